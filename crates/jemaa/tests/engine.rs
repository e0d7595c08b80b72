//! The line protocol, as another program meets it, and the documents that describe it.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};

use common::{jemaa, run, run_with};
use serde_json::{Map, Value, json};

/// A running engine.
struct Engine {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Engine {
    fn new() -> Engine {
        Engine::with(&[])
    }

    fn with(args: &[&str]) -> Engine {
        let mut child = jemaa(&[&["engine"], args].concat()).spawn().expect("the engine starts");
        let to = child.stdin.take();
        let from = BufReader::new(child.stdout.take().expect("standard output is a pipe"));
        Engine { child, to, from }
    }

    /// An engine with a game of rugs at its start.
    fn playing(options: Value) -> Engine {
        let mut engine = Engine::new();
        engine.ok(json!({ "cmd": "new", "game": "rugs", "options": options }));
        engine
    }

    /// Sends a line, and reads the one line that answers it.
    #[track_caller]
    fn line(&mut self, line: &[u8]) -> Value {
        let answer = self.text(line);
        let answer: Value = serde_json::from_str(&answer).unwrap_or_else(|reason| panic!("{reason}: {answer}"));
        assert!(answer.is_object() && answer["ok"].is_boolean(), "{answer}");
        answer
    }

    /// The same, and the answer as it is written.
    #[track_caller]
    fn text(&mut self, line: &[u8]) -> String {
        let to = self.to.as_mut().expect("the engine listens");
        to.write_all(&[line, b"\n"].concat()).expect("the engine reads");
        let mut answer = String::new();
        self.from.read_line(&mut answer).expect("the engine answers");
        assert!(answer.ends_with('\n'), "no whole line: {answer}");
        answer
    }

    #[track_caller]
    fn ok(&mut self, request: Value) -> Value {
        let answer = self.line(request.to_string().as_bytes());
        assert_eq!(answer["ok"], true, "{request} got {answer}");
        answer
    }

    /// The error that a request gets, after which everything is as it was.
    #[track_caller]
    fn error(&mut self, request: Value) -> Value {
        self.error_line(request.to_string().as_bytes())
    }

    #[track_caller]
    fn error_line(&mut self, line: &[u8]) -> Value {
        let before = self.line(br#"{"cmd":"record"}"#);
        let answer = self.line(line);
        assert_eq!(answer["ok"], false, "{} got {answer}", String::from_utf8_lossy(line));
        assert_eq!(self.line(br#"{"cmd":"record"}"#), before, "an error changed something");
        let error = answer["error"].clone();
        let message = error["message"].as_str().expect("an error has a message");
        assert!(!message.is_empty() && !message.contains("refusal-"), "{message}");
        error
    }

    #[track_caller]
    fn position(&mut self) -> String {
        self.ok(json!({ "cmd": "position" }))["position"].as_str().expect("a position is text").to_owned()
    }

    #[track_caller]
    fn record(&mut self) -> String {
        self.ok(json!({ "cmd": "record" }))["record"].as_str().expect("a record is text").to_owned()
    }

    /// Ends the input: the engine has to end well, with nothing left to say.
    #[track_caller]
    fn end(mut self) {
        drop(self.to.take());
        let mut rest = String::new();
        self.from.read_line(&mut rest).expect("the output ends");
        let done = self.child.wait_with_output().expect("the engine ends");
        let err = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!((done.status.code(), rest.as_str(), err.as_str()), (Some(0), "", ""));
    }
}

/// Numbers that look random (xorshift).
struct Dice(u64);

impl Dice {
    fn one_of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        &items[(self.0 >> 33) as usize % items.len()]
    }
}

const START: &str = "7/7/7/7/7/7/7 d4s 1f 30b12,30r12,30y12,30g12";

/// Every combination of options that is a game of its own.
fn configurations() -> Vec<Value> {
    let told = run(&["perft", "rugs", "--depth", "1", "--json"]).json();
    let configurations = told["configurations"].as_array().unwrap();
    assert_eq!(configurations.len(), 18);
    configurations.iter().map(|configuration| configuration["options"].clone()).collect()
}

#[test]
fn a_game_begins_with_new() {
    let mut engine = Engine::new();
    let begun = engine.ok(json!({ "cmd": "new", "game": "rugs" }));
    let options = json!({ "players": 4, "variant": false, "cover_own": false, "skip_rotation": false });
    let names = ["Player 1", "Player 2", "Player 3", "Player 4"];
    assert_eq!(
        begun,
        json!({
            "ok": true, "steps": 0, "turn": { "waits_for": "seat", "seat": 1 }, "events": [],
            "table": { "game": "rugs", "options": options, "names": names },
        })
    );
    assert_eq!(engine.position(), START);
    assert!(engine.record().contains("seats: [\"Player 1\",\"Player 2\",\"Player 3\",\"Player 4\"]\n"));
    let options = json!({ "players": 3, "variant": true });
    let begun = engine.ok(json!({ "cmd": "new", "game": "rugs", "options": options, "names": ["Ada", "Bo", "Cy"] }));
    assert_eq!(begun["turn"], json!({ "waits_for": "chance" }));
    assert_eq!(engine.position(), "7/7/7/7/7/7/7 d4s 1t 30b15,30r15,30y15");
    assert!(engine.record().contains("seats: [\"Ada\",\"Bo\",\"Cy\"]\n"));
    engine.end();
}

#[test]
fn an_id_comes_back_whatever_it_is() {
    let mut engine = Engine::new();
    for id in [json!(1), json!("a"), json!([1, { "b": null }]), json!(u64::MAX), Value::Null, json!(false)] {
        let answer = engine.line(json!({ "cmd": "position", "id": id }).to_string().as_bytes());
        assert_eq!((answer.get("id"), &answer["error"]["kind"]), (Some(&id), &json!("no_game")));
        assert_eq!(engine.ok(json!({ "id": id, "cmd": "new", "game": "rugs" })).get("id"), Some(&id));
        let answer = engine.line(json!({ "id": id }).to_string().as_bytes());
        assert_eq!((answer.get("id"), &answer["error"]["kind"]), (Some(&id), &json!("bad_request")));
        engine.end();
        engine = Engine::new();
    }
    assert_eq!(engine.ok(json!({ "cmd": "new", "game": "rugs" })).get("id"), None);
}

#[test]
fn an_id_comes_back_to_the_letter() {
    let mut engine = Engine::new();
    for id in [
        "18446744073709551616",
        "123456789012345678901234567890",
        "1e400",
        "-0",
        "1.0",
        "1.10",
        "1E2",
        "0.1000000000000000055511151231257827",
        r#""\u0041\/""#,
        r#""\ud800""#,
        r#"{ "b" : 1, "a" : 2, "b" : 3 }"#,
        "[ ]",
    ] {
        for request in [r#""cmd":"new","game":"rugs""#, r#""cmd":"dance""#, r#""cmd":"new","cmd":"new""#] {
            let answer = engine.text(format!("{{{request}, \"id\": {id} }}").as_bytes());
            assert!(answer.starts_with(&format!("{{\"id\":{id},\"ok\":")), "{answer}");
        }
    }
    engine.end();
}

#[test]
fn a_key_that_is_given_twice_is_refused() {
    let mut engine = Engine::playing(json!({}));
    for (line, told) in [
        (r#"{"cmd":"position","cmd":"record"}"#, "“cmd” is given twice"),
        (r#"{"id":1,"cmd":"position","id":2}"#, "“id” is given twice"),
        (r#"{"cmd":"new","game":"rugs","game":"rugs"}"#, "“game” is given twice"),
        (r#"{"cmd":"new","game":"rugs","options":{"players":2,"players":3}}"#, "“options”: “players” is given twice"),
        (r#"{"cmd":"new","game":"rugs","options":{"x":[{"a":1,"\u0061":2}]}}"#, "“options”: “a” is given twice"),
        (r#"{"cmd":"new","game":"rugs","auto_chance":true,"seed":1e400}"#, "“seed”: number out of range"),
    ] {
        let error = engine.error_line(line.as_bytes());
        assert_eq!(error["kind"], "bad_request", "{line} got {error}");
        assert!(error["message"].as_str().unwrap().starts_with(told), "{line} should say “{told}”: {error}");
    }
    engine.end();
}

#[test]
fn terms_that_cannot_be_have_all_their_reasons() {
    let mut engine = Engine::playing(json!({}));
    let unknown = "there is no game “chess” here; there is rugs, keshi";
    for request in [json!({ "cmd": "new", "game": "chess" }), json!({ "cmd": "load", "game": "chess", "position": "" })]
    {
        assert_eq!(engine.error(request)["reasons"], json!([unknown]));
    }
    let error = engine.error(json!({ "cmd": "new", "game": "rugs", "options": { "players": 9, "x": 1 } }));
    assert_eq!(error["reasons"].as_array().unwrap().len(), 2, "{error}");
    for many in ["100000000000000000000000", "-100000000000000000000000"] {
        let error =
            engine.error_line(format!(r#"{{"cmd":"new","game":"rugs","options":{{"players":{many}}}}}"#).as_bytes());
        let reason = error["reasons"][0].as_str().unwrap();
        assert!(reason.starts_with(&format!("the option players={many} cannot be: ")), "{reason}");
    }
    engine.end();
}

#[test]
fn a_position_of_the_other_game_is_called_one() {
    let mut keshi = Engine::new();
    keshi.ok(json!({ "cmd": "new", "game": "keshi", "options": { "players": 3, "edition": "essential" } }));
    let position = keshi.position();
    let mut rugs = Engine::playing(json!({}));
    let check = |engine: &mut Engine, position: &str, told: &str| {
        let error = engine.error(json!({ "cmd": "load", "position": position }));
        assert_eq!(error["kind"], "bad_position");
        assert_eq!(error["reasons"], json!([{ "name": "notation", "detail": told }]));
    };
    check(&mut rugs, &position, "this is a position of keshi");
    check(&mut keshi, START, "this is a position of rugs");
    // Also one that cannot be.
    check(&mut keshi, "7/7/7/7/7/7/7 d4s 1f 31b12y12^b,30r12g12", "this is a position of rugs");
    let error = rugs.error(json!({ "cmd": "load", "position": "{}" }));
    assert!(error["message"].as_str().unwrap().contains("four parts"), "{error}");
    rugs.end();
    keshi.end();
}

#[test]
fn legal_lists_actions_or_odds() {
    let mut engine = Engine::playing(json!({}));
    let face = [("e", 1, "east"), ("s", 2, "south"), ("w", 3, "west")].map(|(action, number, way)| {
        let message = json!({ "id": "rugs-do-face", "args": { "direction": { "word": format!("rugs-{way}") } } });
        let text = format!("Send Assam {way}");
        json!({ "action": action, "number": number, "data": { "face": way }, "message": message, "text": text })
    });
    let legal = engine.ok(json!({ "cmd": "legal" }));
    assert_eq!(legal["turn"], json!({ "waits_for": "seat", "seat": 1 }));
    assert_eq!((legal["seats"].as_array().unwrap().len(), legal.get("chance")), (1, None));
    assert_eq!((&legal["seats"][0]["seat"], &legal["seats"][0]["actions"]), (&json!(1), &json!(face)));
    let prompt = json!({ "ask": { "id": "rugs-ask-face", "args": {} }, "because": [] });
    assert_eq!(legal["seats"][0]["prompt"], prompt);
    assert_eq!(legal["seats"][0]["text"], "Choose which way Assam sets out, before the die is thrown.");

    let faced = engine.ok(json!({ "cmd": "apply", "step": "1 e" }));
    assert_eq!((&faced["steps"], &faced["turn"]), (&json!(1), &json!({ "waits_for": "chance" })));
    assert_eq!(faced["events"][0]["event"], json!({ "event": "faced", "seat": 1, "direction": "east" }));
    let args = json!({ "player": { "seat": 1 }, "direction": { "word": "rugs-east" } });
    assert_eq!(faced["events"][0]["message"], json!({ "id": "rugs-faced", "args": args }));
    assert_eq!(faced["events"][0]["text"], "Player 1 sends Assam east.");
    assert_eq!(faced.get("drawn"), None);

    let legal = engine.ok(json!({ "cmd": "legal" }));
    let odds = [("1", 1), ("2", 2), ("3", 2), ("4", 1)].map(|(face, on)| json!({ "outcome": face, "weight": on }));
    assert_eq!((&legal["seats"], &legal["chance"]["odds"]), (&json!([]), &json!({ "listed": odds })));
    assert_eq!(legal["chance"]["text"], "Throw the die for Player 1.");

    // With two players the odds of a draw change as the pile shrinks.
    let mut engine = Engine::playing(json!({ "players": 2 }));
    engine.ok(json!({ "cmd": "apply", "steps": ["* y", "* r", "1 e", "* 3", "1 g3-g2"] }));
    let legal = engine.ok(json!({ "cmd": "legal" }));
    let odds = [("b", 12), ("y", 11)].map(|(colour, left)| json!({ "outcome": colour, "weight": left }));
    assert_eq!(legal["chance"]["odds"], json!({ "listed": odds }));
    assert_eq!(legal["chance"]["prompt"]["ask"]["id"], "rugs-ask-draw");
}

#[test]
fn odds_tell_how_likely_an_outcome_is() {
    let odds = |outcome: &str| json!({ "cmd": "odds", "outcome": outcome });
    let mut engine = Engine::playing(json!({ "players": 2 }));
    engine.ok(json!({ "cmd": "apply", "steps": ["* y", "* r", "1 e", "* 3", "1 g3-g2"] }));
    assert_eq!(engine.ok(odds("y")), json!({ "ok": true, "likelihood": 11.0 / 23.0 }));
    assert_eq!(engine.ok(odds("3"))["likelihood"], 0.0, "a rug is drawn, and no die is thrown");
    let error = engine.error(odds("* y"));
    assert_eq!((&error["kind"], &error["outcome"]), (&json!("bad_step"), &json!("* y")));
    assert!(error["message"].as_str().unwrap().contains("“* y”: an outcome is"), "{error}");

    // Where nothing is drawn there are no odds, whether the outcome can be read or not.
    engine.ok(json!({ "cmd": "apply", "step": "* y" }));
    let over = "rbr4/ry-yy|1r1/bbbyb-by|/1yb-byb|y/r-r1b-bbr|/ryry|y-yr/y-yryrbb a2s - 80b0,x1,10y0";
    for outcome in ["3", "moon"] {
        let error = engine.error(odds(outcome));
        let expected = json!({
            "kind": "refused", "message": "Nothing is thrown or drawn now; a player decides first.",
            "rule": "refusal-no-chance-now", "outcome": outcome,
        });
        assert_eq!(error, expected);
    }
    engine.ok(json!({ "cmd": "load", "game": "rugs", "options": { "players": 3 }, "position": over }));
    assert_eq!(engine.error(odds("3"))["rule"], "refusal-game-over");
    engine.end();
}

/// What comes out of the tower of keshi cannot be listed, and yet asked: something comes out for certain.
#[test]
fn odds_are_told_even_where_they_are_too_many_to_list() {
    let mut engine = Engine::new();
    let options = json!({ "players": 2 });
    let new = json!({ "cmd": "new", "game": "keshi", "options": options, "auto_chance": true, "seed": 3 });
    engine.ok(new);
    // The engine draws until keshis are selected, and no further.
    loop {
        let seat = engine.ok(json!({ "cmd": "legal" }))["seats"][0].clone();
        let action = seat["actions"][0]["action"].as_str().unwrap();
        if action.starts_with("select:") {
            break;
        }
        engine.ok(json!({ "cmd": "apply", "step": format!("{} {action}", seat["seat"]) }));
    }
    let position = engine.position();
    engine.ok(json!({ "cmd": "load", "position": position, "auto_chance": false }));
    engine.ok(json!({ "cmd": "apply", "step": "1 select:green,gray,white | 2 select:green,gray,white" }));
    assert_eq!(engine.ok(json!({ "cmd": "legal" }))["chance"]["odds"], "too_many");
    let mut likelihood = |outcome: &str| {
        let odds = engine.ok(json!({ "cmd": "odds", "outcome": outcome }));
        odds["likelihood"].as_f64().expect("a likelihood is a number")
    };
    let fallen = |count: usize, colour: &str| if count == 0 { String::new() } else { format!("{colour}{count},") };
    let all = (0..27).map(|n| fallen(n % 3, "green") + &fallen(n / 3 % 3, "gray") + &fallen(n / 9, "white"));
    let all = all.map(|fallen| if fallen.is_empty() { "none".to_owned() } else { fallen });
    let sum: f64 = all.map(|fallen| likelihood(&format!("tower:{}", fallen.trim_end_matches(',')))).sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    assert!((likelihood("tower:green2,gray2,white2") - 0.85_f64.powi(6)).abs() < 1e-12);
    assert_eq!((likelihood("tower:green3"), likelihood("scroll:03")), (0.0, 0.0));
    let error = engine.error(json!({ "cmd": "odds", "outcome": "tower:green" }));
    assert_eq!((&error["kind"], &error["outcome"]), (&json!("bad_step"), &json!("tower:green")));
    engine.end();
}

#[test]
fn a_list_of_steps_is_taken_whole_or_not_at_all() {
    let mut engine = Engine::playing(json!({}));
    let error = engine.error(json!({ "cmd": "apply", "steps": ["1 e", "* 3", "1 g2-g3", "2 w", "* 1"] }));
    assert_eq!((&error["kind"], &error["at"], &error["step"]), (&json!("refused"), &json!(3), &json!("2 w")));
    let error = engine.error(json!({ "cmd": "apply", "steps": ["1 e", "* 3", "1 g2-g9"] }));
    assert_eq!((&error["kind"], &error["at"], &error["step"]), (&json!("bad_step"), &json!(2), &json!("1 g2-g9")));
    assert_eq!(engine.position(), START);
    let done = engine.ok(json!({ "cmd": "apply", "steps": ["1 e", "* 3", "1 g3-g2", "2 n"] }));
    let told: Vec<&str> =
        done["events"].as_array().unwrap().iter().map(|e| e["event"]["event"].as_str().unwrap()).collect();
    assert_eq!((&done["steps"], told), (&json!(4), vec!["faced", "walked", "laid", "faced"]));
    assert_eq!(engine.position(), "7/6b|/6b/7/7/7/7 g4n 2t 30b11,30r12,30y12,30g12");
    let nothing = engine.ok(json!({ "cmd": "apply", "steps": [] }));
    assert_eq!((&nothing["steps"], &nothing["events"]), (&json!(4), &json!([])));
}

#[test]
fn a_rule_that_forbids_a_step_is_named() {
    let mut engine = Engine::playing(json!({}));
    let refused = |engine: &mut Engine, step: &str, rule: &str| {
        let error = engine.error(json!({ "cmd": "apply", "step": step }));
        let expected = (json!("refused"), json!(rule), json!(0), json!(step));
        assert_eq!(
            (error["kind"].clone(), error["rule"].clone(), error["at"].clone(), error["step"].clone()),
            expected
        );
    };
    refused(&mut engine, "1 n", "rugs-refusal-half-turn");
    refused(&mut engine, "2 e", "refusal-not-your-turn");
    let error = engine.error(json!({ "cmd": "apply", "step": "8 e" }));
    assert_eq!((&error["kind"], &error["at"]), (&json!("bad_step"), &json!(0)), "there is no seat 8: {error}");
    refused(&mut engine, "* 3", "refusal-no-chance-now");
    refused(&mut engine, "1 c4-c5", "rugs-refusal-no-rug-now");
    let together = engine.error(json!({ "cmd": "apply", "step": "1 e | 2 e" }));
    assert_eq!(together["message"], "seats that choose at the same time stand in one step, in seat order");
    engine.ok(json!({ "cmd": "apply", "step": "1 e" }));
    refused(&mut engine, "1 e", "refusal-chance-first");
    refused(&mut engine, "* b", "rugs-refusal-die-expected");
    engine.ok(json!({ "cmd": "apply", "step": "* 1" }));
    refused(&mut engine, "1 e", "rugs-refusal-lay-first");
    refused(&mut engine, "1 e4-f4", "rugs-refusal-under-assam");
    refused(&mut engine, "1 a1-a2", "rugs-refusal-not-beside-assam");
    engine.ok(json!({ "cmd": "apply", "steps": ["1 f4-g4", "2 n", "* 3"] }));
    let mut engine = Engine::playing(json!({ "players": 2, "variant": true }));
    refused(&mut engine, "* 3", "rugs-refusal-rug-expected");
    refused(&mut engine, "* r", "rugs-refusal-no-such-rug");
    engine.ok(json!({ "cmd": "apply", "steps": ["* b", "* r", "* 4", "1 d6-e6", "* b"] }));
    refused(&mut engine, "1 n", "rugs-refusal-must-rotate");
    let position = "rbr4/ry-yy|1r1/bbbyb-by|/1yb-byb|y/r-r1b-bbr|/ryry|y-yr/y-yryrbb a2s - 80b0,x1,10y0";
    engine.ok(json!({ "cmd": "load", "game": "rugs", "options": { "players": 3 }, "position": position }));
    refused(&mut engine, "1 n", "refusal-game-over");
    refused(&mut engine, "* 1", "refusal-game-over");

    let mut engine = Engine::with(&["--lang", "de"]);
    engine.ok(json!({ "cmd": "new", "game": "rugs" }));
    let error = engine.error(json!({ "cmd": "apply", "step": "1 n" }));
    assert!(error["message"].as_str().unwrap().starts_with("Assam kehrt nicht um"), "{error}");
    let told = engine.ok(json!({ "cmd": "apply", "step": "1 e" }));
    assert_eq!(told["events"][0]["text"], "Player 1 schickt Assam nach Osten.");
}

#[test]
fn every_other_mistake_has_its_kind() {
    let mut engine = Engine::playing(json!({}));
    let record = engine.record();
    let cases: &[(&str, Value, &str)] = &[
        ("bad_request", json!({}), "“cmd” says what to do"),
        ("bad_request", json!({ "cmd": 5 }), "“cmd” says what to do"),
        ("unknown_command", json!({ "cmd": "dance" }), "there is no command “dance”; there are new, load,"),
        ("unknown_command", json!({ "cmd": "" }), "there is no command “”"),
        ("bad_request", json!({ "cmd": "new" }), "missing field `game`"),
        ("bad_request", json!({ "cmd": "new", "game": 5 }), "“game”: "),
        ("bad_request", json!({ "cmd": "new", "game": "rugs", "players": 3 }), "unknown field `players`"),
        ("bad_request", json!({ "cmd": "new", "game": "rugs", "options": [] }), "“options”: "),
        ("bad_request", json!({ "cmd": "new", "game": "rugs", "names": "Ada" }), "“names”: "),
        ("bad_request", json!({ "cmd": "new", "game": "rugs", "auto_chance": "yes" }), "“auto_chance”: "),
        ("bad_request", json!({ "cmd": "new", "game": "rugs", "seed": 3 }), "“seed” goes with “auto_chance”"),
        ("bad_request", json!({ "cmd": "new", "game": "rugs", "auto_chance": true, "seed": -3 }), "“seed”: "),
        ("bad_terms", json!({ "cmd": "new", "game": "chess" }), "there is no game “chess” here; there is rugs, keshi"),
        ("bad_terms", json!({ "cmd": "new", "game": "rugs", "options": { "players": 9 } }), "not 9"),
        ("bad_terms", json!({ "cmd": "new", "game": "rugs", "options": { "plyers": 3 } }), "has no option “plyers”"),
        (
            "bad_terms",
            json!({ "cmd": "new", "game": "rugs", "options": { "players": "3" } }),
            "players=\"3\" cannot be",
        ),
        ("bad_terms", json!({ "cmd": "new", "game": "rugs", "names": ["Ada"] }), "1 names for 4 seats"),
        ("bad_request", json!({ "cmd": "load" }), "missing field `position`"),
        ("bad_request", json!({ "cmd": "load", "position": START, "seed": 3 }), "“seed” goes with “auto_chance”"),
        ("bad_request", json!({ "cmd": "load", "position": START, "options": {} }), "go with “game”"),
        ("bad_request", json!({ "cmd": "load", "position": START, "names": [] }), "go with “game”"),
        ("bad_request", json!({ "cmd": "load", "position": START, "components": "" }), "go with “game”"),
        ("bad_terms", json!({ "cmd": "new", "game": "rugs", "components": "" }), "rugs has no components"),
        ("bad_terms", json!({ "cmd": "load", "game": "rugs", "position": START, "components": "" }), "no components"),
        ("bad_record", json!({ "cmd": "replay", "record": record, "components": "" }), "rugs has no components"),
        ("bad_request", json!({ "cmd": "new", "game": "keshi", "components": {} }), "“components”: "),
        ("bad_terms", json!({ "cmd": "load", "position": START, "game": "chess" }), "no game “chess”"),
        ("bad_position", json!({ "cmd": "load", "position": "" }), "four parts"),
        ("bad_position", json!({ "cmd": "load", "position": START.replace("30g12", "30g12,30g12") }), "5 merchants"),
        ("bad_request", json!({ "cmd": "replay" }), "missing field `record`"),
        ("bad_request", json!({ "cmd": "replay", "record": record, "to": -1 }), "“to”: "),
        ("bad_request", json!({ "cmd": "replay", "record": record, "to": 1 }), "the record has 0 steps, not 1"),
        ("bad_request", json!({ "cmd": "replay", "record": record, "seed": 3 }), "“seed” goes with “auto_chance”"),
        ("bad_record", json!({ "cmd": "replay", "record": "" }), "a record begins with"),
        ("bad_record", json!({ "cmd": "replay", "record": record.replace("rugs", "chess") }), "no game “chess”"),
        ("bad_record", json!({ "cmd": "replay", "record": format!("{record}1 n\n") }), "does not turn right round"),
        ("bad_record", json!({ "cmd": "replay", "record": format!("{record}1 e | 1 e\n") }), "in seat order"),
        ("bad_request", json!({ "cmd": "apply" }), "takes one “step” or a list of “steps”"),
        ("bad_request", json!({ "cmd": "apply", "step": "1 e", "steps": ["1 e"] }), "takes one “step”"),
        ("bad_request", json!({ "cmd": "apply", "step": ["1 e"] }), "“step”: "),
        ("bad_request", json!({ "cmd": "apply", "steps": "1 e" }), "“steps”: "),
        ("bad_step", json!({ "cmd": "apply", "step": "" }), "“” is no step"),
        ("bad_step", json!({ "cmd": "apply", "step": "1n" }), "“1n” is no step"),
        ("bad_step", json!({ "cmd": "apply", "step": "0 n" }), "there is no seat 0 at this table, which has 4"),
        ("bad_step", json!({ "cmd": "apply", "step": "9 n" }), "there is no seat 9 at this table, which has 4"),
        ("bad_step", json!({ "cmd": "apply", "step": "1 x" }), "“x”: an action is"),
        ("bad_step", json!({ "cmd": "apply", "step": "1 a1-c1" }), "a1 and c1 are not side by side"),
        ("bad_step", json!({ "cmd": "apply", "step": "* 9" }), "“9”: an outcome is"),
        ("bad_step", json!({ "cmd": "apply", "step": "*" }), "an outcome is"),
        ("bad_request", json!({ "cmd": "odds" }), "missing field `outcome`"),
        ("bad_request", json!({ "cmd": "odds", "outcome": 3 }), "“outcome”: "),
        ("bad_request", json!({ "cmd": "odds", "outcome": "3", "seat": 1 }), "unknown field `seat`"),
        ("bad_request", json!({ "cmd": "view", "seat": 0 }), "there is no seat 0 at this table, which has 4"),
        ("bad_request", json!({ "cmd": "view", "seat": 5 }), "there is no seat 5 at this table, which has 4"),
        ("bad_request", json!({ "cmd": "view", "seat": 9 }), "there is no seat 9 at this table, which has 4"),
        ("bad_request", json!({ "cmd": "view", "seat": -1 }), "there is no seat -1 at this table, which has 4"),
        ("bad_request", json!({ "cmd": "view", "seat": 1e21 }), "there is no seat 1e+21 at this table, which has 4"),
        ("bad_step", json!({ "cmd": "apply", "step": "5 n" }), "there is no seat 5 at this table, which has 4"),
        ("bad_step", json!({ "cmd": "apply", "step": "1 e | 5 n" }), "there is no seat 5 at this table, which has 4"),
        ("bad_request", json!({ "cmd": "view", "seat": "x" }), "“seat”: "),
        ("bad_request", json!({ "cmd": "legal", "seat": 1 }), "unknown field `seat`"),
        ("bad_request", json!({ "cmd": "position", "x": 1 }), "unknown field `x`"),
        ("bad_request", json!({ "cmd": "standing", "x": 1 }), "unknown field `x`"),
        ("bad_request", json!({ "cmd": "record", "x": 1 }), "unknown field `x`"),
    ];
    for (kind, request, told) in cases {
        let error = engine.error(request.clone());
        assert_eq!(error["kind"], *kind, "{request} got {error}");
        assert!(error["message"].as_str().unwrap().contains(told), "{request} should say “{told}”: {error}");
    }
    engine.end();

    let mut engine = Engine::new();
    for cmd in ["legal", "view", "position", "standing", "record"] {
        assert_eq!(engine.line(json!({ "cmd": cmd }).to_string().as_bytes())["error"]["kind"], "no_game", "{cmd}");
    }
    let apply = json!({ "cmd": "apply", "step": "1 e" });
    for request in [apply, json!({ "cmd": "load", "position": START }), json!({ "cmd": "odds", "outcome": "3" })] {
        assert_eq!(engine.line(request.to_string().as_bytes())["error"]["kind"], "no_game", "{request}");
    }
    engine.end();
}

#[test]
fn a_line_that_is_no_request_does_no_harm() {
    let mut engine = Engine::playing(json!({}));
    let long = [b"{\"cmd\":\"", vec![b'a'; 5 << 20].as_slice(), b"\"}"].concat();
    let lines: &[&[u8]] = &[
        b"garbage",
        b"{",
        b"{\"cmd\":\"legal\"} and more",
        b"[]",
        b"[{\"cmd\":\"legal\"}]",
        b"5",
        b"null",
        b"\"legal\"",
        b"\0\0\0",
        b"\xff\xfe\xfd",
        b"{\"cmd\":\"le\xffgal\"}",
        &[b'['; 100_000],
        &b"{\"cmd\":".repeat(10_000),
        &long,
    ];
    for line in lines {
        assert_eq!(
            engine.error_line(line)["kind"],
            "malformed",
            "{}",
            String::from_utf8_lossy(&line[..line.len().min(40)])
        );
    }
    // The longest line, its end included, and one byte more.
    let request = json!({ "cmd": "position" }).to_string();
    for (length, fits) in [(4 << 20, true), ((4 << 20) + 1, false)] {
        let line = format!("{request}{}", " ".repeat(length - 1 - request.len()));
        assert_eq!(engine.line(line.as_bytes())["ok"], fits, "{length}");
    }
    assert_eq!(engine.position(), START);
    engine.end();
}

#[test]
fn line_ends_may_be_missing_or_foreign() {
    let out =
        run_with(&["engine"], b"\n  \n\r\n{\"cmd\":\"new\",\"game\":\"rugs\"}\r\n\n\t{\"cmd\":\"position\"}").ok();
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2, "an empty line gets no answer: {out}");
    assert_eq!(lines[1], json!({ "ok": true, "position": START }));
    assert_eq!(run_with(&["engine"], b"").ok(), "");
    let cut = run_with(&["engine"], &vec![b'a'; 5 << 20]).ok();
    assert_eq!((cut.lines().count(), cut.contains("\"malformed\"")), (1, true), "{cut}");
}

#[test]
fn a_position_is_loaded_at_the_same_table_or_a_new_one() {
    let mut engine = Engine::new();
    let two = "7/6b|/6b/7/7/7/7 g4e 2f 30b11y12^y,30r12g12^r";
    let loaded = engine.ok(json!({
        "cmd": "load", "game": "rugs", "options": { "players": 2 }, "names": ["Ada", "Bo"], "position": two,
    }));
    assert_eq!((&loaded["steps"], &loaded["turn"]), (&json!(0), &json!({ "waits_for": "seat", "seat": 2 })));
    assert_eq!((&loaded["events"], &loaded["table"]["names"]), (&json!([]), &json!(["Ada", "Bo"])));
    assert_eq!(engine.position(), two);
    engine.ok(json!({ "cmd": "apply", "steps": ["2 n", "* 1"] }));
    let on_the_way = engine.position();
    engine.ok(json!({ "cmd": "load", "position": two }));
    let record = engine.record();
    assert!(record.contains("seats: [\"Ada\",\"Bo\"]\n") && record.contains(&format!("start: {two}\n")), "{record}");
    engine.ok(json!({ "cmd": "apply", "steps": ["2 n", "* 1"] }));
    assert_eq!(engine.position(), on_the_way);
    let told = run_with(&["replay", "-", "--json"], engine.record().as_bytes()).json();
    assert_eq!((&told["position"], &told["steps"]), (&json!(on_the_way), &json!(2)));

    let error = engine.error(json!({ "cmd": "load", "position": "7/7/7/7/7/7/7 d4s 1f 31b12y12^b,30r12g12" }));
    let names: Vec<&str> = error["reasons"].as_array().unwrap().iter().map(|r| r["name"].as_str().unwrap()).collect();
    assert_eq!((&error["kind"], names), (&json!("bad_position"), vec!["dirhams", "pile", "first turn"]), "{error}");
    for reason in error["reasons"].as_array().unwrap() {
        assert!(error["message"].as_str().unwrap().contains(reason["detail"].as_str().unwrap()), "{error}");
    }
}

#[test]
fn the_engine_draws_when_it_is_asked_to() {
    let new = |seed: Option<u64>| {
        let mut request = json!({ "cmd": "new", "game": "rugs", "options": { "players": 2 }, "auto_chance": true });
        if let Some(seed) = seed {
            request["seed"] = json!(seed);
        }
        request
    };
    // How the first eight turns go, everybody doing the first thing they may.
    let played = |request: Value| {
        let mut engine = Engine::new();
        let mut answer = engine.ok(request);
        let mut drawn = Vec::new();
        for _ in 0..16 {
            drawn.extend(answer["drawn"].as_array().expect("it tells what it drew").iter().map(ToString::to_string));
            assert_eq!(answer["turn"]["waits_for"], "seat");
            let legal = engine.ok(json!({ "cmd": "legal" }));
            let (seat, action) = (&legal["seats"][0]["seat"], &legal["seats"][0]["actions"][0]["action"]);
            answer = engine.ok(json!({ "cmd": "apply", "step": format!("{seat} {}", action.as_str().unwrap()) }));
        }
        let record = engine.record();
        let kept: Vec<String> =
            record.lines().filter_map(|line| line.strip_prefix("* ")).map(|o| format!("{o:?}")).collect();
        drawn.extend(answer["drawn"].as_array().unwrap().iter().map(ToString::to_string));
        assert_eq!(drawn, kept, "what was drawn is what the record holds");
        record
    };
    assert_eq!(played(new(Some(5))), played(new(Some(5))));
    assert_ne!(played(new(Some(5))), played(new(Some(6))));
    assert_ne!(played(new(None)), played(new(None)), "without a seed no two games are alike");

    // It draws after the steps, not in between; and the caller may still say what came.
    let mut engine = Engine::new();
    engine.ok(json!({ "cmd": "new", "game": "rugs", "auto_chance": true, "seed": 1 }));
    let error = engine.error(json!({ "cmd": "apply", "steps": ["1 e", "1 f4-g4"] }));
    assert_eq!((&error["rule"], &error["at"]), (&json!("refusal-chance-first"), &json!(1)));
    let answer = engine.ok(json!({ "cmd": "apply", "steps": ["1 e", "* 1", "1 f4-g4"] }));
    assert_eq!((&answer["drawn"], &answer["steps"]), (&json!([]), &json!(3)));
    // A position at the same table keeps the habit, and a new table has none.
    engine.ok(json!({ "cmd": "load", "position": START }));
    assert_eq!(engine.ok(json!({ "cmd": "apply", "step": "1 e" }))["steps"], 2);
    engine.ok(json!({ "cmd": "load", "position": START, "auto_chance": false }));
    assert_eq!(engine.ok(json!({ "cmd": "apply", "step": "1 e" }))["steps"], 1);
    let throw = START.replace("d4s 1f", "d4e 1t");
    let thrown = engine.ok(json!({ "cmd": "load", "position": throw, "auto_chance": true, "seed": 9 }));
    assert_eq!((&thrown["steps"], thrown["drawn"].as_array().unwrap().len()), (&json!(1), 1));
    let waits = engine.ok(json!({ "cmd": "load", "game": "rugs", "position": throw }));
    assert_eq!((&waits["steps"], waits.get("drawn")), (&json!(0), None));
    let record = engine.record();
    let thrown = engine.ok(json!({ "cmd": "replay", "record": record, "auto_chance": true, "seed": 9 }));
    assert_eq!((&thrown["steps"], thrown["events"].as_array().unwrap().len()), (&json!(1), 1));
}

#[test]
fn a_view_is_somebodys() {
    let mut engine = Engine::playing(json!({ "players": 3 }));
    engine.ok(json!({ "cmd": "apply", "steps": ["1 e", "* 3", "1 g3-g2"] }));
    let spectator = engine.ok(json!({ "cmd": "view" }))["view"].clone();
    assert_eq!(
        (&spectator["viewer"], &spectator["phase"], &spectator["seat"]),
        (&Value::Null, &json!("face"), &json!(2))
    );
    assert_eq!(spectator["assam"], json!({ "square": "g4", "facing": "east" }));
    let market = [("g2", "g3"), ("g3", "g2")]
        .map(|(square, other)| json!({ "square": square, "colour": "blue", "other_half": other }));
    assert_eq!(spectator["market"], json!(market));
    assert_eq!(spectator["merchants"].as_array().unwrap().len(), 3);
    assert_eq!(
        spectator["merchants"][0],
        json!({ "dirhams": 30, "rugs": [{ "colour": "blue", "unlaid": 14 }], "top": null, "out": null })
    );
    for seat in 1..=3 {
        assert_eq!(engine.ok(json!({ "cmd": "view", "seat": seat }))["view"]["viewer"], seat);
    }
}

#[test]
fn a_standing_tells_points_by_source() {
    let mut engine = Engine::playing(json!({ "players": 3 }));
    engine.ok(json!({ "cmd": "apply", "steps": ["1 e", "* 3", "1 g3-g2", "2 n", "* 1"] }));
    let line = |seat: u8, rank: u8, dirhams: u8, squares: u8| {
        let sources = json!({ "rugs-points-dirhams": dirhams, "rugs-points-squares": squares });
        json!({ "seat": seat, "rank": rank, "points": dirhams + squares, "sources": sources })
    };
    let standing = json!([line(1, 1, 32, 2), line(2, 3, 28, 0), line(3, 2, 30, 0)]);
    assert_eq!(engine.ok(json!({ "cmd": "standing" })), json!({ "ok": true, "over": false, "standing": standing }));
}

/// The number that `docs/rugs-notation.md` gives an action.
fn number(action: &str) -> usize {
    let place = |square: &str| {
        let (column, row) = (square.as_bytes()[0] - b'a', square.as_bytes()[1] - b'1');
        (usize::from(column), usize::from(row))
    };
    match action.split_once('-') {
        None => "nesw".find(action).expect("a direction"),
        Some((first, second)) => match (place(first), place(second)) {
            ((column, row), (_, other)) if row == other => 4 + 6 * row + column,
            ((column, row), _) => 46 + 7 * row + column,
        },
    }
}

#[test]
fn whole_games_go_through_the_pipe() {
    for (at, options) in configurations().into_iter().enumerate() {
        let mut engine = Engine::new();
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15 ^ at as u64);
        let mut turn = engine.ok(json!({ "cmd": "new", "game": "rugs", "options": options }))["turn"].clone();
        let (mut steps, mut told, mut middle) = (0, Vec::new(), None);
        while turn["waits_for"] != "over" {
            let legal = engine.ok(json!({ "cmd": "legal" }));
            assert_eq!(legal["turn"], turn);
            let step = if turn["waits_for"] == "chance" {
                let offered = dice.one_of(legal["chance"]["odds"]["listed"].as_array().unwrap());
                assert!(offered["weight"].as_u64().unwrap() > 0);
                format!("* {}", offered["outcome"].as_str().unwrap())
            } else {
                let seat = &legal["seats"][0];
                assert_eq!((legal["seats"].as_array().unwrap().len(), &seat["seat"]), (1, &turn["seat"]));
                let choice = dice.one_of(seat["actions"].as_array().unwrap());
                let action = choice["action"].as_str().unwrap();
                assert_eq!(choice["number"], number(action), "{action}");
                format!("{} {action}", seat["seat"])
            };
            let answer = engine.ok(json!({ "cmd": "apply", "step": step }));
            steps += 1;
            assert_eq!(answer["steps"], steps);
            told.extend(answer["events"].as_array().unwrap().iter().map(|event| event["event"].clone()));
            turn = answer["turn"].clone();
            if steps == 40 {
                middle = Some((engine.position(), engine.record()));
            }
        }
        let legal = engine.ok(json!({ "cmd": "legal" }));
        assert_eq!((&legal["seats"], legal.get("chance")), (&json!([]), None));
        let end = engine.ok(json!({ "cmd": "standing" }));
        let (record, position) = (engine.record(), engine.position());
        assert_eq!(end["over"], true);

        let replayed = run_with(&["replay", "-", "--json"], record.as_bytes()).json();
        assert_eq!((&replayed["standing"], &replayed["options"]), (&end["standing"], &options));
        assert_eq!((&replayed["position"], &replayed["steps"]), (&json!(position), &json!(steps)));
        let events = replayed["events"].as_array().unwrap();
        assert!(events.iter().map(|event| &event["event"]).eq(&told), "{options}");

        // And back through the engine: all of it, part of it, and on from there.
        let (half_way, half) = middle.expect("a game has more than 40 steps");
        let answer = engine.ok(json!({ "cmd": "replay", "record": record }));
        assert_eq!((&answer["steps"], &answer["turn"]), (&json!(steps), &json!({ "waits_for": "over" })));
        assert_eq!((&answer["events"], &answer["table"]["options"]), (&json!([]), &options));
        assert_eq!((engine.record(), engine.position()), (record.clone(), position.clone()));
        assert_eq!(engine.ok(json!({ "cmd": "replay", "record": record, "to": 0 }))["steps"], 0);
        assert_eq!(engine.ok(json!({ "cmd": "replay", "record": record, "to": 40 }))["steps"], 40);
        assert_eq!((engine.position(), engine.record()), (half_way, half));
        let rest: Vec<&str> =
            record.split_once("\n\n").unwrap().1.lines().filter(|line| !line.starts_with('=')).collect();
        engine.ok(json!({ "cmd": "apply", "steps": rest[40..] }));
        assert_eq!((engine.position(), engine.record()), (position, record));
        engine.end();
    }
}

/// What stands between the fences of a document, with the words after each opening fence.
fn fenced(document: &str) -> Vec<(String, String)> {
    let mut blocks = Vec::new();
    let mut lines = document.lines();
    while let Some(line) = lines.next() {
        if let Some(info) = line.trim_start().strip_prefix("```") {
            let block: Vec<&str> = lines.by_ref().take_while(|line| line.trim() != "```").collect();
            blocks.push((info.to_owned(), block.join("\n")));
        }
    }
    blocks
}

#[test]
fn the_transcript_in_the_document_is_what_happens() {
    let blocks = fenced(include_str!("../../../docs/engine-protocol.md"));
    let block = |info: &str| &blocks.iter().find(|(found, _)| found == info).expect("the transcript").1;
    let (requests, answers) = (block("jsonl in"), block("jsonl out"));
    let got = run_with(&["engine"], requests.as_bytes()).ok();
    assert_eq!((requests.lines().count(), got.lines().count()), (answers.lines().count(), answers.lines().count()));
    for ((request, expected), got) in requests.lines().zip(answers.lines()).zip(got.lines()) {
        assert_eq!(got, expected, "in answer to {request}");
    }
    for cmd in ["new", "load", "legal", "odds", "apply", "view", "position", "standing", "record", "replay"] {
        assert!(requests.contains(&format!("\"cmd\":\"{cmd}\"")), "the transcript does not show {cmd}");
    }
}

/// Whether a text is what is shown, `...` standing for whatever is left out.
fn is_as_shown(text: &str, shown: &str) -> bool {
    let parts: Vec<&str> = shown.split("...").collect();
    let [first, between @ .., last] = parts.as_slice() else { return text == shown };
    let mut rest = text.strip_prefix(first);
    for part in between {
        rest = rest.and_then(|rest| rest.split_once(part)).map(|(_, rest)| rest);
    }
    rest.is_some_and(|rest| rest.ends_with(last))
}

#[test]
fn the_transcript_of_keshi_is_what_happens_but_for_what_is_left_out() {
    let blocks = fenced(include_str!("../../../docs/engine-protocol.md"));
    let block = |info: &str| &blocks.iter().find(|(found, _)| found == info).expect("the transcript").1;
    let (requests, answers) = (block("jsonl keshi in"), block("jsonl keshi out"));
    let got = run_with(&["engine"], requests.as_bytes()).ok();
    assert_eq!((requests.lines().count(), got.lines().count()), (answers.lines().count(), answers.lines().count()));
    for ((request, shown), got) in requests.lines().zip(answers.lines()).zip(got.lines()) {
        assert!(is_as_shown(got, shown), "in answer to {request}: {got}");
    }
    assert!(is_as_shown("abcde", "a...c...e") && !is_as_shown("abcde", "a...d...c...") && !is_as_shown("abc", "ab"));
}

#[test]
fn every_position_in_the_document_loads() {
    let blocks = fenced(include_str!("../../../docs/rugs-notation.md"));
    let mut engine = Engine::new();
    let mut loaded = 0;
    for (info, block) in &blocks {
        let Some(options) = info.strip_prefix("position") else { continue };
        let option = |word: &str| match word.split_once('=') {
            Some((name, value)) => (name.to_owned(), value.parse().expect("an option is a number or a switch")),
            None => (word.to_owned(), Value::Bool(true)),
        };
        let options: Map<String, Value> = options.split_whitespace().map(option).collect();
        for position in block.lines() {
            engine.ok(json!({ "cmd": "load", "game": "rugs", "options": options, "position": position }));
            assert_eq!(engine.position(), position);
            loaded += 1;
        }
    }
    assert!(loaded >= 9, "{loaded} positions");
    engine.end();
}

#[test]
fn the_document_names_every_kind_of_error() {
    let document = include_str!("../../../docs/engine-protocol.md");
    let source = include_str!("../src/engine.rs");
    let mut kinds: Vec<&str> =
        source.split("Fault::new(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert!(kinds.len() >= 10, "{kinds:?}");
    for kind in kinds {
        assert!(document.contains(&format!("\n| `{kind}` |")), "{kind} is missing");
    }
}

#[test]
fn the_document_tells_how_far_the_numbers_of_actions_run() {
    use table::Action as _;
    let last = [rugs::Action::COUNT - 1, keshi::Action::COUNT - 1];
    let told = format!("in rugs they run from 0 to\n{}, in keshi from 0 to {}.", last[0], last[1]);
    assert!(include_str!("../../../docs/engine-protocol.md").contains(&told), "{told}");
}

/// Names, each with the names that belong to it: the fields of an object, or what something can be and its fields.
type Names = BTreeMap<String, BTreeSet<String>>;

/// What a type of the TypeScript that is made from the Rust types declares.
fn declared(types: &str, name: &str) -> Names {
    let from = types.split_once(&format!("\nexport type {name} =")).unwrap_or_else(|| panic!("there is no {name}")).1;
    let mut code = String::new();
    for part in from.split_once(";\n\n").map_or(from, |(body, _)| body).split("/**") {
        code += part.split_once("*/").map_or(part, |(_, after)| after);
    }
    let is_object = code.trim_start().starts_with('{');
    let (mut names, mut depth, mut tagged) = (Names::new(), 0, false);
    let mut current = String::new();
    let mut rest = code.as_str();
    while let Some(sign) = rest.chars().next() {
        let end = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        let is_key = after.starts_with(':') || after.starts_with("?:");
        match sign {
            '{' => (depth, tagged) = (depth + 1, tagged && depth > 0),
            '}' => depth -= 1,
            '"' => {
                let (text, after) = rest[1..].split_once('"').unwrap();
                if depth == 0 || tagged && current.is_empty() {
                    names.entry(text.to_owned()).or_default();
                    current = text.to_owned();
                }
                rest = after;
                continue;
            }
            _ if word.is_empty() => {}
            _ if !is_key => {}
            _ if is_object && depth == 1 => {
                names.insert(word.to_owned(), BTreeSet::new());
            }
            _ if depth == 1 && word == "event" => (tagged, current) = (true, String::new()),
            _ if depth == 1 && !tagged => {
                names.entry(word.to_owned()).or_default();
                current = word.to_owned();
            }
            _ if !is_object => {
                names.get_mut(&current).unwrap().insert(word.to_owned());
            }
            _ => {}
        }
        rest = &rest[word.len().max(sign.len_utf8())..];
    }
    names
}

/// What the document says of a type: the first column of its table; and the second, where it says “with”.
fn documented(document: &str, heading: &str) -> Names {
    let from = document.split_once(&format!("\n### {heading}: ")).unwrap_or_else(|| panic!("no section {heading}")).1;
    let section = from.split("\n#").next().unwrap();
    let rows = section.lines().filter(|line| line.starts_with('|'));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split('|').map(str::trim).skip(1).collect()).collect();
    let quoted = |text: &str| text.split('`').skip(1).step_by(2).map(str::to_owned).collect::<BTreeSet<_>>();
    let with = rows[0][1] == "with";
    let row = |row: &Vec<&str>| {
        assert!(!row[2].is_empty(), "{row:?} says nothing");
        // The names of types have a capital, and values have quotes.
        let is_field = |name: &String| name.bytes().all(|sign| sign.is_ascii_lowercase() || sign == b'_');
        let fields = if with { quoted(row[1]).into_iter().filter(is_field).collect() } else { BTreeSet::new() };
        (quoted(row[0]).pop_first().unwrap(), fields)
    };
    rows[2..].iter().map(row).collect()
}

const DATA: &str = include_str!("../../../docs/engine-data.md");

#[test]
fn the_document_names_every_event_and_every_field() {
    let (rugs, keshi, both) = (
        include_str!("../../protocol/typescript/rugs.ts"),
        include_str!("../../protocol/typescript/keshi.ts"),
        include_str!("../../protocol/typescript/protocol.ts"),
    );
    let mut sections = 0;
    for (game, types, names) in [
        ("rugs", rugs, "Options Event View Phase Assam Half Merchant Rugs"),
        (
            "keshi",
            keshi,
            "Options Event View Own Open Board ScrollStack Shop Phase Waits Draw Companion Effect Step Question Cause Bonus \
             Source",
        ),
        ("both", both, "StandingLine"),
    ] {
        for name in names.split(' ') {
            let (told, is) = (documented(DATA, &format!("{game} `{name}`")), declared(types, name));
            assert!(!is.is_empty(), "{game} {name}");
            assert_eq!(told, is, "{game} {name}");
            sections += 1;
        }
    }
    assert_eq!(DATA.matches("\n### ").count(), sections, "a section that no test compares");
}

#[test]
fn the_document_tells_the_default_of_every_option() {
    let mut engine = Engine::new();
    for game in ["rugs", "keshi"] {
        let options = engine.ok(json!({ "cmd": "new", "game": game }))["table"]["options"].clone();
        let section = DATA.split_once(&format!("### {game} `Options`")).unwrap().1.split("\n#").next().unwrap();
        for (name, value) in options.as_object().unwrap() {
            let row = section.lines().find(|line| line.starts_with(&format!("| `{name}` |"))).unwrap();
            assert_eq!(row.split('|').nth(3).map(str::trim), Some(format!("`{value}`").as_str()), "{row}");
        }
    }
}

/// What random games tell is what the document describes.
#[test]
fn what_games_tell_is_in_the_document() {
    let (mut dice, mut met) = (Dice(5), BTreeSet::new());
    let mut tables: Vec<(&str, Value)> = configurations().into_iter().map(|options| ("rugs", options)).collect();
    let expansions = json!({ "players": 2, "edition": "essential", "staircase_tiles": "random", "imam_and_sultan": true, "offices": "mixed", "desert_towns": true });
    tables.extend([("keshi", json!({})), ("keshi", expansions)]);
    for (game, options) in tables {
        let mut engine = Engine::new();
        let mut answer =
            engine.ok(json!({ "cmd": "new", "game": game, "options": options, "auto_chance": true, "seed": 3 }));
        let known = |name: &str| documented(DATA, &format!("{game} `{name}`"));
        let (events, phases) = (known("Event"), known("Phase"));
        let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<BTreeSet<_>>();
        let names = |name: &str| known(name).into_keys().collect::<BTreeSet<_>>();
        loop {
            for told in answer["events"].as_array().unwrap() {
                let mut fields = keys(&told["event"]);
                fields.remove("event");
                let event = told["event"]["event"].as_str().unwrap();
                assert_eq!(events.get(event), Some(&fields), "{event}");
                met.insert(event.to_owned());
            }
            let view = engine.ok(json!({ "cmd": "view", "seat": 1 }))["view"].clone();
            assert_eq!(keys(&view), names("View"));
            if game == "keshi" {
                assert_eq!(keys(&view["open"]), names("Open"));
                assert_eq!(keys(&view["open"]["boards"][1]), names("Board"));
                assert_eq!(keys(&view["own"]), names("Own"));
            } else {
                assert_eq!(keys(&view["merchants"][1]), names("Merchant"));
            }
            let phase = if game == "keshi" { &view["open"]["phase"] } else { &view["phase"] };
            assert!(phases.contains_key(phase.as_str().unwrap()), "{phase}");
            if answer["turn"]["waits_for"] == "over" {
                break;
            }
            let seats = engine.ok(json!({ "cmd": "legal" }))["seats"].clone();
            let actions = seats[0]["actions"].as_array().unwrap();
            let step = format!("{} {}", seats[0]["seat"], dice.one_of(actions)["action"].as_str().unwrap());
            answer = engine.ok(json!({ "cmd": "apply", "step": step }));
        }
        for line in engine.ok(json!({ "cmd": "standing" }))["standing"].as_array().unwrap() {
            assert_eq!(keys(line), documented(DATA, "both `StandingLine`").into_keys().collect());
            for source in line["sources"].as_object().unwrap().keys() {
                let name = source.strip_prefix("keshi-points-").map(|name| name.replace('-', "_"));
                let told =
                    name.map_or_else(|| DATA.contains(&format!("`{source}`")), |name| names("Source").contains(&name));
                assert!(told, "{source}");
            }
        }
        engine.end();
    }
    assert!(met.len() > 40, "{met:?}");
}

#[test]
fn the_document_names_every_line_of_a_record() {
    let document = include_str!("../../../docs/engine-protocol.md");
    let records = document.split_once("\n## Records\n").unwrap().1.split("\n## ").next().unwrap();
    let told: BTreeSet<&str> =
        records.lines().filter_map(|line| line.strip_prefix("| `")?.split_once(":` |")).map(|(key, _)| key).collect();
    let mut engine = Engine::new();
    engine.ok(json!({ "cmd": "new", "game": "keshi" }));
    let position = engine.position();
    engine.ok(json!({ "cmd": "load", "position": position }));
    let (loaded, fair) = (engine.record(), include_str!("../../../docs/fair-dice.jemaa"));
    let headers = [&*loaded, fair].map(|record| record.split_once("\n\n").unwrap().0);
    let keys = headers.iter().flat_map(|header| header.lines().skip(1)).map(|line| line.split_once(": ").unwrap().0);
    assert_eq!(keys.collect::<BTreeSet<_>>(), told);
    engine.end();
}

/// What the document says of `load`: steps, record and dice.
#[test]
fn a_load_begins_the_record_anew_and_lets_the_dice_go_on() {
    let mut engine = Engine::new();
    let start = json!({ "cmd": "new", "game": "rugs", "options": { "players": 3 }, "auto_chance": true, "seed": 7 });
    engine.ok(start.clone());
    let position = engine.position();
    let thrown = |engine: &mut Engine| engine.ok(json!({ "cmd": "apply", "step": "1 e" }))["drawn"].clone();
    let first: Vec<Value> = (0..8)
        .map(|_| {
            let drawn = thrown(&mut engine);
            let loaded = engine.ok(json!({ "cmd": "load", "position": position }));
            assert_eq!((&loaded["steps"], &loaded["drawn"]), (&json!(0), &json!([])));
            assert!(engine.record().contains(&format!("\nstart: {position}\n")));
            drawn
        })
        .collect();
    assert!(first.iter().any(|drawn| drawn != &first[0]), "the dice go on: {first:?}");
    let again = json!({ "cmd": "load", "position": position, "auto_chance": true, "seed": 7 });
    engine.ok(again);
    assert_eq!(thrown(&mut engine), first[0], "a seed begins anew");
    let loaded = engine.ok(json!({ "cmd": "load", "position": position, "auto_chance": false }));
    assert_eq!(loaded.get("drawn"), None);
    engine.ok(start);
    let loaded = engine.ok(json!({ "cmd": "load", "game": "rugs", "options": { "players": 3 }, "position": position }));
    assert_eq!(loaded.get("drawn"), None, "a new table");
    engine.end();
}
