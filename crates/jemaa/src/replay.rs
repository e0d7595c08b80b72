//! `jemaa replay`: a recorded game, told as sentences.

use std::fs;
use std::io::{Read, Write, stdin, stdout};

use serde_json::json;
use table::{AnyMatch, Message, Record, Turn, Viewer};
use words::{Reader, Words};

use crate::cli::ReplayArgs;
use crate::failure::Failure;
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
    let name = args.file.display();
    let unreadable = |reason: &dyn std::fmt::Display| Failure::Input(format!("{name}: {reason}"));
    let text = read(args).map_err(|reason| unreadable(&reason))?;
    let record: Record = text.parse().map_err(|reason| unreadable(&reason))?;
    let kind = games::named(&record.header.game)?.kind;
    let steps = args.to.unwrap_or(usize::MAX);
    if let Some(to) = args.to.filter(|&to| to > record.steps.len()) {
        return Err(unreadable(&format!("it has {} steps, not {to}", record.steps.len())));
    }
    let words = Words::new(args.lang);
    let reader = Reader { names: &record.header.seats, seat: None };
    let mut told = Vec::new();
    let played = kind.replay(&record, steps, None, |step, event| {
        if let Some((event, message)) = event.seen_by(Viewer::Spectator) {
            told.push((step, event, words.say(&message, reader)));
        }
    });
    let played = played.map_err(|reason| unreadable(&words_of(&words, &reason)))?;

    let mut out = stdout().lock();
    match (args.json, args.to) {
        (true, _) => {
            let event = |(step, event, text)| json!({ "step": step, "event": event, "text": text });
            let events: Vec<_> = told.into_iter().map(event).collect();
            let (position, standing) = (played.position(), played.standing());
            let answer = json!({
                "game": played.game(), "options": played.options(), "seats": played.names(), "steps": played.steps(),
                "position": position, "turn": played.turn(), "standing": standing, "events": events,
            });
            writeln!(out, "{answer}")?;
        }
        (false, Some(_)) => writeln!(out, "{}", played.position())?,
        (false, None) => {
            let width = record.steps.len().to_string().len();
            for (step, _, text) in told {
                writeln!(out, "{step:width$}  {text}")?;
            }
            write!(out, "{}", result(&words, played.as_ref()))?;
        }
    }
    Ok(())
}

fn read(args: &ReplayArgs) -> std::io::Result<String> {
    let mut text = String::new();
    if args.file.as_os_str() == "-" {
        stdin().lock().take(LONGEST).read_to_string(&mut text)?;
    } else {
        fs::File::open(&args.file)?.take(LONGEST).read_to_string(&mut text)?;
    }
    Ok(text)
}

/// A fault in a record, with the rule it breaks told as a sentence.
fn words_of(words: &Words, fault: &table::BadRecord) -> String {
    use table::{BadRecord, BadStep};
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
        let sources = standing.by_source(seat).map(|(source, points)| format!("{points} {}", words.word(source)));
        let sources: Vec<String> = sources.collect();
        text += &format!("{} ({})\n", words.say(&line, reader), sources.join(", "));
    }
    text
}
