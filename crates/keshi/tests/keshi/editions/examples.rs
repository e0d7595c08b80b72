//! The worked examples of the Essential rulebooks, each named after its page or its tile in the addendum. What both
//! editions show alike is the example of the Classic rulebooks, played in the Essential edition.

use keshi::{Colour, Edition, Event, Phase, Resource, Sector, Source, Tile};

use super::essential;
use crate::oases::{scored, three};
use crate::rulebook::{self, counts};
use crate::scenario::{HERO, Scenario, in_edition, in_essential};
use crate::scrolls::{orange, pink, yellow};
use crate::tools::{exchange, resources, told};

#[test]
fn essential_page_09_assistants_go_to_green_black_and_pink() {
    in_essential(rulebook::page_07_assistants_go_to_green_black_and_pink);
}

#[test]
fn essential_page_10_eleven_keshis_make_four_three_two_and_two() {
    let mut scenario = essential("");
    scenario.play("select:green,pink,turquoise select:green,gray,turquoise select:turquoise,purple,orange");
    scenario.play("select:white,beige,brown tower:green2,gray1,white1,pink1,turquoise3,brown1,purple1,orange1");
    scenario.play("claim:turquoise2 claim:green2 claim:pink1 claim:gray1");
    scenario.play("claim:turquoise1 claim:orange1 claim:purple1 claim:white1");
    let aside = |seat| scenario.board(seat).aside().to_string();
    assert_eq!([1, 2, 3, 4].map(aside), ["turquoise3,brown1", "green2,orange1", "pink1,purple1", "gray1,white1"]);
    assert_eq!(scenario.state.phase(), Phase::Exchange, "Sarah has taken the brown keshi, the last");
    assert_eq!([1, 2, 3, 4].map(|seat| scenario.board(seat).aside().count()), [4, 3, 2, 2]);
}

#[test]
fn essential_page_10_two_green_and_one_brown_are_exchanged() {
    let mut scenario = essential("oasis:07");
    scenario.play("select:green,gray,brown select:green,gray,brown select:gray,white,red select:gray,white,black");
    scenario.play("assistant:souk tower:green2,gray3,brown1 claim:green2 claim:gray1 claim:gray1 claim:gray1");
    let points = scenario.me().total();
    assert_eq!(counts(scenario.me(), [Colour::Green, Colour::Brown]), [0, 0]);
    scenario.play("keshi:brown caravan:right").host();
    assert_eq!(scenario.me().discovered_oases().collect::<Vec<_>>(), [Tile(7)]);
    assert_eq!(counts(scenario.me(), [Colour::Green, Colour::Brown]), [2, 1], "the marker has advanced 2 steps");
    assert_eq!(scenario.me().total(), points + 2);
    assert_eq!(scenario.me().aside().count(), 0, "the wooden keshis are back in the supply");
}

#[test]
fn essential_page_11_new_keshis_give_a_point_and_a_water() {
    in_essential(rulebook::page_08_new_keshis_give_a_point_and_a_water);
}

#[test]
fn essential_page_11_no_entertainer_claimed_so_a_new_one_with_a_good() {
    in_essential(rulebook::page_08_no_entertainer_claimed_so_a_new_one_with_a_good);
}

#[test]
fn essential_page_11_river_jetty_four_and_one() {
    in_essential(rulebook::page_08_river_jetty_four_and_one);
}

#[test]
fn essential_page_12_orchard_three_dates() {
    let mut scenario = essential("");
    scenario.reach("green3 act:orchard");
    assert_eq!(scenario.me().count(Colour::Green), 3);
    let [dates, water, dinars] = resources(scenario.me());
    scenario.play("act:orchard");
    assert_eq!(resources(scenario.me()), [dates + 3, water, dinars]);
}

#[test]
fn essential_page_12_purple_for_two_dates() {
    in_essential(rulebook::page_09_purple_for_two_dates);
}

#[test]
fn essential_page_12_slipper_two_points_and_a_water() {
    in_essential(rulebook::page_09_slipper_two_points_and_a_water);
}

#[test]
fn essential_page_12_square_three_purple() {
    in_essential(rulebook::page_09_square_three_purple);
}

#[test]
fn essential_page_13_line_of_dinar_turquoise_gray_yellow_and_five_points() {
    in_essential(rulebook::page_10_line_of_dinar_turquoise_gray_yellow_and_five_points);
}

#[test]
fn essential_page_13_five_points_at_the_top_of_the_palace() {
    in_essential(rulebook::page_10_five_points_at_the_top_of_the_palace);
}

#[test]
fn essential_page_13_six_scholars_two_scrolls_three_dates() {
    in_essential(rulebook::page_10_six_scholars_two_scrolls_three_dates);
}

/// The pink gate stands beside the souk here, in the Classic edition beside the madrasa: it matches neither.
#[test]
fn essential_page_14_two_gates() {
    in_essential(|| rulebook::two_gates(8));
}

#[test]
fn essential_page_15_two_caravans_reveal_the_next_two_oases() {
    let mut scenario = caravans("oasis:07 oasis:21");
    exchange(&mut scenario, Colour::Brown, &["caravan:left"]);
    assert_eq!(scenario.host().me().discovered_oases().collect::<Vec<_>>(), [Tile(7)]);
    exchange(&mut scenario, Colour::Brown, &["caravan:left"]);
    assert_eq!(scenario.host().me().discovered_oases().collect::<Vec<_>>(), [Tile(7), Tile(21)]);
}

#[test]
fn essential_page_15_start_oasis_two_resources_then_two_points() {
    let mut scenario = caravans("");
    exchange(&mut scenario, Colour::Brown, &["caravan:start take:date take:dinar"]);
    assert_eq!(resources(scenario.me()), [2, 1, 2]);
    let points = scenario.me().total();
    exchange(&mut scenario, Colour::Brown, &["caravan:start"]);
    assert_eq!(resources(scenario.me()), [2, 1, 2]);
    assert_eq!(scenario.me().total(), points + 2);
}

/// The hero has claimed two brown keshis in the first round, and a scholar.
fn caravans(draws: &str) -> Scenario {
    let mut scenario = essential(draws);
    scenario.play("select:green,gray,brown select:green,gray,brown select:gray,white,red select:gray,white,black");
    scenario.play("assistant:souk tower:gray4,brown2 claim:brown2 claim:gray1 claim:gray1 claim:gray1");
    scenario
}

#[test]
fn essential_page_15_two_oases_claimed() {
    in_essential(rulebook::page_12_two_oases_claimed);
}

#[test]
fn essential_page_16_vendor_in_the_palace_gives_water_either_way() {
    in_essential(rulebook::page_12_vendor_in_the_palace_gives_water_either_way);
}

#[test]
fn essential_page_16_three_rapids_and_the_resource_of_the_middle_one() {
    in_essential(rulebook::page_12_three_rapids_and_the_resource_of_the_middle_one);
}

#[test]
fn essential_page_17_river_evaluation_seven_and_three() {
    in_essential(rulebook::page_13_river_evaluation_seven_and_three);
}

#[test]
fn essential_page_17_provisions_eight_points_lost() {
    in_essential(rulebook::page_13_provisions_eight_points_lost);
}

/// Sarah's game: Sahara, river and mosque are full, and 03, 05, 07 and 21 are claimed.
fn sarahs_game() -> Scenario {
    let options = in_edition(Edition::Essential, Scenario::options);
    let scenario = Scenario::starting(options, "9 dates + 4 water + 4 dinars");
    let scenario =
        scenario.draws("gate:pink luxury:05 office:03 office:02 office:01").cap("white2 purple0 orange0 yellow0");
    let mut scenario = three(scenario, [3, 5, 7]).draws("oasis:21").sparing();
    let keshis = "caravan:right vendor:river vendor:mosque vendor:sahara new:river new:mosque new:sahara";
    scenario.likes(keshis);
    scenario.aim("brown8 turquoise8 black8 red3 beige1").begin(2, 1);
    scenario.likes(&format!("act:sahara oasis:21 {keshis}"));
    scenario.begin(2, 3);
    scenario.likes(&format!("act:medina gate:1pink space:7 act:orchard {keshis}"));
    scenario.until(|scenario| scenario.state.time() == (2, 4) && scenario.uses()).play("act:souk exchange:purple");
    scenario.until(|scenario| scenario.state.time() == (3, 4) && scenario.uses());
    scenario.play("act:souk exchange:purple act:souk exchange:purple act:souk luxury:05").finish();
    let board = scenario.me();
    assert_eq!(counts(board, [Colour::Brown, Colour::Turquoise, Colour::Black, Colour::White]), [8, 8, 8, 2]);
    assert_eq!(board.gates(), 1);
    assert_eq!(board.claimed().collect::<Vec<_>>(), [Tile(3), Tile(5), Tile(7), Tile(21)]);
    scenario
}

#[test]
fn essential_page_18_full_sectors_thirty_points() {
    let scenario = sarahs_game();
    assert!([Sector::Sahara, Sector::River, Sector::Mosque].into_iter().all(|sector| scenario.me().has_vendor(sector)));
    assert!(scenario.events.contains(&Event::FullSectors { seat: HERO, count: 3 }));
    assert_eq!(scenario.me().points_from(Source::FullSectors), 30);
}

#[test]
fn essential_page_18_three_of_four_oases_twenty_five_points() {
    let scenario = sarahs_game();
    assert_eq!([5, 7, 21].map(|oasis| scored(&scenario, oasis)), [5, 11, 9]);
    let counted = |event: &&Event| matches!(event, Event::OasisScored { seat: HERO, .. });
    assert_eq!(scenario.events.iter().filter(counted).count(), 3, "03 with its 2 points does not count");
    assert_eq!(scenario.me().points_from(Source::Oases), 25);
    assert!(scenario.events.contains(&Event::Paid { seat: HERO, resource: Resource::Date, count: 6 }));
}

#[test]
fn essential_page_18_leftovers_three_points() {
    let scenario = sarahs_game();
    assert_eq!(resources(scenario.me()).iter().sum::<u16>(), 5);
    assert_eq!(scenario.me().goods(), 2);
    assert_eq!(scenario.me().points_from(Source::Leftovers), 3);
}

#[test]
fn essential_addendum_oases_01_to_04_twelve_points() {
    in_essential(rulebook::addendum_oases_01_to_04_twelve_points);
}

#[test]
fn essential_addendum_oases_05_to_13_seven_points() {
    in_essential(rulebook::addendum_oases_05_to_13_seven_points);
}

#[test]
fn essential_addendum_oases_14_to_18_six_points() {
    in_essential(rulebook::addendum_oases_14_to_18_six_points);
}

#[test]
fn essential_addendum_oases_19_to_21_eight_points() {
    in_essential(rulebook::addendum_oases_19_to_21_eight_points);
}

#[test]
fn essential_addendum_oasis_24_sixteen_points() {
    in_essential(rulebook::addendum_oasis_24_sixteen_points);
}

#[test]
fn essential_addendum_oasis_29_seven_points() {
    in_essential(rulebook::addendum_oasis_29_seven_points);
}

#[test]
fn essential_addendum_scroll_29_four_points() {
    in_essential(yellow::addendum_scroll_29_four_points);
}

#[test]
fn essential_addendum_scroll_31_counts_as_four() {
    in_essential(yellow::addendum_scroll_31_counts_as_four);
}

#[test]
fn essential_addendum_scroll_33_two_dates_and_a_dinar() {
    in_essential(yellow::addendum_scroll_33_two_dates_and_a_dinar);
}

#[test]
fn essential_addendum_scroll_44_a_dinar_and_two_dates() {
    in_essential(pink::addendum_scroll_44_a_dinar_and_two_dates);
}

#[test]
fn essential_addendum_scroll_47_three_goods_and_three_steps() {
    in_essential(pink::addendum_scroll_47_three_goods_and_three_steps);
}

#[test]
fn essential_addendum_scroll_48_two_steps() {
    in_essential(pink::addendum_scroll_48_two_steps);
}

#[test]
fn essential_addendum_scroll_51_water_a_date_and_a_palace_step() {
    in_essential(pink::addendum_scroll_51_water_a_date_and_a_palace_step);
}

#[test]
fn essential_addendum_scroll_54_two_points_water_and_a_dinar() {
    in_essential(pink::addendum_scroll_54_two_points_water_and_a_dinar);
}

#[test]
fn essential_addendum_scroll_59_a_dinar_three_points_a_red_and_a_green_keshi() {
    in_essential(pink::addendum_scroll_59_a_dinar_three_points_a_red_and_a_green_keshi);
}

#[test]
fn essential_addendum_scroll_61_a_green_and_a_pink_keshi() {
    in_essential(|| {
        let (scenario, since) = orange::a_green_and_a_pink_keshi();
        assert_eq!(scenario.me().aside().to_string(), "green1,pink1");
        assert_ne!(scenario.state.seat(), HERO);
        let deployed = |event: &Event| matches!(event, Event::Deployed { .. });
        assert!(!told(&scenario, since).iter().any(deployed), "they are exchanged when the base is empty");
    });
}

#[test]
fn essential_addendum_scroll_65_six_points_then_three_water() {
    in_essential(orange::addendum_scroll_65_six_points_then_three_water);
}

#[test]
fn essential_addendum_scroll_70_a_palace_step_three_river_steps_three_dinars_and_two_points() {
    in_essential(|| orange::four_entertainers(7));
}
