//! Connections: each is counted, and nobody is waited for without end.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use protocol::problem::Code;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::App;

/// The longest head of a request.
const LONGEST_HEAD: usize = 32 << 10;
/// If no connection can be taken, for want of file handles perhaps, it is tried again after this time.
const REST: Duration = Duration::from_millis(500);

/// Takes connections until the server goes down; then waits for those that are open.
pub(crate) async fn take(listener: TcpListener, app: App, router: Router) {
    let mut closing = app.closing.clone();
    let mut open = JoinSet::new();
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            Some(_) = open.join_next() => continue,
            _ = closing.wait_for(|&closing| closing) => break,
        };
        match taken {
            Ok((stream, peer)) => drop(open.spawn(serve(stream, peer, app.clone(), router.clone()))),
            Err(reason) if reason.kind() == ErrorKind::ConnectionAborted => {}
            Err(reason) => {
                tracing::warn!(%reason, "no connection can be taken");
                sleep(REST).await;
            }
        }
    }
    drop(listener);
    while open.join_next().await.is_some() {}
}

/// Serves one connection until it ends, or becomes a WebSocket, which goes on by itself.
async fn serve(stream: TcpStream, peer: SocketAddr, app: App, router: Router) {
    let Some(_counted) = app.guard.connection(peer.ip(), &app.config) else {
        app.house.measures().refuse(Code::TooMuch);
        return;
    };
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    });
    let bounds = app.config.bounds;
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(bounds.head)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut closing = app.closing.clone();
    let enough = async {
        tokio::select! {
            () = sleep(bounds.connection) => {}
            _ = closing.wait_for(|&closing| closing) => {}
        }
    };
    tokio::select! {
        _ = connection.as_mut() => return,
        () = enough => {}
    }
    // What is under way may end.
    connection.as_mut().graceful_shutdown();
    let _ = timeout(bounds.request, connection).await;
}
