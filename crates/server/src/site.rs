//! The pages for browsers. They are one program: every address of it gets the same page, which then shows what belongs there.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::{App, api, guard};

/// A file for browsers.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its type.
    pub kind: &'static str,
    /// Other content has another one; as it stands in the header.
    pub etag: &'static str,
    /// Whether there will never be another content at this path.
    pub immutable: bool,
    /// The content.
    pub plain: &'static [u8],
    /// The same, compressed with brotli.
    pub brotli: Option<&'static [u8]>,
}

/// Finds files by their paths; `/index.html` is the page.
pub type Site = fn(&str) -> Option<Asset>;

const PAGE: &str = "/index.html";
/// What is no page, nor anything below it.
const NO_PAGES: [&str; 5] = ["/api", "/ws", "/metrics", "/healthz", "/openapi.json"];
const NO_SITE: &str = "The house is open for programs; this server has no pages.\n\n\
                       /openapi.json   how tables are made, joined and listed\n\
                       /api/games      what can be played\n\
                       /ws             where it is played, over a WebSocket\n";

/// Whatever has no route of its own: a file, the page, or nothing.
pub(crate) async fn show(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
) -> Response {
    let (path, headers) = (request.uri().path(), request.headers());
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return api::nothing().await.into_response();
    }
    let Some(site) = app.config.site else {
        return if path == "/" { NO_SITE.into_response() } else { api::nothing().await.into_response() };
    };
    let page = path == "/" || (is_page(path) && lists(headers, ACCEPT, "text/html"));
    let Some(asset) = site(if page { PAGE } else { path }) else {
        return api::nothing().await.into_response();
    };
    if !app.guard.admits_file(guard::client(peer, headers, &app.config), &app.config) {
        return guard::too_many_requests().into_response();
    }
    sent(asset, headers)
}

/// Whether a path may be one of the program in the browser: one that names no file and belongs to nothing else.
fn is_page(path: &str) -> bool {
    let below = |root: &str| path.strip_prefix(root).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    !path.contains('.') && !NO_PAGES.into_iter().any(below)
}

fn sent(asset: Asset, headers: &HeaderMap) -> Response {
    // What may change is asked for again every time, and mostly has not.
    let cache = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(ETAG, asset.etag), (CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    if lists(headers, IF_NONE_MATCH, asset.etag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [(CONTENT_TYPE, asset.kind)];
    match asset.brotli.filter(|_| lists(headers, ACCEPT_ENCODING, "br")) {
        Some(brotli) => (about, kind, [(CONTENT_ENCODING, "br")], brotli).into_response(),
        None => (about, kind, asset.plain).into_response(),
    }
}

/// Whether a header names this in its list, and does not refuse it.
fn lists(headers: &HeaderMap, name: HeaderName, wanted: &str) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|entry| {
        let mut parts = entry.split(';').map(str::trim);
        let named = parts.next().is_some_and(|named| named.eq_ignore_ascii_case(wanted));
        let refused = |part: &str| {
            part.strip_prefix("q=").is_some_and(|weight| weight.parse::<f32>().is_ok_and(|weight| weight <= 0.0))
        };
        named && !parts.any(refused)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn which_paths_are_pages() {
        for path in ["/", "/games", "/table/a51ab5vkgk1d", "/new/rugs", "/learn", "/apis", "/metric", "/wsx"] {
            assert!(is_page(path), "{path}");
        }
        for path in ["/api", "/api/", "/api/nothing", "/ws/x", "/metrics", "/healthz/x", "/favicon.ico", "/a/b.js"] {
            assert!(!is_page(path), "{path}");
        }
    }

    #[test]
    fn what_a_list_names() {
        let named = |value: &'static str, wanted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT, value.parse().expect("a header"));
            lists(&headers, ACCEPT, wanted)
        };
        for value in ["br", "gzip, br", "gzip,BR;q=0.5", "br ; q=1"] {
            assert!(named(value, "br"), "{value}");
        }
        for value in ["", "gzip", "brotli", "*", "br;q=0", "br; q=0.0"] {
            assert!(!named(value, "br"), "{value}");
        }
        assert!(named("text/html,application/xhtml+xml;q=0.9,*/*;q=0.8", "text/html"));
        assert!(!named("*/*", "text/html"));
        assert!(named("W/\"1\", W/\"2\"", "W/\"2\""));
    }
}
