//! Rooms, seats, clocks, and records kept for good. No HTTP, and no rule of a game.

pub mod dice;
mod id;
mod line;
mod room;
mod secret;
pub mod store;
mod text;
mod think;

pub use house::{Guest, House};
pub use id::RoomId;
pub use line::{Line, Made, Person, Place, What};
pub use room::{Asker, BadLog, Change, Room};
pub use secret::{Digest, Secret};
