//! The rules of one table, as the house knows a game.

use std::sync::LazyLock;

use table::{
    BadComponents, BadTerms, ComponentSet, Foreseen, Game, Message, Odds, OptionInfo, Prompt, Refusal, Rng, Seat,
    Seats, Shape, Sink, Standing, Terms, Tree, Turn, Viewer, Violation,
};

use crate::action::{Action, selections};
use crate::components::{Components, Inventory};
use crate::effect::{Effect, Source, Stack};
use crate::event::Event;
use crate::options::{COVERED, Edition, Offices, Options, StaircaseTiles};
use crate::outcome::Outcome;
use crate::run::Play;
use crate::state::{Board, Companion, Draw, Fishermen, Open, PLAYERS, Phase, ScrollStack, Secret, Shop, State, Waits};
use crate::tile::{Few, Tile, Tiles};
use crate::tower::Keshis;
use crate::view::View;
use crate::{Colour, refusal, words};

/// The rules of one table.
///
/// ```
/// use keshi::{Keshi, Options};
/// use table::{Game, Turn};
///
/// let game = Keshi::with(Options::default())?;
/// let start = game.start();
/// assert_eq!((game.seats(), game.turn(&start)), (4, Turn::Chance));
/// assert_eq!(game.load(&game.position(&start)), Ok(start));
/// # Ok::<(), table::BadTerms>(())
/// ```
#[derive(Clone, Debug)]
pub struct Keshi {
    terms: Terms<Options>,
    pub(crate) components: Components,
    players: usize,
}

impl Keshi {
    /// A table with all as it is unless told otherwise.
    pub(crate) fn usual() -> &'static Keshi {
        static USUAL: LazyLock<Keshi> =
            LazyLock::new(|| Keshi::with(Options::default()).expect("the usual options can be had"));
        &USUAL
    }

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

    /// The exchange offices in play: the first six are the base game's.
    pub(crate) fn offices(&self) -> Tiles {
        let (base, all) = (self.components.base_offices as u8, self.components.offices.len() as u8);
        match self.options().offices {
            Offices::Base => Tiles::from_to(1, base),
            Offices::Mixed => Tiles::from_to(1, all),
            Offices::New => Tiles::from_to(base + 1, all),
        }
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
            Phase::Select => selections(board.hand, found),
            _ => {}
        }
    }
}

impl Game for Keshi {
    const NAME: &'static str = "keshi";
    const RULES: u32 = 3;
    const OLDEST_RULES: u32 = 3;
    const MESSAGES: &'static [Shape] = words::MESSAGES;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = View;
    type Event = Event;

    fn new(terms: Terms<Options>) -> Result<Keshi, BadTerms> {
        let mut reasons = Vec::new();
        if !Keshi::plays_by(terms.rules) {
            reasons.push(format!("keshi has no version {} of its rules", terms.rules));
        }
        let (components, bad) = match terms.components.as_ref().map(|text| Components::with("components", text)) {
            None => (Components::embedded().clone(), Vec::new()),
            Some(Ok(components)) => (components, Vec::new()),
            Some(Err(bad)) => (Components::embedded().clone(), BadTerms::from(bad).reasons),
        };
        reasons.extend(terms.options.faults(&components));
        reasons.extend(bad);
        let players = terms.options.players;
        if reasons.is_empty() { Ok(Keshi { terms, components, players }) } else { Err(BadTerms { reasons }) }
    }

    fn components_from(file: &str, text: Option<&str>) -> Option<Result<table::Components, BadComponents>> {
        Some(match text {
            None => Ok(Inventory::embedded().told()),
            Some(text) => Inventory::with(file, text).map(|inventory| inventory.told()),
        })
    }

    fn canonical_components(text: &str) -> Option<String> {
        Inventory::canonical(text)
    }

    fn terms(&self) -> &Terms<Options> {
        &self.terms
    }

    fn describe_options() -> Vec<OptionInfo> {
        Options::described()
    }

    /// Every combination, and after these three tables with choices agreed on.
    fn configurations() -> Vec<Options> {
        let mut all = Options::all();
        all.push(Options { river: Some([1, 3, 5]), ..Options::default() });
        all.push(Options { offices: Offices::New, edition: Edition::Essential, ..Options::default() });
        // Fronts and backs in turn.
        let tiles = std::array::from_fn(|space| Tile(1 + space as u8 + 20 * (space as u8 % 2)));
        all.push(Options { staircase_tiles: StaircaseTiles::Given(tiles), ..Options::default() });
        all
    }

    fn components(&self) -> Option<ComponentSet> {
        Some(self.components.set())
    }

    fn pieces(&self) -> Option<Tree> {
        Some(Tree::of(&self.components))
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
        let options = &self.terms.options;
        let stacks = std::array::from_fn(|stack| {
            let (first, last) = components.scroll_kinds[stack / 3].numbers;
            let whole = last - first + 1;
            let unknown = match (options.is_essential(), self.pile(stack) == stack) {
                (true, true) => whole,
                (true, false) => 0,
                (false, _) => whole / 3,
            };
            ScrollStack { unknown, ..ScrollStack::default() }
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
            shops: std::array::from_fn(|shop| {
                let unknown = match (options.is_essential(), shop) {
                    (true, 0) => luxury,
                    (true, _) => 0,
                    (false, _) => luxury / 5,
                };
                Shop { top: Tile::NONE, unknown }
            }),
            unseen_luxury: Tiles::from_to(1, luxury),
            office: Tile::NONE,
            unseen_offices: self.offices(),
            workshops: [Keshis::NONE; 4],
            bag: Colour::ALL.into_iter().zip(components.gates).collect(),
            supply_bag: self.supply_keshis(),
            river_tiles: self.terms.options.river.map_or([Tile::NONE; 3], |sides| sides.map(Tile)),
            open_oases: Tiles::NONE,
            unseen_oases: Tiles::from_to(1, components.oases.len() as u8),
            river: Fishermen::of(self.players),
            tower: Keshis::NONE,
            base: Keshis::NONE,
            staircase_tiles: match options.staircase_tiles {
                StaircaseTiles::Given(tiles) => tiles,
                _ => [Tile::NONE; COVERED],
            },
            companions: match options.imam_and_sultan {
                true => components.companions.map(Companion::On),
                false => [Companion::Nowhere; 2],
            },
            towns: Tiles::NONE,
            unseen_towns: if options.desert_towns {
                Tiles::from_to(1, components.towns.len() as u8)
            } else {
                Tiles::NONE
            },
            head_start: None,
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
                if let Some(question) = state.open.stack.question() {
                    question.answers(self, &state.open, &mut |answer| {
                        into.push(answer);
                        true
                    });
                }
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
                let Some(question) = state.open.stack.question() else { return Err(refusal::NOT_ASKED) };
                let refused = question.answers(self, &state.open, &mut |answer| answer != action);
                if refused { Err(question.refusal(self, &state.open, action)) } else { Ok(()) }
            }
        }
    }

    fn apply_unchecked(&self, state: &mut State, seat: Seat, action: Action, tell: &mut impl Sink<Event>) {
        if state.open.waits == Waits::Together {
            choose(state, seat, action, tell);
            if state.open.ready.len() == self.players {
                Play::new(self, state, tell).run();
            }
            return;
        }
        let asked = state.open.stack.pop();
        let mut play = Play::new(self, state, tell);
        if let Some(Effect::Ask(question)) = asked {
            play.answer(question, action);
        }
        play.run();
    }

    /// Without what the action did not put on the stack: no answer seems to pay the provisions that are due anyway.
    fn foresee(&self, state: &State, seat: Seat, action: Action) -> Result<Foreseen<Keshi>, Refusal> {
        self.allows(state, seat, action)?;
        let (mut state, mut events) = (*state, Vec::new());
        if state.open.waits == Waits::Together {
            choose(&mut state, seat, action, &mut events);
            return Ok(Foreseen::new(state, events));
        }
        let asked = state.open.stack.pop();
        let mut play = Play::new(self, &mut state, &mut events);
        if let Some(Effect::Ask(question)) = asked {
            play.answer(question, action);
        }
        play.run_own();
        Ok(Foreseen::new(state, events))
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

    fn figures(&self, view: &View) -> Option<Tree> {
        Some(Tree::of(&self.work_out(view)))
    }

    fn suppose(&self, view: &View, rng: &mut (impl Rng + ?Sized)) -> State {
        self.suppose_state(view, rng)
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Prompt> {
        self.turn(state).seats().contains(seat).then(|| words::prompt(self, &state.open))
    }

    fn chance_prompt(&self, state: &State) -> Option<Prompt> {
        match state.open.waits {
            Waits::Chance(draw) => Some(words::chance_prompt(self, state, draw)),
            _ => None,
        }
    }

    fn secret_draw(&self, state: &State) -> Option<Seat> {
        match state.open.waits {
            Waits::Chance(Draw::Provision { seat }) if self.deals_provisions(&state.open) => Some(seat),
            _ => None,
        }
    }

    fn told(&self, event: &Event) -> Message {
        words::told(self, *event)
    }

    fn label(&self, state: &State, action: Action) -> Message {
        words::label(self, Some(&state.open), action)
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

/// Keeps what a player has chosen while all choose together.
fn choose(state: &mut State, seat: Seat, action: Action, tell: &mut impl Sink<Event>) {
    use table::Action as _;
    state.secret[seat.index()].chosen = action.number() + 1;
    state.open.ready.insert(seat);
    tell.tell(Event::Chose { seat, action: Some(action) });
}
