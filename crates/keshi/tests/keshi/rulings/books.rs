//! Where the books differ: K44 to K49.

use keshi::{Colour, Event, Oasis, Sector, Stairs, Waits};

use super::sailing;
use crate::scenario::{HERO, Scenario};
use crate::scrolls::late::owning;
use crate::sectors::stairs::line_between;
use crate::tools::{purse, refused, table, told};

#[test]
fn ruling_k44_misprints_are_not_followed() {
    let mut scenario = Scenario::new();
    scenario.reach("gray2 date1 act:madrasa").play("act:madrasa");
    assert_eq!(scenario.me().count(Colour::Gray), 2);
    let yellow = format!("scroll:{}", scenario.state.scrolls_shown()[3]);
    assert_eq!(refused(&scenario, &yellow), "too-few-scholars", "scrolls 22 to 42 need three");
    let scenario = line_between(2, 4);
    assert_eq!(scenario.legal().len(), 5, "any of a line's bonuses, not one of two");
    // Scroll 67: keshis of several colours.
    let mut scenario = owning(Scenario::new(), 67);
    let before = *scenario.me();
    scenario.play("keshi:purple keshi:orange keshi:yellow");
    assert_eq!(Colour::GOODS.map(|good| scenario.me().count(good) - before.count(good)), [1, 1, 1]);
}

#[test]
fn ruling_k45_oasis_27_is_the_mosques() {
    let scenario = Scenario::new();
    let oases = &scenario.game.printed().oases;
    assert_eq!(oases[26], Oasis::Top { stairs: Sector::Mosque, points: 7 });
    assert_eq!(oases[27], Oasis::Top { stairs: Sector::Palace, points: 7 });
}

#[test]
fn ruling_k47_some_river_tiles_may_be_refused() {
    for (river, season, refusable) in [
        ([1, 4, 5], 1, true),
        ([2, 4, 5], 1, true),
        ([7, 4, 5], 1, false),
        ([13, 4, 5], 1, false),
        ([8, 3, 5], 2, true),
        ([8, 4, 11], 3, true),
    ] {
        let scenario = sailing(4, river, season);
        assert_eq!(scenario.state.waits(), Waits::Player, "{river:?}");
        assert_eq!(scenario.state.seat(), HERO);
        assert_eq!(scenario.may("stop"), refusable, "{river:?}");
        if !refusable {
            assert_eq!(refused(&scenario, "stop"), "must-do");
        }
    }
}

#[test]
fn ruling_k48_the_steps_of_tile_11_are_not_divided() {
    let mut scenario = sailing(4, [8, 4, 11], 3);
    assert_eq!(scenario.legal(), ["stairs:palace", "stairs:mosque", "stop"]);
    let since = scenario.events.len();
    scenario.play("stairs:mosque");
    while scenario.may("line:points") {
        scenario.play("line:points");
    }
    let climbed = told(&scenario, since).iter().filter_map(|event| match event {
        Event::Climbed { seat: HERO, stairs, .. } => Some(*stairs),
        _ => None,
    });
    assert_eq!(climbed.collect::<Vec<_>>(), [Stairs::Mosque; 3]);
}

#[test]
fn ruling_k49_classic_places_claimed_keshis_at_once_and_scroll_43_takes_before_placing() {
    let mut scenario = table(2, "");
    scenario.play("select:green,gray,white select:green,gray,white tower:green2,gray2 claim:green2");
    assert_eq!(purse(scenario.me()), [12, 1, 1, 1], "the bonus comes between claims");
    let mut scenario = owning(Scenario::new(), 43);
    let before = *scenario.me();
    scenario.play("keshi:green");
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green), "not yet");
    scenario.play("keshi:purple");
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green) + 1);
    assert_eq!(scenario.me().count(Colour::Purple), before.count(Colour::Purple) + 1);
}

#[test]
fn ruling_k49_tile_03_takes_before_placing() {
    let mut scenario = sailing(4, [8, 3, 5], 2);
    let before = *scenario.me();
    scenario.play("keshi:green");
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green), "not yet");
    scenario.play("keshi:purple");
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green) + 1);
}
