//! Positions reached by legal play. A test is the host, who says what chance brings, and guides all players; no field
//! of a state is ever set.
//!
//! The hero is seat 1. A scenario has a [goal](Scenario::reach): keshis and resources that the hero should have. The
//! hero selects, claims and takes what is missing, and the others throw in what the hero needs and leave it to the hero.
//! What a goal does not say, [likes](Scenario::like) do: actions that the hero takes whenever they are legal.

use std::cell::Cell;

use keshi::{
    Action, Board, Colour, Draw, Edition, Effect, Event, Keshi, Keshis, Options, Outcome, Phase, Question, Resource,
    Sector, State, Waits,
};
use table::{Game, Seat, Terms, Turn};

/// The player for whom everything is arranged.
pub(crate) const HERO: Seat = Seat::new(0);

/// The resources with which prices are no matter.
pub(crate) const PLENTY: &str = "9 dates + 9 water + 9 dinars";

/// A game on its way to the position that a test is about.
#[derive(Clone)]
pub(crate) struct Scenario {
    pub(crate) game: Keshi,
    pub(crate) state: State,
    /// Everything told so far.
    pub(crate) events: Vec<Event>,
    /// What chance brings as soon as it can, in this order; oases only to the hero.
    wanted: Vec<Outcome>,
    /// What stays in the tower at the next throw.
    held: Keshis,
    /// Patterns of what the hero does whenever it is legal, the most liked first.
    likes: Vec<String>,
    /// Whether only what the hero lacks comes out of the tower, and as much as the others claim meanwhile.
    spare: bool,
    /// The same for the other seats.
    habits: [Vec<String>; 4],
    /// How many keshis of each colour the hero takes at the most, if it can be helped.
    caps: [u16; Colour::COUNT],
    goal: Goal,
}

/// What the hero should have.
#[derive(Clone, Copy, Debug, Default)]
struct Goal {
    keshis: [u16; Colour::COUNT],
    resources: [u16; 3],
    /// Where the hero should be about to use an assistant.
    act: Option<Sector>,
}

thread_local! {
    /// The edition of what follows on this thread; every test has its own.
    static EDITION: Cell<Edition> = const { Cell::new(Edition::Classic) };
}

/// Plays something in an edition, if it does not say in which.
pub(crate) fn in_edition<T>(edition: Edition, play: impl FnOnce() -> T) -> T {
    let before = EDITION.replace(edition);
    let seen = play();
    EDITION.set(before);
    seen
}

/// Plays something in the Essential edition, if it does not say in which.
pub(crate) fn in_essential(play: impl FnOnce()) {
    in_edition(Edition::Essential, play);
}

impl Scenario {
    /// A game for four with the first layer and river tiles that give points.
    pub(crate) fn new() -> Scenario {
        Scenario::with(Scenario::options())
    }

    /// The options of such a game: of the Classic edition, unless it is [played in the other](in_edition).
    pub(crate) fn options() -> Options {
        Options { edition: EDITION.get(), river: Some([8, 4, 5]), ..Options::default() }
    }

    /// A game with these options.
    pub(crate) fn with(options: Options) -> Scenario {
        Scenario::of(Keshi::with(options).unwrap())
    }

    /// A game with these options and an owner's set of components, in which all start with these resources, as in
    /// `9 dates + 2 dinars`. All else is as printed.
    pub(crate) fn starting(options: Options, resources: &str) -> Scenario {
        let components = Some(format!("[start]\nresources = \"{resources}\""));
        Scenario::of(Keshi::new(Terms { rules: Keshi::RULES, options, components }).unwrap())
    }

    fn of(game: Keshi) -> Scenario {
        let state = game.start();
        let (events, wanted, likes) = (Vec::new(), Vec::new(), Vec::new());
        let (habits, caps) = (Default::default(), [u16::MAX; Colour::COUNT]);
        let (held, spare, goal) = (Keshis::NONE, false, Goal::default());
        Scenario { game, state, events, wanted, held, likes, spare, habits, caps, goal }
    }

    /// The host has these come as soon as they can, as in `scroll:53 oasis:07 start:1`.
    pub(crate) fn draws(mut self, outcomes: &str) -> Scenario {
        self.wanted.extend(outcomes.split_whitespace().map(|text| text.parse::<Outcome>().unwrap()));
        self
    }

    /// The hero does these whenever they are legal, the first of them first; `*` at the end stands for anything.
    pub(crate) fn like(mut self, patterns: &str) -> Scenario {
        self.likes(patterns);
        self
    }

    /// The hero likes these too, less than all before.
    pub(crate) fn like_also(mut self, patterns: &str) -> Scenario {
        self.likes.extend(patterns.split_whitespace().map(str::to_owned));
        self
    }

    /// From now on only what the hero lacks comes out of the tower, and as much else as the others claim meanwhile: the
    /// hero never has to claim what is not wanted.
    pub(crate) fn sparing(mut self) -> Scenario {
        self.spare = true;
        self
    }

    /// What falls out of the tower of all that could.
    fn falls(&self, all: &Keshis) -> Keshis {
        let lacked = |(colour, count): (Colour, u8)| (colour, count.min(self.lack(colour) as u8));
        let mut fallen: Keshis = all.iter().map(lacked).filter(|&(_, count)| count > 0).collect();
        let turns: u8 = fallen.iter().map(|(_, count)| count.div_ceil(2)).sum();
        let mut others = (self.game.seats() as u8 - 1) * turns;
        for (colour, count) in all.iter().filter(|&(colour, _)| self.lack(colour) == 0) {
            let count = count.min(others);
            others -= count;
            fallen.add(colour, count);
        }
        fallen
    }

    /// Replaces what the hero likes.
    pub(crate) fn likes(&mut self, patterns: &str) {
        self.likes = patterns.split_whitespace().map(str::to_owned).collect();
    }

    /// These stay in the tower at the next throw.
    pub(crate) fn hold(&mut self, keshis: &str) {
        self.held = keshis.parse().unwrap();
    }

    /// The hero's board.
    pub(crate) fn me(&self) -> &Board {
        self.state.board(HERO)
    }

    /// What can be done now, as text, by the seat whose turn it is (the first of them, if several).
    pub(crate) fn legal(&self) -> Vec<String> {
        self.actions().into_iter().map(|action| action.to_string()).collect()
    }

    /// The same as data.
    pub(crate) fn actions(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(seat) = self.game.turn(&self.state).seats().iter().next() {
            self.game.legal(&self.state, seat, &mut legal);
        }
        legal
    }

    /// Whether the hero may do this now.
    pub(crate) fn may(&self, action: &str) -> bool {
        self.game.turn(&self.state).seats().contains(HERO) && {
            let mut legal = Vec::new();
            self.game.legal(&self.state, HERO, &mut legal);
            legal.contains(&action.parse().unwrap())
        }
    }

    /// Takes these steps: actions of whoever's turn it is, and outcomes where the game waits for chance. Where it waits
    /// for chance and the step is none of its outcomes, the host draws first.
    pub(crate) fn play(&mut self, steps: &str) -> &mut Scenario {
        for step in steps.split_whitespace() {
            if let (Turn::Chance, Ok(outcome)) = (self.game.turn(&self.state), step.parse::<Outcome>())
                && self.game.admits(&self.state, outcome).is_ok()
            {
                self.settle(outcome);
                continue;
            }
            self.host();
            let action = step.parse().unwrap_or_else(|_| panic!("{step} is no action"));
            let seat = self.game.turn(&self.state).seats().iter().next();
            let seat = seat.unwrap_or_else(|| panic!("nobody can {step}: the game is over"));
            let applied = self.game.apply(&mut self.state, seat, action, &mut self.events);
            if let Err(refusal) = applied {
                panic!("seat {seat} may not {step} ({refusal}); legal: {:?}", self.legal());
            }
        }
        self
    }

    /// Draws as long as the game waits for chance.
    pub(crate) fn host(&mut self) -> &mut Scenario {
        while let Waits::Chance(draw) = self.state.waits() {
            let outcome = self.outcome(draw);
            self.settle(outcome);
        }
        self
    }

    /// Draws once, if the game waits for chance.
    pub(crate) fn draw(&mut self) -> &mut Scenario {
        if let Waits::Chance(draw) = self.state.waits() {
            let outcome = self.outcome(draw);
            self.settle(outcome);
        }
        self
    }

    fn settle(&mut self, outcome: Outcome) {
        self.wanted.iter().position(|&wanted| wanted == outcome).map(|at| self.wanted.remove(at));
        self.game.settle(&mut self.state, outcome, &mut self.events).unwrap();
    }

    /// What is in the tower when all that was selected has been thrown in.
    pub(crate) fn thrown(&self) -> Keshis {
        let mut all = self.state.tower();
        for seat in Seat::all(self.game.seats()) {
            self.state.board(seat).selected().iter().for_each(|colour| all.add(colour, 1));
        }
        all
    }

    /// What the host says came: what is wanted, or else something that is not wanted later.
    fn outcome(&mut self, draw: Draw) -> Outcome {
        if draw == Draw::Tower {
            let held = std::mem::take(&mut self.held);
            let all = self.thrown().without(&held);
            return Outcome::Tower(if self.spare { self.falls(&all) } else { all });
        }
        let others = matches!(draw, Draw::Oasis { .. }) && self.state.seat() != HERO;
        let comes = |outcome: &&Outcome| !others && self.game.admits(&self.state, **outcome).is_ok();
        if let Some(&wanted) = self.wanted.iter().find(comes) {
            return wanted;
        }
        let mut odds = Vec::new();
        self.game.odds(&self.state, &mut odds);
        let unwanted = odds.iter().map(|&(outcome, _)| outcome).find(|outcome| !self.wanted.contains(outcome));
        unwanted.unwrap_or(odds[0].0)
    }

    /// Lets one step pass by itself.
    pub(crate) fn step(&mut self) {
        match self.game.turn(&self.state) {
            Turn::Chance => {
                self.host();
            }
            Turn::Over => panic!("the game is over before the goal is reached: {:?}", self.goal),
            turn => {
                for seat in turn.seats().iter() {
                    let mut legal = Vec::new();
                    self.game.legal(&self.state, seat, &mut legal);
                    let action = if seat == HERO { self.heroic(&legal) } else { self.humble(seat, &legal) };
                    self.game.apply(&mut self.state, seat, action, &mut self.events).unwrap();
                }
            }
        }
    }

    /// Lets the game go on by itself until this holds.
    pub(crate) fn until(&mut self, reached: impl Fn(&Scenario) -> bool) -> &mut Scenario {
        while !reached(self) {
            self.step();
        }
        self
    }

    /// Sets a goal, as in `gray5 date2 act:madrasa`: at least five scholars and two dates, and the hero's turn with an
    /// assistant in the madrasa who can act. Lets the game go on by itself until it is reached.
    pub(crate) fn reach(&mut self, goal: &str) -> &mut Scenario {
        self.aim(goal);
        self.until(|scenario| {
            let enough = Colour::ALL
                .into_iter()
                .all(|colour| scenario.me().count(colour) >= scenario.goal.keshis[colour as usize]);
            let rich = Resource::ALL.into_iter().all(|resource| scenario.needs(resource) == 0);
            let there = scenario.goal.act.is_none_or(|sector| scenario.may(&format!("act:{sector}")));
            enough && rich && there
        })
    }

    /// Ends the hero's turn, if it is under way, and goes on until the hero's next one, about to use assistants.
    pub(crate) fn next_turn(&mut self) -> &mut Scenario {
        self.until(|scenario| scenario.state.seat() != HERO);
        self.until(Scenario::uses)
    }

    /// Whether the hero is about to use an assistant.
    pub(crate) fn uses(&self) -> bool {
        self.state.waits() == Waits::Player
            && self.state.seat() == HERO
            && self.state.effects().last() == Some(&Effect::Ask(Question::Assistants))
    }

    /// How many keshis of a colour the hero has, with those that will be placed.
    fn owned(&self, colour: Colour) -> u16 {
        self.me().count(colour) + u16::from(self.me().aside().of(colour))
    }

    /// How many keshis of a colour the hero still lacks.
    fn lack(&self, colour: Colour) -> u16 {
        self.goal.keshis[colour as usize].saturating_sub(self.owned(colour))
    }

    fn needs(&self, resource: Resource) -> u16 {
        self.goal.resources[resource as usize].saturating_sub(self.me().of(resource))
    }

    /// How much an assistant for this colour would help the hero.
    fn helps(&self, colour: Colour) -> i32 {
        let sector = colour.sector();
        let lack = i32::from(self.lack(colour).min(1)) * 4;
        let act = i32::from(sector.is_some() && sector == self.goal.act) * 3;
        let dates = i32::from(colour == Colour::Green && self.needs(Resource::Date) > 0) * 2;
        lack + act + dates + i32::from(colour == Colour::Red)
    }

    /// What the hero does.
    fn heroic(&self, legal: &[Action]) -> Action {
        if let Some(liked) = fitting(self.likes.iter().map(String::as_str), legal) {
            return liked;
        }
        self.best(legal, |action| match action {
            Action::Select(keshis) => keshis.iter().map(|colour| self.helps(colour)).sum(),
            Action::Assistant(sector) => sector.colour().map_or(0, |colour| self.helps(colour)),
            Action::Claim(colour, count) if self.spare(colour) < count.into() => -100 - i32::from(count),
            Action::New(sector) if sector.colour().is_some_and(|colour| self.spare(colour) == 0) => -1,
            Action::Claim(colour, count) => {
                let lack = i32::from(self.lack(colour));
                let count = i32::from(count);
                if lack > 0 { 20 + 2 * count.min(lack) - count } else { harm(colour) - 4 * count }
            }
            Action::New(sector) => {
                let lack = sector.colour().map_or(0, |colour| self.lack(colour));
                let goods =
                    u16::from(sector == Sector::Souk) * Colour::GOODS.map(|good| self.lack(good)).iter().sum::<u16>();
                i32::from(lack + goods) * 5 + 1
            }
            Action::Act(Sector::Orchard) => i32::from(self.needs(Resource::Date)) * 4,
            Action::Keshi(colour) => i32::from(self.lack(colour)) * 5 + i32::from(colour.is_good()),
            Action::Take(resource) => i32::from(self.needs(resource)),
            Action::Stop => 1,
            _ => 0,
        })
    }

    /// What the others do: throw in what the hero needs, and leave it alone.
    fn humble(&self, seat: Seat, legal: &[Action]) -> Action {
        if let Some(liked) = fitting(self.habits[seat.index()].iter().map(String::as_str), legal) {
            return liked;
        }
        self.best(legal, |action| match action {
            Action::Select(keshis) => keshis.iter().map(|colour| i32::from(self.lack(colour).min(1))).sum(),
            Action::Claim(colour, count) if self.spare(colour) == 0 => 100 + i32::from(count),
            Action::Claim(colour, count) => {
                let needed = i32::from(self.lack(colour) > 0) * 40;
                harm(colour) - needed - 4 * i32::from(count)
            }
            Action::New(sector) => 10 + sector.colour().map_or(8, harm),
            Action::Stop => 1,
            _ => 0,
        })
    }

    /// The first of the best.
    fn best(&self, legal: &[Action], value: impl Fn(Action) -> i32) -> Action {
        let first = |best: Option<(Action, i32)>, action: &Action| match (best, value(*action)) {
            (Some((best, most)), value) if most >= value => Some((best, most)),
            (_, value) => Some((*action, value)),
        };
        legal.iter().fold(None, first).unwrap().0
    }
}

impl Scenario {
    /// Sets a goal like [`reach`](Scenario::reach), and does not wait for it.
    pub(crate) fn aim(&mut self, goal: &str) -> &mut Scenario {
        self.goal = Goal::default();
        for part in goal.split_whitespace() {
            if let Some(sector) = part.strip_prefix("act:") {
                self.goal.act = Sector::ALL.into_iter().find(|one| one.name() == sector);
                assert!(self.goal.act.is_some(), "{sector} is no sector");
                continue;
            }
            let digits = part.find(|sign: char| sign.is_ascii_digit()).unwrap();
            let (what, count) = (&part[..digits], part[digits..].parse().unwrap());
            match Resource::ALL.into_iter().find(|resource| resource.name() == what) {
                Some(resource) => self.goal.resources[resource as usize] = count,
                None => self.goal.keshis[what.parse::<Colour>().unwrap() as usize] = count,
            }
        }
        self
    }

    /// Puts something before all that the hero likes.
    pub(crate) fn like_first(&mut self, pattern: &str) -> &mut Scenario {
        self.likes.insert(0, pattern.to_owned());
        self
    }

    /// How many keshis of some colours the hero takes at the most, if it can be helped, as in `turquoise5 white2`.
    pub(crate) fn cap(mut self, most: &str) -> Scenario {
        for part in most.split_whitespace() {
            let digits = part.find(|sign: char| sign.is_ascii_digit()).unwrap();
            self.caps[part[..digits].parse::<Colour>().unwrap() as usize] = part[digits..].parse().unwrap();
        }
        self
    }

    /// How many more keshis of a colour the hero takes.
    fn spare(&self, colour: Colour) -> u16 {
        self.caps[colour as usize].saturating_sub(self.owned(colour))
    }

    /// What another seat, counted from 1, does whenever it is legal.
    pub(crate) fn habit(mut self, seat: usize, patterns: &str) -> Scenario {
        self.habits(seat, patterns);
        self
    }

    /// Replaces what another seat does whenever it is legal.
    pub(crate) fn habits(&mut self, seat: usize, patterns: &str) {
        self.habits[seat - 1] = patterns.split_whitespace().map(str::to_owned).collect();
    }

    /// The board of a seat, counted from 1.
    pub(crate) fn board(&self, seat: usize) -> &Board {
        self.state.board(Seat::new(seat - 1))
    }

    /// Lets the game go on by itself until the season is over, with all that belongs to its end.
    pub(crate) fn end_season(&mut self) -> &mut Scenario {
        let (season, _) = self.state.time();
        self.until(|scenario| scenario.state.time().0 > season || scenario.state.waits() == Waits::Over)
    }

    /// Lets the game go on by itself until this round of this season begins.
    pub(crate) fn begin(&mut self, season: u8, round: u8) -> &mut Scenario {
        self.until(|scenario| scenario.state.time() == (season, round) && scenario.state.phase() == Phase::Select)
    }

    /// Lets the game go on by itself until it is over.
    pub(crate) fn finish(&mut self) -> &mut Scenario {
        self.until(|scenario| scenario.state.waits() == Waits::Over)
    }
}

/// The first of these patterns that something legal fits; `*` at the end stands for anything.
pub(crate) fn fitting<'a>(mut patterns: impl Iterator<Item = &'a str>, legal: &[Action]) -> Option<Action> {
    patterns.find_map(|pattern| {
        let fits = |text: String| pattern.strip_suffix('*').map_or(text == pattern, |start| text.starts_with(start));
        legal.iter().copied().find(|action| fits(action.to_string()))
    })
}

/// How little a keshi of this colour stirs up when nobody needs it: more is less.
fn harm(colour: Colour) -> i32 {
    match colour {
        Colour::Pink | Colour::Brown | Colour::Red => 0,
        Colour::Green => 2,
        Colour::Purple | Colour::Orange | Colour::Yellow => 3,
        _ => 4,
    }
}
