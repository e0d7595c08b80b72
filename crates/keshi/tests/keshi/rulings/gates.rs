//! Keshis and gates: K70 to K72.

use keshi::{Colour, Draw, Phase, Source, Waits};

use crate::scenario::{HERO, Scenario};
use crate::tools::{drive, first_round, selection, table};

#[test]
fn ruling_k70_who_can_claim_nothing_is_passed_over() {
    let mut scenario = Scenario::new();
    scenario.reach("green8");
    let green = |scenario: &Scenario| {
        scenario.state.waits() == Waits::Chance(Draw::Tower) && scenario.thrown().of(Colour::Green) > 1
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
