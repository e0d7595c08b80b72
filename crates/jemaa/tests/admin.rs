//! `jemaa admin` against `jemaa serve`, both as processes.

#![expect(clippy::unwrap_used, reason = "tests may fail")]

mod common;
#[expect(dead_code, reason = "not all of it is used here")]
#[path = "common/server.rs"]
mod server;

use std::fs;
use std::path::PathBuf;

use common::{Done, jemaa, run};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::Server;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

const SECRET: &str = "0123456789abcdef0123456789abcdef";

/// A folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("admin").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn admin_with(secret: &str, server: &Server, args: &[&str]) -> Done {
    let url = format!("http://{}", server.address);
    let done = jemaa(&[&["admin"], args, &["--server", &url]].concat()).env("JEMAA_ADMIN_SECRET", secret).output();
    let done = done.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Done { code: done.status.code(), out: text(done.stdout), err: text(done.stderr) }
}

fn admin(server: &Server, args: &[&str]) -> Done {
    admin_with(SECRET, server, args)
}

type Socket = WebSocketStream<tokio::net::TcpStream>;

async fn enter(server: &Server, room: &str, secret: &Value) -> Socket {
    let stream = tokio::net::TcpStream::connect(&server.address).await.unwrap();
    let (mut socket, _) = client_async(format!("ws://{}/ws", server.address), stream).await.unwrap();
    let hello = json!({ "type": "hello", "protocol": protocol::VERSION, "room": room, "secrets": [secret] });
    socket.send(Message::text(hello.to_string())).await.unwrap();
    socket
}

/// Hears until a message of this type comes.
async fn until(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let message = socket.next().await.expect("the connection stays").unwrap();
        let Ok(message) = serde_json::from_str::<Value>(message.to_text().unwrap()) else { continue };
        if message["type"] == kind {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_moderated_while_it_runs() {
    let folder = folder("moderated");
    let database = folder.join("jemaa.db");
    let file = folder.join("secret");
    fs::write(&file, format!("{SECRET}\n")).unwrap();
    let server = Server::start(database.to_str().unwrap(), &[("JEMAA_ADMIN_SECRET_FILE", file.to_str().unwrap())]);
    assert_eq!(admin(&server, &["rooms"]).ok(), "room  game  stage  listed  there  changed  seats\n");

    let seats =
        json!([{ "kind": "here", "name": "Ada\u{1b}[31m" }, { "kind": "bot", "level": "greedy" }, { "kind": "open" }]);
    let table = json!({ "game": "rugs", "options": { "players": 3 }, "seats": seats });
    let table: Value = serde_json::from_str(&server.http("POST", "/api/tables", &table.to_string())).unwrap();
    let room = table["room"].as_str().unwrap();
    let mut ada = enter(&server, room, &table["seats"][0]).await;
    until(&mut ada, "welcome").await;
    for text in ["hello", "an insult"] {
        ada.send(Message::text(json!({ "type": "chat", "text": text }).to_string())).await.unwrap();
        until(&mut ada, "chat").await;
    }
    let listed = admin(&server, &["rooms", "--stage", "gathering"]).ok();
    let row = listed.lines().nth(1).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(row, format!("{room} rugs gathering no 1 0 min ago 1 “Ada [31m”, 2 bot greedy, 3 open"));
    let listed = admin(&server, &["rooms", "--json"]).json();
    assert_eq!((&listed["rooms"][0]["room"], &listed["rooms"][0]["connections"]), (&json!(room), &json!(1)));

    let chat = admin(&server, &["chat", room]).ok();
    assert_eq!(chat, "1  0 min ago  Ada [31m (seat 1): hello\n2  0 min ago  Ada [31m (seat 1): an insult\n");
    let done = admin(&server, &["unsay", room, "2"]).ok();
    assert_eq!(done, format!("line 2 of the chat of room {room} is removed\n"));
    assert_eq!(until(&mut ada, "chat_removed").await["lines"], json!([2]));
    let chat = admin(&server, &["chat", room, "--json"]).json();
    assert_eq!(chat.as_array().unwrap().len(), 1);

    let done = admin(&server, &["rename", room, "1", "Bea"]).ok();
    assert_eq!(done, format!("the player on seat 1 of room {room} is renamed\n"));
    assert_eq!(until(&mut ada, "chat_renamed").await["name"], "Bea");
    assert_eq!(until(&mut ada, "update").await["patch"], json!([[["seats", 0, "name"], "Bea"]]));

    let done = admin(&server, &["announce", "5", "--note", "Back soon"]).ok();
    assert_eq!(done, "a restart in 5 min is announced\n");
    assert_eq!(until(&mut ada, "announcement").await["restart"]["note"], "Back soon");
    assert_eq!(admin(&server, &["announce", "--withdraw"]).ok(), "no restart is announced any more\n");
    assert_eq!(until(&mut ada, "announcement").await["restart"], Value::Null);

    assert_eq!(admin(&server, &["close", room]).ok(), format!("room {room} is closed\n"));
    assert_eq!(until(&mut ada, "problem").await["problem"]["code"], "closed");
    let again = admin(&server, &["close", room]);
    assert_eq!((again.code, again.err.as_str()), (Some(2), "jemaa: whoever runs the server closed this room\n"));
    assert_eq!(admin(&server, &["close", room, "--remove"]).ok(), format!("room {room} is removed\n"));
    let gone = admin(&server, &["chat", room]);
    assert_eq!((gone.code, gone.err.as_str()), (Some(2), "jemaa: there is no such room\n"));

    let wrong = admin_with(&"x".repeat(32), &server, &["rooms"]);
    assert_eq!((wrong.code, wrong.err.as_str()), (Some(2), "jemaa: this takes the admin secret of the server\n"));
    let (_, log) = server.stop();
    for words in ["closed by an admin", "removed by an admin", "renamed by an admin", "a wrong admin secret", room] {
        assert!(log.contains(words), "{words}: {log}");
    }
    for hidden in [SECRET, "xxxx", "Bea", "insult"] {
        assert!(!log.contains(hidden), "{hidden}: {log}");
    }
}

#[test]
fn what_is_wrong_is_told_with_its_exit_code() {
    let folder = folder("wrong");
    let database = folder.join("jemaa.db");
    let database = database.to_str().unwrap();
    let refused = |done: Done, code: i32, reason: &str| {
        assert_eq!((done.code, done.out.as_str()), (Some(code), ""), "{done:?}");
        assert!(done.err.contains(reason), "{}", done.err);
    };
    // A server does not start with a secret that could be guessed, nor with two.
    let short = folder.join("short");
    fs::write(&short, "secret\n").unwrap();
    let short = short.to_str().unwrap();
    for (file, variable) in [(Some(short), ""), (None, "secret"), (Some("/nowhere"), ""), (Some(short), SECRET)] {
        let mut variables = vec![("JEMAA_ADMIN_SECRET", variable)];
        variables.extend(file.map(|file| ("JEMAA_ADMIN_SECRET_FILE", file)));
        let (ended, log) = Server::try_start(database, &variables).err().expect("it does not start");
        assert_eq!(ended.code(), Some(2), "{log}");
        assert!(
            log.contains("at least 32 characters") || log.contains("No such file") || log.contains("twice"),
            "{log}"
        );
    }

    let server = Server::start(database, &[]);
    refused(admin(&server, &["rooms"]), 2, "the server was started without an admin secret");
    refused(admin_with("short", &server, &["rooms"]), 2, "JEMAA_ADMIN_SECRET: an admin secret has at least 32");
    refused(admin_with("", &server, &["rooms"]), 2, "the admin secret is missing");
    server.stop();

    let with = |url: &str, args: &[&str]| {
        let done = jemaa(&[&["admin", "--server", url], args].concat()).env("JEMAA_ADMIN_SECRET", SECRET).output();
        let done = done.unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Done { code: done.status.code(), out: text(done.stdout), err: text(done.stderr) }
    };
    refused(with("http://127.0.0.1:1", &["rooms"]), 1, "it cannot be reached: Connection refused");
    refused(with("https://example.org", &["rooms"]), 2, "only http:// is spoken here");
    // Nobody on the way reads the secret unasked.
    for away in ["http://example.org", "http://192.0.2.1:7777", "http://0.0.0.0:1", "http://localhost.example.org"] {
        refused(with(away, &["rooms"]), 2, "the admin secret would be sent unencrypted");
    }
    refused(with("http://0.0.0.0:1", &["rooms", "--unencrypted"]), 1, "it cannot be reached: Connection refused");
    for here in ["http://localhost:1", "http://[::1]:1", "http://127.1.2.3:1"] {
        refused(with(here, &["rooms"]), 1, "it cannot be reached");
    }
    for bad in ["example.org", "http://", "http://a/b", "http://me@x", "ftp://x"] {
        refused(with(bad, &["rooms"]), 2, "is no http://HOST:PORT");
    }
    for bad in [
        &["close", "nonsense"][..],
        &["rooms", "--stage", "all"],
        &["rooms", "--after", "x y"],
        &["announce"],
        &["announce", "5", "--withdraw"],
        &["unsay", "a51ab5vkgk1d", "x"],
        &[],
    ] {
        assert_eq!(run(&[&["admin"], bad].concat()).code, Some(2), "{bad:?}");
    }
}
