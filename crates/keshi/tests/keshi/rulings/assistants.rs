//! Assistants: K13 to K26.

use keshi::{
    Action, Board, Colour, Edition, Effect, Event, Phase, Question, Resource, Sector, Source, Stairs, Tile, question,
};
use table::Seat;

use super::{bought_in_pairs, exchanging, in_town, scrolls_left};
use crate::oases::three;
use crate::scenario::{HERO, PLENTY, Scenario, in_edition};
use crate::scrolls::late::{owning, owning_both, playing, points, rich, starting};
use crate::scrolls::{bought, buying};
use crate::sectors::stairs::line_between;
use crate::tools::{
    asked, came, drive, first, first_round, gained, question, refused, school, selection, stands, table, told,
};

#[test]
fn ruling_k13_a_vendor_placed_this_turn_gives_water() {
    // Scroll 09 brings a vendor; an assistant used there afterwards gets water.
    let mut scenario = school("scroll:09");
    scenario.play("act:madrasa scroll:09 vendor:palace");
    let before = *scenario.me();
    assert_eq!(before.assistants(Sector::Palace), 1);
    // The assistant in the palace is the last one, and can only take a new keshi.
    scenario.play("stop");
    assert_eq!(scenario.me().count(Colour::White), before.count(Colour::White) + 1);
    assert_eq!(gained(&scenario, &before), [0, 0, 1, 0]);
}

#[test]
fn ruling_k13_the_vendor_of_scroll_57_waits_for_the_next_turn() {
    let mut scenario = Scenario::new().draws("scroll:57");
    let both = |scenario: &Scenario| {
        let me = scenario.me();
        scenario.may("act:madrasa")
            && me.assistants(Sector::Souk) > 0
            && me.count(Colour::Gray) >= 5
            && me.of(Resource::Date) >= 2
    };
    scenario.reach("gray5");
    let study = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        if seat != HERO {
            return None;
        }
        let choice = selection(legal, &[Colour::Green], &[Colour::Gray, Colour::Red])
            .or_else(|| selection(legal, &[Colour::Gray, Colour::Purple], &[]))
            .or_else(|| selection(legal, &[Colour::Red, Colour::Orange], &[Colour::Gray]));
        let buying = matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::Madrasa)));
        let stop = if buying { first(legal, "stop") } else { None };
        choice.or(stop).or_else(|| first(legal, "act:orchard claim:green2 claim:green1 assistant:madrasa new:madrasa"))
    };
    drive(&mut scenario, study, both);
    scenario.play("act:madrasa");
    let before = *scenario.me();
    scenario.play("scroll:57");
    assert_eq!(gained(&scenario, &before), [0, -2, 3, 0]);
    assert!(scenario.me().has_vendor(Sector::Souk));
    if scenario.may("stop") {
        scenario.play("stop");
    }
    let before = *scenario.me();
    scenario.play("new:souk keshi:purple");
    assert_eq!(gained(&scenario, &before), [0; 4], "not this turn");
    let time = scenario.state.time();
    let later = |scenario: &Scenario| scenario.state.time() > time && scenario.may("new:souk");
    drive(&mut scenario, |_, seat, legal| if seat == HERO { first(legal, "assistant:souk") } else { None }, later);
    let before = *scenario.me();
    scenario.play("new:souk keshi:purple");
    assert_eq!(gained(&scenario, &before), [0, 0, 1, 0], "from the next turn on");
}

#[test]
fn ruling_k14_an_assistant_does_something_if_it_can() {
    let mut scenario = table(2, "");
    scenario.play("select:white,pink,turquoise select:white,pink,turquoise tower:none");
    assert_eq!(scenario.legal(), ["new:palace", "new:square", "new:river"], "no action without a keshi, and no idling");
    assert_eq!(refused(&scenario, "idle:river"), "not-idle");
    assert_eq!(refused(&scenario, "stop"), "must-do");
    scenario.play("new:square entertainer:1");
    scenario.until(|scenario| scenario.state.time() == (1, 2));
    scenario.likes("select:white,black,red select:gray,black,red assistant:square");
    scenario.until(|scenario| scenario.may("act:square"));
    assert!(scenario.may("act:square") && scenario.may("new:square"));
}

#[test]
fn ruling_k15_extra_steps_follow_the_base_steps() {
    // Scroll 26: dates buy steps, one by one, after the steps of the nobles.
    let mut scenario = school("scroll:26");
    scenario.play("act:madrasa scroll:26");
    scenario.reach("white2 date2 act:palace");
    let (before, at) = (*scenario.me(), stands(&scenario));
    let nobles = before.count(Colour::White) as u8;
    assert!(at[0] + nobles < 4, "no threshold on the way");
    scenario.play("act:palace");
    assert_eq!(stands(&scenario)[0], at[0] + nobles);
    assert_eq!(scenario.legal(), ["pay:date", "stop"]);
    assert_eq!(refused(&scenario, "pay:water"), "no-scroll");
    scenario.play("pay:date");
    assert_eq!(stands(&scenario)[0], at[0] + nobles + 1);
}

#[test]
fn ruling_k15_several_steps_of_one_bonus_are_one_advance() {
    // Scroll 48 gives one more step for each advance, however long.
    let mut scenario = owning(Scenario::new().like("line:dinars"), 48);
    scenario.reach("white2 act:palace");
    let (at, nobles) = (stands(&scenario), scenario.me().count(Colour::White) as u8);
    scenario.play("act:palace");
    while first(&scenario.actions(), "line:dinars").is_some() {
        scenario.play("line:dinars");
    }
    assert_eq!(stands(&scenario)[0], at[0] + nobles);
    assert!(scenario.may("step") && scenario.may("stop"));
    scenario.play("step");
    if scenario.may("line:dinars") {
        scenario.play("line:dinars");
    }
    assert_eq!(stands(&scenario)[0], at[0] + nobles + 1);
    assert!(!scenario.may("step"), "once");
}

#[test]
fn ruling_k15_water_won_on_the_way_buys_a_step() {
    let mut scenario = owning(starting("9 dates", "assistant:river new:river"), 17);
    scenario.reach("turquoise6");
    scenario.likes("assistant:river entertainer:1");
    scenario.until(|scenario| scenario.may("act:river"));
    assert_eq!((scenario.me().river(), scenario.me().of(Resource::Water)), (0, 0));
    // The second rapid gives a resource.
    scenario.play("act:river take:water");
    asked(&scenario, "pay:water stop");
    scenario.play("pay:water");
    assert_eq!((scenario.me().river(), scenario.me().of(Resource::Water)), (7, 0));
}

#[test]
fn ruling_k16_a_threshold_gives_dinar_scrolls_and_line_before_the_next_step() {
    let mut scenario = school("scroll:13");
    scenario.play("act:madrasa scroll:13 stop");
    scenario.reach("white5 act:palace");
    let nobles = scenario.me().count(Colour::White) as u8;
    assert_eq!(stands(&scenario)[..2], [0, 0]);
    let since = scenario.events.len();
    scenario.play("act:palace");
    let climbed = |step| Event::Climbed { seat: HERO, stairs: Stairs::Palace, step };
    let got = |resource| Event::Got { seat: HERO, resource, count: 1 };
    let helped = Event::ScrollHelped { seat: HERO, scroll: Tile(13) };
    let events: Vec<Event> = told(&scenario, since).iter().rev().take(4).rev().copied().collect();
    assert_eq!(events, [climbed(4), helped, got(Resource::Dinar), got(Resource::Water)]);
    let effect = scenario.state.effects().last().copied();
    assert!(
        matches!(effect, Some(Effect::Ask(Question::Line(question::Line { ends: [2, 1], .. })))),
        "the start stair belongs to segment 1"
    );
    assert_eq!(stands(&scenario)[0], 4, "the remaining steps wait");
    scenario.play("line:dinars");
    assert_eq!(stands(&scenario)[0], nobles);
}

#[test]
fn ruling_k16_scroll_63_takes_two_different_spaces() {
    let mut scenario = owning(Scenario::new(), 63);
    let crosses = |scenario: &Scenario| {
        let at = scenario.me().step(Stairs::Palace);
        scenario.may("act:palace") && at < 4 && u16::from(at) + scenario.me().count(Colour::White) >= 4
    };
    let climb = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let short = scenario.me().count(Colour::White) < 4;
        let palace = if short { "new:palace" } else { "act:palace" };
        if seat == HERO {
            first(legal, &format!("claim:white2 claim:white1 {palace} assistant:palace stop"))
        } else {
            None
        }
    };
    drive(&mut scenario, climb, crosses);
    let before = *scenario.me();
    scenario.play("act:palace line:dinars");
    assert_eq!(refused(&scenario, "line:dinars"), "space-taken");
    scenario.play("line:points");
    let gain = gained(&scenario, &before);
    assert!(gain[0] >= 1 && gain[3] >= 2, "{gain:?}");
}

#[test]
fn ruling_k16_what_follows_from_a_line_comes_before_the_remaining_steps() {
    // The line between palace 1 and mosque 2 gives an entertainer, who brings a step in the mosque.
    let mut scenario = line_between(1, 2);
    let left = scenario.state.effects().iter().find_map(|effect| match effect {
        Effect::Ask(Question::Climb(question::Climb { left, .. })) => Some(*left),
        _ => None,
    });
    let since = scenario.events.len();
    assert_eq!(stands(&scenario)[1], 4);
    scenario.play("line:right entertainer:6");
    assert_eq!(stands(&scenario)[1], 4 + 1 + left.unwrap());
    assert!(matches!(came(&scenario, since), Event::Deployed { colour: Colour::Pink, .. }));
}

#[test]
fn ruling_k17_scholars_and_dates_gained_count_at_once() {
    // Scroll 02 brings a scholar: three are free again after it.
    let mut scenario = school("scroll:02 scroll:21");
    scenario.play("act:madrasa");
    let yellow = format!("scroll:{}", scenario.state.scrolls_shown()[3]);
    let saved = scenario.state;
    scenario.play("scroll:02");
    assert_eq!(scenario.me().count(Colour::Gray), 4);
    assert!(scenario.may(&yellow));
    scenario.state = saved;
    scenario.play("scroll:21");
    assert_eq!(scenario.me().of(Resource::Date), 3 - 1 + 3);
    assert_eq!(refused(&scenario, &yellow), "too-few-scholars");
    assert_eq!(refused(&scenario, "refresh:gray"), "already-bought", "before the first purchase only");
}

/// The open scrolls of the four kinds, the first of each.
fn one_of_each(scenario: &Scenario) -> [String; 4] {
    let shown = scenario.state.scrolls_shown();
    [0, 3, 6, 9].map(|stack| {
        format!("scroll:{}", (0..3).find_map(|at| Some(shown[stack + at]).filter(|top| top.is_some())).unwrap())
    })
}

#[test]
fn ruling_k17_k14_scroll_53_cannot_study_once_all_scholars_have_served() {
    for edition in [Edition::Classic, Edition::Essential] {
        in_edition(edition, || {
            let scenario = bought(rich("").cap("gray5"), 53, "");
            assert_eq!(scenario.me().count(Colour::Gray), 5);
            assert_eq!(question(&scenario), Some(Effect::Ask(Question::AnyAction)));
            assert_eq!(refused(&scenario, "act:madrasa"), "no-action", "all five have served");
        });
    }
}

#[test]
fn ruling_k17_k63_scroll_53_studies_with_the_scholars_who_have_not_served() {
    for edition in [Edition::Classic, Edition::Essential] {
        in_edition(edition, || {
            let mut scenario = bought(rich("").cap("gray6"), 53, "gray6");
            assert_eq!(scenario.me().count(Colour::Gray), 6);
            scenario.play("act:madrasa");
            let [gray, yellow, ..] = one_of_each(&scenario);
            assert_eq!(refused(&scenario, &yellow), "too-few-scholars", "one is left");
            assert_eq!(refused(&scenario, "refresh:gray"), "already-bought", "the limit is by rounds");
            scenario.play(&gray);
            scenario.until(|scenario| {
                scenario.state.seat() != HERO || question(scenario) == Some(Effect::Ask(Question::Assistants))
            });
            assert_eq!(scenario.me().scrolls().len(), 2, "nobody is left for the action of the assistant either");
        });
    }
}

#[test]
fn ruling_k17_scroll_64_studies_with_the_new_scholar_alone() {
    for edition in [Edition::Classic, Edition::Essential] {
        in_edition(edition, || {
            let mut scenario = bought(rich("").cap("gray7"), 64, "");
            assert_eq!(scenario.me().count(Colour::Gray), 7);
            scenario.play("keshi:gray");
            let [gray, yellow, ..] = one_of_each(&scenario);
            assert!(scenario.may(&gray), "the eighth has not served");
            assert_eq!(refused(&scenario, &yellow), "too-few-scholars");
        });
    }
}

#[test]
fn ruling_k17_a_scholar_given_back_has_served_all_the_same() {
    // Seven of eight scholars served for scroll 62, which covers the exchange icon.
    let mut scenario = exchanging("gray8 date4");
    assert_eq!((scenario.me().count(Colour::Gray), scenario.me().free_scholars()), (8, 1));
    scenario.play("return:gray");
    let other = first(&scenario.actions(), "keshi:orange").unwrap();
    scenario.play(&other.to_string());
    assert_eq!((scenario.me().count(Colour::Gray), scenario.me().free_scholars()), (7, 0));
    assert!(!scenario.may(&one_of_each(&scenario)[0]), "scrolls bought in a turn ask no more scholars than there are");
}

#[test]
fn ruling_k17_k63_tile_01_is_a_turn_of_its_own() {
    // The hero keeps the keshi that sends an assistant to the madrasa until the fourth round.
    let sail = |_: &Scenario, seat: Seat, legal: &[Action]| match seat {
        HERO => {
            let pick = selection(legal, &[Colour::Turquoise], &[Colour::Gray]);
            let pick = pick.or_else(|| selection(legal, &[], &[Colour::Gray]));
            pick.or_else(|| first(legal, "claim:gray2 claim:gray1 claim:turquoise1 act:river assistant:river"))
        }
        _ => selection(legal, &[Colour::Gray], &[]),
    };
    for edition in [Edition::Classic, Edition::Essential] {
        in_edition(edition, || {
            let plain = "scroll:13 scroll:14 scroll:15 scroll:22 scroll:26 scroll:27";
            let mut scenario = playing([1, 4, 5], PLENTY, "").draws(plain);
            scenario.aim("gray4 turquoise1");
            drive(&mut scenario, sail, |scenario| scenario.state.time() == (1, 4) && scenario.may("act:madrasa"));
            scenario.play("act:madrasa");
            let [_, yellow, ..] = one_of_each(&scenario);
            scenario.play(&yellow);
            assert_eq!(refused(&scenario, &one_of_each(&scenario)[1]), "too-few-scholars");
            scenario.play("stop");
            drive(&mut scenario, sail, |scenario| question(scenario) == Some(Effect::Ask(Question::AnyAction)));
            assert_eq!(scenario.me().served(), 0, "the turns of the fourth round are over");
            scenario.play("act:madrasa");
            assert!(scenario.may(&one_of_each(&scenario)[1]), "three scholars who have served before");
            assert_eq!(refused(&scenario, "refresh:gray"), "already-bought", "it still belongs to the fourth round");
        });
    }
}

#[test]
fn ruling_k17_scroll_53_and_tile_01_share_the_scholars() {
    let mut scenario = playing([1, 4, 5], PLENTY, "act:river new:madrasa").draws("scroll:53").cap("gray5");
    scenario.aim("gray5 turquoise1");
    scenario.until(|scenario| question(scenario) == Some(Effect::Ask(Question::AnyAction)));
    assert_eq!(scenario.me().count(Colour::Gray), 6);
    scenario.play("act:madrasa scroll:53 act:madrasa");
    let [gray, yellow, ..] = one_of_each(&scenario);
    assert!(scenario.may(&gray));
    assert_eq!(refused(&scenario, &yellow), "too-few-scholars", "five of six have served");
}

#[test]
fn ruling_k18_spectators_are_counted_with_scroll_31() {
    let mut scenario = school("scroll:31");
    scenario.play("act:madrasa scroll:31");
    scenario.likes("entertainer:1 disc:0");
    scenario.reach("pink1 act:square");
    let before = *scenario.me();
    let turned = before.disc();
    scenario.play("act:square");
    if scenario.may("bonus:1") {
        scenario.play("bonus:1");
    }
    assert_eq!(turned, 0);
    // Turned by one, three spectators face the first space; now there is one more.
    assert_eq!(gained(&scenario, &before), [2 * 4, 0, 0, 0]);
}

#[test]
fn ruling_k18_neighbours_of_scroll_54_start_no_chain() {
    let mut scenario = owning(Scenario::new().like("entertainer:4 entertainer:5 entertainer:6 entertainer:3"), 54);
    scenario.likes("claim:pink1 new:square stop");
    scenario.until(|scenario| scenario.may("entertainer:1"));
    let before = *scenario.me();
    // Two points, with water and a dinar beside it.
    scenario.play("entertainer:1");
    assert_eq!(gained(&scenario, &before), [2, 0, 1, 1]);
}

#[test]
fn ruling_k19_k66_the_disc_turns_before_each_action_of_scroll_65() {
    let mut scenario = owning(Scenario::new(), 65);
    scenario.likes("entertainer:1");
    scenario.reach("pink1 act:square");
    let (before, since) = (*scenario.me(), scenario.events.len());
    scenario.play("act:square");
    while scenario.may("bonus:1") {
        scenario.play("bonus:1");
    }
    let turns = told(&scenario, since).iter().filter(|event| matches!(event, Event::DiscTurned { .. })).count();
    assert_eq!(turns, 2);
    assert_eq!(scenario.me().disc(), (before.disc() + 2) % 8);
}

#[test]
fn ruling_k20_an_assistant_does_one_kind_of_thing() {
    let mut scenario = school("scroll:34 luxury:01 luxury:04");
    scenario.play("act:madrasa scroll:34");
    scenario.reach("orange2 yellow2 act:souk");
    let shown = scenario.state.luxury_shown();
    assert!(shown[0].0 == 1 && shown[1].0 == 4);
    scenario.play("act:souk luxury:01");
    assert!(scenario.may("luxury:04"), "several luxury goods with scroll 34");
    assert_eq!(refused(&scenario, "exchange:yellow"), "not-asked", "but not the office too");
    scenario.play("luxury:04");
    assert!(scenario.me().luxury().has(1) && scenario.me().luxury().has(4));
}

#[test]
fn ruling_k20_scroll_53_uses_no_assistant() {
    let mut scenario = bought(Scenario::new().like("vendor:orchard"), 53, "red1 green1");
    assert!(scenario.me().has_vendor(Sector::Orchard));
    let (before, assistants) = (*scenario.me(), scenario.me().assistants(Sector::Orchard));
    scenario.play("act:orchard");
    assert_eq!(gained(&scenario, &before)[2], 0, "no water");
    assert_eq!(scenario.me().assistants(Sector::Orchard), assistants);
}

#[test]
fn ruling_k20_scroll_64_brings_no_scroll_50() {
    let scenario = owning(rich("vendor:palace").draws("scroll:50 scroll:64"), 50);
    let mut scenario = buying(scenario, 64, "green2");
    assert!(!scenario.me().has_vendor(Sector::Madrasa));
    let (before, pickers) = (*scenario.me(), i32::from(scenario.me().count(Colour::Green)));
    scenario.play("act:madrasa scroll:64 keshi:red vendor:orchard");
    assert_eq!(gained(&scenario, &before), [0, pickers - 3, 0, 0]);
}

#[test]
fn ruling_k20_tile_01_brings_no_scroll_50() {
    let mut scenario = owning(playing([1, 4, 5], PLENTY, "vendor:orchard act:river"), 50);
    scenario.likes("assistant:river act:river vendor:orchard");
    scenario.aim("red1 turquoise2 green2");
    scenario.until(|scenario| scenario.state.effects().last() == Some(&Effect::Ask(Question::AnyAction)));
    assert!(scenario.me().scrolls().has(50) && scenario.me().has_vendor(Sector::Orchard));
    let (before, pickers) = (*scenario.me(), i32::from(scenario.me().count(Colour::Green)));
    let since = scenario.events.len();
    scenario.play("act:orchard");
    assert_eq!(came(&scenario, since), Event::Acted { seat: HERO, sector: Sector::Orchard });
    assert!(pickers > 0);
    assert_eq!(points(&scenario, Source::Scrolls), before.points_from(Source::Scrolls));
}

#[test]
fn ruling_k21_scrolls_change_what_gates_cost_and_bring() {
    // Scroll 22: nothing is lost at the left workshop.
    let gate = |workshop: u8, scroll: u8| {
        let mut scenario = school(&format!("scroll:{scroll}"));
        scenario.play(&format!("act:madrasa scroll:{scroll}"));
        scenario.reach("beige1 dinar1 act:medina").play("act:medina");
        let before = *scenario.me();
        let gate = scenario.legal().into_iter().find(|gate| gate.starts_with(&format!("gate:{workshop}"))).unwrap();
        let colour: Colour = gate["gate:1".len()..].parse().unwrap();
        let space = if colour == Colour::Black { 1 } else { 6 };
        scenario.play(&format!("{gate} space:{space}"));
        (scenario, before)
    };
    let points = |scenario: &Scenario, before: &Board| {
        i32::from(scenario.me().points_from(Source::Gates)) - i32::from(before.points_from(Source::Gates))
    };
    let (scenario, before) = gate(1, 22);
    assert_eq!((points(&scenario, &before), gained(&scenario, &before)[3]), (0, 0));
    let (scenario, before) = gate(2, 22);
    assert_eq!((points(&scenario, &before), gained(&scenario, &before)[3]), (1, -1), "only at the left one");
    // Scroll 32: a dinar less, and never one paid out.
    let (scenario, before) = gate(1, 32);
    assert_eq!((points(&scenario, &before), gained(&scenario, &before)[3]), (-3, 0));
    let (scenario, before) = gate(2, 32);
    assert_eq!((points(&scenario, &before), gained(&scenario, &before)[3]), (1, 0));
    // Scroll 36: the colour is chosen at the purchase.
    let (scenario, _) = gate(1, 36);
    assert_eq!(scenario.legal().len(), 12, "any keshi: {:?}", scenario.legal());
    assert!(scenario.may("keshi:yellow"));
}

#[test]
fn ruling_k21_beige_and_red_gates_match_nowhere() {
    let mut scenario = table(4, "gate:beige gate:red");
    first_round(&mut scenario, Colour::Beige, Colour::White, Colour::Black);
    scenario.play("act:medina");
    let saved = scenario.state;
    for colour in ["beige", "red"] {
        for space in 1..=8 {
            scenario.state = saved;
            scenario.play(&format!("gate:1{colour} space:{space}"));
            assert_eq!(scenario.me().points_from(Source::Gates), -3, "{colour} on {space}");
        }
    }
    scenario.state = saved;
    scenario.play("gate:1beige space:1 stop");
    assert_eq!((scenario.me().count(Colour::Beige), scenario.me().free_guards()), (5, 4), "the guard comes afterwards");
}

#[test]
fn ruling_k21_scroll_66_brings_two_keshis() {
    let mut scenario = owning(Scenario::new(), 66);
    scenario.likes("stop");
    scenario.reach("beige1 act:medina");
    scenario.play("act:medina");
    let gate = scenario.legal().into_iter().find(|gate| gate.starts_with("gate:1")).unwrap();
    let colour: Colour = gate["gate:1".len()..].parse().unwrap();
    let before = *scenario.me();
    scenario.play(&gate);
    let since = scenario.events.len();
    let space = scenario.legal()[0].clone();
    scenario.play(&space);
    while first(&scenario.actions(), "stop entertainer:* caravan:* vendor:*").is_some()
        && scenario.me().count(colour) < before.count(colour) + 2
    {
        let step = first(&scenario.actions(), "stop entertainer:* caravan:* vendor:*").unwrap();
        scenario.play(&step.to_string());
    }
    let came = told(&scenario, since).iter().filter(|event| match event {
        Event::Deployed { seat: HERO, colour: other, .. } | Event::Lost { seat: HERO, colour: other } => {
            *other == colour
        }
        _ => false,
    });
    assert_eq!(came.count(), 2);
}

#[test]
fn ruling_k21_what_towns_11_and_12_give_is_taken_and_not_bought() {
    let mut scenario = in_town(11, "");
    scenario.play("luxury:01");
    let taken = |event: &Event| matches!(event, Event::GotLuxury { seat: HERO, taken: true, .. });
    assert!(scenario.events.iter().any(taken));
    let mut scenario = in_town(12, "beige1");
    let gate = scenario.legal()[0].clone();
    scenario.play(&format!("{gate} space:1"));
    assert!(scenario.events.iter().any(|event| matches!(event, Event::Built { seat: HERO, taken: true, .. })));

    let mut scenario = Scenario::new().draws("luxury:21");
    scenario.reach("purple3 orange2 act:souk").play("act:souk luxury:21");
    let bought = |event: &Event| matches!(event, Event::GotLuxury { seat: HERO, taken: false, .. });
    assert!(scenario.events.iter().any(bought));
    let mut scenario = Scenario::new().draws("gate:brown");
    scenario.reach("beige1 act:medina").play("act:medina gate:1brown space:1");
    assert!(scenario.events.iter().any(|event| matches!(event, Event::Built { seat: HERO, taken: false, .. })));
}

#[test]
fn ruling_k22_scroll_33_pays_dinars_with_anything() {
    let mut scenario = school("scroll:33");
    scenario.play("act:madrasa scroll:33");
    scenario.reach("beige1 date1 water1 act:medina").play("act:medina");
    let before = *scenario.me();
    let gate = scenario.legal().into_iter().find(|gate| gate.starts_with("gate:2")).unwrap();
    scenario.play(&gate);
    assert!(scenario.may("pay:date") && scenario.may("pay:water"), "{:?}", scenario.legal());
    scenario.play("pay:water");
    assert_eq!(gained(&scenario, &before)[1..], [0, -1, 0]);
}

#[test]
fn ruling_k22_scroll_33_does_not_help_oasis_20() {
    let mut scenario = owning_both(rich(""), 33, 68);
    scenario.until(|scenario| scenario.may("caravan:left"));
    let dinars = scenario.me().of(Resource::Dinar);
    scenario.play("caravan:left oasis:20");
    for _ in 0..dinars {
        asked(&scenario, "pay:dinar stop");
        scenario.play("pay:dinar");
    }
    assert!(scenario.me().of(Resource::Date) > 0 && scenario.me().of(Resource::Water) > 0);
    assert!(!matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::Return(_)))));
    assert_eq!(points(&scenario, Source::Oases), 3 + dinars as i16);
}

#[test]
fn ruling_k22_scroll_33_does_not_help_oasis_20_at_the_end() {
    let mut scenario =
        owning(three(Scenario::starting(Scenario::options(), PLENTY).draws("scroll:33"), [20, 8, 9]), 33);
    scenario.likes("act:orchard entertainer:8");
    scenario.until(|scenario| scenario.state.phase() == Phase::Over);
    let at = |event: &Event| matches!(event, Event::OasisScored { seat: HERO, oasis: Tile(20), .. });
    let at = scenario.events.iter().position(at).unwrap();
    let dinars = match scenario.events[at - 1] {
        Event::Paid { seat: HERO, resource: Resource::Dinar, count } => count as u8,
        _ => 0,
    };
    assert!(scenario.me().of(Resource::Water) > 0, "water is left");
    assert_eq!(scenario.events[at], Event::OasisScored { seat: HERO, oasis: Tile(20), points: 3 + dinars });
}

#[test]
fn ruling_k23_a_storage_keshi_without_space_goes_to_the_supply() {
    let mut scenario = Scenario::new().draws("keshi:green keshi:gray").like("supply:123 caravan:right");
    scenario.reach("green8 brown1 date1 act:sahara");
    assert_eq!(scenario.me().supply()[0], Some(Colour::Green));
    let since = scenario.events.len();
    let oasis = scenario.me().discovered_oases().next().unwrap();
    scenario.play(&format!("act:sahara oasis:{oasis}"));
    assert!(told(&scenario, since).contains(&Event::Lost { seat: HERO, colour: Colour::Green }));
    assert_eq!(scenario.me().supply()[0], None);
    assert_eq!(scenario.me().count(Colour::Green), 8);
}

#[test]
fn ruling_k24_k51_the_exchange_icon_takes_no_caravan_good_or_committed_guard() {
    let mut scenario = exchanging("red1 beige1");
    let me = *scenario.me();
    assert!(me.count(Colour::Brown) > 0 && me.goods() > 0, "{:?}", Colour::ALL.map(|colour| me.count(colour)));
    let legal = scenario.legal();
    let returns = |colour: &str| legal.iter().any(|action| action.starts_with(&format!("return:{colour}")));
    for colour in ["brown", "purple", "orange", "yellow"] {
        assert!(!returns(colour), "{colour}: {legal:?}");
    }
    for colour in
        [Colour::Green, Colour::Gray, Colour::White, Colour::Black, Colour::Pink, Colour::Turquoise, Colour::Red]
    {
        assert_eq!(returns(colour.name()), me.count(colour) > 0, "{colour}");
    }
    assert!(me.count(Colour::Beige) > 0 && me.free_guards() == 0 && !returns("beige"), "guards {}", me.free_guards());
    assert!(scenario.may("stop"), "it may be passed over");
    let vendor = legal.iter().find(|action| action.starts_with("return:red-")).unwrap();
    scenario.play(vendor);
    assert_eq!(refused(&scenario, "keshi:red"), "other-colour");
    assert_eq!(scenario.me().count(Colour::Red), me.count(Colour::Red) - 1);
    scenario.play("keshi:yellow");
    assert_eq!(scenario.me().count(Colour::Yellow), me.count(Colour::Yellow) + 1, "a good may come");
}

#[test]
fn ruling_k24_the_souks_vendor_may_go() {
    let scenario = rich("caravan:left caravan:right supply:123").draws("scroll:57 scroll:62");
    let mut scenario = buying(owning(scenario, 57), 62, "brown3");
    scenario.play("act:madrasa scroll:62");
    while scenario.state.effects().last() != Some(&Effect::Ask(Question::Swap)) {
        let step = first(&scenario.actions(), "oasis:* stop").unwrap();
        scenario.play(&step.to_string());
    }
    let vendors = scenario.me().count(Colour::Red);
    assert!(scenario.me().has_vendor(Sector::Souk));
    scenario.play("return:red-souk");
    assert!(!scenario.me().has_vendor(Sector::Souk));
    assert_eq!(scenario.me().count(Colour::Red), vendors - 1);
}

#[test]
fn ruling_k25_scroll_71_without_an_oasis_does_nothing() {
    let mut scenario = owning(Scenario::new(), 71);
    assert_eq!(scenario.me().claimed().count(), 0);
    assert!(!matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::ScoreClaimed))));
    assert_eq!(scenario.me().points_from(Source::Scrolls), 0);
    scenario.host();
}

#[test]
fn ruling_k25_scroll_58_without_a_date_does_nothing() {
    let mut scenario = Scenario::new().draws("scroll:58");
    scenario.reach("gray5 date2 act:madrasa").play("act:madrasa");
    assert_eq!(scenario.me().of(Resource::Date), 2);
    let scrolls = scenario.me().scrolls().len();
    scenario.play("scroll:58");
    assert_eq!(scenario.me().scrolls().len(), scrolls + 1);
    assert!(!matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::TakeScroll(_)))));
}

#[test]
fn ruling_k26_k58_stacks_are_split_then_revealed_at_the_end_of_the_turn() {
    let mut scenario = school("scroll:13 scroll:14 scroll:15");
    let since = scenario.events.len();
    scenario.play("act:madrasa scroll:13 scroll:14 scroll:15");
    let shown = |scenario: &Scenario| {
        told(scenario, since).iter().filter(|event| matches!(event, Event::ScrollShown { .. })).count()
    };
    assert_eq!(shown(&scenario), 0);
    scenario.until(|scenario| scenario.state.seat() != HERO);
    assert_eq!(shown(&scenario), 3);
    let stacks = told(&scenario, since).iter().filter_map(|event| match event {
        Event::ScrollShown { stack, .. } => Some(*stack),
        _ => None,
    });
    assert_eq!(stacks.collect::<Vec<_>>(), [0, 1, 2], "from left to right");
}

#[test]
fn ruling_k26_a_stack_of_one_gives_nothing() {
    let mut scenario = bought_in_pairs([0, 0, 1]);
    let (seat, since) = (scenario.state.seat(), scenario.events.len());
    scenario.until(|scenario| scenario.state.seat() != seat);
    let split = |event: &Event| matches!(event, Event::StackSplit { .. } | Event::ScrollShown { .. });
    assert!(!told(&scenario, since).iter().any(split));
    assert_eq!(scrolls_left(&scenario), [0, 0, 1]);
}
