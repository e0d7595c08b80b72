//! What an oasis is worth.

use table::Sink;

use crate::colour::Sector;
use crate::components::Oasis;
use crate::effect::{Effect, Source, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::run::Play;
use crate::state::Board;
use crate::tile::Tile;

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
            self.push(Effect::Return { resource, left: most });
        }
    }

    /// Returns a resource for an oasis.
    pub(crate) fn return_one(&mut self, resource: crate::Resource, left: u8) {
        self.push(Effect::Return { resource, left: left - 1 });
        self.pay(resource, 1);
        self.score(1, Source::Oases);
    }
}
