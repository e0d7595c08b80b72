//! The command line, as a person or a script meets it.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use common::{jemaa, run, run_with};
use serde_json::{Value, json};

/// What a simulation reports, but for how fast it went.
#[track_caller]
fn sim(args: &str) -> Value {
    let args: Vec<&str> = ["sim", "rugs", "--json"].into_iter().chain(args.split_whitespace()).collect();
    let mut report = run(&args).json();
    let speed = report.as_object_mut().unwrap().remove("speed").expect("a report tells the speed");
    for field in ["threads", "cpu_seconds", "games_per_cpu_second", "decisions_per_cpu_second"] {
        assert!(speed[field].as_f64().unwrap() > 0.0, "{field}: {speed}");
    }
    report
}

/// A folder of this name, for one test alone: not there yet.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// The records of a simulation, in their order.
fn records(name: &str, games: usize, args: &str) -> (Value, Vec<PathBuf>) {
    let folder = folder(name);
    let report = sim(&format!("--games {games} --records {} {args}", folder.display()));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), games);
    (report, (1..=games).map(|number| folder.join(format!("{number}.jemaa"))).collect())
}

#[track_caller]
fn replay(record: &Path, args: &[&str]) -> String {
    run(&[&["replay", record.to_str().unwrap()], args].concat()).ok()
}

#[track_caller]
fn replay_json(record: &Path) -> Value {
    run(&["replay", record.to_str().unwrap(), "--json"]).json()
}

#[test]
fn help_says_what_it_can_do() {
    let help = run(&["help"]).ok();
    for word in [
        "serve",
        "backup",
        "clean",
        "admin",
        "sim",
        "engine",
        "replay",
        "verify",
        "perft",
        "components",
        "--help",
        "Try:",
    ] {
        assert!(help.contains(word), "{word} is missing:\n{help}");
    }
    for command in ["serve", "backup", "clean", "sim", "engine", "replay", "verify", "perft", "components"] {
        let help = run(&[command, "--help"]).ok();
        assert!(help.contains(&format!("Usage: jemaa {command}")), "{help}");
    }
    assert_eq!(run(&["--version"]).ok(), format!("jemaa {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn help_names_the_bots_and_options() {
    let help = run(&["sim", "--help"]).ok().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("(rugs has random, greedy; keshi has random, greedy)"), "{help}");
    assert!(
        help.contains("(rugs has players, variant, cover_own, skip_rotation; keshi has players, edition, layer, river, staircase_tiles, imam_and_sultan, offices, discs, desert_towns)"),
        "{help}"
    );
}

#[test]
fn what_the_try_lines_of_the_help_say_works() {
    let help = run(&["help"]).ok();
    let tries: Vec<&str> = help.split("Try:\n").nth(1).unwrap().lines().map(str::trim).collect();
    assert_eq!(tries.len(), 4, "{tries:?}");
    for (at, game) in [(0, "rugs"), (2, "keshi")] {
        let fewer = tries[at].replace("--games 1000", "--games 10");
        let words: Vec<&str> = fewer.split(' ').skip(1).collect();
        assert!(run(&words).ok().starts_with(&format!("{game}: 10 games")));
    }
    let here = folder("try");
    fs::create_dir_all(&here).unwrap();
    for command in tries[1].split(" && ") {
        let done = jemaa(&command.split(' ').skip(1).collect::<Vec<_>>()).current_dir(&here).output().unwrap();
        assert!(done.status.success(), "{command}: {done:?}");
    }
    let line = tries[3].strip_prefix("echo '").and_then(|rest| rest.strip_suffix("' | jemaa engine")).unwrap();
    assert!(run_with(&["engine"], line.as_bytes()).ok().starts_with("{\"ok\":true"));
}

#[test]
fn threads_do_not_change_the_result() {
    // More games than a worker takes at a time, and a number that no batch divides.
    for (args, games) in
        [("", 1201), ("--players 2", 701), ("-p 3 -o variant --rotate", 701), ("--bots greedy,random", 41)]
    {
        let args = format!("--games {games} {args}");
        let alone = sim(&format!("{args} --threads 1"));
        assert_eq!(alone["games"], games);
        for threads in [2, 3, 64] {
            assert_eq!(sim(&format!("{args} --threads {threads}")), alone, "{args}, {threads} threads");
        }
        assert_eq!(sim(&args), alone, "{args}, as many threads as cores");
    }
}

#[test]
fn a_seed_gives_the_same_games_and_another_gives_others() {
    let of_seed = |seed: &str| sim(&format!("--games 50 --seed {seed}"));
    assert_eq!(of_seed("1"), sim("--games 50"), "the seed is 1 unless told otherwise");
    assert_eq!(of_seed("7"), of_seed("7"));
    let [seven, eight] = ["7", "8"].map(of_seed);
    assert_ne!(seven["results"], eight["results"]);
    assert_eq!(of_seed("18446744073709551615")["seed"], u64::MAX);
}

#[test]
fn checking_changes_nothing_but_the_report() {
    for players in 2..=4 {
        let args = format!("--games 60 -p {players} -o variant -o skip_rotation=true -o cover_own");
        let (mut checked, plain) = (sim(&format!("{args} --check")), sim(&args));
        assert_eq!((&checked["checked"], &plain["checked"]), (&json!(true), &json!(false)));
        checked["checked"] = json!(false);
        assert_eq!(checked, plain);
    }
}

#[test]
fn a_report_adds_up() {
    let report = sim("--games 200 --players 3 --option variant");
    let options = json!({ "players": 3, "variant": true, "cover_own": false, "skip_rotation": false });
    assert_eq!((&report["game"], &report["options"]), (&json!("rugs"), &options));
    assert_eq!((&report["games"], &report["seed"], &report["rotated"]), (&json!(200), &json!(1), &json!(false)));
    let results = report["results"].as_array().unwrap();
    assert_eq!(results.len(), 3);
    let mut wins = 0.0;
    for (at, line) in results.iter().enumerate() {
        let number = |field: &str| line[field].as_f64().unwrap_or_else(|| panic!("{field}: {line}"));
        assert_eq!((number("seat"), line["bot"].as_str()), (at as f64 + 1.0, Some("random")));
        assert_eq!(number("win_rate"), number("wins") / 200.0);
        assert!((1.0..=3.0).contains(&number("mean_rank")) && number("deviation") > 0.0);
        let sources: f64 =
            line["mean_by_source"].as_object().unwrap().values().map(|mean| mean.as_f64().unwrap()).sum();
        assert!((sources - number("mean_points")).abs() < 1e-9, "{line}");
        // A win that several share is counted once for each of them.
        wins += number("wins") + number("shared_wins") / 2.0;
    }
    assert!((199.0..=201.0).contains(&wins), "{wins}");
    let length = |field: &str| report["length"][field].as_f64().unwrap();
    assert!(length("shortest") <= length("mean_steps") && length("mean_steps") <= length("longest"));
    assert!(0.0 < length("mean_decisions") && length("mean_decisions") < length("mean_steps"));
}

#[test]
fn the_report_for_people_reads_well() {
    let text = run(&["sim", "rugs", "--games", "1", "-p", "2", "-o", "variant", "--threads", "1", "--check"]).ok();
    assert!(text.starts_with("rugs: 1 game with 2 players, variant\n"), "{text}");
    assert!(text.contains(" on 1 thread, everything checked)"), "{text}");
    let text = run(&["sim", "rugs", "--games", "1200", "--rotate", "--threads", "2"]).ok();
    assert!(text.starts_with("rugs: 1,200 games with 4 players\n\nentrant  bot"), "{text}");
    assert!(text.contains(" on 2 threads)"), "{text}");
    assert_eq!(text.matches("random").count(), 4, "{text}");
}

#[test]
fn records_replay_to_the_points_of_the_report() {
    for (name, args) in [("plain", "-p 4"), ("rotated", "-p 3 --bots greedy,random --rotate -o variant -o cover_own")] {
        let (report, files) = records(name, 12, args);
        let results = report["results"].as_array().unwrap();
        let mut points = vec![0.0; results.len()];
        for file in &files {
            let told = replay_json(file);
            assert_eq!((&told["turn"]["waits_for"], &told["options"]), (&json!("over"), &report["options"]));
            for (line, name) in told["standing"].as_array().unwrap().iter().zip(told["seats"].as_array().unwrap()) {
                // Records call a player by the bot and the number of the entrant.
                let (bot, entrant) = name.as_str().unwrap().split_once(' ').unwrap();
                let entrant = entrant.parse::<usize>().unwrap() - 1;
                assert_eq!(results[entrant]["bot"], bot);
                points[entrant] += line["points"].as_f64().unwrap();
            }
        }
        for (line, sum) in results.iter().zip(points) {
            assert!((line["mean_points"].as_f64().unwrap() - sum / 12.0).abs() < 1e-9, "{name}: {line}, {sum}");
        }
        let plain = sim(&format!("--games 12 {args}"));
        assert_eq!(report, plain, "keeping records changes no game");
    }
}

#[test]
fn rotating_bots_take_every_seat() {
    let (report, files) = records("seats", 4, "--bots greedy,random,random,random --rotate");
    assert_eq!(report["rotated"], true);
    for (at, line) in report["results"].as_array().unwrap().iter().enumerate() {
        assert_eq!((&line["entrant"], line.get("seat")), (&json!(at + 1), None));
    }
    let seat_of_greedy = |file: &PathBuf| {
        let seats = replay_json(file)["seats"].clone();
        seats.as_array().unwrap().iter().position(|name| name == "greedy 1").unwrap()
    };
    let seats: BTreeSet<usize> = files.iter().map(seat_of_greedy).collect();
    assert_eq!(seats.len(), 4, "{seats:?}");
    let (_, files) = records("no-seats", 4, "--bots greedy,random,random,random");
    assert!(files.iter().all(|file| seat_of_greedy(file) == 0));
}

#[test]
fn a_replay_tells_every_event_in_three_languages() {
    let mut seen = BTreeSet::new();
    for (name, args) in [
        ("tell-2", "-p 2 --bots greedy,random"),
        ("tell-2v", "-p 2 -o variant -o skip_rotation"),
        ("tell-3", "-p 3 --bots greedy,random,random"),
    ] {
        for file in records(name, 10, args).1 {
            let told = replay_json(&file);
            let events = told["events"].as_array().unwrap();
            seen.extend(events.iter().map(|event| event["event"]["event"].as_str().unwrap().to_owned()));
            let texts = ["en", "fr", "de"].map(|lang| replay(&file, &["--lang", lang]));
            for text in &texts {
                for unsaid in ["rugs-", "result-", "refusal-", "{", "}", "$"] {
                    assert!(!text.contains(unsaid), "{unsaid} in {text}");
                }
                let (story, result) = text.split_once("\n\n").expect("an empty line before the result");
                assert_eq!(story.lines().count(), events.len());
                // The best first, each with rank, name and points.
                let mut standing: Vec<&Value> = told["standing"].as_array().unwrap().iter().collect();
                standing.sort_by_key(|line| line["rank"].as_u64());
                assert_eq!(result.lines().count(), 1 + standing.len());
                for (text, line) in result.lines().skip(1).zip(standing) {
                    let name = told["seats"][line["seat"].as_u64().unwrap() as usize - 1].as_str().unwrap();
                    assert!(text.starts_with(&format!("{}. {name}", line["rank"])), "{text}: {line}");
                    assert!(text.contains(&format!(" {} ", line["points"])), "{text}: {line}");
                }
            }
            assert_eq!(texts[0], replay(&file, &[]), "English, unless told otherwise");
            assert!(texts[0] != texts[1] && texts[1] != texts[2]);
            for (line, event) in texts[0].lines().zip(events) {
                let (step, text) = line.trim_start().split_once("  ").unwrap();
                assert_eq!((step, text), (event["step"].to_string().as_str(), event["text"].as_str().unwrap()));
            }
        }
    }
    let every = ["drew", "ended", "faced", "kept_facing", "laid", "paid", "rotated", "walked", "went_out"];
    assert!(seen.iter().eq(every), "not every event came up, or there is a new one: {seen:?}");
}

#[test]
fn a_replay_stops_where_it_is_told() {
    let file = &records("to", 1, "-p 2 -o variant").1[0];
    let whole = replay_json(file);
    let steps = whole["steps"].as_u64().unwrap();
    let text = fs::read_to_string(file).unwrap();
    let (header, body) = text.split_once("\n\n").unwrap();
    let body: Vec<&str> = body.lines().filter(|line| !line.starts_with('=')).collect();
    assert_eq!(body.len() as u64, steps);
    for to in [0, 1, steps / 2, steps - 1, steps] {
        let position = replay(file, &["--to", &to.to_string()]);
        // A record of only so many steps ends there.
        let shorter = format!("{header}\n\n{}\n", body[..to as usize].join("\n"));
        let ended = run_with(&["replay", "--json", "-"], shorter.as_bytes()).json();
        assert_eq!(position.trim_end(), ended["position"].as_str().unwrap());
        assert_eq!(ended["steps"], to);
        let told = run(&["replay", file.to_str().unwrap(), "--json", "--to", &to.to_string()]).json();
        assert_eq!(told, ended);
    }
    assert_eq!(replay(file, &["--to", "0"]), "7/7/7/7/7/7/7 d4s 1d 30b12y12,30r12g12\n");
    assert_eq!(replay(file, &["--to", &steps.to_string()]).trim_end(), whole["position"].as_str().unwrap());
    let far = run(&["replay", file.to_str().unwrap(), "--to", &(steps + 1).to_string()]);
    assert_eq!(far.code, Some(2));
    assert!(far.err.contains(&format!("it has {steps} steps, not {}", steps + 1)), "{}", far.err);
}

#[test]
fn a_replay_of_an_unfinished_game_says_how_things_stand() {
    let record = "jemaa record 1\ngame: rugs\nrules: 1\noptions: {}\nseats: [\"A\",\"B\",\"C\",\"D\"]\n\n# on the way\n1 e\n* 1\n";
    let text = run_with(&["replay", "-"], record.as_bytes()).ok();
    assert!(text.contains("\n\nHow things stand\n1. A: 30 points (dirhams 30, visible squares 0)\n"), "{text}");
    let told = run_with(&["replay", "-", "--json"], record.as_bytes()).json();
    for field in ["game", "options", "seats", "steps", "position", "turn", "standing", "events"] {
        assert!(told.get(field).is_some(), "{field} is missing");
    }
    assert_eq!(told["turn"], json!({ "waits_for": "seat", "seat": 1 }));
    assert_eq!(told["standing"][0]["sources"]["rugs-points-dirhams"], 30);
    let event = json!({ "step": 1, "event": { "event": "faced", "seat": 1, "direction": "east" }, "text": "A sends Assam east." });
    assert_eq!(told["events"][0], event);
}

#[test]
fn a_name_does_not_get_at_the_terminal() {
    let record = r#"jemaa record 1
game: rugs
rules: 1
options: {"players":2}
seats: ["A\u001b[31m\nB","C"]

* b
"#;
    let text = run_with(&["replay", "-"], record.as_bytes()).ok();
    assert!(!text.contains('\u{1b}') && text.starts_with("1  A\u{fffd}[31m\u{fffd}B’s"), "{text:?}");
    let told = run_with(&["replay", "-"], record.replace("* b", "\u{1b}[31m").as_bytes());
    assert!(told.code == Some(2) && !told.err.contains('\u{1b}'), "{told:?}");
}

#[test]
fn perft_counts_every_configuration() {
    let text = run(&["perft", "rugs", "--depth", "3"]).ok();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 18);
    // Three ways to face, four throws, and what can be laid after each; with two players two draws come first.
    assert!(lines.contains(&"4 players: 3 12 111"), "{text}");
    assert!(lines.contains(&"2 players: 2 4 12"), "{text}");
    assert!(lines.contains(&"3 players, variant, cover_own, skip_rotation: 4 37 111"), "{text}");
    let told = run(&["perft", "rugs", "--depth", "3", "--json"]).json();
    assert_eq!((&told["game"], &told["depth"]), (&json!("rugs"), &json!(3)));
    let configurations = told["configurations"].as_array().unwrap();
    assert_eq!(configurations.len(), 18);
    for (line, configuration) in lines.iter().zip(configurations) {
        let counts: Vec<u64> =
            line.split_once(": ").unwrap().1.split(' ').map(|count| count.parse().unwrap()).collect();
        assert_eq!(configuration["counts"], json!(counts));
        let players = &configuration["options"]["players"];
        assert!(line.starts_with(&format!("{players} players")), "{line}: {configuration}");
    }
    assert_eq!(run(&["perft", "rugs"]).ok().lines().next(), Some("2 players: 2 4 12 48 444 888"));
}

/// Runs with a mistake: it has to end with 2, print nothing but on standard error, and say what is wrong.
#[track_caller]
fn mistaken(args: &[&str], input: &[u8], told: &str) {
    let done = run_with(args, input);
    assert_eq!((done.code, done.out.as_str()), (Some(2), ""), "{args:?}: {}", done.err);
    assert!(done.err.contains(told), "{args:?} should say “{told}”: {}", done.err);
    assert!(!done.err.contains("panicked") && !done.err.contains("os error"), "{}", done.err);
}

#[test]
fn a_mistake_in_the_arguments_is_told() {
    let cases: &[(&str, &str)] = &[
        ("dance", "unrecognized subcommand 'dance'"),
        ("sim", "<GAME>"),
        ("sim chess", "[possible values: rugs, keshi]"),
        ("sim rugs --frobnicate", "unexpected argument '--frobnicate'"),
        ("sim rugs --players 9", "rugs is for 2, 3 or 4 players, not 9"),
        ("sim rugs --players 0", "rugs is for 2, 3 or 4 players, not 0"),
        ("sim rugs --players 256", "the option players=256 cannot be: rugs is for 2, 3 or 4 players"),
        ("sim rugs --players -1", "the option players=-1 cannot be: rugs is for 2, 3 or 4 players"),
        (
            "sim rugs --players 99999999999999999999",
            "the option players=99999999999999999999 cannot be: rugs is for 2, 3",
        ),
        ("sim rugs -o players=99999999999999999999", "the option players=99999999999999999999 cannot be: rugs is for"),
        ("sim rugs --players 2.5", "invalid value '2.5' for '--players <N>': expected a number"),
        ("perft keshi --players 256", "keshi is for 2 to 4 players, not 256"),
        ("sim rugs -o players=-1", "the option players=-1 cannot be: rugs is for 2, 3 or 4 players"),
        ("sim rugs -o players=300", "the option players=300 cannot be: rugs is for 2, 3 or 4 players"),
        ("sim rugs -o players=9 -o variant=3", "rugs is for 2, 3 or 4 players, not 9"),
        ("sim rugs --players two", "invalid value 'two' for '--players <N>'"),
        ("sim rugs -o variant=maybe", "the option variant=\"maybe\" cannot be"),
        ("sim rugs -o cover_own -o variant=3", "the option variant=3 cannot be"),
        ("sim rugs -o colour=red", "rugs has no option “colour”; it has players, variant, cover_own, skip_rotation"),
        ("sim rugs -o =3", "rugs has no option “”"),
        ("sim rugs -o skip_rotation", "variant is off"),
        ("sim rugs -o variant -o variant=false", "the option variant is given twice"),
        ("sim rugs -p 2 -o players=2", "the option players is given twice"),
        ("sim rugs --bots random,alice", "rugs has no bot “alice”; it has random, greedy"),
        ("sim rugs --bots random,", "rugs has no bot “”"),
        ("sim rugs -p 2 --bots random,random,random", "3 bots for 2 seats"),
        ("sim rugs --games 0", "invalid value '0' for '--games <N>': expected a number from 1 to 1000000000000"),
        ("sim rugs --games -5", "invalid value '-5' for '--games <N>'"),
        ("sim rugs --games 99999999999999999999999", "expected a number from 1"),
        ("sim rugs --games many", "expected a number from 1"),
        ("sim rugs --seed -1", "invalid value '-1' for '--seed <S>'"),
        ("sim rugs --seed 1.5", "invalid value '1.5' for '--seed <S>'"),
        ("sim rugs --threads 0", "0 is not in 1..=1024"),
        ("sim rugs --threads 5000", "5000 is not in 1..=1024"),
        ("sim keshi --players 5", "keshi is for 2 to 4 players, not 5"),
        ("sim keshi -o players=2.5", "the option players=2.5 cannot be: keshi is for 2 to 4 players"),
        ("sim keshi -o layer=B3", "the option layer=\"B3\" cannot be: layers are B1 or B2"),
        ("sim keshi -o offices", "the option offices=true cannot be: offices are base, mixed or new"),
        ("sim keshi -o river=[1,3]", "the option river=[1,3] cannot be: the list has 3 sides, not 2"),
        ("sim keshi -o river=[1,3,1]", "01 is no river tile of season 3"),
        (
            "sim keshi -o variant",
            "keshi has no option “variant”; it has players, edition, layer, river, staircase_tiles, imam_and_sultan, offices, discs, desert_towns",
        ),
        ("sim keshi --bots alice", "keshi has no bot “alice”; it has random, greedy"),
        ("perft", "<GAME>"),
        ("perft chess", "[possible values: rugs, keshi]"),
        ("perft rugs --depth 0", "0 is not in 1..=20"),
        ("perft rugs --depth 21", "21 is not in 1..=20"),
        ("replay", "<FILE>"),
        ("replay no-such-file.jemaa", "no-such-file.jemaa: "),
        ("verify", "<FILE>"),
        ("verify no-such-file.jemaa", "no-such-file.jemaa: "),
        ("verify - --to 3", "unexpected argument '--to'"),
        ("replay - --lang es", "the languages are en, fr and de"),
        ("replay - --to -1", "invalid value '-1' for '--to <N>'"),
        ("engine --lang xx", "the languages are en, fr and de"),
        ("engine rugs", "unexpected argument 'rugs'"),
        ("serve --bot-threads 0", "0 is not in 1..=1024"),
        ("serve --bot-threads 100000", "100000 is not in 1..=1024"),
    ];
    for (args, told) in cases {
        mistaken(&args.split(' ').collect::<Vec<_>>(), b"", told);
    }
    mistaken(&["replay", env!("CARGO_TARGET_TMPDIR")], b"", env!("CARGO_TARGET_TMPDIR"));
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    mistaken(&["sim", "rugs", "--games", "1", "--records", file], b"", file);
}

#[test]
fn a_record_that_is_none_is_told() {
    const HEADER: &str = "jemaa record 1\ngame: rugs\nrules: 1\noptions: {}\nseats: [\"A\",\"B\",\"C\",\"D\"]\n\n";
    let with = |body: &str| format!("{HEADER}{body}");
    let without = |line: &str| HEADER.lines().filter(|kept| !kept.starts_with(line)).collect::<Vec<_>>().join("\n");
    let cases = [
        (String::new(), "line 1: a record begins with “jemaa record 1”"),
        ("hello\n".to_owned(), "line 1: a record begins with “jemaa record 1”"),
        ("jemaa record 2\n".to_owned(), "this program reads “jemaa record 1”, not “jemaa record 2”"),
        (HEADER.replace("rugs", "chess"), "standard input: there is no game “chess” here; there is rugs, keshi"),
        (HEADER.replace("rules: 1", "rules: 9"), "version 9 of the rules"),
        (HEADER.replace("{}", "{\"players\":7}"), "rugs is for 2, 3 or 4 players, not 7"),
        (HEADER.replace("{}", "{"), "line 4: cannot read “options”"),
        (HEADER.replace(",\"D\"", ""), "3 names for 4 seats"),
        (without("seats"), "the header has no line “seats:”"),
        (without("game"), "the header has no line “game:”"),
        (with("1 e\n* 9\n"), "step 2, “* 9”"),
        (with("1 n\n"), "step 1, “1 n”: Assam does not turn right round"),
        (with("* 3\n"), "step 1, “* 3”: Nothing is thrown or drawn now"),
        (with("1 e\n= 0000000000000000\n"), "after step 1 the position is not the one that was recorded"),
        (with("= xyz\n"), "line 7: expected 16 hexadecimal digits"),
        (with("north\n"), "line 7: “north” is no step"),
        (with("9 n\n"), "line 7: “9” is no seat"),
    ];
    for (text, told) in &cases {
        mistaken(&["replay", "-"], text.as_bytes(), told);
        mistaken(&["replay", "-", "--json"], text.as_bytes(), told);
    }
    let dice = r#"dice: {"room":"r","commitment":"","seed":"","luck":[]}"#;
    for (text, told) in &cases {
        // What can be replayed at all is found to be wrong in the same words.
        let text = text.replace("]\n\n", &format!("]\n{dice}\n\n"));
        let told = told.replace("line 7", "line 8");
        if !told.contains("step") {
            mistaken(&["verify", "-"], text.as_bytes(), &told);
        }
    }
    let refused = run_with(&["replay", "-", "--lang", "fr"], with("1 n\n").as_bytes());
    assert!(refused.err.contains("Assam ne fait pas demi-tour"), "{}", refused.err);
    let garbage: Vec<u8> = (0..=255).cycle().take(3000).collect();
    mistaken(&["replay", "-"], &garbage, "standard input: it is no text, and so no record");
    mistaken(&["replay", "-"], &vec![b'#'; 17 << 20], "it is longer than any record");
}

const FAIR: &str = include_str!("../../../docs/fair-dice.jemaa");
const COMMITMENT: &str = "f4e2c8f172ccbaf24c6cee79d101f4cdf37b5ed8f2d0dd1ec88b6e63ba9fd1a3";

#[test]
fn fair_dice_are_found_fair() {
    let fits = format!("and the seed fits its commitment {COMMITMENT} (room 0123456789ab)\n");
    let told = run_with(&["verify", "-"], FAIR.as_bytes()).ok();
    assert_eq!(told, format!("all 41 draws are what the dice gave, the seats too, {fits}"));
    let told = run_with(&["verify", "-", "--json"], FAIR.as_bytes()).json();
    let luck = ["Café ☕", "seven", ""];
    let fair = json!({
        "fair": true, "room": "0123456789ab", "commitment": COMMITMENT, "luck": luck, "draws": 41, "seats_drawn": true,
    });
    assert_eq!(told, fair);
    let seats_chosen = FAIR.replace(",\"chairs\":[\"Ada\",\"random\",\"Cy\"]", "");
    let told = run_with(&["verify", "-"], seats_chosen.as_bytes()).ok();
    assert_eq!(told, format!("all 41 draws are what the dice gave, the seats were not drawn, {fits}"));
    for (steps, draws) in [(1, "there are no draws yet"), (2, "the one draw is what the dice gave")] {
        let (header, body) = FAIR.split_once("\n\n").unwrap();
        let begun = body.lines().take(steps).collect::<Vec<_>>().join("\n");
        let told = run_with(&["verify", "-"], format!("{header}\n\n{begun}").as_bytes()).ok();
        assert_eq!(told, format!("{draws}, the seats too, {fits}"));
    }
}

#[test]
fn dice_that_are_not_fair_are_told_where() {
    let draw = "step 5 is not what the dice gave: the record has “2”, and draw 1 of the dice is “3”";
    let commitment = format!("the seed does not fit its commitment: {COMMITMENT} was told, and the seed makes ");
    let seats = "the seats are not what the dice gave: the record has Cy, B, random, and the dice gave Cy, Ada, random";
    let cases = [
        (FAIR.replacen("* 3\n", "* 2\n", 1), draw, "draw"),
        (FAIR.replace("\"seed\":\"00", "\"seed\":\"01"), &commitment, "commitment"),
        (FAIR.replace("[\"Cy\",\"Ada\"", "[\"Cy\",\"B\""), seats, "seats"),
        (
            FAIR.replace("\"seed\":\"00", "\"seed\":\""),
            "its dice have no seed: a seed is 64 hexadecimal digits",
            "seed",
        ),
        (FAIR.replace("\"seven\",", ""), "what the players added cannot be: 2 values for 3 seats", "luck"),
    ];
    for (text, told, fault) in cases {
        let done = run_with(&["verify", "-"], text.as_bytes());
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{done:?}");
        assert!(done.err.starts_with(&format!("jemaa: standard input: {told}")), "{}", done.err);
        let json = run_with(&["verify", "-", "--json"], text.as_bytes());
        assert_eq!((json.code, &json.err), (Some(1), &done.err));
        let found: Value = serde_json::from_str(&json.out).unwrap();
        assert_eq!((&found["fair"], &found["fault"]), (&json!(false), &json!(fault)));
        assert_eq!(done.err, format!("jemaa: standard input: {}\n", found["text"].as_str().unwrap()));
    }
    let told = "standard input: it does not say what its dice were made of, so that nobody can check them";
    let without: String =
        FAIR.lines().filter(|line| !line.starts_with("dice:")).map(|line| format!("{line}\n")).collect();
    mistaken(&["verify", "-"], without.as_bytes(), told);
    mistaken(&["verify", "-", "--json"], without.as_bytes(), told);
    let illegal = FAIR.replacen("\n1 s\n", "\n1 n\n", 1);
    mistaken(&["verify", "-"], illegal.as_bytes(), "step 1, “1 n”: Assam does not turn right round");
    let other_position = FAIR.replacen("= ", "= 0000000000000000\n= ", 1);
    mistaken(&["verify", "-"], other_position.as_bytes(), "after step 16 the position is not the one");
}

/// A record whose dice are not fair.
fn unfair() -> String {
    FAIR.replacen("* 3\n", "* 2\n", 1)
}

#[test]
fn dice_that_are_not_fair_are_a_failure_also_when_nobody_reads_it() {
    for args in [&["verify", "-"][..], &["verify", "-", "--json"]] {
        let mut child = jemaa(args).spawn().unwrap();
        drop(child.stdout.take());
        child.stdin.take().unwrap().write_all(unfair().as_bytes()).unwrap();
        let done = child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&done.stderr);
        assert_eq!(done.status.code(), Some(1), "{args:?}: {err}");
        assert!(err.contains("step 5 is not what the dice gave"), "{args:?}: {err}");
    }
}

/// What the engine replays and does not go on with tells of its dice again.
#[test]
fn the_engine_keeps_what_a_record_says_of_its_dice() {
    let dice = FAIR.lines().find(|line| line.starts_with("dice:")).unwrap();
    let asked = |cmds: &[Value]| {
        let lines: String = cmds.iter().map(|cmd| format!("{cmd}\n")).collect();
        let answers = run_with(&["engine"], lines.as_bytes()).ok();
        let last: Value = serde_json::from_str(answers.lines().last().unwrap()).unwrap();
        last["record"].as_str().unwrap().contains(dice)
    };
    let (replay, record) = (json!({ "cmd": "replay", "record": FAIR, "to": 1 }), json!({ "cmd": "record" }));
    assert!(asked(&[replay.clone(), record.clone()]));
    assert!(!asked(&[replay, json!({ "cmd": "apply", "step": "* 4" }), record]));
}

#[test]
fn nobody_listening_is_no_error() {
    let record = fs::read(&records("pipe", 1, "").1[0]).unwrap();
    let requests = "{\"cmd\":\"new\",\"game\":\"rugs\"}\n".repeat(50);
    for (args, input) in [
        (&["replay", "-"][..], &record[..]),
        (&["replay", "-", "--json"], &record),
        (&["verify", "-"], FAIR.as_bytes()),
        (&["verify", "-", "--json"], FAIR.as_bytes()),
        (&["engine"], requests.as_bytes()),
        (&["sim", "rugs", "--games", "300"], b""),
        (&["sim", "rugs", "--games", "300", "--json"], b""),
        (&["perft", "rugs", "--depth", "3"], b""),
        (&["help"], b""),
        (&["--help"], b""),
    ] {
        let mut child = jemaa(args).spawn().unwrap();
        drop(child.stdout.take());
        let _ = child.stdin.take().unwrap().write_all(input);
        let done = child.wait_with_output().unwrap();
        assert_eq!((done.status.code(), String::from_utf8_lossy(&done.stderr).as_ref()), (Some(0), ""), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
fn full() -> fs::File {
    fs::OpenOptions::new().write(true).open("/dev/full").unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_failure() {
    let record = records("full", 1, "").1[0].to_str().unwrap().to_owned();
    let folder = folder("full-database");
    fs::create_dir_all(&folder).unwrap();
    let (database, copy) = (folder.join("jemaa.db"), folder.join("copy.db"));
    fs::write(&database, "").unwrap();
    let (database, copy) = (database.to_str().unwrap(), copy.to_str().unwrap());
    for args in [
        &["sim", "rugs", "--games", "3"][..],
        &["perft", "rugs", "--depth", "2"],
        &["replay", &record],
        &["replay", &record, "--json"],
        &["components"],
        &["verify", concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair-dice.jemaa")],
        &["clean", "--database", database],
        &["backup", copy, "--database", database],
        &["--help"],
        &["--version"],
    ] {
        let done = jemaa(args).stdout(full()).output().unwrap();
        let err = String::from_utf8(done.stderr).unwrap();
        assert_eq!((done.status.code(), err.as_str()), (Some(1), "jemaa: No space left on device\n"), "{args:?}");
    }
    let mut child = jemaa(&["verify", "-", "--json"]).stdout(full()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(unfair().as_bytes()).unwrap();
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(1), "{done:?}");
}

/// A pipe whose reader has gone.
#[cfg(target_os = "linux")]
fn unread() -> std::io::PipeWriter {
    std::io::pipe().unwrap().1
}

#[cfg(target_os = "linux")]
#[test]
fn a_standard_error_that_takes_nothing_changes_no_exit_code() {
    let unfair_record = folder("unfair");
    fs::write(&unfair_record, unfair()).unwrap();
    for (args, code) in [
        (&["replay", "no-such-file.jemaa"][..], 2),
        (&["dance"], 2),
        (&["sim", "rugs", "--players", "9"], 2),
        (&["sim", "rugs", "--threads", "5000"], 2),
        (&["verify", unfair_record.to_str().unwrap(), "--json"], 1),
        (&["sim", "rugs", "--games", "3"], 0),
    ] {
        assert_eq!(jemaa(args).stderr(full()).output().unwrap().status.code(), Some(code), "{args:?}, full");
        assert_eq!(jemaa(args).stderr(unread()).output().unwrap().status.code(), Some(code), "{args:?}, unread");
        let (out, err) = (unread(), unread());
        assert_eq!(jemaa(args).stdout(out).stderr(err).status().unwrap().code(), Some(code), "{args:?}, both unread");
        let mut closed = Command::new("sh");
        closed.args(["-c", "exec \"$0\" \"$@\" >&- 2>&-"]).arg(env!("CARGO_BIN_EXE_jemaa")).args(args);
        assert_eq!(closed.status().unwrap().code(), Some(code), "{args:?}, closed");
    }
    let done = jemaa(&["sim", "rugs", "--games", "3"]).stdout(full()).stderr(full()).status().unwrap();
    assert_eq!(done.code(), Some(1), "both full");
}

/// Runs the binary where it gets no more than so much memory, in MiB.
#[cfg(target_os = "linux")]
fn run_within(mebibytes: u32, args: &[&str]) -> (Option<i32>, String) {
    let limited = format!("ulimit -v {} && exec \"$0\" \"$@\"", mebibytes << 10);
    let done = Command::new("sh").args(["-c", &limited]).arg(env!("CARGO_BIN_EXE_jemaa")).args(args).output().unwrap();
    (done.status.code(), String::from_utf8(done.stderr).unwrap())
}

#[cfg(target_os = "linux")]
#[test]
fn too_little_memory_for_the_threads_is_an_error() {
    let database = folder("threads");
    let database = database.to_str().unwrap();
    let serve = ["serve", "--listen", "127.0.0.1:0", "--database", database, "--bot-threads", "1024"];
    for mebibytes in [200, 400, 700, 1100] {
        for (args, wanted) in [(&["sim", "rugs", "--games", "2000", "--threads", "1024"][..], "1024"), (&serve, "10")] {
            let (code, err) = run_within(mebibytes, args);
            assert_eq!(code, Some(1), "{mebibytes} MiB, {args:?}: {err}");
            assert!(err.starts_with(&format!("jemaa: cannot start {wanted}")) && err.contains(" threads: "), "{err}");
        }
        for threads in ["2", "16", "64"] {
            let (code, err) = run_within(mebibytes, &["sim", "rugs", "--games", "200", "--threads", threads]);
            assert!(matches!(code, Some(0 | 1)), "{mebibytes} MiB, {threads} threads: {code:?} {err}");
        }
    }
    assert_eq!(run_within(4096, &["sim", "rugs", "--games", "2000", "--threads", "8"]), (Some(0), String::new()));
    // One worker needs no further thread.
    assert_eq!(run_within(195, &["sim", "rugs", "--games", "10", "--threads", "1"]), (Some(0), String::new()));
}

/// A server that has hardly enough memory serves, or says that it cannot, until it is stopped after a second.
#[cfg(target_os = "linux")]
#[test]
fn a_server_with_hardly_enough_memory_does_not_abort() {
    let folder = folder("hardly");
    thread::scope(|scope| {
        for mebibytes in (1_250..=2_250).step_by(100) {
            let database = folder.join(mebibytes.to_string());
            scope.spawn(move || {
                let limited =
                    format!("ulimit -v {} && exec timeout --preserve-status 1 \"$0\" \"$@\"", mebibytes << 10);
                let mut serve = Command::new("sh");
                serve.args(["-c", &limited, env!("CARGO_BIN_EXE_jemaa"), "serve", "--listen", "127.0.0.1:0"]);
                let done = serve.args(["--bot-threads", "1024", "--database"]).arg(database).output().unwrap();
                let err = String::from_utf8_lossy(&done.stderr);
                // It may be stopped before it listens to that: 143.
                assert!(matches!(done.status.code(), Some(0 | 1 | 143)), "{mebibytes} MiB: {:?} {err}", done.status);
            });
        }
    });
}

/// The values that `jemaa components` lists as JSON.
#[track_caller]
fn components(args: &[&str]) -> Value {
    run(&[&["components", "--json"], args].concat()).json()
}

#[test]
fn components_are_listed_with_where_they_come_from() {
    let set = components(&[]);
    assert_eq!((&set["game"], &set["name"]), (&json!("keshi"), &json!("box")));
    assert_eq!(set["hash"].as_str().unwrap().len(), 16);
    let values = set["values"].as_array().unwrap();
    let top = values.iter().find(|listed| listed["path"] == "stairs.top").unwrap();
    assert_eq!(
        (&top["file"], &top["value"], &top["provenance"]),
        (&json!("stairs.toml"), &json!(16), &json!("printed"))
    );
    let cost = values.iter().find(|listed| listed["path"] == "luxury.21.cost").unwrap();
    assert_eq!(cost["value"], "3 purple + 2 orange");
    assert!(values.iter().all(|listed| listed["reference"].as_str().is_some_and(|text| !text.is_empty())));

    let open = components(&["--unconfirmed"]);
    let open = open["values"].as_array().unwrap();
    let printed = values.iter().filter(|listed| listed["provenance"] == "printed").count();
    assert!(printed > 100 && open.len() == values.len() - printed);
    assert!(open.iter().all(|listed| ["derived", "reconstructed"].contains(&listed["provenance"].as_str().unwrap())));
}

#[test]
fn components_are_told_as_a_table_for_each_file() {
    let text = run(&["components"]).ok();
    let all = components(&[])["values"].as_array().unwrap().len();
    assert!(text.starts_with("keshi: box "), "{text}");
    assert!(text.lines().next().unwrap().contains(&format!(", {all} values, ")), "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with("  ")).count(), all);
    assert!(text.contains("\n\ntower.toml\n  tower.B1.sticks  15  reconstructed  B1 keeps few"), "{text}");
    let open = run(&["components", "--unconfirmed"]).ok();
    assert!(!open.contains("  printed  ") && open.contains("  derived"), "{open}");
}

#[test]
fn an_owner_replaces_components_and_sees_what_is_left() {
    let folder = folder("components");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("mine.toml");
    fs::write(&file, "name = 'my box'\n[river]\njetty = 15\n[tower]\nfrom = 'thrown 500 times'\nB1.sticks = 12\n")
        .unwrap();
    let path = file.to_str().unwrap();
    let (ours, theirs) = (components(&[]), components(&["--components", path]));
    assert_eq!(theirs["name"], "my box");
    assert_ne!(theirs["hash"], ours["hash"]);
    let find = |set: &Value, path: &str| {
        set["values"].as_array().unwrap().iter().find(|listed| listed["path"] == path).cloned()
    };
    let jetty = json!({
        "file": "river.toml", "path": "river.jetty", "value": 15, "provenance": "owner", "reference": "mine.toml"
    });
    assert_eq!(find(&theirs, "river.jetty"), Some(jetty));
    assert_eq!(find(&theirs, "tower.B1.sticks").unwrap()["reference"], "thrown 500 times");
    let left = components(&["--components", path, "--unconfirmed"]);
    assert_eq!((find(&left, "river.jetty"), find(&left, "tower.B1.sticks")), (None, None));
    assert!(find(&left, "tower.B1.falls").is_some());

    fs::write(&file, "[river]\njetty = 99\n[oases.31]\n").unwrap();
    let done = run(&["components", "--components", path]);
    let told = "jemaa: mine.toml: oases.31: there is no “31” in oases; there is 01 to 30\n\
                mine.toml: river.jetty: 99 is no number from 5 to 40\n";
    assert_eq!((done.code, done.out.as_str(), done.err.as_str()), (Some(2), "", told));
    let done = run(&["components", "--components", "no/such/file.toml"]);
    assert_eq!((done.code, done.out.as_str()), (Some(2), ""));
    assert_eq!(done.err, "jemaa: no/such/file.toml: No such file or directory\n");
    fs::write(&file, b"\xff\xfe").unwrap();
    let done = run(&["components", "--components", path]);
    assert!(done.code == Some(2) && done.err.contains("mine.toml: "), "{done:?}");
}
