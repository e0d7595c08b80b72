//! Scrolls 22 to 42.

use keshi::{Colour, Event, Phase, Provide, Resource, Sector, Source};

use super::both::{prepared, since, with_and_without};
use super::{about_to_buy, buying};
use crate::scenario::{HERO, Scenario};

/// A game in which a disc that was placed so far turned faces the spaces.
fn disc(turned: u8) -> Scenario {
    Scenario::new().like(&format!("disc:{turned}"))
}

#[test]
fn scrolls_22_to_42_need_three_scholars_and_a_date() {
    let mut scenario = Scenario::new().draws("scroll:30").like("claim:gray2");
    scenario.reach("gray2 date1 act:madrasa");
    assert_eq!(scenario.me().count(Colour::Gray), 2);
    scenario.play("act:madrasa");
    assert!(!scenario.may("scroll:30"));
    scenario.reach("gray3 date1 act:madrasa");
    scenario.play("act:madrasa");
    assert!(scenario.may("scroll:30"));
}

#[test]
fn scroll_22_spares_the_points_of_the_left_workshop() {
    for (scenario, points) in with_and_without(22, "").iter_mut().zip(["", "points-3 "]) {
        scenario.reach("beige1 act:medina");
        let before = *scenario.me();
        scenario.play("act:medina gate:1white space:1 stop");
        assert_eq!(since(&before, scenario), format!("{points}white+1 gates+1"));
    }
}

#[test]
fn scroll_22_leaves_the_points_of_a_matching_space() {
    for (scenario, points) in with_and_without(22, "").iter_mut().zip([2, -1]) {
        scenario.reach("beige1 act:medina");
        let before = *scenario.me();
        scenario.play("act:medina gate:1white space:5 stop");
        assert_eq!(since(&before, scenario), format!("points{points:+} white+1 gates+1"));
    }
}

#[test]
fn scroll_22_changes_nothing_at_the_other_workshops() {
    for scenario in &mut with_and_without(22, "") {
        scenario.reach("beige1 dinar1 act:medina");
        let before = *scenario.me();
        scenario.play("act:medina gate:2black space:1 stop");
        assert_eq!(since(&before, scenario), "dinar-1 points+1 black+1 gates+1");
    }
}

#[test]
fn scrolls_23_to_25_give_something_else_for_each_date_picker() {
    for (scroll, one, two) in [(23, "water+1", "water+2"), (24, "dinar+1", "dinar+2"), (25, "points+1", "points+2")] {
        for chosen in 0..=2 {
            let [mut with, mut without] = with_and_without(scroll, "green2");
            with.reach("act:orchard");
            let before = *with.me();
            let pickers = before.count(Colour::Green);
            with.play("act:orchard");
            assert_eq!(with.legal(), ["harvest:date".to_owned(), format!("harvest:{scroll}")]);
            // Each date picker is asked: so many bring a date, the others what the scroll gives.
            let dates = pickers - chosen;
            (0..dates).for_each(|_| drop(with.play("harvest:date")));
            if chosen > 0 {
                with.play(&format!("harvest:{scroll}"));
            }
            let gained = ["", one, two][usize::from(chosen)];
            let expected = format!("date+{dates} {gained}").replace("date+0 ", "");
            assert_eq!(since(&before, &with), expected.trim_end(), "scroll {scroll}");

            without.reach("act:orchard");
            let before = *without.me();
            without.play("act:orchard");
            assert_eq!(since(&before, &without), format!("date+{}", before.count(Colour::Green)));
        }
    }
}

#[test]
fn scrolls_23_to_25_together_leave_all_four_to_choose() {
    let scenario = Scenario::new().draws("scroll:23 scroll:24 scroll:25");
    let mut scenario = buying(scenario, 23, "gray8 date3 green4");
    scenario.play("act:madrasa scroll:23 scroll:24").reach("gray3 date1 green4 act:madrasa");
    scenario.play("act:madrasa scroll:25").reach("green4 act:orchard");
    let before = *scenario.me();
    scenario.play("act:orchard");
    assert_eq!(scenario.legal(), ["harvest:date", "harvest:23", "harvest:24", "harvest:25"]);
    scenario.play("harvest:date harvest:23 harvest:24");
    while scenario.may("harvest:25") {
        scenario.play("harvest:25");
    }
    let points = before.count(Colour::Green) - 3;
    assert_eq!(since(&before, &scenario), format!("date+1 water+1 dinar+1 points+{points}"));
}

#[test]
fn scrolls_26_and_27_buy_further_steps() {
    for (scroll, resource) in [(26, "date"), (27, "water")] {
        for (sector, colour) in [("palace", "white"), ("mosque", "black")] {
            let [mut with, mut without] = with_and_without(scroll, &format!("{resource}2 {colour}1"));
            with.reach(&format!("{resource}1 act:{sector}"));
            let before = *with.me();
            let steps = before.count(colour.parse().unwrap());
            assert!(steps < 3);
            with.play(&format!("act:{sector}"));
            // The steps of its own come first; only the resource of the scroll buys further ones.
            assert_eq!(since(&before, &with), format!("{sector}+{steps}"));
            assert_eq!(with.legal(), [format!("pay:{resource}"), "stop".to_owned()]);
            with.play(&format!("pay:{resource}"));
            assert_eq!(since(&before, &with), format!("{resource}-1 {sector}+{}", steps + 1));

            without.reach(&format!("{resource}1 act:{sector}"));
            let before = *without.me();
            without.play(&format!("act:{sector}"));
            assert_eq!(since(&before, &without), format!("{sector}+{}", before.count(colour.parse().unwrap())));
            assert!(!without.may(&format!("pay:{resource}")));
        }
    }
}

#[test]
fn scrolls_26_and_27_need_a_step_of_its_own() {
    for scroll in [26, 27] {
        let [mut scenario, _] = with_and_without(scroll, "");
        scenario.likes("claim:white1 assistant:palace");
        scenario.until(|scenario| scenario.uses() && scenario.me().assistants(Sector::Palace) > 0);
        if scenario.me().count(Colour::White) == 0 {
            assert!(!scenario.may("act:palace"), "scroll {scroll}");
        } else {
            panic!("there is a noble");
        }
    }
}

#[test]
fn scroll_26_buys_steps_after_a_bonus_of_the_square() {
    // The fourth space of the square is a palace step, the sixth a mosque step.
    for (space, stairs) in [(4, "palace"), (6, "mosque")] {
        let [mut scenario, _] = prepared(Scenario::new(), 26, "date2");
        scenario.likes(&format!("new:square entertainer:{space} claim:pink1 claim:pink2"));
        scenario.until(|scenario| scenario.may(&format!("entertainer:{space}")));
        let before = *scenario.me();
        scenario.play(&format!("entertainer:{space} pay:date"));
        assert_eq!(since(&before, &scenario), format!("date-1 pink+1 {stairs}+2"));
    }
}

#[test]
fn scroll_26_pays_with_a_date_won_on_the_way() {
    let scenario = Scenario::new().draws("scroll:14 scroll:26");
    let mut scenario = buying(scenario, 26, "gray4 white3 date3");
    scenario.play("act:madrasa scroll:14 scroll:26").reach("white3 act:palace");
    let before = *scenario.me();
    let (steps, dates) = (before.count(Colour::White), before.of(Resource::Date));
    assert!((3..=4).contains(&steps) && dates > 0);
    scenario.play("act:palace");
    let mut paid = 0;
    for _ in 0..=dates {
        if scenario.may("line:points") {
            scenario.play("line:points");
        }
        assert!(scenario.may("pay:date"));
        scenario.play("pay:date");
        paid += 1;
    }
    assert_eq!(scenario.me().of(Resource::Date) + paid, dates + 1);
}

#[test]
fn scroll_27_steps_beyond_the_top_are_points() {
    let [mut scenario, _] = with_and_without(27, "white8");
    scenario.likes("line:dinars");
    while scenario.me().step(keshi::Stairs::Palace) < 16 {
        scenario.reach("act:palace");
        scenario.play("act:palace");
    }
    scenario.reach("water1 act:palace");
    let before = *scenario.me();
    scenario.play("act:palace");
    assert_eq!(since(&before, &scenario), "points+8");
    scenario.play("pay:water");
    assert_eq!(since(&before, &scenario), "water-1 points+9");
}

#[test]
fn scroll_28_gives_every_rapid_crossed_at_the_start_of_season_scoring() {
    let [mut with, mut without] = with_and_without(28, "turquoise6");
    for scenario in [&mut with, &mut without] {
        scenario.reach("act:river");
        scenario.play("act:river");
        assert!((6..9).contains(&scenario.me().river()));
        scenario.likes("stop rapid:1");
        scenario.until(|scenario| scenario.state.phase() == Phase::RiverBonus && scenario.state.time().1 == 4);
    }
    // After the bonus of the round, and before the river tile.
    let before = *with.me();
    with.until(|scenario| scenario.may("take:date"));
    assert_eq!(with.state.phase(), Phase::SeasonScoring);
    assert_eq!(since(&before, &with), "points+2", "one of the round, one of the scroll");
    assert!(!with.events.iter().any(|event| matches!(event, Event::RiverWon { .. })));
    with.play("take:date");
    let tiles = with.events.iter().filter(|event| matches!(event, Event::RiverWon { seat: HERO, .. }));
    assert_eq!(tiles.count(), 1);

    let before = *without.me();
    without.until(|scenario| scenario.state.phase() == Phase::Provisions);
    assert_eq!(since(&before, &without), "points+4 river-6", "one of the round, three of the river tile");
}

#[test]
fn scroll_28_gives_the_bonuses_of_all_four_rapids_in_chosen_order() {
    let [mut scenario, _] = with_and_without(28, "turquoise6 water6");
    scenario.reach("act:river");
    scenario.play("act:river");
    while scenario.me().river() < 12 {
        scenario.play("pay:water");
    }
    scenario.likes("stop rapid:1");
    scenario.until(|scenario| scenario.state.phase() == Phase::RiverBonus && scenario.state.time().1 == 4);
    let before = *scenario.me();
    scenario.until(|scenario| scenario.state.phase() == Phase::SeasonScoring && scenario.may("rapid:2"));
    // 1 point of the round; 1 and 3 of the scroll.
    assert_eq!(since(&before, &scenario), "points+5");
    assert_eq!(scenario.legal(), ["rapid:2", "rapid:3"]);
    scenario.play("rapid:3 keshi:purple");
    assert_eq!(since(&before, &scenario), "points+5 purple+1");
    assert_eq!(scenario.legal(), ["take:date", "take:water", "take:dinar"]);
}

#[test]
fn scroll_28_gives_nothing_without_a_rapid_crossed_in_that_season() {
    let [mut scenario, _] = with_and_without(28, "turquoise6");
    scenario.reach("act:river");
    scenario.play("act:river").likes("stop rapid:1 new:river new:palace new:mosque");
    let season = scenario.state.time().0;
    scenario.until(|scenario| scenario.state.time().0 > season);
    scenario.likes("new:river new:palace new:mosque");
    assert_eq!(scenario.me().river(), 0);
    let before = *scenario.me();
    scenario.until(|scenario| scenario.state.phase() == Phase::Provisions);
    assert_eq!(scenario.me().river(), 0);
    assert_eq!(scenario.me().points_from(Source::Rapids), before.points_from(Source::Rapids));
}

#[test]
fn scroll_28_gives_in_each_season() {
    let [mut scenario, _] = with_and_without(28, "turquoise4");
    scenario.likes("act:river stop rapid:1");
    let mut gained = Vec::new();
    for season in scenario.state.time().0..=3 {
        scenario.until(|scenario| scenario.state.phase() == Phase::RiverBonus && scenario.state.time() == (season, 4));
        let crossed = [3, 6, 9, 12].iter().filter(|&&space| scenario.me().river() >= space).count();
        let before = scenario.me().points_from(Source::Rapids);
        scenario.until(|scenario| scenario.state.phase() as u8 >= Phase::RiverFirst as u8);
        gained.push((crossed, scenario.me().points_from(Source::Rapids) - before));
    }
    assert!(gained.len() > 1);
    for (crossed, points) in gained {
        // The round's point, and the scroll's 1, and 3 of the last rapid.
        let expected = [0, 2, 2, 2, 5][crossed];
        assert_eq!(points, expected);
    }
}

#[test]
fn addendum_scroll_29_four_points() {
    // The disc turns to 7, where two spectators face the points; the only entertainer stands elsewhere.
    let scenario = disc(6).like("disc:6 entertainer:7");
    for (scenario, points) in prepared(scenario, 29, "pink1").iter_mut().zip(["points+4 ", ""]) {
        scenario.reach("act:square");
        assert_eq!((scenario.me().disc(), scenario.me().count(Colour::Pink)), (6, 1));
        assert!(!scenario.me().entertainer(0));
        let before = *scenario.me();
        scenario.play("act:square");
        let dates = [1, 2, 2, 1, 3, 2, 1, 3][(6 + 8 - 7) % 8];
        assert_eq!(since(&before, scenario), format!("date+{dates} {points}").trim_end());
    }
}

#[test]
fn scroll_29_gives_two_points_for_each_spectator_at_the_end_of_the_action() {
    for (turned, spectators) in [(7, 1), (6, 2), (3, 3)] {
        let scenario = disc(turned).like(&format!("disc:{turned} entertainer:3"));
        let [mut scenario, _] = prepared(scenario, 29, "pink1");
        scenario.reach("act:square");
        let before = *scenario.me();
        assert_eq!(before.disc(), turned);
        scenario.play("act:square");
        // First the goods of the entertainer are chosen.
        assert_eq!(since(&before, &scenario), "");
        assert_eq!(scenario.legal(), ["keshi:purple", "keshi:orange", "keshi:yellow"]);
        scenario.play("keshi:purple");
        let points = scenario.me().total() - before.total();
        assert_eq!(points, 2 * spectators, "disc {turned}");
    }
}

#[test]
fn scroll_29_comes_besides_an_entertainer_at_the_points() {
    // Three spectators face the points: 6 for the entertainer, 6 for the scroll.
    for (scenario, points) in prepared(disc(3).like("disc:3 entertainer:1"), 29, "pink1").iter_mut().zip([12, 6]) {
        scenario.reach("act:square");
        let before = *scenario.me();
        assert_eq!((before.disc(), before.count(Colour::Pink)), (3, 1));
        scenario.play("act:square");
        assert_eq!(since(&before, scenario), format!("points+{points}"));
    }
}

#[test]
fn scroll_29_gives_nothing_for_a_keshi_deployed() {
    let [mut scenario, _] = with_and_without(29, "");
    scenario.likes("new:square claim:pink1 claim:pink2");
    scenario.until(|scenario| scenario.may("entertainer:2"));
    let before = *scenario.me();
    scenario.play("entertainer:2");
    assert_eq!(since(&before, &scenario), "water+1 pink+1");
}

#[test]
fn scroll_30_gives_any_keshi_with_its_deployment_bonus() {
    for (colour, place, bonus) in [
        ("green", "", "points+1"),
        ("gray", "", ""),
        ("white", "", ""),
        ("black", "", ""),
        ("pink", "entertainer:8", "dinar+1"),
        ("turquoise", "", ""),
        ("beige", "", ""),
        ("brown", "caravan:start take:water take:water", "water+2"),
        ("red", "vendor:madrasa", ""),
        ("purple", "", ""),
        ("orange", "", ""),
        ("yellow", "", ""),
    ] {
        let mut scenario = buying(Scenario::new().like("entertainer:1 caravan:left vendor:palace"), 30, "");
        let before = *scenario.me();
        scenario.play("act:madrasa scroll:30");
        assert_eq!(scenario.legal().len(), 12);
        assert!(!scenario.may("stop"), "it is no may");
        scenario.play(&format!("keshi:{colour} {place}"));
        let expected = ["date-1", bonus, &format!("{colour}+1")].join(" ").replace("  ", " ");
        assert_eq!(since(&before, &scenario), expected);
    }
}

#[test]
fn scroll_30_gives_no_keshi_of_a_full_sector() {
    let mut scenario = about_to_buy(30, "white8");
    scenario.play("act:madrasa scroll:30");
    assert_eq!(scenario.legal().len(), 11);
    assert!(!scenario.may("keshi:white"));
}

#[test]
fn addendum_scroll_31_counts_as_four() {
    // The disc turns to 2, where three spectators face the date.
    for (scenario, dates) in prepared(disc(1).like("disc:1 entertainer:7"), 31, "pink1").iter_mut().zip([4, 3]) {
        scenario.reach("act:square");
        let before = *scenario.me();
        assert_eq!((before.disc(), before.count(Colour::Pink)), (1, 1));
        scenario.play("act:square");
        assert_eq!(since(&before, scenario), format!("date+{dates}"));
    }
}

#[test]
fn scroll_31_adds_a_spectator_in_each_section() {
    for turned in 0..8 {
        let scenario = disc(turned).like(&format!("disc:{turned} entertainer:8"));
        let [mut with, mut without] = prepared(scenario, 31, "pink1");
        let dinars = [&mut with, &mut without].map(|scenario| {
            scenario.reach("act:square");
            let before = scenario.me().of(Resource::Dinar);
            scenario.play("act:square").me().of(Resource::Dinar) - before
        });
        assert_eq!(dinars[0], dinars[1] + 1, "disc {turned}");
        assert!((1..=3).contains(&dinars[1]));
    }
}

#[test]
fn scroll_31_adds_nothing_when_an_entertainer_is_deployed() {
    let [mut scenario, _] = with_and_without(31, "");
    scenario.likes("new:square claim:pink1 claim:pink2");
    scenario.until(|scenario| scenario.may("entertainer:1"));
    let before = *scenario.me();
    scenario.play("entertainer:1");
    assert_eq!(since(&before, &scenario), "points+2 pink+1");
}

#[test]
fn scroll_31_counts_for_scroll_29() {
    let scenario = disc(6).like("disc:6 entertainer:7").draws("scroll:29");
    for (scenario, points) in prepared(scenario, 31, "gray6 date2 pink1").iter_mut().zip([6, 4]) {
        if scenario.may("scroll:29") {
            scenario.play("scroll:29");
        } else {
            scenario.reach("gray3 date1 act:madrasa").play("act:madrasa scroll:29");
        }
        scenario.reach("act:square");
        let before = *scenario.me();
        assert_eq!(before.disc(), 6);
        scenario.play("act:square");
        assert_eq!(scenario.me().total() - before.total(), points);
    }
}

#[test]
fn scroll_31_counts_for_scroll_47() {
    // The sections with two spectators are those with three now: at disc 0, the second, third and sixth space.
    let scenario = disc(0).draws("scroll:47");
    let mut scenario = buying(scenario, 31, "");
    scenario.play("act:madrasa scroll:31").reach("gray5 date2 act:madrasa");
    let before = *scenario.me();
    assert_eq!(before.disc(), 0);
    scenario.play("act:madrasa scroll:47");
    assert_eq!(since(&before, &scenario), "date-2 water+3");
    assert_eq!(scenario.legal(), ["bonus:3", "bonus:6"]);
    scenario.play("bonus:3 keshi:orange");
    assert_eq!(since(&before, &scenario), "date-2 water+3 orange+3 mosque+3");
}

#[test]
fn scroll_31_counts_for_scroll_51() {
    // No section has one spectator any more.
    let scenario = disc(0).draws("scroll:51").like("disc:0 entertainer:8");
    for (scenario, owned) in prepared(scenario, 31, "pink1").iter_mut().zip([true, false]) {
        scenario.reach("gray5 date2 act:madrasa");
        scenario.play("act:madrasa scroll:51").reach("act:square");
        let before = *scenario.me();
        assert_eq!(before.disc(), 0);
        scenario.play("act:square");
        let dinars = scenario.me().of(Resource::Dinar) - before.of(Resource::Dinar);
        // At disc 1 one spectator faces the eighth space, and the second and the fifth.
        assert_eq!(dinars, if owned { 2 } else { 2 });
        let rest = since(&before, scenario).replace("dinar+2", "").trim().to_owned();
        assert_eq!(rest.is_empty(), owned, "{rest}");
    }
}

#[test]
fn scroll_31_counts_for_scroll_70() {
    // Three spectators face the eighth space.
    let scenario = disc(0).draws("scroll:70").like("disc:0 entertainer:8");
    let mut scenario = buying(scenario, 31, "");
    scenario.play("act:madrasa scroll:31").reach("gray7 date3 pink1 act:madrasa");
    let before = *scenario.me();
    assert_eq!((before.disc(), before.count(Colour::Pink)), (0, 1));
    scenario.play("act:madrasa scroll:70");
    assert_eq!(since(&before, &scenario), "date-3 dinar+4");
}

#[test]
fn scroll_32_makes_gates_a_dinar_cheaper() {
    let (gates, points) = (["", "gate:2black", "gate:3brown", "gate:4red"], ["", "1", "4", "7"]);
    for workshop in 1..4 {
        let [mut with, mut without] = prepared(Scenario::new().draws("scroll:20"), 32, "");
        for (scenario, dinars) in [(&mut with, workshop - 1), (&mut without, workshop)] {
            scenario.reach("gray1 date1 act:madrasa").play("act:madrasa scroll:20");
            scenario.reach("beige1 dinar3 act:medina");
            let before = *scenario.me();
            scenario.play(&format!("act:medina {} space:8 stop", gates[workshop]));
            let changed = since(&before, scenario);
            let paid = if dinars == 0 { String::new() } else { format!("dinar-{dinars} ") };
            let expected = format!("{paid}points+{} ", points[workshop]);
            assert!(changed.starts_with(&expected), "{changed}, not {expected}");
        }
    }
}

#[test]
fn scroll_32_never_pays_a_dinar_out() {
    let [mut scenario, _] = with_and_without(32, "");
    scenario.reach("beige1 act:medina");
    let before = *scenario.me();
    scenario.play("act:medina gate:1white space:1 stop");
    assert_eq!(since(&before, &scenario), "points-3 white+1 gates+1");
}

#[test]
fn scroll_32_offers_what_can_then_be_paid() {
    for (scenario, owned) in with_and_without(32, "").iter_mut().zip([true, false]) {
        scenario.reach("beige1 act:medina");
        assert_eq!(scenario.me().of(Resource::Dinar), 1);
        scenario.play("act:medina");
        assert!(scenario.may("gate:2black"));
        assert_eq!(scenario.may("gate:3brown"), owned);
        assert!(!scenario.may("gate:4red"));
    }
}

#[test]
fn addendum_scroll_33_two_dates_and_a_dinar() {
    let [mut with, mut without] = with_and_without(33, "date4");
    with.reach("beige1 date2 dinar1 act:medina");
    let before = *with.me();
    with.play("act:medina gate:4red pay:date pay:date pay:dinar");
    assert_eq!(since(&before, &with), "date-2 dinar-1");
    with.play("space:1");
    assert_eq!(since(&before, &with), "date-2 dinar-1 points+7 gates+1");

    without.reach("beige1 date2 dinar1 act:medina");
    assert_eq!(without.me().of(Resource::Dinar), 1);
    without.play("act:medina");
    assert!(!without.may("gate:4red"));
    assert!(!without.may("gate:3brown"));
}

#[test]
fn scroll_33_pays_for_gates_with_water_too() {
    let [mut scenario, _] = with_and_without(33, "");
    scenario.reach("beige1 water1 dinar1 act:medina");
    let before = *scenario.me();
    scenario.play("act:medina gate:2black");
    let dates = before.of(Resource::Date) > 0;
    let all = ["pay:date", "pay:water", "pay:dinar"];
    assert_eq!(scenario.legal(), &all[usize::from(!dates)..]);
    scenario.play("pay:water");
    assert_eq!(since(&before, &scenario), "water-1");
}
