//! All that everybody receives in whole games with the server's dice is read again after the end, when nothing is secret
//! any more: before a secret came out, nobody else was sent it.

use std::collections::BTreeSet;

use house::store::Store;
use house::{Line, Room};
use keshi_bots::KeshiBots;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use table::chance::below;
use table::{Seat, Viewer};

use crate::client::{Client, Folder, Server, Table, choices};
use crate::{act, any, begin};

/// What a seat keeps secret at some version.
struct Secret {
    version: u64,
    seat: Seat,
    /// Provision tiles that lie face down.
    tiles: BTreeSet<u64>,
    /// What it has chosen while all choose together, in its notation and as data.
    chosen: Option<[String; 2]>,
}

/// All secrets there ever were, as the log knows them.
async fn secrets(folder: &Folder, table: &Table) -> Vec<Secret> {
    let store = Store::open(&folder.database()).await.unwrap();
    let id = table.room().parse().unwrap();
    let log = store.log(id, 0).await.unwrap();
    store.close().await.unwrap();
    let line = |line: &house::store::Line| (line.at, serde_json::from_str::<Line>(&line.entry).unwrap());
    let mut secrets = Vec::new();
    for count in 2..=log.len() {
        let room = Room::restore(id, &[bots::AnyGame::of::<KeshiBots>()], log[..count].iter().map(line), 0).unwrap();
        let Some(game) = room.playing() else { continue };
        for seat in room.seats() {
            let own = serde_json::to_value(game.view(Viewer::Seat(seat))).unwrap()["own"].take();
            let tiles = own["provisions"].as_array().unwrap().iter().map(|tile| tile.as_u64().unwrap()).collect();
            let chosen = own["chosen"].as_str().map(|chosen| {
                let choice = game.legal(seat).into_iter().find(|choice| choice.action == chosen).unwrap();
                [format!("\"{chosen}\""), serde_json::to_string(&choice.data).unwrap()]
            });
            secrets.push(Secret { version: room.version(), seat, tiles, chosen });
        }
    }
    secrets
}

/// The provision tiles that a message tells of, however it does.
fn tiles_in(message: &Value, about: bool, found: &mut BTreeSet<u64>) {
    let names = |text: &str| text.contains("provision");
    match message {
        Value::Object(fields) => {
            let about = about || fields.values().any(|value| value.as_str().is_some_and(names));
            for (name, value) in fields {
                let tile = name == "tile" || name == "text" || names(name);
                if !["seat", "points", "asks", "version"].contains(&name.as_str()) {
                    tiles_in(value, (about && tile) || names(name) || (about && value.is_object()), found);
                }
            }
        }
        // A change of a patch, the way to which tells what it is; or any other list.
        Value::Array(list) => {
            let way = list.first().and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
            let about = about || way.iter().any(|part| part.as_str().is_some_and(names));
            let from = usize::from(!way.is_empty() && list.len() == 2);
            list[from..].iter().for_each(|value| tiles_in(value, about, found));
        }
        Value::Number(number) if about => found.extend(number.as_u64()),
        Value::String(text) => {
            let number = text.strip_prefix("provision:").or(about.then_some(text.as_str()));
            found.extend(number.and_then(|number| number.parse::<u64>().ok()));
        }
        _ => {}
    }
}

/// What others are told of: without what a seat may do itself, and has chosen.
fn without_own(mut message: Value, who: Option<Seat>) -> Value {
    let strip = |sight: &mut Value| {
        if let Some(table) = sight["table"].as_object_mut() {
            table.retain(|name, _| name != "choices" && name != "chosen");
            table["view"]["own"].take();
        }
    };
    let own = |event: &Value| who.is_some_and(|seat| event["data"]["seat"] == json!(seat));
    let strip_events = |events: &mut Value| {
        events.as_array_mut().into_iter().for_each(|events| events.retain(|event| !own(event)));
    };
    match message["type"].as_str().unwrap() {
        "welcome" => message["sights"].as_array_mut().unwrap().iter_mut().for_each(|seen| strip(&mut seen["sight"])),
        "whole" => strip(&mut message["sight"]),
        "update" => {
            strip_events(&mut message["events"]);
            message["patch"].as_array_mut().unwrap().retain_mut(|change| match change[0].as_array().unwrap().len() {
                0 => {
                    strip(&mut change[1]);
                    true
                }
                1 if change[0][0] == "table" => {
                    let mut sight = json!({ "table": change[1].take() });
                    strip(&mut sight);
                    change[1] = sight["table"].take();
                    true
                }
                _ => !["choices", "chosen"].iter().any(|own| change[0][1] == *own) && change[0][2] != "own",
            });
        }
        "history" => {
            for past in message["versions"].as_array_mut().unwrap() {
                strip_events(&mut past["events"]);
            }
        }
        "hint" | "preview" => return Value::Null,
        _ => {}
    }
    message
}

/// Plays a game to its end, with people who change their minds, ask for hints, look ahead and back, and come again.
async fn play(server: &Server, table: &Table, clients: &mut [Client], hellos: &[Value], rng: &mut ChaCha8Rng) {
    let mut moves = 0;
    while !clients.iter().any(Client::is_over) {
        let at = clients.iter().position(|client| !choices(client.sights.values().next().unwrap()).is_empty());
        let Some(at) = at else {
            // A bot is to move.
            clients[0].hear().await.expect("bots go on by themselves");
            let version = clients[0].version;
            for client in clients.iter_mut() {
                client.reach(version).await;
            }
            continue;
        };
        moves += 1;
        let client = &mut clients[at];
        if moves % 9 == 0 {
            let some = client.choices()[0].clone();
            client.ask(json!({ "type": "preview", "actions": [some] })).await;
            client.ask(json!({ "type": "history", "since": client.version.saturating_sub(20) })).await;
        }
        if moves % 70 == 0 {
            client.ask(json!({ "type": "hint" })).await;
        }
        let mut version = client.version;
        let together = client.sight()["table"]["turn"]["waits_for"] == "together";
        let legal = client.choices();
        for _ in 0..if together { 1 + below(rng, 3) } else { 1 } {
            // Whoever is the last to choose cannot think again.
            if client.sight()["table"]["turn"]["waits_for"] == "together" || !together {
                let answer = client.ask(act(&any(&legal, rng))).await;
                version = answer["version"].as_u64().unwrap_or(version);
            }
        }
        for client in clients.iter_mut() {
            client.reach(version).await;
        }
        if moves % 50 == 0 {
            // Everybody who looks on comes back; what they had received stays with them.
            for (client, hello) in clients.iter_mut().zip(hellos) {
                let mut hello = hello.clone();
                hello["since"] = json!(client.version.saturating_sub(30));
                let mut fresh = server.enter(hello).await.unwrap();
                fresh.heard.splice(0..0, std::mem::take(&mut client.heard));
                *client = fresh;
            }
            for client in clients.iter_mut() {
                client.catch_up().await;
            }
        }
    }
    for client in clients.iter_mut() {
        while !client.is_over() {
            client.hear().await.expect("everybody sees the end");
        }
    }
    assert!(moves > 100, "{moves} moves in {}", table.room());
}

/// Reads everything again.
async fn overheard(name: &str, options: Value, bots: usize, seed: u64) {
    let folder = Folder::new(name);
    let server = Server::start(&folder.database()).await;
    let players = options["players"].as_u64().unwrap() as usize;
    let people = players - bots;
    let luck: Vec<String> = (0..people).map(|at| format!("luck of person {at}")).collect();
    let mut seats: Vec<Value> = vec![json!({ "kind": "here", "name": "Ada", "luck": luck[0] })];
    seats.extend((0..bots).map(|_| json!({ "kind": "bot", "level": "random" })));
    let mut table = server.make(json!({ "game": "keshi", "options": options, "seats": seats })).await;
    for luck in &luck[1..] {
        let join = json!({ "name": "Bo", "invite": table.0["invite"], "luck": luck });
        let (status, joined) = server.post(&table.path("/seats"), join).await;
        assert_eq!(status, 201);
        table.0["seats"].as_array_mut().unwrap().push(joined["secret"].clone());
    }
    let hellos: Vec<Value> = (0..people).map(|at| table.player(at)).chain([table.spectator(), table.host()]).collect();
    let mut clients = Vec::new();
    for hello in &hellos {
        clients.push(server.enter(hello.clone()).await.unwrap());
    }
    begin(&server, &table, &mut clients.iter_mut().collect::<Vec<_>>()).await;
    play(&server, &table, &mut clients, &hellos, &mut ChaCha8Rng::seed_from_u64(seed)).await;
    let seed = clients[0].sight()["dice"]["seed"].as_str().unwrap().to_owned();
    server.stop().await;

    let secrets = secrets(&folder, &table).await;
    let keys = ["host", "invite"].map(|name| table.0[name].as_str().unwrap().to_owned());
    let keys: Vec<String> = keys.into_iter().chain((0..people).map(|at| table.secret(at).to_owned())).collect();
    let (mut tiles_hidden, mut choices_hidden) = (0, 0);
    for client in &clients {
        let who: Option<Seat> = serde_json::from_str(client.sights.keys().next().unwrap()).unwrap();
        let (mut version, mut over, mut own, mut begun) = (0, false, BTreeSet::new(), false);
        for text in &client.heard {
            assert!(!keys.iter().any(|key| text.contains(key.as_str())), "{who:?} was sent a secret: {text}");
            assert!(!luck.iter().any(|luck| text.contains(luck.as_str())), "{who:?} was sent luck: {text}");
            let message: Value = serde_json::from_str(text).unwrap();
            version = message["version"].as_u64().filter(|_| message["type"] != "done").unwrap_or(version);
            // Whoever comes back just after the end sees it at once.
            over |= text.contains(r#"[["stage"],"over"]"#) || text.contains(r#""stage":"over""#);
            assert!(over || !text.contains(seed.as_str()), "{who:?} was sent the seed: {text}");
            // Where somebody sits is known from the start on.
            begun |= text.contains(r#""stage":"playing""#) || text.contains(r#"[["stage"],"playing"]"#);
            if !begun {
                continue;
            }
            let mut tiles = BTreeSet::new();
            tiles_in(&message, false, &mut tiles);
            let told = without_own(message, who).to_string();
            for secret in secrets.iter().filter(|secret| secret.version == version) {
                if Some(secret.seat) == who {
                    own.extend(secret.tiles.intersection(&tiles).copied());
                    continue;
                }
                tiles_hidden += secret.tiles.len();
                let known: Vec<&u64> = secret.tiles.intersection(&tiles).collect();
                assert!(known.is_empty(), "{who:?} was sent tiles {known:?} of {}: {text}", secret.seat);
                for chosen in secret.chosen.iter().flatten() {
                    choices_hidden += 1;
                    assert!(!told.contains(chosen.as_str()), "{who:?} was sent what {} chose: {text}", secret.seat);
                }
            }
        }
        // What one may know one was sent, and it was found: so it would have been found with others too.
        assert_eq!(own.len(), if who.is_some() { 3 } else { 0 }, "{who:?} knows {own:?}");
    }
    assert!(tiles_hidden > 1_000 && choices_hidden > 50, "{tiles_hidden} {choices_hidden}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_everybody_received_held_no_secret() {
    let everything = json!({
        "players": 4, "edition": "essential", "layer": "B2", "staircase_tiles": "random", "imam_and_sultan": true,
        "offices": "mixed", "discs": "purple", "desert_towns": true
    });
    tokio::join!(
        overheard("overheard-classic", json!({ "players": 3 }), 1, 1),
        overheard("overheard-essential", everything, 1, 2),
    );
}
