//! What whoever runs the server sees of it, and what the house does by itself.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::AnyGame;
use house::store::Store;
use house::{House, Outbox};
use protocol::lobby::NewTable;
use protocol::socket::Hello;
use rugs_bots::RugsBots;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::client::{Folder, Server};
use crate::{act, begin};

/// What is measured, by name and labels. Whatever is not as Prometheus wants it is refused.
fn parse(text: &str) -> BTreeMap<String, f64> {
    let mut found = BTreeMap::new();
    let mut kinds: BTreeMap<&str, &str> = BTreeMap::new();
    let (mut helped, mut family) = (None, ("", ""));
    assert!(text.ends_with('\n'));
    for line in text.lines() {
        if let Some(help) = line.strip_prefix("# HELP ") {
            helped = help.split_once(' ').map(|(name, _)| name);
            continue;
        }
        if let Some(kind) = line.strip_prefix("# TYPE ") {
            family = kind.split_once(' ').unwrap();
            assert_eq!(helped, Some(family.0), "{line}");
            assert!(["counter", "gauge", "histogram"].contains(&family.1), "{line}");
            assert_eq!(family.1 == "counter", family.0.ends_with("_total"), "{line}");
            assert_eq!(kinds.insert(family.0, family.1), None, "{line}");
            continue;
        }
        let (series, value) = line.rsplit_once(' ').unwrap();
        let (name, labels) = series.split_once('{').map_or((series, None), |(name, labels)| (name, Some(labels)));
        assert!(name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_'), "{line}");
        let suffix = name.strip_prefix(family.0).unwrap_or_else(|| panic!("{line} is not of {family:?}"));
        match family.1 {
            "histogram" => assert!(["_bucket", "_sum", "_count"].contains(&suffix), "{line}"),
            _ => assert_eq!(suffix, "", "{line}"),
        }
        if let Some(labels) = labels {
            let (label, value) = labels.strip_suffix("\"}").and_then(|labels| labels.split_once("=\"")).unwrap();
            assert!(!label.is_empty() && !value.contains(['"', '\\']), "{line}");
        }
        assert_eq!(found.insert(series.to_owned(), value.parse().unwrap()), None, "{line}");
    }
    for (name, _) in kinds.iter().filter(|(_, kind)| **kind == "histogram") {
        let bucket = format!("{name}_bucket{{le=\"");
        let buckets = found.iter().filter_map(|(series, count)| Some((series.strip_prefix(&bucket)?, *count)));
        let mut buckets: Vec<(f64, f64)> =
            buckets.map(|(end, count)| (end.strip_suffix("\"}").unwrap().parse().unwrap(), count)).collect();
        buckets.sort_by(|one, other| one.0.total_cmp(&other.0));
        assert!(buckets.is_sorted_by_key(|(_, count)| *count), "{buckets:?}");
        assert_eq!(buckets.last(), Some(&(f64::INFINITY, found[&format!("{name}_count")])));
    }
    found
}

async fn metrics(server: &Server) -> BTreeMap<String, f64> {
    let (status, head, text) = server.http("GET", "/metrics", "").await;
    assert!(status == 200 && head.contains("content-type: text/plain; version=0.0.4"), "{head}");
    parse(&text)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_is_measured() {
    let folder = Folder::new("metrics");
    let server = Server::start(&folder.database()).await;
    let before = metrics(&server).await;
    assert_eq!(before["jemaa_acknowledged_seconds_count"], 0.0);
    let bot = json!({ "kind": "bot", "level": "random" });
    let here = json!({ "kind": "here", "name": "Ada" });
    let settings = json!({ "order": "chosen" });
    let table = json!({ "game": "rugs", "options": { "players": 2 }, "seats": [here, bot], "settings": settings });
    let table = server.make(table).await;
    let mut ada = server.enter(table.player(0)).await.unwrap();
    begin(&server, &table, &mut [&mut ada]).await;
    let mut acts = 0;
    while acts < 6 {
        while ada.choices().is_empty() {
            ada.hear().await.unwrap();
        }
        let action = ada.choices()[0].clone();
        let mut act = act(&action);
        act["id"] = json!(format!("act {acts}"));
        ada.done(act).await;
        acts += 1;
    }
    while ada.choices().is_empty() {
        ada.hear().await.unwrap();
    }
    assert_eq!(ada.refused(json!({ "type": "act", "actions": ["zz"] })).await, "malformed");
    assert_eq!(ada.refused(json!({ "type": "rematch" })).await, "not_now");
    assert_eq!(ada.refused(json!({ "type": "resign", "id": "act 0" })).await, "taken");
    assert_eq!(server.get("/api/tables/nonsense").await.0, 404);
    assert_eq!(server.http("DELETE", "/api/games", "").await.0, 405);

    let found = metrics(&server).await;
    let at =
        |name: &str| found.get(&format!("jemaa_{name}")).copied().unwrap_or_else(|| panic!("no {name}: {found:?}"));
    assert_eq!(at("acknowledged_seconds_count"), 7.0, "her six moves and the host's start");
    assert!(at("acknowledged_seconds_sum") > 0.0);
    let thoughts = at("bot_thought_seconds_count");
    assert!(thoughts >= 3.0 && at("bot_waited_seconds_count") == thoughts);
    assert_eq!(at("actions_total"), 6.0 + thoughts);
    assert_eq!(at("lines_total"), 6.0 + thoughts + 1.0, "the start is a line too");
    assert_eq!(at("commit_writes_sum"), at("lines_total") + 1.0, "and so is that the table was made");
    assert!(at("commit_seconds_count") == at("commit_writes_count") && at("commit_seconds_sum") > 0.0);
    assert_eq!((at("bots_waiting"), at("bots_thinking")), (0.0, 0.0));
    assert_eq!(at("rooms_in_memory"), 1.0);
    let stages = ["gathering", "playing", "over"].map(|stage| at(&format!("rooms{{stage=\"{stage}\"}}")));
    assert_eq!(stages, [0.0, 1.0, 0.0]);
    assert!(at("connections") >= 1.0);
    assert!(at("messages_total") >= 9.0);
    assert_eq!(at("requests_total") - before["jemaa_requests_total"], 6.0);
    let refused = ["malformed", "not_now", "not_found", "taken"];
    let refused = refused.map(|code| at(&format!("refused_total{{code=\"{code}\"}}")));
    assert_eq!(refused, [2.0, 1.0, 1.0, 1.0]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_through_a_proxy_does_not_see_the_metrics() {
    let folder = Folder::new("proxied");
    let server = Server::start(&folder.database()).await;
    for (header, status) in
        [("x-forwarded-for: 127.0.0.1", 403), ("Forwarded: for=127.0.0.1", 403), ("x-other: 1", 200)]
    {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let request = format!("GET /metrics HTTP/1.1\r\nhost: x\r\n{header}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{header}: {answer}");
    }
    server.stop().await;
}

async fn house(folder: &Folder) -> House {
    let store = Store::open(&folder.database()).await.unwrap();
    House::open(vec![AnyGame::of::<RugsBots>()], store, 1)
}

/// A new room: its name, and its host's secret.
async fn make(house: &House, table: Value) -> Hello {
    let made = house.make(serde_json::from_value::<NewTable>(table).unwrap(), |_| Ok(())).await.unwrap();
    let hello = json!({ "protocol": protocol::VERSION, "room": made.room, "secrets": [made.host] });
    serde_json::from_value(hello).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn abandoned_rooms_go_by_themselves() {
    let folder = Folder::new("abandoned");
    let first = house(&folder).await;
    let abandoned = make(&first, json!({ "game": "rugs" })).await;
    let visited = make(&first, json!({ "game": "rugs" })).await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let played = make(&first, json!({ "game": "rugs", "options": { "players": 2 }, "seats": [bot, bot] })).await;
    let (out, mut heard) = Outbox::new();
    let host = first.enter(&played, &out).await.unwrap();
    drop(out);
    let start = serde_json::from_value(json!({ "type": "start" })).unwrap();
    host.say(start, std::time::Instant::now()).await.unwrap();
    while !heard.next().await.unwrap().contains(r#"[["stage"],"over"]"#) {}
    first.close().await.unwrap();

    let house = house(&folder).await;
    let (out, mut heard) = Outbox::new();
    let host = house.enter(&visited, &out).await.unwrap();
    drop(out);
    house.keep_clean(Some(Duration::ZERO), Duration::from_millis(1));
    while house.counts().await.unwrap().gathering > 1 {
        sleep(Duration::from_millis(5)).await;
    }
    assert!(
        house.look(abandoned.room.parse().unwrap(), abandoned.secrets.first().map(String::as_str)).await.is_err(),
        "the one that nobody came back to is gone"
    );
    let reseat = json!({ "type": "reseat", "id": "x", "seat": 1, "level": "random" });
    host.say(serde_json::from_value(reseat).unwrap(), std::time::Instant::now()).await.unwrap();
    while !heard.next().await.unwrap().contains(r#""type":"done","id":"x""#) {}
    assert!(
        house.record(played.room.parse().unwrap(), played.secrets.first().map(String::as_str)).await.is_ok(),
        "finished games are kept for good"
    );
    house.close().await.unwrap();
}
