//! The river.

use keshi::{Action, Colour, Effect, Event, Phase, Question, Resource, Sector, Source};
use table::Seat;

use super::about_to;
use crate::scenario::{HERO, Scenario};
use crate::tools::{drive, first, gained};

#[test]
fn sector_river_goes_a_step_for_each_fish() {
    let mut scenario = about_to("river", "turquoise4 water2");
    let before = *scenario.me();
    let fish = before.count(Colour::Turquoise) as u8;
    scenario.play("act:river");
    assert_eq!(scenario.me().river(), before.river() + fish);
    assert_eq!(scenario.legal(), ["pay:water", "stop"]);
    scenario.play("pay:water");
    assert_eq!(scenario.me().river(), before.river() + fish + 1);
    assert_eq!(gained(&scenario, &before), [0, 0, -1, 0]);
    scenario.play("stop");
    assert_eq!(scenario.me().river(), before.river() + fish + 1);
}

/// All take part in the race on the river: two seasons gather fish, the third sails.
fn race(scenario: &Scenario, _: Seat, legal: &[Action]) -> Option<Action> {
    let use_it = if scenario.state.time().0 < 3 { "new:river" } else { "act:river" };
    let steps = "assistant:river claim:turquoise1 pay:water entertainer:2 entertainer:5 vendor:river select:turquoise* \
                 select:gray,turquoise,red line:dinars";
    let select = |action: &&Action| matches!(action, Action::Select(keshis) if keshis.has(Colour::Turquoise));
    let select_red = |action: &&Action| matches!(action, Action::Select(keshis) if keshis.has(Colour::Red));
    first(legal, use_it)
        .or_else(|| first(legal, steps))
        .or_else(|| legal.iter().find(select).copied())
        .or_else(|| legal.iter().find(select_red).copied())
}

#[test]
fn sector_river_jetty_spots_go_by_arrival() {
    let mut scenario = Scenario::new();
    let landings = |scenario: &Scenario| {
        let landed = |event: &Event| match *event {
            Event::Landed { seat, points } => Some((seat, points)),
            _ => None,
        };
        scenario.events.iter().filter_map(landed).collect::<Vec<_>>()
    };
    drive(&mut scenario, race, |scenario| scenario.state.phase() == Phase::Over);
    let landed = landings(&scenario);
    let won = scenario.events.iter().rev().find(|event| matches!(event, Event::RiverWon { place: 1, .. }));
    assert!(matches!(won, Some(Event::RiverWon { seat, .. }) if *seat == landed[0].0), "the best spot is ahead");
    let points: Vec<u8> = landed.iter().map(|&(_, points)| points).collect();
    assert!(points.len() >= 2 && points[..] == [4, 3, 2, 1][..points.len()], "{landed:?}");
    for (seat, points) in landed {
        let at = scenario.events.iter().position(|event| *event == Event::Landed { seat, points }).unwrap();
        let scored = Event::Scored { seat, points: points.into(), source: Source::Jetty };
        assert_eq!(scenario.events[at + 1], scored);
        assert_eq!(scenario.events[at - 1], Event::Floated { seat, space: 14 });
    }
}

#[test]
fn sector_river_steps_beyond_the_jetty_are_a_point_each() {
    let mut scenario = Scenario::new().draws("start:1");
    let reaches = |scenario: &Scenario| {
        let me = scenario.me();
        scenario.may("act:river") && u16::from(me.river()) + me.count(Colour::Turquoise) > 15 && me.river() < 14
    };
    let sail = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let stays = matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::River(_))));
        let mine = if stays { first(legal, "stop") } else { first(legal, "claim:turquoise2") };
        if seat == HERO { mine.or_else(|| race(scenario, seat, legal)) } else { None }
    };
    drive(&mut scenario, sail, reaches);
    let before = *scenario.me();
    assert!(before.of(Resource::Water) > 0 || before.has_vendor(Sector::River));
    let beyond = i32::from(before.river()) + i32::from(before.count(Colour::Turquoise)) - 14;
    scenario.play("act:river");
    let gain = gained(&scenario, &before);
    assert_eq!(gain[0], 4 + beyond, "the best spot, and a point for each further step, not for each advance");
    scenario.play("pay:water");
    assert_eq!(gained(&scenario, &before), [gain[0] + 1, 0, gain[2] - 1, 0]);
    assert_eq!(scenario.me().river(), 14);
    assert_eq!(i32::from(scenario.me().points_from(Source::Jetty)), gain[0] + 1);
}
