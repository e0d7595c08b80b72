//! What is still to be done can be done, and has come to be.

use table::Violations;

use crate::colour::{Colour, Sector};
use crate::components::{Bonus, Storage};
use crate::effect::{Cause, Effect, STACK, Source, StorageBonus};
use crate::game::Keshi;
use crate::stairs::ALL_SPACES;
use crate::state::{Board, Draw, Open, Waits};
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

/// The most steps, turns or things that are ever left to do of one kind: the numbers on pieces are smaller.
const MOST_LEFT: u8 = 40;

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
            let (under, above) = (at.checked_sub(1).map(|under| list[under]), &list[at + 1..]);
            let fits = self.is_in_place(open, effect, under, above);
            found.when(!fits, "effects", || format!("{effect:?} cannot come there"));
            let sound = self.is_sound(open, effect);
            found.when(!sound, "effects", || format!("{effect:?} cannot be"));
        }
    }

    /// Whether an effect can lie there: over this one, and under those above.
    fn is_in_place(&self, open: &Open, effect: Effect, under: Option<Effect>, above: &[Effect]) -> bool {
        is_over(effect, under) && self.is_under(open, effect, above)
    }

    /// Whether an effect can lie under those.
    fn is_under(&self, open: &Open, effect: Effect, above: &[Effect]) -> bool {
        let buying = |effect: &Effect| matches!(effect, Effect::GateKeshi | Effect::Build { .. } | Effect::Pay { .. });
        match effect {
            // Done at once, or drawn for.
            Effect::Nothing | Effect::Discover { .. } | Effect::Score(_) => false,
            Effect::Because(cause) => {
                let drawn = matches!(open.waits, Waits::Chance(Draw::Oasis { .. }));
                !above.is_empty() || (drawn && cause == Cause::Deployed(Colour::Brown))
            }
            // Paid before anything else happens.
            Effect::Build { taken, .. } => matches!(above, []) || (!taken && matches!(above, [Effect::Pay { .. }])),
            Effect::PayAny { .. } => matches!(above, [] | [Effect::Pay { .. }]),
            Effect::Store(_) => matches!(above, [Effect::Pay { .. } | Effect::PayAny { .. }]),
            Effect::GateKeshi | Effect::Medina => above.iter().all(buying),
            Effect::MustBuy { .. } | Effect::Refresh { .. } => {
                above.iter().all(|effect| matches!(effect, Effect::Refresh { .. } | Effect::Pay { .. }))
            }
            // Chosen and placed one after another in the Essential edition.
            Effect::Keshis { .. } => above.is_empty() || self.options().is_essential(),
            // Asked as soon as they come.
            Effect::PlaceAssistant
            | Effect::Claim
            | Effect::ClaimSecond { .. }
            | Effect::TwoOfOneColour
            | Effect::KeshiAndAction
            | Effect::Outdoors
            | Effect::Good { .. }
            | Effect::AnyAction
            | Effect::Either { .. }
            | Effect::Both { .. }
            | Effect::Show
            | Effect::Rapid
            | Effect::OfficeStep { .. }
            | Effect::TakeScroll { .. }
            | Effect::OpenOases
            | Effect::Stored(_)
            | Effect::Swap
            | Effect::SwapFor(_)
            | Effect::ScoreClaimed
            | Effect::Return { .. }
            | Effect::Sell { .. }
            | Effect::Pay { .. }
            | Effect::Spare(_)
            | Effect::Settle { .. }
            | Effect::AnyScroll
            | Effect::AnyLuxury
            | Effect::AnyGate
            | Effect::WhichPlaceholder
            | Effect::Placeholder(_)
            | Effect::Prize
            | Effect::Provide => above.is_empty(),
            _ => true,
        }
    }

    /// Whether the numbers of an effect can be.
    fn is_sound(&self, open: &Open, effect: Effect) -> bool {
        let board = open.board();
        let few = |count: u8| count <= MOST_LEFT;
        let some = |count: u8| (1..=MOST_LEFT).contains(&count);
        match effect {
            Effect::Because(cause) => self.is_cause(board, cause),
            Effect::Claim => !open.base.is_empty(),
            Effect::ClaimSecond { .. } => board.has(61),
            Effect::Gain { bonus, times, source } => {
                self.is_printed(bonus) && (1..=10).contains(&times) && !matches!(source, Source::Start | Source::Towns)
            }
            Effect::Deploy { act, .. } => !act || board.has(64),
            Effect::Keshis { left, chosen, may } => {
                let [first, second] = chosen.map(|colour| colour.is_some());
                let count = u8::from(first) + u8::from(second);
                (1..=3).contains(&left)
                    && left + count <= 3
                    && (first || !second)
                    && (!may || !first)
                    && (!self.options().is_essential() || (left == 1 && !first && !may))
            }
            Effect::Good { count } => some(count),
            Effect::Resources { left, .. } | Effect::PayAny { left, .. } | Effect::Pay { left, .. } => some(left),
            Effect::Harvest { left, from } => few(left) && (from == 0 || (from < 4 && board.has(22 + from))),
            Effect::River { left } | Effect::Square { left } | Effect::FreeOases { left, .. } => few(left),
            Effect::Climb { left, free, .. } => few(left) && (!free || board.has(48)),
            Effect::Either { steps, .. } | Effect::Both { steps } => some(steps),
            Effect::Line { ends, taken, left } => {
                ends.iter().all(|end| (1..=5).contains(end)) && taken < 32 && (left <= 2 || left == ALL_SPACES)
            }
            Effect::Ring { spaces, source, .. } => spaces != 0 && matches!(source, Source::Deployment | Source::Square),
            Effect::Rapid => board.river > 0,
            Effect::Rapids { rapids } => rapids & !self.crossed(board) == 0,
            Effect::Souk { office, luxury } => office || luxury,
            Effect::OfficeStep { step } => {
                let offices = self.components.offices.as_flattened().as_flattened();
                board.has(18) && step.is_step() && offices.contains(&step)
            }
            Effect::OfficeResource => board.has(18),
            Effect::Refresh { stack } => stack < 12 && self.can_reveal(open, stack),
            Effect::MustBuy { kind } => kind < 4,
            Effect::TakeScroll { kind, dates } => kind < 4 && few(dates),
            Effect::Build { workshop, colour, .. } => self.can_stand(open, board, workshop, colour),
            Effect::GateKeshi => board.has(36),
            Effect::OpenOases => open.season == 1,
            Effect::Return { left, .. } => some(left),
            Effect::Sell { .. } => board.has(72),
            Effect::Prize => open.season == 3,
            Effect::Spare(luxury) => {
                let shown = luxury.is_some() && open.shops.iter().any(|shop| shop.top == luxury);
                let known = usize::from(luxury.0) <= self.components.luxury.len();
                shown && known && self.spared(open) > 0 && self.sparable(board, luxury).next().is_some()
            }
            Effect::Settle { path } => {
                let path = usize::from(path);
                path < 2 && self.options().desert_towns && board.caravans[path] == 4 && !board.towns[path].is_some()
            }
            Effect::WhichPlaceholder => self.must_choose_placeholder(open),
            Effect::Placeholder(colour) => board.placeholders.has(colour),
            _ => true,
        }
    }

    /// Whether a scroll can come up for this place, from which one has gone under.
    fn can_reveal(&self, open: &Open, stack: u8) -> bool {
        let pile = self.pile(stack.into());
        let same = |effect: &&Effect| matches!(**effect, Effect::Refresh { stack } if stack < 12 && self.pile(stack.into()) == pile);
        let due = open.stack.list().iter().filter(same).count();
        !open.stacks[usize::from(stack)].top.is_some() && usize::from(open.stacks[pile].known.len()) >= due
    }

    /// Whether a gate that was bought can still be built.
    fn can_stand(&self, open: &Open, board: &Board, workshop: u8, colour: Colour) -> bool {
        let there = open.workshops.get(usize::from(workshop)).is_some_and(|gates| gates.of(colour) > 0);
        there && board.gates() < 8 && board.gates() < board.count(Colour::Beige).min(255) as u8
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
    fn is_printed(&self, bonus: Bonus) -> bool {
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

/// Whether an effect can lie over this one: most come from one cause.
fn is_over(effect: Effect, under: Option<Effect>) -> bool {
    let cause = match under {
        Some(Effect::Because(cause)) => Some(cause),
        _ => None,
    };
    let scroll = |numbers: &[u8]| matches!(cause, Some(Cause::Scroll(Tile(scroll))) if numbers.contains(&scroll));
    let acts = |sector| cause == Some(Cause::Action(sector));
    let river_tile = |tiles: &[u8]| matches!(cause, Some(Cause::RiverTile(Tile(tile))) if tiles.contains(&tile));
    let town = |number| cause == Some(Cause::Town(Tile(number)));
    let storage = |gives| matches!(cause, Some(Cause::Storage { gives: given, .. }) if given == gives);
    match effect {
        Effect::PlaceAssistant | Effect::Claim | Effect::Restock | Effect::Rapid => under.is_none(),
        Effect::Because(Cause::Claim | Cause::Provisions) => under.is_none(),
        Effect::Assistants | Effect::Because(Cause::RiverTile(_)) => under == Some(Effect::Restock),
        Effect::Because(Cause::New(_)) => under == Some(Effect::Assistants),
        Effect::Because(Cause::Gate(_)) => under == Some(Effect::Aside { claimed: false }),
        Effect::Because(Cause::Line(_)) => matches!(under, Some(Effect::Line { taken: 1.., .. })),
        Effect::ClaimSecond { .. } => cause == Some(Cause::Claim),
        Effect::Provide => cause == Some(Cause::Provisions),
        Effect::Prize => river_tile(&[12, 17, 18]),
        Effect::OpenOases => river_tile(&[2]),
        Effect::Outdoors => river_tile(&[13]),
        Effect::AnyAction => river_tile(&[1]) || scroll(&[53]),
        Effect::KeshiAndAction => scroll(&[64]),
        Effect::Both { .. } => scroll(&[55]),
        Effect::ScoreClaimed => scroll(&[71]),
        Effect::Return { .. } => scroll(&[68, 71]),
        Effect::Sell { .. } => scroll(&[72]),
        Effect::TakeScroll { .. } => scroll(&[58]) || storage(StorageBonus::Scroll),
        Effect::Stored(colour) => storage(StorageBonus::Keshi(colour)),
        Effect::Swap | Effect::SwapFor(_) => storage(StorageBonus::Exchange),
        Effect::FreeOases { .. } => river_tile(&[15]) || scroll(&[62]),
        Effect::Harvest { .. } => acts(Sector::Orchard),
        Effect::Souk { .. } => acts(Sector::Souk),
        Effect::OfficeStep { .. } | Effect::OfficeResource => {
            acts(Sector::Souk) || matches!(under, Some(Effect::Souk { office: true, luxury: false }))
        }
        Effect::Madrasa | Effect::MustBuy { .. } => acts(Sector::Madrasa),
        Effect::Medina => acts(Sector::Medina),
        Effect::Aside { claimed: true } => cause == Some(Cause::Claim),
        Effect::Aside { claimed: false } => acts(Sector::Medina) || town(12),
        Effect::Because(Cause::Town(_)) => under == Some(Effect::Sahara),
        Effect::AnyScroll => town(10),
        Effect::AnyLuxury => town(11),
        Effect::AnyGate => town(12),
        Effect::Settle { .. } => cause == Some(Cause::Deployed(Colour::Brown)),
        Effect::Spare(_) => acts(Sector::Souk) || matches!(under, Some(Effect::Souk { office: false, luxury: true })),
        Effect::WhichPlaceholder | Effect::Placeholder(_) => under.is_none(),
        Effect::Sahara => acts(Sector::Sahara),
        Effect::Square { .. } => acts(Sector::Square) || river_tile(&[16]),
        Effect::AfterShow => matches!(under, Some(Effect::Square { .. })),
        Effect::Show => under == Some(Effect::AfterShow),
        Effect::Threshold => matches!(cause, Some(Cause::Threshold(_))),
        Effect::Line { .. } => matches!(cause, Some(Cause::Threshold(_))) || scroll(&[59]),
        Effect::Ring { .. } => cause == Some(Cause::Deployed(Colour::Pink)) || scroll(&[47, 51, 70]),
        Effect::Rapids { .. } => scroll(&[28, 69]),
        Effect::GateKeshi => matches!(under, Some(Effect::Medina | Effect::GateKeshi)),
        Effect::Build { taken: true, .. } => under == Some(Effect::Aside { claimed: false }),
        Effect::Build { .. } => matches!(under, Some(Effect::Medina | Effect::GateKeshi)),
        Effect::Store(_) => under == Some(Effect::Sahara),
        Effect::PayAny { .. } => cause == Some(Cause::Provisions) || matches!(under, Some(Effect::Store(_))),
        Effect::Pay { .. } => match under {
            Some(Effect::PayAny { .. } | Effect::Build { .. } | Effect::Store(_) | Effect::Refresh { .. }) => true,
            _ => cause == Some(Cause::Provisions),
        },
        Effect::Refresh { stack } => match under {
            Some(Effect::Refresh { stack: later }) => later > stack && later / 3 == stack / 3,
            Some(Effect::MustBuy { kind }) => stack / 3 == kind,
            _ => false,
        },
        _ => true,
    }
}
