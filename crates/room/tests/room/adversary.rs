//! Whole games in which anybody asks for anything.

use protocol::lobby::{Clock, Order, Settings, Stage, TimeUp};
use protocol::problem::Code;
use protocol::socket::Request;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use room::dice::check;
use room::{Place, Requester};
use serde_json::Value;
use table::chance::below;
use table::{Seat, Seats, Turn, Viewer};

use crate::model::{GAMES, Tested, made, people, person};

/// Something that somebody may ask for, sensible or not.
fn anything(tested: &Tested, rng: &mut ChaCha8Rng) -> (Requester, Option<Seat>, Option<u64>, Request) {
    let seats = tested.room.seats().count() as u32;
    let seat = Seat::new(below(rng, seats) as usize);
    let version = tested.room.version();
    let mut requester = Requester { seats: Seats::one(seat), host: false };
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
            3 => Request::Reseat { level: None, invite: None },
            _ => Request::Return,
        },
        27 => {
            requester.host = true;
            match below(rng, 3) {
                0 => Request::Start,
                1 => Request::Swap { with: Seat::new(1) },
                _ => Request::Reseat { level: Some("random".to_owned()), invite: None },
            }
        }
        28 => Request::Settle { outcome: tested.any_outcome(rng).unwrap_or_else(|| "3".to_owned()) },
        _ => Request::Hint,
    };
    if below(rng, 20) == 0 {
        requester.seats = Seats::NONE;
    }
    let named = (below(rng, 15) == 0).then(|| Seat::new(below(rng, seats + 1) as usize));
    (requester, named, at, request)
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
        let (requester, seat, version, request) = anything(&tested, &mut rng);
        let _ = tested.ask(requester, seat, version, &request);
        if tested.turn() == Turn::Chance && below(&mut rng, 3) == 0 {
            // Somebody who holds all seats types in what came.
            let outcome = tested.any_outcome(&mut rng).unwrap();
            let all = Requester { seats: tested.room.seats().collect(), host: true };
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
