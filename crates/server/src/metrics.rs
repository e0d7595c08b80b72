//! What the server counts, for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::App;

/// The upper ends of the buckets of a histogram, in microseconds.
const BUCKETS: [u64; 12] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000];

/// How long something took, in buckets.
#[derive(Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    sum: AtomicU64,
}

impl Histogram {
    pub(crate) fn note(&self, took: Duration) {
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        for (bucket, end) in self.buckets.iter().zip(BUCKETS) {
            if took <= end {
                bucket.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(took, Ordering::Relaxed);
    }

    fn write(&self, name: &str, into: &mut String) {
        let _ = writeln!(into, "# TYPE {name} histogram");
        for (bucket, end) in self.buckets.iter().zip(BUCKETS) {
            let (count, end) = (bucket.load(Ordering::Relaxed), end as f64 / 1e6);
            let _ = writeln!(into, "{name}_bucket{{le=\"{end}\"}} {count}");
        }
        let (count, sum) = (self.count.load(Ordering::Relaxed), self.sum.load(Ordering::Relaxed) as f64 / 1e6);
        let _ = writeln!(into, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

/// What the server counts.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) connections: AtomicU64,
    pub(crate) received: AtomicU64,
    pub(crate) refused: AtomicU64,
    /// From a client's message to the room having taken it.
    pub(crate) handling: Histogram,
}

pub(crate) async fn show(State(app): State<App>) -> impl IntoResponse {
    let (rooms, lines, thinking) = app.house.counts();
    let metrics = &app.metrics;
    let mut text = String::new();
    let mut line = |name: &str, kind: &str, help: &str, value: u64| {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
    };
    line("jemaa_rooms", "gauge", "Rooms in memory.", rooms as u64);
    line("jemaa_connections", "gauge", "Open WebSockets.", metrics.connections.load(Ordering::Relaxed));
    line("jemaa_messages_total", "counter", "Messages from clients.", metrics.received.load(Ordering::Relaxed));
    line("jemaa_refused_total", "counter", "Messages refused unread.", metrics.refused.load(Ordering::Relaxed));
    line("jemaa_lines_total", "counter", "Lines kept in logs.", lines);
    line("jemaa_bots_thinking", "gauge", "Bots that think or wait to.", thinking as u64);
    metrics.handling.write("jemaa_handling_seconds", &mut text);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
