//! The bots of sealed pass the conformance suite, and the better one wins.

use bots::Roster;
use bots::conformance::{against_random, check, tables};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use sealed::Sealed;
use sealed_bots::SealedBots;
use table::Game;

#[test]
fn there_is_a_random_and_a_greedy_bot() {
    assert_eq!(SealedBots::NAMES, ["random", "greedy"], "from the weakest to the strongest");
}

#[test]
fn the_bots_pass_the_conformance_suite_at_every_table() {
    for (seed, game) in tables::<Sealed>().iter().enumerate() {
        assert!(check::<SealedBots>(game, &mut ChaCha8Rng::seed_from_u64(seed as u64)) >= 24);
    }
}

/// The seeds are fixed, so this passes or fails for good.
#[test]
fn greedy_beats_random_at_every_table() {
    for (seed, game) in tables::<Sealed>().iter().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
        let result = against_random::<SealedBots>(game, "greedy", 300, &mut rng);
        assert!(result.wins > 1.0 / game.seats() as f64 && result.lead > 0.0, "{result:?}");
    }
}
