//! Keshis from the supply to the player board, and what that gives.

use serde::{Deserialize, Serialize};
use table::{Message, Refusal, Sink};

use crate::action::{Action, Way};
use crate::colour::{Colour, Resource, Sector};
use crate::components::Bonus;
use crate::effect::{Cause, Effect, Source, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::question::{Asks, Either, Good, Place, Question, Resources, Ring, River, asked, asked_count};
use crate::refusal::{SECTOR_FULL, SPACE_TAKEN};
use crate::river_tile::RiverTile;
use crate::run::{After, Play};
use crate::scroll::Scroll;
use crate::state::{Board, Open};
use crate::step::Step;
use crate::town::Town;

/// Free spaces of the souk: there is no end to them.
const NO_END: u8 = u8::MAX;

impl Keshi {
    /// How many keshis of a colour still have a space.
    #[inline]
    pub(crate) fn room(&self, board: &Board, colour: Colour) -> u8 {
        match colour {
            Colour::Red => 8 - (board.vendors.bits() & 0xff).count_ones() as u8,
            Colour::Purple | Colour::Orange | Colour::Yellow => NO_END,
            other => self.components.sector_size - board.keshis[other as usize],
        }
    }

    /// The colours of which a keshi has a space.
    pub(crate) fn placeable(&self, board: &Board) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.room(board, colour) > 0)
    }

    /// The places where a keshi can go.
    pub(crate) fn places(&self, board: &Board, colour: Colour, found: &mut impl FnMut(Action) -> bool) -> bool {
        match colour {
            Colour::Red => {
                let free = |&sector: &Sector| sector != Sector::Souk && !board.vendors.has(sector);
                Sector::ALL.into_iter().filter(free).all(|sector| found(Action::Vendor(sector)))
            }
            Colour::Pink => crate::tile::bits(!board.entertainers).all(|space| found(Action::Entertainer(space))),
            Colour::Brown => {
                let free = |&way: &Way| board.caravans[way as usize] < self.ways()[way as usize];
                Way::ALL.into_iter().filter(free).all(|way| found(Action::Caravan(way)))
            }
            _ => true,
        }
    }

    /// How many caravans the left path, the right path and the start oasis take.
    pub(crate) fn ways(&self) -> [u8; 3] {
        if self.options().desert_towns { [4, 4, 0] } else { [3, 3, 2] }
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Deploys a keshi, unless its place is to be chosen first.
    pub(crate) fn deploy(&mut self, colour: Colour, act: bool) -> After {
        let seat = self.seat();
        if self.game.room(self.open.board(), colour) == 0 {
            self.tell.tell(Event::Lost { seat, colour });
            return After::Done;
        }
        let Some(sector) = colour.sector() else { return After::Ask };
        match colour {
            Colour::Pink | Colour::Brown => return After::Ask,
            Colour::Purple | Colour::Orange | Colour::Yellow => {
                self.act_after(act, sector);
                self.get_goods(colour, 1);
            }
            _ => {
                self.act_after(act, sector);
                self.put(colour, sector);
                if colour == Colour::Green {
                    self.score(self.components().orchard_points.into(), Source::Deployment);
                }
            }
        }
        After::Done
    }

    fn act_after(&mut self, act: bool, sector: Sector) {
        if act {
            self.push(Step::Act(sector));
        }
    }

    /// Puts a keshi of a sector's own colour there.
    fn put(&mut self, colour: Colour, sector: Sector) {
        let seat = self.seat();
        self.board().keshis[sector as usize] += 1;
        self.tell.tell(Event::Deployed { seat, colour, sector });
    }

    /// Deploys a keshi to the place that was chosen.
    pub(crate) fn deployed(&mut self, place: Action, act: bool) {
        let seat = self.seat();
        match place {
            Action::Vendor(sector) => {
                self.act_after(act, sector);
                self.board().vendors.put(sector);
                self.tell.tell(Event::Deployed { seat, colour: Colour::Red, sector });
            }
            Action::Entertainer(space) => {
                self.act_after(act, Sector::Square);
                self.board().entertainers |= 1 << space;
                self.put(Colour::Pink, Sector::Square);
                let own = 1u8 << space;
                let spaces = if self.helped_by(Scroll::NeighbourBonuses) {
                    own | own.rotate_left(1) | own.rotate_right(1)
                } else {
                    own
                };
                self.because(Cause::Deployed(Colour::Pink));
                self.push(Ring { spaces, once: true, source: Source::Deployment });
            }
            Action::Caravan(way) => {
                self.act_after(act, Sector::Sahara);
                let place = self.open.board().caravans[way as usize];
                self.board().caravans[way as usize] += 1;
                self.put(Colour::Brown, Sector::Sahara);
                self.because(Cause::Deployed(Colour::Brown));
                match way {
                    Way::Start => {
                        self.gain_pair(self.components().start_oasis[usize::from(place)], Source::Deployment);
                    }
                    path if place == 3 => self.arrive(path as u8),
                    path => self.push(Step::Discover { path: path as u8, place }),
                }
            }
            _ => {}
        }
    }

    /// Deploys the keshis beside the board, as far as they have spaces.
    pub(crate) fn deploy_aside(&mut self) -> After {
        let seat = self.seat();
        for (colour, count) in self.open.board().aside.iter() {
            if self.game.room(self.open.board(), colour) == 0 {
                self.board().aside.take(colour, count);
                (0..count).for_each(|_| self.tell.tell(Event::Lost { seat, colour }));
            }
        }
        After::Ask
    }

    /// Deploys one of the keshis beside the board.
    pub(crate) fn deploy_one_aside(&mut self, colour: Colour, claimed: bool) {
        self.board().aside.take(colour, 1);
        self.push(Aside { claimed });
        if !claimed {
            self.because(Cause::Gate(colour));
        }
        self.push(Deploy { colour, act: false });
    }

    /// Notes a keshi that was chosen; the last of them deploys them all.
    pub(crate) fn chose_keshi(&mut self, left: u8, chosen: [Option<Colour>; 2], colour: Colour) {
        if left > 1 {
            let chosen = if chosen[0].is_none() { [Some(colour), None] } else { [chosen[0], Some(colour)] };
            self.push(Keshis { left: left - 1, chosen, may: false });
        } else {
            let all = [chosen[0], chosen[1], Some(colour)];
            for colour in all.into_iter().rev().flatten() {
                self.push(Deploy { colour, act: false });
            }
        }
    }

    /// Gives a bonus so many times.
    pub(crate) fn gain(&mut self, bonus: Bonus, times: u8, source: Source) {
        if times == 0 {
            return;
        }
        match bonus {
            Bonus::Points(points) => self.score(i16::from(points) * i16::from(times), source),
            Bonus::Resource(resource, count) => self.get(resource, u16::from(count) * u16::from(times)),
            Bonus::AnyResource => self.push(Resources { left: times, from: Resource::Date }),
            Bonus::Keshi(colour) => (0..times).for_each(|_| self.push(Deploy { colour, act: false })),
            Bonus::AnyKeshi => self.keshis(times, false),
            Bonus::TwoOfOneColour => self.push(TwoOfOneColour),
            Bonus::AnyGood => self.push(Good { count: times }),
            Bonus::RiverStep => self.push(River { left: times }),
            Bonus::PalaceStep => self.begin_climb(Stairs::Palace, times),
            Bonus::MosqueStep => self.begin_climb(Stairs::Mosque, times),
            Bonus::StairStep => self.push(Either { steps: times, may: false }),
        }
    }

    /// Gives two bonuses: what needs no thought at once, the rest from the stack.
    pub(crate) fn gain_pair(&mut self, [first, second]: [Bonus; 2], source: Source) {
        if first == second {
            return self.give(first, 2, source);
        }
        self.give(second, 1, source);
        self.give(first, 1, source);
    }

    fn give(&mut self, bonus: Bonus, times: u8, source: Source) {
        if bonus.is_plain() {
            self.gain(bonus, times, source);
        } else {
            self.push(Step::Gain { bonus, times, source });
        }
    }

    /// Lets the player choose so many keshis (three at the most), then deploy them.
    /// In the Essential edition each is deployed before the next is chosen.
    pub(crate) fn keshis(&mut self, count: u8, may: bool) {
        if self.game.options().is_essential() {
            (0..count).for_each(|_| self.push(Keshis { left: 1, chosen: [None; 2], may: false }));
        } else {
            self.push(Keshis { left: count, chosen: [None; 2], may });
        }
    }
}

impl Bonus {
    /// Whether it is had at once, without any question: then no order of bonuses can matter to it.
    pub(crate) const fn is_plain(self) -> bool {
        matches!(self, Bonus::Points(_) | Bonus::Resource(..))
    }

    /// Whether it is a step on the river or a staircase.
    pub(crate) const fn is_step(self) -> bool {
        matches!(self, Bonus::RiverStep | Bonus::PalaceStep | Bonus::MosqueStep | Bonus::StairStep)
    }
}

/// Places a keshi from the supply, and asks where, if that is to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Deploy {
    /// Its colour.
    pub colour: Colour,
    /// Whether the sector action follows (scroll 64).
    pub act: bool,
}

impl Asks for Deploy {
    fn begin<T: Sink<Event>>(self, play: &mut Play<'_, T>) -> After {
        play.deploy(self.colour, self.act)
    }

    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.places(open.board(), self.colour, found)
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        play.deployed(answer, self.act);
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match (self.colour, action) {
            (Colour::Red, Action::Vendor(_))
            | (Colour::Pink, Action::Entertainer(_))
            | (Colour::Brown, Action::Caravan(_)) => Some(SPACE_TAKEN),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        match self.colour {
            Colour::Red => asked("keshi-ask-vendor"),
            Colour::Pink => asked("keshi-ask-entertainer"),
            Colour::Brown => asked("keshi-ask-caravan"),
            Colour::Green
            | Colour::Gray
            | Colour::White
            | Colour::Black
            | Colour::Turquoise
            | Colour::Beige
            | Colour::Purple
            | Colour::Orange
            | Colour::Yellow => None,
        }
    }

    fn fits(self, _: Place<'_>) -> bool {
        true
    }

    fn is_sound(self, _: &Keshi, open: &Open) -> bool {
        !self.act || open.board().has(Scroll::KeshiAndAction)
    }
}

/// Asks for keshis, then deploys them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Keshis {
    /// How many are still to be chosen.
    pub left: u8,
    /// Those chosen so far.
    pub chosen: [Option<Colour>; 2],
    /// Whether they may be left alone.
    pub may: bool,
}

impl Keshis {
    /// The topmost question with all keshis that are chosen and placed one after another.
    pub(crate) fn together(self, open: &Open) -> Keshis {
        let counts = open.stack.list().iter().rev().map_while(|effect| match effect {
            Effect::Ask(Question::Keshis(keshis)) => Some(keshis.left),
            _ => None,
        });
        Keshis { left: counts.sum(), ..self }
    }
}

impl Asks for Keshis {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let free = |&colour: &Colour| {
            let before = self.chosen.iter().filter(|&&one| one == Some(colour)).count();
            game.room(open.board(), colour) as usize > before
        };
        Colour::ALL.into_iter().filter(free).all(|colour| found(Action::Keshi(colour)))
            && (!self.may || found(Action::Stop))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Keshi(colour) = answer {
            play.chose_keshi(self.left, self.chosen, colour);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Keshi(_) => Some(SECTOR_FULL),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked_count(if self.may { "keshi-ask-keshis-or-stop" } else { "keshi-ask-keshis" }, self.left)
    }

    fn fits(self, at: Place<'_>) -> bool {
        // Chosen and placed one after another in the Essential edition.
        at.is_top() || at.game.options().is_essential()
    }

    fn is_sound(self, game: &Keshi, _: &Open) -> bool {
        let Keshis { left, chosen, may } = self;
        let [first, second] = chosen.map(|colour| colour.is_some());
        let count = u8::from(first) + u8::from(second);
        (1..=3).contains(&left)
            && left + count <= 3
            && (first || !second)
            && (!may || !first)
            && (!game.options().is_essential() || (left == 1 && !first && !may))
    }
}

/// Asks for a colour, and deploys two keshis of it.
#[derive(Clone, Copy)]
pub(crate) struct TwoOfOneColour;

impl Asks for TwoOfOneColour {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.placeable(open.board()).all(|colour| found(Action::Keshi(colour)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Keshi(colour) = answer {
            play.push(Deploy { colour, act: false });
            play.push(Deploy { colour, act: false });
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Keshi(_) => Some(SECTOR_FULL),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-two-of-one-colour")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks for a keshi, deploys it, and acts in its sector (scroll 64).
#[derive(Clone, Copy)]
pub(crate) struct KeshiAndAction;

impl Asks for KeshiAndAction {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        game.placeable(open.board()).all(|colour| found(Action::Keshi(colour)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Keshi(colour) = answer {
            play.push(Deploy { colour, act: true });
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Keshi(_) => Some(SECTOR_FULL),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-keshi-and-action")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_scroll(&[Scroll::KeshiAndAction]) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks for an entertainer, a caravan or a guard (river tile 13).
#[derive(Clone, Copy)]
pub(crate) struct Outdoors;

impl Asks for Outdoors {
    #[inline]
    fn answers(self, game: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        let outdoors = [Colour::Pink, Colour::Beige, Colour::Brown].into_iter();
        outdoors.filter(|&colour| game.room(open.board(), colour) > 0).all(|colour| found(Action::Keshi(colour)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Keshi(colour) = answer {
            play.push(Deploy { colour, act: false });
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, action: Action) -> Option<Refusal> {
        match action {
            Action::Keshi(_) => Some(SECTOR_FULL),
            _ => None,
        }
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-outdoors")
    }

    fn fits(self, at: Place<'_>) -> bool {
        at.is_river_tile(&[RiverTile::Outdoors]) && at.is_top()
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}

/// Asks for the order of the keshis beside the board, and deploys them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Aside {
    /// Whether they were claimed (Essential edition); otherwise they came with city gates.
    pub claimed: bool,
}

impl Asks for Aside {
    fn begin<T: Sink<Event>>(self, play: &mut Play<'_, T>) -> After {
        play.deploy_aside()
    }

    #[inline]
    fn answers(self, _: &Keshi, open: &Open, found: &mut impl FnMut(Action) -> bool) -> bool {
        open.board().aside.iter().all(|(colour, _)| found(Action::Keshi(colour)))
    }

    fn answer<T: Sink<Event>>(self, play: &mut Play<'_, T>, answer: Action) {
        if let Action::Keshi(colour) = answer {
            play.deploy_one_aside(colour, self.claimed);
        }
    }

    fn refusal(self, _: &Keshi, _: &Open, _: Action) -> Option<Refusal> {
        None
    }

    fn words(self, _: &Keshi, _: &Open) -> Option<Message> {
        asked("keshi-ask-aside")
    }

    fn fits(self, at: Place<'_>) -> bool {
        match self.claimed {
            true => at.is_due_to(Cause::Claim),
            false => at.is_action(Sector::Medina) || at.is_town(Town::AnyGate),
        }
    }

    fn is_sound(self, _: &Keshi, _: &Open) -> bool {
        true
    }
}
