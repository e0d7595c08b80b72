//! Where logs are kept for good: SQLite or PostgreSQL.
//!
//! There is one writer. Whoever appends waits in its queue; it takes all that wait into one transaction, and answers when
//! that is durable. What differs between the databases is in `connection` (and what their errors mean, in `error`).

mod clean;
mod connection;
mod error;
mod many;
mod owner;
mod tail;
mod target;
#[cfg(test)]
pub(crate) mod tests;
mod writer;

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use protocol::lobby::Stage;
use sqlx::any::AnyRow;
use sqlx::{AnyPool, Row};
use tokio::sync::{mpsc, oneshot};

pub use clean::Abandoned;
pub use error::{StoreError, plain};
pub use target::Target;

use crate::measure::Commits;
use connection::Database;
use room::RoomId;
use tail::Tail;
use writer::{Answer, Job, Started, Write};

/// Jobs that may wait for the writer before those who bring more have to wait as well.
const QUEUE: usize = 4096;

/// A line of a room's log, to be made durable together with what changes by it.
#[derive(Clone, Debug)]
pub struct Append {
    /// Whose log.
    pub room: RoomId,
    /// The log's version after it. The first line is version 1, and each line is one version.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// When, in house time.
    pub time: i64,
    /// The line itself, as JSON.
    pub entry: String,
    /// What lists show of the room, if that changes. A room's first line needs it.
    pub listing: Option<Listing>,
    /// When, in house time, the room must be woken though nobody asks, if that changes: `Some(None)` means never.
    pub wake: Option<Option<i64>>,
}

/// A line of a room's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The log's version after it.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// When, in house time. Of lines that were kept without it, it is the same as `at`.
    pub time: i64,
    /// The line itself, as JSON.
    pub entry: String,
}

/// What lists show of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The components it is played with; empty if it has none of its own, or nobody knows.
    pub components: String,
    /// Where it is in its life.
    pub stage: Stage,
    /// Whether strangers may find it.
    pub listed: bool,
    /// What is shown of it, as JSON.
    pub shown: String,
}

/// A room in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which room.
    pub room: RoomId,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// Since when it is in its stage.
    pub since: i64,
    /// What lists show of it.
    pub listing: Listing,
}

impl Listed {
    /// Where a list goes on after this room.
    #[must_use]
    pub const fn cursor(&self) -> Cursor {
        Cursor { since: self.since, room: self.room }
    }
}

/// A place in a list that is sorted by time, newest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    since: i64,
    room: RoomId,
}

/// As clients hold it, without knowing what it means.
impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.since, self.room)
    }
}

/// A text that is no cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no place in a list")]
pub struct NoCursor;

impl FromStr for Cursor {
    type Err = NoCursor;

    fn from_str(text: &str) -> Result<Cursor, NoCursor> {
        let (since, room) = text.split_once('.').ok_or(NoCursor)?;
        Ok(Cursor { since: since.parse().map_err(|_| NoCursor)?, room: room.parse().map_err(|_| NoCursor)? })
    }
}

/// How many rooms there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Whose seats are being taken.
    pub gathering: u64,
    /// Whose game runs.
    pub playing: u64,
    /// Whose game is over.
    pub over: u64,
    /// That were closed.
    pub closed: u64,
}

/// Something that was said in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// By which seat, if not by somebody who watches.
    pub seat: Option<u8>,
    /// What.
    pub text: String,
}

/// Running games of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The components they are played with; empty if they have none of their own, or nobody knows.
    pub components: String,
    /// How many there are.
    pub count: u64,
}

/// A setting of the database on which durability rests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub value: String,
}

/// The store, open. Clones are handles of the same one.
#[derive(Clone, Debug)]
pub struct Store {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    target: Target,
    jobs: mpsc::Sender<Job>,
    readers: AnyPool,
    tail: Arc<Tail>,
    commits: Arc<Commits>,
    /// The house time with which it was opened.
    time: i64,
    /// The next line is not appended, for this reason.
    #[cfg(test)]
    refuses: std::sync::Mutex<Option<StoreError>>,
}

impl Store {
    /// Opens a store, makes it if there is none, and brings it up to date. One process can have it open at a time.
    ///
    /// # Errors
    /// Among others, if another process has it open, if it was written by a later version of this program, or if the
    /// database does not promise that what is written stays.
    pub async fn open(target: &Target) -> Result<Store, StoreError> {
        let tail = Arc::new(Tail::default());
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let started = writer::start(Database::new(target)?, Arc::clone(&tail), waiting).await;
        let Started { readers, commits, time } = started.map_err(|reason| reason.at(target))?;
        let shared = Shared {
            target: target.clone(),
            jobs,
            readers,
            tail,
            commits,
            time,
            #[cfg(test)]
            refuses: std::sync::Mutex::default(),
        };
        Ok(Store { shared: Arc::new(shared) })
    }

    /// Appends a line to a room's log, and returns when it is durable. Versions have no gap: a line that does not follow
    /// the last one is refused, and so is everything about it.
    ///
    /// A caller that stops waiting does not take the line back. After [`StoreError::Database`] or
    /// [`StoreError::Closed`] the line may be there or not: look in the log.
    ///
    /// # Errors
    /// If the line is refused, or the database fails.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        #[cfg(test)]
        if let Some(reason) = self.shared.refuses.lock().ok().and_then(|mut refuses| refuses.take()) {
            return Err(reason);
        }
        self.write(Write::Append(append)).await
    }

    /// Lets the next append fail for this reason.
    #[cfg(test)]
    pub(crate) fn refuse_next(&self, reason: StoreError) {
        *self.shared.refuses.lock().expect("nobody panicked") = Some(reason);
    }

    /// A room's log after a version, in order: all of it after version 0. A room that is not known has no lines.
    ///
    /// # Errors
    /// If the database fails, or lines are missing.
    pub async fn log(&self, room: RoomId, after: u64) -> Result<Vec<Line>, StoreError> {
        let lines = self.lines(room, after).await;
        match lines {
            // The room may have been removed between two looks.
            Err(StoreError::Damaged(_)) => self.lines(room, after).await,
            lines => lines,
        }
    }

    async fn lines(&self, room: RoomId, after: u64) -> Result<Vec<Line>, StoreError> {
        let Ok(from) = i64::try_from(after) else { return Ok(Vec::new()) };
        // The tail first: what leaves it in between is in the log by then.
        let tail = self.shared.tail.after(room, after);
        let rows = sqlx::query(
            "SELECT version, at, coalesce(time, at), entry FROM log WHERE room = $1 AND version > $2
            ORDER BY version",
        )
        .bind(room.number())
        .bind(from)
        .fetch_all(&self.shared.readers)
        .await?;
        let mut lines = Vec::with_capacity(rows.len() + tail.len());
        for row in rows {
            lines.push(line_of(&row)?);
        }
        let last = lines.last().map_or(after, |line| line.version);
        lines.extend(tail.into_iter().filter(|line| line.version > last));
        match (after + 1..).zip(&lines).find(|(version, line)| *version != line.version) {
            Some((version, _)) => Err(StoreError::damaged(format!("room {room} has no version {version}"))),
            None => Ok(lines),
        }
    }

    /// What lists show of a room, if there is one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn listing(&self, room: RoomId) -> Result<Option<Listed>, StoreError> {
        let row = sqlx::query(
            "SELECT room, made, since, stage, listed, game, rules, components, shown FROM room WHERE room = $1",
        )
        .bind(room.number())
        .fetch_optional(&self.shared.readers)
        .await?;
        row.as_ref().map(listed).transpose()
    }

    /// The listed rooms in a stage, newest first: those that are in it for the shortest time. A page goes on where the
    /// last room of the page before it says.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn list(&self, stage: Stage, after: Option<Cursor>, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let (since, room) = after.map_or((i64::MAX, i64::MAX), |cursor| (cursor.since, cursor.room.number()));
        let rows = sqlx::query(
            "SELECT room, made, since, stage, listed, game, rules, components, shown FROM room
            WHERE stage = $1 AND listed = 1 AND (since, room) < ($2, $3)
            ORDER BY since DESC, room DESC LIMIT $4",
        )
        .bind(name_of(stage))
        .bind(since)
        .bind(room)
        .bind(i64::from(limit))
        .fetch_all(&self.shared.readers)
        .await?;
        rows.iter().map(listed).collect()
    }

    /// All rooms in a stage, or in any, listed or not, the newest first as in [`Store::list`]; each with when its last
    /// line was written.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn list_all(
        &self,
        stage: Option<Stage>,
        after: Option<Cursor>,
        limit: u32,
    ) -> Result<Vec<(Listed, i64)>, StoreError> {
        let (since, room) = after.map_or((i64::MAX, i64::MAX), |cursor| (cursor.since, cursor.room.number()));
        let rows = sqlx::query(
            "SELECT room, made, since, stage, listed, game, rules, components, shown,
                (SELECT log.at FROM log WHERE log.room = room.room ORDER BY log.version DESC LIMIT 1)
            FROM room WHERE ($1 = '' OR stage = $1) AND (since, room) < ($2, $3)
            ORDER BY since DESC, room DESC LIMIT $4",
        )
        .bind(stage.map_or("", name_of))
        .bind(since)
        .bind(room)
        .bind(i64::from(limit))
        .fetch_all(&self.shared.readers)
        .await?;
        let with_last = |row: &AnyRow| {
            let (listed, in_log) = (listed(row)?, row.try_get::<Option<i64>, _>(9)?);
            let in_tail = self.shared.tail.after(listed.room, 0).last().map(|line| line.at);
            let last = in_tail.or(in_log).unwrap_or(listed.since);
            Ok((listed, last))
        };
        rows.iter().map(with_last).collect()
    }

    /// How many rooms there are, listed or not.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let rows = sqlx::query("SELECT stage, count(*) FROM room GROUP BY stage");
        let mut counts = Counts::default();
        for row in rows.fetch_all(&self.shared.readers).await? {
            let count = match stage_of(row.try_get(0)?)? {
                Stage::Gathering => &mut counts.gathering,
                Stage::Playing => &mut counts.playing,
                Stage::Over => &mut counts.over,
                Stage::Closed => &mut counts.closed,
            };
            *count = unsigned(&row, 1)?;
        }
        Ok(counts)
    }

    /// Rooms that must be woken by this house time, and since when, the longest first; `after` is the last of those before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn due(
        &self,
        now: i64,
        after: Option<(RoomId, i64)>,
        limit: u32,
    ) -> Result<Vec<(RoomId, i64)>, StoreError> {
        let (room, at) = after.map_or((i64::MIN, i64::MIN), |(room, at)| (room.number(), at));
        let rows = sqlx::query(
            "SELECT room, at FROM deadline WHERE at <= $1 AND (at, room) > ($2, $3) ORDER BY at, room LIMIT $4",
        )
        .bind(now)
        .bind(at)
        .bind(room)
        .bind(i64::from(limit))
        .fetch_all(&self.shared.readers)
        .await?;
        rows.iter().map(|row| Ok((room_id(row.try_get(0)?)?, row.try_get(1)?))).collect()
    }

    /// Changes when a room must be woken, though nothing happens in it.
    ///
    /// # Errors
    /// If there is no such room, or the database fails.
    pub async fn wake(&self, room: RoomId, at: Option<i64>) -> Result<(), StoreError> {
        self.write(Write::Wake(room, at)).await
    }

    /// Notes that somebody opened an uploaded record. What was noted less than a day before is not noted anew, so that this
    /// costs nothing where a record is opened often.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn opened(&self, room: RoomId, at: i64) -> Result<(), StoreError> {
        self.write(Write::Opened(room, at)).await
    }

    /// Writes something that changes nothing, as durably as all else: whether something can be stored now.
    ///
    /// # Errors
    /// If nothing can.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.write(Write::Probe).await
    }

    /// When the next room must be woken, if any.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_wake(&self) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query("SELECT at FROM deadline ORDER BY at LIMIT 1").fetch_optional(&self.shared.readers);
        Ok(row.await?.map(|row| row.try_get(0)).transpose()?)
    }

    /// The house time that was kept when the store was opened.
    #[must_use]
    pub fn time(&self) -> i64 {
        self.shared.time
    }

    /// Keeps the house time, for the next who opens the store. It never goes back.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_time(&self, time: i64) -> Result<(), StoreError> {
        self.write(Write::Time(time)).await
    }

    /// Notes that a room is set aside at this house time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_aside(&self, room: RoomId, time: i64) -> Result<(), StoreError> {
        self.write(Write::Aside(room, time)).await
    }

    /// Keeps what was said in a room. It is no part of the log.
    ///
    /// # Errors
    /// If there is no such room, or the database fails.
    pub async fn say(&self, room: RoomId, said: Said) -> Result<(), StoreError> {
        self.write(Write::Say(room, said)).await
    }

    /// The last things that were said in a room, in order, each with its number. What was removed is left out.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chat(&self, room: RoomId, last: u32) -> Result<Vec<(u64, Said)>, StoreError> {
        let rows = sqlx::query(
            "SELECT at, seat, text, line FROM chat WHERE room = $1 AND text <> '' ORDER BY line DESC LIMIT $2",
        )
        .bind(room.number())
        .bind(i64::from(last))
        .fetch_all(&self.shared.readers)
        .await?;
        let said = |row: &AnyRow| {
            let seat = row.try_get::<Option<i64>, _>(1)?.map(u8::try_from).transpose();
            let seat = seat.map_err(|_| StoreError::damaged("something was said by a seat that cannot be"))?;
            Ok((unsigned(row, 3)?, Said { at: row.try_get(0)?, seat, text: row.try_get(2)? }))
        };
        rows.iter().rev().map(said).collect()
    }

    /// Replaces the texts of lines of chat, by their numbers. An empty text removes a line; its number stays taken, so that
    /// it never means another line.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn edit_chat(&self, room: RoomId, texts: Vec<(u64, String)>) -> Result<(), StoreError> {
        self.write(Write::EditChat(room, texts)).await
    }

    /// Running games, by what they need to go on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unfinished_rules(&self) -> Result<Vec<Unfinished>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, rules, components, count(*) FROM room WHERE stage = 'playing'
            GROUP BY game, rules, components ORDER BY game, rules, components",
        );
        let rows = rows.fetch_all(&self.shared.readers).await?;
        let unfinished = |row: &AnyRow| {
            let (game, components) = (row.try_get(0)?, row.try_get(2)?);
            Ok(Unfinished { game, rules: rules(row, 1)?, components, count: unsigned(row, 3)? })
        };
        rows.iter().map(unfinished).collect()
    }

    /// The rooms of these games.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unfinished(&self, games: &Unfinished) -> Result<Vec<RoomId>, StoreError> {
        let rows = sqlx::query(
            "SELECT room FROM room WHERE stage = 'playing' AND game = $1 AND rules = $2 AND components = $3
            ORDER BY since, room",
        );
        let rows = rows.bind(games.game.clone()).bind(i64::from(games.rules)).bind(games.components.clone());
        let rows = rows.fetch_all(&self.shared.readers).await?;
        rows.iter().map(|row| room_id(row.try_get(0)?)).collect()
    }

    /// Copies the database into a new file, while all goes on.
    ///
    /// # Errors
    /// If it is a PostgreSQL database, which has its own program for that, if the file is there, or cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        Store::backup_of(&self.shared.target, to).await
    }

    /// Copies a database into a new file, also while another process has it open.
    ///
    /// # Errors
    /// As [`Store::backup`].
    pub async fn backup_of(target: &Target, to: &Path) -> Result<(), StoreError> {
        connection::backup(target, to).await
    }

    /// The lines of a room's log, in order, also while another process has the database open. A room that is not known has
    /// none.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn log_of(target: &Target, room: RoomId) -> Result<Vec<String>, StoreError> {
        connection::log_of(target, room).await
    }

    /// The settings on which durability rests, as the connection that writes has them.
    ///
    /// # Errors
    /// If one of them promises less than the store does.
    pub async fn durability(&self) -> Result<Vec<Setting>, StoreError> {
        self.ask(Job::Durability).await
    }

    /// What has been written since it was opened.
    #[must_use]
    pub fn commits(&self) -> Arc<Commits> {
        Arc::clone(&self.shared.commits)
    }

    /// Where it lives.
    #[must_use]
    pub fn target(&self) -> &Target {
        &self.shared.target
    }

    /// Closes the store, for all handles, when everything that was handed in is durable.
    ///
    /// # Errors
    /// If it is closed already, or the database fails.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.ask(Job::Close).await
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.ask(|answer| Job::Write(write, answer)).await
    }

    async fn ask<T>(&self, job: impl FnOnce(Answer<T>) -> Job) -> Result<T, StoreError> {
        let (answer, asked) = oneshot::channel();
        self.shared.jobs.send(job(answer)).await.map_err(|_| StoreError::Closed)?;
        asked.await.map_err(|_| StoreError::Closed)?.map_err(|reason| reason.at(&self.shared.target))
    }
}

fn line_of(row: &AnyRow) -> Result<Line, StoreError> {
    let (at, time, entry) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
    Ok(Line { version: unsigned(row, 0)?, at, time, entry })
}

fn listed(row: &AnyRow) -> Result<Listed, StoreError> {
    Ok(Listed {
        room: room_id(row.try_get(0)?)?,
        made: row.try_get(1)?,
        since: row.try_get(2)?,
        listing: Listing {
            stage: stage_of(row.try_get(3)?)?,
            listed: row.try_get::<i64, _>(4)? != 0,
            game: row.try_get(5)?,
            rules: rules(row, 6)?,
            components: row.try_get(7)?,
            shown: row.try_get(8)?,
        },
    })
}

/// The name by which the database knows a stage.
const fn name_of(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Closed => "closed",
    }
}

fn stage_of(name: &str) -> Result<Stage, StoreError> {
    let mut stages = [Stage::Gathering, Stage::Playing, Stage::Over, Stage::Closed].into_iter();
    let found = stages.find(|&stage| name_of(stage) == name);
    found.ok_or_else(|| StoreError::damaged(format!("there is no stage {name:?}")))
}

fn room_id(number: i64) -> Result<RoomId, StoreError> {
    let room = RoomId::new(number.cast_unsigned());
    if room.number() == number { Ok(room) } else { Err(StoreError::damaged(format!("no room has number {number}"))) }
}

fn unsigned(row: &AnyRow, column: usize) -> Result<u64, StoreError> {
    let number = row.try_get::<i64, _>(column)?;
    u64::try_from(number).map_err(|_| StoreError::damaged(format!("{number} stands where no negative number can be")))
}

fn rules(row: &AnyRow, column: usize) -> Result<u32, StoreError> {
    let number = row.try_get::<i64, _>(column)?;
    u32::try_from(number).map_err(|_| StoreError::damaged(format!("no rules have version {number}")))
}
