//! Logs as they were kept once: what was played stays what it was, and a change of how lines are written is noticed.
//!
//! `UPDATE_LOGS=1` plays them anew; whether a change was meant is then for a reader of the difference to say. A server reads
//! the logs of all versions before it, so the old form must stay readable.

use std::fs;
use std::path::PathBuf;

use protocol::lobby::{Clock, Settings, Stage, TimeUp};
use protocol::socket::Request;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use room::{BadLog, Line, Place, Room, RoomId};
use serde_json::{Value, json};
use table::{Seat, Turn, Viewer};

use crate::model::{GAMES, Tested, made, person, sight, someone};

const KEPT: [&str; 2] = ["rugs", "keshi"];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/room/kept").join(name)
}

/// A game in which everything happens that a line can tell of.
fn play(game: &str) -> Tested {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let clock = Clock::Game { seconds: 600, increment: 5 };
    let settings = Settings { clock, time_up: TimeUp::TakeOver, ..Settings::default() };
    let mut tested = Tested::new(made(game, settings, vec![Place::Open, person("Bo"), Place::Open, person("Di")], 9));
    for (seat, name) in [(2, "Cy"), (0, "Ada")] {
        let (_, change) = tested.room.decide_join(Some(Seat::new(seat)), someone(name), tested.now).unwrap();
        tested.note(change);
    }
    tested.host(Some(Seat::new(0)), Request::Swap { with: Seat::new(1) }).unwrap();
    tested.host(Some(Seat::new(2)), Request::Reseat { level: Some("greedy".to_owned()), invite: None }).unwrap();
    tested.host(None, Request::Start).unwrap();
    let people: Vec<Seat> = tested.room.seats().filter(|&seat| !is_bot(&tested, seat)).collect();
    let [one, other, third] = people[..] else { panic!("three people and a bot") };
    let from = tested.room.version();
    tested.play_until(&mut rng, |tested| tested.room.version() > from + 20);
    tested.now += 3_000;
    // Something is taken back, by leave of the others if it takes that.
    loop {
        let version = tested.room.version();
        tested.play_until(&mut rng, |tested| tested.room.version() > version);
        if people.iter().any(|&seat| tested.seat(seat, Request::Undo { to: version }).is_ok()) {
            break;
        }
    }
    vote(&mut tested, &people, true);
    tested.seat(one, Request::Pause).unwrap();
    vote(&mut tested, &[other], false);
    tested.seat(one, Request::Pause).unwrap();
    vote(&mut tested, &people, true);
    tested.now += 5_000;
    tested.seat(other, Request::Resume).unwrap();
    // Somebody's time runs out, and they come back.
    tested.play_until(&mut rng, |tested| tested.turn() == Turn::of(one));
    tested.now += 3_600_000;
    tested.house(&mut rng);
    tested.seat(one, Request::Return).unwrap();
    let version = tested.room.version();
    tested.play_until(&mut rng, |tested| tested.room.version() > version + 10);
    tested.seat(third, Request::Resign).unwrap();
    tested.play_until(&mut rng, |_| false);
    let change = tested.room.decide_rematch("0123456789ab".to_owned(), tested.now).unwrap();
    tested.note(change);
    tested
}

fn is_bot(tested: &Tested, seat: Seat) -> bool {
    tested.sight(Viewer::Spectator)["seats"][seat.index()]["bot"] == true
}

/// Those of them who have not agreed to what is proposed, if anything is, say what they think of it.
fn vote(tested: &mut Tested, people: &[Seat], agree: bool) {
    for &seat in people {
        let proposal = tested.sight(Viewer::Spectator)["proposal"].clone();
        let Some(id) = proposal["id"].as_u64() else { return };
        let agreed: Vec<Seat> = serde_json::from_value(proposal["agreed"].clone()).unwrap();
        if !agreed.contains(&seat) {
            tested.seat(seat, Request::Vote { proposal: id, agree }).unwrap();
        }
    }
}

/// A kept log: when each line was written, and the line.
fn kept(game: &str) -> Vec<(i64, Value)> {
    if std::env::var_os("UPDATE_LOGS").is_some() {
        let tested = play(game);
        let lines = tested.log.iter().map(|(at, line)| format!("{at} {line}\n"));
        fs::create_dir_all(path("")).unwrap();
        fs::write(path(&format!("{game}.log")), lines.collect::<String>()).unwrap();
        fs::write(path(&format!("{game}.seen")), seen(&tested.room)).unwrap();
    }
    let text = fs::read_to_string(path(&format!("{game}.log"))).unwrap();
    let line = |line: &str| {
        let (at, line) = line.split_once(' ').unwrap();
        (at.parse().unwrap(), serde_json::from_str(line).unwrap())
    };
    text.lines().map(line).collect()
}

/// How the game ended, and its record.
fn seen(room: &Room) -> String {
    let sight = sight(room, Viewer::Spectator);
    let seats = sight["seats"].as_array().unwrap().iter();
    let seats = seats.map(|seat| format!("{}, rank {}, out: {}\n", seat["name"], seat["rank"], seat["out"]));
    let record = room.record().unwrap();
    format!("version {} of {} lines\n{}{record}", room.version(), room.lines(), seats.collect::<String>())
}

fn restore(log: &[(i64, Value)]) -> Result<Room, BadLog> {
    let lines = log.iter().map(|(at, line)| (*at, serde_json::from_value::<Line>(line.clone()).unwrap()));
    Room::restore(RoomId::new(77), &GAMES, lines, 0)
}

/// The line with which the game began.
fn began(log: &mut [(i64, Value)]) -> &mut Value {
    &mut log.iter_mut().find(|(_, line)| line["what"] == "began").unwrap().1
}

#[test]
fn kept_logs_make_the_same_rooms() {
    for game in KEPT {
        let log = kept(game);
        let room = restore(&log).unwrap();
        assert_eq!(room.stage(), Stage::Over);
        assert_eq!(seen(&room), fs::read_to_string(path(&format!("{game}.seen"))).unwrap(), "{game}");
        for (_, line) in &log {
            let read: Line = serde_json::from_value(line.clone()).unwrap();
            assert_eq!(serde_json::to_value(&read).unwrap(), *line, "lines are written as they were");
        }
    }
}

#[test]
fn kept_logs_know_every_kind_of_line() {
    let mut kinds: Vec<String> =
        KEPT.iter().flat_map(|game| kept(game)).map(|(_, line)| line["what"].as_str().unwrap().to_owned()).collect();
    kinds.sort();
    kinds.dedup();
    let all = [
        "acted",
        "agreed",
        "began",
        "declined",
        "joined",
        "made",
        "paused",
        "proposed",
        "rematched",
        "reseated",
        "resumed",
        "returned",
        "swapped",
        "taken_over",
        "undone",
        "went_out",
    ];
    assert_eq!(kinds, all);
}

#[test]
fn a_log_says_by_which_rules_and_with_which_components_it_is_played() {
    for game in KEPT {
        let mut log = kept(game);
        let kind = GAMES.iter().find(|any| any.kind.name == game).unwrap().kind;
        assert_eq!(began(&mut log)["rules"], kind.rules);
        for unknown in [0, kind.oldest_rules - 1, kind.rules + 1] {
            began(&mut log)["rules"] = json!(unknown);
            let refused = restore(&log).err().unwrap();
            let why = format!("it was played by version {unknown} of the rules, which this program does not know");
            assert_eq!(refused.unfit(), Some(why.as_str()));
        }
    }
    let mut log = kept("keshi");
    let ours = began(&mut log)["components"].as_str().unwrap().to_owned();
    began(&mut log)["components"] = json!("others 0123456789abcdef");
    let refused = restore(&log).err().unwrap();
    let why = format!("it was played with the components others 0123456789abcdef, and not with {ours}");
    assert_eq!(refused.unfit(), Some(why.as_str()));
    // What they are called does not matter.
    began(&mut log)["components"] = json!(format!("others {}", ours.rsplit(' ').next().unwrap()));
    restore(&log).unwrap();
    // A set that the game here does not have at all.
    let mut log = kept("rugs");
    assert!(began(&mut log)["components"].is_null());
    began(&mut log)["components"] = json!("others 0123456789abcdef");
    assert!(restore(&log).err().unwrap().unfit().unwrap().ends_with("and not with none"));
}

/// As logs were before they said it.
#[test]
fn a_log_without_rules_and_components_is_of_the_first_rules() {
    let without = |game| {
        let mut log = kept(game);
        let line = began(&mut log).as_object_mut().unwrap();
        line.remove("rules").unwrap();
        line.remove("components");
        restore(&log)
    };
    let room = without("rugs").unwrap();
    assert_eq!(seen(&room), fs::read_to_string(path("rugs.seen")).unwrap());
    // Keshi is no longer played by its first rules.
    let unfit = "it was played by version 1 of the rules, which this program does not know";
    assert_eq!(without("keshi").err().unwrap().unfit(), Some(unfit));
}

#[test]
fn what_is_wrong_with_a_log_is_no_other_version() {
    let mut log = kept("rugs");
    log.last_mut().unwrap().1 = json!({ "what": "acted", "steps": ["nonsense"] });
    assert_eq!(restore(&log).err().unwrap().unfit(), None);
    let mut log = kept("rugs");
    log[0].1["game"] = json!("chess");
    assert_eq!(restore(&log).err().unwrap().unfit(), Some("there is no game “chess” here"));
}
