//! Games at random and positions counted.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use sealed::{Options, Sealed};
use table::{Game, Silent, Turn, perft, playout};

fn after(game: &Sealed, outcomes: &[&str]) -> sealed::State {
    let mut state = game.start();
    for outcome in outcomes {
        game.settle(&mut state, outcome.parse().expect("an outcome"), &mut Silent).expect("it can come");
    }
    state
}

#[test]
fn a_playout_ends_and_counts_its_steps() {
    for players in 2..=3 {
        let game = Sealed::with(Options { players }).unwrap();
        let mut legal = Vec::new();
        for seed in 0..200 {
            let mut state = game.start();
            let steps = playout(&game, &mut state, &mut ChaCha8Rng::seed_from_u64(seed), &mut legal);
            assert_eq!(game.turn(&state), Turn::Over);
            assert_eq!(game.check(&state), []);
            // All cards are drawn and chosen, and each of three rounds may have a decision and a tower.
            assert!((6 * players..=6 * players + 6).contains(&steps), "{steps} steps");
            assert_eq!(playout(&game, &mut state, &mut ChaCha8Rng::seed_from_u64(seed), &mut legal), 0);
        }
    }
}

#[test]
fn perft_counts_draws_choices_and_decisions() {
    let game = Sealed::with(Options { players: 2 }).unwrap();
    let start = game.start();
    // Three kinds of card, four of each.
    assert_eq!(perft(&game, &start, 0), Some(vec![]));
    assert_eq!(perft(&game, &start, 5), Some(vec![3, 9, 27, 81, 3u64.pow(5) - 3]));
    // The first holds all kinds, the second two; two of the six pairs are equal, and else somebody decides.
    let dealt = after(&game, &["moon", "star", "sun", "moon", "moon", "sun"]);
    // After the equal pairs the first chooses among two, otherwise there are two decisions.
    assert_eq!(perft(&game, &dealt, 3), Some(vec![3, 3 * 2, 2 * 2 + 4 * 2]));
}

#[test]
fn perft_does_not_count_what_cannot_be_listed() {
    let game = Sealed::with(Options { players: 2 }).unwrap();
    let dealt = after(&game, &["moon", "star", "sun", "moon", "moon", "sun"]);
    assert_eq!(perft(&game, &dealt, 4), None);
}
