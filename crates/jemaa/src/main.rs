//! Jemaa, the one binary.

mod cli;
mod clock;
mod components;
mod engine;
mod failure;
mod games;
mod keeping;
mod kept;
#[cfg(test)]
mod messages;
mod owner;
mod perft;
mod progress;
mod replay;
mod serve;
mod sim;
mod verify;

use std::process::ExitCode;

use clap::Parser;
use cli::{Cli, Command};

fn main() -> ExitCode {
    let command = Cli::parse().command.or_else(|| Cli::parse_from(["jemaa", "serve"]).command);
    let done = match command {
        None => Ok(()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Backup(args)) => keeping::back_up(&args),
        Some(Command::Clean(args)) => keeping::clean(&args),
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
