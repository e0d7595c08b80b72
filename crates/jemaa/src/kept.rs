//! A record that somebody kept, in a file or on standard input.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read, stdin};
use std::path::Path;

use table::{BadRecord, BadStep, Kind, Record};
use words::Words;

use crate::failure::{Failure, plain, printable};
use crate::games::Games;

/// No honest record is longer; a stream without end should not fill the memory.
const LONGEST: u64 = 16 << 20;

/// A record that was read.
pub(crate) struct Kept {
    /// What complaints call it.
    name: String,
    pub(crate) record: Record,
    pub(crate) kind: Kind,
}

impl Kept {
    /// The record in this file; `-` is standard input.
    pub(crate) fn read(games: Games, path: &Path) -> Result<Kept, Failure> {
        let piped = path.as_os_str() == "-";
        let name = if piped { "standard input".to_owned() } else { path.display().to_string() };
        let unreadable = |reason: &dyn Display| Failure::Input(named(&name, reason));
        let bytes = if piped { bytes(stdin().lock()) } else { File::open(path).and_then(bytes) };
        let bytes = bytes.map_err(|reason| unreadable(&plain(&reason)))?;
        if bytes.len() as u64 > LONGEST {
            return Err(unreadable(&"it is longer than any record"));
        }
        let text = String::from_utf8(bytes).map_err(|_| unreadable(&"it is no text, and so no record"))?;
        let record: Record = text.parse().map_err(|reason| unreadable(&reason))?;
        let kind = games.named(&record.header.game).map_err(|reason| unreadable(&reason))?.kind;
        Ok(Kept { name, record, kind })
    }

    /// What is wrong with it, by its name.
    pub(crate) fn fault(&self, reason: impl Display) -> Failure {
        Failure::Input(self.named(reason))
    }

    /// Something to say of it, by its name.
    pub(crate) fn named(&self, what: impl Display) -> String {
        named(&self.name, what)
    }

    /// Why it cannot be replayed, and a way out where there is one. `owners` says whether an owner's components were
    /// brought.
    pub(crate) fn unplayable(&self, words: &Words, reason: &BadRecord, owners: bool) -> Failure {
        let way_out = match reason {
            BadRecord::Components { .. } if !owners => ": pass the file they stand in, with --components FILE",
            BadRecord::Components { .. } if is_played_with_ours(&self.kind, &self.record) => ": leave out --components",
            _ => "",
        };
        self.fault(format_args!("{}{way_out}", told(words, reason)))
    }
}

fn named(name: &str, what: impl Display) -> String {
    printable(&format!("{name}: {what}"))
}

/// What stands there; one byte more than the longest record, if it is longer than that.
fn bytes(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(LONGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whether a record was played with our own components.
pub(crate) fn is_played_with_ours(kind: &Kind, record: &Record) -> bool {
    !matches!(kind.replay(record, 0, None, |_, _| {}), Err(BadRecord::Components { .. }))
}

/// What is wrong with a record, with the rule it breaks told as a sentence.
pub(crate) fn told(words: &Words, fault: &BadRecord) -> String {
    match fault {
        BadRecord::Step { number, step, reason: BadStep::Refused(refusal) } => {
            format!("step {number}, “{step}”: {}", words.word(refusal.0))
        }
        other => other.to_string(),
    }
}
