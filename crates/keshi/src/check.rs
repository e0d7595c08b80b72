//! What holds in every position.

use table::Violation;

use crate::game::Keshi;
use crate::state::State;

impl Keshi {
    /// The invariants that a state breaks.
    pub(crate) fn violations(&self, state: &State) -> Vec<Violation> {
        let _ = state;
        Vec::new()
    }
}
