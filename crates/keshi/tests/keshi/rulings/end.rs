//! Provisions and end: K32 to K34, K73 and K74.

use keshi::{Action, Effect, Event, Keshis, Phase, Question, Source};
use table::{Game, Seat};

use super::{exchanging, sail, sailing, with_river};
use crate::oases::score_now;
use crate::scenario::{HERO, Scenario};
use crate::tools::{drive, drive_thrown, first, purse, school, seat, table, told};

#[test]
fn ruling_k32_scroll_33_is_optional_and_goods_are_no_resources() {
    let mut scenario = school("scroll:33 provision:03");
    scenario.play("act:madrasa scroll:33");
    let asked = |scenario: &Scenario| {
        scenario.state.effects().last() == Some(&Effect::Ask(Question::Provide)) && scenario.state.seat() == HERO
    };
    let save = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let buying = matches!(
            scenario.state.effects().last(),
            Some(
                Effect::Ask(Question::Madrasa | Question::Medina) | Effect::Ask(Question::Sahara | Question::River(_))
            )
        );
        match seat == HERO {
            true if buying => first(legal, "stop"),
            true => first(
                legal,
                "act:orchard claim:green2 claim:green1 assistant:orchard vendor:orchard provision:03 \
                 caravan:start take:water entertainer:2",
            ),
            false => None,
        }
    };
    drive(&mut scenario, save, asked);
    assert_eq!(scenario.legal(), ["provide:all", "provide:none"], "it can be paid with scroll 33 only, and need not");
    let goods = scenario.me().goods();
    scenario.play("provide:none");
    assert_eq!(purse(scenario.me())[1..], [0, 0, 0]);
    assert_eq!(scenario.me().goods(), goods, "goods are no resources");
}

#[test]
fn ruling_k33_k74_three_oases_are_scored_without_a_question() {
    let mut scenario = exchanging("");
    scenario.play("stop");
    scenario.until(|scenario| scenario.state.phase() == Phase::Over);
    let scored: Vec<_> = scenario
        .events
        .iter()
        .filter_map(|event| match event {
            Event::OasisScored { seat: HERO, points, .. } => Some(i16::from(*points)),
            _ => None,
        })
        .collect();
    assert_eq!(scored.len(), scenario.me().claimed().count().min(3));
    assert_eq!(scored.iter().sum::<i16>(), scenario.me().points_from(Source::Oases));
}

#[test]
fn ruling_k33_scroll_71_scores_beyond_the_limit_of_three() {
    let mut scenario = score_now([8, 9, 10]);
    scenario.play("oasis:08");
    scenario.until(|scenario| scenario.state.phase() == Phase::Over);
    let scored = scenario.events.iter().filter_map(|event| match event {
        Event::OasisScored { seat: HERO, oasis, .. } => Some(oasis.0),
        _ => None,
    });
    assert_eq!(scored.collect::<Vec<_>>(), [8, 8, 9, 10]);
}

#[test]
fn ruling_k34_ties_go_by_palace_and_mosque() {
    let mut scenario = table(2, "");
    let same = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        let own = if player == seat(2) && scenario.state.time().0 == 3 { "act:palace" } else { "" };
        first(legal, &format!("{own} new:* caravan:left caravan:right entertainer:1 keshi:purple"))
            .or_else(|| legal.first().copied())
    };
    drive_thrown(&mut scenario, same, |_| Keshis::NONE, |scenario| scenario.state.phase() == Phase::Over);
    let standing = scenario.game.standing(&scenario.state);
    assert_eq!(standing.points(seat(1)), standing.points(seat(2)));
    assert_eq!(standing.winners().iter().collect::<Vec<_>>(), [seat(2)]);
}

#[test]
fn ruling_k73_with_two_players_there_is_no_second_bonus() {
    let mut scenario = with_river(2, [8, 4, 5], "");
    let both = |scenario: &Scenario, _: Seat, legal: &[Action]| sail(scenario, HERO, legal);
    drive(&mut scenario, both, |scenario| scenario.state.phase() == Phase::Over);
    let seconds = scenario.events.iter().filter(|event| matches!(event, Event::RiverWon { place: 2, .. })).count();
    assert_eq!(seconds, 0);
    assert!((1..=2).all(|number| scenario.state.board(seat(number)).river() > 0), "both sailed");
    // With three, the start space gets nothing either.
    let scenario = {
        let mut scenario = with_river(3, [8, 4, 5], "");
        drive(&mut scenario, sail, |scenario| scenario.state.phase() == Phase::Over);
        scenario
    };
    let rivers = [2, 3].map(|number| scenario.state.board(seat(number)).river());
    assert_eq!(rivers, [0, 0], "nobody else sailed");
    assert!(!scenario.events.iter().any(|event| matches!(event, Event::RiverWon { place: 2, .. })));
}

#[test]
fn ruling_k73_what_nobody_gets_lapses() {
    let mut scenario = sailing(4, [8, 4, 12], 3);
    let since = scenario.events.len();
    scenario.play("prize:1");
    scenario.until(|scenario| scenario.state.phase() == Phase::Over);
    let rivers = [2, 3, 4].map(|number| scenario.state.board(seat(number)).river());
    assert_eq!(rivers, [0, 0, 0], "nobody else sailed");
    assert!(!told(&scenario, since).iter().any(|event| matches!(event, Event::RiverWon { place: 2, .. })));
}
