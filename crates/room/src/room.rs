//! A room: what its log makes of it. No clock, no generator, no I/O: the same lines make the same room.

mod ask;
mod back;
mod change;
mod clock;
mod kept;
mod look;
mod sight;
mod status;
mod uploaded;

use std::collections::HashMap;

use bots::AnyGame;
use protocol::lobby::{Order, Stage};
use protocol::problem::{Code, Problem};
use protocol::sight::DiceSight;
use table::{AnyEvent, AnyMatch, BadRecord, ComponentSet, Seat, Seats, Tree};

pub use self::ask::Requester;
pub use self::ask::closed;
pub use self::change::Change;
use self::clock::Reading;
pub use self::clock::fault as clock_fault;
pub use self::kept::moved_at;
pub use self::kept::played;
pub use self::sight::Summary;
pub use self::sight::visible_to;
use self::status::{Chair, Status};
pub use self::uploaded::checked as checked_record;
use crate::RoomId;
use crate::dice::{Dice, Entropy};
use crate::line::{Made, Person, Place};
use crate::moment::Moment;
use crate::secret::Digest;

/// A room.
///
/// A line is decided on (`decide` and its kin, which change nothing), made durable by whoever keeps the log, and then applied
/// ([`Room::apply`]). [`Room::restore`] applies the lines of a log one after the other.
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
    /// The dice that the record tells of, if the room was made of one.
    told_dice: Option<DiceSight>,
    status: Status,
    table: Option<Table>,
    /// What clients have had done, by their own names for it: with which version, and a digest of it.
    done: HashMap<(Option<Seat>, String), (u64, Option<u32>)>,
}

/// The game of a room, with its history.
struct Table {
    game: Box<dyn AnyMatch>,
    /// The names in the order of their luck.
    names_before: Vec<String>,
    dice: Dice,
    /// The surviving line, version by version.
    marks: Vec<Mark>,
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
pub type Events = Vec<Box<dyn AnyEvent>>;

impl Room {
    /// A room as it is made.
    #[must_use]
    pub fn make(id: RoomId, game: AnyGame, made: Made, now: impl Into<Moment>) -> Room {
        let (commitment, options) = (made.commitment(), Tree::of(&made.options));
        let own = made.components.as_deref().and_then(|text| game.kind.components_from("components", Some(text)));
        let own = own.and_then(Result::ok).map(|components| components.set());
        let status = Status::new(&made.seats, now.into());
        Room { id, game, made, commitment, options, own, told_dice: None, status, table: None, done: HashMap::new() }
    }

    /// The room's name.
    #[must_use]
    pub fn id(&self) -> RoomId {
        self.id
    }

    /// How many lines its log has. For the house alone: it counts what somebody does in secret.
    #[must_use]
    pub fn lines(&self) -> u64 {
        self.status.lines
    }

    /// The version of the room: how often something was done that everybody may know of.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.status.version
    }

    /// Where it is in its life.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.status.stage
    }

    /// When its last line was written.
    #[must_use]
    pub fn last(&self) -> Moment {
        Moment { at: self.status.at, time: self.status.time }
    }

    /// When somebody was last moved from a seat: what a seat did before may be somebody else's.
    #[must_use]
    pub fn moved_at(&self) -> i64 {
        self.status.moved_at
    }

    /// Whether its clocks run on since the house opened, and no line has said so yet.
    #[must_use]
    pub fn woke(&self) -> bool {
        self.status.woke.is_some()
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
        self.status.name(seat)
    }

    /// Whether the same players have met again.
    #[must_use]
    pub fn has_rematch(&self) -> bool {
        self.status.rematch.is_some()
    }

    /// Who sits where now.
    pub fn places(&self) -> impl Iterator<Item = &Place> {
        self.status.chairs.iter().map(|chair| &*chair.place)
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
        let keeps = self.made.settings.scorekeeper && self.status.stage != Stage::Gathering;
        self.seats().filter(|&seat| keeps && self.person(seat).is_some()).collect()
    }

    /// Whether somebody with this invitation, or with none, may look in.
    #[must_use]
    pub fn may_watch(&self, invite: Option<&Digest>) -> bool {
        let invited = invite.is_some_and(|invite| self.made.invite == *invite);
        let watching = self.made.settings.spectators || self.status.stage != Stage::Playing;
        watching && (invited || self.is_listed())
    }

    /// Whether strangers find the room.
    #[must_use]
    pub fn is_listed(&self) -> bool {
        self.made.settings.listed && self.status.stage != Stage::Closed
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
        self.status.seats()
    }

    fn person(&self, seat: Seat) -> Option<&Person> {
        self.status.person(seat)
    }

    /// The version that asked a seat what it is asked now.
    #[must_use]
    pub fn asked_at(&self, seat: Seat) -> u64 {
        self.status.progress.as_ref().map_or(0, |progress| progress.asked[seat.index()])
    }

    /// The name to show for a seat, if somebody sits there.
    fn name(&self, seat: Seat) -> Option<&str> {
        self.status.name(seat)
    }

    /// The best bot there is, which plays for people who are away.
    fn deputy(&self) -> &'static str {
        self.game.bots.last().copied().unwrap_or_default()
    }

    /// The seats for which a bot has something to decide, and which.
    #[must_use]
    pub fn to_think(&self) -> Vec<(Seat, String)> {
        let bot = |seat: Seat| match &*self.status.chairs[seat.index()].place {
            Place::Bot(level) => (seat, level.clone()),
            Place::Person(_) | Place::Open => (seat, self.deputy().to_owned()),
        };
        self.status.bots_asked().iter().map(bot).collect()
    }

    /// At which house time it must be woken though nobody asks: at once if a bot is to think, or when a clock runs out.
    #[must_use]
    pub fn wake_at(&self) -> Option<i64> {
        self.status.wake_at()
    }

    /// Since which house time the game waits for a seat whose player may come back, if a bot plays there.
    #[must_use]
    pub fn stands_in_since(&self, seat: Seat) -> Option<i64> {
        let Chair { out, deputy, .. } = &self.status.chairs[seat.index()];
        let last = self.table.as_ref().and_then(|table| table.marks.last());
        last.filter(|_| *deputy && out.is_none()).map(|mark| mark.time)
    }

    /// Holds the components at hand against those that a game was begun with. Of older games nobody knows.
    fn is_played_with(begun: Option<&ComponentSet>, here: Option<ComponentSet>) -> Result<(), BadRecord> {
        match (begun, here) {
            (Some(begun), here) if here.as_ref().is_none_or(|here| here.hash != begun.hash) => {
                let here = here.map_or_else(|| "none".to_owned(), |here| here.to_string());
                Err(BadRecord::Components { played: begun.to_string(), here })
            }
            _ => Ok(()),
        }
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

    /// The game set up by these rules, with this seating, and the steps of the game that it is a branch of.
    fn set_up(&self, rules: u32, seating: &[Seat]) -> Result<Table, Problem> {
        let bad = |detail: String| Problem::new(Code::BadTable, detail);
        let count = self.status.chairs.len();
        if seating.iter().copied().collect::<Seats>().len() != count || seating.len() != count {
            return Err(bad("a seating names every seat once".to_owned()));
        }
        let luck = self.seats().map(|seat| self.person(seat).map(|person| person.luck.clone()).unwrap_or_default());
        let luck: Vec<Entropy> = luck.collect();
        let names_before: Vec<String> = self.seats().map(|seat| self.name(seat).unwrap_or("?").to_owned()).collect();
        let names = seating.iter().map(|seat| names_before[seat.index()].clone()).collect();
        let Made { options, components, seed, branch, .. } = &self.made;
        let game = self.game.kind.start_by(rules, options.clone(), components.clone(), Some(names));
        let mut game = game.map_err(|reason| bad(reason.to_string()))?;
        let steps: Vec<&str> = branch.iter().map(String::as_str).collect();
        game.take(&steps).map_err(|(_, reason)| bad(reason.to_string()))?;
        let dice = Dice::new(seed.clone(), &self.id.to_string(), luck);
        Ok(Table { game, names_before, dice, marks: Vec::new() })
    }
}
