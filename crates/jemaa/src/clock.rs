//! CPU time, which a busy machine does not change.

use std::time::Duration;

/// The CPU time this thread has used so far.
#[cfg(unix)]
pub(crate) fn cpu() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs() as u32)
}

/// Where there is no such clock, the time that has passed stands in for it.
#[cfg(not(unix))]
pub(crate) fn cpu() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
