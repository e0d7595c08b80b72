//! Which values there are, in which file, and what each can be.

use std::sync::OnceLock;

use super::value::{Thing, Things, Value};
use crate::colour::{Colour, Resource};

/// A value that a component file holds.
pub(super) struct Field {
    /// The embedded file.
    pub(super) file: &'static str,
    /// Tables, keys and places in lists, with dots between them.
    pub(super) path: String,
    pub(super) kind: Kind,
}

/// What a value can be.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// A number from the first to the second.
    Number(i16, i16),
    /// One of these names.
    Name(&'static [&'static str]),
    /// A single bonus of these.
    Bonus(&'static [Thing]),
    /// Two things of these.
    Pair(&'static [Thing]),
    /// One or more things of these.
    Things(&'static [Thing]),
    /// Two goods.
    TwoGoods,
}

impl Kind {
    /// Reads a value as it stands in a file.
    pub(super) fn read(self, value: &toml::Value) -> Result<Value, String> {
        let things = |of| match value {
            toml::Value::String(text) => Things::read(text, of),
            other => Err(format!("{} is no text such as “{}”", shown(other), example(of))),
        };
        match self {
            Kind::Number(least, most) => {
                let number = value.as_integer().and_then(|number| i16::try_from(number).ok());
                match number.filter(|number| (least..=most).contains(number)) {
                    Some(number) => Ok(Value::Number(number)),
                    None if least == most => Err(format!("it can only be {least}, not {}", shown(value))),
                    None => Err(format!("{} is no number from {least} to {most}", shown(value))),
                }
            }
            Kind::Name(names) => {
                let name = value.as_str().map(|text| text.trim().to_lowercase());
                match names.iter().find(|&&known| Some(known) == name.as_deref()) {
                    Some(name) => Ok(Value::Name(name)),
                    None => Err(format!("{} is none of {}", shown(value), names.join(", "))),
                }
            }
            Kind::Bonus(of) => match things(of)? {
                one if one.bonus().is_some() => Ok(Value::Things(one)),
                more => Err(format!("“{more}” is not a single bonus")),
            },
            Kind::Pair(of) => match things(of)? {
                two if two.pair().is_some() => Ok(Value::Things(two)),
                other => Err(format!("“{other}” is not two things")),
            },
            Kind::Things(of) => things(of).map(Value::Things),
            Kind::TwoGoods => match things(GOODS)? {
                two if two.total() == 2 => Ok(Value::Things(two)),
                other => Err(format!("“{other}” is not two goods")),
            },
        }
    }
}

/// A value as an error shows it.
fn shown(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => format!("“{text}”"),
        toml::Value::Array(_) => "a list".to_owned(),
        toml::Value::Table(_) => "a table".to_owned(),
        other => other.to_string(),
    }
}

fn example(of: &[Thing]) -> String {
    of.iter().rev().take(2).map(|thing| thing.name()).collect::<Vec<_>>().join(" + ")
}

const COLOURS: &[&str] =
    &["green", "gray", "white", "black", "pink", "turquoise", "beige", "brown", "red", "purple", "orange", "yellow"];
const SECTORS: &[&str] = &["orchard", "madrasa", "palace", "mosque", "square", "river", "medina", "sahara", "souk"];
const STAIRS: &[&str] = &["palace", "mosque"];
pub(super) const LUXURY: &[&str] = &["slipper", "tajine", "dagger", "lamp", "necklace"];
const RESOURCE_NAMES: &[&str] = &["date", "water", "dinar"];
pub(super) const SPACES: &[&str] = &["blank", "keshi", "exchange", "scroll"];

const DATE: Thing = Thing::Resource(Resource::Date);
const WATER: Thing = Thing::Resource(Resource::Water);
const DINAR: Thing = Thing::Resource(Resource::Dinar);
const RESOURCES: &[Thing] = &[DATE, WATER, DINAR];
/// As many oases as four players leave over.
const MOST_OASES: i16 = 6;
/// As many keshis as a player can choose together.
const MOST_KESHIS: i16 = 3;

const REWARDS: &[Thing] = &[Thing::Point, DATE, WATER, DINAR];
const SMALL: &[Thing] = &[Thing::Point, DATE, WATER, DINAR, Thing::AnyResource];
const RAPIDS: &[Thing] = &[Thing::Point, DATE, WATER, DINAR, Thing::AnyResource, Thing::AnyGoods];
const CROSSING: &[Thing] = &[Thing::Point, DATE, WATER, DINAR, Thing::RiverStep];
pub(super) const GOODS: &[Thing] =
    &[Thing::Keshi(Colour::Purple), Thing::Keshi(Colour::Orange), Thing::Keshi(Colour::Yellow)];
const RING: &[Thing] =
    &[Thing::Point, DATE, WATER, DINAR, Thing::AnyGoods, Thing::RiverStep, Thing::PalaceStep, Thing::MosqueStep];
const OFFICE: &[Thing] = &[
    Thing::Point,
    DATE,
    WATER,
    DINAR,
    Thing::AnyResource,
    Thing::RiverStep,
    Thing::PalaceStep,
    Thing::MosqueStep,
    Thing::StairStep,
];
pub(super) const ANYTHING: &[Thing] = &[
    Thing::Point,
    DATE,
    WATER,
    DINAR,
    Thing::AnyResource,
    Thing::Keshi(Colour::Green),
    Thing::Keshi(Colour::Gray),
    Thing::Keshi(Colour::White),
    Thing::Keshi(Colour::Black),
    Thing::Keshi(Colour::Pink),
    Thing::Keshi(Colour::Turquoise),
    Thing::Keshi(Colour::Beige),
    Thing::Keshi(Colour::Brown),
    Thing::Keshi(Colour::Red),
    Thing::Keshi(Colour::Purple),
    Thing::Keshi(Colour::Orange),
    Thing::Keshi(Colour::Yellow),
    Thing::AnyKeshi,
    Thing::OneColour,
    Thing::AnyGoods,
    Thing::RiverStep,
    Thing::PalaceStep,
    Thing::MosqueStep,
    Thing::StairStep,
];

/// Numbered scrolls that carry a plain number.
pub(super) const SCROLL_NUMBERS: [u8; 12] = [35, 43, 49, 50, 52, 55, 56, 57, 62, 66, 67, 72];
/// Sides of river tiles with a value for the winner.
pub(super) const RIVER_FIRST: [u8; 13] = [2, 3, 4, 5, 6, 8, 11, 12, 14, 15, 16, 17, 18];
/// Sides of river tiles with a value for the second, too: those of season 3.
pub(super) const RIVER_SECOND: [u8; 6] = [5, 6, 11, 12, 17, 18];
/// Desert towns with points, and those of them that count keshis.
pub(super) const TOWNS: std::ops::RangeInclusive<u8> = 1..=9;
/// Desert towns that ask for a number of keshis.
pub(super) const TOWN_KESHIS: [u8; 2] = [6, 8];

/// All values, in the order in which they are listed.
pub(super) fn fields() -> &'static [Field] {
    static FIELDS: OnceLock<Vec<Field>> = OnceLock::new();
    FIELDS.get_or_init(|| {
        let mut all = Fields(Vec::new());
        all.board();
        all.stairs();
        all.river();
        all.medina();
        all.square();
        all.scrolls();
        all.souk();
        all.oases();
        all.provisions();
        all.tower();
        all.expansions();
        all.0
    })
}

struct Fields(Vec<Field>);

impl Fields {
    fn add(&mut self, file: &'static str, path: impl Into<String>, kind: Kind) {
        self.0.push(Field { file, path: path.into(), kind });
    }

    fn list(&mut self, file: &'static str, path: &str, length: usize, kind: Kind) {
        for at in 1..=length {
            self.add(file, format!("{path}.{at}"), kind);
        }
    }

    fn board(&mut self) {
        let file = "board.toml";
        self.add(file, "start.points", Kind::Number(0, 50));
        self.add(file, "start.resources", Kind::Things(RESOURCES));
        self.add(file, "start.keshis", Kind::Number(1, 1));
        self.add(file, "sectors.size", Kind::Number(8, 8));
        self.add(file, "sectors.vendors", Kind::Number(1, 1));
        self.add(file, "sectors.full", Kind::Number(0, 30));
        self.add(file, "orchard.points", Kind::Number(0, 9));
    }

    fn stairs(&mut self) {
        let file = "stairs.toml";
        self.add(file, "stairs.top", Kind::Number(5, 40));
        self.list(file, "stairs.thresholds", 4, Kind::Number(1, 40));
        self.add(file, "stairs.threshold_dinars", Kind::Number(0, 9));
        self.list(file, "lines.dinars", 5, Kind::Number(1, 9));
        self.list(file, "lines.left", 4, Kind::Bonus(ANYTHING));
        for sum in ["2-3", "4", "5", "6", "7", "8-9", "10"] {
            self.add(file, format!("lines.middle.{sum}"), Kind::Bonus(ANYTHING));
        }
        self.list(file, "lines.right", 4, Kind::Bonus(ANYTHING));
        self.list(file, "lines.points", 5, Kind::Number(1, 30));
    }

    fn river(&mut self) {
        let file = "river.toml";
        self.add(file, "river.jetty", Kind::Number(5, 40));
        self.list(file, "river.rapids", 4, Kind::Number(1, 40));
        self.list(file, "river.rapid_bonuses", 4, Kind::Bonus(RAPIDS));
        self.list(file, "river.jetty_points", 4, Kind::Number(0, 30));
        self.add(file, "river.crocodile", Kind::Number(1, 39));
        self.list(file, "river.first_game", 3, Kind::Number(1, 18));
        for side in 1..=18 {
            // 02 speaks of the first season, 09 of that before the last, and those for two players are for the last.
            let season = match side {
                1 | 2 => Kind::Number(1, 1),
                9 | 10 => Kind::Number(2, 2),
                side if RIVER_SECOND.contains(&side) => Kind::Number(3, 3),
                _ => Kind::Number(1, 2),
            };
            self.add(file, format!("river_tiles.{side:02}.season"), season);
            if RIVER_FIRST.contains(&side) {
                let most = match side {
                    2 => MOST_OASES,
                    3 => MOST_KESHIS,
                    _ => 9,
                };
                self.add(file, format!("river_tiles.{side:02}.first"), Kind::Number(1, most));
            }
            if RIVER_SECOND.contains(&side) {
                self.add(file, format!("river_tiles.{side:02}.second"), Kind::Number(1, 9));
            }
        }
    }

    fn medina(&mut self) {
        let file = "medina.toml";
        for workshop in 1..=4 {
            // The left one is for nothing: a scroll says so.
            let dinars = if workshop == 1 { Kind::Number(0, 0) } else { Kind::Number(0, 9) };
            self.add(file, format!("workshops.{workshop}.dinars"), dinars);
            self.add(file, format!("workshops.{workshop}.points"), Kind::Number(-9, 30));
        }
        for colour in Colour::ALL {
            self.add(file, format!("gates.{colour}"), Kind::Number(0, 8));
        }
        self.list(file, "gate_spaces.beside", 8, Kind::Name(SECTORS));
        self.add(file, "gate_spaces.match", Kind::Number(0, 9));
    }

    fn square(&mut self) {
        let file = "square.toml";
        self.list(file, "square.ring", 8, Kind::Bonus(RING));
        self.list(file, "square.disc", 8, Kind::Number(0, 4));
        self.list(file, "square.purple_disc", 8, Kind::Number(0, 4));
    }

    fn scrolls(&mut self) {
        let file = "scrolls.toml";
        for colour in ["gray", "yellow", "pink", "orange"] {
            self.add(file, format!("scroll_kinds.{colour}.scholars"), Kind::Number(1, 8));
            self.add(file, format!("scroll_kinds.{colour}.dates"), Kind::Number(0, 9));
            self.add(file, format!("scroll_kinds.{colour}.first"), Kind::Number(1, 72));
            self.add(file, format!("scroll_kinds.{colour}.last"), Kind::Number(1, 72));
        }
        for scroll in 1..=72 {
            let kind = match scroll {
                1..=12 => Kind::Name(COLOURS),
                13..=16 => Kind::Bonus(CROSSING),
                19..=21 => Kind::Bonus(RESOURCES),
                23..=25 => Kind::Bonus(REWARDS),
                37..=42 => Kind::TwoGoods,
                43 | 67 => Kind::Number(1, MOST_KESHIS),
                other if SCROLL_NUMBERS.contains(&other) => Kind::Number(1, 9),
                _ => continue,
            };
            self.add(file, format!("scrolls.{scroll:02}"), kind);
        }
    }

    fn souk(&mut self) {
        let file = "souk.toml";
        for tile in 1..=25 {
            self.add(file, format!("luxury.{tile:02}.kind"), Kind::Name(LUXURY));
            self.add(file, format!("luxury.{tile:02}.cost"), Kind::Things(GOODS));
            self.add(file, format!("luxury.{tile:02}.gives"), Kind::Things(REWARDS));
        }
        for set in ["base", "extra"] {
            for office in 1..=6 {
                for colour in Colour::GOODS {
                    self.add(file, format!("offices.{set}.{office}.{colour}"), Kind::Pair(OFFICE));
                }
            }
        }
    }

    fn oases(&mut self) {
        let file = "oases.toml";
        for oasis in 1..=30 {
            let path = format!("oases.{oasis:02}");
            let mut add = |key: &str, kind| self.add(file, format!("{path}.{key}"), kind);
            match oasis {
                1..=4 => {
                    for place in ["colours.1", "colours.2", "colours.3"] {
                        add(place, Kind::Name(COLOURS));
                    }
                    add("points", Kind::Number(1, 9));
                }
                5..=13 => {
                    add("colour", Kind::Name(COLOURS));
                    add("base", Kind::Number(0, 9));
                }
                14..=18 => {
                    add("luxury", Kind::Name(LUXURY));
                    add("points", Kind::Number(1, 9));
                }
                19..=21 => {
                    add("resource", Kind::Name(RESOURCE_NAMES));
                    add("base", Kind::Number(0, 9));
                    add("most", Kind::Number(1, 30));
                }
                22 | 23 => add("base", Kind::Number(0, 9)),
                24 => {
                    add("points", Kind::Number(1, 9));
                    add("most", Kind::Number(0, 8));
                }
                27 | 28 => {
                    add("stairs", Kind::Name(STAIRS));
                    add("points", Kind::Number(1, 30));
                }
                29 => {
                    add("least", Kind::Number(1, 8));
                    add("points", Kind::Number(1, 30));
                }
                _ => add("points", Kind::Number(1, 30)),
            }
        }
        self.list(file, "oasis_costs.left", 3, Kind::Things(RESOURCES));
        self.list(file, "oasis_costs.right", 3, Kind::Things(RESOURCES));
        self.list(file, "supply_board.spaces", 6, Kind::Name(SPACES));
        self.add(file, "start_oasis.right", Kind::Pair(SMALL));
        self.add(file, "start_oasis.left", Kind::Pair(SMALL));
    }

    fn provisions(&mut self) {
        for tile in 1..=12 {
            self.add("provisions.toml", format!("provisions.{tile:02}.pay"), Kind::Things(RESOURCES));
            self.add("provisions.toml", format!("provisions.{tile:02}.lose"), Kind::Number(0, 30));
        }
    }

    fn tower(&mut self) {
        for layer in ["B1", "B2"] {
            // Neither never nor always: then every outcome that a real tower might give has odds.
            self.add("tower.toml", format!("tower.{layer}.sticks"), Kind::Number(1, 99));
            self.add("tower.toml", format!("tower.{layer}.falls"), Kind::Number(1, 99));
        }
    }

    fn expansions(&mut self) {
        let file = "expansions.toml";
        for tile in 1..=20 {
            self.add(file, format!("staircase_tiles.{tile:02}.front"), Kind::Bonus(ANYTHING));
            self.add(file, format!("staircase_tiles.{tile:02}.back"), Kind::Bonus(ANYTHING));
        }
        self.add(file, "companions.sultan", Kind::Number(1, 40));
        self.add(file, "companions.imam", Kind::Number(1, 40));
        self.add(file, "companions.sultan_dates", Kind::Number(0, 9));
        self.add(file, "companions.imam_goods", Kind::Number(0, 1));
        self.list(file, "desert_towns.in_play", 3, Kind::Number(1, 12));
        self.add(file, "desert_towns.deployed", Kind::Number(0, 30));
        self.add(file, "desert_towns.cost", Kind::Things(GOODS));
        for town in TOWNS {
            self.add(file, format!("towns.{town:02}.points"), Kind::Number(1, 9));
            if TOWN_KESHIS.contains(&town) {
                self.add(file, format!("towns.{town:02}.keshis"), Kind::Number(1, 9));
            }
        }
        for colour in Colour::ALL {
            // Four players take one each into their hands, and those of five colours need one more as a marker.
            let least = match colour {
                Colour::Green | Colour::Gray | Colour::White | Colour::Black | Colour::Turquoise => 8,
                _ => 4,
            };
            self.add(file, format!("wooden_keshis.{colour}"), Kind::Number(least, 25));
        }
        self.add(file, "score_track.classic", Kind::Number(50, 200));
        self.add(file, "score_track.essential", Kind::Number(50, 200));
    }
}
