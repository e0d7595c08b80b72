//! Games played at random, and positions counted, through nothing but the public interface.

use rand_core::Rng;

use crate::chance::{self, Odds};
use crate::game::{Game, Silent};
use crate::turn::Turn;

/// Plays from `state` to the end, every decision equally likely, and tells how many steps it took. `legal` is room to
/// work in, so that nothing is allocated.
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    rng: &mut (impl Rng + ?Sized),
    legal: &mut Vec<G::Action>,
) -> usize {
    let mut steps = 0;
    loop {
        match game.turn(state) {
            Turn::Chance => {
                let outcome = game.draw(state, rng);
                game.settle_unchecked(state, outcome, &mut Silent);
            }
            Turn::Seat { seat } => {
                game.legal(state, seat, legal);
                game.apply_unchecked(state, seat, chance::one_of(rng, legal), &mut Silent);
            }
            Turn::Together { seats } => {
                let seat = seats.iter().next().expect("somebody chooses");
                game.legal(state, seat, legal);
                game.apply_unchecked(state, seat, chance::one_of(rng, legal), &mut Silent);
            }
            Turn::Over => return steps,
        }
        steps += 1;
    }
}

/// The number of ways in which a game can go on for `depth` steps, every action and every outcome counted once,
/// however likely. Seats that choose together choose in seat order. A game that ends earlier counts no further.
///
/// # Panics
/// If chance has too many outcomes to list.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut paths = 0;
    match game.turn(state) {
        Turn::Over => {}
        Turn::Chance => {
            let mut odds = Vec::new();
            assert_eq!(game.odds(state, &mut odds), Odds::Listed, "more outcomes than can be counted");
            for (outcome, _) in odds {
                let mut next = *state;
                game.settle_unchecked(&mut next, outcome, &mut Silent);
                paths += perft(game, &next, depth - 1);
            }
        }
        turn @ (Turn::Seat { .. } | Turn::Together { .. }) => {
            let seat = turn.seats().iter().next().expect("somebody decides");
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            if depth == 1 {
                return legal.len() as u64;
            }
            for action in legal {
                let mut next = *state;
                game.apply_unchecked(&mut next, seat, action, &mut Silent);
                paths += perft(game, &next, depth - 1);
            }
        }
    }
    paths
}
