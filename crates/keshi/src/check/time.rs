//! When it is, whose turn it is, and who has chosen.

use table::{Action as _, Seat, Violations};

use crate::action::Action;
use crate::effect::{Cause, Effect};
use crate::game::Keshi;
use crate::question::{Aside, Question};
use crate::scroll::Scroll;
use crate::state::{Open, Phase, State, Waits};
use crate::step::Step;

impl Keshi {
    /// Seasons, rounds and turns.
    pub(super) fn check_time(&self, state: &State, found: &mut Violations) {
        let open = &state.open;
        let Open { phase, season, round, turns, .. } = *open;
        let possible = match phase {
            Phase::Setup | Phase::Supply | Phase::Disc | Phase::FirstProvision | Phase::StartPlayer => {
                (season, round) == (1, 1)
            }
            Phase::Select | Phase::Deploy | Phase::Throw | Phase::Claim | Phase::Use | Phase::RiverBonus => {
                (1..=3).contains(&season) && (1..=4).contains(&round)
            }
            Phase::Exchange => self.options().is_essential() && (1..=3).contains(&season) && (1..=4).contains(&round),
            Phase::Placeholders => {
                self.options().is_essential() && (1..=3).contains(&season) && (1..=3).contains(&round)
            }
            Phase::SeasonScoring | Phase::RiverFirst | Phase::Provisions => (1..=3).contains(&season) && round == 4,
            Phase::RiverSecond => season == 3 && round == 4 && self.players() > 2,
            Phase::NextProvision | Phase::Office => (1..=2).contains(&season) && round == 4,
            Phase::Over => (season, round) == (3, 4),
        };
        found.when(!possible, "time", || format!("season {season}, round {round} has no such phase"));
        let players = self.players();
        for (seat, what) in
            [(open.season_start, "started the season"), (open.start, "starts"), (open.seat, "has the turn")]
        {
            found.when(seat.index() >= players, "turn", || format!("player {seat} {what}, and does not play"));
        }
        let first = if phase < Phase::Select {
            0
        } else {
            (open.season_start.index() + usize::from(round).saturating_sub(1)) % players
        };
        found.when(open.start.index() != first, "turn", || {
            format!("player {} starts this round, not player {}", first + 1, open.start)
        });
        if open.seat.index() < players && open.start.index() < players {
            self.check_turn(open, turns, found);
        }
    }

    fn check_turn(&self, open: &Open, turns: u8, found: &mut Violations) {
        let (start, seat) = (open.start.index(), open.seat);
        let in_turn = |turns: u8| Seat::new((start + usize::from(turns).saturating_sub(1)) % self.players());
        let (possible, its_turn) = match open.phase {
            Phase::Deploy
            | Phase::Exchange
            | Phase::Use
            | Phase::RiverBonus
            | Phase::Placeholders
            | Phase::SeasonScoring => ((1..=self.players()).contains(&turns.into()), seat == in_turn(turns)),
            // The second fisherman gets his part of the tile, and may overtake the first.
            Phase::RiverSecond => (turns == 1, open.river[..2].contains(&seat)),
            Phase::Provisions => (usize::from(turns) <= self.players(), seat == in_turn(turns)),
            Phase::Claim => (turns == 1, true),
            Phase::RiverFirst => (turns == 1, seat == open.river[0]),
            _ => (turns == 0, seat.index() == start),
        };
        found.when(!possible, "turn", || format!("there are not {turns} turns in this phase"));
        found.when(possible && !its_turn, "turn", || format!("it cannot be player {seat}'s turn"));
    }

    /// Who has chosen, and what, while all choose together.
    pub(super) fn check_chosen(&self, state: &State, found: &mut Violations) {
        let open = &state.open;
        let players = self.players();
        let together = open.waits == Waits::Together;
        found.when(!together && !open.ready.is_empty(), "chosen", || {
            "somebody has chosen, and nobody is asked".to_owned()
        });
        let strangers = open.ready.iter().any(|seat| seat.index() >= players);
        found.when(strangers || open.ready.len() >= players, "chosen", || {
            "not all of those who play have chosen, and nobody else".to_owned()
        });
        for seat in self.all() {
            let chosen = state.secret[seat.index()].chosen;
            let ready = open.ready.contains(seat);
            found.when(ready && chosen == 0, "chosen", || format!("player {seat} has chosen, but what?"));
            found.when(!ready && chosen != 0, "chosen", || format!("player {seat} has not chosen, and yet something"));
            if ready && chosen != 0 {
                let action = Action::numbered(chosen - 1);
                let mut among = false;
                self.choices(state, seat, &mut |choice| among |= Some(choice) == action);
                found.when(!among, "chosen", || format!("player {seat} cannot have chosen that"));
            }
        }
    }

    /// Whether the effects at the bottom of the stack are those with which a phase begins.
    pub(super) fn is_begun(&self, open: &Open) -> bool {
        let list = open.stack.list();
        let tile = open.river_tiles.get(usize::from(open.season).wrapping_sub(1));
        let prize = || match list {
            [Effect::Do(Step::Restock)] => true,
            [Effect::Do(Step::Restock), Effect::Because(Cause::RiverTile(of)), ..] => Some(of) == tile,
            _ => false,
        };
        match open.phase {
            Phase::Setup => matches!(list, [] | [Effect::Do(Step::Restock)]),
            Phase::Deploy => matches!(list, [Effect::Ask(Question::PlaceAssistant)]),
            Phase::Claim if self.options().is_essential() => {
                matches!(
                    list,
                    [Effect::Ask(Question::Claim)]
                        | [Effect::Because(Cause::Claim), Effect::Ask(Question::ClaimSecond(_))]
                )
            }
            Phase::Claim => {
                matches!(list, [Effect::Ask(Question::Claim)] | [Effect::Because(Cause::Claim), _, ..])
                    || (list == [Effect::Because(Cause::Claim)] && is_oasis_drawn(open))
            }
            Phase::Exchange => matches!(
                list,
                [Effect::Because(Cause::Claim), Effect::Ask(Question::Aside(Aside { claimed: true })), ..]
            ),
            Phase::Placeholders => {
                matches!(list, [Effect::Ask(Question::WhichPlaceholder | Question::Placeholder(_))])
            }
            Phase::Use => matches!(
                list,
                [Effect::Do(Step::Restock)] | [Effect::Do(Step::Restock), Effect::Ask(Question::Assistants), ..]
            ),
            Phase::RiverBonus => match list {
                [Effect::Ask(Question::Rapid)] | [Effect::Because(Cause::Rapid(_)), _, ..] => true,
                [Effect::Because(Cause::Scroll(scroll)), _, ..] => *scroll == Scroll::RoundRapids.tile(),
                _ => false,
            },
            Phase::SeasonScoring => {
                matches!(list, [Effect::Because(Cause::Scroll(scroll)), _, ..] if *scroll == Scroll::SeasonRapids.tile())
            }
            Phase::RiverFirst | Phase::RiverSecond => prize(),
            Phase::Provisions => matches!(list, [Effect::Because(Cause::Provisions), _, ..]),
            _ => list.is_empty(),
        }
    }
}

fn is_oasis_drawn(open: &Open) -> bool {
    matches!(open.waits, Waits::Chance(crate::state::Draw::Oasis { .. }))
}
