//! Expansion 2: the sultan on the palace staircase, and the imam on the mosque's.

use table::{Seat, Sink};

use crate::colour::Colour;
use crate::components::Goods;
use crate::effect::Stairs;
use crate::event::Event;
use crate::game::Keshi;
use crate::run::Play;
use crate::state::{Board, Companion, Open};
use crate::tile::Tile;

impl Keshi {
    /// Dates that a scroll costs the player whose turn it is: fewer in the sultan's company.
    pub(crate) fn dates_for(&self, open: &Open, dates: u8) -> u8 {
        match open.companions[Stairs::Palace as usize] {
            Companion::With(seat) if seat == open.seat => dates.saturating_sub(self.components.sultan_dates),
            _ => dates,
        }
    }

    /// How many goods the imam spares the player whose turn it is.
    pub(crate) fn spared(&self, open: &Open) -> u8 {
        match open.companions[Stairs::Mosque as usize] {
            Companion::With(seat) if seat == open.seat => self.components.imam_goods,
            _ => 0,
        }
    }

    /// Whether goods suffice for a luxury good, so many of which are spared.
    pub(crate) fn can_buy(&self, board: &Board, cost: Goods, spared: u8) -> bool {
        let lacking: u16 =
            cost.iter().zip(board.goods).map(|(&cost, owned)| u16::from(cost).saturating_sub(owned)).sum();
        lacking <= spared.into()
    }

    /// The goods that the imam can spare a buyer: those of the price without which the rest can be paid.
    pub(crate) fn sparable(&self, board: &Board, luxury: Tile) -> impl Iterator<Item = Colour> {
        let cost = self.components.luxury[luxury.index()].cost;
        let owned = board.goods;
        (0..3)
            .filter(move |&good| {
                let rest = (0..3).all(|other| {
                    let spared = if other == good { 1 } else { 0 };
                    u16::from(cost[other].saturating_sub(spared)) <= owned[other]
                });
                cost[good] > 0 && rest
            })
            .map(|good| Colour::GOODS[good])
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// The player's pawn has come to a step: the sultan or the imam may join, and leaves whoever reaches the top.
    pub(crate) fn meet(&mut self, stairs: Stairs, step: u8) {
        let seat = self.seat();
        let joins = match self.open.companions[stairs as usize] {
            Companion::Nowhere => return,
            Companion::On(waits) => step >= waits,
            Companion::With(other) => other != seat && step > self.open.boards[other.index()].step(stairs),
        };
        if joins {
            self.open.companions[stairs as usize] = Companion::With(seat);
            self.tell.tell(Event::CompanionJoined { seat, stairs });
        }
        if step == self.components().stairs_top && self.open.companions[stairs as usize] == Companion::With(seat) {
            self.hand_on(stairs);
        }
    }

    /// The sultan or the imam goes to the next player behind, or waits above several.
    fn hand_on(&mut self, stairs: Stairs) {
        let top = self.components().stairs_top;
        let step_of = |seat: &Seat| self.open.boards[seat.index()].step(stairs);
        let behind = || self.game.all().filter(|seat| step_of(seat) < top);
        let Some(step) = behind().map(|seat| step_of(&seat)).max() else {
            self.open.companions[stairs as usize] = Companion::Nowhere;
            return self.tell.tell(Event::CompanionLeft { stairs });
        };
        let mut next = behind().filter(|seat| step_of(seat) == step);
        match (next.next(), next.next()) {
            (Some(seat), None) => {
                self.open.companions[stairs as usize] = Companion::With(seat);
                self.tell.tell(Event::CompanionJoined { seat, stairs });
            }
            _ => {
                self.open.companions[stairs as usize] = Companion::On(step + 1);
                self.tell.tell(Event::CompanionWaits { stairs, step: step + 1 });
            }
        }
    }
}
