//! Who may look into a room from outside: anybody if it is listed, and otherwise who has a secret of it or its invitation.

use serde_json::{Value, json};

use crate::act;
use crate::client::{Client, Folder, Server, Table};

/// Everything that can be asked of a room over HTTP without sitting down, with this secret; and what comes of a branch.
async fn asked(server: &Server, table: &Table, secret: Option<&str>) -> [(u16, String); 3] {
    let header = secret.map(|secret| format!("authorization: Bearer {secret}\r\n")).unwrap_or_default();
    let (shown, _, show) = server.request("GET", &table.path(""), &header, "").await;
    let (recorded, _, record) = server.request("GET", &table.path("/record"), &header, "").await;
    let mut branch = json!({ "room": table.room(), "steps": 2 });
    if let Some(secret) = secret {
        branch["secret"] = json!(secret);
    }
    let branch = json!({ "game": "rugs", "options": { "players": 2 }, "branch": branch }).to_string();
    let (branched, _, branch) = server.http("POST", "/api/tables", &branch).await;
    [(shown, show), (recorded, record), (branched, branch)]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_room_is_shown_to_whom_it_knows() {
    let folder = Folder::new("doors");
    let server = Server::start(&folder.database()).await;
    let here = json!({ "kind": "here", "name": "Ada" });
    let make = async |listed: bool| {
        let settings = json!({ "listed": listed, "order": "chosen" });
        server.make(json!({ "game": "rugs", "options": { "players": 2 }, "seats": [here], "settings": settings })).await
    };
    let (private, listed, other) = (make(false).await, make(true).await, make(false).await);
    let join = async |table: &Table| {
        let (status, joined) =
            server.post(&table.path("/seats"), json!({ "name": "Bo", "invite": table.0["invite"] })).await;
        assert_eq!(status, 201);
        joined["secret"].as_str().unwrap().to_owned()
    };
    let removed = join(&private).await;
    let mut host = server.enter(private.host()).await.unwrap();
    host.done(json!({ "type": "reseat", "seat": 2 })).await;
    let bo = join(&private).await;
    host.done(json!({ "type": "start" })).await;
    let text = |table: &Table, name: &str| table.0[name].as_str().unwrap().to_owned();
    let known = [text(&private, "host"), text(&private, "invite"), private.secret(0).to_owned(), bo.clone()];
    let strangers = [
        None,
        Some(String::new()),
        Some(removed),
        Some(private.secret(0)[1..].to_owned()),
        Some(private.secret(0).to_uppercase()),
        Some(private.room().to_owned()),
        Some(text(&other, "host")),
        Some(text(&other, "invite")),
        Some(other.secret(0).to_owned()),
    ];
    for over in [false, true] {
        if over {
            let mut ada = server.enter(private.player(0)).await.unwrap();
            ada.done(act(&ada.choices()[0].clone())).await;
            ada.done(json!({ "type": "resign" })).await;
        }
        for secret in &known {
            let [(shown, show), (recorded, record), (branched, _)] = asked(&server, &private, Some(secret)).await;
            assert!(shown == 200 && show.contains("Ada"), "{show}");
            assert_eq!((recorded, branched), if over { (200, 201) } else { (409, 409) }, "{record}");
        }
        // To strangers it is always the same, whether the game is over or not, and whatever they bring.
        for secret in &strangers {
            let refused =
                json!({ "code": "forbidden", "detail": "this room takes a seat or an invitation" }).to_string();
            for answer in asked(&server, &private, secret.as_deref()).await {
                assert_eq!(answer, (403, refused.clone()), "{secret:?}");
            }
            let mut hello = json!({ "room": private.room() });
            if let Some(secret) = secret {
                hello["secrets"] = json!([secret]);
                hello["invite"] = json!(secret);
            }
            assert_eq!(server.enter(hello).await.err().unwrap().to_string(), refused, "{secret:?}");
        }
    }
    // A header of another kind, or none that can be read, is none.
    for header in ["authorization: Basic eDp5\r\n", "authorization: Bearer\r\n", "authorization: \u{e9}\r\n"] {
        assert_eq!(server.request("GET", &private.path(""), header, "").await.0, 403, "{header}");
    }
    // A listed room is anybody's to look at, whatever they bring.
    for secret in [None, Some("nonsense")] {
        assert_eq!(asked(&server, &listed, secret).await.map(|(status, _)| status), [200, 409, 409]);
    }
    server.stop().await;
}

/// A seat that is not one's own, and one that does not exist, are refused alike; so is an id that somebody else used.
#[tokio::test(flavor = "multi_thread")]
async fn refusals_do_not_tell_what_others_have() {
    let folder = Folder::new("refusals");
    let server = Server::start(&folder.database()).await;
    let table = server.table("rugs", 3, json!({ "order": "chosen" })).await;
    let mut one = server.enter(table.player(0)).await.unwrap();
    let mut two = server.enter(table.player(1)).await.unwrap();
    let mut host = server.enter(table.host()).await.unwrap();
    host.done(json!({ "type": "start" })).await;
    one.catch_up().await;
    one.done(json!({ "type": "act", "id": "mine", "actions": [one.choices()[0]] })).await;
    let answer = async |client: &mut Client, mut message: Value| {
        message["type"] = json!("act");
        message["actions"] = json!(["n"]);
        client.ask(message).await["problem"].clone()
    };
    let theirs = answer(&mut two, json!({ "seat": 1 })).await;
    assert_eq!(theirs["code"], "forbidden");
    assert_eq!(theirs, answer(&mut two, json!({ "seat": 3 })).await);
    assert_eq!(theirs, answer(&mut two, json!({ "seat": 8 })).await);
    let fresh = answer(&mut two, json!({ "id": "never used" })).await;
    assert_eq!(fresh["code"], "refused");
    assert_eq!(fresh, answer(&mut two, json!({ "id": "mine" })).await);
    server.stop().await;
}
