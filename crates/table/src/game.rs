//! What a game is.

use std::error::Error;
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use rand_core::Rng;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use tree::Tree;

use crate::chance::{self, Odds};
use crate::components::{BadComponents, Components};
use crate::foresee::Foreseen;
use crate::message::{Message, Prompt, Refusal, Shape};
use crate::options::OptionInfo;
use crate::seat::{Seat, Viewer};
use crate::standing::Standing;
use crate::turn::Turn;

/// The rules of one table: a game with its options and components, and everything computed from them.
///
/// Rules and state are two things. A value of this trait is immutable and shared; a state is small, plain data. Nothing
/// here has a clock, a generator or a thread: the same state and action give the same result for ever.
///
/// Nothing is shuffled ahead. A hidden order is a pool, and each reveal is an [`Outcome`](Game::Outcome) at the moment
/// of the reveal, which whoever hosts the game draws or types in.
///
/// What comes from outside goes through [`apply`](Game::apply) and [`settle`](Game::settle), which check it. Search,
/// which only plays what was listed, may use the unchecked forms.
///
/// ```
/// use rugs::{Options, Rugs};
/// use table::{Game, Seat, Turn};
///
/// let game = Rugs::with(Options::default())?;
/// let (mut state, mut events, first) = (game.start(), Vec::new(), Seat::new(0));
/// assert_eq!(game.turn(&state), Turn::of(first));
///
/// let mut legal = Vec::new();
/// game.legal(&state, first, &mut legal);
/// let listed: Vec<String> = legal.iter().map(ToString::to_string).collect();
/// assert_eq!(listed, ["e", "s", "w"]);
///
/// game.apply(&mut state, first, legal[0], &mut events)?;
/// assert_eq!(game.turn(&state), Turn::Chance);
/// game.settle(&mut state, "3".parse()?, &mut events)?;
/// assert_eq!(game.position(&state), "7/7/7/7/7/7/7 g4e 1l 30b12,30r12,30y12,30g12");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's name in the code, in records and on the command line.
    const NAME: &'static str;
    /// The version of the rules. A change that would make an old record end differently raises it, and is made only
    /// for tables of that version and later ([`Terms::rules`]).
    const RULES: u32;
    /// The oldest version of the rules that this program still plays. Records and rooms of older ones are refused.
    const OLDEST_RULES: u32 = 1;
    /// Every message this game may send: events, prompts, refusals, and the words they hold.
    const MESSAGES: &'static [Shape];

    /// What a table may choose. As JSON it is an object, every field of which has a default.
    type Options: Clone + fmt::Debug + PartialEq + Default + Serialize + DeserializeOwned + Send + Sync;
    /// A whole position, secrets included.
    type State: Copy + fmt::Debug + Eq + Hash + Send + Sync;
    /// What a player may do.
    type Action: Action;
    /// What chance may bring. No part of the actions' numbering.
    type Outcome: Notation + Hash;
    /// All that a player with perfect memory knows, or a spectator.
    type View: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send;
    /// Something that happened.
    type Event: Event;

    /// The rules for a table with these terms.
    ///
    /// # Errors
    /// If the options do not fit together, or the components are not sound: all the reasons.
    fn new(terms: Terms<Self::Options>) -> Result<Self, BadTerms>;
    /// Today's rules with these options and our own components.
    ///
    /// # Errors
    /// If the options do not fit together: all the reasons.
    fn with(options: Self::Options) -> Result<Self, BadTerms> {
        Self::new(Terms { rules: Self::RULES, options, components: None })
    }
    /// Whether this program plays by this version of the rules.
    fn plays_by(rules: u32) -> bool {
        (Self::OLDEST_RULES..=Self::RULES).contains(&rules)
    }
    /// The options that a JSON object names; what it leaves out keeps its default.
    ///
    /// # Errors
    /// If it names what is no option, or a value that an option cannot have: all the reasons, by name, and what is wrong
    /// with the other options.
    ///
    /// ```
    /// use rugs::Rugs;
    /// use serde_json::json;
    /// use table::Game;
    ///
    /// assert_eq!(Rugs::options_from(json!({"players": 2}))?.players, 2);
    /// let bad = Rugs::options_from(json!({"players": 2, "colour": "red"})).unwrap_err();
    /// assert_eq!(bad.reasons, ["rugs has no option “colour”; it has players, variant, cover_own, skip_rotation"]);
    /// # Ok::<(), table::BadTerms>(())
    /// ```
    fn options_from(json: Value) -> Result<Self::Options, BadTerms> {
        let Value::Object(given) = &json else {
            return Err(format!("the options of {} are an object, not {json}", Self::NAME).into());
        };
        let defaults = serde_json::to_value(Self::Options::default()).expect("options are plain data");
        let known: Vec<&str> = defaults.as_object().into_iter().flatten().map(|(name, _)| name.as_str()).collect();
        let (mut reasons, mut readable) = (Vec::new(), serde_json::Map::new());
        for (name, value) in given {
            let alone = Value::from_iter([(name.clone(), value.clone())]);
            if !known.contains(&name.as_str()) {
                reasons.push(format!("{} has no option “{name}”; it has {}", Self::NAME, known.join(", ")));
            } else if let Err(reason) = serde_json::from_value::<Self::Options>(alone) {
                reasons.push(format!("the option {name}={} cannot be: {reason}", as_given(value)));
            } else {
                readable.insert(name.clone(), value.clone());
            }
        }
        let options = serde_json::from_value(Value::Object(readable));
        match options {
            Ok(options) if reasons.is_empty() => Ok(options),
            Ok(rest) => {
                reasons.extend(Self::with(rest).err().into_iter().flat_map(|bad| bad.reasons));
                Err(BadTerms { reasons })
            }
            Err(reason) => {
                reasons.push(reason.to_string());
                Err(BadTerms { reasons })
            }
        }
    }
    /// The options as data, in the order of their JSON object.
    fn describe_options() -> Vec<OptionInfo>;
    /// Our own components, or those that a text makes, which replaces values of ours: for whoever wants to look at them,
    /// and to be told what is wrong. `file` is what the faults call it. None, if the game has no components that could
    /// be replaced.
    fn components_from(file: &str, text: Option<&str>) -> Option<Result<Components, BadComponents>> {
        let _ = (file, text);
        None
    }
    /// An owner's text in canonical form, which makes the same set: its name and the values it gives, each on a line of its
    /// own, and nothing else. None, if the text is not sound, or the game has no components that could be replaced.
    fn canonical_components(text: &str) -> Option<String> {
        let _ = text;
        None
    }
    /// The terms this table is played on.
    fn terms(&self) -> &Terms<Self::Options>;
    /// Every combination of options that is a game of its own, for tests and simulations.
    fn configurations() -> Vec<Self::Options>;
    /// The components in use, if they can be replaced by others.
    fn components(&self) -> Option<ComponentSet> {
        None
    }
    /// What is printed on the pieces in use, as data for whoever draws them, if they can be replaced by others.
    fn pieces(&self) -> Option<Tree> {
        None
    }
    /// How many play.
    fn seats(&self) -> usize;
    /// A number of steps (actions and outcomes) within which every game ends.
    fn longest(&self) -> usize;

    /// The position before anything has happened.
    fn start(&self) -> Self::State;
    /// What the game waits for.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Fills `into` with exactly what [`apply`](Game::apply) accepts from this seat now, in a fixed order. Whatever
    /// was in it is gone.
    fn legal(&self, state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>);
    /// Whether `seat` may do this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    ///
    /// ```
    /// use rugs::{Options, Rugs};
    /// use table::{Game, Refusal, Seat};
    ///
    /// let game = Rugs::with(Options::default())?;
    /// let turn_round = "n".parse()?;
    /// let refusal = game.allows(&game.start(), Seat::new(0), turn_round);
    /// assert_eq!(refusal, Err(Refusal("rugs-refusal-half-turn")));
    /// assert_eq!(game.allows(&game.start(), Seat::new(1), turn_round), Err(Refusal::NOT_YOUR_TURN));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn allows(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Refusal>;
    /// Does what was listed as legal. With anything else the state that comes of it means nothing.
    fn apply_unchecked(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        tell: &mut impl Sink<Self::Event>,
    );
    /// Does what a player wants, if the rules allow it.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
    #[inline]
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        tell: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal> {
        self.allows(state, seat, action)?;
        self.apply_unchecked(state, seat, action, tell);
        Ok(())
    }

    /// What an action itself brings, before what follows by itself: for a preview, which must not show as the action's
    /// doing what happens anyway. A game in which nothing follows by itself needs no foresight of its own.
    ///
    /// # Errors
    /// The rule that forbids the action.
    ///
    /// ```
    /// use rugs::{Options, Rugs};
    /// use table::{Game, Seat, Viewer};
    ///
    /// let game = Rugs::with(Options::default())?;
    /// let foreseen = game.foresee(&game.start(), Seat::new(0), "e".parse()?)?;
    /// assert_eq!(foreseen.events().len(), 1);
    /// assert_ne!(foreseen.view(&game, Viewer::Spectator), game.view(&game.start(), Viewer::Spectator));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn foresee(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<Foreseen<Self>, Refusal> {
        let (mut state, mut events) = (*state, Vec::new());
        self.apply(&mut state, seat, action, &mut events)?;
        Ok(Foreseen::new(state, events))
    }

    /// Fills `into` with what chance may bring now and how it is weighted, or says that there is too much of it.
    /// Whatever was in it is gone. It stays empty when the game does not wait for chance.
    ///
    /// ```
    /// use rugs::{Options, Rugs};
    /// use table::{Game, Odds, Seat, Silent};
    ///
    /// let game = Rugs::with(Options::default())?;
    /// let (mut state, mut odds) = (game.start(), Vec::new());
    /// game.apply(&mut state, Seat::new(0), "e".parse()?, &mut Silent)?;
    /// assert_eq!(game.odds(&state, &mut odds), Odds::Listed);
    /// let odds: Vec<(String, u32)> = odds.iter().map(|(face, weight)| (face.to_string(), *weight)).collect();
    /// assert_eq!(odds, [("1".to_owned(), 1), ("2".to_owned(), 2), ("3".to_owned(), 2), ("4".to_owned(), 1)]);
    /// assert_eq!(game.likelihood(&state, "3".parse()?), 1.0 / 3.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn odds(&self, state: &Self::State, into: &mut Vec<(Self::Outcome, u32)>) -> Odds;
    /// How likely an outcome is now, from 0 (it cannot come) to 1. A game that cannot list its odds tells it itself.
    fn likelihood(&self, state: &Self::State, outcome: Self::Outcome) -> f64 {
        let mut list = Vec::new();
        match self.odds(state, &mut list) {
            Odds::Listed => {
                let weight_of = |&(listed, weight): &(Self::Outcome, u32)| if listed == outcome { weight } else { 0 };
                let total: u32 = list.iter().map(|&(_, weight)| weight).sum();
                f64::from(list.iter().map(weight_of).sum::<u32>()) / f64::from(total.max(1))
            }
            Odds::TooMany => unreachable!("a game that cannot list its odds tells the likelihood itself"),
        }
    }
    /// Draws what chance brings, when the game waits for it. This lists the odds, and so allocates: a game whose search
    /// plays many draws has its own way.
    fn draw(&self, state: &Self::State, rng: &mut (impl Rng + ?Sized)) -> Self::Outcome {
        let mut list = Vec::new();
        match self.odds(state, &mut list) {
            Odds::Listed => chance::weighted(rng, &list),
            Odds::TooMany => unreachable!("a game that cannot list its odds draws itself"),
        }
    }
    /// Whether this can come now. Of a [secret draw](Game::secret_draw), whether it can come as far as its owner knows: an
    /// owner who types in what a real box gave must not learn from a refusal what others hold.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn admits(&self, state: &Self::State, outcome: Self::Outcome) -> Result<(), Refusal>;
    /// Brings what can come. With anything else the state that comes of it means nothing.
    fn settle_unchecked(&self, state: &mut Self::State, outcome: Self::Outcome, tell: &mut impl Sink<Self::Event>);
    /// Brings what chance drew, or what somebody says a real die showed, if it can be.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
    #[inline]
    fn settle(
        &self,
        state: &mut Self::State,
        outcome: Self::Outcome,
        tell: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal> {
        self.admits(state, outcome)?;
        self.settle_unchecked(state, outcome, tell);
        Ok(())
    }

    /// What somebody knows, built from nothing.
    fn view(&self, state: &Self::State, who: Viewer) -> Self::View;
    /// What can be worked out from a view, as data for whoever draws it and should know no rule: prices, worths, strengths.
    fn figures(&self, view: &Self::View) -> Option<Tree> {
        let _ = view;
        None
    }
    /// A state that this view allows, the unknown filled in at random as likely as it is. Fair players search on it.
    fn suppose(&self, view: &Self::View, rng: &mut (impl Rng + ?Sized)) -> Self::State;
    /// What `seat` is asked, if it has something to decide. Made of what that seat knows.
    fn prompt(&self, state: &Self::State, seat: Seat) -> Option<Prompt>;
    /// What whoever hosts the game is asked when it waits for chance: which die, whose pile. Made of what everybody
    /// knows.
    fn chance_prompt(&self, state: &Self::State) -> Option<Prompt>;
    /// The seat that alone sees what chance brings now, if it stays hidden from the others. The odds of any other draw
    /// are known to everybody.
    fn secret_draw(&self, state: &Self::State) -> Option<Seat> {
        let _ = state;
        None
    }
    /// The sentence that tells an event at this table. A game whose components can be replaced says nothing here that is
    /// true of its own only.
    fn told(&self, event: &Self::Event) -> Message {
        event.message()
    }
    /// What an action does that a seat may take now, for a list of what can be done. As with [`told`](Game::told), it holds
    /// for the components in use. Made of what that seat knows.
    fn label(&self, state: &Self::State, action: Self::Action) -> Message {
        let _ = state;
        action.message()
    }
    /// Ranks and points by source: so far, or for good once the game is over. Made of what everybody knows.
    ///
    /// ```
    /// use rugs::{Options, Rugs};
    /// use table::{Game, Seat};
    ///
    /// let game = Rugs::with(Options::default())?;
    /// let standing = game.standing(&game.start());
    /// assert_eq!((standing.points(Seat::new(2)), standing.winners().len()), (30, 4));
    /// # Ok::<(), table::BadTerms>(())
    /// ```
    fn standing(&self, state: &Self::State) -> Standing;

    /// The invariants that this state breaks. None, if it came from the start of a game by these rules.
    fn check(&self, state: &Self::State) -> Vec<Violation>;
    /// The whole state as one canonical line of text: equal states have equal texts, now and in later versions.
    fn position(&self, state: &Self::State) -> String;
    /// The state that a text describes.
    ///
    /// # Errors
    /// If it cannot be read, or describes something that cannot be: all the reasons.
    ///
    /// ```
    /// use rugs::{Options, Rugs};
    /// use table::Game;
    ///
    /// let game = Rugs::with(Options::default())?;
    /// assert_eq!(game.load(&game.position(&game.start())), Ok(game.start()));
    /// let too_rich = "7/7/7/7/7/7/7 d4s 1f 99b12,30r12,30y12,30g12";
    /// assert!(!game.load(too_rich).unwrap_err().is_empty());
    /// # Ok::<(), table::BadTerms>(())
    /// ```
    fn load(&self, position: &str) -> Result<Self::State, Vec<Violation>>;
}

/// A small value with one text notation: what prints also parses.
pub trait Notation: Copy + fmt::Debug + fmt::Display + Eq + FromStr<Err: Error> + Send + Sync + 'static {}

impl<T> Notation for T where T: Copy + fmt::Debug + fmt::Display + Eq + FromStr<Err: Error> + Send + Sync + 'static {}

/// What a player may do: a small value that explains itself, with a fixed number for learning programs.
pub trait Action: Notation + Hash + Serialize {
    /// How many actions the numbering holds: it runs from 0 to one less.
    const COUNT: u16;
    /// This action's number, the same for ever.
    fn number(self) -> u16;
    /// The action with this number, if there is one.
    fn numbered(number: u16) -> Option<Self>;
    /// What it does with the game's own components. A table has [`Game::label`].
    fn message(self) -> Message;
}

/// Something that happened, as data.
pub trait Event: Copy + fmt::Debug + PartialEq + Serialize + Send + Sync + 'static {
    /// What this viewer learns of it, if anything.
    fn seen_by(&self, who: Viewer) -> Option<Self>;
    /// Whether by it something comes out that somebody kept secret: then nobody can foresee it, and nobody gets behind it.
    fn brings_out(&self) -> bool {
        false
    }
    /// The sentence that tells it with the game's own components. A table has [`Game::told`].
    fn message(&self) -> Message;
}

/// Where events go while a state changes.
pub trait Sink<E> {
    /// Takes note of an event.
    fn tell(&mut self, event: E);
}

/// Listens to nothing, and costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// What a table agrees on before the game: with it and a list of steps, any position can be had again.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms<O> {
    /// The version of the rules, from [`Game::OLDEST_RULES`] to [`Game::RULES`].
    pub rules: u32,
    /// The options.
    pub options: O,
    /// A text that replaces values of the components, for games that have such.
    pub components: Option<String>,
}

/// Reads a whole number among the options of a game. What is none, or has no place in the type, is refused in the game's
/// own words; what numbers there can be, the game says once it has them all.
///
/// # Errors
/// `otherwise`, if it is no such number.
pub fn whole_number<'de, D: Deserializer<'de>, N: TryFrom<i64>>(
    deserializer: D,
    otherwise: &str,
) -> Result<N, D::Error> {
    let number = Value::deserialize(deserializer)?.as_i64();
    number.and_then(|number| N::try_from(number).ok()).ok_or_else(|| D::Error::custom(otherwise))
}

/// Why a table cannot be had on these terms.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .reasons.join("; "))]
pub struct BadTerms {
    /// All the reasons, in plain words.
    pub reasons: Vec<String>,
}

impl From<String> for BadTerms {
    fn from(reason: String) -> BadTerms {
        BadTerms { reasons: vec![reason] }
    }
}

/// The components a game was played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentSet {
    /// What the set is called.
    pub name: String,
    /// A hash over all its values.
    pub hash: u64,
}

/// An invariant that a state breaks, or a reason why a position cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{name}: {detail}")]
pub struct Violation {
    /// The invariant's name.
    pub name: &'static str,
    /// What is wrong, in plain words.
    pub detail: String,
}

impl Violation {
    /// A broken invariant.
    pub fn new(name: &'static str, detail: impl Into<String>) -> Violation {
        Violation { name, detail: detail.into() }
    }
}

/// The violations found so far, while the invariants of a state are checked one after the other.
///
/// ```
/// use table::{Violation, Violations};
///
/// let mut found = Violations::default();
/// found.when(1 + 1 == 3, "sum", || "never put into words".to_owned());
/// found.when(31 > 30, "dirhams", || "31 of 30 dirhams".to_owned());
/// assert_eq!(Vec::from(found), [Violation::new("dirhams", "31 of 30 dirhams")]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Violations(Vec<Violation>);

impl Violations {
    /// Adds a broken invariant.
    #[cold]
    pub fn add(&mut self, name: &'static str, detail: String) {
        self.0.push(Violation::new(name, detail));
    }

    /// Adds a broken invariant if something is wrong. The detail is only put into words then.
    #[inline]
    pub fn when(&mut self, wrong: bool, name: &'static str, detail: impl FnOnce() -> String) {
        if wrong {
            self.add(name, detail());
        }
    }

    /// Whether nothing was found.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Violations> for Vec<Violation> {
    fn from(violations: Violations) -> Vec<Violation> {
        violations.0
    }
}

/// A value as its reader gave it. A whole number too long for JSON's numbers here comes as text, and is shown without quotes.
fn as_given(value: &Value) -> String {
    match value.as_str() {
        Some(text) if is_long_number(text) => text.to_owned(),
        _ => value.to_string(),
    }
}

/// Whether a text is a whole number that no integer type holds.
fn is_long_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    digits.len() >= 19 && digits.bytes().all(|digit| digit.is_ascii_digit())
}
