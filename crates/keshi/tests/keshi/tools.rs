//! What the tests share: to look, to compare, and to guide everybody.

use keshi::{Action, Board, Colour, Draw, Effect, Event, Keshis, Options, Outcome, Phase, Resource, Stairs, Waits};
use serde_json::Value;
use table::{Game, Seat, Turn};

use crate::scenario::{HERO, Scenario, fitting};

/// The seat with this number, from 1.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// Points, dates, water and dinars.
pub(crate) fn purse(board: &Board) -> [i32; 4] {
    let of = |resource| i32::from(board.of(resource));
    [board.total(), of(Resource::Date), of(Resource::Water), of(Resource::Dinar)]
}

/// Dates, water and dinars.
pub(crate) fn resources(board: &Board) -> [u16; 3] {
    Resource::ALL.map(|resource| board.of(resource))
}

/// What the hero has more than before: points, dates, water, dinars.
pub(crate) fn gained(scenario: &Scenario, before: &Board) -> [i32; 4] {
    let (now, then) = (purse(scenario.me()), purse(before));
    std::array::from_fn(|at| now[at] - then[at])
}

/// All that the hero has got or lost since, as in `date-1 points+3 white+1 river+2`.
pub(crate) fn since(before: &Board, scenario: &Scenario) -> String {
    let after = scenario.me();
    let number = |board: &Board, what: &str| match Resource::ALL.into_iter().find(|one| one.name() == what) {
        Some(resource) => i32::from(board.of(resource)),
        None => match what {
            "points" => board.total(),
            "river" => board.river().into(),
            "palace" => board.step(Stairs::Palace).into(),
            "mosque" => board.step(Stairs::Mosque).into(),
            "gates" => board.gates().into(),
            "luxury" => board.luxury().len().into(),
            "oases" => board.claimed().count() as i32,
            colour => board.count(colour.parse().unwrap()).into(),
        },
    };
    let places = ["river", "palace", "mosque", "gates", "luxury", "oases"];
    let all = Resource::ALL.map(Resource::name).into_iter().chain(["points"]);
    let all = all.chain(Colour::ALL.map(Colour::name)).chain(places);
    let changed = all.map(|what| (what, number(after, what) - number(before, what))).filter(|&(_, more)| more != 0);
    changed.map(|(what, more)| format!("{what}{more:+}")).collect::<Vec<_>>().join(" ")
}

/// Where the hero's pawns stand: palace, mosque, river.
pub(crate) fn stands(scenario: &Scenario) -> [u8; 3] {
    let me = scenario.me();
    [me.step(Stairs::Palace), me.step(Stairs::Mosque), me.river()]
}

/// What everybody can see, as data.
pub(crate) fn open(scenario: &Scenario) -> Value {
    let position = scenario.game.position(&scenario.state);
    serde_json::from_str::<Value>(&position).unwrap()["open"].clone()
}

/// What the hero has to decide.
pub(crate) fn question(scenario: &Scenario) -> Option<Effect> {
    scenario.state.effects().last().copied().filter(|_| scenario.state.seat() == HERO)
}

/// The hero may do just this now.
#[track_caller]
pub(crate) fn asked(scenario: &Scenario, actions: &str) {
    let mut legal = scenario.legal();
    let mut asked: Vec<_> = actions.split_whitespace().map(str::to_owned).collect();
    legal.sort();
    asked.sort();
    assert_eq!(legal, asked);
    assert_eq!(scenario.state.seat(), HERO);
}

/// Why the hero may not do this now, without the beginning that all refusals of the game share.
pub(crate) fn refused(scenario: &Scenario, action: &str) -> &'static str {
    refused_to(scenario, HERO, action)
}

/// Why a seat may not do this now.
pub(crate) fn refused_to(scenario: &Scenario, seat: Seat, action: &str) -> &'static str {
    let refusal = scenario.game.allows(&scenario.state, seat, action.parse().unwrap()).unwrap_err();
    refusal.0.strip_prefix("keshi-refusal-").unwrap_or(refusal.0)
}

/// A game for so many at the first selection. The hero starts it.
pub(crate) fn table(players: usize, draws: &str) -> Scenario {
    table_with(Options { players, ..Scenario::options() }, draws)
}

/// The same with these options.
pub(crate) fn table_with(options: Options, draws: &str) -> Scenario {
    let mut scenario = Scenario::with(options).draws(&format!("start:1 {draws}"));
    scenario.until(|scenario| scenario.state.phase() == Phase::Select);
    scenario
}

/// Lets one step pass: everybody does what is chosen for them, or else what they do by themselves.
pub(crate) fn step(scenario: &mut Scenario, choose: &impl Fn(&Scenario, Seat, &[Action]) -> Option<Action>) {
    let turn = scenario.game.turn(&scenario.state);
    if turn == Turn::Chance {
        scenario.draw();
        return;
    }
    let mut left = turn == Turn::Over;
    let mut legal = Vec::new();
    for seat in turn.seats().iter() {
        scenario.game.legal(&scenario.state, seat, &mut legal);
        match choose(scenario, seat, &legal) {
            Some(action) => scenario.game.apply(&mut scenario.state, seat, action, &mut scenario.events).unwrap(),
            None => left = true,
        }
    }
    if left {
        scenario.step();
    }
}

/// Goes on until this holds, with everybody guided.
pub(crate) fn drive(
    scenario: &mut Scenario,
    choose: impl Fn(&Scenario, Seat, &[Action]) -> Option<Action>,
    reached: impl Fn(&Scenario) -> bool,
) {
    while !reached(scenario) {
        step(scenario, &choose);
    }
}

/// The first of these patterns that something legal fits; `*` at the end stands for anything.
pub(crate) fn first(legal: &[Action], patterns: &str) -> Option<Action> {
    fitting(patterns.split_whitespace(), legal)
}

/// What was told since so many events.
pub(crate) fn told(scenario: &Scenario, since: usize) -> &[Event] {
    &scenario.events[since..]
}

/// What came first since so many events, after what somebody decided.
pub(crate) fn came(scenario: &Scenario, since: usize) -> Event {
    *told(scenario, since).iter().find(|event| !matches!(event, Event::Decided { .. })).unwrap()
}

/// The hero, first of four in the first round, has three scholars, two pickers, three dates, a dinar and water, and is
/// about to use the assistants in the madrasa and the palace.
pub(crate) fn school(draws: &str) -> Scenario {
    let mut scenario = table(4, draws);
    scenario.play("select:green,gray,white select:green,gray,white select:gray,white,black select:white,black,beige");
    scenario.play("tower:green2,gray3,white4,black2");
    scenario
        .play("claim:gray2 claim:white1 claim:white1 claim:white1 claim:gray1 claim:white1 claim:black1 claim:black1");
    scenario.play("claim:green2 act:orchard");
    assert_eq!(purse(scenario.me()), [12, 3, 1, 1]);
    scenario
}

/// The first round of four: all select these three colours, of which the hero gets four and two and the others the
/// rest. The hero is about to use the assistants, unless something is to be placed first.
pub(crate) fn first_round(scenario: &mut Scenario, four: Colour, two: Colour, rest: Colour) {
    let mut all = [four, two, rest];
    all.sort();
    let select = format!("select:{},{},{} ", all[0], all[1], all[2]);
    scenario.play(&select.repeat(4));
    let take = |_: &Scenario, seat: Seat, legal: &[Action]| {
        let own = [(four, 2), (two, 2)].map(|(colour, count)| format!("claim:{colour}{count}")).join(" ");
        let others = format!("claim:{rest}1 claim:{two}1 claim:{two}2");
        first(legal, if seat == HERO { &own } else { &others })
    };
    drive(scenario, take, |scenario| scenario.state.phase() != Phase::Claim && scenario.state.phase() != Phase::Throw);
}

/// Like [`drive`], but this comes out of the tower.
pub(crate) fn drive_thrown(
    scenario: &mut Scenario,
    choose: impl Fn(&Scenario, Seat, &[Action]) -> Option<Action>,
    fallen: impl Fn(&Scenario) -> Keshis,
    reached: impl Fn(&Scenario) -> bool,
) {
    while !reached(scenario) {
        if scenario.state.waits() == Waits::Chance(Draw::Tower) {
            let outcome = Outcome::Tower(fallen(scenario));
            scenario.game.settle(&mut scenario.state, outcome, &mut scenario.events).unwrap();
        } else {
            step(scenario, &choose);
        }
    }
}

/// The first selection that has all of these colours, and none of those.
pub(crate) fn selection(legal: &[Action], with: &[Colour], without: &[Colour]) -> Option<Action> {
    let fits = |action: &&Action| match action {
        Action::Select(keshis) => {
            with.iter().all(|&colour| keshis.has(colour)) && without.iter().all(|&colour| !keshis.has(colour))
        }
        _ => false,
    };
    legal.iter().find(fits).copied()
}

/// The first claim of a single keshi that is of none of these colours.
pub(crate) fn claim_but(legal: &[Action], colours: &[Colour]) -> Option<Action> {
    let other = |action: &&Action| matches!(action, Action::Claim(colour, 1) if !colours.contains(colour));
    legal.iter().find(other).copied()
}

/// Goes on until the hero exchanges what was claimed (Essential edition), and exchanges keshis of a colour first, each in
/// this way.
pub(crate) fn exchange(scenario: &mut Scenario, colour: Colour, ways: &[&str]) {
    scenario.until(|scenario| scenario.state.phase() == Phase::Exchange && scenario.state.seat() == HERO);
    for way in ways {
        let keshi = format!("keshi:{colour}");
        if scenario.host().may(&keshi) {
            scenario.play(&keshi);
        }
        scenario.play(way);
    }
}
