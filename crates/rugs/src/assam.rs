//! Assam, the owner of the market: where he stands, how he walks, and how the mosaics turn him round.

use std::iter;

use serde::{Deserialize, Serialize, Serializer};

use crate::direction::Direction;
use crate::outcome::Slippers;
use crate::square::{SIDE, Square};

/// Where Assam stands and which way he faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Assam {
    /// His square.
    pub square: Square,
    /// The way he faces.
    pub facing: Direction,
}

/// Where Assam arrives from every square, in every direction, after 1 to 4 steps.
static ARRIVALS: [[[Assam; Slippers::MOST]; 4]; Square::PLACES] = {
    let mut arrivals = [[[Assam::START; Slippers::MOST]; 4]; Square::PLACES];
    let mut y = 0;
    while y < SIDE {
        let mut x = 0;
        while x < SIDE {
            let mut way = 0;
            while way < 4 {
                let mut assam = Assam { square: Square::at(x, y), facing: Direction::ALL[way] };
                let place = assam.square.place();
                let mut steps = 0;
                while steps < Slippers::MOST {
                    assam = assam.step();
                    arrivals[place][way][steps] = assam;
                    steps += 1;
                }
                way += 1;
            }
            x += 1;
        }
        y += 1;
    }
    arrivals
};

impl Assam {
    /// In the middle, facing south.
    pub const START: Assam = Assam { square: Square::CENTRE, facing: Direction::South };

    /// One step ahead. The way round a mosaic costs nothing: the square where he comes back in is the step.
    #[must_use]
    pub const fn step(self) -> Assam {
        match self.square.beside(self.facing) {
            Some(square) => Assam { square, facing: self.facing },
            None => mosaic(self.square, self.facing),
        }
    }

    /// The way he goes when the die shows so many slippers.
    #[inline]
    #[must_use]
    pub const fn walk(self, slippers: Slippers) -> Path {
        Path { from: self, slippers }
    }
}

/// The way Assam walks on one throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    from: Assam,
    slippers: Slippers,
}

impl Path {
    /// Where he stands after each step.
    pub fn steps(&self) -> impl Iterator<Item = Assam> + use<> {
        iter::successors(Some(self.from.step()), |assam| Some(assam.step())).take(self.slippers.count().into())
    }

    /// Where he set out.
    #[must_use]
    pub const fn from(&self) -> Assam {
        self.from
    }

    /// Where he arrives.
    #[inline]
    #[must_use]
    pub fn to(&self) -> Assam {
        ARRIVALS[self.from.square.place()][self.from.facing as usize][usize::from(self.slippers.count()) - 1]
    }

    /// How many mosaics he goes round.
    #[must_use]
    pub fn mosaics(&self) -> usize {
        let stops = iter::once(self.from).chain(self.steps());
        stops.zip(self.steps()).filter(|(before, after)| before.facing != after.facing).count()
    }
}

impl Serialize for Path {
    /// The stops, the first included.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(iter::once(self.from).chain(self.steps()))
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
