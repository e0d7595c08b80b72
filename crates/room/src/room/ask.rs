//! What somebody asks of a room: whether it may be, and the line that it becomes.

use protocol::lobby::{Stage, TimeUp};
use protocol::problem::{Code, Problem};
use protocol::sight::{Out, Proposed};
use protocol::socket::Request;
use table::{BadStep, Rng, Seat, Seats, Turn};

use super::change::{Change, Play, Played};
use super::{Events, Room, Table};
use crate::dice::Entropy;
use crate::line::{Line, LineKind, Person, Place};
use crate::moment::Moment;
use crate::secret::Secret;

/// So many lines of a log each seat, and the host, may ask for before the game and again while it runs that are about
/// something else than the game as it stands: seats that changed, proposals, rests, choices replaced, and what was taken
/// back. Then they can only play on.
const MOST_BESIDE: u64 = 2_000;
/// The most actions of one message.
pub(super) const MOST_ACTIONS: usize = 64;

/// Who asks: the seats of a client, and whether it is the host.
#[derive(Clone, Copy, Debug, Default)]
pub struct Requester {
    /// Its seats.
    pub seats: Seats,
    /// Whether it is the host.
    pub host: bool,
}

/// The answer to whatever is asked of a room that was closed.
#[must_use]
pub fn closed() -> Problem {
    Problem::new(Code::Closed, "whoever runs the server closed this room")
}

pub(super) fn not_now(detail: &str) -> Problem {
    Problem::new(Code::NotNow, detail)
}

impl Room {
    /// The version that did what a client asked for under this name.
    #[must_use]
    pub fn done_before(&self, by: Option<Seat>, id: &str) -> Option<u64> {
        self.done.get(&(by, id.to_owned())).map(|(version, _)| *version)
    }

    /// The version that did this already, if the client asks for the same a second time.
    ///
    /// # Errors
    /// If the client had something else done under this name.
    pub fn repeated(
        &self,
        requester: Requester,
        seat: Option<Seat>,
        id: &str,
        request: &Request,
    ) -> Result<Option<u64>, Problem> {
        let Ok(by) = self.who_asks(requester, seat, request) else { return Ok(None) };
        match self.done.get(&(by, id.to_owned())) {
            Some((version, of)) if of.is_some_and(|of| of != digest_of(seat, request)) => {
                let detail = format!("version {version} did something else under this id; take another one");
                Err(Problem::new(Code::Taken, detail))
            }
            done => Ok(done.map(|(version, _)| *version)),
        }
    }

    /// Which of the client's seats speaks.
    ///
    /// # Errors
    /// If it has none, or several and names none of them.
    pub fn speaker(&self, requester: Requester, seat: Option<Seat>) -> Result<Seat, Problem> {
        match seat {
            Some(seat) if requester.seats.contains(seat) => Ok(seat),
            Some(_) => Err(Problem::new(Code::Forbidden, "that is not your seat")),
            None if requester.seats.len() == 1 => Ok(requester.seats.iter().next().expect("there is one")),
            None if requester.seats.is_empty() => Err(Problem::new(Code::Forbidden, "you have no seat here")),
            None => Err(Problem::new(Code::Malformed, "which of your seats? Name it in “seat”")),
        }
    }

    /// The seat that a request is of, which its line will name: none for what only the host may do.
    ///
    /// # Errors
    /// If the client may not speak like this.
    pub fn who_asks(
        &self,
        requester: Requester,
        seat: Option<Seat>,
        request: &Request,
    ) -> Result<Option<Seat>, Problem> {
        match request {
            // Where the same players meet again, none of them waits for the host.
            Request::Start if self.made.again && !requester.seats.is_empty() => Ok(None),
            Request::Start | Request::Reseat { .. } | Request::Swap { .. } => {
                let host = requester.host.then_some(None);
                host.ok_or_else(|| Problem::new(Code::Forbidden, "only the host may do that"))
            }
            Request::Settle { .. } | Request::Undo { .. } if requester.host && requester.seats.is_empty() => Ok(None),
            _ => self.speaker(requester, seat).map(Some),
        }
    }

    /// Decides on what a client asks. Nothing changes: the line is to be made durable, and then applied.
    ///
    /// # Errors
    /// Why it may not be.
    pub fn decide(
        &self,
        requester: Requester,
        seat: Option<Seat>,
        id: Option<String>,
        version: Option<u64>,
        request: &Request,
        now: impl Into<Moment>,
    ) -> Result<Change, Problem> {
        let now = now.into();
        let by = self.who_asks(requester, seat, request)?;
        let speaker = || by.ok_or_else(|| Problem::new(Code::Forbidden, "you have no seat here"));
        let mut played = Played::NOTHING;
        let what = match request {
            Request::Act { actions } => {
                let seat = speaker()?;
                self.may_act(seat, version)?;
                self.act(seat, actions, &mut played)?
            }
            Request::Settle { outcome } => {
                by.map_or(Ok(()), |seat| self.is_in(seat))?;
                self.settle(requester, version, outcome, &mut played)?
            }
            Request::Undo { to } => self.undo(by, *to, now.time)?,
            Request::Pause => {
                let seat = speaker()?;
                self.is_playing()?;
                self.decides(seat)?;
                if self.status.paused {
                    return Err(not_now("the game rests already"));
                }
                self.has_space(by)?;
                self.propose(seat, Proposed::Pause)?
            }
            Request::Resume => {
                let seat = speaker()?;
                self.is_playing()?;
                self.is_in(seat)?;
                if !self.status.paused {
                    return Err(not_now("the game does not rest"));
                }
                LineKind::Resumed
            }
            Request::Vote { proposal, agree } => {
                let seat = speaker()?;
                self.vote(seat, *proposal, *agree)?
            }
            Request::Resign => {
                let seat = speaker()?;
                self.is_playing()?;
                self.is_in(seat)?;
                LineKind::WentOut { seat, why: Out::Resigned }
            }
            Request::Return => {
                let seat = speaker()?;
                self.is_playing()?;
                self.is_in(seat)?;
                if !self.status.chairs[seat.index()].deputy {
                    return Err(not_now("nobody plays for you"));
                }
                LineKind::Returned { seat }
            }
            Request::Luck { text } => {
                let seat = speaker()?;
                self.is_gathering()?;
                self.has_space(by)?;
                if self.person(seat).is_none() {
                    return Err(Problem::new(Code::Forbidden, "nobody sits there"));
                }
                let luck = Entropy::try_from(text.clone());
                LineKind::Luck { luck: luck.map_err(|reason| Problem::new(Code::Malformed, reason.to_string()))? }
            }
            Request::Leave => {
                let seat = speaker()?;
                self.is_gathering()?;
                self.has_space(by)?;
                LineKind::Reseated { seat, level: None, invite: None }
            }
            Request::Start => self.begin(&mut played)?,
            Request::Reseat { level, invite } => {
                self.is_gathering()?;
                let seat = self.seat_named(seat)?;
                if let Some(level) = level
                    && !self.game.bots.contains(&level.as_str())
                {
                    return Err(Problem::new(Code::NotFound, format!("there is no bot “{level}”")));
                }
                if level.is_none() || *self.status.chairs[seat.index()].place != Place::Open {
                    self.has_space(by)?;
                }
                let invite = invite.clone().map(Secret::chosen).transpose()?;
                LineKind::Reseated { seat, level: level.clone(), invite: invite.map(|invite| invite.digest()) }
            }
            Request::Swap { with } => {
                self.is_gathering()?;
                self.has_space(by)?;
                let (seat, with) = (self.seat_named(seat)?, self.seat_named(Some(*with))?);
                if seat == with {
                    return Err(Problem::new(Code::Malformed, "a seat is exchanged with another one"));
                }
                LineKind::Swapped { seat, with }
            }
            _ => return Err(Problem::new(Code::Malformed, "that changes nothing of a room")),
        };
        if let LineKind::Undone { to } = what {
            played = self.go_back(to)?;
        }
        let of = id.as_ref().map(|_| digest_of(seat, request));
        self.change(Line { id, of, ..self.line(by, what) }, now, played)
    }

    fn line(&self, by: Option<Seat>, what: LineKind) -> Line {
        Line { by, woke: self.status.woke, ..Line::house(what) }
    }

    /// The line of something that does nothing to the game.
    fn beside_the_game(&self, what: LineKind, now: impl Into<Moment>) -> Result<Change, Problem> {
        self.change(self.line(None, what), now.into(), Played::NOTHING)
    }

    /// Decides which seat somebody gets who wants one.
    ///
    /// # Errors
    /// If there is none.
    pub fn decide_join(
        &self,
        seat: Option<Seat>,
        person: Person,
        now: impl Into<Moment>,
    ) -> Result<(Seat, Change), Problem> {
        self.is_gathering()?;
        let is_open = |&seat: &Seat| *self.status.chairs[seat.index()].place == Place::Open;
        let seat = match seat {
            Some(_) => Some(self.seat_named(seat)?).filter(is_open),
            None => self.seats().find(is_open),
        };
        let seat = seat.ok_or_else(|| Problem::new(Code::Taken, "that seat is taken, or no seat is open"))?;
        Ok((seat, self.beside_the_game(LineKind::Joined { seat, person }, now)?))
    }

    /// Decides on what a bot does for a seat.
    ///
    /// # Errors
    /// If a rule forbids it, which no bot should do.
    pub fn decide_bot(&self, seat: Seat, action: &str, now: impl Into<Moment>) -> Result<Change, Problem> {
        let mut played = Played::NOTHING;
        let what = self.act(seat, &[action.to_owned()], &mut played)?;
        self.change(self.line(Some(seat), what), now.into(), played)
    }

    /// What the clocks bring at this moment, if anything.
    #[must_use]
    pub fn decide_timeout(&self, now: impl Into<Moment>) -> Option<Change> {
        let now = now.into();
        let seat = self.status.clocks()?.overdue(now.time)?;
        let what = match self.made.settings.time_up {
            TimeUp::TakeOver => LineKind::TakenOver { seat },
            TimeUp::Out => LineKind::WentOut { seat, why: Out::TimeUp },
        };
        self.beside_the_game(what, now).ok()
    }

    /// Decides to say where the same players meet again.
    ///
    /// # Errors
    /// If the game is not over.
    pub fn decide_rematch(&self, room: String, now: impl Into<Moment>) -> Result<Change, Problem> {
        if self.status.stage != Stage::Over {
            return Err(not_now("the game is not over"));
        }
        self.beside_the_game(LineKind::Rematched { room }, now)
    }

    /// Decides to rename the player on a seat, for whoever runs the server. The name is fit to be shown.
    ///
    /// # Errors
    /// If nobody sits there.
    pub fn decide_rename(&self, seat: Seat, name: String, now: impl Into<Moment>) -> Result<Change, Problem> {
        self.is_taken(seat)?;
        self.beside_the_game(LineKind::Renamed { seat, name }, now)
    }

    /// Decides to close the room, for whoever runs the server.
    ///
    /// # Errors
    /// If it is closed already.
    pub fn decide_close(&self, now: impl Into<Moment>) -> Result<Change, Problem> {
        self.is_open()?;
        self.beside_the_game(LineKind::Closed, now)
    }

    /// Whether a person sits there.
    ///
    /// # Errors
    /// If nobody does, or there is no such seat.
    pub fn is_taken(&self, seat: Seat) -> Result<(), Problem> {
        self.seat_named(Some(seat))?;
        if self.person(seat).is_some() { Ok(()) } else { Err(Problem::new(Code::NotFound, "nobody sits there")) }
    }

    /// Whether the room is not closed.
    ///
    /// # Errors
    /// If it is.
    pub fn is_open(&self) -> Result<(), Problem> {
        if self.status.stage == Stage::Closed { Err(closed()) } else { Ok(()) }
    }

    fn is_gathering(&self) -> Result<(), Problem> {
        self.is_open()?;
        if self.status.stage == Stage::Gathering { Ok(()) } else { Err(not_now("the game has begun")) }
    }

    pub(super) fn is_playing(&self) -> Result<(), Problem> {
        match self.status.stage {
            Stage::Gathering => Err(not_now("the game has not begun")),
            Stage::Playing => Ok(()),
            Stage::Over => Err(not_now("the game is over")),
            Stage::Closed => Err(closed()),
        }
    }

    fn is_in(&self, seat: Seat) -> Result<(), Problem> {
        if self.status.chairs[seat.index()].out.is_none() {
            Ok(())
        } else {
            Err(not_now("your seat is out of the game"))
        }
    }

    /// Whether this seat's player decides, and no bot for them.
    pub(super) fn decides(&self, seat: Seat) -> Result<(), Problem> {
        self.is_in(seat)?;
        let deputy = self.status.chairs[seat.index()].deputy;
        if deputy { Err(not_now("a bot plays for you; take your seat back first")) } else { Ok(()) }
    }

    fn seat_named(&self, seat: Option<Seat>) -> Result<Seat, Problem> {
        let seat = seat.ok_or_else(|| Problem::new(Code::Malformed, "which seat? Name it in “seat”"))?;
        let there = seat.index() < self.status.chairs.len();
        there.then_some(seat).ok_or_else(|| Problem::new(Code::NotFound, "there is no such seat"))
    }

    /// Whether the log has space for what a seat, or the host, wants beside the game. Each has its own, so that nobody
    /// takes it from others, or learns from it what they do in secret.
    pub(super) fn has_space(&self, by: Option<Seat>) -> Result<(), Problem> {
        let used = by.map_or(self.status.beside, |seat| self.status.chairs[seat.index()].beside);
        if used < MOST_BESIDE {
            return Ok(());
        }
        Err(Problem::new(Code::TooMuch, "you have changed so much here that you can only play on"))
    }

    /// Whether this seat may act, having decided on what it saw at some version.
    fn may_act(&self, seat: Seat, version: Option<u64>) -> Result<(), Problem> {
        self.is_playing()?;
        self.decides(seat)?;
        if self.status.paused {
            return Err(not_now("the game rests"));
        }
        let asked = self.asked_at(seat);
        match version {
            Some(version) if version < asked || version > self.status.version => Err(stale(version, asked)),
            _ => Ok(()),
        }
    }

    /// Plays actions of a seat, and draws what they set off.
    fn act(&self, seat: Seat, actions: &[String], played: &mut Played) -> Result<LineKind, Problem> {
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            return Err(Problem::new(Code::Malformed, format!("expected 1 to {MOST_ACTIONS} actions")));
        }
        if let Some(bad) = actions.iter().find(|action| action.contains(['|', '\n', '\r'])) {
            return Err(Problem::new(Code::Malformed, format!("“{}” is no action", bad.escape_debug())));
        }
        let table = self.table.as_ref().ok_or_else(|| not_now("the game has not begun"))?;
        let together = self.status.chooses_together();
        if actions.len() > 1 && together {
            return Err(Problem::new(Code::Malformed, "while all choose together, one chooses one action"));
        }
        if table.game.chosen(seat).is_some() {
            self.has_space(Some(seat))?;
        }
        let steps = actions.iter().map(|action| format!("{seat} {action}")).collect();
        let (steps, chosen_by_all) = self.play(table, steps, played)?;
        let record = together.then(|| {
            if !chosen_by_all {
                return Vec::new();
            }
            let others = self.seats().filter(|&other| other != seat);
            let mut chosen: Vec<_> = others.filter_map(|other| Some((other, table.game.chosen(other)?))).collect();
            chosen.push((seat, actions[0].clone()));
            chosen.sort();
            let chosen: Vec<String> = chosen.iter().map(|(seat, action)| format!("{seat} {action}")).collect();
            [&[chosen.join(" | ")], &steps[1..]].concat()
        });
        Ok(LineKind::Acted { steps, record })
    }

    /// Plays steps ahead of the game, all or none, and draws what they set off. Returns all steps, and whether those that were
    /// asked for are part of the game: what is chosen while others still choose is not.
    fn play(&self, table: &Table, mut steps: Vec<String>, played: &mut Played) -> Result<(Vec<String>, bool), Problem> {
        let (mut ahead, mut events) = (table.game.advance(), Vec::new());
        for step in &steps {
            events.extend(ahead.take(step).map_err(|reason| refused(&reason))?);
        }
        let (complete, comes_out) = (ahead.steps() > 0, events.iter().any(|event| event.brings_out()));
        let draws = self.status.progress.as_ref().map_or(0, |progress| progress.draws);
        self.draw(draws, |rng| ahead.draw(rng), table, &mut steps, &mut events);
        *played = Played { play: Play::Steps(ahead), events, comes_out };
        Ok((steps, complete))
    }

    /// Draws as long as the game waits for chance, unless it is typed in.
    fn draw(
        &self,
        mut draws: u64,
        mut draw: impl FnMut(&mut dyn Rng) -> Option<(String, Events)>,
        Table { dice, .. }: &Table,
        steps: &mut Vec<String>,
        events: &mut Events,
    ) {
        let typed = self.made.settings.referee;
        while !typed && let Some((outcome, happened)) = draw(&mut dice.draw(draws)) {
            draws += 1;
            steps.push(format!("* {outcome}"));
            events.extend(happened);
        }
    }

    /// Begins the game.
    fn begin(&self, played: &mut Played) -> Result<LineKind, Problem> {
        self.is_gathering()?;
        if self.status.chairs.iter().any(|chair| *chair.place == Place::Open) {
            return Err(not_now("a seat is open"));
        }
        let seating = self.seating();
        let mut table = self.set_up(self.game.kind.rules, &seating)?;
        let (mut ahead, mut steps, mut events) = (table.game.advance(), Vec::new(), Vec::new());
        self.draw(0, |rng| ahead.draw(rng), &table, &mut steps, &mut events);
        table.game.adopt(ahead);
        let (rules, components) = (table.game.rules(), table.game.components());
        *played = Played { play: Play::Begun(Box::new(table)), events, comes_out: false };
        Ok(LineKind::Began { rules, components, seating, steps })
    }

    /// Types in what chance brought.
    fn settle(
        &self,
        requester: Requester,
        version: Option<u64>,
        outcome: &str,
        played: &mut Played,
    ) -> Result<LineKind, Problem> {
        self.is_playing()?;
        if self.status.paused {
            return Err(not_now("the game rests"));
        }
        if !self.made.settings.referee {
            return Err(Problem::new(Code::NotAllowed, "at this table the dice are the server's"));
        }
        let since = self.status.progress.as_ref().map_or(0, |progress| progress.stands_since);
        if version.is_some_and(|version| version < since || version > self.status.version) {
            return Err(stale(version.unwrap_or_default(), since));
        }
        let table = self.table.as_ref().ok_or_else(|| not_now("the game has not begun"))?;
        if let Some(owner) = table.game.secret_draw()
            && !requester.seats.contains(owner)
            && self.draws_for_itself(owner)
        {
            return Err(Problem::new(Code::Forbidden, format!("only seat {owner} may see that")));
        }
        if outcome.contains(['|', '\n', '\r']) {
            return Err(Problem::new(Code::Malformed, "that is no outcome"));
        }
        let (steps, _) = self.play(table, vec![format!("* {outcome}")], played)?;
        Ok(LineKind::Acted { steps, record: None })
    }

    /// Whether chance waits to be typed in by one of these seats, or by the host.
    pub(super) fn may_settle(&self, seats: Seats) -> bool {
        let Some(table) = &self.table else { return false };
        let waits =
            self.made.settings.referee && self.status.stage == Stage::Playing && table.game.turn() == Turn::Chance;
        waits && table.game.secret_draw().is_none_or(|owner| seats.contains(owner) || !self.draws_for_itself(owner))
    }

    /// Whether somebody sits on this seat who can type in what only they may see.
    fn draws_for_itself(&self, seat: Seat) -> bool {
        let chair = &self.status.chairs[seat.index()];
        self.person(seat).is_some() && chair.out.is_none() && !chair.deputy
    }
}

/// A short digest of a request. The seat counts where it is the one that is meant; otherwise it is whose the request is.
fn digest_of(seat: Option<Seat>, request: &Request) -> u32 {
    let meant = seat.filter(|_| matches!(request, Request::Reseat { .. } | Request::Swap { .. }));
    let digest = table::digest(&serde_json::to_string(&(meant, request)).unwrap_or_default());
    (digest ^ (digest >> 32)) as u32
}

fn stale(version: u64, asked: u64) -> Problem {
    let detail = format!("that was decided on version {version}; what is asked now came with version {asked}");
    Problem::new(Code::Stale, detail)
}

/// Why the game does not take a step.
pub(super) fn refused(reason: &BadStep) -> Problem {
    match reason {
        BadStep::Refused(rule) => Problem::refused(rule.0, "a rule of the game forbids it"),
        BadStep::Unreadable(reason) => Problem::new(Code::Malformed, reason.clone()),
        BadStep::NotTogether | BadStep::NoSeat { .. } => Problem::new(Code::Malformed, reason.to_string()),
    }
}
