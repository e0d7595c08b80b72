//! Jemaa, the one binary.

mod cli;
mod clock;
mod components;
mod engine;
mod failure;
mod games;
mod kept;
#[cfg(test)]
mod messages;
mod owner;
mod perft;
mod progress;
mod replay;
mod sim;
mod verify;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use cli::{Cli, Command};

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        None => Cli::command().print_help().map_err(Into::into),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Engine(args)) => engine::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Verify(args)) => verify::run(&args),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Components(args)) => components::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
