//! What can go wrong with a store, in plain words.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::owner::owner;
use super::target::Target;
use room::RoomId;

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// It was closed.
    #[error("the store is closed")]
    Closed,

    /// A line that does not follow the last one of its log. Nothing was changed.
    #[error("room {room}: version {version} does not follow version {last}")]
    Version {
        /// Whose log.
        room: RoomId,
        /// The version that was to be appended.
        version: u64,
        /// The version of the last line there is, 0 if there is none.
        last: u64,
    },

    /// The first line of a log came without a listing. Nothing was changed.
    #[error("room {0}: its first line does not say what lists show of it")]
    Unlisted(RoomId),

    /// A room that was to be removed as abandoned is in use again. Nothing was changed.
    #[error("room {0} is in use again")]
    Used(RoomId),

    /// No such room is known.
    #[error("there is no room {0}")]
    NoRoom(RoomId),

    /// A text with the character NUL, which a database cannot hold. Nothing was changed.
    #[error("room {0}: a text may not hold the character NUL")]
    Nul(RoomId),

    /// The database holds what this program never writes.
    #[error("the database is damaged: {0}")]
    Damaged(String),

    /// The database was written by a later version of this program.
    #[error("the database has version {found}, and this program knows versions up to {known}: start a newer one")]
    TooNew {
        /// The version of the database.
        found: i64,
        /// The last version that this program knows.
        known: i64,
    },

    /// Another process writes to the database.
    #[error("{0} is in use by another process")]
    Locked(String),

    /// The database promises less than the store does.
    #[error("the database is not durable: {setting} is {found}, and must be {wanted}")]
    Weak {
        /// Which setting.
        setting: &'static str,
        /// What it is.
        found: String,
        /// What it must be.
        wanted: &'static str,
    },

    /// No space is left where the database lives.
    #[error("no space is left for the database")]
    Full,

    /// The database can be read only.
    #[error("the database can be read, but not written")]
    ReadOnly,

    /// The file of the database cannot be used.
    #[error("{}{owner}: {reason}", path.display())]
    Place {
        /// Which.
        path: PathBuf,
        /// Whose it is, in brackets.
        owner: String,
        /// Why.
        reason: Arc<StoreError>,
    },

    /// A file or folder is not as it must be.
    #[error("{}{owner}: {}", path.display(), plain(source))]
    File {
        /// Which.
        path: PathBuf,
        /// Whose it is, in brackets, if that matters.
        owner: String,
        /// What the system says.
        source: Arc<io::Error>,
    },

    /// PostgreSQL has its own program for backups.
    #[error("a PostgreSQL database is backed up with its own program, pg_dump")]
    PgDump,

    /// Anything else that the database says. Whether a change that was asked for has been made is not known.
    #[error("{}", told(.0))]
    Database(Arc<sqlx::Error>),
}

impl StoreError {
    pub(super) fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> StoreError {
        let path = path.into();
        move |source| {
            let forbidden =
                matches!(source.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem);
            let owner = if forbidden { owner(&path) } else { String::new() };
            StoreError::File { path, owner, source: Arc::new(source) }
        }
    }

    /// The same, with the path of the database's file and its owner, where the file as a whole is to blame.
    pub(super) fn at(self, target: &Target) -> StoreError {
        match target {
            Target::Sqlite(path) => self.at_file(path),
            Target::Postgres(_) => self,
        }
    }

    /// The same for this file.
    pub(super) fn at_file(self, path: &Path) -> StoreError {
        match &self {
            StoreError::Full | StoreError::ReadOnly | StoreError::Damaged(_) | StoreError::TooNew { .. } => {}
            StoreError::Database(_) if !self.blames_a_row() => {}
            _ => return self,
        }
        StoreError::Place { path: path.to_owned(), owner: owner(path), reason: Arc::new(self) }
    }

    /// Whether SQLite would have to write beside the database, or into it, and cannot.
    pub(super) fn is_read_only(&self) -> bool {
        match self {
            StoreError::ReadOnly => true,
            StoreError::Database(error) => Code::of(error) == Code::Unopened,
            _ => false,
        }
    }

    pub(crate) fn damaged(what: impl Into<String>) -> StoreError {
        StoreError::Damaged(what.into())
    }

    /// Whether a row is to blame, and not the database as a whole.
    pub(super) fn blames_a_row(&self) -> bool {
        matches!(self, StoreError::Database(error) if Code::of(error) == Code::Row)
    }

    /// Whether a row refers to another that is not there.
    pub(super) fn misses_another_row(&self) -> bool {
        let StoreError::Database(error) = self else { return false };
        error.as_database_error().is_some_and(|error| error.is_foreign_key_violation())
    }

    /// Whether the log is as it was, for certain, if a line could not be appended for this reason.
    pub(crate) fn leaves_the_log(&self) -> bool {
        match self {
            StoreError::Full | StoreError::ReadOnly | StoreError::Nul(_) | StoreError::Unlisted(_) => true,
            StoreError::Place { reason, .. } => reason.leaves_the_log(),
            // A line with another number than expected: the log is not what the room takes it for.
            StoreError::Version { .. } | StoreError::NoRoom(_) | StoreError::Used(_) => false,
            // A commit may have come through all the same.
            StoreError::Closed | StoreError::Database(_) | StoreError::Damaged(_) => false,
            StoreError::TooNew { .. }
            | StoreError::Locked(_)
            | StoreError::Weak { .. }
            | StoreError::File { .. }
            | StoreError::PgDump => false,
        }
    }

    /// Whether the connection is gone, and a new one may do better.
    pub(super) fn is_lost(&self) -> bool {
        matches!(self, StoreError::Database(error) if Code::of(error) == Code::Lost)
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if matches!(error, sqlx::Error::PoolClosed) {
            return StoreError::Closed;
        }
        match Code::of(&error) {
            Code::Full => StoreError::Full,
            Code::ReadOnly => StoreError::ReadOnly,
            Code::Damaged => StoreError::Damaged(told(&error)),
            Code::Row | Code::Lost | Code::Unopened | Code::Other => StoreError::Database(Arc::new(error)),
        }
    }
}

/// What the system says, without the number it has for it.
#[must_use]
pub fn plain(reason: &dyn Display) -> String {
    let text = reason.to_string();
    match text.find(" (os error") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

/// What the database says, or what kept us from asking it.
fn told(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => format!("the database says: {}", error.message()),
        sqlx::Error::Io(reason) => format!("the database cannot be reached: {}", plain(reason)),
        sqlx::Error::Tls(reason) => format!("no safe connection to the database: {}", plain(reason)),
        sqlx::Error::Configuration(reason) => format!("the address of the database is no good: {}", plain(reason)),
        sqlx::Error::PoolTimedOut => "the database does not answer in time".to_owned(),
        other => format!("the database fails: {}", plain(other)),
    }
}

/// What an error means to us.
#[derive(PartialEq)]
enum Code {
    Full,
    ReadOnly,
    Damaged,
    Row,
    Lost,
    /// SQLite cannot open the file, or one beside it.
    Unopened,
    Other,
}

impl Code {
    fn of(error: &sqlx::Error) -> Code {
        match error {
            sqlx::Error::Database(error) => error.code().map_or(Code::Other, |code| Code::parse(&code)),
            sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => Code::Lost,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::ColumnIndexOutOfBounds { .. } => Code::Damaged,
            _ => Code::Other,
        }
    }

    /// PostgreSQL's codes have five characters. SQLite's are numbers of fewer digits, the lowest byte of which says most.
    fn parse(code: &str) -> Code {
        if code.len() == 5 {
            return match code {
                "53100" => Code::Full,
                "25006" => Code::ReadOnly,
                "XX001" | "XX002" => Code::Damaged,
                "57P01" | "57P02" | "57P03" => Code::Lost,
                _ if code.starts_with("08") => Code::Lost,
                _ if code.starts_with("22") || code.starts_with("23") => Code::Row,
                _ => Code::Other,
            };
        }
        match code.parse::<u32>().unwrap_or_default() & 0xff {
            8 => Code::ReadOnly,
            11 | 26 => Code::Damaged,
            13 => Code::Full,
            14 => Code::Unopened,
            18..=20 => Code::Row,
            _ => Code::Other,
        }
    }
}
