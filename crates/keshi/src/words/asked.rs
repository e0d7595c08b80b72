//! What is asked: a question for every effect that can ask, every common choice and every draw, with what led to it.

use table::{Message, Prompt};

use super::{STAIRS, colour, kind, nth, resource, sector, tiles};
use crate::colour::Colour;
use crate::components::Bonus;
use crate::effect::{Cause, Effect, Stairs, StorageBonus};
use crate::game::Keshi;
use crate::stairs::ALL_SPACES;
use crate::state::{Draw, Open, Phase, State, Waits};

/// What a seat is asked.
pub(crate) fn prompt(game: &Keshi, open: &Open) -> Prompt {
    let turn = || Message::plain("keshi-ask-turn");
    match open.waits {
        Waits::Player => {
            let ask = match asks(game, open) {
                // With another colour for the second there is always a second.
                Some(Effect::Claim) if open.board().has(61) => Message::plain("keshi-ask-claim-two"),
                asks => asks.and_then(|effect| question(game, effect)).unwrap_or_else(turn),
            };
            let then = then(game, open, &ask);
            Prompt { ask, because: chain(game, open), then }
        }
        _ => Prompt::of(choice(open.phase).unwrap_or_else(turn)),
    }
}

/// What comes later, by the effects that wait below: what is had without a question, and what is asked, as far as it leaves a
/// choice as things stand. The same is told once.
fn then(game: &Keshi, open: &Open, ask: &Message) -> Vec<Message> {
    let mut effects = open.stack.list().iter().rev();
    let now = effects.next();
    // A gate that is being built takes the guard with it.
    let building = matches!(now, Some(Effect::Build { .. }));
    let guards = open.board().free_guards().saturating_sub(building.into());
    let asks = |effect| match effect {
        Effect::Medina if guards == 0 => false,
        effect => {
            let mut answers = 0;
            game.answers(open, effect, &mut |_| {
                answers += 1;
                answers < 2
            });
            answers > 1
        }
    };
    let told = |&effect| sure(effect).into_iter().chain(question(game, effect).filter(|_| asks(effect)));
    let mut then: Vec<Message> = effects.flat_map(told).collect();
    then.dedup();
    if then.first() == Some(ask) {
        then.remove(0);
    }
    then
}

/// What an effect that waits brings in any case.
fn sure(effect: Effect) -> Option<Message> {
    let (bonus, times) = match effect {
        Effect::River { left } => (Bonus::RiverStep, left),
        Effect::Climb { stairs: Stairs::Palace, left, .. } => (Bonus::PalaceStep, left),
        Effect::Climb { stairs: Stairs::Mosque, left, .. } => (Bonus::MosqueStep, left),
        Effect::Gain { bonus, times, .. } => (bonus, times),
        _ => return None,
    };
    (times > 0).then(|| tiles::times(bonus, times))
}

/// The effect that asks. Keshis that are chosen and placed one after another are counted together, and dates are those
/// that are really paid.
fn asks(game: &Keshi, open: &Open) -> Option<Effect> {
    let together = open.stack.list().iter().rev().map_while(|effect| match effect {
        Effect::Keshis { left, .. } => Some(left),
        _ => None,
    });
    match open.stack.top()? {
        Effect::Keshis { chosen, may, .. } => Some(Effect::Keshis { left: together.sum(), chosen, may }),
        Effect::TakeScroll { kind, dates } => Some(Effect::TakeScroll { kind, dates: game.dates_for(open, dates) }),
        effect => Some(effect),
    }
}

/// What led to the topmost effect, the first cause first. One thing may have brought several effects: it is told once.
fn chain(game: &Keshi, open: &Open) -> Vec<Message> {
    let mut chain: Vec<Message> = Vec::new();
    for effect in open.stack.list() {
        if let Effect::Because(cause) = *effect {
            chain.push(because(game, cause));
        }
    }
    chain.dedup();
    chain
}

/// A link of the chain.
fn because(game: &Keshi, cause: Cause) -> Message {
    let it = Message::plain;
    match cause {
        Cause::Claim => it("keshi-because-claim"),
        Cause::New(at) => it("keshi-because-new").with("sector", sector(at)),
        Cause::Action(at) => it("keshi-because-action").with("sector", sector(at)),
        Cause::Deployed(of) => it("keshi-because-deployed").with("colour", colour(of)),
        Cause::Threshold(stairs) => it("keshi-because-threshold").with("stairs", STAIRS[stairs as usize]),
        Cause::Rapid(rapid) => it("keshi-because-rapid").with("rapid", nth(rapid)),
        Cause::Scroll(scroll) => tiles::scroll(it("keshi-because-scroll"), scroll, game),
        Cause::Line(bonus) => it("keshi-because-line").with("gives", tiles::bonus(bonus)),
        Cause::Gate(of) => it("keshi-because-gate").with("colour", colour(of)),
        Cause::Storage { space, gives } => {
            let gives = match gives {
                StorageBonus::Keshi(colour) => tiles::bonus(Bonus::Keshi(colour)),
                StorageBonus::Exchange => it(tiles::EXCHANGE),
                StorageBonus::Scroll => it(tiles::SCROLL),
            };
            it("keshi-because-storage").with("space", nth(space)).with("gives", gives)
        }
        Cause::RiverTile(tile) => tiles::river_tile(it("keshi-because-river-tile"), tile, game),
        Cause::Town(town) => tiles::town(it("keshi-because-town"), town, game),
        Cause::Provisions => it("keshi-because-provisions"),
    }
}

/// What an effect asks, if it ever does.
pub(super) fn question(game: &Keshi, effect: Effect) -> Option<Message> {
    let ask = |id| Some(Message::plain(id));
    let ask_count = |id, count: u8| Some(Message::plain(id).with("count", i64::from(count)));
    let ask_colour = |id, of| Some(Message::plain(id).with("colour", colour(of)));
    match effect {
        Effect::Nothing
        | Effect::Because(_)
        | Effect::Restock
        | Effect::Gain { .. }
        | Effect::Discover { .. }
        | Effect::Act(_)
        | Effect::Threshold
        | Effect::Rapids { .. }
        | Effect::Square { .. }
        | Effect::AfterShow
        | Effect::Refresh { .. }
        | Effect::Store(_)
        | Effect::OfficeResource
        | Effect::Score(_) => None,
        Effect::PlaceAssistant => ask("keshi-ask-assistant"),
        Effect::Claim => ask("keshi-ask-claim"),
        Effect::ClaimSecond { first } => ask_colour("keshi-ask-claim-second", first),
        Effect::Assistants => ask("keshi-ask-use"),
        Effect::Deploy { colour, act: _ } => match colour {
            Colour::Red => ask("keshi-ask-vendor"),
            Colour::Pink => ask("keshi-ask-entertainer"),
            Colour::Brown => ask("keshi-ask-caravan"),
            _ => None,
        },
        Effect::Keshis { left, may: true, .. } => ask_count("keshi-ask-keshis-or-stop", left),
        Effect::Keshis { left, .. } => ask_count("keshi-ask-keshis", left),
        Effect::TwoOfOneColour => ask("keshi-ask-two-of-one-colour"),
        Effect::KeshiAndAction => ask("keshi-ask-keshi-and-action"),
        Effect::Outdoors => ask("keshi-ask-outdoors"),
        Effect::Good { count } => ask_count("keshi-ask-good", count),
        Effect::Resources { left, .. } => ask_count("keshi-ask-resources", left),
        Effect::AnyAction => ask("keshi-ask-any-action"),
        Effect::Harvest { left, .. } => ask_count("keshi-ask-harvest", left),
        Effect::River { .. } => ask("keshi-ask-river"),
        Effect::Climb { stairs, .. } => Some(Message::plain("keshi-ask-climb").with("stairs", STAIRS[stairs as usize])),
        Effect::Either { steps, may: true } => ask_count("keshi-ask-either-or-stop", steps),
        Effect::Either { steps, .. } => ask_count("keshi-ask-either", steps),
        Effect::Both { steps } => ask_count("keshi-ask-both", steps),
        Effect::Line { left: 0, .. } => None,
        Effect::Line { left: ALL_SPACES, .. } => ask("keshi-ask-line-all"),
        Effect::Line { left, .. } => ask_count("keshi-ask-line", left),
        Effect::Ring { .. } => ask("keshi-ask-ring"),
        Effect::Show => ask("keshi-ask-show"),
        Effect::Rapid => ask("keshi-ask-rapid"),
        Effect::Souk { luxury: false, .. } => ask("keshi-ask-office"),
        Effect::Souk { office: false, .. } => ask("keshi-ask-luxury"),
        Effect::Souk { .. } => ask("keshi-ask-souk"),
        Effect::OfficeStep { .. } => ask("keshi-ask-office-step"),
        Effect::Madrasa => ask("keshi-ask-madrasa"),
        Effect::MustBuy { kind: of } => Some(Message::plain("keshi-ask-must-buy").with("kind", kind(of))),
        Effect::TakeScroll { kind: of, dates } => {
            Some(Message::plain("keshi-ask-take-scroll").with("kind", kind(of)).with("dates", i64::from(dates)))
        }
        Effect::Medina => ask("keshi-ask-medina"),
        Effect::Build { colour: of, .. } => ask_colour("keshi-ask-build", of),
        Effect::GateKeshi => ask("keshi-ask-gate-keshi"),
        Effect::Aside { .. } => ask("keshi-ask-aside"),
        Effect::Sahara if game.options().desert_towns => ask("keshi-ask-sahara-or-town"),
        Effect::Sahara => ask("keshi-ask-sahara"),
        Effect::FreeOases { left, may: true } => ask_count("keshi-ask-free-oasis-or-stop", left),
        Effect::FreeOases { left, .. } => ask_count("keshi-ask-free-oasis", left),
        Effect::OpenOases => ask("keshi-ask-open-oasis"),
        Effect::Stored(of) => ask_colour("keshi-ask-stored", of),
        Effect::Swap => ask("keshi-ask-exchange"),
        Effect::SwapFor(of) => ask_colour("keshi-ask-exchange-for", of),
        Effect::ScoreClaimed => ask("keshi-ask-score-claimed"),
        Effect::Return { resource: of, left } => {
            Some(Message::plain("keshi-ask-return").with("resource", resource(of)).with("count", i64::from(left)))
        }
        Effect::Sell { .. } => ask("keshi-ask-sell"),
        Effect::Pay { left, .. } => ask_count("keshi-ask-pay", left),
        Effect::PayAny { left, .. } => ask_count("keshi-ask-pay-any", left),
        Effect::Spare(_) => ask("keshi-ask-spare"),
        Effect::Settle { .. } => ask("keshi-ask-settle"),
        Effect::AnyScroll => ask("keshi-ask-any-scroll"),
        Effect::AnyLuxury => ask("keshi-ask-any-luxury"),
        Effect::AnyGate => ask("keshi-ask-any-gate"),
        Effect::WhichPlaceholder => ask("keshi-ask-which-placeholder"),
        Effect::Placeholder(of) => ask_colour("keshi-ask-placeholder", of),
        Effect::Prize => ask("keshi-ask-prize"),
        Effect::Provide => ask("keshi-ask-provide"),
    }
}

/// What all are asked in a phase in which they choose together.
fn choice(phase: Phase) -> Option<Message> {
    Some(Message::plain(match phase {
        Phase::Supply => "keshi-ask-supply",
        Phase::Disc => "keshi-ask-disc",
        Phase::FirstProvision => "keshi-ask-first-provision",
        Phase::NextProvision => "keshi-ask-next-provision",
        Phase::Select => "keshi-ask-select",
        Phase::Setup
        | Phase::StartPlayer
        | Phase::Deploy
        | Phase::Throw
        | Phase::Claim
        | Phase::Exchange
        | Phase::Use
        | Phase::RiverBonus
        | Phase::Placeholders
        | Phase::SeasonScoring
        | Phase::RiverFirst
        | Phase::RiverSecond
        | Phase::Provisions
        | Phase::Office
        | Phase::Over => return None,
    }))
}

/// What is drawn.
pub(crate) fn chance_prompt(game: &Keshi, state: &State, draw: Draw) -> Prompt {
    let it = Message::plain;
    let essential = game.options().is_essential();
    let ask = match draw {
        Draw::RiverTile { season } => it("keshi-ask-draw-river").with("season", i64::from(season)),
        Draw::StaircaseTile { space } => tiles::covered(it("keshi-ask-draw-staircase-tile"), space),
        Draw::Town => it("keshi-ask-draw-town"),
        Draw::OpenOasis => it("keshi-ask-draw-open-oasis"),
        Draw::Scroll { stack } if essential => it("keshi-ask-draw-scroll-displayed").with("kind", kind(stack / 3)),
        Draw::Scroll { stack } => {
            it("keshi-ask-draw-scroll").with("kind", kind(stack / 3)).with("stack", nth(stack % 3))
        }
        Draw::Luxury { .. } if essential => it("keshi-ask-draw-luxury-displayed"),
        Draw::Luxury { shop } => it("keshi-ask-draw-luxury").with("shop", nth(shop)),
        Draw::Office => it("keshi-ask-draw-office"),
        Draw::Gate { workshop } => it("keshi-ask-draw-gate").with("workshop", nth(workshop)),
        Draw::Supply { seat } => it("keshi-ask-draw-supply").with("player", seat),
        Draw::Provision { seat } if game.deals_provisions(&state.open) => {
            it("keshi-ask-draw-provision").with("player", seat)
        }
        Draw::Provision { seat } => it("keshi-ask-draw-provision-again").with("player", seat),
        Draw::StartPlayer => it("keshi-ask-draw-start"),
        Draw::Tower => it("keshi-ask-draw-tower"),
        Draw::Oasis { .. } => it("keshi-ask-draw-oasis").with("player", state.open.seat),
    };
    Prompt { because: chain(game, &state.open), ..Prompt::of(ask) }
}
