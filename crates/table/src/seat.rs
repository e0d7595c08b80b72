//! Who sits where: seats, sets of seats, and who is looking.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most seats any table has. It is what a [`Seats`] set holds in one byte.
pub const MAX_SEATS: usize = 8;

/// One player's place at the table, in turn order.
///
/// Inside the house a seat counts from zero, so that it can index an array; people and programs read it counted from
/// one, in text and in JSON alike.
///
/// ```
/// use table::Seat;
/// let second = Seat::new(1);
/// assert_eq!(second.index(), 1);
/// assert_eq!(second.to_string(), "2");
/// assert_eq!("2".parse(), Ok(second));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seat(u8);

impl Seat {
    /// The seat at `index`, counted from zero.
    ///
    /// # Panics
    /// If no table has that many seats.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no table has that many seats");
        Seat(index as u8)
    }

    /// The seat's place in turn order, counted from zero.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table for `count`, in turn order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat {self}")
    }
}

/// What is no seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seats are numbered from 1 to {MAX_SEATS}")]
pub struct NoSeat;

impl FromStr for Seat {
    type Err = NoSeat;

    fn from_str(text: &str) -> Result<Seat, NoSeat> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Seat::numbered(u64::from(digit - b'0')).ok_or(NoSeat),
            _ => Err(NoSeat),
        }
    }
}

impl Seat {
    /// The seat with this number, counted from one as people do.
    #[must_use]
    pub const fn numbered(number: u64) -> Option<Seat> {
        if number >= 1 && number <= MAX_SEATS as u64 { Some(Seat(number as u8 - 1)) } else { None }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        Seat::numbered(u64::deserialize(deserializer)?).ok_or_else(|| de::Error::custom(NoSeat))
    }
}

/// A set of seats.
///
/// ```
/// use table::{Seat, Seats};
/// let mut waiting = Seats::all(3);
/// waiting.remove(Seat::new(1));
/// assert_eq!(waiting.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Everybody at a table for `count`.
    #[must_use]
    pub const fn all(count: usize) -> Seats {
        assert!(count <= MAX_SEATS, "no table has that many seats");
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Just this seat.
    #[inline]
    #[must_use]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` is among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many they are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is nobody.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS).map(Seat::new).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Who is looking: a player, or somebody who only watches.
///
/// ```
/// use table::{Seat, Viewer};
///
/// let everybody: Vec<Viewer> = Viewer::all(2).collect();
/// assert_eq!(everybody, [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator]);
/// assert_eq!(Viewer::Spectator.seat(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Somebody who sees only what lies open to all.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table for `count`: the seats in turn order, then the spectator.
    pub fn all(count: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(count).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat that is looking, if it is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

impl Serialize for Viewer {
    /// A seat as its number, the spectator as `null`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
        Ok(Option::<Seat>::deserialize(deserializer)?.map_or(Viewer::Spectator, Viewer::Seat))
    }
}
