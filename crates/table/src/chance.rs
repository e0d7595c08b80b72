//! Fair draws from any generator, the same for ever.
//!
//! These few lines are ours so that a seed gives the same games after any library has changed its ways.

use rand_core::Rng;

/// A number from 0 to `bound - 1`, each equally likely (Lemire's method, exact).
///
/// # Panics
/// If `bound` is zero: there is nothing to choose from.
///
/// ```
/// use rand_chacha::ChaCha8Rng;
/// use rand_core::SeedableRng;
/// use table::chance;
///
/// let mut rng = ChaCha8Rng::seed_from_u64(1);
/// assert!((0..100).all(|_| chance::below(&mut rng, 6) < 6));
/// ```
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), bound: u32) -> u32 {
    assert!(bound > 0, "a choice among nothing");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let fair_from = bound.wrapping_neg() % bound;
        while (product as u32) < fair_from {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// One of `items`, each equally likely.
///
/// # Panics
/// If there are none.
#[inline]
pub fn one_of<T: Copy>(rng: &mut (impl Rng + ?Sized), items: &[T]) -> T {
    items[below(rng, items.len() as u32) as usize]
}

/// One of `outcomes`, as likely as its share of the weights.
///
/// # Panics
/// If the weights add up to nothing or to more than fits 32 bits.
///
/// ```
/// use rand_chacha::ChaCha8Rng;
/// use rand_core::SeedableRng;
/// use table::chance;
///
/// let mut rng = ChaCha8Rng::seed_from_u64(1);
/// let drawn = [0; 600].map(|_| chance::weighted(&mut rng, &[("one", 1), ("two", 2), ("never", 0)]));
/// let count = |face| drawn.iter().filter(|&&drawn| drawn == face).count();
/// assert!((150..250).contains(&count("one")) && count("never") == 0);
/// ```
pub fn weighted<T: Copy>(rng: &mut (impl Rng + ?Sized), outcomes: &[(T, u32)]) -> T {
    let total = outcomes.iter().try_fold(0u32, |sum, &(_, weight)| sum.checked_add(weight));
    let mut at = below(rng, total.expect("weights whose sum fits 32 bits"));
    for &(outcome, weight) in outcomes {
        if at < weight {
            return outcome;
        }
        at -= weight;
    }
    unreachable!("the draw lies below the sum of the weights")
}

/// How much of what chance may bring was listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Odds {
    /// Every outcome stands in the list, with its weight.
    Listed,
    /// There are too many to list; [`Game::draw`](crate::Game::draw) samples one and
    /// [`Game::likelihood`](crate::Game::likelihood) tells how likely one is.
    TooMany,
}
