//! Expansion 1: tiles on the lines between the staircases.

use keshi::{
    COVERED, Colour, Draw, Edition, Effect, Event, Keshi, Options, Outcome, Question, Source, StaircaseTiles, Tile,
    Waits,
};
use serde_json::json;
use table::Game;

use super::rich;
use crate::scenario::{Scenario, in_edition};
use crate::scrolls::buying;
use crate::scrolls::late::{owning, steps};
use crate::sectors::stairs::line_between_in;
use crate::tools::{asked, first, open, question, refused, since, told};

/// These sides lie on the spaces, in order.
fn given(sides: [u8; COVERED]) -> StaircaseTiles {
    StaircaseTiles::Given(sides.map(Tile))
}

fn with(staircase_tiles: StaircaseTiles) -> Options {
    Options { staircase_tiles, ..Scenario::options() }
}

/// What every side gives: 1 to 20 are the fronts, 21 to 40 the backs.
const SIDES: [&str; 40] = [
    "green",
    "white",
    "pink",
    "beige",
    "red",
    "orange",
    "green",
    "gray",
    "pink",
    "turquoise",
    "beige",
    "yellow",
    "date",
    "water",
    "dinar",
    "river",
    "2 dinars",
    "resource",
    "3 points",
    "resource",
    "gray",
    "black",
    "turquoise",
    "brown",
    "yellow",
    "purple",
    "white",
    "black",
    "brown",
    "red",
    "orange",
    "purple",
    "water",
    "dinar",
    "date",
    "good",
    "river",
    "2 points",
    "date",
    "good",
];

/// The hero chooses on lines that carry every space between them: the ends of each, and the game just then.
fn lines(options: &Options) -> Vec<([u8; 2], Scenario)> {
    let palace = (2..=5).map(|palace| [palace, 1]);
    let mosque = (2..=5).map(|mosque| [1, mosque]);
    let line = |[palace, mosque]: [u8; 2]| {
        let scenario = line_between_in(Scenario::with(options.clone()), palace, mosque, "line:dinars");
        ([palace, mosque], scenario)
    };
    palace.chain(mosque).chain([[2, 5], [5, 3], [5, 4], [5, 5]]).map(line).collect()
}

/// The ends of a line on which each of the covered spaces lies, and the name of the space there.
const COVERED_AT: [([u8; 2], &str); COVERED] = [
    ([2, 1], "left"),
    ([3, 1], "left"),
    ([4, 1], "left"),
    ([5, 1], "left"),
    ([3, 1], "middle"),
    ([4, 1], "middle"),
    ([5, 1], "middle"),
    ([2, 5], "middle"),
    ([1, 2], "right"),
    ([1, 3], "right"),
    ([1, 4], "right"),
    ([1, 5], "right"),
];

/// The hero takes a space of the line between these segments: what it brings.
fn taking(lines: &[([u8; 2], Scenario)], ends: [u8; 2], space: &str) -> String {
    let (_, scenario) = lines.iter().find(|(now, _)| *now == ends).unwrap();
    let mut scenario = scenario.clone();
    let since = scenario.events.len();
    scenario.play(&format!("line:{space}"));
    let answers = "entertainer:1 entertainer:2 entertainer:7 entertainer:8 caravan:* vendor:*";
    for answer in ["take:water", "keshi:orange", answers] {
        let legal = scenario.actions();
        if let Some(answer) = first(&legal, answer) {
            scenario.play(&answer.to_string()).host();
        }
    }
    let brought = told(&scenario, since).iter().take_while(|event| !matches!(event, Event::Climbed { .. }));
    let (keshis, others): (Vec<_>, Vec<_>) = brought.partition(|event| matches!(event, Event::Deployed { .. }));
    // What a keshi brings when it is deployed does not stand on the line.
    let brought = if keshis.is_empty() { others } else { keshis };
    let brought = brought.into_iter().filter_map(|event| match event {
        Event::Got { resource, count, .. } => Some(format!("{count} {}", resource.name())),
        Event::Scored { points, source: Source::Lines, .. } => Some(format!("{points} points")),
        Event::Deployed { colour, .. } => Some(colour.to_string()),
        Event::Floated { .. } => Some("river".to_owned()),
        _ => None,
    });
    brought.collect::<Vec<_>>().join(", ")
}

/// What a side brings, where a choice falls on water or orange.
fn brings(side: u8) -> String {
    match SIDES[usize::from(side) - 1] {
        one @ ("date" | "water" | "dinar") => format!("1 {one}"),
        "resource" => "1 water".to_owned(),
        "2 dinars" => "2 dinar".to_owned(),
        "good" => "orange".to_owned(),
        other => other.to_owned(),
    }
}

#[test]
fn staircase_tiles_01_to_40_give_what_their_side_shows() {
    // A white keshi needs a space in the palace, which the upper lines have no more.
    let sides: Vec<u8> = (1..=24).chain([27, 25, 26]).chain(28..=40).chain([1]).chain(3..=9).collect();
    for sides in sides.chunks(COVERED) {
        let lines = lines(&with(given(std::array::from_fn(|at| sides[at]))));
        for (&side, (ends, space)) in sides.iter().zip(COVERED_AT) {
            assert_eq!(taking(&lines, ends, space), brings(side), "side {side} on {space} of {ends:?}");
        }
    }
}

/// The spaces that no tile covers: dinars and points beside the staircases, the lowermost and the two topmost.
fn printed_stand(lines: &[([u8; 2], Scenario)]) {
    for (palace, dinars) in (2..=5).zip([1, 2, 3, 4]) {
        assert_eq!(taking(lines, [palace, 1], "dinars"), format!("{dinars} dinar"));
        assert_eq!(taking(lines, [palace, 1], "points"), "1 points");
    }
    for (mosque, points) in (2..=5).zip([2, 3, 5, 7]) {
        assert_eq!(taking(lines, [1, mosque], "points"), format!("{points} points"));
        assert_eq!(taking(lines, [1, mosque], "dinars"), "1 dinar");
    }
    assert_eq!(taking(lines, [2, 1], "middle"), "river");
    assert_eq!(taking(lines, [1, 2], "middle"), "river");
    assert_eq!(taking(lines, [5, 3], "middle"), "orange", "any keshi");
    assert_eq!(taking(lines, [5, 4], "middle"), "orange", "any keshi");
    assert_eq!(taking(lines, [5, 5], "middle"), "orange, orange", "two keshis of one colour");
}

/// The printed bonuses of the twelve spaces.
const PRINTED: [&str; COVERED] =
    ["turquoise", "beige", "black", "brown", "red", "1 date", "gray", "1 water", "pink", "green", "yellow", "white"];

#[test]
fn page_16_twelve_spaces_are_covered_and_the_others_stand() {
    // Points on all twelve would be easiest to see, but no more than two tiles have any.
    let sides = [13, 14, 15, 38, 19, 17, 6, 11, 5, 2, 3, 4];
    let (printed, covered) = (lines(&Scenario::options()), lines(&with(given(sides))));
    for (at, (ends, space)) in COVERED_AT.into_iter().enumerate() {
        assert_eq!(taking(&printed, ends, space), PRINTED[at]);
        assert_eq!(taking(&covered, ends, space), brings(sides[at]));
    }
    printed_stand(&printed);
    printed_stand(&covered);
}

#[test]
fn essential_page_19_twelve_spaces_are_covered_and_the_others_stand() {
    let sides = [13, 14, 15, 38, 19, 17, 6, 11, 5, 2, 3, 4];
    let covered = lines(&Options { edition: Edition::Essential, ..with(given(sides)) });
    for (side, (ends, space)) in sides.into_iter().zip(COVERED_AT) {
        assert_eq!(taking(&covered, ends, space), brings(side));
    }
    printed_stand(&covered);
}

#[test]
fn twelve_of_twenty_tiles_are_drawn_with_a_random_side_up() {
    let mut scenario = Scenario::with(with(StaircaseTiles::Random));
    let mut lying: Vec<u8> = Vec::new();
    for (space, side) in (0..12).zip([40, 1, 22, 3, 24, 5, 26, 7, 28, 9, 30, 11]) {
        assert_eq!(scenario.state.waits(), Waits::Chance(Draw::StaircaseTile { space }));
        let mut odds = Vec::new();
        scenario.game.odds(&scenario.state, &mut odds);
        let sides: Vec<Outcome> = odds.iter().map(|&(outcome, _)| outcome).collect();
        let left = (1..=40).filter(|side| lying.iter().all(|other| other % 20 != side % 20));
        assert_eq!(sides, left.map(|side| Outcome::StaircaseTile(Tile(side))).collect::<Vec<_>>());
        assert!(odds.iter().all(|&(_, weight)| weight == 1));
        scenario.play(&format!("stairs:{side:02}"));
        lying.push(side);
    }
    assert!(!matches!(scenario.state.waits(), Waits::Chance(Draw::StaircaseTile { .. })));
    assert_eq!(open(&scenario)["staircase_tiles"], json!(lying));
}

#[test]
fn random_tiles_give_what_was_drawn() {
    let sides = [40, 1, 22, 3, 24, 5, 26, 7, 28, 9, 30, 11];
    let draws = sides.map(|side| format!("stairs:{side:02}")).join(" ");
    let mut scenario = rich(with(StaircaseTiles::Random), "").draws(&draws);
    scenario.reach("white8 act:palace").play("act:palace");
    asked(&scenario, "line:dinars line:left line:middle line:points");
    let before = *scenario.me();
    scenario.play("line:left keshi:purple");
    assert_eq!(scenario.me().count(Colour::Purple), before.count(Colour::Purple) + 1);
}

#[test]
fn tiles_that_all_agreed_on_lie_there_from_the_start() {
    let sides = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    let scenario = Scenario::with(with(given(sides)));
    assert!(!matches!(scenario.state.waits(), Waits::Chance(Draw::StaircaseTile { .. })));
    assert_eq!(open(&scenario)["staircase_tiles"], json!(sides));
    let without = Scenario::new();
    assert_eq!(open(&without)["staircase_tiles"], json!(vec![None::<u8>; COVERED]));
}

/// The reasons why these tiles cannot be.
fn faults(sides: [u8; COVERED]) -> Vec<String> {
    Keshi::with(with(given(sides))).map(|_| ()).unwrap_err().reasons
}

#[test]
fn a_list_of_tiles_that_cannot_be_is_refused_with_all_reasons() {
    assert_eq!(
        faults([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 41]),
        ["00 is no side of a staircase tile", "41 is no side of a staircase tile"]
    );
    assert_eq!(faults([1, 21, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), ["01 and 21 are the two sides of one staircase tile"]);
    assert_eq!(faults([20, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 40]), ["20 and 40 are the two sides of one staircase tile"]);
    assert_eq!(
        faults([7, 7, 27, 4, 5, 6, 1, 8, 9, 10, 11, 12]),
        ["staircase tile 07 lies on two spaces", "07 and 27 are the two sides of one staircase tile"]
    );
}

#[test]
fn tiles_are_written_as_a_word_or_as_twelve_sides() {
    let read = |tiles: serde_json::Value| {
        let options = Keshi::options_from(json!({ "staircase_tiles": tiles }));
        options.map(|options| options.staircase_tiles).map_err(|bad| bad.reasons)
    };
    for tiles in [StaircaseTiles::None, StaircaseTiles::Random, given([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 40])] {
        assert_eq!(read(serde_json::to_value(tiles).unwrap()), Ok(tiles));
    }
    let reason = |tiles: serde_json::Value| match &read(tiles.clone()).unwrap_err()[..] {
        [reason] => reason.strip_prefix(&format!("the option staircase_tiles={tiles} cannot be: ")).unwrap().to_owned(),
        reasons => panic!("{reasons:?}"),
    };
    let twelve: Vec<u8> = (1..=12).collect();
    assert_eq!(reason(json!(twelve[1..])), "the list has 12 sides, not 11");
    assert_eq!(reason(json!([&twelve[..], &[13]].concat())), "the list has 12 sides, not 13");
    let forms = "staircase tiles are none, random or a list of their sides";
    assert_eq!(reason(json!("some")), forms);
    assert_eq!(reason(json!(true)), forms);
    assert_eq!(reason(json!([300, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])), "300 is no side of a staircase tile");
    assert_eq!(reason(json!(vec!["green"; 12])), forms);
}

#[test]
fn a_keshi_of_a_tile_that_has_no_space_is_not_offered() {
    let mut scenario = rich(with(given([2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])), "");
    scenario.reach("white8 act:palace").play("act:palace");
    asked(&scenario, "line:dinars line:middle line:points");
    assert_eq!(refused(&scenario, "line:left"), "sector-full");
}

#[test]
fn scroll_59_takes_the_tiles_of_a_whole_line() {
    let mut scenario =
        rich(with(given([17, 18, 3, 4, 13, 6, 7, 8, 9, 10, 11, 12])), "line:dinars").cap("white7").draws("scroll:59");
    scenario.reach("white7 act:palace").play("act:palace line:dinars line:dinars");
    let mut scenario = buying(scenario, 59, "");
    let before = *scenario.me();
    // Palace segment 3, mosque segment 1: two dinars, any resource, a date, a point.
    scenario.play("act:madrasa scroll:59 take:water");
    assert_eq!(since(&before, &scenario), "date-1 water+1 dinar+2 points+1");
}

#[test]
fn scroll_59_takes_spaces_with_the_same_bonus() {
    let mut scenario =
        rich(with(given([18, 17, 3, 4, 13, 6, 7, 8, 9, 10, 11, 12])), "line:dinars").cap("white7").draws("scroll:59");
    scenario.reach("white7 act:palace").play("act:palace line:dinars line:dinars");
    let mut scenario = buying(scenario, 59, "");
    let before = *scenario.me();
    // Palace segment 3, mosque segment 1: two dinars, two dinars more, a date, a point.
    scenario.play("act:madrasa scroll:59");
    assert_eq!(since(&before, &scenario), "date-1 dinar+4 points+1");
}

/// The hero has scroll 63 and is about to choose on the line between palace segment 2 and mosque segment 1, whose left
/// space has this side of a staircase tile.
pub(crate) fn two_bonuses_beside(side: u8) -> Scenario {
    let mut scenario = owning(rich(with(given([side, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])), "").cap("white4"), 63);
    scenario.likes("assistant:palace");
    scenario.reach("white4 act:palace").play("act:palace");
    scenario
}

#[test]
fn scroll_63_k16_takes_two_different_bonuses_where_tiles_make_spaces_alike() {
    for edition in [Edition::Classic, Edition::Essential] {
        in_edition(edition, || {
            // A dinar beside the printed dinar.
            let mut scenario = two_bonuses_beside(15);
            asked(&scenario, "line:dinars line:left line:middle line:points");
            let (before, saved) = (*scenario.me(), scenario.state);
            for (chosen, alike) in [("line:dinars", "line:left"), ("line:left", "line:dinars")] {
                scenario.state = saved;
                scenario.play(chosen);
                asked(&scenario, "line:middle line:points");
                assert_eq!(refused(&scenario, alike), "bonus-taken");
                assert_eq!(refused(&scenario, chosen), "space-taken");
                scenario.play("line:points");
                assert_eq!(since(&before, &scenario), "dinar+1 points+1");
            }
        });
    }
}

#[test]
fn scroll_63_k16_keshis_of_one_colour_are_the_same_bonus() {
    // Green to the left of palace segment 2 and to the right of mosque segment 2.
    let mut scenario = rich(with(given([1, 2, 3, 4, 5, 6, 8, 9, 7, 10, 11, 12])), "").draws("scroll:63");
    for _ in 0..2 {
        scenario.likes("assistant:mosque line:points entertainer:1");
        scenario.reach("black3 act:mosque").play("act:mosque");
        scenario.until(|scenario| !matches!(question(scenario), Some(Effect::Ask(Question::Line(_)))));
    }
    scenario.likes("entertainer:1 new:mosque new:palace select:gray,purple,yellow assistant:madrasa");
    let mut scenario = owning(scenario, 63);
    scenario.reach("white4 act:palace");
    assert_eq!((steps(&scenario), scenario.me().count(Colour::White)), ([0, 6], 4));
    scenario.play("act:palace");
    asked(&scenario, "line:dinars line:left line:middle line:right line:points");
    scenario.play("line:right");
    asked(&scenario, "line:dinars line:middle line:points");
}

#[test]
fn scroll_63_takes_two_spaces_of_a_line_with_tiles() {
    let mut scenario = owning(rich(with(given([17, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])), "").cap("white4"), 63);
    scenario.likes("assistant:palace");
    scenario.reach("white4 act:palace");
    let before = *scenario.me();
    scenario.play("act:palace line:left");
    asked(&scenario, "line:dinars line:middle line:points");
    scenario.play("line:points");
    assert_eq!(since(&before, &scenario), "dinar+3 points+1 palace+4");
}
