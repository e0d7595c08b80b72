//! The one writer: it takes what waits, puts it into one transaction, and answers everybody when that is durable.

mod fold;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use protocol::lobby::Stage;
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};
use tokio::runtime::Builder;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use self::fold::TAILS;
use super::connection::{CHECKPOINT, Checkpoints, Database};
use super::many::{Many, Prepared};
use super::tail::Tail;
use super::{Append, Listing, Said, Setting, StoreError, name_of, room_id};
use crate::measure::Commits;
use room::RoomId;

/// Writes in one transaction at most.
const BATCH: usize = 512;

/// Lines of chat that a room has at most; older ones go.
const MOST_SAID: i64 = 1000;

/// For each line that is written, so many lines of the old tail are moved into the log in the same transaction. More than
/// one, so that the old tail is empty before the young one is full.
const FOLDED_PER_LINE: usize = 2;

/// How much later a record must be opened again to be noted anew, in milliseconds: a day, less the time by which two looks
/// at the clock may differ.
const OPENED: i64 = 23 * 60 * 60 * 1000;

/// So many bytes are written to see whether something can be stored: a few pages, as what happens in a room takes. A single
/// page may still fit where nothing else does.
const PROBE: usize = 32 << 10;

/// When nothing was written for this time, all lines are put into the log.
const REST: Duration = Duration::from_secs(5);

/// Rooms whose last version is remembered at most.
const REMEMBERED: usize = 1 << 16;

/// After a transaction with so many writes more are gathered for this time, since every transaction costs as much processor
/// time as some writes. Whoever waits in such a crowd waits much longer for other reasons.
const CROWD: usize = 16;
const GATHER: Duration = Duration::from_millis(4);

/// How often, and after how long, a lost connection is sought again while callers wait.
const TRIES: u32 = 20;
const WAIT: Duration = Duration::from_millis(250);

pub(super) type Answer<T = ()> = oneshot::Sender<Result<T, StoreError>>;

pub(super) enum Job {
    Write(Write, Answer),
    /// Put all lines into the log.
    Fold(Answer),
    /// Read the settings of the connection.
    Durability(Answer<Vec<Setting>>),
    Close(Answer),
}

pub(super) enum Write {
    Append(Append),
    Say(RoomId, Said),
    /// When a room must be woken.
    Wake(RoomId, Option<i64>),
    DeleteChat(RoomId),
    DeleteChatBefore(i64),
    /// New texts for lines of chat, by their numbers.
    EditChat(RoomId, Vec<(u64, String)>),
    /// House time.
    Time(i64),
    /// A room is set aside at this house time.
    Aside(RoomId, i64),
    /// In any case, or only if it is still abandoned.
    Remove(RoomId, Option<Unused>),
    /// Somebody opened an uploaded record at this house time.
    Opened(RoomId, i64),
    /// Changes nothing, but is written as all else is.
    Probe,
}

/// A room that nobody used for long.
#[derive(Clone, Copy)]
pub(super) struct Unused {
    /// The version of its last line.
    pub(super) version: u64,
    /// It was neither opened nor set aside since this house time.
    pub(super) since: i64,
}

impl Write {
    /// Whether it can be done together with others of its kind, in any order between rooms.
    fn adds(&self) -> bool {
        matches!(self, Write::Append(_) | Write::Say(..))
    }
}

/// How writes are tried.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// All at once.
    Together,
    /// Each for itself, so that a bad one does not harm the others.
    Apart,
    /// Each for itself, and a line that is there already is well: the connection was lost when all may have been
    /// written. (What was said may then be there twice.)
    Again,
}

type Results = Vec<Result<(), StoreError>>;

/// A store whose writer works.
pub(super) struct Started {
    pub(super) readers: AnyPool,
    pub(super) commits: Arc<Commits>,
    /// The house time that the database holds.
    pub(super) time: i64,
}

/// Opens the database for writing, and starts the writer. It has a thread and a scheduler of its own: a transaction is many
/// short waits for the database, and none of them should stand in a queue behind the work of all rooms.
pub(super) async fn start(
    database: Database,
    tail: Arc<Tail>,
    jobs: mpsc::Receiver<Job>,
) -> Result<Started, StoreError> {
    let readers = database.readers()?;
    let pool = readers.clone();
    let (opened, result) = oneshot::channel();
    let run = move || {
        let runtime = match Builder::new_current_thread().enable_all().build() {
            Ok(runtime) => runtime,
            Err(reason) => return drop(opened.send(Err(sqlx::Error::Io(reason).into()))),
        };
        runtime.block_on(async {
            let open = async {
                let mut writer = Writer::open(database, tail).await?;
                let time = writer.time().await?;
                Ok::<_, StoreError>((writer, time))
            };
            match open.await {
                Ok((writer, time)) => {
                    let _ = opened.send(Ok((writer.commits(), time)));
                    writer.run(jobs, readers).await;
                }
                Err(reason) => drop(opened.send(Err(reason))),
            }
        });
    };
    thread::Builder::new().name("store".to_owned()).spawn(run).map_err(sqlx::Error::Io)?;
    let (commits, time) = result.await.map_err(|_| StoreError::Closed)??;
    Ok(Started { readers: pool, commits, time })
}

pub(super) struct Writer {
    database: Database,
    /// None after it failed.
    connection: Option<AnyConnection>,
    /// The last versions of some rooms, as the database has them or will have at the end of the transaction.
    last: HashMap<RoomId, u64>,
    tail: Arc<Tail>,
    /// Which tail takes new lines.
    young: usize,
    statements: Statements,
    checkpoints: Option<Checkpoints>,
    commits: Arc<Commits>,
}

struct Statements {
    /// Where new lines go: to the log, or to one tail or the other.
    lines: Vec<Many>,
    log: Many,
    room: Many,
    wake: Many,
    never: Many,
    last: Many,
}

impl Statements {
    fn new(has_tail: bool) -> Statements {
        let lines = |table: &str| Many::new(&format!("INSERT INTO {table} (room, version, at, time, entry)"), 5, "");
        Statements {
            lines: if has_tail { TAILS.map(|(table, _)| lines(table)).into() } else { vec![lines("log")] },
            // A line may be there already, if the connection was lost while it was moved.
            log: Many::new("INSERT INTO log (room, version, at, time, entry)", 5, " ON CONFLICT DO NOTHING"),
            room: Many::new(
                "INSERT INTO room (room, made, since, opened, stage, listed, game, rules, components, shown)",
                10,
                " ON CONFLICT (room) DO UPDATE SET
                    since = CASE WHEN room.stage = excluded.stage THEN room.since ELSE excluded.since END,
                    stage = excluded.stage, listed = excluded.listed, game = excluded.game, rules = excluded.rules,
                    components = excluded.components, shown = excluded.shown",
            ),
            wake: Many::new("INSERT INTO deadline (room, at)", 2, " ON CONFLICT (room) DO UPDATE SET at = excluded.at"),
            never: Many::new("DELETE FROM deadline WHERE room IN (", 1, ")"),
            last: Many::new(
                "SELECT asked.column1,
                    (SELECT log.version FROM log WHERE log.room = asked.column1 ORDER BY log.version DESC LIMIT 1)
                FROM (",
                1,
                ") AS asked",
            ),
        }
    }
}

/// What changes in the table of rooms.
struct Change<'a> {
    room: RoomId,
    made: i64,
    since: i64,
    /// The house time of an uploaded record, which is over from its first line on.
    opened: Option<i64>,
    listing: &'a Listing,
}

impl Writer {
    /// Opens the database for writing, and brings it up to date.
    pub(super) async fn open(database: Database, tail: Arc<Tail>) -> Result<Writer, StoreError> {
        let statements = Statements::new(database.has_tail());
        let mut writer = Writer {
            database,
            connection: None,
            last: HashMap::new(),
            tail,
            young: 0,
            statements,
            checkpoints: None,
            commits: Arc::default(),
        };
        writer.connection = Some(writer.connect().await?);
        Ok(writer)
    }

    #[cfg(test)]
    pub(super) fn connection(&mut self) -> &mut AnyConnection {
        self.connection.as_mut().expect("a connection that did not fail")
    }

    fn commits(&self) -> Arc<Commits> {
        Arc::clone(&self.commits)
    }

    /// Works until there is no more to do.
    pub(super) async fn run(mut self, mut jobs: mpsc::Receiver<Job>, readers: AnyPool) {
        match self.database.checkpoints().await {
            Ok(checkpoints) => self.checkpoints = checkpoints,
            Err(reason) => {
                tracing::warn!(reason = %self.database.at_fault(reason), "pages are moved to their place by the writer")
            }
        }
        let mut waiting = Vec::with_capacity(BATCH);
        let mut writes = Vec::with_capacity(BATCH);
        let mut closing = Vec::new();
        loop {
            let taken = timeout(REST, jobs.recv_many(&mut waiting, BATCH)).await;
            match taken {
                Ok(0) => break,
                Ok(_) => {}
                Err(_) => {
                    // Nobody wants anything: the lines may go to their place, and out of memory.
                    if !self.tail.is_empty() {
                        self.fold_unasked().await;
                        self.checkpoint().await;
                    }
                    continue;
                }
            }
            for job in waiting.drain(..) {
                match job {
                    Job::Write(write, answer) => writes.push((write, answer)),
                    Job::Fold(answer) => {
                        self.commit(&mut writes).await;
                        let _ = answer.send(self.fold().await);
                    }
                    Job::Durability(answer) => {
                        self.commit(&mut writes).await;
                        let _ = answer.send(self.durability().await);
                    }
                    Job::Close(answer) => {
                        jobs.close();
                        closing.push(answer);
                    }
                }
            }
            let crowded = writes.len() >= CROWD;
            self.commit(&mut writes).await;
            self.checkpoint().await;
            if crowded {
                sleep(GATHER).await;
            }
        }
        self.fold_unasked().await;
        // The writer goes last: it is the one that tidies up.
        readers.close().await;
        if let Some(checkpoints) = self.checkpoints.take() {
            checkpoints.close().await;
        }
        let closed = match self.connection.take() {
            Some(connection) => connection.close().await.map_err(StoreError::from),
            None => Ok(()),
        };
        drop(self);
        for answer in closing {
            let _ = answer.send(closed.clone());
        }
    }

    /// Has the write-ahead log copied in the background. Whoever writes without a pause never lets that come to its end,
    /// so when the log has grown long, the writer copies the rest by itself; SQLite then begins it anew.
    async fn checkpoint(&mut self) {
        let Some(checkpoints) = &mut self.checkpoints else { return };
        checkpoints.ask();
        if checkpoints.wal_is_long()
            && let Some(connection) = &mut self.connection
            && let Err(reason) = connection.execute(CHECKPOINT).await
        {
            tracing::warn!(reason = %self.database.at_fault(reason), "could not copy the write-ahead log");
        }
    }

    async fn commit(&mut self, writes: &mut Vec<(Write, Answer)>) {
        let (writes, answers): (Vec<_>, Vec<_>) = writes.drain(..).unzip();
        for (answer, result) in answers.into_iter().zip(self.write(writes).await) {
            let _ = answer.send(result);
        }
    }

    /// Writes, durably.
    pub(super) async fn write(&mut self, writes: Vec<Write>) -> Results {
        if writes.is_empty() {
            return Vec::new();
        }
        let begun = Instant::now();
        let mut done = self.transaction(&writes, Way::Together).await;
        if done.as_ref().is_err_and(StoreError::blames_a_row) {
            done = self.transaction(&writes, Way::Apart).await;
        }
        for _ in 0..TRIES {
            if !done.as_ref().is_err_and(StoreError::is_lost) {
                break;
            }
            tracing::warn!("lost the connection to the database");
            sleep(WAIT).await;
            done = self.transaction(&writes, Way::Again).await;
        }
        if done.is_ok() {
            self.commits.writes.note(writes.len() as u64);
            self.commits.took.took(begun.elapsed());
        }
        let results = done.unwrap_or_else(|reason| vec![Err(reason); writes.len()]);
        if self.database.has_tail() {
            self.keep_in_tail(writes, &results);
        }
        results
    }

    fn keep_in_tail(&self, writes: Vec<Write>, results: &[Result<(), StoreError>]) {
        let good = writes.into_iter().zip(results).filter(|(_, result)| result.is_ok());
        self.tail.change(|tail| {
            for (write, _) in good {
                match write {
                    Write::Append(append) => tail.push(append),
                    Write::Remove(room, _) => tail.remove(room),
                    Write::Say(..)
                    | Write::Wake(..)
                    | Write::DeleteChat(_)
                    | Write::DeleteChatBefore(_)
                    | Write::EditChat(..)
                    | Write::Time(_)
                    | Write::Aside(..)
                    | Write::Opened(..)
                    | Write::Probe => {}
                }
            }
        });
    }

    async fn transaction(&mut self, writes: &[Write], way: Way) -> Result<Results, StoreError> {
        if self.last.len() > REMEMBERED {
            self.last.clear();
        }
        let mut connection = self.connect().await?;
        match self.transaction_on(&mut connection, writes, way).await {
            Ok(results) => {
                self.connection = Some(connection);
                Ok(results)
            }
            Err(reason) => {
                self.last.clear();
                if reason.blames_a_row() && connection.execute("ROLLBACK").await.is_ok() {
                    self.connection = Some(connection);
                } else {
                    let _ = connection.close().await;
                }
                Err(reason)
            }
        }
    }

    async fn transaction_on(
        &mut self,
        connection: &mut AnyConnection,
        writes: &[Write],
        way: Way,
    ) -> Result<Results, StoreError> {
        // If something is wrong with what is folded, the writes must not suffer for it: they are tried again without.
        let folded = if way == Way::Together { self.next_fold(writes.len() * FOLDED_PER_LINE) } else { None };
        // What takes one statement is a transaction by itself.
        if let ([Write::Append(Append { room, listing: None, wake: None, .. })], Way::Together, None) =
            (writes, way, &folded)
            && self.last.contains_key(room)
        {
            return self.apply(connection, writes, way).await;
        }
        connection.execute(self.database.begin()).await?;
        // Before the writes, for they may remove a room.
        if let Some(folded) = &folded {
            self.fold_some(connection, folded).await?;
        }
        let results = match way {
            Way::Together => self.apply(connection, writes, way).await?,
            Way::Apart | Way::Again => self.apply_apart(connection, writes, way).await?,
        };
        connection.execute("COMMIT").await?;
        if let Some(folded) = folded {
            self.tail.forget(&folded);
        }
        Ok(results)
    }

    async fn apply_apart(
        &mut self,
        connection: &mut AnyConnection,
        writes: &[Write],
        way: Way,
    ) -> Result<Results, StoreError> {
        let mut results = Vec::with_capacity(writes.len());
        for write in writes {
            let before = match write {
                Write::Append(append) => self.last.get(&append.room).copied(),
                _ => None,
            };
            connection.execute("SAVEPOINT apart").await?;
            match self.apply(connection, std::slice::from_ref(write), way).await {
                Ok(result) => results.extend(result),
                Err(reason) if reason.blames_a_row() => {
                    connection.execute("ROLLBACK TO apart").await?;
                    if let Write::Append(append) = write {
                        match before {
                            Some(before) => self.last.insert(append.room, before),
                            None => self.last.remove(&append.room),
                        };
                    }
                    results.push(Err(match write {
                        Write::Say(room, _) | Write::Wake(room, _) if reason.misses_another_row() => {
                            StoreError::NoRoom(*room)
                        }
                        _ => reason,
                    }));
                }
                Err(reason) => return Err(reason),
            }
            connection.execute("RELEASE apart").await?;
        }
        Ok(results)
    }

    /// Writes within a transaction. What is refused changes nothing; an error is one of the database, and spoils all.
    async fn apply(
        &mut self,
        connection: &mut AnyConnection,
        writes: &[Write],
        way: Way,
    ) -> Result<Results, StoreError> {
        let mut results = Vec::with_capacity(writes.len());
        for some in writes.chunk_by(|one, next| one.adds() && next.adds()) {
            match &some[0] {
                Write::Append(_) | Write::Say(..) => self.add(connection, some, way, &mut results).await?,
                &Write::Wake(room, at) => {
                    self.wake(connection, &[(room, at)]).await?;
                    results.push(Ok(()));
                }
                Write::DeleteChat(room) => {
                    delete(connection, "DELETE FROM chat WHERE room = $1", room.number()).await?;
                    results.push(Ok(()));
                }
                &Write::DeleteChatBefore(at) => {
                    delete(connection, "DELETE FROM chat WHERE at < $1", at).await?;
                    results.push(Ok(()));
                }
                Write::EditChat(room, texts) => {
                    for (line, text) in texts {
                        sqlx::query("UPDATE chat SET text = $1 WHERE room = $2 AND line = $3")
                            .bind(text.clone())
                            .bind(room.number())
                            .bind(line.cast_signed())
                            .execute(&mut *connection)
                            .await?;
                    }
                    results.push(Ok(()));
                }
                &Write::Opened(room, at) => {
                    sqlx::query("UPDATE room SET opened = $1 WHERE room = $2 AND opened < $3")
                        .bind(at)
                        .bind(room.number())
                        .bind(at - OPENED)
                        .execute(&mut *connection)
                        .await?;
                    results.push(Ok(()));
                }
                Write::Probe => {
                    let text = "-".repeat(PROBE);
                    sqlx::query("UPDATE probe SET text = $1").bind(text).execute(&mut *connection).await?;
                    results.push(Ok(()));
                }
                &Write::Time(time) => {
                    let sql = "UPDATE jemaa SET time = $1 WHERE time < $1";
                    sqlx::query(sql).bind(time).execute(&mut *connection).await?;
                    results.push(Ok(()));
                }
                &Write::Aside(room, time) => {
                    let sql = "UPDATE room SET aside = $1 WHERE room = $2";
                    sqlx::query(sql).bind(time).bind(room.number()).execute(&mut *connection).await?;
                    results.push(Ok(()));
                }
                &Write::Remove(room, unused) => {
                    if let Some(Unused { version, since }) = unused {
                        self.know(connection, some).await?;
                        let last = self.last.get(&room).copied().unwrap_or_default();
                        if last != version || is_used_since(connection, room, since).await? {
                            results.push(Err(StoreError::Used(room)));
                            continue;
                        }
                    }
                    delete(connection, "DELETE FROM tail_a WHERE room = $1", room.number()).await?;
                    delete(connection, "DELETE FROM tail_b WHERE room = $1", room.number()).await?;
                    delete(connection, "DELETE FROM log WHERE room = $1", room.number()).await?;
                    delete(connection, "DELETE FROM room WHERE room = $1", room.number()).await?;
                    self.last.remove(&room);
                    results.push(Ok(()));
                }
            }
        }
        Ok(results)
    }

    async fn add(
        &mut self,
        connection: &mut AnyConnection,
        writes: &[Write],
        way: Way,
        results: &mut Results,
    ) -> Result<(), StoreError> {
        self.know(connection, writes).await?;
        let mut lines: Vec<&Append> = Vec::with_capacity(writes.len());
        let mut chat: Vec<(RoomId, &Said)> = Vec::new();
        for write in writes {
            results.push(match write {
                Write::Append(append) => match self.admit(append) {
                    Ok(()) => {
                        lines.push(append);
                        Ok(())
                    }
                    Err(_) if way == Way::Again && is_there(connection, append).await? => Ok(()),
                    Err(reason) => Err(reason),
                },
                Write::Say(room, said) if said.text.contains('\0') => Err(StoreError::Nul(*room)),
                Write::Say(room, said) => {
                    chat.push((*room, said));
                    Ok(())
                }
                // These come by themselves.
                Write::Wake(..)
                | Write::DeleteChat(_)
                | Write::DeleteChatBefore(_)
                | Write::EditChat(..)
                | Write::Time(_)
                | Write::Aside(..)
                | Write::Opened(..)
                | Write::Probe
                | Write::Remove(..) => Ok(()),
            });
        }

        let rooms = changes(&lines);
        let room = |query: Prepared, change: &Change<'_>| {
            let Listing { game, rules, components, stage, listed, shown } = change.listing;
            query
                .bind(change.room.number())
                .bind(change.made)
                .bind(change.since)
                .bind(change.opened)
                .bind(name_of(*stage))
                .bind(i64::from(*listed))
                .bind(game.clone())
                .bind(i64::from(*rules))
                .bind(components.clone())
                .bind(shown.clone())
        };
        self.statements.room.execute(connection, &rooms, room).await?;

        let line = |query: Prepared, line: &&Append| {
            let version = line.version.cast_signed();
            query.bind(line.room.number()).bind(version).bind(line.at).bind(line.time).bind(line.entry.clone())
        };
        self.statements.lines[self.young].execute(connection, &lines, line).await?;

        let deadlines: HashMap<RoomId, Option<i64>> =
            lines.iter().filter_map(|line| Some((line.room, line.wake?))).collect();
        self.wake(connection, &deadlines.into_iter().collect::<Vec<_>>()).await?;

        for (room, said) in chat {
            sqlx::query(
                "INSERT INTO chat (room, line, at, seat, text)
                SELECT $1, coalesce(max(line), 0) + 1, $2, $3, $4 FROM chat WHERE room = $1",
            )
            .bind(room.number())
            .bind(said.at)
            .bind(said.seat.map(i64::from))
            .bind(said.text.clone())
            .execute(&mut *connection)
            .await?;
            sqlx::query(
                "DELETE FROM chat WHERE room = $1 AND line <= (SELECT max(line) FROM chat WHERE room = $1) - $2",
            )
            .bind(room.number())
            .bind(MOST_SAID)
            .execute(&mut *connection)
            .await?;
        }
        Ok(())
    }

    /// Notes when rooms must be woken.
    async fn wake(
        &mut self,
        connection: &mut AnyConnection,
        deadlines: &[(RoomId, Option<i64>)],
    ) -> Result<(), StoreError> {
        let (wake, never): (Vec<_>, Vec<_>) = deadlines.iter().partition(|(_, at)| at.is_some());
        self.statements
            .wake
            .execute(connection, &wake, |query, (room, at)| query.bind(room.number()).bind(*at))
            .await?;
        self.statements.never.execute(connection, &never, |query, (room, _)| query.bind(room.number())).await?;
        Ok(())
    }

    /// Finds out the last versions of the rooms that are written to.
    async fn know(&mut self, connection: &mut AnyConnection, writes: &[Write]) -> Result<(), StoreError> {
        let rooms = writes.iter().filter_map(|write| match write {
            Write::Append(Append { room, .. }) | Write::Remove(room, _) => Some(*room),
            _ => None,
        });
        let rooms = rooms.filter(|room| !self.last.contains_key(room));
        let rooms: Vec<RoomId> = rooms.collect::<HashSet<RoomId>>().into_iter().collect();
        let bind = |query: Prepared, room: &RoomId| query.bind(room.number());
        for row in self.statements.last.fetch(connection, &rooms, bind).await? {
            let last = row.try_get::<Option<i64>, _>(1)?.unwrap_or_default();
            let last = u64::try_from(last).map_err(|_| StoreError::damaged(format!("a line has version {last}")))?;
            self.last.insert(room_id(row.try_get(0)?)?, last);
        }
        for room in rooms {
            if let Some(last) = self.tail.last(room) {
                self.last.insert(room, last);
            }
        }
        Ok(())
    }

    /// Whether a line may be written. From then on it counts as written.
    fn admit(&mut self, append: &Append) -> Result<(), StoreError> {
        let Append { room, version, .. } = *append;
        let last = self.last.entry(room).or_default();
        if version != *last + 1 {
            return Err(StoreError::Version { room, version, last: *last });
        }
        if version == 1 && append.listing.is_none() {
            return Err(StoreError::Unlisted(room));
        }
        let shown = append.listing.as_ref();
        let shown = shown.map(|Listing { game, components, shown, .. }| [game.as_str(), components, shown]);
        if shown.into_iter().flatten().chain([append.entry.as_str()]).any(|text| text.contains('\0')) {
            return Err(StoreError::Nul(room));
        }
        *last = version;
        Ok(())
    }

    /// The connection, opened anew if the last one failed.
    async fn connect(&mut self) -> Result<AnyConnection, StoreError> {
        if let Some(connection) = self.connection.take() {
            return Ok(connection);
        }
        let mut connection = self.database.writer().await?;
        self.database.migrate(&mut connection).await?;
        self.last.clear();
        self.fold_on(&mut connection).await?;
        Ok(connection)
    }

    /// The house time that was kept last.
    pub(super) async fn time(&mut self) -> Result<i64, StoreError> {
        let mut connection = self.connect().await?;
        let found = sqlx::query("SELECT time FROM jemaa").fetch_one(&mut connection).await;
        self.connection = Some(connection);
        Ok(found?.try_get(0)?)
    }

    pub(super) async fn durability(&mut self) -> Result<Vec<Setting>, StoreError> {
        let mut connection = self.connect().await?;
        let found = self.database.durability(&mut connection).await;
        self.connection = Some(connection);
        found
    }
}

async fn delete(connection: &mut AnyConnection, sql: &'static str, key: i64) -> Result<(), StoreError> {
    sqlx::query(sql).bind(key).execute(connection).await?;
    Ok(())
}

/// Whether a room was opened or set aside since this house time.
async fn is_used_since(connection: &mut AnyConnection, room: RoomId, since: i64) -> Result<bool, StoreError> {
    let found = sqlx::query("SELECT 1 FROM room WHERE room = $1 AND (opened >= $2 OR aside >= $2)")
        .bind(room.number())
        .bind(since)
        .fetch_optional(connection)
        .await?;
    Ok(found.is_some())
}

/// Whether just this line is in the log.
async fn is_there(connection: &mut AnyConnection, append: &Append) -> Result<bool, StoreError> {
    // The tail is empty: the connection is new.
    let found = sqlx::query("SELECT at, entry FROM log WHERE room = $1 AND version = $2")
        .bind(append.room.number())
        .bind(append.version.cast_signed())
        .fetch_optional(connection)
        .await?;
    let Some(row) = found else { return Ok(false) };
    Ok(row.try_get::<i64, _>(0)? == append.at && row.try_get::<String, _>(1)? == append.entry)
}

/// What lines change of the rooms: the last listing of each, as if they had come one after the other.
fn changes<'a>(lines: &[&'a Append]) -> Vec<Change<'a>> {
    let mut changes: Vec<Change<'a>> = Vec::new();
    let mut places: HashMap<RoomId, usize> = HashMap::new();
    for line in lines {
        let Some(listing) = &line.listing else { continue };
        let place = *places.entry(line.room).or_insert(changes.len());
        match changes.get_mut(place) {
            Some(change) => {
                if change.listing.stage != listing.stage {
                    change.since = line.at;
                }
                change.listing = listing;
            }
            None => {
                let opened = (line.version == 1 && listing.stage == Stage::Over).then_some(line.time);
                changes.push(Change { room: line.room, made: line.at, since: line.at, opened, listing });
            }
        }
    }
    changes
}
