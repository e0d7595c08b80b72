//! The four ways Assam may face.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A side of the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Direction {
    /// Towards row 1.
    North,
    /// Towards column g.
    East,
    /// Towards row 7.
    South,
    /// Towards column a.
    West,
}

impl Direction {
    /// All four, clockwise from north.
    pub const ALL: [Direction; 4] = [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The opposite direction.
    #[inline]
    #[must_use]
    pub const fn back(self) -> Direction {
        Direction::ALL[(self as usize + 2) % 4]
    }

    /// Straight on and the two quarter turns, in the order of [`Direction::ALL`].
    #[inline]
    pub(crate) const fn but_back(self) -> [Direction; 3] {
        use Direction::{East, North, South, West};
        match self {
            North => [North, East, West],
            East => [North, East, South],
            South => [East, South, West],
            West => [North, South, West],
        }
    }

    /// The message that names it.
    pub(crate) const fn word(self) -> &'static str {
        ["rugs-north", "rugs-east", "rugs-south", "rugs-west"][self as usize]
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["n", "e", "s", "w"][*self as usize])
    }
}

/// A text that names no direction.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a direction is n, e, s or w")]
pub struct NoDirection;

impl FromStr for Direction {
    type Err = NoDirection;

    fn from_str(text: &str) -> Result<Direction, NoDirection> {
        Direction::ALL.into_iter().find(|direction| direction.to_string() == text).ok_or(NoDirection)
    }
}
