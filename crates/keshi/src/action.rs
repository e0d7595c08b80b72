//! What a player may do: its notation and numbering.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::Serialize;
use table::Message;

use crate::colour::{Colour, Resource, Sector};
use crate::effect::Stairs;
use crate::game::Keshi;
use crate::tile::{Few, Tile, bits};
use crate::words;

/// What a player may do: one answer to what is asked.
///
/// ```
/// use keshi::{Action, Sector};
/// use table::Action as _;
///
/// assert_eq!("act:river".parse::<Action>()?, Action::Act(Sector::River));
/// assert_eq!(Action::numbered(348).map(|action| action.to_string()).as_deref(), Some("stop"));
/// assert!("claim:green3".parse::<Action>().is_err());
/// # Ok::<(), keshi::NoAction>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Action {
    /// Select three keshis. Written `select:green,gray,pink`.
    Select(#[cfg_attr(feature = "typescript", ts(as = "Vec<Colour>"))] Few<Colour>),
    /// Place the keshis drawn on the supply board: one of the six orders. Written `supply:132`: on the first keshi space
    /// the first that was drawn, on the second the third, on the last the second.
    Supply(
        #[cfg_attr(feature = "typescript", ts(as = "[u8; 3]"))]
        #[serde(serialize_with = "crate::json::order::serialize")]
        u8,
    ),
    /// Place the audience disc, turned so far clockwise. Written `disc:0` to `disc:7`.
    Disc(u8),
    /// Turn up a provision tile. Written `provision:07`.
    Provision(Tile),
    /// Deploy the assistant of the red keshi. Written `assistant:souk`.
    Assistant(Sector),
    /// Claim one or two keshis of a colour. Written `claim:green2`.
    Claim(Colour, u8),
    /// Use the assistant of a sector for a new keshi. Written `new:river`.
    New(Sector),
    /// Use the assistant of a sector for its action, or choose a sector to act in. Written `act:river`.
    Act(Sector),
    /// Take back an assistant that can do nothing. Written `idle:river`.
    Idle(Sector),
    /// Choose a keshi. Written `keshi:green`.
    Keshi(Colour),
    /// Place a water vendor. Written `vendor:river`.
    Vendor(Sector),
    /// Place an entertainer on a space of the main square. Written `entertainer:1` to `entertainer:8`.
    Entertainer(#[serde(serialize_with = "crate::json::from_one::serialize")] u8),
    /// Send a caravan along a path. Written `caravan:left`, `caravan:right`, `caravan:start`.
    Caravan(Way),
    /// Take a resource. Written `take:date`.
    Take(Resource),
    /// What a date picker brings: a date, or what scroll 23, 24 or 25 gives instead. Written `harvest:date`,
    /// `harvest:23`, `harvest:24`, `harvest:25`.
    Harvest(
        #[cfg_attr(feature = "typescript", ts(type = "Harvest"))]
        #[serde(serialize_with = "crate::json::harvest::serialize")]
        u8,
    ),
    /// Pay or return a resource. Written `pay:date`.
    Pay(Resource),
    /// Take the free step of scroll 48, or the step of an exchange office before the resource of scroll 18. Written `step`.
    Step,
    /// Leave it at that. Written `stop`.
    Stop,
    /// Choose a staircase. Written `stairs:palace`.
    Stairs(Stairs),
    /// Take a bonus of a line. Written `line:dinars`, `line:left`, `line:middle`, `line:right`, `line:points`.
    Line(Space),
    /// Take the bonus of a space of the main square. Written `bonus:1` to `bonus:8`.
    Bonus(#[serde(serialize_with = "crate::json::from_one::serialize")] u8),
    /// Buy or take a scroll. Written `scroll:07`.
    Scroll(Tile),
    /// Exchange the open scrolls of a kind. Written `refresh:gray`.
    Refresh(
        #[cfg_attr(feature = "typescript", ts(type = "Kind"))]
        #[serde(serialize_with = "crate::json::kind::serialize")]
        u8,
    ),
    /// Buy a city gate. Written `gate:2green`: a green one of the second workshop.
    Gate(#[serde(serialize_with = "crate::json::from_one::serialize")] u8, Colour),
    /// Build a gate on a space. Written `space:1` to `space:8`.
    Space(#[serde(serialize_with = "crate::json::from_one::serialize")] u8),
    /// Claim or score an oasis. Written `oasis:07`.
    Oasis(Tile),
    /// Use the exchange office. Written `exchange:purple`.
    Exchange(Colour),
    /// Buy a luxury good. Written `luxury:07`.
    Luxury(Tile),
    /// Return a keshi. Written `return:green`.
    Return(Colour),
    /// Return an entertainer. Written `return:pink1` to `return:pink8`.
    ReturnEntertainer(#[serde(serialize_with = "crate::json::from_one::serialize")] u8),
    /// Return a water vendor. Written `return:red-river`.
    ReturnVendor(Sector),
    /// Take the bonus of a rapid. Written `rapid:1` to `rapid:4`.
    Rapid(#[serde(serialize_with = "crate::json::from_one::serialize")] u8),
    /// Take the first or the second bonus of a river tile. Written `prize:1`, `prize:2`.
    Prize(#[serde(serialize_with = "crate::json::from_one::serialize")] u8),
    /// Pay the provisions. Written `provide:all`, `provide:scroll`, `provide:none`.
    Provide(Provide),
    /// Find or claim a desert town. Written `town:07`.
    Town(Tile),
}

/// Where a caravan goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Way {
    /// The left path.
    Left,
    /// The right path.
    Right,
    /// The start oasis.
    Start,
}

impl Way {
    /// All three.
    pub const ALL: [Way; 3] = [Way::Left, Way::Right, Way::Start];
}

/// A space of a line between the staircases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Space {
    /// The dinars beside the palace.
    Dinars,
    /// The space beside the palace's dinars.
    Left,
    /// The space in the middle.
    Middle,
    /// The space beside the mosque's points.
    Right,
    /// The points beside the mosque.
    Points,
}

impl Space {
    /// All five.
    pub const ALL: [Space; 5] = [Space::Dinars, Space::Left, Space::Middle, Space::Right, Space::Points];
}

/// How the citizens are provided for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Provide {
    /// All that the tiles show is paid.
    All,
    /// Scroll 44: a dinar, and a resource for each tile.
    Scroll,
    /// Everything is paid that there is, and points are lost.
    None,
}

impl Provide {
    /// All three.
    pub const ALL: [Provide; 3] = [Provide::All, Provide::Scroll, Provide::None];
}

/// The six orders of the keshis on a supply board: on each space, the how-manieth drawn stands there.
pub(crate) const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The names of the four kinds of scrolls: the colours of their backs.
pub(crate) const KINDS: [&str; 4] = ["gray", "yellow", "pink", "orange"];

/// All selections of three keshis, in the order of their numbers.
pub(crate) const SELECTIONS: [u16; 220] = {
    let mut all = [0; 220];
    let (mut at, mut mask) = (0, 0u16);
    while mask < 1 << Colour::COUNT {
        if mask.count_ones() == 3 {
            all[at] = mask;
            at += 1;
        }
        mask += 1;
    }
    all
};

/// The number of a selection.
const SELECTION: [u8; 1 << Colour::COUNT] = {
    let mut numbers = [0; 1 << Colour::COUNT];
    let mut at = 0;
    while at < SELECTIONS.len() {
        numbers[SELECTIONS[at] as usize] = at as u8;
        at += 1;
    }
    numbers
};

/// How many actions of each kind there are, in the order of the numbering. Expansions go to the end.
const SIZES: [u16; 35] =
    [220, 6, 8, 12, 9, 24, 9, 9, 9, 12, 8, 8, 3, 3, 4, 3, 1, 1, 2, 5, 8, 72, 4, 48, 8, 30, 3, 25, 8, 8, 9, 4, 2, 3, 12];

const FIRST: [u16; 36] = {
    let mut first = [0; 36];
    let mut at = 0;
    while at < SIZES.len() {
        first[at + 1] = first[at] + SIZES[at];
        at += 1;
    }
    first
};

impl table::Action for Action {
    const COUNT: u16 = FIRST[35];

    #[inline]
    fn number(self) -> u16 {
        let (kind, at) = match self {
            Action::Select(keshis) => (0, u16::from(SELECTION[usize::from(keshis.bits() & 0xfff)])),
            Action::Supply(order) => (1, order.into()),
            Action::Disc(turned) => (2, turned.into()),
            Action::Provision(tile) => (3, tile.index() as u16),
            Action::Assistant(sector) => (4, sector as u16),
            Action::Claim(colour, count) => (5, 2 * colour as u16 + u16::from(count) - 1),
            Action::New(sector) => (6, sector as u16),
            Action::Act(sector) => (7, sector as u16),
            Action::Idle(sector) => (8, sector as u16),
            Action::Keshi(colour) => (9, colour as u16),
            Action::Vendor(sector) => (10, sector as u16),
            Action::Entertainer(space) => (11, space.into()),
            Action::Caravan(way) => (12, way as u16),
            Action::Take(resource) => (13, resource as u16),
            Action::Harvest(at) => (14, at.into()),
            Action::Pay(resource) => (15, resource as u16),
            Action::Step => (16, 0),
            Action::Stop => (17, 0),
            Action::Stairs(stairs) => (18, stairs as u16),
            Action::Line(space) => (19, space as u16),
            Action::Bonus(space) => (20, space.into()),
            Action::Scroll(tile) => (21, tile.index() as u16),
            Action::Refresh(kind) => (22, kind.into()),
            Action::Gate(workshop, colour) => (23, 12 * u16::from(workshop) + colour as u16),
            Action::Space(space) => (24, space.into()),
            Action::Oasis(tile) => (25, tile.index() as u16),
            Action::Exchange(colour) => (26, colour as u16 - Colour::Purple as u16),
            Action::Luxury(tile) => (27, tile.index() as u16),
            Action::Return(colour) => (28, colour as u16),
            Action::ReturnEntertainer(space) => (29, space.into()),
            Action::ReturnVendor(sector) => (30, sector as u16),
            Action::Rapid(rapid) => (31, rapid.into()),
            Action::Prize(prize) => (32, prize.into()),
            Action::Provide(how) => (33, how as u16),
            Action::Town(tile) => (34, tile.index() as u16),
        };
        FIRST[kind] + at
    }

    fn numbered(number: u16) -> Option<Action> {
        let kind = (0..SIZES.len()).rfind(|&kind| FIRST[kind] <= number).filter(|_| number < Action::COUNT)?;
        let at = number - FIRST[kind];
        let (small, index) = (at as u8, usize::from(at));
        let tile = Tile(small.saturating_add(1));
        Some(match kind {
            0 => Action::Select(Few::of_bits(SELECTIONS[index])),
            1 => Action::Supply(small),
            2 => Action::Disc(small),
            3 => Action::Provision(tile),
            4 => Action::Assistant(Sector::ALL[index]),
            5 => Action::Claim(Colour::ALL[index / 2], small % 2 + 1),
            6 => Action::New(Sector::ALL[index]),
            7 => Action::Act(Sector::ALL[index]),
            8 => Action::Idle(Sector::ALL[index]),
            9 => Action::Keshi(Colour::ALL[index]),
            10 => Action::Vendor(Sector::ALL[index]),
            11 => Action::Entertainer(small),
            12 => Action::Caravan(Way::ALL[index]),
            13 => Action::Take(Resource::ALL[index]),
            14 => Action::Harvest(small),
            15 => Action::Pay(Resource::ALL[index]),
            16 => Action::Step,
            17 => Action::Stop,
            18 => Action::Stairs(Stairs::BOTH[index]),
            19 => Action::Line(Space::ALL[index]),
            20 => Action::Bonus(small),
            21 => Action::Scroll(tile),
            22 => Action::Refresh(small),
            23 => Action::Gate(small / 12, Colour::ALL[index % 12]),
            24 => Action::Space(small),
            25 => Action::Oasis(tile),
            26 => Action::Exchange(Colour::GOODS[index]),
            27 => Action::Luxury(tile),
            28 => Action::Return(Colour::ALL[index]),
            29 => Action::ReturnEntertainer(small),
            30 => Action::ReturnVendor(Sector::ALL[index]),
            31 => Action::Rapid(small),
            32 => Action::Prize(small),
            33 => Action::Provide(Provide::ALL[index]),
            _ => Action::Town(tile),
        })
    }

    fn message(self) -> Message {
        words::label(Keshi::usual(), None, self)
    }
}

impl Action {
    /// Whether it is a choice that no other event tells.
    pub(crate) const fn is_untold(self) -> bool {
        matches!(
            self,
            Action::Keshi(_)
                | Action::Entertainer(_)
                | Action::Caravan(_)
                | Action::Stairs(_)
                | Action::Line(_)
                | Action::Bonus(_)
                | Action::Gate(..)
                | Action::ReturnEntertainer(_)
                | Action::ReturnVendor(_)
                | Action::Rapid(_)
                | Action::Prize(_)
        )
    }

    /// Every action, in the order of its number.
    pub fn all() -> impl Iterator<Item = Action> {
        use table::Action as _;
        (0..Action::COUNT).filter_map(Action::numbered)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Select(keshis) => {
                for (at, colour) in keshis.iter().enumerate() {
                    write!(f, "{}{colour}", if at == 0 { "select:" } else { "," })?;
                }
                Ok(())
            }
            Action::Supply(order) => {
                let [first, second, third] = ORDERS[usize::from(order)].map(|drawn| drawn + 1);
                write!(f, "supply:{first}{second}{third}")
            }
            Action::Disc(turned) => write!(f, "disc:{turned}"),
            Action::Provision(tile) => write!(f, "provision:{tile}"),
            Action::Assistant(sector) => write!(f, "assistant:{sector}"),
            Action::Claim(colour, count) => write!(f, "claim:{colour}{count}"),
            Action::New(sector) => write!(f, "new:{sector}"),
            Action::Act(sector) => write!(f, "act:{sector}"),
            Action::Idle(sector) => write!(f, "idle:{sector}"),
            Action::Keshi(colour) => write!(f, "keshi:{colour}"),
            Action::Vendor(sector) => write!(f, "vendor:{sector}"),
            Action::Entertainer(space) => write!(f, "entertainer:{}", space + 1),
            Action::Caravan(way) => write!(f, "caravan:{}", ["left", "right", "start"][way as usize]),
            Action::Take(resource) => write!(f, "take:{resource}"),
            Action::Harvest(at) => write!(f, "harvest:{}", ["date", "23", "24", "25"][usize::from(at)]),
            Action::Pay(resource) => write!(f, "pay:{resource}"),
            Action::Step => f.write_str("step"),
            Action::Stop => f.write_str("stop"),
            Action::Stairs(stairs) => write!(f, "stairs:{}", stairs.name()),
            Action::Line(space) => {
                write!(f, "line:{}", ["dinars", "left", "middle", "right", "points"][space as usize])
            }
            Action::Bonus(space) => write!(f, "bonus:{}", space + 1),
            Action::Scroll(tile) => write!(f, "scroll:{tile}"),
            Action::Refresh(kind) => write!(f, "refresh:{}", KINDS[usize::from(kind)]),
            Action::Gate(workshop, colour) => write!(f, "gate:{}{colour}", workshop + 1),
            Action::Space(space) => write!(f, "space:{}", space + 1),
            Action::Oasis(tile) => write!(f, "oasis:{tile}"),
            Action::Exchange(colour) => write!(f, "exchange:{colour}"),
            Action::Luxury(tile) => write!(f, "luxury:{tile}"),
            Action::Town(tile) => write!(f, "town:{tile}"),
            Action::Return(colour) => write!(f, "return:{colour}"),
            Action::ReturnEntertainer(space) => write!(f, "return:pink{}", space + 1),
            Action::ReturnVendor(sector) => write!(f, "return:red-{sector}"),
            Action::Rapid(rapid) => write!(f, "rapid:{}", rapid + 1),
            Action::Prize(prize) => write!(f, "prize:{}", prize + 1),
            Action::Provide(how) => write!(f, "provide:{}", ["all", "scroll", "none"][how as usize]),
        }
    }
}

/// A text that names no action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no player can do “{0}”: an action is a word and what it is done with, as in claim:green2, act:river, stop")]
pub struct NoAction(String);

static BY_TEXT: LazyLock<HashMap<String, Action>> =
    LazyLock::new(|| Action::all().map(|action| (action.to_string(), action)).collect());

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Action, NoAction> {
        BY_TEXT.get(text).copied().ok_or_else(|| NoAction(text.chars().take(40).collect()))
    }
}

/// Lists the selections of three keshis of a hand, in the order of their numbers.
pub(crate) fn selections(hand: Few<Colour>, found: &mut impl FnMut(Action)) {
    let below = |colour: u8| hand.bits() & ((1 << colour) - 1);
    for last in bits(hand.bits()) {
        for middle in bits(below(last)) {
            for first in bits(below(middle)) {
                found(Action::Select(Few::of_bits(1 << first | 1 << middle | 1 << last)));
            }
        }
    }
}
