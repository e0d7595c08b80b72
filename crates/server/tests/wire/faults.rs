//! Whatever a network does, nothing is lost and nothing is done twice.

use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::future::try_join_all;
use house::store::Store;
use load::client::Trouble;
use load::player::Tally;
use load::room::Room;
use tokio::time::timeout;

use crate::client::Server;
use crate::place::Place;
use crate::proxy::{self, Faults, Level};

with_both! {
    connections_that_end_in_the_middle_of_anything_lose_nothing
    messages_that_come_late_or_twice_or_never_lose_and_double_nothing
}

const TABLES: [(&str, usize, usize); 4] = [("rugs", 2, 0), ("rugs", 2, 1), ("rugs", 4, 0), ("keshi", 3, 0)];

/// Whole games by way of a proxy: all that was acknowledged was kept once, all players see in the end what there is to
/// be seen, and the records hold.
async fn games_come_through(level: Level, place: &Place) -> (Tally, std::sync::Arc<Faults>) {
    let server = Server::start(&place.target).await;
    let (through, faults) = proxy::start(level, server.address, 1).await;
    let (address, through) = (server.address.to_string(), through.to_string());
    let rooms = TABLES.iter().zip(1..).map(|(&table, seed)| Room::make(&address, &through, table, seed));
    let mut rooms = try_join_all(rooms).await.unwrap();
    let games = try_join_all(rooms.iter_mut().map(Room::play));
    timeout(Duration::from_secs(120), games).await.expect("games end").unwrap();
    faults.calm();
    let mut records = Vec::new();
    for room in &mut rooms {
        loop {
            match room.same_as_fresh(&address).await {
                Err(Trouble::Lost(_)) => {}
                compared => break compared.unwrap(),
            }
        }
        records.push(room.record(&address).await.unwrap());
    }
    server.stop().await;
    let store = Store::open(&place.target).await.unwrap();
    let mut all = Tally::default();
    for (room, record) in rooms.iter().zip(&records) {
        room.hold(&store, record).await.unwrap();
        all += room.tally();
    }
    store.close().await.unwrap();
    assert!(all.done > 300 && all.returns > 5 && all.again > 50 && all.unheard > 0, "{all:?}");
    (all, faults)
}

async fn connections_that_end_in_the_middle_of_anything_lose_nothing(place: &Place) {
    let (_, faults) = games_come_through(Level::Bytes, place).await;
    assert!(faults.cut.load(Ordering::Relaxed) > 5);
}

async fn messages_that_come_late_or_twice_or_never_lose_and_double_nothing(place: &Place) {
    let (_, faults) = games_come_through(Level::Messages, place).await;
    for count in [&faults.cut, &faults.doubled, &faults.swapped, &faults.swallowed, &faults.late] {
        assert!(count.load(Ordering::Relaxed) > 5);
    }
}
