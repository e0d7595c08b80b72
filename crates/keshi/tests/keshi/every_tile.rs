//! Over ten thousand random games of the base game, and some of every kind, every tile has done what it does.

use keshi::{Event, Keshi, Options, TowerLayer};
use table::{Game, Seat};

use crate::{tastes, walk};

/// How often each tile of a family has worked, by number.
struct Family {
    name: &'static str,
    worked: Vec<u32>,
}

impl Family {
    fn new(name: &'static str, tiles: usize) -> Family {
        Family { name, worked: vec![0; tiles] }
    }

    fn note(&mut self, tile: keshi::Tile) {
        self.worked[tile.index()] += 1;
    }

    /// The tiles that worked least, with how often they did.
    fn rarest(&self) -> Vec<(usize, u32)> {
        let mut all: Vec<(usize, u32)> = (1..).zip(self.worked.iter().copied()).collect();
        all.sort_by_key(|&(_, worked)| worked);
        all.truncate(4);
        all
    }
}

/// Scrolls that work for the rest of the game: they have worked when they have helped. Others work when they are taken.
const PERMANENT: [u8; 38] = [
    13, 14, 15, 16, 17, 18, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 34, 35, 36, 44, 45, 46, 48, 49, 50, 51, 52, 54,
    56, 57, 60, 61, 63, 65, 66, 68, 69,
];

/// Whether what was told next shows that a tile did something for a seat: it got, placed, moved, scored or claimed
/// something before anything else began.
fn does_something(next: &[Event], seat: Seat) -> bool {
    for event in next {
        match *event {
            Event::Decided { .. } | Event::ScrollHelped { .. } | Event::DiscTurned { .. } | Event::Acted { .. } => {}
            Event::Scored { seat: of, .. }
            | Event::Got { seat: of, .. }
            | Event::Paid { seat: of, .. }
            | Event::Deployed { seat: of, .. }
            | Event::Floated { seat: of, .. }
            | Event::Climbed { seat: of, .. }
            | Event::ClaimedOasis { seat: of, .. }
            | Event::OasisScored { seat: of, .. }
            | Event::Exchanged { seat: of, .. }
            | Event::PaidGoods { seat: of, .. }
            | Event::Refreshed { seat: of, .. }
            | Event::Built { seat: of, .. }
            | Event::GotLuxury { seat: of, .. }
            | Event::GotScroll { seat: of, .. } => return of == seat,
            _ => return false,
        }
    }
    false
}

/// A table of the base game.
fn base_table(number: usize) -> Keshi {
    let layer = [TowerLayer::B1, TowerLayer::B2][number / 3];
    Keshi::with(Options { players: 2 + number % 3, layer, ..Options::default() }).unwrap()
}

#[test]
fn every_tile_works_in_ten_thousand_random_games() {
    let mut scrolls = Family::new("scrolls", 72);
    let mut oases = Family::new("oases", 30);
    let mut river = Family::new("river tiles", 18);
    let mut luxury = Family::new("luxury goods", 25);
    let mut provisions = Family::new("provision tiles", 12);
    let mut offices = Family::new("offices", 12);
    let mut towns = Family::new("desert towns", 12);
    let base: Vec<Keshi> = (0..6).map(base_table).collect();
    let others: Vec<Keshi> = walk::games().collect();
    let (mut deepest, mut events) = (0, Vec::new());
    for seed in 0..14_000 {
        let games = if seed < 10_000 { &base } else { &others };
        let game = &games[seed as usize % games.len()];
        events.clear();
        tastes::play(game, seed, &mut events, |state| deepest = deepest.max(state.effects().len()));
        let mut office = keshi::Tile::NONE;
        // The provision tiles that lie open before each seat.
        let mut open = vec![Vec::new(); game.seats()];
        for (at, event) in events.iter().enumerate() {
            let next = events.get(at + 1..).unwrap_or_default();
            match *event {
                Event::GotScroll { seat, scroll } if !PERMANENT.contains(&scroll.0) && does_something(next, seat) => {
                    scrolls.note(scroll);
                }
                Event::ScrollHelped { scroll, .. } => scrolls.note(scroll),
                Event::OasisScored { oasis, points, .. } if points > 0 => oases.note(oasis),
                Event::RiverWon { seat, tile: keshi::Tile(9), .. } => {
                    let ahead = |event: &Event| matches!(event, Event::Floated { seat: of, .. } if *of == seat);
                    let back = next.iter().position(|event| *event == Event::FishermenReturned).unwrap();
                    assert!(ahead(&next[back + 1]), "the winner starts on the crocodile");
                    river.note(keshi::Tile(9));
                }
                Event::RiverWon { seat, tile, .. } if does_something(next, seat) => river.note(tile),
                Event::GotLuxury { luxury: tile, .. } => luxury.note(tile),
                Event::ProvisionShown { seat, tile } => open[seat.index()].push(tile),
                Event::Provided { seat, .. } => open[seat.index()].iter().for_each(|&tile| provisions.note(tile)),
                Event::OfficeShown { office: tile } => office = tile,
                Event::Exchanged { .. } => offices.note(office),
                Event::TownScored { town, points, .. } if points > 0 => towns.note(town),
                Event::TownClaimed { seat, town } if town.0 >= 10 && does_something(next, seat) => towns.note(town),
                _ => {}
            }
        }
    }
    println!("the deepest stack: {deepest}");
    for family in [scrolls, oases, river, luxury, provisions, offices, towns] {
        println!("{}: the rarest are {:?}", family.name, family.rarest());
        assert!(family.rarest()[0].1 > 0, "some {} never worked: {:?}", family.name, family.rarest());
    }
}
