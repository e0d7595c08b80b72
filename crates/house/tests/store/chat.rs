//! What was said, beside the log.

use house::store::StoreError;
use tokio::task::JoinSet;

use crate::place::Place;
use crate::{assert_log, chat, fill, open, room, said};

with_both! {
    a_chat_line_without_a_room_does_not_harm_its_neighbours
    chat_is_kept_beside_the_log
    chat_is_bounded
    lines_of_chat_are_edited_and_removed
}

/// This one is found by the database only, in the middle of a transaction.
async fn a_chat_line_without_a_room_does_not_harm_its_neighbours(place: &Place) {
    let store = open(place).await;
    fill(&store, room(0), 1).await;
    let mut appends = JoinSet::new();
    let mut says = JoinSet::new();
    for number in 1..=200 {
        let one = store.clone();
        appends.spawn(async move { fill(&one, room(number), 3).await });
        let one = store.clone();
        let to = if number % 4 == 0 { room(1_000_000) } else { room(0) };
        says.spawn(
            async move { one.say(to, said(number as i64, Some(1), "hello")).await.map_err(|reason| (to, reason)) },
        );
    }
    while let Some(done) = appends.join_next().await {
        done.unwrap();
    }
    let mut refused = 0;
    while let Some(done) = says.join_next().await {
        if let Err((to, reason)) = done.unwrap() {
            assert!(matches!(reason, StoreError::NoRoom(no) if no == to), "{reason:?}");
            refused += 1;
        }
    }
    assert_eq!(refused, 50);
    assert_eq!(chat(&store, room(0), 1000).await.len(), 150);
    for number in 1..=200 {
        assert_log(&store, room(number), 3).await;
    }
}

async fn chat_is_kept_beside_the_log(place: &Place) {
    let store = open(place).await;
    fill(&store, room(1), 2).await;
    fill(&store, room(2), 1).await;
    for number in 0..5 {
        store.say(room(1), said(number, Some(number as u8), &format!("<b>{number}</b> 'Ö"))).await.unwrap();
    }
    store.say(room(1), said(5, None, "bye")).await.unwrap();
    store.say(room(2), said(6, Some(0), "elsewhere")).await.unwrap();
    let last = chat(&store, room(1), 2).await;
    assert_eq!(last, [said(4, Some(4), "<b>4</b> 'Ö"), said(5, None, "bye")]);
    assert_eq!(chat(&store, room(1), 100).await.len(), 6);
    assert_log(&store, room(1), 2).await;

    store.delete_chat(room(1)).await.unwrap();
    assert_eq!(chat(&store, room(1), 100).await, []);
    assert_eq!(chat(&store, room(2), 100).await.len(), 1);
    assert_log(&store, room(1), 2).await;
    store.say(room(1), said(7, Some(1), "again")).await.unwrap();
    assert_eq!(chat(&store, room(1), 100).await, [said(7, Some(1), "again")]);
    store.delete_chat(room(99)).await.unwrap();

    store.say(room(2), said(8, Some(0), "later")).await.unwrap();
    store.delete_chat_before(7).await.unwrap();
    assert_eq!(chat(&store, room(1), 100).await, [said(7, Some(1), "again")]);
    assert_eq!(chat(&store, room(2), 100).await, [said(8, Some(0), "later")]);
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
    let kept = chat(&store, room(1), 5000).await;
    assert_eq!((kept.len(), kept[0].at, kept[999].at), (1000, 4, 1003));
    assert_eq!(chat(&store, room(2), 10).await.len(), 1);
}

async fn lines_of_chat_are_edited_and_removed(place: &Place) {
    let store = open(place).await;
    for number in [1, 2] {
        fill(&store, room(number), 1).await;
        for at in 1..=3 {
            store.say(room(number), said(at, Some(0), &format!("Ada\n{at}"))).await.unwrap();
        }
    }
    store.edit_chat(room(1), vec![(1, "Bo\n1".to_owned()), (3, String::new())]).await.unwrap();
    let left = [(1, said(1, Some(0), "Bo\n1")), (2, said(2, Some(0), "Ada\n2"))];
    assert_eq!(store.chat(room(1), 10).await.unwrap(), left);
    assert_eq!(chat(&store, room(2), 10).await.len(), 3, "elsewhere all stays");
    // The number of a line that was removed never means another line.
    store.say(room(1), said(4, Some(1), "Cy\n4")).await.unwrap();
    assert_eq!(store.chat(room(1), 1).await.unwrap(), [(4, said(4, Some(1), "Cy\n4"))]);
    store.close().await.unwrap();
    assert_eq!(chat(&open(place).await, room(1), 10).await.len(), 3);
}
