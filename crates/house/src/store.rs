//! Where logs are kept for good: SQLite or PostgreSQL.

use crate::RoomId;

/// A line of a room's log, to be made durable together with what changes by it.
#[derive(Clone, Debug)]
pub struct Append {
    /// Whose log.
    pub room: RoomId,
    /// The room's version after it. The first line is version 1, and each line is one version.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The line itself, as JSON.
    pub entry: String,
    /// What lists show of the room, if that changes.
    pub listing: Option<Listing>,
    /// When the room must be woken though nobody asks, if that changes: `Some(None)` means never.
    pub wake: Option<Option<i64>>,
}

/// Where a room is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Seats are being taken.
    Gathering,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
}

/// What lists show of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Where it is in its life.
    pub stage: Stage,
    /// Whether strangers may find it.
    pub listed: bool,
    /// What is shown of it, as JSON.
    pub shown: String,
}
