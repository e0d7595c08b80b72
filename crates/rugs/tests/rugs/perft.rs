//! How many ways there are to go on, per configuration: held against `perft.txt`, and against a count by the slow
//! second implementation of the rules.
//!
//! `perft.txt` is what `jemaa perft rugs --depth 11` prints. Eleven steps are the fewest after which every option has had
//! its say at some table: only the eleventh tells where own rugs may be covered, and only in the variant for three. The
//! counts on the way, from positions late in games, tell it everywhere.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::reference::Reference;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::{Options, Rugs};
use table::{Game, Silent, Turn, chance};

const COUNTS: &str = include_str!("../perft.txt");

/// A configuration as `jemaa perft` names it.
fn described(options: Options) -> String {
    let Options { players, variant, cover_own, skip_rotation } = options;
    let mut text = format!("{players} players");
    for (name, on) in [("variant", variant), ("cover_own", cover_own), ("skip_rotation", skip_rotation)] {
        if on {
            text += &format!(", {name}");
        }
    }
    text
}

/// The counts in the file, line by line.
fn expected() -> Vec<(&'static str, Vec<u64>)> {
    let line = |line: &'static str| {
        let (options, counts) = line.split_once(": ").unwrap();
        (options, counts.split(' ').map(|count| count.parse().unwrap()).collect())
    };
    COUNTS.lines().map(line).collect()
}

#[test]
fn every_configuration_has_its_line() {
    let configurations: Vec<String> = Rugs::configurations().into_iter().map(described).collect();
    let lines: Vec<&str> = expected().into_iter().map(|(options, _)| options).collect();
    assert_eq!(lines, configurations);
    assert_eq!(lines.len(), 18);
    assert!(expected().iter().all(|(_, counts)| counts.len() == 11));
}

#[test]
fn the_ways_to_go_on_are_as_many_as_they_were() {
    let (configurations, expected) = (Rugs::configurations(), expected());
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(&options) = configurations.get(next.fetch_add(1, Ordering::Relaxed)) {
            let game = Rugs::with(options).unwrap();
            let (_, counts) = expected.iter().find(|(line, _)| *line == described(options)).unwrap();
            let counted = table::perft(&game, &game.start(), counts.len());
            assert_eq!(counted.as_ref(), Some(counts), "{}", described(options));
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for worker in (0..workers).map(|_| scope.spawn(work)).collect::<Vec<_>>() {
            worker.join().unwrap();
        }
    });
}

/// The same count in the most obvious way, by the second implementation.
fn count(reference: &Reference, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut paths = 0;
    for step in reference.legal().into_iter().chain(reference.odds().into_keys()) {
        let mut next = reference.clone();
        next.step(&step);
        paths += count(&next, depth - 1);
    }
    paths
}

#[test]
fn the_second_implementation_counts_the_same_from_the_start() {
    for (options, (line, counts)) in Rugs::configurations().into_iter().zip(expected()) {
        let reference = Reference::new(options);
        for (depth, expected) in (1..=6).zip(counts) {
            assert_eq!(count(&reference, depth), expected, "{line}, {depth} steps");
        }
    }
}

/// From positions all through a game, up to its end. A step is chosen at random, whatever its odds.
#[test]
fn the_second_implementation_counts_the_same_on_the_way() {
    let (mut compared, mut ends) = (0, 0);
    for (seed, options) in (0..3).flat_map(|round| Rugs::configurations().into_iter().map(move |o| (round, o))) {
        let game = Rugs::with(options).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut state, mut reference) = (game.start(), Reference::new(options));
        let mut taken = 0;
        while game.turn(&state) != Turn::Over {
            let late = game.position(&state).contains(",0") || taken % 20 == 13 || taken > 100 && taken % 4 == 0;
            if late {
                let counted = table::perft(&game, &state, 3).unwrap();
                for (depth, &ways) in (1..).zip(&counted) {
                    assert_eq!(
                        ways,
                        count(&reference, depth),
                        "{options:?}, {depth} steps from {}",
                        game.position(&state)
                    );
                    ends += u32::from(ways == 0);
                }
                compared += 1;
            }
            let steps: Vec<String> = reference.legal().into_iter().chain(reference.odds().into_keys()).collect();
            let step = &steps[chance::below(&mut rng, steps.len() as u32) as usize];
            reference.step(step);
            match game.turn(&state) {
                Turn::Seat { seat } => game.apply(&mut state, seat, step.parse().unwrap(), &mut Silent).unwrap(),
                _ => game.settle(&mut state, step.parse().unwrap(), &mut Silent).unwrap(),
            }
            taken += 1;
        }
    }
    assert!(compared > 500 && ends > 20, "{compared} positions, {ends} of them near an end");
}
