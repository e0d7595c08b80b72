//! Moderation over HTTP, for whoever runs the server and has its secret.

use std::net::SocketAddr;

use axum::extract::rejection::QueryRejection;
use axum::extract::{ConnectInfo, FromRequestParts, Path, Query, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use axum::{Json, Router, middleware};
use house::Digest;
use protocol::admin::{AdminPage, NewName, NewRestart};
use protocol::lobby::Stage;
use protocol::problem::{Code, Problem};
use protocol::socket::ChatLine;
use serde::Deserialize;
use table::Seat;
use utoipa::{IntoParams, OpenApi};

use crate::api::{Bearer, Body, Failure, Room};
use crate::{App, guard};

/// The fewest characters of a secret: nobody guesses that many if they are random.
const SHORTEST: usize = 32;

/// The secret that lets whoever runs the server moderate it. Only its digest is kept.
#[derive(Clone, Debug)]
pub struct AdminSecret(Digest);

/// A text that is no admin secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an admin secret has at least {SHORTEST} characters, and none of them is a space")]
pub struct BadSecret;

impl AdminSecret {
    /// The secret with this text.
    ///
    /// # Errors
    /// If it is too short to be safe, or cannot stand in a header.
    pub fn new(text: &str) -> Result<AdminSecret, BadSecret> {
        let fits = text.len() >= SHORTEST && text.bytes().all(|byte| byte.is_ascii_graphic());
        if fits { Ok(AdminSecret(Digest::of(text))) } else { Err(BadSecret) }
    }

    /// Whether somebody presents this secret. Takes the same time whichever character is wrong.
    fn is(&self, presented: &str) -> bool {
        self.0 == Digest::of(presented)
    }
}

/// What the admin API is, for programs.
#[derive(OpenApi)]
#[openapi(paths(list, close, remove, chat, unsay, rename, announce, withdraw))]
pub(crate) struct Description;

pub(crate) fn routes(app: &App) -> Router<App> {
    Router::new()
        .route("/tables", get(list))
        .route("/tables/{room}", delete(remove))
        .route("/tables/{room}/close", post(close))
        .route("/tables/{room}/chat", get(chat))
        .route("/tables/{room}/chat/{line}", delete(unsay))
        .route("/tables/{room}/seats/{seat}", put(rename))
        .route("/restart", put(announce).delete(withdraw))
        .route_layer(middleware::from_fn_with_state(app.clone(), check))
}

/// Lets in who has the secret. Who presents wrong ones has to wait after a few, so that nobody finds it by trying.
async fn check(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Bearer(presented): Bearer,
    request: Request,
    next: Next,
) -> Response {
    let ip = guard::client(peer, request.headers(), &app.config);
    if !app.guard.admits_guess(ip, &app.config) {
        return guard::too_many_requests().into_response();
    }
    let right = app.config.admin.as_ref().zip(presented.as_ref()).is_some_and(|(secret, text)| secret.is(text));
    if right {
        return next.run(request).await;
    }
    if presented.is_some() {
        app.guard.note_wrong_guess(ip, &app.config);
        tracing::warn!(%ip, "a wrong admin secret");
    }
    Failure(Problem::new(Code::Forbidden, "this takes the admin secret of the server")).into_response()
}

/// Which rooms.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// Where they are in their lives; otherwise all.
    #[param(nullable = false)]
    stage: Option<Stage>,
    /// Where the page before said that the next begins.
    #[param(nullable = false, pattern = r"^[0-9]{1,18}\.[0-9a-hjkmnp-tv-z]{12}$")]
    after: Option<String>,
}

/// All rooms, listed or not, the newest first.
#[utoipa::path(get, path = "/api/admin/tables", params(Which), security(("secret" = [])), responses(
    (status = 200, body = AdminPage, description = "At most fifty of them", example = json!({ "rooms": [{
        "room": "k7cpd93vgy7z", "game": "rugs", "stage": "playing", "listed": true,
        "seats": [{ "name": "Ada", "bot": false }, { "name": "greedy", "bot": true }],
        "set_aside": false, "in_memory": true, "connections": 2, "made": 1_794_758_347_610_u64, "changed": 1_794_758_401_377_u64
    }], "next": null })),
    (status = 400, body = Problem, description = "There is no such stage, or no such place in the list"),
    (status = 403, body = Problem, description = "It takes the admin secret"),
    (status = 408, body = Problem, description = "It took too long"),
    (status = 429, body = Problem, description = "Too many requests, or too many wrong secrets"),
    (status = 503, body = Problem, description = "It cannot be read now"),
))]
pub(crate) async fn list(
    State(app): State<App>,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Json<AdminPage>, Failure> {
    let Query(which) = which.map_err(|reason| Problem::new(Code::Malformed, reason.body_text()))?;
    Ok(Json(app.house.rooms(which.stage, which.after.as_deref()).await?))
}

/// Closes a room. Everybody in it is told; its log stays until it is removed as abandoned.
#[utoipa::path(post, path = "/api/admin/tables/{room}/close", params(("room" = String, Path, description = "Its name", example = "k7cpd93vgy7z")),
    security(("secret" = [])), responses(
    (status = 204, description = "It is closed"),
    (status = 403, body = Problem, description = "It takes the admin secret"),
    (status = 404, body = Problem, description = "There is no such room"),
    (status = 408, body = Problem, description = "It took too long"),
    (status = 410, body = Problem, description = "It is closed already"),
    (status = 429, body = Problem, description = "Too many requests, or too many wrong secrets"),
    (status = 503, body = Problem, description = "It cannot be closed now"),
))]
pub(crate) async fn close(State(app): State<App>, Room(room): Room) -> Result<StatusCode, Failure> {
    app.house.close_room(room).await?;
    tracing::info!(%room, "closed by an admin");
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a room with its game, names and chat. Everybody in it is told that it is closed.
#[utoipa::path(delete, path = "/api/admin/tables/{room}", params(("room" = String, Path, description = "Its name", example = "k7cpd93vgy7z")),
    security(("secret" = [])), responses(
    (status = 204, description = "It is gone"),
    (status = 403, body = Problem, description = "It takes the admin secret"),
    (status = 404, body = Problem, description = "There is no such room"),
    (status = 408, body = Problem, description = "It took too long"),
    (status = 429, body = Problem, description = "Too many requests, or too many wrong secrets"),
    (status = 503, body = Problem, description = "It cannot be removed now"),
))]
pub(crate) async fn remove(State(app): State<App>, Room(room): Room) -> Result<StatusCode, Failure> {
    app.house.remove_room(room).await?;
    tracing::info!(%room, "removed by an admin");
    Ok(StatusCode::NO_CONTENT)
}

/// The chat of a room, oldest first.
#[utoipa::path(get, path = "/api/admin/tables/{room}/chat", params(("room" = String, Path, description = "Its name", example = "k7cpd93vgy7z")),
    security(("secret" = [])), responses(
    (status = 200, body = Vec<ChatLine>, description = "All lines that are kept", example = json!([{
        "line": 1, "at": 1_794_758_347_610_u64, "name": "Ada", "seat": 1, "text": "Good luck"
    }])),
    (status = 403, body = Problem, description = "It takes the admin secret"),
    (status = 404, body = Problem, description = "There is no such room"),
    (status = 408, body = Problem, description = "It took too long"),
    (status = 429, body = Problem, description = "Too many requests, or too many wrong secrets"),
    (status = 503, body = Problem, description = "It cannot be read now"),
))]
pub(crate) async fn chat(State(app): State<App>, Room(room): Room) -> Result<Json<Vec<ChatLine>>, Failure> {
    Ok(Json(app.house.chat(room).await?))
}

/// A room, and something in it by its number.
pub(crate) struct Numbered(house::RoomId, u64);

impl<S: Send + Sync> FromRequestParts<S> for Numbered {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, state: &S) -> Result<Numbered, Failure> {
        let path = Path::<(String, String)>::from_request_parts(parts, state).await.ok();
        let found = path.and_then(|Path((room, number))| Some(Numbered(room.parse().ok()?, number.parse().ok()?)));
        found.ok_or_else(|| Failure(Problem::new(Code::NotFound, "there is no such room, or no such number in it")))
    }
}

/// Removes a line of chat, also from all open pages.
#[utoipa::path(delete, path = "/api/admin/tables/{room}/chat/{line}",
    params(("room" = String, Path, description = "Its name", example = "k7cpd93vgy7z"), ("line" = u64, Path, description = "The line's number", example = 1)),
    security(("secret" = [])), responses(
    (status = 204, description = "It is gone"),
    (status = 403, body = Problem, description = "It takes the admin secret"),
    (status = 404, body = Problem, description = "There is no such room or line"),
    (status = 408, body = Problem, description = "It took too long"),
    (status = 429, body = Problem, description = "Too many requests, or too many wrong secrets"),
    (status = 503, body = Problem, description = "It cannot be removed now"),
))]
pub(crate) async fn unsay(State(app): State<App>, Numbered(room, line): Numbered) -> Result<StatusCode, Failure> {
    app.house.unsay(room, line).await?;
    tracing::info!(%room, line, "a line of chat was removed by an admin");
    Ok(StatusCode::NO_CONTENT)
}

/// Renames the player on a seat.
#[utoipa::path(put, path = "/api/admin/tables/{room}/seats/{seat}",
    request_body(content = NewName, example = json!({ "name": "Player 1" })),
    params(("room" = String, Path, description = "Its name", example = "k7cpd93vgy7z"), ("seat" = u64, Path, description = "The seat, from 1", example = 1)),
    security(("secret" = [])), responses(
    (status = 204, description = "The player has that name now"),
    (status = 400, body = Problem, description = "The body cannot be read, or the name cannot be shown"),
    (status = 403, body = Problem, description = "It takes the admin secret"),
    (status = 404, body = Problem, description = "There is no such room, or nobody sits there"),
    (status = 408, body = Problem, description = "The body does not come"),
    (status = 429, body = Problem, description = "Too many requests, or too many wrong secrets"),
    (status = 503, body = Problem, description = "It cannot be kept now"),
))]
pub(crate) async fn rename(
    State(app): State<App>,
    Numbered(room, number): Numbered,
    Body(NewName { name }): Body<NewName>,
) -> Result<StatusCode, Failure> {
    let seat = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let seat = seat.filter(|&index| index < table::MAX_SEATS).map(Seat::new);
    let seat = seat.ok_or_else(|| Problem::new(Code::NotFound, "there is no such seat"))?;
    app.house.rename(room, seat, &name).await?;
    tracing::info!(%room, %seat, "a player was renamed by an admin");
    Ok(StatusCode::NO_CONTENT)
}

/// Announces a restart at all tables. It replaces an earlier announcement.
#[utoipa::path(put, path = "/api/admin/restart",
    request_body(content = NewRestart, example = json!({ "minutes": 5, "note": "Back with new rules" })), security(("secret" = [])), responses(
    (status = 204, description = "It is announced"),
    (status = 400, body = Problem, description = "The body cannot be read, it is too far off, or the note cannot be shown"),
    (status = 403, body = Problem, description = "It takes the admin secret"),
    (status = 408, body = Problem, description = "The body does not come"),
    (status = 429, body = Problem, description = "Too many requests, or too many wrong secrets"),
))]
pub(crate) async fn announce(State(app): State<App>, Body(restart): Body<NewRestart>) -> Result<StatusCode, Failure> {
    let minutes = restart.minutes;
    app.house.announce(Some(restart)).await?;
    tracing::info!(minutes, "a restart was announced by an admin");
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraws the announcement of a restart.
#[utoipa::path(delete, path = "/api/admin/restart", security(("secret" = [])), responses(
    (status = 204, description = "None is announced any more"),
    (status = 403, body = Problem, description = "It takes the admin secret"),
    (status = 408, body = Problem, description = "It took too long"),
    (status = 429, body = Problem, description = "Too many requests, or too many wrong secrets"),
))]
pub(crate) async fn withdraw(State(app): State<App>) -> Result<StatusCode, Failure> {
    app.house.announce(None).await?;
    tracing::info!("the announcement of a restart was withdrawn by an admin");
    Ok(StatusCode::NO_CONTENT)
}
