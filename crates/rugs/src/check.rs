//! What cannot be: the invariants of a state, which are also the reasons to refuse a position.
//!
//! Each looks at one matter and says all that is wrong with it. They are cheap, because tests run them after every step.
//! Whether a game can have led there is asked in `history.rs`, and only of a position that is read in.

use table::{Seat, Violation, Violations};

use crate::assam::Assam;
use crate::colour::Colour;
use crate::direction::Direction;
use crate::game::{Rugs, START_DIRHAMS};
use crate::market::Lies;
use crate::outcome::Slippers;
use crate::state::{MERCHANTS, Merchant, Phase, State};

impl Rugs {
    /// Everything that is wrong with a state.
    pub(crate) fn violations(&self, state: &State) -> Vec<Violation> {
        let mut found = Violations::default();
        self.check_market(state, &mut found);
        self.check_merchants(state, &mut found);
        self.check_out(state, &mut found);
        self.check_pile(state, &mut found);
        self.check_phase(state, &mut found);
        if state.seat.index() < self.players {
            self.check_order(state, &mut found);
            self.check_last_rug(state, &mut found);
        }
        self.check_first_turn(state, &mut found);
        found.into()
    }

    /// Whole rugs have one colour, every rug that lies open has been laid, and a single half has its other half under
    /// something.
    fn check_market(&self, state: &State, found: &mut Violations) {
        let market = &state.market;
        if !market.is_sound() {
            market.faults().iter().for_each(|fault| found.add("market", fault.to_string()));
        }
        let whole = market.whole();
        let single = market.covered().without(whole);
        let one_of_each = market.joined(Lies::Across).or(market.joined(Lies::Down)).or(single);
        for colour in Colour::ALL {
            let rugs = market.of(colour).and(one_of_each).len();
            let laid = self.laid_of(state, colour);
            found.when(rugs > laid, "rugs", || format!("{rugs} {} rugs lie open, and {laid} were laid", colour.name()));
        }
        let bare = single.without(market.covered().around());
        found.when(!bare.is_empty(), "rugs", || format!("nothing covers the other half of the rug on {bare}"));
    }

    /// How many rugs of this colour have been laid; if their owner is out, at most.
    fn laid_of(&self, state: &State, colour: Colour) -> u8 {
        let owner = colour.owner(self.players);
        if owner.index() >= self.players {
            return 0;
        }
        let which = Rugs::which(colour, self.players);
        self.dealt()[which].saturating_sub(state.merchant(owner).unlaid[which])
    }

    /// Coins and rugs are as many as were dealt.
    fn check_merchants(&self, state: &State, found: &mut Violations) {
        let dealt = u16::from(START_DIRHAMS) * self.players as u16;
        let held: u16 = state.merchants.iter().map(|merchant| u16::from(merchant.dirhams)).sum();
        found.when(held != dealt, "dirhams", || format!("{dealt} dirhams are in play, and the merchants hold {held}"));
        for seat in Seat::all(MERCHANTS) {
            let merchant = state.merchant(seat);
            let most = if seat.index() < self.players { self.dealt() } else { [0, 0] };
            let too_many = merchant.unlaid[0] > most[0] || merchant.unlaid[1] > most[1];
            found.when(too_many, "unlaid", || format!("player {seat} has more rugs to lay than were dealt"));
            let plays = seat.index() < self.players;
            found.when(!plays && *merchant != Merchant::default(), "players", || {
                format!("player {seat} does not play, and has something")
            });
        }
    }

    /// Players go out one after the other, and keep nothing.
    fn check_out(&self, state: &State, found: &mut Violations) {
        if !self.is_anybody_out(state) {
            return;
        }
        let went_out = state.merchants.iter().filter_map(Merchant::went_out);
        let count = went_out.clone().count();
        let one_by_one = (1..=count).all(|place| went_out.clone().any(|out| usize::from(out) == place));
        found.when(!one_by_one, "out", || {
            let mut order: Vec<u8> = went_out.collect();
            order.sort_unstable();
            format!("players go out one after the other, and not as {order:?}")
        });
        found.when(count >= self.players, "out", || "the last player left cannot go out".to_owned());
        for seat in Seat::all(MERCHANTS).filter(|&seat| !state.merchant(seat).is_in()) {
            let merchant = state.merchant(seat);
            let empty = Merchant { out: merchant.out, ..Merchant::default() };
            found.when(*merchant != empty, "out", || format!("player {seat} is out and still has something"));
        }
    }

    /// With two players every pile with rugs shows one of them.
    fn check_pile(&self, state: &State, found: &mut Violations) {
        for seat in Seat::all(self.players) {
            let merchant = state.merchant(seat);
            if self.players != 2 {
                found.when(merchant.top.is_some(), "pile", || format!("player {seat} has no pile"));
                continue;
            }
            let its_turn = if self.in_set_up(state) { seat >= state.seat } else { seat == state.seat };
            let due = state.phase == Phase::Draw && its_turn;
            match merchant.top {
                None => found.when(merchant.unlaid() > 0 && !due, "pile", || {
                    format!("the rug on top of player {seat}'s pile is not known")
                }),
                Some(colour) => {
                    let there = colour.owner(2) == seat && merchant.unlaid[Rugs::which(colour, 2)] > 0;
                    found.when(!there, "pile", || {
                        format!("player {seat} has no {} rug left to lie on top", colour.name())
                    });
                    found.when(due, "pile", || format!("player {seat}'s next rug is drawn, and lies open already"));
                }
            }
        }
    }

    /// The phase belongs to this table, and the game is over when it should be.
    fn check_phase(&self, state: &State, found: &mut Violations) {
        let (seat, phase) = (state.seat, state.phase);
        let foreign = match phase {
            Phase::Face => self.options().variant,
            Phase::Rotate => !self.options().variant,
            Phase::Draw => self.players != 2 || state.merchant(seat).unlaid.contains(&0),
            Phase::Throw | Phase::Lay | Phase::Over => false,
        };
        found.when(foreign, "phase", || format!("{} does not come now at this table", phase.name()));
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
    fn check_order(&self, state: &State, found: &mut Violations) {
        if state.phase == Phase::Over || self.in_set_up(state) {
            return;
        }
        let laid = |seat| self.rugs_each().saturating_sub(state.merchant(seat).unlaid());
        let laid_just_now = u8::from(self.has_laid_this_turn(state));
        found.when(laid(state.seat) < laid_just_now, "order", || {
            format!("player {} has just laid a rug, and laid none", state.seat)
        });
        let rounds = laid(state.seat).saturating_sub(laid_just_now);
        for seat in Seat::all(self.players).filter(|&seat| seat != state.seat && state.merchant(seat).is_in()) {
            let due = rounds + u8::from(seat < state.seat);
            found.when(laid(seat) != due, "order", || {
                format!("player {seat} should have laid {due} rugs by now, not {}", laid(seat))
            });
        }
    }

    /// The rug laid last lies open whole, and beside Assam if he has not moved since. Once somebody is out, nobody can
    /// tell from the position who laid it.
    fn check_last_rug(&self, state: &State, found: &mut Violations) {
        if self.is_anybody_out(state) || self.in_set_up(state) {
            return;
        }
        let before = Seat::new((state.seat.index() + self.players - 1) % self.players);
        let layer = if self.has_laid_this_turn(state) { state.seat } else { before };
        let own = self.squares_of(state, layer);
        if state.phase == Phase::Lay {
            let whole = state.market.joined(Lies::Across).or(state.market.joined(Lies::Down));
            found.when(own.and(whole).is_empty(), "last rug", || {
                format!("the rug that player {layer} laid last does not lie open")
            });
        } else {
            found.when(!Rugs::is_any_beside(state, own), "last rug", || {
                format!("the rug that player {layer} laid last does not lie open beside Assam")
            });
        }
    }

    /// Before the first rug is laid nothing has changed but where Assam stands.
    fn check_first_turn(&self, state: &State, found: &mut Violations) {
        if !self.in_set_up(state) {
            return;
        }
        let merchants = &state.merchants[..self.players];
        found.when(merchants.iter().any(|merchant| merchant.dirhams != START_DIRHAMS), "first turn", || {
            "somebody has paid, and there is no rug to pay for".to_owned()
        });
        found.when(state.seat != Seat::new(0) && state.phase != Phase::Draw, "first turn", || {
            "the first player lays the first rug".to_owned()
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

    #[inline]
    fn is_anybody_out(&self, state: &State) -> bool {
        state.merchants.iter().any(|merchant| !merchant.is_in())
    }

    /// Whether the player whose turn it is has laid the rug of this turn.
    #[inline]
    pub(crate) fn has_laid_this_turn(&self, state: &State) -> bool {
        match state.phase {
            Phase::Rotate => true,
            Phase::Draw => !self.in_set_up(state),
            Phase::Face | Phase::Throw | Phase::Lay | Phase::Over => false,
        }
    }
}
