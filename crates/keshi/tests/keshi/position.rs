//! Positions as text: they print and parse, and what cannot be is refused with all its reasons.

use std::collections::BTreeSet;

use keshi::{Keshi, Options};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use table::Game;

use crate::walk::{POSITIONS, games, wander};

#[test]
fn positions_print_and_parse_at_tables_of_every_kind() {
    for game in games() {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        wander(&game, game.start(), &mut rng, |state| {
            let text = game.position(state);
            assert!(!text.contains('\n'));
            assert_eq!(game.load(&text), Ok(*state), "{text}");
            assert_eq!(game.position(&game.load(&text).unwrap()), text);
        });
    }
}

/// The names of the reasons for which a position is refused.
fn reasons(game: &Keshi, position: &Value) -> BTreeSet<&'static str> {
    let refused = game.load(&position.to_string()).err().into_iter().flatten();
    refused.map(|violation| violation.name).collect()
}

type When = fn(&Value) -> bool;
type Edit = fn(&mut Value);

/// Edits the first position of which something holds, and tells why it is refused.
#[track_caller]
fn edited(when: When, edit: Edit) -> (BTreeSet<&'static str>, Value) {
    let all = POSITIONS.iter().flat_map(|(game, all)| all.iter().map(move |position| (game, position)));
    let (game, position) = all.into_iter().find(|(_, position)| when(position)).expect("some position is like this");
    let mut position = position.clone();
    assert_eq!(reasons(game, &position), BTreeSet::new());
    edit(&mut position);
    (reasons(game, &position), position)
}

fn phase(position: &Value, phase: &str) -> bool {
    position["open"]["phase"] == phase
}

fn selecting(position: &Value) -> bool {
    phase(position, "select") && position["open"]["season"] == 2 && position["open"]["round"] == 2
}

/// Whether all expansions are played with.
fn with_all(position: &Value) -> bool {
    position["open"]["staircase_tiles"][0] != Value::Null
}

fn top(position: &Value) -> &Value {
    position["open"]["stack"].as_array().unwrap().last().unwrap_or(&Value::Null)
}

fn asked(position: &Value, effect: &str) -> bool {
    position["open"]["waits"] == "player" && (top(position) == effect || top(position).get(effect).is_some())
}

fn board(position: &mut Value) -> &mut Value {
    &mut position["open"]["boards"][0]
}

/// Whether the first player uses assistants.
fn own_turn(position: &Value) -> bool {
    phase(position, "use") && position["open"]["seat"] == 1
}

fn board_of(position: &Value) -> &Value {
    &position["open"]["boards"][0]
}

fn list(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().unwrap()
}

fn stack(position: &mut Value) -> &mut Vec<Value> {
    list(&mut position["open"]["stack"])
}

/// Puts an effect under the one that is asked.
fn slip(position: &mut Value, effect: Value) {
    let at = stack(position).len() - 1;
    stack(position).insert(at, effect);
}

fn add(value: &mut Value, more: i64) {
    *value = (value.as_i64().unwrap() + more).into();
}

/// What fires which invariant, alone or among others.
const BROKEN: &[(&str, When, Edit)] = &[
    ("time", selecting, |p| p["open"]["season"] = 4.into()),
    ("time", selecting, |p| p["open"]["round"] = 255.into()),
    ("time", |p| phase(p, "over"), |p| p["open"]["season"] = 2.into()),
    ("time", |p| phase(p, "use"), |p| p["open"]["phase"] = "river_first".into()),
    ("time", |p| phase(p, "setup"), |p| p["open"]["round"] = 2.into()),
    ("turn", selecting, |p| p["open"]["seat"] = 8.into()),
    ("turn", selecting, |p| p["open"]["start"] = 7.into()),
    ("turn", selecting, |p| add(&mut p["open"]["turns"], 1)),
    ("turn", |p| phase(p, "use"), |p| p["open"]["turns"] = 0.into()),
    ("turn", |p| phase(p, "claim"), |p| p["open"]["turns"] = 200.into()),
    ("turn", selecting, |p| p["open"]["season_start"] = p["open"]["start"].clone()),
    ("chosen", |p| phase(p, "use"), |p| p["open"]["ready"] = json!([1])),
    ("chosen", selecting, |p| p["open"]["ready"] = json!([1, 2, 3, 4])),
    ("chosen", selecting, |p| p["open"]["ready"] = json!([8])),
    ("chosen", |p| selecting(p) && p["open"]["ready"] == json!([1]), |p| p["secret"][0]["chosen"] = Value::Null),
    ("chosen", |p| selecting(p) && p["open"]["ready"] == json!([1]), |p| p["secret"][0]["chosen"] = "stop".into()),
    ("chosen", |p| selecting(p) && p["open"]["ready"] == json!([1]), |p| p["open"]["ready"] = json!([])),
    ("players", selecting, |p| drop(list(&mut p["open"]["boards"]).pop())),
    ("players", selecting, |p| drop(list(&mut p["secret"]).pop())),
    ("players", selecting, |p| {
        let one = board(p).clone();
        list(&mut p["open"]["boards"]).push(one);
    }),
    ("points", selecting, |p| add(&mut board(p)["points"]["start"], 1)),
    ("points", selecting, |p| board(p)["points"]["leftovers"] = 3.into()),
    ("points", selecting, |p| board(p)["points"]["provisions"] = 3.into()),
    ("points", selecting, |p| board(p)["points"]["lines"] = 32_767.into()),
    ("points", |p| phase(p, "over"), |p| add(&mut board(p)["points"]["full_sectors"], 10)),
    ("stairs", selecting, |p| board(p)["stairs"]["palace"] = 17.into()),
    ("resources", selecting, |p| board(p)["resources"]["date"] = 65_535.into()),
    ("resources", selecting, |p| board(p)["goods"]["orange"] = 65_535.into()),
    ("sectors", selecting, |p| board(p)["keshis"]["orchard"] = 255.into()),
    ("vendors", selecting, |p| {
        board(p)["vendors"] = json!(["souk"]);
    }),
    ("vendors", selecting, |p| {
        board(p)["new_vendor"] = true.into();
    }),
    ("square", selecting, |p| add(&mut board(p)["keshis"]["square"], 1)),
    ("square", selecting, |p| board(p)["disc"] = 8.into()),
    ("guards", |p| phase(p, "select"), |p| board(p)["gates"] = vec!["red"; 8].into()),
    ("caravans", selecting, |p| board(p)["caravans"]["start"] = 255.into()),
    ("caravans", selecting, |p| board(p)["oases"]["left"] = json!([1, 2, 3])),
    (
        "storage",
        |p| selecting(p) && p["open"]["boards"][0]["claimed"] != json!([]),
        |p| {
            board(p)["supply"][0] = "green".into();
        },
    ),
    ("hand", selecting, |p| drop(list(&mut board(p)["hand"]).pop())),
    ("hand", selecting, |p| board(p)["selected"] = json!(["green", "gray", "white"])),
    ("hand", |p| phase(p, "throw"), |p| board(p)["hand"] = board(p)["selected"].clone()),
    ("assistants", selecting, |p| board(p)["assistants"]["orchard"] = 255.into()),
    (
        "assistants",
        |p| phase(p, "throw"),
        |p| {
            board(p)["assistants"] = json!({
                "orchard": 0, "madrasa": 0, "palace": 0, "mosque": 0, "square": 0, "river": 0, "medina": 0, "sahara": 0,
                "souk": 3,
            });
        },
    ),
    ("assistants", |p| phase(p, "claim"), |p| board(p)["assistants"]["souk"] = 0.into()),
    ("bought", selecting, |p| board(p)["bought"] = true.into()),
    ("scholars", selecting, |p| board(p)["served"] = 1.into()),
    ("scholars", |p| phase(p, "over"), |p| board(p)["served"] = 1.into()),
    ("scholars", |p| own_turn(p) && board_of(p)["bought"] == true, |p| board(p)["served"] = 9.into()),
    ("scholars", |p| own_turn(p) && board_of(p)["bought"] == false, |p| board(p)["served"] = 1.into()),
    (
        "scholars",
        |p| own_turn(p) && board_of(p)["scrolls"] == json!([]),
        |p| {
            board(p)["bought"] = true.into();
            board(p)["served"] = 1.into();
        },
    ),
    (
        "scholars",
        |p| phase(p, "use") && p["open"]["seat"] == 2,
        |p| {
            board(p)["bought"] = true.into();
            board(p)["served"] = 1.into();
        },
    ),
    (
        "scholars",
        |p| own_turn(p) && p["open"]["stack"] == json!(["restock"]) && board_of(p)["bought"] == true,
        |p| board(p)["served"] = 1.into(),
    ),
    ("beginning", |p| phase(p, "select"), |p| board(p)["stairs"]["palace"] = 1.into()),
    ("beginning", |p| phase(p, "select"), |p| board(p)["points"]["lines"] = 1.into()),
    ("river", selecting, |p| board(p)["river"] = 255.into()),
    ("river", selecting, |p| p["open"]["fishermen"] = json!([1, 1])),
    ("river", selecting, |p| p["open"]["fishermen"] = json!([5, 6, 7, 8])),
    ("river", selecting, |p| p["open"]["fishermen"] = json!([1, 2, 3, 4])),
    (
        "river",
        |p| selecting(p) && p["open"]["boards"][2].is_object(),
        |p| {
            list(&mut p["open"]["fishermen"]).reverse();
        },
    ),
    ("scrolls", selecting, |p| drop(list(&mut p["open"]["unseen_scrolls"]).pop())),
    ("scrolls", selecting, |p| board(p)["scrolls"] = json!([127])),
    ("scrolls", selecting, |p| list(&mut p["open"]["stacks"]).swap(0, 11)),
    ("scrolls", selecting, |p| p["open"]["stacks"][0]["top"] = 255.into()),
    ("scrolls", selecting, |p| p["open"]["stacks"][0]["unknown"] = 255.into()),
    ("display", selecting, |p| {
        let top = p["open"]["stacks"][0]["top"].take();
        list(&mut p["open"]["unseen_scrolls"]).push(top);
        add(&mut p["open"]["stacks"][0]["unknown"], 1);
    }),
    ("display", selecting, |p| {
        let top = p["open"]["shops"][0]["top"].take();
        list(&mut p["open"]["unseen_luxury"]).push(top);
        add(&mut p["open"]["shops"][0]["unknown"], 1);
    }),
    ("luxury", selecting, |p| drop(list(&mut p["open"]["unseen_luxury"]).pop())),
    ("luxury", selecting, |p| p["open"]["shops"][0]["unknown"] = 255.into()),
    ("luxury", selecting, |p| p["open"]["shops"][0]["top"] = p["open"]["shops"][1]["top"].clone()),
    ("luxury", selecting, |p| board(p)["luxury"] = json!([26])),
    ("gates", selecting, |p| p["open"]["bag"] = json!({ "green": 1 })),
    ("gates", selecting, |p| p["open"]["workshops"][0] = json!({ "green": 255, "gray": 255 })),
    ("gates", selecting, |p| board(p)["gates"][0] = "red".into()),
    ("aside", selecting, |p| board(p)["aside"] = json!({ "green": 1 })),
    ("aside", |p| asked(p, "medina"), |p| board(p)["aside"] = json!({ "green": 255, "gray": 255 })),
    ("aside", |p| asked(p, "medina"), |p| slip(p, "medina".into())),
    ("aside", |p| phase(p, "exchange"), |p| board(p)["aside"] = json!({ "green": 9 })),
    ("placeholders", selecting, |p| board(p)["placeholders"] = json!(["green"])),
    ("placeholders", |p| phase(p, "throw") && with_all(p), |p| board(p)["placeholders"] = json!(["green", "gray"])),
    ("wooden keshis", |p| phase(p, "exchange"), |p| p["open"]["tower"] = json!({ "green": 30 })),
    ("staircase tiles", selecting, |p| p["open"]["staircase_tiles"][0] = 1.into()),
    ("staircase tiles", |p| selecting(p) && with_all(p), |p| p["open"]["staircase_tiles"][11] = Value::Null),
    ("staircase tiles", |p| selecting(p) && with_all(p), |p| p["open"]["staircase_tiles"][11] = 41.into()),
    (
        "staircase tiles",
        |p| selecting(p) && with_all(p),
        |p| p["open"]["staircase_tiles"][0] = p["open"]["staircase_tiles"][1].clone(),
    ),
    ("companions", selecting, |p| p["open"]["companions"][0] = json!({ "on": 5 })),
    ("companions", |p| selecting(p) && with_all(p), |p| p["open"]["companions"][1] = "nowhere".into()),
    ("companions", |p| selecting(p) && with_all(p), |p| p["open"]["companions"][1] = json!({ "on": 16 })),
    ("companions", |p| selecting(p) && with_all(p), |p| p["open"]["companions"][0] = json!({ "with": 8 })),
    ("towns", selecting, |p| p["open"]["towns"] = json!([1])),
    ("towns", |p| selecting(p) && with_all(p), |p| drop(list(&mut p["open"]["towns"]).pop())),
    ("towns", |p| selecting(p) && with_all(p), |p| board(p)["towns_claimed"][1] = true.into()),
    (
        "towns",
        |p| selecting(p) && with_all(p) && p["open"]["towns"] != json!([]),
        |p| board(p)["towns"][0] = list(&mut p["open"]["towns"]).pop().unwrap(),
    ),
    ("head start", selecting, |p| p["open"]["head_start"] = 1.into()),
    ("office", |p| selecting(p) && with_all(p), |p| p["open"]["office"] = 13.into()),
    ("oases", selecting, |p| drop(list(&mut p["open"]["unseen_oases"]).pop())),
    ("oases", selecting, |p| board(p)["claimed"] = json!([1, 1])),
    ("oases", selecting, |p| board(p)["claimed"] = json!([31])),
    (
        "oases",
        |p| selecting(p) && p["open"]["river_tiles"][0] != 2,
        |p| {
            let one = list(&mut p["open"]["unseen_oases"]).pop().unwrap();
            list(&mut board(p)["claimed"]).push(one);
        },
    ),
    (
        "open oases",
        |p| selecting(p) && p["open"]["river_tiles"][0] != 2,
        |p| {
            let one = list(&mut p["open"]["unseen_oases"]).pop().unwrap();
            p["open"]["open_oases"] = json!([one]);
        },
    ),
    (
        "open oases",
        |p| phase(p, "select") && p["open"]["river_tiles"][0] == 2,
        |p| {
            let all = p["open"]["open_oases"].take();
            p["open"]["open_oases"] = json!([]);
            list(&mut p["open"]["unseen_oases"]).extend(all.as_array().unwrap().clone());
        },
    ),
    ("supply", selecting, |p| p["open"]["supply_bag"] = json!(["purple"])),
    ("supply", |p| phase(p, "select"), |p| board(p)["supply"] = p["open"]["boards"][1]["supply"].clone()),
    ("supply", |p| phase(p, "select"), |p| board(p)["supply"] = json!([null, null, null])),
    (
        "supply",
        |p| phase(p, "supply") && p["open"]["boards"][2].is_object(),
        |p| {
            list(&mut board(p)["supply"]).rotate_right(1);
        },
    ),
    ("river tiles", selecting, |p| p["open"]["river_tiles"][0] = 3.into()),
    ("river tiles", selecting, |p| p["open"]["river_tiles"][0] = 255.into()),
    ("river tiles", selecting, |p| p["open"]["river_tiles"][2] = Value::Null),
    ("office", selecting, |p| p["open"]["office"] = Value::Null),
    ("office", selecting, |p| p["open"]["office"] = 200.into()),
    ("office", selecting, |p| p["open"]["unseen_offices"] = json!([])),
    ("office", selecting, |p| p["open"]["office"] = p["open"]["unseen_offices"][0].clone()),
    // Two may have typed in the same tile, as long as it does not lie open twice.
    ("provisions", selecting, |p| {
        p["open"]["boards"][0]["provisions"] = p["open"]["boards"][1]["provisions"].clone();
    }),
    ("provisions", selecting, |p| board(p)["provisions"] = json!([13, 14])),
    ("provisions", selecting, |p| board(p)["face_down"] = 255.into()),
    ("provisions", selecting, |p| p["secret"][0]["provisions"] = json!([])),
    ("tower", selecting, |p| p["open"]["tower"] = json!({ "green": 255 })),
    ("tower", selecting, |p| p["open"]["base"] = json!({ "green": 1 })),
    ("tower", |p| phase(p, "claim"), |p| p["open"]["base"] = json!({ "green": 255 })),
    ("effects", selecting, |p| stack(p).push("claim".into())),
    ("effects", |p| phase(p, "claim"), |p| stack(p).clear()),
    ("effects", |p| asked(p, "souk"), |p| stack(p).extend(vec![json!({ "river": { "left": 1 } }); 72])),
    ("effects", |p| asked(p, "souk"), |p| slip(p, "nothing".into())),
    ("effects", |p| asked(p, "souk"), |p| slip(p, "assistants".into())),
    ("effects", |p| asked(p, "souk"), |p| slip(p, "restock".into())),
    ("effects", |p| asked(p, "souk"), |p| slip(p, "claim".into())),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "store": 1 }))),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "score": 255 }))),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "discover": { "path": "left", "place": 1 } }))),
    ("effects", |p| asked(p, "souk"), |p| slip(p, "gate_keshi".into())),
    (
        "effects",
        |p| asked(p, "souk"),
        |p| slip(p, json!({ "build": { "workshop": 200, "colour": "red", "taken": false } })),
    ),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "refresh": { "stack": 200 } }))),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "must_buy": { "kind": "gray" } }))),
    ("effects", |p| asked(p, "souk"), |p| slip(p, "madrasa".into())),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "because": { "rapid": 200 } }))),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "because": { "scroll": 73 } }))),
    (
        "effects",
        |p| asked(p, "souk"),
        |p| slip(p, json!({ "because": { "storage": { "space": 8, "gives": "exchange" } } })),
    ),
    (
        "effects",
        |p| asked(p, "souk"),
        |p| {
            // No storage space gives both.
            for gives in [json!("exchange"), json!("scroll"), json!({ "keshi": "green" })] {
                slip(p, json!({ "because": { "storage": { "space": 2, "gives": gives } } }));
            }
        },
    ),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "because": { "gate": "green" } }))),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "because": { "line": "river_step" } }))),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "aside": { "claimed": true } }))),
    ("effects", |p| asked(p, "souk"), |p| slip(p, "office_resource".into())),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "because": { "river_tile": 19 } }))),
    (
        "effects",
        |p| asked(p, "souk"),
        |p| {
            slip(p, json!({ "gain": { "bonus": { "points": 255 }, "times": 1, "source": "square" } }));
        },
    ),
    (
        "effects",
        |p| asked(p, "souk"),
        |p| {
            slip(p, json!({ "gain": { "bonus": "any_good", "times": 255, "source": "square" } }));
        },
    ),
    (
        "effects",
        |p| asked(p, "souk"),
        |p| {
            slip(p, json!({ "line": { "ends": [0, 6], "taken": [], "left": 1 } }));
        },
    ),
    (
        "effects",
        |p| asked(p, "souk"),
        |p| {
            slip(p, json!({ "ring": { "spaces": [], "once": true, "source": "square" } }));
        },
    ),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "rapids": { "rapids": [8] } }))),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "river": { "left": 255 } }))),
    (
        "effects",
        |p| asked(p, "souk"),
        |p| slip(p, json!({ "climb": { "stairs": "palace", "left": 99, "free": false } })),
    ),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "harvest": { "left": 255, "from": "date" } }))),
    ("effects", |p| asked(p, "souk"), |p| slip(p, json!({ "souk": { "office": false, "luxury": false } }))),
    ("effects", |p| asked(p, "keshis"), |p| stack(p).last_mut().unwrap()["keshis"]["left"] = 9.into()),
    ("effects", |p| asked(p, "build"), |p| stack(p).last_mut().unwrap()["build"]["workshop"] = 9.into()),
    ("effects", |p| asked(p, "deploy"), |p| stack(p).last_mut().unwrap()["deploy"]["act"] = true.into()),
    ("waits", selecting, |p| p["open"]["waits"] = "player".into()),
    ("waits", selecting, |p| p["open"]["waits"] = "over".into()),
    ("waits", |p| phase(p, "throw"), |p| p["open"]["waits"] = json!({ "chance": "office" })),
    ("waits", |p| phase(p, "over"), |p| p["open"]["waits"] = "together".into()),
    ("waits", |p| phase(p, "setup"), |p| p["open"]["waits"] = json!({ "chance": { "river_tile": { "season": 2 } } })),
    ("waits", |p| asked(p, "assistants"), |p| p["open"]["waits"] = json!({ "chance": { "scroll": { "stack": 1 } } })),
    (
        "waits",
        |p| p["open"]["waits"]["chance"]["oasis"]["path"] == "left",
        |p| {
            p["open"]["waits"]["chance"]["oasis"]["place"] = 200.into();
        },
    ),
    (
        "waits",
        |p| p["open"]["waits"]["chance"]["scroll"].is_object() && top(p)["refresh"].is_object(),
        |p| {
            p["open"]["waits"]["chance"]["scroll"]["stack"] = 200.into();
        },
    ),
    // Nothing is asked where there is but one answer.
    (
        "waits",
        |p| asked(p, "river"),
        |p| {
            let seat = p["open"]["seat"].as_u64().unwrap() as usize - 1;
            p["open"]["boards"][seat]["resources"]["water"] = 0.into();
        },
    ),
    ("readable", selecting, |p| drop(p["open"].as_object_mut().unwrap().remove("tower"))),
    ("readable", selecting, |p| board(p)["keshis"]["desert"] = 1.into()),
    ("readable", selecting, |p| board(p)["points"] = json!({})),
    ("readable", selecting, |p| board(p)["entertainers"] = json!([9])),
    ("readable", selecting, |p| board(p)["entertainers"] = json!([1, 1])),
    ("readable", selecting, |p| p["open"]["fishermen"] = json!([1])),
    ("readable", selecting, |p| board(p)["claimed"] = json!([1, 2, 3, 4, 5, 6, 7, 8])),
    ("readable", selecting, |p| board(p)["disc"] = 256.into()),
    ("readable", selecting, |p| p["open"]["tower"] = json!({ "green": 0 })),
    ("readable", selecting, |p| p["open"]["prize"] = 0.into()),
    ("readable", selecting, |p| p["secret"][0]["chosen"] = "dance".into()),
    ("readable", selecting, |p| p["secret"][0]["more"] = 1.into()),
];

#[test]
fn what_cannot_be_is_refused_for_its_reason() {
    for (number, &(name, when, edit)) in BROKEN.iter().enumerate() {
        let (found, position) = edited(when, edit);
        assert!(found.contains(name), "number {number}, {name}: {found:?} in {position}");
    }
}

/// Every invariant can be broken, and nothing is refused for a reason that no test knows.
#[test]
fn every_invariant_has_its_test() {
    let tried: BTreeSet<&str> = BROKEN.iter().map(|&(name, ..)| name).collect();
    let seen: BTreeSet<&str> = BROKEN.iter().flat_map(|&(_, when, edit)| edited(when, edit).0).collect();
    assert_eq!(seen, tried);
}

#[test]
fn all_reasons_are_told() {
    let (found, _) = edited(selecting, |p| {
        board(p)["stairs"]["palace"] = 255.into();
        board(p)["disc"] = 100.into();
        board(p)["river"] = 255.into();
        p["open"]["office"] = Value::Null;
        p["open"]["seat"] = 8.into();
        p["open"]["tower"] = json!({ "red": 255 });
        list(&mut p["secret"]).pop();
    });
    let all = ["office", "players", "provisions", "river", "square", "stairs", "tower", "turn"];
    assert_eq!(found.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn a_text_that_is_no_position_is_refused() {
    let game = Keshi::with(Options::default()).unwrap();
    for text in ["", "{}", "null", "[]", "7", "\"start\""] {
        let refused = game.load(text).unwrap_err();
        assert_eq!(refused.len(), 1);
        assert_eq!(refused[0].name, "readable", "{text}");
    }
}

#[test]
fn a_position_of_another_number_of_players_is_refused() {
    let [two, four] = [2, 4].map(|players| Keshi::with(Options { players, ..Options::default() }).unwrap());
    let names = |refused: Vec<table::Violation>| refused.into_iter().map(|one| one.name).collect::<BTreeSet<_>>();
    assert!(names(two.load(&four.position(&four.start())).unwrap_err()).contains("players"));
    assert!(names(four.load(&two.position(&two.start())).unwrap_err()).contains("players"));
}

/// The river tiles that a table has agreed on are the only ones.
#[test]
fn agreed_river_tiles_stay() {
    let [free, agreed] =
        [None, Some([1, 3, 5])].map(|river| Keshi::with(Options { river, ..Options::default() }).unwrap());
    assert!(agreed.load(&free.position(&free.start())).unwrap_err().iter().any(|one| one.name == "river tiles"));
}
