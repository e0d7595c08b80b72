//! Labels: what an action does, for a list of what can be done.

use table::Message;

use super::{SPACES, STAIRS, WAYS, colour, kind, nth, resource, sector, tiles, told};
use crate::action::{Action, ORDERS, Provide};
use crate::game::Keshi;

/// What an action does, for a list of what can be done.
pub(crate) fn label(game: &Keshi, action: Action) -> Message {
    let to = Message::plain;
    match action {
        Action::Select(keshis) => told::three(to("keshi-do-select"), keshis.iter().map(Some)),
        Action::Supply(order) => {
            let [first, second, third] = ORDERS[usize::from(order)].map(nth);
            to("keshi-do-supply").with("first", first).with("second", second).with("third", third)
        }
        Action::Disc(turned) => to("keshi-do-disc").with("turned", i64::from(turned)),
        Action::Provision(tile) => to("keshi-do-provision").with("tile", tile.to_string()),
        Action::Assistant(at) => to("keshi-do-assistant").with("sector", sector(at)),
        Action::Claim(of, count) => to("keshi-do-claim").with("colour", colour(of)).with("count", i64::from(count)),
        Action::New(at) => to("keshi-do-new").with("sector", sector(at)),
        Action::Act(at) => to("keshi-do-act").with("sector", sector(at)),
        Action::Idle(at) => to("keshi-do-idle").with("sector", sector(at)),
        Action::Keshi(of) => to("keshi-do-keshi").with("colour", colour(of)),
        Action::Vendor(at) => to("keshi-do-vendor").with("sector", sector(at)),
        Action::Entertainer(space) => to("keshi-do-entertainer").with("space", nth(space)),
        Action::Caravan(way) => to("keshi-do-caravan").with("way", WAYS[way as usize]),
        Action::Take(one) => to("keshi-do-take").with("resource", resource(one)),
        Action::Harvest(0) => to("keshi-do-harvest-date"),
        Action::Harvest(at) => to("keshi-do-harvest-scroll").with("scroll", (22 + at).to_string()),
        Action::Pay(one) => to("keshi-do-pay").with("resource", resource(one)),
        Action::Step => to("keshi-do-step"),
        Action::Stop => to("keshi-do-stop"),
        Action::Stairs(stairs) => to("keshi-do-stairs").with("stairs", STAIRS[stairs as usize]),
        Action::Line(space) => to("keshi-do-line").with("space", SPACES[space as usize]),
        Action::Bonus(space) => to("keshi-do-bonus").with("space", nth(space)),
        Action::Scroll(tile) => tiles::scroll(to("keshi-do-scroll"), tile, game),
        Action::Refresh(of) => to("keshi-do-refresh").with("kind", kind(of)),
        Action::Gate(workshop, of) => to("keshi-do-gate").with("colour", colour(of)).with("workshop", nth(workshop)),
        Action::Space(space) => to("keshi-do-space").with("space", nth(space)),
        Action::Oasis(tile) => tiles::oasis(to("keshi-do-oasis"), tile, game),
        Action::Exchange(of) => to("keshi-do-exchange").with("colour", colour(of)),
        Action::Luxury(tile) => tiles::luxury(to("keshi-do-luxury"), tile, game),
        Action::Return(of) => to("keshi-do-return").with("colour", colour(of)),
        Action::ReturnEntertainer(space) => to("keshi-do-return-entertainer").with("space", nth(space)),
        Action::ReturnVendor(at) => to("keshi-do-return-vendor").with("sector", sector(at)),
        Action::Rapid(rapid) => to("keshi-do-rapid").with("rapid", nth(rapid)),
        Action::Prize(prize) => to("keshi-do-prize").with("prize", nth(prize)),
        Action::Town(tile) => tiles::town(to("keshi-do-town"), tile, game),
        Action::Provide(Provide::All) => to("keshi-do-provide-all"),
        Action::Provide(Provide::Scroll) => to("keshi-do-provide-scroll"),
        Action::Provide(Provide::None) => to("keshi-do-provide-none"),
    }
}
