//! Reads one component file against the schema: ours, or an owner's that replaces some of our values.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use table::ComponentFault as Fault;
use toml::{Table, Value as Toml};

use super::provenance::{Provenance, Sources, fits};
use super::schema;
use super::value::Value;

/// What a file says.
pub(super) struct File {
    /// What the set is called, in an owner's file.
    pub(super) name: Option<String>,
    /// The values it gives, by their number in the schema, and where they come from.
    pub(super) values: BTreeMap<usize, (Value, Provenance, String)>,
}

/// Whose file it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Author {
    /// Ours: it holds all values that the schema has for a file of this name, and says where each comes from.
    Us,
    /// An owner of the box.
    Owner,
}

/// The reserved key that says where values come from.
const FROM: &str = "from";
/// The reserved key of an owner's file that names the set.
const NAME: &str = "name";
/// A name has to fit the line of a record.
const LONGEST_NAME: usize = 60;

/// No file says more often where values come from: for every value twice would be plenty.
const MOST_SOURCES: usize = 1000;

/// A place in the schema: a value, or a table or list of further places.
#[derive(Default)]
struct Place {
    value: Option<usize>,
    inner: Vec<(String, Place)>,
}

impl Place {
    /// The whole schema, as a tree.
    fn root() -> &'static Place {
        static ROOT: OnceLock<Place> = OnceLock::new();
        ROOT.get_or_init(|| {
            let mut root = Place::default();
            for (number, field) in schema::fields().iter().enumerate() {
                let mut place = &mut root;
                for part in field.path.split('.') {
                    let known = place.inner.iter().position(|(name, _)| name == part);
                    let at = known.unwrap_or_else(|| {
                        place.inner.push((part.to_owned(), Place::default()));
                        place.inner.len() - 1
                    });
                    place = &mut place.inner[at].1;
                }
                place.value = Some(number);
            }
            root
        })
    }

    fn get(&self, name: &str) -> Option<&Place> {
        self.inner.iter().find(|(known, _)| known == name).map(|(_, place)| place)
    }

    /// Whether its places are counted, so that it can be written as a list.
    fn is_list(&self) -> bool {
        !self.inner.is_empty() && self.inner.iter().zip(1..).all(|((name, _), at)| *name == at.to_string())
    }

    /// The names of its places; numbers in a row in short.
    fn names(&self) -> String {
        let mut told: Vec<String> = Vec::new();
        let mut names = self.inner.iter().map(|(name, _)| name.as_str()).peekable();
        while let Some(first) = names.next() {
            let mut last = first;
            while let Some(next) = names.next_if(|next| follows(last, next)) {
                last = next;
            }
            told.push(if first == last { first.to_owned() } else { format!("{first} to {last}") });
        }
        told.join(", ")
    }

    /// Whether a pattern of a `from` table speaks of something here.
    fn has(&self, pattern: &[&str]) -> bool {
        let Some((part, rest)) = pattern.split_first() else { return true };
        self.inner.iter().any(|(name, place)| fits(part, name).is_some() && place.has(rest))
    }
}

fn follows(one: &str, next: &str) -> bool {
    let number = |text: &str| text.parse::<u16>().ok();
    matches!((number(one), number(next)), (Some(one), Some(next)) if next == one + 1)
}

/// Reads a file. What is wrong with it goes to the faults; what is not is read all the same.
pub(super) fn read(file: &str, text: &str, author: Author, faults: &mut Vec<Fault>) -> File {
    let table = match text.parse::<Table>() {
        Ok(table) => table,
        Err(reason) => {
            let line =
                reason.span().map_or(1, |span| 1 + text.bytes().take(span.start).filter(|&b| b == b'\n').count());
            let told = reason.message().split_whitespace().collect::<Vec<_>>().join(" ");
            faults.push(Fault::new(file, "", format!("line {line} cannot be read: {told}")));
            Table::new()
        }
    };
    let mut reader = Reader {
        file,
        author,
        faults,
        name: None,
        found: BTreeMap::new(),
        sources: Sources::default(),
        spoken: Vec::new(),
    };
    reader.table(&mut Vec::new(), Place::root(), &table);
    reader.finish()
}

struct Reader<'a> {
    file: &'a str,
    author: Author,
    faults: &'a mut Vec<Fault>,
    name: Option<String>,
    found: BTreeMap<usize, Value>,
    sources: Sources,
    /// Every entry of a `from` table: its table, and what it speaks of.
    spoken: Vec<(Vec<String>, String)>,
}

impl Reader<'_> {
    fn fault(&mut self, path: &[String], reason: impl AsRef<str>) {
        self.faults.push(Fault::new(self.file, &path.join("."), reason));
    }

    fn table(&mut self, path: &mut Vec<String>, place: &Place, table: &Table) {
        for (key, value) in table {
            if key == FROM {
                self.from(path, value);
                continue;
            }
            path.push(key.clone());
            match place.get(key) {
                Some(inner) => self.place(path, inner, value),
                None if path.len() == 1 && key == NAME && self.author == Author::Owner => self.name(path, value),
                None => {
                    let within = path[..path.len() - 1].join(".");
                    let within = if within.is_empty() { "a component file".to_owned() } else { within };
                    self.fault(path, format!("there is no “{key}” in {within}; there is {}", place.names()));
                }
            }
            path.pop();
        }
    }

    fn place(&mut self, path: &mut Vec<String>, place: &Place, value: &Toml) {
        match (place.value, value) {
            (Some(number), value) => match schema::fields()[number].kind.read(value) {
                Ok(value) => {
                    self.found.insert(number, value);
                }
                Err(reason) => self.fault(path, reason),
            },
            (None, Toml::Table(table)) => self.table(path, place, table),
            (None, Toml::Array(list)) if place.is_list() => {
                let wanted = place.inner.len();
                if list.len() != wanted {
                    self.fault(path, format!("it is a list of {wanted}, not of {}", list.len()));
                    return;
                }
                for ((name, inner), value) in place.inner.iter().zip(list) {
                    path.push(name.clone());
                    self.place(path, inner, value);
                    path.pop();
                }
            }
            (None, _) if place.is_list() => self.fault(path, format!("it is a list of {}", place.inner.len())),
            (None, _) => self.fault(path, format!("it is a table of {}", place.names())),
        }
    }

    fn name(&mut self, path: &[String], value: &Toml) {
        let name = value.as_str().filter(|name| {
            let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
            fits && name.trim() == *name && !name.contains(char::is_control)
        });
        match name {
            Some(name) => self.name = Some(name.to_owned()),
            None => self.fault(path, format!("a name is one line of 1 to {LONGEST_NAME} characters")),
        }
    }

    fn from(&mut self, path: &[String], value: &Toml) {
        match value {
            Toml::String(text) => self.source(path, None, text),
            Toml::Table(entries) => self.entries(path, "", entries),
            _ => self.fault(&with(path, FROM), "it is a text, or a table of texts"),
        }
    }

    /// The entries of a `from` table. Keys with dots may also be written as tables.
    fn entries(&mut self, path: &[String], outer: &str, entries: &Table) {
        for (key, value) in entries {
            let key = if outer.is_empty() { key.clone() } else { format!("{outer}.{key}") };
            match value {
                Toml::String(text) => self.source(path, Some(&key), text),
                Toml::Table(inner) => self.entries(path, &key, inner),
                _ => self.fault(&with(&with(path, FROM), &key), "it is a text that says where the value comes from"),
            }
        }
    }

    fn source(&mut self, path: &[String], key: Option<&str>, text: &str) {
        if self.sources.len() == MOST_SOURCES {
            let reason = format!("a file says at most {MOST_SOURCES} times where values come from");
            return self.fault(&with(path, FROM), reason);
        }
        let (kind, reference) = match (Provenance::read(text), self.author) {
            (Some(read), _) => read,
            (None, Author::Owner) => (Provenance::Owner, one_line(text)),
            (None, Author::Us) => {
                let path = with(&with(path, FROM), key.unwrap_or("*"));
                self.fault(&path, "it is no “printed: …”, “derived: …” or “reconstructed: …”");
                return;
            }
        };
        if let Some(key) = key {
            self.spoken.push((path.to_owned(), key.to_owned()));
        }
        self.sources.add(path, key, kind, one_line(&reference));
    }

    /// Every value has a source, and every source speaks of a value.
    fn finish(mut self) -> File {
        let fields = schema::fields();
        let given: BTreeSet<&str> = self.found.keys().map(|&number| fields[number].path.as_str()).collect();
        for (table, key) in std::mem::take(&mut self.spoken) {
            let pattern: Vec<&str> = table.iter().map(String::as_str).chain(key.split('.')).collect();
            let speaks = |path: &&str| {
                let parts: Vec<&str> = path.split('.').collect();
                parts.len() >= pattern.len()
                    && pattern.iter().zip(&parts).all(|(part, name)| fits(part, name).is_some())
            };
            if !Place::root().has(&pattern) {
                self.fault(&with(&table, FROM), format!("there is no “{key}” here to speak of"));
            } else if !given.iter().any(speaks) {
                self.fault(&with(&table, FROM), format!("it speaks of “{key}”, which is not given"));
            }
        }
        if self.author == Author::Us {
            let file = self.file;
            for (number, field) in fields.iter().enumerate().filter(|(_, field)| field.file == file) {
                let path: Vec<String> = field.path.split('.').map(str::to_owned).collect();
                if !self.found.contains_key(&number) {
                    self.fault(&path, "it is missing");
                } else if self.sources.of(&field.path).is_none() {
                    self.fault(&path, "nothing says where it comes from");
                }
            }
            for number in self.found.keys().filter(|&&number| fields[number].file != self.file) {
                let field = &fields[*number];
                self.faults.push(Fault::new(self.file, &field.path, format!("it belongs in {}", field.file)));
            }
        }
        let unnamed = || (Provenance::Owner, one_line(self.file));
        let values = self.found.into_iter().map(|(number, value)| {
            let source = self.sources.of(&fields[number].path);
            let (kind, reference) = source.map_or_else(unnamed, |source| (source.kind, source.reference.clone()));
            (number, (value, kind, reference))
        });
        File { name: self.name, values: values.collect() }
    }
}

fn with(path: &[String], key: &str) -> Vec<String> {
    path.iter().cloned().chain([key.to_owned()]).collect()
}

/// A reference that an owner wrote over several lines, on one.
fn one_line(text: &str) -> String {
    text.split(|sign: char| sign.is_whitespace() || sign.is_control())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
