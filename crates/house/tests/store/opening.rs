//! How a store is opened, by whom, and where it is.

use std::collections::HashSet;
use std::os::unix::fs::PermissionsExt as _;

use house::RoomId;
use house::store::{Listing, Store, StoreError, Target};
use protocol::lobby::Stage;

use crate::place::Place;
use crate::{append, assert_log, chat, fill, listing, open, room, said};

with_both! {
    only_one_has_it_open
    a_later_version_is_refused
    a_store_of_version_1_opens
    a_line_from_the_future_makes_no_other_room_old
}

async fn only_one_has_it_open(place: &Place) {
    let store = open(place).await;
    let other = Store::open(&place.target).await;
    assert!(matches!(other, Err(StoreError::Locked(_))), "{other:?}");
    fill(&store, room(1), 1).await;
    store.close().await.unwrap();
    assert_log(&open(place).await, room(1), 1).await;
}

async fn a_later_version_is_refused(place: &Place) {
    open(place).await.close().await.unwrap();
    place.run("UPDATE jemaa SET version = 1000").await;
    let refused = Store::open(&place.target).await;
    assert!(matches!(reason(place, &refused), StoreError::TooNew { found: 1000, .. }), "{refused:?}");
    place.run("UPDATE jemaa SET version = -1").await;
    let refused = Store::open(&place.target).await;
    assert!(matches!(reason(place, &refused), StoreError::Damaged(_)), "{refused:?}");
}

/// Why a store was not opened. Of a file, the error names the path and the owner too.
fn reason<'a>(place: &Place, refused: &'a Result<Store, StoreError>) -> &'a StoreError {
    match (&place.target, refused.as_ref().unwrap_err()) {
        (Target::Sqlite(file), StoreError::Place { path, owner, reason }) => {
            assert_eq!(path, file);
            assert!(owner.starts_with(" (owned by "), "{owner}");
            reason
        }
        (Target::Postgres(_), reason) => reason,
        (_, reason) => panic!("{reason:?}"),
    }
}

/// Makes a database as version 1 left it, with a line in each table.
async fn make_version_1(place: &Place) {
    let mut first = include_str!("../../migrations/1.sql").to_owned();
    if matches!(place.target, Target::Sqlite(_)) {
        first = first.replace("/* WITHOUT ROWID */", "WITHOUT ROWID");
    }
    place.run(&first).await;
    place.run(include_str!("version-1.sql")).await;
}

/// A wall clock was set wrongly once.
async fn a_line_from_the_future_makes_no_other_room_old(place: &Place) {
    const FUTURE: i64 = 9_000_000_000_000;
    make_version_1(place).await;
    for table in ["log", "tail_a"] {
        let version = if table == "log" { 1 } else { 2 };
        let line = format!("INSERT INTO {table} (room, version, at, entry) VALUES (79, {version}, {FUTURE}, '{{}}')");
        place.run(&line).await;
    }
    let store = open(place).await;
    let time = store.time();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis();
    assert!(time <= i64::try_from(now).unwrap(), "{time}");
    let lines = store.log(RoomId::new(79), 0).await.unwrap();
    let times: Vec<(i64, i64)> = lines.iter().map(|line| (line.at, line.time)).collect();
    assert_eq!(times, [(FUTURE, time), (FUTURE, time)]);
}

/// Nothing of it is lost, and it goes on.
async fn a_store_of_version_1_opens(place: &Place) {
    make_version_1(place).await;
    // And a record that was uploaded.
    place
        .run(
            r#"INSERT INTO room (room, made, since, stage, listed, game, rules, shown)
            VALUES (78, 20, 20, 'over', 1, 'rugs', 1, '{"uploaded":true}');
            INSERT INTO log (room, version, at, entry) VALUES (78, 1, 20, '{}')"#,
        )
        .await;

    let store = open(place).await;
    let game = RoomId::new(77);
    let lines = store.log(game, 0).await.unwrap();
    assert!(lines.iter().all(|line| line.time == line.at));
    let lines: Vec<(u64, i64, String)> = lines.into_iter().map(|line| (line.version, line.at, line.entry)).collect();
    // Some of them were in a tail only, and one there as well.
    let wanted = [(1, 10, "1"), (2, 20, "2"), (3, 30, "3"), (4, 40, "4")];
    assert_eq!(lines, wanted.map(|(version, at, line)| (version, at, format!(r#"{{"line":{line}}}"#))));
    assert_eq!(store.time(), 40, "house time goes on from the last line");
    let found = store.listing(game).await.unwrap().unwrap();
    assert_eq!((found.made, found.since), (10, 20));
    assert_eq!(found.listing, Listing { rules: 3, shown: "{}".into(), ..listing(Stage::Playing) });
    assert_eq!(store.next_wake().await.unwrap(), Some(99));
    assert_eq!(chat(&store, game, 9).await, [said(11, Some(2), "hello"), said(12, None, "hi")]);
    store.append(append(game, 5)).await.unwrap();
    let unopened = store.abandoned(21, false, 9).await.unwrap();
    assert_eq!(unopened.into_iter().map(|found| found.room).collect::<Vec<_>>(), [RoomId::new(78)]);
}

/// The test server has no certificate; that we asked for one shows that we can.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_can_be_required_to_be_safe() {
    let Some(place) = Place::postgres().await else { return };
    let Target::Postgres(url) = &place.target else { unreachable!() };
    let refused = Store::open(&Target::Postgres(format!("{url}?sslmode=require"))).await.unwrap_err().to_string();
    assert_eq!(refused, "no safe connection to the database: server does not support TLS");
    place.clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_a_store() {
    let place = Place::sqlite();
    let store = open(&place).await;
    fill(&store, room(1), 5).await;
    let (first, second) = (place.folder.join("first"), place.folder.join("it's the 2nd"));
    store.backup(&first).await.unwrap();
    fill(&store, room(2), 5).await;
    // As another process would do it.
    Store::backup_of(&place.target, &second).await.unwrap();

    let refused = store.backup(&first).await;
    assert!(matches!(refused, Err(StoreError::File { .. })), "{refused:?}");
    let nothing = Target::from(place.folder.join("nothing").as_path());
    let refused = Store::backup_of(&nothing, &place.folder.join("third")).await;
    assert!(matches!(refused, Err(StoreError::File { .. })), "{refused:?}");
    assert!(!place.folder.join("third").exists() && !place.folder.join("nothing").exists());

    for (path, lines) in [(first, 0), (second, 5)] {
        let backup = Store::open(&Target::from(path.as_path())).await.unwrap();
        assert_log(&backup, room(1), 5).await;
        assert_log(&backup, room(2), lines).await;
        backup.append(append(room(1), 6)).await.unwrap();
        backup.close().await.unwrap();
    }
    assert_log(&store, room(1), 5).await;
    store.close().await.unwrap();
    place.clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_its_owner_reads_a_database() {
    let place = Place::sqlite();
    let store = open(&place).await;
    fill(&store, room(1), 3).await;
    store.backup(&place.folder.join("backup")).await.unwrap();
    for name in ["house.sqlite", "house.sqlite-wal", "backup"] {
        let mode = std::fs::metadata(place.folder.join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    store.close().await.unwrap();
    place.clean().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_files_are_told_clearly() {
    let place = Place::sqlite();
    let folder = &place.folder;
    std::fs::write(folder.join("text"), "not a database, but a text of some length. ".repeat(100)).unwrap();
    let refused = Store::open(&Target::from(folder.join("text").as_path())).await.unwrap_err().to_string();
    assert!(refused.starts_with(&format!("{} (owned by ", folder.join("text").display())), "{refused}");
    assert!(refused.contains("): the database is damaged: "), "{refused}");
    let refused = Store::open(&Target::from(folder.join("text/house.sqlite").as_path())).await;
    assert!(matches!(refused, Err(StoreError::File { .. })), "{refused:?}");
    let refused = Store::open(&Target::from(folder.as_path())).await.unwrap_err().to_string();
    assert_eq!(refused, format!("{}: a folder, and not the name of a file", folder.display()));
    let refused = Store::backup_of(&Target::from(folder.join("none").as_path()), &folder.join("backup")).await;
    assert_eq!(
        refused.unwrap_err().to_string(),
        format!("{}: No such file or directory", folder.join("none").display())
    );
    let refused = Store::open(&Target::from("postgres://127.0.0.1:1/none")).await.unwrap_err().to_string();
    assert_eq!(refused, "the database cannot be reached: Connection refused");

    // Folders that are missing are made, and any name will do.
    let odd = folder.join("a b/100%41?#/hou'se.sqlite");
    let store = Store::open(&Target::from(odd.as_path())).await.unwrap();
    fill(&store, room(1), 1).await;
    store.close().await.unwrap();
    assert!(odd.is_file());
    let names: HashSet<_> =
        std::fs::read_dir(odd.parent().unwrap()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names, HashSet::from(["hou'se.sqlite".into(), "hou'se.sqlite.lock".into()]));
    place.clean().await;
}
