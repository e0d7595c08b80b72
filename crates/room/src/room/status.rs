//! What lines change of a room, apart from its history: little enough to make the next one beside it.

use std::sync::Arc;

use protocol::lobby::Stage;
use protocol::sight::{Out, Proposed};
use table::{MAX_SEATS, Seat, Seats, Turn};

use super::clock::{Clocks, Reading};
use crate::line::{Line, LineKind, Person, Place};
use crate::moment::Moment;

/// Where a room stands.
#[derive(Clone)]
pub(super) struct Status {
    pub(super) chairs: Vec<Chair>,
    /// How many lines its log has.
    pub(super) lines: u64,
    /// How many of them everybody may know of.
    pub(super) version: u64,
    /// When the last line was written, by the wall clock.
    pub(super) at: i64,
    /// The same in house time.
    pub(super) time: i64,
    /// When somebody was last moved from a seat.
    pub(super) moved_at: i64,
    pub(super) stage: Stage,
    pub(super) paused: bool,
    pub(super) proposal: Option<Proposal>,
    /// What the host has used of the log's space.
    pub(super) beside: u64,
    pub(super) rematch: Option<String>,
    /// The players who were renamed after the game began: its record has their names from before.
    pub(super) renamed: Vec<(Seat, String)>,
    /// The stage in which it was closed, if it was.
    pub(super) closed_in: Option<Stage>,
    /// Since which house time the clocks run on, if no line has said it yet: the house was closed before.
    pub(super) woke: Option<i64>,
    /// Once the game has begun.
    pub(super) progress: Option<Progress>,
}

/// A seat and who plays there.
#[derive(Clone)]
pub(super) struct Chair {
    pub(super) place: Arc<Place>,
    pub(super) out: Option<Out>,
    /// Whether a bot plays for the person.
    pub(super) deputy: bool,
    /// So many lines of the log were asked for from here that are not about the game as it stands.
    pub(super) beside: u64,
}

/// What a proposal is, and who agrees to it.
#[derive(Clone, Copy)]
pub(super) struct Proposal {
    pub(super) id: u64,
    pub(super) by: Seat,
    pub(super) what: Proposed,
    pub(super) agreed: Seats,
}

/// How far the game has come.
#[derive(Clone)]
pub(super) struct Progress {
    /// What the game waits for.
    pub(super) turn: Turn,
    /// How many draws there were.
    pub(super) draws: u64,
    /// For each seat the version that asked it what it is asked now.
    pub(super) asked: [u64; MAX_SEATS],
    /// The version that the game as it stands came with.
    pub(super) stands_since: u64,
    pub(super) clocks: Option<Clocks>,
}

impl Progress {
    pub(super) fn new(turn: Turn, clocks: Option<Clocks>) -> Progress {
        Progress { turn, draws: 0, asked: [0; MAX_SEATS], stands_since: 0, clocks }
    }
}

impl Status {
    /// A table with these places, at which nobody plays yet.
    pub(super) fn new(places: &[Place], now: Moment) -> Status {
        let chair = |place: &Place| Chair { place: Arc::new(place.clone()), out: None, deputy: false, beside: 0 };
        Status {
            chairs: places.iter().map(chair).collect(),
            lines: 1,
            version: 1,
            at: now.at,
            time: now.time,
            moved_at: i64::MIN,
            stage: Stage::Gathering,
            paused: false,
            proposal: None,
            beside: 0,
            rematch: None,
            renamed: Vec::new(),
            closed_in: None,
            woke: None,
            progress: None,
        }
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.chairs.len())
    }

    pub(super) fn person(&self, seat: Seat) -> Option<&Person> {
        match &*self.chairs.get(seat.index())?.place {
            Place::Person(person) => Some(person),
            Place::Open | Place::Bot(_) => None,
        }
    }

    /// The name to show for a seat, if somebody sits there.
    pub(super) fn name(&self, seat: Seat) -> Option<&str> {
        match &*self.chairs.get(seat.index())?.place {
            Place::Open => None,
            Place::Person(person) => Some(&person.name),
            Place::Bot(level) => Some(level),
        }
    }

    /// The people who still play.
    fn people(&self) -> Seats {
        self.seats().filter(|&seat| self.person(seat).is_some() && self.chairs[seat.index()].out.is_none()).collect()
    }

    /// The people who decide for themselves: no bot plays for them at present.
    pub(super) fn deciders(&self) -> Seats {
        self.people().iter().filter(|seat| !self.chairs[seat.index()].deputy).collect()
    }

    /// What the game waits for, once it has begun.
    pub(super) fn turn(&self) -> Option<Turn> {
        self.progress.as_ref().map(|progress| progress.turn)
    }

    /// Whether several seats choose at the same time.
    pub(super) fn chooses_together(&self) -> bool {
        matches!(self.turn(), Some(Turn::Together { .. }))
    }

    pub(super) fn clocks(&self) -> Option<&Clocks> {
        self.progress.as_ref()?.clocks.as_ref()
    }

    pub(super) fn clocks_mut(&mut self) -> Option<&mut Clocks> {
        self.progress.as_mut()?.clocks.as_mut()
    }

    /// The seats that the game waits for and a bot decides for.
    pub(super) fn bots_asked(&self) -> Seats {
        let asked = match self.turn() {
            Some(turn) if self.stage == Stage::Playing && !self.paused => turn.seats(),
            _ => Seats::NONE,
        };
        let bot = |seat: &Seat| {
            let Chair { place, out, deputy, .. } = &self.chairs[seat.index()];
            matches!(**place, Place::Bot(_)) || out.is_some() || *deputy
        };
        asked.iter().filter(bot).collect()
    }

    /// At which house time the room must be woken though nobody asks.
    pub(super) fn wake_at(&self) -> Option<i64> {
        let running = self.stage == Stage::Playing && !self.paused;
        let deadline = self.clocks().filter(|_| running).and_then(Clocks::deadline);
        if self.bots_asked().is_empty() { deadline } else { Some(self.time) }
    }

    /// Whether the game was played to the end, be the room closed since or not.
    pub(super) fn has_ended(&self) -> bool {
        self.closed_in.unwrap_or(self.stage) == Stage::Over
    }

    /// Closes the room: nothing is asked or decided any more, so bots and clocks stop too.
    pub(super) fn close(&mut self) {
        self.closed_in.get_or_insert(self.stage);
        self.stage = Stage::Closed;
        self.proposal = None;
    }

    /// Whether the game ends before its time: with two players when one is out, otherwise when all people are.
    fn is_given_up(&self) -> bool {
        self.chairs.iter().any(|chair| chair.out.is_some()) && (self.chairs.len() == 2 || self.people().is_empty())
    }

    /// After a line with which the game waits for `turn`: notes who is asked anew, ends the game if it is over, and sets the
    /// clocks. Who has taken back their own steps gets no time by it: their clock goes on from what it showed.
    pub(super) fn see_turn(&mut self, line: &Line, turn: Option<Turn>, taken_back: Option<(Seat, Reading)>) {
        let Some(turn) = turn else { return };
        if self.stage == Stage::Playing && (turn == Turn::Over || self.is_given_up()) {
            self.stage = Stage::Over;
        }
        let deciders = self.deciders();
        let (version, time, running) = (self.version, self.time, self.stage == Stage::Playing && !self.paused);
        let Some(progress) = &mut self.progress else { return };
        // Anew is asked who was not asked before, who has answered, and everybody after a step back or at the start.
        let all = matches!(line.what, LineKind::Began { .. } | LineKind::Undone { .. });
        let mut anew = Seats::NONE;
        if all || matches!(line.what, LineKind::Acted { .. }) {
            let waiting = progress.turn.seats();
            progress.stands_since = version;
            for seat in turn.seats().iter() {
                if all || !waiting.contains(seat) || line.by == Some(seat) {
                    progress.asked[seat.index()] = version;
                    anew.insert(seat);
                }
            }
            progress.turn = turn;
        }
        let running = turn.seats().iter().filter(|&seat| running && deciders.contains(seat)).collect();
        if let Some(clocks) = &mut progress.clocks {
            let acted = if matches!(line.what, LineKind::Acted { .. }) { line.by } else { None };
            clocks.turn(time, acted, anew, running);
            if let Some((seat, reading)) = taken_back {
                clocks.take_back(seat, reading);
            }
        }
    }
}
