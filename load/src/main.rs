//! Plays many games at once over real sockets, and measures how the server bears it. `cargo xtask load` runs it.

mod client;
mod report;
mod start;

use std::env;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Parser, ValueEnum};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};

use client::{Client, Trouble, make_table};
use report::Report;

/// Plays many games at once over real sockets.
#[derive(Parser)]
struct Args {
    /// Where the server is
    #[arg(long, default_value = "127.0.0.1:7777")]
    server: String,
    /// What to do
    #[arg(long, value_enum, default_value_t = How::Rush)]
    how: How,
    /// How many rooms, or idle connections
    #[arg(long, default_value_t = 1000)]
    rooms: usize,
    /// For how many seconds it is measured
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// For how many seconds it is played before that
    #[arg(long, default_value_t = 5)]
    warm_up: u64,
    /// Which game
    #[arg(long, default_value = "rugs")]
    game: String,
    /// How many play in each room
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// The server's process, to measure its CPU time and memory
    #[arg(long)]
    pid: Option<u32>,
    /// The server's program, to be started [default: the one beside this program]
    #[arg(long)]
    binary: Option<PathBuf>,
    /// How many finished games it is started with
    #[arg(long, default_value_t = 100_000)]
    games: u64,
}

/// How to load the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum How {
    /// Every player acts as soon as it may
    Rush,
    /// One move per second in every room
    Steady,
    /// Everybody is there, and nobody acts
    Idle,
    /// The server is started again and again, with nothing and with many finished games
    Start,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Trouble> {
    let args: &'static Args = Box::leak(Box::new(Args::parse()));
    if args.how == How::Start {
        let binary =
            args.binary.clone().map_or_else(|| Ok(env::current_exe()?.with_file_name("jemaa")), Ok::<_, Trouble>)?;
        return start::run(&binary, args.games).await;
    }
    let empty = report::memory(args.pid);
    let begin = Instant::now() + Duration::from_secs(args.warm_up) + Duration::from_millis(args.rooms as u64 * 3);
    let end = begin + Duration::from_secs(args.seconds);
    let mut rooms = JoinSet::new();
    for number in 0..args.rooms {
        rooms.spawn(room(args, number as u64, begin, end));
        if number % 20 == 19 {
            sleep(Duration::from_millis(20)).await;
        }
    }
    sleep_until(begin.into()).await;
    let before = report::cpu(args.pid);
    sleep_until(end.into()).await;
    let (cpu, memory) = (report::cpu(args.pid) - before, report::memory(args.pid));
    let mut report = Report::default();
    while let Some(done) = rooms.join_next().await {
        report.add(done??);
    }
    report.print(args, cpu, empty, memory);
    Ok(())
}

/// What one room measured: how long each move took to be acknowledged, in microseconds, and how much was received.
#[derive(Default)]
struct Measured {
    moves: Vec<u32>,
    games: usize,
    bytes: usize,
    messages: usize,
}

/// Plays game after game in rooms of its own until the end.
async fn room(args: &'static Args, number: u64, begin: Instant, end: Instant) -> Result<Measured, Trouble> {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut measured = Measured::default();
    while Instant::now() < end {
        let table = make_table(&args.server, &args.game, args.players).await?;
        let mut clients = Vec::new();
        for secret in &table.seats {
            clients.push(Client::enter(&args.server, &table.room, &[secret.as_str(), table.host.as_str()]).await?);
        }
        if args.how == How::Idle {
            sleep_until(end.into()).await;
            return Ok(measured);
        }
        clients[0].start().await?;
        while Instant::now() < end {
            if args.how == How::Steady {
                // Spread over the second, so that rooms do not act all at once.
                let turn = Duration::from_millis(1000 * (number % 100) / 100);
                let next = begin.max(Instant::now()) + Duration::from_secs(1);
                let whole = next.duration_since(begin).as_secs();
                sleep_until((begin + Duration::from_secs(whole) + turn).into()).await;
            }
            let Some(at) = next_to_act(&mut clients).await? else { break };
            let since = Instant::now();
            clients[at].act(&mut rng).await?;
            if (begin..end).contains(&since) {
                measured.moves.push(u32::try_from(since.elapsed().as_micros()).unwrap_or(u32::MAX));
            }
        }
        for client in &clients {
            measured.bytes += client.bytes;
            measured.messages += client.messages;
        }
        measured.games += 1;
    }
    Ok(measured)
}

/// Waits until somebody may act; nobody does when the game is over.
async fn next_to_act(clients: &mut [Client]) -> Result<Option<usize>, Trouble> {
    loop {
        if clients.iter().any(Client::is_over) {
            return Ok(None);
        }
        if let Some(at) = clients.iter().position(Client::may_act) {
            return Ok(Some(at));
        }
        let waits: Vec<_> = clients.iter_mut().map(|client| Box::pin(client.hear())).collect();
        futures_util::future::select_all(waits).await.0?;
    }
}
