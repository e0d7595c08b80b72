//! What a table may choose: players, edition, expansions, and the set-up choices that players may agree on.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use table::{OptionInfo, OptionPlace, OptionRange, OptionValue};

use crate::components::Components;
use crate::state::PLAYERS;
use crate::tile::Tile;

/// What a table may choose.
///
/// ```
/// use keshi::{Edition, Keshi};
/// use serde_json::json;
/// use table::Game;
///
/// let options = Keshi::options_from(json!({"edition": "essential", "players": 3}))?;
/// assert_eq!((options.edition, options.players), (Edition::Essential, 3));
/// # Ok::<(), table::BadTerms>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Options {
    /// How many play, 2 to 4.
    #[serde(deserialize_with = "players")]
    pub players: usize,
    /// The edition.
    pub edition: Edition,
    /// The layer of the tower.
    pub layer: TowerLayer,
    /// The river tiles of the three seasons by the number of their sides, or none to draw them: then it may also be
    /// written `"random"`.
    #[serde(deserialize_with = "river")]
    pub river: Option<[u8; 3]>,
    /// Expansion 1: tiles on the lines between the staircases.
    pub staircase_tiles: StaircaseTiles,
    /// Expansion 2: the imam and the sultan.
    pub imam_and_sultan: bool,
    /// Expansion 3: further exchange offices.
    pub offices: Offices,
    /// Expansion 4: the other side of the audience discs.
    pub discs: Discs,
    /// Expansion 5: desert towns.
    pub desert_towns: bool,
}

/// An edition of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Edition {
    /// The Classic edition; Deluxe is the same with other pieces.
    #[default]
    Classic,
    /// The Essential edition.
    Essential,
}

/// A layer of the tower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TowerLayer {
    /// Holds few keshis back.
    #[default]
    B1,
    /// Holds more.
    B2,
}

/// Which exchange offices are in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Offices {
    /// Those of the base game.
    #[default]
    Base,
    /// Those and the new ones.
    Mixed,
    /// The new ones only.
    New,
}

/// Which side of the audience discs is in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Discs {
    /// The pink side.
    #[default]
    Pink,
    /// The purple side, with a section for no spectator and one for four.
    Purple,
}

/// How many spaces of the lines staircase tiles cover.
pub const COVERED: usize = 12;

/// The river tiles that the rulebook names for a first game, one for each season.
const FIRST_RIVER: [u8; 3] = [1, 3, 5];

/// Whether tiles cover the inner spaces of the lines, and which.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "\"none\" | \"random\" | Array<number>"))]
pub enum StaircaseTiles {
    /// None; the printed bonuses hold. Written `"none"`.
    #[default]
    None,
    /// Drawn, with a random side up. Written `"random"`.
    Random,
    /// These, in the order of the spaces: beside palace segments 2 to 5, in the middle of the lines of sums 4 to 7, beside
    /// mosque segments 2 to 5. Written as a list of numbers from 1 to 40: 1 to 20 are fronts, 21 to 40 their backs.
    Given([Tile; COVERED]),
}

impl Serialize for StaircaseTiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            StaircaseTiles::None => serializer.serialize_str("none"),
            StaircaseTiles::Random => serializer.serialize_str("random"),
            StaircaseTiles::Given(tiles) => tiles.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for StaircaseTiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StaircaseTiles, D::Error> {
        let value = Value::deserialize(deserializer)?;
        match value.as_str() {
            Some("none") => Ok(StaircaseTiles::None),
            Some("random") => Ok(StaircaseTiles::Random),
            _ => match sides(&value, "a staircase tile") {
                Some(Ok(sides)) => Ok(StaircaseTiles::Given(sides.map(Tile))),
                Some(Err(reason)) => Err(D::Error::custom(reason)),
                None => Err(D::Error::custom("staircase tiles are none, random or a list of their sides")),
            },
        }
    }
}

/// A value of an option as JSON.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("options are plain data")
}

/// Reads the number of players.
fn players<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    table::whole_number(deserializer, &format!("keshi is for 2 to {PLAYERS} players"))
}

/// Reads the river tiles.
fn river<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<[u8; 3]>, D::Error> {
    let value = Value::deserialize(deserializer)?;
    if value.is_null() || value == "random" {
        return Ok(None);
    }
    let none = || Err("river tiles are random or a list of their sides".to_owned());
    sides(&value, "a river tile").unwrap_or_else(none).map(Some).map_err(D::Error::custom)
}

/// The sides of tiles in a list of their numbers, if it is one; or why they cannot be.
fn sides<const N: usize>(value: &Value, tile: &str) -> Option<Result<[u8; N], String>> {
    let numbers: Vec<i64> = value.as_array()?.iter().map(Value::as_i64).collect::<Option<_>>()?;
    let unknown: Vec<i64> = numbers.iter().copied().filter(|&number| u8::try_from(number).is_err()).collect();
    Some(match <[i64; N]>::try_from(numbers) {
        Err(numbers) => Err(format!("the list has {N} sides, not {}", numbers.len())),
        Ok(numbers) if unknown.is_empty() => Ok(numbers.map(|number| number as u8)),
        Ok(_) => {
            let reasons: Vec<String> = unknown.iter().map(|number| format!("{number} is no side of {tile}")).collect();
            Err(reasons.join(", "))
        }
    })
}

/// Reads a value that is one of a few words, and tells them when it is none of these.
fn word<'de, D: Deserializer<'de>, T: Copy>(deserializer: D, what: &str, words: &[(&str, T)]) -> Result<T, D::Error> {
    let value = Value::deserialize(deserializer)?;
    words.iter().find(|(word, _)| value == *word).map(|&(_, meant)| meant).ok_or_else(|| {
        let all: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
        let (last, others) = all.split_last().expect("there are words");
        D::Error::custom(format!("{what} are {} or {last}", others.join(", ")))
    })
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
        word(deserializer, "editions", &[("classic", Edition::Classic), ("essential", Edition::Essential)])
    }
}

impl<'de> Deserialize<'de> for TowerLayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TowerLayer, D::Error> {
        word(deserializer, "layers", &[("B1", TowerLayer::B1), ("B2", TowerLayer::B2)])
    }
}

impl<'de> Deserialize<'de> for Offices {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Offices, D::Error> {
        word(deserializer, "offices", &[("base", Offices::Base), ("mixed", Offices::Mixed), ("new", Offices::New)])
    }
}

impl<'de> Deserialize<'de> for Discs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Discs, D::Error> {
        word(deserializer, "discs", &[("pink", Discs::Pink), ("purple", Discs::Purple)])
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 4,
            edition: Edition::default(),
            layer: TowerLayer::default(),
            river: None,
            staircase_tiles: StaircaseTiles::default(),
            imam_and_sultan: false,
            offices: Offices::default(),
            discs: Discs::default(),
            desert_towns: false,
        }
    }
}

impl Options {
    /// Whether it is the Essential edition.
    #[inline]
    pub(crate) fn is_essential(&self) -> bool {
        self.edition == Edition::Essential
    }

    /// The options as data. Their labels are the lobby's; what river tiles do is the game's own to tell. The sides of river
    /// tiles are those of our own components, as they are numbered in any box.
    pub(crate) fn described() -> Vec<OptionInfo> {
        let usual = Options::default();
        let label = |parts: &[&str]| format!("site-keshi-{}", parts.join("-")).to_lowercase().replace('_', "-");
        let option = |name: &str, can_be: OptionRange, default: Value| {
            OptionInfo::new(name, can_be, default, label(&[name])).about(label(&[name, "about"]))
        };
        let flag = |name: &str, default: bool| option(name, OptionRange::Flag, default.into());
        let choice = |name: &str, values: &[&str], default: Value| {
            let value =
                |value: &&str| OptionValue::new(*value, label(&[name, value])).about(label(&[name, value, "about"]));
            option(name, OptionRange::Choice { values: values.iter().map(value).collect() }, default)
        };
        let players = OptionRange::Number { least: 2, most: PLAYERS as u32 };
        vec![
            OptionInfo::new("players", players, usual.players, "site-players"),
            choice("edition", &["classic", "essential"], json(&usual.edition)),
            choice("layer", &["B1", "B2"], json(&usual.layer)),
            option("river", Options::river_described(), json(&usual.river)).first_game(FIRST_RIVER.to_vec()),
            option("staircase_tiles", Options::staircase_described(), json(&usual.staircase_tiles)),
            flag("imam_and_sultan", usual.imam_and_sultan),
            choice("offices", &["base", "mixed", "new"], json(&usual.offices)),
            choice("discs", &["pink", "purple"], json(&usual.discs)),
            flag("desert_towns", usual.desert_towns),
        ]
    }

    /// Drawn, those of a first game, or one tile for each season.
    fn river_described() -> OptionRange {
        let tiles = &Components::embedded().river_tiles;
        let place = |season: u8| {
            let sides = (1_u8..).zip(tiles).filter(|(_, tile)| tile.season == season);
            let value = |(side, _): (u8, _)| OptionValue::new(side, format!("keshi-river-tile-{side:02}"));
            OptionPlace {
                label: "site-keshi-season".to_owned(),
                args: [("season".to_owned(), season.into())].into(),
                values: sides.map(value).collect(),
            }
        };
        OptionRange::Places {
            values: vec![
                OptionValue::new(Value::Null, "site-keshi-river-drawn"),
                OptionValue::new(FIRST_RIVER.to_vec(), "site-keshi-river-first"),
            ],
            label: "site-keshi-river-chosen".to_owned(),
            places: (1..=3).map(place).collect(),
        }
    }

    /// None, drawn, or a side for each space.
    fn staircase_described() -> OptionRange {
        let tiles = Components::embedded().staircase_tiles.len() as u32;
        OptionRange::Selection {
            values: vec![
                OptionValue::new("none", "site-keshi-staircase-none"),
                OptionValue::new("random", "site-keshi-staircase-random"),
            ],
            label: "site-keshi-staircase-chosen".to_owned(),
            about: "site-keshi-staircase-sides".to_owned(),
            length: COVERED as u32,
            groups: (1..=tiles).map(|tile| vec![tile, tile + tiles]).collect(),
        }
    }

    /// Every combination of players, edition, layer and expansions: 384.
    pub(crate) fn all() -> Vec<Options> {
        let mut all = Vec::new();
        for edition in [Edition::Classic, Edition::Essential] {
            for players in 2..=PLAYERS {
                for layer in [TowerLayer::B1, TowerLayer::B2] {
                    for expansions in 0..32u8 {
                        let with = |number: u8| expansions >> number & 1 == 1;
                        all.push(Options {
                            players,
                            edition,
                            layer,
                            river: None,
                            staircase_tiles: if with(0) { StaircaseTiles::Random } else { StaircaseTiles::None },
                            imam_and_sultan: with(1),
                            offices: if with(2) { Offices::Mixed } else { Offices::Base },
                            discs: if with(3) { Discs::Purple } else { Discs::Pink },
                            desert_towns: with(4),
                        });
                    }
                }
            }
        }
        all
    }

    /// Why these options cannot be.
    pub(crate) fn faults(&self, components: &Components) -> Vec<String> {
        let mut reasons = Vec::new();
        let players = self.players;
        if !(2..=PLAYERS).contains(&players) {
            reasons.push(format!("keshi is for 2 to {PLAYERS} players, not {players}"));
        }
        for (season, side) in (1..).zip(self.river.into_iter().flatten()) {
            let tile = usize::from(side).checked_sub(1).and_then(|at| components.river_tiles.get(at));
            if tile.is_none_or(|tile| tile.season != season) {
                reasons.push(format!("{side:02} is no river tile of season {season}"));
            }
        }
        if let StaircaseTiles::Given(sides) = self.staircase_tiles {
            let tiles = components.staircase_tiles.len() as u8;
            let is_side = |side: &Tile| (1..=2 * tiles).contains(&side.0);
            for (at, side) in sides.iter().enumerate() {
                if !is_side(side) {
                    reasons.push(format!("{side} is no side of a staircase tile"));
                    continue;
                }
                let same = |other: &&Tile| is_side(other) && other.0 % tiles == side.0 % tiles;
                match sides[..at].iter().find(same) {
                    Some(other) if other == side => reasons.push(format!("staircase tile {side} lies on two spaces")),
                    Some(other) => reasons.push(format!("{other} and {side} are the two sides of one staircase tile")),
                    None => {}
                }
            }
        }
        reasons
    }
}
