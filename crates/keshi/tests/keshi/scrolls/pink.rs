//! Scrolls 43 to 60.

use keshi::{Colour, Resource};

use super::about_to_buy;

#[test]
fn scroll_53_performs_any_sector_action() {
    let mut scenario = about_to_buy(53, "green2");
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:53 act:orchard");
    let pickers = before.count(Colour::Green);
    assert_eq!(scenario.me().of(Resource::Date), before.of(Resource::Date) - 2 + pickers);
    assert!(scenario.me().has(53));
}
