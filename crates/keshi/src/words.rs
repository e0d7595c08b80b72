//! The messages of the game: what is told, asked and offered, before it is put into words.

use table::{Message, Prompt, Seat, Shape};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Draw, State};

/// Where points come from, in the order of [`Source`](crate::effect::Source).
pub(crate) const SOURCES: &[&str] = &[
    "keshi-points-start",
    "keshi-points-deployment",
    "keshi-points-rapids",
    "keshi-points-jetty",
    "keshi-points-river-tiles",
    "keshi-points-lines",
    "keshi-points-stairs",
    "keshi-points-square",
    "keshi-points-gates",
    "keshi-points-luxury",
    "keshi-points-scrolls",
    "keshi-points-provisions",
    "keshi-points-full-sectors",
    "keshi-points-oases",
    "keshi-points-leftovers",
];

/// Every message of the game.
pub(crate) const MESSAGES: &[Shape] = &[];

/// What an action does, for a list of what can be done.
pub(crate) fn label(_action: Action) -> Message {
    Message::plain("keshi-do")
}

/// The sentence that tells an event.
pub(crate) fn told(_event: Event) -> Message {
    Message::plain("keshi-told")
}

/// What a seat is asked.
pub(crate) fn prompt(_state: &State, _seat: Seat) -> Prompt {
    Prompt::plain("keshi-ask")
}

/// What is drawn.
pub(crate) fn chance_prompt(_state: &State, _draw: Draw) -> Prompt {
    Prompt::plain("keshi-draw")
}
