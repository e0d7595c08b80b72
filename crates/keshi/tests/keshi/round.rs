//! The course of the game: set-up, the four phases of a round, seasons and the end.

use keshi::{
    Action, Colour, Draw, Event, Keshis, Options, Outcome, Phase, Provide, Resource, Sector, Stairs, TowerLayer, Waits,
};
use table::{Event as _, Game, Odds, Seat, Turn, Viewer};

use crate::scenario::{HERO, Scenario};
use crate::tools::{
    claim_but, drive, drive_thrown, first, open, purse, refused, refused_to, resources, seat, selection, table,
    table_with,
};

/// The draws of a set-up, each as a word, with those that follow each other counted.
fn draws_of(options: Options) -> Vec<(&'static str, usize)> {
    let mut scenario = Scenario::with(options);
    let mut all: Vec<(&str, usize)> = Vec::new();
    loop {
        let word = match scenario.state.waits() {
            Waits::Chance(draw) => match draw {
                Draw::RiverTile { .. } => "river",
                Draw::StaircaseTile { .. } => "stairs",
                Draw::Town => "town",
                Draw::OpenOasis => "oasis",
                Draw::Scroll { .. } => "scroll",
                Draw::Luxury { .. } => "luxury",
                Draw::Office => "office",
                Draw::Gate { .. } => "gate",
                Draw::Supply { .. } => "supply",
                Draw::Provision { .. } => "provision",
                Draw::StartPlayer => "start",
                Draw::Tower | Draw::Oasis { .. } => "play",
            },
            _ if scenario.state.phase() == Phase::Select => return all,
            _ => "choose",
        };
        match all.last_mut() {
            Some((last, count)) if *last == word => *count += 1,
            _ => all.push((word, 1)),
        }
        match scenario.state.waits() {
            Waits::Chance(_) => {
                let mut odds = Vec::new();
                scenario.game.odds(&scenario.state, &mut odds);
                let outcome = odds[0].0;
                scenario.game.settle(&mut scenario.state, outcome, &mut scenario.events).unwrap();
            }
            _ => scenario.step(),
        }
    }
}

#[test]
fn setup_draws_everything_and_the_start_player_last() {
    for (players, supply) in [(2, 6), (3, 6), (4, 8)] {
        let options = Options { players, ..Options::default() };
        let expected = [
            ("river", 3),
            ("scroll", 12),
            ("luxury", 5),
            ("office", 1),
            ("gate", 32),
            ("supply", supply),
            ("choose", 2),
            ("provision", 3 * players),
            ("choose", 1),
            ("start", 1),
        ];
        // The first side listed for season 1 is 01, so that no oases lie open.
        assert_eq!(draws_of(options), expected, "{players} players");
    }
    let with_oases = Options { river: Some([2, 4, 6]), ..Options::default() };
    assert_eq!(draws_of(with_oases)[..2], [("oasis", 3), ("scroll", 12)]);
}

#[test]
fn setup_river_tiles_are_drawn_by_season() {
    let mut scenario = Scenario::with(Options::default());
    for (season, sides) in [(1, [1, 2, 7, 8, 13, 14]), (2, [3, 4, 9, 10, 15, 16]), (3, [5, 6, 11, 12, 17, 18])] {
        assert_eq!(scenario.state.waits(), Waits::Chance(Draw::RiverTile { season }));
        let mut odds = Vec::new();
        assert_eq!(scenario.game.odds(&scenario.state, &mut odds), Odds::Listed);
        let listed: Vec<String> = odds.iter().map(|(outcome, _)| outcome.to_string()).collect();
        assert_eq!(listed, sides.map(|side| format!("river:{side:02}")));
        assert!(odds.iter().all(|&(_, weight)| weight == odds[0].1), "a tile and a side at random");
        let comes = |text: &str| scenario.game.admits(&scenario.state, text.parse().unwrap()).map_err(|why| why.0);
        assert_eq!(comes("scroll:01"), Err("keshi-refusal-other-draw"));
        let other = if season == 1 { "river:03" } else { "river:01" };
        assert_eq!(comes(other), Err("keshi-refusal-not-among-them"), "of another season");
        assert_eq!(comes("river:19"), Err("keshi-refusal-not-among-them"));
        scenario.play(&format!("river:{:02}", sides[3]));
    }
    assert_eq!(open(&scenario)["river_tiles"], serde_json::json!([8, 10, 12]));
}

#[test]
fn setup_lays_out_scrolls_shops_and_workshops() {
    let mut scenario = table(4, "");
    let seen = open(&scenario);
    for (stack, count) in [6, 6, 6, 6, 6, 6, 5, 5, 5, 3, 3, 3].into_iter().enumerate() {
        assert_eq!(seen["stacks"][stack]["unknown"], count, "stack {stack}");
    }
    let kinds = scenario.state.scrolls_shown().map(|scroll| match scroll.0 {
        1..=21 => 0,
        22..=42 => 1,
        43..=60 => 2,
        _ => 3,
    });
    assert_eq!(kinds, [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    for shop in 0..5 {
        assert_eq!(seen["shops"][shop]["unknown"], 4);
    }
    for workshop in 0..4 {
        let gates: u64 =
            seen["workshops"][workshop].as_object().unwrap().values().map(|gates| gates.as_u64().unwrap()).sum();
        assert_eq!(gates, 8);
    }
    let all: Vec<u64> = Colour::ALL
        .iter()
        .map(|colour| (0..4).filter_map(|workshop| seen["workshops"][workshop][colour.name()].as_u64()).sum())
        .collect();
    assert_eq!(all, [3, 3, 3, 3, 3, 3, 2, 3, 3, 2, 2, 2], "beige and the goods have two gates each, the others three");
    assert!(scenario.state.tower().is_empty());
    for number in 1..=4 {
        let board = scenario.state.board(seat(number));
        assert_eq!(purse(board), [10, 1, 1, 1]);
        assert_eq!(board.provisions().len(), 1, "one tile lies open");
        assert_eq!(Colour::ALL.map(|colour| board.count(colour)), [0; 12]);
        let mut legal = Vec::new();
        scenario.game.legal(&scenario.state, seat(number), &mut legal);
        assert_eq!(legal.len(), 220, "three of twelve keshis");
    }
    scenario.host();
}

#[test]
fn setup_supply_keshis_are_of_eight_colours() {
    for (players, each) in [(2, 3), (3, 2), (4, 2)] {
        let mut scenario = Scenario::with(Options { players, ..Scenario::options() });
        while !matches!(scenario.state.waits(), Waits::Chance(Draw::Supply { .. })) {
            let mut odds = Vec::new();
            scenario.game.odds(&scenario.state, &mut odds);
            let outcome = odds[0].0;
            scenario.game.settle(&mut scenario.state, outcome, &mut scenario.events).unwrap();
        }
        let mut odds = Vec::new();
        scenario.game.odds(&scenario.state, &mut odds);
        let colours: Vec<String> = odds.iter().map(|(outcome, _)| outcome.to_string()).collect();
        let expected = ["green", "gray", "white", "black", "pink", "turquoise", "beige", "red"];
        assert_eq!(colours, expected.map(|colour| format!("keshi:{colour}")));
        for colour in ["brown", "purple", "orange", "yellow"] {
            let comes = scenario.game.admits(&scenario.state, format!("keshi:{colour}").parse().unwrap());
            assert_eq!(comes.unwrap_err().0, "keshi-refusal-not-among-them");
        }
        scenario.until(|scenario| scenario.state.phase() == Phase::Supply);
        for number in 1..=players {
            assert_eq!(scenario.state.board(seat(number)).supply().iter().flatten().count(), each);
        }
    }
}

#[test]
fn setup_supply_keshis_stand_as_their_owner_likes() {
    // With four, one of the three spaces stays empty: any of them.
    let mut scenario = Scenario::new().draws("keshi:green keshi:gray");
    scenario.until(|scenario| scenario.state.phase() == Phase::Supply);
    let saved = scenario.state;
    let (a, b) = (Some(Colour::Green), Some(Colour::Gray));
    let orders = [
        ("123", [a, b, None]),
        ("132", [a, None, b]),
        ("213", [b, a, None]),
        ("231", [b, None, a]),
        ("312", [None, a, b]),
    ];
    for (order, stand) in orders {
        scenario.state = saved;
        scenario.play(&format!("supply:{order}"));
        assert_eq!(scenario.me().supply(), [a, b, None], "hidden until all have decided");
        scenario.play("supply:123 supply:123 supply:123");
        assert_eq!(scenario.me().supply(), stand, "{order}");
    }
    // With two, all three are filled, in any order.
    let mut scenario = Scenario::with(Options { players: 2, ..Scenario::options() });
    scenario.until(|scenario| scenario.state.phase() == Phase::Supply);
    let [first, second, third] = scenario.me().supply();
    assert!(first.is_some() && second.is_some() && third.is_some());
    scenario.play("supply:321 supply:123");
    assert_eq!(scenario.me().supply(), [third, second, first]);
}

#[test]
fn setup_decisions_are_hidden_and_in_order() {
    let mut scenario = Scenario::new();
    let mut phases = Vec::new();
    while scenario.state.phase() != Phase::Select {
        if phases.last() != Some(&scenario.state.phase()) {
            phases.push(scenario.state.phase());
        }
        scenario.step();
    }
    assert_eq!(phases, [Phase::Setup, Phase::Supply, Phase::Disc, Phase::FirstProvision, Phase::StartPlayer]);
    let chose = scenario.events.iter().filter(|event| matches!(event, Event::Chose { .. }));
    for event in chose {
        let Event::Chose { seat, action } = *event else { continue };
        assert!(action.is_some());
        let other = Viewer::Seat(Seat::new((seat.index() + 1) % 4));
        assert_eq!(event.seen_by(other), Some(Event::Chose { seat, action: None }));
        assert_eq!(event.seen_by(Viewer::Seat(seat)), Some(*event));
    }
}

#[test]
fn setup_disc_lies_in_any_of_eight_ways() {
    let mut scenario = Scenario::new();
    scenario.until(|scenario| scenario.state.phase() == Phase::Disc);
    assert_eq!(scenario.legal(), (0..8).map(|turned| format!("disc:{turned}")).collect::<Vec<_>>());
    scenario.play("disc:5 disc:1 disc:7 disc:0");
    let discs: Vec<u8> = (1..=4).map(|number| scenario.state.board(seat(number)).disc()).collect();
    assert_eq!(discs, [5, 1, 7, 0]);
}

#[test]
fn setup_provision_tiles_are_dealt_hidden() {
    let mut scenario = Scenario::new();
    scenario.until(|scenario| scenario.state.phase() == Phase::FirstProvision);
    scenario.host();
    assert_eq!(scenario.legal().len(), 3);
    let mine = scenario.legal();
    assert_eq!(refused_to(&scenario, seat(2), &mine[0]), "not-your-tile");
    for event in scenario.events.iter().filter(|event| matches!(event, Event::ProvisionDealt { .. })) {
        let Event::ProvisionDealt { seat, tile } = *event else { continue };
        assert!(tile.is_some());
        let other = Viewer::Seat(Seat::new((seat.index() + 1) % 4));
        assert_eq!(event.seen_by(other), Some(Event::ProvisionDealt { seat, tile: None }));
    }
    scenario.play(&mine[1]);
    assert!(scenario.me().provisions().is_empty(), "not turned up before all have chosen");
    scenario.until(|scenario| scenario.state.phase() == Phase::Select);
    assert_eq!(scenario.me().provisions().len(), 1);
    assert_eq!(format!("provision:{}", scenario.me().provisions().nth(0).unwrap()), mine[1]);
    assert_eq!(open(&scenario)["boards"][0]["face_down"], 2);
}

#[test]
fn setup_start_player_is_any_of_them() {
    for players in 2..=4 {
        let mut scenario = Scenario::with(Options { players, ..Scenario::options() });
        while scenario.state.waits() != Waits::Chance(Draw::StartPlayer) {
            match scenario.state.waits() {
                Waits::Chance(_) => {
                    let mut odds = Vec::new();
                    scenario.game.odds(&scenario.state, &mut odds);
                    let outcome = odds[0].0;
                    scenario.game.settle(&mut scenario.state, outcome, &mut scenario.events).unwrap();
                }
                _ => scenario.step(),
            }
        }
        let likely = |text: &str| scenario.game.likelihood(&scenario.state, text.parse().unwrap());
        for number in 1..=players {
            assert!((likely(&format!("start:{number}")) - 1.0 / players as f64).abs() < 1e-12);
        }
        assert_eq!(likely("start:5").to_bits(), 0.0f64.to_bits());
        let comes = scenario.game.admits(&scenario.state, "start:5".parse().unwrap());
        assert_eq!(comes.unwrap_err().0, "keshi-refusal-not-among-them");
        scenario.play(&format!("start:{players}"));
        assert!(scenario.events.contains(&Event::SeasonBegan { season: 1, seat: seat(players) }));
    }
}

#[test]
fn select_three_of_the_hand_hidden_until_all_have() {
    let mut scenario = table(3, "");
    assert!(matches!(scenario.game.turn(&scenario.state), Turn::Together { seats } if seats.len() == 3));
    scenario.play("select:green,gray,white");
    assert!(scenario.me().selected().is_empty());
    assert_eq!(refused(&scenario, "select:green,gray,white"), "refusal-not-your-turn", "once");
    assert_eq!(refused_to(&scenario, seat(2), "stop"), "not-asked");
    scenario.play("select:green,gray,white");
    assert!(scenario.me().selected().is_empty());
    scenario.play("select:black,pink,brown");
    assert_eq!(scenario.me().selected().iter().collect::<Vec<_>>(), [Colour::Green, Colour::Gray, Colour::White]);
    for (sector, count) in [(Sector::Orchard, 1), (Sector::Madrasa, 1), (Sector::Palace, 1), (Sector::Mosque, 0)] {
        assert_eq!(scenario.me().assistants(sector), count);
    }
    scenario.until(|scenario| scenario.state.time() == (1, 2));
    assert_eq!(refused(&scenario, "select:green,black,pink"), "not-in-hand");
    assert_eq!(scenario.legal().len(), 84, "three of nine");
}

#[test]
fn select_the_last_three_by_themselves() {
    let mut scenario = table(2, "");
    scenario.until(|scenario| scenario.state.time() == (1, 4));
    assert_ne!(scenario.state.phase(), Phase::Select);
    let mut selected: Vec<Colour> = scenario
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Selected { seat: HERO, keshis } => Some(keshis.iter()),
            _ => None,
        })
        .flatten()
        .collect();
    selected.sort();
    assert_eq!(selected, Colour::ALL, "every keshi once in four rounds");
}

#[test]
fn red_sends_an_assistant_to_any_free_sector_or_the_souk() {
    let mut scenario = table(2, "");
    scenario.play("select:green,gray,red select:red,purple,orange");
    let free = ["palace", "mosque", "square", "river", "medina", "sahara", "souk"];
    assert_eq!(scenario.legal(), free.map(|sector| format!("assistant:{sector}")));
    assert_eq!(refused(&scenario, "assistant:orchard"), "sector-taken");
    assert_eq!(refused(&scenario, "assistant:madrasa"), "sector-taken");
    scenario.play("assistant:souk");
    assert_eq!(scenario.me().assistants(Sector::Souk), 1);
    assert_eq!(scenario.legal().len(), 9, "nothing but the souk is taken, and that is for three");
    scenario.play("assistant:souk");
    assert_eq!(scenario.state.board(seat(2)).assistants(Sector::Souk), 3);
}

#[test]
fn throw_whatever_was_in_the_tower_can_come() {
    for (layer, sticks, falls) in [(TowerLayer::B1, 0.15, 0.5), (TowerLayer::B2, 0.30, 0.4)] {
        let mut scenario = table_with(Options { players: 2, layer, ..Scenario::options() }, "");
        scenario.play("select:green,gray,white select:green,gray,black");
        assert_eq!(scenario.state.waits(), Waits::Chance(Draw::Tower));
        let game = scenario.game.clone();
        let likely = |scenario: &Scenario, text: &str| game.likelihood(&scenario.state, text.parse().unwrap());
        let near = |value: f64, expected: f64| assert!((value - expected).abs() < 1e-12, "{value} {expected}");
        let mut odds = Vec::new();
        assert_eq!(game.odds(&scenario.state, &mut odds), Odds::TooMany);
        for text in ["tower:none", "tower:green2", "tower:green2,gray2,white1,black1", "tower:green1,black1"] {
            assert!(game.admits(&scenario.state, text.parse().unwrap()).is_ok(), "{text}");
        }
        for text in ["tower:green3", "tower:pink1", "tower:green2,gray2,white2,black1"] {
            let comes = game.admits(&scenario.state, text.parse().unwrap());
            assert_eq!(comes.unwrap_err().0, "keshi-refusal-not-in-the-tower", "{text}");
            near(likely(&scenario, text), 0.0);
        }
        for text in ["scroll:01", "keshi:green", "start:1"] {
            let comes = game.admits(&scenario.state, text.parse().unwrap());
            assert_eq!(comes.unwrap_err().0, "keshi-refusal-other-draw", "{text}");
        }
        let through: f64 = 1.0 - sticks;
        near(likely(&scenario, "tower:green2,gray2,white1,black1"), through.powi(6));
        near(likely(&scenario, "tower:none"), sticks.powi(6));
        near(likely(&scenario, "tower:green1"), 2.0 * through * sticks.powi(5));
        assert_eq!(refused(&scenario, "claim:green1"), "refusal-chance-first");
        scenario.play("tower:green1,gray2,white1,black1");
        assert_eq!(scenario.state.base().to_string(), "green1,gray2,white1,black1");
        assert_eq!(scenario.state.tower().to_string(), "green1", "what stuck stays");
        let now = game.admits(&scenario.state, "tower:none".parse().unwrap());
        assert_eq!(now.unwrap_err().0, "refusal-no-chance-now");
        scenario.until(|scenario| scenario.state.phase() == Phase::Select);
        scenario.play("select:pink,turquoise,beige select:pink,turquoise,beige");
        // One green is stuck since the round before; it falls, or not.
        near(likely(&scenario, "tower:green1"), falls * sticks.powi(6));
        near(likely(&scenario, "tower:none"), (1.0 - falls) * sticks.powi(6));
        scenario.play("tower:green1");
        assert_eq!(scenario.state.tower().count(), 6);
    }
}

#[test]
fn claim_one_or_two_of_a_colour_in_turn_order() {
    let mut scenario = table(3, "");
    scenario.play("select:gray,white,black select:gray,white,black select:gray,white,black tower:gray3,white2,black1");
    assert_eq!(scenario.state.seat(), HERO);
    assert_eq!(scenario.legal(), ["claim:gray1", "claim:gray2", "claim:white1", "claim:white2", "claim:black1"]);
    assert_eq!(refused(&scenario, "claim:black2"), "not-in-base");
    assert_eq!(refused(&scenario, "claim:green1"), "not-in-base");
    assert_eq!(refused(&scenario, "stop"), "must-do", "at least one");
    scenario.play("claim:gray1");
    assert_eq!(scenario.me().count(Colour::Gray), 1, "one of two may be taken, and stands at once");
    assert_eq!(scenario.state.seat(), seat(2));
    scenario.play("claim:white2 claim:black1");
    assert_eq!(scenario.state.seat(), HERO, "and round again");
    scenario.play("claim:gray2");
    assert_eq!(scenario.state.phase(), Phase::Use, "until nothing is left");
    assert_eq!(scenario.me().count(Colour::Gray), 3);
    assert_eq!(scenario.state.board(seat(2)).count(Colour::White), 2);
    assert_eq!(scenario.state.board(seat(3)).count(Colour::Black), 1);
}

#[test]
fn claim_nothing_where_nothing_fell() {
    let mut scenario = table(2, "");
    scenario.play("select:gray,white,black select:gray,white,black tower:none");
    assert!(scenario.uses());
    assert!(!scenario.events.iter().any(|event| matches!(event, Event::Unclaimed { .. })));
}

#[test]
fn claim_red_keshis_for_sectors_without_one() {
    let mut scenario = table(2, "");
    scenario.play("select:gray,white,red select:gray,white,red assistant:souk assistant:souk tower:gray2,red2");
    scenario.play("claim:red2");
    let all = ["orchard", "madrasa", "palace", "mosque", "square", "river", "medina", "sahara"];
    assert_eq!(scenario.legal(), all.map(|sector| format!("vendor:{sector}")), "any sector but the souk");
    scenario.play("vendor:river");
    assert_eq!(refused(&scenario, "vendor:river"), "space-taken");
    assert_eq!(scenario.legal().len(), 7);
    scenario.play("vendor:medina");
    assert!(scenario.me().has_vendor(Sector::River) && scenario.me().has_vendor(Sector::Medina));
    assert_eq!(scenario.me().count(Colour::Red), 2);
}

#[test]
fn claim_of_a_ninth_vendor_is_refused() {
    let mut scenario = Scenario::new();
    let gather = |_: &Scenario, player: Seat, legal: &[Action]| match player == HERO {
        true => first(legal, "claim:red2 claim:red1 line:middle"),
        false => claim_but(legal, &[Colour::Red]),
    };
    let over = |scenario: &Scenario| {
        scenario.me().count(Colour::Red) == 8
            && scenario.state.phase() == Phase::Claim
            && scenario.state.base().of(Colour::Red) > 0
            && scenario.state.waits() == Waits::Player
            && scenario.state.seat() == HERO
    };
    drive(&mut scenario, gather, over);
    assert_eq!(refused(&scenario, "claim:red1"), "sector-full");
}

/// Everybody fills the orchard: pickers in the first round of a season, the red keshi in the second.
fn pick(scenario: &Scenario, _: Seat, legal: &[Action]) -> Option<Action> {
    let choice = match scenario.state.time().1 {
        1 => selection(legal, &[Colour::Green], &[Colour::Red]),
        2 => selection(legal, &[Colour::Red], &[]),
        _ => None,
    };
    choice.or_else(|| first(legal, "assistant:orchard claim:green1 new:orchard act:orchard"))
}

#[test]
fn claim_of_what_nobody_may_take_goes_to_the_supply() {
    let mut scenario = table(2, "");
    // In season 3 the green keshis stick until both orchards are full.
    let fallen = |scenario: &Scenario| {
        let all = scenario.thrown();
        let stuck: Keshis = [(Colour::Green, if scenario.state.time().1 < 3 { all.of(Colour::Green) } else { 0 })]
            .into_iter()
            .filter(|&(_, count)| scenario.state.time().0 == 3 && count > 0)
            .collect();
        all.without(&stuck)
    };
    let full = |scenario: &Scenario| (1..=2).all(|one| scenario.state.board(seat(one)).count(Colour::Green) == 8);
    drive_thrown(&mut scenario, pick, fallen, |scenario| scenario.state.time() == (3, 3) && full(scenario));
    let since = scenario.events.len();
    let take = |_: &Scenario, _: Seat, _: &[Action]| None;
    drive_thrown(&mut scenario, take, fallen, |scenario| scenario.state.phase() == Phase::Use);
    let green: Keshis = "green2".parse().unwrap();
    assert!(scenario.events[since..].contains(&Event::Unclaimed { keshis: green }), "{:?}", &scenario.events[since..]);
    assert!(scenario.state.base().is_empty());
    assert_eq!(scenario.state.tower().of(Colour::Green), 0);
    assert_eq!(scenario.me().count(Colour::Green), 8);
}

/// The hero has so many pickers, and only green keshis came out of the tower.
fn only_green(pickers: u16) -> Scenario {
    let mut scenario = table(4, "");
    let gather = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let lack = pickers.saturating_sub(scenario.me().count(Colour::Green));
        let green = match lack {
            0 if seat != HERO => "claim:green2 claim:green1",
            1 if seat == HERO => "claim:green1",
            2.. if seat == HERO => "claim:green2 claim:green1",
            _ => "",
        };
        let choice = match scenario.state.time().1 {
            1 => selection(legal, &[Colour::Green], &[Colour::Red]),
            2 if seat == HERO => selection(legal, &[Colour::Red], &[]),
            _ => None,
        };
        let orchard = match lack {
            _ if seat != HERO => "",
            0 => "act:orchard",
            _ => "new:orchard",
        };
        choice
            .or_else(|| first(legal, &format!("{green} {orchard} assistant:orchard")))
            .or_else(|| claim_but(legal, &[Colour::Green]))
    };
    let enough = |scenario: &Scenario| {
        scenario.me().count(Colour::Green) >= pickers
            && scenario.state.waits() == Waits::Chance(Draw::Tower)
            && scenario.thrown().of(Colour::Green) == 4
    };
    drive_thrown(&mut scenario, gather, Scenario::thrown, enough);
    assert_eq!(scenario.me().count(Colour::Green), pickers);
    scenario
}

#[test]
fn claim_for_a_full_sector_is_refused_and_the_player_passed_over() {
    let mut scenario = only_green(8);
    let saved = scenario.state;
    let all = scenario.thrown();
    scenario.play(&format!("tower:{all}"));
    while scenario.state.seat() != HERO {
        let other = scenario.legal().into_iter().find(|claim| !claim.contains("green")).unwrap();
        scenario.play(&other);
    }
    assert!(scenario.state.base().of(Colour::Green) > 0);
    assert_eq!(refused(&scenario, "claim:green1"), "sector-full");
    assert_eq!(refused(&scenario, "claim:green2"), "sector-full");
    scenario.state = saved;
    let since = scenario.events.len();
    scenario.play("tower:green4");
    while scenario.state.phase() == Phase::Claim {
        assert_ne!(scenario.state.seat(), HERO, "the hero is not asked");
        scenario.play("claim:green1");
    }
    let claims = scenario.events[since..].iter().filter(|event| matches!(event, Event::Claimed { .. })).count();
    assert_eq!(claims, 4, "the others take all");
    assert!(!scenario.events[since..].iter().any(|event| matches!(event, Event::Unclaimed { .. })));
}

#[test]
fn claim_with_one_free_space_takes_one() {
    let mut scenario = only_green(7);
    let all = scenario.thrown();
    scenario.play(&format!("tower:{all}"));
    while scenario.state.seat() != HERO {
        let other = scenario.legal().into_iter().find(|claim| !claim.contains("green")).unwrap();
        scenario.play(&other);
    }
    assert_eq!(scenario.state.base().of(Colour::Green), 4);
    assert_eq!(refused(&scenario, "claim:green2"), "sector-full");
    assert!(scenario.may("claim:green1"));
    let left = scenario.state.base().of(Colour::Green);
    scenario.play("claim:green1");
    assert_eq!(scenario.state.base().of(Colour::Green), left - 1, "the other stays in the base");
    assert_eq!(scenario.me().count(Colour::Green), 8);
}

#[test]
fn assistants_work_in_any_order_one_after_the_other() {
    let mut scenario = table(2, "");
    scenario.play("select:gray,white,black select:gray,white,black tower:none");
    for order in [["madrasa", "palace", "mosque"], ["mosque", "madrasa", "palace"], ["palace", "mosque", "madrasa"]] {
        let saved = scenario.state;
        let [a, b, c] = order;
        scenario.play(&format!("new:{a} new:{b}"));
        // The last one can only take a new keshi, and has.
        assert_eq!(scenario.state.seat(), seat(2), "{c}");
        assert_eq!([Colour::Gray, Colour::White, Colour::Black].map(|colour| scenario.me().count(colour)), [1, 1, 1]);
        scenario.state = saved;
    }
    assert_eq!(refused_to(&scenario, seat(2), "new:palace"), "refusal-not-your-turn");
    scenario.play("new:palace");
    assert_eq!(refused(&scenario, "new:palace"), "no-assistant");
}

#[test]
fn assistant_that_can_do_nothing_is_removed_after_its_water() {
    let mut scenario = Scenario::new().like("vendor:madrasa assistant:madrasa");
    scenario.reach("gray8 red1");
    let spend = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let red = selection(legal, &[Colour::Gray], &[Colour::Red]).or_else(|| selection(legal, &[Colour::Red], &[]));
        if seat != HERO {
            return None;
        }
        let buying = matches!(scenario.state.effects().last(), Some(keshi::Effect::Ask(keshi::Question::Madrasa)));
        let buy = if buying { first(legal, "scroll:* stop") } else { None };
        buy.or(red).or_else(|| first(legal, "act:madrasa assistant:madrasa new:orchard vendor:madrasa"))
    };
    let stuck = |scenario: &Scenario| scenario.may("idle:madrasa");
    drive(&mut scenario, spend, stuck);
    assert_eq!(scenario.me().of(Resource::Date), 0);
    assert_eq!(refused(&scenario, "new:madrasa"), "sector-full");
    assert_eq!(refused(&scenario, "act:madrasa"), "no-action");
    let (before, since) = (*scenario.me(), scenario.events.len());
    scenario.play("idle:madrasa");
    let water = u16::from(before.has_vendor(Sector::Madrasa));
    assert_eq!(water, 1);
    assert_eq!(scenario.me().of(Resource::Water), before.of(Resource::Water) + water);
    assert_eq!(scenario.me().assistants(Sector::Madrasa), 0);
    assert!(scenario.events[since..].contains(&Event::Idled { seat: HERO, sector: Sector::Madrasa }));
}

#[test]
fn markers_pass_by_rounds_and_seasons() {
    for (players, start, expected) in [
        (2, 2, [[2, 1, 2, 1], [1, 2, 1, 2], [2, 1, 2, 1]]),
        (3, 2, [[2, 3, 1, 2], [3, 1, 2, 3], [1, 2, 3, 1]]),
        (4, 3, [[3, 4, 1, 2], [4, 1, 2, 3], [1, 2, 3, 4]]),
    ] {
        let options = Options { players, ..Scenario::options() };
        let mut scenario = Scenario::with(options).draws(&format!("start:{start}"));
        scenario.until(|scenario| scenario.state.phase() == Phase::Over);
        for (season, starts) in (1..).zip(expected) {
            assert!(
                scenario.events.contains(&Event::SeasonBegan { season, seat: seat(starts[0]) }),
                "{players} players"
            );
            for (round, start) in (1..).zip(starts) {
                let began = Event::RoundBegan { season, round, seat: seat(start) };
                assert!(scenario.events.contains(&began), "{players} players: {began:?}");
            }
        }
    }
}

#[test]
fn phases_go_in_turn_order_from_the_start_player() {
    let mut scenario = Scenario::new().draws("start:3");
    scenario.until(|scenario| scenario.state.phase() == Phase::Select);
    scenario.play(&"select:gray,white,red ".repeat(4));
    assert_eq!(scenario.state.seat(), seat(3), "assistants of red keshis");
    scenario.play("assistant:souk");
    assert_eq!(scenario.state.seat(), seat(4));
    scenario.play("assistant:souk assistant:souk assistant:souk tower:gray4,white4");
    for number in [3, 4, 1, 2, 3] {
        assert_eq!(scenario.state.seat(), seat(number), "claims");
        let claim = if scenario.state.base().of(Colour::Gray) > 0 { "claim:gray1" } else { "claim:white1" };
        scenario.play(claim);
    }
    scenario.until(|scenario| scenario.state.phase() == Phase::Use);
    let mut order = vec![scenario.state.seat()];
    while scenario.state.phase() == Phase::Use {
        if *order.last().unwrap() != scenario.state.seat() {
            order.push(scenario.state.seat());
        }
        scenario.step();
    }
    assert_eq!(order, [3, 4, 1, 2].map(seat), "assistants");
}

#[test]
fn season_preparation_brings_hands_an_office_and_a_river_tile() {
    let mut scenario = table(3, "office:02");
    let mut offices = vec![open(&scenario)["office"].clone()];
    assert_eq!(offices[0], 2);
    for season in 2..=3 {
        scenario.until(|scenario| scenario.state.time() == (season, 1) && scenario.state.phase() == Phase::Select);
        for number in 1..=3 {
            let mut legal = Vec::new();
            scenario.game.legal(&scenario.state, seat(number), &mut legal);
            assert_eq!(legal.len(), 220, "all twelve keshis again");
            assert_eq!(scenario.state.board(seat(number)).river(), 0, "back at the start");
        }
        let office = open(&scenario)["office"].clone();
        assert!(!offices.contains(&office), "an office comes once");
        offices.push(office);
    }
    let tiles: Vec<u8> = scenario
        .events
        .iter()
        .filter_map(|event| match event {
            Event::RiverWon { tile, .. } | Event::RiverUnwon { tile } => Some(tile.0),
            _ => None,
        })
        .collect();
    assert_eq!(tiles, [8, 4], "each season its own tile");
}

#[test]
fn season_keeps_what_sticks_in_the_tower() {
    let mut scenario = table(2, "");
    let none = |_: &Scenario, _: Seat, _: &[Action]| None;
    drive_thrown(&mut scenario, none, |_| Keshis::NONE, |scenario| scenario.state.time() == (2, 1));
    assert_eq!(scenario.state.tower().count(), 24);
    assert_eq!(scenario.state.tower().of(Colour::Red), 2);
}

/// Follows a whole game by what was told, and checks every payment of provisions against tiles and resources.
fn audit_provisions(scenario: &Scenario, players: usize) -> [usize; 2] {
    let printed = &scenario.game.printed().provisions;
    let mut owned = vec![[1u16; 3]; players];
    let mut tiles = vec![Vec::new(); players];
    let mut ways = [0; 2];
    let mut events = scenario.events.iter().peekable();
    while let Some(event) = events.next() {
        match *event {
            Event::Got { seat, resource, count } => owned[seat.index()][resource as usize] += count,
            Event::Paid { seat, resource, count } => owned[seat.index()][resource as usize] -= count,
            Event::ProvisionShown { seat, tile } => tiles[seat.index()].push(tile),
            Event::Provided { seat, how } => {
                let mine = &mut owned[seat.index()];
                let mut asked = [0u16; 3];
                let mut lost = 0;
                for tile in &tiles[seat.index()] {
                    let tile = printed[tile.index()];
                    asked.iter_mut().zip(tile.resources).for_each(|(asked, count)| *asked += u16::from(count));
                    lost += i16::from(tile.points);
                }
                let can = mine.iter().zip(asked).all(|(&owned, asked)| owned >= asked);
                assert_eq!(how, if can { Provide::All } else { Provide::None }, "{mine:?} {asked:?}");
                ways[usize::from(!can)] += 1;
                let mut paid = [0u16; 3];
                while let Some(Event::Paid { resource, count, .. }) = events.peek() {
                    paid[*resource as usize] += count;
                    events.next();
                }
                assert_eq!(paid, if can { asked } else { *mine }, "exactly what is asked, or everything");
                mine.iter_mut().zip(paid).for_each(|(owned, paid)| *owned -= paid);
                if !can {
                    let penalty = Event::Scored { seat, points: -lost, source: keshi::Source::Provisions };
                    assert_eq!(events.peek(), Some(&&penalty));
                }
            }
            _ => {}
        }
    }
    for (number, owned) in (1..).zip(&owned) {
        let board = scenario.state.board(seat(number));
        assert_eq!(resources(board), *owned);
    }
    assert!(tiles.iter().all(|tiles| tiles.len() == 3), "all tiles are open in the end");
    ways
}

#[test]
fn provisions_are_paid_exactly_or_cost_everything() {
    let mut all = [0; 2];
    for players in 2..=4 {
        let options = Options { players, ..Scenario::options() };
        // Who gathers resources can pay; who does not, cannot.
        let rich = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
            let top = scenario.state.effects().last();
            assert_ne!(
                top,
                Some(&keshi::Effect::Ask(keshi::Question::Provide)),
                "who can pay must, and who cannot has no choice"
            );
            let buying = matches!(
                scenario.state.effects().last(),
                Some(
                    keshi::Effect::Ask(keshi::Question::Madrasa)
                        | keshi::Effect::Ask(keshi::Question::Medina)
                        | keshi::Effect::Ask(keshi::Question::Sahara)
                )
            );
            let gather = "act:orchard act:souk exchange:* act:square caravan:start entertainer:8 entertainer:7 \
                          entertainer:2 bonus:8 bonus:7 bonus:2 line:dinars new:souk claim:purple1 claim:green1";
            match seat.index() {
                0 if buying => first(legal, "stop"),
                0 => first(legal, gather),
                _ => None,
            }
        };
        let mut scenario = Scenario::with(options).draws("start:1");
        drive(&mut scenario, rich, |scenario| scenario.state.phase() == Phase::Over);
        let ways = audit_provisions(&scenario, players);
        all = [all[0] + ways[0], all[1] + ways[1]];
        assert_eq!(ways[0] + ways[1], 3 * players);
    }
    assert!(all[0] > 0 && all[1] > 0, "both happen: {all:?}");
}

#[test]
fn provisions_next_tile_is_chosen_hidden_and_the_last_turns_by_itself() {
    let mut scenario = table(2, "");
    scenario.until(|scenario| scenario.state.phase() == Phase::NextProvision);
    assert_eq!(scenario.state.time().0, 1);
    assert!(matches!(scenario.game.turn(&scenario.state), Turn::Together { seats } if seats.len() == 2));
    let choices = scenario.legal();
    assert_eq!(choices.len(), 2);
    let shown = format!("provision:{}", scenario.me().provisions().nth(0).unwrap());
    assert_eq!(refused(&scenario, &shown), "not-your-tile", "it lies open already");
    scenario.play(&choices[1]);
    assert_eq!(scenario.me().provisions().len(), 1);
    scenario.until(|scenario| scenario.state.time() == (2, 1));
    assert_eq!(scenario.me().provisions().len(), 2);
    let since = scenario.events.len();
    scenario.until(|scenario| scenario.state.time() == (3, 1));
    let last: Vec<_> =
        scenario.events[since..].iter().filter(|event| matches!(event, Event::ProvisionShown { .. })).collect();
    assert_eq!(last.len(), 2, "one for each, without a question");
    assert!(
        !scenario.events[since..]
            .iter()
            .any(|event| matches!(event, Event::Chose { action: Some(Action::Provision(_)), .. }))
    );
    assert_eq!(scenario.me().provisions().len(), 3);
}

/// A game of two in which nothing comes out of the tower, so that both can do the same; but for what is liked by one.
fn even(likes: [&str; 2]) -> Scenario {
    let mut scenario = table(2, "");
    let choose = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let own = if scenario.state.time().0 == 3 { likes[seat.index()] } else { "" };
        first(legal, &format!("{own} new:* caravan:left caravan:right entertainer:1 keshi:purple"))
            .or_else(|| legal.first().copied())
    };
    drive_thrown(&mut scenario, choose, |_| Keshis::NONE, |scenario| scenario.state.phase() == Phase::Over);
    scenario
}

/// Who wins, and with how many points each.
fn result(scenario: &Scenario) -> (Vec<usize>, Vec<i32>) {
    let standing = scenario.game.standing(&scenario.state);
    let winners = standing.winners().iter().map(|seat| seat.index() + 1).collect();
    (winners, standing.seats().map(|seat| standing.points(seat)).collect())
}

#[test]
fn end_shares_the_win_where_all_is_equal() {
    let scenario = even(["", ""]);
    let (winners, points) = result(&scenario);
    assert_eq!(points[0], points[1]);
    assert_eq!(winners, [1, 2]);
    assert!(scenario.game.turn(&scenario.state) == Turn::Over);
    assert_eq!(refused(&scenario, "stop"), "refusal-game-over");
}

#[test]
fn end_ties_go_by_the_palace_then_by_the_mosque() {
    let scenario = even(["act:mosque", "act:palace"]);
    let (winners, points) = result(&scenario);
    assert_eq!(points[0], points[1]);
    let step = |number, stairs| scenario.state.board(seat(number)).step(stairs);
    assert!(step(1, Stairs::Palace) == 0 && step(1, Stairs::Mosque) > 0 && step(2, Stairs::Palace) > 0);
    assert_eq!(winners, [2], "the palace counts before the mosque");
    let scenario = even(["act:palace act:mosque", "act:palace"]);
    let (winners, points) = result(&scenario);
    assert_eq!(points[0], points[1]);
    assert_eq!(winners, [1], "level in the palace, the mosque decides");
}

#[test]
fn end_points_may_be_below_zero() {
    let scenario = even(["", ""]);
    let (_, points) = result(&scenario);
    // Nobody could pay: 4, 8 and 12 points are lost.
    assert_eq!(scenario.me().points_from(keshi::Source::Provisions), -24);
    let others: i16 = keshi::Source::ALL.into_iter().map(|source| scenario.me().points_from(source)).sum::<i16>() + 24;
    assert_eq!(points[0], i32::from(others) - 24);
    assert!(points[0] < 0, "{points:?}");
}

#[test]
fn end_comes_after_three_seasons_of_four_rounds() {
    let mut scenario = table(2, "");
    scenario.until(|scenario| scenario.state.phase() == Phase::Over);
    let rounds = scenario.events.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
    assert_eq!((rounds, scenario.state.time()), (12, (3, 4)));
    assert_eq!(scenario.events.last(), Some(&Event::Ended));
    assert_eq!(scenario.game.admits(&scenario.state, Outcome::Tower(Keshis::NONE)).unwrap_err().0, "refusal-game-over");
}
