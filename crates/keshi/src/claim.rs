//! Claiming keshis from the tower's base.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::Colour;
use crate::effect::Cause;
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Deploy, Place, asked, asked_colour};
use crate::refusal::{NOT_IN_BASE, ONE_EACH, SECTOR_FULL};
use crate::run::Play;
use crate::scroll::Scroll;
use crate::state::{Board, Open};

impl Keshi {
    /// How many keshis of a colour still have a space, with those beside the board placed.
    fn room_left(&self, board: &Board, colour: Colour) -> u8 {
        self.room(board, colour).saturating_sub(board.aside.of(colour))
    }

    /// What a player may claim: one or two keshis of a colour that has a space; with scroll 61 the first of any two.
    pub(crate) fn claims(&self, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let board = open.board();
        let most = if board.has(Scroll::AnyTwoClaims) { 1 } else { 2 };
        open.base.iter().all(|(colour, count)| {
            let most = count.min(most).min(self.room_left(board, colour));
            (most == 0 || found(Action::Claim(colour, 1))) && (most < 2 || found(Action::Claim(colour, 2)))
        })
    }

    /// The second keshi that scroll 61 takes.
    pub(crate) fn second_claims(&self, open: &Open, first: Colour) -> impl Iterator<Item = Action> {
        let board = open.board();
        let free = move |&(colour, _): &(Colour, u8)| self.room_left(board, colour) > u8::from(colour == first);
        open.base.iter().filter(free).map(|(colour, _)| Action::Claim(colour, 1))
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Claims keshis and deploys them.
    pub(crate) fn claim(&mut self, colour: Colour, count: u8) {
        self.because(Cause::Claim);
        self.take_from_base(colour, count);
        if self.has(Scroll::AnyTwoClaims) && self.game.second_claims(self.open, colour).next().is_some() {
            return self.push(ClaimSecond { first: colour });
        }
        self.place_claimed(colour, count);
    }

    /// Keshis claimed are deployed; in the Essential edition they lie beside the board until all are claimed.
    fn place_claimed(&mut self, colour: Colour, count: u8) {
        if self.game.options().is_essential() {
            self.board().aside.add(colour, count);
        } else {
            (0..count).for_each(|_| self.push(Deploy { colour, act: false }));
        }
    }

    /// Claims a second keshi of any colour, and deploys both.
    pub(crate) fn claim_second(&mut self, first: Colour, colour: Colour) {
        if colour != first {
            self.tell_help(Scroll::AnyTwoClaims);
        }
        self.take_from_base(colour, 1);
        self.place_claimed(colour, 1);
        self.place_claimed(first, 1);
    }

    fn take_from_base(&mut self, colour: Colour, count: u8) {
        let seat = self.seat();
        self.open.base.take(colour, count);
        self.tell.tell(Event::Claimed { seat, colour, count });
    }
}

/// Asks which keshis to claim from the tower's base.
#[derive(Clone, Copy)]
pub(crate) struct Claim;

impl Asks for Claim {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.claims(open, found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Claim(colour, count) = answer {
            play.claim(colour, count);
        }
    }

    fn refusal(self, _: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Claim(colour, count) => Some(not_claimed(open, colour, count)),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, open: &Open) -> Option<Message> {
        // With another colour for the second there is always a second.
        asked(if open.board().has(Scroll::AnyTwoClaims) { "keshi-ask-claim-two" } else { "keshi-ask-claim" })
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_bottom() && at.is_top()
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        !open.base.is_empty()
    }
}

/// Asks for another keshi to claim (scroll 61).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClaimSecond {
    /// The colour of the first.
    pub first: Colour,
}

impl Asks for ClaimSecond {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.second_claims(open, self.first).all(found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Claim(colour, _) = answer {
            play.claim_second(self.first, colour);
        }
    }

    fn refusal(self, _: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Claim(colour, count) => Some(not_claimed(open, colour, count)),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_colour("keshi-ask-claim-second", self.first)
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_due_to(Cause::Claim) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        open.board().has(Scroll::AnyTwoClaims)
    }
}

/// Why keshis cannot be claimed.
fn not_claimed(open: &Open, colour: Colour, count: u8) -> Refusal {
    match () {
        () if open.base.of(colour) < count => NOT_IN_BASE,
        () if count > 1 && open.board().has(Scroll::AnyTwoClaims) => ONE_EACH,
        () => SECTOR_FULL,
    }
}
