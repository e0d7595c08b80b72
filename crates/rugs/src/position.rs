//! A whole position as one line, like FEN in chess. `docs/rugs-notation.md` describes it for people.

use std::fmt::Write;

use table::{Seat, Violation};

use crate::assam::Assam;
use crate::colour::Colour;
use crate::game::Rugs;
use crate::market::{Lies, Market, Place};
use crate::square::{SIDE, Square};
use crate::state::{MERCHANTS, Merchant, Phase, State};

const PHASES: [(Phase, char); 5] =
    [(Phase::Face, 'f'), (Phase::Throw, 't'), (Phase::Lay, 'l'), (Phase::Draw, 'd'), (Phase::Rotate, 'r')];

impl Rugs {
    pub(crate) fn write_position(&self, state: &State) -> String {
        let mut text = String::with_capacity(96);
        write_market(&state.market, &mut text);
        let phase = PHASES.iter().find(|(phase, _)| *phase == state.phase);
        let turn = phase.map_or_else(|| "-".to_owned(), |(_, letter)| format!("{}{letter}", state.seat));
        let merchants: Vec<String> = Seat::all(self.players).map(|seat| self.write_merchant(state, seat)).collect();
        let Assam { square, facing } = state.assam;
        let _ = write!(text, " {square}{facing} {turn} {}", merchants.join(","));
        text
    }

    fn write_merchant(&self, state: &State, seat: Seat) -> String {
        let merchant = state.merchant(seat);
        if let Some(place) = merchant.went_out() {
            return format!("x{place}");
        }
        let mut text = merchant.dirhams.to_string();
        for (colour, left) in self.colours_of(seat).zip(merchant.unlaid) {
            let _ = write!(text, "{colour}{left}");
        }
        if let Some(top) = merchant.top {
            let _ = write!(text, "^{top}");
        }
        text
    }

    pub(crate) fn read_position(&self, text: &str) -> Result<State, Vec<Violation>> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let [market, assam, turn, merchants] = fields[..] else {
            let detail = format!("a position has four parts (market, Assam, turn, merchants), not {}", fields.len());
            return Err(vec![Violation::new("notation", detail)]);
        };
        let mut faults = Vec::new();
        let mut keep = |fault: String| faults.push(Violation::new("notation", fault));
        let market = read_market(market).map_err(|reasons| reasons.into_iter().for_each(&mut keep)).ok();
        let assam = read_assam(assam).map_err(&mut keep).ok();
        let turn = read_turn(turn).map_err(&mut keep).ok();
        let merchants = self.read_merchants(merchants).map_err(|reasons| reasons.into_iter().for_each(&mut keep)).ok();
        let (Some(market), Some(assam), Some((seat, phase)), Some(merchants)) = (market, assam, turn, merchants) else {
            return Err(faults);
        };
        let state = State { market, assam, phase, seat, merchants };
        let mut faults = self.violations(&state);
        if faults.is_empty() {
            faults = self.unreachable(&state);
        }
        let usual = self.write_position(&state);
        if faults.is_empty() && !usual.split(' ').eq(fields) {
            faults.push(Violation::new("notation", format!("this is written {usual}")));
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    fn read_merchants(&self, text: &str) -> Result<[Merchant; MERCHANTS], Vec<String>> {
        let parts: Vec<&str> = text.split(',').collect();
        if parts.len() != self.players {
            return Err(vec![format!("{} merchants at a table for {}", parts.len(), self.players)]);
        }
        let mut merchants = [Merchant::default(); MERCHANTS];
        let mut faults = Vec::new();
        for (seat, part) in Seat::all(self.players).zip(parts) {
            match self.read_merchant(seat, part) {
                Some(merchant) => merchants[seat.index()] = merchant,
                None => faults.push(format!("“{part}” is not what player {seat} has: expected {}", self.example(seat))),
            }
        }
        if faults.is_empty() { Ok(merchants) } else { Err(faults) }
    }

    /// What a merchant's part of a position looks like.
    fn example(&self, seat: Seat) -> String {
        let rugs: String = self.colours_of(seat).map(|colour| format!("{colour}12")).collect();
        let top = if self.players == 2 { format!("^{}", Colour::ALL[seat.index()]) } else { String::new() };
        format!("dirhams and rugs, as in 30{rugs}{top}, or x1 for the first who went out")
    }

    fn read_merchant(&self, seat: Seat, text: &str) -> Option<Merchant> {
        if let Some(place) = text.strip_prefix('x') {
            let out = place.parse().ok().filter(|&place| place > 0)?;
            return Some(Merchant { out, ..Merchant::default() });
        }
        let (text, top) = match text.split_once('^') {
            Some((rest, top)) => (rest, Some(read_colour(top)?)),
            None => (text, None),
        };
        let (dirhams, mut rest) = read_number(text)?;
        let mut unlaid = [0; 2];
        for (colour, unlaid) in self.colours_of(seat).zip(&mut unlaid) {
            (*unlaid, rest) = read_number(rest.strip_prefix(colour.letter())?)?;
        }
        rest.is_empty().then_some(Merchant { dirhams, unlaid, top, out: 0 })
    }
}

fn write_market(market: &Market, text: &mut String) {
    for y in 0..SIDE {
        if y > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for x in 0..=SIDE {
            let square = (x < SIDE).then(|| Square::at(x, y));
            let colour = square.and_then(|square| market.colour(square));
            if square.is_some() && colour.is_none() {
                empty += 1;
            } else if empty > 0 {
                let _ = write!(text, "{empty}");
                empty = 0;
            }
            if let (Some(square), Some(colour)) = (square, colour) {
                text.push(colour.letter());
                if market.is_whole_rug(Place::new(square, Lies::Across)) {
                    text.push('-');
                } else if market.is_whole_rug(Place::new(square, Lies::Down)) {
                    text.push('|');
                }
            }
        }
    }
}

fn read_market(text: &str) -> Result<Market, Vec<String>> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(SIDE) {
        return Err(vec![format!("a market has 7 rows, not {}", rows.len())]);
    }
    let (mut colours, mut whole, mut faults) = (Vec::new(), Vec::new(), Vec::new());
    for (y, row) in (0..SIDE).zip(rows) {
        let mut x = 0;
        for sign in row.chars() {
            match (sign, Colour::from_letter(sign), colours.last()) {
                ('1'..='7', ..) => x += sign as u8 - b'0',
                (_, Some(colour), _) => {
                    if x < SIDE {
                        colours.push((Square::at(x, y), colour));
                    }
                    x += 1;
                }
                ('-' | '|', _, Some(&(first, _))) if x > 0 && (first.x(), first.y()) == (x - 1, y) => {
                    let lies = if sign == '-' { Lies::Across } else { Lies::Down };
                    let fits = if sign == '-' { x < SIDE } else { y < SIDE - 1 };
                    if fits {
                        whole.push(Place::new(first, lies));
                    } else {
                        faults.push(format!("the rug on {first} would lie partly outside the market"));
                    }
                }
                _ => faults.push(format!("“{sign}” in row {} means nothing there", y + 1)),
            }
            x = x.min(SIDE + 1);
        }
        if x != SIDE {
            faults.push(format!("row {} has {} 7 squares", y + 1, if x < SIDE { "fewer than" } else { "more than" }));
        }
    }
    if faults.is_empty() { Ok(Market::assemble(colours, whole)) } else { Err(faults) }
}

fn read_assam(text: &str) -> Result<Assam, String> {
    let read = || {
        let (square, facing) = text.split_at_checked(2)?;
        Some(Assam { square: square.parse().ok()?, facing: facing.parse().ok()? })
    };
    read().ok_or_else(|| format!("“{text}” is not where Assam stands: expected a square and a direction, as in d4s"))
}

fn read_turn(text: &str) -> Result<(Seat, Phase), String> {
    if text == "-" {
        return Ok((Seat::new(0), Phase::Over));
    }
    let read = || {
        let (seat, letter) = text.split_at_checked(1)?;
        let (phase, _) = PHASES.into_iter().find(|(_, known)| letter.chars().eq([*known]))?;
        let seat: Seat = seat.parse().ok()?;
        (seat.index() < MERCHANTS).then_some((seat, phase))
    };
    read().ok_or_else(|| {
        format!("“{text}” is not whose turn it is: expected a player and one of f t l d r, as in 1f, or - at the end")
    })
}

fn read_colour(text: &str) -> Option<Colour> {
    let mut letters = text.chars();
    let colour = Colour::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(colour)
}

/// The number a text begins with, and the rest.
fn read_number(text: &str) -> Option<(u8, &str)> {
    let digits = text.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..digits].parse().ok()?, &text[digits..]))
}
