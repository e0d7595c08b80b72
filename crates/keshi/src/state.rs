//! A whole position: what lies open, and what somebody keeps secret.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::colour::{Colour, Resource, Sector};
use crate::effect::{Source, Stack, Stairs};
use crate::options::COVERED;
use crate::scroll::Scroll;
use crate::tile::{Few, Tile, Tiles};
use crate::tower::Keshis;

/// The most that play.
pub(crate) const PLAYERS: usize = 4;

/// The most of a resource or of a good that a player can have: far more than any game gives.
pub(crate) const MOST: u16 = 2_000;

/// The most points from one source, or points lost: far more than any game gives.
pub(crate) const MOST_POINTS: i16 = 10_000;

/// A whole position. What lies open and what is secret are two things, so that a view can be made of the first alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) open: Open,
    pub(crate) secret: [Secret; PLAYERS],
}

/// What a player keeps secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Secret {
    /// The provision tiles that lie face down before the player.
    pub(crate) provisions: Tiles,
    /// What the player has chosen while all choose together: the number of the action and one, or 0.
    pub(crate) chosen: u16,
}

/// Everything that all players know, with perfect memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Open {
    /// What is being played.
    pub(crate) phase: Phase,
    /// What the game waits for.
    pub(crate) waits: Waits,
    /// The season, 1 to 3.
    pub(crate) season: u8,
    /// The round, 1 to 4.
    pub(crate) round: u8,
    /// Who started the season.
    pub(crate) season_start: Seat,
    /// Who starts the round.
    pub(crate) start: Seat,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// How many have had a turn in this phase, with the one whose turn it is; 1 from the first claim on.
    pub(crate) turns: u8,
    /// Who has chosen, while all choose together.
    pub(crate) ready: Seats,
    /// The player boards, in seat order.
    #[serde(with = "present")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Board>"))]
    pub(crate) boards: [Board; PLAYERS],
    /// What is still to be done by the player whose turn it is.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::effect::Effect>"))]
    pub(crate) stack: Stack,
    /// The stacks of scrolls: three of each kind, the cheapest kind first.
    pub(crate) stacks: [ScrollStack; 12],
    /// Scrolls that nobody has seen yet.
    pub(crate) unseen_scrolls: Tiles,
    /// The shops of the souk.
    pub(crate) shops: [Shop; 5],
    /// Luxury goods that nobody has seen yet.
    pub(crate) unseen_luxury: Tiles,
    /// The exchange office of the season.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Tile>"))]
    pub(crate) office: Tile,
    /// Exchange offices that nobody has seen yet.
    pub(crate) unseen_offices: Tiles,
    /// City gates in the workshops.
    pub(crate) workshops: [Keshis; 4],
    /// City gates in the bag.
    pub(crate) bag: Keshis,
    /// Keshis still in the bag from which everybody draws at the start.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Colour>"))]
    pub(crate) supply_bag: Few<Colour>,
    /// The river tiles of the three seasons.
    #[cfg_attr(feature = "typescript", ts(as = "[Option<Tile>; 3]"))]
    pub(crate) river_tiles: [Tile; 3],
    /// The open oases of river tile 02.
    pub(crate) open_oases: Tiles,
    /// Oases that nobody has seen yet.
    pub(crate) unseen_oases: Tiles,
    /// The seats in the order of their fishermen, the foremost first.
    #[serde(rename = "fishermen")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Seat>"))]
    pub(crate) river: Fishermen,
    /// What sticks in the tower.
    pub(crate) tower: Keshis,
    /// What lies in the tower's base.
    pub(crate) base: Keshis,
    /// The staircase tiles on the inner spaces of the lines, in the order of [`StaircaseTiles`](crate::StaircaseTiles).
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Option<Tile>>"))]
    pub(crate) staircase_tiles: [Tile; COVERED],
    /// Where the sultan and the imam are.
    pub(crate) companions: [Companion; 2],
    /// Desert towns that nobody has found yet.
    pub(crate) towns: Tiles,
    /// Desert towns that nobody has seen yet.
    pub(crate) unseen_towns: Tiles,
    /// Whose fisherman began season 3 on the crocodile.
    pub(crate) head_start: Option<Seat>,
}

/// The seats in the order of their fishermen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Fishermen {
    seats: [Seat; PLAYERS],
    len: u8,
}

impl Fishermen {
    /// All at the start, in turn order.
    pub(crate) fn of(players: usize) -> Fishermen {
        Fishermen { seats: std::array::from_fn(Seat::new), len: players as u8 }
    }
}

impl std::ops::Deref for Fishermen {
    type Target = [Seat];

    #[inline]
    fn deref(&self) -> &[Seat] {
        &self.seats[..usize::from(self.len)]
    }
}

impl std::ops::DerefMut for Fishermen {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Seat] {
        &mut self.seats[..usize::from(self.len)]
    }
}

impl Serialize for Fishermen {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Fishermen {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Fishermen, D::Error> {
        let list = Vec::<Seat>::deserialize(deserializer)?;
        if !(2..=PLAYERS).contains(&list.len()) {
            return Err(serde::de::Error::custom("two to four fishermen are on the river"));
        }
        let mut fishermen = Fishermen::of(list.len());
        fishermen.copy_from_slice(&list);
        Ok(fishermen)
    }
}

/// Where the sultan or the imam is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Companion {
    /// Not in play, or no longer.
    Nowhere,
    /// Waiting on a step.
    On(u8),
    /// In a player's company.
    With(Seat),
}

/// What is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phase {
    /// Tiles and gates are laid out and dealt.
    Setup,
    /// All place the keshis of their supply boards.
    Supply,
    /// All place their audience discs.
    Disc,
    /// All turn up their first provision tile.
    FirstProvision,
    /// The start player is drawn.
    StartPlayer,
    /// All select three keshis.
    Select,
    /// Assistants are deployed.
    Deploy,
    /// Keshis are thrown into the tower.
    Throw,
    /// Keshis are claimed.
    Claim,
    /// Keshis claimed are exchanged for others on the board (Essential edition).
    Exchange,
    /// Assistants are used.
    Use,
    /// The rapids crossed give bonuses.
    RiverBonus,
    /// Placeholders are exchanged for keshis (Essential edition).
    Placeholders,
    /// Scroll 28 gives bonuses at the start of season scoring.
    SeasonScoring,
    /// The foremost fisherman gets the river tile.
    RiverFirst,
    /// The second gets what is left of it.
    RiverSecond,
    /// Provisions are paid.
    Provisions,
    /// All turn up their next provision tile.
    NextProvision,
    /// The next exchange office is revealed.
    Office,
    /// The game is over.
    Over,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Waits {
    /// The player whose turn it is answers the topmost effect.
    Player,
    /// Everybody chooses.
    Together,
    /// Something is drawn.
    Chance(Draw),
    /// The game is over.
    Over,
}

/// Something that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Draw {
    /// The side of a river tile for a season.
    RiverTile {
        /// Which season, from 1.
        season: u8,
    },
    /// A staircase tile with a side up.
    StaircaseTile {
        /// For which space, in the order of [`StaircaseTiles`](crate::StaircaseTiles).
        #[serde(with = "crate::json::from_one")]
        #[cfg_attr(feature = "typescript", ts(as = "u8"))]
        space: u8,
    },
    /// A desert town in play.
    Town,
    /// An open oasis for river tile 02.
    OpenOasis,
    /// The top scroll of a stack.
    Scroll {
        /// Which stack.
        #[serde(with = "crate::json::from_one")]
        #[cfg_attr(feature = "typescript", ts(as = "u8"))]
        stack: u8,
    },
    /// The top luxury good of a shop.
    Luxury {
        /// Which shop.
        #[serde(with = "crate::json::from_one")]
        #[cfg_attr(feature = "typescript", ts(as = "u8"))]
        shop: u8,
    },
    /// The exchange office of a season.
    Office,
    /// A city gate for a workshop.
    Gate {
        /// Which workshop.
        #[serde(with = "crate::json::from_one")]
        #[cfg_attr(feature = "typescript", ts(as = "u8"))]
        workshop: u8,
    },
    /// A keshi for a supply board.
    Supply {
        /// Whose.
        seat: Seat,
    },
    /// A provision tile.
    Provision {
        /// Whose.
        seat: Seat,
    },
    /// The start player.
    StartPlayer,
    /// What comes out of the tower.
    Tower,
    /// An oasis of the player whose turn it is.
    Oasis {
        /// Its path.
        #[serde(with = "crate::json::path")]
        #[cfg_attr(feature = "typescript", ts(type = "Path"))]
        path: u8,
        /// Its place on the path.
        #[serde(with = "crate::json::from_one")]
        #[cfg_attr(feature = "typescript", ts(as = "u8"))]
        place: u8,
    },
}

/// A stack of scrolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ScrollStack {
    /// The open scroll on top.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Tile>"))]
    pub(crate) top: Tile,
    /// How many lie under it that nobody knows.
    pub(crate) unknown: u8,
    /// Those under these, which were open before, in the order in which they will come.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Tile>"))]
    pub(crate) known: Queue,
}

/// At most 21 scrolls in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Queue {
    tiles: [Tile; 21],
    len: u8,
}

impl Queue {
    pub(crate) fn list(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn push(&mut self, tile: Tile) {
        self.tiles[usize::from(self.len)] = tile;
        self.len += 1;
    }

    /// Takes the one that comes next.
    pub(crate) fn pop(&mut self) -> Tile {
        let next = self.tiles[0];
        self.tiles.rotate_left(1);
        self.tiles[20] = Tile::NONE;
        self.len -= 1;
        next
    }

    /// Keeps the first so many, and gives the rest.
    pub(crate) fn split_off(&mut self, at: u8) -> Queue {
        let mut rest = Queue::default();
        for tile in &mut self.tiles[usize::from(at)..usize::from(self.len)] {
            rest.push(std::mem::take(tile));
        }
        self.len = at;
        rest
    }
}

impl Serialize for Queue {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.list())
    }
}

impl<'de> Deserialize<'de> for Queue {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Queue, D::Error> {
        let list = Vec::<Tile>::deserialize(deserializer)?;
        if list.len() > 21 || list.iter().any(|tile| !tile.is_some()) {
            return Err(serde::de::Error::custom("a stack holds at most 21 scrolls"));
        }
        let mut queue = Queue::default();
        list.into_iter().for_each(|tile| queue.push(tile));
        Ok(queue)
    }
}

impl ScrollStack {
    /// How many scrolls it holds.
    pub(crate) const fn len(&self) -> u8 {
        self.top.is_some() as u8 + self.unknown + self.known.len()
    }
}

/// A shop of the souk: a stack of luxury goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Shop {
    /// The open luxury good on top.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Tile>"))]
    pub(crate) top: Tile,
    /// How many lie under it.
    pub(crate) unknown: u8,
}

impl Shop {
    /// How many luxury goods it holds.
    pub(crate) const fn len(&self) -> u8 {
        self.top.is_some() as u8 + self.unknown
    }
}

/// A player board, with everything that lies beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Board {
    /// Points by source.
    #[serde(with = "crate::json::by_source")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<Source, number>"))]
    pub(crate) points: [i16; Source::COUNT],
    /// Dates, water, dinars.
    #[serde(with = "crate::json::by_resource")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<Resource, number>"))]
    pub(crate) resources: [u16; 3],
    /// Purple, orange and yellow keshis in the souk.
    #[serde(with = "crate::json::by_good")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<Good, number>"))]
    pub(crate) goods: [u16; 3],
    /// Keshis of their own colour in the sectors other than the souk.
    #[serde(with = "crate::json::by_own_sector")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<Home, number>"))]
    pub(crate) keshis: [u8; 8],
    /// Sectors with a water vendor.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Sector>"))]
    pub(crate) vendors: Few<Sector>,
    /// Whether the vendor of the souk came this turn, and gives nothing yet (scroll 57).
    pub(crate) new_vendor: bool,
    /// The spaces of the main square with an entertainer, a bit for each.
    #[serde(with = "crate::json::spaces")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    pub(crate) entertainers: u8,
    /// How far the audience disc is turned.
    pub(crate) disc: u8,
    /// Caravans on the left path, the right path, and at the start oasis.
    #[serde(with = "crate::json::by_way")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<Way, number>"))]
    pub(crate) caravans: [u8; 3],
    /// The oases discovered on the left and the right path, unless claimed.
    #[serde(with = "crate::json::by_path")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<Path, [number | null, number | null, number | null]>"))]
    pub(crate) oases: [[Tile; 3]; 2],
    /// The oases claimed, in order.
    #[serde(with = "crate::json::row")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Tile>"))]
    pub(crate) claimed: [Tile; 7],
    /// The keshis of the supply board: as drawn, then as they stand on its keshi spaces.
    pub(crate) supply: [Option<Colour>; 3],
    /// Keshis behind the screen.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Colour>"))]
    pub(crate) hand: Few<Colour>,
    /// Keshis selected this round.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Colour>"))]
    pub(crate) selected: Few<Colour>,
    /// Assistants in the sectors.
    #[serde(with = "crate::json::by_sector")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<Sector, number>"))]
    pub(crate) assistants: [u8; Sector::COUNT],
    /// The fisherman's space.
    pub(crate) river: u8,
    /// The steps of the courtier in the palace and the student in the mosque.
    #[serde(with = "crate::json::by_stairs")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<Stairs, number>"))]
    pub(crate) stairs: [u8; 2],
    /// The gates built, by space.
    pub(crate) gates: [Option<Colour>; 8],
    /// Scrolls.
    pub(crate) scrolls: Tiles,
    /// Luxury goods.
    pub(crate) luxury: Tiles,
    /// Provision tiles that lie open.
    pub(crate) provisions: Tiles,
    /// How many provision tiles lie face down.
    pub(crate) face_down: u8,
    /// Whether the player has bought a scroll, or exchanged those on display, this round.
    pub(crate) bought: bool,
    /// How many scholars have served a scroll in the player's turn; each serves one a turn.
    pub(crate) served: u8,
    /// Keshis beside the board: of gates bought in this action; in the Essential edition also those claimed.
    pub(crate) aside: Keshis,
    /// Colours of which the player has a placeholder behind the screen (Essential edition).
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Colour>"))]
    pub(crate) placeholders: Few<Colour>,
    /// The desert towns found on the left and the right path.
    #[cfg_attr(feature = "typescript", ts(as = "[Option<Tile>; 2]"))]
    pub(crate) towns: [Tile; 2],
    /// Which of them are claimed.
    pub(crate) towns_claimed: [bool; 2],
}

impl Board {
    /// Points from a source.
    #[must_use]
    pub const fn points_from(&self, source: Source) -> i16 {
        self.points[source as usize]
    }

    /// Points in all.
    #[inline]
    #[must_use]
    pub fn total(&self) -> i32 {
        self.points.iter().map(|&points| i32::from(points)).sum()
    }

    /// Whether the player has this scroll.
    #[inline]
    #[must_use]
    pub const fn has(&self, scroll: Scroll) -> bool {
        self.scrolls.has(scroll as u8)
    }

    /// So many of a resource.
    #[inline]
    #[must_use]
    pub const fn of(&self, resource: Resource) -> u16 {
        self.resources[resource as usize]
    }

    /// How many keshis of a colour stand on the board.
    #[inline]
    #[must_use]
    pub fn count(&self, colour: Colour) -> u16 {
        match colour {
            Colour::Red => self.vendors.len().into(),
            Colour::Purple | Colour::Orange | Colour::Yellow => self.goods[colour as usize - Colour::Purple as usize],
            other => self.keshis[other as usize].into(),
        }
    }

    /// Goods of all colours.
    #[inline]
    #[must_use]
    pub fn goods(&self) -> u16 {
        self.goods.iter().sum()
    }

    /// Gates built.
    #[inline]
    #[must_use]
    pub fn gates(&self) -> u8 {
        self.gates.iter().flatten().count() as u8
    }

    /// Scholars who have served a scroll in this turn.
    #[must_use]
    pub const fn served(&self) -> u8 {
        self.served
    }

    /// Scholars who have not served a scroll in this turn.
    #[inline]
    #[must_use]
    pub fn free_scholars(&self) -> u8 {
        self.keshis[Sector::Madrasa as usize].saturating_sub(self.served)
    }

    /// Guards that no gate has.
    #[inline]
    #[must_use]
    pub fn free_guards(&self) -> u8 {
        self.keshis[Sector::Medina as usize] - self.gates()
    }

    /// Whether a water vendor stands in a sector.
    #[must_use]
    pub fn has_vendor(&self, sector: Sector) -> bool {
        self.vendors.has(sector)
    }

    /// The fisherman's space on the river.
    #[must_use]
    pub const fn river(&self) -> u8 {
        self.river
    }

    /// How far the audience disc is turned clockwise.
    #[must_use]
    pub const fn disc(&self) -> u8 {
        self.disc
    }

    /// The scrolls of the player.
    #[must_use]
    pub const fn scrolls(&self) -> Tiles {
        self.scrolls
    }

    /// The luxury goods of the player.
    #[must_use]
    pub const fn luxury(&self) -> Tiles {
        self.luxury
    }

    /// Provision tiles that lie open.
    #[must_use]
    pub const fn provisions(&self) -> Tiles {
        self.provisions
    }

    /// The keshis on the supply board.
    #[must_use]
    pub const fn supply(&self) -> [Option<Colour>; 3] {
        self.supply
    }

    /// Keshis selected this round.
    #[must_use]
    pub const fn selected(&self) -> Few<Colour> {
        self.selected
    }

    /// Keshis beside the board.
    #[must_use]
    pub const fn aside(&self) -> Keshis {
        self.aside
    }

    /// Colours of which the player has a placeholder (Essential edition).
    #[must_use]
    pub const fn placeholders(&self) -> Few<Colour> {
        self.placeholders
    }

    /// Assistants in a sector.
    #[must_use]
    pub const fn assistants(&self, sector: Sector) -> u8 {
        self.assistants[sector as usize]
    }

    /// Whether an entertainer stands on a space of the main square, counted from 0.
    #[must_use]
    pub const fn entertainer(&self, space: u8) -> bool {
        self.entertainers >> space & 1 == 1
    }

    /// Oases discovered and not claimed.
    pub fn discovered_oases(&self) -> impl Iterator<Item = Tile> + Clone {
        self.oases.into_iter().flatten().filter(|tile| tile.is_some())
    }

    /// The oases claimed, in order.
    pub fn claimed(&self) -> impl Iterator<Item = Tile> + Clone {
        self.claimed.into_iter().filter(|tile| tile.is_some())
    }

    /// Where a staircase's pawn stands.
    #[inline]
    #[must_use]
    pub const fn step(&self, stairs: Stairs) -> u8 {
        self.stairs[stairs as usize]
    }
}

impl Open {
    /// The board of the player whose turn it is.
    #[inline]
    pub(crate) fn board(&self) -> &Board {
        &self.boards[self.seat.index()]
    }

    /// The provision tiles that lie open.
    pub(crate) fn open_provisions(&self) -> Tiles {
        self.boards.iter().fold(Tiles::NONE, |all, board| all.or(board.provisions))
    }
}

impl State {
    /// Provision tiles that were dealt.
    pub(crate) fn dealt(&self) -> Tiles {
        self.secret.iter().fold(self.open.open_provisions(), |all, secret| all.or(secret.provisions))
    }

    /// What is still to be done, the last to come first.
    #[must_use]
    pub fn effects(&self) -> &[crate::effect::Effect] {
        self.open.stack.list()
    }

    /// The board of a seat that plays.
    #[must_use]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.open.boards[seat.index()]
    }

    /// Whose turn it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.open.seat
    }

    /// What lies in the tower's base.
    #[must_use]
    pub fn base(&self) -> Keshis {
        self.open.base
    }

    /// What sticks in the tower.
    #[must_use]
    pub fn tower(&self) -> Keshis {
        self.open.tower
    }

    /// The open scrolls on the stacks, the cheapest kind first.
    #[must_use]
    pub fn scrolls_shown(&self) -> [Tile; 12] {
        self.open.stacks.map(|stack| stack.top)
    }

    /// The open luxury goods of the shops.
    #[must_use]
    pub fn luxury_shown(&self) -> [Tile; 5] {
        self.open.shops.map(|shop| shop.top)
    }

    /// What the game waits for.
    #[must_use]
    pub fn waits(&self) -> Waits {
        self.open.waits
    }

    /// What is being played.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.open.phase
    }

    /// Season and round, from 1.
    #[must_use]
    pub fn time(&self) -> (u8, u8) {
        (self.open.season, self.open.round)
    }

    /// The open oases of river tile 02.
    #[must_use]
    pub fn open_oases(&self) -> Tiles {
        self.open.open_oases
    }
}

/// Only the boards of those who play are written.
mod present {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Board, PLAYERS};

    pub(super) fn serialize<S: Serializer>(boards: &[Board; PLAYERS], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(boards.iter().filter(|board| board.is_present()))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Board; PLAYERS], D::Error> {
        let list = Vec::<Board>::deserialize(deserializer)?;
        if list.len() > PLAYERS || list.iter().any(|board| !board.is_present()) {
            return Err(D::Error::custom("two to four play"));
        }
        let mut boards = [Board::ABSENT; PLAYERS];
        boards.iter_mut().zip(list).for_each(|(board, given)| *board = given);
        Ok(boards)
    }
}

impl Board {
    /// Where nobody plays.
    pub(crate) const ABSENT: Board = Board {
        points: [0; Source::COUNT],
        resources: [0; 3],
        goods: [0; 3],
        keshis: [0; 8],
        vendors: Few::NONE,
        new_vendor: false,
        entertainers: 0,
        disc: Board::NOWHERE,
        caravans: [0; 3],
        oases: [[Tile::NONE; 3]; 2],
        claimed: [Tile::NONE; 7],
        supply: [None; 3],
        hand: Few::NONE,
        selected: Few::NONE,
        assistants: [0; Sector::COUNT],
        river: 0,
        stairs: [0; 2],
        gates: [None; 8],
        scrolls: Tiles::NONE,
        luxury: Tiles::NONE,
        provisions: Tiles::NONE,
        face_down: 0,
        bought: false,
        served: 0,
        aside: Keshis::NONE,
        placeholders: Few::NONE,
        towns: [Tile::NONE; 2],
        towns_claimed: [false; 2],
    };

    /// The disc of a board where nobody plays.
    const NOWHERE: u8 = u8::MAX;

    pub(crate) const fn is_present(&self) -> bool {
        self.disc != Board::NOWHERE
    }
}
