//! The options of a game are described as they are.

use rand_core::Rng;
use serde_json::{Map, Value};

use super::{Fault, Trial};
use crate::game::Game;
use crate::options::{OptionInfo, OptionRange};

impl<G: Game, R: Rng> Trial<'_, G, R> {
    /// Every option is described, with its default and values that it can have, and no others where that can be told.
    pub(super) fn options(&self) -> Result<(), Fault> {
        let start = self.game.start();
        let described = G::describe_options();
        let names: Vec<&str> = described.iter().map(|option| option.name.as_str()).collect();
        let defaults = serde_json::to_value(G::Options::default()).expect("options are plain data");
        let defaults = defaults.as_object().cloned().unwrap_or_default();
        let all: Vec<&str> = defaults.keys().map(String::as_str).collect();
        self.same(&start, "options are described", &names, &all)?;
        for option in &described {
            let OptionInfo { name, can_be, default, first_game, needs, .. } = option;
            self.same(&start, "options have their defaults", &Some(default), &defaults.get(name))?;
            let offered = can_be.offered();
            self.ensure(offered.contains(default), &start, "options have their defaults", || {
                format!("{name}={default} is not among {offered:?}")
            })?;
            let mut needed = Map::new();
            if let Some(need) = needs {
                let other = described.iter().find(|option| option.name == need.option);
                let has = other.is_some_and(|other| other.can_be.offered().contains(&need.value));
                self.ensure(has, &start, "options need others", || format!("{name} needs {need:?}"))?;
                needed.insert(need.option.clone(), need.value.clone());
            }
            for value in offered.iter().chain(first_game) {
                let taken = take::<G>(&needed, name, value);
                self.ensure(taken.as_ref() == Ok(value), &start, "offered options are accepted", || {
                    format!("{name}={value}: {taken:?}")
                })?;
                let alone = needs.is_none() || value == default || take::<G>(&Map::new(), name, value).is_err();
                self.ensure(alone, &start, "options need others", || format!("{name}={value} needs nothing"))?;
            }
            if let OptionRange::Number { least, most } = can_be {
                for beyond in [i64::from(*least) - 1, i64::from(*most) + 1] {
                    let refused = take::<G>(&needed, name, &beyond.into()).is_err();
                    self.ensure(refused, &start, "accepted options are offered", || format!("{name}={beyond}"))?;
                }
            }
        }
        Ok(())
    }
}

/// The value that an option has at a table that chose it, beside what it needs.
fn take<G: Game>(needed: &Map<String, Value>, name: &str, value: &Value) -> Result<Value, String> {
    let mut chosen = needed.clone();
    chosen.insert(name.to_owned(), value.clone());
    let options = G::options_from(chosen.into()).map_err(|reason| reason.to_string())?;
    let game = G::with(options).map_err(|reason| reason.to_string())?;
    let options = serde_json::to_value(&game.terms().options).expect("options are plain data");
    Ok(options[name].clone())
}
