//! The battery that every game must stand, in every configuration.

use std::collections::BTreeSet;

use keshi::Keshi;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::Game;
use table::battery::{self, Effort};

#[test]
fn keshi_stands_the_battery() {
    let mut messages = BTreeSet::new();
    for (number, game) in battery::every_configuration::<Keshi>().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
        let report = battery::run(&game, &mut rng, Effort { games: 1, others: 20 });
        let report = report.unwrap_or_else(|fault| panic!("{fault}"));
        assert!(report.secrets > 0, "provision tiles and choices are secret");
        assert!(report.longest < game.longest() / 10, "{} steps", report.longest);
        messages.extend(report.messages);
    }
    let known: BTreeSet<_> = Keshi::MESSAGES.iter().map(|shape| shape.id).collect();
    assert!(messages.is_subset(&known), "{:?}", messages.difference(&known));
}
