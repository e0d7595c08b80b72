//! Why something was not done.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[schema(example = json!({ "code": "not_found", "detail": "there is no such room" }))]
pub struct Problem {
    /// What kind of problem, for programs.
    pub code: Code,
    /// What is wrong, in English, for whoever writes a client; a person is told by the code, or by `rule`.
    pub detail: String,
    /// The rule of the game that forbids it, as a message id, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<String>,
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The message cannot be read.
    Malformed,
    /// There is no such room, game, seat or record.
    NotFound,
    /// The secret does not fit, or none was given.
    Forbidden,
    /// The table cannot be had like this.
    BadTable,
    /// The seat is taken, or none is open; or the id is, which was used for something else.
    Taken,
    /// That cannot be done at this moment of the room's life.
    NotNow,
    /// A rule of the game forbids it.
    Refused,
    /// It was decided on an older state of the game, which asked something else.
    Stale,
    /// The table does not allow it.
    NotAllowed,
    /// Too many requests, or too long ones.
    TooMuch,
    /// The client speaks another version.
    Version,
    /// Whoever runs the server closed the room.
    Closed,
    /// The server cannot do it now; nothing is lost.
    Unavailable,
    /// The room's game has other rules or components than the server. It is set aside, and goes on when a version of the
    /// server that knows it is back.
    SetAside,
}

impl Problem {
    /// A problem of some kind.
    pub fn new(code: Code, detail: impl Into<String>) -> Problem {
        Problem { code, detail: detail.into(), rule: None }
    }

    /// A rule of the game forbids it.
    pub fn refused(rule: impl Into<String>, detail: impl Into<String>) -> Problem {
        Problem { code: Code::Refused, detail: detail.into(), rule: Some(rule.into()) }
    }
}
