//! Whole games with fair dice: played, recorded, checked, and tampered with.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use std::fs;
use std::path::PathBuf;

use keshi::Keshi;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use room::dice::{Dice, Entropy, Fair, NoSeed, Seed, Unfair, check};
use rugs::Rugs;
use serde_json::{Value, json};
use table::chance::{below, one_of};
use table::{AnyMatch, BadRecord, Kind, Offer, Record, Step, Turn, Weighed};

const RUGS: Kind = Kind::of::<Rugs>();
const KESHI: Kind = Kind::of::<Keshi>();
const CHAIRS: [&str; 4] = ["Ada", "random", "Cy", "Di"];
const LUCK: [&str; 4] = ["seven", "", "Café ☕", "Di again"];

/// The games that are kept: they stay checkable for ever, and so hold how a game draws from a stream.
const KEPT: [(Kind, &str); 2] = [(RUGS, "../../docs/fair-dice.jemaa"), (KESHI, "tests/fair/keshi.jemaa")];

fn text(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

fn luck(words: &[&str]) -> Vec<Entropy> {
    text(words).into_iter().map(|word| word.try_into().unwrap()).collect()
}

/// A whole game, in which everybody does anything, and the seats are drawn.
fn play(kind: Kind, options: Value, seed: [u8; 32]) -> Record {
    let players = options["players"].as_u64().unwrap() as usize;
    let dice = Dice::new(Seed::new(seed), "0123456789ab", luck(&LUCK[..players]));
    let seats = dice.seating().into_iter().map(|chair| CHAIRS[chair].to_owned()).collect();
    let mut game = kind.start(options, None, Some(seats)).unwrap();
    let (mut draws, mut rng) = (0, ChaCha8Rng::from_seed(seed));
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                game.draw(&mut dice.draw(draws)).unwrap();
                draws += 1;
            }
            turn => {
                let seat = turn.seats().iter().next().unwrap();
                let legal: Vec<String> = game.legal(seat).into_iter().map(|choice| choice.action).collect();
                let action = &legal[below(&mut rng, legal.len() as u32) as usize];
                game.take(&[&format!("{seat} {action}")]).unwrap();
            }
        }
    }
    let mut record = game.record();
    record.header.dice = Some(dice.reveal(Some(text(&CHAIRS[..players]))));
    record
}

fn games() -> Vec<(Kind, Record)> {
    let rugs = [json!({ "players": 2 }), json!({ "players": 3, "variant": true }), json!({ "players": 4 })];
    let keshi = [
        json!({ "players": 2 }),
        json!({ "players": 3, "layer": "B2", "edition": "essential" }),
        json!({ "players": 4, "desert_towns": true, "imam_and_sultan": true }),
    ];
    let all = rugs.into_iter().map(|options| (RUGS, options)).chain(keshi.into_iter().map(|options| (KESHI, options)));
    (1..).zip(all).map(|(seed, (kind, options))| (kind, play(kind, options, [seed; 32]))).collect()
}

fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file)
}

fn kept(file: &str) -> Record {
    fs::read_to_string(path(file)).unwrap().parse().unwrap()
}

/// The steps at which something was drawn, with what.
fn draws(record: &Record) -> Vec<(usize, &str)> {
    let steps = record.steps.iter().enumerate();
    let drawn =
        steps.map(|(at, step)| if let Step::Chance(outcome) = step { Some((at, outcome.as_str())) } else { None });
    drawn.flatten().collect()
}

/// A recorded game before a step.
fn before(kind: Kind, record: &Record, step: usize) -> Box<dyn AnyMatch> {
    kind.replay(record, step, None, |_, _| {}).unwrap()
}

#[test]
fn whole_games_are_fair() {
    for (kind, record) in games() {
        let record: Record = record.to_string().parse().unwrap();
        let seats = &record.header.seats;
        let luck = seats.iter().map(|name| LUCK[CHAIRS.iter().position(|chair| chair == name).unwrap()].to_owned());
        let told = record.header.dice.as_ref().unwrap();
        let fair = Fair {
            room: "0123456789ab".to_owned(),
            commitment: told.commitment.clone(),
            luck: luck.collect(),
            draws: draws(&record).len() as u64,
            seats_drawn: true,
        };
        assert!(fair.draws > 20 && check(&kind, &record, None) == Ok(fair), "{record}");
    }
}

#[test]
fn kept_games_stay_fair() {
    for (at, (kind, file)) in KEPT.into_iter().enumerate() {
        if std::env::var_os("UPDATE_FAIR").is_some() {
            let seed = std::array::from_fn(|byte| (32 * at + byte) as u8);
            fs::write(path(file), play(kind, json!({ "players": 3 }), seed).to_string()).unwrap();
        }
        check(&kind, &kept(file), None).unwrap_or_else(|unfair| panic!("{file}: {unfair}"));
    }
}

/// What `docs/fair-dice.md` says, in other words than the program's: a number below `bound`.
fn number_below(stream: &mut impl Rng, bound: u64) -> u64 {
    loop {
        let product = u64::from(stream.next_u32()) * bound;
        if product % (1 << 32) >= (1 << 32) % bound {
            return product >> 32;
        }
    }
}

/// A draw from a list: a number below the sum of the weights, counted off.
fn from_list(stream: &mut impl Rng, offer: Vec<Weighed>) -> String {
    let mut number = number_below(stream, offer.iter().map(|weighed| u64::from(weighed.weight)).sum());
    for Weighed { outcome, weight } in offer {
        match number.checked_sub(weight.into()) {
            Some(left) => number = left,
            None => return outcome,
        }
    }
    unreachable!("the number lies below the sum of the weights")
}

/// A draw from the tower of keshi, read from the position.
fn from_tower(stream: &mut impl Rng, position: &str) -> String {
    let colours = "green gray white black pink turquoise beige brown red purple orange yellow";
    let position: Value = serde_json::from_str(position).unwrap();
    let boards = position["open"]["boards"].as_array().unwrap();
    let thrown: Vec<&Value> = boards.iter().flat_map(|board| board["selected"].as_array().unwrap()).collect();
    let (sticks, falls) = (15, 50);
    let mut came = Vec::new();
    for colour in colours.split(' ') {
        let stuck = position["open"]["tower"].get(colour).map_or(0, |stuck| stuck.as_u64().unwrap());
        let thrown = thrown.iter().filter(|other| **other == colour).count() as u64;
        let percents = (0..thrown).map(|_| 100 - sticks).chain((0..stuck).map(|_| falls));
        let count = percents.filter(|percent| number_below(stream, 100) < *percent).count();
        came.extend((count > 0).then(|| format!("{colour}{count}")));
    }
    format!("tower:{}", if came.is_empty() { "none".to_owned() } else { came.join(",") })
}

#[test]
fn every_draw_is_by_the_book() {
    let mut thrown = 0;
    for (kind, record) in games().into_iter().filter(|(_, record)| record.header.options["layer"] != "B2") {
        let told = record.header.dice.as_ref().unwrap();
        let lucks = told.luck.iter().map(|luck| luck.clone().try_into().unwrap()).collect();
        let dice = Dice::new(told.seed.parse().unwrap(), &told.room, lucks);
        // The last first: a draw needs no other.
        for (k, (step, drawn)) in draws(&record).into_iter().enumerate().rev() {
            let (game, mut stream) = (before(kind, &record, step), dice.draw(k as u64));
            let by_the_book = match game.offer().unwrap() {
                Offer::Listed(offer) => from_list(&mut stream, offer),
                Offer::TooMany => {
                    thrown += 1;
                    from_tower(&mut stream, &game.position())
                }
            };
            assert_eq!(by_the_book, drawn, "{} step {step}", kind.name);
        }
    }
    assert!(thrown > 10, "the tower was used {thrown} times");
}

#[test]
fn a_changed_draw_is_caught_at_its_step() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for (kind, record) in games() {
        let all = draws(&record);
        let mut changed = 0;
        for (k, &(step, given)) in all.iter().enumerate().filter(|(k, _)| k % 4 == 0 || k + 1 == all.len()) {
            let mut game = before(kind, &record, step);
            let others: Vec<String> = match game.offer().unwrap() {
                Offer::Listed(offer) => offer.into_iter().map(|weighed| weighed.outcome).collect(),
                // Anything else that the tower may drop.
                Offer::TooMany => vec![game.draw(&mut rng).unwrap().0],
            };
            let others: Vec<&String> = others.iter().filter(|&other| other != given).collect();
            if others.is_empty() {
                continue;
            }
            let mut tampered = record.clone();
            let recorded = one_of(&mut rng, &others).clone();
            tampered.steps[step] = Step::Chance(recorded.clone());
            let unfair = Unfair::Draw { step: step + 1, draw: k as u64, recorded, given: given.to_owned() };
            assert_eq!(check(&kind, &tampered, None), Err(unfair.clone()));
            // Not the digests have found it.
            tampered.digests.clear();
            assert_eq!(check(&kind, &tampered, None), Err(unfair));
            changed += 1;
        }
        assert!(changed > 5, "{changed} draws changed");
    }
}

/// Something in the header of a kept game is changed.
fn tampered(kind: Kind, file: &str, change: impl Fn(&mut Record)) -> Result<Fair, Unfair> {
    let mut record = kept(file);
    change(&mut record);
    check(&kind, &record, None)
}

#[test]
fn a_changed_header_is_caught() {
    for (kind, file) in KEPT {
        let tampered = |change: &dyn Fn(&mut Record)| tampered(kind, file, change);
        fn dice(record: &mut Record) -> &mut table::FairDice {
            record.header.dice.as_mut().unwrap()
        }
        let told = kept(file).header.dice.unwrap();
        let other = Seed::new([7; 32]);

        let commitment = |told: &str, made: &str| Unfair::Commitment { told: told.to_owned(), made: made.to_owned() };
        let found = tampered(&|record| dice(record).seed = other.reveal());
        assert_eq!(found, Err(commitment(&told.commitment, &other.commitment())));
        let found = tampered(&|record| dice(record).commitment = other.commitment());
        assert_eq!(found, Err(commitment(&other.commitment(), &told.commitment)));
        let capitals = told.commitment.to_uppercase();
        let found = tampered(&|record| dice(record).commitment.clone_from(&capitals));
        assert_eq!(found, Err(commitment(&capitals, &told.commitment)));

        // Whatever makes other dice gives other seats and other draws.
        let others: [&dyn Fn(&mut Record); 4] = [
            &|record| {
                dice(record).seed = other.reveal();
                dice(record).commitment = other.commitment();
            },
            &|record| dice(record).room.push('x'),
            &|record| dice(record).luck[1].push('x'),
            &|record| dice(record).luck.swap(0, 2),
        ];
        for change in others {
            let found = tampered(&|record| {
                change(record);
                dice(record).chairs = None;
            });
            assert!(matches!(found, Err(Unfair::Draw { draw: 0..20, .. })), "{found:?}");
            let found = tampered(change);
            assert!(matches!(found, Err(Unfair::Draw { .. } | Unfair::Seats { .. })), "{found:?}");
        }

        let seats = kept(file).header.seats;
        let mut swapped = seats.clone();
        swapped.swap(0, 1);
        let found = tampered(&|record| record.header.seats.clone_from(&swapped));
        assert_eq!(found, Err(Unfair::Seats { recorded: swapped.clone(), given: seats.clone() }));
        let found = tampered(&|record| dice(record).chairs.as_mut().unwrap().swap(0, 1));
        assert!(matches!(&found, Err(Unfair::Seats { recorded, .. }) if *recorded == seats), "{found:?}");
        // Who says nothing of chairs says that the seats were not drawn.
        let found = tampered(&|record| dice(record).chairs = None).unwrap();
        assert_eq!((found.seats_drawn, found.luck), (false, told.luck.clone()));

        let found = tampered(&|record| dice(record).seed.truncate(62));
        assert_eq!(found, Err(Unfair::Seed { reason: NoSeed }));
        let luck = |reason: &str| Err(Unfair::Luck { reason: reason.to_owned() });
        let found = tampered(&|record| dice(record).luck.push(String::new()));
        assert_eq!(found, luck("4 values for 3 seats"));
        let found = tampered(&|record| drop(dice(record).chairs.as_mut().unwrap().pop()));
        assert_eq!(found, luck("2 chairs for 3 seats"));
        let found = tampered(&|record| dice(record).luck[0] = "x".repeat(65));
        assert_eq!(found, luck("luck is a text of at most 64 characters"));
    }
}

#[test]
fn what_is_wrong_besides_the_dice_is_told_as_such() {
    for (kind, file) in KEPT {
        let tampered = |change: &dyn Fn(&mut Record)| tampered(kind, file, change);
        assert_eq!(tampered(&|record| record.header.dice = None), Err(Unfair::NoDice));
        let bad = |reason| Err(Unfair::Record { reason });
        assert_eq!(tampered(&|record| record.digests[1].1 ^= 1), bad(BadRecord::Digest(32)));
        // What is wrong first is told first.
        let drawn = |from: usize| draws(&kept(file)).iter().map(|&(step, _)| step).find(|step| *step >= from).unwrap();
        let other = |step: usize| match before(kind, &kept(file), step).offer() {
            Some(Offer::Listed(offer)) => {
                let others = offer.into_iter().map(|weighed| Step::Chance(weighed.outcome));
                others.into_iter().find(|other| *other != kept(file).steps[step]).unwrap()
            }
            _ => Step::Chance("tower:none".to_owned()),
        };
        let found = tampered(&|record| {
            record.digests[0].1 ^= 1;
            record.steps[drawn(16)] = other(drawn(16));
        });
        assert_eq!(found, bad(BadRecord::Digest(16)));
        let found = tampered(&|record| {
            record.digests[0].1 ^= 1;
            record.steps[drawn(0)] = other(drawn(0));
        });
        assert!(matches!(found, Err(Unfair::Draw { draw: 0, .. })), "{found:?}");
        let found = tampered(&|record| record.steps.push("1 stop".parse().unwrap()));
        assert!(matches!(found, Err(Unfair::Record { reason: BadRecord::Step { .. } })), "{found:?}");
        let found = tampered(&|record| {
            record.digests[0].1 ^= 1;
            record.steps.push("1 stop".parse().unwrap());
        });
        assert_eq!(found, bad(BadRecord::Digest(16)));
        let found = tampered(&|record| record.header.rules = 99);
        assert_eq!(found, bad(BadRecord::UnknownRules(99)));
    }
}

#[test]
fn the_beginning_of_a_fair_game_is_fair_and_a_branch_tells_nothing() {
    for (kind, file) in KEPT {
        let record = kept(file);
        for steps in [0, 1, record.steps.len() / 2, record.steps.len()] {
            let begun = before(kind, &record, steps);
            let fair = check(&kind, &begun.record(), None).unwrap();
            assert_eq!(fair.draws, draws(&record).iter().filter(|&&(at, _)| at < steps).count() as u64);
        }
        let (last, _) = *draws(&record).last().unwrap();
        let mut branch = before(kind, &record, last);
        branch.draw(&mut ChaCha8Rng::seed_from_u64(1)).unwrap();
        assert_eq!(check(&kind, &branch.record(), None), Err(Unfair::NoDice));
        let set_up = before(kind, &record, last).set_up(&branch.position()).unwrap();
        assert_eq!(set_up.record().header.dice, None);
    }
}

/// A table may begin from a position: then its draws are counted from there.
#[test]
fn a_game_from_a_position_counts_its_own_draws() {
    let record = kept(KEPT[0].1);
    let half = before(RUGS, &record, record.steps.len() / 2);
    let mut game = half.set_up(&half.position()).unwrap();
    let dice = Dice::new(Seed::new([9; 32]), "again", luck(&["", "", ""]));
    let (mut draws, mut rng) = (0, ChaCha8Rng::seed_from_u64(1));
    while game.turn() != Turn::Over {
        if game.draw(&mut dice.draw(draws)).is_some() {
            draws += 1;
            continue;
        }
        let seat = game.turn().seats().iter().next().unwrap();
        let legal = game.legal(seat);
        let action = &legal[below(&mut rng, legal.len() as u32) as usize].action;
        game.take(&[&format!("{seat} {action}")]).unwrap();
    }
    let mut record = game.record();
    record.header.dice = Some(dice.reveal(None));
    let fair = check(&RUGS, &record, None).unwrap();
    assert_eq!((fair.draws, fair.seats_drawn), (draws, false));
    assert!(draws > 5);
}

/// For the page and for programs.
#[test]
fn what_is_found_has_a_form_for_programs() {
    let found = Unfair::Draw { step: 12, draw: 4, recorded: "3".to_owned(), given: "2".to_owned() };
    let data = json!({ "fault": "draw", "step": 12, "draw": 4, "recorded": "3", "given": "2" });
    assert_eq!(json!(found), data);
    assert_eq!(json!(Unfair::NoDice), json!({ "fault": "no_dice" }));
    let found = Unfair::from(BadRecord::Digest(16));
    let reason = "after step 16 the position is not the one that was recorded";
    assert_eq!(json!(found), json!({ "fault": "record", "reason": reason }));
}
