//! The battery that every game must stand, in all 18 configurations.

use std::collections::BTreeSet;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::Rugs;
use table::Game;
use table::battery::{self, Effort};

#[test]
fn rugs_stands_the_battery() {
    let mut messages = BTreeSet::new();
    for (number, game) in battery::every_configuration::<Rugs>().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
        let report = battery::run(&game, &mut rng, Effort { games: 6, others: usize::MAX });
        messages.extend(report.unwrap_or_else(|fault| panic!("{fault}")).messages);
    }
    let never_sent: Vec<_> = Rugs::MESSAGES.iter().filter(|shape| !messages.contains(shape.id)).collect();
    assert!(never_sent.is_empty(), "{never_sent:?}");
}
