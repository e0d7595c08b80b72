//! Effects: what is still to be done, as data on a stack.
//!
//! The engine takes effects from the top until one needs an answer of a player that is not forced, or a draw. Nothing
//! that is to come hides in code: a state in the middle of a chain can be stored, hashed, undone and explained.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::colour::{Colour, Sector};
use crate::components::Bonus;
use crate::question::Question;
use crate::step::Step;
use crate::tile::Tile;

/// Where points come from: the place where they are printed, even if it is a scroll that lets a player have them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Source {
    /// What everybody starts with.
    Start,
    /// Deployment bonuses.
    Deployment,
    /// Rapids.
    Rapids,
    /// The jetty, and steps beyond.
    Jetty,
    /// River tiles.
    RiverTiles,
    /// Lines between the staircases.
    Lines,
    /// Steps beyond the top of a staircase.
    Stairs,
    /// Bonuses of the main square.
    Square,
    /// City gates.
    Gates,
    /// The souk: luxury goods and the exchange office.
    Souk,
    /// Points that stand on scrolls.
    Scrolls,
    /// Provisions that could not be paid.
    Provisions,
    /// Full sectors, at the end.
    FullSectors,
    /// Oases, at the end or before.
    Oases,
    /// Leftover resources and goods, at the end.
    Leftovers,
    /// Desert towns, at the end.
    Towns,
}

impl Source {
    /// How many there are.
    pub const COUNT: usize = 16;

    /// Its name, as in positions.
    #[must_use]
    pub const fn name(self) -> &'static str {
        [
            "start",
            "deployment",
            "rapids",
            "jetty",
            "river_tiles",
            "lines",
            "stairs",
            "square",
            "gates",
            "souk",
            "scrolls",
            "provisions",
            "full_sectors",
            "oases",
            "leftovers",
            "towns",
        ][self as usize]
    }

    /// All of them.
    pub const ALL: [Source; Source::COUNT] = [
        Source::Start,
        Source::Deployment,
        Source::Rapids,
        Source::Jetty,
        Source::RiverTiles,
        Source::Lines,
        Source::Stairs,
        Source::Square,
        Source::Gates,
        Source::Souk,
        Source::Scrolls,
        Source::Provisions,
        Source::FullSectors,
        Source::Oases,
        Source::Leftovers,
        Source::Towns,
    ];
}

/// A staircase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Stairs {
    /// The palace staircase, of the sultan's courtier.
    Palace,
    /// The mosque staircase, of the imam's student.
    Mosque,
}

impl Stairs {
    /// Both.
    pub const BOTH: [Stairs; 2] = [Stairs::Palace, Stairs::Mosque];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Stairs {
        match self {
            Stairs::Palace => Stairs::Mosque,
            Stairs::Mosque => Stairs::Palace,
        }
    }

    /// Its name, as in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Stairs::Palace => "palace",
            Stairs::Mosque => "mosque",
        }
    }
}

/// Why something happens: the links of the chain that leads to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Cause {
    /// Keshis claimed from the tower's base.
    Claim,
    /// An assistant that takes a new keshi.
    New(Sector),
    /// A sector action.
    Action(Sector),
    /// A keshi deployed.
    Deployed(Colour),
    /// A threshold crossed.
    Threshold(Stairs),
    /// A rapid crossed, or its bonus at the end of a round.
    Rapid(
        #[serde(with = "crate::json::from_one")]
        #[cfg_attr(feature = "typescript", ts(as = "u8"))]
        u8,
    ),
    /// A scroll.
    Scroll(Tile),
    /// The bonus of a space taken on the line between the pawns.
    Line(Bonus),
    /// A keshi that came with a city gate.
    Gate(Colour),
    /// An oasis put on a storage space that gives something.
    Storage {
        /// The space.
        #[serde(with = "crate::json::from_one")]
        #[cfg_attr(feature = "typescript", ts(as = "u8"))]
        space: u8,
        /// What it gives.
        gives: StorageBonus,
    },
    /// A river tile.
    RiverTile(Tile),
    /// A desert town claimed.
    Town(Tile),
    /// The provisions at the end of a season.
    Provisions,
}

/// What a storage space gives for the oasis put on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum StorageBonus {
    /// The keshi that stood on it.
    Keshi(Colour),
    /// The exchange of a keshi.
    Exchange,
    /// A scroll.
    Scroll,
}

/// Something still to be done by the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Effect {
    /// Nothing.
    #[default]
    Nothing,
    /// Marks what the effects above it come from; there is nothing to do.
    Because(Cause),
    /// Something that is done without a question.
    #[serde(untagged)]
    Do(Step),
    /// Something that is asked.
    #[serde(untagged)]
    Ask(Question),
}

/// How many effects a stack holds.
pub const STACK: usize = 96;

/// What is still to be done; the top comes first.
#[derive(Clone, Copy)]
pub struct Stack {
    effects: [Effect; STACK],
    len: u8,
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack { effects: [Effect::Nothing; STACK], len: 0 };

    /// Puts an effect on top. No game fills the stack; were it full, the oldest cause would be forgotten, which changes
    /// nothing that happens.
    #[inline]
    pub(crate) fn push(&mut self, effect: Effect) {
        if usize::from(self.len) == STACK && !self.forget() {
            debug_assert!(false, "no chain of effects is that long");
            return;
        }
        self.effects[usize::from(self.len)] = effect;
        self.len += 1;
    }

    /// Forgets the oldest cause, if there is one.
    #[cold]
    fn forget(&mut self) -> bool {
        let Some(at) = self.list().iter().position(|effect| matches!(effect, Effect::Because(_))) else { return false };
        self.effects[at..].rotate_left(1);
        self.pop();
        true
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Effect> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.effects[usize::from(self.len)]))
    }

    /// The effect that comes next.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<Effect> {
        self.list().last().copied()
    }

    /// The question that comes next, if one does.
    #[inline]
    pub(crate) fn question(&self) -> Option<Question> {
        match self.top() {
            Some(Effect::Ask(question)) => Some(question),
            Some(Effect::Nothing | Effect::Because(_) | Effect::Do(_)) | None => None,
        }
    }

    /// All effects, the last to come first.
    #[inline]
    #[must_use]
    pub fn list(&self) -> &[Effect] {
        &self.effects[..usize::from(self.len)]
    }
}

// What lies above the top is nothing, and need not be looked at.
impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        self.list() == other.list()
    }
}

impl Eq for Stack {}

impl std::hash::Hash for Stack {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.list().hash(state);
    }
}

impl std::fmt::Debug for Stack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.list()).finish()
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.list())
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stack, D::Error> {
        let list = Vec::<Effect>::deserialize(deserializer)?;
        if list.len() > STACK {
            return Err(D::Error::custom("no chain of effects is that long"));
        }
        let mut stack = Stack::EMPTY;
        list.into_iter().for_each(|effect| stack.push(effect));
        Ok(stack)
    }
}
