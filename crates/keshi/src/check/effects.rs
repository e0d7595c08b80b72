//! What is still to be done can be done, and has come to be.

use table::Violations;

use crate::colour::Colour;
use crate::components::{Bonus, Storage};
use crate::effect::{Cause, Effect, STACK, StorageBonus};
use crate::game::Keshi;
use crate::question::{Aside, Line, Place, Question};
use crate::state::{Board, Draw, Open, Waits};
use crate::step::Step;
use crate::tile::Tile;

/// More effects than any game has to come at a time, and fewer than the stack has room for.
///
/// A chain grows only where something is used up. The ground of a turn and three sector actions in one another (the
/// assistant's, that of scroll 53, that of scroll 64), each with its cause and the scroll that led to it, a scroll
/// through scroll 58 and an oasis through scroll 62 that gives another scroll, or a gate with its keshi: 16. From there,
/// every further link leads through one of the eight thresholds: a climb, its cause, the line, the cause of its bonus, a
/// deployed entertainer and the rest of the ring, six each, and one more keshi of two: 51 with the first entertainer. At
/// the end a river step with the same rapid twice: 5.
const DEEPEST: usize = 72;
const _: () = assert!(DEEPEST < STACK);

impl Keshi {
    /// The stack of effects.
    pub(super) fn check_effects(&self, open: &Open, found: &mut Violations) {
        let list = open.stack.list();
        found.when(list.len() > DEEPEST, "effects", || {
            format!("no game ever has {} effects to come, and no more than {DEEPEST}", list.len())
        });
        found.when(!self.is_begun(open), "effects", || "this phase does not begin with those effects".to_owned());
        if open.seat.index() >= self.players() {
            return;
        }
        for (at, &effect) in list.iter().enumerate() {
            let under = at.checked_sub(1).map(|under| list[under]);
            let place = Place { game: self, open, under, above: &list[at + 1..] };
            let (fits, sound) = match effect {
                Effect::Nothing => (false, true),
                Effect::Because(cause) => (fits(cause, place), self.is_cause(open.board(), cause)),
                Effect::Do(step) => (step.fits(place), step.is_sound(self, open)),
                Effect::Ask(question) => (question.fits(place), question.is_sound(self, open)),
            };
            found.when(!fits, "effects", || format!("{effect:?} cannot come there"));
            found.when(!sound, "effects", || format!("{effect:?} cannot be"));
        }
    }

    /// Whether a scroll can come up for this place, from which one has gone under.
    pub(crate) fn can_reveal(&self, open: &Open, stack: u8) -> bool {
        let pile = self.pile(stack.into());
        let same = |effect: &&Effect| matches!(**effect, Effect::Do(Step::Refresh { stack }) if stack < 12 && self.pile(stack.into()) == pile);
        let due = open.stack.list().iter().filter(same).count();
        !open.stacks[usize::from(stack)].top.is_some() && usize::from(open.stacks[pile].known.len()) >= due
    }

    /// Whether a cause names pieces that there are.
    fn is_cause(&self, board: &Board, cause: Cause) -> bool {
        let within = |Tile(tile): Tile, last: usize| (1..=last).contains(&tile.into());
        match cause {
            Cause::Rapid(rapid) => usize::from(rapid) < self.components.rapids.len(),
            Cause::Scroll(scroll) => within(scroll, crate::Components::SCROLLS),
            Cause::Storage { space, gives } => {
                let icon = match gives {
                    StorageBonus::Keshi(_) => Storage::Keshi,
                    StorageBonus::Exchange => Storage::Exchange,
                    StorageBonus::Scroll => Storage::Scroll,
                };
                self.components.storage.get(usize::from(space)) == Some(&icon)
            }
            Cause::Line(bonus) => self.is_printed(bonus),
            Cause::Claim
            | Cause::New(_)
            | Cause::Action(_)
            | Cause::Deployed(_)
            | Cause::Threshold(_)
            | Cause::Gate(_)
            | Cause::Provisions => true,
            Cause::RiverTile(tile) => within(tile, self.components.river_tiles.len()),
            Cause::Town(town) => board.towns().any(|found| found == (town, true)),
        }
    }

    /// Whether some piece gives this bonus.
    pub(crate) fn is_printed(&self, bonus: Bonus) -> bool {
        let components = &self.components;
        let lists: [&[Bonus]; 9] = [
            &components.ring,
            &components.rapid_bonuses,
            &components.line_left,
            &components.line_middle,
            &components.line_right,
            &components.scroll_thresholds,
            components.start_oasis.as_flattened(),
            components.offices.as_flattened().as_flattened(),
            components.staircase_tiles.as_flattened(),
        ];
        lists.iter().any(|list| list.contains(&bonus))
            || match bonus {
                Bonus::Points(points) => components.line_points.contains(&points),
                Bonus::Resource(crate::Resource::Dinar, dinars) => components.line_dinars.contains(&dinars),
                _ => false,
            }
    }
}

/// Whether a cause can lie at this place of the stack.
fn fits(cause: Cause, at: Place<'_>) -> bool {
    let drawn = matches!(at.open.waits, Waits::Chance(Draw::Oasis { .. }));
    let leads_on = !at.is_top() || (drawn && cause == Cause::Deployed(Colour::Brown));
    leads_on
        && match cause {
            Cause::Claim | Cause::Provisions => at.is_bottom(),
            Cause::RiverTile(_) => at.is_over(Step::Restock),
            Cause::New(_) => at.under == Some(Effect::Ask(Question::Assistants)),
            Cause::Gate(_) => at.is_over(Aside { claimed: false }),
            Cause::Line(_) => matches!(at.under, Some(Effect::Ask(Question::Line(Line { taken: 1.., .. })))),
            Cause::Town(_) => at.under == Some(Effect::Ask(Question::Sahara)),
            Cause::Action(_)
            | Cause::Deployed(_)
            | Cause::Threshold(_)
            | Cause::Rapid(_)
            | Cause::Scroll(_)
            | Cause::Storage { .. } => true,
        }
}
