//! All values with where they come from, and the plain tables that are made of them.

use std::fmt::Write;
use std::sync::OnceLock;

use serde::Serialize;
use table::{BadComponents, ComponentFault as Fault, ComponentSet};

use super::file::{self, Author};
use super::provenance::Provenance;
use super::value::Value;
use super::{Components, schema, sound, tables};

/// The embedded files, in the order in which they are listed.
const FILES: [(&str, &str); 11] = [
    ("board.toml", include_str!("../../components/board.toml")),
    ("stairs.toml", include_str!("../../components/stairs.toml")),
    ("river.toml", include_str!("../../components/river.toml")),
    ("medina.toml", include_str!("../../components/medina.toml")),
    ("square.toml", include_str!("../../components/square.toml")),
    ("scrolls.toml", include_str!("../../components/scrolls.toml")),
    ("souk.toml", include_str!("../../components/souk.toml")),
    ("oases.toml", include_str!("../../components/oases.toml")),
    ("provisions.toml", include_str!("../../components/provisions.toml")),
    ("tower.toml", include_str!("../../components/tower.toml")),
    ("expansions.toml", include_str!("../../components/expansions.toml")),
];

/// What our own set is called.
const OURS: &str = "box";
/// What an owner's set is called that has no name.
const UNNAMED: &str = "own box";

/// So many faults are told of one set.
const MOST_FAULTS: usize = 100;

/// A value with where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// The component file it belongs to.
    pub file: &'static str,
    /// Tables, keys and places in lists, with dots between them, such as `oases.05.colour`.
    pub path: &'static str,
    /// The value.
    pub value: Value,
    /// How it is known.
    pub provenance: Provenance,
    /// Where it stands, or how it was found.
    pub reference: String,
}

/// A set of components with all its values, for those who want to look at them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inventory {
    values: Vec<Listed>,
    components: Components,
}

impl Inventory {
    /// Our own set: what is printed, derived and reconstructed.
    #[must_use]
    pub fn embedded() -> &'static Inventory {
        static EMBEDDED: OnceLock<Inventory> = OnceLock::new();
        EMBEDDED.get_or_init(|| Inventory::ours(&FILES).expect("the embedded components are sound: a test reads them"))
    }

    /// Our own set with the values that an owner's file replaces. `file` is what errors and references call it.
    ///
    /// # Errors
    /// If the file cannot be read, names what is no value, or the values do not fit together: all the faults.
    pub fn with(file: &str, text: &str) -> Result<Inventory, BadComponents> {
        let mut faults = Vec::new();
        let read = file::read(file, text, Author::Owner, &mut faults);
        let mut values = Inventory::embedded().values.clone();
        for (number, (value, provenance, reference)) in read.values {
            values[number] = Listed { value, provenance, reference, ..values[number] };
        }
        let name = read.name.unwrap_or_else(|| UNNAMED.to_owned());
        Inventory::of(values, name, faults, |_| file)
    }

    /// An owner's file in canonical form: its name and the values it gives, in the order of the schema. Comments and where
    /// the values come from are left out. None, if the file cannot be read.
    pub(crate) fn canonical(text: &str) -> Option<String> {
        let mut faults = Vec::new();
        let read = file::read("", text, Author::Owner, &mut faults);
        let mut canonical = String::new();
        if let Some(name) = read.name {
            let _ = writeln!(canonical, "name = {}", toml::Value::String(name));
        }
        for (number, (value, ..)) in read.values {
            let path = &schema::fields()[number].path;
            let _ = match value {
                Value::Number(number) => writeln!(canonical, "{path} = {number}"),
                text => writeln!(canonical, "{path} = \"{text}\""),
            };
        }
        faults.is_empty().then_some(canonical)
    }

    /// The set that whole files make up.
    fn ours(files: &[(&'static str, &str)]) -> Result<Inventory, BadComponents> {
        let mut faults = Vec::new();
        let mut found: Vec<Option<(Value, Provenance, String)>> = Vec::new();
        found.resize(schema::fields().len(), None);
        for &(file, text) in files {
            for (number, value) in file::read(file, text, Author::Us, &mut faults).values {
                found[number] = Some(value);
            }
        }
        if !faults.is_empty() {
            return Err(BadComponents { faults });
        }
        let values = schema::fields().iter().zip(found).map(|(field, found)| {
            let (value, provenance, reference) = found.expect("a file without faults holds all its values");
            Listed { file: field.file, path: &field.path, value, provenance, reference }
        });
        Inventory::of(values.collect(), OURS.to_owned(), faults, |listed| listed.file)
    }

    /// The set of these values, if they fit together and nothing was wrong before.
    fn of<'a>(
        values: Vec<Listed>,
        name: String,
        mut faults: Vec<Fault>,
        file: impl Fn(&Listed) -> &'a str,
    ) -> Result<Inventory, BadComponents> {
        let components = tables::made_of(&values, name, hash(&values));
        let unread = faults.len();
        for (field, reason) in sound::faults(&components) {
            let concerned =
                |path: &str| path == field || path.strip_prefix(field).is_some_and(|rest| rest.starts_with('.'));
            // What could not be read has been told already, and is not what was meant.
            if !faults[..unread].iter().any(|fault| concerned(&fault.field)) {
                let at = values.iter().find(|listed| concerned(listed.path)).expect("a fault names a value or a table");
                faults.push(Fault::new(file(at), field, reason));
            }
        }
        if faults.is_empty() {
            return Ok(Inventory { values, components });
        }
        // A file with more is no component file at all.
        if let Some(more) = faults.len().checked_sub(MOST_FAULTS).filter(|&more| more > 0) {
            let whole = faults[MOST_FAULTS].file.clone();
            faults.truncate(MOST_FAULTS);
            faults.push(Fault::new(&whole, "", format!("and {more} more")));
        }
        Err(BadComponents { faults })
    }

    /// Every value, file by file.
    #[must_use]
    pub fn values(&self) -> &[Listed] {
        &self.values
    }

    /// The plain tables that the rules index.
    #[must_use]
    pub fn components(&self) -> &Components {
        &self.components
    }
}

impl Components {
    /// Our own set: what is printed, derived and reconstructed.
    #[must_use]
    pub fn embedded() -> &'static Components {
        &Inventory::embedded().components
    }

    /// Our own set with the values that an owner's file replaces. `file` is what errors call it.
    ///
    /// # Errors
    /// If the file cannot be read, names what is no value, or the values do not fit together: all the faults.
    pub fn with(file: &str, text: &str) -> Result<Components, BadComponents> {
        Inventory::with(file, text).map(|inventory| inventory.components)
    }

    /// The set as a record names it.
    #[must_use]
    pub fn set(&self) -> ComponentSet {
        ComponentSet { name: self.name.clone(), hash: self.hash }
    }
}

/// A hash over all values and nothing else: how they are written down and where they come from does not matter.
fn hash(values: &[Listed]) -> u64 {
    let mut text = String::new();
    for Listed { path, value, .. } in values {
        let _ = writeln!(text, "{path} = {value}");
    }
    table::digest(&text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with our own files when one of them is changed.
    #[track_caller]
    fn faults(file: &str, change: impl Fn(&str) -> String) -> Vec<String> {
        let texts = FILES.map(|(name, text)| if name == file { change(text) } else { text.to_owned() });
        let files: Vec<(&'static str, &str)> =
            FILES.iter().zip(&texts).map(|((name, _), text)| (*name, text.as_str())).collect();
        let told = Inventory::ours(&files).expect_err("something is wrong");
        told.faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn our_own_files_hold_everything_with_its_source() {
        let replaced = |from: &'static str, to: &'static str| {
            move |text: &str| {
                assert!(text.contains(from), "{from}");
                text.replacen(from, to, 1)
            }
        };
        let tower = |from, to| faults("tower.toml", replaced(from, to));
        assert_eq!(tower("B1 = { sticks = 15, ", "B1 = { "), ["tower.toml: tower.B1.sticks: it is missing"]);
        let sourceless: Vec<String> = ["B1.sticks", "B1.falls", "B2.sticks", "B2.falls"]
            .map(|path| format!("tower.toml: tower.{path}: nothing says where it comes from"))
            .into();
        assert_eq!(tower("from = \"", "# \""), sourceless);
        let mut kindless =
            vec!["tower.toml: tower.from.*: it is no “printed: …”, “derived: …” or “reconstructed: …”".to_owned()];
        kindless.extend(sourceless);
        assert_eq!(tower("reconstructed: ", ""), kindless);
        let astray = faults("tower.toml", |text| format!("{text}\n[start]\npoints = 10\n"));
        assert_eq!(astray, ["tower.toml: start.points: it belongs in board.toml"]);
        let named = faults("tower.toml", |text| format!("name = \"box\"\n{text}"));
        assert!(named.len() == 1 && named[0].starts_with("tower.toml: name: there is no “name” in a component file"));
        let gates = faults("medina.toml", replaced("green = 3", "green = 4"));
        assert_eq!(gates, ["medina.toml: gates: there are 32 in all, not 33"]);
    }

    #[test]
    fn an_owners_file_in_canonical_form_makes_the_same_set() {
        let text = "# my box\n name = \"a \\\"box\\\"\" \nfrom = 'photographs'\n\n[river] # checked\njetty   = 0xf\n\
                    [luxury.02]\ngives = ' Water + 3 points'\n[oases.06]\ncolour = \"Gray\"\n\
                    [oases.09]\ncolour = 'black'\n";
        let canonical = Inventory::canonical(text).expect("it can be read");
        assert_eq!(
            canonical,
            "name = 'a \"box\"'\nriver.jetty = 15\nluxury.02.gives = \"3 points + water\"\n\
             oases.06.colour = \"gray\"\noases.09.colour = \"black\"\n"
        );
        let (one, other) = (Components::with("", text).unwrap(), Components::with("", &canonical).unwrap());
        assert_eq!(one, other);
        assert_eq!(Inventory::canonical(&canonical).as_ref(), Some(&canonical));
        assert_eq!(Inventory::canonical("name = 'x'\njetty = 15\n"), None);
        // Every value there is, written down and read again.
        let all: String = FILES.iter().map(|(_, text)| Inventory::canonical(text).unwrap()).collect();
        assert_eq!(all.lines().count(), schema::fields().len());
        assert_eq!(Components::with("", &all).unwrap().hash, Components::embedded().hash);
        assert!(all.len() < 32 << 10, "{} bytes for a whole box", all.len());
    }

    #[test]
    fn all_files_in_the_folder_are_embedded() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/components");
        let mut found: Vec<String> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        let mut known = FILES.map(|(name, _)| name);
        found.sort();
        known.sort_unstable();
        assert_eq!(found, known);
    }
}
