//! What is hidden from a seat makes no difference to anything it receives.

use keshi::Keshi;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use table::chance::below;
use table::{AnyMatch, Kind, Seat, Turn};

use crate::client::{Client, Folder, Server, Table};

/// One of two rooms with the same public course.
struct Twin {
    table: Table,
    players: Vec<Client>,
    watcher: Client,
}

impl Twin {
    async fn new(server: &Server) -> Twin {
        let table = server.table("keshi", 3, json!({ "referee": true, "order": "chosen", "chat": false })).await;
        let mut players = Vec::new();
        for at in 0..3 {
            players.push(server.enter(table.player(at)).await.unwrap());
        }
        let watcher = server.enter(table.spectator()).await.unwrap();
        let mut host = server.enter(table.host()).await.unwrap();
        host.done(json!({ "type": "start" })).await;
        Twin { table, players, watcher }
    }

    async fn done(&mut self, seat: usize, message: Value) {
        let version = self.players[seat].done(message).await;
        // Nobody else's messages are read before all have come.
        for client in self.players.iter_mut().chain([&mut self.watcher]) {
            client.catch_up_to(version).await;
        }
    }

    /// All that the third seat and a spectator have received, apart from the names of room and client.
    fn received(&self) -> Vec<String> {
        let of = |client: &Client| -> Vec<String> {
            let plain = |text: &String| text.replace(self.table.room(), "ROOM").replace(&client.name, "NAME");
            client.heard.iter().map(plain).collect()
        };
        [of(&self.players[2]), of(&self.watcher)].concat()
    }
}

impl Client {
    /// Hears all up to a version, if anything of it is to be heard.
    async fn catch_up_to(&mut self, version: u64) {
        if self.version < version {
            self.catch_up().await;
        }
    }
}

/// Whole games with three seats: in one room the first seat chooses one thing in secret, and in the other another; then
/// both think again. The third seat and a spectator receive the same, byte by byte.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_chose_in_secret_shows_nowhere() {
    let folder = Folder::new("secrets");
    let server = Server::start(&folder.database()).await;
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut twins = [Twin::new(&server).await, Twin::new(&server).await];
    let mut mirror: Box<dyn AnyMatch> = Kind::of::<Keshi>().start(json!({ "players": 3 }), None, None).unwrap();
    let mut secrets = 0;
    let mut moves = 0;
    while mirror.turn() != Turn::Over && moves < 250 {
        moves += 1;
        if mirror.turn() == Turn::Chance {
            let owner = mirror.secret_draw().map_or(0, Seat::index);
            let (outcome, _) = mirror.draw(&mut rng).unwrap();
            for twin in &mut twins {
                twin.done(owner, json!({ "type": "settle", "outcome": outcome })).await;
            }
            continue;
        }
        let together = matches!(mirror.turn(), Turn::Together { .. });
        let seat = mirror.turn().seats().iter().next().unwrap();
        let legal: Vec<String> = mirror.legal(seat).into_iter().map(|choice| choice.action).collect();
        let action = &legal[below(&mut rng, legal.len() as u32) as usize];
        if together && seat.index() == 0 {
            secrets += 1;
            for (twin, first) in twins.iter_mut().zip([legal.first(), legal.last()]) {
                twin.done(0, json!({ "type": "act", "actions": [first] })).await;
            }
            assert_same(&twins);
        }
        for twin in &mut twins {
            twin.done(seat.index(), json!({ "type": "act", "actions": [action] })).await;
        }
        mirror.take(&[format!("{seat} {action}").as_str()]).unwrap();
        assert_same(&twins);
    }
    assert!(secrets > 1, "{secrets}");
    server.stop().await;
}

fn assert_same(twins: &[Twin; 2]) {
    let (one, other) = (twins[0].received(), twins[1].received());
    assert_eq!(one.len(), other.len());
    if let Some(at) = (0..one.len()).find(|&at| one[at] != other[at]) {
        panic!("the third seat can tell the rooms apart:\n{}\n{}", one[at], other[at]);
    }
}
