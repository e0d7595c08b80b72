//! The engine: takes effects from the stack until a player or chance has to answer.

use table::{Seat, Sink};

use crate::action::Action;
use crate::colour::{Colour, Resource, Sector};
use crate::components::Components;
use crate::effect::{Cause, Effect, Source, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Climb, Pay, Question};
use crate::scroll::Scroll;
use crate::state::{Board, Draw, MOST, MOST_POINTS, Open, Secret, State, Waits};

/// A game being moved on: the rules, the state, and who listens.
pub(crate) struct Play<'a, T> {
    pub(crate) game: &'a Keshi,
    pub(crate) open: &'a mut Open,
    pub(crate) secret: &'a mut [Secret; crate::state::PLAYERS],
    pub(crate) tell: &'a mut T,
    /// Which of the two bonuses of a river tile is left for the second, once the winner has taken one: the second gets it
    /// in the same step.
    pub(crate) left_prize: u8,
    /// How many effects are on the stack that what was answered did not put there.
    pub(crate) others: usize,
}

/// What became of an effect.
pub(crate) enum After {
    /// It is done, or has put others on the stack.
    Done,
    /// The player must answer.
    Ask,
    /// It waits for a draw.
    Draw(Draw),
}

impl<'a, T: Sink<Event>> Play<'a, T> {
    pub(crate) fn new(game: &'a Keshi, state: &'a mut State, tell: &'a mut T) -> Play<'a, T> {
        let others = state.open.stack.list().len();
        Play { game, open: &mut state.open, secret: &mut state.secret, tell, left_prize: 0, others }
    }

    /// Goes on until somebody has to say something.
    pub(crate) fn run(&mut self) {
        while self.step() {}
    }

    /// The same, but only as far as effects go that what was answered put on the stack.
    pub(crate) fn run_own(&mut self) {
        while self.open.stack.list().len() > self.others && self.step() {}
    }

    /// Takes the topmost effect, or the next phase. Returns whether to go on: nobody has to say something.
    #[inline(always)]
    fn step(&mut self) -> bool {
        let after = match self.open.stack.pop() {
            None => match self.next_phase() {
                Some(waits) => {
                    self.open.waits = waits;
                    return false;
                }
                None => return true,
            },
            Some(Effect::Nothing | Effect::Because(_)) => After::Done,
            Some(Effect::Do(step)) => step.resolve(self),
            Some(Effect::Ask(question)) => match question.begin(self) {
                After::Ask => self.ask(question),
                after => after,
            },
        };
        match after {
            After::Done => return true,
            After::Ask => self.open.waits = Waits::Player,
            After::Draw(draw) => self.open.waits = Waits::Chance(draw),
        }
        false
    }

    /// Puts a question to the player, unless there is but one answer or none.
    fn ask(&mut self, question: Question) -> After {
        let mut only = None;
        let at_most_one = question.answers(self.game, self.open, &mut |answer| only.replace(answer).is_none());
        match only {
            _ if !at_most_one => {
                self.push(Effect::Ask(question));
                return After::Ask;
            }
            Some(answer) => self.answer(question, answer),
            None => {}
        }
        After::Done
    }

    /// Does what a player answered.
    pub(crate) fn answer(&mut self, question: Question, answer: Action) {
        if answer.is_untold() && !question.tells_answer() {
            let seat = self.seat();
            self.tell.tell(Event::Decided { seat, action: answer });
        }
        question.answer(self, answer);
    }

    #[inline]
    pub(crate) fn push(&mut self, effect: impl Into<Effect>) {
        self.open.stack.push(effect.into());
    }

    /// From here on, what is put on the stack has this cause.
    #[inline]
    pub(crate) fn because(&mut self, cause: Cause) {
        self.open.stack.push(Effect::Because(cause));
    }

    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.open.seat
    }

    #[inline]
    pub(crate) fn components(&self) -> &'a Components {
        &self.game.components
    }

    #[inline]
    pub(crate) fn board(&mut self) -> &mut Board {
        &mut self.open.boards[self.open.seat.index()]
    }

    /// Whether the player has this scroll.
    #[inline]
    pub(crate) fn has(&self, scroll: Scroll) -> bool {
        self.open.board().has(scroll)
    }

    /// Whether the player has this scroll, which then makes a difference and is told.
    pub(crate) fn helped_by(&mut self, scroll: Scroll) -> bool {
        let has = self.has(scroll);
        if has {
            self.tell_help(scroll);
        }
        has
    }

    /// Tells that a scroll made a difference.
    pub(crate) fn tell_help(&mut self, scroll: Scroll) {
        let seat = self.seat();
        self.tell.tell(Event::ScrollHelped { seat, scroll: scroll.tile() });
    }

    /// The player gains or loses points.
    pub(crate) fn score(&mut self, points: i16, source: Source) {
        if points != 0 {
            let seat = self.seat();
            let scored = &mut self.board().points[source as usize];
            *scored = scored.saturating_add(points).clamp(-MOST_POINTS, MOST_POINTS);
            self.tell.tell(Event::Scored { seat, points, source });
        }
    }

    /// The player gets resources.
    pub(crate) fn get(&mut self, resource: Resource, count: u16) {
        if count > 0 {
            let seat = self.seat();
            let owned = &mut self.board().resources[resource as usize];
            *owned = owned.saturating_add(count).min(MOST);
            self.tell.tell(Event::Got { seat, resource, count });
        }
    }

    /// The player pays or returns resources.
    pub(crate) fn pay(&mut self, resource: Resource, count: u16) {
        if count > 0 {
            let seat = self.seat();
            self.board().resources[resource as usize] -= count;
            self.tell.tell(Event::Paid { seat, resource, count });
        }
    }

    /// The player pays dinars; who has scroll 33 chooses with what.
    pub(crate) fn pay_dinars(&mut self, count: u8) {
        if self.has(Scroll::AnyPayment) {
            self.push(Pay { left: count, from: Resource::Date });
        } else {
            self.pay(Resource::Dinar, count.into());
        }
    }

    /// The player gets goods of a colour.
    pub(crate) fn get_goods(&mut self, colour: Colour, count: u16) {
        let seat = self.seat();
        let owned = &mut self.board().goods[colour as usize - Colour::Purple as usize];
        *owned = owned.saturating_add(count).min(MOST);
        for _ in 0..count {
            self.tell.tell(Event::Deployed { seat, colour, sector: Sector::Souk });
        }
    }

    /// The player starts to climb.
    pub(crate) fn begin_climb(&mut self, stairs: Stairs, steps: u8) {
        let free = self.has(Scroll::StepMore);
        self.push(Climb { stairs, left: steps, free });
    }
}

impl Keshi {
    /// Whether so many dinars can be paid.
    #[inline]
    pub(crate) fn can_pay(&self, board: &Board, dinars: u8, resources: &[u16; 3]) -> bool {
        self.can_pay_all(board, [0, 0, dinars], resources)
    }

    /// Whether all this can be paid.
    pub(crate) fn can_pay_all(&self, board: &Board, cost: [u8; 3], resources: &[u16; 3]) -> bool {
        let [dates, water, dinars] = cost.map(u16::from);
        let rest = resources[0] >= dates && resources[1] >= water;
        rest && if board.has(Scroll::AnyPayment) {
            resources.iter().sum::<u16>() >= dates + water + dinars
        } else {
            resources[2] >= dinars
        }
    }
}
