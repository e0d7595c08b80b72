//! The main square: entertainers, and the audience disc that turns before them.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::Colour;
use crate::components::Bonus;
use crate::effect::{Cause, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::options::Discs;
use crate::question::{Asks, Place, asked};
use crate::refusal::{NO_BONUS, NO_ENTERTAINER};
use crate::run::{After, Play};
use crate::scroll::Scroll;
use crate::state::{Board, Open};
use crate::step::Step;
use crate::tile::bits;

impl Keshi {
    /// The spectators on the sections of the discs in play.
    #[must_use]
    pub fn disc(&self) -> &[u8; 8] {
        match self.options().discs {
            Discs::Pink => &self.components.disc,
            Discs::Purple => &self.components.purple_disc,
        }
    }

    /// The spectators that face a space.
    pub(crate) fn spectators(&self, board: &Board, space: u8) -> u8 {
        self.spectators_by(board, board.disc, space)
    }

    /// The spectators that face a space when the disc is turned so far.
    #[must_use]
    pub fn spectators_by(&self, board: &Board, disc: u8, space: u8) -> u8 {
        let section = (space + 8 - disc % 8) % 8;
        self.disc()[usize::from(section)] + u8::from(board.has(Scroll::MoreSpectators))
    }

    /// The spaces that just so many spectators face, a bit for each.
    fn facing(&self, board: &Board, spectators: u8) -> u8 {
        let faces = |space: &u8| self.spectators(board, *space) == spectators;
        (0..8).filter(faces).fold(0, |spaces, space| spaces | 1 << space)
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Turns the disc and lets the player choose an entertainer, so many times.
    pub(crate) fn square(&mut self, left: u8) {
        if left == 0 {
            return;
        }
        let seat = self.seat();
        let board = self.board();
        board.disc = (board.disc + 1) % 8;
        self.tell.tell(Event::DiscTurned { seat });
        self.push(Step::Square { left: left - 1 });
        self.push(Step::AfterShow);
        self.push(Show);
    }

    /// Gives the bonus of an entertainer's space for every spectator.
    pub(crate) fn show(&mut self, space: u8) {
        self.take_ring(1 << space, false, Source::Square, space);
    }

    /// Scrolls 29 and 51, at the end of the action.
    pub(crate) fn after_show(&mut self) {
        let spaces = self.game.facing(self.open.board(), 1);
        if spaces != 0 && self.helped_by(Scroll::SingleSpectators) {
            self.because(Cause::Scroll(Scroll::SingleSpectators.tile()));
            self.push(Ring { spaces, once: true, source: Source::Square });
        }
        if self.helped_by(Scroll::PointsPerSpectator) {
            for (space, bonus) in (0..8).zip(self.components().ring) {
                if let Bonus::Points(points) = bonus {
                    let spectators = self.game.spectators(self.open.board(), space);
                    self.score(i16::from(points) * i16::from(spectators), Source::Square);
                }
            }
        }
    }

    /// Gives the bonuses of several spaces: those that need no thought first, then in chosen order.
    pub(crate) fn ring(&mut self, spaces: u8, once: bool, source: Source) -> After {
        let ring = &self.components().ring;
        match bits(spaces).find(|&space| ring[usize::from(space)].is_plain()) {
            Some(space) => {
                self.take_ring(spaces, once, source, space);
                After::Done
            }
            None => After::Ask,
        }
    }

    /// Gives the bonus of one space.
    pub(crate) fn take_ring(&mut self, spaces: u8, once: bool, source: Source, space: u8) {
        let rest = spaces & !(1 << space);
        if rest != 0 {
            self.push(Ring { spaces: rest, once, source });
        }
        if !once {
            self.helped_by(Scroll::MoreSpectators);
        }
        let times = if once { 1 } else { self.game.spectators(self.open.board(), space) };
        let bonus = self.components().ring[usize::from(space)];
        self.push(Step::Gain { bonus, times, source });
    }

    /// Scroll 47: the bonuses that three spectators face.
    pub(crate) fn three_spectators(&mut self) {
        let spaces = self.game.facing(self.open.board(), 3);
        self.push(Ring { spaces, once: false, source: Source::Square });
    }

    /// Scroll 70: the bonuses of all entertainers.
    pub(crate) fn all_entertainers(&mut self) {
        let spaces = self.open.board().entertainers;
        self.push(Ring { spaces, once: false, source: Source::Square });
    }
}

/// Gives the bonuses of spaces of the main square, and asks for their order, where it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ring {
    /// A bit for each space.
    #[serde(with = "crate::json::spaces")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    pub spaces: u8,
    /// Once only, and not for every spectator.
    pub once: bool,
    /// What its points count as.
    pub source: Source,
}

impl Asks for Ring {
    fn begin<T: Sink<Event>>(self, play: &mut Play<'_, T>) -> After {
        play.ring(self.spaces, self.once, self.source)
    }

    #[inline]
    fn answers(self, _: &Keshi, _: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        bits(self.spaces).all(|space| found(Action::Bonus(space)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Bonus(space) = answer {
            play.take_ring(self.spaces, self.once, self.source, space);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Bonus(_) => Some(NO_BONUS),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-ring")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_due_to(Cause::Deployed(Colour::Pink))
            || at.is_scroll(&[Scroll::ThreeSpectators, Scroll::SingleSpectators, Scroll::AllEntertainers])
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        self.spaces != 0 && matches!(self.source, Source::Deployment | Source::Square)
    }
}

/// Asks for an entertainer.
#[derive(Clone, Copy)]
pub(crate) struct Show;

impl Asks for Show {
    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        bits(open.board().entertainers).all(|space| found(Action::Bonus(space)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Bonus(space) = answer {
            play.show(space);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Bonus(_) => Some(NO_ENTERTAINER),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-show")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_over(Step::AfterShow) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}
