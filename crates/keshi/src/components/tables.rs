//! Makes the plain tables out of the values of component files.

use std::collections::HashMap;

use super::inventory::Listed;
use super::schema::{LUXURY, RIVER_FIRST, RIVER_SECOND, SCROLL_NUMBERS, SPACES, TOWN_KESHIS, TOWNS};
use super::value::{Thing, Things, Value};
use super::{
    Bonus, Components, Goods, Layer, Luxury, LuxuryGood, Oasis, Provision, Resources, RiverSide, ScrollKind, Storage,
    Town, Workshop,
};
use crate::colour::{Colour, Resource, Sector};

/// The tables of these values, which are all that the schema has.
pub(super) fn made_of(values: &[Listed], name: String, hash: u64) -> Components {
    let values = Values(values.iter().map(|listed| (listed.path, &listed.value)).collect());
    Components {
        name,
        hash,
        start_points: values.number("start.points"),
        start_resources: values.resources("start.resources"),
        sector_size: values.number("sectors.size"),
        full_sector: values.number("sectors.full"),
        orchard_points: values.number("orchard.points"),
        stairs_top: values.number("stairs.top"),
        thresholds: values.numbers("stairs.thresholds"),
        threshold_dinars: values.number("stairs.threshold_dinars"),
        companions: [values.number("companions.sultan"), values.number("companions.imam")],
        sultan_dates: values.number("companions.sultan_dates"),
        imam_goods: values.number("companions.imam_goods"),
        line_dinars: values.numbers("lines.dinars"),
        line_points: values.numbers("lines.points"),
        line_left: list(|at| values.bonus(&format!("lines.left.{at}"))),
        line_middle: ["2-3", "2-3", "4", "5", "6", "7", "8-9", "8-9", "10"]
            .map(|sum| values.bonus(&format!("lines.middle.{sum}"))),
        line_right: list(|at| values.bonus(&format!("lines.right.{at}"))),
        jetty: values.number("river.jetty"),
        rapids: values.numbers("river.rapids"),
        rapid_bonuses: list(|at| values.bonus(&format!("river.rapid_bonuses.{at}"))),
        jetty_points: values.numbers("river.jetty_points"),
        crocodile: values.number("river.crocodile"),
        first_game: values.numbers("river.first_game"),
        river_tiles: list(|side| values.river_side(side as u8)),
        workshops: list(|at| Workshop {
            dinars: values.number(&format!("workshops.{at}.dinars")),
            points: values.signed(&format!("workshops.{at}.points")) as i8,
        }),
        gates: Colour::ALL.map(|colour| values.number(&format!("gates.{colour}"))),
        gate_spaces: list(|at| values.sector(&format!("gate_spaces.beside.{at}"))),
        gate_match: values.number("gate_spaces.match"),
        ring: list(|at| values.bonus(&format!("square.ring.{at}"))),
        disc: values.numbers("square.disc"),
        purple_disc: values.numbers("square.purple_disc"),
        scroll_kinds: ["gray", "yellow", "pink", "orange"].map(|colour| {
            let number = |key: &str| values.number(&format!("scroll_kinds.{colour}.{key}"));
            ScrollKind {
                scholars: number("scholars"),
                dates: number("dates"),
                numbers: (number("first"), number("last")),
            }
        }),
        scroll_keshis: list(|at| values.colour(&format!("scrolls.{at:02}"))),
        scroll_thresholds: list(|at| values.bonus(&format!("scrolls.{}", at + 12))),
        scroll_resources: list(|at| values.bonus(&format!("scrolls.{}", at + 18))),
        scroll_orchard: list(|at| values.bonus(&format!("scrolls.{}", at + 22))),
        scroll_goods: list(|at| values.two_goods(&format!("scrolls.{}", at + 36))),
        scroll_values: values.scroll_values(),
        luxury: (1..=25).map(|tile| values.luxury_good(tile)).collect(),
        oases: (1..=30).map(|number| values.oasis(number)).collect(),
        oasis_costs: ["left", "right"].map(|path| list(|at| values.resources(&format!("oasis_costs.{path}.{at}")))),
        storage: list(|at| values.storage(&format!("supply_board.spaces.{at}"))),
        start_oasis: [values.pair("start_oasis.right"), values.pair("start_oasis.left")],
        offices: values.offices(),
        base_offices: 6,
        provisions: (1..=12)
            .map(|tile| Provision {
                resources: values.resources(&format!("provisions.{tile:02}.pay")),
                points: values.number(&format!("provisions.{tile:02}.lose")),
            })
            .collect(),
        layers: ["B1", "B2"].map(|layer| Layer {
            sticks: values.number(&format!("tower.{layer}.sticks")),
            falls: values.number(&format!("tower.{layer}.falls")),
        }),
        staircase_tiles: list(|tile| {
            ["front", "back"].map(|side| values.bonus(&format!("staircase_tiles.{tile:02}.{side}")))
        }),
        towns_in_play: values.numbers("desert_towns.in_play"),
        town_points: values.number("desert_towns.deployed"),
        town_cost: values.goods("desert_towns.cost"),
        towns: list(|town| values.town(town as u8)),
        wooden_keshis: Colour::ALL.map(|colour| values.number(&format!("wooden_keshis.{colour}"))),
        laps: [values.number("score_track.classic"), values.number("score_track.essential")],
    }
}

/// A list whose places are counted from 1.
fn list<T, const N: usize>(of: impl Fn(usize) -> T) -> [T; N] {
    std::array::from_fn(|at| of(at + 1))
}

/// Values by path, read as what the schema says they are.
struct Values<'a>(HashMap<&'a str, &'a Value>);

impl Values<'_> {
    fn get(&self, path: &str) -> &Value {
        self.0.get(path).unwrap_or_else(|| unreachable!("{path} is in the schema"))
    }

    fn signed(&self, path: &str) -> i16 {
        match self.get(path) {
            Value::Number(number) => *number,
            other => unreachable!("{path} is a number, not {other}"),
        }
    }

    fn number(&self, path: &str) -> u8 {
        u8::try_from(self.signed(path)).expect("the schema keeps numbers small")
    }

    fn numbers<const N: usize>(&self, path: &str) -> [u8; N] {
        list(|at| self.number(&format!("{path}.{at}")))
    }

    fn name(&self, path: &str) -> &'static str {
        match self.get(path) {
            Value::Name(name) => name,
            other => unreachable!("{path} is a name, not {other}"),
        }
    }

    fn things(&self, path: &str) -> &Things {
        match self.get(path) {
            Value::Things(things) => things,
            other => unreachable!("{path} is things, not {other}"),
        }
    }

    fn bonus(&self, path: &str) -> Bonus {
        self.things(path).bonus().expect("the schema asks a single bonus here")
    }

    fn pair(&self, path: &str) -> [Bonus; 2] {
        self.things(path).pair().expect("the schema asks two things here")
    }

    fn resources(&self, path: &str) -> Resources {
        Resource::ALL.map(|resource| self.things(path).amount(Thing::Resource(resource)))
    }

    fn goods(&self, path: &str) -> Goods {
        Colour::GOODS.map(|colour| self.things(path).amount(Thing::Keshi(colour)))
    }

    fn two_goods(&self, path: &str) -> [Colour; 2] {
        let mut goods = self.things(path).kinds().iter().flat_map(|&(thing, amount)| match thing {
            Thing::Keshi(colour) => std::iter::repeat_n(colour, usize::from(amount)),
            other => unreachable!("{path} is goods, not {other:?}"),
        });
        std::array::from_fn(|_| goods.next().expect("the schema asks two goods here"))
    }

    fn colour(&self, path: &str) -> Colour {
        self.name(path).parse().expect("the schema asks a colour here")
    }

    fn sector(&self, path: &str) -> Sector {
        one_of(Sector::ALL, Sector::name, self.name(path))
    }

    fn luxury(&self, path: &str) -> Luxury {
        one_of(Luxury::ALL, Luxury::name, self.name(path))
    }

    fn storage(&self, path: &str) -> Storage {
        let spaces = [Storage::Blank, Storage::Keshi, Storage::Exchange, Storage::Scroll];
        let name = self.name(path);
        spaces[SPACES.iter().position(|&space| space == name).expect("the schema asks a space here")]
    }

    fn river_side(&self, side: u8) -> RiverSide {
        let number = |key: &str| self.number(&format!("river_tiles.{side:02}.{key}"));
        RiverSide {
            season: number("season"),
            first: if RIVER_FIRST.contains(&side) { number("first") } else { 0 },
            second: if RIVER_SECOND.contains(&side) { number("second") } else { 0 },
        }
    }

    fn scroll_values(&self) -> [u8; 73] {
        let mut values = [0; 73];
        for scroll in SCROLL_NUMBERS {
            values[usize::from(scroll)] = self.number(&format!("scrolls.{scroll:02}"));
        }
        values
    }

    fn luxury_good(&self, tile: u8) -> LuxuryGood {
        let path = |key: &str| format!("luxury.{tile:02}.{key}");
        LuxuryGood {
            kind: self.luxury(&path("kind")),
            cost: self.goods(&path("cost")),
            points: self.things(&path("gives")).amount(Thing::Point),
            resources: self.resources(&path("gives")),
        }
    }

    fn oasis(&self, number: u8) -> Oasis {
        let path = |key: &str| format!("oases.{number:02}.{key}");
        let (points, base) = (|| self.number(&path("points")), || self.number(&path("base")));
        match number {
            1..=4 => {
                Oasis::Gates { colours: list(|at| self.colour(&path(&format!("colours.{at}")))), points: points() }
            }
            5..=13 => Oasis::Keshis { colour: self.colour(&path("colour")), base: base() },
            14..=18 => Oasis::Luxury { kind: self.luxury(&path("luxury")), points: points() },
            19..=21 => Oasis::Resource {
                resource: one_of(Resource::ALL, Resource::name, self.name(&path("resource"))),
                base: base(),
                most: self.number(&path("most")),
            },
            22 => Oasis::LuxuryGoods { base: base() },
            23 => Oasis::Scrolls { base: base() },
            24 => Oasis::SmallSectors { points: points(), most: self.number(&path("most")) },
            25 => Oasis::FullSectors { points: points() },
            26 => Oasis::Oases { points: points() },
            27 | 28 => Oasis::Top { stairs: self.sector(&path("stairs")), points: points() },
            29 => Oasis::Thresholds { least: self.number(&path("least")), points: points() },
            _ => Oasis::Jetty { points: points() },
        }
    }

    fn offices(&self) -> Vec<[[Bonus; 2]; 3]> {
        let sets = ["base", "extra"].into_iter().flat_map(|set| (1..=6).map(move |office| (set, office)));
        let office = |(set, office)| Colour::GOODS.map(|good| self.pair(&format!("offices.{set}.{office}.{good}")));
        sets.map(office).collect()
    }

    fn town(&self, town: u8) -> Town {
        let number = |key: &str| self.number(&format!("towns.{town:02}.{key}"));
        Town {
            points: if TOWNS.contains(&town) { number("points") } else { 0 },
            keshis: if TOWN_KESHIS.contains(&town) { number("keshis") } else { 0 },
        }
    }
}

fn one_of<T: Copy, const N: usize>(all: [T; N], name: impl Fn(T) -> &'static str, wanted: &str) -> T {
    all.into_iter().find(|&one| name(one) == wanted).expect("the schema knows the names")
}

impl Luxury {
    /// All five.
    pub const ALL: [Luxury; 5] = [Luxury::Slipper, Luxury::Tajine, Luxury::Dagger, Luxury::Lamp, Luxury::Necklace];

    /// Its name, as in component files and notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        LUXURY[self as usize]
    }
}
