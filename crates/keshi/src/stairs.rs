//! The staircases of palace and mosque, and the lines between them.

use table::Sink;

use crate::action::{Action, Space};
use crate::colour::Resource;
use crate::components::Bonus;
use crate::effect::{Cause, Effect, Source, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::run::{After, Play};
use crate::state::{Board, Open};
use crate::tile::{Tile, bits};

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
        let date = board.has(26) && board.of(Resource::Date) > 0;
        let water = board.has(27) && board.of(Resource::Water) > 0;
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
        self.push(Effect::Climb { stairs, left: left - 1, free });
        let (seat, components) = (self.seat(), self.components());
        let step = self.open.board().step(stairs) + 1;
        if step > components.stairs_top {
            let scroll = match stairs {
                Stairs::Palace => 52,
                Stairs::Mosque => 49,
            };
            let points = if self.helped_by(scroll) { components.scroll_values[usize::from(scroll)] } else { 1 };
            self.score(points.into(), Source::Stairs);
            return After::Done;
        }
        self.board().stairs[stairs as usize] = step;
        self.tell.tell(Event::Climbed { seat, stairs, step });
        self.meet(stairs, step);
        if components.thresholds.contains(&step) {
            self.because(Cause::Threshold(stairs));
            self.push(Effect::Threshold);
            (13..=16).for_each(|scroll| {
                self.helped_by(scroll);
            });
            for (scroll, &bonus) in (13..=16).zip(&components.scroll_thresholds).rev() {
                if self.has(scroll) {
                    self.because(Cause::Scroll(Tile(scroll)));
                    self.push(Effect::Gain { bonus, times: 1, source: Source::Scrolls });
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
                self.tell_help(48);
                self.push(Effect::Climb { stairs, left: 1, free: false });
            }
            Action::Pay(resource) => {
                self.tell_help(if resource == Resource::Date { 26 } else { 27 });
                self.pay(resource, 1);
                self.push(Effect::Climb { stairs, left: 1, free });
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
        let left = if self.helped_by(63) { 2 } else { 1 };
        self.push_line(left);
    }

    /// So many spaces of the line between the player's pawns.
    pub(crate) fn push_line(&mut self, left: u8) {
        let ends = self.open.board().stairs.map(|step| self.game.segment(step));
        self.push(Effect::Line { ends, taken: 0, left });
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
        self.push(Effect::Line { ends, taken: taken | 1 << space as u8, left });
        if let Some(bonus) = self.game.line_bonus(self.open, ends, space) {
            self.because(Cause::Line(bonus));
            self.push(Effect::Gain { bonus, times: 1, source: Source::Lines });
        }
    }
}
