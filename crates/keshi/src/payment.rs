//! Resources and goods that are chosen, and paying.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Colour, Resource};
use crate::effect::{Cause, Effect};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Place, Question, asked_count, some};
use crate::refusal::{CANNOT_PAY, IN_ORDER};
use crate::run::{After, Play};
use crate::scroll::Scroll;
use crate::state::{Board, Open};
use crate::step::Step;

/// Asks for a good, and gives so many of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Good {
    /// How many.
    pub count: u8,
}

impl Asks for Good {
    #[inline]
    fn answers(self, _: &Keshi, _: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        Colour::GOODS.into_iter().all(|colour| found(Action::Keshi(colour)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Keshi(colour) = answer {
            play.get_goods(colour, self.count.into());
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, _: Action) -> Option<Refusal> {
        None
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_count("keshi-ask-good", self.count)
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        some(self.count)
    }
}

/// Asks for resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Resources {
    /// How many.
    pub left: u8,
    /// In their order, none before this one.
    pub from: Resource,
}

impl Asks for Resources {
    fn begin<T: Sink<Event>>(self, _: &mut Play<'_, T>) -> After {
        if self.left == 0 { After::Done } else { After::Ask }
    }

    #[inline]
    fn answers(self, _: &Keshi, _: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        Resource::ALL[self.from as usize..].iter().all(|&resource| found(Action::Take(resource)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Take(resource) = answer {
            play.push(Resources { left: self.left - 1, from: resource });
            play.get(resource, 1);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Take(_) => Some(IN_ORDER),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_count("keshi-ask-resources", self.left)
    }

    fn fits(self, _: Place<'_>) -> bool {
        true
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        some(self.left)
    }
}

/// Asks how to pay dinars: dates and water will do too (scroll 33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Pay {
    /// How many.
    pub left: u8,
    /// In their order, none before this one.
    pub from: Resource,
}

impl Asks for Pay {
    fn begin<T: Sink<Event>>(self, _: &mut Play<'_, T>) -> After {
        if self.left == 0 { After::Done } else { After::Ask }
    }

    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        payments(open.board(), self.left, self.from).all(|resource| found(Action::Pay(resource)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Pay(resource) = answer {
            play.push(Pay { left: self.left - 1, from: resource });
            if resource != Resource::Dinar {
                play.tell_help(Scroll::AnyPayment);
            }
            play.pay(resource, 1);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Pay(resource) if (resource as u8) < self.from as u8 => Some(IN_ORDER),
            Action::Pay(_) => Some(CANNOT_PAY),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_count("keshi-ask-pay", self.left)
    }

    fn fits(self, at: Place<'_>) -> bool {
        let over = match at.under {
            Some(Effect::Ask(Question::PayAny(_) | Question::Build(_))) => true,
            Some(Effect::Do(Step::Store(_) | Step::Refresh { .. })) => true,
            _ => at.is_due_to(Cause::Provisions),
        };
        over && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        some(self.left)
    }
}

/// Asks with which resources to pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PayAny {
    /// How many.
    pub left: u8,
    /// In their order, none before this one.
    pub from: Resource,
}

impl Asks for PayAny {
    fn begin<T: Sink<Event>>(self, _: &mut Play<'_, T>) -> After {
        if self.left == 0 { After::Done } else { After::Ask }
    }

    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        payments(open.board(), self.left, self.from).all(|resource| found(Action::Pay(resource)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Pay(resource) = answer {
            play.push(PayAny { left: self.left - 1, from: resource });
            play.pay(resource, 1);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Pay(resource) if (resource as u8) < self.from as u8 => Some(IN_ORDER),
            Action::Pay(_) => Some(CANNOT_PAY),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_count("keshi-ask-pay-any", self.left)
    }

    fn fits(self, at: Place<'_>) -> bool {
        let over = at.is_due_to(Cause::Provisions) || matches!(at.under, Some(Effect::Do(Step::Store(_))));
        over && matches!(at.above, [] | [Effect::Ask(Question::Pay(_))])
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        some(self.left)
    }
}

/// Resources to pay the next of `left` with, so that the rest can be paid with it and those after it.
fn payments(board: &Board, left: u8, from: Resource) -> impl Iterator<Item = Resource> {
    let resources = board.resources;
    let rest = move |&resource: &Resource| {
        resources[resource as usize] > 0 && resources[resource as usize..].iter().sum::<u16>() >= left.into()
    };
    Resource::ALL.into_iter().skip(from as usize).filter(rest)
}
