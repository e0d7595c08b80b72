//! The latest lines, which the database has in the order they came and not yet by room: here they can be found.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Append, Line};
use room::RoomId;

/// When a tail takes no more lines. The more it has, the more of them go to the same page of the log.
const LINES: usize = 8192;
const BYTES: usize = 4 << 20;

/// Lines that are durable, and not in the log yet.
#[derive(Debug, Default)]
pub(super) struct Tail(Mutex<Tails>);

#[derive(Debug, Default)]
pub(super) struct Tails {
    /// Takes new lines.
    young: Lines,
    /// Is being put into the log.
    old: Lines,
}

#[derive(Debug, Default)]
struct Lines {
    rooms: BTreeMap<RoomId, Vec<Line>>,
    count: usize,
    bytes: usize,
}

/// Lines on their way from the old tail into the log.
#[derive(Debug)]
pub(super) struct Folded {
    pub(super) lines: Vec<(RoomId, Line)>,
    /// Whether these are the last of the old tail.
    pub(super) last: bool,
}

impl Tails {
    pub(super) fn push(&mut self, append: Append) {
        self.young.count += 1;
        self.young.bytes += append.entry.len();
        let Append { room, version, at, time, entry, .. } = append;
        self.young.rooms.entry(room).or_default().push(Line { version, at, time, entry });
    }

    pub(super) fn remove(&mut self, room: RoomId) {
        self.young.rooms.remove(&room);
        self.old.rooms.remove(&room);
    }
}

impl Tail {
    fn tails(&self) -> MutexGuard<'_, Tails> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut Tails)) {
        change(&mut self.tails());
    }

    pub(super) fn is_empty(&self) -> bool {
        let tails = self.tails();
        tails.young.count + tails.old.count == 0
    }

    pub(super) fn clear(&self) {
        *self.tails() = Tails::default();
    }

    /// Begins a new tail if this one is long and the one before it is done. Says whether it did.
    pub(super) fn turn(&self) -> bool {
        let mut tails = self.tails();
        let long = tails.young.count >= LINES || tails.young.bytes >= BYTES;
        let turn = long && tails.old.count == 0;
        if turn {
            tails.old = std::mem::take(&mut tails.young);
        }
        turn
    }

    /// Some rooms of the old tail with all their lines, at least so many lines if there are. None if the old tail is empty.
    pub(super) fn some_old(&self, count: usize) -> Option<Folded> {
        let tails = self.tails();
        if tails.old.count == 0 {
            return None;
        }
        let mut lines = Vec::new();
        let mut rooms = tails.old.rooms.iter();
        while lines.len() < count
            && let Some((room, some)) = rooms.next()
        {
            lines.extend(some.iter().map(|line| (*room, line.clone())));
        }
        Some(Folded { lines, last: rooms.next().is_none() })
    }

    /// Forgets lines of the old tail: they are in the log.
    pub(super) fn forget(&self, folded: &Folded) {
        let mut tails = self.tails();
        for (room, _) in &folded.lines {
            tails.old.rooms.remove(room);
        }
        if folded.last {
            tails.old = Lines::default();
        }
    }

    /// A room's lines after a version.
    pub(super) fn after(&self, room: RoomId, version: u64) -> Vec<Line> {
        let tails = self.tails();
        let lines = [&tails.old, &tails.young].into_iter().filter_map(|tail| tail.rooms.get(&room)).flatten();
        lines.filter(|line| line.version > version).cloned().collect()
    }

    /// The version of a room's last line, if that is here.
    pub(super) fn last(&self, room: RoomId) -> Option<u64> {
        let tails = self.tails();
        let lines = tails.young.rooms.get(&room).or_else(|| tails.old.rooms.get(&room))?;
        Some(lines.last()?.version)
    }
}
