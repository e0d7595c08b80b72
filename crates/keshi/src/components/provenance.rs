//! Where values come from: the `from` tables beside them.

use std::fmt;

use serde::Serialize;

/// How a value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// A rulebook's text or a worked example states it.
    Printed,
    /// It follows from counts or examples.
    Derived,
    /// Our own, consistent with every example and count.
    Reconstructed,
    /// An owner of the box says so.
    Owner,
}

impl Provenance {
    const ALL: [Provenance; 4] =
        [Provenance::Printed, Provenance::Derived, Provenance::Reconstructed, Provenance::Owner];

    /// Its name, as in component files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["printed", "derived", "reconstructed", "owner"][self as usize]
    }

    /// Whether somebody has seen it in print: in a rulebook, or in the box.
    #[must_use]
    pub const fn is_confirmed(self) -> bool {
        matches!(self, Provenance::Printed | Provenance::Owner)
    }

    /// Reads `printed: where`.
    pub(super) fn read(text: &str) -> Option<(Provenance, String)> {
        let (kind, reference) = text.split_once(':')?;
        let kind = Provenance::ALL.into_iter().find(|known| known.name() == kind.trim())?;
        Some((kind, reference.trim().to_owned())).filter(|(_, reference)| !reference.is_empty())
    }
}

impl fmt::Display for Provenance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What the `from` tables of a file say.
#[derive(Default)]
pub(super) struct Sources(Vec<Source>);

/// One entry of a `from` table.
pub(super) struct Source {
    /// What it speaks of: a part may be `*`, or a range of tiles such as `05-13`.
    pattern: Vec<String>,
    /// How many parts the table itself has.
    depth: usize,
    pub(super) kind: Provenance,
    pub(super) reference: String,
}

impl Sources {
    /// Takes note of an entry of the `from` table in `table`. Without a key it speaks of the whole table.
    pub(super) fn add(&mut self, table: &[String], key: Option<&str>, kind: Provenance, reference: String) {
        let parts = key.into_iter().flat_map(|key| key.split('.')).map(str::to_owned);
        let pattern = table.iter().cloned().chain(parts).collect();
        self.0.push(Source { pattern, depth: table.len(), kind, reference });
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The entry that speaks of a value most closely.
    pub(super) fn of(&self, path: &str) -> Option<&Source> {
        let parts: Vec<&str> = path.split('.').collect();
        let fits = self.0.iter().filter_map(|source| Some((source.closeness(&parts)?, source)));
        fits.max_by_key(|&(closeness, _)| closeness).map(|(_, source)| source)
    }
}

impl Source {
    /// How closely it speaks of a value, if it does: by how many parts it names, how plainly, and how near it stands.
    fn closeness(&self, path: &[&str]) -> Option<(usize, usize, usize)> {
        let Source { pattern, depth, .. } = self;
        if pattern.len() > path.len() {
            return None;
        }
        let plain = pattern.iter().zip(path).map(|(part, &name)| fits(part, name)).sum::<Option<usize>>()?;
        Some((pattern.len(), plain, *depth))
    }
}

/// Whether a part of a pattern fits a name, and how plainly.
pub(super) fn fits(part: &str, name: &str) -> Option<usize> {
    let within = || {
        let (first, last) = part.split_once('-')?;
        let number = |text: &str| text.parse::<u16>().ok();
        (number(first)?..=number(last)?).contains(&number(name)?).then_some(1)
    };
    match part {
        part if part == name => Some(2),
        "*" => Some(0),
        _ => within(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closest_entry_counts() {
        let mut sources = Sources::default();
        let table = ["oases".to_owned()];
        let tile = ["oases".to_owned(), "07".to_owned()];
        let mut add = |table: &[String], key, text: &str| sources.add(table, key, Provenance::Printed, text.to_owned());
        add(&[], None, "file");
        add(&table, Some("*"), "star");
        add(&table, Some("05-13"), "range");
        add(&table, Some("*.colour"), "star colour");
        add(&table, Some("06"), "tile");
        add(&table, Some("08-09.colour"), "range colour");
        add(&table, Some("09.colour"), "tile colour");
        add(&table, Some("07"), "from outside");
        add(&tile, None, "from inside");
        add(&table, Some("10.colour"), "plainly, from outside");
        add(&["oases".to_owned(), "10".to_owned()], Some("*"), "anything, from inside");
        for (path, told) in [
            ("stairs.top", "file"),
            ("oases.01.points", "star"),
            ("oases.05.base", "range"),
            ("oases.06.base", "tile"),
            ("oases.06.colour", "star colour"),
            ("oases.07.base", "from inside"),
            ("oases.08.colour", "range colour"),
            ("oases.09.colour", "tile colour"),
            ("oases.10.colour", "plainly, from outside"),
            ("oases.10.base", "anything, from inside"),
        ] {
            assert_eq!(sources.of(path).unwrap().reference, told, "{path}");
        }
    }

    #[test]
    fn a_source_names_its_kind_and_its_place() {
        assert_eq!(Provenance::read("printed: p. 3: a"), Some((Provenance::Printed, "p. 3: a".to_owned())));
        assert_eq!(Provenance::read("derived:counted"), Some((Provenance::Derived, "counted".to_owned())));
        for text in ["", "printed", "printed:", "printed: ", "Printed: x", "seen: x", ": x"] {
            assert_eq!(Provenance::read(text), None, "{text}");
        }
    }
}
