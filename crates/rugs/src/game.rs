//! The rules of one table, and how they answer.

use table::{
    BadTerms, Game, Message, Odds, OptionInfo, Prompt, Refusal, Rng, Seat, Shape, Sink, Standing, Terms, Turn, Viewer,
    Violation,
};

use crate::action::Action;
use crate::assam::Assam;
use crate::direction::Direction;
use crate::event::{self, Event};
use crate::market::Market;
use crate::options::Options;
use crate::outcome::{Outcome, Slippers};
use crate::state::{MERCHANTS, Merchant, Phase, State};
use crate::view::View;

/// What every merchant starts with.
pub(crate) const START_DIRHAMS: u8 = 30;

/// The rules of one table.
///
/// ```
/// use rugs::{Options, Rugs};
/// use table::{Game, Seat};
///
/// let game = Rugs::with(Options::default())?;
/// let (mut state, mut events) = (game.start(), Vec::new());
/// game.apply(&mut state, Seat::new(0), "e".parse()?, &mut events)?;
/// game.settle(&mut state, "3".parse()?, &mut events)?;
/// game.apply(&mut state, Seat::new(0), "g2-g3".parse()?, &mut events)?;
/// assert_eq!(game.position(&state), "7/6b|/6b/7/7/7/7 g4e 2f 30b11,30r12,30y12,30g12");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Rugs {
    terms: Terms<Options>,
    pub(crate) players: usize,
}

impl Rugs {
    #[inline]
    pub(crate) const fn options(&self) -> &Options {
        &self.terms.options
    }

    /// The rugs dealt to every player, by own colour.
    #[inline]
    pub(crate) const fn dealt(&self) -> [u8; 2] {
        match self.players {
            2 => [12, 12],
            3 => [15, 0],
            _ => [12, 0],
        }
    }

    /// How many rugs every player is dealt, in all colours.
    #[inline]
    #[must_use]
    pub const fn rugs_each(&self) -> u8 {
        let [first, second] = self.dealt();
        first + second
    }

    /// Which ways Assam may be turned now: before the throw not right round; at the end of a turn in the variant a
    /// quarter, or not at all where the table allows that.
    fn may_face(&self, state: &State, direction: Direction) -> Result<(), Refusal> {
        let facing = state.assam.facing;
        if direction == facing.back() {
            Err(event::HALF_TURN)
        } else if state.phase == Phase::Rotate && direction == facing && !self.options().skip_rotation {
            Err(event::MUST_ROTATE)
        } else {
            Ok(())
        }
    }

    fn face(&self, state: &mut State, direction: Direction, tell: &mut impl Sink<Event>) {
        let seat = state.seat;
        let before = std::mem::replace(&mut state.assam.facing, direction);
        if state.phase == Phase::Face {
            tell.tell(Event::Faced { seat, direction });
            state.phase = Phase::Throw;
        } else {
            let kept = before == direction;
            tell.tell(if kept { Event::KeptFacing { seat, direction } } else { Event::Rotated { seat, direction } });
            self.pass(state, tell);
        }
    }
}

impl Game for Rugs {
    const NAME: &'static str = "rugs";
    const RULES: u32 = 1;
    const MESSAGES: &'static [Shape] = event::MESSAGES;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = View;
    type Event = Event;

    fn new(terms: Terms<Options>) -> Result<Rugs, BadTerms> {
        let mut reasons = terms.options.faults();
        if !Rugs::plays_by(terms.rules) {
            reasons.push(format!("rugs has no version {} of its rules", terms.rules));
        }
        if terms.components.is_some() {
            reasons.push("rugs has no components that could be replaced".to_owned());
        }
        if !reasons.is_empty() {
            return Err(BadTerms { reasons });
        }
        let players = usize::from(terms.options.players);
        Ok(Rugs { terms, players })
    }

    fn terms(&self) -> &Terms<Options> {
        &self.terms
    }

    fn describe_options() -> Vec<OptionInfo> {
        Options::described()
    }

    fn configurations() -> Vec<Options> {
        Options::every()
    }

    fn seats(&self) -> usize {
        self.players
    }

    /// Every turn lays a rug or loses a player. A turn takes three steps, with two players a draw more, and there two
    /// draws come first.
    fn longest(&self) -> usize {
        let turns = self.players * usize::from(self.rugs_each()) + self.players - 1;
        if self.players == 2 { 4 * turns + 2 } else { 3 * turns }
    }

    fn start(&self) -> State {
        let mut merchants = [Merchant::default(); MERCHANTS];
        merchants[..self.players].fill(Merchant { dirhams: START_DIRHAMS, unlaid: self.dealt(), top: None, out: 0 });
        let phase = match (self.players, self.options().variant) {
            (2, _) => Phase::Draw,
            (_, true) => Phase::Throw,
            (_, false) => Phase::Face,
        };
        State { market: Market::default(), assam: Assam::START, phase, seat: Seat::new(0), merchants }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Face | Phase::Lay | Phase::Rotate => Turn::of(state.seat),
            Phase::Throw | Phase::Draw => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if seat != state.seat {
            return;
        }
        match state.phase {
            Phase::Face => into.extend(state.assam.facing.but_back().map(Action::Face)),
            Phase::Rotate => {
                let may = |direction: &Direction| self.may_face(state, *direction).is_ok();
                into.extend(Direction::ALL.into_iter().filter(may).map(Action::Face));
            }
            Phase::Lay => self.list_places(state, into),
            Phase::Throw | Phase::Draw | Phase::Over => {}
        }
    }

    #[inline]
    fn allows(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (state.phase, action) {
            (Phase::Over, _) => Err(Refusal::GAME_OVER),
            (Phase::Throw | Phase::Draw, _) => Err(Refusal::CHANCE_FIRST),
            _ if seat != state.seat => Err(Refusal::NOT_YOUR_TURN),
            (Phase::Face | Phase::Rotate, Action::Face(direction)) => self.may_face(state, direction),
            (Phase::Face | Phase::Rotate, Action::Lay(_)) => Err(event::NO_RUG_NOW),
            (Phase::Lay, Action::Lay(place)) => self.allows_place(state, place),
            (Phase::Lay, Action::Face(_)) => Err(event::LAY_FIRST),
        }
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, _: Seat, action: Action, tell: &mut impl Sink<Event>) {
        match action {
            Action::Face(direction) => self.face(state, direction, tell),
            Action::Lay(place) => {
                self.lay(state, place, tell);
                self.after_lay(state, tell);
            }
        }
    }

    fn odds(&self, state: &State, into: &mut Vec<(Outcome, u32)>) -> Odds {
        into.clear();
        match state.phase {
            Phase::Throw => {
                into.extend(Slippers::weighted().map(|(slippers, faces)| (Outcome::Slippers(slippers), faces)))
            }
            Phase::Draw => {
                let left = self.colours_of(state.seat).zip(state.merchant(state.seat).unlaid);
                into.extend(left.map(|(colour, left)| (Outcome::Rug(colour), u32::from(left))));
            }
            Phase::Face | Phase::Lay | Phase::Rotate | Phase::Over => {}
        }
        Odds::Listed
    }

    #[inline]
    fn draw(&self, state: &State, rng: &mut (impl Rng + ?Sized)) -> Outcome {
        if state.phase == Phase::Draw {
            let [first, second] = state.merchant(state.seat).unlaid.map(u32::from);
            let which = usize::from(table::chance::below(rng, first + second) >= first);
            let colour = self.colours_of(state.seat).nth(which);
            Outcome::Rug(colour.expect("only with two players, who have two colours, is a rug drawn"))
        } else {
            Outcome::Slippers(table::chance::one_of(rng, &Slippers::FACES))
        }
    }

    #[inline]
    fn admits(&self, state: &State, outcome: Outcome) -> Result<(), Refusal> {
        match (state.phase, outcome) {
            (Phase::Over, _) => Err(Refusal::GAME_OVER),
            (Phase::Face | Phase::Lay | Phase::Rotate, _) => Err(Refusal::NO_CHANCE_NOW),
            (Phase::Throw, Outcome::Slippers(_)) => Ok(()),
            (Phase::Throw, Outcome::Rug(_)) => Err(event::DIE_EXPECTED),
            (Phase::Draw, Outcome::Slippers(_)) => Err(event::RUG_EXPECTED),
            // Only while both colours are left in a pile is there something to draw.
            (Phase::Draw, Outcome::Rug(colour)) if colour.owner(self.players) == state.seat => Ok(()),
            (Phase::Draw, Outcome::Rug(_)) => Err(event::NO_SUCH_RUG),
        }
    }

    #[inline]
    fn settle_unchecked(&self, state: &mut State, outcome: Outcome, tell: &mut impl Sink<Event>) {
        match outcome {
            Outcome::Slippers(slippers) => self.after_throw(state, slippers, tell),
            Outcome::Rug(colour) => self.after_draw(state, colour, tell),
        }
    }

    #[inline]
    fn view(&self, state: &State, viewer: Viewer) -> View {
        let State { market, assam, phase, seat, merchants } = *state;
        View { viewer, players: self.players as u8, market, assam, phase, seat, merchants }
    }

    fn suppose(&self, view: &View, _: &mut (impl Rng + ?Sized)) -> State {
        let View { market, assam, phase, seat, merchants, .. } = *view;
        State { market, assam, phase, seat, merchants }
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Prompt> {
        let ask = match state.phase {
            Phase::Face => event::ASK_FACE,
            Phase::Lay => event::ASK_LAY,
            Phase::Rotate => event::ASK_ROTATE,
            Phase::Throw | Phase::Draw | Phase::Over => return None,
        };
        (seat == state.seat).then(|| Prompt::plain(ask))
    }

    fn chance_prompt(&self, state: &State) -> Option<Prompt> {
        let ask = match state.phase {
            Phase::Throw => event::ASK_THROW,
            Phase::Draw => event::ASK_DRAW,
            Phase::Face | Phase::Lay | Phase::Rotate | Phase::Over => return None,
        };
        Some(Prompt::of(Message::plain(ask).with("player", state.seat)))
    }

    fn standing(&self, state: &State) -> Standing {
        self.score(state)
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
