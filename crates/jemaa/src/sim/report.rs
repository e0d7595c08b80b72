//! The report of a simulation, built once and printed as a table or as JSON.

use std::fmt::{self, Display};
use std::io::{self, Write};

use serde::Serialize;
use serde_json::{Map, Value};

use super::{Entrant, Tally};

/// Prints a report: for people, or for programs as one line of JSON.
pub(super) fn print(report: &(impl Display + Serialize), json: bool) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if json { writeln!(out, "{}", serde_json::to_string(report)?) } else { write!(out, "{report}") }
}

/// The games at one table.
#[derive(Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) options: Value,
    /// The options, in words.
    #[serde(skip)]
    pub(super) described: String,
    pub(super) games: u64,
    pub(super) seed: u64,
    pub(super) checked: bool,
    pub(super) rotated: bool,
    pub(super) results: Vec<EntrantResult>,
    pub(super) length: Length,
    pub(super) speed: Speed,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) components: Option<Value>,
    /// The components of an owner that the games were played with, as the report names them.
    #[serde(skip)]
    pub(super) owned: Option<String>,
}

/// The games at every table that a game knows.
#[derive(Serialize)]
pub(super) struct ReportOfAll {
    pub(super) game: &'static str,
    pub(super) configurations: usize,
    pub(super) games_per: u64,
    pub(super) games: u64,
    pub(super) seed: u64,
    pub(super) checked: bool,
    pub(super) rotated: bool,
    pub(super) length: Length,
    pub(super) speed: Speed,
    pub(super) each: Vec<ConfigurationReport>,
}

/// One table of many: what the whole report does not say already.
#[derive(Serialize)]
pub(super) struct ConfigurationReport {
    options: Value,
    #[serde(skip)]
    described: String,
    results: Vec<EntrantResult>,
    length: Length,
    speed: Speed,
}

impl From<Report> for ConfigurationReport {
    fn from(report: Report) -> ConfigurationReport {
        let Report { options, described, results, length, speed, .. } = report;
        ConfigurationReport { options, described, results, length, speed }
    }
}

/// One entrant's results over all games.
#[derive(Serialize)]
pub(super) struct EntrantResult {
    #[serde(flatten)]
    place: Place,
    bot: String,
    wins: u64,
    shared_wins: u64,
    win_rate: f64,
    mean_points: f64,
    deviation: f64,
    mean_rank: f64,
    mean_by_source: Map<String, Value>,
}

/// The number of an entrant, counted from 1: its seat, unless the entrants change seats from game to game.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Place {
    Seat(usize),
    Entrant(usize),
}

impl EntrantResult {
    pub(super) fn new(at: usize, rotated: bool, bot: &str, entrant: &Entrant, games: u64) -> EntrantResult {
        let games = games as f64;
        let mean = entrant.points as f64 / games;
        let sources =
            entrant.sources.iter().map(|&(source, points)| (source.to_owned(), (points as f64 / games).into()));
        EntrantResult {
            place: if rotated { Place::Entrant(at + 1) } else { Place::Seat(at + 1) },
            bot: bot.to_owned(),
            wins: entrant.wins,
            shared_wins: entrant.shared,
            win_rate: entrant.wins as f64 / games,
            mean_points: mean,
            deviation: (entrant.squares as f64 / games - mean * mean).max(0.0).sqrt(),
            mean_rank: entrant.ranks as f64 / games,
            mean_by_source: sources.collect(),
        }
    }
}

/// How long games were.
#[derive(Serialize)]
pub(super) struct Length {
    mean_steps: f64,
    shortest: u64,
    longest: u64,
    mean_decisions: f64,
}

impl Length {
    pub(super) fn new(tally: &Tally) -> Length {
        let games = tally.games as f64;
        Length {
            mean_steps: tally.steps as f64 / games,
            shortest: tally.shortest,
            longest: tally.longest,
            mean_decisions: tally.decisions as f64 / games,
        }
    }
}

/// How fast games were played.
#[derive(Serialize)]
pub(super) struct Speed {
    threads: usize,
    cpu_seconds: f64,
    games_per_cpu_second: f64,
    decisions_per_cpu_second: f64,
}

impl Speed {
    pub(super) fn new(tally: &Tally, threads: usize) -> Speed {
        let cpu = tally.cpu.as_secs_f64().max(1e-9);
        Speed {
            threads,
            cpu_seconds: cpu,
            games_per_cpu_second: tally.games as f64 / cpu,
            decisions_per_cpu_second: tally.decisions as f64 / cpu,
        }
    }

    /// The line for people, with a remark at its end.
    fn line(&self, remark: &str) -> String {
        format!(
            "{} games and {} decisions per CPU-second ({:.2} CPU-seconds on {} {}{remark})\n",
            grouped(self.games_per_cpu_second),
            grouped(self.decisions_per_cpu_second),
            self.cpu_seconds,
            self.threads,
            if self.threads == 1 { "thread" } else { "threads" },
        )
    }
}

const CHECKED: &str = ", everything checked";

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, length) = (self.games as f64, &self.length);
        writeln!(
            f,
            "{}: {} {} with {}{}\n",
            self.game,
            grouped(games),
            if self.games == 1 { "game" } else { "games" },
            self.described,
            self.owned.as_ref().map_or_else(String::new, |set| format!(", components {set}")),
        )?;
        let place = if self.rotated { "entrant" } else { "seat" };
        writeln!(
            f,
            "{place:>7}  {:<10} {:>8} {:>8} {:>8} {:>11} {:>6}",
            "bot", "won", "shared", "points", "(deviation)", "rank"
        )?;
        for result in &self.results {
            let (Place::Seat(number) | Place::Entrant(number)) = result.place;
            writeln!(
                f,
                "{number:>7}  {:<10} {:>7.2}% {:>7.2}% {:>8.2} {:>11} {:>6.2}",
                result.bot,
                100.0 * result.win_rate,
                100.0 * result.shared_wins as f64 / games,
                result.mean_points,
                format!("({:.2})", result.deviation),
                result.mean_rank,
            )?;
        }
        writeln!(
            f,
            "\n{:.1} steps a game ({} to {}), {:.1} of them decisions",
            length.mean_steps, length.shortest, length.longest, length.mean_decisions,
        )?;
        f.write_str(&self.speed.line(if self.checked { CHECKED } else { "" }))
    }
}

impl Display for ReportOfAll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{}: {} games, {} with each of {} configurations{}\n",
            self.game,
            grouped(self.games as f64),
            grouped(self.games_per as f64),
            self.configurations,
            if self.checked { CHECKED } else { "" },
        )?;
        writeln!(f, "{:>9} {:>14}", "steps", "decisions/s")?;
        for ConfigurationReport { described, length, speed, .. } in &self.each {
            let speed = grouped(speed.decisions_per_cpu_second);
            writeln!(f, "{:>9.1} {speed:>14}  {described}", length.mean_steps)?;
        }
        write!(f, "\n{}", self.speed.line(""))
    }
}

/// A number with its thousands apart.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
