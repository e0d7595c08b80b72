//! Runs the binary as anybody would: arguments and standard input in, what it said and how it ended out.

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value;

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Done {
    /// What it printed, once it has ended well and in silence.
    #[track_caller]
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{self:?}");
        self.out
    }

    /// The one JSON document it printed.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        let out = self.ok();
        serde_json::from_str(&out).unwrap_or_else(|reason| panic!("{reason}: {out}"))
    }
}

/// The binary, to be run.
pub(crate) fn jemaa(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jemaa"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the binary with this on its standard input.
#[track_caller]
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Done {
    let mut child = jemaa(args).spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_owned();
    // A program may well stop reading before it has read everything.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let done = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("it prints text");
    Done { code: done.status.code(), out: text(done.stdout), err: text(done.stderr) }
}

/// Runs the binary.
#[track_caller]
pub(crate) fn run(args: &[&str]) -> Done {
    run_with(args, b"")
}
