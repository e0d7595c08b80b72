//! `cargo xtask mutants`: the rules of rugs are changed one bit at a time, and the tests should notice.

use crate::shell::{self, Outcome, cargo, have};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only a part of the changes, such as 0/4 for the first of four
    #[arg(long, value_name = "K/N")]
    shard: Option<String>,
    /// How many at a time
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: u8,
}

pub(crate) fn run(args: &Args) -> Outcome {
    have("mutants")?;
    let jobs = args.jobs.to_string();
    let mut mutants = cargo(&["mutants", "--package", "rugs", "--profile", "ci", "--jobs", &jobs, "--no-shuffle"]);
    if let Some(shard) = &args.shard {
        mutants.args(["--shard", shard]);
    }
    shell::run(&mut mutants)
}
