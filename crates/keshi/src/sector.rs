//! Assistants, and the sector actions they perform.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::Action;
use crate::colour::{Resource, Sector};
use crate::components::Bonus;
use crate::effect::{Cause, Source, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::madrasa::Madrasa;
use crate::medina::Medina;
use crate::question::{Asks, Deploy, Good, Place, River, Souk, asked, asked_count, few};
use crate::refusal::{IN_ORDER, NO_ACTION, NO_ASSISTANT, NO_SCROLL, NOT_IDLE, SECTOR_FULL, SECTOR_TAKEN};
use crate::river_tile::RiverTile;
use crate::run::{After, Play};
use crate::sahara::Sahara;
use crate::scroll::Scroll;
use crate::state::{Board, Open};
use crate::step::Step;

impl Keshi {
    /// Sectors where the assistant of a red keshi may go.
    pub(crate) fn sectors_for_red(&self, board: &Board) -> impl Iterator<Item = Sector> {
        let assistants = board.assistants;
        let free = move |&sector: &Sector| sector == Sector::Souk || assistants[sector as usize] == 0;
        Sector::ALL.into_iter().filter(free)
    }

    /// What the assistants that are left can do.
    pub(crate) fn uses(&self, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let board = open.board();
        let mut present = Sector::ALL.into_iter().filter(|&sector| board.assistants[sector as usize] > 0);
        present.all(|sector| {
            let new = sector.colour().is_none_or(|colour| self.room(board, colour) > 0);
            let mut resources = board.resources;
            resources[Resource::Water as usize] += self.vendor_water(board, sector);
            let act = self.can_act(open, sector, &resources);
            (!new || found(Action::New(sector)))
                && (!act || found(Action::Act(sector)))
                && (new || act || found(Action::Idle(sector)))
        })
    }

    /// The water that the vendor of a sector gives for an assistant.
    pub(crate) fn vendor_water(&self, board: &Board, sector: Sector) -> u16 {
        match () {
            () if !board.vendors.has(sector) || (sector == Sector::Souk && board.new_vendor) => 0,
            () if board.has(Scroll::MoreWater) => self.components.scroll_values[Scroll::MoreWater as usize].into(),
            () => 1,
        }
    }

    /// Whether the action of a sector can do something, with these resources.
    pub(crate) fn can_act(&self, open: &Open, sector: Sector, resources: &[u16; 3]) -> bool {
        let board = open.board();
        match sector {
            Sector::Souk => board.goods() > 0 || self.souk_gives(open),
            Sector::Madrasa => self.can_study(open, resources),
            Sector::Medina => self.can_build(open, resources),
            Sector::Sahara => {
                self.oases_for_sale(board, resources).next().is_some() || self.towns_for_sale(board).next().is_some()
            }
            other => board.keshis[other as usize] > 0,
        }
    }

    /// What a date picker may bring: a date, or what scrolls 23 to 25 give instead.
    pub(crate) fn harvests(&self, board: &Board, from: u8) -> impl Iterator<Item = u8> {
        (from..4).filter(move |&at| Scroll::harvest(at).is_none_or(|scroll| board.has(scroll)))
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Deploys the assistant of the red keshi.
    pub(crate) fn place_assistant(&mut self, sector: Sector) {
        let seat = self.seat();
        self.board().assistants[sector as usize] += 1;
        self.tell.tell(Event::AssistantPlaced { seat, sector });
    }

    /// Uses an assistant, and goes on to the next.
    pub(crate) fn use_assistant(&mut self, answer: Action) {
        let (Action::New(sector) | Action::Act(sector) | Action::Idle(sector)) = answer else { return };
        let seat = self.seat();
        let water = self.game.vendor_water(self.open.board(), sector);
        self.board().assistants[sector as usize] -= 1;
        self.push(Assistants);
        self.others = self.open.stack.list().len();
        self.get(Resource::Water, water);
        if water > 0 {
            self.helped_by(Scroll::MoreWater);
            if sector == Sector::Souk {
                self.tell_help(Scroll::SoukVendor);
            }
        }
        let essential = self.game.options().is_essential();
        if water > 0 && (essential || matches!(answer, Action::Act(_))) && self.helped_by(Scroll::VendorPoints) {
            self.score(self.components().scroll_values[Scroll::VendorPoints as usize].into(), Source::Scrolls);
        }
        match answer {
            Action::New(_) => {
                self.tell.tell(Event::TookNew { seat, sector });
                self.because(Cause::New(sector));
                match sector.colour() {
                    Some(colour) => self.push(Deploy { colour, act: false }),
                    None => self.push(Good { count: 1 }),
                }
            }
            Action::Act(_) => self.push(Step::Act(sector)),
            _ => self.tell.tell(Event::Idled { seat, sector }),
        }
    }

    /// Performs a sector action.
    pub(crate) fn act(&mut self, sector: Sector) {
        let seat = self.seat();
        self.tell.tell(Event::Acted { seat, sector });
        self.because(Cause::Action(sector));
        let again =
            sector == Sector::Square && self.open.board().entertainers != 0 && self.helped_by(Scroll::DoubleShow);
        let board = self.open.board();
        let keshis = sector.colour().map_or(0, |colour| board.keshis[colour as usize]);
        match sector {
            Sector::Orchard if keshis > 0 => self.push(Harvest { left: keshis, from: 0 }),
            Sector::River if keshis > 0 => self.push(River { left: keshis }),
            Sector::Palace if keshis > 0 => self.begin_climb(Stairs::Palace, keshis),
            Sector::Mosque if keshis > 0 => self.begin_climb(Stairs::Mosque, keshis),
            Sector::Square if keshis > 0 => self.push(Step::Square { left: if again { 2 } else { 1 } }),
            Sector::Madrasa => self.push(Madrasa),
            Sector::Medina => self.push(Medina),
            Sector::Sahara => self.push(Sahara),
            Sector::Souk => self.push(Souk { office: true, luxury: true }),
            _ => {}
        }
    }

    /// Brings in what the pickers that are left can bring, or asks what it shall be.
    pub(crate) fn harvest(&mut self, left: u8, from: u8) -> After {
        if left == 0 {
            return After::Done;
        }
        let choices = {
            let mut choices = self.game.harvests(self.open.board(), from);
            (choices.next(), choices.next())
        };
        match choices {
            (Some(_), Some(_)) => After::Ask,
            (Some(at), _) => {
                self.bring_in(at, left);
                After::Done
            }
            _ => After::Done,
        }
    }

    /// What a date picker brought.
    pub(crate) fn harvested(&mut self, left: u8, at: u8) {
        self.push(Harvest { left: left - 1, from: at });
        self.bring_in(at, 1);
    }

    fn bring_in(&mut self, at: u8, times: u8) {
        let bonus = match at {
            0 => Bonus::Resource(Resource::Date, 1),
            at => {
                if let Some(scroll) = Scroll::harvest(at) {
                    self.tell_help(scroll);
                }
                self.components().scroll_orchard[usize::from(at) - 1]
            }
        };
        self.gain(bonus, times, Source::Scrolls);
    }
}

/// Asks for the sector of the assistant of the red keshi.
#[derive(Clone, Copy)]
pub(crate) struct PlaceAssistant;

impl Asks for PlaceAssistant {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.sectors_for_red(open.board()).all(|sector| found(Action::Assistant(sector)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Assistant(sector) = answer {
            play.place_assistant(sector);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Assistant(_) => Some(SECTOR_TAKEN),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-assistant")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_bottom() && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks which assistant to use, and how.
#[derive(Clone, Copy)]
pub(crate) struct Assistants;

impl Asks for Assistants {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.uses(open, found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        play.use_assistant(answer);
    }

    fn refusal(self, _: &Keshi, open: &Open, action: Action) -> Option<Refusal> {
        let absent = |sector: Sector| open.board().assistants[sector as usize] == 0;
        match action {
            Action::New(sector) | Action::Act(sector) | Action::Idle(sector) if absent(sector) => Some(NO_ASSISTANT),
            Action::New(_) => Some(SECTOR_FULL),
            Action::Act(_) => Some(NO_ACTION),
            Action::Idle(_) => Some(NOT_IDLE),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-use")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_over(Step::Restock)
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks for a sector action of choice, or none.
#[derive(Clone, Copy)]
pub(crate) struct AnyAction;

impl Asks for AnyAction {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let possible = |&sector: &Sector| game.can_act(open, sector, &open.board().resources);
        Sector::ALL.into_iter().filter(possible).all(|sector| found(Action::Act(sector))) && found(Action::Stop)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Act(sector) = answer {
            play.push(Step::Act(sector));
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Act(_) => Some(NO_ACTION),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-any-action")
    }

    fn fits(self, at: Place<'_>) -> bool {
        (at.is_river_tile(&[RiverTile::AnyAction]) || at.is_scroll(&[Scroll::AnyAction])) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks what the date pickers bring: a date for each, or something else (scrolls 23 to 25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Harvest {
    /// How many pickers are left.
    pub left: u8,
    /// In their order, none of the choices before this one.
    #[serde(with = "crate::json::harvest")]
    #[cfg_attr(feature = "typescript", ts(type = "Harvest"))]
    pub from: u8,
}

impl Asks for Harvest {
    fn begin<T: Sink<Event>>(self, play: &mut Play<'_, T>) -> After {
        play.harvest(self.left, self.from)
    }

    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.harvests(open.board(), self.from).all(|at| found(Action::Harvest(at)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Harvest(at) = answer {
            play.harvested(self.left, at);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Harvest(at) => Some(if at < self.from { IN_ORDER } else { NO_SCROLL }),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_count("keshi-ask-harvest", self.left)
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_action(Sector::Orchard)
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        let Harvest { left, from } = self;
        few(left) && from < 4 && Scroll::harvest(from).is_none_or(|scroll| open.board().has(scroll))
    }
}
