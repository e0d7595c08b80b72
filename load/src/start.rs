//! How long a server takes from its start until it is ready: with nothing, and with many finished games.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Client, Trouble};

/// How often each is tried.
const EMPTY: usize = 20;
const FULL: usize = 5;

/// Starts the server again and again, and prints how long that took.
pub(crate) async fn run(binary: &Path, games: u64) -> Result<(), Trouble> {
    let folder = std::env::temp_dir().join(format!("jemaa-start-{}", std::process::id()));
    let done = measure(binary, games, &folder).await;
    let _ = fs::remove_dir_all(&folder);
    done
}

async fn measure(binary: &Path, games: u64, folder: &Path) -> Result<(), Trouble> {
    let mut ready = Vec::new();
    for number in 0..EMPTY {
        let (server, took) = Server::start(binary, &folder.join(number.to_string()).join("jemaa.db")).await?;
        ready.push(took);
        server.stop()?;
    }
    println!("ready with an empty database: {}", told(&mut ready));

    let database = folder.join("jemaa.db");
    let (server, _) = Server::start(binary, &database).await?;
    play(&server.address).await?;
    server.stop()?;
    multiply(&database, games).await?;
    let size = fs::metadata(&database)?.len() >> 20;
    let (mut ready, mut listed) = (Vec::new(), Vec::new());
    for _ in 0..FULL {
        let (server, took) = Server::start(binary, &database).await?;
        let since = Instant::now();
        let page = request(&server.address, "GET", "/api/tables?stage=over", "").await?;
        listed.push(since.elapsed());
        ready.push(took);
        server.stop()?;
        if page["rooms"].as_array().is_none_or(|rooms| rooms.len() != 50) {
            return Err(format!("not a page of finished games: {page}").into());
        }
    }
    println!("ready with {games} finished games ({size} MiB): {}", told(&mut ready));
    println!("and the first page of them listed after another: {}", told(&mut listed));
    Ok(())
}

fn told(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
    let number = times.len();
    format!("{:.0} ms, {:.0} ms at worst ({number} starts)", median.as_secs_f64() * 1e3, worst.as_secs_f64() * 1e3)
}

/// A server that runs. It is killed when it is dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// Starts a server, and says how long it took until it answered.
    async fn start(binary: &Path, database: &Path) -> Result<(Server, Duration), Trouble> {
        let since = Instant::now();
        let mut command = Command::new(binary);
        command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(database).env("JEMAA_LOG", "error");
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|reason| format!("{}: {reason}", binary.display()))?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no standard output")?).read_line(&mut line)?;
        let address = line.trim_end().rsplit('/').next().unwrap_or_default().to_owned();
        let server = Server { child, address };
        let answer = answer(&server.address, "GET", "/healthz", "").await?;
        if !answer.ends_with("ok\n") {
            return Err(format!("it is not well: {answer}").into());
        }
        Ok((server, since.elapsed()))
    }

    fn stop(mut self) -> Result<(), Trouble> {
        Command::new("kill").arg(self.child.id().to_string()).status()?;
        let ended = self.child.wait()?;
        if ended.success() { Ok(()) } else { Err(format!("the server ended badly: {ended}").into()) }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn request(server: &str, method: &str, path: &str, body: &str) -> Result<Value, Trouble> {
    let answer = answer(server, method, path, body).await?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    Ok(serde_json::from_str(body)?)
}

async fn answer(server: &str, method: &str, path: &str, body: &str) -> Result<String, Trouble> {
    let mut stream = TcpStream::connect(server).await?;
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
         connection: close\r\n\r\n"
    );
    stream.write_all((head + body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// Two bots play a game of rugs that strangers may find.
async fn play(server: &str) -> Result<(), Trouble> {
    let bot = json!({ "kind": "bot", "level": "random" });
    let table =
        json!({ "game": "rugs", "options": { "players": 2 }, "seats": [bot, bot], "settings": { "listed": true } });
    let table = request(server, "POST", "/api/tables", &table.to_string()).await?;
    let (room, host) = (table["room"].as_str().ok_or("no table")?, table["host"].as_str().ok_or("no host")?);
    let mut host = Client::enter(server, room, &[host]).await?;
    host.start().await?;
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
            "INSERT INTO room {copies} SELECT i * {step}, made + i, since + i, stage, listed, game, rules, shown
            FROM copy CROSS JOIN one_room"
        ),
        format!("INSERT INTO log {copies} SELECT i * {step}, version, at, entry FROM copy CROSS JOIN one_log"),
    ] {
        connection.execute(AssertSqlSafe(sql)).await?;
    }
    Ok(connection.close().await?)
}
