//! A player who does not give up: comes back whenever the connection is lost, says again what was not answered, and writes
//! down what was done. Now and then it repeats itself for no reason, sends lists, and thinks again.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use table::chance;
use tokio::time::sleep;

use crate::client::{Client, Heard, Trouble, lost, wrong};

/// Something that the server said was done.
#[derive(Clone, Debug)]
pub struct Done {
    /// The player's own name for it.
    pub id: String,
    /// The version that did it.
    pub version: u64,
    /// The seat that did it; nobody's, if the host did.
    pub seat: Option<u64>,
    /// What was done.
    pub actions: Vec<String>,
    /// Whether it took the place of what the seat did before.
    pub instead: bool,
}

/// What a player has been through.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// What was done.
    pub done: usize,
    /// What was done as a list.
    pub lists: usize,
    /// What took the place of an earlier choice.
    pub instead: usize,
    /// What was asked for again, and not done again.
    pub again: usize,
    /// How often it came back.
    pub returns: usize,
    /// What was done already when it came back, though it had not been told.
    pub unheard: usize,
    /// What was refused.
    pub refused: usize,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.done += other.done;
        self.lists += other.lists;
        self.instead += other.instead;
        self.again += other.again;
        self.returns += other.returns;
        self.unheard += other.unheard;
        self.refused += other.refused;
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Start,
    One,
    Many,
    Instead,
}

impl Kind {
    /// Whether it may be refused like this.
    fn may_be(self, code: &str) -> bool {
        match self {
            Kind::Start => false,
            Kind::One => code == "stale",
            // Nobody knows beforehand whether the second is legal after the first.
            Kind::Many => ["refused", "malformed", "stale"].contains(&code),
            // The last of the others may have chosen in the meantime.
            Kind::Instead => ["refused", "stale", "not_now"].contains(&code),
        }
    }
}

#[derive(Clone, Debug)]
struct Sent {
    id: String,
    kind: Kind,
    seat: Option<u64>,
    message: Value,
}

/// A player.
pub struct Player {
    server: String,
    hello: Value,
    starts: bool,
    rng: ChaCha8Rng,
    pub(crate) client: Option<Client>,
    /// The last version that it was told of.
    seen: u64,
    /// What it had seen when it came back last, and what there was then.
    since: u64,
    welcomed: u64,
    /// What has not been answered.
    open: Option<Sent>,
    sent: HashMap<String, Sent>,
    refused: HashSet<String>,
    reconsidered: bool,
    /// All that was done for it, in the order in which it was told so.
    pub done: Vec<Done>,
    /// What it has been through.
    pub tally: Tally,
}

impl Player {
    /// A player with these secrets, who begins the game if it `starts` it.
    #[must_use]
    pub fn new(server: &str, room: &str, secrets: &[&str], starts: bool, seed: u64) -> Player {
        Player {
            server: server.to_owned(),
            hello: json!({ "room": room, "secrets": secrets }),
            starts,
            rng: ChaCha8Rng::seed_from_u64(seed),
            client: None,
            seen: 0,
            since: 0,
            welcomed: 0,
            open: None,
            sent: HashMap::new(),
            refused: HashSet::new(),
            reconsidered: false,
            done: Vec::new(),
            tally: Tally::default(),
        }
    }

    /// Plays until the game is over and all is answered.
    ///
    /// # Errors
    /// If something happened that must never be.
    pub async fn play(&mut self) -> Result<(), Trouble> {
        while !self.bears(Player::step).await?.unwrap_or(false) {}
        Ok(())
    }

    /// Hears all that was said until now.
    ///
    /// # Errors
    /// If something happened that must never be.
    pub async fn catch_up(&mut self) -> Result<(), Trouble> {
        while self.bears(Player::try_to_catch_up).await?.is_none() {}
        Ok(())
    }

    /// Does something over the connection; nothing comes of it if that is lost.
    async fn bears<T>(
        &mut self,
        what: impl AsyncFnOnce(&mut Player) -> Result<T, Trouble>,
    ) -> Result<Option<T>, Trouble> {
        match what(self).await {
            Ok(done) => Ok(Some(done)),
            Err(Trouble::Lost(_)) => {
                self.client = None;
                let wait = 10 + chance::below(&mut self.rng, 50);
                sleep(Duration::from_millis(wait.into())).await;
                Ok(None)
            }
            Err(wrong) => Err(wrong),
        }
    }

    /// Decides if there is something to decide, and hears what is said; whether the game is over.
    async fn step(&mut self) -> Result<bool, Trouble> {
        self.come_back().await?;
        if self.open.is_none() {
            let client = self.client()?;
            if client.is_over() {
                return Ok(true);
            }
            if let Some((kind, actions)) = self.decide()? {
                // Not faster than a client may.
                let wait = 5 + chance::below(&mut self.rng, 25);
                sleep(Duration::from_millis(wait.into())).await;
                self.send(kind, actions).await?;
            }
        }
        self.hear().await?;
        Ok(false)
    }

    async fn try_to_catch_up(&mut self) -> Result<(), Trouble> {
        self.come_back().await?;
        let asked = format!("{:016x}", self.rng.next_u64());
        self.client()?.say(&json!({ "type": "history", "id": asked, "since": u64::MAX })).await?;
        while self.hear().await?.as_ref() != Some(&asked) {}
        Ok(())
    }

    /// Connects, unless it is connected, and says again what was not answered.
    async fn come_back(&mut self) -> Result<(), Trouble> {
        if self.client.is_some() {
            return Ok(());
        }
        let mut hello = self.hello.clone();
        if self.seen > 0 {
            hello["since"] = json!(self.seen);
            self.tally.returns += 1;
        }
        let client = Client::enter(&self.server, hello).await?;
        if client.version < self.seen {
            return Err(wrong(format!("{} was told, but the room has only {}", self.seen, client.version)));
        }
        (self.since, self.seen, self.welcomed) = (self.seen, client.version, client.version);
        self.client = Some(client);
        self.say_open().await
    }

    async fn say_open(&mut self) -> Result<(), Trouble> {
        match self.open.clone() {
            Some(open) => self.client()?.say(&open.message).await,
            None => Ok(()),
        }
    }

    fn client(&mut self) -> Result<&mut Client, Trouble> {
        self.client.as_mut().ok_or_else(|| lost("not connected"))
    }

    /// One time in so many.
    fn sometimes(&mut self, many: u32) -> bool {
        chance::below(&mut self.rng, many) == 0
    }

    fn decide(&mut self) -> Result<Option<(Kind, Vec<String>)>, Trouble> {
        let client = self.client()?;
        if client.sight["stage"] == "gathering" {
            return Ok(self.starts.then_some((Kind::Start, Vec::new())));
        }
        let (choices, chosen) = client.choices();
        let choices: Vec<String> =
            choices.iter().filter_map(|choice| choice["action"].as_str().map(str::to_owned)).collect();
        if choices.is_empty() {
            return Ok(None);
        }
        let mut any = || choices[chance::below(&mut self.rng, choices.len() as u32) as usize].clone();
        let (first, second) = (any(), any());
        if !chosen {
            self.reconsidered = false;
            let many = self.sometimes(3);
            return Ok(Some(if many { (Kind::Many, vec![first, second]) } else { (Kind::One, vec![first]) }));
        }
        let again = !self.reconsidered && self.sometimes(3);
        self.reconsidered = true;
        Ok(again.then(|| (Kind::Instead, vec![first])))
    }

    async fn send(&mut self, kind: Kind, actions: Vec<String>) -> Result<(), Trouble> {
        let id = format!("{:016x}", self.rng.next_u64());
        let client = self.client()?;
        let (seat, version) = (client.who, client.version);
        let (seat, message) = match kind {
            Kind::Start => (None, json!({ "type": "start", "id": id })),
            _ => (seat, json!({ "type": "act", "id": id, "version": version, "actions": actions })),
        };
        let sent = Sent { id: id.clone(), kind, seat, message };
        self.sent.insert(id, sent.clone());
        self.open = Some(sent);
        if self.sometimes(8) {
            self.say_open().await?;
        }
        self.say_open().await
    }

    /// Hears one message; the id of a history, if that was asked for.
    async fn hear(&mut self) -> Result<Option<String>, Trouble> {
        let client = self.client()?;
        let heard = client.hear().await?;
        let version = client.version;
        self.seen = self.seen.max(version);
        match heard {
            Heard::Done { id, version } => self.note(&id.unwrap_or_default(), version).await?,
            Heard::Problem { code, .. } if code == "too_much" => {
                sleep(Duration::from_millis(300)).await;
                self.say_open().await?;
            }
            Heard::Problem { code, .. } if code == "unavailable" => return Err(lost(code)),
            Heard::Problem { id, code, problem } => self.is_refused(&id.unwrap_or_default(), &code, &problem)?,
            Heard::History { id: None, versions } => {
                if versions.first().is_some_and(|first| *first <= self.since) || !versions.is_sorted() {
                    return Err(wrong(format!("missed since {}: {versions:?}", self.since)));
                }
            }
            Heard::History { id, .. } => return Ok(id),
            Heard::Other => {}
        }
        Ok(None)
    }

    /// Writes down that something was done; a second time it must be the first.
    async fn note(&mut self, id: &str, version: u64) -> Result<(), Trouble> {
        let Some(sent) = self.sent.get(id).cloned() else {
            return Err(wrong(format!("{id} was done, and never asked for")));
        };
        if self.refused.contains(id) {
            return Err(wrong(format!("{} was refused, and done all the same", sent.message)));
        }
        if let Some(first) = self.done.iter().find(|done| done.id == id) {
            if first.version != version {
                return Err(wrong(format!("{id} was done with {} and again with {version}", first.version)));
            }
            self.tally.again += 1;
            return Ok(());
        }
        self.open.take_if(|open| open.id == id);
        self.tally.done += 1;
        self.tally.lists += usize::from(sent.kind == Kind::Many);
        self.tally.instead += usize::from(sent.kind == Kind::Instead);
        self.tally.unheard += usize::from(version <= self.welcomed);
        self.seen = self.seen.max(version);
        let actions = sent.message["actions"].as_array().into_iter().flatten();
        self.done.push(Done {
            id: id.to_owned(),
            version,
            seat: sent.seat,
            actions: actions.filter_map(|action| action.as_str().map(str::to_owned)).collect(),
            instead: sent.kind == Kind::Instead,
        });
        // The same once more, or something from long ago.
        if self.sometimes(5) {
            self.client()?.say(&sent.message).await?;
        }
        if self.sometimes(10) {
            let any = chance::below(&mut self.rng, self.done.len() as u32) as usize;
            let message = self.sent[&self.done[any].id].message.clone();
            self.client()?.say(&message).await?;
        }
        Ok(())
    }

    fn is_refused(&mut self, id: &str, code: &str, problem: &Value) -> Result<(), Trouble> {
        let Some(sent) = self.sent.get(id) else { return Err(wrong(problem)) };
        let is_done = self.done.iter().any(|done| done.id == id);
        if is_done || !sent.kind.may_be(code) {
            return Err(wrong(format!("{}: {problem}; done before: {is_done}", sent.message)));
        }
        if self.refused.insert(id.to_owned()) {
            self.tally.refused += 1;
        }
        self.open.take_if(|open| open.id == id);
        Ok(())
    }
}
