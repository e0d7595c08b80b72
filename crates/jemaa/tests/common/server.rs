//! `jemaa serve` as a process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// A server that runs. It is killed when it is dropped.
pub(crate) struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
    /// What it logs, line by line.
    log: Receiver<String>,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(database: &str, variables: &[(&str, &str)]) -> Server {
        Server::try_start(database, variables).unwrap_or_else(|(ended, log)| panic!("{ended}: {log}"))
    }

    /// Starts it; or how it ended, and what it logged, if it does not open.
    pub(crate) fn try_start(database: &str, variables: &[(&str, &str)]) -> Result<Server, (ExitStatus, String)> {
        Server::run(Command::new(env!("CARGO_BIN_EXE_jemaa")).envs(variables.iter().copied()), database)
    }

    /// Starts it where no file can have more than so many bytes.
    pub(crate) fn start_within(database: &str, bytes: u64) -> Server {
        let limited = format!("trap '' XFSZ && ulimit -f {} && exec \"$0\" \"$@\"", bytes / 512);
        let mut command = Command::new("sh");
        command.args(["-c", &limited, env!("CARGO_BIN_EXE_jemaa")]);
        Server::run(&mut command, database).unwrap_or_else(|(ended, log)| panic!("{ended}: {log}"))
    }

    fn run(command: &mut Command, database: &str) -> Result<Server, (ExitStatus, String)> {
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (err, mut out) = (child.stderr.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let (lines, log) = channel();
        // It is read all the time: nobody waits for somebody who logs much.
        thread::spawn(move || {
            let mut err = BufReader::new(err);
            let mut line = Vec::new();
            while err.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
                let _ = lines.send(String::from_utf8_lossy(&line).into_owned());
                line.clear();
            }
        });
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        if line.is_empty() {
            return Err((child.wait().unwrap(), log.iter().collect()));
        }
        let address = line.trim_end().strip_prefix("Jemaa is open at http://").expect("it says where it is").to_owned();
        Ok(Server { child, out, log, address })
    }

    /// Tells it to stop as a service would be told.
    pub(crate) fn tell(&self) {
        let told = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(told.success());
    }

    /// Waits until it logs something with these words.
    pub(crate) fn wait_for(&self, words: &str) {
        assert!(self.log.iter().any(|line| line.contains(words)), "it logs “{words}”");
    }

    /// Waits for its end: how it ended, what it said on standard output after its first line, and what it logged since
    /// that was last looked at.
    pub(crate) fn end(mut self) -> (ExitStatus, String, String) {
        let (mut out, log) = (String::new(), self.log.iter().collect());
        self.out.read_to_string(&mut out).unwrap();
        (self.child.wait().unwrap(), out, log)
    }

    /// Stops it: what it said on standard output after its first line, and what it logged.
    pub(crate) fn stop(self) -> (String, String) {
        self.tell();
        let (ended, out, log) = self.end();
        assert!(ended.success(), "{log}");
        (out, log)
    }

    /// A request over HTTP: its body.
    pub(crate) fn http(&self, method: &str, path: &str, body: &str) -> String {
        self.http_with(method, path, "", body).1
    }

    /// A request over HTTP, with a secret: status and body.
    pub(crate) fn http_with(&self, method: &str, path: &str, secret: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n\
             authorization: Bearer {secret}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        // It may end in anger.
        let _ = stream.read_to_string(&mut answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
