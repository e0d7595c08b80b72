//! Editions and expansions, once more: K75 to K80.

use keshi::{Colour, Draw, Edition, Event, Offices, Options, Phase, Tile, TowerLayer, Waits};
use table::Game;

use super::{beside_imam, in_town, with_imam, with_placeholder};
use crate::scenario::{HERO, Scenario};
use crate::tools::{asked, open, table_with, told};

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
fn ruling_k76_towns_that_give_something_at_once_are_not_scored() {
    let mut scenario = in_town(11, "");
    scenario.play("luxury:01").finish();
    let claimed = |event: &Event| matches!(event, Event::TownClaimed { seat: HERO, town: Tile(11) });
    assert!(scenario.events.iter().any(claimed));
    assert!(!scenario.events.iter().any(|event| matches!(event, Event::TownScored { town: Tile(11), .. })));
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
        let scenario = table_with(Options { edition, offices: Offices::Mixed, ..Scenario::options() }, "office:02");
        let unseen = open(&scenario)["unseen_offices"].as_array().unwrap().clone();
        assert_eq!(unseen.len(), left);
        assert_eq!(unseen.contains(&8.into()), edition == Edition::Classic, "the back of office 02");
    }
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
        let mut scenario = table_with(Options { players: 2, layer, ..Scenario::options() }, "");
        scenario.play("select:green,gray,white select:black,pink,beige");
        let likelihood = |fallen: &str| scenario.game.likelihood(&scenario.state, fallen.parse().unwrap());
        let all = likelihood("tower:green1,gray1,white1,black1,pink1,beige1");
        assert!((all - (1.0 - sticks).powi(6)).abs() < 1e-9, "{all}");
        let none = likelihood("tower:none");
        assert!((none - sticks.powi(6)).abs() < 1e-9, "{none}");
    }
}
