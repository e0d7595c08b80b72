//! Expansion 2: the sultan on the palace staircase, and the imam on the mosque's.

use keshi::{Action, Colour, Companion, Event, Offices, Options, Resource, Sector, StaircaseTiles, Stairs, Tile};
use serde_json::json;
use table::{Game, Seat};

use super::rich;
use crate::scenario::{HERO, Scenario};
use crate::scrolls::buying;
use crate::sectors::stairs::line_between_in;
use crate::tools::{asked, claim_but, drive, first, open, refused, seat, selection, since, table_with, told};

fn with_companions() -> Options {
    Options { imam_and_sultan: true, ..Scenario::options() }
}

/// Where the sultan or the imam is.
fn companion(scenario: &Scenario, stairs: Stairs) -> Companion {
    serde_json::from_value(open(scenario)["companions"][stairs as usize].clone()).unwrap()
}

fn ways(stairs: Stairs) -> (Sector, Colour) {
    match stairs {
        Stairs::Palace => (Sector::Palace, Colour::White),
        Stairs::Mosque => (Sector::Mosque, Colour::Black),
    }
}

/// A game for so many in which every office sells single steps, so that everybody can come to any step.
fn stairs_for(players: usize, draws: &str) -> Scenario {
    let options = Options { players, offices: Offices::New, ..with_companions() };
    table_with(options, &format!("office:07 office:12 office:08 {draws}"))
}

/// Goes on until everybody stands on these steps of a staircase, those of seat 1 first.
fn climb(scenario: &mut Scenario, stairs: Stairs, goals: &[u8]) {
    let (sector, colour) = ways(stairs);
    // The space of the square that gives a step.
    let on = if stairs == Stairs::Palace { 4 } else { 6 };
    let choose = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let board = scenario.state.board(seat);
        let (step, goal) = (board.step(stairs), goals[seat.index()]);
        let keshis = board.count(colour) as u8;
        // The good for which the office of the season sells a step.
        let good = if scenario.state.time().0 < 3 { Colour::Orange } else { Colour::Yellow };
        let select = selection(legal, &[colour], &[Colour::Red]).or_else(|| selection(legal, &[Colour::Red], &[]));
        if let Some(selected) = select {
            return Some(selected);
        }
        let safe = "entertainer:1 entertainer:2 entertainer:3 entertainer:7 entertainer:8 entertainer:5 line:points";
        let plan = if step < goal {
            let climbs = if step + keshis <= goal { "act" } else { "new" };
            let shops = if board.count(good) > 0 { "act" } else { "new" };
            let square = if step + 3 <= goal { "act:square" } else { "" };
            let claims = if keshis < 6 { format!("claim:{colour}2 claim:{colour}1") } else { String::new() };
            format!(
                "entertainer:{on} {safe} {claims} claim:{good}2 claim:{good}1 assistant:{sector} assistant:souk {climbs}:{sector} {shops}:souk {square} bonus:{on} \
                 exchange:{good} keshi:{good} stairs:{}",
                stairs.name()
            )
        } else {
            format!("{safe} assistant:orchard assistant:souk new:{sector} new:souk new:square keshi:{good} stop")
        };
        first(legal, &plan).or_else(|| claim_but(legal, &[colour, good, Colour::Pink]))
    };
    drive(scenario, choose, |scenario| {
        goals.iter().enumerate().all(|(at, &goal)| scenario.state.board(Seat::new(at)).step(stairs) == goal)
    });
}

#[test]
fn sultan_and_imam_wait_on_the_fifth_step() {
    let scenario = Scenario::with(with_companions());
    assert_eq!(Stairs::BOTH.map(|stairs| companion(&scenario, stairs)), [Companion::On(5); 2]);
    let scenario = Scenario::new();
    assert_eq!(Stairs::BOTH.map(|stairs| companion(&scenario, stairs)), [Companion::Nowhere; 2]);
}

#[test]
fn who_comes_to_the_step_takes_the_pawn_along() {
    for stairs in Stairs::BOTH {
        let mut scenario = stairs_for(2, "");
        climb(&mut scenario, stairs, &[4, 0]);
        assert_eq!(companion(&scenario, stairs), Companion::On(5));
        climb(&mut scenario, stairs, &[5, 0]);
        assert_eq!(companion(&scenario, stairs), Companion::With(HERO));
        assert!(scenario.events.contains(&Event::CompanionJoined { seat: HERO, stairs }));
        assert_eq!(companion(&scenario, stairs.other()), Companion::On(5));
    }
}

#[test]
fn ruling_k35_passing_the_step_is_reaching_it() {
    for stairs in Stairs::BOTH {
        let (sector, colour) = ways(stairs);
        let mut scenario = rich(with_companions(), "");
        scenario.reach(&format!("{colour}8 act:{sector}")).play(&format!("act:{sector}"));
        assert_eq!((scenario.me().step(stairs), companion(&scenario, stairs)), (4, Companion::On(5)));
        scenario.play("line:points");
        // Four steps further, and no longer on the fifth.
        assert!(scenario.me().step(stairs) > 5);
        assert_eq!(companion(&scenario, stairs), Companion::With(HERO));
    }
}

#[test]
fn ruling_k35_drawing_level_does_not_take_the_pawn_and_passing_does() {
    for stairs in Stairs::BOTH {
        let mut scenario = stairs_for(2, "");
        let (first, second) = (Companion::With(seat(1)), Companion::With(seat(2)));
        for (steps, with) in
            [([5, 0], first), ([5, 5], first), ([5, 6], second), ([6, 6], second), ([7, 6], first), ([8, 6], first)]
        {
            climb(&mut scenario, stairs, &steps);
            assert_eq!(companion(&scenario, stairs), with, "{steps:?}");
        }
    }
}

#[test]
fn ruling_k36_at_the_top_the_pawn_goes_to_the_next_behind_even_at_the_start() {
    for stairs in Stairs::BOTH {
        let mut scenario = stairs_for(2, "");
        climb(&mut scenario, stairs, &[15, 0]);
        assert_eq!(companion(&scenario, stairs), Companion::With(seat(1)));
        climb(&mut scenario, stairs, &[16, 0]);
        assert_eq!(companion(&scenario, stairs), Companion::With(seat(2)));
    }
}

#[test]
fn ruling_k36_the_second_gets_the_pawn_and_not_the_third() {
    let mut scenario = stairs_for(3, "");
    climb(&mut scenario, Stairs::Palace, &[16, 2, 1]);
    assert_eq!(companion(&scenario, Stairs::Palace), Companion::With(seat(2)));
}

#[test]
fn ruling_k36_among_several_the_pawn_waits_a_step_above() {
    for stairs in Stairs::BOTH {
        let mut scenario = stairs_for(3, "");
        climb(&mut scenario, stairs, &[16, 2, 2]);
        assert_eq!(companion(&scenario, stairs), Companion::On(3));
        assert!(scenario.events.contains(&Event::CompanionWaits { stairs, step: 3 }));
        climb(&mut scenario, stairs, &[16, 2, 3]);
        assert_eq!(companion(&scenario, stairs), Companion::With(seat(3)));
    }
}

#[test]
fn ruling_k36_above_the_fifteenth_step_the_first_at_the_top_hands_the_pawn_straight_on() {
    let (mut scenario, stairs) = (stairs_for(4, ""), Stairs::Palace);
    climb(&mut scenario, stairs, &[9, 15, 15, 0]);
    climb(&mut scenario, stairs, &[16, 15, 15, 0]);
    assert_eq!(companion(&scenario, stairs), Companion::On(16));
    let since = scenario.events.len();
    climb(&mut scenario, stairs, &[16, 16, 15, 0]);
    assert_eq!(companion(&scenario, stairs), Companion::With(seat(3)));
    let joined = |who: usize| Event::CompanionJoined { seat: seat(who), stairs };
    let told = told(&scenario, since).iter().filter(|event| matches!(event, Event::CompanionJoined { .. }));
    assert_eq!(told.copied().collect::<Vec<_>>(), [joined(2), joined(3)]);
}

#[test]
fn ruling_k36_with_nobody_behind_the_pawn_leaves_play() {
    for stairs in Stairs::BOTH {
        let mut scenario = stairs_for(2, "");
        climb(&mut scenario, stairs, &[16, 10]);
        assert_eq!(companion(&scenario, stairs), Companion::With(seat(2)));
        climb(&mut scenario, stairs, &[16, 16]);
        assert_eq!(companion(&scenario, stairs), Companion::Nowhere);
        assert!(scenario.events.contains(&Event::CompanionLeft { stairs }));
    }
}

/// The hero has the sultan's or the imam's company.
fn accompanied(scenario: Scenario, stairs: Stairs) -> Scenario {
    let (sector, colour) = ways(stairs);
    let mut scenario = scenario;
    // Goods come in the last round of the season.
    let selects = "select:white,black,turquoise select:beige,brown,red select:green,gray,pink";
    scenario.likes(&format!("{selects} assistant:{sector} entertainer:1 entertainer:2 entertainer:7"));
    scenario.reach(&format!("{colour}5 act:{sector}")).play(&format!("act:{sector} line:points"));
    assert_eq!(companion(&scenario, stairs), Companion::With(HERO));
    scenario
}

/// The hero has these scrolls on display, eight scholars, and is about to study; with the sultan or without.
fn studying(sultan: bool) -> Scenario {
    let mut scenario = rich(with_companions(), "").draws("scroll:13 scroll:22 scroll:45 scroll:68 scroll:58");
    if sultan {
        scenario = accompanied(scenario, Stairs::Palace);
    }
    scenario.reach("gray8 date4 act:madrasa").play("act:madrasa");
    scenario
}

#[test]
fn ruling_k37_the_sultan_saves_a_date_for_each_scroll() {
    for (sultan, saved) in [(false, 0), (true, 1)] {
        let scenario = studying(sultan);
        let costs = |scrolls: &str| {
            let mut scenario = scenario.clone();
            let before = scenario.me().of(Resource::Date);
            scenario.play(scrolls);
            before - scenario.me().of(Resource::Date)
        };
        assert_eq!(costs("scroll:13"), 1 - saved);
        assert_eq!(costs("scroll:22"), 1 - saved);
        assert_eq!(costs("scroll:45"), 2 - saved);
        assert_eq!(costs("scroll:68"), 3 - saved);
        assert_eq!(costs("scroll:45 scroll:22"), 3 - 2 * saved, "for each of them");
    }
}

#[test]
fn ruling_k37_scroll_58_fetches_a_scroll_for_nothing_in_the_sultans_company() {
    for (sultan, saved) in [(false, 0), (true, 1)] {
        let mut scenario = studying(sultan);
        scenario.play("scroll:58");
        let asked = scenario.game.prompt(&scenario.state, HERO).unwrap().ask;
        assert_eq!(asked.id, "keshi-ask-take-scroll");
        assert_eq!(serde_json::to_value(&asked).unwrap()["args"]["dates"]["number"], json!(1 - saved));
        let dates = scenario.me().of(Resource::Date);
        scenario.play("scroll:68");
        assert_eq!(scenario.me().of(Resource::Date), dates - (1 - saved));
    }
}

#[test]
fn ruling_k78_a_scroll_for_nothing_is_a_purchase_all_the_same() {
    let mut scenario = studying(true);
    scenario.play("scroll:22");
    assert!(scenario.may("stop"), "the action goes on");
    assert_eq!(refused(&scenario, "refresh:gray"), "already-bought");
}

#[test]
fn with_the_sultan_a_scroll_needs_no_date_if_it_costs_one() {
    let scenario = Scenario::starting(with_companions(), "9 water + 9 dinars").sparing();
    let scenario = scenario.draws("scroll:13 scroll:45").like("select:gray,purple,yellow assistant:madrasa");
    let mut without = scenario.clone();
    without.reach("gray5");
    without.until(|scenario| scenario.may("new:madrasa"));
    assert_eq!(without.me().of(Resource::Date), 0);
    assert!(!without.may("act:madrasa"));
    let mut scenario = accompanied(scenario, Stairs::Palace);
    scenario.aim("gray1");
    scenario.until(|scenario| scenario.may("act:madrasa")).play("act:madrasa");
    assert_eq!((scenario.me().of(Resource::Date), scenario.state.time().0), (0, 1));
    assert!(scenario.may("refresh:gray"), "one of the new ones can be bought");
    scenario.play("scroll:13");
    assert!(scenario.me().scrolls().has(13));
}

#[test]
fn who_has_lost_the_sultan_pays_in_full_again() {
    let mut scenario = stairs_for(2, "scroll:13 scroll:14");
    climb(&mut scenario, Stairs::Palace, &[5, 0]);
    scenario.reach("gray1 date1 act:madrasa");
    let dates = scenario.me().of(Resource::Date);
    scenario.play("act:madrasa scroll:13");
    assert_eq!(scenario.me().of(Resource::Date), dates);
    climb(&mut scenario, Stairs::Palace, &[5, 6]);
    scenario.reach("date1 act:madrasa");
    let dates = scenario.me().of(Resource::Date);
    scenario.play("act:madrasa scroll:14");
    assert_eq!(scenario.me().of(Resource::Date), dates - 1);
}

/// The hero has the imam's company and these goods at least, and is about to go to the souk.
fn shopping(draws: &str, goods: &str) -> Scenario {
    let scenario = rich(with_companions(), "").draws(draws).cap("purple2 orange2 yellow2");
    let mut scenario = accompanied(scenario, Stairs::Mosque);
    scenario.likes("assistant:souk");
    scenario.reach(&format!("{goods} act:souk"));
    scenario
}

#[test]
fn ruling_k37_the_buyer_chooses_the_good_that_the_imam_saves() {
    let mut scenario = shopping("luxury:11", "purple1 orange1 yellow1");
    scenario.play("act:souk luxury:11");
    asked(&scenario, "keshi:purple keshi:orange keshi:yellow");
    assert_eq!(refused(&scenario, "keshi:green"), "not-in-price");
    let before = *scenario.me();
    scenario.play("keshi:orange");
    assert_eq!(since(&before, &scenario), "water+1 points+7 purple-1 yellow-1 luxury+1");
}

#[test]
fn ruling_k37_the_imam_saves_what_is_lacking_without_asking() {
    let scenario = rich(with_companions(), "").draws("luxury:11 luxury:09 luxury:12").cap("yellow0");
    let mut scenario = accompanied(scenario, Stairs::Mosque);
    scenario.likes("assistant:souk");
    scenario.reach("purple1 orange1 act:souk");
    assert_eq!(scenario.me().count(Colour::Yellow), 0);
    scenario.play("act:souk");
    assert_eq!(refused(&scenario, "luxury:12"), "no-goods", "two spices lack");
    let before = *scenario.me();
    let mut other = scenario.clone();
    scenario.play("luxury:11");
    assert_eq!(since(&before, &scenario), "water+1 points+7 purple-1 orange-1 luxury+1");
    other.play("luxury:09");
    assert_eq!(since(&before, &other), "points+5 orange-1 luxury+1", "one of two of a colour");
}

#[test]
fn with_the_imam_a_slipper_needs_no_good() {
    let scenario = rich(with_companions(), "").draws("luxury:01 luxury:06 luxury:07 luxury:08 luxury:09");
    let mut scenario = accompanied(scenario, Stairs::Mosque);
    scenario.reach("act:souk");
    assert_eq!((scenario.me().goods(), scenario.state.time().0), (0, 1));
    let before = *scenario.me();
    scenario.play("act:souk");
    asked(&scenario, "luxury:01 stop");
    scenario.play("luxury:01");
    assert_eq!(since(&before, &scenario), "water+1 points+2 luxury+1");
}

#[test]
fn the_imam_saves_a_good_for_each_luxury_good_of_a_turn() {
    let mut scenario = buying(rich(with_companions(), "").draws("luxury:09 luxury:10 scroll:34"), 34, "");
    scenario.play("act:madrasa scroll:34");
    let mut scenario = accompanied(scenario, Stairs::Mosque);
    scenario.likes("assistant:souk");
    scenario.reach("purple1 orange1 act:souk");
    let before = *scenario.me();
    scenario.play("act:souk luxury:09 luxury:10");
    assert_eq!(since(&before, &scenario), "points+10 purple-1 orange-1 luxury+2");
}

#[test]
fn the_imam_saves_nothing_at_the_exchange_office() {
    let mut scenario = shopping("office:01", "purple1");
    let before = *scenario.me();
    scenario.play("act:souk exchange:purple");
    assert_eq!(since(&before, &scenario), "date+2 purple-1");
}

#[test]
fn staircase_tiles_give_at_the_top_what_they_give_when_the_sultan_leaves() {
    let sides = [1, 2, 3, 19, 5, 6, 7, 8, 9, 10, 11, 12].map(Tile);
    let options = Options { staircase_tiles: StaircaseTiles::Given(sides), ..with_companions() };
    let mut scenario = line_between_in(Scenario::with(options), 5, 1, "line:dinars");
    assert_eq!(scenario.me().step(Stairs::Palace), 16);
    let others = [2, 3, 4].map(|other| scenario.board(other).step(Stairs::Palace));
    assert_eq!(others, [others[0]; 3]);
    assert_eq!(companion(&scenario, Stairs::Palace), Companion::On(others[0] + 1));
    let before = *scenario.me();
    scenario.play("line:left");
    assert_eq!(scenario.me().points_from(keshi::Source::Lines) - before.points_from(keshi::Source::Lines), 3);
}
