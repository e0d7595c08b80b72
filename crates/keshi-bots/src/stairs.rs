//! The staircases of palace and mosque, and the lines between them.

use keshi::{Companion, Scroll, Space, Stairs};

use super::outlook::Outlook;

impl Outlook<'_> {
    /// Where a pawn stands: the way behind it since the last threshold, and who keeps it company.
    pub(super) fn on_stairs(&self, stairs: Stairs) -> f64 {
        let accompanied = self.state.companion(stairs) == Companion::With(self.seat);
        let company = if accompanied { self.weigh.company * self.all_rounds() } else { 0.0 };
        let way = if self.left > 0.0 { self.way(stairs, self.board.step(stairs).into()) } else { 0.0 };
        company + way
    }

    /// The way to a step since the last threshold, as a part of what the next one gives.
    fn way(&self, stairs: Stairs, step: f64) -> f64 {
        let thresholds = self.printed.thresholds.map(f64::from);
        let Some(next) = thresholds.iter().position(|&first| step < first) else { return 0.0 };
        let last = if next == 0 { 0.0 } else { thresholds[next - 1] };
        let part = (step - last) / (thresholds[next] - last);
        part * self.threshold(stairs, next as u8 + 2)
    }

    /// So many steps: thresholds crossed, the way to the next, and points beyond the top. Scrolls 26, 27 and 48 add steps.
    pub(super) fn climb(&self, stairs: Stairs, steps: f64) -> f64 {
        if steps <= 0.0 {
            return 0.0;
        }
        let added = [Scroll::DatesToClimb, Scroll::WaterToClimb, Scroll::StepMore]
            .into_iter()
            .filter(|&scroll| self.board.has(scroll))
            .count() as f64;
        let from = f64::from(self.board.step(stairs));
        let to = from + steps + added;
        let thresholds = (2..).zip(self.printed.thresholds.map(f64::from));
        let crossed = thresholds.filter(|&(_, first)| from < first && first <= to);
        let given: f64 = crossed.map(|(segment, _)| self.threshold(stairs, segment)).sum();
        let beyond = to - from.max(self.printed.stairs_top.into());
        let scroll = match stairs {
            Stairs::Palace => Scroll::PalacePoints,
            Stairs::Mosque => Scroll::MosquePoints,
        };
        given + self.way(stairs, to) - self.way(stairs, from) + beyond.max(0.0) * self.or_scroll(1.0, scroll)
    }

    /// What the threshold before a segment gives: dinars, a bonus of the line, and what scrolls 13 to 16 add.
    fn threshold(&self, stairs: Stairs, segment: u8) -> f64 {
        let mut ends = self.segments();
        ends[stairs as usize] = segment;
        let scrolls = Scroll::THRESHOLD_BONUSES
            .into_iter()
            .zip(self.printed.scroll_thresholds)
            .filter(|&(scroll, _)| self.board.has(scroll));
        let added: f64 = scrolls.map(|(_, bonus)| self.bonus(bonus)).sum();
        self.sum([0, 0, self.printed.threshold_dinars]) + self.line(ends) + added
    }

    /// The best that a line gives; the best two with scroll 63.
    pub(super) fn line(&self, ends: [u8; 2]) -> f64 {
        let (mut best, mut second) = (0.0, 0.0);
        for bonus in Space::ALL.into_iter().filter_map(|space| self.game.on_line(self.state, ends, space)) {
            let bonus = self.bonus(bonus);
            if bonus > best {
                (best, second) = (bonus, best);
            } else if bonus > second {
                second = bonus;
            }
        }
        if self.board.has(Scroll::TwoLineBonuses) { best + second } else { best }
    }

    /// The segments of both pawns.
    pub(super) fn segments(&self) -> [u8; 2] {
        Stairs::BOTH.map(|stairs| self.game.segment(self.board.step(stairs)))
    }
}
