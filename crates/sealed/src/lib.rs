//! Sealed: a small complete game with secrets, as an example of how to implement [`Game`].
//!
//! Everybody draws three cards and keeps them hidden. Three times, all choose a card at the same time and turn it over;
//! whoever alone has the highest decides: to keep it for its worth, or to shake the tower, from which each token falls
//! or does not, and to take what fell. What the cards are worth are the components, which can be replaced.

mod card;
mod event;
mod state;

use serde::{Deserialize, Serialize};
use table::chance;
use table::{
    BadTerms, ComponentSet, Foreseen, Game, Message, Odds, OptionInfo, OptionRange, Prompt, Refusal, Rng, Seat, Seats,
    Shape, Sink, Standing, Terms, Turn, Viewer, Violation, digest,
};

pub use card::{Action, Card, Cards, Outcome, Tokens, Unreadable};
pub use event::Event;
pub use state::{Phase, SEATS, State, View};

/// How many cards of each kind there are.
pub const COPIES: u8 = 4;
/// How many cards everybody draws, and how many rounds there are.
pub const HAND: u8 = 3;

/// What a table may choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play, 2 or 3.
    pub players: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2 }
    }
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Sealed {
    terms: Terms<Options>,
    worth: [u8; Card::ALL.len()],
}

impl Sealed {
    fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.terms.options.players)
    }

    /// Who draws next, as long as the cards are being dealt.
    fn draws(&self, state: &State) -> Option<Seat> {
        self.players().find(|&seat| state.hands[seat.index()].total() < HAND)
    }

    /// Whether the player who draws may have drawn this card, as far as that player knows.
    fn may_be_drawn(&self, state: &State, card: Card) -> bool {
        self.draws(state).is_some_and(|seat| state.hands[seat.index()].count(card) < COPIES)
    }

    /// Does an action, and nothing that follows by itself.
    pub fn act(&self, state: &mut State, seat: Seat, action: Action, tell: &mut impl Sink<Event>) {
        match (state.phase, action) {
            (_, Action::Play(card)) => {
                state.chosen[seat.index()] = Some(card);
                tell.tell(Event::Chose { seat, card: Some(card) });
            }
            (Phase::Decide { card, .. }, Action::Keep) => {
                state.kept[seat.index()] += self.worth[card as usize];
                tell.tell(Event::Kept { seat, card });
            }
            _ => state.phase = Phase::Shake { seat },
        }
    }

    /// Turns over what was chosen, and finds whose card is the highest.
    fn reveal(&self, state: &mut State, tell: &mut impl Sink<Event>) {
        let chosen = std::mem::take(&mut state.chosen);
        let shown: Vec<(Seat, Card)> = self.players().filter_map(|seat| Some((seat, chosen[seat.index()]?))).collect();
        for &(seat, card) in &shown {
            state.hands[seat.index()].take(card);
            state.played[seat.index()].put(card);
            tell.tell(Event::Revealed { seat, card });
        }
        let worth = |&(_, card): &(Seat, Card)| self.worth[card as usize];
        let highest = shown.iter().map(worth).max();
        let mut best = shown.iter().filter(|choice| Some(worth(choice)) == highest);
        match (best.next(), best.next()) {
            (Some(&(seat, card)), None) => state.phase = Phase::Decide { seat, card },
            _ => self.next_round(state, tell),
        }
    }

    fn next_round(&self, state: &mut State, tell: &mut impl Sink<Event>) {
        if state.hands[0].total() > 0 {
            state.phase = Phase::Choose;
        } else {
            state.phase = Phase::Over;
            tell.tell(Event::Ended);
        }
    }
}

impl Game for Sealed {
    const NAME: &'static str = "sealed";
    const RULES: u32 = 2;
    const MESSAGES: &'static [Shape] = event::MESSAGES;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = View;
    type Event = Event;

    fn new(terms: Terms<Options>) -> Result<Sealed, BadTerms> {
        let mut reasons = Vec::new();
        if !(2..=SEATS).contains(&terms.options.players) {
            reasons.push(format!("sealed is for 2 or {SEATS} players"));
        }
        let mut worth = [1, 2, 3];
        for line in terms.components.iter().flat_map(|text| text.lines()) {
            match card::read_worth(line) {
                Some((card, points)) => worth[card as usize] = points,
                None => reasons.push(format!("“{line}” is no card and its worth from 1 to 9")),
            }
        }
        if reasons.is_empty() { Ok(Sealed { terms, worth }) } else { Err(BadTerms { reasons }) }
    }

    fn terms(&self) -> &Terms<Options> {
        &self.terms
    }

    fn describe_options() -> Vec<OptionInfo> {
        let range = OptionRange::Number { least: 2, most: SEATS as u32 };
        vec![OptionInfo::new("players", range, Options::default().players, "sealed-option-players")]
    }

    fn configurations() -> Vec<Options> {
        (2..=SEATS).map(|players| Options { players }).collect()
    }

    fn components(&self) -> Option<ComponentSet> {
        let name = if self.terms.components.is_some() { "other cards" } else { "our cards" };
        Some(ComponentSet { name: name.to_owned(), hash: digest(&format!("{:?}", self.worth)) })
    }

    fn seats(&self) -> usize {
        self.terms.options.players
    }

    /// Everybody draws and chooses a card for each round, which ends with at most a decision and the tower.
    fn longest(&self) -> usize {
        usize::from(HAND) * (2 * self.seats() + 2)
    }

    fn start(&self) -> State {
        State {
            phase: Phase::Deal,
            hands: [Cards::default(); SEATS],
            played: [Cards::default(); SEATS],
            chosen: [None; SEATS],
            tower: Tokens::ALL,
            kept: [0; SEATS],
            fallen: [0; SEATS],
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Deal | Phase::Shake { .. } => Turn::Chance,
            Phase::Choose => {
                Turn::Together { seats: self.players().filter(|seat| state.chosen[seat.index()].is_none()).collect() }
            }
            Phase::Decide { seat, .. } => Turn::of(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        into.extend(Action::all().filter(|&action| self.allows(state, seat, action).is_ok()));
    }

    fn allows(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (state.phase, action) {
            (Phase::Over, _) => Err(Refusal::GAME_OVER),
            (Phase::Deal | Phase::Shake { .. }, _) => Err(Refusal::CHANCE_FIRST),
            _ if !self.turn(state).seats().contains(seat) => Err(Refusal::NOT_YOUR_TURN),
            (Phase::Choose, Action::Play(card)) if state.hands[seat.index()].has(card) => Ok(()),
            (Phase::Choose, Action::Play(_)) => Err(event::NO_SUCH_CARD),
            (Phase::Choose, _) => Err(event::CHOOSE_A_CARD),
            (Phase::Decide { .. }, Action::Play(_)) => Err(event::KEEP_OR_SHAKE),
            (Phase::Decide { .. }, Action::Shake) if state.tower.is_empty() => Err(event::EMPTY_TOWER),
            (Phase::Decide { .. }, _) => Ok(()),
        }
    }

    fn apply_unchecked(&self, state: &mut State, seat: Seat, action: Action, tell: &mut impl Sink<Event>) {
        self.act(state, seat, action, tell);
        match action {
            Action::Play(_) if self.turn(state).seats().is_empty() => self.reveal(state, tell),
            Action::Keep => self.next_round(state, tell),
            Action::Play(_) | Action::Shake => {}
        }
    }

    fn foresee(&self, state: &State, seat: Seat, action: Action) -> Result<Foreseen<Sealed>, Refusal> {
        self.allows(state, seat, action)?;
        let (mut state, mut events) = (*state, Vec::new());
        self.act(&mut state, seat, action, &mut events);
        Ok(Foreseen::new(state, events))
    }

    fn odds(&self, state: &State, into: &mut Vec<(Outcome, u32)>) -> Odds {
        into.clear();
        match state.phase {
            Phase::Deal => into.extend(state.pool().iter().map(|(card, left)| (Outcome::Draw(card), u32::from(left)))),
            Phase::Shake { .. } => return Odds::TooMany,
            Phase::Choose | Phase::Decide { .. } | Phase::Over => {}
        }
        Odds::Listed
    }

    fn likelihood(&self, state: &State, outcome: Outcome) -> f64 {
        match (state.phase, outcome) {
            (Phase::Deal, Outcome::Draw(card)) => f64::from(state.pool().count(card)) / f64::from(state.pool().total()),
            (Phase::Shake { .. }, Outcome::Fall(tokens)) if state.tower.holds(tokens) => {
                0.5f64.powi(state.tower.len().into())
            }
            _ => 0.0,
        }
    }

    fn draw(&self, state: &State, rng: &mut (impl Rng + ?Sized)) -> Outcome {
        match state.phase {
            Phase::Shake { .. } => Outcome::Fall(state.tower.some(rng)),
            _ => Outcome::Draw(state.pool().draw(rng)),
        }
    }

    fn admits(&self, state: &State, outcome: Outcome) -> Result<(), Refusal> {
        match (state.phase, outcome) {
            (Phase::Over, _) => Err(Refusal::GAME_OVER),
            (Phase::Choose | Phase::Decide { .. }, _) => Err(Refusal::NO_CHANCE_NOW),
            (Phase::Deal, Outcome::Draw(card)) if self.may_be_drawn(state, card) => Ok(()),
            (Phase::Shake { .. }, Outcome::Fall(tokens)) if state.tower.holds(tokens) => Ok(()),
            (Phase::Deal, _) => Err(event::NOT_IN_THE_POOL),
            (Phase::Shake { .. }, _) => Err(event::NOT_IN_THE_TOWER),
        }
    }

    fn settle_unchecked(&self, state: &mut State, outcome: Outcome, tell: &mut impl Sink<Event>) {
        match (state.phase, outcome) {
            (Phase::Shake { seat }, Outcome::Fall(tokens)) => {
                state.tower = state.tower.without(tokens);
                state.fallen[seat.index()] += tokens.len();
                tell.tell(Event::Fell { seat, tokens });
                self.next_round(state, tell);
            }
            (_, Outcome::Draw(card)) => {
                let seat = self.draws(state).expect("somebody draws while cards are dealt");
                state.hands[seat.index()].put(card);
                tell.tell(Event::Dealt { seat, card: Some(card) });
                if self.draws(state).is_none() {
                    state.phase = Phase::Choose;
                }
            }
            _ => {}
        }
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        let own = who.seat().map(Seat::index);
        View {
            viewer: who,
            phase: state.phase,
            played: state.played,
            hand: own.map(|own| state.hands[own]),
            chosen: own.and_then(|own| state.chosen[own]),
            held: state.hands.map(|hand| hand.total()),
            ready: self.players().filter(|seat| state.chosen[seat.index()].is_some()).collect(),
            tower: state.tower,
            kept: state.kept,
            fallen: state.fallen,
        }
    }

    /// Deals what the viewer does not see, and lets everybody who is ready have chosen any card of the hand.
    fn suppose(&self, view: &View, rng: &mut (impl Rng + ?Sized)) -> State {
        let View { viewer, phase, played, hand, chosen, held, ready, tower, kept, fallen } = *view;
        let hands = [Cards::default(); SEATS];
        let mut state = State { phase, hands, played, chosen: [None; SEATS], tower, kept, fallen };
        if let Some(own) = viewer.seat().map(Seat::index) {
            (state.hands[own], state.chosen[own]) = (hand.unwrap_or_default(), chosen);
        }
        for seat in self.players().filter(|&seat| viewer != Viewer::Seat(seat)) {
            for _ in 0..held[seat.index()] {
                let card = state.pool().draw(rng);
                state.hands[seat.index()].put(card);
            }
            state.chosen[seat.index()] = ready.contains(seat).then(|| state.hands[seat.index()].draw(rng));
        }
        state
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Prompt> {
        if !self.turn(state).seats().contains(seat) {
            return None;
        }
        let Phase::Decide { seat, card } = state.phase else { return Some(Prompt::plain(event::ASK_CHOOSE)) };
        let highest = Message::plain("sealed-highest").with("player", seat).with("card", card.word());
        Some(Prompt { ask: Message::plain(event::ASK_DECIDE), because: vec![highest], then: Vec::new() })
    }

    fn chance_prompt(&self, state: &State) -> Option<Prompt> {
        match (self.turn(state), state.phase) {
            (Turn::Chance, Phase::Deal) => Some(Prompt::plain("sealed-ask-deal")),
            (Turn::Chance, _) => Some(Prompt::plain("sealed-ask-tower")),
            _ => None,
        }
    }

    fn secret_draw(&self, state: &State) -> Option<Seat> {
        self.draws(state).filter(|_| state.phase == Phase::Deal)
    }

    fn standing(&self, state: &State) -> Standing {
        let mut standing = Standing::new(self.seats(), &event::SOURCES);
        for seat in self.players() {
            standing.set(seat, event::SOURCES[0], state.kept[seat.index()].into());
            standing.set(seat, event::SOURCES[1], state.fallen[seat.index()].into());
        }
        standing.rank_by(|seat, standing| standing.points(seat));
        standing
    }

    fn check(&self, state: &State) -> Vec<Violation> {
        state.violations(self.seats(), Seats::all(self.seats()), self.worth)
    }

    fn position(&self, state: &State) -> String {
        serde_json::to_string(state).expect("a state is plain data")
    }

    fn load(&self, position: &str) -> Result<State, Vec<Violation>> {
        let state = serde_json::from_str(position).map_err(|e| vec![Violation::new("notation", e.to_string())])?;
        let violations = self.check(&state);
        if violations.is_empty() { Ok(state) } else { Err(violations) }
    }
}

/// Any of the things of a pool, each of `count` equally likely.
fn any(rng: &mut (impl Rng + ?Sized), count: u8) -> u8 {
    chance::below(rng, count.into()) as u8
}
