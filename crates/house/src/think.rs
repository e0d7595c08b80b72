//! Where bots think: a few threads of their own, so that nobody waits for them who does not play with them.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use bots::AnyGame;
use getrandom::SysRng;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{AnyMatch, Seat};

use crate::measure::Thoughts;

/// Something to think about.
struct Job {
    game: AnyGame,
    playing: Box<dyn AnyMatch>,
    seat: Seat,
    level: String,
    done: Box<dyn FnOnce(Option<String>) + Send>,
    since: Instant,
}

/// What waits to be thought about. A thread that waits for it allocates nothing, so that threads which have started take
/// no memory from those yet to start.
#[derive(Default)]
struct Queue {
    jobs: Mutex<Jobs>,
    changed: Condvar,
}

#[derive(Default)]
struct Jobs {
    waiting: VecDeque<Job>,
    closed: bool,
}

impl Queue {
    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job, or none when no more will come.
    fn next(&self) -> Option<Job> {
        let mut jobs = self.jobs();
        loop {
            if let Some(job) = jobs.waiting.pop_front() {
                return Some(job);
            }
            if jobs.closed {
                return None;
            }
            jobs = self.changed.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The threads on which bots think. They end when this is dropped.
pub(crate) struct Thinkers {
    queue: Arc<Queue>,
    thoughts: Arc<Thoughts>,
    /// How many there are.
    pub(crate) threads: usize,
}

impl Thinkers {
    /// Starts so many threads, or as many as there are to be had.
    pub(crate) fn new(threads: usize, thoughts: &Arc<Thoughts>) -> Thinkers {
        let queue = Arc::new(Queue::default());
        let start = |_: &usize| {
            let (queue, thoughts) = (Arc::clone(&queue), Arc::clone(thoughts));
            let start = || thread::Builder::new().spawn(move || work(&queue, &thoughts));
            bots::threads::memory_for_another().and_then(|()| start()).is_ok()
        };
        let threads = (0..threads.max(1)).take_while(start).count();
        Thinkers { queue, thoughts: Arc::clone(thoughts), threads }
    }

    /// Lets a bot think, and hands over what it would do.
    pub(crate) fn think(
        &self,
        game: AnyGame,
        playing: Box<dyn AnyMatch>,
        seat: Seat,
        level: String,
        done: impl FnOnce(Option<String>) + Send + 'static,
    ) {
        self.thoughts.waiting.up();
        let job = Job { game, playing, seat, level, done: Box::new(done), since: Instant::now() };
        self.queue.jobs().waiting.push_back(job);
        self.queue.changed.notify_one();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.queue.jobs().closed = true;
        self.queue.changed.notify_all();
    }
}

fn work(queue: &Queue, thoughts: &Thoughts) {
    while let Some(Job { game, playing, seat, level, done, since }) = queue.next() {
        let begun = Instant::now();
        thoughts.waiting.down();
        thoughts.thinking.up();
        thoughts.waited.took(begun - since);
        let mut rng = ChaCha8Rng::try_from_rng(&mut SysRng).expect("the system has a generator");
        // A bot that breaks down finds nothing; others still think on this thread.
        let action = catch_unwind(AssertUnwindSafe(|| game.think(&*playing, seat, &level, &mut rng))).unwrap_or(None);
        thoughts.thinking.down();
        thoughts.took.took(begun.elapsed());
        done(action);
    }
}
