//! `jemaa serve`: the house, open to everybody who can reach it.

use std::io::Write;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;

use house::House;
use house::store::{Store, Target};
use server::Config;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::cli::ServeArgs;
use crate::failure::Failure;
use crate::games;

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
    let target = match &args.database {
        Some(database) => Target::from(database.as_str()),
        None => Target::Sqlite(data_folder()?.join("jemaa.db")),
    };
    let listener = TcpListener::bind(args.listen).await;
    let listener = listener.map_err(|reason| Failure::Input(format!("cannot listen on {}: {reason}", args.listen)))?;
    let store = Store::open(&target).await.map_err(|reason| Failure::Input(reason.to_string()))?;
    let address = listener.local_addr()?;
    let threads =
        args.bot_threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |cores| cores.get()));
    let house = House::open(games::any(), store, threads);
    let config = Config { public_url: args.public_url.clone(), trusted_proxies: args.trusted_proxies.clone() };
    println!("Jemaa is open at {}", reached(args, address));
    std::io::stdout().flush()?;
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    let stop = async move {
        tokio::select! { _ = interrupt.recv() => {} _ = terminate.recv() => {} }
    };
    server::serve(listener, house, config, stop).await.map_err(|reason| Failure::Broken(reason.to_string()))
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

/// Where the user's data are.
fn data_folder() -> Result<PathBuf, Failure> {
    let set = |name: &str| std::env::var_os(name).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    let folder = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    let folder =
        folder.ok_or_else(|| Failure::Input("there is no home folder; name a file with --database".to_owned()))?;
    Ok(folder.join("jemaa"))
}
