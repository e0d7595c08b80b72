//! Where a store lives.

use std::convert::Infallible;
use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::StoreError;

/// Where a store lives: a file, or a PostgreSQL server.
#[derive(Clone, PartialEq, Eq)]
pub enum Target {
    /// A SQLite database in this file. It and its folder are made if they are missing.
    Sqlite(PathBuf),
    /// A PostgreSQL database with this URL.
    Postgres(String),
}

impl From<&str> for Target {
    fn from(text: &str) -> Target {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            Target::Postgres(text.to_owned())
        } else {
            Target::Sqlite(PathBuf::from(text))
        }
    }
}

impl From<&Path> for Target {
    fn from(path: &Path) -> Target {
        Target::Sqlite(path.to_owned())
    }
}

impl FromStr for Target {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Target, Infallible> {
        Ok(Target::from(text))
    }
}

/// Without the password, and whatever else may be a secret in a URL.
impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Sqlite(path) => write!(f, "{}", path.display()),
            Target::Postgres(url) => {
                let rest = url.split_once("://").map_or("", |(_, rest)| rest);
                let rest = rest.split('?').next().unwrap_or_default();
                let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
                write!(f, "postgres://{place}")
            }
        }
    }
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The URL by which the database library knows a file.
pub(super) fn sqlite_url(path: &Path, mode: &str) -> Result<String, StoreError> {
    let Some(path) = path.to_str() else {
        let reason = "the path of a database must be valid UTF-8";
        return Err(StoreError::file(path)(io::Error::other(reason)));
    };
    let mut url = String::from("sqlite://");
    for byte in path.bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => url.push(char::from(byte)),
            _ => url.push_str(&format!("%{byte:02X}")),
        }
    }
    Ok(url + "?mode=" + mode)
}

/// Makes the folder of a database, for good, and takes its lock. Returns the path by which all know the database.
pub(super) fn prepare(path: &Path) -> Result<(PathBuf, Lock), StoreError> {
    let path = std::path::absolute(path).map_err(StoreError::file(path))?;
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
        return Err(StoreError::file(&path)(io::Error::other("not the name of a file")));
    };
    if path.is_dir() {
        return Err(StoreError::file(&path)(io::Error::other("a folder, and not the name of a file")));
    }
    let missing: Vec<&Path> = folder.ancestors().take_while(|folder| !folder.exists()).collect();
    fs::create_dir_all(folder).map_err(StoreError::file(folder))?;
    for made in missing {
        if let Some(above) = made.parent() {
            File::open(above).and_then(|above| above.sync_all()).map_err(StoreError::file(above))?;
        }
    }
    let path = match path.canonicalize() {
        Ok(path) => path,
        Err(_) => folder.canonicalize().map_err(StoreError::file(folder))?.join(name),
    };
    let lock = lock(&path)?;
    match private(&path) {
        Err(reason) if reason.kind() != io::ErrorKind::AlreadyExists => Err(StoreError::file(path)(reason)),
        _ => Ok((path, lock)),
    }
}

/// A new file that only its owner reads: what is hidden in a running game is in it. SQLite takes an empty file, and lets
/// what it puts beside it be read by the same.
pub(super) fn private(path: &Path) -> io::Result<File> {
    File::options().write(true).create_new(true).mode(0o600).open(path)
}

/// How the name of the lock's file goes on after that of the database.
const LOCK: &str = ".lock";

/// The lock is a file of its own: to open and close the database's file would undo the locks of SQLite.
fn lock(path: &Path) -> Result<Lock, StoreError> {
    let name = beside(path, LOCK);
    let file = File::options().create(true).append(true).open(&name).map_err(StoreError::file(&name))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked(path.display().to_string())),
        Err(TryLockError::Error(reason)) => Err(StoreError::file(name)(reason)),
    }
}

/// Makes sure that no server has a database open that cannot be written to, for as long as the answer is held: nothing, where
/// no server has ever locked it.
pub(super) fn unused(path: &Path) -> Result<Option<File>, StoreError> {
    let name = beside(path, LOCK);
    let file = match File::open(&name) {
        Ok(file) => file,
        Err(reason) if reason.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(reason) => return Err(StoreError::file(name)(reason)),
    };
    match file.try_lock_shared() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::Locked(path.display().to_string())),
        Err(TryLockError::Error(reason)) => Err(StoreError::file(name)(reason)),
    }
}

/// The path of a file beside another, whose name goes on like this.
pub(super) fn beside(path: &Path, rest: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(rest);
    PathBuf::from(name)
}

/// A file that is locked.
#[derive(Debug)]
pub(super) struct Lock(File);

impl Drop for Lock {
    /// To close it is not enough: a process that is just being started has it open too, for a moment.
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_shown_without_its_secrets() {
        let shown = |text: &str| Target::from(text).to_string();
        assert_eq!(shown("postgres://me:p@ss@host:1/db?password=x"), "postgres://host:1/db");
        assert_eq!(shown("postgresql://host/db"), "postgres://host/db");
        assert_eq!(shown("a/b.sqlite"), "a/b.sqlite");
        assert_eq!(format!("{:?}", Target::from("postgres://me:pw@host/db")), "postgres://host/db");
    }

    #[test]
    fn any_path_can_be_a_url() {
        assert_eq!(
            sqlite_url(Path::new("/a b/%41?#é"), "rw").ok().as_deref(),
            Some("sqlite:///a%20b/%2541%3F%23%C3%A9?mode=rw")
        );
    }
}
