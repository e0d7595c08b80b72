//! What a position of rugs is worth.

use rugs::{Action, Direction, Outcome, Phase, Rugs, Slippers, State};
use table::{Game, Seat, Silent};

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
    /// Own points less the others' on average. Where the next player is about to choose a direction, they are taken to
    /// choose the one that is best for them, and the die is averaged over: so a rug is worth what it will earn on the
    /// very next turn.
    fn worth(&self, state: &State, seat: Seat) -> f64 {
        if state.phase() != Phase::Face {
            return lead(self, state, seat);
        }
        let table::Turn::Seat { seat: mover } = self.turn(state) else { unreachable!("somebody faces Assam") };
        let facing = state.assam().facing;
        let ways = [facing, facing.left(), facing.right()].map(|way| {
            let thrown = throw(self, state, mover, way);
            let average = |seat| thrown.iter().map(|(next, odds)| odds * lead(self, next, seat)).sum::<f64>();
            (average(mover), average(seat))
        });
        ways.into_iter().max_by(|a, b| a.0.total_cmp(&b.0)).expect("three ways to face").1
    }
}

/// The states after every throw, when `mover` sends Assam this way, with their odds.
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

/// A seat's points less the average of the others'.
fn lead(game: &Rugs, state: &State, seat: Seat) -> f64 {
    let standing = game.standing(state);
    let others: i32 = standing.seats().filter(|&other| other != seat).map(|other| standing.points(other)).sum();
    f64::from(standing.points(seat)) - f64::from(others) / (game.seats() - 1) as f64
}
