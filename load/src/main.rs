//! Plays many games at once over real sockets, and measures how the server bears it. `cargo xtask load` runs it.

mod report;
mod start;

use std::error::Error;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{env, fs};

use clap::{Parser, ValueEnum};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};

use load::client::Trouble;
use load::quick::Quick;
use load::room::make_table;
use load::server::Program;
use report::Report;

/// Plays many games at once over real sockets, and measures how the server bears it.
#[derive(Parser)]
struct Args {
    /// What to do
    #[arg(long, value_enum, default_value_t = How::Rush)]
    how: How,
    /// How many rooms
    #[arg(long, default_value_t = 1000)]
    rooms: usize,
    /// How many moves are made per second in each room, if the players are steady
    #[arg(long, default_value_t = 1)]
    rate: u32,
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
    /// The server's program [default: the one beside this program]
    #[arg(long)]
    binary: Option<PathBuf>,
    /// The core that the server gets for itself
    #[arg(long)]
    core: Option<u32>,
    /// How many finished games the server is started with
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How to load the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum How {
    /// Every player acts as soon as it may
    Rush,
    /// A fixed number of moves per second in every room
    Steady,
    /// Everybody is there, and nobody acts
    Idle,
    /// Games have begun, and nobody is there
    Rooms,
    /// The server is started again and again, with nothing and with many finished games
    Start,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let args: &'static Args = Box::leak(Box::new(Args::parse()));
    let binary = match &args.binary {
        Some(binary) => binary.clone(),
        None => env::current_exe()?.with_file_name("jemaa"),
    };
    let folder = env::temp_dir().join(format!("jemaa-load-{}", std::process::id()));
    let done = match args.how {
        How::Start => start::run(&binary, args.games, &folder).await,
        _ => {
            let program = Program { core: args.core, ..Program::new(binary, folder.join("jemaa.db")) };
            let mut server = program.start()?;
            let address = server.ready().await?;
            measure(args, address.leak(), server.process().ok_or("the server ended by itself")?).await
        }
    };
    let _ = fs::remove_dir_all(&folder);
    done
}

async fn measure(args: &'static Args, address: &'static str, process: u32) -> Result<(), Box<dyn Error>> {
    let empty = report::memory(process);
    let begin = Instant::now() + Duration::from_secs(args.warm_up) + Duration::from_millis(args.rooms as u64 * 3);
    let end = begin + Duration::from_secs(args.seconds);
    let mut rooms = JoinSet::new();
    for number in 0..args.rooms {
        rooms.spawn(room(args, address, number as u64, begin, end));
        if number % 20 == 19 {
            sleep(Duration::from_millis(20)).await;
        }
    }
    sleep_until(begin.into()).await;
    let before = report::cpu(process);
    sleep_until(end.into()).await;
    let (cpu, memory) = (report::cpu(process) - before, report::memory(process));
    let mut report = Report::default();
    while let Some(done) = rooms.join_next().await {
        report.add(done??);
    }
    report.print(args, cpu, empty, memory);
    Ok(())
}

/// The measurements of one room.
#[derive(Default)]
struct Measured {
    /// The latency of each move in microseconds: from the time it was due until every player has it.
    moves: Vec<u32>,
    games: usize,
    bytes: usize,
    messages: usize,
}

/// The moments at which moves are due in a room. Rooms are spread evenly over the period.
struct Schedule {
    first: Instant,
    period: Duration,
}

impl Schedule {
    fn new(rate: u32, room: u64, begin: Instant) -> Schedule {
        let period = Duration::from_secs(1) / rate;
        // Before the measurement begins, the rooms play by the same schedule.
        let offset = period * (room % 1000) as u32 / 1000;
        Schedule { first: begin.checked_sub(Duration::from_mins(5)).unwrap_or(begin) + offset, period }
    }

    /// The next moment from now.
    fn next(&self) -> Instant {
        let passed = self.first.elapsed().as_nanos() / self.period.as_nanos();
        self.first + self.period * (passed as u32 + 1)
    }
}

/// Plays game after game in rooms of its own until the end.
async fn room(
    args: &'static Args,
    server: &str,
    number: u64,
    begin: Instant,
    end: Instant,
) -> Result<Measured, Trouble> {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let mut measured = Measured::default();
    let schedule = Schedule::new(args.rate, number, begin);
    while Instant::now() < end {
        let table = make_table(server, &args.game, args.players, 0).await?;
        let mut players = Vec::new();
        for secret in &table.seats {
            players.push(Quick::enter(server, &table.room, &[secret, &table.host]).await?);
        }
        if args.how == How::Idle {
            sleep_until(end.into()).await;
            return Ok(measured);
        }
        let mut version = players[0].start().await?;
        if args.how == How::Rooms {
            drop(players);
            sleep_until(end.into()).await;
            return Ok(measured);
        }
        for player in &mut players {
            player.catch_up(version).await?;
        }
        // The first move of a steady game is due at the room's next moment, each further one a period later, however late
        // the one before was. In a rush a move is due when every player has the one before.
        let mut due = match args.how {
            How::Steady => schedule.next(),
            _ => Instant::now(),
        };
        while due < end {
            sleep_until(due.into()).await;
            let Some(at) = players.iter().position(Quick::may_act) else { break };
            version = players[at].act(&mut rng).await?;
            for player in &mut players {
                player.catch_up(version).await?;
            }
            let now = Instant::now();
            if due >= begin {
                measured.moves.push(u32::try_from((now - due).as_micros()).unwrap_or(u32::MAX));
            }
            due = if args.how == How::Steady { due + schedule.period } else { now };
        }
        if due >= end {
            // A new game, whose moves nobody measures, would only disturb the last moves of others.
            sleep_until(end.into()).await;
        }
        for player in &players {
            measured.bytes += player.bytes;
            measured.messages += player.messages;
        }
        measured.games += 1;
    }
    Ok(measured)
}
