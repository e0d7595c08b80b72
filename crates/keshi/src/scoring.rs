//! The end of the game: full sectors, oases and leftovers.

use table::{Seat, Sink, Standing};

use crate::effect::{Source, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::run::Play;
use crate::state::{Board, Open, Phase};
use crate::tile::{Tile, Tiles};
use crate::words;

/// So many oases count at the end.
const OASES: usize = 3;

/// What a player makes of oases and leftovers at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Best {
    /// Points of both.
    points: u16,
    /// Resources returned for them.
    returned: u16,
    /// Points of the oases.
    oases: u16,
    /// Those that count, by place of storage, a bit for each.
    chosen: u8,
}

impl Keshi {
    /// The choice of oases that gives most, together with what is left over. Among equals, the one that returns more.
    fn best(&self, board: &Board) -> Best {
        let claimed = board.claimed().count();
        let most = claimed.min(OASES) as u32;
        let choices = (0..1u8 << claimed).filter(|choice| choice.count_ones() == most);
        let value = |chosen: u8| {
            let (mut resources, mut oases, mut returned) = (board.resources, 0, 0);
            for space in crate::run::bits(chosen) {
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
        for seat in self.game.all() {
            self.open.seat = seat;
            let full = self.game.full_sectors(self.open.board());
            if full > 0 {
                self.tell.tell(Event::FullSectors { seat, count: full });
                self.score(i16::from(full) * i16::from(self.components().full_sector), Source::FullSectors);
            }
            self.score_best();
        }
        self.begin(Phase::Over);
        self.tell.tell(Event::Ended);
    }

    fn score_best(&mut self) {
        let seat = self.seat();
        let board = *self.open.board();
        let best = self.game.best(&board);
        let chosen: Tiles = crate::run::bits(best.chosen).map(|space| board.claimed[usize::from(space)]).collect();
        for oasis in chosen.iter() {
            let returned = self.game.returns(self.open.board(), oasis);
            if let Some((resource, count)) = returned {
                self.pay(crate::Resource::ALL[resource], count);
            }
            let points = u16::from(self.game.worth(&board, oasis)) + returned.map_or(0, |(_, count)| count);
            self.tell.tell(Event::OasisScored { seat, oasis: Tile(oasis.0), points: points as u8 });
            self.score(points as i16, Source::Oases);
        }
        self.score((best.points - best.oases) as i16, Source::Leftovers);
    }
}
