//! Every scroll does what it says.

mod both;
mod gray;
pub(crate) mod late;
pub(crate) mod orange;
pub(crate) mod pink;
pub(crate) mod yellow;

use crate::scenario::Scenario;

/// How many scholars and dates a scroll asks.
fn price(scroll: u8) -> (u8, u8) {
    match scroll {
        1..=21 => (1, 1),
        22..=42 => (3, 1),
        43..=60 => (5, 2),
        _ => (7, 3),
    }
}

/// The hero is about to buy this scroll, and can; and has what else is asked, as in `white2 water1`.
fn about_to_buy(scroll: u8, more: &str) -> Scenario {
    buying(Scenario::new(), scroll, more)
}

/// The same in a game prepared before.
pub(crate) fn buying(scenario: Scenario, scroll: u8, more: &str) -> Scenario {
    let (scholars, dates) = price(scroll);
    let mut scenario = scenario.draws(&format!("scroll:{scroll:02}"));
    scenario.reach(&format!("gray{scholars} date{dates} {more} act:madrasa"));
    scenario
}

/// The hero has bought this scroll in a game prepared before, and had what else is asked.
pub(crate) fn bought(scenario: Scenario, scroll: u8, more: &str) -> Scenario {
    let mut scenario = buying(scenario, scroll, more);
    scenario.play(&format!("act:madrasa scroll:{scroll:02}"));
    scenario
}
