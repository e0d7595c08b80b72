//! Reachability: reasons why no game leads to a position that breaks no invariant.
//!
//! Only positions that are read in are asked this. Each reason is a proof, so no position of a game is rejected. The
//! reverse does not hold: it takes a search through all games to know whether one leads to a tangle of rugs.
//! `docs/rugs-notation.md` lists what is checked.

use table::{Seat, Violation};

use crate::assam::Assam;
use crate::direction::Direction;
use crate::game::{Rugs, START_DIRHAMS};
use crate::laying::places_beside;
use crate::market::{Lies, Place};
use crate::outcome::Slippers;
use crate::square::{Square, Squares};
use crate::state::{Phase, State};

/// How many turns are taken back to see whether they can have been played.
const TURNS_BACK: u8 = 3;

impl Rugs {
    /// Every reason found why no game leads to this state. The state breaks no invariant of `check.rs`.
    pub(crate) fn unreachable(&self, state: &State) -> Vec<Violation> {
        let mut found = Vec::new();
        if self.in_set_up(state) {
            return found;
        }
        self.check_halves(state, &mut found);
        self.check_squares(state, &mut found);
        self.check_players_out(state, &mut found);
        self.check_last_turns(state, &mut found);
        self.check_payments(state, &mut found);
        found
    }

    /// A half whose other half is covered lies beside a newer rug, and so on until a whole rug is reached.
    fn check_halves(&self, state: &State, found: &mut Vec<Violation>) {
        let covered = state.market.covered();
        let mut reached = state.market.whole();
        loop {
            let more = reached.or(reached.around().and(covered));
            if more == reached {
                break;
            }
            reached = more;
        }
        let stranded = covered.without(reached);
        if !stranded.is_empty() {
            let detail =
                format!("no whole rug is connected with the halves on {stranded}, so nothing can cover the rest");
            found.push(Violation::new("rugs", detail));
        }
    }

    /// The second rug cannot cover the whole first one, and squares never become empty again.
    fn check_squares(&self, state: &State, found: &mut Vec<Violation>) {
        // Nobody goes out while fewer than two rugs are laid.
        let nobody_out = state.merchants.iter().all(|merchant| merchant.is_in());
        let laid: u8 = Seat::all(self.players).map(|seat| self.laid_by(state, seat)).sum();
        let covered = state.market.covered().len();
        if covered < 3 && (laid >= 2 || !nobody_out) {
            let detail = format!("two rugs cover at least three squares, and {covered} are covered");
            found.push(Violation::new("rugs", detail));
        }
    }

    /// Nobody goes out before they can have owed more than they started with, or has laid a rug in their last turn.
    fn check_players_out(&self, state: &State, found: &mut Vec<Violation>) {
        for seat in Seat::all(self.players).filter(|&seat| !state.merchant(seat).is_in()) {
            let turns = self.turns(state, seat);
            if self.most_owed_by(state, seat, turns) <= u16::from(START_DIRHAMS) {
                let detail = format!("player {seat} cannot have owed more than {START_DIRHAMS} dirhams by now");
                found.push(Violation::new("out", detail));
            }
            let laid = turns.saturating_sub(1);
            let open: u8 =
                self.colours_of(seat).map(|colour| open_rugs(state).and(state.market.of(colour)).len()).sum();
            if open > laid {
                let detail =
                    format!("{open} rugs of player {seat} lie open, who can have laid {laid} before going out");
                found.push(Violation::new("rugs", detail));
            }
        }
    }

    /// The last rugs lie where their players can have laid them in turn, with Assam walking in between.
    fn check_last_turns(&self, state: &State, found: &mut Vec<Violation>) {
        let nobody_out = state.merchants.iter().all(|merchant| merchant.is_in());
        let layer = self.last_layer(state);
        if self.may_have_just_gone_out(state) {
            if self.fits_going_out(state, layer) {
                return;
            }
            if self.survivor(state).is_some() {
                found.push(Violation::new("last turns", "nobody can have gone out in the last turn"));
                return;
            }
        }
        // Once somebody is out, the position does not tell who laid the rugs before the last one.
        let turns_back = if nobody_out { TURNS_BACK } else { 1 };
        let rugs =
            if nobody_out { Seat::all(self.players).map(|seat| self.laid_by(state, seat)).sum() } else { u8::MAX };
        let fits = |depth| {
            let past = Past { game: self, state, hidden: Squares::NONE, rugs, layer, later: None, depth };
            if state.phase == Phase::Lay {
                past.arrived(state.assam)
            } else {
                self.before_turning(state).any(|assam| past.laid(assam))
            }
        };
        if let Some(depth) = (1..=turns_back).find(|&depth| !fits(depth)) {
            let detail = match depth {
                1 => format!("player {layer} cannot have laid a rug in the last turn"),
                _ => format!("the last {depth} turns cannot have been played"),
            };
            found.push(Violation::new("last turns", detail));
        }
    }

    /// Dirhams changed hands only for rugs that can have been there.
    fn check_payments(&self, state: &State, found: &mut Vec<Violation>) {
        // The payment of the last throw depends on the square under Assam. It is taken back, if it is known whose it was.
        let payer = match state.phase {
            Phase::Lay => Some(state.seat),
            _ if self.may_have_just_gone_out(state) => None,
            _ => Some(self.last_layer(state)),
        };
        let debt = payer.and_then(|payer| self.debt(&State { seat: payer, ..*state }));
        let paid = match debt {
            None => 0..=0,
            Some(debt) if state.phase == Phase::Lay => debt.dirhams..=debt.dirhams,
            // The rug laid since can have covered squares that counted.
            Some(debt) => debt.dirhams..=2 * self.laid_by(state, debt.to).min(self.dealt()[0]),
        };
        let turns = |seat| self.turns(state, seat).saturating_sub(u8::from(payer == Some(seat)));
        let holds = |seat: Seat, paid: u8| {
            let held = i16::from(state.merchant(seat).dirhams);
            let paid = i16::from(paid);
            match debt {
                Some(_) if payer == Some(seat) => held + paid,
                Some(debt) if debt.to == seat => held - paid,
                _ => held,
            }
        };
        let fits = |seat: Seat, paid: u8| {
            let start = i16::from(START_DIRHAMS);
            let others = Seat::all(self.players).filter(|&other| other != seat);
            let gained: i16 = others.map(|other| self.most_owed_to(state, other, turns(other), seat) as i16).sum();
            let lost = self.most_owed_by(state, seat, turns(seat)) as i16;
            ((start - lost).max(0)..=start + gained).contains(&holds(seat, paid))
        };
        let players = || Seat::all(self.players).filter(|&seat| state.merchant(seat).is_in());
        if !paid.clone().any(|paid| players().all(|seat| fits(seat, paid))) {
            let wrong = players().find(|&seat| !paid.clone().any(|paid| fits(seat, paid)));
            let detail = match wrong {
                Some(seat) => format!("player {seat} cannot have {} dirhams by now", state.merchant(seat).dirhams),
                None => "the dirhams do not fit what was owed on the last throw".to_owned(),
            };
            found.push(Violation::new("payments", detail));
        }
    }

    /// How many rugs a player who is in has laid.
    fn laid_by(&self, state: &State, seat: Seat) -> u8 {
        self.rugs_each() - state.merchant(seat).unlaid()
    }

    /// How many times a player has thrown; one who is out, at most.
    fn turns(&self, state: &State, seat: Seat) -> u8 {
        let laid = |seat| self.laid_by(state, seat);
        if state.merchant(seat).is_in() {
            return laid(seat) + u8::from(state.phase == Phase::Lay && seat == state.seat);
        }
        let turns = match state.phase {
            Phase::Over => match self.survivor(state) {
                Some(last) => laid(last) + u8::from(seat < last),
                None => self.rugs_each(),
            },
            _ => laid(state.seat) - u8::from(self.has_laid_this_turn(state)) + u8::from(seat < state.seat),
        };
        turns.min(self.rugs_each())
    }

    /// The player who is left when all others are out.
    fn survivor(&self, state: &State) -> Option<Seat> {
        Seat::all(self.players).find(|&seat| state.merchant(seat).is_in() && self.is_alone(state, seat))
    }

    /// The player who laid the last rug: whoever lays is still in when the next player comes who does not go out.
    fn last_layer(&self, state: &State) -> Seat {
        if let Some(survivor) = self.survivor(state) {
            return survivor;
        }
        if self.has_laid_this_turn(state) {
            return state.seat;
        }
        let mut seat = state.seat;
        loop {
            seat = self.before(seat);
            if state.merchant(seat).is_in() {
                return seat;
            }
        }
    }

    fn before(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + self.players - 1) % self.players)
    }

    /// Whether the last to go out can have done so after the last rug was laid: they sit between its player and the next
    /// one.
    fn may_have_just_gone_out(&self, state: &State) -> bool {
        if self.has_laid_this_turn(state) {
            return false;
        }
        let out = state.merchants.iter().filter(|merchant| !merchant.is_in()).count();
        let after = |seat: Seat| Seat::new((seat.index() + 1) % self.players);
        let mut seat = after(self.last_layer(state));
        while !state.merchant(seat).is_in() {
            if usize::from(state.merchant(seat).out) == out {
                return true;
            }
            seat = after(seat);
        }
        false
    }

    /// Whether somebody can have gone out in the turn before: on a rug of a player who is in, with the last rug open.
    fn fits_going_out(&self, state: &State, layer: Seat) -> bool {
        let owned = |square: Square| {
            let owner = state.market.colour(square).map(|colour| colour.owner(self.players));
            owner.is_some_and(|owner| state.merchant(owner).is_in())
        };
        let whole = state.market.joined(Lies::Across).or(state.market.joined(Lies::Down));
        let went_out_there = match state.phase {
            Phase::Lay => departures(state.assam).any(|from| owned(from.square)),
            _ => owned(state.assam.square),
        };
        went_out_there && !self.squares_of(state, layer).and(whole).is_empty()
    }

    /// How Assam can have arrived where he stands, before he was turned for the throw that comes next.
    fn before_turning(&self, state: &State) -> impl Iterator<Item = Assam> {
        let Assam { square, facing } = state.assam;
        let turned = state.phase == Phase::Throw;
        Direction::ALL
            .into_iter()
            .filter(move |&before| if turned { self.may_turn(before, facing) } else { before == facing })
            .map(move |facing| Assam { square, facing })
    }

    /// Whether Assam can be turned so between two throws.
    fn may_turn(&self, from: Direction, to: Direction) -> bool {
        let straight_on = !self.options().variant || self.options().skip_rotation;
        to != from.back() && (to != from || straight_on)
    }

    /// The most a player can have owed `to` in their turn with this number, counted from 0: two dirhams for each rug of
    /// one colour, and one for each square that is covered by now.
    fn most_owed(&self, state: &State, seat: Seat, turn: u8, to: Seat) -> u16 {
        let rugs = turn + u8::from(to < seat);
        u16::from((2 * rugs.min(self.dealt()[0])).min(state.market.covered().len()))
    }

    /// The most a player can have owed `to` in this many turns.
    fn most_owed_to(&self, state: &State, seat: Seat, turns: u8, to: Seat) -> u16 {
        (0..turns).map(|turn| self.most_owed(state, seat, turn, to)).sum()
    }

    /// The most a player can have owed in this many turns, to whomever it was most.
    fn most_owed_by(&self, state: &State, seat: Seat, turns: u8) -> u16 {
        let others = || Seat::all(self.players).filter(|&other| other != seat);
        (0..turns).filter_map(|turn| others().map(|to| self.most_owed(state, seat, turn, to)).max()).sum()
    }
}

/// One half of every rug that lies open, whole or not.
fn open_rugs(state: &State) -> Squares {
    let market = &state.market;
    let single = market.covered().without(market.whole());
    market.joined(Lies::Across).or(market.joined(Lies::Down)).or(single)
}

/// Where Assam can have set out for here, and which way: his way walked backwards.
fn departures(to: Assam) -> impl Iterator<Item = Assam> {
    let round = |assam: Assam| Assam { facing: assam.facing.back(), ..assam };
    Slippers::weighted().map(move |(slippers, _)| round(round(to).walk(slippers).to()))
}

/// A game on its way back: the last turns are taken back one by one.
#[derive(Clone, Copy)]
struct Past<'a> {
    game: &'a Rugs,
    state: &'a State,
    /// Squares where rugs were taken up, so that nobody knows what lay there before.
    hidden: Squares,
    /// How many rugs lie there.
    rugs: u8,
    /// Whose rug was laid last.
    layer: Seat,
    /// Where the rug after that was laid.
    later: Option<Place>,
    /// How many more turns are taken back.
    depth: u8,
}

impl Past<'_> {
    /// Whether the last rug can have been laid with Assam standing here.
    fn laid(&self, assam: Assam) -> bool {
        if self.depth == 0 {
            return true;
        }
        let market = &self.state.market;
        let own = self.game.squares_of(self.state, self.layer);
        let single = market.covered().without(market.whole());
        let can_lie = |place: Place| {
            let open = place.covers().without(self.hidden);
            match open.len() {
                0 => true,
                1 => !open.and(own).and(single).is_empty(),
                _ => market.is_whole_rug(place) && own.has(place.first()),
            }
        };
        // The next player may not cover the whole rug in one go.
        places_beside(assam.square).iter().any(|&place| {
            let before = Past {
                hidden: self.hidden.or(place.covers()),
                rugs: self.rugs - 1,
                layer: self.game.before(self.layer),
                later: Some(place),
                depth: self.depth - 1,
                ..*self
            };
            self.later != Some(place) && can_lie(place) && before.arrived(assam)
        })
    }

    /// Whether Assam can have arrived here, with the rugs that lie there.
    fn arrived(&self, assam: Assam) -> bool {
        if open_rugs(self.state).without(self.hidden).len() > self.rugs {
            return false;
        }
        departures(assam).any(|Assam { square, facing }| {
            if self.rugs == 0 {
                let Assam { square: start, facing: south } = Assam::START;
                let fits = if self.game.options().variant { facing == south } else { facing != south.back() };
                return square == start && fits;
            }
            let before = Direction::ALL.into_iter().filter(|&before| self.game.may_turn(before, facing));
            before.map(|facing| Assam { square, facing }).any(|before| self.laid(before))
        })
    }
}
