//! Dates, water and dinars, and the provisions that are due.

use keshi::{Resource, Scroll, Tile};

use super::outlook::{LEFTOVER, Outlook};

impl Outlook<'_> {
    /// A date, water or a dinar more.
    pub(super) fn resource(&self, resource: Resource) -> f64 {
        LEFTOVER + (self.weigh.resources[resource as usize] - LEFTOVER) * self.left.sqrt()
    }

    /// What something costs, or gives.
    pub(super) fn sum(&self, resources: [u8; 3]) -> f64 {
        Resource::ALL.into_iter().zip(resources).map(|(one, count)| f64::from(count) * self.resource(one)).sum()
    }

    /// All resources, with what becomes of them when provisions are due: who lacks something loses points and the rest.
    pub(super) fn resources(&self) -> f64 {
        let (due, lost) = if self.is_last() { ([0; 3], 0) } else { self.game.asked(self.board) };
        let rest = |one: Resource| f64::from(self.board.of(one)) - f64::from(due[one as usize]);
        let spared: f64 = Resource::ALL.into_iter().map(|one| self.spare(one, rest(one).max(0.0))).sum();
        let lacking = self.lacking(Resource::ALL.map(rest));
        if lacking == 0.0 {
            return spared;
        }
        let fails = lacking / (lacking + self.weigh.income * self.rounds);
        spared - fails * (f64::from(lost) + spared)
    }

    /// How many resources lack, when so many are left of each. Scroll 33 pays dinars with others, scroll 44 all.
    fn lacking(&self, rest: [f64; 3]) -> f64 {
        let [dates, water, dinars] = rest.map(|rest| (-rest).max(0.0));
        let lacking = match self.board.has(Scroll::AnyPayment) {
            true => (dates + water).max(-rest.iter().sum::<f64>()),
            false => dates + water + dinars,
        };
        let owned: f64 = Resource::ALL.into_iter().map(|one| f64::from(self.board.of(one))).sum();
        let by_scroll = 1.0 + f64::from(self.board.provisions().len()) - owned;
        if self.board.has(Scroll::AnyProvisions) { lacking.min(by_scroll.max(0.0)) } else { lacking }
    }

    /// So many of a resource to spare: the more there are, the less another one helps.
    fn spare(&self, resource: Resource, count: f64) -> f64 {
        let plenty = self.weigh.plenty;
        LEFTOVER * count + (self.resource(resource) - LEFTOVER) * 2.0 * plenty * count / (plenty + count)
    }

    /// A provision tile to be turned up: those turned up first are paid most often.
    pub(super) fn provision(&self, tile: Tile) -> f64 {
        -self.sum(self.printed.provisions[tile.index()].resources)
    }
}
