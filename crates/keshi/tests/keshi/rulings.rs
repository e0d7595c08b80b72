//! One test at least for every ruling that concerns the base game in its Classic edition.

use keshi::{
    Action, Board, Colour, Draw, Effect, Event, Keshi, Keshis, Oasis, Options, Phase, Resource, Sector, Source, Stairs,
    Waits,
};
use table::{Game, Seat, Turn};

use crate::scenario::{HERO, Scenario};
use crate::sectors::{line_between, line_between_taking};
use crate::tools::{
    drive, drive_thrown, first, first_round, gained, open, purse, refused, school, seat, selection, stands, table,
    table_with, told,
};

/// Rulings without a test here, and why.
const UNTESTED: &[(u8, &str)] = &[
    (35, "expansion 2"),
    (36, "expansion 2"),
    (37, "expansion 2"),
    (38, "expansion 5"),
    (39, "expansion 5"),
    (40, "expansion 5"),
    (41, "the placeholder of the Essential edition"),
    (42, "the placeholder of the Essential edition"),
    (43, "the placeholder of the Essential edition"),
    (60, "the one stack of the Essential edition"),
];

/// The hero owns this scroll.
fn owning(scroll: u8) -> Scenario {
    owning_in(Scenario::new(), scroll, "")
}

/// The hero has bought this scroll in a game prepared before, and had what else is asked.
fn owning_in(scenario: Scenario, scroll: u8, more: &str) -> Scenario {
    let (scholars, dates) = match scroll {
        1..=21 => (1, 1),
        22..=42 => (3, 1),
        43..=60 => (5, 2),
        _ => (7, 3),
    };
    let mut scenario = scenario.draws(&format!("scroll:{scroll:02}"));
    scenario.reach(&format!("gray{scholars} date{dates} {more} act:madrasa"));
    scenario.play(&format!("act:madrasa scroll:{scroll:02}"));
    scenario
}

/// A game with these river tiles.
fn with_river(players: usize, river: [u8; 3], draws: &str) -> Scenario {
    table_with(Options { players, river: Some(river), ..Options::default() }, draws)
}

/// In a game where the hero alone sails, this river tile comes to the hero: the game waits for an answer, or has given it.
fn sailing(players: usize, river: [u8; 3], season: u8) -> Scenario {
    let mut scenario = with_river(players, river, "");
    drive(&mut scenario, sail, move |scenario| {
        scenario.state.time().0 == season
            && scenario.events.iter().any(|event| {
                matches!(event, Event::RiverWon { place: 1, tile, .. } if tile.0 == river[usize::from(season) - 1])
            })
    });
    scenario
}

/// The hero sails whenever it is possible, and the others never do.
fn sail(_: &Scenario, seat: Seat, legal: &[Action]) -> Option<Action> {
    if seat == HERO {
        let choice = selection(legal, &[Colour::Turquoise], &[Colour::Red]);
        choice.or_else(|| first(legal, "claim:turquoise2 claim:turquoise1 act:river assistant:river"))
    } else {
        let fish = |action: &&Action| matches!(action, Action::Claim(colour, 1) if !matches!(colour, Colour::Turquoise | Colour::Pink));
        legal
            .iter()
            .find(fish)
            .copied()
            .or_else(|| first(legal, "new:river new:square entertainer:1 entertainer:2 entertainer:3 entertainer:7"))
    }
}

#[test]
fn ruling_k01_setup_decisions_are_hidden_and_the_start_player_comes_last() {
    let mut scenario = Scenario::new();
    scenario.until(|scenario| scenario.state.phase() == Phase::Supply);
    for phase in [Phase::Supply, Phase::Disc, Phase::FirstProvision] {
        assert_eq!(scenario.state.phase(), phase);
        assert!(matches!(scenario.game.turn(&scenario.state), Turn::Together { seats } if seats.len() == 4));
        scenario.step();
    }
    assert_eq!(scenario.state.waits(), Waits::Chance(Draw::StartPlayer));
}

#[test]
fn ruling_k02_two_supply_keshis_stand_on_any_two_of_three_spaces() {
    for players in [3, 4] {
        let mut scenario = Scenario::with(Options { players, river: Some([8, 4, 5]), ..Options::default() });
        scenario.until(|scenario| scenario.state.phase() == Phase::Supply);
        let [a, b, none] = scenario.me().supply();
        assert!(a.is_some() && b.is_some() && none.is_none());
        scenario.play("supply:321").play(&"supply:123 ".repeat(players - 1));
        assert_eq!(scenario.me().supply(), [None, b, a]);
    }
}

#[test]
fn ruling_k03_sides_are_random_unless_the_table_chooses() {
    let scenario = Scenario::with(Options::default());
    let mut odds = Vec::new();
    scenario.game.odds(&scenario.state, &mut odds);
    assert_eq!(odds.len(), 6, "three tiles with two sides each");
    let chosen = with_river(2, [14, 9, 18], "");
    assert_eq!(open(&chosen)["river_tiles"], serde_json::json!([14, 9, 18]));
    assert!(Keshi::with(Options { river: Some([14, 8, 18]), ..Options::default() }).is_err(), "08 is for season 1");
    let mut scenario = Scenario::new();
    scenario.until(|scenario| scenario.state.phase() == Phase::Disc);
    for number in 1..=4 {
        let mut legal = Vec::new();
        scenario.game.legal(&scenario.state, seat(number), &mut legal);
        assert_eq!(legal.len(), 8, "the discs are alike");
    }
}

#[test]
fn ruling_k04_river_tile_02_gives_one_of_three_open_oases() {
    let mut scenario = with_river(4, [2, 4, 5], "oasis:05 oasis:06 oasis:07 keshi:green");
    assert_eq!(open(&scenario)["open_oases"].as_array().map(Vec::len), Some(3), "they lie open from the start");
    drive(&mut scenario, sail, |scenario| {
        scenario.state.phase() == Phase::RiverSecond && scenario.state.waits() == Waits::Player
    });
    assert_eq!(scenario.legal(), ["oasis:05", "oasis:06", "oasis:07", "stop"]);
    let before = *scenario.me();
    let stored = before.supply()[0].unwrap();
    scenario.play("oasis:06");
    assert_eq!(gained(&scenario, &before), [0; 4], "free of charge");
    assert_eq!(scenario.legal(), [format!("keshi:{stored}"), "stop".to_owned()], "the storage space triggers");
    scenario.play("stop");
    assert_eq!(scenario.me().claimed().map(|oasis| oasis.0).collect::<Vec<_>>(), [6]);
    assert_eq!(open(&scenario)["open_oases"].as_array().map(Vec::len), Some(0), "the other two leave the game");
    let other = with_river(4, [1, 4, 5], "");
    assert_eq!(open(&other)["open_oases"].as_array().map(Vec::len), Some(0), "only with this side");
}

#[test]
fn ruling_k05_the_tower_starts_empty_and_keeps_what_sticks() {
    let mut scenario = table(2, "");
    assert!(scenario.state.tower().is_empty());
    let none = |_: &Scenario, _: Seat, _: &[Action]| None;
    drive_thrown(&mut scenario, none, |_| Keshis::NONE, |scenario| scenario.state.time() == (2, 1));
    assert_eq!(scenario.state.tower(), Colour::ALL.into_iter().map(|colour| (colour, 2)).collect());
}

#[test]
fn ruling_k06_simultaneous_bonuses_come_in_chosen_order_each_fully() {
    // Scroll 55: three steps on both stairs.
    let mut scenario = owning(55);
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
    if at[..2] == [0, 0] {
        assert_eq!(steps(&scenario), [[Stairs::Mosque; 3], [Stairs::Palace; 3]].concat());
        scenario.state = saved;
        scenario.events.truncate(since);
        scenario.play("stairs:palace");
        assert_eq!(steps(&scenario), [[Stairs::Palace; 3], [Stairs::Mosque; 3]].concat());
    }
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
    let mut scenario = owning_in(Scenario::new().draws("start:1"), 28, "");
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
    assert!(events[..won].iter().filter(rapids).count() >= 1, "rapids come before the river tile");
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
    if let Some(place) = first(&legal_of(&scenario), "entertainer:* caravan:* vendor:*") {
        scenario.play(&place.to_string());
    }
    assert_eq!(scenario.me().count(colour), 8);
    assert!(told(&scenario, since).contains(&Event::Lost { seat: HERO, colour }));
}

fn legal_of(scenario: &Scenario) -> Vec<Action> {
    scenario.legal().iter().map(|text| text.parse().unwrap()).collect()
}

#[test]
fn ruling_k11_one_of_two_may_be_claimed_and_what_nobody_may_take_goes_back() {
    let mut scenario = table(2, "");
    scenario.play("select:gray,white,black select:gray,white,black tower:gray2,white1 claim:gray1");
    assert_eq!((scenario.me().count(Colour::Gray), scenario.state.base().of(Colour::Gray)), (1, 1));
}

#[test]
fn ruling_k12_scroll_61_claims_two_of_any_colours() {
    let mut scenario = owning(61);
    let claims = |scenario: &Scenario| {
        scenario.state.phase() == Phase::Claim
            && scenario.state.seat() == HERO
            && scenario.state.waits() == Waits::Player
            && scenario.state.effects().last() == Some(&Effect::Claim)
            && scenario.state.base().iter().count() > 1
    };
    scenario.until(claims);
    assert!(scenario.legal().iter().all(|claim| claim.ends_with('1')));
    let colour = scenario.state.base().iter().next().unwrap().0;
    assert_eq!(refused(&scenario, "stop"), "must-do");
    scenario.play(&format!("claim:{colour}1"));
    if let Some(Effect::ClaimSecond { first }) = scenario.state.effects().last() {
        assert_eq!(*first, colour);
        assert_eq!(refused(&scenario, "stop"), "must-do", "the second cannot be left");
    }
}
