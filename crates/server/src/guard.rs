//! Limits for every address, so that one client cannot take what all share.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::problem::{Code, Problem};
use tokio::time::timeout;

use crate::api::Failure;
use crate::{App, Config};

/// So many requests at once, and so many more every second.
const BURST: f64 = 60.0;
const PER_SECOND: f64 = 10.0;
/// So many tables at once, and so many more every second: six in a minute. They are kept for long.
const TABLES: f64 = 30.0;
const TABLES_PER_SECOND: f64 = 0.1;
/// So many sockets at a time, and so many connections that are none.
const SOCKETS: usize = 64;
const CONNECTIONS: usize = 64;
/// What is forgotten when there are more addresses than this.
const ADDRESSES: usize = 100_000;

/// A bucket that fills by itself and from which every request takes one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
    burst: f64,
    per_second: f64,
}

impl Bucket {
    pub(crate) fn new(burst: f64, per_second: f64) -> Bucket {
        Bucket { left: burst, at: Instant::now(), burst, per_second }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.fill();
        let taken = self.left >= 1.0;
        if taken {
            self.left -= 1.0;
        }
        taken
    }

    fn fill(&mut self) {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * self.per_second).min(self.burst);
        self.at = now;
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.burst
    }
}

struct Address {
    requests: Bucket,
    tables: Bucket,
    sockets: usize,
    connections: usize,
}

/// What every address has done lately.
#[derive(Default)]
pub(crate) struct Guard {
    addresses: Mutex<HashMap<IpAddr, Address>>,
}

/// Something that counts until it is dropped.
pub(crate) struct Counted(Option<(Arc<Guard>, IpAddr, Count)>);

/// What is counted of an address, and how many it may have.
type Count = (fn(&mut Address) -> &mut usize, usize);

impl Drop for Counted {
    fn drop(&mut self) {
        if let Some((guard, ip, (count, _))) = &self.0
            && let Some(address) = guard.addresses().get_mut(ip)
        {
            *count(address) -= 1;
        }
    }
}

impl Guard {
    fn addresses(&self) -> MutexGuard<'_, HashMap<IpAddr, Address>> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at what an address has done; at nothing, if it is not counted.
    fn look<T>(&self, ip: IpAddr, config: &Config, at: impl FnOnce(IpAddr, &mut Address) -> T) -> Option<T> {
        let ip = counted(ip, config)?;
        let mut addresses = self.addresses();
        if addresses.len() >= ADDRESSES && !addresses.contains_key(&ip) {
            addresses.retain(|_, address| !address.is_forgotten());
        }
        Some(at(ip, addresses.entry(ip).or_insert_with(Address::new)))
    }

    /// Whether this address may ask now.
    fn admits(&self, ip: IpAddr, config: &Config) -> bool {
        self.look(ip, config, |_, address| address.requests.take()).unwrap_or(true)
    }

    /// Whether this address may make another table now.
    fn admits_table(&self, ip: IpAddr, config: &Config) -> bool {
        self.look(ip, config, |_, address| address.tables.take()).unwrap_or(true)
    }

    /// Counts a socket of this address, unless it has too many.
    pub(crate) fn socket(self: &Arc<Guard>, ip: IpAddr, config: &Config) -> Option<Counted> {
        self.count(ip, config, (|address| &mut address.sockets, SOCKETS))
    }

    /// Counts a connection of this address, unless it has too many. A proxy may have as many as it likes.
    pub(crate) fn connection(self: &Arc<Guard>, ip: IpAddr, config: &Config) -> Option<Counted> {
        if config.trusted_proxies.contains(&ip.to_canonical()) {
            return Some(Counted(None));
        }
        self.count(ip, config, (|address| &mut address.connections, CONNECTIONS))
    }

    fn count(self: &Arc<Guard>, ip: IpAddr, config: &Config, count: Count) -> Option<Counted> {
        let (of, most) = count;
        let counted = self.look(ip, config, |ip, address| {
            let now = of(address);
            let fits = *now < most;
            *now += usize::from(fits);
            fits.then(|| Counted(Some((Arc::clone(self), ip, count))))
        });
        counted.unwrap_or(Some(Counted(None)))
    }
}

impl Address {
    fn new() -> Address {
        Address {
            requests: Bucket::new(BURST, PER_SECOND),
            tables: Bucket::new(TABLES, TABLES_PER_SECOND),
            sockets: 0,
            connections: 0,
        }
    }

    /// Whether it makes no difference to know it.
    fn is_forgotten(&mut self) -> bool {
        self.sockets + self.connections == 0 && self.requests.is_full() && self.tables.is_full()
    }
}

/// What is counted as one address: of version 6 a whole network, since one host has it all. This machine itself is not
/// counted.
fn counted(ip: IpAddr, config: &Config) -> Option<IpAddr> {
    match ip.to_canonical() {
        ip if ip.is_loopback() && !config.bounds.counts_this_machine => None,
        IpAddr::V6(ip) => Some(IpAddr::V6(Ipv6Addr::from_bits(ip.to_bits() >> 64 << 64))),
        ip => Some(ip),
    }
}

/// The client's address: the peer's, or what a trusted proxy says.
pub(crate) fn client(peer: SocketAddr, headers: &HeaderMap, config: &Config) -> IpAddr {
    let peer = peer.ip().to_canonical();
    if !config.trusted_proxies.contains(&peer) {
        return peer;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let named: Vec<IpAddr> =
        forwarded.flat_map(|list| list.split(',')).filter_map(|ip| ip.trim().parse().ok()).collect();
    // The last that is not a proxy of ours was written by one of ours; what stands before it anybody may have written.
    named.into_iter().rev().find(|ip| !config.trusted_proxies.contains(ip)).unwrap_or(peer)
}

/// Lets an address ask only so often, and nobody take for ever.
pub(crate) async fn limit(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if !app.guard.admits(client(peer, request.headers(), &app.config), &app.config) {
        return Failure(Problem::new(Code::TooMuch, "too many requests; wait a moment")).into_response();
    }
    timeout(app.config.bounds.request, next.run(request)).await.unwrap_or_else(|_| {
        let problem = Problem::new(Code::Malformed, "the request did not come in time");
        (StatusCode::REQUEST_TIMEOUT, Json(problem)).into_response()
    })
}

/// Lets an address make only so many tables.
pub(crate) async fn limit_tables(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if app.guard.admits_table(client(peer, request.headers(), &app.config), &app.config) {
        return next.run(request).await;
    }
    Failure(Problem::new(Code::TooMuch, "too many tables; wait some minutes")).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn an_address_gets_a_burst_and_then_has_to_wait() {
        let (guard, config) = (Guard::default(), Config::default());
        let admitted = (0..1000).filter(|_| guard.admits(ip("192.0.2.1"), &config)).count();
        assert!((60..70).contains(&admitted), "{admitted}");
        assert!(guard.admits(ip("192.0.2.2"), &config), "others do not");
        assert!((0..1000).all(|_| guard.admits(ip("127.0.0.1"), &config)), "this machine does not");
        assert!((0..1000).all(|_| guard.admits(ip("::ffff:127.0.0.1"), &config)));
    }

    #[test]
    fn hosts_of_one_network_of_version_6_count_as_one() {
        let (guard, config) = (Guard::default(), Config::default());
        let admitted = (0..1000).filter(|n| guard.admits(ip(&format!("2001:db8::{n:x}")), &config)).count();
        assert!(admitted < 100, "{admitted}");
    }

    #[test]
    fn sockets_are_counted_until_they_close() {
        let (guard, config) = (Arc::new(Guard::default()), Config::default());
        let mut open: Vec<Counted> = (0..SOCKETS).filter_map(|_| guard.socket(ip("192.0.2.1"), &config)).collect();
        assert_eq!(open.len(), SOCKETS);
        assert!(guard.socket(ip("192.0.2.1"), &config).is_none());
        open.pop();
        assert!(guard.socket(ip("192.0.2.1"), &config).is_some());
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let config = Config { trusted_proxies: vec![ip("10.0.0.1"), ip("10.0.0.2")], ..Config::default() };
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 192.0.2.7, 10.0.0.2".parse().expect("a header"));
        let peer = |text: &str| SocketAddr::new(ip(text), 1);
        assert_eq!(client(peer("10.0.0.1"), &headers, &config), ip("192.0.2.7"));
        assert_eq!(client(peer("192.0.2.9"), &headers, &config), ip("192.0.2.9"));
        assert_eq!(client(peer("10.0.0.1"), &HeaderMap::new(), &config), ip("10.0.0.1"));
    }
}
