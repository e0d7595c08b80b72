//! The examples in `/openapi.json`: requests do what they show, and answers are such as the server gives.

use protocol::admin::AdminPage;
use protocol::lobby::{CheckedComponents, GameInfo, Joined, Page, Shown, TableMade};
use protocol::problem::Problem;
use protocol::socket::ChatLine;
use serde_json::{Value, json};
use table::{Components, Record};

use crate::admin;
use crate::client::{Folder, Server};

/// Reads an example of an answer, and writes it as the server would.
fn written(path: &str, example: &Value) -> Value {
    fn again<T: serde::de::DeserializeOwned + serde::Serialize>(example: &Value) -> Value {
        json!(serde_json::from_value::<T>(example.clone()).unwrap_or_else(|reason| panic!("{reason}: {example}")))
    }
    match path {
        "get /api/games" => again::<Vec<GameInfo>>(example),
        "get /api/games/{game}/components" => again::<Components>(example),
        "post /api/games/{game}/components" => again::<CheckedComponents>(example),
        "get /api/tables" => again::<Page>(example),
        "post /api/tables" | "post /api/records" => again::<TableMade>(example),
        "get /api/tables/{room}" => again::<Shown>(example),
        "post /api/tables/{room}/seats" => again::<Joined>(example),
        "get /api/admin/tables" => again::<AdminPage>(example),
        "get /api/admin/tables/{room}/chat" => again::<Vec<ChatLine>>(example),
        "get /api/tables/{room}/record" => {
            example.as_str().unwrap().parse::<Record>().unwrap();
            example.clone()
        }
        other => panic!("{other} is new"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn examples_are_true() {
    let folder = Folder::new("examples");
    let server = Server::start_with(&folder.database(), admin::config()).await;
    let (_, openapi) = server.get("/openapi.json").await;
    let (mut requests, mut answers) = (0, 0);
    for (path, methods) in openapi["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let name = format!("{method} {path}");
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let shown = parameter["required"] == false || !parameter["example"].is_null();
                assert!(shown, "{name} shows no {}", parameter["name"]);
            }
            let body = &operation["requestBody"]["content"]["application/json"];
            if !body.is_null() {
                let seats = json!([{ "kind": "here", "name": "Ada" }, { "kind": "open" }]);
                let settings = json!({ "listed": true });
                let table =
                    json!({ "game": "rugs", "options": { "players": 2 }, "seats": seats, "settings": settings });
                let room = server.make(table).await;
                let path = path.replace("{room}", room.room()).replace("{game}", "keshi").replace("{seat}", "1");
                assert!(!body["example"].is_null(), "{name} shows no request");
                let (body, method) = (body["example"].clone(), method.to_uppercase());
                let (status, answer) = match path.strip_prefix("/api/admin") {
                    Some(path) => admin::admin(&server, &method, path, body).await,
                    None => server.post(&path, body).await,
                };
                assert!([200, 201, 204].contains(&status), "{name}: {answer}");
                assert!(answer.get("faults").is_none(), "{name}: {answer}");
                requests += 1;
            }
            for (status, answer) in operation["responses"].as_object().unwrap() {
                let Some(content) = answer["content"].as_object() else {
                    assert_eq!(status, "204", "{name}");
                    continue;
                };
                let example = &content.values().next().unwrap()["example"];
                if status.starts_with('2') {
                    assert!(!example.is_null(), "{name} shows no answer");
                    assert_eq!(written(&name, example), *example, "{name}");
                    answers += 1;
                }
            }
        }
    }
    assert_eq!((requests, answers), (6, 11));
    let problem = &openapi["components"]["schemas"]["Problem"]["example"];
    assert_eq!(json!(serde_json::from_value::<Problem>(problem.clone()).unwrap()), *problem);
    server.stop().await;
}
