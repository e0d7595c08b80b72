//! What somebody knows: all that lies open, and the own secrets.

use serde::{Deserialize, Serialize};
use table::{Action as _, Rng, Viewer, chance};

use crate::action::Action;
use crate::game::Keshi;
use crate::state::{Open, Secret, State};
use crate::tile::Tiles;

/// What somebody knows: all that lies open or lay open before, and the own secrets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
    #[cfg_attr(feature = "typescript", ts(as = "Option<table::Seat>"))]
    viewer: Viewer,
    /// What everybody knows.
    open: Open,
    /// What only this player knows.
    own: Option<Own>,
}

/// What only one player knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Own {
    /// The provision tiles that lie face down.
    pub(crate) provisions: Tiles,
    /// What the player has chosen while all choose together.
    #[serde(with = "notation")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
    pub(crate) chosen: Option<Action>,
}

impl From<&Secret> for Own {
    fn from(secret: &Secret) -> Own {
        Own { provisions: secret.provisions, chosen: secret.chosen.checked_sub(1).and_then(Action::numbered) }
    }
}

impl From<Own> for Secret {
    fn from(own: Own) -> Secret {
        Secret { provisions: own.provisions, chosen: own.chosen.map_or(0, |action| action.number() + 1) }
    }
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let own = viewer.seat().map(|seat| Own::from(&state.secret[seat.index()]));
        View { viewer, open: state.open, own }
    }

    /// What everybody knows.
    pub(crate) const fn open(&self) -> &Open {
        &self.open
    }

    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl Keshi {
    /// A state that a view allows: others hold any of the provision tiles that the viewer has not seen, and have chosen
    /// anything.
    pub(crate) fn suppose_state(&self, view: &View, rng: &mut (impl Rng + ?Sized)) -> State {
        let mut state = State { open: view.open, secret: [Secret::default(); crate::state::PLAYERS] };
        if let (Some(seat), Some(own)) = (view.viewer.seat(), view.own) {
            state.secret[seat.index()] = own.into();
        }
        let others = || self.all().filter(|&seat| view.viewer != Viewer::Seat(seat));
        let all = self.provision_tiles();
        for seat in others() {
            for _ in 0..state.open.boards[seat.index()].face_down {
                let unseen = all.without(state.dealt());
                let at = chance::below(rng, u32::from(unseen.len()).max(1));
                if let Some(tile) = unseen.nth(at as u8) {
                    state.secret[seat.index()].provisions.put(tile);
                }
            }
        }
        for seat in others().filter(|&seat| state.open.ready.contains(seat)) {
            let mut choices = Vec::new();
            self.choices(&state, seat, &mut |action| choices.push(action));
            if !choices.is_empty() {
                state.secret[seat.index()].chosen = chance::one_of(rng, &choices).number() + 1;
            }
        }
        state
    }
}

/// An action as its text, or null.
mod notation {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::action::Action;

    pub(super) fn serialize<S: Serializer>(action: &Option<Action>, serializer: S) -> Result<S::Ok, S::Error> {
        action.map(|action| action.to_string()).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Action>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
    }
}
