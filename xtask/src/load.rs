//! `cargo xtask load`: the server under the load of many players, as lines for `docs/benchmarks.md`.

use std::process::Command;

use serde_json::Value;

use crate::bench::{grouped, machine};
use crate::shell::{self, Outcome, cargo, read, works};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How often everything is measured; the median counts
    #[arg(long, value_name = "N", default_value_t = 5)]
    rounds: usize,
    /// How many rooms play at once
    #[arg(long, value_name = "N", default_value_t = 1000)]
    rooms: usize,
    /// How many clients are there and do nothing, two in a room
    #[arg(long, value_name = "N", default_value_t = 5000)]
    idle: usize,
    /// For how many seconds each run is measured
    #[arg(long, value_name = "N", default_value_t = 20)]
    seconds: usize,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let load = Load::build("release")?;
    load.measure(args)?;
    shell::run(load.command().args(["--how", "start"]))?;
    let cores = if load.apart { "the server on one core and the players on another" } else { "all on the same cores" };
    println!("\n{}, {} rounds, {cores}", machine(), args.rounds);
    Ok(())
}

/// A short run of everything, to see that it works: its numbers mean nothing.
pub(crate) fn stage() -> Outcome {
    let load = Load::build("ci")?;
    load.measure(&Args { rounds: 1, rooms: 20, idle: 40, seconds: 2 })?;
    shell::run(load.command().args(["--how", "start", "--games", "100"]))
}

/// The generator, built, with the server beside it.
struct Load {
    profile: &'static str,
    /// Whether there is a core for each.
    apart: bool,
}

/// The generator's reports, one for each round.
struct Rounds(Vec<Value>);

impl Rounds {
    fn sorted(&self, field: &str) -> Vec<f64> {
        let mut numbers: Vec<f64> = self.0.iter().filter_map(|one| one[field].as_f64()).collect();
        numbers.sort_by(f64::total_cmp);
        numbers
    }

    fn median(&self, field: &str) -> f64 {
        let numbers = self.sorted(field);
        numbers.get(numbers.len() / 2).copied().unwrap_or(f64::NAN)
    }

    fn range(&self, field: &str) -> String {
        let [lowest, highest] = self.ends(field);
        format!("{} to {}", grouped(lowest), grouped(highest))
    }

    fn range_to_tenths(&self, field: &str) -> String {
        let [lowest, highest] = self.ends(field);
        format!("{lowest:.1} to {highest:.1}")
    }

    /// The lowest and the highest of all rounds.
    fn ends(&self, field: &str) -> [f64; 2] {
        let numbers = self.sorted(field);
        [numbers.first(), numbers.last()].map(|number| number.copied().unwrap_or(f64::NAN))
    }
}

impl Load {
    fn build(profile: &'static str) -> Outcome<Load> {
        shell::run(&mut cargo(&["build", "--package", "jemaa", "--package", "load", "--profile", profile]))?;
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Ok(Load { profile, apart: cores > 1 && works(Command::new("taskset").arg("--version")) })
    }

    /// The generator, on a core of its own if there is one.
    fn command(&self) -> Command {
        let program = shell::target().join(self.profile).join("load");
        if !self.apart {
            return Command::new(program);
        }
        let mut command = Command::new("taskset");
        command.args(["--cpu-list", "1"]).arg(program).args(["--core", "0"]);
        command
    }

    fn measure(&self, args: &Args) -> Outcome {
        let plays = |name, rate: usize| (name, vec![args.rooms, rate]);
        let [rush, brisk, calm] = [plays("rush", 1), plays("steady", 6), plays("steady", 1)];
        let (idle, rooms) = (("idle", vec![args.idle / 2, 1]), ("rooms", vec![args.idle / 2, 1]));
        let runs = [rush, brisk, calm, idle, rooms];
        // Round by round, so that a slow minute of the machine hits all alike.
        let mut found = runs.each_ref().map(|_| Rounds(Vec::new()));
        for _ in 0..args.rounds {
            for ((how, numbers), found) in runs.iter().zip(&mut found) {
                let [rooms, rate, seconds] = [numbers[0], numbers[1], args.seconds].map(|number| number.to_string());
                let mut load = self.command();
                load.args(["--json", "--how", how, "--rooms", &rooms, "--rate", &rate, "--seconds", &seconds]);
                let text = read(&mut load)?;
                println!("{how}: {}", text.trim());
                found.0.push(serde_json::from_str(&text).map_err(|reason| format!("“{text}”: {reason}"))?);
            }
        }
        let [rush, brisk, calm, idle, rooms] = &found;
        println!();
        for (name, found) in [
            ("everybody acts at once", rush),
            ("six moves per second in each", brisk),
            ("one move per second in each", calm),
        ] {
            println!(
                "- {} rooms of two, {name}: {} durable moves per second ({}), p50 {:.1} ms, p99 {:.1} ms ({}), \
                 p99.9 {:.1} ms; the server takes {:.0} % of a core, {:.0} µs a move, and {:.0} MiB",
                grouped(args.rooms as f64),
                grouped(found.median("moves_per_second")),
                found.range("moves_per_second"),
                found.median("p50_ms"),
                found.median("p99_ms"),
                found.range_to_tenths("p99_ms"),
                found.median("p999_ms"),
                found.median("cpu_percent"),
                found.median("cpu_percent") * 1e4 / found.median("moves_per_second"),
                found.median("memory_kib") / 1024.0,
            );
        }
        println!(
            "- {} idle connections in {} rooms: {:.1} MiB more than the empty server",
            grouped(args.idle as f64),
            grouped((args.idle / 2) as f64),
            idle.median("grown_kib") / 1024.0,
        );
        println!(
            "- a room whose game has begun and where nobody is: {:.1} KiB",
            rooms.median("grown_kib") / (args.idle / 2) as f64,
        );
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn ranges_are_from_the_lowest_to_the_highest_round() {
        let found =
            Rounds([4.25, 3.0, 12.5].map(|p99| json!({ "p99_ms": p99, "moves_per_second": 1000.0 * p99 })).into());
        assert_eq!(found.range_to_tenths("p99_ms"), "3.0 to 12.5");
        assert_eq!(found.range("moves_per_second"), "3,000 to 12,500");
    }
}
