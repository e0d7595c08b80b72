//! A player that looks one step ahead.

use table::{Game, Odds, Rng, Seat, Silent, Turn, chance};

use crate::Bot;

/// At most so many positions are looked at for an action, when one draw follows another.
const POSITIONS: usize = 256;
/// So many draws stand for a chance that has too many outcomes to weigh each.
const SAMPLES: usize = 16;

/// A game whose positions have a worth.
pub trait Worth: Game {
    /// What a position is worth to a seat, in points. It is asked where the game waits for a decision, or is over.
    fn worth(&self, state: &Self::State, seat: Seat) -> f64;
}

/// Takes what is worth most on average over all that chance may bring next. Looks no further.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<G: Worth> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action], rng: &mut dyn Rng) -> G::Action {
        let state = game.suppose(view, rng);
        let mut best = f64::NEG_INFINITY;
        let mut equals = Vec::with_capacity(legal.len());
        for &action in legal {
            let mut next = state;
            game.apply_unchecked(&mut next, seat, action, &mut Silent);
            let worth = expected(game, &next, seat, POSITIONS, rng);
            if worth > best {
                best = worth;
                equals.clear();
            }
            if worth == best {
                equals.push(action);
            }
        }
        chance::one_of(rng, &equals)
    }
}

/// The worth of a state, averaged over what chance may bring before the next decision. At most so many positions are
/// looked at: where that is not enough for all outcomes, a sample stands for them.
pub(crate) fn expected<G: Worth>(game: &G, state: &G::State, seat: Seat, positions: usize, rng: &mut dyn Rng) -> f64 {
    if game.turn(state) != Turn::Chance {
        return game.worth(state, seat);
    }
    let mut odds = Vec::new();
    if game.odds(state, &mut odds) == Odds::TooMany || odds.len() > positions {
        odds.clear();
        odds.extend((0..SAMPLES.min(positions)).map(|_| (game.draw(state, rng), 1)));
    }
    let total: u32 = odds.iter().map(|&(_, weight)| weight).sum();
    let positions = positions / odds.len();
    let worth = |&(outcome, weight): &(G::Outcome, u32)| {
        let mut next = *state;
        game.settle_unchecked(&mut next, outcome, &mut Silent);
        f64::from(weight) * expected(game, &next, seat, positions.max(1), rng)
    };
    odds.iter().map(worth).sum::<f64>() / f64::from(total)
}

/// A seat's points less the average of the others'.
pub(crate) fn lead<G: Game>(game: &G, state: &G::State, seat: Seat) -> f64 {
    let standing = game.standing(state);
    let others: i32 = standing.seats().filter(|&other| other != seat).map(|other| standing.points(other)).sum();
    f64::from(standing.points(seat)) - f64::from(others) / (game.seats() - 1) as f64
}
