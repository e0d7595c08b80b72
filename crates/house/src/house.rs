//! The house: all rooms, those in memory and those that rest in the store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::AnyGame;
use getrandom::SysRng;
use protocol::VERSION;
use protocol::lobby::{
    CheckedComponents, GameInfo, Join, Joined, Listed, NewRecord, NewSeat, NewTable, OwnComponents, Page, Settings,
    Shown, Stage, TableMade,
};
use protocol::problem::{Code, Problem};
use protocol::socket::{FromClient, Hello};
use rand_core::TryRng;
use serde_json::Value;
use table::{BadRecord, Components, Record};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

use crate::actor::{self, Coming, Command, Joining, Letter};
use crate::dice::{Luck, Seed};
use crate::line::{Line, Made, Person, Place, What};
use crate::measure::Measures;
use crate::outbox::Outbox;
use crate::room::{Room, checked, clock_fault};
use crate::secret::{Digest, Secret};
use crate::store::{Append, Counts, Cursor, Store, StoreError};
use crate::think::Thinkers;
use crate::{RoomId, clock, text};

/// A room in which nothing happens leaves memory after this time, unless told otherwise.
const IDLE: Duration = Duration::from_mins(5);
/// A room that cannot be opened is not woken again before this time.
const UNOPENED: Duration = Duration::from_mins(1);
/// So many commands may wait for a room.
const INBOX: usize = 64;
/// How often rooms are looked for that must be woken.
const LOOK: Duration = Duration::from_millis(500);
/// So many are woken at a time, and a few more.
const WAKES: u32 = 256;
/// So many rooms are on a page of a list.
const PAGE: u32 = 50;
/// The longest record, and the longest text of an owner's components.
pub const LONGEST_TEXT: usize = 256 << 10;

/// All rooms. Cheap to clone.
#[derive(Clone)]
pub struct House {
    inner: Arc<Inner>,
}

/// What all rooms share.
pub(crate) struct Inner {
    pub(crate) games: Vec<AnyGame>,
    pub(crate) store: Store,
    pub(crate) thinkers: Thinkers,
    /// When this house opened: no clock runs while it is closed.
    pub(crate) opened_at: i64,
    pub(crate) measures: Measures,
    /// A room in which nothing happens leaves memory after this time.
    pub(crate) idle: Duration,
    /// Rooms that could not be opened, and when.
    unopened: Mutex<HashMap<RoomId, Instant>>,
    rooms: Mutex<HashMap<RoomId, mpsc::Sender<Letter>>>,
}

/// A client's place in a room: what it says goes in here. It leaves when this is dropped.
pub struct Guest {
    id: u64,
    room: mpsc::Sender<Letter>,
}

impl Guest {
    /// Says something that came at this time. What comes of it goes to the client's own channel.
    ///
    /// # Errors
    /// If the room is gone; the client should come back.
    pub async fn say(&self, said: FromClient, at: Instant) -> Result<(), Problem> {
        let sent = self.room.send(Command::Said(self.id, Box::new(said), at).into()).await;
        sent.map_err(|_| Problem::new(Code::Unavailable, "the room is gone; come back"))
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let (id, room) = (self.id, self.room.clone());
        if let Err(mpsc::error::TrySendError::Full(letter)) = room.try_send(Command::Detach(id).into())
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            runtime.spawn(async move { room.send(letter).await });
        }
    }
}

impl Inner {
    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, mpsc::Sender<Letter>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where a room in memory takes commands.
    pub(crate) fn sender(&self, id: RoomId) -> Option<mpsc::Sender<Letter>> {
        self.rooms().get(&id).cloned()
    }

    /// A room has left memory.
    pub(crate) fn forget(&self, id: RoomId) {
        self.rooms().remove(&id);
    }

    /// A room could not be opened.
    pub(crate) fn leave_asleep(&self, id: RoomId) {
        self.unopened().insert(id, Instant::now());
    }

    /// The rooms that could not be opened lately.
    fn unopened(&self) -> MutexGuard<'_, HashMap<RoomId, Instant>> {
        let mut unopened = self.unopened.lock().unwrap_or_else(PoisonError::into_inner);
        unopened.retain(|_, at| at.elapsed() < UNOPENED);
        unopened
    }

    /// Where a room takes commands; it comes back to memory if it rests.
    fn find(self: &Arc<Inner>, id: RoomId) -> mpsc::Sender<Letter> {
        let mut rooms = self.rooms();
        // A room that broke down is still there by name, and takes nothing any more.
        rooms.get(&id).filter(|room| !room.is_closed()).cloned().unwrap_or_else(|| {
            let room = self.open(id, None);
            rooms.insert(id, room.clone());
            room
        })
    }

    fn open(self: &Arc<Inner>, id: RoomId, made: Option<Box<Room>>) -> mpsc::Sender<Letter> {
        let (sender, inbox) = mpsc::channel(INBOX);
        tokio::spawn(actor::run(Arc::clone(self), id, made, inbox));
        sender
    }

    /// Asks a room something.
    async fn ask<T>(
        self: &Arc<Inner>,
        id: RoomId,
        mut command: impl FnMut(oneshot::Sender<Result<T, Problem>>) -> Command,
    ) -> Result<(T, mpsc::Sender<Letter>), Problem> {
        // A room that has just left memory does not answer; then it comes back.
        for _ in 0..3 {
            let room = self.find(id);
            let (reply, answer) = oneshot::channel();
            if room.send(command(reply).into()).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer.map(|answer| (answer, room));
            }
            tokio::task::yield_now().await;
        }
        Err(Problem::new(Code::Unavailable, "the room cannot be reached now"))
    }

    /// Keeps a new room, and brings it to memory.
    async fn keep(self: &Arc<Inner>, made: Made) -> Result<RoomId, Problem> {
        let game = *self.game(&made.game)?;
        let (id, now) = (RoomId::new(u64::from_le_bytes(random())), clock::now());
        let line = Line::house(What::Made(Box::new(made.clone())));
        let mut room = Room::make(id, game, made, now);
        room.play_record()?;
        let append = Append {
            room: id,
            version: 1,
            at: now,
            entry: serde_json::to_string(&line).unwrap_or_default(),
            listing: Some(actor::listing(&room)),
            wake: None,
        };
        self.store.append(append).await.map_err(unavailable)?;
        // Under one lock: the room looks for itself there as soon as it is open.
        let mut rooms = self.rooms();
        let sender = self.open(id, Some(Box::new(room)));
        rooms.insert(id, sender);
        drop(rooms);
        Ok(id)
    }

    /// A room where the players of a finished game meet again. Their secrets stay the same.
    pub(crate) async fn again(self: &Arc<Inner>, room: &Room) -> Result<RoomId, Problem> {
        let mut made = room.made().clone();
        made.seats = room.places().cloned().collect();
        // There is a new seed, and nobody knows its commitment yet.
        for place in &mut made.seats {
            if let Place::Person(person) = place {
                person.luck = Luck::default();
            }
        }
        made.seed = Seed::new(random());
        made.branch = Vec::new();
        made.again = true;
        self.keep(made).await
    }

    fn game(&self, name: &str) -> Result<&AnyGame, Problem> {
        let found = self.games.iter().find(|game| game.kind.name == name);
        found.ok_or_else(|| Problem::new(Code::NotFound, format!("there is no game “{name}” here")))
    }
}

impl House {
    /// Opens the house: with these games, over this store, with so many threads for bots.
    #[must_use]
    pub fn open(games: Vec<AnyGame>, store: Store, threads: usize) -> House {
        House::open_with(games, store, threads, IDLE)
    }

    /// The same; and rooms leave memory when nothing has happened in them for this time.
    #[must_use]
    pub fn open_with(games: Vec<AnyGame>, store: Store, threads: usize, idle: Duration) -> House {
        let measures = Measures::new(store.commits());
        let inner = Arc::new(Inner {
            games,
            store,
            thinkers: Thinkers::new(threads, &measures.thoughts),
            opened_at: clock::now(),
            measures,
            idle,
            unopened: Mutex::default(),
            rooms: Mutex::new(HashMap::new()),
        });
        let weak = Arc::downgrade(&inner);
        tokio::spawn(async move {
            while let Some(inner) = weak.upgrade() {
                inner.wake().await;
                drop(inner);
                sleep(LOOK).await;
            }
        });
        House { inner }
    }

    /// What can be played here.
    #[must_use]
    pub fn games(&self) -> Vec<GameInfo> {
        let info = |game: &AnyGame| GameInfo {
            game: game.kind.name.to_owned(),
            options: game.defaults(),
            bots: game.bots.iter().map(ToString::to_string).collect(),
        };
        self.inner.games.iter().map(info).collect()
    }

    /// Everything on a game's pieces.
    ///
    /// # Errors
    /// If there is no such game, or nothing on its pieces can be replaced.
    pub fn components(&self, game: &str) -> Result<Components, Problem> {
        let ours = self.inner.game(game)?.kind.components_from("", None);
        ours.and_then(Result::ok).ok_or_else(|| Problem::new(Code::NotFound, format!("{game} has no components")))
    }

    /// Holds an owner's values against the box.
    ///
    /// # Errors
    /// If there is no such game, nothing on its pieces can be replaced, or the text is too long.
    pub async fn check_components(&self, game: &str, own: OwnComponents) -> Result<CheckedComponents, Problem> {
        let ours = self.components(game)?;
        if own.components.len() > LONGEST_TEXT {
            return Err(too_long());
        }
        let kind = self.inner.game(game)?.kind;
        // It can take a moment, which others should not have to wait.
        let checking = move || kind.components_from("components", Some(&own.components));
        let checked = tokio::task::spawn_blocking(checking).await;
        let checked = checked.ok().flatten().ok_or_else(|| Problem::new(Code::BadTable, "they cannot be checked"))?;
        Ok(match checked {
            Err(bad) => CheckedComponents::Faults(bad.faults),
            Ok(mut set) => {
                let mut ours = ours.values.into_iter();
                set.values.retain(|value| ours.next().as_ref() != Some(value));
                CheckedComponents::Sound(set)
            }
        })
    }

    /// Makes a table.
    ///
    /// # Errors
    /// If it cannot be had like this.
    pub async fn make(&self, new: NewTable) -> Result<TableMade, Problem> {
        let bad = |detail: String| Problem::new(Code::BadTable, detail);
        let NewTable { game, options, components, seats, settings, branch } = new;
        let kind = self.inner.game(&game)?;
        if components.as_ref().is_some_and(|text| text.len() > LONGEST_TEXT) {
            return Err(too_long());
        }
        if let Some(fault) = clock_fault(settings.clock) {
            return Err(bad(fault.to_owned()));
        }
        if settings.scorekeeper && !settings.referee {
            return Err(bad("a scorekeeper is for tables with a real box (referee)".to_owned()));
        }
        let trial = kind.kind.start(Value::Object(options), components.clone(), None);
        let mut trial = trial.map_err(|reason| bad(reason.to_string()))?;
        let (options, count) = (trial.options(), trial.names().len());
        if seats.len() > count {
            return Err(bad(format!("{} seats for {count} players", seats.len())));
        }
        let mut secrets = Vec::new();
        let mut places = Vec::with_capacity(count);
        for seat in seats {
            places.push(match seat {
                NewSeat::Open => Place::Open,
                NewSeat::Bot { level } if kind.bots.contains(&level.as_str()) => Place::Bot(level),
                NewSeat::Bot { level } => return Err(bad(format!("{game} has no bot “{level}”"))),
                NewSeat::Here { name, luck } => {
                    let (person, secret) = person(&name, luck, None)?;
                    secrets.push(secret.reveal().to_owned());
                    Place::Person(person)
                }
            });
        }
        places.resize(count, Place::Open);
        let branch = match branch {
            None => Vec::new(),
            Some(branch) => {
                let room = branch.room.parse().map_err(|_| no_room())?;
                let record = self.record(room, branch.secret.as_deref()).await?;
                if !(1..=kind.kind.rules).contains(&record.header.rules) {
                    return Err(bad(BadRecord::UnknownRules(record.header.rules).to_string()));
                }
                if record.header.start.is_some() {
                    return Err(bad(
                        "that game began from a position of its own, and cannot be gone on from".to_owned()
                    ));
                }
                let steps: Vec<String> = record.steps.iter().take(branch.steps).map(ToString::to_string).collect();
                let texts: Vec<&str> = steps.iter().map(String::as_str).collect();
                trial.take(&texts).map_err(|(_, reason)| bad(format!("that game does not fit: {reason}")))?;
                steps
            }
        };
        let (host, invite) = (Secret::new(random()), Secret::new(random()));
        let made = Made {
            game,
            options,
            components,
            settings,
            seats: places,
            host: host.digest(),
            invite: invite.digest(),
            seed: Seed::new(random()),
            branch,
            again: false,
            record: None,
        };
        let commitment = made.commitment();
        let room = self.inner.keep(made).await?.to_string();
        let (host, invite) = (host.reveal().to_owned(), invite.reveal().to_owned());
        Ok(TableMade { room, host, invite, seats: secrets, commitment })
    }

    /// Makes a room of the record of a game that was not played here.
    ///
    /// # Errors
    /// If something is wrong with the record: what, and in which line.
    pub async fn upload(&self, new: NewRecord) -> Result<TableMade, Problem> {
        let NewRecord { record: text, components, listed } = new;
        if text.len() > LONGEST_TEXT || components.as_ref().is_some_and(|text| text.len() > LONGEST_TEXT) {
            return Err(too_long());
        }
        let inner = Arc::clone(&self.inner);
        let (checked_text, checked_components) = (text.clone(), components.clone());
        // It takes a moment, which others should not have to wait.
        let checking = move || checked(|game| inner.game(game), &checked_text, checked_components);
        let record = tokio::task::spawn_blocking(checking).await;
        let record = record.map_err(|_| Problem::new(Code::BadTable, "that record cannot be played"))??;
        // Nobody has their secrets: nobody sits there.
        let seat = |name: &String| person(name, None, None).map(|(person, _)| Place::Person(person));
        let seats = record.header.seats.iter().map(seat).collect::<Result<_, Problem>>()?;
        let (host, invite) = (Secret::new(random()), Secret::new(random()));
        let made = Made {
            game: record.header.game,
            options: record.header.options,
            components,
            settings: Settings { listed, undo: false, hints: false, chat: false, ..Settings::default() },
            seats,
            host: host.digest(),
            invite: invite.digest(),
            seed: Seed::new(random()),
            branch: Vec::new(),
            again: false,
            record: Some(text),
        };
        let room = self.inner.keep(made).await?.to_string();
        let (host, invite) = (host.reveal().to_owned(), invite.reveal().to_owned());
        Ok(TableMade { room, host, invite, seats: Vec::new(), commitment: None })
    }

    /// Gives somebody a seat.
    ///
    /// # Errors
    /// If there is none, or they may not have it.
    pub async fn join(&self, room: RoomId, join: Join) -> Result<Joined, Problem> {
        let (person, secret) = person(&join.name, join.luck, join.secret)?;
        let invite = join.invite.as_deref().map(Digest::of);
        let joining = Joining { seat: join.seat, person, invite };
        let command = |reply| Command::Join(Box::new(joining.clone()), reply);
        let (seat, _) = self.inner.ask(room, command).await?;
        Ok(Joined { secret: secret.reveal().to_owned(), seat })
    }

    /// Lets a client in. What it is told goes to `out`.
    ///
    /// # Errors
    /// If there is no such room, or the client may not see it.
    pub async fn enter(&self, hello: &Hello, out: &Outbox) -> Result<Guest, Problem> {
        if hello.protocol != VERSION {
            return Err(Problem::new(Code::Version, format!("this server speaks version {VERSION} of the protocol")));
        }
        let id = hello.room.parse().map_err(|_| no_room())?;
        if hello.secrets.len() > table::MAX_SEATS + 1 {
            return Err(Problem::new(Code::TooMuch, "nobody has so many secrets"));
        }
        let secrets: Vec<Digest> = hello.secrets.iter().map(|secret| Digest::of(secret)).collect();
        let invite = hello.invite.as_deref().map(Digest::of);
        let coming = Coming { secrets, invite, since: hello.since, out: out.clone() };
        let command = |reply| Command::Attach(Box::new(coming.clone()), reply);
        let (id, room) = self.inner.ask(id, command).await?;
        Ok(Guest { id, room })
    }

    /// What lists show of a room. If it is not listed, that takes a secret of the room or its invitation.
    ///
    /// # Errors
    /// If there is no such room, or the secret does not fit.
    pub async fn look(&self, room: RoomId, secret: Option<&str>) -> Result<Shown, Problem> {
        let secret = secret.map(|secret| Box::new(Digest::of(secret)));
        self.inner.ask(room, |reply| Command::Look(secret.clone(), reply)).await.map(|(shown, _)| shown)
    }

    /// The record of a finished game. If the room is not listed, that takes a secret of the room or its invitation.
    ///
    /// # Errors
    /// If there is no such room, the secret does not fit, or the game is not over.
    pub async fn record(&self, room: RoomId, secret: Option<&str>) -> Result<Record, Problem> {
        let secret = secret.map(|secret| Box::new(Digest::of(secret)));
        self.inner.ask(room, |reply| Command::Record(secret.clone(), reply)).await.map(|(record, _)| record)
    }

    /// A page of rooms that strangers may find, the newest first.
    ///
    /// # Errors
    /// If the store cannot be read, or the place to go on from is none.
    pub async fn list(&self, stage: Stage, after: Option<&str>) -> Result<Page, Problem> {
        let after = after.map(str::parse::<Cursor>).transpose();
        let after = after.map_err(|reason| Problem::new(Code::Malformed, reason.to_string()))?;
        let found = self.inner.store.list(stage, after, PAGE).await.map_err(unavailable)?;
        let next = found.last().filter(|_| found.len() == PAGE as usize).map(|last| last.cursor().to_string());
        let listed = |found: crate::store::Listed| {
            let shown = serde_json::from_str(&found.listing.shown).ok()?;
            Some(Listed { room: found.room.to_string(), at: found.since, shown })
        };
        Ok(Page { rooms: found.into_iter().filter_map(listed).collect(), next })
    }

    /// What has been counted since the house opened.
    #[must_use]
    pub fn measures(&self) -> &Measures {
        &self.inner.measures
    }

    /// How many rooms are in memory.
    #[must_use]
    pub fn in_memory(&self) -> usize {
        self.inner.rooms().len()
    }

    /// How many rooms there are, in memory or not.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        self.inner.store.counts().await
    }

    /// Removes rooms whose game is not over and in which nothing has happened for so long, and looks for them again and
    /// again; the first time after a while, so that those who come back after a long rest of the server find their games.
    pub fn keep_clean(&self, age: Duration, every: Duration) {
        let weak = Arc::downgrade(&self.inner);
        let age = i64::try_from(age.as_millis()).unwrap_or(i64::MAX);
        tokio::spawn(async move {
            loop {
                sleep(every).await;
                let Some(inner) = weak.upgrade() else { return };
                let in_memory = |room| inner.sender(room).is_some();
                match inner.store.clean(clock::now().saturating_sub(age), false, in_memory).await {
                    Ok(0) => {}
                    Ok(removed) => tracing::info!(removed, "removed abandoned rooms"),
                    Err(reason) => tracing::error!(%reason, "could not remove abandoned rooms"),
                }
            }
        });
    }

    /// Tells everybody that the house closes, and takes nothing more from them.
    pub async fn tell_closing(&self) {
        let rooms: Vec<_> = self.inner.rooms().values().cloned().collect();
        for room in rooms {
            let _ = room.send(Letter::Close).await;
        }
    }

    /// Closes the house: all that was acknowledged is kept.
    ///
    /// # Errors
    /// If the store does not close well.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.tell_closing().await;
        let patience = clock::now() + 5_000;
        while !self.inner.rooms().is_empty() && clock::now() < patience {
            sleep(Duration::from_millis(10)).await;
        }
        self.inner.store.close().await
    }
}

impl Inner {
    /// Wakes rooms that are due and not in memory. Those in memory see to themselves, however many they are.
    async fn wake(self: &Arc<Inner>) {
        let (mut after, mut woken) = (None, 0);
        while woken < WAKES {
            let due = match self.store.due(clock::now(), after, WAKES).await {
                Ok(due) => due,
                Err(reason) => return tracing::error!(%reason, "nobody can be woken"),
            };
            let unopened = self.unopened().clone();
            for &(id, _) in due.iter().filter(|(id, _)| !unopened.contains_key(id)) {
                if self.sender(id).is_none_or(|room| room.is_closed()) {
                    let _ = self.find(id).send(Command::Wake.into()).await;
                    woken += 1;
                }
            }
            if due.len() < WAKES as usize {
                return;
            }
            after = due.last().copied();
        }
    }
}

/// A person, and the secret that makes one this person: their own, or a new one.
fn person(name: &str, luck: Option<String>, own: Option<String>) -> Result<(Person, Secret), Problem> {
    let name = text::name(name)?;
    let luck = Luck::try_from(luck.unwrap_or_default());
    let luck = luck.map_err(|reason| Problem::new(Code::Malformed, reason.to_string()))?;
    let secret = own.map_or_else(|| Ok(Secret::new(random())), Secret::chosen)?;
    Ok((Person { name, secret: secret.digest(), luck }, secret))
}

fn too_long() -> Problem {
    let detail = format!("a record has at most {} KiB, and so have components", LONGEST_TEXT >> 10);
    Problem::new(Code::TooMuch, detail)
}

fn no_room() -> Problem {
    Problem::new(Code::NotFound, "there is no such room")
}

fn unavailable(reason: StoreError) -> Problem {
    tracing::error!(%reason, "the store does not answer");
    Problem::new(Code::Unavailable, "the house cannot read or keep anything now")
}

/// Bytes from the system's generator.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the system has a generator");
    bytes
}
