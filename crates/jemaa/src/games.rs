//! The registry: the games this binary knows. A further game is one line here.

use bots::Brains;
use rugs::Rugs;
use table::Kind;

use crate::cli::{PerftArgs, SimArgs};
use crate::failure::Failure;
use crate::{perft, sim};

/// A game, and what the commands do with it.
pub(crate) struct Entry {
    pub(crate) kind: Kind,
    pub(crate) sim: fn(&SimArgs) -> Result<(), Failure>,
    pub(crate) perft: fn(&PerftArgs) -> Result<(), Failure>,
}

pub(crate) const GAMES: &[Entry] = &[Entry::of::<Rugs>()];

impl Entry {
    const fn of<G: Brains>() -> Entry {
        Entry { kind: Kind::of::<G>(), sim: sim::play::<G>, perft: perft::count::<G> }
    }
}

/// The names of all games.
pub(crate) fn names() -> Vec<&'static str> {
    GAMES.iter().map(|entry| entry.kind.name).collect()
}

/// The game of this name.
pub(crate) fn named(name: &str) -> Result<&'static Entry, Failure> {
    let found = GAMES.iter().find(|entry| entry.kind.name == name);
    found.ok_or_else(|| Failure::Input(format!("there is no game “{name}” here; there is {}", names().join(", "))))
}
