//! Real clients on real sockets against a real server: over a SQLite file, and what rests on the store over PostgreSQL too.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

// First, for the macro that the others use.
#[macro_use]
#[path = "../../../house/tests/store/place.rs"]
mod place;

mod admin;
mod client;
mod components;
mod dice;
mod doors;
mod examples;
mod faults;
mod hostile;
mod limits;
mod origin;
mod overheard;
mod proxy;
mod referee;
mod replay;
mod seats;
mod site;
mod twins;
mod watching;

use house::dice::check;
use house::store::Target;
use keshi::Keshi;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::Rugs;
use serde_json::{Value, json};
use table::chance::below;
use table::{Kind, Record};
use tokio_tungstenite::tungstenite::Message;

use client::{Client, Folder, Server, Table, choices};
use place::Place;

with_both! {
    whole_games_are_seen_by_patches_as_they_are
    nothing_is_done_twice_and_nothing_is_lost
    games_go_on_when_the_server_is_back
}

fn any(list: &[String], rng: &mut ChaCha8Rng) -> String {
    list[below(rng, list.len() as u32) as usize].clone()
}

fn act(action: &str) -> Value {
    json!({ "type": "act", "actions": [action] })
}

/// Begins the game; from then on every client knows its seat.
async fn begin(server: &Server, table: &Table, clients: &mut [&mut Client]) {
    let mut host = server.enter(table.host()).await.unwrap();
    let version = host.done(json!({ "type": "start" })).await;
    for client in clients {
        client.reach(version).await;
        client.catch_up().await;
    }
}

/// One decision of whoever is to decide; all hear of it.
async fn one_move(clients: &mut [Client], watcher: &mut Client, rng: &mut ChaCha8Rng) -> bool {
    let Some(at) = clients.iter().position(|client| !client.choices().is_empty()) else { return false };
    let action = any(&clients[at].choices(), rng);
    let mut message = act(&action);
    message["version"] = json!(clients[at].version);
    let version = clients[at].done(message).await;
    for client in clients.iter_mut().chain([watcher]) {
        client.reach(version).await;
    }
    true
}

/// What a client made of all patches is what somebody sees who comes in now.
async fn same_as_fresh(server: &Server, client: &Client, hello: Value) {
    let fresh = server.enter(hello).await.unwrap();
    assert_eq!(fresh.version, client.version);
    assert_eq!(fresh.sights, client.sights);
}

async fn whole_games_are_seen_by_patches_as_they_are(place: &Place) {
    let server = Server::start(&place.target).await;
    for (kind, often) in [(Kind::of::<Rugs>(), 5), (Kind::of::<Keshi>(), 40)] {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let table = server.table(kind.name, 2, json!({ "listed": true })).await;
        let mut one = server.enter(table.player(0)).await.unwrap();
        let mut two = server.enter(table.player(1)).await.unwrap();
        let mut watcher = server.enter(json!({ "room": table.room() })).await.unwrap();
        assert_eq!(server.get(&format!("/api/tables/{}/record", table.room())).await.0, 409, "the game is not over");
        begin(&server, &table, &mut [&mut one, &mut two, &mut watcher]).await;
        let mut clients = [one, two];
        let mut moves = 0;
        while one_move(&mut clients, &mut watcher, &mut rng).await {
            moves += 1;
            if moves % often == 0 {
                same_as_fresh(&server, &clients[0], table.player(0)).await;
                same_as_fresh(&server, &clients[1], table.player(1)).await;
                same_as_fresh(&server, &watcher, table.spectator()).await;
            }
        }
        assert!(clients.iter().all(Client::is_over) && watcher.is_over() && moves > 30, "{moves} moves");
        let bytes: usize = clients[0].heard.iter().map(String::len).sum();
        assert!(bytes < 2_000_000, "a whole game costs a seat {bytes} bytes");

        let (status, head, record) = server.http("GET", &format!("/api/tables/{}/record", table.room()), "").await;
        assert!(status == 200 && head.contains("content-disposition: attachment"));
        let record: Record = record.parse().unwrap();
        let fair = check(&kind, &record, None).unwrap();
        assert_eq!(json!(fair)["commitment"], clients[0].sight()["dice"]["commitment"]);
        let (_, list) = server.get("/api/tables?stage=over").await;
        assert_eq!(list["rooms"][0]["room"], table.room());

        // The same players meet again, with the secrets they have.
        let version = clients[0].done(json!({ "type": "rematch" })).await;
        let again = clients[1].done(json!({ "type": "rematch" })).await;
        assert_eq!(version, again, "one room for both");
        watcher.reach(version).await;
        let rematch = watcher.sight()["rematch"].clone();
        let mut one = server.enter(json!({ "room": rematch, "secrets": [table.secret(0)] })).await.unwrap();
        let mut host = server.enter(json!({ "room": rematch, "secrets": [table.0["host"]] })).await.unwrap();
        assert_ne!(one.sight()["dice"]["commitment"], clients[0].sight()["dice"]["commitment"]);
        let version = host.done(json!({ "type": "start" })).await;
        one.reach(version).await;

        // A finished game can be gone on with from anywhere.
        let branch = json!({ "game": kind.name, "options": record.header.options, "branch": { "room": table.room(), "steps": 9 } });
        let branch = server.make(branch).await;
        let (status, shown) = server.get_as(&branch.0["invite"], &branch.path("")).await;
        assert!(status == 200 && shown.contains("gathering"), "{status} {shown}");
    }
    server.stop().await;
}

async fn nothing_is_done_twice_and_nothing_is_lost(place: &Place) {
    let mut server = Server::start(&place.target).await;
    let table = server.table("rugs", 2, json!({ "order": "chosen" })).await;
    let mut one = server.enter(table.player(0)).await.unwrap();
    let mut two = server.enter(table.player(1)).await.unwrap();
    begin(&server, &table, &mut [&mut one, &mut two]).await;
    let asked = one.version;
    let first = one.choices()[0].clone();
    let message = json!({ "type": "act", "actions": [first], "id": "a", "version": asked });
    let version = one.done(message.clone()).await;
    assert_eq!(one.done(message.clone()).await, version, "the same again");
    let other = json!({ "type": "act", "actions": ["zz"], "id": "a", "version": asked });
    assert_eq!(one.refused(other.clone()).await, "taken", "under the same name, but something else");
    assert_eq!(one.refused(json!({ "type": "pause", "id": "a" })).await, "taken");
    two.reach(version).await;
    let seen = one.sights.clone();
    // The same message from a new connection, and after the server has been away.
    drop(one);
    let mut one = server.enter(table.player(0)).await.unwrap();
    assert_eq!(one.done(message.clone()).await, version);
    server.stop().await;
    assert_eq!(two.until(|message| message["type"] == "closing").await["retry_after"], 1000);
    server = Server::start(&place.target).await;
    let mut one = server.enter(table.player(0)).await.unwrap();
    let mut two = server.enter(table.player(1)).await.unwrap();
    one.catch_up().await;
    assert_eq!(one.sights, seen);
    assert_eq!(one.done(message).await, version);
    assert_eq!(one.refused(other).await, "taken");
    // Somebody else's id is somebody else's.
    assert_eq!(two.refused(json!({ "type": "act", "actions": ["zz"], "id": "a" })).await, "malformed");

    // What was decided on an older question is not done, and all that was missed comes along.
    let second = one.choices()[0].clone();
    let stale = json!({ "type": "act", "actions": [second], "version": asked });
    assert_eq!(one.refused(stale).await, "stale");
    one.until(|message| message["type"] == "whole").await;
    let future = json!({ "type": "act", "actions": [second], "version": 1000 });
    assert_eq!(one.refused(future).await, "stale");
    // All or nothing.
    assert_eq!(one.refused(json!({ "type": "act", "actions": [second, "zz"] })).await, "malformed");
    let next = one.done(act(&second)).await;
    assert_eq!(next, version + 1, "what was refused left no trace");

    // Who comes back is told what happened since.
    two.catch_up().await;
    let mut hello = table.player(1);
    hello["since"] = json!(version);
    let mut back = server.enter(hello).await.unwrap();
    let history = back.until(|message| message["type"] == "history").await;
    let versions: Vec<u64> =
        history["versions"].as_array().unwrap().iter().map(|past| past["version"].as_u64().unwrap()).collect();
    assert_eq!(versions, [next]);
    assert!(!history["versions"][0]["events"].as_array().unwrap().is_empty());
    assert_eq!(back.sights, two.sights);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_invited_come_in_and_the_host_says_where_they_sit() {
    let folder = Folder::new("invited");
    let server = Server::start(&folder.database()).await;
    let here = json!({ "kind": "here", "name": "Ada" });
    let table = json!({ "game": "rugs", "options": { "players": 3 }, "seats": [here], "settings": { "order": "chosen", "spectators": false } });
    let table = server.make(table).await;
    let room = table.room();
    // A secret that is wrong by one character, or by its length, is none.
    let invite = table.0["invite"].as_str().unwrap();
    let wrong = |secret: &str| {
        let last = if secret.ends_with('0') { '1' } else { '0' };
        vec![
            format!("{}{last}", &secret[..secret.len() - 1]),
            secret[1..].to_owned(),
            format!("{secret}0"),
            secret.to_uppercase(),
            String::new(),
        ]
    };
    for bad in wrong(invite).into_iter().filter(|bad| bad != invite) {
        let (status, problem) =
            server.post(&format!("/api/tables/{room}/seats"), json!({ "name": "Eve", "invite": bad })).await;
        assert_eq!((status, &problem["code"]), (403, &json!("forbidden")));
        assert_eq!(server.enter(json!({ "room": room, "invite": bad })).await.err().unwrap()["code"], "forbidden");
    }
    for bad in wrong(table.secret(0)).into_iter().filter(|bad| bad != table.secret(0)) {
        assert_eq!(server.enter(json!({ "room": room, "secrets": [bad] })).await.err().unwrap()["code"], "forbidden");
    }
    assert_eq!(server.enter(json!({ "room": room })).await.err().unwrap()["code"], "forbidden");
    assert_eq!(server.enter(json!({ "room": "000000000000" })).await.err().unwrap()["code"], "not_found");
    assert_eq!(
        server.enter(json!({ "room": room, "secrets": vec!["x"; 100] })).await.err().unwrap()["code"],
        "too_much"
    );
    assert_eq!(server.get("/api/tables?stage=gathering").await.1["rooms"], json!([]), "it is not listed");

    let join = async |name: &str, seat: Option<u8>| {
        let mut body = json!({ "name": name, "invite": invite });
        if let Some(seat) = seat {
            body["seat"] = json!(seat);
        }
        server.post(&format!("/api/tables/{room}/seats"), body).await
    };
    let mut watcher = server.enter(table.spectator()).await.unwrap();
    let mut host = server.enter(table.host()).await.unwrap();
    assert_eq!(host.welcome["host"], true);
    let (status, bo) = join("Bo", Some(3)).await;
    assert_eq!((status, &bo["seat"]), (201, &json!(3)));
    assert_eq!(join("Cy", Some(3)).await.0, 409);
    assert_eq!(join("Cy", Some(4)).await.0, 404);
    assert_eq!(join("\u{202e}", None).await.0, 400);
    assert_eq!(host.refused(json!({ "type": "start" })).await, "not_now");
    let mut bo_client = server.enter(json!({ "room": room, "secrets": [bo["secret"]] })).await.unwrap();
    for host_only in [
        json!({ "type": "start" }),
        json!({ "type": "swap", "seat": 1, "with": 2 }),
        json!({ "type": "reseat", "seat": 1 }),
    ] {
        assert_eq!(bo_client.refused(host_only.clone()).await, "forbidden");
        assert_eq!(watcher.refused(host_only).await, "forbidden");
    }
    // Bo is moved, and sees with other eyes.
    host.done(json!({ "type": "swap", "seat": 3, "with": 2 })).await;
    assert_eq!(bo_client.until(|message| message["type"] == "seated").await["seats"], json!([2]));
    bo_client.until(|message| message["type"] == "whole").await;
    assert_eq!(bo_client.sights.keys().collect::<Vec<_>>(), ["2"]);
    // Bo is removed, and has nothing to look for here without an invitation.
    host.done(json!({ "type": "reseat", "seat": 2 })).await;
    assert_eq!(bo_client.until(|message| message["type"] == "problem").await["problem"]["code"], "forbidden");
    assert_eq!(bo_client.end().await, Some(1008), "it need not come back");
    assert_eq!(
        server.enter(json!({ "room": room, "secrets": [bo["secret"]] })).await.err().unwrap()["code"],
        "forbidden"
    );
    host.done(json!({ "type": "reseat", "seat": 2, "level": "random" })).await;
    assert_eq!(host.refused(json!({ "type": "reseat", "seat": 3, "level": "genius" })).await, "not_found");
    let cy = join("Cy", None).await.1;
    assert_eq!(cy["seat"], 3);
    let version = host.done(json!({ "type": "start" })).await;
    assert_eq!(join("Di", None).await.0, 409);
    // Nobody may watch here: who did so before the game began is asked to go.
    assert_eq!(watcher.until(|message| message["type"] == "problem").await["problem"]["code"], "forbidden");
    while watcher.hear().await.is_some() {}
    assert_eq!(server.enter(table.spectator()).await.err().unwrap()["code"], "forbidden");
    let cy = server.enter(json!({ "room": room, "secrets": [cy["secret"]] })).await.unwrap();
    assert!(cy.version >= version && cy.sight()["seats"][1]["bot"] == true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_seats_share_one_device_and_the_box_brings_chance() {
    let folder = Folder::new("shared");
    let server = Server::start(&folder.database()).await;
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let table = server.table("rugs", 3, json!({ "referee": true })).await;
    let secrets: Vec<&Value> = table.0["seats"].as_array().unwrap().iter().collect();
    let mut all = server.enter(table.hello(&secrets)).await.unwrap();
    assert_eq!(all.welcome["seats"], json!([1, 2, 3]));
    assert_eq!(all.sights.len(), 3);
    begin(&server, &table, &mut [&mut all]).await;
    assert_eq!(all.refused(act("n")).await, "malformed", "which seat?");
    assert_eq!(all.refused(json!({ "type": "act", "seat": 4, "actions": ["n"] })).await, "forbidden");
    while !all.is_over() {
        let seat = all.sights.iter().find(|(_, sight)| !choices(sight).is_empty());
        if let Some((seat, sight)) = seat {
            let (seat, action) = (seat.parse::<u8>().unwrap(), any(&choices(sight), &mut rng));
            all.done(json!({ "type": "act", "seat": seat, "actions": [action] })).await;
            continue;
        }
        let offer = all.sights["1"]["table"]["chance"]["offer"]["listed"].as_array().expect("what may come").clone();
        assert_eq!(all.refused(json!({ "type": "settle", "seat": 1, "outcome": "9" })).await.as_str(), "malformed");
        let outcome = offer[below(&mut rng, offer.len() as u32) as usize]["outcome"].clone();
        all.done(json!({ "type": "settle", "seat": 2, "outcome": outcome, "version": all.version })).await;
    }
    let (_, record) = server.get_as(&table.0["invite"], &table.path("/record")).await;
    let record: Record = record.parse().unwrap();
    assert!(record.header.dice.is_none() && all.sights["1"]["dice"].is_null());
    Kind::of::<Rugs>().replay(&record, usize::MAX, None, |_, _| {}).unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_look_ahead_and_back_and_talk() {
    let folder = Folder::new("talk");
    let server = Server::start(&folder.database()).await;
    let table = server.table("rugs", 2, json!({})).await;
    let mut one = server.enter(table.player(0)).await.unwrap();
    let mut two = server.enter(table.player(1)).await.unwrap();
    let mut watcher = server.enter(table.spectator()).await.unwrap();
    // Chat is text, has limits, and whoever is muted is not heard.
    let chat = |text: &str| json!({ "type": "chat", "text": text });
    one.say(&chat(" <b>hello</b>\n\u{202e}there ")).await;
    // Whoever comes in is told what was said before: here nothing.
    let is_chat = |message: &Value| message["type"] == "chat" && message["lines"] != json!([]);
    for client in [&mut two, &mut watcher] {
        let line = client.until(is_chat).await["lines"][0].clone();
        assert_eq!((&line["name"], &line["text"]), (&json!("Ada"), &json!("<b>hello</b> there")));
    }
    assert_eq!(watcher.refused(chat("me too")).await, "forbidden");
    assert_eq!(one.refused(chat(" ")).await, "malformed");
    assert_eq!(one.refused(chat(&"x".repeat(501))).await, "malformed");
    // Five lines in ten seconds; on a slow machine more of them fit.
    let mut lines = 1;
    let mut beside = server.enter(table.player(0)).await.unwrap();
    let talks_on = async |client: &mut Client, lines: &mut usize| loop {
        let answer = client.ask(chat("more")).await;
        if answer["type"] == "problem" {
            return assert_eq!(answer["problem"]["code"], "too_much");
        }
        *lines += 1;
        assert!(*lines < 60, "nobody may write that much");
    };
    talks_on(&mut one, &mut lines).await;
    assert!(lines >= 5);
    let before = lines;
    talks_on(&mut beside, &mut lines).await;
    assert!(lines < before + 5, "a second connection does not help");
    watcher.say(&json!({ "type": "mute", "seat": 2, "muted": true })).await;
    assert_eq!(watcher.refused(json!({ "type": "mute", "seat": 3, "muted": true })).await, "not_found");
    begin(&server, &table, &mut [&mut one, &mut two, &mut watcher]).await;
    // The dice may have seated them otherwise: what was written stays with who wrote it, and Bo stays muted.
    let mut late = server.enter(table.spectator()).await.unwrap();
    let shown = late.until(is_chat).await["lines"].clone();
    assert!(
        shown.as_array().unwrap().len() == lines.min(50)
            && shown.as_array().unwrap().iter().all(|line| line["name"] == "Ada"),
        "{shown}"
    );
    two.say(&chat("from Bo")).await;
    let own = two.until(|message| is_chat(message) && message["lines"][0]["text"] == "from Bo").await;
    assert_eq!(own["lines"][0]["name"], "Bo");
    let before = watcher.heard.len();
    watcher.catch_up().await;
    assert!(!watcher.heard[before..].iter().any(|message| message.contains("from Bo")));
    late.catch_up().await;
    assert!(late.heard.iter().any(|message| message.contains("from Bo")));

    // Previews with the faces of the die, hints, history.
    let (mover, other) = if one.choices().is_empty() { (&mut two, &mut one) } else { (&mut one, &mut two) };
    let choices = mover.choices();
    let answer = mover.ask(json!({ "type": "preview", "actions": [choices[0]] })).await;
    let branches = answer["preview"]["branches"].as_array().unwrap().clone();
    assert_eq!(branches.iter().map(|branch| branch["weight"].as_u64().unwrap()).sum::<u64>(), 6, "{answer}");
    assert!(branches.iter().all(|branch| branch["standing"].is_array() || branch["standing"].is_object()), "{answer}");
    assert_eq!(other.refused(json!({ "type": "preview", "actions": [choices[0]] })).await, "refused");
    assert_eq!(watcher.refused(json!({ "type": "preview", "actions": [choices[0]] })).await, "forbidden");
    let hint = mover.ask(json!({ "type": "hint" })).await;
    assert!(choices.iter().any(|choice| hint["action"] == json!(choice)), "{hint}");
    assert_eq!(other.refused(json!({ "type": "hint" })).await, "not_now");
    assert_eq!(watcher.refused(json!({ "type": "hint" })).await, "forbidden");
    let version = mover.done(act(&choices[0])).await;
    let history = watcher.ask(json!({ "type": "history", "since": 0 })).await;
    assert_eq!(history["versions"].as_array().unwrap().last().unwrap()["version"], version);

    let strict = server.table("rugs", 2, json!({ "hints": false, "chat": false, "undo": false })).await;
    let mut one = server.enter(strict.player(0)).await.unwrap();
    begin(&server, &strict, &mut [&mut one]).await;
    for not_here in [
        json!({ "type": "hint" }),
        chat("hello"),
        json!({ "type": "undo", "to": 2 }),
        json!({ "type": "settle", "outcome": "3" }),
    ] {
        assert_eq!(one.refused(not_here).await, "not_allowed");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_talks_nonsense_is_told_so_and_harms_nobody() {
    let folder = Folder::new("nonsense");
    let server = Server::start(&folder.database()).await;
    let table = server.table("rugs", 2, json!({ "order": "chosen" })).await;
    let mut one = server.enter(table.player(0)).await.unwrap();
    let mut two = server.enter(table.player(1)).await.unwrap();
    begin(&server, &table, &mut [&mut one, &mut two]).await;
    let deep = "[".repeat(10_000);
    let odd = [
        "",
        "x",
        "{}",
        "[]",
        "null",
        "\"act\"",
        r#"{"type":"fly"}"#,
        r#"{"type":"act"}"#,
        r#"{"type":"act","actions":"n"}"#,
        r#"{"type":"act","actions":[1]}"#,
        r#"{"type":"undo","to":-1}"#,
        r#"{"type":"undo","to":1e300}"#,
        r#"{"type":"act","actions":["n"],"seat":0}"#,
        r#"{"type":"act","actions":["n"],"seat":99}"#,
        r#"{"type":"act","actions":["n"],"version":"1"}"#,
        r#"{"type":"chat"}"#,
        "{\"type\":\"resume\",\"type\":\"pause\"}",
        &deep,
    ];
    for text in odd {
        one.raw(Message::text(text)).await;
        let answer = one.until(|message| message["type"] != "update").await;
        assert_eq!(answer["type"], "problem", "{text}: {answer}");
    }
    let long_id = json!({ "type": "pause", "id": "x".repeat(65) });
    one.say(&long_id).await;
    assert_eq!(one.hear().await.unwrap()["problem"]["code"], "malformed");
    assert_eq!(one.refused(json!({ "type": "hello", "protocol": 1, "room": table.room() })).await, "malformed");
    for action in ["", "n | 2 n", "*", "n\n2 n", "1 n", "\u{0}"] {
        assert!(["malformed", "refused"].contains(&one.refused(act(action)).await.as_str()), "{action:?}");
    }
    // What has an id is answered with it, though nothing else can be read.
    for text in [r#"{"type":"fly","id":"f"}"#, r#"{"id":"f","type":"act","actions":[1]}"#] {
        one.raw(Message::text(text)).await;
        assert_eq!(one.hear().await.unwrap()["id"], "f");
    }
    // Too many.
    for _ in 0..150 {
        one.raw(Message::text(r#"{"type":"history","since":1000000,"id":"many"}"#)).await;
    }
    assert_eq!(one.until(|message| message["problem"]["code"] == "too_much").await["id"], "many");
    // Too long, or not text: the connection ends, the room does not notice.
    let mut long = server.enter(table.player(0)).await.unwrap();
    long.raw(Message::text("x".repeat(70_000))).await;
    while long.hear().await.is_some() {}
    let mut binary = server.enter(table.player(0)).await.unwrap();
    binary.raw(Message::binary(vec![0; 10])).await;
    while binary.hear().await.is_some() {}
    // Without a hello nobody is heard.
    for first in [r#"{"type":"start","id":"s"}"#, "x", r#"{"type":"hello","protocol":999,"room":"000000000000"}"#] {
        let mut silent = Client::connect(server.address, None).await.unwrap();
        silent.raw(Message::text(first)).await;
        assert_eq!(silent.hear().await.unwrap()["type"], "problem");
        assert!(silent.hear().await.is_none());
    }
    two.catch_up().await;
    let mut fresh = server.enter(table.player(0)).await.unwrap();
    let action = fresh.choices()[0].clone();
    let version = fresh.done(act(&action)).await;
    two.reach(version).await;
    assert_eq!(version, 3, "nothing of all that left a trace");

    // Over HTTP too.
    for body in [
        "",
        "x",
        "[]",
        "{}",
        r#"{"game":"chess"}"#,
        r#"{"game":"rugs","seats":[{"kind":"bot","level":"x"}]}"#,
        r#"{"game":"rugs","options":{"players":99}}"#,
        r#"{"game":"rugs","more":1}"#,
        r#"{"game":"rugs","settings":{"clock":{"kind":"move","seconds":1}}}"#,
    ] {
        let (status, _, answer) = server.http("POST", "/api/tables", body).await;
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert!((400..500).contains(&status) && answer["code"].is_string(), "{body}: {status} {answer}");
    }
    let long = format!("{{\"game\":\"{}\"}}", "x".repeat(1_200_000));
    assert_eq!(server.http("POST", "/api/tables", &long).await.0, 429);
    for (path, status) in [
        ("/api/tables/xyz", 404),
        ("/api/tables/000000000000", 404),
        ("/api/tables?stage=x", 400),
        ("/api/tables?stage=over&after=x", 400),
        ("/nowhere", 404),
    ] {
        let (found, answer) = server.get(path).await;
        assert!(found == status && answer["code"].is_string(), "{path}: {found} {answer}");
    }
    assert_eq!(server.http("DELETE", "/api/tables", "").await.0, 405);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_from_elsewhere_do_not_play_here() {
    let folder = Folder::new("origin");
    let server = Server::start(&folder.database()).await;
    let address = server.address;
    let own = format!("http://{address}");
    for (origin, comes_in) in [
        (None, true),
        (Some(own.as_str()), true),
        (Some("https://jemaa.example"), true),
        (Some("https://evil.example"), false),
        (Some("null"), false),
        (Some("http://127.0.0.1"), false),
        (Some("https://jemaa.example.evil.example"), false),
        (Some("http://evil@127.0.0.1:1"), false),
    ] {
        let connected = Client::connect(address, origin).await;
        assert_eq!(connected.err(), (!comes_in).then_some(403), "{origin:?}");
    }
    for path in ["/", "/healthz", "/metrics", "/openapi.json", "/api/games", "/nowhere"] {
        let (_, head, body) = server.http("GET", path, "").await;
        assert!(!head.contains("unsafe") && !body.contains("<style"), "{path}: {head}");
        for header in [
            "content-security-policy: default-src 'none'",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "referrer-policy: no-referrer",
        ] {
            assert!(head.contains(header), "{path} lacks {header}: {head}");
        }
    }
    server.stop().await;
}

async fn games_go_on_when_the_server_is_back(place: &Place) {
    let mut server = Server::start(&place.target).await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let here = json!({ "kind": "here", "name": "Ada" });
    let table = server.make(json!({ "game": "rugs", "options": { "players": 3 }, "seats": [here, bot, bot] })).await;
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut ada = server.enter(table.player(0)).await.unwrap();
    begin(&server, &table, &mut [&mut ada]).await;
    let mut moves = 0;
    loop {
        while !ada.is_over() && ada.choices().is_empty() {
            ada.hear().await.expect("bots go on by themselves");
        }
        if ada.is_over() {
            break;
        }
        let action = any(&ada.choices(), &mut rng);
        let version = ada.done(act(&action)).await;
        moves += 1;
        if moves % 8 == 0 {
            // Stopped while bots are to move.
            server.stop().await;
            server = Server::start(&place.target).await;
            ada = server.enter(table.player(0)).await.unwrap();
            assert!(ada.version >= version, "what was acknowledged is there");
        }
    }
    assert!(moves > 16, "{moves}");
    // A table of bots alone plays to its end, though the server is stopped and nobody is there.
    let table = server.make(json!({ "game": "rugs", "options": { "players": 2 }, "seats": [bot, bot] })).await;
    let mut host = server.enter(table.host()).await.unwrap();
    host.done(json!({ "type": "start" })).await;
    drop(host);
    server.stop().await;
    let server = Server::start(&place.target).await;
    let mut stage = Value::Null;
    for _ in 0..200 {
        // The list, which wakes nobody.
        stage = server.get("/api/tables?stage=over").await.1;
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        let (_, head, metrics) = server.http("GET", "/metrics", "").await;
        assert!(head.contains("200"));
        if metrics.lines().any(|line| line.starts_with("jemaa_lines_total") && !line.ends_with(" 0"))
            && metrics.contains("jemaa_bots_thinking 0")
        {
            break;
        }
    }
    assert!(stage.is_object());
    let mut host = server.enter(table.host()).await.unwrap();
    while !host.is_over() {
        host.hear().await.expect("they play on");
    }
    server.stop().await;
}
