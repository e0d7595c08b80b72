//! Golden playthroughs: one random game per table, told step by step with all that can be asked on the way.
//!
//! They change when a rule, a text or an order changes. `UPDATE_PLAYTHROUGHS=1` writes them anew; whether the change was
//! meant is then for a reader of the difference to say.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::{Event, Options, Rugs};
use table::{Event as _, Game, Turn, Viewer, chance, digest};

/// So often the views are told in full; else their digest must do, or the files would be long.
const IN_FULL_EVERY: usize = 30;

/// The longest a playthrough may be, so that its difference can be read.
const LONGEST: usize = 64_000;

fn playthrough(options: Options, seed: u64) -> String {
    let game = Rugs::with(options).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = game.start();
    let mut text = format!("options: {}\nseed: {seed}\n", serde_json::to_string(&options).unwrap());
    let (mut legal, mut odds) = (Vec::new(), Vec::new());
    for number in 0.. {
        let turn = game.turn(&state);
        let _ = writeln!(text, "\n{number}: {}", game.position(&state));
        let _ = writeln!(text, "turn: {}", told_turn(turn));
        tell_views(&game, &state, number, turn == Turn::Over, &mut text);
        let mut events: Vec<Event> = Vec::new();
        match turn {
            Turn::Over => break,
            Turn::Chance => {
                game.odds(&state, &mut odds);
                let told: Vec<String> = odds.iter().map(|(outcome, weight)| format!("{outcome}:{weight}")).collect();
                let outcome = game.draw(&state, &mut rng);
                let _ = writeln!(text, "odds: {}\n* {outcome}", told.join(" "));
                game.settle(&mut state, outcome, &mut events).unwrap();
            }
            Turn::Seat { .. } | Turn::Together { .. } => {
                let seat = turn.seats().iter().next().unwrap();
                game.legal(&state, seat, &mut legal);
                let told: Vec<String> = legal.iter().map(ToString::to_string).collect();
                let action = chance::one_of(&mut rng, &legal);
                let _ = writeln!(text, "asked: {}", game.prompt(&state, seat).unwrap().ask.id);
                let _ = writeln!(text, "legal: {}\n{seat} {action}", told.join(" "));
                game.apply(&mut state, seat, action, &mut events).unwrap();
            }
        }
        for event in events {
            assert!(Viewer::all(game.seats()).all(|viewer| event.seen_by(viewer) == Some(event)));
            let _ = writeln!(text, "  {}", serde_json::to_string(&event).unwrap());
        }
    }
    let _ = writeln!(text, "standing: {}", serde_json::to_string(&game.standing(&state)).unwrap());
    text
}

fn told_turn(turn: Turn) -> String {
    match turn {
        Turn::Seat { seat } => seat.to_string(),
        Turn::Together { seats } => format!("{seats:?}"),
        Turn::Chance => "chance".to_owned(),
        Turn::Over => "over".to_owned(),
    }
}

fn tell_views(game: &Rugs, state: &rugs::State, number: usize, last: bool, text: &mut String) {
    let views: Vec<String> =
        Viewer::all(game.seats()).map(|who| serde_json::to_string(&game.view(state, who)).unwrap()).collect();
    let _ = writeln!(text, "views: {:016x}", digest(&views.join("\n")));
    if number.is_multiple_of(IN_FULL_EVERY) || last {
        let _ = writeln!(text, "view: {}", views[0]);
    }
}

/// Holds a playthrough against its file, or writes the file.
fn hold(name: &str, options: Options, seed: u64) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name);
    let text = playthrough(options, seed);
    assert!(text.len() < LONGEST, "{name} has {} characters", text.len());
    if env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, &text).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_else(|reason| panic!("{}: {reason}", file.display()));
    for (number, (ours, kept)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(ours, kept, "{name}, line {}", number + 1);
    }
    assert_eq!(text, kept, "{name} has another length");
}

#[test]
fn two_players() {
    hold("2-players.txt", Options { players: 2, ..Options::default() }, 1);
}

#[test]
fn three_players_with_the_variant() {
    hold("3-players-variant.txt", Options { players: 3, variant: true, ..Options::default() }, 2);
}

#[test]
fn four_players_who_may_cover_their_own() {
    hold("4-players-cover_own.txt", Options { players: 4, cover_own: true, ..Options::default() }, 3);
}

#[test]
fn two_players_with_the_variant_who_may_leave_assam_as_he_faces() {
    let options = Options { players: 2, variant: true, skip_rotation: true, ..Options::default() };
    hold("2-players-variant-skip_rotation.txt", options, 4);
}
