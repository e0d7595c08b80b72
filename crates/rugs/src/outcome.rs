//! What chance may bring: a throw of the die, or the next rug of a pile.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::colour::Colour;

/// What chance may bring.
///
/// ```
/// use rugs::{Colour, Outcome};
///
/// assert_eq!("y".parse::<Outcome>()?, Outcome::Rug(Colour::Yellow));
/// assert_eq!("3".parse::<Outcome>()?.to_string(), "3");
/// assert!("5".parse::<Outcome>().is_err());
/// # Ok::<(), rugs::NoOutcome>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The die shows so many slippers. Written `1` to `4`.
    Slippers(Slippers),
    /// The next rug of the pile has this colour (two players). Written `b`, `r`, `y`, `g`.
    Rug(Colour),
}

/// A number of slippers on the die, 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Slippers(u8);

impl Slippers {
    /// The most that a face shows.
    pub(crate) const MOST: usize = 4;

    /// The six faces of the die.
    pub const FACES: [Slippers; 6] = [Slippers(1), Slippers(2), Slippers(2), Slippers(3), Slippers(3), Slippers(4)];

    /// So many slippers, if a face of the die shows them.
    #[must_use]
    pub fn new(count: u8) -> Option<Slippers> {
        Slippers::FACES.into_iter().find(|face| face.0 == count)
    }

    /// Every number that a face shows, once, with the number of faces that do.
    pub fn weighted() -> impl Iterator<Item = (Slippers, u32)> {
        Slippers::FACES.chunk_by(|a, b| a == b).map(|faces| (faces[0], faces.len() as u32))
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Slippers(slippers) => write!(f, "{}", slippers.0),
            Outcome::Rug(colour) => colour.fmt(f),
        }
    }
}

/// A text that names no outcome.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an outcome is a throw (1 to 4) or the colour of a rug (b, r, y, g)")]
pub struct NoOutcome;

impl FromStr for Outcome {
    type Err = NoOutcome;

    fn from_str(text: &str) -> Result<Outcome, NoOutcome> {
        let mut letters = text.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else { return Err(NoOutcome) };
        match letter.to_digit(10) {
            Some(count) => Slippers::new(count as u8).map(Outcome::Slippers),
            None => Colour::from_letter(letter).map(Outcome::Rug),
        }
        .ok_or(NoOutcome)
    }
}
