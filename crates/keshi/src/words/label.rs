//! Labels: what an action does, for a list of what can be done.

use table::Message;

use super::{SPACES, STAIRS, WAYS, colour, kind, nth, resource, sector, tiles, told};
use crate::action::{Action, ORDERS, Provide, Space};
use crate::colour::Colour;
use crate::effect::Effect;
use crate::game::Keshi;
use crate::question::{Build, Line, Question, Ring};
use crate::scroll::Scroll;
use crate::state::Open;
use crate::tile::Tile;

/// What an action does, for a list of what can be done. What it costs and gives may depend on the position: without one, that
/// is not told.
pub(crate) fn label(game: &Keshi, open: Option<&Open>, action: Action) -> Message {
    let to = Message::plain;
    let now = open.and_then(|open| Some((open, open.stack.top()?)));
    match action {
        Action::Select(keshis) => told::three(to("keshi-do-select"), keshis.iter().map(Some)),
        Action::Supply(order) => {
            let [first, second, third] = ORDERS[usize::from(order)].map(nth);
            to("keshi-do-supply").with("first", first).with("second", second).with("third", third)
        }
        Action::Disc(turned) => to("keshi-do-disc").with("turned", i64::from(turned)),
        Action::Provision(tile) => tiles::provision(to("keshi-do-provision"), tile, game),
        Action::Assistant(at) => to("keshi-do-assistant").with("sector", sector(at)),
        Action::Claim(of, count) => to("keshi-do-claim").with("colour", colour(of)).with("count", i64::from(count)),
        Action::New(at) => to("keshi-do-new").with("sector", sector(at)),
        Action::Act(at) => to("keshi-do-act").with("sector", sector(at)),
        Action::Idle(at) => to("keshi-do-idle").with("sector", sector(at)),
        Action::Keshi(of) => to("keshi-do-keshi").with("colour", colour(of)),
        Action::Vendor(at) => to("keshi-do-vendor").with("sector", sector(at)),
        Action::Entertainer(space) => {
            let gives = tiles::bonus(game.components.ring[usize::from(space)]);
            to("keshi-do-entertainer").with("space", nth(space)).with("gives", gives)
        }
        Action::Caravan(way) => to("keshi-do-caravan").with("way", WAYS[way as usize]),
        Action::Take(one) => to("keshi-do-take").with("resource", resource(one)),
        Action::Harvest(at) => match Scroll::harvest(at) {
            None => to("keshi-do-harvest-date"),
            Some(scroll) => to("keshi-do-harvest-scroll").with("scroll", (scroll as u8).to_string()),
        },
        Action::Pay(one) => to("keshi-do-pay").with("resource", resource(one)),
        Action::Step => to("keshi-do-step"),
        Action::Stop => to("keshi-do-stop"),
        Action::Stairs(stairs) => to("keshi-do-stairs").with("stairs", STAIRS[stairs as usize]),
        Action::Line(space) => line(game, now, space),
        Action::Bonus(space) => bonus(game, now, space),
        Action::Scroll(tile) => tiles::scroll(to("keshi-do-scroll"), tile, game),
        Action::Refresh(of) => to("keshi-do-refresh").with("kind", kind(of)),
        Action::Gate(workshop, of) => gate(game, now, workshop, of),
        Action::Space(space) => {
            let at = sector(game.components.gate_spaces[usize::from(space)]);
            match now {
                Some((_, Effect::Ask(Question::Build(Build { colour, .. })))) if game.matches(colour, space) => {
                    to("keshi-do-space-match")
                        .with("space", nth(space))
                        .with("sector", at)
                        .with("points", i64::from(game.components.gate_match))
                }
                _ => to("keshi-do-space").with("space", nth(space)).with("sector", at),
            }
        }
        Action::Oasis(tile) => match now {
            Some((open, Effect::Ask(Question::Sahara))) => oasis_for_sale(game, open, tile),
            _ => tiles::oasis(to("keshi-do-oasis"), tile, game),
        },
        Action::Exchange(of) => exchange(game, now, of),
        Action::Luxury(tile) => match now {
            Some((open, effect)) => {
                let price = luxury_price(game, open, effect, tile);
                tiles::luxury_for_sale(to("keshi-do-luxury-for"), tile, game, price)
            }
            None => tiles::luxury(to("keshi-do-luxury"), tile, game),
        },
        Action::Return(of) => to("keshi-do-return").with("colour", colour(of)),
        Action::ReturnEntertainer(space) => to("keshi-do-return-entertainer").with("space", nth(space)),
        Action::ReturnVendor(at) => to("keshi-do-return-vendor").with("sector", sector(at)),
        Action::Rapid(rapid) => match open {
            Some(open) => {
                let times = if open.board().has(Scroll::DoubleRapids) { 2 } else { 1 };
                let gives = tiles::times(game.components.rapid_bonuses[usize::from(rapid)], times);
                to("keshi-do-rapid-gives").with("rapid", nth(rapid)).with("gives", gives)
            }
            None => to("keshi-do-rapid").with("rapid", nth(rapid)),
        },
        Action::Prize(prize) => to("keshi-do-prize").with("prize", nth(prize)),
        Action::Town(tile) => match now {
            Some((_, Effect::Ask(Question::Sahara))) => {
                tiles::town(to("keshi-do-town-for"), tile, game).with("price", tiles::goods(game.components.town_cost))
            }
            _ => tiles::town(to("keshi-do-town"), tile, game),
        },
        Action::Provide(Provide::All) => to("keshi-do-provide-all"),
        Action::Provide(Provide::Scroll) => to("keshi-do-provide-scroll"),
        Action::Provide(Provide::None) => to("keshi-do-provide-none"),
    }
}

/// A space of the line between the player's pawns.
fn line(game: &Keshi, now: Option<(&Open, Effect)>, space: Space) -> Message {
    let at = SPACES[space as usize];
    let gives = match now {
        Some((open, Effect::Ask(Question::Line(Line { ends, .. })))) => game.line_bonus(open, ends, space),
        _ => None,
    };
    match gives {
        Some(bonus) => Message::plain("keshi-do-line-bonus").with("space", at).with("gives", tiles::bonus(bonus)),
        None => Message::plain("keshi-do-line").with("space", at),
    }
}

/// A space of the main square, with what it gives, once or for each spectator.
fn bonus(game: &Keshi, now: Option<(&Open, Effect)>, space: u8) -> Message {
    let times = match now {
        None => return Message::plain("keshi-do-bonus").with("space", nth(space)),
        Some((open, Effect::Ask(Question::Show | Question::Ring(Ring { once: false, .. })))) => {
            game.spectators(open.board(), space)
        }
        Some(_) => 1,
    };
    let gives = tiles::times(game.components.ring[usize::from(space)], times);
    Message::plain("keshi-do-bonus-gives").with("space", nth(space)).with("gives", gives)
}

/// A gate, with the dinars that it costs and the points that it gives or takes.
fn gate(game: &Keshi, now: Option<(&Open, Effect)>, workshop: u8, of: Colour) -> Message {
    let named = |id| Message::plain(id).with("colour", colour(of)).with("workshop", nth(workshop));
    let (dinars, points) = match now {
        None => return named("keshi-do-gate"),
        Some((open, Effect::Ask(Question::AnyGate))) => (0, game.gate_points(open.board(), workshop, true)),
        Some((open, _)) => (game.gate_cost(open.board(), workshop), game.gate_points(open.board(), workshop, false)),
    };
    named("keshi-do-gate-for").with("dinars", i64::from(dinars)).with("points", i64::from(points))
}

/// A good for the exchange office, with what the open one gives.
fn exchange(game: &Keshi, now: Option<(&Open, Effect)>, of: Colour) -> Message {
    let office = now.map(|(open, _)| open.office).filter(|office| office.is_some());
    let good = Colour::GOODS.iter().position(|&good| good == of);
    match office.zip(good) {
        Some((office, good)) => Message::plain("keshi-do-exchange-for")
            .with("colour", colour(of))
            .with("gives", tiles::pair(game.components.offices[office.index()][good])),
        None => Message::plain("keshi-do-exchange").with("colour", colour(of)),
    }
}

/// A discovered oasis, with what it costs where it lies.
fn oasis_for_sale(game: &Keshi, open: &Open, tile: Tile) -> Message {
    let board = open.board();
    let Some((_, path, place)) = board.discovered().find(|&(oasis, ..)| oasis == tile) else {
        return tiles::oasis(Message::plain("keshi-do-oasis"), tile, game);
    };
    let price = match board.has(Scroll::AnyOasisPrice) {
        true => Message::plain("keshi-bonus-any-resource"),
        false => tiles::list(tiles::resources(game.components.oasis_costs[path][place])),
    };
    tiles::oasis(Message::plain("keshi-do-oasis-for"), tile, game).with("price", price)
}

/// The price of a luxury good for the player whose turn it is.
fn luxury_price(game: &Keshi, open: &Open, effect: Effect, tile: Tile) -> Message {
    let printed = tiles::luxury_price(tile, game);
    match (effect, game.spared(open)) {
        (Effect::Ask(Question::AnyLuxury), _) => Message::plain(tiles::NOTHING),
        (_, 0) => printed,
        (_, spared) => Message::plain("keshi-price-spared").with("price", printed).with("count", i64::from(spared)),
    }
}
