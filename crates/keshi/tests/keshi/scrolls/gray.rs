//! Scrolls 01 to 21.

use keshi::Resource;

use super::about_to_buy;

#[test]
fn scroll_19_gives_two_water() {
    let mut scenario = about_to_buy(19, "");
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:19");
    assert_eq!(scenario.me().of(Resource::Water), before.of(Resource::Water) + 2);
    assert_eq!(scenario.me().of(Resource::Date), before.of(Resource::Date) - 1);
    assert!(scenario.me().has(19));
}
