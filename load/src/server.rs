//! The server, as a process of its own.

use std::ffi::OsString;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::client::{Trouble, wrong};

/// Nothing takes longer than this.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Program {
    /// The server's program.
    pub binary: PathBuf,
    /// Where it keeps its games: a file, or `postgres://...`.
    pub database: OsString,
    /// Where it listens.
    pub listen: String,
    /// The core that it gets for itself.
    pub core: Option<u32>,
    /// Where its warnings go. Without it, only its errors are shown.
    pub log: Option<PathBuf>,
}

impl Program {
    /// A server on any free port of this machine.
    pub fn new(binary: impl Into<PathBuf>, database: impl Into<OsString>) -> Program {
        let (binary, database, listen) = (binary.into(), database.into(), "127.0.0.1:0".to_owned());
        Program { binary, database, listen, core: None, log: None }
    }

    /// Starts it. It may not be open yet.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(&self) -> Result<Server, Trouble> {
        let mut command = match self.core {
            None => Command::new(&self.binary),
            Some(core) => {
                let mut pinned = Command::new("taskset");
                pinned.args(["--cpu-list", &core.to_string()]).arg(&self.binary);
                pinned
            }
        };
        command.args(["serve", "--listen", &self.listen]).env("JEMAA_DATABASE", &self.database);
        command.env("JEMAA_LOG", if self.log.is_some() { "warn" } else { "error" });
        if let Some(log) = &self.log {
            command.stderr(File::options().create(true).append(true).open(log).map_err(wrong)?);
        }
        let process = command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true).spawn();
        let process = process.map_err(|reason| wrong(format!("{}: {reason}", self.binary.display())))?;
        Ok(Server { process, log: self.log.clone() })
    }
}

/// A server that runs. It is killed when it is dropped.
pub struct Server {
    process: Child,
    log: Option<PathBuf>,
}

impl Server {
    /// Waits until it says that it is open, and where.
    ///
    /// # Errors
    /// If it says something else.
    pub async fn ready(&mut self) -> Result<String, Trouble> {
        let said = self.process.stdout.as_mut().ok_or_else(|| wrong("nothing to read"))?;
        let mut line = String::new();
        timeout(PATIENCE, BufReader::new(said).read_line(&mut line)).await.map_err(wrong)?.map_err(wrong)?;
        let address = line.trim_end().split_once("is open at http://").map(|(_, address)| address.to_owned());
        address.ok_or_else(|| wrong(format!("the server does not open: {}", self.said())))
    }

    /// Its number among the processes.
    pub fn process(&self) -> Option<u32> {
        self.process.id()
    }

    /// Kills it.
    ///
    /// # Errors
    /// If it has ended by itself.
    pub async fn kill(mut self) -> Result<(), Trouble> {
        if let Some(ended) = self.process.try_wait().map_err(wrong)? {
            return Err(wrong(format!("the server ended by itself, {ended}: {}", self.said())));
        }
        self.process.kill().await.map_err(wrong)
    }

    /// Lets it end in its own way.
    ///
    /// # Errors
    /// If it does not end well, or its log tells of something that somebody should look at.
    pub async fn stop(mut self) -> Result<(), Trouble> {
        let process = self.process().ok_or_else(|| wrong("the server ended by itself"))?;
        Command::new("kill").arg(process.to_string()).status().await.map_err(wrong)?;
        let ended = timeout(PATIENCE, self.process.wait()).await.map_err(wrong)?.map_err(wrong)?;
        let log = self.said();
        if !ended.success() || log.contains("ERROR") || log.contains("panicked") {
            return Err(wrong(format!("the server ended with {ended}, and says: {log}")));
        }
        Ok(())
    }

    /// What its log says.
    fn said(&self) -> String {
        self.log.as_ref().and_then(|log| fs::read_to_string(log).ok()).unwrap_or_default()
    }
}
