//! The types in TypeScript, for clients. `UPDATE_TYPESCRIPT=1` writes them anew.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use protocol::lobby::{
    Branch, Clock, GameInfo, Join, Joined, NewRecord, NewSeat, NewTable, Page, Settings, Shown, TableMade,
};
use protocol::problem::Problem;
use protocol::socket::{FromClient, FromServer, Request};
use serde_json::Value;
use ts_rs::{Config, TS, TypeVisitor};
use utoipa::PartialSchema;
use utoipa::openapi::{RefOr, Schema};

/// All types that somebody needs for what is visited, by their names.
struct Types {
    config: Config,
    declared: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Lists, maps and what else TypeScript has already are not declared.
        if T::output_path().is_none() || self.declared.contains_key(&T::ident(&self.config)) {
            return;
        }
        let declared = T::decl(&self.config).replace(&Request::inline_flattened(&self.config), "Request");
        let docs = told(&T::docs().unwrap_or_default(), 0);
        self.declared.insert(T::ident(&self.config), format!("\n{docs}export {}\n", laid_out(&declared)));
        T::visit_dependencies(self);
    }
}

fn typescript() -> String {
    let head = format!(
        "// Made from the Rust types in crates/protocol by a test there; do not edit. docs/protocol.md explains them.\n\n\
         /** The version of the protocol. */\nexport const VERSION = {};\n",
        protocol::VERSION
    );
    let mut types = Types { config: Config::new().with_large_int("number"), declared: BTreeMap::new() };
    types.visit::<GameInfo>();
    types.visit::<NewTable>();
    types.visit::<NewRecord>();
    types.visit::<TableMade>();
    types.visit::<Join>();
    types.visit::<Joined>();
    types.visit::<Page>();
    types.visit::<Shown>();
    types.visit::<Problem>();
    types.visit::<Request>();
    types.visit::<FromClient>();
    types.visit::<FromServer>();
    head + &types.declared.into_values().collect::<String>()
}

/// A comment, indented: its first paragraph, since what follows is for readers of Rust.
fn told(comment: &str, depth: usize) -> String {
    let lines = comment.lines().map(|line| line.trim().trim_start_matches("/**").trim_end_matches("*/"));
    let lines = lines.map(|line| line.trim_start_matches(['*', ' ']).trim_end()).skip_while(|line| line.is_empty());
    let lines: Vec<String> =
        lines.take_while(|line| !line.is_empty()).map(|line| line.replace(['[', ']'], "")).collect();
    let indent = "  ".repeat(depth);
    match lines.as_slice() {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        lines => {
            let lines: String = lines.iter().map(|line| format!("{indent} * {line}\n")).collect();
            format!("{indent}/**\n{lines}{indent} */\n")
        }
    }
}

/// A declaration with every field, and every variant of something longer, on a line of its own.
fn laid_out(declared: &str) -> String {
    let (name, body) = declared.split_once(" = ").expect("a declaration");
    let variants = variants(body);
    if variants.len() == 1 || (declared.len() < 130 && !declared.contains("/*")) {
        return format!("{name} = {}", fields(body, 0));
    }
    let line = |variant: &&str| match fields(variant.trim(), 2) {
        both if both.contains("} & ") => format!("\n  | ({both})"),
        variant => format!("\n  | {variant}"),
    };
    format!("{name} ={}", variants.iter().map(line).collect::<String>())
}

/// How long the comment or the text is with which something begins; otherwise one character.
fn token(rest: &str) -> usize {
    let end = |from: usize, end: &str| rest[from..].find(end).map_or(rest.len(), |at| from + at + end.len());
    match rest.as_bytes() {
        [b'/', b'*', ..] => end(2, "*/"),
        [b'"', ..] => end(1, "\""),
        _ => rest.chars().next().map_or(0, char::len_utf8),
    }
}

/// The types that a type is one of.
fn variants(body: &str) -> Vec<&str> {
    let (mut parts, mut from, mut at, mut depth) = (Vec::new(), 0, 0, 0);
    while at < body.len() {
        let length = token(&body[at..]);
        match &body[at..at + length] {
            "{" | "(" | "[" | "<" => depth += 1,
            "}" | ")" | "]" | ">" => depth -= 1,
            "|" if depth == 0 => {
                parts.push(&body[from..at]);
                from = at + 1;
            }
            _ => {}
        }
        at += length;
    }
    parts.push(&body[from..]);
    parts
}

/// A type with every field on a line of its own, where it has several.
fn fields(body: &str, indent: usize) -> String {
    let (mut out, mut at, mut open) = (String::new(), 0, Vec::new());
    let fresh = |out: &mut String, depth: usize| {
        out.truncate(out.trim_end().len());
        let _ = write!(out, "\n{}", "  ".repeat(indent + depth));
    };
    while at < body.len() {
        let length = token(&body[at..]);
        let (token, rest) = (&body[at..at + length], &body[at + length..]);
        match token {
            "{" => {
                let inside = rest.split('}').next().unwrap_or_default();
                open.push(if inside.contains(',') { "{" } else { "short" });
                out.push_str(token);
                if inside.contains(',') {
                    fresh(&mut out, open.len());
                }
            }
            "[" | "(" | "<" => {
                open.push(token);
                out.push_str(token);
            }
            "}" | "]" | ")" | ">" => {
                if open.pop() == Some("{") {
                    fresh(&mut out, open.len());
                }
                out.push_str(token);
            }
            "," if open.last() == Some(&"{") => {
                out.push(';');
                fresh(&mut out, open.len());
            }
            comment if comment.starts_with("/*") => {
                out.truncate(out.trim_end().len());
                let _ = write!(out, "\n{}{}", told(comment, indent + open.len()), "  ".repeat(indent + open.len()));
            }
            // Names of fields need no quotation marks here.
            text if text.starts_with('"') && rest.starts_with(':') => out.push_str(text.trim_matches('"')),
            space if space.trim().is_empty() => {
                if !out.ends_with([' ', '\n']) {
                    out.push(' ');
                }
            }
            token => out.push_str(token),
        }
        at += length;
    }
    out
}

/// What a request may leave out, by what OpenAPI says of it.
fn optional(schema: &Value) -> Vec<String> {
    let of = |schema: &Value| -> Vec<String> {
        let required: Vec<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let fields = schema["properties"].as_object().into_iter().flat_map(|fields| fields.keys());
        fields.filter(|field| !required.contains(&field.as_str())).cloned().collect()
    };
    match schema["oneOf"].as_array() {
        Some(variants) => variants.iter().flat_map(of).collect(),
        None => of(schema),
    }
}

#[test]
fn what_may_be_left_out_is_optional_in_typescript() {
    let mut found = 0;
    let mut check = |name: &str, declared: &str, schema: RefOr<Schema>| {
        for field in optional(&serde_json::to_value(schema).expect("a schema")) {
            assert!(declared.contains(&format!("{field}?:")), "{name} takes “{field}” or not: {declared}");
            found += 1;
        }
    };
    let config = Config::new().with_large_int("number");
    check("NewTable", &NewTable::decl(&config), NewTable::schema());
    check("Branch", &Branch::decl(&config), Branch::schema());
    check("NewSeat", &NewSeat::decl(&config), NewSeat::schema());
    check("Settings", &Settings::decl(&config), Settings::schema());
    check("Clock", &Clock::decl(&config), Clock::schema());
    check("NewRecord", &NewRecord::decl(&config), NewRecord::schema());
    check("Join", &Join::decl(&config), Join::schema());
    assert!(found > 20, "{found}");
}

#[test]
fn typescript_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("typescript/protocol.ts");
    let text = typescript();
    if env::var_os("UPDATE_TYPESCRIPT").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(&path, &text).expect("the file can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "typescript/protocol.ts is stale: run this test with UPDATE_TYPESCRIPT=1");
}
