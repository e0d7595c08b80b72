//! Players that think. A bot is handed a view of its seat and what it may do, and answers with one of these; it never
//! holds the truth, and brings no generator of its own.
//!
//! This crate knows no game. What a game brings, its [`Roster`] and how it [evaluates](Evaluate) a position, is a crate
//! beside the game's: `rugs-bots`, `keshi-bots`.

mod any;
pub mod conformance;
mod greedy;
mod random;
pub mod threads;

pub use any::AnyGame;
pub use greedy::{Evaluate, Greedy, lead, lead_by};
pub use random::Random;
use table::{Game, Rng, Seat};

/// A player that thinks.
pub trait Bot<G: Game>: Send {
    /// One of `legal`, which is never empty: what the bot's seat, which has this view, may do now.
    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action], rng: &mut dyn Rng) -> G::Action;
}

/// The bots of a game.
pub trait Roster: 'static {
    /// The game they play.
    type Game: Game;

    /// Their names, from the weakest to the strongest.
    const NAMES: &'static [&'static str];

    /// A new bot of that name, if there is one.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self::Game>>>;
}
