//! The messages between server and clients, as types. TypeScript is generated from here (`typescript/`), and the lobby's
//! part is described by OpenAPI.
//!
//! - [`lobby`]: tables are made, joined and listed over HTTP;
//! - [`admin`]: moderation over HTTP, by whoever runs the server;
//! - [`socket`]: what goes over the one WebSocket of a client;
//! - [`sight`]: all that somebody sees of a room, which the socket sends once and then [patches](tree::patch);
//! - [`problem`]: why something was not done.

pub mod admin;
pub mod lobby;
pub mod problem;
pub mod sight;
pub mod socket;

/// The version of what goes over the wire. A client says which it speaks.
pub const VERSION: u32 = 1;
