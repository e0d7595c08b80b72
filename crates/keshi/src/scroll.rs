//! The scrolls: when each works, and what it does at the moment it is taken.
//!
//! Scrolls that work for the rest of the game are asked for by name where they matter.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Resource, Sector};
use crate::deploy::KeshiAndAction;
use crate::effect::{Cause, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::oasis::ScoreClaimed;
use crate::question::{Asks, Both, Deploy, FreeOases, Place, TakeScroll, asked};
use crate::refusal::{CANNOT_PAY, IN_ORDER};
use crate::run::Play;
use crate::sector::AnyAction;
use crate::stairs::ALL_SPACES;
use crate::state::Open;
use crate::tile::Tile;

/// When a scroll works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// At the moment it is taken.
    Once,
    /// For the rest of the game, whenever it matters.
    Always,
    /// At the end of every round.
    RoundEnd,
    /// At the end of every season.
    SeasonEnd,
}

/// What a scroll does at the moment it is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Taken {
    Nothing,
    Keshi,
    Resources,
    OneKeshi,
    Goods,
    Keshis,
    ThreeSpectators,
    AnyAction,
    BothStairs,
    SoukVendor,
    OrangeScroll,
    WholeLine,
    FreeOases,
    KeshiAndAction,
    AllEntertainers,
    ScoreClaimed,
    SellResources,
}

/// Declares [`Scroll`]: what each is for, its name, its number, when it works, and what it does when it is taken.
macro_rules! scrolls {
    ($($doc:literal $name:ident = $number:literal: $timing:ident, $taken:ident;)*) => {
        /// A scroll by its name. Those that differ only in what stands on them are counted.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Scroll {
            $(#[doc = $doc] $name = $number,)*
        }

        impl Scroll {
            /// All of them, by number.
            pub const ALL: [Scroll; crate::Components::SCROLLS] = [$(Scroll::$name),*];

            /// When it works.
            #[must_use]
            pub const fn timing(self) -> Timing {
                match self {
                    $(Scroll::$name => Timing::$timing,)*
                }
            }

            /// What it does at the moment it is taken.
            const fn taken(self) -> Taken {
                match self {
                    $(Scroll::$name => Taken::$taken,)*
                }
            }
        }
    };
}

scrolls! {
    "Places a keshi of the colour on it." Keshi1 = 1: Once, Keshi;
    "Places a keshi of the colour on it." Keshi2 = 2: Once, Keshi;
    "Places a keshi of the colour on it." Keshi3 = 3: Once, Keshi;
    "Places a keshi of the colour on it." Keshi4 = 4: Once, Keshi;
    "Places a keshi of the colour on it." Keshi5 = 5: Once, Keshi;
    "Places a keshi of the colour on it." Keshi6 = 6: Once, Keshi;
    "Places a keshi of the colour on it." Keshi7 = 7: Once, Keshi;
    "Places a keshi of the colour on it." Keshi8 = 8: Once, Keshi;
    "Places a keshi of the colour on it." Keshi9 = 9: Once, Keshi;
    "Places a keshi of the colour on it." Keshi10 = 10: Once, Keshi;
    "Places a keshi of the colour on it." Keshi11 = 11: Once, Keshi;
    "Places a keshi of the colour on it." Keshi12 = 12: Once, Keshi;
    "Gives the bonus on it at every threshold." ThresholdBonus1 = 13: Always, Nothing;
    "Gives the bonus on it at every threshold." ThresholdBonus2 = 14: Always, Nothing;
    "Gives the bonus on it at every threshold." ThresholdBonus3 = 15: Always, Nothing;
    "Gives the bonus on it at every threshold." ThresholdBonus4 = 16: Always, Nothing;
    "Gives the bonus of a rapid as it is crossed." RapidAtOnce = 17: Always, Nothing;
    "Gives any resource whenever the exchange office is used." OfficeResource = 18: Always, Nothing;
    "Gives the resources on it." Resources1 = 19: Once, Resources;
    "Gives the resources on it." Resources2 = 20: Once, Resources;
    "Gives the resources on it." Resources3 = 21: Once, Resources;
    "Spares the points that gates of the first workshop cost." NoGateLoss = 22: Always, Nothing;
    "Lets a date picker bring what is on it." Harvest1 = 23: Always, Nothing;
    "Lets a date picker bring what is on it." Harvest2 = 24: Always, Nothing;
    "Lets a date picker bring what is on it." Harvest3 = 25: Always, Nothing;
    "Dates buy further steps on stairs." DatesToClimb = 26: Always, Nothing;
    "Water buys further steps on stairs." WaterToClimb = 27: Always, Nothing;
    "Gives the bonuses of all rapids crossed before a season is scored." SeasonRapids = 28: SeasonEnd, Nothing;
    "After an action of the main square, scores its points space for each spectator." PointsPerSpectator = 29: Always, Nothing;
    "Places a keshi of any colour." OneKeshi = 30: Once, OneKeshi;
    "One more spectator watches every space." MoreSpectators = 31: Always, Nothing;
    "City gates cost a dinar less." CheaperGates = 32: Always, Nothing;
    "Dates and water pay for dinars." AnyPayment = 33: Always, Nothing;
    "One assistant buys any number of luxury goods." MoreLuxury = 34: Always, Nothing;
    "Vendors give more water." MoreWater = 35: Always, Nothing;
    "The keshi of a city gate is of any colour." AnyGateKeshi = 36: Always, Nothing;
    "Gives the two goods on it." Goods1 = 37: Once, Goods;
    "Gives the two goods on it." Goods2 = 38: Once, Goods;
    "Gives the two goods on it." Goods3 = 39: Once, Goods;
    "Gives the two goods on it." Goods4 = 40: Once, Goods;
    "Gives the two goods on it." Goods5 = 41: Once, Goods;
    "Gives the two goods on it." Goods6 = 42: Once, Goods;
    "Places keshis of any colours, as many as are on it." TwoKeshis = 43: Once, Keshis;
    "For a dinar, one resource of any kind pays for each provision tile." AnyProvisions = 44: SeasonEnd, Nothing;
    "One resource of any kind pays for an oasis." AnyOasisPrice = 45: Always, Nothing;
    "One assistant uses the exchange office any number of times." MoreExchanges = 46: Always, Nothing;
    "Gives the bonuses that three spectators face." ThreeSpectators = 47: Once, ThreeSpectators;
    "One more step whenever its owner climbs." StepMore = 48: Always, Nothing;
    "More points for steps beyond the top of the mosque stairs." MosquePoints = 49: Always, Nothing;
    "Points for assistants in sectors with a vendor." VendorPoints = 50: Always, Nothing;
    "After an action of the main square, gives the bonuses that one spectator faces." SingleSpectators = 51: Always, Nothing;
    "More points for steps beyond the top of the palace stairs." PalacePoints = 52: Always, Nothing;
    "An action in any sector." AnyAction = 53: Once, AnyAction;
    "A new entertainer also brings the bonuses of the neighbouring spaces." NeighbourBonuses = 54: Always, Nothing;
    "Steps on both stairs." BothStairs = 55: Once, BothStairs;
    "More points for steps beyond the jetty." JettyPoints = 56: Always, Nothing;
    "Water, and a vendor for the souk." SoukVendor = 57: Once, SoukVendor;
    "An orange scroll for a date." OrangeScroll = 58: Once, OrangeScroll;
    "All bonuses of the line between the pawns." WholeLine = 59: Once, WholeLine;
    "Every bonus of a rapid twice." DoubleRapids = 60: Always, Nothing;
    "Claims two keshis of any colours." AnyTwoClaims = 61: Always, Nothing;
    "Claims discovered oases for free." FreeOases = 62: Once, FreeOases;
    "Two different bonuses of a line at every threshold." TwoLineBonuses = 63: Always, Nothing;
    "Places a keshi of any colour, and acts in its sector." KeshiAndAction = 64: Once, KeshiAndAction;
    "Every action of the main square twice." DoubleShow = 65: Always, Nothing;
    "A city gate brings more keshis." TwoGateKeshis = 66: Always, Nothing;
    "Places keshis of any colours, as many as are on it." ThreeKeshis = 67: Once, Keshis;
    "Scores every oasis as it is discovered." DiscoveredOases = 68: Always, Nothing;
    "Gives the bonuses of all rapids crossed at the end of a round." RoundRapids = 69: RoundEnd, Nothing;
    "Gives the bonuses of all entertainers for every spectator." AllEntertainers = 70: Once, AllEntertainers;
    "Scores a claimed oasis." ScoreClaimed = 71: Once, ScoreClaimed;
    "Returns resources for points." SellResources = 72: Once, SellResources;
}

impl Scroll {
    /// Those that give a bonus at every threshold, in the order of their bonuses.
    pub const THRESHOLD_BONUSES: [Scroll; 4] =
        [Scroll::ThresholdBonus1, Scroll::ThresholdBonus2, Scroll::ThresholdBonus3, Scroll::ThresholdBonus4];

    /// Those that let a date picker bring something else than a date.
    pub const HARVESTS: [Scroll; 3] = [Scroll::Harvest1, Scroll::Harvest2, Scroll::Harvest3];

    /// Its tile.
    #[must_use]
    pub const fn tile(self) -> Tile {
        Tile(self as u8)
    }

    /// The scroll for a choice of what a date picker brings; none for a date.
    pub(crate) fn harvest(at: u8) -> Option<Scroll> {
        Scroll::HARVESTS.get(usize::from(at.checked_sub(1)?)).copied()
    }
}

impl Keshi {
    /// The kind of a scroll, from 0.
    #[must_use]
    pub fn kind_of(&self, scroll: Tile) -> u8 {
        let kinds = &self.components.scroll_kinds;
        kinds.iter().position(|kind| scroll.0 <= kind.numbers.1).expect("every scroll is of a kind") as u8
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Does what a scroll does when it is taken.
    pub(crate) fn unroll(&mut self, scroll: Tile) {
        let components = self.components();
        let number = usize::from(scroll.0);
        let value = components.scroll_values[number];
        self.because(Cause::Scroll(scroll));
        match Scroll::ALL[scroll.index()].taken() {
            Taken::Nothing => {}
            Taken::Keshi => {
                self.push(Deploy { colour: components.scroll_keshis[number - Scroll::Keshi1 as usize], act: false })
            }
            Taken::Resources => {
                self.gain(components.scroll_resources[number - Scroll::Resources1 as usize], 1, Source::Scrolls)
            }
            Taken::OneKeshi => self.keshis(1, false),
            Taken::Goods => {
                let [first, second] = components.scroll_goods[number - Scroll::Goods1 as usize];
                self.get_goods(first, 1);
                self.get_goods(second, 1);
            }
            Taken::Keshis => self.keshis(value, false),
            Taken::ThreeSpectators => self.three_spectators(),
            Taken::AnyAction => self.push(AnyAction),
            Taken::BothStairs => self.push(Both { steps: value }),
            Taken::SoukVendor => {
                let board = self.board();
                board.vendors.put(Sector::Souk);
                board.new_vendor = true;
                let seat = self.seat();
                self.tell.tell(Event::Deployed { seat, colour: crate::Colour::Red, sector: Sector::Souk });
                self.get(Resource::Water, value.into());
            }
            Taken::OrangeScroll => self.push(TakeScroll { kind: 3, dates: 1 }),
            Taken::WholeLine => self.push_line(ALL_SPACES),
            Taken::FreeOases => self.push(FreeOases { left: value, may: false }),
            Taken::KeshiAndAction => self.push(KeshiAndAction),
            Taken::AllEntertainers => self.all_entertainers(),
            Taken::ScoreClaimed => self.push(ScoreClaimed),
            Taken::SellResources => self.push(Sell { from: Resource::Date }),
        }
    }

    /// Returns a resource for points (scroll 72).
    pub(crate) fn sell(&mut self, resource: Resource) {
        self.push(Sell { from: resource });
        self.pay(resource, 1);
        self.score(self.components().scroll_values[Scroll::SellResources as usize].into(), Source::Scrolls);
    }
}

/// Asks which resources to return for points (scroll 72).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sell {
    /// In their order, none before this one.
    pub from: Resource,
}

impl Asks for Sell {
    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let owned = |&&resource: &&Resource| open.board().of(resource) > 0;
        let mut left = Resource::ALL[self.from as usize..].iter().filter(owned).peekable();
        left.peek().is_none() || (left.all(|&resource| found(Action::Pay(resource))) && found(Action::Stop))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Pay(resource) = answer {
            play.sell(resource);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Pay(resource) if (resource as u8) < self.from as u8 => Some(IN_ORDER),
            Action::Pay(_) => Some(CANNOT_PAY),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-sell")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_scroll(&[Scroll::SellResources]) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        open.board().has(Scroll::SellResources)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scrolls_that_work_once_do_so_when_they_are_taken() {
        for (number, scroll) in (1..).zip(Scroll::ALL) {
            assert_eq!(scroll.tile(), Tile(number), "{scroll:?}");
            assert_eq!(scroll.timing() == Timing::Once, scroll.taken() != Taken::Nothing, "{scroll:?}");
        }
    }
}
