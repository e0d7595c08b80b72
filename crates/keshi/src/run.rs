//! The engine: takes effects from the stack until a player or chance has to answer.

use table::{Seat, Sink};

use crate::action::Action;
use crate::colour::{Colour, Resource, Sector};
use crate::components::Components;
use crate::effect::{Cause, Effect, Source, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::state::{Board, Draw, MOST, MOST_POINTS, Open, Secret, State, Waits};
use crate::tile::{Tile, bits};

/// A game being moved on: the rules, the state, and who listens.
pub(crate) struct Play<'a, T> {
    pub(crate) game: &'a Keshi,
    pub(crate) open: &'a mut Open,
    pub(crate) secret: &'a mut [Secret; crate::state::PLAYERS],
    pub(crate) tell: &'a mut T,
    /// Which of the two bonuses of a river tile is left for the second, once the winner has taken one: the second gets it
    /// in the same step.
    pub(crate) left_prize: u8,
    /// How many effects are on the stack that what was answered did not put there.
    pub(crate) others: usize,
}

/// What became of an effect.
pub(crate) enum After {
    /// It is done, or has put others on the stack.
    Done,
    /// The player must answer.
    Ask,
    /// It waits for a draw.
    Draw(Draw),
}

impl<'a, T: Sink<Event>> Play<'a, T> {
    pub(crate) fn new(game: &'a Keshi, state: &'a mut State, tell: &'a mut T) -> Play<'a, T> {
        let others = state.open.stack.list().len();
        Play { game, open: &mut state.open, secret: &mut state.secret, tell, left_prize: 0, others }
    }

    /// Goes on until somebody has to say something.
    pub(crate) fn run(&mut self) {
        while self.step() {}
    }

    /// The same, but only as far as effects go that what was answered put on the stack.
    pub(crate) fn run_own(&mut self) {
        while self.open.stack.list().len() > self.others && self.step() {}
    }

    /// Takes the topmost effect, or the next phase. Returns whether to go on: nobody has to say something.
    #[inline(always)]
    fn step(&mut self) -> bool {
        let after = match self.open.stack.pop() {
            None => match self.next_phase() {
                Some(waits) => {
                    self.open.waits = waits;
                    return false;
                }
                None => return true,
            },
            Some(effect) => match self.resolve(effect) {
                After::Ask => self.ask(effect),
                after => after,
            },
        };
        match after {
            After::Done => return true,
            After::Ask => self.open.waits = Waits::Player,
            After::Draw(draw) => self.open.waits = Waits::Chance(draw),
        }
        false
    }

    /// Puts an effect to the player, unless there is but one answer or none.
    fn ask(&mut self, effect: Effect) -> After {
        let mut only = None;
        let at_most_one = self.game.answers(self.open, effect, &mut |answer| only.replace(answer).is_none());
        match only {
            _ if !at_most_one => {
                self.open.stack.push(effect);
                return After::Ask;
            }
            Some(answer) => self.answer(effect, answer),
            None => {}
        }
        After::Done
    }

    /// Does what needs no answer.
    fn resolve(&mut self, effect: Effect) -> After {
        match effect {
            Effect::Nothing | Effect::Because(_) => {}
            Effect::Restock => return self.restock(),
            Effect::Gain { bonus, times, source } => self.gain(bonus, times, source),
            Effect::Deploy { colour, act } => return self.deploy(colour, act),
            Effect::Discover { path, place } => return After::Draw(Draw::Oasis { path, place }),
            Effect::Act(sector) => self.act(sector),
            Effect::Harvest { left, from } => return self.harvest(left, from),
            Effect::River { left } => return self.river(left),
            Effect::Climb { stairs, left, free } => return self.climb(stairs, left, free),
            Effect::Threshold => self.threshold(),
            Effect::Line { ends, taken, left } => return self.line(ends, taken, left),
            Effect::Ring { spaces, once, source } => return self.ring(spaces, once, source),
            Effect::Square { left } => self.square(left),
            Effect::AfterShow => self.after_show(),
            Effect::Rapids { rapids } => self.rapids(rapids),
            Effect::Refresh { stack } => return self.reveal_scroll(stack),
            Effect::Aside { .. } => return self.deploy_aside(),
            Effect::OfficeResource => self.office_resource(),
            Effect::Store(oasis) => self.store(oasis),
            Effect::Stored(colour) => return self.stored(colour),
            Effect::Score(oasis) => self.score_now(oasis),
            Effect::Pay { left, .. } | Effect::PayAny { left, .. } | Effect::Resources { left, .. } if left == 0 => {}
            Effect::FreeOases { left: 0, .. } | Effect::Return { left: 0, .. } => {}
            _ => return After::Ask,
        }
        After::Done
    }

    /// Does what a player answered.
    pub(crate) fn answer(&mut self, effect: Effect, answer: Action) {
        // Which good is spared is told as such.
        if answer.is_untold() && !matches!(effect, Effect::Spare(_)) {
            let seat = self.seat();
            self.tell.tell(Event::Decided { seat, action: answer });
        }
        match (effect, answer) {
            (Effect::PlaceAssistant, Action::Assistant(sector)) => self.place_assistant(sector),
            (Effect::Claim, Action::Claim(colour, count)) => self.claim(colour, count),
            (Effect::ClaimSecond { first }, Action::Claim(colour, _)) => self.claim_second(first, colour),
            (Effect::Assistants, _) => self.use_assistant(answer),
            (Effect::Deploy { act, .. }, _) => self.deployed(answer, act),
            (Effect::Keshis { left, chosen, .. }, Action::Keshi(colour)) => self.chose_keshi(left, chosen, colour),
            (Effect::TwoOfOneColour, Action::Keshi(colour)) => {
                self.push(Effect::Deploy { colour, act: false });
                self.push(Effect::Deploy { colour, act: false });
            }
            (Effect::KeshiAndAction, Action::Keshi(colour)) => self.push(Effect::Deploy { colour, act: true }),
            (Effect::Outdoors | Effect::Stored(_), Action::Keshi(colour)) => {
                self.push(Effect::Deploy { colour, act: false });
            }
            (Effect::Stored(colour), _) => {
                let seat = self.seat();
                self.tell.tell(Event::Returned { seat, colour });
            }
            (Effect::Good { count }, Action::Keshi(colour)) => self.get_goods(colour, count.into()),
            (Effect::Resources { left, .. }, Action::Take(resource)) => {
                self.push(Effect::Resources { left: left - 1, from: resource });
                self.get(resource, 1);
            }
            (Effect::AnyAction, Action::Act(sector)) => self.push(Effect::Act(sector)),
            (Effect::Harvest { left, .. }, Action::Harvest(at)) => self.harvested(left, at),
            (Effect::River { .. }, Action::Pay(resource)) => {
                self.pay(resource, 1);
                self.push(Effect::River { left: 1 });
            }
            (Effect::Climb { stairs, free, .. }, _) => self.climb_further(stairs, free, answer),
            (Effect::Either { steps, .. }, Action::Stairs(stairs)) => self.begin_climb(stairs, steps),
            (Effect::Both { steps }, Action::Stairs(stairs)) => self.climb_first(stairs, steps),
            (Effect::Line { ends, taken, left }, Action::Line(space)) => self.take_line(ends, taken, left, space),
            (Effect::Ring { spaces, once, source }, Action::Bonus(space)) => {
                self.take_ring(spaces, once, source, space);
            }
            (Effect::Show, Action::Bonus(space)) => self.show(space),
            (Effect::Rapid, Action::Rapid(rapid)) => self.take_rapid(rapid),
            (Effect::Souk { luxury, .. }, Action::Exchange(colour)) => self.use_office(colour, !luxury),
            (Effect::Souk { office, .. }, Action::Luxury(luxury)) => self.buy_luxury(luxury, !office),
            (Effect::OfficeStep { step }, _) => self.choose_office_step(step, answer),
            (Effect::Madrasa | Effect::MustBuy { .. }, Action::Scroll(scroll)) => self.buy_scroll(scroll),
            (Effect::Madrasa, Action::Refresh(kind)) => self.refresh_kind(kind),
            (Effect::TakeScroll { dates, .. }, Action::Scroll(scroll)) => {
                self.board().bought |= dates > 0;
                let dates = self.game.dates_for(self.open, dates);
                self.pay(Resource::Date, dates.into());
                self.take_scroll(scroll);
            }
            (Effect::Medina, Action::Gate(workshop, colour)) => self.buy_gate(workshop, colour),
            (Effect::Medina, Action::Stop) => self.push(Effect::Aside { claimed: false }),
            (Effect::Build { workshop, colour, taken }, Action::Space(space)) => {
                self.build(workshop, colour, taken, space)
            }
            (Effect::GateKeshi, Action::Keshi(colour)) => {
                self.tell_help(36);
                self.board().aside.add(colour, 1);
            }
            (Effect::Aside { claimed }, Action::Keshi(colour)) => self.deploy_one_aside(colour, claimed),
            (Effect::Sahara, Action::Oasis(oasis)) => self.claim_oasis(oasis),
            (Effect::Sahara, Action::Town(town)) => self.claim_town(town),
            (Effect::Settle { path }, Action::Town(town)) => self.settle_town(path, town),
            (Effect::AnyScroll, Action::Scroll(scroll)) => self.take_scroll(scroll),
            (Effect::AnyLuxury, Action::Luxury(luxury)) => self.take_luxury(luxury, true),
            (Effect::AnyGate, Action::Gate(workshop, colour)) => self.take_gate(workshop, colour),
            (Effect::Spare(luxury), Action::Keshi(colour)) => {
                self.pay_goods(luxury, Some(colour));
                self.take_luxury(luxury, false);
            }
            (Effect::WhichPlaceholder, Action::Keshi(colour)) => self.exchange_placeholder(colour),
            (Effect::Placeholder(colour), Action::Keshi(swapped_for)) => {
                let seat = self.seat();
                self.swap_placeholder(seat, colour, swapped_for);
                self.push_swap();
            }
            (Effect::FreeOases { left, may }, Action::Oasis(oasis)) => {
                self.push(Effect::FreeOases { left: left - 1, may });
                self.take_oasis(oasis);
            }
            (Effect::OpenOases, Action::Oasis(oasis)) => self.take_open_oasis(oasis),
            (Effect::Swap, _) => self.give_back(answer),
            (Effect::SwapFor(_), Action::Keshi(colour)) => self.push(Effect::Deploy { colour, act: false }),
            (Effect::ScoreClaimed, Action::Oasis(oasis)) => self.push(Effect::Score(oasis)),
            (Effect::Return { resource, left }, Action::Pay(_)) => self.return_one(resource, left),
            (Effect::Sell { .. }, Action::Pay(resource)) => self.sell(resource),
            (Effect::Pay { left, .. }, Action::Pay(resource)) => {
                self.push(Effect::Pay { left: left - 1, from: resource });
                if resource != Resource::Dinar {
                    self.tell_help(33);
                }
                self.pay(resource, 1);
            }
            (Effect::PayAny { left, .. }, Action::Pay(resource)) => {
                self.push(Effect::PayAny { left: left - 1, from: resource });
                self.pay(resource, 1);
            }
            (Effect::Prize, Action::Prize(prize)) => self.take_prize(prize),
            (Effect::Provide, Action::Provide(how)) => self.provide(how),
            _ => {}
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, effect: Effect) {
        self.open.stack.push(effect);
    }

    /// From here on, what is put on the stack has this cause.
    #[inline]
    pub(crate) fn because(&mut self, cause: Cause) {
        self.open.stack.push(Effect::Because(cause));
    }

    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.open.seat
    }

    #[inline]
    pub(crate) fn components(&self) -> &'a Components {
        &self.game.components
    }

    #[inline]
    pub(crate) fn board(&mut self) -> &mut Board {
        &mut self.open.boards[self.open.seat.index()]
    }

    /// Whether the player has this scroll.
    #[inline]
    pub(crate) fn has(&self, scroll: u8) -> bool {
        self.open.board().has(scroll)
    }

    /// Whether the player has this scroll, which then makes a difference and is told.
    pub(crate) fn helped_by(&mut self, scroll: u8) -> bool {
        let has = self.has(scroll);
        if has {
            self.tell_help(scroll);
        }
        has
    }

    /// Tells that a scroll made a difference.
    pub(crate) fn tell_help(&mut self, scroll: u8) {
        let seat = self.seat();
        self.tell.tell(Event::ScrollHelped { seat, scroll: Tile(scroll) });
    }

    /// The player gains or loses points.
    pub(crate) fn score(&mut self, points: i16, source: Source) {
        if points != 0 {
            let seat = self.seat();
            let scored = &mut self.board().points[source as usize];
            *scored = scored.saturating_add(points).clamp(-MOST_POINTS, MOST_POINTS);
            self.tell.tell(Event::Scored { seat, points, source });
        }
    }

    /// The player gets resources.
    pub(crate) fn get(&mut self, resource: Resource, count: u16) {
        if count > 0 {
            let seat = self.seat();
            let owned = &mut self.board().resources[resource as usize];
            *owned = owned.saturating_add(count).min(MOST);
            self.tell.tell(Event::Got { seat, resource, count });
        }
    }

    /// The player pays or returns resources.
    pub(crate) fn pay(&mut self, resource: Resource, count: u16) {
        if count > 0 {
            let seat = self.seat();
            self.board().resources[resource as usize] -= count;
            self.tell.tell(Event::Paid { seat, resource, count });
        }
    }

    /// The player pays dinars; who has scroll 33 chooses with what.
    pub(crate) fn pay_dinars(&mut self, count: u8) {
        if self.has(33) {
            self.push(Effect::Pay { left: count, from: Resource::Date });
        } else {
            self.pay(Resource::Dinar, count.into());
        }
    }

    /// The player gets goods of a colour.
    pub(crate) fn get_goods(&mut self, colour: Colour, count: u16) {
        let seat = self.seat();
        let owned = &mut self.board().goods[colour as usize - Colour::Purple as usize];
        *owned = owned.saturating_add(count).min(MOST);
        for _ in 0..count {
            self.tell.tell(Event::Deployed { seat, colour, sector: Sector::Souk });
        }
    }

    /// The player starts to climb.
    pub(crate) fn begin_climb(&mut self, stairs: Stairs, steps: u8) {
        let free = self.has(48);
        self.push(Effect::Climb { stairs, left: steps, free });
    }
}

impl Keshi {
    /// Lists the answers to an effect until `found` has enough, which it says by `false`. Tells whether it wanted all.
    #[inline]
    pub(crate) fn answers(&self, open: &Open, effect: Effect, found: &mut impl FnMut(Action) -> bool) -> bool {
        let board = open.board();
        match effect {
            Effect::PlaceAssistant => self.sectors_for_red(board).all(|sector| found(Action::Assistant(sector))),
            Effect::Claim => self.claims(open, found),
            Effect::ClaimSecond { first } => self.second_claims(open, first).all(found),
            Effect::Assistants => self.uses(open, found),
            Effect::Deploy { colour, .. } => self.places(board, colour, found),
            Effect::Keshis { chosen, may, .. } => {
                let free = |&colour: &Colour| {
                    let before = chosen.iter().filter(|&&one| one == Some(colour)).count();
                    self.room(board, colour) as usize > before
                };
                Colour::ALL.into_iter().filter(free).all(|colour| found(Action::Keshi(colour)))
                    && (!may || found(Action::Stop))
            }
            Effect::TwoOfOneColour | Effect::KeshiAndAction => {
                self.placeable(board).all(|colour| found(Action::Keshi(colour)))
            }
            Effect::SwapFor(given) => {
                self.placeable(board).filter(|&colour| colour != given).all(|colour| found(Action::Keshi(colour)))
            }
            Effect::Outdoors => {
                let outdoors = [Colour::Pink, Colour::Beige, Colour::Brown];
                outdoors.into_iter().filter(|&colour| self.room(board, colour) > 0).all(|c| found(Action::Keshi(c)))
            }
            Effect::Good { .. } => Colour::GOODS.into_iter().all(|colour| found(Action::Keshi(colour))),
            Effect::Resources { from, .. } => {
                Resource::ALL[from as usize..].iter().all(|&resource| found(Action::Take(resource)))
            }
            Effect::AnyAction => {
                let possible = |&sector: &Sector| self.can_act(open, sector, &board.resources);
                Sector::ALL.into_iter().filter(possible).all(|sector| found(Action::Act(sector))) && found(Action::Stop)
            }
            Effect::Harvest { from, .. } => self.harvests(board, from).all(|at| found(Action::Harvest(at))),
            Effect::River { .. } => {
                board.of(Resource::Water) == 0 || (found(Action::Pay(Resource::Water)) && found(Action::Stop))
            }
            Effect::Climb { free, .. } => self.further_steps(board, free, found),
            Effect::Either { may, .. } => {
                Stairs::BOTH.into_iter().all(|stairs| found(Action::Stairs(stairs))) && (!may || found(Action::Stop))
            }
            Effect::Both { .. } => Stairs::BOTH.into_iter().all(|stairs| found(Action::Stairs(stairs))),
            Effect::Line { ends, taken, left } => {
                self.line_spaces(open, ends, taken, left).all(|at| found(Action::Line(at)))
            }
            Effect::Ring { spaces, .. } => bits(spaces).all(|space| found(Action::Bonus(space))),
            Effect::Show => bits(board.entertainers).all(|space| found(Action::Bonus(space))),
            Effect::Rapid => bits(self.crossed(board)).all(|rapid| found(Action::Rapid(rapid))),
            Effect::Souk { office, luxury } => self.souk_answers(open, office, luxury, found),
            Effect::OfficeStep { .. } => {
                Resource::ALL.into_iter().all(|resource| found(Action::Take(resource))) && found(Action::Step)
            }
            Effect::Madrasa => self.madrasa_answers(open, found),
            Effect::MustBuy { kind } => self.scrolls_of(open, kind).all(|scroll| found(Action::Scroll(scroll))),
            Effect::TakeScroll { kind, dates } => self.free_scrolls(open, kind, dates, found),
            Effect::Medina => self.gates_for_sale(open, found),
            Effect::Build { .. } => {
                let free = (0..8u8).filter(|&space| board.gates[usize::from(space)].is_none());
                free.into_iter().all(|space| found(Action::Space(space)))
            }
            Effect::GateKeshi => Colour::ALL.into_iter().all(|colour| found(Action::Keshi(colour))),
            Effect::Aside { .. } => board.aside.iter().all(|(colour, _)| found(Action::Keshi(colour))),
            Effect::Sahara => {
                self.oases_for_sale(board, &board.resources).all(|oasis| found(Action::Oasis(oasis)))
                    && self.towns_for_sale(board).all(|town| found(Action::Town(town)))
                    && found(Action::Stop)
            }
            Effect::FreeOases { may, .. } => self.free_oases(board, may, found),
            Effect::OpenOases => {
                open.open_oases.is_empty()
                    || (open.open_oases.iter().all(|oasis| found(Action::Oasis(oasis))) && found(Action::Stop))
            }
            Effect::Stored(colour) => found(Action::Keshi(colour)) && found(Action::Stop),
            Effect::Swap => self.exchanges(board, found),
            Effect::ScoreClaimed => board.claimed().all(|oasis| found(Action::Oasis(oasis))),
            Effect::Return { resource, .. } => {
                board.of(resource) == 0 || (found(Action::Pay(resource)) && found(Action::Stop))
            }
            Effect::Sell { from } => {
                let owned = |&&resource: &&Resource| board.of(resource) > 0;
                let mut left = Resource::ALL[from as usize..].iter().filter(owned).peekable();
                left.peek().is_none() || (left.all(|&resource| found(Action::Pay(resource))) && found(Action::Stop))
            }
            Effect::Pay { left, from } | Effect::PayAny { left, from } => {
                self.payments(board, left, from).all(|resource| found(Action::Pay(resource)))
            }
            Effect::Settle { .. } => open.towns.iter().all(|town| found(Action::Town(town))),
            Effect::AnyScroll => {
                let mut shown = open.stacks.iter().map(|stack| stack.top).filter(|top| top.is_some()).peekable();
                shown.peek().is_none() || (shown.all(|scroll| found(Action::Scroll(scroll))) && found(Action::Stop))
            }
            Effect::AnyLuxury => {
                let mut shown = open.shops.iter().map(|shop| shop.top).filter(|top| top.is_some()).peekable();
                shown.peek().is_none() || (shown.all(|luxury| found(Action::Luxury(luxury))) && found(Action::Stop))
            }
            Effect::AnyGate => self.gates_to_take(open, found),
            Effect::Spare(luxury) => self.sparable(board, luxury).all(|colour| found(Action::Keshi(colour))),
            Effect::WhichPlaceholder => board.placeholders.iter().all(|colour| found(Action::Keshi(colour))),
            Effect::Placeholder(_) => self.swaps(open).all(|colour| found(Action::Keshi(colour))),
            Effect::Prize => found(Action::Prize(0)) && found(Action::Prize(1)),
            Effect::Provide => self.provisions(board, found),
            _ => true,
        }
    }

    /// Resources to pay the next of `left` with, so that the rest can be paid with it and those after it.
    fn payments(&self, board: &Board, left: u8, from: Resource) -> impl Iterator<Item = Resource> {
        let resources = board.resources;
        let rest = move |&resource: &Resource| {
            resources[resource as usize] > 0 && resources[resource as usize..].iter().sum::<u16>() >= left.into()
        };
        Resource::ALL.into_iter().skip(from as usize).filter(rest)
    }

    /// Whether so many dinars can be paid.
    #[inline]
    pub(crate) fn can_pay(&self, board: &Board, dinars: u8, resources: &[u16; 3]) -> bool {
        self.can_pay_all(board, [0, 0, dinars], resources)
    }

    /// Whether all this can be paid.
    pub(crate) fn can_pay_all(&self, board: &Board, cost: [u8; 3], resources: &[u16; 3]) -> bool {
        let [dates, water, dinars] = cost.map(u16::from);
        let rest = resources[0] >= dates && resources[1] >= water;
        rest && if board.has(33) {
            resources.iter().sum::<u16>() >= dates + water + dinars
        } else {
            resources[2] >= dinars
        }
    }
}
