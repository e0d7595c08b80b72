//! Tables are made, joined and listed: bodies of HTTP requests and answers.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{ComponentFault, Components, OptionInfo};
use utoipa::ToSchema;

/// A table that somebody wants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Its options; what is left out keeps its default.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<std::collections::HashMap<String, table::Tree>>"))]
    pub options: Map<String, Value>,
    /// Values that replace those on the game's pieces, as the owner of a box wrote them down.
    #[schema(max_length = 262_144)]
    pub components: Option<String>,
    /// Who sits where, in the order of the seats; what is left out is open.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<NewSeat>>"))]
    #[schema(max_items = 8)]
    pub seats: Vec<NewSeat>,
    /// How the table is run.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Settings>"))]
    pub settings: Settings,
    /// A game to go on from, instead of the start.
    pub branch: Option<Branch>,
}

/// A moment of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Branch {
    /// The room where it was played.
    pub room: String,
    /// How many of its steps are kept.
    #[schema(maximum = 1_000_000)]
    pub steps: usize,
    /// A secret of that room or its invitation; needed unless the room is listed.
    pub secret: Option<String>,
}

/// Who shall sit on a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub enum NewSeat {
    /// Whoever makes the table, or somebody beside them on the same device.
    Here {
        /// The name to show.
        #[schema(min_length = 1, max_length = 24)]
        name: String,
        /// Something of one's own for the dice. Better sent later, when their commitment is known.
        #[schema(max_length = 64)]
        luck: Option<String>,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Which: a name from the list of the game's bots.
        level: String,
    },
}

/// How a table is run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Settings {
    /// Strangers find it in the list of open tables. Otherwise it takes the link.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub listed: bool,
    /// Others may watch while the game runs.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub spectators: bool,
    /// How long one may think.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Clock>"))]
    pub clock: Clock,
    /// What happens when the time is up.
    #[cfg_attr(feature = "typescript", ts(as = "Option<TimeUp>"))]
    pub time_up: TimeUp,
    /// Who sits where in the end.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Order>"))]
    pub order: Order,
    /// Steps may be taken back.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub undo: bool,
    /// A player may ask what a bot would do.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub hints: bool,
    /// Players may write to each other.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub chat: bool,
    /// The game is played with a real box: what chance brings is typed in.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub referee: bool,
    /// And the host keeps the score: sees what every player sees, and plays for each of them.
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub scorekeeper: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listed: false,
            spectators: true,
            clock: Clock::None,
            time_up: TimeUp::TakeOver,
            order: Order::Random,
            undo: true,
            hints: true,
            chat: true,
            referee: false,
            scorekeeper: false,
        }
    }
}

/// How long one may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub enum Clock {
    /// As long as one likes.
    #[default]
    None,
    /// So long for every decision.
    Move {
        /// From 5 seconds to a day.
        #[schema(minimum = 5, maximum = 86_400)]
        seconds: u32,
    },
    /// So long for the whole game, and some more for every decision.
    Game {
        /// From a minute to a day.
        #[schema(minimum = 60, maximum = 86_400)]
        seconds: u32,
        /// What every decision adds, up to ten minutes.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
        #[schema(maximum = 600)]
        increment: u32,
    },
    /// So many days for every decision.
    Days {
        /// From 1 to 30.
        #[schema(minimum = 1, maximum = 30)]
        days: u32,
    },
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TimeUp {
    /// A bot takes over until the player is back.
    #[default]
    TakeOver,
    /// The seat is out: a bot plays on for it, and it ranks last.
    Out,
}

/// Who sits where when the game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// The dice say.
    #[default]
    Random,
    /// The dice say who begins; the others follow as they sit.
    First,
    /// As the seats were taken.
    Chosen,
}

/// The record of a game that was played elsewhere, or here before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct NewRecord {
    /// The record, as `/api/tables/ROOM/record` and `jemaa sim --records` write it.
    #[schema(max_length = 262_144)]
    pub record: String,
    /// The values that replaced those on the game's pieces, if it was played with others than ours.
    #[schema(max_length = 262_144)]
    pub components: Option<String>,
    /// Strangers find it in the list of finished games.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub listed: bool,
}

/// Values that shall replace those on a game's pieces, to be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OwnComponents {
    /// The text of an owner's file.
    #[schema(max_length = 262_144)]
    pub components: String,
}

/// What came of the check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CheckedComponents {
    /// A table can be had with them. Of the values only those are told that differ from ours, be it in where they come
    /// from.
    Sound(Components),
    /// All that is wrong with them.
    Faults(Vec<ComponentFault>),
}

/// A table was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableMade {
    /// Its room.
    pub room: String,
    /// What lets whoever made it start the game, and change seats before.
    pub host: String,
    /// What lets others in; goes into the fragment of a link.
    pub invite: String,
    /// The secrets of the seats taken here, in the order they were asked for.
    pub seats: Vec<String>,
    /// The digest of the seed of the dice, unless chance is typed in or part of the game was played elsewhere.
    pub commitment: Option<String>,
}

/// Somebody wants a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Join {
    /// The name to show.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
    /// What the link held; needed unless the table is listed.
    pub invite: Option<String>,
    /// Which seat, counted from 1; otherwise the first that is open.
    #[schema(value_type = Option<u64>, minimum = 1, maximum = 8)]
    pub seat: Option<table::Seat>,
    /// Something of one's own for the dice.
    #[schema(max_length = 64)]
    pub luck: Option<String>,
    /// The secret that the seat shall have, 40 random hexadecimal digits; otherwise the server makes one. Who asks again
    /// with the same gets the same seat.
    #[schema(pattern = "^[0-9a-f]{40}$")]
    pub secret: Option<String>,
}

/// Somebody has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Joined {
    /// What makes one the player on that seat.
    pub secret: String,
    /// The seat, as long as the game has not begun.
    #[schema(value_type = u64, minimum = 1, maximum = 8)]
    pub seat: table::Seat,
}

/// Where a room is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are being taken.
    Gathering,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
    /// Whoever runs the server closed the room. Nobody gets in, and no list shows it.
    Closed,
}

/// A room as lists show it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Listed {
    /// The room.
    pub room: String,
    /// Since when it is in its stage, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// What is shown of it.
    #[serde(flatten)]
    pub shown: Shown,
}

/// What lists show of a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Shown {
    /// Which game.
    pub game: String,
    /// Its options.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::HashMap<String, table::Tree>"))]
    pub options: Value,
    /// Where it is in its life.
    pub stage: Stage,
    /// Who sits there.
    pub seats: Vec<ShownSeat>,
    /// How long one may think.
    pub clock: Clock,
    /// Whether chance is typed in.
    pub referee: bool,
    /// Whether one may watch.
    pub spectators: bool,
    /// Whether it was not played here: its record was uploaded.
    #[serde(default)]
    pub uploaded: bool,
    /// The digest of the seed of the dice, unless chance is typed in or part of the game was played elsewhere.
    #[serde(default)]
    pub commitment: Option<String>,
}

/// A seat as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShownSeat {
    /// The player's name, or the bot's level; nothing if the seat is open.
    pub name: Option<String>,
    /// Whether a bot sits there.
    pub bot: bool,
    /// The rank, once the game is over.
    pub rank: Option<u8>,
    /// The points, once the game is over.
    pub points: Option<i32>,
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Page {
    /// The rooms.
    pub rooms: Vec<Listed>,
    /// Where the next page begins, if there is one.
    pub next: Option<String>,
}

/// A game that can be played here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name.
    pub game: String,
    /// Its options with their defaults.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::HashMap<String, table::Tree>"))]
    pub options: Value,
    /// The same options, described for whoever draws a form.
    #[serde(default)]
    pub option_info: Vec<OptionInfo>,
    /// Its bots, from the weakest to the strongest.
    pub bots: Vec<String>,
}
