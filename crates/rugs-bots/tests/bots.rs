//! The bots of rugs keep to the rules, know only what they see, and the better one wins.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use bots::conformance::{against_random, check, tables};
use bots::{Bot, Greedy, Random, Roster};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::{Action, Options, Rugs};
use rugs_bots::RugsBots;
use table::{Game, Seat, Viewer};

#[test]
fn there_is_a_random_and_a_greedy_bot() {
    assert_eq!(RugsBots::NAMES, ["random", "greedy"], "from the weakest to the strongest");
}

#[test]
fn the_bots_pass_the_conformance_suite_at_every_table() {
    let all = tables::<Rugs>();
    assert_eq!(all.len(), 18);
    for (seed, game) in all.iter().enumerate() {
        let decisions = check::<RugsBots>(game, &mut ChaCha8Rng::seed_from_u64(seed as u64));
        assert!(decisions > 160, "{decisions}");
    }
}

#[test]
fn random_does_everything_it_may_about_as_often() {
    let game = Rugs::with(Options::default()).unwrap();
    let (state, seat) = (game.start(), Seat::new(0));
    let (view, mut legal) = (game.view(&state, Viewer::Seat(seat)), Vec::new());
    game.legal(&state, seat, &mut legal);
    assert_eq!(legal.len(), 3);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut often = [0_u32; 3];
    for _ in 0..3000 {
        let action = Random.choose(&game, seat, &view, &legal, &mut rng);
        often[legal.iter().position(|&listed| listed == action).unwrap()] += 1;
    }
    // A thousand each, give or take four deviations of a binomial count.
    assert!(often.iter().all(|count| (900..=1100).contains(count)), "{often:?}");
}

#[test]
fn greedy_takes_what_is_best_now() {
    // Assam stands on c4, the only rug lies to the west of him, and it is not ours.
    let game = Rugs::with(Options { players: 2, ..Options::default() }).unwrap();
    let state = game.load("7/7/7/1b|5/1b5/7/7 c4w 2f 30b11y12^y,30r12g12^r").unwrap();
    let (seat, mut legal) = (Seat::new(1), Vec::new());
    game.legal(&state, seat, &mut legal);
    let view = game.view(&state, Viewer::Seat(seat));
    let west: Action = "w".parse().unwrap();
    assert!(legal.contains(&west));
    for seed in 0..50 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let action = Greedy(RugsBots).choose(&game, seat, &view, &legal, &mut rng);
        assert_ne!(action, west, "it walks onto the other's rug with a 1, and need not");
    }
}

/// One greedy among random bots wins more often than half-way between its fair share and always. The seeds are fixed, so
/// this passes or fails for good.
#[test]
fn greedy_beats_random_at_every_table() {
    for (seed, game) in tables::<Rugs>().iter().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
        let result = against_random::<RugsBots>(game, "greedy", 120, &mut rng);
        let fair = 1.0 / game.seats() as f64;
        let options = &game.terms().options;
        assert!(result.wins > f64::midpoint(fair, 1.0), "{options:?}: {result:?}");
        assert!(result.lead > 10.0, "{options:?}: {result:?}");
    }
}
