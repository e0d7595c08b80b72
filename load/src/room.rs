//! A room with players who do not give up, and what the server must have kept of it.

use std::collections::{BTreeMap, HashMap};

use futures_util::future::try_join_all;
use house::store::Store;
use house::{Line, LineKind};
use keshi::Keshi;
use protocol::lobby::TableMade;
use rugs::Rugs;
use serde_json::{Value, json};
use table::{Kind, Record, Step};

use crate::client::{Client, Trouble, lost, request, wrong};
use crate::player::{Player, Tally};

/// Makes a table with so many people, all of whose secrets are here, and so many bots.
///
/// # Errors
/// If it cannot be had.
pub async fn make_table(server: &str, game: &str, people: usize, bots: usize) -> Result<TableMade, Trouble> {
    let names = ["Ada", "Bo", "Cy", "Di"];
    let mut seats: Vec<_> = names.iter().take(people).map(|name| json!({ "kind": "here", "name": name })).collect();
    seats.resize(people + bots, json!({ "kind": "bot", "level": "random" }));
    let body = json!({ "game": game, "options": { "players": people + bots }, "seats": seats }).to_string();
    match request(server, "POST", "/api/tables", None, &body).await? {
        (201, body) => serde_json::from_str(&body).map_err(wrong),
        (503, answer) => Err(lost(answer)),
        (status, answer) => Err(wrong(format!("no table: {status} {answer}"))),
    }
}

/// A room, and who plays there.
pub struct Room {
    game: &'static str,
    table: TableMade,
    players: Vec<Player>,
}

impl Room {
    /// Makes a table; the players reach the server at an address that may be another one, where more goes wrong.
    ///
    /// # Errors
    /// If it cannot be had.
    pub async fn make(
        server: &str,
        through: &str,
        (game, people, bots): (&'static str, usize, usize),
        seed: u64,
    ) -> Result<Room, Trouble> {
        let table = make_table(server, game, people, bots).await?;
        let player = |(at, secret): (usize, &String)| {
            let secrets: &[&str] = if at == 0 { &[secret, &table.host] } else { &[secret] };
            Player::new(through, &table.room, secrets, at == 0, seed.wrapping_mul(16).wrapping_add(at as u64))
        };
        let players = table.seats.iter().enumerate().map(player).collect();
        Ok(Room { game, table, players })
    }

    /// What its players have been through.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let mut all = Tally::default();
        self.players.iter().for_each(|player| all += player.tally);
        all
    }

    /// Plays the game to its end.
    ///
    /// # Errors
    /// If something happened that must never be.
    pub async fn play(&mut self) -> Result<(), Trouble> {
        let played = try_join_all(self.players.iter_mut().map(Player::play)).await.map(drop);
        played.map_err(|trouble| self.named(trouble))
    }

    /// Whether what every player made of all that it was told is what somebody sees who comes in now.
    ///
    /// # Errors
    /// If not, or if the server cannot be reached.
    pub async fn same_as_fresh(&mut self, server: &str) -> Result<(), Trouble> {
        // Once all have been there for a whole round, nothing changes any more.
        while self.somebody_returns().await? {}
        for at in 0..self.players.len() {
            let hello = json!({ "room": self.table.room, "secrets": [self.table.seats[at]] });
            let fresh = Client::enter(server, hello).await?;
            let Some(client) = &self.players[at].client else { return Err(lost("not connected")) };
            if (&fresh.sight, fresh.version) == (&client.sight, client.version) {
                continue;
            }
            let found =
                format!("version {} and {}: {}", client.version, fresh.version, differ(&client.sight, &fresh.sight));
            if self.somebody_returns().await? {
                return Err(lost("not all are there any more"));
            }
            return Err(self.named(wrong(format!("what a player sees is not what there is: {found}"))));
        }
        Ok(())
    }

    /// All hear what was said until now; whether one of them had to come back for it.
    async fn somebody_returns(&mut self) -> Result<bool, Trouble> {
        let before = self.tally().returns;
        for player in &mut self.players {
            player.catch_up().await?;
        }
        Ok(self.tally().returns > before)
    }

    /// The record of the finished game.
    ///
    /// # Errors
    /// If the server cannot be reached, or what it gives is no record.
    pub async fn record(&self, server: &str) -> Result<Record, Trouble> {
        let path = format!("/api/tables/{}/record", self.table.room);
        match request(server, "GET", &path, Some(&self.table.host), "").await? {
            (200, text) => text.parse().map_err(|reason| self.named(wrong(reason))),
            (status, answer) => Err(self.named(wrong(format!("no record: {status} {answer}")))),
        }
    }

    /// Holds what the players were told against what was kept: everything that was acknowledged is there once, at the
    /// version that was named, and nothing else is; the record says the same, and its dice are fair.
    ///
    /// # Errors
    /// The first thing that is not so.
    pub async fn hold(&self, store: &Store, record: &Record) -> Result<(), Trouble> {
        let room = self.table.room.parse().map_err(wrong)?;
        let lines = store.log(room, 0).await.map_err(wrong)?;
        let mut done: HashMap<_, _> = HashMap::new();
        for one in self.players.iter().flat_map(|player| &player.done) {
            if let Some(other) = done.insert((one.seat, one.id.clone()), one) {
                return Err(self.named(wrong(format!("{one:?} and {other:?} have one name"))));
            }
        }
        let people: Vec<u64> = done.values().filter_map(|done| done.seat).collect();
        let mut version = 0;
        for (at, kept) in lines.iter().enumerate() {
            let misfit = |why: &str| self.named(wrong(format!("line {}: {why}: {}", at + 1, kept.entry)));
            if kept.version != at as u64 + 1 {
                return Err(misfit("a line is missing"));
            }
            let line: Line = serde_json::from_str(&kept.entry).map_err(|_| misfit("no line"))?;
            let seat = line.by.map(|seat| seat.index() as u64 + 1);
            let told = line.id.clone().and_then(|id| done.remove(&(seat, id)));
            // Who chooses anew in secret makes no version.
            version += u64::from(!told.is_some_and(|told| told.instead));
            let (steps, began) = match &line.what {
                LineKind::Made(_) if at == 0 => continue,
                LineKind::Began { steps, .. } => (steps, true),
                LineKind::Acted { steps, .. } => (steps, false),
                _ => return Err(misfit("nobody asked for that")),
            };
            let Some(told) = told else {
                let by_bot = !began && line.id.is_none() && seat.is_some_and(|seat| !people.contains(&seat));
                if by_bot { continue } else { return Err(misfit("nobody was told of that")) }
            };
            let actions: Vec<String> = match seat {
                Some(seat) => told.actions.iter().map(|action| format!("{seat} {action}")).collect(),
                None => Vec::new(),
            };
            let acts = steps.iter().filter(|step| !step.starts_with('*'));
            if told.version != version || !acts.eq(&actions) {
                return Err(misfit(&format!("with version {version}; this was acknowledged instead: {told:?}")));
            }
        }
        if let Some(lost) = done.values().next() {
            return Err(self.named(wrong(format!("{lost:?} was acknowledged, and is lost"))));
        }
        self.hold_record(record)
    }

    fn hold_record(&self, record: &Record) -> Result<(), Trouble> {
        let mut recorded: BTreeMap<u64, Vec<&str>> = BTreeMap::new();
        for step in &record.steps {
            let Step::Act(choices) = step else { continue };
            for (seat, action) in choices {
                recorded.entry(seat.index() as u64 + 1).or_default().push(action);
            }
        }
        for player in &self.players {
            let (mut told, mut seat): (Vec<&str>, _) = (Vec::new(), 0);
            for done in player.done.iter().filter(|done| done.seat.is_some()) {
                if done.instead {
                    told.pop();
                }
                told.extend(done.actions.iter().map(String::as_str));
                seat = done.seat.unwrap_or_default();
            }
            let kept = recorded.get(&seat).map(Vec::as_slice).unwrap_or_default();
            if kept != told {
                return Err(self.named(wrong(format!("seat {seat} did {told:?}, but the record has {kept:?}"))));
            }
        }
        let kind = if self.game == "rugs" { Kind::of::<Rugs>() } else { Kind::of::<Keshi>() };
        house::dice::check(&kind, record, None).map(drop).map_err(|reason| self.named(wrong(reason)))
    }

    fn named(&self, trouble: Trouble) -> Trouble {
        match trouble {
            Trouble::Wrong(reason) => wrong(format!("room {} ({}): {reason}", self.table.room, self.game)),
            lost => lost,
        }
    }
}

/// Where two values differ first.
fn differ(one: &Value, other: &Value) -> String {
    let inside = match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => one
            .iter()
            .find(|(name, value)| other[*name] != **value)
            .map(|(name, value)| (name.clone(), value, &other[name])),
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let at = (0..one.len()).find(|&at| one[at] != other[at]);
            at.map(|at| (at.to_string(), &one[at], &other[at]))
        }
        _ => None,
    };
    match inside {
        Some((name, one, other)) => format!("{name}, {}", differ(one, other)),
        None => format!("{one} and {other}"),
    }
}
