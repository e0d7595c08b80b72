//! A game being played: rules, state, and the line of steps that led there.

use std::sync::Arc;

use crate::advance::Advance;
use crate::foresee::Foreseen;
use crate::game::{BadTerms, ComponentSet, Game, Silent, Sink, Terms, Violation};
use crate::message::{Prompt, Refusal};
use crate::record::{BadRecord, FairDice, Header, Record, Step, digest};
use crate::seat::Seat;
use crate::turn::Turn;

/// After so many steps a record holds a digest: often enough to find where two programs part ways, seldom enough to
/// read past.
const DIGEST_EVERY: usize = 16;

type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Outcome>;

/// A game being played. It checks everything, and remembers every step.
///
/// ```
/// use std::sync::Arc;
///
/// use rugs::{Options, Rugs};
/// use table::{Game, Match, Seat, Silent, Step, Turn};
///
/// let game = Arc::new(Rugs::with(Options::default())?);
/// let mut played = Match::new(game, ["Ada", "Bo", "Cy", "Di"].map(String::from).to_vec())?;
/// for step in ["1 e", "* 3", "1 g2-g3"] {
///     played.take(&step.parse::<Step<_, _>>()?, &mut Silent)?;
/// }
/// assert_eq!(played.turn(), Turn::of(Seat::new(1)));
///
/// let record = played.record();
/// let replayed = Match::<Rugs>::replay(&record, usize::MAX, None, |_, _| {})?;
/// assert_eq!(replayed.state(), played.state());
///
/// played.rewind(1);
/// assert_eq!((played.steps().len(), played.turn()), (1, Turn::Chance));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    names: Vec<String>,
    begun_at: Option<String>,
    state: G::State,
    /// How many steps were taken before the first of `steps`: none, unless this is an [`Advance`].
    earlier: usize,
    steps: Vec<StepOf<G>>,
    /// What some of the seats that choose together have chosen, in seat order.
    choices: Vec<(Seat, G::Action)>,
    /// The position before the first of them chose.
    before_choices: G::State,
    digests: Vec<(usize, u64)>,
    /// What the record says of its dice, as long as nobody has gone on from it.
    dice: Option<FairDice>,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            game: Arc::clone(&self.game),
            names: self.names.clone(),
            begun_at: self.begun_at.clone(),
            state: self.state,
            earlier: self.earlier,
            steps: self.steps.clone(),
            choices: self.choices.clone(),
            before_choices: self.before_choices,
            digests: self.digests.clone(),
            dice: self.dice.clone(),
        }
    }
}

/// Why a step cannot be taken. Nothing has changed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BadStep {
    /// The text is no step at all.
    #[error("{0}")]
    Unreadable(String),
    /// A rule forbids it.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The table has no such seat.
    #[error("there is no seat {seat} at this table, which has {seats}")]
    NoSeat {
        /// The number that was named.
        seat: String,
        /// How many there are.
        seats: usize,
    },
    /// Seats that choose together stand in one step, each once, in seat order.
    #[error("seats that choose at the same time stand in one step, in seat order")]
    NotTogether,
}

impl<G: Game> Match<G> {
    /// A game at its start.
    ///
    /// # Errors
    /// If there are not as many names as seats.
    pub fn new(game: Arc<G>, names: Vec<String>) -> Result<Match<G>, BadTerms> {
        if names.len() != game.seats() {
            return Err(format!("{} names for {} seats", names.len(), game.seats()).into());
        }
        let state = game.start();
        Ok(Match::at(game, names, None, state))
    }

    fn at(game: Arc<G>, names: Vec<String>, begun_at: Option<String>, state: G::State) -> Match<G> {
        let before_choices = state;
        let (steps, choices, digests) = (Vec::new(), Vec::new(), Vec::new());
        Match { game, names, begun_at, state, earlier: 0, steps, choices, before_choices, digests, dice: None }
    }

    /// Begins to play ahead of the match: it stays as it is until it adopts what was played.
    #[must_use]
    pub fn advance(&self) -> Advance<G> {
        Advance(Match {
            game: Arc::clone(&self.game),
            names: Vec::new(),
            begun_at: None,
            state: self.state,
            earlier: self.earlier + self.steps.len(),
            steps: Vec::new(),
            choices: self.choices.clone(),
            before_choices: self.before_choices,
            digests: Vec::new(),
            dice: None,
        })
    }

    /// Takes the steps that were played ahead of the match.
    ///
    /// # Panics
    /// If the match has gone on since, or is another one.
    pub fn adopt(&mut self, Advance(played): Advance<G>) {
        assert!(
            Arc::ptr_eq(&self.game, &played.game) && self.earlier + self.steps.len() == played.earlier,
            "steps are adopted by the match that they follow"
        );
        if !played.steps.is_empty() {
            self.dice = None;
        }
        self.state = played.state;
        self.steps.extend(played.steps);
        self.choices = played.choices;
        self.before_choices = played.before_choices;
        self.digests.extend(played.digests);
    }

    /// The same table set up anew, at this position.
    ///
    /// # Errors
    /// All the reasons why the position cannot be.
    pub fn set_up(&self, position: &str) -> Result<Match<G>, Vec<Violation>> {
        let state = self.game.load(position)?;
        let begun_at = Some(self.game.position(&state));
        Ok(Match::at(Arc::clone(&self.game), self.names.clone(), begun_at, state))
    }

    /// The rules.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules, to be shared.
    pub(crate) fn rules(&self) -> &Arc<G> {
        &self.game
    }

    /// The players' names, in seat order.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The position now.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What the game waits for.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The steps so far. What seats that choose together have chosen is a step once the last of them has.
    #[must_use]
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// What a seat has chosen together with others, some of whom have not chosen yet.
    #[must_use]
    pub fn chosen(&self, seat: Seat) -> Option<G::Action> {
        self.choices.iter().find(|&&(chosen, _)| chosen == seat).map(|&(_, action)| action)
    }

    /// The position in which a seat decides: the one there is, or if the seat has chosen already and may choose again,
    /// as it would be without that choice.
    pub(crate) fn asked(&self, seat: Seat) -> G::State {
        if self.chosen(seat).is_none() {
            return self.state;
        }
        let mut state = self.before_choices;
        for &(other, choice) in self.choices.iter().filter(|&&(other, _)| other != seat) {
            self.game.apply_unchecked(&mut state, other, choice, &mut Silent);
        }
        state
    }

    /// What a seat may do now, or choose instead of what it has chosen.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.asked(seat), seat, &mut legal);
        legal
    }

    /// What a seat is asked.
    #[must_use]
    pub fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.game.prompt(&self.asked(seat), seat)
    }

    /// Goes back to the position after so many steps. What some have chosen while all choose together is forgotten.
    pub fn rewind(&mut self, steps: usize) {
        let start = match &self.begun_at {
            None => self.game.start(),
            Some(position) => self.game.load(position).expect("the game began there"),
        };
        self.state = start;
        self.choices.clear();
        self.dice = None;
        self.steps.truncate(steps);
        self.digests.retain(|&(after, _)| after <= steps);
        for step in &self.steps {
            match step {
                Step::Chance(outcome) => self.game.settle_unchecked(&mut self.state, *outcome, &mut Silent),
                Step::Act(choices) => choices.iter().for_each(|&(seat, action)| {
                    self.game.apply_unchecked(&mut self.state, seat, action, &mut Silent);
                }),
            }
        }
    }

    /// Does what a seat wants, if the rules allow it. A seat that chooses together with others may choose again until
    /// the last of them has chosen: the new choice takes the place of the old one.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
    pub fn apply(&mut self, seat: Seat, action: G::Action, tell: &mut impl Sink<G::Event>) -> Result<(), Refusal> {
        let mut state = self.asked(seat);
        let waiting = self.game.turn(&state).seats();
        let before = state;
        self.game.apply(&mut state, seat, action, tell)?;
        if self.choices.is_empty() {
            self.before_choices = before;
        }
        self.state = state;
        self.choices.retain(|&(chosen, _)| chosen != seat);
        let place = self.choices.partition_point(|&(other, _)| other < seat);
        self.choices.insert(place, (seat, action));
        if waiting.len() == 1 {
            let choices = std::mem::take(&mut self.choices);
            self.push(Step::Act(choices));
        }
        Ok(())
    }

    /// What an action itself brings, before what follows by itself.
    ///
    /// # Errors
    /// If the rules forbid it, or there is no such seat.
    pub fn foresee(&self, seat: Seat, action: G::Action) -> Result<Foreseen<G>, BadStep> {
        let seats = self.game.seats();
        if seat.index() >= seats {
            return Err(BadStep::NoSeat { seat: seat.to_string(), seats });
        }
        Ok(self.game.foresee(&self.asked(seat), seat, action)?)
    }

    /// Brings what chance drew, if it can be.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
    pub fn settle(&mut self, outcome: G::Outcome, tell: &mut impl Sink<G::Event>) -> Result<(), Refusal> {
        self.game.settle(&mut self.state, outcome, tell)?;
        self.push(Step::Chance(outcome));
        Ok(())
    }

    fn push(&mut self, step: StepOf<G>) {
        self.steps.push(step);
        self.dice = None;
        let taken = self.earlier + self.steps.len();
        if taken.is_multiple_of(DIGEST_EVERY) {
            self.digests.push((taken, self.digest()));
        }
    }

    fn digest(&self) -> u64 {
        digest(&self.game.position(&self.state))
    }

    /// Takes a step that is given as text: `1 n`, `* 3`. The choices of several seats stand in it only if they choose
    /// together, each seat once and in seat order; one of them may also be given alone.
    ///
    /// # Errors
    /// If it cannot be read or the rules forbid it; then nothing has changed.
    pub fn take(&mut self, step: &Step<String, String>, tell: &mut impl Sink<G::Event>) -> Result<(), BadStep> {
        let choices = match step {
            Step::Chance(text) => return Ok(self.settle(read(text)?, tell)?),
            Step::Act(choices) => choices.as_slice(),
        };
        let seats = self.game.seats();
        if let Some((seat, _)) = choices.iter().find(|(seat, _)| seat.index() >= seats) {
            return Err(BadStep::NoSeat { seat: seat.to_string(), seats });
        }
        if let [(seat, text)] = choices {
            return Ok(self.apply(*seat, read(text)?, tell)?);
        }
        let waiting = self.turn().seats();
        let together = choices.iter().all(|&(seat, _)| waiting.contains(seat));
        if !together || !choices.is_sorted_by(|a, b| a.0 < b.0) {
            return Err(BadStep::NotTogether);
        }
        let (mut ahead, mut told) = (self.advance(), Vec::new());
        for (seat, text) in choices {
            ahead.0.apply(*seat, read(text)?, &mut told)?;
        }
        self.adopt(ahead);
        told.into_iter().for_each(|event| tell.tell(event));
        Ok(())
    }

    /// The game so far, as it is kept.
    #[must_use]
    pub fn record(&self) -> Record {
        let Terms { rules, options, .. } = self.game.terms();
        let mut digests = self.digests.clone();
        if self.choices.is_empty() && digests.last().is_none_or(|&(after, _)| after < self.steps.len()) {
            digests.push((self.steps.len(), self.digest()));
        }
        let text = |step: &StepOf<G>| match step {
            Step::Act(choices) => Step::Act(choices.iter().map(|(seat, action)| (*seat, action.to_string())).collect()),
            Step::Chance(outcome) => Step::Chance(outcome.to_string()),
        };
        Record {
            header: Header {
                game: G::NAME.to_owned(),
                rules: *rules,
                options: serde_json::to_value(options).expect("options are plain data"),
                components: self.game.components(),
                seats: self.names.clone(),
                start: self.begun_at.clone(),
                dice: self.dice.clone(),
            },
            steps: self.steps.iter().map(text).collect(),
            digests,
        }
    }

    /// The table that a record was played at, before its first step. `components` is what replaces our own, if the
    /// record was played with others.
    ///
    /// # Errors
    /// If the record is of another game or its table cannot be had.
    pub fn open(header: &Header, components: Option<String>) -> Result<Match<G>, BadRecord> {
        if header.game != G::NAME {
            return Err(BadRecord::OtherGame(header.game.clone()));
        }
        if !G::plays_by(header.rules) {
            return Err(BadRecord::UnknownRules(header.rules));
        }
        let options = G::options_from(header.options.clone())?;
        let game = G::new(Terms { rules: header.rules, options, components })?;
        let hash = |set: &Option<ComponentSet>| set.as_ref().map(|set| set.hash);
        if hash(&game.components()) != hash(&header.components) {
            let name = |set: &Option<_>| set.as_ref().map_or_else(|| "no components".to_owned(), ToString::to_string);
            return Err(BadRecord::Components { played: name(&header.components), here: name(&game.components()) });
        }
        let fresh = Match::new(Arc::new(game), header.seats.clone())?;
        match &header.start {
            None => Ok(fresh),
            Some(position) => fresh.set_up(position).map_err(|reasons| {
                BadRecord::Start(reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
            }),
        }
    }

    /// Plays the first `steps` steps of a record (all, if there are fewer), and holds the positions against its
    /// digests. What the record says of its dice is kept until a further step is taken, which need not be theirs.
    /// `tell` hears every event, with the number of its step, counted from 1.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn replay(
        record: &Record,
        steps: usize,
        components: Option<String>,
        mut tell: impl FnMut(usize, G::Event),
    ) -> Result<Match<G>, BadRecord> {
        Match::replay_at(record, steps, components, |_, number, event| tell(number, event))
    }

    /// The same, for whoever has to know the table where it happens.
    pub(crate) fn replay_at(
        record: &Record,
        steps: usize,
        components: Option<String>,
        mut tell: impl FnMut(&Match<G>, usize, G::Event),
    ) -> Result<Match<G>, BadRecord> {
        let mut game = Match::<G>::open(&record.header, components)?;
        let mut digests = record.digests.iter().peekable();
        for number in 0..=record.steps.len().min(steps) {
            while let Some((_, expected)) = digests.next_if(|&&(after, _)| after == number) {
                if game.digest() != *expected {
                    return Err(BadRecord::Digest(number));
                }
            }
            if number < steps
                && let Some(step) = record.steps.get(number)
            {
                let wrong = |reason| BadRecord::Step { number: number + 1, step: step.to_string(), reason };
                let mut told = Vec::new();
                game.take(step, &mut told).map_err(wrong)?;
                told.into_iter().for_each(|event| tell(&game, number + 1, event));
                if game.steps.len() != number + 1 || !game.choices.is_empty() {
                    return Err(wrong(BadStep::NotTogether));
                }
            }
        }
        game.dice.clone_from(&record.header.dice);
        Ok(game)
    }
}

/// Reads a step for a table with this many seats. Any number names a seat; the table says which it has.
pub(crate) fn read_step(text: &str, seats: usize) -> Result<Step<String, String>, BadStep> {
    let other_seat = |choice: &str| {
        let (seat, _) = choice.trim().split_once(' ')?;
        let digits = seat.strip_prefix('-').unwrap_or(seat);
        let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        (is_number && seat.parse::<Seat>().is_err()).then(|| seat.to_owned())
    };
    text.parse().map_err(|reason| match text.split('|').find_map(other_seat) {
        Some(seat) => BadStep::NoSeat { seat, seats },
        None => BadStep::Unreadable(reason),
    })
}

/// Reads an action or an outcome.
pub(crate) fn read<T: std::str::FromStr<Err: std::error::Error>>(text: &str) -> Result<T, BadStep> {
    text.parse().map_err(|reason: T::Err| BadStep::Unreadable(format!("“{text}”: {reason}")))
}
