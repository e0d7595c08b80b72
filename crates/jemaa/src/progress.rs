//! A line on the terminal that says how far a long run has come.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// A run shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);
/// The line is drawn no more often than a person can read it.
const PAUSE: Duration = Duration::from_millis(100);
const BAR: usize = 30;

/// How far a run has come. Silent when standard error is no terminal.
pub(crate) struct Progress {
    total: u64,
    since: Instant,
    shown: Option<Instant>,
    wanted: bool,
}

impl Progress {
    pub(crate) fn new(total: u64) -> Progress {
        Progress { total, since: Instant::now(), shown: None, wanted: stderr().is_terminal() }
    }

    pub(crate) fn show(&mut self, done: u64) {
        let elapsed = self.since.elapsed();
        let too_soon = self.shown.is_some_and(|shown| shown.elapsed() < PAUSE);
        if !self.wanted || elapsed < PATIENCE || done == 0 || too_soon {
            return;
        }
        self.shown = Some(Instant::now());
        let share = done as f64 / self.total as f64;
        let filled = (share * BAR as f64) as usize;
        let left = elapsed.as_secs_f64() * (1.0 - share) / share;
        let (bar, rest) = ("█".repeat(filled), "░".repeat(BAR - filled));
        let _ = write!(stderr(), "\r{bar}{rest} {:3.0} %, {left:.0} s left \x1b[K", share * 100.0);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown.is_some() {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}
