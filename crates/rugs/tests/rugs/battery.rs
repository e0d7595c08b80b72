//! The battery that every game must stand, in all 18 configurations.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::Rugs;
use table::battery::{self, Effort};

#[test]
fn rugs_stands_the_battery() {
    for (number, game) in battery::every_configuration::<Rugs>().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
        battery::run(&game, &mut rng, Effort { games: 6, others: usize::MAX })
            .unwrap_or_else(|fault| panic!("{fault}"));
    }
}
