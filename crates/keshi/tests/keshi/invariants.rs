//! What must hold holds after every step of random games, at every kind of table.

use keshi::Keshi;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::Game;
use table::battery::every_configuration;

use crate::walk::{table, wander};

#[test]
fn random_games_break_no_invariant() {
    let (mut steps, mut deepest) = (0, 0);
    for game in every_configuration::<Keshi>().chain((0..12).map(table)) {
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
