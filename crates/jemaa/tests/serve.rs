//! The server as a process: how it starts, what it says, and how its house is kept.

#![expect(clippy::unwrap_used, reason = "tests may fail")]

#[expect(dead_code, reason = "not all of it is used here")]
mod common;
#[path = "common/server.rs"]
mod server;

use std::collections::HashMap;
use std::env;
use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use common::{jemaa, run};
use futures_util::{SinkExt, StreamExt};
use house::RoomId;
use house::store::{Append, Listing, Said, Store, Target};
use protocol::lobby::Stage;
use serde_json::{Value, json};
use server::Server;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("serve").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn it_says_where_it_is_and_logs_what_can_be_read() {
    let database = folder("log").join("jemaa.db");
    let database = database.to_str().unwrap();
    for (variables, json) in [
        (&[][..], false),
        (&[("JEMAA_JSON_LOG", "0")], false),
        (&[("JEMAA_JSON_LOG", "false"), ("JEMAA_LOG", "")], false),
        (&[("JEMAA_JSON_LOG", "1")], true),
        (&[("JEMAA_JSON_LOG", "true"), ("JEMAA_LOG", "info")], true),
    ] {
        let server = Server::start(database, variables);
        assert_eq!(server.http("GET", "/healthz", ""), "ok\n");
        assert!(server.http("GET", "/metrics", "").contains("\njemaa_connections 0\n"));
        let (out, log) = server.stop();
        assert_eq!(out, "", "one line is all on standard output");
        assert!(log.contains("closing") && !log.contains('\u{1b}'), "{log:?}");
        let parsed: Result<Vec<Value>, _> = log.lines().map(serde_json::from_str).collect();
        assert_eq!(parsed.is_ok(), json, "{log}");
    }
}

#[test]
fn who_says_it_twice_does_not_wait() {
    let server = Server::start(folder("twice").join("jemaa.db").to_str().unwrap(), &[]);
    // A request that never comes to its end, for which it waits a while when it is told to stop.
    let mut stream = TcpStream::connect(&server.address).unwrap();
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\n";
    write!(stream, "{head}content-length: 9\r\n\r\n").unwrap();
    let mut begun = [0; 12];
    stream.read_exact(&mut begun).unwrap();
    assert_eq!(&begun, b"HTTP/1.1 100");
    server.tell();
    server.wait_for("closing");
    server.tell();
    let (ended, _, log) = server.end();
    assert_eq!(ended.code(), Some(1), "{log}");
    assert!(log.contains("told twice to stop"), "{log}");
}

#[test]
fn what_is_wrong_is_told_in_plain_words() {
    let folder = folder("wrong");
    let database = folder.join("jemaa.db");
    let database = database.to_str().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let file = folder.join("file");
    fs::write(&file, "").unwrap();
    let below = file.join("jemaa.db");
    for (args, reason) in [
        (
            &["--listen", &taken, "--database", database][..],
            format!("cannot listen on {taken}: Address already in use"),
        ),
        (&["--database", below.to_str().unwrap()], format!("{}: File exists", file.display())),
        (&["--database", "postgres://127.0.0.1:1/x"], "the database cannot be reached: Connection refused".to_owned()),
    ] {
        let listen = if args.contains(&"--listen") { &[][..] } else { &["--listen", "127.0.0.1:0"] };
        let done = run(&[&["serve"], args, listen].concat());
        assert_eq!((done.code, done.out.as_str(), done.err), (Some(2), "", format!("jemaa: {reason}\n")));
    }
    for (variable, value) in [("JEMAA_JSON_LOG", "perhaps"), ("JEMAA_LOG", "info,=,"), ("JEMAA_METRICS_FROM", "all")] {
        let done = jemaa(&["serve", "--database", database]).env(variable, value).output().unwrap();
        assert_eq!(done.status.code(), Some(2), "{variable}: {done:?}");
    }
}

/// Keeps a room with one line, written in 1970.
async fn keep(store: &Store, number: u64, game: &str, rules: u32, stage: Stage) -> RoomId {
    keep_with(store, number, game, rules, stage, "", "{}").await
}

/// The same, played with these components; its line is this.
async fn keep_with(
    store: &Store,
    number: u64,
    game: &str,
    rules: u32,
    stage: Stage,
    components: &str,
    entry: &str,
) -> RoomId {
    let room = RoomId::new(number);
    let (game, components, shown, entry) = (game.to_owned(), components.to_owned(), "{}".to_owned(), entry.to_owned());
    let listing = Listing { game, rules, components, stage, listed: true, shown };
    store.append(Append { room, version: 1, at: 1000, entry, listing: Some(listing), wake: None }).await.unwrap();
    store.say(room, Said { at: 1000, seat: Some(0), text: "Ada\nhello".to_owned() }).await.unwrap();
    room
}

#[tokio::test]
async fn rooms_that_it_cannot_go_on_with_are_named() {
    let database = folder("newer").join("jemaa.db");
    let store = Store::open(&Target::from(database.as_path())).await.unwrap();
    let newer = keep(&store, 1, "rugs", 1000, Stage::Playing).await;
    let mut unknown = Vec::new();
    for number in 2..=13 {
        unknown.push(keep(&store, number, "chess", 1, Stage::Playing).await.to_string());
    }
    keep(&store, 20, "chess", 1, Stage::Over).await;
    store.close().await.unwrap();
    let (ended, log) = Server::try_start(database.to_str().unwrap(), &[]).err().expect("it does not open");
    assert_eq!(ended.code(), Some(2));
    let chess = format!("12 of chess by version 1 of its rules ({}, ...)", unknown[..10].join(", "));
    let rugs = format!("1 of rugs by version 1000 of its rules ({newer})");
    assert!(log.contains(&format!("cannot go on with: {chess}; {rugs}.")), "{log}");
}

/// The hash of keshi's components, with this text of an owner.
fn keshi_with(text: Option<&str>) -> String {
    let keshi = table::Kind::of::<keshi::Keshi>();
    keshi.start(json!({}), text.map(str::to_owned), None).unwrap().components().unwrap().to_string()
}

#[tokio::test]
async fn games_with_other_components_are_named() {
    let database = folder("components").join("jemaa.db");
    let target = Target::from(database.as_path());
    let store = Store::open(&target).await.unwrap();
    let owner = "name = 'my box'\n[river]\njetty = 15\n";
    assert_ne!(keshi_with(Some(owner)), keshi_with(None));
    let made = |components: Option<&str>| {
        let settings = protocol::lobby::Settings::default();
        let digest = house::Digest::of("x");
        let made = house::Made {
            game: "keshi".to_owned(),
            options: json!({}),
            components: components.map(str::to_owned),
            settings,
            seats: Vec::new(),
            host: digest.clone(),
            invite: digest,
            seed: house::dice::Seed::new([0; 32]),
            branch: Vec::new(),
            again: false,
            record: None,
        };
        let mut line = serde_json::to_value(&made).unwrap();
        line["what"] = json!("made");
        line.to_string()
    };
    let playing = async |number, components: &str, owner: Option<&str>| {
        keep_with(&store, number, "keshi", 1, Stage::Playing, components, &made(owner)).await
    };
    playing(1, &keshi_with(None), None).await;
    playing(2, &keshi_with(Some(owner)), Some(owner)).await;
    // From before they were written down.
    playing(3, "", None).await;
    let others = "others 0123456789abcdef";
    let ours = playing(4, others, None).await;
    let owners = playing(5, others, Some(owner)).await;
    // An owner's text that would be another set today.
    let changed = playing(6, &keshi_with(Some(owner)), None).await;
    store.close().await.unwrap();
    let (ended, log) = Server::try_start(database.to_str().unwrap(), &[]).err().expect("it does not open");
    assert_eq!(ended.code(), Some(2));
    let with = |components: &str, count, rooms: String| {
        format!("{count} of keshi by version 1 of its rules with the components {components} ({rooms})")
    };
    let mut wanted =
        [with(others, 2, format!("{ours}, {owners}")), with(&keshi_with(Some(owner)), 1, changed.to_string())];
    wanted.sort();
    assert!(log.contains(&format!("cannot go on with: {}.", wanted.join("; "))), "{log}");
}

#[tokio::test]
async fn a_house_is_cleaned_as_asked() {
    let database = folder("clean").join("jemaa.db");
    let target = Target::from(database.as_path());
    let store = Store::open(&target).await.unwrap();
    let running = keep(&store, 1, "rugs", 1, Stage::Playing).await;
    let over = keep(&store, 2, "rugs", 1, Stage::Over).await;
    let gathering = keep(&store, 3, "rugs", 1, Stage::Gathering).await;
    let other = keep(&store, 4, "rugs", 1, Stage::Over).await;
    store.close().await.unwrap();
    let clean = |args: &[&str]| run(&[&["clean", "--database", database.to_str().unwrap()], args].concat());
    let left = async || {
        let store = Store::open(&target).await.unwrap();
        let mut left = Vec::new();
        for room in [running, over, gathering, other] {
            if let Some(listed) = store.listing(room).await.unwrap() {
                left.push((listed.room, store.chat(room, 10).await.unwrap().len()));
            }
        }
        store.close().await.unwrap();
        left
    };
    let name = gathering.to_string();
    assert_eq!(clean(&["--dry-run"]).ok(), "2 rooms would be removed\n");
    assert_eq!(clean(&["--dry-run", "--finished"]).ok(), "4 rooms would be removed\n");
    assert_eq!(clean(&["--days", "40000"]).ok(), "0 rooms removed\n");
    assert_eq!(clean(&["--room", &name, "--chat"]).ok(), format!("the chat of room {name} is deleted\n"));
    assert_eq!(left().await, [(running, 1), (over, 1), (gathering, 0), (other, 1)]);
    assert_eq!(clean(&["--room", &other.to_string()]).ok(), format!("room {other} is removed\n"));
    let again = clean(&["--room", &other.to_string()]);
    assert_eq!((again.code, again.err), (Some(2), format!("jemaa: there is no room {other}\n")));
    assert_eq!(clean(&[]).ok(), "2 rooms removed\n");
    assert_eq!(left().await, [(over, 1)]);
    assert_eq!(clean(&["--chat"]).ok(), "chat that is older than 90 days is deleted\n");
    assert_eq!(left().await, [(over, 0)]);
    assert_eq!(clean(&["--finished"]).ok(), "1 room removed\n");
    assert_eq!(left().await, []);
    let typo = folder("typo").join("below/jemaa.db");
    let missing = run(&["clean", "--database", typo.to_str().unwrap()]);
    assert_eq!((missing.code, missing.err), (Some(2), format!("jemaa: there is no {}\n", typo.display())));
    assert!(!typo.parent().unwrap().exists(), "nothing is made");
    for bad in [&["--room", "nonsense"][..], &["--room", &name, "--finished"], &["--chat", "--dry-run"]] {
        assert_eq!(clean(bad).code, Some(2), "{bad:?}");
    }
}

type Socket = WebSocketStream<tokio::net::TcpStream>;

async fn enter(address: &str, room: &str, secrets: &Value) -> Socket {
    let stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let (mut socket, _) = client_async(format!("ws://{address}/ws"), stream).await.unwrap();
    let hello = json!({ "type": "hello", "protocol": protocol::VERSION, "room": room, "secrets": secrets });
    socket.send(Message::text(hello.to_string())).await.unwrap();
    socket
}

/// Asks for something: the version that did it.
async fn done(socket: &mut Socket, kind: &str, id: u64) -> u64 {
    let name = id.to_string();
    socket.send(Message::text(json!({ "type": kind, "id": name }).to_string())).await.unwrap();
    loop {
        let message = socket.next().await.expect("the connection stays").unwrap();
        let Ok(answer) = serde_json::from_str::<Value>(message.to_text().unwrap()) else { continue };
        if answer["id"] == name.as_str() {
            assert_eq!(answer["type"], "done", "{answer}");
            return answer["version"].as_u64().unwrap();
        }
    }
}

fn which(id: u64) -> &'static str {
    if id.is_multiple_of(2) { "pause" } else { "resume" }
}

/// A game with a bot, which rests and goes on again and again; what was acknowledged last is noted.
async fn restless(
    mut socket: Socket,
    room: usize,
    stop: Arc<AtomicBool>,
    acknowledged: Arc<Mutex<HashMap<usize, (u64, u64)>>>,
) {
    done(&mut socket, "start", 1).await;
    let mut id = 2;
    while !stop.load(Ordering::Relaxed) {
        let version = done(&mut socket, which(id), id).await;
        acknowledged.lock().unwrap().insert(room, (id, version));
        id += 1;
        // Not faster than a client may be.
        sleep(Duration::from_millis(if id > 80 { 40 } else { 1 })).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_under_load_holds_all_that_was_acknowledged() {
    let folder = folder("backup");
    let (database, backup) = (folder.join("jemaa.db"), folder.join("backup.db"));
    let (database, backup) = (database.to_str().unwrap(), backup.to_str().unwrap());
    let server = Server::start(database, &[]);
    let (stop, acknowledged) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(HashMap::new())));
    let (mut tables, mut playing): (Vec<Value>, Vec<_>) = (Vec::new(), Vec::new());
    for room in 0..12 {
        let seats = json!([{ "kind": "here", "name": "Ada" }, { "kind": "bot", "level": "random" }]);
        let table =
            json!({ "game": "rugs", "options": { "players": 2 }, "seats": seats, "settings": { "order": "chosen" } });
        let table: Value = serde_json::from_str(&server.http("POST", "/api/tables", &table.to_string())).unwrap();
        let secrets = json!([table["seats"][0], table["host"]]);
        let socket = enter(&server.address, table["room"].as_str().unwrap(), &secrets).await;
        playing.push(tokio::spawn(restless(socket, room, Arc::clone(&stop), Arc::clone(&acknowledged))));
        tables.push(table);
    }
    let noted = || acknowledged.lock().unwrap().clone();
    while noted().len() < tables.len() || noted().values().any(|(id, _)| *id < 20) {
        sleep(Duration::from_millis(5)).await;
    }
    let before = noted();
    assert_eq!(run(&["backup", backup, "--database", database]).ok(), format!("{database} is in {backup} now\n"));
    stop.store(true, Ordering::Relaxed);
    for game in playing {
        game.await.unwrap();
    }
    server.stop();

    let server = Server::start(backup, &[]);
    for (room, table) in tables.iter().enumerate() {
        let secrets = json!([table["seats"][0], table["host"]]);
        let mut socket = enter(&server.address, table["room"].as_str().unwrap(), &secrets).await;
        let (id, version) = before[&room];
        assert_eq!(done(&mut socket, which(id), id).await, version, "it was done before, and is known");
    }
    server.stop();
}

/// What a process logs until it ends.
fn log(child: &mut Child) -> String {
    let mut log = String::new();
    child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    log
}

/// A program that is killed when it is dropped.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The example for whoever writes a bot, on both seats of a table.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_in_python_plays_a_whole_game() {
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|python| python.status.success()) {
        assert!(env::var_os("CI").is_none(), "python3 must be there in CI");
        // Not captured as what tests print is.
        let _ = std::io::stderr().write_all(b"!!! SKIPPED: there is no python3 for examples/bot.py\n");
        return;
    }
    let folder = folder("bot");
    let server = Server::start(folder.join("jemaa.db").to_str().unwrap(), &[]);
    let table = json!({ "game": "rugs", "options": { "players": 2 }, "settings": { "listed": true } });
    let table: Value = serde_json::from_str(&server.http("POST", "/api/tables", &table.to_string())).unwrap();
    let (room, invite) = (table["room"].as_str().unwrap(), table["invite"].as_str().unwrap());
    let (bot, url) =
        (concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py"), format!("http://{}", server.address));
    let play = |name: &str| {
        let mut python = Command::new("python3");
        python.args([bot, room, invite, "--server", &url, "--name", name]);
        Program(python.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap())
    };
    let mut bots = ["Ada", "Bo"].map(play);
    loop {
        let shown: Value = serde_json::from_str(&server.http("GET", &format!("/api/tables/{room}"), "")).unwrap();
        if shown["seats"].as_array().unwrap().iter().all(|seat| seat["name"].is_string()) {
            break;
        }
        for Program(bot) in &mut bots {
            assert!(bot.try_wait().unwrap().is_none(), "it waits for its game: {}", log(bot));
        }
        sleep(Duration::from_millis(20)).await;
    }
    let mut host = enter(&server.address, room, &json!([table["host"]])).await;
    done(&mut host, "start", 1).await;
    let over = async {
        while bots.iter_mut().any(|Program(bot)| bot.try_wait().unwrap().is_none()) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_mins(1), over).await.expect("they play to the end");
    for Program(bot) in &mut bots {
        let (mut out, err) = (String::new(), log(bot));
        bot.stdout.take().unwrap().read_to_string(&mut out).unwrap();
        assert!(bot.wait().unwrap().success() && err.is_empty(), "{err}");
        let lines: Vec<&str> = out.lines().collect();
        assert!(lines.len() == 2 && lines.iter().all(|line| line.ends_with(" points")), "nothing was refused: {out}");
    }
    let record = folder.join("game.jemaa");
    fs::write(&record, server.http("GET", &format!("/api/tables/{room}/record"), "")).unwrap();
    run(&["verify", record.to_str().unwrap()]).ok();
    server.stop();
}
