//! Plain data: what JSON is made of, in one piece of memory.
//!
//! A server makes many views and compares each with the one before. A tree is quick to build, to put into another and to
//! compare: every list and every map says how long it is, so that what is equal is passed over at once.

use std::cell::Cell;
use std::fmt::Display;
use std::io::Write as _;

use serde::ser::{self, Serialize, SerializeMap as _, SerializeSeq as _, Serializer};
use serde_json::Value;

/// What a value begins with.
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
    /// Where trees grow.
    static SCRATCH: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// Plain data.
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
    /// If it cannot: a map with keys that are no texts or numbers, or a number beyond 64 bits with a sign. Plain data has
    /// neither.
    #[must_use]
    pub fn of(data: &(impl Serialize + ?Sized)) -> Tree {
        // It grows where there is room already, and is then as long as it must be.
        let mut bytes = SCRATCH.take();
        bytes.clear();
        data.serialize(Planter(&mut bytes)).expect("plain data has a JSON form");
        let tree = Tree(bytes.as_slice().into());
        SCRATCH.set(bytes);
        tree
    }

    /// All of it.
    #[must_use]
    pub fn root(&self) -> Branch<'_> {
        Branch(&self.0)
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.root().serialize(serializer)
    }
}

impl From<Tree> for Value {
    fn from(tree: Tree) -> Value {
        serde_json::to_value(tree).expect("a tree is JSON")
    }
}

/// A list that grows to be a tree.
#[derive(Debug)]
pub struct List {
    bytes: Vec<u8>,
    values: usize,
}

impl Default for List {
    fn default() -> List {
        List { bytes: vec![tag::LIST; HEAD], values: 0 }
    }
}

impl List {
    /// One more value.
    ///
    /// # Panics
    /// As [`Tree::of`].
    pub fn push(&mut self, data: &impl Serialize) {
        data.serialize(Planter(&mut self.bytes)).expect("plain data has a JSON form");
        self.values += 1;
    }

    /// How many values it has, and how many bytes: to be able to come back here.
    #[must_use]
    pub fn mark(&self) -> (usize, usize) {
        (self.values, self.bytes.len())
    }

    /// Forgets what came after a mark.
    pub fn back_to(&mut self, (values, bytes): (usize, usize)) {
        self.values = values;
        self.bytes.truncate(bytes);
    }

    /// The tree.
    #[must_use]
    pub fn into_tree(mut self) -> Tree {
        close(&mut self.bytes, 0, self.values);
        Tree(self.bytes.into())
    }
}

/// Writes into the head of a list or a map what is in it.
fn close(bytes: &mut [u8], head: usize, values: usize) {
    let length = u32::try_from(bytes.len() - head - HEAD).expect("under 4 GiB");
    bytes[head + 1..head + 5].copy_from_slice(&length.to_le_bytes());
    bytes[head + 5..head + HEAD].copy_from_slice(&(values as u32).to_le_bytes());
}

/// A value in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch<'a>(&'a [u8]);

/// What a value is.
pub enum Kind<'a> {
    /// Neither a list nor a map.
    Leaf,
    /// A list.
    List(Values<'a>),
    /// Values with names, in their order.
    Map(Fields<'a>),
}

impl<'a> Branch<'a> {
    /// About how long it is as text.
    #[must_use]
    pub fn size(self) -> usize {
        self.0.len()
    }

    /// What it is.
    #[must_use]
    pub fn kind(self) -> Kind<'a> {
        match self.0[0] {
            tag::LIST => Kind::List(Values(&self.0[HEAD..])),
            tag::MAP => Kind::Map(Fields(&self.0[HEAD..])),
            _ => Kind::Leaf,
        }
    }

    /// How many values a list or a map has.
    #[must_use]
    pub fn len(self) -> usize {
        if matches!(self.0[0], tag::LIST | tag::MAP) { word(&self.0[5..]) } else { 0 }
    }

    /// Whether it is neither a list nor a map with anything in it.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The field of this name.
    #[must_use]
    pub fn get(self, name: &str) -> Option<Branch<'a>> {
        match self.kind() {
            Kind::Map(mut fields) => fields.find(|(field, _)| field.0 == name.as_bytes()).map(|(_, value)| value),
            _ => None,
        }
    }
}

/// The values of a list.
#[derive(Clone)]
pub struct Values<'a>(&'a [u8]);

impl<'a> Iterator for Values<'a> {
    type Item = Branch<'a>;

    fn next(&mut self) -> Option<Branch<'a>> {
        (!self.0.is_empty()).then(|| next_value(&mut self.0))
    }
}

/// The fields of a map.
#[derive(Clone)]
pub struct Fields<'a>(&'a [u8]);

impl<'a> Iterator for Fields<'a> {
    type Item = (Name<'a>, Branch<'a>);

    fn next(&mut self) -> Option<(Name<'a>, Branch<'a>)> {
        (!self.0.is_empty()).then(|| (next_name(&mut self.0), next_value(&mut self.0)))
    }
}

/// The name of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name<'a>(&'a [u8]);

impl<'a> Name<'a> {
    /// As text.
    ///
    /// # Panics
    /// Never: a text was put there.
    #[must_use]
    pub fn text(self) -> &'a str {
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

impl Serialize for Branch<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The planter takes it as it is, and is the only one that is not for reading.
        if !serializer.is_human_readable() {
            return serializer.serialize_bytes(self.0);
        }
        let mut rest = &self.0[1..];
        match self.0[0] {
            tag::NULL => serializer.serialize_unit(),
            tag::INT => {
                // The lowest bit is the sign, so that small numbers are short.
                let number = next_number(&mut rest);
                serializer.serialize_i64((number >> 1) as i64 ^ -((number & 1) as i64))
            }
            tag::FLOAT => {
                let bytes = rest.try_into().map_err(|_| ser::Error::custom("eight bytes make a number"))?;
                serializer.serialize_f64(f64::from_le_bytes(bytes))
            }
            tag::TEXT => serializer.serialize_str(next_name(&mut rest).text()),
            tag::LIST => {
                let mut list = serializer.serialize_seq(Some(self.len()))?;
                Values(&self.0[HEAD..]).try_for_each(|value| list.serialize_element(&value))?;
                list.end()
            }
            tag::MAP => {
                let mut map = serializer.serialize_map(Some(self.len()))?;
                Fields(&self.0[HEAD..]).try_for_each(|(name, value)| map.serialize_entry(name.text(), &value))?;
                map.end()
            }
            tag => serializer.serialize_bool(tag == tag::TRUE),
        }
    }
}

/// Writes what is serialised to the end of a tree.
struct Planter<'a>(&'a mut Vec<u8>);

/// What has no JSON form.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Barren(String);

impl ser::Error for Barren {
    fn custom<T: Display>(reason: T) -> Barren {
        Barren(reason.to_string())
    }
}

type Planted = Result<(), Barren>;

impl<'a> Planter<'a> {
    fn put(self, tag: u8) -> Planted {
        self.0.push(tag);
        Ok(())
    }

    /// Begins a list or a map. What belongs to a variant stands in a map under its name.
    fn open(self, tag: u8, variant: Option<&'static str>) -> Result<Open<'a>, Barren> {
        let outer = variant.map(|variant| {
            let head = self.0.len();
            self.0.extend_from_slice(&[tag::MAP; HEAD]);
            put_text(self.0, variant);
            head
        });
        let head = self.0.len();
        self.0.extend_from_slice(&[tag; HEAD]);
        Ok(Open { bytes: self.0, outer, head, values: 0 })
    }
}

impl<'a> Serializer for Planter<'a> {
    type Ok = ();
    type Error = Barren;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_bool(self, value: bool) -> Planted {
        self.put(if value { tag::TRUE } else { tag::FALSE })
    }

    fn serialize_i8(self, value: i8) -> Planted {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Planted {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Planted {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Planted {
        self.0.push(tag::INT);
        put_number(self.0, ((value << 1) ^ (value >> 63)) as u64);
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Planted {
        self.serialize_i64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Planted {
        self.serialize_i64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Planted {
        self.serialize_i64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Planted {
        self.serialize_i64(i64::try_from(value).map_err(ser::Error::custom)?)
    }

    fn serialize_f32(self, value: f32) -> Planted {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Planted {
        self.0.push(tag::FLOAT);
        self.0.extend_from_slice(&value.to_le_bytes());
        Ok(())
    }

    fn serialize_char(self, value: char) -> Planted {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Planted {
        self.0.push(tag::TEXT);
        put_text(self.0, value);
        Ok(())
    }

    /// A tree in a tree: nothing else that we write is bytes.
    fn serialize_bytes(self, value: &[u8]) -> Planted {
        self.0.extend_from_slice(value);
        Ok(())
    }

    fn serialize_none(self) -> Planted {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Planted {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Planted {
        self.put(tag::NULL)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Planted {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Planted {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Planted {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Planted {
        let mut map = self.open(tag::MAP, None)?;
        map.field(variant, value)?;
        map.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, Barren> {
        self.open(tag::LIST, None)
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'a>, Barren> {
        self.open(tag::LIST, None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Barren> {
        self.open(tag::LIST, None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Barren> {
        self.open(tag::LIST, Some(variant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a>, Barren> {
        self.open(tag::MAP, None)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, Barren> {
        self.open(tag::MAP, None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, Barren> {
        self.open(tag::MAP, Some(variant))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Planted {
        let head = self.0.len();
        // A short text has its length in one byte.
        self.0.extend_from_slice(&[tag::TEXT, 0]);
        write!(self.0, "{value}").map_err(ser::Error::custom)?;
        let length = self.0.len() - head - 2;
        if length < 128 {
            self.0[head + 1] = length as u8;
            return Ok(());
        }
        self.0.truncate(head);
        self.serialize_str(&value.to_string())
    }
}

/// A list or a map that is being written.
struct Open<'a> {
    bytes: &'a mut Vec<u8>,
    /// Where the map of a variant begins.
    outer: Option<usize>,
    head: usize,
    values: usize,
}

impl Open<'_> {
    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Planted {
        self.values += 1;
        value.serialize(Planter(self.bytes))
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Planted {
        put_text(self.bytes, name);
        self.value(value)
    }

    fn close(self) -> Planted {
        close(self.bytes, self.head, self.values);
        if let Some(outer) = self.outer {
            close(self.bytes, outer, 1);
        }
        Ok(())
    }
}

impl ser::SerializeSeq for Open<'_> {
    type Ok = ();
    type Error = Barren;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Planted {
        self.value(value)
    }

    fn end(self) -> Planted {
        self.close()
    }
}

impl ser::SerializeTuple for Open<'_> {
    type Ok = ();
    type Error = Barren;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Planted {
        self.value(value)
    }

    fn end(self) -> Planted {
        self.close()
    }
}

impl ser::SerializeTupleStruct for Open<'_> {
    type Ok = ();
    type Error = Barren;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Planted {
        self.value(value)
    }

    fn end(self) -> Planted {
        self.close()
    }
}

impl ser::SerializeTupleVariant for Open<'_> {
    type Ok = ();
    type Error = Barren;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Planted {
        self.value(value)
    }

    fn end(self) -> Planted {
        self.close()
    }
}

impl ser::SerializeMap for Open<'_> {
    type Ok = ();
    type Error = Barren;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Planted {
        let at = self.bytes.len();
        key.serialize(Planter(self.bytes))?;
        match self.bytes[at] {
            // A name is a text without its tag.
            tag::TEXT => drop(self.bytes.remove(at)),
            tag::INT | tag::TRUE | tag::FALSE => {
                let name = serde_json::to_string(&Branch(&self.bytes[at..])).map_err(ser::Error::custom)?;
                self.bytes.truncate(at);
                put_text(self.bytes, &name);
            }
            _ => return Err(ser::Error::custom("that is no name of a field")),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Planted {
        self.value(value)
    }

    fn end(self) -> Planted {
        self.close()
    }
}

impl ser::SerializeStruct for Open<'_> {
    type Ok = ();
    type Error = Barren;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Planted {
        self.field(name, value)
    }

    fn end(self) -> Planted {
        self.close()
    }
}

impl ser::SerializeStructVariant for Open<'_> {
    type Ok = ();
    type Error = Barren;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Planted {
        self.field(name, value)
    }

    fn end(self) -> Planted {
        self.close()
    }
}
