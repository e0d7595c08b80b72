//! The rules of rugs a second time: slow, and obvious.
//!
//! Nothing here is clever, and nothing is shared with the crate except its [`Options`]. Rugs are kept in the order in
//! which they were laid; what lies open on a square is found by looking through them from the last one. Everything goes
//! in and out as text, in the crate's notation, so that the two can be compared as strings.

use std::collections::{BTreeMap, BTreeSet};

use rugs::Options;

/// A square as column and row, both from 0, the row counted from the top.
pub(crate) type Cell = (i32, i32);

/// The six faces of the die.
const DIE: [u32; 6] = [1, 2, 2, 3, 3, 4];

/// The mosaics: where Assam leaves the market and which way he goes then, where he comes back in and which way he faces.
pub(crate) const MOSAICS: [(Cell, char, Cell, char); 28] = [
    ((0, 0), 'n', (1, 0), 's'),
    ((1, 0), 'n', (0, 0), 's'),
    ((2, 0), 'n', (3, 0), 's'),
    ((3, 0), 'n', (2, 0), 's'),
    ((4, 0), 'n', (5, 0), 's'),
    ((5, 0), 'n', (4, 0), 's'),
    ((6, 0), 'n', (6, 0), 'w'),
    ((6, 0), 'e', (6, 0), 's'),
    ((6, 1), 'e', (6, 2), 'w'),
    ((6, 2), 'e', (6, 1), 'w'),
    ((6, 3), 'e', (6, 4), 'w'),
    ((6, 4), 'e', (6, 3), 'w'),
    ((6, 5), 'e', (6, 6), 'w'),
    ((6, 6), 'e', (6, 5), 'w'),
    ((0, 6), 's', (0, 6), 'e'),
    ((1, 6), 's', (2, 6), 'n'),
    ((2, 6), 's', (1, 6), 'n'),
    ((3, 6), 's', (4, 6), 'n'),
    ((4, 6), 's', (3, 6), 'n'),
    ((5, 6), 's', (6, 6), 'n'),
    ((6, 6), 's', (5, 6), 'n'),
    ((0, 0), 'w', (0, 1), 'e'),
    ((0, 1), 'w', (0, 0), 'e'),
    ((0, 2), 'w', (0, 3), 'e'),
    ((0, 3), 'w', (0, 2), 'e'),
    ((0, 4), 'w', (0, 5), 'e'),
    ((0, 5), 'w', (0, 4), 'e'),
    ((0, 6), 'w', (0, 6), 'n'),
];

/// A rug that was laid.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rug {
    pub(crate) cells: [Cell; 2],
    pub(crate) colour: char,
    pub(crate) owner: usize,
}

/// What a player has.
#[derive(Clone, Debug)]
pub(crate) struct Merchant {
    pub(crate) dirhams: u32,
    /// The rugs not laid yet, one letter each. In the two-player game the visible one is not among them.
    pub(crate) pile: Vec<char>,
    /// The visible rug of the pile, in the two-player game.
    pub(crate) top: Option<char>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Next {
    Face,
    Throw,
    Lay,
    Draw,
    Rotate,
    Over,
}

/// What a player has to pay for the square where Assam stands, and can.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Payment {
    pub(crate) to: usize,
    pub(crate) owed: u32,
    pub(crate) paid: u32,
}

/// How a player stands.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) dirhams: u32,
    pub(crate) squares: u32,
    pub(crate) rank: usize,
}

/// A game of rugs. Seats count from 0 inside, and from 1 in texts.
#[derive(Clone, Debug)]
pub(crate) struct Reference {
    pub(crate) options: Options,
    pub(crate) laid: Vec<Rug>,
    pub(crate) assam: Cell,
    pub(crate) facing: char,
    pub(crate) merchants: Vec<Merchant>,
    /// Those who are out, the first who went out first.
    pub(crate) out: Vec<usize>,
    pub(crate) seat: usize,
    pub(crate) next: Next,
    /// What the last step made happen, sentence by sentence.
    pub(crate) told: Vec<String>,
    /// What was paid in the last step.
    pub(crate) last_payment: Option<Payment>,
}

impl Reference {
    // Preparation.

    pub(crate) fn new(options: Options) -> Reference {
        let players = usize::from(options.players);
        let mut merchants = Vec::new();
        for seat in 0..players {
            let mut pile = Vec::new();
            for colour in colours_of(seat, players) {
                let rugs = match players {
                    3 => 15,
                    _ => 12,
                };
                for _ in 0..rugs {
                    pile.push(colour);
                }
            }
            merchants.push(Merchant { dirhams: 30, pile, top: None });
        }
        let mut reference = Reference {
            options,
            laid: Vec::new(),
            assam: (3, 3),
            facing: 's',
            merchants,
            out: Vec::new(),
            seat: 0,
            next: Next::Draw,
            told: Vec::new(),
            last_payment: None,
        };
        if players != 2 {
            reference.begin_turn();
        }
        reference
    }

    fn players(&self) -> usize {
        self.merchants.len()
    }

    // What lies in the market.

    /// The rug that lies open on a square, as its place in the order of laying.
    pub(crate) fn open(&self, cell: Cell) -> Option<usize> {
        (0..self.laid.len()).rev().find(|&number| self.laid[number].cells.contains(&cell))
    }

    fn open_colour(&self, cell: Cell) -> Option<char> {
        self.open(cell).map(|number| self.laid[number].colour)
    }

    /// The squares that hang together with this one, side by side, through open rugs of one colour, itself included.
    pub(crate) fn stretch(&self, from: Cell) -> Vec<Cell> {
        let Some(colour) = self.open_colour(from) else { return Vec::new() };
        let mut found = vec![from];
        let mut stack = vec![from];
        while let Some(cell) = stack.pop() {
            for beside in neighbours(cell) {
                if self.open_colour(beside) == Some(colour) && !found.contains(&beside) {
                    found.push(beside);
                    stack.push(beside);
                }
            }
        }
        found
    }

    // Moving Assam.

    /// The ways Assam may face: as he does or a quarter turn left or right, but never about.
    fn ways_to_face(&self) -> BTreeSet<char> {
        BTreeSet::from([self.facing, left_of(self.facing), right_of(self.facing)])
    }

    /// The ways Assam may face at the end of a turn of the variant.
    fn ways_to_rotate(&self) -> BTreeSet<char> {
        let mut ways = BTreeSet::from([left_of(self.facing), right_of(self.facing)]);
        if self.options.skip_rotation {
            ways.insert(self.facing);
        }
        ways
    }

    /// Moves Assam one square on, and says whether he went round a mosaic.
    fn move_assam_one_step(&mut self) -> bool {
        for (leaves, going, enters, facing) in MOSAICS {
            if leaves == self.assam && going == self.facing {
                self.assam = enters;
                self.facing = facing;
                return true;
            }
        }
        let (x, y) = self.assam;
        self.assam = match self.facing {
            'n' => (x, y - 1),
            'e' => (x + 1, y),
            's' => (x, y + 1),
            _ => (x - 1, y),
        };
        assert!(in_market(self.assam), "Assam left the market where there is no mosaic");
        false
    }

    // Payments.

    /// What the player whose turn it is pays for where Assam stands.
    fn payment(&self) -> Option<Payment> {
        let rug = &self.laid[self.open(self.assam)?];
        if rug.owner == self.seat || self.out.contains(&rug.owner) {
            return None;
        }
        let owed = self.stretch(self.assam).len() as u32;
        let has = self.merchants[self.seat].dirhams;
        let paid = if owed > has { has } else { owed };
        Some(Payment { to: rug.owner, owed, paid })
    }

    // Laying rugs.

    /// Whether a rug on these two squares would lie beside Assam and not under him.
    pub(crate) fn is_beside_assam(&self, cells: [Cell; 2]) -> bool {
        let touches = cells.iter().any(|&cell| neighbours(self.assam).contains(&cell));
        touches && !cells.contains(&self.assam)
    }

    /// The one rug of which these two squares show both halves, if they do.
    pub(crate) fn whole_rug(&self, cells: [Cell; 2]) -> Option<&Rug> {
        let [first, second] = cells.map(|cell| self.open(cell));
        if first == second { first.map(|number| &self.laid[number]) } else { None }
    }

    fn may_lay(&self, cells: [Cell; 2]) -> bool {
        if !self.is_beside_assam(cells) {
            return false;
        }
        match self.whole_rug(cells) {
            Some(rug) => self.options.cover_own && rug.owner == self.seat,
            None => true,
        }
    }

    // The course of a turn.

    /// `chance`, `over`, or the number of the player who decides.
    pub(crate) fn turn(&self) -> String {
        match self.next {
            Next::Over => "over".to_owned(),
            Next::Throw | Next::Draw => "chance".to_owned(),
            Next::Face | Next::Lay | Next::Rotate => (self.seat + 1).to_string(),
        }
    }

    /// What the player whose turn it is may do.
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        match self.next {
            Next::Face => self.ways_to_face().iter().map(char::to_string).collect(),
            Next::Rotate => self.ways_to_rotate().iter().map(char::to_string).collect(),
            Next::Lay => every_place().into_iter().filter(|&cells| self.may_lay(cells)).map(place_text).collect(),
            Next::Throw | Next::Draw | Next::Over => BTreeSet::new(),
        }
    }

    /// What chance may bring, and in how many of the equally likely cases.
    pub(crate) fn odds(&self) -> BTreeMap<String, u32> {
        let mut odds = BTreeMap::new();
        match self.next {
            Next::Throw => {
                for slippers in DIE {
                    *odds.entry(slippers.to_string()).or_insert(0) += 1;
                }
            }
            Next::Draw => {
                for rug in &self.merchants[self.seat].pile {
                    *odds.entry(rug.to_string()).or_insert(0) += 1;
                }
            }
            Next::Face | Next::Lay | Next::Rotate | Next::Over => {}
        }
        odds
    }

    /// Does what a player wants or brings what chance drew. It must be legal or possible.
    pub(crate) fn step(&mut self, step: &str) {
        assert!(self.legal().contains(step) || self.odds().contains_key(step), "{step} cannot be now");
        self.told.clear();
        self.last_payment = None;
        match self.next {
            Next::Face => self.face(step),
            Next::Throw => self.throw(step),
            Next::Lay => self.lay(step),
            Next::Draw => self.draw(step),
            Next::Rotate => self.rotate(step),
            Next::Over => unreachable!("nothing can be done when the game is over"),
        }
    }

    fn tell(&mut self, sentence: String) {
        self.told.push(sentence);
    }

    fn begin_turn(&mut self) {
        self.next = if self.options.variant { Next::Throw } else { Next::Face };
    }

    fn face(&mut self, way: &str) {
        self.facing = letter(way);
        self.tell(format!("{} faces Assam {way}", self.seat + 1));
        self.next = Next::Throw;
    }

    fn throw(&mut self, slippers: &str) {
        let mut path = assam_text(self.assam, self.facing);
        let mut mosaics = 0;
        for _ in 0..slippers.parse().unwrap() {
            if self.move_assam_one_step() {
                mosaics += 1;
            }
            path = format!("{path} {}", assam_text(self.assam, self.facing));
        }
        self.tell(format!("{} throws {slippers}, Assam walks {path} round {mosaics} mosaics", self.seat + 1));
        self.pay();
    }

    fn pay(&mut self) {
        self.next = Next::Lay;
        self.last_payment = self.payment();
        let Some(Payment { to, owed, paid }) = self.last_payment else { return };
        self.merchants[self.seat].dirhams -= paid;
        self.merchants[to].dirhams += paid;
        self.tell(format!("{} owes {} {owed} and pays {paid}", self.seat + 1, to + 1));
        if paid < owed {
            self.tell(format!("{} is out", self.seat + 1));
            self.out.push(self.seat);
            self.merchants[self.seat].pile.clear();
            self.merchants[self.seat].top = None;
            self.end_turn();
        }
    }

    fn lay(&mut self, place: &str) {
        let cells = every_place().into_iter().find(|&cells| place_text(cells) == place).unwrap();
        let merchant = &mut self.merchants[self.seat];
        let colour = match merchant.top.take() {
            Some(top) => top,
            None => merchant.pile.pop().unwrap(),
        };
        self.laid.push(Rug { cells, colour, owner: self.seat });
        self.tell(format!("{} lays {colour} on {place}", self.seat + 1));
        if self.players() == 2 && !self.merchants[self.seat].pile.is_empty() {
            self.next = Next::Draw;
            if self.odds().len() == 1 {
                let only = self.merchants[self.seat].pile[0];
                self.draw(&only.to_string());
            }
        } else {
            self.after_laying();
        }
    }

    fn draw(&mut self, colour: &str) {
        let merchant = &mut self.merchants[self.seat];
        let at = merchant.pile.iter().position(|&rug| rug == letter(colour)).unwrap();
        merchant.pile.remove(at);
        merchant.top = Some(letter(colour));
        self.tell(format!("{} draws {colour}", self.seat + 1));
        if !self.laid.is_empty() {
            self.after_laying();
        } else if self.seat == 0 {
            self.seat = 1;
        } else {
            self.seat = 0;
            self.begin_turn();
        }
    }

    fn after_laying(&mut self) {
        if self.options.variant && !self.last_rug_is_laid() {
            self.next = Next::Rotate;
        } else {
            self.end_turn();
        }
    }

    fn rotate(&mut self, way: &str) {
        if letter(way) == self.facing {
            self.tell(format!("{} leaves Assam facing {way}", self.seat + 1));
        } else {
            self.facing = letter(way);
            self.tell(format!("{} rotates Assam to {way}", self.seat + 1));
        }
        self.end_turn();
    }

    /// Whether nobody has a rug left to lay.
    fn last_rug_is_laid(&self) -> bool {
        self.merchants.iter().all(|merchant| merchant.pile.is_empty() && merchant.top.is_none())
    }

    fn end_turn(&mut self) {
        let only_one_is_left = self.out.len() + 1 == self.players();
        if self.last_rug_is_laid() || only_one_is_left {
            self.tell("the game is over".to_owned());
            self.next = Next::Over;
            return;
        }
        loop {
            self.seat = (self.seat + 1) % self.players();
            if !self.out.contains(&self.seat) {
                break;
            }
        }
        self.begin_turn();
    }

    // Who is ahead.

    /// How everybody stands, in the order of seats.
    pub(crate) fn standing(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        for seat in 0..self.players() {
            let mut squares = 0;
            if !self.out.contains(&seat) {
                for cell in every_cell() {
                    if self.open(cell).is_some_and(|number| self.laid[number].owner == seat) {
                        squares += 1;
                    }
                }
            }
            lines.push(Line { dirhams: self.merchants[seat].dirhams, squares, rank: 0 });
        }
        for seat in 0..self.players() {
            let ahead = (0..self.players()).filter(|&other| self.is_ahead(&lines, other, seat)).count();
            lines[seat].rank = ahead + 1;
        }
        lines
    }

    fn is_ahead(&self, lines: &[Line], one: usize, other: usize) -> bool {
        let went_out = |seat: usize| self.out.iter().position(|&out| out == seat);
        match (went_out(one), went_out(other)) {
            (None, Some(_)) => true,
            (Some(_), None) => false,
            (Some(one), Some(other)) => one > other,
            (None, None) => {
                let points = |seat: usize| lines[seat].dirhams + lines[seat].squares;
                if points(one) == points(other) {
                    lines[one].dirhams > lines[other].dirhams
                } else {
                    points(one) > points(other)
                }
            }
        }
    }

    // The position as one line.

    pub(crate) fn position(&self) -> String {
        let mut rows = Vec::new();
        for y in 0..7 {
            let mut row = String::new();
            for x in 0..7 {
                row.push_str(&self.cell_text((x, y)));
            }
            // Empty squares stand together as their number: the longest run first, so that no part of it goes before.
            for run in (1..=7).rev() {
                row = row.replace(&".".repeat(run), &run.to_string());
            }
            rows.push(row);
        }
        let turn = match self.next {
            Next::Face => format!("{}f", self.seat + 1),
            Next::Throw => format!("{}t", self.seat + 1),
            Next::Lay => format!("{}l", self.seat + 1),
            Next::Draw => format!("{}d", self.seat + 1),
            Next::Rotate => format!("{}r", self.seat + 1),
            Next::Over => "-".to_owned(),
        };
        let merchants: Vec<String> = (0..self.players()).map(|seat| self.merchant_text(seat)).collect();
        format!("{} {} {turn} {}", rows.join("/"), assam_text(self.assam, self.facing), merchants.join(","))
    }

    /// A dot for an empty square; a colour, and how the rug lies if this is the first half of one that is wholly open.
    fn cell_text(&self, (x, y): Cell) -> String {
        let Some(colour) = self.open_colour((x, y)) else { return ".".to_owned() };
        if self.whole_rug([(x, y), (x + 1, y)]).is_some() {
            format!("{colour}-")
        } else if self.whole_rug([(x, y), (x, y + 1)]).is_some() {
            format!("{colour}|")
        } else {
            colour.to_string()
        }
    }

    fn merchant_text(&self, seat: usize) -> String {
        if let Some(place) = self.out.iter().position(|&out| out == seat) {
            return format!("x{}", place + 1);
        }
        let merchant = &self.merchants[seat];
        let mut text = merchant.dirhams.to_string();
        for colour in colours_of(seat, self.players()) {
            let in_pile = merchant.pile.iter().filter(|&&rug| rug == colour).count();
            let on_top = if merchant.top == Some(colour) { 1 } else { 0 };
            text.push_str(&format!("{colour}{}", in_pile + on_top));
        }
        if let Some(top) = merchant.top {
            text.push_str(&format!("^{top}"));
        }
        text
    }
}

/// The colours a player has: two in the two-player game, else one.
pub(crate) fn colours_of(seat: usize, players: usize) -> Vec<char> {
    match (players, seat) {
        (2, 0) => vec!['b', 'y'],
        (2, _) => vec!['r', 'g'],
        (_, 0) => vec!['b'],
        (_, 1) => vec!['r'],
        (_, 2) => vec!['y'],
        _ => vec!['g'],
    }
}

fn in_market((x, y): Cell) -> bool {
    (0..7).contains(&x) && (0..7).contains(&y)
}

fn every_cell() -> Vec<Cell> {
    let mut cells = Vec::new();
    for y in 0..7 {
        for x in 0..7 {
            cells.push((x, y));
        }
    }
    cells
}

/// The squares that share a side with this one.
fn neighbours((x, y): Cell) -> Vec<Cell> {
    let mut around = vec![(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)];
    around.retain(|&cell| in_market(cell));
    around
}

/// Every two squares that a rug can cover, the western or northern one first.
pub(crate) fn every_place() -> Vec<[Cell; 2]> {
    let mut places = Vec::new();
    for (x, y) in every_cell() {
        for beside in [(x + 1, y), (x, y + 1)] {
            if in_market(beside) {
                places.push([(x, y), beside]);
            }
        }
    }
    places
}

fn cell_text((x, y): Cell) -> String {
    let column = ["a", "b", "c", "d", "e", "f", "g"][x as usize];
    format!("{column}{}", y + 1)
}

fn place_text(cells: [Cell; 2]) -> String {
    cells.map(cell_text).join("-")
}

fn assam_text(cell: Cell, facing: char) -> String {
    format!("{}{facing}", cell_text(cell))
}

fn letter(text: &str) -> char {
    text.chars().next().unwrap()
}

fn left_of(way: char) -> char {
    match way {
        'n' => 'w',
        'w' => 's',
        's' => 'e',
        _ => 'n',
    }
}

fn right_of(way: char) -> char {
    match way {
        'n' => 'e',
        'e' => 's',
        's' => 'w',
        _ => 'n',
    }
}
