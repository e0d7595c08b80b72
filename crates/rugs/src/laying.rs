//! Laying rugs: where the next one may go.

use table::{Refusal, Seat, Sink};

use crate::action::Action;
use crate::colour::Colour;
use crate::event::{Event, NOT_BESIDE_ASSAM, UNDER_ASSAM, WHOLE_RUG};
use crate::game::Rugs;
use crate::market::{Lies, Place};
use crate::square::{SIDE, Square, Squares};
use crate::state::State;

/// The most places there are for a rug: three at each of the four squares beside Assam's.
const MOST: usize = 12;

/// The places beside Assam: one of the two squares touches a side of his, and neither is his own.
struct Beside {
    places: [Place; MOST],
    count: usize,
    /// First squares of those that lie across, and of those that lie down.
    across: Squares,
    down: Squares,
}

/// The places beside Assam, for every square he may stand on.
static BESIDE: [Beside; Square::PLACES] = {
    let mut beside = [const {
        Beside {
            places: [Place::new(Square::CENTRE, Lies::Across); MOST],
            count: 0,
            across: Squares::NONE,
            down: Squares::NONE,
        }
    }; Square::PLACES];
    let mut y = 0;
    while y < SIDE {
        let mut x = 0;
        while x < SIDE {
            let assam = Square::at(x, y);
            let here = &mut beside[assam.place()];
            let mut number = 0;
            while let Some(place) = Place::numbered(number) {
                if is_beside(place, assam) {
                    here.places[here.count] = place;
                    here.count += 1;
                    match place.lies() {
                        Lies::Across => here.across = here.across.or(Squares::one(place.first())),
                        Lies::Down => here.down = here.down.or(Squares::one(place.first())),
                    }
                }
                number += 1;
            }
            x += 1;
        }
        y += 1;
    }
    beside
};

/// Whether a rug there would touch a side of Assam's square and leave the square itself free.
pub(crate) const fn is_beside(place: Place, assam: Square) -> bool {
    let covers = place.covers();
    !covers.has(assam) && !covers.and(Squares::one(assam).around()).is_empty()
}

/// The places for a rug beside Assam's square, whatever lies there.
pub(crate) fn places_beside(assam: Square) -> &'static [Place] {
    let beside = &BESIDE[assam.place()];
    &beside.places[..beside.count]
}

impl Rugs {
    /// Lists where the player whose turn it is may lay the next rug. There is always a place: each square beside
    /// Assam's has at least two others beside it, and belongs with at most one of them to a whole rug.
    #[inline]
    pub(crate) fn list_places(&self, state: &State, into: &mut Vec<Action>) {
        let beside = &BESIDE[state.assam.square.place()];
        let own = if self.options().cover_own { self.squares_of(state, state.seat) } else { Squares::NONE };
        let across = state.market.joined(Lies::Across).without(own);
        let down = state.market.joined(Lies::Down).without(own);
        // Every place is written down, and only the free ones are stepped past, so that the processor has nothing to
        // guess: this is the innermost loop of every search. Sixteen slots, so that it need not look for the end.
        into.resize(16, Action::Lay(beside.places[0]));
        let mut count = 0;
        if let Some(free) = into.first_chunk_mut::<16>() {
            for (at, &place) in beside.places.iter().enumerate() {
                free[count & 15] = Action::Lay(place);
                let whole = match place.lies() {
                    Lies::Across => across,
                    Lies::Down => down,
                };
                count += usize::from(at < beside.count && !whole.has(place.first()));
            }
        }
        into.truncate(count);
    }

    /// Whether one of these whole rugs lies beside Assam.
    pub(crate) fn is_any_beside(state: &State, squares: Squares) -> bool {
        let beside = &BESIDE[state.assam.square.place()];
        let across = beside.across.and(state.market.joined(Lies::Across));
        let down = beside.down.and(state.market.joined(Lies::Down));
        !across.or(down).and(squares).is_empty()
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
        Colour::of(seat, self.players)
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
