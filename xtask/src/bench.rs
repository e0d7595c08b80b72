//! `cargo xtask bench`: what is measured, as a table for the README.

use serde_json::Value;

use crate::shell::{self, Outcome, cargo, read};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How often everything is measured; the median counts
    #[arg(long, value_name = "N", default_value_t = 5)]
    rounds: usize,
}

/// A line of the table: of which game, what is measured, and how. Ratios are against the first line of the game.
struct Row {
    game: &'static str,
    name: &'static str,
    measure: Measure,
}

enum Measure {
    /// A loop around the `Game` interface.
    Direct(&'static str),
    /// What `jemaa sim` reports, with these arguments.
    Sim(&'static [&'static str]),
}

/// The games, each with a benchmark of its own.
const GAMES: [&str; 2] = ["rugs", "keshi"];

const ROWS: &[Row] = &[
    Row::direct("rugs", "rugs, 4 players, random, through `Game`", "unchecked"),
    Row::direct("rugs", "the same, every action and outcome checked", "checked"),
    Row::direct("rugs", "the same, and the invariants after each", "invariants"),
    Row::sim("rugs", "`jemaa sim rugs`", &["--games", "300000"]),
    Row::sim("rugs", "`jemaa sim rugs --check`", &["--games", "150000", "--check"]),
    Row::sim("rugs", "`jemaa sim rugs --players 2`", &["--games", "300000", "--players", "2"]),
    Row::sim("rugs", "`jemaa sim rugs --bots greedy`", &["--games", "1000", "--bots", "greedy"]),
    Row::direct("keshi", "keshi, 4 players, random, through `Game`", "unchecked"),
    Row::direct("keshi", "the same, every action and outcome checked", "checked"),
    Row::direct("keshi", "the same, and the invariants after each", "invariants"),
    Row::sim("keshi", "`jemaa sim keshi`", &["--games", "10000"]),
    Row::sim("keshi", "`jemaa sim keshi --check`", &["--games", "5000", "--check"]),
    Row::sim("keshi", "`jemaa sim keshi --players 2`", &["--games", "20000", "--players", "2"]),
    Row::sim("keshi", "`jemaa sim keshi --bots greedy`", &["--games", "200", "--bots", "greedy"]),
];

impl Row {
    const fn direct(game: &'static str, name: &'static str, how: &'static str) -> Row {
        Row { game, name, measure: Measure::Direct(how) }
    }

    const fn sim(game: &'static str, name: &'static str, args: &'static [&'static str]) -> Row {
        Row { game, name, measure: Measure::Sim(args) }
    }

    /// Games per CPU-second.
    fn measure(&self) -> Outcome<f64> {
        match self.measure {
            Measure::Direct(how) => {
                let printed = direct(self.game, how)?;
                printed.trim().parse().map_err(|_| format!("the benchmark printed “{printed}”"))
            }
            Measure::Sim(args) => sim(self.game, args),
        }
    }
}

pub(crate) fn run(args: &Args) -> Outcome {
    shell::run(&mut cargo(&["build", "--release", "--package", "jemaa"]))?;
    for game in GAMES {
        shell::run(&mut cargo(&["bench", "--package", game, "--bench", "games", "--no-run"]))?;
    }
    // Round by round and not row by row, so that a slow minute of the machine hits all rows alike.
    let mut measured = vec![Vec::new(); ROWS.len()];
    for _ in 0..args.rounds {
        for (row, measured) in ROWS.iter().zip(&mut measured) {
            measured.push(row.measure()?);
        }
    }
    println!("\n| what | games per CPU-second | lowest to highest | against the game’s first |\n|---|---:|---:|---:|");
    let mut first = ("", 0.0);
    for (row, measured) in ROWS.iter().zip(&mut measured) {
        measured.sort_by(f64::total_cmp);
        let (median, low, high) = (measured[measured.len() / 2], measured[0], measured[measured.len() - 1]);
        if first.0 != row.game {
            first = (row.game, median);
        }
        let ratio = median / first.1;
        println!("| {} | {} | {} to {} | {ratio:.2} |", row.name, grouped(median), grouped(low), grouped(high));
    }
    println!();
    for game in GAMES {
        let at = ROWS.iter().position(|row| row.game == game).expect("every game is measured");
        let games = measured[at][measured[at].len() / 2];
        let shape = direct(game, "shape")?;
        let decisions = shape.split(", ").find_map(|part| part.strip_suffix(" decisions")?.parse::<f64>().ok());
        let decisions = decisions.ok_or_else(|| format!("the benchmark printed “{shape}”"))?;
        let nanoseconds = 1e9 / (games * decisions);
        println!("{game}: a random four-player game has {}; {nanoseconds:.0} ns a decision", shape.trim());
    }
    println!(
        "\nkeshi: decisions and draws per CPU-second against the base game: slowest, middle and fastest configuration"
    );
    print!("{}", direct("keshi", "configurations")?);
    println!("\n{}, {} rounds", machine(), args.rounds);
    Ok(())
}

/// What a game's benchmark prints: games per CPU-second of a loop around the `Game` interface, or what games are like.
fn direct(game: &str, how: &str) -> Outcome<String> {
    read(&mut cargo(&["bench", "--quiet", "--package", game, "--bench", "games", "--", how]))
}

/// Games per CPU-second that `jemaa sim` reports.
fn sim(game: &str, args: &[&str]) -> Outcome<f64> {
    let mut jemaa = cargo(&["run", "--release", "--quiet", "--package", "jemaa", "--"]);
    let printed = read(jemaa.args(["sim", game, "--threads", "1", "--json"]).args(args))?;
    let report: Value = serde_json::from_str(&printed).map_err(|reason| reason.to_string())?;
    report["speed"]["games_per_cpu_second"].as_f64().ok_or_else(|| format!("no speed in {report}"))
}

/// What this was measured on.
pub(crate) fn machine() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": ").map(|(_, model)| model));
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    format!("{}, {cores} cores", model.unwrap_or("unknown processor"))
}

/// A number with its thousands apart.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let comma = |at: usize| if at > 0 && (digits.len() - at).is_multiple_of(3) { "," } else { "" };
    digits.chars().enumerate().map(|(at, digit)| format!("{}{digit}", comma(at))).collect()
}
