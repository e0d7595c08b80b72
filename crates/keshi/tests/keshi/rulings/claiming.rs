//! Selecting and claiming: K11 and K12.

use keshi::{Colour, Draw, Effect, Event, Phase, Question, Waits, question};

use crate::scenario::{HERO, Scenario};
use crate::scrolls::buying;
use crate::scrolls::late::{owning, rich, student};
use crate::tools::{drive, refused, stands, table, told};

#[test]
fn ruling_k11_one_of_two_may_be_claimed_and_what_nobody_may_take_goes_back() {
    let mut scenario = table(2, "");
    scenario.play("select:gray,white,black select:gray,white,black tower:gray2,white1 claim:gray1");
    assert_eq!((scenario.me().count(Colour::Gray), scenario.state.base().of(Colour::Gray)), (1, 1));
}

#[test]
fn ruling_k12_scroll_61_claims_two_of_any_colours() {
    let mut scenario = owning(Scenario::new(), 61);
    let claims = |scenario: &Scenario| {
        scenario.state.phase() == Phase::Claim
            && scenario.state.seat() == HERO
            && scenario.state.waits() == Waits::Player
            && scenario.state.effects().last() == Some(&Effect::Ask(Question::Claim))
            && scenario.state.base().iter().count() > 1
    };
    scenario.until(claims);
    assert!(scenario.legal().iter().all(|claim| claim.ends_with('1')));
    let colour = scenario.state.base().iter().next().unwrap().0;
    assert_eq!(refused(&scenario, "stop"), "must-do");
    scenario.play(&format!("claim:{colour}1"));
    assert_eq!(
        scenario.state.effects().last(),
        Some(&Effect::Ask(Question::ClaimSecond(question::ClaimSecond { first: colour })))
    );
    assert_eq!(refused(&scenario, "stop"), "must-do", "the second cannot be left");
    let two = scenario.legal()[0].clone();
    let since = scenario.events.len();
    scenario.play(&two);
    let claimed = |event: &&Event| matches!(event, Event::Claimed { seat: HERO, .. });
    assert_eq!(told(&scenario, since).iter().filter(claimed).count(), 1);
}

#[test]
fn ruling_k12_with_one_keshi_in_the_base_scroll_61_takes_one() {
    let mut scenario = owning(Scenario::new(), 61);
    let throws = |scenario: &Scenario| {
        let began = scenario.events.iter().rev().find(|event| matches!(event, Event::RoundBegan { .. }));
        scenario.state.waits() == Waits::Chance(Draw::Tower)
            && matches!(began, Some(Event::RoundBegan { seat: HERO, .. }))
    };
    drive(&mut scenario, |_, _, _| None, throws);
    let placed_by_itself = |colour: &Colour| {
        !matches!(colour, Colour::Pink | Colour::Brown | Colour::Red) && scenario.me().count(*colour) < 8
    };
    let mut thrown = scenario.thrown().iter().map(|(colour, _)| colour);
    let colour = thrown.find(placed_by_itself).unwrap();
    let before = scenario.me().count(colour);
    scenario.play(&format!("tower:{colour}1"));
    assert_eq!(scenario.me().count(colour), before + 1);
    assert!(!scenario.state.effects().iter().any(|effect| matches!(effect, Effect::Ask(Question::ClaimSecond(_)))));
}

#[test]
fn ruling_k12_a_keshi_whose_space_was_filled_meanwhile_is_lost() {
    let mut scenario = student(rich("").draws("scroll:61 start:1"), 3, 6);
    scenario.likes("act:orchard new:mosque new:palace select:gray,purple,yellow assistant:madrasa");
    let mut scenario = buying(scenario, 61, "green7");
    scenario.play("act:madrasa scroll:61");
    let throws = |scenario: &Scenario| {
        let began = scenario.events.iter().rev().find(|event| matches!(event, Event::RoundBegan { .. }));
        scenario.state.waits() == Waits::Chance(Draw::Tower)
            && matches!(began, Some(Event::RoundBegan { seat: HERO, .. }))
    };
    scenario.until(throws);
    let since = scenario.events.len();
    assert_eq!((stands(&scenario)[..2].to_vec(), scenario.me().count(Colour::Green)), (vec![0, 6], 7));
    // Both have a space at the claim. The entertainer brings a step, the step a line, and the line a picker.
    scenario.play("tower:green1,pink1 claim:pink1 entertainer:6 line:right");
    assert_eq!(scenario.me().count(Colour::Green), 8);
    assert!(told(&scenario, since).contains(&Event::Claimed { seat: HERO, colour: Colour::Green, count: 1 }));
    assert!(told(&scenario, since).contains(&Event::Lost { seat: HERO, colour: Colour::Green }));
}
