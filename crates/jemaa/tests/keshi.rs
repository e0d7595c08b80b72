//! Keshi on the command line and through the pipe, with our components and with an owner's.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Done, run, run_with};
use serde_json::{Value, json};

/// An owner's file that changes the game, and one that cannot be.
const OWNERS: &str = "name = 'my box'\n[river]\njetty = 15\n[start]\npoints = 12\n";
const BAD: &str = "[river]\njetty = 99\n[oases.31]\n";
/// What is wrong with the latter.
const FAULTS: [&str; 2] =
    ["oases.31: there is no “31” in oases; there is 01 to 30", "river.jetty: 99 is no number from 5 to 40"];

/// A folder for one test alone, with both files in it.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("keshi-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("mine.toml"), OWNERS).unwrap();
    fs::write(folder.join("bad.toml"), BAD).unwrap();
    folder
}

/// Runs `jemaa` with these words, and with paths that may have spaces in them.
#[track_caller]
fn jemaa(words: &str, paths: &[&Path]) -> Done {
    let words = words.split_whitespace().chain(paths.iter().map(|path| path.to_str().unwrap()));
    run(&words.collect::<Vec<_>>())
}

/// What a simulation reports, but for how fast it went.
#[track_caller]
fn sim(words: &str, paths: &[&Path]) -> Value {
    let mut report = jemaa(&format!("sim keshi --json {words}"), paths).json();
    report.as_object_mut().unwrap().remove("speed").expect("a report tells the speed");
    report
}

/// Several requests to one engine, and what it answers.
#[track_caller]
fn engine(args: &[&str], requests: &[Value]) -> Vec<Value> {
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let answered = run_with(&[&["engine"], args].concat(), lines.as_bytes()).ok();
    answered.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_table_is_simulated_and_checked() {
    for players in 2..=4 {
        for (option, told) in [("", "\n"), ("-o layer=B2", ", layer B2\n"), ("-o river=[2,4,6]", ", river [2,4,6]\n")] {
            let text = jemaa(&format!("sim keshi --games 20 --check -p {players} {option}"), &[]).ok();
            assert!(text.starts_with(&format!("keshi: 20 games with {players} players{told}")), "{text}");
            assert_eq!(text.matches("random").count(), players, "{text}");
        }
    }
    let text = jemaa("sim keshi --games 1 -o river=[1,3,5]", &[]);
    assert!(text.ok().starts_with("keshi: 1 game with 4 players, river [1,3,5]\n"));
}

#[test]
fn threads_and_checks_do_not_change_the_games() {
    for args in ["--games 301", "--games 151 -p 3 --rotate -o layer=B2"] {
        let alone = sim(&format!("{args} --threads 1"), &[]);
        assert_eq!(sim(&format!("{args} --threads 3"), &[]), alone, "{args}");
        let mut checked = sim(&format!("{args} --check"), &[]);
        checked["checked"] = json!(false);
        assert_eq!(checked, alone, "{args}");
    }
}

#[test]
fn records_replay_to_the_points_of_the_report() {
    let folder = folder("records");
    for (at, options) in ["-p 2", "-p 3 -o layer=B2", "-p 4 -o river=[8,15,18]"].into_iter().enumerate() {
        let games = folder.join(at.to_string());
        let report = sim(&format!("{options} --games 4 --records"), &[&games]);
        let mut points = vec![0.0; report["results"].as_array().unwrap().len()];
        for number in 1..=4 {
            let file = games.join(format!("{number}.jemaa"));
            let told = jemaa("replay --json", &[&file]).json();
            assert_eq!(told["turn"]["waits_for"], "over");
            assert_eq!((&told["options"], &told["components"]), (&report["options"], &report["components"]));
            let standing = told["standing"].as_array().unwrap();
            points.iter_mut().zip(standing).for_each(|(sum, line)| *sum += line["points"].as_f64().unwrap());
            let end = jemaa(&format!("replay --to {}", told["steps"]), &[&file]).ok();
            assert_eq!(end.trim_end(), told["position"].as_str().unwrap());
        }
        for (line, sum) in report["results"].as_array().unwrap().iter().zip(points) {
            assert!((line["mean_points"].as_f64().unwrap() - sum / 4.0).abs() < 1e-9, "{options}: {line}, {sum}");
        }
    }
}

#[test]
fn perft_counts_the_set_up() {
    // Six sides of river tiles for a season; then the first of 21 scrolls, or with side 02 the first of 30 oases.
    let text = jemaa("perft keshi --depth 4", &[]).ok();
    assert_eq!(text.lines().count(), 387, "{text}");
    assert!(text.contains("2 players, layer B2: 6 36 216 4860\n"), "{text}");
    assert!(text.contains("\n4 players, river [1,3,5]: 21 420 7980 167580\n"), "{text}");
}

#[test]
fn every_command_that_plays_tells_what_is_wrong_with_a_component_file() {
    let folder = folder("bad");
    sim("--games 1 --records", &[&folder]);
    let record = folder.join("1.jemaa");
    let commands = [
        "sim keshi",
        "perft keshi",
        "engine",
        "components",
        &format!("replay {}", record.display()),
        &format!("verify {}", record.display()),
    ];
    let not_text = folder.join("not-text.toml");
    fs::write(&not_text, b"\xff\xfe").unwrap();
    for command in commands {
        let told = |file: &Path| {
            let done = jemaa(&format!("{command} --components"), &[file]);
            assert_eq!((done.code, done.out.as_str()), (Some(2), ""), "{command}: {done:?}");
            done.err
        };
        assert_eq!(
            told(&folder.join("bad.toml")),
            format!("jemaa: bad.toml: {}\nbad.toml: {}\n", FAULTS[0], FAULTS[1]),
            "{command}"
        );
        assert_eq!(told(Path::new("no/such/file.toml")), "jemaa: no/such/file.toml: No such file or directory\n");
        assert!(told(&not_text).ends_with("not-text.toml: it is no text, and so no component file\n"));
        assert!(told(&folder).contains("directory"), "{command}");
    }
}

#[test]
fn a_game_without_components_takes_no_file() {
    let folder = folder("rugs");
    let file = folder.join("mine.toml");
    jemaa("sim rugs --games 1 --records", &[&folder]).ok();
    let kept = format!("{}/1.jemaa", folder.display());
    for command in ["sim rugs", "perft rugs", &format!("replay {kept}"), &format!("verify {kept}")] {
        let done = jemaa(&format!("{command} --components"), &[&file]);
        let told = "jemaa: rugs has no components that could be replaced\n";
        assert_eq!((done.code, done.out.as_str(), done.err.as_str()), (Some(2), "", told), "{command}");
    }
    // For an engine it is the default of the games that have components.
    let answers = engine(&["--components", file.to_str().unwrap()], &[json!({ "cmd": "new", "game": "rugs" })]);
    assert_eq!((&answers[0]["ok"], answers[0]["table"].get("components")), (&json!(true), None));
}

#[test]
fn other_components_make_other_games() {
    let folder = folder("others");
    let file = folder.join("mine.toml");
    let (ours, theirs) = (sim("--games 30", &[]), sim("--games 30 --components", &[&file]));
    assert_eq!((&ours["components"]["name"], &theirs["components"]["name"]), (&json!("box"), &json!("my box")));
    assert_ne!(ours["components"]["hash"], theirs["components"]["hash"]);
    let start = |report: &Value| report["results"][0]["mean_by_source"]["keshi-points-start"].as_f64().unwrap();
    assert_eq!((start(&ours), start(&theirs)), (10.0, 12.0));
    let text = jemaa("sim keshi --games 2 --components", &[&file]).ok();
    let (hash, _) = text.split_once('\n').unwrap();
    let told = format!("components my box {}", theirs["components"]["hash"].as_str().unwrap());
    assert_eq!(hash, format!("keshi: 2 games with 4 players, {told}"));
    jemaa("perft keshi --depth 2 --components", &[&file]).ok();
}

#[test]
fn a_record_is_replayed_with_the_components_it_was_played_with() {
    let folder = folder("replay");
    let file = folder.join("mine.toml");
    let (ours, theirs) = (folder.join("ours"), folder.join("theirs"));
    let [our_set, their_set] = [
        sim("--games 1 --records", &[&ours]),
        sim("--games 1 --records", &[&theirs, Path::new("--components"), &file]),
    ]
    .map(|report| {
        let set = &report["components"];
        format!("{} {}", set["name"].as_str().unwrap(), set["hash"].as_str().unwrap())
    });
    let [ours, theirs] = [ours, theirs].map(|folder| folder.join("1.jemaa"));
    assert!(fs::read_to_string(&theirs).unwrap().contains(&format!("\ncomponents: {their_set}\n")));
    let refused = |done: Done, told: String| {
        assert_eq!((done.code, done.out.as_str()), (Some(2), ""), "{done:?}");
        assert!(done.err.ends_with(&format!("{told}\n")), "{}\nshould say {told}", done.err);
    };
    jemaa("replay", &[&ours]).ok();
    let told = jemaa("replay --json --components", &[&file, &theirs]).json();
    assert_eq!(told["components"]["name"], "my box");
    refused(
        jemaa("replay", &[&theirs]),
        format!(
            "1.jemaa: it was played with the components {their_set}, and not with {our_set}: pass the file they \
             stand in, with --components FILE"
        ),
    );
    refused(
        jemaa("replay --components", &[&file, &ours]),
        format!("it was played with the components {our_set}, and not with {their_set}: leave out --components"),
    );
    let third = folder.join("third.toml");
    fs::write(&third, "[river]\njetty = 16\n").unwrap();
    let done = jemaa("replay --components", &[&third, &theirs]);
    assert!(done.code == Some(2) && done.err.contains(&format!("{their_set}, and not with own box ")), "{done:?}");
    // The name is free, the values count.
    fs::write(&third, OWNERS.replace("my box", "the same box")).unwrap();
    jemaa("replay --components", &[&third, &theirs]).ok();
    // Another name in the header does not get at the terminal.
    let forged = fs::read_to_string(&theirs).unwrap().replace("my box", "\u{1b}[31m");
    let done = run_with(&["replay", "-"], forged.as_bytes());
    assert!(done.code == Some(2) && !done.err.contains('\u{1b}'), "{done:?}");
}

#[test]
fn the_engine_takes_components_with_a_request_or_when_it_starts() {
    let folder = folder("engine");
    let file = folder.join("mine.toml");
    let flag = ["--components", file.to_str().unwrap()];
    let new = |more: Value| {
        let mut request = json!({ "cmd": "new", "game": "keshi", "options": { "players": 2 } });
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        request
    };
    let record = json!({ "cmd": "record" });
    let plain = engine(&[], &[new(json!({})), new(json!({ "components": OWNERS })), record.clone()]);
    let (ours, theirs) = (&plain[0]["table"]["components"], &plain[1]["table"]["components"]);
    assert_eq!((&ours["name"], &theirs["name"]), (&json!("box"), &json!("my box")));
    let their_record = plain[2]["record"].as_str().unwrap();
    let set = format!("my box {}", theirs["hash"].as_str().unwrap());
    assert!(their_record.contains(&format!("\ncomponents: {set}\n")), "{their_record}");

    // What is wrong is named by the field, and all at once.
    let wrong = new(json!({ "components": BAD, "options": { "players": 7 } }));
    let error = &engine(&[], std::slice::from_ref(&wrong))[0]["error"];
    let reasons = json!([
        "keshi is for 2 to 4 players, not 7",
        format!("components: {}", FAULTS[0]),
        format!("components: {}", FAULTS[1]),
    ]);
    assert_eq!((&error["kind"], &error["reasons"]), (&json!("bad_terms"), &reasons));

    // The file is the default; a request has the last word, and an empty text means ours.
    let with_flag =
        engine(&flag, &[new(json!({})), new(json!({ "components": "" })), new(json!({ "components": OWNERS }))]);
    let hashes: Vec<&Value> = with_flag.iter().map(|answer| &answer["table"]["components"]["hash"]).collect();
    assert_eq!(hashes, [&theirs["hash"], &ours["hash"], &theirs["hash"]]);

    // A position is loaded at a table with them, and a record replayed.
    let requests = [new(json!({ "components": OWNERS })), json!({ "cmd": "position" })];
    let position = engine(&[], &requests)[1]["position"].clone();
    let load = json!({ "cmd": "load", "position": position });
    let mut load_new = new(json!({ "components": OWNERS, "position": position }));
    load_new["cmd"] = json!("load");
    let answers = engine(&[], &[load_new, record.clone(), load, record]);
    assert_eq!(answers[0]["table"]["components"], *theirs);
    assert_eq!((&answers[1], &answers[2]["ok"]), (&answers[3], &json!(true)));
    let replay = |record: &str, more: Value| {
        let mut request = json!({ "cmd": "replay", "record": record });
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        request
    };
    let missing = &engine(&[], &[replay(their_record, json!({}))])[0]["error"];
    assert_eq!(missing["kind"], "bad_record");
    let told = missing["message"].as_str().unwrap();
    assert!(told.contains(&format!("played with the components {set}, and not with box ")), "{told}");
    assert!(told.ends_with(": give the text of their file as “components”"), "{told}");
    let given = engine(&[], &[replay(their_record, json!({ "components": OWNERS }))]);
    assert_eq!(given[0]["table"]["components"], *theirs);
    let our_record =
        engine(&[], &[new(json!({})), json!({ "cmd": "record" })])[1]["record"].as_str().unwrap().to_owned();
    let default = engine(&flag, &[replay(their_record, json!({})), replay(&our_record, json!({}))]);
    assert_eq!(default[0]["table"]["components"], *theirs);
    assert_eq!(default[1]["table"]["components"], *ours, "a record of our own needs no other set");
}

#[test]
fn sentences_do_not_tell_our_values_of_an_owners_tiles() {
    let folder = folder("sentences");
    let file = folder.join("mine.toml");
    fs::write(&file, "[scrolls]\n21 = '4 dates'\n").unwrap();
    let flag = ["--components", file.to_str().unwrap()];
    let new = json!({ "cmd": "new", "game": "keshi", "options": { "players": 2, "river": [1, 3, 5] } });
    let apply = json!({ "cmd": "apply", "steps": ["* scroll:21", "* scroll:19"] });
    let requests = [new, apply, json!({ "cmd": "record" })];
    let ours = ["gain 3 dates", "gain 2 water"];
    for (args, lang, does) in [
        (&[][..], "en", ours),
        (&flag, "en", ["as it is printed in your box", ours[1]]),
        (&flag, "fr", ["comme c’est imprimé dans votre boîte", "2 eaux"]),
        (&flag, "de", ["wie in deiner Schachtel aufgedruckt", "2 Wasser"]),
    ] {
        let lang = ["--lang", lang];
        let told = engine(&[args, &lang].concat(), &requests);
        let record = told[2]["record"].as_str().unwrap();
        let replay = [&["replay", "-", "--json"], args, &lang].concat();
        let replayed = run_with(&replay, record.as_bytes()).json();
        for (at, does) in does.iter().enumerate() {
            let texts = [&told[1], &replayed].map(|told| told["events"][at]["text"].as_str().unwrap());
            assert!(texts.iter().all(|text| text.contains(does)), "{texts:?} should say “{does}”");
        }
    }
}

/// Plays through one engine, the first listed choice or the last: enough to see every kind of turn.
#[test]
fn whole_games_go_through_the_pipe() {
    use std::io::{BufRead, BufReader, Write};
    for (options, last) in [(json!({ "players": 2 }), false), (json!({ "players": 3, "layer": "B2" }), true)] {
        let mut child = common::jemaa(&["engine"]).spawn().unwrap();
        let (mut to, mut from) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut ask = |request: Value| {
            writeln!(to, "{request}").unwrap();
            let mut line = String::new();
            from.read_line(&mut line).unwrap();
            let answer: Value = serde_json::from_str(&line).unwrap();
            assert_eq!(answer["ok"], true, "{request} got {answer}");
            answer
        };
        let new = json!({ "cmd": "new", "game": "keshi", "options": options, "auto_chance": true, "seed": 5 });
        let mut turn = ask(new)["turn"].clone();
        let mut together = 0;
        while turn["waits_for"] != "over" {
            let legal = ask(json!({ "cmd": "legal" }));
            together += usize::from(turn["waits_for"] == "together");
            let seat = &legal["seats"][0];
            let actions = seat["actions"].as_array().unwrap();
            let action = if last { actions.last() } else { actions.first() }.unwrap()["action"].as_str().unwrap();
            turn = ask(json!({ "cmd": "apply", "step": format!("{} {action}", seat["seat"]) }))["turn"].clone();
        }
        assert!(together >= 26, "{together}");
        let standing = ask(json!({ "cmd": "standing" }));
        let record = ask(json!({ "cmd": "record" }))["record"].as_str().unwrap().to_owned();
        let replayed = run_with(&["replay", "-", "--json"], record.as_bytes()).json();
        assert_eq!((&standing["over"], &standing["standing"]), (&json!(true), &replayed["standing"]));
        drop(to);
        assert!(child.wait().unwrap().success());
    }
}

/// What a row of a table says: the texts between backticks in a column, and the numbers in the last one.
fn row(line: &str) -> Option<(Vec<&str>, Vec<u16>)> {
    let cells: Vec<&str> = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ").collect();
    let texts: Vec<&str> = cells[1].split('`').skip(1).step_by(2).collect();
    let numbers = cells.get(2).map_or_else(Vec::new, |cell| cell.split(" to ").flat_map(str::parse).collect());
    (!texts.is_empty()).then_some((texts, numbers))
}

#[test]
fn the_document_of_the_notation_tells_the_truth() {
    use table::Action as _;
    let document = include_str!("../../../docs/keshi-notation.md");
    let section = |name: &str| {
        let found = document.split("\n## ").find_map(|section| section.strip_prefix(name)?.strip_prefix('\n'));
        found.unwrap_or_else(|| panic!("there is no section {name}"))
    };
    // Every row holds the actions of one kind: the numbers follow each other, and the examples are within them.
    let mut next = 0;
    for (texts, numbers) in section("Actions").lines().filter_map(row) {
        let (first, last) = (numbers[0], *numbers.last().unwrap());
        assert_eq!(first, next, "{texts:?}");
        let kind = |text: &str| text.split(|sign: char| !sign.is_ascii_alphabetic()).next().unwrap().to_owned();
        for text in texts {
            let action: keshi::Action = text.parse().unwrap_or_else(|reason| panic!("{text}: {reason}"));
            assert_eq!(action.to_string(), text);
            assert!((first..=last).contains(&action.number()), "{text} has the number {}", action.number());
            for number in first..=last {
                assert_eq!(kind(&keshi::Action::numbered(number).unwrap().to_string()), kind(text), "{number}");
            }
        }
        next = last + 1;
    }
    assert_eq!(next, keshi::Action::COUNT);
    let outcomes: Vec<&str> = section("Outcomes").lines().filter_map(row).flat_map(|(texts, _)| texts).collect();
    assert_eq!(outcomes.len(), 13);
    for text in outcomes {
        let outcome: keshi::Outcome = text.parse().unwrap_or_else(|reason| panic!("{text}: {reason}"));
        assert_eq!(outcome.to_string(), text);
    }
    let steps = section("Steps").split("```").nth(1).unwrap();
    for line in steps.lines().skip(1) {
        match line.parse::<table::Step<String, String>>().unwrap() {
            table::Step::Chance(outcome) => drop(outcome.parse::<keshi::Outcome>().unwrap()),
            table::Step::Act(choices) => choices.iter().for_each(|(_, action)| {
                action.parse::<keshi::Action>().unwrap_or_else(|reason| panic!("{line}: {reason}"));
            }),
        }
    }
    for refused in ["select:pink,gray,green", "scroll:7"] {
        assert!(document.contains(refused) && refused.parse::<keshi::Action>().is_err());
    }
}

#[test]
fn a_game_is_simulated_with_every_configuration() {
    let told = jemaa("sim keshi --all-configurations --games-per 1 --check --json", &[]).json();
    assert_eq!((&told["configurations"], &told["games"], &told["checked"]), (&json!(387), &json!(387), &json!(true)));
    let each = told["each"].as_array().unwrap();
    assert_eq!(each.len(), 387);
    assert!(each.iter().all(|one| one["results"].as_array().unwrap().len() as u64 == one["options"]["players"]));
    let text = jemaa("sim keshi --all-configurations --games-per 1 --bots random,greedy,random", &[]).ok();
    assert!(text.starts_with("keshi: 387 games, 1 with each of 387 configurations\n"), "{text}");
    assert!(text.contains("2 players, edition essential, layer B2, staircase_tiles random, desert_towns\n"), "{text}");
}
