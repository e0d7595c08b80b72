//! One test at least for every ruling that concerns the base game in its Classic edition.

use keshi::{
    Action, Board, Bonus, Colour, Draw, Edition, Effect, Event, Keshi, Keshis, Oasis, Offices, Options, Phase,
    Resource, Sector, Source, Stairs, Tile, TowerLayer, Waits,
};
use table::{Game, Seat, Turn};

use crate::oases::{score_now, three};
use crate::scenario::{HERO, Scenario};
use crate::scrolls::buying;
use crate::scrolls::late::{self, asked, owning_both, playing, points, rich, starting, student};
use crate::sectors::{emptied_shop, emptied_stack, line_between, line_between_taking};
use crate::tools::{
    came, claim_but, drive, drive_thrown, first, first_round, gained, open, purse, refused, school, seat, selection,
    stands, table, table_with, thrown, told,
};

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
    table_with(Options { players, river: Some(river), ..Scenario::options() }, draws)
}

/// In a game where the hero alone sails, the river tile of this season has just come to the hero.
pub(crate) fn sailing(players: usize, river: [u8; 3], season: u8) -> Scenario {
    let mut scenario = with_river(players, river, "");
    drive(&mut scenario, sail, move |scenario| {
        scenario.state.time().0 == season
            && scenario.events.iter().any(|event| {
                matches!(event, Event::RiverWon { place: 1, tile, .. } if tile.0 == river[usize::from(season) - 1])
            })
    });
    scenario
}

/// What the others do where the hero alone sails: no entertainer of theirs brings a step on the river.
const OTHERS: &str = "new:river new:square entertainer:1 entertainer:2 entertainer:3 entertainer:7 entertainer:8 \
                      entertainer:4 entertainer:6 bonus:1 line:dinars";

/// The hero sails whenever it is possible, and the others never do.
fn sail(_: &Scenario, seat: Seat, legal: &[Action]) -> Option<Action> {
    if seat == HERO {
        let choice = selection(legal, &[Colour::Turquoise], &[Colour::Red]);
        choice.or_else(|| first(legal, "claim:turquoise2 claim:turquoise1 act:river assistant:river"))
    } else {
        claim_but(legal, &[Colour::Turquoise, Colour::Pink]).or_else(|| first(legal, OTHERS))
    }
}

#[test]
fn ruling_k01_setup_decisions_are_hidden_and_the_start_player_comes_last() {
    let mut scenario = Scenario::new();
    scenario.until(|scenario| scenario.state.phase() == Phase::Supply);
    for phase in [Phase::Supply, Phase::Disc, Phase::FirstProvision] {
        assert_eq!(scenario.state.phase(), phase);
        scenario.host();
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
        scenario.state.phase() == Phase::RiverFirst && scenario.state.waits() == Waits::Player
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
    assert_eq!(at[..2], [0, 0], "no threshold on the way");
    assert_eq!(steps(&scenario), [[Stairs::Mosque; 3], [Stairs::Palace; 3]].concat());
    scenario.state = saved;
    scenario.events.truncate(since);
    scenario.play("stairs:palace");
    assert_eq!(steps(&scenario), [[Stairs::Palace; 3], [Stairs::Mosque; 3]].concat());
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
    assert_eq!(scenario.state.effects().last(), Some(&Effect::ClaimSecond { first: colour }));
    assert_eq!(refused(&scenario, "stop"), "must-do", "the second cannot be left");
    let two = scenario.legal()[0].clone();
    let since = scenario.events.len();
    scenario.play(&two);
    let claimed = |event: &&Event| matches!(event, Event::Claimed { seat: HERO, .. });
    assert_eq!(told(&scenario, since).iter().filter(claimed).count(), 1);
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
    let helped = Event::ScrollHelped { seat: HERO, scroll: Tile(13) };
    let events: Vec<Event> = told(&scenario, since).iter().rev().take(4).rev().copied().collect();
    assert_eq!(events, [climbed(4), helped, got(Resource::Dinar), got(Resource::Water)]);
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
pub(crate) fn exchanging(more: &str) -> Scenario {
    let likes = "supply:123 caravan:left caravan:right act:medina gate:1* space:*";
    let mut scenario = owning_in(Scenario::new().like(likes), 62, &format!("brown3 {more}"));
    while scenario.state.effects().last() != Some(&Effect::Swap) {
        let step = first(&legal_of(&scenario), "oasis:* stop").unwrap();
        scenario.play(&step.to_string());
    }
    assert_eq!(scenario.me().claimed().count(), 3);
    scenario
}

#[test]
fn ruling_k24_k51_the_exchange_icon_takes_no_caravan_good_or_committed_guard() {
    let mut scenario = exchanging("red1 beige1");
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
    assert!(me.count(Colour::Beige) > 0 && me.free_guards() == 0 && !returns("beige"), "guards {}", me.free_guards());
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

/// Who won the river in the first season.
fn first_winner(scenario: &Scenario) -> Option<Seat> {
    scenario.events.iter().find_map(|event| match event {
        Event::RiverWon { seat, place: 1, .. } => Some(*seat),
        _ => None,
    })
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
fn ruling_k29_scroll_17_pays_the_rapid_crossed() {
    let mut scenario = school("scroll:17");
    scenario.play("act:madrasa scroll:17 stop");
    scenario.reach("turquoise3 act:river");
    let before = *scenario.me();
    assert_eq!((before.river(), before.count(Colour::Turquoise)), (0, before.count(Colour::Turquoise).min(5)));
    scenario.play("act:river");
    assert_eq!(gained(&scenario, &before), [1, 0, 0, 0], "a point, at once");
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

#[test]
fn ruling_k32_scroll_33_is_optional_and_goods_are_no_resources() {
    let mut scenario = school("scroll:33 provision:03");
    scenario.play("act:madrasa scroll:33");
    let asked = |scenario: &Scenario| {
        scenario.state.effects().last() == Some(&Effect::Provide) && scenario.state.seat() == HERO
    };
    let save = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let buying = matches!(
            scenario.state.effects().last(),
            Some(Effect::Madrasa { .. } | Effect::Medina | Effect::Sahara | Effect::River { .. })
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
fn ruling_k44_misprints_are_not_followed() {
    let mut scenario = Scenario::new();
    scenario.reach("gray2 date1 act:madrasa").play("act:madrasa");
    assert_eq!(scenario.me().count(Colour::Gray), 2);
    let yellow = format!("scroll:{}", scenario.state.scrolls_shown()[3]);
    assert_eq!(refused(&scenario, &yellow), "too-few-scholars", "scrolls 22 to 42 need three");
    let scenario = line_between(2, 4);
    assert_eq!(scenario.legal().len(), 5, "any of a line's bonuses, not one of two");
    // Scroll 67: keshis of several colours.
    let mut scenario = owning(67);
    let before = *scenario.me();
    scenario.play("keshi:purple keshi:orange keshi:yellow");
    assert_eq!(Colour::GOODS.map(|good| scenario.me().count(good) - before.count(good)), [1, 1, 1]);
}

#[test]
fn ruling_k45_oasis_27_is_the_mosques() {
    let scenario = Scenario::new();
    let oases = &scenario.game.printed().oases;
    assert_eq!(oases[26], Oasis::Top { stairs: Sector::Mosque, points: 7 });
    assert_eq!(oases[27], Oasis::Top { stairs: Sector::Palace, points: 7 });
}

#[test]
fn ruling_k47_some_river_tiles_may_be_refused() {
    for (river, season, refusable) in [
        ([1, 4, 5], 1, true),
        ([2, 4, 5], 1, true),
        ([7, 4, 5], 1, false),
        ([13, 4, 5], 1, false),
        ([8, 3, 5], 2, true),
        ([8, 4, 11], 3, true),
    ] {
        let scenario = sailing(4, river, season);
        assert_eq!(scenario.state.waits(), Waits::Player, "{river:?}");
        assert_eq!(scenario.state.seat(), HERO);
        assert_eq!(scenario.may("stop"), refusable, "{river:?}");
        if !refusable {
            assert_eq!(refused(&scenario, "stop"), "must-do");
        }
    }
}

#[test]
fn ruling_k48_the_steps_of_tile_11_are_not_divided() {
    let mut scenario = sailing(4, [8, 4, 11], 3);
    assert_eq!(scenario.legal(), ["stairs:palace", "stairs:mosque", "stop"]);
    let since = scenario.events.len();
    scenario.play("stairs:mosque");
    while scenario.may("line:points") {
        scenario.play("line:points");
    }
    let climbed = told(&scenario, since).iter().filter_map(|event| match event {
        Event::Climbed { seat: HERO, stairs, .. } => Some(*stairs),
        _ => None,
    });
    assert_eq!(climbed.collect::<Vec<_>>(), [Stairs::Mosque; 3]);
}

#[test]
fn ruling_k49_classic_places_claimed_keshis_at_once_and_scroll_43_takes_before_placing() {
    let mut scenario = table(2, "");
    scenario.play("select:green,gray,white select:green,gray,white tower:green2,gray2 claim:green2");
    assert_eq!(purse(scenario.me()), [12, 1, 1, 1], "the bonus comes between claims");
    let mut scenario = owning(43);
    let before = *scenario.me();
    scenario.play("keshi:green");
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green), "not yet");
    scenario.play("keshi:purple");
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green) + 1);
    assert_eq!(scenario.me().count(Colour::Purple), before.count(Colour::Purple) + 1);
}

#[test]
fn ruling_k50_nothing_need_be_bought() {
    for (sector, goal) in
        [("madrasa", "gray1 date1"), ("medina", "beige1"), ("souk", "purple1"), ("sahara", "brown1 date1")]
    {
        let mut scenario = Scenario::new().like("caravan:right");
        scenario.reach(&format!("{goal} act:{sector}")).play(&format!("act:{sector}"));
        let before = *scenario.me();
        scenario.play("stop");
        assert_eq!(gained(&scenario, &before)[1..], [0, 0, 0], "{sector}");
        assert_eq!(scenario.me().goods(), before.goods(), "{sector}");
    }
    let mut scenario = table(2, "");
    scenario.play("select:gray,beige,brown select:gray,beige,brown tower:none");
    for sector in ["madrasa", "medina", "sahara"] {
        assert_eq!(refused(&scenario, &format!("act:{sector}")), "no-action", "nothing can be bought");
    }
}

#[test]
fn ruling_k51_a_stored_keshi_may_be_left() {
    let mut scenario = Scenario::new().like("supply:123 caravan:right");
    scenario.reach("brown1 date1 act:sahara");
    let colour = scenario.me().supply()[0].unwrap();
    let count = scenario.me().count(colour);
    let oasis = scenario.me().discovered_oases().next().unwrap();
    scenario.play(&format!("act:sahara oasis:{oasis} stop"));
    assert_eq!(scenario.me().count(colour), count);
    assert_eq!(scenario.me().supply()[0], None, "it goes to the supply");
}

#[test]
fn ruling_k52_river_and_line_bonuses_are_not_refused() {
    let scenario = line_between(2, 2);
    assert_eq!(refused(&scenario, "stop"), "must-do");
    let mut scenario = with_river(4, [8, 4, 5], "");
    drive(&mut scenario, sail, |scenario| {
        let asked = scenario.state.effects().last() == Some(&Effect::Rapid) && scenario.state.seat() == HERO;
        asked && scenario.me().river() < 12
    });
    assert!(scenario.legal().iter().all(|bonus| bonus.starts_with("rapid:")));
    assert_eq!(refused(&scenario, "stop"), "must-do");
    assert_eq!(refused(&scenario, "rapid:4"), "not-crossed");
}

#[test]
fn ruling_k53_scroll_62_claims_all_it_can() {
    let mut scenario = owning_in(Scenario::new().like("caravan:left caravan:right supply:123"), 62, "brown2");
    let found = scenario.me().discovered_oases().count();
    assert!(found >= 2);
    assert_eq!(refused(&scenario, "stop"), "must-do");
    let before = *scenario.me();
    while scenario.me().claimed().count() < found.min(3) {
        let step = first(&legal_of(&scenario), "oasis:* stop").unwrap();
        scenario.play(&step.to_string());
    }
    assert_eq!(gained(&scenario, &before)[1..], [0, 0, 0], "without cost");
}

#[test]
fn ruling_k54_a_question_with_one_answer_answers_itself_and_is_told() {
    let mut scenario = table(2, "");
    scenario.play("select:gray,white,black select:gray,white,black tower:gray1");
    assert!(scenario.events.contains(&Event::Claimed { seat: HERO, colour: Colour::Gray, count: 1 }));
    scenario.play("act:madrasa stop new:palace");
    assert!(scenario.events.contains(&Event::TookNew { seat: HERO, sector: Sector::Mosque }));
    assert_eq!(scenario.state.seat(), seat(2));
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

/// The hero is about to claim the fifth oasis, which gives a scroll, and has an assistant in the madrasa too.
pub(crate) fn fifth_oasis() -> Scenario {
    let likes = "caravan:left caravan:right supply:123";
    let mut scenario = owning_in(Scenario::new().like(likes), 45, "brown3");
    let claim = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        if player != HERO {
            return None;
        }
        let me = scenario.me();
        let claimed = me.claimed().count();
        let top = scenario.state.effects().last().copied();
        let steps = match top {
            Some(Effect::Madrasa { .. } | Effect::Stored(_) | Effect::Swap | Effect::River { .. }) => "stop",
            Some(Effect::Sahara) if claimed < 4 => "oasis:*",
            Some(Effect::Sahara) => "stop",
            Some(Effect::PayAny { .. }) => "pay:water pay:date",
            _ if claimed < 4 => {
                "act:sahara assistant:sahara act:orchard claim:brown2 claim:green1 caravan:left caravan:right"
            }
            _ => "act:orchard claim:brown2 new:sahara caravan:left caravan:right claim:green1 entertainer:8 new:square",
        };
        let together = selection(legal, &[Colour::Gray, Colour::Brown], &[Colour::Green]);
        let last = scenario.state.time().0 == 3;
        let pick = if last {
            selection(legal, &[Colour::Green], &[Colour::Gray, Colour::Brown]).or(together)
        } else {
            together
        };
        pick.or_else(|| first(legal, steps))
    };
    let ready = |scenario: &Scenario| {
        let me = scenario.me();
        me.claimed().count() == 4
            && scenario.may("act:sahara")
            && scenario.may("act:madrasa")
            && me.of(Resource::Dinar) > 0
            && me.of(Resource::Date) > 1
    };
    drive(&mut scenario, claim, ready);
    scenario
}

#[test]
fn ruling_k57_k62_a_free_scroll_leaves_a_gap_and_is_no_purchase() {
    let mut scenario = fifth_oasis();
    let old = scenario.state.scrolls_shown();
    let oasis = scenario.me().discovered_oases().next().unwrap();
    let before = *scenario.me();
    scenario.play(&format!("act:sahara oasis:{oasis}"));
    if scenario.may("pay:date") {
        scenario.play("pay:date");
    }
    let scrolls: Vec<String> = old[3..6].iter().map(|scroll| format!("scroll:{scroll}")).collect();
    assert_eq!(scenario.legal(), [&scrolls[..], &["stop".to_owned()]].concat(), "a scroll of three scholars, or none");
    scenario.play(&scrolls[0]);
    assert_eq!(scenario.me().scrolls().len(), before.scrolls().len() + 1);
    while !scenario.may("act:madrasa") {
        let step = first(&legal_of(&scenario), "stop take:* keshi:purple").unwrap();
        scenario.play(&step.to_string());
    }
    scenario.play("act:madrasa");
    assert!(scenario.may("refresh:yellow"), "what was free was no purchase: {:?}", scenario.legal());
    let stacks = open(&scenario)["stacks"].clone();
    scenario.play("refresh:yellow");
    scenario.until(|scenario| matches!(scenario.state.effects().last(), Some(Effect::MustBuy { .. })));
    let (new, now) = (scenario.state.scrolls_shown(), open(&scenario)["stacks"].clone());
    assert!(!new[3].is_some(), "the gap stays");
    assert_eq!(now[3], stacks[3]);
    assert!(new[4] != old[4] && new[5] != old[5]);
    assert_eq!(now[4]["known"], serde_json::json!([old[4]]));
    let two: Vec<String> = new[4..6].iter().map(|scroll| format!("scroll:{scroll}")).collect();
    assert_eq!(scenario.legal(), two);
}

#[test]
fn ruling_k58_splitting_comes_before_revealing() {
    let (scenario, _) = emptied_stack();
    let split = scenario.events.iter().position(|event| matches!(event, Event::StackSplit { .. })).unwrap();
    assert!(matches!(scenario.events[split + 1], Event::ScrollShown { stack: 0, .. }), "then the first is revealed");
    assert_eq!(scenario.events[split], Event::StackSplit { from: 1, to: 0 });
}

#[test]
fn ruling_k59_the_lower_half_of_a_shop_moves() {
    let scenario = emptied_shop();
    let split = scenario.events.iter().position(|event| matches!(event, Event::ShopSplit { .. })).unwrap();
    let shown = |event: &Event| matches!(event, Event::LuxuryShown { shop: 1, .. });
    assert!(!scenario.events[split..].iter().any(shown), "what lies open on top stays");
    assert_eq!(scenario.state.luxury_shown()[1].0, 2);
}

#[test]
fn ruling_k61_k63_tile_01_allows_a_refresh_and_the_display_is_filled_after_it() {
    let mut scenario = with_river(4, [1, 4, 5], "");
    let study = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        let buying = matches!(scenario.state.effects().last(), Some(Effect::Madrasa { .. }));
        match player == HERO {
            true if buying => first(legal, "stop"),
            true => first(legal, "claim:gray1 new:madrasa act:orchard").or_else(|| sail(scenario, player, legal)),
            false => sail(scenario, player, legal),
        }
    };
    drive(&mut scenario, study, |scenario| scenario.state.effects().last() == Some(&Effect::AnyAction));
    assert!(scenario.me().count(Colour::Gray) > 0 && scenario.me().of(Resource::Date) > 0);
    assert!(scenario.me().of(Resource::Dinar) > 0);
    scenario.play("act:madrasa");
    assert!(scenario.may("refresh:gray"), "nothing was bought in the fourth round");
    let since = scenario.events.len();
    let scroll = scenario.state.scrolls_shown()[0];
    scenario.play(&format!("scroll:{scroll}"));
    scenario.until(|scenario| scenario.state.phase() != Phase::RiverFirst);
    let events = told(&scenario, since);
    let shown = events.iter().position(|event| matches!(event, Event::ScrollShown { stack: 0, .. }));
    let provided = events.iter().position(|event| matches!(event, Event::Provided { .. }));
    assert!(shown.is_some() && shown < provided.or(Some(usize::MAX)), "{events:?}");
}

#[test]
fn ruling_k64_scroll_33_refreshes_with_a_date_only_if_enough_remain() {
    // In the first round the hero spends one of two dates on scroll 33.
    let mut scenario = table(4, "scroll:33");
    scenario.play("select:green,gray,white select:green,gray,white select:gray,white,black select:white,black,beige");
    scenario.play("tower:green2,gray3,white4,black2");
    scenario
        .play("claim:gray2 claim:white1 claim:white1 claim:white1 claim:gray1 claim:white1 claim:black1 claim:black1");
    scenario.play("claim:green1 act:orchard act:madrasa scroll:33");
    let red = |_: &Scenario, player: Seat, legal: &[Action]| match player == HERO {
        true => selection(legal, &[Colour::Red], &[Colour::Pink]).or_else(|| first(legal, "assistant:madrasa")),
        false => None,
    };
    drive(&mut scenario, red, |scenario| scenario.may("act:madrasa"));
    scenario.play("act:madrasa");
    assert_eq!(purse(scenario.me())[1..], [1, 1, 1]);
    let before = *scenario.me();
    scenario.play("refresh:gray");
    assert_eq!(scenario.legal(), ["pay:water", "pay:dinar"], "the date is needed for the scroll");
    scenario.play("pay:water");
    assert_eq!(gained(&scenario, &before), [0, 0, -1, 0]);
}

#[test]
fn ruling_k65_a_permanent_scroll_works_within_the_action_under_way() {
    // Scroll 13 gives water for thresholds; scroll 05 then brings the step across one, in the same madrasa action.
    let mut scenario = Scenario::new().draws("scroll:13 scroll:05").like("entertainer:1 entertainer:2");
    scenario.reach("white3 act:palace");
    assert_eq!(scenario.me().count(Colour::White), 3);
    scenario.play("act:palace");
    assert_eq!(stands(&scenario)[0], 3);
    scenario.reach("gray2 date2 act:madrasa").play("act:madrasa");
    assert_eq!(stands(&scenario)[0], 3);
    scenario.play("scroll:13 scroll:05");
    let before = *scenario.me();
    scenario.play("entertainer:4");
    assert_eq!(stands(&scenario)[0], 4);
    assert_eq!(gained(&scenario, &before), [0, 0, 1, 1]);
}

#[test]
fn ruling_k66_scroll_29_comes_at_the_end_of_each_action_of_scroll_65() {
    let mut scenario = school("scroll:29 scroll:65");
    scenario.play("act:madrasa scroll:29");
    let mut scenario = owning_in(scenario, 65, "");
    scenario.likes("entertainer:2 bonus:2 stop");
    scenario.reach("pink1 act:square");
    let (before, since) = (scenario.me().disc(), scenario.events.len());
    scenario.play("act:square");
    while scenario.may("bonus:2") {
        scenario.play("bonus:2");
    }
    let disc = [1i16, 2, 2, 1, 3, 2, 1, 3];
    let faces = |turned: u8| disc[usize::from((8 - turned % 8) % 8)];
    let scored: Vec<i16> = told(&scenario, since)
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat: HERO, points, source: Source::Square } => Some(*points),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [2 * faces(before + 1), 2 * faces(before + 2)]);
}

#[test]
fn ruling_k67_scroll_60_doubles_rapids() {
    let mut scenario = owning(60);
    drive(&mut scenario, sail, |scenario| {
        scenario.state.effects().last() == Some(&Effect::Rapid) && scenario.state.seat() == HERO
    });
    let (before, saved) = (*scenario.me(), scenario.state);
    scenario.play("rapid:1");
    assert_eq!(scenario.me().points_from(Source::Rapids), before.points_from(Source::Rapids) + 2);
    scenario.state = saved;
    scenario.play("rapid:2 take:date take:dinar");
    assert_eq!(scenario.me().of(Resource::Date), before.of(Resource::Date) + 1, "the player chooses twice");
    assert_eq!(scenario.me().of(Resource::Dinar), before.of(Resource::Dinar) + 1);
}

#[test]
fn ruling_k68_the_vendor_of_scroll_57_counts_as_a_red_keshi() {
    let mut scenario = Scenario::new().draws("scroll:57");
    scenario.reach("gray5 date2 act:madrasa").play("act:madrasa");
    let before = scenario.me().count(Colour::Red);
    scenario.play("scroll:57");
    assert_eq!(scenario.me().count(Colour::Red), before + 1);
}

#[test]
fn ruling_k69_scroll_44_costs_a_dinar_and_a_resource_for_each_tile() {
    let mut scenario = owning(44);
    let asked = |scenario: &Scenario| {
        scenario.state.effects().last() == Some(&Effect::Provide)
            && scenario.state.seat() == HERO
            && scenario.may("provide:scroll")
    };
    let save = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        let buying = matches!(
            scenario.state.effects().last(),
            Some(Effect::Madrasa { .. } | Effect::Medina | Effect::Sahara | Effect::River { .. })
        );
        match player == HERO {
            true if buying => first(legal, "stop"),
            true => first(
                legal,
                "act:orchard act:square entertainer:8 bonus:8 claim:green1 claim:pink1 line:dinars provide:none",
            ),
            false => None,
        }
    };
    drive(&mut scenario, save, asked);
    let before = *scenario.me();
    let tiles = i32::from(before.provisions().len());
    let since = scenario.events.len();
    scenario.play("provide:scroll");
    while scenario.state.seat() == HERO && matches!(scenario.state.effects().last(), Some(Effect::PayAny { .. })) {
        let step = scenario.legal()[0].clone();
        scenario.play(&step);
    }
    let paid: i32 = told(&scenario, since)
        .iter()
        .map(|event| match event {
            Event::Paid { seat: HERO, count, .. } => i32::from(*count),
            _ => 0,
        })
        .sum();
    assert_eq!(paid, tiles + 1);
    assert_eq!(
        scenario.me().points_from(Source::Provisions),
        before.points_from(Source::Provisions),
        "nothing is lost"
    );
}

#[test]
fn ruling_k70_who_can_claim_nothing_is_passed_over() {
    let mut scenario = Scenario::new();
    scenario.reach("green8");
    let green = |scenario: &Scenario| {
        scenario.state.waits() == Waits::Chance(Draw::Tower) && crate::tools::thrown(scenario).of(Colour::Green) > 1
    };
    drive(&mut scenario, |_, _, legal| selection(legal, &[Colour::Green], &[]), green);
    scenario.play("tower:green2");
    while scenario.state.phase() == Phase::Claim {
        assert_ne!(scenario.state.seat(), HERO);
        scenario.step();
    }
    assert_eq!(scenario.me().count(Colour::Green), 8);
}

#[test]
fn ruling_k71_a_keshi_goes_where_its_owner_likes() {
    let mut scenario = table(2, "");
    scenario.play("select:pink,brown,red select:pink,brown,red assistant:souk assistant:souk tower:pink2,brown1,red1");
    scenario.play("claim:pink2");
    assert_eq!(scenario.legal().len(), 8);
    scenario.play("entertainer:8");
    assert_eq!(scenario.legal().len(), 7);
    scenario.play("entertainer:1 claim:brown1");
    assert_eq!(scenario.legal(), ["caravan:left", "caravan:right", "caravan:start"]);
    scenario.play("caravan:start take:date take:date");
    assert_eq!(scenario.legal().len(), 8, "the last keshi, a vendor, is claimed by itself; its place is free");
    assert!(scenario.may("vendor:sahara"));
}

#[test]
fn ruling_k72_goods_gates_match_beside_the_souk() {
    let mut scenario = table(4, "gate:purple gate:orange gate:yellow gate:green");
    first_round(&mut scenario, Colour::Beige, Colour::White, Colour::Black);
    scenario.play("act:medina");
    let saved = scenario.state;
    for (colour, points) in [("purple", -1), ("orange", -1), ("yellow", -1), ("green", -3)] {
        scenario.state = saved;
        scenario.play(&format!("gate:1{colour} space:8"));
        assert_eq!(scenario.me().points_from(Source::Gates), points, "{colour}");
    }
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
fn ruling_k12_with_one_keshi_in_the_base_scroll_61_takes_one() {
    let mut scenario = owning(61);
    let throws = |scenario: &Scenario| {
        let began = scenario.events.iter().rev().find(|event| matches!(event, Event::RoundBegan { .. }));
        scenario.state.waits() == Waits::Chance(Draw::Tower)
            && matches!(began, Some(Event::RoundBegan { seat: HERO, .. }))
    };
    drive(&mut scenario, |_, _, _| None, throws);
    let placed_by_itself = |colour: &Colour| {
        !matches!(colour, Colour::Pink | Colour::Brown | Colour::Red) && scenario.me().count(*colour) < 8
    };
    let mut thrown = crate::tools::thrown(&scenario).iter().map(|(colour, _)| colour);
    let colour = thrown.find(placed_by_itself).unwrap();
    let before = scenario.me().count(colour);
    scenario.play(&format!("tower:{colour}1"));
    assert_eq!(scenario.me().count(colour), before + 1);
    assert!(!scenario.state.effects().iter().any(|effect| matches!(effect, Effect::ClaimSecond { .. })));
}

#[test]
fn ruling_k16_what_follows_from_a_line_comes_before_the_remaining_steps() {
    // The line between palace 1 and mosque 2 gives an entertainer, who brings a step in the mosque.
    let mut scenario = line_between(1, 2);
    let left = scenario.state.effects().iter().find_map(|effect| match effect {
        Effect::Climb { left, .. } => Some(*left),
        _ => None,
    });
    let since = scenario.events.len();
    assert_eq!(stands(&scenario)[1], 4);
    scenario.play("line:right entertainer:6");
    assert_eq!(stands(&scenario)[1], 4 + 1 + left.unwrap());
    assert!(matches!(came(&scenario, since), Event::Deployed { colour: Colour::Pink, .. }));
}

#[test]
fn ruling_k21_scroll_66_brings_two_keshis() {
    let mut scenario = owning_in(Scenario::new(), 66, "");
    scenario.likes("stop");
    scenario.reach("beige1 act:medina");
    scenario.play("act:medina");
    let gate = scenario.legal().into_iter().find(|gate| gate.starts_with("gate:1")).unwrap();
    let colour: Colour = gate["gate:1".len()..].parse().unwrap();
    let before = *scenario.me();
    scenario.play(&gate);
    let since = scenario.events.len();
    let space = scenario.legal()[0].clone();
    scenario.play(&space);
    while first(&legal_of(&scenario), "stop entertainer:* caravan:* vendor:*").is_some()
        && scenario.me().count(colour) < before.count(colour) + 2
    {
        let step = first(&legal_of(&scenario), "stop entertainer:* caravan:* vendor:*").unwrap();
        scenario.play(&step.to_string());
    }
    let came = told(&scenario, since).iter().filter(|event| match event {
        Event::Deployed { seat: HERO, colour: other, .. } | Event::Lost { seat: HERO, colour: other } => {
            *other == colour
        }
        _ => false,
    });
    assert_eq!(came.count(), 2);
}

#[test]
fn ruling_k25_scroll_58_without_a_date_does_nothing() {
    let mut scenario = Scenario::new().draws("scroll:58");
    scenario.reach("gray5 date2 act:madrasa").play("act:madrasa");
    assert_eq!(scenario.me().of(Resource::Date), 2);
    let scrolls = scenario.me().scrolls().len();
    scenario.play("scroll:58");
    assert_eq!(scenario.me().scrolls().len(), scrolls + 1);
    assert!(!matches!(scenario.state.effects().last(), Some(Effect::TakeScroll { .. })));
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

#[test]
fn ruling_k04_a_seventh_oasis_triggers_nothing() {
    let mut scenario = with_river(4, [2, 15, 5], "");
    let roam = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        if player != HERO {
            return claim_but(legal, &[Colour::Brown, Colour::Turquoise, Colour::Pink])
                .or_else(|| sail(scenario, player, legal));
        }
        let me = scenario.me();
        let (season, round) = scenario.state.time();
        let pick = match (season, round) {
            (3, 1 | 2) => selection(legal, &[], &[Colour::Brown, Colour::Red]),
            (3, _) => None,
            (_, 1) => selection(legal, &[Colour::Turquoise, Colour::Brown], &[Colour::Red]),
            (_, 2) => selection(legal, &[Colour::Red], &[]),
            _ => None,
        };
        let river = if me.count(Colour::Turquoise) > 0 && season < 3 { "act:river" } else { "new:river" };
        let sahara = if season == 3 { "act:sahara" } else { "new:sahara" };
        let top = scenario.state.effects().last().copied();
        let steps = match top {
            Some(Effect::Madrasa { .. } | Effect::Stored(_) | Effect::Swap | Effect::River { .. } | Effect::Medina) => {
                "stop".to_owned()
            }
            Some(Effect::TakeScroll { .. }) => "stop".to_owned(),
            _ => format!(
                "oasis:* claim:brown2 claim:brown1 claim:turquoise1 {river} {sahara} assistant:sahara caravan:left \
                 caravan:right act:orchard act:souk exchange:* new:souk act:square entertainer:8 entertainer:7 \
                 entertainer:2 bonus:8 claim:green2 line:dinars rapid:2 take:dinar new:palace"
            ),
        };
        pick.or_else(|| first(legal, &steps))
    };
    drive(&mut scenario, roam, |scenario| {
        scenario.me().claimed().count() == 7 || scenario.state.phase() == Phase::Over
    });
    assert_eq!(scenario.me().claimed().count(), 7);
    let top = scenario.state.effects().last();
    assert!(matches!(top, None | Some(Effect::Sahara | Effect::Assistants)), "nothing is asked: {top:?}");
    let at = scenario.events.iter().rposition(|event| matches!(event, Event::ClaimedOasis { seat: HERO, .. })).unwrap();
    let brought = |event: &Event| {
        matches!(event, Event::Deployed { seat: HERO, .. } | Event::Lost { seat: HERO, .. } | Event::GotScroll { .. })
    };
    assert!(!scenario.events[at..].iter().any(brought));
}

/// The resources with which prices are no matter.
const PLENTY: &str = "9 dates + 9 water + 9 dinars";

#[test]
fn ruling_k12_a_keshi_whose_space_was_filled_meanwhile_is_lost() {
    let mut scenario = student(rich("").draws("scroll:61 start:1"), 3, 6);
    scenario.likes("act:orchard new:mosque new:palace select:gray,purple,yellow assistant:madrasa");
    let mut scenario = buying(scenario, 61, "green7");
    scenario.play("act:madrasa scroll:61");
    let throws = |scenario: &Scenario| {
        let began = scenario.events.iter().rev().find(|event| matches!(event, Event::RoundBegan { .. }));
        scenario.state.waits() == Waits::Chance(Draw::Tower)
            && matches!(began, Some(Event::RoundBegan { seat: HERO, .. }))
    };
    scenario.until(throws);
    let since = scenario.events.len();
    assert_eq!((stands(&scenario)[..2].to_vec(), scenario.me().count(Colour::Green)), (vec![0, 6], 7));
    // Both have a space at the claim. The entertainer brings a step, the step a line, and the line a picker.
    scenario.play("tower:green1,pink1 claim:pink1 entertainer:6 line:right");
    assert_eq!(scenario.me().count(Colour::Green), 8);
    assert!(told(&scenario, since).contains(&Event::Claimed { seat: HERO, colour: Colour::Green, count: 1 }));
    assert!(told(&scenario, since).contains(&Event::Lost { seat: HERO, colour: Colour::Green }));
}

#[test]
fn ruling_k15_water_won_on_the_way_buys_a_step() {
    let mut scenario = late::owning(starting("9 dates", "assistant:river new:river"), 17);
    scenario.reach("turquoise6");
    scenario.likes("assistant:river entertainer:1");
    scenario.until(|scenario| scenario.may("act:river"));
    assert_eq!((scenario.me().river(), scenario.me().of(Resource::Water)), (0, 0));
    // The second rapid gives a resource.
    scenario.play("act:river take:water");
    asked(&scenario, "pay:water stop");
    scenario.play("pay:water");
    assert_eq!((scenario.me().river(), scenario.me().of(Resource::Water)), (7, 0));
}

#[test]
fn ruling_k20_scroll_64_brings_no_scroll_50() {
    let scenario = late::owning(rich("vendor:palace").draws("scroll:50 scroll:64"), 50);
    let mut scenario = buying(scenario, 64, "green2");
    assert!(!scenario.me().has_vendor(Sector::Madrasa));
    let (before, pickers) = (*scenario.me(), i32::from(scenario.me().count(Colour::Green)));
    scenario.play("act:madrasa scroll:64 keshi:red vendor:orchard");
    assert_eq!(gained(&scenario, &before), [0, pickers - 3, 0, 0]);
}

#[test]
fn ruling_k20_tile_01_brings_no_scroll_50() {
    let mut scenario = late::owning(playing([1, 4, 5], PLENTY, "vendor:orchard act:river"), 50);
    scenario.likes("assistant:river act:river vendor:orchard");
    scenario.aim("red1 turquoise2 green2");
    scenario.until(|scenario| scenario.state.effects().last() == Some(&Effect::AnyAction));
    assert!(scenario.me().has(50) && scenario.me().has_vendor(Sector::Orchard));
    let (before, pickers) = (*scenario.me(), i32::from(scenario.me().count(Colour::Green)));
    let since = scenario.events.len();
    scenario.play("act:orchard");
    assert_eq!(came(&scenario, since), Event::Acted { seat: HERO, sector: Sector::Orchard });
    assert!(pickers > 0);
    assert_eq!(points(&scenario, Source::Scrolls), before.points_from(Source::Scrolls));
}

#[test]
fn ruling_k22_scroll_33_does_not_help_oasis_20() {
    let mut scenario = owning_both(rich(""), 33, 68);
    scenario.until(|scenario| scenario.may("caravan:left"));
    let dinars = scenario.me().of(Resource::Dinar);
    scenario.play("caravan:left oasis:20");
    for _ in 0..dinars {
        asked(&scenario, "pay:dinar stop");
        scenario.play("pay:dinar");
    }
    assert!(scenario.me().of(Resource::Date) > 0 && scenario.me().of(Resource::Water) > 0);
    assert!(!matches!(scenario.state.effects().last(), Some(Effect::Return { .. })));
    assert_eq!(points(&scenario, Source::Oases), 3 + dinars as i16);
}

#[test]
fn ruling_k22_scroll_33_does_not_help_oasis_20_at_the_end() {
    let options = Options { river: Some([8, 4, 5]), ..Options::default() };
    let mut scenario = late::owning(three(Scenario::starting(options, PLENTY).draws("scroll:33"), [20, 8, 9]), 33);
    scenario.likes("act:orchard entertainer:8");
    scenario.until(|scenario| scenario.state.phase() == Phase::Over);
    let at = |event: &Event| matches!(event, Event::OasisScored { seat: HERO, oasis: Tile(20), .. });
    let at = scenario.events.iter().position(at).unwrap();
    let dinars = match scenario.events[at - 1] {
        Event::Paid { seat: HERO, resource: Resource::Dinar, count } => count as u8,
        _ => 0,
    };
    assert!(scenario.me().of(Resource::Water) > 0, "water is left");
    assert_eq!(scenario.events[at], Event::OasisScored { seat: HERO, oasis: Tile(20), points: 3 + dinars });
}

#[test]
fn ruling_k24_the_souks_vendor_may_go() {
    let scenario = rich("caravan:left caravan:right supply:123").draws("scroll:57 scroll:62");
    let mut scenario = buying(late::owning(scenario, 57), 62, "brown3");
    scenario.play("act:madrasa scroll:62");
    while scenario.state.effects().last() != Some(&Effect::Swap) {
        let step = first(&legal_of(&scenario), "oasis:* stop").unwrap();
        scenario.play(&step.to_string());
    }
    let vendors = scenario.me().count(Colour::Red);
    assert!(scenario.me().has_vendor(Sector::Souk));
    scenario.play("return:red-souk");
    assert!(!scenario.me().has_vendor(Sector::Souk));
    assert_eq!(scenario.me().count(Colour::Red), vendors - 1);
}

/// All buy from the first two stacks of scrolls, one from each in a turn, until the stacks of that kind hold so many.
fn bought_in_pairs(left: [u64; 3]) -> Scenario {
    let options = Options { river: Some([8, 4, 5]), ..Options::default() };
    let mut scenario = Scenario::starting(options, "9 dates").draws("start:1");
    scenario.until(|scenario| scenario.state.phase() == Phase::Select);
    let buy = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        let board = scenario.state.board(player);
        let able = board.count(Colour::Gray) >= 2 && board.of(Resource::Date) >= 2;
        let tops = scenario.state.scrolls_shown();
        let study = if able { "act:madrasa" } else { "new:madrasa" };
        let steps = match scenario.state.effects().last() {
            Some(Effect::Madrasa { .. }) => format!("scroll:{} scroll:{} stop", tops[0], tops[1]),
            _ => format!("claim:gray1 claim:green1 {study} act:orchard assistant:madrasa"),
        };
        let pick = selection(legal, &[Colour::Gray], &[]).or_else(|| selection(legal, &[Colour::Red], &[]));
        pick.or_else(|| first(legal, &steps))
    };
    drive(&mut scenario, buy, |scenario| scrolls_left(scenario) == left);
    scenario
}

/// How many scrolls for one scholar are in each stack, with the open one.
fn scrolls_left(scenario: &Scenario) -> [u64; 3] {
    let stacks = open(scenario)["stacks"].clone();
    let hidden = |stack: usize| {
        stacks[stack]["unknown"].as_u64().unwrap() + stacks[stack]["known"].as_array().unwrap().len() as u64
    };
    [0, 1, 2].map(|stack| hidden(stack) + u64::from(scenario.state.scrolls_shown()[stack].is_some()))
}

#[test]
fn ruling_k58_empty_stacks_are_served_from_left_to_right() {
    let mut scenario = bought_in_pairs([0, 0, 7]);
    let (seat, since) = (scenario.state.seat(), scenario.events.len());
    scenario.until(|scenario| scenario.state.seat() != seat);
    let display = told(&scenario, since).iter().filter_map(|event| match *event {
        Event::StackSplit { from, to } => Some((Some(from), to)),
        Event::ScrollShown { stack, .. } => Some((None, stack)),
        _ => None,
    });
    assert_eq!(display.collect::<Vec<_>>(), [(Some(2), 0), (Some(2), 1), (None, 0), (None, 1)]);
    // Of seven, one of them open, three go to the first stack; of the four that are left, two to the second.
    assert_eq!(scrolls_left(&scenario), [3, 2, 2]);
}

#[test]
fn ruling_k26_a_stack_of_one_gives_nothing() {
    let mut scenario = bought_in_pairs([0, 0, 1]);
    let (seat, since) = (scenario.state.seat(), scenario.events.len());
    scenario.until(|scenario| scenario.state.seat() != seat);
    let split = |event: &Event| matches!(event, Event::StackSplit { .. } | Event::ScrollShown { .. });
    assert!(!told(&scenario, since).iter().any(split));
    assert_eq!(scrolls_left(&scenario), [0, 0, 1]);
}

#[test]
fn ruling_k28_the_crocodile_counts_for_scroll_69() {
    let mut scenario = late::owning(playing([8, 9, 5], PLENTY, ""), 69);
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
fn ruling_k49_tile_03_takes_before_placing() {
    let mut scenario = sailing(4, [8, 3, 5], 2);
    let before = *scenario.me();
    scenario.play("keshi:green");
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green), "not yet");
    scenario.play("keshi:purple");
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green) + 1);
}

#[test]
fn ruling_k61_the_display_is_filled_after_tile_02() {
    let likes = "caravan:left caravan:right supply:123 act:river";
    let mut scenario = playing([2, 4, 5], PLENTY, likes).draws("oasis:05 oasis:06 oasis:07");
    scenario.reach("brown4 act:sahara").play("act:sahara");
    while scenario.me().claimed().count() < 4 {
        let step = first(&legal_of(&scenario), "oasis:* stop").unwrap();
        scenario.play(&step.to_string());
    }
    scenario.aim("turquoise2");
    scenario.until(|scenario| scenario.may("oasis:06"));
    assert_eq!((scenario.state.phase(), scenario.me().claimed().count()), (Phase::RiverFirst, 4));
    let yellow = scenario.state.scrolls_shown()[3];
    let since = scenario.events.len();
    scenario.play(&format!("oasis:06 scroll:{yellow}"));
    assert_eq!(scenario.state.waits(), Waits::Chance(Draw::Scroll { stack: 3 }));
    assert!(!told(&scenario, since).iter().any(|event| matches!(event, Event::Provided { .. })));
}

/// How many sectors the hero has a vendor in, the souk included.
fn vendors(scenario: &Scenario) -> u16 {
    Sector::ALL.into_iter().filter(|&sector| scenario.me().has_vendor(sector)).count() as u16
}

#[test]
fn ruling_k68_the_vendor_of_scroll_57_counts_for_oasis_13() {
    let mut scenario = owning_both(rich("new:palace"), 57, 68);
    scenario.until(|scenario| scenario.may("caravan:left"));
    assert!(scenario.me().has_vendor(Sector::Souk));
    let worth = 3 + vendors(&scenario) as i16;
    scenario.play("caravan:left oasis:13");
    assert_eq!(points(&scenario, Source::Oases), worth);
}

#[test]
fn ruling_k68_the_vendor_of_scroll_57_counts_for_tile_17_and_scroll_35_does_not() {
    let mut scenario = owning_both(playing([8, 4, 17], PLENTY, ""), 35, 57);
    scenario.until(|scenario| scenario.state.time().0 == 3);
    scenario.likes("assistant:river act:river");
    scenario.aim("turquoise2");
    scenario.until(|scenario| scenario.may("prize:2"));
    assert!(scenario.me().has(35) && scenario.me().has_vendor(Sector::Souk));
    let (all, since) = (vendors(&scenario), scenario.events.len());
    scenario.play("prize:2");
    let got = |resource: Resource| Event::Got { seat: HERO, resource, count: all };
    assert!(told(&scenario, since).contains(&got(Resource::Water)));
    assert!(told(&scenario, since).contains(&got(Resource::Date)));
}

#[test]
fn ruling_k68_the_vendor_of_scroll_57_counts_for_tile_18() {
    let mut scenario = late::owning(playing([8, 4, 18], PLENTY, ""), 57);
    scenario.reach("purple3");
    scenario.until(|scenario| scenario.state.time().0 == 3);
    scenario.likes("assistant:river act:river");
    scenario.aim("turquoise2");
    scenario.until(|scenario| scenario.may("prize:2"));
    let others = Colour::ALL.into_iter().filter(|&colour| colour != Colour::Red);
    let keshis = others.map(|colour| scenario.me().count(colour)).sum::<u16>() + vendors(&scenario);
    assert!(scenario.me().has_vendor(Sector::Souk));
    assert_eq!(keshis % 4, 0, "it is the last of four");
    let before = points(&scenario, Source::RiverTiles);
    scenario.play("prize:2");
    assert_eq!(points(&scenario, Source::RiverTiles), before + keshis as i16 / 4);
}

#[test]
fn ruling_k68_the_souk_is_never_full() {
    let mut scenario = late::owning(rich(""), 57);
    scenario.reach("purple8");
    scenario.until(|scenario| scenario.state.phase() == Phase::Over);
    assert!(scenario.me().has_vendor(Sector::Souk) && scenario.me().count(Colour::Purple) >= 8);
    assert_eq!(points(&scenario, Source::FullSectors), 0);
}

/// The usual river tiles, and whatever else an expansion needs.
fn expanded() -> Options {
    Options { river: Some([8, 4, 5]), ..Options::default() }
}

/// A game with desert towns 10, 11 and 12, in which the hero sends caravans along the left path, and likes this.
pub(crate) fn towns(likes: &str) -> Scenario {
    let scenario = Scenario::starting(Options { desert_towns: true, ..expanded() }, "9 dates + 9 water + 9 dinars");
    let mut scenario = scenario.draws("town:10 town:11 town:12 scroll:71").like(&format!("{likes} caravan:left"));
    scenario.aim("brown4");
    scenario
}

/// The hero has claimed a desert town, and had what else is asked.
pub(crate) fn in_town(town: u8, more: &str) -> Scenario {
    let mut scenario = towns("");
    scenario.until(|scenario| scenario.may(&format!("town:{town}"))).play(&format!("town:{town}"));
    scenario.reach(&format!("{more} purple1 orange1 yellow1 act:sahara"));
    scenario.play(&format!("act:sahara town:{town}"));
    scenario
}

/// The hero is in the imam's company.
fn beside_imam(draws: &str) -> Scenario {
    let scenario = Scenario::with(Options { imam_and_sultan: true, ..expanded() }).draws(draws);
    let mut scenario = scenario.cap("purple0 orange0 yellow0").like("act:mosque line:points");
    scenario.aim("black4").until(|scenario| scenario.me().step(Stairs::Mosque) >= 5);
    scenario.cap("purple9 orange9 yellow9")
}

/// The hero, in the imam's company, is about to choose which of three goods is spared.
pub(crate) fn with_imam() -> Scenario {
    let mut scenario = beside_imam("luxury:11");
    scenario.reach("purple1 orange1 yellow1 act:souk");
    scenario.play("act:souk luxury:11");
    scenario
}

/// Essential edition: no pink keshi ever comes out of the tower, and the hero, who leads, has a placeholder to exchange
/// before the fourth round of season 2.
pub(crate) fn with_placeholder() -> Scenario {
    let mut scenario = table_with(Options { edition: Edition::Essential, ..expanded() }, "");
    let lead = |_: &Scenario, seat: Seat, legal: &[Action]| match seat {
        HERO => first(legal, "claim:green2 claim:green1 new:orchard"),
        _ => claim_but(legal, &[Colour::Green]),
    };
    let but_pink =
        |scenario: &Scenario| thrown(scenario).iter().filter(|&(colour, _)| colour != Colour::Pink).collect();
    drive_thrown(&mut scenario, lead, but_pink, |scenario| {
        scenario.state.phase() == Phase::Placeholders
            && scenario.state.waits() == Waits::Player
            && scenario.state.seat() == HERO
    });
    scenario
}

#[test]
fn ruling_k06_the_step_of_an_office_and_the_resource_of_scroll_18_come_in_chosen_order() {
    let options = Options { offices: Offices::New, ..expanded() };
    let scenario = Scenario::starting(options, "9 dates + 9 dinars").draws("office:07 office:08 office:09");
    let mut scenario = owning_in(scenario, 18, "purple1 orange1 yellow1");
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
fn ruling_k21_what_towns_11_and_12_give_is_taken_and_not_bought() {
    let mut scenario = in_town(11, "");
    scenario.play("luxury:01");
    let taken = |event: &Event| matches!(event, Event::GotLuxury { seat: HERO, taken: true, .. });
    assert!(scenario.events.iter().any(taken));
    let mut scenario = in_town(12, "beige1");
    let gate = scenario.legal()[0].clone();
    scenario.play(&format!("{gate} space:1"));
    assert!(scenario.events.iter().any(|event| matches!(event, Event::Built { seat: HERO, taken: true, .. })));

    let mut scenario = Scenario::new().draws("luxury:21");
    scenario.reach("purple3 orange2 act:souk").play("act:souk luxury:21");
    let bought = |event: &Event| matches!(event, Event::GotLuxury { seat: HERO, taken: false, .. });
    assert!(scenario.events.iter().any(bought));
    let mut scenario = Scenario::new().draws("gate:brown");
    scenario.reach("beige1 act:medina").play("act:medina gate:1brown space:1");
    assert!(scenario.events.iter().any(|event| matches!(event, Event::Built { seat: HERO, taken: false, .. })));
}

#[test]
fn ruling_k76_towns_that_give_something_at_once_are_not_scored() {
    let mut scenario = in_town(11, "");
    scenario.play("luxury:01").finish();
    let claimed = |event: &Event| matches!(event, Event::TownClaimed { seat: HERO, town: Tile(11) });
    assert!(scenario.events.iter().any(claimed));
    assert!(!scenario.events.iter().any(|event| matches!(event, Event::TownScored { town: Tile(11), .. })));
}

#[test]
fn ruling_k78_the_good_that_the_imam_spares_is_told() {
    let mut scenario = with_imam();
    asked(&scenario, "keshi:purple keshi:orange keshi:yellow");
    let since = scenario.events.len();
    scenario.play("keshi:orange");
    assert_eq!(told(&scenario, since)[0], Event::Spared { seat: HERO, colour: Colour::Orange });
    let paid = |event: &Event| match event {
        Event::PaidGoods { colour, count: 1, .. } => Some(*colour),
        _ => None,
    };
    let paid: Vec<Colour> = told(&scenario, since).iter().filter_map(paid).collect();
    assert_eq!(paid, [Colour::Purple, Colour::Yellow]);
}

#[test]
fn ruling_k75_a_placeholder_is_swapped_for_a_colour_selected_before_and_never_kept() {
    let scenario = with_placeholder();
    let left = scenario.legal();
    let hand = open(&scenario)["boards"][0]["hand"].as_array().unwrap().clone();
    let selected =
        Colour::ALL.into_iter().filter(|&colour| colour != Colour::Pink && !hand.contains(&colour.name().into()));
    assert_eq!(left, selected.map(|colour| format!("keshi:{colour}")).collect::<Vec<_>>());
    assert_eq!(left.len(), 9, "three in each of three rounds");
}

#[test]
fn ruling_k76_scroll_71_knows_no_towns() {
    let mut scenario = in_town(10, "");
    let since = scenario.events.len();
    scenario.play("scroll:71");
    let scored = |event: &Event| matches!(event, Event::OasisScored { .. } | Event::TownScored { .. });
    assert!(!told(&scenario, since).iter().any(scored));
    assert!(scenario.me().count(Colour::Brown) >= 4, "the caravan on the town space is one of the Sahara");
}

#[test]
fn ruling_k77_both_faces_of_an_office_come_in_classic_only() {
    for (edition, left) in [(Edition::Classic, 11), (Edition::Essential, 10)] {
        let scenario = table_with(Options { edition, offices: Offices::Mixed, ..expanded() }, "office:02");
        let unseen = open(&scenario)["unseen_offices"].as_array().unwrap().clone();
        assert_eq!(unseen.len(), left);
        assert_eq!(unseen.contains(&8.into()), edition == Edition::Classic, "the back of office 02");
    }
}

#[test]
fn ruling_k78_in_the_imams_company_a_slipper_is_free() {
    let mut scenario = beside_imam("luxury:01").cap("purple0 orange0 yellow0");
    scenario.reach("act:souk").play("act:souk");
    assert_eq!(scenario.me().count(Colour::Orange), 0);
    let since = scenario.events.len();
    scenario.play("luxury:01");
    assert!(!told(&scenario, since).iter().any(|event| matches!(event, Event::PaidGoods { .. })));
    assert!(told(&scenario, since).contains(&Event::Spared { seat: HERO, colour: Colour::Orange }));
    assert!(told(&scenario, since).contains(&Event::GotLuxury { seat: HERO, luxury: Tile(1), taken: false }));
}

#[test]
fn ruling_k78_in_the_sultans_company_scroll_58_needs_no_date() {
    let options = Options { imam_and_sultan: true, ..expanded() };
    let mut scenario = Scenario::starting(options, "9 dates").draws("scroll:58 scroll:61");
    scenario.reach("gray5 white2 date2");
    scenario.likes("act:palace line:points assistant:palace");
    scenario.aim("white3 date2 act:madrasa");
    scenario.until(|scenario| {
        let joined = |event: &Event| match event {
            Event::CompanionJoined { seat, stairs: Stairs::Palace } => Some(*seat),
            _ => None,
        };
        let beside = scenario.events.iter().rev().find_map(joined) == Some(HERO);
        beside && scenario.may("act:madrasa") && scenario.me().of(Resource::Date) > 0
    });
    let dates = scenario.me().of(Resource::Date);
    scenario.play("act:madrasa scroll:58");
    assert_eq!(dates - scenario.me().of(Resource::Date), 1, "2 dates, less one");
    let before = scenario.me().of(Resource::Date);
    scenario.play("scroll:61");
    assert_eq!(scenario.me().of(Resource::Date), before, "1 date, less one");
    if scenario.may("stop") {
        assert_eq!(refused(&scenario, "refresh:gray"), "already-bought");
    }
}

#[test]
fn ruling_k79_the_start_player_is_drawn_and_all_three_sides_are_agreed_on_or_none() {
    let mut scenario = Scenario::new();
    scenario.until(|scenario| scenario.state.phase() == Phase::FirstProvision).host();
    scenario.step();
    assert_eq!(scenario.state.waits(), Waits::Chance(Draw::StartPlayer));
    let mut odds = Vec::new();
    scenario.game.odds(&scenario.state, &mut odds);
    assert!(odds.len() == 4 && odds.iter().all(|&(_, weight)| weight == 1));
    for river in ["[8,4,5]", "null"] {
        assert!(serde_json::from_str::<Options>(&format!("{{\"river\":{river}}}")).is_ok());
    }
    assert!(serde_json::from_str::<Options>("{\"river\":[8,null,5]}").is_err());
}

#[test]
fn ruling_k80_every_keshi_sticks_or_falls_by_itself() {
    for (layer, sticks) in [(TowerLayer::B1, 0.15), (TowerLayer::B2, 0.3f64)] {
        let mut scenario = table_with(Options { players: 2, layer, ..expanded() }, "");
        scenario.play("select:green,gray,white select:black,pink,beige");
        let likelihood = |fallen: &str| scenario.game.likelihood(&scenario.state, fallen.parse().unwrap());
        let all = likelihood("tower:green1,gray1,white1,black1,pink1,beige1");
        assert!((all - (1.0 - sticks).powi(6)).abs() < 1e-9, "{all}");
        let none = likelihood("tower:none");
        assert!((none - sticks.powi(6)).abs() < 1e-9, "{none}");
    }
}
