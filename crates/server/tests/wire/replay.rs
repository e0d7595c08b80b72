//! Finished games: uploaded, looked at moment by moment, and gone on from.

use house::dice::check;
use house::store::Store;
use keshi::Keshi;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::Rugs;
use serde_json::{Value, json};
use table::{Kind, Record};

use crate::client::{Folder, Server};

const GAME: &str = include_str!("../../../../docs/fair-dice.jemaa");

async fn upload(server: &Server, record: &str) -> (u16, Value) {
    server.post("/api/records", json!({ "record": record })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_becomes_a_room_to_look_at() {
    let folder = Folder::new("upload");
    let mut server = Server::start(&folder.database()).await;
    let (status, made) = server.post("/api/records", json!({ "record": GAME, "listed": true })).await;
    assert_eq!((status, &made["seats"]), (201, &json!([])), "{made}");
    let (room, record) = (made["room"].clone(), GAME.parse::<Record>().unwrap());
    let (_, list) = server.get("/api/tables?stage=over").await;
    assert_eq!((&list["rooms"][0]["room"], &list["rooms"][0]["uploaded"]), (&room, &json!(true)));
    for again in [false, true] {
        if again {
            server.stop().await;
            server = Server::start(&folder.database()).await;
        }
        let mut watcher = server.enter(json!({ "room": room })).await.unwrap();
        let sight = watcher.sight().clone();
        assert_eq!((&sight["stage"], &sight["uploaded"]), (&json!("over"), &json!(true)));
        let names: Vec<&Value> = sight["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
        assert_eq!(json!(names), json!(record.header.seats));
        assert!(sight["dice"]["seed"].is_string() && sight["seats"][0]["rank"].is_u64());
        // Every moment, with anybody's eyes.
        let history = watcher.ask(json!({ "type": "history", "since": 0 })).await;
        assert_eq!(history["more"], false);
        let versions = history["versions"].as_array().unwrap().clone();
        assert_eq!(versions.last().unwrap()["steps"], record.steps.len());
        for past in &versions {
            let moment = watcher.ask(json!({ "type": "at", "at": past["version"], "seat": 2 })).await;
            assert_eq!((&moment["version"], &moment["who"]), (&past["version"], &json!(2)));
            assert_eq!(moment["table"]["standing"], past["standing"]);
            assert_eq!(moment["table"]["choices"], json!([]));
        }
        let last = watcher.ask(json!({ "type": "at", "at": 1_000_000 })).await;
        assert_eq!(last["table"]["view"], sight["table"]["view"]);
        assert_eq!(watcher.refused(json!({ "type": "at", "at": 0 })).await, "not_found");
        let mut host = server.enter(json!({ "room": room, "secrets": [made["host"]] })).await.unwrap();
        assert_eq!(host.refused(json!({ "type": "rematch" })).await, "not_now");
        assert_eq!(host.refused(json!({ "type": "start" })).await, "not_now");
        let (_, _, kept) = server.http("GET", &format!("/api/tables/{}/record", room.as_str().unwrap()), "").await;
        let kept: Record = kept.parse().unwrap();
        assert_eq!((&kept.header, &kept.steps), (&record.header, &record.steps), "dice and all");
        check(&Kind::of::<Rugs>(), &kept, None).unwrap();
        // From the middle, against a bot.
        let steps = versions[versions.len() / 2]["steps"].clone();
        let (here, bot) = (json!({ "kind": "here", "name": "Eve" }), json!({ "kind": "bot", "level": "random" }));
        let mut seats = vec![here];
        seats.resize(record.header.seats.len(), bot);
        let branch = json!({ "game": "rugs", "options": record.header.options, "seats": seats, "branch": { "room": room, "steps": steps } });
        let branch = server.make(branch).await;
        let mut eve = server.enter(branch.player(0)).await.unwrap();
        server.enter(branch.host()).await.unwrap().done(json!({ "type": "start" })).await;
        while !eve.is_over() && eve.choices().is_empty() {
            eve.hear().await.expect("the game goes on");
        }
        // What it goes on from is its past too, and can be looked at; but nobody takes that back.
        let history = eve.ask(json!({ "type": "history", "since": 0 })).await;
        let told = |all: &[Value]| -> Vec<Value> {
            let parts = all.iter().map(|past| json!([past["steps"], past["events"], past["standing"]]));
            parts.filter(|part| !part[1].as_array().unwrap().is_empty()).collect()
        };
        let before = told(&versions[..=versions.len() / 2]);
        let now = history["versions"].as_array().unwrap();
        assert_eq!(told(now)[..before.len()], before);
        for past in now {
            let moment = eve.ask(json!({ "type": "at", "at": past["version"] })).await;
            assert_eq!(moment["table"]["standing"], past["standing"]);
        }
        assert!(now.windows(2).all(|pair| pair[0]["version"].as_u64() < pair[1]["version"].as_u64()));
        assert!(eve.is_over() || eve.sight()["table"]["undo"].is_null());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_record_is_told_with_its_line() {
    let folder = Folder::new("wrong");
    let server = Server::start(&folder.database()).await;
    let lines: Vec<&str> = GAME.lines().collect();
    let first = lines.iter().position(|line| line.is_empty()).unwrap() + 1;
    let die = lines.iter().position(|line| line.starts_with('*')).unwrap();
    let with = |at: usize, text: &str| {
        let mut lines = lines.clone();
        lines[at] = text;
        lines.join("\n")
    };
    let other = if lines[die] == "* 1" { "* 2" } else { "* 1" };
    for (record, status, told) in [
        (String::new(), 400, "line 1: ".to_owned()),
        (with(0, "jemaa record 99"), 400, "line 1: ".to_owned()),
        (with(first, "9"), 400, format!("line {}: ", first + 1)),
        (with(first, "2 n"), 422, format!("line {}: ", first + 1)),
        (with(die, "* 9"), 422, format!("line {}: ", die + 1)),
        (lines[..die].join("\n") + &format!("\n{other}\n"), 422, format!("line {}: ", die + 1)),
        (lines[..first].join("\n"), 422, "a record to look at has 1 to ".to_owned()),
        (GAME.replace("game: rugs", "game: chess"), 404, "there is no game".to_owned()),
        ("x".repeat(300_000), 429, "a record has at most 256 KiB".to_owned()),
    ] {
        let (found, problem) = upload(&server, &record).await;
        let detail = problem["detail"].as_str().unwrap_or_default();
        assert_eq!(found, status, "{problem}");
        assert!(detail.starts_with(&told), "{told}: {problem}");
    }
    // Without its dice it is a game like any other, and one that was given up can be looked at too.
    let plain: Vec<&str> = lines.iter().copied().filter(|line| !line.starts_with("dice:")).collect();
    let (status, made) = upload(&server, &plain[..plain.len() / 2].join("\n")).await;
    assert_eq!(status, 201, "{made}");
    let hidden = server.enter(json!({ "room": made["room"] })).await;
    assert_eq!(hidden.err().unwrap()["code"], "forbidden", "it is not listed, and takes the invitation");
    let watcher = server.enter(json!({ "room": made["room"], "invite": made["invite"] })).await.unwrap();
    assert!(watcher.sight()["dice"].is_null() && watcher.sight()["stage"] == "over");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_and_its_components_may_both_be_as_long_as_can_be() {
    let folder = Folder::new("longest");
    let server = Server::start(&folder.database()).await;
    // Every further character is one that has to be escaped.
    let longest = |text: &str| text.to_owned() + &"\n".repeat(house::LONGEST_TEXT - text.len());
    let components = longest("[stairs]\ntop = 16\n");
    let mut game = Kind::of::<Keshi>().start(json!({ "players": 2 }), Some(components.clone()), None).unwrap();
    game.draw(&mut ChaCha8Rng::seed_from_u64(1)).unwrap();
    let record = longest(&game.record().to_string());
    let both = json!({ "record": record, "components": components });
    assert!(both.to_string().len() > 4 * house::LONGEST_TEXT - 2000);
    let (status, made) = server.post("/api/records", both).await;
    assert_eq!(status, 201, "{made}");
    for (path, body) in [
        ("/api/records", json!({ "record": record.clone() + "\n", "components": components })),
        ("/api/records", json!({ "record": record, "components": components.clone() + "\n" })),
        ("/api/tables", json!({ "game": "keshi", "components": components.clone() + "\n" })),
    ] {
        let (status, told) = server.post(path, body).await;
        assert!(status == 429 && told["detail"].as_str().unwrap().contains("256 KiB"), "{told}");
    }
    let (status, told) = server.post("/api/records", json!({ "record": "x".repeat(1_200_000) })).await;
    assert!(status == 429 && told["detail"].as_str().unwrap().contains("1088 KiB"), "{told}");
    server.stop().await;
}

/// The first line of a room's log, as it is stored.
async fn stored(folder: &Folder, room: &Value) -> String {
    let store = Store::open(&folder.database()).await.unwrap();
    let mut lines = store.log(room.as_str().unwrap().parse().unwrap(), 0).await.unwrap();
    store.close().await.unwrap();
    lines.remove(0).entry
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_are_stored_in_canonical_form() {
    let folder = Folder::new("canonical");
    let server = Server::start(&folder.database()).await;
    let record: Record = GAME.parse().unwrap();
    // Comments, blank lines, spaces, one digest many times, and a name with what nobody sees.
    let (head, steps) = GAME.split_once("\n\n").unwrap();
    let first = Record { steps: Vec::new(), digests: Vec::new(), header: record.header.clone() };
    let start = Kind::of::<Rugs>().replay(&first, 0, None, |_, _| {}).unwrap().record().digests[0].1;
    let padding = format!("# {}\n\n = {start:016x} \n", "x".repeat(100)).repeat(1000);
    let padded =
        format!("{}\n\n{padding}{}", head.replace("options: {", "options: {   "), steps.replace('\n', "  \n\n"));
    let name = &record.header.seats[0];
    let padded = padded.replace(&format!("\"{name}\""), &format!("  \"{name}\u{200b} \""));
    let length = padded.len();
    let padded = padded + &" ".repeat(house::LONGEST_TEXT - length);
    let (status, made) = upload(&server, &padded).await;
    assert_eq!(status, 201, "{made}");
    let owners = format!("# {}\nlines.points.1 = 2 # mine\n\n[river]\njetty   = 15\n", "x".repeat(200_000));
    let seats = json!([{ "kind": "here", "name": "Ada" }, { "kind": "here", "name": "Bo" }]);
    let table = json!({ "game": "keshi", "options": { "players": 2 }, "components": owners, "seats": seats });
    let table = server.make(table).await;
    let set = server.enter(table.host()).await.unwrap().sight()["components"].clone();
    let mut game = Kind::of::<Keshi>().start(json!({ "players": 2 }), Some(owners.clone()), None).unwrap();
    assert_eq!(set, json!(game.components().unwrap().to_string()));
    game.draw(&mut ChaCha8Rng::seed_from_u64(1)).unwrap();
    let both = json!({ "record": game.record().to_string(), "components": owners });
    let (status, other) = server.post("/api/records", both).await;
    assert_eq!(status, 201, "{other}");
    server.stop().await;
    let line = stored(&folder, &made["room"]).await;
    assert!(line.len() < 3_000, "{} bytes are stored of {}", line.len(), GAME.len());
    for room in [&table.0["room"], &other["room"]] {
        let line = stored(&folder, room).await;
        assert!(line.len() < 3_000 && line.contains("jetty"), "{} bytes", line.len());
    }
    // And all is as it was.
    let server = Server::start(&folder.database()).await;
    let kept = server.get_as(&made["invite"], &format!("/api/tables/{}/record", made["room"].as_str().unwrap())).await;
    let kept: Record = kept.1.parse().unwrap();
    assert_eq!((&kept.header, &kept.steps), (&record.header, &record.steps));
    check(&Kind::of::<Rugs>(), &kept, None).unwrap();
    assert_eq!(server.enter(table.host()).await.unwrap().sight()["components"], set);
    let watcher = json!({ "room": other["room"], "invite": other["invite"] });
    assert_eq!(server.enter(watcher).await.unwrap().sight()["components"], set);
    server.stop().await;
}
