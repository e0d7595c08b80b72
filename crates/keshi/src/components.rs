//! Everything that is printed on the pieces of the box, as plain tables that the rules index.
//!
//! The values live in `components/*.toml`, each with where it comes from; an owner of the box can replace any of them.

mod file;
mod inventory;
mod provenance;
mod schema;
mod sound;
mod tables;
mod told;
mod value;

use serde::{Deserialize, Serialize};

use crate::colour::{Colour, Resource, Sector};

pub use inventory::{Inventory, Listed};
pub use provenance::Provenance;
pub use table::BadComponents;
pub use value::{Thing, Things, Value};

/// A number of each resource, in the order of [`Resource::ALL`].
pub type Resources = [u8; 3];

/// A number of each good, in the order of [`Colour::GOODS`].
pub type Goods = [u8; 3];

/// Something a space, a tile or a line gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Bonus {
    /// Points.
    Points(u8),
    /// So many of one resource.
    Resource(Resource, u8),
    /// A resource of the player's choice.
    AnyResource,
    /// A keshi of this colour, deployed at once.
    Keshi(Colour),
    /// A keshi of the player's choice, deployed at once.
    AnyKeshi,
    /// Two keshis of one colour of the player's choice, deployed at once.
    TwoOfOneColour,
    /// A good of the player's choice.
    AnyGood,
    /// A step on the river.
    RiverStep,
    /// A step on the palace staircase.
    PalaceStep,
    /// A step on the mosque staircase.
    MosqueStep,
    /// A step on the palace or the mosque staircase.
    StairStep,
}

/// The kind of a scroll: the colour of its back, with what it asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScrollKind {
    /// Scholars needed.
    pub scholars: u8,
    /// Dates to pay.
    pub dates: u8,
    /// The first and the last number of the kind.
    pub numbers: (u8, u8),
}

/// A kind of luxury good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Luxury {
    /// Slippers.
    Slipper,
    /// Tajines.
    Tajine,
    /// Daggers.
    Dagger,
    /// Oil lamps.
    Lamp,
    /// Necklaces.
    Necklace,
}

/// A luxury good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LuxuryGood {
    /// What it is.
    pub kind: Luxury,
    /// What it costs.
    pub cost: Goods,
    /// The points it gives.
    pub points: u8,
    /// The resources it gives.
    pub resources: Resources,
}

/// What must be provided for the citizens at the end of a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Provision {
    /// The resources to pay.
    pub resources: Resources,
    /// The points lost by who cannot.
    pub points: u8,
}

/// A workshop that sells city gates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Workshop {
    /// What a gate costs.
    pub dinars: u8,
    /// The points a gate gives, or takes.
    pub points: i8,
}

/// A side of a river tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RiverSide {
    /// The season it is for.
    pub season: u8,
    /// What the winner gets: so many points, resources, keshis, steps or the like; 0 where no number is printed.
    pub first: u8,
    /// What the second player gets in season 3; on 18, so many keshis for a point.
    pub second: u8,
}

/// A desert town.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Town {
    /// Points for each thing it counts; 0 for 10 to 12, which are not scored.
    pub points: u8,
    /// So many keshis make one thing to count (06, 08); else 0.
    pub keshis: u8,
}

/// What an oasis scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Oasis {
    /// Points for each built gate of three colours (01 to 04).
    Gates {
        /// The colours.
        colours: [Colour; 3],
        /// Points for each gate.
        points: u8,
    },
    /// A base, and a point for each keshi of a colour (05 to 13).
    Keshis {
        /// The colour.
        colour: Colour,
        /// Points without any.
        base: u8,
    },
    /// Points for each luxury good of a kind (14 to 18).
    Luxury {
        /// The kind.
        kind: Luxury,
        /// Points for each.
        points: u8,
    },
    /// A base, and a point for each resource returned (19 to 21).
    Resource {
        /// The resource.
        resource: Resource,
        /// Points without any.
        base: u8,
        /// The most that may be returned.
        most: u8,
    },
    /// A base, and a point for each luxury good (22).
    LuxuryGoods {
        /// Points without any.
        base: u8,
    },
    /// A base, and a point for each scroll (23).
    Scrolls {
        /// Points without any.
        base: u8,
    },
    /// Points for each sector, the souk apart, with few keshis, vendors apart (24).
    SmallSectors {
        /// Points for each.
        points: u8,
        /// As many keshis at the most.
        most: u8,
    },
    /// Points for each full sector (25).
    FullSectors {
        /// Points for each.
        points: u8,
    },
    /// Points for each claimed oasis (26).
    Oases {
        /// Points for each.
        points: u8,
    },
    /// Points for having reached the top of a staircase (27, 28).
    Top {
        /// The staircase: mosque or palace.
        stairs: Sector,
        /// Points.
        points: u8,
    },
    /// Points for having crossed thresholds on both staircases together (29).
    Thresholds {
        /// So many at least.
        least: u8,
        /// Points.
        points: u8,
    },
    /// Points for a fisherman at the jetty at the end of the game (30).
    Jetty {
        /// Points.
        points: u8,
    },
}

/// A space of the supply board where a claimed oasis is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Storage {
    /// Nothing.
    Blank,
    /// A keshi stands here, if one was put there at the start.
    Keshi,
    /// A keshi may be exchanged for one of another colour.
    Exchange,
    /// A scroll that asks exactly three scholars may be taken.
    Scroll,
}

/// A layer of the tower: how likely keshis stick and fall, out of 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Layer {
    /// A keshi thrown in sticks.
    pub sticks: u8,
    /// A keshi that sticks falls at the next throw.
    pub falls: u8,
}

/// Everything that is printed on the pieces of the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Components {
    /// What the set is called.
    pub name: String,
    /// A hash over all its values.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub hash: u64,
    /// Points at the start.
    pub start_points: u8,
    /// Resources at the start.
    pub start_resources: Resources,
    /// Keshis of its own colour that fill a sector.
    pub sector_size: u8,
    /// Points for a full sector.
    pub full_sector: u8,
    /// Points for deploying a date picker.
    pub orchard_points: u8,
    /// The last step of a staircase.
    pub stairs_top: u8,
    /// The first step of segments 2 to 5.
    pub thresholds: [u8; 4],
    /// Dinars for crossing a threshold.
    pub threshold_dinars: u8,
    /// Where the sultan waits on the palace staircase, and the imam on the mosque's.
    pub companions: [u8; 2],
    /// Dates that a scroll costs less in the sultan's company.
    pub sultan_dates: u8,
    /// Goods that a luxury good costs less in the imam's company.
    pub imam_goods: u8,
    /// Dinars at the palace end of a line, by palace segment.
    pub line_dinars: [u8; 5],
    /// Points at the mosque end of a line, by mosque segment.
    pub line_points: [u8; 5],
    /// The space of a line beside palace segments 2 to 5.
    pub line_left: [Bonus; 4],
    /// The middle space of a line, by the sum of its two segments, 2 to 10.
    pub line_middle: [Bonus; 9],
    /// The space of a line beside mosque segments 2 to 5.
    pub line_right: [Bonus; 4],
    /// The last space of the river.
    pub jetty: u8,
    /// The first space behind each rapid.
    pub rapids: [u8; 4],
    /// What each rapid gives.
    pub rapid_bonuses: [Bonus; 4],
    /// Points of the spots at the jetty, the best first.
    pub jetty_points: [u8; 4],
    /// Where the winner of river tile 09 starts season 3.
    pub crocodile: u8,
    /// The river tiles for a first game, by number.
    pub first_game: [u8; 3],
    /// The sides of the river tiles, 01 to 18: odd numbers are fronts, the next even number is the back.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<RiverSide>"))]
    pub river_tiles: [RiverSide; 18],
    /// The workshops from left to right.
    pub workshops: [Workshop; 4],
    /// City gates by colour.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    pub gates: [u8; Colour::COUNT],
    /// The sector beside each gate space.
    pub gate_spaces: [Sector; 8],
    /// Points for a gate beside the sector of its colour.
    pub gate_match: u8,
    /// The bonuses round the main square, clockwise.
    pub ring: [Bonus; 8],
    /// Spectators on the pink side of the disc, in the same direction.
    pub disc: [u8; 8],
    /// Spectators on the purple side.
    pub purple_disc: [u8; 8],
    /// The four kinds of scrolls, the cheapest first.
    pub scroll_kinds: [ScrollKind; 4],
    /// Scrolls 01 to 12: the keshi each gives.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Colour>"))]
    pub scroll_keshis: [Colour; 12],
    /// Scrolls 13 to 16: what each gives for a threshold crossed.
    pub scroll_thresholds: [Bonus; 4],
    /// Scrolls 19 to 21: the resources each gives.
    pub scroll_resources: [Bonus; 3],
    /// Scrolls 23 to 25: what each gives instead of a date in the orchard.
    pub scroll_orchard: [Bonus; 3],
    /// Scrolls 37 to 42: the two goods each gives.
    pub scroll_goods: [[Colour; 2]; 6],
    /// The plain number on scrolls that have one (35, 43, 49, 50, 52, 55, 56, 57, 62, 66, 67, 72), by the scroll's number.
    #[serde(serialize_with = "<[u8]>::serialize")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    pub scroll_values: [u8; 73],
    /// Luxury goods.
    pub luxury: Vec<LuxuryGood>,
    /// The oases, 01 to 30.
    pub oases: Vec<Oasis>,
    /// What claiming the first, second and third oasis of the left and of the right path costs.
    pub oasis_costs: [[Resources; 3]; 2],
    /// Where claimed oases are stored, in order.
    pub storage: [Storage; 6],
    /// The start oasis: what its right space gives, then its left (2 points are two times a point).
    pub start_oasis: [[Bonus; 2]; 2],
    /// What every office gives for purple, orange and yellow: two things each (2 dates are two times a date). The base
    /// game's first. In the Essential edition an extra one is the back of the base one in the same place.
    pub offices: Vec<[[Bonus; 2]; 3]>,
    /// How many of the offices belong to the base game.
    pub base_offices: usize,
    /// Provision tiles.
    pub provisions: Vec<Provision>,
    /// The layers of the tower, B1 and B2.
    pub layers: [Layer; 2],
    /// Staircase tiles: front and back.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<[Bonus; 2]>"))]
    pub staircase_tiles: [[Bonus; 2]; 20],
    /// Desert towns in play with 2, 3 and 4 players.
    pub towns_in_play: [u8; 3],
    /// Points for a caravan deployed to a desert town.
    pub town_points: u8,
    /// What claiming a desert town costs.
    pub town_cost: Goods,
    /// The desert towns, 01 to 12.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Town>"))]
    pub towns: [Town; 12],
    /// Wooden keshis of the Essential edition, by colour.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    pub wooden_keshis: [u8; Colour::COUNT],
    /// Points of a lap of the score track, in the Classic and in the Essential edition.
    pub laps: [u8; 2],
}

impl Components {
    /// How many scrolls there are.
    pub(crate) const SCROLLS: usize = 72;
}
