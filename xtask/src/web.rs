//! The web client: its checks, its tests in a browser, and `cargo xtask shots` and `web-measure`.

#[path = "../../crates/client/build/npm.rs"]
mod npm;

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{self, Outcome};

#[derive(clap::Args)]
pub(crate) struct ShotsArgs {
    /// Where the pictures go
    #[arg(value_name = "FOLDER", default_value = "target/shots")]
    folder: PathBuf,
}

/// A stage of `cargo xtask test`: format, types and unit tests.
pub(crate) fn stage() -> Outcome {
    or_left_out("THE WEB CLIENT IS NOT CHECKED", has_npm(), |()| {
        ["lint", "check", "test"].into_iter().try_for_each(|script| run(&mut script_of(script)))
    })
}

/// Another: tests in a real browser.
pub(crate) fn browser_stage() -> Outcome {
    or_left_out("NOTHING IS TESTED IN A BROWSER", browser(), |chromium| in_browser("browser", &chromium, None))
}

pub(crate) fn shots(args: &ShotsArgs) -> Outcome {
    let folder = shell::root().join(&args.folder);
    in_browser("shots", &browser()?, Some(&folder))?;
    println!("{}", folder.display());
    Ok(())
}

pub(crate) fn measure() -> Outcome {
    in_browser("measure", &browser()?, None)
}

/// Does something with what it needs. Where that cannot be had it is left out, but never where `CI` is set.
fn or_left_out<T>(otherwise: &str, needed: Outcome<T>, run: impl FnOnce(T) -> Outcome) -> Outcome {
    match needed {
        Ok(needed) => run(needed),
        Err(reason) if env::var_os("CI").is_none() => {
            println!("\n!!! {otherwise}: {reason}\n");
            Ok(())
        }
        Err(reason) => Err(reason),
    }
}

/// Runs a script that visits a server of its own: of `jemaa`, or of `jemaa-sealed`, which is built beside it.
fn in_browser(script: &str, chromium: &Path, shots: Option<&Path>) -> Outcome {
    let jemaa = shell::programs()?.join("jemaa");
    let mut command = script_of(script);
    command.env("JEMAA_BIN", jemaa).env("JEMAA_CHROMIUM", chromium);
    if let Some(shots) = shots {
        command.env("JEMAA_SHOTS", shots);
    }
    run(&mut command)
}

/// Runs a script with the packages installed.
fn run(script: &mut Command) -> Outcome {
    let _reading = npm::install(&folder())?;
    shell::run(script)
}

/// One of the scripts in `web/package.json`.
fn script_of(name: &str) -> Command {
    let mut npm = Command::new("npm");
    npm.args(["run", "--silent", name]).current_dir(folder());
    npm
}

fn folder() -> PathBuf {
    shell::root().join("web")
}

fn has_npm() -> Outcome {
    if shell::works(Command::new("npm").arg("--version")) {
        return Ok(());
    }
    Err("the web client needs Node, 20.19 or later, with npm: https://nodejs.org".to_owned())
}

/// Finds Chromium, or installs it.
fn browser() -> Outcome<PathBuf> {
    has_npm()?;
    let find = || {
        let path = env::var_os("PATH").unwrap_or_default();
        let names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
        let mut places = env::split_paths(&path)
            .flat_map(|folder| names.map(|name| folder.join(name)))
            .filter(|file| file.is_file());
        places.next()
    };
    if let Some(chromium) = find() {
        return Ok(chromium);
    }
    shell::install_package("chromium")?;
    find().ok_or_else(|| "Chromium was installed, and cannot be found".to_owned())
}
