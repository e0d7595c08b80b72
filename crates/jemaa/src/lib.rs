//! The commands of the binary, over any registry of games.
//!
//! The binary is [`run`] with [`GAMES`]. A test binary runs the same commands with other games.

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

use std::ffi::OsString;
use std::process::ExitCode;

use clap::FromArgMatches as _;
use clap::error::Error as Usage;
use cli::{Cli, Command};
use failure::Failure;
pub use games::{Entry, GAMES, Games};

/// Does what the command line asks, with these games.
#[must_use]
pub fn run(games: Games) -> ExitCode {
    let asked = parse(games, std::env::args_os()).and_then(|cli| match cli.command {
        None => parse(games, ["jemaa", "serve"].map(Into::into)),
        Some(_) => Ok(cli),
    });
    let command = match asked {
        Ok(cli) => cli.command,
        Err(usage) => return explain(&usage),
    };
    let done = match command {
        None => Ok(()),
        Some(Command::Serve(args)) => serve::run(games, &args),
        Some(Command::Backup(args)) => keeping::back_up(&args),
        Some(Command::Export(args)) => keeping::export(&args),
        Some(Command::Clean(args)) => keeping::clean(&args),
        Some(Command::Admin(args)) => admin::run(&args),
        Some(Command::Sim(args)) => sim::run(games, &args),
        Some(Command::Engine(args)) => engine::run(games, &args),
        Some(Command::Replay(args)) => replay::run(games, &args),
        Some(Command::Verify(args)) => verify::run(games, &args),
        Some(Command::Perft(args)) => perft::run(games, &args),
        Some(Command::Components(args)) => components::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Reads a command line.
fn parse(games: Games, args: impl IntoIterator<Item = OsString>) -> Result<Cli, Usage> {
    let mut command = cli::command(games);
    let matches = command.try_get_matches_from_mut(args)?;
    Cli::from_arg_matches(&matches).map_err(|usage| usage.format(&mut command))
}

/// Prints the help that was asked for, or what is wrong with the command line.
fn explain(usage: &Usage) -> ExitCode {
    let printed = usage.print();
    match (usage.use_stderr(), printed) {
        (false, Err(reason)) => Failure::from(reason).report(),
        _ => ExitCode::from(usage.exit_code() as u8),
    }
}
