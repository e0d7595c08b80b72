//! Serializes any value into the bytes of a tree.

use std::fmt::Display;
use std::io::Write as _;

use serde::ser::{self, Serialize, Serializer};

use crate::wire::{self, Wire};
use crate::{HEAD, close, put_number, put_text, tag};

/// The serde serializer that appends a value to the bytes of a tree.
pub(crate) struct Writer<'a> {
    bytes: &'a mut Vec<u8>,
    /// Whether bytes are the wire form of a tree.
    copies: bool,
}

/// Why a value has no JSON form.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct NotPlain(String);

impl ser::Error for NotPlain {
    fn custom<T: Display>(reason: T) -> NotPlain {
        NotPlain(reason.to_string())
    }
}

type Written = Result<(), NotPlain>;

impl<'a> Writer<'a> {
    pub(crate) fn new(bytes: &'a mut Vec<u8>) -> Writer<'a> {
        Writer { bytes, copies: false }
    }

    /// A writer for the wire form of a tree, whose bytes it appends as they are.
    pub(crate) fn copying(bytes: &'a mut Vec<u8>) -> Writer<'a> {
        Writer { bytes, copies: true }
    }

    fn put(self, tag: u8) -> Written {
        self.bytes.push(tag);
        Ok(())
    }

    /// Begins a list or a map. The content of a variant is a map with one field, the variant's name.
    fn open(self, tag: u8, variant: Option<&'static str>) -> Result<Open<'a>, NotPlain> {
        let outer = variant.map(|variant| {
            let head = self.bytes.len();
            self.bytes.extend_from_slice(&[tag::MAP; HEAD]);
            put_text(self.bytes, variant);
            head
        });
        let head = self.bytes.len();
        self.bytes.extend_from_slice(&[tag; HEAD]);
        Ok(Open { bytes: self.bytes, outer, head, values: 0 })
    }
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = NotPlain;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

    fn serialize_bool(self, value: bool) -> Written {
        self.put(if value { tag::TRUE } else { tag::FALSE })
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i64(self, value: i64) -> Written {
        self.bytes.push(tag::INT);
        put_number(self.bytes, ((value << 1) ^ (value >> 63)) as u64);
        Ok(())
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_u64(self, value: u64) -> Written {
        self.serialize_i64(i64::try_from(value).map_err(ser::Error::custom)?)
    }

    fn serialize_f32(self, value: f32) -> Written {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Written {
        self.bytes.push(tag::FLOAT);
        self.bytes.extend_from_slice(&value.to_le_bytes());
        Ok(())
    }

    fn serialize_char(self, value: char) -> Written {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Written {
        self.bytes.push(tag::TEXT);
        put_text(self.bytes, value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        if self.copies {
            self.bytes.extend_from_slice(value);
            return Ok(());
        }
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.put(tag::NULL)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Written {
        if name == Wire::NAME {
            return wire::copy_into(self.bytes, value);
        }
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        let mut map = self.open(tag::MAP, None)?;
        map.field(variant, value)?;
        map.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Open<'a>, NotPlain> {
        self.open(tag::LIST, None)
    }

    fn serialize_tuple(self, _: usize) -> Result<Open<'a>, NotPlain> {
        self.open(tag::LIST, None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, NotPlain> {
        self.open(tag::LIST, None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, NotPlain> {
        self.open(tag::LIST, Some(variant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Open<'a>, NotPlain> {
        self.open(tag::MAP, None)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Open<'a>, NotPlain> {
        self.open(tag::MAP, None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Open<'a>, NotPlain> {
        self.open(tag::MAP, Some(variant))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Written {
        let head = self.bytes.len();
        // A short text has its length in one byte.
        self.bytes.extend_from_slice(&[tag::TEXT, 0]);
        write!(self.bytes, "{value}").map_err(ser::Error::custom)?;
        let length = self.bytes.len() - head - 2;
        if length < 128 {
            self.bytes[head + 1] = length as u8;
            return Ok(());
        }
        self.bytes.truncate(head);
        self.serialize_str(&value.to_string())
    }
}

/// A list or a map that is being written.
pub(crate) struct Open<'a> {
    bytes: &'a mut Vec<u8>,
    /// Where the map of a variant begins.
    outer: Option<usize>,
    head: usize,
    values: usize,
}

impl Open<'_> {
    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.values += 1;
        value.serialize(Writer::new(self.bytes))
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Written {
        put_text(self.bytes, name);
        self.value(value)
    }

    fn close(self) -> Written {
        close(self.bytes, self.head, self.values);
        if let Some(outer) = self.outer {
            close(self.bytes, outer, 1);
        }
        Ok(())
    }
}

impl ser::SerializeSeq for Open<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.value(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeTuple for Open<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.value(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeTupleStruct for Open<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.value(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeTupleVariant for Open<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.value(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeMap for Open<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        let at = self.bytes.len();
        key.serialize(Writer::new(self.bytes))?;
        match self.bytes[at] {
            // A name is a text without its tag.
            tag::TEXT => drop(self.bytes.remove(at)),
            tag::INT | tag::TRUE | tag::FALSE => {
                let name = serde_json::to_string(&Wire(&self.bytes[at..])).map_err(ser::Error::custom)?;
                self.bytes.truncate(at);
                put_text(self.bytes, &name);
            }
            _ => return Err(ser::Error::custom("a field's name must be a text, a whole number or a bool")),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.value(value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeStruct for Open<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
        self.field(name, value)
    }

    fn end(self) -> Written {
        self.close()
    }
}

impl ser::SerializeStructVariant for Open<'_> {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
        self.field(name, value)
    }

    fn end(self) -> Written {
        self.close()
    }
}
