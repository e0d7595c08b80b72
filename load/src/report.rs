//! What was measured.

use std::fs;
use std::time::Duration;

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
        let connections = args.rooms * args.players;
        let grown = memory.saturating_sub(empty);
        if args.how == How::Idle {
            let each = grown as f64 / connections as f64;
            println!("{connections} idle connections: {grown} KiB more than the empty server, {each:.1} KiB each");
            return;
        }
        self.moves.sort_unstable();
        let at = |part: f64| {
            let last = self.moves.len().saturating_sub(1);
            f64::from(self.moves.get((last as f64 * part) as usize).copied().unwrap_or_default()) / 1000.0
        };
        let per_second = self.moves.len() as f64 / args.seconds as f64;
        println!(
            "{} rooms: {per_second:.0} moves/s, p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, server CPU {:.0} %, memory {} MiB",
            args.rooms,
            at(0.5),
            at(0.99),
            at(0.999),
            100.0 * cpu.as_secs_f64() / args.seconds as f64,
            memory / 1024,
        );
        println!(
            "{} games begun; {:.0} bytes in a message on average",
            self.games,
            self.bytes as f64 / self.messages.max(1) as f64
        );
    }
}

/// The memory that a process holds, in KiB.
pub(crate) fn memory(pid: Option<u32>) -> u64 {
    let status = pid.and_then(|pid| fs::read_to_string(format!("/proc/{pid}/status")).ok()).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}

/// The CPU time that a process has used.
pub(crate) fn cpu(pid: Option<u32>) -> Duration {
    let stat = pid.and_then(|pid| fs::read_to_string(format!("/proc/{pid}/stat")).ok()).unwrap_or_default();
    // The name in brackets may hold anything; what follows it is numbers.
    let fields: Vec<&str> = stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace().collect();
    let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<u64>().ok()).unwrap_or_default();
    Duration::from_millis((ticks(11) + ticks(12)) * 10)
}
