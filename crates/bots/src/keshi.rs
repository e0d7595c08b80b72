//! What a position of keshi is worth.

use keshi::{Keshi, State};
use table::Seat;

use crate::greedy::lead;
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
    /// Own points less the others' on average: what is scored at once counts, and what it is good for later does not.
    fn worth(&self, state: &State, seat: Seat) -> f64 {
        lead(self, state, seat)
    }
}
