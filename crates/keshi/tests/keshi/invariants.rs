//! What must hold holds after every step of random games, at every kind of table.

use keshi::{Edition, Event, Keshi, Options, Outcome};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::battery::every_configuration;
use table::{Game, Turn, chance};

use crate::walk::{COMBINATIONS, choose, games, table, tables, wander};

#[test]
fn random_games_break_no_invariant() {
    let (mut steps, mut deepest) = (0, 0);
    for game in games().chain((0..24).map(table)) {
        for seed in 0..10 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            wander(&game, game.start(), &mut rng, |state| {
                let violations = game.check(state);
                assert!(violations.is_empty(), "{violations:?} in {}", game.position(state));
                steps += 1;
                deepest = deepest.max(state.effects().len());
            });
        }
    }
    assert!(steps > 80_000, "{steps} steps");
    assert!((10..30).contains(&deepest), "{deepest} effects on the stack");
}

#[test]
fn a_random_game_at_every_table_breaks_no_invariant() {
    for (game, seed) in every_configuration::<Keshi>().zip(0..) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        wander(&game, game.start(), &mut rng, |state| {
            let violations = game.check(state);
            let options = &game.terms().options;
            assert!(violations.is_empty(), "{violations:?} with {options:?} in {}", game.position(state));
        });
    }
}

/// What a table chose, one thing after the other, as numbers.
fn choices(options: &Options) -> [usize; 8] {
    let Options { players, edition, layer, river: _, staircase_tiles, imam_and_sultan, offices, discs, desert_towns } =
        *options;
    [
        players,
        edition as usize,
        layer as usize,
        (staircase_tiles != keshi::StaircaseTiles::None).into(),
        imam_and_sultan.into(),
        (offices != keshi::Offices::Base).into(),
        discs as usize,
        desert_towns.into(),
    ]
}

#[test]
fn a_few_tables_stand_for_all() {
    let pairs = |all: &[Options]| {
        let mut pairs = std::collections::BTreeSet::new();
        for chosen in all.iter().map(choices) {
            for first in 0..8 {
                pairs.extend((0..first).map(|second| (first, chosen[first], second, chosen[second])));
            }
        }
        pairs
    };
    assert_eq!(Keshi::configurations().len(), COMBINATIONS + 3, "and three tables with choices agreed on");
    let combined: std::collections::BTreeSet<_> = Keshi::configurations()[..COMBINATIONS].iter().map(choices).collect();
    assert_eq!(combined.len(), COMBINATIONS, "each combination once");
    assert_eq!(tables().len(), 24);
    assert_eq!(pairs(&tables()), pairs(&Keshi::configurations()), "every two choices meet");
}

/// A tower that keeps nearly everything uses up the wooden keshis of the Essential edition: the game still goes on, and
/// most players have placeholders.
#[test]
fn a_greedy_tower_breaks_no_invariant() {
    let (mut given, mut swapped) = (0, 0);
    for (players, seed) in [2, 3, 4].into_iter().flat_map(|players| (0..12).map(move |seed| (players, seed))) {
        let game = Keshi::with(Options { players, edition: Edition::Essential, ..Options::default() }).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut state, mut legal, mut events) = (game.start(), Vec::new(), Vec::new());
        loop {
            let violations = game.check(&state);
            assert!(violations.is_empty(), "{violations:?} in {}", game.position(&state));
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let drawn = game.draw(&state, &mut rng);
                    let keeps = matches!(drawn, Outcome::Tower(_)) && chance::below(&mut rng, 6) >= seed as u32 / 4;
                    let outcome = if keeps { Outcome::Tower(keshi::Keshis::NONE) } else { drawn };
                    game.settle(&mut state, outcome, &mut events).unwrap();
                }
                turn => {
                    let seat = turn.seats().iter().next().unwrap();
                    game.legal(&state, seat, &mut legal);
                    assert!(!legal.is_empty(), "nothing to do in {}", game.position(&state));
                    game.apply(&mut state, seat, choose(&legal, &mut rng), &mut events).unwrap();
                }
            }
        }
        given += events.iter().filter(|event| matches!(event, Event::PlaceholderGiven { .. })).count();
        swapped += events.iter().filter(|event| matches!(event, Event::PlaceholderSwapped { .. })).count();
    }
    assert!(given > 100, "{given} placeholders");
    assert_eq!(given, swapped, "everybody is rid of them before the fourth round");
}
