//! Payment: what is owed where Assam stops.

use table::{Seat, Sink};

use crate::event::Event;
use crate::game::Rugs;
use crate::state::State;

/// What one merchant owes another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Debt {
    /// Whom.
    pub to: Seat,
    /// How much: a dirham for each connected square of the colour under Assam.
    pub dirhams: u8,
}

impl Rugs {
    /// What the player whose turn it is owes where Assam stands: nothing on an empty square, an own rug of any colour,
    /// or the rug of somebody who is out.
    #[inline]
    #[must_use]
    pub fn debt(&self, state: &State) -> Option<Debt> {
        let colour = state.market.colour(state.assam.square)?;
        let to = colour.owner(self.players);
        (to != state.seat && state.merchant(to).is_in())
            .then(|| Debt { to, dirhams: state.market.stretch(state.assam.square) })
    }

    /// Pays what is owed, as far as the dirhams go. Whoever owes more than they have pays all of it and is out.
    #[inline]
    pub(crate) fn pay(&self, state: &mut State, tell: &mut impl Sink<Event>) {
        let Some(Debt { to, dirhams: owed }) = self.debt(state) else { return };
        let seat = state.seat;
        let paid = owed.min(state.merchant(seat).dirhams);
        state.merchant_mut(seat).dirhams -= paid;
        state.merchant_mut(to).dirhams += paid;
        tell.tell(Event::Paid { seat, to, owed, paid });
        if paid < owed {
            self.go_out(state, seat, tell);
        }
    }

    /// A merchant leaves the game: the unlaid rugs go with them, the laid ones stay and are nobody's.
    #[cold]
    fn go_out(&self, state: &mut State, seat: Seat, tell: &mut impl Sink<Event>) {
        let before = state.merchants.iter().filter(|merchant| !merchant.is_in()).count();
        let merchant = state.merchant_mut(seat);
        merchant.unlaid = [0; 2];
        merchant.top = None;
        merchant.out = before as u8 + 1;
        tell.tell(Event::WentOut { seat });
    }
}
