//! What is hidden from somebody makes no difference to anything they receive.
//!
//! Two rooms are played with the same public course, while what some seats keep secret differs: what they choose, how often
//! they choose anew, and which tiles they have face down. All others receive the same in both, byte by byte.

use std::collections::VecDeque;

use keshi::Keshi;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use table::chance::below;
use table::{AnyMatch, Kind, Seat, Turn, Viewer};

use crate::client::{Client, Folder, Server, Table};
use crate::{act, any};

/// One of the two rooms.
struct Twin {
    table: Table,
    /// What has really happened there.
    truth: Box<dyn AnyMatch>,
    /// One client for each seat, to act with.
    hands: Vec<Client>,
    /// One for each who looks on: all seats, a spectator, and a host without a seat.
    eyes: Vec<Client>,
    /// What each of these has received and was not compared yet.
    received: Vec<VecDeque<String>>,
}

impl Twin {
    async fn new(server: &Server, options: &Value) -> Twin {
        let truth = Kind::of::<Keshi>().start(options.clone(), None, None).unwrap();
        let players = truth.names().len();
        let seats: Vec<Value> = (0..players).map(|at| json!({ "kind": "here", "name": format!("P{at}") })).collect();
        let settings = json!({ "referee": true, "order": "chosen" });
        let table =
            server.make(json!({ "game": "keshi", "options": options, "seats": seats, "settings": settings })).await;
        let received = vec![VecDeque::new(); players + 2];
        let mut twin = Twin { table, truth, hands: Vec::new(), eyes: Vec::new(), received };
        twin.come_in(server).await;
        twin.eyes[players + 1].done(json!({ "type": "start" })).await;
        twin
    }

    /// Who looks on, by what they say hello with.
    fn hellos(&self) -> Vec<Value> {
        let players = 0..self.truth.names().len();
        players.map(|at| self.table.player(at)).chain([self.table.spectator(), self.table.host()]).collect()
    }

    /// All come in, or come back.
    async fn come_in(&mut self, server: &Server) {
        self.gather();
        self.eyes.clear();
        self.hands.clear();
        for hello in self.hellos() {
            // Each hears those who come later.
            self.eyes.push(server.enter(hello).await.unwrap());
            for eye in &mut self.eyes {
                eye.catch_up().await;
            }
        }
        for at in 0..self.truth.names().len() {
            self.hands.push(server.enter(self.table.player(at)).await.unwrap());
        }
    }

    /// A seat says all this, and all hear what comes of it: up to which version.
    async fn says(&mut self, server: &Server, seat: Seat, messages: &[Value]) -> Option<u64> {
        let hand = &mut self.hands[seat.index()];
        // A new connection may say much at once.
        if hand.sent > 60 {
            *hand = server.enter(self.table.player(seat.index())).await.unwrap();
        }
        let mut version = None;
        for message in messages {
            version = Some(hand.done(message.clone()).await);
        }
        for eye in &mut self.eyes {
            eye.reach(version.unwrap_or(0)).await;
        }
        version
    }

    /// Collects what has been received.
    fn gather(&mut self) {
        for (eye, received) in self.eyes.iter_mut().zip(&mut self.received) {
            received.extend(plain(&self.table, eye));
        }
    }
}

/// What a client has received, apart from what no two rooms have in common: names of room and client, what time it is, and
/// what a bot found in a position that it had to imagine.
fn plain(table: &Table, client: &mut Client) -> Vec<String> {
    let one = |text: String| {
        let text = text.replace(table.room(), "ROOM").replace(&client.name, "NAME");
        if text.starts_with(r#"{"type":"hint""#) {
            let mut hint: Value = serde_json::from_str(&text).unwrap();
            hint["action"].take();
            return hint.to_string();
        }
        ["\"at\":", "\"time\":"].into_iter().fold(text, |text, key| {
            let mut parts = text.split(key);
            let first = parts.next().unwrap_or_default().to_owned();
            parts.fold(first, |all, part| all + key + part.trim_start_matches(|sign: char| sign.is_ascii_digit()))
        })
    };
    std::mem::take(&mut client.heard).into_iter().map(one).collect()
}

/// What is exchanged of the tiles that are dealt face down.
#[derive(Clone, Copy)]
enum Exchanged {
    /// The order in which a seat gets them. In the end all lie open, so this lasts for a whole game.
    Order,
    /// A tile of a seat for one that nobody has. The rooms part when it turns up.
    ForNone,
    /// A tile of one seat for one of another.
    BetweenSeats,
}

/// A game in two rooms.
struct Game {
    twins: [Twin; 2],
    /// Who has secrets that differ.
    secretive: Vec<Seat>,
    rng: ChaCha8Rng,
    /// How often something secret differed.
    secrets: u32,
    asked: u32,
    /// How many tiles were typed in to see whether others hold them.
    tried: u32,
}

impl Game {
    fn seats(&self) -> usize {
        self.twins[0].truth.names().len()
    }

    fn below(&mut self, count: usize) -> usize {
        below(&mut self.rng, count as u32) as usize
    }

    /// Who must not notice a difference: all but those whose secrets these are.
    fn others(&self) -> Vec<usize> {
        (0..self.seats() + 2).filter(|&who| !self.secretive.iter().any(|seat| seat.index() == who)).collect()
    }

    /// A seat says this in one room and that in the other.
    async fn say(&mut self, server: &Server, seat: Seat, messages: [Vec<Value>; 2]) {
        let [one, other] = &mut self.twins;
        let (one, other) = tokio::join!(one.says(server, seat, &messages[0]), other.says(server, seat, &messages[1]));
        assert!(one.is_none() || other.is_none() || one == other, "the versions of both rooms are the same");
    }

    /// The same in both rooms.
    async fn say_alike(&mut self, server: &Server, seat: Seat, message: Value) {
        self.say(server, seat, [vec![message.clone()], vec![message]]).await;
    }

    /// What has been received until now is the same. What has not come yet in one of the rooms is compared later.
    fn assert_same(&mut self) {
        self.twins.iter_mut().for_each(Twin::gather);
        for who in self.others() {
            let [one, other] = self.twins.each_mut().map(|twin| &mut twin.received[who]);
            let both = one.len().min(other.len());
            for (one, other) in one.drain(..both).zip(other.drain(..both)) {
                assert_eq!(one, other, "{who} can tell the rooms apart");
            }
        }
    }

    /// Everybody who must not notice anything asks for all sorts of things.
    async fn ask_around(&mut self, server: &Server) {
        self.asked += 1;
        let often = self.asked % 8 == 1;
        for who in self.others() {
            for twin in &mut self.twins {
                twin.eyes[who].catch_up().await;
            }
            let questions = self.questions(who, often);
            for question in questions {
                let [one, other] = &mut self.twins;
                let (one, other) = (&mut one.eyes[who], &mut other.eyes[who]);
                let (one, other) = tokio::join!(one.ask(question.clone()), other.ask(question.clone()));
                assert_eq!(one["type"], other["type"], "{question}");
                let harmless = ["undo", "mute"].iter().any(|kind| question["type"] == *kind);
                assert!(harmless || one["type"] != "done", "{question} was not refused");
            }
            if often {
                // Somebody else who sees the same comes in, and wants to know what was missed.
                let mut heard = Vec::new();
                for twin in &self.twins {
                    let mut hello = twin.hellos()[who].clone();
                    hello["since"] = json!(twin.eyes[who].version.saturating_sub(12));
                    let mut fresh = server.enter(hello).await.unwrap();
                    fresh.catch_up().await;
                    heard.push(plain(&twin.table, &mut fresh));
                }
                assert_eq!(heard[0], heard[1], "{who} can tell the rooms apart by coming in");
            }
        }
        for path in ["", "/record"] {
            let [one, other] = [&self.twins[0].table, &self.twins[1].table];
            let answers = [
                server.get_as(&one.0["invite"], &one.path(path)).await,
                server.get_as(&other.0["invite"], &other.path(path)).await,
            ];
            assert_eq!(answers[0], answers[1]);
        }
        self.assert_same();
    }

    /// Questions that change nothing, and attempts that must be refused.
    fn questions(&self, who: usize, often: bool) -> Vec<Value> {
        let (truth, eye) = (&self.twins[0].truth, &self.twins[0].eyes[who]);
        let seat = (who < self.seats()).then(|| Seat::new(who));
        let legal = seat.map(|seat| truth.legal(seat)).unwrap_or_default();
        let legal: Vec<&str> = legal.iter().map(|choice| choice.action.as_str()).collect();
        let version = eye.version;
        let some = legal.first().copied().unwrap_or("stop");
        let mut questions = vec![
            // A version that is not there yet; one that is long gone.
            json!({ "type": "act", "actions": [some], "version": version + 1 }),
            json!({ "type": "act", "actions": [some, some] }),
            json!({ "type": "preview", "actions": [some] }),
            json!({ "type": "undo", "to": version }),
            json!({ "type": "history", "since": if often { 0 } else { version.saturating_sub(5) } }),
        ];
        if often {
            questions.push(json!({ "type": "act", "actions": [some], "version": 1 }));
            questions.push(json!({ "type": "vote", "proposal": 0, "agree": true }));
            questions.push(json!({ "type": "resume" }));
            questions.push(json!({ "type": "mute", "seat": 1, "muted": false }));
            questions.push(json!({ "type": "hint" }));
        }
        // Which tiles have others? Neither choosing nor dealing them tells.
        let dealt = truth.secret_draw().is_some_and(|owner| Some(owner) != seat);
        if legal.iter().any(|action| action.starts_with("provision")) || (dealt && often) {
            for tile in (1..=12).map(|tile| format!("provision:{tile:02}")) {
                if !legal.contains(&tile.as_str()) {
                    let settle = json!({ "type": "settle", "outcome": tile });
                    questions.push(if dealt { settle } else { act(&tile) });
                }
            }
        }
        // To go back takes everybody here, since others have chosen: it is proposed, and stays so until somebody acts.
        let back = &eye.sights.values().next().unwrap()["table"]["undo"];
        if back["free"] == false {
            questions.push(json!({ "type": "undo", "to": back["to"] }));
        }
        questions
    }

    /// Whether everybody sees after this step that the rooms differ.
    fn parts(&self, step: &str) -> bool {
        let [one, other] = self.twins.each_ref().map(|twin| {
            let mut copy = twin.truth.copy();
            copy.take(&[step]).unwrap();
            copy.view(Viewer::Spectator)
        });
        one != other
    }

    /// A seat asks what would come of what it is about to do.
    async fn look_ahead(&mut self, seat: Seat, action: &str) {
        let preview = json!({ "type": "preview", "actions": [action] });
        let [one, other] = &mut self.twins;
        let (one, other) = (&mut one.eyes[seat.index()], &mut other.eyes[seat.index()]);
        let (mut one, mut other) = tokio::join!(one.ask(preview.clone()), other.ask(preview));
        // A seat's own tiles may differ, and it knows them.
        for said in [&mut one, &mut other] {
            said.pointer_mut("/preview/view/own/provisions").map(Value::take);
        }
        assert!(one["type"] == "preview" && one["preview"] == other["preview"], "{one}\n{other}");
    }

    /// Takes the same step in both rooms. None, if from then on everybody sees that they differ.
    fn take(&mut self, step: &str) -> Option<()> {
        for twin in &mut self.twins {
            twin.truth.take(&[step]).unwrap();
        }
        let [one, other] = self.twins.each_ref().map(|twin| twin.truth.view(Viewer::Spectator));
        (one == other).then_some(())
    }

    /// Chance brings something that all may see.
    async fn draw(&mut self, server: &Server) -> Option<()> {
        let (outcome, _) = self.twins[0].truth.copy().draw(&mut self.rng).unwrap();
        self.take(&format!("* {outcome}"))?;
        self.say_alike(server, Seat::new(0), json!({ "type": "settle", "outcome": outcome })).await;
        Some(())
    }

    /// Tiles are dealt face down, and differ in the two rooms.
    async fn deal(&mut self, server: &Server, exchanged: Exchanged) {
        let (mut copy, mut dealt) = (self.twins[0].truth.copy(), Vec::new());
        while let Some(seat) = copy.secret_draw() {
            dealt.push((seat, copy.draw(&mut self.rng).unwrap().0));
        }
        let of = |seat: Seat| (0..dealt.len()).filter(|&at| dealt[at].0 == seat).collect::<Vec<usize>>();
        let mut others = dealt.clone();
        let places = of(self.secretive[0]);
        match exchanged {
            Exchanged::Order => {
                for places in self.secretive.iter().map(|&seat| of(seat)) {
                    for (place, &at) in places.iter().enumerate() {
                        others[at].1 = dealt[places[(place + 1) % places.len()]].1.clone();
                    }
                }
            }
            Exchanged::ForNone => {
                let all = (1..=12).map(|tile| format!("provision:{tile:02}"));
                let mut free = all.filter(|tile| !dealt.iter().any(|(_, other)| other == tile));
                others[places[0]].1 = free.next().expect("not all tiles are dealt");
            }
            Exchanged::BetweenSeats => {
                let theirs = of(self.secretive[1])[0];
                (others[places[0]].1, others[theirs].1) = (dealt[theirs].1.clone(), dealt[places[0]].1.clone());
            }
        }
        let mut dealt_to = None;
        for ((seat, one), (_, other)) in dealt.into_iter().zip(others) {
            if dealt_to.replace(seat) != Some(seat) && !self.secretive.contains(&seat) {
                self.try_all_tiles(server, seat).await;
            }
            let differs = one != other;
            self.secrets += u32::from(differs);
            if differs || self.below(4) == 0 {
                self.ask_around(server).await;
            }
            let tiles = [one, other];
            for (twin, tile) in self.twins.iter_mut().zip(&tiles) {
                twin.truth.take(&[format!("* {tile}").as_str()]).unwrap();
            }
            let settle = |tile: String| vec![json!({ "type": "settle", "outcome": tile })];
            self.say(server, seat, tiles.map(settle)).await;
            self.assert_same();
        }
    }

    /// A seat types in every tile there is, and takes each back: whatever others hold, none is refused.
    async fn try_all_tiles(&mut self, server: &Server, seat: Seat) {
        for tile in 1..=12 {
            let before = self.twins[0].eyes[seat.index()].version;
            let settle = json!({ "type": "settle", "outcome": format!("provision:{tile:02}") });
            self.say_alike(server, seat, settle).await;
            self.say_alike(server, seat, json!({ "type": "undo", "to": before })).await;
            self.tried += 1;
        }
        self.assert_same();
    }

    fn legal(&self, room: usize, seat: Seat) -> Vec<String> {
        self.twins[room].truth.legal(seat).into_iter().map(|choice| choice.action).collect()
    }

    /// All but one choose at the same time. Those who are secretive choose something else in the other room, and think
    /// again as often as they like there. Gives what all will come to.
    async fn choose(&mut self, server: &Server) -> Vec<(Seat, String)> {
        let mut seats: Vec<Seat> = self.twins[0].truth.turn().seats().iter().collect();
        // In any order, but so that the last to choose has no secrets: that turns everything over.
        for at in (1..seats.len()).rev() {
            let with = self.below(at + 1);
            seats.swap(at, with);
        }
        let open = seats.iter().rposition(|seat| !self.secretive.contains(seat)).unwrap();
        let last = seats.len() - 1;
        seats.swap(open, last);
        let mut choices = Vec::new();
        for &seat in &seats {
            let others = self.legal(1, seat);
            let both: Vec<String> = self.legal(0, seat).into_iter().filter(|action| others.contains(action)).collect();
            choices.push((seat, any(&both, &mut self.rng)));
        }
        let asks = self.below(last);
        for (at, (seat, choice)) in choices[..last].iter().enumerate() {
            if !self.secretive.contains(seat) {
                self.say_alike(server, *seat, act(choice)).await;
                continue;
            }
            self.secrets += 1;
            let minds = [self.minds(0, *seat, 1), self.minds(1, *seat, 2)];
            self.say(server, *seat, minds).await;
            if at >= asks {
                self.ask_around(server).await;
            }
        }
        choices
    }

    /// Those who are secretive come to the same in both rooms, and then the last one chooses.
    async fn choose_last(&mut self, server: &Server, mut choices: Vec<(Seat, String)>) -> Option<()> {
        let (seat, action) = choices[choices.len() - 1].clone();
        for (seat, choice) in &choices {
            if !self.secretive.contains(seat) {
                continue;
            }
            let mut minds = [self.minds(0, *seat, 0), self.minds(1, *seat, 0)];
            minds.iter_mut().for_each(|minds| minds.push(act(choice)));
            self.say(server, *seat, minds).await;
        }
        self.assert_same();
        choices.sort();
        let step: Vec<String> = choices.iter().map(|(seat, action)| format!("{seat} {action}")).collect();
        self.take(&step.join(" | "))?;
        self.say_alike(server, seat, act(&action)).await;
        Some(())
    }

    /// What a seat chooses for a while: so many times at least.
    fn minds(&mut self, room: usize, seat: Seat, least: usize) -> Vec<Value> {
        let legal = self.legal(room, seat);
        let count = least + self.below(3);
        (0..count).map(|_| act(&any(&legal, &mut self.rng))).collect()
    }

    /// The server goes down and comes back, and so do all.
    async fn restart(&mut self, server: Server, folder: &Folder) -> Server {
        server.stop().await;
        for eye in self.twins.iter_mut().flat_map(|twin| &mut twin.eyes) {
            while eye.hear().await.is_some() {}
        }
        let server = Server::start(&folder.database()).await;
        for twin in &mut self.twins {
            twin.come_in(&server).await;
        }
        self.ask_around(&server).await;
        server
    }
}

/// Plays two rooms as long as nobody may see a difference, and says how many versions that were.
async fn play(name: &str, options: Value, secretive: &[usize], exchanged: Exchanged, seed: u64) -> u64 {
    let folder = Folder::new(name);
    let mut server = Server::start(&folder.database()).await;
    let twins = [Twin::new(&server, &options).await, Twin::new(&server, &options).await];
    let secretive: Vec<Seat> = secretive.iter().map(|&at| Seat::new(at)).collect();
    let mut game = Game { twins, secretive, rng: ChaCha8Rng::seed_from_u64(seed), secrets: 0, asked: 0, tried: 0 };
    for twin in &mut game.twins {
        for eye in &mut twin.eyes {
            eye.catch_up().await;
        }
    }
    let mut rounds = 0;
    let parted = loop {
        let truth = &game.twins[0].truth;
        let went_on = match truth.turn() {
            Turn::Over => break false,
            Turn::Chance if truth.secret_draw().is_some() => {
                game.deal(&server, exchanged).await;
                Some(())
            }
            Turn::Chance => game.draw(&server).await,
            Turn::Together { .. } => {
                rounds += 1;
                let choices = game.choose(&server).await;
                if rounds == 6 {
                    server = game.restart(server, &folder).await;
                }
                game.choose_last(&server, choices).await
            }
            Turn::Seat { seat } => {
                let action = any(&game.legal(0, seat), &mut game.rng);
                // Who looks ahead does not see the difference, even if it would come out by that.
                let parts = game.parts(&format!("{seat} {action}"));
                if parts || game.below(20) == 0 {
                    game.look_ahead(seat, &action).await;
                }
                let taken = game.take(&format!("{seat} {action}"));
                if taken.is_some() {
                    game.say_alike(&server, seat, act(&action)).await;
                }
                taken
            }
        };
        if went_on.is_none() {
            break true;
        }
    };
    for who in game.others() {
        let [one, other] = &mut game.twins;
        tokio::join!(one.eyes[who].catch_up(), other.eyes[who].catch_up());
    }
    game.assert_same();
    for who in game.others() {
        let left = game.twins.each_ref().map(|twin| twin.received[who].len());
        assert_eq!(left, [0, 0], "{who} can tell the rooms apart by counting");
    }
    assert!(game.secrets > 8, "{} secrets", game.secrets);
    assert_eq!(game.tried as usize, 12 * (game.seats() - game.secretive.len()));
    let [one, other] =
        game.twins.each_ref().map(|twin| serde_json::to_value(twin.truth.view(Viewer::Spectator)).unwrap());
    if parted {
        // They differ only now, when the last tile of everybody has turned up: and only in that.
        let at = game.secretive[0].index();
        assert_eq!(one["open"]["boards"][at]["provisions"].as_array().unwrap().len(), 3, "{one}");
        assert_ne!(one["open"]["boards"][at]["provisions"], other["open"]["boards"][at]["provisions"]);
    } else {
        assert!(game.twins.iter().all(|twin| twin.eyes.iter().all(Client::is_over)));
    }
    assert_eq!(parted, !matches!(exchanged, Exchanged::Order));
    let version = game.twins[0].eyes[game.others()[0]].version;
    server.stop().await;
    version
}

fn with_everything(players: usize) -> Value {
    json!({
        "players": players, "edition": "essential", "layer": "B2", "staircase_tiles": "random", "imam_and_sultan": true,
        "offices": "mixed", "discs": "purple", "desert_towns": true
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_look_the_same_whatever_a_seat_has_in_mind() {
    let (classic, everything) = tokio::join!(
        play("twins-classic", json!({ "players": 3 }), &[0], Exchanged::Order, 1),
        play("twins-essential", with_everything(4), &[1, 3], Exchanged::Order, 2),
    );
    assert!(classic > 300 && everything > 300, "{classic} {everything}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_knows_which_tiles_a_seat_has_until_they_turn_up() {
    let (none, seats) = tokio::join!(
        play("twins-none", with_everything(3), &[2], Exchanged::ForNone, 3),
        play("twins-seats", json!({ "players": 4 }), &[0, 2], Exchanged::BetweenSeats, 4),
    );
    assert!(none > 200 && seats > 200, "{none} {seats}");
}
