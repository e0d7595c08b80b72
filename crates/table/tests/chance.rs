//! Fair draws: exactly fair, and the same for ever.

use std::convert::Infallible;

use rand_chacha::ChaCha8Rng;
use rand_core::{SeedableRng, TryRng};
use table::chance::{below, one_of, weighted};

/// A generator that gives what it was told to give.
struct Script(std::vec::IntoIter<u32>);

impl Script {
    fn new(numbers: impl Into<Vec<u32>>) -> Script {
        Script(numbers.into().into_iter())
    }
}

impl TryRng for Script {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.next().expect("no more numbers than these are drawn"))
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        unreachable!("32 bits are enough")
    }

    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
        unreachable!("32 bits are enough")
    }
}

/// What the number drawn comes to, or none if it is not used and another is drawn.
fn drawn(number: u32, bound: u32) -> Option<u32> {
    // The highest number is never passed over, and gives the highest choice.
    let mut script = Script::new([number, u32::MAX]);
    let choice = below(&mut script, bound);
    if script.0.len() == 1 {
        Some(choice)
    } else {
        assert_eq!(choice, bound - 1);
        None
    }
}

/// The numbers that lead to one choice are neighbours, so their ends tell how many they are.
#[test]
fn below_is_exact() {
    for bound in (1..=300).chain([1 << 16, (1 << 16) + 1]) {
        let share = (1u64 << 32) / u64::from(bound);
        for choice in (0..bound.min(300)).chain([bound - 1]) {
            let first = |choice: u32| (u64::from(choice) << 32).div_ceil(u64::from(bound));
            let (from, to) = (first(choice), first(choice + 1));
            let unused = u64::from(drawn(from as u32, bound).is_none());
            assert_eq!(to - from - unused, share, "{choice} below {bound}");
            assert_eq!(drawn((from + unused) as u32, bound), Some(choice), "the first for {choice} below {bound}");
            assert_eq!(drawn((to - 1) as u32, bound), Some(choice), "the last for {choice} below {bound}");
        }
    }
}

/// A hundred numbers spread evenly are chosen from evenly, whichever the bound.
#[test]
fn below_takes_even_steps() {
    for bound in [2, 4, 5, 10, 20, 25, 50] {
        let mut counts = vec![0; bound as usize];
        for step in 0..100u64 {
            counts[below(&mut Script::new([((step << 32) / 100 + 1000) as u32]), bound) as usize] += 1;
        }
        assert_eq!(counts, vec![100 / bound; bound as usize]);
    }
}

/// What is drawn from a seed today is drawn from it for ever.
#[test]
fn a_seed_gives_the_same_for_ever() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let throws: Vec<u32> = (0..20).map(|_| below(&mut rng, 6)).collect();
    assert_eq!(throws, [3, 2, 5, 0, 1, 3, 2, 1, 4, 1, 5, 4, 2, 2, 4, 0, 0, 5, 1, 4]);
}

#[test]
fn one_of_follows_below() {
    let items = ["a", "b", "c"];
    for (number, item) in [(0x2000_0000, "a"), (0x8000_0000, "b"), (0xf000_0000, "c")] {
        assert_eq!(one_of(&mut Script::new([number]), &items), item);
    }
}

/// Every number below the sum of the weights leads to its outcome: as many to each as it weighs.
#[test]
fn weighted_gives_each_its_share() {
    let outcomes = [("never", 0), ("seldom", 1), ("often", 5), ("never either", 0), ("sometimes", 2)];
    let at = |place: u64| weighted(&mut Script::new([((place << 32) / 8 + 9) as u32]), &outcomes);
    let drawn: Vec<&str> = (0..8).map(at).collect();
    assert_eq!(drawn, ["seldom", "often", "often", "often", "often", "often", "sometimes", "sometimes"]);
}

#[test]
#[should_panic(expected = "a choice among nothing")]
fn there_is_no_number_below_zero() {
    below(&mut Script::new([1]), 0);
}

#[test]
#[should_panic(expected = "a choice among nothing")]
fn weights_of_nothing_choose_nothing() {
    weighted(&mut Script::new([1]), &[("a", 0), ("b", 0)]);
}

#[test]
#[should_panic(expected = "weights whose sum fits 32 bits")]
fn weights_do_not_run_over() {
    weighted(&mut Script::new([1]), &[("a", u32::MAX), ("b", 2)]);
}
