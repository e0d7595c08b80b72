//! Whether `room`, which is to run in browsers too, compiles for a target without an operating system.

use std::env;
use std::path::Path;
use std::process::Command;

use crate::shell::{self, Outcome, cargo};

const TARGET: &str = "wasm32-unknown-unknown";

/// Checks the crate for that target. Where the target cannot be had nothing is checked, which is said loudly, and is an error
/// where everything must be.
pub(crate) fn stage() -> Outcome {
    if !is_installed() && !shell::works(Command::new("rustup").args(["target", "add", TARGET])) {
        let reason = format!("the target {TARGET} is not installed, and rustup cannot add it");
        if env::var_os("CI").is_some() {
            return Err(reason);
        }
        println!("\n!!! NOTHING IS COMPILED FOR BROWSERS: {reason}\n");
        return Ok(());
    }
    shell::run(&mut cargo(&["check", "--package", "room", "--profile", "ci", "--target", TARGET]))
}

/// Whether the standard library for the target is there.
fn is_installed() -> bool {
    let found = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    found.is_ok_and(|found| Path::new(String::from_utf8_lossy(&found.stdout).trim()).is_dir())
}
