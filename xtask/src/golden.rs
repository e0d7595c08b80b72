//! `cargo xtask golden`: what games show and say, against the golden files or another revision.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::bench::Built;
use crate::compare::Checkout;
use crate::shell::{self, Outcome, read};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Compare with a build of this revision, and name the first step that differs
    #[arg(long, value_name = "REV", conflicts_with = "write")]
    against: Option<String>,
    /// Write the golden files anew
    #[arg(long)]
    write: bool,
}

/// The games that have a golden file.
const GAMES: [&str; 2] = ["rugs", "keshi"];

/// In `cargo xtask test` only every so many configurations of a game are played.
const SHORT: usize = 16;

/// At most so many games that differ are named.
const NAMED: usize = 10;

pub(crate) fn run(args: &Args) -> Outcome {
    let this = build(&shell::root(), &shell::target())?;
    if let Some(revision) = &args.against {
        let other = Checkout::new(revision)?;
        let other = build(&other.folder, &other.target)?;
        return GAMES.iter().try_for_each(|game| against(game, [&this, &other]));
    }
    for game in GAMES {
        let printed = read(Command::new(&this).arg(game))?;
        if args.write {
            let file = file_of(game);
            fs::write(&file, printed).map_err(|reason| format!("{}: {reason}", file.display()))?;
        } else {
            check(game, &printed)?;
        }
    }
    Ok(())
}

/// The short version: some configurations of each game.
pub(crate) fn stage() -> Outcome {
    let this = build(&shell::root(), &shell::target())?;
    GAMES.iter().try_for_each(|game| {
        let every = SHORT.to_string();
        check(game, &read(Command::new(&this).args([game, "--every", &every]))?)
    })
}

fn build(tree: &Path, target: &Path) -> Outcome<PathBuf> {
    Built::of(tree, target, &["build", "--profile", "ci", "--package", "golden"])?.executable("golden")
}

fn file_of(game: &str) -> PathBuf {
    shell::root().join("golden").join(format!("{game}.txt"))
}

/// Checks that each line that was printed stands in the golden file.
fn check(game: &str, printed: &str) -> Outcome {
    let file = file_of(game);
    let golden = fs::read_to_string(&file).map_err(|reason| format!("{}: {reason}", file.display()))?;
    let golden: std::collections::HashSet<&str> = golden.lines().collect();
    let wrong: Vec<&str> = printed.lines().filter(|line| !golden.contains(line)).collect();
    if wrong.is_empty() {
        println!("{game}: {} games show and say what they did", printed.lines().count() - 1);
        return Ok(());
    }
    for line in wrong.iter().take(NAMED) {
        println!("{game}: {line}");
    }
    Err(format!(
        "{} games of {game} differ from {}; `cargo xtask golden --against REV` names the first step",
        wrong.len(),
        file.display()
    ))
}

/// Compares two builds: names the first game that differs, and the first step in it, with what differs there.
fn against(game: &str, builds: [&PathBuf; 2]) -> Outcome {
    let [this, other] = run_both(builds, &[game])?;
    let Some((this, other)) = this.lines().zip(other.lines()).find(|(this, other)| this != other) else {
        println!("{game}: no difference");
        return Ok(());
    };
    println!("{game}: this tree   {this}\n{game}: the other    {other}");
    let mut numbers = this.split(' ');
    let (Some(configuration), Some(seed)) = (numbers.next(), numbers.next()) else {
        return Err(format!("golden printed “{this}”"));
    };
    let trace = [game, "--trace", configuration, seed];
    let [this, other] = run_both(builds, &trace)?;
    let (this, other): (Vec<&str>, Vec<&str>) = (this.lines().collect(), other.lines().collect());
    let same = this.iter().zip(&other).take_while(|(this, other)| this == other).count();
    let number = same.to_string();
    let [this, other] = run_both(builds, &[&trace[..], &["--step", &number]].concat())?;
    println!("\nThe first difference is after {number} steps:");
    let (mine, theirs): (Vec<&str>, Vec<&str>) = (this.lines().collect(), other.lines().collect());
    for line in theirs.iter().filter(|line| !mine.contains(line)) {
        println!("- {line}");
    }
    for line in mine.iter().filter(|line| !theirs.contains(line)) {
        println!("+ {line}");
    }
    Err(format!("{game} with configuration {configuration} and seed {seed} differs after {number} steps"))
}

fn run_both(builds: [&PathBuf; 2], args: &[&str]) -> Outcome<[String; 2]> {
    let [this, other] = builds;
    Ok([read(Command::new(this).args(args))?, read(Command::new(other).args(args))?])
}
