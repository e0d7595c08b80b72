//! Whatever the game may say has the shape that it promised.

use std::collections::BTreeSet;
use std::iter;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{Arg, Event as _, Game, Message, Prompt, Seat, Turn, Viewer, chance};

use super::asked::question;
use super::{MESSAGES, label};
use crate::action::{Action, Provide};
use crate::colour::{Colour, Resource, Sector};
use crate::components::Bonus;
use crate::effect::{Cause, Effect, Source, Stack, Stairs};
use crate::event::Event;
use crate::game::{Keshi, Options};
use crate::state::{State, Waits};
use crate::tile::Tile;

/// The game says only what it promised, in the shape that it promised, and every word in it is a word.
#[track_caller]
fn fits(message: &Message) {
    assert!(MESSAGES.iter().any(|shape| shape.fits(message)), "{message:?} has no shape");
    for (name, arg) in &message.args {
        if let Arg::Word(id) = arg {
            let known = MESSAGES.iter().any(|shape| shape.id == *id && shape.args.is_empty());
            assert!(known, "{}: {id}, its {name}, is no word", message.id);
        }
    }
}

#[test]
fn every_message_is_listed_once() {
    let ids: BTreeSet<&str> = MESSAGES.iter().map(|shape| shape.id).collect();
    assert_eq!(ids.len(), MESSAGES.len());
    assert!(ids.iter().all(|id| id.starts_with("keshi-") && id.len() > 6), "{ids:?}");
    for last in ["keshi-scroll-01", "keshi-scroll-72", "keshi-oasis-30", "keshi-river-tile-18"] {
        assert!(ids.contains(last), "{last}");
    }
}

#[test]
fn every_action_has_a_label() {
    let mut labels = BTreeSet::new();
    for action in Action::all() {
        let label = super::label(action);
        fits(&label);
        assert!(label.id.starts_with("keshi-do-"), "{action} is labelled {}", label.id);
        assert!(labels.insert(format!("{label:?}")), "{action} is labelled like another action: {label:?}");
    }
    let used: BTreeSet<&str> = Action::all().map(|action| label(action).id).collect();
    let listed: BTreeSet<&str> = MESSAGES.iter().map(|shape| shape.id).filter(|id| id.contains("-do-")).collect();
    assert_eq!(used, listed, "the labels that are used, and those that are listed");
}

/// Plays a random game; before every step, `look` sees the position, and `hear` what is said after it.
fn play(options: Options, seed: u64, mut look: impl FnMut(&Keshi, &State), mut hear: impl FnMut(&Event)) {
    let game = Keshi::with(options).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut state, mut legal, mut events) = (game.start(), Vec::new(), Vec::<Event>::new());
    loop {
        look(&game, &state);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng);
                game.settle_unchecked(&mut state, outcome, &mut events);
            }
            turn => {
                let seat = turn.seats().iter().next().unwrap();
                game.legal(&state, seat, &mut legal);
                game.apply_unchecked(&mut state, seat, chance::one_of(&mut rng, &legal), &mut events);
            }
        }
        events.drain(..).for_each(|event| hear(&event));
    }
}

/// Some random games, among them one with each river tile of season 1 that does something special.
fn games() -> impl Iterator<Item = (Options, u64)> {
    let special = [[2, 9, 12], [13, 15, 17], [1, 16, 11], [7, 3, 6]]
        .map(|river| Options { river: Some(river), ..Options::default() });
    Keshi::configurations().into_iter().chain(special).zip(1..)
}

#[test]
fn every_event_of_a_game_fits_for_whoever_hears_it() {
    for (options, seed) in games() {
        let players = options.players;
        play(
            options,
            seed,
            |_, _| {},
            |event| {
                for viewer in Viewer::all(players) {
                    let seen = event.seen_by(viewer).unwrap();
                    fits(&seen.message());
                }
            },
        );
    }
}

#[test]
fn what_seldom_happens_fits_too() {
    let seat = Seat::new(2);
    let keshis = [(Colour::Beige, 2), (Colour::Black, 1)].into_iter().collect();
    let split = Event::StackSplit { from: 9, to: 11 }.message();
    fits(&split);
    let stacks = [("kind", "keshi-kind-orange".into()), ("from", 1.into()), ("to", 3.into())];
    assert_eq!(split.args, stacks, "three stacks of each kind");
    fits(&Event::Unclaimed { keshis }.message());
    fits(&Event::Fell { keshis }.message());
    let provided = [Provide::All, Provide::Scroll, Provide::None].map(|how| Event::Provided { seat, how }.message());
    provided.iter().for_each(fits);
    assert!(provided[0].id != provided[1].id && provided[1].id != provided[2].id);
    let placed = Event::SupplyPlaced { seat, keshis: [Some(Colour::Red), None, Some(Colour::Gray)] }.message();
    let laid = ["keshi-colour-red", "keshi-colour-none", "keshi-colour-gray"].map(Arg::Word);
    assert!(placed.args[1..].iter().map(|(_, arg)| arg).eq(&laid), "{placed:?}");
}

#[test]
fn what_is_secret_is_not_told() {
    let (seat, tile) = (Seat::new(0), Some(Tile(7)));
    let dealt = Event::ProvisionDealt { seat, tile };
    assert!(dealt.message().args.contains(&("tile", "07".to_owned().into())));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert_eq!(
            dealt.seen_by(viewer).unwrap().message(),
            Message::plain("keshi-provision-dealt").with("player", seat)
        );
    }
    let chose = Event::Chose { seat, action: Some(Action::Provision(Tile(7))) };
    assert_eq!(chose.message(), Message::plain("keshi-chose").with("player", seat));
}

#[test]
fn points_gained_and_lost_are_told_apart() {
    let scored = |points| Event::Scored { seat: Seat::new(0), points, source: Source::Gates }.message();
    assert_eq!((scored(2).id, &scored(2).args[1]), ("keshi-scored", &("points", 2.into())));
    assert_eq!((scored(-3).id, &scored(-3).args[1]), ("keshi-lost-points", &("points", 3.into())));
}

#[test]
fn every_prompt_of_a_game_fits() {
    let mut asked = BTreeSet::new();
    for (options, seed) in games() {
        let look = |game: &Keshi, state: &State| {
            let turn = game.turn(state);
            let of_seats = game.all().map(|seat| (turn.seats().contains(seat), game.prompt(state, seat)));
            let all = of_seats.chain([(turn == Turn::Chance, game.chance_prompt(state))]);
            for (expected, prompt) in all {
                assert_eq!(prompt.is_some(), expected);
                let Some(Prompt { ask, because }) = prompt else { continue };
                fits(&ask);
                because.iter().for_each(fits);
                assert_ne!(ask.id, "keshi-ask-turn", "{:?}", state.effects());
                assert!(because.is_empty() || state.open.waits == Waits::Player);
                assert!(because.windows(2).all(|two| two[0] != two[1]), "said twice: {because:?}");
                asked.insert(ask.id);
                asked.extend(because.iter().map(|message| message.id));
            }
        };
        play(options, seed, look, |_| {});
    }
    let draws = MESSAGES.iter().map(|shape| shape.id).filter(|id| id.starts_with("keshi-ask-draw-"));
    let common =
        ["supply", "disc", "first-provision", "next-provision", "select"].map(|what| format!("keshi-ask-{what}"));
    for id in draws.chain(common.iter().map(String::as_str)) {
        assert!(asked.contains(id), "{id} was never asked");
    }
}

#[test]
fn a_prompt_tells_the_chain_that_led_to_it() {
    let game = Keshi::with(Options::default()).unwrap();
    let mut state = game.start();
    state.open.waits = Waits::Player;
    state.open.stack = Stack::EMPTY;
    let stack = [
        Effect::Assistants,
        Effect::Because(Cause::Action(Sector::Madrasa)),
        Effect::Madrasa { used: 3 },
        Effect::Because(Cause::Scroll(Tile(17))),
        Effect::River { left: 0 },
        Effect::Because(Cause::Rapid(2)),
        Effect::Good { count: 1 },
        Effect::Because(Cause::Rapid(2)),
        Effect::Good { count: 2 },
    ];
    stack.into_iter().for_each(|effect| state.open.stack.push(effect));
    let Prompt { ask, because } = super::prompt(&state);
    assert_eq!(ask, Message::plain("keshi-ask-good").with("count", 2));
    let scroll = Message::plain("keshi-because-scroll").with("scroll", "17".to_owned()).with("does", "keshi-scroll-17");
    let chain = [
        Message::plain("keshi-because-action").with("sector", "keshi-sector-madrasa"),
        scroll,
        Message::plain("keshi-because-rapid").with("rapid", 3),
    ];
    assert_eq!(because, chain);
    state.open.stack = Stack::EMPTY;
    assert_eq!(super::prompt(&state), Prompt::plain("keshi-ask-turn"));
}

/// A sample of the next kind of effects, so that none is forgotten.
fn after(effect: Effect) -> Option<Effect> {
    Some(match effect {
        Effect::Nothing => Effect::Because(Cause::Claim),
        Effect::Because(_) => Effect::PlaceAssistant,
        Effect::PlaceAssistant => Effect::Claim,
        Effect::Claim => Effect::ClaimSecond { first: Colour::Green },
        Effect::ClaimSecond { .. } => Effect::Assistants,
        Effect::Assistants => Effect::Restock,
        Effect::Restock => Effect::Gain { bonus: Bonus::AnyKeshi, times: 1, source: Source::Square },
        Effect::Gain { .. } => Effect::Deploy { colour: Colour::Red, act: false },
        Effect::Deploy { .. } => Effect::Discover { path: 0, place: 0 },
        Effect::Discover { .. } => Effect::Keshis { left: 2, chosen: [None; 2], may: true },
        Effect::Keshis { .. } => Effect::TwoOfOneColour,
        Effect::TwoOfOneColour => Effect::KeshiAndAction,
        Effect::KeshiAndAction => Effect::Outdoors,
        Effect::Outdoors => Effect::Good { count: 1 },
        Effect::Good { .. } => Effect::Resources { left: 2, from: Resource::Date },
        Effect::Resources { .. } => Effect::Act(Sector::River),
        Effect::Act(_) => Effect::AnyAction,
        Effect::AnyAction => Effect::Harvest { left: 1, from: 0 },
        Effect::Harvest { .. } => Effect::River { left: 0 },
        Effect::River { .. } => Effect::Climb { stairs: Stairs::Mosque, left: 0, free: true },
        Effect::Climb { .. } => Effect::Either { steps: 1, may: false },
        Effect::Either { .. } => Effect::Both { steps: 3 },
        Effect::Both { .. } => Effect::Threshold,
        Effect::Threshold => Effect::Line { ends: [2, 3], taken: 0, left: 1 },
        Effect::Line { .. } => Effect::Ring { spaces: 3, once: true, source: Source::Square },
        Effect::Ring { .. } => Effect::Square { left: 1 },
        Effect::Square { .. } => Effect::Show,
        Effect::Show => Effect::AfterShow,
        Effect::AfterShow => Effect::Rapid,
        Effect::Rapid => Effect::Rapids { rapids: 3 },
        Effect::Rapids { .. } => Effect::Souk { office: true, luxury: true },
        Effect::Souk { .. } => Effect::Madrasa { used: 0 },
        Effect::Madrasa { .. } => Effect::Refresh { stack: 0 },
        Effect::Refresh { .. } => Effect::MustBuy { kind: 0, used: 0 },
        Effect::MustBuy { .. } => Effect::TakeScroll { kind: 1, dates: 0 },
        Effect::TakeScroll { .. } => Effect::Medina,
        Effect::Medina => Effect::Build { workshop: 1, colour: Colour::Pink },
        Effect::Build { .. } => Effect::GateKeshi,
        Effect::GateKeshi => Effect::GateKeshis,
        Effect::GateKeshis => Effect::Sahara,
        Effect::Sahara => Effect::FreeOases { left: 2, may: true },
        Effect::FreeOases { .. } => Effect::OpenOases,
        Effect::OpenOases => Effect::Store(Tile(1)),
        Effect::Store(_) => Effect::Stored(Colour::Gray),
        Effect::Stored(_) => Effect::Swap,
        Effect::Swap => Effect::SwapFor(Colour::Gray),
        Effect::SwapFor(_) => Effect::ScoreClaimed,
        Effect::ScoreClaimed => Effect::Score(Tile(1)),
        Effect::Score(_) => Effect::Return { resource: Resource::Water, left: 12 },
        Effect::Return { .. } => Effect::Sell { from: Resource::Date },
        Effect::Sell { .. } => Effect::Pay { left: 1, from: Resource::Date },
        Effect::Pay { .. } => Effect::PayAny { left: 1, from: Resource::Date },
        Effect::PayAny { .. } => Effect::Prize,
        Effect::Prize => Effect::Provide,
        Effect::Provide => return None,
    })
}

/// A sample of every effect, and of every variety that asks something of its own.
fn samples() -> Vec<Effect> {
    let all = iter::successors(Some(Effect::Nothing), |&effect| after(effect));
    let placed = Colour::ALL.map(|colour| Effect::Deploy { colour, act: true });
    let more = [
        Effect::Keshis { left: 2, chosen: [None; 2], may: false },
        Effect::Either { steps: 3, may: true },
        Effect::FreeOases { left: 3, may: false },
        Effect::Line { ends: [2, 3], taken: 0, left: u8::MAX },
        Effect::Souk { office: true, luxury: false },
        Effect::Souk { office: false, luxury: true },
        Effect::Climb { stairs: Stairs::Palace, left: 0, free: true },
    ];
    all.chain(placed).chain(more).collect()
}

#[test]
fn an_effect_has_a_question_if_and_only_if_it_can_ask() {
    let samples = samples();
    let mut asks = vec![false; samples.len()];
    for (options, seed) in games() {
        let look = |game: &Keshi, state: &State| {
            if state.open.waits != Waits::Player {
                return;
            }
            let mut open = state.open;
            let board = &mut open.boards[open.seat.index()];
            board.resources = [5; 3];
            (23..=33).for_each(|scroll| board.scrolls.put(Tile(scroll)));
            Colour::GOODS.into_iter().for_each(|colour| open.gate_keshis.add(colour, 1));
            for (effect, asks) in samples.iter().zip(&mut asks) {
                let (mut answers, mut stop) = (0, false);
                game.answers(&open, *effect, &mut |answer| {
                    answers += 1;
                    stop |= answer == Action::Stop;
                    true
                });
                *asks |= answers > 1;
                if let Effect::Keshis { .. } | Effect::Either { .. } | Effect::FreeOases { .. } = effect {
                    let offered = question(*effect).is_some_and(|question| question.id.ends_with("-or-stop"));
                    assert!(answers == 0 || stop == offered, "{effect:?}");
                }
            }
        };
        play(options, seed, look, |_| {});
    }
    let mut questions = BTreeSet::new();
    for (effect, asks) in samples.into_iter().zip(asks) {
        let question = question(effect);
        question.iter().for_each(fits);
        assert_eq!(question.is_some(), asks, "{effect:?} asks {question:?}");
        questions.extend(question.map(|question| question.id));
    }
    let elsewhere = ["turn", "supply", "disc", "first-provision", "next-provision", "select"];
    let of_effects = MESSAGES.iter().map(|shape| shape.id).filter(|id| {
        let asked = id.strip_prefix("keshi-ask-");
        asked.is_some_and(|what| !what.starts_with("draw-") && !elsewhere.contains(&what))
    });
    assert_eq!(questions, of_effects.collect(), "the questions of effects, and those that are listed");
}
