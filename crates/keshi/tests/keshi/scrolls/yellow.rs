//! Scrolls 22 to 42.

use keshi::{Board, Colour, Event, Options, Phase, Provide, Resource, Sector, Source, Stairs};

use super::both::{having, only, prepared, with_and_without};
use super::{about_to_buy, buying};
use crate::scenario::{HERO, Scenario};
use crate::tools::{resources, since};

/// A game in which the hero's vendors stand where nothing else happens.
fn quiet() -> Scenario {
    Scenario::new().like("vendor:sahara vendor:river vendor:medina")
}

/// A game in which the hero places the disc so far turned, and the first entertainer on a space.
fn square(turned: u8, space: u8) -> Scenario {
    let places = format!("disc:{turned} entertainer:{space} entertainer:2 entertainer:7 entertainer:8 entertainer:3");
    Scenario::new().like(&format!("{places} vendor:sahara vendor:river vendor:medina"))
}

/// The hero has only an assistant in the square left, and uses it for the entertainer on this space.
fn show(scenario: &mut Scenario, space: u8) -> Board {
    scenario.reach("pink1 act:square");
    only(scenario, "square");
    let before = *scenario.me();
    scenario.play("act:square");
    let bonus = format!("bonus:{space}");
    if scenario.may(&bonus) {
        scenario.play(&bonus);
    }
    before
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
    for (scroll, other) in [(23, "water"), (24, "dinar"), (25, "points")] {
        for chosen in 0..=2 {
            let [mut with, mut without] = prepared(quiet(), scroll, "green2");
            with.reach("act:orchard");
            only(&mut with, "orchard");
            let before = *with.me();
            let dates = before.count(Colour::Green) - chosen;
            with.play("act:orchard");
            assert_eq!(with.legal(), ["harvest:date".to_owned(), format!("harvest:{scroll}")]);
            // Each date picker is asked: so many bring a date, the others what the scroll gives.
            for _ in 0..dates {
                with.play("harvest:date");
            }
            // Once a picker has brought the other thing, the rest do so too.
            if chosen > 0 {
                with.play(&format!("harvest:{scroll}"));
            }
            let expected =
                format!(" date+{dates} {other}+{chosen}").replace(" date+0", "").replace(&format!(" {other}+0"), "");
            assert_eq!(since(&before, &with), expected.trim_start(), "scroll {scroll}");

            without.reach("act:orchard");
            only(&mut without, "orchard");
            let before = *without.me();
            without.play("act:orchard");
            assert_eq!(since(&before, &without), format!("date+{}", before.count(Colour::Green)));
        }
    }
}

#[test]
fn scrolls_23_and_25_together_leave_three_to_choose() {
    let [mut scenario, _] = having(quiet(), &[21, 23], 25, "green3");
    scenario.reach("act:orchard");
    only(&mut scenario, "orchard");
    let before = *scenario.me();
    scenario.play("act:orchard");
    assert_eq!(scenario.legal(), ["harvest:date", "harvest:23", "harvest:25"]);
    scenario.play("harvest:date harvest:23");
    if scenario.may("harvest:25") {
        scenario.play("harvest:25");
    }
    let points = before.count(Colour::Green) - 2;
    assert_eq!(since(&before, &scenario), format!("date+1 water+1 points+{points}"));
}

#[test]
fn scrolls_26_and_27_buy_further_steps() {
    for (scroll, resource) in [(26, "date"), (27, "water")] {
        for (sector, colour) in [("palace", "white"), ("mosque", "black")] {
            let [mut with, mut without] = having(quiet(), &[21, 19], scroll, "");
            for scenario in [&mut with, &mut without] {
                scenario.likes("claim:purple1 claim:orange1 claim:yellow1 claim:turquoise1 claim:beige1 vendor:sahara");
            }
            with.reach(&format!("{colour}1 {resource}1 act:{sector}"));
            only(&mut with, sector);
            let before = *with.me();
            let steps = before.count(colour.parse().unwrap());
            assert!(steps < 3);
            with.play(&format!("act:{sector}"));
            // The steps of its own come first; only the resource of the scroll buys further ones.
            assert_eq!(since(&before, &with), format!("{sector}+{steps}"));
            assert_eq!(with.legal(), [format!("pay:{resource}"), "stop".to_owned()]);
            with.play(&format!("pay:{resource}"));
            assert_eq!(since(&before, &with), format!("{resource}-1 {sector}+{}", steps + 1));

            without.reach(&format!("{colour}1 {resource}1 act:{sector}"));
            only(&mut without, sector);
            let before = *without.me();
            without.play(&format!("act:{sector}"));
            assert_eq!(since(&before, &without), format!("{sector}+{}", before.count(colour.parse().unwrap())));
            assert!(!without.may(&format!("pay:{resource}")));
        }
    }
}

#[test]
fn scrolls_26_and_27_need_a_step_of_their_own_kind() {
    for scroll in [26, 27] {
        let [mut scenario, _] = with_and_without(scroll, "");
        scenario.likes("claim:white1 assistant:palace");
        scenario.until(|scenario| scenario.uses() && scenario.me().assistants(Sector::Palace) > 0);
        assert_eq!(scenario.me().count(Colour::White), 0);
        assert!(scenario.may("new:palace") && !scenario.may("act:palace"), "scroll {scroll}");
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
    let [mut scenario, _] = having(quiet(), &[21, 14], 26, "white2");
    scenario.reach("date1 act:palace");
    let before = *scenario.me();
    let (steps, dates) = (before.count(Colour::White), before.of(Resource::Date));
    assert!(steps < 4 && steps + dates >= 4);
    scenario.play("act:palace");
    let mut paid = 0;
    while paid < 10 {
        match scenario.may("line:points") {
            true => scenario.play("line:points"),
            false if scenario.may("pay:date") => {
                paid += 1;
                scenario.play("pay:date")
            }
            false => break,
        };
    }
    let step = scenario.me().step(Stairs::Palace);
    let crossed = [4, 7, 11].iter().filter(|&&first| step >= first).count();
    assert_eq!(u16::from(step), steps + paid);
    assert_eq!(paid, dates + crossed as u16);
}

#[test]
fn scrolls_26_and_27_together_take_either() {
    let scenario = Scenario::new().like("vendor:sahara entertainer:1 entertainer:3");
    let [mut scenario, _] = having(scenario, &[21, 26], 27, "");
    scenario.likes("vendor:sahara entertainer:7 entertainer:2 new:square claim:pink1 claim:pink2");
    scenario.until(|scenario| {
        let me = scenario.me();
        scenario.may("entertainer:6") && me.of(Resource::Date) > 0 && me.of(Resource::Water) > 0
    });
    let before = *scenario.me();
    scenario.play("entertainer:6");
    assert_eq!(scenario.legal(), ["pay:date", "pay:water", "stop"]);
    scenario.play("pay:water pay:date");
    assert_eq!(since(&before, &scenario), "date-1 water-1 pink+1 mosque+3");
}

#[test]
fn scroll_27_steps_beyond_the_top_are_points() {
    let climb = "assistant:palace pay:water claim:white2 claim:white1 claim:red1 vendor:palace line:dinars";
    let mut scenario = Scenario::new().draws("scroll:27").like(climb);
    scenario.reach("white4 act:palace").play("act:palace").likes(&format!("act:palace {climb}"));
    scenario.reach("gray3 date1 act:madrasa").play("act:madrasa scroll:27");
    scenario.reach("white5 act:palace");
    scenario.until(|scenario| scenario.me().step(Stairs::Palace) == 16);
    scenario.likes("assistant:palace");
    scenario.until(|scenario| scenario.may("act:palace"));
    only(&mut scenario, "palace");
    let before = *scenario.me();
    assert!(before.has_vendor(Sector::Palace));
    let steps = before.count(Colour::White);
    scenario.play("act:palace");
    assert_eq!(since(&before, &scenario), format!("water+1 points+{steps}"));
    scenario.play("pay:water");
    assert_eq!(since(&before, &scenario), format!("points+{}", steps + 1));
}

#[test]
fn scroll_28_gives_every_rapid_crossed_at_the_start_of_season_scoring() {
    for (scenario, owned) in prepared(quiet(), 28, "").iter_mut().zip([true, false]) {
        scenario.reach("turquoise6 act:river");
        scenario.play("act:river");
        let (season, space) = (scenario.state.time().0, scenario.me().river());
        assert!((6..9).contains(&space));
        scenario.likes("stop rapid:1");
        scenario.until(|scenario| scenario.state.phase() == Phase::RiverBonus && scenario.state.time().1 == 4);
        let (before, mark) = (*scenario.me(), scenario.events.len());
        let won = |event: &Event| matches!(event, Event::RiverWon { .. });
        if owned {
            // After the bonus of the round, and before the river tile.
            scenario.until(|scenario| scenario.may("take:date"));
            assert_eq!((scenario.state.phase(), scenario.state.time()), (Phase::SeasonScoring, (season, 4)));
            assert_eq!(since(&before, scenario), "points+2", "one of the round, one of the scroll");
            assert!(!scenario.events[mark..].iter().any(won));
            scenario.play("take:date");
            let got = Event::Got { seat: HERO, resource: Resource::Date, count: 1 };
            assert!(scenario.events[mark..].contains(&got));
        }
        scenario.until(|scenario| scenario.events[mark..].iter().any(won));
        let rapids = scenario.me().points_from(Source::Rapids) - before.points_from(Source::Rapids);
        assert_eq!(rapids, if owned { 2 } else { 1 });
    }
}

#[test]
fn scroll_28_gives_the_bonuses_of_all_four_rapids() {
    let [mut scenario, _] = prepared(quiet(), 28, "");
    scenario.reach("turquoise6 act:river");
    scenario.likes("act:river pay:water assistant:river rapid:2 take:water");
    scenario.until(|scenario| scenario.me().river() >= 12);
    scenario.likes("rapid:1");
    scenario.until(|scenario| scenario.state.phase() == Phase::RiverBonus && scenario.state.time().1 == 4);
    let before = *scenario.me();
    scenario.until(|scenario| scenario.state.phase() == Phase::SeasonScoring && scenario.may("take:date"));
    // 1 point of the round; 1 and then 3 of the scroll.
    assert_eq!(since(&before, &scenario), "points+2");
    scenario.play("take:date");
    assert_eq!(since(&before, &scenario), "date+1 points+2");
    scenario.play("keshi:purple");
    assert_eq!(scenario.me().count(Colour::Purple), before.count(Colour::Purple) + 1);
    assert_eq!(scenario.me().points_from(Source::Rapids), before.points_from(Source::Rapids) + 5);
}

#[test]
fn scroll_28_gives_nothing_without_a_rapid_crossed() {
    let [mut scenario, _] = prepared(quiet(), 28, "");
    let (season, mark) = (scenario.state.time().0, scenario.events.len());
    scenario.until(|scenario| scenario.state.time().0 > season);
    let rapids = |event: &&Event| matches!(event, Event::Scored { seat: HERO, source: Source::Rapids, .. });
    assert_eq!(scenario.events[mark..].iter().find(rapids), None);
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
    assert!(gained.iter().filter(|&&(crossed, _)| crossed > 0).count() > 1, "{gained:?}");
    for (crossed, points) in gained {
        // The round's point, and the scroll's 1, and 3 of the last rapid.
        let expected = [0, 2, 2, 2, 5][crossed];
        assert_eq!(points, expected);
    }
}

#[test]
fn scroll_28_counts_the_rapid_behind_the_head_start() {
    // Who wins tile 09 starts season 3 on the crocodile, behind the first rapid.
    let options = Options { river: Some([8, 9, 5]), ..Options::default() };
    for (scenario, owned) in prepared(Scenario::with(options), 28, "").iter_mut().zip([true, false]) {
        scenario.until(|scenario| scenario.state.time().0 == 2);
        scenario.reach("turquoise1 act:river").play("act:river");
        scenario.until(|scenario| scenario.state.time().0 == 3);
        assert_eq!(scenario.me().river(), 4);
        let before = scenario.me().points_from(Source::Rapids);
        scenario.until(|scenario| scenario.state.time().1 == 4);
        // The bonus of every round is the point of the rapid.
        assert_eq!(scenario.me().points_from(Source::Rapids), before + 3);
        scenario.until(|scenario| scenario.state.phase() == Phase::Over);
        assert_eq!(scenario.me().points_from(Source::Rapids), before + if owned { 5 } else { 4 });
    }
}

#[test]
pub(crate) fn addendum_scroll_29_four_points() {
    // The disc turns to 7, where two spectators face the points, and three the date; nobody entertains at the points.
    for (scenario, gained) in prepared(square(6, 7), 29, "").iter_mut().zip(["date+3 points+4", "date+3"]) {
        let before = show(scenario, 7);
        assert!(before.disc() == 6 && !before.entertainer(0));
        assert_eq!(since(&before, scenario), gained);
    }
}

#[test]
fn scroll_29_gives_two_points_for_each_spectator_at_the_end_of_the_action() {
    for (turned, spectators) in [(7, 1), (6, 2), (3, 3)] {
        let [mut scenario, _] = prepared(square(turned, 3), 29, "");
        let before = show(&mut scenario, 3);
        assert_eq!(before.disc(), turned);
        // First the goods of the entertainer are chosen.
        assert_eq!(since(&before, &scenario), "");
        assert_eq!(scenario.legal(), ["keshi:purple", "keshi:orange", "keshi:yellow"]);
        scenario.play("keshi:purple");
        assert_eq!(scenario.me().total() - before.total(), 2 * spectators, "disc {turned}");
    }
}

#[test]
fn scroll_29_comes_besides_an_entertainer_at_the_points() {
    // Three spectators face the points: 6 for the entertainer, 6 for the scroll.
    for (scenario, points) in prepared(square(3, 1), 29, "").iter_mut().zip([12, 6]) {
        let before = show(scenario, 1);
        assert_eq!(before.disc(), 3);
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
fn scroll_29_gives_at_the_end_of_each_of_the_two_actions_of_scroll_65() {
    let [mut scenario, _] = having(square(6, 7).draws("scroll:65"), &[21], 29, "");
    scenario.reach("green3").reach("gray7 date3 act:madrasa").play("act:madrasa scroll:65");
    let before = show(&mut scenario, 7);
    assert_eq!(before.disc(), 6);
    if scenario.may("bonus:7") {
        scenario.play("bonus:7");
    }
    // At disc 7 three spectators face the date and two the points; at disc 0, one each.
    assert_eq!(since(&before, &scenario), "date+4 points+6");
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
pub(crate) fn addendum_scroll_31_counts_as_four() {
    // The disc turns to 2, where three spectators face the date.
    for (scenario, dates) in prepared(square(1, 7), 31, "").iter_mut().zip([4, 3]) {
        let before = show(scenario, 7);
        assert_eq!(before.disc(), 1);
        assert_eq!(since(&before, scenario), format!("date+{dates}"));
    }
}

#[test]
fn scroll_31_adds_a_spectator_in_each_section() {
    for turned in 0..8 {
        let dinars = prepared(square(turned, 8), 31, "").map(|mut scenario| {
            let before = show(&mut scenario, 8);
            scenario.me().of(Resource::Dinar) - before.of(Resource::Dinar)
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
    for (scenario, gained) in
        having(square(6, 7), &[21, 29], 31, "").iter_mut().zip(["date+4 points+6", "date+3 points+4"])
    {
        let before = show(scenario, 7);
        assert_eq!(before.disc(), 6);
        assert_eq!(since(&before, scenario), gained);
    }
}

#[test]
fn scroll_31_counts_for_scroll_47() {
    // The sections with two spectators are those with three now: at disc 0, the second, third and sixth space.
    let scenario = square(0, 1).draws("scroll:47");
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
    // At disc 1 one spectator faces the second, the fifth and the eighth space, or two of them with scroll 31.
    let scenario = square(0, 8).draws("scroll:51");
    for (scenario, gained) in prepared(scenario, 31, "").iter_mut().zip(["dinar+2", "water+1 dinar+2 river+1"]) {
        scenario.reach("gray5 date2 act:madrasa").play("act:madrasa scroll:51");
        let before = show(scenario, 8);
        assert_eq!(before.disc(), 0);
        assert_eq!(since(&before, scenario), gained);
    }
}

#[test]
fn scroll_31_counts_for_scroll_70() {
    let scenario = square(0, 8).draws("scroll:70");
    let [mut scenario, _] = having(scenario, &[21], 31, "");
    scenario.reach("green3").reach("gray7 date3 pink1 act:madrasa");
    only(&mut scenario, "madrasa");
    let before = *scenario.me();
    assert_eq!(before.disc(), 0);
    // Where the disc was placed; three spectators face the eighth space, two the second, one the seventh.
    let [dinars, water, dates] =
        [(7, 3), (1, 2), (6, 1)].map(|(space, spectators)| if before.entertainer(space) { spectators + 1 } else { 0 });
    assert_eq!(dinars, 4);
    scenario.play("act:madrasa scroll:70");
    let me = scenario.me();
    assert_eq!(me.of(Resource::Dinar), before.of(Resource::Dinar) + dinars);
    assert_eq!(me.of(Resource::Water), before.of(Resource::Water) + water);
    assert_eq!(me.of(Resource::Date), before.of(Resource::Date) - 3 + dates);
}

#[test]
fn scroll_32_makes_gates_a_dinar_cheaper() {
    let gates = [("gate:2black", "points+1 black+1"), ("gate:3turquoise", "points+4 turquoise+1")];
    for (full, (gate, gained)) in (1..).zip(gates) {
        for (scenario, dinars) in having(quiet(), &[21, 20], 32, "").iter_mut().zip([full - 1, full]) {
            scenario.reach("beige1 dinar2 act:medina");
            only(scenario, "medina");
            let before = *scenario.me();
            scenario.play(&format!("act:medina {gate} space:8"));
            if scenario.may("stop") {
                scenario.play("stop");
            }
            let expected = format!("dinar-{dinars} {gained} gates+1").replace("dinar-0 ", "");
            assert_eq!(since(&before, scenario), expected);
        }
    }
}

#[test]
fn scroll_32_makes_the_right_workshop_cost_two() {
    for (scenario, owned) in having(quiet(), &[21, 20], 32, "").iter_mut().zip([true, false]) {
        scenario.reach("beige1 dinar2 act:medina");
        only(scenario, "medina");
        let before = *scenario.me();
        assert_eq!(before.of(Resource::Dinar), 2);
        scenario.play("act:medina");
        assert_eq!(scenario.may("gate:4purple"), owned);
        if owned {
            // A gate of a good matches beside the souk.
            scenario.play("gate:4purple space:8");
            if scenario.may("stop") {
                scenario.play("stop");
            }
            assert_eq!(since(&before, scenario), "dinar-2 points+9 purple+1 gates+1");
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
pub(crate) fn addendum_scroll_33_two_dates_and_a_dinar() {
    for (scenario, owned) in having(quiet(), &[21], 33, "beige1").iter_mut().zip([true, false]) {
        scenario.reach("date2 dinar1 act:medina");
        only(scenario, "medina");
        let before = *scenario.me();
        assert_eq!(before.of(Resource::Dinar), 1);
        scenario.play("act:medina");
        assert_eq!(scenario.may("gate:4red"), owned);
        assert_eq!(scenario.may("gate:3brown"), owned);
        if owned {
            // The first date is no question: what is left without it would not suffice.
            scenario.play("gate:4red pay:date pay:dinar");
            assert_eq!(since(&before, scenario), "date-2 dinar-1");
            scenario.play("space:1");
            assert_eq!(since(&before, scenario), "date-2 dinar-1 points+7 gates+1");
        }
    }
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

#[test]
fn scroll_33_pays_for_refreshing_if_the_dates_of_a_scroll_remain() {
    // After a season's provisions nothing is left, so there is no dinar.
    let scenario = quiet().draws("provision:10");
    for (scenario, owned) in prepared(scenario, 33, "").iter_mut().zip([true, false]) {
        scenario.until(|scenario| scenario.state.time().0 == 2);
        scenario.reach("green2 date2 act:madrasa");
        let before = *scenario.me();
        assert_eq!((before.of(Resource::Water), before.of(Resource::Dinar)), (0, 0));
        scenario.play("act:madrasa");
        assert_eq!(scenario.may("refresh:gray"), owned);
        if owned {
            // The one date more pays for the refresh, and the others for scrolls.
            scenario.play("refresh:gray").host();
            assert_eq!(since(&before, scenario), "date-1");
            assert!(scenario.legal().iter().all(|action| action.starts_with("scroll:")));
            assert_eq!(scenario.legal().len(), 3);
        }
    }
}

#[test]
fn scroll_33_does_not_refresh_with_the_last_date() {
    let scenario = Scenario::new().draws("provision:10").like("vendor:sahara entertainer:1 entertainer:3");
    let [mut scenario, _] = prepared(scenario, 33, "");
    scenario.until(|scenario| scenario.state.time().0 == 2);
    let entertainers = scenario.me().count(Colour::Pink);
    scenario.likes("vendor:sahara entertainer:7 entertainer:1 entertainer:3");
    scenario.reach(&format!("pink{} act:madrasa", entertainers + 1));
    let resources = resources(scenario.me());
    assert_eq!(resources, [1, 0, 0]);
    scenario.play("act:madrasa");
    assert!(!scenario.may("refresh:gray") && !scenario.may("refresh:yellow"));
}

#[test]
fn scroll_33_refreshes_with_water_and_keeps_the_date() {
    let scenario = Scenario::new().draws("provision:10").like("vendor:sahara entertainer:1 entertainer:3");
    let [mut scenario, _] = prepared(scenario, 33, "");
    scenario.until(|scenario| scenario.state.time().0 == 2);
    let entertainers = scenario.me().count(Colour::Pink);
    scenario.likes("vendor:sahara entertainer:7 entertainer:2 entertainer:1 entertainer:3");
    scenario.reach(&format!("pink{} act:madrasa", entertainers + 2));
    let before = *scenario.me();
    assert_eq!(resources(&before), [1, 1, 0]);
    scenario.play("act:madrasa refresh:gray").host();
    assert_eq!(since(&before, &scenario), "water-1");
}

#[test]
fn scroll_33_pays_for_oases() {
    // The first oasis on the left costs a dinar.
    let scenario = Scenario::new().like("caravan:left vendor:river").draws("oasis:05");
    for (scenario, owned) in having(scenario, &[21], 33, "brown1").iter_mut().zip([true, false]) {
        scenario.reach("date1 water1 dinar1 act:sahara");
        only(scenario, "sahara");
        let before = *scenario.me();
        scenario.play("act:sahara oasis:05");
        if owned {
            assert_eq!(scenario.legal(), ["pay:date", "pay:water", "pay:dinar"]);
            scenario.play("pay:water");
        }
        let paid = if owned { "water-1" } else { "dinar-1" };
        assert_eq!(since(&before, scenario), format!("{paid} oases+1"));
    }
}

#[test]
fn scroll_33_pays_for_oases_what_dates_and_water_are_left() {
    // The second oasis on the left costs a date and a dinar.
    let scenario =
        Scenario::new().like("caravan:left vendor:river entertainer:1 entertainer:3").draws("oasis:05 oasis:06");
    for (scenario, owned) in having(scenario, &[21], 33, "").iter_mut().zip([true, false]) {
        scenario.reach("brown2 date2 dinar1 act:sahara");
        only(scenario, "sahara");
        scenario.play(if owned { "act:sahara oasis:05 pay:dinar" } else { "act:sahara oasis:05" });
        if scenario.may("keshi:green") {
            scenario.play("stop");
        }
        assert_eq!(scenario.me().of(Resource::Dinar), 0);
        assert_eq!(scenario.may("oasis:06"), owned);
        if owned {
            let before = *scenario.me();
            scenario.play("oasis:06");
            assert_eq!(scenario.me().of(Resource::Date), before.of(Resource::Date) - 1, "the date of the oasis");
            scenario.play("pay:date");
            assert_eq!(since(&before, scenario), "date-2 oases+1");
        }
    }
}

#[test]
fn scroll_33_pays_with_the_water_of_the_vendor_who_is_there() {
    // After a season's provisions nothing is left; the vendor's water comes before the action.
    let scenario = Scenario::new().draws("provision:10").like("caravan:left vendor:sahara entertainer:1 entertainer:3");
    for (scenario, owned) in prepared(scenario, 33, "").iter_mut().zip([true, false]) {
        scenario.reach("brown1 red1");
        let season = scenario.state.time().0;
        scenario.until(|scenario| scenario.state.time().0 > season);
        let caravans = scenario.me().count(Colour::Brown);
        scenario.reach(&format!("brown{}", caravans + 1));
        scenario.until(|scenario| scenario.uses() && scenario.me().assistants(Sector::Sahara) > 0);
        assert_eq!(resources(scenario.me()), [0; 3]);
        assert!(scenario.me().has_vendor(Sector::Sahara) && scenario.me().discovered_oases().count() > 0);
        assert_eq!(scenario.may("act:sahara"), owned);
        if owned {
            let before = *scenario.me();
            let oasis = before.discovered_oases().next().unwrap();
            scenario.play(&format!("act:sahara oasis:{oasis}"));
            assert_eq!(since(&before, scenario), "oases+1");
        }
    }
}

#[test]
fn scroll_33_does_not_claim_oases_for_dinars_instead_of_dates() {
    // The first oasis on the right costs a date.
    let scenario = Scenario::new().like("caravan:right vendor:river entertainer:1 entertainer:3").draws("oasis:05");
    let [mut scenario, _] = prepared(scenario, 33, "");
    scenario.likes("caravan:right assistant:sahara claim:brown1 claim:brown2 entertainer:1 entertainer:3");
    scenario.reach("brown1");
    scenario.until(|scenario| {
        let me = scenario.me();
        let poor = me.of(Resource::Date) == 0 && me.of(Resource::Dinar) > 0;
        scenario.uses() && poor && me.discovered_oases().count() > 0 && me.assistants(Sector::Sahara) > 0
    });
    assert!(!scenario.may("act:sahara"));
}

#[test]
fn scroll_33_does_not_buy_scrolls_with_dinars() {
    // The red keshi is left for a second assistant in the madrasa.
    let scenario = Scenario::new().like("select:green,gray,white entertainer:1 entertainer:3");
    let [mut scenario, _] = prepared(scenario, 33, "");
    scenario.likes("vendor:sahara entertainer:1 entertainer:3 assistant:madrasa");
    scenario.reach("");
    scenario.until(|scenario| {
        let me = scenario.me();
        let poor = me.of(Resource::Date) == 0 && me.of(Resource::Dinar) > 0;
        scenario.uses() && poor && me.assistants(Sector::Madrasa) > 0
    });
    assert!(!scenario.may("act:madrasa"));
}

#[test]
fn scroll_33_pays_for_provisions() {
    // A date and three dinars are asked.
    let scenario = quiet().draws("provision:09").like("provision:09 vendor:sahara");
    for (scenario, owned) in having(scenario, &[21], 33, "").iter_mut().zip([true, false]) {
        let mark = scenario.events.len();
        let provided = |event: &&Event| matches!(event, Event::Provided { seat: HERO, .. });
        if owned {
            scenario.until(|scenario| scenario.may("provide:all"));
            let before = *scenario.me();
            assert!(
                before.of(Resource::Dinar) < 3 && before.of(Resource::Date) >= 2 && before.of(Resource::Water) >= 2
            );
            assert_eq!(scenario.legal(), ["provide:all", "provide:none"]);
            // One of the waters is no question: a dinar is not enough for two.
            scenario.play("provide:all pay:date pay:water");
            assert_eq!(since(&before, scenario), "date-2 water-2");
        } else {
            scenario.until(|scenario| scenario.events[mark..].iter().find(provided).is_some());
            let how = Event::Provided { seat: HERO, how: Provide::None };
            assert_eq!(scenario.events[mark..].iter().find(provided), Some(&how));
            assert_eq!(scenario.me().points_from(Source::Provisions), -4);
            assert_eq!(resources(scenario.me()), [0; 3]);
        }
    }
}

#[test]
fn scroll_33_does_not_pay_dates_of_provisions_with_dinars() {
    // Three dates and a water are asked.
    let scenario = quiet().draws("provision:07").like("provision:07 vendor:sahara entertainer:1 entertainer:8");
    let [mut scenario, _] = having(scenario, &[21], 33, "");
    let mark = scenario.events.len();
    let provided = |event: &Event| matches!(event, Event::Provided { seat: HERO, .. });
    scenario.until(|scenario| scenario.events[mark..].iter().any(provided));
    let events = &scenario.events[mark..];
    let at = events.iter().position(provided).unwrap();
    let paid = |resource, count| Event::Paid { seat: HERO, resource, count };
    // Of the other two there would be enough for the third date.
    let all = [paid(Resource::Date, 2), paid(Resource::Water, 2), paid(Resource::Dinar, 2)];
    assert_eq!(events[at], Event::Provided { seat: HERO, how: Provide::None });
    assert_eq!(events[at + 1..at + 4], all);
}

#[test]
fn scroll_33_pays_the_dinar_of_scroll_44() {
    let [mut scenario, _] = prepared(quiet().draws("scroll:44"), 33, "");
    scenario.reach("gray5 date2 act:madrasa").play("act:madrasa scroll:44");
    scenario.likes("act:orchard vendor:sahara entertainer:1 entertainer:3");
    scenario.until(|scenario| scenario.may("provide:scroll"));
    let (before, mark) = (*scenario.me(), scenario.events.len());
    assert_eq!(before.of(Resource::Dinar), 0);
    scenario.play("provide:scroll");
    while scenario.may("pay:date") {
        scenario.play("pay:date");
    }
    let paid = |event: &Event| match *event {
        Event::Paid { seat: HERO, resource, count } => {
            assert_ne!(resource, Resource::Dinar);
            count
        }
        _ => 0,
    };
    let tiles = u16::from(before.provisions().len());
    assert_eq!(scenario.events[mark..].iter().map(paid).sum::<u16>(), tiles + 1);
    assert_eq!(scenario.me().points_from(Source::Provisions), before.points_from(Source::Provisions));
}

#[test]
fn scroll_34_buys_several_luxury_goods_with_one_assistant() {
    for (scenario, owned) in
        prepared(quiet().draws("luxury:01 luxury:02 luxury:05"), 34, "").iter_mut().zip([true, false])
    {
        scenario.reach("orange1 yellow1 purple1 act:souk");
        only(scenario, "souk");
        let before = *scenario.me();
        let assistants = before.assistants(Sector::Souk);
        scenario.play("act:souk luxury:01");
        assert_eq!(since(&before, scenario), "water+1 points+2 orange-1 luxury+1");
        if owned {
            assert!(scenario.may("luxury:02") && scenario.may("luxury:05") && scenario.may("stop"));
            // One kind of thing for an assistant.
            assert!(!scenario.may("exchange:yellow") && !scenario.may("exchange:purple"));
            scenario.play("luxury:02");
            assert_eq!(since(&before, scenario), "date+1 water+1 points+4 orange-1 yellow-1 luxury+2");
            scenario.play("luxury:05");
            assert_eq!(since(&before, scenario), "date+1 water+1 points+7 purple-1 orange-1 yellow-1 luxury+3");
        } else {
            assert!(!scenario.may("luxury:02"));
            assert_eq!(scenario.may("act:souk"), assistants > 1);
        }
    }
}

#[test]
fn scroll_34_buys_nothing_after_the_exchange_office() {
    let [mut scenario, _] = prepared(quiet().draws("luxury:01 luxury:02 office:01"), 34, "");
    scenario.reach("orange1 yellow1 act:souk");
    only(&mut scenario, "souk");
    let before = *scenario.me();
    scenario.play("act:souk exchange:orange");
    assert_eq!(since(&before, &scenario), "water+2 orange-1");
    assert!(!scenario.may("luxury:02") && !scenario.may("exchange:yellow"));
}

#[test]
fn scroll_34_reveals_no_new_goods_before_the_end_of_the_turn() {
    let [mut scenario, _] = prepared(quiet().draws("luxury:01 luxury:02 luxury:05"), 34, "");
    scenario.reach("orange1 yellow1 purple1 act:souk");
    scenario.play("act:souk luxury:01 luxury:02");
    assert_eq!(scenario.state.luxury_shown().iter().filter(|tile| tile.is_some()).count(), 3);
}

#[test]
fn scrolls_34_and_46_together_still_do_one_kind_for_an_assistant() {
    for office in [false, true] {
        let scenario = quiet().draws("scroll:46 luxury:01 luxury:02 luxury:03 office:01");
        let [mut scenario, _] = prepared(scenario, 34, "");
        scenario.reach("gray5 date2 act:madrasa").play("act:madrasa scroll:46");
        scenario.reach("orange1 yellow1 purple1 act:souk");
        only(&mut scenario, "souk");
        scenario.play(if office { "act:souk exchange:orange" } else { "act:souk luxury:01" });
        for other in ["yellow", "purple"] {
            assert_eq!(scenario.may(&format!("exchange:{other}")), office);
        }
        for other in ["02", "03"] {
            assert_eq!(scenario.may(&format!("luxury:{other}")), !office);
        }
    }
}

#[test]
fn scroll_35_gives_two_water_for_a_vendor() {
    for (scenario, water) in prepared(Scenario::new().like("vendor:palace"), 35, "").iter_mut().zip([2, 1]) {
        for action in ["new", "act"] {
            scenario.reach("red1 white1 act:palace");
            only(scenario, "palace");
            let before = *scenario.me();
            assert!(before.has_vendor(Sector::Palace));
            scenario.play(&format!("{action}:palace"));
            assert_eq!(scenario.me().of(Resource::Water), before.of(Resource::Water) + water, "{action}");
            scenario.next_turn();
        }
    }
}

#[test]
fn scroll_35_gives_nothing_where_no_vendor_is() {
    let [mut scenario, _] = prepared(Scenario::new().like("vendor:sahara"), 35, "");
    scenario.reach("red1 white1 act:palace");
    only(&mut scenario, "palace");
    let before = *scenario.me();
    assert!(!before.has_vendor(Sector::Palace));
    scenario.play("new:palace");
    assert_eq!(since(&before, &scenario), "white+1");
}

#[test]
fn scroll_35_counts_for_the_vendor_of_scroll_57_from_the_next_turn_on() {
    let [mut scenario, _] = prepared(quiet().draws("scroll:57"), 35, "");
    scenario.reach("gray5 date2 act:madrasa");
    only(&mut scenario, "madrasa");
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:57");
    // Three water at once, whatever a vendor gives later.
    assert_eq!(scenario.me().of(Resource::Water), before.of(Resource::Water) + 3);
    scenario.reach("purple1 act:souk");
    only(&mut scenario, "souk");
    let before = *scenario.me();
    scenario.play("new:souk keshi:purple");
    assert_eq!(since(&before, &scenario), "water+2 purple+1");
}

#[test]
fn scroll_35_gives_nothing_when_a_vendor_is_deployed() {
    let [mut scenario, _] = prepared(Scenario::new(), 35, "");
    scenario.likes("claim:red1");
    scenario.until(|scenario| scenario.may("vendor:palace"));
    let before = *scenario.me();
    scenario.play("vendor:palace");
    assert_eq!(since(&before, &scenario), "red+1");
}

#[test]
fn scroll_36_gives_any_keshi_for_a_gate_chosen_at_the_purchase() {
    for (scenario, owned) in prepared(quiet(), 36, "").iter_mut().zip([true, false]) {
        scenario.reach("beige2 act:medina");
        only(scenario, "medina");
        let before = *scenario.me();
        scenario.play("act:medina gate:1white space:1");
        if owned {
            assert_eq!(scenario.legal().len(), 12);
            assert!(!scenario.may("stop"));
            scenario.play("keshi:turquoise");
        }
        // Nothing is deployed before the last purchase.
        assert_eq!(since(&before, scenario), "points-3 gates+1");
        scenario.play("gate:1white space:2");
        if owned {
            scenario.play("keshi:orange");
        }
        while scenario.may("stop") || scenario.may("keshi:turquoise") {
            scenario.play(if scenario.may("stop") { "stop" } else { "keshi:turquoise" });
        }
        let keshis = if owned { "turquoise+1 orange+1" } else { "white+2" };
        assert_eq!(since(&before, scenario), format!("points-6 {keshis} gates+2"));
    }
}

#[test]
fn scroll_36_leaves_what_the_colour_of_the_gate_matches() {
    let [mut scenario, _] = prepared(quiet(), 36, "");
    scenario.reach("beige1 act:medina");
    only(&mut scenario, "medina");
    let before = *scenario.me();
    // The gate is white, beside the palace; the keshi is black.
    scenario.play("act:medina gate:1white space:5 keshi:black");
    if scenario.may("stop") {
        scenario.play("stop");
    }
    assert_eq!(since(&before, &scenario), "points-1 black+1 gates+1");
}

#[test]
fn scroll_36_gives_any_two_with_scroll_66() {
    let scenario = Scenario::new().like("vendor:sahara vendor:river vendor:mosque vendor:palace").draws("scroll:66");
    let [mut scenario, _] = having(scenario, &[21], 36, "");
    scenario.reach("green3").reach("gray7 date3 act:madrasa").play("act:madrasa scroll:66");
    scenario.reach("beige1 act:medina");
    only(&mut scenario, "medina");
    let before = *scenario.me();
    scenario.play("act:medina gate:1white space:1 keshi:turquoise keshi:orange");
    while scenario.may("stop") || scenario.may("keshi:turquoise") {
        scenario.play(if scenario.may("stop") { "stop" } else { "keshi:turquoise" });
    }
    assert_eq!(since(&before, &scenario), "points-3 turquoise+1 orange+1 gates+1");
}

#[test]
fn scroll_36_gives_a_guard_who_buys_nothing_in_the_same_action() {
    let [mut scenario, _] = prepared(quiet(), 36, "");
    scenario.reach("beige1 act:medina");
    only(&mut scenario, "medina");
    let before = *scenario.me();
    let guards = before.free_guards();
    scenario.play("act:medina");
    for space in 4..4 + guards {
        scenario.play(&format!("gate:1green space:{space} keshi:beige"));
    }
    assert!(!scenario.legal().iter().any(|action| action.starts_with("gate:")));
    assert_eq!(since(&before, &scenario), format!("points-{} beige+{guards} gates+{guards}", 3 * guards));
    assert_eq!(scenario.me().free_guards(), guards);
}

#[test]
fn scrolls_37_to_42_give_two_goods() {
    let all = [
        (37, "yellow+2"),
        (38, "orange+2"),
        (39, "purple+2"),
        (40, "orange+1 yellow+1"),
        (41, "purple+1 yellow+1"),
        (42, "purple+1 orange+1"),
    ];
    for (scroll, goods) in all {
        let mut scenario = about_to_buy(scroll, "");
        only(&mut scenario, "madrasa");
        let before = *scenario.me();
        scenario.play(&format!("act:madrasa scroll:{scroll}"));
        assert_eq!(since(&before, &scenario), format!("date-1 {goods}"));
        assert!(scenario.me().scrolls().has(scroll));
    }
}
