//! The battery that every game must stand, at tables of every kind.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::Game;
use table::battery::{self, Effort};

use crate::walk::games;

/// One game has hundreds of positions, and all is tried at each. `others` is a sample of the 600 actions.
const EFFORT: Effort = Effort { games: 1, others: 8 };

/// The tables of the battery are divided among so many tests, which run at the same time.
const PARTS: usize = 4;

fn stand(part: usize) {
    let tables = games().enumerate();
    for (number, game) in tables.filter(|(number, _)| number % PARTS == part) {
        let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
        let report = battery::run(&game, &mut rng, EFFORT).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(report.secrets > 0, "provision tiles and choices are secret");
        assert!(report.longest < game.longest() / 10, "{} steps", report.longest);
    }
}

#[test]
fn keshi_stands_the_first_part_of_the_battery() {
    stand(0);
}

#[test]
fn keshi_stands_the_second_part_of_the_battery() {
    stand(1);
}

#[test]
fn keshi_stands_the_third_part_of_the_battery() {
    stand(2);
}

#[test]
fn keshi_stands_the_last_part_of_the_battery() {
    stand(3);
}
