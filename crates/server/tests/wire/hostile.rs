//! Slow and hostile clients: they are let go, what they can take is bounded, and others play on.

use std::net::SocketAddr;
use std::time::Duration;

use house::store::Target;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use server::{Bounds, Config, ServeError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};
use table::chance::below;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, Folder, PATIENCE, Server, Table};
use crate::{begin, one_move};

/// Players in a room of their own, whom nothing of all this must concern.
struct Others {
    players: Vec<Client>,
    watcher: Client,
    rng: ChaCha8Rng,
}

impl Others {
    async fn new(server: &Server) -> Others {
        let (_, mut players, mut watcher) = three(server, "rugs").await;
        let mut all: Vec<&mut Client> = players.iter_mut().chain([&mut watcher]).collect();
        begin_with(&mut all).await;
        Others { players, watcher, rng: ChaCha8Rng::seed_from_u64(1) }
    }

    async fn play_on(&mut self) {
        assert!(one_move(&mut self.players, &mut self.watcher, &mut self.rng).await, "others play on");
    }
}

/// A table with two players and somebody who watches.
async fn three(server: &Server, game: &str) -> (Table, Vec<Client>, Client) {
    let table = server.table(game, 2, json!({ "order": "chosen" })).await;
    let mut players = Vec::new();
    for at in 0..2 {
        players.push(server.enter(table.hello(&[&table.0["seats"][at], &table.0["host"]])).await.unwrap());
    }
    let watcher = server.enter(table.spectator()).await.unwrap();
    (table, players, watcher)
}

async fn begin_with(clients: &mut [&mut Client]) {
    let version = clients[0].done(json!({ "type": "start" })).await;
    for client in clients {
        client.reach(version).await;
        client.catch_up().await;
    }
}

async fn start(name: &str, bounds: Bounds) -> (Folder, Server) {
    let folder = Folder::new(name);
    let config = Config { bounds, ..Config::default() };
    let server = Server::start_with(&folder.database(), config).await;
    (folder, server)
}

/// All that the server says before it ends the connection.
async fn to_the_end(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    // It may end in anger.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("the server ends it");
    String::from_utf8_lossy(&answer).into_owned()
}

async fn raw(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// Asks for a WebSocket: the connection, and the answer.
async fn knock(address: SocketAddr) -> (TcpStream, String) {
    let ask = "GET /ws HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
               sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    let (mut stream, mut answer) = (raw(address, ask).await, String::new());
    let is_whole =
        |answer: &str| answer.starts_with("HTTP/1.1 101") && answer.ends_with("\r\n\r\n") || answer.ends_with('}');
    while !is_whole(&answer) {
        answer.push(stream.read_u8().await.unwrap().into());
    }
    (stream, answer)
}

const POST: &str = "POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n";

#[tokio::test(flavor = "multi_thread")]
async fn who_is_slow_is_let_go() {
    let quick = Duration::from_millis(400);
    let bounds = Bounds { head: quick, request: quick, hello: quick, ..Bounds::default() };
    let (_folder, server) = start("slow", bounds).await;
    let mut others = Others::new(&server).await;
    // Heads, bodies and greetings that never end, a byte at a time or not at all.
    let body = format!("{POST}content-length: 1000\r\n\r\n{{");
    let chunks = format!("{POST}transfer-encoding: chunked\r\n\r\n");
    for (begin, drop) in [
        ("", ""),
        ("", "G"),
        ("GET / HTTP/1.1\r\nhost: here\r\n", ""),
        ("GET / HTTP/1.1\r\nhost: here\r\n", "x: y\r\n"),
        ("GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n", ""),
        (&body, ""),
        (&body, " "),
        (&chunks, "1\r\n \r\n"),
    ] {
        let stream = raw(server.address, begin).await;
        let (mut reading, mut writing) = stream.into_split();
        let dribble = tokio::spawn(async move {
            while !drop.is_empty() && writing.write_all(drop.as_bytes()).await.is_ok() {
                sleep(Duration::from_millis(20)).await;
            }
            writing
        });
        let mut answer = Vec::new();
        let _ = timeout(PATIENCE, reading.read_to_end(&mut answer)).await.expect("the server ends it");
        let answer = String::from_utf8_lossy(&answer);
        if begin.starts_with("POST") {
            assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("malformed"), "{begin:?}: {answer}");
        }
        dribble.abort();
        others.play_on().await;
    }
    let mut silent = Client::connect(server.address, None).await.unwrap();
    assert!(silent.hear().await.is_none(), "who does not say hello is let go");
    others.play_on().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_without_a_word_is_noticed() {
    let bounds = Bounds { ping: Duration::from_millis(50), silence: Duration::from_millis(400), ..Bounds::default() };
    let (_folder, server) = start("gone", bounds).await;
    let table = server.table("rugs", 2, json!({ "order": "chosen" })).await;
    // It never looks at its socket again, and so answers no ping.
    let gone = server.enter(table.player(0)).await.unwrap();
    let mut other = server.enter(table.player(1)).await.unwrap();
    assert_eq!(other.sight()["seats"][0]["connected"], true);
    while other.sight()["seats"][0]["connected"] == true {
        other.hear().await.expect("who answers stays");
    }
    drop(gone);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_reads_is_let_go() {
    let bounds = Bounds { slowest: Duration::from_millis(500), ..Bounds::default() };
    let (_folder, server) = start("reads", bounds).await;
    let mut others = Others::new(&server).await;
    // A long game, the history of which is long too.
    let (table, mut players, mut watcher) = three(&server, "keshi").await;
    begin_with(&mut players.iter_mut().chain([&mut watcher]).collect::<Vec<_>>()).await;
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    while one_move(&mut players, &mut watcher, &mut rng).await {}
    let history = json!({ "type": "history", "since": 0 });
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(16 << 10).unwrap();
    let stream = socket.connect(server.address).await.unwrap();
    let mut deaf = Client::over(stream, server.address, None).await.unwrap();
    let (room, secret) = (table.room(), table.secret(1));
    deaf.say(&json!({ "type": "hello", "protocol": protocol::VERSION, "room": room, "secrets": [secret] })).await;
    assert_eq!(deaf.hear().await.unwrap()["type"], "welcome");
    drop(players.pop());
    for _ in 0..90 {
        deaf.raw(Message::text(history.to_string())).await;
    }
    while players[0].sight()["seats"][1]["connected"] == true {
        players[0].hear().await.expect("who reads stays");
    }
    others.play_on().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_floods_is_let_go() {
    let (_folder, server) = start("floods", Bounds { hello: PATIENCE * 10, ..Bounds::default() }).await;
    let mut others = Others::new(&server).await;
    let (table, ..) = three(&server, "rugs").await;
    for message in [Message::Ping(Default::default()), Message::Pong(Default::default())] {
        let mut flood = server.enter(table.player(0)).await.unwrap();
        let mut sent = 0;
        while flood.raw(message.clone()).await {
            sent += 1;
            assert!(sent < 1_000_000, "{message:?} for ever");
        }
        others.play_on().await;
    }
    // The same before a hello, for which the server waits longer than this test.
    for message in [Message::Ping(Default::default()), Message::Pong(Default::default())] {
        let mut flood = Client::connect(server.address, None).await.unwrap();
        let mut sent = 0;
        while flood.raw(message.clone()).await {
            sent += 1;
            assert!(sent < 1_000_000, "{message:?} for ever before a hello");
        }
        others.play_on().await;
    }
    // Messages, by somebody who hears every answer.
    for text in ["x", r#"{"type":"history","since":0}"#] {
        let mut flood = server.enter(table.player(0)).await.unwrap();
        let mut sent = 0;
        while flood.raw(Message::text(text)).await && flood.hear().await.is_some() {
            sent += 1;
            assert!(sent < 5_000, "{text} for ever");
        }
        assert!(sent > 200, "who sends a little too much is told so first");
        others.play_on().await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_long_is_not_taken() {
    let (_folder, server) = start("long", Bounds::default()).await;
    let mut others = Others::new(&server).await;
    let long = "x".repeat(128 << 10);
    let chunk = format!("8000\r\n{}\r\n", "x".repeat(0x8000));
    for (request, status) in [
        (format!("GET /{long} HTTP/1.1\r\nhost: here\r\n\r\n"), "HTTP/1.1 431"),
        (format!("GET / HTTP/1.1\r\nhost: here\r\nx: {long}\r\n\r\n"), "HTTP/1.1 431"),
        (format!("GET / HTTP/1.1\r\nhost: here\r\n{}\r\n", "x: y\r\n".repeat(200)), "HTTP/1.1 431"),
        (format!("{POST}content-length: 99999999999\r\n\r\n{{"), "HTTP/1.1 400"),
        (format!("{POST}transfer-encoding: chunked\r\n\r\n{}", chunk.repeat(40)), "HTTP/1.1 429"),
        ("\0\u{1}\u{2}\r\n\r\n".to_owned(), "HTTP/1.1 400"),
    ] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        // It need not take all of it.
        let _ = stream.write_all(request.as_bytes()).await;
        let _ = stream.shutdown().await;
        let answer = to_the_end(&mut stream).await;
        let shown: String = request.chars().take(60).collect();
        assert!(answer.starts_with(status), "{shown}: {answer}");
        others.play_on().await;
    }
    // A frame that says that it will be a terabyte long.
    let (table, ..) = three(&server, "rugs").await;
    let mut client = server.enter(table.player(0)).await.unwrap();
    client.only(&[0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 3, 4]).await;
    while client.hear().await.is_some() {}
    others.play_on().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_take_all() {
    let bounds = Bounds { counts_this_machine: true, ..Bounds::default() };
    let (_folder, server) = start("one", bounds).await;
    let mut others = Others::new(&server).await;
    // Connections that say nothing.
    let mut idle = Vec::new();
    loop {
        let mut stream = raw(server.address, "GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await;
        let mut first = [0; 12];
        match stream.read_exact(&mut first).await {
            Ok(_) => idle.push(stream),
            Err(_) => break,
        }
        assert!(idle.len() <= 64);
    }
    assert_eq!(idle.len(), 64);
    others.play_on().await;
    idle.clear();
    while to_the_end(&mut raw(server.address, "GET /healthz HTTP/1.0\r\n\r\n").await).await.is_empty() {}
    // Sockets.
    let mut sockets = Vec::new();
    loop {
        let (socket, answer) = knock(server.address).await;
        match answer {
            answer if answer.starts_with("HTTP/1.1 101") => sockets.push(socket),
            answer if answer.contains("too many requests") => sleep(Duration::from_millis(50)).await,
            answer => break assert!(answer.contains("too many connections"), "{answer}"),
        }
        assert!(sockets.len() <= 64, "sockets for ever");
    }
    assert_eq!(sockets.len(), 64 - 3, "three play");
    others.play_on().await;
    drop(sockets);
    // Tables.
    let mut tables = 0;
    loop {
        let (status, answer) = server.post("/api/tables", json!({ "game": "rugs" })).await;
        match answer["detail"].as_str().unwrap_or_default() {
            "" => tables += u32::from(status == 201),
            detail if detail.contains("too many requests") => sleep(Duration::from_millis(50)).await,
            detail => break assert!(detail.contains("too many tables"), "{detail}"),
        }
        assert!(tables < 40, "tables for ever");
    }
    assert!(tables >= 29, "{tables}");
    while server.http("GET", "/api/tables?stage=gathering", "").await.0 == 429 {
        sleep(Duration::from_millis(50)).await;
    }
    others.play_on().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_the_server_from_going_down() {
    let bounds = Bounds { request: PATIENCE * 10, closing: Duration::from_millis(200), ..Bounds::default() };
    // Somebody whose request does not end.
    let (_folder, server) = start("endless", bounds).await;
    let mut endless = raw(server.address, &format!("{POST}expect: 100-continue\r\ncontent-length: 9\r\n\r\n")).await;
    let mut begun = [0; 12];
    endless.read_exact(&mut begun).await.unwrap();
    assert_eq!(&begun, b"HTTP/1.1 100");
    // Its store may be late on a slow machine; here it only matters that it ends.
    let _ = server.end().await;
    // Somebody who has the database for themselves.
    let (folder, server) = start("held", bounds).await;
    let Target::Sqlite(file) = folder.database() else { panic!("a file") };
    let mut holder = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    holder.execute("BEGIN IMMEDIATE").await.unwrap();
    let ended = server.end().await;
    assert!(matches!(ended, Err(ServeError::Late)), "{ended:?}");
    holder.close().await.unwrap();
}

/// Something that looks like a message, and is none.
fn nonsense(rng: &mut ChaCha8Rng) -> String {
    const MESSAGES: [&str; 12] = [
        r#"{"type":"act","id":"a","version":3,"actions":["n","c4-d4"]}"#,
        r#"{"type":"undo","id":"b","to":2}"#,
        r#"{"type":"vote","id":"c","proposal":3,"agree":true}"#,
        r#"{"type":"pause","seat":1}"#,
        r#"{"type":"settle","outcome":"3"}"#,
        r#"{"type":"swap","seat":1,"with":2}"#,
        r#"{"type":"reseat","seat":2,"level":"random"}"#,
        r#"{"type":"chat","text":"<b>\u0000</b>"}"#,
        r#"{"type":"mute","seat":2,"muted":true}"#,
        r#"{"type":"preview","actions":["n"]}"#,
        r#"{"type":"history","since":0}"#,
        r#"{"type":"hello","protocol":1,"room":"000000000000","secrets":[]}"#,
    ];
    const ODD: [&str; 14] = [
        "null",
        "-1",
        "0",
        "1e400",
        "18446744073709551616",
        "0.1",
        "[]",
        "{}",
        "\"\"",
        "true",
        "\"\\ud800\"",
        "[[[[",
        "\u{feff}",
        "\"💥\"",
    ];
    let mut text: Vec<char> = MESSAGES[below(rng, 12) as usize].chars().collect();
    for _ in 0..=below(rng, 3) {
        let (from, to) = (below(rng, text.len() as u32 + 1) as usize, below(rng, text.len() as u32 + 1) as usize);
        let (from, to) = (from.min(to), from.max(to));
        match below(rng, 6) {
            0 => text.truncate(to),
            1 => drop(text.drain(from..to)),
            2 => drop(text.splice(from..from, ODD[below(rng, 14) as usize].chars()).count()),
            3 => drop(text.splice(from..to, ODD[below(rng, 14) as usize].chars()).count()),
            4 => drop(text.splice(from..from, "[".repeat(200 << below(rng, 7)).chars()).count()),
            _ => text.splice(from..to, char::from_u32(rng.next_u32() % 0x1_0000)).for_each(drop),
        }
    }
    text.into_iter().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_and_changes_nothing() {
    let (_folder, server) = start("nonsense-2", Bounds::default()).await;
    let mut others = Others::new(&server).await;
    let table = server.table("rugs", 2, json!({ "order": "chosen" })).await;
    let mut one = server.enter(table.player(0)).await.unwrap();
    let two = server.enter(table.player(1)).await.unwrap();
    begin(&server, &table, &mut [&mut one]).await;
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..12 {
        let mut client = server.enter(table.player(1)).await.unwrap();
        let mut refused = 0;
        for _ in 0..40 {
            let before = client.heard.len();
            let text = nonsense(&mut rng);
            client.raw(Message::text(text.clone())).await;
            client.catch_up().await;
            let heard: Vec<Value> =
                client.heard[before..].iter().map(|text| serde_json::from_str(text).unwrap()).collect();
            let is_answer = |message: &&Value| {
                ["done", "problem", "history", "preview"].contains(&message["type"].as_str().unwrap())
            };
            let answers = heard[..heard.len() - 1].iter().filter(is_answer);
            assert_eq!(answers.clone().count(), 1, "{text}: {heard:?}");
            refused += answers.filter(|answer| answer["type"] == "problem").count();
        }
        assert!(refused > 20, "{refused}");
        others.play_on().await;
    }
    // Whatever of it made sense left its mark; the room still does what a room does.
    one.catch_up().await;
    let fresh = server.enter(table.player(0)).await.unwrap();
    assert_eq!(fresh.sights, one.sights);
    drop(two);
    // Bytes that are no messages at all.
    for _ in 0..50 {
        let mut client = server.enter(table.player(1)).await.unwrap();
        let mut bytes = vec![0; 1 + below(&mut rng, 300) as usize];
        rng.fill_bytes(&mut bytes);
        client.only(&bytes).await;
        while client.hear().await.is_some() {}
    }
    others.play_on().await;
    server.stop().await;
}
