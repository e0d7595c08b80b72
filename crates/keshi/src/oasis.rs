//! What an oasis is worth.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Resource, Sector};
use crate::components::Oasis;
use crate::effect::{Source, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Place, asked, some};
use crate::refusal::NOT_CLAIMED;
use crate::run::{After, Play};
use crate::scroll::Scroll;
use crate::state::{Board, Open};
use crate::step::Step;
use crate::tile::Tile;
use crate::words::resource;

impl Keshi {
    /// Whether a sector is full: all keshis of its colour, and a water vendor.
    pub(crate) fn is_full(&self, board: &Board, sector: Sector) -> bool {
        board.keshis.get(sector as usize).is_some_and(|&keshis| keshis >= self.components.sector_size)
            && board.vendors.has(sector)
    }

    /// How many sectors are full.
    pub(crate) fn full_sectors(&self, board: &Board) -> u8 {
        Sector::ALL.into_iter().filter(|&sector| self.is_full(board, sector)).count() as u8
    }

    /// What an oasis is worth, without what is returned for it.
    pub(crate) fn worth(&self, board: &Board, oasis: Tile) -> u8 {
        let worth = match self.components.oases[oasis.index()] {
            Oasis::Gates { colours, points } => {
                let gates = board.gates.iter().flatten().filter(|colour| colours.contains(colour)).count();
                u16::from(points) * gates as u16
            }
            Oasis::Keshis { colour, base } => u16::from(base) + board.count(colour),
            Oasis::Luxury { kind, points } => {
                let of_kind = |tile: &Tile| self.components.luxury[tile.index()].kind == kind;
                u16::from(points) * board.luxury.iter().filter(of_kind).count() as u16
            }
            Oasis::Resource { base, .. } => base.into(),
            Oasis::LuxuryGoods { base } => u16::from(base) + u16::from(board.luxury.len()),
            Oasis::Scrolls { base } => u16::from(base) + u16::from(board.scrolls.len()),
            Oasis::SmallSectors { points, most } => {
                u16::from(points) * board.keshis.iter().filter(|&&keshis| keshis <= most).count() as u16
            }
            Oasis::FullSectors { points } => u16::from(points) * u16::from(self.full_sectors(board)),
            Oasis::Oases { points } => u16::from(points) * board.claimed().count() as u16,
            Oasis::Top { stairs, points } => {
                let stairs = if stairs == Sector::Palace { Stairs::Palace } else { Stairs::Mosque };
                u16::from(points) * u16::from(board.step(stairs) >= self.components.stairs_top)
            }
            Oasis::Thresholds { least, points } => {
                let crossed: u8 = board.stairs.iter().map(|&step| self.crossings(step)).sum();
                u16::from(points) * u16::from(crossed >= least)
            }
            Oasis::Jetty { points } => u16::from(points) * u16::from(board.river >= self.components.jetty),
        };
        worth as u8
    }

    /// How much of which resource can be returned for an oasis.
    pub(crate) fn returns(&self, board: &Board, oasis: Tile) -> Option<(usize, u16)> {
        match self.components.oases[oasis.index()] {
            Oasis::Resource { resource, most, .. } => Some((resource as usize, board.of(resource).min(most.into()))),
            _ => None,
        }
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Scores an oasis now (scrolls 68, 71).
    pub(crate) fn score_now(&mut self, oasis: Tile) {
        let seat = self.seat();
        let points = self.game.worth(self.open.board(), oasis);
        self.tell.tell(Event::OasisScored { seat, oasis, points });
        self.score(points.into(), Source::Oases);
        if let Oasis::Resource { resource, most, .. } = self.components().oases[oasis.index()] {
            self.push(Return { resource, left: most });
        }
    }

    /// Returns a resource for an oasis.
    pub(crate) fn return_one(&mut self, resource: crate::Resource, left: u8) {
        self.push(Return { resource, left: left - 1 });
        self.pay(resource, 1);
        self.score(1, Source::Oases);
    }
}

/// Asks for a claimed oasis to score (scroll 71).
#[derive(Clone, Copy)]
pub(crate) struct ScoreClaimed;

impl Asks for ScoreClaimed {
    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        open.board().claimed().all(|oasis| found(Action::Oasis(oasis)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Oasis(oasis) = answer {
            play.push(Step::Score(oasis));
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Oasis(_) => Some(NOT_CLAIMED),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-score-claimed")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_scroll(&[Scroll::ScoreClaimed]) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks whether to return a resource for an oasis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Return {
    /// Which resource.
    pub resource: Resource,
    /// How many at the most.
    pub left: u8,
}

impl Asks for Return {
    fn begin<T: Sink<Event>>(self, _: &mut Play<'_, T>) -> After {
        if self.left == 0 { After::Done } else { After::Ask }
    }

    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        open.board().of(self.resource) == 0 || (found(Action::Pay(self.resource)) && found(Action::Stop))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Pay(_) = answer {
            play.return_one(self.resource, self.left);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, _: Action) -> Option<Refusal> {
        None
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        let ask = Message::plain("keshi-ask-return").with("resource", resource(self.resource));
        Some(ask.with("count", i64::from(self.left)))
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_scroll(&[Scroll::DiscoveredOases, Scroll::ScoreClaimed]) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        some(self.left)
    }
}
