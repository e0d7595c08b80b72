//! Order: K6 to K10, K55 and K56.

use keshi::{Bonus, Colour, Event, Offices, Options, Phase, Resource, Source, Stairs};
use table::{Game, Seat};

use super::sail;
use crate::scenario::{HERO, Scenario};
use crate::scrolls::bought;
use crate::scrolls::late::owning;
use crate::sectors::stairs::{line_between, line_between_taking};
use crate::tools::{asked, drive, first, open, refused, school, seat, stands, table, told};

#[test]
fn ruling_k06_simultaneous_bonuses_come_in_chosen_order_each_fully() {
    // Scroll 55: three steps on both stairs.
    let mut scenario = owning(Scenario::new(), 55);
    assert_eq!(scenario.legal(), ["stairs:palace", "stairs:mosque"]);
    let (at, saved) = (stands(&scenario), scenario.state);
    let since = scenario.events.len();
    scenario.play("stairs:mosque");
    let steps = |scenario: &Scenario| {
        let climbed = told(scenario, since).iter().filter_map(|event| match event {
            Event::Climbed { stairs, .. } => Some(*stairs),
            _ => None,
        });
        climbed.collect::<Vec<_>>()
    };
    assert_eq!(at[..2], [0, 0], "no threshold on the way");
    assert_eq!(steps(&scenario), [[Stairs::Mosque; 3], [Stairs::Palace; 3]].concat());
    scenario.state = saved;
    scenario.events.truncate(since);
    scenario.play("stairs:palace");
    assert_eq!(steps(&scenario), [[Stairs::Palace; 3], [Stairs::Mosque; 3]].concat());
}

#[test]
fn ruling_k06_the_step_of_an_office_and_the_resource_of_scroll_18_come_in_chosen_order() {
    let options = Options { offices: Offices::New, ..Scenario::options() };
    let scenario = Scenario::starting(options, "9 dates + 9 dinars").draws("office:07 office:08 office:09");
    let mut scenario = bought(scenario, 18, "purple1 orange1 yellow1");
    scenario.reach("purple1 orange1 yellow1 act:souk");
    scenario.play("act:souk");
    let office = open(&scenario)["office"].as_u64().unwrap() as usize;
    let offices = scenario.game.printed().offices[office - 1];
    let good = |bonus: Bonus| {
        let at = offices.iter().position(|pair| pair.contains(&bonus)).unwrap();
        Colour::GOODS[at]
    };
    let use_for = |bonus: Bonus| {
        let mut used = scenario.clone();
        used.play(&format!("exchange:{}", good(bonus)));
        used
    };
    let question = |scenario: &Scenario| scenario.game.prompt(&scenario.state, HERO).unwrap();
    for (step, sails) in [(Bonus::RiverStep, true), (Bonus::StairStep, false)] {
        let used = use_for(step);
        asked(&used, "take:date take:water take:dinar step");
        assert_eq!(question(&used).ask.id, "keshi-ask-office-step");
        assert_eq!(refused(&used, "stop"), "must-do");

        // The resource first: water that came with it can already pay for a further step.
        let mut resource_first = used.clone();
        resource_first.play("take:water");
        assert!(resource_first.me().of(Resource::Water) > 0);
        if sails {
            asked(&resource_first, "pay:water stop");
        } else {
            asked(&resource_first, "stairs:palace stairs:mosque");
        }
        assert_ne!(question(&resource_first).because.last().unwrap().id, "keshi-because-scroll");

        // The step first: it is behind when the resource is chosen.
        let mut step_first = used.clone();
        let before = (stands(&used), used.events.len());
        step_first.play("step");
        if !sails {
            step_first.play("stairs:mosque");
        }
        while !step_first.may("take:date") {
            let on = if step_first.may("stop") { "stop" } else { "line:dinars" };
            step_first.play(on);
        }
        let after = stands(&step_first);
        assert_eq!(after[if sails { 2 } else { 1 }], before.0[if sails { 2 } else { 1 }] + 1);
        assert_eq!(question(&step_first).ask.id, "keshi-ask-resources");
        assert_eq!(question(&step_first).because.last().unwrap().id, "keshi-because-scroll");
        step_first.play("take:dinar");
        let stepped = |event: &Event| matches!(event, Event::Floated { .. } | Event::Climbed { .. });
        let chosen = |event: &Event| matches!(event, Event::Got { resource: Resource::Dinar, .. });
        let since = told(&step_first, before.1);
        assert!(since.iter().position(stepped).unwrap() < since.iter().rposition(chosen).unwrap());
    }
    // A dinar and a point leave nothing to order.
    asked(&use_for(Bonus::Points(1)), "take:date take:water take:dinar");
}

#[test]
fn ruling_k07_players_come_in_turn_order_from_the_start_player() {
    let mut scenario = table(4, "");
    drive(
        &mut scenario,
        |_, _, _| None,
        |scenario| scenario.state.time() == (1, 2) && scenario.state.phase() == Phase::Claim,
    );
    assert_eq!(scenario.state.seat(), seat(2), "the second seat starts the second round");
    let since = scenario.events.len();
    scenario.until(|scenario| scenario.state.phase() == Phase::Use);
    let seats: Vec<Seat> = told(&scenario, since)
        .iter()
        .filter_map(|event| match event {
            Event::Claimed { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(seats[..4], [2, 3, 4, 1].map(seat));
}

#[test]
fn ruling_k08_order_after_the_fourth_round() {
    let mut scenario = owning(Scenario::new().draws("start:1"), 28);
    let season = scenario.state.time().0;
    drive(&mut scenario, sail, |scenario| scenario.me().river() >= 3 && scenario.state.time().0 < 3);
    let season = season.max(scenario.state.time().0);
    let since = scenario.events.len();
    scenario.until(|scenario| scenario.state.time().0 > season);
    let events = told(&scenario, since);
    let last = |wanted: fn(&Event) -> bool| events.iter().rposition(wanted).unwrap();
    let first_of = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let rapids = |event: &&Event| matches!(event, Event::Scored { seat: HERO, source: Source::Rapids, .. });
    let won = first_of(|event| matches!(event, Event::RiverWon { .. }));
    let provided = first_of(|event| matches!(event, Event::Provided { .. }));
    let paid = last(|event| matches!(event, Event::Provided { .. }));
    let shown = first_of(|event| matches!(event, Event::ProvisionShown { .. }));
    let office = first_of(|event| matches!(event, Event::OfficeShown { .. }));
    let began = first_of(|event| matches!(event, Event::SeasonBegan { .. }));
    assert!(won < provided && paid < shown && shown < office && office < began);
    let used = |event: &Event| matches!(event, Event::Acted { .. } | Event::TookNew { .. } | Event::Idled { .. });
    let round = events[..won].iter().rposition(used).unwrap();
    assert!(events[round..won].iter().filter(rapids).count() >= 2, "the round's rapid, then scroll 28, then the tile");
    assert!(events[won..].iter().filter(rapids).count() == 0);
}

#[test]
fn ruling_k09_only_what_is_paid_or_said_to_be_free_may_be_left() {
    let mut scenario = table(2, "");
    scenario.play("select:white,black,pink select:white,black,pink tower:none new:square");
    assert_eq!(refused(&scenario, "stop"), "must-do", "a keshi is placed");
    scenario.play("entertainer:3");
    assert_eq!(refused(&scenario, "stop"), "must-do", "a good is taken");
    let mut scenario = school("");
    scenario.play("act:madrasa");
    assert!(scenario.may("stop"), "what is paid for is free to leave");
}

#[test]
fn ruling_k10_a_keshi_for_a_full_sector_is_lost_or_not_offered() {
    let mut scenario = line_between(5, 5);
    let me = *scenario.me();
    assert_eq!((me.count(Colour::White), me.count(Colour::Black)), (8, 8));
    assert_eq!(refused(&scenario, "line:right"), "sector-full", "a noble for a full palace is not offered");
    assert!(scenario.may("line:dinars") && scenario.may("line:points"), "dinars and points always are");
    scenario.play("line:middle");
    assert_eq!(refused(&scenario, "keshi:white"), "sector-full");
}

#[test]
fn ruling_k10_two_of_one_colour_with_one_space_place_one() {
    let mut scenario = line_between_taking(5, 5, "line:right line:dinars");
    scenario.play("line:middle");
    let one_left = Colour::ALL.into_iter().find(|&colour| !colour.is_good() && scenario.me().count(colour) == 7);
    let Some(colour) = one_left else { panic!("{:?}", Colour::ALL.map(|colour| scenario.me().count(colour))) };
    let since = scenario.events.len();
    scenario.play(&format!("keshi:{colour}"));
    if let Some(place) = first(&scenario.actions(), "entertainer:* caravan:* vendor:*") {
        scenario.play(&place.to_string());
    }
    assert_eq!(scenario.me().count(colour), 8);
    assert!(told(&scenario, since).contains(&Event::Lost { seat: HERO, colour }));
}

#[test]
fn ruling_k55_plain_bonuses_come_first_by_themselves() {
    // Scroll 59 gives all of a line: dinars and points first, then what leaves a choice.
    let mut scenario = Scenario::new().draws("scroll:59");
    scenario.reach("gray5 date2 act:madrasa").play("act:madrasa");
    assert_eq!(stands(&scenario)[..2], [0, 0]);
    let since = scenario.events.len();
    scenario.play("scroll:59");
    let kinds: Vec<&str> = told(&scenario, since)
        .iter()
        .filter_map(|event| match event {
            Event::Got { resource: Resource::Dinar, .. } => Some("dinar"),
            Event::Scored { source: Source::Lines, .. } => Some("point"),
            Event::Floated { .. } => Some("river"),
            _ => None,
        })
        .collect();
    assert_eq!(kinds, ["dinar", "point", "river"]);
}

#[test]
fn ruling_k56_season_scoring_begins_with_the_start_player_of_the_fourth_round() {
    let mut scenario = table(4, "");
    scenario.until(|scenario| scenario.state.time().0 == 2);
    let order: Vec<Seat> = scenario
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Provided { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(order, [4, 1, 2, 3].map(seat));
}
