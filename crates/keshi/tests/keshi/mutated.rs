//! Positions with something changed: whatever is accepted can be played to the end.

use std::env;

use keshi::Keshi;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;
use table::{Game, Silent, Turn, chance};

use crate::walk::{table, wander};

/// How many values a position holds, at any depth.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(map) => map.values().map(count).sum(),
        _ => 0,
    }
}

/// The value at this place, in the order of the text.
fn nth<'a>(value: &'a mut Value, at: &mut usize) -> Option<&'a mut Value> {
    if *at == 0 {
        return Some(value);
    }
    *at -= 1;
    match value {
        Value::Array(list) => list.iter_mut().find_map(|value| nth(value, at)),
        Value::Object(map) => map.values_mut().find_map(|value| nth(value, at)),
        _ => None,
    }
}

/// Changes something; `other` is another position to take things from.
fn mutate(position: &mut Value, other: &mut Value, rng: &mut ChaCha8Rng) {
    let mut below = |count: usize| chance::below(rng, count.max(1) as u32) as usize;
    // Often the effects or what the game waits for: there are few of them, and they matter most.
    let part = ["", "", "/open/stack", "/open/waits", "/open/phase", "/open/boards"][below(6)];
    let (Some(from), Some(whole)) = (other.pointer_mut(part), position.pointer_mut(part)) else { return };
    let mut at = below(count(whole));
    let given = nth(from, &mut below(count(from))).unwrap().clone();
    let other_place = below(8);
    let value = nth(whole, &mut at).unwrap();
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            *value = [number + 1, number - 1, number + 7, 0, 1, 255, 2_000, 65_535][other_place].into();
        }
        Value::Bool(is) => *is = !*is,
        Value::Array(list) if !list.is_empty() => {
            let (one, two) = (below(list.len()), below(list.len()));
            match other_place {
                0 | 1 => drop(list.remove(one)),
                2 => list.insert(two, list[one].clone()),
                3 | 4 => list.swap(one, two),
                5 => list.push(given),
                _ => list.insert(one, given),
            }
        }
        _ => *value = given,
    }
}

/// Some positions of a game.
fn positions(game: &Keshi, rng: &mut ChaCha8Rng) -> Vec<String> {
    let mut all = Vec::new();
    wander(game, game.start(), rng, |state| all.push(game.position(state)));
    all
}

#[test]
fn whatever_is_accepted_can_be_played_to_the_end() {
    // `MUTATED=100` tries harder.
    let tries: u64 = env::var("MUTATED").map_or(1, |tries| tries.parse().unwrap());
    let (mut accepted, mut refused, mut changed) = (0, 0, 0);
    for seed in 0..24 * tries {
        let game = table(seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let all = positions(&game, &mut rng);
        for _ in 0..60 {
            let text = chance::one_of(&mut rng, &all.iter().collect::<Vec<_>>());
            let other = chance::one_of(&mut rng, &all.iter().collect::<Vec<_>>());
            let [mut position, mut other] = [text, other].map(|text| serde_json::from_str::<Value>(text).unwrap());
            for _ in 0..1 + chance::below(&mut rng, 3) {
                mutate(&mut position, &mut other, &mut rng);
            }
            let Ok(mut state) = game.load(&position.to_string()) else {
                refused += 1;
                continue;
            };
            accepted += 1;
            changed += u32::from(game.position(&state) != *text);
            let mut legal = Vec::new();
            for step in 0.. {
                assert!(step < game.longest(), "no end from {position}");
                let violations = game.check(&state);
                assert!(violations.is_empty(), "{violations:?} in {} from {position}", game.position(&state));
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = game.draw(&state, &mut rng);
                        game.settle(&mut state, outcome, &mut Silent).unwrap();
                    }
                    turn => {
                        let seat = turn.seats().iter().next().unwrap();
                        game.legal(&state, seat, &mut legal);
                        assert!(!legal.is_empty(), "nothing to do in {} from {position}", game.position(&state));
                        game.apply(&mut state, seat, chance::one_of(&mut rng, &legal), &mut Silent).unwrap();
                    }
                }
            }
        }
    }
    assert!(accepted > 20 && refused > 200 && changed > 20, "{accepted} accepted, {refused} refused, {changed} new");
}
