//! Why something may not be done.

use table::Refusal;

use crate::action::{Action, Provide};
use crate::colour::{Colour, Resource};
use crate::effect::Effect;
use crate::game::Keshi;
use crate::stairs::ALL_SPACES;
use crate::state::{Open, Phase, State};
use crate::tile::Tile;

pub(crate) const NOT_ASKED: Refusal = Refusal("keshi-refusal-not-asked");
pub(crate) const NOT_IN_HAND: Refusal = Refusal("keshi-refusal-not-in-hand");
pub(crate) const NOT_YOUR_TILE: Refusal = Refusal("keshi-refusal-not-your-tile");
pub(crate) const SECTOR_FULL: Refusal = Refusal("keshi-refusal-sector-full");
pub(crate) const SECTOR_TAKEN: Refusal = Refusal("keshi-refusal-sector-taken");
pub(crate) const SPACE_TAKEN: Refusal = Refusal("keshi-refusal-space-taken");
pub(crate) const BONUS_TAKEN: Refusal = Refusal("keshi-refusal-bonus-taken");
pub(crate) const NOT_IN_BASE: Refusal = Refusal("keshi-refusal-not-in-base");
pub(crate) const ONE_EACH: Refusal = Refusal("keshi-refusal-one-each");
pub(crate) const NO_ASSISTANT: Refusal = Refusal("keshi-refusal-no-assistant");
pub(crate) const NO_ACTION: Refusal = Refusal("keshi-refusal-no-action");
pub(crate) const NOT_IDLE: Refusal = Refusal("keshi-refusal-not-idle");
pub(crate) const IN_ORDER: Refusal = Refusal("keshi-refusal-in-order");
pub(crate) const CANNOT_PAY: Refusal = Refusal("keshi-refusal-cannot-pay");
pub(crate) const MUST_PAY: Refusal = Refusal("keshi-refusal-must-pay");
pub(crate) const NO_SCROLL: Refusal = Refusal("keshi-refusal-no-scroll");
pub(crate) const NOT_ON_DISPLAY: Refusal = Refusal("keshi-refusal-not-on-display");
pub(crate) const TOO_FEW_SCHOLARS: Refusal = Refusal("keshi-refusal-too-few-scholars");
pub(crate) const ALREADY_BOUGHT: Refusal = Refusal("keshi-refusal-already-bought");
pub(crate) const OTHER_KIND: Refusal = Refusal("keshi-refusal-other-kind");
pub(crate) const NO_GUARD: Refusal = Refusal("keshi-refusal-no-guard");
pub(crate) const NOT_DISCOVERED: Refusal = Refusal("keshi-refusal-not-discovered");
pub(crate) const NOT_CLAIMED: Refusal = Refusal("keshi-refusal-not-claimed");
pub(crate) const NOT_FOUND: Refusal = Refusal("keshi-refusal-not-found");
pub(crate) const NOT_IN_PLAY: Refusal = Refusal("keshi-refusal-not-in-play");
pub(crate) const NO_GOODS: Refusal = Refusal("keshi-refusal-no-goods");
pub(crate) const NOT_IN_PRICE: Refusal = Refusal("keshi-refusal-not-in-price");
pub(crate) const NO_ENTERTAINER: Refusal = Refusal("keshi-refusal-no-entertainer");
pub(crate) const NO_BONUS: Refusal = Refusal("keshi-refusal-no-bonus");
pub(crate) const NOT_CROSSED: Refusal = Refusal("keshi-refusal-not-crossed");
pub(crate) const NO_SUCH_SPACE: Refusal = Refusal("keshi-refusal-no-such-space");
pub(crate) const NOTHING_TO_RETURN: Refusal = Refusal("keshi-refusal-nothing-to-return");
pub(crate) const OTHER_COLOUR: Refusal = Refusal("keshi-refusal-other-colour");
pub(crate) const NOT_SELECTED: Refusal = Refusal("keshi-refusal-not-selected");
pub(crate) const NONE_IN_SUPPLY: Refusal = Refusal("keshi-refusal-none-in-supply");
pub(crate) const MUST_DO: Refusal = Refusal("keshi-refusal-must-do");
pub(crate) const OTHER_DRAW: Refusal = Refusal("keshi-refusal-other-draw");
pub(crate) const NOT_AMONG_THEM: Refusal = Refusal("keshi-refusal-not-among-them");
pub(crate) const NOT_IN_THE_TOWER: Refusal = Refusal("keshi-refusal-not-in-the-tower");

/// All of them.
pub(crate) const ALL: &[Refusal] = &[
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_YOUR_TILE,
    SECTOR_FULL,
    SECTOR_TAKEN,
    SPACE_TAKEN,
    BONUS_TAKEN,
    NOT_IN_BASE,
    ONE_EACH,
    NO_ASSISTANT,
    NO_ACTION,
    NOT_IDLE,
    IN_ORDER,
    CANNOT_PAY,
    MUST_PAY,
    NO_SCROLL,
    NOT_ON_DISPLAY,
    TOO_FEW_SCHOLARS,
    ALREADY_BOUGHT,
    OTHER_KIND,
    NO_GUARD,
    NOT_DISCOVERED,
    NOT_CLAIMED,
    NOT_FOUND,
    NOT_IN_PLAY,
    NO_GOODS,
    NOT_IN_PRICE,
    NO_ENTERTAINER,
    NO_BONUS,
    NOT_CROSSED,
    NO_SUCH_SPACE,
    NOTHING_TO_RETURN,
    OTHER_COLOUR,
    NOT_SELECTED,
    NONE_IN_SUPPLY,
    MUST_DO,
    OTHER_DRAW,
    NOT_AMONG_THEM,
    NOT_IN_THE_TOWER,
];

impl Keshi {
    /// Why something cannot be chosen while all choose together.
    pub(crate) fn not_chosen(&self, state: &State, action: Action) -> Refusal {
        match (state.open.phase, action) {
            (Phase::Select, Action::Select(_)) => NOT_IN_HAND,
            (Phase::FirstProvision | Phase::NextProvision, Action::Provision(_)) => NOT_YOUR_TILE,
            _ => NOT_ASKED,
        }
    }

    /// Why this is no answer to an effect.
    pub(crate) fn not_answered(&self, open: &Open, effect: Effect, action: Action) -> Refusal {
        let board = open.board();
        let shown = |scroll: Tile| open.stacks.iter().any(|stack| stack.top == scroll);
        match (effect, action) {
            (Effect::PlaceAssistant, Action::Assistant(_)) => SECTOR_TAKEN,
            (Effect::Claim | Effect::ClaimSecond { .. }, Action::Claim(colour, count)) => match () {
                () if open.base.of(colour) < count => NOT_IN_BASE,
                () if count > 1 && board.has(61) => ONE_EACH,
                () => SECTOR_FULL,
            },
            (Effect::Assistants, Action::New(sector) | Action::Act(sector) | Action::Idle(sector))
                if board.assistants[sector as usize] == 0 =>
            {
                NO_ASSISTANT
            }
            (Effect::Assistants, Action::New(_)) => SECTOR_FULL,
            (Effect::Assistants | Effect::AnyAction, Action::Act(_)) => NO_ACTION,
            (Effect::Assistants, Action::Idle(_)) => NOT_IDLE,
            (Effect::Deploy { colour: Colour::Red, .. }, Action::Vendor(_))
            | (Effect::Deploy { colour: Colour::Pink, .. }, Action::Entertainer(_))
            | (Effect::Deploy { colour: Colour::Brown, .. }, Action::Caravan(_)) => SPACE_TAKEN,
            (Effect::Build { .. }, Action::Space(_)) => SPACE_TAKEN,
            (Effect::SwapFor(given), Action::Keshi(colour)) if given == colour => OTHER_COLOUR,
            (
                Effect::Keshis { .. }
                | Effect::TwoOfOneColour
                | Effect::KeshiAndAction
                | Effect::SwapFor(_)
                | Effect::Outdoors,
                Action::Keshi(_),
            ) => SECTOR_FULL,
            (Effect::Resources { .. }, Action::Take(_)) => IN_ORDER,
            (Effect::Harvest { from, .. }, Action::Harvest(at)) => {
                if at < from {
                    IN_ORDER
                } else {
                    NO_SCROLL
                }
            }
            (Effect::Climb { .. }, Action::Step) if !board.has(48) => NO_SCROLL,
            (Effect::Climb { .. }, Action::Pay(Resource::Date)) => {
                if board.has(26) {
                    CANNOT_PAY
                } else {
                    NO_SCROLL
                }
            }
            (Effect::Climb { .. }, Action::Pay(Resource::Water)) => {
                if board.has(27) {
                    CANNOT_PAY
                } else {
                    NO_SCROLL
                }
            }
            (Effect::Pay { from, .. } | Effect::PayAny { from, .. } | Effect::Sell { from }, Action::Pay(resource)) => {
                if (resource as u8) < from as u8 {
                    IN_ORDER
                } else {
                    CANNOT_PAY
                }
            }
            (Effect::Line { ends, taken, left }, Action::Line(space)) => match () {
                () if taken >> space as u8 & 1 == 1 => SPACE_TAKEN,
                () if self.line_bonus(open, ends, space).is_none() => NO_SUCH_SPACE,
                () if left != ALL_SPACES && self.is_bonus_taken(open, ends, taken, space) => BONUS_TAKEN,
                () => SECTOR_FULL,
            },
            (Effect::Show, Action::Bonus(_)) => NO_ENTERTAINER,
            (Effect::Ring { .. }, Action::Bonus(_)) => NO_BONUS,
            (Effect::Rapid, Action::Rapid(_)) => NOT_CROSSED,
            (Effect::Souk { office: true, .. }, Action::Exchange(_)) => NO_GOODS,
            (Effect::Souk { luxury: true, .. }, Action::Luxury(luxury)) => {
                if open.shops.iter().any(|shop| shop.top == luxury) { NO_GOODS } else { NOT_ON_DISPLAY }
            }
            (Effect::Madrasa | Effect::MustBuy { .. } | Effect::TakeScroll { .. }, Action::Scroll(scroll))
                if !shown(scroll) =>
            {
                NOT_ON_DISPLAY
            }
            (Effect::Madrasa, Action::Scroll(scroll)) => {
                if self.has_scholars(open, self.kind_of(scroll)) {
                    CANNOT_PAY
                } else {
                    TOO_FEW_SCHOLARS
                }
            }
            (Effect::MustBuy { .. } | Effect::TakeScroll { .. }, Action::Scroll(_)) => OTHER_KIND,
            (Effect::Madrasa, Action::Refresh(_)) if board.bought => ALREADY_BOUGHT,
            (Effect::Madrasa, Action::Refresh(kind)) if self.display(open, kind).next().is_none() => NOT_ON_DISPLAY,
            (Effect::Madrasa, Action::Refresh(kind)) => {
                if self.has_scholars(open, kind) {
                    CANNOT_PAY
                } else {
                    TOO_FEW_SCHOLARS
                }
            }
            (Effect::Medina, Action::Gate(..)) if board.free_guards() == 0 => NO_GUARD,
            (Effect::Medina, Action::Gate(workshop, colour)) => {
                if open.workshops[usize::from(workshop)].of(colour) == 0 { NOT_ON_DISPLAY } else { CANNOT_PAY }
            }
            (Effect::FreeOases { .. }, Action::Oasis(_)) => NOT_DISCOVERED,
            (Effect::ScoreClaimed, Action::Oasis(_)) => NOT_CLAIMED,
            (Effect::Sahara, Action::Oasis(oasis)) => {
                if board.discovered().any(|(tile, ..)| tile == oasis) {
                    CANNOT_PAY
                } else {
                    NOT_DISCOVERED
                }
            }
            (Effect::Sahara, Action::Town(town)) => {
                if board.towns().any(|found| found == (town, false)) {
                    NO_GOODS
                } else {
                    NOT_FOUND
                }
            }
            (Effect::Settle { .. }, Action::Town(_)) => NOT_IN_PLAY,
            (Effect::OpenOases, Action::Oasis(_))
            | (Effect::AnyScroll, Action::Scroll(_))
            | (Effect::AnyLuxury, Action::Luxury(_))
            | (Effect::AnyGate, Action::Gate(..)) => NOT_ON_DISPLAY,
            // It is asked only where all goods of the price are there.
            (Effect::Spare(_), Action::Keshi(_)) => NOT_IN_PRICE,
            (Effect::Placeholder(_), Action::Keshi(colour)) => {
                if self.in_supply(open, colour) == 0 {
                    NONE_IN_SUPPLY
                } else {
                    NOT_SELECTED
                }
            }
            (Effect::Swap, Action::Return(_) | Action::ReturnEntertainer(_) | Action::ReturnVendor(_)) => {
                NOTHING_TO_RETURN
            }
            (Effect::Provide, Action::Provide(Provide::None)) => MUST_PAY,
            (Effect::Provide, Action::Provide(Provide::Scroll)) if !board.has(44) => NO_SCROLL,
            (Effect::Provide, Action::Provide(_)) => CANNOT_PAY,
            (_, Action::Stop) => MUST_DO,
            _ => NOT_ASKED,
        }
    }
}
