//! The sectors: what their actions do, what new keshis bring, and what lies on display.

mod assistants;
pub(crate) mod madrasa;
mod medina;
mod orchard;
mod river;
mod sahara;
pub(crate) mod souk;
mod square;
pub(crate) mod stairs;

use crate::scenario::Scenario;

/// The hero is about to use an assistant in a sector, and has this.
fn about_to(sector: &str, more: &str) -> Scenario {
    let mut scenario = Scenario::new();
    scenario.reach(&format!("{more} act:{sector}"));
    scenario
}
