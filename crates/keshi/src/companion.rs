//! Expansion 2: the sultan on the palace staircase, and the imam on the mosque's.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Seat, Sink};

use crate::action::Action;
use crate::colour::{Colour, Sector};
use crate::components::Goods;
use crate::effect::Stairs;
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Place, Souk, asked};
use crate::refusal::NOT_IN_PRICE;
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

/// Asks for the good that the imam spares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spare(pub Tile);

impl Asks for Spare {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.sparable(open.board(), self.0).all(|colour| found(Action::Keshi(colour)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Keshi(colour) = answer {
            play.pay_goods(self.0, Some(colour));
            play.take_luxury(self.0, false);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            // It is asked only where all goods of the price are there.
            Action::Keshi(_) => Some(NOT_IN_PRICE),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-spare")
    }

    fn fits(self, at: Place<'_>) -> bool {
        let over = at.is_action(Sector::Souk) || at.is_over(Souk { office: false, luxury: true });
        over && at.is_top()
    }

    fn is_sound(self, game: &Keshi, open: &Open) -> bool {
        let Spare(luxury) = self;
        let shown = luxury.is_some() && open.shops.iter().any(|shop| shop.top == luxury);
        let known = usize::from(luxury.0) <= game.components.luxury.len();
        shown && known && game.spared(open) > 0 && game.sparable(open.board(), luxury).next().is_some()
    }

    fn tells_answer(self) -> bool {
        true
    }
}
