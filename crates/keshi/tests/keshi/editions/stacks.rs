//! The one stack of each kind of scrolls, and that of luxury goods, in the Essential edition.

use keshi::{Action, Colour, Edition, Effect, Event, Question, Tile};
use serde_json::{Value, json};
use table::Seat;

use crate::rulings::fifth_oasis;
use crate::scenario::{HERO, PLENTY, Scenario, in_edition, in_essential};
use crate::tools::{drive, first, open, selection, told};

/// What lies face down and was seen before, for each place of the display of gray scrolls.
fn known(scenario: &Scenario) -> [Value; 3] {
    [0, 1, 2].map(|stack| open(scenario)["stacks"][stack]["known"].clone())
}

/// To buy any gray scroll.
pub(crate) const GRAY: &str = "scroll:0* scroll:1* scroll:20 scroll:21";

/// Everybody studies whenever it is possible, with many dates and dinars, and takes this first.
pub(crate) fn studying(wanted: &'static str) -> (Scenario, impl Fn(&Scenario, Seat, &[Action]) -> Option<Action>) {
    let scenario = Scenario::starting(Scenario::options(), PLENTY).draws("start:1");
    let choose = move |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let scholars = scenario.state.board(seat).count(Colour::Gray);
        let madrasa = if scholars < 2 { "new:madrasa" } else { "act:madrasa" };
        let select = [Colour::Gray, Colour::Red].map(|colour| selection(legal, &[colour], &[]));
        let others = "claim:gray1 claim:green1 assistant:madrasa act:orchard new:* entertainer:2 entertainer:7 \
                      entertainer:8 caravan:left";
        select.into_iter().flatten().next().or_else(|| first(legal, &format!("{wanted} {madrasa} {others}")))
    };
    (scenario, choose)
}

#[test]
fn ruling_k60_refreshed_scrolls_lie_under_the_stack_as_they_lay_in_the_display() {
    let (mut scenario, choose) = in_edition(Edition::Essential, || studying("refresh:gray scroll:*"));
    drive(&mut scenario, &choose, |scenario| scenario.legal().iter().any(|action| action == "refresh:gray"));
    let shown = scenario.state.scrolls_shown()[..3].to_vec();
    let since = scenario.events.len();
    scenario.play("refresh:gray").host();
    let new = &scenario.state.scrolls_shown()[..3];
    assert!(new.iter().all(|scroll| scroll.is_some() && !shown.contains(scroll)), "three others come up");
    assert_eq!(known(&scenario), [json!(shown), json!([]), json!([])]);
    // In the end they come up in this order, after all that nobody has seen.
    drive(&mut scenario, &choose, |scenario| {
        let again = |event: &Event| matches!(event, Event::ScrollShown { scroll, .. } if *scroll == shown[2]);
        told(scenario, since).iter().any(again)
    });
    let order = told(&scenario, since).iter().filter_map(|event| match event {
        Event::ScrollShown { stack: 0..3, scroll } => Some(*scroll),
        _ => None,
    });
    let order: Vec<Tile> = order.collect();
    assert_eq!(order[18..21], shown, "{order:?}");
}

#[test]
fn ruling_k57_a_gap_in_the_display_stays_until_the_end_of_the_turn() {
    in_essential(|| {
        let mut scenario = fifth_oasis();
        let old = scenario.state.scrolls_shown();
        let oasis = scenario.me().discovered_oases().next().unwrap();
        scenario.play(&format!("act:sahara oasis:{oasis}"));
        while !scenario.may(&format!("scroll:{}", old[3])) {
            scenario.play("pay:date");
        }
        scenario.play(&format!("scroll:{}", old[3]));
        drive(
            &mut scenario,
            |_, seat, legal| if seat == HERO { first(legal, "stop take:* keshi:purple") } else { None },
            |scenario| scenario.may("act:madrasa"),
        );
        scenario.play("act:madrasa refresh:yellow");
        scenario.until(|scenario| matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::MustBuy(_)))));
        let new = scenario.state.scrolls_shown();
        assert!(!new[3].is_some(), "the gap stays");
        assert_eq!(open(&scenario)["stacks"][3]["known"], json!(old[4..6]), "two went under");
        assert!(new[4..6].iter().all(|scroll| scroll.is_some() && !old.contains(scroll)), "and two came up");
        let scroll = new[4];
        scenario.play(&format!("scroll:{scroll}"));
        scenario.likes("stop");
        scenario.until(|scenario| scenario.state.seat() != HERO);
        let shown = &scenario.state.scrolls_shown()[3..6];
        assert!(shown.iter().all(|scroll| scroll.is_some()), "the display is filled at the end of the turn: {shown:?}");
        assert_eq!(shown[2], new[5], "what was not bought stays");
    });
}

#[test]
fn the_display_is_filled_as_far_as_the_stack_goes() {
    let (mut scenario, choose) = in_edition(Edition::Essential, || studying(GRAY));
    let gray = |scenario: &Scenario| scenario.state.scrolls_shown()[..3].iter().filter(|top| top.is_some()).count();
    drive(&mut scenario, &choose, |scenario| {
        open(scenario)["stacks"][0]["unknown"] == json!(0) && gray(scenario) == 0 && scenario.state.seat() == HERO
    });
    assert!(!scenario.events.iter().any(|event| matches!(event, Event::StackSplit { .. })));
}
