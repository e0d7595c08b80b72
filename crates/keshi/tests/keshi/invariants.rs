//! What must hold holds after every step of random games, at every kind of table.

use keshi::{Keshi, Options};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::Game;
use table::battery::every_configuration;

use crate::walk::{games, table, tables, wander};

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
    assert_eq!(Keshi::configurations().len(), 387);
    assert_eq!(tables().len(), 24);
    assert_eq!(pairs(&tables()), pairs(&Keshi::configurations()), "every two choices meet");
}
