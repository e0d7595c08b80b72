//! The values of component files: numbers, names, and heaps of things such as `2 points + water`.

use std::fmt;

use serde::{Serialize, Serializer};

use super::Bonus;
use crate::colour::{Colour, Resource};

/// A value of a component file, in canonical form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(i16),
    /// A name, such as that of a colour or a sector.
    Name(&'static str),
    /// Things to get or to give, such as `2 points + water`.
    Things(Things),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => number.fmt(f),
            Value::Name(name) => f.write_str(name),
            Value::Things(things) => things.fmt(f),
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Number(number) => to.serialize_i16(*number),
            text => to.collect_str(text),
        }
    }
}

/// One kind of things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thing {
    /// A point.
    Point,
    /// A resource.
    Resource(Resource),
    /// A resource of the player's choice.
    AnyResource,
    /// A keshi of a colour.
    Keshi(Colour),
    /// A keshi of the player's choice.
    AnyKeshi,
    /// A keshi of the one colour that the player chooses for all of them.
    OneColour,
    /// A good of the player's choice.
    AnyGoods,
    /// A step on the river.
    RiverStep,
    /// A step on the palace staircase.
    PalaceStep,
    /// A step on the mosque staircase.
    MosqueStep,
    /// A step on the palace or the mosque staircase.
    StairStep,
}

/// The most points of one value: enough for any tile, and safe to multiply by spectators.
const MOST_POINTS: u8 = 30;
/// The most of any other thing.
const MOST_OTHERS: u8 = 9;

impl Thing {
    /// What one of it is called, singular.
    pub(super) fn name(self) -> &'static str {
        match self {
            Thing::Point => "point",
            Thing::Resource(resource) => resource.name(),
            Thing::AnyResource => "any resource",
            Thing::Keshi(colour) => colour.name(),
            Thing::AnyKeshi => "any keshi",
            Thing::OneColour => "2 keshis of one colour",
            Thing::AnyGoods => "any goods",
            Thing::RiverStep => "river step",
            Thing::PalaceStep => "palace step",
            Thing::MosqueStep => "mosque step",
            Thing::StairStep => "palace or mosque step",
        }
    }

    /// Whether one bonus can be several of it.
    pub(super) fn comes_in_heaps(self) -> bool {
        matches!(self, Thing::Point | Thing::Resource(_) | Thing::OneColour)
    }

    /// The fewest and the most there can be of it in one value.
    pub(super) fn range(self) -> (u8, u8) {
        match self {
            Thing::Point => (1, MOST_POINTS),
            Thing::OneColour => (2, 2),
            _ => (1, MOST_OTHERS),
        }
    }

    fn fmt(self, amount: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, amount) {
            (Thing::Point, 1) => f.write_str("1 point"),
            (Thing::Point, _) => write!(f, "{amount} points"),
            (Thing::OneColour, _) => f.write_str(self.name()),
            (_, 1) => f.write_str(self.name()),
            (Thing::AnyResource, _) => write!(f, "any {amount} resources"),
            (Thing::Resource(Resource::Water) | Thing::Keshi(_) | Thing::AnyGoods, _) => {
                write!(f, "{amount} {}", self.name())
            }
            (_, _) => write!(f, "{amount} {}s", self.name()),
        }
    }
}

/// Several things, each kind once, in a fixed order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Things(Vec<(Thing, u8)>);

impl fmt::Display for Things {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, &(thing, amount)) in self.0.iter().enumerate() {
            if at > 0 {
                f.write_str(" + ")?;
            }
            thing.fmt(amount, f)?;
        }
        Ok(())
    }
}

impl Things {
    /// How many there are of a kind.
    #[must_use]
    pub fn amount(&self, of: Thing) -> u8 {
        self.0.iter().find(|&&(thing, _)| thing == of).map_or(0, |&(_, amount)| amount)
    }

    /// All of them together.
    pub(super) fn total(&self) -> u8 {
        self.0.iter().map(|&(_, amount)| amount).sum()
    }

    /// The kinds and how many of each.
    pub(super) fn kinds(&self) -> &[(Thing, u8)] {
        &self.0
    }

    /// The one bonus that they are; several of what only comes alone are no bonus.
    pub(super) fn bonus(&self) -> Option<Bonus> {
        match *self.0.as_slice() {
            [(thing, amount)] => as_bonus(thing, amount),
            _ => None,
        }
    }

    /// The two bonuses that they are; several of one kind are shared out.
    pub(super) fn pair(&self) -> Option<[Bonus; 2]> {
        match *self.0.as_slice() {
            [(thing, amount)] if amount > 1 => {
                Some([as_bonus(thing, amount - amount / 2)?, as_bonus(thing, amount / 2)?])
            }
            [(one, amount), (other, others)] => Some([as_bonus(one, amount)?, as_bonus(other, others)?]),
            _ => None,
        }
    }

    /// Reads things such as `2 points + water`, of these kinds only.
    pub(super) fn read(text: &str, of: &[Thing]) -> Result<Things, String> {
        let mut things = Things::default();
        for part in text.split('+') {
            let (thing, amount) = read_part(part, of)?;
            let before = things.amount(thing);
            let (least, most) = thing.range();
            let sum = amount.saturating_add(u32::from(before));
            if sum < u32::from(least) || sum > u32::from(most) {
                return Err(if least == most {
                    format!("“{}” comes as that only", thing.name())
                } else {
                    format!("there can be {least} to {most} of “{}”, not {sum}", thing.name())
                });
            }
            things.0.retain(|&(other, _)| other != thing);
            things.0.push((thing, sum as u8));
        }
        things.0.sort_unstable();
        Ok(things)
    }
}

fn as_bonus(thing: Thing, amount: u8) -> Option<Bonus> {
    Some(match (thing, amount) {
        (Thing::Point, _) => Bonus::Points(amount),
        (Thing::Resource(resource), _) => Bonus::Resource(resource, amount),
        (Thing::OneColour, 2) => Bonus::TwoOfOneColour,
        (Thing::AnyResource, 1) => Bonus::AnyResource,
        (Thing::Keshi(colour), 1) => Bonus::Keshi(colour),
        (Thing::AnyKeshi, 1) => Bonus::AnyKeshi,
        (Thing::AnyGoods, 1) => Bonus::AnyGood,
        (Thing::RiverStep, 1) => Bonus::RiverStep,
        (Thing::PalaceStep, 1) => Bonus::PalaceStep,
        (Thing::MosqueStep, 1) => Bonus::MosqueStep,
        (Thing::StairStep, 1) => Bonus::StairStep,
        _ => return None,
    })
}

/// Reads `water`, `2 dates`, `any 2 resources`, `green keshi`: words, singular or plural, with at most one number.
fn read_part(part: &str, of: &[Thing]) -> Result<(Thing, u32), String> {
    let unknown = || {
        let names: Vec<_> = of.iter().map(|thing| thing.name()).collect();
        Err(format!("“{}” is none of {}", part.trim(), names.join(", ")))
    };
    let (mut amount, mut words) = (None, Vec::new());
    for word in part.split_whitespace() {
        match word.parse::<u32>() {
            Ok(number) if amount.is_none() => amount = Some(number),
            Ok(_) => return unknown(),
            Err(_) => words.push(singular(&word.to_lowercase())),
        }
    }
    let words = words.join(" ");
    let found = of.iter().copied().find(|thing| match thing {
        Thing::OneColour => words == "keshi of one colour",
        Thing::Keshi(colour) => words.strip_suffix(" keshi").unwrap_or(&words) == colour.name(),
        _ => words == thing.name(),
    });
    match found {
        Some(thing) => Ok((thing, amount.unwrap_or(1))),
        None => unknown(),
    }
}

fn singular(word: &str) -> String {
    match word {
        "points" | "dates" | "dinars" | "resources" | "keshis" | "steps" => word.trim_end_matches('s').to_owned(),
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::schema;

    fn read(text: &str) -> Result<Things, String> {
        Things::read(text, schema::ANYTHING)
    }

    #[test]
    fn things_have_one_canonical_form() {
        for (text, canonical) in [
            ("water+2 POINTS", "2 points + water"),
            ("point", "1 point"),
            ("1 dates", "date"),
            ("date + date", "2 dates"),
            ("2 any resources", "any 2 resources"),
            ("any 2 resources", "any 2 resources"),
            ("green keshi", "green"),
            ("3 purple keshis + 2 orange", "3 purple + 2 orange"),
            ("2 keshis of one colour", "2 keshis of one colour"),
            ("2 river steps", "2 river steps"),
            ("palace or mosque step", "palace or mosque step"),
            ("any goods", "any goods"),
        ] {
            let things = read(text).unwrap();
            assert_eq!(things.to_string(), canonical, "{text}");
            assert_eq!(read(canonical).as_ref(), Ok(&things), "{text}");
        }
    }

    #[test]
    fn what_is_no_thing_is_refused() {
        for text in
            ["", " ", "+", "date +", "2 2 dates", "two dates", "dates and water", "-1 date", "any", "keshi", "waters"]
        {
            let reason = read(text).unwrap_err();
            assert!(reason.contains("is none of point, date, water, dinar, any resource, green,"), "{text}: {reason}");
        }
        assert_eq!(read("0 dates").unwrap_err(), "there can be 1 to 9 of “date”, not 0");
        assert_eq!(read("31 points").unwrap_err(), "there can be 1 to 30 of “point”, not 31");
        assert_eq!(read("5 dates + 5 dates").unwrap_err(), "there can be 1 to 9 of “date”, not 10");
        assert_eq!(read("4294967295 dates").unwrap_err(), "there can be 1 to 9 of “date”, not 4294967295");
        assert_eq!(read("keshi of one colour").unwrap_err(), "“2 keshis of one colour” comes as that only");
    }

    #[test]
    fn several_of_one_kind_make_a_pair() {
        let pair = |text: &str| read(text).unwrap().pair();
        let date = |amount| Bonus::Resource(Resource::Date, amount);
        assert_eq!(pair("2 dates"), Some([date(1), date(1)]));
        assert_eq!(pair("3 dates"), Some([date(2), date(1)]));
        assert_eq!(pair("any 2 resources"), Some([Bonus::AnyResource; 2]));
        assert_eq!(pair("2 points"), Some([Bonus::Points(1); 2]));
        assert_eq!(pair("date + river step"), Some([date(1), Bonus::RiverStep]));
        assert_eq!(pair("date"), None);
        assert_eq!(pair("any 3 resources"), None);
        assert_eq!(pair("date + water + dinar"), None);
    }
}
