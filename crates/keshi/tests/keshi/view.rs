//! What goes over a wire: nobody sees what is not theirs to see.

use keshi::{Event, Keshi, Options, View};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use table::{Event as _, Game, Seat, Turn, Viewer};

use crate::walk::wander;

fn seen(game: &Keshi, state: &keshi::State, who: Viewer) -> Value {
    serde_json::to_value(game.view(state, who)).unwrap()
}

fn position(game: &Keshi, state: &keshi::State) -> Value {
    serde_json::from_str(&game.position(state)).unwrap()
}

/// Goes through a game, and hands over what somebody sees beside the whole position.
fn look(mut each: impl FnMut(Value, Value, Viewer)) {
    for players in 2..=4 {
        let game = Keshi::with(Options { players, ..Options::default() }).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(players as u64);
        let mut number = 0;
        wander(&game, game.start(), &mut rng, |state| {
            number += 1;
            let together = matches!(game.turn(state), Turn::Together { .. });
            for who in Viewer::all(players).filter(|_| together || number % 8 == 0) {
                each(seen(&game, state, who), position(&game, state), who);
            }
        });
    }
}

#[test]
fn a_player_sees_what_lies_open_and_the_own_secrets() {
    let mut secrets = 0;
    look(|view, position, who| {
        assert_eq!(view["open"], position["open"]);
        let own = who.seat().map_or(&Value::Null, |seat| &position["secret"][seat.index()]);
        assert_eq!(&view["own"], own);
        assert_eq!(view.as_object().unwrap().len(), 3, "viewer, open and own");
        secrets += usize::from(own["provisions"] != json!([]));
    });
    assert!(secrets > 100, "{secrets}");
}

/// Nothing that lies open tells a tile that lies face down or a choice that is not shown yet.
#[test]
fn what_lies_open_holds_no_secret() {
    let (mut pending, mut hidden) = (0, 0);
    look(|view, position, who| {
        for (seat, secret) in position["secret"].as_array().unwrap().iter().enumerate() {
            if who == Viewer::Seat(Seat::new(seat)) {
                continue;
            }
            if let Some(chosen) = secret["chosen"].as_str() {
                assert!(!view["open"].to_string().contains(chosen), "{chosen} in {view}");
                pending += 1;
            }
            let shown = &view["open"]["boards"][seat]["provisions"];
            for tile in secret["provisions"].as_array().unwrap() {
                assert!(!shown.as_array().unwrap().contains(tile));
                hidden += 1;
            }
        }
    });
    assert!(pending > 50 && hidden > 500, "{pending} choices, {hidden} tiles");
}

#[test]
fn views_are_read_back() {
    let game = Keshi::with(Options::default()).unwrap();
    for who in Viewer::all(4) {
        let view = game.view(&game.start(), who);
        assert_eq!(view.viewer(), who);
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
        assert!(serde_json::from_str::<View>(&text.replace("\"own\"", "\"mine\"")).is_err());
    }
}

/// What others are told of a choice: that it was made; and in the open, what it was.
#[test]
fn choices_are_told_to_whom_they_concern() {
    let game = Keshi::with(Options { players: 2, ..Options::default() }).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut state, mut legal) = (game.start(), Vec::new());
    let (mut hidden, mut open) = (0, 0);
    loop {
        let mut told: Vec<Event> = Vec::new();
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng);
                game.settle(&mut state, outcome, &mut told).unwrap();
            }
            turn => {
                let seat = turn.seats().iter().next().unwrap();
                game.legal(&state, seat, &mut legal);
                game.apply(&mut state, seat, crate::walk::choose(&legal, &mut rng), &mut told).unwrap();
                let other = Viewer::Seat(Seat::new(1 - seat.index()));
                let together = matches!(turn, Turn::Together { .. });
                for event in &told {
                    match event.seen_by(other).unwrap() {
                        Event::Chose { action, .. } => {
                            assert!(together && action.is_none());
                            hidden += 1;
                        }
                        Event::Decided { .. } => {
                            assert_eq!(event.seen_by(other), Some(*event));
                            open += 1;
                        }
                        _ => continue,
                    }
                    assert_eq!(event.seen_by(Viewer::Seat(seat)), Some(*event));
                }
            }
        }
        for event in told.iter().filter(|event| matches!(event, Event::ProvisionDealt { .. })) {
            let Event::ProvisionDealt { seat, tile } = *event else { unreachable!() };
            assert!(tile.is_some());
            let others = Viewer::all(2).filter(|&who| who != Viewer::Seat(seat));
            for who in others {
                assert_eq!(event.seen_by(who), Some(Event::ProvisionDealt { seat, tile: None }));
            }
        }
    }
    assert!(hidden > 20 && open > 20, "{hidden} hidden, {open} open");
}

/// Names instead of places in a list, and places counted from 1, in states and events alike.
#[test]
fn what_is_written_is_named_and_counted_from_one() {
    let game = Keshi::with(Options { players: 2, river: Some([1, 3, 5]), ..Options::default() }).unwrap();
    let mut state = game.start();
    let open = position(&game, &state)["open"].clone();
    assert_eq!(open["waits"], json!({ "chance": { "scroll": { "stack": 1 } } }));
    assert_eq!(open["stack"], json!(["restock"]));
    assert_eq!(open["fishermen"], json!([1, 2]));
    assert_eq!(open["bag"]["beige"], 2);
    assert_eq!(open["tower"], json!({}));
    assert_eq!(open["prize"], Value::Null);
    let board = &open["boards"][1];
    assert_eq!(board["resources"], json!({ "date": 1, "water": 1, "dinar": 1 }));
    assert_eq!(board["points"]["start"], 10);
    assert_eq!(board["stairs"], json!({ "palace": 0, "mosque": 0 }));
    assert_eq!(board["caravans"], json!({ "left": 0, "right": 0, "start": 0 }));
    assert_eq!(board["oases"], json!({ "left": [null, null, null], "right": [null, null, null] }));
    assert_eq!((&board["entertainers"], &board["claimed"]), (&json!([]), &json!([])));
    let mut told: Vec<Event> = Vec::new();
    game.settle(&mut state, "scroll:07".parse().unwrap(), &mut told).unwrap();
    let told: Vec<Value> = told.iter().map(|event| serde_json::to_value(event).unwrap()).collect();
    assert_eq!(told, [json!({ "event": "scroll_shown", "stack": 1, "scroll": 7 })]);
    let open = position(&game, &state)["open"].clone();
    assert_eq!(open["waits"], json!({ "chance": { "scroll": { "stack": 2 } } }));
    assert_eq!(open["stacks"][0], json!({ "top": 7, "unknown": 6, "known": [] }));
}
