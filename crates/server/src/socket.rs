//! The one WebSocket of a client.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use house::{Guest, Outbox, Unsent};
use protocol::problem::{Code, Problem};
use protocol::socket::{FromClient, FromServer, Request};
use serde::Deserialize;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::App;
use crate::api::Failure;
use crate::guard::{self, Bucket};

/// The longest message of a client.
const LONGEST: usize = 64 << 10;
/// What a client is told whose message cannot be taken, if it can still be told.
const TOO_LONG: &str = "a message is text of 64 KiB at most";
/// A connection holds little while it is idle.
const READ_BUFFER: usize = 512;
const WRITE_BUFFER: usize = 4 << 10;
/// The longest message to a client.
const LONGEST_TOLD: usize = 4 << 20;
/// So many messages at once, and so many more every second.
const BURST: f64 = 100.0;
const PER_SECOND: f64 = 30.0;
/// So many more are answered with a problem; whoever goes on is let go.
const EXCESS: f64 = 200.0;

pub(crate) async fn upgrade(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let ip = guard::client(peer, &headers, &app.config);
    let Some(counted) = app.guard.socket(ip, &app.config) else {
        return Failure(Problem::new(Code::TooMuch, "too many connections from your address")).into_response();
    };
    upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(LONGEST_TOLD)
        .on_upgrade(async move |socket| {
            app.metrics.connections.up();
            serve(&app, ip, Box::new(socket)).await;
            app.metrics.connections.down();
            drop(counted);
        })
}

/// Why a connection ends.
enum End {
    /// The client went, or cannot be reached.
    Gone,
    /// It is told why.
    Told(u16, &'static str),
}

/// How a client ends that sends more than it may.
const TOO_MANY: End = End::Told(close_code::POLICY, "too many messages");

async fn serve(app: &App, ip: IpAddr, mut socket: Box<WebSocket>) {
    // All that is done with a message is put into boxes, so that a connection at rest holds no space for it.
    let mut limit = Bucket::new(BURST, PER_SECOND);
    let end = match Box::pin(greet(app, &mut socket, &mut limit)).await {
        Ok((guest, unsent)) => converse(app, ip, &mut socket, &guest, unsent, limit).await,
        Err(end) => end,
    };
    if let End::Told(code, reason) = end {
        let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        let _ = Box::pin(timeout(Duration::from_secs(1), socket.send(close))).await;
    }
}

/// Waits for the client to say who it is.
async fn greet(app: &App, socket: &mut WebSocket, limit: &mut Bucket) -> Result<(Guest, Unsent), End> {
    let first = async {
        loop {
            match socket.recv().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                    if !limit.take() {
                        return Err(TOO_MANY);
                    }
                }
                Some(Ok(Message::Binary(_))) => return Err(End::Told(close_code::UNSUPPORTED, "text only")),
                Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
                Some(Err(_)) => return Err(End::Told(close_code::SIZE, TOO_LONG)),
            }
        }
    };
    let text = match timeout(app.config.bounds.hello, first).await {
        Ok(text) => text?,
        Err(_) => return Err(End::Told(close_code::POLICY, "say hello first")),
    };
    let (id, entered) = match read(&text) {
        Ok(FromClient { id, request: Request::Hello(hello), .. }) => {
            let (out, unsent) = Outbox::new();
            (id, app.house.enter(&hello, &out).await.map(|guest| (guest, unsent)))
        }
        Ok(FromClient { id, .. }) => (id, Err(Problem::new(Code::Malformed, "say hello first"))),
        Err(problem) => (id_of(&text), Err(problem)),
    };
    match entered {
        Ok(entered) => Ok(entered),
        Err(problem) => {
            let _ = send(app, socket, refuse(app, id, problem)).await;
            Err(End::Told(close_code::POLICY, "not let in"))
        }
    }
}

/// Carries messages both ways until one side ends.
async fn converse(
    app: &App,
    ip: IpAddr,
    socket: &mut WebSocket,
    guest: &Guest,
    mut unsent: Unsent,
    mut limit: Bucket,
) -> End {
    const GOES_DOWN: End = End::Told(close_code::RESTART, "the server goes down");
    let mut closing = app.closing.clone();
    let mut excess = Bucket::new(EXCESS, PER_SECOND);
    let mut ping = interval(app.config.bounds.ping);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            said = socket.next() => {
                heard = Instant::now();
                match said {
                    Some(Ok(Message::Text(text))) => {
                        app.metrics.messages.up();
                        let answer = if limit.take() {
                            Box::pin(hear(app, ip, guest, &text, heard)).await
                        } else {
                            if !excess.take() {
                                return TOO_MANY;
                            }
                            let problem = Problem::new(Code::TooMuch, "too many messages; wait a moment");
                            Some(refuse(app, id_of(&text), problem))
                        };
                        if let Some(answer) = answer && Box::pin(send(app, socket, answer)).await.is_err() {
                            return End::Gone;
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        if !limit.take() {
                            return TOO_MANY;
                        }
                    }
                    Some(Ok(Message::Binary(_))) => return End::Told(close_code::UNSUPPORTED, "text only"),
                    Some(Ok(Message::Close(_))) | None => return End::Gone,
                    Some(Err(_)) => return End::Told(close_code::SIZE, TOO_LONG),
                }
            }
            told = unsent.next() => {
                let Some(told) = told else {
                    return if *closing.borrow() {
                        GOES_DOWN
                    } else if unsent.is_barred() {
                        End::Told(close_code::POLICY, "not let in any more")
                    } else {
                        End::Told(close_code::AGAIN, "come back")
                    };
                };
                if Box::pin(tell(app, socket, told, &mut unsent)).await.is_err() {
                    return End::Gone;
                }
            }
            _ = ping.tick() => {
                let silent = heard.elapsed() > app.config.bounds.silence;
                let ping = Message::Ping(Default::default());
                if silent || Box::pin(send_message(app, socket, ping)).await.is_err() {
                    return End::Gone;
                }
            }
            () = async { drop(closing.wait_for(|&closing| closing).await) } => {
                // The room says that it closes, and lets go of everybody.
                while let Ok(Some(told)) = timeout(Duration::from_secs(1), unsent.next()).await {
                    let _ = Box::pin(send(app, socket, told.into())).await;
                }
                return GOES_DOWN;
            }
        }
    }
}

/// Passes a message on to the room. What cannot be read, or is too much from one address, is answered here.
async fn hear(app: &App, ip: IpAddr, guest: &Guest, text: &str, at: Instant) -> Option<Utf8Bytes> {
    let said = read(text);
    let request = said.as_ref().ok().map(|said| &said.request);
    let refused = if !app.guard.admits_message(ip, &app.config, request.map_or(1.0, cost)) {
        Some(Problem::new(Code::TooMuch, "too many messages from your address; wait a moment"))
    } else if matches!(request, Some(Request::Rematch)) {
        let makes_table = app.guard.admits_table(ip, &app.config);
        let stores = || app.guard.admits_stored(ip, &app.config, guest.rematch_bytes());
        if makes_table { stores().err() } else { Some(guard::too_many_tables()) }
    } else if let Some(Request::Chat { text, .. }) = request {
        app.guard.admits_stored(ip, &app.config, text.len()).err()
    } else {
        None
    };
    let (id, problem) = match (said, refused) {
        (Ok(said), None) => {
            let id = said.id.clone();
            (id, guest.say(said, at).await.err()?)
        }
        (Ok(said), Some(problem)) => (said.id, problem),
        (Err(problem), refused) => (id_of(text), refused.unwrap_or(problem)),
    };
    Some(refuse(app, id, problem))
}

/// To how many messages a request comes: the past is long, and is built anew for whoever asks.
fn cost(request: &Request) -> f64 {
    match request {
        Request::History { .. } | Request::At { .. } => 10.0,
        _ => 1.0,
    }
}

/// The longest name a client may give a message.
const LONGEST_ID: usize = 64;

fn read(text: &str) -> Result<FromClient, Problem> {
    let said: FromClient =
        serde_json::from_str(text).map_err(|reason| Problem::new(Code::Malformed, reason.to_string()))?;
    match &said.id {
        Some(id) if id.len() > LONGEST_ID => {
            Err(Problem::new(Code::Malformed, format!("an id has at most {LONGEST_ID} bytes")))
        }
        _ => Ok(said),
    }
}

/// The client's name for a message that is not read otherwise, if it has one.
fn id_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    let named: Option<Named> = serde_json::from_str(text).ok();
    named.map(|named| named.id).filter(|id| id.len() <= LONGEST_ID)
}

/// Sends what the room says, and all else that waits, in as few writes as can be.
async fn tell(app: &App, socket: &mut WebSocket, first: String, unsent: &mut Unsent) -> Result<(), ()> {
    let all = async {
        socket.feed(Message::Text(first.into())).await?;
        while let Some(next) = unsent.waiting() {
            socket.feed(Message::Text(next.into())).await?;
        }
        socket.flush().await
    };
    timeout(app.config.bounds.slowest, all).await.map_err(drop)?.map_err(drop)
}

async fn send(app: &App, socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), ()> {
    send_message(app, socket, Message::Text(text)).await
}

async fn send_message(app: &App, socket: &mut WebSocket, message: Message) -> Result<(), ()> {
    timeout(app.config.bounds.slowest, socket.send(message)).await.map_err(drop)?.map_err(drop)
}

fn refuse(app: &App, id: Option<String>, problem: Problem) -> Utf8Bytes {
    app.house.measures().refuse(problem.code);
    serde_json::to_string(&FromServer::Problem { id, problem }).unwrap_or_default().into()
}
