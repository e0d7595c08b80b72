//! A refusal names the rule that stands in the way of an action.

use std::collections::BTreeSet;

use keshi::{Draw, Effect, Keshi, Question, Waits};
use table::Game;

use crate::expansions::staircase_tiles::two_bonuses_beside;
use crate::rulings::{exchanging, in_town, towns, with_imam, with_placeholder};
use crate::scenario::{HERO, Scenario};
use crate::scrolls::late::{owning, rich, starting};
use crate::sectors::stairs::line_between;
use crate::tools::{refused, school, table};

/// Refusals that no action meets, and why.
const NEVER: &[(&str, &str)] = &[
    ("no-guard", "the medina asks only while a guard is free; before that, its action can do nothing"),
    ("other-draw", "for a host who draws"),
    ("not-among-them", "for a host who draws"),
    ("not-in-the-tower", "for a host who draws"),
];

/// A question, how the hero comes to be asked it, and what is no answer for which reason.
struct Case(&'static str, fn() -> Scenario, &'static [(&'static str, &'static str)]);

/// Two play, and have come so far in the first round.
fn two(steps: &str) -> Scenario {
    let mut scenario = table(2, "");
    scenario.play(steps);
    scenario
}

/// The hero, who studies in the first round, has come so far.
fn studying(steps: &str) -> Scenario {
    let mut scenario = school("scroll:13 scroll:14 scroll:15 scroll:43");
    scenario.play(&format!("act:madrasa {steps}")).host();
    scenario
}

/// In a game prepared before, the hero reaches a goal, and then does this.
fn then(mut scenario: Scenario, goal: &str, steps: &str) -> Scenario {
    scenario.reach(goal).play(steps);
    scenario
}

/// In a game prepared before, the hero goes on until this can be done, and then does that.
fn once(mut scenario: Scenario, may: &str, steps: &str) -> Scenario {
    scenario.until(|scenario| scenario.may(may)).play(steps);
    scenario
}

const CASES: &[Case] = &[
    Case(
        "first-provision",
        || once(Scenario::new().draws("provision:01 provision:02 provision:03"), "provision:01", ""),
        &[("provision:04", "not-your-tile"), ("disc:0", "not-asked"), ("stop", "not-asked")],
    ),
    Case(
        "select",
        || {
            let mut scenario = Scenario::new().like("select:green,gray,white");
            scenario.begin(1, 2);
            scenario
        },
        &[("select:green,black,pink", "not-in-hand"), ("claim:pink1", "not-asked")],
    ),
    Case(
        "assistant",
        || two("select:green,gray,red select:green,gray,red"),
        &[("assistant:orchard", "sector-taken"), ("stop", "must-do"), ("new:orchard", "not-asked")],
    ),
    Case(
        "claim",
        || two("select:gray,white,black select:gray,white,black tower:gray2,black1"),
        &[("claim:black2", "not-in-base"), ("claim:green1", "not-in-base"), ("stop", "must-do")],
    ),
    Case(
        "claim-two",
        || {
            let mut scenario = owning(rich("").draws("start:3"), 61);
            scenario.until(|scenario| scenario.state.waits() == Waits::Chance(Draw::Tower));
            scenario.play("tower:green2,pink1,turquoise1");
            scenario
        },
        &[("claim:green2", "one-each"), ("claim:pink2", "not-in-base")],
    ),
    Case(
        "use",
        || two("select:gray,beige,brown select:gray,beige,brown tower:none"),
        &[
            ("act:medina", "no-action"),
            ("idle:medina", "not-idle"),
            ("new:palace", "no-assistant"),
            ("act:palace", "no-assistant"),
            ("stop", "must-do"),
            ("gate:1green", "not-asked"),
        ],
    ),
    Case(
        "vendor",
        || {
            two("select:gray,white,red select:gray,white,red assistant:souk assistant:souk tower:gray2,red2 \
                 claim:red2 vendor:river")
        },
        &[("vendor:river", "space-taken"), ("entertainer:1", "not-asked"), ("caravan:left", "not-asked")],
    ),
    Case(
        "entertainer",
        || two("select:white,black,pink select:white,black,pink tower:pink2 claim:pink2 entertainer:1"),
        &[("entertainer:1", "space-taken"), ("vendor:river", "not-asked"), ("caravan:left", "not-asked")],
    ),
    Case(
        "caravan",
        || two("select:white,black,brown select:white,black,brown tower:brown1"),
        &[("vendor:river", "not-asked"), ("entertainer:1", "not-asked"), ("stop", "must-do")],
    ),
    Case(
        "keshis",
        || then(rich("").draws("scroll:30"), "turquoise8 gray3 act:madrasa", "act:madrasa scroll:30"),
        &[("keshi:turquoise", "sector-full"), ("stop", "must-do"), ("act:souk", "not-asked")],
    ),
    Case(
        "resources",
        || two("select:white,black,brown select:white,black,brown tower:brown1 caravan:start take:water"),
        &[("take:date", "in-order"), ("stop", "must-do"), ("pay:date", "not-asked")],
    ),
    Case(
        "harvest",
        || then(owning(rich(""), 23), "green3 act:orchard", "act:orchard"),
        &[("harvest:24", "no-scroll"), ("stop", "must-do")],
    ),
    Case(
        "river",
        || then(Scenario::new(), "turquoise1 water1 act:river", "act:river"),
        &[("pay:date", "not-asked"), ("step", "not-asked")],
    ),
    Case(
        "climb",
        || then(owning(rich(""), 26), "white1 act:palace", "act:palace"),
        &[("pay:water", "no-scroll"), ("step", "no-scroll"), ("pay:dinar", "not-asked")],
    ),
    Case(
        "line",
        || line_between(2, 1),
        &[("line:right", "no-such-space"), ("stop", "must-do"), ("bonus:1", "not-asked")],
    ),
    Case(
        "line",
        || {
            let mut scenario = two_bonuses_beside(15);
            scenario.play("line:left");
            scenario
        },
        &[("line:dinars", "bonus-taken"), ("line:left", "space-taken")],
    ),
    Case(
        "ring",
        || once(owning(rich(""), 54), "entertainer:4", "entertainer:4"),
        &[("bonus:1", "no-bonus"), ("stop", "must-do"), ("line:left", "not-asked")],
    ),
    Case(
        "show",
        || then(Scenario::new().like("entertainer:1 entertainer:8 entertainer:7"), "pink2 act:square", "act:square"),
        &[("bonus:4", "no-entertainer"), ("stop", "must-do"), ("entertainer:4", "not-asked")],
    ),
    Case(
        "rapid",
        || {
            let mut scenario = Scenario::new().like("assistant:river act:river");
            let asked = |scenario: &Scenario| scenario.state.effects().last() == Some(&Effect::Ask(Question::Rapid));
            scenario.aim("turquoise4").until(|scenario| asked(scenario) && scenario.state.seat() == HERO);
            scenario
        },
        &[("rapid:4", "not-crossed"), ("stop", "must-do")],
    ),
    Case(
        "souk",
        || then(Scenario::new().draws("luxury:21"), "purple3 orange1 act:souk", "act:souk"),
        &[("luxury:21", "no-goods"), ("exchange:yellow", "no-goods"), ("luxury:25", "not-on-display")],
    ),
    Case(
        "madrasa",
        || studying(""),
        &[("scroll:43", "too-few-scholars"), ("scroll:16", "not-on-display"), ("refresh:pink", "too-few-scholars")],
    ),
    Case("madrasa", || studying("scroll:13"), &[("refresh:gray", "already-bought"), ("scroll:13", "not-on-display")]),
    Case(
        "must-buy",
        || studying("refresh:gray"),
        &[
            ("scroll:43", "other-kind"),
            ("scroll:13", "not-on-display"),
            ("stop", "must-do"),
            ("refresh:gray", "not-asked"),
            ("claim:gray1", "not-asked"),
        ],
    ),
    Case(
        "take-scroll",
        || owning(rich("").draws("scroll:13"), 58),
        &[("scroll:13", "other-kind"), ("scroll:58", "not-on-display"), ("refresh:orange", "not-asked")],
    ),
    Case(
        "medina",
        || {
            then(
                Scenario::new().draws("gate:brown gate:green gate:green"),
                "beige2 act:medina",
                "act:medina gate:1brown space:1",
            )
        },
        &[("gate:1brown", "not-on-display"), ("space:2", "not-asked")],
    ),
    Case(
        "build",
        || {
            let scenario = Scenario::new().draws("gate:brown gate:green");
            then(scenario, "beige2 act:medina", "act:medina gate:1brown space:1 gate:1green")
        },
        &[("space:1", "space-taken"), ("stop", "must-do"), ("gate:1green", "not-asked")],
    ),
    Case(
        "sahara",
        || then(Scenario::new().draws("oasis:11").like("caravan:right"), "brown1 date1 act:sahara", "act:sahara"),
        &[("oasis:14", "not-discovered")],
    ),
    Case(
        "free-oasis",
        || {
            then(
                rich("caravan:left caravan:right").draws("scroll:62"),
                "gray7 brown2 act:madrasa",
                "act:madrasa scroll:62",
            )
        },
        &[("oasis:30", "not-discovered"), ("stop", "must-do")],
    ),
    Case(
        "score-claimed",
        || {
            let likes = "caravan:left provision:05";
            let scenario = rich(likes).draws("scroll:71 provision:05 oasis:08 oasis:09");
            owning(then(scenario, "brown2 act:sahara", "act:sahara oasis:08 stop oasis:09"), 71)
        },
        &[("oasis:10", "not-claimed"), ("stop", "must-do")],
    ),
    Case(
        "settle",
        || once(towns(""), "town:10", ""),
        &[("town:09", "not-in-play"), ("stop", "must-do"), ("oasis:01", "not-asked")],
    ),
    Case(
        "sahara-or-town",
        || {
            let mut scenario = once(towns("").cap("purple0"), "town:10", "town:10");
            scenario.likes("caravan:left");
            then(scenario, "act:sahara", "act:sahara")
        },
        &[("town:10", "no-goods"), ("town:11", "not-found"), ("oasis:30", "not-discovered")],
    ),
    Case("any-scroll", || in_town(10, ""), &[("scroll:72", "not-on-display"), ("town:10", "not-asked")]),
    Case("any-luxury", || in_town(11, ""), &[("luxury:25", "not-on-display"), ("exchange:purple", "not-asked")]),
    Case("any-gate", || in_town(12, "beige1"), &[("gate:1yellow", "not-on-display"), ("space:1", "not-asked")]),
    Case("spare", with_imam, &[("keshi:green", "not-in-price"), ("stop", "must-do")]),
    Case(
        "placeholder",
        with_placeholder,
        &[("keshi:pink", "none-in-supply"), ("keshi:yellow", "not-selected"), ("stop", "must-do")],
    ),
    Case("exchange", || exchanging(""), &[("return:pink2", "nothing-to-return"), ("keshi:red", "not-asked")]),
    Case(
        "exchange-for",
        || {
            let mut scenario = exchanging("");
            scenario.play("return:gray");
            scenario
        },
        &[("keshi:gray", "other-colour"), ("stop", "must-do")],
    ),
    Case(
        "provide",
        || {
            let scenario = rich("").draws("provision:01 provision:02 provision:03");
            once(owning(scenario, 44), "provide:scroll", "")
        },
        &[("provide:none", "must-pay"), ("stop", "must-do"), ("pay:date", "not-asked")],
    ),
    Case(
        "provide",
        || {
            let scenario = starting("9 dates + 2 dinars", "provision:08");
            once(owning(scenario.draws("provision:08 provision:11 provision:06"), 44), "provide:scroll", "")
        },
        &[("provide:all", "cannot-pay")],
    ),
    Case(
        "provide",
        || {
            let scenario = starting("9 dates + 9 water", "provision:09");
            once(owning(scenario.draws("provision:09 provision:01 provision:02"), 33), "provide:none", "")
        },
        &[("provide:scroll", "no-scroll"), ("stop", "must-do")],
    ),
];

#[test]
fn a_refusal_names_the_rule() {
    let mut wrong = Vec::new();
    for Case(question, reached, refusals) in CASES {
        let scenario = reached();
        let asked = scenario.game.prompt(&scenario.state, HERO).unwrap().ask.id;
        if asked.strip_prefix("keshi-ask-") != Some(question) {
            wrong.push(format!("{question}: {asked} is asked, with {:?}", scenario.legal()));
            continue;
        }
        for (action, refusal) in *refusals {
            let told = if scenario.may(action) { "no refusal" } else { refused(&scenario, action) };
            if told != *refusal {
                wrong.push(format!("{question}: {action} meets {told}, not {refusal}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_refusal_is_met_or_says_why_not() {
    let all: BTreeSet<&str> =
        Keshi::MESSAGES.iter().filter_map(|shape| shape.id.strip_prefix("keshi-refusal-")).collect();
    let met: BTreeSet<&str> = CASES.iter().flat_map(|case| case.2).map(|&(_, refusal)| refusal).collect();
    let never: BTreeSet<&str> = NEVER.iter().map(|&(refusal, _)| refusal).collect();
    assert!(met.is_disjoint(&never));
    assert_eq!(&met | &never, all);
}
