//! The conformance suite that every game's bots pass, and the games it is made of.

use table::{Game, Rng, Seat, Silent, Standing, Turn, Viewer};

use crate::{Bot, Random, Roster, lead_by};

/// Plays a game to its end. `watch` is shown every decision: the state before it, the legal actions, and the action taken.
///
/// # Panics
/// If a bot does what the rules forbid.
pub fn play<G: Game>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    rng: &mut dyn Rng,
    mut watch: impl FnMut(&G::State, Seat, &[G::Action], G::Action),
) -> Standing {
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Over => return game.standing(&state),
            Turn::Chance => {
                let outcome = game.draw(&state, rng);
                game.settle(&mut state, outcome, &mut Silent).expect("what is drawn can come");
            }
            turn @ (Turn::Seat { .. } | Turn::Together { .. }) => {
                let seat = turn.seats().iter().next().expect("somebody decides");
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let action = bots[seat.index()].choose(game, seat, &view, &legal, rng);
                watch(&state, seat, &legal, action);
                game.apply(&mut state, seat, action, &mut Silent).expect("a bot does what it may");
            }
        }
    }
}

/// New bots of one name, one for each seat.
///
/// # Panics
/// If there is no bot of that name.
#[must_use]
pub fn bots<R: Roster>(name: &str, seats: usize) -> Vec<Box<dyn Bot<R::Game>>> {
    (0..seats).map(|_| R::bot(name).unwrap_or_else(|| panic!("there is no bot “{name}”"))).collect()
}

/// A game's tables to try bots at: one of each configuration; of more than a hundred every 19th, and what follows the last
/// whole block of 32, which are configurations of other kinds.
///
/// # Panics
/// If a configuration of the game's own cannot be had.
#[must_use]
pub fn tables<G: Game>() -> Vec<G> {
    let all = G::configurations();
    let combined = all.len() / 32 * 32;
    let (apart, combined) = if all.len() > 100 { (19, combined) } else { (1, all.len()) };
    let chosen = all[..combined].iter().step_by(apart).chain(&all[combined..]);
    chosen.map(|options| G::with(options.clone()).expect("a configuration of the game's own")).collect()
}

/// Checks all bots of a game at one table: they exist under their names and no others, choose among the actions offered,
/// and answer equal views alike. Returns how many decisions were made.
///
/// # Panics
/// If a bot fails.
pub fn check<R: Roster>(game: &R::Game, rng: &mut (impl Rng + Clone)) -> usize {
    for unknown in ["", "Random", "random ", "alice"] {
        assert!(R::bot(unknown).is_none(), "a bot answers to “{unknown}”");
    }
    let mut decisions = 0;
    for name in R::NAMES {
        play(game, &mut bots::<R>(name, game.seats()), rng, |_, seat, legal, action| {
            assert!(legal.contains(&action), "{name} on seat {seat} chose {action} among {legal:?}");
            decisions += 1;
        });
        decisions += answers_follow_from_the_view::<R>(game, name, rng);
    }
    decisions
}

/// A bot is never handed a state. Its answer must not depend on anything but the view, the offer and the generator either:
/// not on what it was asked before, and not on what the view hides.
fn answers_follow_from_the_view<R: Roster>(game: &R::Game, name: &str, rng: &mut (impl Rng + Clone)) -> usize {
    let mut randoms: Vec<Box<dyn Bot<R::Game>>> = (0..game.seats()).map(|_| Box::new(Random) as _).collect();
    let mut asked_before = R::bot(name).expect("a bot of the roster");
    let (mut unknown, mut decisions) = (rng.clone(), 0);
    play(game, &mut randoms, rng, |state, seat, legal, _| {
        let view = game.view(state, Viewer::Seat(seat));
        let same = game.view(&game.suppose(&view, &mut unknown), Viewer::Seat(seat));
        assert_eq!(view, same);
        let answer = |bot: &mut dyn Bot<R::Game>, view, legal: &[_]| {
            let mut rng = unknown.clone();
            (bot.choose(game, seat, view, legal, &mut rng), rng.next_u64())
        };
        let mut new = R::bot(name).expect("a bot of the roster");
        let first = answer(new.as_mut(), &view, legal);
        assert_eq!(answer(asked_before.as_mut(), &view, legal), first, "{name} answers the same view otherwise");
        assert_eq!(answer(new.as_mut(), &same, legal), first, "{name} answers an equal view otherwise");
        let only = legal[decisions % legal.len()];
        assert_eq!(answer(new.as_mut(), &view, &[only]).0, only, "{name} chooses what is not on offer");
        decisions += 1;
    });
    decisions
}

/// The result of games of one bot against random ones.
#[derive(Clone, Copy, Debug)]
pub struct AgainstRandom {
    /// The share of games won.
    pub wins: f64,
    /// Points ahead of the others' average.
    pub lead: f64,
}

/// Lets a bot play so many games against random ones, on every seat in turn.
///
/// # Panics
/// If there is no bot of that name.
pub fn against_random<R: Roster>(game: &R::Game, name: &str, games: usize, rng: &mut dyn Rng) -> AgainstRandom {
    let (mut wins, mut lead) = (0.0, 0.0);
    for number in 0..games {
        let seat = Seat::new(number % game.seats());
        let mut players: Vec<Box<dyn Bot<R::Game>>> = (0..game.seats()).map(|_| Box::new(Random) as _).collect();
        players[seat.index()] = R::bot(name).unwrap_or_else(|| panic!("there is no bot “{name}”"));
        let standing = play(game, &mut players, rng, |_, _, _, _| {});
        let winners = standing.winners();
        wins += if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        lead += lead_by(game.seats(), seat, |seat| standing.points(seat));
    }
    AgainstRandom { wins: wins / games as f64, lead: lead / games as f64 }
}
