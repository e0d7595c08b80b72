//! How a command fails: in plain words, and with an exit code that a script can tell apart.

use std::io;
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
    /// Reading or writing failed.
    #[error("{}", plain(.0))]
    Io(#[from] io::Error),
}

impl Failure {
    /// Tells it on standard error: 2 is a mistake in what was asked, 1 anything else. That nobody listens any more
    /// (`jemaa ... | head`) is no failure.
    pub(crate) fn report(self) -> ExitCode {
        match &self {
            Failure::Io(reason) if reason.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            _ => eprintln!("jemaa: {self}"),
        }
        match self {
            Failure::Input(_) => ExitCode::from(2),
            Failure::Broken(_) | Failure::Unfair(_) | Failure::Io(_) => ExitCode::FAILURE,
        }
    }
}
