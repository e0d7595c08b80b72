//! What must hold holds after every step of random games, at every kind of table.

use keshi::{Keshi, State};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::battery::every_configuration;
use table::{Game, Silent, Turn, chance};

/// Plays at random from a state to the end, and hands over every state on the way.
pub(crate) fn wander(game: &Keshi, mut state: State, rng: &mut ChaCha8Rng, mut each: impl FnMut(&State)) -> State {
    let mut legal = Vec::new();
    loop {
        each(&state);
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = game.draw(&state, rng);
                game.settle(&mut state, outcome, &mut Silent).unwrap();
            }
            turn => {
                let seats: Vec<_> = turn.seats().iter().collect();
                let seat = chance::one_of(rng, &seats);
                game.legal(&state, seat, &mut legal);
                game.apply(&mut state, seat, chance::one_of(rng, &legal), &mut Silent).unwrap();
            }
        }
    }
}

#[test]
fn random_games_break_no_invariant() {
    let (mut steps, mut deepest) = (0, 0);
    for game in every_configuration::<Keshi>() {
        for seed in 0..20 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            wander(&game, game.start(), &mut rng, |state| {
                let violations = game.check(state);
                assert!(violations.is_empty(), "{violations:?} in {}", game.position(state));
                steps += 1;
                deepest = deepest.max(state.effects().len());
            });
        }
    }
    assert!(steps > 50_000, "{steps} steps");
    assert!((10..30).contains(&deepest), "{deepest} effects on the stack");
}
