//! The souk: the exchange office and luxury goods.

use table::Sink;

use crate::action::Action;
use crate::colour::{Colour, Resource};
use crate::effect::{Cause, Effect, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::run::Play;
use crate::state::Open;
use crate::tile::Tile;

impl Keshi {
    /// What can be done in the souk.
    pub(crate) fn souk_answers(
        &self,
        open: &Open,
        office: bool,
        luxury: bool,
        found: &mut impl FnMut(Action) -> bool,
    ) -> bool {
        let board = open.board();
        let offered = |&&colour: &&Colour| office && board.count(colour) > 0;
        let affordable = |tile: &Tile| {
            let cost = &self.components.luxury[tile.index()].cost;
            luxury && cost.iter().zip(board.goods).all(|(&cost, goods)| u16::from(cost) <= goods)
        };
        Colour::GOODS.iter().filter(offered).all(|&colour| found(Action::Exchange(colour)))
            && open
                .shops
                .iter()
                .map(|shop| shop.top)
                .filter(|top| top.is_some())
                .filter(affordable)
                .all(|tile| found(Action::Luxury(tile)))
            && found(Action::Stop)
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Gives a good to the exchange office, for the first time in this action or again.
    pub(crate) fn use_office(&mut self, colour: Colour, again: bool) {
        let seat = self.seat();
        if again {
            self.tell_help(46);
        }
        let good = colour as usize - Colour::Purple as usize;
        self.board().goods[good] -= 1;
        self.tell.tell(Event::Exchanged { seat, colour });
        if self.has(46) {
            self.push(Effect::Souk { office: true, luxury: false });
        }
        self.gain_pair(self.components().offices[self.open.office.index()][good], Source::Souk);
        if self.helped_by(18) {
            self.because(Cause::Scroll(Tile(18)));
            self.push(Effect::Resources { left: 1, from: Resource::Date });
        }
    }

    /// Buys a luxury good, the first of this action or another.
    pub(crate) fn buy_luxury(&mut self, luxury: Tile, again: bool) {
        let seat = self.seat();
        if again {
            self.tell_help(34);
        }
        let tile = self.components().luxury[luxury.index()];
        let shop = self.open.shops.iter_mut().find(|shop| shop.top == luxury);
        shop.expect("what is bought lies open").top = Tile::NONE;
        let board = self.board();
        board.luxury.put(luxury);
        board.goods.iter_mut().zip(tile.cost).for_each(|(goods, cost)| *goods -= u16::from(cost));
        for (colour, count) in Colour::GOODS.into_iter().zip(tile.cost) {
            if count > 0 {
                self.tell.tell(Event::PaidGoods { seat, colour, count: count.into() });
            }
        }
        self.tell.tell(Event::GotLuxury { seat, luxury });
        self.score(tile.points.into(), Source::Souk);
        for (resource, count) in Resource::ALL.into_iter().zip(tile.resources) {
            self.get(resource, count.into());
        }
        if self.has(34) {
            self.push(Effect::Souk { office: false, luxury: true });
        }
    }
}
