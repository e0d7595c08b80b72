//! Expansion 3: further exchange offices.

use keshi::{Colour, Draw, Edition, Offices, Options, Outcome, Waits};
use table::Game;

use crate::scenario::Scenario;
use crate::scrolls::late::owning;
use crate::tools::{asked, since};

fn playing(edition: Edition, offices: Offices) -> Options {
    Options { edition, offices, ..Scenario::options() }
}

/// The offices that may come in each season, if these come.
fn coming(options: Options, come: [u8; 3]) -> [Vec<u8>; 3] {
    let come = come.map(|office| format!("office:{office:02}")).join(" ");
    let mut scenario = Scenario::with(options).draws(&come);
    [1, 2, 3].map(|_| {
        while scenario.state.waits() != Waits::Chance(Draw::Office) {
            match scenario.state.waits() {
                Waits::Chance(_) => _ = scenario.draw(),
                _ => scenario.step(),
            }
        }
        let mut odds = Vec::new();
        scenario.game.odds(&scenario.state, &mut odds);
        assert!(odds.iter().all(|&(_, weight)| weight == 1), "all are equally likely");
        scenario.draw();
        let number = |&(outcome, _): &(Outcome, u32)| match outcome {
            Outcome::Office(office) => office.0,
            other => panic!("{other} is no office"),
        };
        odds.iter().map(number).collect()
    })
}

/// All of these but those.
fn but(all: std::ops::RangeInclusive<u8>, gone: &[u8]) -> Vec<u8> {
    all.filter(|office| !gone.contains(office)).collect()
}

#[test]
fn the_base_game_has_its_six_offices() {
    for edition in [Edition::Classic, Edition::Essential] {
        let offices = coming(playing(edition, Offices::Base), [3, 1, 2]);
        assert_eq!(offices, [but(1..=6, &[]), but(1..=6, &[3]), but(1..=6, &[1, 3])], "{edition:?}");
    }
}

#[test]
fn twelve_tiles_are_mixed_in_classic() {
    let offices = coming(playing(Edition::Classic, Offices::Mixed), [3, 9, 12]);
    assert_eq!(offices, [but(1..=12, &[]), but(1..=12, &[3]), but(1..=12, &[3, 9])]);
}

#[test]
fn six_tiles_lie_with_a_random_side_up_in_essential() {
    let offices = coming(playing(Edition::Essential, Offices::Mixed), [3, 12, 1]);
    assert_eq!(offices, [but(1..=12, &[]), but(1..=12, &[3, 9]), but(1..=12, &[3, 9, 6, 12])]);
}

#[test]
fn only_the_new_offices_if_all_agree() {
    for edition in [Edition::Classic, Edition::Essential] {
        let offices = coming(playing(edition, Offices::New), [9, 7, 12]);
        assert_eq!(offices, [but(7..=12, &[]), but(7..=12, &[9]), but(7..=12, &[7, 9])], "{edition:?}");
    }
}

/// The three things that a new office gives.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Gives {
    DateAndRiver,
    WaterAndStairs,
    DinarAndPoint,
}

use Gives::{DateAndRiver, DinarAndPoint, WaterAndStairs};

/// The hero is in this office with a good of each colour.
fn in_office(edition: Edition, office: u8) -> Scenario {
    let mut scenario = Scenario::with(playing(edition, Offices::New)).draws(&format!("office:{office:02}"));
    scenario.reach("purple1 orange1 yellow1 water1 act:souk").play("act:souk");
    assert_eq!(scenario.state.time().0, 1);
    scenario
}

/// The hero exchanges a good of this colour, and gets this.
fn exchange(scenario: &Scenario, colour: Colour, gives: Gives) {
    let mut scenario = scenario.clone();
    let before = *scenario.me();
    scenario.play(&format!("exchange:{colour}"));
    match gives {
        DateAndRiver => {
            assert_eq!(since(&before, &scenario), format!("date+1 {colour}-1 river+1"));
            asked(&scenario, "pay:water stop");
            scenario.play("pay:water");
            assert_eq!(scenario.me().river(), before.river() + 2, "more steps for water");
        }
        DinarAndPoint => assert_eq!(since(&before, &scenario), format!("dinar+1 points+1 {colour}-1")),
        WaterAndStairs => {
            asked(&scenario, "stairs:palace stairs:mosque");
            for stairs in ["palace", "mosque"] {
                let mut scenario = scenario.clone();
                scenario.play(&format!("stairs:{stairs}"));
                assert_eq!(since(&before, &scenario), format!("water+1 {colour}-1 {stairs}+1"));
            }
        }
    }
}

/// What an office gives for purple, orange and yellow.
fn rates(office: u8, gives: [Gives; 3]) {
    let scenario = in_office(Edition::Classic, office);
    for (colour, gives) in Colour::GOODS.into_iter().zip(gives) {
        exchange(&scenario, colour, gives);
    }
}

#[test]
fn office_07_purple_for_the_river_orange_for_the_stairs_yellow_for_a_point() {
    rates(7, [DateAndRiver, WaterAndStairs, DinarAndPoint]);
}

#[test]
fn office_08_purple_for_the_river_orange_for_a_point_yellow_for_the_stairs() {
    rates(8, [DateAndRiver, DinarAndPoint, WaterAndStairs]);
}

#[test]
fn office_09_purple_for_the_stairs_orange_for_the_river_yellow_for_a_point() {
    rates(9, [WaterAndStairs, DateAndRiver, DinarAndPoint]);
}

#[test]
fn office_10_purple_for_the_stairs_orange_for_a_point_yellow_for_the_river() {
    rates(10, [WaterAndStairs, DinarAndPoint, DateAndRiver]);
}

#[test]
fn office_11_purple_for_a_point_orange_for_the_river_yellow_for_the_stairs() {
    rates(11, [DinarAndPoint, DateAndRiver, WaterAndStairs]);
}

#[test]
fn office_12_purple_for_a_point_orange_for_the_stairs_yellow_for_the_river() {
    rates(12, [DinarAndPoint, WaterAndStairs, DateAndRiver]);
}

#[test]
fn page_16_office_with_the_river_a_point_and_the_stairs() {
    let scenario = in_office(Edition::Classic, 7);
    exchange(&scenario, Colour::Purple, DateAndRiver);
    exchange(&scenario, Colour::Yellow, DinarAndPoint);
    exchange(&scenario, Colour::Orange, WaterAndStairs);
}

#[test]
fn essential_page_19_office_with_the_river_a_point_and_the_stairs() {
    let scenario = in_office(Edition::Essential, 7);
    exchange(&scenario, Colour::Purple, DateAndRiver);
    exchange(&scenario, Colour::Yellow, DinarAndPoint);
    exchange(&scenario, Colour::Orange, WaterAndStairs);
}

#[test]
fn a_step_of_an_office_crosses_a_threshold() {
    let options = Options { offices: Offices::New, ..Scenario::options() };
    let mut scenario = super::rich(options, "line:points").draws("office:07 scroll:26");
    scenario.reach("gray3 act:madrasa").play("act:madrasa scroll:26");
    scenario.likes("line:points new:palace");
    scenario.reach("orange1 act:souk").play("act:souk exchange:orange stairs:palace pay:date pay:date");
    let before = *scenario.me();
    scenario.play("pay:date");
    assert_eq!(since(&before, &scenario), "date-1 dinar+1 palace+1");
    asked(&scenario, "line:dinars line:left line:middle line:points");
}

#[test]
fn scroll_18_adds_a_resource_to_what_a_new_office_gives() {
    let mut scenario = owning(super::rich(playing(Edition::Classic, Offices::New), "").draws("office:07"), 18);
    scenario.reach("yellow1 act:souk");
    let before = *scenario.me();
    scenario.play("act:souk exchange:yellow take:water");
    assert_eq!(since(&before, &scenario), "water+1 dinar+1 points+1 yellow-1");
}

#[test]
fn scroll_46_uses_a_new_office_several_times() {
    let mut scenario = owning(super::rich(playing(Edition::Classic, Offices::New), "").draws("office:07"), 46);
    scenario.reach("yellow2 purple1 act:souk");
    let before = *scenario.me();
    scenario.play("act:souk exchange:yellow exchange:purple stop exchange:yellow stop");
    assert_eq!(since(&before, &scenario), "date+1 dinar+2 points+2 purple-1 yellow-2 river+1");
}
