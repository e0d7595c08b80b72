//! One client: a seat at a table.

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use tree::patch::{self, Set};

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The server cannot be reached, or the connection is lost: come back.
    #[error("no connection: {0}")]
    Lost(String),
    /// What must never be.
    #[error("{0}")]
    Wrong(String),
}

/// The connection is lost.
pub fn lost(reason: impl ToString) -> Trouble {
    Trouble::Lost(reason.to_string())
}

/// What must never be.
pub fn wrong(reason: impl ToString) -> Trouble {
    Trouble::Wrong(reason.to_string())
}

/// Makes a request over HTTP, with a secret if it takes one: status and body.
///
/// # Errors
/// If the server does not answer.
pub async fn request(
    server: &str,
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: &str,
) -> Result<(u16, String), Trouble> {
    let mut stream = TcpStream::connect(server).await.map_err(lost)?;
    let (length, bearer) =
        (body.len(), secret.map_or(String::new(), |secret| format!("authorization: Bearer {secret}\r\n")));
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
         {bearer}connection: close\r\n\r\n"
    );
    stream.write_all((head + body).as_bytes()).await.map_err(lost)?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(lost)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| lost("no answer"))?;
    let mut head = head.lines();
    let status = head.next().and_then(|line| line.split(' ').nth(1)?.parse().ok());
    let length = head.find_map(|line| line.strip_prefix("content-length: ")?.parse::<usize>().ok());
    if length.is_some_and(|length| body.len() < length) {
        return Err(lost("half an answer"));
    }
    Ok((status.ok_or_else(|| wrong(&answer))?, body.to_owned()))
}

/// Opens a socket.
pub(crate) async fn connect(server: &str) -> Result<WebSocketStream<TcpStream>, Trouble> {
    let stream = TcpStream::connect(server).await.map_err(lost)?;
    stream.set_nodelay(true).map_err(lost)?;
    let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
    let url = format!("ws://{server}/ws");
    let (socket, _) = client_async_with_config(url, stream, Some(config)).await.map_err(lost)?;
    Ok(socket)
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
        who: Option<u64>,
        patch: Vec<Set<Value>>,
    },
    Whole {
        version: u64,
        #[serde(flatten)]
        seen: Seen,
    },
    Done {
        id: Option<String>,
        version: u64,
    },
    Problem {
        id: Option<String>,
        problem: Value,
    },
    History {
        id: Option<String>,
        versions: Vec<Past>,
    },
    Closing {},
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Seen {
    who: Option<u64>,
    sight: Value,
}

#[derive(Deserialize)]
struct Past {
    version: u64,
}

/// What a client has heard; what it sees it keeps itself.
#[derive(Debug)]
pub enum Heard {
    /// Something was done.
    Done {
        /// What.
        id: Option<String>,
        /// With which version.
        version: u64,
    },
    /// Something cannot be.
    Problem {
        /// What.
        id: Option<String>,
        /// Why not.
        code: String,
        /// The whole problem.
        problem: Value,
    },
    /// What has happened.
    History {
        /// Who asked.
        id: Option<String>,
        /// In which versions.
        versions: Vec<u64>,
    },
    /// Anything else.
    Other,
}

/// A seat at a table, or somebody who watches.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    /// What it sees.
    pub sight: Value,
    /// With whose eyes.
    pub who: Option<u64>,
    /// The last version that it heard of.
    pub version: u64,
    /// How many bytes it has received.
    pub bytes: usize,
    /// In how many messages.
    pub messages: usize,
}

impl Client {
    /// Goes into a room, with what `hello` says beside the version of the protocol.
    ///
    /// # Errors
    /// If it is not let in.
    pub async fn enter(server: &str, mut hello: Value) -> Result<Client, Trouble> {
        let socket = connect(server).await?;
        let mut client = Client { socket, sight: Value::Null, who: None, version: 0, bytes: 0, messages: 0 };
        hello["type"] = json!("hello");
        hello["protocol"] = json!(protocol::VERSION);
        client.say(&hello).await?;
        while client.sight.is_null() {
            match client.hear().await? {
                Heard::Problem { code, .. } if code == "unavailable" => return Err(lost(code)),
                Heard::Problem { problem, .. } => return Err(wrong(format!("not let in: {problem}"))),
                _ => {}
            }
        }
        Ok(client)
    }

    /// What it may do, and whether it has chosen already while all choose together.
    #[must_use]
    pub fn choices(&self) -> (&[Value], bool) {
        let table = &self.sight["table"];
        let choices = table["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
        (choices, !table["chosen"].is_null())
    }

    /// Whether it is asked something that it has not answered.
    #[must_use]
    pub fn may_act(&self) -> bool {
        let (choices, chosen) = self.choices();
        !choices.is_empty() && !chosen
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.sight["stage"] == "over"
    }

    /// Says something.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn say(&mut self, message: &Value) -> Result<(), Trouble> {
        self.socket.send(Message::text(message.to_string())).await.map_err(lost)
    }

    /// Says something that has an id, and waits until it is done: with which version.
    ///
    /// # Errors
    /// If it cannot be, or the connection is lost.
    pub async fn done(&mut self, message: &Value) -> Result<u64, Trouble> {
        self.say(message).await?;
        loop {
            match self.hear().await? {
                Heard::Done { id, version } if message["id"] == json!(id) => return Ok(version),
                Heard::Problem { problem, .. } => return Err(wrong(format!("{message}: {problem}"))),
                _ => {}
            }
        }
    }

    /// Hears one message.
    ///
    /// # Errors
    /// If the connection is lost, or what was said makes no sense.
    pub async fn hear(&mut self) -> Result<Heard, Trouble> {
        let text = match self.socket.next().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(why))) => return Err(lost(format!("closed: {why:?}"))),
            Some(Ok(_)) => return Ok(Heard::Other),
            Some(Err(reason)) => return Err(lost(reason)),
            None => return Err(lost("closed")),
        };
        self.bytes += text.len();
        self.messages += 1;
        let said = serde_json::from_str(&text).map_err(|reason| wrong(format!("{reason}: {text}")))?;
        Ok(match said {
            Said::Welcome { version, sights } => {
                let first = sights.into_iter().next().ok_or_else(|| wrong("a welcome without a sight"))?;
                self.see(version, first)?;
                Heard::Other
            }
            Said::Update { version, who, patch } => {
                // Seats may just have changed; then a whole sight follows.
                if who == self.who {
                    patch::apply(&mut self.sight, &patch)
                        .map_err(|_| wrong(format!("a patch that does not fit: {text}")))?;
                    self.reach(version)?;
                }
                Heard::Other
            }
            Said::Whole { version, seen } => {
                self.see(version, seen)?;
                Heard::Other
            }
            Said::Done { id, version } => Heard::Done { id, version },
            Said::Problem { id, problem } => {
                let code = problem["code"].as_str().ok_or_else(|| wrong("a problem without a code"))?.to_owned();
                Heard::Problem { id, code, problem }
            }
            Said::History { id, versions } => {
                Heard::History { id, versions: versions.into_iter().map(|past| past.version).collect() }
            }
            Said::Closing {} => return Err(lost("the room closes")),
            Said::Other => Heard::Other,
        })
    }

    fn see(&mut self, version: u64, seen: Seen) -> Result<(), Trouble> {
        (self.who, self.sight) = (seen.who, seen.sight);
        self.reach(version)
    }

    fn reach(&mut self, version: u64) -> Result<(), Trouble> {
        if version < self.version {
            return Err(wrong(format!("version {version} after {}", self.version)));
        }
        self.version = version;
        Ok(())
    }
}
