//! A room made of a record: a game that was not played here, to be looked at and gone on from. Nothing happens in it any more,
//! so that its versions are the moments of the game.

use bots::AnyGame;
use protocol::lobby::Stage;
use protocol::problem::{Code, Problem};
use protocol::sight::DiceSight;
use table::{BadRecord, Record, Step};

use super::status::Progress;
use super::{Mark, Room, Table};
use crate::dice::{self, Dice, Unfair};
use crate::moment::Moment;

/// The most steps of a record: many times those of the longest game.
const MOST_STEPS: usize = 10_000;

/// The longest name of the room where a record with fair dice was played: ours have 12 characters.
const LONGEST_ROOM: usize = 64;

/// Reads a record and checks every step by the rules, and every draw if it tells of fair dice. Returns it in canonical form:
/// without comments, padding and repeated digests.
///
/// # Errors
/// What is wrong first, with its line.
pub fn checked<'a>(
    game: impl Fn(&str) -> Result<&'a AnyGame, Problem>,
    text: &str,
    components: Option<String>,
) -> Result<Record, Problem> {
    let record = read(text)?;
    let kind = &game(&record.header.game)?.kind;
    let bad = |reason: String| Problem::new(Code::BadTable, reason);
    if record.steps.is_empty() || record.steps.len() > MOST_STEPS {
        return Err(bad(format!("a record to look at has 1 to {MOST_STEPS} steps")));
    }
    let played = kind.replay(&record, usize::MAX, components.clone(), |_, _| {});
    let played = played.map_err(|reason| bad(located(text, &reason)))?;
    if let Some(dice) = &record.header.dice {
        if dice.room.chars().count() > LONGEST_ROOM {
            return Err(bad(format!("the name of a room has at most {LONGEST_ROOM} characters")));
        }
        dice::check(kind, &record, components).map_err(|reason| match &reason {
            Unfair::Draw { step, .. } => bad(format!("line {}: {reason}", line_of(text, *step))),
            _ => bad(reason.to_string()),
        })?;
    }
    Ok(played.record())
}

/// Reads a record.
fn read(text: &str) -> Result<Record, Problem> {
    text.parse().map_err(|reason: BadRecord| Problem::new(Code::Malformed, reason.to_string()))
}

/// What is wrong with a record, and where.
fn located(text: &str, reason: &BadRecord) -> String {
    match reason {
        BadRecord::Step { number: step, .. } | BadRecord::Digest(step) => {
            format!("line {}: {reason}", line_of(text, *step))
        }
        _ => reason.to_string(),
    }
}

/// The line on which a step stands, both counted from 1.
fn line_of(text: &str, step: usize) -> usize {
    let lines = text.lines().map(str::trim).enumerate().filter(|(_, line)| !line.starts_with('#'));
    let below = lines.skip_while(|(_, line)| !line.is_empty());
    let steps = below.filter(|(_, line)| !line.is_empty() && !line.starts_with('='));
    steps.map(|(at, _)| at + 1).nth(step.saturating_sub(1)).unwrap_or(1)
}

/// Marks of steps that were not taken here, from a version on: as when they are taken, an action and all the chance that
/// it sets off are one version.
pub(super) fn marks_of<A, O>(steps: &[Step<A, O>], first: u64, now: Moment) -> Vec<Mark> {
    let Moment { at, time } = now;
    let mark = |version, by| Mark { version, at, time, by, steps: 0, reveals: true, typed: false, clock: None };
    let mut marks = vec![mark(first, None)];
    for (number, step) in steps.iter().enumerate() {
        if let Step::Act(choices) = step {
            let by = if let [(seat, _)] = choices.as_slice() { Some(*seat) } else { None };
            marks.push(mark(first + marks.len() as u64, by));
        }
        if let Some(last) = marks.last_mut() {
            last.steps = number + 1;
        }
    }
    marks
}

impl Room {
    /// Plays the record that the room was made of, if it was.
    ///
    /// # Errors
    /// If it does not fit.
    pub fn play_record(&mut self) -> Result<(), Problem> {
        let Some(text) = &self.made.record else { return Ok(()) };
        let record = read(text)?;
        let game = self.game.kind.replay(&record, usize::MAX, self.made.components.clone(), |_, _| {});
        let game = game.map_err(|reason| Problem::new(Code::BadTable, located(text, &reason)))?;
        let marks = marks_of(&record.steps, 1, self.last());
        let told = record.header.dice;
        self.told_dice = told.map(|dice| DiceSight { commitment: dice.commitment, seed: Some(dice.seed) });
        self.status.version = marks.len() as u64;
        self.status.stage = Stage::Over;
        self.status.progress = Some(Progress::new(game.turn(), None));
        let dice = Dice::new(self.made.seed.clone(), &self.id.to_string(), Vec::new());
        self.table = Some(Table { game, names_before: Vec::new(), dice, marks });
        Ok(())
    }
}
