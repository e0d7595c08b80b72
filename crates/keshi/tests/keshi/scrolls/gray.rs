//! Scrolls 01 to 21.

use keshi::{Colour, Options, Phase, Resource, Sector, Source};

use super::both::{prepared, with_and_without};
use super::{about_to_buy, buying};
use crate::scenario::Scenario;
use crate::tools::since;

#[test]
fn scrolls_01_to_12_give_their_keshi_and_deploy_it() {
    // What the place is that the player chooses, and what deploying there gives.
    let all = [
        (1, "green", "", "points+1"),
        (2, "gray", "", ""),
        (3, "white", "", ""),
        (4, "black", "", ""),
        (5, "pink", "entertainer:1", "points+2"),
        (6, "turquoise", "", ""),
        (7, "beige", "", ""),
        (8, "brown", "caravan:start take:water take:dinar", "water+1 dinar+1"),
        (9, "red", "vendor:mosque", ""),
        (10, "purple", "", ""),
        (11, "orange", "", ""),
        (12, "yellow", "", ""),
    ];
    for (scroll, colour, place, bonus) in all {
        let mut scenario = about_to_buy(scroll, "");
        let before = *scenario.me();
        scenario.play(&format!("act:madrasa scroll:{scroll:02} {place}"));
        let gained = ["date-1", bonus, &format!("{colour}+1")].join(" ").replace("  ", " ");
        assert_eq!(since(&before, &scenario), gained, "scroll {scroll:02}");
    }
}

#[test]
fn scrolls_05_08_and_09_let_the_player_choose_among_the_free_places() {
    let mut scenario = about_to_buy(5, "pink1");
    let free =
        (0..8).filter(|&space| !scenario.me().entertainer(space)).map(|space| format!("entertainer:{}", space + 1));
    let free: Vec<_> = free.collect();
    assert!(free.len() < 8);
    scenario.play("act:madrasa scroll:05");
    assert_eq!(scenario.legal(), free);

    let mut scenario = about_to_buy(8, "");
    scenario.play("act:madrasa scroll:08");
    assert_eq!(scenario.legal(), ["caravan:left", "caravan:right", "caravan:start"]);

    let mut scenario = about_to_buy(9, "red1");
    let free = Sector::ALL.into_iter().filter(|&sector| sector != Sector::Souk && !scenario.me().has_vendor(sector));
    let free: Vec<_> = free.map(|sector| format!("vendor:{sector}")).collect();
    assert!(free.len() < 8);
    scenario.play("act:madrasa scroll:09");
    assert_eq!(scenario.legal(), free);
}

#[test]
fn scroll_01_gives_nothing_for_a_full_orchard() {
    let mut scenario = about_to_buy(1, "green8");
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:01");
    assert_eq!(since(&before, &scenario), "date-1");
    assert!(scenario.me().scrolls().has(1));
}

#[test]
fn scroll_02_gives_a_scholar_who_counts_at_once() {
    let scenario = Scenario::new().draws("scroll:21 scroll:02 scroll:19").like("claim:gray2");
    let mut scenario = buying(scenario, 21, "gray2");
    assert_eq!(scenario.me().count(Colour::Gray), 2);
    // Both scholars are used now, and the third buys another scroll that asks one.
    scenario.play("act:madrasa scroll:21 scroll:02");
    assert_eq!(scenario.me().count(Colour::Gray), 3);
    assert!(scenario.legal().contains(&"scroll:19".to_owned()));
    scenario.play("scroll:19");
    assert!(!scenario.legal().iter().any(|action| action.starts_with("scroll:")));
}

#[test]
fn scrolls_13_to_16_give_their_bonus_at_a_threshold_besides_the_dinar() {
    for (scroll, bonus) in [(13, "water+1 dinar+1"), (14, "date+1 dinar+1"), (15, "dinar+2"), (16, "dinar+1")] {
        for (scenario, owned) in with_and_without(scroll, "white4").iter_mut().zip([true, false]) {
            scenario.reach("act:palace");
            let before = *scenario.me();
            scenario.play("act:palace");
            if owned && scroll == 16 {
                // The river step comes before the line bonus, and water can prolong it.
                assert_eq!(scenario.legal(), ["pay:water", "stop"]);
                scenario.play("stop");
            }
            // The line bonus is still to come.
            assert!(scenario.may("line:dinars"));
            let river = if scroll == 16 && owned { "river+1 " } else { "" };
            let bonus = if owned { bonus } else { "dinar+1" };
            assert_eq!(since(&before, scenario), format!("{bonus} {river}palace+4"), "scroll {scroll}");
        }
    }
}

#[test]
fn scrolls_13_to_16_give_nothing_below_a_threshold() {
    for scroll in 13..=16 {
        let [mut scenario, _] = with_and_without(scroll, "");
        scenario.reach("white1 act:palace");
        let before = *scenario.me();
        let steps = before.count(Colour::White);
        assert!(steps < 4);
        scenario.play("act:palace");
        assert_eq!(since(&before, &scenario), format!("palace+{steps}"), "scroll {scroll}");
    }
}

#[test]
fn scrolls_13_to_16_work_on_the_mosque_and_at_every_threshold() {
    for (scroll, bonus) in [(13, "water+2 dinar+4"), (14, "date+2 dinar+4"), (15, "dinar+6"), (16, "dinar+4 river+2")] {
        let [mut scenario, _] = with_and_without(scroll, "");
        scenario.reach("black7 act:mosque");
        let before = *scenario.me();
        assert_eq!(before.count(Colour::Black), 7);
        // Two thresholds: each with a dinar, the scroll, and the dinar of the line.
        scenario.play("act:mosque");
        for _ in 0..2 {
            if scroll == 16 && scenario.may("stop") {
                scenario.play("stop");
            }
            scenario.play("line:dinars");
        }
        assert_eq!(since(&before, &scenario), format!("{bonus} mosque+7"), "scroll {scroll}");
    }
}

#[test]
fn scroll_16_may_be_prolonged_with_water() {
    let [mut scenario, _] = with_and_without(16, "white4");
    scenario.reach("act:palace");
    let before = *scenario.me();
    assert_eq!(before.of(Resource::Water), 1);
    scenario.play("act:palace pay:water");
    assert_eq!(since(&before, &scenario), "water-1 dinar+1 river+2 palace+4");
}

#[test]
fn scrolls_13_and_14_together_both_give() {
    let scenario = Scenario::new().draws("scroll:13 scroll:14");
    let mut scenario = buying(scenario, 13, "gray2 date2");
    scenario.play("act:madrasa scroll:13 scroll:14").reach("white4 act:palace");
    let before = *scenario.me();
    scenario.play("act:palace");
    assert_eq!(since(&before, &scenario), "date+1 water+1 dinar+1 palace+4");
}

#[test]
fn scroll_17_gives_the_bonus_of_a_rapid_when_it_is_crossed() {
    let [mut with, mut without] = with_and_without(17, "");
    with.reach("turquoise7 act:river");
    let before = *with.me();
    assert_eq!((before.river(), before.count(Colour::Turquoise)), (0, 7));
    with.play("act:river");
    // The point of the first rapid is there, and the resource of the second one is chosen on the space behind it.
    assert_eq!(since(&before, &with), "points+1 river+6");
    assert_eq!(with.legal(), ["take:date", "take:water", "take:dinar"]);
    with.play("take:date");
    assert_eq!(since(&before, &with), "date+1 points+1 river+7");

    without.reach("turquoise7 act:river");
    let before = *without.me();
    without.play("act:river");
    assert_eq!(since(&before, &without), "river+7");
}

#[test]
fn scroll_17_gives_each_rapid_once_and_only_when_crossed() {
    let [mut scenario, _] = with_and_without(17, "");
    scenario.reach("turquoise4 act:river");
    let before = *scenario.me();
    assert_eq!((before.river(), before.count(Colour::Turquoise)), (0, 4));
    // Four steps cross the first rapid only; a fifth, paid with water, crosses none.
    scenario.play("act:river");
    assert_eq!(since(&before, &scenario), "points+1 river+4");
    scenario.play("pay:water");
    assert_eq!(since(&before, &scenario), "water-1 points+1 river+5");
}

#[test]
fn scroll_17_also_for_steps_paid_with_water() {
    let [mut scenario, _] = with_and_without(17, "");
    scenario.likes("claim:turquoise1 claim:turquoise2 new:orchard");
    scenario.reach("turquoise2 water1 act:river");
    let before = *scenario.me();
    assert_eq!((before.river(), before.count(Colour::Turquoise)), (0, 2));
    scenario.play("act:river pay:water");
    assert_eq!(since(&before, &scenario), "water-1 points+1 river+3");
}

#[test]
fn scroll_17_does_not_replace_the_bonus_at_the_end_of_the_round() {
    let [mut scenario, _] = with_and_without(17, "");
    scenario.reach("turquoise6 act:river");
    scenario.play("act:river take:water stop");
    scenario.until(|scenario| scenario.state.phase() == Phase::RiverBonus && scenario.may("rapid:1"));
    let before = *scenario.me();
    assert_eq!(scenario.legal(), ["rapid:1", "rapid:2"]);
    scenario.play("rapid:1");
    assert_eq!(since(&before, &scenario), "points+1");
}

#[test]
fn scroll_17_gives_nothing_for_the_head_start() {
    // Who wins tile 09 starts season 3 on the crocodile, behind the first rapid.
    let options = Options { river: Some([8, 9, 5]), ..Options::default() };
    let [mut scenario, _] = prepared(Scenario::with(options), 17, "");
    scenario.until(|scenario| scenario.state.time().0 == 2);
    scenario.reach("turquoise1 act:river").play("act:river");
    let before = scenario.me().points_from(Source::Rapids);
    assert!(scenario.me().river() < 3);
    scenario.until(|scenario| scenario.state.time().0 == 3);
    assert_eq!(scenario.me().river(), 4);
    assert_eq!(scenario.me().points_from(Source::Rapids), before);
}

#[test]
fn scroll_18_gives_a_resource_of_choice_at_the_exchange_office() {
    for (colour, given) in [("purple", "date+2"), ("orange", "water+2"), ("yellow", "dinar+2")] {
        let [mut with, mut without] = prepared(Scenario::new().draws("office:01"), 18, "");
        with.reach(&format!("{colour}1 act:souk"));
        let before = *with.me();
        with.play(&format!("act:souk exchange:{colour}"));
        assert_eq!(since(&before, &with), format!("{given} {colour}-1"));
        assert_eq!(with.legal(), ["take:date", "take:water", "take:dinar"]);
        let more = given.replace('2', "3");
        with.play(&format!("take:{}", &given[..given.len() - 2]));
        assert_eq!(since(&before, &with), format!("{more} {colour}-1"));

        without.reach(&format!("{colour}1 act:souk"));
        let before = *without.me();
        without.play(&format!("act:souk exchange:{colour}"));
        assert_eq!(since(&before, &without), format!("{given} {colour}-1"));
        assert!(!without.may("take:date"));
    }
}

#[test]
fn scroll_18_gives_it_each_time_and_not_for_luxury() {
    let [mut scenario, _] = prepared(Scenario::new().draws("office:01 luxury:01"), 18, "");
    for _ in 0..2 {
        scenario.reach("purple1 act:souk");
        let before = *scenario.me();
        scenario.play("act:souk exchange:purple take:dinar");
        assert_eq!(since(&before, &scenario), "date+2 dinar+1 purple-1");
    }
    scenario.reach("orange1 act:souk");
    let before = *scenario.me();
    scenario.play("act:souk luxury:01");
    assert_eq!(since(&before, &scenario), "water+1 points+2 orange-1 luxury+1");
    assert!(!scenario.may("take:date"));
}

#[test]
fn scroll_19_gives_two_water() {
    let mut scenario = about_to_buy(19, "");
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:19");
    assert_eq!(since(&before, &scenario), "date-1 water+2");
    assert!(scenario.me().scrolls().has(19));
}

#[test]
fn scroll_20_gives_two_dinars() {
    let mut scenario = about_to_buy(20, "");
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:20");
    assert_eq!(since(&before, &scenario), "date-1 dinar+2");
    assert!(scenario.me().scrolls().has(20));
}

#[test]
fn scroll_21_gives_three_dates() {
    let mut scenario = about_to_buy(21, "");
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:21");
    assert_eq!(since(&before, &scenario), "date+2");
    assert!(scenario.me().scrolls().has(21));
}

#[test]
fn scroll_21_pays_for_the_next_scroll_of_the_same_action() {
    let scenario = Scenario::new().draws("scroll:21 scroll:20");
    let mut scenario = buying(scenario, 21, "gray2");
    assert_eq!(scenario.me().of(Resource::Date), 1);
    scenario.play("act:madrasa scroll:21 scroll:20");
    assert!(scenario.me().scrolls().has(20));
}

#[test]
fn scrolls_19_to_21_give_once_only() {
    for scroll in 19..=21 {
        // From then on it makes no difference to have the scroll.
        let later = with_and_without(scroll, "").map(|mut scenario| {
            let before = *scenario.reach("").me();
            since(&before, scenario.next_turn())
        });
        assert_eq!(later[0], later[1], "scroll {scroll}");
    }
}
