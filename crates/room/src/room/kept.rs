//! Games that this program cannot play: what can be read from their logs all the same.

use bots::AnyGame;
use table::{Header, Record, Seat, Seats, Step};

use super::Room;
use super::uploaded::marks_of;
use crate::RoomId;
use crate::dice;
use crate::line::{Line, LineKind, Made, Place};
use crate::moment::Moment;

impl Room {
    /// The room that a log makes before its game begins, which knows all secrets; and the record of that game, if it was
    /// kept.
    #[must_use]
    pub fn kept(id: RoomId, games: &[AnyGame], lines: Vec<(Moment, Line)>) -> Option<(Room, Record)> {
        let ended = lines.iter().rev().find_map(|(_, line)| line.ended.clone());
        let closed = lines.iter().any(|(_, line)| matches!(line.what, LineKind::Closed));
        let renamed = renamed(lines.iter().map(|(_, line)| line));
        let mut lines = lines.into_iter();
        let Some((at, Line { what: LineKind::Made(made), .. })) = lines.next() else { return None };
        let mut record: Record = ended.or_else(|| made.record.clone())?.parse().ok()?;
        for (seat, name) in &renamed {
            dice::rename(&mut record.header, *seat, name);
        }
        let game = games.iter().find(|game| game.kind.name == made.game)?;
        let before = lines.take_while(|(_, line)| !matches!(line.what, LineKind::Began { .. }));
        let mut room = Room::make(id, *game, *made, at).follow(before)?;
        if closed {
            room.status.close();
        }
        Some((room, record))
    }
}

/// When the log last moved a player from a seat, as [`Room::moved_at`] tells it of a room that is open.
#[must_use]
pub fn moved_at(lines: &[(Moment, Line)]) -> i64 {
    let moves = |what: &LineKind| match what {
        LineKind::Reseated { .. } | LineKind::Swapped { .. } => true,
        LineKind::Began { seating, .. } => !seating.iter().copied().eq(Seat::all(seating.len())),
        _ => false,
    };
    let moved = lines.iter().rev().find(|(_, line)| moves(&line.what));
    moved.map_or(i64::MIN, |(moment, _)| moment.at)
}

/// The players renamed after the game of a log began, with their new names. The game of an uploaded record began before its
/// log.
fn renamed<'a>(lines: impl Iterator<Item = &'a Line>) -> Vec<(Seat, String)> {
    let begins = |line: &Line| match &line.what {
        LineKind::Made(made) => made.record.is_some(),
        what => matches!(what, LineKind::Began { .. }),
    };
    let later = lines.skip_while(|line| !begins(line)).filter_map(|line| match &line.what {
        LineKind::Renamed { seat, name } => Some((*seat, name.clone())),
        _ => None,
    });
    later.collect()
}

/// The record of a log's game as far as it was played, made of the lines alone: no rule of the game is needed. It has all
/// secrets of the game, but no digests, and says nothing of the dice. None, if no game has begun, or the log is none.
///
/// Older logs do not say which choices were made together with others; these are steps of their own then.
#[must_use]
pub fn played(lines: impl IntoIterator<Item = Line>) -> Option<Record> {
    let mut lines = lines.into_iter();
    let LineKind::Made(made) = lines.next()?.what else { return None };
    let mut ended: Option<Record> = match &made.record {
        Some(record) => Some(record.parse().ok()?),
        None => None,
    };
    let mut played = Played { places: made.seats.clone(), version: 1, ..Played::default() };
    for line in lines {
        if let (None, Some(record)) = (&ended, &line.ended) {
            ended = Some(record.parse().ok()?);
        }
        match (&mut ended, &line.what) {
            (Some(record), LineKind::Renamed { seat, name }) => dice::rename(&mut record.header, *seat, name),
            (Some(_), _) => {}
            (None, _) => played.note(&made, &line)?,
        }
    }
    if ended.is_some() {
        return ended;
    }
    Some(Record { header: played.header?, steps: played.steps, digests: Vec::new() })
}

/// A game as its log tells it, line by line.
#[derive(Default)]
struct Played {
    places: Vec<Place>,
    /// The version of the room, as [`Room::version`] counts it.
    version: u64,
    /// Once the game has begun.
    header: Option<Header>,
    steps: Vec<Step<String, String>>,
    /// The versions that carried the game on, and how many steps it had then.
    marks: Vec<(u64, usize)>,
    /// Who has chosen while others still choose.
    chosen: Seats,
}

impl Played {
    fn note(&mut self, made: &Made, line: &Line) -> Option<()> {
        let parse = |steps: &[String]| steps.iter().map(|step| step.parse().ok()).collect::<Option<Vec<_>>>();
        match &line.what {
            // Somebody chose anew, and nobody else may know: the version stays.
            LineKind::Acted { record: Some(record), .. } if record.is_empty() && self.chosen.contains(line.by?) => {
                return Some(());
            }
            _ => self.version += 1,
        }
        match &line.what {
            LineKind::Joined { seat, person } => *self.places.get_mut(seat.index())? = Place::Person(person.clone()),
            LineKind::Reseated { seat, level, .. } => {
                *self.places.get_mut(seat.index())? = level.clone().map_or(Place::Open, Place::Bot);
            }
            LineKind::Renamed { seat, name } => {
                if let Place::Person(person) = self.places.get_mut(seat.index())? {
                    person.name.clone_from(name);
                }
                if let Some(header) = &mut self.header {
                    header.seats.get_mut(seat.index())?.clone_from(name);
                }
            }
            LineKind::Swapped { seat, with } => {
                let both = seat.index().max(with.index());
                (both < self.places.len()).then(|| self.places.swap(seat.index(), with.index()))?;
            }
            LineKind::Began { rules, components, seating, steps } => {
                let name = |seat: &Seat| {
                    Some(match self.places.get(seat.index())? {
                        Place::Open => "?".to_owned(),
                        Place::Person(person) => person.name.clone(),
                        Place::Bot(level) => level.clone(),
                    })
                };
                self.header = Some(Header {
                    game: made.game.clone(),
                    rules: *rules,
                    options: made.options.clone(),
                    components: components.clone(),
                    seats: seating.iter().map(name).collect::<Option<_>>()?,
                    start: None,
                    dice: None,
                });
                self.places =
                    seating.iter().map(|seat| self.places.get(seat.index()).cloned()).collect::<Option<_>>()?;
                self.steps = parse(&made.branch)?;
                if !self.steps.is_empty() {
                    let marks = marks_of(&self.steps, self.version, Moment::from(0));
                    self.version += marks.len() as u64;
                    self.marks = marks.iter().map(|mark| (mark.version, mark.steps)).collect();
                }
                self.steps.extend(parse(steps)?);
                self.marks.push((self.version, self.steps.len()));
            }
            LineKind::Acted { record: Some(record), .. } if record.is_empty() => self.chosen.insert(line.by?),
            LineKind::Acted { steps, record } => {
                self.chosen = Seats::NONE;
                self.steps.extend(parse(record.as_ref().unwrap_or(steps))?);
                self.marks.push((self.version, self.steps.len()));
            }
            LineKind::Undone { to } => {
                self.chosen = Seats::NONE;
                self.marks.retain(|(version, _)| version <= to);
                self.steps.truncate(self.marks.last()?.1);
            }
            _ => {}
        }
        Some(())
    }
}
