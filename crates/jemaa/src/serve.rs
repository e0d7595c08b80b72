//! `jemaa serve`: the house, open to everybody who can reach it.

use std::env;
use std::io::{IsTerminal, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::time::Duration;

use house::House;
use house::store::{Store, Unfinished};
use qrcode::QrCode;
use qrcode::render::unicode;
use server::{Asset, Config};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::oneshot;
use tracing_subscriber::EnvFilter;

use crate::cli::ServeArgs;
use crate::failure::{Failure, plain};
use crate::{games, keeping};

const DAY: Duration = Duration::from_hours(24);
/// So many rooms are named that keep the server from starting.
const NAMED: usize = 10;

pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    log(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args))
}

fn log(args: &ServeArgs) -> Result<(), Failure> {
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let filter = EnvFilter::try_new(set("JEMAA_LOG").as_deref().unwrap_or("info"));
    let filter = filter.map_err(|reason| Failure::Input(format!("JEMAA_LOG: {reason}")))?;
    let colours = std::io::stderr().is_terminal() && set("NO_COLOR").is_none();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(colours);
    if args.json_log {
        log.json().init()
    } else {
        log.with_target(false).init()
    }
    Ok(())
}

async fn serve(args: &ServeArgs) -> Result<(), Failure> {
    let target = keeping::target(&args.database)?;
    let listener = TcpListener::bind(args.listen).await;
    let listener =
        listener.map_err(|reason| Failure::Input(format!("cannot listen on {}: {}", args.listen, plain(&reason))))?;
    let store = Store::open(&target).await.map_err(|reason| Failure::Input(reason.to_string()))?;
    can_go_on(&store).await?;
    let address = listener.local_addr()?;
    let threads =
        args.bot_threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |cores| cores.get()));
    let house = House::open(games::any(), store, threads);
    if args.abandoned_after > 0 {
        house.keep_clean(DAY * args.abandoned_after, DAY);
    }
    let config = Config {
        public_url: args.public_url.clone(),
        trusted_proxies: args.trusted_proxies.clone(),
        hosts: args.hosts.clone(),
        metrics_from: args.metrics_from.clone(),
        site: Some(site),
        ..Config::default()
    };
    let url = reached(args, address);
    println!("Jemaa is open at {url}");
    if !address.ip().is_loopback() && std::io::stdout().is_terminal() {
        print!("{}", qr(&url));
    }
    std::io::stdout().flush()?;
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
        served = serving => served.map_err(|reason| Failure::Broken(reason.to_string())),
        () = impatient => Err(Failure::Broken("told twice to stop, and stopped before all was closed".to_owned())),
    }
}

/// The web client.
fn site(path: &str) -> Option<Asset> {
    let &client::File { kind, etag, hashed, plain, brotli, .. } = client::find(path)?;
    Some(Asset { kind, etag, immutable: hashed, plain, brotli })
}

/// Refuses to open a house whose running games this program does not know how to go on with.
async fn can_go_on(store: &Store) -> Result<(), Failure> {
    let misfits = house::misfits(store, &games::any()).await;
    let misfits = misfits.map_err(|reason| Failure::Input(reason.to_string()))?;
    let lost = misfits.iter().map(|(Unfinished { game, rules, components, .. }, rooms)| {
        let mut named: Vec<String> = rooms.iter().take(NAMED).map(ToString::to_string).collect();
        if rooms.len() > NAMED {
            named.push("...".to_owned());
        }
        let with = if components.is_empty() { String::new() } else { format!(" with the components {components}") };
        format!("{} of {game} by version {rules} of its rules{with} ({})", rooms.len(), named.join(", "))
    });
    let lost: Vec<String> = lost.collect();
    if lost.is_empty() {
        return Ok(());
    }
    let lost = lost.join("; ");
    Err(Failure::Input(format!(
        "games run here that this version of jemaa cannot go on with: {lost}. Start the version before, or remove their \
         rooms with jemaa clean --room"
    )))
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
