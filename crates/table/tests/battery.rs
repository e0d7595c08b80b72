//! The battery itself: a sound game passes it, and every flaw is found by the test that is there to find it.

mod flawed;

use std::collections::BTreeSet;

use flawed::{Flaw, Flawed};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use sealed::Sealed;
use table::battery::{self, Effort, Fault, Report};
use table::{Game, Refusal, Terms};

const EFFORT: Effort = Effort { games: 40, others: usize::MAX };

/// Every flaw, and the test that finds it.
const FOUND_BY: &[(Flaw, &str)] = &[
    (Flaw::OptionMissing, "options are described"),
    (Flaw::OptionDefaultWrong, "options have their defaults"),
    (Flaw::OptionDefaultNotOffered, "options have their defaults"),
    (Flaw::OptionOffersTooMuch, "offered options are accepted"),
    (Flaw::OptionOffersTooLittle, "accepted options are offered"),
    (Flaw::OptionFirstGameWrong, "offered options are accepted"),
    (Flaw::OptionNeedsUnknown, "options need others"),
    (Flaw::OptionNeedsNothing, "options need others"),
    (Flaw::NumberMissing, "numbering"),
    (Flaw::NumberTwice, "numbering"),
    (Flaw::NumberTooMany, "numbering"),
    (Flaw::SameNotation, "notation"),
    (Flaw::ListsTooMuch, "listed applies"),
    (Flaw::ListsTooLittle, "accepted is listed"),
    (Flaw::ListsNothing, "listed when asked"),
    (Flaw::ListsUnasked, "listed when asked"),
    (Flaw::ListsTwice, "listed once"),
    (Flaw::ApplyOtherwise, "checked as unchecked"),
    (Flaw::SettleOtherwise, "checked as unchecked"),
    (Flaw::RefusedActionChanges, "refused changes nothing"),
    (Flaw::RefusedOutcomeChanges, "refused changes nothing"),
    (Flaw::UnsoundStart, "check"),
    (Flaw::UnsoundAction, "check"),
    (Flaw::UnsoundOutcome, "check"),
    (Flaw::PositionForgets, "position"),
    (Flaw::LoadsAnything, "loaded is sound"),
    (Flaw::PromptMissing, "asked when to act"),
    (Flaw::ChancePromptMissing, "asked when to act"),
    (Flaw::ChancePromptTells, "prompt tells nothing"),
    (Flaw::SecretDrawOpen, "odds of an open draw are open"),
    (Flaw::SecretDrawTells, "who draws is open"),
    (Flaw::ActionUnnamed, "messages are named"),
    (Flaw::PromptUnasked, "asked when to act"),
    (Flaw::ViewUnsendable, "view serialises"),
    (Flaw::ViewSentInPart, "view serialises"),
    (Flaw::OddsUnasked, "odds when waited for"),
    (Flaw::OddsMissing, "odds when waited for"),
    (Flaw::TooManyUnasked, "odds when waited for"),
    (Flaw::OddsTwice, "odds listed once"),
    (Flaw::OddsTooHeavy, "odds add up"),
    (Flaw::OddsWithoutWeight, "odds are true"),
    (Flaw::LikelihoodWrong, "odds are true"),
    (Flaw::LikelihoodNone, "odds are true"),
    (Flaw::LikelihoodTooLarge, "odds are true"),
    (Flaw::LikelihoodTooSmall, "drawn as likely"),
    (Flaw::DrawUnlisted, "drawn is listed"),
    (Flaw::DrawUnfair, "drawn as likely"),
    (Flaw::OutcomeNotation, "outcome notation"),
    (Flaw::OutcomeRefused, "outcome comes"),
    (Flaw::OutcomeAccepted, "outcome that cannot come"),
    (Flaw::SecretOutcomeAccepted, "outcome that cannot come"),
    (Flaw::SupposeUnsound, "supposed is sound"),
    (Flaw::SupposeOtherwise, "supposed looks alike"),
    (Flaw::TurnTells, "turn is open"),
    (Flaw::StandingTells, "standing is open"),
    (Flaw::ActionsTell, "own actions tell nothing"),
    (Flaw::PromptTells, "prompt tells nothing"),
    (Flaw::LabelTells, "label tells nothing"),
    (Flaw::RefusalTells, "refusal tells nothing"),
    (Flaw::OutcomeRefusalTells, "outcome refusal tells nothing"),
    (Flaw::EventTells, "events tell nothing"),
    (Flaw::EventTellsDraw, "events tell nothing"),
    (Flaw::EventTellsChoice, "events tell nothing"),
    (Flaw::EventCountTells, "events tell nothing"),
    (Flaw::ViewShowsHands, "shown was told"),
    (Flaw::ViewShowsOnAction, "shown was told"),
    (Flaw::ChoiceIsShown, "choice is hidden"),
    (Flaw::ComesOutUnsaid, "foreseen tells nothing"),
    (Flaw::ForeseenWrongly, "foreseen comes true"),
    (Flaw::ForeseenThoughForbidden, "foreseen as allowed"),
    (Flaw::ForeseenTells, "foreseen tells nothing"),
    (Flaw::OrderMatters, "order of choosing"),
    (Flaw::EventUnsendable, "events serialise"),
    (Flaw::EventUnnamed, "messages are named"),
    (Flaw::PromptUnnamed, "messages are named"),
    (Flaw::CauseUnnamed, "messages are named"),
    (Flaw::RefusalUnnamed, "messages are named"),
    (Flaw::OutcomeRefusalUnnamed, "messages are named"),
    (Flaw::WordUnnamed, "messages are named"),
    (Flaw::SourceUnnamed, "messages are named"),
    (Flaw::RanksApart, "ranks"),
    (Flaw::SeatForgotten, "ranks"),
    (Flaw::OutcomeOnTwoLines, "record reads"),
    (Flaw::ActionWithABar, "record reads"),
    (Flaw::OptionsSentInPart, "record replays"),
    (Flaw::ComponentsChange, "record replays"),
    (Flaw::TakesTooLong, "ends"),
];

fn run<G: Game>(game: &G, seed: u64) -> Result<Report, Fault> {
    battery::run(game, &mut ChaCha8Rng::seed_from_u64(seed), EFFORT)
}

#[test]
fn sealed_stands_the_battery() {
    let mut messages = BTreeSet::new();
    for (number, game) in battery::every_configuration::<Sealed>().enumerate() {
        for seed in 0..5 {
            let report = run(&game, 100 * number as u64 + seed).unwrap_or_else(|fault| panic!("{fault}"));
            assert!(report.longest <= game.longest() && report.longest < report.steps);
            assert!(report.secrets > report.steps, "{report:?}");
            messages.extend(report.messages);
        }
    }
    let every: BTreeSet<_> = Sealed::MESSAGES.iter().chain(Refusal::SHAPES).map(|shape| shape.id).collect();
    assert_eq!(messages, every);
}

#[test]
fn sealed_stands_the_battery_with_other_components() {
    let components = Some("moon 3\nsun 1".to_owned());
    let game = Sealed::new(Terms { rules: 1, components, options: sealed::Options { players: 3 } }).unwrap();
    run(&game, 1).unwrap_or_else(|fault| panic!("{fault}"));
}

/// A few tries beside the listed actions are enough, if there are many positions.
#[test]
fn sealed_stands_the_battery_with_less_effort() {
    let game = Sealed::with(sealed::Options::default()).unwrap();
    let effort = Effort { games: 20, others: 2 };
    let report = battery::run(&game, &mut ChaCha8Rng::seed_from_u64(1), effort).unwrap();
    assert!(report.steps > 20 * 12);
}

fn flawed(flaw: Flaw, seed: u64) -> Result<Report, Fault> {
    flawed::set(flaw);
    let game = Flawed::with(flawed::Options(sealed::Options { players: 3 })).expect("a table for three");
    run(&game, seed)
}

#[test]
fn without_a_flaw_nothing_is_found() {
    for seed in 0..5 {
        flawed(Flaw::None, seed).unwrap_or_else(|fault| panic!("{fault}"));
    }
}

#[test]
fn every_flaw_is_found_by_its_test() {
    let mut missed = Vec::new();
    for (&(flaw, test), seed) in FOUND_BY.iter().flat_map(|found| std::iter::repeat(found).zip(0..3)) {
        match flawed(flaw, seed) {
            Ok(_) => missed.push(format!("{flaw:?} with seed {seed}: unnoticed")),
            Err(fault) if fault.test != test => missed.push(format!("{flaw:?} with seed {seed}: {fault}")),
            Err(_) => {}
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n\n"));
}

#[test]
fn a_fault_tells_where() {
    let fault = flawed(Flaw::UnsoundStart, 0).unwrap_err();
    let position = r#"{"phase":"deal","hands":[[0,0,0],[0,0,0],[0,0,0]],"played":[[0,0,0],[0,0,0],[0,0,0]],"#;
    assert!(fault.position.starts_with(position), "{}", fault.position);
    assert_eq!(fault.detail, r#"[Violation { name: "points", detail: "1 points for cards in 0 rounds" }]"#);
    assert!(fault.to_string().starts_with("check: [Violation"), "{fault}");
}
