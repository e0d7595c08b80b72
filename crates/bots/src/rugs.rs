//! What a position of rugs is worth.

use rugs::{Action, Direction, Outcome, Phase, Rugs, Slippers, State};
use table::{Game, Seat, Silent, Turn};

use crate::greedy::lead;
use crate::{Bot, Brains, Greedy, Random, Worth};

impl Brains for Rugs {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn hire(name: &str) -> Option<Box<dyn Bot<Rugs>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy)),
            _ => None,
        }
    }
}

impl Worth for Rugs {
    /// Own points less the others' on average. Where a player is about to turn Assam (the next one before the throw, or
    /// in the variant whoever has just laid), they are taken to choose the way that is best for them, and the die is
    /// averaged over: so a rug is worth what it will earn on the very next turn.
    fn worth(&self, state: &State, seat: Seat) -> f64 {
        let (Phase::Face | Phase::Rotate, Turn::Seat { seat: mover }) = (state.phase(), self.turn(state)) else {
            return lead(self, state, seat);
        };
        let may = |way: &Direction| self.allows(state, mover, Action::Face(*way)).is_ok();
        let ways = Direction::ALL.into_iter().filter(may).map(|way| {
            let thrown = throw(self, state, mover, way);
            let average = |seat| thrown.iter().map(|(next, odds)| odds * lead(self, next, seat)).sum::<f64>();
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
