//! When something happens. Nothing in this crate looks at a clock: whoever hosts a room says what time it is.

/// A moment, on both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// By the wall clock, in milliseconds since 1970. It may jump, so it is only shown.
    pub at: i64,
    /// In house time, in milliseconds.
    pub time: i64,
}

/// A moment of which only one time is known.
impl From<i64> for Moment {
    fn from(at: i64) -> Moment {
        Moment { at, time: at }
    }
}
