//! The house with its rooms, over a real store.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use std::time::Duration;

use bots::AnyGame;
use house::dice::Seed;
use house::store::{Append, Listing, Stage, Store, Target};
use house::{Digest, House, Made, Place, RoomId};
use protocol::lobby::Settings;
use rugs::Rugs;
use serde_json::json;

/// More rooms are due than are woken at a time, and those that were woken stay due: the others get their turn.
#[tokio::test(flavor = "multi_thread")]
async fn rooms_that_are_awake_do_not_keep_others_asleep() {
    const ROOMS: u64 = 600;
    let folder = std::env::temp_dir().join(format!("jemaa-house-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let store = Store::open(&Target::from(folder.join("jemaa.db").as_path())).await.unwrap();
    let game = AnyGame::of::<Rugs>();
    let made = Made {
        game: "rugs".to_owned(),
        options: game.kind.start(json!({ "players": 2 }), None, None).unwrap().options(),
        components: None,
        settings: Settings::default(),
        seats: vec![Place::Open, Place::Open],
        host: Digest::of("host"),
        invite: Digest::of("invite"),
        seed: Seed::new([1; 32]),
        branch: Vec::new(),
        record: None,
    };
    let mut entry = serde_json::to_value(&made).unwrap();
    entry["what"] = json!("made");
    for number in 0..ROOMS {
        let shown = "{}".to_owned();
        let listing = Listing { game: "rugs".to_owned(), rules: 1, stage: Stage::Gathering, listed: false, shown };
        let (room, entry) = (RoomId::new(number), entry.to_string());
        // They were to be woken long ago, and nothing in them changes that.
        let append = Append { room, version: 1, at: 1, entry, listing: Some(listing), wake: Some(Some(1)) };
        store.append(append).await.unwrap();
    }
    let house = House::open(vec![game], store, 1);
    let all_awake = async {
        while house.in_memory() < ROOMS as usize {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), all_awake).await.expect("all are woken");
    house.close().await.unwrap();
    let _ = std::fs::remove_dir_all(&folder);
}
