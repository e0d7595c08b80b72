//! What is counted while the house is open, for whoever watches it. Counting waits for nobody.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::problem::Code;

/// The upper ends of buckets for times, in microseconds.
const TIMES: &[u64] =
    &[500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 10_000_000];
/// The upper ends of buckets for what is done at once.
const SIZES: &[u64] = &[1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/// A number that grows, or goes up and down.
#[derive(Debug, Default)]
pub struct Number(AtomicU64);

impl Number {
    /// One more.
    pub fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// One less.
    pub fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// What it is now.
    #[must_use]
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How often something was how large.
#[derive(Debug)]
pub struct Histogram {
    ends: &'static [u64],
    /// One for each end, and one for what is larger than all.
    buckets: Box<[AtomicU64]>,
    sum: AtomicU64,
}

impl Histogram {
    fn new(ends: &'static [u64]) -> Histogram {
        Histogram { ends, buckets: (0..=ends.len()).map(|_| AtomicU64::default()).collect(), sum: AtomicU64::new(0) }
    }

    /// For times, in microseconds.
    #[must_use]
    pub fn of_times() -> Histogram {
        Histogram::new(TIMES)
    }

    /// For how much is done at once.
    #[must_use]
    pub fn of_sizes() -> Histogram {
        Histogram::new(SIZES)
    }

    /// Notes a size.
    pub fn note(&self, size: u64) {
        let bucket = self.ends.partition_point(|&end| end < size);
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(size, Ordering::Relaxed);
    }

    /// Notes a time.
    pub fn took(&self, time: Duration) {
        self.note(u64::try_from(time.as_micros()).unwrap_or(u64::MAX));
    }

    /// The upper end of each bucket, and how many were not larger; the last bucket has no end.
    pub fn buckets(&self) -> impl Iterator<Item = (Option<u64>, u64)> {
        let ends = self.ends.iter().copied().map(Some).chain([None]);
        let counts = self.buckets.iter().scan(0, |all, bucket| {
            *all += bucket.load(Ordering::Relaxed);
            Some(*all)
        });
        ends.zip(counts)
    }

    /// All that was noted, together.
    #[must_use]
    pub fn sum(&self) -> u64 {
        self.sum.load(Ordering::Relaxed)
    }
}

/// What the store does.
#[derive(Debug)]
pub struct Commits {
    /// How much was written in one transaction.
    pub writes: Histogram,
    /// How long it took to make that durable.
    pub took: Histogram,
}

impl Default for Commits {
    fn default() -> Commits {
        Commits { writes: Histogram::of_sizes(), took: Histogram::of_times() }
    }
}

/// What bots do.
#[derive(Debug)]
pub struct Thoughts {
    /// How many wait for a thread.
    pub waiting: Number,
    /// How many think.
    pub thinking: Number,
    /// How long they waited for a thread.
    pub waited: Histogram,
    /// How long they thought.
    pub took: Histogram,
}

impl Default for Thoughts {
    fn default() -> Thoughts {
        Thoughts {
            waiting: Number::default(),
            thinking: Number::default(),
            waited: Histogram::of_times(),
            took: Histogram::of_times(),
        }
    }
}

/// What the house does.
#[derive(Debug)]
pub struct Measures {
    /// Lines kept in logs.
    pub lines: Number,
    /// Those of them that are moves in a game.
    pub actions: Number,
    /// From a client's message to what it asked for being durable, and the answer on its way.
    pub acknowledged: Histogram,
    /// What the store does.
    pub commits: Arc<Commits>,
    /// What bots do.
    pub thoughts: Arc<Thoughts>,
    refused: Mutex<HashMap<Code, u64>>,
}

impl Measures {
    pub(crate) fn new(commits: Arc<Commits>) -> Measures {
        Measures {
            lines: Number::default(),
            actions: Number::default(),
            acknowledged: Histogram::of_times(),
            commits,
            thoughts: Arc::default(),
            refused: Mutex::default(),
        }
    }

    /// Notes that something was refused.
    pub fn refuse(&self, code: Code) {
        *self.refused.lock().unwrap_or_else(PoisonError::into_inner).entry(code).or_default() += 1;
    }

    /// How much was refused, and why.
    #[must_use]
    pub fn refused(&self) -> Vec<(Code, u64)> {
        self.refused
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .iter()
            .map(|(&code, &count)| (code, count))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_counted_up_to_the_end_of_their_bucket() {
        let histogram = Histogram::of_sizes();
        for size in [0, 1, 2, 3, 4, 512, 513] {
            histogram.note(size);
        }
        let found: Vec<_> = histogram.buckets().collect();
        assert_eq!(found[..3], [(Some(1), 2), (Some(2), 3), (Some(4), 5)]);
        assert_eq!(found[9..], [(Some(512), 6), (None, 7)]);
        assert_eq!(histogram.sum(), 1035);
        let times = Histogram::of_times();
        times.took(Duration::from_millis(1));
        times.took(Duration::MAX);
        assert_eq!(times.buckets().nth(1), Some((Some(1000), 1)));
        assert_eq!(times.buckets().last(), Some((None, 2)));
    }
}
