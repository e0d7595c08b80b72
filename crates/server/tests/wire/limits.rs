//! What one address may do, whatever it asks for and however it comes.

use std::net::IpAddr;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use server::{Bounds, Config};

use crate::client::{Client, Folder, Server};
use crate::{begin, one_move};

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
