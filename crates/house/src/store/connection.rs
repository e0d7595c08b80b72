//! What differs between the databases: how they are opened, what is set and checked, and how they are locked.

use std::env;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, ConnectOptions, Connection, Executor, Row};

use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::target::{self, Lock, Target};
use super::{Setting, StoreError};
use crate::clock::wall;
use room::RoomId;

/// The migrations, in order: the first makes version 1 of an empty database. One that was released never changes.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/1.sql"),
    include_str!("../../migrations/2.sql"),
    include_str!("../../migrations/3.sql"),
];

/// What `pg_advisory_lock` is told: the letters "jemaa".
const LOCK: i64 = 0x006a_656d_6161;

/// How often and how long to wait for the lock of a PostgreSQL server, which may take a moment to see that the process
/// that held it is gone.
const LOCK_TRIES: u32 = 30;
const LOCK_WAIT: Duration = Duration::from_millis(100);

/// Readers of one store at the same time.
const READERS: u32 = 4;

const SQLITE: &str = "
    PRAGMA busy_timeout = 10000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    PRAGMA foreign_keys = ON;
    PRAGMA cache_size = -16384;
    PRAGMA wal_autocheckpoint = 32768;
    PRAGMA journal_size_limit = 67108864;";

/// The connection that copies pages from SQLite's write-ahead log into the database, beside the writer. If it fails, SQLite
/// does that in the writer's commits, when the log has the length of `wal_autocheckpoint`.
const SQLITE_CHECKPOINTER: &str = "PRAGMA busy_timeout = 10000; PRAGMA synchronous = FULL;";

/// Copies pages from SQLite's write-ahead log into the database without making anybody wait.
pub(super) const CHECKPOINT: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// At most so often. Often, so that little is copied at a time, and the disk is never busy for long.
const CHECKPOINT_PAUSE: Duration = Duration::from_secs(2);

/// A write-ahead log of more pages (32 MiB) is long: the writer helps, so that SQLite can begin it anew.
const LONG_WAL: i64 = 8192;

const SQLITE_READER: &str = "PRAGMA busy_timeout = 10000; PRAGMA query_only = ON;";

const POSTGRES: &str = "SET synchronous_commit = on";

/// Settings that must hold, and the values that do: the first is the one we set.
const SQLITE_SETTINGS: &[(&str, &str, &[&str])] = &[
    ("journal_mode", "PRAGMA journal_mode", &["wal"]),
    ("synchronous", "PRAGMA synchronous", &["2", "3"]),
    ("foreign_keys", "PRAGMA foreign_keys", &["1"]),
];

const POSTGRES_SETTINGS: &[(&str, &str, &[&str])] = &[
    ("synchronous_commit", "SHOW synchronous_commit", &["on", "remote_apply"]),
    ("fsync", "SHOW fsync", &["on"]),
    ("full_page_writes", "SHOW full_page_writes", &["on"]),
];

/// A database, reached and locked.
#[derive(Debug)]
pub(super) enum Database {
    Sqlite {
        path: PathBuf,
        /// Held as long as the store is open.
        _lock: Lock,
    },
    Postgres {
        url: String,
        shown: String,
    },
}

impl Database {
    pub(super) fn new(target: &Target) -> Result<Database, StoreError> {
        sqlx::any::install_default_drivers();
        Ok(match target {
            Target::Sqlite(path) => {
                let (path, lock) = target::prepare(path)?;
                Database::Sqlite { path, _lock: lock }
            }
            Target::Postgres(url) => Database::Postgres { url: url.clone(), shown: target.to_string() },
        })
    }

    /// What went wrong, with the path of the file and its owner, where the file as a whole is to blame.
    pub(super) fn at_fault(&self, reason: impl Into<StoreError>) -> StoreError {
        match self {
            Database::Sqlite { path, .. } => reason.into().at_file(path),
            Database::Postgres { .. } => reason.into(),
        }
    }

    /// Whether new lines go to the tail first.
    pub(super) fn has_tail(&self) -> bool {
        matches!(self, Database::Sqlite { .. })
    }

    /// How a transaction begins that will write.
    pub(super) fn begin(&self) -> &'static str {
        match self {
            Database::Sqlite { .. } => "BEGIN IMMEDIATE",
            Database::Postgres { .. } => "BEGIN",
        }
    }

    /// The connection that writes: locked, and with its settings checked.
    pub(super) async fn writer(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = connect(self.url("rwc")?).await?;
        match self {
            Database::Sqlite { .. } => connection.execute(SQLITE).await?,
            Database::Postgres { shown, .. } => {
                lock(&mut connection, shown).await?;
                connection.execute(POSTGRES).await?
            }
        };
        self.durability(&mut connection).await?;
        Ok(connection)
    }

    /// Connections that read.
    pub(super) fn readers(&self) -> Result<AnyPool, StoreError> {
        let options = AnyPoolOptions::new().max_connections(READERS);
        let options = match self {
            Database::Sqlite { .. } => options.test_before_acquire(false).after_connect(|connection, _| {
                Box::pin(async move { connection.execute(SQLITE_READER).await.map(|_| ()) })
            }),
            Database::Postgres { .. } => options,
        };
        Ok(options.connect_lazy_with(options_of(&self.url("rw")?)?))
    }

    /// What moves pages to their place in the background, where that is for us to do.
    pub(super) async fn checkpoints(&self) -> Result<Option<Checkpoints>, StoreError> {
        let Database::Sqlite { path, .. } = self else { return Ok(None) };
        let path = path.clone();
        let mut connection = connect(self.url("rw")?).await?;
        connection.execute(SQLITE_CHECKPOINTER).await?;
        let (wanted, mut asked) = mpsc::channel(1);
        let long = Arc::new(AtomicBool::new(false));
        let shared = Arc::clone(&long);
        let task = tokio::spawn(async move {
            while asked.recv().await.is_some() {
                match sqlx::query(CHECKPOINT).fetch_one(&mut connection).await.and_then(|row| row.try_get::<i64, _>(1))
                {
                    Ok(pages) => shared.store(pages > LONG_WAL, Ordering::Relaxed),
                    Err(reason) => {
                        let reason = StoreError::from(reason).at_file(&path);
                        tracing::warn!(%reason, "could not copy the write-ahead log; the writer will");
                    }
                }
            }
            let _ = connection.close().await;
        });
        Ok(Some(Checkpoints { wanted, asked: Instant::now(), long, task }))
    }

    /// The settings on which durability rests, as the connection has them.
    pub(super) async fn durability(&self, connection: &mut AnyConnection) -> Result<Vec<Setting>, StoreError> {
        let wanted = match self {
            Database::Sqlite { .. } => SQLITE_SETTINGS,
            Database::Postgres { .. } => POSTGRES_SETTINGS,
        };
        let mut settings = Vec::new();
        for &(name, sql, good) in wanted {
            let row = sqlx::query(sql).fetch_one(&mut *connection).await?;
            let value =
                row.try_get::<String, _>(0).or_else(|_| row.try_get::<i64, _>(0).map(|value| value.to_string()))?;
            if !good.contains(&value.as_str()) {
                return Err(StoreError::Weak { setting: name, found: value, wanted: good[0] });
            }
            settings.push(Setting { name, value });
        }
        Ok(settings)
    }

    /// Brings the database to the latest version.
    pub(super) async fn migrate(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        connection.execute(self.begin()).await?;
        let done = self.migrate_within(connection).await;
        connection.execute(if done.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
        done
    }

    async fn migrate_within(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        connection.execute("CREATE TABLE IF NOT EXISTS jemaa (version BIGINT NOT NULL)").await?;
        let known = MIGRATIONS.len() as i64;
        let found = sqlx::query("SELECT version FROM jemaa").fetch_optional(&mut *connection).await?;
        let found = match found {
            Some(row) => row.try_get::<i64, _>(0)?,
            None => {
                connection.execute("INSERT INTO jemaa (version) VALUES (0)").await?;
                0
            }
        };
        if found > known {
            return Err(StoreError::TooNew { found, known });
        }
        let done = usize::try_from(found).map_err(|_| StoreError::damaged(format!("it has version {found}")))?;
        if found == known {
            return Ok(());
        }
        for migration in &MIGRATIONS[done..] {
            let text = match self {
                Database::Sqlite { .. } => migration.replace("/* WITHOUT ROWID */", "WITHOUT ROWID"),
                Database::Postgres { .. } => (*migration).to_owned(),
            };
            let text = text.replace("/* NOW */", &wall().to_string());
            sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut *connection).await?;
        }
        sqlx::query("UPDATE jemaa SET version = $1").bind(known).execute(connection).await?;
        Ok(())
    }

    fn url(&self, mode: &str) -> Result<String, StoreError> {
        match self {
            Database::Sqlite { path, .. } => target::sqlite_url(path, mode),
            Database::Postgres { url, .. } => Ok(url.clone()),
        }
    }
}

/// A task that copies pages from the write-ahead log into the database.
#[derive(Debug)]
pub(super) struct Checkpoints {
    wanted: mpsc::Sender<()>,
    asked: Instant,
    long: Arc<AtomicBool>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    /// Asks for one, unless that was just done.
    pub(super) fn ask(&mut self) {
        if self.asked.elapsed() >= CHECKPOINT_PAUSE {
            self.asked = Instant::now();
            let _ = self.wanted.try_send(());
        }
    }

    /// Whether the write-ahead log was found to be long since this was asked last.
    pub(super) fn wal_is_long(&self) -> bool {
        self.long.swap(false, Ordering::Relaxed)
    }

    pub(super) async fn close(self) {
        drop(self.wanted);
        let _ = self.task.await;
    }
}

/// Copies a SQLite database, also one that a server has open, into a file that must not be there.
pub(super) async fn backup(target: &Target, to: &Path) -> Result<(), StoreError> {
    sqlx::any::install_default_drivers();
    let Target::Sqlite(from) = target else { return Err(StoreError::PgDump) };
    let Some(name) = to.to_str() else {
        return Err(StoreError::file(to)(io::Error::other("the path of a backup must be valid UTF-8")));
    };
    let from = std::path::absolute(from).map_err(StoreError::file(from))?;
    if !fs::metadata(&from).map_err(StoreError::file(&from))?.is_file() {
        return Err(StoreError::file(from)(io::Error::other("not a file")));
    }
    // SQLite would fill a file that is empty, but nobody else's.
    let file = target::private(to).map_err(StoreError::file(to))?;
    let copied = match vacuum_into(&from, name).await {
        Err(reason) if reason.is_read_only() => match Copy::of(&from, to) {
            Ok(copy) => vacuum_into(&copy.0, name).await,
            Err(reason) => Err(reason),
        },
        copied => copied,
    };
    if let Err(reason) = copied {
        let _ = fs::remove_file(to);
        return Err(reason.at(target));
    }
    file.sync_all().map_err(StoreError::file(to))
}

async fn vacuum_into(from: &Path, to: &str) -> Result<(), StoreError> {
    let mut connection = connect(target::sqlite_url(from, "rw")?).await?;
    connection.execute("PRAGMA busy_timeout = 10000").await?;
    let copied = sqlx::query("VACUUM INTO $1").bind(to.to_owned()).execute(&mut connection).await;
    connection.close().await?;
    copied?;
    Ok(())
}

/// A copy of a database's files, for as long as it is read: to read a database, SQLite has to write
/// beside it, which it cannot on a disk that is read-only.
struct Copy(PathBuf);

impl Copy {
    /// Copies the file and its write-ahead log, in which the newest lines may be alone. No server may have it open, since
    /// the two would not fit together.
    fn of(from: &Path, to: &Path) -> Result<Copy, StoreError> {
        let _unused = target::unused(from)?;
        let fill = |mut to: File, path: &Path, from: &Path| {
            let mut from = File::open(from).map_err(StoreError::file(from))?;
            io::copy(&mut from, &mut to).map(drop).map_err(StoreError::file(path))
        };
        let path = target::beside(to, ".copy");
        let file = target::private(&path).map_err(StoreError::file(&path))?;
        // From here on the files are ours to remove.
        let copy = Copy(path);
        fill(file, &copy.0, from)?;
        let (log, copied_log) = (target::beside(from, "-wal"), target::beside(&copy.0, "-wal"));
        if log.exists() {
            let file = target::private(&copied_log).map_err(StoreError::file(&copied_log))?;
            fill(file, &copied_log, &log)?;
        }
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        for file in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(target::beside(&self.0, file));
        }
    }
}

/// Reads the log of a room, also while a server has the database open.
pub(super) async fn log_of(target: &Target, room: RoomId) -> Result<Vec<String>, StoreError> {
    sqlx::any::install_default_drivers();
    let from = match target {
        Target::Sqlite(from) => std::path::absolute(from).map_err(StoreError::file(from))?,
        Target::Postgres(url) => return log_at(url.clone(), room).await,
    };
    fs::metadata(&from).map_err(StoreError::file(&from))?;
    let read = match log_at(target::sqlite_url(&from, "rw")?, room).await {
        Err(reason) if reason.is_read_only() => {
            let copy = Copy::of(&from, &env::temp_dir().join(format!("jemaa-{}", std::process::id())));
            match copy.and_then(|copy| Ok((target::sqlite_url(&copy.0, "rw")?, copy))) {
                Ok((url, _copy)) => log_at(url, room).await,
                Err(reason) => Err(reason),
            }
        }
        read => read,
    };
    read.map_err(|reason| reason.at(target))
}

async fn log_at(url: String, room: RoomId) -> Result<Vec<String>, StoreError> {
    let mut connection = connect(url).await?;
    // Some lines may be in a tail only, and some there as well.
    let rows = sqlx::query(
        "SELECT version, entry FROM log WHERE room = $1 UNION SELECT version, entry FROM tail_a WHERE room = $1
        UNION SELECT version, entry FROM tail_b WHERE room = $1 ORDER BY version",
    );
    let rows = rows.bind(room.number()).fetch_all(&mut connection).await?;
    connection.close().await?;
    rows.iter().map(|row| Ok(row.try_get(1)?)).collect()
}

fn options_of(url: &str) -> Result<AnyConnectOptions, StoreError> {
    Ok(url.parse::<AnyConnectOptions>()?.disable_statement_logging())
}

async fn connect(url: String) -> Result<AnyConnection, StoreError> {
    Ok(AnyConnection::connect_with(&options_of(&url)?).await?)
}

async fn lock(connection: &mut AnyConnection, shown: &str) -> Result<(), StoreError> {
    for _ in 0..LOCK_TRIES {
        let row = sqlx::query("SELECT pg_try_advisory_lock($1)").bind(LOCK).fetch_one(&mut *connection).await?;
        if row.try_get(0)? {
            return Ok(());
        }
        tokio::time::sleep(LOCK_WAIT).await;
    }
    Err(StoreError::Locked(shown.to_owned()))
}
