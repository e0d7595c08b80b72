//! The madrasa.

use keshi::{Action, Colour, Effect, Event, Phase, Question, Resource, Tile};
use table::Seat;

use crate::scenario::Scenario;
use crate::tools::{drive, first, gained, open, refused, school, table};

#[test]
fn sector_madrasa_uses_each_scholar_once_and_pays_dates() {
    let mut scenario = school("scroll:13 scroll:14 scroll:15");
    let before = *scenario.me();
    assert_eq!(before.count(Colour::Gray), 3);
    scenario.play("act:madrasa");
    let shown = scenario.state.scrolls_shown();
    let [yellow, pink, orange] = [3, 6, 9].map(|stack| format!("scroll:{}", shown[stack]));
    assert!(scenario.may(&yellow), "three scholars suffice");
    assert_eq!(refused(&scenario, &pink), "too-few-scholars");
    assert_eq!(refused(&scenario, &orange), "too-few-scholars");
    assert_eq!(refused(&scenario, "scroll:16"), "not-on-display");
    scenario.play("scroll:13");
    assert_eq!(gained(&scenario, &before), [0, -1, 0, 0]);
    assert_eq!(refused(&scenario, &yellow), "too-few-scholars", "a scholar serves one scroll");
    scenario.play("scroll:14 scroll:15");
    assert_eq!(gained(&scenario, &before), [0, -3, 0, 0]);
    assert_eq!(scenario.me().scrolls().len(), 3);
    assert_eq!(scenario.me().count(Colour::Gray), 3, "scholars are not spent");
    assert!(scenario.state.phase() == Phase::Use && !scenario.may("stop"), "the action is over");
}

#[test]
fn sector_madrasa_sells_no_more_than_dates_allow() {
    let mut scenario = Scenario::new().draws("scroll:13 scroll:14");
    scenario.reach("gray2 act:madrasa");
    assert_eq!((scenario.me().of(Resource::Date), scenario.me().count(Colour::Gray)), (1, 2));
    scenario.play("act:madrasa scroll:13");
    assert!(!scenario.may("scroll:14") && scenario.me().of(Resource::Date) == 0);
    assert_eq!(scenario.state.effects().last(), Some(&Effect::Ask(Question::Assistants)), "nothing else can be bought");
}

#[test]
fn sector_madrasa_kinds_ask_scholars_and_dates() {
    for (goal, scroll, dates) in
        [("gray1 date1", 13, 1), ("gray3 date1", 22, 1), ("gray5 date2", 48, 2), ("gray7 date3", 61, 3)]
    {
        let mut scenario = Scenario::new().draws(&format!("scroll:{scroll}"));
        scenario.reach(&format!("{goal} act:madrasa"));
        scenario.play("act:madrasa");
        let before = *scenario.me();
        scenario.play(&format!("scroll:{scroll}"));
        assert_eq!(gained(&scenario, &before), [0, -dates, 0, 0], "scroll {scroll}");
        assert!(scenario.me().scrolls().has(scroll));
        assert_eq!(scenario.me().count(Colour::Gray), before.count(Colour::Gray));
    }
}

#[test]
fn sector_madrasa_reveals_scrolls_at_the_end_of_the_turn() {
    let mut scenario = Scenario::new().draws("scroll:13 scroll:14");
    scenario.reach("gray2 date2 act:madrasa");
    scenario.play("act:madrasa scroll:13");
    assert!(!scenario.state.scrolls_shown()[0].is_some());
    scenario.play("scroll:14");
    let seat = scenario.state.seat();
    assert!(!scenario.state.scrolls_shown()[1].is_some());
    scenario.until(|scenario| scenario.state.seat() != seat || scenario.state.phase() != Phase::Use);
    assert!(scenario.state.scrolls_shown().iter().all(|top| top.is_some()));
    assert_eq!(open(&scenario)["stacks"][0]["unknown"], 5);
}

/// The hero stands in the madrasa with three scholars or more, two dates and a dinar.
fn studying() -> Scenario {
    let mut scenario = school("");
    scenario.play("act:madrasa");
    scenario
}

#[test]
fn madrasa_refresh_puts_each_top_under_its_stack() {
    let mut scenario = studying();
    let (before, old) = (*scenario.me(), scenario.state.scrolls_shown());
    scenario.play("refresh:gray").host();
    assert_eq!(gained(&scenario, &before), [0, 0, 0, -1]);
    let (new, seen) = (scenario.state.scrolls_shown(), open(&scenario));
    for stack in 0..3 {
        assert_ne!(new[stack], old[stack]);
        assert_eq!(seen["stacks"][stack]["known"].as_array().unwrap().len(), 1);
        assert_eq!(seen["stacks"][stack]["known"][0], serde_json::to_value(old[stack]).unwrap());
        assert_eq!(seen["stacks"][stack]["unknown"], 5);
    }
    assert_eq!(new[3..], old[3..], "the other kinds stay");
}

#[test]
fn madrasa_refresh_obliges_to_buy_one_of_the_new() {
    let mut scenario = studying();
    scenario.play("refresh:yellow").host();
    let new = scenario.state.scrolls_shown();
    let expected: Vec<String> = new[3..6].iter().map(|scroll| format!("scroll:{scroll}")).collect();
    assert_eq!(scenario.legal(), expected);
    assert_eq!(refused(&scenario, "stop"), "must-do");
    assert_eq!(refused(&scenario, &format!("scroll:{}", new[0])), "other-kind", "one of those just shown");
    let dates = scenario.me().of(Resource::Date);
    scenario.play(&expected[1]);
    assert_eq!(scenario.me().of(Resource::Date), dates - 1, "it is paid");
}

#[test]
fn madrasa_refresh_only_before_the_first_purchase_and_once_a_round() {
    let mut scenario = school("scroll:13 scroll:14 scroll:15");
    scenario.play("act:madrasa");
    let saved = scenario.state;
    assert!(scenario.may("refresh:gray") && scenario.may("refresh:yellow"));
    scenario.play("scroll:13");
    assert_eq!(refused(&scenario, "refresh:gray"), "already-bought");
    scenario.state = saved;
    scenario.play("refresh:gray scroll:16 scroll:17 scroll:18");
    let shown = scenario.state.scrolls_shown()[0];
    scenario.play(&format!("scroll:{shown}"));
    assert!(scenario.may("stop"), "there are scholars and dates left");
    assert_eq!(refused(&scenario, "refresh:gray"), "already-bought");
    scenario.play("stop");
    let time = scenario.state.time();
    scenario.until(|scenario| scenario.state.time() != time);
    scenario.likes("act:square entertainer:8 bonus:8 line:dinars");
    scenario.reach("pink1 date1 dinar1 act:madrasa").play("act:madrasa");
    assert!(scenario.may("refresh:gray"), "in another round it may be done again");
}

#[test]
fn madrasa_refresh_needs_a_dinar_and_a_scroll_that_can_be_bought() {
    let mut scenario = Scenario::new();
    scenario.reach("gray2 date2 dinar1 act:madrasa").play("act:madrasa");
    assert_eq!(scenario.me().count(Colour::Gray), 2);
    assert_eq!(refused(&scenario, "refresh:yellow"), "too-few-scholars");
    assert!(scenario.may("refresh:gray"));
    let mut scenario = table(2, "gate:black");
    // The only dinar goes to a gate; then there is none for the madrasa.
    scenario.play("select:gray,white,beige select:gray,white,beige tower:gray2,beige2 claim:gray2 claim:beige1");
    assert_eq!(scenario.me().count(Colour::Beige), 1);
    scenario.play("act:medina");
    let gate = scenario.legal().into_iter().find(|gate| gate.starts_with("gate:2")).unwrap();
    scenario.play(&format!("{gate} space:1"));
    assert_eq!(scenario.me().of(Resource::Dinar), 0);
    scenario.play("act:madrasa");
    assert_eq!(refused(&scenario, "refresh:gray"), "cannot-pay");
}

/// All have bought from the first stack of scrolls until it was empty. With the scroll that was put under the second.
pub(crate) fn emptied_stack() -> (Scenario, Tile) {
    let mut scenario = Scenario::new();
    let old = |scenario: &Scenario| scenario.state.scrolls_shown()[1];
    scenario.until(|scenario| scenario.state.phase() == Phase::Select);
    let known = old(&scenario);
    // The first who can refreshes; then all buy from the first stack.
    let buy = |scenario: &Scenario, _: Seat, legal: &[Action]| {
        let top = scenario.state.scrolls_shown()[0];
        let refreshed = scenario.events.iter().any(|event| matches!(event, Event::Refreshed { .. }));
        let refresh = if refreshed { "" } else { "refresh:gray" };
        let select = |action: &&Action| matches!(action, Action::Select(keshis) if keshis.has(Colour::Gray));
        let select_red = |action: &&Action| matches!(action, Action::Select(keshis) if keshis.has(Colour::Red));
        let steps =
            format!("{refresh} scroll:{top} act:madrasa act:orchard claim:gray1 claim:green1 assistant:madrasa");
        let chosen = first(legal, &steps).or_else(|| legal.iter().find(select).copied());
        let stop = |action: Option<Action>| action.or_else(|| first(legal, "stop"));
        let in_madrasa = matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::Madrasa)));
        if in_madrasa { stop(chosen) } else { chosen.or_else(|| legal.iter().find(select_red).copied()) }
    };
    let split = |scenario: &Scenario| {
        scenario.events.iter().any(|event| matches!(event, Event::StackSplit { .. }))
            && scenario.state.scrolls_shown()[0].is_some()
    };
    drive(&mut scenario, buy, split);
    (scenario, known)
}

#[test]
fn sector_madrasa_empty_stack_takes_the_lower_half_of_the_leftmost_largest() {
    let (scenario, known) = emptied_stack();
    // Of 7 and 7 the leftmost gives 3, rounded down: among them the one that was put under the stack.
    assert!(scenario.events.contains(&Event::StackSplit { from: 1, to: 0 }));
    let seen = open(&scenario);
    assert_eq!(seen["stacks"][0]["unknown"], 1, "two came that nobody knows, and one of them lies open now");
    assert_eq!(seen["stacks"][0]["known"], serde_json::json!([known]));
    assert_eq!(seen["stacks"][1]["unknown"], 3);
    assert_eq!(seen["stacks"][1]["known"], serde_json::json!([]));
    assert_eq!(seen["stacks"][2]["unknown"], 5);
}
