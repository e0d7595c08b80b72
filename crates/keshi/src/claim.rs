//! Claiming keshis from the tower's base.

use table::Sink;

use crate::action::Action;
use crate::colour::Colour;
use crate::effect::{Cause, Effect};
use crate::event::Event;
use crate::game::Keshi;
use crate::run::Play;
use crate::state::Open;

impl Keshi {
    /// What a player may claim: one or two keshis of a colour that has a space; with scroll 61 the first of any two.
    pub(crate) fn claims(&self, open: &Open) -> impl Iterator<Item = Action> {
        let board = open.board();
        let most = if board.has(61) { 1 } else { 2 };
        open.base.iter().flat_map(move |(colour, count)| {
            let most = count.min(most).min(self.room(board, colour));
            (1..=most).map(move |count| Action::Claim(colour, count))
        })
    }

    /// The second keshi that scroll 61 takes.
    pub(crate) fn second_claims(&self, open: &Open, first: Colour) -> impl Iterator<Item = Action> {
        let board = open.board();
        let free = move |&(colour, _): &(Colour, u8)| self.room(board, colour) > u8::from(colour == first);
        open.base.iter().filter(free).map(|(colour, _)| Action::Claim(colour, 1))
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Claims keshis and deploys them.
    pub(crate) fn claim(&mut self, colour: Colour, count: u8) {
        self.because(Cause::Claim);
        self.take_from_base(colour, count);
        if self.has(61) && self.game.second_claims(self.open, colour).next().is_some() {
            return self.push(Effect::ClaimSecond { first: colour });
        }
        (0..count).for_each(|_| self.push(Effect::Deploy { colour, act: false }));
    }

    /// Claims a second keshi of any colour, and deploys both.
    pub(crate) fn claim_second(&mut self, first: Colour, colour: Colour) {
        if colour != first {
            self.tell_help(61);
        }
        self.take_from_base(colour, 1);
        self.push(Effect::Deploy { colour, act: false });
        self.push(Effect::Deploy { colour: first, act: false });
    }

    fn take_from_base(&mut self, colour: Colour, count: u8) {
        let seat = self.seat();
        self.open.base.take(colour, count);
        self.tell.tell(Event::Claimed { seat, colour, count });
    }
}
