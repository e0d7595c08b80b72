//! A room: what its log makes of it. No clock, no generator, no I/O: the same lines make the same room.

mod ask;
mod back;
mod clock;
mod kept;
mod look;
mod sight;
mod uploaded;

use std::collections::HashMap;

use bots::AnyGame;
use protocol::lobby::{Order, Stage};
use protocol::problem::{Code, Problem};
use protocol::sight::{DiceSight, Out, Proposed};
use table::{AnyEvent, AnyMatch, BadRecord, ComponentSet, MAX_SEATS, Seat, Seats, Tree, Turn};

pub(crate) use self::ask::closed;
pub use self::ask::{Asker, Change};
pub(crate) use self::clock::fault as clock_fault;
use self::clock::{Clocks, Reading};
pub(crate) use self::kept::moved_at;
pub use self::kept::played;
pub(crate) use self::sight::told;
pub(crate) use self::uploaded::checked;
use crate::RoomId;
use crate::clock::Moment;
use crate::dice::{Dice, Luck};
use crate::line::{Line, Made, Person, Place, What};
use crate::secret::Digest;

/// A room.
pub struct Room {
    id: RoomId,
    game: AnyGame,
    made: Made,
    /// What is told of the seed while the game runs, if the dice count.
    commitment: Option<String>,
    /// The options, as they are shown.
    options: Tree,
    /// The components of an owner, if it is played with such.
    own: Option<ComponentSet>,
    chairs: Vec<Chair>,
    /// How many lines its log has.
    lines: u64,
    /// How many of them everybody may know of.
    version: u64,
    /// When the last line was written, by the wall clock.
    at: i64,
    /// The same in house time.
    time: i64,
    /// When somebody was last moved from a seat.
    moved_at: i64,
    stage: Stage,
    table: Option<Table>,
    paused: bool,
    proposal: Option<Proposal>,
    /// What the host has used of the log's space.
    beside: u64,
    /// What clients have had done, by their own names for it: with which version, and a digest of it.
    done: HashMap<(Option<Seat>, String), (u64, Option<u32>)>,
    rematch: Option<String>,
    /// The players who were renamed after the game began: its record has their names from before.
    renamed: Vec<(Seat, String)>,
    /// The stage in which it was closed, if it was.
    closed_in: Option<Stage>,
    /// The dice that the record tells of, if the room was made of one.
    told_dice: Option<DiceSight>,
    /// Since which house time the clocks run on, if no line has said it yet: the house was closed before.
    woke: Option<i64>,
}

/// A seat and who plays there.
struct Chair {
    place: Place,
    out: Option<Out>,
    /// Whether a bot plays for the person.
    deputy: bool,
    /// So many lines of the log were asked for from here that are not about the game as it stands.
    beside: u64,
}

/// The game of a room.
struct Table {
    game: Box<dyn AnyMatch>,
    /// The names in the order of their luck.
    names_before: Vec<String>,
    dice: Dice,
    /// How many draws the dice have made.
    draws: u64,
    /// The surviving line, version by version.
    marks: Vec<Mark>,
    /// For each seat the version that asked it what it is asked now.
    asked: [u64; MAX_SEATS],
    /// Who is asked.
    waiting: Seats,
    /// Whether they choose together.
    together: bool,
    /// Whether by the last steps something came out that somebody kept secret.
    came_out: bool,
    /// The version that the game as it stands came with.
    stands_since: u64,
    clocks: Option<Clocks>,
}

/// What one version added to the game.
#[derive(Clone, Copy)]
struct Mark {
    version: u64,
    /// By the wall clock.
    at: i64,
    /// In house time.
    time: i64,
    by: Option<Seat>,
    /// How many steps the game had after it.
    steps: usize,
    /// Whether the house brought out something random or hidden with it: nobody gets behind that.
    reveals: bool,
    /// Whether it is what chance brought with the real box, as somebody typed it in.
    typed: bool,
    /// What the clock of whoever did it showed.
    clock: Option<Reading>,
}

/// What somebody proposes.
struct Proposal {
    id: u64,
    by: Seat,
    what: Proposed,
    agreed: Seats,
}

/// A log that makes no room: something is wrong with the database, or with this program.
#[derive(Debug, thiserror::Error)]
#[error("line {line} of the log of room {room} does not fit: {reason}")]
pub struct BadLog {
    room: RoomId,
    line: u64,
    reason: String,
    unfit: bool,
}

impl BadLog {
    /// Why this program cannot play the game, if nothing is wrong with the log: it was played with another one.
    #[must_use]
    pub fn unfit(&self) -> Option<&str> {
        self.unfit.then_some(&self.reason)
    }
}

/// Events as they happened, not yet for anybody's eyes.
pub(crate) type Events = Vec<Box<dyn AnyEvent>>;

impl Room {
    /// A room as it is made.
    #[must_use]
    pub fn make(id: RoomId, game: AnyGame, made: Made, now: impl Into<Moment>) -> Room {
        let Moment { at, time } = now.into();
        let chair = |place: &Place| Chair { place: place.clone(), out: None, deputy: false, beside: 0 };
        let chairs = made.seats.iter().map(chair).collect();
        let (commitment, options) = (made.commitment(), Tree::of(&made.options));
        let own = made.components.as_deref().and_then(|text| game.kind.components_from("components", Some(text)));
        let own = own.and_then(Result::ok).map(|components| components.set());
        Room {
            id,
            game,
            made,
            commitment,
            options,
            own,
            chairs,
            lines: 1,
            version: 1,
            at,
            time,
            moved_at: i64::MIN,
            stage: Stage::Gathering,
            table: None,
            paused: false,
            proposal: None,
            beside: 0,
            done: HashMap::new(),
            rematch: None,
            renamed: Vec::new(),
            closed_in: None,
            told_dice: None,
            woke: None,
        }
    }

    /// The room that a log makes. `games` are those that can be played here. `awake_since` is the house time at which this
    /// house opened: no clock runs while it is closed, or the room set aside.
    ///
    /// # Errors
    /// If the log makes no room.
    pub fn restore(
        id: RoomId,
        games: &[AnyGame],
        lines: impl IntoIterator<Item = (impl Into<Moment>, Line)>,
        awake_since: i64,
    ) -> Result<Room, BadLog> {
        let bad = |line, reason: String| BadLog { room: id, line, reason, unfit: false };
        let unfit = |line, reason: String| BadLog { room: id, line, reason, unfit: true };
        let mut lines = lines.into_iter();
        let Some((moment, Line { what: What::Made(made), .. })) = lines.next() else {
            return Err(bad(1, "a log begins with the making of a table".to_owned()));
        };
        let game = games.iter().find(|game| game.kind.name == made.game);
        let game = *game.ok_or_else(|| unfit(1, format!("there is no game “{}” here", made.game)))?;
        let mut room = Room::make(id, game, *made, moment);
        room.play_record().map_err(|problem| unfit(1, problem.detail))?;
        for (moment, line) in lines {
            let number = room.lines + 1;
            let steps = match &line.what {
                What::Began { rules, components, steps, seating } => {
                    if !game.kind.plays_by(*rules) {
                        return Err(unfit(number, BadRecord::UnknownRules(*rules).to_string()));
                    }
                    room.set_up(*rules, seating).map_err(|reason| bad(number, reason.detail))?;
                    room.is_played_with(components.as_ref()).map_err(|reason| unfit(number, reason.to_string()))?;
                    steps.as_slice()
                }
                What::Acted { steps, .. } => steps.as_slice(),
                _ => &[],
            };
            let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
            if !steps.is_empty() {
                let table = room.table.as_mut().ok_or_else(|| bad(number, "no game has begun".to_owned()))?;
                // Not which step: it may be a secret, and this ends in a log.
                let happened = table.game.take(&steps);
                let happened = happened.map_err(|(at, _)| bad(number, format!("its step {} cannot be", at + 1)))?;
                table.came_out = happened.iter().any(|event| event.brings_out());
                table.draws += steps.iter().filter(|step| step.starts_with('*')).count() as u64;
            }
            room.note(&line, moment).map_err(|reason| bad(number, reason.detail))?;
        }
        if let Some(clocks) = room.table.as_mut().and_then(|table| table.clocks.as_mut())
            && clocks.begin_at(awake_since)
        {
            room.woke = Some(awake_since);
        }
        Ok(room)
    }

    /// The room's name.
    #[must_use]
    pub fn id(&self) -> RoomId {
        self.id
    }

    /// How many lines its log has. For the house alone: it counts what somebody does in secret.
    #[must_use]
    pub fn lines(&self) -> u64 {
        self.lines
    }

    /// The version of the room: how often something was done that everybody may know of.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Where it is in its life.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// When its last line was written.
    #[must_use]
    pub fn last(&self) -> Moment {
        Moment { at: self.at, time: self.time }
    }

    /// When somebody was last moved from a seat: what a seat did before may be somebody else's.
    #[must_use]
    pub fn moved_at(&self) -> i64 {
        self.moved_at
    }

    /// Whether its clocks run on since the house opened, and no line has said so yet.
    #[must_use]
    pub fn woke(&self) -> bool {
        self.woke.is_some()
    }

    /// The version of the rules of its game.
    #[must_use]
    pub fn rules(&self) -> u32 {
        self.table.as_ref().map_or(self.game.kind.rules, |table| table.game.rules())
    }

    /// The components that its game is played with, once it has begun, if they can be replaced by others.
    #[must_use]
    pub fn components(&self) -> Option<ComponentSet> {
        self.playing()?.components()
    }

    /// The name that a seat shows, if somebody sits there.
    #[must_use]
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        (seat.index() < self.chairs.len()).then(|| self.name(seat)).flatten()
    }

    /// Whether the same players have met again.
    #[must_use]
    pub fn has_rematch(&self) -> bool {
        self.rematch.is_some()
    }

    /// Who sits where now.
    pub fn places(&self) -> impl Iterator<Item = &Place> {
        self.chairs.iter().map(|chair| &chair.place)
    }

    /// The game that is played here.
    #[must_use]
    pub fn kind(&self) -> &AnyGame {
        &self.game
    }

    /// The table as it was made.
    #[must_use]
    pub fn made(&self) -> &Made {
        &self.made
    }

    /// The game as it stands, once it has begun.
    #[must_use]
    pub fn playing(&self) -> Option<&dyn AnyMatch> {
        self.table.as_ref().map(|table| &*table.game)
    }

    /// The seat that this secret belongs to.
    #[must_use]
    pub fn seat_of(&self, secret: &Digest) -> Option<Seat> {
        self.seats().find(|&seat| self.person(seat).is_some_and(|person| person.secret == *secret))
    }

    /// Whether this is the host's secret.
    #[must_use]
    pub fn is_host(&self, secret: &Digest) -> bool {
        self.made.host == *secret
    }

    /// The seats that the host plays for as the scorekeeper of the table.
    #[must_use]
    pub fn kept_by_host(&self) -> Seats {
        let keeps = self.made.settings.scorekeeper && self.stage != Stage::Gathering;
        self.seats().filter(|&seat| keeps && self.person(seat).is_some()).collect()
    }

    /// Whether somebody with this invitation, or with none, may look in.
    #[must_use]
    pub fn may_watch(&self, invite: Option<&Digest>) -> bool {
        let invited = invite.is_some_and(|invite| self.made.invite == *invite);
        let watching = self.made.settings.spectators || self.stage != Stage::Playing;
        watching && (invited || self.is_listed())
    }

    /// Whether strangers find the room.
    #[must_use]
    pub fn is_listed(&self) -> bool {
        self.made.settings.listed && self.stage != Stage::Closed
    }

    /// The room is closed from now on: nothing is asked or decided any more, so bots and clocks stop too.
    pub(crate) fn mark_closed(&mut self) {
        self.closed_in.get_or_insert(self.stage);
        self.stage = Stage::Closed;
        self.proposal = None;
    }

    /// Whether its game was played to the end, be the room closed since or not.
    pub(crate) fn has_ended(&self) -> bool {
        self.closed_in.unwrap_or(self.stage) == Stage::Over
    }

    /// Whether somebody with this secret or invitation, or with none, may see what lists show of the room, and the record
    /// of its game.
    #[must_use]
    pub fn is_open_to(&self, secret: Option<&Digest>) -> bool {
        let fits =
            |secret: &Digest| self.made.invite == *secret || self.is_host(secret) || self.seat_of(secret).is_some();
        self.is_listed() || secret.is_some_and(fits)
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.chairs.len())
    }

    fn person(&self, seat: Seat) -> Option<&Person> {
        match &self.chairs.get(seat.index())?.place {
            Place::Person(person) => Some(person),
            _ => None,
        }
    }

    /// The version that asked a seat what it is asked now.
    #[must_use]
    pub fn asked_at(&self, seat: Seat) -> u64 {
        self.table.as_ref().map_or(0, |table| table.asked[seat.index()])
    }

    /// The people who still play.
    fn people(&self) -> Seats {
        self.seats().filter(|&seat| self.person(seat).is_some() && self.chairs[seat.index()].out.is_none()).collect()
    }

    /// The people who decide for themselves: no bot plays for them at present.
    fn deciders(&self) -> Seats {
        self.people().iter().filter(|seat| !self.chairs[seat.index()].deputy).collect()
    }

    /// The name to show for a seat, if somebody sits there.
    fn name(&self, seat: Seat) -> Option<&str> {
        match &self.chairs[seat.index()].place {
            Place::Open => None,
            Place::Person(person) => Some(&person.name),
            Place::Bot(level) => Some(level),
        }
    }

    /// The best bot there is, which plays for people who are away.
    fn deputy(&self) -> &'static str {
        self.game.bots.last().copied().unwrap_or_default()
    }

    /// The seats for which a bot has something to decide, and which.
    #[must_use]
    pub fn to_think(&self) -> Vec<(Seat, String)> {
        let turn = match &self.table {
            Some(table) if self.stage == Stage::Playing && !self.paused => table.game.turn(),
            _ => return Vec::new(),
        };
        let bot = |seat: Seat| match &self.chairs[seat.index()] {
            Chair { place: Place::Bot(level), .. } => Some((seat, level.clone())),
            Chair { out, deputy, .. } => (out.is_some() || *deputy).then(|| (seat, self.deputy().to_owned())),
        };
        turn.seats().iter().filter_map(bot).collect()
    }

    /// Since which house time the game waits for a seat whose player may come back, if a bot plays there.
    #[must_use]
    pub fn stands_in_since(&self, seat: Seat) -> Option<i64> {
        let Chair { out, deputy, .. } = &self.chairs[seat.index()];
        let last = self.table.as_ref().and_then(|table| table.marks.last());
        last.filter(|_| *deputy && out.is_none()).map(|mark| mark.time)
    }

    /// Holds the components at hand against those that a game was begun with. Of older games nobody knows.
    fn is_played_with(&self, begun: Option<&ComponentSet>) -> Result<(), BadRecord> {
        match (begun, self.components()) {
            (Some(begun), here) if here.as_ref().is_none_or(|here| here.hash != begun.hash) => {
                let here = here.map_or_else(|| "none".to_owned(), |here| here.to_string());
                Err(BadRecord::Components { played: begun.to_string(), here })
            }
            _ => Ok(()),
        }
    }

    /// Sets the game up by these rules, with this seating.
    fn set_up(&mut self, rules: u32, seating: &[Seat]) -> Result<(), Problem> {
        let bad = |detail: String| Problem::new(Code::BadTable, detail);
        if seating.iter().copied().collect::<Seats>().len() != self.chairs.len() || seating.len() != self.chairs.len() {
            return Err(bad("a seating names every seat once".to_owned()));
        }
        let luck = self.seats().map(|seat| self.person(seat).map(|person| person.luck.clone()).unwrap_or_default());
        let luck: Vec<Luck> = luck.collect();
        let names_before: Vec<String> = self.seats().map(|seat| self.name(seat).unwrap_or("?").to_owned()).collect();
        let names = seating.iter().map(|seat| names_before[seat.index()].clone()).collect();
        let Made { options, components, seed, branch, .. } = &self.made;
        let game = self.game.kind.start_by(rules, options.clone(), components.clone(), Some(names));
        let mut game = game.map_err(|reason| bad(reason.to_string()))?;
        let steps: Vec<&str> = branch.iter().map(String::as_str).collect();
        game.take(&steps).map_err(|(_, reason)| bad(reason.to_string()))?;
        let dice = Dice::new(seed.clone(), &self.id.to_string(), luck);
        let clocks = Clocks::new(self.made.settings.clock, self.chairs.len());
        let mut chairs: Vec<Option<Chair>> = std::mem::take(&mut self.chairs).into_iter().map(Some).collect();
        self.chairs = seating.iter().filter_map(|seat| chairs[seat.index()].take()).collect();
        self.table = Some(Table {
            game,
            names_before,
            dice,
            draws: 0,
            marks: Vec::new(),
            asked: [0; MAX_SEATS],
            waiting: Seats::NONE,
            together: false,
            came_out: false,
            stands_since: 0,
            clocks,
        });
        Ok(())
    }

    /// Who sits where when the game begins.
    fn seating(&self) -> Vec<Seat> {
        if self.made.settings.order == Order::Chosen || !self.made.branch.is_empty() {
            return self.seats().collect();
        }
        let luck = self.seats().map(|seat| self.person(seat).map(|person| person.luck.clone()).unwrap_or_default());
        let dice = Dice::new(self.made.seed.clone(), &self.id.to_string(), luck.collect());
        let seating = if self.made.settings.order == Order::First { dice.round() } else { dice.seating() };
        seating.into_iter().map(Seat::new).collect()
    }

    /// Takes note of a line, the steps of which the game has taken already.
    fn note(&mut self, line: &Line, now: impl Into<Moment>) -> Result<(), Problem> {
        let misfit = |detail: &str| Problem::new(Code::NotNow, detail);
        let Moment { at, time } = now.into();
        let in_secret = self.chooses_anew(line);
        let proposer = self.proposer(line);
        let mut beside = u64::from(in_secret || is_beside(&line.what));
        let before = if matches!(line.what, What::Began { .. }) { self.branched() } else { Vec::new() };
        self.lines += 1;
        self.version += u64::from(!in_secret) + before.len() as u64;
        self.at = at;
        // A house that broke down may have lost a few seconds of its time.
        self.time = self.time.max(time);
        self.woke = None;
        if let Some(woke) = line.woke
            && let Some(clocks) = self.table.as_mut().and_then(|table| table.clocks.as_mut())
        {
            clocks.begin_at(woke);
        }
        let mut taken_back = None;
        if let Some(id) = &line.id {
            self.done.insert((line.by, id.clone()), (self.version, line.of));
        }
        let chair = |chairs: &mut Vec<Chair>, seat: Seat| -> Result<usize, Problem> {
            (seat.index() < chairs.len()).then_some(seat.index()).ok_or_else(|| misfit("no such seat"))
        };
        match &line.what {
            What::Made(_) => return Err(misfit("a table is made once")),
            What::Joined { seat, person } => {
                let at = chair(&mut self.chairs, *seat)?;
                self.chairs[at].place = Place::Person(person.clone());
                self.forget_seats();
            }
            What::Reseated { seat, level, invite } => {
                let at = chair(&mut self.chairs, *seat)?;
                if let Some(invite) = invite {
                    self.made.invite = invite.clone();
                }
                self.chairs[at].place = level.clone().map_or(Place::Open, Place::Bot);
                self.moved_at = self.at;
                self.forget_seats();
            }
            What::Luck { luck } => {
                let by = line.by.and_then(|seat| self.chairs.get_mut(seat.index()));
                let Some(Chair { place: Place::Person(person), .. }) = by else {
                    return Err(misfit("nobody sits there"));
                };
                person.luck = luck.clone();
            }
            What::Swapped { seat, with } => {
                let (one, other) = (chair(&mut self.chairs, *seat)?, chair(&mut self.chairs, *with)?);
                self.chairs.swap(one, other);
                self.moved_at = self.at;
                self.forget_seats();
            }
            What::Began { seating, .. } => {
                if !seating.iter().copied().eq(self.seats()) {
                    self.moved_at = self.at;
                }
                self.stage = Stage::Playing;
                self.beside = 0;
                self.chairs.iter_mut().for_each(|chair| chair.beside = 0);
                self.forget_seats();
                if let Some(table) = &mut self.table {
                    table.marks = before;
                }
                self.mark(None, true, false);
            }
            What::Acted { steps, .. } => {
                let table = self.table.as_ref().ok_or_else(|| misfit("no game has begun"))?;
                let before = table.marks.last().map_or(0, |mark| mark.steps);
                // What is chosen while others still choose becomes part of the game with the last choice, and comes out.
                if table.game.steps() > before {
                    let drawn = steps.iter().any(|step| step.starts_with('*'));
                    let typed = drawn && self.made.settings.referee;
                    self.mark(line.by, table.together || table.came_out || (drawn && !typed), typed);
                }
                // Who agreed to go back did not agree to take this back too.
                self.proposal.take_if(|proposal| !in_secret && matches!(proposal.what, Proposed::Undo { .. }));
            }
            What::Undone { to } => {
                let table = self.table.as_mut().ok_or_else(|| misfit("no game has begun"))?;
                let mut behind = table.marks.iter().filter(|mark| mark.version > *to);
                beside += behind.clone().count() as u64;
                // What all agreed to is nobody's own step back, whoever was the last to agree.
                if proposer.is_none() && behind.clone().all(|mark| mark.by == line.by) {
                    let reading = behind.next().and_then(|mark| mark.clock);
                    taken_back = line.by.zip(reading);
                }
                table.marks.retain(|mark| mark.version <= *to);
                let steps = table.marks.last().map_or(0, |mark| mark.steps);
                table.game.rewind(steps);
                self.proposal = None;
            }
            What::Proposed { proposed } => {
                let by = line.by.ok_or_else(|| misfit("somebody proposes"))?;
                let agreed = Seats::one(by);
                self.proposal = Some(Proposal { id: self.version, by, what: *proposed, agreed });
            }
            What::Agreed => {
                if let (Some(proposal), Some(by)) = (&mut self.proposal, line.by) {
                    proposal.agreed.insert(by);
                }
            }
            What::Declined => self.proposal = None,
            What::Paused => {
                self.paused = true;
                self.proposal = None;
            }
            What::Resumed => self.paused = false,
            What::WentOut { seat, why } => {
                let at = chair(&mut self.chairs, *seat)?;
                self.chairs[at].out = Some(*why);
                self.proposal = None;
            }
            What::TakenOver { seat } => {
                let at = chair(&mut self.chairs, *seat)?;
                self.chairs[at].deputy = true;
                // Who was to agree no longer is; it can be proposed anew among those who are there.
                self.proposal = None;
            }
            What::Returned { seat } => {
                let at = chair(&mut self.chairs, *seat)?;
                self.chairs[at].deputy = false;
                if let Some(clocks) = self.table.as_mut().and_then(|table| table.clocks.as_mut()) {
                    clocks.refill(*seat);
                }
            }
            What::Rematched { room } => self.rematch = Some(room.clone()),
            What::Renamed { seat, name } => {
                let at = chair(&mut self.chairs, *seat)?;
                let Place::Person(person) = &mut self.chairs[at].place else {
                    return Err(misfit("nobody sits there"));
                };
                person.name.clone_from(name);
                if self.table.is_some() {
                    self.renamed.push((*seat, name.clone()));
                }
            }
            What::Closed => self.mark_closed(),
        }
        match proposer.or(line.by).and_then(|seat| self.chairs.get_mut(seat.index())) {
            Some(chair) => chair.beside += beside,
            None => self.beside += beside,
        }
        self.see_what_is_asked(line, taken_back);
        Ok(())
    }

    /// Marks of what the game goes on from, if it is a branch of another: it can be looked at like all that follows.
    fn branched(&self) -> Vec<Mark> {
        let Some(table) = self.table.as_ref().filter(|_| !self.made.branch.is_empty()) else { return Vec::new() };
        let steps = &table.game.record().steps[..self.made.branch.len()];
        uploaded::marks_of(steps, self.version + 1, self.last())
    }

    /// Whether by this line somebody chooses anew, while all choose together. That nobody else may know, so the version
    /// stays what it was.
    fn chooses_anew(&self, line: &Line) -> bool {
        let asked = self.table.as_ref().filter(|table| table.together).map(|table| table.waiting);
        let chose = asked.zip(line.by).is_some_and(|(asked, by)| !asked.contains(by));
        chose && matches!(line.what, What::Acted { .. })
    }

    /// Seats have changed: what was done for a seat before, its player now has not asked for.
    fn forget_seats(&mut self) {
        self.done.retain(|(by, _), _| by.is_none());
    }

    /// Notes that the game has gone on.
    fn mark(&mut self, by: Option<Seat>, reveals: bool, typed: bool) {
        let (version, at, time) = (self.version, self.at, self.time);
        if let Some(table) = &mut self.table {
            let (steps, clocks) = (table.game.steps(), table.clocks.as_ref());
            let clock = by.and_then(|seat| Some(clocks?.reading(seat, time)));
            table.marks.push(Mark { version, at, time, by, steps, reveals, typed, clock });
        }
    }

    /// Notes who is asked something by a line, ends the game if it is over, and sets the clocks. Who has taken back what
    /// was their own gets no time by it: their clock goes on from what it showed.
    fn see_what_is_asked(&mut self, line: &Line, taken_back: Option<(Seat, Reading)>) {
        let (people, deciders) = (self.people(), self.deciders());
        let Some(turn) = self.table.as_ref().map(|table| table.game.turn()) else { return };
        if self.stage == Stage::Playing && (turn == Turn::Over || self.is_given_up(people)) {
            self.stage = Stage::Over;
        }
        let Some(table) = &mut self.table else { return };
        // Anew is asked who was not asked before, who has answered, and everybody after a step back.
        let goes_on = matches!(line.what, What::Acted { .. } | What::Began { .. } | What::Undone { .. });
        let back = matches!(line.what, What::Undone { .. });
        let mut anew = Seats::NONE;
        if goes_on {
            table.stands_since = self.version;
            for seat in turn.seats().iter() {
                if back || !table.waiting.contains(seat) || line.by == Some(seat) {
                    table.asked[seat.index()] = self.version;
                    anew.insert(seat);
                }
            }
            table.waiting = turn.seats();
            table.together = matches!(turn, Turn::Together { .. });
        }
        let running = self.stage == Stage::Playing && !self.paused;
        let running = turn.seats().iter().filter(|&seat| running && deciders.contains(seat)).collect();
        if let Some(clocks) = &mut table.clocks {
            let acted = if matches!(line.what, What::Acted { .. }) { line.by } else { None };
            clocks.turn(self.time, acted, anew, running);
            if let Some((seat, reading)) = taken_back {
                clocks.take_back(seat, reading);
            }
        }
    }

    /// Whether the game ends before its time: with two players when one is out, otherwise when all people are.
    fn is_given_up(&self, people: Seats) -> bool {
        self.chairs.iter().any(|chair| chair.out.is_some()) && (self.chairs.len() == 2 || people.is_empty())
    }
}

/// Whether such a line takes space of the log beside the game. Answers to it do not: there are only so many to each.
fn is_beside(what: &What) -> bool {
    matches!(
        what,
        What::Reseated { .. }
            | What::Luck { .. }
            | What::Swapped { .. }
            | What::Undone { .. }
            | What::Proposed { .. }
            | What::Paused
    )
}
