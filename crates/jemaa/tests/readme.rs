//! Checks the documents for readers: the commands shown there print what is shown, and links lead somewhere.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

#[allow(dead_code, reason = "one page needs only part of it")]
mod common;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use common::{jemaa, run_with};

/// The documents whose blocks beginning with `$ jemaa` are run and compared, each with the number of commands in it.
const SHOWN: [(&str, &str, usize); 2] = [
    ("README.md", include_str!("../../../README.md"), 6),
    ("docs/benchmarks.md", include_str!("../../../docs/benchmarks.md"), 1),
];

/// The most words of the README: what a newcomer reads before starting.
const MOST_WORDS: usize = 1_300;

/// A line that depends on the machine.
fn is_about_speed(line: &str) -> bool {
    line.contains("per CPU-second")
}

#[test]
fn documents_show_what_the_binary_prints() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("readme");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    // The README names this file by its path in the repository.
    fs::create_dir_all(folder.join("docs")).unwrap();
    fs::copy(root().join("docs/fair-dice.jemaa"), folder.join("docs/fair-dice.jemaa")).unwrap();
    for (name, document, expected) in SHOWN {
        let mut commands = 0;
        for block in document.split("```\n$ ").skip(1) {
            let block = block.split("\n```").next().unwrap();
            for part in block.split("\n$ ") {
                let (command, shown) = part.split_once('\n').unwrap_or((part, ""));
                if command == "jemaa engine" {
                    compare_engine(shown);
                } else {
                    compare(&folder, command, shown);
                }
                commands += 1;
            }
        }
        assert_eq!(commands, expected, "commands in {name}");
    }
}

#[test]
fn the_readme_is_short() {
    let words = SHOWN[0].1.split_whitespace().count();
    assert!(words <= MOST_WORDS, "{words} words");
}

#[test]
fn links_between_documents_lead_somewhere() {
    let mut faults = Vec::new();
    let mut links = 0;
    for path in documents() {
        let document = fs::read_to_string(&path).unwrap();
        for link in links_of(&document) {
            if link.contains("://") {
                continue;
            }
            links += 1;
            let (file, anchor) = link.split_once('#').map_or((link, None), |(file, anchor)| (file, Some(anchor)));
            let target = if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
            let found = match anchor {
                None => target.exists(),
                Some(anchor) => fs::read_to_string(&target).is_ok_and(|text| anchors(&text).contains(anchor)),
            };
            if !found {
                faults.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(links > 50, "{links} links");
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All documents of the repository, in its root and in `docs`.
fn documents() -> Vec<PathBuf> {
    let files = ["", "docs"].map(|folder| fs::read_dir(root().join(folder)).unwrap());
    let paths = files.into_iter().flatten().map(|file| file.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|name| name == "md")).collect()
}

/// A document without its code blocks.
fn prose(document: &str) -> impl Iterator<Item = &str> {
    let mut code = false;
    document.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !code && !fence
    })
}

/// The targets of links and pictures.
fn links_of(document: &str) -> Vec<&str> {
    let until = |text: &'static str, end: char| {
        move |line| str::split(line, text).skip(1).filter_map(move |rest: &str| rest.split(end).next())
    };
    prose(document).flat_map(|line| until("](", ')')(line).chain(until("src=\"", '"')(line))).collect()
}

/// The anchors of a document: those that are made from its headings, and those that are written out.
fn anchors(document: &str) -> BTreeSet<String> {
    let heading = |line: &str| {
        let title = line.strip_prefix('#')?.trim_start_matches('#').trim().to_lowercase();
        let kept = title.chars().filter(|sign| sign.is_alphanumeric() || " -_".contains(*sign));
        Some(kept.map(|sign| if sign == ' ' { '-' } else { sign }).collect::<String>())
    };
    let written = |line: &str| Some(line.strip_prefix("<a id=\"")?.split_once('"')?.0.to_owned());
    prose(document).filter_map(|line| heading(line).or_else(|| written(line))).collect()
}

/// Runs a command and compares its output with what is shown, except for speed and for lines left out at `...`. A command
/// without output must only succeed.
fn compare(folder: &Path, command: &str, shown: &str) {
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

/// Sends every other line to the engine and compares its answers with the lines between.
fn compare_engine(shown: &str) {
    let lines: Vec<&str> = shown.lines().collect();
    let requests: String = lines.iter().step_by(2).map(|line| format!("{line}\n")).collect();
    let answers: Vec<&str> = lines.iter().skip(1).step_by(2).copied().collect();
    let answered = run_with(&["engine"], requests.as_bytes()).ok();
    assert_eq!(answered.lines().collect::<Vec<_>>(), answers);
}
