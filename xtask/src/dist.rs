//! `cargo xtask dist`: the one binary, as it goes to a server.
//!
//! It is linked statically with the C library of this machine, so that it runs on any Linux, in an empty container too. We
//! take glibc for that, because the allocator of musl makes a move cost a third more.

use std::fs;
use std::process::Command;

use crate::shell::{self, Outcome, cargo};

/// A segment that names the program which loads shared libraries: what is linked statically has none.
const INTERPRETER: u32 = 3;

pub(crate) fn run() -> Outcome {
    let about = shell::read(Command::new("rustc").arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).ok_or("rustc does not name this machine")?;
    // A target that is named keeps the flag away from macros, which cannot be linked so.
    let flags = format!("target.{host}.rustflags=[\"-Ctarget-feature=+crt-static\"]");
    let build = ["build", "--release", "--locked", "--package", "jemaa", "--target", host, "--config", &flags];
    shell::run(&mut cargo(&build))?;
    let built = shell::target().join(host).join("release/jemaa");
    let bytes = fs::read(&built).map_err(|reason| format!("{}: {reason}", built.display()))?;
    match is_static(&bytes) {
        Some(true) => {}
        Some(false) => return Err(format!("{} needs shared libraries", built.display())),
        None => return Err(format!("{} is no program for a 64-bit Linux", built.display())),
    }
    let folder = shell::target().join("dist");
    let file = folder.join("jemaa");
    let copied = fs::create_dir_all(&folder).and_then(|()| fs::copy(&built, &file));
    copied.map_err(|reason| format!("{}: {reason}", file.display()))?;
    println!("{} ({:.1} MiB)", file.display(), bytes.len() as f64 / f64::from(1 << 20));
    Ok(())
}

/// Whether a program in the format of Linux (ELF, 64 bits, low byte first) needs no shared libraries.
fn is_static(bytes: &[u8]) -> Option<bool> {
    let number = |at: usize, length: usize| {
        let bytes = bytes.get(at..at + length)?;
        Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    };
    if !bytes.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let (begin, size, count) = (number(0x20, 8)?, number(0x36, 2)?, number(0x38, 2)?);
    for segment in 0..count {
        let at = usize::try_from(begin + segment * size).ok()?;
        if number(at, 4)? == u64::from(INTERPRETER) {
            return Some(false);
        }
    }
    Some(true)
}
