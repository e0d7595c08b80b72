//! What somebody sees: at this market, everything.

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

use crate::assam::Assam;
use crate::colour::Colour;
use crate::market::Market;
use crate::state::{MERCHANTS, Merchant, Phase};

/// What somebody sees: at this market, everything that lies on the table. The order of a pile is nobody's to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Shown", try_from = "Shown")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Shown"))]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) players: u8,
    pub(crate) market: Market,
    pub(crate) assam: Assam,
    pub(crate) phase: Phase,
    pub(crate) seat: Seat,
    pub(crate) merchants: [Merchant; MERCHANTS],
}

impl View {
    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }
}

/// A view as JSON.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Shown {
    /// Who looks; `null` for somebody who only watches.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Seat>"))]
    viewer: Viewer,
    /// What comes next.
    phase: Phase,
    /// Whose turn it is.
    seat: Seat,
    assam: Assam,
    /// What lies open.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::Half>"))]
    market: Market,
    /// By seat.
    merchants: Vec<ShownMerchant>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Merchant"))]
struct ShownMerchant {
    dirhams: u8,
    /// The merchant's colours.
    rugs: Vec<ShownRugs>,
    /// The rug on top of the pile (two players).
    top: Option<Colour>,
    /// As how-manieth this merchant went out, if out.
    out: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Rugs"))]
struct ShownRugs {
    colour: Colour,
    /// Rugs not laid yet.
    unlaid: u8,
}

impl From<View> for Shown {
    fn from(view: View) -> Shown {
        let View { viewer, players, market, assam, phase, seat, merchants } = view;
        let shown = |(seat, merchant): (Seat, &Merchant)| ShownMerchant {
            dirhams: merchant.dirhams,
            rugs: Colour::of(seat, players.into())
                .zip(merchant.unlaid)
                .map(|(colour, unlaid)| ShownRugs { colour, unlaid })
                .collect(),
            top: merchant.top,
            out: merchant.went_out(),
        };
        let merchants = Seat::all(players.into()).zip(&merchants).map(shown).collect();
        Shown { viewer, phase, seat, assam, market, merchants }
    }
}

impl TryFrom<Shown> for View {
    type Error = &'static str;

    fn try_from(shown: Shown) -> Result<View, &'static str> {
        let Shown { viewer, phase, seat, assam, market, merchants: list } = shown;
        if list.len() > MERCHANTS {
            return Err("a market has at most four merchants");
        }
        if seat.index() >= list.len() {
            return Err("the turn is that of a merchant who is not there");
        }
        let mut merchants = [Merchant::default(); MERCHANTS];
        let players = list.len() as u8;
        for (seat, ShownMerchant { dirhams, rugs, top, out }) in Seat::all(players.into()).zip(list) {
            if !rugs.iter().map(|rugs| rugs.colour).eq(Colour::of(seat, players.into())) {
                return Err("a merchant has other colours than that seat");
            }
            let mut unlaid = [0; 2];
            unlaid.iter_mut().zip(&rugs).for_each(|(unlaid, rugs)| *unlaid = rugs.unlaid);
            merchants[seat.index()] = Merchant { dirhams, unlaid, top, out: out.unwrap_or(0) };
        }
        Ok(View { viewer, players, market, assam, phase, seat, merchants })
    }
}
