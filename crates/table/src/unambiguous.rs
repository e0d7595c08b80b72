//! JSON that can be read in one way only.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// A JSON value in which no object has a key twice.
pub struct Unambiguous(pub Value);

impl<'de> Deserialize<'de> for Unambiguous {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unambiguous, D::Error> {
        struct Any;

        impl<'de> Visitor<'de> for Any {
            type Value = Unambiguous;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any JSON value")
            }

            fn visit_unit<E: Error>(self) -> Result<Unambiguous, E> {
                Ok(Unambiguous(Value::Null))
            }

            fn visit_bool<E: Error>(self, value: bool) -> Result<Unambiguous, E> {
                Ok(Unambiguous(value.into()))
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<Unambiguous, E> {
                Ok(Unambiguous(value.into()))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<Unambiguous, E> {
                Ok(Unambiguous(value.into()))
            }

            fn visit_f64<E: Error>(self, value: f64) -> Result<Unambiguous, E> {
                Ok(Unambiguous(Number::from_f64(value).map_or(Value::Null, Value::Number)))
            }

            fn visit_str<E: Error>(self, value: &str) -> Result<Unambiguous, E> {
                Ok(Unambiguous(value.into()))
            }

            fn visit_seq<S: SeqAccess<'de>>(self, mut seq: S) -> Result<Unambiguous, S::Error> {
                let mut values = Vec::new();
                while let Some(Unambiguous(value)) = seq.next_element()? {
                    values.push(value);
                }
                Ok(Unambiguous(values.into()))
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Unambiguous, M::Error> {
                let mut fields = Map::new();
                while let Some((name, Unambiguous(value))) = map.next_entry::<String, Unambiguous>()? {
                    if fields.contains_key(&name) {
                        return Err(Error::custom(format_args!("“{name}” is given twice")));
                    }
                    fields.insert(name, value);
                }
                Ok(Unambiguous(fields.into()))
            }
        }

        deserializer.deserialize_any(Any)
    }
}
