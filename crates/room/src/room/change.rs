//! How lines change a room. Deciding on a line makes a [`Change`] and touches nothing; [`Room::apply`] does what it says.

use std::sync::Arc;

use bots::AnyGame;
use protocol::lobby::Stage;
use protocol::problem::{Code, Problem};
use protocol::sight::Proposed;
use table::{AnyAdvance, AnyMatch, BadRecord, Seat, Seats};

use super::clock::Clocks;
use super::status::{Progress, Proposal, Status};
use super::{BadLog, Events, Mark, Room, Table, uploaded};
use crate::RoomId;
use crate::line::{Line, LineKind, Place};
use crate::moment::Moment;

/// A line that a room can take next, and all that comes of it. Nothing has happened yet: whoever keeps the log makes the
/// line durable first, and then has it applied.
pub struct Change {
    line: Line,
    status: Status,
    play: Play,
    marks: Marks,
    events: Events,
}

/// What becomes of the game.
pub(super) enum Play {
    /// It stands as it stood.
    Unchanged,
    /// It begins.
    Begun(Box<Table>),
    /// These steps are taken.
    Steps(Box<dyn AnyAdvance>),
    /// It stands as this one does: it has gone back, or come to its end.
    Game(Box<dyn AnyMatch>),
}

/// What becomes of the marks.
enum Marks {
    Unchanged,
    Replaced(Vec<Mark>),
    Added(Mark),
    /// Only so many are left.
    Cut(usize),
}

/// What a line does to the game, and what happens in it.
pub(super) struct Played {
    pub(super) play: Play,
    /// Not yet for anybody's eyes.
    pub(super) events: Events,
    /// Whether something comes out that somebody kept secret.
    pub(super) comes_out: bool,
}

impl Played {
    /// Nothing happens in the game.
    pub(super) const NOTHING: Played = Played { play: Play::Unchanged, events: Vec::new(), comes_out: false };
}

/// Why a line of a log cannot be applied.
enum BadLine {
    /// Something is wrong with the log.
    Bad(String),
    /// The game was played with another program.
    Unfit(String),
}

impl From<Problem> for BadLine {
    fn from(problem: Problem) -> BadLine {
        BadLine::Bad(problem.detail)
    }
}

impl Change {
    /// The line for the log.
    #[must_use]
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The number of the line in the log, counted from 1.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.status.lines
    }

    /// When it happens. House time never goes back, though it may have been lost when the house broke down.
    #[must_use]
    pub fn moment(&self) -> Moment {
        Moment { at: self.status.at, time: self.status.time }
    }

    /// What happens in the game, not yet for anybody's eyes.
    #[must_use]
    pub fn events(&self) -> &Events {
        &self.events
    }

    /// The stage of the room after it.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.status.stage
    }

    /// At which house time the room must be woken after it, though nobody asks.
    #[must_use]
    pub fn wake_at(&self) -> Option<i64> {
        self.status.wake_at()
    }

    pub(super) fn status(&self) -> &Status {
        &self.status
    }
}

impl std::fmt::Debug for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Change").field("line", &self.line).field("events", &self.events.len()).finish_non_exhaustive()
    }
}

impl Room {
    /// The room that a log makes: all lines applied, one after the other. `games` are those that can be played here.
    /// `awake_since` is the house time at which this house opened: no clock runs while it is closed, or the room set aside.
    ///
    /// # Errors
    /// If the log makes no room.
    pub fn restore(
        id: RoomId,
        games: &[AnyGame],
        lines: impl IntoIterator<Item = (impl Into<Moment>, Line)>,
        awake_since: i64,
    ) -> Result<Room, BadLog> {
        let bad = |line, reason: BadLine| match reason {
            BadLine::Bad(reason) => BadLog { room: id, line, reason, unfit: false },
            BadLine::Unfit(reason) => BadLog { room: id, line, reason, unfit: true },
        };
        let mut lines = lines.into_iter();
        let Some((moment, Line { what: LineKind::Made(made), .. })) = lines.next() else {
            return Err(bad(1, BadLine::Bad("a log begins with the making of a table".to_owned())));
        };
        let game = games.iter().find(|game| game.kind.name == made.game);
        let unknown = || bad(1, BadLine::Unfit(format!("there is no game “{}” here", made.game)));
        let game = *game.ok_or_else(unknown)?;
        let mut room = Room::make(id, game, *made, moment);
        room.play_record().map_err(|problem| bad(1, BadLine::Unfit(problem.detail)))?;
        for (moment, line) in lines {
            let change = room.replay(line, moment.into());
            room.apply(change.map_err(|reason| bad(room.lines() + 1, reason))?);
        }
        if let Some(clocks) = room.status.clocks_mut()
            && clocks.begin_at(awake_since)
        {
            room.status.woke = Some(awake_since);
        }
        Ok(room)
    }

    /// Applies these lines of the log, if all of them can be.
    pub(super) fn follow(mut self, lines: impl IntoIterator<Item = (Moment, Line)>) -> Option<Room> {
        for (moment, line) in lines {
            let change = self.replay(line, moment).ok()?;
            self.apply(change);
        }
        Some(self)
    }

    /// Does what was decided. The room then is the one that its log makes.
    ///
    /// # Panics
    /// If the room has changed since that was decided.
    pub fn apply(&mut self, change: Change) -> (Line, Events) {
        let Change { line, status, play, marks, events } = change;
        assert_eq!(status.lines, self.status.lines + 1, "a change is applied to the room that decided on it");
        self.status = status;
        match (play, &mut self.table) {
            (Play::Begun(begun), table) => *table = Some(*begun),
            (Play::Steps(steps), Some(table)) => table.game.adopt(steps),
            (Play::Game(game), Some(table)) => table.game = game,
            (Play::Steps(_) | Play::Game(_), None) | (Play::Unchanged, _) => {}
        }
        match (marks, &mut self.table) {
            (Marks::Replaced(marks), Some(table)) => table.marks = marks,
            (Marks::Added(mark), Some(table)) => table.marks.push(mark),
            (Marks::Cut(left), Some(table)) => table.marks.truncate(left),
            (Marks::Unchanged, _) | (_, None) => {}
        }
        if let Some(id) = &line.id {
            self.done.insert((line.by, id.clone()), (self.status.version, line.of));
        }
        if let LineKind::Reseated { invite: Some(invite), .. } = &line.what {
            self.made.invite = invite.clone();
        }
        if matches!(
            line.what,
            LineKind::Joined { .. } | LineKind::Reseated { .. } | LineKind::Swapped { .. } | LineKind::Began { .. }
        ) {
            // What was done for a seat before, its player now has not asked for.
            self.done.retain(|(by, _), _| by.is_none());
        }
        (line, events)
    }

    /// The change that a line makes which was not written before. If the game ends with it, the line gets its record.
    pub(super) fn change(&self, line: Line, now: Moment, played: Played) -> Result<Change, Problem> {
        let mut change = self.change_as_written(line, now, played)?;
        // Kept as it is now, for when this program no longer knows these rules.
        if change.status.has_ended() && !matches!(change.line.what, LineKind::Rematched { .. } | LineKind::Closed) {
            if let (Play::Steps(_), Some(table)) = (&change.play, &self.table) {
                let play = std::mem::replace(&mut change.play, Play::Unchanged);
                let mut game = table.game.copy();
                if let Play::Steps(steps) = play {
                    game.adopt(steps);
                }
                change.play = Play::Game(game);
            }
            let record = self.record_after(&change);
            change.line.ended = record.map(|record| record.to_string());
        }
        Ok(change)
    }

    /// The change that a line of the log makes.
    fn replay(&self, line: Line, now: Moment) -> Result<Change, BadLine> {
        let played = match &line.what {
            LineKind::Began { rules, components, steps, seating } => {
                if !self.game.kind.plays_by(*rules) {
                    return Err(BadLine::Unfit(BadRecord::UnknownRules(*rules).to_string()));
                }
                let mut table = self.set_up(*rules, seating)?;
                let unfit = |reason: BadRecord| BadLine::Unfit(reason.to_string());
                Room::is_played_with(components.as_ref(), table.game.components()).map_err(unfit)?;
                let texts: Vec<&str> = steps.iter().map(String::as_str).collect();
                let events = table.game.take(&texts).map_err(|(at, _)| no_step(at))?;
                Played { play: Play::Begun(Box::new(table)), events, comes_out: false }
            }
            LineKind::Acted { steps, .. } => {
                let table = self.table.as_ref().ok_or_else(|| BadLine::Bad("no game has begun".to_owned()))?;
                let (mut ahead, mut events) = (table.game.advance(), Vec::new());
                for (at, step) in steps.iter().enumerate() {
                    events.extend(ahead.take(step).map_err(|_| no_step(at))?);
                }
                let comes_out = events.iter().any(|event| event.brings_out());
                Played { play: Play::Steps(ahead), events, comes_out }
            }
            LineKind::Undone { to } => self.go_back(*to)?,
            _ => Played::NOTHING,
        };
        Ok(self.change_as_written(line, now, played)?)
    }

    /// The game as it stood at a version.
    pub(super) fn go_back(&self, to: u64) -> Result<Played, Problem> {
        let table = self.table.as_ref().ok_or_else(|| misfit("no game has begun"))?;
        let kept = table.marks.iter().rfind(|mark| mark.version <= to);
        let mut game = table.game.copy();
        game.rewind(kept.map_or(0, |mark| mark.steps));
        Ok(Played { play: Play::Game(game), ..Played::NOTHING })
    }

    /// The change that a line makes, with what it does to the game.
    fn change_as_written(&self, line: Line, now: Moment, played: Played) -> Result<Change, Problem> {
        let Played { play, mut events, comes_out } = played;
        let in_secret = self.chooses_anew(&line);
        if in_secret {
            // That a choice was replaced is nobody else's business, and whoever did it sees what is chosen now.
            events.clear();
        }
        let proposer = self.proposer(&line);
        let mut beside = u64::from(in_secret || is_beside(&line.what));
        let mut next = self.status.clone();
        let branched = self.branched(&play);
        next.lines += 1;
        next.version += u64::from(!in_secret) + branched.len() as u64;
        next.at = now.at;
        // A house that broke down may have lost a few seconds of its time.
        next.time = next.time.max(now.time);
        next.woke = None;
        if let (Some(woke), Some(clocks)) = (line.woke, next.clocks_mut()) {
            clocks.begin_at(woke);
        }
        let mut marks = Marks::Unchanged;
        let mut taken_back = None;
        let chair = |seat: Seat| {
            let at = Some(seat.index()).filter(|&at| at < self.status.chairs.len());
            at.ok_or_else(|| misfit("no such seat"))
        };
        match &line.what {
            LineKind::Made(_) => return Err(misfit("a table is made once")),
            LineKind::Joined { seat, person } => {
                next.chairs[chair(*seat)?].place = Arc::new(Place::Person(person.clone()));
            }
            LineKind::Reseated { seat, level, .. } => {
                next.chairs[chair(*seat)?].place = Arc::new(level.clone().map_or(Place::Open, Place::Bot));
                next.moved_at = next.at;
            }
            LineKind::Luck { luck } => {
                let by = line.by.and_then(|seat| next.chairs.get_mut(seat.index()));
                let place = by.map(|chair| Arc::make_mut(&mut chair.place));
                let Some(Place::Person(person)) = place else { return Err(misfit("nobody sits there")) };
                person.luck = luck.clone();
            }
            LineKind::Swapped { seat, with } => {
                next.chairs.swap(chair(*seat)?, chair(*with)?);
                next.moved_at = next.at;
            }
            LineKind::Began { seating, steps, .. } => {
                let Play::Begun(table) = &play else { return Err(misfit("no game has begun")) };
                if !seating.iter().copied().eq(self.seats()) {
                    next.moved_at = next.at;
                }
                let chairs = seating.iter().map(|&seat| Ok(self.status.chairs[chair(seat)?].clone()));
                next.chairs = chairs.collect::<Result<_, Problem>>()?;
                next.chairs.iter_mut().for_each(|chair| chair.beside = 0);
                next.beside = 0;
                next.stage = Stage::Playing;
                let clocks = Clocks::new(self.made.settings.clock, next.chairs.len());
                next.progress = Some(Progress { draws: drawn(steps), ..Progress::new(table.game.turn(), clocks) });
                let mut begun = branched;
                begun.push(mark_of(&next, None, table.game.steps(), true, false));
                marks = Marks::Replaced(begun);
            }
            LineKind::Acted { steps, .. } => {
                let (Play::Steps(ahead), Some(table)) = (&play, &self.table) else {
                    return Err(misfit("no game has begun"));
                };
                let drawn = drawn(steps);
                // What is chosen while others still choose becomes part of the game with the last choice, and comes out.
                if ahead.steps() > 0 {
                    let typed = drawn > 0 && self.made.settings.referee;
                    let reveals = self.status.chooses_together() || comes_out || (drawn > 0 && !typed);
                    let steps = table.game.steps() + ahead.steps();
                    marks = Marks::Added(mark_of(&next, line.by, steps, reveals, typed));
                }
                if let Some(progress) = &mut next.progress {
                    progress.draws += drawn;
                }
                // Who agreed to go back did not agree to take this back too.
                next.proposal.take_if(|proposal| !in_secret && matches!(proposal.what, Proposed::Undo { .. }));
            }
            LineKind::Undone { to } => {
                let table = self.table.as_ref().ok_or_else(|| misfit("no game has begun"))?;
                let left = table.marks.partition_point(|mark| mark.version <= *to);
                let behind = &table.marks[left..];
                beside += behind.len() as u64;
                // What all agreed to is nobody's own step back, whoever was the last to agree.
                if proposer.is_none() && behind.iter().all(|mark| mark.by == line.by) {
                    let reading = behind.first().and_then(|mark| mark.clock);
                    taken_back = line.by.zip(reading);
                }
                marks = Marks::Cut(left);
                next.proposal = None;
            }
            LineKind::Proposed { proposed } => {
                let by = line.by.ok_or_else(|| misfit("somebody proposes"))?;
                let agreed = Seats::one(by);
                next.proposal = Some(Proposal { id: next.version, by, what: *proposed, agreed });
            }
            LineKind::Agreed => {
                if let (Some(proposal), Some(by)) = (&mut next.proposal, line.by) {
                    proposal.agreed.insert(by);
                }
            }
            LineKind::Declined => next.proposal = None,
            LineKind::Paused => {
                next.paused = true;
                next.proposal = None;
            }
            LineKind::Resumed => next.paused = false,
            LineKind::WentOut { seat, why } => {
                next.chairs[chair(*seat)?].out = Some(*why);
                next.proposal = None;
            }
            LineKind::TakenOver { seat } => {
                next.chairs[chair(*seat)?].deputy = true;
                // Who was to agree no longer is; it can be proposed anew among those who are there.
                next.proposal = None;
            }
            LineKind::Returned { seat } => {
                next.chairs[chair(*seat)?].deputy = false;
                if let Some(clocks) = next.clocks_mut() {
                    clocks.refill(*seat);
                }
            }
            LineKind::Rematched { room } => next.rematch = Some(room.clone()),
            LineKind::Renamed { seat, name } => {
                let place = Arc::make_mut(&mut next.chairs[chair(*seat)?].place);
                let Place::Person(person) = place else { return Err(misfit("nobody sits there")) };
                person.name.clone_from(name);
                if self.table.is_some() {
                    next.renamed.push((*seat, name.clone()));
                }
            }
            LineKind::Closed => next.close(),
        }
        match proposer.or(line.by).and_then(|seat| next.chairs.get_mut(seat.index())) {
            Some(chair) => chair.beside += beside,
            None => next.beside += beside,
        }
        let turn = match &play {
            Play::Unchanged => self.status.turn(),
            Play::Begun(table) => Some(table.game.turn()),
            Play::Steps(ahead) => Some(ahead.turn()),
            Play::Game(game) => Some(game.turn()),
        };
        next.see_turn(&line, turn, taken_back);
        Ok(Change { line, status: next, play, marks, events })
    }

    /// The game after a change. If that takes steps and does not end the game, it is the game before them.
    pub(super) fn table_after<'a>(&'a self, change: &'a Change) -> Option<(&'a Table, &'a dyn AnyMatch)> {
        match (&change.play, &self.table) {
            (Play::Begun(table), _) => Some((table, &*table.game)),
            (Play::Game(game), Some(table)) => Some((table, &**game)),
            (Play::Unchanged | Play::Steps(_), Some(table)) => Some((table, &*table.game)),
            (_, None) => None,
        }
    }

    /// Marks of what the game goes on from, if it is a branch of another: it can be looked at like all that follows.
    fn branched(&self, play: &Play) -> Vec<Mark> {
        match play {
            Play::Begun(table) if !self.made.branch.is_empty() => {
                let steps = &table.game.record().steps[..self.made.branch.len()];
                uploaded::marks_of(steps, self.status.version + 1, self.last())
            }
            _ => Vec::new(),
        }
    }

    /// Whether by this line somebody chooses anew, while all choose together. That nobody else may know, so the version
    /// stays what it was.
    fn chooses_anew(&self, line: &Line) -> bool {
        let asked = self.status.turn().filter(|_| self.status.chooses_together()).map(|turn| turn.seats());
        let chose = asked.zip(line.by).is_some_and(|(asked, by)| !asked.contains(by));
        chose && matches!(line.what, LineKind::Acted { .. })
    }
}

/// The mark of a line after which the game has so many steps.
fn mark_of(status: &Status, by: Option<Seat>, steps: usize, reveals: bool, typed: bool) -> Mark {
    let Status { version, at, time, .. } = *status;
    let clock = by.and_then(|seat| Some(status.clocks()?.reading(seat, time)));
    Mark { version, at, time, by, steps, reveals, typed, clock }
}

/// How many of these steps chance brought.
fn drawn(steps: &[String]) -> u64 {
    steps.iter().filter(|step| step.starts_with('*')).count() as u64
}

/// Not which step: it may be a secret, and this ends in a log.
fn no_step(at: usize) -> BadLine {
    BadLine::Bad(format!("its step {} cannot be", at + 1))
}

fn misfit(detail: &str) -> Problem {
    Problem::new(Code::NotNow, detail)
}

/// Whether such a line takes space of the log beside the game. Answers to it do not: there are only so many to each.
fn is_beside(what: &LineKind) -> bool {
    matches!(
        what,
        LineKind::Reseated { .. }
            | LineKind::Luck { .. }
            | LineKind::Swapped { .. }
            | LineKind::Undone { .. }
            | LineKind::Proposed { .. }
            | LineKind::Paused
    )
}
