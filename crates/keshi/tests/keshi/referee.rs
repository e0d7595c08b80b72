//! Provision tiles at a table with a real box: their owners type them in, and nobody sees what others typed.

use keshi::{Draw, Event, Keshi, Options, Outcome, Phase, State, Tile, Waits};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{Game, Odds, Seat, Silent, Turn, chance};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// A game in which everybody types in their tiles, and what has been told.
struct Typed {
    game: Keshi,
    state: State,
    told: Vec<Event>,
    rng: ChaCha8Rng,
}

impl Typed {
    fn new(players: usize) -> Typed {
        let game = Keshi::with(Options { players, ..Options::default() }).unwrap();
        let state = game.start();
        Typed { game, state, told: Vec::new(), rng: ChaCha8Rng::seed_from_u64(1) }
    }

    /// Any game until provision tiles are dealt; then player 1 has typed in the first three, player 2 the others, and so on.
    fn dealt(tiles: &[[u8; 3]]) -> Typed {
        let mut typed = Typed::new(tiles.len());
        typed.until(|typed| typed.game.secret_draw(&typed.state).is_some());
        tiles.iter().flatten().for_each(|&tile| typed.settle(Outcome::Provision(Tile(tile))));
        typed
    }

    fn settle(&mut self, outcome: Outcome) {
        self.game.settle(&mut self.state, outcome, &mut self.told).unwrap();
        self.check();
    }

    fn act(&mut self, seat: Seat, action: &str) {
        self.game.apply(&mut self.state, seat, action.parse().unwrap(), &mut self.told).unwrap();
        self.check();
    }

    fn check(&self) {
        assert_eq!(self.game.check(&self.state), []);
        let position = self.game.position(&self.state);
        assert_eq!(self.game.load(&position).as_ref(), Ok(&self.state), "{position}");
    }

    /// Plays at random.
    fn until(&mut self, done: impl Fn(&Typed) -> bool) {
        while !done(self) && self.game.turn(&self.state) != Turn::Over {
            match self.game.turn(&self.state).seats().iter().next() {
                None => {
                    let outcome = self.game.draw(&self.state, &mut self.rng);
                    self.settle(outcome);
                }
                Some(seat) => {
                    let mut legal = Vec::new();
                    self.game.legal(&self.state, seat, &mut legal);
                    let action = chance::one_of(&mut self.rng, &legal);
                    self.game.apply(&mut self.state, seat, action, &mut self.told).unwrap();
                }
            }
        }
        self.check();
    }

    /// What everybody may type in now.
    fn admitted(&self) -> Vec<u8> {
        let admits = |tile: &u8| self.game.admits(&self.state, Outcome::Provision(Tile(*tile))).is_ok();
        (0..=255).filter(admits).collect()
    }

    fn listed(&self) -> Vec<u8> {
        let mut odds = Vec::new();
        assert_eq!(self.game.odds(&self.state, &mut odds), Odds::Listed);
        let tile = |(outcome, _): &(Outcome, u32)| match outcome {
            Outcome::Provision(tile) => tile.0,
            other => panic!("{other}"),
        };
        odds.iter().map(tile).collect()
    }

    fn open(&self, seat: Seat) -> Vec<u8> {
        self.state.board(seat).provisions().iter().map(|tile| tile.0).collect()
    }
}

/// Whatever player 1 has typed in, player 2 may type in the same, and is refused with the same words.
#[test]
fn a_refusal_does_not_say_what_others_hold() {
    for others in [[1, 2, 3], [4, 5, 6], [10, 11, 12]] {
        let mut typed = Typed::new(2);
        typed.until(|typed| typed.game.secret_draw(&typed.state).is_some());
        others.into_iter().for_each(|tile| typed.settle(Outcome::Provision(Tile(tile))));
        let own = [2, 5, 11];
        for (count, tile) in own.into_iter().enumerate() {
            assert_eq!(typed.state.waits(), Waits::Chance(Draw::Provision { seat: TWO }));
            let free: Vec<u8> = (1..=12).filter(|tile| !own[..count].contains(tile)).collect();
            assert_eq!(typed.admitted(), free, "with {others:?} before player 1");
            for refused in own[..count].iter().copied().chain([0, 13, 77, 200]) {
                let refusal = typed.game.admits(&typed.state, Outcome::Provision(Tile(refused))).unwrap_err();
                assert_eq!(refusal.0, "keshi-refusal-not-among-them");
            }
            typed.settle(Outcome::Provision(Tile(tile)));
        }
    }
}

/// Both turn up the same tile at the same time: the second says openly which one it is.
#[test]
fn a_tile_that_turns_up_twice_is_settled_openly() {
    let mut typed = Typed::dealt(&[[1, 2, 3], [1, 4, 5]]);
    typed.act(ONE, "provision:01");
    typed.act(TWO, "provision:01");
    let [.., first, second] = typed.told[..] else { panic!("two tiles turned up") };
    assert_eq!(first, Event::ProvisionShown { seat: ONE, tile: Tile(1) });
    assert_eq!(second, Event::ProvisionTwice { seat: TWO, tile: Tile(1) });
    assert!(table::Event::brings_out(&second));
    assert_eq!(typed.state.waits(), Waits::Chance(Draw::Provision { seat: TWO }));
    assert_eq!(typed.game.secret_draw(&typed.state), None, "all see which tile it is");
    // Also those that they hold face down: nobody is told which these are.
    assert_eq!(typed.listed(), (2..=12).collect::<Vec<u8>>());
    assert_eq!(typed.admitted(), typed.listed());
    typed.settle(Outcome::Provision(Tile(4)));
    assert_eq!(typed.told.last(), Some(&Event::ProvisionSettled { seat: TWO, tile: Tile(4) }));
    assert_eq!((typed.open(ONE), typed.open(TWO)), (vec![1], vec![4]));
    assert_eq!(typed.state.waits(), Waits::Chance(Draw::StartPlayer));
    // It was one that player 2 holds as well, and is settled again when that one turns up.
    typed.until(|typed| typed.state.phase() == Phase::NextProvision);
    typed.act(ONE, "provision:02");
    typed.act(TWO, "provision:04");
    assert_eq!(typed.state.waits(), Waits::Chance(Draw::Provision { seat: TWO }));
    typed.settle(Outcome::Provision(Tile(6)));
    assert_eq!((typed.open(ONE), typed.open(TWO)), (vec![1, 2], vec![4, 6]));
    assert_eq!(typed.state.waits(), Waits::Chance(Draw::Office));
    typed.until(|_| false);
    assert_eq!((typed.open(ONE), typed.open(TWO)), (vec![1, 2, 3], vec![4, 5, 6]));
}

/// A tile that one has turned up and another still holds face down is settled when the other turns it up; the last tiles of
/// a game turn up by themselves.
#[test]
fn a_tile_held_twice_is_settled_when_the_second_turns_up() {
    let mut typed = Typed::dealt(&[[1, 2, 3], [1, 4, 3], [3, 2, 1], [1, 2, 3]]);
    let turn_up = |typed: &mut Typed, tiles: [u8; 4]| {
        for (at, tile) in tiles.into_iter().enumerate() {
            typed.act(Seat::new(at), &format!("provision:{tile:02}"));
        }
    };
    turn_up(&mut typed, [1, 4, 3, 2]);
    assert_eq!(typed.state.waits(), Waits::Chance(Draw::StartPlayer), "none is there twice");
    typed.until(|typed| typed.state.phase() == Phase::NextProvision);
    turn_up(&mut typed, [2, 1, 2, 1]);
    for (seat, tile) in [(0, 5), (1, 6), (2, 7), (3, 8)] {
        assert_eq!(typed.state.waits(), Waits::Chance(Draw::Provision { seat: Seat::new(seat) }));
        assert_eq!(typed.listed(), typed.admitted());
        typed.settle(Outcome::Provision(Tile(tile)));
    }
    assert_eq!(typed.state.waits(), Waits::Chance(Draw::Office));
    // All that is left is open before somebody.
    typed.until(|typed| typed.state.time().0 == 2 && typed.state.phase() == Phase::Office);
    for (seat, tile) in [(0, 12), (1, 11), (2, 10), (3, 9)] {
        assert_eq!(typed.state.waits(), Waits::Chance(Draw::Provision { seat: Seat::new(seat) }));
        typed.game.settle(&mut typed.state, Outcome::Provision(Tile(3)), &mut Silent).unwrap_err();
        typed.settle(Outcome::Provision(Tile(tile)));
    }
    typed.until(|_| false);
    let open: Vec<u8> = Seat::all(4).flat_map(|seat| typed.open(seat)).collect();
    assert_eq!(open, [1, 5, 12, 4, 6, 11, 3, 7, 10, 2, 8, 9]);
}
