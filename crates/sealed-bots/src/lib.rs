//! The bots of sealed: an evaluation of its positions for the greedy player.

use bots::{Bot, Evaluate, Greedy, Random, Roster, lead};
use sealed::{Sealed, State};
use table::Seat;

/// The bots of sealed.
#[derive(Clone, Copy, Debug, Default)]
pub struct SealedBots;

impl Roster for SealedBots {
    type Game = Sealed;

    const NAMES: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Sealed>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy(SealedBots))),
            _ => None,
        }
    }
}

impl Evaluate<Sealed> for SealedBots {
    /// Own points less the others' on average.
    fn evaluate(&self, game: &Sealed, state: &State, seat: Seat) -> f64 {
        lead(game, state, seat)
    }
}
