//! What a fuzzer throws at the rules, and at a room. Each target is a function that panics when something is wrong, so that the
//! ordinary tests can replay the corpus without a fuzzer.

mod keshi;
mod rooms;

pub use self::keshi::{keshi_components, keshi_listed_is_accepted, keshi_position};
pub use self::rooms::{messages, tables};

use rugs::Rugs;
use table::{Action, Game, Kind, Match, Notation, Record, Seat, Silent, Step, Turn};

/// A target: its name, and what it does with some bytes.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: &[Target] = &[
    ("rugs_listed_is_accepted", rugs_listed_is_accepted),
    ("rugs_position", rugs_position),
    ("keshi_listed_is_accepted", keshi_listed_is_accepted),
    ("keshi_position", keshi_position),
    ("keshi_components", keshi_components),
    ("notation", notation),
    ("record", record),
    ("messages", messages),
    ("tables", tables),
];

/// The first byte chooses a configuration of rugs.
fn configuration(data: &[u8]) -> Option<(Rugs, &[u8])> {
    let (&first, rest) = data.split_first()?;
    let every = Rugs::configurations();
    let options = every[usize::from(first) % every.len()];
    Some((Rugs::with(options).expect("a configuration of the game's own"), rest))
}

/// What is listed is accepted and nothing else, wherever the bytes lead; and every state on the way is sound.
pub fn rugs_listed_is_accepted(data: &[u8]) {
    let Some((game, data)) = configuration(data) else { return };
    let mut state = game.start();
    let (mut legal, mut odds) = (Vec::new(), Vec::new());
    for pair in data.chunks_exact(2) {
        let seat = Seat::new(usize::from(pair[0]) % game.seats());
        let any = rugs::Action::numbered(u16::from(pair[1]) % rugs::Action::COUNT).expect("within the numbering");
        game.legal(&state, seat, &mut legal);
        assert_eq!(game.allows(&state, seat, any).is_ok(), legal.contains(&any), "{}", game.position(&state));
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                game.odds(&state, &mut odds);
                let (outcome, _) = odds[usize::from(pair[1]) % odds.len()];
                game.settle(&mut state, outcome, &mut Silent).expect("a listed outcome comes");
            }
            turn => {
                let seat = turn.seats().iter().next().expect("somebody decides");
                game.legal(&state, seat, &mut legal);
                let action = legal[usize::from(pair[1]) % legal.len()];
                game.apply(&mut state, seat, action, &mut Silent).expect("a listed action applies");
            }
        }
        assert_eq!(game.check(&state), [], "{}", game.position(&state));
    }
    assert_eq!(game.load(&game.position(&state)), Ok(state));
}

/// A position that loads is sound, prints as it was written, and plays on to the end.
pub fn rugs_position(data: &[u8]) {
    let Some((game, data)) = configuration(data) else { return };
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(mut state) = game.load(text) else { return };
    assert_eq!(game.check(&state), []);
    assert!(game.position(&state).split(' ').eq(text.split_ascii_whitespace()), "{text}");
    let mut legal = Vec::new();
    for _ in 0..game.longest() {
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let mut odds = Vec::new();
                game.odds(&state, &mut odds);
                game.settle(&mut state, odds[0].0, &mut Silent).expect("a listed outcome comes");
            }
            turn => {
                let seat = turn.seats().iter().next().expect("somebody decides");
                game.legal(&state, seat, &mut legal);
                game.apply(&mut state, seat, legal[0], &mut Silent).expect("there is always something to do");
            }
        }
        assert_eq!(game.check(&state), [], "{}", game.position(&state));
    }
    panic!("{text} does not end");
}

/// What parses as an action, an outcome or a step prints as something that parses to the same.
pub fn notation(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    notation_of::<Rugs>(text);
    notation_of::<::keshi::Keshi>(text);
    if let Ok(step) = text.parse::<Step<String, String>>() {
        assert_eq!(step.to_string().parse(), Ok(step));
    }
}

fn notation_of<G: Game>(text: &str) {
    fn again<T: Notation>(thing: T) {
        assert_eq!(thing.to_string().parse().ok(), Some(thing));
    }
    if let Ok(action) = text.parse::<G::Action>() {
        again(action);
        assert_eq!(G::Action::numbered(action.number()), Some(action));
    }
    if let Ok(outcome) = text.parse::<G::Outcome>() {
        again(outcome);
    }
}

/// What parses as a record prints as the same record, and replays or says why not.
pub fn record(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(record) = text.parse::<Record>() else { return };
    assert_eq!(record.to_string().parse(), Ok(record.clone()));
    record_of::<Rugs>(&record);
    record_of::<::keshi::Keshi>(&record);
}

fn record_of<G: Game>(record: &Record) {
    let Ok(played) = Match::<G>::replay(record, usize::MAX, None, |_, _| {}) else { return };
    let position = played.game().position(played.state());
    for text in [record, &played.record()] {
        let again = Kind::of::<G>().replay(text, usize::MAX, None, |_, _| {});
        assert_eq!(again.map(|again| again.position()).ok().as_ref(), Some(&position));
    }
}
