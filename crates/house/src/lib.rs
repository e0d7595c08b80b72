//! Rooms, seats, clocks, and records kept for good. No HTTP, and no rule of a game.

mod actor;
mod clock;
pub mod dice;
mod fitting;
mod house;
mod id;
mod line;
pub mod measure;
mod outbox;
mod room;
mod secret;
pub mod store;
mod text;
mod think;

pub use clock::Moment;
pub use fitting::misfits;
pub use house::{Guest, House, LONGEST_TEXT, Times};
pub use id::{NoRoomId, RoomId};
pub use line::{Line, Made, Person, Place, What};
pub use outbox::{Outbox, Unsent};
pub use room::{Asker, BadLog, Change, Events, Room, Summary, played};
pub use secret::{Digest, Secret};
