//! Whatever the game may say has the shape that it promised.

use std::collections::BTreeSet;
use std::iter;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{Arg, Event as _, Game, Kind, Message, Prompt, Seat, Turn, Viewer, chance};

use super::{MESSAGES, label, tiles};
use crate::action::{Action, Provide};
use crate::colour::{Colour, Resource, Sector};
use crate::components::Bonus;
use crate::effect::{Cause, Effect, Source, Stack, Stairs};
use crate::event::Event;
use crate::game::Keshi;
use crate::options::{Edition, Options};
use crate::question::{self, Question};
use crate::scroll::Scroll;
use crate::state::{State, Waits};
use crate::step::Step;
use crate::tile::Tile;

mod story;

/// The game says only what it promised, in the shape that it promised, and every word in it is a word.
#[track_caller]
fn fits(message: &Message) {
    assert!(MESSAGES.iter().any(|shape| shape.fits(message)), "{message:?} has no shape");
    for (name, arg) in &message.args {
        match arg {
            Arg::Word(id) => {
                let known = MESSAGES.iter().any(|shape| shape.id == *id && shape.args.is_empty());
                assert!(known, "{}: {id}, its {name}, is no word", message.id);
            }
            Arg::Message(inner) => fits(inner),
            _ => {}
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
    let usual = Keshi::usual();
    let mut labels = BTreeSet::new();
    for action in Action::all() {
        let label = label(usual, None, action);
        fits(&label);
        assert!(label.id.starts_with("keshi-do-"), "{action} is labelled {}", label.id);
        assert!(labels.insert(format!("{label:?}")), "{action} is labelled like another action: {label:?}");
    }
    let mut used: BTreeSet<&str> = Action::all().map(|action| label(usual, None, action).id).collect();
    for (options, seed) in games() {
        let look = |game: &Keshi, state: &State| {
            let mut legal = Vec::new();
            for seat in game.turn(state).seats().iter() {
                game.legal(state, seat, &mut legal);
                let labels: BTreeSet<String> = legal
                    .iter()
                    .map(|&action| {
                        let label = game.label(state, action);
                        fits(&label);
                        used.insert(label.id);
                        format!("{label:?}")
                    })
                    .collect();
                assert_eq!(labels.len(), legal.len(), "what can be done is told apart: {labels:?}");
            }
        };
        play(options, seed, look, |_| {});
    }
    let listed: BTreeSet<&str> = MESSAGES.iter().map(|shape| shape.id).filter(|id| id.contains("-do-")).collect();
    assert_eq!(used, listed, "the labels that are used, and those that are listed");
}

/// How much of what a message tells, if it is all points and resources.
fn amounts(message: &Message) -> Option<Vec<(&'static str, i64)>> {
    let inner = |name| match message.args.iter().find(|(arg, _)| *arg == name) {
        Some((_, Arg::Message(inner))) => amounts(inner),
        _ => None,
    };
    let number = |name| match message.args.iter().find(|(arg, _)| *arg == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{other:?}"),
    };
    match (message.id, message.args.first()) {
        (tiles::NOTHING, _) => Some(Vec::new()),
        ("keshi-bonus-points", _) => Some(vec![("points", number("count"))]),
        ("keshi-bonus-resource", Some((_, Arg::Word(resource)))) => Some(vec![(resource, number("count"))]),
        ("keshi-bonus-both", _) => Some([inner("first")?, inner("second")?].concat()),
        ("keshi-bonus-more", _) => Some([inner("first")?, inner("rest")?].concat()),
        ("keshi-price-goods", Some((_, Arg::Word(colour)))) => Some(vec![(colour, number("count"))]),
        _ => None,
    }
}

/// What a label says that is paid and gained is what is paid and gained.
#[test]
fn a_label_tells_what_an_action_costs_and_gives() {
    let mut held = std::collections::BTreeMap::<&str, usize>::new();
    for (options, seed) in games() {
        let look = |game: &Keshi, state: &State| {
            let Turn::Seat { .. } = game.turn(state) else { return };
            let mut legal = Vec::new();
            game.legal(state, state.open.seat, &mut legal);
            for action in legal {
                let label = game.label(state, action);
                let (mut next, mut events) = (*state, Vec::<Event>::new());
                game.apply_unchecked(&mut next, state.open.seat, action, &mut events);
                let done: Vec<(bool, &str, i64)> = events
                    .iter()
                    .filter_map(|event| match *event {
                        Event::Got { resource, count, .. } => Some((true, super::resource(resource), count.into())),
                        Event::Scored { points, .. } => Some((true, "points", points.into())),
                        Event::Paid { resource, count, .. } => Some((false, super::resource(resource), count.into())),
                        Event::PaidGoods { colour, count, .. } => Some((false, super::colour(colour), count.into())),
                        _ => None,
                    })
                    .collect();
                let owns = |scroll| state.open.board().has(scroll);
                // With the imam nothing comes before it is known which good is spared.
                if label.id == "keshi-do-luxury-for" && game.spared(&state.open) > 0 {
                    continue;
                }
                for (name, arg) in &label.args {
                    let (gained, told) = match (*name, arg) {
                        ("gives", Arg::Message(gives)) => (true, amounts(gives)),
                        // Who has scroll 33 or 45 is asked with what to pay.
                        ("price", Arg::Message(price)) if !owns(Scroll::AnyPayment) && !owns(Scroll::AnyOasisPrice) => {
                            (false, amounts(price))
                        }
                        ("dinars", Arg::Number(0)) => (false, Some(Vec::new())),
                        ("dinars", Arg::Number(dinars)) if !owns(Scroll::AnyPayment) => {
                            (false, Some(vec![("keshi-resource-dinar", *dinars)]))
                        }
                        ("points", Arg::Number(points)) if label.id == "keshi-do-space-match" => {
                            (true, Some(vec![("points", *points)]))
                        }
                        _ => continue,
                    };
                    for (what, count) in told.into_iter().flatten() {
                        assert!(done.contains(&(gained, what, count)), "{action}: {label:?}, and {done:?} came");
                        *held.entry(label.id).or_default() += 1;
                    }
                }
            }
        };
        play(options, seed, look, |_| {});
    }
    for what in [
        "line-bonus",
        "bonus-gives",
        "rapid-gives",
        "exchange-for",
        "luxury-for",
        "gate-for",
        "space-match",
        "oasis-for",
    ] {
        assert!(held.contains_key(&*format!("keshi-do-{what}")), "{what}: {held:?}");
    }
}

#[test]
fn a_label_tells_what_holds_in_the_position() {
    let game = Keshi::with(Options { imam_and_sultan: true, ..Options::default() }).unwrap();
    let mut state = game.start();
    state.open.waits = Waits::Player;
    let mut asked = |effect, scrolls: &[u8], action| {
        state.open.stack = Stack::EMPTY;
        state.open.stack.push(effect);
        let board = &mut state.open.boards[0];
        board.scrolls = crate::tile::Tiles::NONE;
        scrolls.iter().for_each(|&scroll| board.scrolls.put(Tile(scroll)));
        let label = game.label(&state, action);
        fits(&label);
        label.args
    };
    let printed = game.components.workshops[0];
    let gate = Action::Gate(0, Colour::Gray);
    let costs = |dinars: u8, points: i8| [("dinars", i64::from(dinars).into()), ("points", i64::from(points).into())];
    assert_eq!(asked(Effect::Ask(Question::Medina), &[], gate)[2..], costs(printed.dinars, printed.points));
    assert_eq!(asked(Effect::Ask(Question::Medina), &[22], gate)[2..], costs(printed.dinars, 0));
    let third = game.components.workshops[2];
    let discounted = costs(third.dinars - 1, third.points);
    assert_eq!(asked(Effect::Ask(Question::Medina), &[32], Action::Gate(2, Colour::Gray))[2..], discounted);
    assert_eq!(asked(Effect::Ask(Question::AnyGate), &[22], gate)[2..], costs(0, printed.points), "taken, not bought");
    let rapid = |times| ("gives", tiles::times(game.components.rapid_bonuses[0], times).into());
    assert_eq!(asked(Effect::Ask(Question::Rapid), &[], Action::Rapid(0))[1], rapid(1));
    assert_eq!(asked(Effect::Ask(Question::Rapid), &[60], Action::Rapid(0))[1], rapid(2));
    let price = |args: Vec<(&'static str, Arg)>| args.into_iter().find(|(name, _)| *name == "price").unwrap().1;
    let souk = Effect::Ask(Question::Souk(question::Souk { office: true, luxury: true }));
    let whole = tiles::luxury_price(Tile(7), &game);
    assert_eq!(price(asked(souk, &[], Action::Luxury(Tile(7)))), whole.clone().into());
    assert_eq!(
        price(asked(Effect::Ask(Question::AnyLuxury), &[], Action::Luxury(Tile(7)))),
        Message::plain(tiles::NOTHING).into()
    );
    state.open.companions[Stairs::Mosque as usize] = crate::state::Companion::With(Seat::new(0));
    state.open.stack = Stack::EMPTY;
    state.open.stack.push(souk);
    let spared = Message::plain("keshi-price-spared").with("price", whole).with("count", 1);
    assert_eq!(price(game.label(&state, Action::Luxury(Tile(7))).args), spared.into());
}

#[test]
fn things_are_listed_and_counted() {
    let date = |count| tiles::bonus(Bonus::Resource(Resource::Date, count));
    let step = tiles::bonus(Bonus::RiverStep);
    let both = |first: Message, second: Message| {
        Message::plain("keshi-bonus-both").with("first", first).with("second", second)
    };
    assert_eq!(tiles::list([]), Message::plain(tiles::NOTHING));
    assert_eq!(tiles::list([date(1)]), date(1));
    let more = Message::plain("keshi-bonus-more").with("first", date(1)).with("rest", both(date(2), date(3)));
    assert_eq!(tiles::list([date(1), date(2), date(3)]), more);
    assert_eq!(tiles::times(Bonus::Resource(Resource::Date, 2), 3), date(6));
    assert_eq!(tiles::times(Bonus::RiverStep, 0), Message::plain(tiles::NOTHING));
    assert_eq!(tiles::times(Bonus::RiverStep, 1), step);
    assert_eq!(step, Message::plain("keshi-bonus-river-step").with("count", 1));
    let steps = tiles::times(Bonus::StairStep, 3);
    assert_eq!(steps, Message::plain("keshi-bonus-stair-step").with("count", 3));
    let thrice = Message::plain("keshi-bonus-times").with("count", 3).with("bonus", tiles::bonus(Bonus::AnyGood));
    assert_eq!(tiles::times(Bonus::AnyGood, 3), thrice);
    [more, steps, thrice].iter().for_each(fits);
}

/// What somebody does, or chance, at random.
fn step(game: &Keshi, state: &mut State, rng: &mut ChaCha8Rng, events: &mut Vec<Event>) {
    match game.turn(state) {
        Turn::Chance => {
            let outcome = game.draw(state, rng);
            game.settle_unchecked(state, outcome, events);
        }
        turn => {
            let (seat, mut legal) = (turn.seats().iter().next().unwrap(), Vec::new());
            game.legal(state, seat, &mut legal);
            game.apply_unchecked(state, seat, chance::one_of(rng, &legal), events);
        }
    }
}

/// Plays a random game; before every step, `look` sees the position, and `hear` what is said after it.
fn play(options: Options, seed: u64, mut look: impl FnMut(&Keshi, &State), mut hear: impl FnMut(&Event)) {
    let game = Keshi::with(options).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut state, mut events) = (game.start(), Vec::<Event>::new());
    loop {
        look(&game, &state);
        if matches!(game.turn(&state), Turn::Over) {
            return;
        }
        step(&game, &mut state, &mut rng, &mut events);
        events.drain(..).for_each(|event| hear(&event));
    }
}

/// Some random games, among them one with each river tile of season 1 that does something special.
fn games() -> impl Iterator<Item = (Options, u64)> {
    let special = [[2, 9, 12], [13, 15, 17], [1, 16, 11], [7, 3, 6]]
        .map(|river| Options { river: Some(river), ..Options::default() });
    Keshi::configurations().into_iter().step_by(19).chain(special).zip(1..)
}

#[test]
fn every_event_of_a_game_fits_for_whoever_hears_it() {
    for (options, seed) in games() {
        let players = options.players;
        let game = Keshi::with(options.clone()).unwrap();
        let usual = players > 2 && !options.is_essential();
        play(
            options,
            seed,
            |_, _| {},
            |event| {
                for viewer in Viewer::all(players) {
                    let seen = event.seen_by(viewer).unwrap();
                    fits(&seen.message());
                    fits(&game.told(&seen));
                    assert!(!usual || game.told(&seen) == seen.message(), "with our own components");
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
    let (mut explained, mut later) = (false, false);
    for (options, seed) in games() {
        let look = |game: &Keshi, state: &State| {
            let turn = game.turn(state);
            let of_seats = game.all().map(|seat| (turn.seats().contains(seat), game.prompt(state, seat)));
            let all = of_seats.chain([(turn == Turn::Chance, game.chance_prompt(state))]);
            for (expected, prompt) in all {
                assert_eq!(prompt.is_some(), expected);
                let Some(Prompt { ask, because, then }) = prompt else { continue };
                fits(&ask);
                then.iter().for_each(fits);
                if then.iter().any(|later| later.id == "keshi-ask-use") {
                    assert!(state.open.board().assistants.iter().any(|&left| left > 0), "nobody is left to be used");
                    later = true;
                }
                because.iter().for_each(fits);
                assert_ne!(ask.id, "keshi-ask-turn", "{:?}", state.effects());
                assert!(because.is_empty() || matches!(state.open.waits, Waits::Player | Waits::Chance(_)));
                explained |= !because.is_empty() && ask.id == "keshi-ask-draw-oasis";
                assert!(because.windows(2).all(|two| two[0] != two[1]), "said twice: {because:?}");
                asked.insert(ask.id);
                asked.extend(because.iter().map(|message| message.id));
            }
        };
        play(options, seed, look, |_| {});
    }
    assert!(explained, "a draw says what led to it");
    assert!(later, "what is asked later is told");
    // A tile is typed in again only at a table with a real box, where two have typed in the same.
    let draws = MESSAGES.iter().map(|shape| shape.id).filter(|id| id.starts_with("keshi-ask-draw-"));
    let draws = draws.filter(|&id| id != "keshi-ask-draw-provision-again");
    let common =
        ["supply", "disc", "first-provision", "next-provision", "select"].map(|what| format!("keshi-ask-{what}"));
    for id in draws.chain(common.iter().map(String::as_str)) {
        assert!(asked.contains(id), "{id} was never asked");
    }
}

/// The tiles whose sentence is not told with these components, by the ids of their sentences.
fn untold(game: &Keshi) -> Vec<String> {
    let does = |message: Message| match &message.args.last().unwrap().1 {
        Arg::Word(id) => *id,
        other => panic!("{other:?}"),
    };
    let tiles = |count, family: &'static str, told: fn(Message, Tile, &Keshi) -> Message| {
        let all = (1..=count).map(move |number| (format!("{family}{number:02}"), Tile(number), told));
        all.filter(move |(id, tile, told)| {
            let does = does(told(Message::plain("keshi-ended"), *tile, game));
            assert!(does == id || does == tiles::OWN, "{id} is told as {does}");
            does == tiles::OWN
        })
    };
    let scrolls = tiles(72, "keshi-scroll-", tiles::scroll).chain(tiles(30, "keshi-oasis-", tiles::oasis));
    scrolls.chain(tiles(18, "keshi-river-tile-", tiles::river_tile)).map(|(id, ..)| id).collect()
}

#[test]
fn a_tile_with_other_values_than_ours_is_not_told_with_our_sentence() {
    assert_eq!(untold(Keshi::usual()), [""; 0]);
    let changes: &[(&str, &[&str])] = &[
        ("", &[]),
        ("[river]\njetty = 15\n", &[]),
        ("[luxury]\n01 = { kind = 'tajine' }\n", &[]),
        ("[scrolls]\n01 = 'yellow'\n12 = 'green'\n", &["scroll-01", "scroll-12"]),
        ("[scrolls]\n13 = 'dinar'\n", &["scroll-13"]),
        ("[scrolls]\n16 = 'dinar'\n", &["scroll-16"]),
        ("[scrolls]\n19 = '3 water'\n", &["scroll-19"]),
        ("[scrolls]\n21 = '4 dates'\n", &["scroll-21"]),
        ("[scrolls]\n21 = '3 dates'\n", &[]),
        ("[scrolls]\n25 = '2 points'\n", &["scroll-25"]),
        ("[scrolls]\n37 = '2 orange'\n38 = '2 yellow'\n", &["scroll-37", "scroll-38"]),
        ("[scrolls]\n35 = 3\n", &["scroll-35"]),
        ("[scrolls]\n72 = 3\n", &["scroll-72"]),
        ("[oases]\n02 = { points = 3 }\n", &["oasis-02"]),
        ("[oases]\n30 = { points = 9 }\n", &["oasis-30"]),
        ("[river_tiles]\n04 = { first = 6 }\n", &["river-tile-04"]),
        ("[river_tiles]\n18 = { second = 5 }\n", &["river-tile-18"]),
    ];
    for (text, ids) in changes {
        let terms =
            table::Terms { rules: Keshi::RULES, options: Options::default(), components: Some((*text).to_owned()) };
        let game = Keshi::new(terms).unwrap_or_else(|bad| panic!("{text}: {bad:?}"));
        let ids: Vec<String> = ids.iter().map(|id| format!("keshi-{id}")).collect();
        assert_eq!(untold(&game), ids, "{text}");
    }
}

/// The words in a message, and in the messages in it.
fn words_in(message: &Message) -> Vec<(&'static str, &'static str)> {
    let words = message.args.iter().map(|(_, arg)| match arg {
        Arg::Word(word) => vec![(message.id, *word)],
        Arg::Message(inner) => words_in(inner),
        _ => Vec::new(),
    });
    words.flatten().collect()
}

/// Hosts random games without knowing which, with these components: all words that are told, asked or offered, each
/// with the sentence it stands in.
fn words_at(components: &str) -> BTreeSet<(&'static str, &'static str)> {
    let mut all = BTreeSet::new();
    for seed in 1..=16 {
        let options = serde_json::json!({ "players": 2, "river": [2, 3, 5] });
        let mut game = Kind::of::<Keshi>().start(options, Some(components.to_owned()), None).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut hear = |message: &Message| {
            fits(message);
            all.extend(words_in(message));
        };
        let mut told = Vec::new();
        while game.turn() != Turn::Over {
            if let Some((_, events)) = game.draw(&mut rng) {
                told.extend(events);
                continue;
            }
            let seat = game.turn().seats().iter().next().unwrap();
            let Prompt { ask, because, .. } = game.prompt(seat).unwrap();
            because.iter().chain([&ask]).for_each(&mut hear);
            let legal = game.legal(seat);
            legal.iter().for_each(|choice| hear(&choice.message));
            let step = format!("{seat} {}", chance::one_of(&mut rng, &legal.iter().collect::<Vec<_>>()).action);
            told.extend(game.take(&[&step]).map_err(|(_, reason)| reason).unwrap());
        }
        let mut record = Vec::new();
        Kind::of::<Keshi>()
            .replay(&game.record(), usize::MAX, Some(components.to_owned()), |_, event| record.push(event))
            .unwrap();
        for event in told.iter().chain(&record) {
            hear(&event.whole().1);
            Viewer::all(2).filter_map(|who| event.seen_by(who)).for_each(|(_, message)| hear(&message));
        }
    }
    all
}

#[test]
fn whatever_a_table_says_holds_for_its_own_components() {
    let ours = words_at("");
    let with =
        |sentence: &str, word: &str| ours.iter().any(|(in_it, told)| *in_it == sentence && told.starts_with(word));
    assert!(ours.iter().all(|(_, word)| *word != tiles::OWN), "{ours:?}");
    let sentences = [
        ("keshi-scroll-shown", "keshi-scroll-"),
        ("keshi-do-scroll", "keshi-scroll-"),
        ("keshi-got-scroll", "keshi-scroll-"),
        ("keshi-because-scroll", "keshi-scroll-"),
        ("keshi-open-oasis", "keshi-oasis-"),
        ("keshi-discovered", "keshi-oasis-"),
        ("keshi-do-oasis", "keshi-oasis-"),
        ("keshi-because-river-tile", "keshi-river-tile-"),
        ("keshi-river-won", "keshi-river-tile-"),
    ];
    for (sentence, word) in sentences {
        assert!(with(sentence, word), "{sentence} was never said");
    }

    // An owner has the keshis of scrolls 01 to 12 in another order, and other numbers on some tiles.
    let mut text = "[scrolls]\n21 = '4 dates'\n43 = 3\n67 = 2\n".to_owned();
    let rotated = Colour::ALL.into_iter().cycle().skip(1);
    text.extend((1..=12).zip(rotated).map(|(scroll, colour)| format!("{scroll:02} = '{colour}'\n")));
    text += "[river_tiles]\n03 = { first = 1 }\n[oases]\n";
    text.extend(
        (1..=13).map(|oasis| format!("{oasis:02} = {{ {} = 5 }}\n", if oasis < 5 { "points" } else { "base" })),
    );
    let changed = |id: &str| {
        let number = |family| id.strip_prefix(family).and_then(|number| number.parse().ok()).unwrap_or(0);
        matches!(number("keshi-scroll-"), 1..=12 | 21 | 43 | 67)
            || (1..=13).contains(&number("keshi-oasis-"))
            || number("keshi-river-tile-") == 3
    };
    let told = words_at(&text);
    let wrong: Vec<_> = told.iter().filter(|(_, word)| changed(word)).collect();
    assert!(wrong.is_empty(), "not so in this box: {wrong:?}");
    for (sentence, _) in sentences {
        assert!(told.contains(&(sentence, tiles::OWN)), "{sentence} never told of a tile of this box");
    }
    assert!(told.iter().any(|(_, word)| word.starts_with("keshi-oasis-")), "the others are as in ours");
}

#[test]
fn a_luxury_good_is_of_the_kind_that_it_is_at_this_table() {
    let table = |text: &str| {
        let terms =
            table::Terms { rules: Keshi::RULES, options: Options::default(), components: Some(text.to_owned()) };
        Keshi::new(terms).unwrap()
    };
    let (ours, other) = (table(""), table("[luxury]\n01 = { kind = 'necklace' }\n"));
    let (seat, luxury) = (Seat::new(0), Tile(1));
    let shown = [Event::LuxuryShown { shop: 0, luxury }, Event::GotLuxury { seat, luxury, taken: false }];
    let kinds = |game: &Keshi| {
        let told = shown.map(|event| game.told(&event));
        let all = told.into_iter().chain([label(game, None, Action::Luxury(luxury))]);
        let kind = |message: Message| message.args.into_iter().find(|(name, _)| *name == "kind").unwrap().1;
        all.map(kind).collect::<Vec<_>>()
    };
    assert_eq!(kinds(&ours), ["keshi-luxury-slipper"; 3].map(Arg::Word));
    assert_eq!(kinds(&other), ["keshi-luxury-necklace"; 3].map(Arg::Word));
}

#[test]
fn tiles_are_told_as_they_are_in_the_edition_and_with_so_many_players() {
    let table = |players, edition| Keshi::with(Options { players, edition, ..Options::default() }).unwrap();
    let does = |message: Message| message.args.last().unwrap().1.clone();
    for players in 2..=4 {
        for (edition, told) in
            [(Edition::Classic, "keshi-scroll-50"), (Edition::Essential, "keshi-scroll-50-essential")]
        {
            let game = table(players, edition);
            assert_eq!(does(label(&game, None, Action::Scroll(Tile(50)))), Arg::Word(told));
            assert_eq!(does(label(&game, None, Action::Scroll(Tile(35)))), Arg::Word("keshi-scroll-35"));
            for tile in 1..=18 {
                let shown = does(game.told(&Event::RiverTile { season: 3, tile: Tile(tile) }));
                let second = matches!(tile, 5 | 6 | 11 | 12 | 17 | 18);
                let two = if second && players == 2 { "-two" } else { "" };
                let Arg::Word(shown) = shown else { panic!("{shown:?}") };
                assert_eq!(shown, format!("keshi-river-tile-{tile:02}{two}"), "the second of two gets nothing");
            }
        }
    }
}

#[test]
fn the_essential_edition_has_a_display_and_no_shops_or_stacks() {
    let shown = Event::LuxuryShown { shop: 3, luxury: Tile(7) };
    let numbers = |edition| {
        let options = Options { edition, ..Options::default() };
        let game = Keshi::with(options.clone()).unwrap();
        let mut messages = vec![game.told(&shown)];
        let look = |game: &Keshi, state: &State| messages.extend(game.chance_prompt(state).map(|prompt| prompt.ask));
        play(options, 1, look, |_| {});
        let luxury = "keshi-luxury-";
        let of_display = |message: &&Message| {
            ["keshi-ask-draw-scroll", "keshi-ask-draw-luxury", luxury].iter().any(|id| message.id.starts_with(id))
        };
        let shown: Vec<&Message> = messages.iter().filter(of_display).collect();
        assert!(shown.iter().any(|message| message.id.starts_with("keshi-ask-draw-luxury")));
        assert!(shown.iter().any(|message| message.id.starts_with("keshi-ask-draw-scroll")));
        let numbered = |message: &&&Message| message.args.iter().any(|(_, arg)| matches!(arg, Arg::Number(_)));
        (shown.len(), shown.iter().filter(numbered).count())
    };
    let (all, numbered) = numbers(Edition::Classic);
    assert_eq!(all, numbered, "each shop and stack has its place");
    assert_eq!(numbers(Edition::Essential).1, 0);
}

#[test]
fn tiles_without_a_number_are_told_by_what_they_give() {
    let game = Keshi::usual();
    let tile = |space, tile| game.told(&Event::StaircaseTile { space, tile: Tile(tile) });
    let covers = |space: &'static str, segment: i64| {
        Message::plain("keshi-staircase-tile").with("space", space).with("segment", segment)
    };
    let keshi = |colour: &'static str| Message::plain("keshi-bonus-keshi").with("colour", colour);
    assert_eq!(tile(0, 1), covers("keshi-space-left", 2).with("gives", keshi("keshi-colour-green")));
    assert_eq!(tile(3, 21), covers("keshi-space-left", 5).with("gives", keshi("keshi-colour-gray")), "its back");
    let river = Message::plain("keshi-bonus-river-step").with("count", 1);
    assert_eq!(tile(5, 37), covers("keshi-space-middle", 5).with("gives", river.clone()));
    assert_eq!(tile(8, 16), covers("keshi-space-right", 2).with("gives", river.clone()));
    let some = |resource: &'static str, count: i64| {
        Message::plain("keshi-bonus-resource").with("resource", resource).with("count", count)
    };
    let both = |first: Message, second: Message| {
        Message::plain("keshi-bonus-both").with("first", first).with("second", second)
    };
    let (date, water, dinar) = ("keshi-resource-date", "keshi-resource-water", "keshi-resource-dinar");
    let office = |office| game.told(&Event::OfficeShown { office: Tile(office) }).args;
    assert_eq!(
        office(2),
        [("purple", some(date, 2).into()), ("orange", some(dinar, 2).into()), ("yellow", some(water, 2).into())]
    );
    let step = both(some(water, 1), Message::plain("keshi-bonus-stair-step").with("count", 1));
    let point = both(Message::plain("keshi-bonus-points").with("count", 1), some(dinar, 1));
    assert_eq!(
        office(7),
        [("purple", both(some(date, 1), river).into()), ("orange", step.into()), ("yellow", point.into())]
    );
    let every = [Bonus::AnyKeshi, Bonus::TwoOfOneColour, Bonus::PalaceStep, Bonus::MosqueStep, Bonus::AnyResource];
    every.map(tiles::bonus).iter().for_each(fits);
}

#[test]
fn what_is_taken_is_not_told_as_bought() {
    let seat = Seat::new(0);
    let luxury = |taken| Event::GotLuxury { seat, luxury: Tile(7), taken }.message();
    let gate = |taken| Event::Built { seat, workshop: 2, colour: Colour::Beige, space: 7, taken }.message();
    for (bought, taken) in [(luxury(false), luxury(true)), (gate(false), gate(true))] {
        fits(&taken);
        assert!(bought.id != taken.id && bought.args == taken.args);
    }
    fits(&Event::Spared { seat, colour: Colour::Purple }.message());
}

#[test]
fn keshis_placed_one_after_another_are_counted_together() {
    let game = Keshi::with(Options { edition: Edition::Essential, ..Options::default() }).unwrap();
    let mut state = game.start();
    let keshis = Effect::Ask(Question::Keshis(question::Keshis { left: 1, chosen: [None; 2], may: false }));
    state.open.waits = Waits::Player;
    state.open.stack = Stack::EMPTY;
    for effect in [keshis, Effect::Because(Cause::Scroll(Tile(67))), keshis, keshis, keshis] {
        state.open.stack.push(effect);
    }
    for left in [3, 2, 1] {
        let asked = super::prompt(&game, &state.open).ask;
        assert_eq!(asked, Message::plain("keshi-ask-keshis").with("count", left));
        state.open.stack.pop();
    }
}

/// A sample of the next kind of effects, so that none is forgotten.
fn after(effect: Effect) -> Option<Effect> {
    Some(match effect {
        Effect::Nothing => Effect::Because(Cause::Claim),
        Effect::Because(_) => Effect::Ask(Question::PlaceAssistant),
        Effect::Ask(Question::PlaceAssistant) => Effect::Ask(Question::Claim),
        Effect::Ask(Question::Claim) => {
            Effect::Ask(Question::ClaimSecond(question::ClaimSecond { first: Colour::Green }))
        }
        Effect::Ask(Question::ClaimSecond(_)) => Effect::Ask(Question::Assistants),
        Effect::Ask(Question::Assistants) => Effect::Do(Step::Restock),
        Effect::Do(Step::Restock) => {
            Effect::Do(Step::Gain { bonus: Bonus::AnyKeshi, times: 1, source: Source::Square })
        }
        Effect::Do(Step::Gain { .. }) => {
            Effect::Ask(Question::Deploy(question::Deploy { colour: Colour::Red, act: false }))
        }
        Effect::Ask(Question::Deploy(_)) => Effect::Do(Step::Discover { path: 0, place: 0 }),
        Effect::Do(Step::Discover { .. }) => {
            Effect::Ask(Question::Keshis(question::Keshis { left: 2, chosen: [None; 2], may: true }))
        }
        Effect::Ask(Question::Keshis(_)) => Effect::Ask(Question::TwoOfOneColour),
        Effect::Ask(Question::TwoOfOneColour) => Effect::Ask(Question::KeshiAndAction),
        Effect::Ask(Question::KeshiAndAction) => Effect::Ask(Question::Outdoors),
        Effect::Ask(Question::Outdoors) => Effect::Ask(Question::Good(question::Good { count: 1 })),
        Effect::Ask(Question::Good(_)) => {
            Effect::Ask(Question::Resources(question::Resources { left: 2, from: Resource::Date }))
        }
        Effect::Ask(Question::Resources(_)) => Effect::Do(Step::Act(Sector::River)),
        Effect::Do(Step::Act(_)) => Effect::Ask(Question::AnyAction),
        Effect::Ask(Question::AnyAction) => Effect::Ask(Question::Harvest(question::Harvest { left: 1, from: 0 })),
        Effect::Ask(Question::Harvest(_)) => Effect::Ask(Question::River(question::River { left: 0 })),
        Effect::Ask(Question::River(_)) => {
            Effect::Ask(Question::Climb(question::Climb { stairs: Stairs::Mosque, left: 0, free: true }))
        }
        Effect::Ask(Question::Climb(_)) => Effect::Ask(Question::Either(question::Either { steps: 1, may: false })),
        Effect::Ask(Question::Either(_)) => Effect::Ask(Question::Both(question::Both { steps: 3 })),
        Effect::Ask(Question::Both(_)) => Effect::Do(Step::Threshold),
        Effect::Do(Step::Threshold) => Effect::Ask(Question::Line(question::Line { ends: [2, 3], taken: 0, left: 1 })),
        Effect::Ask(Question::Line(_)) => {
            Effect::Ask(Question::Ring(question::Ring { spaces: 3, once: true, source: Source::Square }))
        }
        Effect::Ask(Question::Ring(_)) => Effect::Do(Step::Square { left: 1 }),
        Effect::Do(Step::Square { .. }) => Effect::Ask(Question::Show),
        Effect::Ask(Question::Show) => Effect::Do(Step::AfterShow),
        Effect::Do(Step::AfterShow) => Effect::Ask(Question::Rapid),
        Effect::Ask(Question::Rapid) => Effect::Do(Step::Rapids { rapids: 3 }),
        Effect::Do(Step::Rapids { .. }) => Effect::Ask(Question::Souk(question::Souk { office: true, luxury: true })),
        Effect::Ask(Question::Souk(_)) => {
            Effect::Ask(Question::OfficeStep(question::OfficeStep { step: Bonus::RiverStep }))
        }
        Effect::Ask(Question::OfficeStep(_)) => Effect::Do(Step::OfficeResource),
        Effect::Do(Step::OfficeResource) => Effect::Ask(Question::Madrasa),
        Effect::Ask(Question::Madrasa) => Effect::Do(Step::Refresh { stack: 0 }),
        Effect::Do(Step::Refresh { .. }) => Effect::Ask(Question::MustBuy(question::MustBuy { kind: 0 })),
        Effect::Ask(Question::MustBuy(_)) => {
            Effect::Ask(Question::TakeScroll(question::TakeScroll { kind: 1, dates: 0 }))
        }
        Effect::Ask(Question::TakeScroll(_)) => Effect::Ask(Question::Medina),
        Effect::Ask(Question::Medina) => {
            Effect::Ask(Question::Build(question::Build { workshop: 1, colour: Colour::Pink, taken: false }))
        }
        Effect::Ask(Question::Build(_)) => Effect::Ask(Question::GateKeshi),
        Effect::Ask(Question::GateKeshi) => Effect::Ask(Question::Aside(question::Aside { claimed: false })),
        Effect::Ask(Question::Aside(_)) => Effect::Ask(Question::Sahara),
        Effect::Ask(Question::Sahara) => Effect::Ask(Question::FreeOases(question::FreeOases { left: 2, may: true })),
        Effect::Ask(Question::FreeOases(_)) => Effect::Ask(Question::OpenOases),
        Effect::Ask(Question::OpenOases) => Effect::Do(Step::Store(Tile(1))),
        Effect::Do(Step::Store(_)) => Effect::Ask(Question::Stored(question::Stored(Colour::Gray))),
        Effect::Ask(Question::Stored(_)) => Effect::Ask(Question::Swap),
        Effect::Ask(Question::Swap) => Effect::Ask(Question::SwapFor(question::SwapFor(Colour::Gray))),
        Effect::Ask(Question::SwapFor(_)) => Effect::Ask(Question::ScoreClaimed),
        Effect::Ask(Question::ScoreClaimed) => Effect::Do(Step::Score(Tile(1))),
        Effect::Do(Step::Score(_)) => {
            Effect::Ask(Question::Return(question::Return { resource: Resource::Water, left: 12 }))
        }
        Effect::Ask(Question::Return(_)) => Effect::Ask(Question::Sell(question::Sell { from: Resource::Date })),
        Effect::Ask(Question::Sell(_)) => Effect::Ask(Question::Pay(question::Pay { left: 1, from: Resource::Date })),
        Effect::Ask(Question::Pay(_)) => {
            Effect::Ask(Question::PayAny(question::PayAny { left: 1, from: Resource::Date }))
        }
        Effect::Ask(Question::PayAny(_)) => Effect::Ask(Question::Spare(question::Spare(Tile(21)))),
        Effect::Ask(Question::Spare(_)) => Effect::Ask(Question::Settle(question::Settle { path: 0 })),
        Effect::Ask(Question::Settle(_)) => Effect::Ask(Question::AnyScroll),
        Effect::Ask(Question::AnyScroll) => Effect::Ask(Question::AnyLuxury),
        Effect::Ask(Question::AnyLuxury) => Effect::Ask(Question::AnyGate),
        Effect::Ask(Question::AnyGate) => Effect::Ask(Question::WhichPlaceholder),
        Effect::Ask(Question::WhichPlaceholder) => {
            Effect::Ask(Question::Placeholder(question::Placeholder(Colour::Gray)))
        }
        Effect::Ask(Question::Placeholder(_)) => Effect::Ask(Question::Prize),
        Effect::Ask(Question::Prize) => Effect::Ask(Question::Provide),
        Effect::Ask(Question::Provide) => return None,
    })
}

/// A sample of every effect, and of every variety that asks something of its own.
fn samples() -> Vec<Effect> {
    let all = iter::successors(Some(Effect::Nothing), |&effect| after(effect));
    let placed = Colour::ALL.map(|colour| Effect::Ask(Question::Deploy(question::Deploy { colour, act: true })));
    let more = [
        Effect::Ask(Question::Keshis(question::Keshis { left: 2, chosen: [None; 2], may: false })),
        Effect::Ask(Question::Either(question::Either { steps: 3, may: true })),
        Effect::Ask(Question::FreeOases(question::FreeOases { left: 3, may: false })),
        Effect::Ask(Question::Line(question::Line { ends: [2, 3], taken: 0, left: u8::MAX })),
        Effect::Ask(Question::Souk(question::Souk { office: true, luxury: false })),
        Effect::Ask(Question::Souk(question::Souk { office: false, luxury: true })),
        Effect::Ask(Question::Climb(question::Climb { stairs: Stairs::Palace, left: 0, free: true })),
    ];
    all.chain(placed).chain(more).collect()
}

/// The question of an effect in words, if it has one.
fn words(game: &Keshi, effect: Effect) -> Option<Message> {
    match effect {
        Effect::Ask(question) => question.words(game, &game.start().open),
        Effect::Nothing | Effect::Because(_) | Effect::Do(_) => None,
    }
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
            board.goods = [5; 3];
            Colour::GOODS.into_iter().for_each(|colour| board.aside.add(colour, 1));
            Colour::GOODS.into_iter().for_each(|colour| board.placeholders.put(colour));
            for (effect, asks) in samples.iter().zip(&mut asks) {
                let (mut answers, mut stop) = (0, false);
                if let Effect::Ask(question) = effect {
                    question.answers(game, &open, &mut |answer| {
                        answers += 1;
                        stop |= answer == Action::Stop;
                        true
                    });
                }
                *asks |= answers > 1;
                if let Effect::Ask(Question::Keshis(_) | Question::Either(_) | Question::FreeOases(_)) = effect {
                    let offered = words(game, *effect).is_some_and(|question| question.id.ends_with("-or-stop"));
                    assert!(answers == 0 || stop == offered, "{effect:?}");
                }
            }
        };
        play(options, seed, look, |_| {});
    }
    let mut questions = BTreeSet::new();
    let with_towns = Keshi::with(Options { desert_towns: true, ..Options::default() }).unwrap();
    for (effect, asks) in samples.into_iter().zip(asks) {
        for game in [Keshi::usual(), &with_towns] {
            let question = words(game, effect);
            question.iter().for_each(fits);
            assert_eq!(question.is_some(), asks, "{effect:?} asks {question:?}");
            questions.extend(question.map(|question| question.id));
        }
    }
    let elsewhere = ["turn", "claim-two", "supply", "disc", "first-provision", "next-provision", "select"];
    let of_effects = MESSAGES.iter().map(|shape| shape.id).filter(|id| {
        let asked = id.strip_prefix("keshi-ask-");
        asked.is_some_and(|what| !what.starts_with("draw-") && !elsewhere.contains(&what))
    });
    assert_eq!(questions, of_effects.collect(), "the questions of effects, and those that are listed");
}
