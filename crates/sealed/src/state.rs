//! A position of sealed: the whole of it, what must hold in it, and what somebody knows of it.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats, Viewer, Violation};

use crate::card::{Card, Cards, Tokens};
use crate::{COPIES, HAND};

/// The most that can play.
pub const SEATS: usize = 3;

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Cards are drawn, by one player after the other.
    Deal,
    /// All choose a card.
    Choose,
    /// A player, whose card was the highest, decides what to do.
    Decide {
        /// Who decides.
        seat: Seat,
        /// The highest card.
        card: Card,
    },
    /// Tokens fall out of the tower that a player shook.
    Shake {
        /// Who shook it.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

/// A whole position, secrets included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What comes next.
    pub phase: Phase,
    /// The cards everybody holds, those chosen included.
    pub hands: [Cards; SEATS],
    /// The cards everybody has played.
    pub played: [Cards; SEATS],
    /// What those who are ready have chosen.
    pub chosen: [Option<Card>; SEATS],
    /// The tokens in the tower.
    pub tower: Tokens,
    /// Everybody's points for cards.
    pub kept: [u8; SEATS],
    /// Everybody's points for tokens.
    pub fallen: [u8; SEATS],
}

impl State {
    /// The cards that nobody has drawn.
    #[must_use]
    pub fn pool(&self) -> Cards {
        self.hands.into_iter().chain(self.played).fold(Cards::of_each(COPIES), Cards::less)
    }

    /// The invariants that do not hold.
    #[must_use]
    pub(crate) fn violations(&self, players: usize, playing: Seats, worth: [u8; 3]) -> Vec<Violation> {
        let mut violations = Vec::new();
        let mut ensure = |holds: bool, name, detail: String| {
            if !holds {
                violations.push(Violation::new(name, detail));
            }
        };
        let State { phase, hands, played, chosen, tower, kept, fallen } = *self;
        let held = hands.map(Cards::total);
        for card in Card::ALL {
            // Of what others hold nobody knows who types in cards, so only a player's own are counted.
            for (hand, played) in hands.iter().zip(&played) {
                let found = u32::from(hand.count(card)) + u32::from(played.count(card));
                ensure(found <= COPIES.into(), "cards", format!("a player has {found} cards {card}"));
            }
        }
        let held_now = held[..players].to_vec();
        let dealing = held_now.iter().skip_while(|&&cards| cards == HAND).skip(1).all(|&cards| cards == 0);
        let even = held_now.iter().all(|&cards| cards == held_now[0]);
        let sizes = match phase {
            Phase::Deal => held_now.iter().all(|&cards| cards <= HAND) && dealing && held_now[players - 1] < HAND,
            Phase::Choose => even && (1..=HAND).contains(&held_now[0]),
            Phase::Decide { .. } | Phase::Shake { .. } => even && held_now[0] < HAND,
            Phase::Over => even && held_now[0] == 0,
        };
        ensure(sizes, "hands", format!("hands of {held:?} cards"));
        let rounds = if phase == Phase::Deal { 0 } else { HAND.saturating_sub(held[0]) };
        let all_played = played[..players].iter().all(|cards| cards.total() == rounds);
        ensure(all_played, "played", format!("{played:?} in {rounds} rounds"));
        let chosen_from_hand = chosen.iter().zip(hands).all(|(card, hand)| card.is_none_or(|card| hand.has(card)));
        let ready = chosen.iter().flatten().count();
        ensure(chosen_from_hand, "chosen", format!("{chosen:?} of {hands:?}"));
        ensure(ready == 0 || phase == Phase::Choose && ready < players, "ready", format!("{ready} are ready"));
        let fell: u32 = fallen.into_iter().map(u32::from).sum();
        ensure(
            Tokens::ALL.holds(tower) && fell == u32::from(Tokens::ALL.without(tower).len()),
            "tower",
            format!("{fell} fell"),
        );
        let most = u32::from(rounds) * worth.into_iter().map(u32::from).max().unwrap_or(0);
        let points: u32 = kept.into_iter().map(u32::from).sum();
        ensure(points <= most, "points", format!("{points} points for cards in {rounds} rounds"));
        let absent = (players..SEATS)
            .all(|seat| held[seat] == 0 && played[seat].total() == 0 && kept[seat] == 0 && fallen[seat] == 0);
        ensure(absent, "absent", "somebody who does not play has something".to_owned());
        if let Phase::Decide { seat, .. } | Phase::Shake { seat } = phase {
            ensure(playing.contains(seat), "decides", format!("seat {seat} does not play"));
        }
        violations
    }
}

/// What a player knows, or a spectator.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What comes next.
    pub phase: Phase,
    /// The cards everybody has played.
    pub played: [Cards; SEATS],
    /// The viewer's own cards.
    pub hand: Option<Cards>,
    /// What the viewer has chosen.
    pub chosen: Option<Card>,
    /// How many cards everybody holds.
    pub held: [u8; SEATS],
    /// Who has chosen.
    pub ready: Seats,
    /// The tokens in the tower.
    pub tower: Tokens,
    /// Everybody's points for cards.
    pub kept: [u8; SEATS],
    /// Everybody's points for tokens.
    pub fallen: [u8; SEATS],
}
