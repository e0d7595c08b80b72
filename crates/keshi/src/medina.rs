//! The medina: city gates, and the guards and keshis that come with them.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Colour, Sector};
use crate::effect::{Effect, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Aside, Asks, Place, Question, asked, asked_colour};
use crate::refusal::{CANNOT_PAY, NO_GUARD, NOT_ON_DISPLAY, SPACE_TAKEN};
use crate::run::Play;
use crate::scroll::Scroll;
use crate::state::{Board, Open};

impl Keshi {
    /// What a gate of a workshop costs a player.
    pub(crate) fn gate_cost(&self, board: &Board, workshop: u8) -> u8 {
        let dinars = self.components.workshops[usize::from(workshop)].dinars;
        dinars.saturating_sub(u8::from(board.has(Scroll::CheaperGates)))
    }

    /// The points that a gate of a workshop gives a player, or takes, unless scroll 22 spares them to who buys it.
    pub(crate) fn gate_points(&self, board: &Board, workshop: u8, taken: bool) -> i8 {
        let points = self.components.workshops[usize::from(workshop)].points;
        if !taken && workshop == 0 && board.has(Scroll::NoGateLoss) { points.max(0) } else { points }
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
        self.push(Medina);
        if self.components().workshops[usize::from(workshop)].dinars > 0 {
            self.helped_by(Scroll::CheaperGates);
        }
        let keshis = if self.helped_by(Scroll::TwoGateKeshis) {
            self.components().scroll_values[Scroll::TwoGateKeshis as usize]
        } else {
            1
        };
        if self.has(Scroll::AnyGateKeshi) {
            (0..keshis).for_each(|_| self.push(GateKeshi));
        } else {
            self.board().aside.add(colour, keshis);
        }
        self.push(Build { workshop, colour, taken: false });
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
            self.tell_help(Scroll::NoGateLoss);
        }
        self.score(points.into(), Source::Gates);
        if self.game.matches(colour, space) {
            self.score(self.components().gate_match.into(), Source::Gates);
        }
    }
}

/// Asks which city gates to buy.
#[derive(Clone, Copy)]
pub(crate) struct Medina;

impl Asks for Medina {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.gates_for_sale(open, found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        match answer {
            Action::Gate(workshop, colour) => play.buy_gate(workshop, colour),
            Action::Stop => play.push(Aside { claimed: false }),
            _ => {}
        }
    }

    fn refusal(self, _: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        let sold_out = |workshop: u8, colour| open.workshops[usize::from(workshop)].of(colour) == 0;
        match action {
            Action::Gate(..) if open.board().free_guards() == 0 => Some(NO_GUARD),
            Action::Gate(workshop, colour) if sold_out(workshop, colour) => Some(NOT_ON_DISPLAY),
            Action::Gate(..) => Some(CANNOT_PAY),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-medina")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_action(Sector::Medina) && at.above.iter().all(is_buying)
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks where to build a gate that was bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Build {
    /// The workshop it comes from.
    #[serde(with = "crate::json::from_one")]
    #[cfg_attr(feature = "typescript", ts(as = "u8"))]
    pub workshop: u8,
    /// Its colour.
    pub colour: Colour,
    /// Whether it was taken and not bought (desert town 12).
    pub taken: bool,
}

impl Asks for Build {
    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let free = (0..8u8).filter(|&space| open.board().gates[usize::from(space)].is_none());
        free.into_iter().all(|space| found(Action::Space(space)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Space(space) = answer {
            play.build(self.workshop, self.colour, self.taken, space);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Space(_) => Some(SPACE_TAKEN),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_colour("keshi-ask-build", self.colour)
    }

    fn fits(self, at: Place<'_>) -> bool {
        // Paid before anything else happens.
        let paying = matches!(at.above, [Effect::Ask(Question::Pay(_))]);
        match self.taken {
            true => at.is_over(Aside { claimed: false }) && at.is_top(),
            false => at.is_over_purchase() && (at.is_top() || paying),
        }
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        let board = open.board();
        let workshop = open.workshops.get(usize::from(self.workshop));
        workshop.is_some_and(|gates| gates.of(self.colour) > 0)
            && board.gates() < 8
            && board.gates() < board.count(Colour::Beige).min(255) as u8
    }
}

/// Asks for the keshi of a gate (scroll 36).
#[derive(Clone, Copy)]
pub(crate) struct GateKeshi;

impl Asks for GateKeshi {
    #[inline]
    fn answers(self, _: &Keshi, _: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        Colour::ALL.into_iter().all(|colour| found(Action::Keshi(colour)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Keshi(colour) = answer {
            play.tell_help(Scroll::AnyGateKeshi);
            play.board().aside.add(colour, 1);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, _: Action) -> Option<Refusal> {
        None
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-gate-keshi")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_over_purchase() && at.above.iter().all(is_buying)
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        open.board().has(Scroll::AnyGateKeshi)
    }
}

impl Place<'_> {
    /// Whether it belongs to the purchase of a gate.
    fn is_over_purchase(self) -> bool {
        self.is_over(Medina) || self.is_over(GateKeshi)
    }
}

/// Whether an effect comes between the choice of a gate and its keshis.
fn is_buying(effect: &Effect) -> bool {
    matches!(effect, Effect::Ask(Question::GateKeshi | Question::Build(_) | Question::Pay(_)))
}
