//! `jemaa backup`, `jemaa export` and `jemaa clean`: keeping house, and where its games are.

use std::io::{Write, stdout};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use house::store::{Store, StoreError, Target};
use house::{Line, RoomId};
use tokio::runtime::{Builder, Runtime};

use crate::cli::{BackupArgs, CleanArgs, DatabaseArgs, ExportArgs};
use crate::failure::Failure;

/// Where games are kept.
pub(crate) fn target(args: &DatabaseArgs) -> Result<Target, Failure> {
    match &args.database {
        Some(database) => Ok(Target::from(database.as_str())),
        None => Ok(Target::Sqlite(data_folder()?.join("jemaa.db"))),
    }
}

/// Where the user's data are.
fn data_folder() -> Result<PathBuf, Failure> {
    let set = |name: &str| std::env::var_os(name).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let folder = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    let folder =
        folder.ok_or_else(|| Failure::Input("there is no home folder; name a file with --database".to_owned()))?;
    Ok(folder.join("jemaa"))
}

fn runtime() -> Result<Runtime, Failure> {
    Ok(Builder::new_current_thread().enable_all().build()?)
}

fn refused(reason: StoreError) -> Failure {
    Failure::Input(reason.to_string())
}

pub(crate) fn back_up(args: &BackupArgs) -> Result<(), Failure> {
    let target = target(&args.database)?;
    runtime()?.block_on(Store::backup_of(&target, &args.to)).map_err(refused)?;
    Ok(writeln!(stdout(), "{target} is in {} now", args.to.display())?)
}

pub(crate) fn export(args: &ExportArgs) -> Result<(), Failure> {
    let (target, room) = (target(&args.database)?, args.room);
    let lines = runtime()?.block_on(Store::log_of(&target, room)).map_err(refused)?;
    if lines.is_empty() {
        return Err(refused(StoreError::NoRoom(room)));
    }
    let lines = lines.iter().map(|line| serde_json::from_str(line)).collect::<Result<Vec<Line>, _>>();
    let lines = lines.map_err(|_| Failure::Input(format!("this version cannot read the log of room {room}")))?;
    let record = house::played(lines);
    let record = record.ok_or_else(|| Failure::Input(format!("no game has begun in room {room}")))?;
    Ok(write!(stdout(), "{record}")?)
}

pub(crate) fn clean(args: &CleanArgs) -> Result<(), Failure> {
    let target = target(&args.database)?;
    if let Target::Sqlite(file) = &target
        && !file.exists()
    {
        return Err(Failure::Input(format!("there is no {}", file.display())));
    }
    runtime()?.block_on(async {
        let store = Store::open(&target).await.map_err(refused)?;
        let done = match args.room {
            Some(room) => clean_room(&store, room, args.chat).await,
            None => clean_all(&store, args).await,
        };
        store.close().await.map_err(refused)?;
        Ok(writeln!(stdout(), "{}", done?)?)
    })
}

async fn clean_room(store: &Store, room: RoomId, chat: bool) -> Result<String, Failure> {
    if store.listing(room).await.map_err(refused)?.is_none() {
        return Err(refused(StoreError::NoRoom(room)));
    }
    if chat {
        store.delete_chat(room).await.map_err(refused)?;
        return Ok(format!("the chat of room {room} is deleted"));
    }
    store.remove(room).await.map_err(refused)?;
    Ok(format!("room {room} is removed"))
}

async fn clean_all(store: &Store, args: &CleanArgs) -> Result<String, Failure> {
    let days = args.days;
    if args.chat {
        store.delete_chat_before(days_before(now(), days)).await.map_err(refused)?;
        return Ok(format!("chat that is older than {days} days is deleted"));
    }
    // How long a server was down makes no room older.
    let before = days_before(store.time(), days);
    let (removed, would) = match args.dry_run {
        true => (store.abandoned(before, args.finished, u32::MAX).await.map_err(refused)?.len() as u64, " would be"),
        false => (store.clean(before, args.finished, |_| false).await.map_err(refused)?, ""),
    };
    let rooms = if removed == 1 { "room" } else { "rooms" };
    Ok(format!("{removed} {rooms}{would} removed"))
}

/// That many days before a time in milliseconds.
fn days_before(time: i64, days: u32) -> i64 {
    time - i64::from(days) * 24 * 60 * 60 * 1000
}

/// The wall clock: milliseconds since 1970.
fn now() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    i64::try_from(now).unwrap_or(i64::MAX)
}
