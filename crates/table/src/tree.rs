//! Plain data as a tree: what JSON is made of, quick to build and to compare.
//!
//! A server makes many views and compares each with the one before. Names of fields are known when the program is
//! built, so a tree borrows them, and finds them again by their place.

use std::borrow::Cow;
use std::fmt::{self, Display};

use serde::ser::{self, Serialize, Serializer};
use serde_json::Value;

/// The name of a field.
pub type Name = Cow<'static, str>;

/// Plain data.
#[derive(Clone, Debug, PartialEq, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "unknown"))]
pub enum Tree {
    /// Nothing.
    #[default]
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// Any other number.
    Float(f64),
    /// A text.
    Text(Name),
    /// A list.
    List(Vec<Tree>),
    /// Fields with names, in their order.
    Map(Vec<(Name, Tree)>),
}

impl Tree {
    /// The tree of anything that can be written as JSON.
    ///
    /// # Panics
    /// If it cannot: a map with keys that are no texts or numbers, or a number beyond 64 bits with a sign. Plain data has
    /// neither.
    #[must_use]
    pub fn of(data: &impl Serialize) -> Tree {
        data.serialize(Planter).expect("plain data has a JSON form")
    }

    /// Fields with names.
    #[must_use]
    pub fn map<const N: usize>(fields: [(&'static str, Tree); N]) -> Tree {
        Tree::Map(fields.into_iter().map(|(name, tree)| (Cow::Borrowed(name), tree)).collect())
    }

    /// The field of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Tree> {
        match self {
            Tree::Map(fields) => fields.iter().find(|(field, _)| field == name).map(|(_, tree)| tree),
            _ => None,
        }
    }
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Tree::Null => serializer.serialize_unit(),
            Tree::Bool(value) => serializer.serialize_bool(*value),
            Tree::Int(value) => serializer.serialize_i64(*value),
            Tree::Float(value) => serializer.serialize_f64(*value),
            Tree::Text(value) => serializer.serialize_str(value),
            Tree::List(list) => serializer.collect_seq(list),
            Tree::Map(fields) => serializer.collect_map(fields.iter().map(|(name, tree)| (name, tree))),
        }
    }
}

impl From<Tree> for Value {
    fn from(tree: Tree) -> Value {
        match tree {
            Tree::Null => Value::Null,
            Tree::Bool(value) => value.into(),
            Tree::Int(value) => value.into(),
            Tree::Float(value) => value.into(),
            Tree::Text(value) => value.into(),
            Tree::List(list) => list.into_iter().map(Value::from).collect(),
            Tree::Map(fields) => {
                fields.into_iter().map(|(name, tree)| (name.into_owned(), Value::from(tree))).collect()
            }
        }
    }
}

/// Makes a tree of what is serialised.
struct Planter;

/// What has no JSON form.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Barren(String);

impl ser::Error for Barren {
    fn custom<T: Display>(reason: T) -> Barren {
        Barren(reason.to_string())
    }
}

type Grown = Result<Tree, Barren>;

impl Serializer for Planter {
    type Ok = Tree;
    type Error = Barren;
    type SerializeSeq = Listing;
    type SerializeTuple = Listing;
    type SerializeTupleStruct = Listing;
    type SerializeTupleVariant = Listing;
    type SerializeMap = Mapping;
    type SerializeStruct = Mapping;
    type SerializeStructVariant = Mapping;

    fn serialize_bool(self, value: bool) -> Grown {
        Ok(Tree::Bool(value))
    }

    fn serialize_i8(self, value: i8) -> Grown {
        Ok(Tree::Int(value.into()))
    }

    fn serialize_i16(self, value: i16) -> Grown {
        Ok(Tree::Int(value.into()))
    }

    fn serialize_i32(self, value: i32) -> Grown {
        Ok(Tree::Int(value.into()))
    }

    fn serialize_i64(self, value: i64) -> Grown {
        Ok(Tree::Int(value))
    }

    fn serialize_u8(self, value: u8) -> Grown {
        Ok(Tree::Int(value.into()))
    }

    fn serialize_u16(self, value: u16) -> Grown {
        Ok(Tree::Int(value.into()))
    }

    fn serialize_u32(self, value: u32) -> Grown {
        Ok(Tree::Int(value.into()))
    }

    fn serialize_u64(self, value: u64) -> Grown {
        i64::try_from(value).map(Tree::Int).map_err(ser::Error::custom)
    }

    fn serialize_f32(self, value: f32) -> Grown {
        Ok(Tree::Float(value.into()))
    }

    fn serialize_f64(self, value: f64) -> Grown {
        Ok(Tree::Float(value))
    }

    fn serialize_char(self, value: char) -> Grown {
        Ok(Tree::Text(value.to_string().into()))
    }

    fn serialize_str(self, value: &str) -> Grown {
        Ok(Tree::Text(value.to_owned().into()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Grown {
        Ok(Tree::List(value.iter().map(|&byte| Tree::Int(byte.into())).collect()))
    }

    fn serialize_none(self) -> Grown {
        Ok(Tree::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Grown {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Grown {
        Ok(Tree::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Grown {
        Ok(Tree::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Grown {
        Ok(Tree::Text(Cow::Borrowed(variant)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Grown {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Grown {
        Ok(Tree::map([(variant, value.serialize(Planter)?)]))
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Listing, Barren> {
        Ok(Listing { variant: None, list: Vec::with_capacity(len.unwrap_or_default()) })
    }

    fn serialize_tuple(self, len: usize) -> Result<Listing, Barren> {
        self.serialize_seq(Some(len))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<Listing, Barren> {
        self.serialize_seq(Some(len))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Listing, Barren> {
        Ok(Listing { variant: Some(variant), list: Vec::with_capacity(len) })
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Mapping, Barren> {
        Ok(Mapping { variant: None, name: None, fields: Vec::with_capacity(len.unwrap_or_default()) })
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Mapping, Barren> {
        self.serialize_map(Some(len))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Mapping, Barren> {
        Ok(Mapping { variant: Some(variant), name: None, fields: Vec::with_capacity(len) })
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Grown {
        Ok(Tree::Text(value.to_string().into()))
    }
}

/// What belongs to a variant stands in a map under its name.
fn under(variant: Option<&'static str>, tree: Tree) -> Tree {
    match variant {
        None => tree,
        Some(variant) => Tree::map([(variant, tree)]),
    }
}

struct Listing {
    variant: Option<&'static str>,
    list: Vec<Tree>,
}

impl Listing {
    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Barren> {
        self.list.push(value.serialize(Planter)?);
        Ok(())
    }

    fn done(self) -> Grown {
        Ok(under(self.variant, Tree::List(self.list)))
    }
}

impl ser::SerializeSeq for Listing {
    type Ok = Tree;
    type Error = Barren;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Barren> {
        self.add(value)
    }

    fn end(self) -> Grown {
        self.done()
    }
}

impl ser::SerializeTuple for Listing {
    type Ok = Tree;
    type Error = Barren;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Barren> {
        self.add(value)
    }

    fn end(self) -> Grown {
        self.done()
    }
}

impl ser::SerializeTupleStruct for Listing {
    type Ok = Tree;
    type Error = Barren;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Barren> {
        self.add(value)
    }

    fn end(self) -> Grown {
        self.done()
    }
}

impl ser::SerializeTupleVariant for Listing {
    type Ok = Tree;
    type Error = Barren;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Barren> {
        self.add(value)
    }

    fn end(self) -> Grown {
        self.done()
    }
}

struct Mapping {
    variant: Option<&'static str>,
    name: Option<Name>,
    fields: Vec<(Name, Tree)>,
}

impl Mapping {
    fn add<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Barren> {
        self.fields.push((Cow::Borrowed(name), value.serialize(Planter)?));
        Ok(())
    }

    fn done(self) -> Grown {
        Ok(under(self.variant, Tree::Map(self.fields)))
    }
}

impl ser::SerializeMap for Mapping {
    type Ok = Tree;
    type Error = Barren;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Barren> {
        self.name = Some(match key.serialize(Planter)? {
            Tree::Text(name) => name,
            Tree::Int(number) => number.to_string().into(),
            Tree::Bool(value) => value.to_string().into(),
            other => return Err(ser::Error::custom(fmt::format(format_args!("{other:?} is no name of a field")))),
        });
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Barren> {
        let name = self.name.take().unwrap_or_default();
        self.fields.push((name, value.serialize(Planter)?));
        Ok(())
    }

    fn end(self) -> Grown {
        self.done()
    }
}

impl ser::SerializeStruct for Mapping {
    type Ok = Tree;
    type Error = Barren;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Barren> {
        self.add(name, value)
    }

    fn end(self) -> Grown {
        self.done()
    }
}

impl ser::SerializeStructVariant for Mapping {
    type Ok = Tree;
    type Error = Barren;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Barren> {
        self.add(name, value)
    }

    fn end(self) -> Grown {
        self.done()
    }
}
