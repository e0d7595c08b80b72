//! The Sahara: oases that are claimed, and the storage spaces they cover.

use table::Sink;

use crate::action::Action;
use crate::colour::{Colour, Resource, Sector};
use crate::components::{Resources, Storage};
use crate::effect::{Cause, Effect, StorageBonus};
use crate::event::Event;
use crate::game::Keshi;
use crate::run::{After, Play};
use crate::state::Board;
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
        if board.has(45) { Price::AnyOne } else { Price::Each(self.components.oasis_costs[path][place]) }
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
        self.push(Effect::Sahara);
        self.take_oasis(oasis);
        match self.game.oasis_price(self.open.board(), path, place) {
            Price::AnyOne => {
                if self.components().oasis_costs[path][place].iter().sum::<u8>() > 1 {
                    self.tell_help(45);
                }
                self.push(Effect::PayAny { left: 1, from: Resource::Date });
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
        self.push(Effect::Store(oasis));
    }

    /// Takes one of the open oases of river tile 02; the others leave the game.
    pub(crate) fn take_open_oasis(&mut self, oasis: Tile) {
        let seat = self.seat();
        self.open.open_oases.take(oasis);
        self.tell.tell(Event::ClaimedOasis { seat, oasis });
        self.clear_open_oases();
        self.push(Effect::Store(oasis));
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
        self.push(match gives {
            StorageBonus::Keshi(colour) => Effect::Stored(colour),
            StorageBonus::Exchange => Effect::Swap,
            StorageBonus::Scroll => Effect::TakeScroll { kind: 1, dates: 0 },
        });
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
        self.push(Effect::SwapFor(colour));
    }
}
