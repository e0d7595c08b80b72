//! Providing for the citizens at the end of a season.

use table::{Message, Refusal, Sink};

use crate::action::{self, Action};
use crate::colour::Resource;
use crate::effect::{Cause, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, PayAny, Place, asked};
use crate::refusal::{CANNOT_PAY, MUST_PAY, NO_SCROLL};
use crate::run::Play;
use crate::scroll::Scroll;
use crate::state::{Board, Open};

impl Keshi {
    /// What the open provision tiles of a player ask, and the points they cost who cannot pay.
    #[must_use]
    pub fn asked(&self, board: &Board) -> ([u8; 3], u8) {
        board.provisions.iter().fold(([0; 3], 0), |(mut all, lost), tile| {
            let tile = self.components.provisions[tile.index()];
            all.iter_mut().zip(tile.resources).for_each(|(all, count)| *all += count);
            (all, lost + tile.points)
        })
    }

    /// How a player can provide.
    pub(crate) fn provisions(&self, board: &Board, found: &mut impl FnMut(Action) -> bool) -> bool {
        let (asked, _) = self.asked(board);
        let plain = board.resources.iter().zip(asked).all(|(&owned, asked)| owned >= asked.into());
        let owned: u16 = board.resources.iter().sum();
        let dinar = board.has(Scroll::AnyPayment) || board.of(Resource::Dinar) > 0;
        let by_scroll = board.has(Scroll::AnyProvisions) && dinar && owned > board.provisions.len().into();
        (!self.can_pay_all(board, asked, &board.resources) || found(Action::Provide(action::Provide::All)))
            && (!by_scroll || found(Action::Provide(action::Provide::Scroll)))
            && (plain || found(Action::Provide(action::Provide::None)))
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Provides for the citizens, or fails to.
    pub(crate) fn provide(&mut self, how: action::Provide) {
        let seat = self.seat();
        self.tell.tell(Event::Provided { seat, how });
        let ([dates, water, dinars], lost) = self.game.asked(self.open.board());
        match how {
            action::Provide::All => {
                self.pay(Resource::Date, dates.into());
                self.pay(Resource::Water, water.into());
                self.pay_dinars(dinars);
            }
            action::Provide::Scroll => {
                self.tell_help(Scroll::AnyProvisions);
                let tiles = self.open.board().provisions.len();
                self.push(PayAny { left: tiles, from: Resource::Date });
                self.pay_dinars(1);
            }
            action::Provide::None => {
                let resources = self.open.board().resources;
                for (resource, count) in Resource::ALL.into_iter().zip(resources) {
                    self.pay(resource, count);
                }
                self.score(-i16::from(lost), Source::Provisions);
            }
        }
    }
}

/// Asks how to pay the provisions, or not.
#[derive(Clone, Copy)]
pub(crate) struct Provide;

impl Asks for Provide {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.provisions(open.board(), found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Provide(how) = answer {
            play.provide(how);
        }
    }

    fn refusal(self, _: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Provide(action::Provide::None) => Some(MUST_PAY),
            Action::Provide(action::Provide::Scroll) if !open.board().has(Scroll::AnyProvisions) => Some(NO_SCROLL),
            Action::Provide(_) => Some(CANNOT_PAY),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-provide")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_due_to(Cause::Provisions) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}
