//! What every game must stand of secrets: a seat gets the same from two states that it cannot tell apart.

use rand_core::Rng;

use super::{COMPARED, Fault, Trial, Try};
use crate::chance;
use crate::foresee::Foreseen;
use crate::game::{Event, Game, Silent};
use crate::message::Refusal;
use crate::seat::{Seat, Viewer};
use crate::turn::Turn;

/// What came of a step, as one viewer sees it.
struct Taken<G: Game> {
    state: G::State,
    view: G::View,
    seen: Vec<G::Event>,
    /// The same up to what comes out by it.
    foreseen: Vec<G::Event>,
}

impl<G: Game, R: Rng> Trial<'_, G, R> {
    /// Exchanging what is hidden from a viewer for another possibility changes nothing of what that viewer gets.
    pub(super) fn secrets(&mut self, state: &G::State, who: Viewer, view: &G::View) -> Result<(), Fault> {
        let game = self.game;
        let other = game.suppose(view, self.rng);
        self.report.secrets += usize::from(other != *state);
        let violations = game.check(&other);
        self.ensure(violations.is_empty(), state, "supposed is sound", || format!("{violations:?}"))?;
        self.same(state, "supposed looks alike", &game.view(&other, who), view)?;
        self.same(state, "turn is open", &game.turn(&other), &game.turn(state))?;
        self.same(state, "prompt tells nothing", &game.chance_prompt(&other), &game.chance_prompt(state))?;
        self.same(state, "who draws is open", &game.secret_draw(&other), &game.secret_draw(state))?;
        if who.seat().is_some_and(|seat| game.secret_draw(state) == Some(seat)) {
            for &outcome in &self.outcomes {
                let (here, there) = (game.admits(state, outcome), game.admits(&other, outcome));
                self.same(state, "outcome refusal tells nothing", &there, &here)?;
            }
        }
        if game.secret_draw(state).is_none() {
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.odds(state, &mut here);
            game.odds(&other, &mut there);
            self.same(state, "odds of an open draw are open", &there, &here)?;
        }
        self.same(state, "standing is open", &game.standing(&other), &game.standing(state))?;
        let mut steps = Vec::new();
        for seat in Seat::all(game.seats()) {
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.legal(state, seat, &mut here);
            if who == Viewer::Seat(seat) {
                game.legal(&other, seat, &mut there);
                self.same(state, "own actions tell nothing", &there, &here)?;
                for &action in &here {
                    self.same(state, "label tells nothing", &game.label(&other, action), &game.label(state, action))?;
                }
                self.same(state, "prompt tells nothing", &game.prompt(&other, seat), &game.prompt(state, seat))?;
                for action in self.others() {
                    let (mut here, mut there) = (*state, other);
                    let here = game.apply(&mut here, seat, action, &mut Silent);
                    let there = game.apply(&mut there, seat, action, &mut Silent);
                    self.same(state, "refusal tells nothing", &there, &here)?;
                }
            }
            steps.extend(here.into_iter().map(|action| Try::Act(seat, action)));
        }
        steps.extend(self.odds.iter().map(|&(outcome, _)| Try::Settle(outcome)));
        for &step in &steps {
            if let (Some(here), Some(there)) = (self.taken(state, step, who), self.taken(&other, step, who)) {
                self.alike(state, &there, &here)?;
            }
        }
        // What others do and what chance brings may be hidden; one's own actions are not.
        let (own, mut steps): (Vec<_>, Vec<_>) =
            steps.into_iter().partition(|step| matches!(step, Try::Act(seat, _) if who == Viewer::Seat(*seat)));
        let mut compared: Vec<Taken<G>> = Vec::new();
        while compared.len() < COMPARED && !steps.is_empty() {
            let step = steps.swap_remove(chance::below(self.rng, steps.len() as u32) as usize);
            if let Some(taken) = self.taken(state, step, who) {
                compared.iter().try_for_each(|before| self.alike(state, before, &taken))?;
                compared.push(taken);
            }
        }
        for step in own {
            if let (Some(here), Some(there)) = (self.taken(state, step, who), self.taken(&other, step, who)) {
                self.same(state, "foreseen tells nothing", &there.foreseen, &here.foreseen)?;
            }
            if let Try::Act(seat, action) = step
                && let (Ok(here), Ok(there)) = (game.foresee(state, seat, action), game.foresee(&other, seat, action))
            {
                self.foreseen_alike(state, who, &there, &here)?;
            }
        }
        Ok(())
    }

    /// What an action itself brings is the same in two states that a viewer cannot tell apart, unless a secret comes out.
    fn foreseen_alike(
        &self,
        state: &G::State,
        who: Viewer,
        one: &Foreseen<G>,
        other: &Foreseen<G>,
    ) -> Result<(), Fault> {
        let out = |foreseen: &Foreseen<G>| foreseen.events().iter().any(Event::brings_out);
        self.same(state, "foreseen tells nothing", &out(one), &out(other))?;
        if out(one) {
            return Ok(());
        }
        let game = self.game;
        self.same(state, "foreseen tells nothing", &one.view(game, who), &other.view(game, who))?;
        self.same(state, "foreseen tells nothing", &one.standing(game), &other.standing(game))
    }

    /// Of two things that may have happened, a viewer who was told the same sees the same, and one who sees the same
    /// was told the same: no event tells what is hidden, and no view shows what was not told. A secret that is out
    /// shows in the view from then on, since nobody forgets.
    fn alike(&self, state: &G::State, one: &Taken<G>, other: &Taken<G>) -> Result<(), Fault> {
        if one.seen == other.seen {
            self.same(state, "shown was told", &one.view, &other.view)
        } else if one.view == other.view && one.state != other.state {
            self.same(state, "events tell nothing", &one.seen, &other.seen)
        } else {
            Ok(())
        }
    }

    /// What comes of a step for a viewer, if it can be taken.
    fn taken(&self, state: &G::State, step: Try<G::Action, G::Outcome>, who: Viewer) -> Option<Taken<G>> {
        let (mut state, mut told) = (*state, Vec::new());
        let done = match step {
            Try::Act(seat, action) => self.game.apply(&mut state, seat, action, &mut told),
            Try::Settle(outcome) => self.game.settle(&mut state, outcome, &mut told),
        };
        let seen = told.iter().filter_map(|event| event.seen_by(who)).collect();
        let foreseen = told.iter().take_while(|event| !event.brings_out());
        let foreseen = foreseen.filter_map(|event| event.seen_by(who)).collect();
        done.is_ok().then(|| Taken { state, view: self.game.view(&state, who), seen, foreseen })
    }

    /// Seats that choose together do not see what the others choose, and may choose in any order.
    pub(super) fn together(&mut self, state: &G::State) -> Result<(), Fault> {
        let Turn::Together { seats } = self.game.turn(state) else { return Ok(()) };
        let mut choices = Vec::new();
        for seat in seats.iter() {
            self.game.legal(state, seat, &mut self.legal);
            choices.push((seat, chance::one_of(self.rng, &self.legal)));
            // The last to choose turns everything over.
            let watching = Viewer::all(self.game.seats()).filter(|&who| seats.len() > 1 && who != Viewer::Seat(seat));
            for who in watching {
                let mut taken = self.legal.iter().filter_map(|&action| self.taken(state, Try::Act(seat, action), who));
                let Some(first) = taken.next() else { continue };
                for other in taken {
                    self.same(state, "choice is hidden", &(&other.seen, &other.view), &(&first.seen, &first.view))?;
                }
            }
        }
        let forwards = self.chosen(state, &choices);
        choices.reverse();
        self.same(state, "order of choosing", &self.chosen(state, &choices), &forwards)
    }

    fn chosen(&self, state: &G::State, choices: &[(Seat, G::Action)]) -> (Result<(), Refusal>, G::State) {
        let mut next = *state;
        let mut choose = |&(seat, action): &(Seat, G::Action)| self.game.apply(&mut next, seat, action, &mut Silent);
        (choices.iter().try_for_each(&mut choose), next)
    }
}
