//! A server on a port of its own, and clients that keep what they see.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use bots::AnyGame;
use futures_util::{SinkExt, StreamExt};
use house::House;
use house::store::{Store, Target};
use keshi_bots::KeshiBots;
use rugs_bots::RugsBots;
use serde_json::{Value, json};
use server::{Config, ServeError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};
use tree::patch::{self, Set};

/// Nothing takes longer than this.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A folder that is gone when the test is over.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("jemaa-wire-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub(crate) fn database(&self) -> Target {
        Target::Sqlite(self.0.join("jemaa.db"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<Result<(), ServeError>>,
}

impl Server {
    pub(crate) async fn start(database: &Target) -> Server {
        let public_url = Some("https://jemaa.example".to_owned());
        Server::start_with(database, Config { public_url, ..Config::default() }).await
    }

    pub(crate) async fn start_with(database: &Target, config: Config) -> Server {
        let store = Store::open(database).await.unwrap();
        let house = House::open(vec![AnyGame::of::<RugsBots>(), AnyGame::of::<KeshiBots>()], store, 1);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(server::serve(listener, house, config, async move { drop(stopped.await) }));
        Server { address, stop, served }
    }

    pub(crate) async fn stop(self) {
        self.end().await.unwrap();
    }

    /// Stops it: how it ended.
    pub(crate) async fn end(self) -> Result<(), ServeError> {
        let _ = self.stop.send(());
        timeout(PATIENCE, self.served).await.expect("it ends").unwrap()
    }

    /// A request over HTTP: status, head and body.
    pub(crate) async fn http(&self, method: &str, path: &str, body: &str) -> (u16, String, String) {
        self.request(method, path, "", body).await
    }

    /// What somebody with a secret gets over HTTP: status and body.
    pub(crate) async fn get_as(&self, secret: &Value, path: &str) -> (u16, String) {
        let header = format!("authorization: Bearer {}\r\n", secret.as_str().unwrap());
        let (status, _, body) = self.request("GET", path, &header, "").await;
        (status, body)
    }

    pub(crate) async fn request(&self, method: &str, path: &str, header: &str, body: &str) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let (address, length) = (self.address, body.len());
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n{header}\
             content-length: {length}\r\nconnection: close\r\n\r\n"
        );
        stream.write_all((head + body).as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head.to_lowercase(), body.to_owned())
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let (status, _, body) = self.http("POST", path, &body.to_string()).await;
        (status, serde_json::from_str(&body).unwrap())
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        let (status, _, body) = self.http("GET", path, "").await;
        (status, serde_json::from_str(&body).unwrap())
    }

    /// A table with so many people, all of whose secrets are here.
    pub(crate) async fn table(&self, game: &str, players: usize, settings: Value) -> Table {
        let names = ["Ada", "Bo", "Cy", "Di"];
        let seats: Vec<Value> = names[..players].iter().map(|name| json!({ "kind": "here", "name": name })).collect();
        self.make(json!({ "game": game, "options": { "players": players }, "seats": seats, "settings": settings }))
            .await
    }

    pub(crate) async fn make(&self, table: Value) -> Table {
        let (status, made) = self.post("/api/tables", table).await;
        assert_eq!(status, 201, "{made}");
        Table(made)
    }

    pub(crate) async fn enter(&self, hello: Value) -> Result<Client, Value> {
        Client::enter(self.address, hello).await
    }
}

/// A table as it was made.
pub(crate) struct Table(pub(crate) Value);

impl Table {
    pub(crate) fn room(&self) -> &str {
        self.0["room"].as_str().unwrap()
    }

    pub(crate) fn secret(&self, at: usize) -> &str {
        self.0["seats"][at].as_str().unwrap()
    }

    pub(crate) fn hello(&self, secrets: &[&Value]) -> Value {
        json!({ "room": self.room(), "secrets": secrets })
    }

    pub(crate) fn player(&self, at: usize) -> Value {
        self.hello(&[&self.0["seats"][at]])
    }

    pub(crate) fn host(&self) -> Value {
        self.hello(&[&self.0["host"]])
    }

    /// A path below this room.
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.room())
    }

    pub(crate) fn spectator(&self) -> Value {
        json!({ "room": self.room(), "invite": self.0["invite"] })
    }
}

/// One client.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    /// What each of its seats sees, or what it sees as a spectator.
    pub(crate) sights: BTreeMap<String, Value>,
    pub(crate) version: u64,
    pub(crate) welcome: Value,
    /// Every message as it came.
    pub(crate) heard: Vec<String>,
    /// What its ids begin with: a client that comes back is another one, and asks for other things.
    pub(crate) name: String,
    /// How often it has said something.
    pub(crate) sent: u32,
    /// How much it may say at once, and since when.
    breath: f64,
    spoke: Instant,
}

static CLIENTS: AtomicU32 = AtomicU32::new(0);

impl Client {
    /// A socket that has not said anything.
    pub(crate) async fn connect(address: SocketAddr, origin: Option<&str>) -> Result<Client, u16> {
        let stream = TcpStream::connect(address).await.unwrap();
        Client::over(stream, address, origin).await
    }

    /// The same over a connection that is there.
    pub(crate) async fn over(stream: TcpStream, address: SocketAddr, origin: Option<&str>) -> Result<Client, u16> {
        let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let socket = match client_async(request, stream).await {
            Ok((socket, _)) => socket,
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => return Err(answer.status().as_u16()),
            Err(reason) => panic!("{reason}"),
        };
        let (sights, heard) = (BTreeMap::new(), Vec::new());
        let name = format!("client {}", CLIENTS.fetch_add(1, Ordering::Relaxed));
        let (breath, spoke) = (80.0, Instant::now());
        Ok(Client { socket, sights, version: 0, welcome: Value::Null, heard, name, sent: 0, breath, spoke })
    }

    pub(crate) async fn enter(address: SocketAddr, hello: Value) -> Result<Client, Value> {
        let mut client = Client::connect(address, None).await.unwrap();
        let mut full = json!({ "type": "hello", "protocol": protocol::VERSION });
        full.as_object_mut().unwrap().extend(hello.as_object().unwrap().clone());
        client.say(&full).await;
        let first = client.hear().await.expect("an answer");
        if first["type"] == "problem" {
            return Err(first["problem"].clone());
        }
        assert_eq!(first["type"], "welcome", "{first}");
        Ok(client)
    }

    /// Says something, not faster than a client may.
    pub(crate) async fn say(&mut self, message: &Value) {
        self.sent += 1;
        self.breath = (self.breath - 1.0 + 28.0 * self.spoke.elapsed().as_secs_f64()).min(80.0);
        self.spoke = Instant::now();
        if self.breath < 0.0 {
            sleep(Duration::from_millis(40)).await;
        }
        self.raw(Message::text(message.to_string())).await;
    }

    /// Sends any message; whether it can be sent.
    pub(crate) async fn raw(&mut self, message: Message) -> bool {
        timeout(PATIENCE, self.socket.send(message)).await.expect("it is taken in time, or not at all").is_ok()
    }

    /// Sends any bytes, and nothing after them.
    pub(crate) async fn only(&mut self, bytes: &[u8]) {
        let stream = self.socket.get_mut();
        let _ = stream.write_all(bytes).await;
        let _ = stream.shutdown().await;
    }

    /// Hears one message; none comes any more when the server has closed the connection.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        let text = loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("something is said in time") {
                Some(Ok(Message::Text(text))) => break text.to_string(),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        self.heard.push(text);
        let past = ["done", "moment"].iter().any(|kind| message["type"] == *kind);
        if let Some(version) = message["version"].as_u64().filter(|_| !past) {
            assert!(version >= self.version, "versions only grow: {message}");
            self.version = version;
        }
        match message["type"].as_str().unwrap() {
            "welcome" => {
                self.welcome = message.clone();
                for seen in message["sights"].as_array().unwrap() {
                    self.sights.insert(seen["who"].to_string(), seen["sight"].clone());
                }
            }
            "update" => {
                let sight = self.sights.get_mut(&message["who"].to_string()).expect("its own sight");
                let patch: Vec<Set<Value>> = serde_json::from_value(message["patch"].clone()).unwrap();
                patch::apply(sight, &patch).expect("the patch fits");
            }
            "whole" => drop(self.sights.insert(message["who"].to_string(), message["sight"].clone())),
            "seated" => self.sights.clear(),
            _ => {}
        }
        Some(message)
    }

    /// Hears nothing any more, and returns with which code the server closes the connection.
    pub(crate) async fn end(&mut self) -> Option<u16> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("it ends in time") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Hears until something fits.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.hear().await.expect("the connection stays");
            if fits(&message) {
                return message;
            }
        }
    }

    /// Asks for something, and hears the answer.
    pub(crate) async fn ask(&mut self, mut message: Value) -> Value {
        if message["id"].is_null() {
            message["id"] = json!(format!("{}, {}", self.name, self.sent));
        }
        let id = message["id"].clone();
        self.say(&message).await;
        self.until(|answer| answer["id"] == id).await
    }

    /// Asks for something, and is told that it is done: with which version.
    pub(crate) async fn done(&mut self, message: Value) -> u64 {
        let answer = self.ask(message).await;
        assert_eq!(answer["type"], "done", "{answer}");
        answer["version"].as_u64().unwrap()
    }

    /// Asks for something, and is told that it cannot be.
    pub(crate) async fn refused(&mut self, message: Value) -> String {
        let answer = self.ask(message.clone()).await;
        assert_eq!(answer["type"], "problem", "{message}: {answer}");
        assert!(!answer["problem"]["detail"].as_str().unwrap().is_empty());
        answer["problem"]["code"].as_str().unwrap().to_owned()
    }

    /// Hears all up to a version.
    pub(crate) async fn reach(&mut self, version: u64) {
        while self.version < version {
            self.hear().await.expect("the connection stays");
        }
    }

    /// Hears all that the room has said until now.
    pub(crate) async fn catch_up(&mut self) {
        self.ask(json!({ "type": "history", "since": 1_000_000 })).await;
    }

    /// The one sight of a client with one seat.
    pub(crate) fn sight(&self) -> &Value {
        assert_eq!(self.sights.len(), 1);
        self.sights.values().next().unwrap()
    }

    pub(crate) fn choices(&self) -> Vec<String> {
        choices(self.sight())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.sights.values().any(|sight| sight["stage"] == "over")
    }
}

/// What may be decided, by whoever has not.
pub(crate) fn choices(sight: &Value) -> Vec<String> {
    let table = &sight["table"];
    if !table["chosen"].is_null() {
        return Vec::new();
    }
    let choices = table["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    choices.iter().map(|choice| choice["action"].as_str().unwrap().to_owned()).collect()
}
