//! Steps that are played ahead of a match, and become part of it later or never.

use crate::game::{Game, Sink};
use crate::matches::{BadStep, Match};
use crate::record::Step;
use crate::turn::Turn;

/// Steps that follow a match: checked and played, but not part of it yet.
///
/// It has the position of the match and not its history, so it costs no more than a copy of the position. A host decides with
/// it, stores what was decided, and hands it to [`Match::adopt`].
#[derive(Clone, Debug)]
pub struct Advance<G: Game>(pub(crate) Match<G>);

impl<G: Game> Advance<G> {
    /// What the game waits for after these steps.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.0.turn()
    }

    /// The steps. What seats choose together is one step, once the last of them has chosen.
    #[must_use]
    pub fn steps(&self) -> &[Step<G::Action, G::Outcome>] {
        self.0.steps()
    }

    /// Takes a step that is given as text, as [`Match::take`] does.
    ///
    /// # Errors
    /// If it cannot be read or the rules forbid it; then nothing has changed.
    pub fn take(&mut self, step: &Step<String, String>, tell: &mut impl Sink<G::Event>) -> Result<(), BadStep> {
        self.0.take(step, tell)
    }
}
