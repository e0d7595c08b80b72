//! The river: rapids, the jetty and the tile of the season.

use keshi::Scroll;
use table::{Game, Seat};

use super::outlook::{Outlook, When};

impl Outlook<'_> {
    /// Where the fisherman is: the rapids behind him, and the river tile if few are before him.
    pub(super) fn on_river(&self) -> f64 {
        let space = self.board.river();
        if self.is_last() || space == 0 {
            return 0.0;
        }
        let others = Seat::all(self.game.seats()).filter(|&seat| seat != self.seat);
        let before = others.filter(|&seat| self.state.board(seat).river() >= space).count();
        let tile = self.state.river_tile(self.season);
        let prize = match before {
            0 => self.game.prize_points(tile).map_or(self.weigh.prize, f64::from),
            1 if self.printed.river_tiles[tile.index()].second > 0 => self.weigh.second,
            _ => 0.0,
        };
        self.reach(space.into(), self.rounds) + prize / (1.0 + self.rounds)
    }

    /// So many steps on the river.
    pub(super) fn float(&self, steps: f64, when: When) -> f64 {
        if steps <= 0.0 {
            return 0.0;
        }
        let space = f64::from(self.board.river());
        let gain = |rounds: f64| self.reach(space + steps, rounds) - self.reach(space, rounds);
        match when {
            When::Now => gain(self.rounds),
            When::In(wait) if wait < self.rounds => gain(self.rounds - wait),
            When::In(_) => self.reach(steps, self.weigh.afloat),
        }
    }

    /// What a space gives at the end of so many rounds: the best rapid crossed (all with scroll 69), a part of the next,
    /// and points beyond the jetty. Scroll 17 pays when a rapid is crossed, 28 once more in a season, 60 doubles all.
    fn reach(&self, space: f64, rounds: f64) -> f64 {
        let (mut best, mut last, mut worth) = (0.0, 0.0, 0.0);
        let times = self.or_scroll(1.0, Scroll::DoubleRapids);
        let once =
            [Scroll::RapidAtOnce, Scroll::SeasonRapids].into_iter().filter(|&scroll| self.board.has(scroll)).count()
                as f64;
        for (rapid, bonus) in self.printed.rapids.map(f64::from).into_iter().zip(self.printed.rapid_bonuses) {
            let bonus = times * self.bonus(bonus);
            let each = if self.board.has(Scroll::RoundRapids) { bonus } else { (bonus - best).max(0.0) };
            let whole = each * rounds + once * bonus;
            if space < rapid {
                worth += whole * (space - last) / (rapid - last);
                break;
            }
            worth += whole;
            best = bonus.max(best);
            last = rapid;
        }
        worth + (space - f64::from(self.printed.jetty)).max(0.0) * self.or_scroll(1.0, Scroll::JettyPoints)
    }
}
