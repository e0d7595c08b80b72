//! What `docs/protocol.md` shows is what goes over the wire.

use std::fs;
use std::path::Path;

use protocol::admin::AdminPage;
use protocol::lobby::{CheckedComponents, GameInfo, Join, Joined, NewTable, OwnComponents, Page, TableMade};
use protocol::problem::Problem;
use protocol::sight::{
    ChanceSight, ClockSight, DiceSight, ProposalSight, SeatSight, Sight, TableSight, Told, UndoSight,
};
use protocol::socket::{BranchOf, FromClient, FromServer, Past, Preview, Seen};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::{Arg, Choice, Message, Offer, Prompt, Standing, Tree, Weighed};
use tree::patch::Set;

fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    fs::read_to_string(path).expect("docs/protocol.md")
}

/// The blocks of the document: what stands behind the opening fence, and what is in it.
fn blocks(document: &str) -> Vec<(&str, &str)> {
    let parts: Vec<&str> = document.split("```").collect();
    parts.iter().skip(1).step_by(2).map(|block| block.split_once('\n').expect("a block of lines")).collect()
}

/// The messages of all transcripts: whether the client says them, and what.
fn messages(document: &str) -> Vec<(bool, Value)> {
    let mut texts: Vec<(bool, String)> = Vec::new();
    for (_, block) in blocks(document).into_iter().filter(|(kind, _)| kind.is_empty()) {
        for line in block.lines() {
            match (line.strip_prefix("> "), line.strip_prefix("< ")) {
                (Some(said), _) => texts.push((true, said.to_owned())),
                (_, Some(said)) => texts.push((false, said.to_owned())),
                _ => texts.last_mut().expect("a line that goes on").1.push_str(line),
            }
        }
    }
    let read = |text: &str| serde_json::from_str(text).unwrap_or_else(|reason| panic!("{reason}: {text}"));
    texts.into_iter().map(|(client, text)| (client, shortened(read(&text)))).collect()
}

/// Without the signs that stand for more of the same.
fn shortened(value: Value) -> Value {
    match value {
        Value::Array(list) => list.into_iter().filter(|value| value != "…").map(shortened).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, value)| (name, shortened(value))).collect(),
        value => value,
    }
}

/// What was read from the document is the same when it is written again.
#[track_caller]
fn check<T: Serialize>(shown: &Value, read: &T) {
    let written = serde_json::to_string(read).expect("plain data");
    assert_eq!(written, shown.to_string());
}

/// As a client may write it: without what is not there.
fn terse(mut value: Value) -> Value {
    if let Value::Object(fields) = &mut value {
        fields.retain(|_, value| !value.is_null() && *value != json!([]));
    }
    value
}

#[test]
fn what_clients_say_can_be_read() {
    let mut kinds: Vec<String> = Vec::new();
    for (_, shown) in messages(&document()).into_iter().filter(|(client, _)| *client) {
        let read: FromClient = from(&shown);
        // What the server passes over would be missing here. The order of fields does not matter.
        assert_eq!(terse(serde_json::to_value(&read).expect("plain data")), shown);
        kinds.push(text(&shown["type"]).to_owned());
    }
    let all = [
        "hello", "act", "settle", "undo", "pause", "resume", "vote", "resign", "return", "luck", "leave", "start",
        "reseat", "swap", "rematch", "chat", "mute", "preview", "hint", "pieces", "history", "at",
    ];
    for kind in all {
        assert!(kinds.iter().any(|shown| shown == kind), "the document shows no “{kind}”");
        assert!(document().contains(&format!("`{kind}`")), "the document does not explain “{kind}”");
    }
}

#[test]
fn what_the_server_says_is_shown_as_it_is() {
    let mut kinds: Vec<String> = Vec::new();
    for (_, shown) in messages(&document()).into_iter().filter(|(client, _)| !*client) {
        check(&shown, &said(&shown));
        kinds.push(text(&shown["type"]).to_owned());
    }
    let all = [
        "welcome",
        "update",
        "whole",
        "seated",
        "done",
        "problem",
        "preview",
        "hint",
        "pieces",
        "history",
        "moment",
        "chat",
        "chat_removed",
        "chat_renamed",
        "announcement",
        "closing",
    ];
    for kind in all {
        assert!(kinds.iter().any(|shown| shown == kind), "the document shows no “{kind}”");
    }
}

#[test]
fn bodies_are_shown_as_they_are() {
    let document = document();
    let mut count = 0;
    for (kind, block) in blocks(&document) {
        match kind.split_once(' ') {
            Some(("json", name)) => {
                let shown = serde_json::from_str(block).expect("JSON");
                match name {
                    "TableMade" => check(&shown, &from::<TableMade>(&shown)),
                    "Joined" => check(&shown, &from::<Joined>(&shown)),
                    "Page" => check(&shown, &from::<Page>(&shown)),
                    "AdminPage" => check(&shown, &from::<AdminPage>(&shown)),
                    "Problem" => check(&shown, &from::<Problem>(&shown)),
                    "CheckedComponents" => check(&shown, &from::<CheckedComponents>(&shown)),
                    "GameInfo" => check(&shown, &from::<GameInfo>(&shown)),
                    _ => panic!("what is “{name}”?"),
                }
                count += 1;
            }
            _ if kind == "sh" => {
                // What curl sends; unknown fields are refused.
                let Some(body) = block.split("-d '").nth(1) else { continue };
                let body = body.split('\'').next().expect("a body");
                if block.contains("/seats") {
                    serde_json::from_str::<Join>(body).expect("somebody who wants a seat");
                } else if block.contains("/components") {
                    serde_json::from_str::<OwnComponents>(body).expect("an owner's values");
                } else {
                    serde_json::from_str::<NewTable>(body).expect("a table");
                }
                count += 1;
            }
            _ => {}
        }
    }
    assert_eq!(count, 10, "the document has lost an example");
}

#[test]
fn every_code_is_explained() {
    let schema = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("typescript/protocol.ts"));
    let schema = schema.expect("the types");
    let codes = schema.split("export type Code =").nth(1).and_then(|rest| rest.split(';').next()).expect("codes");
    let codes: Vec<&str> = codes.split('"').skip(1).step_by(2).collect();
    assert!(codes.len() >= 12);
    for code in codes {
        assert!(document().contains(&format!("\n| `{code}` | ")), "the document does not explain “{code}”");
    }
}

/// A sight in which nothing is missing.
fn full() -> Value {
    json!({
        "game": "keshi", "options": {"players": 2, "layer": "B1", "river": null},
        "components": "my box 29a9951814a3ede1", "stage": "playing",
        "settings": {
            "listed": false, "spectators": true, "clock": {"kind": "game", "seconds": 600, "increment": 5}, "time_up": "out",
            "order": "chosen", "undo": true, "hints": false, "chat": true, "referee": true, "scorekeeper": true
        },
        "seats": [
            {"name": "Ada", "bot": false, "connected": true, "out": "time_up", "deputy": "greedy", "rank": 2},
            {"name": null, "bot": true, "connected": false, "out": null, "deputy": null, "rank": null}
        ],
        "table": {
            "turn": {"waits_for": "together", "seats": [1, 2]},
            "view": {"open": [1, 2.5, "x", null, true]},
            "standing": [
                {"seat": 1, "rank": 2, "points": -1, "sources": {"a": -3, "b": 2}},
                {"seat": 2, "rank": 1, "points": 0, "sources": {"a": 0, "b": 0}}
            ],
            "prompt": {"ask": {"id": "q", "args": {}}, "because": [{"id": "c", "args": {"n": {"number": 3}}}]},
            "choices": [{
                "action": "x:1", "number": 7, "data": {"x": 1},
                "message": {"id": "m", "args": {
                    "who": {"seat": 2}, "of": {"message": {"id": "i", "args": {}}}, "as": {"word": "w"}, "at": {"text": "c4"}
                }}
            }],
            "chosen": "x:1",
            "chance": {"prompt": null, "offer": {"listed": [{"outcome": "3", "weight": 2}]}},
            "undo": {"to": 11, "free": false}
        },
        "clock": {"left": [1000, -5], "running": [2], "at": 1_794_758_256_384_i64},
        "paused": true,
        "proposal": {"id": 14, "by": 1, "what": {"kind": "undo", "to": 11}, "agreed": [1]},
        "dice": {"commitment": "00", "seed": "01"},
        "rematch": "qkm8906d571v",
        "again": true,
        "uploaded": true
    })
}

#[test]
fn a_sight_as_a_tree_is_what_is_serialised() {
    let mut empty = full();
    for field in ["components", "table", "clock", "proposal", "dice", "rematch"] {
        empty[field] = Value::Null;
    }
    let mut bare = full();
    for field in ["prompt", "chosen", "chance", "undo"] {
        bare["table"][field] = Value::Null;
    }
    bare["table"]["choices"] = json!([]);
    let mut many = full();
    many["table"]["chance"] = json!({"prompt": many["table"]["prompt"], "offer": "too_many"});
    for shown in [full(), empty, bare, many] {
        let sight = sight(&shown);
        check(&shown, &sight);
        check(&shown, &Tree::of(&sight));
    }
}

// From here on: values as the types that write them. The server never reads them, so they cannot do it themselves.

fn from<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|reason| panic!("{reason}: {value}"))
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn kept(value: &Value) -> &'static str {
    text(value).to_owned().leak()
}

fn list<T>(value: &Value, each: impl Fn(&Value) -> T) -> Vec<T> {
    value.as_array().expect("a list").iter().map(each).collect()
}

fn maybe<T>(value: &Value, read: impl Fn(&Value) -> T) -> Option<T> {
    (!value.is_null()).then(|| read(value))
}

fn said(value: &Value) -> FromServer {
    let id = from(&value["id"]);
    let version = || from(&value["version"]);
    match text(&value["type"]) {
        "welcome" => FromServer::Welcome {
            protocol: from(&value["protocol"]),
            room: from(&value["room"]),
            version: version(),
            seats: from(&value["seats"]),
            host: from(&value["host"]),
            at: from(&value["at"]),
            time: from(&value["time"]),
            sights: list(&value["sights"], seen),
        },
        "update" => FromServer::Update {
            version: version(),
            who: from(&value["who"]),
            events: list(&value["events"], told),
            patch: from::<Vec<Set<Value>>>(&value["patch"]).into(),
        },
        "whole" => FromServer::Whole { version: version(), seen: Box::new(seen(value)) },
        "seated" => FromServer::Seated { seats: from(&value["seats"]) },
        "done" => FromServer::Done { id, version: version() },
        "problem" => FromServer::Problem { id, problem: from(&value["problem"]) },
        "preview" => FromServer::Preview { id, preview: Box::new(preview(&value["preview"])) },
        "hint" => FromServer::Hint { id, action: from(&value["action"]) },
        "pieces" => FromServer::Pieces { id, pieces: maybe(&value["pieces"], Tree::of) },
        "history" => FromServer::History {
            id,
            who: from(&value["who"]),
            versions: list(&value["versions"], past),
            more: from(&value["more"]),
        },
        "moment" => FromServer::Moment {
            id,
            version: version(),
            who: from(&value["who"]),
            table: Box::new(table_sight(&value["table"])),
        },
        "chat" => FromServer::Chat { lines: from(&value["lines"]) },
        "chat_removed" => FromServer::ChatRemoved { lines: from(&value["lines"]) },
        "chat_renamed" => FromServer::ChatRenamed { lines: from(&value["lines"]), name: from(&value["name"]) },
        "announcement" => FromServer::Announcement { restart: from(&value["restart"]) },
        "closing" => FromServer::Closing { retry_after: from(&value["retry_after"]) },
        other => panic!("what is “{other}”?"),
    }
}

fn seen(value: &Value) -> Seen {
    Seen { who: from(&value["who"]), sight: sight(&value["sight"]) }
}

fn sight(value: &Value) -> Sight {
    Sight {
        game: kept(&value["game"]),
        options: Tree::of(&value["options"]),
        components: from(&value["components"]),
        stage: from(&value["stage"]),
        settings: from(&value["settings"]),
        seats: list(&value["seats"], |seat| SeatSight {
            name: from(&seat["name"]),
            bot: from(&seat["bot"]),
            connected: from(&seat["connected"]),
            out: from(&seat["out"]),
            deputy: from(&seat["deputy"]),
            rank: from(&seat["rank"]),
        }),
        table: maybe(&value["table"], table_sight),
        clock: maybe(&value["clock"], |clock| ClockSight {
            left: from(&clock["left"]),
            running: from(&clock["running"]),
            at: from(&clock["at"]),
        }),
        paused: from(&value["paused"]),
        proposal: maybe(&value["proposal"], |proposal| ProposalSight {
            id: from(&proposal["id"]),
            by: from(&proposal["by"]),
            what: from(&proposal["what"]),
            agreed: from(&proposal["agreed"]),
        }),
        dice: maybe(&value["dice"], |dice| DiceSight {
            commitment: from(&dice["commitment"]),
            seed: from(&dice["seed"]),
        }),
        rematch: from(&value["rematch"]),
        again: from(&value["again"]),
        uploaded: from(&value["uploaded"]),
    }
}

fn table_sight(value: &Value) -> TableSight {
    TableSight {
        turn: from(&value["turn"]),
        view: Tree::of(&value["view"]),
        figures: maybe(&value["figures"], Tree::of),
        standing: standing(&value["standing"]),
        prompt: maybe(&value["prompt"], prompt),
        choices: list(&value["choices"], |choice| Choice {
            action: from(&choice["action"]),
            number: from(&choice["number"]),
            data: Tree::of(&choice["data"]),
            message: message(&choice["message"]),
        }),
        chosen: from(&value["chosen"]),
        chance: maybe(&value["chance"], |chance| ChanceSight {
            prompt: maybe(&chance["prompt"], prompt),
            offer: maybe(&chance["offer"], offer),
        }),
        undo: maybe(&value["undo"], |undo| UndoSight { to: from(&undo["to"]), free: from(&undo["free"]) }),
    }
}

fn offer(value: &Value) -> Offer {
    if value == "too_many" {
        return Offer::TooMany;
    }
    let weighed = |value: &Value| Weighed { outcome: from(&value["outcome"]), weight: from(&value["weight"]) };
    Offer::Listed(list(&value["listed"], weighed))
}

fn standing(value: &Value) -> Standing {
    let lines = value.as_array().expect("a list");
    let sources = lines[0]["sources"].as_object().expect("sources").keys();
    let sources: Vec<&'static str> = sources.map(|name| &*name.clone().leak()).collect();
    let mut standing = Standing::new(lines.len(), sources.clone().leak());
    for line in lines {
        for source in &sources {
            standing.set(from(&line["seat"]), source, from(&line["sources"][source]));
        }
    }
    standing.rank_by(|seat, _| -from::<i32>(&lines[seat.index()]["rank"]));
    standing
}

fn preview(value: &Value) -> Preview {
    Preview {
        events: list(&value["events"], told),
        view: maybe(&value["view"], Tree::of),
        figures: maybe(&value["figures"], Tree::of),
        standing: standing(&value["standing"]),
        turn: from(&value["turn"]),
        is_final: from(&value["final"]),
        branches: list(&value["branches"], |branch| BranchOf {
            outcome: from(&branch["outcome"]),
            weight: from(&branch["weight"]),
            events: list(&branch["events"], told),
            standing: standing(&branch["standing"]),
        }),
    }
}

fn past(value: &Value) -> Past {
    Past {
        version: from(&value["version"]),
        at: from(&value["at"]),
        steps: from(&value["steps"]),
        events: list(&value["events"], told),
        standing: standing(&value["standing"]),
    }
}

fn told(value: &Value) -> Told {
    Told { data: Tree::of(&value["data"]), message: message(&value["message"]) }
}

fn prompt(value: &Value) -> Prompt {
    Prompt {
        ask: message(&value["ask"]),
        because: list(&value["because"], message),
        then: maybe(&value["then"], |then| list(then, message)).unwrap_or_default(),
    }
}

fn message(value: &Value) -> Message {
    let args = value["args"].as_object().expect("arguments").iter();
    Message { id: kept(&value["id"]), args: args.map(|(name, value)| (&*name.clone().leak(), arg(value))).collect() }
}

fn arg(value: &Value) -> Arg {
    let (kind, value) = value.as_object().and_then(|arg| arg.iter().next()).expect("one kind of argument");
    match kind.as_str() {
        "seat" => Arg::Seat(from(value)),
        "number" => Arg::Number(from(value)),
        "word" => Arg::Word(kept(value)),
        "message" => Arg::Message(message(value)),
        "text" => Arg::Text(from(value)),
        other => panic!("what is “{other}”?"),
    }
}
