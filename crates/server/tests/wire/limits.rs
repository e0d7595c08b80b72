//! What one address may do, whatever it asks for and however it comes.

use std::net::IpAddr;
use std::time::Duration;

use house::store::Target;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use server::{Bounds, Config};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor};
use tokio::time::{sleep, timeout};

use crate::client::{Client, Folder, PATIENCE, Server};
use crate::{begin, one_move};

const RECORD: &str = include_str!("../../../../docs/fair-dice.jemaa");

/// Nobody is let through so often.
const OFTEN: usize = 5_000;

/// A server that counts this machine as all others, and believes it as a proxy.
async fn counting(name: &str) -> (Folder, Server) {
    let folder = Folder::new(name);
    let bounds = Bounds { counts_this_machine: true, ..Bounds::default() };
    let trusted_proxies = vec![IpAddr::from([127, 0, 0, 1])];
    let server = Server::start_with(&folder.database(), Config { bounds, trusted_proxies, ..Config::default() }).await;
    (folder, server)
}

/// How often an address is served before it has to wait.
async fn served(server: &Server, path: &str, address: impl Fn(usize) -> String) -> usize {
    for n in 0..OFTEN {
        let header = format!("x-forwarded-for: {}\r\n", address(n));
        let (status, _, body) = server.request("GET", path, &header, "").await;
        if status == 429 {
            assert!(body.contains("too many requests"), "{body}");
            return n;
        }
    }
    panic!("{path} for ever")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_counts() {
    let (_folder, server) = counting("requests").await;
    for (n, path) in ["/openapi.json", "/ws", "/api/games"].into_iter().enumerate() {
        assert!(served(&server, path, |_| format!("192.0.2.{n}")).await >= 60, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_many_addresses_because_the_proxy_did_not_write_one() {
    let (_folder, server) = counting("forwarded").await;
    for odd in ["unknown", "192.0.2.7:5678"] {
        served(&server, "/api/games", |n| format!("10.0.{}.{}, {odd}", n / 250, n % 250)).await;
    }
    let header = "x-forwarded-for: 10.0.0.1, 192.0.2.7\r\n";
    assert_eq!(server.request("GET", "/api/games", header, "").await.0, 200, "others do not wait");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_meets_again_makes_a_table() {
    let (_folder, server) = counting("rematches").await;
    let table = server.table("rugs", 2, json!({ "order": "chosen" })).await;
    let secrets = [&table.0["seats"][0], &table.0["seats"][1], &table.0["host"]];
    let (mut hello, mut rooms) = (table.hello(&secrets), 0);
    loop {
        let mut client = server.enter(hello.clone()).await.unwrap();
        client.done(json!({ "type": "start" })).await;
        client.done(json!({ "type": "resign", "seat": 1 })).await;
        let answer = client.ask(json!({ "type": "rematch" })).await;
        if answer["type"] == "problem" {
            assert_eq!(answer["problem"]["code"], "too_much", "{answer}");
            break;
        }
        client.catch_up().await;
        hello["room"] = client.sights.values().next().unwrap()["rematch"].clone();
        rooms += 1;
        assert!(rooms < 50, "rooms for ever");
    }
    assert!(rooms >= 29, "{rooms}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_one_address_share_what_it_may_say() {
    let (_folder, server) = counting("messages").await;
    let table = server.table("rugs", 2, json!({})).await;
    let mut told = 0;
    let problem = 'flood: loop {
        let mut client = server.enter(table.spectator()).await.unwrap();
        // One alone may say more than this.
        for _ in 0..60 {
            let answer = client.ask(json!({ "type": "history", "since": 0 })).await;
            if answer["type"] == "problem" {
                break 'flood answer["problem"].clone();
            }
            told += 1;
            assert!(told < OFTEN, "histories for ever");
        }
    };
    assert_eq!(problem["code"], "too_much");
    assert!(problem["detail"].as_str().unwrap().contains("address"), "{problem}");
    assert!((99..1000).contains(&told), "the past costs more than a message: {told}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_at_one_screen_are_told_all_at_once() {
    let folder = Folder::new("all-at-once");
    let server = Server::start(&folder.database()).await;
    let table = server.table("keshi", 4, json!({ "order": "chosen" })).await;
    let mut players = Vec::new();
    for at in 0..4 {
        players.push(server.enter(table.player(at)).await.unwrap());
    }
    let mut watcher = server.enter(table.spectator()).await.unwrap();
    begin(&server, &table, &mut players.iter_mut().chain([&mut watcher]).collect::<Vec<_>>()).await;
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while one_move(&mut players, &mut watcher, &mut rng).await {}
    let mut hello = table.hello(&[0, 1, 2, 3].map(|at| &table.0["seats"][at]));
    hello["since"] = json!(0);
    let mut all = server.enter(hello).await.unwrap();
    let (mut histories, mut bytes) = (0, all.welcome.to_string().len());
    while histories < 4 {
        let message: Value = all.hear().await.expect("nobody is let go for having been away");
        histories += usize::from(message["type"] == "history");
        bytes += message.to_string().len();
    }
    assert!(bytes > 500_000, "{bytes} are few");
    all.catch_up().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_that_the_server_comes_back() {
    let folder = Folder::new("told");
    let server = Server::start(&folder.database()).await;
    let mut clients: Vec<Client> = Vec::new();
    for _ in 0..40 {
        let table = server.table("rugs", 2, json!({})).await;
        for hello in [table.player(0), table.player(1), table.spectator()] {
            clients.push(server.enter(hello).await.unwrap());
        }
    }
    server.stop().await;
    let mut codes = Vec::new();
    for client in &mut clients {
        codes.push(client.end().await);
    }
    assert!(codes.iter().all(|code| *code == Some(1012)), "{codes:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_stores_only_so_much() {
    let folder = Folder::new("stored");
    // Enough for two records, two owners' tables or two branches, and nothing comes back in time.
    let bounds = Bounds { counts_this_machine: true, stored_per_day: 2.5 * RECORD.len() as f64, ..Bounds::default() };
    let trusted_proxies = vec![IpAddr::from([127, 0, 0, 1])];
    let server = Server::start_with(&folder.database(), Config { bounds, trusted_proxies, ..Config::default() }).await;
    let post = async |path: &str, address: &str, body: &Value| {
        let header = format!("x-forwarded-for: {address}\r\n");
        let (status, _, answer) = server.request("POST", path, &header, &body.to_string()).await;
        (status, serde_json::from_str::<Value>(&answer).unwrap())
    };
    let record = json!({ "record": RECORD, "listed": true });
    let (_, uploaded) = post("/api/records", "192.0.2.9", &record).await;
    let values: String = (1..=3).map(|at| format!("lines.points.{at} = {at}\n")).collect();
    let name = format!("name = \"{}\"\n", "x".repeat(60));
    let game = RECORD.parse::<table::Record>().unwrap();
    let branch = json!({ "room": uploaded["room"], "steps": game.steps.len() });
    let plain = json!({ "game": "rugs" });
    for (n, (path, body)) in [
        ("/api/records", record),
        ("/api/tables", json!({ "game": "keshi", "components": name + &values })),
        ("/api/tables", json!({ "game": "rugs", "options": game.header.options, "branch": branch })),
    ]
    .into_iter()
    .enumerate()
    {
        let address = format!("192.0.2.{n}");
        let mut stored = 0;
        let refused = loop {
            let (status, answer) = post(path, &address, &body).await;
            if status != 201 {
                break (status, answer);
            }
            stored += 1;
            assert!(stored < 29, "{path} for ever");
        };
        assert!(stored >= 2, "{path}: {stored}");
        assert_eq!((refused.0, &refused.1["code"]), (429, &json!("too_much")), "{path}");
        assert!(refused.1["detail"].as_str().unwrap().contains("tomorrow"), "{}", refused.1);
        assert_eq!(post("/api/tables", &address, &plain).await.0, 201, "a table without texts is none of it");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_with_an_owners_components_stores_them() {
    let folder = Folder::new("stored-again");
    let components = format!("name = \"{}\"\n", "x".repeat(60));
    let stored_per_day = 2.5 * components.len() as f64;
    let bounds = Bounds { counts_this_machine: true, stored_per_day, ..Bounds::default() };
    let server = Server::start_with(&folder.database(), Config { bounds, ..Config::default() }).await;
    let seats = json!([{ "kind": "here", "name": "Ada" }, { "kind": "here", "name": "Bo" }]);
    let table = json!({ "game": "keshi", "options": { "players": 2 }, "components": components, "seats": seats });
    let table = server.make(table).await;
    let mut hello = table.hello(&[&table.0["seats"][0], &table.0["seats"][1], &table.0["host"]]);
    for again in [true, false] {
        let mut client = server.enter(hello.clone()).await.unwrap();
        client.done(json!({ "type": "start" })).await;
        client.done(json!({ "type": "resign", "seat": 1 })).await;
        let answer = client.ask(json!({ "type": "rematch" })).await;
        if again {
            assert_eq!(answer["type"], "done", "{answer}");
            client.catch_up().await;
            hello["room"] = client.sights.values().next().unwrap()["rematch"].clone();
        } else {
            assert_eq!(answer["problem"]["code"], "too_much", "{answer}");
            assert!(answer["problem"]["detail"].as_str().unwrap().contains("tomorrow"), "{answer}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_not_ready_while_nothing_can_be_stored() {
    let folder = Folder::new("ready");
    let bounds = Bounds { probe: Duration::from_millis(200), ..Bounds::default() };
    let server = Server::start_with(&folder.database(), Config { bounds, ..Config::default() }).await;
    let ready = async || server.http("GET", "/readyz", "").await;
    assert_eq!(ready().await.2, "ready\n");
    // Somebody has the database for themselves.
    let Target::Sqlite(file) = folder.database() else { panic!("a file") };
    let mut holder = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    holder.execute("BEGIN IMMEDIATE").await.unwrap();
    let refused = async {
        loop {
            let (status, _, body) = ready().await;
            if status == 503 {
                return body;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    let refused = timeout(PATIENCE, refused).await.expect("it notices by itself");
    assert_eq!(serde_json::from_str::<Value>(&refused).unwrap()["code"], "unavailable", "{refused}");
    assert_eq!(server.http("GET", "/healthz", "").await.0, 200, "it lives");
    holder.execute("ROLLBACK").await.unwrap();
    let recovered = async {
        while ready().await.0 != 200 {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, recovered).await.expect("it recovers by itself");
    server.stop().await;
}
