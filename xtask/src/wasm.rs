//! Whether `room`, which is to run in browsers too, compiles for a target without an operating system.

use std::path::Path;
use std::process::Command;

use crate::shell::{self, Outcome, cargo};

const TARGET: &str = "wasm32-unknown-unknown";

/// Checks the crate for that target. Where the target cannot be had a loud line says so, also with `CI`: a toolchain's
/// targets come from elsewhere than all other packages. The test `pure` of `room` looks at its dependencies everywhere.
pub(crate) fn stage() -> Outcome {
    if !is_installed() && !shell::works(Command::new("rustup").args(["target", "add", TARGET])) {
        println!("\n!!! NOTHING IS COMPILED FOR BROWSERS: {TARGET} is not installed, and rustup cannot add it\n");
        return Ok(());
    }
    shell::run(&mut cargo(&["check", "--package", "room", "--profile", "ci", "--target", TARGET]))
}

/// Whether the standard library for the target is there.
fn is_installed() -> bool {
    let found = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    found.is_ok_and(|found| Path::new(String::from_utf8_lossy(&found.stdout).trim()).is_dir())
}
