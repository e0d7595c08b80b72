//! Finished games, kept as records: each replays, step by step and digest by digest, to the result in `results.txt`.
//!
//! They hold what happened and no seed, so no change of a generator or a bot may touch them. If one no longer replays,
//! the rules have changed: that takes a new version of them, not a new record. `UPDATE_RESULTS=1` writes the results
//! anew, after records were added.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::{env, fs};

use rugs::{Event, Options, Rugs};
use table::{BadRecord, BadStep, Game, Match, Record, Turn};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// The records by their names, without the ending.
fn records() -> BTreeMap<String, String> {
    let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    let records = files.filter(|file| file.extension().is_some_and(|ending| ending == "jemaa"));
    let named = |file: PathBuf| {
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(file).unwrap())
    };
    records.map(named).collect()
}

/// What came of a game, in one line.
fn result(played: &Match<Rugs>) -> String {
    let game = played.game();
    let standing = game.standing(played.state());
    let told = |seat| {
        let sources: Vec<i32> = standing.by_source(seat).map(|(_, points)| points).collect();
        let out = if played.state().merchant(seat).is_in() { "" } else { " out" };
        format!("{} ({} + {}) rank {}{out}", standing.points(seat), sources[0], sources[1], standing.rank(seat))
    };
    let players: Vec<String> = standing.seats().map(told).collect();
    format!("{} steps, {}", played.steps().len(), players.join(", "))
}

/// Replays every record to its end.
fn replayed() -> BTreeMap<String, (Match<Rugs>, Vec<Event>)> {
    let replay = |(name, text): (String, String)| {
        let record: Record = text.parse().unwrap_or_else(|reason| panic!("{name}: {reason}"));
        let mut events = Vec::new();
        let played = Match::replay(&record, usize::MAX, None, |_, event| events.push(event))
            .unwrap_or_else(|reason| panic!("{name}: {reason}"));
        assert_eq!(played.record().to_string(), text, "{name} is written as it was");
        assert_eq!(played.turn(), Turn::Over, "{name} is finished");
        assert_eq!(events.last(), Some(&Event::Ended));
        assert_eq!(record.digests.last().unwrap().0, record.steps.len(), "{name} ends with a digest");
        (name, (played, events))
    };
    records().into_iter().map(replay).collect()
}

#[test]
fn finished_games_replay_to_their_results() {
    let results: String =
        replayed().iter().map(|(name, (played, _))| format!("{name}: {}\n", result(played))).collect();
    let file = folder().join("results.txt");
    if env::var_os("UPDATE_RESULTS").is_some() {
        fs::write(&file, &results).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap();
    assert_eq!(results.lines().collect::<Vec<_>>(), kept.lines().collect::<Vec<_>>());
}

/// Per configuration there is a game in which somebody went out, and one that all played to the last rug.
#[test]
fn the_kept_games_are_of_every_kind() {
    let mut kinds: BTreeSet<(String, bool)> = BTreeSet::new();
    let text = |options: &Options| serde_json::to_string(options).unwrap();
    let mut most_out = 0;
    for (played, events) in replayed().into_values() {
        let out = events.iter().filter(|event| matches!(event, Event::WentOut { .. })).count();
        kinds.insert((text(&played.game().terms().options), out > 0));
        most_out = most_out.max(out);
    }
    let all: BTreeSet<(String, bool)> =
        Rugs::configurations().iter().flat_map(|options| [(text(options), false), (text(options), true)]).collect();
    assert_eq!(kinds, all);
    assert!(most_out >= 2, "in some game more than one went out");
}

/// Every game at a table with a house rule makes use of it: without the rule it could not have been played.
#[test]
fn the_kept_games_make_use_of_the_house_rules() {
    let mut used = 0;
    for (name, text) in records() {
        let record: Record = text.parse().unwrap();
        for rule in ["cover_own", "skip_rotation"] {
            if record.header.options[rule] == true {
                let mut without = record.clone();
                without.header.options[rule] = false.into();
                let refused = Match::<Rugs>::replay(&without, usize::MAX, None, |_, _| {}).unwrap_err();
                assert!(
                    matches!(refused, BadRecord::Step { reason: BadStep::Refused(_), .. }),
                    "{name} without {rule}: {refused}"
                );
                used += 1;
            }
        }
    }
    assert_eq!(used, 30, "half of the 36 tables have the one rule, a third the other");
}
