//! A fresh place for a store, for one test: a folder of its own, or a PostgreSQL database of its own.

use std::env;
use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

use super::Target;

/// Names the PostgreSQL server to test with; any database there will do.
const VARIABLE: &str = "JEMAA_TEST_POSTGRES";

/// Each test with both databases.
#[allow(unused_macros, reason = "not all who use this file")]
macro_rules! with_both {
    ($($name:ident)*) => {
        mod sqlite {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                let place = Place::sqlite();
                super::$name(&place).await;
                place.clean().await;
            })*
        }

        mod postgres {
            use super::*;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                let Some(place) = Place::postgres().await else { return };
                super::$name(&place).await;
                place.clean().await;
            })*
        }
    };
}

pub(crate) struct Place {
    /// Where the store is to be opened.
    pub(crate) target: Target,
    /// For files.
    pub(crate) folder: PathBuf,
    name: String,
    server: Option<String>,
}

impl Place {
    pub(crate) fn sqlite() -> Place {
        let (name, folder) = fresh();
        Place { target: Target::from(folder.join("house.sqlite").as_path()), folder, name, server: None }
    }

    /// None where there is no server to test with, which is said loudly, and forbidden in CI.
    pub(crate) async fn postgres() -> Option<Place> {
        let Ok(server) = env::var(VARIABLE) else {
            assert!(env::var_os("CI").is_none(), "{VARIABLE} must name a PostgreSQL server in CI");
            // Not by a macro, for those are silent in tests that pass.
            let _ = writeln!(io::stderr(), "!!! SKIPPED: {VARIABLE} names no PostgreSQL server");
            return None;
        };
        let (name, folder) = fresh();
        run(&server, format!("CREATE DATABASE {name}")).await;
        let (before, _) = server.rsplit_once('/').expect("the URL of a database");
        let target = Target::Postgres(format!("{before}/{name}"));
        Some(Place { target, folder, name, server: Some(server) })
    }

    /// Has the database do something beside the store.
    #[allow(dead_code, reason = "not all who use this file")]
    pub(crate) async fn run(&self, sql: &str) {
        let url = match &self.target {
            Target::Sqlite(path) => format!("sqlite://{}?mode=rwc", path.display()),
            Target::Postgres(url) => url.clone(),
        };
        run(&url, sql.to_owned()).await;
    }

    /// Leaves nothing behind.
    pub(crate) async fn clean(self) {
        if let Some(server) = &self.server {
            run(server, format!("DROP DATABASE {} WITH (FORCE)", self.name)).await;
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn fresh() -> (String, PathBuf) {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("jemaa_test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let folder = env::temp_dir().join(&name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    (name, folder)
}

async fn run(url: &str, sql: String) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("a connection");
    connection.execute(AssertSqlSafe(sql)).await.expect("SQL that works");
    connection.close().await.expect("a connection that closes");
}
