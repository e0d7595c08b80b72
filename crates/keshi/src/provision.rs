//! Providing for the citizens at the end of a season.

use table::Sink;

use crate::action::{Action, Provide};
use crate::colour::Resource;
use crate::effect::{Effect, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::run::Play;
use crate::state::Board;

impl Keshi {
    /// What the open provision tiles of a player ask, and the points they cost who cannot pay.
    #[must_use]
    pub fn asked(&self, board: &Board) -> ([u8; 3], u8) {
        board.provisions.iter().fold(([0; 3], 0), |(mut all, lost), tile| {
            let tile = self.components.provisions[tile.index()];
            all.iter_mut().zip(tile.resources).for_each(|(all, count)| *all += count);
            (all, lost + tile.points)
        })
    }

    /// How a player can provide.
    pub(crate) fn provisions(&self, board: &Board, found: &mut impl FnMut(Action) -> bool) -> bool {
        let (asked, _) = self.asked(board);
        let plain = board.resources.iter().zip(asked).all(|(&owned, asked)| owned >= asked.into());
        let owned: u16 = board.resources.iter().sum();
        let dinar = board.has(33) || board.of(Resource::Dinar) > 0;
        let by_scroll = board.has(44) && dinar && owned > board.provisions.len().into();
        (!self.can_pay_all(board, asked, &board.resources) || found(Action::Provide(Provide::All)))
            && (!by_scroll || found(Action::Provide(Provide::Scroll)))
            && (plain || found(Action::Provide(Provide::None)))
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Provides for the citizens, or fails to.
    pub(crate) fn provide(&mut self, how: Provide) {
        let seat = self.seat();
        self.tell.tell(Event::Provided { seat, how });
        let ([dates, water, dinars], lost) = self.game.asked(self.open.board());
        match how {
            Provide::All => {
                self.pay(Resource::Date, dates.into());
                self.pay(Resource::Water, water.into());
                self.pay_dinars(dinars);
            }
            Provide::Scroll => {
                self.tell_help(44);
                let tiles = self.open.board().provisions.len();
                self.push(Effect::PayAny { left: tiles, from: Resource::Date });
                self.pay_dinars(1);
            }
            Provide::None => {
                let resources = self.open.board().resources;
                for (resource, count) in Resource::ALL.into_iter().zip(resources) {
                    self.pay(resource, count);
                }
                self.score(-i16::from(lost), Source::Provisions);
            }
        }
    }
}
