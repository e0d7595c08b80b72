//! What the tests of scrolls 43 to 72 look at, and ways to what they need.

use keshi::{Colour, Effect, Event, Options, Question, Source, Stairs};

use super::bought;
use crate::scenario::{HERO, PLENTY, Scenario};
use crate::tools::{question, resources};

/// A game with the printed start, in which the hero has three date pickers and four dates. This comes as soon as it can,
/// and the hero likes that.
pub(crate) fn printed(draws: &str, likes: &str) -> Scenario {
    let mut scenario = Scenario::new().sparing().draws(draws).like(&format!("{likes} act:orchard"));
    scenario.reach("green3 date4");
    scenario
}

/// A game in which all start with many resources, so that prices are no matter. The hero likes this.
pub(crate) fn rich(likes: &str) -> Scenario {
    starting(PLENTY, likes)
}

/// A game in which all start with these resources. The hero likes this, and to go to the madrasa soon.
pub(crate) fn starting(resources: &str, likes: &str) -> Scenario {
    playing([8, 4, 5], resources, likes)
}

/// The same with these river tiles.
pub(crate) fn playing(river: [u8; 3], resources: &str, likes: &str) -> Scenario {
    at_table(Options { river: Some(river), ..Scenario::options() }, resources, likes)
}

/// The same with these options.
pub(crate) fn at_table(options: Options, resources: &str, likes: &str) -> Scenario {
    let likes = format!("{likes} select:gray,purple,yellow assistant:madrasa");
    Scenario::starting(options, resources).sparing().like(&likes)
}

/// What the hero has more, or less, of dates, water and dinars than before.
pub(crate) fn gained(scenario: &Scenario, before: [u16; 3]) -> [i32; 3] {
    let now = resources(scenario.me());
    [0, 1, 2].map(|at| i32::from(now[at]) - i32::from(before[at]))
}

/// The hero's points from a source.
pub(crate) fn points(scenario: &Scenario, source: Source) -> i16 {
    scenario.me().points_from(source)
}

/// The steps of the hero's courtier and student.
pub(crate) fn steps(scenario: &Scenario) -> [u8; 2] {
    Stairs::BOTH.map(|stairs| scenario.me().step(stairs))
}

/// The colours that the hero deployed since then, in order.
pub(crate) fn deployed(scenario: &Scenario, since: usize) -> Vec<Colour> {
    let colour = |event: &Event| match *event {
        Event::Deployed { seat: HERO, colour, .. } => Some(colour),
        _ => None,
    };
    scenario.events[since..].iter().filter_map(colour).collect()
}

/// The dates, water and dinars that the hero got since then.
pub(crate) fn got(scenario: &Scenario, since: usize) -> [u16; 3] {
    let mut all = [0; 3];
    for event in &scenario.events[since..] {
        if let Event::Got { seat: HERO, resource, count } = *event {
            all[resource as usize] += count;
        }
    }
    all
}

/// The hero has this scroll, bought in a game prepared before.
pub(crate) fn owning(scenario: Scenario, scroll: u8) -> Scenario {
    bought(scenario, scroll, "")
}

/// The hero has these two scrolls, bought one after the other in a game prepared before.
pub(crate) fn owning_both(scenario: Scenario, first: u8, second: u8) -> Scenario {
    owning(owning(scenario.draws(&format!("scroll:{first:02} scroll:{second:02}")), first), second)
}

/// The hero is about to climb beyond the top of a staircase. Tells how many steps go beyond.
pub(crate) fn about_to_top(scenario: &mut Scenario, stairs: Stairs) -> i16 {
    let (colour, sector) = match stairs {
        Stairs::Palace => (Colour::White, "palace"),
        Stairs::Mosque => (Colour::Black, "mosque"),
    };
    let beyond = |scenario: &Scenario| scenario.me().count(colour) as i16 + i16::from(scenario.me().step(stairs)) - 16;
    scenario.likes(&format!("select:{colour},purple,yellow assistant:{sector} act:{sector} line:points"));
    scenario.reach(&format!("{colour}7"));
    scenario.until(|scenario| scenario.may(&format!("act:{sector}")) && beyond(scenario) > 0);
    beyond(scenario)
}

/// The student climbed to this step, with the courtier below the first threshold.
pub(crate) fn student(scenario: Scenario, clerics: u8, step: u8) -> Scenario {
    let mut scenario = scenario;
    for _ in 0..2 {
        scenario.likes("assistant:mosque line:points");
        scenario.reach(&format!("black{clerics} act:mosque"));
        scenario.play("act:mosque");
        scenario.until(|scenario| !matches!(question(scenario), Some(Effect::Ask(Question::Line(_)))));
    }
    assert_eq!(steps(&scenario), [0, step]);
    scenario.likes("select:gray,purple,yellow assistant:madrasa new:mosque new:palace");
    scenario
}
