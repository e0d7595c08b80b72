//! The options of a game, described as data: for whoever draws a form for a new table and knows no game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// The values it can have.
    pub can_be: OptionRange,
    /// Its default.
    #[cfg_attr(feature = "typescript", ts(as = "crate::Tree"))]
    pub default: Value,
    /// What is recommended for a first game, if that is not the default.
    #[cfg_attr(feature = "typescript", ts(as = "Option<crate::Tree>"))]
    pub first_game: Option<Value>,
    /// Another option on which this one depends: unless that has this value, this one keeps its default.
    pub needs: Option<OptionNeed>,
    /// The message id of its label.
    pub label: String,
    /// The message id of its explanation, if it has one.
    pub about: Option<String>,
}

/// The value that another option must have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionNeed {
    /// The other option's name.
    pub option: String,
    /// The value it must have.
    #[cfg_attr(feature = "typescript", ts(as = "crate::Tree"))]
    pub value: Value,
}

/// The values an option can have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum OptionRange {
    /// A whole number.
    Number {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// Yes or no.
    Flag,
    /// One of a few values.
    Choice {
        /// The values.
        values: Vec<OptionValue>,
    },
    /// One of a few values, or a list with one value for each place.
    Places {
        /// The values that are no list to be filled in.
        values: Vec<OptionValue>,
        /// The message id of the label for a list.
        label: String,
        /// The places, in the order of the list.
        places: Vec<OptionPlace>,
    },
    /// One of a few values, or a list of numbers, each from a group of its own.
    Selection {
        /// The values that are no list to be filled in.
        values: Vec<OptionValue>,
        /// The message id of the label for a list.
        label: String,
        /// The message id of the explanation of the list.
        about: String,
        /// The length of the list.
        length: u32,
        /// The groups of numbers: a list has at most one number of each.
        groups: Vec<Vec<u32>>,
    },
}

/// A value that an option can have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionValue {
    /// The value.
    #[cfg_attr(feature = "typescript", ts(as = "crate::Tree"))]
    pub value: Value,
    /// The message id of its label.
    pub label: String,
    /// The message id of its explanation, if it has one.
    pub about: Option<String>,
}

/// A place in a list of values.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionPlace {
    /// The message id of its label.
    pub label: String,
    /// The arguments of that message.
    pub args: BTreeMap<String, u32>,
    /// The values it can have.
    pub values: Vec<OptionValue>,
}

impl OptionInfo {
    /// An option with this name, these values and default, and this message for its label.
    pub fn new(name: &str, can_be: OptionRange, default: impl Into<Value>, label: impl Into<String>) -> OptionInfo {
        OptionInfo {
            name: name.to_owned(),
            can_be,
            default: default.into(),
            first_game: None,
            needs: None,
            label: label.into(),
            about: None,
        }
    }

    /// The same with an explanation.
    #[must_use]
    pub fn about(self, about: impl Into<String>) -> OptionInfo {
        OptionInfo { about: Some(about.into()), ..self }
    }

    /// The same with what is recommended for a first game.
    #[must_use]
    pub fn first_game(self, value: impl Into<Value>) -> OptionInfo {
        OptionInfo { first_game: Some(value.into()), ..self }
    }

    /// The same, where another option must have this value.
    #[must_use]
    pub fn needs(self, option: &str, value: impl Into<Value>) -> OptionInfo {
        OptionInfo { needs: Some(OptionNeed { option: option.to_owned(), value: value.into() }), ..self }
    }

    /// The ids of all messages of the description.
    pub fn messages(&self) -> impl Iterator<Item = &str> {
        let own = std::iter::once(&self.label).chain(&self.about);
        let (values, list, places): (&[OptionValue], Vec<&String>, &[OptionPlace]) = match &self.can_be {
            OptionRange::Number { .. } | OptionRange::Flag => (&[], Vec::new(), &[]),
            OptionRange::Choice { values } => (values, Vec::new(), &[]),
            OptionRange::Places { values, label, places } => (values, vec![label], places),
            OptionRange::Selection { values, label, about, .. } => (values, vec![label, about], &[]),
        };
        let values = values.iter().chain(places.iter().flat_map(|place| &place.values));
        let values = values.flat_map(|value| std::iter::once(&value.label).chain(&value.about));
        own.chain(list).chain(places.iter().map(|place| &place.label)).chain(values).map(String::as_str)
    }
}

impl OptionValue {
    /// A value with the message for its label.
    pub fn new(value: impl Into<Value>, label: impl Into<String>) -> OptionValue {
        OptionValue { value: value.into(), label: label.into(), about: None }
    }

    /// The same with an explanation.
    #[must_use]
    pub fn about(self, about: impl Into<String>) -> OptionValue {
        OptionValue { about: Some(about.into()), ..self }
    }
}

impl OptionRange {
    /// Values that it offers: all of them, but of lists so many that each entry is in one of them.
    #[must_use]
    pub fn offered(&self) -> Vec<Value> {
        let named = |values: &[OptionValue]| values.iter().map(|value| value.value.clone()).collect::<Vec<_>>();
        match self {
            OptionRange::Number { least, most } => (*least..=*most).map(Value::from).collect(),
            OptionRange::Flag => vec![false.into(), true.into()],
            OptionRange::Choice { values } => named(values),
            OptionRange::Places { values, places, .. } => {
                let most = places.iter().map(|place| place.values.len()).max().unwrap_or_default();
                let entry = |place: &OptionPlace, at: usize| place.values[at % place.values.len()].value.clone();
                let list = |at| places.iter().map(|place| entry(place, at)).collect::<Value>();
                named(values).into_iter().chain((0..most).map(list)).collect()
            }
            OptionRange::Selection { values, length, groups, .. } => {
                let most = groups.iter().map(Vec::len).max().unwrap_or_default();
                let list = |first: usize, at: usize| {
                    let chosen = groups.iter().cycle().skip(first).take(*length as usize);
                    chosen.map(|group| group[at % group.len()]).collect::<Value>()
                };
                let lists = (0..groups.len()).flat_map(|first| (0..most).map(move |at| list(first, at)));
                named(values).into_iter().chain(lists).collect()
            }
        }
    }
}
