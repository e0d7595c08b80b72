//! What a fuzzer throws at keshi.

use keshi::{Action, Components, Discs, Edition, Keshi, Offices, Options, Phase, StaircaseTiles, State};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;
use table::{Action as _, Game, Odds, Seat, Silent, Terms, Turn, chance};

/// The first byte chooses a configuration, and the second seeds what is drawn before the first decision.
fn set_up(data: &[u8]) -> Option<(Keshi, State, &[u8])> {
    let [first, second, rest @ ..] = data else { return None };
    let every = Keshi::configurations();
    let options = every[usize::from(*first) * every.len() / 256].clone();
    let game = Keshi::with(options).expect("a configuration of the game's own");
    let mut state = game.start();
    let mut rng = ChaCha8Rng::seed_from_u64((*second).into());
    while state.phase() == Phase::Setup && game.turn(&state) == Turn::Chance {
        let outcome = game.draw(&state, &mut rng);
        game.settle(&mut state, outcome, &mut Silent).expect("what is drawn can come");
    }
    Some((game, state, rest))
}

/// Takes the step that a number chooses. False, if the game is over.
fn step(game: &Keshi, state: &mut State, choice: u8, legal: &mut Vec<Action>) -> bool {
    let choice = usize::from(choice);
    match game.turn(state) {
        Turn::Over => return false,
        Turn::Chance => {
            let mut odds = Vec::new();
            let outcome = match game.odds(state, &mut odds) {
                Odds::Listed => odds[choice % odds.len()].0,
                Odds::TooMany => game.draw(state, &mut ChaCha8Rng::seed_from_u64(choice as u64)),
            };
            assert!(game.likelihood(state, outcome) > 0.0, "{outcome}");
            game.settle(state, outcome, &mut Silent).expect("what can come comes");
        }
        turn => {
            let seat = turn.seats().iter().next().expect("somebody decides");
            game.legal(state, seat, legal);
            let action = legal[choice % legal.len()];
            game.apply(state, seat, action, &mut Silent).expect("a listed action applies");
        }
    }
    assert_eq!(game.check(state), [], "{}", game.position(state));
    true
}

/// Plays on to the end, in one of many ways.
fn play_on(game: &Keshi, mut state: State, seed: u64) {
    let mut legal = Vec::new();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..game.longest() {
        if !step(game, &mut state, chance::below(&mut rng, 256) as u8, &mut legal) {
            return;
        }
    }
    panic!("{} does not end", game.position(&state));
}

/// What is listed is accepted and nothing else, wherever the bytes lead; and every state on the way is sound.
pub fn keshi_listed_is_accepted(data: &[u8]) {
    let Some((game, mut state, data)) = set_up(data) else { return };
    let mut legal = Vec::new();
    for bytes in data.chunks_exact(3) {
        let seat = Seat::new(usize::from(bytes[0]) % game.seats());
        // Three bits are left over for the higher half of a number.
        let number = u16::from_le_bytes([bytes[1], bytes[0] >> 5]) % Action::COUNT;
        let any = Action::numbered(number).expect("within the numbering");
        game.legal(&state, seat, &mut legal);
        assert_eq!(game.allows(&state, seat, any).is_ok(), legal.contains(&any), "{any}: {}", game.position(&state));
        if !step(&game, &mut state, bytes[2], &mut legal) {
            break;
        }
    }
    assert_eq!(game.load(&game.position(&state)), Ok(state));
}

/// A position that loads is sound, prints as something that loads to the same, and plays on to the end. The bytes are
/// a text; or else how far to play, and which values of the position there to change.
pub fn keshi_position(data: &[u8]) {
    let Some((game, mut state, data)) = set_up(data) else { return };
    let text = match data {
        [b'{', ..] => match str::from_utf8(data) {
            Ok(text) => text.to_owned(),
            Err(_) => return,
        },
        [far, seed, changes @ ..] => {
            let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64((*seed).into()), Vec::new());
            for _ in 0..u16::from(*far) * 3 {
                step(&game, &mut state, chance::below(&mut rng, 256) as u8, &mut legal);
            }
            let mut position = serde_json::from_str(&game.position(&state)).expect("a position is JSON");
            changes.chunks_exact(3).for_each(|change| edit(&mut position, change));
            position.to_string()
        }
        _ => return,
    };
    let Ok(state) = game.load(&text) else { return };
    assert_eq!(game.check(&state), [], "{text}");
    assert_eq!(game.load(&game.position(&state)), Ok(state), "{text}");
    play_on(&game, state, text.len() as u64);
}

/// Changes a value of a position: two bytes say which, one says how.
fn edit(position: &mut Value, change: &[u8]) {
    let mut values = Vec::new();
    leaves(position, &mut values);
    let texts: Vec<Value> = values.iter().filter(|value| value.is_string()).map(|value| (**value).clone()).collect();
    let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % values.len();
    let how = usize::from(change[2]);
    *values[at] = match &*values[at] {
        Value::Bool(is) => Value::from(!is),
        Value::Array(_) => Value::from(vec![if how.is_multiple_of(2) {
            Value::from(how / 2)
        } else {
            texts[how % texts.len()].clone()
        }]),
        Value::Number(_) if how < 250 => Value::from(how),
        Value::String(_) if how < 250 => texts[how % texts.len()].clone(),
        Value::Null if how < 128 => Value::from(how),
        Value::Null => texts[how % texts.len()].clone(),
        _ => Value::Null,
    };
}

/// All values that hold no others.
fn leaves<'a>(value: &'a mut Value, into: &mut Vec<&'a mut Value>) {
    if value.as_array().is_none_or(Vec::is_empty) && !value.is_object() {
        return into.push(value);
    }
    match value {
        Value::Array(list) => list.iter_mut().for_each(|value| leaves(value, into)),
        Value::Object(fields) => fields.values_mut().for_each(|value| leaves(value, into)),
        _ => {}
    }
}

/// A component file that is accepted makes a game that can be played, by two to four, with nothing more and with everything.
pub fn keshi_components(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let Ok(components) = Components::with("fuzz.toml", text) else { return };
    let all = Options {
        edition: Edition::Essential,
        staircase_tiles: StaircaseTiles::Random,
        imam_and_sultan: true,
        offices: Offices::Mixed,
        discs: Discs::Purple,
        desert_towns: true,
        ..Options::default()
    };
    let plain = Options::default();
    for (players, with) in (2..=4).flat_map(|players| [(players, &all), (players, &plain)]) {
        let options = Options { players, ..with.clone() };
        let terms = Terms { rules: Keshi::RULES, options, components: Some(text.to_owned()) };
        let game = Keshi::new(terms).expect("what was accepted before is accepted again");
        assert_eq!(game.components(), Some(components.set()));
        play_on(&game, game.start(), components.hash);
    }
}
