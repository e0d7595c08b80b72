//! Declarations as a person would write them.

use std::fmt::Write;

/// A comment, indented: its first paragraph, since what follows is for readers of Rust.
pub(crate) fn told(comment: &str, depth: usize) -> String {
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
pub(crate) fn laid_out(declared: &str) -> String {
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
pub(crate) fn token(rest: &str) -> usize {
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
                // Commas between fields, not those of a list.
                let inside = rest.split('}').next().unwrap_or_default();
                let several = inside
                    .split('[')
                    .map(|part| part.rsplit(']').next())
                    .any(|part| part.is_some_and(|part| part.contains(',')));
                open.push(if several { "{" } else { "short" });
                out.push_str(token);
                if several {
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
