//! Who gets a seat, keeps it, and loses it before the game; and who may begin.

use serde_json::{Value, json};

use crate::client::{Folder, Server, Table};

const SECRET: &str = "0123456789abcdef0123456789abcdef01234567";

/// A table for Ada, who made it, and for somebody else.
async fn table(server: &Server, listed: bool) -> Table {
    let here = json!({ "kind": "here", "name": "Ada" });
    let settings = json!({ "listed": listed, "order": "chosen" });
    server.make(json!({ "game": "rugs", "options": { "players": 3 }, "seats": [here], "settings": settings })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_did_not_hear_the_answer_asks_again_for_the_same_seat() {
    let folder = Folder::new("same-seat");
    let mut server = Server::start(&folder.database()).await;
    let table = table(&server, false).await;
    let bo = json!({ "name": "Bo", "invite": table.0["invite"], "secret": SECRET });
    let seat = (201, json!({ "secret": SECRET, "seat": 2 }));
    assert_eq!(server.post(&table.path("/seats"), bo.clone()).await, seat);
    assert_eq!(server.post(&table.path("/seats"), bo.clone()).await, seat);
    server.stop().await;
    server = Server::start(&folder.database()).await;
    assert_eq!(server.post(&table.path("/seats"), bo.clone()).await, seat);
    let (_, shown) = server.get_as(&json!(SECRET), &table.path("")).await;
    let shown: Value = serde_json::from_str(&shown).unwrap();
    let names: Vec<&Value> = shown["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!(names, [&json!("Ada"), &json!("Bo"), &Value::Null], "one seat is taken, and not three");
    for bad in ["", "0", &SECRET.to_uppercase(), &"g".repeat(40), &"0".repeat(41)] {
        let cy = json!({ "name": "Cy", "invite": table.0["invite"], "secret": bad });
        assert_eq!(server.post(&table.path("/seats"), cy).await.0, 400, "{bad}");
    }
    let cy = json!({ "name": "Cy", "invite": table.0["invite"] });
    assert_eq!(server.post(&table.path("/seats"), cy).await.1["seat"], 3);
    // Once the game has begun, too: the answer may come late.
    server.enter(table.host()).await.unwrap().done(json!({ "type": "start" })).await;
    assert_eq!(server.post(&table.path("/seats"), bo).await, seat);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_removed_stays_out() {
    let folder = Folder::new("removed");
    let mut server = Server::start(&folder.database()).await;
    let table = table(&server, false).await;
    let bo = json!({ "name": "Bo", "invite": table.0["invite"], "secret": SECRET });
    assert_eq!(server.post(&table.path("/seats"), bo.clone()).await.0, 201);
    let mut host = server.enter(table.host()).await.unwrap();
    let hello = json!({ "room": table.room(), "secrets": [SECRET], "invite": table.0["invite"] });
    let mut removed = server.enter(hello.clone()).await.unwrap();
    let mut ada = server.enter(table.player(0)).await.unwrap();
    let reseat = |invite: &str| json!({ "type": "reseat", "id": "out", "seat": 2, "invite": invite });
    assert_eq!(host.refused(reseat("nonsense")).await, "malformed");
    let invite = "f".repeat(40);
    let version = host.done(reseat(&invite)).await;
    assert_eq!(host.done(reseat(&invite)).await, version, "a lost answer does no harm");
    assert_eq!(removed.until(|message| message["type"] == "problem").await["problem"]["code"], "forbidden");
    assert_eq!(removed.end().await, Some(1008));
    for _ in 0..2 {
        assert_eq!(server.post(&table.path("/seats"), bo.clone()).await.0, 403);
        assert_eq!(server.enter(hello.clone()).await.err().unwrap()["code"], "forbidden");
        assert_eq!(server.get_as(&table.0["invite"], &table.path("")).await.0, 403);
        assert_eq!(server.get_as(&json!(invite), &table.path("")).await.0, 200);
        if ada.version >= version {
            break;
        }
        // Who sits there stays, and all is as it was after a restart.
        ada.reach(version).await;
        server.stop().await;
        server = Server::start(&folder.database()).await;
    }
    let cy = json!({ "name": "Cy", "invite": invite });
    assert_eq!(server.post(&table.path("/seats"), cy).await.1["seat"], 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_meets_again_does_not_wait_for_the_host() {
    let folder = Folder::new("no-host");
    let server = Server::start(&folder.database()).await;
    let table = server.table("rugs", 2, json!({ "order": "chosen" })).await;
    let mut ada = server.enter(table.player(0)).await.unwrap();
    let mut bo = server.enter(table.player(1)).await.unwrap();
    assert_eq!(bo.sight()["again"], false);
    assert_eq!(bo.refused(json!({ "type": "start" })).await, "forbidden");
    server.enter(table.host()).await.unwrap().done(json!({ "type": "start" })).await;
    ada.done(json!({ "type": "resign" })).await;
    // Any of them asks; the other is told, and asking again makes no other room.
    let version = bo.done(json!({ "type": "rematch" })).await;
    ada.reach(version).await;
    assert_eq!(ada.done(json!({ "type": "rematch" })).await, version);
    let room = ada.sight()["rematch"].clone();
    assert_eq!(bo.sight()["rematch"], room);
    let hello = |secret: &str| json!({ "room": room, "secrets": [secret], "invite": table.0["invite"] });
    let mut watcher = server.enter(hello("x")).await.unwrap();
    assert_eq!(watcher.refused(json!({ "type": "start" })).await, "forbidden");
    let mut bo = server.enter(hello(table.secret(1))).await.unwrap();
    assert_eq!(bo.sight()["again"], true);
    // To change who sits where is the host's all the same.
    assert_eq!(bo.refused(json!({ "type": "reseat", "seat": 1 })).await, "forbidden");
    let start = json!({ "type": "start", "id": "go" });
    let version = bo.done(start.clone()).await;
    assert_eq!(bo.done(start).await, version);
    assert_eq!(bo.sight()["stage"], "playing");
    server.stop().await;
}
