//! An owner's file, with values that replace those of the components.

use std::fs::File as Opened;
use std::io::Read;
use std::path::Path;

use table::Kind;

use crate::failure::{Failure, plain};

/// No honest file is longer; a stream without end should not fill the memory.
const LONGEST: u64 = 4 << 20;

/// A file that was read, and not yet understood.
pub(crate) struct File {
    /// What complaints call it.
    pub(crate) name: String,
    pub(crate) text: String,
}

impl File {
    pub(crate) fn read(path: &Path) -> Result<File, Failure> {
        let shown = path.display();
        let unreadable = |reason: &dyn std::fmt::Display| Failure::Input(format!("{shown}: {reason}"));
        let mut bytes = Vec::new();
        let done = Opened::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes));
        done.map_err(|reason| unreadable(&plain(&reason)))?;
        if bytes.len() as u64 > LONGEST {
            return Err(unreadable(&"it is longer than any component file"));
        }
        let text = String::from_utf8(bytes).map_err(|_| unreadable(&"it is no text, and so no component file"))?;
        let name = path.file_name().map_or_else(|| shown.to_string(), |name| name.to_string_lossy().into_owned());
        Ok(File { name, text })
    }

    /// The text, if this game can be played with it.
    pub(crate) fn for_game(&self, game: &Kind) -> Result<String, Failure> {
        match game.components_from(&self.name, Some(&self.text)) {
            None => Err(Failure::Input(format!("{} has no components that could be replaced", game.name))),
            Some(Err(bad)) => Err(Failure::Input(bad.to_string())),
            Some(Ok(_)) => Ok(self.text.clone()),
        }
    }
}
