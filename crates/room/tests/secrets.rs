//! How often somebody chose anew, and when, shows nowhere: not in versions, clocks or proposals, nor after a restart.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use bots::AnyGame;
use keshi_bots::KeshiBots;
use protocol::lobby::{Clock, Order, Settings, Stage};
use protocol::socket::Request;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use room::dice::{Entropy, Seed};
use room::{Change, Digest, Line, Made, Person, Place, Requester, Room, RoomId};
use serde_json::{Value, json};
use table::chance::below;
use table::{Seat, Seats, Turn, Viewer};

const GAMES: [AnyGame; 1] = [AnyGame::of::<KeshiBots>()];
const START: i64 = 1_000_000;

fn settings(clock: Clock) -> Settings {
    Settings { clock, order: Order::Chosen, ..Settings::default() }
}

/// A room and its log.
struct Kept {
    room: Room,
    log: Vec<(i64, String)>,
}

impl Kept {
    /// A game for three that has begun. All such rooms have the same dice.
    fn begun(settings: Settings) -> Kept {
        let person = |name: &str| {
            Place::Person(Person { name: name.to_owned(), secret: Digest::of(name), luck: Entropy::default() })
        };
        let made = Made {
            game: "keshi".to_owned(),
            options: GAMES[0].kind.start(json!({ "players": 3 }), None, None).unwrap().options(),
            components: None,
            settings,
            seats: ["Ada", "Bo", "Cy"].map(person).into(),
            host: Digest::of("host"),
            invite: Digest::of("invite"),
            seed: Seed::new([1; 32]),
            branch: Vec::new(),
            again: false,
            record: None,
        };
        let mut first = serde_json::to_value(&made).unwrap();
        first["what"] = json!("made");
        let room = Room::make(RoomId::new(7), GAMES[0], made, START);
        let mut kept = Kept { room, log: vec![(START, first.to_string())] };
        kept.asks(Requester { seats: Seats::NONE, host: true }, &Request::Start, START);
        kept
    }

    fn asks(&mut self, requester: Requester, request: &Request, now: i64) {
        let change = self.room.decide(requester, None, None, None, request, now).unwrap();
        self.keep(change);
    }

    fn keep(&mut self, change: Change) {
        let (line, _) = self.room.apply(change);
        self.log.push((self.room.last().time, serde_json::to_string(&line).unwrap()));
    }

    fn seat(&mut self, seat: Seat, request: &Request, now: i64) {
        self.asks(Requester { seats: Seats::one(seat), host: false }, request, now);
    }

    fn acts(&mut self, seat: Seat, action: &str, now: i64) {
        self.seat(seat, &Request::Act { actions: vec![action.to_owned()] }, now);
    }

    /// The house was closed, and opens again.
    fn restart(&mut self, now: i64) {
        let lines = self.log.iter().map(|(at, line)| (*at, serde_json::from_str::<Line>(line).unwrap()));
        self.room = Room::restore(self.room.id(), &GAMES, lines, now).unwrap();
    }

    /// All that others than the first seat can see or find out, and when the room must be woken.
    fn seen(&self) -> Vec<String> {
        let room = &self.room;
        let mut seen = vec![format!("{} {:?}", room.version(), room.wake_at())];
        for who in [Viewer::Spectator, Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2))] {
            seen.push(serde_json::to_string(&room.sight(who, Seats::NONE)).unwrap());
            seen.push(serde_json::to_string(&room.history(who, room.version().saturating_sub(3))).unwrap());
            seen.extend(who.seat().map(|seat| room.asked_at(seat).to_string()));
        }
        seen
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.room.playing().unwrap().legal(seat).into_iter().map(|choice| choice.action).collect()
    }
}

#[test]
fn choosing_anew_costs_no_version_and_stops_no_clock() {
    let mut proposals = 0;
    for clock in [
        Clock::None,
        Clock::Move { seconds: 86_400 },
        Clock::Game { seconds: 86_400, increment: 3 },
        Clock::Days { days: 2 },
    ] {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut pick = |list: &[String]| list[below(&mut rng, list.len() as u32) as usize].clone();
        let mut rooms = [Kept::begun(settings(clock)), Kept::begun(settings(clock))];
        let (one, two) = (Seat::new(0), Seat::new(1));
        let (mut now, mut rounds) = (START, 0);
        while rooms[0].room.stage() == Stage::Playing {
            now += 700;
            let turn = rooms[0].room.playing().unwrap().turn();
            let seats: Vec<Seat> = turn.seats().iter().collect();
            if !matches!(turn, Turn::Together { .. }) {
                let action = pick(&rooms[0].legal(seats[0]));
                rooms.iter_mut().for_each(|room| room.acts(seats[0], &action, now));
                assert_eq!(rooms[0].seen(), rooms[1].seen());
                continue;
            }
            rounds += 1;
            // The first seat chooses. In one room it thinks again and again, in the other never.
            let legal = rooms[0].legal(one);
            let (first, last) = (pick(&legal), pick(&legal));
            rooms[0].acts(one, &first, now);
            rooms[1].acts(one, &last, now);
            let undo = serde_json::to_value(rooms[0].room.sight(Viewer::Seat(two), Seats::NONE)).unwrap();
            let undo: &Value = &undo["table"]["undo"];
            if undo["free"] == false {
                proposals += 1;
                let request = Request::Undo { to: undo["to"].as_u64().unwrap() };
                rooms.iter_mut().for_each(|room| room.seat(two, &request, now));
            }
            for again in 0..3 {
                now += 900;
                let action = if again == 2 { last.clone() } else { pick(&legal) };
                rooms[0].acts(one, &action, now);
                assert_eq!(rooms[0].seen(), rooms[1].seen());
                if rounds % 4 == 1 && again == rounds / 4 % 3 {
                    now += 50_000;
                    rooms.iter_mut().for_each(|room| room.restart(now));
                    assert_eq!(rooms[0].seen(), rooms[1].seen(), "after a restart");
                }
            }
            for seat in seats.into_iter().filter(|&seat| seat != one) {
                now += 1_100;
                let action = pick(&rooms[0].legal(seat));
                rooms.iter_mut().for_each(|room| room.acts(seat, &action, now));
                assert_eq!(rooms[0].seen(), rooms[1].seen());
            }
        }
        assert!(rounds > 12 && rooms[0].room.lines() == rooms[1].room.lines() + 3 * rounds as u64, "{rounds} rounds");
    }
    assert!(proposals > 4, "{proposals} proposals");
}

/// Who is asked at a table with the real box; or nobody, and then what chance brings is typed in.
fn asked_or_drawn(kept: &mut Kept, rng: &mut ChaCha8Rng) -> Option<Seat> {
    let game = kept.room.playing().unwrap();
    let seat = game.turn().seats().iter().next();
    if seat.is_none() {
        let (outcome, _) = game.copy().draw(rng).unwrap();
        let all = Requester { seats: kept.room.seats().collect(), host: false };
        let change = kept.room.decide(all, Some(Seat::new(0)), None, None, &Request::Settle { outcome }, START);
        kept.keep(change.unwrap());
    }
    seat
}

/// The last tile of everybody turns up by itself when all have paid. Who pays last neither foresees it nor gets behind it.
#[test]
fn what_comes_out_by_itself_is_not_foreseen_and_stays_out() {
    let (mut came_out, mut rng) = (0, ChaCha8Rng::seed_from_u64(2));
    for _ in 0..6 {
        let mut kept = Kept::begun(Settings { referee: true, ..settings(Clock::None) });
        let shown = |room: &Room| {
            let view = serde_json::to_value(room.playing().unwrap().view(Viewer::Spectator)).unwrap();
            let boards = view["open"]["boards"].as_array().unwrap().clone();
            boards.iter().map(|board| board["provisions"].as_array().unwrap().len()).sum::<usize>()
        };
        while kept.room.stage() == Stage::Playing {
            let Some(seat) = asked_or_drawn(&mut kept, &mut rng) else { continue };
            let game = kept.room.playing().unwrap();
            let together = matches!(game.turn(), Turn::Together { .. });
            let legal = kept.legal(seat);
            let action = legal[below(&mut rng, legal.len() as u32) as usize].clone();
            let (before, preview) = (shown(&kept.room), kept.room.preview(seat, std::slice::from_ref(&action)));
            kept.acts(seat, &action, START);
            if together || shown(&kept.room) == before {
                continue;
            }
            came_out += 1;
            let preview = serde_json::to_string(&preview.unwrap()).unwrap();
            assert!(!preview.contains("provision_shown") && preview.contains("\"branches\":[]"), "{preview}");
            assert!(preview.contains("\"final\":true"), "{preview}");
            let sight = serde_json::to_value(kept.room.sight(Viewer::Seat(seat), Seats::NONE)).unwrap();
            assert!(sight["table"]["undo"].is_null(), "{}", sight["table"]["undo"]);
            kept.restart(START);
            let again = serde_json::to_value(kept.room.sight(Viewer::Seat(seat), Seats::NONE)).unwrap();
            assert_eq!(sight, again);
        }
    }
    assert!(came_out > 2, "{came_out} times");
}

/// What is seen in a preview is what the action brings: no other phase or turn has begun, and nobody else has anything of
/// it, even if much follows by itself.
#[test]
fn a_preview_shows_nothing_that_follows_by_itself() {
    let (mut followed, mut rng) = (0, ChaCha8Rng::seed_from_u64(3));
    for _ in 0..3 {
        let mut kept = Kept::begun(Settings { referee: true, ..settings(Clock::None) });
        let seen = |view: &Value, seat: Seat| {
            let open = &view["open"];
            let others: Vec<Value> = open["boards"].as_array().unwrap().clone();
            let others = others.into_iter().enumerate().filter(|&(at, _)| at != seat.index());
            let others: Vec<Value> = others.map(|(_, board)| board).collect();
            (open["season"].clone(), open["round"].clone(), open["phase"].clone(), open["seat"].clone(), others)
        };
        while kept.room.stage() == Stage::Playing {
            let Some(seat) = asked_or_drawn(&mut kept, &mut rng) else { continue };
            let game = kept.room.playing().unwrap();
            let who = Viewer::Seat(seat);
            let before = serde_json::to_value(game.view(who)).unwrap();
            let legal = kept.legal(seat);
            let action = legal[below(&mut rng, legal.len() as u32) as usize].clone();
            let preview = kept.room.preview(seat, std::slice::from_ref(&action));
            kept.acts(seat, &action, START);
            let Ok(preview) = preview else { continue };
            let preview = serde_json::to_value(&preview).unwrap();
            assert_eq!(seen(&preview["view"], seat), seen(&before, seat), "{action}");
            let after = serde_json::to_value(kept.room.playing().unwrap().view(who)).unwrap();
            let own = |view: &Value| view["open"]["boards"][seat.index()].clone();
            followed += usize::from(own(&after) != own(&preview["view"]));
        }
    }
    assert!(followed > 20, "{followed} times");
}
