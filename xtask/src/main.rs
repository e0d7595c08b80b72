//! The project's own commands: `cargo xtask test`, `bench`, `compare`, `dist`, `fuzz`, `golden`, `load`, `mutants`, `schemathesis`, `scorer`, `shots`,
//! `torture`, `web-measure`.

mod bench;
mod compare;
mod dist;
mod fuzz;
mod golden;
mod licences;
mod load;
mod mutants;
mod postgres;
mod schemathesis;
mod scorer;
mod shell;
mod test;
mod torture;
mod wasm;
mod web;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Set up and run every check, and print how long each stage took
    Test(test::Args),
    /// Measure, and print the tables of docs/benchmarks.md
    Bench(bench::Args),
    /// Compare the speed of this tree with another revision, as ratios
    Compare(compare::Args),
    /// Build the one binary, linked statically
    Dist,
    /// Let a fuzzer look for trouble (needs a nightly toolchain)
    Fuzz(fuzz::Args),
    /// Check that games show and say what they did, by the golden files or against another revision
    Golden(golden::Args),
    /// Measure the server under the load of many players, and print the lines of docs/benchmarks.md
    Load(load::Args),
    /// Change the rules of a game one bit at a time, and see whether the tests notice
    Mutants(mutants::Args),
    /// Make requests of the OpenAPI description, good and bad ones, of a running server (needs Python)
    Schemathesis,
    /// Score finished games of keshi a second time, with a program of its own (needs Node)
    Scorer(scorer::Args),
    /// Take pictures of the main screens of the web client (needs Node and Chromium)
    Shots(web::ShotsArgs),
    /// Kill the server again and again while many games are played, and see that nothing was lost or done twice
    Torture(torture::Args),
    /// Measure what a visit of the web client costs (needs Node and Chromium)
    WebMeasure,
}

fn main() -> ExitCode {
    let done = match Cli::parse().task {
        Task::Test(args) => test::run(&args),
        Task::Bench(args) => bench::run(&args),
        Task::Compare(args) => compare::run(&args),
        Task::Dist => dist::run(),
        Task::Fuzz(args) => fuzz::run(&args),
        Task::Golden(args) => golden::run(&args),
        Task::Load(args) => load::run(&args),
        Task::Mutants(args) => mutants::run(&args),
        Task::Schemathesis => schemathesis::run(),
        Task::Scorer(args) => scorer::run(&args),
        Task::Shots(args) => web::shots(&args),
        Task::Torture(args) => torture::run(&args),
        Task::WebMeasure => web::measure(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}
