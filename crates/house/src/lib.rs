//! Rooms in memory and in the store: tasks, timers, bots' threads, databases. What a room is, `room` knows. No HTTP, and no rule
//! of a game.

mod actor;
mod clock;
mod fitting;
mod house;
pub mod measure;
mod outbox;
pub mod store;
mod text;
mod think;

pub use fitting::misfits;
pub use house::{Guest, House, LONGEST_TEXT, Times};
pub use outbox::{Outbox, Unsent};
// What whoever runs a house needs of rooms.
pub use room::{
    BadLog, Change, Digest, Events, Line, LineKind, Made, Moment, NoRoomId, Person, Place, Requester, Room, RoomId,
    Secret, Summary, dice, played,
};
