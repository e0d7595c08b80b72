//! One test at least for every ruling that concerns the base game in its Classic edition, in files by the headings of the
//! rulings, and what they share.

mod assistants;
mod books;
mod claiming;
mod end;
mod expansions;
mod gates;
mod order;
mod refusing;
mod river;
mod scrolls;
mod setup;

use keshi::{Action, Colour, Edition, Effect, Event, Options, Phase, Question, Resource, Stairs, Waits};
use table::Seat;

use crate::scenario::{HERO, PLENTY, Scenario};
use crate::scrolls::bought;
use crate::tools::{claim_but, drive, drive_thrown, first, open, selection, table_with};

/// A game with these river tiles.
fn with_river(players: usize, river: [u8; 3], draws: &str) -> Scenario {
    table_with(Options { players, river: Some(river), ..Scenario::options() }, draws)
}

/// In a game where the hero alone sails, the river tile of this season has just come to the hero.
pub(crate) fn sailing(players: usize, river: [u8; 3], season: u8) -> Scenario {
    let mut scenario = with_river(players, river, "");
    drive(&mut scenario, sail, move |scenario| {
        scenario.state.time().0 == season
            && scenario.events.iter().any(|event| {
                matches!(event, Event::RiverWon { place: 1, tile, .. } if tile.0 == river[usize::from(season) - 1])
            })
    });
    scenario
}

/// What the others do where the hero alone sails: no entertainer of theirs brings a step on the river.
const OTHERS: &str = "new:river new:square entertainer:1 entertainer:2 entertainer:3 entertainer:7 entertainer:8 \
                      entertainer:4 entertainer:6 bonus:1 line:dinars";

/// The hero sails whenever it is possible, and the others never do.
fn sail(_: &Scenario, seat: Seat, legal: &[Action]) -> Option<Action> {
    if seat == HERO {
        let choice = selection(legal, &[Colour::Turquoise], &[Colour::Red]);
        choice.or_else(|| first(legal, "claim:turquoise2 claim:turquoise1 act:river assistant:river"))
    } else {
        claim_but(legal, &[Colour::Turquoise, Colour::Pink]).or_else(|| first(legal, OTHERS))
    }
}

/// The hero is about to cover the exchange icon, and has what else is asked.
pub(crate) fn exchanging(more: &str) -> Scenario {
    let likes = "supply:123 caravan:left caravan:right act:medina gate:1* space:*";
    let mut scenario = bought(Scenario::new().like(likes), 62, &format!("brown3 {more}"));
    while scenario.state.effects().last() != Some(&Effect::Ask(Question::Swap)) {
        let step = first(&scenario.actions(), "oasis:* stop").unwrap();
        scenario.play(&step.to_string());
    }
    assert_eq!(scenario.me().claimed().count(), 3);
    scenario
}

/// The hero is about to claim the fifth oasis, which gives a scroll, and has an assistant in the madrasa too.
pub(crate) fn fifth_oasis() -> Scenario {
    let likes = "caravan:left caravan:right supply:123";
    let mut scenario = bought(Scenario::new().like(likes), 45, "brown3");
    let claim = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        if player != HERO {
            return None;
        }
        let me = scenario.me();
        let claimed = me.claimed().count();
        let top = scenario.state.effects().last().copied();
        let steps = match top {
            Some(
                Effect::Ask(Question::Madrasa | Question::Stored(_)) | Effect::Ask(Question::Swap | Question::River(_)),
            ) => "stop",
            Some(Effect::Ask(Question::Sahara)) if claimed < 4 => "oasis:*",
            Some(Effect::Ask(Question::Sahara)) => "stop",
            Some(Effect::Ask(Question::PayAny(_))) => "pay:water pay:date",
            _ if claimed < 4 => {
                "act:sahara assistant:sahara act:orchard claim:brown2 claim:green1 caravan:left caravan:right"
            }
            _ => "act:orchard claim:brown2 new:sahara caravan:left caravan:right claim:green1 entertainer:8 new:square",
        };
        let together = selection(legal, &[Colour::Gray, Colour::Brown], &[Colour::Green]);
        let last = scenario.state.time().0 == 3;
        let pick = if last {
            selection(legal, &[Colour::Green], &[Colour::Gray, Colour::Brown]).or(together)
        } else {
            together
        };
        pick.or_else(|| first(legal, steps))
    };
    let ready = |scenario: &Scenario| {
        let me = scenario.me();
        me.claimed().count() == 4
            && scenario.may("act:sahara")
            && scenario.may("act:madrasa")
            && me.of(Resource::Dinar) > 0
            && me.of(Resource::Date) > 1
    };
    drive(&mut scenario, claim, ready);
    scenario
}

/// All buy from the first two stacks of scrolls, one from each in a turn, until the stacks of that kind hold so many.
fn bought_in_pairs(left: [u64; 3]) -> Scenario {
    let mut scenario = Scenario::starting(Scenario::options(), "9 dates").draws("start:1");
    scenario.until(|scenario| scenario.state.phase() == Phase::Select);
    let buy = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        let board = scenario.state.board(player);
        let able = board.count(Colour::Gray) >= 2 && board.of(Resource::Date) >= 2;
        let tops = scenario.state.scrolls_shown();
        let study = if able { "act:madrasa" } else { "new:madrasa" };
        let steps = match scenario.state.effects().last() {
            Some(Effect::Ask(Question::Madrasa)) => format!("scroll:{} scroll:{} stop", tops[0], tops[1]),
            _ => format!("claim:gray1 claim:green1 {study} act:orchard assistant:madrasa"),
        };
        let pick = selection(legal, &[Colour::Gray], &[]).or_else(|| selection(legal, &[Colour::Red], &[]));
        pick.or_else(|| first(legal, &steps))
    };
    drive(&mut scenario, buy, |scenario| scrolls_left(scenario) == left);
    scenario
}

/// How many scrolls for one scholar are in each stack, with the open one.
fn scrolls_left(scenario: &Scenario) -> [u64; 3] {
    let stacks = open(scenario)["stacks"].clone();
    let hidden = |stack: usize| {
        stacks[stack]["unknown"].as_u64().unwrap() + stacks[stack]["known"].as_array().unwrap().len() as u64
    };
    [0, 1, 2].map(|stack| hidden(stack) + u64::from(scenario.state.scrolls_shown()[stack].is_some()))
}

/// A game with desert towns 10, 11 and 12, in which the hero sends caravans along the left path, and likes this.
pub(crate) fn towns(likes: &str) -> Scenario {
    let scenario = Scenario::starting(Options { desert_towns: true, ..Scenario::options() }, PLENTY);
    let mut scenario = scenario.draws("town:10 town:11 town:12 scroll:71").like(&format!("{likes} caravan:left"));
    scenario.aim("brown4");
    scenario
}

/// The hero has claimed a desert town, and had what else is asked.
pub(crate) fn in_town(town: u8, more: &str) -> Scenario {
    let mut scenario = towns("");
    scenario.until(|scenario| scenario.may(&format!("town:{town}"))).play(&format!("town:{town}"));
    scenario.reach(&format!("{more} purple1 orange1 yellow1 act:sahara"));
    scenario.play(&format!("act:sahara town:{town}"));
    scenario
}

/// The hero is in the imam's company.
fn beside_imam(draws: &str) -> Scenario {
    let scenario = Scenario::with(Options { imam_and_sultan: true, ..Scenario::options() }).draws(draws);
    let mut scenario = scenario.cap("purple0 orange0 yellow0").like("act:mosque line:points");
    scenario.aim("black4").until(|scenario| scenario.me().step(Stairs::Mosque) >= 5);
    scenario.cap("purple9 orange9 yellow9")
}

/// The hero, in the imam's company, is about to choose which of three goods is spared.
pub(crate) fn with_imam() -> Scenario {
    let mut scenario = beside_imam("luxury:11");
    scenario.reach("purple1 orange1 yellow1 act:souk");
    scenario.play("act:souk luxury:11");
    scenario
}

/// Essential edition: no pink keshi ever comes out of the tower, and the hero, who leads, has a placeholder to exchange
/// before the fourth round of season 2.
pub(crate) fn with_placeholder() -> Scenario {
    let mut scenario = table_with(Options { edition: Edition::Essential, ..Scenario::options() }, "");
    let lead = |_: &Scenario, seat: Seat, legal: &[Action]| match seat {
        HERO => first(legal, "claim:green2 claim:green1 new:orchard"),
        _ => claim_but(legal, &[Colour::Green]),
    };
    let but_pink =
        |scenario: &Scenario| scenario.thrown().iter().filter(|&(colour, _)| colour != Colour::Pink).collect();
    drive_thrown(&mut scenario, lead, but_pink, |scenario| {
        scenario.state.phase() == Phase::Placeholders
            && scenario.state.waits() == Waits::Player
            && scenario.state.seat() == HERO
    });
    scenario
}
