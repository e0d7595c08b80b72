//! What cannot be: the invariants of a state, which are also the reasons to refuse a position.
//!
//! Each looks at one matter and says all that is wrong with it. They are necessary, not sufficient: whether some game
//! leads to a tangle of half-covered rugs is a puzzle, and not asked.

use table::{Seat, Violation};

use crate::assam::Assam;
use crate::colour::Colour;
use crate::direction::Direction;
use crate::game::{Rugs, START_DIRHAMS};
use crate::laying::is_beside;
use crate::market::{Lies, Market, Place};
use crate::outcome::Slippers;
use crate::square::{Square, Squares};
use crate::state::{MERCHANTS, Merchant, Phase, State};

impl Rugs {
    /// Everything that is wrong with a state.
    pub(crate) fn violations(&self, state: &State) -> Vec<Violation> {
        let mut found = Found(Vec::new());
        self.check_market(state, &mut found);
        self.check_merchants(state, &mut found);
        self.check_pile(state, &mut found);
        self.check_phase(state, &mut found);
        // What follows counts on sound numbers.
        if found.0.is_empty() {
            self.check_order(state, &mut found);
            self.check_rugs(state, &mut found);
            self.check_last_rug(state, &mut found);
            self.check_first_turn(state, &mut found);
        }
        found.0
    }

    /// The market holds one colour a square, and whole rugs are of one colour.
    fn check_market(&self, state: &State, found: &mut Found) {
        let market = &state.market;
        let shown: u8 = Colour::ALL.iter().map(|&colour| market.visible(colour)).sum();
        found.when(shown != market.covered().len(), "market", || "two colours lie open on one square".to_owned());
        let (across, down) = (market.joined(Lies::Across), market.joined(Lies::Down));
        let ends = [across, across.east(), down, down.south()];
        let (mut taken, mut twice) = (Squares::NONE, Squares::NONE);
        for end in ends {
            twice = twice.or(taken.and(end));
            taken = taken.or(end);
        }
        found.when(!twice.is_empty(), "market", || format!("two whole rugs share {twice:?}"));
        let of_one_colour = Colour::ALL.iter().fold([Squares::NONE; 2], |[a, d], &colour| {
            let squares = market.of(colour);
            [a.or(squares.and(squares.west())), d.or(squares.and(squares.north()))]
        });
        let torn = across.without(of_one_colour[0]).or(down.without(of_one_colour[1]));
        found.when(!torn.is_empty(), "market", || format!("whole rugs in two colours at {torn:?}"));
    }

    /// Coins and rugs are as many as were dealt, and those who are out have none.
    fn check_merchants(&self, state: &State, found: &mut Found) {
        let dealt = u16::from(START_DIRHAMS) * self.players as u16;
        let held: u16 = state.merchants.iter().map(|merchant| u16::from(merchant.dirhams)).sum();
        found.when(held != dealt, "dirhams", || format!("{dealt} dirhams are in play, and the merchants hold {held}"));
        let absent = &state.merchants[self.players..MERCHANTS];
        found.when(absent.iter().any(|merchant| *merchant != Merchant::default()), "players", || {
            "somebody who does not play has something".to_owned()
        });
        let most = self.dealt();
        let mut gone = 0u16;
        for seat in Seat::all(self.players) {
            let merchant = state.merchant(seat);
            let too_many = merchant.unlaid[0] > most[0] || merchant.unlaid[1] > most[1];
            found.when(too_many, "unlaid", || format!("player {seat} has more rugs to lay than were dealt"));
            if !merchant.is_in() {
                let empty = Merchant { out: merchant.out, ..Merchant::default() };
                found.when(*merchant != empty, "out", || format!("player {seat} is out and still has something"));
                gone |= 1u16.checked_shl(u32::from(merchant.out) - 1).unwrap_or(1 << 15);
            }
        }
        let out = state.merchants.iter().filter(|merchant| !merchant.is_in()).count();
        found.when(gone != (1 << out) - 1, "out", || "players go out one after the other: 1, 2, 3".to_owned());
        found.when(out >= self.players, "out", || "the last player left cannot go out".to_owned());
    }

    /// With two players every pile with rugs shows one of them.
    fn check_pile(&self, state: &State, found: &mut Found) {
        for seat in Seat::all(self.players) {
            let merchant = state.merchant(seat);
            if self.players != 2 {
                found.when(merchant.top.is_some(), "pile", || format!("player {seat} has no pile"));
                continue;
            }
            let due = state.phase == Phase::Draw && (seat == state.seat || seat > state.seat && self.in_set_up(state));
            match merchant.top {
                None => found.when(merchant.unlaid() > 0 && !due, "pile", || {
                    format!("the rug on top of player {seat}'s pile is not known")
                }),
                Some(colour) => {
                    let there = colour.owner(2) == seat && merchant.unlaid[Rugs::which(colour, 2)] > 0;
                    found.when(!there, "pile", || format!("player {seat} has no {colour} rug left to lie on top"));
                    found.when(due, "pile", || format!("player {seat}'s next rug is drawn, and lies open already"));
                }
            }
        }
    }

    /// The phase belongs to this table, and the game is over when it should be.
    fn check_phase(&self, state: &State, found: &mut Found) {
        let (seat, phase) = (state.seat, state.phase);
        let foreign = match phase {
            Phase::Face => self.options().variant,
            Phase::Rotate => !self.options().variant,
            Phase::Draw => self.players != 2 || state.merchant(seat).unlaid.contains(&0),
            Phase::Throw | Phase::Lay | Phase::Over => false,
        };
        found.when(foreign, "phase", || format!("{phase:?} does not come now at this table"));
        let merchants = &state.merchants[..self.players];
        let alone = merchants.iter().filter(|merchant| merchant.is_in()).count() == 1;
        let laid_all = merchants.iter().all(|merchant| merchant.unlaid() == 0);
        if phase == Phase::Over {
            found.when(!alone && !laid_all, "phase", || "there are rugs to lay, and players to lay them".to_owned());
            found.when(seat != Seat::new(0), "phase", || "it is nobody's turn any more".to_owned());
        } else {
            found.when(alone, "phase", || "with one player left the game is over".to_owned());
            found.when(laid_all, "phase", || "with the last rug laid the game is over".to_owned());
            let can_play = seat.index() < self.players && state.merchant(seat).is_in();
            found.when(!can_play, "phase", || format!("it cannot be player {seat}'s turn"));
        }
    }

    /// All lay in turn, so everybody has laid as many rugs as the turn order says.
    fn check_order(&self, state: &State, found: &mut Found) {
        if state.phase == Phase::Over || self.in_set_up(state) {
            return;
        }
        let has_laid = self.has_laid_this_turn(state);
        let laid = |seat| self.rugs_each() - state.merchant(seat).unlaid();
        let Some(rounds) = laid(state.seat).checked_sub(u8::from(has_laid)) else {
            return found.add("order", format!("player {} has just laid a rug, and laid none", state.seat));
        };
        for seat in Seat::all(self.players).filter(|&seat| seat != state.seat && state.merchant(seat).is_in()) {
            let due = rounds + u8::from(seat < state.seat);
            found.when(laid(seat) != due, "order", || {
                format!("player {seat} should have laid {due} rugs by now, not {}", laid(seat))
            });
        }
    }

    /// Every rug that lies open has been laid, and a single half has its other half under something.
    fn check_rugs(&self, state: &State, found: &mut Found) {
        let market = &state.market;
        let (across, down) = (market.joined(Lies::Across), market.joined(Lies::Down));
        let whole = across.or(across.east()).or(down).or(down.south());
        for colour in Colour::ALL {
            let squares = market.of(colour);
            let rugs = squares.and(across).len() + squares.and(down).len() + squares.without(whole).len();
            let owner = colour.owner(self.players);
            let laid = if owner.index() >= self.players {
                0
            } else {
                let which = Rugs::which(colour, self.players);
                self.dealt()[which] - state.merchant(owner).unlaid[which]
            };
            found.when(rugs > laid, "rugs", || format!("{rugs} {colour} rugs lie open, and {laid} were laid"));
        }
        let bare = market.covered().without(whole).without(market.covered().around());
        found.when(!bare.is_empty(), "rugs", || format!("nothing covers the other half of the rug on {bare:?}"));
    }

    /// The rug laid last lies open whole, and beside Assam if he has not moved since.
    fn check_last_rug(&self, state: &State, found: &mut Found) {
        let anybody_out = state.merchants.iter().any(|merchant| !merchant.is_in());
        if anybody_out || self.in_set_up(state) {
            return;
        }
        let before = Seat::new((state.seat.index() + self.players - 1) % self.players);
        let layer = if self.has_laid_this_turn(state) { state.seat } else { before };
        let own = self.squares_of(state, layer);
        let moved = state.phase == Phase::Lay;
        let stands = state.assam.square;
        let could_be_last = |place: &Place| own.has(place.squares()[0]) && (moved || is_beside(*place, stands));
        let any = whole_rugs(&state.market).any(|place| could_be_last(&place));
        found.when(!any, "last rug", || {
            let beside = if moved { "" } else { " beside Assam" };
            format!("the rug that player {layer} laid last does not lie open{beside}")
        });
    }

    /// Before the first rug is laid nothing has changed but where Assam stands.
    fn check_first_turn(&self, state: &State, found: &mut Found) {
        if !self.in_set_up(state) {
            return;
        }
        let merchants = &state.merchants[..self.players];
        found.when(merchants.iter().any(|merchant| merchant.dirhams != START_DIRHAMS), "first turn", || {
            "somebody has paid, and there is no rug to pay for".to_owned()
        });
        let turned = [Direction::South, Direction::East, Direction::West];
        let ways = if self.options().variant { &turned[..1] } else { &turned };
        let facing = |way: &Direction| Assam { facing: *way, ..Assam::START };
        let possible = match state.phase {
            Phase::Lay => ways
                .iter()
                .any(|way| Slippers::weighted().any(|(slippers, _)| facing(way).walk(slippers).to() == state.assam)),
            Phase::Throw => ways.iter().any(|way| facing(way) == state.assam),
            Phase::Face | Phase::Draw | Phase::Rotate | Phase::Over => state.assam == Assam::START,
        };
        found.when(!possible, "first turn", || "Assam cannot have come there before the first rug is laid".to_owned());
    }

    /// Whether the player whose turn it is has laid the rug of this turn; or, at the end, the last seat.
    fn has_laid_this_turn(&self, state: &State) -> bool {
        match state.phase {
            Phase::Rotate => true,
            Phase::Draw => !self.in_set_up(state),
            Phase::Face | Phase::Throw | Phase::Lay | Phase::Over => false,
        }
    }
}

/// The places that show a whole rug.
pub(crate) fn whole_rugs(market: &Market) -> impl Iterator<Item = Place> {
    let lying = |lies| market.joined(lies).into_iter().map(move |first: Square| Place::new(first, lies));
    lying(Lies::Across).chain(lying(Lies::Down))
}

/// What has been found so far.
struct Found(Vec<Violation>);

impl Found {
    fn add(&mut self, name: &'static str, detail: String) {
        self.0.push(Violation::new(name, detail));
    }

    fn when(&mut self, wrong: bool, name: &'static str, detail: impl FnOnce() -> String) {
        if wrong {
            self.add(name, detail());
        }
    }
}
