//! A room in memory: one task that takes what comes one after the other, keeps it, and then tells everybody.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use protocol::lobby::Stage;
use protocol::problem::{Code, Problem};
use protocol::socket::{ChatLine, FromClient, FromServer, Request, Seen};
use protocol::{VERSION, patch};
use table::{Record, Seat, Seats, Tree, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::house::Inner;
use crate::line::{Line, Person, What};
use crate::room::{Asker, Change, Events, Room, told};
use crate::secret::Digest;
use crate::store::{Append, Listing, Said, StoreError};
use crate::text;
use crate::{RoomId, clock};

/// A room in which nothing happens leaves memory after this time.
const IDLE: Duration = Duration::from_secs(300);
/// What a viewer last saw is kept for this long; then it is built anew when it is needed.
const RESTING: Duration = Duration::from_secs(10);
/// So many lines of chat are shown to whoever comes in.
const CHAT_SHOWN: u32 = 50;
/// At most so many lines of chat from one seat within [`CHAT_TIME`].
const CHAT_LINES: usize = 5;
const CHAT_TIME: i64 = 10_000;
/// At most so many clients in one room.
const MOST_GUESTS: usize = 256;
/// And so many more who have a seat, or are the host.
const MOST_PLAYERS: usize = 64;

/// What a room is asked.
pub(crate) enum Command {
    /// Somebody comes in.
    Attach {
        secrets: Vec<Digest>,
        invite: Option<Digest>,
        since: Option<u64>,
        out: mpsc::Sender<String>,
        reply: oneshot::Sender<Result<u64, Problem>>,
    },
    /// Somebody goes.
    Detach(u64),
    /// Somebody says something.
    Said(u64, Box<FromClient>),
    /// Somebody wants a seat.
    Join {
        seat: Option<Seat>,
        person: Box<Person>,
        invite: Option<Digest>,
        reply: oneshot::Sender<Result<Seat, Problem>>,
    },
    /// A bot has thought.
    Thought { seat: Seat, asked_at: u64, action: Option<String> },
    /// A bot has thought for somebody who wanted a hint.
    Hinted { guest: u64, seat: Seat, id: Option<String>, action: Option<String> },
    /// It may be time for something.
    Wake,
    /// What lists show of it.
    Look(oneshot::Sender<Result<protocol::lobby::Shown, Problem>>),
    /// The record of the finished game.
    Record(oneshot::Sender<Result<Record, Problem>>),
    /// The house closes.
    Close,
}

/// A client in the room.
struct Guest {
    secrets: Vec<Digest>,
    invite: Option<Digest>,
    asker: Asker,
    muted: Seats,
    out: mpsc::Sender<String>,
}

impl Guest {
    /// Whose eyes it looks with.
    fn viewers(&self) -> Vec<Viewer> {
        if self.asker.seats.is_empty() {
            return vec![Viewer::Spectator];
        }
        self.asker.seats.iter().map(Viewer::Seat).collect()
    }
}

/// The room cannot go on in memory: what it did could not be kept.
struct Lost;

struct Actor {
    house: Arc<Inner>,
    room: Room,
    guests: HashMap<u64, Guest>,
    next_guest: u64,
    /// What each viewer last saw.
    seen: HashMap<Viewer, Tree>,
    /// When the store will wake it.
    wakes: Option<i64>,
    /// For which seats bots think, and since which version.
    thinking: Vec<(Seat, u64)>,
    /// For which seats a hint is being thought about.
    hinting: Seats,
    /// When each seat wrote lately.
    chatted: Vec<(Seat, i64)>,
    this: mpsc::WeakSender<Command>,
}

/// Runs a room until it has been idle for a while, or the house closes.
pub(crate) async fn run(house: Arc<Inner>, id: RoomId, made: Option<Box<Room>>, mut inbox: mpsc::Receiver<Command>) {
    let room = match made {
        Some(room) => Ok(*room),
        None => load(&house, id).await,
    };
    let room = match room {
        Ok(room) => room,
        Err(problem) => {
            house.forget(id);
            return refuse_all(&mut inbox, &problem).await;
        }
    };
    let this = house.sender(id);
    let Some(this) = this else { return };
    let wakes = room.wake_at();
    let mut actor = Actor {
        house: Arc::clone(&house),
        room,
        guests: HashMap::new(),
        next_guest: 1,
        seen: HashMap::new(),
        wakes,
        thinking: Vec::new(),
        hinting: Seats::NONE,
        chatted: Vec::new(),
        this: this.downgrade(),
    };
    drop(this);
    let ended = actor.live(&mut inbox).await;
    // From here on nobody finds this room in memory; who has found it before asks again, and finds it anew.
    house.forget(id);
    if ended.is_err() {
        let problem = Problem::new(Code::Unavailable, "the room could not be kept; come back in a moment");
        refuse_all(&mut inbox, &problem).await;
    }
}

/// Reads a room from the store.
async fn load(house: &Inner, id: RoomId) -> Result<Room, Problem> {
    let unavailable = |reason: &dyn std::fmt::Display| {
        tracing::error!(room = %id, %reason, "a room cannot be opened");
        Problem::new(Code::Unavailable, "the room cannot be opened now")
    };
    let lines = house.store.log(id, 0).await.map_err(|reason| unavailable(&reason))?;
    if lines.is_empty() {
        return Err(Problem::new(Code::NotFound, "there is no such room"));
    }
    let lines: Result<Vec<(i64, Line)>, _> =
        lines.into_iter().map(|line| serde_json::from_str(&line.entry).map(|entry| (line.at, entry))).collect();
    let lines = lines.map_err(|reason| unavailable(&reason))?;
    Room::restore(id, &house.games, lines, house.opened_at).map_err(|reason| unavailable(&reason))
}

/// Answers whoever waits that there is no such room.
async fn refuse_all(inbox: &mut mpsc::Receiver<Command>, problem: &Problem) {
    inbox.close();
    while let Some(command) = inbox.recv().await {
        match command {
            Command::Attach { reply, .. } => drop(reply.send(Err(problem.clone()))),
            Command::Join { reply, .. } => drop(reply.send(Err(problem.clone()))),
            Command::Look(reply) => drop(reply.send(Err(problem.clone()))),
            Command::Record(reply) => drop(reply.send(Err(problem.clone()))),
            _ => {}
        }
    }
}

impl Actor {
    async fn live(&mut self, inbox: &mut mpsc::Receiver<Command>) -> Result<(), Lost> {
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
                    // Nobody gains time by keeping the room busy.
                    self.recall();
                    self.strike().await?;
                    self.take(command).await?;
                }
                Ok(None) => return Ok(()),
                Err(_) => {
                    rested += wait;
                    self.recall();
                    self.time().await?;
                    if rested >= RESTING {
                        self.seen = HashMap::new();
                    }
                    let busy = !self.guests.is_empty() || !self.thinking.is_empty();
                    if rested >= IDLE && !busy && inbox.is_empty() {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// How long to wait for a command before looking at the clock.
    fn patience(&self, rested: Duration) -> Duration {
        let rest = if rested < RESTING { RESTING - rested } else { IDLE };
        let due = self.room.wake_at().filter(|_| self.thinking.is_empty());
        let due = due.map(|at| Duration::from_millis(u64::try_from(at - clock::now()).unwrap_or(0).max(10)));
        due.map_or(rest, |due| rest.min(due))
    }

    async fn take(&mut self, command: Command) -> Result<(), Lost> {
        self.recall();
        match command {
            Command::Attach { secrets, invite, since, out, reply } => {
                let attached = self.attach(secrets, invite, since, out).await;
                let _ = reply.send(attached);
            }
            Command::Detach(guest) => {
                self.guests.remove(&guest);
                self.update(&Vec::new());
            }
            Command::Said(guest, said) => self.said(guest, *said).await?,
            Command::Join { seat, person, invite, reply } => {
                let joined = self.join(seat, *person, invite).await;
                let (joined, lost) = match joined {
                    Ok(seat) => (Ok(seat), Ok(())),
                    Err((problem, lost)) => (Err(problem), lost.map_or(Ok(()), Err)),
                };
                let _ = reply.send(joined);
                lost?;
            }
            Command::Thought { seat, asked_at, action } => self.thought(seat, asked_at, action).await?,
            Command::Hinted { guest, seat, id, action } => {
                self.hinting.remove(seat);
                let answer = match action {
                    Some(action) => FromServer::Hint { id, action },
                    None => problem(id, Problem::new(Code::NotNow, "there is nothing to decide")),
                };
                self.to(guest, &answer);
            }
            Command::Wake | Command::Close => self.time().await?,
            Command::Look(reply) => drop(reply.send(Ok(self.room.shown()))),
            Command::Record(reply) => {
                let record = self.room.record();
                let _ = reply.send(record.ok_or_else(|| Problem::new(Code::NotNow, "the game is not over")));
            }
        }
        Ok(())
    }

    /// Somebody comes in.
    async fn attach(
        &mut self,
        secrets: Vec<Digest>,
        invite: Option<Digest>,
        since: Option<u64>,
        out: mpsc::Sender<String>,
    ) -> Result<u64, Problem> {
        let mut guest = Guest { secrets, invite, asker: Asker::default(), muted: Seats::NONE, out };
        guest.asker = self.asker(&guest);
        let known = guest.asker.host || !guest.asker.seats.is_empty();
        if !known && !self.room.may_watch(guest.invite.as_ref()) {
            return Err(Problem::new(Code::Forbidden, "this room takes a seat or an invitation"));
        }
        // Who only watches does not keep players out.
        let most = if known { MOST_GUESTS + MOST_PLAYERS } else { MOST_GUESTS };
        if self.guests.len() >= most {
            return Err(Problem::new(Code::TooMuch, "the room is full of people who watch"));
        }
        let id = self.next_guest;
        self.next_guest += 1;
        let viewers = guest.viewers();
        let (asker, first) = (guest.asker, viewers.first().copied().unwrap_or(Viewer::Spectator));
        self.guests.insert(id, guest);
        self.recall();
        let present = self.present();
        let sights = viewers.into_iter().map(|who| Seen { who, sight: self.room.sight(who, present) }).collect();
        let welcome = FromServer::Welcome {
            protocol: VERSION,
            room: self.room.id().to_string(),
            version: self.room.version(),
            seats: asker.seats.iter().collect(),
            host: asker.host,
            sights,
        };
        self.to(id, &welcome);
        self.update(&Vec::new());
        if let Some(since) = since.filter(|&since| since < self.room.version()) {
            self.to(id, &FromServer::History { id: None, versions: self.room.history(first, since) });
        }
        if self.room.made().settings.chat {
            match self.house.store.chat(self.room.id(), CHAT_SHOWN).await {
                Ok(lines) if !lines.is_empty() => {
                    let lines = lines.into_iter().filter_map(|said| self.chat_line(said)).collect();
                    self.to(id, &FromServer::Chat { lines });
                }
                Ok(_) => {}
                Err(reason) => tracing::warn!(room = %self.room.id(), %reason, "no chat"),
            }
        }
        Ok(id)
    }

    /// What a client may do here.
    fn asker(&self, guest: &Guest) -> Asker {
        Asker {
            seats: guest.secrets.iter().filter_map(|secret| self.room.seat_of(secret)).collect(),
            host: guest.secrets.iter().any(|secret| self.room.is_host(secret)),
        }
    }

    /// The seats whose players are there.
    fn present(&self) -> Seats {
        self.guests.values().flat_map(|guest| guest.asker.seats.iter()).collect()
    }

    /// A client says something.
    async fn said(&mut self, from: u64, said: FromClient) -> Result<(), Lost> {
        let FromClient { id, seat, version, request } = said;
        let Some(asker) = self.guests.get(&from).map(|guest| guest.asker) else { return Ok(()) };
        let answer = match &request {
            Request::Hello(_) => Err(Problem::new(Code::Malformed, "you are in already")),
            Request::Preview { actions } => self
                .room
                .speaker(asker, seat)
                .and_then(|seat| self.room.preview(seat, actions))
                .map(|preview| Some(FromServer::Preview { id: id.clone(), preview: Box::new(preview) })),
            Request::History { since } => {
                let who = self.room.speaker(asker, seat).map_or(Viewer::Spectator, Viewer::Seat);
                Ok(Some(FromServer::History { id: id.clone(), versions: self.room.history(who, *since) }))
            }
            Request::Hint => self.hint(from, asker, seat, id.clone()).map(|()| None),
            Request::Chat { text } => self.chat(asker, seat, text).await.map(|()| Some(self.noted(&id))),
            Request::Mute { muted } => self.mute(from, seat, *muted).map(|()| Some(self.noted(&id))),
            Request::Rematch => match self.rematch(asker).await {
                Ok(version) => Ok(Some(FromServer::Done { id: id.clone(), version })),
                Err(Ok(reason)) => Err(reason),
                Err(Err(lost)) => return Err(lost),
            },
            _ => return self.change(from, asker, seat, id, version, &request).await,
        };
        match answer {
            Ok(Some(answer)) => self.to(from, &answer),
            Ok(None) => {}
            Err(reason) => self.to(from, &problem(id, reason)),
        }
        Ok(())
    }

    /// What is done without changing the room's version.
    fn noted(&self, id: &Option<String>) -> FromServer {
        FromServer::Done { id: id.clone(), version: self.room.version() }
    }

    /// A client wants to change something.
    async fn change(
        &mut self,
        from: u64,
        asker: Asker,
        seat: Option<Seat>,
        id: Option<String>,
        version: Option<u64>,
        request: &Request,
    ) -> Result<(), Lost> {
        if let Some(known) = &id
            && let Ok(by) = self.room.who_asks(asker, seat, request)
            && let Some(version) = self.room.done_before(by, known)
        {
            self.to(from, &FromServer::Done { id, version });
            return Ok(());
        }
        match self.room.ask(asker, seat, id.clone(), version, request, clock::now()) {
            Ok(change) => {
                self.keep(change).await?;
                let version = self.room.version();
                self.to(from, &FromServer::Done { id, version });
            }
            Err(reason) => {
                let stale = reason.code == Code::Stale;
                self.to(from, &problem(id, reason));
                if stale {
                    self.show_all(from);
                }
            }
        }
        Ok(())
    }

    /// Somebody wants a seat.
    async fn join(
        &mut self,
        seat: Option<Seat>,
        person: Person,
        invite: Option<Digest>,
    ) -> Result<Seat, (Problem, Option<Lost>)> {
        let invited = invite.is_some_and(|invite| self.room.made().invite == invite);
        if !invited && !self.room.made().settings.listed {
            return Err((Problem::new(Code::Forbidden, "this table takes an invitation"), None));
        }
        let (seat, change) = self.room.join(seat, person, clock::now()).map_err(|problem| (problem, None))?;
        let unavailable = || Problem::new(Code::Unavailable, "the seat could not be kept");
        self.keep(change).await.map_err(|lost| (unavailable(), Some(lost)))?;
        Ok(seat)
    }

    /// Makes a change durable, and then tells everybody.
    async fn keep(&mut self, Change { line, events }: Change) -> Result<(), Lost> {
        let room = &self.room;
        let wakes = room.wake_at();
        let lists = !matches!(line.what, What::Acted { .. } | What::Undone { .. }) || room.stage() == Stage::Over;
        let append = Append {
            room: room.id(),
            version: room.version(),
            at: room.at(),
            entry: serde_json::to_string(&line).unwrap_or_default(),
            listing: lists.then(|| listing(room)),
            wake: (wakes != self.wakes).then_some(wakes),
        };
        if let Err(reason) = self.house.store.append(append).await {
            return Err(self.lose(&reason));
        }
        self.wakes = wakes;
        self.house.counts.lines.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        self.tell(&line, &events);
        self.think();
        Ok(())
    }

    /// Something could not be kept: nobody must go on from here.
    fn lose(&mut self, reason: &StoreError) -> Lost {
        tracing::error!(room = %self.room.id(), %reason, "a line could not be kept; the room is closed");
        self.announce(&FromServer::Closing { retry_after: 1000 });
        self.guests.clear();
        Lost
    }

    /// Tells everybody what has changed.
    fn tell(&mut self, line: &Line, events: &Events) {
        let moved = matches!(
            line.what,
            What::Joined { .. } | What::Reseated { .. } | What::Swapped { .. } | What::Began { .. }
        );
        if !moved {
            return self.update(events);
        }
        // Who has written much lately has, on whichever seat.
        for (seat, _) in &mut self.chatted {
            *seat = moved_with(Seats::one(*seat), line).iter().next().unwrap_or(*seat);
        }
        // Somebody may have got or lost a seat, and sees with other eyes now.
        let ids: Vec<u64> = self.guests.keys().copied().collect();
        let mut changed = Vec::new();
        for id in ids {
            let Some(guest) = self.guests.get(&id) else { continue };
            let asker = self.asker(guest);
            let (seats, watches) = (asker.seats, asker.host || self.room.may_watch(guest.invite.as_ref()));
            let muted = moved_with(guest.muted, line);
            if asker.seats == guest.asker.seats && (watches || !seats.is_empty()) {
                if let Some(guest) = self.guests.get_mut(&id) {
                    guest.muted = muted;
                }
                continue;
            }
            if seats.is_empty() && !watches {
                let reason = Problem::new(Code::Forbidden, "you have no seat here, and nobody may watch");
                self.to(id, &problem(None, reason));
                self.guests.remove(&id);
                continue;
            }
            if let Some(guest) = self.guests.get_mut(&id) {
                (guest.asker, guest.muted) = (asker, muted);
            }
            changed.push((id, seats));
        }
        let ids: Vec<u64> = changed.iter().map(|(id, _)| *id).collect();
        self.update_but(events, &ids);
        for (id, seats) in changed {
            self.to(id, &FromServer::Seated { seats: seats.iter().collect() });
            self.show_all(id);
            self.tell_events(id, events);
        }
    }

    /// Everybody whose eyes somebody here looks with.
    fn viewers(&self) -> Vec<Viewer> {
        let mut viewers: Vec<Viewer> = Vec::new();
        for who in self.guests.values().flat_map(Guest::viewers) {
            if !viewers.contains(&who) {
                viewers.push(who);
            }
        }
        viewers
    }

    /// Recalls what everybody sees before it changes, as far as that is not kept.
    fn recall(&mut self) {
        let present = self.present();
        for who in self.viewers() {
            let room = &self.room;
            self.seen.entry(who).or_insert_with(|| room.sight(who, present).into_tree());
        }
    }

    /// Tells a client what happened, if it has just been shown what came of it.
    fn tell_events(&mut self, to: u64, events: &Events) {
        let version = self.room.version();
        for who in self.guests.get(&to).map(Guest::viewers).unwrap_or_default() {
            let events = told(events, who);
            if !events.is_empty() {
                self.to(to, &FromServer::Update { version, who, events, patch: Vec::new() });
            }
        }
    }

    /// Sends everybody what has changed of what they see.
    fn update(&mut self, events: &Events) {
        self.update_but(events, &[]);
    }

    /// Sends what has changed to everybody but those who have not seen yet what it changes.
    fn update_but(&mut self, events: &Events, but: &[u64]) {
        let viewers = self.viewers();
        self.seen.retain(|who, _| viewers.contains(who));
        let (present, version) = (self.present(), self.room.version());
        for who in viewers {
            let new = self.room.sight(who, present).into_tree();
            let old = self.seen.insert(who, new).unwrap_or_default();
            let (patch, events) = (patch::diff(&old, &self.seen[&who]), told(events, who));
            if patch.is_empty() && events.is_empty() {
                continue;
            }
            let text = text_of(&FromServer::Update { version, who, events, patch });
            let to = self.guests.iter().filter(|(id, guest)| !but.contains(id) && guest.viewers().contains(&who));
            let to: Vec<u64> = to.map(|(id, _)| *id).collect();
            to.into_iter().for_each(|id| self.push(id, text.clone()));
        }
    }

    /// Sends a client all that it sees.
    fn show_all(&mut self, to: u64) {
        let (present, version) = (self.present(), self.room.version());
        let viewers = self.guests.get(&to).map(Guest::viewers).unwrap_or_default();
        for who in viewers {
            self.to(
                to,
                &FromServer::Whole { version, seen: Box::new(Seen { who, sight: self.room.sight(who, present) }) },
            );
        }
    }

    fn to(&mut self, guest: u64, message: &FromServer) {
        self.push(guest, text_of(message));
    }

    fn announce(&mut self, message: &FromServer) {
        let text = text_of(message);
        let all: Vec<u64> = self.guests.keys().copied().collect();
        all.into_iter().for_each(|guest| self.push(guest, text.clone()));
    }

    /// Hands a client a message; one that does not keep up is let go, and can come back.
    fn push(&mut self, to: u64, text: String) {
        if self.guests.get(&to).is_some_and(|guest| guest.out.try_send(text).is_err()) {
            self.guests.remove(&to);
        }
    }

    /// Lets bots think for all seats for which they have to.
    fn think(&mut self) {
        let Some(playing) = self.room.playing() else { return };
        for (seat, level) in self.room.to_think() {
            let asked_at = self.room.asked_at(seat);
            if self.thinking.contains(&(seat, asked_at)) {
                continue;
            }
            self.thinking.push((seat, asked_at));
            let this = self.this.clone();
            self.house.thinkers.think(*self.room.kind(), playing.copy(), seat, level, move |action| {
                if let Some(this) = this.upgrade() {
                    let _ = this.blocking_send(Command::Thought { seat, asked_at, action });
                }
            });
        }
    }

    /// A bot has thought; what it found counts only if that is still asked.
    async fn thought(&mut self, seat: Seat, asked_at: u64, action: Option<String>) -> Result<(), Lost> {
        self.thinking.retain(|&thought| thought != (seat, asked_at));
        let asked =
            self.room.asked_at(seat) == asked_at && self.room.to_think().iter().any(|(other, _)| *other == seat);
        if !asked {
            self.think();
            return Ok(());
        }
        let Some(action) = action else {
            tracing::error!(room = %self.room.id(), %seat, "a bot found nothing to do");
            return Ok(());
        };
        match self.room.bot_acts(seat, &action, clock::now()) {
            Ok(change) => self.keep(change).await,
            Err(problem) => {
                tracing::error!(room = %self.room.id(), %seat, action, problem.detail, "a bot wanted what it may not");
                Ok(())
            }
        }
    }

    /// Looks at the clock.
    async fn time(&mut self) -> Result<(), Lost> {
        self.strike().await?;
        self.think();
        Ok(())
    }

    /// Does what the clocks bring now.
    async fn strike(&mut self) -> Result<(), Lost> {
        while let Some(change) = self.room.time_up(clock::now()) {
            self.keep(change).await?;
        }
        Ok(())
    }

    /// Somebody wants to know what a bot would do.
    fn hint(&mut self, guest: u64, asker: Asker, seat: Option<Seat>, id: Option<String>) -> Result<(), Problem> {
        let seat = self.room.speaker(asker, seat)?;
        if !self.room.made().settings.hints {
            return Err(Problem::new(Code::NotAllowed, "at this table there are no hints"));
        }
        let playing = self.room.playing().filter(|playing| playing.turn().seats().contains(seat));
        let playing = playing.ok_or_else(|| Problem::new(Code::NotNow, "you have nothing to decide"))?;
        if self.hinting.contains(seat) {
            return Err(Problem::new(Code::TooMuch, "one hint at a time"));
        }
        self.hinting.insert(seat);
        let level = self.room.kind().bots.last().copied().unwrap_or_default();
        let this = self.this.clone();
        self.house.thinkers.think(*self.room.kind(), playing.copy(), seat, level.to_owned(), move |action| {
            if let Some(this) = this.upgrade() {
                let _ = this.blocking_send(Command::Hinted { guest, seat, id, action });
            }
        });
        Ok(())
    }

    /// Somebody writes to the others.
    async fn chat(&mut self, asker: Asker, seat: Option<Seat>, text: &str) -> Result<(), Problem> {
        let seat = self.room.speaker(asker, seat)?;
        if !self.room.made().settings.chat {
            return Err(Problem::new(Code::NotAllowed, "at this table there is no chat"));
        }
        let text = text::chat(text)?;
        let now = clock::now();
        self.chatted.retain(|&(_, at)| now - at < CHAT_TIME);
        if self.chatted.iter().filter(|(other, _)| *other == seat).count() >= CHAT_LINES {
            return Err(Problem::new(Code::TooMuch, "not so fast"));
        }
        self.chatted.push((seat, now));
        // Others may sit there when it is read again, so it says who wrote it.
        let text = format!("{}\n{text}", self.room.name_of(seat).unwrap_or_default());
        let said = Said { at: now, seat: Some(seat.index() as u8), text };
        self.house.store.say(self.room.id(), said.clone()).await.map_err(|reason| {
            tracing::error!(room = %self.room.id(), %reason, "a line of chat could not be kept");
            Problem::new(Code::Unavailable, "that could not be kept")
        })?;
        let line = self.chat_line(said);
        let message = FromServer::Chat { lines: line.into_iter().collect() };
        let hears = self.guests.iter().filter(|(_, guest)| !guest.muted.contains(seat)).map(|(id, _)| *id);
        let hears: Vec<u64> = hears.collect();
        hears.into_iter().for_each(|guest| self.to(guest, &message));
        Ok(())
    }

    fn chat_line(&self, said: Said) -> Option<ChatLine> {
        let seat = self.room.seats().nth(said.seat?.into())?;
        let (name, text) = said.text.split_once('\n')?;
        Some(ChatLine { at: said.at, name: name.to_owned(), seat, text: text.to_owned() })
    }

    /// Somebody does not want to read what a seat writes.
    fn mute(&mut self, from: u64, seat: Option<Seat>, muted: bool) -> Result<(), Problem> {
        let seat = seat.filter(|seat| self.room.seats().any(|other| other == *seat));
        let seat = seat.ok_or_else(|| Problem::new(Code::NotFound, "there is no such seat"))?;
        if let Some(guest) = self.guests.get_mut(&from) {
            if muted { guest.muted.insert(seat) } else { guest.muted.remove(seat) }
        }
        Ok(())
    }

    /// The same players meet again.
    async fn rematch(&mut self, asker: Asker) -> Result<u64, Result<Problem, Lost>> {
        if asker.seats.is_empty() && !asker.host {
            return Err(Ok(Problem::new(Code::Forbidden, "you have no seat here")));
        }
        if self.room.stage() != Stage::Over {
            return Err(Ok(Problem::new(Code::NotNow, "the game is not over")));
        }
        if !self.room.has_rematch() {
            let room = self.house.again(&self.room).await.map_err(Ok)?;
            let change = self.room.rematched(room.to_string(), clock::now()).map_err(Ok)?;
            self.keep(change).await.map_err(Err)?;
        }
        Ok(self.room.version())
    }
}

/// These seats after a line that changes who sits where: they stay with the people, not with the places.
fn moved_with(seats: Seats, line: &Line) -> Seats {
    let mut moved = seats;
    match &line.what {
        What::Joined { seat, .. } | What::Reseated { seat, .. } => moved.remove(*seat),
        What::Swapped { seat, with } => {
            for (from, to) in [(*seat, *with), (*with, *seat)] {
                if seats.contains(from) { moved.insert(to) } else { moved.remove(to) }
            }
        }
        What::Began { seating, .. } => {
            let now = seating.iter().enumerate().filter(|(_, before)| seats.contains(**before));
            moved = now.map(|(at, _)| Seat::new(at)).collect();
        }
        _ => {}
    }
    moved
}

/// What the store lists of a room.
pub(crate) fn listing(room: &Room) -> Listing {
    let stage = match room.stage() {
        Stage::Gathering => crate::store::Stage::Gathering,
        Stage::Playing => crate::store::Stage::Playing,
        Stage::Over => crate::store::Stage::Over,
    };
    Listing {
        game: room.made().game.clone(),
        rules: room.rules(),
        stage,
        listed: room.made().settings.listed,
        shown: serde_json::to_string(&room.shown()).unwrap_or_default(),
    }
}

fn problem(id: Option<String>, problem: Problem) -> FromServer {
    FromServer::Problem { id, problem }
}

fn text_of(message: &FromServer) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
