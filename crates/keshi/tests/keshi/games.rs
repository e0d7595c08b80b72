//! Finished games, kept as records: each replays, step by step and digest by digest, to the result in `results.txt`.
//!
//! They hold what happened and no seed, so no change of a generator or a bot may touch them. If one no longer replays,
//! the rules have changed: that takes a new version of them, not a new record. Until the first release is tagged,
//! `KEEP_GAMES=1` writes header and digests of every record anew by today's rules, and plays anew those that these rules
//! forbid and those that are missing. `UPDATE_RESULTS=1` writes the results anew, after records were added.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::{env, fs};

use keshi::{Discs, Edition, Event, Keshi, Offices, Options, Source, StaircaseTiles};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{BadRecord, Game, Match, Record, Silent, Terms, Turn};

use crate::walk::{self, choose};

pub(crate) fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/keshi/games")
}

/// What a record of a table is called.
fn named(options: &Options) -> String {
    let mut name = format!("{}-players-{:?}", options.players, options.layer);
    let others = [
        ("river", options.river.is_some()),
        ("essential", options.edition == Edition::Essential),
        ("stairs", options.staircase_tiles == StaircaseTiles::Random),
        ("given-stairs", matches!(options.staircase_tiles, StaircaseTiles::Given(_))),
        ("companions", options.imam_and_sultan),
        ("offices", options.offices == Offices::Mixed),
        ("new-offices", options.offices == Offices::New),
        ("purple", options.discs == Discs::Purple),
        ("towns", options.desert_towns),
    ];
    others.iter().filter(|(_, with)| *with).for_each(|(word, _)| name = format!("{name}-{word}"));
    name
}

/// The tables of which a game is kept: those of the base game, and some of each kind.
fn tables() -> BTreeMap<String, Options> {
    let plain = |options: &Options| {
        let Options { players, layer, .. } = *options;
        *options == Options { players, layer, ..Options::default() }
    };
    let base = Keshi::configurations().into_iter().filter(plain);
    base.chain(walk::tables()).map(|options| (named(&options), options)).collect()
}

/// Records of keshi that other tests read.
const ELSEWHERE: [&str; 5] = [
    "web/src/after/dice/games/keshi.jemaa",
    "web/tests/games/essential.jemaa",
    "web/tests/games/harvest.jemaa",
    "web/tests/games/provide.jemaa",
    "web/tests/games/return.jemaa",
];

/// A record with the same steps, by today's rules.
fn by_todays_rules(text: &str) -> Result<String, BadRecord> {
    let mut record: Record = text.parse()?;
    record.header.rules = Keshi::RULES;
    record.digests.clear();
    let again = Match::<Keshi>::replay(&record, usize::MAX, None, |_, _| {})?;
    Ok(again.record().to_string())
}

/// Writes what is kept anew, step by step as it was, and plays a lively game at every other table. A game that today's
/// rules forbid is played anew too.
fn keep_games() {
    fs::create_dir_all(folder()).unwrap();
    for (name, text) in records() {
        let file = folder().join(&name).with_extension("jemaa");
        match by_todays_rules(&text) {
            Ok(again) => fs::write(file, again).unwrap(),
            Err(reason) => {
                println!("{name} is played anew: {reason}");
                fs::remove_file(file).unwrap();
            }
        }
    }
    for path in ELSEWHERE {
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
        match by_todays_rules(&fs::read_to_string(&file).unwrap()) {
            Ok(again) => fs::write(file, again).unwrap(),
            Err(reason) => println!("{path} has to be made anew by hand: {reason}"),
        }
    }
    for (number, (name, options)) in tables().into_iter().enumerate() {
        let file = folder().join(name).with_extension("jemaa");
        if file.exists() {
            continue;
        }
        let game = Arc::new(Keshi::with(options).unwrap());
        let names = (1..=game.seats()).map(|seat| format!("random {seat}")).collect();
        let mut played = Match::new(game.clone(), names).unwrap();
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(number as u64), Vec::new());
        while played.turn() != Turn::Over {
            match played.turn() {
                Turn::Chance => {
                    let outcome = game.draw(played.state(), &mut rng);
                    played.settle(outcome, &mut Silent).unwrap();
                }
                turn => {
                    let seat = turn.seats().iter().next().unwrap();
                    game.legal(played.state(), seat, &mut legal);
                    played.apply(seat, choose(&legal, &mut rng), &mut Silent).unwrap();
                }
            }
        }
        fs::write(file, played.record().to_string()).unwrap();
    }
}

/// The records by their names, without the ending.
pub(crate) fn records() -> BTreeMap<String, String> {
    let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    let records = files.filter(|file| file.extension().is_some_and(|ending| ending == "jemaa"));
    let named = |file: PathBuf| {
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        (name, fs::read_to_string(file).unwrap())
    };
    records.map(named).collect()
}

/// Replays every record to its end.
fn replayed() -> BTreeMap<String, (Match<Keshi>, Vec<Event>)> {
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

/// What came of a game, in one line.
fn result(played: &Match<Keshi>) -> String {
    let standing = played.game().standing(played.state());
    let told = |seat| {
        let sources: Vec<String> = standing.by_source(seat).map(|(_, points)| points.to_string()).collect();
        format!("{} ({}) rank {}", standing.points(seat), sources.join(" "), standing.rank(seat))
    };
    let players: Vec<String> = standing.seats().map(told).collect();
    format!("{} steps, {}", played.steps().len(), players.join(", "))
}

#[test]
fn finished_games_replay_to_their_results() {
    if env::var_os("KEEP_GAMES").is_some() {
        keep_games();
    }
    let results: String =
        replayed().iter().map(|(name, (played, _))| format!("{name}: {}\n", result(played))).collect();
    let file = folder().join("results.txt");
    if env::var_os("UPDATE_RESULTS").is_some() {
        fs::write(&file, &results).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap();
    assert_eq!(results.lines().collect::<Vec<_>>(), kept.lines().collect::<Vec<_>>());
}

#[test]
fn a_game_by_the_rules_before_the_first_release_is_refused() {
    let (_, text) = records().pop_first().unwrap();
    let mut record: Record = text.parse().unwrap();
    assert_eq!(record.header.rules, Keshi::RULES);
    for rules in [0, 1, 2, Keshi::RULES + 1] {
        record.header.rules = rules;
        let replayed = Match::<Keshi>::replay(&record, usize::MAX, None, |_, _| {});
        assert_eq!(replayed.err(), Some(BadRecord::UnknownRules(rules)));
        let terms = Terms { rules, options: Options::default(), components: None };
        let reasons = Keshi::new(terms).map(|_| ()).unwrap_err().reasons;
        assert_eq!(reasons, [format!("keshi has no version {rules} of its rules")]);
    }
}

#[test]
fn there_is_a_game_of_every_table() {
    let kept: BTreeSet<String> = records().into_keys().collect();
    assert_eq!(kept, tables().into_keys().collect());
}

/// All points come from what was told, and all of them from a source with a name.
#[test]
fn points_are_the_sum_of_what_was_told() {
    for (name, (played, events)) in replayed() {
        let game = played.game();
        let standing = game.standing(played.state());
        for seat in standing.seats() {
            let start = i32::from(game.printed().start_points);
            let mut by_source = [0; Source::COUNT];
            by_source[Source::Start as usize] = start;
            for event in &events {
                if let Event::Scored { seat: of, points, source } = *event
                    && of == seat
                {
                    by_source[source as usize] += i32::from(points);
                }
            }
            let shown: Vec<i32> = standing.by_source(seat).map(|(_, points)| points).collect();
            assert_eq!(shown, by_source, "{name}, player {seat}");
            assert_eq!(standing.points(seat), by_source.iter().sum::<i32>(), "{name}, player {seat}");
        }
    }
}
