//! Questions: what is asked of the player whose turn it is.
//!
//! A question is a small value on the stack of effects. Everything about one stands in one place, beside the rule that it
//! belongs to: its answers, what an answer does, why something is no answer, its words, and where on the stack it can lie.
//! That place is its implementation of `Asks`, and [`Question`] hands on to it.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Colour, Sector};
use crate::components::Bonus;
use crate::effect::{Cause, Effect, StorageBonus};
use crate::event::Event;
use crate::game::Keshi;
use crate::refusal::{MUST_DO, NOT_ASKED};
use crate::river_tile::RiverTile;
use crate::run::{After, Play};
use crate::scroll::Scroll;
use crate::state::Open;
use crate::town::Town;

pub use crate::claim::ClaimSecond;
pub use crate::companion::Spare;
pub use crate::deploy::{Aside, Deploy, Keshis};
pub use crate::madrasa::{MustBuy, TakeScroll};
pub use crate::medina::Build;
pub use crate::oasis::Return;
pub use crate::payment::{Good, Pay, PayAny, Resources};
pub use crate::placeholder::Placeholder;
pub use crate::river::River;
pub use crate::sahara::{FreeOases, Stored, SwapFor};
pub use crate::scroll::Sell;
pub use crate::sector::Harvest;
pub use crate::souk::{OfficeStep, Souk};
pub use crate::square::Ring;
pub use crate::stairs::{Both, Climb, Either, Line};
pub use crate::town::Settle;

use crate::claim::Claim;
use crate::deploy::{KeshiAndAction, Outdoors, TwoOfOneColour};
use crate::madrasa::Madrasa;
use crate::medina::{GateKeshi, Medina};
use crate::oasis::ScoreClaimed;
use crate::placeholder::WhichPlaceholder;
use crate::provision::Provide;
use crate::river::Rapid;
use crate::river_tile::Prize;
use crate::sahara::{OpenOases, Sahara, Swap};
use crate::sector::{AnyAction, Assistants, PlaceAssistant};
use crate::square::Show;
use crate::town::{AnyGate, AnyLuxury, AnyScroll};

/// What the engine, the words and the invariants know about a question.
pub(crate) trait Asks: Copy {
    /// Does what comes before the question, and says whether it is then asked.
    #[inline]
    fn begin<T: Sink<Event>>(self, _: &mut Play<'_, T>) -> After {
        After::Ask
    }

    /// Lists the answers until `found` has enough, which it says by `false`. Returns whether it wanted all.
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool;

    /// Does what the player answered.
    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action);

    /// Why this is not among the answers, if there is more to say than that it was not asked.
    fn refusal(self, game: &Keshi, open: &Open, action: Action) -> Option<Refusal>;

    /// The question in words; none, if it never comes to be asked.
    fn words(self, game: &Keshi, open: &Open) -> Option<Message>;

    /// Whether it can lie at this place of the stack.
    fn fits(self, at: Place<'_>) -> bool;

    /// Whether its numbers can be.
    fn is_sound(self, game: &Keshi, open: &Open) -> bool;

    /// What it brings in any case before it asks, and how many times.
    #[inline]
    fn brings(self) -> Option<(Bonus, u8)> {
        None
    }

    /// Whether an event of its own tells the answer.
    #[inline]
    fn tells_answer(self) -> bool {
        false
    }
}

/// Declares [`Question`], with a variant for each type that asks, and hands on to it. A type without [`Asks`] does not
/// compile.
macro_rules! questions {
    (
        $($(#[$plain_doc:meta])* $plain:ident,)*
        ;
        $($(#[$data_doc:meta])* $data:ident(_),)*
    ) => {
        /// What can be asked of the player whose turn it is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum Question {
            $($(#[$plain_doc])* $plain,)*
            $($(#[$data_doc])* $data(#[cfg_attr(feature = "typescript", ts(inline))] $data),)*
        }

        $(impl From<$plain> for Effect {
            #[inline]
            fn from(_: $plain) -> Effect {
                Effect::Ask(Question::$plain)
            }
        })*

        $(impl From<$data> for Effect {
            #[inline]
            fn from(question: $data) -> Effect {
                Effect::Ask(Question::$data(question))
            }
        })*

        impl Question {
            /// Does what comes before the question, and says whether it is then asked.
            #[inline]
            pub(crate) fn begin<T: Sink<Event>>(self, play: &mut Play<'_, T>) -> After {
                match self {
                    $(Question::$plain => $plain.begin(play),)*
                    $(Question::$data(question) => question.begin(play),)*
                }
            }

            /// Lists the answers until `found` has enough, which it says by `false`. Returns whether it wanted all.
            #[inline]
            pub(crate) fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
                match self {
                    $(Question::$plain => $plain.answers(game, open, found),)*
                    $(Question::$data(question) => question.answers(game, open, found),)*
                }
            }

            /// Does what the player answered.
            #[inline]
            pub(crate) fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
                match self {
                    $(Question::$plain => $plain.answer(play, answer),)*
                    $(Question::$data(question) => question.answer(play, answer),)*
                }
            }

            fn own_refusal(self, game: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
                match self {
                    $(Question::$plain => $plain.refusal(game, open, action),)*
                    $(Question::$data(question) => question.refusal(game, open, action),)*
                }
            }

            /// The question in words; none, if it never comes to be asked.
            pub(crate) fn words(self, game: &Keshi, open: &Open) -> Option<Message> {
                match self {
                    $(Question::$plain => $plain.words(game, open),)*
                    $(Question::$data(question) => question.words(game, open),)*
                }
            }

            /// Whether it can lie at this place of the stack.
            pub(crate) fn fits(self, at: Place<'_>) -> bool {
                match self {
                    $(Question::$plain => $plain.fits(at),)*
                    $(Question::$data(question) => question.fits(at),)*
                }
            }

            /// Whether its numbers can be.
            pub(crate) fn is_sound(self, game: &Keshi, open: &Open) -> bool {
                match self {
                    $(Question::$plain => $plain.is_sound(game, open),)*
                    $(Question::$data(question) => question.is_sound(game, open),)*
                }
            }

            /// What it brings in any case before it asks, and how many times.
            pub(crate) fn brings(self) -> Option<(Bonus, u8)> {
                match self {
                    $(Question::$plain => $plain.brings(),)*
                    $(Question::$data(question) => question.brings(),)*
                }
            }

            /// Whether an event of its own tells the answer.
            pub(crate) fn tells_answer(self) -> bool {
                match self {
                    $(Question::$plain => $plain.tells_answer(),)*
                    $(Question::$data(question) => question.tells_answer(),)*
                }
            }
        }
    };
}

questions! {
    /// Place the assistant of the red keshi in a sector.
    PlaceAssistant,
    /// Claim keshis from the tower's base.
    Claim,
    /// Use the assistants, one after the other.
    Assistants,
    /// Perform a sector action of choice, or none.
    AnyAction,
    /// Choose a colour, and deploy two keshis of it.
    TwoOfOneColour,
    /// Choose a keshi, deploy it, and act in its sector (scroll 64).
    KeshiAndAction,
    /// Choose an entertainer, a caravan or a guard (river tile 13).
    Outdoors,
    /// Choose an entertainer.
    Show,
    /// Choose the bonus of a rapid.
    Rapid,
    /// Buy scrolls.
    Madrasa,
    /// Buy city gates.
    Medina,
    /// Choose the keshi of a gate (scroll 36).
    GateKeshi,
    /// Claim oases.
    Sahara,
    /// Claim one of the open oases (river tile 02).
    OpenOases,
    /// Return a keshi for one of another colour, or not (the exchange icon).
    Swap,
    /// Choose a claimed oasis to score (scroll 71).
    ScoreClaimed,
    /// Take any scroll (desert town 10).
    AnyScroll,
    /// Take any luxury good (desert town 11).
    AnyLuxury,
    /// Take any city gate (desert town 12).
    AnyGate,
    /// Choose the placeholder to exchange, where some are kept (Essential edition).
    WhichPlaceholder,
    /// Choose between the two bonuses of a river tile.
    Prize,
    /// Pay the provisions, or not.
    Provide,
    ;
    /// Claim another keshi (scroll 61).
    ClaimSecond(_),
    /// Place a keshi from the supply.
    Deploy(_),
    /// Choose keshis, then deploy them.
    Keshis(_),
    /// Deploy the keshis beside the board, in chosen order.
    Aside(_),
    /// Choose a good, and get so many of it.
    Good(_),
    /// Choose resources.
    Resources(_),
    /// Take a date for each picker, or something else (scrolls 23 to 25).
    Harvest(_),
    /// Advance on the river; after the last step, water may buy further ones.
    River(_),
    /// Climb a staircase; after the last step, further ones may be bought.
    Climb(_),
    /// Climb either staircase.
    Either(_),
    /// Climb both staircases, in chosen order (scroll 55).
    Both(_),
    /// Choose among the spaces of a line.
    Line(_),
    /// Get the bonuses of these spaces of the main square, in chosen order.
    Ring(_),
    /// Use the exchange office or buy a luxury good.
    Souk(_),
    /// The resource of scroll 18, and a step that the exchange office gives: either may come first.
    OfficeStep(_),
    /// Buy one of the scrolls just revealed.
    MustBuy(_),
    /// Take a scroll of a kind from the display.
    TakeScroll(_),
    /// Build a gate that was bought.
    Build(_),
    /// Claim discovered oases for free.
    FreeOases(_),
    /// Deploy the keshi that stood on a storage space, or not.
    Stored(_),
    /// Choose what comes instead.
    SwapFor(_),
    /// Return resources for an oasis.
    Return(_),
    /// Return resources for points (scroll 72).
    Sell(_),
    /// Pay dinars, or dates and water instead (scroll 33).
    Pay(_),
    /// Pay any resources.
    PayAny(_),
    /// Choose the good that the imam spares (expansion 2).
    Spare(_),
    /// Choose a desert town for a path.
    Settle(_),
    /// Exchange a placeholder for another keshi (Essential edition).
    Placeholder(_),
}

impl Question {
    /// Why this is not among the answers.
    pub(crate) fn refusal(self, game: &Keshi, open: &Open, action: Action) -> Refusal {
        let otherwise = if action == Action::Stop { MUST_DO } else { NOT_ASKED };
        self.own_refusal(game, open, action).unwrap_or(otherwise)
    }
}

/// A question in words, without anything to fill in.
pub(crate) fn asked(id: &'static str) -> Option<Message> {
    Some(Message::plain(id))
}

/// A question in words, with a number.
pub(crate) fn asked_count(id: &'static str, count: u8) -> Option<Message> {
    Some(Message::plain(id).with("count", i64::from(count)))
}

/// A question in words, with a colour.
pub(crate) fn asked_colour(id: &'static str, colour: Colour) -> Option<Message> {
    Some(Message::plain(id).with("colour", crate::words::colour(colour)))
}

/// A place on the stack: what lies under it and above it.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) game: &'a Keshi,
    pub(crate) open: &'a Open,
    /// The effect under it; none at the bottom.
    pub(crate) under: Option<Effect>,
    /// The effects above it; none at the top.
    pub(crate) above: &'a [Effect],
}

impl Place<'_> {
    /// Whether nothing lies above: most questions are asked as soon as they come.
    pub(crate) fn is_top(self) -> bool {
        self.above.is_empty()
    }

    /// Whether nothing lies under it.
    pub(crate) fn is_bottom(self) -> bool {
        self.under.is_none()
    }

    /// Whether just this lies under it.
    pub(crate) fn is_over(self, effect: impl Into<Effect>) -> bool {
        self.under == Some(effect.into())
    }

    /// The cause right under it: most effects come from one.
    pub(crate) fn cause(self) -> Option<Cause> {
        match self.under {
            Some(Effect::Because(cause)) => Some(cause),
            Some(Effect::Nothing | Effect::Do(_) | Effect::Ask(_)) | None => None,
        }
    }

    /// Whether this is its cause.
    pub(crate) fn is_due_to(self, cause: Cause) -> bool {
        self.cause() == Some(cause)
    }

    /// Whether an action of this sector is its cause.
    pub(crate) fn is_action(self, sector: Sector) -> bool {
        self.is_due_to(Cause::Action(sector))
    }

    /// Whether one of these scrolls is its cause.
    pub(crate) fn is_scroll(self, scrolls: &[Scroll]) -> bool {
        matches!(self.cause(), Some(Cause::Scroll(cause)) if scrolls.iter().any(|scroll| scroll.tile() == cause))
    }

    /// Whether one of these river tiles is its cause.
    pub(crate) fn is_river_tile(self, tiles: &[RiverTile]) -> bool {
        matches!(self.cause(), Some(Cause::RiverTile(cause)) if tiles.iter().any(|tile| tile.tile() == cause))
    }

    /// Whether this desert town is its cause.
    pub(crate) fn is_town(self, town: Town) -> bool {
        self.is_due_to(Cause::Town(town.tile()))
    }

    /// Whether a storage space that gives this is its cause.
    pub(crate) fn is_storage(self, gives: StorageBonus) -> bool {
        matches!(self.cause(), Some(Cause::Storage { gives: given, .. }) if given == gives)
    }
}

/// The most steps, turns or things that are ever left to do of one kind: the numbers on pieces are smaller.
const MOST_LEFT: u8 = 40;

/// Whether so many can be left, or none.
pub(crate) const fn few(count: u8) -> bool {
    count <= MOST_LEFT
}

/// Whether so many can be left, and there are some.
pub(crate) const fn some(count: u8) -> bool {
    count >= 1 && count <= MOST_LEFT
}
