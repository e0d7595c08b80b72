//! Lists of rooms, and when they must be woken.

use std::collections::HashSet;

use house::RoomId;
use house::store::{Append, Counts, Cursor, Listing, StoreError, Unfinished};
use protocol::lobby::Stage;

use crate::place::Place;
use crate::{append, change, fill, listing, open, room};

with_both! {
    deadlines
    a_room_is_woken_at_another_time
    lists_go_on_at_a_cursor
    stages_and_their_times
    unfinished_games_by_rules
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

    // Whoever runs the server sees all of them, with when something last happened there.
    let (mut all, mut cursor) = (Vec::new(), None);
    loop {
        let page = store.list_all(Some(Stage::Over), cursor, 4).await.unwrap();
        let Some((last, _)) = page.last() else { break };
        cursor = Some(last.cursor());
        all.extend(page.into_iter().map(|(listed, _)| listed.room));
    }
    assert_eq!(all.len(), 25);
    store.append(Append { at: 7000, ..append(room(100), 2) }).await.unwrap();
    for folded in [false, true] {
        let newest = store.list_all(None, None, 1).await.unwrap();
        let newest: Vec<(RoomId, i64)> = newest.iter().map(|(listed, last)| (listed.room, *last)).collect();
        assert_eq!(newest, [(room(24), 1006)]);
        let open = store.list_all(Some(Stage::Gathering), None, 10).await.unwrap();
        assert_eq!((open.len(), open[0].0.since, open[0].1), (1, 1001, 7000), "{folded}");
        // All lines are put into the log.
        store.abandoned(0, false, 1).await.unwrap();
    }
    let open = store.list(Stage::Gathering, None, 10).await.unwrap();
    assert_eq!(open.iter().map(|listed| listed.room).collect::<Vec<_>>(), [room(100)]);
    assert_eq!(store.list(Stage::Playing, None, 10).await.unwrap(), []);
    assert_eq!(store.counts().await.unwrap(), Counts { gathering: 1, playing: 0, over: 25, closed: 0 });
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
