//! The orchard, the madrasa, the medina and the souk.

use keshi::{Bonus, Goods, Resource, Scroll, Tile};

use super::outlook::{LEFTOVER, Outlook, When};

impl Outlook<'_> {
    /// So many of a resource for an action.
    fn purse(&self, resource: Resource, when: When) -> f64 {
        match when {
            When::Now => self.board.of(resource).into(),
            When::In(_) => self.weigh.purse,
        }
    }

    /// What a date picker brings, by the best of scrolls 23 to 25.
    pub(super) fn picker(&self) -> f64 {
        let scrolls =
            Scroll::HARVESTS.into_iter().zip(self.printed.scroll_orchard).filter(|&(scroll, _)| self.board.has(scroll));
        scrolls.map(|(_, bonus)| self.bonus(bonus)).fold(self.resource(Resource::Date), f64::max)
    }

    /// A scroll of a kind: what it brings at once, and what is left of the game to use it in.
    fn unpaid_scroll(&self, kind: u8) -> f64 {
        self.weigh.scrolls[usize::from(kind)] * (1.0 - self.weigh.lasting * (1.0 - self.left))
    }

    /// The same, its dates paid.
    pub(super) fn scroll(&self, kind: u8) -> f64 {
        self.unpaid_scroll(kind) - self.sum([self.printed.scroll_kinds[usize::from(kind)].dates, 0, 0])
    }

    /// The best scroll on display, for nothing.
    pub(super) fn any_scroll(&self) -> f64 {
        let shown = self.state.scrolls_shown().into_iter().filter(|tile| tile.is_some());
        shown.map(|scroll| self.unpaid_scroll(self.game.kind_of(scroll))).fold(0.0, f64::max)
    }

    /// The scrolls that so many scholars can buy in a turn, the dearest first.
    pub(super) fn study(&self, scholars: f64, when: When) -> f64 {
        let mut scholars = scholars.max(0.0);
        let mut dates = self.purse(Resource::Date, when);
        let mut worth = 0.0;
        for (kind, asked) in self.printed.scroll_kinds.iter().enumerate().rev() {
            let [needed, price] = [asked.scholars, asked.dates].map(f64::from);
            let most = (scholars / needed.max(1.0)).min(dates / price);
            let bought = if when == When::Now { most.floor() } else { most };
            let each = self.scroll(kind as u8);
            if each > 0.0 {
                worth += bought * each;
                scholars -= bought * needed;
                dates -= bought * price;
            }
        }
        worth
    }

    /// A gate of a workshop, paid, and its dinars.
    fn gate(&self, workshop: u8) -> (f64, f64) {
        let (dinars, points) = self.game.gate_on_offer(self.board, workshop);
        (self.built(points, self.or_scroll(1.0, Scroll::TwoGateKeshis)) - self.sum([0, 0, dinars]), dinars.into())
    }

    /// A gate that is built for such points, and brings so many keshis.
    fn built(&self, points: i8, keshis: f64) -> f64 {
        f64::from(points) + self.weigh.beside * f64::from(self.printed.gate_match) + keshis * self.keshi()
    }

    /// The best gate in the workshops, for nothing.
    pub(super) fn any_gate(&self) -> f64 {
        let gates = self.game.gates_for_nothing(self.state, self.seat);
        gates.map(|points| self.built(points, 1.0)).fold(0.0, f64::max)
    }

    /// Gates for so many free guards, the best first.
    pub(super) fn build(&self, guards: f64, when: When) -> f64 {
        let mut dinars = self.purse(Resource::Dinar, when);
        let spaces = self.printed.gate_spaces.len() as u8 - self.board.gates();
        let mut guards = guards.min(spaces.into());
        let gates = [0, 1, 2, 3].map(|workshop| self.gate(workshop));
        let mut worth = 0.0;
        while guards > 0.0 {
            let affordable = gates.iter().filter(|&&(_, price)| price <= dinars);
            let (gate, price) = affordable.fold((0.0, 0.0), |best, &gate| if gate.0 > best.0 { gate } else { best });
            worth += gate * guards.min(1.0);
            dinars -= price;
            guards -= 1.0;
        }
        worth
    }

    /// A good more.
    pub(super) fn good(&self) -> f64 {
        LEFTOVER + (self.weigh.good - LEFTOVER) * self.left.sqrt()
    }

    /// What so many of each good are worth.
    pub(super) fn price(&self, goods: Goods) -> f64 {
        goods.iter().map(|&count| f64::from(count) * self.good()).sum()
    }

    /// Goods, and how near they come to a luxury good on display or a desert town.
    pub(super) fn goods(&self) -> f64 {
        let count: f64 = self.goods.iter().sum();
        let goods = LEFTOVER * count + (self.good() - LEFTOVER) * count.min(self.all_rounds() + self.weigh.used);
        let luxury = self.luxury_shown().map(|tile| {
            let luxury = self.printed.luxury[tile.index()];
            f64::from(luxury.points) * self.near(luxury.cost)
        });
        let towns = self.towns_to_claim().map(|town| self.town(town) * self.near(self.printed.town_cost));
        goods + self.weigh.luxury * self.left.sqrt() * luxury.chain(towns).fold(0.0, f64::max)
    }

    /// How near goods come to a price, from 0 to 1.
    fn near(&self, price: Goods) -> f64 {
        let asked: f64 = price.iter().map(|&cost| f64::from(cost)).sum();
        let owned: f64 = price.iter().zip(self.goods).map(|(&cost, owned)| owned.min(cost.into())).sum();
        let part = owned / asked.max(1.0);
        part * part
    }

    fn luxury_shown(&self) -> impl Iterator<Item = Tile> {
        self.state.luxury_shown().into_iter().filter(|tile| tile.is_some())
    }

    /// The exchange office (scrolls 18, 46) or a luxury good (scroll 34).
    pub(super) fn trade(&self, when: When) -> f64 {
        let again =
            [Scroll::MoreLuxury, Scroll::MoreExchanges].into_iter().filter(|&scroll| self.board.has(scroll)).count()
                as f64;
        let best = match when {
            When::Now => self.exchange().max(self.luxury()),
            When::In(_) => self.good(),
        };
        let added = if self.board.has(Scroll::OfficeResource) { self.bonus(Bonus::AnyResource) } else { 0.0 };
        best * (1.0 + again * self.weigh.again) + added
    }

    /// The best that the exchange office gives.
    fn exchange(&self) -> f64 {
        let office = self.printed.offices[self.state.office().index()];
        let owned = office.into_iter().zip(self.goods).filter(|&(_, count)| count > 0.0);
        let gains = owned.map(|(pair, _)| pair.into_iter().map(|bonus| self.bonus(bonus)).sum::<f64>() - self.good());
        gains.fold(0.0, f64::max)
    }

    /// The best luxury good that can be paid.
    fn luxury(&self) -> f64 {
        let gains = self.luxury_shown().map(|tile| {
            let cost = self.printed.luxury[tile.index()].cost;
            let payable = cost.iter().zip(self.goods).all(|(&cost, owned)| owned >= cost.into());
            if payable { self.unpaid_luxury(tile) - self.price(cost) } else { 0.0 }
        });
        gains.fold(0.0, f64::max)
    }

    /// What a luxury good gives.
    fn unpaid_luxury(&self, tile: Tile) -> f64 {
        let luxury = self.printed.luxury[tile.index()];
        f64::from(luxury.points) + self.sum(luxury.resources)
    }

    /// The best luxury good on display, for nothing.
    pub(super) fn any_luxury(&self) -> f64 {
        self.luxury_shown().map(|tile| self.unpaid_luxury(tile)).fold(0.0, f64::max)
    }
}
