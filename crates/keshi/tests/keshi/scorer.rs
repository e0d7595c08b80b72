//! The final scoring is held against a second one: `scorer.mjs`, a program in another language and style, written
//! without a look at the first.

use std::env;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;
use std::process::Command;

use keshi::{Event, Inventory, Keshi};
use serde_json::json;
use table::{Game, Viewer};

use crate::{tastes, walk};

/// How many games are played unless `SCORED` says otherwise: so many see every rule at work.
const GAMES: u64 = 10_000;

/// Every table in turn; every other time round it has scrolls for nothing.
fn table(number: u64) -> Keshi {
    let all = Keshi::configurations();
    let (round, at) = (number / all.len() as u64, number as usize % all.len());
    if round.is_multiple_of(2) { walk::rich(all[at].clone()) } else { Keshi::with(all[at].clone()).unwrap() }
}

#[test]
#[ignore = "needs Node: cargo xtask scorer"]
fn an_independent_scorer_agrees() {
    let games = env::var("SCORED").map_or(GAMES, |games| games.parse().expect("SCORED is a number of games"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (components, finals) = (folder.join("scorer-components.json"), folder.join("scorer-finals.jsonl"));
    fs::write(&components, json!({ "values": Inventory::embedded().values() }).to_string()).unwrap();
    let mut file = BufWriter::new(File::create(&finals).unwrap());
    let mut events = Vec::new();
    for number in 0..games {
        let (game, mut end) = (table(number), None);
        events.clear();
        tastes::play(&game, number, &mut events, |state| end = Some(*state));
        let (end, provided) = (end.unwrap(), |event: &Event| matches!(event, Event::Provided { .. }));
        let told = &events[events.iter().rposition(provided).expect("everybody provides")..];
        let (view, standing) = (game.view(&end, Viewer::Spectator), game.standing(&end));
        let line = json!({ "options": game.terms().options, "told": told, "view": view, "standing": standing });
        writeln!(file, "{line}").unwrap();
    }
    file.flush().unwrap();
    let mut scorer = Command::new("node");
    scorer.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scorer.mjs")).arg(components).arg(finals);
    if games >= GAMES {
        scorer.arg("--every-rule");
    }
    assert!(scorer.status().expect("Node is installed").success(), "the scorer disagrees, or has not seen every rule");
}
