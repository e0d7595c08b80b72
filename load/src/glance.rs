//! The little of a sight that a player needs who acts at random; the rest is read past, so that many can play on one core.

use std::fmt;

use protocol::patch::{Key, Misfit, Set, apply};
use serde::de::{Deserialize, Deserializer, IgnoredAny, SeqAccess, Visitor};
use serde_json::{Value, json};

/// What matters of a sight: its stage, the choices, and what is chosen already.
#[derive(Clone, Debug)]
pub(crate) struct Glance(Value);

/// The ways to what matters.
const WAYS: [&[&str]; 3] = [&["stage"], &["table", "choices"], &["table", "chosen"]];

impl Glance {
    pub(crate) fn is_over(&self) -> bool {
        self.0["stage"] == "over"
    }

    /// What may be done, if nothing is chosen yet.
    pub(crate) fn choices(&self) -> &[Value] {
        let table = &self.0["table"];
        let open = table["chosen"].is_null();
        table["choices"].as_array().filter(|_| open).map_or(&[], Vec::as_slice)
    }

    /// Changes as a patch says.
    pub(crate) fn change(&mut self, changes: Vec<Change>) -> Result<(), Misfit> {
        changes.into_iter().try_for_each(|Change(set)| match set {
            Some(set) => apply(&mut self.0, &[set]),
            None => Ok(()),
        })
    }
}

impl<'de> Deserialize<'de> for Glance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Glance, D::Error> {
        #[derive(serde::Deserialize)]
        struct Sight {
            stage: Value,
            table: Option<Table>,
        }
        let Sight { stage, table } = Deserialize::deserialize(deserializer)?;
        Ok(Glance(json!({ "stage": stage, "table": table.map(Table::into_value) })))
    }
}

#[derive(serde::Deserialize)]
struct Table {
    choices: Value,
    chosen: Value,
}

impl Table {
    fn into_value(self) -> Value {
        json!({ "choices": self.choices, "chosen": self.chosen })
    }
}

/// One change of a patch, if it is one that matters.
pub(crate) struct Change(Option<Set<Value>>);

impl<'de> Deserialize<'de> for Change {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Change, D::Error> {
        deserializer.deserialize_seq(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Change;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a way and a value")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut set: A) -> Result<Change, A::Error> {
        let short = || serde::de::Error::custom("a way and a value");
        let way: Vec<Key<'static>> = set.next_element()?.ok_or_else(short)?;
        let leads_to =
            |to: &&[&str]| to.iter().zip(&way).all(|(name, key)| matches!(key, Key::Field(field) if field == name));
        if !WAYS.iter().any(leads_to) {
            set.next_element::<IgnoredAny>()?.ok_or_else(short)?;
            return Ok(Change(None));
        }
        let value = match way.len() {
            0 => set.next_element::<Glance>()?.ok_or_else(short)?.0,
            1 if way[0] == Key::Field("table".into()) => {
                set.next_element::<Option<Table>>()?.ok_or_else(short)?.map_or(Value::Null, Table::into_value)
            }
            _ => set.next_element::<Value>()?.ok_or_else(short)?,
        };
        Ok(Change(Some(Set(way, value))))
    }
}
