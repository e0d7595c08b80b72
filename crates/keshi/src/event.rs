//! What happened.

use serde::Serialize;
use table::{Message, Seat, Viewer};

use crate::action::{Action, Provide};
use crate::colour::{Colour, Resource, Sector};
use crate::effect::{Source, Stairs};
use crate::game::Keshi;
use crate::tile::{Few, Tile};
use crate::tower::Keshis;
use crate::words;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "a field is named after what it is: who, which tile, how many")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// A side of a river tile is in play for a season.
    RiverTile { season: u8, tile: Tile },
    /// A staircase tile lies on a space of the lines.
    StaircaseTile {
        #[serde(serialize_with = "crate::json::from_one::serialize")]
        space: u8,
        tile: Tile,
    },
    /// A desert town is in play.
    TownShown { town: Tile },
    /// A player found a desert town.
    TownFound { seat: Seat, town: Tile },
    /// A player claimed a desert town.
    TownClaimed { seat: Seat, town: Tile },
    /// A desert town scored.
    TownScored { seat: Seat, town: Tile, points: u8 },
    /// The sultan or the imam joined a player.
    CompanionJoined { seat: Seat, stairs: Stairs },
    /// The sultan or the imam waits on a step.
    CompanionWaits { stairs: Stairs, step: u8 },
    /// The sultan or the imam left the game.
    CompanionLeft { stairs: Stairs },
    /// A player has a placeholder instead of a keshi.
    PlaceholderGiven { seat: Seat, colour: Colour },
    /// A player exchanged a placeholder for a keshi.
    PlaceholderSwapped { seat: Seat, colour: Colour, swapped_for: Colour },
    /// An oasis lies open beside the board (river tile 02).
    OpenOasis { oasis: Tile },
    /// A scroll turned up on a stack.
    ScrollShown {
        #[serde(serialize_with = "crate::json::from_one::serialize")]
        stack: u8,
        scroll: Tile,
    },
    /// The lower half of a stack of scrolls went to an empty one.
    StackSplit {
        #[serde(serialize_with = "crate::json::from_one::serialize")]
        from: u8,
        #[serde(serialize_with = "crate::json::from_one::serialize")]
        to: u8,
    },
    /// A luxury good turned up in a shop.
    LuxuryShown {
        #[serde(serialize_with = "crate::json::from_one::serialize")]
        shop: u8,
        luxury: Tile,
    },
    /// Half of the luxury goods of a shop went to an empty one.
    ShopSplit {
        #[serde(serialize_with = "crate::json::from_one::serialize")]
        from: u8,
        #[serde(serialize_with = "crate::json::from_one::serialize")]
        to: u8,
    },
    /// An exchange office opened.
    OfficeShown { office: Tile },
    /// A city gate lies in a workshop.
    GateDrawn {
        #[serde(serialize_with = "crate::json::from_one::serialize")]
        workshop: u8,
        colour: Colour,
    },
    /// A player drew a keshi for the supply board.
    SupplyDrawn { seat: Seat, colour: Colour },
    /// A player got a provision tile face down. Only that player knows which.
    ProvisionDealt { seat: Seat, tile: Option<Tile> },
    /// A player has chosen, while all choose together. Only that player knows what.
    Chose { seat: Seat, action: Option<Action> },
    /// A player decided something, or could do nothing else, and what comes of it does not tell.
    Decided { seat: Seat, action: Action },
    /// A player's supply board, as it was laid out.
    SupplyPlaced { seat: Seat, keshis: [Option<Colour>; 3] },
    /// A player's audience disc, as it was placed.
    DiscPlaced { seat: Seat, turned: u8 },
    /// A player's provision tile turned up.
    ProvisionShown { seat: Seat, tile: Tile },
    /// A player turned up a provision tile that lies open before somebody already: one of them was typed in wrongly.
    ProvisionTwice { seat: Seat, tile: Tile },
    /// Which provision tile it was that a player turned up.
    ProvisionSettled { seat: Seat, tile: Tile },
    /// The start player was drawn.
    StartPlayer { seat: Seat },
    /// A season began.
    SeasonBegan { season: u8, seat: Seat },
    /// A round began.
    RoundBegan { season: u8, round: u8, seat: Seat },
    /// A player's selected keshis were revealed.
    Selected {
        seat: Seat,
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Colour>"))]
        keshis: Few<Colour>,
    },
    /// A player deployed the assistant of the red keshi.
    AssistantPlaced { seat: Seat, sector: Sector },
    /// This came out of the tower.
    Fell { keshis: Keshis },
    /// A player claimed keshis.
    Claimed { seat: Seat, colour: Colour, count: u8 },
    /// Nobody may take these; they go back to the supply.
    Unclaimed { keshis: Keshis },
    /// A player used an assistant for a new keshi.
    TookNew { seat: Seat, sector: Sector },
    /// A player performed a sector action.
    Acted { seat: Seat, sector: Sector },
    /// A player's assistant could do nothing.
    Idled { seat: Seat, sector: Sector },
    /// Points, gained or lost.
    Scored { seat: Seat, points: i16, source: Source },
    /// Resources gained.
    Got { seat: Seat, resource: Resource, count: u16 },
    /// Resources paid or returned.
    Paid { seat: Seat, resource: Resource, count: u16 },
    /// A keshi deployed.
    Deployed { seat: Seat, colour: Colour, sector: Sector },
    /// A keshi that had no space.
    Lost { seat: Seat, colour: Colour },
    /// Goods paid.
    PaidGoods { seat: Seat, colour: Colour, count: u16 },
    /// A fisherman moved on to a space.
    Floated { seat: Seat, space: u8 },
    /// A fisherman reached the jetty.
    Landed { seat: Seat, points: u8 },
    /// A pawn climbed to a step.
    Climbed { seat: Seat, stairs: Stairs, step: u8 },
    /// An audience disc turned.
    DiscTurned { seat: Seat },
    /// A player exchanged the open scrolls of a kind.
    Refreshed {
        seat: Seat,
        #[serde(serialize_with = "crate::json::kind::serialize")]
        #[cfg_attr(feature = "typescript", ts(type = "Kind"))]
        kind: u8,
    },
    /// A player got a scroll.
    GotScroll { seat: Seat, scroll: Tile },
    /// A scroll that a player has made a difference.
    ScrollHelped { seat: Seat, scroll: Tile },
    /// A player built a gate that was bought, or taken (desert town 12).
    Built {
        seat: Seat,
        #[serde(serialize_with = "crate::json::from_one::serialize")]
        workshop: u8,
        colour: Colour,
        #[serde(serialize_with = "crate::json::from_one::serialize")]
        space: u8,
        taken: bool,
    },
    /// An oasis was discovered.
    Discovered { seat: Seat, oasis: Tile },
    /// An oasis was claimed.
    ClaimedOasis { seat: Seat, oasis: Tile },
    /// A keshi was returned to the supply.
    Returned { seat: Seat, colour: Colour },
    /// A player used the exchange office.
    Exchanged { seat: Seat, colour: Colour },
    /// A player bought a luxury good, or took it (desert town 11).
    GotLuxury { seat: Seat, luxury: Tile, taken: bool },
    /// The imam spared a player a good of this colour.
    Spared { seat: Seat, colour: Colour },
    /// An oasis scored.
    OasisScored { seat: Seat, oasis: Tile, points: u8 },
    /// A fisherman won the river tile, or is second.
    RiverWon { seat: Seat, place: u8, tile: Tile },
    /// No fisherman left the start.
    RiverUnwon { tile: Tile },
    /// The fishermen went back to the start.
    FishermenReturned,
    /// The open oases that nobody took left the game (river tile 02).
    OpenOasesLeft,
    /// A player provided for the citizens, or could not.
    Provided { seat: Seat, how: Provide },
    /// A player has so many full sectors.
    FullSectors { seat: Seat, count: u8 },
    /// The game is over.
    Ended,
}

impl table::Event for Event {
    fn seen_by(&self, who: Viewer) -> Option<Event> {
        let own = |seat| who == Viewer::Seat(seat);
        Some(match *self {
            Event::ProvisionDealt { seat, .. } if !own(seat) => Event::ProvisionDealt { seat, tile: None },
            Event::Chose { seat, .. } if !own(seat) => Event::Chose { seat, action: None },
            open => open,
        })
    }

    fn brings_out(&self) -> bool {
        matches!(
            self,
            Event::SupplyPlaced { .. }
                | Event::DiscPlaced { .. }
                | Event::ProvisionShown { .. }
                | Event::ProvisionTwice { .. }
                | Event::Selected { .. }
        )
    }

    fn message(&self) -> Message {
        words::told(Keshi::usual(), *self)
    }
}
