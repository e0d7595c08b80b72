//! Jemaa, the one binary.

use std::process::ExitCode;

fn main() -> ExitCode {
    jemaa::run(jemaa::GAMES)
}
