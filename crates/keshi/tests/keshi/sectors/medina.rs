//! The medina.

use keshi::{Colour, Event, Resource, Sector, Source};

use crate::scenario::{HERO, Scenario};
use crate::tools::{first_round, gained, refused, table, told};

/// Gates of the workshops: eight for the first, then some for the second.
const GATES: &str = "gate:brown gate:turquoise gate:green gate:gray gate:white gate:black gate:pink gate:purple \
                     gate:orange gate:yellow gate:beige gate:red gate:brown gate:pink gate:green gate:gray";

/// The hero, in the first round, has four guards and an assistant in the medina.
fn guards() -> Scenario {
    let mut scenario = table(4, GATES);
    first_round(&mut scenario, Colour::Beige, Colour::White, Colour::Black);
    assert_eq!((scenario.me().count(Colour::Beige), scenario.me().free_guards()), (4, 4));
    scenario
}

#[test]
fn sector_medina_buys_builds_and_then_deploys() {
    let mut scenario = guards();
    let before = *scenario.me();
    scenario.play("act:medina gate:1brown");
    assert_eq!(scenario.legal().len(), 8, "any space");
    scenario.play("space:1");
    assert_eq!(gained(&scenario, &before), [-3 + 2, 0, 0, 0], "beside the Sahara, which it matches");
    assert_eq!(scenario.me().points_from(Source::Gates), -1);
    assert_eq!(scenario.me().count(Colour::Brown), 0, "keshis come after all purchases");
    assert_eq!(scenario.me().free_guards(), 3);
    scenario.play("gate:2pink");
    assert_eq!(refused(&scenario, "space:1"), "space-taken");
    scenario.play("space:4");
    assert_eq!(gained(&scenario, &before), [-1 + 1, 0, 0, -1]);
    assert_eq!(refused(&scenario, "gate:2green"), "cannot-pay");
    assert_eq!(refused(&scenario, "gate:1brown"), "not-on-display", "it was the only one there");
    scenario.play("gate:1green space:5");
    assert_eq!(gained(&scenario, &before), [-3, 0, 0, -1]);
    assert_eq!(scenario.me().count(Colour::Green), 0);
    scenario.play("stop");
    assert_eq!(scenario.legal(), ["keshi:green", "keshi:pink", "keshi:brown"], "in any order");
    scenario.play("keshi:pink entertainer:2");
    assert_eq!(gained(&scenario, &before), [-3, 0, 1, -1], "with the deployment bonus");
    scenario.play("keshi:brown caravan:left").host();
    assert_eq!(scenario.me().discovered_oases().count(), 1);
    assert_eq!(scenario.me().count(Colour::Green), 1, "the last one goes by itself");
    assert_eq!(gained(&scenario, &before), [-2, 0, 1, -1]);
    assert_eq!((scenario.me().gates(), scenario.me().free_guards()), (3, 1));
    assert_eq!(scenario.me().count(Colour::Beige), 4, "committed guards are still guards");
}

#[test]
fn sector_medina_sells_a_gate_for_each_guard() {
    let mut scenario = guards();
    scenario.play("act:medina gate:1brown space:1 gate:1turquoise space:3 gate:1green space:4 gate:1gray space:5");
    // Four guards, four gates: the action is over.
    assert_eq!(scenario.legal(), ["keshi:green", "keshi:gray", "keshi:turquoise", "keshi:brown"]);
    assert_eq!((scenario.me().gates(), scenario.me().free_guards()), (4, 0));
    scenario.play("keshi:green keshi:gray keshi:turquoise");
    let mut scenario = guards();
    scenario.play("act:medina stop");
    assert_eq!(scenario.me().gates(), 0);
}

#[test]
fn sector_medina_workshops_cost_and_give_what_they_show() {
    for (workshop, colour, dinars, points) in [(1, "brown", 0, -3), (2, "orange", 1, 1), (3, "", 2, 4), (4, "", 3, 7)] {
        let mut scenario = table(4, &format!("office:05 {GATES}"));
        first_round(&mut scenario, Colour::Beige, Colour::Purple, Colour::Black);
        scenario.play("act:souk exchange:purple");
        assert_eq!(scenario.me().of(Resource::Dinar), 3);
        scenario.play("act:medina");
        let before = *scenario.me();
        let gate = scenario.legal().into_iter().find(|gate| gate.starts_with(&format!("gate:{workshop}{colour}")));
        scenario.play(&gate.unwrap());
        // Space 7 is beside the square.
        scenario.play("space:7");
        let gain = gained(&scenario, &before);
        assert_eq!((gain[0], gain[3]), (points, -dinars), "workshop {workshop}");
        assert_eq!(scenario.me().points_from(Source::Gates), points as i16);
    }
}

#[test]
fn sector_medina_gates_match_the_sector_beside_them() {
    let spaces =
        ["brown", "turquoise", "green", "gray", "white", "black", "pink", "purple orange yellow"].into_iter().zip(1..);
    let mut scenario = guards();
    scenario.play("act:medina");
    let saved = scenario.state;
    for (matching, space) in spaces {
        for colour in Colour::ALL {
            let (workshop, points) = if scenario.may(&format!("gate:1{colour}")) { (1, -3) } else { (2, 1) };
            let before = *scenario.me();
            scenario.play(&format!("gate:{workshop}{colour} space:{space}"));
            let matches = matching.split(' ').any(|one| one == colour.name());
            let expected = points + if matches { 2 } else { 0 };
            assert_eq!(gained(&scenario, &before)[0], expected, "a {colour} gate on space {space}");
            scenario.state = saved;
        }
    }
}

#[test]
fn sector_medina_keshi_of_a_full_sector_is_lost() {
    let mut scenario = Scenario::new().draws("gate:green gate:brown");
    scenario.reach("green8 beige2 act:medina");
    let since = scenario.events.len();
    scenario.play("act:medina gate:1green space:1 gate:1brown space:3 stop").host();
    assert!(told(&scenario, since).contains(&Event::Lost { seat: HERO, colour: Colour::Green }));
    assert_eq!(scenario.me().count(Colour::Green), 8);
}

#[test]
fn sector_medina_guard_of_a_beige_gate_comes_too_late() {
    let mut scenario = table(2, GATES);
    scenario.play("select:white,black,beige select:white,black,beige tower:beige1 act:medina gate:2beige space:1");
    // One guard, one gate: the action is over, and the new guard stands on the watchtower.
    assert_eq!((scenario.me().count(Colour::Beige), scenario.me().free_guards(), scenario.me().gates()), (2, 1, 1));
    assert!(scenario.uses() && scenario.me().assistants(Sector::Medina) == 0);
}
