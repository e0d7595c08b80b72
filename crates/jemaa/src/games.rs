//! The registry: the games this binary knows. A further game is one line here.

use bots::{AnyGame, Roster};
use keshi_bots::KeshiBots;
use rugs_bots::RugsBots;
use serde_json::{Map, Value, json};
use table::{BadTerms, ComponentSet, Game, Kind, Terms};

use crate::cli::{GameArgs, PerftArgs, SimArgs};
use crate::failure::Failure;
use crate::owner::File;
use crate::{perft, sim};

/// A game, and what the commands do with it.
pub(crate) struct Entry {
    pub(crate) kind: Kind,
    any: AnyGame,
    pub(crate) bots: &'static [&'static str],
    pub(crate) options: fn() -> Vec<String>,
    pub(crate) sim: fn(&SimArgs) -> Result<(), Failure>,
    pub(crate) perft: fn(&PerftArgs) -> Result<(), Failure>,
}

pub(crate) const GAMES: &[Entry] = &[Entry::of::<RugsBots>(), Entry::of::<KeshiBots>()];

impl Entry {
    const fn of<R: Roster>() -> Entry {
        Entry {
            kind: Kind::of::<R::Game>(),
            any: AnyGame::of::<R>(),
            bots: R::NAMES,
            options: || object::<R::Game>(&Default::default()).keys().cloned().collect(),
            sim: sim::play::<R>,
            perft: perft::count::<R::Game>,
        }
    }
}

/// All games, for whoever hosts them without knowing which.
pub(crate) fn any() -> Vec<AnyGame> {
    GAMES.iter().map(|entry| entry.any).collect()
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

/// The table that was asked for on the command line, with these options.
pub(crate) fn table<G: Game>(options: G::Options, components: Option<&File>) -> Result<G, Failure> {
    let components = components.map(|file| file.for_game(&Kind::of::<G>())).transpose()?;
    G::new(Terms { rules: G::RULES, options, components }).map_err(refused)
}

/// The options that were asked for on the command line.
pub(crate) fn options<G: Game>(args: &GameArgs) -> Result<G::Options, Failure> {
    G::options_from(args.options()?.into()).map_err(refused)
}

fn refused(reason: BadTerms) -> Failure {
    Failure::Input(reason.to_string())
}

/// A set of components, for programs.
pub(crate) fn set(components: &ComponentSet) -> Value {
    json!({ "name": components.name, "hash": format!("{:016x}", components.hash) })
}

/// Options in short: how many of something, what has been chosen otherwise than usual, and what is switched on.
pub(crate) fn described<G: Game>(options: &G::Options) -> String {
    let usual = object::<G>(&G::Options::default());
    let words = object::<G>(options).into_iter().filter_map(|(name, value)| match value {
        Value::Null => None,
        Value::String(chosen) if usual.get(&name).is_some_and(|usual| *usual == chosen) => None,
        Value::Bool(on) => on.then_some(name),
        Value::Number(count) => Some(format!("{count} {name}")),
        Value::String(chosen) => Some(format!("{name} {chosen}")),
        other => Some(format!("{name} {other}")),
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
