//! What the house has to say, before it is put into words.
//!
//! A game never holds a sentence. It holds a message id with arguments; whoever shows it looks the id up in the
//! reader's language.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::seat::Seat;

/// Something to tell: the id of a sentence, and what goes into it.
///
/// ```
/// use table::{Message, Seat, Shape};
///
/// let paid = Message::plain("rugs-paid").with("player", Seat::new(0)).with("dirhams", 3);
/// assert!(Shape::new("rugs-paid", &["player", "dirhams"]).fits(&paid));
/// assert!(!Shape::new("rugs-paid", &["player"]).fits(&paid));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Message {
    /// Which sentence. Stable: renaming one breaks every client.
    pub id: &'static str,
    /// What goes into it, by name.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(feature = "typescript", ts(as = "std::collections::HashMap<String, Arg>"))]
    pub args: Vec<(&'static str, Arg)>,
}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

impl Message {
    /// A sentence with nothing to fill in.
    #[must_use]
    pub const fn plain(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

/// One argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Arg {
    /// A player: shown by name, or addressed as "you".
    Seat(Seat),
    /// A number, which may decide between singular and plural.
    Number(i64),
    /// Another message, by id: a colour, a direction, the name of a tile.
    Word(&'static str),
    /// Another message with arguments of its own, to stand inside this one.
    Message(Message),
    /// A text that is the same in every language, such as the name of a square.
    Text(String),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<&'static str> for Arg {
    fn from(id: &'static str) -> Arg {
        Arg::Word(id)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

/// The shape of a message that a game may send: its id and the names of its arguments, in order.
///
/// Every game lists its shapes, so that the words in each language can be held against the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The message id.
    pub id: &'static str,
    /// The names of its arguments, in order.
    pub args: &'static [&'static str],
}

impl Shape {
    /// A shape.
    #[must_use]
    pub const fn new(id: &'static str, args: &'static [&'static str]) -> Shape {
        Shape { id, args }
    }

    /// Whether `message` has this shape.
    #[must_use]
    pub fn fits(&self, message: &Message) -> bool {
        self.id == message.id && self.args.iter().eq(message.args.iter().map(|(name, _)| name))
    }
}

/// Why something may not be done: the id of the rule's sentence. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, thiserror::Error)]
#[serde(transparent)]
pub struct Refusal(pub &'static str);

impl Refusal {
    /// Somebody else decides now, or has yet to choose.
    pub const NOT_YOUR_TURN: Refusal = Refusal("refusal-not-your-turn");
    /// A die, a draw or the like comes first.
    pub const CHANCE_FIRST: Refusal = Refusal("refusal-chance-first");
    /// A player decides first; nothing is drawn now.
    pub const NO_CHANCE_NOW: Refusal = Refusal("refusal-no-chance-now");
    /// The game is over.
    pub const GAME_OVER: Refusal = Refusal("refusal-game-over");

    /// The refusals that any game may give.
    pub const SHAPES: &'static [Shape] = &[
        Shape::new(Refusal::NOT_YOUR_TURN.0, &[]),
        Shape::new(Refusal::CHANCE_FIRST.0, &[]),
        Shape::new(Refusal::NO_CHANCE_NOW.0, &[]),
        Shape::new(Refusal::GAME_OVER.0, &[]),
    ];

    /// The sentence to show.
    #[must_use]
    pub const fn message(self) -> Message {
        Message::plain(self.0)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// What a seat is asked to decide, and how it came to that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prompt {
    /// What is asked.
    pub ask: Message,
    /// The chain that led here, the first cause first. Empty for the ordinary steps of a turn.
    pub because: Vec<Message>,
    /// What comes to the same player after it, as far as that is known: what is asked, and what is had without a question.
    /// The next comes first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Message>>", optional))]
    pub then: Vec<Message>,
}

impl Prompt {
    /// A question with no other cause than the turn itself.
    #[must_use]
    pub const fn of(ask: Message) -> Prompt {
        Prompt { ask, because: Vec::new(), then: Vec::new() }
    }

    /// A question in plain words, with no other cause than the turn itself.
    #[must_use]
    pub const fn plain(id: &'static str) -> Prompt {
        Prompt::of(Message::plain(id))
    }
}
