//! The five expansions, a file for each.

mod companions;
mod discs;
mod offices;
mod staircase_tiles;
mod towns;

use keshi::Options;

use crate::scenario::Scenario;

/// The base game for four, with river tiles that give points.
fn base() -> Options {
    Options { river: Some([8, 4, 5]), ..Options::default() }
}

/// A game with these options in which all start with many resources. The hero likes this, and to go to the madrasa soon.
fn rich(options: Options, likes: &str) -> Scenario {
    let likes = format!("{likes} select:gray,purple,yellow assistant:madrasa");
    Scenario::starting(options, "9 dates + 9 water + 9 dinars").sparing().like(&likes)
}
