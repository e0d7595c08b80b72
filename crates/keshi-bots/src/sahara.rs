//! The Sahara: oases and desert towns.

use keshi::{Keshi, OASES_COUNTED, Oasis, Price, Resource, Scroll, Storage, Tile};

use super::outlook::{LEFTOVER, Outlook, When};

impl Outlook<'_> {
    /// The best of the oases claimed, and a part of those that can be.
    pub(super) fn oases(&self) -> f64 {
        let best = self.best();
        let to_come = if self.left > 0.0 { self.weigh.discovered * self.on_offer(&best, None) } else { 0.0 };
        best.iter().sum::<f64>() + to_come
    }

    /// What the best oases will be worth, the best first.
    fn best(&self) -> [f64; OASES_COUNTED] {
        let mut best = [0.0; OASES_COUNTED];
        for oasis in self.board.claimed() {
            let mut worth = self.oasis(oasis);
            for place in &mut best {
                if worth > *place {
                    std::mem::swap(&mut worth, place);
                }
            }
        }
        best
    }

    /// What an oasis will be worth at the end.
    fn oasis(&self, oasis: Tile) -> f64 {
        let returned = match self.printed.oases[oasis.index()] {
            Oasis::Resource { resource, most, .. } => LEFTOVER * f64::from(self.board.of(resource).min(most.into())),
            _ => 0.0,
        };
        f64::from(self.game.oasis_points(self.board, oasis)) + returned + self.weigh.oasis * self.left
    }

    /// What an oasis that nobody knows yet promises.
    pub(super) fn discovery(&self) -> f64 {
        self.weigh.discovery * self.left.sqrt()
    }

    /// What claiming the oases discovered would bring, with these resources or with whatever comes.
    fn on_offer(&self, best: &[f64; OASES_COUNTED], mut purse: Option<[u16; 3]>) -> f64 {
        let mut stored = self.board.claimed().count();
        let mut worth = 0.0;
        for (oasis, price) in self.game.oases_on_offer(self.board) {
            let cost = match price {
                Price::Each(cost) => cost,
                Price::AnyOne => self.cheapest(purse),
            };
            let paid = purse.map(|owned| {
                let left = |one: Resource| owned[one as usize].checked_sub(cost[one as usize].into());
                Resource::ALL.map(left)
            });
            if paid.is_some_and(|left| left.contains(&None)) {
                continue;
            }
            let now = if self.board.has(Scroll::DiscoveredOases) {
                f64::from(self.game.oasis_points(self.board, oasis))
            } else {
                0.0
            };
            let gain =
                (self.oasis(oasis) - best[OASES_COUNTED - 1]).max(0.0) + self.storage(stored) + now - self.sum(cost);
            if gain > 0.0 {
                worth += gain;
                stored += 1;
                purse = paid.map(|left| left.map(|left| left.unwrap_or(0)));
            }
        }
        worth
    }

    /// The resource that is missed least, among these or among all.
    fn cheapest(&self, purse: Option<[u16; 3]>) -> [u8; 3] {
        let owned = |one: &Resource| purse.is_none_or(|owned| owned[*one as usize] > 0);
        let least = |a: &Resource, b: &Resource| self.resource(*a).total_cmp(&self.resource(*b));
        let paid = Resource::ALL.into_iter().filter(owned).min_by(least).unwrap_or(Resource::Date);
        Resource::ALL.map(|one| u8::from(one == paid))
    }

    /// What a storage space gives.
    fn storage(&self, space: usize) -> f64 {
        match self.printed.storage.get(space) {
            Some(Storage::Keshi) => self.keshi(),
            Some(Storage::Scroll) => self.scroll(1),
            Some(Storage::Blank | Storage::Exchange) | None => 0.0,
        }
    }

    /// An action of the Sahara: what was only a prospect is had.
    pub(super) fn claim(&self, when: When) -> f64 {
        let purse = match when {
            When::Now => Some(Resource::ALL.map(|resource| self.board.of(resource))),
            When::In(_) => None,
        };
        (1.0 - self.weigh.discovered) * self.on_offer(&self.best(), purse) + self.claim_towns(when)
    }

    /// What a desert town gives: points at the end, or something at once.
    pub(super) fn town(&self, town: Tile) -> f64 {
        match Keshi::town_gives(town) {
            Some(question) => self.question(question),
            None => f64::from(self.game.town_points(self.state, self.seat, town)) + self.weigh.oasis * self.left,
        }
    }

    /// The desert towns that are found and not claimed.
    pub(super) fn towns_to_claim(&self) -> impl Iterator<Item = Tile> {
        self.board.towns().filter(|&(_, claimed)| !claimed).map(|(town, _)| town)
    }

    /// What claiming each of them brings, its goods paid.
    fn towns_on_offer(&self) -> impl Iterator<Item = f64> {
        let price = self.price(self.printed.town_cost);
        self.towns_to_claim().map(move |town| (self.town(town) - price).max(0.0))
    }

    /// Desert towns: those claimed, as far as they have not given anything yet, and a part of those that can be.
    pub(super) fn towns(&self) -> f64 {
        let scored = self.board.towns().filter(|&(town, claimed)| claimed && Keshi::town_gives(town).is_none());
        let to_come = if self.left > 0.0 { self.weigh.town * self.towns_on_offer().sum::<f64>() } else { 0.0 };
        scored.map(|(town, _)| self.town(town)).sum::<f64>() + to_come
    }

    /// Claiming desert towns, as many as there are goods for, or all with whatever comes.
    fn claim_towns(&self, when: When) -> f64 {
        let cost = self.printed.town_cost.map(f64::from);
        let sets = self.goods.iter().zip(cost).map(|(owned, cost)| owned / cost).fold(f64::INFINITY, f64::min);
        let (best, all) = self.towns_on_offer().fold((0.0_f64, 0.0), |(best, all), gain| (best.max(gain), all + gain));
        let gain = match when {
            When::In(_) => all,
            When::Now if sets < 1.0 => 0.0,
            When::Now if sets < 2.0 => best,
            When::Now => all,
        };
        (1.0 - self.weigh.town) * gain
    }
}
