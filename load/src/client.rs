//! One client: a seat at a table.

use futures_util::{SinkExt, StreamExt};
use protocol::lobby::TableMade;
use rand_chacha::ChaCha8Rng;
use serde::Deserialize;
use serde_json::{Value, json};
use table::chance;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::glance::{Change, Glance};

/// What went wrong.
pub(crate) type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// Makes a table with all seats taken here.
pub(crate) async fn make_table(server: &str, game: &str, players: usize) -> Result<TableMade, Trouble> {
    let seat = json!({ "kind": "here", "name": "Load" });
    let body = json!({ "game": game, "options": { "players": players }, "seats": vec![seat; players] }).to_string();
    let mut stream = TcpStream::connect(server).await?;
    let length = body.len();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {server}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
         connection: close\r\n\r\n"
    );
    stream.write_all((head + &body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    if !head.starts_with("HTTP/1.1 201") {
        return Err(format!("no table: {answer}").into());
    }
    Ok(serde_json::from_str(body)?)
}

/// What the server says, as far as it matters here.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Said {
    Welcome {
        version: u64,
        sights: Vec<Seen>,
    },
    Update {
        version: u64,
        patch: Vec<Change>,
    },
    Whole {
        version: u64,
        sight: Glance,
    },
    Done {
        id: Option<String>,
    },
    Problem {
        problem: Value,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Seen {
    sight: Glance,
}

/// A seat at a table.
pub(crate) struct Client {
    socket: WebSocketStream<TcpStream>,
    sight: Option<Glance>,
    version: u64,
    sent: u64,
    done: u64,
    pub(crate) bytes: usize,
    pub(crate) messages: usize,
}

impl Client {
    /// Goes into a room.
    pub(crate) async fn enter(server: &str, room: &str, secrets: &[&str]) -> Result<Client, Trouble> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        let (socket, _) = client_async_with_config(format!("ws://{server}/ws"), stream, Some(config)).await?;
        let mut client = Client { socket, sight: None, version: 0, sent: 0, done: 0, bytes: 0, messages: 0 };
        let hello = json!({ "type": "hello", "protocol": protocol::VERSION, "room": room, "secrets": secrets });
        client.say(&hello).await?;
        while client.sight.is_none() {
            client.hear().await?;
        }
        Ok(client)
    }

    /// Begins the game.
    pub(crate) async fn start(&mut self) -> Result<(), Trouble> {
        self.sent += 1;
        self.say(&json!({ "type": "start", "id": self.sent.to_string() })).await
    }

    pub(crate) fn is_over(&self) -> bool {
        self.sight.as_ref().is_some_and(Glance::is_over)
    }

    /// What it is asked and has not answered.
    fn choices(&self) -> &[Value] {
        self.sight.as_ref().map_or(&[], Glance::choices)
    }

    /// Whether it is asked something that it has not answered.
    pub(crate) fn may_act(&self) -> bool {
        !self.choices().is_empty()
    }

    /// Does something at random, and waits until it is acknowledged.
    pub(crate) async fn act(&mut self, rng: &mut ChaCha8Rng) -> Result<(), Trouble> {
        let choices = self.choices();
        let action = choices[chance::below(rng, choices.len() as u32) as usize]["action"].clone();
        self.sent += 1;
        let id = self.sent.to_string();
        let act = json!({ "type": "act", "id": id, "version": self.version, "actions": [action] });
        self.say(&act).await?;
        while self.done < self.sent {
            self.hear().await?;
        }
        Ok(())
    }

    async fn say(&mut self, message: &Value) -> Result<(), Trouble> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    /// Hears one message.
    pub(crate) async fn hear(&mut self) -> Result<(), Trouble> {
        let text = match self.socket.next().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(why))) => return Err(format!("closed: {why:?}").into()),
            Some(Ok(_)) => return Ok(()),
            Some(Err(reason)) => return Err(reason.into()),
            None => return Err("closed".into()),
        };
        self.bytes += text.len();
        self.messages += 1;
        match serde_json::from_str(&text)? {
            Said::Welcome { version, sights } => {
                self.version = version;
                self.sight = sights.into_iter().next().map(|seen| seen.sight);
            }
            Said::Update { version, patch } => {
                self.version = version;
                let sight = self.sight.as_mut().ok_or("a patch for nothing")?;
                sight.change(patch).map_err(|_| "a patch that does not fit")?;
            }
            Said::Whole { version, sight } => (self.version, self.sight) = (version, Some(sight)),
            Said::Done { id } => self.done = id.and_then(|id| id.parse().ok()).unwrap_or(self.done).max(self.done),
            Said::Problem { problem } => return Err(problem.to_string().into()),
            Said::Other => {}
        }
        Ok(())
    }
}
