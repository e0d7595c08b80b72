//! `cargo xtask test`: every check there is, stage by stage.

use std::env;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::postgres::{self, Postgres};
use crate::shell::{self, Outcome, cargo};
use crate::{golden, licences, load, schemathesis, scorer, torture, wasm, web};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only these stages, in their usual order; a stage with a space in its name is quoted
    #[arg(value_name = "STAGE", value_parser = clap::builder::PossibleValuesParser::new(STAGES.iter().map(|(name, _)| *name)))]
    stages: Vec<String>,
}

/// What one stage leaves for those after it.
#[derive(Default)]
struct Setup {
    /// Stops when all is done, or one stage fails.
    postgres: Option<Postgres>,
}

type Stage = (&'static str, fn(&mut Setup) -> Outcome);

const STAGES: &[Stage] = &[
    ("set up", |setup| {
        for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
            if !shell::works(&mut cargo(&[tool, "--version"])) {
                shell::run(Command::new("rustup").args(["component", "add", component]))?;
            }
        }
        setup.postgres = start_postgres()?;
        Ok(())
    }),
    ("format", |_| shell::run(&mut cargo(&["fmt", "--all", "--check"]))),
    ("lint", |_| {
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
    ("document", |_| {
        shell::run(
            cargo(&["doc", "--workspace", "--no-deps", "--document-private-items", "--profile", "ci"])
                .env("RUSTDOCFLAGS", "--deny warnings"),
        )
    }),
    ("wasm", |_| wasm::stage()),
    ("licences", |_| licences::stage()),
    ("web", |_| web::stage()),
    ("test", |setup| {
        let mut test = cargo(&["test", "--workspace", "--profile", "ci"]);
        if let Some(postgres) = &setup.postgres {
            test.env(postgres::VARIABLE, postgres.url());
        }
        shell::run(&mut test)
    }),
    ("golden", |_| golden::stage()),
    ("browser", |_| web::browser_stage()),
    ("scorer", |_| scorer::stage()),
    ("schemathesis", |_| schemathesis::stage()),
    ("torture", |setup| torture::stage(setup.postgres.as_ref())),
    ("load", |_| load::stage()),
    ("simulate", |_| {
        let jemaa = shell::programs()?.join("jemaa");
        for (game, games, option) in [("rugs", "2000", "variant"), ("keshi", "300", "layer=B2")] {
            for players in ["2", "3", "4"] {
                for rules in [&[][..], &["--option", option][..]] {
                    let who = ["--games", games, "--bots", "random,greedy", "--players", players];
                    shell::run(Command::new(&jemaa).args(["sim", game, "--check"]).args(who).args(rules))?;
                }
            }
        }
        for game in ["rugs", "keshi"] {
            let all = ["--all-configurations", "--games-per", "5"];
            shell::run(Command::new(&jemaa).args(["sim", game, "--check"]).args(all))?;
        }
        Ok(())
    }),
];

/// A server for the tests that need one, unless somebody named one. Without it they are not run, which is an error where
/// everything must be.
fn start_postgres() -> Outcome<Option<Postgres>> {
    if env::var_os(postgres::VARIABLE).is_some() {
        return Ok(None);
    }
    match Postgres::start() {
        Ok(postgres) => Ok(Some(postgres)),
        Err(reason) if env::var_os("CI").is_some() => Err(reason),
        Err(reason) => {
            println!("\n!!! NOTHING IS TESTED WITH POSTGRESQL: {reason}\n");
            Ok(None)
        }
    }
}

pub(crate) fn run(args: &Args) -> Outcome {
    let mut setup = Setup::default();
    let mut took: Vec<(&str, Duration)> = Vec::new();
    let mut done = Ok(());
    // Later stages use what the first one sets up.
    let wanted =
        |name: &str| args.stages.is_empty() || name == STAGES[0].0 || args.stages.iter().any(|stage| stage == name);
    for (name, stage) in STAGES.iter().filter(|(name, _)| wanted(name)) {
        println!("\n== {name}");
        let since = Instant::now();
        done = stage(&mut setup).map_err(|reason| format!("{name} failed: {reason}"));
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
