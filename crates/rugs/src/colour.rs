//! The four colours of rugs.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Seat;

/// A colour of rugs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Colour {
    /// Majorelle blue.
    Blue,
    /// Madder red.
    Red,
    /// Saffron yellow.
    Yellow,
    /// Verdigris green.
    Green,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Blue, Colour::Red, Colour::Yellow, Colour::Green];

    /// The colours of a player's rugs: one, or with two players two.
    #[inline]
    pub fn of(seat: Seat, players: usize) -> impl Iterator<Item = Colour> + Clone {
        let second = if players == 2 { Some(Colour::ALL[seat.index() + 2]) } else { None };
        [Colour::ALL[seat.index()]].into_iter().chain(second)
    }

    /// Whose rugs have this colour. Two players have every other colour each.
    #[inline]
    #[must_use]
    pub const fn owner(self, players: usize) -> Seat {
        let colour = self as usize;
        Seat::new(if players == 2 { colour % 2 } else { colour })
    }

    /// Its name.
    pub(crate) const fn name(self) -> &'static str {
        ["blue", "red", "yellow", "green"][self as usize]
    }

    /// The one letter that stands for it in a position.
    #[must_use]
    pub const fn letter(self) -> char {
        ['b', 'r', 'y', 'g'][self as usize]
    }

    /// The colour that a letter stands for.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The message that names it.
    pub(crate) const fn word(self) -> &'static str {
        ["rugs-blue", "rugs-red", "rugs-yellow", "rugs-green"][self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
