//! Laying rugs: where the next one may go.

use table::{Refusal, Seat, Sink};

use crate::action::Action;
use crate::colour::Colour;
use crate::event::{Event, NOT_BESIDE_ASSAM, UNDER_ASSAM, WHOLE_RUG};
use crate::game::Rugs;
use crate::market::{Lies, Place};
use crate::square::{SIDE, Square, Squares};
use crate::state::State;

/// First squares of the places beside Assam that lie one way: one of the two squares touches a side of his, and
/// neither is his own.
struct Beside {
    across: Squares,
    down: Squares,
}

/// The places beside Assam, for every square he may stand on.
static BESIDE: [Beside; Square::PLACES] = {
    let mut beside = [const { Beside { across: Squares::NONE, down: Squares::NONE } }; Square::PLACES];
    let mut y = 0;
    while y < SIDE {
        let mut x = 0;
        while x < SIDE {
            let assam = Square::at(x, y);
            beside[assam.place()] =
                Beside { across: places_beside(assam, Lies::Across), down: places_beside(assam, Lies::Down) };
            x += 1;
        }
        y += 1;
    }
    beside
};

const fn places_beside(assam: Square, lies: Lies) -> Squares {
    let (columns, rows) = match lies {
        Lies::Across => (SIDE - 1, SIDE),
        Lies::Down => (SIDE, SIDE - 1),
    };
    let mut places = Squares::NONE;
    let mut y = 0;
    while y < rows {
        let mut x = 0;
        while x < columns {
            let first = Square::at(x, y);
            if is_beside(Place::new(first, lies), assam) {
                places = places.or(Squares::one(first));
            }
            x += 1;
        }
        y += 1;
    }
    places
}

/// Whether a rug there would touch a side of Assam's square and leave the square itself free.
pub(crate) const fn is_beside(place: Place, assam: Square) -> bool {
    let covers = place.covers();
    !covers.has(assam) && !covers.and(Squares::one(assam).around()).is_empty()
}

impl Rugs {
    /// Lists where the player whose turn it is may lay the next rug. There is always a place: each square beside
    /// Assam's has at least two others beside it, and belongs with at most one of them to a whole rug.
    #[inline]
    pub(crate) fn list_places(&self, state: &State, into: &mut Vec<Action>) {
        let beside = &BESIDE[state.assam.square.place()];
        let own = if self.options().cover_own { self.squares_of(state, state.seat) } else { Squares::NONE };
        for (lies, places) in [(Lies::Across, beside.across), (Lies::Down, beside.down)] {
            let forbidden = state.market.joined(lies).without(own);
            into.extend(places.without(forbidden).into_iter().map(|first| Action::Lay(Place::new(first, lies))));
        }
    }

    /// Whether the player whose turn it is may lay a rug there.
    pub(crate) fn allows_place(&self, state: &State, place: Place) -> Result<(), Refusal> {
        if place.covers().has(state.assam.square) {
            return Err(UNDER_ASSAM);
        }
        if !is_beside(place, state.assam.square) {
            return Err(NOT_BESIDE_ASSAM);
        }
        if state.market.is_whole_rug(place) {
            let colour = state.market.colour(place.squares()[0]).expect("a whole rug has a colour");
            if !self.options().cover_own || colour.owner(self.players) != state.seat {
                return Err(WHOLE_RUG);
            }
        }
        Ok(())
    }

    /// The squares that show rugs of this player.
    pub(crate) fn squares_of(&self, state: &State, seat: Seat) -> Squares {
        self.colours_of(seat).fold(Squares::NONE, |squares, colour| squares.or(state.market.of(colour)))
    }

    /// The colours of this player's rugs, in the order in which a [`Merchant`](crate::Merchant) counts them.
    #[inline]
    pub fn colours_of(&self, seat: Seat) -> impl Iterator<Item = Colour> + Clone + use<> {
        let second = if self.players == 2 { Some(Colour::ALL[seat.index() + 2]) } else { None };
        [Colour::ALL[seat.index()]].into_iter().chain(second)
    }

    /// The colour of the rug that a player lays next.
    #[inline]
    #[must_use]
    pub fn next_rug(&self, state: &State, seat: Seat) -> Option<Colour> {
        let merchant = state.merchant(seat);
        if self.players == 2 { merchant.top } else { (merchant.unlaid() > 0).then_some(Colour::ALL[seat.index()]) }
    }

    /// Lays the next rug of the player whose turn it is.
    #[inline]
    pub(crate) fn lay(&self, state: &mut State, place: Place, tell: &mut impl Sink<Event>) {
        let seat = state.seat;
        let colour = self.next_rug(state, seat).expect("a player who lays has a rug");
        state.market.lay(place, colour);
        let merchant = state.merchant_mut(seat);
        merchant.unlaid[Rugs::which(colour, self.players)] -= 1;
        merchant.top = None;
        tell.tell(Event::Laid { seat, colour, squares: place.squares() });
    }

    /// Which of its owner's colours this is: the first or the second.
    #[inline]
    pub(crate) const fn which(colour: Colour, players: usize) -> usize {
        if players == 2 { colour as usize / 2 } else { 0 }
    }
}
