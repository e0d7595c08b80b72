//! Why something may not be done.

use table::Refusal;

use crate::action::Action;
use crate::game::Keshi;
use crate::state::{Phase, State};

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
}
