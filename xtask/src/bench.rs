//! `cargo xtask bench`: the benchmarks, as tables for `docs/benchmarks.md`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::shell::{self, Outcome, cargo, read};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How often everything is measured; the median counts
    #[arg(long, value_name = "N", default_value_t = 5)]
    rounds: usize,
}

/// A line of the table: of which game, what is measured, and how. Ratios are against the first line of the game.
pub(crate) struct Row {
    game: &'static str,
    pub(crate) name: &'static str,
    measure: Measure,
}

/// What one run of a benchmark gives.
pub(crate) struct Speed {
    pub(crate) games: f64,
    /// Decisions per CPU-second, where the benchmark counts them.
    pub(crate) decisions: Option<f64>,
}

enum Measure {
    /// A loop around the `Game` interface.
    Direct(&'static str),
    /// What `jemaa sim` reports, with these arguments.
    Sim(&'static [&'static str]),
}

/// The games, each with a benchmark of its own.
const GAMES: [&str; 2] = ["rugs", "keshi"];

pub(crate) const ROWS: &[Row] = &[
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

    /// Runs it once.
    pub(crate) fn measure(&self, programs: &Programs) -> Outcome<Speed> {
        match self.measure {
            Measure::Direct(how) => {
                let printed = programs.direct(self.game, how)?;
                let games = printed.trim().parse().map_err(|_| format!("the benchmark printed “{printed}”"))?;
                Ok(Speed { games, decisions: None })
            }
            Measure::Sim(args) => programs.sim(self.game, args),
        }
    }
}

/// The programs of one tree that are measured, built for release.
pub(crate) struct Programs {
    pub(crate) jemaa: PathBuf,
    /// The benchmark of each game.
    benches: Vec<(&'static str, PathBuf)>,
    /// The folder with the files of the web client.
    pub(crate) page: Option<PathBuf>,
}

impl Programs {
    /// Builds the programs of the workspace in `tree` into the folder `target`.
    pub(crate) fn build(tree: &Path, target: &Path) -> Outcome<Programs> {
        let built = Built::of(tree, target, &["build", "--release", "--package", "jemaa"])?;
        let jemaa = built.executable("jemaa")?;
        let page = built.out_dir("client").map(|folder| folder.join("web")).filter(|folder| folder.is_dir());
        let mut benches = Vec::new();
        for game in GAMES {
            let built = Built::of(tree, target, &["bench", "--package", game, "--bench", "games", "--no-run"])?;
            benches.push((game, built.executable("games")?));
        }
        Ok(Programs { jemaa, benches, page })
    }

    /// The output of a game's benchmark: games per CPU-second of a loop around the `Game` interface, or what games are like.
    fn direct(&self, game: &str, how: &str) -> Outcome<String> {
        let bench = self.benches.iter().find(|(name, _)| *name == game);
        let (_, bench) = bench.ok_or_else(|| format!("{game} has no benchmark"))?;
        read(Command::new(bench).arg(how))
    }

    /// The speed that `jemaa sim` reports.
    fn sim(&self, game: &str, args: &[&str]) -> Outcome<Speed> {
        let printed = read(Command::new(&self.jemaa).args(["sim", game, "--threads", "1", "--json"]).args(args))?;
        let report: Value = serde_json::from_str(&printed).map_err(|reason| reason.to_string())?;
        let speed = &report["speed"];
        let games = speed["games_per_cpu_second"].as_f64().ok_or_else(|| format!("no speed in {report}"))?;
        Ok(Speed { games, decisions: speed["decisions_per_cpu_second"].as_f64() })
    }
}

/// What cargo says it has built, message by message.
pub(crate) struct Built(Vec<Value>);

impl Built {
    /// Runs cargo in a tree.
    pub(crate) fn of(tree: &Path, target: &Path, args: &[&str]) -> Outcome<Built> {
        let mut command = cargo(args);
        command.current_dir(tree).arg("--target-dir").arg(target).args(["--message-format", "json-render-diagnostics"]);
        println!("$ cargo {} (in {})", args.join(" "), tree.display());
        let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
        let output = output.map_err(|reason| format!("cargo: {reason}"))?;
        if !output.status.success() {
            return Err(format!("cargo {}: {}", args.join(" "), output.status));
        }
        let lines = String::from_utf8_lossy(&output.stdout);
        Ok(Built(lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()))
    }

    /// The program of a target with this name.
    pub(crate) fn executable(&self, name: &str) -> Outcome<PathBuf> {
        let found = self.0.iter().find_map(|message| {
            let path = message["executable"].as_str()?;
            (message["target"]["name"] == name).then(|| PathBuf::from(path))
        });
        found.ok_or_else(|| format!("cargo built no program {name}"))
    }

    /// The folder that the build script of a package wrote to.
    fn out_dir(&self, package: &str) -> Option<PathBuf> {
        let of_package = |id: &str| id.rsplit('/').next().is_some_and(|name| name.starts_with(&format!("{package}#")));
        let mut runs = self.0.iter().filter(|message| message["reason"] == "build-script-executed");
        let run = runs.find(|message| message["package_id"].as_str().is_some_and(of_package))?;
        run["out_dir"].as_str().map(PathBuf::from)
    }
}

pub(crate) fn run(args: &Args) -> Outcome {
    let programs = Programs::build(&shell::root(), &shell::target())?;
    // Round by round and not row by row, so that a slow minute of the machine hits all rows alike.
    let mut measured = vec![Vec::new(); ROWS.len()];
    for _ in 0..args.rounds {
        for (row, measured) in ROWS.iter().zip(&mut measured) {
            measured.push(row.measure(&programs)?.games);
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
        let shape = programs.direct(game, "shape")?;
        let decisions = shape.split(", ").find_map(|part| part.strip_suffix(" decisions")?.parse::<f64>().ok());
        let decisions = decisions.ok_or_else(|| format!("the benchmark printed “{shape}”"))?;
        let nanoseconds = 1e9 / (games * decisions);
        println!("{game}: a random four-player game has {}; {nanoseconds:.0} ns a decision", shape.trim());
    }
    println!(
        "\nkeshi: decisions and draws per CPU-second against the base game: slowest, middle and fastest configuration"
    );
    print!("{}", programs.direct("keshi", "configurations")?);
    println!("\n{}, {} rounds", machine(), args.rounds);
    Ok(())
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
