//! What chance may bring.

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::colour::Colour;
use crate::tile::Tile;
use crate::tower::Keshis;

/// What chance may bring.
///
/// ```
/// use keshi::Outcome;
///
/// let drawn: Outcome = "scroll:07".parse()?;
/// assert!(matches!(drawn, Outcome::Scroll(_)) && drawn.to_string() == "scroll:07");
/// # Ok::<(), keshi::NoOutcome>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A side of a river tile. Written `river:07`.
    RiverTile(Tile),
    /// A staircase tile with a side up. Written `stairs:07`; 21 to 40 are the backs of 01 to 20.
    StaircaseTile(Tile),
    /// A desert town. Written `town:07`.
    Town(Tile),
    /// An oasis. Written `oasis:07`.
    Oasis(Tile),
    /// A scroll. Written `scroll:07`.
    Scroll(Tile),
    /// A luxury good. Written `luxury:07`.
    Luxury(Tile),
    /// An exchange office. Written `office:03`.
    Office(Tile),
    /// A city gate. Written `gate:green`.
    Gate(Colour),
    /// A keshi for a supply board. Written `keshi:green`.
    Keshi(Colour),
    /// A provision tile. Written `provision:07`.
    Provision(Tile),
    /// The start player. Written `start:2`.
    Start(Seat),
    /// What came out of the tower. Written `tower:green2,pink1`.
    Tower(Keshis),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::RiverTile(tile) => write!(f, "river:{tile}"),
            Outcome::StaircaseTile(tile) => write!(f, "stairs:{tile}"),
            Outcome::Town(tile) => write!(f, "town:{tile}"),
            Outcome::Oasis(tile) => write!(f, "oasis:{tile}"),
            Outcome::Scroll(tile) => write!(f, "scroll:{tile}"),
            Outcome::Luxury(tile) => write!(f, "luxury:{tile}"),
            Outcome::Office(tile) => write!(f, "office:{tile}"),
            Outcome::Gate(colour) => write!(f, "gate:{colour}"),
            Outcome::Keshi(colour) => write!(f, "keshi:{colour}"),
            Outcome::Provision(tile) => write!(f, "provision:{tile}"),
            Outcome::Start(seat) => write!(f, "start:{seat}"),
            Outcome::Tower(keshis) => write!(f, "tower:{keshis}"),
        }
    }
}

/// A text that names no outcome.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "an outcome is what was drawn: river, stairs, town, oasis, scroll, luxury, office or provision with two digits, gate or keshi \
     with a colour, start with a seat, or tower with what came out, as in scroll:07, gate:green, tower:green2,pink1"
)]
pub struct NoOutcome;

impl FromStr for Outcome {
    type Err = NoOutcome;

    fn from_str(text: &str) -> Result<Outcome, NoOutcome> {
        let (what, which) = text.split_once(':').ok_or(NoOutcome)?;
        let tile = || match which.as_bytes() {
            [tens @ b'0'..=b'9', ones @ b'0'..=b'9'] if which != "00" => Ok(Tile((tens - b'0') * 10 + ones - b'0')),
            _ => Err(NoOutcome),
        };
        let colour = || which.parse().map_err(|_| NoOutcome);
        Ok(match what {
            "river" => Outcome::RiverTile(tile()?),
            "stairs" => Outcome::StaircaseTile(tile()?),
            "town" => Outcome::Town(tile()?),
            "oasis" => Outcome::Oasis(tile()?),
            "scroll" => Outcome::Scroll(tile()?),
            "luxury" => Outcome::Luxury(tile()?),
            "office" => Outcome::Office(tile()?),
            "gate" => Outcome::Gate(colour()?),
            "keshi" => Outcome::Keshi(colour()?),
            "provision" => Outcome::Provision(tile()?),
            "start" => Outcome::Start(which.parse().map_err(|_| NoOutcome)?),
            "tower" => Outcome::Tower(which.parse().map_err(|_| NoOutcome)?),
            _ => return Err(NoOutcome),
        })
    }
}
