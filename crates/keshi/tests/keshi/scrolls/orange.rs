//! Scrolls 61 to 72.

use keshi::{Colour, Draw, Effect, Event, Phase, Question, Resource, Sector, Source, Waits};
use table::Game;

use super::late::{deployed, gained, got, owning, owning_both, playing, points, printed, rich, starting, steps};
use super::{about_to_buy, buying};
use crate::scenario::{HERO, PLENTY, Scenario};
use crate::tools::{asked, question, resources};

/// The hero has scroll 61, and this fell out of the tower.
fn fallen(scenario: Scenario, keshis: &str) -> Scenario {
    let mut scenario = owning(scenario, 61);
    scenario.until(|scenario| scenario.state.waits() == Waits::Chance(Draw::Tower));
    scenario.play(&format!("tower:{keshis}"));
    scenario
}

/// The same, and the hero is the first to claim.
fn claiming(keshis: &str) -> Scenario {
    let scenario = fallen(rich("").draws("start:3"), keshis);
    assert_eq!(question(&scenario), Some(Effect::Ask(Question::Claim)));
    scenario
}

/// Who claimed how many of which colour since the last throw.
fn claims(scenario: &Scenario) -> Vec<(bool, Colour, u8)> {
    let throw = scenario.events.iter().rposition(|event| matches!(event, Event::Fell { .. })).unwrap();
    let claim = |event: &Event| match *event {
        Event::Claimed { seat, colour, count } => Some((seat == HERO, colour, count)),
        _ => None,
    };
    scenario.events[throw..].iter().filter_map(claim).collect()
}

#[test]
fn addendum_scroll_61_a_green_and_a_pink_keshi() {
    let (mut scenario, since) = a_green_and_a_pink_keshi();
    scenario.play("entertainer:8");
    assert_eq!(deployed(&scenario, since), [Colour::Green, Colour::Pink]);
    assert_ne!(scenario.state.seat(), HERO);
    assert_eq!(scenario.state.base().count(), 2);
}

/// The hero has claimed two keshis of different colours, and placed none since so many events.
pub(crate) fn a_green_and_a_pink_keshi() -> (Scenario, usize) {
    let mut prepared = printed("scroll:61 start:2", "");
    (2..=4).for_each(|seat| prepared.habits(seat, "select:gray,white,black"));
    let mut scenario = owning(prepared, 61);
    let fallen = "tower:green2,pink1,turquoise1";
    scenario.until(|scenario| {
        let first = scenario.events.iter().rev().find(|event| matches!(event, Event::RoundBegan { .. }));
        matches!(first, Some(Event::RoundBegan { seat: HERO, .. }))
            && scenario.state.waits() == Waits::Chance(Draw::Tower)
            && scenario.game.admits(&scenario.state, fallen.parse().unwrap()).is_ok()
    });
    scenario.play(fallen);
    let since = scenario.events.len();
    asked(&scenario, "claim:green1 claim:pink1 claim:turquoise1");
    scenario.play("claim:green1");
    assert_eq!(deployed(&scenario, since), []);
    asked(&scenario, "claim:green1 claim:pink1 claim:turquoise1");
    scenario.play("claim:pink1");
    assert_eq!(scenario.state.base().count(), 2);
    (scenario, since)
}

#[test]
fn scroll_61_deploys_in_chosen_order() {
    let mut scenario = claiming("green2,pink1,turquoise1");
    let since = scenario.events.len();
    scenario.play("claim:pink1 claim:green1");
    assert_eq!(deployed(&scenario, since), []);
    scenario.play("entertainer:8");
    assert_eq!(deployed(&scenario, since), [Colour::Pink, Colour::Green]);
}

#[test]
fn scroll_61_claims_two_of_one_colour() {
    let mut scenario = claiming("green2,pink1,turquoise1");
    let since = scenario.events.len();
    scenario.play("claim:green1 claim:green1");
    assert_eq!(deployed(&scenario, since), [Colour::Green, Colour::Green]);
    assert_ne!(scenario.state.seat(), HERO);
}

#[test]
fn scroll_61_claims_one_where_one_is_left() {
    let scenario = fallen(rich("").draws("start:3"), "white1");
    assert_eq!(claims(&scenario), [(true, Colour::White, 1)]);
}

#[test]
fn scroll_61_claims_one_where_only_one_has_a_space() {
    let mut prepared = rich("act:river new:souk").draws("start:2 scroll:61");
    prepared.reach("turquoise7");
    assert_eq!(prepared.me().count(Colour::Turquoise), 7);
    let scenario = fallen(prepared, "turquoise2");
    assert_eq!(claims(&scenario), [(true, Colour::Turquoise, 1), (false, Colour::Turquoise, 1)]);
    assert_eq!(scenario.me().count(Colour::Turquoise), 8);
}

#[test]
fn scroll_61_is_needed_for_two_colours() {
    let mut scenario = rich("").draws("start:1");
    scenario.until(|scenario| scenario.state.waits() == Waits::Chance(Draw::Tower));
    scenario.play("tower:gray3,purple1");
    asked(&scenario, "claim:gray1 claim:gray2 claim:purple1");
    scenario.play("claim:purple1");
    assert_eq!(claims(&scenario), [(true, Colour::Purple, 1)]);
    assert_ne!(scenario.state.seat(), HERO);
}

#[test]
fn scroll_62_claims_three_oases_for_nothing() {
    let mut scenario = buying(rich("caravan:left caravan:right"), 62, "brown4");
    let oases: Vec<_> = scenario.me().discovered_oases().collect();
    assert_eq!(oases.len(), 4);
    let before = resources(scenario.me());
    scenario.play("act:madrasa scroll:62");
    asked(&scenario, &oases.iter().map(|oasis| format!("oasis:{oasis} ")).collect::<String>());
    scenario.play(&format!("oasis:{} stop oasis:{} oasis:{} stop", oases[3], oases[0], oases[2]));
    assert_eq!(scenario.me().claimed().collect::<Vec<_>>(), [oases[3], oases[0], oases[2]]);
    assert_eq!(scenario.me().discovered_oases().collect::<Vec<_>>(), [oases[1]]);
    assert_eq!(gained(&scenario, before), [-3, 0, 0]);
    assert!(!matches!(question(&scenario), Some(Effect::Ask(Question::FreeOases(_)))));
}

#[test]
fn scroll_62_claims_all_if_they_are_fewer() {
    let mut scenario = buying(rich("caravan:left caravan:start act:sahara stop"), 62, "brown2");
    let oases: Vec<_> = scenario.me().discovered_oases().collect();
    assert_eq!(oases.len(), 2);
    scenario.play(&format!("act:madrasa scroll:62 oasis:{} stop", oases[1]));
    assert_eq!(scenario.me().claimed().collect::<Vec<_>>(), [oases[1], oases[0]]);
    assert_eq!(scenario.me().discovered_oases().count(), 0);
}

#[test]
fn scroll_63_gives_two_different_bonuses_of_a_line() {
    let mut scenario = owning(rich(""), 63);
    scenario.reach("white4 act:palace");
    assert_eq!((steps(&scenario), scenario.me().count(Colour::White)), ([0, 0], 4));
    let (before, scored) = (resources(scenario.me()), points(&scenario, Source::Lines));
    scenario.play("act:palace");
    asked(&scenario, "line:dinars line:left line:middle line:points");
    scenario.play("line:points");
    asked(&scenario, "line:dinars line:left line:middle");
    scenario.play("line:dinars");
    assert_eq!(gained(&scenario, before), [0, 0, 2]);
    assert_eq!(points(&scenario, Source::Lines), scored + 1);
    assert!(!matches!(question(&scenario), Some(Effect::Ask(Question::Line(_)))));
}

#[test]
fn scroll_64_harvests_with_the_new_picker() {
    let mut scenario = buying(rich(""), 64, "green2");
    let (before, pickers) = (resources(scenario.me()), scenario.me().count(Colour::Green));
    let scored = points(&scenario, Source::Deployment);
    scenario.play("act:madrasa scroll:64 keshi:green");
    assert_eq!(scenario.me().count(Colour::Green), pickers + 1);
    assert_eq!(points(&scenario, Source::Deployment), scored + 1);
    assert_eq!(gained(&scenario, before), [i32::from(pickers) + 1 - 3, 0, 0]);
}

#[test]
fn scroll_64_acts_where_the_vendor_stands_without_water() {
    let mut scenario = buying(rich(""), 64, "green2");
    let (before, pickers) = (resources(scenario.me()), scenario.me().count(Colour::Green));
    scenario.play("act:madrasa scroll:64 keshi:red vendor:orchard");
    assert!(scenario.me().has_vendor(Sector::Orchard));
    assert_eq!(scenario.me().count(Colour::Green), pickers);
    assert_eq!(gained(&scenario, before), [i32::from(pickers) - 3, 0, 0]);
}

#[test]
fn scroll_64_puts_a_vendor_where_there_is_nothing_to_do() {
    let mut scenario = buying(rich("caravan:start"), 64, "");
    assert_eq!(scenario.me().discovered_oases().count(), 0);
    let before = resources(scenario.me());
    scenario.play("act:madrasa scroll:64 keshi:red vendor:sahara");
    assert!(scenario.me().has_vendor(Sector::Sahara));
    assert_eq!(gained(&scenario, before), [-3, 0, 0]);
    assert_ne!(question(&scenario), Some(Effect::Ask(Question::Sahara)));
}

#[test]
fn scroll_64_acts_in_the_souk_with_a_good() {
    let mut scenario = buying(rich("").draws("office:01 office:02"), 64, "");
    let (before, goods) = (resources(scenario.me()), scenario.me().goods());
    scenario.play("act:madrasa scroll:64 keshi:purple");
    assert_eq!(scenario.me().goods(), goods + 1);
    assert!(scenario.may("stop"));
    scenario.play("exchange:purple");
    assert_eq!(gained(&scenario, before), [-3 + 2, 0, 0]);
    assert_eq!(scenario.me().goods(), goods);
}

#[test]
fn scroll_64_shows_the_new_entertainer_after_the_deployment_bonus() {
    let mut scenario = buying(rich("disc:4"), 64, "");
    let before = resources(scenario.me());
    assert_eq!((scenario.me().disc(), scenario.me().count(Colour::Pink)), (4, 1));
    scenario.play("act:madrasa scroll:64 keshi:pink entertainer:2");
    assert_eq!(gained(&scenario, before), [-3, 1, 0]);
    assert_eq!(scenario.me().disc(), 5);
    scenario.play("bonus:2");
    // Three spectators face the water now.
    assert_eq!(gained(&scenario, before), [-3, 1 + 3, 0]);
}

#[test]
fn scroll_64_uses_the_guard_it_brings() {
    let mut scenario = buying(rich(""), 64, "");
    let guards = scenario.me().free_guards();
    scenario.play("act:madrasa scroll:64 keshi:beige");
    assert_eq!(scenario.me().free_guards(), guards + 1);
    let gate = scenario.legal().into_iter().find(|action| action.starts_with("gate:4")).unwrap();
    scenario.play(&format!("{gate} space:8"));
    assert_eq!((scenario.me().gates(), scenario.me().free_guards()), (1, guards));
}

#[test]
fn scroll_64_cannot_study_without_dates() {
    let mut scenario = buying(starting("3 dates + 9 water + 9 dinars", "provision:06").draws("provision:06"), 64, "");
    assert_eq!(resources(scenario.me())[0], 3);
    let scholars = scenario.me().count(Colour::Gray);
    scenario.play("act:madrasa scroll:64 keshi:gray");
    assert_eq!(scenario.me().count(Colour::Gray), scholars + 1);
    assert_eq!(scenario.me().scrolls().len(), 1);
    assert!(!matches!(question(&scenario), Some(Effect::Ask(Question::Madrasa))));
}

#[test]
pub(crate) fn addendum_scroll_65_six_points_then_three_water() {
    let mut scenario = owning(printed("scroll:65", "disc:3"), 65);
    scenario.reach("pink2 act:square");
    assert_eq!(scenario.me().disc(), 3);
    let (before, scored) = (resources(scenario.me()), points(&scenario, Source::Square));
    scenario.play("act:square");
    assert_eq!(scenario.me().disc(), 4);
    scenario.play("bonus:1");
    assert_eq!(points(&scenario, Source::Square), scored + 6);
    assert_eq!(scenario.me().disc(), 5);
    assert_eq!(gained(&scenario, before), [0, 0, 0]);
    scenario.play("bonus:2");
    assert_eq!(gained(&scenario, before), [0, 3, 0]);
    assert_eq!(points(&scenario, Source::Square), scored + 6);
    assert_eq!(scenario.me().disc(), 5);
    assert_ne!(question(&scenario), Some(Effect::Ask(Question::Show)));
}

#[test]
fn scroll_65_lets_scroll_29_score_after_each_action() {
    let mut scenario = owning_both(rich("disc:3"), 29, 65);
    scenario.reach("pink2 act:square");
    assert_eq!((scenario.me().disc(), points(&scenario, Source::Square)), (3, 0));
    scenario.play("act:square bonus:2");
    assert_eq!(points(&scenario, Source::Square), 6);
    scenario.play("bonus:2");
    assert_eq!(points(&scenario, Source::Square), 6 + 2);
}

#[test]
fn scroll_65_lets_scroll_51_give_after_each_action() {
    let mut scenario = owning_both(rich("disc:2"), 51, 65);
    scenario.reach("pink2 act:square");
    assert_eq!(scenario.me().disc(), 2);
    let (before, [palace, _], goods) = (resources(scenario.me()), steps(&scenario), scenario.me().goods());
    scenario.play("act:square bonus:1");
    assert_eq!(gained(&scenario, before), [1, 1, 0]);
    assert_eq!(steps(&scenario)[0], palace + 1);
    assert_eq!(scenario.me().disc(), 4);
    scenario.play("bonus:1");
    assert_eq!(gained(&scenario, before), [1, 1, 1]);
    asked(&scenario, "bonus:3 bonus:5");
    scenario.play("bonus:3 keshi:purple");
    assert_eq!(scenario.me().goods(), goods + 1);
}

/// How often the disc turns for river tile 16, which the hero wins.
fn turns_of_tile_16(mut scenario: Scenario) -> usize {
    scenario.likes("assistant:river act:river bonus:1");
    scenario.reach("pink1 turquoise2");
    scenario.until(|scenario| matches!(scenario.events.last(), Some(Event::DiscTurned { seat: HERO })));
    let won = |event: &Event| matches!(event, Event::RiverWon { seat: HERO, .. });
    let since = scenario.events.iter().rposition(won).unwrap();
    scenario.until(|scenario| scenario.state.time().0 == 3);
    let turned = |event: &&Event| matches!(event, Event::DiscTurned { seat: HERO });
    scenario.events[since..].iter().filter(turned).count()
}

#[test]
fn scroll_65_makes_four_actions_of_river_tile_16() {
    let scenario = owning(playing([8, 16, 5], PLENTY, ""), 65);
    assert_eq!(turns_of_tile_16(scenario), 4);
}

#[test]
fn scroll_65_is_needed_for_more_than_two_actions_of_river_tile_16() {
    assert_eq!(turns_of_tile_16(playing([8, 16, 5], PLENTY, "")), 2);
}

#[test]
fn scroll_66_brings_two_keshis_of_the_colour_of_a_gate() {
    let mut scenario = owning(rich("").draws("gate:white"), 66);
    scenario.reach("beige2 act:medina");
    let since = scenario.events.len();
    scenario.play("act:medina gate:1white space:1");
    assert_eq!(deployed(&scenario, since), []);
    scenario.play("stop");
    assert_eq!(deployed(&scenario, since), [Colour::White, Colour::White]);
}

#[test]
fn scroll_66_brings_any_two_keshis_with_scroll_36() {
    let mut scenario = owning_both(rich("").draws("gate:white"), 36, 66);
    scenario.reach("beige2 act:medina");
    let since = scenario.events.len();
    assert!(scenario.me().free_guards() > 1);
    scenario.play("act:medina gate:1white space:1 keshi:black keshi:turquoise stop");
    asked(&scenario, "keshi:black keshi:turquoise");
    scenario.play("keshi:turquoise");
    assert_eq!(deployed(&scenario, since), [Colour::Turquoise, Colour::Black]);
}

#[test]
fn scroll_67_gives_three_keshis() {
    let mut scenario = about_to_buy(67, "");
    let before = *scenario.me();
    scenario.play("act:madrasa scroll:67 keshi:white keshi:purple keshi:white");
    assert_eq!(scenario.me().count(Colour::White), before.count(Colour::White) + 2);
    assert_eq!(scenario.me().count(Colour::Purple), before.count(Colour::Purple) + 1);
}

#[test]
fn scroll_67_chooses_all_three_before_it_deploys_them_in_that_order() {
    let mut scenario = buying(rich(""), 67, "");
    let since = scenario.events.len();
    scenario.play("act:madrasa scroll:67 keshi:pink keshi:green");
    assert_eq!(deployed(&scenario, since), []);
    assert!(!scenario.may("stop"));
    scenario.play("keshi:red");
    assert_eq!(deployed(&scenario, since), []);
    scenario.play("entertainer:8 vendor:river");
    assert_eq!(deployed(&scenario, since), [Colour::Pink, Colour::Green, Colour::Red]);
}

/// The hero has scroll 68 and is about to send a caravan.
fn discovering() -> Scenario {
    let mut scenario = owning(rich(""), 68);
    scenario.until(|scenario| scenario.may("caravan:left"));
    scenario
}

#[test]
fn scroll_68_scores_a_discovered_oasis_at_once() {
    let mut scenario = discovering();
    let pickers = scenario.me().count(Colour::Green) as i16;
    let (before, claimed) = (resources(scenario.me()), scenario.me().claimed().count());
    scenario.play("caravan:left oasis:08");
    assert_eq!(points(&scenario, Source::Oases), 3 + pickers);
    assert!(scenario.me().discovered_oases().any(|oasis| oasis.to_string() == "08"));
    assert_eq!(scenario.me().claimed().count(), claimed);
    assert_eq!(gained(&scenario, before), [0, 0, 0]);
}

#[test]
fn scroll_68_counts_the_caravan_that_discovers() {
    let mut scenario = discovering();
    let caravans = scenario.me().count(Colour::Brown) as i16;
    scenario.play("caravan:right oasis:12");
    assert_eq!(points(&scenario, Source::Oases), 3 + caravans + 1);
}

#[test]
fn scroll_68_returns_as_many_resources_as_the_player_likes() {
    for (oasis, resource) in [("19", Resource::Water), ("20", Resource::Dinar), ("21", Resource::Date)] {
        let mut scenario = discovering();
        let before = resources(scenario.me());
        scenario.play(&format!("caravan:left oasis:{oasis}"));
        assert_eq!(points(&scenario, Source::Oases), 3);
        asked(&scenario, &format!("pay:{resource} stop"));
        scenario.play(&format!("pay:{resource} pay:{resource} stop"));
        assert_eq!(points(&scenario, Source::Oases), 5);
        let mut paid = [0; 3];
        paid[resource as usize] = -2;
        assert_eq!(gained(&scenario, before), paid);
    }
}

#[test]
fn scroll_68_scores_nothing_at_the_start_oasis() {
    let mut scenario = discovering();
    scenario.play("caravan:start");
    scenario.until(|scenario| !scenario.may("take:date"));
    assert_eq!(points(&scenario, Source::Oases), 0);
}

#[test]
fn scroll_69_gives_the_bonuses_of_all_rapids_crossed() {
    let mut scenario = owning(rich(""), 69);
    scenario.likes("assistant:river new:river");
    scenario.reach("turquoise8");
    scenario.likes("assistant:river");
    scenario.until(|scenario| scenario.may("act:river"));
    scenario.play("act:river pay:water stop");
    assert_eq!((scenario.me().river(), points(&scenario, Source::Rapids)), (9, 0));
    let goods = scenario.me().goods();
    scenario.until(|scenario| scenario.state.phase() == Phase::RiverBonus && scenario.may("take:date"));
    assert_eq!(points(&scenario, Source::Rapids), 1);
    let since = scenario.events.len();
    scenario.play("take:date keshi:orange");
    assert_eq!(scenario.me().goods(), goods + 1);
    assert_eq!(got(&scenario, since), [1, 0, 0]);
}

#[test]
fn addendum_scroll_70_a_palace_step_three_river_steps_three_dinars_and_two_points() {
    four_entertainers(6);
}

/// Entertainers face 1, 3, 3 and 1 spectators once the disc, which is laid so, has turned in the square actions before.
pub(crate) fn four_entertainers(disc: u8) {
    let likes = format!("disc:{disc} entertainer:1 entertainer:4 entertainer:5 entertainer:8 act:square bonus:1");
    let mut prepared = printed("scroll:70", &likes);
    prepared.reach("pink4");
    let mut scenario = buying(prepared, 70, "");
    assert_eq!((scenario.me().disc(), scenario.me().count(Colour::Pink)), (0, 4));
    assert!([0, 3, 4, 7].into_iter().all(|space| scenario.me().entertainer(space)));
    let (before, [palace, mosque], river) = (resources(scenario.me()), steps(&scenario), scenario.me().river());
    let shown = points(&scenario, Source::Square);
    scenario.play("act:madrasa scroll:70");
    assert_eq!(points(&scenario, Source::Square), shown + 2);
    assert_eq!(gained(&scenario, before), [-3, 0, 3]);
    asked(&scenario, "bonus:4 bonus:5");
    scenario.play("bonus:5");
    assert_eq!(scenario.me().river(), river + 3);
    assert_eq!(steps(&scenario), [palace + 1, mosque]);
    assert_eq!(scenario.me().disc(), 0);
}

#[test]
fn scroll_70_does_not_reach_an_entertainer_who_comes_meanwhile() {
    let mut scenario = rich("disc:0").draws("scroll:70");
    for (goal, action) in [("black3", "mosque"), ("black3", "mosque"), ("white2", "palace")] {
        scenario.likes(&format!("disc:0 assistant:{action} line:points entertainer:4 entertainer:2"));
        scenario.reach(&format!("{goal} act:{action}")).play(&format!("act:{action}"));
        scenario.until(|scenario| !matches!(question(scenario), Some(Effect::Ask(Question::Line(_)))));
    }
    scenario.likes(
        "entertainer:4 entertainer:2 line:points new:mosque new:palace select:gray,purple,yellow assistant:madrasa",
    );
    let mut scenario = buying(scenario, 70, "");
    assert_eq!((steps(&scenario), scenario.me().disc()), ([3, 6], 0));
    assert!(scenario.me().count(Colour::Pink) == 2 && scenario.me().entertainer(1) && scenario.me().entertainer(3));
    let before = resources(scenario.me());
    scenario.play("act:madrasa scroll:70 line:right entertainer:8");
    assert_eq!(steps(&scenario), [4, 6]);
    // A dinar for the threshold and one for deploying; three spectators face the new entertainer in vain.
    assert_eq!(gained(&scenario, before), [-3, 2, 2]);
    assert_eq!(scenario.me().count(Colour::Pink), 3);
}

/// The hero claimed these two oases.
fn claimed(first: &str, second: &str) -> Scenario {
    let mut scenario =
        rich("caravan:left provision:05").draws(&format!("scroll:71 provision:05 oasis:{first} oasis:{second}"));
    scenario.reach("brown2 act:sahara");
    scenario.play(&format!("act:sahara oasis:{first} stop oasis:{second}"));
    scenario.until(|scenario| scenario.uses() || scenario.state.seat() != HERO);
    assert_eq!(scenario.me().claimed().map(|oasis| oasis.to_string()).collect::<Vec<_>>(), [first, second]);
    scenario
}

#[test]
fn scroll_71_scores_a_claimed_oasis_which_stays_claimed() {
    let mut scenario = buying(claimed("08", "09"), 71, "");
    let scholars = scenario.me().count(Colour::Gray) as i16;
    scenario.play("act:madrasa scroll:71");
    asked(&scenario, "oasis:08 oasis:09");
    scenario.play("oasis:09");
    assert_eq!(points(&scenario, Source::Oases), 3 + scholars);
    assert_eq!(scenario.me().claimed().count(), 2);
}

#[test]
fn scroll_71_returns_resources_for_an_oasis_that_asks_for_them() {
    let mut scenario = buying(claimed("08", "21"), 71, "date5");
    let before = resources(scenario.me());
    scenario.play("act:madrasa scroll:71 oasis:21 pay:date pay:date stop");
    assert_eq!(points(&scenario, Source::Oases), 5);
    assert_eq!(gained(&scenario, before), [-5, 0, 0]);
}

#[test]
fn scroll_71_does_nothing_without_a_claimed_oasis() {
    let mut scenario = buying(rich("caravan:left new:sahara"), 71, "brown1");
    assert!(scenario.me().discovered_oases().count() > 0 && scenario.me().claimed().count() == 0);
    scenario.play("act:madrasa scroll:71");
    assert!(scenario.me().scrolls().has(71));
    assert_eq!(points(&scenario, Source::Oases), 0);
    assert_ne!(question(&scenario), Some(Effect::Ask(Question::ScoreClaimed)));
}

#[test]
fn scroll_72_gives_two_points_for_each_resource_returned() {
    let mut scenario = buying(rich(""), 72, "date4");
    let before = resources(scenario.me());
    scenario.play("act:madrasa scroll:72");
    asked(&scenario, "pay:date pay:water pay:dinar stop");
    scenario.play("pay:date pay:water pay:water pay:dinar stop");
    assert_eq!(gained(&scenario, before), [-4, -2, -1]);
    assert_eq!(points(&scenario, Source::Scrolls), 8);
}

#[test]
fn scroll_72_may_return_nothing() {
    let mut scenario = buying(rich(""), 72, "");
    let before = resources(scenario.me());
    scenario.play("act:madrasa scroll:72 stop");
    assert_eq!(gained(&scenario, before), [-3, 0, 0]);
    assert_eq!(points(&scenario, Source::Scrolls), 0);
}

#[test]
fn scroll_72_asks_nothing_where_there_is_nothing_to_return() {
    let draws = "provision:04 provision:07 provision:01";
    let mut scenario = buying(starting("5 dates + 2 water", "provision:04 entertainer:1").draws(draws), 72, "");
    assert_eq!(resources(scenario.me()), [3, 0, 0]);
    scenario.play("act:madrasa scroll:72");
    assert!(scenario.me().scrolls().has(72));
    assert!(!matches!(question(&scenario), Some(Effect::Ask(Question::Sell(_)))));
}

#[test]
fn scroll_62_does_nothing_without_a_discovered_oasis() {
    let mut scenario = buying(rich("caravan:start"), 62, "");
    assert_eq!(scenario.me().discovered_oases().count(), 0);
    let before = resources(scenario.me());
    scenario.play("act:madrasa scroll:62");
    assert_eq!((scenario.me().claimed().count(), gained(&scenario, before)), (0, [-3, 0, 0]));
}

#[test]
fn scroll_63_keeps_to_the_line_of_the_crossing() {
    let mut scenario = rich("").draws("scroll:63");
    for (goal, action) in [("black3", "mosque"), ("black3", "mosque")] {
        scenario.likes(&format!("assistant:{action} line:points entertainer:1"));
        scenario.reach(&format!("{goal} act:{action}")).play(&format!("act:{action}"));
        scenario.until(|scenario| !matches!(question(scenario), Some(Effect::Ask(Question::Line(_)))));
    }
    scenario.likes("entertainer:1 new:mosque new:palace select:gray,purple,yellow assistant:madrasa");
    let mut scenario = owning(scenario, 63);
    scenario.reach("white4 act:palace");
    assert_eq!((steps(&scenario), scenario.me().count(Colour::White)), ([0, 6], 4));
    let (before, scored) = (resources(scenario.me()), points(&scenario, Source::Lines));
    scenario.play("act:palace line:right entertainer:6");
    // The student crossed a threshold: that line, from 2 to 3, comes first, and then the rest of the line from 2 to 2.
    assert_eq!(steps(&scenario), [4, 7]);
    asked(&scenario, "line:dinars line:left line:middle line:right line:points");
    scenario.play("line:points line:dinars");
    assert_eq!(points(&scenario, Source::Lines), scored + 3);
    asked(&scenario, "line:dinars line:left line:middle line:points");
    scenario.play("line:points");
    assert_eq!(points(&scenario, Source::Lines), scored + 3 + 2);
    assert_eq!(gained(&scenario, before), [0, 0, 3]);
}

#[test]
fn scroll_64_claims_the_oasis_it_discovers() {
    let mut scenario = buying(rich("caravan:start"), 64, "");
    let before = resources(scenario.me());
    scenario.play("act:madrasa scroll:64 keshi:brown caravan:left oasis:08 oasis:08");
    assert_eq!(scenario.me().claimed().map(|oasis| oasis.to_string()).collect::<Vec<_>>(), ["08"]);
    assert_eq!(gained(&scenario, before), [-3, 0, -1]);
}

#[test]
fn scroll_64_climbs_with_the_new_noble() {
    let mut scenario = buying(rich(""), 64, "");
    let ([palace, mosque], nobles) = (steps(&scenario), scenario.me().count(Colour::White) as u8);
    assert_eq!(palace, 0);
    scenario.play("act:madrasa scroll:64 keshi:white");
    assert_eq!(steps(&scenario), [nobles + 1, mosque]);
}

#[test]
fn scroll_66_loses_the_second_keshi_if_only_one_has_a_space() {
    let mut prepared = rich("act:palace line:points").draws("gate:white scroll:66");
    prepared.reach("white7");
    let mut scenario = owning(prepared, 66);
    scenario.reach("beige2 act:medina");
    assert_eq!(scenario.me().count(Colour::White), 7);
    let since = scenario.events.len();
    scenario.play("act:medina gate:1white space:1 stop");
    assert_eq!(deployed(&scenario, since), [Colour::White]);
    let lost = Event::Lost { seat: HERO, colour: Colour::White };
    assert_eq!(scenario.events[since..].iter().filter(|&&event| event == lost).count(), 1);
}

#[test]
fn scroll_68_scores_nothing_for_an_oasis_of_river_tile_02() {
    let river = [2, 4, 5];
    let scenario = playing(river, PLENTY, "act:river caravan:start").draws("scroll:68 oasis:08");
    let mut scenario = owning(scenario, 58);
    scenario.play("scroll:68");
    scenario.reach("turquoise1");
    scenario.likes("act:river oasis:08 caravan:start");
    scenario.until(|scenario| scenario.me().claimed().next().is_some());
    assert_eq!((scenario.state.time().0, scenario.state.phase()), (1, Phase::RiverFirst));
    scenario.until(|scenario| scenario.state.phase() != Phase::RiverFirst);
    assert!(scenario.me().scrolls().has(68));
    assert_eq!(points(&scenario, Source::Oases), 0);
}

#[test]
fn scroll_70_counts_the_spectator_of_scroll_31() {
    let scenario = owning_both(rich("disc:0 entertainer:8 entertainer:7"), 31, 70);
    assert!(scenario.me().scrolls().has(31) && scenario.me().disc() == 0);
    assert!(scenario.me().entertainer(7));
    let since = scenario.events.iter().rposition(|event| matches!(event, Event::GotScroll { seat: HERO, .. })).unwrap();
    let both = u16::from(scenario.me().entertainer(6));
    assert_eq!(got(&scenario, since), [2 * both, 0, 4]);
}

#[test]
fn scroll_71_returns_twelve_at_the_most() {
    let mut scenario = claimed("08", "19");
    scenario.likes("entertainer:2 caravan:start select:gray,purple,yellow assistant:madrasa");
    let mut scenario = buying(scenario, 71, "red5 water13");
    scenario.play("act:madrasa");
    let before = resources(scenario.me());
    scenario.play("scroll:71 oasis:19");
    for _ in 0..12 {
        scenario.play("pay:water");
    }
    assert!(!scenario.may("pay:water"));
    assert_eq!(points(&scenario, Source::Oases), 15);
    assert_eq!(gained(&scenario, before), [-3, -12, 0]);
}
