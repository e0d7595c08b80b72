//! The messages of the game: what is told, asked and offered, before it is put into words.

use table::Shape;

use crate::colour::{Colour, Resource, Sector};
use crate::refusal;

mod asked;
mod label;
mod shapes;
#[cfg(test)]
mod tests;
mod tiles;
mod told;

pub(crate) use asked::{chance_prompt, prompt};
pub(crate) use label::label;
pub(crate) use told::told;

/// Where points come from, in the order of [`Source`](crate::effect::Source).
pub(crate) const SOURCES: &[&str] = &[
    "keshi-points-start",
    "keshi-points-deployment",
    "keshi-points-rapids",
    "keshi-points-jetty",
    "keshi-points-river-tiles",
    "keshi-points-lines",
    "keshi-points-stairs",
    "keshi-points-square",
    "keshi-points-gates",
    "keshi-points-souk",
    "keshi-points-scrolls",
    "keshi-points-provisions",
    "keshi-points-full-sectors",
    "keshi-points-oases",
    "keshi-points-leftovers",
    "keshi-points-towns",
];

/// The colours, in their order.
const COLOURS: &[&str] = &[
    "keshi-colour-green",
    "keshi-colour-gray",
    "keshi-colour-white",
    "keshi-colour-black",
    "keshi-colour-pink",
    "keshi-colour-turquoise",
    "keshi-colour-beige",
    "keshi-colour-brown",
    "keshi-colour-red",
    "keshi-colour-purple",
    "keshi-colour-orange",
    "keshi-colour-yellow",
];

/// Where no keshi is.
const NO_KESHI: &str = "keshi-colour-none";

/// The sectors, in their order.
const SECTORS: &[&str] = &[
    "keshi-sector-orchard",
    "keshi-sector-madrasa",
    "keshi-sector-palace",
    "keshi-sector-mosque",
    "keshi-sector-square",
    "keshi-sector-river",
    "keshi-sector-medina",
    "keshi-sector-sahara",
    "keshi-sector-souk",
];

/// The resources, in their order.
const RESOURCES: &[&str] = &["keshi-resource-date", "keshi-resource-water", "keshi-resource-dinar"];

/// The staircases, in their order.
pub(crate) const STAIRS: &[&str] = &["keshi-stairs-palace", "keshi-stairs-mosque"];

/// The sultan and the imam, by their staircases.
const COMPANIONS: &[&str] = &["keshi-sultan", "keshi-imam"];

/// The kinds of scrolls, the cheapest first.
const KINDS: &[&str] = &["keshi-kind-gray", "keshi-kind-yellow", "keshi-kind-pink", "keshi-kind-orange"];

/// The kinds of luxury goods, in their order.
const LUXURY: &[&str] = &[
    "keshi-luxury-slipper",
    "keshi-luxury-tajine",
    "keshi-luxury-dagger",
    "keshi-luxury-lamp",
    "keshi-luxury-necklace",
];

/// The ways of a caravan, in their order.
const WAYS: &[&str] = &["keshi-way-left", "keshi-way-right", "keshi-way-start"];

/// The spaces of a line, in their order.
const SPACES: &[&str] =
    &["keshi-space-dinars", "keshi-space-left", "keshi-space-middle", "keshi-space-right", "keshi-space-points"];

pub(crate) const fn colour(colour: Colour) -> &'static str {
    COLOURS[colour as usize]
}

fn keshi(keshi: Option<Colour>) -> &'static str {
    keshi.map_or(NO_KESHI, colour)
}

const fn sector(sector: Sector) -> &'static str {
    SECTORS[sector as usize]
}

pub(crate) const fn resource(resource: Resource) -> &'static str {
    RESOURCES[resource as usize]
}

/// The kind of a scroll or of its stack, from 0.
pub(crate) fn kind(kind: u8) -> &'static str {
    KINDS[usize::from(kind)]
}

/// A number, of which the first is 1.
fn nth(at: u8) -> i64 {
    i64::from(at) + 1
}

/// Every message of the game.
pub(crate) const MESSAGES: &[Shape] = &joined::<COUNT>();

/// Words, with nothing to fill in.
const WORDS: &[&[&str]] = &[
    COLOURS,
    &[NO_KESHI],
    SECTORS,
    RESOURCES,
    STAIRS,
    KINDS,
    LUXURY,
    WAYS,
    SPACES,
    SOURCES,
    tiles::SCROLLS,
    tiles::OASES,
    tiles::RIVER_TILES,
    tiles::TOWNS,
    COMPANIONS,
    &[tiles::OWN, tiles::NOTHING, tiles::EXCHANGE, tiles::SCROLL, tiles::SCROLL_50_ESSENTIAL],
    &tiles::for_two(),
];

const COUNT: usize = {
    let mut count = shapes::SENTENCES.len() + refusal::ALL.len();
    let mut list = 0;
    while list < WORDS.len() {
        count += WORDS[list].len();
        list += 1;
    }
    count
};

const fn joined<const N: usize>() -> [Shape; N] {
    let mut all = [Shape::new("", &[]); N];
    let mut next = 0;
    let mut list = 0;
    while list < WORDS.len() {
        let mut word = 0;
        while word < WORDS[list].len() {
            all[next] = Shape::new(WORDS[list][word], &[]);
            next += 1;
            word += 1;
        }
        list += 1;
    }
    let mut sentence = 0;
    while sentence < shapes::SENTENCES.len() {
        all[next] = shapes::SENTENCES[sentence];
        next += 1;
        sentence += 1;
    }
    let mut refused = 0;
    while refused < refusal::ALL.len() {
        all[next] = Shape::new(refusal::ALL[refused].0, &[]);
        next += 1;
        refused += 1;
    }
    all
}
