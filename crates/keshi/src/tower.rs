//! The cube tower: what is thrown in, what sticks, and what comes out.
//!
//! A throw is a random process over a multiset: every keshi thrown in sticks or not, every keshi that stuck before falls
//! or not, each for itself. The tower holds no order and no place, so what came out of a real one can be typed in: any
//! part of what was in it can come.

use std::fmt;
use std::str::FromStr;

use table::{Rng, chance};

use crate::colour::Colour;
use crate::components::Layer;

/// A number of keshis of each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Partial<Record<Colour, number>>"))]
pub struct Keshis([u8; Colour::COUNT]);

impl Keshis {
    /// None at all.
    pub const NONE: Keshis = Keshis([0; Colour::COUNT]);

    /// How many have this colour.
    #[inline]
    #[must_use]
    pub const fn of(&self, colour: Colour) -> u8 {
        self.0[colour as usize]
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Colour::COUNT]
    }

    /// Adds some of a colour.
    #[inline]
    pub fn add(&mut self, colour: Colour, count: u8) {
        self.0[colour as usize] += count;
    }

    /// Takes some of a colour away.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub fn take(&mut self, colour: Colour, count: u8) {
        let left = self.0[colour as usize].checked_sub(count);
        self.0[colour as usize] = left.expect("no more keshis are taken than there are");
    }

    /// The colours there are, each once, with their number.
    pub fn iter(&self) -> impl Iterator<Item = (Colour, u8)> + use<> {
        Colour::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// Whether all of these are among the others.
    #[must_use]
    pub fn within(&self, others: &Keshis) -> bool {
        self.0.iter().zip(others.0).all(|(&count, most)| count <= most)
    }

    /// These and the others.
    ///
    /// # Panics
    /// If that is more than fits.
    #[must_use]
    pub fn with(mut self, others: &Keshis) -> Keshis {
        others.iter().for_each(|(colour, count)| self.add(colour, count));
        self
    }

    /// These without the others.
    ///
    /// # Panics
    /// If the others are not all among them.
    #[must_use]
    pub fn without(mut self, others: &Keshis) -> Keshis {
        others.iter().for_each(|(colour, count)| self.take(colour, count));
        self
    }
}

impl FromIterator<(Colour, u8)> for Keshis {
    fn from_iter<I: IntoIterator<Item = (Colour, u8)>>(keshis: I) -> Keshis {
        let mut all = Keshis::NONE;
        keshis.into_iter().for_each(|(colour, count)| all.add(colour, count));
        all
    }
}

impl fmt::Display for Keshis {
    /// Written `green2,pink1`, or `none`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (at, (colour, count)) in self.iter().enumerate() {
            let between = if at == 0 { "" } else { "," };
            write!(f, "{between}{colour}{count}")?;
        }
        Ok(())
    }
}

/// A text that is no number of keshis.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("keshis are written as colours in their order with a number, as in green2,pink1, or none")]
pub struct NoKeshis;

impl FromStr for Keshis {
    type Err = NoKeshis;

    fn from_str(text: &str) -> Result<Keshis, NoKeshis> {
        if text == "none" {
            return Ok(Keshis::NONE);
        }
        let mut keshis = Keshis::NONE;
        let mut last = None;
        for part in text.split(',') {
            let digits = part.find(|sign: char| sign.is_ascii_digit()).ok_or(NoKeshis)?;
            let colour: Colour = part[..digits].parse().map_err(|_| NoKeshis)?;
            let count: u8 = part[digits..].parse().map_err(|_| NoKeshis)?;
            if count == 0 || part[digits..].starts_with('0') || last.is_some_and(|last| last >= colour) {
                return Err(NoKeshis);
            }
            last = Some(colour);
            keshis.add(colour, count);
        }
        Ok(keshis)
    }
}

/// A throw: what sticks in the tower already, and what is thrown in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw<'a> {
    /// What stuck before.
    pub stuck: &'a Keshis,
    /// What is thrown in.
    pub thrown: &'a Keshis,
    /// The layer of the tower.
    pub layer: Layer,
}

impl Throw<'_> {
    /// Whether this can come out.
    #[must_use]
    pub fn admits(&self, fallen: &Keshis) -> bool {
        Colour::ALL.into_iter().all(|colour| fallen.of(colour) <= self.stuck.of(colour) + self.thrown.of(colour))
    }

    /// Throws: what comes out.
    pub fn draw(&self, rng: &mut (impl Rng + ?Sized)) -> Keshis {
        let mut fallen = Keshis::NONE;
        let mut fall = |colour, count: u8, percent: u8| {
            let falls = (0..count).filter(|_| chance::below(rng, 100) < u32::from(percent)).count();
            fallen.add(colour, falls as u8);
        };
        for colour in Colour::ALL {
            fall(colour, self.thrown.of(colour), 100 - self.layer.sticks);
            fall(colour, self.stuck.of(colour), self.layer.falls);
        }
        fallen
    }

    /// How likely it is that just this comes out.
    #[must_use]
    pub fn likelihood(&self, fallen: &Keshis) -> f64 {
        let [through, falls] = [100 - self.layer.sticks, self.layer.falls].map(|percent| f64::from(percent) / 100.0);
        let of_colour = |colour| {
            let (thrown, stuck, all) = (self.thrown.of(colour), self.stuck.of(colour), fallen.of(colour));
            let splits = all.saturating_sub(stuck)..=all.min(thrown);
            splits.map(|new| binomial(thrown, new, through) * binomial(stuck, all - new, falls)).sum::<f64>()
        };
        Colour::ALL.into_iter().map(of_colour).product()
    }
}

/// How likely it is that just `hits` of `tries` succeed, each with this chance.
fn binomial(tries: u8, hits: u8, chance: f64) -> f64 {
    let ways = (0..hits).fold(1.0, |ways, at| ways * f64::from(tries - at) / f64::from(at + 1));
    ways * chance.powi(hits.into()) * (1.0 - chance).powi((tries - hits).into())
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;

    const B1: Layer = Layer { sticks: 15, falls: 50 };

    fn keshis(text: &str) -> Keshis {
        text.parse().unwrap()
    }

    #[test]
    fn keshis_print_and_parse() {
        for text in ["none", "green1", "green2,pink1,yellow12"] {
            assert_eq!(keshis(text).to_string(), text);
        }
        for text in
            ["", "green", "green0", "pink1,green1", "green1,green1", "green1,", "blue1", "green300", "green02", "1"]
        {
            assert_eq!(text.parse::<Keshis>(), Err(NoKeshis), "{text}");
        }
    }

    #[test]
    fn all_that_can_come_out_is_certain() {
        let (stuck, thrown) = (keshis("green2,red1"), keshis("green2,black1"));
        let throw = Throw { stuck: &stuck, thrown: &thrown, layer: B1 };
        let mut sum = 0.0;
        for green in 0..=4 {
            for black in 0..=1 {
                for red in 0..=1 {
                    let fallen = [(Colour::Green, green), (Colour::Black, black), (Colour::Red, red)];
                    let fallen: Keshis = fallen.into_iter().collect();
                    assert!(throw.admits(&fallen));
                    sum += throw.likelihood(&fallen);
                }
            }
        }
        assert!((sum - 1.0).abs() < 1e-12, "{sum}");
        // Both greens thrown go through and none that stuck falls, or one each, or the other way round.
        let two_green = 0.85 * 0.85 * 0.25 + 2.0 * 0.85 * 0.15 * 0.5 + 0.15 * 0.15 * 0.25;
        let just_green = throw.likelihood(&keshis("green2"));
        assert!((just_green - two_green * 0.15 * 0.5).abs() < 1e-12, "{just_green}");
    }

    #[test]
    fn nothing_comes_out_that_was_not_in() {
        let (stuck, thrown) = (keshis("green1"), keshis("black1"));
        let throw = Throw { stuck: &stuck, thrown: &thrown, layer: B1 };
        for text in ["green2", "black2", "pink1", "green1,black1,pink1"] {
            assert!(!throw.admits(&keshis(text)), "{text}");
            assert!(throw.likelihood(&keshis(text)) == 0.0, "{text}");
        }
    }

    #[test]
    fn what_is_drawn_comes_as_often_as_is_likely() {
        let (stuck, thrown) = (keshis("green1"), keshis("green1,black1"));
        let throw = Throw { stuck: &stuck, thrown: &thrown, layer: B1 };
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let draws: Vec<Keshis> = (0..40_000).map(|_| throw.draw(&mut rng)).collect();
        for text in ["none", "black1", "green1", "green2,black1"] {
            let often = draws.iter().filter(|drawn| drawn.to_string() == text).count() as f64 / draws.len() as f64;
            let likely = throw.likelihood(&keshis(text));
            assert!((often - likely).abs() < 0.01, "{text}: {often} against {likely}");
        }
    }
}
