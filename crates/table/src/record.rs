//! A game kept for good, as text.
//!
//! ```text
//! jemaa record 1
//! game: rugs
//! rules: 1
//! options: {"players":4}
//! seats: ["Ada","Bo","Cy","Di"]
//!
//! 1 n
//! * 3
//! 1 c1-d1
//! = 65d1f5c0b9a0a9fe
//! ```
//!
//! A line is a step: what a seat did (`1 n`), what several did at the same time (`1 abc | 2 abd`), what chance brought
//! (`* 3`), or a check (`=` and the [`digest`] of the position so far). An empty line ends the header; others, and
//! lines that begin with `#`, mean nothing. A record holds what happened and needs no seed, so it outlives every
//! generator; where a host drew with dice that can be checked, a line `dice:` of the header says what they were made of
//! ([`FairDice`]).

use std::fmt::{self, Display, Write};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::game::{BadTerms, ComponentSet};
use crate::matches::BadStep;
use crate::seat::Seat;
use crate::unambiguous::Unambiguous;

/// The version of the text format.
const FORMAT: u32 = 1;

/// One step of a game: what seats did, or what chance brought.
///
/// ```
/// use table::{Seat, Step};
///
/// let step: Step<String, String> = "1 sun | 2 star".parse()?;
/// let choices = vec![(Seat::new(0), "sun".to_owned()), (Seat::new(1), "star".to_owned())];
/// assert_eq!(step, Step::Act(choices));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<A, O> {
    /// What one seat did, or several at the same time, in seat order.
    Act(Vec<(Seat, A)>),
    /// What chance brought.
    Chance(O),
}

impl<A: Display, O: Display> Display for Step<A, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Act(choices) => {
                for (at, (seat, action)) in choices.iter().enumerate() {
                    let between = if at == 0 { "" } else { " | " };
                    write!(f, "{between}{seat} {action}")?;
                }
                Ok(())
            }
            Step::Chance(outcome) => write!(f, "* {outcome}"),
        }
    }
}

impl FromStr for Step<String, String> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(outcome) = text.strip_prefix('*') {
            return Ok(Step::Chance(outcome.trim().to_owned()));
        }
        let choice = |text: &str| {
            let (seat, action) = text.trim().split_once(' ').ok_or_else(|| {
                format!("“{}” is no step: expected a seat and an action, or * and an outcome", text.trim())
            })?;
            let seat = seat.parse::<Seat>().map_err(|reason| format!("“{seat}” is no seat: {reason}"))?;
            Ok((seat, action.trim().to_owned()))
        };
        text.split('|').map(choice).collect::<Result<_, String>>().map(Step::Act)
    }
}

/// What stands above the steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its options.
    pub options: Value,
    /// The components it was played with, if it has such.
    pub components: Option<ComponentSet>,
    /// The players' names, in seat order.
    pub seats: Vec<String>,
    /// The position it began from, if not the ordinary start.
    pub start: Option<String>,
    /// What its dice were made of, if anybody can check them.
    pub dice: Option<FairDice>,
}

/// What the dice of a game were made of, told after its end, so that anybody can check what they gave. How a draw comes
/// of it is for whoever hosts the game to say; a record only keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FairDice {
    /// The name of the room where it was played.
    pub room: String,
    /// What was told of the seed before the start.
    pub commitment: String,
    /// The seed.
    pub seed: String,
    /// What the players added to it: in the order of `chairs`, or of the seats if there are none.
    pub luck: Vec<String>,
    /// The players' names as they sat before the dice gave them their seats, if these were drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chairs: Option<Vec<String>>,
    /// Whether they kept their order, and only who begins was drawn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub round: bool,
}

/// A game kept for good: its header, its steps as text, and checks on the way.
///
/// ```
/// use table::{Record, Step};
///
/// let text = "jemaa record 1\ngame: rugs\nrules: 1\noptions: {}\nseats: [\"Ada\",\"Bo\"]\n\n1 e\n* 3\n";
/// let record: Record = text.parse()?;
/// assert_eq!(record.steps[1], Step::Chance("3".to_owned()));
/// assert_eq!(record.to_string(), text);
/// # Ok::<(), table::BadRecord>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What stands above the steps.
    pub header: Header,
    /// The steps.
    pub steps: Vec<Step<String, String>>,
    /// Digests of positions: after how many steps, and which.
    pub digests: Vec<(usize, u64)>,
}

/// Why a record cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BadRecord {
    /// A line cannot be read.
    #[error("line {line}: {reason}")]
    Line {
        /// Which line, counted from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// A line of the header is missing.
    #[error("the header has no line “{0}:”")]
    Missing(&'static str),
    /// The record is of another game.
    #[error("this is a record of {0}")]
    OtherGame(String),
    /// The rules are of a version that this program does not know: a later one, or one from before the first release.
    #[error("it was played by version {0} of the rules, which this program does not know")]
    UnknownRules(u32),
    /// The table cannot be had.
    #[error("its table cannot be had: {0}")]
    Terms(#[from] BadTerms),
    /// Other components than those at hand.
    #[error("it was played with the components {played}, and not with {here}")]
    Components {
        /// What the record says.
        played: String,
        /// What is at hand.
        here: String,
    },
    /// The position it begins from cannot be.
    #[error("the position it begins from cannot be: {0}")]
    Start(String),
    /// A step cannot be taken.
    #[error("step {number}, “{step}”: {reason}")]
    Step {
        /// Which step, counted from 1.
        number: usize,
        /// The step.
        step: String,
        /// What is wrong with it.
        reason: BadStep,
    },
    /// The position differs from the one that was played.
    #[error("after step {0} the position is not the one that was recorded")]
    Digest(usize),
}

/// A 64-bit digest of a text (FNV-1a). It finds accidents, not forgers; and small secrets can be guessed from it, so it
/// is not for the players of a running game.
#[must_use]
pub fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

impl Display for ComponentSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:016x}", self.name, self.hash)
    }
}

impl FromStr for ComponentSet {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<ComponentSet, &'static str> {
        let set = text.rsplit_once(' ').and_then(|(name, text)| Some((name.to_owned(), hash(text)?)));
        let (name, hash) = set.ok_or("expected a name and 16 hexadecimal digits")?;
        Ok(ComponentSet { name, hash })
    }
}

/// As it stands in a record.
impl Serialize for ComponentSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ComponentSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ComponentSet, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { game, rules, options, components, seats, start, dice } = &self.header;
        writeln!(f, "jemaa record {FORMAT}\ngame: {game}\nrules: {rules}\noptions: {options}")?;
        if let Some(components) = components {
            writeln!(f, "components: {components}")?;
        }
        writeln!(f, "seats: {}", Value::from(seats.clone()))?;
        if let Some(start) = start {
            writeln!(f, "start: {start}")?;
        }
        if let Some(dice) = dice {
            writeln!(f, "dice: {}", serde_json::to_string(dice).map_err(|_| fmt::Error)?)?;
        }
        f.write_char('\n')?;
        let mut digests = self.digests.iter().peekable();
        for number in 0..=self.steps.len() {
            while let Some((_, digest)) = digests.next_if(|&&(after, _)| after == number) {
                writeln!(f, "= {digest:016x}")?;
            }
            if let Some(step) = self.steps.get(number) {
                writeln!(f, "{step}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = BadRecord;

    fn from_str(text: &str) -> Result<Record, BadRecord> {
        let mut lines =
            text.lines().enumerate().map(|(at, line)| (at + 1, line.trim())).filter(|(_, line)| !line.starts_with('#'));
        let format = format!("jemaa record {FORMAT}");
        match lines.next() {
            Some((_, line)) if line == format => {}
            Some((line, text)) if text.starts_with("jemaa record ") => {
                return Err(BadRecord::Line {
                    line, reason: format!("this program reads “{format}”, not “{text}”")
                });
            }
            other => {
                let line = other.map_or(1, |(line, _)| line);
                return Err(BadRecord::Line { line, reason: format!("a record begins with “{format}”") });
            }
        }
        let header = Header::parse(lines.by_ref().take_while(|(_, line)| !line.is_empty()))?;
        let mut record = Record { header, steps: Vec::new(), digests: Vec::new() };
        for (line, text) in lines.filter(|(_, line)| !line.is_empty()) {
            let bad = |reason| BadRecord::Line { line, reason };
            if let Some(digest) = text.strip_prefix('=') {
                let digest = hash(digest.trim());
                let digest = digest.ok_or_else(|| bad("expected 16 hexadecimal digits after =".to_owned()))?;
                record.digests.push((record.steps.len(), digest));
            } else {
                record.steps.push(text.parse().map_err(bad)?);
            }
        }
        Ok(record)
    }
}

/// Reads a hash as it is written: all 16 digits.
fn hash(text: &str) -> Option<u64> {
    let digits = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    digits.then(|| u64::from_str_radix(text, 16).ok()).flatten()
}

impl Header {
    fn parse<'a>(lines: impl Iterator<Item = (usize, &'a str)>) -> Result<Header, BadRecord> {
        let (mut game, mut rules, mut options) = (None, None, None);
        let (mut components, mut seats, mut start, mut dice) = (None, None, None, None);
        for (line, text) in lines {
            let bad = |reason: String| BadRecord::Line { line, reason };
            let (key, value) = text.split_once(": ").ok_or_else(|| bad(format!("“{text}” is no line of a header")))?;
            let unreadable = |reason: &dyn Display| bad(format!("cannot read “{key}”: {reason}"));
            let given_before = match key {
                "game" => game.replace(value.to_owned()).is_some(),
                "rules" => rules.replace(value.parse::<u32>().map_err(|e| unreadable(&e))?).is_some(),
                "options" => {
                    let Unambiguous(value) = serde_json::from_str(value).map_err(|e| unreadable(&e))?;
                    options.replace(value).is_some()
                }
                "seats" => {
                    seats.replace(serde_json::from_str::<Vec<String>>(value).map_err(|e| unreadable(&e))?).is_some()
                }
                "start" => start.replace(value.to_owned()).is_some(),
                "dice" => dice.replace(serde_json::from_str::<FairDice>(value).map_err(|e| unreadable(&e))?).is_some(),
                "components" => components.replace(value.parse().map_err(|e| unreadable(&e))?).is_some(),
                _ => return Err(bad(format!("a header has no line “{key}:”"))),
            };
            if given_before {
                return Err(bad(format!("“{key}:” stands here a second time")));
            }
        }
        Ok(Header {
            game: game.ok_or(BadRecord::Missing("game"))?,
            rules: rules.ok_or(BadRecord::Missing("rules"))?,
            options: options.ok_or(BadRecord::Missing("options"))?,
            components,
            seats: seats.ok_or(BadRecord::Missing("seats"))?,
            start,
            dice,
        })
    }
}
