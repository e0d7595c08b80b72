//! The medina: city gates, and the guards and keshis that come with them.

use table::Sink;

use crate::action::Action;
use crate::colour::{Colour, Sector};
use crate::effect::{Effect, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::run::Play;
use crate::state::{Board, Open};

impl Keshi {
    /// What a gate of a workshop costs a player.
    pub(crate) fn gate_cost(&self, board: &Board, workshop: u8) -> u8 {
        let dinars = self.components.workshops[usize::from(workshop)].dinars;
        dinars.saturating_sub(u8::from(board.has(32)))
    }

    /// The points that a gate of a workshop gives a player, or takes, unless scroll 22 spares them to who buys it.
    pub(crate) fn gate_points(&self, board: &Board, workshop: u8, taken: bool) -> i8 {
        let points = self.components.workshops[usize::from(workshop)].points;
        if !taken && workshop == 0 && board.has(22) { points.max(0) } else { points }
    }

    /// The workshops from which a gate can be bought.
    fn open_workshops(&self, open: &Open, resources: [u16; 3]) -> impl Iterator<Item = u8> {
        let board = open.board();
        let may = board.free_guards() > 0 && board.gates() < 8;
        (0..4u8).filter(move |&workshop| {
            may && !open.workshops[usize::from(workshop)].is_empty()
                && self.can_pay(board, self.gate_cost(board, workshop), &resources)
        })
    }

    /// Whether a gate can be bought.
    pub(crate) fn can_build(&self, open: &Open, resources: &[u16; 3]) -> bool {
        self.open_workshops(open, *resources).next().is_some()
    }

    /// The gates that can be bought.
    pub(crate) fn gates_for_sale(&self, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let mut gates = self.open_workshops(open, open.board().resources).flat_map(|workshop| {
            let colours = open.workshops[usize::from(workshop)].iter();
            colours.map(move |(colour, _)| Action::Gate(workshop, colour))
        });
        gates.all(&mut *found) && found(Action::Stop)
    }

    /// Whether a gate of this colour matches the sector beside a space.
    pub(crate) fn matches(&self, colour: Colour, space: u8) -> bool {
        match self.components.gate_spaces[usize::from(space)] {
            Sector::Souk => colour.is_good(),
            sector => sector.colour() == Some(colour),
        }
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Buys a gate: it is paid, built, and brings its keshis.
    pub(crate) fn buy_gate(&mut self, workshop: u8, colour: Colour) {
        self.push(Effect::Medina);
        if self.components().workshops[usize::from(workshop)].dinars > 0 {
            self.helped_by(32);
        }
        let keshis = if self.helped_by(66) { self.components().scroll_values[66] } else { 1 };
        if self.has(36) {
            (0..keshis).for_each(|_| self.push(Effect::GateKeshi));
        } else {
            self.board().aside.add(colour, keshis);
        }
        self.push(Effect::Build { workshop, colour, taken: false });
        let dinars = self.game.gate_cost(self.open.board(), workshop);
        self.pay_dinars(dinars);
    }

    /// Builds a gate that was paid for.
    pub(crate) fn build(&mut self, workshop: u8, colour: Colour, taken: bool, space: u8) {
        let seat = self.seat();
        self.open.workshops[usize::from(workshop)].take(colour, 1);
        self.board().gates[usize::from(space)] = Some(colour);
        self.tell.tell(Event::Built { seat, workshop, colour, space, taken });
        let points = self.game.gate_points(self.open.board(), workshop, taken);
        if points != self.components().workshops[usize::from(workshop)].points {
            self.tell_help(22);
        }
        self.score(points.into(), Source::Gates);
        if self.game.matches(colour, space) {
            self.score(self.components().gate_match.into(), Source::Gates);
        }
    }
}
