//! Starting threads. Where there are not as many to be had, a command fails with an error.

use std::io;
use std::sync::{Barrier, PoisonError, RwLock};
use std::thread::{self, Scope, ScopedJoinHandle};

use bots::threads::memory_for_another;

use crate::failure::Failure;

/// Where threads wait until all are there. Until then none of them allocates, so memory that is too short is noticed
/// while they start and not while they work.
pub(crate) struct Gate {
    arrived: Barrier,
    open: RwLock<bool>,
}

impl Gate {
    pub(crate) fn new() -> Gate {
        Gate { arrived: Barrier::new(2), open: RwLock::new(false) }
    }

    /// Starts this many threads, which all do `work`, or nothing if one of them cannot be started.
    pub(crate) fn start<'scope, T: Send + 'scope>(
        &'scope self,
        scope: &'scope Scope<'scope, '_>,
        count: usize,
        work: impl Fn() -> T + Copy + Send + 'scope,
    ) -> Result<Vec<ScopedJoinHandle<'scope, Option<T>>>, Failure> {
        let mut open = self.open.write().unwrap_or_else(PoisonError::into_inner);
        let one = move || {
            self.arrived.wait();
            let open = *self.open.read().unwrap_or_else(PoisonError::into_inner);
            open.then(work)
        };
        let start = || -> io::Result<_> {
            memory_for_another()?;
            let thread = thread::Builder::new().spawn_scoped(scope, one)?;
            self.arrived.wait();
            Ok(thread)
        };
        let threads: io::Result<Vec<_>> = (0..count).map(|_| start()).collect();
        let threads = threads.and_then(|threads| memory_for_another().map(|()| threads));
        *open = threads.is_ok();
        threads.map_err(|reason| Failure::Threads { wanted: count, reason })
    }
}

/// Fails if this many threads cannot run at the same time.
pub(crate) fn probe(count: usize) -> Result<(), Failure> {
    let gate = Gate::new();
    thread::scope(|scope| gate.start(scope, count, || ()).map(drop))
}
