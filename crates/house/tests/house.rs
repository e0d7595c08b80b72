//! The house with its rooms, over a real store.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

#[macro_use]
#[path = "store/place.rs"]
mod place;

use std::time::{Duration, Instant};

use bots::AnyGame;
use house::dice::Seed;
use house::store::{Append, Listing, Store, Target};
use house::{Asker, Digest, House, Line, Made, Outbox, Room, RoomId, What};
use place::Place;
use protocol::lobby::{Clock, NewTable, Settings, Stage};
use protocol::problem::Code;
use protocol::socket::{Hello, Request};
use rugs::Rugs;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

with_both! {
    rooms_that_are_awake_do_not_keep_others_asleep
    deadlines_are_written_anew_after_a_rest
    rooms_leave_memory_and_come_back
    games_that_do_not_fit_are_said_not_to
}

/// Nothing takes longer than this.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until something is so.
async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
    let waiting = async {
        while !is_so().await {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("{what}"));
}

fn made(settings: Settings, seats: Vec<house::Place>) -> Made {
    let game = AnyGame::of::<Rugs>();
    Made {
        game: "rugs".to_owned(),
        options: game.kind.start(json!({ "players": 2 }), None, None).unwrap().options(),
        components: None,
        settings,
        seats,
        host: Digest::of("host"),
        invite: Digest::of("invite"),
        seed: Seed::new([1; 32]),
        branch: Vec::new(),
        again: false,
        record: None,
    }
}

fn first_line(made: &Made) -> String {
    let mut entry = serde_json::to_value(made).unwrap();
    entry["what"] = json!("made");
    entry.to_string()
}

/// Keeps a line that nobody has looked at; the room is to be woken then.
async fn keep(store: &Store, room: RoomId, version: u64, entry: String, stage: Stage, wake: i64) {
    let (game, components, shown) = ("rugs".to_owned(), String::new(), "{}".to_owned());
    let listing = Listing { game, rules: 1, components, stage, listed: false, shown };
    let append = Append { room, version, at: 1, entry, listing: Some(listing), wake: Some(Some(wake)) };
    store.append(append).await.unwrap();
}

/// More rooms are due than are woken at a time, and those that were woken stay due: the others get their turn.
async fn rooms_that_are_awake_do_not_keep_others_asleep(place: &Place) {
    const ROOMS: u64 = 600;
    let store = Store::open(&place.target).await.unwrap();
    let entry = first_line(&made(Settings::default(), vec![house::Place::Open, house::Place::Open]));
    for number in 0..ROOMS {
        // They were to be woken long ago, and nothing in them changes that.
        keep(&store, RoomId::new(number), 1, entry.clone(), Stage::Gathering, 1).await;
    }
    let house = House::open(vec![AnyGame::of::<Rugs>()], store, 1);
    until("all are woken", async || house.in_memory() == ROOMS as usize).await;
    house.close().await.unwrap();
}

/// Keeps a running game, where somebody has an hour for a move, as it was in 1970.
async fn keep_running(store: &Store, id: RoomId) {
    let person = |name: &str| {
        let luck = house::dice::Luck::default();
        house::Place::Person(house::Person { name: name.to_owned(), secret: Digest::of(name), luck })
    };
    let settings = Settings { clock: Clock::Move { seconds: 3600 }, ..Settings::default() };
    let made = made(settings, vec![person("Ada"), person("Bo")]);
    keep(store, id, 1, first_line(&made), Stage::Gathering, 1).await;
    let mut room = Room::make(id, AnyGame::of::<Rugs>(), made, 1);
    let host = Asker { host: true, ..Asker::default() };
    let begun = room.ask(host, None, None, None, &Request::Start, 1).unwrap().line;
    keep(store, id, 2, serde_json::to_string(&begun).unwrap(), Stage::Playing, room.wake_at().unwrap()).await;
}

/// No clock runs while the house is closed, so what was due is due later; also if those that are due longest cannot be
/// opened at all, and are more than are woken at a time.
async fn deadlines_are_written_anew_after_a_rest(place: &Place) {
    const BROKEN: u64 = 300;
    let store = Store::open(&place.target).await.unwrap();
    for number in 0..BROKEN {
        keep(&store, RoomId::new(number), 1, "{}".to_owned(), Stage::Gathering, 1).await;
    }
    let (id, now) = (RoomId::new(BROKEN), 1_000_000_000_000);
    keep_running(&store, id).await;
    let is_due = async || {
        let due = store.due(now, None, 1000).await.unwrap();
        due.iter().any(|(room, _)| *room == id)
    };
    assert!(is_due().await);
    let house = House::open(vec![AnyGame::of::<Rugs>()], store.clone(), 1);
    until("it is due later", async || !is_due().await).await;
    assert_eq!(house.look(id, Some("invite")).await.unwrap().stage, Stage::Playing);
    house.close().await.unwrap();
}

/// Rooms leave memory when nothing happens, and nobody who comes just then notices.
async fn rooms_leave_memory_and_come_back(place: &Place) {
    const IDLE: Duration = Duration::from_millis(20);
    let store = Store::open(&place.target).await.unwrap();
    let house = House::open_with(vec![AnyGame::of::<Rugs>()], store, 1, IDLE);
    let table = json!({ "game": "rugs", "options": { "players": 4 } });
    let made = house.make(serde_json::from_value::<NewTable>(table).unwrap()).await.unwrap();
    let room: RoomId = made.room.parse().unwrap();
    let hello = json!({ "protocol": protocol::VERSION, "room": made.room, "secrets": [made.host] });
    let hello: Hello = serde_json::from_value(hello).unwrap();
    let come = async || {
        house.look(room, Some(&made.invite)).await.unwrap();
        let (out, mut heard) = Outbox::new();
        let guest = house.enter(&hello, &out).await.unwrap();
        assert!(heard.next().await.unwrap().contains("welcome"));
        drop(guest);
    };
    let (mut gone, mut joined) = (0, 0);
    for wave in 0..80 {
        // From a little before the room goes to a little after.
        sleep(IDLE - Duration::from_millis(2) + Duration::from_micros(100) * wave).await;
        gone += u32::from(house.in_memory() == 0);
        tokio::join!(come(), come(), come());
        if wave % 20 == 19 {
            let join = json!({ "name": format!("Player {joined}"), "invite": made.invite });
            house.join(room, serde_json::from_value(join).unwrap()).await.unwrap();
            joined += 1;
        }
    }
    assert!(gone > 0, "it goes now and then");
    until("it goes for good", async || house.in_memory() == 0).await;
    let shown = house.look(room, Some(&made.invite)).await.unwrap();
    let sits = |name: String| shown.seats.iter().any(|seat| seat.name.as_ref() == Some(&name));
    assert!((0..4).all(|at| sits(format!("Player {at}"))), "all have their seats: {shown:?}");
    house.close().await.unwrap();
}

/// Plays a game of bots to its end: its room, and its host's secret.
async fn bots_play(house: &House, level: &str) -> (RoomId, String) {
    let bot = json!({ "kind": "bot", "level": level });
    let table = json!({ "game": "rugs", "options": { "players": 2 }, "seats": [bot, bot] });
    let made = house.make(serde_json::from_value::<NewTable>(table).unwrap()).await.unwrap();
    let hello = json!({ "protocol": protocol::VERSION, "room": made.room, "secrets": [made.host] });
    let (out, mut heard) = Outbox::new();
    let host = house.enter(&serde_json::from_value(hello).unwrap(), &out).await.unwrap();
    drop(out);
    host.say(serde_json::from_value(json!({ "type": "start" })).unwrap(), Instant::now()).await.unwrap();
    let over = async { while !heard.next().await.unwrap().contains(r#"[["stage"],"over"]"#) {} };
    timeout(PATIENCE, over).await.expect("the game ends");
    (made.room.parse().unwrap(), made.host)
}

/// Whatever a bot does, its thread thinks on, and its game goes on.
#[tokio::test(flavor = "multi_thread")]
async fn bots_that_break_down_harm_nobody() {
    let place = Place::sqlite();
    let store = Store::open(&place.target).await.unwrap();
    let mut game = AnyGame::of::<Rugs>();
    game.bots = &["panics", "gives up", "cheats"];
    game.think = |_, _, level, _| match level {
        "panics" => panic!("a bot that panics, as it should"),
        "gives up" => None,
        _ => Some("zz".to_owned()),
    };
    let house = House::open(vec![game], store, 1);
    for level in game.bots {
        let (room, secret) = bots_play(&house, level).await;
        house.record(room, Some(&secret)).await.unwrap();
    }
    house.close().await.unwrap();
    place.clean().await;
}

/// A finished game of another version of the program: nobody can look at it, but its record is handed out as it was kept.
async fn games_that_do_not_fit_are_said_not_to(place: &Place) {
    let store = Store::open(&place.target).await.unwrap();
    let house = House::open(vec![AnyGame::of::<Rugs>()], store, 1);
    let (room, secret) = bots_play(&house, "random").await;
    house.close().await.unwrap();
    let store = Store::open(&place.target).await.unwrap();
    let (other, older) = (RoomId::new(1), RoomId::new(2));
    for line in store.log(room, 0).await.unwrap() {
        let mut read: Value = serde_json::from_str(&line.entry).unwrap();
        if let Line { what: What::Began { rules, .. }, .. } = serde_json::from_str(&line.entry).unwrap() {
            assert_eq!(rules, 1);
            read["rules"] = json!(2);
        }
        keep(&store, other, line.version, read.to_string(), Stage::Over, i64::MAX).await;
        // As logs were before they held it.
        read.as_object_mut().unwrap().remove("ended");
        keep(&store, older, line.version, read.to_string(), Stage::Over, i64::MAX).await;
    }
    let house = House::open(vec![AnyGame::of::<Rugs>()], store, 1);
    let record = house.record(room, Some(&secret)).await.unwrap();
    assert_eq!(house.record(other, Some(&secret)).await.unwrap(), record);
    assert_eq!(house.record(other, None).await.unwrap_err().code, Code::Forbidden);
    let wanted = "this version of the server cannot open the room: it was played by version 2 of the rules, which this \
                  program does not know";
    assert_eq!(house.look(other, Some(&secret)).await.unwrap_err().detail, wanted);
    assert_eq!(house.record(older, Some(&secret)).await.unwrap_err().detail, wanted);
    house.close().await.unwrap();
}
