//! Clients that play over real sockets. `load` measures with them how the server bears it; `torture`, and the server's own
//! tests, hold what they were told against what the server kept.

pub mod client;
pub mod player;
pub mod quick;
pub mod room;
pub mod server;
