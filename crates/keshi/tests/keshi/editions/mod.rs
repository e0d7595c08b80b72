//! Where the Essential edition differs from the Classic one, and where it looks different and is the same.

mod examples;
mod placeholders;
mod stacks;

use keshi::{
    Action, Colour, Draw, Edition, Effect, Event, Offices, Options, Phase, Question, Resource, Source, Stairs, Waits,
};
use table::{Game, Seat};

use self::placeholders::{NONE, holders, stuck_in_tower};
use self::stacks::{GRAY, studying};
use crate::oases::two;
use crate::rulings::sailing;
use crate::scenario::{HERO, Scenario, in_edition};
use crate::scrolls::late::{owning, points, rich};
use crate::tools::{drive, drive_thrown, exchange, first, open, resources, seat, selection, table, table_with};

/// A game of the Essential edition for four at the first selection. The hero starts it.
fn essential(draws: &str) -> Scenario {
    table_with(in_edition(Edition::Essential, Scenario::options), draws)
}

/// A point in which the editions differ, or only seem to: what is seen of it in play.
struct Difference {
    point: &'static str,
    seen: fn() -> String,
    classic: &'static str,
    essential: &'static str,
}

const DIFFERENCES: &[Difference] = &[
    Difference {
        point: "keshis that are claimed",
        seen: claimed,
        classic: "2 on the board and 0 beside it, 2 points",
        essential: "0 on the board and 2 beside it, 0 points",
    },
    Difference {
        point: "what a claimed keshi brings, before the next claim",
        seen: || next_claim(&mut seven_fish(1), "claim:pink1"),
        classic: "no fish may be claimed",
        essential: "a fish may be claimed",
    },
    Difference {
        point: "the limit of a sector, after a claim for its last space",
        seen: || next_claim(&mut seven_fish(2), "claim:turquoise1"),
        classic: "no fish may be claimed",
        essential: "no fish may be claimed",
    },
    Difference {
        point: "a keshi given back for the exchange icon",
        seen: exchange_icon,
        classic: "1 scholar, then 0 and a good",
        essential: "1 scholar, then 0 and a good",
    },
    Difference {
        point: "scrolls on display, and face down in each stack",
        seen: || stacks(&table(4, ""), "stacks", 0..3),
        classic: "3 open, 6+6+6",
        essential: "3 open, 18+0+0",
    },
    Difference {
        point: "where refreshed scrolls go",
        seen: refreshed,
        classic: "1+1+1 under the stacks, 3 others open",
        essential: "3+0+0 under the stacks, 3 others open",
    },
    Difference {
        point: "an empty stack of scrolls",
        seen: emptied_stacks,
        classic: "takes half of another",
        essential: "is not filled",
    },
    Difference {
        point: "luxury goods on display, and face down in each stack",
        seen: || stacks(&table(4, ""), "shops", 0..5),
        classic: "5 open, 4+4+4+4+4",
        essential: "5 open, 20+0+0+0+0",
    },
    Difference {
        point: "an empty shop",
        seen: emptied_shops,
        classic: "takes half of another",
        essential: "is not filled",
    },
    Difference {
        point: "water of a vendor with scroll 35",
        seen: || vendor(35, |scenario, before| i32::from(scenario.me().of(Resource::Water)) - i32::from(before[1])),
        classic: "2 for a new keshi, 2 for an action",
        essential: "2 for a new keshi, 2 for an action",
    },
    Difference {
        point: "points of a vendor with scroll 50",
        seen: || vendor(50, |scenario, _| points(scenario, Source::Scrolls).into()),
        classic: "0 for a new keshi, 2 for an action",
        essential: "2 for a new keshi, 2 for an action",
    },
    Difference {
        point: "the first keshi of scroll 43",
        seen: || first_of_several(owning(rich(""), 43)),
        classic: "waits for the others",
        essential: "is placed at once",
    },
    Difference {
        point: "the first keshi of scroll 67",
        seen: || first_of_several(owning(rich(""), 67)),
        classic: "waits for the others",
        essential: "is placed at once",
    },
    Difference {
        point: "the first keshi of river tile 03",
        seen: || first_of_several(sailing(4, [8, 3, 5], 2)),
        classic: "waits for the others, and may be refused",
        essential: "is placed at once",
    },
    Difference {
        point: "the office behind one that was in play, of both kinds mixed",
        seen: other_side,
        classic: "may come",
        essential: "may not come",
    },
    Difference {
        point: "placeholders where three guards are stuck in the tower",
        seen: || format!("{:?}", holders(&stuck_in_tower(4, 2, &[(Colour::Beige, 3)], NONE), Colour::Beige)),
        classic: "[]",
        essential: "[2]",
    },
    Difference {
        point: "placeholders where two guards are stuck and one lies on a supply board",
        seen: || format!("{:?}", holders(&stuck_in_tower(4, 2, &[(Colour::Beige, 2)], NONE), Colour::Beige)),
        classic: "[]",
        essential: "[]",
    },
    Difference {
        point: "spaces for caravans with desert towns",
        seen: town_spaces,
        classic: "4 left, 4 right, 0 at the start oasis",
        essential: "4 left, 4 right, 0 at the start oasis",
    },
    Difference {
        // Printed only: points are counted without laps.
        point: "a lap of the score track",
        seen: || {
            let scenario = Scenario::new();
            let laps = scenario.game.printed().laps;
            format!("{} points", laps[scenario.game.terms().options.edition as usize])
        },
        classic: "100 points",
        essential: "70 points",
    },
];

#[test]
fn the_editions_differ_just_there() {
    for Difference { point, seen, classic, essential } in DIFFERENCES {
        let seen = [Edition::Classic, Edition::Essential].map(|edition| in_edition(edition, seen));
        assert_eq!(seen, [*classic, *essential], "{point}");
    }
}

const CLAIMS: &str = "select:green,gray,pink select:green,gray,black tower:green2,gray2,black1,pink1 claim:green2";

fn claimed() -> String {
    let mut scenario = table(2, "");
    scenario.play(CLAIMS);
    assert_eq!(scenario.state.phase(), Phase::Claim);
    let (me, green) = (scenario.me(), Colour::Green);
    format!("{} on the board and {} beside it, {} points", me.count(green), me.aside().of(green), me.total() - 10)
}

/// The hero has seven fish, stands below the first threshold of the palace, and is the first to claim. So many fish
/// lie in the base, an entertainer, and others.
fn seven_fish(fish: u8) -> Scenario {
    let mut scenario = table(4, "").cap("white3 pink0 turquoise7");
    scenario.reach("white3 act:palace").play("act:palace");
    scenario.likes("new:palace");
    scenario.reach("turquoise7");
    let fallen = |scenario: &Scenario, pink: u8, fish: u8| {
        let mut fallen = scenario.thrown();
        fallen.take(Colour::Pink, fallen.of(Colour::Pink).saturating_sub(pink));
        fallen.take(Colour::Turquoise, fallen.of(Colour::Turquoise).saturating_sub(fish));
        fallen
    };
    drive_thrown(
        &mut scenario,
        |_, _, _| None,
        |scenario| fallen(scenario, 0, 0),
        |scenario| {
            let all = scenario.thrown();
            let first = scenario.state.waits() == Waits::Chance(Draw::Tower) && scenario.state.seat() == HERO;
            first && all.of(Colour::Pink) > 0 && all.of(Colour::Turquoise) >= fish
        },
    );
    let outcome = format!("tower:{}", fallen(&scenario, 1, fish));
    scenario.play(&outcome);
    assert_eq!((scenario.me().count(Colour::Turquoise), scenario.me().step(Stairs::Palace)), (7, 3));
    assert_eq!((scenario.state.phase(), scenario.state.seat()), (Phase::Claim, HERO));
    scenario
}

/// Whether the hero may claim a fish after this claim. An entertainer leads to a fish, over the palace.
fn next_claim(scenario: &mut Scenario, first: &str) -> String {
    scenario.likes("entertainer:4 line:left");
    (2..=4).for_each(|seat| scenario.habits(seat, "claim:gray1 claim:white1 claim:black1 claim:beige1 claim:purple1"));
    scenario.play(first);
    scenario.until(|scenario| scenario.state.seat() != HERO);
    scenario.until(|scenario| scenario.state.seat() == HERO);
    assert_eq!(scenario.state.effects(), [Effect::Ask(Question::Claim)], "{:?}", scenario.legal());
    assert!(scenario.state.base().of(Colour::Turquoise) > 0);
    if scenario.may("claim:turquoise1") { "a fish may be claimed" } else { "no fish may be claimed" }.to_owned()
}

fn stacks(scenario: &Scenario, kind: &str, which: std::ops::Range<usize>) -> String {
    let all = open(scenario)[kind].clone();
    let shown = which.clone().filter(|&at| !all[at]["top"].is_null()).count();
    let unknown: Vec<String> = which.map(|at| all[at]["unknown"].to_string()).collect();
    format!("{shown} open, {}", unknown.join("+"))
}

fn refreshed() -> String {
    let mut scenario = Scenario::new();
    scenario.reach("gray1 date1 dinar1 act:madrasa");
    let old = scenario.state.scrolls_shown();
    scenario.play("act:madrasa refresh:gray").host();
    let stacks = open(&scenario)["stacks"].clone();
    let known: Vec<String> = (0..3).map(|at| stacks[at]["known"].as_array().unwrap().len().to_string()).collect();
    let others = scenario.state.scrolls_shown()[..3].iter().filter(|top| top.is_some() && !old.contains(top)).count();
    format!("{} under the stacks, {others} others open", known.join("+"))
}

fn emptied_stacks() -> String {
    let (mut scenario, choose) = studying(GRAY);
    let emptied = |scenario: &Scenario| {
        let split = |event: &Event| matches!(event, Event::StackSplit { .. });
        let bare = scenario.state.scrolls_shown()[..3].iter().any(|top| !top.is_some());
        let rests = matches!(scenario.state.phase(), Phase::Select | Phase::Claim);
        scenario.events.iter().any(split) || (bare && rests)
    };
    drive(&mut scenario, choose, emptied);
    let split = scenario.events.iter().any(|event| matches!(event, Event::StackSplit { .. }));
    if split { "takes half of another" } else { "is not filled" }.to_owned()
}

fn emptied_shops() -> String {
    let mut scenario = table(4, "");
    let buy = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let board = scenario.state.board(seat);
        let owned = |good: &Colour| board.count(*good) + u16::from(board.aside().of(*good));
        let mut goods = Colour::GOODS;
        goods.sort_by_key(owned);
        let rarest = goods.map(|good| format!("keshi:{good} claim:{good}2 claim:{good}1")).join(" ");
        let select = Colour::ALL[8..].iter().find_map(|&colour| selection(legal, &[colour], &[]));
        let buying = matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::Souk(_))));
        let spare = "entertainer:3 act:square bonus:3 rapid:3 act:river";
        let rest = format!("luxury:* act:souk new:souk assistant:souk {rarest} {spare}");
        select.or_else(|| first(legal, if buying { "luxury:* stop" } else { &rest }))
    };
    let split = |scenario: &Scenario| scenario.events.iter().any(|event| matches!(event, Event::ShopSplit { .. }));
    let bare = |scenario: &Scenario| scenario.state.luxury_shown().iter().any(|top| !top.is_some());
    let rests = |scenario: &Scenario| matches!(scenario.state.phase(), Phase::Select | Phase::Claim);
    let over = |scenario: &Scenario| scenario.state.waits() == Waits::Over;
    drive(&mut scenario, buy, |scenario| split(scenario) || (bare(scenario) && rests(scenario)) || over(scenario));
    assert!(split(&scenario) || bare(&scenario), "{}", open(&scenario)["shops"]);
    if split(&scenario) { "takes half of another" } else { "is not filled" }.to_owned()
}

/// What the hero has from a vendor in the orchard with this scroll, for a new keshi and for an action.
fn vendor(scroll: u8, gain: fn(&Scenario, [u16; 3]) -> i32) -> String {
    let mut scenario = owning(rich("vendor:orchard"), scroll);
    scenario.reach("red1 green1 act:orchard");
    let (state, before) = (scenario.state, resources(scenario.me()));
    let [new, act] = ["new:orchard", "act:orchard"].map(|action| {
        scenario.state = state;
        scenario.play(action);
        gain(&scenario, before)
    });
    format!("{new} for a new keshi, {act} for an action")
}

/// What becomes of the first of several keshis that the hero takes.
fn first_of_several(mut scenario: Scenario) -> String {
    let refused = if scenario.may("stop") { ", and may be refused" } else { "" };
    let guards = scenario.me().count(Colour::Beige);
    scenario.play("keshi:beige");
    let placed = scenario.me().count(Colour::Beige) > guards;
    assert!(scenario.may("keshi:purple"), "there is another to take");
    format!("{}{refused}", if placed { "is placed at once" } else { "waits for the others" })
}

fn exchange_icon() -> String {
    let mut scenario = two(Scenario::new(), [1, 2, 3]);
    let scholars = scenario.me().count(Colour::Gray);
    scenario.play("oasis:03 return:gray keshi:yellow");
    format!("{scholars} scholar, then {} and a good", scenario.me().count(Colour::Gray))
}

fn other_side() -> String {
    let options = Options { offices: Offices::Mixed, ..Scenario::options() };
    let mut scenario = Scenario::with(options).draws("office:01");
    scenario.until(|scenario| scenario.state.phase() == Phase::Office);
    let comes = scenario.game.admits(&scenario.state, "office:07".parse().unwrap()).is_ok();
    assert!(scenario.game.admits(&scenario.state, "office:08".parse().unwrap()).is_ok(), "any other may come");
    if comes { "may come" } else { "may not come" }.to_owned()
}

fn town_spaces() -> String {
    let mut scenario = Scenario::with(Options { desert_towns: true, ..Scenario::options() });
    scenario.likes("claim:brown2 claim:brown1 new:sahara caravan:left caravan:right");
    scenario.reach("brown8");
    let caravans = open(&scenario)["boards"][0]["caravans"].clone();
    let [left, right, start] = ["left", "right", "start"].map(|way| caravans[way].clone());
    format!("{left} left, {right} right, {start} at the start oasis")
}

#[test]
fn claimed_keshis_are_exchanged_in_turn_order_when_the_base_is_empty() {
    let mut scenario = in_edition(Edition::Essential, || table(2, ""));
    scenario.play(CLAIMS).play("claim:gray2 claim:pink1");
    assert_eq!(scenario.state.board(seat(2)).count(Colour::Gray), 0);
    // The last one is claimed by itself; then the start player exchanges first.
    assert_eq!((scenario.state.phase(), scenario.state.seat()), (Phase::Exchange, HERO));
    assert_eq!(scenario.legal(), ["keshi:green", "keshi:pink"], "in the order that the player likes");
    scenario.play("keshi:pink entertainer:1");
    assert_eq!((scenario.me().count(Colour::Green), scenario.state.seat()), (2, seat(2)));
    scenario.play("keshi:black");
    assert_eq!(scenario.state.board(seat(2)).count(Colour::Gray), 2);
    assert_eq!(scenario.state.board(seat(2)).count(Colour::Black), 1);
    assert_eq!(scenario.state.phase(), Phase::Use);
    let placed = |event: &Event| matches!(event, Event::Deployed { .. });
    let claimed = |event: &Event| matches!(event, Event::Claimed { .. });
    let first = scenario.events.iter().position(placed).unwrap();
    assert!(scenario.events[first..].iter().all(|event| !claimed(event)), "all is claimed before anything is placed");
}

#[test]
fn a_claimed_keshi_is_lost_where_a_bonus_has_filled_its_sector() {
    let mut scenario = in_edition(Edition::Essential, || seven_fish(1));
    next_claim(&mut scenario, "claim:pink1");
    scenario.play("claim:turquoise1");
    exchange(&mut scenario, Colour::Pink, &["entertainer:4 line:left"]);
    scenario.until(|scenario| scenario.state.phase() != Phase::Exchange);
    assert_eq!(scenario.me().count(Colour::Turquoise), 8);
    assert!(scenario.events.contains(&Event::Lost { seat: HERO, colour: Colour::Turquoise }));
}
