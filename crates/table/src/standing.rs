//! How the players stand: ranks, and points by source.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::seat::{MAX_SEATS, Seat};

/// The most sources of points any game has.
pub const MAX_SOURCES: usize = 24;

/// Every player's rank and points, by source. While a game runs it tells how things stand; once it is over, the
/// result. It holds nothing that is hidden from anybody.
///
/// ```
/// use table::{Seat, Standing};
/// let mut standing = Standing::new(2, &["coins", "goods"]);
/// standing.set(Seat::new(0), "coins", 3);
/// standing.set(Seat::new(1), "goods", 5);
/// standing.rank_by(|seat, standing| standing.points(seat));
/// assert_eq!(standing.points(Seat::new(1)), 5);
/// assert_eq!(standing.rank(Seat::new(1)), 1);
/// assert_eq!(standing.winners().len(), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    sources: &'static [&'static str],
    seats: u8,
    ranks: [u8; MAX_SEATS],
    points: [[i16; MAX_SOURCES]; MAX_SEATS],
}

impl Standing {
    /// Nobody has anything, and all share the first rank. `sources` are message ids.
    ///
    /// # Panics
    /// If there are more sources than [`MAX_SOURCES`].
    #[must_use]
    pub const fn new(seats: usize, sources: &'static [&'static str]) -> Standing {
        assert!(sources.len() <= MAX_SOURCES, "more sources of points than a standing holds");
        assert!(seats <= MAX_SEATS, "no table has that many seats");
        Standing { sources, seats: seats as u8, ranks: [1; MAX_SEATS], points: [[0; MAX_SOURCES]; MAX_SEATS] }
    }

    /// Sets what `seat` has from `source`.
    ///
    /// # Panics
    /// If the game did not name that source.
    pub fn set(&mut self, seat: Seat, source: &'static str, points: i16) {
        let at = self.sources.iter().position(|&named| named == source);
        self.points[seat.index()][at.expect("a source of points that the game named")] = points;
    }

    /// Ranks the seats by a key, the greatest first; equal keys share a rank.
    pub fn rank_by<K: Ord>(&mut self, key: impl Fn(Seat, &Standing) -> K) {
        for seat in self.seats() {
            let own = key(seat, self);
            let ahead = self.seats().filter(|&other| key(other, self) > own).count();
            self.ranks[seat.index()] = ahead as u8 + 1;
        }
    }

    /// The seats, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.into())
    }

    /// A seat's rank: 1 is best, equals share.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat.index()]
    }

    /// The seats on the first rank.
    #[must_use]
    pub fn winners(&self) -> crate::Seats {
        self.seats().filter(|&seat| self.rank(seat) == 1).collect()
    }

    /// A seat's points in all.
    #[must_use]
    pub fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()].iter().map(|&points| i32::from(points)).sum()
    }

    /// A seat's points by source.
    pub fn by_source(&self, seat: Seat) -> impl Iterator<Item = (&'static str, i32)> {
        let points = self.points[seat.index()];
        self.sources.iter().zip(points).map(|(&source, points)| (source, i32::from(points)))
    }
}

impl Serialize for Standing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.seats().map(|seat| Line { standing: self, seat }))
    }
}

/// One player's line of a standing.
struct Line<'a> {
    standing: &'a Standing,
    seat: Seat,
}

impl Serialize for Line<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("seat", &self.seat)?;
        map.serialize_entry("rank", &self.standing.rank(self.seat))?;
        map.serialize_entry("points", &self.standing.points(self.seat))?;
        map.serialize_entry("sources", &BySource(self))?;
        map.end()
    }
}

/// The points of one line as a map from source to points.
struct BySource<'a>(&'a Line<'a>);

impl Serialize for BySource<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.standing.by_source(self.0.seat))
    }
}
