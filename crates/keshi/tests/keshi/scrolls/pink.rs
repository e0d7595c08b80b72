//! Scrolls 43 to 60.

use keshi::{Colour, Effect, Event, Provide, Resource, Source};

use super::late::{asked, deployed, gained, owning, points, purse, question, rich, starting, steps};
use super::{about_to_buy, buying};
use crate::scenario::{HERO, Scenario};

#[test]
fn scroll_43_chooses_two_keshis_and_then_deploys_them_in_that_order() {
    let mut scenario = about_to_buy(43, "");
    let since = scenario.events.len();
    scenario.play("act:madrasa scroll:43 keshi:white");
    assert_eq!(deployed(&scenario, since), []);
    assert!(!scenario.may("stop"));
    assert!(scenario.may("keshi:white"));
    scenario.play("keshi:green");
    assert_eq!(deployed(&scenario, since), [Colour::White, Colour::Green]);
}

#[test]
fn scroll_43_asks_for_places_only_after_both_are_chosen() {
    let mut scenario = buying(rich(""), 43, "");
    let since = scenario.events.len();
    scenario.play("act:madrasa scroll:43 keshi:brown keshi:pink");
    asked(&scenario, "caravan:left caravan:right caravan:start");
    scenario.play("caravan:start take:date take:date");
    assert!(scenario.may("entertainer:2"), "{:?}", scenario.legal());
    let water = scenario.me().of(Resource::Water);
    scenario.play("entertainer:2");
    assert_eq!(scenario.me().of(Resource::Water), water + 1);
    assert_eq!(deployed(&scenario, since), [Colour::Brown, Colour::Pink]);
}

#[test]
fn scroll_43_counts_a_chosen_keshi_against_the_space_that_is_left() {
    let mut scenario = buying(rich("act:palace line:points"), 43, "white7");
    assert_eq!(scenario.me().count(Colour::White), 7);
    scenario.play("act:madrasa scroll:43 keshi:white");
    assert!(!scenario.may("keshi:white"));
    scenario.play("keshi:purple");
    assert_eq!(scenario.me().count(Colour::White), 8);
}

/// The hero has to provide for the citizens, with so many tiles open.
fn providing(scenario: &mut Scenario, tiles: u8) {
    scenario.until(|scenario| question(scenario) == Some(Effect::Provide) && scenario.me().provisions().len() == tiles);
}

#[test]
fn addendum_scroll_44_a_dinar_and_two_dates() {
    let mut scenario = owning(rich(""), 44);
    providing(&mut scenario, 2);
    let before = purse(&scenario);
    asked(&scenario, "provide:all provide:scroll");
    scenario.play("provide:scroll");
    assert_eq!(gained(&scenario, before), [0, 0, -1]);
    scenario.play("pay:date pay:date");
    assert_eq!(gained(&scenario, before), [-2, 0, -1]);
    assert_eq!(points(&scenario, Source::Provisions), 0);
}

#[test]
fn scroll_44_may_be_refused() {
    let mut scenario = owning(rich("").draws("provision:01 provision:02 provision:03"), 44);
    providing(&mut scenario, 1);
    let before = purse(&scenario);
    scenario.play("provide:all");
    assert_eq!(gained(&scenario, before), [-2, -1, -1]);
}

#[test]
fn scroll_44_pays_with_what_no_tile_shows() {
    let mut scenario = owning(rich("provision:04").draws("provision:04 provision:05 provision:06"), 44);
    providing(&mut scenario, 1);
    let before = purse(&scenario);
    scenario.play("provide:scroll pay:dinar");
    assert_eq!(gained(&scenario, before), [0, 0, -2]);
}

#[test]
fn scroll_44_saves_points_where_the_tile_cannot_be_paid() {
    let scenario = starting("9 dates + 2 dinars", "provision:08").draws("provision:08 provision:11 provision:06");
    let mut scenario = owning(scenario, 44);
    providing(&mut scenario, 1);
    asked(&scenario, "provide:scroll provide:none");
    let before = purse(&scenario);
    scenario.play("provide:scroll pay:date");
    assert_eq!(gained(&scenario, before), [-1, 0, -1]);
    assert_eq!(points(&scenario, Source::Provisions), 0);
}

#[test]
fn scroll_44_needs_a_dinar() {
    let scenario = starting("9 dates + 9 water", "provision:05").draws("provision:04 provision:07 provision:05");
    let mut scenario = owning(scenario, 44);
    let provided = |scenario: &Scenario| {
        scenario.events.iter().find_map(|event| match event {
            Event::Provided { seat: HERO, how } => Some(*how),
            _ => None,
        })
    };
    scenario.until(|scenario| provided(scenario).is_some());
    assert_eq!(provided(&scenario), Some(Provide::None));
    assert_eq!(points(&scenario, Source::Provisions), -4);
}

#[test]
fn scroll_44_takes_water_for_its_dinar_with_scroll_33() {
    let draws = "provision:09 provision:12 provision:05 scroll:33 scroll:02";
    let mut scenario = starting("9 dates + 9 water", "provision:09").draws(draws);
    scenario.reach("gray4 act:madrasa").play("act:madrasa scroll:33 scroll:02");
    let mut scenario = owning(scenario, 44);
    providing(&mut scenario, 1);
    assert_eq!(scenario.me().of(Resource::Dinar), 0);
    let before = purse(&scenario);
    scenario.play("provide:scroll");
    asked(&scenario, "pay:date pay:water");
    scenario.play("pay:water");
    asked(&scenario, "pay:date pay:water");
    scenario.play("pay:date");
    assert_eq!(gained(&scenario, before), [-1, -1, 0]);
}

#[test]
fn scroll_45_claims_any_oasis_for_one_resource_of_choice() {
    let mut scenario = owning(rich("caravan:left"), 45);
    scenario.reach("brown3 act:sahara");
    let before = purse(&scenario);
    let oases: Vec<_> = scenario.me().discovered_oases().collect();
    assert_eq!(oases.len(), 3);
    scenario.play(&format!("act:sahara oasis:{}", oases[2]));
    asked(&scenario, "pay:date pay:water pay:dinar");
    scenario.play(&format!("pay:water stop oasis:{} pay:dinar", oases[0]));
    assert_eq!(gained(&scenario, before), [0, -1, -1]);
    assert_eq!(scenario.me().claimed().collect::<Vec<_>>(), [oases[2], oases[0]]);
}

#[test]
fn scroll_46_uses_the_office_several_times_and_buys_nothing_else() {
    let mut scenario = owning(rich("").draws("office:01 luxury:05"), 46);
    scenario.reach("purple3 act:souk");
    let (before, purple) = (purse(&scenario), scenario.me().count(Colour::Purple));
    scenario.play("act:souk");
    assert!(scenario.may("luxury:05"));
    scenario.play("exchange:purple");
    assert!(!scenario.may("luxury:05"));
    scenario.play("exchange:purple stop");
    assert_eq!(gained(&scenario, before), [4, 0, 0]);
    assert_eq!(scenario.me().count(Colour::Purple), purple - 2);
}

#[test]
fn scroll_46_changes_nothing_about_luxury_goods() {
    let mut scenario = owning(rich("").draws("office:01 luxury:05 luxury:03"), 46);
    scenario.reach("purple2 act:souk");
    let goods = scenario.me().goods();
    scenario.play("act:souk luxury:05");
    assert_eq!(scenario.me().goods(), goods - 1);
    assert!(!scenario.may("luxury:03"));
}

#[test]
fn addendum_scroll_47_three_goods_and_three_steps() {
    let mut scenario = buying(rich("disc:6"), 47, "");
    assert_eq!((scenario.me().disc(), scenario.me().count(Colour::Pink)), (6, 0));
    let (before, [palace, mosque]) = (*scenario.me(), steps(&scenario));
    assert_eq!([palace, mosque], [0, 0]);
    scenario.play("act:madrasa scroll:47");
    asked(&scenario, "bonus:3 bonus:6");
    scenario.play("bonus:3 keshi:orange");
    assert_eq!(scenario.me().count(Colour::Orange), before.count(Colour::Orange) + 3);
    assert_eq!(scenario.me().goods(), before.goods() + 3);
    assert_eq!(steps(&scenario), [0, 3]);
    assert_eq!(scenario.me().disc(), 6);
}

#[test]
fn scroll_47_looks_for_three_spectators_with_the_one_of_scroll_31() {
    let mut scenario = buying(rich("disc:0").draws("scroll:31"), 47, "gray8");
    let (goods, before) = (scenario.me().goods(), purse(&scenario));
    scenario.play("act:madrasa scroll:31 scroll:47");
    // Those who were 3 are 4 now, and those who were 2 are 3: water, goods and the mosque.
    asked(&scenario, "bonus:3 bonus:6");
    scenario.play("bonus:6 keshi:yellow");
    assert_eq!(gained(&scenario, before), [-3, 3, 0]);
    assert_eq!(scenario.me().goods(), goods + 3);
    assert_eq!(steps(&scenario), [0, 3]);
}

#[test]
fn addendum_scroll_48_two_steps() {
    let mut scenario = owning(rich("line:points"), 48);
    scenario.until(|scenario| scenario.may("entertainer:6"));
    let [palace, mosque] = steps(&scenario);
    scenario.play("entertainer:6");
    assert_eq!(steps(&scenario), [palace, mosque + 1]);
    asked(&scenario, "step stop");
    scenario.play("step");
    assert_eq!(steps(&scenario), [palace, mosque + 2]);
    assert_ne!(scenario.legal(), ["step", "stop"]);
}

#[test]
fn scroll_48_adds_one_step_to_a_whole_advance_and_may_be_refused() {
    let mut scenario = owning(rich(""), 48);
    scenario.reach("white2 act:palace");
    let nobles = scenario.me().count(Colour::White) as u8;
    assert_eq!(steps(&scenario), [0, 0]);
    scenario.play("act:palace");
    assert_eq!((nobles, steps(&scenario)), (2, [2, 0]));
    asked(&scenario, "step stop");
    scenario.play("stop");
    assert_eq!(steps(&scenario), [2, 0]);
}

#[test]
fn scroll_48_comes_beside_the_steps_that_scrolls_26_and_27_sell() {
    let scenario = rich("").draws("scroll:26 scroll:27");
    let mut scenario = buying(scenario, 48, "gray8");
    scenario.play("act:madrasa scroll:48 scroll:26");
    scenario.reach("gray3 act:madrasa");
    scenario.play("act:madrasa scroll:27");
    scenario.until(|scenario| scenario.may("entertainer:4"));
    let (before, [palace, mosque]) = (purse(&scenario), steps(&scenario));
    assert_eq!(palace, 0);
    scenario.play("entertainer:4");
    asked(&scenario, "step pay:date pay:water stop");
    scenario.play("pay:date");
    asked(&scenario, "step pay:date pay:water stop");
    scenario.play("step");
    asked(&scenario, "pay:date pay:water stop");
    scenario.play("stop");
    assert_eq!(steps(&scenario), [3, mosque]);
    assert_eq!(gained(&scenario, before), [-1, 0, 0]);
}
