//! `cargo xtask bench`: what is measured, as a table for the README.

use serde_json::Value;

use crate::shell::{self, Outcome, cargo, read};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How often everything is measured; the median counts
    #[arg(long, value_name = "N", default_value_t = 5)]
    rounds: usize,
}

/// A line of the table: what is measured, and how.
struct Row {
    name: &'static str,
    unit: &'static str,
    measure: fn() -> Outcome<f64>,
}

const ROWS: &[Row] = &[
    Row { name: "rugs, 4 players, random, through `Game`", unit: "games", measure: || direct("unchecked") },
    Row { name: "the same, every action and outcome checked", unit: "games", measure: || direct("checked") },
    Row { name: "the same, and the invariants after each", unit: "games", measure: || direct("invariants") },
    Row { name: "`jemaa sim rugs`", unit: "games", measure: || sim(&["--games", "300000"]) },
    Row { name: "`jemaa sim rugs --check`", unit: "games", measure: || sim(&["--games", "150000", "--check"]) },
    Row {
        name: "`jemaa sim rugs --players 2`",
        unit: "games",
        measure: || sim(&["--games", "300000", "--players", "2"]),
    },
    Row {
        name: "`jemaa sim rugs --bots greedy`",
        unit: "games",
        measure: || sim(&["--games", "1000", "--bots", "greedy"]),
    },
];

pub(crate) fn run(args: &Args) -> Outcome {
    shell::run(&mut cargo(&["build", "--release", "--package", "jemaa"]))?;
    shell::run(&mut cargo(&["bench", "--package", "rugs", "--bench", "games", "--no-run"]))?;
    // Round by round and not row by row, so that a slow minute of the machine hits all rows alike.
    let mut measured = vec![Vec::new(); ROWS.len()];
    for _ in 0..args.rounds {
        for (row, measured) in ROWS.iter().zip(&mut measured) {
            measured.push((row.measure)()?);
        }
    }
    println!("\n| what | per CPU-second | lowest to highest | against the first |\n|---|---:|---:|---:|");
    let mut first = None;
    for (row, measured) in ROWS.iter().zip(&mut measured) {
        measured.sort_by(f64::total_cmp);
        let (median, low, high) = (measured[measured.len() / 2], measured[0], measured[measured.len() - 1]);
        let ratio = median / *first.get_or_insert(median);
        println!(
            "| {} | {} {} | {} to {} | {ratio:.2} |",
            row.name,
            grouped(median),
            row.unit,
            grouped(low),
            grouped(high)
        );
    }
    println!("\n{}, {} rounds", machine(), args.rounds);
    Ok(())
}

/// Games per CPU-second of a loop around the `Game` interface.
fn direct(how: &str) -> Outcome<f64> {
    let printed = read(&mut cargo(&["bench", "--quiet", "--package", "rugs", "--bench", "games", "--", how]))?;
    printed.trim().parse().map_err(|_| format!("the benchmark printed “{printed}”"))
}

/// Games per CPU-second that `jemaa sim` reports.
fn sim(args: &[&str]) -> Outcome<f64> {
    let mut jemaa = cargo(&["run", "--release", "--quiet", "--package", "jemaa", "--"]);
    let printed = read(jemaa.args(["sim", "rugs", "--threads", "1", "--json"]).args(args))?;
    let report: Value = serde_json::from_str(&printed).map_err(|reason| reason.to_string())?;
    report["speed"]["games_per_cpu_second"].as_f64().ok_or_else(|| format!("no speed in {report}"))
}

/// What this was measured on.
fn machine() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": ").map(|(_, model)| model));
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    format!("{}, {cores} cores", model.unwrap_or("unknown processor"))
}

/// A number with its thousands apart.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let comma = |at: usize| if at > 0 && (digits.len() - at).is_multiple_of(3) { "," } else { "" };
    digits.chars().enumerate().map(|(at, digit)| format!("{}{digit}", comma(at))).collect()
}
