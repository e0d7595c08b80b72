//! The lines of a room's log: all that ever happened there, chat apart. A room is what its lines make of it.

use protocol::lobby::Settings;
use protocol::sight::{Out, Proposed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{ComponentSet, Seat};

use crate::dice::{Entropy, Seed};
use crate::secret::Digest;

/// A line of the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The client's own name for what it wanted, so that it is done once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// A short digest of what it wanted under that name, to tell when the name is used again for something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<u32>,
    /// The seat that wanted it; nobody's, if the host, a clock or the house did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// Since which house time the clocks ran on, if the house was closed after the line before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub woke: Option<i64>,
    /// The record of the game, if it ended with this line: it can be handed out also by a program that can no longer
    /// play it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<String>,
    /// What happened.
    #[serde(flatten)]
    pub what: LineKind,
}

impl Line {
    /// What the house itself does.
    #[must_use]
    pub fn house(what: LineKind) -> Line {
        Line { id: None, of: None, by: None, woke: None, ended: None, what }
    }
}

/// What happened in a room.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum LineKind {
    /// The table was made. Always the first line.
    Made(Box<Made>),
    /// Somebody took a seat.
    Joined {
        /// Which.
        seat: Seat,
        /// Who.
        #[serde(flatten)]
        person: Person,
    },
    /// A seat was opened, or a bot put there.
    Reseated {
        /// Which.
        seat: Seat,
        /// The bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
        /// What lets others in from now on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<Digest>,
    },
    /// A seat adds something else to the dice.
    Luck {
        /// What.
        luck: Entropy,
    },
    /// Two seats were exchanged.
    Swapped {
        /// One.
        seat: Seat,
        /// The other.
        with: Seat,
    },
    /// The game began. By which rules and with which components stands here and not with the making of the table: a table
    /// at which nobody plays yet begins by the rules of the day.
    Began {
        /// The version of its rules.
        #[serde(default = "first")]
        rules: u32,
        /// The components it is played with, if they can be replaced by others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        components: Option<ComponentSet>,
        /// For each seat, where its player sat before.
        seating: Vec<Seat>,
        /// What chance brought at once.
        steps: Vec<String>,
    },
    /// A seat did something, or typed in what chance brought; with all the chance it set off.
    Acted {
        /// The steps, one by one.
        steps: Vec<String>,
        /// What this added to the record, if it is a choice that is made together with others: nothing, or if it was the
        /// last, the choices of all as one step, and what they set off. Otherwise it is the steps.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        record: Option<Vec<String>>,
    },
    /// The game went back.
    Undone {
        /// To which version.
        to: u64,
    },
    /// Something was proposed.
    Proposed {
        /// What.
        proposed: Proposed,
    },
    /// Somebody agreed to what was proposed. The last to do so makes it happen with a line of its own.
    Agreed,
    /// Somebody did not, or it was withdrawn.
    Declined,
    /// The game rests.
    Paused,
    /// It goes on.
    Resumed,
    /// A seat is out: a bot plays on for it, and it ranks last.
    WentOut {
        /// Which.
        seat: Seat,
        /// Why.
        why: Out,
    },
    /// A bot plays for a seat until the player is back.
    TakenOver {
        /// Which.
        seat: Seat,
    },
    /// The player is back.
    Returned {
        /// On which seat.
        seat: Seat,
    },
    /// The same players meet again in another room.
    Rematched {
        /// Which.
        room: String,
    },
    /// Whoever runs the server renamed a player.
    Renamed {
        /// On which seat.
        seat: Seat,
        /// The name from now on.
        name: String,
    },
    /// Whoever runs the server closed the room. Only `Renamed` follows.
    Closed,
}

/// The rules of a game that began before lines said which.
fn first() -> u32 {
    1
}

/// A table as it was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Made {
    /// Which game.
    pub game: String,
    /// Its options, all of them.
    pub options: Value,
    /// The text that replaces values of its components.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// How the table is run.
    pub settings: Settings,
    /// Who sat there from the beginning.
    pub seats: Vec<Place>,
    /// What makes one the host.
    pub host: Digest,
    /// What lets others in.
    pub invite: Digest,
    /// The seed of the dice.
    pub seed: Seed,
    /// Steps of another game, from which this one goes on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branch: Vec<String>,
    /// Whether the players of another room meet here again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// The record that the room was made of, if its game was not played here. Then nothing follows in its log but what
    /// whoever runs the server does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

impl Made {
    /// What is told of the seed, where the dice count: they do not if chance is typed in, or part of the game was played
    /// elsewhere.
    #[must_use]
    pub fn commitment(&self) -> Option<String> {
        let counts = !self.settings.referee && self.branch.is_empty() && self.record.is_none();
        counts.then(|| self.seed.commitment())
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Nobody yet.
    Open,
    /// A person.
    Person(Person),
    /// A bot of this level.
    Bot(String),
}

/// A person on a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Person {
    /// The name to show.
    pub name: String,
    /// What makes one this person.
    pub secret: Digest,
    /// What the person adds to the dice.
    #[serde(default)]
    pub luck: Entropy,
}
