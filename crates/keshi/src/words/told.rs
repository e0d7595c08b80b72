//! What is told: a sentence for every event.

use table::{Message, Seat};

use super::{COMPANIONS, SOURCES, STAIRS, colour, keshi, kind, nth, resource, sector, tiles};
use crate::action::Provide;
use crate::colour::Colour;
use crate::event::Event;
use crate::game::Keshi;
use crate::tower::Keshis;

/// The sentence that tells an event.
pub(crate) fn told(game: &Keshi, event: Event) -> Message {
    let it = Message::plain;
    let who = |id, seat: Seat| Message::plain(id).with("player", seat);
    let number = |number: u8| i64::from(number);
    match event {
        Event::RiverTile { season, tile } => {
            let shown = it("keshi-river-tile-shown").with("season", number(season));
            tiles::river_tile(shown, tile, game)
        }
        Event::StaircaseTile { space, tile } => {
            tiles::covered(it("keshi-staircase-tile"), space).with("gives", tiles::bonus(game.side(tile)))
        }
        Event::TownShown { town } => tiles::town(it("keshi-town-shown"), town, game),
        Event::TownFound { seat, town } => tiles::town(who("keshi-town-found", seat), town, game),
        Event::TownClaimed { seat, town } => who("keshi-town-claimed", seat).with("town", town.to_string()),
        Event::TownScored { seat, town, points } => {
            who("keshi-town-scored", seat).with("town", town.to_string()).with("points", number(points))
        }
        Event::CompanionJoined { seat, stairs } => {
            who("keshi-companion-joined", seat).with("companion", COMPANIONS[stairs as usize])
        }
        Event::CompanionWaits { stairs, step } => {
            it("keshi-companion-waits").with("companion", COMPANIONS[stairs as usize]).with("step", number(step))
        }
        Event::CompanionLeft { stairs } => it("keshi-companion-left").with("companion", COMPANIONS[stairs as usize]),
        Event::PlaceholderGiven { seat, colour: of } => who("keshi-placeholder-given", seat).with("colour", colour(of)),
        Event::PlaceholderSwapped { seat, colour: of, swapped_for } => {
            who("keshi-placeholder-swapped", seat).with("colour", colour(of)).with("other", colour(swapped_for))
        }
        Event::OpenOasis { oasis } => tiles::oasis(it("keshi-open-oasis"), oasis, game),
        Event::ScrollShown { stack, scroll } => {
            tiles::scroll(it("keshi-scroll-shown").with("kind", kind(stack / 3)), scroll, game)
        }
        Event::StackSplit { from, to } => {
            let split = it("keshi-stack-split").with("kind", kind(from / 3));
            split.with("from", nth(from % 3)).with("to", nth(to % 3))
        }
        Event::LuxuryShown { luxury: tile, .. } if game.options().is_essential() => {
            tiles::luxury_for_sale(it("keshi-luxury-displayed"), tile, game, tiles::luxury_price(tile, game))
        }
        Event::LuxuryShown { shop, luxury: tile } => {
            let shown = it("keshi-luxury-shown").with("shop", nth(shop));
            tiles::luxury_for_sale(shown, tile, game, tiles::luxury_price(tile, game))
        }
        Event::ShopSplit { from, to } => it("keshi-shop-split").with("from", nth(from)).with("to", nth(to)),
        Event::OfficeShown { office } => {
            let bonuses = game.components.offices[office.index()];
            let goods = Colour::GOODS.into_iter().zip(bonuses);
            goods.fold(it("keshi-office-shown"), |shown, (good, pair)| shown.with(good.name(), tiles::pair(pair)))
        }
        Event::GateDrawn { workshop, colour: of } => {
            it("keshi-gate-drawn").with("colour", colour(of)).with("workshop", nth(workshop))
        }
        Event::SupplyDrawn { seat, colour: of } => who("keshi-supply-drawn", seat).with("colour", colour(of)),
        Event::ProvisionDealt { seat, tile: None } => who("keshi-provision-dealt", seat),
        Event::ProvisionDealt { seat, tile: Some(tile) } => {
            who("keshi-provision-dealt-known", seat).with("tile", tile.to_string())
        }
        Event::Chose { seat, action: _ } => who("keshi-chose", seat),
        Event::Decided { seat, action } => who("keshi-decided", seat).with("what", super::label(game, None, action)),
        Event::SupplyPlaced { seat, keshis } => three(who("keshi-supply-placed", seat), keshis.into_iter()),
        Event::DiscPlaced { seat, turned } => who("keshi-disc-placed", seat).with("turned", number(turned)),
        Event::ProvisionShown { seat, tile } => tiles::provision(who("keshi-provision-shown", seat), tile, game),
        Event::ProvisionTwice { seat, tile } => who("keshi-provision-twice", seat).with("tile", tile.to_string()),
        Event::ProvisionSettled { seat, tile } => tiles::provision(who("keshi-provision-settled", seat), tile, game),
        Event::StartPlayer { seat } => who("keshi-start-player", seat),
        Event::SeasonBegan { season, seat } => {
            it("keshi-season-began").with("season", number(season)).with("player", seat)
        }
        Event::RoundBegan { season, round, seat } => {
            let began = it("keshi-round-began").with("season", number(season)).with("round", number(round));
            began.with("player", seat)
        }
        Event::Selected { seat, keshis } => three(who("keshi-selected", seat), keshis.iter().map(Some)),
        Event::AssistantPlaced { seat, sector: at } => who("keshi-assistant-placed", seat).with("sector", sector(at)),
        Event::Fell { keshis } => {
            let first = keshis.iter().next().map(|(colour, _)| colour);
            counted(it("keshi-fell").with("first", keshi(first)), &keshis)
        }
        Event::Claimed { seat, colour: of, count } => {
            who("keshi-claimed", seat).with("colour", colour(of)).with("count", number(count))
        }
        Event::Unclaimed { keshis } => counted(it("keshi-unclaimed"), &keshis),
        Event::TookNew { seat, sector: at } => who("keshi-took-new", seat).with("sector", sector(at)),
        Event::Acted { seat, sector: at } => who("keshi-acted", seat).with("sector", sector(at)),
        Event::Idled { seat, sector: at } => who("keshi-idled", seat).with("sector", sector(at)),
        Event::Scored { seat, points, source } => {
            let id = if points < 0 { "keshi-lost-points" } else { "keshi-scored" };
            who(id, seat).with("points", i64::from(points).abs()).with("source", SOURCES[source as usize])
        }
        Event::Got { seat, resource: of, count } => {
            who("keshi-got", seat).with("resource", resource(of)).with("count", i64::from(count))
        }
        Event::Paid { seat, resource: of, count } => {
            who("keshi-paid", seat).with("resource", resource(of)).with("count", i64::from(count))
        }
        Event::Deployed { seat, colour: of, sector: at } => {
            who("keshi-deployed", seat).with("colour", colour(of)).with("sector", sector(at))
        }
        Event::Lost { seat, colour: of } => who("keshi-lost", seat).with("colour", colour(of)),
        Event::PaidGoods { seat, colour: of, count } => {
            who("keshi-paid-goods", seat).with("colour", colour(of)).with("count", i64::from(count))
        }
        Event::Floated { seat, space } => who("keshi-floated", seat).with("space", number(space)),
        Event::Landed { seat, points } => who("keshi-landed", seat).with("points", number(points)),
        Event::Climbed { seat, stairs, step } => {
            who("keshi-climbed", seat).with("stairs", STAIRS[stairs as usize]).with("step", number(step))
        }
        Event::DiscTurned { seat } => who("keshi-disc-turned", seat),
        Event::Refreshed { seat, kind: of } => who("keshi-refreshed", seat).with("kind", kind(of)),
        Event::GotScroll { seat, scroll } => tiles::scroll(who("keshi-got-scroll", seat), scroll, game),
        Event::ScrollHelped { seat, scroll } => who("keshi-scroll-helped", seat).with("scroll", scroll.to_string()),
        Event::Built { seat, workshop, colour: of, space, taken } => {
            let built = who(if taken { "keshi-built-taken" } else { "keshi-built" }, seat).with("colour", colour(of));
            built.with("workshop", nth(workshop)).with("space", nth(space))
        }
        Event::Discovered { seat, oasis } => tiles::oasis(who("keshi-discovered", seat), oasis, game),
        Event::ClaimedOasis { seat, oasis } => who("keshi-claimed-oasis", seat).with("oasis", oasis.to_string()),
        Event::Returned { seat, colour: of } => who("keshi-returned", seat).with("colour", colour(of)),
        Event::Exchanged { seat, colour: of } => who("keshi-exchanged", seat).with("colour", colour(of)),
        Event::GotLuxury { seat, luxury: tile, taken } => {
            tiles::luxury(who(if taken { "keshi-took-luxury" } else { "keshi-got-luxury" }, seat), tile, game)
        }
        Event::Spared { seat, colour: of } => who("keshi-spared", seat).with("colour", colour(of)),
        Event::OasisScored { seat, oasis, points } => {
            who("keshi-oasis-scored", seat).with("oasis", oasis.to_string()).with("points", number(points))
        }
        Event::RiverWon { seat, place, tile } => {
            tiles::river_tile(who("keshi-river-won", seat).with("place", number(place)), tile, game)
        }
        Event::RiverUnwon { tile } => it("keshi-river-unwon").with("tile", tile.to_string()),
        Event::FishermenReturned => it("keshi-fishermen-returned"),
        Event::OpenOasesLeft => it("keshi-open-oases-left"),
        Event::Provided { seat, how: Provide::All } => who("keshi-provided-all", seat),
        Event::Provided { seat, how: Provide::Scroll } => who("keshi-provided-scroll", seat),
        Event::Provided { seat, how: Provide::None } => who("keshi-provided-none", seat),
        Event::FullSectors { seat, count } => who("keshi-full-sectors", seat).with("count", number(count)),
        Event::Ended => it("keshi-ended"),
    }
}

/// Three keshis in their order, as far as there are that many.
pub(super) fn three(message: Message, mut keshis: impl Iterator<Item = Option<Colour>>) -> Message {
    ["first", "second", "third"]
        .into_iter()
        .fold(message, |message, name| message.with(name, keshi(keshis.next().flatten())))
}

/// How many keshis in all, and of each colour.
fn counted(message: Message, keshis: &Keshis) -> Message {
    let message = message.with("count", i64::from(keshis.count()));
    Colour::ALL.into_iter().fold(message, |message, of| message.with(of.name(), i64::from(keshis.of(of))))
}
