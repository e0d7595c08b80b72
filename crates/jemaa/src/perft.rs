//! `jemaa perft`: how many ways there are to go on.

use std::io::{Write, stdout};

use serde_json::{Map, Value, json};
use table::Game;

use crate::cli::PerftArgs;
use crate::failure::Failure;
use crate::games;

pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    (games::named(&args.game)?.perft)(args)
}

/// Counts every configuration to the depth asked for.
pub(crate) fn count<G: Game>(args: &PerftArgs) -> Result<(), Failure> {
    let mut out = stdout().lock();
    for options in G::configurations() {
        let game = G::with(options.clone()).map_err(|reason| Failure::Input(reason.to_string()))?;
        let start = game.start();
        let counts: Vec<u64> = (1..=usize::from(args.depth)).map(|depth| table::perft(&game, &start, depth)).collect();
        let options = serde_json::to_value(options).unwrap_or_default();
        if args.json {
            writeln!(out, "{}", json!({ "game": G::NAME, "options": options, "counts": counts }))?;
        } else {
            let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
            writeln!(out, "{}: {}", described(&options), counts.join(" "))?;
        }
        out.flush()?;
    }
    Ok(())
}

/// Options in short: numbers with their names, and what is switched on.
fn described(options: &Value) -> String {
    let empty = Map::new();
    let fields = options.as_object().unwrap_or(&empty).iter();
    let words: Vec<String> = fields
        .filter_map(|(name, value)| match value {
            Value::Bool(on) => on.then(|| name.clone()),
            other => Some(format!("{other} {name}")),
        })
        .collect();
    words.join(", ")
}
