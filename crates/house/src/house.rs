//! The house: all rooms, those in memory and those that rest in the store.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::AnyGame;
use getrandom::SysRng;
use protocol::VERSION;
use protocol::admin::{AdminPage, AdminRoom, AdminSeat, NewRestart};
use protocol::lobby::{
    CheckedComponents, GameInfo, Join, Joined, Listed, NewRecord, NewSeat, NewTable, OwnComponents, Page, Settings,
    Shown, Stage, TableMade,
};
use protocol::problem::{Code, Problem};
use protocol::socket::{ChatLine, FromClient, Hello, Restart};
use rand_core::TryRng;
use serde_json::Value;
use table::{BadRecord, Components, Record, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

use crate::actor::{self, Attach, Command, JoinRequest, Moderation, Reply, no_room};
use crate::clock::{self, HouseClock};
use crate::measure::Measures;
use crate::outbox::Outbox;
use crate::store::{Append, Counts, Cursor, NoCursor, Store, StoreError, Unfinished};
use crate::think::Thinkers;
use crate::{misfits, text};
use room::RoomId;
use room::dice::{Entropy, Seed};
use room::{Digest, Secret};
use room::{Line, LineKind, Made, Person, Place};
use room::{Room, checked_record, clock_fault};

/// A room in which nothing happens leaves memory after this time, unless told otherwise.
const IDLE: Duration = Duration::from_mins(5);
/// The same, once the game is over.
const FINISHED: Duration = Duration::from_secs(30);
/// How often house time is kept, while rooms are in memory and while none is.
const KEEP_TIME: [Duration; 2] = [Duration::from_secs(10), Duration::from_mins(1)];
/// A room that cannot be opened is not woken again before this time.
const UNOPENED: Duration = Duration::from_mins(1);
/// Whether something can be stored is tried at most this often.
const PROBED: Duration = Duration::from_secs(2);
/// So many commands may wait for a room.
const INBOX: usize = 64;
/// How often rooms are looked for that must be woken.
const LOOK: Duration = Duration::from_millis(500);
/// So many are woken at a time, and a few more.
const WAKES: u32 = 256;
/// So many rooms that are set aside are named in a line of the log.
const NAMED: usize = 10;
/// How long to wait for rooms when the house closes.
const PATIENCE: Duration = Duration::from_secs(5);
/// So many rooms are on a page of a list.
const PAGE: u32 = 50;
/// The longest time before a restart that can be announced, in minutes: a day.
const LONGEST_NOTICE: u32 = 24 * 60;
/// The longest record, and the longest text of an owner's components.
pub const LONGEST_TEXT: usize = 256 << 10;

/// How long rooms stay in memory, and what time it is.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// A room in which nothing happens and nobody is leaves memory after this time.
    pub idle: Duration,
    /// The same for a room whose game is over.
    pub finished: Duration,
    /// The wall clock: milliseconds since 1970.
    pub wall: fn() -> i64,
}

impl Default for Times {
    fn default() -> Times {
        Times { idle: IDLE, finished: FINISHED, wall: clock::wall }
    }
}

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
    pub(crate) clock: HouseClock,
    /// The house time at which this house opened: no clock runs while it is closed.
    pub(crate) opened_at: i64,
    pub(crate) measures: Measures,
    pub(crate) times: Times,
    /// Rooms that this program cannot play.
    aside: Mutex<HashSet<RoomId>>,
    /// Whether something could be stored when that was last tried, and when.
    ready: Arc<tokio::sync::Mutex<Option<(Instant, bool)>>>,
    /// The restart that is announced: when, and a note to it.
    restart: Mutex<Option<(i64, Option<String>)>>,
    /// Rooms that could not be opened, and when.
    unopened: Mutex<HashMap<RoomId, Instant>>,
    rooms: Mutex<HashMap<RoomId, mpsc::Sender<Command>>>,
    /// Whether the house closes: then no room comes to memory any more. Changed and read under the lock of `rooms`.
    closing: AtomicBool,
}

/// A client's place in a room: what it says goes in here. It leaves when this is dropped.
pub struct Guest {
    id: u64,
    room: mpsc::Sender<Command>,
    rematch_bytes: usize,
}

impl Guest {
    /// How many bytes of text a rematch would store: the owner's components, which go with the players.
    #[must_use]
    pub const fn rematch_bytes(&self) -> usize {
        self.rematch_bytes
    }

    /// Says something that came at this time. What comes of it goes to the client's own channel.
    ///
    /// # Errors
    /// If the room is gone; the client should come back.
    pub async fn say(&self, said: FromClient, at: Instant) -> Result<(), Problem> {
        let sent = self.room.send(Command::Said(self.id, Box::new(said), at)).await;
        sent.map_err(|_| Problem::new(Code::Unavailable, "the room is gone; come back"))
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let (id, room) = (self.id, self.room.clone());
        if let Err(mpsc::error::TrySendError::Full(command)) = room.try_send(Command::Detach(id))
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            runtime.spawn(async move { room.send(command).await });
        }
    }
}

impl Inner {
    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, mpsc::Sender<Command>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where a room in memory takes commands.
    pub(crate) fn sender(&self, id: RoomId) -> Option<mpsc::Sender<Command>> {
        self.rooms().get(&id).cloned()
    }

    /// A room has left memory.
    pub(crate) fn forget(&self, id: RoomId) {
        self.rooms().remove(&id);
    }

    /// The restart that is announced, as clients are told of it now.
    pub(crate) fn restart(&self) -> Option<Restart> {
        let (at, note) = self.announced().clone()?;
        Some(Restart { after: u64::try_from(at - self.clock.time()).unwrap_or(0), note })
    }

    fn announced(&self) -> MutexGuard<'_, Option<(i64, Option<String>)>> {
        self.restart.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A room could not be opened.
    pub(crate) fn leave_asleep(&self, id: RoomId) {
        self.unopened().insert(id, Instant::now());
    }

    /// This program cannot play in a room. Returns whether that is new.
    pub(crate) fn set_aside(&self, id: RoomId) -> bool {
        self.aside().insert(id)
    }

    fn aside(&self) -> MutexGuard<'_, HashSet<RoomId>> {
        self.aside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The rooms that could not be opened lately.
    fn unopened(&self) -> MutexGuard<'_, HashMap<RoomId, Instant>> {
        let mut unopened = self.unopened.lock().unwrap_or_else(PoisonError::into_inner);
        unopened.retain(|_, at| at.elapsed() < UNOPENED);
        unopened
    }

    /// How many clients are in a room, if it is in memory.
    async fn connections(&self, id: RoomId) -> Option<usize> {
        let (reply, answer) = oneshot::channel();
        let count = Command::Moderate(Box::new(Moderation::Count(reply)));
        self.sender(id)?.send(count).await.ok()?;
        answer.await.ok()
    }

    /// Where a room takes commands; it comes back to memory if it rests, unless the house closes.
    fn find(self: &Arc<Inner>, id: RoomId) -> Option<mpsc::Sender<Command>> {
        let mut rooms = self.rooms();
        // A room that broke down is still there by name, and takes nothing any more.
        let found = rooms.get(&id).filter(|room| !room.is_closed()).cloned();
        found.or_else(|| {
            let room = (!self.closing.load(Ordering::Relaxed)).then(|| self.open(id, None))?;
            rooms.insert(id, room.clone());
            Some(room)
        })
    }

    fn open(self: &Arc<Inner>, id: RoomId, made: Option<Box<Room>>) -> mpsc::Sender<Command> {
        let (sender, inbox) = mpsc::channel(INBOX);
        tokio::spawn(actor::run(Arc::clone(self), id, made, inbox));
        sender
    }

    /// Asks a room something.
    async fn ask<T>(
        self: &Arc<Inner>,
        id: RoomId,
        mut command: impl FnMut(oneshot::Sender<Result<T, Problem>>) -> Command,
    ) -> Result<(T, mpsc::Sender<Command>), Problem> {
        // A room that has just left memory does not answer; then it comes back.
        for _ in 0..3 {
            let Some(room) = self.find(id) else { break };
            let (reply, answer) = oneshot::channel();
            if room.send(command(reply)).await.is_ok()
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
        let (id, now) = (RoomId::new(u64::from_le_bytes(random())), self.clock.now());
        let line = Line::house(LineKind::Made(Box::new(made.clone())));
        let mut room = Room::make(id, game, made, now);
        room.play_record()?;
        let append = Append {
            room: id,
            version: 1,
            at: now.at,
            time: now.time,
            entry: serde_json::to_string(&line).unwrap_or_default(),
            listing: Some(actor::listing(room.summary())),
            wake: None,
        };
        self.store.append(append).await.map_err(unavailable)?;
        // Under one lock: the room looks for itself there as soon as it is open.
        let mut rooms = self.rooms();
        if !self.closing.load(Ordering::Relaxed) {
            let sender = self.open(id, Some(Box::new(room)));
            rooms.insert(id, sender);
        }
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
                person.luck = Entropy::default();
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
        House::open_with(games, store, threads, Times::default())
    }

    /// The same, with other times.
    #[must_use]
    pub fn open_with(games: Vec<AnyGame>, store: Store, threads: usize, times: Times) -> House {
        let measures = Measures::new(store.commits());
        let clock = HouseClock::new(store.time(), times.wall);
        let inner = Arc::new(Inner {
            games,
            store,
            thinkers: Thinkers::new(threads, &measures.thoughts),
            opened_at: clock.time(),
            clock,
            measures,
            times,
            aside: Mutex::default(),
            ready: Arc::default(),
            restart: Mutex::default(),
            unopened: Mutex::default(),
            rooms: Mutex::new(HashMap::new()),
            closing: AtomicBool::new(false),
        });
        let weak = Arc::downgrade(&inner);
        tokio::spawn(async move {
            let mut kept = Instant::now();
            while let Some(inner) = weak.upgrade() {
                inner.wake().await;
                if kept.elapsed() >= KEEP_TIME[usize::from(inner.rooms().is_empty())] {
                    kept = Instant::now();
                    if let Err(reason) = inner.store.keep_time(inner.clock.time()).await {
                        tracing::error!(%reason, "the time could not be kept");
                    }
                }
                drop(inner);
                sleep(LOOK).await;
            }
        });
        House { inner }
    }

    /// On how many threads bots think: fewer than were asked for, if the system gave no more.
    #[must_use]
    pub fn bot_threads(&self) -> usize {
        self.inner.thinkers.threads
    }

    /// What can be played here.
    #[must_use]
    pub fn games(&self) -> Vec<GameInfo> {
        let info = |game: &AnyGame| GameInfo {
            game: game.kind.name.to_owned(),
            options: game.defaults(),
            option_info: game.options(),
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

    /// Makes a table. `admits` is asked whether the client may store so many bytes: an owner's components, and the steps of
    /// a game to go on from.
    ///
    /// # Errors
    /// If it cannot be had like this, or too much would be stored.
    pub async fn make(
        &self,
        new: NewTable,
        admits: impl FnOnce(usize) -> Result<(), Problem> + Send,
    ) -> Result<TableMade, Problem> {
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
        let components = components.map(|text| canonical(kind, text));
        let trial = kind.kind.start(Value::Object(options), components.clone(), None);
        let mut trial = trial.map_err(|reason| bad(reason.to_string()))?;
        if let Some(set) = trial.components().filter(|set| !text::is_plain(&set.name)) {
            return Err(bad(format!("the components have a name that cannot be shown: {:?}", set.name)));
        }
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
                if !kind.kind.plays_by(record.header.rules) {
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
        admits(components.as_ref().map_or(0, String::len) + branch.iter().map(String::len).sum::<usize>())?;
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

    /// Makes a room of the record of a game that was not played here. `admits` is asked whether the client may store so many
    /// bytes: the record and an owner's components, both in canonical form.
    ///
    /// # Errors
    /// If something is wrong with the record (what, and in which line), or too much would be stored.
    pub async fn upload(
        &self,
        new: NewRecord,
        admits: impl FnOnce(usize) -> Result<(), Problem> + Send,
    ) -> Result<TableMade, Problem> {
        let NewRecord { record: text, components, listed } = new;
        if text.len() > LONGEST_TEXT || components.as_ref().is_some_and(|text| text.len() > LONGEST_TEXT) {
            return Err(too_long());
        }
        let inner = Arc::clone(&self.inner);
        // It takes a moment, which others should not have to wait.
        let checking = move || {
            let record = checked_record(|game| inner.game(game), &text, components.clone())?;
            let kind = inner.game(&record.header.game)?;
            Ok((record, components.map(|text| canonical(kind, text))))
        };
        let checked = tokio::task::spawn_blocking(checking).await;
        let (mut record, components) =
            checked.map_err(|_| Problem::new(Code::BadTable, "that record cannot be played"))??;
        let chairs = record.header.dice.iter_mut().flat_map(|dice| dice.chairs.iter_mut().flatten());
        for name in record.header.seats.iter_mut().chain(chairs) {
            *name = text::name(name)?;
        }
        let text = record.to_string();
        admits(text.len() + components.as_ref().map_or(0, String::len))?;
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
        let room = self.inner.keep(made).await?;
        let (host, invite) = (host.reveal().to_owned(), invite.reveal().to_owned());
        Ok(TableMade { room: room.to_string(), host, invite, seats: Vec::new(), commitment: None })
    }

    /// Gives somebody a seat.
    ///
    /// # Errors
    /// If there is none, or they may not have it.
    pub async fn join(&self, room: RoomId, join: Join) -> Result<Joined, Problem> {
        let (person, secret) = person(&join.name, join.luck, join.secret)?;
        let invite = join.invite.as_deref().map(Digest::of);
        let joining = JoinRequest { seat: join.seat, person, invite };
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
        let coming = Attach { secrets, invite, since: hello.since, out: out.clone() };
        let command = |reply| Command::Attach(Box::new(coming.clone()), reply);
        let ((id, rematch_bytes), room) = self.inner.ask(id, command).await?;
        Ok(Guest { id, room, rematch_bytes })
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
        let after = cursor(after)?;
        let found = self.inner.store.list(stage, after, PAGE).await.map_err(unavailable)?;
        let next = found.last().filter(|_| found.len() == PAGE as usize).map(|last| last.cursor().to_string());
        let aside = self.inner.aside().clone();
        let listed = |found: crate::store::Listed| {
            // Strangers have nothing to look for in a room that cannot be opened.
            if aside.contains(&found.room) {
                return None;
            }
            let shown = serde_json::from_str(&found.listing.shown).ok()?;
            Some(Listed { room: found.room.to_string(), at: found.since, shown })
        };
        Ok(Page { rooms: found.into_iter().filter_map(listed).collect(), next })
    }

    /// A page of all rooms, listed or not, the newest first, for whoever runs the server.
    ///
    /// # Errors
    /// If the store cannot be read, or the place to go on from is none.
    pub async fn rooms(&self, stage: Option<Stage>, after: Option<&str>) -> Result<AdminPage, Problem> {
        let after = cursor(after)?;
        let found = self.inner.store.list_all(stage, after, PAGE).await.map_err(unavailable)?;
        let next = found.last().filter(|_| found.len() == PAGE as usize).map(|(last, _)| last.cursor().to_string());
        let mut rooms = Vec::with_capacity(found.len());
        for (listed, changed) in found {
            let connections = self.inner.connections(listed.room).await;
            // Who sits there; a room that was kept by a later version may not say it as we read it.
            let shown: Option<Shown> = serde_json::from_str(&listed.listing.shown).ok();
            let seats = shown.map_or_else(Vec::new, |shown| shown.seats);
            rooms.push(AdminRoom {
                room: listed.room.to_string(),
                game: listed.listing.game,
                stage: listed.listing.stage,
                listed: listed.listing.listed,
                seats: seats.into_iter().map(|seat| AdminSeat { name: seat.name, bot: seat.bot }).collect(),
                set_aside: self.inner.aside().contains(&listed.room),
                in_memory: connections.is_some(),
                connections: connections.unwrap_or_default(),
                made: listed.made,
                changed,
            });
        }
        Ok(AdminPage { rooms, next })
    }

    /// All chat of a room that is kept.
    ///
    /// # Errors
    /// If there is no such room, or it cannot be read.
    pub async fn chat(&self, room: RoomId) -> Result<Vec<ChatLine>, Problem> {
        self.moderate(room, Moderation::Chat).await
    }

    /// Removes a line of chat, here and from all open pages.
    ///
    /// # Errors
    /// If there is no such room or line, or it cannot be removed now.
    pub async fn unsay(&self, room: RoomId, line: u64) -> Result<(), Problem> {
        self.moderate(room, |reply| Moderation::Unsay(line, reply)).await
    }

    /// Renames the player on a seat.
    ///
    /// # Errors
    /// If there is no such room, nobody sits there, or the name cannot be shown.
    pub async fn rename(&self, room: RoomId, seat: Seat, name: &str) -> Result<(), Problem> {
        let name = text::name(name)?;
        self.moderate(room, |reply| Moderation::Rename(seat, name.clone(), reply)).await
    }

    /// Closes a room: everybody is told and let go, and nobody gets in any more. Its log stays until it is removed as
    /// abandoned.
    ///
    /// # Errors
    /// If there is no such room, or it is closed already.
    pub async fn close_room(&self, room: RoomId) -> Result<(), Problem> {
        self.moderate(room, Moderation::Close).await
    }

    /// Removes a room with its game, names and chat; everybody in it is told that it is closed.
    ///
    /// # Errors
    /// If there is no such room, or the store fails.
    pub async fn remove_room(&self, room: RoomId) -> Result<(), Problem> {
        match self.moderate(room, Moderation::Remove).await {
            // It cannot be opened, and so nobody is there.
            Err(problem) if problem.code == Code::Unavailable => {
                self.inner.store.remove(room).await.map_err(unavailable)?;
                self.inner.unopened().remove(&room);
                Ok(())
            }
            done => done,
        }
    }

    async fn moderate<T>(&self, room: RoomId, ask: impl Fn(Reply<T>) -> Moderation) -> Result<T, Problem> {
        let asked = self.inner.ask(room, |reply| Command::Moderate(Box::new(ask(reply)))).await;
        asked.map(|(answer, _)| answer)
    }

    /// Announces a restart to everybody at a table, now or later; or withdraws the announcement.
    ///
    /// # Errors
    /// If it is too far off, or the note cannot be shown.
    pub async fn announce(&self, restart: Option<NewRestart>) -> Result<(), Problem> {
        let announced = match restart {
            None => None,
            Some(NewRestart { minutes, note }) if minutes <= LONGEST_NOTICE => {
                let note = note.as_deref().map(text::note).transpose()?;
                Some((self.inner.clock.time() + i64::from(minutes) * 60_000, note))
            }
            Some(_) => {
                let detail = format!("a restart is announced at most {LONGEST_NOTICE} minutes before");
                return Err(Problem::new(Code::Malformed, detail));
            }
        };
        *self.inner.announced() = announced;
        let rooms: Vec<_> = self.inner.rooms().values().cloned().collect();
        for room in rooms {
            let _ = room.send(Command::Moderate(Box::new(Moderation::Announce))).await;
        }
        Ok(())
    }

    /// What has been counted since the house opened.
    #[must_use]
    pub fn measures(&self) -> &Measures {
        &self.inner.measures
    }

    /// Whether something can be stored now. What was found out is told for a moment, so that it can be asked often.
    pub async fn is_ready(&self) -> bool {
        let mut ready = Arc::clone(&self.inner.ready).lock_owned().await;
        if let Some((at, ready)) = *ready
            && at.elapsed() < PROBED
        {
            return ready;
        }
        let store = self.inner.store.clone();
        // In a task of its own: whoever asks may hang up meanwhile, and the others still want the answer.
        let probe = tokio::spawn(async move {
            let probed = store.probe().await.is_ok();
            *ready = Some((Instant::now(), probed));
            probed
        });
        probe.await.unwrap_or(false)
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

    /// Sets aside the rooms whose running games this program cannot go on with, because their rules or components are
    /// others. They are not woken, and do not grow old meanwhile; whoever comes is told, and the log names them. Returns them
    /// by what they need.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    pub async fn set_misfits_aside(&self) -> Result<Vec<(Unfinished, Vec<RoomId>)>, StoreError> {
        let misfits = misfits(&self.inner.store, &self.inner.games).await?;
        let time = self.inner.clock.time();
        for (Unfinished { game, rules, components, .. }, rooms) in &misfits {
            for &room in rooms {
                self.inner.set_aside(room);
                self.inner.store.set_aside(room, time).await?;
            }
            let mut named: Vec<String> = rooms.iter().take(NAMED).map(ToString::to_string).collect();
            if rooms.len() > NAMED {
                named.push("...".to_owned());
            }
            let (count, rooms) = (rooms.len(), named.join(", "));
            tracing::warn!(
                game,
                rules,
                components,
                count,
                rooms,
                "this version cannot go on with games; they are set aside"
            );
        }
        Ok(misfits)
    }

    /// Removes rooms whose game is not over and in which nothing has happened for so long, in house time, and uploaded
    /// records that nobody has opened for as long, and looks for them again and again; the first time after a while, so
    /// that those who come back find their games. Without an age nothing is removed, but rooms that are set aside are noted
    /// all the same, so that they do not grow old.
    pub fn keep_clean(&self, age: Option<Duration>, every: Duration) {
        let weak = Arc::downgrade(&self.inner);
        let age = age.map(|age| i64::try_from(age.as_millis()).unwrap_or(i64::MAX));
        tokio::spawn(async move {
            loop {
                sleep(every).await;
                let Some(inner) = weak.upgrade() else { return };
                let house = House { inner: Arc::clone(&inner) };
                if let Err(reason) = house.set_misfits_aside().await {
                    tracing::error!(%reason, "could not find the rooms that are set aside");
                    continue;
                }
                let Some(age) = age else { continue };
                let in_memory = |room| inner.sender(room).is_some();
                match inner.store.clean(inner.clock.time().saturating_sub(age), false, in_memory).await {
                    Ok(0) => {}
                    Ok(removed) => tracing::info!(removed, "removed abandoned rooms"),
                    Err(reason) => tracing::error!(%reason, "could not remove abandoned rooms"),
                }
            }
        });
    }

    /// Tells everybody that the house closes, and takes nothing more from them.
    pub async fn tell_closing(&self) {
        let rooms: Vec<_> = {
            let rooms = self.inner.rooms();
            self.inner.closing.store(true, Ordering::Relaxed);
            rooms.values().cloned().collect()
        };
        for room in rooms {
            let _ = room.send(Command::Close).await;
        }
    }

    /// Closes the house: all that was acknowledged is kept.
    ///
    /// # Errors
    /// If the store does not close well.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.tell_closing().await;
        let since = Instant::now();
        while !self.inner.rooms().is_empty() && since.elapsed() < PATIENCE {
            sleep(Duration::from_millis(10)).await;
        }
        if let Err(reason) = self.inner.store.keep_time(self.inner.clock.time()).await {
            tracing::error!(%reason, "the time could not be kept");
        }
        self.inner.store.close().await
    }
}

impl Inner {
    /// Wakes rooms that are due and not in memory. Those in memory see to themselves, however many they are.
    async fn wake(self: &Arc<Inner>) {
        let (mut after, mut woken) = (None, 0);
        while woken < WAKES {
            let due = match self.store.due(self.clock.time(), after, WAKES).await {
                Ok(due) => due,
                // The house has closed meanwhile.
                Err(StoreError::Closed) => return,
                Err(reason) => return tracing::error!(%reason, "nobody can be woken"),
            };
            let (unopened, aside) = (self.unopened().clone(), self.aside().clone());
            for &(id, _) in due.iter().filter(|(id, _)| !unopened.contains_key(id) && !aside.contains(id)) {
                if self.sender(id).is_none_or(|room| room.is_closed()) {
                    let Some(room) = self.find(id) else { return };
                    let _ = room.send(Command::Wake).await;
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
    let luck = Entropy::try_from(luck.unwrap_or_default());
    let luck = luck.map_err(|reason| Problem::new(Code::Malformed, reason.to_string()))?;
    let secret = own.map_or_else(|| Ok(Secret::new(random())), Secret::chosen)?;
    Ok((Person { name, secret: secret.digest(), luck }, secret))
}

/// An owner's text in canonical form, if it is sound; what is wrong is told by whoever makes a table with it.
fn canonical(game: &AnyGame, text: String) -> String {
    game.kind.canonical_components(&text).unwrap_or(text)
}

fn too_long() -> Problem {
    let detail = format!("a record has at most {} KiB, and so have components", LONGEST_TEXT >> 10);
    Problem::new(Code::TooMuch, detail)
}

/// The place in a list that a client goes on from.
fn cursor(text: Option<&str>) -> Result<Option<Cursor>, Problem> {
    let cursor = text.map(str::parse).transpose();
    cursor.map_err(|reason: NoCursor| Problem::new(Code::Malformed, reason.to_string()))
}

fn unavailable(reason: StoreError) -> Problem {
    // Whoever asks while the house closes comes back later, and nothing is wrong.
    if !matches!(reason, StoreError::Closed) {
        tracing::error!(%reason, "the store does not answer");
    }
    Problem::new(Code::Unavailable, "the house cannot read or keep anything now")
}

/// Bytes from the system's generator.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the system has a generator");
    bytes
}
