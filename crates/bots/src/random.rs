//! A player that does not think.

use table::{Game, Rng, Seat, chance};

use crate::Bot;

/// Does anything it may, each as likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: Seat, _: &G::View, legal: &[G::Action], rng: &mut dyn Rng) -> G::Action {
        chance::one_of(rng, legal)
    }
}
