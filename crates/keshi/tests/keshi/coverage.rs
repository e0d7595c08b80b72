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
                let function =
                    lines.by_ref().find_map(|line| line.trim().trim_start_matches("pub(crate) ").strip_prefix("fn "));
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
        let first = words.next().and_then(|word| word.parse::<u8>().ok());
        if family == Some(one) {
            all.extend(first);
        } else if family == Some(several)
            && let (Some(first), Some("to"), Some(last)) = (first, words.next(), words.next())
        {
            all.extend(first..=last.parse().unwrap());
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

const EXPANSIONS: [&str; 5] = [
    include_str!("expansions/staircase_tiles.rs"),
    include_str!("expansions/companions.rs"),
    include_str!("expansions/offices.rs"),
    include_str!("expansions/discs.rs"),
    include_str!("expansions/towns.rs"),
];

#[test]
fn every_desert_town_has_a_test() {
    assert_eq!(missing(&tests(&EXPANSIONS), "town", "towns", 1..=12), [0u8; 0]);
}

#[test]
fn every_new_office_has_a_test() {
    assert_eq!(missing(&tests(&EXPANSIONS), "office", "offices", 7..=12), [0u8; 0]);
}

#[test]
fn every_side_of_a_staircase_tile_has_a_test() {
    let names: Vec<String> = tests(&EXPANSIONS)
        .into_iter()
        .map(|name| name.replacen("staircase_tile_", "side_", 1).replacen("staircase_tiles_", "sides_", 1))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(missing(&names, "side", "sides", 1..=40), [0u8; 0]);
}

const SECTORS: [&str; 9] = [
    include_str!("sectors/orchard.rs"),
    include_str!("sectors/river.rs"),
    include_str!("sectors/stairs.rs"),
    include_str!("sectors/square.rs"),
    include_str!("sectors/madrasa.rs"),
    include_str!("sectors/souk.rs"),
    include_str!("sectors/medina.rs"),
    include_str!("sectors/sahara.rs"),
    include_str!("sectors/assistants.rs"),
];

#[test]
fn every_sector_has_a_test() {
    let names = tests(&SECTORS);
    for sector in keshi::Sector::ALL {
        let wanted = format!("sector_{sector}_");
        assert!(names.iter().any(|name| name.starts_with(&wanted)), "no test of the {sector}");
    }
}

const RULINGS: [&str; 13] = [
    include_str!("rulings/setup.rs"),
    include_str!("rulings/order.rs"),
    include_str!("rulings/claiming.rs"),
    include_str!("rulings/assistants.rs"),
    include_str!("rulings/river.rs"),
    include_str!("rulings/end.rs"),
    include_str!("rulings/books.rs"),
    include_str!("rulings/refusing.rs"),
    include_str!("rulings/scrolls.rs"),
    include_str!("rulings/gates.rs"),
    include_str!("rulings/expansions.rs"),
    include_str!("editions/placeholders.rs"),
    include_str!("editions/stacks.rs"),
];

/// The rulings that the names of tests mention: `ruling_k17_k63_…`.
fn rulings(names: &[&str]) -> BTreeSet<u8> {
    let number = |word: &str| word.strip_prefix('k').and_then(|number| number.parse::<u8>().ok());
    let told = names.iter().filter_map(|name| name.strip_prefix("ruling_"));
    told.flat_map(|name| name.split('_').map_while(number)).collect()
}

/// Every ruling has a test. Two points of them make no difference in the base game. K6: no bonus of scrolls 47 and 51 can
/// turn the disc or bring scroll 31, so the spectators cannot change meanwhile. K62: who has scroll 58 fetch a scroll has
/// bought scroll 58 in the same round. And one is not shown: K25, tile 13 with all three sectors full at the end of
/// season 1.
#[test]
fn every_ruling_is_tested() {
    let text = include_str!("../../../../RULINGS.md");
    let all: BTreeSet<u8> = (1..).take_while(|number| text.contains(&format!("**K{number}. "))).collect();
    let mut names = tests(&RULINGS);
    names.extend(tests(&EXPANSIONS));
    assert_eq!(rulings(&names), all);
}

#[test]
fn only_the_name_of_a_ruling_test_covers_a_ruling() {
    let source =
        "#[test]\nfn ruling_k07_k63_turns_k09() {}\nfn ruling_k08_helps() {}\n// k10_\n#[test]\nfn other_k11_() {}\n";
    assert_eq!(rulings(&tests(&[source])), BTreeSet::from([7, 63]));
}

#[test]
fn a_number_without_a_test_is_noticed() {
    let names = ["scroll_01_gives_a_keshi", "scrolls_03_to_05_give_goods", "scrolls_06_and_07_too", "oasis_02_counts"];
    assert_eq!(missing(&names, "scroll", "scrolls", 1..=7), [2, 6, 7]);
}

/// The worked examples of the rulebooks, by page of the Classic edition, or by tile of the addendum; those of expansions
/// also by page and addendum of the Essential edition.
const EXAMPLES: &[&str] = &[
    "addendum_oases_01_to_04_twelve_points",
    "addendum_oases_05_to_13_seven_points",
    "addendum_oases_14_to_18_six_points",
    "addendum_oases_19_to_21_eight_points",
    "addendum_oasis_24_sixteen_points",
    "addendum_oasis_29_seven_points",
    "addendum_scroll_29_four_points",
    "addendum_scroll_31_counts_as_four",
    "addendum_scroll_33_two_dates_and_a_dinar",
    "addendum_scroll_44_a_dinar_and_two_dates",
    "addendum_scroll_47_three_goods_and_three_steps",
    "addendum_scroll_48_two_steps",
    "addendum_scroll_51_water_a_date_and_a_palace_step",
    "addendum_scroll_54_two_points_water_and_a_dinar",
    "addendum_scroll_59_a_dinar_three_points_a_red_and_a_green_keshi",
    "addendum_scroll_61_a_green_and_a_pink_keshi",
    "addendum_scroll_65_six_points_then_three_water",
    "addendum_scroll_70_a_palace_step_three_river_steps_three_dinars_and_two_points",
    "addendum_town_05_eleven_points",
    "addendum_town_06_thirteen_points_for_39_keshis",
    "addendum_town_09_six_points",
    "addendum_town_10_three_keshis",
    "addendum_town_11_thirteen_points",
    "addendum_town_12_seven_and_two_points",
    "essential_addendum_town_05_eleven_points",
    "essential_addendum_town_06_thirteen_points_for_41_keshis",
    "essential_addendum_town_09_six_points",
    "essential_addendum_town_10_three_keshis",
    "essential_addendum_town_11_thirteen_points",
    "essential_addendum_town_12_seven_and_two_points",
    "essential_page_19_office_with_the_river_a_point_and_the_stairs",
    "essential_page_19_twelve_spaces_are_covered_and_the_others_stand",
    "page_07_assistants_go_to_green_black_and_pink",
    "page_07_eleven_keshis_make_four_three_two_and_two",
    "page_07_two_green_and_one_brown_are_deployed_at_once",
    "page_08_new_keshis_give_a_point_and_a_water",
    "page_08_no_entertainer_claimed_so_a_new_one_with_a_good",
    "page_08_river_jetty_four_and_one",
    "page_09_orchard_four_dates",
    "page_09_purple_for_two_dates",
    "page_09_slipper_two_points_and_a_water",
    "page_09_square_three_purple",
    "page_10_five_points_at_the_top_of_the_palace",
    "page_10_line_of_dinar_turquoise_gray_yellow_and_five_points",
    "page_10_six_scholars_two_scrolls_three_dates",
    "page_11_start_oasis_two_resources_then_two_points",
    "page_11_two_caravans_reveal_the_next_two_oases",
    "page_11_two_gates",
    "page_12_three_rapids_and_the_resource_of_the_middle_one",
    "page_12_two_oases_claimed",
    "page_12_vendor_in_the_palace_gives_water_either_way",
    "page_13_provisions_eight_points_lost",
    "page_13_river_evaluation_seven_and_three",
    "page_14_full_sectors_twenty_points",
    "page_14_leftovers_three_points",
    "page_14_three_of_four_oases_twenty_five_points",
    "page_16_office_with_the_river_a_point_and_the_stairs",
    "page_16_twelve_spaces_are_covered_and_the_others_stand",
];

/// The worked examples of the Essential rulebooks, by page, or by tile of the addendum.
const ESSENTIAL_EXAMPLES: &[&str] = &[
    "essential_addendum_oases_01_to_04_twelve_points",
    "essential_addendum_oases_05_to_13_seven_points",
    "essential_addendum_oases_14_to_18_six_points",
    "essential_addendum_oases_19_to_21_eight_points",
    "essential_addendum_oasis_24_sixteen_points",
    "essential_addendum_oasis_29_seven_points",
    "essential_addendum_scroll_29_four_points",
    "essential_addendum_scroll_31_counts_as_four",
    "essential_addendum_scroll_33_two_dates_and_a_dinar",
    "essential_addendum_scroll_44_a_dinar_and_two_dates",
    "essential_addendum_scroll_47_three_goods_and_three_steps",
    "essential_addendum_scroll_48_two_steps",
    "essential_addendum_scroll_51_water_a_date_and_a_palace_step",
    "essential_addendum_scroll_54_two_points_water_and_a_dinar",
    "essential_addendum_scroll_59_a_dinar_three_points_a_red_and_a_green_keshi",
    "essential_addendum_scroll_61_a_green_and_a_pink_keshi",
    "essential_addendum_scroll_65_six_points_then_three_water",
    "essential_addendum_scroll_70_a_palace_step_three_river_steps_three_dinars_and_two_points",
    "essential_page_09_assistants_go_to_green_black_and_pink",
    "essential_page_10_eleven_keshis_make_four_three_two_and_two",
    "essential_page_10_two_green_and_one_brown_are_exchanged",
    "essential_page_11_new_keshis_give_a_point_and_a_water",
    "essential_page_11_no_entertainer_claimed_so_a_new_one_with_a_good",
    "essential_page_11_river_jetty_four_and_one",
    "essential_page_12_orchard_three_dates",
    "essential_page_12_purple_for_two_dates",
    "essential_page_12_slipper_two_points_and_a_water",
    "essential_page_12_square_three_purple",
    "essential_page_13_five_points_at_the_top_of_the_palace",
    "essential_page_13_line_of_dinar_turquoise_gray_yellow_and_five_points",
    "essential_page_13_six_scholars_two_scrolls_three_dates",
    "essential_page_14_two_gates",
    "essential_page_15_start_oasis_two_resources_then_two_points",
    "essential_page_15_two_caravans_reveal_the_next_two_oases",
    "essential_page_15_two_oases_claimed",
    "essential_page_16_three_rapids_and_the_resource_of_the_middle_one",
    "essential_page_16_vendor_in_the_palace_gives_water_either_way",
    "essential_page_17_provisions_eight_points_lost",
    "essential_page_17_river_evaluation_seven_and_three",
    "essential_page_18_full_sectors_thirty_points",
    "essential_page_18_leftovers_three_points",
    "essential_page_18_three_of_four_oases_twenty_five_points",
];

#[test]
fn no_worked_example_is_left_out() {
    let mut all = tests(&[include_str!("rulebook.rs"), include_str!("editions/examples.rs")]);
    all.extend(tests(&SCROLLS));
    all.extend(tests(&EXPANSIONS));
    for example in EXAMPLES.iter().chain(ESSENTIAL_EXAMPLES) {
        assert!(all.contains(example), "the example {example} has no test");
    }
    let example = |name: &&&str| {
        let name = name.strip_prefix("essential_").unwrap_or(name);
        name.starts_with("page_") || name.starts_with("addendum_")
    };
    let named = all.iter().filter(example).count();
    assert_eq!(named, EXAMPLES.len() + ESSENTIAL_EXAMPLES.len(), "an example is not listed");
}
