//! The registry: the games this binary knows. A further game is one line here.

use bots::Brains;
use rugs::Rugs;
use serde_json::{Map, Value};
use table::{Game, Kind};

use crate::cli::{PerftArgs, SimArgs};
use crate::failure::Failure;
use crate::{perft, sim};

/// A game, and what the commands do with it.
pub(crate) struct Entry {
    pub(crate) kind: Kind,
    pub(crate) bots: &'static [&'static str],
    pub(crate) options: fn() -> Vec<String>,
    pub(crate) sim: fn(&SimArgs) -> Result<(), Failure>,
    pub(crate) perft: fn(&PerftArgs) -> Result<(), Failure>,
}

pub(crate) const GAMES: &[Entry] = &[Entry::of::<Rugs>()];

impl Entry {
    const fn of<G: Brains>() -> Entry {
        Entry {
            kind: Kind::of::<G>(),
            bots: G::BOTS,
            options: || object::<G>(&G::Options::default()).keys().cloned().collect(),
            sim: sim::play::<G>,
            perft: perft::count::<G>,
        }
    }
}

/// The names of all games.
pub(crate) fn names() -> Vec<&'static str> {
    GAMES.iter().map(|entry| entry.kind.name).collect()
}

/// What the help says of every game, such as the names of its bots.
pub(crate) fn each(list: impl Fn(&Entry) -> Vec<String>) -> String {
    let lists = GAMES.iter().map(|entry| format!("{} has {}", entry.kind.name, list(entry).join(", ")));
    lists.collect::<Vec<_>>().join("; ")
}

/// Options in short: numbers with their names, and what is switched on.
pub(crate) fn described<G: Game>(options: &G::Options) -> String {
    let words = object::<G>(options).into_iter().filter_map(|(name, value)| match value {
        Value::Bool(on) => on.then_some(name),
        other => Some(format!("{other} {name}")),
    });
    words.collect::<Vec<_>>().join(", ")
}

fn object<G: Game>(options: &G::Options) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(fields)) => fields,
        other => unreachable!("the options of {} are {other:?}, and not an object", G::NAME),
    }
}

/// The game of this name.
pub(crate) fn named(name: &str) -> Result<&'static Entry, Failure> {
    let found = GAMES.iter().find(|entry| entry.kind.name == name);
    found.ok_or_else(|| Failure::Input(format!("there is no game “{name}” here; there is {}", names().join(", "))))
}
