//! `jemaa backup` and `jemaa clean`: keeping house, and where its games are.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use house::store::{Store, StoreError, Target};
use tokio::runtime::{Builder, Runtime};

use crate::cli::{BackupArgs, CleanArgs, DatabaseArgs};
use crate::failure::Failure;

/// So many rooms are looked for at a time.
const ROOMS: u32 = 1000;

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
    println!("{target} is in {} now", args.to.display());
    Ok(())
}

pub(crate) fn clean(args: &CleanArgs) -> Result<(), Failure> {
    let target = target(&args.database)?;
    runtime()?.block_on(async {
        let store = Store::open(&target).await.map_err(refused)?;
        let mut removed = 0;
        loop {
            let abandoned = store.abandoned(days_ago(args.days), ROOMS).await.map_err(refused)?;
            for room in &abandoned {
                if !args.dry_run {
                    store.remove(room.room).await.map_err(refused)?;
                }
            }
            removed += abandoned.len();
            if args.dry_run || abandoned.is_empty() {
                break;
            }
        }
        store.close().await.map_err(refused)?;
        let rooms = if removed == 1 { "room" } else { "rooms" };
        let (would, more) = match args.dry_run {
            true => (" would be", if removed == ROOMS as usize { ", and perhaps more" } else { "" }),
            false => ("", ""),
        };
        println!("{removed} {rooms}{would} removed{more}");
        Ok(())
    })
}

/// That many days ago, in milliseconds since 1970.
fn days_ago(days: u32) -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    i64::try_from(now).unwrap_or(i64::MAX) - i64::from(days) * 24 * 60 * 60 * 1000
}
