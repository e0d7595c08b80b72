//! What is printed on a game's pieces, where that is data: for whoever wants to look at it, or has other pieces.

use serde::{Deserialize, Serialize};

use crate::game::{BadTerms, ComponentSet};

/// Everything on a game's pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Components {
    /// What the set is called.
    pub name: String,
    /// A hash over all its values, as records have it: 16 hexadecimal digits.
    #[serde(with = "hexadecimal")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    #[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[0-9a-f]{16}$"))]
    pub hash: u64,
    /// The values, in a fixed order.
    pub values: Vec<Component>,
}

impl Components {
    /// The set as a record names it.
    #[must_use]
    pub fn set(&self) -> ComponentSet {
        ComponentSet { name: self.name.clone(), hash: self.hash }
    }
}

/// A value on a piece, with where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Component {
    /// The file it belongs to, which is named after a part of the box.
    pub file: String,
    /// Its name in an owner's file, such as `oases.05.colour`.
    pub path: String,
    /// The value.
    pub value: ComponentValue,
    /// What it could be instead.
    pub can_be: ComponentRange,
    /// How it is known: `printed`, `derived`, `reconstructed`, or from an `owner` of the box.
    pub provenance: String,
    /// Whether somebody has seen it in print.
    pub confirmed: bool,
    /// Where it stands, or how it was found, in English.
    pub reference: String,
}

/// A value on a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ComponentValue {
    /// A number.
    Number(i16),
    /// A name, such as that of a colour.
    Name(String),
    /// Things to get or to give, each kind once.
    Things(Vec<Amount>),
}

/// So many of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Amount {
    /// What it is, as an owner's file calls one of it; with the amount before it, it can be written there.
    pub thing: String,
    /// How many there are.
    pub amount: u8,
}

/// What a value can be. Whether it fits the others is told by the check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ComponentRange {
    /// A number.
    Number {
        /// The least.
        least: i16,
        /// The most.
        most: i16,
    },
    /// One of a few names.
    Name {
        /// The names.
        names: Vec<String>,
    },
    /// Things.
    Things {
        /// What kinds there are.
        of: Vec<AmountRange>,
        /// So many kinds at most.
        kinds: u8,
    },
}

/// How many there can be of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AmountRange {
    /// What it is, as an owner's file calls one of it.
    pub thing: String,
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// What is wrong with an owner's values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{file}: {}{reason}", told(.field))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ComponentFault {
    /// The file.
    pub file: String,
    /// The value or the table of values, as a path with dots; nothing if it is the file as a whole.
    pub field: String,
    /// What is wrong with it, in plain words.
    pub reason: String,
}

fn told(field: &str) -> String {
    if field.is_empty() { String::new() } else { format!("{field}: ") }
}

impl ComponentFault {
    /// A fault, fit for a terminal: no sign that somebody wrote into a file moves the cursor or changes a colour.
    pub fn new(file: &str, field: &str, reason: impl AsRef<str>) -> ComponentFault {
        let [file, field, reason] =
            [file, field, reason.as_ref()].map(|text| text.replace(char::is_control, "\u{fffd}"));
        ComponentFault { file, field, reason }
    }
}

/// Why components cannot be used: all the reasons.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct BadComponents {
    /// All that is wrong.
    pub faults: Vec<ComponentFault>,
}

impl From<BadComponents> for BadTerms {
    fn from(bad: BadComponents) -> BadTerms {
        BadTerms { reasons: bad.faults.iter().map(ToString::to_string).collect() }
    }
}

/// A hash as records have it.
mod hexadecimal {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(hash: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{hash:016x}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        u64::from_str_radix(&String::deserialize(deserializer)?, 16).map_err(D::Error::custom)
    }
}
