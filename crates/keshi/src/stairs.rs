//! The staircases of palace and mosque, and the lines between them.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::{Action, Space};
use crate::colour::Resource;
use crate::components::Bonus;
use crate::effect::{Cause, Source, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Place, asked, asked_count, few, some};
use crate::refusal::{BONUS_TAKEN, CANNOT_PAY, NO_SCROLL, NO_SUCH_SPACE, SECTOR_FULL, SPACE_TAKEN};
use crate::run::{After, Play};
use crate::scroll::Scroll;
use crate::state::{Board, Open};
use crate::step::Step;
use crate::tile::{Tile, bits};
use crate::words::STAIRS;

/// As many spaces of a line as there are.
pub(crate) const ALL_SPACES: u8 = u8::MAX;

/// The place of an inner space of a line among those that staircase tiles cover, if one can.
fn covered([palace, mosque]: [u8; 2], space: Space) -> Option<usize> {
    let beside = |segment: u8| usize::from(segment).checked_sub(2);
    match space {
        Space::Left => beside(palace),
        Space::Middle => beside(palace + mosque - 2).filter(|&at| at < 4).map(|at| 4 + at),
        Space::Right => beside(mosque).map(|at| 8 + at),
        Space::Dinars | Space::Points => None,
    }
}

impl Keshi {
    /// The segment of a step, 1 to 5.
    #[must_use]
    pub fn segment(&self, step: u8) -> u8 {
        1 + self.crossings(step)
    }

    /// How many thresholds lie behind a step.
    pub(crate) fn crossings(&self, step: u8) -> u8 {
        self.components.thresholds.iter().filter(|&&first| step >= first).count() as u8
    }

    /// What a side of a staircase tile gives.
    pub(crate) fn side(&self, side: Tile) -> Bonus {
        let tiles = &self.components.staircase_tiles;
        tiles[side.index() % tiles.len()][side.index() / tiles.len()]
    }

    /// What a space of the line between two segments gives, if there is such a space.
    pub(crate) fn line_bonus(&self, open: &Open, [palace, mosque]: [u8; 2], space: Space) -> Option<Bonus> {
        let components = &self.components;
        if let Some(tile) =
            covered([palace, mosque], space).map(|at| open.staircase_tiles[at]).filter(|tile| tile.is_some())
        {
            return Some(self.side(tile));
        }
        let inner = |spaces: &[Bonus; 4], segment: u8| spaces.get(usize::from(segment).checked_sub(2)?).copied();
        match space {
            Space::Dinars => Some(Bonus::Resource(Resource::Dinar, components.line_dinars[usize::from(palace) - 1])),
            Space::Left => inner(&components.line_left, palace),
            Space::Middle => Some(components.line_middle[usize::from(palace + mosque) - 2]),
            Space::Right => inner(&components.line_right, mosque),
            Space::Points => Some(Bonus::Points(components.line_points[usize::from(mosque) - 1])),
        }
    }

    /// Whether one of the spaces taken gave the same bonus as this space.
    pub(crate) fn is_bonus_taken(&self, open: &Open, ends: [u8; 2], taken: u8, space: Space) -> bool {
        let bonus = self.line_bonus(open, ends, space);
        bits(taken).any(|at| self.line_bonus(open, ends, Space::ALL[usize::from(at)]) == bonus)
    }

    /// The spaces of a line that can be chosen: those not taken yet whose keshi has a space. Scroll 63 takes two
    /// different bonuses, scroll 59 takes all spaces.
    pub(crate) fn line_spaces(&self, open: &Open, ends: [u8; 2], taken: u8, left: u8) -> impl Iterator<Item = Space> {
        let free = move |&space: &Space| {
            taken >> space as u8 & 1 == 0
                && (taken == 0 || left == ALL_SPACES || !self.is_bonus_taken(open, ends, taken, space))
                && match self.line_bonus(open, ends, space) {
                    None => false,
                    Some(Bonus::Keshi(colour)) => self.room(open.board(), colour) > 0,
                    Some(_) => true,
                }
        };
        Space::ALL.into_iter().filter(free)
    }

    /// Ways to climb on after the last step.
    pub(crate) fn further_steps(&self, board: &Board, free: bool, found: &mut impl FnMut(Action) -> bool) -> bool {
        let date = board.has(Scroll::DatesToClimb) && board.of(Resource::Date) > 0;
        let water = board.has(Scroll::WaterToClimb) && board.of(Resource::Water) > 0;
        !(free || date || water)
            || ((!free || found(Action::Step))
                && (!date || found(Action::Pay(Resource::Date)))
                && (!water || found(Action::Pay(Resource::Water)))
                && found(Action::Stop))
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Climbs one step; after the last, asks for further ones.
    pub(crate) fn climb(&mut self, stairs: Stairs, left: u8, free: bool) -> After {
        if left == 0 {
            return After::Ask;
        }
        self.push(Climb { stairs, left: left - 1, free });
        let (seat, components) = (self.seat(), self.components());
        let step = self.open.board().step(stairs) + 1;
        if step > components.stairs_top {
            let scroll = match stairs {
                Stairs::Palace => Scroll::PalacePoints,
                Stairs::Mosque => Scroll::MosquePoints,
            };
            let points = if self.helped_by(scroll) { components.scroll_values[scroll as usize] } else { 1 };
            self.score(points.into(), Source::Stairs);
            return After::Done;
        }
        self.board().stairs[stairs as usize] = step;
        self.tell.tell(Event::Climbed { seat, stairs, step });
        self.meet(stairs, step);
        if components.thresholds.contains(&step) {
            self.because(Cause::Threshold(stairs));
            self.push(Step::Threshold);
            Scroll::THRESHOLD_BONUSES.into_iter().for_each(|scroll| {
                self.helped_by(scroll);
            });
            for (scroll, &bonus) in Scroll::THRESHOLD_BONUSES.into_iter().zip(&components.scroll_thresholds).rev() {
                if self.has(scroll) {
                    self.because(Cause::Scroll(scroll.tile()));
                    self.push(Step::Gain { bonus, times: 1, source: Source::Scrolls });
                }
            }
            self.get(Resource::Dinar, components.threshold_dinars.into());
        }
        After::Done
    }

    /// Climbs a further step.
    pub(crate) fn climb_further(&mut self, stairs: Stairs, free: bool, answer: Action) {
        match answer {
            Action::Step => {
                self.tell_help(Scroll::StepMore);
                self.push(Climb { stairs, left: 1, free: false });
            }
            Action::Pay(resource) => {
                self.tell_help(if resource == Resource::Date { Scroll::DatesToClimb } else { Scroll::WaterToClimb });
                self.pay(resource, 1);
                self.push(Climb { stairs, left: 1, free });
            }
            _ => {}
        }
    }

    /// Climbs one staircase, then the other.
    pub(crate) fn climb_first(&mut self, stairs: Stairs, steps: u8) {
        self.begin_climb(stairs.other(), steps);
        self.begin_climb(stairs, steps);
    }

    /// The bonus of the line between the player's pawns: one space of it, two different bonuses with scroll 63.
    pub(crate) fn threshold(&mut self) {
        let left = if self.helped_by(Scroll::TwoLineBonuses) { 2 } else { 1 };
        self.push_line(left);
    }

    /// So many spaces of the line between the player's pawns.
    pub(crate) fn push_line(&mut self, left: u8) {
        let ends = self.open.board().stairs.map(|step| self.game.segment(step));
        self.push(Line { ends, taken: 0, left });
    }

    /// Takes what needs no thought, if all of a line is to be had; else asks.
    pub(crate) fn line(&mut self, ends: [u8; 2], taken: u8, left: u8) -> After {
        if left == ALL_SPACES {
            let plain = |&space: &Space| self.game.line_bonus(self.open, ends, space).is_some_and(Bonus::is_plain);
            let next = self.game.line_spaces(self.open, ends, taken, left).find(plain);
            if let Some(space) = next {
                self.take_line(ends, taken, left, space);
                return After::Done;
            }
        }
        if left == 0 { After::Done } else { After::Ask }
    }

    /// Takes a space of a line.
    pub(crate) fn take_line(&mut self, ends: [u8; 2], taken: u8, left: u8, space: Space) {
        let left = if left == ALL_SPACES { left } else { left - 1 };
        self.push(Line { ends, taken: taken | 1 << space as u8, left });
        if let Some(bonus) = self.game.line_bonus(self.open, ends, space) {
            self.because(Cause::Line(bonus));
            self.push(Step::Gain { bonus, times: 1, source: Source::Lines });
        }
    }
}

/// Climbs a staircase; after the last step, asks for further ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Climb {
    /// Which.
    pub stairs: Stairs,
    /// Steps to go.
    pub left: u8,
    /// Whether one more is free (scroll 48).
    pub free: bool,
}

impl Asks for Climb {
    fn begin<T: Sink<Event>>(self, play: &mut Play<'_, T>) -> After {
        play.climb(self.stairs, self.left, self.free)
    }

    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.further_steps(open.board(), self.free, found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        play.climb_further(self.stairs, self.free, answer);
    }

    fn refusal(self, _: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        let unless = |scroll| if open.board().has(scroll) { CANNOT_PAY } else { NO_SCROLL };
        match action {
            Action::Step if !open.board().has(Scroll::StepMore) => Some(NO_SCROLL),
            Action::Pay(Resource::Date) => Some(unless(Scroll::DatesToClimb)),
            Action::Pay(Resource::Water) => Some(unless(Scroll::WaterToClimb)),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        Some(Message::plain("keshi-ask-climb").with("stairs", STAIRS[self.stairs as usize]))
    }

    fn fits(self, _: Place<'_>) -> bool {
        true
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        few(self.left) && (!self.free || open.board().has(Scroll::StepMore))
    }

    fn brings(self) -> Option<(Bonus, u8)> {
        let step = match self.stairs {
            Stairs::Palace => Bonus::PalaceStep,
            Stairs::Mosque => Bonus::MosqueStep,
        };
        Some((step, self.left))
    }
}

/// Asks which staircase to climb.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Either {
    /// Steps to go.
    pub steps: u8,
    /// Whether one may stay.
    pub may: bool,
}

impl Asks for Either {
    #[inline]
    fn answers(self, _: &Keshi, _: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        Stairs::BOTH.into_iter().all(|stairs| found(Action::Stairs(stairs))) && (!self.may || found(Action::Stop))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Stairs(stairs) = answer {
            play.begin_climb(stairs, self.steps);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, _: Action) -> Option<Refusal> {
        None
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_count(if self.may { "keshi-ask-either-or-stop" } else { "keshi-ask-either" }, self.steps)
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        some(self.steps)
    }
}

/// Asks which staircase to climb first; the other follows (scroll 55).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Both {
    /// Steps to go on each.
    pub steps: u8,
}

impl Asks for Both {
    #[inline]
    fn answers(self, _: &Keshi, _: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        Stairs::BOTH.into_iter().all(|stairs| found(Action::Stairs(stairs)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Stairs(stairs) = answer {
            play.climb_first(stairs, self.steps);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, _: Action) -> Option<Refusal> {
        None
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_count("keshi-ask-both", self.steps)
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_scroll(&[Scroll::BothStairs]) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        some(self.steps)
    }
}

/// Asks for a space of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// The segments of its ends, palace and mosque, from 1.
    pub ends: [u8; 2],
    /// The spaces taken already, a bit for each.
    #[serde(with = "crate::json::line")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::action::Space>"))]
    pub taken: u8,
    /// How many more; all there are, if 255.
    #[serde(with = "crate::json::or_all")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>"))]
    pub left: u8,
}

impl Asks for Line {
    fn begin<T: Sink<Event>>(self, play: &mut Play<'_, T>) -> After {
        play.line(self.ends, self.taken, self.left)
    }

    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.line_spaces(open, self.ends, self.taken, self.left).all(|at| found(Action::Line(at)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Line(space) = answer {
            play.take_line(self.ends, self.taken, self.left, space);
        }
    }

    fn refusal(self, game: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        let Line { ends, taken, left } = self;
        let Action::Line(space) = action else { return None };
        Some(match () {
            () if taken >> space as u8 & 1 == 1 => SPACE_TAKEN,
            () if game.line_bonus(open, ends, space).is_none() => NO_SUCH_SPACE,
            () if left != ALL_SPACES && game.is_bonus_taken(open, ends, taken, space) => BONUS_TAKEN,
            () => SECTOR_FULL,
        })
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        match self.left {
            0 => None,
            ALL_SPACES => asked("keshi-ask-line-all"),
            left => asked_count("keshi-ask-line", left),
        }
    }

    fn fits(self, at: Place<'_>) -> bool {
        matches!(at.cause(), Some(Cause::Threshold(_))) || at.is_scroll(&[Scroll::WholeLine])
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        let Line { ends, taken, left } = self;
        ends.iter().all(|end| (1..=5).contains(end)) && taken < 32 && (left <= 2 || left == ALL_SPACES)
    }
}
