//! What is asked: every question, every common choice and every draw, with what led to it.

use table::{Message, Prompt};

use super::{STAIRS, colour, kind, nth, sector, tiles};
use crate::components::Bonus;
use crate::effect::{Cause, Effect, StorageBonus};
use crate::game::Keshi;
use crate::question::Question;
use crate::state::{Draw, Open, Phase, State, Waits};

/// What a seat is asked.
pub(crate) fn prompt(game: &Keshi, open: &Open) -> Prompt {
    let turn = || Message::plain("keshi-ask-turn");
    match open.waits {
        Waits::Player => {
            let question = match open.stack.question() {
                Some(Question::Keshis(keshis)) => Some(Question::Keshis(keshis.together(open))),
                question => question,
            };
            let ask = question.and_then(|question| question.words(game, open)).unwrap_or_else(turn);
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
    let building = matches!(now, Some(Effect::Ask(Question::Build(_))));
    let guards = open.board().free_guards().saturating_sub(building.into());
    let asks = |question| match question {
        Question::Medina if guards == 0 => false,
        question => {
            let mut answers = 0;
            question.answers(game, open, &mut |_| {
                answers += 1;
                answers < 2
            });
            answers > 1
        }
    };
    let sure = |(bonus, times)| (times > 0).then(|| tiles::times(bonus, times));
    let told = |&effect| match effect {
        Effect::Nothing | Effect::Because(_) => [None, None],
        Effect::Do(step) => [step.brings().and_then(sure), None],
        Effect::Ask(question) => {
            let words = question.words(game, open).filter(|_| asks(question));
            [question.brings().and_then(sure), words]
        }
    };
    let mut then: Vec<Message> = effects.flat_map(told).flatten().collect();
    then.dedup();
    if then.first() == Some(ask) {
        then.remove(0);
    }
    then
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
