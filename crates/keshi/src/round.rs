//! The course of the game: set-up, rounds, seasons and the end.

use table::{Seat, Seats, Sink};

use crate::action::{Action, ORDERS};
use crate::claim::Claim;
use crate::colour::Colour;
use crate::effect::Cause;
use crate::event::Event;
use crate::options::StaircaseTiles;
use crate::provision::Provide;
use crate::question::Aside;
use crate::river::Rapid;
use crate::river_tile::RiverTile;
use crate::run::Play;
use crate::scroll::Scroll;
use crate::sector::{Assistants, PlaceAssistant};
use crate::state::{Draw, Phase, Waits};
use crate::step::Step;
use crate::tile::{Few, Tile};
use crate::tower::Keshis;

/// The rounds of a season.
pub const ROUNDS: u8 = 4;

/// The seasons of a game.
pub const SEASONS: u8 = 3;

impl<T: Sink<Event>> Play<'_, T> {
    /// Goes on when nothing is left on the stack: to the next turn of the phase, or the next phase. Tells what the game
    /// then waits for, if it does.
    pub(crate) fn next_phase(&mut self) -> Option<Waits> {
        match self.open.phase {
            Phase::Setup => return self.set_up(),
            Phase::Supply | Phase::Disc => return self.together(),
            Phase::FirstProvision => return self.deal_provisions().or_else(|| self.together()),
            Phase::StartPlayer => {
                return self.deal_provisions().or(Some(Waits::Chance(Draw::StartPlayer)));
            }
            Phase::Select if self.open.round < ROUNDS => return self.together(),
            Phase::Select => self.select_last(),
            Phase::Deploy => match self.next_turn() {
                true => self.deploy_assistants(),
                false => self.begin(Phase::Throw),
            },
            Phase::Throw => return Some(Waits::Chance(Draw::Tower)),
            Phase::Claim => self.next_claim(),
            Phase::Exchange => match self.next_turn() {
                true => self.push_claimed(),
                false => self.begin(Phase::Use),
            },
            Phase::Use => match self.next_turn() {
                true => {
                    self.board().new_vendor = false;
                    self.push(Step::Restock);
                    self.push(Assistants);
                }
                false => self.begin(Phase::RiverBonus),
            },
            Phase::RiverBonus => match self.next_turn() {
                true => self.river_bonus(Scroll::RoundRapids),
                false if self.open.round < ROUNDS && self.game.options().is_essential() => {
                    self.return_placeholders();
                    self.begin(Phase::Placeholders);
                }
                false if self.open.round < ROUNDS => self.next_round(),
                false => self.begin(Phase::SeasonScoring),
            },
            Phase::Placeholders => match self.next_turn() {
                true => self.push_swap(),
                false => self.next_round(),
            },
            Phase::SeasonScoring => match self.next_turn() {
                true => self.river_bonus(Scroll::SeasonRapids),
                false => self.begin(Phase::RiverFirst),
            },
            Phase::RiverFirst if self.open.turns == 0 => self.river_first(),
            Phase::RiverFirst => self.begin(Phase::RiverSecond),
            Phase::RiverSecond if self.open.turns == 0 => self.river_second(),
            Phase::RiverSecond => self.leave_river(),
            Phase::Provisions => match self.next_turn() {
                true => {
                    self.because(Cause::Provisions);
                    self.push(Provide);
                }
                false if self.open.season == SEASONS => self.score_all(),
                false => self.begin(Phase::NextProvision),
            },
            Phase::NextProvision if self.open.season == 1 => return self.together(),
            Phase::NextProvision => self.turn_up_last(),
            Phase::Office => return self.deal_provisions().or(Some(Waits::Chance(Draw::Office))),
            Phase::Over => return Some(Waits::Over),
        }
        None
    }

    /// Begins a phase in which everybody has a turn, from the start player.
    pub(crate) fn begin(&mut self, phase: Phase) {
        self.open.phase = phase;
        self.open.turns = 0;
        self.open.seat = self.open.start;
    }

    /// Goes to the next turn of the phase, if somebody has not had one.
    fn next_turn(&mut self) -> bool {
        if usize::from(self.open.turns) == self.game.players() {
            return false;
        }
        self.open.seat = if self.open.turns == 0 { self.open.start } else { self.after(self.open.seat) };
        self.open.turns += 1;
        true
    }

    fn after(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.game.players())
    }

    /// Everybody chooses, if somebody has not yet; else what was chosen is shown.
    fn together(&mut self) -> Option<Waits> {
        if self.open.ready.len() < self.game.players() {
            return Some(Waits::Together);
        }
        self.open.ready = Seats::NONE;
        let chosen = self.secret.each_mut().map(|secret| std::mem::take(&mut secret.chosen));
        for seat in self.game.all() {
            let number = chosen[seat.index()].checked_sub(1);
            let action = number.and_then(<Action as table::Action>::numbered);
            self.show_choice(seat, action.expect("everybody has chosen"));
        }
        match self.open.phase {
            Phase::Supply => self.open.phase = Phase::Disc,
            Phase::Disc => self.open.phase = Phase::FirstProvision,
            Phase::FirstProvision => self.open.phase = Phase::StartPlayer,
            Phase::Select => self.begin(Phase::Deploy),
            _ => self.open.phase = Phase::Office,
        }
        None
    }

    /// Everybody gets three provision tiles, if somebody has not yet, or no longer.
    fn deal_provisions(&self) -> Option<Waits> {
        let draws = self.game.all().map(|seat| Draw::Provision { seat });
        draws.filter(|&draw| self.game.draws_left(self.open, draw) > 0).map(Waits::Chance).next()
    }

    fn show_choice(&mut self, seat: Seat, action: Action) {
        let board = &mut self.open.boards[seat.index()];
        match action {
            Action::Supply(order) => {
                board.supply = ORDERS[usize::from(order)].map(|drawn| board.supply[usize::from(drawn)]);
                self.tell.tell(Event::SupplyPlaced { seat, keshis: board.supply });
            }
            Action::Disc(turned) => {
                board.disc = turned;
                self.tell.tell(Event::DiscPlaced { seat, turned });
            }
            Action::Provision(tile) => self.turn_up(seat, tile),
            Action::Select(keshis) => self.select(seat, keshis),
            _ => {}
        }
    }

    /// Turns a provision tile up. With a real box, two players may have typed in the same tile; whoever turns it up second
    /// has to say, openly, which tile it is.
    pub(crate) fn turn_up(&mut self, seat: Seat, tile: Tile) {
        let twice = self.open.open_provisions().has(tile.0);
        let board = &mut self.open.boards[seat.index()];
        board.face_down -= 1;
        self.secret[seat.index()].provisions.take(tile);
        if twice {
            return self.tell.tell(Event::ProvisionTwice { seat, tile });
        }
        board.provisions.put(tile);
        self.tell.tell(Event::ProvisionShown { seat, tile });
    }

    /// The last provision tile turns up by itself.
    fn turn_up_last(&mut self) {
        for seat in self.game.all() {
            let last = self.secret[seat.index()].provisions.nth(0).expect("everybody has one tile left");
            self.turn_up(seat, last);
        }
        self.open.phase = Phase::Office;
    }

    fn select(&mut self, seat: Seat, keshis: Few<Colour>) {
        let board = &mut self.open.boards[seat.index()];
        board.hand = board.hand.without(keshis);
        board.selected = keshis;
        self.tell.tell(Event::Selected { seat, keshis });
    }

    /// In the last round of a season only three keshis are left to select.
    fn select_last(&mut self) {
        for seat in self.game.all() {
            self.select(seat, self.open.boards[seat.index()].hand);
        }
        self.begin(Phase::Deploy);
    }

    /// The assistants go to the sectors of the selected keshis; for a red one the player chooses.
    fn deploy_assistants(&mut self) {
        for colour in self.open.board().selected.iter() {
            match colour.sector() {
                Some(sector) => self.board().assistants[sector as usize] += 1,
                None => self.push(PlaceAssistant),
            }
        }
    }

    /// What was selected, and is thrown into the tower.
    pub(crate) fn throw(&mut self, fallen: Keshis) {
        let thrown = self.open.thrown();
        for board in &mut self.open.boards {
            board.selected = Few::NONE;
        }
        self.open.tower = self.open.tower.with(&thrown).without(&fallen);
        self.open.base = fallen;
        self.tell.tell(Event::Fell { keshis: fallen });
        self.begin(Phase::Claim);
    }

    /// The next player who can claims; if nobody can, what is left goes back to the supply.
    fn next_claim(&mut self) {
        let players = self.game.players();
        let mut seat = if self.open.turns == 0 { self.open.start } else { self.after(self.open.seat) };
        self.open.turns = 1;
        for _ in 0..players {
            self.open.seat = seat;
            if !self.game.claims(self.open, &mut |_| false) {
                return self.push(Claim);
            }
            seat = self.after(seat);
        }
        let keshis = std::mem::take(&mut self.open.base);
        if !keshis.is_empty() {
            self.tell.tell(Event::Unclaimed { keshis });
        }
        self.begin(if self.game.options().is_essential() { Phase::Exchange } else { Phase::Use });
    }

    /// In the Essential edition keshis are placed once all are claimed.
    fn push_claimed(&mut self) {
        if !self.open.board().aside.is_empty() {
            self.because(Cause::Claim);
            self.push(Aside { claimed: true });
        }
    }

    /// The bonus of a rapid crossed; all of them with the scroll that says so. Scroll 28 gives nothing else.
    fn river_bonus(&mut self, all: Scroll) {
        let crossed = self.game.crossed(self.open.board());
        if crossed == 0 {
            return;
        }
        if self.has(all) {
            if all == Scroll::SeasonRapids || crossed.count_ones() > 1 {
                self.tell_help(all);
            }
            self.because(Cause::Scroll(all.tile()));
            self.push(Step::Rapids { rapids: crossed });
        } else if self.open.phase == Phase::RiverBonus {
            self.push(Rapid);
        }
    }

    fn river_first(&mut self) {
        let tile = self.river_tile();
        self.open.turns = 1;
        match self.game.river_winners(self.open)[0] {
            Some(seat) => {
                self.open.seat = seat;
                self.tell.tell(Event::RiverWon { seat, place: 1, tile });
                self.push(Step::Restock);
                self.first_prize(tile);
            }
            None => self.tell.tell(Event::RiverUnwon { tile }),
        }
    }

    /// In season 3 the second fisherman gets something too.
    fn river_second(&mut self) {
        let tile = self.river_tile();
        self.open.turns = 1;
        if let Some(seat) = self.game.river_winners(self.open)[1] {
            self.open.seat = seat;
            self.tell.tell(Event::RiverWon { seat, place: 2, tile });
            self.push(Step::Restock);
            self.second_prize(tile);
        }
    }

    /// The river tile is done with: the fishermen go back, if another season follows, and provisions are paid.
    fn leave_river(&mut self) {
        if self.open.season < SEASONS {
            let ahead = self.open.fisherman(0).filter(|_| self.river_tile() == RiverTile::Crocodile.tile());
            self.open.head_start = ahead;
            self.return_fishermen(ahead);
        }
        self.clear_open_oases();
        self.begin(Phase::Provisions);
    }

    /// Begins a season, after its office has opened.
    pub(crate) fn begin_season(&mut self) {
        self.open.start = self.open.season_start;
        self.deal_hands();
        let (season, seat) = (self.open.season, self.open.start);
        self.tell.tell(Event::SeasonBegan { season, seat });
        self.open.round = 1;
        self.begin_round();
    }

    /// The next season.
    pub(crate) fn next_season(&mut self) {
        self.open.season += 1;
        self.open.season_start = self.after(self.open.season_start);
        self.begin_season();
    }

    /// The next round, in which the next player starts.
    fn next_round(&mut self) {
        self.open.start = self.after(self.open.start);
        self.open.round += 1;
        self.begin_round();
    }

    fn begin_round(&mut self) {
        for board in &mut self.open.boards {
            board.bought = false;
        }
        self.begin(Phase::Select);
        let (season, round, seat) = (self.open.season, self.open.round, self.open.start);
        self.tell.tell(Event::RoundBegan { season, round, seat });
    }

    /// Lays out the tiles and deals, one draw at a time.
    fn set_up(&mut self) -> Option<Waits> {
        let open = &mut *self.open;
        let draw = |draw| Some(Waits::Chance(draw));
        let game = self.game;
        if let Some(season) = open.river_tiles.iter().position(|tile| !tile.is_some()) {
            return draw(Draw::RiverTile { season: season as u8 + 1 });
        }
        if game.options().staircase_tiles == StaircaseTiles::Random
            && let Some(space) = open.staircase_tiles.iter().position(|tile| !tile.is_some())
        {
            return draw(Draw::StaircaseTile { space: space as u8 });
        }
        if game.options().desert_towns && game.draws_left(open, Draw::Town) > 0 {
            return draw(Draw::Town);
        }
        if open.river_tiles[0] == RiverTile::OpenOases.tile() && game.draws_left(open, Draw::OpenOasis) > 0 {
            return draw(Draw::OpenOasis);
        }
        if open.stacks.iter().any(|stack| !stack.top.is_some()) || open.shops.iter().any(|shop| !shop.top.is_some()) {
            open.stack.push(Step::Restock.into());
            return None;
        }
        if !open.office.is_some() {
            return draw(Draw::Office);
        }
        let gates = (0..4).map(|workshop| Draw::Gate { workshop });
        let keshis = game.all().map(|seat| Draw::Supply { seat });
        if let Some(lacking) = gates.chain(keshis).find(|&lacking| game.draws_left(open, lacking) > 0) {
            return draw(lacking);
        }
        open.phase = Phase::Supply;
        None
    }
}

impl crate::state::Open {
    /// What is thrown into the tower: all that was selected.
    pub(crate) fn thrown(&self) -> Keshis {
        self.boards.iter().flat_map(|board| board.selected.iter()).map(|colour| (colour, 1)).collect()
    }
}
