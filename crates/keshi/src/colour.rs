//! The twelve colours of keshis, and the nine sectors they belong to.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A colour of keshis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Colour {
    /// A date picker, in the date orchard.
    Green,
    /// A scholar, in the madrasa.
    Gray,
    /// A noble, in the palace.
    White,
    /// A cleric, in the mosque.
    Black,
    /// An entertainer, on the main square.
    Pink,
    /// A fish, on the river.
    Turquoise,
    /// A guard, in the medina.
    Beige,
    /// A caravan, in the Sahara.
    Brown,
    /// A water vendor, one in any sector.
    Red,
    /// A carpet, in the souk.
    Purple,
    /// A lamp, in the souk.
    Orange,
    /// Spices, in the souk.
    Yellow,
}

impl Colour {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All twelve.
    pub const ALL: [Colour; Colour::COUNT] = [
        Colour::Green,
        Colour::Gray,
        Colour::White,
        Colour::Black,
        Colour::Pink,
        Colour::Turquoise,
        Colour::Beige,
        Colour::Brown,
        Colour::Red,
        Colour::Purple,
        Colour::Orange,
        Colour::Yellow,
    ];

    /// The colours of goods.
    pub const GOODS: [Colour; 3] = [Colour::Purple, Colour::Orange, Colour::Yellow];

    /// Whether it is a good of the souk.
    #[inline]
    #[must_use]
    pub const fn is_good(self) -> bool {
        self as u8 >= Colour::Purple as u8
    }

    /// The sector where keshis of this colour stand. A water vendor stands in any.
    #[inline]
    #[must_use]
    pub const fn sector(self) -> Option<Sector> {
        match self {
            Colour::Red => None,
            Colour::Purple | Colour::Orange | Colour::Yellow => Some(Sector::Souk),
            other => Some(Sector::ALL[other as usize]),
        }
    }

    /// Its name, as in component files and notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["green", "gray", "white", "black", "pink", "turquoise", "beige", "brown", "red", "purple", "orange", "yellow"]
            [self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no colour.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no keshi of that colour")]
pub struct NoColour;

impl FromStr for Colour {
    type Err = NoColour;

    fn from_str(text: &str) -> Result<Colour, NoColour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == text).ok_or(NoColour)
    }
}

/// A sector of the player board. The first eight stand in the order of their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Sector {
    /// The date orchard, of green date pickers.
    Orchard,
    /// The madrasa, of gray scholars.
    Madrasa,
    /// The palace, of white nobles.
    Palace,
    /// The mosque, of black clerics.
    Mosque,
    /// The main square, of pink entertainers.
    Square,
    /// The river, of turquoise fish.
    River,
    /// The medina, of beige guards.
    Medina,
    /// The Sahara, of brown caravans.
    Sahara,
    /// The souk, of goods.
    Souk,
}

impl Sector {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// All nine.
    pub const ALL: [Sector; Sector::COUNT] = [
        Sector::Orchard,
        Sector::Madrasa,
        Sector::Palace,
        Sector::Mosque,
        Sector::Square,
        Sector::River,
        Sector::Medina,
        Sector::Sahara,
        Sector::Souk,
    ];

    /// The colour of its keshis; the souk has three.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Sector::Souk => None,
            other => Some(Colour::ALL[other as usize]),
        }
    }

    /// Its name, as in component files and notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["orchard", "madrasa", "palace", "mosque", "square", "river", "medina", "sahara", "souk"][self as usize]
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Resource {
    /// A date.
    Date,
    /// Water.
    Water,
    /// A dinar.
    Dinar,
}

impl Resource {
    /// All three.
    pub const ALL: [Resource; 3] = [Resource::Date, Resource::Water, Resource::Dinar];

    /// Its name, as in component files and notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["date", "water", "dinar"][self as usize]
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
