//! Where bots think: a few threads of their own, so that nobody waits for them who does not play with them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use bots::AnyGame;
use getrandom::SysRng;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{AnyMatch, Seat};

/// Something to think about.
struct Job {
    game: AnyGame,
    playing: Box<dyn AnyMatch>,
    seat: Seat,
    level: String,
    done: Box<dyn FnOnce(Option<String>) + Send>,
}

/// The threads on which bots think.
#[derive(Clone)]
pub(crate) struct Thinkers {
    jobs: Sender<Job>,
    waiting: Arc<AtomicUsize>,
}

impl Thinkers {
    /// So many threads. They end when nobody can give them work any more.
    pub(crate) fn new(threads: usize) -> Thinkers {
        let (jobs, queue) = channel();
        let (queue, waiting) = (Arc::new(Mutex::new(queue)), Arc::new(AtomicUsize::new(0)));
        for _ in 0..threads.max(1) {
            let (queue, waiting) = (Arc::clone(&queue), Arc::clone(&waiting));
            thread::spawn(move || work(&queue, &waiting));
        }
        Thinkers { jobs, waiting }
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
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let job = Job { game, playing, seat, level, done: Box::new(done) };
        // Without threads nobody thinks; they end only with the house.
        let _ = self.jobs.send(job);
    }

    /// How many wait or are being thought about.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

fn work(queue: &Mutex<Receiver<Job>>, waiting: &AtomicUsize) {
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { game, playing, seat, level, done }) = job else { return };
        let mut rng = ChaCha8Rng::try_from_rng(&mut SysRng).expect("the system has a generator");
        let action = game.think(&*playing, seat, &level, &mut rng);
        waiting.fetch_sub(1, Ordering::Relaxed);
        done(action);
    }
}
