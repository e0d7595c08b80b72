//! Expansion 4: the purple side of the audience discs, with a section for no spectator and one for four.

use keshi::{Board, Colour, Discs, Options, Phase};

use super::rich;
use crate::scenario::Scenario;
use crate::scrolls::buying;
use crate::scrolls::late::owning;
use crate::tools::{asked, since};

/// Spectators before the space with points, by how far the disc is turned.
const PURPLE: [u8; 8] = [0, 4, 1, 2, 3, 1, 2, 2];
const PINK: [u8; 8] = [1, 3, 1, 2, 3, 1, 2, 2];

/// A game with purple discs. The hero's is turned so far, and these are the spaces for the hero's entertainers.
fn square(turned: u8, spaces: &str) -> Scenario {
    let places: String = spaces.split_whitespace().map(|space| format!("entertainer:{space} ")).collect();
    rich(
        Options { discs: Discs::Purple, ..Scenario::options() },
        &format!("disc:{turned} {places} vendor:sahara line:points"),
    )
}

/// The hero acts in the square for the only entertainer.
fn show(scenario: &mut Scenario) -> Board {
    scenario.likes("assistant:square entertainer:8 line:points");
    scenario.reach("act:square");
    let before = *scenario.me();
    scenario.play("act:square");
    before
}

#[test]
fn one_section_has_no_spectator_and_one_has_four() {
    for (discs, spectators) in [(Discs::Purple, PURPLE), (Discs::Pink, PINK)] {
        for (turned, spectators) in (0..8).zip(spectators) {
            let likes = format!("disc:{} entertainer:1 assistant:square", (turned + 7) % 8);
            let mut scenario = rich(Options { discs, ..Scenario::options() }, &likes);
            scenario.reach("pink1 act:square");
            let before = *scenario.me();
            scenario.play("act:square");
            assert_eq!(scenario.me().disc(), turned);
            assert_eq!(scenario.me().total() - before.total(), 2 * i32::from(spectators), "{discs:?}, {turned}");
        }
    }
}

#[test]
fn an_entertainer_may_perform_before_nobody() {
    let mut scenario = square(7, "2");
    // Nobody sits before the water once the disc has turned two steps further.
    scenario.reach("pink1");
    let before = show(&mut scenario);
    assert_eq!((scenario.me().disc(), since(&before, &scenario)), (0, "water+2".to_owned()));
    let before = show(&mut scenario);
    assert_eq!((scenario.me().disc(), since(&before, &scenario)), (1, String::new()));
}

#[test]
fn an_entertainer_deployed_before_nobody_brings_the_bonus_once() {
    for turned in [0, 1] {
        let mut scenario = square(turned, "");
        scenario.until(|scenario| scenario.may("entertainer:1"));
        let before = *scenario.me();
        scenario.play("entertainer:1");
        assert_eq!((scenario.me().disc(), scenario.me().total()), (turned, before.total() + 2));
    }
}

#[test]
fn scroll_29_gives_nothing_before_nobody_and_eight_points_before_four() {
    for (turned, gains) in [(7, ""), (0, "points+8 ")] {
        let mut scenario = owning(square(turned, "7").draws("scroll:29"), 29);
        scenario.reach("pink1");
        let before = show(&mut scenario);
        let dates = if turned == 7 { 1 } else { 2 };
        assert_eq!(since(&before, &scenario), format!("date+{dates} {gains}").trim_end());
    }
}

#[test]
fn scroll_31_makes_one_of_none_and_five_of_four() {
    for (turned, points) in [(7, 2), (0, 10)] {
        let mut scenario = owning(square(turned, "1"), 31);
        scenario.reach("pink1");
        let before = show(&mut scenario);
        assert_eq!(since(&before, &scenario), format!("points+{points}"));
    }
}

#[test]
fn scroll_47_finds_one_section_of_three_and_not_the_one_of_four() {
    let mut scenario = buying(square(0, ""), 47, "");
    assert_eq!(scenario.me().disc(), 0);
    let before = *scenario.me();
    // Three sit before the river, four before the dinar.
    scenario.play("act:madrasa scroll:47 stop");
    assert_eq!(since(&before, &scenario), "date-2 river+3");
}

#[test]
fn scroll_47_finds_three_sections_with_scroll_31() {
    let mut scenario = buying(square(0, "").draws("scroll:31"), 47, "gray8");
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:31 scroll:47");
    asked(&scenario, "bonus:3 bonus:6");
    scenario.play("bonus:3 keshi:orange");
    assert_eq!(since(&before, &scenario), "date-3 water+3 orange+3 mosque+3");
}

#[test]
fn scroll_51_finds_two_sections_of_one_and_not_the_one_of_none() {
    let mut scenario = owning(square(7, "1"), 51);
    scenario.reach("pink1");
    let before = show(&mut scenario);
    // Nobody sits before the points; one before the palace step and the date.
    assert_eq!(since(&before, &scenario), "date+1 palace+1");
}

#[test]
fn scroll_51_finds_the_section_of_none_with_scroll_31() {
    let mut scenario = buying(square(7, "2").draws("scroll:31"), 51, "gray8");
    scenario.play("act:madrasa scroll:31 scroll:51");
    scenario.reach("pink1");
    let before = show(&mut scenario);
    // Three sit before the water, and the one of scroll 31 before the points.
    assert_eq!(since(&before, &scenario), "water+3 points+2");
}

#[test]
fn scroll_54_does_not_look_at_spectators() {
    for turned in [0, 1] {
        let mut scenario = owning(square(turned, "4"), 54);
        scenario.likes("new:square assistant:square");
        scenario.until(|scenario| scenario.may("entertainer:1"));
        let before = *scenario.me();
        scenario.play("entertainer:1");
        assert_eq!(scenario.me().disc(), turned);
        assert_eq!(since(&before, &scenario), "water+1 dinar+1 points+2 pink+1");
    }
}

#[test]
fn scroll_70_gives_nothing_before_nobody_and_four_bonuses_before_four() {
    let mut scenario = square(0, "1 8 2 7").draws("scroll:70");
    scenario.reach("pink3");
    let mut scenario = buying(scenario, 70, "");
    assert_eq!((scenario.me().disc(), scenario.me().count(Colour::Pink)), (0, 4));
    assert!([0, 7, 1, 6].into_iter().all(|space| scenario.me().entertainer(space)));
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:70");
    assert_eq!(since(&before, &scenario), "date-2 water+2 dinar+4");
}

/// Nobody faces the first, four face the second, two the third.
#[test]
fn town_09_counts_none_and_four_spectators() {
    let options = Options { discs: Discs::Purple, desert_towns: true, ..Scenario::options() };
    let likes = "disc:0 entertainer:4 entertainer:3 entertainer:5 caravan:left town:09";
    let mut scenario = rich(options, likes).draws("town:09").cap("pink3");
    scenario.reach("pink3 brown4 purple1 orange1 yellow1 act:sahara").play("act:sahara town:09");
    scenario.likes("entertainer:4 entertainer:3 entertainer:5 new:medina new:orchard");
    scenario.until(|scenario| scenario.state.phase() == Phase::Over);
    assert_eq!((scenario.me().disc(), scenario.me().count(Colour::Pink)), (3, 3));
    assert!([3, 2, 4].into_iter().all(|space| scenario.me().entertainer(space)));
    assert_eq!(super::towns::scored(&scenario, 9), 4 + 2);
}
