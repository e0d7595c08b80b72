//! Scrolls 43 to 60.

use keshi::{Colour, Effect, Event, Phase, Provide, Question, Resource, Sector, Source, Stairs};

use super::late::{
    about_to_top, deployed, gained, got, owning, owning_both, points, printed, rich, starting, steps, student,
};
use super::{about_to_buy, buying};
use crate::scenario::{HERO, Scenario};
use crate::tools::{asked, question, resources};

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

#[test]
fn scroll_43_loses_a_keshi_whose_space_is_filled_meanwhile() {
    let mut scenario = student(rich("").draws("scroll:43"), 3, 6);
    scenario.likes("act:orchard new:mosque new:palace select:gray,purple,yellow assistant:madrasa");
    let mut scenario = buying(scenario, 43, "green7");
    assert_eq!((steps(&scenario), scenario.me().count(Colour::Green)), ([0, 6], 7));
    let since = scenario.events.len();
    scenario.play("act:madrasa scroll:43 keshi:pink keshi:green entertainer:6 line:right");
    // The green keshi of the line takes the last space of the orchard.
    assert_eq!(deployed(&scenario, since), [Colour::Pink, Colour::Green]);
    assert_eq!(scenario.me().count(Colour::Green), 8);
    assert!(scenario.events[since..].contains(&Event::Lost { seat: HERO, colour: Colour::Green }));
}

/// The hero has to provide for the citizens, with so many tiles open.
fn providing(scenario: &mut Scenario, tiles: u8) {
    scenario.until(|scenario| {
        question(scenario) == Some(Effect::Ask(Question::Provide)) && scenario.me().provisions().len() == tiles
    });
}

#[test]
pub(crate) fn addendum_scroll_44_a_dinar_and_two_dates() {
    let likes = "entertainer:8 caravan:start take:dinar act:square bonus:8 stop";
    let mut scenario = owning(printed("scroll:44", likes), 44);
    scenario.like_first("provide:all");
    providing(&mut scenario, 2);
    let before = resources(scenario.me());
    assert!(scenario.may("provide:scroll"));
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
    let before = resources(scenario.me());
    scenario.play("provide:all");
    assert_eq!(gained(&scenario, before), [-2, -1, -1]);
}

#[test]
fn scroll_44_pays_with_what_no_tile_shows() {
    let mut scenario = owning(rich("provision:04").draws("provision:04 provision:05 provision:06"), 44);
    providing(&mut scenario, 1);
    let before = resources(scenario.me());
    scenario.play("provide:scroll pay:dinar");
    assert_eq!(gained(&scenario, before), [0, 0, -2]);
}

#[test]
fn scroll_44_saves_points_where_the_tile_cannot_be_paid() {
    let scenario = starting("9 dates + 2 dinars", "provision:08").draws("provision:08 provision:11 provision:06");
    let mut scenario = owning(scenario, 44);
    providing(&mut scenario, 1);
    asked(&scenario, "provide:scroll provide:none");
    let before = resources(scenario.me());
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
    let before = resources(scenario.me());
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
    let before = resources(scenario.me());
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
    let (before, purple) = (resources(scenario.me()), scenario.me().count(Colour::Purple));
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
pub(crate) fn addendum_scroll_47_three_goods_and_three_steps() {
    let mut scenario = buying(printed("scroll:47", "disc:6 entertainer:1 entertainer:2"), 47, "");
    assert_eq!(scenario.me().disc(), 6);
    assert!(![2, 5].into_iter().any(|space| scenario.me().entertainer(space)), "nobody stands there");
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
    let (goods, before) = (scenario.me().goods(), resources(scenario.me()));
    scenario.play("act:madrasa scroll:31 scroll:47");
    // Those who were 3 are 4 now, and those who were 2 are 3: water, goods and the mosque.
    asked(&scenario, "bonus:3 bonus:6");
    scenario.play("bonus:6 keshi:yellow");
    assert_eq!(gained(&scenario, before), [-3, 3, 0]);
    assert_eq!(scenario.me().goods(), goods + 3);
    assert_eq!(steps(&scenario), [0, 3]);
}

#[test]
pub(crate) fn addendum_scroll_48_two_steps() {
    let mut scenario = owning(printed("scroll:48", "line:points"), 48);
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
    let (before, [palace, mosque]) = (resources(scenario.me()), steps(&scenario));
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

/// Climbs beyond the top; tells the points for that, and how many steps it were.
fn topping(scroll: u8, stairs: Stairs) -> (i16, i16) {
    let mut scenario = owning(rich(""), scroll);
    let beyond = about_to_top(&mut scenario, stairs);
    let before = points(&scenario, Source::Stairs);
    scenario.play(&format!("act:{}", stairs.name()));
    scenario.until(|scenario| !matches!(question(scenario), Some(Effect::Ask(Question::Line(_)))));
    assert_eq!(scenario.me().step(stairs), 16);
    (points(&scenario, Source::Stairs) - before, beyond)
}

#[test]
fn scroll_49_doubles_the_points_beyond_the_top_of_the_mosque() {
    let (points, beyond) = topping(49, Stairs::Mosque);
    assert_eq!(points, 2 * beyond);
}

#[test]
fn scroll_49_is_not_for_the_palace() {
    let (points, beyond) = topping(49, Stairs::Palace);
    assert_eq!(points, beyond);
}

#[test]
fn scroll_50_gives_two_points_for_an_action_where_a_vendor_stands() {
    let mut scenario = owning(rich("vendor:orchard"), 50);
    scenario.reach("red1 green1 act:orchard");
    assert!(scenario.me().has_vendor(Sector::Orchard));
    let (before, scored) = (resources(scenario.me()), points(&scenario, Source::Scrolls));
    let pickers = i32::from(scenario.me().count(Colour::Green));
    scenario.play("act:orchard");
    assert_eq!(gained(&scenario, before), [pickers, 1, 0]);
    assert_eq!(points(&scenario, Source::Scrolls), scored + 2);
}

#[test]
fn scroll_50_gives_nothing_for_a_new_keshi() {
    let mut scenario = owning(rich("vendor:orchard"), 50);
    scenario.reach("red1 green1 act:orchard");
    let (before, scored) = (resources(scenario.me()), points(&scenario, Source::Scrolls));
    scenario.play("new:orchard");
    assert_eq!(gained(&scenario, before), [0, 1, 0]);
    assert_eq!(points(&scenario, Source::Scrolls), scored);
}

#[test]
fn scroll_50_gives_nothing_where_no_vendor_stands() {
    let mut scenario = owning(rich("vendor:palace"), 50);
    scenario.reach("red1 green1 act:orchard");
    assert!(scenario.me().has_vendor(Sector::Palace) && !scenario.me().has_vendor(Sector::Orchard));
    scenario.play("act:orchard");
    assert_eq!(points(&scenario, Source::Scrolls), 0);
}

#[test]
pub(crate) fn addendum_scroll_51_water_a_date_and_a_palace_step() {
    let mut scenario = owning(printed("scroll:51", "disc:2"), 51);
    scenario.reach("pink2 act:square");
    assert_eq!((scenario.me().disc(), scenario.me().count(Colour::Pink)), (2, 2));
    let (before, [palace, mosque]) = (resources(scenario.me()), steps(&scenario));
    scenario.play("act:square");
    asked(&scenario, "bonus:1 bonus:2");
    assert_eq!(gained(&scenario, before), [0, 0, 0]);
    scenario.play("bonus:1");
    assert_eq!(gained(&scenario, before), [1, 1, 0]);
    assert_eq!(steps(&scenario), [palace + 1, mosque]);
    assert_eq!(points(&scenario, Source::Square), 4);
    assert_eq!(points(&scenario, Source::Scrolls), 0);
}

#[test]
fn scroll_51_finds_no_single_spectator_with_scroll_31() {
    let mut scenario = buying(rich("disc:2").draws("scroll:31"), 51, "gray8");
    scenario.play("act:madrasa scroll:31 scroll:51");
    scenario.reach("pink1 act:square");
    let (before, climbed) = (resources(scenario.me()), steps(&scenario));
    assert!(scenario.me().entertainer(0));
    scenario.play("act:square");
    assert_eq!(gained(&scenario, before), [0, 0, 0]);
    assert_eq!(steps(&scenario), climbed);
    assert_eq!(points(&scenario, Source::Square), 6);
}

#[test]
fn scroll_52_doubles_the_points_beyond_the_top_of_the_palace() {
    let (points, beyond) = topping(52, Stairs::Palace);
    assert_eq!(points, 2 * beyond);
}

#[test]
fn scroll_52_is_not_for_the_mosque() {
    let (points, beyond) = topping(52, Stairs::Mosque);
    assert_eq!(points, beyond);
}

#[test]
fn scroll_53_performs_any_sector_action() {
    let mut scenario = about_to_buy(53, "green2");
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:53 act:orchard");
    let pickers = before.count(Colour::Green);
    assert_eq!(scenario.me().of(Resource::Date), before.of(Resource::Date) - 2 + pickers);
    assert!(scenario.me().scrolls().has(53));
}

#[test]
fn scroll_53_may_be_declined() {
    let mut scenario = buying(rich(""), 53, "");
    let (before, since) = (resources(scenario.me()), scenario.events.len());
    scenario.play("act:madrasa scroll:53");
    assert!(!scenario.may("act:river"), "there are no fish");
    scenario.play("stop");
    assert_eq!(gained(&scenario, before), [-2, 0, 0]);
    let acts = scenario.events[since..].iter().filter(|event| matches!(event, Event::Acted { seat: HERO, .. }));
    assert_eq!(acts.count(), 1);
}

#[test]
fn scroll_53_gives_no_water_and_no_points_of_scroll_50() {
    let mut scenario = owning(rich("vendor:orchard").draws("scroll:50 scroll:53"), 50);
    scenario.reach("red1 green2");
    let mut scenario = buying(scenario, 53, "");
    assert!(scenario.me().has_vendor(Sector::Orchard) && !scenario.me().has_vendor(Sector::Madrasa));
    let (before, scored) = (resources(scenario.me()), points(&scenario, Source::Scrolls));
    let pickers = i32::from(scenario.me().count(Colour::Green));
    scenario.play("act:madrasa scroll:53 act:orchard");
    assert_eq!(gained(&scenario, before), [pickers - 2, 0, 0]);
    assert_eq!(points(&scenario, Source::Scrolls), scored);
}

#[test]
fn scroll_53_studies_with_the_scholars_that_are_left() {
    let mut scenario = buying(rich("").draws("scroll:13 scroll:22"), 53, "gray8");
    assert_eq!(scenario.me().count(Colour::Gray), 8);
    scenario.play("act:madrasa scroll:53 act:madrasa scroll:22");
    assert!(scenario.me().scrolls().has(22) && scenario.me().scrolls().has(53));
    assert!(!scenario.may("scroll:13"), "all eight have served");
}

#[test]
pub(crate) fn addendum_scroll_54_two_points_water_and_a_dinar() {
    let mut scenario = owning(printed("scroll:54", "entertainer:5 entertainer:4"), 54);
    scenario.likes("new:square");
    scenario.until(|scenario| scenario.may("entertainer:1"));
    assert!(![7, 0, 1].into_iter().any(|space| scenario.me().entertainer(space)), "nobody stands there");
    let (before, scored) = (resources(scenario.me()), points(&scenario, Source::Deployment));
    let entertainers = scenario.me().count(Colour::Pink);
    scenario.play("entertainer:1");
    assert_eq!(gained(&scenario, before), [0, 1, 1]);
    assert_eq!(points(&scenario, Source::Deployment), scored + 2);
    assert_eq!(scenario.me().count(Colour::Pink), entertainers + 1);
}

#[test]
fn scroll_54_takes_the_bonuses_in_chosen_order() {
    let mut scenario = owning(rich(""), 54);
    scenario.until(|scenario| scenario.may("entertainer:4"));
    let (goods, river, [palace, mosque]) = (scenario.me().goods(), scenario.me().river(), steps(&scenario));
    scenario.play("entertainer:4");
    asked(&scenario, "bonus:3 bonus:4 bonus:5");
    scenario.play("bonus:5");
    assert_eq!((scenario.me().river(), steps(&scenario)), (river + 1, [palace, mosque]));
    scenario.play("stop bonus:4");
    assert_eq!(steps(&scenario), [palace + 1, mosque]);
    scenario.play("keshi:yellow");
    assert_eq!(scenario.me().goods(), goods + 1);
}

#[test]
fn scroll_54_reaches_no_further_than_the_neighbours() {
    let mut scenario = owning(rich("entertainer:1 entertainer:2"), 54);
    scenario.reach("pink1");
    scenario.until(|scenario| scenario.may("entertainer:2"));
    assert!(scenario.me().entertainer(0));
    let (before, scored, goods) =
        (resources(scenario.me()), points(&scenario, Source::Deployment), scenario.me().goods());
    scenario.play("entertainer:2 keshi:purple");
    assert_eq!(gained(&scenario, before), [0, 1, 0]);
    assert_eq!(points(&scenario, Source::Deployment), scored + 2);
    assert_eq!(scenario.me().goods(), goods + 1);
}

#[test]
fn scroll_55_climbs_three_steps_on_both_stairs_in_chosen_order() {
    let mut scenario = buying(rich(""), 55, "");
    assert_eq!(steps(&scenario), [0, 0]);
    scenario.play("act:madrasa scroll:55");
    asked(&scenario, "stairs:palace stairs:mosque");
    let since = scenario.events.len();
    scenario.play("stairs:mosque");
    assert_eq!(steps(&scenario), [3, 3]);
    let climbed = scenario.events[since..].iter().filter_map(|event| match event {
        Event::Climbed { seat: HERO, stairs, .. } => Some(*stairs),
        _ => None,
    });
    let (palace, mosque) = (Stairs::Palace, Stairs::Mosque);
    assert_eq!(climbed.collect::<Vec<_>>(), [mosque, mosque, mosque, palace, palace, palace]);
}

#[test]
fn scroll_55_gives_the_bonuses_of_the_thresholds_before_the_other_stairs() {
    let mut scenario = rich("").draws("scroll:55");
    scenario.reach("white2 act:palace").play("act:palace");
    let [palace, _] = steps(&scenario);
    assert_eq!(palace, 2);
    scenario.likes("new:palace select:gray,purple,yellow assistant:madrasa");
    let mut scenario = buying(scenario, 55, "");
    assert_eq!(steps(&scenario), [2, 0]);
    let before = resources(scenario.me());
    scenario.play("act:madrasa scroll:55 stairs:palace");
    assert_eq!(steps(&scenario), [4, 0]);
    assert_eq!(gained(&scenario, before), [-2, 0, 1]);
    asked(&scenario, "line:dinars line:left line:middle line:points");
    scenario.play("line:dinars");
    assert_eq!(steps(&scenario), [5, 3]);
    assert_eq!(gained(&scenario, before), [-2, 0, 2]);
}

#[test]
fn scroll_55_lets_scroll_48_add_a_step_on_each() {
    let mut scenario = owning(rich("").draws("scroll:48 scroll:55"), 48);
    scenario.likes("stop select:gray,purple,yellow assistant:madrasa");
    let mut scenario = buying(scenario, 55, "");
    let [palace, mosque] = steps(&scenario);
    assert_eq!([palace, mosque], [0, 0]);
    scenario.play("act:madrasa scroll:55 stairs:palace");
    asked(&scenario, "step stop");
    scenario.play("step line:points");
    asked(&scenario, "step stop");
    scenario.play("step line:points");
    assert_eq!(steps(&scenario), [4, 4]);
}

/// The hero is about to float beyond the jetty. Tells how many steps go beyond.
fn about_to_land(scenario: &mut Scenario) -> i16 {
    let beyond =
        |scenario: &Scenario| scenario.me().count(Colour::Turquoise) as i16 + i16::from(scenario.me().river()) - 14;
    scenario.likes("assistant:river act:river");
    scenario.reach("turquoise8");
    scenario.until(|scenario| scenario.may("act:river") && beyond(scenario) > 0 && scenario.me().river() < 14);
    beyond(scenario)
}

#[test]
fn scroll_56_doubles_the_points_beyond_the_jetty() {
    let mut scenario = owning(rich(""), 56);
    let beyond = about_to_land(&mut scenario);
    let before = points(&scenario, Source::Jetty);
    scenario.play("act:river");
    assert_eq!(scenario.me().river(), 14);
    assert_eq!(points(&scenario, Source::Jetty), before + 4 + 2 * beyond);
    scenario.play("pay:water");
    assert_eq!(points(&scenario, Source::Jetty), before + 4 + 2 * beyond + 2);
}

#[test]
fn scroll_56_is_needed_for_that() {
    let mut scenario = rich("");
    let beyond = about_to_land(&mut scenario);
    let before = points(&scenario, Source::Jetty);
    scenario.play("act:river");
    assert_eq!(points(&scenario, Source::Jetty), before + 4 + beyond);
}

#[test]
fn scroll_57_puts_a_vendor_in_the_souk_who_gives_water_from_the_next_turn() {
    let mut scenario = buying(rich("select:gray,purple,yellow select:red,purple,orange"), 57, "");
    scenario.until(|scenario| scenario.may("act:madrasa") && scenario.me().assistants(Sector::Souk) > 1);
    let (before, vendors) = (resources(scenario.me()), scenario.me().count(Colour::Red));
    scenario.play("act:madrasa scroll:57");
    assert!(scenario.me().has_vendor(Sector::Souk));
    assert_eq!(scenario.me().count(Colour::Red), vendors + 1);
    assert_eq!(gained(&scenario, before), [-2, 3, 0]);
    scenario.play("stop new:souk keshi:purple");
    assert_eq!(gained(&scenario, before), [-2, 3, 0]);
    scenario.next_turn();
    scenario.until(|scenario| scenario.may("act:souk"));
    let water = resources(scenario.me())[1];
    scenario.play("act:souk stop");
    assert_eq!(resources(scenario.me())[1], water + 1);
    scenario.until(|scenario| scenario.may("new:souk"));
    let water = resources(scenario.me())[1];
    scenario.play("new:souk keshi:purple");
    assert_eq!(resources(scenario.me())[1], water + 1);
}

#[test]
fn scroll_58_fetches_a_scroll_of_seven_scholars_for_a_date() {
    let mut scenario = buying(rich("").draws("scroll:65 scroll:69"), 58, "");
    assert!(scenario.me().count(Colour::Gray) < 7);
    let before = resources(scenario.me());
    scenario.play("act:madrasa scroll:58");
    assert!(scenario.legal().iter().all(|action| action == "stop" || action.as_str() >= "scroll:61"));
    assert_eq!(scenario.legal().len(), 4);
    scenario.play("scroll:69");
    assert!(scenario.me().scrolls().has(58) && scenario.me().scrolls().has(69));
    assert_eq!(gained(&scenario, before), [-3, 0, 0]);
}

#[test]
fn scroll_58_does_what_the_fetched_scroll_says() {
    let mut scenario = buying(rich("").draws("scroll:72"), 58, "");
    let before = points(&scenario, Source::Scrolls);
    scenario.play("act:madrasa scroll:58 scroll:72 pay:dinar stop");
    assert_eq!(points(&scenario, Source::Scrolls), before + 2);
}

#[test]
fn scroll_58_may_be_declined() {
    let mut scenario = buying(rich(""), 58, "");
    let before = resources(scenario.me());
    scenario.play("act:madrasa scroll:58 stop");
    assert_eq!(gained(&scenario, before), [-2, 0, 0]);
    assert_eq!(scenario.me().scrolls().len(), 1);
}

#[test]
fn scroll_58_does_nothing_without_a_date() {
    let mut scenario = buying(starting("2 dates + 9 water + 9 dinars", ""), 58, "");
    assert_eq!(resources(scenario.me())[0], 2);
    scenario.play("act:madrasa scroll:58");
    assert_eq!(scenario.me().scrolls().len(), 1);
    assert!(scenario.me().scrolls().has(58));
    assert!(!matches!(question(&scenario), Some(Effect::Ask(Question::TakeScroll(_)))));
}

#[test]
pub(crate) fn addendum_scroll_59_a_dinar_three_points_a_red_and_a_green_keshi() {
    let mut scenario = buying(student(printed("scroll:59", ""), 4, 8), 59, "");
    let (before, board, since) = (resources(scenario.me()), *scenario.me(), scenario.events.len());
    scenario.play("act:madrasa scroll:59");
    assert_eq!(gained(&scenario, before), [-2, 0, 1]);
    assert_eq!(points(&scenario, Source::Lines), board.points_from(Source::Lines) + 3);
    asked(&scenario, "line:middle line:right");
    scenario.play("line:middle vendor:river");
    assert_eq!(deployed(&scenario, since), [Colour::Red, Colour::Green]);
    assert_eq!(scenario.me().count(Colour::Red), board.count(Colour::Red) + 1);
    assert_eq!(scenario.me().count(Colour::Green), board.count(Colour::Green) + 1);
    assert_eq!(gained(&scenario, before), [-2, 0, 1]);
}

#[test]
fn scroll_59_lets_a_keshi_lapse_whose_sector_is_full() {
    let mut scenario = buying(student(rich("").draws("scroll:59"), 4, 8), 59, "green8");
    let (before, since) = (resources(scenario.me()), scenario.events.len());
    scenario.play("act:madrasa scroll:59");
    assert!(scenario.may("vendor:river"), "the red keshi is all that is left to decide");
    scenario.play("vendor:river");
    assert_eq!(deployed(&scenario, since), [Colour::Red]);
    assert_eq!(gained(&scenario, before), [-2, 0, 1]);
    assert!(!matches!(question(&scenario), Some(Effect::Ask(Question::Line(_)))));
}

#[test]
fn scroll_59_keeps_to_the_line_of_its_start() {
    let mut scenario = buying(student(rich("").draws("scroll:59"), 3, 6), 59, "");
    let (before, board, since) = (resources(scenario.me()), *scenario.me(), scenario.events.len());
    scenario.play("act:madrasa scroll:59");
    asked(&scenario, "line:middle line:right");
    scenario.play("line:right entertainer:6");
    asked(&scenario, "line:dinars line:middle line:right line:points");
    scenario.play("line:dinars stop");
    assert_eq!(steps(&scenario), [0, 7]);
    assert_eq!(scenario.me().river(), board.river() + 1);
    assert_eq!(deployed(&scenario, since), [Colour::Pink]);
    assert_eq!(points(&scenario, Source::Lines), board.points_from(Source::Lines) + 2);
    // A dinar of the line, one of the threshold, one of the line that follows from it.
    assert_eq!(gained(&scenario, before), [-2, 0, 3]);
}

/// The hero's fisherman goes on to this space in one action, with the scrolls bought before.
fn floated(scenario: &mut Scenario, fish: u8) {
    scenario.likes("assistant:river new:river");
    scenario.reach(&format!("turquoise{fish}"));
    scenario.likes("assistant:river");
    scenario.until(|scenario| scenario.may("act:river"));
    assert_eq!((scenario.me().river(), scenario.me().count(Colour::Turquoise)), (0, fish.into()));
}

#[test]
fn scroll_60_doubles_the_bonus_of_the_round() {
    let mut scenario = owning(rich(""), 60);
    floated(&mut scenario, 6);
    scenario.play("act:river stop");
    assert_eq!(scenario.me().river(), 6);
    assert_eq!(points(&scenario, Source::Rapids), 0);
    scenario.until(|scenario| question(scenario) == Some(Effect::Ask(Question::Rapid)));
    asked(&scenario, "rapid:1 rapid:2");
    let before = resources(scenario.me());
    scenario.play("rapid:2 take:date take:dinar");
    assert_eq!(gained(&scenario, before), [1, 0, 1]);
    assert_eq!(points(&scenario, Source::Rapids), 0);
}

#[test]
fn scroll_60_doubles_scroll_17() {
    let mut scenario = buying(rich("").draws("scroll:17"), 60, "gray6");
    scenario.play("act:madrasa scroll:17 scroll:60");
    floated(&mut scenario, 6);
    let before = resources(scenario.me());
    scenario.play("act:river");
    assert_eq!(points(&scenario, Source::Rapids), 2);
    scenario.play("take:water take:dinar");
    assert_eq!(gained(&scenario, before), [0, 1, 1]);
}

#[test]
fn scroll_60_doubles_scroll_28() {
    let mut scenario = buying(rich("").draws("scroll:28"), 60, "gray8");
    scenario.play("act:madrasa scroll:28 scroll:60");
    floated(&mut scenario, 6);
    let round = scenario.state.time().1;
    scenario.play("act:river stop");
    for _ in round..=4 {
        scenario.until(|scenario| question(scenario) == Some(Effect::Ask(Question::Rapid)));
        scenario.play("rapid:1");
    }
    scenario.until(|scenario| scenario.may("take:date"));
    assert_eq!(points(&scenario, Source::Rapids), 2 * i16::from(5 - round) + 2);
    let since = scenario.events.len();
    scenario.play("take:date take:water");
    assert_eq!(got(&scenario, since), [1, 1, 0]);
}

#[test]
fn scroll_60_doubles_scroll_69() {
    let mut scenario = owning_both(rich("new:madrasa"), 60, 69);
    floated(&mut scenario, 8);
    scenario.play("act:river pay:water stop");
    assert_eq!(scenario.me().river(), 9);
    let (before, goods) = (resources(scenario.me()), scenario.me().goods());
    scenario.until(|scenario| scenario.state.phase() == Phase::RiverBonus && scenario.may("take:date"));
    assert_eq!(points(&scenario, Source::Rapids), 2);
    scenario.play("take:date take:water keshi:purple keshi:yellow");
    assert_eq!(gained(&scenario, before), [1, 1, 0]);
    assert_eq!(scenario.me().goods(), goods + 2);
}

#[test]
fn scroll_45_still_asks_for_a_resource() {
    let mut scenario = owning(starting("2 dates", "caravan:left vendor:river"), 45);
    scenario.reach("brown1");
    scenario.until(|scenario| scenario.may("new:sahara"));
    assert_eq!((resources(scenario.me()), scenario.me().discovered_oases().count()), ([0, 0, 0], 1));
    assert!(!scenario.may("act:sahara"));
}

#[test]
fn scroll_48_adds_a_step_beyond_the_top_too() {
    let mut scenario = owning_both(rich(""), 48, 49);
    let beyond = about_to_top(&mut scenario, Stairs::Mosque);
    let before = points(&scenario, Source::Stairs);
    scenario.play("act:mosque");
    scenario.until(|scenario| !matches!(question(scenario), Some(Effect::Ask(Question::Line(_)))));
    asked(&scenario, "step stop");
    scenario.play("step");
    assert_eq!(points(&scenario, Source::Stairs), before + 2 * beyond + 2);
}

#[test]
fn scroll_48_adds_nothing_on_the_river() {
    let mut scenario = owning(starting("2 dates", ""), 48);
    scenario.until(|scenario| scenario.may("entertainer:5"));
    assert_eq!(resources(scenario.me())[1], 0);
    let (river, climbed) = (scenario.me().river(), steps(&scenario));
    scenario.play("entertainer:5");
    assert!(!scenario.may("step"));
    assert_eq!((scenario.me().river(), steps(&scenario)), (river + 1, climbed));
}

#[test]
fn scroll_50_counts_the_vendor_of_scroll_57_from_the_next_turn() {
    let mut scenario = owning(rich("select:gray,purple,yellow").draws("scroll:50 scroll:57"), 50);
    scenario.likes("select:gray,purple,yellow select:red,purple,orange assistant:madrasa");
    let mut scenario = buying(scenario, 57, "");
    scenario.until(|scenario| scenario.may("act:madrasa") && scenario.may("act:souk"));
    scenario.play("act:madrasa scroll:57");
    let (water, scored) = (resources(scenario.me())[1], points(&scenario, Source::Scrolls));
    scenario.play("act:souk stop");
    assert_eq!((resources(scenario.me())[1], points(&scenario, Source::Scrolls)), (water, scored));
    scenario.next_turn();
    scenario.until(|scenario| scenario.may("act:souk"));
    let (water, scored) = (resources(scenario.me())[1], points(&scenario, Source::Scrolls));
    scenario.play("act:souk stop");
    assert_eq!((resources(scenario.me())[1], points(&scenario, Source::Scrolls)), (water + 1, scored + 2));
}

#[test]
fn scroll_57_gives_two_water_with_scroll_35() {
    let scenario = rich("vendor:river").draws("scroll:35 scroll:57");
    let mut scenario = owning_both(scenario, 35, 57);
    scenario.next_turn();
    scenario.until(|scenario| scenario.may("act:souk"));
    let water = resources(scenario.me())[1];
    scenario.play("act:souk stop");
    assert_eq!(resources(scenario.me())[1], water + 2);
}
