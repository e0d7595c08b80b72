//! A further game is made, joined and played to its end: over real sockets, through the engine, and by bots. Nothing that
//! hosts it was written for it.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use load::client::{Client, request};
use load::server::{PATIENCE, Program};
use serde_json::{Value, json};
use tokio::time::timeout;

const BINARY: &str = env!("CARGO_BIN_EXE_jemaa-sealed");

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs a command of the binary to its end.
fn run(args: &[&str]) -> Output {
    Command::new(BINARY).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap()
}

/// Whether a text is a sentence or a label, and not the id of a message without words.
fn is_worded(text: &Value) -> bool {
    text.as_str().is_some_and(|text| !text.is_empty() && !text.contains("sealed-"))
}

async fn get(server: &str, path: &str, secret: Option<&str>) -> String {
    let (status, body) = request(server, "GET", path, secret, "").await.unwrap();
    assert_eq!(status, 200, "{path}: {body}");
    body
}

async fn post(server: &str, path: &str, body: Value) -> Value {
    let (status, body) = request(server, "POST", path, None, &body.to_string()).await.unwrap();
    assert_eq!(status, 201, "{path}: {body}");
    serde_json::from_str(&body).unwrap()
}

/// Answers whatever a seat is asked until the game is over.
async fn play(mut client: Client) -> Client {
    let mut said = 0;
    while !client.is_over() {
        if client.may_act() {
            let (choices, _) = client.choices();
            let action = choices[said % choices.len()]["action"].clone();
            said += 1;
            let id = format!("{}-{said}", client.who.unwrap());
            let act = json!({ "type": "act", "id": id, "version": client.version, "actions": [action] });
            client.done(&act).await.unwrap();
        } else {
            client.hear().await.unwrap();
        }
    }
    client
}

#[tokio::test]
async fn over_sockets_by_two_people_and_a_bot() {
    let folder = folder("sockets");
    let mut process = Program::new(BINARY, folder.join("jemaa.db")).start().unwrap();
    let server = process.ready().await.unwrap();

    let games: Value = serde_json::from_str(&get(&server, "/api/games", None).await).unwrap();
    let sealed = games.as_array().unwrap().iter().find(|game| game["game"] == "sealed").unwrap();
    assert_eq!(sealed["options"], json!({ "players": 2 }));
    assert_eq!(sealed["bots"], json!(["random", "greedy"]));
    let players = &sealed["option_info"][0];
    assert_eq!(players["can_be"], json!({ "kind": "number", "least": 2, "most": 3 }));

    let seats = json!([{ "kind": "here", "name": "Ada" }, { "kind": "open" }, { "kind": "bot", "level": "greedy" }]);
    let table = json!({ "game": "sealed", "options": { "players": 3 }, "seats": seats });
    let made = post(&server, "/api/tables", table).await;
    let (room, invite) = (made["room"].as_str().unwrap(), made["invite"].as_str().unwrap());
    let join = json!({ "name": "Bo", "invite": invite });
    let joined = post(&server, &format!("/api/tables/{room}/seats"), join).await;
    let secrets = [json!([made["host"], made["seats"][0]]), json!([joined["secret"]])];
    let enter = |secrets: &Value| Client::enter(&server, json!({ "room": room, "secrets": secrets }));
    let (mut ada, bo) = (enter(&secrets[0]).await.unwrap(), enter(&secrets[1]).await.unwrap());
    ada.done(&json!({ "type": "start", "id": "start" })).await.unwrap();
    let played = async { tokio::join!(play(ada), play(bo)) };
    let (ada, bo) = timeout(PATIENCE, played).await.unwrap();
    assert_ne!(ada.who, bo.who);
    assert_eq!(ada.sight["table"]["standing"], bo.sight["table"]["standing"]);

    // What was kept is a record like any other: its dice were fair, and it is told in words.
    let record = get(&server, &format!("/api/tables/{room}/record"), Some(joined["secret"].as_str().unwrap())).await;
    let file = folder.join("sealed.jemaa");
    fs::write(&file, record).unwrap();
    let verified = run(&["verify", file.to_str().unwrap()]);
    assert!(verified.status.success(), "{}", text(&verified.stderr));
    let told = run(&["replay", file.to_str().unwrap(), "--lang", "de"]);
    assert!(text(&told.stdout).contains("Das Spiel ist aus."), "{}", text(&told.stdout));
    assert!(is_worded(&text(&told.stdout).into()), "{}", text(&told.stdout));
}

#[test]
fn through_the_engine() {
    let command = Command::new(BINARY).arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut engine = command.unwrap();
    let (mut input, mut output) = (engine.stdin.take().unwrap(), BufReader::new(engine.stdout.take().unwrap()));
    let mut ask = |request: Value| -> Value {
        writeln!(input, "{request}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let answer: Value = serde_json::from_str(&line).unwrap();
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    };
    let new = json!({ "cmd": "new", "game": "sealed", "options": { "players": 3 }, "auto_chance": true, "seed": 7 });
    assert_eq!(ask(new)["table"]["options"], json!({ "players": 3 }));
    let mut decisions = 0;
    while ask(json!({ "cmd": "standing" }))["over"] == false {
        let legal = ask(json!({ "cmd": "legal" }));
        let seat = &legal["seats"][0];
        let actions = seat["actions"].as_array().unwrap();
        assert!(is_worded(&seat["text"]) && actions.iter().all(|action| is_worded(&action["text"])), "{seat}");
        let action = actions[decisions % actions.len()]["action"].as_str().unwrap();
        let done = ask(json!({ "cmd": "apply", "step": format!("{} {action}", seat["seat"]) }));
        assert!(done["events"].as_array().unwrap().iter().all(|event| is_worded(&event["text"])), "{done}");
        decisions += 1;
    }
    assert!(decisions >= 9, "three players choose three times: {decisions}");
    let record = ask(json!({ "cmd": "record" }))["record"].clone();
    let replayed = ask(json!({ "cmd": "replay", "record": record }));
    assert_eq!(replayed["turn"]["waits_for"], "over", "{replayed}");
    drop(input);
    assert!(engine.wait().unwrap().success());
}

#[test]
fn by_bots() {
    let sim = run(&["sim", "sealed", "--bots", "greedy,random", "--rotate", "--games", "400", "--check", "--json"]);
    assert!(sim.status.success(), "{}", text(&sim.stderr));
    let report: Value = serde_json::from_slice(&sim.stdout).unwrap();
    let points = |entrant: usize| report["results"][entrant]["mean_points"].as_f64().unwrap();
    assert_eq!((&report["game"], &report["games"]), (&json!("sealed"), &json!(400)));
    assert!(points(0) > points(1), "greedy is the better one: {report}");
    let unknown = run(&["sim", "chess"]);
    assert!(text(&unknown.stderr).contains("rugs, keshi, sealed"), "{}", text(&unknown.stderr));
}
