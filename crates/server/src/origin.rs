//! Which pages may speak to the server: those that came from it, under a name that it is known by.
//!
//! Whoever owns a name can let it lead to this machine; a page from there then counts as the server's own for a browser
//! inside the network, and would reach what nobody outside can (DNS rebinding). So the name counts too.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::problem::{Code, Problem};

use crate::api::Failure;
use crate::{App, Config};

/// Names under these belong to networks at home and to single machines, and to nobody on the internet.
const OURS: [&str; 4] = [".localhost", ".local", ".home.arpa", ".internal"];

pub(crate) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    if !has_one_host(&request) {
        // A proxy may have gone by one of them, and we by the other.
        return Failure(Problem::new(Code::Malformed, "a request has one Host header")).into_response();
    }
    match elsewhere(request.headers(), &app.config) {
        None => next.run(request).await,
        Some(detail) => Failure(Problem::new(Code::Forbidden, detail)).into_response(),
    }
}

/// Whether a request names one host: in the one header, which only HTTP/1.0 may leave out, and the same in its address, if
/// that is a whole one.
fn has_one_host(request: &Request) -> bool {
    let mut hosts = request.headers().get_all(HOST).iter();
    let (first, second) = (hosts.next(), hosts.next());
    let missing = first.is_none() && request.version() == Version::HTTP_11;
    let other = request.uri().authority().is_some_and(|authority| {
        first.is_none_or(|host| !host.to_str().is_ok_and(|host| host.eq_ignore_ascii_case(authority.as_str())))
    });
    second.is_none() && !missing && !other
}

/// Why a request is refused, if a page from elsewhere makes it. Programs that are no pages name no origin.
fn elsewhere(headers: &HeaderMap, config: &Config) -> Option<&'static str> {
    let host = headers.get(HOST).map(|host| host.to_str().ok().and_then(|host| host.parse::<Authority>().ok()));
    if host.as_ref().is_some_and(|host| host.as_ref().is_none_or(|host| !is_known(host, config))) {
        return Some("this server is not known by that name; whoever runs it can allow it (docs/hosting.md)");
    }
    let origin = headers.get(ORIGIN)?;
    let (origin, public) = (origin.to_str().ok(), config.public_url.as_deref());
    if origin.is_some() && origin == public.map(|url| url.trim_end_matches('/')) {
        return None;
    }
    let origin = origin.and_then(|origin| origin.parse::<Uri>().ok()).and_then(|origin| origin.authority().cloned());
    let own = origin.is_some() && origin == host.flatten();
    (!own).then_some("a page from elsewhere may not play here")
}

/// Whether the server is known by the name in a request: an address, a name that only counts in its own network, the name
/// of its public URL, or one that its operator allows.
fn is_known(host: &Authority, config: &Config) -> bool {
    if host.as_str().contains('@') {
        return false;
    }
    let name = plain(host.host());
    let public = config.public_url.as_ref().and_then(|url| url.parse::<Uri>().ok());
    let public = public.and_then(|url| url.host().map(plain));
    name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok()
        || !name.contains('.')
        || OURS.iter().any(|ours| name.ends_with(ours))
        || public.as_ref() == Some(&name)
        || config.hosts.iter().any(|host| plain(host) == name)
}

fn plain(name: &str) -> String {
    name.trim_end_matches('.').to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_known_by_names_that_nobody_else_can_have() {
        let config = Config {
            public_url: Some("https://play.example.org:8443/".to_owned()),
            hosts: vec!["Games.example.net".to_owned()],
            ..Config::default()
        };
        let known = |name: &str| is_known(&name.parse().expect("a host"), &config);
        for name in [
            "127.0.0.1:7777",
            "192.168.1.5",
            "[::1]:7777",
            "[fe80::1]",
            "localhost:7777",
            "jemaa",
            "box.local:7777",
            "app.localhost",
            "pi.home.arpa",
            "vm.internal",
            "play.example.org",
            "PLAY.example.org.:8443",
            "games.example.net:7777",
        ] {
            assert!(known(name), "{name}");
        }
        for name in [
            "evil.example",
            "local.evil.example",
            "evillocal.example",
            "play.example.org.evil.example",
            "x.play.example.org",
            "127.0.0.1.evil.example",
            "127.0.0.1@evil.example",
            "evil.example@127.0.0.1",
            "192.168.1.5.nip.io",
        ] {
            assert!(!known(name), "{name}");
        }
    }
}
