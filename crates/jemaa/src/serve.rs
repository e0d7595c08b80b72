//! `jemaa serve`: the house, open to everybody who can reach it.

use std::io::Write;
use std::net::{IpAddr, SocketAddr, UdpSocket};

use house::House;
use house::store::{Store, Unfinished};
use qrcode::QrCode;
use qrcode::render::unicode;
use server::Config;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::cli::ServeArgs;
use crate::failure::Failure;
use crate::{games, keeping};

pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    log(args);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args))
}

fn log(args: &ServeArgs) {
    let filter = EnvFilter::try_from_env("JEMAA_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if args.json_log { log.json().init() } else { log.with_target(false).init() }
}

async fn serve(args: &ServeArgs) -> Result<(), Failure> {
    let target = keeping::target(&args.database)?;
    let listener = TcpListener::bind(args.listen).await;
    let listener = listener.map_err(|reason| Failure::Input(format!("cannot listen on {}: {reason}", args.listen)))?;
    let store = Store::open(&target).await.map_err(|reason| Failure::Input(reason.to_string()))?;
    can_go_on(&store).await?;
    let address = listener.local_addr()?;
    let threads =
        args.bot_threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |cores| cores.get()));
    let house = House::open(games::any(), store, threads);
    let config = Config {
        public_url: args.public_url.clone(),
        trusted_proxies: args.trusted_proxies.clone(),
        hosts: args.hosts.clone(),
    };
    let url = reached(args, address);
    println!("Jemaa is open at {url}");
    if !address.ip().is_loopback() {
        print!("{}", qr(&url));
    }
    std::io::stdout().flush()?;
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    let stop = async move {
        tokio::select! { _ = interrupt.recv() => {} _ = terminate.recv() => {} }
    };
    server::serve(listener, house, config, stop).await.map_err(|reason| Failure::Broken(reason.to_string()))
}

/// Refuses to open a house whose running games this program does not know how to go on with.
async fn can_go_on(store: &Store) -> Result<(), Failure> {
    let games = games::any();
    let unknown = |unfinished: &Unfinished| {
        let known = games.iter().find(|game| game.kind.name == unfinished.game);
        known.is_none_or(|game| game.kind.rules < unfinished.rules)
    };
    let running = store.unfinished_rules().await.map_err(|reason| Failure::Input(reason.to_string()))?;
    let lost: Vec<String> = running
        .iter()
        .filter(|unfinished| unknown(unfinished))
        .map(|Unfinished { game, rules, count }| format!("{count} of {game} by version {rules} of its rules"))
        .collect();
    if lost.is_empty() {
        return Ok(());
    }
    let lost = lost.join(", ");
    Err(Failure::Input(format!("games run here that this version of jemaa cannot go on with: {lost}")))
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
