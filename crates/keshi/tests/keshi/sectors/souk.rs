//! The souk.

use keshi::{Action, Colour, Effect, Event, Question, Resource, Sector, Source};
use table::Seat;

use crate::scenario::Scenario;
use crate::tools::{drive, first, gained, open, refused, selection, table};

#[test]
fn sector_souk_new_keshi_is_any_good_and_never_too_many() {
    let mut scenario = table(2, "");
    scenario.play("select:purple,orange,yellow select:purple,orange,yellow tower:none");
    // The first of three assistants there can do nothing else, and has begun.
    assert_eq!(scenario.me().assistants(Sector::Souk), 2);
    assert_eq!(scenario.legal(), ["keshi:purple", "keshi:orange", "keshi:yellow"]);
    scenario.play("keshi:orange new:souk keshi:orange new:souk keshi:yellow");
    let me = scenario.me();
    assert_eq!(Colour::GOODS.map(|good| me.count(good)), [0, 2, 1]);
    scenario.reach("orange9");
    assert!(scenario.me().count(Colour::Orange) >= 9, "the souk is never full");
}

#[test]
fn sector_souk_uses_the_office_or_buys_once_for_each_assistant() {
    let mut scenario = Scenario::new().draws("office:01 luxury:05");
    scenario.reach("purple3 act:souk");
    let before = *scenario.me();
    scenario.play("act:souk");
    assert!(scenario.may("exchange:purple") && scenario.may("luxury:05") && scenario.may("stop"));
    let saved = scenario.state;
    scenario.play("luxury:05");
    assert!(!matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::Souk(_)))), "one luxury good");
    scenario.state = saved;
    scenario.play("exchange:purple");
    assert_eq!(gained(&scenario, &before), [0, 2, 0, 0]);
    assert_eq!(scenario.me().count(Colour::Purple), before.count(Colour::Purple) - 1);
    assert!(!scenario.may("luxury:05") && !scenario.may("exchange:purple"), "one or the other, and once");
    if scenario.me().assistants(Sector::Souk) > 0 {
        scenario.play("act:souk luxury:05");
        assert_eq!(gained(&scenario, &before), [3, 2, 0, 0]);
    }
}

/// What each base office gives for purple, orange and yellow: dates, water or dinars, two of them.
const OFFICES: [[Resource; 3]; 6] = {
    const A: Resource = Resource::Date;
    const W: Resource = Resource::Water;
    const D: Resource = Resource::Dinar;
    [[A, W, D], [A, D, W], [W, A, D], [W, D, A], [D, A, W], [D, W, A]]
};

#[test]
fn sector_souk_six_base_offices() {
    for (at, gives) in OFFICES.into_iter().enumerate() {
        let mut scenario = Scenario::new().draws(&format!("office:{:02}", at + 1));
        scenario.reach("purple1 orange1 yellow1 act:souk").play("act:souk");
        assert_eq!(scenario.state.time().0, 1);
        let (before, saved) = (*scenario.me(), scenario.state);
        for (colour, gives) in Colour::GOODS.into_iter().zip(gives) {
            scenario.state = saved;
            scenario.play(&format!("exchange:{colour}"));
            let mut expected = [0; 4];
            expected[1 + gives as usize] = 2;
            assert_eq!(gained(&scenario, &before), expected, "office {} for {colour}", at + 1);
            assert_eq!(scenario.me().count(colour), before.count(colour) - 1);
            assert_eq!(scenario.me().goods(), before.goods() - 1);
        }
    }
}

/// Luxury goods: purple, orange, yellow; points, dates, water, dinars.
const LUXURY: [([u16; 3], [i32; 4]); 25] = [
    ([0, 1, 0], [2, 0, 1, 0]),
    ([0, 0, 1], [2, 1, 0, 0]),
    ([1, 0, 0], [2, 0, 0, 1]),
    ([0, 0, 1], [3, 0, 0, 0]),
    ([1, 0, 0], [3, 0, 0, 0]),
    ([0, 1, 1], [4, 0, 0, 1]),
    ([1, 1, 0], [4, 1, 0, 0]),
    ([1, 0, 1], [4, 0, 1, 0]),
    ([0, 2, 0], [5, 0, 0, 0]),
    ([2, 0, 0], [5, 0, 0, 0]),
    ([1, 1, 1], [7, 0, 1, 0]),
    ([0, 1, 2], [7, 0, 0, 1]),
    ([1, 2, 0], [7, 1, 0, 0]),
    ([2, 0, 1], [8, 0, 0, 0]),
    ([1, 0, 2], [8, 0, 0, 0]),
    ([0, 2, 2], [10, 1, 0, 0]),
    ([2, 2, 0], [10, 0, 1, 0]),
    ([2, 0, 2], [10, 0, 0, 1]),
    ([2, 1, 1], [11, 0, 0, 0]),
    ([1, 1, 2], [11, 0, 0, 0]),
    ([3, 2, 0], [13, 0, 0, 0]),
    ([2, 0, 3], [13, 0, 0, 0]),
    ([0, 3, 2], [13, 0, 0, 0]),
    ([1, 2, 2], [12, 0, 0, 1]),
    ([2, 2, 1], [12, 0, 1, 0]),
];

#[test]
fn sector_souk_luxury_goods_cost_and_give_what_they_show() {
    for (number, (cost, gives)) in (1..).zip(LUXURY) {
        let mut scenario = Scenario::new().draws(&format!("luxury:{number:02}"));
        let [purple, orange, yellow] = cost;
        scenario.reach(&format!("purple{purple} orange{orange} yellow{yellow} act:souk"));
        let before = *scenario.me();
        scenario.play(&format!("act:souk luxury:{number:02}"));
        assert_eq!(gained(&scenario, &before), gives, "luxury good {number}");
        for (colour, cost) in Colour::GOODS.into_iter().zip(cost) {
            assert_eq!(scenario.me().count(colour), before.count(colour) - cost, "luxury good {number}");
        }
        assert!(scenario.me().luxury().has(number));
        assert_eq!(scenario.me().points_from(Source::Souk), before.points_from(Source::Souk) + gives[0] as i16);
        assert!(!scenario.state.luxury_shown()[0].is_some(), "the shop stays empty until the turn is over");
    }
}

#[test]
fn sector_souk_luxury_without_the_goods_is_refused() {
    let mut scenario = Scenario::new().draws("luxury:21");
    scenario.reach("purple3 orange1 act:souk").play("act:souk");
    assert_eq!((scenario.me().count(Colour::Orange), scenario.me().count(Colour::Yellow)), (1, 0));
    assert_eq!(refused(&scenario, "luxury:21"), "no-goods");
    assert_eq!(refused(&scenario, "luxury:25"), "not-on-display");
    assert_eq!(refused(&scenario, "exchange:yellow"), "no-goods");
}

/// All have bought from the first shop until it was empty.
pub(crate) fn emptied_shop() -> Scenario {
    let mut scenario = Scenario::new();
    let buy = |scenario: &Scenario, _: Seat, legal: &[Action]| {
        let top = scenario.state.luxury_shown()[0];
        let chosen = first(legal, &format!("luxury:{top}")).or_else(|| selection(legal, &Colour::GOODS, &[]));
        let in_souk = matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::Souk(_))));
        // Who cannot pay for what lies in the first shop takes another good.
        let board = scenario.state.board(scenario.state.seat());
        let cost = LUXURY[usize::from(top.0.max(1)) - 1].0;
        let pays = top.is_some() && Colour::GOODS.into_iter().zip(cost).all(|(good, cost)| board.count(good) >= cost);
        let lacking = Colour::GOODS.into_iter().zip(cost).find(|&(good, cost)| board.count(good) < cost);
        let wish = lacking.map_or(String::new(), |(good, _)| format!("keshi:{good} claim:{good}1"));
        let souk = if pays { "act:souk" } else { "new:souk" };
        if in_souk {
            chosen.or_else(|| first(legal, "stop"))
        } else {
            chosen.or_else(|| first(legal, &format!("{souk} {wish}")))
        }
    };
    let split = |scenario: &Scenario| {
        scenario.events.iter().any(|event| matches!(event, Event::ShopSplit { .. }))
            && scenario.state.luxury_shown()[0].is_some()
    };
    drive(&mut scenario, buy, split);
    scenario
}

#[test]
fn sector_souk_empty_shop_takes_half_of_the_largest() {
    let scenario = emptied_shop();
    let event = scenario.events.iter().find(|event| matches!(event, Event::ShopSplit { .. }));
    assert_eq!(event, Some(&Event::ShopSplit { from: 1, to: 0 }), "of equal ones the leftmost");
    let seen = open(&scenario);
    assert_eq!(seen["shops"][0]["unknown"], 1, "two of five came, and one of them lies open");
    assert_eq!(seen["shops"][1]["unknown"], 2);
    assert_eq!(scenario.state.luxury_shown()[1].0, 2, "what lay open stays");
}
