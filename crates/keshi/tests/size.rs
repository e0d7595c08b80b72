//! How little a game takes: the size of a state, and no allocation while it is played.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use std::hint::black_box;

use allocation_counter::measure;
use keshi::{Action, Keshi, STACK, State};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{Game, Silent, Turn, Viewer, chance, playout};

fn tables() -> impl Iterator<Item = Keshi> {
    Keshi::configurations().into_iter().map(|options| Keshi::with(options).unwrap())
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 2048, "{} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}

#[test]
fn a_measure_that_counts_nothing_would_prove_nothing() {
    assert!(measure(|| drop(black_box(vec![1, 2, 3]))).count_total > 0);
}

#[test]
fn random_games_allocate_nothing() {
    for game in tables() {
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(5), Vec::with_capacity(300));
        playout(&game, &mut game.start(), &mut rng, &mut legal);
        let allocated = measure(|| {
            for _ in 0..20 {
                let mut state = game.start();
                playout(&game, &mut state, &mut rng, &mut legal);
                black_box(game.standing(&state));
            }
        });
        assert_eq!(allocated.count_total, 0, "{:?}", game.terms().options);
    }
}

/// Plays a game with everything checked but the invariants, and tells how many effects the stack held at most.
fn checked_game(game: &Keshi, rng: &mut ChaCha8Rng, legal: &mut Vec<Action>) -> usize {
    let mut state = game.start();
    let mut deepest = 0;
    loop {
        match game.turn(&state) {
            Turn::Over => return deepest,
            Turn::Chance => {
                let outcome = game.draw(&state, rng);
                assert!(game.likelihood(&state, outcome) > 0.0);
                game.settle(&mut state, outcome, &mut Silent).unwrap();
            }
            turn => {
                let seat = turn.seats().iter().next().unwrap();
                game.legal(&state, seat, legal);
                game.apply(&mut state, seat, chance::one_of(rng, legal), &mut Silent).unwrap();
                black_box(game.view(&state, Viewer::Seat(seat)));
            }
        }
        deepest = deepest.max(state.effects().len());
    }
}

#[test]
fn checked_games_allocate_nothing_either_and_leave_the_stack_room() {
    for game in tables() {
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(6), Vec::with_capacity(300));
        let mut deepest = 0;
        let allocated = measure(|| {
            for _ in 0..20 {
                deepest = deepest.max(checked_game(&game, &mut rng, &mut legal));
            }
        });
        assert_eq!(allocated.count_total, 0, "{:?}", game.terms().options);
        assert!((5..STACK / 2).contains(&deepest), "{deepest} effects at {:?}", game.terms().options);
    }
}
