//! How little a game takes: the size of a state, the number of actions, and no allocation while it is played.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use std::collections::BTreeSet;
use std::hint::black_box;

use allocation_counter::measure;
use keshi::{Action, Effect, Keshi, State};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::battery::every_configuration;
use table::{Action as _, Game, Silent, Turn, Viewer, chance, playout};

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 2048, "{} bytes", size_of::<State>());
    assert!(size_of::<Effect>() <= 8, "{} bytes", size_of::<Effect>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}

#[test]
fn a_game_ends_far_within_its_bound() {
    let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(1), Vec::new());
    for game in every_configuration::<Keshi>() {
        let steps = playout(&game, &mut game.start(), &mut rng, &mut legal);
        assert!(steps > 200 && 10 * steps < game.longest(), "{steps}");
    }
}

#[test]
fn every_action_has_a_number_for_ever() {
    let texts: BTreeSet<String> = Action::all().map(|action| action.to_string()).collect();
    assert_eq!(texts.len(), usize::from(Action::COUNT));
    // Learning programs hold on to the numbers.
    for (text, number) in [
        ("select:green,gray,white", 0),
        ("select:purple,orange,yellow", 219),
        ("supply:123", 220),
        ("disc:0", 226),
        ("provision:01", 234),
        ("assistant:orchard", 246),
        ("claim:green1", 255),
        ("stop", 348),
        ("scroll:01", 364),
        ("provide:none", 587),
        ("town:01", 588),
        ("town:12", 599),
    ] {
        assert_eq!(text.parse::<Action>().unwrap().number(), number, "{text}");
    }
    assert_eq!(Action::numbered(Action::COUNT), None);
}

#[test]
fn a_measure_that_counts_nothing_would_prove_nothing() {
    assert!(measure(|| drop(black_box(vec![1, 2, 3]))).count_total > 0);
}

#[test]
fn random_games_allocate_nothing() {
    for game in every_configuration::<Keshi>().step_by(19) {
        // Room for the longest list, a hand of twelve.
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(5), Vec::with_capacity(220));
        let allocated = measure(|| {
            for _ in 0..3 {
                let mut state = game.start();
                playout(&game, &mut state, &mut rng, &mut legal);
                black_box(&state);
            }
        });
        assert_eq!(allocated.count_total, 0, "{:?}", game.terms().options);
    }
}

#[test]
fn checked_games_allocate_nothing_either() {
    for game in every_configuration::<Keshi>().step_by(19) {
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(6), Vec::with_capacity(220));
        let allocated = measure(|| {
            let mut state = game.start();
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.draw(&state, &mut rng);
                        game.settle(&mut state, outcome, &mut Silent).unwrap();
                    }
                    turn => {
                        let seat = turn.seats().iter().next().unwrap();
                        game.legal(&state, seat, &mut legal);
                        game.apply(&mut state, seat, chance::one_of(&mut rng, &legal), &mut Silent).unwrap();
                        black_box(game.view(&state, Viewer::Seat(seat)));
                    }
                }
                assert!(game.check(&state).is_empty());
            }
        });
        assert_eq!(allocated.count_total, 0, "{:?}", game.terms().options);
    }
}
