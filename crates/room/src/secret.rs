//! Secrets that make somebody a player, a host or a guest.

use std::fmt;

use protocol::problem::{Code, Problem};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq;

/// A secret of 160 bits, as text. Whoever has it, is it. The house gives it out once, and keeps only its [`Digest`].
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// A secret of these random bytes.
    #[must_use]
    pub fn new(bytes: [u8; 20]) -> Secret {
        Secret(hex(&bytes))
    }

    /// A secret that somebody made for themselves, if it looks like one of ours.
    ///
    /// # Errors
    /// If it does not.
    pub fn chosen(text: String) -> Result<Secret, Problem> {
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if text.len() == 40 && digits {
            return Ok(Secret(text));
        }
        Err(Problem::new(Code::Malformed, "a secret is 40 hexadecimal digits, in small letters"))
    }

    /// The text to hand out.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest::of(&self.0)
    }
}

impl fmt::Debug for Secret {
    /// Tells nothing, so that no log does.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// What is kept of a secret: its SHA-256. A secret is long and random, so it cannot be found from it.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(String);

impl Digest {
    /// The digest of what somebody presents as a secret.
    #[must_use]
    pub fn of(presented: &str) -> Digest {
        Digest(hex(&Sha256::digest(presented.as_bytes())))
    }
}

impl PartialEq for Digest {
    /// Takes the same time whether they differ early or late.
    fn eq(&self, other: &Digest) -> bool {
        self.0.as_bytes().ct_eq(other.0.as_bytes()).into()
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Digest(..)")
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_secret_itself_fits_its_digest() {
        let secret = Secret::new([7; 20]);
        assert_eq!(Digest::of(secret.reveal()), secret.digest());
        assert_ne!(Digest::of(&secret.reveal()[1..]), secret.digest());
        assert_ne!(Digest::of(""), secret.digest());
        assert_eq!(Secret::chosen(secret.reveal().to_owned()).unwrap().digest(), secret.digest());
        for bad in ["", "0", &"g".repeat(40), &"A".repeat(40), &"0".repeat(41)] {
            assert!(Secret::chosen(bad.to_owned()).is_err(), "{bad}");
        }
        assert!(!format!("{secret:?} {:?}", secret.digest()).contains("0707"), "nothing of it is printed");
    }
}
