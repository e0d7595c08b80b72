//! What whoever runs the server does to a room: players are renamed, and rooms closed.

use protocol::lobby::{Clock, Order, Settings, Stage, TimeUp};
use protocol::problem::Code;
use protocol::socket::Request;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use room::dice::check;
use room::{Change, Digest, Made, Room, RoomId};
use serde_json::json;
use table::{Kind, Record, Seat, Viewer};

use crate::model::{GAMES, START, Tested, made, people, person, someone};

fn rename(tested: &mut Tested, seat: usize, name: &str) {
    let change: Change = tested.room.decide_rename(Seat::new(seat), name.to_owned(), tested.now).unwrap();
    tested.note(change);
}

fn close(tested: &mut Tested) {
    let change = tested.room.decide_close(tested.now).unwrap();
    tested.note(change);
}

fn rugs() -> Kind {
    GAMES[0].kind
}

#[test]
fn a_renamed_player_has_the_new_name_everywhere() {
    // Two have the same name, so that only their places tell them apart.
    let twins = || vec![person("Ada"), person("Bo"), person("Ada")];
    for (order, seed) in [(Order::Random, 1), (Order::Random, 2), (Order::First, 3), (Order::Chosen, 4)] {
        let settings = Settings { order, ..Settings::default() };
        let mut rng = ChaCha8Rng::seed_from_u64(seed.into());
        let mut tested = Tested::new(made("rugs", settings, twins(), seed));
        rename(&mut tested, 1, "Bea");
        tested.host(None, Request::Start).unwrap();
        tested.play_until(&mut rng, |tested| tested.room.version() > 20);
        let version = tested.room.version();
        for seat in 0..2 {
            rename(&mut tested, seat, &format!("New {seat}"));
        }
        assert_eq!(tested.room.version(), version + 2, "everybody hears of it");
        tested.play_until(&mut rng, |_| false);
        rename(&mut tested, 2, "Late");
        let names = ["New 0", "New 1", "Late"];
        assert_eq!(tested.room.record().unwrap().header.seats, names);
        let seen = tested.sight(Viewer::Spectator);
        let shown = tested.room.shown();
        for (at, name) in names.iter().enumerate() {
            assert_eq!(seen["seats"][at]["name"], *name);
            assert_eq!(shown.seats[at].name.as_deref(), Some(*name));
        }
        let record: Record = tested.room.record().unwrap().to_string().parse().unwrap();
        check(&rugs(), &record, None).expect("its dice can still be checked");

        // The same for a game that was played elsewhere.
        let made = Made { record: Some(record.to_string()), ..tested.room.made().clone() };
        let mut elsewhere = uploaded(&made);
        let renamed = elsewhere.decide_rename(Seat::new(0), "Once more".to_owned(), START).unwrap();
        elsewhere.apply(renamed);
        let record = elsewhere.record().unwrap();
        assert_eq!(record.header.seats, ["Once more", "New 1", "Late"]);
        check(&rugs(), &record, None).expect("its dice can still be checked");
    }
}

/// The room of an uploaded record, as its one line makes it.
fn uploaded(made: &Made) -> Room {
    let mut line = serde_json::to_value(made).unwrap();
    line["what"] = json!("made");
    Room::restore(RoomId::new(78), &GAMES, [(START, serde_json::from_value(line).unwrap())], 0).unwrap()
}

#[test]
fn only_people_are_renamed() {
    let seats = vec![person("Ada"), room::Place::Open, room::Place::Bot("greedy".to_owned())];
    let tested = Tested::new(made("rugs", Settings::default(), seats, 1));
    for seat in [1, 2, 3] {
        let refused = tested.room.decide_rename(Seat::new(seat), "Bo".to_owned(), START).unwrap_err();
        assert_eq!(refused.code, Code::NotFound, "seat {seat}");
    }
    assert_eq!(tested.room.lines(), 1);
}

#[test]
fn in_a_closed_room_nothing_happens_any_more() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let clock = Clock::Move { seconds: 30 };
    let settings = Settings { clock, time_up: TimeUp::TakeOver, listed: true, ..Settings::default() };
    let seats = [people(2), vec![room::Place::Bot("greedy".to_owned())]].concat();
    for versions in [1, 8, u64::MAX] {
        let mut tested = Tested::new(made("rugs", settings.clone(), seats.clone(), 5));
        if versions > 1 {
            tested.host(None, Request::Start).unwrap();
            tested.play_until(&mut rng, |tested| tested.room.version() >= versions);
        }
        let over = tested.room.stage() == Stage::Over;
        assert_eq!(over, versions == u64::MAX);
        let (record, position) = (tested.room.record(), tested.room.playing().map(|game| game.position()));
        assert!(tested.room.is_open_to(None), "it was listed");
        close(&mut tested);
        assert_eq!(tested.room.stage(), Stage::Closed);
        assert_eq!((tested.room.wake_at(), tested.room.to_think()), (None, Vec::new()), "clocks and bots stop");
        assert!(tested.room.decide_timeout(START + 1_000_000_000).is_none());
        assert!(!tested.room.is_open_to(None) && !tested.room.may_watch(None), "no stranger finds it");
        assert!(tested.room.is_open_to(Some(&Digest::of("invite"))));
        let requests = [Request::Pause, Request::Resign, Request::Leave, Request::Return];
        let requests = requests.into_iter().chain([Request::Act { actions: vec!["s".to_owned()] }]);
        for request in requests {
            assert_eq!(tested.seat(Seat::new(0), request.clone()).unwrap_err().code, Code::Closed, "{request:?}");
        }
        assert_eq!(tested.host(None, Request::Start).unwrap_err().code, Code::Closed);
        assert_eq!(tested.room.decide_join(None, someone("Eve"), START).unwrap_err().code, Code::Closed);
        assert_eq!(tested.room.decide_close(START).unwrap_err().code, Code::Closed);
        // What was played is kept.
        assert_eq!(tested.room.playing().map(|game| game.position()), position);
        assert_eq!(tested.room.record(), record);
        assert_eq!(tested.restored(0).record(), record);
    }
}
