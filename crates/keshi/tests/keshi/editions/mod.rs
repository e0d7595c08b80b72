//! Where the Essential edition differs from the Classic one.

mod placeholders;

use keshi::{Colour, Edition, Event, Options, Phase};

use crate::scenario::{HERO, Scenario};
use crate::tools::{seat, table_with};

fn edition(edition: Edition) -> Scenario {
    table_with(Options { players: 2, edition, river: Some([8, 4, 5]), ..Options::default() }, "")
}

const CLAIMS: &str = "select:green,gray,pink select:green,gray,black tower:green2,gray2,black1,pink1 claim:green2";

#[test]
fn claimed_keshis_are_placed_at_once_in_classic() {
    let mut scenario = edition(Edition::Classic);
    scenario.play(CLAIMS);
    assert_eq!((scenario.me().count(Colour::Green), scenario.me().total()), (2, 12), "two points for two pickers");
    assert_eq!(scenario.state.phase(), Phase::Claim);
}

#[test]
fn claimed_keshis_are_exchanged_in_essential_when_the_base_is_empty() {
    let mut scenario = edition(Edition::Essential);
    scenario.play(CLAIMS);
    assert_eq!((scenario.me().count(Colour::Green), scenario.me().total()), (0, 10), "they lie beside the board");
    scenario.play("claim:gray2 claim:pink1");
    assert_eq!(scenario.state.board(seat(2)).count(Colour::Gray), 0);
    // The last one is claimed by itself; then the start player exchanges first.
    assert_eq!((scenario.state.phase(), scenario.state.seat()), (Phase::Exchange, HERO));
    assert_eq!(scenario.legal(), ["keshi:green", "keshi:pink"], "in the order that the player likes");
    scenario.play("keshi:pink entertainer:1");
    assert_eq!((scenario.me().count(Colour::Green), scenario.state.seat()), (2, seat(2)));
    scenario.play("keshi:black");
    assert_eq!(scenario.state.board(seat(2)).count(Colour::Gray), 2);
    assert_eq!(scenario.state.board(seat(2)).count(Colour::Black), 1);
    assert_eq!(scenario.state.phase(), Phase::Use);
    let placed = |event: &Event| matches!(event, Event::Deployed { .. });
    let claimed = |event: &Event| matches!(event, Event::Claimed { .. });
    let first = scenario.events.iter().position(placed).unwrap();
    assert!(scenario.events[first..].iter().all(|event| !claimed(event)), "all is claimed before anything is placed");
}
