//! Scrolls and stacks: K57 to K69.

use keshi::{Action, Colour, Draw, Effect, Event, Phase, Question, Resource, Sector, Source, Waits};
use table::Seat;

use super::{bought_in_pairs, fifth_oasis, sail, scrolls_left, with_river};
use crate::scenario::{HERO, PLENTY, Scenario};
use crate::scrolls::late::{owning, owning_both, playing, points, rich};
use crate::sectors::madrasa::emptied_stack;
use crate::sectors::souk::emptied_shop;
use crate::tools::{drive, first, gained, open, purse, school, selection, stands, table, told};

#[test]
fn ruling_k57_k62_a_free_scroll_leaves_a_gap_and_is_no_purchase() {
    let mut scenario = fifth_oasis();
    let old = scenario.state.scrolls_shown();
    let oasis = scenario.me().discovered_oases().next().unwrap();
    let before = *scenario.me();
    scenario.play(&format!("act:sahara oasis:{oasis}"));
    if scenario.may("pay:date") {
        scenario.play("pay:date");
    }
    let scrolls: Vec<String> = old[3..6].iter().map(|scroll| format!("scroll:{scroll}")).collect();
    assert_eq!(scenario.legal(), [&scrolls[..], &["stop".to_owned()]].concat(), "a scroll of three scholars, or none");
    scenario.play(&scrolls[0]);
    assert_eq!(scenario.me().scrolls().len(), before.scrolls().len() + 1);
    while !scenario.may("act:madrasa") {
        let step = first(&scenario.actions(), "stop take:* keshi:purple").unwrap();
        scenario.play(&step.to_string());
    }
    scenario.play("act:madrasa");
    assert!(scenario.may("refresh:yellow"), "what was free was no purchase: {:?}", scenario.legal());
    let stacks = open(&scenario)["stacks"].clone();
    scenario.play("refresh:yellow");
    scenario.until(|scenario| matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::MustBuy(_)))));
    let (new, now) = (scenario.state.scrolls_shown(), open(&scenario)["stacks"].clone());
    assert!(!new[3].is_some(), "the gap stays");
    assert_eq!(now[3], stacks[3]);
    assert!(new[4] != old[4] && new[5] != old[5]);
    assert_eq!(now[4]["known"], serde_json::json!([old[4]]));
    let two: Vec<String> = new[4..6].iter().map(|scroll| format!("scroll:{scroll}")).collect();
    assert_eq!(scenario.legal(), two);
}

#[test]
fn ruling_k58_splitting_comes_before_revealing() {
    let (scenario, _) = emptied_stack();
    let split = scenario.events.iter().position(|event| matches!(event, Event::StackSplit { .. })).unwrap();
    assert!(matches!(scenario.events[split + 1], Event::ScrollShown { stack: 0, .. }), "then the first is revealed");
    assert_eq!(scenario.events[split], Event::StackSplit { from: 1, to: 0 });
}

#[test]
fn ruling_k58_empty_stacks_are_served_from_left_to_right() {
    let mut scenario = bought_in_pairs([0, 0, 7]);
    let (seat, since) = (scenario.state.seat(), scenario.events.len());
    scenario.until(|scenario| scenario.state.seat() != seat);
    let display = told(&scenario, since).iter().filter_map(|event| match *event {
        Event::StackSplit { from, to } => Some((Some(from), to)),
        Event::ScrollShown { stack, .. } => Some((None, stack)),
        _ => None,
    });
    assert_eq!(display.collect::<Vec<_>>(), [(Some(2), 0), (Some(2), 1), (None, 0), (None, 1)]);
    // Of seven, one of them open, three go to the first stack; of the four that are left, two to the second.
    assert_eq!(scrolls_left(&scenario), [3, 2, 2]);
}

#[test]
fn ruling_k59_the_lower_half_of_a_shop_moves() {
    let scenario = emptied_shop();
    let split = scenario.events.iter().position(|event| matches!(event, Event::ShopSplit { .. })).unwrap();
    let shown = |event: &Event| matches!(event, Event::LuxuryShown { shop: 1, .. });
    assert!(!scenario.events[split..].iter().any(shown), "what lies open on top stays");
    assert_eq!(scenario.state.luxury_shown()[1].0, 2);
}

#[test]
fn ruling_k61_k63_tile_01_allows_a_refresh_and_the_display_is_filled_after_it() {
    let mut scenario = with_river(4, [1, 4, 5], "");
    let study = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        let buying = matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::Madrasa)));
        match player == HERO {
            true if buying => first(legal, "stop"),
            true => first(legal, "claim:gray1 new:madrasa act:orchard").or_else(|| sail(scenario, player, legal)),
            false => sail(scenario, player, legal),
        }
    };
    drive(&mut scenario, study, |scenario| scenario.state.effects().last() == Some(&Effect::Ask(Question::AnyAction)));
    assert!(scenario.me().count(Colour::Gray) > 0 && scenario.me().of(Resource::Date) > 0);
    assert!(scenario.me().of(Resource::Dinar) > 0);
    scenario.play("act:madrasa");
    assert!(scenario.may("refresh:gray"), "nothing was bought in the fourth round");
    let since = scenario.events.len();
    let scroll = scenario.state.scrolls_shown()[0];
    scenario.play(&format!("scroll:{scroll}"));
    scenario.until(|scenario| scenario.state.phase() != Phase::RiverFirst);
    let events = told(&scenario, since);
    let shown = events.iter().position(|event| matches!(event, Event::ScrollShown { stack: 0, .. }));
    let provided = events.iter().position(|event| matches!(event, Event::Provided { .. }));
    assert!(shown.is_some() && shown < provided.or(Some(usize::MAX)), "{events:?}");
}

#[test]
fn ruling_k61_the_display_is_filled_after_tile_02() {
    let likes = "caravan:left caravan:right supply:123 act:river";
    let mut scenario = playing([2, 4, 5], PLENTY, likes).draws("oasis:05 oasis:06 oasis:07");
    scenario.reach("brown4 act:sahara").play("act:sahara");
    while scenario.me().claimed().count() < 4 {
        let step = first(&scenario.actions(), "oasis:* stop").unwrap();
        scenario.play(&step.to_string());
    }
    scenario.aim("turquoise2");
    scenario.until(|scenario| scenario.may("oasis:06"));
    assert_eq!((scenario.state.phase(), scenario.me().claimed().count()), (Phase::RiverFirst, 4));
    let yellow = scenario.state.scrolls_shown()[3];
    let since = scenario.events.len();
    scenario.play(&format!("oasis:06 scroll:{yellow}"));
    assert_eq!(scenario.state.waits(), Waits::Chance(Draw::Scroll { stack: 3 }));
    assert!(!told(&scenario, since).iter().any(|event| matches!(event, Event::Provided { .. })));
}

#[test]
fn ruling_k64_scroll_33_refreshes_with_a_date_only_if_enough_remain() {
    // In the first round the hero spends one of two dates on scroll 33.
    let mut scenario = table(4, "scroll:33");
    scenario.play("select:green,gray,white select:green,gray,white select:gray,white,black select:white,black,beige");
    scenario.play("tower:green2,gray3,white4,black2");
    scenario
        .play("claim:gray2 claim:white1 claim:white1 claim:white1 claim:gray1 claim:white1 claim:black1 claim:black1");
    scenario.play("claim:green1 act:orchard act:madrasa scroll:33");
    let red = |_: &Scenario, player: Seat, legal: &[Action]| match player == HERO {
        true => selection(legal, &[Colour::Red], &[Colour::Pink]).or_else(|| first(legal, "assistant:madrasa")),
        false => None,
    };
    drive(&mut scenario, red, |scenario| scenario.may("act:madrasa"));
    scenario.play("act:madrasa");
    assert_eq!(purse(scenario.me())[1..], [1, 1, 1]);
    let before = *scenario.me();
    scenario.play("refresh:gray");
    assert_eq!(scenario.legal(), ["pay:water", "pay:dinar"], "the date is needed for the scroll");
    scenario.play("pay:water");
    assert_eq!(gained(&scenario, &before), [0, 0, -1, 0]);
}

#[test]
fn ruling_k65_a_permanent_scroll_works_within_the_action_under_way() {
    // Scroll 13 gives water for thresholds; scroll 05 then brings the step across one, in the same madrasa action.
    let mut scenario = Scenario::new().draws("scroll:13 scroll:05").like("entertainer:1 entertainer:2");
    scenario.reach("white3 act:palace");
    assert_eq!(scenario.me().count(Colour::White), 3);
    scenario.play("act:palace");
    assert_eq!(stands(&scenario)[0], 3);
    scenario.reach("gray2 date2 act:madrasa").play("act:madrasa");
    assert_eq!(stands(&scenario)[0], 3);
    scenario.play("scroll:13 scroll:05");
    let before = *scenario.me();
    scenario.play("entertainer:4");
    assert_eq!(stands(&scenario)[0], 4);
    assert_eq!(gained(&scenario, &before), [0, 0, 1, 1]);
}

#[test]
fn ruling_k66_scroll_29_comes_at_the_end_of_each_action_of_scroll_65() {
    let mut scenario = school("scroll:29 scroll:65");
    scenario.play("act:madrasa scroll:29");
    let mut scenario = owning(scenario, 65);
    scenario.likes("entertainer:2 bonus:2 stop");
    scenario.reach("pink1 act:square");
    let (before, since) = (scenario.me().disc(), scenario.events.len());
    scenario.play("act:square");
    while scenario.may("bonus:2") {
        scenario.play("bonus:2");
    }
    let disc = [1i16, 2, 2, 1, 3, 2, 1, 3];
    let faces = |turned: u8| disc[usize::from((8 - turned % 8) % 8)];
    let scored: Vec<i16> = told(&scenario, since)
        .iter()
        .filter_map(|event| match event {
            Event::Scored { seat: HERO, points, source: Source::Square } => Some(*points),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [2 * faces(before + 1), 2 * faces(before + 2)]);
}

#[test]
fn ruling_k67_scroll_60_doubles_rapids() {
    let mut scenario = owning(Scenario::new(), 60);
    drive(&mut scenario, sail, |scenario| {
        scenario.state.effects().last() == Some(&Effect::Ask(Question::Rapid)) && scenario.state.seat() == HERO
    });
    let (before, saved) = (*scenario.me(), scenario.state);
    scenario.play("rapid:1");
    assert_eq!(scenario.me().points_from(Source::Rapids), before.points_from(Source::Rapids) + 2);
    scenario.state = saved;
    scenario.play("rapid:2 take:date take:dinar");
    assert_eq!(scenario.me().of(Resource::Date), before.of(Resource::Date) + 1, "the player chooses twice");
    assert_eq!(scenario.me().of(Resource::Dinar), before.of(Resource::Dinar) + 1);
}

#[test]
fn ruling_k68_the_vendor_of_scroll_57_counts_as_a_red_keshi() {
    let mut scenario = Scenario::new().draws("scroll:57");
    scenario.reach("gray5 date2 act:madrasa").play("act:madrasa");
    let before = scenario.me().count(Colour::Red);
    scenario.play("scroll:57");
    assert_eq!(scenario.me().count(Colour::Red), before + 1);
}

/// How many sectors the hero has a vendor in, the souk included.
fn vendors(scenario: &Scenario) -> u16 {
    Sector::ALL.into_iter().filter(|&sector| scenario.me().has_vendor(sector)).count() as u16
}

#[test]
fn ruling_k68_the_vendor_of_scroll_57_counts_for_oasis_13() {
    let mut scenario = owning_both(rich("new:palace"), 57, 68);
    scenario.until(|scenario| scenario.may("caravan:left"));
    assert!(scenario.me().has_vendor(Sector::Souk));
    let worth = 3 + vendors(&scenario) as i16;
    scenario.play("caravan:left oasis:13");
    assert_eq!(points(&scenario, Source::Oases), worth);
}

#[test]
fn ruling_k68_the_vendor_of_scroll_57_counts_for_tile_17_and_scroll_35_does_not() {
    let mut scenario = owning_both(playing([8, 4, 17], PLENTY, ""), 35, 57);
    scenario.until(|scenario| scenario.state.time().0 == 3);
    scenario.likes("assistant:river act:river");
    scenario.aim("turquoise2");
    scenario.until(|scenario| scenario.may("prize:2"));
    assert!(scenario.me().scrolls().has(35) && scenario.me().has_vendor(Sector::Souk));
    let (all, since) = (vendors(&scenario), scenario.events.len());
    scenario.play("prize:2");
    let got = |resource: Resource| Event::Got { seat: HERO, resource, count: all };
    assert!(told(&scenario, since).contains(&got(Resource::Water)));
    assert!(told(&scenario, since).contains(&got(Resource::Date)));
}

#[test]
fn ruling_k68_the_vendor_of_scroll_57_counts_for_tile_18() {
    let mut scenario = owning(playing([8, 4, 18], PLENTY, ""), 57);
    scenario.reach("purple3");
    scenario.until(|scenario| scenario.state.time().0 == 3);
    scenario.likes("assistant:river act:river");
    scenario.aim("turquoise2");
    scenario.until(|scenario| scenario.may("prize:2"));
    let others = Colour::ALL.into_iter().filter(|&colour| colour != Colour::Red);
    let keshis = others.map(|colour| scenario.me().count(colour)).sum::<u16>() + vendors(&scenario);
    assert!(scenario.me().has_vendor(Sector::Souk));
    assert_eq!(keshis % 4, 0, "it is the last of four");
    let before = points(&scenario, Source::RiverTiles);
    scenario.play("prize:2");
    assert_eq!(points(&scenario, Source::RiverTiles), before + keshis as i16 / 4);
}

#[test]
fn ruling_k68_the_souk_is_never_full() {
    let mut scenario = owning(rich(""), 57);
    scenario.reach("purple8");
    scenario.until(|scenario| scenario.state.phase() == Phase::Over);
    assert!(scenario.me().has_vendor(Sector::Souk) && scenario.me().count(Colour::Purple) >= 8);
    assert_eq!(points(&scenario, Source::FullSectors), 0);
}

#[test]
fn ruling_k69_scroll_44_costs_a_dinar_and_a_resource_for_each_tile() {
    let mut scenario = owning(Scenario::new(), 44);
    let asked = |scenario: &Scenario| {
        scenario.state.effects().last() == Some(&Effect::Ask(Question::Provide))
            && scenario.state.seat() == HERO
            && scenario.may("provide:scroll")
    };
    let save = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        let buying = matches!(
            scenario.state.effects().last(),
            Some(
                Effect::Ask(Question::Madrasa | Question::Medina) | Effect::Ask(Question::Sahara | Question::River(_))
            )
        );
        match player == HERO {
            true if buying => first(legal, "stop"),
            true => first(
                legal,
                "act:orchard act:square entertainer:8 bonus:8 claim:green1 claim:pink1 line:dinars provide:none",
            ),
            false => None,
        }
    };
    drive(&mut scenario, save, asked);
    let before = *scenario.me();
    let tiles = i32::from(before.provisions().len());
    let since = scenario.events.len();
    scenario.play("provide:scroll");
    while scenario.state.seat() == HERO
        && matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::PayAny(_))))
    {
        let step = scenario.legal()[0].clone();
        scenario.play(&step);
    }
    let paid: i32 = told(&scenario, since)
        .iter()
        .map(|event| match event {
            Event::Paid { seat: HERO, count, .. } => i32::from(*count),
            _ => 0,
        })
        .sum();
    assert_eq!(paid, tiles + 1);
    assert_eq!(
        scenario.me().points_from(Source::Provisions),
        before.points_from(Source::Provisions),
        "nothing is lost"
    );
}
