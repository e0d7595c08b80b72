//! Rooms that are removed.

use std::sync::OnceLock;

use house::store::{Abandoned, Append, Counts};
use protocol::lobby::Stage;

use crate::place::Place;
use crate::{append, assert_log, change, fill, listing, open, room, said};

with_both! {
    removed_rooms_leave_nothing
    abandoned_rooms
    records_that_nobody_opens
}

async fn removed_rooms_leave_nothing(place: &Place) {
    let store = open(place).await;
    for number in [1, 2] {
        fill(&store, room(number), 3).await;
        store.append(Append { wake: Some(Some(5)), ..append(room(number), 4) }).await.unwrap();
        store.say(room(number), said(1, None, "hello")).await.unwrap();
    }
    // Some lines are in the log, some not yet.
    store.close().await.unwrap();
    let store = open(place).await;
    for number in [1, 2] {
        store.append(append(room(number), 5)).await.unwrap();
    }
    store.remove(room(1)).await.unwrap();
    store.remove(room(99)).await.unwrap();
    for again in [false, true] {
        let store = if again {
            store.close().await.unwrap();
            open(place).await
        } else {
            store.clone()
        };
        assert_log(&store, room(1), 0).await;
        assert_log(&store, room(2), 5).await;
        assert_eq!(store.listing(room(1)).await.unwrap(), None);
        assert_eq!(store.chat(room(1), 10).await.unwrap(), []);
        assert_eq!(store.due(i64::MAX, None, 10).await.unwrap(), [(room(2), 5)]);
        assert_eq!(store.counts().await.unwrap().gathering, 1);
        if again {
            // Its name is free.
            fill(&store, room(1), 2).await;
            assert_log(&store, room(1), 2).await;
        }
    }
}

async fn records_that_nobody_opens(place: &Place) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let store = open(place).await;
    // A game that was played here, and records: one is opened again the next day, one sooner.
    store.append(Append { time: DAY, ..append(room(1), 1) }).await.unwrap();
    store.append(Append { time: DAY, ..change(room(1), 2, listing(Stage::Over)) }).await.unwrap();
    for number in 2..=4 {
        store.append(Append { time: DAY, ..change(room(number), 1, listing(Stage::Over)) }).await.unwrap();
    }
    for (number, at) in [(1, 2 * DAY), (3, 2 * DAY), (4, 3 * DAY / 2), (99, DAY)] {
        store.opened(room(number), at).await.unwrap();
    }
    let found = async |before, over| {
        let found = store.abandoned(before, over, 10).await.unwrap();
        let mut found: Vec<_> = found.into_iter().map(|found| found.room).collect();
        found.sort_by_key(|found| (1..=4).position(|number| room(number) == *found));
        found
    };
    assert_eq!(found(DAY, false).await, []);
    assert_eq!(found(DAY + 1, false).await, [room(2), room(4)], "it is noted once a day");
    assert_eq!(found(DAY + 1, true).await, [room(1), room(2), room(4)]);
    assert_eq!(found(2 * DAY + 1, false).await, [room(2), room(3), room(4)]);
    // While the first of them is removed, somebody opens the other.
    let first = OnceLock::new();
    let spare = |which| {
        if first.set(which).is_ok() {
            let other = if which == room(2) { room(4) } else { room(2) };
            let (store, runtime) = (store.clone(), tokio::runtime::Handle::current());
            tokio::task::block_in_place(|| runtime.block_on(store.opened(other, 3 * DAY))).unwrap();
        }
        false
    };
    assert_eq!(store.clean(DAY + 1, false, spare).await.unwrap(), 1);
    assert_eq!(store.counts().await.unwrap().over, 3);
    assert_log(&store, *first.get().unwrap(), 0).await;
}

async fn abandoned_rooms(place: &Place) {
    let store = open(place).await;
    for (number, stage, at) in
        [(1, Stage::Gathering, 10), (2, Stage::Playing, 20), (3, Stage::Playing, 9), (4, Stage::Playing, 30)]
    {
        store.append(Append { time: at, ..change(room(number), 1, listing(stage)) }).await.unwrap();
    }
    store.append(Append { time: 10, ..change(room(3), 2, listing(Stage::Over)) }).await.unwrap();
    store.append(Append { time: 25, ..append(room(1), 2) }).await.unwrap();
    let one = |number, stage, version, last| Abandoned { room: room(number), stage, version, last };
    assert_eq!(store.abandoned(20, false, 10).await.unwrap(), []);
    assert_eq!(store.abandoned(21, false, 10).await.unwrap(), [one(2, Stage::Playing, 1, 20)]);
    let both = [one(2, Stage::Playing, 1, 20), one(1, Stage::Gathering, 2, 25)];
    assert_eq!(store.abandoned(30, false, 10).await.unwrap(), both);
    let finished = store.abandoned(30, true, 10).await.unwrap();
    assert_eq!(finished, [one(3, Stage::Over, 2, 10), both[0], both[1]]);
    assert_eq!(store.abandoned(30, false, 1).await.unwrap(), both[..1]);
    store.append(Append { time: 40, ..append(room(2), 2) }).await.unwrap();
    assert_eq!(store.abandoned(30, false, 10).await.unwrap(), both[1..]);
    // A clock runs in one, and ran out in another without anybody caring.
    for (number, wake) in [(5, 30), (6, 29)] {
        let first = change(room(number), 1, listing(Stage::Playing));
        store.append(Append { time: 5, wake: Some(Some(wake)), ..first }).await.unwrap();
    }
    assert_eq!(store.abandoned(30, false, 10).await.unwrap(), [one(6, Stage::Playing, 1, 5), both[1]]);

    // One is spared, and in another something happens while they are being removed.
    let spare = |which| {
        if which == room(6) {
            let line = append(room(1), 3);
            let (store, runtime) = (store.clone(), tokio::runtime::Handle::current());
            tokio::task::block_in_place(|| runtime.block_on(store.append(line))).unwrap();
        }
        which == room(6)
    };
    assert_eq!(store.clean(30, false, spare).await.unwrap(), 0);
    assert_eq!(store.clean(30, false, |_| false).await.unwrap(), 1);
    assert!(store.log(room(6), 0).await.unwrap().is_empty());
    assert_eq!(store.log(room(1), 0).await.unwrap().len(), 3);
    assert_eq!(store.clean(2000, true, |_| false).await.unwrap(), 5);
    assert_eq!(store.counts().await.unwrap(), Counts::default());

    // What was closed is removed as what was abandoned, also if its game was over.
    for (version, stage) in [(1, Stage::Playing), (2, Stage::Over), (3, Stage::Closed)] {
        let at = 10 * version as i64 - 10;
        store.append(Append { at, time: at, ..change(room(7), version, listing(stage)) }).await.unwrap();
    }
    assert_eq!(store.counts().await.unwrap(), Counts { closed: 1, ..Counts::default() });
    assert_eq!(store.clean(20, false, |_| false).await.unwrap(), 0);
    assert_eq!(store.clean(21, false, |_| false).await.unwrap(), 1);

    // More are spared than are looked for at a time, and the last is found all the same.
    let mut kept = tokio::task::JoinSet::new();
    for number in 0..=1000 {
        let store = store.clone();
        let last = i64::try_from(number).unwrap();
        kept.spawn(async move { store.append(Append { time: last, ..append(room(number), 1) }).await });
    }
    assert!(kept.join_all().await.into_iter().all(|kept| kept.is_ok()));
    assert_eq!(store.clean(2000, false, |which| which != room(1000)).await.unwrap(), 1);
    assert_eq!(store.counts().await.unwrap().gathering, 1000);
}
