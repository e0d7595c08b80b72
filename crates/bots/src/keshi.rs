//! What a position of keshi is worth.

mod assistants;
mod city;
mod outlook;
mod resources;
mod river;
mod sahara;
mod square;
mod stairs;
mod weights;

use keshi::{Action, Effect, Keshi, State, Waits};
use table::{Game, Seat};

use crate::greedy::ahead;
use crate::keshi::outlook::Outlook;
use crate::{Bot, Brains, Greedy, Random, Worth};

impl Brains for Keshi {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn hire(name: &str) -> Option<Box<dyn Bot<Keshi>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy)),
            _ => None,
        }
    }
}

impl Worth for Keshi {
    /// A chain of effects can be long, and most of it matters little.
    const POSITIONS: usize = 96;

    /// Own points and what is to be expected of everything on the board, less the others' points.
    fn worth(&self, state: &State, seat: Seat) -> f64 {
        let lead = ahead(self.seats(), seat, |seat| state.board(seat).total());
        lead + Outlook::new(self, state, seat).all()
    }

    /// A chain of effects is followed until it is done. No draw is: what chance brings is worth the same whatever was
    /// chosen.
    fn goes_on(&self, state: &State, seat: Seat) -> bool {
        let asked = state.effects().last();
        let begins = matches!(asked, None | Some(Effect::Claim | Effect::Assistants));
        state.waits() == Waits::Player && state.seat() == seat && !begins
    }

    fn worth_each(&self, state: &State, seat: Seat, actions: &[Action]) -> Option<Vec<f64>> {
        (state.waits() == Waits::Together).then(|| Outlook::new(self, state, seat).choices(actions))
    }
}
