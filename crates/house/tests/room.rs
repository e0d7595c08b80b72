//! A room without a house around it: whole games in which anybody asks for anything, and what must hold after every line.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use bots::AnyGame;
use house::dice::{Luck, Seed, check};
use house::{Asker, Change, Digest, Line, Made, Person, Place, Room, RoomId, What};
use keshi::Keshi;
use protocol::lobby::{Clock, Order, Settings, Stage, TimeUp};
use protocol::problem::{Code, Problem};
use protocol::sight::{Out, Proposed};
use protocol::socket::Request;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::Rugs;
use serde_json::{Value, json};
use table::chance::below;
use table::{Offer, Seat, Seats, Turn, Viewer};

const GAMES: [AnyGame; 2] = [AnyGame::of::<Rugs>(), AnyGame::of::<Keshi>()];
const START: i64 = 1_000_000;

fn person(name: &str) -> Place {
    Place::Person(someone(name))
}

fn someone(name: &str) -> Person {
    Person { name: name.to_owned(), secret: Digest::of(name), luck: Luck::default() }
}

fn made(game: &str, settings: Settings, seats: Vec<Place>, seed: u8) -> Made {
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
    }
}

fn people(count: usize) -> Vec<Place> {
    ["Ada", "Bo", "Cy", "Di"][..count].iter().map(|name| person(name)).collect()
}

/// A step of the surviving line, as the test understands the rules of going back.
struct Step {
    version: u64,
    by: Option<Seat>,
    reveals: bool,
    position: String,
}

/// A room, its log as it is written, and what the test expects of it.
struct Tested {
    room: Room,
    log: Vec<(i64, String)>,
    now: i64,
    steps: Vec<Step>,
    /// Whose steps were taken back last.
    undone: Vec<Option<Seat>>,
    together: bool,
    next_id: u64,
}

impl Tested {
    fn new(made: Made) -> Tested {
        let game = *GAMES.iter().find(|game| game.kind.name == made.game).unwrap();
        let line = json!({ "what": "made" });
        let mut entry = serde_json::to_value(&made).unwrap();
        entry.as_object_mut().unwrap().extend(line.as_object().unwrap().clone());
        let room = Room::make(RoomId::new(77), game, made, START);
        let log = vec![(START, entry.to_string())];
        Tested { room, log, now: START, steps: Vec::new(), undone: Vec::new(), together: false, next_id: 0 }
    }

    fn begun(made: Made) -> Tested {
        let mut tested = Tested::new(made);
        tested.host(None, Request::Start).unwrap();
        tested
    }

    fn restored(&self, awake_since: i64) -> Room {
        let lines = self.log.iter().map(|(at, line)| (*at, serde_json::from_str::<Line>(line).unwrap()));
        Room::restore(self.room.id(), &GAMES, lines, awake_since).unwrap()
    }

    fn ask(
        &mut self,
        asker: Asker,
        seat: Option<Seat>,
        version: Option<u64>,
        request: &Request,
    ) -> Result<(), Problem> {
        let before = all_sights(&self.room);
        self.next_id += 1;
        let id = format!("id {}", self.next_id);
        let chosen = self.chosen();
        let seats = self.sight(Viewer::Spectator)["seats"].clone();
        let people = seats.as_array().unwrap().iter().filter(|seat| seat["bot"] == false && seat["out"].is_null());
        let alone = people.count() < 2;
        match self.room.ask(asker, seat, Some(id.clone()), version, request, self.now) {
            Ok(change) => {
                let by = change.line.by;
                self.note(&change);
                if matches!((request, &change.line.what), (Request::Undo { .. }, What::Undone { .. })) && !alone {
                    // Nobody else was asked.
                    let other = |at: usize| Some(Seat::new(at)) != by;
                    assert!(self.undone.iter().all(|step| *step == by), "another seat acted since");
                    assert!(!(0..chosen.len()).any(|at| other(at) && chosen[at]), "another seat has chosen");
                }
                assert_eq!(self.room.done_before(by, &id), Some(self.room.version()), "{request:?}");
                assert_eq!(self.restored(0).done_before(by, &id), Some(self.room.version()), "{request:?}");
                Ok(())
            }
            Err(problem) => {
                assert_eq!(before, all_sights(&self.room), "{request:?} was refused, and changed something");
                assert_eq!(self.room.done_before(seat, &id), None);
                Err(problem)
            }
        }
    }

    fn seat(&mut self, seat: Seat, request: Request) -> Result<(), Problem> {
        self.ask(Asker { seats: Seats::one(seat), host: false }, None, None, &request)
    }

    fn host(&mut self, seat: Option<Seat>, request: Request) -> Result<(), Problem> {
        self.ask(Asker { seats: Seats::NONE, host: true }, seat, None, &request)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Problem> {
        self.seat(seat, Request::Act { actions: vec![action.to_owned()] })
    }

    fn chosen(&self) -> Vec<bool> {
        let game = self.room.playing();
        self.room.seats().map(|seat| game.is_some_and(|game| game.chosen(seat).is_some())).collect()
    }

    /// Writes a line down, and holds the room against its log and the rules of going back.
    fn note(&mut self, change: &Change) {
        self.log.push((self.room.at(), serde_json::to_string(&change.line).unwrap()));
        assert_eq!(self.room.lines(), self.log.len() as u64);
        assert_eq!(all_sights(&self.room), all_sights(&self.restored(0)), "after {:?}", change.line);
        let version = self.room.version();
        let Some(game) = self.room.playing() else { return };
        let position = game.position();
        match &change.line.what {
            What::Began { .. } => self.steps.push(Step { version, by: None, reveals: true, position }),
            What::Acted { steps } => {
                let drawn = steps.iter().any(|step| step.starts_with('*'));
                let done = game.record().steps.len();
                let taken = self.steps.iter().last().is_some_and(|last| last.position != position);
                let pending = self.room.seats().any(|seat| game.chosen(seat).is_some());
                if taken && !pending && done > 0 {
                    self.steps.push(Step { version, by: change.line.by, reveals: drawn || self.together, position });
                }
            }
            What::Undone { to } => {
                let undone: Vec<&Step> = self.steps.iter().filter(|step| step.version > *to).collect();
                assert!(!undone.is_empty() && undone.iter().all(|step| !step.reveals), "nobody gets behind a reveal");
                self.undone = undone.iter().map(|step| step.by).collect();
                self.steps.retain(|step| step.version <= *to);
                assert_eq!(position, self.steps.last().unwrap().position, "back to where it was");
                assert!(self.chosen().iter().all(|chosen| !chosen));
            }
            _ => {}
        }
        self.together = matches!(self.room.playing().unwrap().turn(), Turn::Together { .. });
    }

    fn turn(&self) -> Turn {
        self.room.playing().unwrap().turn()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.room.playing().unwrap().legal(seat).into_iter().map(|choice| choice.action).collect()
    }

    fn any_legal(&self, seat: Seat, rng: &mut ChaCha8Rng) -> Option<String> {
        let legal = self.legal(seat);
        (!legal.is_empty()).then(|| legal[below(rng, legal.len() as u32) as usize].clone())
    }

    /// Lets bots do anything, and the clocks strike.
    fn house(&mut self, rng: &mut ChaCha8Rng) {
        if let Some(change) = self.room.time_up(self.now) {
            assert!(change.line.by.is_none());
            return self.note(&change);
        }
        if let Some((seat, _)) = self.room.to_think().first() {
            let action = self.any_legal(*seat, rng).unwrap();
            let change = self.room.bot_acts(*seat, &action, self.now).unwrap();
            self.note(&change);
        }
    }

    /// Whoever is to act acts, at random, until `done` or the end.
    fn play_until(&mut self, rng: &mut ChaCha8Rng, done: impl Fn(&Tested) -> bool) {
        while self.room.stage() == Stage::Playing && !done(self) {
            if !self.room.to_think().is_empty() {
                self.house(rng);
                continue;
            }
            if self.turn() == Turn::Chance {
                let outcome = self.any_outcome(rng).unwrap();
                let asker = Asker { seats: self.room.seats().collect(), host: true };
                self.ask(asker, Some(Seat::new(0)), None, &Request::Settle { outcome }).unwrap();
                continue;
            }
            let seats: Vec<Seat> = self.turn().seats().iter().collect();
            let seat = seats[below(rng, seats.len() as u32) as usize];
            let action = self.any_legal(seat, rng).unwrap();
            self.act(seat, &action).unwrap();
        }
    }

    fn any_outcome(&self, rng: &mut ChaCha8Rng) -> Option<String> {
        match self.room.playing()?.offer()? {
            Offer::Listed(list) => Some(list[below(rng, list.len() as u32) as usize].outcome.clone()),
            Offer::TooMany => {
                let mut copy = self.room.playing()?.copy();
                copy.draw(rng).map(|(outcome, _)| outcome)
            }
        }
    }

    fn sight(&self, who: Viewer) -> Value {
        sight(&self.room, who)
    }
}

fn sight(room: &Room, who: Viewer) -> Value {
    serde_json::to_value(room.sight(who, Seats::NONE)).unwrap()
}

/// Everything that is seen of a room, and what the house goes by.
fn all_sights(room: &Room) -> Vec<String> {
    let count = room.seats().count();
    let sights = Viewer::all(count).map(|who| sight(room, who).to_string());
    let asked: Vec<u64> = room.seats().map(|seat| room.asked_at(seat)).collect();
    let rest = format!("{} {} {asked:?} {:?} {:?}", room.version(), room.at(), room.to_think(), room.wake_at());
    let shown = serde_json::to_string(&room.shown()).unwrap();
    sights.chain([rest, shown]).collect()
}

/// Something that somebody may ask for, sensible or not.
fn anything(tested: &Tested, rng: &mut ChaCha8Rng) -> (Asker, Option<Seat>, Option<u64>, Request) {
    let seats = tested.room.seats().count() as u32;
    let seat = Seat::new(below(rng, seats) as usize);
    let version = tested.room.version();
    let mut asker = Asker { seats: Seats::one(seat), host: false };
    let action = tested.any_legal(seat, rng).unwrap_or_else(|| "1".to_owned());
    let mut at = None;
    let request = match below(rng, 30) {
        0..=13 => Request::Act { actions: vec![action] },
        14 => Request::Act { actions: vec![action.clone(), action] },
        15 => {
            at = Some(version - u64::from(below(rng, 3)).min(version) + u64::from(below(rng, 2)));
            Request::Act { actions: vec![action] }
        }
        16 => {
            let odd = ["", " ", "zz", "n | 2 n", "*", "n\n", "1 n", "٣", "-", "\u{0}"];
            Request::Act { actions: vec![odd[below(rng, odd.len() as u32) as usize].to_owned()] }
        }
        17 => Request::Act { actions: Vec::new() },
        18 | 19 => Request::Undo { to: version + 1 - u64::from(below(rng, 12)).min(version) },
        20 => Request::Pause,
        21 | 22 => Request::Resume,
        23..=25 => {
            let proposal = tested.sight(Viewer::Spectator)["proposal"]["id"].as_u64().unwrap_or(version);
            Request::Vote { proposal: proposal + u64::from(below(rng, 8) == 0), agree: below(rng, 4) != 0 }
        }
        26 => match below(rng, 40) {
            0 => Request::Resign,
            1 => Request::Leave,
            2 => Request::Start,
            3 => Request::Reseat { level: None },
            _ => Request::Return,
        },
        27 => {
            asker.host = true;
            match below(rng, 3) {
                0 => Request::Start,
                1 => Request::Swap { with: Seat::new(1) },
                _ => Request::Reseat { level: Some("random".to_owned()) },
            }
        }
        28 => Request::Settle { outcome: tested.any_outcome(rng).unwrap_or_else(|| "3".to_owned()) },
        _ => Request::Hint,
    };
    if below(rng, 20) == 0 {
        asker.seats = Seats::NONE;
    }
    let named = (below(rng, 15) == 0).then(|| Seat::new(below(rng, seats + 1) as usize));
    (asker, named, at, request)
}

/// A whole game in which everybody asks for anything.
fn adversaries(game: &str, settings: Settings, places: Vec<Place>, seed: u8) {
    let fair = !settings.referee;
    let mut rng = ChaCha8Rng::seed_from_u64(seed.into());
    let mut tested = Tested::begun(made(game, settings, places, seed));
    for round in 0.. {
        assert!(round < 100_000, "the game never ends");
        if tested.room.stage() == Stage::Over {
            break;
        }
        tested.now += i64::from(below(&mut rng, 400));
        if below(&mut rng, 400) == 0 {
            tested.now += 20_000;
        }
        tested.house(&mut rng);
        if tested.room.stage() == Stage::Over {
            break;
        }
        let (asker, seat, version, request) = anything(&tested, &mut rng);
        let _ = tested.ask(asker, seat, version, &request);
        if tested.turn() == Turn::Chance && below(&mut rng, 3) == 0 {
            // Somebody who holds all seats types in what came.
            let outcome = tested.any_outcome(&mut rng).unwrap();
            let all = Asker { seats: tested.room.seats().collect(), host: true };
            let seats = tested.sight(Viewer::Spectator)["seats"].clone();
            let seat = tested.room.seats().find(|seat| seats[seat.index()]["out"].is_null());
            let _ = tested.ask(all, seat, None, &Request::Settle { outcome });
        }
    }
    for request in [Request::Resume, Request::Pause, Request::Resign, Request::Return, Request::Undo { to: 3 }] {
        let seat = Seat::new(0);
        assert_eq!(tested.seat(seat, request).unwrap_err().code, Code::NotNow, "the game is over");
    }
    let sight = tested.sight(Viewer::Spectator);
    let seats = sight["seats"].as_array().unwrap();
    let out = |seat: &&Value| !seat["out"].is_null();
    for last in seats.iter().filter(out) {
        assert!(seats.iter().filter(|seat| !out(seat)).all(|seat| seat["rank"].as_u64() < last["rank"].as_u64()));
    }
    let record = tested.room.record().unwrap();
    let kind = GAMES.iter().find(|any| any.kind.name == game).unwrap().kind;
    if fair {
        check(&kind, &record, None).unwrap();
        assert!(sight["dice"]["seed"].is_string());
    } else {
        assert!(sight["dice"].is_null() && record.header.dice.is_none());
    }
    kind.replay(&record, usize::MAX, None, |_, _| {}).unwrap();
}

fn quick(time_up: TimeUp) -> Settings {
    Settings { clock: Clock::Game { seconds: 60, increment: 1 }, time_up, ..Settings::default() }
}

#[test]
fn rugs_among_adversaries() {
    let bot = || Place::Bot("random".to_owned());
    for seed in 0..6 {
        adversaries("rugs", Settings::default(), people(2), seed);
        adversaries("rugs", quick(TimeUp::TakeOver), people(4), seed);
        adversaries("rugs", quick(TimeUp::Out), people(3), seed);
        adversaries("rugs", Settings { referee: true, ..Settings::default() }, people(2), seed);
        let clock = Clock::Move { seconds: 5 };
        adversaries("rugs", Settings { clock, ..Settings::default() }, vec![person("Ada"), bot(), person("Bo")], seed);
    }
}

#[test]
fn keshi_among_adversaries() {
    let bot = Place::Bot("random".to_owned());
    adversaries("keshi", Settings::default(), people(2), 1);
    adversaries("keshi", quick(TimeUp::TakeOver), vec![person("Ada"), bot, person("Bo")], 2);
    adversaries("keshi", Settings { referee: true, order: Order::Chosen, ..Settings::default() }, people(3), 3);
}

#[test]
fn with_two_players_the_game_ends_when_one_gives_up() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut tested = Tested::begun(made("rugs", Settings::default(), people(2), 1));
    tested.play_until(&mut rng, |tested| tested.room.version() > 9);
    tested.seat(Seat::new(0), Request::Resign).unwrap();
    assert_eq!(tested.room.stage(), Stage::Over);
    let seats = &tested.sight(Viewer::Spectator)["seats"];
    assert_eq!((&seats[0]["rank"], &seats[1]["rank"]), (&json!(2), &json!(1)));
    assert_eq!(seats[0]["out"], "resigned");
    assert!(tested.legal(Seat::new(1)).is_empty() || tested.act(Seat::new(1), &tested.legal(Seat::new(1))[0]).is_err());
}

#[test]
fn with_four_players_a_bot_plays_on_for_whoever_gives_up() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut tested = Tested::begun(made("rugs", Settings::default(), people(4), 2));
    tested.play_until(&mut rng, |tested| tested.room.version() > 9);
    let seat = tested.turn().seats().iter().next().unwrap();
    tested.seat(seat, Request::Resign).unwrap();
    assert_eq!(tested.room.stage(), Stage::Playing);
    assert_eq!(tested.room.to_think()[0].0, seat);
    let action = tested.legal(seat)[0].clone();
    assert_eq!(tested.act(seat, &action).unwrap_err().code, Code::NotNow);
    for request in [Request::Return, Request::Pause, Request::Resign, Request::Undo { to: 8 }] {
        assert_eq!(tested.seat(seat, request).unwrap_err().code, Code::NotNow, "who is out asks for nothing");
    }
    tested.play_until(&mut rng, |_| false);
    assert_eq!(tested.sight(Viewer::Spectator)["seats"][seat.index()]["rank"], 4);
    // When all people are out, nobody is left to play for.
    let mut tested = Tested::begun(made("rugs", Settings::default(), people(4), 3));
    for seat in Seat::all(4) {
        assert_eq!(tested.room.stage(), Stage::Playing);
        tested.seat(seat, Request::Resign).unwrap();
    }
    assert_eq!(tested.room.stage(), Stage::Over);
}

#[test]
fn a_clock_runs_out_as_the_table_chose() {
    let clocks = [Clock::Move { seconds: 30 }, Clock::Game { seconds: 60, increment: 0 }, Clock::Days { days: 1 }];
    for (clock, full) in clocks.into_iter().zip([30_000, 60_000, 86_400_000]) {
        let settings = Settings { clock, ..Settings::default() };
        let mut tested = Tested::begun(made("rugs", settings.clone(), people(4), 4));
        assert_eq!(tested.room.wake_at(), Some(START + full));
        assert!(tested.room.time_up(START + full - 1).is_none());
        let seat = tested.turn().seats().iter().next().unwrap();
        tested.now = START + full;
        let change = tested.room.time_up(tested.now).unwrap();
        assert!(matches!(change.line.what, What::TakenOver { seat: taken } if taken == seat), "{change:?}");
        tested.note(&change);
        assert!(tested.room.time_up(tested.now).is_none());
        let action = tested.legal(seat)[0].clone();
        assert_eq!(tested.act(seat, &action).unwrap_err().code, Code::NotNow);
        assert_eq!(tested.room.to_think()[0].0, seat);
        tested.seat(seat, Request::Return).unwrap();
        assert!(tested.room.to_think().is_empty());
        tested.act(seat, &action).unwrap();
        assert!(tested.room.time_up(tested.now + full.min(60_000) - 1).is_none());

        let settings = Settings { time_up: TimeUp::Out, ..settings };
        let mut tested = Tested::begun(made("rugs", settings, people(2), 4));
        tested.now += full;
        let change = tested.room.time_up(tested.now).unwrap();
        assert!(matches!(change.line.what, What::WentOut { why: Out::TimeUp, .. }));
        tested.note(&change);
        assert_eq!(tested.room.stage(), Stage::Over);
    }
}

#[test]
fn a_game_that_rests_costs_no_time() {
    let settings = Settings { clock: Clock::Game { seconds: 60, increment: 5 }, ..Settings::default() };
    let mut tested = Tested::begun(made("rugs", settings, people(2), 5));
    let seat = tested.turn().seats().iter().next().unwrap();
    let other = Seat::new(1 - seat.index());
    tested.now += 10_000;
    tested.seat(other, Request::Pause).unwrap();
    let id = tested.room.version();
    assert_eq!(tested.sight(Viewer::Spectator)["proposal"]["what"], json!({ "kind": "pause" }));
    let vote = |proposal| Request::Vote { proposal, agree: true };
    assert_eq!(tested.seat(seat, vote(id + 1)).unwrap_err().code, Code::NotNow);
    tested.seat(seat, vote(id)).unwrap();
    assert_eq!(tested.room.wake_at(), None);
    tested.now += 100_000_000;
    let action = tested.legal(seat)[0].clone();
    assert_eq!(tested.act(seat, &action).unwrap_err().code, Code::NotNow);
    tested.seat(other, Request::Resume).unwrap();
    assert_eq!(tested.room.wake_at(), Some(tested.now + 50_000));
    tested.now += 1_000;
    tested.act(seat, &action).unwrap();
    assert_eq!(tested.sight(Viewer::Spectator)["clock"]["left"][seat.index()], 54_000, "a decision adds five seconds");
}

/// Nobody thinks while the house is closed: not when it opens again, and not when the log is read a third time.
#[test]
fn the_house_does_not_charge_for_its_own_sleep() {
    let settings = Settings { clock: Clock::Game { seconds: 60, increment: 0 }, ..Settings::default() };
    let mut tested = Tested::begun(made("rugs", settings, people(2), 6));
    let seat = tested.turn().seats().iter().next().unwrap();
    let reopened = START + 1_000_000;
    tested.room = tested.restored(reopened);
    assert_eq!(tested.room.wake_at(), Some(reopened + 60_000));
    tested.now = reopened + 10_000;
    let action = tested.legal(seat)[0].clone();
    tested.act(seat, &action).unwrap();
    assert_eq!(tested.sight(Viewer::Spectator)["clock"]["left"][seat.index()], 50_000);
    let again = tested.restored(reopened);
    assert_eq!(sight(&again, Viewer::Spectator)["clock"]["left"][seat.index()], 50_000);
    let later = tested.restored(reopened + 9_000_000);
    assert_eq!(later.wake_at(), Some(reopened + 9_000_000 + 50_000));
}

/// Taking back what one has done gains no time, and no increments.
#[test]
fn nobody_gains_time_by_going_back() {
    for clock in [Clock::Move { seconds: 60 }, Clock::Game { seconds: 60, increment: 10 }] {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let settings = Settings { clock, ..Settings::default() };
        let mut tested = Tested::begun(made("rugs", settings, people(2), 7));
        // A rug can be taken back until the next player turns Assam.
        let can_go_back = |tested: &Tested| free_undo(tested).is_some();
        tested.play_until(&mut rng, can_go_back);
        let (seat, to) = free_undo(&tested).unwrap();
        tested.seat(seat, Request::Undo { to }).unwrap();
        let left = |tested: &Tested| tested.sight(Viewer::Spectator)["clock"]["left"][seat.index()].as_i64().unwrap();
        let (first, began) = (left(&tested), tested.now);
        for _ in 0..5 {
            tested.now += 1_000;
            let action = tested.any_legal(seat, &mut rng).unwrap();
            tested.act(seat, &action).unwrap();
            tested.now += 1_000;
            tested.seat(seat, Request::Undo { to }).unwrap();
        }
        // The other player's clock ran while it was their turn.
        assert_eq!(left(&tested), first - 5_000, "{clock:?}");
        assert_eq!(tested.now, began + 10_000);
    }
}

/// A seat that may go back by itself, and where to.
fn free_undo(tested: &Tested) -> Option<(Seat, u64)> {
    tested.room.seats().find_map(|seat| {
        let undo = &tested.sight(Viewer::Seat(seat))["table"]["undo"];
        (undo["free"] == true).then(|| (seat, undo["to"].as_u64().unwrap()))
    })
}

#[test]
fn behind_another_seats_act_only_with_everybodys_agreement() {
    let mut found = 0;
    for seed in 0..20 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut tested = Tested::begun(made("keshi", Settings::default(), people(3), seed as u8));
        let asks = |tested: &Tested| {
            tested.room.seats().find_map(|seat| {
                let undo = &tested.sight(Viewer::Seat(seat))["table"]["undo"];
                (undo["free"] == false).then(|| (seat, undo["to"].as_u64().unwrap()))
            })
        };
        tested.play_until(&mut rng, |tested| asks(tested).is_some());
        let Some((seat, to)) = asks(&tested) else { continue };
        found += 1;
        let others: Vec<Seat> = tested.room.seats().filter(|&other| other != seat).collect();
        let position = tested.room.playing().unwrap().position();
        tested.seat(seat, Request::Undo { to }).unwrap();
        assert_eq!(position, tested.room.playing().unwrap().position(), "it is only proposed");
        let proposal = tested.room.version();
        let what = serde_json::to_value(Proposed::Undo { to }).unwrap();
        assert_eq!(tested.sight(Viewer::Spectator)["proposal"]["what"], what);
        assert_eq!(tested.seat(others[0], Request::Undo { to }).unwrap_err().code, Code::NotNow);
        tested.seat(others[0], Request::Vote { proposal, agree: true }).unwrap();
        assert_eq!(position, tested.room.playing().unwrap().position(), "not all agree yet");
        if seed % 2 == 0 {
            tested.seat(others[1], Request::Vote { proposal, agree: false }).unwrap();
            assert_eq!(position, tested.room.playing().unwrap().position());
            assert!(tested.sight(Viewer::Spectator)["proposal"].is_null());
        } else {
            tested.seat(others[1], Request::Vote { proposal, agree: true }).unwrap();
            assert_ne!(position, tested.room.playing().unwrap().position());
        }
    }
    assert!(found > 3, "{found}");
}

#[test]
fn where_nothing_is_taken_back_nothing_is() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut tested = Tested::begun(made("rugs", Settings { undo: false, ..Settings::default() }, people(2), 9));
    for _ in 0..6 {
        let version = tested.room.version();
        tested.play_until(&mut rng, |tested| tested.room.version() > version);
        for seat in Seat::all(2) {
            assert!(tested.sight(Viewer::Seat(seat))["table"]["undo"].is_null());
            assert_eq!(tested.seat(seat, Request::Undo { to: version }).unwrap_err().code, Code::NotAllowed);
        }
    }
}

/// While all choose together a choice can be replaced, and nobody else learns more than who is ready.
#[test]
fn choices_stay_with_whoever_made_them() {
    let clock = Clock::Move { seconds: 600 };
    let settings = Settings { clock, order: Order::Chosen, ..Settings::default() };
    let mut tested = Tested::begun(made("keshi", settings, people(3), 10));
    let mut rng = ChaCha8Rng::seed_from_u64(10);
    tested.play_until(&mut rng, |tested| matches!(tested.turn(), Turn::Together { .. }));
    let (one, two, three) = (Seat::new(0), Seat::new(1), Seat::new(2));
    let legal = tested.legal(one);
    assert!(legal.len() > 1);
    let others = |tested: &Tested| -> Vec<Value> {
        [Viewer::Spectator, Viewer::Seat(two), Viewer::Seat(three)].map(|who| tested.sight(who)).into()
    };
    let mut seen = Vec::new();
    for action in &legal {
        tested.now += 1_000;
        let asker = Asker { seats: Seats::one(one), host: false };
        let request = Request::Act { actions: vec![action.clone()] };
        let change = tested.room.ask(asker, None, None, None, &request, tested.now).unwrap();
        tested.note(&change);
        assert_eq!(tested.sight(Viewer::Seat(one))["table"]["chosen"], json!(action));
        assert_eq!(tested.legal(one), legal, "it may still choose otherwise");
        let told: Vec<String> = change
            .events
            .iter()
            .filter_map(|event| event.seen_by(Viewer::Seat(two)))
            .map(|(data, _)| serde_json::to_string(&data).unwrap())
            .collect();
        seen.push((others(&tested), told));
    }
    assert_eq!(seen[0].1.len(), 1, "they learn who is ready");
    for (number, (sights, told)) in seen.iter().enumerate().skip(1) {
        assert_eq!(sights, &seen[0].0, "{number}");
        assert!(told.is_empty(), "nobody learns that it was replaced");
    }
    let several = Request::Act { actions: vec![legal[0].clone(), legal[1].clone()] };
    assert_eq!(tested.seat(two, several).unwrap_err().code, Code::Malformed);
    assert_eq!(tested.turn(), Turn::Together { seats: [two, three].into_iter().collect() });
    let steps = tested.room.playing().unwrap().steps();
    for seat in [two, three] {
        let action = tested.any_legal(seat, &mut rng).unwrap();
        tested.act(seat, &action).unwrap();
    }
    let record = tested.room.playing().unwrap().record();
    assert!(record.steps[steps].to_string().matches('|').count() == 2, "one joint line: {}", record.steps[steps]);
}

/// What somebody else had done on a seat before does not count for who sits there now.
#[test]
fn a_seat_that_changes_hands_begins_anew() {
    let settings = Settings { order: Order::Chosen, ..Settings::default() };
    let mut tested = Tested::new(made("rugs", settings, people(2), 11));
    let one = Seat::new(0);
    let asker = Asker { seats: Seats::one(one), host: false };
    let change = tested.room.ask(asker, None, Some("1".to_owned()), None, &Request::Leave, START).unwrap();
    tested.note(&change);
    let (seat, change) = tested.room.join(None, someone("Eve"), START).unwrap();
    tested.note(&change);
    assert_eq!(seat, one);
    assert_eq!(tested.room.done_before(Some(one), "1"), None);
    assert_eq!(tested.restored(0).done_before(Some(one), "1"), None);
    let start =
        tested.room.ask(Asker { host: true, ..asker }, None, Some("2".to_owned()), None, &Request::Start, START);
    tested.note(&start.unwrap());
    assert_eq!(tested.room.done_before(None, "2"), Some(tested.room.version()), "the host stays the host");
    assert_eq!(tested.restored(0).done_before(None, "2"), Some(tested.room.version()));
}

#[test]
fn before_the_game_the_host_says_who_sits_where() {
    let mut places = people(2);
    places.push(Place::Open);
    let mut tested = Tested::new(made("rugs", Settings::default(), places, 12));
    let (one, three) = (Seat::new(0), Seat::new(2));
    assert_eq!(tested.host(None, Request::Start).unwrap_err().code, Code::NotNow, "a seat is open");
    assert_eq!(tested.seat(one, Request::Start).unwrap_err().code, Code::Forbidden);
    assert_eq!(
        tested.host(Some(three), Request::Reseat { level: Some("no".into()) }).unwrap_err().code,
        Code::NotFound
    );
    assert_eq!(tested.host(Some(Seat::new(3)), Request::Reseat { level: None }).unwrap_err().code, Code::NotFound);
    assert_eq!(tested.host(None, Request::Reseat { level: None }).unwrap_err().code, Code::Malformed);
    tested.host(Some(one), Request::Swap { with: three }).unwrap();
    assert_eq!(tested.room.seat_of(&Digest::of("Ada")), Some(three));
    tested.host(Some(three), Request::Reseat { level: None }).unwrap();
    assert_eq!(tested.room.seat_of(&Digest::of("Ada")), None, "Ada was removed");
    for seat in [one, three] {
        tested.host(Some(seat), Request::Reseat { level: Some("random".to_owned()) }).unwrap();
    }
    assert_eq!(tested.room.join(None, someone("Eve"), START).unwrap_err().code, Code::Taken);
    tested.host(None, Request::Start).unwrap();
    assert_eq!(tested.room.join(None, someone("Eve"), START).unwrap_err().code, Code::NotNow);
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    tested.play_until(&mut rng, |_| false);
    assert_eq!(tested.room.stage(), Stage::Over);
}

/// At a table with a real box, what stays hidden is typed in by whoever may see it, and once.
#[test]
fn hidden_draws_are_typed_in_by_their_owner() {
    let settings = Settings { referee: true, order: Order::Chosen, ..Settings::default() };
    let mut tested = Tested::begun(made("keshi", settings, people(3), 13));
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    tested.play_until(&mut rng, |tested| tested.room.playing().unwrap().secret_draw().is_some());
    let owner = tested.room.playing().unwrap().secret_draw().unwrap();
    let version = tested.room.version();
    let outcome = tested.any_outcome(&mut rng).unwrap();
    let settle = Request::Settle { outcome };
    for other in tested.room.seats().filter(|&seat| seat != owner) {
        assert_eq!(tested.seat(other, settle.clone()).unwrap_err().code, Code::Forbidden);
        assert!(tested.sight(Viewer::Seat(other))["table"]["chance"].is_null());
    }
    assert!(tested.sight(Viewer::Spectator)["table"]["chance"].is_null());
    assert_eq!(tested.host(None, settle.clone()).unwrap_err().code, Code::Forbidden);
    let chance = &tested.sight(Viewer::Seat(owner))["table"]["chance"];
    assert!(chance.is_object() && chance["offer"].is_null(), "the odds would tell what the others have: {chance}");
    let asker = Asker { seats: Seats::one(owner), host: false };
    tested.ask(asker, None, Some(version), &settle).unwrap();
    let again = tested.ask(asker, None, Some(version), &settle);
    assert!(again.is_err(), "the same draw is not typed in twice");
    // Who has given up types nothing in any more; then others may, or the game would stand still.
    tested.play_until(&mut rng, |tested| tested.room.playing().unwrap().secret_draw().is_some());
    let owner = tested.room.playing().unwrap().secret_draw().unwrap();
    let other = tested.room.seats().find(|&seat| seat != owner).unwrap();
    tested.seat(owner, Request::Resign).unwrap();
    let outcome = tested.any_outcome(&mut rng).unwrap();
    assert_eq!(tested.seat(owner, Request::Settle { outcome: outcome.clone() }).unwrap_err().code, Code::NotNow);
    tested.seat(other, Request::Settle { outcome }).unwrap();
}

#[test]
fn the_server_draws_where_nobody_has_the_box() {
    let mut tested = Tested::begun(made("rugs", Settings::default(), people(2), 14));
    let seat = tested.turn().seats().iter().next().unwrap();
    let settle = Request::Settle { outcome: "3".to_owned() };
    assert_eq!(tested.seat(seat, settle).unwrap_err().code, Code::NotAllowed);
}

/// A preview shows what would come, with all faces of the die, and changes nothing.
#[test]
fn a_preview_knows_the_odds_and_changes_nothing() {
    let tested = Tested::begun(made("rugs", Settings::default(), people(2), 15));
    let before = all_sights(&tested.room);
    let seat = tested.turn().seats().iter().next().unwrap();
    for action in tested.legal(seat) {
        let preview = tested.room.preview(seat, &[action]).unwrap();
        let weights: u32 = preview.branches.iter().map(|branch| branch.weight).sum();
        assert_eq!(weights, 6, "a die has six sides");
        assert!(preview.branches.iter().all(|branch| !branch.events.is_empty()));
    }
    let other = Seat::new(1 - seat.index());
    assert_eq!(tested.room.preview(other, &[tested.legal(seat)[0].clone()]).unwrap_err().code, Code::NotNow);
    assert_eq!(tested.room.preview(seat, &["zz".to_owned()]).unwrap_err().code, Code::Malformed);
    assert_eq!(tested.room.preview(seat, &[]).unwrap_err().code, Code::Malformed);
    assert_eq!(tested.room.preview(seat, &vec!["n".to_owned(); 65]).unwrap_err().code, Code::Malformed);
    assert_eq!(before, all_sights(&tested.room));
}

/// The history is what each viewer was told when it happened, as far as it still counts.
#[test]
fn history_tells_everybody_what_they_were_told() {
    for game in ["rugs", "keshi"] {
        let mut rng = ChaCha8Rng::seed_from_u64(16);
        let mut tested = Tested::new(made(game, Settings::default(), people(2), 16));
        let mut told: Vec<(u64, Vec<Vec<String>>)> = Vec::new();
        let asker = Asker { seats: Seats::NONE, host: true };
        let mut change = tested.room.ask(asker, None, None, None, &Request::Start, START).unwrap();
        for _ in 0..200 {
            if matches!(change.line.what, What::Acted { .. } | What::Began { .. }) {
                let of = |who| change.events.iter().filter_map(move |event| event.seen_by(who));
                let text = |who| of(who).map(|(data, _)| serde_json::to_string(&data).unwrap()).collect();
                told.push((tested.room.version(), Viewer::all(2).map(text).collect()));
            }
            let seats: Vec<Seat> = tested.turn().seats().iter().collect();
            let Some(&seat) = seats.first() else { break };
            if told.len() == 50 || matches!(tested.turn(), Turn::Together { .. }) {
                break; // What was chosen in secret is told with the last choice.
            }
            let actions = vec![tested.any_legal(seat, &mut rng).unwrap()];
            let asker = Asker { seats: Seats::one(seat), host: false };
            change = tested.room.ask(asker, None, None, None, &Request::Act { actions }, START).unwrap();
        }
        for (number, who) in Viewer::all(2).enumerate() {
            let past = tested.room.history(who, 0);
            let versions: Vec<u64> = past.iter().map(|past| past.version).collect();
            let (kept, half) = (told.iter().map(|(version, _)| *version), versions[versions.len() / 2]);
            assert!(kept.eq(versions.iter().copied()));
            for (past, (_, told)) in past.iter().zip(&told) {
                let events: Vec<String> =
                    past.events.iter().map(|event| serde_json::to_string(&event.data).unwrap()).collect();
                assert_eq!(events, told[number]);
            }
            let since = tested.room.history(who, half);
            assert!(since.iter().all(|past| past.version > half) && since.len() < past.len());
            assert!(tested.room.history(who, u64::MAX).is_empty());
        }
    }
}
