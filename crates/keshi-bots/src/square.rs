//! The main square: entertainers, and the disc that turns before them.

use keshi::{Bonus, SEASONS, Scroll};

use super::outlook::{Outlook, When};

impl Outlook<'_> {
    /// An action of the square: the disc turns, and an entertainer is chosen.
    pub(super) fn show(&self, when: When) -> f64 {
        let turns = match when {
            When::Now => 1,
            When::In(wait) => 1 + (wait / self.weigh.shows) as u8,
        };
        let disc = self.board.disc() + turns;
        let best = self.best_show(disc, |space| self.board.entertainer(space));
        let times = if self.board.has(Scroll::DoubleShow) { 2.0 } else { 1.0 };
        if best > 0.0 { times * (best + self.after_show(disc)) } else { 0.0 }
    }

    /// The best of some spaces, the disc being turned so far.
    fn best_show(&self, disc: u8, stands: impl Fn(u8) -> bool) -> f64 {
        let shows = self.spaces().filter(|&space| stands(space));
        shows.map(|space| self.spectators(disc, space) * self.ring(space)).fold(0.0, f64::max)
    }

    /// What scrolls 29 and 51 add to an action.
    fn after_show(&self, disc: u8) -> f64 {
        let points = |&space: &u8| matches!(self.printed.ring[usize::from(space)], Bonus::Points(_));
        let faced = self.spaces().filter(points).map(|space| self.spectators(disc, space) * self.ring(space));
        let single = self.spaces().filter(|&space| self.spectators(disc, space) == 1.0).map(|space| self.ring(space));
        let added = |scroll: Scroll, worth: f64| if self.board.has(scroll) { worth } else { 0.0 };
        added(Scroll::PointsPerSpectator, faced.sum()) + added(Scroll::SingleSpectators, single.sum())
    }

    fn spaces(&self) -> std::ops::Range<u8> {
        0..self.printed.ring.len() as u8
    }

    fn ring(&self, space: u8) -> f64 {
        self.bonus(self.printed.ring[usize::from(space)])
    }

    fn spectators(&self, disc: u8, space: u8) -> f64 {
        self.game.spectators_by(self.board, disc, space).into()
    }

    /// The disc as it is placed at the start: what it could bring in each season, with entertainers everywhere.
    pub(super) fn placing_disc(&self, turned: u8) -> f64 {
        (1..=SEASONS).map(|turns| self.best_show(turned + turns, |_| true)).sum()
    }
}
