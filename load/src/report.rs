//! What was measured.

use std::fs;
use std::time::Duration;

use serde_json::json;

use crate::{Args, How, Measured};

/// What all rooms measured.
#[derive(Default)]
pub(crate) struct Report {
    moves: Vec<u32>,
    games: usize,
    bytes: usize,
    messages: usize,
}

impl Report {
    pub(crate) fn add(&mut self, mut measured: Measured) {
        self.moves.append(&mut measured.moves);
        self.games += measured.games;
        self.bytes += measured.bytes;
        self.messages += measured.messages;
    }

    pub(crate) fn print(&mut self, args: &Args, cpu: Duration, empty: u64, memory: u64) {
        self.moves.sort_unstable();
        let last = self.moves.len().saturating_sub(1);
        let at =
            |part: f64| f64::from(self.moves.get((last as f64 * part) as usize).copied().unwrap_or_default()) / 1000.0;
        let found = json!({
            "rooms": args.rooms,
            "connections": if args.how == How::Rooms { 0 } else { args.rooms * args.players },
            "moves_per_second": self.moves.len() as f64 / args.seconds as f64,
            "p50_ms": at(0.5),
            "p99_ms": at(0.99),
            "p999_ms": at(0.999),
            "cpu_percent": 100.0 * cpu.as_secs_f64() / args.seconds as f64,
            "memory_kib": memory,
            "grown_kib": memory.saturating_sub(empty),
            "games": self.games,
            "bytes_per_message": self.bytes as f64 / self.messages.max(1) as f64,
        });
        if args.json {
            println!("{found}");
            return;
        }
        for (name, value) in found.as_object().into_iter().flatten() {
            println!("{name:<18} {value}");
        }
    }
}

/// The memory that a process holds, in KiB.
pub(crate) fn memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}

/// The CPU time that a process has used.
pub(crate) fn cpu(process: u32) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name in brackets may hold anything; what follows it is numbers.
    let fields: Vec<&str> = stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace().collect();
    let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<u64>().ok()).unwrap_or_default();
    Duration::from_millis((ticks(11) + ticks(12)) * 10)
}
