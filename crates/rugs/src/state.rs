//! A whole position. Nothing in it is hidden.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::assam::Assam;
use crate::colour::Colour;
use crate::market::Market;

/// The most merchants at the market.
pub(crate) const MERCHANTS: usize = 4;

/// A whole position: the market, Assam, what the merchants have, and what comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) market: Market,
    pub(crate) assam: Assam,
    pub(crate) phase: Phase,
    /// Whose turn it is; the first seat, when the game is over.
    pub(crate) seat: Seat,
    pub(crate) merchants: [Merchant; MERCHANTS],
}

/// What comes next in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phase {
    /// The player chooses which way Assam faces.
    Face,
    /// The die is thrown.
    Throw,
    /// The player lays a rug.
    Lay,
    /// The next rug of the player's pile turns up (two players).
    Draw,
    /// The player turns Assam (variant).
    Rotate,
    /// The game is over.
    Over,
}

impl Phase {
    /// What comes next, in words.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Phase::Face => "choosing a direction",
            Phase::Throw => "throwing the die",
            Phase::Lay => "laying a rug",
            Phase::Draw => "drawing a rug",
            Phase::Rotate => "turning Assam",
            Phase::Over => "the end",
        }
    }
}

/// What a merchant has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Merchant {
    pub(crate) dirhams: u8,
    /// Rugs not laid yet, by own colour. Only with two players does a merchant have a second one.
    pub(crate) unlaid: [u8; 2],
    /// The rug on top of the pile (two players).
    pub(crate) top: Option<Colour>,
    /// 0, or as how-manieth this merchant went out.
    pub(crate) out: u8,
}

impl Merchant {
    /// The coins in hand.
    #[must_use]
    pub const fn dirhams(&self) -> u8 {
        self.dirhams
    }

    /// The rugs not laid yet.
    #[inline]
    #[must_use]
    pub const fn unlaid(&self) -> u8 {
        // A position to be checked may claim any number of them.
        self.unlaid[0].saturating_add(self.unlaid[1])
    }

    /// As how-manieth this merchant went out of the game, if out.
    #[must_use]
    pub const fn went_out(&self) -> Option<u8> {
        if self.out == 0 { None } else { Some(self.out) }
    }

    /// Whether this merchant is still in the game.
    #[inline]
    #[must_use]
    pub const fn is_in(&self) -> bool {
        self.out == 0
    }
}

impl State {
    /// What lies open in the market.
    #[must_use]
    pub const fn market(&self) -> &Market {
        &self.market
    }

    /// Where Assam stands.
    #[must_use]
    pub const fn assam(&self) -> Assam {
        self.assam
    }

    /// What comes next in the turn.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// What a merchant has.
    #[inline]
    #[must_use]
    pub const fn merchant(&self, seat: Seat) -> &Merchant {
        &self.merchants[seat.index()]
    }

    #[inline]
    pub(crate) const fn merchant_mut(&mut self, seat: Seat) -> &mut Merchant {
        &mut self.merchants[seat.index()]
    }
}
