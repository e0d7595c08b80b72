//! Every side of a river tile gives what it says, to those who are ahead on the river.

use keshi::{Colour, Event, Options, Phase, Resource, Sector, Source, Stairs, Tile};
use table::Seat;

use crate::oases::three;
use crate::scenario::{HERO, Scenario};
use crate::tools::resources;

/// A game with this river tile in its season, and tiles that give points in the others.
fn game(tile: u8) -> Scenario {
    Scenario::with(Options { river: Some(river(tile)), ..Options::default() })
}

fn river(tile: u8) -> [u8; 3] {
    let mut river = [8, 4, 5];
    river[usize::from(season(tile)) - 1] = tile;
    river
}

fn season(tile: u8) -> u8 {
    1 + (tile - 1) % 6 / 2
}

/// The hero's fisherman goes ahead in the season of this tile, until the tile is won.
fn win(mut scenario: Scenario, tile: u8) -> Scenario {
    scenario.aim("turquoise4");
    let goal = scenario.state.time();
    if goal.0 < season(tile) {
        scenario.begin(season(tile), 1);
    }
    scenario.like_first("act:river");
    scenario.like_first("assistant:river");
    let won = Event::RiverWon { seat: HERO, place: 1, tile: Tile(tile) };
    scenario.until(|scenario| scenario.events.contains(&won));
    scenario.likes("");
    scenario
}

/// What has been told since the tile was won and before provisions were paid.
fn since(scenario: &Scenario, tile: u8, place: u8) -> Vec<Event> {
    let won =
        |event: &Event| matches!(event, Event::RiverWon { tile: t, place: p, .. } if *t == Tile(tile) && *p == place);
    let from = 1 + scenario.events.iter().position(won).expect("somebody is in this place");
    let end =
        |event: &&Event| !matches!(event, Event::FishermenReturned | Event::Provided { .. } | Event::RiverWon { .. });
    let came = |event: &&Event| !matches!(event, Event::Decided { .. });
    scenario.events[from..].iter().take_while(end).filter(came).copied().collect()
}

#[test]
fn river_tile_01_any_action_without_assistant_or_vendor() {
    let mut scenario = win(game(1).like("vendor:orchard").cap("green2"), 1);
    assert_eq!(scenario.state.phase(), Phase::RiverFirst);
    let legal = scenario.legal();
    assert!(legal.contains(&"stop".to_owned()));
    let pickers = scenario.me().count(Colour::Green);
    assert!(pickers > 0 && scenario.me().has_vendor(Sector::Orchard));
    scenario.play("act:orchard");
    let got = Event::Got { seat: HERO, resource: Resource::Date, count: pickers };
    assert_eq!(since(&scenario, 1, 1), [Event::Acted { seat: HERO, sector: Sector::Orchard }, got]);
}

#[test]
fn river_tile_01_the_display_is_filled_after_the_action() {
    let mut scenario = win(game(1), 1);
    scenario.play("act:souk luxury:01");
    scenario.host();
    assert!(scenario.state.luxury_shown().iter().all(|tile| tile.is_some()));
    let shown = since(&scenario, 1, 1).iter().any(|event| matches!(event, Event::LuxuryShown { .. }));
    assert!(shown, "before provisions are paid");
}

#[test]
fn river_tile_01_may_be_refused() {
    let mut scenario = win(game(1), 1);
    scenario.play("stop");
    assert_eq!(since(&scenario, 1, 1), []);
}

#[test]
fn river_tile_02_an_open_oasis_is_claimed_for_free_on_the_next_storage_space() {
    let scenario = game(2).draws("oasis:05 oasis:06 oasis:07");
    let mut scenario = win(three(scenario, [8, 9, 10]), 2);
    assert_eq!(scenario.legal(), ["oasis:05", "oasis:06", "oasis:07", "stop"]);
    assert_eq!(scenario.me().supply()[1], Some(Colour::Gray));
    let (before, scholars) = (resources(scenario.me()), scenario.me().count(Colour::Gray));
    scenario.play("oasis:06");
    assert_eq!(scenario.me().claimed().collect::<Vec<_>>(), [8, 9, 10, 6].map(Tile));
    assert_eq!(resources(scenario.me()), before);
    scenario.play("keshi:gray");
    assert!(scenario.state.open_oases().is_empty(), "the others leave the game");
    assert_eq!(scenario.me().count(Colour::Gray), scholars + 1);
    scenario.finish();
    let scored = |oasis| {
        scenario.events.iter().any(|event| matches!(event, Event::Discovered { oasis: o, .. } if *o == Tile(oasis)))
    };
    assert!(![5, 6, 7].into_iter().any(scored), "they are not discovered by anybody later");
}

#[test]
fn river_tile_02_may_be_refused_and_all_open_oases_leave() {
    let mut scenario = win(game(2).draws("oasis:05 oasis:06 oasis:07"), 2);
    assert_eq!(scenario.state.open_oases().len(), 3);
    scenario.play("stop");
    assert_eq!(scenario.me().claimed().count(), 0);
    assert!(scenario.state.open_oases().is_empty());
}

#[test]
fn river_tile_02_the_other_side_has_no_open_oases() {
    let mut scenario = game(1);
    scenario.begin(1, 1);
    assert!(scenario.state.open_oases().is_empty());
}

#[test]
fn river_tile_03_two_keshis_of_choice() {
    let mut scenario = win(game(3), 3);
    let before = [Colour::White, Colour::Green].map(|colour| scenario.me().count(colour));
    let refused = scenario.state;
    scenario.play("keshi:green keshi:white");
    assert_eq!([Colour::White, Colour::Green].map(|colour| scenario.me().count(colour)), before.map(|count| count + 1));
    let gained = since(&scenario, 3, 1).iter().filter(|event| matches!(event, Event::Scored { points: 1, .. })).count();
    assert_eq!(gained, 1, "the picker brings its point");
    scenario.state = refused;
    scenario.play("stop");
    assert_eq!([Colour::White, Colour::Green].map(|colour| scenario.me().count(colour)), before);
}

#[test]
fn river_tile_04_five_points() {
    let scenario = win(game(4), 4);
    assert_eq!(since(&scenario, 4, 1), [Event::Scored { seat: HERO, points: 5, source: Source::RiverTiles }]);
}

#[test]
fn river_tile_08_three_points() {
    let scenario = win(game(8), 8);
    assert_eq!(since(&scenario, 8, 1), [Event::Scored { seat: HERO, points: 3, source: Source::RiverTiles }]);
}

#[test]
fn river_tile_10_one_good_of_each_colour() {
    let scenario = win(game(10), 10);
    let deployed = |colour| Event::Deployed { seat: HERO, colour, sector: Sector::Souk };
    assert_eq!(since(&scenario, 10, 1), Colour::GOODS.map(deployed));
}

#[test]
fn river_tile_14_one_of_each_resource() {
    let scenario = win(game(14), 14);
    let got = |resource| Event::Got { seat: HERO, resource, count: 1 };
    assert_eq!(since(&scenario, 14, 1), Resource::ALL.map(got));
}

#[test]
fn river_tile_07_a_vendor() {
    let mut scenario = win(game(7).cap("red0"), 7);
    assert_eq!(scenario.legal().len(), 8, "{:?}", scenario.legal());
    scenario.play("vendor:sahara");
    assert!(scenario.me().has_vendor(Sector::Sahara));
}

#[test]
fn river_tile_13_an_entertainer_a_caravan_or_a_guard() {
    let mut scenario = win(game(13).draws("oasis:09"), 13);
    assert_eq!(scenario.legal(), ["keshi:pink", "keshi:beige", "keshi:brown"]);
    let before = scenario.state;
    scenario.play("keshi:beige");
    assert_eq!(
        since(&scenario, 13, 1),
        [Event::Deployed { seat: HERO, colour: Colour::Beige, sector: Sector::Medina }]
    );
    for (choice, place) in [("keshi:pink", "entertainer:"), ("keshi:brown", "caravan:")] {
        scenario.state = before;
        scenario.play(choice);
        assert!(scenario.legal().iter().all(|action| action.starts_with(place)), "{:?}", scenario.legal());
    }
}

#[test]
fn river_tile_09_season_3_starts_on_the_crocodile() {
    let mut scenario = win(game(9).cap("turquoise5 pink3"), 9);
    scenario.likes("new:river");
    scenario.begin(3, 1);
    assert_eq!([1, 2, 3, 4].map(|seat| scenario.board(seat).river()), [4, 0, 0, 0]);
    scenario.begin(3, 2);
    let rapids = scenario.events.iter().rev().take_while(|event| !matches!(event, Event::SeasonBegan { .. }));
    let rapids: Vec<_> = rapids.filter(|event| matches!(event, Event::Scored { source: Source::Rapids, .. })).collect();
    assert_eq!(
        rapids,
        [&Event::Scored { seat: HERO, points: 1, source: Source::Rapids }],
        "the first rapid is behind it"
    );
    scenario.finish();
    assert_eq!(scenario.me().river(), 4);
    assert!(scenario.events.contains(&Event::RiverWon { seat: HERO, place: 1, tile: Tile(5) }), "a head start counts");
}

#[test]
fn river_tile_15_two_oases_for_free() {
    let mut scenario = game(15).draws("start:1 keshi:green keshi:gray oasis:05 oasis:06 oasis:07 oasis:08");
    scenario.likes("caravan:left");
    let mut scenario = win(scenario.cap("brown3"), 15);
    assert_eq!(scenario.legal(), ["oasis:05", "oasis:06", "oasis:07", "oasis:08", "stop"]);
    let refused = scenario.state;
    scenario.play("oasis:06 stop oasis:07");
    assert_eq!(scenario.me().claimed().collect::<Vec<_>>(), [6, 7].map(Tile));
    assert!(!since(&scenario, 15, 1).iter().any(|event| matches!(event, Event::Paid { seat: HERO, .. })));
    assert_eq!(scenario.me().discovered_oases().collect::<Vec<_>>(), [Tile(5), Tile(8)]);
    assert_ne!(scenario.state.phase(), Phase::RiverFirst, "two are all");
    scenario.state = refused;
    scenario.play("stop");
    assert_eq!(scenario.me().claimed().count(), 0);
    scenario.state = refused;
    scenario.play("oasis:05 stop stop");
    assert_eq!(scenario.me().claimed().collect::<Vec<_>>(), [Tile(5)], "one of the two may be left");
}

#[test]
fn river_tile_16_the_square_twice() {
    let mut scenario = win(game(16).like("disc:0 entertainer:1 entertainer:2"), 16);
    let disc = scenario.me().disc();
    assert_eq!(disc, 1, "turned before the first action");
    scenario.play("bonus:1");
    assert_eq!(scenario.me().disc(), 2, "and before the second");
    scenario.play("bonus:2");
    assert_eq!(scenario.me().disc(), 2);
    let gained = |event: &Event| matches!(event, Event::Scored { seat: HERO, .. } | Event::Got { seat: HERO, .. });
    let gains: Vec<_> = since(&scenario, 16, 1).into_iter().filter(gained).collect();
    let points = Event::Scored { seat: HERO, points: 6, source: Source::Square };
    assert_eq!(gains, [points, Event::Got { seat: HERO, resource: Resource::Water, count: 3 }]);
}

#[test]
fn river_tile_16_nothing_without_an_entertainer() {
    let scenario = game(16).cap("pink0").draws("office:01 office:06 oasis:05 oasis:06 oasis:07");
    let mut scenario = crate::oases::two(scenario, [5, 6, 7]);
    scenario.begin(2, 1);
    scenario.likes("select:green,pink,turquoise select:purple,orange,yellow act:square act:river act:orchard act:souk exchange:purple");
    scenario.begin(2, 2);
    scenario.reach("date1 dinar1 act:sahara");
    assert_eq!(scenario.me().count(Colour::Pink), 1);
    scenario.play("act:sahara oasis:07 return:pink1 keshi:green");
    let scenario = win(scenario, 16);
    assert_eq!(scenario.me().count(Colour::Pink), 0);
    assert_eq!(since(&scenario, 16, 1), []);
}

const SECOND: Seat = Seat::new(1);

/// So many play; the hero is ahead at the end of season 3, and seat 2 behind; the tile has just been won.
fn last(scenario: Scenario, tile: u8) -> Scenario {
    let mut scenario = scenario.habit(2, "new:river");
    scenario.aim("turquoise5");
    scenario.begin(3, 1);
    scenario.like_first("act:river");
    scenario.like_first("assistant:river");
    scenario.habits(2, "act:river");
    let won = Event::RiverWon { seat: HERO, place: 1, tile: Tile(tile) };
    scenario.until(|scenario| scenario.events.contains(&won));
    assert!(scenario.me().river() > scenario.board(2).river() && scenario.board(2).river() > 0);
    scenario.likes("");
    scenario
}

fn players(count: usize, tile: u8) -> Scenario {
    Scenario::with(Options { players: count, river: Some(river(tile)), ..Options::default() })
}

fn is_second(event: &Event) -> bool {
    matches!(event, Event::RiverWon { place: 2, .. })
}

#[test]
fn river_tile_05_seven_and_three_points_with_three_and_four_players() {
    for count in [3, 4] {
        let scenario = last(players(count, 5), 5);
        assert_eq!(since(&scenario, 5, 1), [Event::Scored { seat: HERO, points: 7, source: Source::RiverTiles }]);
        assert!(scenario.events.contains(&Event::RiverWon { seat: SECOND, place: 2, tile: Tile(5) }));
        let three = Event::Scored { seat: SECOND, points: 3, source: Source::RiverTiles };
        assert_eq!(since(&scenario, 5, 2), [three]);
    }
}

#[test]
fn river_tile_05_nothing_for_the_second_of_two_players() {
    let mut scenario = last(players(2, 5), 5);
    scenario.finish();
    assert_eq!(since(&scenario, 5, 1), [Event::Scored { seat: HERO, points: 7, source: Source::RiverTiles }]);
    assert!(!scenario.events.iter().any(is_second));
}

#[test]
fn river_tiles_of_seasons_1_and_2_have_no_second_place() {
    let mut scenario = game(4).habit(2, "new:river");
    scenario.aim("turquoise5");
    scenario.likes("act:river assistant:river");
    for seat in [2, 3, 4] {
        scenario.habits(seat, "act:river");
    }
    scenario.begin(3, 1);
    assert_eq!(scenario.events.iter().filter(|event| matches!(event, Event::RiverWon { .. })).count(), 2);
    assert!(!scenario.events.iter().any(is_second));
}

#[test]
fn river_tile_06_six_and_three_resources_of_choice() {
    let mut scenario = last(game(6), 6);
    let before = resources(scenario.me());
    scenario.play("take:date take:date take:date take:water take:water take:dinar");
    let [dates, water, dinars] = before;
    assert_eq!(resources(scenario.me()), [dates + 3, water + 2, dinars + 1]);
    assert_eq!(scenario.state.seat(), SECOND);
    let before = resources(scenario.board(2));
    scenario.play("take:water take:water");
    assert_eq!(resources(scenario.board(2)), [before[0], before[1] + 2, before[2]]);
    scenario.play("take:dinar");
    let got = since(&scenario, 6, 2).iter().filter(|event| matches!(event, Event::Got { seat: SECOND, .. })).count();
    assert_eq!(got, 3);
}

#[test]
fn river_tile_11_three_steps_and_one_on_either_staircase() {
    let mut scenario = last(game(11), 11);
    assert_eq!(scenario.legal(), ["stairs:palace", "stairs:mosque", "stop"]);
    let climbs = |scenario: &Scenario, place| {
        let climbed = |event| match event {
            Event::Climbed { seat, stairs, .. } => Some((seat, stairs)),
            _ => None,
        };
        since(scenario, 11, place).into_iter().filter_map(climbed).collect::<Vec<_>>()
    };
    let before = scenario.state;
    scenario.play("stairs:mosque");
    scenario.until(|scenario| scenario.events.iter().any(is_second));
    assert_eq!(climbs(&scenario, 1), [(HERO, Stairs::Mosque); 3]);
    assert_eq!(scenario.legal(), ["stairs:palace", "stairs:mosque", "stop"]);
    scenario.play("stairs:palace");
    scenario.finish();
    assert_eq!(climbs(&scenario, 2), [(SECOND, Stairs::Palace)]);
    scenario.state = before;
    scenario.events.retain(|event| !is_second(event));
    scenario.play("stop");
    assert_eq!(scenario.state.seat(), SECOND, "the second gets his step all the same");
}

#[test]
fn river_tile_12_gates_or_pickers() {
    let setup = |scenario: Scenario| {
        let mut scenario = scenario.draws("gate:pink gate:brown").like("gate:1pink gate:1brown space:1");
        scenario.reach("beige2 act:medina").play("act:medina gate:1pink space:1 gate:1brown space:2");
        last(scenario, 12)
    };
    let mut scenario = setup(game(12));
    assert_eq!(scenario.me().gates(), 2);
    assert_eq!(scenario.legal(), ["prize:1", "prize:2"]);
    let before = scenario.state;
    let pickers = [1, 2].map(|seat| scenario.board(seat).count(Colour::Green) as i16);
    assert!(pickers[0] > 0 && pickers[0] != 2 && pickers[1] > 0, "{pickers:?}");
    scenario.play("prize:1");
    assert_eq!(since(&scenario, 12, 1), [Event::Scored { seat: HERO, points: 2, source: Source::RiverTiles }]);
    assert_eq!(
        since(&scenario, 12, 2),
        [Event::Scored { seat: SECOND, points: pickers[1], source: Source::RiverTiles }]
    );
    scenario.state = before;
    scenario.events.retain(|event| !is_second(event));
    let told = scenario.events.len();
    scenario.play("prize:2");
    let scored = Event::Scored { seat: HERO, points: pickers[0], source: Source::RiverTiles };
    assert!(scenario.events[told..].contains(&scored));
    assert_eq!(scenario.board(2).points_from(Source::RiverTiles), 0, "the second has built no gate");
}

#[test]
fn river_tile_17_for_entertainers_or_vendors() {
    let mut scenario = last(game(17), 17);
    assert_eq!(scenario.legal(), ["prize:1", "prize:2"]);
    let [pink, red] = [Colour::Pink, Colour::Red].map(|colour| scenario.me().count(colour));
    let [others, vendors] = [Colour::Pink, Colour::Red].map(|colour| scenario.board(2).count(colour));
    assert!(pink > 0 && red > 0 && pink != red && others > 0 && vendors > 0);
    let got = |seat, resource, count| Event::Got { seat, resource, count };
    let before = (scenario.state, scenario.events.clone());
    scenario.play("prize:1");
    assert_eq!(since(&scenario, 17, 1), [got(HERO, Resource::Date, pink), got(HERO, Resource::Dinar, pink)]);
    let other = [got(SECOND, Resource::Water, vendors), got(SECOND, Resource::Date, vendors)];
    assert_eq!(since(&scenario, 17, 2), other);
    (scenario.state, scenario.events) = before;
    scenario.play("prize:2");
    assert_eq!(since(&scenario, 17, 1), [got(HERO, Resource::Water, red), got(HERO, Resource::Date, red)]);
    let other = [got(SECOND, Resource::Date, others), got(SECOND, Resource::Dinar, others)];
    assert_eq!(since(&scenario, 17, 2), other);
}

#[test]
fn river_tile_18_luxury_or_keshis() {
    let mut scenario = game(18).draws("luxury:01 luxury:02");
    for (good, luxury) in [("orange1", "luxury:01"), ("yellow1", "luxury:02")] {
        scenario.reach(&format!("{good} act:souk")).play(&format!("act:souk {luxury}"));
    }
    let mut scenario = last(scenario, 18);
    assert_eq!(scenario.legal(), ["prize:1", "prize:2"]);
    let all = |seat| Colour::ALL.map(|colour| scenario.board(seat).count(colour)).iter().sum::<u16>();
    let fourths = [1, 2].map(|seat| (all(seat) / 4) as i16);
    assert!(scenario.me().goods() >= 4, "goods make a difference");
    let scored = |seat, points| Event::Scored { seat, points, source: Source::RiverTiles };
    let before = (scenario.state, scenario.events.clone());
    scenario.play("prize:1");
    assert_eq!(since(&scenario, 18, 1), [scored(HERO, 4)]);
    assert_eq!(since(&scenario, 18, 2), [scored(SECOND, fourths[1])]);
    (scenario.state, scenario.events) = before;
    scenario.play("prize:2");
    assert_eq!(since(&scenario, 18, 1), [scored(HERO, fourths[0])]);
    assert_eq!(since(&scenario, 18, 2), [], "the second has no luxury good");
}

#[test]
fn river_tiles_12_17_18_the_prize_left_by_the_winner_of_two_lapses() {
    for tile in [12, 17, 18] {
        let mut scenario = last(players(2, tile), tile);
        scenario.play("prize:2");
        scenario.finish();
        assert!(!scenario.events.iter().any(is_second));
        assert_eq!(scenario.board(2).points_from(Source::RiverTiles), 0);
    }
}

/// Seats 1 and 2 have a fish each, and go to the first space in turn order.
fn both_on_the_first_space(start: usize) -> Scenario {
    let mut scenario = game(8).draws(&format!("start:{start}"));
    scenario.begin(1, 1);
    scenario
        .play("select:green,gray,turquoise select:green,gray,turquoise select:green,gray,pink select:green,gray,pink");
    scenario.likes("claim:turquoise1 act:river");
    scenario.habits(2, "claim:turquoise1 act:river");
    scenario.begin(1, 2);
    assert_eq!(
        [1, 2].map(|seat| (scenario.board(seat).count(Colour::Turquoise), scenario.board(seat).river())),
        [(1, 1); 2]
    );
    scenario.likes("");
    scenario.habits(2, "");
    scenario.end_season();
    scenario
}

#[test]
fn river_the_earlier_arrival_on_a_space_wins() {
    for start in [1, 2] {
        let scenario = both_on_the_first_space(start);
        let won = Event::RiverWon { seat: Seat::new(start - 1), place: 1, tile: Tile(8) };
        assert!(scenario.events.contains(&won), "seat {start} came first");
    }
}

#[test]
fn river_nobody_wins_on_the_start_space() {
    let mut scenario = game(8);
    scenario.end_season();
    assert!(scenario.events.contains(&Event::RiverUnwon { tile: Tile(8) }));
    assert!(
        [1, 2, 3, 4].map(|seat| scenario.board(seat).points_from(Source::RiverTiles)).iter().all(|&points| points == 0)
    );
}

#[test]
fn river_nobody_is_second_on_the_start_space() {
    let mut scenario = game(5);
    for seat in [2, 3, 4] {
        let bank = "entertainer:1 entertainer:2 entertainer:3 entertainer:4 entertainer:6 entertainer:7 entertainer:8";
        scenario.habits(seat, bank);
    }
    scenario.begin(3, 1);
    scenario.likes("act:river");
    scenario.finish();
    assert_eq!([2, 3, 4].map(|seat| scenario.board(seat).river()), [0, 0, 0]);
    assert!(scenario.events.contains(&Event::RiverWon { seat: HERO, place: 1, tile: Tile(5) }));
    assert!(!scenario.events.iter().any(is_second));
}

/// Seats 1 and 2 reach the jetty in season 3; seat 2 in the second round, seat 1 in this one.
fn both_at_the_jetty(late: bool) -> Scenario {
    let fish = "claim:turquoise2 claim:turquoise1 assistant:river new:river";
    let mut scenario = game(5).draws("start:1").like(fish).habit(2, fish);
    scenario.aim("turquoise8");
    scenario.begin(3, 1);
    let act = "act:river assistant:river pay:water";
    let rounds = "select:gray,white,turquoise select:green,black,red";
    let late = if late { "select:gray,white,turquoise select:pink,beige,brown select:green,black,red" } else { rounds };
    scenario.likes(&format!("{late} {act}"));
    scenario.habits(2, &format!("{rounds} {act}"));
    scenario.finish();
    scenario
}

#[test]
fn river_the_higher_spot_at_the_jetty_wins() {
    for (late, first, second) in [(false, HERO, SECOND), (true, SECOND, HERO)] {
        let scenario = both_at_the_jetty(late);
        let landed = |event: &&Event| matches!(event, Event::Landed { .. });
        let landed: Vec<_> = scenario.events.iter().filter(landed).copied().collect();
        assert_eq!(landed, [Event::Landed { seat: first, points: 4 }, Event::Landed { seat: second, points: 3 }]);
        assert!(scenario.events.contains(&Event::RiverWon { seat: first, place: 1, tile: Tile(5) }));
        assert!(scenario.events.contains(&Event::RiverWon { seat: second, place: 2, tile: Tile(5) }));
    }
}

/// Four red keshis from the tower, one from the supply board, and three from red gates.
#[test]
fn river_tile_07_nothing_without_space_for_a_vendor() {
    let mut scenario = game(7).draws("start:1 keshi:red gate:red gate:red gate:red oasis:01 oasis:02");
    scenario.begin(1, 1);
    scenario.play(
        "select:turquoise,brown,red select:turquoise,brown,red select:turquoise,brown,red select:turquoise,brown,red",
    );
    scenario.likes("claim:red2 assistant:madrasa act:river act:sahara oasis:01 keshi:red");
    for seat in [2, 3, 4] {
        scenario.habits(seat, "claim:turquoise1 claim:brown1");
    }
    scenario.begin(1, 2);
    assert_eq!(scenario.me().count(Colour::Red), 5);
    scenario.likes("entertainer:5");
    scenario.reach("beige3 act:medina").play("act:medina gate:1red space:1 gate:1red space:2 gate:1red space:3");
    scenario.end_season();
    assert_eq!(scenario.me().count(Colour::Red), 8);
    assert!(scenario.events.contains(&Event::RiverWon { seat: HERO, place: 1, tile: Tile(7) }));
    assert_eq!(since(&scenario, 7, 1), [Event::Lost { seat: HERO, colour: Colour::Red }]);
}

/// Four caravans claimed, three from brown gates, and one with the assistant of the red keshi.
#[test]
fn river_tile_13_offers_only_what_has_a_space() {
    let scenario = game(13).draws("gate:brown gate:brown gate:brown");
    let mut scenario = three(scenario, [1, 2, 3]);
    scenario.likes("entertainer:5 assistant:sahara");
    scenario.reach("beige3 act:medina").play("act:medina gate:1brown space:1 gate:1brown space:2 gate:1brown space:3");
    let won = Event::RiverWon { seat: HERO, place: 1, tile: Tile(13) };
    scenario.until(|scenario| scenario.events.contains(&won));
    assert_eq!(scenario.me().count(Colour::Brown), 8);
    assert_eq!(scenario.legal(), ["keshi:pink", "keshi:beige"]);
}
