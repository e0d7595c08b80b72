//! The Essential edition has few wooden keshis: who gets none of a colour has a placeholder for it.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Seat, Sink};

use crate::action::Action;
use crate::colour::Colour;
use crate::effect::Stairs;
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Place, asked, asked_colour};
use crate::refusal::{NONE_IN_SUPPLY, NOT_SELECTED};
use crate::run::Play;
use crate::state::{Board, Open};
use crate::tile::Few;

impl Keshi {
    /// The colours that are markers on tracks of the Essential edition.
    pub(crate) const MARKERS: [Colour; 5] =
        [Colour::Green, Colour::Gray, Colour::White, Colour::Black, Colour::Turquoise];

    /// How many wooden keshis of a colour lie in the supply.
    pub(crate) fn in_supply(&self, open: &Open, colour: Colour) -> u8 {
        let markers = if Keshi::MARKERS.contains(&colour) { self.players() as u8 } else { 0 };
        let held = |board: &Board| u8::from(board.hand.has(colour)) + u8::from(board.selected.has(colour));
        let hands: u8 = open.boards.iter().map(held).sum();
        let left = self.components.wooden_keshis[colour as usize].saturating_sub(markers + hands);
        left.saturating_sub(open.tower.of(colour)).saturating_sub(open.base.of(colour))
    }

    /// The seats by rank: points, then palace, then mosque, then turn order. The leader first.
    fn ranked(&self, open: &Open) -> [Option<Seat>; crate::state::PLAYERS] {
        let mut seats = [None; crate::state::PLAYERS];
        seats.iter_mut().zip(self.all()).for_each(|(place, seat)| *place = Some(seat));
        let after_start = |seat: Seat| (seat.index() + self.players() - open.start.index()) % self.players();
        seats.sort_by_key(|seat| match seat {
            None => (1, 0, 0, 0, 0),
            Some(seat) => {
                let board = &open.boards[seat.index()];
                let (palace, mosque) = (board.step(Stairs::Palace), board.step(Stairs::Mosque));
                (0, -board.total(), -i32::from(palace), -i32::from(mosque), after_start(*seat))
            }
        });
        seats
    }

    /// The colours for which a placeholder can be exchanged before it must: what its owner no longer has, and the supply
    /// does.
    pub(crate) fn swaps(&self, open: &Open) -> impl Iterator<Item = Colour> {
        let board = open.board();
        let free = move |&colour: &Colour| {
            !board.hand.has(colour) && !board.placeholders.has(colour) && self.in_supply(open, colour) > 0
        };
        Colour::ALL.into_iter().filter(free)
    }

    /// Whether a placeholder has to be exchanged before the next round.
    fn must_swap(&self, open: &Open) -> bool {
        let board = open.board();
        !board.placeholders.is_empty() && (open.round == 3 || board.hand.len() < 3)
    }

    /// Whether it matters which placeholder is exchanged first: it does if some are kept, or serve as keshis themselves.
    pub(crate) fn must_choose_placeholder(&self, open: &Open) -> bool {
        let (held, swaps) = (usize::from(open.board().placeholders.len()), self.swaps(open).count());
        self.must_swap(open) && held > 1 && (open.round < 3 || (swaps > 0 && swaps < held))
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Everybody gets a keshi of every colour; where the supply does not suffice, the leaders get placeholders.
    pub(crate) fn deal_hands(&mut self) {
        for seat in self.game.all() {
            self.open.boards[seat.index()].hand = Few::NONE;
            self.open.boards[seat.index()].placeholders = Few::NONE;
        }
        let players = self.game.players() as u8;
        let short = match self.game.options().is_essential() {
            true => Colour::ALL.map(|colour| players.saturating_sub(self.game.in_supply(self.open, colour))),
            false => [0; Colour::COUNT],
        };
        for seat in self.game.all() {
            self.open.boards[seat.index()].hand = Few::all();
        }
        for (colour, short) in Colour::ALL.into_iter().zip(short).filter(|&(_, short)| short > 0) {
            for seat in self.game.ranked(self.open).into_iter().flatten().take(short.into()) {
                let board = &mut self.open.boards[seat.index()];
                // Three keshis can be selected at least, if need be with substitutes.
                if board.placeholders.len() < 9 {
                    board.hand.take(colour);
                    board.placeholders.put(colour);
                    self.tell.tell(Event::PlaceholderGiven { seat, colour });
                }
            }
        }
    }

    /// At the end of a round keshis that lie in the supply again go to those who have placeholders, the last in rank
    /// first.
    pub(crate) fn return_placeholders(&mut self) {
        let held = |colour: &Colour| self.open.boards.iter().any(|board| board.placeholders.has(*colour));
        let colours: Few<Colour> = Colour::ALL.into_iter().filter(held).collect();
        for colour in colours.iter() {
            for seat in self.game.ranked(self.open).into_iter().flatten().rev() {
                let due = self.open.boards[seat.index()].placeholders.has(colour);
                if due && self.game.in_supply(self.open, colour) > 0 {
                    self.swap_placeholder(seat, colour, colour);
                }
            }
        }
    }

    /// A placeholder goes, and a keshi comes.
    pub(crate) fn swap_placeholder(&mut self, seat: Seat, colour: Colour, swapped_for: Colour) {
        let board = &mut self.open.boards[seat.index()];
        board.placeholders.take(colour);
        board.hand.put(swapped_for);
        self.tell.tell(Event::PlaceholderSwapped { seat, colour, swapped_for });
    }

    /// Before the fourth round every placeholder is exchanged; before that only where fewer than three keshis are left.
    pub(crate) fn push_swap(&mut self) {
        if !self.game.must_swap(self.open) {
            return;
        }
        if self.game.must_choose_placeholder(self.open) {
            return self.push(WhichPlaceholder);
        }
        if let Some(colour) = self.open.board().placeholders.iter().next() {
            self.exchange_placeholder(colour);
        }
    }

    /// The player chooses a keshi for a placeholder. Where the supply has none, the placeholder serves as the keshi itself.
    pub(crate) fn exchange_placeholder(&mut self, colour: Colour) {
        if self.game.swaps(self.open).next().is_some() {
            return self.push(Placeholder(colour));
        }
        let seat = self.seat();
        self.swap_placeholder(seat, colour, colour);
        self.push_swap();
    }
}

/// Asks for the placeholder to exchange, where some are kept.
#[derive(Clone, Copy)]
pub(crate) struct WhichPlaceholder;

impl Asks for WhichPlaceholder {
    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        open.board().placeholders.iter().all(|colour| found(Action::Keshi(colour)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Keshi(colour) = answer {
            play.exchange_placeholder(colour);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, _: Action) -> Option<Refusal> {
        None
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-which-placeholder")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_bottom() && at.is_top()
    }

    fn is_sound(self, game: &Keshi, open: &Open) -> bool {
        game.must_choose_placeholder(open)
    }
}

/// Asks for the keshi that comes for a placeholder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Placeholder(pub Colour);

impl Asks for Placeholder {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.swaps(open).all(|colour| found(Action::Keshi(colour)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Keshi(swapped_for) = answer {
            let seat = play.seat();
            play.swap_placeholder(seat, self.0, swapped_for);
            play.push_swap();
        }
    }

    fn refusal(self, game: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Keshi(colour) if game.in_supply(open, colour) == 0 => Some(NONE_IN_SUPPLY),
            Action::Keshi(_) => Some(NOT_SELECTED),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_colour("keshi-ask-placeholder", self.0)
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_bottom() && at.is_top()
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        open.board().placeholders.has(self.0)
    }
}
