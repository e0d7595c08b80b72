//! What clients need for fair dice, and what they are told of old chat.

use std::collections::BTreeSet;

use house::dice::check;
use rugs::Rugs;
use serde_json::{Value, json};
use table::{Kind, Record};

use crate::client::{Folder, Server, Table};

/// The commitment comes first and luck after it; when the same players meet again, both are new.
#[tokio::test(flavor = "multi_thread")]
async fn luck_is_sent_once_the_commitment_is_known() {
    let folder = Folder::new("luck");
    let server = Server::start(&folder.database()).await;
    let here = |name: &str| json!({ "kind": "here", "name": name, "luck": "too early" });
    let table = json!({ "game": "rugs", "options": { "players": 2 }, "seats": [here("Ada"), here("Bo")], "settings": { "order": "chosen", "listed": true } });
    let table = server.make(table).await;
    let mut room = table.room().to_owned();
    let secrets = json!([table.0["host"], table.secret(0), table.secret(1)]);
    let mut commitments = vec![table.0["commitment"].clone()];
    for luck in [["of Ada", "of Bo"], ["", "again"]] {
        let mut both = server.enter(json!({ "room": room, "secrets": secrets })).await.unwrap();
        let commitment = both.sights["1"]["dice"]["commitment"].clone();
        assert!(commitment.is_string());
        assert_eq!(server.get(&format!("/api/tables/{room}")).await.1["commitment"], commitment);
        let list = server.get("/api/tables?stage=gathering").await.1;
        assert_eq!(list["rooms"][0]["commitment"], commitment, "{list}");
        for (seat, luck) in luck.iter().enumerate().filter(|(_, luck)| !luck.is_empty()) {
            both.done(json!({ "type": "luck", "seat": seat + 1, "text": luck })).await;
        }
        both.done(json!({ "type": "start" })).await;
        both.done(json!({ "type": "resign", "seat": 1 })).await;
        let version = both.done(json!({ "type": "rematch", "seat": 1 })).await;
        both.reach(version).await;
        let (_, _, record) = server.http("GET", &format!("/api/tables/{room}/record"), "").await;
        let dice = record.lines().find_map(|line| line.strip_prefix("dice: ")).unwrap();
        let dice: Value = serde_json::from_str(dice).unwrap();
        assert_eq!((&dice["luck"], &dice["commitment"]), (&json!(luck), &commitment));
        room = both.sights["1"]["rematch"].as_str().unwrap().to_owned();
        commitments.push(commitment);
    }
    assert_eq!(commitments[0], commitments[1]);
    assert_ne!(commitments[1], commitments[2]);
    let referee = server.table("rugs", 2, json!({ "referee": true })).await;
    assert!(referee.0["commitment"].is_null());
    server.stop().await;
}

/// Who comes later is not told that somebody wrote who sits there now and did not.
#[tokio::test(flavor = "multi_thread")]
async fn old_lines_name_no_seat_that_others_have() {
    let folder = Folder::new("moved");
    let server = Server::start(&folder.database()).await;
    let table: Table = server.table("rugs", 2, json!({ "order": "chosen" })).await;
    let mut ada = server.enter(table.player(0)).await.unwrap();
    let mut host = server.enter(table.host()).await.unwrap();
    let read = async || {
        let mut late = server.enter(table.spectator()).await.unwrap();
        let lines = late.until(|message| message["type"] == "chat").await["lines"].clone();
        let line = |line: &Value| (line["name"].clone(), line["seat"].clone());
        lines.as_array().unwrap().iter().map(line).collect::<Vec<_>>()
    };
    ada.done(json!({ "type": "chat", "text": "on seat 1" })).await;
    assert_eq!(read().await, [(json!("Ada"), json!(1))]);
    host.done(json!({ "type": "swap", "seat": 1, "with": 2 })).await;
    assert_eq!(read().await, [(json!("Ada"), Value::Null)]);
    host.done(json!({ "type": "start" })).await;
    ada.done(json!({ "type": "chat", "text": "on seat 2" })).await;
    assert_eq!(read().await, [(json!("Ada"), Value::Null), (json!("Ada"), json!(2))], "all stay where they sit");
    server.stop().await;
}

/// Who sits beside whom is chosen, and who begins is drawn; and that can be checked.
#[tokio::test(flavor = "multi_thread")]
async fn the_dice_say_who_begins_and_the_others_follow() {
    let folder = Folder::new("first");
    let server = Server::start(&folder.database()).await;
    let mut begun = BTreeSet::new();
    let mut otherwise = 0;
    for _ in 0..200 {
        let table = server.table("rugs", 3, json!({ "order": "first" })).await;
        let secrets: Vec<&Value> = table.0["seats"].as_array().unwrap().iter().chain([&table.0["host"]]).collect();
        let mut all = server.enter(table.hello(&secrets)).await.unwrap();
        all.done(json!({ "type": "start" })).await;
        for seat in 1..=3 {
            all.done(json!({ "type": "resign", "seat": seat })).await;
        }
        let record: Record = server.get_as(&table.0["host"], &table.path("/record")).await.1.parse().unwrap();
        let names = record.header.seats.join(" ");
        assert!("Ada Bo Cy Ada Bo".contains(&names), "{names}");
        begun.insert(record.header.seats[0].clone());
        assert!(check(&Kind::of::<Rugs>(), &record, None).unwrap().seats_drawn);
        let mut shuffled = record.clone();
        shuffled.header.dice.as_mut().unwrap().round = false;
        otherwise += u32::from(check(&Kind::of::<Rugs>(), &shuffled, None).is_err());
        if begun.len() == 3 && otherwise > 0 {
            break;
        }
    }
    assert!(begun.len() == 3 && otherwise > 0, "{begun:?}");
    server.stop().await;
}
