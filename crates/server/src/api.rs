//! The lobby and the records, over HTTP.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::LazyLock;

use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{AUTHORIZATION, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use house::RoomId;
use protocol::lobby::{
    CheckedComponents, GameInfo, Join, Joined, NewRecord, NewTable, OwnComponents, Page, Shown, Stage, TableMade,
};
use protocol::problem::{Code, Problem};
use serde::Deserialize;
use table::Components;
use tokio::time::timeout;
use utoipa::openapi::schema::AdditionalProperties;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{IntoParams, Modify, OpenApi};

use crate::{App, LONGEST_BODY, admin, guard};

/// A problem as an answer.
pub(crate) struct Failure(pub(crate) Problem);

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure(problem)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            Code::Malformed | Code::Version => StatusCode::BAD_REQUEST,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::Forbidden | Code::NotAllowed => StatusCode::FORBIDDEN,
            Code::BadTable | Code::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            Code::Taken | Code::NotNow | Code::Stale => StatusCode::CONFLICT,
            Code::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Code::Closed => StatusCode::GONE,
            Code::Unavailable | Code::SetAside => StatusCode::SERVICE_UNAVAILABLE,
        };
        // The code is for whoever counts.
        (status, Extension(self.0.code), Json(self.0)).into_response()
    }
}

/// A body as JSON; what cannot be read is told as a problem.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: serde::de::DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Body<T>, Failure> {
        let read = Json::<T>::from_request(request, state).await;
        let Json(body) = read.map_err(|reason| match reason {
            JsonRejection::BytesRejection(reason) if reason.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                let detail = format!("a body has at most {} KiB", LONGEST_BODY >> 10);
                Failure(Problem::new(Code::TooMuch, detail))
            }
            reason => Failure(Problem::new(Code::Malformed, reason.body_text())),
        })?;
        Ok(Body(body))
    }
}

/// The beginning of a game, for the description.
const EXAMPLE: &str =
    "jemaa record 1\ngame: rugs\nrules: 1\noptions: {\"players\":3}\nseats: [\"Ada\",\"Bo\",\"Cy\"]\n\n1 e\n* 3\n";

/// What the API is, for programs.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Jemaa",
        description = "Tables are made, joined and listed here; they are played over the WebSocket at /ws (docs/protocol.md)."
    ),
    paths(games, components, check_components, make, list, look, join, record, upload),
    modifiers(&Strict, &Secrets)
)]
struct Description;

/// Says of the variants of what clients send that unknown fields are refused, which utoipa says of plain objects only.
struct Strict;

impl Modify for Strict {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let schemas = openapi.components.iter_mut().flat_map(|components| components.schemas.values_mut());
        for schema in schemas {
            let RefOr::T(Schema::OneOf(variants)) = schema else { continue };
            for variant in &mut variants.items {
                if let RefOr::T(Schema::Object(object)) = variant {
                    object.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
                }
            }
        }
    }
}

/// Names the secrets that open rooms which are not listed.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        openapi.components.get_or_insert_default().add_security_scheme("secret", scheme);
    }
}

/// The description of the API, as JSON; and the same with the admin API.
static OPENAPI: LazyLock<String> = LazyLock::new(|| Description::openapi().to_pretty_json().unwrap_or_default());
static OPENAPI_WITH_ADMIN: LazyLock<String> = LazyLock::new(|| {
    let whole = Description::openapi().merge_from(admin::Description::openapi());
    whole.to_pretty_json().unwrap_or_default()
});

pub(crate) async fn describe(State(app): State<App>) -> impl IntoResponse {
    let described = if app.config.admin.is_some() { &OPENAPI_WITH_ADMIN } else { &OPENAPI };
    ([(CONTENT_TYPE, "application/json")], described.as_str())
}

pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// Whether games can be played: not while nothing can be stored.
pub(crate) async fn ready(State(app): State<App>) -> Result<&'static str, Failure> {
    let ready = timeout(app.config.bounds.probe, app.house.is_ready()).await;
    if ready == Ok(true) {
        Ok("ready\n")
    } else {
        Err(Problem::new(Code::Unavailable, "nothing can be stored now").into())
    }
}

/// What a path is answered with that leads nowhere.
pub const NOTHING_HERE: &str = "there is nothing here; /openapi.json says what there is";

pub(crate) async fn nothing() -> Failure {
    Failure(Problem::new(Code::NotFound, NOTHING_HERE))
}

pub(crate) async fn no_method() -> Response {
    let problem = Problem::new(Code::Malformed, "that cannot be done here; /openapi.json says what can");
    (StatusCode::METHOD_NOT_ALLOWED, Extension(problem.code), Json(problem)).into_response()
}

/// What can be played here.
#[utoipa::path(get, path = "/api/games", responses(
    (status = 200, body = Vec<GameInfo>, description = "The games", example = json!([{
        "game": "rugs",
        "options": { "players": 4, "variant": false, "cover_own": false, "skip_rotation": false },
        "option_info": [{
            "name": "players", "can_be": { "kind": "number", "least": 2, "most": 4 }, "default": 4, "first_game": null,
            "needs": null, "label": "site-players", "about": null,
        }],
        "bots": ["random", "greedy"],
    }])),
    (status = 403, body = Problem, description = "A page from elsewhere asks, or under a name that is not the server's"),
    (status = 408, body = Problem, description = "It took too long"),
    (status = 429, body = Problem, description = "Too many requests"),
))]
pub(crate) async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.house.games())
}

/// The game that a path names.
pub(crate) struct Game(String);

impl<S: Send + Sync> FromRequestParts<S> for Game {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Game, Failure> {
        let name = Path::<String>::from_request_parts(parts, state).await.ok();
        let game = name.map(|Path(name)| Game(name));
        game.ok_or_else(|| Failure(Problem::new(Code::NotFound, "there is no such game")))
    }
}

/// Everything on a game's pieces, with where each value comes from.
#[utoipa::path(get, path = "/api/games/{game}/components", params(("game" = String, Path, description = "Its name", example = "keshi")),
    responses(
    (status = 200, body = Components, description = "Our own components", example = json!({
        "name": "box", "hash": "7f0c6a52b1d38e94", "values": [{
            "file": "stairs.toml", "path": "lines.points.1", "value": 1,
            "can_be": { "kind": "number", "least": 1, "most": 30 },
            "provenance": "printed", "confirmed": true, "reference": "Classic rules p. 9",
        }],
    })),
    (status = 403, body = Problem, description = "A page from elsewhere asks, or under a name that is not the server's"),
    (status = 404, body = Problem, description = "There is no such game, or nothing on its pieces can be replaced"),
    (status = 408, body = Problem, description = "It took too long"),
    (status = 429, body = Problem, description = "Too many requests"),
))]
pub(crate) async fn components(State(app): State<App>, Game(game): Game) -> Result<Json<Components>, Failure> {
    Ok(Json(app.house.components(&game)?))
}

/// Holds an owner's values against the box. Nothing is kept.
#[utoipa::path(post, path = "/api/games/{game}/components",
    request_body(content = OwnComponents, example = json!({ "components": "name = \"my box\"\nlines.points.1 = 2" })),
    params(("game" = String, Path, description = "Its name", example = "keshi")), responses(
    (status = 200, body = CheckedComponents, description = "What the values make, or all that is wrong with them",
        example = json!({ "sound": { "name": "my box", "hash": "9c4174ca3e41d695", "values": [{
            "file": "stairs.toml", "path": "lines.points.1", "value": 2,
            "can_be": { "kind": "number", "least": 1, "most": 30 },
            "provenance": "owner", "confirmed": true, "reference": "components",
        }] } })),
    (status = 400, body = Problem, description = "The body cannot be read"),
    (status = 403, body = Problem, description = "A page from elsewhere asks, or under a name that is not the server's"),
    (status = 404, body = Problem, description = "There is no such game, or nothing on its pieces can be replaced"),
    (status = 408, body = Problem, description = "The body does not come"),
    (status = 429, body = Problem, description = "Too many requests, or too long a text"),
))]
pub(crate) async fn check_components(
    State(app): State<App>,
    Game(game): Game,
    Body(own): Body<OwnComponents>,
) -> Result<Json<CheckedComponents>, Failure> {
    Ok(Json(app.house.check_components(&game, own).await?))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables",
    request_body(content = NewTable, example = json!({
        "game": "rugs",
        "options": { "players": 2 },
        "seats": [{ "kind": "here", "name": "Ada" }, { "kind": "bot", "level": "greedy" }],
        "settings": { "listed": true, "clock": { "kind": "move", "seconds": 60 } },
    })),
    responses(
    (status = 201, body = TableMade, description = "The table, and its secrets", example = json!({
        "room": "a51ab5vkgk1d",
        "host": "e705a4859e4358d1fded0d7b483066bc083b8cf5",
        "invite": "574aada3a5ad8be8cedc908f477b62b683681b46",
        "seats": ["ddc5907a59a825bf8a3a7e9c5064c7d1468f8873"],
        "commitment": "b9a726cbbdefa9e8bccb9b40cb8cd1c1c02ab6dfc7373e2cf5a7292a2f91e22e",
    })),
    (status = 400, body = Problem, description = "The body cannot be read"),
    (status = 403, body = Problem, description = "The room to branch from takes a secret, or a page from elsewhere asks"),
    (status = 404, body = Problem, description = "There is no such game, or no such room to branch from"),
    (status = 408, body = Problem, description = "The body does not come"),
    (status = 409, body = Problem, description = "The game to branch from is not over"),
    (status = 410, body = Problem, description = "Whoever runs the server closed the room to branch from"),
    (status = 422, body = Problem, description = "The table cannot be had like this"),
    (status = 429, body = Problem, description = "Too many requests or tables, or too long a body"),
    (status = 503, body = Problem, description = "It cannot be kept now"),
))]
pub(crate) async fn make(
    State(app): State<App>,
    Client(ip): Client,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableMade>), Failure> {
    let admits = |bytes| app.guard.admits_stored(ip, &app.config, bytes);
    Ok((StatusCode::CREATED, Json(app.house.make(new, admits).await?)))
}

/// Which rooms.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// Where they are in their lives: open tables, running games, finished ones.
    #[param(example = "gathering")]
    stage: Stage,
    /// Where the page before said that the next begins.
    #[param(nullable = false, pattern = r"^[0-9]{1,18}\.[0-9a-hjkmnp-tv-z]{12}$")]
    after: Option<String>,
}

/// Rooms that anybody may find, the newest first.
#[utoipa::path(get, path = "/api/tables", params(Which), responses(
    (status = 200, body = Page, description = "At most fifty of them", example = json!({ "rooms": [{
        "room": "a51ab5vkgk1d", "at": 1_794_758_347_610_i64, "game": "rugs",
        "options": { "players": 2, "variant": false, "cover_own": false, "skip_rotation": false },
        "stage": "gathering",
        "seats": [
            { "name": "Ada", "bot": false, "rank": null, "points": null },
            { "name": null, "bot": false, "rank": null, "points": null },
        ],
        "clock": { "kind": "none" }, "referee": false, "spectators": true, "uploaded": false,
        "commitment": "b9a726cbbdefa9e8bccb9b40cb8cd1c1c02ab6dfc7373e2cf5a7292a2f91e22e",
    }], "next": null })),
    (status = 400, body = Problem, description = "There is no such stage, or no such place in the list"),
    (status = 403, body = Problem, description = "A page from elsewhere asks, or under a name that is not the server's"),
    (status = 408, body = Problem, description = "It took too long"),
    (status = 429, body = Problem, description = "Too many requests"),
    (status = 503, body = Problem, description = "It cannot be read now"),
))]
pub(crate) async fn list(
    State(app): State<App>,
    which: Result<Query<Which>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Page>, Failure> {
    let Query(which) = which.map_err(|reason| Problem::new(Code::Malformed, reason.body_text()))?;
    Ok(Json(app.house.list(which.stage, which.after.as_deref()).await?))
}

/// The room that a path names.
pub(crate) struct Room(pub(crate) RoomId);

impl<S: Send + Sync> FromRequestParts<S> for Room {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Room, Failure> {
        let name = Path::<String>::from_request_parts(parts, state).await.ok();
        let room = name.and_then(|Path(name)| name.parse().ok()).map(Room);
        room.ok_or_else(|| Failure(Problem::new(Code::NotFound, "there is no such room")))
    }
}

/// The secret or the invitation that a request comes with.
pub(crate) struct Bearer(pub(crate) Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Bearer, Infallible> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|header| header.to_str().ok());
        let (scheme, secret) = header.and_then(|header| header.split_once(' ')).unwrap_or_default();
        Ok(Bearer(scheme.eq_ignore_ascii_case("bearer").then(|| secret.trim().to_owned())))
    }
}

/// The address that a request comes from.
pub(crate) struct Client(IpAddr);

impl FromRequestParts<App> for Client {
    type Rejection = <ConnectInfo<SocketAddr> as FromRequestParts<App>>::Rejection;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Client, Self::Rejection> {
        let ConnectInfo(peer) = ConnectInfo::<SocketAddr>::from_request_parts(parts, app).await?;
        Ok(Client(guard::client(peer, &parts.headers, &app.config)))
    }
}

/// What lists show of a room. If it is not listed, that takes a secret of the room or its invitation.
#[utoipa::path(get, path = "/api/tables/{room}", params(("room" = String, Path, description = "Its name", example = "a51ab5vkgk1d")),
    security((), ("secret" = [])), responses(
    (status = 200, body = Shown, description = "The room", example = json!({
        "game": "rugs",
        "options": { "players": 2, "variant": false, "cover_own": false, "skip_rotation": false },
        "stage": "gathering",
        "seats": [
            { "name": "Ada", "bot": false, "rank": null, "points": null },
            { "name": null, "bot": false, "rank": null, "points": null },
        ],
        "clock": { "kind": "none" }, "referee": false, "spectators": true, "uploaded": false,
        "commitment": "b9a726cbbdefa9e8bccb9b40cb8cd1c1c02ab6dfc7373e2cf5a7292a2f91e22e",
    })),
    (status = 403, body = Problem, description = "It takes a secret, or a page from elsewhere asks"),
    (status = 404, body = Problem, description = "There is no such room"),
    (status = 408, body = Problem, description = "It took too long"),
    (status = 410, body = Problem, description = "Whoever runs the server closed the room"),
    (status = 429, body = Problem, description = "Too many requests"),
    (status = 503, body = Problem, description = "It cannot be read now"),
))]
pub(crate) async fn look(
    State(app): State<App>,
    Room(room): Room,
    Bearer(secret): Bearer,
) -> Result<Json<Shown>, Failure> {
    Ok(Json(app.house.look(room, secret.as_deref()).await?))
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{room}/seats",
    request_body(content = Join, example = json!({ "name": "Bo", "seat": 2 })),
    params(("room" = String, Path, description = "Its name", example = "a51ab5vkgk1d")), responses(
    (status = 201, body = Joined, description = "The seat, and its secret", example = json!({
        "secret": "2bc1f1b88a94fbb3de66302ff4f59959e33497fa", "seat": 2,
    })),
    (status = 400, body = Problem, description = "The body cannot be read"),
    (status = 403, body = Problem, description = "It takes an invitation, or a page from elsewhere asks"),
    (status = 404, body = Problem, description = "There is no such room, or no such seat"),
    (status = 408, body = Problem, description = "The body does not come"),
    (status = 409, body = Problem, description = "The seat is taken, or the game has begun"),
    (status = 410, body = Problem, description = "Whoever runs the server closed the room"),
    (status = 429, body = Problem, description = "Too many requests, or too long a body"),
    (status = 503, body = Problem, description = "It cannot be kept now"),
))]
pub(crate) async fn join(
    State(app): State<App>,
    Room(room): Room,
    Body(join): Body<Join>,
) -> Result<(StatusCode, Json<Joined>), Failure> {
    Ok((StatusCode::CREATED, Json(app.house.join(room, join).await?)))
}

/// Makes a room of the record of a game that was not played here.
#[utoipa::path(post, path = "/api/records",
    request_body(content = NewRecord, example = json!({ "record": EXAMPLE, "listed": true })),
    responses(
    (status = 201, body = TableMade, description = "The room, and its secrets; nobody sits there", example = json!({
        "room": "a51ab5vkgk1d",
        "host": "e705a4859e4358d1fded0d7b483066bc083b8cf5",
        "invite": "574aada3a5ad8be8cedc908f477b62b683681b46",
        "seats": [],
        "commitment": null,
    })),
    (status = 400, body = Problem, description = "The body or the record cannot be read"),
    (status = 403, body = Problem, description = "A page from elsewhere asks, or under a name that is not the server's"),
    (status = 404, body = Problem, description = "There is no such game"),
    (status = 408, body = Problem, description = "The body does not come"),
    (status = 422, body = Problem, description = "Something is wrong with the record"),
    (status = 429, body = Problem, description = "Too many requests or tables, or too long a record"),
    (status = 503, body = Problem, description = "It cannot be kept now"),
))]
pub(crate) async fn upload(
    State(app): State<App>,
    Client(ip): Client,
    Body(new): Body<NewRecord>,
) -> Result<(StatusCode, Json<TableMade>), Failure> {
    let admits = |bytes| app.guard.admits_stored(ip, &app.config, bytes);
    Ok((StatusCode::CREATED, Json(app.house.upload(new, admits).await?)))
}

/// The record of a finished game. If the room is not listed, that takes a secret of the room or its invitation.
#[utoipa::path(get, path = "/api/tables/{room}/record", params(("room" = String, Path, description = "Its name", example = "a51ab5vkgk1d")),
    security((), ("secret" = [])), responses(
    (status = 200, body = String, content_type = "text/plain", description = "The record, as jemaa replay reads it",
        example = json!(EXAMPLE)),
    (status = 403, body = Problem, description = "It takes a secret, or a page from elsewhere asks"),
    (status = 404, body = Problem, description = "There is no such room"),
    (status = 408, body = Problem, description = "It took too long"),
    (status = 409, body = Problem, description = "The game is not over"),
    (status = 410, body = Problem, description = "Whoever runs the server closed the room before its game was over"),
    (status = 429, body = Problem, description = "Too many requests"),
    (status = 503, body = Problem, description = "It cannot be read now"),
))]
pub(crate) async fn record(
    State(app): State<App>,
    Room(id): Room,
    Bearer(secret): Bearer,
) -> Result<Response, Failure> {
    let record = app.house.record(id, secret.as_deref()).await?.to_string();
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.jemaa\"")),
    ];
    Ok((headers, record).into_response())
}
