//! What a table may choose.

use serde::{Deserialize, Deserializer, Serialize};
use table::{OptionInfo, OptionRange};

/// How few and how many can play.
const FEWEST: u8 = 2;
const MOST: u8 = 4;

/// What a table may choose.
///
/// ```
/// use rugs::{Options, Rugs};
/// use table::Game;
///
/// let alone = Rugs::with(Options { players: 1, ..Options::default() }).unwrap_err();
/// assert_eq!(alone.reasons, ["rugs is for 2, 3 or 4 players, not 1"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Options {
    /// Two, three or four.
    #[serde(deserialize_with = "players")]
    pub players: u8,
    /// The rulebook's variant: Assam is turned at the end of a turn and not before the throw.
    pub variant: bool,
    /// A house rule: one may cover both halves of a rug of one's own in one go.
    pub cover_own: bool,
    /// A house rule for the variant: Assam need not be turned at the end of a turn.
    pub skip_rotation: bool,
}

/// Reads the number of players.
fn players<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    table::whole_number(deserializer, "rugs is for 2, 3 or 4 players")
}

impl Default for Options {
    /// Four players, by the rulebook.
    fn default() -> Options {
        Options { players: 4, variant: false, cover_own: false, skip_rotation: false }
    }
}

impl Options {
    /// What does not fit together, in plain words.
    pub(crate) fn faults(self) -> Vec<String> {
        let mut faults = Vec::new();
        if !(FEWEST..=MOST).contains(&self.players) {
            faults.push(format!("rugs is for 2, 3 or 4 players, not {}", self.players));
        }
        if self.skip_rotation && !self.variant {
            faults.push("skip_rotation is about the variant's turn of Assam, and variant is off".to_owned());
        }
        faults
    }

    /// The options as data. Their labels are the lobby's.
    pub(crate) fn described() -> Vec<OptionInfo> {
        let Options { players, variant, cover_own, skip_rotation } = Options::default();
        let flag = |name: &str, default: bool| {
            let label = format!("site-rugs-{}", name.replace('_', "-"));
            let about = format!("{label}-about");
            OptionInfo::new(name, OptionRange::Flag, default, label).about(about)
        };
        let range = OptionRange::Number { least: FEWEST.into(), most: MOST.into() };
        vec![
            OptionInfo::new("players", range, players, "site-players"),
            flag("variant", variant),
            flag("cover_own", cover_own),
            flag("skip_rotation", skip_rotation).needs("variant", true),
        ]
    }

    /// Every combination that is a game of its own: 18.
    pub(crate) fn every() -> Vec<Options> {
        let mut every = Vec::new();
        for players in FEWEST..=MOST {
            for (variant, skip_rotation) in [(false, false), (true, false), (true, true)] {
                for cover_own in [false, true] {
                    every.push(Options { players, variant, cover_own, skip_rotation });
                }
            }
        }
        every
    }
}
