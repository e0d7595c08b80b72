//! Whether values fit together: counts, orders, and what the rules take for granted.

use super::{Components, Luxury, Oasis, Storage};
use crate::colour::Colour;

/// How many scrolls there are of each kind.
const SCROLLS: [u8; 4] = [21, 21, 18, 12];
/// How many city gates there are: eight for each of four workshops.
const GATES: u16 = 32;
/// How many wooden keshis the Essential edition has.
const WOODEN: u16 = 92;

/// What does not fit: the field or table, and why.
pub(super) fn faults(set: &Components) -> Vec<(&'static str, String)> {
    let mut faults = Faults(Vec::new());
    faults.tracks(set);
    faults.boards(set);
    faults.scrolls(set);
    faults.oases(set);
    faults.expansions(set);
    faults.0
}

struct Faults(Vec<(&'static str, String)>);

impl Faults {
    fn unless(&mut self, holds: bool, field: &'static str, reason: impl Into<String>) {
        if !holds {
            self.0.push((field, reason.into()));
        }
    }

    fn tracks(&mut self, set: &Components) {
        let (top, jetty) = (set.stairs_top, set.jetty);
        self.unless(ascending(&set.thresholds), "stairs.thresholds", "each is above the one before");
        let highest = set.thresholds[3];
        self.unless(highest <= top, "stairs.thresholds", format!("{highest} is above the top, which is {top}"));
        for (field, step) in [("companions.sultan", set.companions[0]), ("companions.imam", set.companions[1])] {
            self.unless(step <= top, field, format!("{step} is above the top, which is {top}"));
        }
        self.unless(ascending(&set.rapids), "river.rapids", "each is behind the one before");
        let last = set.rapids[3];
        self.unless(last <= jetty, "river.rapids", format!("{last} is behind the jetty, which is {jetty}"));
        let crocodile = set.crocodile;
        self.unless(
            crocodile < jetty,
            "river.crocodile",
            format!("{crocodile} is not before the jetty, which is {jetty}"),
        );
        self.unless(
            set.jetty_points.is_sorted_by(|one, next| one >= next),
            "river.jetty_points",
            "the best comes first",
        );
        let seasons = set.river_tiles.map(|side| side.season);
        let whole = seasons.chunks(2).all(|tile| tile[0] == tile[1]);
        self.unless(whole, "river_tiles", "both sides of a tile are of one season");
        let even = (1..=3).all(|season| seasons.iter().filter(|&&of| of == season).count() == 6);
        self.unless(even, "river_tiles", "three tiles are of each season");
        let first: Vec<u8> = set.first_game.iter().map(|&side| seasons[usize::from(side) - 1]).collect();
        self.unless(first == [1, 2, 3], "river.first_game", "its tiles are of seasons 1, 2 and 3, in this order");
    }

    fn boards(&mut self, set: &Components) {
        let gates: u16 = set.gates.iter().map(|&gates| u16::from(gates)).sum();
        self.unless(gates == GATES, "gates", format!("there are {GATES} in all, not {gates}"));
        self.unless(distinct(&set.gate_spaces), "gate_spaces.beside", "every space is beside another sector");
        let points = set.ring.iter().filter(|bonus| matches!(bonus, super::Bonus::Points(_))).count();
        self.unless(points == 1, "square.ring", format!("one space has points, not {points}"));
        let keshis = set.storage.iter().filter(|&&space| space == Storage::Keshi).count();
        self.unless(keshis == 3, "supply_board.spaces", format!("three of them are for keshis, not {keshis}"));
        for kind in Luxury::ALL {
            let there = set.luxury.iter().any(|good| good.kind == kind);
            self.unless(there, "luxury", format!("no tile is a {}", kind.name()));
        }
    }

    fn scrolls(&mut self, set: &Components) {
        let mut next = 1;
        let mut whole = true;
        for (kind, count) in set.scroll_kinds.iter().zip(SCROLLS) {
            let (first, last) = kind.numbers;
            whole &= first == next && last + 1 == next + count;
            next += count;
        }
        self.unless(whole, "scroll_kinds", "the kinds are 01 to 21, 22 to 42, 43 to 60 and 61 to 72");
        let scholars = set.scroll_kinds.map(|kind| kind.scholars);
        self.unless(ascending(&scholars), "scroll_kinds", "each kind asks more scholars than the one before");
        self.unless(distinct(&set.scroll_keshis), "scrolls", "01 to 12 give a keshi of another colour each");
        self.unless(distinct(&set.scroll_goods), "scrolls", "37 to 42 give another pair of goods each");
    }

    fn oases(&mut self, set: &Components) {
        let (mut colours, mut luxury, mut resources, mut stairs) = (vec![], vec![], vec![], vec![]);
        for (oasis, field) in set
            .oases
            .iter()
            .zip(["oases.01", "oases.02", "oases.03", "oases.04"].into_iter().chain(std::iter::repeat("oases")))
        {
            match *oasis {
                Oasis::Gates { colours, .. } => self.unless(distinct(&colours), field, "its three colours differ"),
                Oasis::Keshis { colour, .. } => colours.push(colour),
                Oasis::Luxury { kind, .. } => luxury.push(kind),
                Oasis::Resource { resource, .. } => resources.push(resource),
                Oasis::Top { stairs: of, .. } => stairs.push(of),
                _ => {}
            }
        }
        self.unless(distinct(&colours), "oases", "05 to 13 are of another colour each");
        self.unless(distinct(&luxury), "oases", "14 to 18 are of another luxury good each");
        self.unless(distinct(&resources), "oases", "19 to 21 are of another resource each");
        self.unless(distinct(&stairs), "oases", "27 and 28 are of another staircase each");
    }

    fn expansions(&mut self, set: &Components) {
        let ascends = ascending(&set.towns_in_play);
        self.unless(ascends, "desert_towns.in_play", "there are more with more players");
        let wooden: u16 = Colour::ALL.iter().map(|&colour| u16::from(set.wooden_keshis[colour as usize])).sum();
        self.unless(wooden == WOODEN, "wooden_keshis", format!("there are {WOODEN} in all, not {wooden}"));
    }
}

fn ascending(numbers: &[u8]) -> bool {
    numbers.is_sorted_by(|one, next| one < next)
}

fn distinct<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().all(|(at, one)| !list[..at].contains(one))
}
