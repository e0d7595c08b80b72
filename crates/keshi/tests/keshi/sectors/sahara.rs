//! The Sahara.

use keshi::{Effect, Question, Source};

use crate::scenario::Scenario;
use crate::tools::{gained, open, purse, refused, table};

/// The hero, in the first round, places the first of four caravans and has an assistant in the Sahara.
fn caravans(draws: &str) -> Scenario {
    let mut scenario = table(4, draws);
    scenario.play(&"select:white,black,brown ".repeat(4));
    scenario.play("tower:white3,black3,brown4 claim:brown2");
    scenario
}

#[test]
fn sector_sahara_start_oasis_right_space_first() {
    let mut scenario = caravans("");
    assert_eq!(scenario.legal(), ["caravan:left", "caravan:right", "caravan:start"]);
    let before = *scenario.me();
    scenario.play("caravan:start");
    assert_eq!(scenario.legal(), ["take:date", "take:water", "take:dinar"]);
    scenario.play("take:date take:dinar");
    assert_eq!(gained(&scenario, &before), [0, 1, 0, 1], "any two resources");
    scenario.play("caravan:start");
    assert_eq!(gained(&scenario, &before), [2, 1, 0, 1], "then two points");
    assert_eq!(scenario.me().points_from(Source::Deployment), 2);
    scenario.play("claim:white1 claim:white1 claim:white1 claim:brown2");
    assert_eq!(refused(&scenario, "caravan:start"), "space-taken");
    assert_eq!(scenario.me().discovered_oases().count(), 0, "no tile lies there");
}

#[test]
fn sector_sahara_caravans_discover_oases_along_both_paths() {
    let mut scenario = caravans("");
    scenario.play("caravan:left oasis:11 caravan:right oasis:12");
    scenario.play("claim:white1 claim:white1 claim:white1 claim:brown2 caravan:left oasis:13 caravan:left oasis:14");
    let found: Vec<u8> = scenario.me().discovered_oases().map(|oasis| oasis.0).collect();
    assert_eq!(found, [11, 13, 14, 12], "three on the left path, one on the right");
    let path = open(&scenario)["boards"][0]["caravans"].clone();
    assert_eq!(path, serde_json::json!({ "left": 3, "right": 1, "start": 0 }));
    scenario.play("claim:black1 claim:black1");
    scenario.until(|scenario| scenario.uses());
    scenario.play("new:sahara");
    assert_eq!(scenario.legal(), ["caravan:right", "caravan:start"], "the left path is at its end");
}

#[test]
fn sector_sahara_oases_cost_what_their_place_shows() {
    for (way, costs) in [
        ("left", [[0, 0, 0, -1], [0, -1, 0, -1], [0, -1, -1, -1]]),
        ("right", [[0, -1, 0, 0], [0, -1, -1, 0], [0, -1, -1, -1]]),
    ] {
        let mut scenario = caravans("");
        scenario.play(&format!("caravan:{way} oasis:11 caravan:{way} oasis:12"));
        scenario.play(&format!("claim:white1 claim:white1 claim:white1 claim:brown1 caravan:{way} oasis:13"));
        scenario.until(|scenario| scenario.uses());
        assert_eq!(purse(scenario.me()), [10, 1, 1, 1]);
        scenario.play("act:sahara");
        let (before, saved) = (*scenario.me(), scenario.state);
        assert_eq!(refused(&scenario, "oasis:14"), "not-discovered");
        for (oasis, cost) in (11..).zip(costs) {
            scenario.state = saved;
            scenario.play(&format!("oasis:{oasis}"));
            assert_eq!(gained(&scenario, &before), cost, "{way}, oasis {oasis}");
            let claimed: Vec<u8> = scenario.me().claimed().map(|tile| tile.0).collect();
            assert_eq!(claimed, [oasis]);
            assert_eq!(scenario.me().discovered_oases().count(), before.discovered_oases().count() - 1);
        }
    }
}

#[test]
fn sector_sahara_claims_as_many_as_can_be_paid() {
    let mut scenario = caravans("keshi:green keshi:gray");
    scenario.play("caravan:left oasis:11 caravan:right oasis:12");
    scenario.play("claim:white1 claim:white1 claim:white1 claim:brown1 caravan:right oasis:13");
    scenario.until(|scenario| scenario.uses());
    let stored = scenario.me().supply()[0].unwrap();
    scenario.play("act:sahara oasis:11");
    assert_eq!(scenario.legal(), [format!("keshi:{stored}"), "stop".to_owned()], "the keshi of the first space");
    scenario.play(&format!("keshi:{stored}"));
    assert_eq!(scenario.me().count(stored), 1);
    assert_eq!(refused(&scenario, "oasis:11"), "not-discovered");
    scenario.play("oasis:13");
    // Nothing is left to pay with: the action is over.
    assert_eq!(purse(scenario.me())[1..], [0, 0, 0]);
    assert!(scenario.state.effects().last() == Some(&Effect::Ask(Question::Assistants)));
    let claimed: Vec<u8> = scenario.me().claimed().map(|tile| tile.0).collect();
    assert_eq!(claimed, [11, 13], "in this order from the left");
}
