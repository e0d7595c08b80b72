//! Steps: what is done without a question.

use serde::{Deserialize, Serialize};
use table::Sink;

use crate::colour::Sector;
use crate::components::Bonus;
use crate::effect::{Cause, Effect, Source};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{MustBuy, Place, Question, Souk, few};
use crate::river_tile::RiverTile;
use crate::run::{After, Play};
use crate::scroll::Scroll;
use crate::state::{Draw, Open};
use crate::tile::Tile;

/// Something that is done without a question. It may draw, or put further effects on the stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Step {
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
    /// Perform a sector action.
    Act(Sector),
    /// Get the bonus of the line between one's pawns.
    Threshold,
    /// Perform the action of the main square so many times.
    Square {
        /// How many times.
        left: u8,
    },
    /// What the end of an action of the main square brings (scrolls 29, 51).
    AfterShow,
    /// Get the bonuses of these rapids; their order cannot matter.
    Rapids {
        /// A bit for each.
        #[serde(with = "crate::json::spaces")]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
        rapids: u8,
    },
    /// Choose the resource of scroll 18, after the step of the exchange office.
    OfficeResource,
    /// Put a stack's open scroll under it and reveal the next.
    Refresh {
        /// The stack.
        #[serde(with = "crate::json::from_one")]
        #[cfg_attr(feature = "typescript", ts(as = "u8"))]
        stack: u8,
    },
    /// Put a claimed oasis on the next storage space.
    Store(Tile),
    /// Score an oasis now.
    Score(Tile),
}

impl From<Step> for Effect {
    #[inline]
    fn from(step: Step) -> Effect {
        Effect::Do(step)
    }
}

impl Step {
    /// Does it.
    #[inline]
    pub(crate) fn resolve<T: Sink<Event>>(self, play: &mut Play<'_, T>) -> After {
        match self {
            Step::Restock => return play.restock(),
            Step::Gain { bonus, times, source } => play.gain(bonus, times, source),
            Step::Discover { path, place } => return After::Draw(Draw::Oasis { path, place }),
            Step::Act(sector) => play.act(sector),
            Step::Threshold => play.threshold(),
            Step::Square { left } => play.square(left),
            Step::AfterShow => play.after_show(),
            Step::Rapids { rapids } => play.rapids(rapids),
            Step::OfficeResource => play.office_resource(),
            Step::Refresh { stack } => return play.reveal_scroll(stack),
            Step::Store(oasis) => play.store(oasis),
            Step::Score(oasis) => play.score_now(oasis),
        }
        After::Done
    }

    /// What it brings in any case, and how many times, if a question that waits for it is to tell.
    pub(crate) fn brings(self) -> Option<(Bonus, u8)> {
        match self {
            Step::Gain { bonus, times, .. } => Some((bonus, times)),
            Step::Restock
            | Step::Discover { .. }
            | Step::Act(_)
            | Step::Threshold
            | Step::Square { .. }
            | Step::AfterShow
            | Step::Rapids { .. }
            | Step::OfficeResource
            | Step::Refresh { .. }
            | Step::Store(_)
            | Step::Score(_) => None,
        }
    }

    /// Whether it can lie at this place of the stack.
    pub(crate) fn fits(self, at: Place<'_>) -> bool {
        match self {
            Step::Restock => at.is_bottom(),
            // Done at once, or drawn for.
            Step::Discover { .. } | Step::Score(_) => false,
            Step::Gain { .. } | Step::Act(_) => true,
            Step::Threshold => matches!(at.cause(), Some(Cause::Threshold(_))),
            Step::Square { .. } => at.is_action(Sector::Square) || at.is_river_tile(&[RiverTile::Square]),
            Step::AfterShow => matches!(at.under, Some(Effect::Do(Step::Square { .. }))),
            Step::Rapids { .. } => at.is_scroll(&[Scroll::SeasonRapids, Scroll::RoundRapids]),
            Step::OfficeResource => at.is_action(Sector::Souk) || at.is_over(Souk { office: true, luxury: false }),
            Step::Refresh { stack } => {
                let over = match at.under {
                    Some(Effect::Do(Step::Refresh { stack: later })) => later > stack && later / 3 == stack / 3,
                    Some(Effect::Ask(Question::MustBuy(MustBuy { kind }))) => stack / 3 == kind,
                    _ => false,
                };
                over && at.above.iter().all(is_refreshing)
            }
            // Paid before anything else happens.
            Step::Store(_) => {
                let paid = matches!(at.above, [Effect::Ask(Question::Pay(_) | Question::PayAny(_))]);
                paid && at.is_over(crate::sahara::Sahara)
            }
        }
    }

    /// Whether its numbers can be.
    pub(crate) fn is_sound(self, game: &Keshi, open: &Open) -> bool {
        let board = open.board();
        match self {
            Step::Gain { bonus, times, source } => {
                let printed = game.is_printed(bonus) && (1..=10).contains(&times);
                printed && !matches!(source, Source::Start | Source::Towns)
            }
            Step::Square { left } => few(left),
            Step::Rapids { rapids } => rapids & !game.crossed(board) == 0,
            Step::OfficeResource => board.has(Scroll::OfficeResource),
            Step::Refresh { stack } => stack < 12 && game.can_reveal(open, stack),
            Step::Restock
            | Step::Discover { .. }
            | Step::Act(_)
            | Step::Threshold
            | Step::AfterShow
            | Step::Store(_)
            | Step::Score(_) => true,
        }
    }
}

/// Whether an effect comes between the order to exchange scrolls and the purchase of a new one.
pub(crate) fn is_refreshing(effect: &Effect) -> bool {
    matches!(effect, Effect::Do(Step::Refresh { .. }) | Effect::Ask(Question::Pay(_)))
}
