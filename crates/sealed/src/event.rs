//! What happens in sealed, who learns of it, and the messages that tell it.

use serde::Serialize;
use table::{Message, Refusal, Seat, Shape, Viewer};

use crate::card::{Card, Tokens};

/// Something that happened. A card that is hidden from a viewer is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A player drew a card, which only that player sees.
    Dealt {
        /// Who drew.
        seat: Seat,
        /// What was drawn.
        card: Option<Card>,
    },
    /// A player chose a card, which only that player sees.
    Chose {
        /// Who chose.
        seat: Seat,
        /// What was chosen.
        card: Option<Card>,
    },
    /// A card that was chosen is turned over.
    Revealed {
        /// Whose card it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A player kept the highest card.
    Kept {
        /// Who kept it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Tokens fell out of the tower that a player shook.
    Fell {
        /// Who shook the tower.
        seat: Seat,
        /// The tokens.
        tokens: Tokens,
    },
    /// The last card is played.
    Ended,
}

impl table::Event for Event {
    fn seen_by(&self, who: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Dealt { seat, .. } if who != Viewer::Seat(seat) => Event::Dealt { seat, card: None },
            Event::Chose { seat, .. } if who != Viewer::Seat(seat) => Event::Chose { seat, card: None },
            open => open,
        })
    }

    fn brings_out(&self) -> bool {
        matches!(self, Event::Revealed { .. })
    }

    fn message(&self) -> Message {
        let told = |id, seat: Seat| Message::plain(id).with("player", seat);
        match *self {
            Event::Dealt { seat, card: None } => told("sealed-dealt", seat),
            Event::Dealt { seat, card: Some(card) } => told("sealed-dealt-card", seat).with("card", card.word()),
            Event::Chose { seat, card: None } => told("sealed-chose", seat),
            Event::Chose { seat, card: Some(card) } => told("sealed-chose-card", seat).with("card", card.word()),
            Event::Revealed { seat, card } => told("sealed-revealed", seat).with("card", card.word()),
            Event::Kept { seat, card } => told("sealed-kept", seat).with("card", card.word()),
            Event::Fell { seat, tokens } => told("sealed-fell", seat).with("tokens", i64::from(tokens.len())),
            Event::Ended => Message::plain("sealed-ended"),
        }
    }
}

/// Where points come from: cards kept, tokens fallen.
pub(crate) const SOURCES: [&str; 2] = ["sealed-points-kept", "sealed-points-fallen"];

pub(crate) const NO_SUCH_CARD: Refusal = Refusal("sealed-refusal-no-such-card");
pub(crate) const CHOOSE_A_CARD: Refusal = Refusal("sealed-refusal-choose-a-card");
pub(crate) const KEEP_OR_SHAKE: Refusal = Refusal("sealed-refusal-keep-or-shake");
pub(crate) const EMPTY_TOWER: Refusal = Refusal("sealed-refusal-empty-tower");
pub(crate) const NOT_IN_THE_POOL: Refusal = Refusal("sealed-refusal-not-in-the-pool");
pub(crate) const NOT_IN_THE_TOWER: Refusal = Refusal("sealed-refusal-not-in-the-tower");

pub(crate) const ASK_CHOOSE: &str = "sealed-ask-choose";
pub(crate) const ASK_DECIDE: &str = "sealed-ask-decide";

/// Every message of the game.
pub(crate) const MESSAGES: &[Shape] = &[
    Shape::new(Card::Moon.word(), &[]),
    Shape::new(Card::Star.word(), &[]),
    Shape::new(Card::Sun.word(), &[]),
    Shape::new(SOURCES[0], &[]),
    Shape::new(SOURCES[1], &[]),
    Shape::new("sealed-dealt", &["player"]),
    Shape::new("sealed-dealt-card", &["player", "card"]),
    Shape::new("sealed-chose", &["player"]),
    Shape::new("sealed-chose-card", &["player", "card"]),
    Shape::new("sealed-revealed", &["player", "card"]),
    Shape::new("sealed-highest", &["player", "card"]),
    Shape::new("sealed-kept", &["player", "card"]),
    Shape::new("sealed-fell", &["player", "tokens"]),
    Shape::new("sealed-ended", &[]),
    Shape::new(NO_SUCH_CARD.0, &[]),
    Shape::new(CHOOSE_A_CARD.0, &[]),
    Shape::new(KEEP_OR_SHAKE.0, &[]),
    Shape::new(EMPTY_TOWER.0, &[]),
    Shape::new(NOT_IN_THE_POOL.0, &[]),
    Shape::new(NOT_IN_THE_TOWER.0, &[]),
    Shape::new(ASK_CHOOSE, &[]),
    Shape::new(ASK_DECIDE, &[]),
    Shape::new("sealed-ask-deal", &[]),
    Shape::new("sealed-ask-tower", &[]),
    Shape::new("sealed-do-play", &["card"]),
    Shape::new("sealed-do-keep", &[]),
    Shape::new("sealed-do-shake", &[]),
];
