//! Pages for browsers: which path gets what, how it is sent, and that visitors have enough of it.

use server::{Asset, Bounds, Config};

use crate::client::{Folder, Server};

const BROWSER: &str = "accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n";

fn site(path: &str) -> Option<Asset> {
    let asset = |kind, immutable, plain: &'static str, brotli: Option<&'static str>| Asset {
        kind,
        etag: if immutable { "W/\"script\"" } else { "W/\"page\"" },
        immutable,
        plain: plain.as_bytes(),
        brotli: brotli.map(str::as_bytes),
    };
    match path {
        "/index.html" => Some(asset("text/html; charset=utf-8", false, "<!doctype html>page", Some("small page"))),
        "/assets/index-1.js" => Some(asset("text/javascript; charset=utf-8", true, "script", None)),
        "/icon.svg" => Some(asset("image/svg+xml", false, "icon", None)),
        _ => None,
    }
}

async fn with_site(name: &str, bounds: Bounds) -> (Folder, Server) {
    let folder = Folder::new(name);
    let config = Config { site: Some(site), bounds, ..Config::default() };
    let server = Server::start_with(&folder.database(), config).await;
    (folder, server)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_the_one_page() {
    let (_folder, server) = with_site("pages", Bounds::default()).await;
    for path in ["/", "/games", "/table/a51ab5vkgk1d", "/new/rugs?players=3", "/learn/rugs", "/nowhere"] {
        let (status, head, body) = server.request("GET", path, BROWSER, "").await;
        assert_eq!((status, body.as_str()), (200, "<!doctype html>page"), "{path}: {head}");
        assert!(head.contains("content-type: text/html; charset=utf-8"), "{head}");
        assert!(head.contains("cache-control: no-cache"), "{head}");
        assert!(head.contains("content-security-policy: default-src 'none'"), "{head}");
    }
    // The page itself is there for whoever asks for anything.
    assert_eq!(server.http("GET", "/", "").await.0, 200);
    for path in ["/games", "/favicon.ico", "/assets/index-0.js", "/assets"] {
        let (status, head, body) = server.http("GET", path, "").await;
        assert!(status == 404 && body.contains("not_found"), "{path}: {head}");
    }
    // What belongs to programs stays theirs, also for browsers.
    for path in ["/api", "/api/nowhere", "/api/tables/xyz/nowhere", "/ws/x", "/metrics/x", "/healthz/x", "/a/b.js"] {
        let (status, head, body) = server.request("GET", path, BROWSER, "").await;
        assert!(status == 404 && body.contains("not_found"), "{path}: {head}");
        assert!(head.contains("content-type: application/json"), "{path}: {head}");
    }
    for (method, path, status) in [("POST", "/games", 404), ("POST", "/", 405), ("DELETE", "/assets/index-1.js", 404)] {
        assert_eq!(server.request(method, path, BROWSER, "").await.0, status, "{method} {path}");
    }
    let (status, head, body) = server.request("HEAD", "/assets/index-1.js", "", "").await;
    assert!(status == 200 && body.is_empty() && head.contains("content-length: 6"), "{head}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_kept_and_sent_compressed() {
    let (_folder, server) = with_site("files", Bounds::default()).await;
    let (status, head, body) = server.http("GET", "/assets/index-1.js", "").await;
    assert_eq!((status, body.as_str()), (200, "script"));
    assert!(head.contains("content-type: text/javascript"), "{head}");
    assert!(head.contains("cache-control: public, max-age=31536000, immutable"), "{head}");
    // It is taken for nothing else, and the page's policy is the page's.
    assert!(head.contains("x-content-type-options: nosniff") && !head.contains("content-security-policy"), "{head}");
    let (_, head, _) = server.http("GET", "/icon.svg", "").await;
    assert!(head.contains("image/svg+xml") && head.contains("cache-control: no-cache"), "{head}");
    assert!(head.contains("content-security-policy"), "{head}");
    for (accepted, body, encoding) in [
        ("gzip, deflate, br, zstd", "small page", true),
        ("gzip", "<!doctype html>page", false),
        ("gzip, br;q=0", "<!doctype html>page", false),
    ] {
        let (_, head, sent) = server.request("GET", "/", &format!("accept-encoding: {accepted}\r\n"), "").await;
        assert_eq!((sent.as_str(), head.contains("content-encoding: br")), (body, encoding), "{accepted}");
        assert!(head.contains("vary: accept-encoding"), "{head}");
    }
    for (known, status) in [("W/\"page\"", 304), ("\"old\", W/\"page\"", 304), ("W/\"old\"", 200)] {
        let (found, head, body) = server.request("GET", "/", &format!("if-none-match: {known}\r\n"), "").await;
        assert_eq!((found, body.is_empty()), (status, status == 304), "{known}");
        assert!(head.contains("etag: w/\"page\"") && head.contains("cache-control: no-cache"), "{head}");
    }
    server.stop().await;
}

/// Who opens the page in some tabs can still do something there; who goes on and on has to wait.
#[tokio::test(flavor = "multi_thread")]
async fn files_do_not_count_as_requests() {
    let (_folder, server) = with_site("visits", Bounds { counts_this_machine: true, ..Bounds::default() }).await;
    for n in 0..200 {
        assert_eq!(server.http("GET", "/assets/index-1.js", "").await.0, 200, "file {n}");
    }
    for n in 0..30 {
        assert_eq!(server.http("GET", "/api/games", "").await.0, 200, "request {n}");
    }
    let mut files = 200;
    while server.http("GET", "/", "").await.0 == 200 {
        files += 1;
        assert!(files < 5_000, "files for ever");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_pages_says_where_programs_go() {
    let folder = Folder::new("no-pages");
    let server = Server::start(&folder.database()).await;
    let (status, head, body) = server.request("GET", "/", BROWSER, "").await;
    assert!(status == 200 && head.contains("content-type: text/plain"), "{head}");
    assert!(body.contains("/openapi.json") && body.contains("/ws"), "{body}");
    assert_eq!(server.request("GET", "/games", BROWSER, "").await.0, 404);
    server.stop().await;
}
