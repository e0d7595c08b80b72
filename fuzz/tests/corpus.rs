//! Replays what the fuzzer found worth keeping, as it is and with something changed.

use std::fs;
use std::path::Path;

use fuzz::Target;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::chance::below;

/// What is kept for a target, in the order of the names.
fn corpus(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
    let files = fs::read_dir(&folder).unwrap_or_else(|reason| panic!("{}: {reason}", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.expect("a corpus can be listed").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} is empty", folder.display());
    let read = |path: &std::path::PathBuf| fs::read(path).expect("a corpus can be read");
    paths.iter().map(|path| (path.display().to_string(), read(path))).collect()
}

#[test]
fn the_corpus_holds() {
    for (name, target) in fuzz::TARGETS {
        for (path, data) in corpus(name) {
            println!("{path}");
            target(&data);
        }
    }
}

/// What the fuzzer would do, for a moment: rooms hear what is nearly sense. `MUTATED=100` does it a hundred times as often.
#[test]
fn rooms_bear_what_is_nearly_sense() {
    let times: u32 = std::env::var("MUTATED").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let rooms = |(name, _): &&Target| ["messages", "tables"].contains(name);
    for (name, target) in fuzz::TARGETS.iter().filter(rooms) {
        let kept = corpus(name);
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for number in 0..200 * times {
            let mut data = kept[below(&mut rng, kept.len() as u32) as usize].1.clone();
            let other = &kept[below(&mut rng, kept.len() as u32) as usize].1;
            for _ in 0..=below(&mut rng, 4) {
                change(&mut data, other, &mut rng);
            }
            println!("{name} {number}: {}", data.escape_ascii());
            target(&data);
        }
    }
}

/// Changes something: bytes, lines, or a piece that comes from elsewhere.
fn change(data: &mut Vec<u8>, other: &[u8], rng: &mut ChaCha8Rng) {
    let mut within = |length: usize| below(rng, length as u32 + 1) as usize;
    let (one, two, from, to) = (within(data.len()), within(data.len()), within(other.len()), within(other.len()));
    let (first, last, piece) = (one.min(two), one.max(two), &other[from.min(to)..from.max(to)]);
    match within(4) {
        0 => data.truncate(last),
        1 => drop(data.drain(first..last.min(first + 8))),
        2 => drop(data.splice(first..first, piece.iter().copied()).count()),
        3 => {
            let number = ["0", "-1", "18446744073709551616", "1e9", "null", "[]", "\"\""][within(6)];
            data.splice(first..first, number.bytes()).for_each(drop);
        }
        _ => {
            let mut lines: Vec<&[u8]> = data.split(|&byte| byte == b'\n').collect();
            let (one, two) = (within(lines.len() - 1), within(lines.len() - 1));
            lines.swap(one, two);
            *data = lines.join(&b'\n');
        }
    }
}
