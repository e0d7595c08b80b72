//! Games played at random, and positions counted, through nothing but the public interface.

use rand_core::Rng;

use crate::chance::{self, Odds};
use crate::game::{Game, Silent};
use crate::turn::Turn;

/// Plays from `state` to the end, every decision equally likely, and tells how many steps it took. `legal` is room to
/// work in, so that nothing is allocated.
///
/// ```
/// use rand_chacha::ChaCha8Rng;
/// use rand_core::SeedableRng;
/// use rugs::{Options, Rugs};
/// use table::{Game, Turn, playout};
///
/// let game = Rugs::with(Options::default())?;
/// let mut state = game.start();
/// let steps = playout(&game, &mut state, &mut ChaCha8Rng::seed_from_u64(1), &mut Vec::new());
/// assert!(game.turn(&state) == Turn::Over && steps <= game.longest());
/// # Ok::<(), table::BadTerms>(())
/// ```
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

/// The numbers of ways in which a game can go on for 1, 2, ... `depth` steps, every action and every outcome counted
/// once, however likely. Seats that choose together choose in seat order. A game that ends earlier counts no further.
/// None, if chance has somewhere more outcomes than can be listed.
///
/// ```
/// use rugs::{Options, Rugs};
/// use table::{Game, perft};
///
/// let game = Rugs::with(Options::default())?;
/// assert_eq!(perft(&game, &game.start(), 2), Some(vec![3, 12]));
/// # Ok::<(), table::BadTerms>(())
/// ```
pub fn perft<G: Game>(game: &G, state: &G::State, depth: usize) -> Option<Vec<u64>> {
    let mut counts = vec![0; depth];
    count(game, state, &mut counts)?;
    Some(counts)
}

/// Adds the ways to go on from `state` for 1, 2, ... steps.
fn count<G: Game>(game: &G, state: &G::State, counts: &mut [u64]) -> Option<()> {
    let Some((here, further)) = counts.split_first_mut() else { return Some(()) };
    match game.turn(state) {
        Turn::Over => {}
        Turn::Chance => {
            let mut odds = Vec::new();
            if game.odds(state, &mut odds) == Odds::TooMany {
                return None;
            }
            *here += odds.len() as u64;
            let last = further.is_empty();
            for (outcome, _) in odds.into_iter().filter(|_| !last) {
                let mut next = *state;
                game.settle_unchecked(&mut next, outcome, &mut Silent);
                count(game, &next, further)?;
            }
        }
        turn @ (Turn::Seat { .. } | Turn::Together { .. }) => {
            let seat = turn.seats().iter().next().expect("somebody decides");
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            *here += legal.len() as u64;
            let last = further.is_empty();
            for action in legal.into_iter().filter(|_| !last) {
                let mut next = *state;
                game.apply_unchecked(&mut next, seat, action, &mut Silent);
                count(game, &next, further)?;
            }
        }
    }
    Some(())
}
