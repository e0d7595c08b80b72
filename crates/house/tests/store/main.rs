//! What a store promises, tested with SQLite and with PostgreSQL.

#![expect(clippy::unwrap_used, reason = "tests may fail")]

#[macro_use]
mod place;

mod chat;
mod cleaning;
mod durable;
mod lines;
mod lists;
mod opening;

use house::RoomId;
use house::store::{Append, Line, Listing, Said, Store, Target};
use place::Place;
use protocol::lobby::Stage;

fn room(number: u64) -> RoomId {
    RoomId::new(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn listing(stage: Stage) -> Listing {
    let shown = r#"{"seats":["Ö","'"]}"#.into();
    Listing { game: "rugs".into(), rules: 1, components: String::new(), stage, listed: true, shown }
}

fn append(room: RoomId, version: u64) -> Append {
    let listing = (version == 1).then(|| listing(Stage::Gathering));
    let at = 1000 + version as i64;
    Append { room, version, at, time: at, entry: entry(room, version), listing, wake: None }
}

fn entry(room: RoomId, version: u64) -> String {
    format!(r#"{{"room":"{room}","version":{version},"text":"it's \"Ünïcode\" \\u0000 $1 ?"}}"#)
}

fn change(room: RoomId, version: u64, listing: Listing) -> Append {
    Append { listing: Some(listing), ..append(room, version) }
}

fn said(at: i64, seat: Option<u8>, text: &str) -> Said {
    Said { at, seat, text: text.to_owned() }
}

/// What was said last in a room.
async fn chat(store: &Store, room: RoomId, last: u32) -> Vec<Said> {
    store.chat(room, last).await.unwrap().into_iter().map(|(_, said)| said).collect()
}

async fn open(place: &Place) -> Store {
    Store::open(&place.target).await.unwrap()
}

async fn fill(store: &Store, room: RoomId, versions: u64) {
    for version in 1..=versions {
        store.append(append(room, version)).await.unwrap();
    }
}

/// Holds that a log has just these lines.
async fn assert_log(store: &Store, room: RoomId, versions: u64) {
    let lines = store.log(room, 0).await.unwrap();
    assert_eq!(lines.len() as u64, versions);
    for (version, line) in (1..).zip(lines) {
        let at = 1000 + version as i64;
        assert_eq!(line, Line { version, at, time: at, entry: entry(room, version) });
    }
}
