//! The madrasa: the display of scrolls, and buying them.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Colour, Resource, Sector};
use crate::effect::StorageBonus;
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Pay, Place, asked, few};
use crate::refusal::{ALREADY_BOUGHT, CANNOT_PAY, NOT_ON_DISPLAY, OTHER_KIND, TOO_FEW_SCHOLARS};
use crate::run::{After, Play};
use crate::scroll::Scroll;
use crate::state::{Draw, Open};
use crate::step::{Step, is_refreshing};
use crate::tile::Tile;
use crate::words::kind;

/// The three stacks of a kind.
pub(crate) fn stacks_of(kind: u8) -> std::ops::Range<usize> {
    let first = 3 * usize::from(kind);
    first..first + 3
}

impl Keshi {
    /// The stack from which a place of the display is filled: its own, or in the Essential edition that of its kind,
    /// which is kept with the first place.
    pub(crate) fn pile(&self, stack: usize) -> usize {
        if self.options().is_essential() { stack - stack % 3 } else { stack }
    }

    /// The open scrolls of a kind.
    pub(crate) fn display(&self, open: &Open, kind: u8) -> impl Iterator<Item = Tile> {
        open.stacks[stacks_of(kind)].iter().map(|stack| stack.top).filter(|top| top.is_some())
    }

    /// Whether enough scholars of the player have not served a scroll this turn for one of a kind.
    pub(crate) fn has_scholars(&self, open: &Open, kind: u8) -> bool {
        let board = open.board();
        let needed = board.served + self.components.scroll_kinds[usize::from(kind)].scholars;
        board.count(Colour::Gray) >= needed.into()
    }

    /// Whether scholars and dates suffice for a kind.
    fn can_afford(&self, open: &Open, kind: u8, resources: &[u16; 3]) -> bool {
        let dates = self.dates_for(open, self.components.scroll_kinds[usize::from(kind)].dates);
        self.has_scholars(open, kind) && resources[Resource::Date as usize] >= dates.into()
    }

    /// Whether a scroll can be bought.
    pub(crate) fn can_study(&self, open: &Open, resources: &[u16; 3]) -> bool {
        (0..4).any(|kind| self.can_afford(open, kind, resources) && self.display(open, kind).next().is_some())
    }

    /// The open scrolls of a kind that can be bought.
    pub(crate) fn scrolls_of(&self, open: &Open, kind: u8) -> impl Iterator<Item = Tile> {
        let affordable = self.can_afford(open, kind, &open.board().resources);
        self.display(open, kind).filter(move |_| affordable)
    }

    /// What can be done in the madrasa.
    pub(crate) fn madrasa_answers(&self, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let kinds = 0..4u8;
        kinds.clone().flat_map(|kind| self.scrolls_of(open, kind)).all(|scroll| found(Action::Scroll(scroll)))
            && kinds.filter(|&kind| self.can_refresh(open, kind)).all(|kind| found(Action::Refresh(kind)))
            && found(Action::Stop)
    }

    /// Whether the open scrolls of a kind may be exchanged: before the first purchase of a round, for a dinar, if one of
    /// the kind can then be bought.
    fn can_refresh(&self, open: &Open, kind: u8) -> bool {
        let board = open.board();
        if board.bought || self.display(open, kind).next().is_none() {
            return false;
        }
        let dates = self.dates_for(open, self.components.scroll_kinds[usize::from(kind)].dates);
        self.can_afford(open, kind, &board.resources) && self.can_pay_all(board, [dates, 0, 1], &board.resources)
    }

    /// The scrolls of a kind that can be had for so many dates, or none of them.
    pub(crate) fn free_scrolls(
        &self,
        open: &Open,
        kind: u8,
        dates: u8,
        found: &mut impl FnMut(Action) -> bool,
    ) -> bool {
        if open.board().of(Resource::Date) < self.dates_for(open, dates).into()
            || self.display(open, kind).next().is_none()
        {
            return true;
        }
        self.display(open, kind).all(|scroll| found(Action::Scroll(scroll))) && found(Action::Stop)
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Buys a scroll: its scholars have served for this turn.
    pub(crate) fn buy_scroll(&mut self, scroll: Tile) {
        let kind = self.game.kind_of(scroll);
        let asked = self.components().scroll_kinds[usize::from(kind)];
        self.push(Madrasa);
        self.board().served += asked.scholars;
        self.board().bought = true;
        let dates = self.game.dates_for(self.open, asked.dates);
        self.pay(Resource::Date, dates.into());
        self.take_scroll(scroll);
    }

    /// Takes a scroll from the display.
    pub(crate) fn take_scroll(&mut self, scroll: Tile) {
        let seat = self.seat();
        let stack = self.open.stacks.iter_mut().find(|stack| stack.top == scroll);
        stack.expect("what is taken lies open").top = Tile::NONE;
        self.board().scrolls.put(scroll);
        self.tell.tell(Event::GotScroll { seat, scroll });
        self.unroll(scroll);
    }

    /// Exchanges the open scrolls of a kind; one of the new ones must be bought.
    pub(crate) fn refresh_kind(&mut self, kind: u8) {
        let seat = self.seat();
        self.tell.tell(Event::Refreshed { seat, kind });
        self.board().bought = true;
        self.push(MustBuy { kind });
        let mut under = 0u8;
        // Those shown go under first, in the order of the display; then as many come up.
        for stack in stacks_of(kind) {
            let top = std::mem::take(&mut self.open.stacks[stack].top);
            if top.is_some() {
                let pile = self.game.pile(stack);
                self.open.stacks[pile].known.push(top);
                under |= 1 << (stack % 3);
            }
        }
        for stack in stacks_of(kind).rev().filter(|stack| under >> (stack % 3) & 1 == 1) {
            self.push(Step::Refresh { stack: stack as u8 });
        }
        if self.has(Scroll::AnyPayment) {
            // The dates that the scroll will cost cannot be spent.
            let dates = self.game.dates_for(self.open, self.components().scroll_kinds[usize::from(kind)].dates);
            let spare = self.open.board().of(Resource::Date) > dates.into();
            self.push(Pay { left: 1, from: if spare { Resource::Date } else { Resource::Water } });
        } else {
            self.pay(Resource::Dinar, 1);
        }
    }

    /// Reveals the next scroll for a place of the display that has no open one.
    pub(crate) fn reveal_scroll(&mut self, stack: u8) -> After {
        let pile = self.game.pile(stack.into());
        let pile = &mut self.open.stacks[pile];
        if pile.unknown > 0 {
            return After::Draw(Draw::Scroll { stack });
        }
        let scroll = pile.known.pop();
        self.show_scroll(stack, scroll);
        After::Done
    }

    /// A scroll lies open on a stack.
    pub(crate) fn show_scroll(&mut self, stack: u8, scroll: Tile) {
        self.open.stacks[usize::from(stack)].top = scroll;
        self.tell.tell(Event::ScrollShown { stack, scroll });
    }

    /// Ends a turn. Fills the display of scrolls, then the shops: first empty stacks take half of a larger one, then what
    /// is missing is revealed.
    pub(crate) fn restock(&mut self) -> After {
        self.board().served = 0;
        if let Some(stack) = self.open.stacks.iter().position(|stack| !stack.top.is_some()) {
            let essential = self.game.options().is_essential();
            for empty in stack..12 {
                if !essential && self.open.stacks[empty].len() == 0 {
                    self.split_stack(empty);
                }
            }
            let lacking = |&stack: &usize| {
                let pile = &self.open.stacks[self.game.pile(stack)];
                !self.open.stacks[stack].top.is_some() && pile.unknown + pile.known.len() > 0
            };
            if let Some(stack) = (0..12).find(lacking) {
                self.push(Step::Restock);
                return self.reveal_scroll(stack as u8);
            }
        }
        self.restock_shops()
    }

    /// The lower half of the larger other stack of its kind goes to an empty one.
    fn split_stack(&mut self, empty: usize) {
        let range = stacks_of((empty / 3) as u8);
        let lengths = range.map(|stack| (self.open.stacks[stack].len(), std::cmp::Reverse(stack)));
        let Some((len, std::cmp::Reverse(from))) = lengths.max() else { return };
        let moved = len / 2;
        if moved > 0 {
            let pile = &mut self.open.stacks[from];
            let known = moved.min(pile.known.len());
            let bottom = pile.known.split_off(pile.known.len() - known);
            pile.unknown -= moved - known;
            self.open.stacks[empty].known = bottom;
            self.open.stacks[empty].unknown = moved - known;
            self.tell.tell(Event::StackSplit { from: from as u8, to: empty as u8 });
        }
    }
}

/// Asks which scrolls to buy.
#[derive(Clone, Copy)]
pub(crate) struct Madrasa;

impl Asks for Madrasa {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.madrasa_answers(open, found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        match answer {
            Action::Scroll(scroll) => play.buy_scroll(scroll),
            Action::Refresh(kind) => play.refresh_kind(kind),
            _ => {}
        }
    }

    fn refusal(self, game: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        let short = |kind| if game.has_scholars(open, kind) { CANNOT_PAY } else { TOO_FEW_SCHOLARS };
        match action {
            Action::Scroll(scroll) if !open.is_shown(scroll) => Some(NOT_ON_DISPLAY),
            Action::Scroll(scroll) => Some(short(game.kind_of(scroll))),
            Action::Refresh(_) if open.board().bought => Some(ALREADY_BOUGHT),
            Action::Refresh(kind) if game.display(open, kind).next().is_none() => Some(NOT_ON_DISPLAY),
            Action::Refresh(kind) => Some(short(kind)),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-madrasa")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_action(Sector::Madrasa)
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks which of the scrolls just revealed to buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MustBuy {
    /// The kind.
    #[serde(with = "crate::json::kind")]
    #[cfg_attr(feature = "typescript", ts(type = "Kind"))]
    pub kind: u8,
}

impl Asks for MustBuy {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.scrolls_of(open, self.kind).all(|scroll| found(Action::Scroll(scroll)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Scroll(scroll) = answer {
            play.buy_scroll(scroll);
        }
    }

    fn refusal(self, _: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Scroll(scroll) => Some(if open.is_shown(scroll) { OTHER_KIND } else { NOT_ON_DISPLAY }),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        Some(Message::plain("keshi-ask-must-buy").with("kind", kind(self.kind)))
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_action(Sector::Madrasa) && at.above.iter().all(is_refreshing)
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        self.kind < 4
    }
}

/// Asks for a scroll of a kind from the display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TakeScroll {
    /// The kind.
    #[serde(with = "crate::json::kind")]
    #[cfg_attr(feature = "typescript", ts(type = "Kind"))]
    pub kind: u8,
    /// Dates to pay.
    pub dates: u8,
}

impl Asks for TakeScroll {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.free_scrolls(open, self.kind, self.dates, found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Scroll(scroll) = answer {
            play.board().bought |= self.dates > 0;
            let dates = play.game.dates_for(play.open, self.dates);
            play.pay(Resource::Date, dates.into());
            play.take_scroll(scroll);
        }
    }

    fn refusal(self, _: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Scroll(scroll) => Some(if open.is_shown(scroll) { OTHER_KIND } else { NOT_ON_DISPLAY }),
            _ => None,
        }
    }

    fn words(self, game: &Keshi, open: &Open) -> Option<Message> {
        let dates = game.dates_for(open, self.dates);
        Some(Message::plain("keshi-ask-take-scroll").with("kind", kind(self.kind)).with("dates", i64::from(dates)))
    }

    fn fits(self, at: Place<'_>) -> bool {
        (at.is_scroll(&[Scroll::OrangeScroll]) || at.is_storage(StorageBonus::Scroll)) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        self.kind < 4 && few(self.dates)
    }
}

impl Open {
    /// Whether a scroll lies open.
    fn is_shown(&self, scroll: Tile) -> bool {
        self.stacks.iter().any(|stack| stack.top == scroll)
    }
}
