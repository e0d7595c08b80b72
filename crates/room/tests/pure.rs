//! The crate stays pure: whatever it depends on needs no threads, sockets, files or generator of a system.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use std::process::Command;

/// Crates that need an operating system, or a generator that `wasm32-unknown-unknown` does not have.
const IMPURE: [&str; 14] = [
    "async-std",
    "axum",
    "getrandom",
    "house",
    "hyper",
    "libsqlite3-sys",
    "mio",
    "rustix",
    "server",
    "socket2",
    "sqlx",
    "sqlx-core",
    "tokio",
    "tracing",
];

/// `cargo xtask test` also compiles the crate for that target, where the target is installed.
#[test]
fn it_depends_on_nothing_that_needs_a_system() {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "--package", "room", "--edges", "normal"])
        .args(["--target", "wasm32-unknown-unknown", "--prefix", "none", "--format", "{p}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let (text, faults) = (String::from_utf8_lossy(&tree.stdout), String::from_utf8_lossy(&tree.stderr));
    assert!(tree.status.success(), "{faults}");
    let names: Vec<&str> = text.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(names.contains(&"table") && names.contains(&"sha2"), "{text}");
    for impure in IMPURE {
        assert!(!names.contains(&impure), "room depends on {impure}:\n{text}");
    }
}
