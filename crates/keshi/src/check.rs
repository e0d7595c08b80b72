//! What holds in every position: the invariants of a state, which are also the reasons to refuse a position.
//!
//! Each looks at one matter and says all that is wrong with it. What comes from outside may hold any numbers, so nothing
//! here takes for granted what another invariant says; only the last one, which lets the engine look at the position,
//! waits until nothing else is wrong. They are necessary, not sufficient: whether some game leads to a board is not
//! asked.

mod boards;
mod effects;
mod pieces;
mod time;

use table::{Seat, Silent, Violation, Violations};

use crate::effect::{Cause, Effect};
use crate::game::Keshi;
use crate::question::{MustBuy, Question};
use crate::run::Play;
use crate::state::{Draw, Open, State, Waits};
use crate::step::Step;

impl Keshi {
    /// The invariants that a state breaks.
    pub(crate) fn violations(&self, state: &State) -> Vec<Violation> {
        let mut found = Violations::default();
        self.check_time(state, &mut found);
        self.check_chosen(state, &mut found);
        self.check_players(state, &mut found);
        for seat in self.all() {
            self.check_board(state, seat, &mut found);
        }
        self.check_river(&state.open, &mut found);
        self.check_scrolls(&state.open, &mut found);
        self.check_luxury(&state.open, &mut found);
        self.check_gates(&state.open, &mut found);
        self.check_oases(&state.open, &mut found);
        self.check_supply(&state.open, &mut found);
        self.check_tiles(&state.open, &mut found);
        self.check_provisions(state, &mut found);
        self.check_tower(&state.open, &mut found);
        self.check_aside(&state.open, &mut found);
        self.check_staircase_tiles(&state.open, &mut found);
        self.check_companions(&state.open, &mut found);
        self.check_towns(&state.open, &mut found);
        self.check_head_start(&state.open, &mut found);
        self.check_effects(&state.open, &mut found);
        if found.is_empty() {
            self.check_waits(state, &mut found);
        }
        found.into()
    }

    /// The game waits for what it says: going on from here leads to here. Two draws come in the midst of an effect that
    /// is already off the stack, and are looked at for themselves.
    fn check_waits(&self, state: &State, found: &mut Violations) {
        let open = &state.open;
        match (open.waits, open.stack.top()) {
            (Waits::Chance(Draw::Oasis { path, place }), top) => {
                let (path, board) = (usize::from(path), open.board());
                let reached = path < 2 && board.caravans[path] == place.wrapping_add(1);
                let hidden = reached && !board.oases[path][usize::from(place)].is_some();
                let deployed = top == Some(Effect::Because(Cause::Deployed(crate::Colour::Brown)));
                found.when(!hidden || !deployed, "waits", || "no caravan has just reached that oasis".to_owned());
            }
            (
                Waits::Chance(Draw::Scroll { stack }),
                Some(top @ (Effect::Do(Step::Refresh { .. }) | Effect::Ask(Question::MustBuy(_)))),
            ) => {
                // Places between this one and the next were empty before, and stay so.
                let last = match top {
                    Effect::Do(Step::Refresh { stack: next }) => next,
                    _ => stack / 3 * 3 + 3,
                };
                let kind = open.stack.list().iter().rev().find_map(|effect| match *effect {
                    Effect::Ask(Question::MustBuy(MustBuy { kind })) => Some(kind),
                    _ => None,
                });
                let due = stack < last && kind == Some(stack / 3) && usize::from(last) <= open.stacks.len();
                let hidden = due && {
                    let bare = open.stacks[stack.into()..last.into()].iter().all(|place| !place.top.is_some());
                    let pile = &open.stacks[self.pile(stack.into())];
                    let others =
                        open.stack.list().iter().filter(|effect| matches!(effect, Effect::Do(Step::Refresh { .. })));
                    let others = if self.options().is_essential() { others.count() } else { 0 };
                    bare && pile.unknown > 0 && usize::from(pile.known.len()) > others
                };
                found.when(!hidden, "waits", || "no scroll has just gone under that stack".to_owned());
            }
            (waits, _) => {
                let mut next = *state;
                Play::new(self, &mut next, &mut Silent).run();
                found.when(next != *state, "waits", || {
                    if next.open.waits == waits {
                        "the game would have gone on by itself".to_owned()
                    } else {
                        format!("the game would wait for {:?}, not for {waits:?}", next.open.waits)
                    }
                });
            }
        }
    }

    /// How many turns after that of the start player a seat has its own, if the position says who starts.
    fn place(&self, open: &Open, seat: Seat) -> Option<usize> {
        let start = open.start.index();
        (start < self.players()).then(|| (seat.index() + self.players() - start) % self.players())
    }
}
