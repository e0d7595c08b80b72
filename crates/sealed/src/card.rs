//! The cards and tokens of sealed, and what can be done and can come with them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Action as _, Message, Rng};

/// A kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    /// The lowest.
    Moon,
    /// The middle one.
    Star,
    /// The highest.
    Sun,
}

impl Card {
    /// All kinds.
    pub const ALL: [Card; 3] = [Card::Moon, Card::Star, Card::Sun];

    /// The id of the word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["sealed-moon", "sealed-star", "sealed-sun"][self as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["moon", "star", "sun"][*self as usize])
    }
}

/// Why a text cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It is no action.
    #[error("expected moon, star, sun, keep or shake")]
    Action,
    /// It is no outcome.
    #[error("expected moon, star, sun, or fall and a hexadecimal number")]
    Outcome,
}

fn card(text: &str) -> Option<Card> {
    Card::ALL.into_iter().find(|card| card.to_string() == text)
}

/// A line of the components: a card and its worth.
pub(crate) fn read_worth(line: &str) -> Option<(Card, u8)> {
    let (name, worth) = line.split_once(' ')?;
    Some((card(name)?, worth.parse().ok().filter(|worth| (1..=9).contains(worth))?))
}

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Choose this card, hidden until all have chosen.
    Play(Card),
    /// Keep the card that was highest.
    Keep,
    /// Shake the tower.
    Shake,
}

impl Action {
    /// All actions, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Action> {
        (0..Action::COUNT).filter_map(Action::numbered)
    }
}

impl table::Action for Action {
    const COUNT: u16 = 5;

    fn number(self) -> u16 {
        match self {
            Action::Play(card) => card as u16,
            Action::Keep => 3,
            Action::Shake => 4,
        }
    }

    fn numbered(number: u16) -> Option<Action> {
        match number {
            0..3 => Some(Action::Play(Card::ALL[usize::from(number)])),
            3 => Some(Action::Keep),
            4 => Some(Action::Shake),
            _ => None,
        }
    }

    fn message(self) -> Message {
        match self {
            Action::Play(card) => Message::plain("sealed-do-play").with("card", card.word()),
            Action::Keep => Message::plain("sealed-do-keep"),
            Action::Shake => Message::plain("sealed-do-shake"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => card.fmt(f),
            Action::Keep => f.write_str("keep"),
            Action::Shake => f.write_str("shake"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        Action::all().find(|action| action.to_string() == text).ok_or(Unreadable::Action)
    }
}

/// What chance may bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This card is drawn.
    Draw(Card),
    /// These tokens fall out of the tower.
    Fall(Tokens),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Draw(card) => card.fmt(f),
            Outcome::Fall(Tokens(tokens)) => write!(f, "fall {tokens:03x}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Outcome, Unreadable> {
        let fall = |text| u16::from_str_radix(text, 16).ok().map(|tokens| Outcome::Fall(Tokens(tokens)));
        let read = text.strip_prefix("fall ").map_or_else(|| card(text).map(Outcome::Draw), fall);
        read.ok_or(Unreadable::Outcome)
    }
}

/// How many there are of each kind of card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cards([u8; 3]);

impl Cards {
    /// So many of each kind.
    #[must_use]
    pub const fn of_each(count: u8) -> Cards {
        Cards([count; 3])
    }

    /// The kinds that are there, and how many of each.
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> {
        Card::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// How many cards there are.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }

    /// How many cards there are of a kind.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// Whether there is a card of a kind.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card.
    pub fn put(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Removes a card, which must be there.
    pub fn take(&mut self, card: Card) {
        self.0[card as usize] -= 1;
    }

    /// What is left without those: where there are too few, none.
    #[must_use]
    pub fn less(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|kind| self.0[kind].saturating_sub(other.0[kind])))
    }

    /// Any of the cards, each equally likely.
    ///
    /// # Panics
    /// If there is no card.
    pub fn draw(self, rng: &mut (impl Rng + ?Sized)) -> Card {
        let mut at = crate::any(rng, self.total());
        let drawn = self.iter().find(|&(_, count)| {
            let found = at < count;
            at = at.saturating_sub(count);
            found
        });
        drawn.expect("there is a card to draw").0
    }
}

/// A set of numbered tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tokens(u16);

impl Tokens {
    /// All tokens.
    pub const ALL: Tokens = Tokens(0xfff);

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether all of these are among them.
    #[must_use]
    pub const fn holds(self, tokens: Tokens) -> bool {
        tokens.0 & !self.0 == 0
    }

    /// Those that are not among these.
    #[must_use]
    pub const fn without(self, tokens: Tokens) -> Tokens {
        Tokens(self.0 & !tokens.0)
    }

    /// Some of them, each with even odds.
    pub fn some(self, rng: &mut (impl Rng + ?Sized)) -> Tokens {
        Tokens(self.0 & rng.next_u32() as u16)
    }
}
