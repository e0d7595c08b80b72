//! The river tiles: what the foremost fishermen get at the end of a season.

use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Colour, Resource};
use crate::deploy::Outdoors;
use crate::effect::{Cause, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Deploy, Either, FreeOases, Place, Resources, asked};
use crate::run::Play;
use crate::sahara::OpenOases;
use crate::sector::AnyAction;
use crate::state::Open;
use crate::step::Step;
use crate::tile::Tile;

impl Keshi {
    /// The points that a river tile gives the foremost fisherman, if it gives points and nothing else.
    #[must_use]
    pub fn prize_points(&self, tile: Tile) -> Option<u8> {
        matches!(tile.0, 4 | 5 | 8).then_some(self.components.river_tiles[tile.index()].first)
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// The river tile of the season.
    pub(crate) fn river_tile(&self) -> Tile {
        self.open.river_tiles[usize::from(self.open.season) - 1]
    }

    /// The player whose turn it is gets what a river tile gives the foremost fisherman.
    pub(crate) fn first_prize(&mut self, tile: Tile) {
        let value = self.components().river_tiles[tile.index()].first;
        self.because(Cause::RiverTile(tile));
        if let Some(points) = self.game.prize_points(tile) {
            return self.score(points.into(), Source::RiverTiles);
        }
        match tile.0 {
            1 => self.push(AnyAction),
            2 => self.push(OpenOases),
            3 => self.keshis(value, true),
            6 => self.push(Resources { left: value, from: Resource::Date }),
            7 => self.push(Deploy { colour: Colour::Red, act: false }),
            9 => {}
            10 => Colour::GOODS.into_iter().for_each(|colour| self.get_goods(colour, 1)),
            11 => self.push(Either { steps: value, may: true }),
            13 => self.push(Outdoors),
            14 => Resource::ALL.into_iter().for_each(|resource| self.get(resource, value.into())),
            15 => self.push(FreeOases { left: value, may: true }),
            16 if self.open.board().entertainers != 0 => {
                let times = if self.helped_by(65) { 2 } else { 1 };
                self.push(Step::Square { left: value * times });
            }
            12 | 17 | 18 => self.push(Prize),
            _ => {}
        }
    }

    /// The player whose turn it is gets what a river tile of season 3 leaves for the second fisherman.
    pub(crate) fn second_prize(&mut self, tile: Tile) {
        let value = self.components().river_tiles[tile.index()].second;
        self.because(Cause::RiverTile(tile));
        match tile.0 {
            5 => self.score(value.into(), Source::RiverTiles),
            6 => self.push(Resources { left: value, from: Resource::Date }),
            11 => self.push(Either { steps: value, may: true }),
            _ => self.give_prize(self.left_prize),
        }
    }

    /// The winner takes one of two bonuses.
    pub(crate) fn take_prize(&mut self, prize: u8) {
        self.left_prize = 1 - prize;
        self.give_prize(prize);
    }

    /// One of the two bonuses of river tiles 12, 17 and 18.
    fn give_prize(&mut self, prize: u8) {
        let tile = self.river_tile();
        let side = self.components().river_tiles[tile.index()];
        let board = self.open.board();
        let [first, second] = [side.first, side.second].map(u16::from);
        let keshis: u16 = Colour::ALL.into_iter().map(|colour| board.count(colour)).sum();
        let (gates, pickers) = (u16::from(board.gates()), board.count(Colour::Green));
        let (entertainers, vendors) = (board.count(Colour::Pink), board.count(Colour::Red));
        let luxury = u16::from(board.luxury.len());
        match (tile.0, prize) {
            (12, 0) => self.score((first * gates) as i16, Source::RiverTiles),
            (12, _) => self.score((second * pickers) as i16, Source::RiverTiles),
            (17, 0) => {
                self.get(Resource::Date, first * entertainers);
                self.get(Resource::Dinar, first * entertainers);
            }
            (17, _) => {
                self.get(Resource::Water, second * vendors);
                self.get(Resource::Date, second * vendors);
            }
            (18, 0) => self.score((first * luxury) as i16, Source::RiverTiles),
            (18, _) => self.score((keshis / second.max(1)) as i16, Source::RiverTiles),
            _ => {}
        }
    }
}

/// Asks for one of the two bonuses of a river tile.
#[derive(Clone, Copy)]
pub(crate) struct Prize;

impl Asks for Prize {
    #[inline]
    fn answers(self, _: &Keshi, _: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        found(Action::Prize(0)) && found(Action::Prize(1))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Prize(prize) = answer {
            play.take_prize(prize);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, _: Action) -> Option<Refusal> {
        None
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-prize")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_river_tile(&[12, 17, 18]) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        open.season == 3
    }
}
