//! What a table may choose, and what it may not.

use keshi::{Action, Components, Discs, Draw, Edition, Keshi, Options, Source, TowerLayer, Waits};
use serde_json::{Value, json};
use table::Game;

use crate::scenario::Scenario;
use crate::tools::open;

/// Options written down.
fn read(options: &Value) -> Result<Options, String> {
    serde_json::from_value(options.clone()).map_err(|error| error.to_string())
}

#[test]
fn options_that_cannot_be_are_told_all_at_once() {
    let tiles = |first: [u8; 4]| json!([first[0], first[1], first[2], first[3], 5, 6, 7, 8, 9, 10, 11, 12]);
    let cases: [(Value, &[&str]); 9] = [
        (json!({ "players": 1 }), &["keshi is for 2 to 4 players, not 1"]),
        (json!({ "players": 5 }), &["keshi is for 2 to 4 players, not 5"]),
        (json!({ "river": [0, 3, 5] }), &["00 is no river tile of season 1"]),
        (json!({ "river": [7, 9, 19] }), &["19 is no river tile of season 3"]),
        (json!({ "river": [3, 1, 5] }), &["03 is no river tile of season 1", "01 is no river tile of season 2"]),
        (json!({ "staircase_tiles": tiles([1, 2, 3, 41]) }), &["41 is no side of a staircase tile"]),
        (json!({ "staircase_tiles": tiles([0, 20, 3, 4]) }), &["00 is no side of a staircase tile"]),
        (json!({ "staircase_tiles": tiles([1, 2, 3, 21]) }), &["01 and 21 are the two sides of one staircase tile"]),
        (
            json!({ "players": 0, "river": [2, 4, 4], "staircase_tiles": tiles([20, 2, 40, 4]) }),
            &[
                "keshi is for 2 to 4 players, not 0",
                "04 is no river tile of season 3",
                "20 and 40 are the two sides of one staircase tile",
            ],
        ),
    ];
    for (options, reasons) in cases {
        let faults = Keshi::with(read(&options).unwrap()).map(|_| ()).unwrap_err().reasons;
        assert_eq!(faults, reasons, "{options}");
    }
}

#[test]
fn options_that_are_none_are_told_with_those_there_are() {
    let players = "keshi is for 2 to 4 players";
    let (editions, layers) = ("editions are classic or essential", "layers are B1 or B2");
    let (discs, offices) = ("discs are pink or purple", "offices are base, mixed or new");
    let river = "river tiles are random or a list of their sides";
    let staircase = "staircase tiles are none, random or a list of their sides";
    let cases = [
        (json!({ "players": -1 }), players),
        (json!({ "players": 2.5 }), players),
        (json!({ "players": "two" }), players),
        (json!({ "edition": "deluxe" }), editions),
        (json!({ "edition": null }), editions),
        (json!({ "layer": "B3" }), layers),
        (json!({ "layer": 2 }), layers),
        (json!({ "discs": "green" }), discs),
        (json!({ "discs": ["pink"] }), discs),
        (json!({ "offices": "old" }), offices),
        (json!({ "offices": true }), offices),
        (json!({ "offices": 5 }), offices),
        (json!({ "offices": { "new": null } }), offices),
        (json!({ "river": [1, 3] }), "the list has 3 sides, not 2"),
        (json!({ "river": [1, 3, 500] }), "500 is no side of a river tile"),
        (json!({ "river": [-1, 3, 500] }), "-1 is no side of a river tile, 500 is no side of a river tile"),
        (json!({ "river": [1, 3, 5.5] }), river),
        (json!({ "river": "none" }), river),
        (json!({ "river": 7 }), river),
        (json!({ "staircase_tiles": [1, 2] }), "the list has 12 sides, not 2"),
        (json!({ "staircase_tiles": "some" }), staircase),
        (json!({ "staircase_tiles": 5 }), staircase),
        (json!({ "staircase_tiles": null }), staircase),
    ];
    for (options, told) in cases {
        assert_eq!(read(&options).unwrap_err(), told, "{options}");
    }
    assert!(read(&json!({ "variant": true })).unwrap_err().starts_with("unknown field `variant`, expected one of"));
    for plain in [json!({}), json!({ "river": null }), json!({ "river": "random" })] {
        assert_eq!(read(&plain).unwrap(), Options::default(), "{plain}");
    }
}

#[test]
fn values_that_cannot_be_read_are_told_with_what_is_wrong_with_the_others() {
    let bad = json!({ "colour": 1, "discs": "blue", "players": 9, "river": [1, 2, 5] });
    let none = "keshi has no option “colour”; it has players, edition, layer, river, staircase_tiles, imam_and_sultan, \
                offices, discs, desert_towns";
    let reasons = [
        none,
        "the option discs=\"blue\" cannot be: discs are pink or purple",
        "keshi is for 2 to 4 players, not 9",
        "02 is no river tile of season 2",
    ];
    let mut told = Keshi::options_from(bad).unwrap_err().reasons;
    told.sort();
    let mut reasons = reasons.to_vec();
    reasons.sort_unstable();
    assert_eq!(told, reasons);
}

/// What is drawn for the river.
fn river_draws(options: Options) -> Vec<Vec<String>> {
    let mut scenario = Scenario::with(options);
    let mut draws = Vec::new();
    while let Waits::Chance(Draw::RiverTile { .. }) = scenario.state.waits() {
        let mut odds = Vec::new();
        scenario.game.odds(&scenario.state, &mut odds);
        draws.push(odds.iter().map(|(outcome, _)| outcome.to_string()).collect());
        scenario.draw();
    }
    draws
}

#[test]
fn river_tiles_are_given_or_drawn_with_any_side_up() {
    let seasons = [[1, 2, 7, 8, 13, 14], [3, 4, 9, 10, 15, 16], [5, 6, 11, 12, 17, 18]];
    for edition in [Edition::Classic, Edition::Essential] {
        let drawn = river_draws(Options { edition, ..Options::default() });
        assert_eq!(drawn, seasons.map(|sides| sides.map(|side: u8| format!("river:{side:02}")).to_vec()));
        for at in 0..6 {
            let river = seasons.map(|sides| sides[at]);
            let options = Options { edition, river: Some(river), ..Options::default() };
            assert_eq!(river_draws(options.clone()), [[""; 0]; 0], "nothing is left to draw");
            assert_eq!(open(&Scenario::with(options))["river_tiles"], json!(river));
        }
    }
}

/// How many spectators face the first space of the square, for each way to lay the disc.
fn spectators(options: &Options) -> Vec<i16> {
    let facing = |disc: u8| {
        let mut scenario = Scenario::with(options.clone()).like(&format!("{} entertainer:1", Action::Disc(disc)));
        scenario.reach("pink1 act:square");
        let before = scenario.me().points_from(Source::Square);
        scenario.play("act:square");
        if scenario.may("bonus:1") {
            scenario.play("bonus:1");
        }
        (scenario.me().points_from(Source::Square) - before) / 2
    };
    let mut all: Vec<i16> = (0..8).map(facing).collect();
    all.sort_unstable();
    all
}

#[test]
fn the_purple_side_of_the_disc_has_a_section_for_none_and_one_for_four() {
    for edition in [Edition::Classic, Edition::Essential] {
        let with = |discs| Options { edition, discs, ..Scenario::options() };
        assert_eq!(spectators(&with(Discs::Pink)), [1, 1, 1, 2, 2, 2, 3, 3], "{edition:?}");
        assert_eq!(spectators(&with(Discs::Purple)), [0, 1, 1, 2, 2, 2, 3, 4], "{edition:?}");
    }
}

#[test]
fn the_second_layer_holds_more_back() {
    for edition in [Edition::Classic, Edition::Essential] {
        let [first, second] = [TowerLayer::B1, TowerLayer::B2].map(|layer| {
            let mut scenario = Scenario::with(Options { edition, layer, ..Options::default() });
            scenario.until(|scenario| scenario.state.waits() == Waits::Chance(Draw::Tower));
            let all = scenario.thrown();
            scenario.game.likelihood(&scenario.state, keshi::Outcome::Tower(all))
        });
        assert!(first > second && second > 0.0, "{first} and {second} that nothing sticks");
    }
}

#[test]
fn an_edition_has_the_same_components() {
    let of = |edition| Keshi::with(Options { edition, ..Options::default() }).unwrap().components();
    assert_eq!(of(Edition::Classic), of(Edition::Essential));
    assert_eq!(of(Edition::Classic), Some(Components::embedded().set()));
}
