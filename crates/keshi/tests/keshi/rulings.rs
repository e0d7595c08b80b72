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

#[test]
fn ruling_k13_a_vendor_placed_this_turn_gives_water() {
    // Scroll 09 brings a vendor; an assistant used there afterwards gets water.
    let mut scenario = school("scroll:09");
    scenario.play("act:madrasa scroll:09 vendor:palace");
    let before = *scenario.me();
    assert_eq!(before.assistants(Sector::Palace), 1);
    // The assistant in the palace is the last one, and can only take a new keshi.
    scenario.play("stop");
    assert_eq!(scenario.me().count(Colour::White), before.count(Colour::White) + 1);
    assert_eq!(gained(&scenario, &before), [0, 0, 1, 0]);
}

#[test]
fn ruling_k13_the_vendor_of_scroll_57_waits_for_the_next_turn() {
    let mut scenario = Scenario::new().draws("scroll:57");
    let both = |scenario: &Scenario| {
        let me = scenario.me();
        scenario.may("act:madrasa")
            && me.assistants(Sector::Souk) > 0
            && me.count(Colour::Gray) >= 5
            && me.of(Resource::Date) >= 2
    };
    scenario.reach("gray5");
    let study = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        if seat != HERO {
            return None;
        }
        let choice = selection(legal, &[Colour::Green], &[Colour::Gray, Colour::Red])
            .or_else(|| selection(legal, &[Colour::Gray, Colour::Purple], &[]))
            .or_else(|| selection(legal, &[Colour::Red, Colour::Orange], &[Colour::Gray]));
        let buying = matches!(scenario.state.effects().last(), Some(Effect::Madrasa { .. }));
        let stop = if buying { first(legal, "stop") } else { None };
        choice.or(stop).or_else(|| first(legal, "act:orchard claim:green2 claim:green1 assistant:madrasa new:madrasa"))
    };
    drive(&mut scenario, study, both);
    scenario.play("act:madrasa");
    let before = *scenario.me();
    scenario.play("scroll:57");
    assert_eq!(gained(&scenario, &before), [0, -2, 3, 0]);
    assert!(scenario.me().has_vendor(Sector::Souk));
    if scenario.may("stop") {
        scenario.play("stop");
    }
    let before = *scenario.me();
    scenario.play("new:souk keshi:purple");
    assert_eq!(gained(&scenario, &before), [0; 4], "not this turn");
    let time = scenario.state.time();
    let later = |scenario: &Scenario| scenario.state.time() > time && scenario.may("new:souk");
    drive(&mut scenario, |_, seat, legal| if seat == HERO { first(legal, "assistant:souk") } else { None }, later);
    let before = *scenario.me();
    scenario.play("new:souk keshi:purple");
    assert_eq!(gained(&scenario, &before), [0, 0, 1, 0], "from the next turn on");
}

#[test]
fn ruling_k14_an_assistant_does_something_if_it_can() {
    let mut scenario = table(2, "");
    scenario.play("select:white,pink,turquoise select:white,pink,turquoise tower:none");
    assert_eq!(scenario.legal(), ["new:palace", "new:square", "new:river"], "no action without a keshi, and no idling");
    assert_eq!(refused(&scenario, "idle:river"), "not-idle");
    assert_eq!(refused(&scenario, "stop"), "must-do");
    scenario.play("new:square entertainer:1");
    scenario.until(|scenario| scenario.state.time() == (1, 2));
    scenario.likes("select:white,black,red select:gray,black,red assistant:square");
    scenario.until(|scenario| scenario.may("act:square"));
    assert!(scenario.may("act:square") && scenario.may("new:square"));
}

#[test]
fn ruling_k15_extra_steps_follow_the_base_steps() {
    // Scroll 26: dates buy steps, one by one, after the steps of the nobles.
    let mut scenario = school("scroll:26");
    scenario.play("act:madrasa scroll:26");
    scenario.reach("white2 date2 act:palace");
    let (before, at) = (*scenario.me(), stands(&scenario));
    let nobles = before.count(Colour::White) as u8;
    assert!(at[0] + nobles < 4, "no threshold on the way");
    scenario.play("act:palace");
    assert_eq!(stands(&scenario)[0], at[0] + nobles);
    assert_eq!(scenario.legal(), ["pay:date", "stop"]);
    assert_eq!(refused(&scenario, "pay:water"), "no-scroll");
    scenario.play("pay:date");
    assert_eq!(stands(&scenario)[0], at[0] + nobles + 1);
}

#[test]
fn ruling_k15_several_steps_of_one_bonus_are_one_advance() {
    // Scroll 48 gives one more step for each advance, however long.
    let mut scenario = owning_in(Scenario::new().like("line:dinars"), 48, "");
    scenario.reach("white2 act:palace");
    let (at, nobles) = (stands(&scenario), scenario.me().count(Colour::White) as u8);
    scenario.play("act:palace");
    while first(&legal_of(&scenario), "line:dinars").is_some() {
        scenario.play("line:dinars");
    }
    assert_eq!(stands(&scenario)[0], at[0] + nobles);
    assert!(scenario.may("step") && scenario.may("stop"));
    scenario.play("step");
    if scenario.may("line:dinars") {
        scenario.play("line:dinars");
    }
    assert_eq!(stands(&scenario)[0], at[0] + nobles + 1);
    assert!(!scenario.may("step"), "once");
}

#[test]
fn ruling_k16_a_threshold_gives_dinar_scrolls_and_line_before_the_next_step() {
    let mut scenario = school("scroll:13");
    scenario.play("act:madrasa scroll:13 stop");
    scenario.reach("white5 act:palace");
    let nobles = scenario.me().count(Colour::White) as u8;
    assert_eq!(stands(&scenario)[..2], [0, 0]);
    let since = scenario.events.len();
    scenario.play("act:palace");
    let climbed = |step| Event::Climbed { seat: HERO, stairs: Stairs::Palace, step };
    let got = |resource| Event::Got { seat: HERO, resource, count: 1 };
    let events: Vec<Event> = told(&scenario, since).iter().rev().take(3).rev().copied().collect();
    assert_eq!(events, [climbed(4), got(Resource::Dinar), got(Resource::Water)]);
    let effect = scenario.state.effects().last().copied();
    assert!(matches!(effect, Some(Effect::Line { ends: [2, 1], .. })), "the start stair belongs to segment 1");
    assert_eq!(stands(&scenario)[0], 4, "the remaining steps wait");
    scenario.play("line:dinars");
    assert_eq!(stands(&scenario)[0], nobles);
}

#[test]
fn ruling_k16_scroll_63_takes_two_different_spaces() {
    let mut scenario = owning(63);
    let crosses = |scenario: &Scenario| {
        let at = scenario.me().step(Stairs::Palace);
        scenario.may("act:palace") && at < 4 && u16::from(at) + scenario.me().count(Colour::White) >= 4
    };
    let climb = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let short = scenario.me().count(Colour::White) < 4;
        let palace = if short { "new:palace" } else { "act:palace" };
        if seat == HERO {
            first(legal, &format!("claim:white2 claim:white1 {palace} assistant:palace stop"))
        } else {
            None
        }
    };
    drive(&mut scenario, climb, crosses);
    let before = *scenario.me();
    scenario.play("act:palace line:dinars");
    assert_eq!(refused(&scenario, "line:dinars"), "space-taken");
    scenario.play("line:points");
    let gain = gained(&scenario, &before);
    assert!(gain[0] >= 1 && gain[3] >= 2, "{gain:?}");
}

#[test]
fn ruling_k17_scholars_and_dates_gained_count_at_once() {
    // Scroll 02 brings a scholar: three are free again after it.
    let mut scenario = school("scroll:02 scroll:21");
    scenario.play("act:madrasa");
    let yellow = format!("scroll:{}", scenario.state.scrolls_shown()[3]);
    let saved = scenario.state;
    scenario.play("scroll:02");
    assert_eq!(scenario.me().count(Colour::Gray), 4);
    assert!(scenario.may(&yellow));
    scenario.state = saved;
    scenario.play("scroll:21");
    assert_eq!(scenario.me().of(Resource::Date), 3 - 1 + 3);
    assert_eq!(refused(&scenario, &yellow), "too-few-scholars");
    assert_eq!(refused(&scenario, "refresh:gray"), "already-bought", "before the first purchase only");
}

#[test]
fn ruling_k17_k63_another_madrasa_action_has_all_scholars() {
    // Scroll 53 performs any action: here the madrasa once more.
    let mut scenario = owning_in(Scenario::new(), 53, "date3");
    assert!(scenario.may("act:madrasa"));
    scenario.play("act:madrasa");
    let shown = scenario.state.scrolls_shown();
    assert!(scenario.may(&format!("scroll:{}", shown[3])), "three scholars are free again");
    assert_eq!(refused(&scenario, "refresh:gray"), "already-bought", "the limit is by rounds");
}

#[test]
fn ruling_k18_spectators_are_counted_with_scroll_31() {
    let mut scenario = school("scroll:31");
    scenario.play("act:madrasa scroll:31");
    scenario.likes("entertainer:1 disc:0");
    scenario.reach("pink1 act:square");
    let before = *scenario.me();
    let turned = before.disc();
    scenario.play("act:square");
    if scenario.may("bonus:1") {
        scenario.play("bonus:1");
    }
    assert_eq!(turned, 0);
    // Turned by one, three spectators face the first space; now there is one more.
    assert_eq!(gained(&scenario, &before), [2 * 4, 0, 0, 0]);
}

#[test]
fn ruling_k18_neighbours_of_scroll_54_start_no_chain() {
    let mut scenario =
        owning_in(Scenario::new().like("entertainer:4 entertainer:5 entertainer:6 entertainer:3"), 54, "");
    scenario.likes("claim:pink1 new:square stop");
    scenario.until(|scenario| scenario.may("entertainer:1"));
    let before = *scenario.me();
    // Two points, with water and a dinar beside it.
    scenario.play("entertainer:1");
    assert_eq!(gained(&scenario, &before), [2, 0, 1, 1]);
}

#[test]
fn ruling_k19_k66_the_disc_turns_before_each_action_of_scroll_65() {
    let mut scenario = owning(65);
    scenario.likes("entertainer:1");
    scenario.reach("pink1 act:square");
    let (before, since) = (*scenario.me(), scenario.events.len());
    scenario.play("act:square");
    while scenario.may("bonus:1") {
        scenario.play("bonus:1");
    }
    let turns = told(&scenario, since).iter().filter(|event| matches!(event, Event::DiscTurned { .. })).count();
    assert_eq!(turns, 2);
    assert_eq!(scenario.me().disc(), (before.disc() + 2) % 8);
}

#[test]
fn ruling_k20_an_assistant_does_one_kind_of_thing() {
    let mut scenario = school("scroll:34 luxury:01 luxury:04");
    scenario.play("act:madrasa scroll:34");
    scenario.reach("orange2 yellow2 act:souk");
    let shown = scenario.state.luxury_shown();
    assert!(shown[0].0 == 1 && shown[1].0 == 4);
    scenario.play("act:souk luxury:01");
    assert!(scenario.may("luxury:04"), "several luxury goods with scroll 34");
    assert_eq!(refused(&scenario, "exchange:yellow"), "not-asked", "but not the office too");
    scenario.play("luxury:04");
    assert!(scenario.me().luxury().has(1) && scenario.me().luxury().has(4));
}

#[test]
fn ruling_k20_scroll_53_uses_no_assistant() {
    let mut scenario = owning_in(Scenario::new().like("vendor:orchard"), 53, "red1 green1");
    assert!(scenario.me().has_vendor(Sector::Orchard));
    let (before, assistants) = (*scenario.me(), scenario.me().assistants(Sector::Orchard));
    scenario.play("act:orchard");
    assert_eq!(gained(&scenario, &before)[2], 0, "no water");
    assert_eq!(scenario.me().assistants(Sector::Orchard), assistants);
}

#[test]
fn ruling_k21_scrolls_change_what_gates_cost_and_bring() {
    // Scroll 22: nothing is lost at the left workshop.
    let gate = |workshop: u8, scroll: u8| {
        let mut scenario = school(&format!("scroll:{scroll}"));
        scenario.play(&format!("act:madrasa scroll:{scroll}"));
        scenario.reach("beige1 dinar1 act:medina").play("act:medina");
        let before = *scenario.me();
        let gate = scenario.legal().into_iter().find(|gate| gate.starts_with(&format!("gate:{workshop}"))).unwrap();
        let colour: Colour = gate["gate:1".len()..].parse().unwrap();
        let space = if colour == Colour::Black { 1 } else { 6 };
        scenario.play(&format!("{gate} space:{space}"));
        (scenario, before)
    };
    let points = |scenario: &Scenario, before: &Board| {
        i32::from(scenario.me().points_from(Source::Gates)) - i32::from(before.points_from(Source::Gates))
    };
    let (scenario, before) = gate(1, 22);
    assert_eq!((points(&scenario, &before), gained(&scenario, &before)[3]), (0, 0));
    let (scenario, before) = gate(2, 22);
    assert_eq!((points(&scenario, &before), gained(&scenario, &before)[3]), (1, -1), "only at the left one");
    // Scroll 32: a dinar less, and never one paid out.
    let (scenario, before) = gate(1, 32);
    assert_eq!((points(&scenario, &before), gained(&scenario, &before)[3]), (-3, 0));
    let (scenario, before) = gate(2, 32);
    assert_eq!((points(&scenario, &before), gained(&scenario, &before)[3]), (1, 0));
    // Scroll 36: the colour is chosen at the purchase.
    let (scenario, _) = gate(1, 36);
    assert_eq!(scenario.legal().len(), 12, "any keshi: {:?}", scenario.legal());
    assert!(scenario.may("keshi:yellow"));
}

#[test]
fn ruling_k21_beige_and_red_gates_match_nowhere() {
    let mut scenario = table(4, "gate:beige gate:red");
    first_round(&mut scenario, Colour::Beige, Colour::White, Colour::Black);
    scenario.play("act:medina");
    let saved = scenario.state;
    for colour in ["beige", "red"] {
        for space in 1..=8 {
            scenario.state = saved;
            scenario.play(&format!("gate:1{colour} space:{space}"));
            assert_eq!(scenario.me().points_from(Source::Gates), -3, "{colour} on {space}");
        }
    }
    scenario.state = saved;
    scenario.play("gate:1beige space:1 stop");
    assert_eq!((scenario.me().count(Colour::Beige), scenario.me().free_guards()), (5, 4), "the guard comes afterwards");
}

#[test]
fn ruling_k22_scroll_33_pays_dinars_with_anything() {
    let mut scenario = school("scroll:33");
    scenario.play("act:madrasa scroll:33");
    scenario.reach("beige1 date1 water1 act:medina").play("act:medina");
    let before = *scenario.me();
    let gate = scenario.legal().into_iter().find(|gate| gate.starts_with("gate:2")).unwrap();
    scenario.play(&gate);
    assert!(scenario.may("pay:date") && scenario.may("pay:water"), "{:?}", scenario.legal());
    scenario.play("pay:water");
    assert_eq!(gained(&scenario, &before)[1..], [0, -1, 0]);
}

#[test]
fn ruling_k23_a_storage_keshi_without_space_goes_to_the_supply() {
    let mut scenario = Scenario::new().draws("keshi:green keshi:gray").like("supply:123 caravan:right");
    scenario.reach("green8 brown1 date1 act:sahara");
    assert_eq!(scenario.me().supply()[0], Some(Colour::Green));
    let since = scenario.events.len();
    let oasis = scenario.me().discovered_oases().next().unwrap();
    scenario.play(&format!("act:sahara oasis:{oasis}"));
    assert!(told(&scenario, since).contains(&Event::Lost { seat: HERO, colour: Colour::Green }));
    assert_eq!(scenario.me().supply()[0], None);
    assert_eq!(scenario.me().count(Colour::Green), 8);
}

/// The hero is about to cover the exchange icon, and has what else is asked.
fn exchanging(more: &str) -> Scenario {
    let likes = "supply:123 caravan:left caravan:right";
    let mut scenario = owning_in(Scenario::new().like(likes), 62, &format!("brown3 {more}"));
    while scenario.state.effects().last() != Some(&Effect::Exchange) {
        let step = first(&legal_of(&scenario), "oasis:* stop").unwrap();
        scenario.play(&step.to_string());
    }
    assert_eq!(scenario.me().claimed().count(), 3);
    scenario
}

#[test]
fn ruling_k24_k51_the_exchange_icon_takes_no_caravan_good_or_committed_guard() {
    let mut scenario = exchanging("red1");
    let me = *scenario.me();
    assert!(me.count(Colour::Brown) > 0 && me.goods() > 0, "{:?}", Colour::ALL.map(|colour| me.count(colour)));
    let legal = scenario.legal();
    let returns = |colour: &str| legal.iter().any(|action| action.starts_with(&format!("return:{colour}")));
    for colour in ["brown", "purple", "orange", "yellow"] {
        assert!(!returns(colour), "{colour}: {legal:?}");
    }
    for colour in
        [Colour::Green, Colour::Gray, Colour::White, Colour::Black, Colour::Pink, Colour::Turquoise, Colour::Red]
    {
        assert_eq!(returns(colour.name()), me.count(colour) > 0, "{colour}");
    }
    assert_eq!(returns("beige"), me.free_guards() > 0);
    assert!(scenario.may("stop"), "it may be passed over");
    let vendor = legal.iter().find(|action| action.starts_with("return:red-")).unwrap();
    scenario.play(vendor);
    assert_eq!(refused(&scenario, "keshi:red"), "other-colour");
    assert_eq!(scenario.me().count(Colour::Red), me.count(Colour::Red) - 1);
    scenario.play("keshi:yellow");
    assert_eq!(scenario.me().count(Colour::Yellow), me.count(Colour::Yellow) + 1, "a good may come");
}

#[test]
fn ruling_k25_scroll_71_without_an_oasis_does_nothing() {
    let mut scenario = owning(71);
    assert_eq!(scenario.me().claimed().count(), 0);
    assert!(!matches!(scenario.state.effects().last(), Some(Effect::ScoreClaimed)));
    assert_eq!(scenario.me().points_from(Source::Scrolls), 0);
    scenario.host();
}

#[test]
fn ruling_k26_k58_stacks_are_split_then_revealed_at_the_end_of_the_turn() {
    let mut scenario = school("scroll:13 scroll:14 scroll:15");
    let since = scenario.events.len();
    scenario.play("act:madrasa scroll:13 scroll:14 scroll:15");
    let shown = |scenario: &Scenario| {
        told(scenario, since).iter().filter(|event| matches!(event, Event::ScrollShown { .. })).count()
    };
    assert_eq!(shown(&scenario), 0);
    scenario.until(|scenario| scenario.state.seat() != HERO);
    assert_eq!(shown(&scenario), 3);
    let stacks = told(&scenario, since).iter().filter_map(|event| match event {
        Event::ScrollShown { stack, .. } => Some(*stack),
        _ => None,
    });
    assert_eq!(stacks.collect::<Vec<_>>(), [0, 1, 2], "from left to right");
}
