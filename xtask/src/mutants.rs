//! `cargo xtask mutants`: the rules of a game are changed one bit at a time, and the tests should notice.

use std::fs;
use std::process::Stdio;

use crate::shell::{self, Outcome, cargo, have, root};

/// Tests that take seconds each. Most changes are noticed without them.
const SLOW: &[&str] =
    &["against_reference::", "battery::", "every_tile::", "invariants::", "mutated::", "perft::", "position::"];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Whose rules
    #[arg(default_value = "rugs", value_parser = ["rugs", "keshi"])]
    game: String,
    /// Only a part of the changes, such as 0/4 for the first of four
    #[arg(long, value_name = "K/N")]
    shard: Option<String>,
    /// How many at a time
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: u8,
}

/// First the quick tests against every change, unoptimised; then all tests against the changes they did not notice.
pub(crate) fn run(args: &Args) -> Outcome {
    have("mutants")?;
    let jobs = args.jobs.to_string();
    let base = ["mutants", "--package", &args.game, "--profile", "mutants", "--no-shuffle", "--jobs", &jobs];

    let mutants = || {
        let mut mutants = cargo(&base);
        // Every copy of the tree builds for itself: in one folder they would run each other's programs.
        mutants.env_remove("CARGO_TARGET_DIR");
        mutants
    };
    let mut quick = mutants();
    quick.args(args.shard.iter().flat_map(|shard| ["--shard", shard]));
    quick.args(["--", "--tests", "--"]).args(SLOW.iter().flat_map(|test| ["--skip", test]));
    let status = quick.env("CARGO_PROFILE_MUTANTS_OPT_LEVEL", "0").stdin(Stdio::null()).status();
    match status.map_err(|reason| reason.to_string())?.code() {
        Some(0) => return Ok(()),
        // Some changes went unnoticed, or ran out of time.
        Some(2 | 3) => {}
        other => return Err(format!("the quick tests could not be run: {other:?}")),
    }

    let mut unnoticed = Vec::new();
    for file in ["missed.txt", "timeout.txt"] {
        let path = root().join("mutants.out").join(file);
        let names = fs::read_to_string(&path).map_err(|reason| format!("{}: {reason}", path.display()))?;
        unnoticed.extend(names.lines().map(exactly));
    }
    println!("{} changes went unnoticed by the quick tests; now all tests.", unnoticed.len());
    let mut thorough = mutants();
    thorough.args(unnoticed.iter().flat_map(|name| ["--re", name])).args(["--", "--tests"]);
    shell::run(&mut thorough)
}

/// A pattern that fits just this name.
fn exactly(name: &str) -> String {
    let escape = |sign: char| if sign.is_alphanumeric() { sign.to_string() } else { format!("\\{sign}") };
    format!("^{}$", name.chars().map(escape).collect::<String>().replace("\\ ", " "))
}
