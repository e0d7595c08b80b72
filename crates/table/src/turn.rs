//! Whose turn it is.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, Seats};

/// What the game waits for.
///
/// ```
/// use serde_json::json;
/// use table::{Seat, Seats, Turn};
///
/// let turn = Turn::Together { seats: Seats::all(2) };
/// assert!(turn.seats().contains(Seat::new(1)));
/// assert_eq!(json!(turn), json!({"waits_for": "together", "seats": [1, 2]}));
/// assert!(Turn::Chance.seats().is_empty());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "waits_for", rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Turn {
    /// One seat decides.
    Seat {
        /// Who decides.
        seat: Seat,
    },
    /// Several seats decide at the same time, hidden from each other. Holds those that have not chosen yet; the game
    /// goes on when the last of them has, and in which order they chose makes no difference.
    Together {
        /// Who has not chosen yet.
        seats: Seats,
    },
    /// A die, a draw, a tower: whoever hosts the game says what came.
    Chance,
    /// The game is over.
    Over,
}

impl Turn {
    /// It is this seat's turn, alone.
    #[inline]
    #[must_use]
    pub const fn of(seat: Seat) -> Turn {
        Turn::Seat { seat }
    }

    /// The seats that have something to decide now.
    #[inline]
    #[must_use]
    pub const fn seats(self) -> Seats {
        match self {
            Turn::Seat { seat } => Seats::one(seat),
            Turn::Together { seats } => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }
}
