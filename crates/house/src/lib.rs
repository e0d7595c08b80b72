//! Rooms, seats, clocks, and records kept for good. No HTTP, and no rule of a game.

pub mod dice;
mod id;
pub mod store;

pub use id::RoomId;
