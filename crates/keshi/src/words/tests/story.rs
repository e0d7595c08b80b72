//! The story of a question: what led to it, and what comes after it.

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{Arg, Game, Message, Prompt, Silent, Turn, chance};

use super::{fits, games, step, words_in};
use crate::action::{Action, Space};
use crate::colour::{Colour, Sector};
use crate::components::{Bonus, Storage};
use crate::effect::{Cause, Effect, Source, Stack, Stairs, StorageBonus};
use crate::event::Event;
use crate::game::Keshi;
use crate::options::Options;
use crate::question::{self, Question};
use crate::run::Play;
use crate::state::{Phase, State, Waits};
use crate::step::Step;
use crate::tile::Tile;
use crate::words::{colour, prompt, tiles};

#[test]
fn a_prompt_tells_the_chain_that_led_to_it() {
    let game = Keshi::with(Options::default()).unwrap();
    let mut state = game.start();
    state.open.waits = Waits::Player;
    state.open.stack = Stack::EMPTY;
    let stack = [
        Effect::Ask(Question::Assistants),
        Effect::Because(Cause::Action(Sector::Madrasa)),
        Effect::Ask(Question::Madrasa),
        Effect::Because(Cause::Scroll(Tile(17))),
        Effect::Ask(Question::River(question::River { left: 0 })),
        Effect::Because(Cause::Rapid(2)),
        Effect::Ask(Question::Good(question::Good { count: 1 })),
        Effect::Because(Cause::Rapid(2)),
        Effect::Ask(Question::Good(question::Good { count: 2 })),
    ];
    stack.into_iter().for_each(|effect| state.open.stack.push(effect));
    // What waits asks only where there is something to choose.
    let good = Message::plain("keshi-ask-good").with("count", 1);
    let river = Message::plain("keshi-ask-river");
    assert_eq!(prompt(&game, &state.open).then, [good.clone(), river.clone()]);
    for sector in [Sector::Orchard, Sector::River] {
        state.open.boards[0].assistants[sector as usize] = 1;
    }
    let Prompt { ask, because, then } = prompt(&game, &state.open);
    assert_eq!(ask, Message::plain("keshi-ask-good").with("count", 2));
    let scroll = Message::plain("keshi-because-scroll").with("scroll", "17".to_owned()).with("does", "keshi-scroll-17");
    let chain = [
        Message::plain("keshi-because-action").with("sector", "keshi-sector-madrasa"),
        scroll,
        Message::plain("keshi-because-rapid").with("rapid", 3),
    ];
    assert_eq!(because, chain);
    assert_eq!(then, [good, river, Message::plain("keshi-ask-use")]);
    state.open.stack = Stack::EMPTY;
    assert_eq!(prompt(&game, &state.open), Prompt::plain("keshi-ask-turn"));
}

/// What is asked where these effects are still to be done.
fn asked(game: &Keshi, state: &mut State, effects: &[Effect]) -> Prompt {
    state.open.waits = Waits::Player;
    state.open.stack = Stack::EMPTY;
    effects.iter().for_each(|&effect| state.open.stack.push(effect));
    let prompt = prompt(game, &state.open);
    prompt.because.iter().chain(&prompt.then).chain([&prompt.ask]).for_each(fits);
    prompt
}

fn line(bonus: Bonus) -> Message {
    Message::plain("keshi-because-line").with("gives", tiles::bonus(bonus))
}

#[test]
fn a_line_is_told_with_the_bonus_that_was_taken() {
    let game = Keshi::usual();
    // On such a line, a keshi of its own colour and any keshi are to be had: both may bring the same keshi.
    let open = game.start().open;
    let found = (1..=5u8).flat_map(|palace| (1..=5u8).map(move |mosque| [palace, mosque])).find_map(|ends| {
        let bonus = |space| game.line_bonus(&open, ends, space);
        match (bonus(Space::Left), bonus(Space::Middle)) {
            (Some(Bonus::Keshi(colour)), Some(Bonus::AnyKeshi)) => Some((ends, colour)),
            _ => None,
        }
    });
    let (ends, colour) = found.expect("such a line");
    for (taken, space, bonus) in [
        (0, Space::Left, Bonus::Keshi(colour)),
        (1 << Space::Left as u8, Space::Middle, Bonus::AnyKeshi),
        (1 << Space::Middle as u8, Space::Left, Bonus::Keshi(colour)),
    ] {
        let mut state = game.start();
        state.open.stack = Stack::EMPTY;
        let tell = &mut Silent;
        Play::new(game, &mut state, tell).take_line(ends, taken, 1, space);
        let effects = state.open.stack.list().to_vec();
        let [under @ .., Effect::Do(Step::Gain { .. })] = &effects[..] else { panic!("{effects:?}") };
        for above in [
            Effect::Ask(Question::Deploy(question::Deploy { colour, act: false })),
            Effect::Because(Cause::Deployed(colour)),
        ] {
            let told = asked(game, &mut state, &[under, &[above]].concat()).because;
            assert_eq!(told[0], line(bonus), "{effects:?}");
        }
    }
}

#[test]
fn a_keshi_of_a_gate_and_of_a_storage_space_is_told_with_where_it_comes_from() {
    let game = Keshi::usual();
    let mut state = game.start();
    let mut told = |effects: &[Effect]| asked(game, &mut state, effects).because;
    let medina = Message::plain("keshi-because-action").with("sector", "keshi-sector-medina");
    let gate = Message::plain("keshi-because-gate").with("colour", "keshi-colour-pink");
    let placed = Message::plain("keshi-because-deployed").with("colour", "keshi-colour-pink");
    let acted = Effect::Because(Cause::Action(Sector::Medina));
    let deploy = Effect::Ask(Question::Deploy(question::Deploy { colour: Colour::Pink, act: false }));
    let bonus = Effect::Because(Cause::Deployed(Colour::Pink));
    let (aside, came) =
        (Effect::Ask(Question::Aside(question::Aside { claimed: false })), Effect::Because(Cause::Gate(Colour::Pink)));
    assert_eq!(told(&[acted, aside]), std::slice::from_ref(&medina), "which comes first is asked");
    assert_eq!(told(&[acted, aside, came, deploy]), [medina.clone(), gate.clone()]);
    assert_eq!(told(&[acted, aside, came, bonus, Effect::Ask(Question::Show)]), [medina, gate, placed]);

    let storage = game.components.storage;
    let space = |icon| storage.iter().position(|&one| one == icon).unwrap() as u8;
    let mut gives = |icon, gives, above: &[Effect]| {
        let effects = [&[Effect::Because(Cause::Storage { space: space(icon), gives })], above].concat();
        let link = told(&effects).remove(0);
        assert_eq!(link.args[0], ("space", (i64::from(space(icon)) + 1).into()));
        link.args[1].1.clone()
    };
    let keshi = Arg::Message(tiles::bonus(Bonus::Keshi(Colour::Pink)));
    for above in [
        &[Effect::Ask(Question::Stored(question::Stored(Colour::Pink)))][..],
        &[deploy],
        &[bonus, Effect::Ask(Question::Show)],
    ] {
        assert_eq!(gives(Storage::Keshi, StorageBonus::Keshi(Colour::Pink), above), keshi);
    }
    let exchange = Arg::Message(Message::plain("keshi-storage-exchange"));
    for above in [
        &[Effect::Ask(Question::Swap)][..],
        &[Effect::Ask(Question::SwapFor(question::SwapFor(Colour::Red)))],
        &[deploy],
    ] {
        assert_eq!(gives(Storage::Exchange, StorageBonus::Exchange, above), exchange);
    }
    let scroll = gives(
        Storage::Scroll,
        StorageBonus::Scroll,
        &[Effect::Ask(Question::TakeScroll(question::TakeScroll { kind: 1, dates: 0 }))],
    );
    assert_eq!(scroll, Arg::Message(Message::plain("keshi-storage-scroll")));
}

#[test]
fn steps_that_are_sure_are_told_before_what_is_asked() {
    let game = Keshi::usual();
    let mut state = game.start();
    for sector in [Sector::Orchard, Sector::River] {
        state.open.boards[0].assistants[sector as usize] = 1;
    }
    state.open.boards[0].resources = [0, 1, 0];
    let climb = |left| Effect::Ask(Question::Climb(question::Climb { stairs: Stairs::Palace, left, free: false }));
    let vendor = Effect::Ask(Question::Deploy(question::Deploy { colour: Colour::Red, act: false }));
    let mut then = |effects: &[Effect]| asked(game, &mut state, effects).then;
    let using = Message::plain("keshi-ask-use");
    let steps = |bonus, count| tiles::times(bonus, count);
    let palace = [steps(Bonus::PalaceStep, 2), using.clone()];
    assert_eq!(then(&[Effect::Ask(Question::Assistants), climb(2), vendor]), palace);
    assert_eq!(
        then(&[Effect::Ask(Question::Assistants), climb(0), vendor]),
        std::slice::from_ref(&using),
        "all are made"
    );
    let water = Message::plain("keshi-ask-river");
    let river = [steps(Bonus::RiverStep, 1), water, using.clone()];
    assert_eq!(
        then(&[Effect::Ask(Question::Assistants), Effect::Ask(Question::River(question::River { left: 1 })), vendor]),
        river
    );
    let gain = Effect::Do(Step::Gain { bonus: Bonus::MosqueStep, times: 1, source: Source::Souk });
    assert_eq!(then(&[Effect::Ask(Question::Assistants), gain, vendor]), [steps(Bonus::MosqueStep, 1), using]);
}

/// What the story of a question tells is what happened before, and what it tells of later happens.
#[test]
fn the_story_of_a_question_is_true() {
    let mut held = BTreeMap::<&str, usize>::new();
    for (options, seed) in games().chain((1..=8).map(|seed| (Options { players: 2, ..Options::default() }, 100 + seed)))
    {
        let game = Keshi::with(options).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut state, mut legal) = (game.start(), Vec::new());
        // The bonuses taken of lines that are still on the stack, with where those lie.
        let mut lines: Vec<(usize, u8, Bonus)> = Vec::new();
        loop {
            let open = &state.open;
            let effects = open.stack.list();
            lines.retain(
                |&(at, taken, _)| matches!(effects.get(at), Some(Effect::Ask(Question::Line(question::Line { taken: now, .. }))) if *now == taken),
            );
            let because = match (game.turn(&state), game.chance_prompt(&state)) {
                (Turn::Seat { .. }, _) => game.prompt(&state, open.seat).unwrap().because,
                (_, prompt) => prompt.map_or(Vec::new(), |prompt| prompt.because),
            };
            for &(at, _, bonus) in lines.iter().filter(|(at, ..)| at + 1 < effects.len()) {
                let told = line(bonus);
                let nth =
                    effects[..at].iter().filter(|effect| matches!(effect, Effect::Ask(Question::Line(_)))).count();
                let links: Vec<_> = because.iter().filter(|link| link.id == told.id).collect();
                assert!(links.len() > nth, "{because:?} of {effects:?}");
                assert_eq!(*links[nth], told, "{effects:?}");
                *held.entry("line").or_default() += 1;
            }
            for link in &because {
                let board = open.board();
                assert!(words_in(link).iter().all(|(_, word)| *word != tiles::NOTHING), "{link:?}");
                match (link.id, link.args.last()) {
                    ("keshi-because-gate", Some((_, Arg::Word(named)))) => {
                        let built = board.gates.iter().flatten().any(|&gate| colour(gate) == *named);
                        assert!(built || board.has(crate::Scroll::AnyGateKeshi), "{link:?}");
                        assert_ne!(open.phase, Phase::Exchange, "what is placed then was claimed");
                        *held.entry("gate").or_default() += 1;
                    }
                    ("keshi-because-storage", Some((_, Arg::Message(gives)))) => {
                        assert_ne!(gives.id, tiles::NOTHING, "{effects:?}");
                        *held.entry(gives.id).or_default() += 1;
                    }
                    _ => {}
                }
            }
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng);
                    game.settle_unchecked(&mut state, outcome, &mut Vec::<Event>::new());
                }
                turn => {
                    let seat = turn.seats().iter().next().unwrap();
                    steps_come(&game, &state, &mut held);
                    game.legal(&state, seat, &mut legal);
                    let action = chance::one_of(&mut rng, &legal);
                    if let (
                        Some(Effect::Ask(Question::Line(question::Line { ends, taken, .. }))),
                        Action::Line(space),
                    ) = (state.open.stack.top(), action)
                    {
                        let bonus = game.line_bonus(&state.open, ends, space).unwrap();
                        lines.push((state.open.stack.list().len() - 1, taken | 1 << space as u8, bonus));
                    }
                    game.apply_unchecked(&mut state, seat, action, &mut Vec::<Event>::new());
                }
            }
        }
    }
    for what in ["line", "gate", "keshi-bonus-keshi", "keshi-storage-exchange", "steps"] {
        assert!(held.get(what).is_some_and(|&times| times > 3), "{what}: {held:?}");
    }
}

/// Steps that are told as what comes first are made before what waits under them.
fn steps_come(game: &Keshi, state: &State, held: &mut BTreeMap<&str, usize>) {
    let Some(prompt) = game.prompt(state, state.open.seat) else { return };
    let Some(Message { id, args }) = prompt.then.first() else { return };
    let (Some(of), Some((_, Arg::Number(count)))) = (id.strip_prefix("keshi-bonus-"), args.first()) else { return };
    let waits = |effect: &Effect| match effect {
        Effect::Ask(Question::River(question::River { left })) => of == "river-step" && i64::from(*left) == *count,
        Effect::Ask(Question::Climb(question::Climb { stairs, left, .. })) => {
            of == format!("{}-step", stairs.name()) && i64::from(*left) == *count
        }
        _ => false,
    };
    let Some(at) = state.effects().iter().rposition(waits) else { return };
    let (mut state, mut rng, mut events) = (*state, ChaCha8Rng::seed_from_u64(1), Vec::new());
    while state.effects().len() > at {
        step(game, &mut state, &mut rng, &mut events);
    }
    let made = events.iter().filter(|event| match event {
        Event::Floated { .. } | Event::Scored { source: Source::Jetty, .. } => of == "river-step",
        Event::Climbed { stairs, .. } => of == format!("{}-step", stairs.name()),
        Event::Scored { source: Source::Stairs, .. } => of != "river-step",
        _ => false,
    });
    assert!(made.count() as i64 >= *count, "{:?} of {events:?}", prompt.then);
    *held.entry("steps").or_default() += 1;
}

#[test]
fn who_has_scroll_61_is_asked_for_two_keshis_of_any_colours() {
    let game = Keshi::usual();
    let mut state = game.start();
    state.open.base = [(Colour::Red, 2), (Colour::Pink, 1)].into_iter().collect();
    assert_eq!(asked(game, &mut state, &[Effect::Ask(Question::Claim)]).ask, Message::plain("keshi-ask-claim"));
    state.open.boards[0].scrolls.put(Tile(61));
    assert_eq!(asked(game, &mut state, &[Effect::Ask(Question::Claim)]).ask, Message::plain("keshi-ask-claim-two"));
    // Whatever is claimed first, a second is left: with one colour only there would be no question.
    let mut seconds = Vec::new();
    game.claims(&state.open, &mut |claim| {
        let Action::Claim(first, 1) = claim else { panic!("{claim}") };
        let mut left = state.open;
        left.base.take(first, 1);
        seconds.push(game.second_claims(&left, first).count());
        true
    });
    assert_eq!(seconds, [1, 2]);
}
