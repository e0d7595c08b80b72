//! What every game at this table must stand.
//!
//! [`run`] plays random games and, at every position on the way, tries what could go wrong. A game passes by one call:
//!
//! ```ignore
//! let report = battery::run(&game, &mut rng, Effort { games: 20, others: usize::MAX }).unwrap();
//! ```
//!
//! The first fault ends it, with the name of the test it failed and the position it was found in.

use std::collections::{BTreeSet, HashSet};
use std::fmt::Debug;
use std::sync::Arc;

use rand_core::Rng;

use crate::chance::{self, Odds};
use crate::game::{Action, Event, Game, Silent};
use crate::matches::Match;
use crate::message::{Message, Prompt, Refusal};
use crate::record::Record;
use crate::seat::{Seat, Viewer};
use crate::turn::Turn;

/// How hard to try.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many random games to play.
    pub games: usize,
    /// How many actions of the numbering to try at each position beside the listed ones; all, if it has fewer.
    pub others: usize,
}

/// What was met on the way.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Steps taken in all games.
    pub steps: usize,
    /// Steps of the longest game.
    pub longest: usize,
    /// The ids of all messages sent: events, prompts, refusals and the words in them.
    pub messages: BTreeSet<&'static str>,
}

/// What a game failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{test}: {detail}\nin the position {position}")]
pub struct Fault {
    /// The test's name.
    pub test: &'static str,
    /// What was found.
    pub detail: String,
    /// Where.
    pub position: String,
}

/// Plays random games and tries what could go wrong at every position.
///
/// # Errors
/// The first fault found.
pub fn run<G: Game>(game: &G, rng: &mut impl Rng, effort: Effort) -> Result<Report, Fault> {
    let mut trial = Trial {
        game,
        rng,
        effort,
        report: Report::default(),
        outcomes: HashSet::new(),
        legal: Vec::new(),
        odds: Vec::new(),
    };
    trial.numbering()?;
    for _ in 0..effort.games {
        trial.play()?;
    }
    Ok(trial.report)
}

struct Trial<'a, G: Game, R> {
    game: &'a G,
    rng: &'a mut R,
    effort: Effort,
    report: Report,
    /// Outcomes met so far, anywhere: what could not come now must be refused.
    outcomes: HashSet<G::Outcome>,
    legal: Vec<G::Action>,
    odds: Vec<(G::Outcome, u32)>,
}

/// A step that can be tried on any state.
#[derive(Clone, Copy, Debug)]
enum Try<A, O> {
    Act(Seat, A),
    Settle(O),
}

impl<G: Game, R: Rng> Trial<'_, G, R> {
    fn fault<T>(&self, state: &G::State, test: &'static str, detail: impl Into<String>) -> Result<T, Fault> {
        Err(Fault { test, detail: detail.into(), position: self.game.position(state) })
    }

    fn ensure(
        &self,
        holds: bool,
        state: &G::State,
        test: &'static str,
        detail: impl FnOnce() -> String,
    ) -> Result<(), Fault> {
        if holds { Ok(()) } else { self.fault(state, test, detail()) }
    }

    fn same<T: PartialEq + Debug>(&self, state: &G::State, test: &'static str, a: &T, b: &T) -> Result<(), Fault> {
        self.ensure(a == b, state, test, || format!("{a:?}\ndiffers from {b:?}"))
    }

    /// Every number stands for one action, and every action's text for that action.
    fn numbering(&self) -> Result<(), Fault> {
        let start = self.game.start();
        for number in 0..G::Action::COUNT {
            let Some(action) = G::Action::numbered(number) else {
                return self.fault(&start, "numbering", format!("no action has the number {number}"));
            };
            self.same(&start, "numbering", &action.number(), &number)?;
            self.same(&start, "notation", &action.to_string().parse().ok(), &Some(action))?;
        }
        self.same(&start, "numbering", &G::Action::numbered(G::Action::COUNT), &None)
    }

    fn play(&mut self) -> Result<(), Fault> {
        let game = self.game;
        let fresh = Arc::new(G::new(game.terms().clone()).expect("terms that made these rules"));
        let names = Seat::all(game.seats()).map(|seat| format!("player {seat}")).collect();
        let mut played = Match::new(fresh, names).expect("a name for every seat");
        let mut states = vec![*played.state()];
        let mut steps = 0;
        while played.turn() != Turn::Over {
            let state = *played.state();
            self.position(&state)?;
            let step = self.choose(&state)?;
            let mut told = Vec::new();
            let done = match step {
                Try::Act(seat, action) => played.apply(seat, action, &mut told),
                Try::Settle(outcome) => played.settle(outcome, &mut told),
            };
            self.ensure(done.is_ok(), &state, "listed applies", || format!("{step:?} was refused: {done:?}"))?;
            self.events(&state, &told)?;
            if played.steps().len() == states.len() {
                states.push(*played.state());
            }
            steps += 1;
            let longest = game.longest();
            self.ensure(steps <= longest, &state, "ends", || format!("still going after {longest} steps"))?;
        }
        self.position(played.state())?;
        self.result(played.state())?;
        self.report.steps += steps;
        self.report.longest = self.report.longest.max(steps);
        self.replays(&played, &states)
    }

    /// All tests of one position.
    fn position(&mut self, state: &G::State) -> Result<(), Fault> {
        let violations = self.game.check(state);
        self.ensure(violations.is_empty(), state, "check", || format!("{violations:?}"))?;
        let text = self.game.position(state);
        self.same(state, "position", &self.game.load(&text), &Ok(*state))?;
        for seat in Seat::all(self.game.seats()) {
            self.actions(state, seat)?;
        }
        self.chance(state)?;
        for who in Viewer::all(self.game.seats()) {
            let view = self.game.view(state, who);
            let text = serde_json::to_string(&view).map_err(|reason| reason.to_string());
            let text = text.or_else(|reason| self.fault(state, "view serialises", reason))?;
            self.same(state, "view serialises", &serde_json::from_str(&text).ok().as_ref(), &Some(&view))?;
            self.secrets(state, who, &view)?;
        }
        self.together(state)
    }

    /// Listed actions apply and leave sound states; all others are refused and leave the state as it was.
    fn actions(&mut self, state: &G::State, seat: Seat) -> Result<(), Fault> {
        let game = self.game;
        let to_act = game.turn(state).seats().contains(seat);
        let mut legal = std::mem::take(&mut self.legal);
        game.legal(state, seat, &mut legal);
        self.ensure(to_act != legal.is_empty(), state, "listed when asked", || {
            format!("seat {seat} has {} actions, and is asked: {to_act}", legal.len())
        })?;
        let listed: HashSet<G::Action> = legal.iter().copied().collect();
        self.same(state, "listed once", &listed.len(), &legal.len())?;
        for &action in &legal {
            let mut next = *state;
            let done = game.apply(&mut next, seat, action, &mut Silent);
            self.same(state, "listed applies", &done, &Ok(()))?;
            let mut unchecked = *state;
            game.apply_unchecked(&mut unchecked, seat, action, &mut Silent);
            self.same(state, "checked as unchecked", &next, &unchecked)?;
            let violations = game.check(&next);
            self.ensure(violations.is_empty(), state, "check", || format!("after {action}: {violations:?}"))?;
        }
        for action in self.others() {
            if listed.contains(&action) {
                continue;
            }
            let mut next = *state;
            let done = game.apply(&mut next, seat, action, &mut Silent);
            self.same(state, "refused changes nothing", &next, state)?;
            let Err(refusal) = done else {
                return self.fault(
                    state,
                    "accepted is listed",
                    format!("seat {seat} may {action}, and it is not listed"),
                );
            };
            self.message(state, &refusal.message())?;
        }
        let prompt = game.prompt(state, seat);
        self.same(state, "asked when to act", &prompt.is_some(), &to_act)?;
        if let Some(Prompt { ask, because }) = prompt {
            for message in because.iter().chain([&ask]) {
                self.message(state, message)?;
            }
        }
        self.legal = legal;
        Ok(())
    }

    /// Actions of the numbering to try: all of it, or a sample.
    fn others(&mut self) -> Vec<G::Action> {
        let count = usize::from(G::Action::COUNT);
        let numbers: Vec<u16> = if self.effort.others >= count {
            (0..G::Action::COUNT).collect()
        } else {
            (0..self.effort.others).map(|_| chance::below(self.rng, u32::from(G::Action::COUNT)) as u16).collect()
        };
        numbers.into_iter().filter_map(G::Action::numbered).collect()
    }

    /// Listed outcomes have weight and come; what was listed elsewhere and cannot come now is refused.
    fn chance(&mut self, state: &G::State) -> Result<(), Fault> {
        let game = self.game;
        let waits = game.turn(state) == Turn::Chance;
        let mut odds = std::mem::take(&mut self.odds);
        let listed = game.odds(state, &mut odds);
        if listed == Odds::TooMany {
            odds = (0..8).map(|_| (game.draw(state, self.rng), 1)).collect();
        } else {
            self.ensure(waits != odds.is_empty(), state, "odds when waited for", || {
                format!("{odds:?}, waited for: {waits}")
            })?;
            let distinct: HashSet<_> = odds.iter().map(|&(outcome, _)| outcome).collect();
            self.same(state, "odds listed once", &distinct.len(), &odds.len())?;
            let total = odds.iter().try_fold(0u32, |sum, &(_, weight)| sum.checked_add(weight));
            self.ensure(total.is_some(), state, "odds add up", || "the weights do not fit 32 bits".to_owned())?;
            for &(outcome, weight) in &odds {
                let share = f64::from(weight) / f64::from(total.unwrap_or(1));
                let told = game.likelihood(state, outcome);
                self.ensure(weight > 0 && (told - share).abs() < 1e-9, state, "odds are true", || {
                    format!("{outcome} weighs {weight}, a share of {share}, and is told to be {told}")
                })?;
            }
            if waits {
                let drawn = game.draw(state, self.rng);
                self.ensure(distinct.contains(&drawn), state, "drawn is listed", || format!("{drawn} was drawn"))?;
            }
        }
        for &(outcome, _) in &odds {
            self.same(state, "outcome notation", &outcome.to_string().parse().ok(), &Some(outcome))?;
            let mut next = *state;
            self.same(state, "outcome comes", &game.settle(&mut next, outcome, &mut Silent), &Ok(()))?;
            let violations = game.check(&next);
            self.ensure(violations.is_empty(), state, "check", || format!("after * {outcome}: {violations:?}"))?;
            let likely = game.likelihood(state, outcome);
            self.ensure(likely > 0.0 && likely <= 1.0, state, "odds are true", || format!("{outcome} has {likely}"))?;
        }
        for &outcome in &self.outcomes.clone() {
            let possible = odds.iter().any(|&(listed, _)| listed == outcome)
                || listed == Odds::TooMany && game.likelihood(state, outcome) > 0.0;
            if !possible {
                let mut next = *state;
                let done = game.settle(&mut next, outcome, &mut Silent);
                self.same(state, "refused changes nothing", &next, state)?;
                let Err(refusal) = done else {
                    return self.fault(state, "outcome that cannot come", format!("{outcome} was accepted"));
                };
                self.message(state, &refusal.message())?;
            }
        }
        self.outcomes.extend(odds.iter().map(|&(outcome, _)| outcome));
        self.odds = odds;
        Ok(())
    }

    /// Exchanging what is hidden from a viewer for another possibility changes nothing of what that viewer gets.
    fn secrets(&mut self, state: &G::State, who: Viewer, view: &G::View) -> Result<(), Fault> {
        let game = self.game;
        let other = game.suppose(view, self.rng);
        let violations = game.check(&other);
        self.ensure(violations.is_empty(), state, "supposed is sound", || format!("{violations:?}"))?;
        self.same(state, "supposed looks alike", &game.view(&other, who), view)?;
        self.same(state, "turn is open", &game.turn(&other), &game.turn(state))?;
        self.same(state, "standing is open", &game.standing(&other), &game.standing(state))?;
        let mut tries = Vec::new();
        for seat in Seat::all(game.seats()) {
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.legal(state, seat, &mut here);
            game.legal(&other, seat, &mut there);
            if who == Viewer::Seat(seat) {
                self.same(state, "own actions tell nothing", &there, &here)?;
                self.same(state, "prompt tells nothing", &game.prompt(&other, seat), &game.prompt(state, seat))?;
                for action in self.others() {
                    let (there, here) = (game.allows(&other, seat, action), game.allows(state, seat, action));
                    self.same(state, "refusal tells nothing", &there, &here)?;
                }
            }
            tries.extend(here.into_iter().filter(|action| there.contains(action)).map(|action| Try::Act(seat, action)));
        }
        tries.extend(self.odds.iter().map(|&(outcome, _)| Try::Settle(outcome)));
        for step in tries {
            let (mut here, mut there) = (*state, other);
            if let (Some(told), Some(other_told)) = (self.attempt(&mut here, step), self.attempt(&mut there, step)) {
                let seen = |events: Vec<G::Event>| events.iter().filter_map(|e| e.seen_by(who)).collect::<Vec<_>>();
                self.same(state, "events tell nothing", &seen(other_told), &seen(told))?;
                self.same(state, "supposed goes on alike", &game.view(&there, who), &game.view(&here, who))?;
            }
        }
        Ok(())
    }

    /// What is told when a step is taken, if it can be taken.
    fn attempt(&self, state: &mut G::State, step: Try<G::Action, G::Outcome>) -> Option<Vec<G::Event>> {
        let mut told = Vec::new();
        match step {
            Try::Act(seat, action) => self.game.apply(state, seat, action, &mut told),
            Try::Settle(outcome) => self.game.settle(state, outcome, &mut told),
        }
        .ok()
        .map(|()| told)
    }

    /// Seats that choose together may choose in any order.
    fn together(&mut self, state: &G::State) -> Result<(), Fault> {
        let Turn::Together { seats } = self.game.turn(state) else { return Ok(()) };
        let mut choices = Vec::new();
        for seat in seats.iter() {
            self.game.legal(state, seat, &mut self.legal);
            choices.push((seat, chance::one_of(self.rng, &self.legal)));
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

    /// The step a random game takes.
    fn choose(&mut self, state: &G::State) -> Result<Try<G::Action, G::Outcome>, Fault> {
        let seats: Vec<Seat> = self.game.turn(state).seats().iter().collect();
        if seats.is_empty() {
            return Ok(Try::Settle(self.game.draw(state, self.rng)));
        }
        let seat = chance::one_of(self.rng, &seats);
        self.game.legal(state, seat, &mut self.legal);
        self.ensure(!self.legal.is_empty(), state, "listed when asked", || format!("seat {seat} can do nothing"))?;
        Ok(Try::Act(seat, chance::one_of(self.rng, &self.legal)))
    }

    /// Every event can be sent, and tells itself in a message the game has named.
    fn events(&mut self, state: &G::State, told: &[G::Event]) -> Result<(), Fault> {
        for event in told {
            let sent = serde_json::to_value(event);
            self.ensure(sent.is_ok(), state, "events serialise", || format!("{event:?}: {sent:?}"))?;
            for who in Viewer::all(self.game.seats()) {
                if let Some(seen) = event.seen_by(who) {
                    self.message(state, &seen.message())?;
                }
            }
        }
        Ok(())
    }

    fn message(&mut self, state: &G::State, message: &Message) -> Result<(), Fault> {
        let named = G::MESSAGES.iter().chain(Refusal::SHAPES).any(|shape| shape.fits(message));
        self.ensure(named, state, "messages are named", || format!("{message:?}"))?;
        self.report.messages.insert(message.id);
        for (_, arg) in &message.args {
            if let crate::Arg::Word(id) = arg {
                let named = G::MESSAGES.iter().any(|shape| shape.id == *id && shape.args.is_empty());
                self.ensure(named, state, "messages are named", || format!("the word {id}"))?;
                self.report.messages.insert(id);
            }
        }
        Ok(())
    }

    /// Somebody wins, and ranks follow from each other.
    fn result(&self, state: &G::State) -> Result<(), Fault> {
        let standing = self.game.standing(state);
        for seat in standing.seats() {
            let better = standing.seats().filter(|&other| standing.rank(other) < standing.rank(seat)).count();
            self.same(state, "ranks", &usize::from(standing.rank(seat)), &(better + 1))?;
        }
        Ok(())
    }

    /// A record, read back from text, leads through the same positions.
    fn replays(&self, played: &Match<G>, states: &[G::State]) -> Result<(), Fault> {
        let last = played.state();
        let record = played.record();
        let text = record.to_string();
        let read: Record = match text.parse() {
            Ok(read) => read,
            Err(reason) => return self.fault(last, "record reads", format!("{reason}\n{text}")),
        };
        self.same(last, "record reads", &read, &record)?;
        let components = self.game.terms().components.clone();
        let replayed = Match::<G>::replay(&read, usize::MAX, components.clone(), |_, _| {});
        self.same(last, "record replays", &replayed.map(|again| *again.state()), &Ok(*last))?;
        let mut again = match Match::<G>::open(&read.header, components) {
            Ok(again) => again,
            Err(reason) => return self.fault(last, "record replays", reason.to_string()),
        };
        self.same(last, "record replays", again.state(), &states[0])?;
        for (step, state) in read.steps.iter().zip(&states[1..]) {
            let done = again.take(step, &mut Silent);
            self.same(state, "record replays", &done, &Ok(()))?;
            self.same(state, "record replays", again.state(), state)?;
        }
        self.same(last, "record replays", &read.steps.len(), &(states.len() - 1))
    }
}

/// Every configuration of a game, as rules.
///
/// # Panics
/// If the game refuses options that it names itself.
pub fn every_configuration<G: Game>() -> impl Iterator<Item = G> {
    G::configurations().into_iter().map(|options| {
        let named = format!("{options:?}");
        G::with(options).unwrap_or_else(|reason| panic!("{named}: {reason}"))
    })
}
