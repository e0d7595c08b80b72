//! What a store promises, tested with SQLite and with PostgreSQL.

#![expect(clippy::unwrap_used, reason = "tests may fail")]

#[macro_use]
#[path = "store/place.rs"]
mod place;

use std::collections::{HashMap, HashSet};
use std::env;
use std::io::{BufRead, BufReader, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::process::{Command, Stdio};

use house::RoomId;
use house::store::{
    Abandoned, Append, Counts, Cursor, Line, Listing, Said, Stage, Store, StoreError, Target, Unfinished,
};
use place::Place;
use tokio::task::JoinSet;

with_both! {
    lines_come_back_as_they_went_in
    versions_have_no_gap
    a_first_line_needs_a_listing
    a_thousand_at_once
    a_bad_line_does_not_harm_its_neighbours
    a_chat_line_without_a_room_does_not_harm_its_neighbours
    many_lines_of_one_room_wait_together
    deadlines
    lists_go_on_at_a_cursor
    stages_and_their_times
    chat_is_kept_beside_the_log
    chat_is_bounded
    a_room_is_woken_at_another_time
    removed_rooms_leave_nothing
    abandoned_rooms
    unfinished_games_by_rules
    texts_with_nul_are_refused
    closing_loses_nothing
    dropping_loses_nothing
    only_one_has_it_open
    a_later_version_is_refused
    a_store_of_version_1_opens
    durability_is_asserted
    damaged_rows_are_errors
    what_is_acknowledged_survives_kill
}

fn room(number: u64) -> RoomId {
    RoomId::new(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn listing(stage: Stage) -> Listing {
    let shown = r#"{"seats":["Ö","'"]}"#.into();
    Listing { game: "rugs".into(), rules: 1, components: String::new(), stage, listed: true, shown }
}

fn append(room: RoomId, version: u64) -> Append {
    let listing = (version == 1).then(|| listing(Stage::Gathering));
    Append { room, version, at: 1000 + version as i64, entry: entry(room, version), listing, wake: None }
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
        assert_eq!(line, Line { version, at: 1000 + version as i64, entry: entry(room, version) });
    }
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
    assert_eq!(store.counts().await.unwrap(), Counts { gathering: 1000, playing: 0, over: 0 });
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

/// This one is found by the database only, in the middle of a transaction.
async fn a_chat_line_without_a_room_does_not_harm_its_neighbours(place: &Place) {
    let store = open(place).await;
    fill(&store, room(0), 1).await;
    let mut appends = JoinSet::new();
    let mut chat = JoinSet::new();
    for number in 1..=200 {
        let one = store.clone();
        appends.spawn(async move { fill(&one, room(number), 3).await });
        let one = store.clone();
        let to = if number % 4 == 0 { room(1_000_000) } else { room(0) };
        chat.spawn(
            async move { one.say(to, said(number as i64, Some(1), "hello")).await.map_err(|reason| (to, reason)) },
        );
    }
    while let Some(done) = appends.join_next().await {
        done.unwrap();
    }
    let mut refused = 0;
    while let Some(done) = chat.join_next().await {
        if let Err((to, reason)) = done.unwrap() {
            assert!(matches!(reason, StoreError::NoRoom(no) if no == to), "{reason:?}");
            refused += 1;
        }
    }
    assert_eq!(refused, 50);
    assert_eq!(store.chat(room(0), 1000).await.unwrap().len(), 150);
    for number in 1..=200 {
        assert_log(&store, room(number), 3).await;
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

async fn deadlines(place: &Place) {
    let store = open(place).await;
    assert_eq!(store.next_wake().await.unwrap(), None);
    for (number, at) in [(1, 300), (2, 100), (3, 200)] {
        store.append(Append { wake: Some(Some(at)), ..append(room(number), 1) }).await.unwrap();
    }
    store.append(Append { wake: Some(None), ..append(room(4), 1) }).await.unwrap();
    assert_eq!(store.next_wake().await.unwrap(), Some(100));
    assert_eq!(store.due(99, None, 10).await.unwrap(), []);
    assert_eq!(store.due(200, None, 10).await.unwrap(), [(room(2), 100), (room(3), 200)]);
    assert_eq!(store.due(1000, None, 1).await.unwrap(), [(room(2), 100)]);
    assert_eq!(store.due(1000, Some((room(2), 100)), 1).await.unwrap(), [(room(3), 200)]);
    assert_eq!(store.due(200, Some((room(3), 200)), 1).await.unwrap(), []);

    store.append(Append { wake: Some(None), ..append(room(2), 2) }).await.unwrap();
    store.append(Append { wake: None, ..append(room(3), 2) }).await.unwrap();
    store.append(Append { wake: Some(Some(50)), ..append(room(1), 2) }).await.unwrap();
    assert_eq!(store.due(1000, None, 10).await.unwrap(), [(room(1), 50), (room(3), 200)]);
    // A line that is refused changes no deadline.
    store.append(Append { wake: Some(Some(1)), ..append(room(1), 2) }).await.unwrap_err();
    store.close().await.unwrap();
    assert_eq!(open(place).await.next_wake().await.unwrap(), Some(50));
}

async fn lists_go_on_at_a_cursor(place: &Place) {
    let store = open(place).await;
    let mut wanted = Vec::new();
    for number in 0..25u64 {
        // Several at the same time.
        let at = 1000 + number as i64 / 4;
        let mut shown = listing(Stage::Over);
        shown.listed = number % 5 != 0;
        if shown.listed {
            wanted.push((at, room(number)));
        }
        store.append(Append { at, ..change(room(number), 1, shown) }).await.unwrap();
    }
    fill(&store, room(100), 1).await;
    wanted.sort();
    wanted.reverse();

    let mut found = Vec::new();
    let mut cursor: Option<Cursor> = None;
    loop {
        let page = store.list(Stage::Over, cursor, 3).await.unwrap();
        found.extend(page.iter().map(|listed| (listed.since, listed.room)));
        let Some(last) = page.last() else { break };
        assert!(page.len() <= 3);
        cursor = Some(last.cursor().to_string().parse().unwrap());
    }
    assert_eq!(found, wanted);
    let open = store.list(Stage::Gathering, None, 10).await.unwrap();
    assert_eq!(open.iter().map(|listed| listed.room).collect::<Vec<_>>(), [room(100)]);
    assert_eq!(store.list(Stage::Playing, None, 10).await.unwrap(), []);
    assert_eq!(store.counts().await.unwrap(), Counts { gathering: 1, playing: 0, over: 25 });
    for bad in ["", "1", "1.", "x.000000000000", "1.000"] {
        bad.parse::<Cursor>().unwrap_err();
    }
}

async fn stages_and_their_times(place: &Place) {
    let store = open(place).await;
    assert_eq!(store.listing(room(1)).await.unwrap(), None);
    let hidden = Listing { listed: false, game: "keshi".into(), rules: 7, ..listing(Stage::Playing) };
    let steps = [
        (listing(Stage::Gathering), 1001),
        (Listing { shown: "{}".into(), ..listing(Stage::Gathering) }, 1001),
        (listing(Stage::Playing), 1003),
        (hidden, 1003),
        (listing(Stage::Over), 1005),
        (Listing { shown: "{}".into(), ..listing(Stage::Over) }, 1005),
    ];
    for (version, (listing, since)) in (1..).zip(steps) {
        store.append(change(room(1), version, listing.clone())).await.unwrap();
        let found = store.listing(room(1)).await.unwrap().unwrap();
        assert_eq!((found.room, found.made, found.since, &found.listing), (room(1), 1001, since, &listing));
        let listed = store.list(listing.stage, None, 10).await.unwrap();
        assert_eq!(listed, if listing.listed { vec![found] } else { Vec::new() });
    }
}

async fn chat_is_bounded(place: &Place) {
    let store = open(place).await;
    fill(&store, room(1), 1).await;
    fill(&store, room(2), 1).await;
    store.say(room(2), said(6, Some(0), "elsewhere")).await.unwrap();
    store.close().await.unwrap();
    let many = "WITH RECURSIVE many (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM many WHERE number < 999)";
    let room_1 = room(1).number();
    place
        .run(&format!(
            "{many} INSERT INTO chat (room, line, at, seat, text) SELECT {room_1}, number, number, 0, 'x' FROM many"
        ))
        .await;
    let store = open(place).await;
    for at in 1000..=1003 {
        store.say(room(1), said(at, Some(1), "y")).await.unwrap();
    }
    let kept = store.chat(room(1), 5000).await.unwrap();
    assert_eq!((kept.len(), kept[0].at, kept[999].at), (1000, 4, 1003));
    assert_eq!(store.chat(room(2), 10).await.unwrap().len(), 1);
}

async fn a_room_is_woken_at_another_time(place: &Place) {
    let store = open(place).await;
    store.append(Append { wake: Some(Some(10)), ..append(room(1), 1) }).await.unwrap();
    store.wake(room(1), Some(20)).await.unwrap();
    assert_eq!(store.next_wake().await.unwrap(), Some(20));
    store.wake(room(1), None).await.unwrap();
    assert_eq!(store.next_wake().await.unwrap(), None);
    let nobody = store.wake(room(2), Some(30)).await;
    assert!(matches!(nobody, Err(StoreError::NoRoom(_))), "{nobody:?}");
}

async fn chat_is_kept_beside_the_log(place: &Place) {
    let store = open(place).await;
    fill(&store, room(1), 2).await;
    fill(&store, room(2), 1).await;
    for number in 0..5 {
        store.say(room(1), said(number, Some(number as u8), &format!("<b>{number}</b> 'Ö"))).await.unwrap();
    }
    store.say(room(1), said(5, None, "")).await.unwrap();
    store.say(room(2), said(6, Some(0), "elsewhere")).await.unwrap();
    let last = store.chat(room(1), 2).await.unwrap();
    assert_eq!(last, [said(4, Some(4), "<b>4</b> 'Ö"), said(5, None, "")]);
    assert_eq!(store.chat(room(1), 100).await.unwrap().len(), 6);
    assert_log(&store, room(1), 2).await;

    store.delete_chat(room(1)).await.unwrap();
    assert_eq!(store.chat(room(1), 100).await.unwrap(), []);
    assert_eq!(store.chat(room(2), 100).await.unwrap().len(), 1);
    assert_log(&store, room(1), 2).await;
    store.say(room(1), said(7, Some(1), "again")).await.unwrap();
    assert_eq!(store.chat(room(1), 100).await.unwrap(), [said(7, Some(1), "again")]);
    store.delete_chat(room(99)).await.unwrap();

    store.say(room(2), said(8, Some(0), "later")).await.unwrap();
    store.delete_chat_before(7).await.unwrap();
    assert_eq!(store.chat(room(1), 100).await.unwrap(), [said(7, Some(1), "again")]);
    assert_eq!(store.chat(room(2), 100).await.unwrap(), [said(8, Some(0), "later")]);
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

async fn unfinished_games_by_rules(place: &Place) {
    let store = open(place).await;
    let games =
        [("rugs", 1, "", Stage::Playing), ("rugs", 2, "", Stage::Playing), ("keshi", 1, "ours 1", Stage::Playing)];
    let more = [("rugs", 1, "", Stage::Playing), ("rugs", 1, "", Stage::Over), ("keshi", 9, "", Stage::Gathering)];
    let last = [("keshi", 1, "other 2", Stage::Playing), ("keshi", 1, "ours 1", Stage::Playing)];
    for (number, (game, rules, components, stage)) in (0..).zip(games.into_iter().chain(more).chain(last)) {
        let listing = Listing { game: game.into(), rules, components: components.into(), ..listing(stage) };
        store.append(change(room(number), 1, listing)).await.unwrap();
    }
    let some =
        |game: &str, rules, with: &str, count| Unfinished { game: game.into(), rules, components: with.into(), count };
    let keshi = [some("keshi", 1, "other 2", 1), some("keshi", 1, "ours 1", 2)];
    let rugs = [some("rugs", 1, "", 2), some("rugs", 2, "", 1)];
    assert_eq!(store.unfinished_rules().await.unwrap(), [keshi.clone(), rugs.clone()].concat());
    for (games, rooms) in [(&keshi[0], &[6][..]), (&keshi[1], &[2, 7]), (&rugs[0], &[0, 3]), (&rugs[1], &[1])] {
        let found = store.unfinished(games).await.unwrap();
        assert_eq!(HashSet::from_iter(found), rooms.iter().map(|&number| room(number)).collect::<HashSet<RoomId>>());
    }
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
    assert!(matches!(refused, Err(StoreError::TooNew { found: 1000, .. })), "{refused:?}");
    place.run("UPDATE jemaa SET version = -1").await;
    let refused = Store::open(&place.target).await;
    assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
}

/// As version 1 left it, with a line in each table.
async fn a_store_of_version_1_opens(place: &Place) {
    let mut first = include_str!("../migrations/1.sql").to_owned();
    if matches!(place.target, Target::Sqlite(_)) {
        first = first.replace("/* WITHOUT ROWID */", "WITHOUT ROWID");
    }
    place.run(&first).await;
    place.run(include_str!("store/version-1.sql")).await;

    let store = open(place).await;
    let game = RoomId::new(77);
    let lines = store.log(game, 0).await.unwrap();
    let lines: Vec<(u64, i64, String)> = lines.into_iter().map(|line| (line.version, line.at, line.entry)).collect();
    // Some of them were in a tail only, and one there as well.
    let wanted = [(1, 10, "1"), (2, 20, "2"), (3, 30, "3"), (4, 40, "4")];
    assert_eq!(lines, wanted.map(|(version, at, line)| (version, at, format!(r#"{{"line":{line}}}"#))));
    let found = store.listing(game).await.unwrap().unwrap();
    assert_eq!((found.made, found.since), (10, 20));
    assert_eq!(found.listing, Listing { rules: 3, shown: "{}".into(), ..listing(Stage::Playing) });
    assert_eq!(store.next_wake().await.unwrap(), Some(99));
    assert_eq!(store.chat(game, 9).await.unwrap(), [said(11, Some(2), "hello"), said(12, None, "hi")]);
    store.append(append(game, 5)).await.unwrap();
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
            .args(["--ignored", "--exact", "--nocapture", "appends_until_killed"])
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
    let refused = Store::open(&Target::from(folder.join("text").as_path())).await;
    assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
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
