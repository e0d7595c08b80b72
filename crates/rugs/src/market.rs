//! The market: which colour lies open on each square, and which halves belong to one rug.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

use crate::colour::Colour;
use crate::direction::Direction;
use crate::square::{SIDE, Square, Squares};

/// A place for a rug: two squares side by side, named by the western or northern one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place {
    first: Square,
    lies: Lies,
}

/// How a rug lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Lies {
    /// From west to east.
    Across,
    /// From north to south.
    Down,
}

impl Place {
    /// The place that covers these two squares, in either order, if they lie side by side.
    #[must_use]
    pub fn over(a: Square, b: Square) -> Option<Place> {
        let ahead = |from: Square, to| {
            if from.beside(Direction::East) == Some(to) {
                Some(Place { first: from, lies: Lies::Across })
            } else if from.beside(Direction::South) == Some(to) {
                Some(Place { first: from, lies: Lies::Down })
            } else {
                None
            }
        };
        ahead(a, b).or_else(|| ahead(b, a))
    }

    #[inline]
    pub(crate) const fn new(first: Square, lies: Lies) -> Place {
        Place { first, lies }
    }

    /// All 84 places: first those across, then those down, each row by row.
    pub fn all() -> impl Iterator<Item = Place> {
        let from = |way: Direction, lies| {
            Square::all().filter(move |square| square.beside(way).is_some()).map(move |first| Place { first, lies })
        };
        from(Direction::East, Lies::Across).chain(from(Direction::South, Lies::Down))
    }

    /// The two squares, the western or northern one first.
    #[must_use]
    pub fn squares(self) -> [Square; 2] {
        let way = match self.lies {
            Lies::Across => Direction::East,
            Lies::Down => Direction::South,
        };
        [self.first, self.first.beside(way).expect("a place lies in the market")]
    }

    /// Its number in the order of [`Place::all`].
    pub(crate) const fn number(self) -> u16 {
        let (x, y, side) = (self.first.x() as u16, self.first.y() as u16, SIDE as u16);
        match self.lies {
            Lies::Across => y * (side - 1) + x,
            Lies::Down => side * (side - 1) + y * side + x,
        }
    }

    /// The place with this number.
    pub(crate) const fn numbered(number: u16) -> Option<Place> {
        let side = SIDE as u16;
        let across = side * (side - 1);
        let (lies, number, columns) =
            if number < across { (Lies::Across, number, side - 1) } else { (Lies::Down, number - across, side) };
        let (x, y) = (number % columns, number / columns);
        if number < across { Some(Place { first: Square::at(x as u8, y as u8), lies }) } else { None }
    }

    #[inline]
    pub(crate) const fn first(self) -> Square {
        self.first
    }

    #[inline]
    pub(crate) const fn lies(self) -> Lies {
        self.lies
    }

    #[inline]
    pub(crate) const fn covers(self) -> Squares {
        let first = Squares::one(self.first);
        match self.lies {
            Lies::Across => first.or(first.east()),
            Lies::Down => first.or(first.south()),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.squares();
        write!(f, "{first}-{second}")
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Place {
    /// The two squares.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.squares().serialize(serializer)
    }
}

/// What lies open in the market.
///
/// Only what lies open matters to the game: the colour on each square, and whether it belongs with a neighbouring
/// square to one rug of which nothing is covered. So two markets that play alike are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Half>", try_from = "Vec<Half>")]
pub struct Market {
    covered: Squares,
    /// The two bits of the colour on every covered square, each in a plane of its own.
    bits: [Squares; 2],
    /// Squares that show, with the next one east, a whole rug.
    joined_east: Squares,
    /// Squares that show, with the next one south, a whole rug.
    joined_south: Squares,
}

impl Market {
    /// The squares that show this colour.
    #[inline]
    pub(crate) const fn of(&self, colour: Colour) -> Squares {
        let number = colour as u8;
        let low = if number & 1 != 0 { self.bits[0] } else { self.covered.without(self.bits[0]) };
        let high = if number & 2 != 0 { self.bits[1] } else { self.covered.without(self.bits[1]) };
        low.and(high)
    }

    /// The colour that lies open on a square, if any rug does.
    #[inline]
    #[must_use]
    pub const fn colour(&self, square: Square) -> Option<Colour> {
        if !self.covered.has(square) {
            return None;
        }
        Some(Colour::ALL[self.bits[0].has(square) as usize + 2 * self.bits[1].has(square) as usize])
    }

    /// The squares that show a rug.
    #[inline]
    pub(crate) const fn covered(&self) -> Squares {
        self.covered
    }

    /// How many squares, connected by their sides, show this square's colour. None, if no rug lies there.
    #[inline]
    #[must_use]
    pub const fn stretch(&self, square: Square) -> u8 {
        match self.colour(square) {
            Some(colour) => self.of(colour).connected(square).len(),
            None => 0,
        }
    }

    /// First squares of whole rugs that lie this way.
    #[inline]
    pub(crate) const fn joined(&self, lies: Lies) -> Squares {
        match lies {
            Lies::Across => self.joined_east,
            Lies::Down => self.joined_south,
        }
    }

    /// The squares that show whole rugs.
    #[inline]
    pub(crate) const fn whole(&self) -> Squares {
        let across = self.joined_east.or(self.joined_east.east());
        across.or(self.joined_south).or(self.joined_south.south())
    }

    /// Whether both squares of a place show the two halves of one rug.
    #[inline]
    #[must_use]
    pub const fn is_whole_rug(&self, place: Place) -> bool {
        self.joined(place.lies).has(place.first)
    }

    /// Lays a rug over whatever is there.
    #[inline]
    pub fn lay(&mut self, place: Place, colour: Colour) {
        let under = place.covers();
        self.joined_east = self.joined_east.without(under.or(under.west()));
        self.joined_south = self.joined_south.without(under.or(under.north()));
        self.show(under, colour);
        self.join(place);
    }

    #[inline]
    fn show(&mut self, squares: Squares, colour: Colour) {
        self.covered = self.covered.or(squares);
        for (bit, plane) in self.bits.iter_mut().enumerate() {
            let set = if colour as u8 & (1 << bit) != 0 { squares } else { Squares::NONE };
            *plane = plane.without(squares).or(set);
        }
    }

    #[inline]
    fn join(&mut self, place: Place) {
        let first = Squares::one(place.first);
        match place.lies {
            Lies::Across => self.joined_east = self.joined_east.or(first),
            Lies::Down => self.joined_south = self.joined_south.or(first),
        }
    }

    /// The square that shows the other half of the rug on this one, if it lies open too.
    #[must_use]
    pub fn other_half(&self, square: Square) -> Option<Square> {
        Direction::ALL
            .into_iter()
            .filter_map(|way| square.beside(way))
            .find(|&beside| Place::over(square, beside).is_some_and(|place| self.is_whole_rug(place)))
    }

    /// Every square that shows a rug, row by row.
    pub fn halves(&self) -> impl Iterator<Item = Half> {
        Square::all().filter_map(|square| {
            let colour = self.colour(square)?;
            Some(Half { square, colour, other_half: self.other_half(square) })
        })
    }

    /// The market in which these colours lie open and these places show whole rugs, be it possible or not.
    pub(crate) fn assemble(
        colours: impl IntoIterator<Item = (Square, Colour)>,
        whole: impl IntoIterator<Item = Place>,
    ) -> Market {
        let mut market = Market::default();
        colours.into_iter().for_each(|(square, colour)| market.show(Squares::one(square), colour));
        whole.into_iter().for_each(|place| market.join(place));
        market
    }

    /// Whether every whole rug has one colour, and shares no square with another.
    #[inline]
    pub(crate) const fn is_sound(&self) -> bool {
        let (across, down) = (self.joined_east, self.joined_south);
        let (east, south) = (across.east(), down.south());
        let overlap = across.and(east).or(down.and(south)).or(across.or(east).and(down.or(south)));
        // Where a square and the next differ in whether they are covered, or in a bit of the colour.
        let torn_across = across.without(self.covered).or(across.and(self.differs(Lies::Across)));
        let torn_down = down.without(self.covered).or(down.and(self.differs(Lies::Down)));
        overlap.or(torn_across).or(torn_down).is_empty()
    }

    /// First squares of places whose two squares do not look the same.
    const fn differs(&self, lies: Lies) -> Squares {
        let [low, high] = self.bits;
        match lies {
            Lies::Across => (self.covered.xor(self.covered.west())).or(low.xor(low.west())).or(high.xor(high.west())),
            Lies::Down => (self.covered.xor(self.covered.north())).or(low.xor(low.north())).or(high.xor(high.north())),
        }
    }

    /// What is not sound about it.
    pub(crate) fn faults(&self) -> Vec<BadMarket> {
        let mut faults = Vec::new();
        let mut taken = Squares::NONE;
        for place in self.whole_rugs() {
            let [first, second] = place.squares();
            if self.colour(first).is_none() || self.colour(first) != self.colour(second) {
                faults.push(BadMarket::NotOneColour(place));
            }
            if !taken.and(place.covers()).is_empty() {
                faults.push(BadMarket::Overlap(place));
            }
            taken = taken.or(place.covers());
        }
        faults
    }

    /// The places that show a whole rug.
    pub fn whole_rugs(&self) -> impl Iterator<Item = Place> {
        let lying = |lies| self.joined(lies).into_iter().map(move |first| Place { first, lies });
        lying(Lies::Across).chain(lying(Lies::Down))
    }
}

/// A square that shows half a rug.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Half {
    /// Where.
    pub square: Square,
    /// The rug's colour.
    pub colour: Colour,
    /// Where its other half lies, if that is open too.
    pub other_half: Option<Square>,
}

/// Why halves make no market.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMarket {
    /// Two halves on one square.
    #[error("two rugs lie open on {0}")]
    Twice(Square),
    /// Halves that do not touch.
    #[error("{0} and {1} are not side by side and cannot show one rug")]
    Apart(Square, Square),
    /// A whole rug of no colour, or of two.
    #[error("{0} does not show one colour, so no whole rug lies there")]
    NotOneColour(Place),
    /// Two whole rugs on one square.
    #[error("the whole rug on {0} overlaps another whole rug")]
    Overlap(Place),
    /// A half whose other half belongs elsewhere.
    #[error("the halves of the rug on {0} do not name each other")]
    OneSided(Square),
}

impl From<Market> for Vec<Half> {
    fn from(market: Market) -> Vec<Half> {
        market.halves().collect()
    }
}

impl TryFrom<Vec<Half>> for Market {
    type Error = BadMarket;

    fn try_from(halves: Vec<Half>) -> Result<Market, BadMarket> {
        let mut whole = Vec::new();
        for (at, &Half { square, other_half, .. }) in halves.iter().enumerate() {
            if halves[..at].iter().any(|half| half.square == square) {
                return Err(BadMarket::Twice(square));
            }
            if let Some(other) = other_half {
                whole.push(Place::over(square, other).ok_or(BadMarket::Apart(square, other))?);
            }
        }
        let market = Market::assemble(halves.iter().map(|half| (half.square, half.colour)), whole);
        if let Some(fault) = market.faults().into_iter().next() {
            return Err(fault);
        }
        match halves.iter().find(|half| half.other_half != market.other_half(half.square)) {
            Some(half) => Err(BadMarket::OneSided(half.square)),
            None => Ok(market),
        }
    }
}
