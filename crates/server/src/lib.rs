//! The HTTP and WebSocket edges of the house.

mod api;
mod guard;
mod headers;
mod metrics;
mod origin;
mod socket;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};
use house::House;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

pub use self::api::openapi;
use self::guard::Guard;
use self::metrics::Metrics;

/// The longest body of a request: an owner's components, and some.
const LONGEST_BODY: usize = 512 << 10;
/// When the server goes down, nobody is waited for longer than this.
const PATIENCE: Duration = Duration::from_secs(5);

/// How the server is run.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Where the server is reached from outside, if that is not where it listens: `https://example.org`.
    pub public_url: Option<String>,
    /// Proxies whose word is taken for a client's address.
    pub trusted_proxies: Vec<IpAddr>,
    /// Further names by which browsers may reach the server.
    pub hosts: Vec<String>,
}

/// What every request can use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) house: House,
    pub(crate) config: Arc<Config>,
    pub(crate) guard: Arc<Guard>,
    pub(crate) metrics: Arc<Metrics>,
    /// Turns to `true` when the server goes down.
    pub(crate) closing: watch::Receiver<bool>,
}

/// The server could not go on.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The socket fails.
    #[error("the socket fails: {0}")]
    Socket(#[from] std::io::Error),
    /// The store did not close well.
    #[error("the store did not close well: {0}")]
    Store(#[from] house::store::StoreError),
}

/// Serves the house on this socket until `stop` is done; then tells clients, and closes the house.
///
/// # Errors
/// If the socket fails, or the store does not close well.
pub async fn serve(
    listener: TcpListener,
    house: House,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let (closed, closing) = watch::channel(false);
    let app = App {
        house: house.clone(),
        config: Arc::new(config),
        guard: Arc::new(Guard::default()),
        metrics: Arc::new(Metrics::default()),
        closing: closing.clone(),
    };
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, service).with_graceful_shutdown({
        let mut closing = closing.clone();
        async move { drop(closing.wait_for(|&closed| closed).await) }
    });
    let mut serving = tokio::spawn(server.into_future());
    tokio::select! {
        ended = &mut serving => ended.unwrap_or(Ok(()))?,
        () = stop => {
            tracing::info!("closing");
            house.tell_closing().await;
            let _ = closed.send(true);
            let _ = timeout(PATIENCE, serving).await;
        }
    }
    house.close().await?;
    Ok(())
}

fn router(app: App) -> Router {
    let api = Router::new()
        .route("/games", get(api::games))
        .route("/tables", get(api::list).post(api::make))
        .route("/tables/{room}", get(api::look))
        .route("/tables/{room}/seats", post(api::join))
        .route("/tables/{room}/record", get(api::record))
        .route("/records", post(api::upload))
        .layer(middleware::from_fn_with_state(app.clone(), guard::limit));
    let pages = Router::new()
        .route("/", get(api::home))
        .route("/openapi.json", get(api::describe))
        .nest("/api", api)
        .route("/ws", get(socket::upgrade))
        .layer(middleware::from_fn_with_state(app.clone(), origin::check));
    Router::new()
        .merge(pages)
        .route("/healthz", get(api::health))
        .route("/metrics", get(metrics::show))
        .fallback(api::nothing)
        .method_not_allowed_fallback(api::no_method)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn(headers::add))
        .with_state(app)
}
