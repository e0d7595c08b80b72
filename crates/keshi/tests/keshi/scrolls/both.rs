//! What a scroll changes: the same position with and without it.

use super::{about_to_buy, buying, price};
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
    let scholars: u8 = first.iter().chain([&scroll]).map(|&scroll| price(scroll).0).sum();
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
    assert!(with.me().scrolls().has(scroll));
    assert!(!without.me().scrolls().has(scroll));
    [with, without]
}
