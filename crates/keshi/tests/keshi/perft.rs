//! How many ways there are to go on from positions of the kept games, held against `perft.txt`.
//!
//! `UPDATE_PERFT=1` writes the counts anew; whether the change was meant is then for a reader of the difference to say.

use std::fmt::Write;
use std::{env, fs};

use keshi::Keshi;
use table::{Match, Record, perft};

use crate::games::{folder, records};

/// So many positions of every game, spread evenly over it.
const POSITIONS: usize = 40;
/// Where there are more ways than this, they are not followed further.
const MANY: u64 = 400;
/// The most steps to go.
const DEEP: usize = 4;

#[test]
fn the_ways_to_go_on_are_as_many_as_they_were() {
    let mut text = String::new();
    for (name, record) in records() {
        let record: Record = record.parse().unwrap();
        for at in (0..POSITIONS).map(|at| at * record.steps.len() / POSITIONS) {
            let played = Match::<Keshi>::replay(&record, at, None, |_, _| {}).unwrap();
            let mut counts = Vec::new();
            for depth in 1..=DEEP {
                match perft(played.game(), played.state(), depth) {
                    Some(further) => counts = further,
                    None => break,
                }
                if counts.last().is_some_and(|&ways| ways > MANY || ways == 0) {
                    break;
                }
            }
            let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "{name}, {at} steps: {}", counts.join(" "));
        }
    }
    let file = folder().join("perft.txt");
    if env::var_os("UPDATE_PERFT").is_some() {
        fs::write(&file, &text).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap();
    for (ours, kept) in text.lines().zip(kept.lines()) {
        assert_eq!(ours, kept);
    }
    assert_eq!(text.lines().count(), kept.lines().count());
    assert_eq!(text.lines().count(), records().len() * POSITIONS);
}
