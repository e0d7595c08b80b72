//! What changed of a JSON value, as a list of places and what stands there now.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Name, Tree};
use ts_rs::TS;

/// One step down into a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Key {
    /// A field of an object.
    #[ts(as = "String")]
    Field(Name),
    /// A place in a list, counted from zero.
    At(usize),
}

/// What stands at a place now. The place is given by the way to it; an empty way is the whole value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
// In TypeScript “Set” is something else.
#[ts(concrete(V = Tree), rename = "Change")]
pub struct Set<V = Tree>(pub Vec<Key>, pub V);

/// What changed: to be set in this order. The server writes trees, a client reads values.
pub type Patch<V = Tree> = Vec<Set<V>>;

/// What turns `old` into `new`.
///
/// Objects with the same fields in the same order and lists of the same length are compared inside; anything else that
/// differs is set as a whole, and so is what differs all over.
#[must_use]
pub fn diff(old: &Tree, new: &Tree) -> Patch {
    let mut patch = Vec::new();
    compare(old, new, &mut Vec::new(), &mut patch);
    patch
}

/// Compares, and tells how many single values the new one holds.
fn compare(old: &Tree, new: &Tree, way: &mut Vec<Key>, patch: &mut Patch) -> usize {
    let before = patch.len();
    let mut values = 0;
    match (old, new) {
        (Tree::Map(old), Tree::Map(new)) if same_fields(old, new) => {
            for ((field, new), (_, old)) in new.iter().zip(old) {
                way.push(Key::Field(field.clone()));
                values += compare(old, new, way, patch);
                way.pop();
            }
        }
        (Tree::List(old), Tree::List(new)) if old.len() == new.len() => {
            for (at, (old, new)) in old.iter().zip(new).enumerate() {
                way.push(Key::At(at));
                values += compare(old, new, way, patch);
                way.pop();
            }
        }
        (old, new) => {
            if old != new {
                patch.push(Set(way.clone(), new.clone()));
            }
            return 1;
        }
    }
    // What has changed all over is said sooner as a whole.
    if (patch.len() - before) * WHOLE > values {
        patch.truncate(before);
        patch.push(Set(way.clone(), new.clone()));
    }
    values
}

/// If one of so many values has changed, all are set together: a place costs as much as some values.
const WHOLE: usize = 3;

fn same_fields(old: &[(Name, Tree)], new: &[(Name, Tree)]) -> bool {
    old.len() == new.len() && old.iter().zip(new).all(|((old, _), (new, _))| old == new)
}

/// A patch that does not fit the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit;

/// Changes `value` as the patch says.
///
/// # Errors
/// If it leads where there is nothing.
pub fn apply(value: &mut Value, patch: &[Set<Value>]) -> Result<(), Misfit> {
    for Set(way, new) in patch {
        let mut place = &mut *value;
        for key in way {
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
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(old: Value, new: Value, patch: Value) {
        let found = diff(&Tree::of(&old), &Tree::of(&new));
        assert_eq!(serde_json::to_value(&found).expect("plain data"), patch);
        let read: Patch<Value> = serde_json::from_value(patch).expect("a patch");
        let mut changed = old;
        apply(&mut changed, &read).expect("it fits");
        assert_eq!(changed, new);
    }

    #[test]
    fn what_changed_is_set_where_it_changed() {
        check(json!({"a": 1, "b": [1, 2, {"c": null}]}), json!({"a": 1, "b": [1, 2, {"c": null}]}), json!([]));
        check(
            json!({"a": 1, "b": [1, 2, {"c": null, "d": 4, "e": 5, "f": []}, 6, 7, 8], "g": {}}),
            json!({"a": 2, "b": [1, 3, {"c": "x", "d": 4, "e": 5, "f": []}, 6, 7, 8], "g": {}}),
            json!([[["a"], 2], [["b", 1], 3], [["b", 2, "c"], "x"]]),
        );
        check(json!(1), json!({"a": 1}), json!([[[], {"a": 1}]]));
    }

    #[test]
    fn what_has_another_shape_is_set_as_a_whole() {
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
    fn what_changed_all_over_is_set_as_a_whole() {
        check(
            json!({"a": [{"x": 1, "y": 1}, {"x": 1, "y": 1}], "b": [1, 2, 3, 4, 5]}),
            json!({"a": [{"x": 2, "y": 2}, {"x": 2, "y": 1}], "b": [1, 2, 3, 4, 5]}),
            json!([[["a"], [{"x": 2, "y": 2}, {"x": 2, "y": 1}]]]),
        );
    }

    #[test]
    fn a_patch_that_does_not_fit_is_refused() {
        for patch in [json!([[["b"], 1]]), json!([[["a", 2], 1]]), json!([[["a", "x"], 1]]), json!([[[0], 1]])] {
            let patch: Patch<Value> = serde_json::from_value(patch).expect("a patch");
            assert_eq!(apply(&mut json!({"a": [1, 2]}), &patch), Err(Misfit));
        }
    }
}
