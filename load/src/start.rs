//! How long a server takes from its start until it is ready: with nothing, and with many finished games.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use load::client::{Client, request};
use load::server::{Program, Server};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};

type Trouble = Box<dyn Error>;

/// How often each is tried.
const EMPTY: usize = 20;
const FULL: usize = 5;

/// Starts the server again and again, and prints how long that took.
pub(crate) async fn run(binary: &Path, games: u64, folder: &Path) -> Result<(), Trouble> {
    let mut ready = Vec::new();
    for number in 0..EMPTY {
        let (server, _, took) = start(binary, &folder.join(number.to_string()).join("jemaa.db")).await?;
        ready.push(took);
        server.stop().await?;
    }
    println!("ready with an empty database: {}", told(&mut ready));

    let database = folder.join("jemaa.db");
    let (server, address, _) = start(binary, &database).await?;
    play(&address).await?;
    server.stop().await?;
    multiply(&database, games).await?;
    let size = fs::metadata(&database)?.len() >> 20;
    let (mut ready, mut listed) = (Vec::new(), Vec::new());
    for _ in 0..FULL {
        let (server, address, took) = start(binary, &database).await?;
        let since = Instant::now();
        let (_, page) = request(&address, "GET", "/api/tables?stage=over", None, "").await?;
        listed.push(since.elapsed());
        ready.push(took);
        server.stop().await?;
        let page: Value = serde_json::from_str(&page)?;
        if page["rooms"].as_array().is_none_or(|rooms| rooms.len() != 50) {
            return Err(format!("not a page of finished games: {page}").into());
        }
    }
    println!("ready with {games} finished games ({size} MiB): {}", told(&mut ready));
    println!("and the first page of them listed after another: {}", told(&mut listed));
    Ok(())
}

/// Starts a server: where it is, and how long it took until it answered.
async fn start(binary: &Path, database: &Path) -> Result<(Server, String, Duration), Trouble> {
    let since = Instant::now();
    let mut server = Program::new(binary, database).start()?;
    let address = server.ready().await?;
    match request(&address, "GET", "/healthz", None, "").await? {
        (200, _) => Ok((server, address, since.elapsed())),
        (_, answer) => Err(format!("it is not well: {answer}").into()),
    }
}

fn told(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    let number = times.len();
    format!("{:.0} ms, {:.0} ms at worst ({number} starts)", median.as_secs_f64() * 1e3, worst.as_secs_f64() * 1e3)
}

/// Two bots play a game of rugs that strangers may find.
async fn play(server: &str) -> Result<(), Trouble> {
    let bot = json!({ "kind": "bot", "level": "random" });
    let table =
        json!({ "game": "rugs", "options": { "players": 2 }, "seats": [bot, bot], "settings": { "listed": true } });
    let (_, table) = request(server, "POST", "/api/tables", None, &table.to_string()).await?;
    let table: Value = serde_json::from_str(&table)?;
    let mut host = Client::enter(server, json!({ "room": table["room"], "secrets": [table["host"]] })).await?;
    host.done(&json!({ "type": "start", "id": "start" })).await?;
    while !host.is_over() {
        host.hear().await?;
    }
    Ok(())
}

/// Copies the one game in the database many times over.
async fn multiply(database: &Path, games: u64) -> Result<(), Trouble> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database).disable_statement_logging();
    let mut connection = options.connect().await?;
    // The names of rooms are numbers of 60 bits; those of the copies lie evenly among them.
    let step = (1_u64 << 60) / (games + 1);
    let copies = format!("WITH RECURSIVE copy (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copy WHERE i < {games})");
    for sql in [
        "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF".to_owned(),
        "CREATE TEMP TABLE one_room AS SELECT * FROM room; CREATE TEMP TABLE one_log AS SELECT * FROM log".to_owned(),
        "DELETE FROM room; DELETE FROM log".to_owned(),
        format!(
            "INSERT INTO room (room, made, since, opened, stage, listed, game, rules, components, shown) {copies}
            SELECT i * {step}, made + i, since + i, opened, stage, listed, game, rules, components, shown
            FROM copy CROSS JOIN one_room"
        ),
        format!(
            "INSERT INTO log (room, version, at, time, entry) {copies}
            SELECT i * {step}, version, at, time, entry FROM copy CROSS JOIN one_log"
        ),
    ] {
        connection.execute(AssertSqlSafe(sql)).await?;
    }
    Ok(connection.close().await?)
}
