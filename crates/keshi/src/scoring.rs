//! The end of the game: full sectors, oases and leftovers.

use table::{Seat, Sink, Standing};

use crate::effect::{Source, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::run::Play;
use crate::state::{Board, Open, Phase};
use crate::tile::Tiles;
use crate::words;

/// So many oases count at the end.
pub const OASES_COUNTED: usize = 3;

/// What a player makes of oases and leftovers at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Best {
    /// Points of both.
    pub(crate) points: u16,
    /// Resources returned for them.
    returned: u16,
    /// Points of the oases.
    pub(crate) oases: u16,
    /// Those that count, by place of storage, a bit for each.
    chosen: u8,
}

impl Keshi {
    /// The choice of oases that gives most, together with what is left over. Among equals, the one that returns more.
    pub(crate) fn best(&self, board: &Board) -> Best {
        let claimed = board.claimed().count();
        let most = claimed.min(OASES_COUNTED) as u32;
        let choices = (0..1u8 << claimed).filter(|choice| choice.count_ones() == most);
        let value = |chosen: u8| {
            let (mut resources, mut oases, mut returned) = (board.resources, 0, 0);
            for space in crate::tile::bits(chosen) {
                let oasis = board.claimed[usize::from(space)];
                oases += u16::from(self.worth(board, oasis));
                if let Some((resource, count)) = self.returns(board, oasis) {
                    let count = count.min(resources[resource]);
                    resources[resource] -= count;
                    oases += count;
                    returned += count;
                }
            }
            let leftovers = (resources.iter().sum::<u16>() + board.goods()) / 2;
            Best { points: oases + leftovers, returned, oases, chosen }
        };
        choices
            .map(value)
            .max_by_key(|best| (best.points, best.returned, std::cmp::Reverse(best.chosen)))
            .expect("none is a choice")
    }

    /// Points by source, and ranks: ties are broken on the palace staircase, then on the mosque's.
    pub(crate) fn stand(&self, open: &Open) -> Standing {
        let mut standing = Standing::new(self.players(), words::SOURCES);
        for seat in self.all() {
            for source in Source::ALL {
                let points = open.boards[seat.index()].points[source as usize];
                standing.set(seat, words::SOURCES[source as usize], points);
            }
        }
        standing.rank_by(|seat: Seat, standing| {
            let board = &open.boards[seat.index()];
            (standing.points(seat), board.step(Stairs::Palace), board.step(Stairs::Mosque))
        });
        standing
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// The final scoring.
    pub(crate) fn score_all(&mut self) {
        let start = self.open.start.index();
        for turn in 0..self.game.players() {
            let seat = Seat::new((start + turn) % self.game.players());
            self.open.seat = seat;
            let full = self.game.full_sectors(self.open.board());
            if full > 0 {
                self.tell.tell(Event::FullSectors { seat, count: full });
                self.score(i16::from(full) * i16::from(self.components().full_sector), Source::FullSectors);
            }
            self.score_best();
            self.score_towns();
        }
        self.begin(Phase::Over);
        self.tell.tell(Event::Ended);
    }

    fn score_best(&mut self) {
        let seat = self.seat();
        let board = *self.open.board();
        let best = self.game.best(&board);
        let chosen: Tiles = crate::tile::bits(best.chosen).map(|space| board.claimed[usize::from(space)]).collect();
        for oasis in chosen.iter() {
            let returned = self.game.returns(self.open.board(), oasis);
            if let Some((resource, count)) = returned {
                self.pay(crate::Resource::ALL[resource], count);
            }
            let points = u16::from(self.game.worth(&board, oasis)) + returned.map_or(0, |(_, count)| count);
            self.tell.tell(Event::OasisScored { seat, oasis, points: points as u8 });
            self.score(points as i16, Source::Oases);
        }
        self.score((best.points - best.oases) as i16, Source::Leftovers);
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;
    use table::{Game, Turn, chance};

    use super::*;
    use crate::options::Options;
    use crate::tile::Tile;

    /// The most points by trying every choice of at most three oases and every number of returns; and the most that is
    /// then returned.
    fn tried(game: &Keshi, board: &Board) -> (u16, u16) {
        let claimed: Vec<Tile> = board.claimed().collect();
        let mut best = (0, 0);
        for choice in 0..1u8 << claimed.len() {
            if choice.count_ones() > 3 {
                continue;
            }
            let chosen = crate::tile::bits(choice).map(|at| claimed[usize::from(at)]);
            let mut ways = vec![(0, board.resources, 0)];
            for oasis in chosen {
                let worth = u16::from(game.worth(board, oasis));
                let most = game.returns(board, oasis);
                ways = ways
                    .into_iter()
                    .flat_map(|(points, resources, returned)| {
                        let (at, most) = most.unwrap_or((0, 0));
                        (0..=most.min(resources[at])).map(move |count| {
                            let mut left = resources;
                            left[at] -= count;
                            (points + worth + count, left, returned + count)
                        })
                    })
                    .collect();
            }
            for (points, left, returned) in ways {
                best = best.max((points + (left.iter().sum::<u16>() + board.goods()) / 2, returned));
            }
        }
        best
    }

    #[test]
    fn the_best_choice_is_the_best_of_all() {
        let game = Keshi::with(Options::default()).unwrap();
        let mut seen = 0;
        for seed in 0..40 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let (mut state, mut legal) = (game.start(), Vec::new());
            while game.turn(&state) != Turn::Over {
                if game.turn(&state) == Turn::Chance {
                    let outcome = game.draw(&state, &mut rng);
                    game.settle_unchecked(&mut state, outcome, &mut table::Silent);
                    continue;
                }
                let seat = game.turn(&state).seats().iter().next().unwrap();
                game.legal(&state, seat, &mut legal);
                let action = chance::one_of(&mut rng, &legal);
                game.apply_unchecked(&mut state, seat, action, &mut table::Silent);
                let board = &state.open.boards[seat.index()];
                if board.claimed().next().is_some() {
                    let best = game.best(board);
                    assert_eq!((best.points, best.returned), tried(&game, board), "{board:?}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 500, "only {seen} boards with oases");
    }
}
