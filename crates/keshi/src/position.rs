//! A whole position as one canonical line of JSON.

use serde::{Deserialize, Serialize};
use table::Violation;

use crate::game::Keshi;
use crate::state::{Open, PLAYERS, Secret, State};
use crate::view::Own;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    open: Open,
    /// What each player knows alone.
    secret: Vec<Own>,
}

impl Keshi {
    pub(crate) fn write_position(&self, state: &State) -> String {
        let secret = self.all().map(|seat| Own::from(&state.secret[seat.index()])).collect();
        serde_json::to_string(&Position { open: state.open, secret }).expect("a position is plain data")
    }

    pub(crate) fn read_position(&self, text: &str) -> Result<State, Vec<Violation>> {
        let read: Result<Position, _> = serde_json::from_str(text);
        let Position { open, secret: given } =
            read.map_err(|reason| vec![Violation::new("readable", reason.to_string())])?;
        let count = given.len();
        let mut secret = [Secret::default(); PLAYERS];
        secret.iter_mut().zip(given).for_each(|(secret, own)| *secret = own.into());
        let state = State { open, secret };
        let mut violations = self.violations(&state);
        if count != self.players() {
            let detail = format!("there are secrets of {count} players, and {} play", self.players());
            violations.insert(0, Violation::new("players", detail));
        }
        if violations.is_empty() { Ok(state) } else { Err(violations) }
    }
}
