//! Every scroll does what it says.

pub(crate) mod both;
mod gray;
pub(crate) mod late;
pub(crate) mod orange;
pub(crate) mod pink;
pub(crate) mod yellow;

use crate::scenario::Scenario;

/// The hero is about to buy this scroll, and can; and has what else is asked, as in `white2 water1`.
fn about_to_buy(scroll: u8, more: &str) -> Scenario {
    buying(Scenario::new(), scroll, more)
}

/// The same in a game prepared before.
pub(crate) fn buying(scenario: Scenario, scroll: u8, more: &str) -> Scenario {
    let (scholars, dates) = match scroll {
        1..=21 => (1, 1),
        22..=42 => (3, 1),
        43..=60 => (5, 2),
        _ => (7, 3),
    };
    let mut scenario = scenario.draws(&format!("scroll:{scroll:02}"));
    scenario.reach(&format!("gray{scholars} date{dates} {more} act:madrasa"));
    scenario
}
