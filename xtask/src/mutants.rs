//! `cargo xtask mutants`: the rules of rugs are changed one bit at a time, and the tests should notice.

use crate::shell::{self, Outcome, cargo, have};

/// Tests that take seconds each. Most changes are noticed without them.
const SLOW: &[&str] = &["against_reference::", "battery::", "perft::"];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only a part of the changes, such as 0/4 for the first of four
    #[arg(long, value_name = "K/N")]
    shard: Option<String>,
    /// How many at a time
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: u8,
}

/// First the quick tests against every change, unoptimised; then all tests against what is left.
pub(crate) fn run(args: &Args) -> Outcome {
    have("mutants")?;
    let jobs = args.jobs.to_string();
    let shard: Vec<&str> = args.shard.iter().flat_map(|shard| ["--shard", shard]).collect();
    let base = ["mutants", "--package", "rugs", "--profile", "mutants", "--no-shuffle", "--jobs", &jobs];

    let mut quick = cargo(&base);
    quick.args(&shard).args(["--", "--tests", "--"]).args(SLOW.iter().flat_map(|test| ["--skip", test]));
    if let Err(left) = shell::run(quick.env("CARGO_PROFILE_MUTANTS_OPT_LEVEL", "0")) {
        println!("{left}\nSome changes went unnoticed by the quick tests; now all tests.");
    }
    shell::run(cargo(&base).args(&shard).args(["--iterate", "--", "--tests"]))
}
