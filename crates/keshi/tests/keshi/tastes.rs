//! Random players that get further than plain ones.

use keshi::{Action, Event, Keshi, State};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{Action as _, Game, Turn, chance};

/// A game of players with tastes: each likes some actions up to 4096 times as much as others, and leaves nothing undone
/// that can be done. Plain random players seldom get far in anything.
pub(crate) fn play(game: &Keshi, seed: u64, events: &mut Vec<Event>, mut after: impl FnMut(&State)) {
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
