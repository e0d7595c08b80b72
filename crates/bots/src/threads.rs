//! Memory for threads.

use std::{hint, io};

/// Memory that must be free before a thread is started: the standard library aborts the program if a new thread finds
/// none for its signal stack. It is more than an allocator reserves for a new thread before that (128 MiB at a time in
/// glibc), and so much that the allocator asks the system for it each time. Nothing of it is touched.
const SPACE: usize = 160 << 20;

/// Checks that there is memory for another thread.
///
/// # Errors
/// If there is not.
pub fn memory_for_another() -> io::Result<()> {
    let mut space: Vec<u8> = Vec::new();
    let reserved = space.try_reserve_exact(SPACE);
    hint::black_box(&space);
    reserved.map_err(|_| io::ErrorKind::OutOfMemory.into())
}
