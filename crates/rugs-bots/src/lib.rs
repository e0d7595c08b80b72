//! The bots of rugs: an evaluation of its positions for the greedy player.

use bots::{Bot, Evaluate, Greedy, Random, Roster, lead};
use rugs::{Action, Direction, Outcome, Phase, Rugs, Slippers, State};
use table::{Game, Seat, Silent, Turn};

/// The bots of rugs.
#[derive(Clone, Copy, Debug, Default)]
pub struct RugsBots;

impl Roster for RugsBots {
    type Game = Rugs;

    const NAMES: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str) -> Option<Box<dyn Bot<Rugs>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy(RugsBots))),
            _ => None,
        }
    }
}

impl Evaluate<Rugs> for RugsBots {
    /// Own points less the others' on average. Where a player is about to turn Assam (the next one before the throw, or
    /// in the variant whoever has just laid), they are taken to choose the way that is best for them, and the die is
    /// averaged over: so a rug is worth what it will earn on the very next turn.
    fn evaluate(&self, game: &Rugs, state: &State, seat: Seat) -> f64 {
        let (Phase::Face | Phase::Rotate, Turn::Seat { seat: mover }) = (state.phase(), game.turn(state)) else {
            return lead(game, state, seat);
        };
        let may = |way: &Direction| game.allows(state, mover, Action::Face(*way)).is_ok();
        let ways = Direction::ALL.into_iter().filter(may).map(|way| {
            let thrown = throw(game, state, mover, way);
            let average = |seat| thrown.iter().map(|(next, odds)| odds * lead(game, next, seat)).sum::<f64>();
            (average(mover), average(seat))
        });
        ways.max_by(|a, b| a.0.total_cmp(&b.0)).expect("there is always a way to face").1
    }
}

/// The states after every throw, when `mover` turns Assam this way, with their odds.
fn throw(game: &Rugs, state: &State, mover: Seat, way: Direction) -> Vec<(State, f64)> {
    let mut faced = *state;
    game.apply_unchecked(&mut faced, mover, Action::Face(way), &mut Silent);
    let faces = Slippers::FACES.len() as f64;
    let thrown = |(slippers, count): (Slippers, u32)| {
        let mut next = faced;
        game.settle_unchecked(&mut next, Outcome::Slippers(slippers), &mut Silent);
        (next, f64::from(count) / faces)
    };
    Slippers::weighted().map(thrown).collect()
}
