//! How little a game takes: the size of a state, the number of actions, and no allocation while it is played.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use std::collections::BTreeSet;
use std::hint::black_box;

use allocation_counter::measure;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::{Action, Options, Rugs};
use table::{Action as _, Game, Seat, Silent, Turn, Viewer, chance, playout};

#[test]
fn a_state_is_small() {
    assert!(size_of::<rugs::State>() <= 256, "{} bytes", size_of::<rugs::State>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}

#[test]
fn a_game_ends_within_its_bound() {
    // Turns that lay a rug, turns in which somebody goes out, and for two the draws after and before them.
    let longest = |players| Rugs::with(Options { players, ..Options::default() }).unwrap().longest();
    assert_eq!([2, 3, 4].map(longest), [4 * (48 + 1) + 2, 3 * (45 + 2), 3 * (48 + 3)]);
}

#[test]
fn there_are_88_actions() {
    assert_eq!(Action::COUNT, 88, "four directions and 84 places");
    let texts: BTreeSet<String> = (0..88).map(|number| Action::numbered(number).unwrap().to_string()).collect();
    assert_eq!(texts.len(), 88);
    assert_eq!(Action::numbered(88), None);
    // The numbers are for ever: learning programs hold on to them.
    for (text, number) in
        [("n", 0), ("e", 1), ("s", 2), ("w", 3), ("a1-b1", 4), ("f7-g7", 45), ("a1-a2", 46), ("g6-g7", 87)]
    {
        assert_eq!(text.parse::<Action>().unwrap().number(), number, "{text}");
    }
}

/// Tables for two, three and four, by the rulebook and with everything switched on.
fn tables() -> impl Iterator<Item = Rugs> {
    (2..=4).flat_map(|players| {
        [false, true].map(|on| Rugs::with(Options { players, variant: on, cover_own: on, skip_rotation: on }).unwrap())
    })
}

#[test]
fn a_measure_that_counts_nothing_would_prove_nothing() {
    assert!(measure(|| drop(black_box(vec![1, 2, 3]))).count_total > 0);
}

#[test]
fn random_games_allocate_nothing() {
    for game in tables() {
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(5), Vec::new());
        playout(&game, &mut game.start(), &mut rng, &mut legal);
        let allocated = measure(|| {
            for _ in 0..50 {
                let mut state = game.start();
                playout(&game, &mut state, &mut rng, &mut legal);
                black_box(game.standing(&state));
            }
        });
        assert_eq!(allocated.count_total, 0, "{:?}", game.terms().options);
    }
}

/// Plays a game with everything checked, and tells how many are out at its end. Assam is sent where it costs most, so
/// that some do go out.
fn checked_game(
    game: &Rugs,
    rng: &mut ChaCha8Rng,
    legal: &mut Vec<Action>,
    odds: &mut Vec<(rugs::Outcome, u32)>,
) -> usize {
    let mut state = game.start();
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                game.odds(&state, odds);
                let cost = |outcome| {
                    let mut next = state;
                    game.settle_unchecked(&mut next, outcome, &mut Silent);
                    Seat::all(game.seats()).map(|seat| u32::from(next.merchant(seat).dirhams()).pow(2)).sum::<u32>()
                };
                let dearest = odds.iter().map(|&(outcome, _)| outcome).max_by_key(|&outcome| cost(outcome)).unwrap();
                let outcome = if state.phase() == rugs::Phase::Draw { game.draw(&state, rng) } else { dearest };
                game.settle(&mut state, outcome, &mut Silent).unwrap();
            }
            turn => {
                let seat = turn.seats().iter().next().unwrap();
                game.legal(&state, seat, legal);
                game.apply(&mut state, seat, chance::one_of(rng, legal), &mut Silent).unwrap();
                black_box(game.view(&state, Viewer::Seat(seat)));
            }
        }
        assert!(game.check(&state).is_empty());
    }
    Seat::all(game.seats()).filter(|&seat| !state.merchant(seat).is_in()).count()
}

#[test]
fn checked_games_allocate_nothing_either() {
    for game in tables() {
        let (mut rng, mut legal, mut odds) = (ChaCha8Rng::seed_from_u64(6), Vec::new(), Vec::new());
        checked_game(&game, &mut rng, &mut legal, &mut odds);
        let mut out = 0;
        let allocated = measure(|| {
            for _ in 0..50 {
                out += checked_game(&game, &mut rng, &mut legal, &mut odds);
            }
        });
        assert_eq!(allocated.count_total, 0, "{:?}", game.terms().options);
        assert!(out > 0, "somebody goes out at {:?}", game.terms().options);
    }
}
