//! Expansion 5: desert towns at the ends of the paths.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Colour, Sector};
use crate::effect::{Cause, Effect, Source, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Aside, Asks, Build, Place, Question, asked};
use crate::refusal::{NOT_IN_PLAY, NOT_ON_DISPLAY};
use crate::run::Play;
use crate::sahara::Sahara;
use crate::state::{Board, Open};
use crate::tile::{Tile, bits};

/// A desert town by its name: what it is worth at the end, or gives at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Town {
    /// Points for city gates.
    Gates = 1,
    /// Points for luxury goods.
    LuxuryGoods = 2,
    /// Points for scrolls.
    Scrolls = 3,
    /// Points for steps on the palace stairs.
    PalaceSteps = 4,
    /// Points for steps on the mosque stairs.
    MosqueSteps = 5,
    /// Points for keshis, goods apart.
    Keshis = 6,
    /// Points for steps on the river in the last season.
    RiverSteps = 7,
    /// Points for sectors with many keshis.
    FullerSectors = 8,
    /// Points for spectators before entertainers.
    Spectators = 9,
    /// Any scroll at once.
    AnyScroll = 10,
    /// Any luxury good at once.
    AnyLuxury = 11,
    /// Any city gate at once.
    AnyGate = 12,
}

impl Town {
    /// All of them, by number.
    pub const ALL: [Town; 12] = [
        Town::Gates,
        Town::LuxuryGoods,
        Town::Scrolls,
        Town::PalaceSteps,
        Town::MosqueSteps,
        Town::Keshis,
        Town::RiverSteps,
        Town::FullerSectors,
        Town::Spectators,
        Town::AnyScroll,
        Town::AnyLuxury,
        Town::AnyGate,
    ];

    /// Its tile.
    #[must_use]
    pub const fn tile(self) -> Tile {
        Tile(self as u8)
    }

    /// The name of a tile.
    const fn of(tile: Tile) -> Town {
        Town::ALL[tile.index()]
    }
}

impl Board {
    /// The desert towns found, with whether they are claimed.
    pub fn towns(&self) -> impl Iterator<Item = (Tile, bool)> + Clone {
        self.towns.into_iter().zip(self.towns_claimed).filter(|(town, _)| town.is_some())
    }
}

impl Keshi {
    /// How many desert towns are in play.
    pub(crate) fn towns_in_play(&self) -> u8 {
        self.components.towns_in_play[self.players() - 2]
    }

    /// The desert towns that can be claimed.
    pub(crate) fn towns_for_sale(&self, board: &Board) -> impl Iterator<Item = Tile> {
        let payable = board.goods.iter().zip(self.components.town_cost).all(|(&owned, cost)| owned >= cost.into());
        board.towns().filter(move |&(_, claimed)| payable && !claimed).map(|(town, _)| town)
    }

    /// What a claimed town is worth at the end.
    pub(crate) fn town_worth(&self, open: &Open, board: &Board, seat: table::Seat, town: Tile) -> u8 {
        let tile = self.components.towns[town.index()];
        let keshis = |least: u8| {
            let of = |sector: Sector| {
                board.keshis.get(sector as usize).map_or(0, |&own| own.saturating_add(board.vendors.has(sector).into()))
            };
            Sector::ALL.into_iter().filter(|&sector| sector != Sector::Souk && of(sector) >= least).count() as u16
        };
        let count = match Town::of(town) {
            Town::Gates => board.gates().into(),
            Town::LuxuryGoods => board.luxury.len().into(),
            Town::Scrolls => board.scrolls.len().into(),
            Town::PalaceSteps => board.step(Stairs::Palace).into(),
            Town::MosqueSteps => board.step(Stairs::Mosque).into(),
            Town::Keshis => {
                let all: u16 = Colour::ALL.into_iter().filter(|colour| !colour.is_good()).map(|c| board.count(c)).sum();
                all / u16::from(tile.keshis.max(1))
            }
            Town::RiverSteps => {
                let from = if open.head_start == Some(seat) { self.components.crocodile } else { 0 };
                board.river.saturating_sub(from).into()
            }
            Town::FullerSectors => keshis(tile.keshis),
            Town::Spectators => bits(board.entertainers).map(|space| u16::from(self.spectators(board, space))).sum(),
            Town::AnyScroll | Town::AnyLuxury | Town::AnyGate => 0,
        };
        (count * u16::from(tile.points)).min(u8::MAX.into()) as u8
    }

    /// What a desert town gives at the moment it is claimed.
    #[must_use]
    pub const fn town_gives(town: Tile) -> Option<Question> {
        match Town::of(town) {
            Town::AnyScroll => Some(Question::AnyScroll),
            Town::AnyLuxury => Some(Question::AnyLuxury),
            Town::AnyGate => Some(Question::AnyGate),
            Town::Gates
            | Town::LuxuryGoods
            | Town::Scrolls
            | Town::PalaceSteps
            | Town::MosqueSteps
            | Town::Keshis
            | Town::RiverSteps
            | Town::FullerSectors
            | Town::Spectators => None,
        }
    }

    /// The gates that a player with desert town 12 can take, with their workshops.
    pub(crate) fn takeable_gates(&self, open: &Open, board: &Board) -> impl Iterator<Item = (u8, Colour)> {
        let may = board.free_guards() > 0 && board.gates() < 8;
        let workshops = (0..4u8).zip(&open.workshops).filter(move |_| may);
        workshops.flat_map(|(workshop, gates)| gates.iter().map(move |(colour, _)| (workshop, colour)))
    }

    /// What desert town 12 can do.
    pub(crate) fn gates_to_take(&self, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let gates = self.takeable_gates(open, open.board());
        let mut all = gates.map(|(workshop, colour)| Action::Gate(workshop, colour)).peekable();
        all.peek().is_none() || (all.all(&mut *found) && found(Action::Stop))
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// A caravan has reached the end of a path: points, and a town, if one is left.
    pub(crate) fn arrive(&mut self, path: u8) {
        self.score(self.components().town_points.into(), Source::Deployment);
        self.push(Settle { path });
    }

    /// Puts a desert town at the end of a path.
    pub(crate) fn settle_town(&mut self, path: u8, town: Tile) {
        let seat = self.seat();
        self.open.towns.take(town);
        self.board().towns[usize::from(path)] = town;
        self.tell.tell(Event::TownFound { seat, town });
    }

    /// Claims a desert town for goods, and goes on.
    pub(crate) fn claim_town(&mut self, town: Tile) {
        let seat = self.seat();
        self.push(Sahara);
        let cost = self.components().town_cost;
        let board = self.board();
        board.goods.iter_mut().zip(cost).for_each(|(goods, cost)| *goods -= u16::from(cost));
        let path = board.towns.iter().position(|&found| found == town).expect("what is claimed was found");
        board.towns_claimed[path] = true;
        for (colour, count) in Colour::GOODS.into_iter().zip(cost) {
            if count > 0 {
                self.tell.tell(Event::PaidGoods { seat, colour, count: count.into() });
            }
        }
        self.tell.tell(Event::TownClaimed { seat, town });
        self.because(Cause::Town(town));
        if let Some(question) = Keshi::town_gives(town) {
            self.push(Effect::Ask(question));
        }
    }

    /// Takes a gate for nothing (desert town 12).
    pub(crate) fn take_gate(&mut self, workshop: u8, colour: Colour) {
        self.push(Aside { claimed: false });
        self.board().aside.add(colour, 1);
        self.push(Build { workshop, colour, taken: true });
    }

    /// Scores the claimed towns at the end.
    pub(crate) fn score_towns(&mut self) {
        let (seat, board) = (self.seat(), *self.open.board());
        let scores = |town: Tile| Keshi::town_gives(town).is_none();
        for (town, _) in board.towns().filter(|&(town, claimed)| claimed && scores(town)) {
            let points = self.game.town_worth(self.open, &board, seat, town);
            self.tell.tell(Event::TownScored { seat, town, points });
            self.score(points.into(), Source::Towns);
        }
    }
}

/// Asks for a desert town at the end of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Settle {
    /// Which path.
    #[serde(with = "crate::json::path")]
    #[cfg_attr(feature = "typescript", ts(type = "Path"))]
    pub path: u8,
}

impl Asks for Settle {
    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        open.towns.iter().all(|town| found(Action::Town(town)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Town(town) = answer {
            play.settle_town(self.path, town);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Town(_) => Some(NOT_IN_PLAY),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-settle")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_due_to(Cause::Deployed(Colour::Brown)) && at.is_top()
    }

    fn is_sound(self, game: &Keshi, open: &Open) -> bool {
        let (path, board) = (usize::from(self.path), open.board());
        path < 2 && game.options().desert_towns && board.caravans[path] == 4 && !board.towns[path].is_some()
    }
}

/// Asks for any scroll (desert town 10).
#[derive(Clone, Copy)]
pub(crate) struct AnyScroll;

impl Asks for AnyScroll {
    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let mut shown = open.stacks.iter().map(|stack| stack.top).filter(|top| top.is_some()).peekable();
        shown.peek().is_none() || (shown.all(|scroll| found(Action::Scroll(scroll))) && found(Action::Stop))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Scroll(scroll) = answer {
            play.take_scroll(scroll);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Scroll(_) => Some(NOT_ON_DISPLAY),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-any-scroll")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_town(Town::AnyScroll) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks for any luxury good (desert town 11).
#[derive(Clone, Copy)]
pub(crate) struct AnyLuxury;

impl Asks for AnyLuxury {
    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let mut shown = open.shops.iter().map(|shop| shop.top).filter(|top| top.is_some()).peekable();
        shown.peek().is_none() || (shown.all(|luxury| found(Action::Luxury(luxury))) && found(Action::Stop))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Luxury(luxury) = answer {
            play.take_luxury(luxury, true);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Luxury(_) => Some(NOT_ON_DISPLAY),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-any-luxury")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_town(Town::AnyLuxury) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks for any city gate (desert town 12).
#[derive(Clone, Copy)]
pub(crate) struct AnyGate;

impl Asks for AnyGate {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.gates_to_take(open, found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Gate(workshop, colour) = answer {
            play.take_gate(workshop, colour);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Gate(..) => Some(NOT_ON_DISPLAY),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-any-gate")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_town(Town::AnyGate) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}
