//! A room without a house around it, and what must hold after every line.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

mod adversary;
mod beside;
mod kept;
mod model;
mod moderated;

use protocol::lobby::{Clock, Order, Settings, Stage, TimeUp};
use protocol::problem::Code;
use protocol::sight::{Out, Proposed};
use protocol::socket::Request;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use room::{Digest, LineKind, Moment, Place, Requester};
use serde_json::{Value, json};
use table::{Seat, Seats, Turn, Viewer};

use model::{START, Tested, all_sights, made, people, sight, someone};

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
    assert!(seats[0]["deputy"].is_null(), "nobody plays on");
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
        assert!(tested.room.decide_timeout(START + full - 1).is_none());
        let seat = tested.turn().seats().iter().next().unwrap();
        tested.now = START + full;
        let change = tested.room.decide_timeout(tested.now).unwrap();
        assert!(matches!(change.line().what, LineKind::TakenOver { seat: taken } if taken == seat), "{change:?}");
        tested.note(change);
        assert!(tested.room.decide_timeout(tested.now).is_none());
        let action = tested.legal(seat)[0].clone();
        assert_eq!(tested.act(seat, &action).unwrap_err().code, Code::NotNow);
        assert_eq!(tested.room.to_think()[0].0, seat);
        tested.seat(seat, Request::Return).unwrap();
        assert!(tested.room.to_think().is_empty());
        tested.act(seat, &action).unwrap();
        assert!(tested.room.decide_timeout(tested.now + full.min(60_000) - 1).is_none());

        let settings = Settings { time_up: TimeUp::Out, ..settings };
        let mut tested = Tested::begun(made("rugs", settings, people(2), 4));
        tested.now += full;
        let change = tested.room.decide_timeout(tested.now).unwrap();
        assert!(matches!(change.line().what, LineKind::WentOut { why: Out::TimeUp, .. }));
        tested.note(change);
        assert_eq!(tested.room.stage(), Stage::Over);
    }
}

/// Who is away is not asked whether they agree: neither when something is proposed, nor when it was before.
#[test]
fn whoever_a_bot_plays_for_need_not_agree() {
    let settings = Settings { clock: Clock::Move { seconds: 30 }, ..Settings::default() };
    let mut tested = Tested::begun(made("rugs", settings, people(3), 4));
    let away = tested.turn().seats().iter().next().unwrap();
    let there: Vec<Seat> = tested.room.seats().filter(|&seat| seat != away).collect();
    tested.seat(there[0], Request::Pause).unwrap();
    tested.now += 30_000;
    let change = tested.room.decide_timeout(tested.now).unwrap();
    tested.note(change);
    assert!(tested.sight(Viewer::Spectator)["proposal"].is_null(), "it is proposed anew, to those who are there");
    assert_eq!(tested.seat(away, Request::Pause).unwrap_err().code, Code::NotNow);
    tested.seat(there[0], Request::Pause).unwrap();
    let vote = Request::Vote { proposal: tested.room.version(), agree: true };
    assert_eq!(tested.seat(away, vote.clone()).unwrap_err().code, Code::NotNow);
    assert_eq!(tested.sight(Viewer::Spectator)["paused"], false);
    tested.seat(there[1], vote).unwrap();
    assert_eq!(tested.sight(Viewer::Spectator)["paused"], true);
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
pub(crate) fn free_undo(tested: &Tested) -> Option<(Seat, u64)> {
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
        let requester = Requester { seats: Seats::one(one), host: false };
        let request = Request::Act { actions: vec![action.clone()] };
        let change = tested.room.decide(requester, None, None, None, &request, tested.now).unwrap();
        let (_, events) = tested.note(change);
        assert_eq!(tested.sight(Viewer::Seat(one))["table"]["chosen"], json!(action));
        assert_eq!(tested.legal(one), legal, "it may still choose otherwise");
        let told: Vec<String> = events
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

/// A finished game can be looked at as it was at every moment, with anybody's eyes; before, with one's own.
#[test]
fn every_moment_of_a_game_can_be_looked_at() {
    for game in ["rugs", "keshi"] {
        let mut rng = ChaCha8Rng::seed_from_u64(19);
        let mut tested = Tested::begun(made(game, Settings::default(), people(2), 19));
        let (one, two) = (Seat::new(0), Seat::new(1));
        let mut seen: Vec<(u64, Vec<Value>)> = Vec::new();
        let marked = |room: &room::Room| room.moment(Viewer::Spectator, u64::MAX).unwrap().0;
        loop {
            let version = tested.room.version();
            if marked(&tested.room) == version {
                let view = |who| serde_json::to_value(tested.room.playing().unwrap().view(who)).unwrap();
                seen.push((version, Viewer::all(2).map(view).collect()));
            }
            if tested.room.stage() == Stage::Over {
                break;
            }
            tested.play_until(&mut rng, |tested| tested.room.version() > version);
            let requester = Requester { seats: Seats::one(one), host: false };
            let own = if tested.room.stage() == Stage::Over { Viewer::Seat(two) } else { Viewer::Spectator };
            assert_eq!(tested.room.eyes(requester, Some(two)), own);
        }
        let mut past = Vec::new();
        while let (page, more) = tested.room.history(Viewer::Spectator, past.last().map_or(0, |(version, _)| *version))
            && !page.is_empty()
        {
            assert_eq!(more, past.len() + page.len() < seen.len());
            assert!(page.len() <= 100);
            past.extend(page.into_iter().map(|past| (past.version, serde_json::to_value(past.standing).unwrap())));
        }
        assert!(past.iter().map(|(version, _)| *version).eq(seen.iter().map(|(version, _)| *version)));
        assert!(game == "rugs" || past.len() > 100, "{}", past.len());
        for ((version, views), (_, standing)) in seen.iter().zip(&past) {
            for (who, view) in Viewer::all(2).zip(views) {
                let (found, sight) = tested.room.moment(who, *version).unwrap();
                assert_eq!((found, &serde_json::to_value(&sight.view).unwrap()), (*version, view));
                assert_eq!(&serde_json::to_value(sight.standing).unwrap(), standing);
            }
        }
        assert_eq!(tested.room.moment(Viewer::Spectator, 1).unwrap_err().code, Code::NotFound);
    }
}

/// What somebody else had done on a seat before does not count for who sits there now.
#[test]
fn a_seat_that_changes_hands_begins_anew() {
    let settings = Settings { order: Order::Chosen, ..Settings::default() };
    let mut tested = Tested::new(made("rugs", settings, people(2), 11));
    let one = Seat::new(0);
    let requester = Requester { seats: Seats::one(one), host: false };
    let change = tested.room.decide(requester, None, Some("1".to_owned()), None, &Request::Leave, START).unwrap();
    tested.note(change);
    let (seat, change) = tested.room.decide_join(None, someone("Eve"), START).unwrap();
    tested.note(change);
    assert_eq!(seat, one);
    assert_eq!(tested.room.done_before(Some(one), "1"), None);
    assert_eq!(tested.restored(0).done_before(Some(one), "1"), None);
    let start = tested.room.decide(
        Requester { host: true, ..requester },
        None,
        Some("2".to_owned()),
        None,
        &Request::Start,
        START,
    );
    tested.note(start.unwrap());
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
        tested.host(Some(three), Request::Reseat { level: Some("no".into()), invite: None }).unwrap_err().code,
        Code::NotFound
    );
    assert_eq!(
        tested.host(Some(Seat::new(3)), Request::Reseat { level: None, invite: None }).unwrap_err().code,
        Code::NotFound
    );
    assert_eq!(tested.host(None, Request::Reseat { level: None, invite: None }).unwrap_err().code, Code::Malformed);
    assert_eq!(tested.host(Some(one), Request::Swap { with: one }).unwrap_err().code, Code::Malformed);
    tested.host(Some(one), Request::Swap { with: three }).unwrap();
    assert_eq!(tested.room.seat_of(&Digest::of("Ada")), Some(three));
    tested.host(Some(three), Request::Reseat { level: None, invite: None }).unwrap();
    assert_eq!(tested.room.seat_of(&Digest::of("Ada")), None, "Ada was removed");
    for seat in [one, three] {
        tested.host(Some(seat), Request::Reseat { level: Some("random".to_owned()), invite: None }).unwrap();
    }
    assert_eq!(tested.room.decide_join(None, someone("Eve"), START).unwrap_err().code, Code::Taken);
    tested.host(None, Request::Start).unwrap();
    assert_eq!(tested.room.decide_join(None, someone("Eve"), START).unwrap_err().code, Code::NotNow);
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
    let requester = Requester { seats: Seats::one(owner), host: false };
    tested.ask(requester, None, Some(version), &settle).unwrap();
    let again = tested.ask(requester, None, Some(version), &settle);
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

/// What was mistyped is taken back by whoever typed it, or with everybody's agreement once it was played on.
#[test]
fn a_mistyped_die_is_typed_anew() {
    let settings = Settings { referee: true, order: Order::Chosen, ..Settings::default() };
    let mut tested = Tested::begun(made("rugs", settings, people(3), 17));
    let [one, two, three] = [0, 1, 2].map(Seat::new);
    let settle = |outcome: &str| Request::Settle { outcome: outcome.to_owned() };
    tested.act(one, "e").unwrap();
    let thrown = tested.room.version();
    let before = tested.room.playing().unwrap().position();
    tested.seat(two, settle("3")).unwrap();
    assert_eq!(tested.sight(Viewer::Seat(two))["table"]["undo"], json!({ "to": thrown, "free": true }));
    assert_eq!(
        tested.sight(Viewer::Seat(one))["table"]["undo"]["free"],
        false,
        "a move is not taken back after its die"
    );
    tested.seat(two, Request::Undo { to: thrown }).unwrap();
    assert_eq!(tested.room.playing().unwrap().position(), before);
    // Their own move and its die, of which they know the outcome: only if all agree.
    tested.seat(one, settle("4")).unwrap();
    tested.seat(one, Request::Undo { to: 2 }).unwrap();
    assert_eq!(tested.sight(Viewer::Spectator)["proposal"]["what"], json!({ "kind": "undo", "to": 2 }));
    let proposal = tested.room.version();
    for seat in [two, three] {
        tested.seat(seat, Request::Vote { proposal, agree: true }).unwrap();
    }
    assert_eq!(tested.legal(one).len(), 3, "the game is where it began");

    // A host without a seat sees what is to be typed in, and takes back what it typed in and nothing else.
    tested.act(one, "e").unwrap();
    let thrown = tested.room.version();
    assert!(tested.sight(Viewer::Spectator)["table"]["chance"]["offer"]["listed"].is_array());
    assert!(tested.sight(Viewer::Spectator)["table"]["undo"].is_null());
    assert_eq!(tested.host(None, Request::Undo { to: 2 }).unwrap_err().code, Code::Forbidden);
    tested.host(None, settle("2")).unwrap();
    assert_eq!(tested.sight(Viewer::Spectator)["table"]["undo"], json!({ "to": thrown, "free": true }));
    tested.host(None, Request::Undo { to: thrown }).unwrap();
    tested.host(None, settle("1")).unwrap();
    let lay = tested.legal(one)[0].clone();
    tested.act(one, &lay).unwrap();
    assert_eq!(tested.host(None, Request::Undo { to: thrown }).unwrap_err().code, Code::Forbidden);
    assert!(tested.sight(Viewer::Spectator)["table"]["undo"].is_null());
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
        assert_eq!((preview.turn, preview.is_final), (Some(Turn::Chance), true), "a die is not thrown again");
    }
    let other = Seat::new(1 - seat.index());
    let not_their_turn = tested.room.preview(other, &[tested.legal(seat)[0].clone()]).unwrap_err();
    assert_eq!(not_their_turn.rule.as_deref(), Some("refusal-not-your-turn"));
    assert_eq!(tested.room.preview(seat, &["zz".to_owned()]).unwrap_err().code, Code::Malformed);
    assert_eq!(tested.room.preview(seat, &[]).unwrap_err().code, Code::Malformed);
    assert_eq!(tested.room.preview(seat, &vec!["n".to_owned(); 65]).unwrap_err().code, Code::Malformed);
    assert_eq!(before, all_sights(&tested.room));

    // A rug can be taken back, and so can what leads to a die of their own.
    let settings = Settings { referee: true, order: Order::Chosen, ..Settings::default() };
    let mut tested = Tested::begun(made("rugs", settings, people(3), 15));
    let (one, two) = (Seat::new(0), Seat::new(1));
    let preview = tested.room.preview(one, &["e".to_owned()]).unwrap();
    assert_eq!((preview.turn, preview.is_final), (Some(Turn::Chance), false));
    tested.act(one, "e").unwrap();
    tested.seat(one, Request::Settle { outcome: "1".to_owned() }).unwrap();
    let preview = tested.room.preview(one, &[tested.legal(one)[0].clone()]).unwrap();
    assert_eq!((preview.turn, preview.is_final), (Some(Turn::of(two)), false));
}

/// The history is what each viewer was told when it happened, as far as it still counts.
#[test]
fn history_tells_everybody_what_they_were_told() {
    for game in ["rugs", "keshi"] {
        let mut rng = ChaCha8Rng::seed_from_u64(16);
        let mut tested = Tested::new(made(game, Settings::default(), people(2), 16));
        let mut told: Vec<(u64, Vec<Vec<String>>)> = Vec::new();
        let requester = Requester { seats: Seats::NONE, host: true };
        let mut change = tested.room.decide(requester, None, None, None, &Request::Start, START).unwrap();
        for _ in 0..200 {
            let (line, events) = tested.room.apply(change);
            if matches!(line.what, LineKind::Acted { .. } | LineKind::Began { .. }) {
                let of = |who| events.iter().filter_map(move |event| event.seen_by(who));
                let text = |who| of(who).map(|(data, _)| serde_json::to_string(&data).unwrap()).collect();
                told.push((tested.room.version(), Viewer::all(2).map(text).collect()));
            }
            let seats: Vec<Seat> = tested.turn().seats().iter().collect();
            let Some(&seat) = seats.first() else { break };
            if told.len() == 50 || matches!(tested.turn(), Turn::Together { .. }) {
                break; // What was chosen in secret is told with the last choice.
            }
            let actions = vec![tested.any_legal(seat, &mut rng).unwrap()];
            let requester = Requester { seats: Seats::one(seat), host: false };
            change = tested.room.decide(requester, None, None, None, &Request::Act { actions }, START).unwrap();
        }
        for (number, who) in Viewer::all(2).enumerate() {
            let (past, more) = tested.room.history(who, 0);
            assert!(!more && past.last().unwrap().steps == tested.room.playing().unwrap().steps());
            let versions: Vec<u64> = past.iter().map(|past| past.version).collect();
            let (kept, half) = (told.iter().map(|(version, _)| *version), versions[versions.len() / 2]);
            assert!(kept.eq(versions.iter().copied()));
            for (past, (_, told)) in past.iter().zip(&told) {
                let events: Vec<String> =
                    past.events.iter().map(|event| serde_json::to_string(&event.data).unwrap()).collect();
                assert_eq!(events, told[number]);
            }
            let (since, _) = tested.room.history(who, half);
            assert!(since.iter().all(|past| past.version > half) && since.len() < past.len());
            assert!(tested.room.history(who, u64::MAX).0.is_empty());
        }
    }
}

/// Clocks run by house time alone: a wall clock that jumps takes nobody's time, and stops no clock.
#[test]
fn clocks_do_not_look_at_the_wall_clock() {
    const HOUR: i64 = 3_600_000;
    let settings = Settings { clock: Clock::Game { seconds: 600, increment: 0 }, ..Settings::default() };
    let mut tested = Tested::begun(made("rugs", settings, people(2), 1));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut at, mut time) = (START, START);
    for jump in [HOUR, -HOUR, 0, -24 * HOUR, 48 * HOUR] {
        at += jump;
        time += 1000;
        let now = Moment { at, time };
        assert!(tested.room.decide_timeout(now).is_none(), "{jump}");
        let seat = tested.turn().seats().iter().next().unwrap();
        let actions = vec![tested.any_legal(seat, &mut rng).unwrap()];
        let requester = Requester { seats: Seats::one(seat), host: false };
        let change = tested.room.decide(requester, None, None, None, &Request::Act { actions }, now).unwrap();
        tested.now = time;
        tested.note(change);
        assert_eq!(tested.room.last(), now);
    }
    let left = tested.sight(Viewer::Spectator)["clock"]["left"].clone();
    let left: i64 = left.as_array().unwrap().iter().map(|left| left.as_i64().unwrap()).sum();
    assert_eq!(left, 2 * 600_000 - 5 * 1000);
    let full = 600_000 * 2;
    assert!(tested.room.decide_timeout(Moment { at: at - 24 * HOUR, time: time + full }).is_some());
}
