//! The river: fishermen, rapids and the jetty.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Seat, Sink};

use crate::action::Action;
use crate::colour::Resource;
use crate::components::Bonus;
use crate::effect::{Cause, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Place, asked, few};
use crate::refusal::NOT_CROSSED;
use crate::round::SEASONS;
use crate::run::{After, Play};
use crate::scroll::Scroll;
use crate::state::{Board, Fishermen, Open};
use crate::step::Step;
use crate::tile::bits;

impl Keshi {
    /// The rapids a fisherman has crossed, a bit for each.
    pub(crate) fn crossed(&self, board: &Board) -> u8 {
        let crossed = self.components.rapids.iter().filter(|&&space| board.river >= space).count();
        ((1u16 << crossed) - 1) as u8
    }
}

impl Open {
    /// The fisherman in this place, the foremost first, if he has left the start.
    pub(crate) fn fisherman(&self, place: usize) -> Option<Seat> {
        let seat = self.river[place];
        (self.boards[seat.index()].river > 0).then_some(seat)
    }

    /// Puts a fisherman on a space, behind those who are there or beyond. Tells how many are before him.
    pub(crate) fn put_fisherman(&mut self, seat: Seat, space: u8) -> usize {
        self.boards[seat.index()].river = space;
        let was = self.river.iter().position(|&other| other == seat).expect("every seat has a fisherman");
        let ahead = self.river[..was].iter().filter(|other| self.boards[other.index()].river >= space).count();
        self.river[ahead..=was].rotate_right(1);
        ahead
    }
}

impl Keshi {
    /// Who would get something of the season's river tile now, the foremost first: in season 3 of three or four players
    /// the second fisherman too.
    pub(crate) fn river_winners(&self, open: &Open) -> [Option<Seat>; 2] {
        let second = open.season == SEASONS && self.players() > 2;
        [open.fisherman(0), if second { open.fisherman(1) } else { None }]
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Advances one step; after the last, asks whether water buys another.
    pub(crate) fn river(&mut self, left: u8) -> After {
        if left == 0 {
            return After::Ask;
        }
        self.push(River { left: left - 1 });
        let (seat, components) = (self.seat(), self.components());
        let space = self.open.board().river + 1;
        if space > components.jetty {
            let points = if self.helped_by(Scroll::JettyPoints) {
                components.scroll_values[Scroll::JettyPoints as usize]
            } else {
                1
            };
            self.score(points.into(), Source::Jetty);
            return After::Done;
        }
        let ahead = self.open.put_fisherman(seat, space);
        self.tell.tell(Event::Floated { seat, space });
        if space == components.jetty {
            let points = components.jetty_points[ahead];
            self.tell.tell(Event::Landed { seat, points });
            self.score(points.into(), Source::Jetty);
        }
        if let Some(rapid) = components.rapids.iter().position(|&behind| behind == space)
            && self.helped_by(Scroll::RapidAtOnce)
        {
            self.because(Cause::Scroll(Scroll::RapidAtOnce.tile()));
            self.take_rapid(rapid as u8);
        }
        After::Done
    }

    /// Gives the bonus of a rapid, twice to who has scroll 60.
    pub(crate) fn take_rapid(&mut self, rapid: u8) {
        let bonus = self.components().rapid_bonuses[usize::from(rapid)];
        let times = if self.helped_by(Scroll::DoubleRapids) { 2 } else { 1 };
        if bonus.is_plain() || bonus == Bonus::AnyResource {
            self.because(Cause::Rapid(rapid));
            return self.push(Step::Gain { bonus, times, source: Source::Rapids });
        }
        for _ in 0..times {
            self.because(Cause::Rapid(rapid));
            self.push(Step::Gain { bonus, times: 1, source: Source::Rapids });
        }
    }

    /// Gives the bonuses of several rapids. None of them leads to anything, so no order can matter.
    pub(crate) fn rapids(&mut self, rapids: u8) {
        if let Some(rapid) = bits(rapids).next() {
            self.push(Step::Rapids { rapids: rapids & !(1 << rapid) });
            self.take_rapid(rapid);
        }
    }

    /// Sends all fishermen back to the start; who won river tile 09 goes ahead.
    pub(crate) fn return_fishermen(&mut self, ahead: Option<Seat>) {
        for board in &mut self.open.boards {
            board.river = 0;
        }
        self.open.river = Fishermen::of(self.game.players());
        self.tell.tell(Event::FishermenReturned);
        if let Some(seat) = ahead {
            let space = self.components().crocodile;
            self.open.put_fisherman(seat, space);
            self.tell.tell(Event::Floated { seat, space });
        }
    }
}

/// Advances on the river; after the last step, asks whether water buys another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct River {
    /// Steps to go.
    pub left: u8,
}

impl Asks for River {
    fn begin<T: Sink<Event>>(self, play: &mut Play<'_, T>) -> After {
        play.river(self.left)
    }

    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        open.board().of(Resource::Water) == 0 || (found(Action::Pay(Resource::Water)) && found(Action::Stop))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Pay(resource) = answer {
            play.pay(resource, 1);
            play.push(River { left: 1 });
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, _: Action) -> Option<Refusal> {
        None
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-river")
    }

    fn fits(self, _: Place<'_>) -> bool {
        true
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        few(self.left)
    }

    fn brings(self) -> Option<(Bonus, u8)> {
        Some((Bonus::RiverStep, self.left))
    }
}

/// Asks for the bonus of a rapid.
#[derive(Clone, Copy)]
pub(crate) struct Rapid;

impl Asks for Rapid {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        bits(game.crossed(open.board())).all(|rapid| found(Action::Rapid(rapid)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Rapid(rapid) = answer {
            play.take_rapid(rapid);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Rapid(_) => Some(NOT_CROSSED),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-rapid")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_bottom() && at.is_top()
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        open.board().river > 0
    }
}
