//! Any game, hosted without knowing which: actions and outcomes go in as text, views and events come out as JSON.
//!
//! For servers and protocols. Search knows its game and never comes here.

use std::any::Any;
use std::sync::Arc;

use rand_core::Rng;
use serde::Serialize;
use serde_json::Value;
use tree::Tree;

use crate::advance::Advance;
use crate::chance::Odds;
use crate::components::{BadComponents, Components};
use crate::game::{Action, BadTerms, ComponentSet, Event, Game, Terms, Violation};
use crate::matches::{BadStep, Match, read, read_step};
use crate::message::{Message, Prompt, Shape};
use crate::record::{BadRecord, Record};
use crate::seat::{Seat, Viewer};
use crate::standing::Standing;
use crate::turn::Turn;

/// An event of some game.
pub trait AnyEvent: Send + Sync {
    /// What this viewer learns of it, as JSON and as a message to be put into words.
    fn seen_by(&self, who: Viewer) -> Option<(Tree, Message)>;
    /// All of it, secrets included: for whoever hosts the game, and for nobody else.
    fn whole(&self) -> (Tree, Message);
    /// Whether by it something comes out that somebody kept secret.
    fn brings_out(&self) -> bool;
}

/// An event and the table where it happened, which knows how to tell it.
struct Told<G: Game> {
    game: Arc<G>,
    event: G::Event,
}

impl<G: Game> Told<G> {
    fn boxed(game: &Match<G>, event: G::Event) -> Box<dyn AnyEvent> {
        Box::new(Told { game: Arc::clone(game.rules()), event })
    }

    fn all(game: &Match<G>, events: Vec<G::Event>) -> Vec<Box<dyn AnyEvent>> {
        events.into_iter().map(|event| Told::boxed(game, event)).collect()
    }
}

impl<G: Game> AnyEvent for Told<G> {
    fn seen_by(&self, who: Viewer) -> Option<(Tree, Message)> {
        self.event.seen_by(who).map(|seen| (Tree::of(&seen), self.game.told(&seen)))
    }

    fn whole(&self) -> (Tree, Message) {
        (Tree::of(&self.event), self.game.told(&self.event))
    }

    fn brings_out(&self) -> bool {
        self.event.brings_out()
    }
}

/// Something a seat may do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// The action, in its notation.
    pub action: String,
    /// Its fixed number.
    pub number: u16,
    /// The action as data, so that a client need not read the notation.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub data: Tree,
    /// What it does.
    pub message: Message,
}

/// What an action itself brings, before what follows by itself, for the seat that would take it.
pub struct AnyForeseen {
    /// The events of the action itself, not yet for anybody's eyes.
    pub events: Vec<Box<dyn AnyEvent>>,
    /// The view that the seat would have then.
    pub view: Tree,
    /// What can be worked out from that view, if the game tells it.
    pub figures: Option<Tree>,
    /// Ranks and points then.
    pub standing: Standing,
}

/// What chance may bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Offer {
    /// Each outcome with its weight.
    Listed(Vec<Weighed>),
    /// More than can be listed.
    TooMany,
}

/// An outcome and its weight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Weighed {
    /// What may come.
    pub outcome: String,
    /// How likely it is, against the sum of all weights.
    pub weight: u32,
}

/// A game, whichever it is: what a registry of games holds.
#[derive(Clone, Copy)]
pub struct Kind {
    /// The game's name.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The oldest version that can still be played.
    pub oldest_rules: u32,
    /// Every message it may send.
    pub messages: &'static [Shape],
    components_from: ComponentsFrom,
    canonical_components: fn(&str) -> Option<String>,
    start: Start,
    replay: Replay,
}

type ComponentsFrom = fn(&str, Option<&str>) -> Option<Result<Components, BadComponents>>;
type Start = fn(u32, Value, Option<String>, Option<Vec<String>>) -> Result<Box<dyn AnyMatch>, BadTerms>;
type Replay = fn(&Record, usize, Option<String>, Hear<'_>) -> Result<Box<dyn AnyMatch>, BadRecord>;
/// Hears events as a record is replayed, each with the number of its step.
type Hear<'a> = &'a mut dyn FnMut(usize, Box<dyn AnyEvent>);

impl Kind {
    /// This game.
    #[must_use]
    pub const fn of<G: Game>() -> Kind {
        Kind {
            name: G::NAME,
            rules: G::RULES,
            oldest_rules: G::OLDEST_RULES,
            messages: G::MESSAGES,
            components_from: G::components_from,
            canonical_components: G::canonical_components,
            start: |rules, options, components, names| {
                let options = G::options_from(options)?;
                let game = G::new(Terms { rules, options, components })?;
                let names =
                    names.unwrap_or_else(|| Seat::all(game.seats()).map(|seat| format!("Player {seat}")).collect());
                Ok(Box::new(Match::new(Arc::new(game), names)?))
            },
            replay: |record, steps, components, hear| {
                let tell = |game: &Match<G>, number, event| hear(number, Told::boxed(game, event));
                Ok(Box::new(Match::replay_at(record, steps, components, tell)?))
            },
        }
    }

    /// Whether this program plays by this version of the rules.
    #[must_use]
    pub fn plays_by(&self, rules: u32) -> bool {
        (self.oldest_rules..=self.rules).contains(&rules)
    }

    /// Our own components, or those that a text makes, which replaces values of ours; `file` is what the faults call it.
    /// None, if the game has no components that could be replaced.
    #[must_use]
    pub fn components_from(&self, file: &str, text: Option<&str>) -> Option<Result<Components, BadComponents>> {
        (self.components_from)(file, text)
    }

    /// An owner's text in canonical form, which makes the same set: its name and the values it gives, and nothing else.
    /// None, if the text is not sound, or the game has no components that could be replaced.
    #[must_use]
    pub fn canonical_components(&self, text: &str) -> Option<String> {
        (self.canonical_components)(text)
    }

    /// A game at its start, by today's rules. `components` replaces values of our own; without names the players are
    /// numbered.
    ///
    /// # Errors
    /// If the table cannot be had like this: all the reasons.
    pub fn start(
        &self,
        options: Value,
        components: Option<String>,
        names: Option<Vec<String>>,
    ) -> Result<Box<dyn AnyMatch>, BadTerms> {
        self.start_by(self.rules, options, components, names)
    }

    /// The same by these rules.
    ///
    /// # Errors
    /// If the table cannot be had like this: all the reasons.
    pub fn start_by(
        &self,
        rules: u32,
        options: Value,
        components: Option<String>,
        names: Option<Vec<String>>,
    ) -> Result<Box<dyn AnyMatch>, BadTerms> {
        (self.start)(rules, options, components, names)
    }

    /// A recorded game after its first `steps` steps, or after all it has. `hear` is told every event, with the number
    /// of its step, counted from 1.
    ///
    /// # Errors
    /// The first thing that is wrong with the record.
    pub fn replay(
        &self,
        record: &Record,
        steps: usize,
        components: Option<String>,
        mut hear: impl FnMut(usize, Box<dyn AnyEvent>),
    ) -> Result<Box<dyn AnyMatch>, BadRecord> {
        (self.replay)(record, steps, components, &mut hear)
    }
}

/// A game being played, whichever it is.
///
/// It holds the truth, so it is for whoever hosts the game. Of what it answers, a seat may get its own
/// [`view`](AnyMatch::view), [`legal`](AnyMatch::legal) and [`prompt`](AnyMatch::prompt), what
/// [`AnyEvent::seen_by`] leaves of the events, refusals of its own actions, and what everybody knows:
/// [`turn`](AnyMatch::turn) and [`standing`](AnyMatch::standing). Everything else can tell a secret: the odds of a
/// hidden draw show what is left in the pool, and positions and records hold all there is.
///
/// ```
/// use std::sync::Arc;
///
/// use rugs::{Options, Rugs};
/// use table::{AnyMatch, Game, Match, Seat};
///
/// let game = Arc::new(Rugs::with(Options { players: 3, ..Options::default() })?);
/// let mut hosted: Box<dyn AnyMatch> = Box::new(Match::new(game, ["Ada", "Bo", "Cy"].map(String::from).to_vec())?);
/// assert_eq!(hosted.legal(Seat::new(0))[0].action, "e");
/// hosted.take(&["1 e", "* 3"]).map_err(|(_, reason)| reason)?;
/// assert_eq!((hosted.game(), hosted.steps()), ("rugs", 2));
///
/// let refused = hosted.take(&["1 g2-g3", "* 9"]).err().map(|(at, _)| at);
/// assert_eq!((refused, hosted.steps()), (Some(1), 2), "all or none");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyMatch: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// The options it is played with.
    fn options(&self) -> Value;
    /// The components it is played with, if they can be replaced by others.
    fn components(&self) -> Option<ComponentSet>;
    /// The players' names, in seat order.
    fn names(&self) -> &[String];
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// How many steps have been taken.
    fn steps(&self) -> usize;
    /// What this seat may do now, or choose instead of what it has chosen together with others.
    fn legal(&self, seat: Seat) -> Vec<Choice>;
    /// What this seat has chosen together with others, some of whom have not chosen yet.
    fn chosen(&self, seat: Seat) -> Option<String>;
    /// What this seat is asked.
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    /// What whoever hosts the game is asked, if it waits for chance.
    fn chance_prompt(&self) -> Option<Prompt>;
    /// The seat that alone sees what chance brings now, if it stays hidden from the others.
    fn secret_draw(&self) -> Option<Seat>;
    /// What chance may bring now, if the game waits for it.
    fn offer(&self) -> Option<Offer>;
    /// How likely an outcome is now.
    ///
    /// # Errors
    /// If the text is no outcome.
    fn likelihood(&self, outcome: &str) -> Result<f64, BadStep>;
    /// Begins to play ahead of the match: it stays as it is until it adopts what was played.
    fn advance(&self) -> Box<dyn AnyAdvance>;
    /// Takes the steps that were played ahead of the match.
    ///
    /// # Panics
    /// If the match has gone on since, or is another one.
    fn adopt(&mut self, played: Box<dyn AnyAdvance>);
    /// Takes steps given as text (`1 n`, `* 3`), all or none.
    ///
    /// # Errors
    /// The first step that cannot be taken, counted from zero; then nothing has changed.
    fn take(&mut self, steps: &[&str]) -> Result<Vec<Box<dyn AnyEvent>>, (usize, BadStep)>;
    /// What an action of this seat, given as text, itself brings, before what follows by itself.
    ///
    /// # Errors
    /// If the action cannot be read or the rules forbid it.
    fn foresee(&self, seat: Seat, action: &str) -> Result<AnyForeseen, BadStep>;
    /// Lets chance bring something, if the game waits for it: the outcome, and what happened.
    fn draw(&mut self, rng: &mut dyn Rng) -> Option<(String, Vec<Box<dyn AnyEvent>>)>;
    /// What somebody knows.
    fn view(&self, who: Viewer) -> Tree;
    /// What can be worked out from what somebody knows, if the game tells it.
    fn figures(&self, who: Viewer) -> Option<Tree>;
    /// What is printed on the pieces, if the game tells it.
    fn pieces(&self) -> Option<Tree>;
    /// The whole state as one line of text.
    fn position(&self) -> String;
    /// The same table, set up at a position.
    ///
    /// # Errors
    /// All the reasons why the position cannot be.
    fn set_up(&self, position: &str) -> Result<Box<dyn AnyMatch>, Vec<Violation>>;
    /// Ranks and points by source.
    fn standing(&self) -> Standing;
    /// The game so far, as it is kept.
    fn record(&self) -> Record;
    /// Goes back to the position after so many steps. What some have chosen while all choose together is forgotten.
    fn rewind(&mut self, steps: usize);
    /// A copy to try things on.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// The match itself, for whoever knows its game.
    fn as_any(&self) -> &dyn Any;
}

/// Steps played ahead of a match, whichever game it is: see [`Advance`].
pub trait AnyAdvance: Send + Sync {
    /// What the game waits for after them.
    fn turn(&self) -> Turn;
    /// How many there are. What seats choose together is one step, once the last of them has chosen.
    fn steps(&self) -> usize;
    /// Takes a step given as text (`1 n`, `* 3`), and returns the events.
    ///
    /// # Errors
    /// If it cannot be read or the rules forbid it; then nothing has changed.
    fn take(&mut self, step: &str) -> Result<Vec<Box<dyn AnyEvent>>, BadStep>;
    /// Draws an outcome and takes it, if the game waits for chance: the outcome, and the events.
    fn draw(&mut self, rng: &mut dyn Rng) -> Option<(String, Vec<Box<dyn AnyEvent>>)>;
    /// The steps themselves, for whoever knows their game.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

impl<G: Game> AnyAdvance for Advance<G> {
    fn turn(&self) -> Turn {
        Advance::turn(self)
    }

    fn steps(&self) -> usize {
        Advance::steps(self).len()
    }

    fn take(&mut self, step: &str) -> Result<Vec<Box<dyn AnyEvent>>, BadStep> {
        let mut told = Vec::new();
        Advance::take(self, &read_step(step, self.0.game().seats())?, &mut told)?;
        Ok(Told::all(&self.0, told))
    }

    fn draw(&mut self, rng: &mut dyn Rng) -> Option<(String, Vec<Box<dyn AnyEvent>>)> {
        let mut told = Vec::new();
        let outcome = draw(&mut self.0, rng, &mut told)?;
        Some((outcome, Told::all(&self.0, told)))
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

/// Lets chance bring something, if the game waits for it.
fn draw<G: Game>(game: &mut Match<G>, rng: &mut dyn Rng, told: &mut Vec<G::Event>) -> Option<String> {
    if game.turn() != Turn::Chance {
        return None;
    }
    let outcome = game.game().draw(game.state(), rng);
    game.settle(outcome, told).expect("what is drawn can come");
    Some(outcome.to_string())
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        Match::game(self).terms().rules
    }

    fn options(&self) -> Value {
        json(&Match::game(self).terms().options)
    }

    fn components(&self) -> Option<ComponentSet> {
        Match::game(self).components()
    }

    fn names(&self) -> &[String] {
        Match::names(self)
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn steps(&self) -> usize {
        Match::steps(self).len()
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        let asked = self.asked(seat);
        Match::legal(self, seat)
            .into_iter()
            .map(|action| Choice {
                action: action.to_string(),
                number: action.number(),
                data: Tree::of(&action),
                message: Match::game(self).label(&asked, action),
            })
            .collect()
    }

    fn chosen(&self, seat: Seat) -> Option<String> {
        Match::chosen(self, seat).map(|action| action.to_string())
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        Match::prompt(self, seat)
    }

    fn chance_prompt(&self) -> Option<Prompt> {
        Match::game(self).chance_prompt(self.state())
    }

    fn secret_draw(&self) -> Option<Seat> {
        Match::game(self).secret_draw(self.state())
    }

    fn offer(&self) -> Option<Offer> {
        if Match::turn(self) != Turn::Chance {
            return None;
        }
        let mut list = Vec::new();
        let weighed = |(outcome, weight): (G::Outcome, u32)| Weighed { outcome: outcome.to_string(), weight };
        Some(match Match::game(self).odds(self.state(), &mut list) {
            Odds::Listed => Offer::Listed(list.into_iter().map(weighed).collect()),
            Odds::TooMany => Offer::TooMany,
        })
    }

    fn likelihood(&self, outcome: &str) -> Result<f64, BadStep> {
        let outcome = outcome.parse().map_err(|reason| BadStep::Unreadable(format!("“{outcome}”: {reason}")))?;
        Ok(Match::game(self).likelihood(self.state(), outcome))
    }

    fn advance(&self) -> Box<dyn AnyAdvance> {
        Box::new(Match::advance(self))
    }

    fn adopt(&mut self, played: Box<dyn AnyAdvance>) {
        let played = played.into_any().downcast::<Advance<G>>();
        Match::adopt(self, *played.expect("steps are adopted by the match that they follow"));
    }

    fn take(&mut self, steps: &[&str]) -> Result<Vec<Box<dyn AnyEvent>>, (usize, BadStep)> {
        let (mut told, seats) = (Vec::new(), Match::game(self).seats());
        if let [text] = steps {
            // One step is all or nothing by itself.
            let step = read_step(text, seats).map_err(|reason| (0, reason))?;
            Match::take(self, &step, &mut told).map_err(|reason| (0, reason))?;
            return Ok(Told::all(self, told));
        }
        let mut ahead = Match::advance(self);
        for (number, text) in steps.iter().enumerate() {
            let step = read_step(text, seats).map_err(|reason| (number, reason))?;
            ahead.take(&step, &mut told).map_err(|reason| (number, reason))?;
        }
        Match::adopt(self, ahead);
        Ok(Told::all(self, told))
    }

    fn foresee(&self, seat: Seat, action: &str) -> Result<AnyForeseen, BadStep> {
        let foreseen = Match::foresee(self, seat, read(action.trim())?)?;
        let (game, who) = (Match::game(self), Viewer::Seat(seat));
        let (view, standing) = (foreseen.view(game, who), foreseen.standing(game));
        let (view, figures) = (Tree::of(&view), game.figures(&view));
        Ok(AnyForeseen { events: Told::all(self, foreseen.into_events()), view, figures, standing })
    }

    fn draw(&mut self, rng: &mut dyn Rng) -> Option<(String, Vec<Box<dyn AnyEvent>>)> {
        let mut told = Vec::new();
        let outcome = draw(self, rng, &mut told)?;
        Some((outcome, Told::all(self, told)))
    }

    fn view(&self, who: Viewer) -> Tree {
        Tree::of(&Match::game(self).view(self.state(), who))
    }

    fn figures(&self, who: Viewer) -> Option<Tree> {
        let game = Match::game(self);
        game.figures(&game.view(self.state(), who))
    }

    fn pieces(&self) -> Option<Tree> {
        Match::game(self).pieces()
    }

    fn position(&self) -> String {
        Match::game(self).position(self.state())
    }

    fn set_up(&self, position: &str) -> Result<Box<dyn AnyMatch>, Vec<Violation>> {
        Ok(Box::new(Match::set_up(self, position)?))
    }

    fn standing(&self) -> Standing {
        Match::game(self).standing(self.state())
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn rewind(&mut self, steps: usize) {
        Match::rewind(self, steps);
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Plain data always has a JSON form.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data has a JSON form")
}
