//! What a player can read or work out from a position, for those who think about it.

use table::Seat;

use crate::action::{ORDERS, Space};
use crate::colour::Colour;
use crate::components::Bonus;
use crate::effect::Stairs;
use crate::game::Keshi;
use crate::sahara::Price;
use crate::state::{Board, Companion, State};
use crate::tile::{Few, Tile};

impl Board {
    /// Keshis behind the screen.
    #[must_use]
    pub const fn hand(&self) -> Few<Colour> {
        self.hand
    }
}

impl State {
    /// The exchange office of the season.
    #[must_use]
    pub fn office(&self) -> Tile {
        self.open.office
    }

    /// The river tile of a season, counted from 1.
    #[must_use]
    pub fn river_tile(&self, season: u8) -> Tile {
        self.open.river_tiles[usize::from(season) - 1]
    }

    /// Where the sultan of the palace staircase or the imam of the mosque's is.
    #[must_use]
    pub fn companion(&self, stairs: Stairs) -> Companion {
        self.open.companions[stairs as usize]
    }
}

impl Keshi {
    /// What a space of the line between two segments of the palace and the mosque gives, if there is such a space.
    #[must_use]
    pub fn on_line(&self, state: &State, ends: [u8; 2], space: Space) -> Option<Bonus> {
        self.line_bonus(&state.open, ends, space)
    }

    /// Points of an oasis if it were scored now, without what is returned for it.
    #[must_use]
    pub fn oasis_points(&self, board: &Board, oasis: Tile) -> u8 {
        self.worth(board, oasis)
    }

    /// The oases that a player has discovered and not claimed, with what each costs now.
    pub fn oases_on_offer(&self, board: &Board) -> impl Iterator<Item = (Tile, Price)> {
        board.discovered().map(|(oasis, path, place)| (oasis, self.oasis_price(board, path, place)))
    }

    /// Points of a desert town if it were scored now.
    #[must_use]
    pub fn town_points(&self, state: &State, seat: Seat, town: Tile) -> u8 {
        self.town_worth(&state.open, &state.open.boards[seat.index()], seat, town)
    }

    /// What a gate of a workshop costs who buys it, and the points it gives.
    #[must_use]
    pub fn gate_on_offer(&self, board: &Board, workshop: u8) -> (u8, i8) {
        (self.gate_cost(board, workshop), self.gate_points(board, workshop, false))
    }

    /// Points of the gates that a player could take for nothing.
    pub fn gates_for_nothing(&self, state: &State, seat: Seat) -> impl Iterator<Item = i8> {
        let board = &state.open.boards[seat.index()];
        self.takeable_gates(&state.open, board).map(|(workshop, _)| self.gate_points(board, workshop, true))
    }

    /// Which of the keshis drawn an order of `Action::Supply` puts on each keshi space, counted from 0.
    #[must_use]
    pub const fn supply_order(order: u8) -> [u8; 3] {
        ORDERS[order as usize]
    }
}
