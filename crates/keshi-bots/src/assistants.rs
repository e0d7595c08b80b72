//! Assistants, and the sectors they go to.

use keshi::{Colour, Few, Keshi, ROUNDS, Resource, Scroll, Sector, Stairs};

use super::outlook::{Outlook, When};

impl Outlook<'_> {
    /// The assistants of a sector: those that stand there, and those that later rounds and seasons will bring.
    pub(super) fn assistants(&self, sector: Sector) -> f64 {
        let colours: Few<Colour> = Colour::ALL.into_iter().filter(|colour| colour.sector() == Some(sector)).collect();
        let in_hand = colours.iter().filter(|&colour| self.board.hand().has(colour)).count() as f64;
        let worth = |count: f64, when| if count > 0.0 { count * self.assistant(sector, when) } else { 0.0 };
        let now = worth(self.board.assistants(sector).into(), When::Now);
        let this_season = worth(in_hand, self.later());
        let other_seasons = (0..self.seasons).map(|season| {
            let wait = f64::from(ROUNDS) * (f64::from(season) + self.weigh.midway);
            worth(colours.len().into(), When::In(self.rounds + wait))
        });
        now + self.weigh.later * (this_season + other_seasons.sum::<f64>())
    }

    /// When something is done that waits for a later round of the season.
    fn later(&self) -> When {
        When::In(self.rounds * self.weigh.midway)
    }

    /// An assistant: the action of the sector or a new keshi, whatever is better then, and the water of a vendor.
    fn assistant(&self, sector: Sector, when: When) -> f64 {
        let vendor = if self.board.has_vendor(sector) { self.vendor() } else { 0.0 };
        let (action, keshi) = (self.action(sector, when), self.new_keshi(sector, when));
        // Near the better of the two where they differ, and above both where they do not: the choice is worth something.
        (action * action + keshi * keshi).sqrt() + vendor
    }

    /// The action of a sector.
    pub(super) fn action(&self, sector: Sector, when: When) -> f64 {
        let keshis = self.keshis_then(sector, when);
        match sector {
            Sector::Orchard => keshis * self.picker(),
            Sector::Madrasa if when == When::Now => self.study(keshis - f64::from(self.board.served()), when),
            Sector::Madrasa => self.study(keshis, when),
            Sector::Palace => self.climb(Stairs::Palace, keshis),
            Sector::Mosque => self.climb(Stairs::Mosque, keshis),
            Sector::Square => self.show(when),
            Sector::River => self.float(keshis, when),
            Sector::Medina => self.build(keshis - f64::from(self.board.gates()), when),
            Sector::Sahara => self.claim(when),
            Sector::Souk => self.trade(when),
        }
    }

    /// How many keshis of its colour a sector will have. The souk has none.
    fn keshis_then(&self, sector: Sector, when: When) -> f64 {
        let keshis = self.keshis.get(sector as usize).copied().unwrap_or_default();
        match when {
            When::Now => keshis,
            When::In(rounds) => (keshis + self.weigh.growth * rounds).min(self.printed.sector_size.into()),
        }
    }

    /// A new keshi of a sector: the later it comes, the less.
    fn new_keshi(&self, sector: Sector, when: When) -> f64 {
        match (sector, when) {
            (Sector::Souk, _) => self.good(),
            (_, When::Now) => self.keshi(),
            (_, When::In(rounds)) => self.keshi() * (1.0 - rounds / self.all_rounds()).max(0.0),
        }
    }

    /// What a vendor gives with an assistant: water, and points with scroll 50.
    fn vendor(&self) -> f64 {
        self.or_scroll(1.0, Scroll::MoreWater) * self.resource(Resource::Water)
            + self.or_scroll(0.0, Scroll::VendorPoints)
    }

    /// A sector that is full, or may become so.
    pub(super) fn filling(&self, sector: Sector) -> f64 {
        let Some(&keshis) = self.keshis.get(sector as usize) else { return 0.0 };
        let there = keshis + if self.board.has_vendor(sector) { 1.0 } else { 0.0 };
        let (all, points) = (f64::from(self.printed.sector_size) + 1.0, f64::from(self.printed.full_sector));
        if there >= all {
            return points;
        }
        let likely = (self.weigh.fill * self.all_rounds() / (all - there)).min(1.0);
        points * (there / all).powi(self.weigh.filled) * likely
    }

    /// What selecting each colour now gains: its assistant comes in this round and not in a later one. That of a red
    /// keshi goes where it gains most.
    pub(super) fn gains_now(&self) -> [f64; Colour::COUNT] {
        let gain = |sector| self.assistant(sector, When::Now) - self.assistant(sector, self.later());
        let gains = Sector::ALL.map(gain);
        Colour::ALL.map(|colour| match colour.sector() {
            Some(sector) => gains[sector as usize],
            None => gains.into_iter().fold(f64::NEG_INFINITY, f64::max),
        })
    }

    /// Keshis on the supply board: those on the first spaces come soonest.
    pub(super) fn supply(&self, order: u8) -> f64 {
        let drawn = self.board.supply();
        let spaces = Keshi::supply_order(order).into_iter().zip(1..);
        spaces.filter(|&(at, _)| drawn[usize::from(at)].is_some()).map(|(_, space)| 1.0 / f64::from(space)).sum()
    }
}
