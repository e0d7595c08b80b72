//! What goes over the one WebSocket of a client: tagged JSON, one message per frame.

use serde::{Deserialize, Serialize};
use table::{Seat, Standing, Tree, Turn, Viewer};
use tree::patch::Patch;
use utoipa::ToSchema;

use crate::problem::Problem;
use crate::sight::{Sight, TableSight, Told};

/// What a client says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct FromClient {
    /// The client's own name for this message, at most 64 bytes: the answer carries it. What changes the room is done once
    /// for every id, however often it is sent.
    pub id: Option<String>,
    /// Which of the client's seats speaks; not needed if it has but one.
    pub seat: Option<Seat>,
    /// The version the client had before its eyes.
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub version: Option<u64>,
    /// What it wants.
    #[serde(flatten)]
    pub request: Request,
}

/// What a client wants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Request {
    /// The first message: who it is, and which room it wants.
    Hello(Hello),
    /// Do this: one action, or several, all or none.
    Act {
        /// In their notation.
        actions: Vec<String>,
    },
    /// This is what chance brought, at a table with a real box.
    Settle {
        /// In its notation.
        outcome: String,
    },
    /// Go back to a version; where it takes the agreement of the others, propose it.
    Undo {
        /// Which.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        to: u64,
    },
    /// Let the game rest, or propose it.
    Pause,
    /// Go on.
    Resume,
    /// Agree to what is proposed, or not.
    Vote {
        /// The proposal.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        proposal: u64,
        /// Whether one agrees.
        agree: bool,
    },
    /// Give up.
    Resign,
    /// Take the seat back from the bot that plays for it.
    Return,
    /// Add this to the dice, instead of what one has added before; before the game begins.
    Luck {
        /// At most 64 characters.
        text: String,
    },
    /// Leave the seat before the game begins.
    Leave,
    /// The host: begin.
    Start,
    /// The host, before the game: open a seat, or put a bot there.
    Reseat {
        /// The bot's level; without it the seat is opened, and whoever sat there is removed.
        #[cfg_attr(feature = "typescript", ts(optional))]
        level: Option<String>,
        /// The room's invitation from now on, 40 random hexadecimal digits, so that whoever is removed cannot come back
        /// with the old one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        invite: Option<String>,
    },
    /// The host, before the game: exchange two seats.
    Swap {
        /// The other seat.
        with: Seat,
    },
    /// Play again, with the same players.
    Rematch,
    /// Write to the others.
    Chat {
        /// What.
        text: String,
    },
    /// Do not show me what this seat writes, or do.
    Mute {
        /// Whether to.
        muted: bool,
    },
    /// What would come of this, up to the next decision or draw?
    Preview {
        /// In their notation.
        actions: Vec<String>,
    },
    /// What would a bot do?
    Hint,
    /// What is printed on the pieces of this table?
    Pieces,
    /// What has happened since a version? Once the game is over, one may look with the eyes of any seat.
    History {
        /// Which; 0 is the beginning.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        since: u64,
    },
    /// How did the game stand at a version? Once it is over, one may look with the eyes of any seat.
    At {
        /// Which; if it did not carry the game on, the last one before it that did.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        at: u64,
    },
}

/// The first message of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Hello {
    /// The version of the protocol it speaks.
    pub protocol: u32,
    /// The room.
    pub room: String,
    /// The secrets of its seats, and the host's.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>"))]
    pub secrets: Vec<String>,
    /// What the link held, to watch a room that is not listed.
    pub invite: Option<String>,
    /// The last version it has seen, if it comes back.
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>"))]
    pub since: Option<u64>,
}

/// What the server says.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The client is in. If it named a version that is not the last, what has happened since follows as a history for each
    /// of its seats.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The room.
        room: String,
        /// The room's version.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// The client's seats.
        seats: Vec<Seat>,
        /// Whether it is the host.
        host: bool,
        /// When that was, in milliseconds since 1970.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        at: i64,
        /// The same on the server's own clock, in milliseconds; `clock.at` of a sight is a moment of that clock.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        time: i64,
        /// What it sees: one sight for each of its seats, or a spectator's.
        sights: Vec<Seen>,
    },
    /// Something changed.
    Update {
        /// The room's version now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// For which of the client's seats; `null` for a spectator.
        #[cfg_attr(feature = "typescript", ts(as = "Option<Seat>"))]
        who: Viewer,
        /// What happened.
        events: Vec<Told>,
        /// What changed of the sight.
        patch: Patch,
    },
    /// A sight as a whole, where a patch would not do.
    Whole {
        /// The room's version now.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// What is seen.
        #[serde(flatten)]
        seen: Box<Seen>,
    },
    /// The client's seats changed: the game began, and the dice said who sits where.
    Seated {
        /// The client's seats.
        seats: Vec<Seat>,
    },
    /// It is done, and kept for good.
    Done {
        /// The client's name for its message.
        id: Option<String>,
        /// The version that did it.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
    },
    /// It was not done.
    Problem {
        /// The client's name for its message, if it could be read.
        id: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// What would come of it.
    Preview {
        /// The client's name for its message.
        id: Option<String>,
        /// What would come.
        preview: Box<Preview>,
    },
    /// What a bot would do.
    Hint {
        /// The client's name for its message.
        id: Option<String>,
        /// In its notation.
        action: String,
    },
    /// What is printed on the pieces of this table.
    Pieces {
        /// The client's name for its message.
        id: Option<String>,
        /// By name; its shape is the game's own. `null` if there is nothing to tell, or the game has not begun.
        pieces: Option<Tree>,
    },
    /// What has happened.
    History {
        /// The client's name for its message.
        id: Option<String>,
        /// With which seat's eyes; `null` for a spectator's.
        #[cfg_attr(feature = "typescript", ts(as = "Option<Seat>"))]
        who: Viewer,
        /// Version by version, at most 100 of them.
        versions: Vec<Past>,
        /// Whether there are more, after the last of these.
        more: bool,
    },
    /// How the game stood at an earlier moment.
    Moment {
        /// The client's name for its message.
        id: Option<String>,
        /// The version that led there.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        version: u64,
        /// With which seat's eyes; `null` for a spectator's.
        #[cfg_attr(feature = "typescript", ts(as = "Option<Seat>"))]
        who: Viewer,
        /// The game, without what could be done.
        table: Box<TableSight>,
    },
    /// Somebody wrote.
    Chat {
        /// The lines, oldest first.
        lines: Vec<ChatLine>,
    },
    /// Whoever runs the server removed lines of chat: the client no longer shows them.
    ChatRemoved {
        /// Their numbers.
        #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
        lines: Vec<u64>,
    },
    /// Whoever runs the server renamed the writer of these lines of chat.
    ChatRenamed {
        /// Their numbers.
        #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
        lines: Vec<u64>,
        /// The name to show from now on.
        name: String,
    },
    /// Whoever runs the server announces a restart, or withdraws the announcement.
    Announcement {
        /// The restart; `null` if none is announced any more.
        restart: Option<Restart>,
    },
    /// The server goes away; the client should come back by itself.
    Closing {
        /// After how many milliseconds.
        retry_after: u32,
    },
}

/// What one viewer sees.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Seen {
    /// Which seat; `null` for a spectator.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Seat>"))]
    pub who: Viewer,
    /// All of it.
    pub sight: Sight,
}

/// What would come of an action.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preview {
    /// What would happen at once.
    pub events: Vec<Told>,
    /// What the viewer would know once that is done which the actions bring themselves, and nothing of what follows by
    /// itself; `null` if something hidden comes out on the way.
    pub view: Option<Tree>,
    /// What could be worked out from it, if the game tells that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub figures: Option<Tree>,
    /// How the players would stand then.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::sight::StandingLine>"))]
    pub standing: Standing,
    /// What the game would wait for; `null` if something hidden comes out on the way.
    pub turn: Option<Turn>,
    /// Whether it cannot be taken back: something is drawn then, or something hidden comes out.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// What chance may bring then, if that is known to all and can be listed.
    pub branches: Vec<BranchOf>,
}

/// What chance may bring, and what would come of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BranchOf {
    /// The outcome, in its notation.
    pub outcome: String,
    /// How likely it is, against the sum of all weights.
    pub weight: u32,
    /// What would happen.
    pub events: Vec<Told>,
    /// How the players would stand.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::sight::StandingLine>"))]
    pub standing: Standing,
}

/// What happened with one version.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Past {
    /// Which.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub version: u64,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// How many steps of the record the game had then, for whoever wants to go on from there.
    pub steps: usize,
    /// Events of the game.
    pub events: Vec<Told>,
    /// How the players stood then.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::sight::StandingLine>"))]
    pub standing: Standing,
}

/// A restart that whoever runs the server announces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Restart {
    /// In how many milliseconds from this message on; 0 if it is due.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub after: u64,
    /// A note in the operator's own words: text, never markup.
    pub note: Option<String>,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number in the room.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub line: u64,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// Who wrote: the name at that time.
    pub name: String,
    /// On which seat; `null` if seats have changed since.
    #[schema(value_type = Option<u64>, minimum = 1, maximum = 8)]
    pub seat: Option<Seat>,
    /// What: text, never markup.
    pub text: String,
}
