//! The bots of keshi: an evaluation of its positions for the greedy player.

mod assistants;
mod city;
mod outlook;
mod resources;
mod river;
mod sahara;
mod square;
mod stairs;
mod weights;

use bots::{Bot, Evaluate, Greedy, Random, Roster, lead_by};
use keshi::{Action, Effect, Keshi, Question, State, Waits};
use table::{Game, Seat};

use crate::outlook::Outlook;

/// The bots of keshi.
#[derive(Clone, Copy, Debug, Default)]
pub struct KeshiBots;

impl Roster for KeshiBots {
    type Game = Keshi;

    const NAMES: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Keshi>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy(KeshiBots))),
            _ => None,
        }
    }
}

impl Evaluate<Keshi> for KeshiBots {
    /// A chain of effects can be long, and most of it matters little.
    const POSITIONS: usize = 96;

    /// Own points and what is to be expected of everything on the board, less the others' points.
    fn evaluate(&self, game: &Keshi, state: &State, seat: Seat) -> f64 {
        let lead = lead_by(game.seats(), seat, |seat| state.board(seat).total());
        lead + Outlook::new(game, state, seat).all()
    }

    /// A chain of effects is followed until it is done. No draw is: what chance brings is worth the same whatever was
    /// chosen.
    fn continues(&self, _: &Keshi, state: &State, seat: Seat) -> bool {
        let asked = state.effects().last();
        let begins = matches!(asked, None | Some(Effect::Ask(Question::Claim | Question::Assistants)));
        state.waits() == Waits::Player && state.seat() == seat && !begins
    }

    fn evaluate_actions(&self, game: &Keshi, state: &State, seat: Seat, actions: &[Action]) -> Option<Vec<f64>> {
        (state.waits() == Waits::Together).then(|| Outlook::new(game, state, seat).choices(actions))
    }
}
