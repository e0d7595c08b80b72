//! What a scroll changes: the same position with and without it, and all that a step brought.

use keshi::{Board, Colour, Resource, Stairs};

use super::{about_to_buy, buying};
use crate::scenario::Scenario;

/// The same position twice: in the first the hero has just bought this scroll, in the second passed it up.
pub(super) fn with_and_without(scroll: u8, more: &str) -> [Scenario; 2] {
    both(about_to_buy(scroll, more), scroll)
}

/// The same in a game prepared before.
pub(super) fn prepared(scenario: Scenario, scroll: u8, more: &str) -> [Scenario; 2] {
    both(buying(scenario, scroll, more), scroll)
}

/// The same again, but with other scrolls before in the same action of the madrasa.
pub(super) fn having(scenario: Scenario, first: &[u8], scroll: u8, more: &str) -> [Scenario; 2] {
    let asked = |scroll: u8| match scroll {
        1..=21 => 1,
        22..=42 => 3,
        43..=60 => 5,
        _ => 7,
    };
    let scholars: u8 = first.iter().map(|&scroll| asked(scroll)).sum::<u8>() + asked(scroll);
    let names: Vec<_> = first.iter().map(|scroll| format!("scroll:{scroll:02}")).collect();
    let mut with = scenario.draws(&names.join(" ")).draws(&format!("scroll:{scroll:02}"));
    with.reach(&format!("gray{scholars} date1 {more} act:madrasa"));
    with.play("act:madrasa").play(&names.join(" "));
    let mut without = with.clone();
    with.play(&format!("scroll:{scroll:02}"));
    without.play("stop");
    [with, without]
}

/// Uses the hero's assistants elsewhere, so that only those of a sector are left.
pub(super) fn only(scenario: &mut Scenario, sector: &str) {
    let elsewhere = |action: &String| !action.ends_with(&format!(":{sector}"));
    while let Some(other) = scenario.legal().into_iter().find(elsewhere) {
        scenario.play(&other).until(Scenario::uses);
    }
}

fn both(mut with: Scenario, scroll: u8) -> [Scenario; 2] {
    let mut without = with.clone();
    with.play(&format!("act:madrasa scroll:{scroll:02}"));
    without.play("act:madrasa stop");
    assert!(with.me().has(scroll));
    assert!(!without.me().has(scroll));
    [with, without]
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
