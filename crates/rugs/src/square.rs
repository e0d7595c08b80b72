//! The 49 squares, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use crate::direction::Direction;

/// Squares along one side of the market.
pub const SIDE: u8 = 7;

/// A square: columns a to g from the left, rows 1 to 7 from the top.
///
/// Inside, eight numbers go to a row of seven, so that a step to the side from the edge lands on the unused eighth and
/// never on the next row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
pub struct Square(u8);

impl Square {
    /// The middle of the market, d4, where Assam starts.
    pub const CENTRE: Square = Square::at(3, 3);

    /// The square in column `x` and row `y`, both counted from 0 at the top left.
    ///
    /// # Panics
    /// If that lies outside the market.
    #[must_use]
    pub const fn at(x: u8, y: u8) -> Square {
        assert!(x < SIDE && y < SIDE, "outside the market");
        Square(y * 8 + x)
    }

    /// All squares, row by row.
    pub fn all() -> impl Iterator<Item = Square> + Clone {
        (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| Square::at(x, y)))
    }

    /// The column, from 0 on the left.
    #[must_use]
    pub const fn x(self) -> u8 {
        self.0 & 7
    }

    /// The row, from 0 at the top.
    #[must_use]
    pub const fn y(self) -> u8 {
        self.0 >> 3
    }

    /// The square beside this one, if it is still in the market.
    #[must_use]
    pub const fn beside(self, direction: Direction) -> Option<Square> {
        match direction {
            Direction::North if self.y() > 0 => Some(Square(self.0 - 8)),
            Direction::East if self.x() < SIDE - 1 => Some(Square(self.0 + 1)),
            Direction::South if self.y() < SIDE - 1 => Some(Square(self.0 + 8)),
            Direction::West if self.x() > 0 => Some(Square(self.0 - 1)),
            _ => None,
        }
    }

    /// For tables with a place per square: below [`Square::PLACES`], with gaps.
    pub(crate) const fn place(self) -> usize {
        self.0 as usize
    }

    pub(crate) const PLACES: usize = 64;
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.x()), self.y() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = [b'a' + self.x(), b'1' + self.y()];
        serializer.serialize_str(str::from_utf8(&name).unwrap_or_default())
    }
}

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is no square: expected a letter from a to g and a number from 1 to 7")]
pub struct NoSquare(String);

impl FromStr for Square {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Square, NoSquare> {
        match *text.as_bytes() {
            [column @ b'a'..=b'g', row @ b'1'..=b'7'] => Ok(Square::at(column - b'a', row - b'1')),
            _ => Err(NoSquare(text.to_owned())),
        }
    }
}

impl TryFrom<String> for Square {
    type Error = NoSquare;

    fn try_from(text: String) -> Result<Square, NoSquare> {
        text.parse()
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Squares(u64);

impl Squares {
    pub(crate) const NONE: Squares = Squares(0);

    #[inline]
    pub(crate) const fn one(square: Square) -> Squares {
        Squares(1 << square.0)
    }

    #[inline]
    pub(crate) const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn xor(self, other: Squares) -> Squares {
        Squares(self.0 ^ other.0)
    }

    #[inline]
    pub(crate) const fn has(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The squares one to the east of these. Some may fall on the unused eighth column.
    #[inline]
    pub(crate) const fn east(self) -> Squares {
        Squares(self.0 << 1)
    }

    /// The squares one to the west of these.
    #[inline]
    pub(crate) const fn west(self) -> Squares {
        Squares(self.0 >> 1)
    }

    /// The squares one to the south of these. Some may fall below the market.
    #[inline]
    pub(crate) const fn south(self) -> Squares {
        Squares(self.0 << 8)
    }

    /// The squares one to the north of these.
    #[inline]
    pub(crate) const fn north(self) -> Squares {
        Squares(self.0 >> 8)
    }

    /// The squares that share a side with one of these. Some may lie outside the market.
    #[inline]
    pub(crate) const fn around(self) -> Squares {
        self.east().or(self.west()).or(self.south()).or(self.north())
    }

    /// Those of these squares that can be reached from `start` by sides, `start` included.
    #[inline]
    pub(crate) const fn connected(self, start: Square) -> Squares {
        let mut reached = Squares::one(start);
        loop {
            let more = reached.or(reached.around().and(self));
            if more.0 == reached.0 {
                return reached;
            }
            reached = more;
        }
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    #[inline]
    fn into_iter(self) -> SquaresIter {
        SquaresIter(self.0)
    }
}

/// The squares of a set, row by row.
pub(crate) struct SquaresIter(u64);

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl fmt::Display for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.into_iter().map(|square| square.to_string()).collect();
        f.write_str(&names.join(" and "))
    }
}
