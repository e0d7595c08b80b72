//! What a player may do, and its notation.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::Message;

use crate::direction::{Direction, NoDirection};
use crate::market::Place;
use crate::square::{NoSquare, Square};

/// What a player may do.
///
/// ```
/// use rugs::Action;
/// use table::Action as _;
/// let turn: Action = "w".parse()?;
/// let rug: Action = "c4-d4".parse()?;
/// assert_eq!((turn.number(), rug.number()), (3, 24));
/// # Ok::<(), rugs::NoAction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Action {
    /// Have Assam face this way: before the throw, or in the variant at the end of the turn. Written `n`, `e`, `s`, `w`.
    Face(Direction),
    /// Lay a rug on two squares. Written `c4-d4`, the western or northern square first.
    Lay(#[cfg_attr(feature = "typescript", ts(as = "[Square; 2]"))] Place),
}

impl table::Action for Action {
    const COUNT: u16 = 4 + 84;

    fn number(self) -> u16 {
        match self {
            Action::Face(direction) => direction as u16,
            Action::Lay(place) => 4 + place.number(),
        }
    }

    fn numbered(number: u16) -> Option<Action> {
        match number.checked_sub(4) {
            None => Some(Action::Face(Direction::ALL[usize::from(number)])),
            Some(place) => Place::numbered(place).map(Action::Lay),
        }
    }

    fn message(self) -> Message {
        match self {
            Action::Face(direction) => Message::plain("rugs-do-face").with("direction", direction.word()),
            Action::Lay(place) => {
                let [first, second] = place.squares();
                Message::plain("rugs-do-lay").with("first", first.to_string()).with("second", second.to_string())
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Face(direction) => direction.fmt(f),
            Action::Lay(place) => place.fmt(f),
        }
    }
}

/// A text that names no action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAction {
    /// One word that is no direction.
    #[error("an action is a direction (n, e, s, w) or two squares (c4-d4)")]
    NoDirection(#[from] NoDirection),
    /// A part that is no square.
    #[error(transparent)]
    NoSquare(#[from] NoSquare),
    /// Two squares that no rug covers.
    #[error("{0} and {1} are not side by side")]
    Apart(Square, Square),
}

impl FromStr for Action {
    type Err = NoAction;

    /// Takes the two squares of a rug in either order.
    fn from_str(text: &str) -> Result<Action, NoAction> {
        match text.split_once('-') {
            None => Ok(Action::Face(text.parse()?)),
            Some((a, b)) => {
                let (a, b) = (a.parse()?, b.parse()?);
                Place::over(a, b).map(Action::Lay).ok_or(NoAction::Apart(a, b))
            }
        }
    }
}
