//! Plays seeded games and prints digests of everything that players and programs get to see.
//!
//! Two builds that print the same show and say the same. `cargo xtask golden` compares a build with the files beside this
//! crate, or with another revision, and names the first step where they differ.

mod observation;

use std::io::{self, Write, stdout};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Parser;
use keshi::Keshi;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rugs::Rugs;
use serde_json::Value;
use table::{AnyEvent, AnyMatch, Game, Kind, Seat, Turn};

use crate::observation::{COLUMNS, Column, Digest, Observation, Observer};

/// Prints digests of what games show and say
#[derive(Parser)]
struct Args {
    /// The game: rugs or keshi
    game: String,
    /// Play only every so many configurations
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    every: u16,
    /// Print a line for each step of this game only: the number of a configuration, counted from 0, and a seed
    #[arg(long, num_args = 2, value_names = ["CONFIGURATION", "SEED"])]
    trace: Option<Vec<usize>>,
    /// With --trace: print all that is seen and said after this many steps instead
    #[arg(long, value_name = "N", requires = "trace")]
    step: Option<usize>,
}

/// Games with each configuration.
const SEEDS: [usize; 2] = [1, 2];

/// A game that is never over by itself would run for ever; the longest here has under 2,000 steps.
const LONGEST: usize = 20_000;

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("golden: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> io::Result<()> {
    let (kind, configurations) = match args.game.as_str() {
        Rugs::NAME => (Kind::of::<Rugs>(), configurations::<Rugs>()),
        Keshi::NAME => (Kind::of::<Keshi>(), configurations::<Keshi>()),
        other => return Err(io::Error::other(format!("there is no game “{other}”"))),
    };
    match args.trace.as_deref() {
        Some(&[configuration, seed]) => {
            let options = configurations.get(configuration);
            let options =
                options.ok_or_else(|| io::Error::other(format!("{} configurations", configurations.len())))?;
            trace(&kind, options, seed, args.step)
        }
        _ => print_all(&kind, &configurations, args.every.into()),
    }
}

/// Every configuration of a game, as JSON.
fn configurations<G: Game>() -> Vec<Value> {
    let json = |options| serde_json::to_value(options).expect("options have a JSON form");
    G::configurations().into_iter().map(json).collect()
}

/// Prints a line for each game: its number and seed, how many steps it has, the digests, and its options.
fn print_all(kind: &Kind, configurations: &[Value], every: usize) -> io::Result<()> {
    let next = AtomicUsize::new(0);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut lines: Vec<(usize, String)> = thread::scope(|scope| {
        let work = || {
            let (mut observer, mut lines) = (Observer::new(), Vec::new());
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let (configuration, seed) = (number / SEEDS.len() * every, SEEDS[number % SEEDS.len()]);
                let Some(options) = configurations.get(configuration) else { return lines };
                let (mut digests, mut steps) = ([(); COLUMNS].map(|()| Digest::default()), 0);
                play(kind, options, seed, &mut observer, |_, observation| {
                    for (digest, column) in digests.iter_mut().zip(&observation.columns) {
                        digest.add(column);
                    }
                    steps += 1;
                    true
                });
                let digests = digests.map(|digest| digest.to_string()).join(" ");
                lines.push((number, format!("{configuration} {seed} {} {digests} {options}", steps - 1)));
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no game panics")).collect()
    });
    lines.sort_unstable();
    let mut out = stdout().lock();
    writeln!(out, "# configuration seed steps {} options", Column::NAMES.join(" "))?;
    lines.iter().try_for_each(|(_, line)| writeln!(out, "{line}"))
}

/// Prints a line for each step of one game, or everything after so many steps.
fn trace(kind: &Kind, options: &Value, seed: usize, step: Option<usize>) -> io::Result<()> {
    let (mut out, mut steps, mut written) = (stdout().lock(), 0, Ok(()));
    play(kind, options, seed, &mut Observer::new(), |taken, observation| {
        written = match step {
            Some(step) if step == steps => write!(out, "{}", observation.text(taken)),
            Some(_) => Ok(()),
            None => writeln!(out, "{steps} {} {taken}", observation.digests()),
        };
        steps += 1;
        written.is_ok() && step.is_none_or(|step| steps <= step)
    });
    written
}

/// Plays a game with actions and outcomes drawn from a seed. `see` is handed each step and what was observed after it, first
/// of all the start, as long as it returns true.
fn play(
    kind: &Kind,
    options: &Value,
    seed: usize,
    observer: &mut Observer,
    mut see: impl FnMut(&str, &Observation) -> bool,
) {
    let mut game = kind.start(options.clone(), None, None).expect("a configuration makes a table");
    let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
    let mut steps = String::from("start");
    let mut events = Vec::new();
    for _ in 0..LONGEST {
        if !see(&steps, &observer.observe(game.as_ref(), &events)) || game.turn() == Turn::Over {
            return;
        }
        (steps, events) = step(game.as_mut(), &mut rng);
    }
    panic!("a game of {} with {options} and seed {seed} does not end", kind.name);
}

/// Takes one step: of chance, of the seat whose turn it is, or of the first seat that has to choose.
fn step(game: &mut dyn AnyMatch, rng: &mut ChaCha8Rng) -> (String, Vec<Box<dyn AnyEvent>>) {
    if let Some((outcome, events)) = game.draw(rng) {
        return (format!("* {outcome}"), events);
    }
    let seats = game.turn().seats();
    let seat = Seat::all(game.names().len()).find(|&seat| seats.contains(seat)).expect("somebody has to decide");
    let choices = game.legal(seat);
    let choice = &choices[(rng.next_u64() % choices.len() as u64) as usize];
    let step = format!("{seat} {}", choice.action);
    let events = game.take(&[&step]).unwrap_or_else(|(_, reason)| panic!("{step}: {reason}"));
    (step, events)
}
