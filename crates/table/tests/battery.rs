//! The battery itself: a sound game passes it, and every flaw is found by the test that is there to find it.

mod sealed;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use sealed::Sealed;
use table::battery::{self, Effort};

const EFFORT: Effort = Effort { games: 40, others: usize::MAX };

#[test]
fn sealed_stands_the_battery() {
    for (number, game) in battery::every_configuration::<Sealed>().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
        battery::run(&game, &mut rng, EFFORT).unwrap_or_else(|fault| panic!("{fault}"));
    }
}
