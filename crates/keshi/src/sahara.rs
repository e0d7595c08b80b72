//! The Sahara: oases that are claimed, and the storage spaces they cover.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Colour, Resource, Sector};
use crate::components::{Resources, Storage};
use crate::effect::{Cause, StorageBonus};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Deploy, PayAny, Place, TakeScroll, asked, asked_colour, asked_count, few};
use crate::refusal::{
    CANNOT_PAY, NO_GOODS, NOT_DISCOVERED, NOT_FOUND, NOT_ON_DISPLAY, NOTHING_TO_RETURN, OTHER_COLOUR, SECTOR_FULL,
};
use crate::river_tile::RiverTile;
use crate::run::{After, Play};
use crate::scroll::Scroll;
use crate::state::{Board, Open};
use crate::step::Step;
use crate::tile::{Tile, Tiles, bits};

/// What claiming an oasis costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// So many of each resource.
    Each(Resources),
    /// One resource of any kind (scroll 45).
    AnyOne,
}

impl Board {
    /// The oases that are discovered and not claimed, with their path and place.
    pub(crate) fn discovered(&self) -> impl Iterator<Item = (Tile, usize, usize)> {
        let all = self
            .oases
            .iter()
            .enumerate()
            .flat_map(|(path, oases)| oases.iter().enumerate().map(move |(place, &oasis)| (oasis, path, place)));
        all.filter(|(oasis, ..)| oasis.is_some())
    }
}

impl Keshi {
    /// What claiming the oasis in a place of a path costs a player.
    pub(crate) fn oasis_price(&self, board: &Board, path: usize, place: usize) -> Price {
        if board.has(Scroll::AnyOasisPrice) {
            Price::AnyOne
        } else {
            Price::Each(self.components.oasis_costs[path][place])
        }
    }

    /// The oases that can be claimed with these resources.
    pub(crate) fn oases_for_sale(&self, board: &Board, resources: &[u16; 3]) -> impl Iterator<Item = Tile> {
        board.discovered().filter_map(move |(oasis, path, place)| {
            let payable = match self.oasis_price(board, path, place) {
                Price::AnyOne => resources.iter().any(|&count| count > 0),
                Price::Each(cost) => self.can_pay_all(board, cost, resources),
            };
            payable.then_some(oasis)
        })
    }

    /// The oases that can be claimed for free.
    pub(crate) fn free_oases(&self, board: &Board, may: bool, found: &mut impl FnMut(Action) -> bool) -> bool {
        board.discovered().next().is_none()
            || (board.discovered().all(|(oasis, ..)| found(Action::Oasis(oasis))) && (!may || found(Action::Stop)))
    }

    /// What can be returned on the exchange icon.
    pub(crate) fn exchanges(&self, board: &Board, found: &mut impl FnMut(Action) -> bool) -> bool {
        let plain = [Colour::Green, Colour::Gray, Colour::White, Colour::Black, Colour::Turquoise, Colour::Beige];
        let free = |&&colour: &&Colour| match colour {
            Colour::Beige => board.free_guards() > 0,
            other => board.count(other) > 0,
        };
        plain.iter().filter(free).all(|&colour| found(Action::Return(colour)))
            && bits(board.entertainers).all(|space| found(Action::ReturnEntertainer(space)))
            && board.vendors.iter().all(|sector| found(Action::ReturnVendor(sector)))
            && found(Action::Stop)
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Claims an oasis for what it costs, and goes on.
    pub(crate) fn claim_oasis(&mut self, oasis: Tile) {
        let found = self.open.board().discovered().find(|&(tile, ..)| tile == oasis);
        let (_, path, place) = found.expect("what is claimed is discovered");
        self.push(Sahara);
        self.take_oasis(oasis);
        match self.game.oasis_price(self.open.board(), path, place) {
            Price::AnyOne => {
                if self.components().oasis_costs[path][place].iter().sum::<u8>() > 1 {
                    self.tell_help(Scroll::AnyOasisPrice);
                }
                self.push(PayAny { left: 1, from: Resource::Date });
            }
            Price::Each([dates, water, dinars]) => {
                self.pay(Resource::Date, dates.into());
                self.pay(Resource::Water, water.into());
                self.pay_dinars(dinars);
            }
        }
    }

    /// Takes a discovered oasis, to be stored.
    pub(crate) fn take_oasis(&mut self, oasis: Tile) {
        let seat = self.seat();
        let found = self.open.board().discovered().find(|&(tile, ..)| tile == oasis);
        let (_, path, place) = found.expect("what is claimed is discovered");
        self.board().oases[path][place] = Tile::NONE;
        self.tell.tell(Event::ClaimedOasis { seat, oasis });
        self.push(Step::Store(oasis));
    }

    /// Takes one of the open oases of river tile 02; the others leave the game.
    pub(crate) fn take_open_oasis(&mut self, oasis: Tile) {
        let seat = self.seat();
        self.open.open_oases.take(oasis);
        self.tell.tell(Event::ClaimedOasis { seat, oasis });
        self.clear_open_oases();
        self.push(Step::Store(oasis));
    }

    /// The open oases that are left leave the game.
    pub(crate) fn clear_open_oases(&mut self) {
        if !self.open.open_oases.is_empty() {
            self.open.open_oases = Tiles::NONE;
            self.tell.tell(Event::OpenOasesLeft);
        }
    }

    /// Puts an oasis on the next storage space, and does what the space says.
    pub(crate) fn store(&mut self, oasis: Tile) {
        let board = self.board();
        let space = board.claimed.iter().position(|tile| !tile.is_some()).expect("at most seven oases are claimed");
        board.claimed[space] = oasis;
        let storage = self.components().storage;
        let Some(&icon) = storage.get(space) else { return };
        let gives = match icon {
            Storage::Blank => return,
            Storage::Keshi => {
                let keshi = storage[..space].iter().filter(|&&icon| icon == Storage::Keshi).count();
                let Some(colour) = self.board().supply[keshi].take() else { return };
                StorageBonus::Keshi(colour)
            }
            Storage::Exchange => StorageBonus::Exchange,
            Storage::Scroll => StorageBonus::Scroll,
        };
        self.because(Cause::Storage { space: space as u8, gives });
        match gives {
            StorageBonus::Keshi(colour) => self.push(Stored(colour)),
            StorageBonus::Exchange => self.push(Swap),
            StorageBonus::Scroll => self.push(TakeScroll { kind: 1, dates: 0 }),
        }
    }

    /// Asks whether the keshi of a storage space is deployed; without a space for it, it is lost.
    pub(crate) fn stored(&mut self, colour: Colour) -> After {
        let seat = self.seat();
        if self.game.room(self.open.board(), colour) > 0 {
            return After::Ask;
        }
        self.tell.tell(Event::Lost { seat, colour });
        After::Done
    }

    /// Returns a keshi; another one comes for it.
    pub(crate) fn give_back(&mut self, answer: Action) {
        let seat = self.seat();
        let board = self.board();
        let colour = match answer {
            Action::Return(colour) => {
                board.keshis[colour as usize] -= 1;
                colour
            }
            Action::ReturnEntertainer(space) => {
                board.entertainers &= !(1 << space);
                board.keshis[Sector::Square as usize] -= 1;
                Colour::Pink
            }
            Action::ReturnVendor(sector) => {
                board.vendors.take(sector);
                board.new_vendor &= sector != Sector::Souk;
                Colour::Red
            }
            _ => return,
        };
        self.tell.tell(Event::Returned { seat, colour });
        self.push(SwapFor(colour));
    }
}

/// Asks which oases to claim.
#[derive(Clone, Copy)]
pub(crate) struct Sahara;

impl Asks for Sahara {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let board = open.board();
        game.oases_for_sale(board, &board.resources).all(|oasis| found(Action::Oasis(oasis)))
            && game.towns_for_sale(board).all(|town| found(Action::Town(town)))
            && found(Action::Stop)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        match answer {
            Action::Oasis(oasis) => play.claim_oasis(oasis),
            Action::Town(town) => play.claim_town(town),
            _ => {}
        }
    }

    fn refusal(self, _: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        let board = open.board();
        match action {
            Action::Oasis(oasis) if board.discovered().any(|(tile, ..)| tile == oasis) => Some(CANNOT_PAY),
            Action::Oasis(_) => Some(NOT_DISCOVERED),
            Action::Town(town) if board.towns().any(|found| found == (town, false)) => Some(NO_GOODS),
            Action::Town(_) => Some(NOT_FOUND),
            _ => None,
        }
    }

    fn words(self, game: &Keshi, _: &Open) -> Option<Message> {
        asked(if game.options().desert_towns { "keshi-ask-sahara-or-town" } else { "keshi-ask-sahara" })
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_action(Sector::Sahara)
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks which discovered oases to claim for free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FreeOases {
    /// How many.
    pub left: u8,
    /// Whether they may be left alone.
    pub may: bool,
}

impl Asks for FreeOases {
    fn begin<T: Sink<Event>>(self, _: &mut Play<'_, T>) -> After {
        if self.left == 0 { After::Done } else { After::Ask }
    }

    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.free_oases(open.board(), self.may, found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Oasis(oasis) = answer {
            play.push(FreeOases { left: self.left - 1, ..self });
            play.take_oasis(oasis);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Oasis(_) => Some(NOT_DISCOVERED),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_count(if self.may { "keshi-ask-free-oasis-or-stop" } else { "keshi-ask-free-oasis" }, self.left)
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_river_tile(&[RiverTile::FreeOases]) || at.is_scroll(&[Scroll::FreeOases])
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        few(self.left)
    }
}

/// Asks for one of the open oases (river tile 02).
#[derive(Clone, Copy)]
pub(crate) struct OpenOases;

impl Asks for OpenOases {
    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let oases = open.open_oases;
        oases.is_empty() || (oases.iter().all(|oasis| found(Action::Oasis(oasis))) && found(Action::Stop))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Oasis(oasis) = answer {
            play.take_open_oasis(oasis);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Oasis(_) => Some(NOT_ON_DISPLAY),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-open-oasis")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_river_tile(&[RiverTile::OpenOases]) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        open.season == 1
    }
}

/// Asks whether to deploy the keshi that stood on a storage space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Stored(pub Colour);

impl Asks for Stored {
    fn begin<T: Sink<Event>>(self, play: &mut Play<'_, T>) -> After {
        play.stored(self.0)
    }

    #[inline]
    fn answers(self, _: &Keshi, _: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        found(Action::Keshi(self.0)) && found(Action::Stop)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        match answer {
            Action::Keshi(colour) => play.push(Deploy { colour, act: false }),
            _ => {
                let (seat, Stored(colour)) = (play.seat(), self);
                play.tell.tell(Event::Returned { seat, colour });
            }
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, _: Action) -> Option<Refusal> {
        None
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_colour("keshi-ask-stored", self.0)
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_storage(StorageBonus::Keshi(self.0)) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks which keshi to return for one of another colour, or none (the exchange icon).
#[derive(Clone, Copy)]
pub(crate) struct Swap;

impl Asks for Swap {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.exchanges(open.board(), found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        play.give_back(answer);
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Return(_) | Action::ReturnEntertainer(_) | Action::ReturnVendor(_) => Some(NOTHING_TO_RETURN),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-exchange")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_storage(StorageBonus::Exchange) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks what comes instead of a keshi that was returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SwapFor(pub Colour);

impl Asks for SwapFor {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let others = game.placeable(open.board()).filter(|&colour| colour != self.0);
        others.into_iter().all(|colour| found(Action::Keshi(colour)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Keshi(colour) = answer {
            play.push(Deploy { colour, act: false });
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Keshi(colour) => Some(if colour == self.0 { OTHER_COLOUR } else { SECTOR_FULL }),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_colour("keshi-ask-exchange-for", self.0)
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_storage(StorageBonus::Exchange) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}
