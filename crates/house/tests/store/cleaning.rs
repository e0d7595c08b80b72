//! Rooms that are removed.

use house::store::{Abandoned, Append, Counts};
use protocol::lobby::Stage;

use crate::place::Place;
use crate::{append, assert_log, change, fill, listing, open, room, said};

with_both! {
    removed_rooms_leave_nothing
    abandoned_rooms
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

async fn abandoned_rooms(place: &Place) {
    let store = open(place).await;
    for (number, stage, at) in
        [(1, Stage::Gathering, 10), (2, Stage::Playing, 20), (3, Stage::Over, 10), (4, Stage::Playing, 30)]
    {
        store.append(Append { at, ..change(room(number), 1, listing(stage)) }).await.unwrap();
    }
    store.append(Append { at: 25, ..append(room(1), 2) }).await.unwrap();
    let one = |number, stage, version, last| Abandoned { room: room(number), stage, version, last };
    assert_eq!(store.abandoned(20, false, 10).await.unwrap(), []);
    assert_eq!(store.abandoned(21, false, 10).await.unwrap(), [one(2, Stage::Playing, 1, 20)]);
    let both = [one(2, Stage::Playing, 1, 20), one(1, Stage::Gathering, 2, 25)];
    assert_eq!(store.abandoned(30, false, 10).await.unwrap(), both);
    let finished = store.abandoned(30, true, 10).await.unwrap();
    assert_eq!(finished, [one(3, Stage::Over, 1, 10), both[0], both[1]]);
    assert_eq!(store.abandoned(30, false, 1).await.unwrap(), both[..1]);
    store.append(Append { at: 40, ..append(room(2), 2) }).await.unwrap();
    assert_eq!(store.abandoned(30, false, 10).await.unwrap(), both[1..]);
    // A clock runs in one, and ran out in another without anybody caring.
    for (number, wake) in [(5, 30), (6, 29)] {
        let first = change(room(number), 1, listing(Stage::Playing));
        store.append(Append { at: 5, wake: Some(Some(wake)), ..first }).await.unwrap();
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

    // More are spared than are looked for at a time, and the last is found all the same.
    let mut kept = tokio::task::JoinSet::new();
    for number in 0..=1000 {
        let store = store.clone();
        let last = i64::try_from(number).unwrap();
        kept.spawn(async move { store.append(Append { at: last, ..append(room(number), 1) }).await });
    }
    assert!(kept.join_all().await.into_iter().all(|kept| kept.is_ok()));
    assert_eq!(store.clean(2000, false, |which| which != room(1000)).await.unwrap(), 1);
    assert_eq!(store.counts().await.unwrap().gathering, 1000);
}
