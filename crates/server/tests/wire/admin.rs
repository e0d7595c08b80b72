//! Moderation without a stop: who may, and what comes of it for those who play.

use serde_json::{Value, json};
use server::{AdminSecret, Bounds, Config};

use crate::client::{Client, Folder, Server, Table};
use crate::place::Place;
use crate::{act, begin};

with_both! {
    a_closed_room_lets_everybody_go_and_nobody_in
    a_line_of_chat_is_removed_from_open_pages_and_for_good
    a_renamed_player_is_renamed_everywhere
}

const SECRET: &str = "a-secret-of-more-than-32-characters";

pub(crate) fn config() -> Config {
    Config { admin: Some(AdminSecret::new(SECRET).unwrap()), ..Config::default() }
}

async fn start(place: &Place) -> Server {
    Server::start_with(&place.target, config()).await
}

async fn presented(server: &Server, secret: &str, method: &str, path: &str, body: Value) -> (u16, Value) {
    let header = format!("authorization: Bearer {secret}\r\n");
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let (status, _, answer) = server.request(method, path, &header, &body).await;
    (status, if answer.is_empty() { Value::Null } else { serde_json::from_str(&answer).unwrap() })
}

pub(crate) async fn admin(server: &Server, method: &str, path: &str, body: Value) -> (u16, Value) {
    presented(server, SECRET, method, &format!("/api/admin{path}"), body).await
}

/// Whoever runs the server does something, and it is done.
async fn done(server: &Server, method: &str, path: &str, body: Value) {
    assert_eq!(admin(server, method, path, body).await, (204, Value::Null), "{method} {path}");
}

fn all_routes(table: &Table) -> Vec<(&'static str, String, Value)> {
    let room = |rest: &str| format!("/tables/{}{rest}", table.room());
    vec![
        ("GET", "/tables".to_owned(), Value::Null),
        ("GET", room("/chat"), Value::Null),
        ("DELETE", room("/chat/1"), Value::Null),
        ("PUT", room("/seats/1"), json!({ "name": "Eve" })),
        ("POST", room("/close"), Value::Null),
        ("DELETE", room(""), Value::Null),
        ("PUT", "/restart".to_owned(), json!({ "minutes": 1 })),
        ("DELETE", "/restart".to_owned(), Value::Null),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_secret_there_is_no_admin_api() {
    let folder = Folder::new("no-admin");
    let server = Server::start(&folder.database()).await;
    let table = server.table("rugs", 2, json!({})).await;
    for (method, path, body) in all_routes(&table) {
        let elsewhere = server.http(method, "/api/nowhere", "").await;
        for secret in ["", SECRET] {
            let header = format!("authorization: Bearer {secret}\r\n");
            let answer = server.request(method, &format!("/api/admin{path}"), &header, &body.to_string()).await;
            assert_eq!((answer.0, &answer.2), (404, &elsewhere.2), "{method} {path}");
        }
    }
    let (_, described) = server.get("/openapi.json").await;
    assert!(!described.to_string().contains("/api/admin"), "routes that do not exist are not described");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_secret_opens_the_admin_api() {
    let folder = Folder::new("admin-secret");
    let server = Server::start_with(&folder.database(), config()).await;
    let table = server.table("rugs", 2, json!({})).await;
    let host = table.0["host"].as_str().unwrap();
    for (method, path, body) in all_routes(&table) {
        let longer = format!("{SECRET}x");
        for wrong in ["", "x", &SECRET[1..], &longer, host] {
            let (status, problem) = presented(&server, wrong, method, &format!("/api/admin{path}"), body.clone()).await;
            assert_eq!((status, &problem["code"]), (403, &json!("forbidden")), "{method} {path} with “{wrong}”");
        }
    }
    let mut one = server.enter(table.player(0)).await.unwrap();
    assert!(!one.heard.iter().any(|told| told.contains("announcement")), "nothing of it was done");
    one.catch_up().await;
    assert_eq!(one.version, 1);
    assert_eq!(admin(&server, "GET", "/tables", Value::Null).await.0, 200);
    assert_eq!(admin(&server, "GET", "/nowhere", Value::Null).await.0, 404);
    let (_, described) = server.get("/openapi.json").await;
    for (method, path, _) in all_routes(&table) {
        let path = path.replace(table.room(), "{room}").replace("/chat/1", "/chat/{line}");
        let path = format!("/api/admin{}", path.replace("/seats/1", "/seats/{seat}"));
        assert!(described["paths"][&path][method.to_lowercase()].is_object(), "{method} {path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_secret_cannot_be_guessed() {
    let folder = Folder::new("admin-guess");
    let bounds = Bounds { counts_this_machine: true, ..Bounds::default() };
    let trusted_proxies = vec![std::net::IpAddr::from([127, 0, 0, 1])];
    let config = Config { bounds, trusted_proxies, ..config() };
    let server = Server::start_with(&folder.database(), config).await;
    let ask = async |secret: &str, ip: &str| {
        let headers = format!("authorization: Bearer {secret}\r\nx-forwarded-for: {ip}\r\n");
        server.request("GET", "/api/admin/tables", &headers, "").await.0
    };
    let mut wrong = Vec::new();
    for _ in 0..20 {
        wrong.push(ask("wrong", "192.0.2.1").await);
    }
    assert_eq!(wrong[..10], [403; 10]);
    assert_eq!(wrong[15..], [429; 5], "then it is not even looked at");
    assert_eq!(ask(SECRET, "192.0.2.1").await, 429, "nor is the right one");
    for _ in 0..20 {
        assert_eq!(ask(SECRET, "192.0.2.2").await, 200, "others do not wait, nor who has the secret");
    }
    server.stop().await;
}

#[test]
fn a_short_secret_is_none() {
    for bad in ["", "secret", &"x".repeat(31), &format!("{} ", "x".repeat(32)), &format!("{}\n", "x".repeat(32))] {
        assert!(AdminSecret::new(bad).is_err(), "{bad:?}");
    }
    let secret = AdminSecret::new(&"x".repeat(32)).unwrap();
    assert!(!format!("{secret:?}").contains('x'), "no log tells it");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_rooms_are_listed_without_what_is_hidden() {
    let folder = Folder::new("admin-list");
    let server = Server::start_with(&folder.database(), config()).await;
    let listed = server.table("rugs", 2, json!({ "listed": true })).await;
    let hidden = server.table("keshi", 2, json!({})).await;
    let mut one = server.enter(hidden.player(0)).await.unwrap();
    let mut two = server.enter(hidden.player(1)).await.unwrap();
    begin(&server, &hidden, &mut [&mut one, &mut two]).await;
    let (status, page) = admin(&server, "GET", "/tables", Value::Null).await;
    assert_eq!((status, &page["next"]), (200, &Value::Null));
    let find =
        |table: &Table| page["rooms"].as_array().unwrap().iter().find(|room| room["room"] == table.room()).unwrap();
    let (listed_room, hidden_room) = (find(&listed), find(&hidden));
    assert_eq!((&listed_room["stage"], &listed_room["listed"]), (&json!("gathering"), &json!(true)));
    assert_eq!((&listed_room["connections"], &listed_room["in_memory"]), (&json!(0), &json!(true)));
    assert_eq!((&hidden_room["stage"], &hidden_room["listed"]), (&json!("playing"), &json!(false)));
    assert_eq!(hidden_room["connections"], 2);
    assert!(hidden_room["changed"].as_i64() > hidden_room["made"].as_i64());
    let mut names: Vec<&str> =
        hidden_room["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Ada", "Bo"]);
    let fields: Vec<&String> = hidden_room.as_object().unwrap().keys().collect();
    let known =
        ["room", "game", "stage", "listed", "seats", "set_aside", "in_memory", "connections", "made", "changed"];
    assert!(fields.iter().all(|field| known.contains(&field.as_str())), "{fields:?}");
    for secret in [&hidden.0["host"], &hidden.0["invite"], &hidden.0["seats"][0]] {
        assert!(!page.to_string().contains(secret.as_str().unwrap()));
    }
    let (_, playing) = admin(&server, "GET", "/tables?stage=playing", Value::Null).await;
    assert_eq!(playing["rooms"].as_array().unwrap().len(), 1);
    for _ in 0..51 {
        server.table("rugs", 2, json!({})).await;
    }
    let (_, first) = admin(&server, "GET", "/tables", Value::Null).await;
    let next = first["next"].as_str().unwrap();
    let (_, second) = admin(&server, "GET", &format!("/tables?after={next}"), Value::Null).await;
    let count = |page: &Value| page["rooms"].as_array().unwrap().len();
    assert_eq!((count(&first), count(&second)), (50, 3));
    server.stop().await;
    // A room at rest is listed too.
    let server = Server::start_with(&folder.database(), config()).await;
    let (_, page) = admin(&server, "GET", "/tables?stage=gathering&after=", Value::Null).await;
    assert_eq!(page["code"], "malformed");
    let (_, page) = admin(&server, "GET", "/tables?stage=gathering", Value::Null).await;
    assert_eq!(page["rooms"][0]["in_memory"], false);
    server.stop().await;
}

/// What a client is told that is let go, and how the connection ends.
async fn let_go(client: &mut Client) -> (Value, Option<u16>) {
    let told = client.until(|message| message["type"] == "problem").await;
    assert!(told["id"].is_null());
    (told["problem"]["code"].clone(), client.end().await)
}

async fn a_closed_room_lets_everybody_go_and_nobody_in(place: &Place) {
    let mut server = start(place).await;
    for begun in [false, true] {
        let table =
            server.table("rugs", 2, json!({ "listed": true, "clock": { "kind": "move", "seconds": 60 } })).await;
        let mut one = server.enter(table.player(0)).await.unwrap();
        let mut two = server.enter(table.player(1)).await.unwrap();
        let mut watcher = server.enter(table.spectator()).await.unwrap();
        if begun {
            begin(&server, &table, &mut [&mut one, &mut two, &mut watcher]).await;
        }
        done(&server, "POST", &format!("/tables/{}/close", table.room()), Value::Null).await;
        for client in [&mut one, &mut two, &mut watcher] {
            assert_eq!(let_go(client).await, (json!("closed"), Some(1008)));
        }
        for again in [false, true] {
            if again {
                server.stop().await;
                server = start(place).await;
            }
            for hello in [table.player(0), table.host(), table.spectator(), json!({ "room": table.room() })] {
                assert_eq!(server.enter(hello).await.err().unwrap()["code"], "closed");
            }
            let (status, shown) = server.get_as(&table.0["invite"], &table.path("")).await;
            assert!(status == 410 && shown.contains("closed this room"), "{status} {shown}");
            let (status, problem) = server.post(&table.path("/seats"), json!({ "name": "Eve" })).await;
            assert_eq!((status, &problem["code"]), (410, &json!("closed")));
            let (status, _) = server.get_as(&table.0["invite"], &table.path("/record")).await;
            assert_eq!(status, 410, "there is no record of a game that was not over");
            for stage in ["gathering", "playing", "over", "closed"] {
                let (_, page) = server.get(&format!("/api/tables?stage={stage}")).await;
                assert_eq!(page["rooms"], json!([]), "{stage}");
            }
            let (_, page) = admin(&server, "GET", "/tables?stage=closed", Value::Null).await;
            assert_eq!(page["rooms"][0]["room"], table.room());
            let (status, _) = admin(&server, "POST", &format!("/tables/{}/close", table.room()), Value::Null).await;
            assert_eq!(status, 410, "it is closed already");
        }
        done(&server, "DELETE", &format!("/tables/{}", table.room()), Value::Null).await;
        assert_eq!(server.enter(table.player(0)).await.err().unwrap()["code"], "not_found");
    }

    // The record of a finished game is still handed out, but not to strangers.
    let table = server.table("rugs", 2, json!({ "listed": true })).await;
    let mut one = server.enter(table.player(0)).await.unwrap();
    begin(&server, &table, &mut [&mut one]).await;
    one.done(json!({ "type": "resign" })).await;
    let (_, before) = server.get_as(&table.0["invite"], &table.path("/record")).await;
    done(&server, "POST", &format!("/tables/{}/close", table.room()), Value::Null).await;
    assert_eq!(server.get(&table.path("/record")).await.0, 403);
    assert_eq!(server.get_as(&table.0["invite"], &table.path("/record")).await, (200, before));

    // A room is removed under those who are there.
    let table = server.table("rugs", 2, json!({ "listed": true })).await;
    let mut one = server.enter(table.player(0)).await.unwrap();
    done(&server, "DELETE", &format!("/tables/{}", table.room()), Value::Null).await;
    assert_eq!(let_go(&mut one).await, (json!("closed"), Some(1008)));
    assert_eq!(server.enter(table.player(0)).await.err().unwrap()["code"], "not_found");
    for path in ["", "/close", "/chat", "/chat/1"] {
        let method = match path {
            "/close" => "POST",
            "/chat" => "GET",
            _ => "DELETE",
        };
        let (status, _) = admin(&server, method, &format!("/tables/{}{path}", table.room()), Value::Null).await;
        assert_eq!(status, 404, "{method} {path}");
    }
    server.stop().await;
}

async fn a_line_of_chat_is_removed_from_open_pages_and_for_good(place: &Place) {
    let mut server = start(place).await;
    let table = server.table("rugs", 2, json!({ "order": "chosen" })).await;
    let mut one = server.enter(table.player(0)).await.unwrap();
    let mut two = server.enter(table.player(1)).await.unwrap();
    for text in ["hello", "an insult", "bye"] {
        one.done(json!({ "type": "chat", "text": text })).await;
    }
    let heard = two.until(|message| message["lines"][0]["text"] == "an insult").await;
    let path = format!("/tables/{}/chat", table.room());
    let (_, chat) = admin(&server, "GET", &path, Value::Null).await;
    let insult = chat.as_array().unwrap().iter().find(|line| line["text"] == "an insult").unwrap();
    assert_eq!(*insult, heard["lines"][0]);
    assert_eq!((&insult["name"], &insult["seat"]), (&json!("Ada"), &json!(1)));
    done(&server, "DELETE", &format!("{path}/{}", insult["line"]), Value::Null).await;
    for client in [&mut one, &mut two] {
        let removed = client.until(|message| message["type"] == "chat_removed").await;
        assert_eq!(removed["lines"], json!([insult["line"]]));
    }
    assert_eq!(admin(&server, "DELETE", &format!("{path}/{}", insult["line"]), Value::Null).await.0, 404);
    assert_eq!(admin(&server, "DELETE", &format!("{path}/99"), Value::Null).await.0, 404);
    for again in [false, true] {
        if again {
            server.stop().await;
            server = start(place).await;
        }
        let mut late = server.enter(table.spectator()).await.unwrap();
        let chat = late.until(|message| message["type"] == "chat").await;
        let texts: Vec<&Value> = chat["lines"].as_array().unwrap().iter().map(|line| &line["text"]).collect();
        assert_eq!(texts, ["hello", "bye"]);
    }
    server.stop().await;
}

async fn a_renamed_player_is_renamed_everywhere(place: &Place) {
    let mut server = start(place).await;
    let table = server.table("rugs", 2, json!({ "order": "chosen", "listed": true })).await;
    let mut one = server.enter(table.player(0)).await.unwrap();
    let mut two = server.enter(table.player(1)).await.unwrap();
    begin(&server, &table, &mut [&mut one, &mut two]).await;
    for client in [&mut one, &mut two] {
        client.done(json!({ "type": "chat", "text": "hello" })).await;
    }
    two.catch_up().await;
    let path = format!("/tables/{}/seats/", table.room());
    for (seat, name, status) in
        [("1", "", 400), ("1", "\u{202e}", 400), ("3", "Eve", 404), ("9", "Eve", 404), ("0", "Eve", 404)]
    {
        let (found, _) = admin(&server, "PUT", &format!("{path}{seat}"), json!({ "name": name })).await;
        assert_eq!(found, status, "{seat} {name:?}");
    }
    done(&server, "PUT", &format!("{path}1"), json!({ "name": " Player  1\u{202e}" })).await;
    for client in [&mut one, &mut two] {
        let renamed = client.until(|message| message["type"] == "chat_renamed").await;
        assert_eq!((&renamed["lines"], &renamed["name"]), (&json!([1]), &json!("Player 1")));
        client.catch_up().await;
        let names = client.sight()["seats"].as_array().unwrap().iter().map(|seat| seat["name"].clone());
        assert_eq!(names.collect::<Vec<_>>(), ["Player 1", "Bo"]);
    }
    // The game goes on, by who sits there.
    let action = one.choices()[0].clone();
    one.done(act(&action)).await;
    two.done(json!({ "type": "resign" })).await;
    for again in [false, true] {
        if again {
            server.stop().await;
            server = start(place).await;
        }
        let (_, page) = server.get("/api/tables?stage=over").await;
        assert_eq!(page["rooms"][0]["seats"][0]["name"], "Player 1");
        let (_, _, record) = server.http("GET", &table.path("/record"), "").await;
        assert!(record.contains("Player 1") && !record.contains("Ada"), "{record}");
        let mut late = server.enter(table.spectator()).await.unwrap();
        let chat = late.until(|message| message["type"] == "chat").await;
        let names: Vec<&Value> = chat["lines"].as_array().unwrap().iter().map(|line| &line["name"]).collect();
        assert_eq!(names, ["Player 1", "Bo"]);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_is_announced_to_all_who_are_there_and_who_come() {
    let folder = Folder::new("announce");
    let server = Server::start_with(&folder.database(), config()).await;
    let tables = [server.table("rugs", 2, json!({})).await, server.table("keshi", 2, json!({})).await];
    let mut clients = Vec::new();
    for table in &tables {
        clients.push(server.enter(table.player(0)).await.unwrap());
    }
    for (bad, status) in [
        (json!({ "minutes": 1441 }), 400),
        (json!({ "minutes": -1 }), 400),
        (json!({ "minutes": 1, "note": "" }), 400),
        (json!({ "minutes": 1, "note": "x".repeat(201) }), 400),
        (json!({ "minutes": 1, "html": "x" }), 400),
    ] {
        assert_eq!(admin(&server, "PUT", "/restart", bad.clone()).await.0, status, "{bad}");
    }
    let is_announcement = |message: &Value| message["type"] == "announcement";
    done(&server, "PUT", "/restart", json!({ "minutes": 10, "note": "<b>New</b>\nrules" })).await;
    clients.push(server.enter(tables[0].player(1)).await.unwrap());
    for client in &mut clients {
        let told = client.until(is_announcement).await;
        assert_eq!(told["restart"]["note"], "<b>New</b> rules");
        let after = told["restart"]["after"].as_u64().unwrap();
        assert!(after <= 600_000, "{after}");
    }
    done(&server, "PUT", "/restart", json!({ "minutes": 0 })).await;
    for client in &mut clients {
        let told = client.until(is_announcement).await;
        assert_eq!(told["restart"], json!({ "after": 0, "note": null }), "the last one counts");
    }
    done(&server, "DELETE", "/restart", Value::Null).await;
    for client in &mut clients {
        assert!(client.until(is_announcement).await["restart"].is_null());
    }
    let mut late = server.enter(tables[0].spectator()).await.unwrap();
    late.catch_up().await;
    assert!(!late.heard.iter().any(|told| told.contains("announcement")));
    server.stop().await;
}
