//! A room as its log makes it: who sits where, the game, clocks, proposals; the lines of its log, what each viewer sees of it,
//! and fair dice.
//!
//! Nothing here waits, stores, or looks at a clock or a generator: time and seeds come in as values. So the same lines make the
//! same room anywhere, also where there is no operating system (`wasm32-unknown-unknown`).
//!
//! [`Room::decide`] looks and answers a [`Change`] or a [`Problem`](protocol::problem::Problem); whoever keeps the log stores
//! the line of the change; [`Room::apply`] does it. [`Room::restore`] applies all lines of a log.

pub mod dice;
mod id;
mod line;
mod moment;
mod room;
mod secret;

pub use id::{NoRoomId, RoomId};
pub use line::{Line, LineKind, Made, Person, Place};
pub use moment::Moment;
pub use room::{
    BadLog, Change, Events, Requester, Room, Summary, checked_record, clock_fault, closed, moved_at, played, visible_to,
};
pub use secret::{Digest, Secret};
