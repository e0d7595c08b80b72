//! The rules of one table, as the house knows a game.

use serde::{Deserialize, Serialize};
use table::{
    BadTerms, ComponentSet, Game, Message, Odds, Prompt, Refusal, Rng, Seat, Seats, Shape, Sink, Standing, Terms, Turn,
    Viewer, Violation,
};

use crate::action::{Action, selections};
use crate::components::Components;
use crate::effect::{Effect, Source, Stack};
use crate::event::Event;
use crate::outcome::Outcome;
use crate::run::Play;
use crate::state::{Board, Fishermen, Open, PLAYERS, Phase, ScrollStack, Secret, Shop, State, Waits};
use crate::tile::{Few, Tile, Tiles};
use crate::tower::Keshis;
use crate::view::View;
use crate::{Colour, words};

/// What a table may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play, 2 to 4.
    pub players: usize,
    /// The layer of the tower.
    pub layer: TowerLayer,
    /// The river tiles of the three seasons by the number of their sides, or none to draw them.
    pub river: Option<[u8; 3]>,
}

/// A layer of the tower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TowerLayer {
    /// Holds few keshis back.
    B1,
    /// Holds more.
    B2,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 4, layer: TowerLayer::B1, river: None }
    }
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct Keshi {
    terms: Terms<Options>,
    pub(crate) components: Components,
    players: usize,
}

impl Keshi {
    /// How many play.
    #[inline]
    pub(crate) fn players(&self) -> usize {
        self.players
    }

    /// All seats.
    #[inline]
    pub(crate) fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    /// What the table chose.
    pub(crate) fn options(&self) -> &Options {
        &self.terms.options
    }

    /// The keshis from which those of the supply boards are drawn: neither goods nor caravans.
    pub(crate) fn supply_keshis(&self) -> Few<Colour> {
        Few::all().without(Colour::GOODS.into_iter().chain([Colour::Brown]).collect())
    }

    /// What is printed on the pieces in use.
    #[must_use]
    pub fn printed(&self) -> &Components {
        &self.components
    }

    /// What a seat may choose while all choose together.
    pub(crate) fn choices(&self, state: &State, seat: Seat, found: &mut impl FnMut(Action)) {
        let (board, secret) = (&state.open.boards[seat.index()], &state.secret[seat.index()]);
        match state.open.phase {
            Phase::Supply => (0..6).map(Action::Supply).for_each(found),
            Phase::Disc => (0..8).map(Action::Disc).for_each(found),
            Phase::FirstProvision | Phase::NextProvision => {
                secret.provisions.iter().map(Action::Provision).for_each(found);
            }
            Phase::Select => selections(board.hand).for_each(found),
            _ => {}
        }
    }
}

impl Game for Keshi {
    const NAME: &'static str = "keshi";
    const RULES: u32 = 1;
    const MESSAGES: &'static [Shape] = words::MESSAGES;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = View;
    type Event = Event;

    fn new(terms: Terms<Options>) -> Result<Keshi, BadTerms> {
        let mut reasons = Vec::new();
        let players = terms.options.players;
        if !(2..=PLAYERS).contains(&players) {
            reasons.push(format!("keshi is for 2 to {PLAYERS} players, not {players}"));
        }
        if !(1..=Keshi::RULES).contains(&terms.rules) {
            reasons.push(format!("there is no version {} of the rules of keshi", terms.rules));
        }
        let components = match &terms.components {
            None => Components::embedded().clone(),
            Some(text) => match Components::with("components", text) {
                Ok(components) => components,
                Err(bad) => {
                    reasons.extend(BadTerms::from(bad).reasons);
                    Components::embedded().clone()
                }
            },
        };
        for (season, side) in (1..).zip(terms.options.river.unwrap_or_default()) {
            let wrong = match components.river_tiles.get(usize::from(side).wrapping_sub(1)) {
                _ if terms.options.river.is_none() => false,
                Some(tile) => tile.season != season,
                None => true,
            };
            if wrong {
                reasons.push(format!("{side:02} is no river tile of season {season}"));
            }
        }
        if reasons.is_empty() { Ok(Keshi { terms, components, players }) } else { Err(BadTerms { reasons }) }
    }

    fn components_from(file: &str, text: &str) -> Option<Result<ComponentSet, BadTerms>> {
        Some(Components::with(file, text).map(|components| components.set()).map_err(BadTerms::from))
    }

    fn terms(&self) -> &Terms<Options> {
        &self.terms
    }

    fn configurations() -> Vec<Options> {
        let all = (2..=PLAYERS)
            .flat_map(|players| [TowerLayer::B1, TowerLayer::B2].map(|layer| Options { players, layer, river: None }));
        all.chain([Options { river: Some([1, 3, 5]), ..Options::default() }]).collect()
    }

    fn components(&self) -> Option<ComponentSet> {
        Some(self.components.set())
    }

    fn seats(&self) -> usize {
        self.players
    }

    fn longest(&self) -> usize {
        20_000
    }

    fn start(&self) -> State {
        let components = &self.components;
        let mut points = [0; Source::COUNT];
        points[Source::Start as usize] = components.start_points.into();
        let board = Board { points, resources: components.start_resources.map(u16::from), disc: 0, ..Board::ABSENT };
        let mut boards = [Board::ABSENT; PLAYERS];
        boards[..self.players].fill(board);
        let stacks = std::array::from_fn(|stack| {
            let (first, last) = components.scroll_kinds[stack / 3].numbers;
            ScrollStack { unknown: (last - first + 1) / 3, ..ScrollStack::default() }
        });
        let luxury = components.luxury.len() as u8;
        let open = Open {
            phase: Phase::Setup,
            waits: Waits::Player,
            season: 1,
            round: 1,
            season_start: Seat::new(0),
            start: Seat::new(0),
            seat: Seat::new(0),
            turns: 0,
            ready: Seats::NONE,
            boards,
            stack: Stack::EMPTY,
            stacks,
            unseen_scrolls: Tiles::from_to(1, 72),
            shops: [Shop { top: Tile::NONE, unknown: luxury / 5 }; 5],
            unseen_luxury: Tiles::from_to(1, luxury),
            office: Tile::NONE,
            unseen_offices: Tiles::from_to(1, components.base_offices as u8),
            workshops: [Keshis::NONE; 4],
            bag: Colour::ALL.into_iter().zip(components.gates).collect(),
            supply_bag: self.supply_keshis(),
            river_tiles: self.terms.options.river.map_or([Tile::NONE; 3], |sides| sides.map(Tile)),
            open_oases: Tiles::NONE,
            unseen_oases: Tiles::from_to(1, components.oases.len() as u8),
            river: Fishermen::of(self.players),
            tower: Keshis::NONE,
            base: Keshis::NONE,
            gate_keshis: Keshis::NONE,
        };
        let mut state = State { open, secret: [Secret::default(); PLAYERS] };
        Play::new(self, &mut state, &mut table::Silent).run();
        state
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.open.waits {
            Waits::Player => Turn::of(state.open.seat),
            Waits::Together => {
                Turn::Together { seats: self.all().filter(|&seat| !state.open.ready.contains(seat)).collect() }
            }
            Waits::Chance(_) => Turn::Chance,
            Waits::Over => Turn::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        match state.open.waits {
            Waits::Player if seat == state.open.seat => {
                let effect = state.open.stack.top().unwrap_or_default();
                self.answers(&state.open, effect, &mut |answer| {
                    into.push(answer);
                    true
                });
            }
            Waits::Together if seat.index() < self.players && !state.open.ready.contains(seat) => {
                self.choices(state, seat, &mut |action| into.push(action));
            }
            _ => {}
        }
    }

    fn allows(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match state.open.waits {
            Waits::Over => Err(Refusal::GAME_OVER),
            Waits::Chance(_) => Err(Refusal::CHANCE_FIRST),
            _ if !self.turn(state).seats().contains(seat) => Err(Refusal::NOT_YOUR_TURN),
            Waits::Together => {
                let mut allowed = false;
                self.choices(state, seat, &mut |choice| allowed |= choice == action);
                if allowed { Ok(()) } else { Err(self.not_chosen(state, action)) }
            }
            Waits::Player => {
                let effect = state.open.stack.top().unwrap_or_default();
                let refused = self.answers(&state.open, effect, &mut |answer| answer != action);
                if refused { Err(self.not_answered(&state.open, effect, action)) } else { Ok(()) }
            }
        }
    }

    fn apply_unchecked(&self, state: &mut State, seat: Seat, action: Action, tell: &mut impl Sink<Event>) {
        if state.open.waits == Waits::Together {
            use table::Action as _;
            state.secret[seat.index()].chosen = action.number() + 1;
            state.open.ready.insert(seat);
            tell.tell(Event::Chose { seat, action: Some(action) });
            if state.open.ready.len() < self.players {
                return;
            }
            return Play::new(self, state, tell).run();
        }
        let effect: Effect = state.open.stack.pop().unwrap_or_default();
        let mut play = Play::new(self, state, tell);
        play.answer(effect, action);
        play.run();
    }

    fn odds(&self, state: &State, into: &mut Vec<(Outcome, u32)>) -> Odds {
        into.clear();
        match state.open.waits {
            Waits::Chance(draw) => self.list_odds(state, draw, into),
            _ => Odds::Listed,
        }
    }

    fn likelihood(&self, state: &State, outcome: Outcome) -> f64 {
        match state.open.waits {
            Waits::Chance(draw) => self.likelihood_of(state, draw, outcome),
            _ => 0.0,
        }
    }

    fn draw(&self, state: &State, rng: &mut (impl Rng + ?Sized)) -> Outcome {
        match state.open.waits {
            Waits::Chance(draw) => self.draw_from(state, draw, rng),
            _ => Outcome::Start(state.open.seat),
        }
    }

    fn admits(&self, state: &State, outcome: Outcome) -> Result<(), Refusal> {
        match state.open.waits {
            Waits::Over => Err(Refusal::GAME_OVER),
            Waits::Chance(draw) => self.can_come(state, draw, outcome),
            _ => Err(Refusal::NO_CHANCE_NOW),
        }
    }

    fn settle_unchecked(&self, state: &mut State, outcome: Outcome, tell: &mut impl Sink<Event>) {
        if let Waits::Chance(draw) = state.open.waits {
            let mut play = Play::new(self, state, tell);
            play.drawn(draw, outcome);
            play.run();
        }
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(state, who)
    }

    fn suppose(&self, view: &View, rng: &mut (impl Rng + ?Sized)) -> State {
        self.suppose_state(view, rng)
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Prompt> {
        self.turn(state).seats().contains(seat).then(|| words::prompt(state, &self.components))
    }

    fn chance_prompt(&self, state: &State) -> Option<Prompt> {
        match state.open.waits {
            Waits::Chance(draw) => Some(words::chance_prompt(state, draw)),
            _ => None,
        }
    }

    fn told(&self, event: &Event) -> Message {
        words::told(*event, &self.components)
    }

    fn label(&self, action: Action) -> Message {
        words::label(action, &self.components)
    }

    fn standing(&self, state: &State) -> Standing {
        self.stand(&state.open)
    }

    fn check(&self, state: &State) -> Vec<Violation> {
        self.violations(state)
    }

    fn position(&self, state: &State) -> String {
        self.write_position(state)
    }

    fn load(&self, position: &str) -> Result<State, Vec<Violation>> {
        self.read_position(position)
    }
}
