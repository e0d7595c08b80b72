//! Plays in many rooms while the server is killed at random moments and started again, and then holds what the players
//! were told against what was kept. `cargo xtask torture` runs it.

use std::fs;
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use getrandom::SysRng;
use house::store::{Store, Target};
use load::client::Trouble;
use load::player::Tally;
use load::room::Room;
use load::server::{PATIENCE, Program};
use rand_chacha::ChaCha8Rng;
use rand_core::{SeedableRng, TryRng};
use table::chance;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// Plays in many rooms while the server is killed.
#[derive(Parser)]
struct Args {
    /// The server's program
    #[arg(long)]
    program: PathBuf,
    /// Where it keeps its games: a file that is not there yet, or postgres://... with nothing in it
    #[arg(long)]
    database: String,
    /// Where its log goes
    #[arg(long)]
    log: PathBuf,
    /// How often it is killed
    #[arg(long, default_value_t = 60)]
    kills: u32,
    /// In how many rooms is played at a time
    #[arg(long, default_value_t = 48)]
    rooms: u64,
    /// What all chance of players and kills comes from [default: something new]
    #[arg(long)]
    seed: Option<u64>,
}

/// The tables, in turn: game, people and bots.
const TABLES: [(&str, usize, usize); 6] =
    [("rugs", 2, 0), ("keshi", 2, 0), ("rugs", 3, 1), ("keshi", 3, 0), ("rugs", 4, 0), ("keshi", 2, 1)];

type Failure = Box<dyn std::error::Error>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Failure> {
    let args = Args::parse();
    let seed = args.seed.map_or_else(|| SysRng.try_next_u64(), Ok)?;
    println!("seed {seed}");
    torture(&args, seed).await.map_err(|reason| format!("with --seed {seed}: {reason}").into())
}

async fn torture(args: &Args, seed: u64) -> Result<(), Failure> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let listen = free_address(&mut rng)?;
    let log = Some(args.log.clone());
    let program = Program { listen, log, ..Program::new(&args.program, &args.database) };
    let _ = fs::remove_file(&args.log);
    let enough = Arc::new(AtomicBool::new(false));
    let mut slots = JoinSet::new();
    for slot in 0..args.rooms {
        slots.spawn(play(program.listen.clone(), slot, seed, Arc::clone(&enough)));
    }
    let mut while_starting = 0;
    for _ in 0..args.kills {
        let mut server = program.start()?;
        if chance::below(&mut rng, 5) == 0 {
            while_starting += 1;
        } else {
            server.ready().await?;
            sleep(Duration::from_millis(chance::below(&mut rng, 1000).into())).await;
        }
        sleep(Duration::from_millis(chance::below(&mut rng, 100).into())).await;
        server.kill().await?;
        if let Some(ended) = slots.try_join_next() {
            ended??;
            return Err("a room ended before its time".into());
        }
    }
    let mut server = program.start()?;
    let address = server.ready().await?;
    enough.store(true, Ordering::Relaxed);
    let since = Instant::now();
    let (mut rooms, mut compared) = (Vec::new(), 0);
    while let Some(ended) = timeout(3 * PATIENCE, slots.join_next()).await.map_err(|_| "a room does not end")? {
        let (played, same) = ended??;
        rooms.extend(played);
        compared += same;
    }
    let mut records = Vec::new();
    for room in &rooms {
        records.push(room.record(&address).await?);
    }
    println!("{} rooms were played to their end in {:.1} s", rooms.len(), since.elapsed().as_secs_f64());
    server.stop().await?;
    let store = Store::open(&Target::from(args.database.as_str())).await?;
    let mut all = Tally::default();
    for (room, record) in rooms.iter().zip(&records) {
        room.hold(&store, record).await?;
        all += room.tally();
    }
    store.close().await?;
    let Tally { done, lists, instead, again, returns, unheard, refused } = all;
    println!(
        "{} kills, {while_starting} of them while the server started; {} rooms, all records hold; in {compared} of them \
         patched and fresh sights were compared\n\
         {done} acknowledged, each found once: {lists} lists, {instead} in the place of another; {again} asked for again, \
         none done again; {returns} returns, with {unheard} done and not heard of; {refused} refused",
        args.kills,
        rooms.len(),
    );
    if [done, lists, instead, again, returns, refused, compared].contains(&0) || (args.kills >= 50 && unheard == 0) {
        return Err("something of this never happened: the run shows too little".into());
    }
    Ok(())
}

/// Plays game after game until it is enough; in how many of them sights were compared.
async fn play(server: String, slot: u64, seed: u64, enough: Arc<AtomicBool>) -> Result<(Vec<Room>, usize), Trouble> {
    let (mut played, mut compared, mut tries) = (Vec::new(), 0, 0);
    while !enough.load(Ordering::Relaxed) || tries == 0 {
        let number = seed.wrapping_add(slot << 32).wrapping_add(tries);
        let table = TABLES[((slot + tries) % TABLES.len() as u64) as usize];
        let mut room = match Room::make(&server, &server, table, number).await {
            Ok(room) => room,
            Err(Trouble::Lost(_)) => {
                sleep(Duration::from_millis(20)).await;
                continue;
            }
            Err(wrong) => return Err(wrong),
        };
        tries += 1;
        room.play().await?;
        match room.same_as_fresh(&server).await {
            Ok(()) => compared += 1,
            Err(Trouble::Lost(_)) => {}
            Err(wrong) => return Err(wrong),
        }
        played.push(room);
    }
    Ok((played, compared))
}

/// A port that no connection gets by chance while the server is down.
fn free_address(rng: &mut ChaCha8Rng) -> Result<String, Failure> {
    for _ in 0..100 {
        let address = format!("127.0.0.1:{}", 10_000 + chance::below(rng, 20_000));
        if TcpListener::bind(&address).is_ok() {
            return Ok(address);
        }
    }
    Err("no free port".into())
}
