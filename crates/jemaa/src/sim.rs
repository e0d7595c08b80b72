//! `jemaa sim`: bots play many games.

mod report;

use std::fs;
use std::io;
use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bots::{Bot, Roster};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use report::{EntrantResult, Length, Report, ReportOfAll, Speed, print};
use serde_json::to_value;
use table::{Game, Match, Seat, Silent, Turn, Viewer};

use crate::cli::SimArgs;
use crate::clock;
use crate::failure::{Failure, plain, printable};
use crate::games::{self, Games};
use crate::progress::Progress;
use crate::threads::Gate;

/// Workers take at most so many games at a time: enough that they rarely meet, few enough that all finish together.
const BATCH: u64 = 256;

pub(crate) fn run(games: Games, args: &SimArgs) -> Result<(), Failure> {
    (games.named(&args.game.game)?.sim)(args)
}

/// Plays the games that were asked for, and reports them.
pub(crate) fn play<R: Roster>(args: &SimArgs) -> Result<(), Failure> {
    if args.all_configurations {
        return play_all::<R>(args);
    }
    let options = games::options::<R::Game>(&args.game)?;
    let game = games::table::<R::Game>(options, args.game.owner.file()?.as_ref())?;
    let bots = line_up::<R>(&args.bots, game.seats())?;
    if let Some(folder) = &args.records {
        let unusable = |reason| Failure::Input(format!("{}: {}", folder.display(), plain(&reason)));
        fs::create_dir_all(folder).map_err(unusable)?;
    }
    let threads = threads(args);
    let run = Run::<R>::new(args, game, bots, args.games, threads);
    let mut progress = Progress::new(args.games);
    let tally = run.on(threads, |games| progress.show(games))?;
    drop(progress);
    Ok(print(&run.report(&tally, threads), args.json)?)
}

/// How many threads there shall be.
fn threads(args: &SimArgs) -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    usize::from(args.threads.unwrap_or(cores as u16))
}

/// Plays at every table that the game knows, one after the other, and reports each and all.
fn play_all<R: Roster>(args: &SimArgs) -> Result<(), Failure> {
    let (configurations, file, threads) = (R::Game::configurations(), args.game.owner.file()?, threads(args));
    let mut progress = Progress::new(args.games_per * configurations.len() as u64);
    let (mut sum, mut each) = (Tally::default(), Vec::new());
    for options in configurations {
        let named = games::described::<R::Game>(&options);
        let game = games::table::<R::Game>(options, file.as_ref())?;
        let seats = game.seats();
        let bots = line_up::<R>(&args.bots[..args.bots.len().min(seats)], seats)?;
        let run = Run::<R>::new(args, game, bots, args.games_per, threads);
        let tally = run.on(threads, |games| progress.show(sum.games + games)).map_err(|failure| match failure {
            Failure::Broken(reason) => Failure::Broken(format!("with {named}: {reason}")),
            other => other,
        })?;
        each.push(run.report(&tally, threads).into());
        sum.add(&Tally { entrants: Vec::new(), ..tally });
    }
    drop(progress);
    let report = ReportOfAll {
        game: R::Game::NAME,
        configurations: each.len(),
        games_per: args.games_per,
        games: sum.games,
        seed: args.seed,
        checked: args.check,
        rotated: args.rotate,
        length: Length::new(&sum),
        speed: Speed::new(&sum, threads),
        each,
    };
    Ok(print(&report, args.json)?)
}

/// The bots at the table, in seat order.
fn line_up<R: Roster>(names: &[String], seats: usize) -> Result<Vec<String>, Failure> {
    if names.len() > seats {
        return Err(Failure::Input(format!("{} bots for {seats} seats", names.len())));
    }
    if let Some(unknown) = names.iter().find(|name| R::bot(name).is_none()) {
        let known = R::NAMES.join(", ");
        return Err(Failure::Input(format!("{} has no bot “{unknown}”; it has {known}", R::Game::NAME)));
    }
    Ok(names.iter().cycle().take(seats).cloned().collect())
}

/// One simulation.
struct Run<'a, R: Roster> {
    args: &'a SimArgs,
    game: Arc<R::Game>,
    /// Who plays: entrants, in the order given.
    bots: Vec<String>,
    /// How many games.
    games: u64,
    /// How many games a worker takes at a time.
    batch: u64,
    /// The next game that nobody has taken yet.
    next: AtomicU64,
    failed: AtomicBool,
}

/// What came of the games, in whole numbers, so that no order of adding them up makes a difference.
#[derive(Default)]
struct Tally {
    games: u64,
    steps: u64,
    shortest: u64,
    longest: u64,
    decisions: u64,
    entrants: Vec<Entrant>,
    cpu: Duration,
}

#[derive(Clone, Default)]
struct Entrant {
    wins: u64,
    shared: u64,
    points: i64,
    squares: u64,
    ranks: u64,
    /// Points by source, in the order of the standing.
    sources: Vec<(&'static str, i64)>,
}

impl Entrant {
    fn add_sources(&mut self, points: impl Iterator<Item = (&'static str, i64)>) {
        for (at, (source, points)) in points.enumerate() {
            match self.sources.get_mut(at) {
                Some((_, sum)) => *sum += points,
                None => self.sources.push((source, points)),
            }
        }
    }
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.shortest = if self.games == 0 { other.shortest } else { self.shortest.min(other.shortest) };
        self.longest = self.longest.max(other.longest);
        self.games += other.games;
        self.steps += other.steps;
        self.decisions += other.decisions;
        self.cpu += other.cpu;
        self.entrants.resize(self.entrants.len().max(other.entrants.len()), Entrant::default());
        for (own, entrant) in self.entrants.iter_mut().zip(&other.entrants) {
            own.wins += entrant.wins;
            own.shared += entrant.shared;
            own.points += entrant.points;
            own.squares += entrant.squares;
            own.ranks += entrant.ranks;
            own.add_sources(entrant.sources.iter().copied());
        }
    }
}

impl<'a, R: Roster> Run<'a, R> {
    fn new(args: &'a SimArgs, game: R::Game, bots: Vec<String>, games: u64, threads: usize) -> Run<'a, R> {
        Run {
            args,
            game: Arc::new(game),
            bots,
            games,
            batch: (games / (4 * threads as u64)).clamp(1, BATCH),
            next: AtomicU64::new(0),
            failed: AtomicBool::new(false),
        }
    }

    /// Plays all games; `show` hears now and then how many are done.
    fn on(&self, threads: usize, mut show: impl FnMut(u64)) -> Result<Tally, Failure> {
        let (sum, gate) = (Mutex::new(Tally::default()), Gate::new());
        if threads == 1 {
            // Here, where no memory for another thread is needed.
            self.work(&sum, show)?;
            return Ok(sum.into_inner().unwrap_or_else(PoisonError::into_inner));
        }
        thread::scope(|scope| {
            let workers = gate.start(scope, threads, || self.work(&sum, |_| ()))?;
            while workers.iter().any(|worker| !worker.is_finished()) {
                show(sum.lock().unwrap_or_else(PoisonError::into_inner).games);
                thread::sleep(Duration::from_millis(5));
            }
            let results = workers.into_iter().filter_map(|worker| worker.join().expect("a worker does not panic"));
            results.collect::<Result<Vec<()>, Failure>>()
        })?;
        Ok(sum.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes batches of games until there are none left, or another worker has failed. `show` hears how many games are done
    /// after each batch.
    fn work(&self, sum: &Mutex<Tally>, mut show: impl FnMut(u64)) -> Result<(), Failure> {
        let mut seats = Table::new(self);
        loop {
            let first = self.next.fetch_add(self.batch, Ordering::Relaxed);
            if first >= self.games || self.failed.load(Ordering::Relaxed) {
                return Ok(());
            }
            let since = clock::cpu();
            let mut batch = Tally { entrants: vec![Entrant::default(); self.bots.len()], ..Tally::default() };
            for number in first..self.games.min(first + self.batch) {
                let played = seats.play(number, &mut batch);
                if let Err(failure) = played {
                    self.failed.store(true, Ordering::Relaxed);
                    return Err(failure);
                }
            }
            batch.cpu = clock::cpu().saturating_sub(since);
            let mut sum = sum.lock().unwrap_or_else(PoisonError::into_inner);
            sum.add(&batch);
            show(sum.games);
        }
    }

    fn report(&self, tally: &Tally, threads: usize) -> Report {
        let (game, components) = (&self.game, self.game.components());
        let result = |(at, entrant)| EntrantResult::new(at, self.args.rotate, &self.bots[at], entrant, tally.games);
        Report {
            game: R::Game::NAME,
            options: to_value(&game.terms().options).expect("options are plain data"),
            described: games::described::<R::Game>(&game.terms().options),
            games: tally.games,
            seed: self.args.seed,
            checked: self.args.check,
            rotated: self.args.rotate,
            results: tally.entrants.iter().enumerate().map(result).collect(),
            length: Length::new(tally),
            speed: Speed::new(tally, threads),
            owned: components
                .as_ref()
                .filter(|_| game.terms().components.is_some())
                .map(|set| printable(&set.to_string())),
            components: components.as_ref().map(games::set),
        }
    }
}

/// One worker's table: the bots, and room to work in, used again for every game.
struct Table<'a, R: Roster> {
    run: &'a Run<'a, R>,
    bots: Vec<Box<dyn Bot<R::Game>>>,
    legal: Vec<<R::Game as Game>::Action>,
    rng: ChaCha8Rng,
}

impl<'a, R: Roster> Table<'a, R> {
    fn new(run: &'a Run<'a, R>) -> Table<'a, R> {
        let bots = run.bots.iter().map(|name| R::bot(name).expect("the line-up knows its bots")).collect();
        Table { run, bots, legal: Vec::new(), rng: ChaCha8Rng::seed_from_u64(run.args.seed) }
    }

    /// Plays a game. Every game has a stream of the generator to itself, so it does not matter who plays it when.
    fn play(&mut self, number: u64, tally: &mut Tally) -> Result<(), Failure> {
        let Run { args, game, .. } = self.run;
        self.rng.set_stream(number);
        self.rng.set_word_pos(0);
        let seats = game.seats();
        let shift = if args.rotate { number as usize % seats } else { 0 };
        let entrant_on = |seat: Seat| {
            let at = seat.index() + shift;
            if at < seats { at } else { at - seats }
        };
        let mut kept = args.records.as_ref().map(|_| self.record(shift)).transpose()?;
        let mut state = game.start();
        let (mut steps, mut decisions) = (0, 0);
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut self.rng);
                    if let Some(kept) = &mut kept {
                        kept.settle(outcome, &mut Silent).map_err(|refusal| self.broken(number, &state, &refusal))?;
                    }
                    if args.check {
                        let done = game.settle(&mut state, outcome, &mut Silent);
                        done.map_err(|refusal| self.broken(number, &state, &refusal))?;
                    } else {
                        game.settle_unchecked(&mut state, outcome, &mut Silent);
                    }
                }
                turn @ (Turn::Seat { .. } | Turn::Together { .. }) => {
                    let seat = turn.seats().iter().next().expect("somebody decides");
                    game.legal(&state, seat, &mut self.legal);
                    let view = game.view(&state, Viewer::Seat(seat));
                    let bot = &mut self.bots[entrant_on(seat)];
                    let action = bot.choose(game, seat, &view, &self.legal, &mut self.rng);
                    if let Some(kept) = &mut kept {
                        let done = kept.apply(seat, action, &mut Silent);
                        done.map_err(|refusal| self.broken(number, &state, &refusal))?;
                    }
                    if args.check {
                        let done = game.apply(&mut state, seat, action, &mut Silent);
                        done.map_err(|refusal| self.broken(number, &state, &refusal))?;
                    } else {
                        game.apply_unchecked(&mut state, seat, action, &mut Silent);
                    }
                    decisions += 1;
                }
            }
            steps += 1;
            if args.check
                && let Some(violation) = game.check(&state).first()
            {
                return Err(self.broken(number, &state, violation));
            }
        }
        if let (Some(kept), Some(folder)) = (kept, &args.records) {
            write_record(folder, number, &kept)?;
        }
        tally.shortest = if tally.games == 0 { steps } else { tally.shortest.min(steps) };
        tally.longest = tally.longest.max(steps);
        tally.games += 1;
        tally.steps += steps;
        tally.decisions += decisions;
        let standing = game.standing(&state);
        let winners = standing.winners();
        for seat in standing.seats() {
            let entrant = &mut tally.entrants[entrant_on(seat)];
            let points = i64::from(standing.points(seat));
            entrant.points += points;
            entrant.squares += (points * points) as u64;
            entrant.ranks += u64::from(standing.rank(seat));
            if winners.contains(seat) {
                *(if winners.len() == 1 { &mut entrant.wins } else { &mut entrant.shared }) += 1;
            }
            entrant.add_sources(standing.by_source(seat).map(|(source, points)| (source, i64::from(points))));
        }
        Ok(())
    }

    /// A record to be kept beside the game.
    fn record(&self, shift: usize) -> Result<Match<R::Game>, Failure> {
        let seats = self.run.game.seats();
        let name = |seat: Seat| {
            let entrant = (seat.index() + shift) % seats;
            format!("{} {}", self.run.bots[entrant], entrant + 1)
        };
        Match::new(Arc::clone(&self.run.game), Seat::all(seats).map(name).collect())
            .map_err(|reason| Failure::Broken(reason.to_string()))
    }

    fn broken(&self, number: u64, state: &<R::Game as Game>::State, reason: &dyn std::fmt::Display) -> Failure {
        let (seed, position) = (self.run.args.seed, self.run.game.position(state));
        Failure::Broken(format!("game {} of seed {seed} broke: {reason}\nat {position}", number + 1))
    }
}

fn write_record<G: Game>(folder: &Path, number: u64, kept: &Match<G>) -> Result<(), Failure> {
    let file = folder.join(format!("{}.jemaa", number + 1));
    fs::write(&file, kept.record().to_string()).map_err(|reason| {
        let told = format!("{}: {}", file.display(), plain(&reason));
        Failure::Io(io::Error::new(reason.kind(), told))
    })
}
