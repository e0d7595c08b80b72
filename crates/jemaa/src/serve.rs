//! `jemaa serve`: the house, open to everybody who can reach it.

use std::env;
use std::io::{self, IsTerminal, Write, stdout};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::num::NonZero;
use std::thread;
use std::time::Duration;

use house::House;
use house::store::Store;
use qrcode::QrCode;
use qrcode::render::unicode;
use server::{Asset, Config};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::oneshot;
use tracing_subscriber::EnvFilter;

use crate::cli::ServeArgs;
use crate::failure::{Failure, plain};
use crate::games::Games;
use crate::{admin, keeping, threads};

/// The threads of the store: its writer, and one for each connection to a database.
const STORE_THREADS: usize = 8;

const DAY: Duration = Duration::from_hours(24);

pub(crate) fn run(games: Games, args: &ServeArgs) -> Result<(), Failure> {
    log(args)?;
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let bot_threads = args.bot_threads.map_or(cores, usize::from);
    threads::probe(cores + bot_threads + STORE_THREADS)?;
    runtime(cores)?.block_on(serve(games, args, bot_threads))
}

/// The scheduler of all rooms and connections. On one core it is the one without work stealing: its queue is first come,
/// first served, so that under load no room waits much longer than others.
fn runtime(cores: usize) -> io::Result<Runtime> {
    let mut builder = if cores > 1 { Builder::new_multi_thread() } else { Builder::new_current_thread() };
    // The writer of the store wakes rooms from a thread of its own. What is durable by then comes before anything new.
    builder.worker_threads(cores).global_queue_interval(1).enable_all().build()
}

fn log(args: &ServeArgs) -> Result<(), Failure> {
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let filter = EnvFilter::try_new(set("JEMAA_LOG").as_deref().unwrap_or("info"));
    let filter = filter.map_err(|reason| Failure::Input(format!("JEMAA_LOG: {reason}")))?;
    let colours = std::io::stderr().is_terminal() && set("NO_COLOR").is_none();
    // A log that cannot be written is lost: there is nowhere to complain about it.
    let log = tracing_subscriber::fmt().log_internal_errors(false);
    let log = log.with_env_filter(filter).with_writer(std::io::stderr).with_ansi(colours);
    if args.json_log {
        log.json().init()
    } else {
        log.with_target(false).init()
    }
    Ok(())
}

async fn serve(games: Games, args: &ServeArgs, bot_threads: usize) -> Result<(), Failure> {
    let target = keeping::target(&args.database)?;
    let admin = admin::secret(&args.admin)?.map(|(secret, _)| secret);
    let listener = TcpListener::bind(args.listen).await;
    let listener =
        listener.map_err(|reason| Failure::Input(format!("cannot listen on {}: {}", args.listen, plain(&reason))))?;
    let store = Store::open(&target).await.map_err(|reason| Failure::Input(reason.to_string()))?;
    let address = listener.local_addr()?;
    let house = House::open(games.any(), store, bot_threads);
    if house.bot_threads() < bot_threads {
        let reason = io::Error::other(format!("the system gives no more than {}", house.bot_threads()));
        return Err(Failure::Threads { wanted: bot_threads, reason });
    }
    house.set_misfits_aside().await.map_err(|reason| Failure::Input(reason.to_string()))?;
    house.keep_clean((args.abandoned_after > 0).then(|| DAY * args.abandoned_after), DAY);
    let config = Config {
        public_url: args.public_url.clone(),
        trusted_proxies: args.trusted_proxies.clone(),
        hosts: args.hosts.clone(),
        metrics_from: args.metrics_from.clone(),
        admin,
        site: Some(site),
        ..Config::default()
    };
    let url = reached(args, address);
    tracing::info!(version = env!("CARGO_PKG_VERSION"), %address, database = %target, "open");
    let code = if !address.ip().is_loopback() && stdout().is_terminal() { qr(&url) } else { String::new() };
    // The server serves also where nobody reads this.
    let _ = write!(stdout(), "Jemaa is open at {url}\n{code}").and_then(|()| stdout().flush());
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    let mut told = async || {
        tokio::select! { _ = interrupt.recv() => {} _ = terminate.recv() => {} }
    };
    let (stop, stopped) = oneshot::channel::<()>();
    let serving = server::serve(listener, house, config, async { drop(stopped.await) });
    let impatient = async {
        told().await;
        drop(stop);
        told().await;
    };
    tokio::select! {
        served = serving => served.map_err(|reason| Failure::Broken(reason.to_string()))?,
        () = impatient => {
            return Err(Failure::Broken("told twice to stop, and stopped before all was closed".to_owned()));
        }
    }
    tracing::info!("stopped");
    Ok(())
}

/// The web client.
fn site(path: &str) -> Option<Asset> {
    let &client::File { kind, etag, hashed, plain, brotli, .. } = client::find(path)?;
    Some(Asset { kind, etag, immutable: hashed, plain, brotli })
}

/// A QR code for a terminal, dark on light.
fn qr(url: &str) -> String {
    let Ok(code) = QrCode::new(url.as_bytes()) else { return String::new() };
    code.render::<unicode::Dense1x2>().dark_color(unicode::Dense1x2::Light).light_color(unicode::Dense1x2::Dark).build()
        + "\n"
}

/// Where the server is reached.
fn reached(args: &ServeArgs, address: SocketAddr) -> String {
    if let Some(url) = &args.public_url {
        return url.clone();
    }
    let ip = if address.ip().is_unspecified() { outward().unwrap_or(address.ip()) } else { address.ip() };
    format!("http://{}", SocketAddr::new(ip, address.port()))
}

/// The address of this machine on its way out. Nothing is sent.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}
