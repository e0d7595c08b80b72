//! The souk: the exchange office and luxury goods.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Colour, Resource, Sector};
use crate::components::Bonus;
use crate::effect::{Cause, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Place, Resources, Spare, asked};
use crate::refusal::{NO_GOODS, NOT_ON_DISPLAY};
use crate::run::{After, Play};
use crate::scroll::Scroll;
use crate::state::{Draw, Open};
use crate::step::Step;
use crate::tile::Tile;

impl Keshi {
    /// The shop whose stack fills this one: its own, or in the Essential edition the one stack, which is kept with the first.
    pub(crate) fn store(&self, shop: usize) -> usize {
        if self.options().is_essential() { 0 } else { shop }
    }

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
            self.tell_help(Scroll::MoreExchanges);
        }
        let good = colour as usize - Colour::Purple as usize;
        self.board().goods[good] -= 1;
        self.tell.tell(Event::Exchanged { seat, colour });
        if self.has(Scroll::MoreExchanges) {
            self.push(Souk { office: true, luxury: false });
        }
        let bonuses = self.components().offices[self.open.office.index()][good];
        if !self.helped_by(Scroll::OfficeResource) {
            return self.gain_pair(bonuses, Source::Souk);
        }
        match bonuses {
            [plain, step] | [step, plain] if plain.is_plain() && step.is_step() => {
                self.gain(plain, 1, Source::Souk);
                self.push(OfficeStep { step });
            }
            both => {
                self.gain_pair(both, Source::Souk);
                self.office_resource();
            }
        }
    }

    /// The player chooses the resource of scroll 18.
    pub(crate) fn office_resource(&mut self) {
        self.because(Cause::Scroll(Scroll::OfficeResource.tile()));
        self.push(Resources { left: 1, from: Resource::Date });
    }

    /// What the player wants first of the resource of scroll 18 and the office's step; the other follows.
    pub(crate) fn choose_office_step(&mut self, step: Bonus, answer: Action) {
        match answer {
            Action::Take(resource) => self.get(resource, 1),
            _ => self.push(Step::OfficeResource),
        }
        self.push(Step::Gain { bonus: step, times: 1, source: Source::Souk });
    }

    /// Pays the goods of a luxury good, one of which may be spared.
    pub(crate) fn pay_goods(&mut self, luxury: Tile, spared: Option<Colour>) {
        let seat = self.seat();
        let mut cost = self.components().luxury[luxury.index()].cost;
        if let Some(colour) = spared {
            self.tell.tell(Event::Spared { seat, colour });
            cost[colour as usize - Colour::Purple as usize] -= 1;
        }
        let board = self.board();
        board.goods.iter_mut().zip(cost).for_each(|(goods, cost)| *goods -= u16::from(cost));
        for (colour, count) in Colour::GOODS.into_iter().zip(cost) {
            if count > 0 {
                self.tell.tell(Event::PaidGoods { seat, colour, count: count.into() });
            }
        }
    }

    /// Gets a luxury good that was paid for, or is free.
    pub(crate) fn take_luxury(&mut self, luxury: Tile, taken: bool) {
        let seat = self.seat();
        let tile = self.components().luxury[luxury.index()];
        let shop = self.open.shops.iter_mut().find(|shop| shop.top == luxury);
        shop.expect("what is taken lies open").top = Tile::NONE;
        self.board().luxury.put(luxury);
        self.tell.tell(Event::GotLuxury { seat, luxury, taken });
        self.score(tile.points.into(), Source::Souk);
        for (resource, count) in Resource::ALL.into_iter().zip(tile.resources) {
            self.get(resource, count.into());
        }
    }

    /// Buys a luxury good, the first of this action or another.
    pub(crate) fn buy_luxury(&mut self, luxury: Tile, again: bool) {
        if again {
            self.tell_help(Scroll::MoreLuxury);
        }
        if self.has(Scroll::MoreLuxury) {
            self.push(Souk { office: false, luxury: true });
        }
        if self.game.spared(self.open) > 0 {
            // Which good is spared may still be asked.
            let seat = self.seat();
            self.tell.tell(Event::Decided { seat, action: Action::Luxury(luxury) });
            return self.push(Spare(luxury));
        }
        self.pay_goods(luxury, None);
        self.take_luxury(luxury, false);
    }

    /// Fills the shops in the same way as the display of scrolls.
    pub(crate) fn restock_shops(&mut self) -> After {
        if let Some(shop) = self.open.shops.iter().position(|shop| !shop.top.is_some()) {
            let essential = self.game.options().is_essential();
            for empty in shop..5 {
                if !essential && self.open.shops[empty].len() == 0 {
                    self.split_shop(empty);
                }
            }
            let lacking = |&shop: &usize| {
                !self.open.shops[shop].top.is_some() && self.open.shops[self.game.store(shop)].unknown > 0
            };
            if let Some(shop) = (0..5).find(lacking) {
                self.push(Step::Restock);
                return After::Draw(Draw::Luxury { shop: shop as u8 });
            }
        }
        After::Done
    }

    /// Half of the largest stack of luxury goods goes to an empty shop.
    fn split_shop(&mut self, empty: usize) {
        let lengths = (0..5).map(|shop| (self.open.shops[shop].len(), std::cmp::Reverse(shop)));
        let Some((len, std::cmp::Reverse(from))) = lengths.max() else { return };
        let moved = len / 2;
        if moved > 0 {
            self.open.shops[from].unknown -= moved;
            self.open.shops[empty].unknown = moved;
            self.tell.tell(Event::ShopSplit { from: from as u8, to: empty as u8 });
        }
    }
}

/// Asks what to do in the souk: use the exchange office or buy a luxury good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Souk {
    /// Whether the office may be used.
    pub office: bool,
    /// Whether a luxury good may be bought.
    pub luxury: bool,
}

impl Asks for Souk {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.souk_answers(open, self.office, self.luxury, found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        match answer {
            Action::Exchange(colour) => play.use_office(colour, !self.luxury),
            Action::Luxury(luxury) => play.buy_luxury(luxury, !self.office),
            _ => {}
        }
    }

    fn refusal(self, _: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        let shown = |luxury| open.shops.iter().any(|shop| shop.top == luxury);
        match action {
            Action::Exchange(_) if self.office => Some(NO_GOODS),
            Action::Luxury(luxury) if self.luxury => Some(if shown(luxury) { NO_GOODS } else { NOT_ON_DISPLAY }),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        match self {
            Souk { luxury: false, .. } => asked("keshi-ask-office"),
            Souk { office: false, .. } => asked("keshi-ask-luxury"),
            Souk { office: true, luxury: true } => asked("keshi-ask-souk"),
        }
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_action(Sector::Souk)
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        self.office || self.luxury
    }
}

/// Asks what comes first: the resource of scroll 18, or a step that the exchange office gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OfficeStep {
    /// The step.
    pub step: Bonus,
}

impl Asks for OfficeStep {
    #[inline]
    fn answers(self, _: &Keshi, _: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        Resource::ALL.into_iter().all(|resource| found(Action::Take(resource))) && found(Action::Step)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        play.choose_office_step(self.step, answer);
    }

    fn refusal(self, _: &Keshi, _: &Open, _: Action) -> Option<Refusal> {
        None
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-office-step")
    }

    fn fits(self, at: Place<'_>) -> bool {
        let over = at.is_action(Sector::Souk) || at.is_over(Souk { office: true, luxury: false });
        over && at.is_top()
    }

    fn is_sound(self, game: &Keshi, open: &Open) -> bool {
        let offices = game.components.offices.as_flattened().as_flattened();
        open.board().has(Scroll::OfficeResource) && self.step.is_step() && offices.contains(&self.step)
    }
}
