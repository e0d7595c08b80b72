//! The packages of the web client, installed when they have to be.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

/// Installs what `package-lock.json` names into `node_modules`, unless it is there. As long as the file that is returned
/// lives, nobody installs anew; so several builds at once do not take the packages from each other.
pub(crate) fn install(web: &Path) -> Result<File, String> {
    let told = |what: &Path, reason| format!("{}: {reason}", what.display());
    let lock = File::open(web).map_err(|reason| told(web, reason))?;
    lock.lock().map_err(|reason| told(web, reason))?;
    let (wanted, installed) = (web.join("package-lock.json"), web.join("node_modules/.installed.json"));
    let names = fs::read(&wanted).map_err(|reason| told(&wanted, reason))?;
    if fs::read(&installed).ok().as_ref() != Some(&names) {
        run(Command::new("npm").arg("ci").current_dir(web))?;
        fs::write(&installed, names).map_err(|reason| told(&installed, reason))?;
    }
    lock.lock_shared().map_err(|reason| told(web, reason))?;
    Ok(lock)
}

/// Runs a program without showing what it says, unless it fails.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.env("NO_COLOR", "1").env_remove("FORCE_COLOR").output();
    let output = output.map_err(|reason| format!("{name}: {reason}; it takes Node.js 20.19 or later, with npm"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr) + String::from_utf8_lossy(&output.stdout);
    let errors: Vec<&str> = said.lines().filter(|line| line.starts_with("npm error")).collect();
    let said = if errors.is_empty() { said.lines().filter(|line| !line.trim().is_empty()).collect() } else { errors };
    Err(format!("{name}: {}\n{}", output.status, said.iter().take(30).copied().collect::<Vec<_>>().join("\n")))
}
