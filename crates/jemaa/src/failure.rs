//! How a command fails: in plain words, and with an exit code that a script can tell apart.

use std::io::{self, Write, stderr};
use std::process::ExitCode;

pub(crate) use house::store::plain;

/// A text that somebody else wrote, fit for a terminal: no sign in it moves the cursor or changes a colour.
pub(crate) fn printable(text: &str) -> String {
    text.replace(char::is_control, "\u{fffd}")
}

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was asked cannot be done: a wrong name, an option that does not fit, a file that is no record.
    #[error("{0}")]
    Input(String),
    /// The rules broke one of their own invariants.
    #[error("{0}")]
    Broken(String),
    /// A game was not played with the dice that were promised.
    #[error("{0}")]
    Unfair(String),
    /// There are not as many threads to be had.
    #[error("cannot start {wanted} {}: {}", if *.wanted == 1 { "thread" } else { "threads" }, plain(.reason))]
    Threads {
        /// How many were to be started.
        wanted: usize,
        /// Why one of them was not.
        reason: io::Error,
    },
    /// Reading or writing failed.
    #[error("{}", plain(.0))]
    Io(#[from] io::Error),
}

impl Failure {
    /// Prints it on standard error and returns the exit code: 2 is a mistake in what was asked, 1 anything else. A reader
    /// that has gone away (`jemaa ... | head`) is no failure. A standard error that takes nothing changes no exit code.
    pub(crate) fn report(self) -> ExitCode {
        match &self {
            Failure::Io(reason) if reason.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            _ => {
                let _ = writeln!(stderr(), "jemaa: {self}");
            }
        }
        match self {
            Failure::Input(_) => ExitCode::from(2),
            Failure::Broken(_) | Failure::Unfair(_) | Failure::Threads { .. } | Failure::Io(_) => ExitCode::FAILURE,
        }
    }
}
