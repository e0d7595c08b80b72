//! `jemaa replay`: a recorded game, told as sentences.

use std::fs;
use std::io::{Read, Write, stdin, stdout};

use serde_json::json;
use table::{AnyMatch, BadRecord, BadStep, Kind, Message, Record, Turn, Viewer};
use words::{Reader, Words};

use crate::cli::ReplayArgs;
use crate::failure::{Failure, plain, printable};
use crate::games;

/// No honest record is longer; a stream without end should not fill the memory.
const LONGEST: u64 = 16 << 20;

/// The messages of this command, beside those of the games.
#[cfg(test)]
pub(crate) const MESSAGES: &[table::Shape] = &[
    table::Shape::new("result-heading", &[]),
    table::Shape::new("result-heading-running", &[]),
    table::Shape::new("result-line", &["rank", "player", "points"]),
];

pub(crate) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let piped = args.file.as_os_str() == "-";
    let name = if piped { "standard input".to_owned() } else { args.file.display().to_string() };
    let unreadable = |reason: &dyn std::fmt::Display| Failure::Input(printable(&format!("{name}: {reason}")));
    let text = read(args, piped).map_err(|reason| unreadable(&plain(&reason)))?;
    if text.len() as u64 > LONGEST {
        return Err(unreadable(&"it is longer than any record"));
    }
    let text = String::from_utf8(text).map_err(|_| unreadable(&"it is no text, and so no record"))?;
    let record: Record = text.parse().map_err(|reason| unreadable(&reason))?;
    let kind = games::named(&record.header.game).map_err(|reason| unreadable(&reason))?.kind;
    let steps = args.to.unwrap_or(usize::MAX);
    if let Some(to) = args.to.filter(|&to| to > record.steps.len()) {
        return Err(unreadable(&format!("it has {} steps, not {to}", record.steps.len())));
    }
    let owners = args.owner.file()?.map(|file| file.for_game(&kind)).transpose()?;
    let words = Words::new(args.lang);
    let reader = Reader { names: &record.header.seats, seat: None };
    let mut told = Vec::new();
    let played = kind.replay(&record, steps, owners.clone(), |step, event| {
        if let Some((event, message)) = event.seen_by(Viewer::Spectator) {
            told.push((step, event, words.say(&message, reader)));
        }
    });
    let played = played.map_err(|reason| {
        let way_out = match reason {
            BadRecord::Components { .. } if owners.is_none() => ": pass the file they stand in, with --components FILE",
            BadRecord::Components { .. } if is_played_with_ours(&kind, &record) => ": leave out --components",
            _ => "",
        };
        unreadable(&format!("{}{way_out}", fault(&words, &reason)))
    })?;

    let mut out = stdout().lock();
    match (args.json, args.to) {
        (true, _) => {
            let event = |(step, event, text)| json!({ "step": step, "event": event, "text": text });
            let events: Vec<_> = told.into_iter().map(event).collect();
            let (position, standing) = (played.position(), played.standing());
            let mut answer = json!({
                "game": played.game(), "options": played.options(), "seats": played.names(), "steps": played.steps(),
                "position": position, "turn": played.turn(), "standing": standing, "events": events,
            });
            if let Some(components) = played.components() {
                answer["components"] = games::set(&components);
            }
            writeln!(out, "{answer}")?;
        }
        (false, Some(_)) => writeln!(out, "{}", played.position())?,
        (false, None) => {
            let width = record.steps.len().to_string().len();
            for (step, _, text) in told {
                writeln!(out, "{step:width$}  {}", printable(&text))?;
            }
            write!(out, "{}", result(&words, played.as_ref()))?;
        }
    }
    Ok(())
}

/// What stands there; one byte more than the longest record, if it is longer than that.
fn read(args: &ReplayArgs, piped: bool) -> std::io::Result<Vec<u8>> {
    let mut text = Vec::new();
    if piped {
        stdin().lock().take(LONGEST + 1).read_to_end(&mut text)?;
    } else {
        fs::File::open(&args.file)?.take(LONGEST + 1).read_to_end(&mut text)?;
    }
    Ok(text)
}

/// Whether a record was played with our own components.
pub(crate) fn is_played_with_ours(kind: &Kind, record: &Record) -> bool {
    !matches!(kind.replay(record, 0, None, |_, _| {}), Err(BadRecord::Components { .. }))
}

/// A fault in a record, with the rule it breaks told as a sentence.
pub(crate) fn fault(words: &Words, fault: &BadRecord) -> String {
    match fault {
        BadRecord::Step { number, step, reason: BadStep::Refused(refusal) } => {
            format!("step {number}, “{step}”: {}", words.word(refusal.0))
        }
        other => other.to_string(),
    }
}

/// Who stands where, the best first, with points by source.
fn result(words: &Words, played: &dyn AnyMatch) -> String {
    let standing = played.standing();
    let heading = if played.turn() == Turn::Over { "result-heading" } else { "result-heading-running" };
    let mut seats: Vec<_> = standing.seats().collect();
    seats.sort_by_key(|&seat| standing.rank(seat));
    let reader = Reader { names: played.names(), seat: None };
    let mut text = format!("\n{}\n", words.word(heading));
    for seat in seats {
        let line = Message::plain("result-line")
            .with("rank", i64::from(standing.rank(seat)))
            .with("player", seat)
            .with("points", i64::from(standing.points(seat)));
        let sources = standing.by_source(seat).map(|(source, points)| format!("{} {points}", words.word(source)));
        let sources: Vec<String> = sources.collect();
        text += &format!("{} ({})\n", printable(&words.say(&line, reader)), sources.join(", "));
    }
    text
}
