//! Names and chat: text that people write, and others read.

use protocol::problem::{Code, Problem};
use unicode_normalization::char::is_combining_mark;

/// The most characters of a name.
const LONGEST_NAME: usize = 24;
/// The most characters of a line of chat.
const LONGEST_CHAT: usize = 500;
/// The most characters of the note to an announcement.
const LONGEST_NOTE: usize = 200;

/// The most combining marks on one character. Vietnamese, Thai and vocalised Hebrew or Arabic need up to three; more are
/// there to be stacked over the lines above and below.
const MOST_MARKS: usize = 3;

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

/// Whether a text is shown as it stands.
pub(crate) fn is_plain(text: &str) -> bool {
    plain(text) == text
}

/// The note to an announcement as it may be shown.
pub(crate) fn note(text: &str) -> Result<String, Problem> {
    let note = plain(text);
    match note.chars().count() {
        1..=LONGEST_NOTE => Ok(note),
        _ => Err(Problem::new(Code::Malformed, format!("a note has 1 to {LONGEST_NOTE} characters"))),
    }
}

/// One line without what cannot be seen: what takes no space, or turns the direction of what follows, is left out, and
/// what is blank is a space. Combining marks that have no character to stand on, or are too many on one, are left out.
fn plain(text: &str) -> String {
    let seen = text.chars().filter(|&sign| !takes_no_space(sign));
    let mut marks = MOST_MARKS;
    let stacked = |sign: &char| {
        marks = match *sign {
            sign if is_combining_mark(sign) => marks + 1,
            sign if sign.is_whitespace() => MOST_MARKS,
            _ => 0,
        };
        marks <= MOST_MARKS || !is_combining_mark(*sign)
    };
    let seen: String = seen.map(|sign| if is_blank(sign) { ' ' } else { sign }).filter(stacked).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What Unicode lets programs pass over (`Default_Ignorable_Code_Point`), but for fillers, and marks for annotations.
fn takes_no_space(sign: char) -> bool {
    matches!(sign, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Control characters, and letters that look like a space: fillers of Hangul, the braille pattern without dots, and a
/// note without a head.
fn is_blank(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{115f}'..='\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1d159}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_can_be_seen() {
        assert_eq!(name("  Ada \n Lovelace ").as_deref(), Ok("Ada Lovelace"));
        assert_eq!(name("\u{202e}olleh").as_deref(), Ok("olleh"));
        assert_eq!(name("<b>").as_deref(), Ok("<b>"), "text is text, and shown as such");
        assert_eq!(name("A\u{200b}d\u{ad}a\u{e0061}").as_deref(), Ok("Ada"), "nobody else is Ada in secret");
        assert_eq!(name("Ada\u{3164}\u{2800}L").as_deref(), Ok("Ada L"));
        assert_eq!(name("עדה").as_deref(), Ok("עדה"));
        for bad in ["", " \t\u{200b}", "abcdefghijklmnopqrstuvwxy"] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
        let unseen = "\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{180e}\u{200d}\u{2028}\u{202e}\u{2066}\u{2800}\u{3000}\u{3164}\u{fe0f}\u{feff}\u{ffa0}\u{fff9}\u{1d159}\u{1d173}\u{e0020}\u{e0100}";
        for sign in unseen.chars() {
            assert!(name(&sign.to_string()).is_err(), "{sign:?}");
        }
        let tall = |count| format!("Z{}y", "\u{301}\u{489}\u{20dd}".repeat(count));
        assert_eq!(chat(&tall(100)), Ok(tall(1)), "nobody writes over the lines of others");
        assert_eq!(chat(&"e\u{323}\u{302}".repeat(100)), Ok("e\u{323}\u{302}".repeat(100)), "but in Vietnamese");
        assert_eq!(name("\u{301}A \u{301}\u{301} b\u{200b}\u{301}").as_deref(), Ok("A b\u{301}"));
        assert!(name("\u{301}\u{302}").is_err(), "marks alone are nothing");
        assert!(chat(&"é".repeat(500)).is_ok());
        assert!(chat(&"é".repeat(501)).is_err());
    }
}
