//! What every game at this table must stand.
//!
//! [`run`] plays random games and, at every position on the way, tries what could go wrong. A game passes by one call:
//!
//! ```
//! use rand_chacha::ChaCha8Rng;
//! use rand_core::SeedableRng;
//! use rugs::{Options, Rugs};
//! use table::Game;
//! use table::battery::{self, Effort};
//!
//! let game = Rugs::with(Options::default())?;
//! let report = battery::run(&game, &mut ChaCha8Rng::seed_from_u64(1), Effort { games: 1, others: 8 })?;
//! assert!(report.longest <= game.longest());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The first fault ends it, with the name of the test it failed and the position it was found in.

mod odds;
mod options;
mod secrets;

use std::collections::{BTreeSet, HashSet};
use std::fmt::Debug;
use std::sync::Arc;

use odds::Tally;
use rand_core::Rng;

use crate::chance;
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
    /// How often a viewer could not tell a position from another: never, if a game hides nothing or its views show all.
    pub secrets: usize,
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
        draws: Tally::default(),
        repeats: Tally::default(),
        legal: Vec::new(),
        odds: Vec::new(),
    };
    trial.numbering()?;
    for _ in 0..effort.games {
        trial.play()?;
    }
    trial.options()?;
    trial.fairness()?;
    Ok(trial.report)
}

/// How often chance is asked at every position that waits for it.
const DRAWS: usize = 16;
/// How many of the steps of a position are held against each other.
const COMPARED: usize = 12;
/// How many outcomes met elsewhere are remembered.
const REMEMBERED: usize = 256;
/// How many garbled positions are read at every position.
const GARBLED: usize = 4;

struct Trial<'a, G: Game, R> {
    game: &'a G,
    rng: &'a mut R,
    effort: Effort,
    report: Report,
    /// Outcomes met so far, anywhere: what could not come now must be refused.
    outcomes: HashSet<G::Outcome>,
    /// Where in the list the outcomes drawn stand, against where they should.
    draws: Tally,
    /// How often the same was drawn twice where there is no list, against how often it should be.
    repeats: Tally,
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
        self.garbled(state, &text)?;
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

    /// What a garbled position reads as, if anything, is sound.
    fn garbled(&mut self, state: &G::State, text: &str) -> Result<(), Fault> {
        let letters: Vec<char> = text.chars().collect();
        for _ in 0..GARBLED {
            let mut garbled = letters.clone();
            let at = chance::below(self.rng, letters.len().max(1) as u32) as usize;
            let put = [chance::one_of(self.rng, &letters), (b'0' + chance::below(self.rng, 10) as u8) as char];
            match chance::below(self.rng, 4) {
                0 => drop(garbled.remove(at)),
                1 => garbled.insert(at, put[0]),
                2 => garbled[at] = put[0],
                _ => garbled[at] = put[1],
            }
            let garbled = String::from_iter(garbled);
            if let Ok(read) = self.game.load(&garbled) {
                let violations = self.game.check(&read);
                self.ensure(violations.is_empty(), state, "loaded is sound", || format!("{garbled}: {violations:?}"))?;
                self.same(state, "position", &self.game.load(&self.game.position(&read)), &Ok(read))?;
            }
        }
        Ok(())
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
            self.message(state, &game.label(state, action))?;
            let (mut next, mut told) = (*state, Vec::new());
            let done = game.apply(&mut next, seat, action, &mut told);
            self.same(state, "listed applies", &done, &Ok(()))?;
            let mut unchecked = *state;
            game.apply_unchecked(&mut unchecked, seat, action, &mut Silent);
            self.same(state, "checked as unchecked", &next, &unchecked)?;
            let violations = game.check(&next);
            self.ensure(violations.is_empty(), state, "check", || format!("after {action}: {violations:?}"))?;
            let foreseen = game.foresee(state, seat, action);
            let foreseen = foreseen.or_else(|refusal| self.fault(state, "foreseen as allowed", refusal.to_string()))?;
            self.ensure(told.starts_with(foreseen.events()), state, "foreseen comes true", || {
                format!("{action} was to bring {:?}\nand brings {told:?}", foreseen.events())
            })?;
        }
        for action in self.others() {
            if listed.contains(&action) {
                continue;
            }
            let mut next = *state;
            let done = game.apply(&mut next, seat, action, &mut Silent);
            let Err(refusal) = done else {
                return self.fault(
                    state,
                    "accepted is listed",
                    format!("seat {seat} may {action}, and it is not listed"),
                );
            };
            self.same(state, "refused changes nothing", &next, state)?;
            let foreseen = game.foresee(state, seat, action).err();
            self.same(state, "foreseen as allowed", &foreseen.as_ref(), &Some(&refusal))?;
            self.message(state, &refusal.message())?;
        }
        let prompt = game.prompt(state, seat);
        self.same(state, "asked when to act", &prompt.is_some(), &to_act)?;
        self.prompt(state, prompt)?;
        self.legal = legal;
        Ok(())
    }

    /// A prompt tells itself in messages the game has named.
    fn prompt(&mut self, state: &G::State, prompt: Option<Prompt>) -> Result<(), Fault> {
        let all = |Prompt { ask, because, then }: Prompt| because.into_iter().chain([ask]).chain(then);
        let messages = prompt.into_iter().flat_map(all);
        messages.into_iter().try_for_each(|message| self.message(state, &message))
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

    /// The step a random game takes.
    fn choose(&mut self, state: &G::State) -> Result<Try<G::Action, G::Outcome>, Fault> {
        let seats: Vec<Seat> = self.game.turn(state).seats().iter().collect();
        if seats.is_empty() {
            if self.game.secret_draw(state).is_some() && chance::below(self.rng, 4) == 0 {
                // Somebody with a real box may type in anything that is admitted.
                let admitted = |outcome: &&G::Outcome| self.game.admits(state, **outcome).is_ok();
                let mut admitted: Vec<G::Outcome> = self.outcomes.iter().filter(admitted).copied().collect();
                admitted.sort_by_cached_key(ToString::to_string);
                if !admitted.is_empty() {
                    return Ok(Try::Settle(chance::one_of(self.rng, &admitted)));
                }
            }
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
            for who in Viewer::all(self.game.seats()) {
                if let Some(seen) = event.seen_by(who) {
                    let sent = serde_json::to_value(seen);
                    self.ensure(sent.is_ok(), state, "events serialise", || format!("{seen:?}: {sent:?}"))?;
                    self.message(state, &self.game.told(&seen))?;
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
            match arg {
                crate::Arg::Word(id) => {
                    let named = G::MESSAGES.iter().any(|shape| shape.id == *id && shape.args.is_empty());
                    self.ensure(named, state, "messages are named", || format!("the word {id}"))?;
                    self.report.messages.insert(id);
                }
                crate::Arg::Message(inner) => self.message(state, inner)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Everybody stands somewhere, ranks follow from each other, and points come from sources that have names.
    fn result(&mut self, state: &G::State) -> Result<(), Fault> {
        let standing = self.game.standing(state);
        self.same(state, "ranks", &standing.seats().count(), &self.game.seats())?;
        for (source, _) in standing.by_source(Seat::new(0)) {
            self.message(state, &Message::plain(source))?;
        }
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
