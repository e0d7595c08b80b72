//! What the server counts, for Prometheus.

use std::fmt::{Display, Write};
use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use house::measure::{Histogram, Number};
use protocol::problem::{Code, Problem};

use crate::api::Failure;
use crate::{App, Config};

/// What the edges count; the house counts the rest.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) connections: Number,
    pub(crate) messages: Number,
    requests: Number,
}

/// Counts requests, and which of them are refused.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    app.metrics.requests.up();
    let response = next.run(request).await;
    if let Some(&code) = response.extensions().get::<Code>() {
        app.house.measures().refuse(code);
    }
    response
}

pub(crate) async fn show(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    if !may_look(peer, &headers, &app.config) {
        return Failure(Problem::new(Code::Forbidden, "these are for whoever runs the server")).into_response();
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text(&app).await).into_response()
}

/// Who is on this machine or was named, and does not come through a proxy.
fn may_look(peer: SocketAddr, headers: &HeaderMap, config: &Config) -> bool {
    let ip = peer.ip().to_canonical();
    let forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
    !forwarded && (ip.is_loopback() || config.metrics_from.iter().any(|network| network.contains(ip)))
}

async fn text(app: &App) -> String {
    let (edges, house) = (&app.metrics, app.house.measures());
    let mut page = Page::default();
    page.number("rooms_in_memory", "gauge", "Rooms in memory", app.house.in_memory());
    match app.house.counts().await {
        Ok(rooms) => {
            page.head("rooms", "gauge", "Rooms that are kept");
            let stages = [
                ("gathering", rooms.gathering),
                ("playing", rooms.playing),
                ("over", rooms.over),
                ("closed", rooms.closed),
            ];
            stages.into_iter().for_each(|(stage, count)| page.line("rooms", &format!("{{stage=\"{stage}\"}}"), count));
        }
        Err(reason) => tracing::error!(%reason, "rooms cannot be counted"),
    }
    page.number("connections", "gauge", "Open WebSockets", edges.connections.get());
    page.number("requests_total", "counter", "Requests over HTTP", edges.requests.get());
    page.number("messages_total", "counter", "Messages over WebSockets", edges.messages.get());
    page.head("refused_total", "counter", "Requests and messages that were refused");
    for (code, count) in house.refused() {
        let code = serde_json::to_string(&code).unwrap_or_default();
        page.line("refused_total", &format!("{{code={code}}}"), count);
    }
    page.number("lines_total", "counter", "Lines kept in logs of rooms", house.lines.get());
    page.number("actions_total", "counter", "Lines that are moves in a game", house.actions.get());
    page.times(
        "acknowledged_seconds",
        "From a message to what it asked for being durable and answered",
        &house.acknowledged,
    );
    page.times("commit_seconds", "How long a transaction took to be durable", &house.commits.took);
    page.histogram("commit_writes", "How much was written in one transaction", &house.commits.writes, 1.0);
    page.number("bots_waiting", "gauge", "Bots that wait for a thread", house.thoughts.waiting.get());
    page.number("bots_thinking", "gauge", "Bots that think", house.thoughts.thinking.get());
    page.times("bot_waited_seconds", "How long a bot waited for a thread", &house.thoughts.waited);
    page.times("bot_thought_seconds", "How long a bot thought", &house.thoughts.took);
    page.0
}

/// The text format of Prometheus.
#[derive(Default)]
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP jemaa_{name} {help}.\n# TYPE jemaa_{name} {kind}");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl Display) {
        let _ = writeln!(self.0, "jemaa_{name}{labels} {value}");
    }

    fn number(&mut self, name: &str, kind: &str, help: &str, value: impl Display) {
        self.head(name, kind, help);
        self.line(name, "", value);
    }

    fn times(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.histogram(name, help, histogram, 1e6);
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram, unit: f64) {
        self.head(name, "histogram", help);
        let mut all = 0;
        for (end, count) in histogram.buckets() {
            let end = end.map_or("+Inf".to_owned(), |end| (end as f64 / unit).to_string());
            self.line(&format!("{name}_bucket"), &format!("{{le=\"{end}\"}}"), count);
            all = count;
        }
        self.line(&format!("{name}_sum"), "", histogram.sum() as f64 / unit);
        self.line(&format!("{name}_count"), "", all);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_those_look_who_are_here_or_named() {
        let config = Config {
            metrics_from: vec!["10.1.0.0/16".parse().expect("a network")],
            trusted_proxies: vec!["10.1.0.1".parse().expect("an address")],
            ..Config::default()
        };
        let looks = |ip: &str, header: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            if let Some(header) = header {
                headers.insert(header, "127.0.0.1".parse().expect("a header"));
            }
            may_look(SocketAddr::new(ip.parse().expect("an address"), 1), &headers, &config)
        };
        for (ip, may) in [
            ("127.0.0.1", true),
            ("::1", true),
            ("::ffff:127.0.0.1", true),
            ("10.1.200.3", true),
            ("10.2.0.1", false),
            ("192.0.2.1", false),
            ("2001:db8::1", false),
        ] {
            assert_eq!(looks(ip, None), may, "{ip}");
            assert!(!looks(ip, Some("x-forwarded-for")) && !looks(ip, Some("forwarded")), "{ip} through a proxy");
        }
    }
}
