//! The registry: the games that the commands know.

use bots::{AnyGame, Roster};
use keshi_bots::KeshiBots;
use rugs_bots::RugsBots;
use serde_json::{Map, Value, json};
use table::{BadTerms, ComponentSet, Game, Kind, Terms};

use crate::cli::{GameArgs, PerftArgs, SimArgs};
use crate::failure::Failure;
use crate::owner::File;
use crate::{perft, sim};

/// A game of a registry, and what the commands do with it.
pub struct Entry {
    pub(crate) kind: Kind,
    any: AnyGame,
    bots: &'static [&'static str],
    options: fn() -> Vec<String>,
    pub(crate) sim: fn(&SimArgs) -> Result<(), Failure>,
    pub(crate) perft: fn(&PerftArgs) -> Result<(), Failure>,
}

/// A registry: the games that a binary knows.
#[derive(Clone, Copy)]
pub struct Games(&'static [Entry]);

/// The games of this project. A further game is one line here.
pub const GAMES: Games = Games::new(&[Entry::of::<RugsBots>(), Entry::of::<KeshiBots>()]);

impl Entry {
    /// The game of these bots.
    #[must_use]
    pub const fn of<R: Roster>() -> Entry {
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

impl Games {
    /// A registry of these games.
    #[must_use]
    pub const fn new(games: &'static [Entry]) -> Games {
        Games(games)
    }

    /// The games, erased.
    pub(crate) fn kinds(self) -> impl Iterator<Item = &'static Kind> {
        self.0.iter().map(|entry| &entry.kind)
    }

    /// The games with their bots, for whoever hosts them without knowing which.
    pub(crate) fn any(self) -> Vec<AnyGame> {
        self.0.iter().map(|entry| entry.any).collect()
    }

    /// The names of all games.
    pub(crate) fn names(self) -> Vec<&'static str> {
        self.kinds().map(|kind| kind.name).collect()
    }

    /// The options of every game, for the help.
    pub(crate) fn options(self) -> String {
        self.each(|entry| (entry.options)())
    }

    /// The bots of every game, for the help.
    pub(crate) fn bots(self) -> String {
        self.each(|entry| entry.bots.iter().map(ToString::to_string).collect())
    }

    fn each(self, list: impl Fn(&Entry) -> Vec<String>) -> String {
        let lists = self.0.iter().map(|entry| format!("{} has {}", entry.kind.name, list(entry).join(", ")));
        lists.collect::<Vec<_>>().join("; ")
    }

    /// The game of this name.
    pub(crate) fn named(self, name: &str) -> Result<&'static Entry, Failure> {
        let found = self.0.iter().find(|entry| entry.kind.name == name);
        let known = || self.names().join(", ");
        found.ok_or_else(|| Failure::Input(format!("there is no game “{name}” here; there is {}", known())))
    }
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
