//! Random four-player games through the public `Game` interface: chance sampled by the host, events into the empty
//! sink. Prints games per CPU-second, or what such games are like. `cargo xtask bench` runs it.

use std::env;
use std::time::Duration;

use keshi::{Keshi, Options};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{Game, Silent, Turn, chance, playout};

const GAMES: u64 = 10_000;

/// What games are like.
#[derive(Default)]
struct Shape {
    steps: usize,
    decisions: usize,
    deepest: usize,
}

fn main() {
    let game = Keshi::with(Options::default()).expect("the rulebook's own game");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut legal = Vec::new();
    let how = env::args().nth(1).unwrap_or_default();
    if how == "configurations" {
        return configurations(&mut rng, &mut legal);
    }
    let mut shape = Shape::default();
    let since = cpu();
    for _ in 0..GAMES {
        match how.as_str() {
            "checked" | "shape" => checked(&game, &mut rng, &mut legal, false, &mut shape),
            "invariants" => checked(&game, &mut rng, &mut legal, true, &mut shape),
            _ => shape.steps += playout(&game, &mut game.start(), &mut rng, &mut legal),
        }
    }
    let took = cpu() - since;
    assert!(shape.steps > 0, "games were played");
    let each = |sum: usize| sum as f64 / GAMES as f64;
    match how.as_str() {
        "shape" => println!(
            "{:.1} steps, {:.1} decisions, {} effects at most, {} bytes",
            each(shape.steps),
            each(shape.decisions),
            shape.deepest,
            size_of::<keshi::State>(),
        ),
        _ => println!("{:.0}", GAMES as f64 / took.as_secs_f64()),
    }
}

/// A random game in which nothing is trusted.
fn checked(game: &Keshi, rng: &mut ChaCha8Rng, legal: &mut Vec<keshi::Action>, invariants: bool, shape: &mut Shape) {
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.draw(&state, rng);
                game.settle(&mut state, outcome, &mut Silent).expect("what is drawn can come");
            }
            turn => {
                let seat = turn.seats().iter().next().expect("somebody decides");
                game.legal(&state, seat, legal);
                let action = chance::one_of(rng, legal);
                game.apply(&mut state, seat, action, &mut Silent).expect("what is listed is allowed");
                shape.decisions += 1;
            }
        }
        assert!(!invariants || game.check(&state).is_empty(), "a state came out broken");
        shape.steps += 1;
        shape.deepest = shape.deepest.max(state.effects().len());
    }
}

/// How fast each configuration is against the base game: both are played in turn, so that a slow moment hits both. Prints
/// the slowest, the middle and the fastest ratio of decisions (and draws) per CPU-second.
fn configurations(rng: &mut ChaCha8Rng, legal: &mut Vec<keshi::Action>) {
    let base = Keshi::with(Options::default()).expect("the rulebook's own game");
    let mut pace = |game: &Keshi, games: usize| {
        let since = cpu();
        let steps: usize = (0..games).map(|_| playout(game, &mut game.start(), rng, legal)).sum();
        (steps, cpu() - since)
    };
    let mut ratios: Vec<_> = Keshi::configurations()
        .into_iter()
        .map(|options| {
            let game = Keshi::with(options.clone()).expect("every configuration can be played");
            let (mut own, mut other) = ((0, Duration::ZERO), (0, Duration::ZERO));
            for _ in 0..10 {
                for (sum, game) in [(&mut own, &game), (&mut other, &base)] {
                    let (steps, took) = pace(game, 50);
                    *sum = (sum.0 + steps, sum.1 + took);
                }
            }
            let per_second = |(steps, took): (usize, Duration)| steps as f64 / took.as_secs_f64();
            (per_second(own) / per_second(other), options)
        })
        .collect();
    ratios.sort_by(|one, other| one.0.total_cmp(&other.0));
    for at in [0, ratios.len() / 2, ratios.len() - 1] {
        let (ratio, options) = &ratios[at];
        println!("{ratio:.2} {}", serde_json::to_string(options).expect("options can be written"));
    }
}

/// The CPU time this thread has used so far.
fn cpu() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs() as u32)
}
