//! `cargo xtask schemathesis`: requests made from `/openapi.json`, good and bad ones, against a running server.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::shell::{self, Outcome, target, works};

/// The version that is installed with pip, into a folder of its own with the build's output.
const VERSION: &str = "4.32.5";
/// So many requests of each kind, and always the same.
const EXAMPLES: &str = "150";
const SEED: &str = "1";

/// The same as a stage of `cargo xtask test`: where it cannot be installed it is left out, but never where `CI` is set.
pub(crate) fn stage() -> Outcome {
    match install() {
        Ok(program) => run_with(&program),
        Err(reason) if env::var_os("CI").is_none() => {
            println!("\n!!! NOTHING IS TESTED WITH SCHEMATHESIS: {reason}\n");
            Ok(())
        }
        Err(reason) => Err(reason),
    }
}

pub(crate) fn run() -> Outcome {
    run_with(&install()?)
}

fn run_with(program: &Path) -> Outcome {
    let server = Server::start(&shell::programs()?.join("jemaa"))?;
    let run = |config: Option<&PathBuf>| {
        let mut command = Command::new(program);
        if let Some(config) = config {
            command.arg("--config-file").arg(config);
        }
        // A description cannot say all: that a name must be seen, or that a game has no components.
        let checks = ["--checks", "all", "--exclude-checks", "positive_data_acceptance"];
        command.args(["run", &format!("http://{}/openapi.json", server.address), "--seed", SEED]);
        command.args(["--max-examples", EXAMPLES, "--warnings", "off"]).args(checks).current_dir(&server.folder);
        shell::run(&mut command)
    };
    run(None)?;
    // Once more with a room that there is.
    let room = server.make_table()?;
    let config = server.folder.join("schemathesis.toml");
    fs::write(&config, format!("[parameters]\n\"path.room\" = \"{room}\"\n"))
        .map_err(|reason| format!("{}: {reason}", config.display()))?;
    run(Some(&config))
}

/// Installs it, unless it is there.
fn install() -> Outcome<PathBuf> {
    let folder = target().join(format!("schemathesis-{VERSION}"));
    let program = folder.join("bin/schemathesis");
    if works(Command::new(&program).arg("--version")) {
        return Ok(program);
    }
    shell::run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
    let packages = format!("schemathesis=={VERSION}");
    shell::run(Command::new(folder.join("bin/pip")).args([
        "install",
        "--quiet",
        "--disable-pip-version-check",
        &packages,
    ]))?;
    Ok(program)
}

/// A server over an empty database.
struct Server {
    process: Child,
    address: String,
    folder: PathBuf,
}

impl Server {
    fn start(program: &Path) -> Outcome<Server> {
        let folder = target().join("schemathesis");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|reason| format!("{}: {reason}", folder.display()))?;
        let process = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--database"])
            .arg(folder.join("jemaa.db"))
            .env("JEMAA_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|reason| format!("jemaa: {reason}"))?;
        let mut server = Server { process, address: String::new(), folder };
        let said = server.process.stdout.as_mut().ok_or("jemaa says nothing")?;
        let mut line = String::new();
        BufReader::new(said).read_line(&mut line).map_err(|reason| format!("jemaa: {reason}"))?;
        let address = line.trim().split_once("http://").ok_or("jemaa does not open")?.1;
        server.address = address.to_owned();
        Ok(server)
    }

    /// Makes a table that anybody may join: the name of its room.
    fn make_table(&self) -> Outcome<String> {
        let body = r#"{"game":"keshi","options":{"players":4},"settings":{"listed":true}}"#;
        let ask = || {
            let mut stream = TcpStream::connect(&self.address)?;
            write!(
                stream,
                "POST /api/tables HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
                 connection: close\r\n\r\n{body}",
                self.address,
                body.len()
            )?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).map(|_| answer)
        };
        let answer = ask().map_err(|reason| format!("jemaa: {reason}"))?;
        let made =
            answer.split_once("\r\n\r\n").and_then(|(_, body)| serde_json::from_str::<serde_json::Value>(body).ok());
        let room = made.and_then(|made| made["room"].as_str().map(str::to_owned));
        room.ok_or_else(|| format!("no table: {answer}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
