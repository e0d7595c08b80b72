//! Lines of the log: none is lost, none comes twice, and none harms another.

use std::collections::HashMap;

use house::store::{Append, Counts, Listing, Store, StoreError};
use protocol::lobby::Stage;
use tokio::task::JoinSet;

use crate::place::Place;
use crate::{append, assert_log, change, fill, listing, open, room, said};

with_both! {
    lines_come_back_as_they_went_in
    versions_have_no_gap
    a_first_line_needs_a_listing
    a_thousand_at_once
    a_bad_line_does_not_harm_its_neighbours
    many_lines_of_one_room_wait_together
    texts_with_nul_are_refused
    closing_loses_nothing
    dropping_loses_nothing
    damaged_rows_are_errors
}

async fn lines_come_back_as_they_went_in(place: &Place) {
    let store = open(place).await;
    for number in 0..3 {
        fill(&store, room(number), 20).await;
    }
    for again in [false, true] {
        let store = if again {
            store.close().await.unwrap();
            open(place).await
        } else {
            store.clone()
        };
        for number in 0..3 {
            assert_log(&store, room(number), 20).await;
        }
        let later = store.log(room(1), 17).await.unwrap();
        assert_eq!(later.iter().map(|line| line.version).collect::<Vec<_>>(), [18, 19, 20]);
        assert_eq!(store.log(room(1), 20).await.unwrap(), []);
        assert_eq!(store.log(room(1), u64::MAX).await.unwrap(), []);
        assert_eq!(store.log(room(99), 0).await.unwrap(), []);
    }
}

async fn versions_have_no_gap(place: &Place) {
    let store = open(place).await;
    fill(&store, room(1), 3).await;
    for (bad, last) in [(3, 3), (1, 3), (5, 3), (0, 3), (u64::MAX, 3)] {
        let refused = store.append(append(room(1), bad)).await;
        assert!(
            matches!(refused, Err(StoreError::Version { version, last: l, .. }) if version == bad && l == last),
            "{refused:?}"
        );
    }
    let refused = store.append(append(room(2), 2)).await;
    assert!(matches!(refused, Err(StoreError::Version { last: 0, .. })), "{refused:?}");

    // The same after the store has forgotten what it knew.
    store.close().await.unwrap();
    let store = open(place).await;
    for bad in [3, 5] {
        let refused = store.append(append(room(1), bad)).await;
        assert!(matches!(refused, Err(StoreError::Version { last: 3, .. })), "{refused:?}");
    }
    store.append(append(room(1), 4)).await.unwrap();
    assert_log(&store, room(1), 4).await;
    assert_eq!(store.log(room(2), 0).await.unwrap(), []);
}

async fn a_first_line_needs_a_listing(place: &Place) {
    let store = open(place).await;
    let refused = store.append(Append { listing: None, ..append(room(1), 1) }).await;
    assert!(matches!(refused, Err(StoreError::Unlisted(_))), "{refused:?}");
    fill(&store, room(1), 2).await;
    assert_log(&store, room(1), 2).await;
}

async fn a_thousand_at_once(place: &Place) {
    let store = open(place).await;
    let mut callers = JoinSet::new();
    for number in 0..1000 {
        let store = store.clone();
        callers.spawn(async move { fill(&store, room(number), 12).await });
    }
    // Whoever reads meanwhile finds no gap.
    let mut read = 0;
    while !callers.is_empty() {
        while let Some(done) = callers.try_join_next() {
            done.unwrap();
        }
        let lines = store.log(room(read % 1000), 0).await.unwrap().len() as u64;
        assert!(lines <= 12);
        read += 1;
    }
    // More than a tail takes: some lines are in the log, some not yet.
    for number in 0..1000 {
        assert_log(&store, room(number), 12).await;
    }
    store.close().await.unwrap();
    let store = open(place).await;
    for number in (0..1000).step_by(37) {
        assert_log(&store, room(number), 12).await;
    }
    assert_eq!(store.counts().await.unwrap(), Counts { gathering: 1000, ..Counts::default() });
}

async fn a_bad_line_does_not_harm_its_neighbours(place: &Place) {
    let store = open(place).await;
    let mut callers = JoinSet::new();
    for number in 0..300 {
        let store = store.clone();
        // Every third has a gap.
        let version = if number % 3 == 0 { 2 } else { 1 };
        callers.spawn(async move { (number, store.append(append(room(number), version)).await) });
    }
    while let Some(done) = callers.join_next().await {
        let (number, done) = done.unwrap();
        assert_eq!(done.is_err(), number % 3 == 0, "{number}: {done:?}");
    }
    for number in 0..300 {
        assert_log(&store, room(number), u64::from(number % 3 != 0)).await;
    }
}

async fn many_lines_of_one_room_wait_together(place: &Place) {
    let store = open(place).await;
    let mut callers = Vec::new();
    for version in 1..=200 {
        let stage = if version < 50 { Stage::Gathering } else { Stage::Playing };
        let mut line = change(room(1), version, listing(stage));
        line.wake = Some((version % 2 == 0).then_some(version as i64));
        callers.push(Box::pin(store.append(line)));
    }
    // Polled in order, so they queue in order.
    let mut handles = Vec::new();
    for mut caller in callers {
        assert!(poll_once(&mut caller).await.is_none());
        handles.push(caller);
    }
    for handle in handles {
        handle.await.unwrap();
    }
    assert_log(&store, room(1), 200).await;
    let listed = store.listing(room(1)).await.unwrap().unwrap();
    assert_eq!((listed.made, listed.since, listed.listing.stage), (1001, 1050, Stage::Playing));
    assert_eq!(store.due(i64::MAX, None, 10).await.unwrap(), [(room(1), 200)]);
}

/// What a future yields if it is ready at once.
async fn poll_once<F: Future + Unpin>(future: &mut F) -> Option<F::Output> {
    std::future::poll_fn(|context| {
        std::task::Poll::Ready(match std::pin::Pin::new(&mut *future).poll(context) {
            std::task::Poll::Ready(output) => Some(output),
            std::task::Poll::Pending => None,
        })
    })
    .await
}

async fn texts_with_nul_are_refused(place: &Place) {
    let store = open(place).await;
    let refused = store.append(Append { entry: "a\0b".into(), ..append(room(1), 1) }).await;
    assert!(matches!(refused, Err(StoreError::Nul(_))), "{refused:?}");
    let bad = Listing { shown: "\0".into(), ..listing(Stage::Over) };
    let refused = store.append(change(room(1), 1, bad)).await;
    assert!(matches!(refused, Err(StoreError::Nul(_))), "{refused:?}");
    let bad = Listing { components: "\0".into(), ..listing(Stage::Over) };
    let refused = store.append(change(room(1), 1, bad)).await;
    assert!(matches!(refused, Err(StoreError::Nul(_))), "{refused:?}");
    fill(&store, room(1), 2).await;
    let refused = store.say(room(1), said(1, None, "\0")).await;
    assert!(matches!(refused, Err(StoreError::Nul(_))), "{refused:?}");
    assert_log(&store, room(1), 2).await;
}

async fn closing_loses_nothing(place: &Place) {
    let store = open(place).await;
    let mut callers = JoinSet::new();
    for number in 0..500 {
        let store = store.clone();
        callers.spawn(async move { (number, store.append(append(room(number), 1)).await) });
    }
    let mut done = HashMap::new();
    while done.len() < 100 {
        let (number, result) = callers.join_next().await.unwrap().unwrap();
        done.insert(number, result);
    }
    store.close().await.unwrap();
    while let Some(one) = callers.join_next().await {
        let (number, result) = one.unwrap();
        done.insert(number, result);
    }
    let closed = store.append(append(room(1000), 1)).await;
    assert!(matches!(closed, Err(StoreError::Closed)), "{closed:?}");
    assert!(matches!(store.close().await, Err(StoreError::Closed)));
    assert!(matches!(store.counts().await, Err(StoreError::Closed)));

    let store = open(place).await;
    for (number, result) in done {
        match result {
            Ok(()) => assert_log(&store, room(number), 1).await,
            Err(StoreError::Closed) => assert_log(&store, room(number), 0).await,
            Err(other) => panic!("{other}"),
        }
    }
}

async fn dropping_loses_nothing(place: &Place) {
    let store = open(place).await;
    fill(&store, room(1), 5).await;
    drop(store);
    // It closes by itself, in its own time.
    let mut store = Store::open(&place.target).await;
    while let Err(StoreError::Locked(_)) = store {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        store = Store::open(&place.target).await;
    }
    assert_log(&store.unwrap(), room(1), 5).await;
}

async fn damaged_rows_are_errors(place: &Place) {
    let store = open(place).await;
    for number in 1..=3 {
        fill(&store, room(number), 3).await;
    }
    store.close().await.unwrap();
    let number = |one| room(one).number();
    place.run(&format!("DELETE FROM log WHERE room = {} AND version = 2", number(1))).await;
    place.run(&format!("UPDATE room SET stage = 'asleep' WHERE room = {}", number(2))).await;
    place.run(&format!("UPDATE room SET rules = -1 WHERE room = {}", number(3))).await;
    let store = open(place).await;
    let damaged = |error: StoreError| assert!(matches!(error, StoreError::Damaged(_)), "{error:?}");
    damaged(store.log(room(1), 0).await.unwrap_err());
    damaged(store.listing(room(2)).await.unwrap_err());
    damaged(store.listing(room(3)).await.unwrap_err());
    damaged(store.list(Stage::Gathering, None, 10).await.unwrap_err());
    damaged(store.counts().await.unwrap_err());
    assert_log(&store, room(2), 3).await;
    assert_eq!(store.log(room(1), 2).await.unwrap().len(), 1);
}
