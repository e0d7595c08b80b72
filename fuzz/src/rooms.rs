//! What a fuzzer says to a room, and which tables it wants.

use std::path::PathBuf;
use std::sync::Mutex;

use bots::AnyGame;
use house::dice::{Entropy, Seed};
use house::store::{Store, Target};
use house::{Digest, House, Line, LineKind, Made, Outbox, Person, Place, Requester, Room, RoomId};
use keshi_bots::KeshiBots;
use protocol::lobby::{Join, NewTable, Order, Settings};
use protocol::problem::Problem;
use protocol::socket::{FromClient, Hello, Request};
use rugs_bots::RugsBots;
use serde_json::{Value, json};
use table::{Seat, Seats, Viewer};
use tokio::runtime::{Builder, Runtime};

const GAMES: [AnyGame; 2] = [AnyGame::of::<RugsBots>(), AnyGame::of::<KeshiBots>()];
const START: i64 = 1_000_000;

/// Whoever says whatever to a room: what is refused changes nothing, and the log makes the same room again. The first byte
/// chooses a table, every line is a message, and its first byte says who sends it; `!` and a letter is the action of
/// whoever is asked that the letter numbers.
pub fn messages(data: &[u8]) {
    let Some((&first, data)) = data.split_first() else { return };
    let game = GAMES[usize::from(first & 1)];
    let players = 2 + usize::from(first >> 1 & 1);
    let settings = Settings { referee: first & 4 != 0, order: Order::Chosen, ..Settings::default() };
    let mut room = Said::new(game, players, settings);
    for line in data.split(|&byte| byte == b'\n').take(200) {
        let Some((&who, text)) = line.split_first() else { continue };
        match (who, text) {
            (b'!', &[which]) => room.do_listed(which.into()),
            (_, text) => {
                if let Some(message) = str::from_utf8(text).ok().and_then(|text| serde_json::from_str(text).ok()) {
                    room.hear(who, message);
                }
            }
        }
    }
    room.comes_back();
}

/// A room, and its log as it is kept.
struct Said {
    room: Room,
    log: Vec<(i64, String)>,
}

impl Said {
    fn new(game: AnyGame, players: usize, settings: Settings) -> Said {
        let person = |name: &str| {
            let (name, secret) = (name.to_owned(), Digest::of(name));
            Place::Person(Person { name, secret, luck: Entropy::default() })
        };
        let options = game.kind.start(json!({ "players": players }), None, None).expect("a table").options();
        let made = Made {
            game: game.kind.name.to_owned(),
            options,
            components: None,
            settings,
            seats: ["Ada", "Bo", "Cy"][..players].iter().map(|name| person(name)).collect(),
            host: Digest::of("host"),
            invite: Digest::of("invite"),
            seed: Seed::new([7; 32]),
            branch: Vec::new(),
            again: false,
            record: None,
        };
        let line = Line {
            id: None,
            of: None,
            by: None,
            woke: None,
            ended: None,
            what: LineKind::Made(Box::new(made.clone())),
        };
        let log = vec![(START, serde_json::to_string(&line).expect("a line"))];
        Said { room: Room::make(RoomId::new(1), game, made, START), log }
    }

    /// All that anybody sees.
    fn sights(&self) -> Vec<Value> {
        let viewers = self.room.seats().map(Viewer::Seat).chain([Viewer::Spectator]);
        let sight = |who| serde_json::to_value(self.room.sight(who, Seats::NONE)).expect("a sight");
        viewers.map(sight).collect()
    }

    fn do_listed(&mut self, which: usize) {
        let Some(game) = self.room.playing() else { return self.hear(0, from(None, Request::Start)) };
        let Some(seat) = game.turn().seats().iter().next() else { return };
        let legal = game.legal(seat);
        let Some(choice) = legal.get(which % legal.len().max(1)) else { return };
        self.hear(8 | seat.index() as u8, from(Some(seat), Request::Act { actions: vec![choice.action.clone()] }));
    }

    /// Somebody says something: a player, two at one screen, the host, or somebody who only watches.
    fn hear(&mut self, who: u8, message: FromClient) {
        let seat = Seat::new(usize::from(who & 1));
        let requester = match who >> 1 & 7 {
            0 => Requester { seats: Seats::one(seat), host: true },
            1 => Requester { seats: self.room.seats().collect(), host: false },
            2 => Requester { seats: Seats::NONE, host: true },
            3 => Requester::default(),
            _ => Requester {
                seats: Seats::one(Seat::new(usize::from(who & 7) % self.room.seats().count())),
                host: false,
            },
        };
        let FromClient { id, seat, version, request } = message;
        let (before, number, now) = (self.sights(), self.room.version(), START + 1000 * self.log.len() as i64);
        if let Some(id) = &id
            && let Ok(by) = self.room.who_asks(requester, seat, &request)
            && let Some(done) = self.room.done_before(by, id)
        {
            assert!(done <= number);
            return;
        }
        if let Request::Preview { actions } = &request
            && let Ok(seat) = self.room.speaker(requester, seat)
        {
            let _ = self.room.preview(seat, actions);
        }
        if let Request::History { since } = request {
            assert!(self.room.history(Viewer::Spectator, since).0.iter().all(|past| past.version > since));
        }
        let decided = self.room.decide(requester, seat, id, version, &request, now);
        assert_eq!((self.room.version(), self.sights()), (number, before), "{request:?}");
        match decided {
            Ok(change) => {
                let (line, _) = self.room.apply(change);
                self.log.push((now, serde_json::to_string(&line).expect("a line")));
                assert_eq!(self.room.lines(), self.log.len() as u64);
                // Who chooses anew in secret makes no version.
                assert!((number..=number + 1).contains(&self.room.version()));
            }
            Err(problem) => told(&problem),
        }
    }

    fn comes_back(&self) {
        let line = |(at, text): &(i64, String)| (*at, serde_json::from_str(text).expect("what was kept can be read"));
        let again =
            Room::restore(RoomId::new(1), &GAMES, self.log.iter().map(line), START).expect("the log makes a room");
        let again = Said { room: again, log: Vec::new() };
        assert_eq!((again.room.version(), again.sights()), (self.room.version(), self.sights()));
    }
}

fn from(seat: Option<Seat>, request: Request) -> FromClient {
    FromClient { id: None, seat, version: None, request }
}

fn told(problem: &Problem) {
    assert!(!problem.detail.is_empty(), "{problem:?}");
}

/// Any body that asks for a table, and one that asks for a seat there, a line each: either there is such a table, with all
/// that it should have, or it is said why not.
pub fn tables(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let (table, join) = text.split_once('\n').unwrap_or((text, ""));
    let Ok(new) = serde_json::from_str::<NewTable>(table) else { return };
    let again = serde_json::to_string(&new).expect("a table");
    assert_eq!(serde_json::from_str::<NewTable>(&again).ok().as_ref(), Some(&new));
    let join = serde_json::from_str::<Join>(join).ok();
    let mut open = OPEN.lock().expect("no run panicked before");
    let Open { runtime, house, made, .. } = open.get_or_insert_with(Open::new);
    *made += 1;
    let enough = *made > 500;
    runtime.block_on(asked_for(house, new, join));
    if enough {
        *open = None;
    }
}

async fn asked_for(house: &House, new: NewTable, join: Option<Join>) {
    let listed = new.settings.listed;
    let table = match house.make(new.clone(), |_| Ok(())).await {
        Ok(table) => table,
        Err(problem) => return told(&problem),
    };
    let id: RoomId = table.room.parse().expect("a room");
    let shown = house.look(id, Some(&table.host)).await.expect("a room that was made is there");
    assert!(shown.game == new.game && shown.seats.len() >= new.seats.len());
    let mut secrets = table.seats.clone();
    if let Some(join) = join {
        let free = shown.seats.iter().any(|seat| seat.name.is_none());
        match house.join(id, join).await {
            Ok(joined) => {
                assert!(free && listed, "an invitation is not guessed: {joined:?}");
                secrets.push(joined.secret);
            }
            Err(problem) => told(&problem),
        }
    }
    for secret in secrets.iter().chain([&table.host]) {
        let (outbox, mut unsent) = Outbox::new();
        let hello = Hello {
            protocol: protocol::VERSION,
            room: table.room.clone(),
            secrets: vec![secret.clone()],
            invite: None,
            since: None,
        };
        let _guest = house.enter(&hello, &outbox).await.expect("who has a secret comes in");
        let welcome = unsent.next().await.expect("a welcome");
        assert!(welcome.contains(r#""type":"welcome""#), "{welcome}");
    }
}

/// A house over a store of its own, for some runs.
struct Open {
    runtime: Runtime,
    house: House,
    folder: PathBuf,
    made: usize,
}

static OPEN: Mutex<Option<Open>> = Mutex::new(None);

impl Open {
    fn new() -> Open {
        let folder = std::env::temp_dir().join(format!("jemaa-fuzz-{}", std::process::id()));
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let house = runtime.block_on(async {
            let store = Store::open(&Target::Sqlite(folder.join("jemaa.db"))).await.expect("a store");
            House::open(GAMES.to_vec(), store, 1)
        });
        Open { runtime, house, folder, made: 0 }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        let _ = self.runtime.block_on(self.house.close());
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
