//! What `jemaa serve` writes into its log when it is told to write everything: nothing of what players keep to themselves.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

#[path = "common/server.rs"]
#[expect(dead_code, reason = "not all of it is used here")]
mod server;

use std::net::TcpStream;

use serde_json::{Value, json};
use server::Server;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

struct Player(WebSocket<TcpStream>);

impl Player {
    fn enter(address: &str, hello: Value) -> Player {
        let stream = TcpStream::connect(address).unwrap();
        let (socket, _) = client(format!("ws://{address}/ws"), stream).unwrap();
        let mut player = Player(socket);
        player.say(hello);
        player
    }

    fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).unwrap();
    }

    /// Says something, and hears everything up to the answer.
    fn ask(&mut self, mut message: Value, id: &str) -> Vec<Value> {
        message["id"] = json!(id);
        self.say(message);
        let mut heard = Vec::new();
        loop {
            if let Message::Text(text) = self.0.read().unwrap() {
                heard.push(serde_json::from_str::<Value>(&text).unwrap());
                if heard.last().unwrap()["id"] == id {
                    return heard;
                }
            }
        }
    }
}

#[test]
fn the_log_holds_nothing_that_players_keep_to_themselves() {
    let folder = std::env::temp_dir().join(format!("jemaa-log-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let server = Server::start(folder.join("jemaa.db").to_str().unwrap(), &[("JEMAA_LOG", "trace")]);
    let address = server.address.clone();
    let http = |method, path: &str, secret: &str, body: &str| server.http_with(method, path, secret, body);

    let table = json!({
        "game": "keshi", "options": { "players": 2 }, "settings": { "order": "chosen" },
        "seats": [{ "kind": "here", "name": "Adalbert", "luck": "a four-leaf clover" }]
    });
    let (status, made) = http("POST", "/api/tables", "", &table.to_string());
    assert_eq!(status, 201, "{made}");
    let made: Value = serde_json::from_str(&made).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let (room, host, invite, one) =
        (text(&made["room"]), text(&made["host"]), text(&made["invite"]), text(&made["seats"][0]));
    let seats = format!("/api/tables/{room}/seats");
    for wrong in ["0123456789012345678901234567890123456789", &one] {
        let join = json!({ "name": "Eve", "invite": wrong }).to_string();
        assert_eq!(http("POST", &seats, "", &join).0, 403);
    }
    let join = json!({ "name": "Bogomil", "invite": invite, "luck": "a horseshoe" }).to_string();
    let (_, joined) = http("POST", &seats, "", &join);
    let two = text(&serde_json::from_str::<Value>(&joined).unwrap()["secret"]);
    assert_eq!(http("POST", &seats, "", "{\"name\":\"Bogomil\",\"luck\":7}").0, 400);
    for (secret, status) in [(&one, 200), (&invite, 200), (&String::new(), 403)] {
        assert_eq!(http("GET", &format!("/api/tables/{room}"), secret, "").0, status);
    }

    let hello = |secrets: &[&String]| json!({ "type": "hello", "protocol": 1, "room": room, "secrets": secrets });
    let mut ada = Player::enter(&address, hello(&[&one, &host]));
    let mut bo = Player::enter(&address, hello(&[&two]));
    drop(Player::enter(&address, hello(&[&"one who is nobody".to_owned()])));
    ada.ask(json!({ "type": "start" }), "start");
    // All choose in secret, and think again.
    let mut legal = Vec::new();
    for player in [&mut ada, &mut bo] {
        let heard = player.ask(json!({ "type": "act", "actions": ["zz"], "version": 0 }), "stale");
        assert_eq!(heard.last().unwrap()["problem"]["code"], "stale");
        let Message::Text(whole) = player.0.read().unwrap() else { panic!("the whole sight") };
        let whole: Value = serde_json::from_str(&whole).unwrap();
        let choices = whole["sight"]["table"]["choices"].as_array().unwrap();
        legal = choices.iter().map(|choice| text(&choice["action"])).collect();
    }
    assert!(legal.len() > 1 && legal[0].starts_with("supply:"), "{legal:?}");
    for (number, action) in legal.iter().enumerate() {
        let heard = ada.ask(json!({ "type": "act", "actions": [action] }), &format!("choice {number}"));
        assert_eq!(heard.last().unwrap()["type"], "done");
    }
    for bad in ["supply:999", "supply:1|23", "disc:0"] {
        let heard = ada.ask(json!({ "type": "act", "actions": [bad] }), bad);
        assert_eq!(heard.last().unwrap()["type"], "problem");
    }
    for request in ["hint", "preview", "history", "settle", "chat"] {
        let said = json!({ "type": request, "since": 0, "actions": ["supply:132"], "outcome": "provision:07",
            "text": "a word among friends" });
        ada.ask(said, request);
    }
    bo.say(json!("not a message, but a confession"));
    let resigned = bo.ask(json!({ "type": "resign" }), "resign");
    let mut changes = resigned.iter().flat_map(|message| message["patch"].as_array().into_iter().flatten());
    let dice = changes.find(|change| change[0][0] == "dice").expect("the seed is told after the end");
    let seed = text(if dice[1].is_string() { &dice[1] } else { &dice[1]["seed"] });
    let (_, record) = http("GET", &format!("/api/tables/{room}/record"), &two, "");
    assert!(record.contains(&seed));
    drop((ada, bo));
    let (_, log) = server.stop();
    let _ = std::fs::remove_dir_all(&folder);
    assert!(log.contains("closing"), "the log is there: {log}");
    let hex = |text: &str| text.bytes().map(|byte| format!("{byte:02x}")).collect::<String>();
    for secret in [host, invite, one, two, seed] {
        assert!(!log.contains(&secret) && !log.contains(&hex(&secret[..16])), "the log holds a secret");
    }
    for word in
        ["Adalbert", "Bogomil", "clover", "horseshoe", "supply:", "provision:", "among friends", "confession", "nobody"]
    {
        assert!(!log.contains(word) && !log.contains(&hex(word)), "the log holds “{word}”");
    }
}
