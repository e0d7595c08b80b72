//! Expansion 5: desert towns.

use keshi::{
    Board, Colour, Draw, Edition, Effect, Event, Options, Question, Resource, Sector, Source, Stairs, Tile, Waits,
};
use serde_json::json;
use table::{Game, Seat};

use super::rich;
use crate::oases::{build, scored as oasis_scored};
use crate::scenario::{HERO, Scenario};
use crate::scrolls::buying;
use crate::scrolls::late::owning;
use crate::tools::{asked, claim_but, drive, first, open, question, refused, selection, since, told};

fn with_towns() -> Options {
    Options { desert_towns: true, ..Scenario::options() }
}

/// What a town scored for the hero at the end.
pub(super) fn scored(scenario: &Scenario, town: u8) -> u8 {
    assert_eq!(scenario.state.waits(), Waits::Over);
    let mut scores = scenario.events.iter().filter_map(|event| match event {
        Event::TownScored { seat: HERO, town: tile, points } if *tile == Tile(town) => Some(*points),
        _ => None,
    });
    let score = scores.next().unwrap_or_else(|| panic!("town {town} has not been scored"));
    assert_eq!(scores.next(), None, "town {town} has been scored twice");
    score
}

/// The hero has found this town at the end of the left path, has a set of goods, and is about to act in the Sahara.
fn found(scenario: Scenario, town: u8) -> Scenario {
    let mut scenario = scenario.draws(&format!("town:{town:02}")).like_also(&format!("caravan:left town:{town:02}"));
    scenario.reach("brown4 purple1 orange1 yellow1 act:sahara");
    assert_eq!(towns(&scenario), [town]);
    scenario.likes("");
    scenario
}

/// The hero has claimed this town in a game prepared before.
pub(super) fn claimed(scenario: Scenario, town: u8) -> Scenario {
    let mut scenario = found(scenario, town);
    scenario.play(&format!("act:sahara town:{town:02}"));
    scenario
}

/// The towns that the hero has found.
fn towns(scenario: &Scenario) -> Vec<u8> {
    let towns = &open(scenario)["boards"][0]["towns"];
    towns.as_array().unwrap().iter().filter_map(|town| town.as_u64()).map(|town| town as u8).collect()
}

/// The towns that nobody has found.
fn display(scenario: &Scenario) -> Vec<u8> {
    serde_json::from_value(open(scenario)["towns"].clone()).unwrap()
}

#[test]
fn three_five_or_seven_of_twelve_towns_are_in_play() {
    for (players, count) in [(2, 3), (3, 5), (4, 7)] {
        for edition in [Edition::Classic, Edition::Essential] {
            let mut scenario = Scenario::with(Options { players, edition, ..with_towns() });
            for drawn in 0..count {
                assert_eq!(scenario.state.waits(), Waits::Chance(Draw::Town));
                let mut odds = Vec::new();
                scenario.game.odds(&scenario.state, &mut odds);
                assert_eq!(odds.len(), 12 - drawn);
                scenario.draw();
            }
            assert_ne!(scenario.state.waits(), Waits::Chance(Draw::Town));
            assert_eq!(display(&scenario).len(), count);
        }
    }
}

#[test]
fn the_start_oasis_is_covered_and_each_path_has_a_fourth_space() {
    let mut scenario = rich(with_towns(), "");
    scenario.until(|scenario| scenario.may("caravan:left"));
    asked(&scenario, "caravan:left caravan:right");
    assert_eq!(refused(&scenario, "caravan:start"), "space-taken");
    scenario.likes("caravan:left town:01");
    scenario.reach("brown4").until(|scenario| !towns(scenario).is_empty());
    assert_eq!((scenario.me().discovered_oases().count(), towns(&scenario).len()), (3, 1));
    let left = scenario.clone();
    scenario.likes("town:02");
    scenario.reach("brown5").host();
    assert_eq!(scenario.me().discovered_oases().count(), 4, "the left path is full, so it went right");
    assert_eq!(open(&left)["boards"][0]["caravans"]["left"], json!(4));
}

#[test]
fn a_caravan_in_a_town_brings_four_points_and_a_town_of_choice() {
    let mut scenario = rich(with_towns(), "caravan:left").draws("town:07 town:03");
    scenario.reach("brown3");
    scenario.likes("");
    scenario.until(|scenario| scenario.may("caravan:left"));
    assert_eq!(display(&scenario).len(), 7);
    let (before, choice) = (*scenario.me(), display(&scenario));
    scenario.play("caravan:left");
    assert_eq!(since(&before, &scenario), "points+4 brown+1");
    assert_eq!(scenario.me().points_from(Source::Deployment), before.points_from(Source::Deployment) + 4);
    assert_eq!(scenario.legal(), choice.iter().map(|town| format!("town:{town:02}")).collect::<Vec<_>>());
    assert_eq!(refused(&scenario, "town:12"), "not-in-play");
    scenario.play("town:07");
    assert_eq!(towns(&scenario), [7]);
    assert!(display(&scenario).len() == 6 && !display(&scenario).contains(&7));
}

#[test]
fn a_town_costs_a_set_of_goods_and_is_not_stored_with_the_oases() {
    let mut scenario = found(rich(with_towns(), ""), 4);
    let before = *scenario.me();
    scenario.play("act:sahara town:04");
    assert_eq!(since(&before, &scenario), "purple-1 orange-1 yellow-1");
    assert_eq!((scenario.me().claimed().count(), scenario.me().supply()), (0, before.supply()));
    assert!(scenario.events.contains(&Event::TownClaimed { seat: HERO, town: Tile(4) }));
    assert_eq!(refused(&scenario, "town:04"), "not-found", "it is claimed");
    assert_eq!(refused(&scenario, "town:05"), "not-found");
}

#[test]
fn a_town_needs_a_good_of_each_colour() {
    let mut scenario = rich(with_towns(), "caravan:left town:04").draws("town:04").cap("yellow0");
    scenario.reach("brown4 purple2 orange2 act:sahara");
    assert_eq!(scenario.me().count(Colour::Yellow), 0);
    scenario.play("act:sahara");
    assert_eq!(refused(&scenario, "town:04"), "no-goods");
}

#[test]
fn towns_and_oases_are_claimed_in_one_action() {
    let mut scenario = found(rich(with_towns(), ""), 4);
    let oases: Vec<Tile> = scenario.me().discovered_oases().collect();
    scenario.play(&format!("act:sahara oasis:{}", oases[0]));
    scenario.until(|scenario| question(scenario) == Some(Effect::Ask(Question::Sahara)));
    scenario.play("town:04");
    assert_eq!((scenario.me().claimed().count(), question(&scenario)), (1, Some(Effect::Ask(Question::Sahara))));
    scenario.play(&format!("oasis:{}", oases[1]));
    assert_eq!(scenario.me().claimed().count(), 2);
}

#[test]
fn a_town_that_is_not_claimed_scores_nothing() {
    let mut scenario = found(rich(with_towns(), ""), 4).cap("purple1 orange1 yellow1");
    scenario.likes("new:sahara act:orchard new:palace act:souk exchange:*");
    scenario.finish();
    assert_eq!(open(&scenario)["boards"][0]["towns_claimed"], json!([false, false]));
    assert!(!scenario.events.iter().any(|event| matches!(event, Event::TownScored { seat: HERO, .. })));
    assert_eq!(scenario.me().points_from(Source::Towns), 0);
}

/// The hero has claimed these two towns.
fn claimed_both(scenario: Scenario, left: u8, right: u8) -> Scenario {
    let mut scenario = claimed(scenario.draws(&format!("town:{left:02} town:{right:02}")), left);
    scenario.likes(&format!("assistant:sahara town:{right:02}"));
    scenario.reach("brown8 purple1 orange1 yellow1 act:sahara");
    scenario.play(&format!("act:sahara town:{right:02}"));
    scenario.likes("");
    scenario
}

#[test]
fn two_towns_are_scored_beside_three_oases() {
    let scenario = rich(with_towns(), "").draws("oasis:07 oasis:09 oasis:12 oasis:22 oasis:23");
    let mut scenario = claimed_both(scenario, 4, 3);
    for _ in 0..4 {
        if let Some(oasis) = scenario.legal().iter().find(|action| action.starts_with("oasis:")) {
            let oasis = oasis.clone();
            scenario.play(&oasis).until(|scenario| question(scenario) == Some(Effect::Ask(Question::Sahara)));
        }
    }
    assert!(scenario.me().claimed().count() >= 3, "{}", scenario.me().claimed().count());
    scenario.finish();
    let count = |wanted: fn(&Event) -> bool| scenario.events.iter().filter(|event| wanted(event)).count();
    assert_eq!(count(|event| matches!(event, Event::OasisScored { seat: HERO, .. })), 3);
    assert_eq!(count(|event| matches!(event, Event::TownScored { seat: HERO, .. })), 2);
    let towns = i16::from(scored(&scenario, 4)) + i16::from(scored(&scenario, 3));
    assert_eq!(scenario.me().points_from(Source::Towns), towns);
}

#[test]
fn the_sahara_is_full_with_both_towns_and_a_vendor() {
    for (caravans, full) in [(7, 0), (8, 10)] {
        let likes = "caravan:left town:* vendor:sahara";
        let mut scenario = rich(with_towns(), likes).cap(&format!("brown{caravans}"));
        scenario.reach(&format!("brown{caravans} red1"));
        scenario.likes("vendor:sahara act:sahara stop");
        scenario.finish();
        assert!(scenario.me().has_vendor(Sector::Sahara));
        assert_eq!(scenario.me().count(Colour::Brown), caravans);
        assert_eq!(scenario.me().points_from(Source::FullSectors), full);
    }
}

#[test]
fn town_01_two_points_for_each_gate() {
    let mut scenario = claimed(rich(with_towns(), "").draws("gate:white gate:black gate:pink"), 1);
    build(&mut scenario, "white black pink");
    scenario.finish();
    assert!(scenario.me().gates() >= 3);
    assert_eq!(scored(&scenario, 1), 2 * scenario.me().gates());
}

#[test]
fn town_02_two_points_for_each_luxury_good() {
    let mut scenario = claimed(rich(with_towns(), "").draws("luxury:01 luxury:03"), 2);
    scenario.reach("orange1 act:souk").play("act:souk luxury:01");
    scenario.reach("purple1 act:souk").play("act:souk luxury:03");
    scenario.finish();
    assert_eq!(scenario.me().luxury().len(), 2);
    assert_eq!(scored(&scenario, 2), 4);
}

#[test]
fn town_03_two_points_for_each_scroll() {
    let mut scenario = claimed(rich(with_towns(), "").draws("scroll:13 scroll:14 scroll:45"), 3);
    scenario.reach("gray7 date4 act:madrasa").play("act:madrasa scroll:13 scroll:14 scroll:45");
    scenario.finish();
    assert_eq!(scenario.me().scrolls().len(), 3);
    assert_eq!(scored(&scenario, 3), 6);
}

/// The hero climbs a staircase as far as possible, in a game with this town.
fn climbing(town: u8, sector: Sector) -> Scenario {
    let mut scenario = claimed(rich(with_towns(), ""), town);
    scenario.aim(&format!("{}8", sector.colour().unwrap()));
    scenario.likes(&format!("act:{sector} assistant:{sector} line:points"));
    scenario
}

#[test]
fn town_04_a_point_for_each_palace_step_but_none_beyond_the_top() {
    let mut scenario = climbing(4, Sector::Palace);
    let early = scenario.state;
    scenario.finish();
    assert_eq!(scenario.me().step(Stairs::Palace), 16);
    assert!(scenario.me().points_from(Source::Stairs) > 0, "some steps went beyond");
    assert_eq!(scored(&scenario, 4), 16);
    scenario.state = early;
    scenario.events.clear();
    scenario.aim("");
    scenario.likes("new:palace line:points entertainer:4");
    scenario.finish();
    assert!((1..16).contains(&scenario.me().step(Stairs::Palace)), "{}", scenario.me().step(Stairs::Palace));
    assert_eq!(scored(&scenario, 4), scenario.me().step(Stairs::Palace));
}

#[test]
fn town_05_a_point_for_each_mosque_step_but_none_beyond_the_top() {
    let mut scenario = climbing(5, Sector::Mosque);
    scenario.finish();
    assert_eq!(scenario.me().step(Stairs::Mosque), 16);
    assert!(scenario.me().points_from(Source::Stairs) > 0, "some steps went beyond");
    assert_eq!(scored(&scenario, 5), 16);
}

/// Lucas stands on the first step of the fourth segment.
fn on_the_eleventh_step(edition: Edition) -> Scenario {
    let scenario = owning(rich(Options { edition, ..with_towns() }, "").draws("town:05 scroll:26"), 26);
    let mut scenario = claimed(scenario, 5);
    scenario.likes("assistant:mosque entertainer:1 entertainer:2 entertainer:3");
    scenario.reach("black5 date6 act:mosque").play("act:mosque");
    while scenario.me().step(Stairs::Mosque) < 11 {
        let next = if scenario.may("line:points") { "line:points" } else { "pay:date" };
        scenario.play(next);
    }
    scenario.play("line:points");
    if scenario.may("stop") {
        scenario.play("stop");
    }
    scenario.likes("new:mosque entertainer:1 entertainer:2 entertainer:3 entertainer:7 entertainer:8 bonus:1 stop");
    scenario.finish();
    assert_eq!(scenario.me().step(Stairs::Mosque), 11);
    scenario
}

#[test]
fn addendum_town_05_eleven_points() {
    assert_eq!(scored(&on_the_eleventh_step(Edition::Classic), 5), 11);
}

#[test]
fn essential_addendum_town_05_eleven_points() {
    assert_eq!(scored(&on_the_eleventh_step(Edition::Essential), 5), 11);
}

/// The keshis on a board, without goods.
fn keshis(board: &Board) -> u16 {
    Colour::ALL.into_iter().filter(|colour| !colour.is_good()).map(|colour| board.count(colour)).sum()
}

/// A finished game with town 06, in which the hero aimed at these keshis.
fn counting(edition: Edition, aim: &str) -> Scenario {
    let mut scenario = claimed(rich(Options { edition, ..with_towns() }, ""), 6);
    scenario.aim(aim).finish();
    scenario
}

#[test]
fn town_06_a_point_for_every_three_keshis_rounded_down_and_none_for_goods() {
    for (edition, aim, keshis_in_all, points) in [
        (Edition::Classic, "", 30, 10),
        (Edition::Essential, "", 32, 10),
        (Edition::Classic, "green8 gray8", 39, 13),
        (Edition::Essential, "white8 black8 green2", 41, 13),
    ] {
        let scenario = counting(edition, aim);
        assert!(scenario.me().goods() >= 3);
        assert_eq!((keshis(scenario.me()), scored(&scenario, 6)), (keshis_in_all, points), "{edition:?} {aim}");
    }
    let scenario = counting(Edition::Classic, "red3");
    assert!(scenario.me().count(Colour::Red) >= 3);
    assert_eq!(u16::from(scored(&scenario, 6)), keshis(scenario.me()) / 3, "vendors count");
}

#[test]
fn addendum_town_06_thirteen_points_for_39_keshis() {
    let scenario = counting(Edition::Classic, "green8 gray8");
    assert_eq!((keshis(scenario.me()), scored(&scenario, 6)), (39, 13));
}

#[test]
fn essential_addendum_town_06_thirteen_points_for_41_keshis() {
    let scenario = counting(Edition::Essential, "white8 black8 green2");
    assert_eq!((keshis(scenario.me()), scored(&scenario, 6)), (41, 13));
}

#[test]
fn town_07_a_point_for_each_river_step_of_season_three_but_none_beyond_the_jetty() {
    let mut scenario = claimed(rich(with_towns(), ""), 7);
    scenario.aim("turquoise8");
    scenario.begin(3, 1);
    let early = scenario.state;
    scenario.likes("act:river assistant:river pay:water");
    scenario.finish();
    assert_eq!(scenario.me().river(), 14);
    assert!(scenario.me().points_from(Source::Jetty) > 4, "some steps went beyond");
    assert_eq!(scored(&scenario, 7), 14);
    scenario.state = early;
    scenario.events.clear();
    scenario.likes("new:river entertainer:5 entertainer:1 stop");
    scenario.finish();
    assert!(scenario.me().river() < 14);
    assert_eq!(scored(&scenario, 7), scenario.me().river());
}

#[test]
fn town_07_does_not_count_the_head_start_of_tile_09() {
    let options = Options { river: Some([8, 9, 5]), ..with_towns() };
    let mut scenario = claimed(rich(options, ""), 7);
    scenario.begin(2, 1);
    scenario.likes("act:river assistant:river");
    scenario.aim("turquoise3");
    scenario.begin(3, 1);
    assert_eq!(scenario.me().river(), 4, "on the crocodile");
    scenario.finish();
    assert!(scenario.me().river() > 4);
    assert_eq!(scored(&scenario, 7), scenario.me().river() - 4);
}

#[test]
fn town_08_two_points_for_each_sector_of_four_with_its_vendor() {
    for edition in [Edition::Classic, Edition::Essential] {
        let scenario = rich(Options { edition, ..with_towns() }, "");
        let mut scenario = claimed(scenario.cap("white3 black3 turquoise2"), 8);
        scenario.likes("vendor:palace vendor:river new:souk");
        scenario.aim("white3 black3 turquoise2 red2");
        scenario.finish();
        let me = scenario.me();
        let count = |sector: Sector| me.count(sector.colour().unwrap()) + u16::from(me.has_vendor(sector));
        let sectors = Sector::ALL.into_iter().filter(|&sector| sector != Sector::Souk);
        let enough = sectors.filter(|&sector| count(sector) >= 4).count() as u8;
        assert_eq!((count(Sector::Palace), me.count(Colour::White)), (4, 3), "three and a vendor are enough");
        assert!(me.goods() >= 4, "the souk does not count");
        assert_eq!(scored(&scenario, 8), 2 * enough, "{edition:?}");
    }
}

/// The hero's entertainers stand on these spaces at the end.
fn entertaining(edition: Edition, town: u8, spaces: [u8; 3]) -> Scenario {
    let likes: String = spaces.iter().map(|space| format!("entertainer:{space} ")).collect();
    let scenario = rich(Options { edition, ..with_towns() }, &format!("disc:0 {likes}")).cap("pink3");
    let mut scenario = claimed(scenario, town);
    scenario.likes(&likes);
    scenario.aim("pink3");
    scenario.finish();
    assert_eq!(scenario.me().count(Colour::Pink), 3);
    assert!(spaces.iter().all(|space| scenario.me().entertainer(space - 1)));
    scenario
}

#[test]
fn town_09_counts_the_spectator_of_scroll_31() {
    let mut scenario = owning(rich(with_towns(), "disc:0 entertainer:1").draws("scroll:31 town:09"), 31);
    scenario.likes("disc:0 entertainer:1 entertainer:8 entertainer:2");
    scenario = claimed(scenario.cap("pink3"), 9);
    scenario.likes("entertainer:1 entertainer:8 entertainer:2");
    scenario.finish();
    // Spectators before the first space, by how far the disc is turned.
    let spectators = [1, 3, 1, 2, 3, 1, 2, 2];
    let facing = |space: u8| spectators[usize::from((scenario.me().disc() + 8 - space) % 8)] + 1;
    let all = (0..8).filter(|&space| scenario.me().entertainer(space)).map(facing).sum::<u8>();
    assert!(scenario.me().count(Colour::Pink) >= 1);
    assert_eq!(scored(&scenario, 9), all);
}

#[test]
fn addendum_town_09_six_points() {
    let scenario = entertaining(Edition::Classic, 9, [2, 1, 8]);
    assert_eq!(scored(&scenario, 9), 2 + 1 + 3);
}

#[test]
fn essential_addendum_town_09_six_points() {
    let scenario = entertaining(Edition::Essential, 9, [1, 8, 2]);
    assert_eq!(scored(&scenario, 9), 1 + 3 + 2);
}

/// The hero has found town 10 with scroll 67 on display and few scholars.
fn before_town_10(edition: Edition) -> Scenario {
    found(rich(Options { edition, ..with_towns() }, "").draws("scroll:67 scroll:58"), 10)
}

#[test]
fn addendum_town_10_three_keshis() {
    let mut scenario = before_town_10(Edition::Classic);
    assert!(scenario.me().count(Colour::Gray) < 7);
    let before = *scenario.me();
    scenario.play("act:sahara town:10 scroll:67 keshi:white keshi:black keshi:beige");
    assert_eq!(since(&before, &scenario), "white+1 black+1 beige+1 purple-1 orange-1 yellow-1");
    assert!(scenario.me().scrolls().has(67));
}

#[test]
fn essential_addendum_town_10_three_keshis() {
    let mut scenario = before_town_10(Edition::Essential);
    let before = *scenario.me();
    scenario.play("act:sahara town:10 scroll:67 keshi:white keshi:black keshi:beige");
    assert_eq!(since(&before, &scenario), "white+1 black+1 beige+1 purple-1 orange-1 yellow-1");
}

#[test]
fn town_10_takes_any_scroll_on_display_or_none() {
    let mut scenario = before_town_10(Edition::Classic);
    let shown = scenario.state.scrolls_shown();
    scenario.play("act:sahara town:10");
    let all: Vec<String> = shown.iter().map(|scroll| format!("scroll:{scroll}")).chain(["stop".to_owned()]).collect();
    assert_eq!(scenario.legal(), all);
    let scrolls = scenario.me().scrolls().len();
    scenario.play("stop");
    assert_eq!(scenario.me().scrolls().len(), scrolls);
    assert_eq!(open(&scenario)["boards"][0]["towns_claimed"][0], json!(true));
}

#[test]
fn town_10_is_no_purchase_and_scores_nothing_at_the_end() {
    let mut scenario = before_town_10(Edition::Classic);
    scenario.play("act:sahara town:10 scroll:67 keshi:white keshi:black keshi:beige");
    assert_eq!(open(&scenario)["boards"][0]["bought"], json!(false), "K62: one may still refresh");
    scenario.finish();
    assert_eq!(scenario.me().points_from(Source::Towns), 0);
}

/// Sarah takes the necklace.
fn necklace(edition: Edition) {
    let mut scenario = found(rich(Options { edition, ..with_towns() }, "").draws("luxury:21"), 11);
    let before = *scenario.me();
    scenario.play("act:sahara town:11 luxury:21");
    assert_eq!(since(&before, &scenario), "points+13 purple-1 orange-1 yellow-1 luxury+1");
}

#[test]
fn addendum_town_11_thirteen_points() {
    necklace(Edition::Classic);
}

#[test]
fn essential_addendum_town_11_thirteen_points() {
    necklace(Edition::Essential);
}

#[test]
fn town_11_takes_any_luxury_good_on_display_or_none() {
    let mut scenario = found(rich(with_towns(), ""), 11);
    let shown = scenario.state.luxury_shown();
    scenario.play("act:sahara town:11");
    let all: Vec<String> = shown.iter().map(|good| format!("luxury:{good}")).chain(["stop".to_owned()]).collect();
    assert_eq!(scenario.legal(), all);
    let before = *scenario.me();
    scenario.play("stop");
    assert_eq!(since(&before, &scenario), "");
}

/// The hero has found town 12, with a free guard and a gate of this colour in the right workshop.
fn before_town_12(edition: Edition, gate: &str) -> Scenario {
    let mut scenario = rich(Options { edition, ..with_towns() }, "").draws("town:12");
    while let Waits::Chance(draw) = scenario.state.waits() {
        let Draw::Gate { workshop } = draw else {
            scenario.draw();
            continue;
        };
        let mut odds = Vec::new();
        scenario.game.odds(&scenario.state, &mut odds);
        let gates: Vec<String> = odds.iter().map(|(outcome, _)| outcome.to_string()).collect();
        let kept = |one: &&String| **one == format!("gate:{gate}");
        let drawn = gates.iter().find(|one| kept(one) == (workshop == 3)).unwrap_or(&gates[0]);
        scenario.play(drawn);
    }
    scenario.reach("beige1");
    found(scenario, 12)
}

#[test]
fn addendum_town_12_seven_and_two_points() {
    let mut scenario = before_town_12(Edition::Classic, "white");
    let (before, guards) = (*scenario.me(), scenario.me().free_guards());
    scenario.play("act:sahara town:12 gate:4white space:5");
    assert_eq!(since(&before, &scenario), "points+9 white+1 purple-1 orange-1 yellow-1 gates+1");
    assert_eq!(scenario.me().free_guards(), guards - 1);
}

/// The German book has a turquoise gate.
#[test]
fn essential_addendum_town_12_seven_and_two_points() {
    for (gate, space) in [("turquoise", 2), ("white", 5)] {
        let mut scenario = before_town_12(Edition::Essential, gate);
        let (before, guards) = (*scenario.me(), scenario.me().free_guards());
        scenario.play(&format!("act:sahara town:12 gate:4{gate} space:{space}"));
        let colours = match gate {
            "white" => "white+1 purple-1 orange-1 yellow-1",
            _ => "turquoise+1 purple-1 orange-1 yellow-1",
        };
        assert_eq!(since(&before, &scenario), format!("points+9 {colours} gates+1"));
        assert_eq!(scenario.me().free_guards(), guards - 1);
    }
}

#[test]
fn town_12_takes_any_gate_for_no_dinar_but_with_the_points_of_its_workshop() {
    let mut scenario = before_town_12(Edition::Classic, "white");
    scenario.play("act:sahara town:12");
    assert!(scenario.may("stop"));
    for (workshop, points) in (1..=4).zip([-3, 1, 4, 7]) {
        let mut scenario = scenario.clone();
        let gate = scenario.legal().into_iter().find(|gate| gate.starts_with(&format!("gate:{workshop}"))).unwrap();
        let colour: Colour = gate[6..].parse().unwrap();
        let (before, since) = (*scenario.me(), scenario.events.len());
        let space = (1..=8).find(|&space| colour == Colour::Beige || space != 1 + colour as usize).unwrap();
        scenario.play(&format!("{gate} space:{space}"));
        assert_eq!(scenario.me().points_from(Source::Gates) - before.points_from(Source::Gates), points, "{gate}");
        assert!(!told(&scenario, since).iter().any(|event| matches!(event, Event::Paid { .. })));
    }
}

#[test]
fn town_12_takes_and_does_not_buy_so_that_scrolls_22_36_and_66_do_not_apply() {
    let scenario = rich(with_towns(), "").draws("town:12 scroll:22 scroll:36 scroll:66 gate:white");
    let mut scenario = buying(scenario, 66, "");
    scenario.play("act:madrasa scroll:66");
    scenario.likes("assistant:madrasa");
    let mut scenario = buying(scenario, 22, "gray8");
    scenario.play("act:madrasa scroll:22 scroll:36");
    scenario.likes("");
    scenario.reach("beige1");
    let mut scenario = found(scenario, 12);
    let before = *scenario.me();
    scenario.play("act:sahara town:12 gate:1white space:1");
    assert_eq!(since(&before, &scenario), "points-3 white+1 purple-1 orange-1 yellow-1 gates+1");
}

#[test]
fn ruling_k40_town_12_may_be_claimed_without_a_free_guard() {
    let mut scenario = found(rich(with_towns(), "").cap("beige0"), 12);
    assert_eq!(scenario.me().free_guards(), 0);
    let before = *scenario.me();
    scenario.play("act:sahara town:12");
    assert_eq!(since(&before, &scenario), "purple-1 orange-1 yellow-1");
    assert_eq!(open(&scenario)["boards"][0]["towns_claimed"][0], json!(true));
    assert!(!scenario.legal().iter().any(|action| action.starts_with("gate:")));
}

/// Two players who deploy caravans only: the fourth arrival finds no town.
#[test]
fn ruling_k38_without_a_town_left_a_caravan_still_brings_four_points_and_fills_the_sahara() {
    let mut scenario = Scenario::with(Options { players: 2, ..with_towns() }).draws("start:1");
    let choose = |_: &Scenario, _: Seat, legal: &[keshi::Action]| {
        let select =
            selection(legal, &[Colour::Brown], &[Colour::Red]).or_else(|| selection(legal, &[Colour::Red], &[]));
        let plan = "claim:brown2 claim:brown1 claim:red1 vendor:sahara assistant:sahara new:sahara caravan:left \
                    keshi:brown town:*";
        select.or_else(|| first(legal, plan)).or_else(|| claim_but(legal, &[Colour::Pink]))
    };
    drive(&mut scenario, choose, |scenario| scenario.state.waits() == Waits::Over);
    assert_eq!([1, 2].map(|seat| scenario.board(seat).count(Colour::Brown)), [8, 8]);
    let arrived = |event: &Event| matches!(event, Event::Scored { points: 4, source: Source::Deployment, .. });
    let found = |event: &Event| matches!(event, Event::TownFound { .. });
    assert_eq!(scenario.events.iter().filter(|event| arrived(event)).count(), 4);
    assert_eq!(scenario.events.iter().filter(|event| found(event)).count(), 3);
    let last = scenario.events.iter().rposition(arrived).unwrap();
    assert!(scenario.events.iter().rposition(found).unwrap() < last, "the last has found none");
    let Event::Scored { seat, .. } = scenario.events[last] else { unreachable!() };
    let board = scenario.state.board(seat);
    assert!(board.has_vendor(Sector::Sahara));
    assert_eq!(board.points_from(Source::FullSectors), 10);
}

#[test]
fn ruling_k39_scroll_45_does_not_make_towns_cheaper() {
    let mut scenario = owning(rich(with_towns(), "").draws("scroll:45 town:04").cap("yellow0"), 45);
    scenario.likes("caravan:left town:04");
    scenario.reach("brown4 act:sahara");
    scenario.play("act:sahara");
    assert_eq!(scenario.me().count(Colour::Yellow), 0);
    assert_eq!(refused(&scenario, "town:04"), "no-goods");
}

#[test]
fn ruling_k39_scroll_62_claims_no_town() {
    let mut scenario = found(rich(with_towns(), "").draws("scroll:62"), 4);
    scenario.likes("assistant:madrasa new:sahara caravan:right");
    let mut scenario = buying(scenario, 62, "");
    let goods = scenario.me().goods();
    scenario.play("act:madrasa scroll:62");
    while matches!(question(&scenario), Some(Effect::Ask(Question::FreeOases(_)))) {
        assert!(scenario.legal().iter().all(|action| action.starts_with("oasis:")), "{:?}", scenario.legal());
        let oasis = scenario.legal()[0].clone();
        scenario
            .play(&oasis)
            .until(|scenario| !matches!(question(scenario), Some(Effect::Ask(Question::Stored(_) | Question::Swap))));
    }
    assert_eq!(scenario.me().goods(), goods);
    assert_eq!(open(&scenario)["boards"][0]["towns_claimed"][0], json!(false));
}

#[test]
fn ruling_k39_scroll_68_scores_no_town() {
    let mut scenario = owning(rich(with_towns(), "").draws("scroll:68 town:04"), 68);
    scenario.likes("assistant:sahara new:sahara caravan:left");
    scenario.reach("brown3");
    scenario.likes("assistant:sahara new:sahara");
    scenario.until(|scenario| scenario.may("caravan:left"));
    let since = scenario.events.len();
    scenario.play("caravan:left town:04");
    let scored = |event: &&Event| {
        matches!(event, Event::OasisScored { .. } | Event::TownScored { .. })
            || **event == Event::ScrollHelped { seat: HERO, scroll: Tile(68) }
    };
    assert_eq!(told(&scenario, since).iter().find(scored), None);
}

/// The hero wins this river tile, with a town found.
fn winning(river: [u8; 3]) -> Scenario {
    let options = Options { river: Some(river), ..with_towns() };
    let mut scenario = found(rich(options, ""), 4);
    scenario.likes("act:river assistant:river new:sahara caravan:left caravan:right");
    scenario.aim("turquoise5");
    scenario
}

#[test]
fn ruling_k39_tile_15_claims_no_town() {
    let mut scenario = winning([8, 15, 5]);
    scenario.until(|scenario| matches!(question(scenario), Some(Effect::Ask(Question::FreeOases(_)))));
    assert!(scenario.me().discovered_oases().count() >= 3);
    assert!(!scenario.legal().iter().any(|action| action.starts_with("town:")), "{:?}", scenario.legal());
    assert!(scenario.may("stop"));
}

#[test]
fn ruling_k39_tile_18_counts_caravans_in_towns() {
    // A game in which the caravan in the town makes the difference.
    let all = |scenario: &Scenario| Colour::ALL.into_iter().map(|colour| scenario.me().count(colour)).sum::<u16>();
    let games = (1..=8).map(|green| {
        let mut scenario = winning([8, 4, 18]);
        scenario.aim(&format!("turquoise5 green{green}"));
        scenario.until(|scenario| question(scenario) == Some(Effect::Ask(Question::Prize)));
        scenario
    });
    let mut scenario = games.into_iter().find(|scenario| all(scenario) % 4 == 0).unwrap();
    let before = scenario.me().points_from(Source::RiverTiles);
    let keshis = all(&scenario);
    scenario.play("prize:2");
    assert_eq!(scenario.me().points_from(Source::RiverTiles) - before, keshis as i16 / 4);
}

#[test]
fn ruling_k39_oases_12_and_24_count_caravans_in_towns() {
    let scenario = rich(with_towns(), "").draws("oasis:12 oasis:24 oasis:07").cap("brown4");
    let mut scenario = found(scenario, 4);
    scenario.play("act:sahara oasis:12");
    scenario.until(|scenario| question(scenario) == Some(Effect::Ask(Question::Sahara)));
    scenario.play("oasis:24");
    scenario.until(|scenario| question(scenario) == Some(Effect::Ask(Question::Sahara)));
    scenario.play("town:04");
    scenario.likes("act:sahara");
    scenario.finish();
    assert_eq!(scenario.me().count(Colour::Brown), 4, "one of them in the town");
    assert_eq!(oasis_scored(&scenario, 12), 3 + 4);
    let small = Colour::ALL[..8].iter().filter(|&&colour| scenario.me().count(colour) <= 3).count() as u8;
    assert_eq!(oasis_scored(&scenario, 24), 4 * small, "the Sahara is none of them");
}

#[test]
fn imam_and_sultan_save_nothing_with_towns() {
    let options = Options { imam_and_sultan: true, ..with_towns() };
    let scenario = rich(options, "").draws("luxury:11 scroll:67 town:10 town:11");
    let mut scenario = scenario;
    for (colour, sector) in [("white", "palace"), ("black", "mosque")] {
        scenario.likes(&format!("assistant:{sector} entertainer:1 entertainer:2"));
        scenario.reach(&format!("{colour}5 act:{sector}")).play(&format!("act:{sector} line:points"));
    }
    assert_eq!(open(&scenario)["companions"], json!([{ "with": 1 }, { "with": 1 }]));
    for (town, takes) in [(10, "scroll:67 keshi:white keshi:black keshi:beige"), (11, "luxury:11")] {
        let mut scenario = found(scenario.clone(), town);
        let before = *scenario.me();
        scenario.play(&format!("act:sahara town:{town} {takes}"));
        let goods = Colour::GOODS.map(|good| before.count(good) - scenario.me().count(good));
        assert_eq!(goods, [1; 3], "the whole set");
        assert_eq!(scenario.me().of(Resource::Date), before.of(Resource::Date));
    }
}
