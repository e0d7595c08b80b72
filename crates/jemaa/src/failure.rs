//! How a command fails: in plain words, and with an exit code that a script can tell apart.

use std::io;
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was asked cannot be done: a wrong name, an option that does not fit, a file that is no record.
    #[error("{0}")]
    Input(String),
    /// The rules broke one of their own invariants.
    #[error("{0}")]
    Broken(String),
    /// Reading or writing failed.
    #[error(transparent)]
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
            Failure::Broken(_) | Failure::Io(_) => ExitCode::FAILURE,
        }
    }
}
