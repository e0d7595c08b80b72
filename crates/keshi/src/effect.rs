//! Effects: what is still to be done, as data on a stack.
//!
//! The engine takes effects from the top until one needs an answer of a player that is not forced, or a draw. Nothing
//! that is to come hides in code: a state in the middle of a chain can be stored, hashed, undone and explained.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::colour::{Colour, Resource, Sector};
use crate::components::Bonus;
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

    /// Place the assistant of the red keshi in a sector.
    PlaceAssistant,
    /// Claim keshis from the tower's base.
    Claim,
    /// Claim another keshi (scroll 61).
    ClaimSecond {
        /// The colour of the first.
        first: Colour,
    },
    /// Use the assistants, one after the other.
    Assistants,
    /// Reveal scrolls and luxury goods where there are none.
    Restock,

    /// Get a bonus so many times.
    Gain {
        /// What.
        bonus: Bonus,
        /// How many times.
        times: u8,
        /// What its points count as.
        source: Source,
    },
    /// Place a keshi from the supply.
    Deploy {
        /// Its colour.
        colour: Colour,
        /// Whether the sector action follows (scroll 64).
        act: bool,
    },
    /// Turn up the oasis that a caravan reached.
    Discover {
        /// Its path.
        #[serde(with = "crate::json::path")]
        #[cfg_attr(feature = "typescript", ts(type = "Path"))]
        path: u8,
        /// Its place on the path.
        #[serde(with = "crate::json::from_one")]
        #[cfg_attr(feature = "typescript", ts(as = "u8"))]
        place: u8,
    },
    /// Choose keshis, then deploy them.
    Keshis {
        /// How many are still to be chosen.
        left: u8,
        /// Those chosen so far.
        chosen: [Option<Colour>; 2],
        /// Whether they may be left alone.
        may: bool,
    },
    /// Choose a colour, and deploy two keshis of it.
    TwoOfOneColour,
    /// Choose a keshi, deploy it, and act in its sector (scroll 64).
    KeshiAndAction,
    /// Choose an entertainer, a caravan or a guard (river tile 13).
    Outdoors,
    /// Choose a good, and get so many of it.
    Good {
        /// How many.
        count: u8,
    },
    /// Choose resources.
    Resources {
        /// How many.
        left: u8,
        /// In their order, none before this one.
        from: Resource,
    },

    /// Perform a sector action.
    Act(Sector),
    /// Perform a sector action of choice, or none.
    AnyAction,
    /// Take a date for each picker, or something else (scrolls 23 to 25).
    Harvest {
        /// How many pickers are left.
        left: u8,
        /// In their order, none of the choices before this one.
        #[serde(with = "crate::json::harvest")]
        #[cfg_attr(feature = "typescript", ts(type = "Harvest"))]
        from: u8,
    },
    /// Advance on the river; after the last step, water may buy further ones.
    River {
        /// Steps to go.
        left: u8,
    },
    /// Climb a staircase; after the last step, further ones may be bought.
    Climb {
        /// Which.
        stairs: Stairs,
        /// Steps to go.
        left: u8,
        /// Whether one more is free (scroll 48).
        free: bool,
    },
    /// Climb either staircase.
    Either {
        /// Steps to go.
        steps: u8,
        /// Whether one may stay.
        may: bool,
    },
    /// Climb both staircases, in chosen order (scroll 55).
    Both {
        /// Steps to go on each.
        steps: u8,
    },
    /// Get the bonus of the line between one's pawns.
    Threshold,
    /// Choose among the spaces of a line.
    Line {
        /// The segments of its ends, palace and mosque, from 1.
        ends: [u8; 2],
        /// The spaces taken already, a bit for each.
        #[serde(with = "crate::json::line")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::action::Space>"))]
        taken: u8,
        /// How many more; all there are, if 255.
        #[serde(with = "crate::json::or_all")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<u8>"))]
        left: u8,
    },
    /// Get the bonuses of these spaces of the main square, in chosen order.
    Ring {
        /// A bit for each space.
        #[serde(with = "crate::json::spaces")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        spaces: u8,
        /// Once only, and not for every spectator.
        once: bool,
        /// What its points count as.
        source: Source,
    },
    /// Perform the action of the main square so many times.
    Square {
        /// How many times.
        left: u8,
    },
    /// Choose an entertainer.
    Show,
    /// What the end of an action of the main square brings (scrolls 29, 51).
    AfterShow,
    /// Choose the bonus of a rapid.
    Rapid,
    /// Get the bonuses of these rapids; their order cannot matter.
    Rapids {
        /// A bit for each.
        #[serde(with = "crate::json::spaces")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        rapids: u8,
    },

    /// Use the exchange office or buy a luxury good.
    Souk {
        /// Whether the office may be used.
        office: bool,
        /// Whether a luxury good may be bought.
        luxury: bool,
    },
    /// The resource of scroll 18, and a step that the exchange office gives: either may come first.
    OfficeStep {
        /// The step.
        step: Bonus,
    },
    /// Choose the resource of scroll 18, after the step of the exchange office.
    OfficeResource,
    /// Buy scrolls.
    Madrasa,
    /// Put a stack's open scroll under it and reveal the next.
    Refresh {
        /// The stack.
        #[serde(with = "crate::json::from_one")]
        #[cfg_attr(feature = "typescript", ts(as = "u8"))]
        stack: u8,
    },
    /// Buy one of the scrolls just revealed.
    MustBuy {
        /// The kind.
        #[serde(with = "crate::json::kind")]
        #[cfg_attr(feature = "typescript", ts(type = "Kind"))]
        kind: u8,
    },
    /// Take a scroll of a kind from the display.
    TakeScroll {
        /// The kind.
        #[serde(with = "crate::json::kind")]
        #[cfg_attr(feature = "typescript", ts(type = "Kind"))]
        kind: u8,
        /// Dates to pay.
        dates: u8,
    },
    /// Buy city gates.
    Medina,
    /// Build a gate that was bought.
    Build {
        /// The workshop it comes from.
        #[serde(with = "crate::json::from_one")]
        #[cfg_attr(feature = "typescript", ts(as = "u8"))]
        workshop: u8,
        /// Its colour.
        colour: Colour,
        /// Whether it was taken and not bought (desert town 12).
        taken: bool,
    },
    /// Choose the keshi of a gate (scroll 36).
    GateKeshi,
    /// Deploy the keshis beside the board, in chosen order.
    Aside {
        /// Whether they were claimed (Essential edition); otherwise they came with city gates.
        claimed: bool,
    },
    /// Claim oases.
    Sahara,
    /// Claim discovered oases for free.
    FreeOases {
        /// How many.
        left: u8,
        /// Whether they may be left alone.
        may: bool,
    },
    /// Claim one of the open oases (river tile 02).
    OpenOases,
    /// Put a claimed oasis on the next storage space.
    Store(Tile),
    /// Deploy the keshi that stood on a storage space, or not.
    Stored(Colour),
    /// Return a keshi for one of another colour, or not (the exchange icon).
    Swap,
    /// Choose what comes instead.
    SwapFor(Colour),
    /// Choose a claimed oasis to score (scroll 71).
    ScoreClaimed,
    /// Score an oasis now.
    Score(Tile),
    /// Return resources for an oasis.
    Return {
        /// Which resource.
        resource: Resource,
        /// How many at the most.
        left: u8,
    },
    /// Return resources for points (scroll 72).
    Sell {
        /// In their order, none before this one.
        from: Resource,
    },

    /// Pay dinars, or dates and water instead (scroll 33).
    Pay {
        /// How many.
        left: u8,
        /// In their order, none before this one.
        from: Resource,
    },
    /// Pay any resources.
    PayAny {
        /// How many.
        left: u8,
        /// In their order, none before this one.
        from: Resource,
    },
    /// Choose the good that the imam spares (expansion 2).
    Spare(Tile),
    /// Choose a desert town for a path.
    Settle {
        /// Which path.
        #[serde(with = "crate::json::path")]
        #[cfg_attr(feature = "typescript", ts(type = "Path"))]
        path: u8,
    },
    /// Take any scroll (desert town 10).
    AnyScroll,
    /// Take any luxury good (desert town 11).
    AnyLuxury,
    /// Take any city gate (desert town 12).
    AnyGate,
    /// Choose the placeholder to exchange, where some are kept (Essential edition).
    WhichPlaceholder,
    /// Exchange a placeholder for another keshi (Essential edition).
    Placeholder(Colour),
    /// Choose between the two bonuses of a river tile.
    Prize,
    /// Pay the provisions, or not.
    Provide,
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
