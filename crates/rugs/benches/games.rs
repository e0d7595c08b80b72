//! Random four-player games through the public `Game` interface: chance sampled by the host, events into the empty
//! sink. Prints games per CPU-second, or what such games are like. `cargo xtask bench` runs it.

use std::env;
use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::{Options, Rugs};
use table::{Game, Silent, Turn, chance, playout};

const GAMES: u64 = 300_000;

fn main() {
    let game = Rugs::with(Options::default()).expect("the rulebook's own game");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut legal = Vec::new();
    let how = env::args().nth(1).unwrap_or_default();
    let (mut steps, mut decisions) = (0, 0);
    let since = cpu();
    for _ in 0..GAMES {
        let mut state = game.start();
        steps += match how.as_str() {
            "checked" | "shape" => checked(&game, &mut rng, &mut legal, false, &mut decisions),
            "invariants" => checked(&game, &mut rng, &mut legal, true, &mut decisions),
            _ => playout(&game, &mut state, &mut rng, &mut legal),
        };
    }
    let took = cpu() - since;
    assert!(steps > 0, "games were played");
    let each = |sum: usize| sum as f64 / GAMES as f64;
    match how.as_str() {
        "shape" => {
            let bytes = size_of::<rugs::State>();
            println!("{:.1} steps, {:.1} decisions, {bytes} bytes", each(steps), each(decisions));
        }
        _ => println!("{:.0}", GAMES as f64 / took.as_secs_f64()),
    }
}

/// A random game in which nothing is trusted.
fn checked(
    game: &Rugs,
    rng: &mut ChaCha8Rng,
    legal: &mut Vec<rugs::Action>,
    invariants: bool,
    decisions: &mut usize,
) -> usize {
    let mut state = game.start();
    let mut steps = 0;
    loop {
        match game.turn(&state) {
            Turn::Over => return steps,
            Turn::Chance => {
                let outcome = game.draw(&state, rng);
                game.settle(&mut state, outcome, &mut Silent).expect("what is drawn can come");
            }
            Turn::Seat { seat } => {
                game.legal(&state, seat, legal);
                let action = chance::one_of(rng, legal);
                game.apply(&mut state, seat, action, &mut Silent).expect("what is listed is allowed");
                *decisions += 1;
            }
            Turn::Together { .. } => unreachable!("nobody chooses together at this market"),
        }
        assert!(!invariants || game.check(&state).is_empty(), "a state came out broken");
        steps += 1;
    }
}

/// The CPU time this thread has used so far.
fn cpu() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs() as u32)
}
