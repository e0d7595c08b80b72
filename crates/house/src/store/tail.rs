//! The latest lines, which the database has in the order they came and not yet by room: here they can be found.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Append, Line};
use crate::RoomId;

/// When the tail is moved to the log: late while there is much to do, for many lines at once cost less each; and early
/// while there is little, so that nobody has to wait long for it.
const LINES: usize = 8192;
const LINES_AT_LEISURE: usize = 256;
const BYTES: usize = 4 << 20;

/// Lines that are durable, and not in the log yet.
#[derive(Debug, Default)]
pub(super) struct Tail(Mutex<Lines>);

#[derive(Debug, Default)]
pub(super) struct Lines {
    rooms: HashMap<RoomId, Vec<Line>>,
    count: usize,
    bytes: usize,
}

impl Lines {
    pub(super) fn push(&mut self, append: Append) {
        self.count += 1;
        self.bytes += append.entry.len();
        let line = Line { version: append.version, at: append.at, entry: append.entry };
        self.rooms.entry(append.room).or_default().push(line);
    }

    pub(super) fn remove(&mut self, room: RoomId) {
        self.rooms.remove(&room);
    }
}

impl Tail {
    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn change(&self, change: impl FnOnce(&mut Lines)) {
        change(&mut self.lines());
    }

    pub(super) fn clear(&self) {
        *self.lines() = Lines::default();
    }

    pub(super) fn is_long(&self, at_leisure: bool) -> bool {
        let lines = self.lines();
        lines.count >= if at_leisure { LINES_AT_LEISURE } else { LINES } || lines.bytes >= BYTES
    }

    /// A room's lines after a version.
    pub(super) fn after(&self, room: RoomId, version: u64) -> Vec<Line> {
        let lines = self.lines();
        let lines = lines.rooms.get(&room).into_iter().flatten();
        lines.filter(|line| line.version > version).cloned().collect()
    }

    /// The version of a room's last line, if that is here.
    pub(super) fn last(&self, room: RoomId) -> Option<u64> {
        Some(self.lines().rooms.get(&room)?.last()?.version)
    }
}
