//! What happened, and the messages that tell it.

use serde::Serialize;
use table::{Message, Refusal, Seat, Shape, Viewer};

use crate::assam::Path;
use crate::colour::Colour;
use crate::direction::Direction;
use crate::outcome::Slippers;
use crate::square::Square;

/// Something that happened. Nothing is hidden at this market, so everybody learns of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// A player chose the way Assam faces.
    Faced {
        /// Who.
        seat: Seat,
        /// Which way.
        direction: Direction,
    },
    /// The die was thrown and Assam walked.
    Walked {
        /// Whose turn it is.
        seat: Seat,
        /// What the die showed.
        slippers: Slippers,
        /// The way he went, stop by stop.
        #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::Assam>"))]
        path: Path,
    },
    /// A player paid for standing on another's rugs.
    Paid {
        /// Who paid.
        seat: Seat,
        /// Whom.
        to: Seat,
        /// What was owed: the connected squares of that colour.
        owed: u8,
        /// What was paid: less, if that was all there was.
        paid: u8,
    },
    /// A player could not pay and is out.
    WentOut {
        /// Who.
        seat: Seat,
    },
    /// A player laid a rug.
    Laid {
        /// Who.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Where.
        squares: [Square; 2],
    },
    /// The next rug of a pile turned up.
    Drew {
        /// Whose pile.
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// A player turned Assam at the end of a turn.
    Rotated {
        /// Who.
        seat: Seat,
        /// Which way he faces now.
        direction: Direction,
    },
    /// A player left Assam facing as he did.
    KeptFacing {
        /// Who.
        seat: Seat,
        /// Which way he faces.
        direction: Direction,
    },
    /// The last rug was laid, or only one player is left.
    Ended,
}

impl table::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(*self)
    }

    fn message(&self) -> Message {
        let told = |id, seat: Seat| Message::plain(id).with("player", seat);
        match *self {
            Event::Faced { seat, direction } => told("rugs-faced", seat).with("direction", direction.word()),
            Event::Walked { slippers, path, .. } => Message::plain("rugs-walked")
                .with("slippers", i64::from(slippers.count()))
                .with("mosaics", path.mosaics() as i64)
                .with("square", path.to().square.to_string()),
            Event::Paid { seat, to, paid, .. } => {
                told("rugs-paid", seat).with("to", to).with("dirhams", i64::from(paid))
            }
            Event::WentOut { seat } => told("rugs-went-out", seat),
            Event::Laid { seat, colour, squares: [first, second] } => told("rugs-laid", seat)
                .with("colour", colour.word())
                .with("first", first.to_string())
                .with("second", second.to_string()),
            Event::Drew { seat, colour } => told("rugs-drew", seat).with("colour", colour.word()),
            Event::Rotated { seat, direction } => told("rugs-rotated", seat).with("direction", direction.word()),
            Event::KeptFacing { seat, direction } => told("rugs-kept-facing", seat).with("direction", direction.word()),
            Event::Ended => Message::plain("rugs-ended"),
        }
    }
}

/// Where points come from.
pub(crate) const DIRHAMS: &str = "rugs-points-dirhams";
/// Where points come from.
pub(crate) const SQUARES: &str = "rugs-points-squares";

pub(crate) const HALF_TURN: Refusal = Refusal("rugs-refusal-half-turn");
pub(crate) const MUST_ROTATE: Refusal = Refusal("rugs-refusal-must-rotate");
pub(crate) const LAY_FIRST: Refusal = Refusal("rugs-refusal-lay-first");
pub(crate) const NO_RUG_NOW: Refusal = Refusal("rugs-refusal-no-rug-now");
pub(crate) const UNDER_ASSAM: Refusal = Refusal("rugs-refusal-under-assam");
pub(crate) const NOT_BESIDE_ASSAM: Refusal = Refusal("rugs-refusal-not-beside-assam");
pub(crate) const WHOLE_RUG: Refusal = Refusal("rugs-refusal-whole-rug");
pub(crate) const DIE_EXPECTED: Refusal = Refusal("rugs-refusal-die-expected");
pub(crate) const RUG_EXPECTED: Refusal = Refusal("rugs-refusal-rug-expected");
pub(crate) const NO_SUCH_RUG: Refusal = Refusal("rugs-refusal-no-such-rug");

/// What a player is asked.
pub(crate) const ASK_FACE: &str = "rugs-ask-face";
pub(crate) const ASK_LAY: &str = "rugs-ask-lay";
pub(crate) const ASK_ROTATE: &str = "rugs-ask-rotate";
pub(crate) const ASK_THROW: &str = "rugs-ask-throw";
pub(crate) const ASK_DRAW: &str = "rugs-ask-draw";

/// Every message of the game.
pub(crate) const MESSAGES: &[Shape] = &[
    Shape::new("rugs-north", &[]),
    Shape::new("rugs-east", &[]),
    Shape::new("rugs-south", &[]),
    Shape::new("rugs-west", &[]),
    Shape::new("rugs-blue", &[]),
    Shape::new("rugs-red", &[]),
    Shape::new("rugs-yellow", &[]),
    Shape::new("rugs-green", &[]),
    Shape::new(DIRHAMS, &[]),
    Shape::new(SQUARES, &[]),
    Shape::new(ASK_FACE, &[]),
    Shape::new(ASK_LAY, &[]),
    Shape::new(ASK_ROTATE, &[]),
    Shape::new(ASK_THROW, &["player"]),
    Shape::new(ASK_DRAW, &["player"]),
    Shape::new("rugs-do-face", &["direction"]),
    Shape::new("rugs-do-lay", &["first", "second"]),
    Shape::new("rugs-faced", &["player", "direction"]),
    Shape::new("rugs-walked", &["slippers", "mosaics", "square"]),
    Shape::new("rugs-paid", &["player", "to", "dirhams"]),
    Shape::new("rugs-went-out", &["player"]),
    Shape::new("rugs-laid", &["player", "colour", "first", "second"]),
    Shape::new("rugs-drew", &["player", "colour"]),
    Shape::new("rugs-rotated", &["player", "direction"]),
    Shape::new("rugs-kept-facing", &["player", "direction"]),
    Shape::new("rugs-ended", &[]),
    Shape::new(HALF_TURN.0, &[]),
    Shape::new(MUST_ROTATE.0, &[]),
    Shape::new(LAY_FIRST.0, &[]),
    Shape::new(NO_RUG_NOW.0, &[]),
    Shape::new(UNDER_ASSAM.0, &[]),
    Shape::new(NOT_BESIDE_ASSAM.0, &[]),
    Shape::new(WHOLE_RUG.0, &[]),
    Shape::new(DIE_EXPECTED.0, &[]),
    Shape::new(RUG_EXPECTED.0, &[]),
    Shape::new(NO_SUCH_RUG.0, &[]),
];
