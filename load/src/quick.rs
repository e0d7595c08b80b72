//! A player who acts at random and reads only the little that this takes, so that many can play on one core.

use std::fmt;

use futures_util::{SinkExt, StreamExt};
use rand_chacha::ChaCha8Rng;
use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, SeqAccess, Visitor};
use serde_json::{Value, json};
use table::chance;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Trouble, connect, lost, wrong};

/// A player.
pub struct Quick {
    socket: WebSocketStream<TcpStream>,
    glance: Glance,
    version: u64,
    sent: u64,
    /// How many bytes it has received.
    pub bytes: usize,
    /// In how many messages.
    pub messages: usize,
}

impl Quick {
    /// Goes into a room.
    ///
    /// # Errors
    /// If it is not let in.
    pub async fn enter(server: &str, room: &str, secrets: &[&str]) -> Result<Quick, Trouble> {
        let (socket, glance) = (connect(server).await?, Glance::default());
        let mut player = Quick { socket, glance, version: 0, sent: 0, bytes: 0, messages: 0 };
        let hello = json!({ "type": "hello", "protocol": protocol::VERSION, "room": room, "secrets": secrets });
        player.say(hello.to_string()).await?;
        while player.version == 0 {
            player.hear().await?;
        }
        Ok(player)
    }

    /// Begins the game: with which version.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn start(&mut self) -> Result<u64, Trouble> {
        self.sent += 1;
        self.done(json!({ "type": "start", "id": self.sent.to_string() })).await
    }

    /// Whether it is asked something that it has not answered. When the game is over nobody is.
    #[must_use]
    pub fn may_act(&self) -> bool {
        self.glance.table.as_ref().is_some_and(|table| !table.choices.is_empty() && table.chosen.is_none())
    }

    /// Does something at random, and waits until it is acknowledged: with which version.
    ///
    /// # Errors
    /// If it cannot be done, or the connection is lost.
    pub async fn act(&mut self, rng: &mut ChaCha8Rng) -> Result<u64, Trouble> {
        let choices = self.glance.table.as_ref().map_or(&[][..], |table| &table.choices);
        let choice = &choices[chance::below(rng, choices.len() as u32) as usize];
        self.sent += 1;
        let (id, version) = (self.sent.to_string(), self.version);
        let act = json!({ "type": "act", "id": id, "version": version, "actions": [choice.action] });
        self.done(act).await
    }

    /// Says something, and waits until it is done.
    async fn done(&mut self, message: Value) -> Result<u64, Trouble> {
        self.say(message.to_string()).await?;
        loop {
            if let Some(version) = self.hear().await? {
                return Ok(version);
            }
        }
    }

    /// Hears all up to a version.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn catch_up(&mut self, version: u64) -> Result<(), Trouble> {
        while self.version < version {
            self.hear().await?;
        }
        Ok(())
    }

    async fn say(&mut self, message: String) -> Result<(), Trouble> {
        self.socket.send(Message::text(message)).await.map_err(lost)
    }

    /// Hears one message: the version, if it says that something is done.
    async fn hear(&mut self) -> Result<Option<u64>, Trouble> {
        let text = match self.socket.next().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Close(why))) => return Err(lost(format!("closed: {why:?}"))),
            Some(Ok(_)) => return Ok(None),
            Some(Err(reason)) => return Err(lost(reason)),
            None => return Err(lost("closed")),
        };
        self.bytes += text.len();
        self.messages += 1;
        let said: Said = serde_json::from_str(&text).map_err(|reason| wrong(format!("{reason}: {text}")))?;
        match said.kind {
            "problem" => return Err(wrong(text)),
            "done" => return Ok(said.version),
            _ => {}
        }
        let sight = said.sight.or_else(|| said.sights?.into_iter().next().map(|seen| seen.sight));
        if let Some(sight) = sight {
            self.glance = sight;
        }
        for change in said.patch.unwrap_or_default() {
            self.glance.change(change).ok_or_else(|| wrong(format!("a patch that does not fit: {text}")))?;
        }
        self.version = said.version.unwrap_or(self.version).max(self.version);
        Ok(None)
    }
}

/// What the server says, as far as it matters here.
#[derive(serde::Deserialize)]
struct Said<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    version: Option<u64>,
    sights: Option<Vec<Seen>>,
    sight: Option<Glance>,
    patch: Option<Vec<Change>>,
}

#[derive(serde::Deserialize)]
struct Seen {
    sight: Glance,
}

/// What matters of a sight.
#[derive(Default, serde::Deserialize)]
struct Glance {
    table: Option<Table>,
}

#[derive(serde::Deserialize)]
struct Table {
    choices: Vec<Choice>,
    chosen: Option<String>,
}

#[derive(serde::Deserialize)]
struct Choice {
    action: String,
}

/// What a set of a patch changes of it.
enum Change {
    All(Glance),
    Table(Option<Table>),
    Choices(Vec<Choice>),
    Choice(usize, Choice),
    Action(usize, String),
    Chosen(Option<String>),
    Nothing,
}

impl Glance {
    /// Changes it; none, if that does not fit.
    fn change(&mut self, change: Change) -> Option<()> {
        match change {
            Change::All(glance) => *self = glance,
            Change::Table(table) => self.table = table,
            Change::Choices(choices) => self.table.as_mut()?.choices = choices,
            Change::Choice(at, choice) => *self.table.as_mut()?.choices.get_mut(at)? = choice,
            Change::Action(at, action) => self.table.as_mut()?.choices.get_mut(at)?.action = action,
            Change::Chosen(chosen) => self.table.as_mut()?.chosen = chosen,
            Change::Nothing => {}
        }
        Some(())
    }
}

impl<'de> Deserialize<'de> for Change {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Change, D::Error> {
        deserializer.deserialize_seq(Sets)
    }
}

/// Reads a way and what stands there, if that matters.
struct Sets;

impl<'de> Visitor<'de> for Sets {
    type Value = Change;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a way and a value")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut set: A) -> Result<Change, A::Error> {
        fn value<'de, A: SeqAccess<'de>, T: Deserialize<'de>>(set: &mut A) -> Result<T, A::Error> {
            set.next_element()?.ok_or_else(|| Error::custom("a way and a value"))
        }
        let way: Vec<Step> = value(&mut set)?;
        use Step::{At, Name};
        Ok(match way[..] {
            [] => Change::All(value(&mut set)?),
            [Name("table")] => Change::Table(value(&mut set)?),
            [Name("table"), Name("choices")] => Change::Choices(value(&mut set)?),
            [Name("table"), Name("choices"), At(at)] => Change::Choice(at, value(&mut set)?),
            [Name("table"), Name("choices"), At(at), Name("action")] => Change::Action(at, value(&mut set)?),
            [Name("table"), Name("chosen")] => Change::Chosen(value(&mut set)?),
            _ => {
                value::<A, IgnoredAny>(&mut set)?;
                Change::Nothing
            }
        })
    }
}

/// A step of a way.
enum Step<'a> {
    Name(&'a str),
    At(usize),
}

impl<'de: 'a, 'a> Deserialize<'de> for Step<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Step<'a>, D::Error> {
        deserializer.deserialize_any(Steps)
    }
}

struct Steps;

impl<'de> Visitor<'de> for Steps {
    type Value = Step<'de>;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a name or a number")
    }

    fn visit_borrowed_str<E>(self, name: &'de str) -> Result<Step<'de>, E> {
        Ok(Step::Name(name))
    }

    fn visit_u64<E>(self, at: u64) -> Result<Step<'de>, E> {
        Ok(Step::At(at as usize))
    }
}
