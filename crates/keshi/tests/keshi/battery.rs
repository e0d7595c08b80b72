//! The battery that every game must stand, in every configuration.

use keshi::Keshi;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::Game;
use table::battery::{self, Effort};

/// One game of a table has hundreds of positions, and all is tried at each.
const GAMES: usize = 1;

#[test]
fn keshi_stands_the_battery() {
    for (number, game) in battery::every_configuration::<Keshi>().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
        let report = battery::run(&game, &mut rng, Effort { games: GAMES, others: 12 });
        let report = report.unwrap_or_else(|fault| panic!("{fault}"));
        assert!(report.secrets > 0, "provision tiles and choices are secret");
        assert!(report.longest < game.longest() / 10, "{} steps", report.longest);
    }
}
