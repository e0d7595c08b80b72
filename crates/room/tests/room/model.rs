//! A room, its log, and what a test expects of them after every line.

use bots::AnyGame;
use keshi_bots::KeshiBots;
use protocol::lobby::{Settings, Stage};
use protocol::problem::Problem;
use protocol::socket::Request;
use rand_chacha::ChaCha8Rng;
use room::dice::{Entropy, Seed};
use room::{Change, Digest, Events, Line, LineKind, Made, Person, Place, Requester, Room, RoomId, played};
use rugs_bots::RugsBots;
use serde_json::{Value, json};
use table::chance::below;
use table::{Offer, Record, Seat, Seats, Turn, Viewer};

pub(crate) const GAMES: [AnyGame; 2] = [AnyGame::of::<RugsBots>(), AnyGame::of::<KeshiBots>()];
pub(crate) const START: i64 = 1_000_000;

pub(crate) fn person(name: &str) -> Place {
    Place::Person(someone(name))
}

pub(crate) fn someone(name: &str) -> Person {
    Person { name: name.to_owned(), secret: Digest::of(name), luck: Entropy::default() }
}

pub(crate) fn made(game: &str, settings: Settings, seats: Vec<Place>, seed: u8) -> Made {
    let kind = GAMES.iter().find(|any| any.kind.name == game).unwrap().kind;
    let options = kind.start(json!({ "players": seats.len() }), None, None).unwrap().options();
    Made {
        game: game.to_owned(),
        options,
        components: None,
        settings,
        seats,
        host: Digest::of("host"),
        invite: Digest::of("invite"),
        seed: Seed::new([seed; 32]),
        branch: Vec::new(),
        again: false,
        record: None,
    }
}

pub(crate) fn people(count: usize) -> Vec<Place> {
    ["Ada", "Bo", "Cy", "Di"][..count].iter().map(|name| person(name)).collect()
}

/// A step of the surviving line, as the test understands the rules of going back.
pub(crate) struct Step {
    pub(crate) version: u64,
    pub(crate) by: Option<Seat>,
    pub(crate) reveals: bool,
    pub(crate) typed: bool,
    pub(crate) position: String,
}

/// A room, its log as it is written, and what the test expects of it.
pub(crate) struct Tested {
    pub(crate) room: Room,
    pub(crate) log: Vec<(i64, String)>,
    pub(crate) now: i64,
    pub(crate) steps: Vec<Step>,
    /// Whose steps were taken back last, and whether they were typed in.
    pub(crate) undone: Vec<(Option<Seat>, bool)>,
    pub(crate) together: bool,
    pub(crate) next_id: u64,
}

impl Tested {
    pub(crate) fn new(made: Made) -> Tested {
        let game = *GAMES.iter().find(|game| game.kind.name == made.game).unwrap();
        let line = json!({ "what": "made" });
        let mut entry = serde_json::to_value(&made).unwrap();
        entry.as_object_mut().unwrap().extend(line.as_object().unwrap().clone());
        let room = Room::make(RoomId::new(77), game, made, START);
        let log = vec![(START, entry.to_string())];
        Tested { room, log, now: START, steps: Vec::new(), undone: Vec::new(), together: false, next_id: 0 }
    }

    pub(crate) fn begun(made: Made) -> Tested {
        let mut tested = Tested::new(made);
        tested.host(None, Request::Start).unwrap();
        tested
    }

    pub(crate) fn restored(&self, awake_since: i64) -> Room {
        let lines = self.log.iter().map(|(at, line)| (*at, serde_json::from_str::<Line>(line).unwrap()));
        Room::restore(self.room.id(), &GAMES, lines, awake_since).unwrap()
    }

    pub(crate) fn ask(
        &mut self,
        requester: Requester,
        seat: Option<Seat>,
        version: Option<u64>,
        request: &Request,
    ) -> Result<(), Problem> {
        let before = all_sights(&self.room);
        self.next_id += 1;
        let id = format!("id {}", self.next_id);
        let chosen = self.chosen();
        let seats = self.sight(Viewer::Spectator)["seats"].clone();
        let decides = |seat: &&Value| seat["bot"] == false && seat["out"].is_null() && seat["deputy"].is_null();
        let alone = seats.as_array().unwrap().iter().filter(decides).count() < 2;
        let decide = |room: &Room| room.decide(requester, seat, Some(id.clone()), version, request, self.now);
        let decided = decide(&self.room);
        assert_eq!(before, all_sights(&self.room), "{request:?} changed something before its line was kept");
        match decided {
            Ok(change) => {
                // Its line could not be kept: the same is asked again, and the same is decided.
                let lost = serde_json::to_value(change.line()).unwrap();
                drop(change);
                assert_eq!(self.room.done_before(seat, &id), None);
                let change = decide(&self.room).unwrap();
                assert_eq!(serde_json::to_value(change.line()).unwrap(), lost);
                let (line, _) = self.note(change);
                let by = line.by;
                if matches!((request, &line.what), (Request::Undo { .. }, LineKind::Undone { .. })) && !alone {
                    // Nobody else was asked.
                    let other = |at: usize| Some(Seat::new(at)) != by;
                    assert!(self.undone.iter().all(|step| step.0 == by), "another seat acted since");
                    assert!(self.undone.is_sorted_by(|one, other| one.1 == other.1), "a move and its die");
                    assert!(!(0..chosen.len()).any(|at| other(at) && chosen[at]), "another seat has chosen");
                }
                assert_eq!(self.room.done_before(by, &id), Some(self.room.version()), "{request:?}");
                assert_eq!(self.restored(0).done_before(by, &id), Some(self.room.version()), "{request:?}");
                Ok(())
            }
            Err(problem) => {
                assert_eq!(self.room.done_before(seat, &id), None);
                Err(problem)
            }
        }
    }

    pub(crate) fn seat(&mut self, seat: Seat, request: Request) -> Result<(), Problem> {
        self.ask(Requester { seats: Seats::one(seat), host: false }, None, None, &request)
    }

    pub(crate) fn host(&mut self, seat: Option<Seat>, request: Request) -> Result<(), Problem> {
        self.ask(Requester { seats: Seats::NONE, host: true }, seat, None, &request)
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &str) -> Result<(), Problem> {
        self.seat(seat, Request::Act { actions: vec![action.to_owned()] })
    }

    pub(crate) fn chosen(&self) -> Vec<bool> {
        let game = self.room.playing();
        self.room.seats().map(|seat| game.is_some_and(|game| game.chosen(seat).is_some())).collect()
    }

    /// Writes a line down and applies it, and holds the room against its log and the rules of going back.
    pub(crate) fn note(&mut self, change: Change) -> (Line, Events) {
        let (moment, stage, wake_at) = (change.moment(), change.stage(), change.wake_at());
        let summary = format!("{:?}", self.room.summary_after(&change));
        let (line, events) = self.room.apply(change);
        self.log.push((self.room.last().time, serde_json::to_string(&line).unwrap()));
        assert_eq!(self.room.lines(), self.log.len() as u64);
        assert_eq!(all_sights(&self.room), all_sights(&self.restored(0)), "after {line:?}");
        // What the change said would be.
        assert_eq!((self.room.last(), self.room.stage(), self.room.wake_at()), (moment, stage, wake_at));
        assert_eq!(format!("{:?}", self.room.summary()), summary);
        self.hold_against_rules(&line);
        (line, events)
    }

    fn hold_against_rules(&mut self, line: &Line) {
        // The log alone tells the game, also to a program that does not know its rules.
        let lines: Vec<Line> = self.log.iter().map(|(_, line)| serde_json::from_str(line).unwrap()).collect();
        let mut record = self.room.playing().map(|game| Record { digests: Vec::new(), ..game.record() });
        if let Some(record) = &mut record {
            // The game itself knows the names with which it began.
            for line in lines.iter().skip_while(|line| !matches!(line.what, LineKind::Began { .. })) {
                if let LineKind::Renamed { seat, name } = &line.what {
                    record.header.seats[seat.index()].clone_from(name);
                }
            }
        }
        // Once it has ended, its last lines hold its record.
        assert_eq!(played(lines), self.room.record().or(record), "after {line:?}");
        let version = self.room.version();
        let Some(game) = self.room.playing() else { return };
        let position = game.position();
        match &line.what {
            LineKind::Began { .. } => {
                self.steps.push(Step { version, by: None, reveals: true, typed: false, position })
            }
            LineKind::Acted { steps, .. } => {
                let drawn = steps.iter().any(|step| step.starts_with('*'));
                let done = game.record().steps.len();
                let taken = self.steps.iter().last().is_some_and(|last| last.position != position);
                let pending = self.room.seats().any(|seat| game.chosen(seat).is_some());
                if taken && !pending && done > 0 {
                    let typed = drawn && self.room.made().settings.referee;
                    let reveals = self.together || (drawn && !typed);
                    self.steps.push(Step { version, by: line.by, reveals, typed, position });
                }
            }
            LineKind::Undone { to } => {
                let undone: Vec<&Step> = self.steps.iter().filter(|step| step.version > *to).collect();
                assert!(!undone.is_empty() && undone.iter().all(|step| !step.reveals), "nobody gets behind a reveal");
                self.undone = undone.iter().map(|step| (step.by, step.typed)).collect();
                self.steps.retain(|step| step.version <= *to);
                assert_eq!(position, self.steps.last().unwrap().position, "back to where it was");
                assert!(self.chosen().iter().all(|chosen| !chosen));
            }
            _ => {}
        }
        self.together = matches!(self.room.playing().unwrap().turn(), Turn::Together { .. });
    }

    pub(crate) fn turn(&self) -> Turn {
        self.room.playing().unwrap().turn()
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        self.room.playing().unwrap().legal(seat).into_iter().map(|choice| choice.action).collect()
    }

    pub(crate) fn any_legal(&self, seat: Seat, rng: &mut ChaCha8Rng) -> Option<String> {
        let legal = self.legal(seat);
        (!legal.is_empty()).then(|| legal[below(rng, legal.len() as u32) as usize].clone())
    }

    /// Lets bots do anything, and the clocks strike.
    pub(crate) fn house(&mut self, rng: &mut ChaCha8Rng) {
        if let Some(change) = self.room.decide_timeout(self.now) {
            assert!(change.line().by.is_none());
            self.note(change);
            return;
        }
        if let Some((seat, _)) = self.room.to_think().first() {
            let action = self.any_legal(*seat, rng).unwrap();
            let change = self.room.decide_bot(*seat, &action, self.now).unwrap();
            self.note(change);
        }
    }

    /// Whoever is to act acts, at random, until `done` or the end.
    pub(crate) fn play_until(&mut self, rng: &mut ChaCha8Rng, done: impl Fn(&Tested) -> bool) {
        while self.room.stage() == Stage::Playing && !done(self) {
            if !self.room.to_think().is_empty() {
                self.house(rng);
                continue;
            }
            if self.turn() == Turn::Chance {
                let outcome = self.any_outcome(rng).unwrap();
                let requester = Requester { seats: self.room.seats().collect(), host: true };
                self.ask(requester, Some(Seat::new(0)), None, &Request::Settle { outcome }).unwrap();
                continue;
            }
            let seats: Vec<Seat> = self.turn().seats().iter().collect();
            let seat = seats[below(rng, seats.len() as u32) as usize];
            let action = self.any_legal(seat, rng).unwrap();
            self.act(seat, &action).unwrap();
        }
    }

    pub(crate) fn any_outcome(&self, rng: &mut ChaCha8Rng) -> Option<String> {
        match self.room.playing()?.offer()? {
            Offer::Listed(list) => Some(list[below(rng, list.len() as u32) as usize].outcome.clone()),
            Offer::TooMany => {
                let mut copy = self.room.playing()?.copy();
                copy.draw(rng).map(|(outcome, _)| outcome)
            }
        }
    }

    pub(crate) fn sight(&self, who: Viewer) -> Value {
        sight(&self.room, who)
    }
}

pub(crate) fn sight(room: &Room, who: Viewer) -> Value {
    serde_json::to_value(room.sight(who, Seats::NONE)).unwrap()
}

/// Everything that is seen of a room, and what the house goes by.
pub(crate) fn all_sights(room: &Room) -> Vec<String> {
    let count = room.seats().count();
    let sights = Viewer::all(count).map(|who| sight(room, who).to_string());
    let asked: Vec<u64> = room.seats().map(|seat| room.asked_at(seat)).collect();
    let rest = format!("{} {} {asked:?} {:?} {:?}", room.version(), room.last().time, room.to_think(), room.wake_at());
    let shown = serde_json::to_string(&room.shown()).unwrap();
    sights.chain([rest, shown]).collect()
}
