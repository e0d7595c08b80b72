//! Where bots think: a few threads of their own, so that nobody waits for them who does not play with them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
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

/// The threads on which bots think.
#[derive(Clone)]
pub(crate) struct Thinkers {
    jobs: Sender<Job>,
    thoughts: Arc<Thoughts>,
}

impl Thinkers {
    /// So many threads. They end when nobody can give them work any more.
    pub(crate) fn new(threads: usize, thoughts: &Arc<Thoughts>) -> Thinkers {
        let (jobs, queue) = channel();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..threads.max(1) {
            let (queue, thoughts) = (Arc::clone(&queue), Arc::clone(thoughts));
            thread::spawn(move || work(&queue, &thoughts));
        }
        Thinkers { jobs, thoughts: Arc::clone(thoughts) }
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
        // Without threads nobody thinks; they end only with the house.
        let _ = self.jobs.send(job);
    }
}

fn work(queue: &Mutex<Receiver<Job>>, thoughts: &Thoughts) {
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { game, playing, seat, level, done, since }) = job else { return };
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
