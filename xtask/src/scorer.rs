//! `cargo xtask scorer`: the final scoring of keshi, held against a second program.

use std::env;
use std::process::Command;

use crate::shell::{self, Outcome, cargo, works};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many games are scored; every rule has to be seen from 10,000 on
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    games: u64,
}

const NO_NODE: &str = "the scorer needs Node, 18 or later: https://nodejs.org";

pub(crate) fn run(args: &Args) -> Outcome {
    if !has_node() {
        return Err(NO_NODE.to_owned());
    }
    let test = ["test", "--package", "keshi", "--profile", "ci", "--test", "keshi", "--"];
    let which = ["--ignored", "--exact", "--nocapture", "scorer::an_independent_scorer_agrees"];
    shell::run(cargo(&test).args(which).env("SCORED", args.games.to_string()))
}

/// The same as a stage of `cargo xtask test`: where Node is missing it is left out, but never where `CI` is set.
pub(crate) fn stage() -> Outcome {
    if !has_node() && env::var_os("CI").is_none() {
        println!("*** LEFT OUT: {NO_NODE}");
        return Ok(());
    }
    run(&Args { games: 10_000 })
}

fn has_node() -> bool {
    works(Command::new("node").arg("--version"))
}
