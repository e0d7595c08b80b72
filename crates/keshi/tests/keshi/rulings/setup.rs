//! Setup: K1 to K5.

use keshi::{Action, Colour, Draw, Effect, Event, Keshi, Keshis, Options, Phase, Question, Waits};
use table::{Game, Seat, Turn};

use super::{sail, with_river};
use crate::scenario::{HERO, Scenario};
use crate::tools::{claim_but, drive, drive_thrown, first, gained, open, seat, selection, table};

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
        let mut scenario = Scenario::with(Options { players, ..Scenario::options() });
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
            Some(
                Effect::Ask(Question::Madrasa | Question::Stored(_))
                | Effect::Ask(Question::Swap | Question::River(_) | Question::Medina),
            ) => "stop".to_owned(),
            Some(Effect::Ask(Question::TakeScroll(_))) => "stop".to_owned(),
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
    assert!(
        matches!(top, None | Some(Effect::Ask(Question::Sahara | Question::Assistants))),
        "nothing is asked: {top:?}"
    );
    let at = scenario.events.iter().rposition(|event| matches!(event, Event::ClaimedOasis { seat: HERO, .. })).unwrap();
    let brought = |event: &Event| {
        matches!(event, Event::Deployed { seat: HERO, .. } | Event::Lost { seat: HERO, .. } | Event::GotScroll { .. })
    };
    assert!(!scenario.events[at..].iter().any(brought));
}

#[test]
fn ruling_k05_the_tower_starts_empty_and_keeps_what_sticks() {
    let mut scenario = table(2, "");
    assert!(scenario.state.tower().is_empty());
    let none = |_: &Scenario, _: Seat, _: &[Action]| None;
    drive_thrown(&mut scenario, none, |_| Keshis::NONE, |scenario| scenario.state.time() == (2, 1));
    assert_eq!(scenario.state.tower(), Colour::ALL.into_iter().map(|colour| (colour, 2)).collect());
}
