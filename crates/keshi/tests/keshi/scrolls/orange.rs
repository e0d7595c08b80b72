//! Scrolls 61 to 72.

use keshi::Colour;

use super::about_to_buy;

#[test]
fn scroll_67_gives_three_keshis() {
    let mut scenario = about_to_buy(67, "");
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:67 keshi:white keshi:purple keshi:white");
    assert_eq!(scenario.me().count(Colour::White), before.count(Colour::White) + 2);
    assert_eq!(scenario.me().count(Colour::Purple), before.count(Colour::Purple) + 1);
}
