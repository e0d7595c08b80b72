//! Over ten thousand random games, every tile has done what it does.

use keshi::{Action, Event, Keshi, Options, State};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{Action as _, Game, Turn, chance};

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

/// A game of players with tastes: each likes some actions up to 4096 times as much as others, and leaves nothing undone
/// that can be done. Plain random players seldom get far in anything.
fn play(game: &Keshi, seed: u64, events: &mut Vec<Event>, mut after: impl FnMut(&State)) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut taste = || 1 << (4 * chance::below(&mut rng, 4));
    let mut tastes: Vec<Vec<u32>> = (0..game.seats()).map(|_| (0..Action::COUNT).map(|_| taste()).collect()).collect();
    tastes.iter_mut().for_each(|tastes| tastes[usize::from(Action::Stop.number())] = 1);
    let (mut state, mut legal) = (game.start(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng);
                game.settle_unchecked(&mut state, outcome, events);
            }
            turn => {
                let seat = turn.seats().iter().next().unwrap();
                game.legal(&state, seat, &mut legal);
                let liked = |&action: &Action| (action, tastes[seat.index()][usize::from(action.number())]);
                let weighted: Vec<(Action, u32)> = legal.iter().map(liked).collect();
                let action = chance::weighted(&mut rng, &weighted);
                game.apply_unchecked(&mut state, seat, action, events);
            }
        }
        after(&state);
    }
}

#[test]
fn every_tile_works_in_ten_thousand_random_games() {
    let mut scrolls = Family::new("scrolls", 72);
    let mut oases = Family::new("oases", 30);
    let mut river = Family::new("river tiles", 18);
    let mut luxury = Family::new("luxury goods", 25);
    let mut provisions = Family::new("provision tiles", 12);
    let mut offices = Family::new("offices", 6);
    let configurations: Vec<Options> = Keshi::configurations().into_iter().filter(|one| one.river.is_none()).collect();
    let games: Vec<Keshi> = configurations.into_iter().map(|options| Keshi::with(options).unwrap()).collect();
    let (mut deepest, mut events) = (0, Vec::new());
    for seed in 0..10_000 {
        let game = &games[seed as usize % games.len()];
        events.clear();
        play(game, seed, &mut events, |state| deepest = deepest.max(state.effects().len()));
        let mut office = keshi::Tile::NONE;
        for event in &events {
            match *event {
                Event::GotScroll { scroll, .. } if !PERMANENT.contains(&scroll.0) => scrolls.note(scroll),
                Event::ScrollHelped { scroll, .. } => scrolls.note(scroll),
                Event::OasisScored { oasis, points, .. } if points > 0 => oases.note(oasis),
                Event::RiverWon { tile, .. } => river.note(tile),
                Event::GotLuxury { luxury: tile, .. } => luxury.note(tile),
                Event::ProvisionShown { tile, .. } => provisions.note(tile),
                Event::OfficeShown { office: tile } => office = tile,
                Event::Exchanged { .. } => offices.note(office),
                _ => {}
            }
        }
    }
    println!("the deepest stack: {deepest}");
    for family in [scrolls, oases, river, luxury, provisions, offices] {
        println!("{}: the rarest are {:?}", family.name, family.rarest());
        assert!(family.rarest()[0].1 > 0, "some {} never worked: {:?}", family.name, family.rarest());
    }
}
