//! Looking ahead: what an action itself brings, before what follows by itself.

use std::fmt;

use crate::game::Game;
use crate::seat::Viewer;
use crate::standing::Standing;

/// What an action itself brings, before what follows by itself, as [`Game::foresee`] answers it.
///
/// The rules stopped midway, so the position can be looked at but not played on from: nothing here gives it away.
pub struct Foreseen<G: Game> {
    state: G::State,
    events: Vec<G::Event>,
}

impl<G: Game> Foreseen<G> {
    /// The position that the action itself leads to, and its events.
    #[must_use]
    pub fn new(state: G::State, events: Vec<G::Event>) -> Foreseen<G> {
        Foreseen { state, events }
    }

    /// The events of the action itself, not yet for anybody's eyes.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// The events of the action itself, taken out.
    #[must_use]
    pub fn into_events(self) -> Vec<G::Event> {
        self.events
    }

    /// The view that somebody would have then.
    #[must_use]
    pub fn view(&self, game: &G, who: Viewer) -> G::View {
        game.view(&self.state, who)
    }

    /// Ranks and points then.
    #[must_use]
    pub fn standing(&self, game: &G) -> Standing {
        game.standing(&self.state)
    }
}

impl<G: Game> fmt::Debug for Foreseen<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Foreseen").field("events", &self.events).finish_non_exhaustive()
    }
}
