//! The clocks of a game. All times are house time.

use protocol::lobby::Clock;
use protocol::sight::ClockSight;
use table::{Seat, Seats};

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

/// What every seat has left, and whose clock runs.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    clock: Clock,
    left: Vec<i64>,
    /// What every seat has used in all.
    used: Vec<i64>,
    running: Seats,
    /// Since when they run.
    since: i64,
}

/// What a seat's clock shows at some moment, and what the seat has used in all until then.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    left: i64,
    used: i64,
}

impl Clocks {
    /// The clocks at the start, if there are any.
    pub(super) fn new(clock: Clock, seats: usize) -> Option<Clocks> {
        let full = full(clock)?;
        Some(Clocks { clock, left: vec![full; seats], used: vec![0; seats], running: Seats::NONE, since: 0 })
    }

    /// They did not run before this moment; says whether that makes a difference.
    pub(super) fn begin_at(&mut self, at: i64) -> bool {
        let later = at > self.since && !self.running.is_empty();
        self.since = self.since.max(at);
        later
    }

    /// What a seat's clock shows at this moment.
    pub(super) fn reading(&self, seat: Seat, at: i64) -> Reading {
        let passed = if self.running.contains(seat) { (at - self.since).max(0) } else { 0 };
        Reading { left: self.left[seat.index()] - passed, used: self.used[seat.index()] + passed }
    }

    /// What a seat would have left, if its clock went on at this moment from an earlier reading.
    pub(super) fn left_after(&self, seat: Seat, reading: Reading, at: i64) -> i64 {
        reading.left - (self.reading(seat, at).used - reading.used)
    }

    /// A seat's clock goes on from an earlier reading, less what the seat has used since.
    pub(super) fn take_back(&mut self, seat: Seat, reading: Reading) {
        self.left[seat.index()] = self.left_after(seat, reading, self.since);
    }

    /// At this moment `acted` has done something, `anew` are asked something new, and from now on `running` think.
    pub(super) fn turn(&mut self, at: i64, acted: Option<Seat>, anew: Seats, running: Seats) {
        let acted = acted.filter(|&seat| self.running.contains(seat));
        if acted.is_none() && anew.is_empty() && running == self.running {
            // Nothing changes for any clock, and so nothing of it is seen: such as that somebody chose anew in secret.
            return;
        }
        let passed = (at - self.since).max(0);
        for seat in self.running.iter() {
            self.left[seat.index()] -= passed;
            self.used[seat.index()] += passed;
        }
        match self.clock {
            Clock::Game { increment, .. } => {
                if let Some(seat) = acted {
                    self.left[seat.index()] += i64::from(increment) * SECOND;
                }
            }
            clock => {
                for seat in anew.iter() {
                    self.left[seat.index()] = full(clock).unwrap_or_default();
                }
            }
        }
        self.running = running;
        self.since = self.since.max(at);
    }

    /// Gives a seat that comes back after its time was up something to go on with: a minute of a game's clock, or the
    /// whole of a decision's.
    pub(super) fn refill(&mut self, seat: Seat) {
        let least = match self.clock {
            Clock::Game { .. } => 60 * SECOND,
            clock => full(clock).unwrap_or_default(),
        };
        let left = &mut self.left[seat.index()];
        *left = least.max(*left);
    }

    /// When the next of them runs out.
    pub(super) fn deadline(&self) -> Option<i64> {
        self.running.iter().map(|seat| self.since + self.left[seat.index()]).min()
    }

    /// Whose time is up at this moment.
    pub(super) fn overdue(&self, now: i64) -> Option<Seat> {
        self.running.iter().find(|seat| self.since + self.left[seat.index()] <= now)
    }

    /// What everybody sees of them.
    pub(super) fn sight(&self) -> ClockSight {
        ClockSight { left: self.left.clone(), running: self.running, at: self.since }
    }
}

/// What a clock shows at first.
fn full(clock: Clock) -> Option<i64> {
    match clock {
        Clock::None => None,
        Clock::Move { seconds } | Clock::Game { seconds, .. } => Some(i64::from(seconds) * SECOND),
        Clock::Days { days } => Some(i64::from(days) * DAY),
    }
}

/// What is wrong with a clock that somebody wants.
#[must_use]
pub fn fault(clock: Clock) -> Option<&'static str> {
    match clock {
        Clock::Move { seconds } if !(5..=86_400).contains(&seconds) => Some("a decision takes 5 seconds to a day"),
        Clock::Game { seconds, .. } if !(60..=86_400).contains(&seconds) => Some("a game takes a minute to a day"),
        Clock::Game { increment, .. } if increment > 600 => Some("a decision adds ten minutes at most"),
        Clock::Days { days } if !(1..=30).contains(&days) => Some("a decision takes 1 to 30 days"),
        _ => None,
    }
}
