//! What time it is: by the wall clock, to be shown, and in house time, to be measured.
//!
//! House time goes on only while the house is open, from where it stopped when the house was closed, and at the pace of the
//! system's monotonic clock, which stands still while the machine sleeps. So nobody loses or gains time when the wall clock
//! is set, and no room grows old while nobody can play.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use room::Moment;

/// Tells the time.
pub(crate) struct HouseClock {
    /// The house time with which the house opened.
    from: i64,
    opened: Instant,
    wall: fn() -> i64,
}

impl HouseClock {
    /// A clock that goes on from this house time, beside a wall clock.
    pub(crate) fn new(from: i64, wall: fn() -> i64) -> HouseClock {
        HouseClock { from, opened: Instant::now(), wall }
    }

    /// House time.
    pub(crate) fn time(&self) -> i64 {
        let since = i64::try_from(self.opened.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.from.saturating_add(since)
    }

    /// This moment.
    pub(crate) fn now(&self) -> Moment {
        Moment { at: (self.wall)(), time: self.time() }
    }
}

/// The wall clock: milliseconds since 1970.
pub(crate) fn wall() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
