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
        let spared = self.spared(open);
        let affordable = |tile: &Tile| luxury && self.can_buy(board, self.components.luxury[tile.index()].cost, spared);
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

impl Keshi {
    /// Whether a luxury good can be had without any goods, in the imam's company.
    pub(crate) fn souk_gives(&self, open: &Open) -> bool {
        let spared = self.spared(open);
        let tops = open.shops.iter().map(|shop| shop.top).filter(|top| top.is_some());
        spared > 0
            && tops
                .into_iter()
                .any(|tile| self.can_buy(open.board(), self.components.luxury[tile.index()].cost, spared))
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
}
