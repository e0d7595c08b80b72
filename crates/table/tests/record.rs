//! Records: written, read, replayed, and refused with the right words.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use sealed::{Options, Sealed, State};
use table::chance::{below, one_of};
use table::{BadRecord, FairDice, Game, Match, Record, Silent, Step, Terms, Turn, digest};

/// A whole game, with everything a record may hold but a start and digests on the way.
const GAME: &str = "\
jemaa record 1
game: sealed
rules: 2
options: {\"players\":2}
components: our cards 6f89fc9ebd477651
seats: [\"Ada\",\"Bo\"]

* sun
* moon
* star
* sun
* star
* star
1 sun | 2 star
1 shake
* fall 003
1 moon | 2 star
2 keep
1 star | 2 sun
2 shake
* fall 00c
= 3f619f50580878e1
";

fn read(text: &str) -> Record {
    text.parse().unwrap_or_else(|reason: BadRecord| panic!("{reason}\n{text}"))
}

fn replay(record: &Record) -> Result<Match<Sealed>, BadRecord> {
    Match::replay(record, usize::MAX, None, |_, _| {})
}

/// What is wrong with a record, in words.
fn wrong(text: &str) -> String {
    match text.parse::<Record>().and_then(|record| replay(&record)) {
        Ok(_) => panic!("nothing is wrong with\n{text}"),
        Err(reason) => reason.to_string(),
    }
}

/// The record with a part of it replaced.
fn with(from: &str, to: &str) -> String {
    assert_eq!(GAME.matches(from).count(), 1, "“{from}”");
    GAME.replace(from, to)
}

/// A game played at random, and all the positions between its steps.
fn random(players: usize, seed: u64, components: Option<&str>) -> (Match<Sealed>, Vec<State>) {
    let terms = Terms { rules: 2, options: Options { players }, components: components.map(str::to_owned) };
    let names = (0..players).map(|number| format!("p{number}")).collect();
    let game = Arc::new(Sealed::new(terms).expect("a table"));
    let mut played = Match::new(Arc::clone(&game), names).expect("a name for every seat");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut states = vec![*played.state()];
    loop {
        let done = match played.turn() {
            Turn::Over => return (played, states),
            Turn::Chance => played.settle(game.draw(played.state(), &mut rng), &mut Silent),
            turn => {
                let seat = one_of(&mut rng, &turn.seats().iter().collect::<Vec<_>>());
                let mut legal = Vec::new();
                game.legal(played.state(), seat, &mut legal);
                played.apply(seat, one_of(&mut rng, &legal), &mut Silent)
            }
        };
        done.expect("what is listed applies");
        if played.steps().len() == states.len() {
            states.push(*played.state());
        }
    }
}

#[test]
fn a_record_is_written_as_it_was_read() {
    let record = read(GAME);
    assert_eq!(record.to_string(), GAME);
    assert_eq!(replay(&record).unwrap().record().to_string(), GAME);
    assert_eq!(record.steps.len(), 14);
    assert_eq!(record.digests[0].0, 14);
    let choices = ["1 sun", "2 star"].map(|choice| choice.split_once(' ').unwrap());
    let choices = choices.map(|(seat, card)| (seat.parse().unwrap(), card.to_owned()));
    assert_eq!(record.steps[6], Step::Act(choices.into()));
    assert_eq!(record.steps[8], Step::Chance("fall 003".to_owned()));
}

#[test]
fn digests_are_fnv_1a() {
    for (text, expected) in
        [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)]
    {
        assert_eq!(digest(text), expected);
    }
}

#[test]
fn comments_blank_lines_and_loose_spaces_mean_nothing() {
    let loose =
        GAME.replace("game:", "# played in the evening\r\n  game:").replace("1 shake", "\n# what now?\n\n 1  shake ");
    let loose = loose.replace("1 sun | 2 star", "1 sun|2   star").replace("* fall 003\n", "*fall 003\r\n\t\n");
    assert_eq!(read(&format!("# first\n{loose}\n\n# last")), read(GAME));
}

#[test]
fn odd_names_survive() {
    let names =
        ["\"quoted\" \\ 'name'", "two\nlines\r\n# no comment\n= 0123", "1 a | 2 b", "", " ", "名前 é 🃏 \u{2028}\u{0}"];
    for pair in names.windows(2) {
        let game = Arc::new(Sealed::with(Options::default()).unwrap());
        let named = Match::new(game, pair.iter().map(|&name| name.to_owned()).collect()).unwrap();
        let record = named.record();
        assert_eq!(read(&record.to_string()), record);
        assert_eq!(replay(&read(&record.to_string())).unwrap().names(), pair);
        assert_eq!(record.to_string().lines().count(), 8, "{record}");
    }
}

#[test]
fn a_start_and_the_name_of_components_survive() {
    let mut record = read(GAME);
    record.header.start = Some("a: b = | \" # {}".to_owned());
    for name in ["", "x", " spaced  out ", "with: colon", "0123456789abcdef"] {
        record.header.components.as_mut().unwrap().name = name.to_owned();
        assert_eq!(read(&record.to_string()), record, "{name}");
    }
    record.header.components = None;
    assert_eq!(read(&record.to_string()), record);
}

/// What a record may say of its dice.
const DICE: &str = r#"dice: {"room":"r","commitment":"c","seed":"s","luck":["a","b"],"chairs":["Bo","Ada"]}"#;

#[test]
fn dice_survive_until_somebody_plays_on() {
    let text = with("\"Bo\"]", &format!("\"Bo\"]\n{DICE}"));
    let record = read(&text);
    assert_eq!(record.to_string(), text);
    assert_eq!(replay(&record).unwrap().record(), record);
    for steps in [0, 7, 13] {
        let mut part = Match::<Sealed>::replay(&record, steps, None, |_, _| {}).unwrap();
        assert_eq!(part.record().header, record.header);
        let part_of_it = part.set_up(&part.game().position(part.state())).unwrap();
        assert_eq!(part_of_it.record().header.dice, None, "another game");
        part.take(&record.steps[steps], &mut Silent).unwrap();
        assert_eq!(part.record().header.dice, None, "another line");
    }
    // They stand with a start, and without chairs; what a player wrote stays in its line.
    let mut record = record;
    record.header.start = Some("here".to_owned());
    let odd = "\n= 0123\r\n\u{2028}\u{0}\"}".to_owned();
    let luck = vec![odd.clone(), " ".to_owned()];
    let room = odd.clone();
    record.header.dice =
        Some(FairDice { room, commitment: odd, seed: String::new(), luck, chairs: None, round: false });
    assert_eq!(read(&record.to_string()), record);
    assert_eq!(record.to_string().lines().count(), GAME.lines().count() + 2);
}

#[test]
fn every_prefix_leads_to_its_position() {
    let mut on_the_way = 0;
    for (players, seed) in (2..=3).flat_map(|players| (0..150).map(move |seed| (players, seed))) {
        let (played, states) = random(players, seed, None);
        let record = read(&played.record().to_string());
        assert_eq!(record, played.record());
        for (steps, state) in states.iter().enumerate() {
            let again = Match::<Sealed>::replay(&record, steps, None, |_, _| {}).unwrap();
            assert_eq!((again.state(), again.steps().len()), (state, steps));
            let part = again.record();
            assert_eq!(part.steps, record.steps[..steps]);
            assert_eq!(*replay(&read(&part.to_string())).unwrap().state(), *state);
        }
        let last = states.len() - 1;
        let digests: Vec<usize> = record.digests.iter().map(|&(after, _)| after).collect();
        assert_eq!(digests, if last > 16 { vec![16, last] } else { vec![last] });
        on_the_way += usize::from(last > 16);
    }
    assert!(on_the_way > 0, "some games are long enough for a digest on the way");
}

#[test]
fn replaying_tells_what_playing_told() {
    let mut told = Vec::new();
    Match::<Sealed>::replay(&read(GAME), usize::MAX, None, |step, event| told.push((step, event))).unwrap();
    // Six cards drawn; three times two chosen and two turned over; a card kept, the tower shaken twice, and the end.
    assert_eq!(told.len(), 6 + 3 * 4 + 1 + 2 + 1);
    assert!(told.is_sorted_by_key(|&(step, _)| step) && told[0].0 == 1, "each with the number of its step");
}

#[test]
fn other_components_must_be_at_hand() {
    let components = "moon 3\nsun 1";
    let (played, _) = random(2, 7, Some(components));
    let record = played.record();
    let others = |text: Option<&str>| Match::<Sealed>::replay(&record, usize::MAX, text.map(str::to_owned), |_, _| {});
    assert_eq!(others(Some(components)).unwrap().record(), record);
    assert_eq!(others(Some("sun 1\nmoon 3")).unwrap().record(), record, "the same values, written otherwise");
    let ours = Sealed::with(Options::default()).unwrap().components().unwrap();
    let theirs = played.game().components().unwrap();
    assert_eq!((theirs.name.as_str(), ours.name.as_str()), ("other cards", "our cards"));
    let reason = others(None).unwrap_err().to_string();
    assert_eq!(reason, format!("it was played with the components {theirs}, and not with {ours}"));
    let reason = others(Some("sun 0")).unwrap_err().to_string();
    assert_eq!(reason, "its table cannot be had: “sun 0” is no card and its worth from 1 to 9");
    let reason = wrong(&with("components: our cards 6f89fc9ebd477651\n", ""));
    assert_eq!(reason, format!("it was played with the components no components, and not with {ours}"));
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    let no_step = |text| format!("“{text}” is no step: expected a seat and an action, or * and an outcome");
    let cases = [
        (String::new(), "line 1: a record begins with “jemaa record 1”".to_owned()),
        ("# only\n# comments".to_owned(), "line 1: a record begins with “jemaa record 1”".to_owned()),
        (format!("# one\n# two\nthree\n{GAME}"), "line 3: a record begins with “jemaa record 1”".to_owned()),
        (with("record 1", "record 2"), "line 1: this program reads “jemaa record 1”, not “jemaa record 2”".to_owned()),
        (with("rules: 2", "nonsense"), "line 3: “nonsense” is no line of a header".to_owned()),
        (with("rules: 2", "# a comment counts\nrules:"), "line 4: “rules:” is no line of a header".to_owned()),
        (with("rules: 2", "colour: red"), "line 3: a header has no line “colour:”".to_owned()),
        (with("rules: 2", "rules: two"), "line 3: cannot read “rules”: invalid digit found in string".to_owned()),
        (with("rules: 2", "rules: 2\nrules: 2"), "line 4: “rules:” stands here a second time".to_owned()),
        (with("rules: 2", "rules: 2\ngame: rugs"), "line 4: “game:” stands here a second time".to_owned()),
        (
            with("{\"players\":2}", "{"),
            "line 4: cannot read “options”: EOF while parsing an object at line 1 column 1".to_owned(),
        ),
        (
            with("[\"Ada\",\"Bo\"]", "[\"Ada\",2]"),
            "line 6: cannot read “seats”: invalid type: integer `2`, expected a string at line 1 column 8".to_owned(),
        ),
        (
            with("our cards 6f89fc9ebd477651", "6f89fc9ebd477651"),
            "line 5: cannot read “components”: expected a name and 16 hexadecimal digits".to_owned(),
        ),
        (
            with("our cards 6f89fc9ebd477651", "our cards 6f89fc9ebd47765"),
            "line 5: cannot read “components”: expected a name and 16 hexadecimal digits".to_owned(),
        ),
        (with("rules: 2", &format!("{DICE}\n{DICE}")), "line 4: “dice:” stands here a second time".to_owned()),
        (
            with("rules: 2", "dice: {\"room\":\"r\"}"),
            "line 3: cannot read “dice”: missing field `commitment` at line 1 column 12".to_owned(),
        ),
        (
            with("rules: 2", &DICE.replace("room", "rooms")),
            "line 3: cannot read “dice”: unknown field `rooms`, expected one of `room`, `commitment`, `seed`, `luck`, `chairs`, `round` at line 1 column 8".to_owned(),
        ),
        (with("= ", "= 1"), "line 22: expected 16 hexadecimal digits after =".to_owned()),
        (with("= 3", "= +"), "line 22: expected 16 hexadecimal digits after =".to_owned()),
        (with("1 shake", "1"), format!("line 15: {}", no_step("1"))),
        (with("1 shake", "shake"), format!("line 15: {}", no_step("shake"))),
        (with("1 moon | 2 star", "1 moon |"), format!("line 17: {}", no_step(""))),
        (with("1 shake", "one shake"), "line 15: “one” is no seat: seats are numbered from 1 to 8".to_owned()),
        (with("1 shake", "9 shake"), "line 15: “9” is no seat: seats are numbered from 1 to 8".to_owned()),
        (with("1 shake", "0 shake"), "line 15: “0” is no seat: seats are numbered from 1 to 8".to_owned()),
    ];
    for (text, reason) in cases {
        assert_eq!(wrong(&text), reason, "{text}");
        assert!(matches!(text.parse::<Record>(), Err(BadRecord::Line { .. })), "{text}");
    }
}

#[test]
fn a_missing_line_is_named() {
    for (line, key) in [
        ("game: sealed\n", "game"),
        ("rules: 2\n", "rules"),
        ("options: {\"players\":2}\n", "options"),
        ("seats: [\"Ada\",\"Bo\"]\n", "seats"),
    ] {
        assert_eq!(wrong(&with(line, "")), format!("the header has no line “{key}:”"));
        assert_eq!(with(line, "").parse::<Record>(), Err(BadRecord::Missing(key)));
    }
    assert_eq!(wrong("jemaa record 1\n"), "the header has no line “game:”");
    let twice = wrong(&with("{\"players\":2}", "{\"players\":2,\"players\":3}"));
    assert!(twice.contains("cannot read “options”: “players” is given twice"), "{twice}");
    assert_eq!(wrong(&with("rules: 2\n", "\nrules: 2\n")), "the header has no line “rules:”");
}

#[test]
fn a_table_that_cannot_be_had_is_named() {
    let cases = [
        (with("game: sealed", "game: rugs"), "this is a record of rugs"),
        (with("rules: 2", "rules: 0"), "it was played by version 0 of the rules, which this program does not know"),
        (with("rules: 2", "rules: 3"), "it was played by version 3 of the rules, which this program does not know"),
        (with("{\"players\":2}", "{\"players\":4}"), "its table cannot be had: sealed is for 2 or 3 players"),
        (with("{\"players\":2}", "{\"players\":3}"), "its table cannot be had: 2 names for 3 seats"),
        (
            with("{\"players\":2}", "{\"tempo\":1}"),
            "its table cannot be had: sealed has no option “tempo”; it has players",
        ),
        (with("\"Bo\"]", "\"Bo\",\"Cy\"]"), "its table cannot be had: 3 names for 2 seats"),
        (
            with("\"Bo\"]", "\"Bo\"]\nstart: x"),
            "the position it begins from cannot be: notation: expected value at line 1 column 1",
        ),
    ];
    for (text, reason) in cases {
        assert_eq!(wrong(&text), reason);
    }
    let start = replay(&read(GAME)).unwrap().game().start();
    let start = Sealed::with(Options::default())
        .unwrap()
        .position(&start)
        .replace("4095", "1")
        .replace("[0,0,0],[0", "[9,0,0],[0");
    let reason = wrong(&with("\"Bo\"]", &format!("\"Bo\"]\nstart: {start}")));
    assert!(
        reason.starts_with("the position it begins from cannot be: cards: ") && reason.contains("; tower: "),
        "{reason}"
    );
    replay(&read(&with("rules: 2", "rules: 1"))).expect("older rules are known");
}

#[test]
fn a_step_that_cannot_be_taken_is_named() {
    let order = "seats that choose at the same time stand in one step, in seat order";
    let nobody = "there is no seat 3 at this table, which has 2";
    let cases = [
        (with("1 shake", "1 jump"), "step 8, “1 jump”: “jump”: expected moon, star, sun, keep or shake".to_owned()),
        (
            with("* fall 003", "* rise"),
            "step 9, “* rise”: “rise”: expected moon, star, sun, or fall and a hexadecimal number".to_owned(),
        ),
        (with("1 shake", "2 shake"), "step 8, “2 shake”: refusal-not-your-turn".to_owned()),
        (with("1 shake", "* sun"), "step 8, “* sun”: refusal-no-chance-now".to_owned()),
        (with("* moon", "1 moon"), "step 2, “1 moon”: refusal-chance-first".to_owned()),
        (with("* fall 00c", "* fall 003"), "step 14, “* fall 003”: sealed-refusal-not-in-the-tower".to_owned()),
        (with("* fall 00c", "* fall 00c\n1 keep"), "step 15, “1 keep”: refusal-game-over".to_owned()),
        // Choices out of order, twice by one seat, of one seat only, of too many, and in lines of their own.
        (with("1 sun | 2 star", "2 star | 1 sun"), format!("step 7, “2 star | 1 sun”: {order}")),
        (with("1 sun | 2 star", "1 sun | 1 sun"), format!("step 7, “1 sun | 1 sun”: {order}")),
        (with("1 sun | 2 star", "1 sun"), format!("step 7, “1 sun”: {order}")),
        (with("1 sun | 2 star", "2 star"), format!("step 7, “2 star”: {order}")),
        (with("1 sun | 2 star", "1 sun\n2 star"), format!("step 7, “1 sun”: {order}")),
        (with("1 sun | 2 star", "1 sun | 2 star | 3 sun"), format!("step 7, “1 sun | 2 star | 3 sun”: {nobody}")),
        (with("2 keep\n1 star | 2 sun", "2 keep | 3 sun"), format!("step 11, “2 keep | 3 sun”: {nobody}")),
    ];
    for (text, reason) in cases {
        assert_eq!(wrong(&text), reason);
    }
}

/// Steps that follow each other stand in lines of their own, even if the seats are in order.
#[test]
fn steps_that_follow_each_other_are_not_one() {
    let order = "seats that choose at the same time stand in one step, in seat order";
    let text = GAME.replace("1 shake\n* fall 003\n1 moon | 2 star", "1 keep | 2 star");
    assert_eq!(wrong(&text), format!("step 8, “1 keep | 2 star”: {order}"));
    let mut chosen = Match::<Sealed>::replay(&read(GAME), 9, None, |_, _| {}).unwrap();
    chosen.take(&"2 star".parse().unwrap(), &mut Silent).unwrap();
    let chosen = chosen.set_up(&chosen.game().position(chosen.state())).unwrap().record();
    let with_steps = |steps: &str| wrong(&format!("{chosen}{steps}\n= 0000000000000000"));
    assert_eq!(with_steps("1 moon | 2 keep"), format!("step 1, “1 moon | 2 keep”: {order}"));
    assert_eq!(with_steps("1 moon\n2 keep"), "after step 2 the position is not the one that was recorded");
}

#[test]
fn digests_find_what_was_tampered_with() {
    // Every step stays possible, and the positions differ.
    for (from, to, steps) in
        [("2 keep", "2 shake\n* fall 000", 15), ("* fall 00c", "* fall 008", 14), ("1 shake\n* fall 003", "1 keep", 13)]
    {
        let text = with(from, to);
        assert_eq!(replay(&read(&text)).map(|_| ()), Err(BadRecord::Digest(steps)), "{to}");
    }
    assert_eq!(wrong(&with("* fall 003", "* fall 001")), "after step 14 the position is not the one that was recorded");
    let text = with("1 sun | 2 star", "= 0000000000000001\n1 sun | 2 star");
    assert_eq!(wrong(&text), "after step 6 the position is not the one that was recorded");
    let text = with("* sun\n* moon", "= 0000000000000001\n* sun\n* moon");
    assert_eq!(wrong(&text), "after step 0 the position is not the one that was recorded");
    // A digest beyond the part that is replayed is not looked at.
    let part = Match::<Sealed>::replay(&read(&with("* fall 003", "* fall 001")), 13, None, |_, _| {});
    assert_eq!(part.unwrap().steps().len(), 13);
}

/// Cut anywhere and with any bytes changed, a record is read or refused; what is read is written and read again as the
/// same, and replayed or refused.
#[test]
fn garbled_records_never_panic() {
    let (long, _) = random(3, 2, None);
    let begun = replay(&read(GAME)).unwrap().record();
    let start = Match::<Sealed>::replay(&begun, 7, None, |_, _| {}).unwrap();
    let start = start.set_up(&start.game().position(start.state())).unwrap().record().to_string();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let (mut unread, mut refused, mut played) = (0, 0, 0);
    let with_dice = with("\"Bo\"]", &format!("\"Bo\"]\n{DICE}"));
    for text in [GAME.to_owned(), long.record().to_string(), start, with_dice] {
        let cuts = (0..=text.len()).map(|length| text.as_bytes()[..length].to_vec());
        let mut tries: Vec<Vec<u8>> = cuts.collect();
        for _ in 0..4000 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=below(&mut rng, 3) {
                let at = below(&mut rng, bytes.len() as u32) as usize;
                let other = one_of(&mut rng, text.as_bytes());
                match below(&mut rng, 4) {
                    0 => bytes[at] ^= 1 << below(&mut rng, 8),
                    1 => bytes[at] = other,
                    2 => bytes.insert(at, other),
                    _ => drop(bytes.remove(at)),
                }
            }
            tries.push(bytes);
        }
        for bytes in tries {
            let Ok(record) = String::from_utf8_lossy(&bytes).parse::<Record>() else {
                unread += 1;
                continue;
            };
            assert_eq!(read(&record.to_string()), record);
            match replay(&record) {
                Ok(_) => played += 1,
                Err(_) => refused += 1,
            }
        }
    }
    assert!(unread > 100 && refused > 100 && played > 100, "{unread} unread, {refused} refused, {played} played");
}
