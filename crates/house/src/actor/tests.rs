//! Lines that cannot be stored.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use std::time::{Duration, Instant};

use bots::AnyGame;
use rugs_bots::RugsBots;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::store::tests::place::Place;
use crate::store::{Store, StoreError};
use crate::{Guest, House, Outbox, Unsent};

struct Client {
    guest: Guest,
    unsent: Unsent,
}

impl Client {
    async fn come(house: &House, room: &str, secrets: &[String]) -> Client {
        let (out, unsent) = Outbox::new();
        let hello = json!({ "protocol": protocol::VERSION, "room": room, "secrets": secrets });
        let guest = house.enter(&serde_json::from_value(hello).unwrap(), &out).await.unwrap();
        Client { guest, unsent }
    }

    /// The next message of one of these types.
    async fn next(&mut self, types: &[&str]) -> Value {
        let heard = async {
            loop {
                let message: Value = serde_json::from_str(&self.unsent.next().await.unwrap()).unwrap();
                if types.iter().any(|wanted| message["type"] == *wanted) {
                    return message;
                }
            }
        };
        timeout(Duration::from_secs(60), heard).await.expect("an answer")
    }

    async fn ask(&mut self, message: &Value) -> Value {
        let message = serde_json::from_value(message.clone()).unwrap();
        self.guest.say(message, Instant::now()).await.unwrap();
        self.next(&["done", "problem", "closing"]).await
    }

    /// All that it sees, and the version.
    async fn seen(house: &House, room: &str, secrets: &[String]) -> Value {
        let mut client = Client::come(house, room, secrets).await;
        let welcome = client.next(&["welcome"]).await;
        json!([welcome["version"], welcome["sights"][0]["sight"]["table"], welcome["sights"][0]["sight"]["seats"]])
    }
}

/// If a line is surely not stored, nothing has changed, and the same can be asked again. If nobody knows, the room leaves
/// memory and comes back from its log.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_cannot_be_stored_changes_nothing() {
    let place = Place::sqlite();
    let store = Store::open(&place.target).await.unwrap();
    let house = House::open(vec![AnyGame::of::<RugsBots>()], store.clone(), 1);
    let here = |name: &str| json!({ "kind": "here", "name": name });
    let table = json!({ "game": "rugs", "options": { "players": 2 }, "seats": [here("Ada"), here("Bo")],
        "settings": { "order": "chosen" } });
    let made = house.make(serde_json::from_value(table).unwrap(), |_| Ok(())).await.unwrap();
    let secrets = [vec![made.host.clone()], made.seats.clone()].concat();
    let mut client = Client::come(&house, &made.room, &secrets).await;
    let start = json!({ "type": "start", "id": "1" });
    let act = json!({ "type": "act", "seat": 1, "id": "2", "actions": ["e"] });
    for message in [start, act] {
        let before = Client::seen(&house, &made.room, &secrets).await;
        store.refuse_next(StoreError::Full);
        let refused = client.ask(&message).await;
        assert_eq!((&refused["type"], &refused["id"]), (&json!("problem"), &message["id"]), "{refused}");
        assert_eq!(refused["problem"]["code"], "unavailable");
        assert_eq!(Client::seen(&house, &made.room, &secrets).await, before);
        let done = client.ask(&message).await;
        assert_eq!((&done["type"], &done["id"]), (&json!("done"), &message["id"]), "{done}");
        assert_ne!(Client::seen(&house, &made.room, &secrets).await, before);
    }
    let before = Client::seen(&house, &made.room, &secrets).await;
    store.refuse_next(StoreError::damaged("a test"));
    let resign = json!({ "type": "resign", "seat": 1, "id": "3" });
    assert_eq!(client.ask(&resign).await["type"], "closing", "nobody knows what the log says");
    assert_eq!(Client::seen(&house, &made.room, &secrets).await, before);
    assert_eq!(Client::come(&house, &made.room, &secrets).await.ask(&resign).await["type"], "done");
    house.close().await.unwrap();
    place.clean().await;
}
