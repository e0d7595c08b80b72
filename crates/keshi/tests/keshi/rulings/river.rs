//! River: K27 to K31.

use keshi::{Action, Board, Colour, Event, Keshis, Phase, Source};
use table::Seat;

use super::{sail, sailing, with_river};
use crate::scenario::{HERO, PLENTY, Scenario};
use crate::scrolls::late::{owning, playing, points};
use crate::tools::{drive, drive_thrown, first, gained, school, seat, selection, table, told};

/// Who won the river in the first season.
fn first_winner(scenario: &Scenario) -> Option<Seat> {
    scenario.events.iter().find_map(|event| match event {
        Event::RiverWon { seat, place: 1, .. } => Some(*seat),
        _ => None,
    })
}

/// Two play and nothing comes out of the tower; each takes a fish in the first round and sails in the second.
fn duel(sailors: &[usize]) -> Scenario {
    let mut scenario = table(2, "");
    let choose = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        let sails = sailors.iter().any(|&number| seat(number) == player);
        let choice = match scenario.state.time().1 {
            1 => selection(legal, &[Colour::Turquoise], &[Colour::Red, Colour::Pink]),
            2 => selection(legal, &[Colour::Red], &[Colour::Pink]),
            _ => None,
        };
        let sail = if sails { "act:river" } else { "new:river" };
        choice.or_else(|| first(legal, &format!("assistant:river {sail} new:* stop entertainer:1 entertainer:2")))
    };
    drive_thrown(&mut scenario, choose, |_| Keshis::NONE, |scenario| scenario.state.time() == (2, 1));
    scenario
}

#[test]
fn ruling_k27_who_came_first_is_ahead_and_the_start_never_wins() {
    let scenario = duel(&[1, 2]);
    let space = |number| {
        let at = |event: &Event| matches!(event, Event::Floated { seat: who, space: 1 } if *who == seat(number));
        scenario.events.iter().position(at)
    };
    assert!(space(2) < space(1), "the second seat starts the second round, and arrives first");
    assert_eq!(first_winner(&scenario), Some(seat(2)));
    assert_eq!(scenario.state.board(seat(2)).points_from(Source::RiverTiles), 3);
    assert_eq!(first_winner(&duel(&[1])), Some(seat(1)));
    let nobody = duel(&[]);
    assert_eq!(first_winner(&nobody), None);
    assert!(nobody.events.iter().any(|event| matches!(event, Event::RiverUnwon { .. })));
}

#[test]
fn ruling_k28_the_crocodile_counts_as_behind_the_first_rapid() {
    let mut scenario = sailing(4, [8, 9, 5], 2);
    scenario.until(|scenario| scenario.state.time() == (3, 1));
    assert_eq!(scenario.me().river(), 4);
    for number in 2..=4 {
        assert_eq!(scenario.state.board(seat(number)).river(), 0);
    }
    let before = scenario.me().points_from(Source::Rapids);
    drive(
        &mut scenario,
        |_, seat, legal| if seat == HERO { selection(legal, &[], &[Colour::Turquoise, Colour::Pink]) } else { None },
        |scenario| scenario.state.time() == (3, 2),
    );
    assert_eq!(scenario.me().river(), 4);
    assert_eq!(scenario.me().points_from(Source::Rapids), before + 1, "the round's bonus of the first rapid");
}

#[test]
fn ruling_k28_the_crocodile_counts_for_scroll_69() {
    let mut scenario = owning(playing([8, 9, 5], PLENTY, ""), 69);
    scenario.until(|scenario| scenario.state.time().0 == 2);
    scenario.likes("assistant:river");
    scenario.reach("turquoise1 act:river").play("act:river");
    scenario.until(|scenario| scenario.state.time().0 == 3);
    assert_eq!(scenario.me().river(), 4);
    scenario.likes("assistant:river act:river");
    scenario.aim("turquoise2");
    let before = points(&scenario, Source::Rapids);
    scenario.until(|scenario| scenario.state.phase() == Phase::RiverBonus && scenario.may("take:date"));
    assert!(scenario.me().river() >= 6);
    assert_eq!(points(&scenario, Source::Rapids), before + 1, "the first rapid is behind the crocodile");
}

#[test]
fn ruling_k29_scroll_17_pays_the_rapid_crossed() {
    let mut scenario = school("scroll:17");
    scenario.play("act:madrasa scroll:17 stop");
    scenario.reach("turquoise3 act:river");
    let before = *scenario.me();
    assert_eq!((before.river(), before.count(Colour::Turquoise)), (0, before.count(Colour::Turquoise).min(5)));
    scenario.play("act:river");
    assert_eq!(gained(&scenario, &before), [1, 0, 0, 0], "a point, at once");
}

/// The winner and the second of season 3.
fn placed(scenario: &Scenario) -> [Option<Seat>; 2] {
    let last = scenario
        .events
        .iter()
        .filter(|event| matches!(event, Event::RiverWon { tile, .. } if tile.0 % 6 == 5 || tile.0 % 6 == 0));
    let mut places = [None; 2];
    for event in last {
        if let Event::RiverWon { seat, place, .. } = event {
            places[usize::from(*place) - 1] = Some(*seat);
        }
    }
    places
}

/// Two sail, the hero more than the second seat, until the river tile of season 3 is won.
fn regatta(tile: u8) -> Scenario {
    let mut scenario = with_river(4, [8, 4, tile], "");
    let both = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        if player == seat(2) {
            return selection(legal, &[Colour::Turquoise], &[]).or_else(|| {
                first(legal, "claim:green1 act:river claim:pink1 claim:red1 new:square act:medina gate:1* stop")
            });
        }
        sail(scenario, player, legal).or_else(|| first(legal, "claim:green1 claim:beige1"))
    };
    drive(&mut scenario, both, |scenario| {
        scenario.state.time().0 == 3
            && scenario
                .events
                .iter()
                .any(|event| matches!(event, Event::RiverWon { place: 1, tile: won, .. } if won.0 == tile))
    });
    scenario
}

#[test]
fn ruling_k30_tile_05_is_fixed_by_place() {
    let mut scenario = regatta(5);
    scenario.until(|scenario| scenario.state.phase() == Phase::Over);
    let [first, second] = placed(&scenario).map(Option::unwrap);
    let won = |seat, points| Event::Scored { seat, points, source: Source::RiverTiles };
    assert!(scenario.events.contains(&won(first, 7)));
    assert!(scenario.events.contains(&won(second, 3)));
}

#[test]
fn ruling_k30_k46_with_12_17_and_18_the_winner_chooses_and_the_second_gets_the_other() {
    for tile in [12, 17, 18] {
        let mut scenario = regatta(tile);
        let [winner, _] = placed(&scenario);
        assert_eq!((winner, scenario.state.seat()), (Some(HERO), HERO));
        assert_eq!(scenario.legal(), ["prize:1", "prize:2"], "{tile}");
        let saved = scenario.state;
        let worth = |board: &Board| {
            let count = |colour| i32::from(board.count(colour));
            let keshis: i32 = Colour::ALL.into_iter().map(count).sum();
            let (pink, red) = (count(Colour::Pink), count(Colour::Red));
            // Points, dates, water, dinars of the one and the other bonus.
            match tile {
                12 => [[i32::from(board.gates()), 0, 0, 0], [count(Colour::Green), 0, 0, 0]],
                17 => [[0, pink, 0, pink], [0, red, red, 0]],
                _ => [[2 * i32::from(board.luxury().len()), 0, 0, 0], [keshis / 4, 0, 0, 0]],
            }
        };
        for prize in 0..2 {
            scenario.state = saved;
            let since = scenario.events.len();
            let before = *scenario.me();
            scenario.play(&format!("prize:{}", prize + 1));
            let of = |who: Seat| {
                let mut sum = [0; 4];
                let until = told(&scenario, since).iter().take_while(|event| !matches!(event, Event::Provided { .. }));
                for event in until {
                    match *event {
                        Event::Scored { seat, points, source: Source::RiverTiles } if seat == who => {
                            sum[0] += i32::from(points)
                        }
                        Event::Got { seat, resource, count } if seat == who => {
                            sum[1 + resource as usize] += i32::from(count)
                        }
                        _ => {}
                    }
                }
                sum
            };
            assert_eq!(of(HERO), worth(&before)[prize], "tile {tile}");
            let second = told(&scenario, since).iter().find_map(|event| match event {
                Event::RiverWon { seat, place: 2, .. } => Some(*seat),
                _ => None,
            });
            let second = second.unwrap();
            assert_eq!(of(second), worth(saved.board(second))[1 - prize], "tile {tile}: the other one");
        }
    }
}

#[test]
fn ruling_k31_after_season_3_the_fishermen_stay() {
    let mut scenario = sailing(4, [8, 4, 5], 3);
    let at = scenario.me().river();
    assert!(at > 0);
    scenario.until(|scenario| scenario.state.phase() == Phase::Over);
    assert_eq!(scenario.me().river(), at);
}
