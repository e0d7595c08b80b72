//! All that somebody sees of a room.

use serde::Serialize;
use serde_json::Value;
use table::{Choice, ComponentSet, Message, Offer, Prompt, Seat, Seats, Standing, Tree, Turn};

use crate::lobby::{Settings, Stage};

/// All that somebody sees of a room: sent once, then patched.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sight {
    /// Which game.
    pub game: &'static str,
    /// Its options.
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::HashMap<String, table::Tree>"))]
    pub options: Tree,
    /// The components of an owner that it is played with, as records name them, if they are not our own.
    #[cfg_attr(feature = "typescript", ts(type = "string | null"))]
    pub components: Option<ComponentSet>,
    /// Where the room is in its life.
    pub stage: Stage,
    /// How the table is run.
    #[cfg_attr(feature = "typescript", ts(type = "Required<Settings>"))]
    pub settings: Settings,
    /// The seats, in order.
    pub seats: Vec<SeatSight>,
    /// The game, once it has begun.
    pub table: Option<TableSight>,
    /// The clocks, if there are any and the game runs.
    pub clock: Option<ClockSight>,
    /// Whether the game rests.
    pub paused: bool,
    /// What somebody proposes, and who agrees.
    pub proposal: Option<ProposalSight>,
    /// The dice, unless chance is typed in.
    pub dice: Option<DiceSight>,
    /// Where the same players meet again.
    pub rematch: Option<String>,
    /// Whether players of another room meet here again. Then each of them may begin, and not only the host.
    pub again: bool,
    /// Whether the game was not played here: its record was uploaded.
    pub uploaded: bool,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatSight {
    /// The player's name, or the bot's level; nothing if the seat is open.
    pub name: Option<String>,
    /// Whether a bot sits there.
    pub bot: bool,
    /// Whether the player is there now.
    pub connected: bool,
    /// Why the seat is out, if it is.
    pub out: Option<Out>,
    /// The bot that plays for it at present.
    pub deputy: Option<String>,
    /// The rank, once the game is over.
    pub rank: Option<u8>,
}

/// Why a seat is out of the game. A bot plays on for it, and it ranks last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// The player gave up.
    Resigned,
    /// The time was up.
    TimeUp,
}

/// A game as somebody sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableSight {
    /// What the game waits for.
    pub turn: Turn,
    /// What the viewer knows; its shape is the game's own.
    pub view: Tree,
    /// What can be worked out from it, if the game tells that; its shape is the game's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub figures: Option<Tree>,
    /// Points by source and ranks.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::sight::StandingLine>"))]
    pub standing: Standing,
    /// What the viewer is asked.
    pub prompt: Option<Prompt>,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// What the viewer has chosen while all choose together; it may still choose otherwise.
    pub chosen: Option<String>,
    /// What chance is to bring, if the viewer may type it in.
    pub chance: Option<ChanceSight>,
    /// How the viewer can take a step back.
    pub undo: Option<UndoSight>,
}

/// A line of a standing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StandingLine {
    /// Whose.
    pub seat: Seat,
    /// The rank: 1 is best, equals share.
    pub rank: u8,
    /// All points.
    pub points: i32,
    /// Points by source; the names are message ids.
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::HashMap<String, i32>"))]
    pub sources: Value,
}

/// What chance is to bring, for whoever types it in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChanceSight {
    /// What is drawn, and whose.
    pub prompt: Option<Prompt>,
    /// What may come, if that is known to all and can be listed.
    pub offer: Option<Offer>,
}

/// A step back.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UndoSight {
    /// To which version.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub to: u64,
    /// Whether it takes nobody's agreement.
    pub free: bool,
}

/// The clocks of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClockSight {
    /// What each seat has left, in milliseconds, at the moment `at`.
    #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
    pub left: Vec<i64>,
    /// Whose clocks run.
    pub running: Seats,
    /// That moment, in milliseconds of the server's own clock, which goes on only while the server runs.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
}

/// What somebody proposes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProposalSight {
    /// The version that brought it up, which is its name.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub id: u64,
    /// Who proposes.
    pub by: Seat,
    /// What.
    pub what: Proposed,
    /// Who agrees so far.
    pub agreed: Seats,
}

/// What can be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Proposed {
    /// To go back to a version.
    Undo {
        /// Which.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        to: u64,
    },
    /// To let the game rest.
    Pause,
}

/// The dice of a room.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DiceSight {
    /// The digest of the seed, known before the game.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
}

/// Something that happened, as the viewer learns of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Told {
    /// What happened, as data; its shape is the game's own.
    pub data: Tree,
    /// The sentence that tells it.
    pub message: Message,
}
