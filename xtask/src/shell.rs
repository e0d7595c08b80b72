//! Running other programs.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What went wrong, in plain words.
pub(crate) type Outcome<T = ()> = Result<T, String>;

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().map(PathBuf::from).unwrap_or_default()
}

/// Where the build's output is.
pub(crate) fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from))
}

/// Cargo, in the root of the workspace.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(args).current_dir(root());
    cargo
}

/// Builds the programs as the tests have built what they consist of, so that little is left to do, and gives the folder.
pub(crate) fn programs() -> Outcome<PathBuf> {
    run(&mut cargo(&["build", "--workspace", "--profile", "ci"]))?;
    Ok(target().join("ci"))
}

/// Runs a command, and shows what it prints.
pub(crate) fn run(command: &mut Command) -> Outcome {
    let said = format!("{} {}", program(command), args(command));
    println!("$ {said}");
    let status = command.stdin(Stdio::null()).status().map_err(|reason| format!("{said}: {reason}"))?;
    if status.success() { Ok(()) } else { Err(format!("{said}: {status}")) }
}

/// What a command prints on standard output.
pub(crate) fn read(command: &mut Command) -> Outcome<String> {
    let said = format!("{} {}", program(command), args(command));
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.map_err(|reason| format!("{said}: {reason}"))?;
    if !output.status.success() {
        return Err(format!("{said}: {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|reason| format!("{said}: {reason}"))
}

/// Whether a command can be run at all.
pub(crate) fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Installs a package of the system, where that is Debian and we may.
pub(crate) fn install_package(name: &str) -> Outcome {
    if !is_root() || !works(Command::new("apt-get").arg("--version")) {
        return Err(format!("{name} is missing, and only root can install it, with apt-get"));
    }
    let apt = |args: &[&str]| run(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive"));
    let install = ["install", "-y", name];
    apt(&install).or_else(|_| apt(&["update"]).and_then(|()| apt(&install)))
}

pub(crate) fn is_root() -> bool {
    read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Installs a cargo subcommand, unless it is there.
pub(crate) fn have(subcommand: &str) -> Outcome {
    if works(&mut cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    run(&mut cargo(&["install", &format!("cargo-{subcommand}")]))
}

fn program(command: &Command) -> String {
    let name = PathBuf::from(command.get_program());
    name.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn args(command: &Command) -> String {
    command.get_args().map(|arg| arg.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
