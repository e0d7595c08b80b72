//! What only shows when the connection that writes is tampered with.

#[path = "../../tests/store/place.rs"]
pub(crate) mod place;

use sqlx::Executor;

use super::writer::Writer;
use super::*;
use place::Place;

async fn writer(place: &Place) -> Writer {
    Writer::open(Database::new(&place.target).unwrap(), Arc::default()).await.unwrap()
}

fn append(room: u64, version: u64, length: usize) -> Write {
    let (game, components, shown) = ("rugs".into(), String::new(), "{}".into());
    let listing = Listing { game, rules: 1, components, stage: Stage::Playing, listed: true, shown };
    Write::Append(Append {
        room: RoomId::new(room),
        version,
        at: 1,
        time: 1,
        entry: "x".repeat(length),
        listing: Some(listing),
        wake: None,
    })
}

async fn assert_weak(place: &Place, sql: &'static str, weak: &str) {
    let mut writer = writer(place).await;
    writer.durability().await.unwrap();
    writer.connection().execute(sql).await.unwrap();
    let found = writer.durability().await;
    assert!(matches!(&found, Err(StoreError::Weak { setting, .. }) if *setting == weak), "{sql}: {found:?}");
}

#[tokio::test]
async fn weak_settings_are_noticed() {
    for (sql, weak) in [
        ("PRAGMA synchronous = NORMAL", "synchronous"),
        ("PRAGMA synchronous = OFF", "synchronous"),
        ("PRAGMA journal_mode = DELETE", "journal_mode"),
        ("PRAGMA foreign_keys = OFF", "foreign_keys"),
    ] {
        let place = Place::sqlite();
        assert_weak(&place, sql, weak).await;
        place.clean().await;
    }
    for sql in ["SET synchronous_commit = off", "SET synchronous_commit = local"] {
        let Some(place) = Place::postgres().await else { return };
        assert_weak(&place, sql, "synchronous_commit").await;
        place.clean().await;
    }
}

#[tokio::test]
async fn a_full_disk_is_told_and_passes() {
    let place = Place::sqlite();
    let mut writer = writer(&place).await;
    writer.write(vec![append(1, 1, 10)]).await.remove(0).unwrap();
    writer.connection().execute("PRAGMA max_page_count = 1").await.unwrap();
    let results = writer.write(vec![append(1, 2, 100_000), append(2, 1, 10)]).await;
    assert!(results.iter().all(|result| matches!(result, Err(StoreError::Full))), "{results:?}");
    // The limit went with the connection.
    let results = writer.write(vec![append(1, 2, 100_000), append(2, 1, 10)]).await;
    assert!(results.iter().all(Result::is_ok), "{results:?}");
    place.clean().await;
}

/// How many rows a table has of a room.
async fn rows(writer: &mut Writer, table: &str, room: u64) -> i64 {
    let count = format!("SELECT count(*) FROM {table} WHERE room = $1");
    let count = sqlx::query(sqlx::AssertSqlSafe(count)).bind(RoomId::new(room).number());
    count.fetch_one(writer.connection()).await.unwrap().get(0)
}

#[tokio::test]
async fn lines_are_folded_with_later_writes_and_a_removed_room_stays_removed() {
    let place = Place::sqlite();
    let mut writer = writer(&place).await;
    // One tail is filled: rooms 1 to 1024 have eight lines each.
    for version in 1..=8 {
        for first in (1..=1024).step_by(512) {
            let written = writer.write((first..first + 512).map(|room| append(room, version, 10)).collect()).await;
            assert!(written.iter().all(Result::is_ok), "{written:?}");
        }
    }
    assert_eq!((rows(&mut writer, "tail_a", 1).await, rows(&mut writer, "log", 1).await), (8, 0));
    // The rooms with the lowest numbers are folded first, in the very transaction that removes one of them.
    writer.write(vec![Write::Remove(RoomId::new(1), None)]).await.remove(0).unwrap();
    assert_eq!((rows(&mut writer, "tail_a", 1).await, rows(&mut writer, "log", 1).await), (0, 0));
    writer.write(vec![append(2, 9, 10)]).await.remove(0).unwrap();
    assert_eq!((rows(&mut writer, "log", 2).await, rows(&mut writer, "tail_b", 2).await), (8, 1));
    // Before the other tail is half full, this one is empty.
    for version in 10..4096 {
        writer.write(vec![append(2, version, 10)]).await.remove(0).unwrap();
        if rows(&mut writer, "tail_a", 1024).await == 0 {
            break;
        }
    }
    assert_eq!((rows(&mut writer, "tail_a", 1024).await, rows(&mut writer, "log", 1024).await), (0, 8));
    assert_eq!(rows(&mut writer, "log", 1).await, 0);
    place.clean().await;
}

async fn assert_read_only(place: &Place, sql: &'static str) {
    let mut writer = writer(place).await;
    writer.connection().execute(sql).await.unwrap();
    let results = writer.write(vec![append(1, 1, 10), append(2, 1, 10)]).await;
    assert!(results.iter().all(|result| matches!(result, Err(StoreError::ReadOnly))), "{results:?}");
    let results = writer.write(vec![append(1, 1, 10)]).await;
    assert!(results[0].is_ok(), "{results:?}");
}

#[tokio::test]
async fn a_read_only_database_is_told() {
    let place = Place::sqlite();
    assert_read_only(&place, "PRAGMA query_only = ON").await;
    place.clean().await;
    let Some(place) = Place::postgres().await else { return };
    assert_read_only(&place, "SET default_transaction_read_only = on").await;
    place.clean().await;
}

/// A row that another program put in our way is found by the key, and harms no other.
#[tokio::test]
async fn a_row_in_the_way_harms_no_other() {
    let Some(place) = Place::postgres().await else { return };
    let mut writer = writer(&place).await;
    assert!(writer.write(vec![append(1, 1, 10), append(2, 1, 10)]).await.iter().all(Result::is_ok));
    place.run("INSERT INTO log (room, version, at, entry) VALUES (1, 2, 0, '')").await;
    let results = writer.write(vec![append(2, 2, 10), append(1, 2, 10), append(2, 3, 10), append(2, 5, 10)]).await;
    assert!(results[0].is_ok() && results[2].is_ok(), "{results:?}");
    assert!(matches!(results[1], Err(StoreError::Version { last: 2, .. })), "{results:?}");
    assert!(matches!(results[3], Err(StoreError::Version { last: 3, .. })), "{results:?}");
    place.clean().await;
}
