//! The course of a turn: what comes after what.

use table::{Seat, Sink};

use crate::colour::Colour;
use crate::event::Event;
use crate::game::Rugs;
use crate::outcome::Slippers;
use crate::state::{Phase, State};

impl Rugs {
    /// The die has been thrown: Assam walks, the player pays, and lays a rug if still in.
    #[inline]
    pub(crate) fn after_throw(&self, state: &mut State, slippers: Slippers, tell: &mut impl Sink<Event>) {
        let path = state.assam.walk(slippers);
        tell.tell(Event::Walked { seat: state.seat, slippers, path });
        state.assam = path.to();
        self.pay(state, tell);
        if state.merchant(state.seat).is_in() {
            state.phase = Phase::Lay;
        } else {
            self.pass(state, tell);
        }
    }

    /// A rug has been laid: with two players the next of the pile turns up.
    #[inline]
    pub(crate) fn after_lay(&self, state: &mut State, tell: &mut impl Sink<Event>) {
        if self.players == 2 {
            match state.merchant(state.seat).unlaid {
                [0, 0] => {}
                [_, 0] => return self.after_draw(state, Colour::ALL[state.seat.index()], tell),
                [0, _] => return self.after_draw(state, Colour::ALL[state.seat.index() + 2], tell),
                [_, _] => {
                    state.phase = Phase::Draw;
                    return;
                }
            }
        }
        self.close(state, tell);
    }

    /// The next rug of a pile has turned up: at the start of the game one for each player, later after every rug laid.
    pub(crate) fn after_draw(&self, state: &mut State, colour: Colour, tell: &mut impl Sink<Event>) {
        let seat = state.seat;
        state.merchant_mut(seat).top = Some(colour);
        tell.tell(Event::Drew { seat, colour });
        if self.in_set_up(state) {
            if seat.index() + 1 < self.players {
                state.seat = Seat::new(seat.index() + 1);
            } else {
                self.begin_turn(state, Seat::new(0));
            }
        } else {
            self.close(state, tell);
        }
    }

    /// Whether nobody has laid a rug yet.
    pub(crate) fn in_set_up(&self, state: &State) -> bool {
        Seat::all(self.players).all(|seat| state.merchant(seat).unlaid() == self.rugs_each())
    }

    /// The end of a turn in which a rug was laid: in the variant the player turns Assam, unless it was the last rug.
    #[inline]
    fn close(&self, state: &mut State, tell: &mut impl Sink<Event>) {
        if self.options().variant && self.has_rugs(state, self.after(state)) {
            state.phase = Phase::Rotate;
        } else {
            self.pass(state, tell);
        }
    }

    /// The turn passes to the next player, if the game goes on.
    #[inline]
    pub(crate) fn pass(&self, state: &mut State, tell: &mut impl Sink<Event>) {
        let next = self.after(state);
        if self.has_rugs(state, next) && !self.is_alone(state, next) {
            self.begin_turn(state, next);
        } else {
            state.phase = Phase::Over;
            state.seat = Seat::new(0);
            tell.tell(Event::Ended);
        }
    }

    #[inline]
    fn begin_turn(&self, state: &mut State, seat: Seat) {
        state.seat = seat;
        state.phase = if self.options().variant { Phase::Throw } else { Phase::Face };
    }

    /// The next player in turn order who is still in.
    #[inline]
    fn after(&self, state: &State) -> Seat {
        let mut seat = state.seat.index();
        loop {
            seat = if seat + 1 == self.players { 0 } else { seat + 1 };
            if state.merchants[seat].is_in() {
                return Seat::new(seat);
            }
        }
    }

    /// Whether this player has a rug to lay. All lay in turn, so once the next player has none, nobody has.
    #[inline]
    fn has_rugs(&self, state: &State, seat: Seat) -> bool {
        state.merchant(seat).unlaid() > 0
    }

    #[inline]
    pub(crate) fn is_alone(&self, state: &State, seat: Seat) -> bool {
        Seat::all(self.players).all(|other| other == seat || !state.merchant(other).is_in())
    }
}
