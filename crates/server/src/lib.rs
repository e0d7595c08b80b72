//! The HTTP and WebSocket edges of the house.

mod admin;
mod api;
mod connections;
mod guard;
mod headers;
mod metrics;
mod network;
mod origin;
mod site;
mod socket;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};
use house::House;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

pub use self::admin::{AdminSecret, BadSecret};
pub use self::api::NOTHING_HERE;
use self::guard::Guard;
use self::metrics::Metrics;
pub use self::network::{Network, NoNetwork};
pub use self::site::{Asset, Site};

/// The longest body of a request: a record and an owner's components, with every character escaped, and all else.
const LONGEST_BODY: usize = 4 * house::LONGEST_TEXT + (64 << 10);

/// How the server is run.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Where the server is reached from outside, if that is not where it listens: `https://example.org`.
    pub public_url: Option<String>,
    /// Proxies whose word is taken for a client's address.
    pub trusted_proxies: Vec<IpAddr>,
    /// Further names by which browsers may reach the server.
    pub hosts: Vec<String>,
    /// Who may look at the metrics, besides this machine.
    pub metrics_from: Vec<Network>,
    /// What lets whoever runs the server moderate it. Without it there is no admin API.
    pub admin: Option<AdminSecret>,
    /// The pages for browsers, if there are any.
    pub site: Option<Site>,
    /// For how long it waits, and for whom.
    pub bounds: Bounds,
}

/// For how long the server waits for a client, and whom it counts.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// For the head of a request, and between two of them.
    pub head: Duration,
    /// For a request, from its head to its answer.
    pub request: Duration,
    /// For a connection that is no WebSocket to end.
    pub connection: Duration,
    /// For a client to say who it is.
    pub hello: Duration,
    /// So often a client is asked whether it is there.
    pub ping: Duration,
    /// For anything from a client.
    pub silence: Duration,
    /// For a client to take a message.
    pub slowest: Duration,
    /// For everybody, and then for the store, when the server goes down.
    pub closing: Duration,
    /// For the store to show that it can be written to.
    pub probe: Duration,
    /// So many bytes one address may have stored at once of records, owners' components and games gone on from, and as many
    /// more in a day.
    pub stored_per_day: f64,
    /// Whether clients on this machine are counted as all others are.
    pub counts_this_machine: bool,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            head: Duration::from_secs(30),
            request: Duration::from_secs(30),
            connection: Duration::from_secs(600),
            hello: Duration::from_secs(10),
            ping: Duration::from_secs(25),
            silence: Duration::from_secs(75),
            slowest: Duration::from_secs(20),
            closing: Duration::from_secs(5),
            probe: Duration::from_secs(5),
            // A whole box of keshi is some 25 KB, and so is a long record of it: more than a hundred of them, for a club
            // that shares an address. It is little for a disk, also if somebody takes all of it every day until the first is
            // removed after 90 days.
            stored_per_day: (4 << 20) as f64,
            counts_this_machine: false,
        }
    }
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

/// The server could not end well.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store did not close well.
    #[error("the store did not close well: {0}")]
    Store(#[from] house::store::StoreError),
    /// The store did not close in time. What was acknowledged is kept.
    #[error("the store did not close in time")]
    Late,
}

/// Serves the house on this socket until `stop` is done; then tells clients, and closes the house.
///
/// # Errors
/// If the store does not close well, or not in time.
pub async fn serve(
    listener: TcpListener,
    house: House,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let patience = config.bounds.closing;
    let (closed, closing) = watch::channel(false);
    let app = App {
        house: house.clone(),
        config: Arc::new(config),
        guard: Arc::new(Guard::default()),
        metrics: Arc::new(Metrics::default()),
        closing,
    };
    let serving = tokio::spawn(connections::take(listener, app.clone(), router(app)));
    stop.await;
    tracing::info!("closing");
    let _ = closed.send(true);
    let told = async {
        house.tell_closing().await;
        let _ = serving.await;
    };
    let _ = timeout(patience, told).await;
    timeout(patience, house.close()).await.map_err(|_| ServeError::Late)??;
    Ok(())
}

fn router(app: App) -> Router {
    let limit_tables = middleware::from_fn_with_state(app.clone(), guard::limit_tables);
    let make = post(api::make).layer(limit_tables.clone());
    let api = Router::new()
        .route("/games", get(api::games))
        .route("/games/{game}/components", get(api::components).post(api::check_components))
        .route("/tables", get(api::list).merge(make))
        .route("/tables/{room}", get(api::look))
        .route("/tables/{room}/seats", post(api::join))
        .route("/tables/{room}/record", get(api::record))
        .route("/records", post(api::upload).layer(limit_tables));
    // Without a secret these paths lead nowhere, as any other.
    let api = match app.config.admin {
        Some(_) => api.nest("/admin", admin::routes(&app)),
        None => api,
    };
    let pages = Router::new()
        .route("/openapi.json", get(api::describe))
        .nest("/api", api)
        .route("/ws", get(socket::upgrade))
        .layer(middleware::from_fn_with_state(app.clone(), guard::limit));
    Router::new()
        .merge(pages)
        .route("/", get(site::show))
        .route("/healthz", get(api::health))
        .route("/readyz", get(api::ready))
        .route("/metrics", get(metrics::show))
        .fallback(site::show)
        .method_not_allowed_fallback(api::no_method)
        .layer(middleware::from_fn_with_state(app.clone(), origin::check))
        .layer(middleware::from_fn_with_state(app.clone(), guard::notice_proxies))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn(headers::add))
        .layer(middleware::from_fn_with_state(app.clone(), metrics::count))
        .with_state(app)
}
