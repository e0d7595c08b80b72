//! Assam, the owner of the market: where he stands, how he walks, and how the mosaics turn him round.

use serde::{Deserialize, Serialize, Serializer};

use crate::direction::Direction;
use crate::outcome::Slippers;
use crate::square::{SIDE, Square};

/// Where Assam stands and which way he faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Assam {
    /// His square.
    pub square: Square,
    /// The way he faces.
    pub facing: Direction,
}

/// What one step brings, for every square and direction.
static STEPS: [[Assam; 4]; Square::PLACES] = {
    let mut steps = [[Assam::START; 4]; Square::PLACES];
    let mut y = 0;
    while y < SIDE {
        let mut x = 0;
        while x < SIDE {
            let square = Square::at(x, y);
            let mut d = 0;
            while d < 4 {
                let facing = Direction::ALL[d];
                steps[square.place()][d] = match square.beside(facing) {
                    Some(ahead) => Assam { square: ahead, facing },
                    None => mosaic(square, facing),
                };
                d += 1;
            }
            x += 1;
        }
        y += 1;
    }
    steps
};

impl Assam {
    /// In the middle, facing south.
    pub const START: Assam = Assam { square: Square::CENTRE, facing: Direction::South };

    /// One step ahead. The way round a mosaic costs nothing: the square where he comes back in is the step.
    #[inline]
    #[must_use]
    pub fn step(self) -> Assam {
        STEPS[self.square.place()][self.facing as usize]
    }

    /// As many steps ahead as the die shows.
    #[inline]
    #[must_use]
    pub fn walk(self, slippers: Slippers) -> Path {
        let mut path = Path { from: self, steps: [self; Path::LONGEST], count: slippers.count() };
        let mut assam = self;
        for step in &mut path.steps[..usize::from(slippers.count())] {
            assam = assam.step();
            *step = assam;
        }
        path
    }
}

/// The way Assam walks on one throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    from: Assam,
    steps: [Assam; Path::LONGEST],
    count: u8,
}

impl Path {
    /// The most slippers on the die.
    const LONGEST: usize = 4;

    /// Where he stands after each step.
    #[must_use]
    pub fn steps(&self) -> &[Assam] {
        &self.steps[..usize::from(self.count)]
    }

    /// Where he set out.
    #[must_use]
    pub const fn from(&self) -> Assam {
        self.from
    }

    /// Where he arrives.
    #[inline]
    #[must_use]
    pub const fn to(&self) -> Assam {
        self.steps[self.count as usize - 1]
    }

    /// How many mosaics he goes round.
    #[must_use]
    pub fn mosaics(&self) -> usize {
        let stops = [self.from].into_iter().chain(self.steps().iter().copied());
        stops.zip(self.steps()).filter(|(before, after)| before.facing != after.facing).count()
    }
}

impl Serialize for Path {
    /// The stops, the first included.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq([&self.from].into_iter().chain(self.steps()))
    }
}

/// Where Assam comes back in, facing where, when he leaves the market from `square`.
///
/// A mosaic joins two neighbouring squares of one side: he leaves by the one and comes back by the other. Seven squares
/// a side leave one over; the mosaics at the top right and bottom left corners are three quarters of a circle, and
/// join the two sides of the one corner square.
const fn mosaic(square: Square, leaving: Direction) -> Assam {
    let last = SIDE - 1;
    let (x, y) = (square.x(), square.y());
    /// The other of the two that belong together, counting in pairs from 0.
    const fn partner(along: u8) -> u8 {
        along ^ 1
    }
    /// The other of the two that belong together, counting in pairs from 1.
    const fn partner_from_1(along: u8) -> u8 {
        ((along - 1) ^ 1) + 1
    }
    let (x, y, facing) = match leaving {
        Direction::North if x == last => (x, y, Direction::West),
        Direction::North => (partner(x), y, Direction::South),
        Direction::East if y == 0 => (x, y, Direction::South),
        Direction::East => (x, partner_from_1(y), Direction::West),
        Direction::South if x == 0 => (x, y, Direction::East),
        Direction::South => (partner_from_1(x), y, Direction::North),
        Direction::West if y == last => (x, y, Direction::North),
        Direction::West => (x, partner(y), Direction::East),
    };
    Assam { square: Square::at(x, y), facing }
}
