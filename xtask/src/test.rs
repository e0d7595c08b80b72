//! `cargo xtask test`: every check there is, stage by stage.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::scorer;
use crate::shell::{self, Outcome, cargo};

type Stage = (&'static str, fn() -> Outcome);

const STAGES: &[Stage] = &[
    ("set up", || {
        for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
            if !shell::works(&mut cargo(&[tool, "--version"])) {
                shell::run(Command::new("rustup").args(["component", "add", component]))?;
            }
        }
        Ok(())
    }),
    ("format", || shell::run(&mut cargo(&["fmt", "--all", "--check"]))),
    ("lint", || {
        shell::run(&mut cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--profile",
            "ci",
            "--",
            "--deny",
            "warnings",
        ]))
    }),
    ("document", || {
        shell::run(
            cargo(&["doc", "--workspace", "--no-deps", "--document-private-items", "--profile", "ci"])
                .env("RUSTDOCFLAGS", "--deny warnings"),
        )
    }),
    ("test", || shell::run(&mut cargo(&["test", "--workspace", "--profile", "ci"]))),
    ("scorer", scorer::stage),
    ("simulate", || {
        shell::run(&mut cargo(&["build", "--package", "jemaa", "--profile", "ci"]))?;
        for (game, games, option) in [("rugs", "2000", "variant"), ("keshi", "300", "layer=B2")] {
            for players in ["2", "3", "4"] {
                for rules in [&[][..], &["--option", option][..]] {
                    let play =
                        ["run", "--quiet", "--package", "jemaa", "--profile", "ci", "--", "sim", game, "--check"];
                    let who = ["--games", games, "--bots", "random,greedy", "--players", players];
                    shell::run(cargo(&play).args(who).args(rules))?;
                }
            }
        }
        for game in ["rugs", "keshi"] {
            let play = ["run", "--quiet", "--package", "jemaa", "--profile", "ci", "--", "sim", game, "--check"];
            shell::run(cargo(&play).args(["--all-configurations", "--games-per", "5"]))?;
        }
        Ok(())
    }),
];

pub(crate) fn run() -> Outcome {
    let mut took: Vec<(&str, Duration)> = Vec::new();
    let mut done = Ok(());
    for (name, stage) in STAGES {
        println!("\n== {name}");
        let since = Instant::now();
        done = stage().map_err(|reason| format!("{name} failed: {reason}"));
        took.push((name, since.elapsed()));
        if done.is_err() {
            break;
        }
    }
    println!("\n{:<12} {:>8}", "stage", "seconds");
    for (name, took) in &took {
        println!("{name:<12} {:>8.1}", took.as_secs_f64());
    }
    println!("{:<12} {:>8.1}", "all", took.iter().map(|(_, took)| took.as_secs_f64()).sum::<f64>());
    done
}
