//! The owner of a file, for messages: most that goes wrong with a database's file has to do with it.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

/// Whose a file is, in brackets: ` (owned by root, mode 600; this process runs as jemaa)`. If there is no such file, or it
/// cannot be looked at, this tells of the nearest folder above it.
pub(super) fn owner(path: &Path) -> String {
    let found = path.ancestors().find_map(|near| Some((near, fs::metadata(near).ok()?)));
    let Some((near, found)) = found else { return String::new() };
    let which = if near == path { String::new() } else { format!("{} is ", near.display()) };
    let (owner, mode, own) = (user(found.uid()), found.mode() & 0o7777, user(rustix::process::geteuid().as_raw()));
    format!(" ({which}owned by {owner}, mode {mode:03o}; this process runs as {own})")
}

/// The name of a user, where this machine has one in its list.
fn user(id: u32) -> String {
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let named = users.lines().find_map(|line| {
        let (name, rest) = line.split_once(':')?;
        (rest.split(':').nth(1)?.parse() == Ok(id)).then(|| name.to_owned())
    });
    named.unwrap_or_else(|| format!("user {id}"))
}
