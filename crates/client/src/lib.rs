//! The web client (`web/`), built with this crate and kept in the program, so that nothing else has to be installed.

/// A file of the client.
#[derive(Debug)]
pub struct File {
    /// Where it is found: `/index.html`.
    pub path: &'static str,
    /// Its type.
    pub kind: &'static str,
    /// Other content has another one.
    pub etag: &'static str,
    /// Whether the path names the content, so that it never changes.
    pub hashed: bool,
    /// The content.
    pub plain: &'static [u8],
    /// The same, compressed with brotli, if that makes it smaller.
    pub brotli: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file at a path.
#[must_use]
pub fn find(path: &str) -> Option<&'static File> {
    let at = FILES.binary_search_by_key(&path, |file| file.path).ok()?;
    FILES.get(at)
}
