//! A player that looks one step ahead.

use table::{Game, Odds, Rng, Seat, Silent, Turn, chance};

use crate::Bot;

/// So many draws stand for a chance that has too many outcomes to weigh each.
const SAMPLES: usize = 16;

/// A heuristic evaluation of a game's positions.
pub trait Evaluate<G: Game>: Send {
    /// At most so many positions are looked at for an action, when one thing follows another.
    const POSITIONS: usize = 256;

    /// The value of a position to a seat, in points. It is asked for where [`continues`](Evaluate::continues) is false, and
    /// where too many positions would follow.
    fn evaluate(&self, game: &G, state: &G::State, seat: Seat) -> f64;

    /// Whether the step continues in a position: then the positions that follow are looked at too, all that chance may
    /// bring or the best that the seat itself can do. It must be false where others decide, and where the game is over.
    fn continues(&self, game: &G, state: &G::State, _: Seat) -> bool {
        game.turn(state) == Turn::Chance
    }

    /// The value of each of these actions, where it follows from the actions themselves and not from where they lead, as
    /// with simultaneous hidden choices.
    fn evaluate_actions(&self, _: &G, _: &G::State, _: Seat, _: &[G::Action]) -> Option<Vec<f64>> {
        None
    }
}

/// Takes the action with the highest value at the end of its step, on average over all that chance may bring. Looks no
/// further.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy<E>(pub E);

impl<G: Game, E: Evaluate<G>> Bot<G> for Greedy<E> {
    fn choose(&mut self, game: &G, seat: Seat, view: &G::View, legal: &[G::Action], rng: &mut dyn Rng) -> G::Action {
        let state = game.suppose(view, rng);
        let Greedy(evaluate) = self;
        let values = evaluate.evaluate_actions(game, &state, seat, legal);
        let mut best = f64::NEG_INFINITY;
        let mut equals = Vec::with_capacity(legal.len());
        for (at, &action) in legal.iter().enumerate() {
            let value = match &values {
                Some(values) => values[at],
                None => after(evaluate, game, &state, seat, action, E::POSITIONS, rng),
            };
            if value > best {
                best = value;
                equals.clear();
            }
            if value == best {
                equals.push(action);
            }
        }
        chance::one_of(rng, &equals)
    }
}

/// The value of an action by where it leads.
fn after<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    positions: usize,
    rng: &mut dyn Rng,
) -> f64 {
    let mut next = *state;
    game.apply_unchecked(&mut next, seat, action, &mut Silent);
    expected(evaluate, game, &next, seat, positions, rng)
}

/// The value of a state at the end of the step that led to it. At most so many positions are looked at: where that is not
/// enough for all outcomes, a sample stands for them; where it is not enough for all actions, none is tried.
fn expected<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &G,
    state: &G::State,
    seat: Seat,
    positions: usize,
    rng: &mut dyn Rng,
) -> f64 {
    if !evaluate.continues(game, state, seat) {
        return evaluate.evaluate(game, state, seat);
    }
    if game.turn(state) != Turn::Chance {
        return best(evaluate, game, state, seat, positions, rng);
    }
    let mut odds = Vec::new();
    if game.odds(state, &mut odds) == Odds::TooMany || odds.len() > positions {
        odds.clear();
        odds.extend((0..SAMPLES.min(positions)).map(|_| (game.draw(state, rng), 1)));
    }
    let total: u32 = odds.iter().map(|&(_, weight)| weight).sum();
    let positions = (positions / odds.len()).max(1);
    let value = |&(outcome, weight): &(G::Outcome, u32)| {
        let mut next = *state;
        game.settle_unchecked(&mut next, outcome, &mut Silent);
        f64::from(weight) * expected(evaluate, game, &next, seat, positions, rng)
    };
    odds.iter().map(value).sum::<f64>() / f64::from(total)
}

/// The value of a state in which the seat decides again.
fn best<G: Game, E: Evaluate<G>>(
    evaluate: &E,
    game: &G,
    state: &G::State,
    seat: Seat,
    positions: usize,
    rng: &mut dyn Rng,
) -> f64 {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    if legal.len() > positions {
        return evaluate.evaluate(game, state, seat);
    }
    let positions = (positions / legal.len()).max(1);
    let value = |action| after(evaluate, game, state, seat, action, positions, rng);
    legal.into_iter().map(value).fold(f64::NEG_INFINITY, f64::max)
}

/// A seat's points less the average of the others'.
#[must_use]
pub fn lead<G: Game>(game: &G, state: &G::State, seat: Seat) -> f64 {
    let standing = game.standing(state);
    lead_by(game.seats(), seat, |seat| standing.points(seat))
}

/// The same, where everybody's points are at hand without a standing, which takes longer to make.
#[must_use]
pub fn lead_by(seats: usize, seat: Seat, points: impl Fn(Seat) -> i32) -> f64 {
    let others: i32 = Seat::all(seats).filter(|&other| other != seat).map(&points).sum();
    f64::from(points(seat)) - f64::from(others) / (seats - 1) as f64
}
