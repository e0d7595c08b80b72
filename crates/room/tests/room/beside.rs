//! What is asked for beside the game: how much of it, and what it does to others.

use protocol::lobby::{Clock, Order, Settings, Stage};
use protocol::problem::{Code, Problem};
use protocol::socket::Request;
use room::{LineKind, Place, Requester};
use serde_json::Value;
use table::{Seat, Seats, Viewer};

use crate::free_undo;
use crate::model::{START, Tested, made, people};

/// Asks without a look at everything that must hold, since it is done often.
fn ask(tested: &mut Tested, seat: Seat, request: &Request) -> Result<(), Problem> {
    let requester = Requester { seats: Seats::one(seat), host: false };
    let change = tested.room.decide(requester, None, None, None, request, tested.now)?;
    let (line, _) = tested.room.apply(change);
    tested.log.push((tested.now, serde_json::to_string(&line).unwrap()));
    Ok(())
}

/// A seat proposes a rest, and another one declines, until that is too much.
fn flood(tested: &mut Tested, seat: Seat, other: Seat) {
    let before = tested.room.version();
    loop {
        match ask(tested, seat, &Request::Pause) {
            Ok(()) => {
                let proposal = tested.room.version();
                ask(tested, other, &Request::Vote { proposal, agree: false }).unwrap();
            }
            Err(problem) => break assert_eq!(problem.code, Code::TooMuch),
        }
        assert!(tested.room.version() < before + 5_000);
    }
}

/// Whoever asks for changes without end is stopped, and nobody else; but every game can be played to its end.
#[test]
fn a_log_has_an_end_and_the_game_is_played_to_its_own() {
    let mut tested = Tested::begun(made("rugs", Settings::default(), people(2), 18));
    let (one, two) = (Seat::new(0), Seat::new(1));
    flood(&mut tested, one, two);
    assert!(tested.room.version() >= 2_000);
    ask(&mut tested, two, &Request::Pause).unwrap();
    let withdrawn = Request::Vote { proposal: tested.room.version(), agree: false };
    ask(&mut tested, two, &withdrawn).unwrap();
    flood(&mut tested, two, one);
    tested.room = tested.restored(0);
    for seat in [one, two] {
        assert_eq!(ask(&mut tested, seat, &Request::Pause).unwrap_err().code, Code::TooMuch);
    }
    let mut refused = 0;
    while tested.room.stage() == Stage::Playing {
        let seat = tested.turn().seats().iter().next().unwrap();
        let actions = vec![tested.legal(seat)[0].clone()];
        ask(&mut tested, seat, &Request::Act { actions }).unwrap();
        if let Some((seat, to)) = free_undo(&tested) {
            assert_eq!(ask(&mut tested, seat, &Request::Undo { to }).unwrap_err().code, Code::TooMuch);
            refused += 1;
        }
    }
    assert!(refused > 0);

    // Before the game seats can still be filled then, and it can begin.
    let mut places = people(1);
    places.push(Place::Open);
    let mut tested = Tested::new(made("rugs", Settings::default(), places, 18));
    let host = Requester { seats: Seats::NONE, host: true };
    let swap = Request::Swap { with: two };
    while let Ok(change) = tested.room.decide(host, Some(one), None, None, &swap, START) {
        let (line, _) = tested.room.apply(change);
        tested.log.push((START, serde_json::to_string(&line).unwrap()));
        assert!(tested.room.version() < 3_000);
    }
    let open = if tested.room.name_of(one).is_none() { one } else { two };
    let taken = Seat::new(1 - open.index());
    assert_eq!(
        tested.host(Some(taken), Request::Reseat { level: None, invite: None }).unwrap_err().code,
        Code::TooMuch
    );
    tested.host(Some(open), Request::Reseat { level: Some("random".to_owned()), invite: None }).unwrap();
    ask(&mut tested, taken, &Request::Leave).unwrap();
    tested.host(Some(taken), Request::Reseat { level: Some("random".to_owned()), invite: None }).unwrap();
    tested.host(None, Request::Start).unwrap();
}

/// Taking back and doing anew takes space too, and so does whatever all agree to, from whoever proposed it.
#[test]
fn what_was_taken_back_counts() {
    let settings = Settings { order: Order::Chosen, referee: true, ..Settings::default() };
    let mut tested = Tested::begun(made("rugs", settings, people(3), 18));
    let [one, two, three] = [0, 1, 2].map(Seat::new);
    let (begun, mut rounds) = (tested.room.version(), 0);
    let act = Request::Act { actions: vec!["e".to_owned()] };
    let (settle, undo) = (Request::Settle { outcome: "1".to_owned() }, Request::Undo { to: begun });
    while let Ok(()) = ask(&mut tested, one, &act).and_then(|()| {
        ask(&mut tested, one, &settle)?;
        ask(&mut tested, two, &undo)
    }) {
        let agree = Request::Vote { proposal: tested.room.version(), agree: true };
        ask(&mut tested, one, &agree).unwrap();
        ask(&mut tested, three, &agree).unwrap();
        rounds += 1;
    }
    assert_eq!(rounds, 500, "a proposal, going back, and two steps that are gone");
    for (seat, free) in [(two, false), (one, true), (three, true)] {
        assert_eq!(ask(&mut tested, seat, &Request::Pause).is_ok(), free);
        let withdrawn = Request::Vote { proposal: tested.room.version(), agree: false };
        assert_eq!(ask(&mut tested, seat, &withdrawn).is_ok(), free);
    }
}

/// Who agrees once has agreed.
#[test]
fn nobody_agrees_twice() {
    let mut tested = Tested::begun(made("rugs", Settings::default(), people(3), 20));
    let [one, two, three] = [0, 1, 2].map(Seat::new);
    tested.seat(one, Request::Pause).unwrap();
    let agree = Request::Vote { proposal: tested.room.version(), agree: true };
    tested.seat(two, agree.clone()).unwrap();
    for seat in [one, two] {
        assert_eq!(tested.seat(seat, agree.clone()).unwrap_err().code, Code::NotNow);
    }
    tested.seat(three, agree).unwrap();
    assert_eq!(tested.sight(Viewer::Spectator)["paused"], true);
}

/// Whoever has used all space still gets the seat back.
#[test]
fn a_seat_can_always_be_taken_back_from_the_bot() {
    let settings = Settings { clock: Clock::Move { seconds: 5 }, ..Settings::default() };
    let mut tested = Tested::begun(made("rugs", settings, people(2), 21));
    let away = tested.turn().seats().iter().next().unwrap();
    let other = Seat::new(1 - away.index());
    flood(&mut tested, away, other);
    flood(&mut tested, other, away);
    tested.now += 5_000;
    let change = tested.room.decide_timeout(tested.now).unwrap();
    assert!(matches!(change.line().what, LineKind::TakenOver { .. }));
    tested.note(change);
    tested.seat(away, Request::Return).unwrap();
}

/// What all agreed to take back costs and gives time without regard to who was the last to agree.
#[test]
fn clocks_do_not_mind_who_agrees_last() {
    for clock in [Clock::Move { seconds: 6 }, Clock::Game { seconds: 60, increment: 2 }] {
        let [one, two, three] = [0, 1, 2].map(Seat::new);
        let clocks: Vec<Value> = [[one, three], [three, one]]
            .into_iter()
            .map(|voters| {
                let settings = Settings { clock, order: Order::Chosen, ..Settings::default() };
                let mut tested = Tested::begun(made("rugs", settings, people(3), 22));
                tested.act(one, "e").unwrap();
                let to = tested.room.version();
                tested.now += 4_000;
                let lay = tested.legal(one)[0].clone();
                tested.act(one, &lay).unwrap();
                tested.now += 3_000;
                tested.seat(two, Request::Undo { to }).unwrap();
                let proposal = tested.room.version();
                for seat in voters {
                    tested.seat(seat, Request::Vote { proposal, agree: true }).unwrap();
                }
                assert_eq!(tested.turn().seats(), Seats::one(one));
                tested.sight(Viewer::Spectator)["clock"].clone()
            })
            .collect();
        assert_eq!(clocks[0], clocks[1], "{clock:?}");
        if matches!(clock, Clock::Move { .. }) {
            assert_eq!(clocks[0]["left"][0], 6_000, "a whole decision");
        }
    }
}

/// Whether others may watch is asked while the game runs, and not after it.
#[test]
fn a_finished_game_can_be_watched() {
    let settings = Settings { spectators: false, listed: true, ..Settings::default() };
    let mut tested = Tested::new(made("rugs", settings, people(2), 23));
    assert!(tested.room.may_watch(None));
    tested.host(None, Request::Start).unwrap();
    assert!(!tested.room.may_watch(None));
    tested.seat(Seat::new(0), Request::Resign).unwrap();
    assert!(tested.room.may_watch(None));
}

/// What is added to the dice can be replaced until the game begins, and goes with the player.
#[test]
fn luck_counts_as_it_was_sent_last() {
    let settings = Settings { order: Order::Chosen, ..Settings::default() };
    let mut tested = Tested::new(made("rugs", settings, people(2), 24));
    let (one, two) = (Seat::new(0), Seat::new(1));
    let luck = |text: &str| Request::Luck { text: text.to_owned() };
    assert_eq!(tested.seat(one, luck(&"x".repeat(65))).unwrap_err().code, Code::Malformed);
    assert_eq!(tested.host(Some(one), luck("a host")).unwrap_err().code, Code::Forbidden);
    tested.seat(one, luck("early")).unwrap();
    tested.seat(two, luck("of Bo")).unwrap();
    tested.seat(one, luck("of Ada")).unwrap();
    tested.host(Some(one), Request::Swap { with: two }).unwrap();
    tested.host(None, Request::Start).unwrap();
    assert_eq!(tested.seat(one, luck("late")).unwrap_err().code, Code::NotNow);
    tested.seat(one, Request::Resign).unwrap();
    assert_eq!(tested.room.record().unwrap().header.dice.unwrap().luck, ["of Bo", "of Ada"]);
}
