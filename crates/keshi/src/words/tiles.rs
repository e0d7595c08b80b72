//! What numbered tiles do, each in a sentence of its own.

use table::Message;

use super::LUXURY;
use crate::components::Components;
use crate::tile::Tile;

/// The ids of tiles by their numbers.
macro_rules! ids {
    ($family:literal, $($number:literal)*) => { &[$(concat!($family, stringify!($number))),*] };
}

/// What the scrolls do.
#[rustfmt::skip]
pub(super) const SCROLLS: &[&str] = ids!("keshi-scroll-",
    01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36
    37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72
);

/// What the oases are worth.
#[rustfmt::skip]
pub(super) const OASES: &[&str] = ids!("keshi-oasis-",
    01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
);

/// What the river tiles give.
#[rustfmt::skip]
pub(super) const RIVER_TILES: &[&str] = ids!("keshi-river-tile-",
    01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18
);

/// What the desert towns give.
#[rustfmt::skip]
pub(super) const TOWNS: &[&str] = ids!("keshi-town-",
    01 02 03 04 05 06 07 08 09 10 11 12
);

/// Names a desert town, and says what it gives.
pub(super) fn town(message: Message, town: Tile, components: &Components) -> Message {
    named(message, "town", town, TOWNS, is_ours(components, |of| of.towns[town.index()]))
}

/// What a tile does that has other values than ours: our sentence would be wrong.
pub(super) const OWN: &str = "keshi-own-tile";

/// Names a scroll, and says what it does.
pub(super) fn scroll(message: Message, scroll: Tile, components: &Components) -> Message {
    named(message, "scroll", scroll, SCROLLS, is_ours(components, |of| on_scroll(of, scroll)))
}

/// Names an oasis, and says what it is worth.
pub(super) fn oasis(message: Message, oasis: Tile, components: &Components) -> Message {
    named(message, "oasis", oasis, OASES, is_ours(components, |of| of.oases.get(oasis.index()).copied()))
}

/// Names a river tile, and says what it gives.
pub(super) fn river_tile(message: Message, tile: Tile, components: &Components) -> Message {
    named(message, "tile", tile, RIVER_TILES, is_ours(components, |of| of.river_tiles[tile.index()]))
}

/// Names a luxury good by its number and its kind.
pub(super) fn luxury(message: Message, tile: Tile, components: &Components) -> Message {
    let kind = components.luxury[tile.index()].kind;
    message.with("luxury", tile.to_string()).with("kind", LUXURY[kind as usize])
}

fn named(message: Message, name: &'static str, tile: Tile, family: &[&'static str], ours: bool) -> Message {
    message.with(name, tile.to_string()).with("does", if ours { family[tile.index()] } else { OWN })
}

/// Whether something has the value that our sentences tell.
fn is_ours<T: PartialEq>(components: &Components, value: impl Fn(&Components) -> T) -> bool {
    value(components) == value(Components::embedded())
}

/// All that can be printed on a scroll.
fn on_scroll(components: &Components, scroll: Tile) -> impl PartialEq + use<> {
    let from = |first: usize| usize::from(scroll.0).wrapping_sub(first);
    (
        components.scroll_keshis.get(from(1)).copied(),
        components.scroll_thresholds.get(from(13)).copied(),
        components.scroll_resources.get(from(19)).copied(),
        components.scroll_orchard.get(from(23)).copied(),
        components.scroll_goods.get(from(37)).copied(),
        components.scroll_values[from(0)],
    )
}
