//! What numbered tiles do, each in a sentence of its own.

use table::Message;

use super::{LUXURY, SPACES, colour, resource};
use crate::action::Space;
use crate::colour::{Colour, Resource};
use crate::components::{Bonus, Components, Goods, Resources};
use crate::game::Keshi;
use crate::river_tile::RiverTile;
use crate::scroll::Scroll;
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
pub(super) fn town(message: Message, town: Tile, game: &Keshi) -> Message {
    named(message, "town", town, TOWNS[town.index()], is_ours(game, |of| of.towns[town.index()]))
}

/// What a tile does that has other values than ours: our sentence would be wrong.
pub(super) const OWN: &str = "keshi-own-tile";

/// What storage spaces give beside keshis: an exchange, and a scroll.
pub(super) const EXCHANGE: &str = "keshi-storage-exchange";
pub(super) const SCROLL: &str = "keshi-storage-scroll";

/// What is given or paid where there is nothing.
pub(super) const NOTHING: &str = "keshi-bonus-nothing";

/// Scroll 50, which does more in the Essential edition.
pub(super) const SCROLL_50_ESSENTIAL: &str = "keshi-scroll-50-essential";

/// The river tiles that give the second something, in a game of two, where the second gets nothing.
pub(super) const FOR_TWO: [(Tile, &str); 6] = [
    (RiverTile::PointsForTwo.tile(), "keshi-river-tile-05-two"),
    (RiverTile::ResourcesForTwo.tile(), "keshi-river-tile-06-two"),
    (RiverTile::StepsForTwo.tile(), "keshi-river-tile-11-two"),
    (RiverTile::GatesOrPickers.tile(), "keshi-river-tile-12-two"),
    (RiverTile::EntertainersOrVendors.tile(), "keshi-river-tile-17-two"),
    (RiverTile::LuxuryOrKeshis.tile(), "keshi-river-tile-18-two"),
];

/// The sentences of these.
pub(super) const fn for_two() -> [&'static str; FOR_TWO.len()] {
    let mut ids = [""; FOR_TWO.len()];
    let mut at = 0;
    while at < ids.len() {
        ids[at] = FOR_TWO[at].1;
        at += 1;
    }
    ids
}

/// Names a scroll, and says what it does.
pub(super) fn scroll(message: Message, scroll: Tile, game: &Keshi) -> Message {
    let does = match scroll {
        scroll if scroll == Scroll::VendorPoints.tile() && game.options().is_essential() => SCROLL_50_ESSENTIAL,
        _ => SCROLLS[scroll.index()],
    };
    named(message, "scroll", scroll, does, is_ours(game, |of| on_scroll(of, scroll)))
}

/// Names an oasis, and says what it is worth.
pub(super) fn oasis(message: Message, oasis: Tile, game: &Keshi) -> Message {
    named(message, "oasis", oasis, OASES[oasis.index()], is_ours(game, |of| of.oases.get(oasis.index()).copied()))
}

/// Names a river tile, and says what it gives.
pub(super) fn river_tile(message: Message, tile: Tile, game: &Keshi) -> Message {
    let for_two = FOR_TWO.into_iter().find(|&(one, _)| one == tile && game.players() == 2);
    let gives = for_two.map_or(RIVER_TILES[tile.index()], |(_, gives)| gives);
    named(message, "tile", tile, gives, is_ours(game, |of| of.river_tiles[tile.index()]))
}

/// Names a luxury good, and says what it costs and gives.
pub(super) fn luxury_for_sale(message: Message, tile: Tile, game: &Keshi, price: Message) -> Message {
    let good = game.components.luxury[tile.index()];
    let points = (good.points > 0).then(|| bonus(Bonus::Points(good.points)));
    let gives = points.into_iter().chain(resources(good.resources));
    luxury(message, tile, game).with("price", price).with("gives", list(gives))
}

/// What is printed as the price of a luxury good.
pub(super) fn luxury_price(tile: Tile, game: &Keshi) -> Message {
    goods(game.components.luxury[tile.index()].cost)
}

/// Names a provision tile, and says what it asks and what it costs who cannot pay.
pub(super) fn provision(message: Message, tile: Tile, game: &Keshi) -> Message {
    let asked = game.components.provisions[tile.index()];
    let named = message.with("tile", tile.to_string());
    named.with("asks", list(resources(asked.resources))).with("points", i64::from(asked.points))
}

/// So many of each resource, each that there is as a message.
pub(super) fn resources(counts: Resources) -> impl Iterator<Item = Message> {
    let some = Resource::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0);
    some.map(|(of, count)| bonus(Bonus::Resource(of, count)))
}

/// So many of each good.
pub(super) fn goods(counts: Goods) -> Message {
    let some = Colour::GOODS.into_iter().zip(counts).filter(|&(_, count)| count > 0);
    list(some.map(|(of, count)| {
        Message::plain("keshi-price-goods").with("colour", colour(of)).with("count", i64::from(count))
    }))
}

/// All these, one after the other.
pub(super) fn list(all: impl IntoIterator<Item = Message>) -> Message {
    let mut all: Vec<Message> = all.into_iter().collect();
    let Some(last) = all.pop() else { return Message::plain(NOTHING) };
    let both = |first, second| Message::plain("keshi-bonus-both").with("first", first).with("second", second);
    let Some(before) = all.pop() else { return last };
    let more =
        |rest: Message, first: Message| Message::plain("keshi-bonus-more").with("first", first).with("rest", rest);
    all.into_iter().rev().fold(both(before, last), more)
}

/// What a bonus is that is given so many times.
pub(super) fn times(given: Bonus, times: u8) -> Message {
    match (given, times) {
        (_, 0) => Message::plain(NOTHING),
        (Bonus::Points(count), _) => bonus(Bonus::Points(count * times)),
        (Bonus::Resource(of, count), _) => bonus(Bonus::Resource(of, count * times)),
        (step, _) if step.is_step() => steps(step, times),
        (_, 1) | (Bonus::TwoOfOneColour, _) => bonus(given),
        _ => Message::plain("keshi-bonus-times").with("count", i64::from(times)).with("bonus", bonus(given)),
    }
}

/// Names a luxury good by its number and its kind.
pub(super) fn luxury(message: Message, tile: Tile, game: &Keshi) -> Message {
    let kind = game.components.luxury[tile.index()].kind;
    message.with("luxury", tile.to_string()).with("kind", LUXURY[kind as usize])
}

fn named(message: Message, name: &'static str, tile: Tile, does: &'static str, ours: bool) -> Message {
    message.with(name, tile.to_string()).with("does", if ours { does } else { OWN })
}

/// Names a space of the lines that staircase tiles cover: by the segment beside it, or in the middle by the sum of the
/// line's segments.
pub(super) fn covered(message: Message, space: u8) -> Message {
    let (at, first) = [(Space::Left, 2), (Space::Middle, 4), (Space::Right, 2)][usize::from(space / 4)];
    message.with("space", SPACES[at as usize]).with("segment", i64::from(first + space % 4))
}

/// What a bonus is.
pub(super) fn bonus(bonus: Bonus) -> Message {
    let it = Message::plain;
    match bonus {
        Bonus::Points(count) => it("keshi-bonus-points").with("count", i64::from(count)),
        Bonus::Resource(of, count) => {
            it("keshi-bonus-resource").with("resource", resource(of)).with("count", i64::from(count))
        }
        Bonus::Keshi(of) => it("keshi-bonus-keshi").with("colour", colour(of)),
        Bonus::AnyResource => it("keshi-bonus-any-resource"),
        Bonus::AnyKeshi => it("keshi-bonus-any-keshi"),
        Bonus::TwoOfOneColour => it("keshi-bonus-two-of-one-colour"),
        Bonus::AnyGood => it("keshi-bonus-any-good"),
        Bonus::RiverStep | Bonus::PalaceStep | Bonus::MosqueStep | Bonus::StairStep => steps(bonus, 1),
    }
}

/// So many steps.
fn steps(step: Bonus, count: u8) -> Message {
    let id = match step {
        Bonus::PalaceStep => "keshi-bonus-palace-step",
        Bonus::MosqueStep => "keshi-bonus-mosque-step",
        Bonus::StairStep => "keshi-bonus-stair-step",
        _ => "keshi-bonus-river-step",
    };
    Message::plain(id).with("count", i64::from(count))
}

/// What two bonuses are, or one twice.
pub(super) fn pair([first, second]: [Bonus; 2]) -> Message {
    match (first, second) {
        (Bonus::Resource(one, count), Bonus::Resource(other, more)) if one == other => {
            bonus(Bonus::Resource(one, count + more))
        }
        (Bonus::Points(count), Bonus::Points(more)) => bonus(Bonus::Points(count + more)),
        _ => Message::plain("keshi-bonus-both").with("first", bonus(first)).with("second", bonus(second)),
    }
}

/// Whether something has the value that our sentences tell.
fn is_ours<T: PartialEq>(game: &Keshi, value: impl Fn(&Components) -> T) -> bool {
    value(&game.components) == value(Components::embedded())
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
