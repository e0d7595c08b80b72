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
use crate::scroll::Scroll;
use crate::sector::AnyAction;
use crate::state::Open;
use crate::step::Step;
use crate::tile::Tile;

/// A river tile by its name: what it gives the foremost fisherman.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum RiverTile {
    /// An action in any sector.
    AnyAction = 1,
    /// One of the open oases.
    OpenOases = 2,
    /// Keshis of any colours.
    Keshis = 3,
    /// Points.
    Points = 4,
    /// Points, and some for the second.
    PointsForTwo = 5,
    /// Resources of choice, and some for the second.
    ResourcesForTwo = 6,
    /// A water vendor.
    Vendor = 7,
    /// Points, fewer than on the other tile.
    FewPoints = 8,
    /// The last season begins on the crocodile.
    Crocodile = 9,
    /// A good of each colour.
    Goods = 10,
    /// Steps on either stairs, and some for the second.
    StepsForTwo = 11,
    /// Points for gates or for date pickers.
    GatesOrPickers = 12,
    /// An entertainer, a caravan or a guard.
    Outdoors = 13,
    /// Some of each resource.
    Resources = 14,
    /// Discovered oases for free.
    FreeOases = 15,
    /// The action of the main square.
    Square = 16,
    /// Resources for entertainers or for vendors.
    EntertainersOrVendors = 17,
    /// Points for luxury goods or for keshis.
    LuxuryOrKeshis = 18,
}

impl RiverTile {
    /// All of them, by number.
    pub const ALL: [RiverTile; 18] = [
        RiverTile::AnyAction,
        RiverTile::OpenOases,
        RiverTile::Keshis,
        RiverTile::Points,
        RiverTile::PointsForTwo,
        RiverTile::ResourcesForTwo,
        RiverTile::Vendor,
        RiverTile::FewPoints,
        RiverTile::Crocodile,
        RiverTile::Goods,
        RiverTile::StepsForTwo,
        RiverTile::GatesOrPickers,
        RiverTile::Outdoors,
        RiverTile::Resources,
        RiverTile::FreeOases,
        RiverTile::Square,
        RiverTile::EntertainersOrVendors,
        RiverTile::LuxuryOrKeshis,
    ];

    /// Its tile.
    #[must_use]
    pub const fn tile(self) -> Tile {
        Tile(self as u8)
    }

    /// The name of a tile.
    const fn of(tile: Tile) -> RiverTile {
        RiverTile::ALL[tile.index()]
    }
}

impl Keshi {
    /// The points that a river tile gives the foremost fisherman, if it gives points and nothing else.
    #[must_use]
    pub fn prize_points(&self, tile: Tile) -> Option<u8> {
        matches!(RiverTile::of(tile), RiverTile::Points | RiverTile::PointsForTwo | RiverTile::FewPoints)
            .then_some(self.components.river_tiles[tile.index()].first)
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
        match RiverTile::of(tile) {
            RiverTile::Points | RiverTile::PointsForTwo | RiverTile::FewPoints => {
                self.score(value.into(), Source::RiverTiles);
            }
            RiverTile::AnyAction => self.push(AnyAction),
            RiverTile::OpenOases => self.push(OpenOases),
            RiverTile::Keshis => self.keshis(value, true),
            RiverTile::ResourcesForTwo => self.push(Resources { left: value, from: Resource::Date }),
            RiverTile::Vendor => self.push(Deploy { colour: Colour::Red, act: false }),
            RiverTile::Crocodile => {}
            RiverTile::Goods => Colour::GOODS.into_iter().for_each(|colour| self.get_goods(colour, 1)),
            RiverTile::StepsForTwo => self.push(Either { steps: value, may: true }),
            RiverTile::Outdoors => self.push(Outdoors),
            RiverTile::Resources => Resource::ALL.into_iter().for_each(|resource| self.get(resource, value.into())),
            RiverTile::FreeOases => self.push(FreeOases { left: value, may: true }),
            RiverTile::Square => {
                if self.open.board().entertainers != 0 {
                    let times = if self.helped_by(Scroll::DoubleShow) { 2 } else { 1 };
                    self.push(Step::Square { left: value * times });
                }
            }
            RiverTile::GatesOrPickers | RiverTile::EntertainersOrVendors | RiverTile::LuxuryOrKeshis => {
                self.push(Prize)
            }
        }
    }

    /// The player whose turn it is gets what a river tile of season 3 leaves for the second fisherman.
    pub(crate) fn second_prize(&mut self, tile: Tile) {
        let value = self.components().river_tiles[tile.index()].second;
        self.because(Cause::RiverTile(tile));
        match RiverTile::of(tile) {
            RiverTile::PointsForTwo => self.score(value.into(), Source::RiverTiles),
            RiverTile::ResourcesForTwo => self.push(Resources { left: value, from: Resource::Date }),
            RiverTile::StepsForTwo => self.push(Either { steps: value, may: true }),
            _ => self.give_prize(self.left_prize),
        }
    }

    /// The winner takes one of two bonuses.
    pub(crate) fn take_prize(&mut self, prize: u8) {
        self.left_prize = 1 - prize;
        self.give_prize(prize);
    }

    /// One of the two bonuses of a river tile that leaves the other for the second.
    fn give_prize(&mut self, prize: u8) {
        let tile = self.river_tile();
        let side = self.components().river_tiles[tile.index()];
        let board = self.open.board();
        let [first, second] = [side.first, side.second].map(u16::from);
        let keshis: u16 = Colour::ALL.into_iter().map(|colour| board.count(colour)).sum();
        let (gates, pickers) = (u16::from(board.gates()), board.count(Colour::Green));
        let (entertainers, vendors) = (board.count(Colour::Pink), board.count(Colour::Red));
        let luxury = u16::from(board.luxury.len());
        match (RiverTile::of(tile), prize) {
            (RiverTile::GatesOrPickers, 0) => self.score((first * gates) as i16, Source::RiverTiles),
            (RiverTile::GatesOrPickers, _) => self.score((second * pickers) as i16, Source::RiverTiles),
            (RiverTile::EntertainersOrVendors, 0) => {
                self.get(Resource::Date, first * entertainers);
                self.get(Resource::Dinar, first * entertainers);
            }
            (RiverTile::EntertainersOrVendors, _) => {
                self.get(Resource::Water, second * vendors);
                self.get(Resource::Date, second * vendors);
            }
            (RiverTile::LuxuryOrKeshis, 0) => self.score((first * luxury) as i16, Source::RiverTiles),
            (RiverTile::LuxuryOrKeshis, _) => self.score((keshis / second.max(1)) as i16, Source::RiverTiles),
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
        at.is_river_tile(&[RiverTile::GatesOrPickers, RiverTile::EntertainersOrVendors, RiverTile::LuxuryOrKeshis])
            && at.is_top()
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        open.season == 3
    }
}
