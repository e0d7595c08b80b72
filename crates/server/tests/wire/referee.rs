//! Tables with a real box, and whoever keeps the score there.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use table::chance::below;

use crate::client::{Folder, Server, choices};

/// A scorekeeper has but the host's secret, and plays a whole game for everybody; the players see only their own.
#[tokio::test(flavor = "multi_thread")]
async fn a_scorekeeper_plays_for_all() {
    let folder = Folder::new("scorekeeper");
    let server = Server::start(&folder.database()).await;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let settings = json!({ "referee": true, "scorekeeper": true, "order": "chosen" });
    let bad = json!({ "game": "rugs", "settings": { "scorekeeper": true } });
    assert_eq!(server.post("/api/tables", bad).await.0, 422, "a scorekeeper is for a real box");
    let table = server.table("rugs", 3, settings).await;
    let mut keeper = server.enter(table.host()).await.unwrap();
    assert_eq!(keeper.welcome["seats"], json!([]), "before the game the host has no seat");
    let mut two = server.enter(table.player(1)).await.unwrap();
    keeper.done(json!({ "type": "start" })).await;
    keeper.catch_up().await;
    assert!(keeper.heard.iter().any(|message| message == r#"{"type":"seated","seats":[1,2,3]}"#));
    assert_eq!(keeper.sights.len(), 3);
    while !keeper.is_over() {
        let asked = keeper.sights.iter().find(|(_, sight)| !choices(sight).is_empty());
        let message = match asked {
            Some((seat, sight)) => {
                let choices = choices(sight);
                let action = &choices[below(&mut rng, choices.len() as u32) as usize];
                json!({ "type": "act", "seat": seat.parse::<u8>().unwrap(), "actions": [action] })
            }
            None => {
                let offer = keeper.sights["1"]["table"]["chance"]["offer"]["listed"].as_array().unwrap().clone();
                let outcome = &offer[below(&mut rng, offer.len() as u32) as usize]["outcome"];
                json!({ "type": "settle", "seat": 1, "outcome": outcome })
            }
        };
        let version = keeper.done(message).await;
        two.reach(version).await;
    }
    assert_eq!(two.welcome["seats"], json!([2]));
    // Who comes back is told what each of the seats has missed.
    let mut hello = table.host();
    hello["since"] = json!(3);
    let mut back = server.enter(hello).await.unwrap();
    for seat in 1..=3 {
        let history = back.until(|message| message["type"] == "history").await;
        assert_eq!((&history["who"], &history["id"]), (&json!(seat), &Value::Null));
        assert!(history["versions"].as_array().unwrap().len() > 50);
    }
    server.stop().await;
}
