//! Limits for every address, so that one client cannot take what all share.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::problem::{Code, Problem};
use tokio::time::timeout;

use crate::api::Failure;
use crate::{App, Config};

/// So many requests at once, and so many more every second.
const BURST: f64 = 60.0;
const PER_SECOND: f64 = 10.0;
/// So many files of the site at once, and so many more every second: some whole visits, beside what the pages then ask for.
const FILES: f64 = 400.0;
const FILES_PER_SECOND: f64 = 40.0;
/// So many tables at once, and so many more every second: six in a minute. They are kept for long.
const TABLES: f64 = 30.0;
const TABLES_PER_SECOND: f64 = 0.1;
/// So many wrong admin secrets at once, and so many more every second: one in a minute.
const GUESSES: f64 = 10.0;
const GUESSES_PER_SECOND: f64 = 1.0 / 60.0;
/// So many messages at once over all sockets together, and so many more every second.
const MESSAGES: f64 = 1000.0;
const MESSAGES_PER_SECOND: f64 = 200.0;
/// The bytes of an address come back within this time.
const DAY: Duration = Duration::from_hours(24);
/// The header in which a proxy names its client.
const FORWARDED_FOR: &str = "x-forwarded-for";
/// The operator is warned at most this often of a peer that sends it and is not trusted.
const WARNING: Duration = Duration::from_hours(1);
/// So many sockets at a time, and so many connections that are none.
const SOCKETS: usize = 64;
const CONNECTIONS: usize = 64;
/// So many addresses are known at a time.
const ADDRESSES: usize = 100_000;
/// If they are that many, those that do not matter any more are looked for this often.
const FORGETTING: Duration = Duration::from_secs(1);

/// A bucket that fills by itself and from which every request takes some.
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
        self.take_some(1.0)
    }

    /// Takes so many, if there are that many.
    fn take_some(&mut self, some: f64) -> bool {
        self.fill();
        let taken = self.left >= some;
        if taken {
            self.left -= some;
        }
        taken
    }

    fn fill(&mut self) {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * self.per_second).min(self.burst);
        self.at = now;
    }

    /// Whether there is one to take.
    fn has_one(&mut self) -> bool {
        self.fill();
        self.left >= 1.0
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.left >= self.burst
    }
}

struct Address {
    requests: Bucket,
    files: Bucket,
    tables: Bucket,
    guesses: Bucket,
    messages: Bucket,
    /// Bytes of text that it may still have stored.
    stored: Bucket,
    sockets: usize,
    connections: usize,
}

/// What every address has done lately.
#[derive(Default)]
pub(crate) struct Guard {
    addresses: Mutex<Addresses>,
    /// When a peer was last warned of that is not trusted as a proxy.
    warned_at: Mutex<Option<Instant>>,
}

#[derive(Default)]
struct Addresses {
    known: HashMap<IpAddr, Address>,
    forgot_at: Option<Instant>,
}

impl Addresses {
    /// An address, known before or not; none if there are too many.
    fn find(&mut self, ip: IpAddr, per_day: f64) -> Option<&mut Address> {
        if self.known.len() >= ADDRESSES && !self.known.contains_key(&ip) {
            if self.forgot_at.is_none_or(|at| at.elapsed() >= FORGETTING) {
                self.known.retain(|_, address| !address.is_forgotten());
                self.forgot_at = Some(Instant::now());
            }
            if self.known.len() >= ADDRESSES {
                return None;
            }
        }
        Some(self.known.entry(ip).or_insert_with(|| Address::new(per_day)))
    }
}

/// Something that counts until it is dropped.
pub(crate) struct Counted(Option<(Arc<Guard>, IpAddr, Count)>);

/// What is counted of an address, and how many it may have.
type Count = (fn(&mut Address) -> &mut usize, usize);

impl Drop for Counted {
    fn drop(&mut self) {
        if let Some((guard, ip, (count, _))) = &self.0
            && let Some(address) = guard.addresses().known.get_mut(ip)
        {
            *count(address) -= 1;
        }
    }
}

impl Guard {
    fn addresses(&self) -> MutexGuard<'_, Addresses> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this address may ask now.
    fn admits(&self, ip: IpAddr, config: &Config) -> bool {
        self.takes(ip, config, |address| address.requests.take())
    }

    /// Whether this address may have another file of the site now.
    pub(crate) fn admits_file(&self, ip: IpAddr, config: &Config) -> bool {
        self.takes(ip, config, |address| address.files.take())
    }

    /// Whether this address may make another table now.
    pub(crate) fn admits_table(&self, ip: IpAddr, config: &Config) -> bool {
        self.takes(ip, config, |address| address.tables.take())
    }

    /// Whether this address may still present an admin secret, having presented wrong ones before.
    pub(crate) fn admits_guess(&self, ip: IpAddr, config: &Config) -> bool {
        self.takes(ip, config, |address| address.guesses.has_one())
    }

    /// Notes that this address has presented a wrong admin secret.
    pub(crate) fn note_wrong_guess(&self, ip: IpAddr, config: &Config) {
        self.takes(ip, config, |address| address.guesses.take());
    }

    /// Whether this address may say something now that costs as much as so many messages.
    pub(crate) fn admits_message(&self, ip: IpAddr, config: &Config, cost: f64) -> bool {
        self.takes(ip, config, |address| address.messages.take_some(cost))
    }

    /// Whether this address may have so many more bytes of text stored now.
    ///
    /// # Errors
    /// What it is told if it may not.
    pub(crate) fn admits_stored(&self, ip: IpAddr, config: &Config, bytes: usize) -> Result<(), Problem> {
        let admitted = self.takes(ip, config, |address| address.stored.take_some(bytes as f64));
        let detail = "too much text from your address; try again tomorrow";
        if admitted { Ok(()) } else { Err(Problem::new(Code::TooMuch, detail)) }
    }

    /// Warns, once in a while, of a peer that sends `X-Forwarded-For` and is not trusted: it may be a proxy that nobody named.
    /// What it says is not logged, since anybody can say anything.
    fn warn_of(&self, peer: IpAddr) {
        let mut warned_at = self.warned_at.lock().unwrap_or_else(PoisonError::into_inner);
        if warned_at.is_none_or(|at| at.elapsed() >= WARNING) {
            *warned_at = Some(Instant::now());
            tracing::warn!(
                %peer,
                "X-Forwarded-For is ignored, because its sender is not trusted; if that is your proxy, name it with \
                 --trusted-proxy, or all its clients share one address and its limits"
            );
        }
    }

    fn takes(&self, ip: IpAddr, config: &Config, take: impl FnOnce(&mut Address) -> bool) -> bool {
        let Some(ip) = counted(ip, config) else { return true };
        self.addresses().find(ip, config.bounds.stored_per_day).is_some_and(take)
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
        let Some(ip) = counted(ip, config) else { return Some(Counted(None)) };
        let (of, most) = count;
        let mut addresses = self.addresses();
        let now = of(addresses.find(ip, config.bounds.stored_per_day)?);
        let fits = *now < most;
        *now += usize::from(fits);
        fits.then(|| Counted(Some((Arc::clone(self), ip, count))))
    }
}

impl Address {
    fn new(per_day: f64) -> Address {
        Address {
            requests: Bucket::new(BURST, PER_SECOND),
            files: Bucket::new(FILES, FILES_PER_SECOND),
            tables: Bucket::new(TABLES, TABLES_PER_SECOND),
            guesses: Bucket::new(GUESSES, GUESSES_PER_SECOND),
            messages: Bucket::new(MESSAGES, MESSAGES_PER_SECOND),
            stored: Bucket::new(per_day, per_day / DAY.as_secs_f64()),
            sockets: 0,
            connections: 0,
        }
    }

    /// Whether it makes no difference to know it.
    fn is_forgotten(&mut self) -> bool {
        let buckets = [
            &mut self.requests,
            &mut self.files,
            &mut self.tables,
            &mut self.guesses,
            &mut self.messages,
            &mut self.stored,
        ];
        self.sockets + self.connections == 0 && buckets.into_iter().all(Bucket::is_full)
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
    let lists = headers.get_all(FORWARDED_FOR).iter();
    let named = lists.flat_map(|list| list.to_str().unwrap_or_default().split(','));
    let mut named = named.rev().map(|ip| ip.trim().parse::<IpAddr>().ok().map(|ip| ip.to_canonical()));
    // The last that is not a proxy of ours was written by one of ours, also if it is no address; what stands before it
    // anybody may have written.
    let last = named.find(|ip| ip.is_none_or(|ip| !config.trusted_proxies.contains(&ip)));
    last.flatten().unwrap_or(peer)
}

/// Warns of peers that claim to be proxies and are not trusted.
pub(crate) async fn notice_proxies(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let peer = peer.ip().to_canonical();
    if request.headers().contains_key(FORWARDED_FOR) && !app.config.trusted_proxies.contains(&peer) {
        app.guard.warn_of(peer);
    }
    next.run(request).await
}

/// Lets an address ask only so often, and nobody take for ever.
pub(crate) async fn limit(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if !app.guard.admits(client(peer, request.headers(), &app.config), &app.config) {
        return too_many_requests().into_response();
    }
    timeout(app.config.bounds.request, next.run(request)).await.unwrap_or_else(|_| {
        let problem = Problem::new(Code::Malformed, "the request did not come in time");
        (StatusCode::REQUEST_TIMEOUT, Extension(problem.code), Json(problem)).into_response()
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
    Failure(too_many_tables()).into_response()
}

pub(crate) fn too_many_requests() -> Failure {
    Failure(Problem::new(Code::TooMuch, "too many requests; wait a moment"))
}

pub(crate) fn too_many_tables() -> Problem {
    Problem::new(Code::TooMuch, "too many tables; wait some minutes")
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
    fn an_address_has_only_so_much_stored_in_a_day() {
        let (guard, config) = (Guard::default(), Config::default());
        let admits = |bytes| guard.admits_stored(ip("192.0.2.1"), &config, bytes).is_ok();
        assert!(admits(4 << 20), "some hundred games of a club");
        assert!(!admits(10_000));
        assert!(admits(0), "a table without texts");
        assert!(guard.admits_stored(ip("192.0.2.2"), &config, 10_000).is_ok(), "others do not wait");
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
        // The same addresses as version 6 writes them.
        headers.insert("x-forwarded-for", "6.6.6.6, ::ffff:192.0.2.7, ::ffff:10.0.0.2".parse().expect("a header"));
        assert_eq!(client(peer("::ffff:10.0.0.1"), &headers, &config), ip("192.0.2.7"));
        // Proxies may add to the list, or write another.
        headers.append("x-forwarded-for", "192.0.2.8".parse().expect("a header"));
        assert_eq!(client(peer("10.0.0.1"), &headers, &config), ip("192.0.2.8"));
        headers.append("x-forwarded-for", "10.0.0.2".parse().expect("a header"));
        assert_eq!(client(peer("10.0.0.1"), &headers, &config), ip("192.0.2.8"));
        // What one of ours wrote that is no address does not make anybody believe what stands before.
        for odd in
            ["6.6.6.6, unknown", "6.6.6.6, 192.0.2.7:5678", "6.6.6.6, unknown, 10.0.0.2", "6.6.6.6,", "6.6.6.6, \u{e9}"]
        {
            let odd = axum::http::HeaderValue::from_bytes(odd.as_bytes()).expect("a header");
            headers.insert("x-forwarded-for", odd);
            assert_eq!(client(peer("10.0.0.1"), &headers, &config), ip("10.0.0.1"), "{headers:?}");
        }
    }

    #[test]
    fn there_are_only_so_many_addresses() {
        let (guard, config) = (Guard::default(), Config::default());
        let address = |n: usize| IpAddr::V4((0x0a00_0000 + n as u32).into());
        assert!((0..ADDRESSES).all(|n| guard.admits_table(address(n), &config)));
        assert!(!guard.admits(address(ADDRESSES), &config), "there are too many");
        assert!(guard.admits(address(0), &config), "who is known goes on");
        let mut addresses = guard.addresses();
        assert_eq!(addresses.known.len(), ADDRESSES);
        // Some have not done anything for a while.
        for n in 0..10 {
            addresses.known.insert(address(n), Address::new(1.0));
        }
        addresses.forgot_at = None;
        drop(addresses);
        assert!(guard.admits(address(ADDRESSES), &config), "what does not matter is forgotten");
        assert_eq!(guard.addresses().known.len(), ADDRESSES - 9);
    }
}
