//! Limits for every address, so that one client cannot take what all share.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::problem::{Code, Problem};

use crate::api::Failure;
use crate::{App, Config};

/// So many requests at once, and so many more every second.
const BURST: f64 = 60.0;
const PER_SECOND: f64 = 10.0;
/// So many sockets at a time.
const SOCKETS: usize = 64;
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
    bucket: Bucket,
    sockets: usize,
}

/// What every address has done lately.
#[derive(Default)]
pub(crate) struct Guard {
    addresses: Mutex<HashMap<IpAddr, Address>>,
}

/// A socket that counts until it is dropped.
pub(crate) struct Counted(Option<(Arc<Guard>, IpAddr)>);

impl Drop for Counted {
    fn drop(&mut self) {
        if let Some((guard, ip)) = &self.0
            && let Some(address) = guard.addresses().get_mut(ip)
        {
            address.sockets = address.sockets.saturating_sub(1);
        }
    }
}

impl Guard {
    fn addresses(&self) -> MutexGuard<'_, HashMap<IpAddr, Address>> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this address may ask now.
    fn admits(&self, ip: IpAddr) -> bool {
        let Some(ip) = counted(ip) else { return true };
        let mut addresses = self.addresses();
        if addresses.len() >= ADDRESSES && !addresses.contains_key(&ip) {
            addresses.retain(|_, address| address.sockets > 0 || !address.bucket.is_full());
        }
        addresses.entry(ip).or_insert_with(Address::new).bucket.take()
    }

    /// Counts a socket of this address, unless it has too many.
    pub(crate) fn socket(self: &Arc<Guard>, ip: IpAddr) -> Option<Counted> {
        let Some(ip) = counted(ip) else { return Some(Counted(None)) };
        let mut addresses = self.addresses();
        let address = addresses.entry(ip).or_insert_with(Address::new);
        if address.sockets >= SOCKETS {
            return None;
        }
        address.sockets += 1;
        Some(Counted(Some((Arc::clone(self), ip))))
    }
}

impl Address {
    fn new() -> Address {
        Address { bucket: Bucket::new(BURST, PER_SECOND), sockets: 0 }
    }
}

/// What is counted as one address: of version 6 a whole network, since one host has it all. This machine itself is not
/// counted.
fn counted(ip: IpAddr) -> Option<IpAddr> {
    match ip.to_canonical() {
        ip if ip.is_loopback() => None,
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

pub(crate) async fn limit(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if app.guard.admits(client(peer, request.headers(), &app.config)) {
        return next.run(request).await;
    }
    Failure(Problem::new(Code::TooMuch, "too many requests; wait a moment")).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn an_address_gets_a_burst_and_then_has_to_wait() {
        let guard = Guard::default();
        let admitted = (0..1000).filter(|_| guard.admits(ip("192.0.2.1"))).count();
        assert!((60..70).contains(&admitted), "{admitted}");
        assert!(guard.admits(ip("192.0.2.2")), "others do not");
        assert!((0..1000).all(|_| guard.admits(ip("127.0.0.1"))), "this machine does not");
        assert!((0..1000).all(|_| guard.admits(ip("::ffff:127.0.0.1"))));
    }

    #[test]
    fn hosts_of_one_network_of_version_6_count_as_one() {
        let guard = Guard::default();
        let admitted = (0..1000).filter(|n| guard.admits(ip(&format!("2001:db8::{n:x}")))).count();
        assert!(admitted < 100, "{admitted}");
    }

    #[test]
    fn sockets_are_counted_until_they_close() {
        let guard = Arc::new(Guard::default());
        let mut open: Vec<Counted> = (0..SOCKETS).filter_map(|_| guard.socket(ip("192.0.2.1"))).collect();
        assert_eq!(open.len(), SOCKETS);
        assert!(guard.socket(ip("192.0.2.1")).is_none());
        open.pop();
        assert!(guard.socket(ip("192.0.2.1")).is_some());
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
