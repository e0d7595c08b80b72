//! A server to measure, as a process of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use load::client::{Trouble, lost, request, wrong};

/// A server that runs. It is killed when it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    /// Starts a server, on one core if one is named, and says how long it took until it answered.
    pub(crate) async fn start(
        binary: &Path,
        database: &Path,
        core: Option<u32>,
    ) -> Result<(Server, Duration), Trouble> {
        let since = Instant::now();
        let mut command = match core {
            None => Command::new(binary),
            Some(core) => {
                let mut pinned = Command::new("taskset");
                pinned.args(["--cpu-list", &core.to_string()]).arg(binary);
                pinned
            }
        };
        command.args(["serve", "--listen", "127.0.0.1:0", "--database"]).arg(database).env("JEMAA_LOG", "error");
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|reason| wrong(format!("{}: {reason}", binary.display())))?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or_else(|| wrong("no standard output"))?;
        BufReader::new(out).read_line(&mut line).map_err(wrong)?;
        let address = line.trim_end().rsplit('/').next().unwrap_or_default().to_owned();
        let server = Server { child, address };
        match request(&server.address, "GET", "/healthz", None, "").await? {
            (200, _) => Ok((server, since.elapsed())),
            (_, answer) => Err(lost(format!("it is not well: {answer}"))),
        }
    }

    /// Its number among the processes.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Lets it end in its own way.
    pub(crate) fn stop(mut self) -> Result<(), Trouble> {
        Command::new("kill").arg(self.child.id().to_string()).status().map_err(wrong)?;
        let ended = self.child.wait().map_err(wrong)?;
        if ended.success() { Ok(()) } else { Err(wrong(format!("the server ended badly: {ended}"))) }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
