//! The main square.

use keshi::Colour;

use crate::scenario::Scenario;
use crate::tools::{gained, refused, stands, table};

/// The hero is about to place the first entertainer, with all spaces free and the disc not turned.
fn first_entertainer() -> Scenario {
    let mut scenario = table(2, "");
    scenario.play("select:white,black,pink select:white,black,pink tower:none new:square");
    scenario
}

/// What a bonus of the square gives so many times: points, dates, water, dinars; steps in palace, mosque, on the river;
/// goods.
const RING: [([i32; 4], [u8; 3], u16); 8] = [
    ([2, 0, 0, 0], [0, 0, 0], 0),
    ([0, 0, 1, 0], [0, 0, 0], 0),
    ([0, 0, 0, 0], [0, 0, 0], 1),
    ([0, 0, 0, 0], [1, 0, 0], 0),
    ([0, 0, 0, 0], [0, 0, 1], 0),
    ([0, 0, 0, 0], [0, 1, 0], 0),
    ([0, 1, 0, 0], [0, 0, 0], 0),
    ([0, 0, 0, 1], [0, 0, 0], 0),
];

#[test]
fn sector_square_deployment_gives_the_bonus_once() {
    for space in 1..=8 {
        let mut scenario = first_entertainer();
        let before = *scenario.me();
        scenario.play(&format!("entertainer:{space}"));
        if space == 3 {
            assert_eq!(scenario.legal(), ["keshi:purple", "keshi:orange", "keshi:yellow"]);
            scenario.play("keshi:purple");
        }
        if space == 5 {
            assert_eq!(scenario.legal(), ["pay:water", "stop"], "a river step may be followed by more");
        }
        let (purse, steps, goods) = RING[space - 1];
        assert_eq!(gained(&scenario, &before), purse, "space {space}");
        assert_eq!(stands(&scenario), steps, "space {space}");
        assert_eq!(scenario.me().goods(), goods, "space {space}");
        assert_eq!(scenario.me().disc(), before.disc(), "the disc does not turn");
    }
}

#[test]
fn sector_square_taken_space_is_refused() {
    let mut scenario = first_entertainer();
    scenario.play("entertainer:1 new:palace new:mosque");
    scenario.likes("claim:pink1 claim:pink2 entertainer:1");
    scenario.until(|scenario| scenario.may("entertainer:2"));
    assert_eq!(refused(&scenario, "entertainer:1"), "space-taken");
    assert_eq!(scenario.legal().len(), 7);
}

#[test]
fn sector_square_action_turns_the_disc_and_gives_the_bonus_for_each_spectator() {
    // The pink disc has 1 2 2 1 3 2 1 3 spectators; turned by one, the last section faces the first space.
    let spectators = [3, 1, 2, 2, 1, 3, 2, 1];
    for space in 1..=8 {
        let mut scenario = table(2, "");
        scenario.play("select:white,black,pink select:white,black,pink tower:pink1");
        scenario.play(&format!(
            "entertainer:{space} {}",
            [("keshi:purple", 3), ("stop", 5)]
                .iter()
                .filter(|(_, at)| *at == space)
                .map(|(step, _)| *step)
                .collect::<String>()
        ));
        let me = *scenario.me();
        assert_eq!(me.count(Colour::Pink), 1);
        assert_eq!(me.disc(), 0);
        let at = stands(&scenario);
        scenario.play("act:square");
        assert_eq!(scenario.me().disc(), 1);
        let faces = spectators[space - 1];
        if space == 3 {
            scenario.play("keshi:orange");
            assert_eq!(scenario.me().count(Colour::Orange), me.count(Colour::Orange) + 2, "all of one colour");
        }
        let (purse, steps, goods) = RING[space - 1];
        let mut purse = purse.map(|one| one * faces);
        purse[3] += i32::from(space == 6); // the fourth step crosses the first threshold
        assert_eq!(gained(&scenario, &me), purse, "space {space}");
        let expected: [u8; 3] = std::array::from_fn(|way| at[way] + steps[way] * faces as u8);
        assert_eq!(stands(&scenario), expected, "space {space}");
        assert_eq!(scenario.me().goods(), me.goods() + goods * faces as u16, "space {space}");
    }
}

#[test]
fn sector_square_lets_choose_one_of_the_entertainers() {
    let mut scenario = Scenario::new().like("disc:2 entertainer:1 entertainer:8 entertainer:7");
    scenario.reach("pink3 act:square");
    let before = *scenario.me();
    assert_eq!(before.count(Colour::Pink), 3);
    scenario.play("act:square");
    assert_eq!(scenario.legal(), ["bonus:1", "bonus:7", "bonus:8"]);
    assert_eq!(refused(&scenario, "bonus:2"), "no-entertainer");
    assert_eq!(refused(&scenario, "stop"), "must-do");
    // Turned by three: 2 1 3 1 2 2 1 3.
    scenario.play("bonus:8");
    assert_eq!(gained(&scenario, &before), [0, 0, 0, 3]);
}
