//! `jemaa replay`: a recorded game, told as sentences.

use std::io::{Write, stdout};

use serde_json::json;
use table::{AnyMatch, Message, Turn, Viewer};
use words::{Reader, Words};

use crate::cli::ReplayArgs;
use crate::failure::{Failure, printable};
use crate::games::{self, Games};
use crate::kept::Kept;

/// The messages of this command, beside those of the games.
#[cfg(test)]
pub(crate) const MESSAGES: &[table::Shape] = &[
    table::Shape::new("result-heading", &[]),
    table::Shape::new("result-heading-running", &[]),
    table::Shape::new("result-line", &["rank", "player", "points"]),
];

pub(crate) fn run(games: Games, args: &ReplayArgs) -> Result<(), Failure> {
    let kept = Kept::read(games, &args.file)?;
    let Kept { record, kind, .. } = &kept;
    let steps = args.to.unwrap_or(usize::MAX);
    if let Some(to) = args.to.filter(|&to| to > record.steps.len()) {
        return Err(kept.fault(format_args!("it has {} steps, not {to}", record.steps.len())));
    }
    let owners = args.owner.file()?.map(|file| file.for_game(kind)).transpose()?;
    let words = Words::new(args.lang);
    let reader = Reader { names: &record.header.seats, seat: None };
    let mut told = Vec::new();
    let played = kind.replay(record, steps, owners.clone(), |step, event| {
        if let Some((event, message)) = event.seen_by(Viewer::Spectator) {
            told.push((step, event, words.say(&message, reader)));
        }
    });
    let played = played.map_err(|reason| kept.unplayable(&words, &reason, owners.is_some()))?;

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
