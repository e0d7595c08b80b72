//! Numbered tiles, and sets of small things.

use std::fmt;
use std::hash::Hash;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::colour::{Colour, Sector};

/// The number of a tile, from 1; or no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "u8"))]
pub struct Tile(pub u8);

impl Tile {
    /// No tile.
    pub const NONE: Tile = Tile(0);

    /// Whether there is a tile.
    #[inline]
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// Where it stands in a list of all tiles of its family.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 - 1) as usize
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}", self.0)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.is_some().then_some(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        match Option::<u8>::deserialize(deserializer)? {
            Some(0) => Err(D::Error::custom("tiles are numbered from 1")),
            tile => Ok(Tile(tile.unwrap_or(0))),
        }
    }
}

/// A set of tiles of one family, numbered from 1 to 127.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Tiles(u128);

impl Tiles {
    /// No tiles.
    pub const NONE: Tiles = Tiles(0);

    /// The tiles from one number to another, both included.
    #[must_use]
    pub const fn from_to(first: u8, last: u8) -> Tiles {
        Tiles(((1 << (last - first + 1)) - 1) << first)
    }

    /// Whether a tile is among them.
    #[inline]
    #[must_use]
    pub const fn has(self, tile: u8) -> bool {
        self.0 >> tile & 1 == 1
    }

    /// Adds a tile.
    #[inline]
    pub const fn put(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    #[inline]
    pub const fn take(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// How many they are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Tiles) -> Tiles {
        Tiles(self.0 & other.0)
    }

    /// Those that are in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Tiles) -> Tiles {
        Tiles(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Tiles) -> Tiles {
        Tiles(self.0 & !other.0)
    }

    /// The tiles in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut mask = self.0;
        std::iter::from_fn(move || {
            let lowest = (mask != 0).then(|| Tile(mask.trailing_zeros() as u8));
            mask &= mask.wrapping_sub(1);
            lowest
        })
    }

    /// The tile at this place of the order.
    #[must_use]
    pub fn nth(self, at: u8) -> Option<Tile> {
        self.iter().nth(usize::from(at))
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        let mut set = Tiles::NONE;
        tiles.into_iter().filter(|tile| tile.is_some()).for_each(|tile| set.put(tile));
        set
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|tile| tile.0)).finish()
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        let mut set = Tiles::NONE;
        for tile in Vec::<Tile>::deserialize(deserializer)? {
            if !tile.is_some() || tile.0 > 127 || set.has(tile.0) {
                return Err(D::Error::custom("a set of tiles holds numbers, each once"));
            }
            set.put(tile);
        }
        Ok(set)
    }
}

/// The places of the ones of a number, the lowest first.
#[inline]
pub(crate) fn bits(mask: impl Into<u16>) -> impl Iterator<Item = u8> + Clone {
    let mut mask: u16 = mask.into();
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros() as u8);
        mask &= mask.wrapping_sub(1);
        lowest
    })
}

/// Something of which there are at most sixteen.
pub trait Small: Copy + Eq + Hash + 'static {
    /// All of them, in order.
    const EVERY: &'static [Self];
    /// Where it stands among all.
    fn place(self) -> usize;
}

impl Small for Colour {
    const EVERY: &'static [Colour] = &Colour::ALL;

    fn place(self) -> usize {
        self as usize
    }
}

impl Small for Sector {
    const EVERY: &'static [Sector] = &Sector::ALL;

    fn place(self) -> usize {
        self as usize
    }
}

/// A set of colours or sectors.
#[derive(PartialEq, Eq, Hash)]
pub struct Few<T>(u16, std::marker::PhantomData<T>);

impl<T> Clone for Few<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Few<T> {}

impl<T> Default for Few<T> {
    fn default() -> Self {
        Few::NONE
    }
}

impl<T> Few<T> {
    /// None.
    pub const NONE: Few<T> = Few(0, std::marker::PhantomData);

    pub(crate) const fn of_bits(bits: u16) -> Few<T> {
        Few(bits, std::marker::PhantomData)
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// How many they are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of these are among the others.
    #[inline]
    #[must_use]
    pub const fn within(self, others: Few<T>) -> bool {
        self.0 & !others.0 == 0
    }

    /// These without the others.
    #[inline]
    #[must_use]
    pub const fn without(self, others: Few<T>) -> Few<T> {
        Few::of_bits(self.0 & !others.0)
    }
}

impl<T: Small> Few<T> {
    /// All there are.
    #[must_use]
    pub fn all() -> Few<T> {
        Few::of_bits(((1u32 << T::EVERY.len()) - 1) as u16)
    }

    /// Whether it is among them.
    #[inline]
    #[must_use]
    pub fn has(self, one: T) -> bool {
        self.0 >> one.place() & 1 == 1
    }

    /// Adds one.
    #[inline]
    pub fn put(&mut self, one: T) {
        self.0 |= 1 << one.place();
    }

    /// Takes one out.
    #[inline]
    pub fn take(&mut self, one: T) {
        self.0 &= !(1 << one.place());
    }

    /// All of them, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        bits(self.0).map(|at| T::EVERY[usize::from(at)])
    }
}

impl<T: Small> FromIterator<T> for Few<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Few<T> {
        let mut set = Few::NONE;
        all.into_iter().for_each(|one| set.put(one));
        set
    }
}

impl<T: Small + fmt::Debug> fmt::Debug for Few<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Small + Serialize> Serialize for Few<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Small + Deserialize<'de>> Deserialize<'de> for Few<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Few<T>, D::Error> {
        let mut set = Few::NONE;
        for one in Vec::<T>::deserialize(deserializer)? {
            if set.has(one) {
                return Err(D::Error::custom("a set holds each once"));
            }
            set.put(one);
        }
        Ok(set)
    }
}
