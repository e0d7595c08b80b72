//! Plain data in one piece of memory, and patches between two such values.
//!
//! A server makes many views and compares each with the one before. A [`Tree`] is quick to build, to put into another and
//! to compare: every list and every map begins with its length, so equal parts are skipped at once. A
//! [`Patch`](patch::Patch) is the difference between two trees.
//!
//! ```
//! use serde_json::json;
//! use tree::Tree;
//! use tree::patch::{self, Patch, Set};
//!
//! let old = Tree::of(&json!({"coins": 3, "rugs": [1, 2, 3], "name": "Amina"}));
//! let new = Tree::of(&json!({"coins": 5, "rugs": [1, 2, 4], "name": "Amina"}));
//! let sent = serde_json::to_string(&Patch::between(&old, &new)).expect("plain data");
//! assert_eq!(sent, r#"[[["coins"],5],[["rugs",2],4]]"#);
//!
//! let received: Vec<Set<serde_json::Value>> = serde_json::from_str(&sent).expect("a patch");
//! let mut value = old.into();
//! patch::apply(&mut value, &received).expect("it fits the old value");
//! assert_eq!(Tree::of(&value), new);
//! ```

use std::cell::Cell;

use serde::Serialize;
use serde_json::Value;

pub mod patch;
mod wire;
mod writer;

use writer::Writer;

/// The first byte of a value.
mod tag {
    pub(super) const NULL: u8 = 0;
    pub(super) const FALSE: u8 = 1;
    pub(super) const TRUE: u8 = 2;
    /// A number without a fraction follows.
    pub(super) const INT: u8 = 3;
    /// Eight bytes follow.
    pub(super) const FLOAT: u8 = 4;
    /// Its length follows, and the text.
    pub(super) const TEXT: u8 = 5;
    /// How many bytes and how many values follow, in four bytes each, and the values.
    pub(super) const LIST: u8 = 6;
    /// The same, with the length of a name and the name before each value.
    pub(super) const MAP: u8 = 7;
}

/// The tag and the two numbers that a list or a map begins with.
const HEAD: usize = 9;

thread_local! {
    /// The buffer in which trees are built.
    static SCRATCH: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// Plain data: what JSON is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "unknown"))]
pub struct Tree(Box<[u8]>);

impl Default for Tree {
    fn default() -> Tree {
        Tree([tag::NULL].into())
    }
}

impl Tree {
    /// The tree of anything that can be written as JSON.
    ///
    /// # Panics
    /// If it cannot: a map whose keys are neither texts, whole numbers nor bools, or a number above [`i64::MAX`].
    #[must_use]
    pub fn of(data: &(impl Serialize + ?Sized)) -> Tree {
        // Built in a buffer that has room already, then copied once in its exact length.
        let mut bytes = SCRATCH.take();
        bytes.clear();
        data.serialize(Writer::new(&mut bytes)).expect("plain data has a JSON form");
        let tree = Tree(bytes.as_slice().into());
        SCRATCH.set(bytes);
        tree
    }

    /// The outermost value.
    fn root(&self) -> Branch<'_> {
        Branch(&self.0)
    }
}

impl From<Tree> for Value {
    fn from(tree: Tree) -> Value {
        serde_json::to_value(tree).expect("a tree is JSON")
    }
}

/// The builder of a tree that is a list.
struct List {
    bytes: Vec<u8>,
    values: usize,
}

impl Default for List {
    fn default() -> List {
        List { bytes: vec![tag::LIST; HEAD], values: 0 }
    }
}

impl List {
    /// Appends a value.
    fn push(&mut self, data: &impl Serialize) {
        data.serialize(Writer::new(&mut self.bytes)).expect("plain data has a JSON form");
        self.values += 1;
    }

    /// The count of values and of bytes, for [`truncate`](List::truncate).
    fn mark(&self) -> (usize, usize) {
        (self.values, self.bytes.len())
    }

    /// Removes what was appended after a mark.
    fn truncate(&mut self, (values, bytes): (usize, usize)) {
        self.values = values;
        self.bytes.truncate(bytes);
    }

    fn into_tree(mut self) -> Tree {
        close(&mut self.bytes, 0, self.values);
        Tree(self.bytes.into())
    }
}

/// Writes length and count into the head of a list or a map.
fn close(bytes: &mut [u8], head: usize, values: usize) {
    let length = u32::try_from(bytes.len() - head - HEAD).expect("under 4 GiB");
    bytes[head + 1..head + 5].copy_from_slice(&length.to_le_bytes());
    bytes[head + 5..head + HEAD].copy_from_slice(&(values as u32).to_le_bytes());
}

/// A value in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Branch<'a>(&'a [u8]);

/// What a value is.
enum Kind<'a> {
    /// Neither a list nor a map.
    Leaf,
    /// A list.
    List(Values<'a>),
    /// Values with names, in their order.
    Map(Fields<'a>),
}

impl<'a> Branch<'a> {
    /// About its length as text.
    fn size(self) -> usize {
        self.0.len()
    }

    fn kind(self) -> Kind<'a> {
        match self.0[0] {
            tag::LIST => Kind::List(Values(&self.0[HEAD..])),
            tag::MAP => Kind::Map(Fields(&self.0[HEAD..])),
            _ => Kind::Leaf,
        }
    }

    /// The count of values in a list or a map.
    fn len(self) -> usize {
        if matches!(self.0[0], tag::LIST | tag::MAP) { word(&self.0[5..]) } else { 0 }
    }
}

/// The values of a list.
#[derive(Clone)]
struct Values<'a>(&'a [u8]);

impl<'a> Iterator for Values<'a> {
    type Item = Branch<'a>;

    fn next(&mut self) -> Option<Branch<'a>> {
        (!self.0.is_empty()).then(|| next_value(&mut self.0))
    }
}

/// The fields of a map.
#[derive(Clone)]
struct Fields<'a>(&'a [u8]);

impl<'a> Iterator for Fields<'a> {
    type Item = (Name<'a>, Branch<'a>);

    fn next(&mut self) -> Option<(Name<'a>, Branch<'a>)> {
        (!self.0.is_empty()).then(|| (next_name(&mut self.0), next_value(&mut self.0)))
    }
}

/// The name of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Name<'a>(&'a [u8]);

impl<'a> Name<'a> {
    fn text(self) -> &'a str {
        str::from_utf8(self.0).expect("a text was put there")
    }
}

/// Four bytes as a number.
fn word(bytes: &[u8]) -> usize {
    u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize
}

/// Takes the first value.
fn next_value<'a>(bytes: &mut &'a [u8]) -> Branch<'a> {
    let mut rest = &bytes[1..];
    let length = match bytes[0] {
        tag::INT => {
            next_number(&mut rest);
            bytes.len() - rest.len()
        }
        tag::FLOAT => 9,
        tag::TEXT => {
            let length = next_number(&mut rest) as usize;
            bytes.len() - rest.len() + length
        }
        tag::LIST | tag::MAP => HEAD + word(rest),
        _ => 1,
    };
    let (value, rest) = bytes.split_at(length);
    *bytes = rest;
    Branch(value)
}

/// Takes a text, with its length before it.
fn next_name<'a>(bytes: &mut &'a [u8]) -> Name<'a> {
    let length = next_number(bytes) as usize;
    let (text, rest) = bytes.split_at(length);
    *bytes = rest;
    Name(text)
}

/// Takes a number: seven bits in each byte, the lowest first; the eighth says that more follow.
fn next_number(bytes: &mut &[u8]) -> u64 {
    let mut number = 0;
    for (at, &byte) in bytes.iter().enumerate() {
        number |= u64::from(byte & 127) << (7 * at);
        if byte < 128 {
            *bytes = &bytes[at + 1..];
            break;
        }
    }
    number
}

fn put_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number > 127 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put_number(bytes, text.len() as u64);
    bytes.extend_from_slice(text.as_bytes());
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::net::Ipv4Addr;

    use serde_json::json;

    use super::*;

    #[track_caller]
    fn is_written_as_json_is(data: &impl Serialize) {
        let json = serde_json::to_value(data).expect("plain data");
        let tree = Tree::of(data);
        assert_eq!(Value::from(tree.clone()), json);
        assert_eq!(tree, Tree::of(&json), "the same data is the same bytes");
    }

    #[test]
    fn a_tree_holds_what_the_json_holds() {
        is_written_as_json_is(&json!({"a": [1, -2, 0.5, null, true, "text", {}, []], "b": {"c": "d"}}));
        for number in [0, -1, 63, -64, 64, 127, 128, i64::MAX, i64::MIN] {
            is_written_as_json_is(&number);
        }
        is_written_as_json_is(&BTreeMap::from([(1, "one"), (-2, "minus two")]));
        is_written_as_json_is(&BTreeMap::from([(true, 1)]));
        let long = "long ".repeat(50);
        assert_eq!(Tree::of(&format_args!("{long}")), Tree::of(&long));
    }

    #[derive(Serialize)]
    enum Shape {
        Unit,
        Newtype(u8),
        Tuple(u8, u8),
        Struct { field: u8 },
    }

    #[test]
    fn every_shape_of_an_enum_is_written_as_in_json() {
        is_written_as_json_is(&[Shape::Unit, Shape::Newtype(1), Shape::Tuple(1, 2), Shape::Struct { field: 1 }]);
    }

    #[test]
    fn types_with_a_compact_form_are_written_as_in_json() {
        is_written_as_json_is(&Ipv4Addr::LOCALHOST);
    }

    struct Bytes(&'static [u8]);

    impl Serialize for Bytes {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_bytes(self.0)
        }
    }

    #[test]
    fn bytes_are_a_list_of_numbers() {
        is_written_as_json_is(&Bytes(&[tag::MAP, 2, 255]));
    }

    #[test]
    fn a_tree_in_a_tree_is_part_of_it() {
        let data = json!({"a": [1, "text", {"b": null}]});
        let tree = Tree::of(&data);
        assert_eq!(Tree::of(&(&tree, 1, &tree)), Tree::of(&(&data, 1, &data)));
        is_written_as_json_is(&(&tree, Bytes(&[1]), Some(&tree)));
        assert_eq!(serde_json::to_string(&tree).expect("a tree is JSON"), data.to_string());
    }
}
