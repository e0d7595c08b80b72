//! Players that think. A bot is handed a view of its seat and what it may do, and answers with one of these; it never
//! holds the truth, and brings no generator of its own.

mod any;
mod greedy;
mod keshi;
mod random;
mod rugs;
pub mod threads;

pub use any::AnyGame;
pub use greedy::{Greedy, Worth};
pub use random::Random;
use table::{Game, Rng, Seat};

/// A player that thinks.
pub trait Bot<G: Game>: Send {
    /// One of `legal`, which is never empty: what the bot's seat, which has this view, may do now.
    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action], rng: &mut dyn Rng) -> G::Action;
}

/// A game that bots can play.
pub trait Brains: Game {
    /// The names of its bots, from the weakest to the strongest.
    const BOTS: &'static [&'static str];

    /// The bot of that name.
    fn hire(name: &str) -> Option<Box<dyn Bot<Self>>>;
}
