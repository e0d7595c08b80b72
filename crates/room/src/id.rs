//! How rooms are named.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The name of a room: a number of 60 bits, drawn at random, written as twelve letters and digits. It is an address and
/// no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct RoomId(u64);

/// Without i, l, o and u, which are easily taken for others.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 12;

impl RoomId {
    /// The room with this number; only the lowest 60 bits count.
    #[must_use]
    pub const fn new(number: u64) -> RoomId {
        RoomId(number & ((1 << (5 * LENGTH)) - 1))
    }

    /// The number, as a database holds it.
    #[must_use]
    pub const fn number(self) -> i64 {
        self.0.cast_signed()
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for at in (0..LENGTH).rev() {
            let letter = LETTERS[(self.0 >> (5 * at) & 31) as usize];
            write!(f, "{}", char::from(letter))?;
        }
        Ok(())
    }
}

/// A text that names no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a room's name is {LENGTH} letters and digits")]
pub struct NoRoomId;

impl FromStr for RoomId {
    type Err = NoRoomId;

    fn from_str(text: &str) -> Result<RoomId, NoRoomId> {
        if text.len() != LENGTH {
            return Err(NoRoomId);
        }
        let digit = |letter: u8| LETTERS.iter().position(|&one| one == letter).ok_or(NoRoomId);
        text.bytes().try_fold(0, |number, letter| Ok(number << 5 | digit(letter)? as u64)).map(RoomId)
    }
}

impl From<RoomId> for String {
    fn from(id: RoomId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for RoomId {
    type Error = NoRoomId;

    fn try_from(text: String) -> Result<RoomId, NoRoomId> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_prints_also_parses() {
        for number in [0, 1, 31, 32, u64::MAX, 0x0123_4567_89ab_cdef] {
            let id = RoomId::new(number);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert!(id.number() >= 0);
        }
        for bad in ["", "0", "00000000000i", "0000000000000", "00000000000é"] {
            assert_eq!(bad.parse::<RoomId>(), Err(NoRoomId), "{bad}");
        }
    }
}
