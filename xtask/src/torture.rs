//! `cargo xtask torture`: the server is killed again and again while many games are played.

use std::fs;
use std::path::Path;

use crate::postgres::Postgres;
use crate::shell::{self, Outcome, cargo, target};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How often the server is killed
    #[arg(long, value_name = "N", default_value_t = 60)]
    kills: u32,
    /// In how many rooms is played at a time
    #[arg(long, value_name = "N", default_value_t = 48)]
    rooms: u32,
    /// What all chance of players and kills comes from [default: something new]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// How the server is built
    #[arg(long, value_name = "NAME", default_value = "release")]
    profile: String,
    /// Keep the games in PostgreSQL instead of SQLite
    #[arg(long)]
    postgres: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let postgres = if args.postgres { Some(Postgres::start()?) } else { None };
    let url = postgres.as_ref().map(|postgres| postgres.database("torture")).transpose()?;
    let build = ["build", "--package", "jemaa", "--package", "load", "--profile", &args.profile];
    shell::run(&mut cargo(&build))?;
    torture(&target().join(&args.profile), args.kills, args.rooms, args.seed, url)
}

/// The same in short, as a stage of `cargo xtask test`.
pub(crate) fn stage(postgres: Option<&Postgres>) -> Outcome {
    let programs = shell::programs()?;
    torture(&programs, 8, 12, None, None)?;
    match postgres {
        Some(postgres) => torture(&programs, 5, 6, None, Some(postgres.database("torture")?)),
        None => Ok(()),
    }
}

fn torture(programs: &Path, kills: u32, rooms: u32, seed: Option<u64>, url: Option<String>) -> Outcome {
    let folder = target().join("torture");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|reason| format!("{}: {reason}", folder.display()))?;
    let mut torture = std::process::Command::new(programs.join("torture"));
    let database = url.unwrap_or_else(|| folder.join("jemaa.db").display().to_string());
    torture.arg("--program").arg(programs.join("jemaa")).args(["--database", &database]);
    torture.arg("--log").arg(folder.join("log")).args(["--kills", &kills.to_string(), "--rooms", &rooms.to_string()]);
    if let Some(seed) = seed {
        torture.args(["--seed", &seed.to_string()]);
    }
    shell::run(&mut torture).map_err(|reason| format!("{reason}; its log is in {}", folder.display()))
}
