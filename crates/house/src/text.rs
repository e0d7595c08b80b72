//! Names and chat: text that people write, and others read.

use protocol::problem::{Code, Problem};

/// The most characters of a name.
const LONGEST_NAME: usize = 24;
/// The most characters of a line of chat.
const LONGEST_CHAT: usize = 500;

/// A name as it may be shown.
pub(crate) fn name(text: &str) -> Result<String, Problem> {
    let name = plain(text);
    match name.chars().count() {
        1..=LONGEST_NAME => Ok(name),
        _ => Err(Problem::new(Code::Malformed, format!("a name has 1 to {LONGEST_NAME} characters"))),
    }
}

/// A line of chat as it may be shown.
pub(crate) fn chat(text: &str) -> Result<String, Problem> {
    let line = plain(text);
    match line.chars().count() {
        1..=LONGEST_CHAT => Ok(line),
        _ => Err(Problem::new(Code::Malformed, format!("a line of chat has 1 to {LONGEST_CHAT} characters"))),
    }
}

/// One line without what cannot be seen: control characters, and those that turn the direction of what follows.
fn plain(text: &str) -> String {
    let unseen = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let seen: String = text.chars().map(|sign| if unseen(sign) { ' ' } else { sign }).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_can_be_seen() {
        assert_eq!(name("  Ada \n Lovelace ").as_deref(), Ok("Ada Lovelace"));
        assert_eq!(name("\u{202e}olleh").as_deref(), Ok("olleh"));
        assert_eq!(name("<b>").as_deref(), Ok("<b>"), "text is text, and shown as such");
        for bad in ["", " \t\u{200b}", "abcdefghijklmnopqrstuvwxy"] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
        assert!(chat(&"é".repeat(500)).is_ok());
        assert!(chat(&"é".repeat(501)).is_err());
    }
}
