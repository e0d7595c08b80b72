//! The difference between two values: a list of (path, new value) pairs.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Branch, Kind, List, Tree};

/// One step of a path into a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Key<'a> {
    /// A field of an object.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    Field(Cow<'a, str>),
    /// An index into a list.
    At(usize),
}

impl Key<'_> {
    /// About its length as text.
    fn size(&self) -> usize {
        match self {
            Key::Field(name) => name.len() + 3,
            Key::At(_) => 3,
        }
    }
}

/// A path and the new value there. An empty path is the whole value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(V = Tree)))]
pub struct Set<V>(pub Vec<Key<'static>>, pub V);

/// The difference between two values: paths, each with the new value there, to be set in this order. An empty path is the
/// whole value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Set<Tree>>"))]
pub struct Patch(Tree);

impl Patch {
    /// A patch that changes nothing.
    #[must_use]
    pub fn none() -> Patch {
        Patch(List::default().into_tree())
    }

    /// The patch that turns `old` into `new`.
    ///
    /// Objects with the same fields in the same order and lists of the same length are compared inside. Anything else that
    /// differs is set as a whole, and so is a value whose inner changes would take more text.
    #[must_use]
    pub fn between(old: &Tree, new: &Tree) -> Patch {
        let mut patch = List::default();
        if old != new {
            compare(old.root(), new.root(), &mut Vec::new(), &mut patch);
        }
        Patch(patch.into_tree())
    }

    /// Whether it changes nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.root().len() == 0
    }
}

impl From<Vec<Set<Value>>> for Patch {
    fn from(sets: Vec<Set<Value>>) -> Patch {
        Patch(Tree::of(&sets))
    }
}

/// The length of a pair beside its path and its value.
const BRACKETS: usize = 6;

/// Adds to the patch what turns `old` into `new`, which differ, and returns about its length as text.
fn compare<'a>(old: Branch<'_>, new: Branch<'a>, path: &mut Vec<Key<'a>>, patch: &mut List) -> usize {
    let before = patch.mark();
    let whole = BRACKETS + path.iter().map(Key::size).sum::<usize>() + new.size();
    match compare_inside(old, new, path, patch) {
        Some(inside) if inside <= whole => inside,
        _ => {
            patch.truncate(before);
            patch.push(&(&*path, new));
            whole
        }
    }
}

/// The same for the content of a map or a list, if both have the same shape.
fn compare_inside<'a>(old: Branch<'_>, new: Branch<'a>, path: &mut Vec<Key<'a>>, patch: &mut List) -> Option<usize> {
    let same_length = old.len() == new.len();
    let mut size = 0;
    let mut step = |key, old, new| {
        path.push(key);
        size += compare(old, new, path, patch);
        path.pop();
    };
    match (old.kind(), new.kind()) {
        (Kind::Map(old), Kind::Map(new)) if same_length => {
            for ((was, old), (name, new)) in old.zip(new) {
                if was != name {
                    return None;
                }
                if old != new {
                    step(Key::Field(name.text().into()), old, new);
                }
            }
        }
        (Kind::List(old), Kind::List(new)) if same_length => {
            for (at, (old, new)) in old.zip(new).enumerate() {
                if old != new {
                    step(Key::At(at), old, new);
                }
            }
        }
        _ => return None,
    }
    Some(size)
}

/// A patch that does not fit the value: a path leads where there is nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the patch does not fit the value")]
pub struct Misfit;

/// Applies a patch to `value`.
///
/// # Errors
/// If a path leads where there is nothing. What stands before it in the patch is then done.
pub fn apply(value: &mut Value, patch: &[Set<Value>]) -> Result<(), Misfit> {
    for Set(path, new) in patch {
        let mut place = &mut *value;
        for key in path {
            place = match (key, place) {
                (Key::Field(field), Value::Object(object)) => object.get_mut(field.as_ref()).ok_or(Misfit)?,
                (Key::At(at), Value::Array(list)) => list.get_mut(*at).ok_or(Misfit)?,
                _ => return Err(Misfit),
            };
        }
        *place = new.clone();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(old: Value, new: Value, patch: Value) {
        let found = Patch::between(&Tree::of(&old), &Tree::of(&new));
        assert_eq!(serde_json::to_value(&found).expect("plain data"), patch);
        let read: Vec<Set<Value>> = serde_json::from_value(patch).expect("a patch");
        let mut changed = old;
        apply(&mut changed, &read).expect("it fits");
        assert_eq!(changed, new);
    }

    #[test]
    fn a_change_is_set_at_its_path() {
        check(json!({"a": 1, "b": [1, 2, {"c": null}]}), json!({"a": 1, "b": [1, 2, {"c": null}]}), json!([]));
        check(
            json!({"a": 1, "b": [1, 2, {"c": null, "d": 4, "e": 5, "f": []}, 6, 7, 8], "g": {}}),
            json!({"a": 2, "b": [1, 3, {"c": "x", "d": 4, "e": 5, "f": []}, 6, 7, 8], "g": {}}),
            json!([[["a"], 2], [["b", 1], 3], [["b", 2, "c"], "x"]]),
        );
        check(json!(1), json!({"a": 1}), json!([[[], {"a": 1}]]));
    }

    #[test]
    fn a_value_of_another_shape_is_set_as_a_whole() {
        let check = |old: Value, new: Value| {
            let others = |a: &Value| json!({"a": a, "b": [1, 2, 3, 4]});
            check(others(&old), others(&new), json!([[["a"], new]]));
        };
        check(json!([1, 2]), json!([1]));
        check(json!({"x": 1}), json!({"y": 1}));
        check(json!({"x": 1}), json!({"x": 1, "y": 1}));
        check(json!({"x": 1}), json!(null));
    }

    #[test]
    fn a_value_that_changed_all_over_is_set_as_a_whole() {
        check(
            json!({"a": [{"x": 1, "y": 1}, {"x": 1, "y": 1}], "b": [1, 2, 3, 4, 5]}),
            json!({"a": [{"x": 2, "y": 2}, {"x": 2, "y": 2}], "b": [1, 2, 3, 4, 5]}),
            json!([[["a"], [{"x": 2, "y": 2}, {"x": 2, "y": 2}]]]),
        );
    }

    /// Any value, of few names and numbers, so that two of them have much in common.
    fn any_value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![Just(Value::Null), any::<bool>().prop_map(Value::from), (0..3).prop_map(Value::from)];
        leaf.prop_recursive(4, 40, 4, |inner| {
            let fields = prop::collection::btree_map(prop::sample::select(&["a", "b", "é"]), inner.clone(), 0..3);
            let map = |fields: BTreeMap<&str, Value>| fields.into_iter().collect::<Value>();
            prop_oneof![prop::collection::vec(inner, 0..3).prop_map(Value::from), fields.prop_map(map)]
        })
    }

    proptest! {
        #[test]
        fn a_patch_turns_the_old_value_into_the_new_one(old in any_value(), new in any_value()) {
            let patch = serde_json::to_value(Patch::between(&Tree::of(&old), &Tree::of(&new))).expect("plain data");
            let read: Vec<Set<Value>> = serde_json::from_value(patch).expect("a patch");
            let mut changed = old;
            prop_assert_eq!(apply(&mut changed, &read), Ok(()));
            prop_assert_eq!(changed, new);
        }
    }

    #[test]
    fn a_patch_that_does_not_fit_is_rejected() {
        for patch in [json!([[["b"], 1]]), json!([[["a", 2], 1]]), json!([[["a", "x"], 1]]), json!([[[0], 1]])] {
            let patch: Vec<Set<Value>> = serde_json::from_value(patch).expect("a patch");
            assert_eq!(apply(&mut json!({"a": [1, 2]}), &patch), Err(Misfit));
        }
    }
}
