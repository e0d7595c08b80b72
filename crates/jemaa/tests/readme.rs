//! The README shows what the binary prints: every block that begins with `$ jemaa` is run and compared.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

#[allow(dead_code, reason = "one page needs only part of it")]
mod common;

use std::path::{Path, PathBuf};
use std::{env, fs};

use common::{jemaa, run_with};

const README: &str = include_str!("../../../README.md");

/// A line that depends on the machine.
fn is_about_speed(line: &str) -> bool {
    line.contains("per CPU-second")
}

#[test]
fn the_readme_shows_what_the_binary_prints() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("readme");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    // What the README names by its path in the repository.
    fs::create_dir_all(folder.join("docs")).unwrap();
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair-dice.jemaa");
    fs::copy(kept, folder.join("docs/fair-dice.jemaa")).unwrap();
    let mut commands = 0;
    for block in README.split("```\n$ ").skip(1) {
        let block = block.split("\n```").next().unwrap();
        for part in block.split("\n$ ") {
            let (command, shown) = part.split_once('\n').unwrap_or((part, ""));
            if command == "jemaa engine" {
                hold_engine(shown);
            } else {
                hold(&folder, command, shown);
            }
            commands += 1;
        }
    }
    assert_eq!(commands, 7, "commands in the README");
}

/// What a command prints is what is shown, but for speed, and for lines left out where three dots stand. Of a command
/// whose output is not shown, nothing but success is asked.
fn hold(folder: &Path, command: &str, shown: &str) {
    let words: Vec<&str> = command.strip_prefix("jemaa ").unwrap().split(' ').collect();
    let output = jemaa(&words).current_dir(folder).output().unwrap();
    assert!(output.status.success(), "{command}: {output:?}");
    let printed = String::from_utf8(output.stdout).unwrap();
    let lines = |text: &str| text.lines().filter(|line| !is_about_speed(line)).map(str::to_owned).collect::<Vec<_>>();
    let (printed, shown) = (lines(&printed), lines(shown));
    match shown.iter().position(|line| line == "...") {
        _ if shown.is_empty() => {}
        Some(gap) => {
            assert_eq!(printed[..gap], shown[..gap], "{command}");
            let end = &shown[gap + 1..];
            assert_eq!(printed[printed.len() - end.len()..], *end, "{command}");
        }
        None => assert_eq!(printed, shown, "{command}"),
    }
}

/// Every other line goes in, and the line after it comes out.
fn hold_engine(shown: &str) {
    let lines: Vec<&str> = shown.lines().collect();
    let requests: String = lines.iter().step_by(2).map(|line| format!("{line}\n")).collect();
    let answers: Vec<&str> = lines.iter().skip(1).step_by(2).copied().collect();
    let answered = run_with(&["engine"], requests.as_bytes()).ok();
    assert_eq!(answered.lines().collect::<Vec<_>>(), answers);
}
