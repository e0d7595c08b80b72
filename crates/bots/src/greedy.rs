//! A player that looks one step ahead.

use table::{Game, Odds, Rng, Seat, Silent, Turn, chance};

use crate::Bot;

/// So many draws stand for a chance that has too many outcomes to weigh each.
const SAMPLES: usize = 16;

/// A game whose positions have a worth.
pub trait Worth: Game {
    /// At most so many positions are looked at for an action, when one thing follows another.
    const POSITIONS: usize = 256;

    /// What a position is worth to a seat, in points. It is asked where [`Worth::goes_on`] says no, and where too many
    /// positions would follow.
    fn worth(&self, state: &Self::State, seat: Seat) -> f64;

    /// Whether a step has not come to its end in a position: what follows is looked at too, all that chance may bring or
    /// the best that the seat itself can do. It must be no where others decide, and where the game is over.
    fn goes_on(&self, state: &Self::State, _: Seat) -> bool {
        self.turn(state) == Turn::Chance
    }

    /// What each of these actions is worth, where that is told from the actions themselves and not from where they lead,
    /// as with what all choose in secret.
    fn worth_each(&self, _: &Self::State, _: Seat, _: &[Self::Action]) -> Option<Vec<f64>> {
        None
    }
}

/// Takes what is worth most at the end of its step, on average over all that chance may bring. Looks no further.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<G: Worth> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action], rng: &mut dyn Rng) -> G::Action {
        let state = game.suppose(view, rng);
        let told = game.worth_each(&state, seat, legal);
        let mut best = f64::NEG_INFINITY;
        let mut equals = Vec::with_capacity(legal.len());
        for (at, &action) in legal.iter().enumerate() {
            let worth = match &told {
                Some(each) => each[at],
                None => after(game, &state, seat, action, G::POSITIONS, rng),
            };
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

/// The worth of an action by where it leads.
fn after<G: Worth>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    positions: usize,
    rng: &mut dyn Rng,
) -> f64 {
    let mut next = *state;
    game.apply_unchecked(&mut next, seat, action, &mut Silent);
    expected(game, &next, seat, positions, rng)
}

/// The worth of a state when the step that led to it has come to its end. At most so many positions are looked at: where
/// that is not enough for all outcomes, a sample stands for them; where it is not enough for all actions, none is tried.
pub(crate) fn expected<G: Worth>(game: &G, state: &G::State, seat: Seat, positions: usize, rng: &mut dyn Rng) -> f64 {
    if !game.goes_on(state, seat) {
        return game.worth(state, seat);
    }
    if game.turn(state) != Turn::Chance {
        return best(game, state, seat, positions, rng);
    }
    let mut odds = Vec::new();
    if game.odds(state, &mut odds) == Odds::TooMany || odds.len() > positions {
        odds.clear();
        odds.extend((0..SAMPLES.min(positions)).map(|_| (game.draw(state, rng), 1)));
    }
    let total: u32 = odds.iter().map(|&(_, weight)| weight).sum();
    let positions = (positions / odds.len()).max(1);
    let worth = |&(outcome, weight): &(G::Outcome, u32)| {
        let mut next = *state;
        game.settle_unchecked(&mut next, outcome, &mut Silent);
        f64::from(weight) * expected(game, &next, seat, positions, rng)
    };
    odds.iter().map(worth).sum::<f64>() / f64::from(total)
}

/// The worth of a state in which the seat decides again.
fn best<G: Worth>(game: &G, state: &G::State, seat: Seat, positions: usize, rng: &mut dyn Rng) -> f64 {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    if legal.len() > positions {
        return game.worth(state, seat);
    }
    let positions = (positions / legal.len()).max(1);
    let worth = |action| after(game, state, seat, action, positions, rng);
    legal.into_iter().map(worth).fold(f64::NEG_INFINITY, f64::max)
}

/// A seat's points less the average of the others'.
pub(crate) fn lead<G: Game>(game: &G, state: &G::State, seat: Seat) -> f64 {
    let standing = game.standing(state);
    ahead(game.seats(), seat, |seat| standing.points(seat))
}

/// The same, where everybody's points are at hand without a standing, which takes longer to make.
pub(crate) fn ahead(seats: usize, seat: Seat, points: impl Fn(Seat) -> i32) -> f64 {
    let others: i32 = Seat::all(seats).filter(|&other| other != seat).map(&points).sum();
    f64::from(points(seat)) - f64::from(others) / (seats - 1) as f64
}
