//! Moderation by whoever runs the server: bodies of HTTP requests and answers. Nothing in them is hidden from a player.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::lobby::Stage;

/// A page of all rooms, listed or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AdminPage {
    /// The rooms.
    pub rooms: Vec<AdminRoom>,
    /// Where the next page begins, if there is one.
    pub next: Option<String>,
}

/// A room as its operator sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AdminRoom {
    /// The room.
    pub room: String,
    /// Which game.
    pub game: String,
    /// Where it is in its life.
    pub stage: Stage,
    /// Whether strangers find it.
    pub listed: bool,
    /// The seats, in order.
    pub seats: Vec<AdminSeat>,
    /// Whether it is set aside: this version of the server cannot go on with its game.
    pub set_aside: bool,
    /// Whether it is in memory.
    pub in_memory: bool,
    /// How many clients are connected to it.
    pub connections: usize,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// When something was last done in it, chat apart.
    pub changed: i64,
}

/// A seat as the operator sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AdminSeat {
    /// The player's name, or the bot's level; nothing if the seat is open.
    pub name: Option<String>,
    /// Whether a bot sits there.
    pub bot: bool,
}

/// Another name for the player on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name to show.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// A restart to announce.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRestart {
    /// In how many minutes the server restarts.
    #[schema(maximum = 1440)]
    pub minutes: u32,
    /// A note in one's own words, shown as it is.
    #[schema(min_length = 1, max_length = 200)]
    pub note: Option<String>,
}
