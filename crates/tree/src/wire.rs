//! How a tree goes through serde: copied into another tree as it is, and written value by value into everything else.
//!
//! Copying makes a view that is put into a larger document as cheap as its bytes. serde tells a value nothing about its
//! serializer but whether it is human-readable, and to that question a tree answers as JSON does. So a tree is serialized
//! as a newtype of a name that only the [`Writer`] knows, and the writer announces that it takes the bytes.

use std::cell::Cell;

use serde::ser::{self, Serialize, SerializeMap as _, SerializeSeq as _, Serializer};

use crate::writer::{NotPlain, Writer};
use crate::{Branch, Fields, HEAD, Tree, Values, next_name, next_number, tag};

thread_local! {
    /// Whether the next [`Wire`] to be serialized is inside a writer: set right before, and taken by it.
    static INTO_TREE: Cell<bool> = const { Cell::new(false) };
}

/// The wire form of a tree or of a part of it.
pub(crate) struct Wire<'a>(pub(crate) &'a [u8]);

impl Wire<'_> {
    /// The name by which a writer recognizes a wire form. No type can be named like this.
    pub(crate) const NAME: &'static str = "tree::Wire";
}

/// Appends a wire form, as it is, to the bytes of a tree.
pub(crate) fn copy_into<T: Serialize + ?Sized>(bytes: &mut Vec<u8>, wire: &T) -> Result<(), NotPlain> {
    INTO_TREE.set(true);
    wire.serialize(Writer::copying(bytes))
}

impl Serialize for Tree {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.root().serialize(serializer)
    }
}

impl Serialize for Branch<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(Wire::NAME, &Wire(self.0))
    }
}

impl Serialize for Wire<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if INTO_TREE.take() {
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
                let mut list = serializer.serialize_seq(Some(Branch(self.0).len()))?;
                Values(&self.0[HEAD..]).try_for_each(|value| list.serialize_element(&Wire(value.0)))?;
                list.end()
            }
            tag::MAP => {
                let mut map = serializer.serialize_map(Some(Branch(self.0).len()))?;
                Fields(&self.0[HEAD..])
                    .try_for_each(|(name, value)| map.serialize_entry(name.text(), &Wire(value.0)))?;
                map.end()
            }
            tag => serializer.serialize_bool(tag == tag::TRUE),
        }
    }
}
