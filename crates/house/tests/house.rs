//! The house with its rooms, over a real store.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

#[macro_use]
#[path = "store/place.rs"]
mod place;

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use bots::AnyGame;
use house::dice::Seed;
use house::store::{Append, Listing, Store, Target};
use house::{Digest, House, Line, LineKind, Made, Outbox, Requester, Room, RoomId, Times, played};
use place::Place;
use protocol::lobby::{Clock, NewRecord, NewTable, Settings, Stage};
use protocol::problem::Code;
use protocol::socket::{Hello, Request};
use rugs_bots::RugsBots;
use serde_json::{Value, json};
use table::Seat;
use tokio::time::{sleep, timeout};

with_both! {
    rooms_that_are_awake_do_not_keep_others_asleep
    deadlines_are_written_anew_after_a_rest
    rooms_leave_memory_and_come_back
    games_that_do_not_fit_are_said_not_to
    records_that_nobody_opens_are_removed
    finished_rooms_leave_memory_sooner
    running_games_that_do_not_fit_are_set_aside
    records_have_the_names_that_players_were_given_later
    only_the_chat_of_a_renamed_player_changes_in_a_room_set_aside
    whoever_hangs_up_makes_nobody_else_wait_for_readiness
    house_time_goes_on_where_it_stopped
}

/// Makes uploaded records ones that this program cannot play.
const UPLOADS_BY_OTHER_RULES: &str =
    "UPDATE log SET entry = replace(entry, 'rules: 1', 'rules: 9') WHERE entry LIKE '%jemaa record 1%game: rugs%'";

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
    let game = AnyGame::of::<RugsBots>();
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
    let append = Append { room, version, at: 1, time: 1, entry, listing: Some(listing), wake: Some(Some(wake)) };
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
    let house = House::open(vec![AnyGame::of::<RugsBots>()], store, 1);
    until("all are woken", async || house.in_memory() == ROOMS as usize).await;
    house.close().await.unwrap();
}

/// Keeps a running game, where somebody has an hour for a move, as it was in 1970.
async fn keep_running(store: &Store, id: RoomId) {
    let person = |name: &str| {
        let luck = house::dice::Entropy::default();
        house::Place::Person(house::Person { name: name.to_owned(), secret: Digest::of(name), luck })
    };
    let settings = Settings { clock: Clock::Move { seconds: 3600 }, ..Settings::default() };
    let made = made(settings, vec![person("Ada"), person("Bo")]);
    keep(store, id, 1, first_line(&made), Stage::Gathering, 1).await;
    let mut room = Room::make(id, AnyGame::of::<RugsBots>(), made, 1);
    let host = Requester { host: true, ..Requester::default() };
    let begun = room.decide(host, None, None, None, &Request::Start, 1).unwrap();
    let (begun, _) = room.apply(begun);
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
    // The house was open for long since.
    store.keep_time(now).await.unwrap();
    store.close().await.unwrap();
    let store = Store::open(&place.target).await.unwrap();
    let is_due = async || {
        let due = store.due(now, None, 1000).await.unwrap();
        due.iter().any(|(room, _)| *room == id)
    };
    assert!(is_due().await);
    let house = House::open(vec![AnyGame::of::<RugsBots>()], store.clone(), 1);
    until("it is due later", async || !is_due().await).await;
    assert_eq!(house.look(id, Some("invite")).await.unwrap().stage, Stage::Playing);
    house.close().await.unwrap();
}

/// Rooms leave memory when nothing happens, and nobody who comes just then notices.
async fn rooms_leave_memory_and_come_back(place: &Place) {
    const IDLE: Duration = Duration::from_millis(20);
    let store = Store::open(&place.target).await.unwrap();
    let house = House::open_with(vec![AnyGame::of::<RugsBots>()], store, 1, Times { idle: IDLE, ..Times::default() });
    let table = json!({ "game": "rugs", "options": { "players": 4 } });
    let made = house.make(serde_json::from_value::<NewTable>(table).unwrap(), |_| Ok(())).await.unwrap();
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

/// To watch or download an uploaded record keeps it; to see it in a list does not.
async fn records_that_nobody_opens_are_removed(place: &Place) {
    let games = || vec![AnyGame::of::<RugsBots>()];
    let house = House::open(games(), Store::open(&place.target).await.unwrap(), 1);
    let new = json!({ "record": include_str!("../../../docs/fair-dice.jemaa"), "listed": true });
    let new: NewRecord = serde_json::from_value(new).unwrap();
    let mut rooms = Vec::new();
    for _ in 0..5 {
        rooms.push(house.upload(new.clone(), |_| Ok(())).await.unwrap());
    }
    let (played, _) = bots_play(&house, "random").await;
    house.close().await.unwrap();
    // Long ago, all of it.
    place.run("UPDATE room SET opened = 1 WHERE opened IS NOT NULL; UPDATE log SET at = 1, time = 1").await;
    place.run("UPDATE jemaa SET time = 1000000000").await;
    let house = House::open(games(), Store::open(&place.target).await.unwrap(), 1);
    let hello = json!({ "protocol": protocol::VERSION, "room": rooms[0].room, "secrets": [] });
    let (out, _heard) = Outbox::new();
    house.enter(&serde_json::from_value(hello).unwrap(), &out).await.unwrap();
    house.record(rooms[1].room.parse().unwrap(), None).await.unwrap();
    house.look(rooms[2].room.parse().unwrap(), None).await.unwrap();
    house.list(Stage::Over, None).await.unwrap();
    house.close().await.unwrap();
    // Also from a version of the server that can only hand it out.
    place.run(UPLOADS_BY_OTHER_RULES).await;
    let house = House::open(games(), Store::open(&place.target).await.unwrap(), 1);
    house.record(rooms[4].room.parse().unwrap(), None).await.unwrap();
    house.close().await.unwrap();
    let store = Store::open(&place.target).await.unwrap();
    assert_eq!(store.clean(1000, false, |_| false).await.unwrap(), 2);
    for (at, kept) in [true, true, false, false, true].into_iter().enumerate() {
        let found = store.listing(rooms[at].room.parse().unwrap()).await.unwrap();
        assert_eq!(found.is_some(), kept, "{at}");
    }
    assert!(store.listing(played).await.unwrap().is_some(), "games that were played here stay");
    store.close().await.unwrap();
}

/// Plays a game of bots to its end: its room, and its host's secret.
async fn bots_play(house: &House, level: &str) -> (RoomId, String) {
    let bot = json!({ "kind": "bot", "level": level });
    let table = json!({ "game": "rugs", "options": { "players": 2 }, "seats": [bot, bot] });
    let made = house.make(serde_json::from_value::<NewTable>(table).unwrap(), |_| Ok(())).await.unwrap();
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
    let mut game = AnyGame::of::<RugsBots>();
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
    let house = House::open(vec![AnyGame::of::<RugsBots>()], store, 1);
    let (room, secret) = bots_play(&house, "random").await;
    house.close().await.unwrap();
    let store = Store::open(&place.target).await.unwrap();
    let (other, older) = (RoomId::new(1), RoomId::new(2));
    for line in store.log(room, 0).await.unwrap() {
        let mut read: Value = serde_json::from_str(&line.entry).unwrap();
        if let Line { what: LineKind::Began { rules, .. }, .. } = serde_json::from_str(&line.entry).unwrap() {
            assert_eq!(rules, 1);
            read["rules"] = json!(2);
        }
        keep(&store, other, line.version, read.to_string(), Stage::Over, i64::MAX).await;
        // As logs were before they held it.
        read.as_object_mut().unwrap().remove("ended");
        keep(&store, older, line.version, read.to_string(), Stage::Over, i64::MAX).await;
    }
    let house = House::open(vec![AnyGame::of::<RugsBots>()], store, 1);
    let record = house.record(room, Some(&secret)).await.unwrap();
    assert_eq!(house.record(other, Some(&secret)).await.unwrap(), record);
    assert_eq!(house.record(other, None).await.unwrap_err().code, Code::Forbidden);
    let wanted = "this version of the server cannot open the room: it was played by version 2 of the rules, which this \
                  program does not know";
    assert_eq!(house.look(other, Some(&secret)).await.unwrap_err().detail, wanted);
    assert_eq!(house.record(older, Some(&secret)).await.unwrap_err().detail, wanted);
    house.close().await.unwrap();
}

/// A finished game nobody looks at leaves memory long before one that runs.
async fn finished_rooms_leave_memory_sooner(place: &Place) {
    assert!(Times::default().finished < Duration::from_secs(50));
    let store = Store::open(&place.target).await.unwrap();
    let times = Times { idle: Duration::from_hours(1), finished: Duration::from_millis(10), ..Times::default() };
    let house = House::open_with(vec![AnyGame::of::<RugsBots>()], store, 1, times);
    let (room, secret) = bots_play(&house, "random").await;
    until("it leaves memory", async || house.in_memory() == 0).await;
    house.record(room, Some(&secret)).await.unwrap();
    until("it leaves memory again", async || house.in_memory() == 0).await;
    house.close().await.unwrap();
}

/// A table of two, at which somebody has so many seconds for a decision: the room, and all secrets.
async fn two_at_a_table(house: &House, seconds: u32) -> (RoomId, Vec<String>) {
    two_named(house, ["Ada", "Bo"], seconds).await
}

/// The same with these names.
async fn two_named(house: &House, names: [&str; 2], seconds: u32) -> (RoomId, Vec<String>) {
    let here = |name: &str| json!({ "kind": "here", "name": name });
    let settings = json!({ "clock": { "kind": "move", "seconds": seconds }, "order": "chosen" });
    let table = json!({ "game": "rugs", "options": { "players": 2 }, "seats": names.map(here),
        "settings": settings });
    let made = house.make(serde_json::from_value::<NewTable>(table).unwrap(), |_| Ok(())).await.unwrap();
    (made.room.parse().unwrap(), [vec![made.host], made.seats].concat())
}

/// Comes in, says all this, each when the one before is done, and leaves: the welcome, and all else that was heard.
async fn says(house: &House, room: RoomId, secrets: &[String], all: &[Value]) -> (Value, Vec<Value>) {
    let hello = json!({ "protocol": protocol::VERSION, "room": room.to_string(), "secrets": secrets });
    let (out, mut heard) = Outbox::new();
    let guest = house.enter(&serde_json::from_value(hello).unwrap(), &out).await.unwrap();
    let welcome = serde_json::from_str(&heard.next().await.unwrap()).unwrap();
    let mut others = Vec::new();
    for (id, said) in all.iter().enumerate() {
        let (mut said, id) = (said.clone(), json!(id.to_string()));
        said["id"] = id.clone();
        guest.say(serde_json::from_value(said).unwrap(), Instant::now()).await.unwrap();
        loop {
            let next: Value = serde_json::from_str(&heard.next().await.unwrap()).unwrap();
            assert_ne!(next["type"], "problem", "{next}");
            let done = next["type"] == "done" && next["id"] == id;
            others.push(next);
            if done {
                break;
            }
        }
    }
    (welcome, others)
}

/// A version that does not know the rules of a running game says so to whoever comes; the game goes on when one is back
/// that does, and no clock has run meanwhile.
async fn running_games_that_do_not_fit_are_set_aside(place: &Place) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let knows = vec![AnyGame::of::<RugsBots>()];
    let mut other = knows.clone();
    other[0].kind.rules = 0;
    let house = House::open(knows.clone(), Store::open(&place.target).await.unwrap(), 1);
    assert_eq!(house.set_misfits_aside().await.unwrap(), []);
    let (room, secrets) = two_at_a_table(&house, 60).await;
    let act = json!({ "type": "act", "seat": 1, "actions": ["e"] });
    let chat = |text| json!({ "type": "chat", "seat": 1, "text": text });
    says(&house, room, &secrets, &[json!({ "type": "start" }), act, chat("Hello"), chat("You fool")]).await;
    let (before, _) = says(&house, room, &secrets, &[]).await;
    let before = &before["sights"][0]["sight"];
    let (second, others) = two_at_a_table(&house, 60).await;
    says(&house, second, &others, &[json!({ "type": "start" })]).await;
    house.close().await.unwrap();

    let house = House::open(other.clone(), Store::open(&place.target).await.unwrap(), 1);
    let [(unfinished, rooms)] = &mut house.set_misfits_aside().await.unwrap()[..] else { panic!("one kind of games") };
    rooms.sort_by_key(|found| *found != room);
    assert_eq!((unfinished.game.as_str(), &rooms[..]), ("rugs", &[room, second][..]));
    let secret = Some(secrets[1].as_str());
    let (out, _heard) = Outbox::new();
    let hello = json!({ "protocol": protocol::VERSION, "room": room.to_string(), "secrets": secrets });
    let hello = serde_json::from_value(hello).unwrap();
    let entered = house.enter(&hello, &out).await.err().unwrap();
    assert_eq!(entered.code, Code::SetAside, "{entered:?}");
    assert_eq!(house.look(room, secret).await.unwrap_err().code, Code::SetAside);
    // It would tell what the game hides, which goes on one day.
    assert_eq!(house.record(room, secret).await.unwrap_err().code, Code::SetAside);
    // Whoever runs the server has it.
    let lines = Store::log_of(&place.target, room).await.unwrap();
    let record = played(lines.iter().map(|line| serde_json::from_str::<Line>(line).unwrap())).unwrap();
    assert_eq!(record.header.seats, ["Ada", "Bo"]);
    let turned = record.steps.iter().position(|step| step.to_string() == "1 e").unwrap();
    assert!(matches!(record.steps[turned + 1], table::Step::Chance(_)), "{record}");
    // Strangers do not find it, and whoever runs the server moderates it like others.
    assert_eq!(house.list(Stage::Playing, None).await.unwrap().rooms, []);
    assert!(house.rooms(None, None).await.unwrap().rooms.iter().all(|room| room.set_aside));
    house.unsay(room, 2).await.unwrap();
    assert_eq!(house.unsay(room, 2).await.unwrap_err().code, Code::NotFound);
    house.rename(room, Seat::new(0), "Bea").await.unwrap();
    assert_eq!(house.rename(room, Seat::new(2), "Bea").await.unwrap_err().code, Code::NotFound);
    let chat = house.chat(room).await.unwrap();
    assert_eq!(chat.iter().map(|line| (&*line.name, &*line.text)).collect::<Vec<_>>(), [("Bea", "Hello")]);
    house.close_room(second).await.unwrap();
    assert_eq!(house.close_room(second).await.unwrap_err().code, Code::Closed);
    assert_eq!(house.look(second, Some(others[1].as_str())).await.unwrap_err().code, Code::Closed);
    house.remove_room(second).await.unwrap();
    assert_eq!(house.look(second, Some(others[1].as_str())).await.unwrap_err().code, Code::NotFound);
    // The house is open for long, and the room is no older for it.
    house.close().await.unwrap();
    let store = Store::open(&place.target).await.unwrap();
    let long = store.time() + 200 * DAY;
    store.keep_time(long).await.unwrap();
    assert_eq!(store.abandoned(long - 100 * DAY, false, 10).await.unwrap().len(), 1);
    store.close().await.unwrap();
    // Also where nothing is removed.
    let store = Store::open(&place.target).await.unwrap();
    let house = House::open(other, store.clone(), 1);
    house.keep_clean(None, Duration::from_millis(10));
    let is_old = async || !store.abandoned(long - 100 * DAY, false, 10).await.unwrap().is_empty();
    until("it is noted again that it is set aside", async || !is_old().await).await;
    house.close().await.unwrap();

    let house = House::open(knows, Store::open(&place.target).await.unwrap(), 1);
    assert_eq!(house.set_misfits_aside().await.unwrap(), []);
    let (after, _) = says(&house, room, &secrets, &[]).await;
    let after = &after["sights"][0]["sight"];
    assert_eq!(after["clock"]["left"], before["clock"]["left"]);
    assert!(after["clock"]["at"].as_i64().unwrap() >= long);
    assert_eq!(after["table"], before["table"]);
    assert!(after["seats"][0]["deputy"].is_null());
    assert_eq!(after["seats"][0]["name"], "Bea");
    let choice = &after["table"]["choices"][0]["action"];
    says(&house, room, &secrets, &[json!({ "type": "act", "seat": 1, "actions": [choice] })]).await;
    house.close().await.unwrap();
}

/// Renaming a player after the game changes its record: in a room that is open, in one that is set aside, and in an export.
async fn records_have_the_names_that_players_were_given_later(place: &Place) {
    let knows = vec![AnyGame::of::<RugsBots>()];
    let mut other = knows.clone();
    other[0].kind.rules = 0;
    let house = House::open(knows, Store::open(&place.target).await.unwrap(), 1);
    let (room, secrets) = two_at_a_table(&house, 60).await;
    let resign = json!({ "type": "resign", "seat": 1 });
    says(&house, room, &secrets, &[json!({ "type": "start" }), resign]).await;
    let new = json!({ "record": include_str!("../../../docs/fair-dice.jemaa"), "listed": true });
    let uploaded = house.upload(serde_json::from_value(new).unwrap(), |_| Ok(())).await.unwrap();
    let uploaded: RoomId = uploaded.room.parse().unwrap();
    let rooms = [(room, Some(secrets[1].as_str())), (uploaded, None)];
    let exported = async |room| {
        let lines = Store::log_of(&place.target, room).await.unwrap();
        played(lines.iter().map(|line| serde_json::from_str::<Line>(line).unwrap())).unwrap()
    };
    for (room, secret) in rooms {
        house.rename(room, Seat::new(0), "Bea").await.unwrap();
        let record = house.record(room, secret).await.unwrap();
        assert_eq!(record.header.seats[0], "Bea");
        assert_eq!(exported(room).await, record);
    }
    house.close().await.unwrap();

    let kind = AnyGame::of::<RugsBots>().kind;
    place.run(UPLOADS_BY_OTHER_RULES).await;
    let house = House::open(other, Store::open(&place.target).await.unwrap(), 1);
    for (room, secret) in rooms {
        assert_eq!(house.record(room, secret).await.unwrap().header.seats[0], "Bea");
        house.rename(room, Seat::new(1), "Cleo").await.unwrap();
        assert_eq!(house.look(room, secret).await.unwrap_err().code, Code::SetAside);
        let mut record = house.record(room, secret).await.unwrap();
        assert_eq!(record.header.seats[..2], ["Bea", "Cleo"]);
        assert_eq!(exported(room).await, record);
        record.header.rules = 1;
        house::dice::check(&kind, &record, None).expect("its dice can still be checked");
    }
    house.close().await.unwrap();
}

/// Two players may have one name, and players may have sat elsewhere when they wrote.
async fn only_the_chat_of_a_renamed_player_changes_in_a_room_set_aside(place: &Place) {
    let knows = vec![AnyGame::of::<RugsBots>()];
    let mut other = knows.clone();
    other[0].kind.rules = 0;
    let house = House::open(knows, Store::open(&place.target).await.unwrap(), 1);
    let chat = |seat, text| json!({ "type": "chat", "seat": seat, "text": text });
    let (alike, secrets) = two_named(&house, ["Ada", "Ada"], 60).await;
    says(&house, alike, &secrets, &[json!({ "type": "start" }), chat(1, "One"), chat(2, "Two")]).await;
    let (swapped, secrets) = two_at_a_table(&house, 60).await;
    let swap = json!({ "type": "swap", "seat": 1, "with": 2 });
    says(&house, swapped, &secrets, &[chat(1, "Ada here"), swap, json!({ "type": "start" }), chat(1, "Bo here")]).await;
    house.close().await.unwrap();

    let house = House::open(other, Store::open(&place.target).await.unwrap(), 1);
    house.rename(alike, Seat::new(0), "Bea").await.unwrap();
    house.rename(swapped, Seat::new(1), "Bea").await.unwrap();
    for (room, wanted) in
        [(alike, [("Bea", "One"), ("Ada", "Two")]), (swapped, [("Bea", "Ada here"), ("Bo", "Bo here")])]
    {
        let chat = house.chat(room).await.unwrap();
        assert_eq!(chat.iter().map(|line| (&*line.name, &*line.text)).collect::<Vec<_>>(), wanted);
    }
    house.close().await.unwrap();
}

/// A probe that nobody waits for any more is finished all the same.
async fn whoever_hangs_up_makes_nobody_else_wait_for_readiness(place: &Place) {
    let house = House::open(vec![AnyGame::of::<RugsBots>()], Store::open(&place.target).await.unwrap(), 1);
    // Who asks is gone as soon as the probe has begun.
    tokio::select! {
        biased;
        _ = house.is_ready() => {}
        () = std::future::ready(()) => {}
    }
    assert!(house.is_ready().await);
    house.close().await.unwrap();
}

/// A wall clock that is set by hours and years takes no player's time, stops no clock and removes no room.
#[tokio::test(flavor = "multi_thread")]
async fn a_wall_clock_that_jumps_takes_no_time() {
    static AHEAD: AtomicI64 = AtomicI64::new(0);
    const YEAR: i64 = 365 * 24 * 60 * 60 * 1000;
    fn wall() -> i64 {
        2 * YEAR + AHEAD.load(Ordering::Relaxed)
    }
    let place = Place::sqlite();
    let store = Store::open(&place.target).await.unwrap();
    let times = Times { idle: Duration::from_millis(10), wall, ..Times::default() };
    let house = House::open_with(vec![AnyGame::of::<RugsBots>()], store.clone(), 1, times);
    let (room, secrets) = two_at_a_table(&house, 3600).await;
    let (other, _) = two_at_a_table(&house, 3600).await;
    says(&house, room, &secrets, &[json!({ "type": "start" })]).await;
    AHEAD.store(YEAR, Ordering::Relaxed);
    let act = json!({ "type": "act", "seat": 1, "actions": ["e"] });
    let (_, heard) = says(&house, room, &secrets, &[act]).await;
    assert!(!heard.iter().any(|message| message.to_string().contains("deputy")), "{heard:?}");
    // One room is old indeed, and goes; then the others have been looked at too.
    let entry = first_line(&made(Settings::default(), vec![house::Place::Open, house::Place::Open]));
    let old = RoomId::new(1);
    let (game, shown) = ("rugs".to_owned(), "{}".to_owned());
    let listing = Listing { game, rules: 1, components: String::new(), stage: Stage::Gathering, listed: false, shown };
    let append = Append { room: old, version: 1, at: 0, time: -YEAR, entry, listing: Some(listing), wake: None };
    store.append(append).await.unwrap();
    house.keep_clean(Some(Duration::from_hours(1)), Duration::from_millis(50));
    until("the old room is removed", async || store.listing(old).await.unwrap().is_none()).await;
    assert!(store.listing(room).await.unwrap().is_some() && store.listing(other).await.unwrap().is_some());
    // And backwards: a clock runs out all the same.
    let (short, secrets) = two_at_a_table(&house, 5).await;
    says(&house, short, &secrets, &[json!({ "type": "start" })]).await;
    AHEAD.store(-YEAR, Ordering::Relaxed);
    let taken_over = async || {
        let (welcome, _) = says(&house, short, &secrets, &[]).await;
        !welcome["sights"][0]["sight"]["seats"][0]["deputy"].is_null()
    };
    until("a bot takes over", taken_over).await;
    house.close().await.unwrap();
    place.clean().await;
}

/// House time goes on only while the house is open, and never back.
async fn house_time_goes_on_where_it_stopped(place: &Place) {
    let store = Store::open(&place.target).await.unwrap();
    assert_eq!(store.time(), 0);
    store.keep_time(5_000_000).await.unwrap();
    store.keep_time(4_000_000).await.unwrap();
    store.close().await.unwrap();
    let mut last = 5_000_000;
    for _ in 0..2 {
        let store = Store::open(&place.target).await.unwrap();
        assert!((last..last + 1_000_000).contains(&store.time()), "{} after {last}", store.time());
        let house = House::open(vec![AnyGame::of::<RugsBots>()], store.clone(), 1);
        let (room, secrets) = two_at_a_table(&house, 3600).await;
        let (welcome, _) = says(&house, room, &secrets, &[]).await;
        let time = welcome["time"].as_i64().unwrap();
        assert!(time >= store.time());
        assert!(welcome["at"].as_i64().unwrap() > 1_700_000_000_000);
        let lines = store.log(room, 0).await.unwrap();
        assert!((store.time()..=time).contains(&lines[0].time) && lines[0].at > 1_700_000_000_000);
        house.close().await.unwrap();
        last = time;
    }
}
