//! The end: dirhams and visible squares.

use table::{Seat, Standing};

use crate::event::{DIRHAMS, SQUARES};
use crate::game::Rugs;
use crate::state::State;

impl Rugs {
    /// Dirhams and visible halves of own rugs are a point each. Most points wins, then most dirhams; whoever is out
    /// has nothing and ranks below all others, the later out the higher.
    #[must_use]
    pub(crate) fn score(&self, state: &State) -> Standing {
        let mut standing = Standing::new(self.players, &[DIRHAMS, SQUARES]);
        for seat in Seat::all(self.players).filter(|&seat| state.merchant(seat).is_in()) {
            standing.set(seat, DIRHAMS, i16::from(state.merchant(seat).dirhams));
            standing.set(seat, SQUARES, i16::from(self.squares_of(state, seat).len()));
        }
        standing.rank_by(|seat, standing| {
            let merchant = state.merchant(seat);
            (merchant.is_in(), merchant.out, standing.points(seat), merchant.dirhams)
        });
        standing
    }
}
