//! Jemaa, the one binary.

mod admin;
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
mod request;
mod serve;
mod sim;
mod threads;
mod verify;

use std::process::ExitCode;

use clap::Parser;
use clap::error::Error as Usage;
use cli::{Cli, Command};
use failure::Failure;

fn main() -> ExitCode {
    let asked = Cli::try_parse().and_then(|cli| match cli.command {
        None => Cli::try_parse_from(["jemaa", "serve"]),
        Some(_) => Ok(cli),
    });
    let command = match asked {
        Ok(cli) => cli.command,
        Err(usage) => return explain(&usage),
    };
    let done = match command {
        None => Ok(()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Backup(args)) => keeping::back_up(&args),
        Some(Command::Export(args)) => keeping::export(&args),
        Some(Command::Clean(args)) => keeping::clean(&args),
        Some(Command::Admin(args)) => admin::run(&args),
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

/// Prints the help that was asked for, or what is wrong with the command line.
fn explain(usage: &Usage) -> ExitCode {
    let printed = usage.print();
    match (usage.use_stderr(), printed) {
        (false, Err(reason)) => Failure::from(reason).report(),
        _ => ExitCode::from(usage.exit_code() as u8),
    }
}
