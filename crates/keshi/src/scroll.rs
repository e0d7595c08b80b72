//! The scrolls: what each does at the moment it is taken.
//!
//! Scrolls that work for the rest of the game are asked for by number where they matter: 17, 56, 60 on the river; 13 to
//! 16, 26, 27, 48, 49, 52, 63 on the stairs; 23 to 25 in the orchard; 29, 31, 51, 54, 65 on the square; 18, 34, 46 in the
//! souk; 22, 32, 36, 66 in the medina; 45, 68 in the Sahara; 35, 50, 57 for vendors; 61 when claiming; 28, 44, 69 at the
//! end of a round or season; 33 wherever dinars are paid.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Resource, Sector};
use crate::deploy::KeshiAndAction;
use crate::effect::{Cause, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::oasis::ScoreClaimed;
use crate::question::{Asks, Both, Deploy, FreeOases, Place, TakeScroll, asked};
use crate::refusal::{CANNOT_PAY, IN_ORDER};
use crate::run::Play;
use crate::sector::AnyAction;
use crate::stairs::ALL_SPACES;
use crate::state::Open;
use crate::tile::Tile;

impl Keshi {
    /// The kind of a scroll, from 0.
    #[must_use]
    pub fn kind_of(&self, scroll: Tile) -> u8 {
        let kinds = &self.components.scroll_kinds;
        kinds.iter().position(|kind| scroll.0 <= kind.numbers.1).expect("every scroll is of a kind") as u8
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Does what a scroll does when it is taken.
    pub(crate) fn unroll(&mut self, scroll: Tile) {
        let components = self.components();
        let number = usize::from(scroll.0);
        let value = components.scroll_values[number];
        self.because(Cause::Scroll(scroll));
        match number {
            1..=12 => self.push(Deploy { colour: components.scroll_keshis[number - 1], act: false }),
            19..=21 => self.gain(components.scroll_resources[number - 19], 1, Source::Scrolls),
            30 => self.keshis(1, false),
            37..=42 => {
                let [first, second] = components.scroll_goods[number - 37];
                self.get_goods(first, 1);
                self.get_goods(second, 1);
            }
            43 | 67 => self.keshis(value, false),
            47 => self.three_spectators(),
            53 => self.push(AnyAction),
            55 => self.push(Both { steps: value }),
            57 => {
                let board = self.board();
                board.vendors.put(Sector::Souk);
                board.new_vendor = true;
                let seat = self.seat();
                self.tell.tell(Event::Deployed { seat, colour: crate::Colour::Red, sector: Sector::Souk });
                self.get(Resource::Water, value.into());
            }
            58 => self.push(TakeScroll { kind: 3, dates: 1 }),
            59 => self.push_line(ALL_SPACES),
            62 => self.push(FreeOases { left: value, may: false }),
            64 => self.push(KeshiAndAction),
            70 => self.all_entertainers(),
            71 => self.push(ScoreClaimed),
            72 => self.push(Sell { from: Resource::Date }),
            _ => {}
        }
    }

    /// Returns a resource for points (scroll 72).
    pub(crate) fn sell(&mut self, resource: Resource) {
        self.push(Sell { from: resource });
        self.pay(resource, 1);
        self.score(self.components().scroll_values[72].into(), Source::Scrolls);
    }
}

/// Asks which resources to return for points (scroll 72).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sell {
    /// In their order, none before this one.
    pub from: Resource,
}

impl Asks for Sell {
    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let owned = |&&resource: &&Resource| open.board().of(resource) > 0;
        let mut left = Resource::ALL[self.from as usize..].iter().filter(owned).peekable();
        left.peek().is_none() || (left.all(|&resource| found(Action::Pay(resource))) && found(Action::Stop))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Pay(resource) = answer {
            play.sell(resource);
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
        asked("keshi-ask-sell")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_scroll(&[72]) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        open.board().has(72)
    }
}
