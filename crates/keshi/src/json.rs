//! How parts of a state are written, for people and programs: names rather than places in a list, spaces and stacks
//! counted from 1 as in the notation of actions.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeOwned, Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::KINDS;
use crate::colour::{Colour, Resource, Sector};
use crate::effect::{Source, Stairs};
use crate::tile::Tile;
use crate::tower::Keshis;

/// Reads a value for every name.
struct ByName<T, const N: usize>([&'static str; N], PhantomData<T>);

impl<'de, T: DeserializeOwned, const N: usize> Visitor<'de> for ByName<T, N> {
    type Value = [T; N];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a value for each of {}", self.0.join(", "))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<[T; N], A::Error> {
        let mut values = [const { None }; N];
        while let Some(key) = map.next_key::<String>()? {
            let at = self.0.iter().position(|&name| name == key);
            let at = at.ok_or_else(|| A::Error::custom(format!("“{key}” is none of {}", self.0.join(", "))))?;
            if values[at].replace(map.next_value()?).is_some() {
                return Err(A::Error::custom(format!("“{key}” stands there twice")));
            }
        }
        match values.iter().position(Option::is_none) {
            Some(at) => Err(A::Error::custom(format!("“{}” is missing", self.0[at]))),
            None => Ok(values.map(|value| value.expect("every name has a value"))),
        }
    }
}

/// A list with a name for every place.
macro_rules! by_name {
    ($(#[$what:meta])* $module:ident, $value:ty, $names:expr, $count:expr) => {
        $(#[$what])*
        pub(crate) mod $module {
            use super::*;

            const NAMES: [&str; $count] = $names;

            pub(crate) fn serialize<S: Serializer>(all: &[$value; $count], to: S) -> Result<S::Ok, S::Error> {
                to.collect_map(NAMES.iter().zip(all))
            }

            pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[$value; $count], D::Error> {
                from.deserialize_map(ByName(NAMES, PhantomData))
            }
        }
    };
}

const fn sectors<const N: usize>() -> [&'static str; N] {
    let mut names = [""; N];
    let mut at = 0;
    while at < N {
        names[at] = Sector::ALL[at].name();
        at += 1;
    }
    names
}

const SOURCES: [&str; Source::COUNT] = {
    let mut names = [""; Source::COUNT];
    let mut at = 0;
    while at < Source::COUNT {
        names[at] = Source::ALL[at].name();
        at += 1;
    }
    names
};

const RESOURCES: [&str; 3] = [Resource::Date.name(), Resource::Water.name(), Resource::Dinar.name()];
const GOODS: [&str; 3] = [Colour::Purple.name(), Colour::Orange.name(), Colour::Yellow.name()];
const STAIRS: [&str; 2] = [Stairs::Palace.name(), Stairs::Mosque.name()];
const WAYS: [&str; 3] = ["left", "right", "start"];
const PATHS: [&str; 2] = ["left", "right"];
const HARVESTS: [&str; 4] = ["date", "23", "24", "25"];
const SPACES: [&str; 5] = ["dinars", "left", "middle", "right", "points"];

by_name!(by_source, i16, SOURCES, Source::COUNT);
by_name!(by_resource, u16, RESOURCES, 3);
by_name!(by_good, u16, GOODS, 3);
by_name!(by_sector, u8, sectors::<9>(), 9);
by_name!(
    /// The sectors other than the souk.
    by_own_sector, u8, sectors::<8>(), 8
);
by_name!(by_way, u8, WAYS, 3);
by_name!(by_path, [Tile; 3], PATHS, 2);
by_name!(by_stairs, u8, STAIRS, 2);

impl Serialize for Keshis {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Keshis {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Keshis, D::Error> {
        struct Counts;

        impl<'de> Visitor<'de> for Counts {
            type Value = Keshis;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number for each colour there is")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Keshis, A::Error> {
                let mut keshis = Keshis::NONE;
                while let Some((colour, count)) = map.next_entry::<Colour, u8>()? {
                    if count == 0 || keshis.of(colour) > 0 {
                        return Err(A::Error::custom("every colour stands there once, if there is one of it"));
                    }
                    keshis.add(colour, count);
                }
                Ok(keshis)
            }
        }

        from.deserialize_map(Counts)
    }
}

/// A place in a list, counted from 1.
pub(crate) mod from_one {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(at: &u8, to: S) -> Result<S::Ok, S::Error> {
        (u16::from(*at) + 1).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        u8::deserialize(from)?.checked_sub(1).ok_or_else(|| D::Error::custom("this is counted from 1"))
    }
}

/// A number, or null for all there are.
pub(crate) mod or_all {
    use super::*;
    use crate::stairs::ALL_SPACES;

    pub(crate) fn serialize<S: Serializer>(number: &u8, to: S) -> Result<S::Ok, S::Error> {
        Some(*number).filter(|&number| number != ALL_SPACES).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        match Option::<u8>::deserialize(from)? {
            Some(ALL_SPACES) => Err(D::Error::custom("all there are is null")),
            number => Ok(number.unwrap_or(ALL_SPACES)),
        }
    }
}

/// A bit for each space, as a list of their numbers from 1.
pub(crate) mod spaces {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(mask: &u8, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(crate::tile::bits(*mask).map(|space| space + 1))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        Vec::<u8>::deserialize(from)?.into_iter().try_fold(0u8, |mask, space| match space {
            1..=8 if mask >> (space - 1) & 1 == 0 => Ok(mask | 1 << (space - 1)),
            _ => Err(D::Error::custom("there are spaces 1 to 8, each once")),
        })
    }
}

/// One of several by name.
macro_rules! named {
    ($module:ident, $names:expr) => {
        pub(crate) mod $module {
            use super::*;

            pub(crate) fn serialize<S: Serializer>(at: &u8, to: S) -> Result<S::Ok, S::Error> {
                $names.get(usize::from(*at)).serialize(to)
            }

            pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
                let name = String::deserialize(from)?;
                let at = $names.iter().position(|&other| other == name);
                let none = || D::Error::custom(format!("“{name}” is none of {}", $names.join(", ")));
                at.map(|at| at as u8).ok_or_else(none)
            }
        }
    };
}

named!(kind, KINDS);
named!(path, PATHS);
named!(harvest, HARVESTS);

/// A bit for each space of a line, as a list of their names.
pub(crate) mod line {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(mask: &u8, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(crate::tile::bits(*mask).filter_map(|space| SPACES.get(usize::from(space))))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
        Vec::<String>::deserialize(from)?.into_iter().try_fold(0u8, |mask, name| {
            let at = SPACES.iter().position(|&space| space == name);
            let at = at.filter(|at| mask >> at & 1 == 0);
            at.map(|at| mask | 1 << at).ok_or_else(|| D::Error::custom("a line has other spaces, each once"))
        })
    }
}

/// Tiles in a row without gaps, as a list.
pub(crate) mod row {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(tiles: &[Tile; 7], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(tiles.iter().filter(|tile| tile.is_some()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[Tile; 7], D::Error> {
        let list = Vec::<Tile>::deserialize(from)?;
        if list.len() > 7 || list.iter().any(|tile| !tile.is_some()) {
            return Err(D::Error::custom("there are at most seven storage spaces, without gaps"));
        }
        let mut tiles = [Tile::NONE; 7];
        tiles.iter_mut().zip(list).for_each(|(tile, given)| *tile = given);
        Ok(tiles)
    }
}

/// One of the orders of the keshis on a supply board, as the how-manieth drawn stands on each space.
pub(crate) mod order {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(order: &u8, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(crate::action::ORDERS[usize::from(*order)].map(|drawn| drawn + 1))
    }
}
