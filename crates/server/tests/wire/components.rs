//! What is on the pieces, and what an owner of the box says is there instead.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::client::{Folder, Server};

const PATH: &str = "/api/games/keshi/components";

/// The value as an owner would write it down, from what the server tells of it.
fn written(component: &Value) -> String {
    match &component["value"] {
        Value::Array(things) => {
            let one = |thing: &Value| format!("{} {}", thing["amount"], thing["thing"].as_str().unwrap());
            json!(things.iter().map(one).collect::<Vec<_>>().join(" + ")).to_string()
        }
        plain => plain.to_string(),
    }
}

async fn check(server: &Server, text: &str) -> Value {
    let (status, answer) = server.post(PATH, json!({ "components": text })).await;
    assert_eq!(status, 200, "{answer}");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_told_can_be_written_down() {
    let folder = Folder::new("components");
    let server = Server::start(&folder.database()).await;
    let (status, ours) = server.get(PATH).await;
    assert_eq!((status, &ours["name"]), (200, &json!("box")));
    let values = ours["values"].as_array().unwrap();
    let provenances: Vec<&str> = values.iter().map(|value| value["provenance"].as_str().unwrap()).collect();
    assert!(values.len() > 400 && ["printed", "derived", "reconstructed"].iter().all(|one| provenances.contains(one)));

    // All of it confirmed: the same values, all from the owner.
    let mut text = "name = \"my box\"\n".to_owned();
    for value in values {
        writeln!(text, "{} = {}", value["path"].as_str().unwrap(), written(value)).unwrap();
    }
    let sound = &check(&server, &text).await["sound"];
    assert_eq!((&sound["name"], &sound["hash"]), (&json!("my box"), &ours["hash"]));
    let told = sound["values"].as_array().unwrap();
    assert_eq!(told.len(), values.len());
    for (told, ours) in told.iter().zip(values) {
        assert_eq!((&told["path"], &told["value"]), (&ours["path"], &ours["value"]));
        assert_eq!((&told["provenance"], &told["confirmed"]), (&json!("owner"), &json!(true)));
    }

    // One value of each kind changed: exactly these are told, with where they come from.
    let text = "oases.06.colour = \"gray\"\noases.09.colour = \"black\"\nlines.points.1 = 2\n\
                luxury.02.gives = \"3 point + 1 water\"\nfrom.\"lines.points.1\" = \"my board\"";
    let sound = &check(&server, text).await["sound"];
    let told: Vec<Value> = sound["values"].as_array().unwrap().iter().map(|value| value["path"].clone()).collect();
    assert_eq!(told, ["lines.points.1", "luxury.02.gives", "oases.06.colour", "oases.09.colour"]);
    assert_ne!(sound["hash"], ours["hash"]);
    assert_eq!((&sound["values"][0]["value"], &sound["values"][0]["reference"]), (&json!(2), &json!("my board")));
    let gives = json!([{ "thing": "point", "amount": 3 }, { "thing": "water", "amount": 1 }]);
    assert_eq!(sound["values"][1]["value"], gives);
    assert_eq!(check(&server, "").await["sound"]["values"], json!([]), "nothing differs");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_told_by_its_field() {
    let folder = Folder::new("component-faults");
    let server = Server::start(&folder.database()).await;
    for (text, field, reason) in [
        ("gates.green = 4", "gates", "there are 32 in all, not 33"),
        ("stairs.top = 99", "stairs.top", "99 is no number from 5 to 40"),
        ("stairs.top = 15", "stairs.thresholds", "16 is above the top, which is 15"),
        ("oases.06.colour = \"blue\"", "oases.06.colour", "“blue” is none of green, gray,"),
        ("oases.06.colour = \"white\"", "oases", "05 to 13 are of another colour each"),
        ("name = \"\"", "name", "a name is one line of 1 to 60 characters"),
        ("lines", "", "line 1 cannot be read"),
    ] {
        let faults = &check(&server, text).await["faults"];
        assert_eq!((faults[0]["field"].as_str(), &faults[1]), (Some(field), &Value::Null), "{text}: {faults}");
        assert!(faults[0]["reason"].as_str().unwrap().contains(reason), "{text}: {faults}");
    }

    // However much is wrong, the answer stays short, and does not take long.
    let unknown: String = (0..20_000).map(|n| format!("a{n} = 1\n")).collect();
    let sources: String = (0..9_000).map(|n| format!("from.\"*.0-{n}\" = \"x\"\n")).collect();
    for text in [unknown, sources] {
        let faults = &check(&server, &text).await["faults"];
        assert_eq!(faults.as_array().unwrap().len(), 101, "{faults}");
        assert!(faults[100]["reason"].as_str().unwrap().ends_with(" more"), "{faults}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn not_every_question_has_an_answer() {
    let folder = Folder::new("component-doors");
    let server = Server::start(&folder.database()).await;
    for game in ["rugs", "chess", "%ff"] {
        let path = format!("/api/games/{game}/components");
        assert_eq!(server.get(&path).await.0, 404, "{game}");
        assert_eq!(server.post(&path, json!({ "components": "" })).await.0, 404, "{game}");
    }
    for body in [json!({}), json!({ "components": 1 }), json!({ "components": "", "more": 1 })] {
        let (status, answer) = server.post(PATH, body).await;
        assert_eq!((status, &answer["code"]), (400, &json!("malformed")), "{answer}");
    }
    let (status, answer) = server.post(PATH, json!({ "components": " ".repeat(house::LONGEST_TEXT + 1) })).await;
    assert_eq!((status, &answer["code"]), (429, &json!("too_much")), "{answer}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_says_with_which_components_it_is_played() {
    let folder = Folder::new("component-tables");
    let server = Server::start(&folder.database()).await;
    let text = "name = \"my box\"\nlines.points.1 = 2";
    let hash = check(&server, text).await["sound"]["hash"].as_str().unwrap().to_owned();
    let seats = json!([{ "kind": "here", "name": "Ada" }, { "kind": "here", "name": "Bo" }]);
    for (components, shown) in [(json!(text), json!(format!("my box {hash}"))), (Value::Null, Value::Null)] {
        let new = json!({ "game": "keshi", "options": { "players": 2 }, "seats": seats, "components": components });
        let (status, made) = server.post("/api/tables", new).await;
        assert_eq!(status, 201, "{made}");
        let hello = json!({ "room": made["room"], "secrets": [made["host"]] });
        let mut host = server.enter(hello.clone()).await.unwrap();
        assert_eq!(host.sight()["components"], shown, "before the game");
        host.done(json!({ "type": "start" })).await;
        assert_eq!(server.enter(hello).await.unwrap().sight()["components"], shown, "and in it");
    }
    server.stop().await;
}
