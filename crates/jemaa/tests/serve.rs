//! The server as a process: how it starts, what it says, and how its house is kept.

#![expect(clippy::unwrap_used, reason = "tests may fail")]

#[expect(dead_code, reason = "not all of it is used here")]
mod common;
#[path = "common/server.rs"]
mod server;

use std::collections::HashMap;
use std::env;
use std::fs::{self, Permissions};
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use common::{Done, jemaa, run};
use futures_util::{SinkExt, StreamExt};
use house::RoomId;
use house::store::{Append, Listing, Said, Store, Target};
use keshi::Keshi;
use protocol::lobby::Stage;
use serde_json::{Value, json};
use server::Server;
use table::Game as _;
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
        let address = server.address.clone();
        assert_eq!(server.http("GET", "/healthz", ""), "ok\n");
        assert!(server.http("GET", "/metrics", "").contains("\njemaa_connections 0\n"));
        let (out, log) = server.stop();
        assert_eq!(out, "", "one line is all on standard output");
        assert!(log.contains("closing") && !log.contains('\u{1b}'), "{log:?}");
        let lines: Vec<&str> = log.lines().collect();
        for told in ["open", env!("CARGO_PKG_VERSION"), &address, database] {
            assert!(lines[0].contains(told), "it opens, and says {told}: {log}");
        }
        assert!(lines[lines.len() - 1].contains("stopped"), "{log}");
        let parsed: Result<Vec<Value>, _> = log.lines().map(serde_json::from_str).collect();
        assert_eq!(parsed.is_ok(), json, "{log}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn it_serves_where_nothing_can_be_logged_or_said() {
    let database = folder("full").join("jemaa.db");
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = format!("127.0.0.1:{port}");
    let mut child = jemaa(&["serve", "--listen", &address, "--database", database.to_str().unwrap()])
        .env("JEMAA_LOG", "debug")
        .stdout(full())
        .stderr(full())
        .spawn()
        .unwrap();
    let answer = loop {
        if let Some(ended) = child.try_wait().unwrap() {
            panic!("it ended: {ended}");
        }
        let Ok(mut stream) = TcpStream::connect(&address) else {
            std::thread::sleep(Duration::from_millis(20));
            continue;
        };
        write!(stream, "GET /healthz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        break answer;
    };
    assert!(answer.ends_with("ok\n"), "{answer}");
    assert!(Command::new("kill").arg(child.id().to_string()).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

/// Many stops, because the tasks that end then end in any order.
#[tokio::test(flavor = "multi_thread")]
async fn a_graceful_stop_logs_no_error() {
    let database = folder("graceful").join("jemaa.db");
    for _ in 0..10 {
        let server = Server::start(database.to_str().unwrap(), &[("JEMAA_LOG", "warn")]);
        let mut sockets = Vec::new();
        for _ in 0..20 {
            let seats = json!([{ "kind": "here", "name": "Ada" }, { "kind": "bot", "level": "random" }]);
            let settings = json!({ "order": "chosen", "clock": { "kind": "move", "seconds": 5 } });
            let table = json!({ "game": "rugs", "options": { "players": 2 }, "seats": seats, "settings": settings });
            let table: Value = serde_json::from_str(&server.http("POST", "/api/tables", &table.to_string())).unwrap();
            let secrets = json!([table["seats"][0], table["host"]]);
            let mut socket = enter(&server.address, table["room"].as_str().unwrap(), &secrets).await;
            done(&mut socket, "start", 1).await;
            sockets.push(socket);
        }
        // Bots that think, for whom nobody waits.
        for _ in 0..4 {
            let bot = json!({ "kind": "bot", "level": "greedy" });
            let table = json!({ "game": "keshi", "options": { "players": 2 }, "seats": [bot, bot] });
            let table: Value = serde_json::from_str(&server.http("POST", "/api/tables", &table.to_string())).unwrap();
            let mut socket = enter(&server.address, table["room"].as_str().unwrap(), &json!([table["host"]])).await;
            done(&mut socket, "start", 1).await;
        }
        let (_, log) = server.stop();
        assert_eq!(log, "");
    }
}

#[test]
fn a_proxy_that_nobody_named_is_told_of_once() {
    let database = folder("forwarded").join("jemaa.db");
    for (trusted, told) in [("192.0.2.1", 1), ("127.0.0.1", 0)] {
        let variables = [("JEMAA_TRUSTED_PROXY", trusted), ("JEMAA_LOG", "warn")];
        let server = Server::start(database.to_str().unwrap(), &variables);
        for _ in 0..3 {
            let mut stream = TcpStream::connect(&server.address).unwrap();
            write!(stream, "GET /api/games HTTP/1.0\r\nx-forwarded-for: 198.51.100.7\r\n\r\n").unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            assert!(answer.starts_with("HTTP/1.0 200"), "{answer}");
        }
        let (_, log) = server.stop();
        assert_eq!(log.lines().count(), told, "{log}");
        assert!(told == 0 || log.contains("127.0.0.1") && log.contains("--trusted-proxy"), "{log}");
        assert!(!log.contains("198.51.100.7"), "what anybody can claim is not logged: {log}");
    }
}

/// Runs jemaa as somebody who cannot write to this folder, nor to the files in it.
fn run_without_rights(folder: &Path, args: &[&str]) -> Option<Done> {
    let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
    for entry in fs::read_dir(folder).unwrap() {
        fs::set_permissions(entry.unwrap().path(), Permissions::from_mode(0o444)).unwrap();
    }
    fs::set_permissions(folder, Permissions::from_mode(0o555)).unwrap();
    let mut command = jemaa(args);
    // Where another user finds it, too: the folder it was built in may be closed to them.
    let program = env::temp_dir().join(format!("jemaa-program-{}-{}", std::process::id(), args[0]));
    if is_root {
        // Root may write everywhere.
        let built = env!("CARGO_BIN_EXE_jemaa");
        let _ = fs::remove_file(&program);
        fs::hard_link(built, &program).or_else(|_| fs::copy(built, &program).map(drop)).unwrap();
        command = Command::new(&program);
        command.args(args).stdin(Stdio::null()).uid(65534).gid(65534);
    }
    let done = command.output();
    let _ = fs::remove_file(&program);
    fs::set_permissions(folder, Permissions::from_mode(0o755)).unwrap();
    match done {
        Ok(done) => {
            let text = |bytes| String::from_utf8(bytes).unwrap();
            Some(Done { code: done.status.code(), out: text(done.stdout), err: text(done.stderr) })
        }
        Err(reason) => {
            assert!(env::var_os("CI").is_none(), "another user must be able to run jemaa in CI: {reason}");
            let _ = writeln!(std::io::stderr(), "!!! SKIPPED: no other user can run jemaa here: {reason}");
            None
        }
    }
}

/// A folder that every user can reach and, where the file in it is to be made, write to.
fn open_folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("jemaa-serve-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::set_permissions(&folder, Permissions::from_mode(0o777)).unwrap();
    folder
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_cannot_be_written_can_be_backed_up() {
    let (from, to) = (open_folder("from"), open_folder("to"));
    let (database, live) = (from.join("jemaa.db"), open_folder("live"));
    let store = Store::open(&Target::from(live.join("jemaa.db").as_path())).await.unwrap();
    keep(&store, 1, "rugs", 1, Stage::Playing).await;
    // As a machine that lost its power leaves it: the newest lines are in the write-ahead log alone.
    for name in ["jemaa.db", "jemaa.db-wal", "jemaa.db.lock"] {
        fs::copy(live.join(name), from.join(name)).unwrap();
    }
    let wal = fs::metadata(from.join("jemaa.db-wal")).unwrap().len();
    assert!(wal > 0);
    store.close().await.unwrap();
    for (number, left) in [("first", &["jemaa.db", "jemaa.db-wal", "jemaa.db.lock"][..]), ("second", &["jemaa.db"])] {
        if number == "second" {
            // As a server that was stopped leaves it.
            for name in ["jemaa.db-wal", "jemaa.db.lock"] {
                fs::remove_file(from.join(name)).unwrap();
            }
            fs::copy(live.join("jemaa.db"), &database).unwrap();
        }
        let backup = to.join(number);
        let args = ["backup", backup.to_str().unwrap(), "--database", database.to_str().unwrap()];
        let Some(done) = run_without_rights(&from, &args) else { return };
        done.ok();
        let mut names: Vec<_> = fs::read_dir(&from).unwrap().map(|file| file.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, left, "nothing was written there");
        let mut made: Vec<_> = fs::read_dir(&to).unwrap().map(|file| file.unwrap().file_name()).collect();
        made.retain(|name| name.to_string_lossy().starts_with(number));
        assert_eq!(made.len(), 1, "nothing is left beside the backup: {made:?}");
        let store = Store::open(&Target::from(backup.as_path())).await.unwrap();
        assert_eq!(store.counts().await.unwrap().playing, 1);
        assert_eq!(store.log(RoomId::new(1), 0).await.unwrap().len(), 1);
        store.close().await.unwrap();
        // It can be read as well, and the line in it is none.
        let room = RoomId::new(1).to_string();
        let done = run_without_rights(&from, &["export", &room, "--database", database.to_str().unwrap()]).unwrap();
        assert_eq!(done.err, format!("jemaa: this version cannot read the log of room {room}\n"));
    }
    for folder in [from, to, live] {
        let _ = fs::remove_dir_all(folder);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_opened_is_named_with_its_owner() {
    let folder = open_folder("owner");
    let database = folder.join("jemaa.db");
    Store::open(&Target::from(database.as_path())).await.unwrap().close().await.unwrap();
    let name = database.to_str().unwrap();
    let args = ["serve", "--listen", "127.0.0.1:0", "--database", name];
    let Some(done) = run_without_rights(&folder, &args) else { return };
    assert_eq!(done.code, Some(2), "{}", done.err);
    assert!(done.err.contains(name) && done.err.contains("mode 444"), "{}", done.err);
    assert!(done.err.contains("owned by") && done.err.contains("this process runs as"), "{}", done.err);
    // Without its lock's file, it is the folder that stands in the way.
    fs::remove_file(folder.join("jemaa.db.lock")).unwrap();
    let done = run_without_rights(&folder, &args).unwrap();
    assert!(done.err.contains("jemaa.db.lock") && done.err.contains("mode 555"), "{}", done.err);
    fs::remove_dir_all(folder).unwrap();
}

/// A disk that is full, but for a page or two: neither the database nor its log can grow.
#[test]
fn it_is_not_ready_where_no_space_is_left() {
    let folder = folder("full");
    let database = folder.join("jemaa.db");
    let name = database.to_str().unwrap();
    Server::start(name, &[]).stop();
    let server = Server::start_within(name, fs::metadata(&database).unwrap().len() + 8_192);
    let table = || server.http_with("POST", "/api/tables", "", r#"{"game":"rugs","seats":[{"kind":"open"}]}"#).0;
    let is_ready = || server.http_with("GET", "/readyz", "", "").0 == 200;
    // What is copied from the log into the database leaves space in the log: it may have to be filled again.
    let full = (0..60).find(|_| match table() {
        429 => {
            thread::sleep(Duration::from_secs(1));
            false
        }
        503 => {
            thread::sleep(Duration::from_millis(2_500));
            !is_ready()
        }
        _ => false,
    });
    assert!(full.is_some(), "it is never full, or ready all the same");
    assert_eq!(server.http_with("GET", "/healthz", "", "").0, 200);
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

/// Keeps a room with a line or two, written in 1970.
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
    // A game that is over from its first line on was not played here.
    let before = (stage == Stage::Over).then(|| Listing { stage: Stage::Playing, ..listing.clone() });
    for (listing, version) in before.into_iter().chain([listing]).zip(1..) {
        let (entry, listing) = (entry.clone(), Some(listing));
        store.append(Append { room, version, at: 1000, time: 1000, entry, listing, wake: None }).await.unwrap();
    }
    store.say(room, Said { at: 1000, seat: Some(0), text: "Ada\nhello".to_owned() }).await.unwrap();
    room
}

#[tokio::test]
async fn rooms_that_it_cannot_go_on_with_are_set_aside_and_named() {
    let database = folder("newer").join("jemaa.db");
    let store = Store::open(&Target::from(database.as_path())).await.unwrap();
    let newer = keep(&store, 1, "rugs", 1000, Stage::Playing).await;
    let mut unknown = Vec::new();
    for number in 2..=13 {
        unknown.push(keep(&store, number, "chess", 1, Stage::Playing).await.to_string());
    }
    keep(&store, 20, "chess", 1, Stage::Over).await;
    store.close().await.unwrap();
    let (_, log) = Server::start(database.to_str().unwrap(), &[]).stop();
    let aside = |game: &str, rules: u32, count: usize, rooms: String| {
        let told = format!("game=\"{game}\" rules={rules} components=\"\" count={count} rooms=\"{rooms}\"");
        assert!(log.contains(&told), "{told} in {log}");
    };
    aside("chess", 1, 12, format!("{}, ...", unknown[..10].join(", ")));
    aside("rugs", 1000, 1, newer.to_string());
    assert!(log.contains("set aside"), "{log}");
}

/// Whoever runs the server gets a running game as a record, while the server has the database open.
#[tokio::test]
async fn a_running_game_is_exported() {
    let database = folder("export").join("jemaa.db");
    let database = database.to_str().unwrap();
    let export = |room: &str| run(&["export", room, "--database", database]);
    assert_eq!(export("a51ab5vkgk1d").code, Some(2), "there is no database");
    let server = Server::start(database, &[]);
    let seat = |name: &str| json!({ "kind": "here", "name": name });
    let table = json!({ "game": "rugs", "options": { "players": 2 }, "seats": [seat("Ada"), seat("Bo")],
        "settings": { "order": "chosen" } });
    let made: Value = serde_json::from_str(&server.http("POST", "/api/tables", &table.to_string())).unwrap();
    let room = made["room"].as_str().unwrap();
    assert_eq!(export(room).err, format!("jemaa: no game has begun in room {room}\n"));
    let mut socket = enter(&server.address, room, &json!([made["host"]])).await;
    done(&mut socket, "start", 1).await;
    let record = export(room).ok();
    assert!(record.starts_with("jemaa record 1\ngame: rugs\nrules: 1\n"), "{record}");
    assert!(record.contains("seats: [\"Ada\",\"Bo\"]\n"), "{record}");
    assert!(!record.contains("dice:"), "what the dice bring next is nobody's to know: {record}");
    let none = export("a51ab5vkgk1d");
    assert_eq!((none.code, none.err.as_str()), (Some(2), "jemaa: there is no room a51ab5vkgk1d\n"));
    server.stop();
}

/// The hash of keshi's components, with this text of an owner.
fn keshi_with(text: Option<&str>) -> String {
    let keshi = table::Kind::of::<Keshi>();
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
        keep_with(&store, number, "keshi", Keshi::RULES, Stage::Playing, components, &made(owner)).await
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
    let (_, log) = Server::start(database.to_str().unwrap(), &[]).stop();
    let with = |components: &str, count, rooms: String| {
        let rules = Keshi::RULES;
        let told = format!("game=\"keshi\" rules={rules} components=\"{components}\" count={count} rooms=\"{rooms}\"");
        assert!(log.contains(&told), "{told} in {log}");
    };
    with(others, 2, format!("{ours}, {owners}"));
    with(&keshi_with(Some(owner)), 1, changed.to_string());
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
    // The server has run for a year since.
    store.keep_time(365 * 24 * 60 * 60 * 1000).await.unwrap();
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
