//! A room in memory: one task that takes what comes one after the other, keeps it, and then tells everybody.

mod aside;
mod moderate;
mod talk;
mod tell;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::VERSION;
use protocol::lobby::{Shown, Stage};
use protocol::problem::{Code, Problem};
use protocol::socket::{FromClient, FromServer, Request, Seen};
use table::{Record, Seat, Seats, Tree, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use self::aside::Aside;
use self::moderate::refuse;
pub(crate) use self::moderate::{Moderation, Reply};
use crate::house::{Inner, Times};
use crate::outbox::Outbox;
use crate::store::{Append, Listing, StoreError};
use room::{Change, Digest, Line, LineKind, Moment, Person, Requester, Room, RoomId, Summary, closed, moved_at};

/// What a viewer last saw is kept for this long; then it is built anew when it is needed.
const RESTING: Duration = Duration::from_secs(10);
/// So many lines of chat are shown to whoever comes in.
const CHAT_SHOWN: u32 = 50;
/// How often it is noted that somebody looks at an uploaded record, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// Room for a usual message.
const USUAL: usize = 2 << 10;
/// At most so many clients in one room.
const MOST_GUESTS: usize = 256;
/// And so many more who have a seat, or are the host.
const MOST_PLAYERS: usize = 64;

/// A command to the task of a room. Small, because every room has space for some.
pub(crate) enum Command {
    /// Somebody comes in: by which number it is known, and how many bytes a rematch would store.
    Attach(Box<Attach>, oneshot::Sender<Result<(u64, usize), Problem>>),
    /// Somebody goes.
    Detach(u64),
    /// Somebody says something; when that came.
    Said(u64, Box<FromClient>, Instant),
    /// Somebody wants a seat.
    Join(Box<JoinRequest>, oneshot::Sender<Result<Seat, Problem>>),
    /// A bot has thought.
    Thought { seat: Seat, asked_at: u64, action: Option<String> },
    /// A bot has thought for somebody who wanted a hint.
    Hinted(Box<Hinted>),
    /// It may be time for something.
    Wake,
    /// What lists show of it, for somebody with this secret.
    Look(Option<Box<Digest>>, oneshot::Sender<Result<Shown, Problem>>),
    /// The record of the finished game, for somebody with this secret.
    Record(Option<Box<Digest>>, oneshot::Sender<Result<Record, Problem>>),
    /// Whoever runs the server asks.
    Moderate(Box<Moderation>),
    /// The house closes: the task ends.
    Close,
}

/// A client that attaches: its credentials and its outbox.
#[derive(Clone)]
pub(crate) struct Attach {
    pub(crate) secrets: Vec<Digest>,
    pub(crate) invite: Option<Digest>,
    pub(crate) since: Option<u64>,
    pub(crate) out: Outbox,
}

/// A request for a seat.
#[derive(Clone)]
pub(crate) struct JoinRequest {
    pub(crate) seat: Option<Seat>,
    pub(crate) person: Person,
    pub(crate) invite: Option<Digest>,
}

/// What a bot would do, for somebody who wanted a hint.
pub(crate) struct Hinted {
    guest: u64,
    seat: Seat,
    id: Option<String>,
    action: Option<String>,
}

/// A client in the room.
struct Guest {
    secrets: Vec<Digest>,
    invite: Option<Digest>,
    requester: Requester,
    muted: Seats,
    out: Outbox,
}

impl Guest {
    /// Whose eyes it looks with.
    fn viewers(&self) -> Vec<Viewer> {
        if self.requester.seats.is_empty() {
            return vec![Viewer::Spectator];
        }
        self.requester.seats.iter().map(Viewer::Seat).collect()
    }
}

/// The room leaves memory: the store failed, or removed it. Whoever waits gets this problem.
struct StoreFailed(Problem);

/// Why something was not done.
enum Failed {
    /// It may not be. The room goes on.
    Refused(Problem),
    /// It could not be kept.
    StoreFailed(StoreFailed),
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Failed {
        Failed::Refused(problem)
    }
}

impl From<StoreFailed> for Failed {
    fn from(lost: StoreFailed) -> Failed {
        Failed::StoreFailed(lost)
    }
}

struct Actor {
    house: Arc<Inner>,
    room: Box<Room>,
    guests: HashMap<u64, Guest>,
    next_guest: u64,
    /// What each viewer last saw.
    seen: HashMap<Viewer, Tree>,
    /// At which house time the store will wake it.
    wakes: Option<i64>,
    /// For which seats bots think, and since which version.
    thinking: Vec<(Seat, u64)>,
    /// For which seats a hint is being thought about.
    hinting: Seats,
    /// When, in house time, the store was last told that somebody looks at the record that was uploaded.
    opened: Option<i64>,
    /// When, in house time, each seat wrote lately.
    chatted: Vec<(Seat, i64)>,
    this: mpsc::WeakSender<Command>,
}

/// Runs a room until it has been idle for a while, or the house closes.
pub(crate) async fn run(house: Arc<Inner>, id: RoomId, made: Option<Box<Room>>, mut inbox: mpsc::Receiver<Command>) {
    let room = match made {
        Some(room) => Ok(room),
        None => Box::pin(load(&house, id)).await.map(Box::new),
    };
    let room = match room {
        Ok(room) => room,
        Err(OpenError::Not(problem)) => {
            house.leave_asleep(id);
            house.forget(id);
            return refuse_all(&mut inbox, &problem).await;
        }
        Err(OpenError::Aside { problem, reason, moved_at, kept }) => {
            if house.set_aside(id) {
                tracing::warn!(room = %id, %reason, "a room does not fit this version, and is set aside");
            }
            house.forget(id);
            inbox.close();
            let aside = Aside { house: &house, id, problem: &problem, moved_at, kept: kept.as_deref() };
            while let Some(command) = inbox.recv().await {
                aside.take(command).await;
            }
            return;
        }
    };
    let this = house.sender(id);
    let Some(this) = this else { return };
    let wakes = room.wake_at();
    // No clock ran while the house was closed, so the store would wake it too early again and again.
    if room.woke()
        && let Err(reason) = house.store.wake(id, wakes).await
    {
        tracing::error!(room = %id, %reason, "when it must be woken could not be kept");
    }
    let mut actor = Actor {
        house: Arc::clone(&house),
        room,
        guests: HashMap::new(),
        next_guest: 1,
        seen: HashMap::new(),
        wakes,
        thinking: Vec::new(),
        hinting: Seats::NONE,
        opened: None,
        chatted: Vec::new(),
        this: this.downgrade(),
    };
    drop(this);
    let ended = actor.live(&mut inbox).await;
    // From here on nobody finds this room in memory; who has found it before asks again, and finds it anew.
    house.forget(id);
    if let Err(StoreFailed(problem)) = ended {
        refuse_all(&mut inbox, &problem).await;
    }
}

/// Why a room cannot be opened.
enum OpenError {
    /// It cannot be read, or there is none.
    Not(Problem),
    /// This program cannot play its game.
    Aside {
        /// What whoever comes is told.
        problem: Problem,
        /// Why, for the log.
        reason: String,
        /// When a player was last moved from a seat.
        moved_at: i64,
        /// The room as it was before its game, and the record of that, if it has ended.
        kept: Option<Box<(Room, Record)>>,
    },
}

impl From<Problem> for OpenError {
    fn from(problem: Problem) -> OpenError {
        OpenError::Not(problem)
    }
}

/// Reads a room from the store.
async fn load(house: &Inner, id: RoomId) -> Result<Room, OpenError> {
    let lines = read(house, id).await?;
    let reason = match Room::restore(id, &house.games, lines, house.opened_at) {
        Ok(room) => return Ok(room),
        Err(reason) => reason,
    };
    let Some(why) = reason.unfit() else { return Err(unavailable(id, &reason).into()) };
    let problem = Problem::new(Code::SetAside, format!("this version of the server cannot open the room: {why}"));
    let lines = read(house, id).await?;
    let is_closed = lines.iter().any(|(_, line)| matches!(line.what, LineKind::Closed));
    let problem = if is_closed { closed() } else { problem };
    let moved_at = moved_at(&lines);
    let kept = Room::kept(id, &house.games, lines).map(Box::new);
    Err(OpenError::Aside { problem, reason: reason.to_string(), moved_at, kept })
}

fn unavailable(room: RoomId, reason: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%room, %reason, "a room cannot be opened");
    Problem::new(Code::Unavailable, "the room cannot be opened now")
}

/// Reads the log of a room.
async fn read(house: &Inner, id: RoomId) -> Result<Vec<(Moment, Line)>, Problem> {
    let lines = house.store.log(id, 0).await.map_err(|reason| unavailable(id, &reason))?;
    if lines.is_empty() {
        return Err(no_room());
    }
    let read = |line: crate::store::Line| match serde_json::from_str(&line.entry) {
        Ok(entry) => Ok((Moment { at: line.at, time: line.time }, entry)),
        // Not why: that may quote what is secret.
        Err(_) => Err(unavailable(id, &format_args!("line {} of its log cannot be read", line.version))),
    };
    lines.into_iter().map(read).collect()
}

/// Answers whoever waits that the room cannot be had.
async fn refuse_all(inbox: &mut mpsc::Receiver<Command>, problem: &Problem) {
    inbox.close();
    while let Some(command) = inbox.recv().await {
        match command {
            Command::Attach(_, reply) => drop(reply.send(Err(problem.clone()))),
            Command::Join(_, reply) => drop(reply.send(Err(problem.clone()))),
            Command::Look(_, reply) => drop(reply.send(Err(problem.clone()))),
            Command::Record(_, reply) => drop(reply.send(Err(problem.clone()))),
            Command::Moderate(moderation) => refuse(*moderation, problem),
            _ => {}
        }
    }
}

impl Actor {
    async fn live(&mut self, inbox: &mut mpsc::Receiver<Command>) -> Result<(), StoreFailed> {
        self.think();
        let mut rested = Duration::ZERO;
        loop {
            let wait = self.patience(rested);
            match timeout(wait, inbox.recv()).await {
                Ok(Some(Command::Close)) => {
                    let closing = FromServer::Closing { retry_after: 1000 };
                    self.announce(&closing);
                    self.guests.clear();
                    return Ok(());
                }
                Ok(Some(command)) => {
                    rested = Duration::ZERO;
                    // In a box, so that a room at rest holds no space for what is done in it.
                    Box::pin(self.take(command)).await?;
                }
                Ok(None) => return Ok(()),
                Err(_) => {
                    rested += wait;
                    Box::pin(self.time()).await?;
                    if rested >= RESTING {
                        self.seen = HashMap::new();
                    }
                    let busy = !self.guests.is_empty() || !self.thinking.is_empty();
                    if rested >= self.stays() && !busy && inbox.is_empty() {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// How long it stays in memory while nothing happens and nobody is there.
    fn stays(&self) -> Duration {
        let Times { idle, finished, .. } = self.house.times;
        if matches!(self.room.stage(), Stage::Over | Stage::Closed) { finished.min(idle) } else { idle }
    }

    /// How long to wait for a command before looking at the clock.
    fn patience(&self, rested: Duration) -> Duration {
        let stays = self.stays();
        let rest = if rested < RESTING { RESTING - rested } else { stays }.min(stays);
        let due = self.room.wake_at().filter(|_| self.thinking.is_empty());
        let due = due.map(|at| Duration::from_millis(u64::try_from(at - self.house.clock.time()).unwrap_or(0).max(10)));
        due.map_or(rest, |due| rest.min(due))
    }

    async fn take(&mut self, command: Command) -> Result<(), StoreFailed> {
        // Nobody gains time by keeping the room busy.
        self.strike().await?;
        match command {
            Command::Attach(coming, reply) => {
                let attached = Box::pin(self.attach(*coming)).await;
                if attached.is_ok() {
                    self.note_opened().await;
                }
                let rematch_bytes = self.room.made().components.as_ref().map_or(0, String::len);
                let _ = reply.send(attached.map(|id| (id, rematch_bytes)));
            }
            Command::Detach(guest) => {
                self.guests.remove(&guest);
                self.update(&Vec::new());
            }
            Command::Said(guest, said, at) => {
                let before = self.room.version();
                self.said(guest, *said).await?;
                if self.room.version() != before {
                    self.house.measures.acknowledged.took(at.elapsed());
                }
            }
            Command::Join(joining, reply) => {
                let (joined, lost) = match Box::pin(self.join(*joining)).await {
                    Ok(seat) => (Ok(seat), Ok(())),
                    Err(Failed::Refused(problem)) => (Err(problem), Ok(())),
                    Err(Failed::StoreFailed(lost)) => {
                        (Err(Problem::new(Code::Unavailable, "the seat could not be kept")), Err(lost))
                    }
                };
                let _ = reply.send(joined);
                lost?;
            }
            Command::Thought { seat, asked_at, action } => self.thought(seat, asked_at, action).await?,
            Command::Hinted(hinted) => {
                let Hinted { guest, seat, id, action } = *hinted;
                self.hinting.remove(seat);
                let answer = match action {
                    Some(action) => FromServer::Hint { id, action },
                    None => problem(id, Problem::new(Code::NotNow, "there is nothing to decide")),
                };
                self.to(guest, &answer);
            }
            Command::Wake => self.time().await?,
            Command::Look(secret, reply) => {
                let shown = || self.room.is_open().map(|()| self.room.shown());
                let _ = reply.send(self.open_to(secret.as_deref()).and_then(|()| shown()));
            }
            Command::Record(secret, reply) => {
                let not_over =
                    || self.room.is_open().err().unwrap_or_else(|| Problem::new(Code::NotNow, "the game is not over"));
                let record = || self.room.record().ok_or_else(not_over);
                let record = self.open_to(secret.as_deref()).and_then(|()| record());
                if record.is_ok() {
                    self.note_opened().await;
                }
                let _ = reply.send(record);
            }
            Command::Moderate(moderation) => Box::pin(self.moderate(*moderation)).await?,
            // The task has ended by then.
            Command::Close => {}
        }
        Ok(())
    }

    /// Notes, at most once a day, that somebody looks at an uploaded record.
    async fn note_opened(&mut self) {
        let now = self.house.clock.time();
        if self.room.made().record.is_none() || self.opened.is_some_and(|at| now - at < DAY) {
            return;
        }
        match self.house.store.opened(self.room.id(), now).await {
            Ok(()) => self.opened = Some(now),
            Err(reason) => tracing::warn!(room = %self.room.id(), %reason, "that it was opened could not be kept"),
        }
    }

    /// Whether the room is shown to somebody with this secret.
    fn open_to(&self, secret: Option<&Digest>) -> Result<(), Problem> {
        if self.room.is_open_to(secret) { Ok(()) } else { Err(not_let_in()) }
    }

    /// Somebody comes in.
    async fn attach(&mut self, coming: Attach) -> Result<u64, Problem> {
        let Attach { secrets, invite, since, out } = coming;
        let mut guest = Guest { secrets, invite, requester: Requester::default(), muted: Seats::NONE, out };
        guest.requester = self.requester(&guest);
        let known = guest.requester.host || !guest.requester.seats.is_empty();
        self.room.is_open()?;
        if !known && !self.room.may_watch(guest.invite.as_ref()) {
            return Err(not_let_in());
        }
        // Who only watches does not keep players out.
        let most = if known { MOST_GUESTS + MOST_PLAYERS } else { MOST_GUESTS };
        if self.guests.len() >= most {
            return Err(Problem::new(Code::TooMuch, "the room is full of people who watch"));
        }
        let id = self.next_guest;
        self.next_guest += 1;
        let viewers = guest.viewers();
        let requester = guest.requester;
        self.guests.insert(id, guest);
        self.recall();
        let present = self.present();
        let sights = viewers.iter().map(|&who| Seen { who, sight: self.room.sight(who, present) }).collect();
        let now = self.house.clock.now();
        let welcome = FromServer::Welcome {
            protocol: VERSION,
            room: self.room.id().to_string(),
            version: self.room.version(),
            seats: requester.seats.iter().collect(),
            host: requester.host,
            at: now.at,
            time: now.time,
            sights,
        };
        self.to(id, &welcome);
        if let Some(restart) = self.house.restart() {
            self.to(id, &FromServer::Announcement { restart: Some(restart) });
        }
        self.update(&Vec::new());
        if let Some(since) = since.filter(|&since| since < self.room.version()) {
            viewers.into_iter().for_each(|who| self.to(id, &self.history(None, who, since)));
        }
        if self.room.made().settings.chat {
            match self.house.store.chat(self.room.id(), CHAT_SHOWN).await {
                Ok(lines) => {
                    let lines = self.chat_lines(lines);
                    self.to(id, &FromServer::Chat { lines });
                }
                Err(reason) => tracing::warn!(room = %self.room.id(), %reason, "no chat"),
            }
        }
        Ok(id)
    }

    /// What a client may do here.
    fn requester(&self, guest: &Guest) -> Requester {
        let host = guest.secrets.iter().any(|secret| self.room.is_host(secret));
        let kept = if host { self.room.kept_by_host() } else { Seats::NONE };
        let own = guest.secrets.iter().filter_map(|secret| self.room.seat_of(secret));
        Requester { seats: own.chain(kept.iter()).collect(), host }
    }

    /// The seats whose players are there.
    fn present(&self) -> Seats {
        self.guests.values().flat_map(|guest| guest.requester.seats.iter()).collect()
    }

    /// A client says something.
    async fn said(&mut self, from: u64, said: FromClient) -> Result<(), StoreFailed> {
        let FromClient { id, seat, version, request } = said;
        let Some(requester) = self.guests.get(&from).map(|guest| guest.requester) else { return Ok(()) };
        let answer = match &request {
            Request::Hello(_) => Err(Problem::new(Code::Malformed, "you are in already")),
            Request::Preview { actions } => self
                .room
                .speaker(requester, seat)
                .and_then(|seat| self.room.preview(seat, actions))
                .map(|preview| Some(FromServer::Preview { id: id.clone(), preview: Box::new(preview) })),
            Request::History { since } => Ok(Some(self.history(id.clone(), self.room.eyes(requester, seat), *since))),
            Request::At { at } => {
                let (id, who) = (id.clone(), self.room.eyes(requester, seat));
                let moment = self.room.moment(who, *at);
                moment.map(|(version, table)| Some(FromServer::Moment { id, version, who, table: Box::new(table) }))
            }
            Request::Pieces => Ok(Some(FromServer::Pieces { id: id.clone(), pieces: self.room.pieces() })),
            Request::Hint => self.hint(from, requester, seat, id.clone()).map(|()| None),
            Request::Chat { text } => Box::pin(self.chat(requester, seat, text)).await.map(|()| Some(self.noted(&id))),
            Request::Mute { muted } => self.mute(from, seat, *muted).map(|()| Some(self.noted(&id))),
            Request::Rematch => match Box::pin(self.rematch(requester)).await {
                Ok(version) => Ok(Some(FromServer::Done { id: id.clone(), version })),
                Err(Failed::Refused(reason)) => Err(reason),
                Err(Failed::StoreFailed(lost)) => return Err(lost),
            },
            _ => return self.change(from, requester, seat, id, version, &request).await,
        };
        match answer {
            Ok(Some(answer)) => self.to(from, &answer),
            Ok(None) => {}
            Err(reason) => self.refuse(from, id, reason),
        }
        Ok(())
    }

    /// What has happened, for a viewer.
    fn history(&self, id: Option<String>, who: Viewer, since: u64) -> FromServer {
        let (versions, more) = self.room.history(who, since);
        FromServer::History { id, who, versions, more }
    }

    /// What is done without changing the room's version.
    fn noted(&self, id: &Option<String>) -> FromServer {
        FromServer::Done { id: id.clone(), version: self.room.version() }
    }

    /// A client wants to change something.
    async fn change(
        &mut self,
        from: u64,
        requester: Requester,
        seat: Option<Seat>,
        id: Option<String>,
        version: Option<u64>,
        request: &Request,
    ) -> Result<(), StoreFailed> {
        let repeated = id.as_ref().map(|id| self.room.repeated(requester, seat, id, request)).transpose();
        match repeated.map(Option::flatten) {
            Ok(None) => {}
            Ok(Some(version)) => {
                self.to(from, &FromServer::Done { id, version });
                return Ok(());
            }
            Err(reason) => {
                self.refuse(from, id, reason);
                return Ok(());
            }
        }
        let decided = self.room.decide(requester, seat, id.clone(), version, request, self.house.clock.now());
        let done = match decided {
            Ok(change) => self.commit(change).await,
            Err(reason) => Err(reason.into()),
        };
        match done {
            Ok(()) => {
                let version = self.room.version();
                self.to(from, &FromServer::Done { id, version });
            }
            Err(Failed::Refused(reason)) => {
                let stale = reason.code == Code::Stale;
                self.refuse(from, id, reason);
                if stale {
                    self.show_all(from);
                }
            }
            Err(Failed::StoreFailed(lost)) => return Err(lost),
        }
        Ok(())
    }

    /// Somebody wants a seat.
    async fn join(&mut self, joining: JoinRequest) -> Result<Seat, Failed> {
        let JoinRequest { seat, person, invite } = joining;
        self.room.is_open()?;
        // Who has the secret of a seat has asked for it before, and did not hear the answer.
        if let Some(seat) = self.room.seat_of(&person.secret) {
            return Ok(seat);
        }
        let invited = invite.is_some_and(|invite| self.room.made().invite == invite);
        if !invited && !self.room.made().settings.listed {
            return Err(Problem::new(Code::Forbidden, "this table takes an invitation").into());
        }
        let (seat, change) = self.room.decide_join(seat, person, self.house.clock.now())?;
        self.commit(change).await?;
        Ok(seat)
    }

    /// Makes the line of a change durable, applies the change, and then tells everybody. If the line cannot be stored, the
    /// room stays as it was.
    async fn commit(&mut self, change: Change) -> Result<(), Failed> {
        let (room, line) = (&self.room, change.line());
        let wakes = change.wake_at();
        let lists =
            !matches!(line.what, LineKind::Acted { .. } | LineKind::Undone { .. }) || change.stage() == Stage::Over;
        let Moment { at, time } = change.moment();
        let append = Append {
            room: room.id(),
            version: change.number(),
            at,
            time,
            entry: serde_json::to_string(line).unwrap_or_default(),
            listing: lists.then(|| listing(room.summary_after(&change))),
            wake: (wakes != self.wakes).then_some(wakes),
        };
        match self.house.store.append(append).await {
            Ok(()) => {}
            Err(reason) if reason.leaves_the_log() => {
                tracing::error!(room = %self.room.id(), %reason, "a line could not be stored");
                return Err(Problem::new(Code::Unavailable, "that could not be kept; try again in a moment").into());
            }
            // The line may be there or not, or others are: only the log can tell what the room is now. So it leaves
            // memory, and comes back as its log says.
            Err(reason) => return Err(self.lose(&reason).into()),
        }
        self.wakes = wakes;
        self.house.measures.lines.up();
        if matches!(line.what, LineKind::Acted { .. }) {
            self.house.measures.actions.up();
        }
        let (line, events) = self.room.apply(change);
        self.tell(&line, &events);
        self.think();
        Ok(())
    }

    /// The same for a line that no client asked for: a clock, or a bot. Nobody is there to try again if it cannot be stored,
    /// so the room leaves memory, and is woken for it later.
    async fn commit_own(&mut self, change: Change) -> Result<(), StoreFailed> {
        match self.commit(change).await {
            Ok(()) => Ok(()),
            Err(Failed::Refused(_)) => Err(self.let_go()),
            Err(Failed::StoreFailed(lost)) => Err(lost),
        }
    }

    /// Nobody knows whether a line was stored: nobody must go on from here.
    fn lose(&mut self, reason: &StoreError) -> StoreFailed {
        tracing::error!(room = %self.room.id(), %reason, "a line could not be kept; the room is closed");
        self.let_go()
    }

    /// Lets all clients go; they come back in a moment.
    fn let_go(&mut self) -> StoreFailed {
        self.announce(&FromServer::Closing { retry_after: 1000 });
        self.guests.clear();
        StoreFailed(Problem::new(Code::Unavailable, "the room could not be kept; come back in a moment"))
    }

    /// Looks at the clock.
    async fn time(&mut self) -> Result<(), StoreFailed> {
        self.strike().await?;
        self.think();
        Ok(())
    }

    /// Does what the clocks bring now. From here on it is known what everybody sees.
    async fn strike(&mut self) -> Result<(), StoreFailed> {
        self.recall();
        while let Some(change) = self.room.decide_timeout(self.house.clock.now()) {
            self.commit_own(change).await?;
        }
        Ok(())
    }
}

/// What the store lists of a room.
pub(crate) fn listing(summary: Summary) -> Listing {
    let Summary { rules, components, listed, shown } = summary;
    Listing {
        game: shown.game.clone(),
        rules,
        components: components.map_or_else(String::new, |components| components.to_string()),
        stage: shown.stage,
        listed,
        shown: serde_json::to_string(&shown).unwrap_or_default(),
    }
}

pub(crate) fn no_room() -> Problem {
    Problem::new(Code::NotFound, "there is no such room")
}

fn not_let_in() -> Problem {
    Problem::new(Code::Forbidden, "this room takes a seat or an invitation")
}

fn problem(id: Option<String>, problem: Problem) -> FromServer {
    FromServer::Problem { id, problem }
}

fn text_of(message: &FromServer) -> String {
    let mut text = Vec::with_capacity(USUAL);
    let written = serde_json::to_writer(&mut text, message);
    written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default()
}
