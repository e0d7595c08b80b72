//! What was acknowledged stays, whatever is killed.

use std::collections::HashMap;
use std::env;
use std::io::{BufRead, BufReader, Write as _};
use std::process::{Command, Stdio};

use house::store::{Store, Target};
use tokio::task::JoinSet;

use crate::place::Place;
use crate::{append, assert_log, fill, open, room};

with_both! {
    durability_is_asserted
    what_is_acknowledged_survives_kill
}

async fn durability_is_asserted(place: &Place) {
    let store = open(place).await;
    fill(&store, room(1), 1).await;
    let settings = store.durability().await.unwrap();
    let settings: Vec<(&str, &str)> = settings.iter().map(|setting| (setting.name, setting.value.as_str())).collect();
    match place.target {
        Target::Sqlite(_) => {
            assert_eq!(settings, [("journal_mode", "wal"), ("synchronous", "2"), ("foreign_keys", "1")]);
        }
        Target::Postgres(_) => {
            assert_eq!(settings, [("synchronous_commit", "on"), ("fsync", "on"), ("full_page_writes", "on")]);
        }
    }
}

const CHILD: &str = "JEMAA_TEST_CHILD";
const CHILD_ROOMS: u64 = 40;

/// Appends until it is killed, and says what was acknowledged.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started by another test"]
async fn appends_until_killed() {
    let Ok(target) = env::var(CHILD) else { return };
    let store = Store::open(&Target::from(target.as_str())).await.unwrap();
    let mut callers = JoinSet::new();
    for number in 0..CHILD_ROOMS {
        let store = store.clone();
        callers.spawn(async move {
            let last = store.log(room(number), 0).await.unwrap().len() as u64;
            for version in last + 1.. {
                store.append(append(room(number), version)).await.unwrap();
                std::io::stdout().write_all(format!("acknowledged {number} {version}\n").as_bytes()).unwrap();
            }
        });
    }
    callers.join_all().await;
}

async fn what_is_acknowledged_survives_kill(place: &Place) {
    let target = match &place.target {
        Target::Sqlite(path) => path.display().to_string(),
        Target::Postgres(url) => url.clone(),
    };
    let mut acknowledged: HashMap<u64, u64> = HashMap::new();
    for lines in [300, 3000, 9500] {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--ignored", "--exact", "--nocapture", "durable::appends_until_killed"])
            .env(CHILD, &target)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let mut count = 0;
        for line in said.by_ref() {
            count += u32::from(note(&mut acknowledged, &line));
            if count == lines {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        assert!(count >= lines, "the child ended by itself after {count} lines");

        let store = open(place).await;
        for number in 0..CHILD_ROOMS {
            let found = store.log(room(number), 0).await.unwrap().len() as u64;
            let acknowledged = acknowledged.get(&number).copied().unwrap_or_default();
            // One more may be durable that nobody was told of.
            assert!((acknowledged..=acknowledged + 1).contains(&found), "{found} lines, {acknowledged} acknowledged");
            assert_log(&store, room(number), found).await;
            acknowledged_is_listed(&store, number, found).await;
        }
        store.close().await.unwrap();
    }
}

async fn acknowledged_is_listed(store: &Store, number: u64, found: u64) {
    assert_eq!(store.listing(room(number)).await.unwrap().is_some(), found > 0);
}

/// Notes what the child says, if it is whole.
fn note(acknowledged: &mut HashMap<u64, u64>, line: &str) -> bool {
    // What the test's own harness prints may stand before it.
    let Some((_, line)) = line.split_once("acknowledged ") else { return false };
    let Some((number, version)) = line.split_once(' ') else { return false };
    let (Ok(number), Ok(version)) = (number.parse(), version.parse::<u64>()) else { return false };
    let before = acknowledged.insert(number, version).unwrap_or_default();
    assert!(version > before);
    true
}

/// Whoever kills the connections of a store does not harm it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection_is_found_again() {
    let Some(place) = Place::postgres().await else { return };
    let store = open(&place).await;
    let mut callers = JoinSet::new();
    for number in 0..50 {
        let store = store.clone();
        callers.spawn(async move { fill(&store, room(number), 60).await });
    }
    for _ in 0..5 {
        tokio::time::sleep(std::time::Duration::from_millis(40)).await;
        place
            .run(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
            .await;
    }
    while let Some(done) = callers.join_next().await {
        done.unwrap();
    }
    for number in 0..50 {
        assert_log(&store, room(number), 60).await;
    }
    let refused = store.backup(&place.folder.join("backup")).await;
    assert!(refused.is_err_and(|reason| reason.to_string().contains("pg_dump")));
    store.close().await.unwrap();
    place.clean().await;
}
