//! Sealed with one deliberate flaw: what the battery is there to find.
//!
//! The flaw is set for the thread, since the battery makes the rules anew from their terms, and actions and events know
//! of no rules.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, ser};
use table::{
    BadTerms, ComponentSet, Foreseen, Game, Message, Odds, OptionInfo, OptionRange, Prompt, Refusal, Rng, Seat, Shape,
    Sink, Standing, Terms, Turn, Viewer, Violation,
};

use sealed::{Card, Cards, Phase, SEATS, Sealed, State, Tokens};

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    None,
    OptionMissing,
    OptionDefaultWrong,
    OptionDefaultNotOffered,
    OptionOffersTooMuch,
    OptionOffersTooLittle,
    OptionFirstGameWrong,
    OptionNeedsUnknown,
    OptionNeedsNothing,
    NumberMissing,
    NumberTwice,
    NumberTooMany,
    SameNotation,
    ListsTooMuch,
    ListsTooLittle,
    ListsNothing,
    ListsUnasked,
    ListsTwice,
    ApplyOtherwise,
    SettleOtherwise,
    RefusedActionChanges,
    RefusedOutcomeChanges,
    UnsoundStart,
    UnsoundAction,
    UnsoundOutcome,
    PositionForgets,
    LoadsAnything,
    PromptMissing,
    ChancePromptMissing,
    ChancePromptTells,
    SecretDrawOpen,
    SecretDrawTells,
    ActionUnnamed,
    PromptUnasked,
    ViewUnsendable,
    ViewSentInPart,
    OddsUnasked,
    OddsMissing,
    TooManyUnasked,
    OddsTwice,
    OddsTooHeavy,
    OddsWithoutWeight,
    LikelihoodWrong,
    LikelihoodNone,
    LikelihoodTooLarge,
    LikelihoodTooSmall,
    DrawUnlisted,
    DrawUnfair,
    OutcomeNotation,
    OutcomeRefused,
    OutcomeAccepted,
    SecretOutcomeAccepted,
    SupposeUnsound,
    SupposeOtherwise,
    TurnTells,
    StandingTells,
    ActionsTell,
    PromptTells,
    LabelTells,
    RefusalTells,
    OutcomeRefusalTells,
    EventTells,
    EventTellsDraw,
    EventTellsChoice,
    EventCountTells,
    ViewShowsHands,
    ViewShowsOnAction,
    ChoiceIsShown,
    ComesOutUnsaid,
    ForeseenWrongly,
    ForeseenThoughForbidden,
    ForeseenTells,
    OrderMatters,
    EventUnsendable,
    EventUnnamed,
    PromptUnnamed,
    CauseUnnamed,
    RefusalUnnamed,
    OutcomeRefusalUnnamed,
    WordUnnamed,
    SourceUnnamed,
    RanksApart,
    SeatForgotten,
    OutcomeOnTwoLines,
    ActionWithABar,
    OptionsSentInPart,
    ComponentsChange,
    TakesTooLong,
}

thread_local! {
    static FLAW: Cell<Flaw> = const { Cell::new(Flaw::None) };
    static TICKS: Cell<u64> = const { Cell::new(0) };
}

/// Makes every game on this thread have this flaw.
pub(crate) fn set(flaw: Flaw) {
    FLAW.set(flaw);
}

fn is(flaw: Flaw) -> bool {
    FLAW.get() == flaw
}

/// A number that is never the same.
fn tick() -> u64 {
    TICKS.set(TICKS.get() + 1);
    TICKS.get()
}

/// Something of the position that nobody but the second player knows.
fn secret(state: &State) -> bool {
    state.hands[1].iter().any(|(card, count)| card.word() == "sealed-sun" && count > 0)
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(transparent)]
pub(crate) struct Options(pub(crate) sealed::Options);

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if is(Flaw::OptionsSentInPart) { sealed::Options::default() } else { self.0.clone() }.serialize(serializer)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub(crate) struct Action(sealed::Action);

impl table::Action for Action {
    const COUNT: u16 = sealed::Action::COUNT;

    fn number(self) -> u16 {
        if is(Flaw::NumberTwice) && self.0 == sealed::Action::Shake { 3 } else { self.0.number() }
    }

    fn numbered(number: u16) -> Option<Action> {
        if is(Flaw::NumberMissing) && number == 2 {
            return None;
        }
        let number = if is(Flaw::NumberTooMany) { number.min(Self::COUNT - 1) } else { number };
        sealed::Action::numbered(number).map(Action)
    }

    fn message(self) -> Message {
        self.0.message()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            sealed::Action::Shake if is(Flaw::SameNotation) => f.write_str("keep"),
            sealed::Action::Keep if is(Flaw::ActionWithABar) => f.write_str("keep | 2 it"),
            action => action.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = <sealed::Action as FromStr>::Err;

    fn from_str(text: &str) -> Result<Action, Self::Err> {
        let text = if is(Flaw::ActionWithABar) { text.trim_end_matches(" | 2 it") } else { text };
        text.parse().map(Action)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Outcome(sealed::Outcome);

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.to_string();
        match text.as_str() {
            "sun" if is(Flaw::OutcomeNotation) => f.write_str("star"),
            _ if is(Flaw::OutcomeOnTwoLines) => write!(f, "{text}\n{text}"),
            _ => f.write_str(&text),
        }
    }
}

impl FromStr for Outcome {
    type Err = <sealed::Outcome as FromStr>::Err;

    fn from_str(text: &str) -> Result<Outcome, Self::Err> {
        text.lines().next().unwrap_or_default().parse().map(Outcome)
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Event(sealed::Event);

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if is(Flaw::EventUnsendable) { Err(ser::Error::custom("unsendable")) } else { self.0.serialize(serializer) }
    }
}

impl table::Event for Event {
    fn seen_by(&self, who: Viewer) -> Option<Event> {
        let told = match self.0 {
            sealed::Event::Dealt { .. } => is(Flaw::EventTellsDraw),
            sealed::Event::Chose { .. } => is(Flaw::EventTellsChoice) || is(Flaw::ChoiceIsShown),
            _ => false,
        };
        if told { Some(*self) } else { self.0.seen_by(who).map(Event) }
    }

    fn brings_out(&self) -> bool {
        self.0.brings_out() && !is(Flaw::ComesOutUnsaid)
    }

    fn message(&self) -> Message {
        self.0.message()
    }
}

/// A view, and what it should not show.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct View {
    view: sealed::View,
    hands: Option<[Cards; SEATS]>,
    chosen: Option<[Option<Card>; SEATS]>,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if is(Flaw::ViewUnsendable) {
            return Err(ser::Error::custom("unsendable"));
        }
        let mut view = self.view.clone();
        if is(Flaw::ViewSentInPart) {
            view.chosen = None;
        }
        (view, self.hands, self.chosen).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let (view, hands, chosen) = Deserialize::deserialize(deserializer)?;
        Ok(View { view, hands, chosen })
    }
}

/// Hands the events of sealed on.
struct Through<'a, S>(&'a mut S);

impl<S: Sink<Event>> Sink<sealed::Event> for Through<'_, S> {
    fn tell(&mut self, event: sealed::Event) {
        self.0.tell(Event(event));
    }
}

/// The rules of sealed, with a flaw.
pub(crate) struct Flawed {
    sealed: Sealed,
    terms: Terms<Options>,
}

impl Game for Flawed {
    const NAME: &'static str = "flawed";
    const RULES: u32 = Sealed::RULES;
    const MESSAGES: &'static [Shape] = Sealed::MESSAGES;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = View;
    type Event = Event;

    fn new(terms: Terms<Options>) -> Result<Flawed, BadTerms> {
        let Terms { rules, options: Options(options), components } = terms.clone();
        Ok(Flawed { sealed: Sealed::new(Terms { rules, options, components })?, terms })
    }

    fn terms(&self) -> &Terms<Options> {
        &self.terms
    }

    fn describe_options() -> Vec<OptionInfo> {
        let players = Sealed::describe_options().remove(0);
        let between = |least, most| OptionInfo { can_be: OptionRange::Number { least, most }, ..players.clone() };
        match FLAW.get() {
            Flaw::OptionMissing => Vec::new(),
            Flaw::OptionDefaultWrong => vec![OptionInfo { default: 3.into(), ..players }],
            Flaw::OptionDefaultNotOffered => vec![between(3, 3)],
            Flaw::OptionOffersTooMuch => vec![between(2, 4)],
            Flaw::OptionOffersTooLittle => vec![between(2, 2)],
            Flaw::OptionFirstGameWrong => vec![players.first_game(9)],
            Flaw::OptionNeedsUnknown => vec![players.needs("cards", true)],
            Flaw::OptionNeedsNothing => vec![players.needs("players", 3)],
            _ => vec![players],
        }
    }

    fn configurations() -> Vec<Options> {
        Sealed::configurations().into_iter().map(Options).collect()
    }

    fn components(&self) -> Option<ComponentSet> {
        let ours = self.sealed.components()?;
        Some(if is(Flaw::ComponentsChange) { ComponentSet { hash: tick(), ..ours } } else { ours })
    }

    fn seats(&self) -> usize {
        self.sealed.seats()
    }

    fn longest(&self) -> usize {
        if is(Flaw::TakesTooLong) { 10 } else { self.sealed.longest() }
    }

    fn start(&self) -> State {
        let mut start = self.sealed.start();
        if is(Flaw::UnsoundStart) {
            start.kept[0] = 1;
        }
        start
    }

    fn turn(&self, state: &State) -> Turn {
        let over = is(Flaw::TurnTells) && state.phase == Phase::Deal && secret(state);
        if over { Turn::Over } else { self.sealed.turn(state) }
    }

    fn legal(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        let all = sealed::Action::all().map(Action);
        into.extend(all.filter(|&action| {
            let too_little = is(Flaw::ListsTooLittle) && action.0 == sealed::Action::Shake;
            !too_little && self.allows(state, seat, action).is_ok()
        }));
        let asked = !into.is_empty();
        if is(Flaw::ListsNothing) {
            into.clear();
        }
        let lists_more = if asked { Flaw::ListsTooMuch } else { Flaw::ListsUnasked };
        if is(lists_more) && state.phase == Phase::Choose {
            into.push(Action(sealed::Action::Keep));
        }
        if is(Flaw::ListsTwice) {
            into.extend_from_within(..);
        }
    }

    fn allows(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let refusal = self.sealed.allows(state, seat, action.0);
        match (refusal, state.phase) {
            (Err(_), _) if is(Flaw::RefusalUnnamed) => Err(Refusal("unnamed")),
            (Err(_), Phase::Choose) if is(Flaw::RefusalTells) && secret(state) => Err(Refusal::CHANCE_FIRST),
            (Ok(()), Phase::Decide { .. })
                if is(Flaw::ActionsTell) && secret(state) && action.0 == sealed::Action::Shake =>
            {
                Err(Refusal::CHANCE_FIRST)
            }
            _ => refusal,
        }
    }

    fn apply_unchecked(&self, state: &mut State, seat: Seat, action: Action, tell: &mut impl Sink<Event>) {
        let before = state.phase;
        self.sealed.apply_unchecked(state, seat, action.0, &mut Through(tell));
        if is(Flaw::UnsoundAction) {
            state.kept[0] = 200;
        }
        if is(Flaw::OrderMatters)
            && let Phase::Decide { card, .. } = state.phase
        {
            state.phase = Phase::Decide { seat, card };
        }
        if let Phase::Decide { seat, card } = before {
            if is(Flaw::EventTells) && secret(state) {
                tell.tell(Event(sealed::Event::Revealed { seat: Seat::new(1), card }));
            }
            for _ in 0..if is(Flaw::EventCountTells) { state.hands[1].iter().count() } else { 0 } {
                tell.tell(Event(sealed::Event::Dealt { seat, card: None }));
            }
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, tell: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let allowed = self.allows(state, seat, action);
        if allowed.is_err() && is(Flaw::RefusedActionChanges) {
            state.kept[0] += 1;
        }
        allowed?;
        self.apply_unchecked(state, seat, action, tell);
        if is(Flaw::ApplyOtherwise) {
            state.kept[0] += 1;
        }
        Ok(())
    }

    fn foresee(&self, state: &State, seat: Seat, action: Action) -> Result<Foreseen<Flawed>, Refusal> {
        if !is(Flaw::ForeseenThoughForbidden) {
            self.allows(state, seat, action)?;
        }
        let (mut next, mut events) = (*state, Vec::new());
        self.sealed.act(&mut next, seat, action.0, &mut Through(&mut events));
        if is(Flaw::ForeseenWrongly) && action.0 == sealed::Action::Shake {
            events.push(Event(sealed::Event::Ended));
        }
        if is(Flaw::ForeseenTells) && secret(state) {
            next.kept[0] += 1;
        }
        Ok(Foreseen::new(next, events))
    }

    fn odds(&self, state: &State, into: &mut Vec<(Outcome, u32)>) -> Odds {
        let mut list = Vec::new();
        let odds = self.sealed.odds(state, &mut list);
        into.clear();
        into.extend(list.into_iter().map(|(outcome, weight)| (Outcome(outcome), weight)));
        let nothing = Outcome(sealed::Outcome::Fall(Tokens::ALL));
        match (FLAW.get(), state.phase) {
            (Flaw::OddsUnasked, Phase::Choose) => into.push((nothing, 1)),
            (Flaw::TooManyUnasked, Phase::Choose) => return Odds::TooMany,
            (Flaw::OddsMissing, _) => into.clear(),
            (Flaw::TurnTells, Phase::Deal) if secret(state) => into.clear(),
            (Flaw::OddsTwice, _) => into.extend_from_within(..),
            (Flaw::OddsTooHeavy, _) => into.iter_mut().for_each(|(_, weight)| *weight = u32::MAX),
            (Flaw::OddsWithoutWeight, Phase::Deal) => into.push((nothing, 0)),
            _ => {}
        }
        odds
    }

    fn likelihood(&self, state: &State, outcome: Outcome) -> f64 {
        let likely = self.sealed.likelihood(state, outcome.0);
        match (FLAW.get(), state.phase) {
            (Flaw::LikelihoodWrong, Phase::Deal) => likely / 2.0,
            (Flaw::LikelihoodNone, Phase::Shake { .. }) => 0.0,
            (Flaw::LikelihoodTooLarge, Phase::Shake { .. }) => likely.sqrt(),
            (Flaw::LikelihoodTooSmall, Phase::Shake { .. }) => likely * likely,
            _ => likely,
        }
    }

    fn draw(&self, state: &State, rng: &mut (impl Rng + ?Sized)) -> Outcome {
        let drawn = self.sealed.draw(state, rng);
        match (FLAW.get(), state.phase) {
            (Flaw::DrawUnlisted, Phase::Deal) => Outcome(sealed::Outcome::Fall(Tokens::ALL)),
            // As if one in a few draws went to whatever comes first.
            (Flaw::DrawUnfair, Phase::Deal) if rng.next_u32().is_multiple_of(4) => {
                let first = state.pool().iter().next().expect("there is a card to draw");
                Outcome(sealed::Outcome::Draw(first.0))
            }
            _ => Outcome(drawn),
        }
    }

    fn admits(&self, state: &State, outcome: Outcome) -> Result<(), Refusal> {
        let admitted = self.sealed.admits(state, outcome.0);
        match (FLAW.get(), state.phase) {
            (Flaw::TurnTells, Phase::Deal) if secret(state) => Err(Refusal::GAME_OVER),
            (Flaw::OutcomeRefused, Phase::Deal) if outcome.to_string() == "sun" => Err(Refusal::NO_CHANCE_NOW),
            (Flaw::OutcomeAccepted, Phase::Decide { .. }) | (Flaw::SecretOutcomeAccepted, Phase::Deal) => Ok(()),
            (Flaw::OutcomeRefusalTells, Phase::Deal) if self.sealed.likelihood(state, outcome.0) == 0.0 => {
                Err(Refusal::NO_CHANCE_NOW)
            }
            (Flaw::OutcomeRefusalUnnamed, _) if admitted.is_err() => Err(Refusal("unnamed")),
            _ => admitted,
        }
    }

    fn settle_unchecked(&self, state: &mut State, outcome: Outcome, tell: &mut impl Sink<Event>) {
        if matches!(state.phase, Phase::Deal | Phase::Shake { .. }) {
            self.sealed.settle_unchecked(state, outcome.0, &mut Through(tell));
        } else {
            state.phase = Phase::Over;
        }
        if is(Flaw::UnsoundOutcome) {
            state.kept[0] = 200;
        }
    }

    fn settle(&self, state: &mut State, outcome: Outcome, tell: &mut impl Sink<Event>) -> Result<(), Refusal> {
        let admitted = self.admits(state, outcome);
        if admitted.is_err() && is(Flaw::RefusedOutcomeChanges) {
            state.kept[0] += 1;
        }
        admitted?;
        self.settle_unchecked(state, outcome, tell);
        if is(Flaw::SettleOtherwise) && state.phase == Phase::Choose {
            state.chosen[0] = state.hands[0].iter().next().map(|(card, _)| card);
        }
        Ok(())
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        let shows = is(Flaw::ViewShowsHands);
        let on_action = is(Flaw::ViewShowsOnAction) && matches!(state.phase, Phase::Shake { .. });
        View {
            view: self.sealed.view(state, who),
            hands: (shows || on_action).then_some(state.hands),
            chosen: is(Flaw::ChoiceIsShown).then_some(state.chosen),
        }
    }

    fn suppose(&self, view: &View, rng: &mut (impl Rng + ?Sized)) -> State {
        // Until it fits what the view should not show.
        let mut state = loop {
            let mut state = self.sealed.suppose(&view.view, rng);
            state.chosen = view.chosen.unwrap_or(state.chosen);
            state.hands = view.hands.unwrap_or(state.hands);
            if self.check(&state).is_empty() {
                break state;
            }
        };
        match FLAW.get() {
            Flaw::SupposeUnsound => state.kept[0] = 200,
            Flaw::SupposeOtherwise => state.kept.reverse(),
            _ => {}
        }
        state
    }

    fn chance_prompt(&self, state: &State) -> Option<Prompt> {
        let prompt = self.sealed.chance_prompt(state);
        match FLAW.get() {
            Flaw::ChancePromptMissing => None,
            Flaw::TurnTells => (self.turn(state) == Turn::Chance).then(|| Prompt::plain("sealed-ask-deal")),
            Flaw::ChancePromptTells if secret(state) => prompt.and(Some(Prompt::plain("sealed-ask-choose"))),
            _ => prompt,
        }
    }

    fn secret_draw(&self, state: &State) -> Option<Seat> {
        match FLAW.get() {
            Flaw::SecretDrawOpen => None,
            Flaw::SecretDrawTells if secret(state) => Some(Seat::new(0)),
            _ => self.sealed.secret_draw(state),
        }
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Prompt> {
        let prompt = self.sealed.prompt(state, seat);
        let asked = |id| Some(Prompt::plain(id));
        match (FLAW.get(), state.phase) {
            (Flaw::PromptMissing, Phase::Decide { .. }) => None,
            (Flaw::PromptUnasked, Phase::Decide { .. }) => asked("sealed-ask-choose"),
            (Flaw::PromptTells, Phase::Choose) if secret(state) => prompt.and(asked("sealed-ask-decide")),
            (Flaw::PromptUnnamed, _) => prompt.and(asked("unnamed")),
            (Flaw::CauseUnnamed, _) => {
                prompt.map(|prompt| Prompt { because: vec![Message::plain("unnamed")], ..prompt })
            }
            _ => prompt,
        }
    }

    fn told(&self, event: &Event) -> Message {
        match table::Event::message(event) {
            message if is(Flaw::EventUnnamed) => message.with("more", 1),
            message if is(Flaw::WordUnnamed) => {
                let unnamed = |arg| if let table::Arg::Word(_) = arg { table::Arg::Word("unnamed") } else { arg };
                Message { args: message.args.into_iter().map(|(name, arg)| (name, unnamed(arg))).collect(), ..message }
            }
            message => message,
        }
    }

    fn label(&self, state: &State, action: Action) -> Message {
        match FLAW.get() {
            Flaw::ActionUnnamed => Message::plain("unnamed"),
            Flaw::LabelTells if secret(state) => Message::plain("sealed-ask-choose"),
            _ => table::Action::message(action),
        }
    }

    fn standing(&self, state: &State) -> Standing {
        let standing = self.sealed.standing(state);
        match FLAW.get() {
            Flaw::StandingTells if secret(state) => Standing::new(self.seats(), &["sealed-points-kept"]),
            Flaw::SourceUnnamed => Standing::new(self.seats(), &["unnamed"]),
            Flaw::SeatForgotten => Standing::new(self.seats() - 1, &["sealed-points-kept"]),
            Flaw::RanksApart => {
                let mut apart = standing;
                // Whoever is asked for later is ahead.
                let asked = Cell::new(0);
                apart.rank_by(|_, _| {
                    asked.set(asked.get() + 1);
                    asked.get()
                });
                apart
            }
            _ => standing,
        }
    }

    fn check(&self, state: &State) -> Vec<Violation> {
        self.sealed.check(state)
    }

    fn position(&self, state: &State) -> String {
        let forgets = is(Flaw::PositionForgets);
        self.sealed.position(&if forgets { State { chosen: [None; SEATS], ..*state } } else { *state })
    }

    fn load(&self, position: &str) -> Result<State, Vec<Violation>> {
        if is(Flaw::LoadsAnything) {
            return serde_json::from_str(position).map_err(|e| vec![Violation::new("notation", e.to_string())]);
        }
        self.sealed.load(position)
    }
}
