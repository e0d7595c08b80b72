//! Palace and mosque.

use keshi::{Action, Colour, Effect, Event, Question, Resource, Source, Stairs, Waits, question};
use table::Seat;

use super::about_to;
use crate::scenario::{HERO, Scenario};
use crate::tools::{came, claim_but, drive, first, gained, stands, told};

#[test]
fn sector_palace_goes_a_step_for_each_noble() {
    let mut scenario = about_to("palace", "white2");
    let (before, at) = (*scenario.me(), stands(&scenario));
    let nobles = before.count(Colour::White) as u8;
    assert!(at[0] == 0 && nobles < 4, "no threshold on the way");
    scenario.play("act:palace");
    assert_eq!(stands(&scenario), [nobles, at[1], at[2]]);
    assert_eq!(gained(&scenario, &before), [0; 4]);
}

#[test]
fn sector_mosque_goes_a_step_for_each_cleric() {
    let mut scenario = about_to("mosque", "black2");
    let (before, at) = (*scenario.me(), stands(&scenario));
    let clerics = before.count(Colour::Black) as u8;
    assert!(at[1] == 0 && clerics < 4, "no threshold on the way");
    scenario.play("act:mosque");
    assert_eq!(stands(&scenario), [at[0], clerics, at[2]]);
    assert_eq!(gained(&scenario, &before), [0; 4]);
}

/// The hero has just crossed a threshold and chooses on the line between these segments.
pub(crate) fn line_between(palace: u8, mosque: u8) -> Scenario {
    line_between_taking(palace, mosque, "line:dinars")
}

/// The same, where the hero has taken this from the lines before.
pub(crate) fn line_between_taking(palace: u8, mosque: u8, taking: &str) -> Scenario {
    line_between_in(Scenario::new(), palace, mosque, taking)
}

/// The same in a game prepared before.
pub(crate) fn line_between_in(scenario: Scenario, palace: u8, mosque: u8, taking: &str) -> Scenario {
    let mut scenario = scenario.draws("start:1");
    let segment = |step: u8| 1 + [4, 7, 11, 16].into_iter().filter(|&first| step >= first).count() as u8;
    // Of three fields the last gives the line: the mosque, if it is not in its first segment.
    let last = if mosque > 1 { Stairs::Mosque } else { Stairs::Palace };
    let goal = |stairs: Stairs| if stairs == Stairs::Palace { palace } else { mosque };
    let choose = move |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let round = scenario.state.time().1;
        let select = |action: &&Action| match action {
            Action::Select(keshis) => match round {
                1 => keshis.has(Colour::White) && !keshis.has(Colour::Black) && !keshis.has(Colour::Red),
                2 => keshis.has(Colour::Black) && !keshis.has(Colour::Red),
                _ => keshis.has(Colour::Red),
            },
            _ => false,
        };
        if let Some(selected) = legal.iter().find(select) {
            return Some(*selected);
        }
        let me = scenario.me();
        let most = if palace > 3 { 8 } else { 4 };
        if seat != HERO {
            return claim_but(legal, &[Colour::White, Colour::Black]);
        }
        let done = segment(me.step(Stairs::Palace)) == palace;
        let act = |stairs: Stairs, colour: Colour| {
            let after = segment((me.step(stairs) + me.count(colour) as u8).min(16));
            let fits = match stairs == last {
                true if stairs == Stairs::Mosque && !done => after < goal(stairs),
                true => true,
                false => after <= goal(stairs) && me.step(stairs) < 16 && !done,
            };
            fits && me.count(colour) > 0
        };
        let palace_use = if act(Stairs::Palace, Colour::White) { "act:palace" } else { "new:palace" };
        let mosque_use = if act(Stairs::Mosque, Colour::Black) { "act:mosque" } else { "new:mosque" };
        let white = if me.count(Colour::White) < most { "claim:white2 claim:white1" } else { "" };
        let black =
            if me.count(Colour::Black) < if mosque > 3 { 8 } else { 4 } { "claim:black2 claim:black1" } else { "" };
        let red = if done { "assistant:mosque" } else { "assistant:orchard assistant:souk" };
        let steps = format!(
            "{taking} {white} {black} {palace_use} {mosque_use} {red} entertainer:1 \
             entertainer:2 entertainer:3 entertainer:7 entertainer:8 new:square bonus:1 bonus:2 bonus:3 \
             new:orchard claim:green1 claim:gray1 claim:turquoise1 claim:pink1"
        );
        first(legal, &steps)
    };
    let ends = [palace, mosque];
    let reached = |scenario: &Scenario| {
        scenario.state.waits() == Waits::Player
            && scenario.state.seat() == HERO
            && matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::Line(question::Line { ends: now, .. }))) if *now == ends)
    };
    drive(&mut scenario, choose, reached);
    scenario
}

/// What a space of a line gives, as it is told.
fn space_gives(scenario: &mut Scenario, space: &str, keshi: Option<Colour>) -> Event {
    let since = scenario.events.len();
    scenario.play(&format!("line:{space}"));
    if let Some(place) = first(&scenario.actions(), "entertainer:* caravan:* vendor:*")
        && keshi.is_some_and(|colour| matches!(colour, Colour::Pink | Colour::Brown | Colour::Red))
    {
        scenario.play(&place.to_string());
    }
    came(scenario, since)
}

#[test]
fn sector_palace_and_mosque_lines_between_all_segments() {
    let left = [Colour::Turquoise, Colour::Beige, Colour::Black, Colour::Brown];
    let right = [Colour::Pink, Colour::Green, Colour::Yellow, Colour::White];
    let got = |resource, count| Event::Got { seat: HERO, resource, count };
    let deployed = |colour: Colour| Event::Deployed { seat: HERO, colour, sector: colour.sector().unwrap() };
    for palace in 1..=5u8 {
        for mosque in 1..=5u8 {
            if (palace, mosque) == (1, 1) {
                continue; // no threshold lies before it
            }
            let name = format!("palace {palace}, mosque {mosque}");
            let mut scenario = line_between(palace, mosque);
            let (me, saved) = (*scenario.me(), scenario.state);
            assert_eq!(scenario.events.last(), Some(&got(Resource::Dinar, 1)), "{name}: the dinar comes first");
            let full = |colour: Colour| colour != Colour::Yellow && me.count(colour) == 8;
            let keshi = |side: [Colour; 4], segment: u8| (segment > 1).then(|| side[usize::from(segment) - 2]);
            let (on_left, on_right) = (keshi(left, palace), keshi(right, mosque));
            let sum = palace + mosque;
            let red = sum == 4 && me.count(Colour::Red) < 8;
            let gray = sum == 6 && !full(Colour::Gray);
            let mut spaces = vec!["line:dinars"];
            spaces.extend(on_left.filter(|&colour| !full(colour)).map(|_| "line:left"));
            spaces.extend((!matches!(sum, 4 | 6) || red || gray).then_some("line:middle"));
            spaces.extend(on_right.filter(|&colour| !full(colour)).map(|_| "line:right"));
            spaces.push("line:points");
            assert_eq!(scenario.legal(), spaces, "{name}");
            let mut gives = |space: &str, keshi: Option<Colour>| {
                scenario.state = saved;
                space_gives(&mut scenario, space, keshi)
            };
            let dinars = [1, 1, 2, 3, 4][usize::from(palace) - 1];
            assert_eq!(gives("dinars", None), got(Resource::Dinar, dinars), "{name}");
            let points = [1, 2, 3, 5, 7][usize::from(mosque) - 1];
            assert_eq!(gives("points", None), Event::Scored { seat: HERO, points, source: Source::Lines }, "{name}");
            for (space, colour) in [("left", on_left), ("right", on_right)] {
                if let Some(colour) = colour.filter(|&colour| !full(colour)) {
                    assert_eq!(gives(space, Some(colour)), deployed(colour), "{name}");
                }
            }
            match sum {
                3 => assert_eq!(gives("middle", None), Event::Floated { seat: HERO, space: me.river() + 1 }, "{name}"),
                4 => assert!(
                    matches!(gives("middle", Some(Colour::Red)), Event::Deployed { colour: Colour::Red, .. }),
                    "{name}"
                ),
                5 => assert_eq!(gives("middle", None), got(Resource::Date, 1), "{name}"),
                6 if gray => assert_eq!(gives("middle", Some(Colour::Gray)), deployed(Colour::Gray), "{name}"),
                7 => assert_eq!(gives("middle", None), got(Resource::Water, 1), "{name}"),
                8..=10 => {
                    scenario.state = saved;
                    scenario.play("line:middle");
                    let room = |colour: &Colour| colour.is_good() || me.count(*colour) < 8;
                    let any: Vec<String> =
                        Colour::ALL.into_iter().filter(room).map(|colour| format!("keshi:{colour}")).collect();
                    assert_eq!(scenario.legal(), any, "{name}");
                    let since = scenario.events.len();
                    scenario.play("keshi:purple");
                    let carpets = told(&scenario, since).iter().filter(|&&event| event == deployed(Colour::Purple));
                    assert_eq!(carpets.count(), if sum == 10 { 2 } else { 1 }, "{name}");
                }
                _ => {}
            }
        }
    }
}

#[test]
fn sector_palace_and_mosque_steps_beyond_the_top_are_a_point_each() {
    for (palace, mosque, colour) in [(5, 1, Colour::White), (1, 5, Colour::Black)] {
        let mut scenario = line_between(palace, mosque);
        // The pawn has just reached the top; the rest of the move is still to come.
        let before = *scenario.me();
        let climb = |effect: &Effect| match effect {
            Effect::Ask(Question::Climb(question::Climb { left, .. })) => Some(*left),
            _ => None,
        };
        let left = scenario.state.effects().iter().rev().find_map(climb).unwrap();
        let dinars = if palace == 5 { 4 } else { 1 };
        scenario.play("line:dinars");
        assert_eq!(gained(&scenario, &before), [i32::from(left), 0, 0, dinars]);
        assert_eq!(scenario.me().points_from(Source::Stairs), i16::from(left));
        if left == 0 {
            scenario.reach("act:mosque").play("act:mosque");
            assert_eq!(scenario.me().points_from(Source::Stairs), scenario.me().count(colour) as i16);
        }
        assert_eq!(stands(&scenario)[usize::from(mosque == 5)], 16, "the pawn stays");
    }
}

#[test]
fn sector_palace_crossing_two_thresholds_gives_both() {
    // Eight nobles from step 4 on cross the thresholds before 7 and 11.
    let mut scenario = line_between(5, 1);
    let climbed: Vec<u8> = scenario
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Climbed { seat: HERO, stairs: Stairs::Palace, step } => Some(*step),
            _ => None,
        })
        .collect();
    assert_eq!(climbed, (1..=16).collect::<Vec<u8>>(), "step by step");
    for threshold in [4, 7, 11, 16] {
        let step = Event::Climbed { seat: HERO, stairs: Stairs::Palace, step: threshold };
        let at = scenario.events.iter().position(|&event| event == step).unwrap();
        assert_eq!(scenario.events[at + 1], Event::Got { seat: HERO, resource: Resource::Dinar, count: 1 });
        // Then the hero took the dinars of the line: 1, 2 and 3; now there are 4 of them.
        let dinars = [(4, 1), (7, 2), (11, 3)].into_iter().find(|&(step, _)| step == threshold);
        if let Some((_, count)) = dinars {
            assert_eq!(scenario.events[at + 3], Event::Got { seat: HERO, resource: Resource::Dinar, count });
        }
    }
    scenario.play("line:points");
}
