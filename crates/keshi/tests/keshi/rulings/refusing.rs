//! What may be refused: K50 to K54.

use keshi::{Colour, Effect, Event, Question, Sector};

use super::{sail, with_river};
use crate::scenario::{HERO, Scenario};
use crate::scrolls::bought;
use crate::sectors::stairs::line_between;
use crate::tools::{drive, first, gained, refused, seat, table};

#[test]
fn ruling_k50_nothing_need_be_bought() {
    for (sector, goal) in
        [("madrasa", "gray1 date1"), ("medina", "beige1"), ("souk", "purple1"), ("sahara", "brown1 date1")]
    {
        let mut scenario = Scenario::new().like("caravan:right");
        scenario.reach(&format!("{goal} act:{sector}")).play(&format!("act:{sector}"));
        let before = *scenario.me();
        scenario.play("stop");
        assert_eq!(gained(&scenario, &before)[1..], [0, 0, 0], "{sector}");
        assert_eq!(scenario.me().goods(), before.goods(), "{sector}");
    }
    let mut scenario = table(2, "");
    scenario.play("select:gray,beige,brown select:gray,beige,brown tower:none");
    for sector in ["madrasa", "medina", "sahara"] {
        assert_eq!(refused(&scenario, &format!("act:{sector}")), "no-action", "nothing can be bought");
    }
}

#[test]
fn ruling_k51_a_stored_keshi_may_be_left() {
    let mut scenario = Scenario::new().like("supply:123 caravan:right");
    scenario.reach("brown1 date1 act:sahara");
    let colour = scenario.me().supply()[0].unwrap();
    let count = scenario.me().count(colour);
    let oasis = scenario.me().discovered_oases().next().unwrap();
    scenario.play(&format!("act:sahara oasis:{oasis} stop"));
    assert_eq!(scenario.me().count(colour), count);
    assert_eq!(scenario.me().supply()[0], None, "it goes to the supply");
}

#[test]
fn ruling_k52_river_and_line_bonuses_are_not_refused() {
    let scenario = line_between(2, 2);
    assert_eq!(refused(&scenario, "stop"), "must-do");
    let mut scenario = with_river(4, [8, 4, 5], "");
    drive(&mut scenario, sail, |scenario| {
        let asked =
            scenario.state.effects().last() == Some(&Effect::Ask(Question::Rapid)) && scenario.state.seat() == HERO;
        asked && scenario.me().river() < 12
    });
    assert!(scenario.legal().iter().all(|bonus| bonus.starts_with("rapid:")));
    assert_eq!(refused(&scenario, "stop"), "must-do");
    assert_eq!(refused(&scenario, "rapid:4"), "not-crossed");
}

#[test]
fn ruling_k53_scroll_62_claims_all_it_can() {
    let mut scenario = bought(Scenario::new().like("caravan:left caravan:right supply:123"), 62, "brown2");
    let found = scenario.me().discovered_oases().count();
    assert!(found >= 2);
    assert_eq!(refused(&scenario, "stop"), "must-do");
    let before = *scenario.me();
    while scenario.me().claimed().count() < found.min(3) {
        let step = first(&scenario.actions(), "oasis:* stop").unwrap();
        scenario.play(&step.to_string());
    }
    assert_eq!(gained(&scenario, &before)[1..], [0, 0, 0], "without cost");
}

#[test]
fn ruling_k54_a_question_with_one_answer_answers_itself_and_is_told() {
    let mut scenario = table(2, "");
    scenario.play("select:gray,white,black select:gray,white,black tower:gray1");
    assert!(scenario.events.contains(&Event::Claimed { seat: HERO, colour: Colour::Gray, count: 1 }));
    scenario.play("act:madrasa stop new:palace");
    assert!(scenario.events.contains(&Event::TookNew { seat: HERO, sector: Sector::Mosque }));
    assert_eq!(scenario.state.seat(), seat(2));
}
