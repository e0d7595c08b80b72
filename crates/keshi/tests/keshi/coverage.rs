//! No tile, ruling or sector is without a test of its own.
//!
//! A test is named after what it shows: `scroll_53_…`, or `scrolls_01_to_12_…` if it goes through several.

use std::collections::BTreeSet;

/// The names of all tests in these files.
fn tests(sources: &[&'static str]) -> Vec<&'static str> {
    let mut names = Vec::new();
    for source in sources {
        let mut lines = source.lines();
        while let Some(line) = lines.next() {
            if line.trim() == "#[test]" {
                let function = lines.by_ref().find_map(|line| line.trim().strip_prefix("fn "));
                names.extend(function.and_then(|rest| rest.split('(').next()));
            }
        }
    }
    names
}

/// The numbers that names of this family mention: `oasis_07_…`, `oases_05_to_13_…`.
fn numbers(names: &[&str], one: &str, several: &str) -> BTreeSet<u8> {
    let mut all = BTreeSet::new();
    for name in names {
        let mut words = name.split('_');
        let family = words.next();
        let first = words.next().and_then(|word| word.trim_start_matches('k').parse::<u8>().ok());
        if family == Some(one) {
            all.extend(first);
        } else if family == Some(several)
            && let (Some(first), Some("to"), Some(last)) = (first, words.next(), words.next())
        {
            all.extend(first..=last.trim_start_matches('k').parse().unwrap());
        }
    }
    all
}

fn missing(names: &[&str], one: &str, several: &str, of: impl IntoIterator<Item = u8>) -> Vec<u8> {
    let covered = numbers(names, one, several);
    of.into_iter().filter(|number| !covered.contains(number)).collect()
}

const SCROLLS: [&str; 4] = [
    include_str!("scrolls/gray.rs"),
    include_str!("scrolls/yellow.rs"),
    include_str!("scrolls/pink.rs"),
    include_str!("scrolls/orange.rs"),
];

#[test]
fn every_scroll_has_a_test() {
    assert_eq!(missing(&tests(&SCROLLS), "scroll", "scrolls", 1..=72), [0u8; 0]);
}

#[test]
fn every_oasis_has_a_test() {
    assert_eq!(missing(&tests(&[include_str!("oases.rs")]), "oasis", "oases", 1..=30), [0u8; 0]);
}

#[test]
fn every_side_of_a_river_tile_has_a_test() {
    let names: Vec<String> = tests(&[include_str!("river_tiles.rs")])
        .into_iter()
        .map(|name| name.replacen("river_tile_", "side_", 1).replacen("river_tiles_", "sides_", 1))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(missing(&names, "side", "sides", 1..=18), [0u8; 0]);
}

#[test]
fn every_sector_has_a_test() {
    let names = tests(&[include_str!("sectors.rs")]);
    for sector in keshi::Sector::ALL {
        let wanted = format!("sector_{sector}_");
        assert!(names.iter().any(|name| name.starts_with(&wanted)), "no test of the {sector}");
    }
}

#[test]
fn a_number_without_a_test_is_noticed() {
    let names = ["scroll_01_gives_a_keshi", "scrolls_03_to_05_give_goods", "scrolls_06_and_07_too", "oasis_02_counts"];
    assert_eq!(missing(&names, "scroll", "scrolls", 1..=7), [2, 6, 7]);
}
