//! The five expansions, a file for each.

mod companions;
mod discs;
mod offices;
pub(crate) mod staircase_tiles;
mod towns;

use keshi::Options;

use crate::scenario::{PLENTY, Scenario};
use crate::scrolls::late::at_table;

/// A game with these options in which all start with many resources. The hero likes this, and to go to the madrasa soon.
fn rich(options: Options, likes: &str) -> Scenario {
    at_table(options, PLENTY, likes)
}
