//! Whether JSON is what a declaration says: enough of TypeScript for the declarations of a game.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::layout::token;

/// Declarations by their names, as `export type Name = …`.
pub(crate) struct Declared<'a>(pub(crate) &'a BTreeMap<String, String>);

impl Declared<'_> {
    /// Whether a value is of the type with this name.
    pub(crate) fn fits(&self, name: &str, value: &Value) -> bool {
        let declared = self.0.get(name).unwrap_or_else(|| panic!("{name} is declared"));
        let (_, body) = declared.split_once(&format!("export type {name} =")).expect("a declaration");
        let tokens = &mut &*tokens(body);
        let fits = self.union(tokens, Some(value));
        assert!(tokens.is_empty(), "{name} is read to its end, but for {tokens:?}");
        fits
    }

    /// Reads a type; without a value only for what follows it.
    fn union(&self, tokens: &mut &[&str], value: Option<&Value>) -> bool {
        let mut fits = false;
        skip(tokens, "|");
        loop {
            fits |= self.one(tokens, value);
            if !skip(tokens, "|") {
                return fits;
            }
        }
    }

    fn one(&self, tokens: &mut &[&str], value: Option<&Value>) -> bool {
        match take(tokens) {
            "{" => self.fields(tokens, value.and_then(Value::as_object)),
            "[" => self.tuple(tokens, value.and_then(Value::as_array)),
            "Array" => {
                assert!(skip(tokens, "<"));
                let of = *tokens;
                self.union(tokens, None);
                assert!(skip(tokens, ">"));
                let list = value.and_then(Value::as_array);
                list.is_some_and(|list| list.iter().all(|value| self.union(&mut &*of, Some(value))))
            }
            "Record" => self.record(tokens, value, false),
            "Partial" => {
                assert!(skip(tokens, "<") && skip(tokens, "Record"));
                let fits = self.record(tokens, value, true);
                assert!(skip(tokens, ">"));
                fits
            }
            "Exclude" => {
                assert!(skip(tokens, "<"));
                let fits = self.union(tokens, value);
                assert!(skip(tokens, ","));
                let excluded = self.union(tokens, value);
                assert!(skip(tokens, ">"));
                fits && !excluded
            }
            "string" => value.is_some_and(Value::is_string),
            "number" => value.is_some_and(Value::is_number),
            "boolean" => value.is_some_and(Value::is_boolean),
            "null" => value.is_some_and(Value::is_null),
            text if text.starts_with('"') => value.and_then(Value::as_str) == Some(text.trim_matches('"')),
            name => value.is_some_and(|value| self.fits(name, value)),
        }
    }

    /// All the fields that are declared, and no others.
    fn fields(&self, tokens: &mut &[&str], value: Option<&serde_json::Map<String, Value>>) -> bool {
        let (mut fits, mut known) = (true, 0);
        if skip(tokens, "[") {
            // Any name: `[key in string]`.
            while take(tokens) != "]" {}
            assert!(skip(tokens, ":"), "what has a name has a type");
            let of = *tokens;
            self.union(tokens, None);
            assert!(skip(tokens, "}"));
            return value.is_some_and(|value| value.values().all(|value| self.union(&mut &*of, Some(value))));
        }
        while !skip(tokens, "}") {
            let name = take(tokens).trim_matches('"');
            let optional = skip(tokens, "?");
            assert!(skip(tokens, ":"), "a field has a type");
            let field = value.and_then(|value| value.get(name));
            known += usize::from(field.is_some());
            fits &= self.union(tokens, field) || (optional && field.is_none());
            skip(tokens, ",");
        }
        fits && value.is_some_and(|value| value.len() == known)
    }

    /// A value for every name, or for some.
    fn record(&self, tokens: &mut &[&str], value: Option<&Value>, some: bool) -> bool {
        assert!(skip(tokens, "<"));
        let names = *tokens;
        self.union(tokens, None);
        assert!(skip(tokens, ","));
        let of = *tokens;
        self.union(tokens, None);
        assert!(skip(tokens, ">"));
        let fields = value.and_then(Value::as_object);
        let known = |name: &str| self.union(&mut &*names, Some(&Value::from(name)));
        fields.is_some_and(|fields| {
            fields.iter().all(|(name, value)| known(name) && self.union(&mut &*of, Some(value)))
                && (some || fields.len() == self.names(&mut &*names))
        })
    }

    /// How many texts a type has.
    fn names(&self, tokens: &mut &[&str]) -> usize {
        let mut count = 0;
        skip(tokens, "|");
        loop {
            count += match take(tokens) {
                text if text.starts_with('"') => 1,
                "Exclude" => {
                    assert!(skip(tokens, "<"));
                    let all = self.names(tokens);
                    assert!(skip(tokens, ","));
                    let excluded = self.names(tokens);
                    assert!(skip(tokens, ">"));
                    all - excluded
                }
                name => {
                    let declared = self.0.get(name).unwrap_or_else(|| panic!("{name} is declared"));
                    let (_, body) = declared.split_once(&format!("export type {name} =")).expect("a declaration");
                    self.names(&mut &*self::tokens(body))
                }
            };
            if !skip(tokens, "|") {
                return count;
            }
        }
    }

    fn tuple(&self, tokens: &mut &[&str], value: Option<&Vec<Value>>) -> bool {
        let (mut fits, mut known) = (true, 0);
        while !skip(tokens, "]") {
            fits &= self.union(tokens, value.and_then(|value| value.get(known)));
            known += 1;
            skip(tokens, ",");
        }
        fits && value.is_some_and(|value| value.len() == known)
    }
}

fn take<'a>(tokens: &mut &[&'a str]) -> &'a str {
    let (first, rest) = tokens.split_first().expect("a type");
    *tokens = rest;
    first
}

fn skip(tokens: &mut &[&str], expected: &str) -> bool {
    let found = tokens.first() == Some(&expected);
    if found {
        take(tokens);
    }
    found
}

/// Words, texts and signs, without comments.
fn tokens(body: &str) -> Vec<&str> {
    let (mut tokens, mut rest) = (Vec::new(), body);
    while !rest.is_empty() {
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let (first, after) = rest.split_at(if word > 0 { word } else { token(rest) });
        if !first.trim().is_empty() && !first.starts_with("/*") && first != ";" {
            tokens.push(first);
        }
        rest = after;
    }
    tokens
}
