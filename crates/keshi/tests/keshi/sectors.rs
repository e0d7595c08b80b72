//! The sectors: what their actions do, what new keshis bring, and what lies on display.

use keshi::{Colour, Effect, Event, Phase, Resource, Sector, Source};

use crate::scenario::{HERO, Scenario};
use crate::tools::{gained, open, refused, school, stands, table, told};

/// The hero is about to use an assistant in a sector, and has this.
fn about_to(sector: &str, more: &str) -> Scenario {
    let mut scenario = Scenario::new();
    scenario.reach(&format!("{more} act:{sector}"));
    scenario
}

#[test]
fn sector_orchard_gives_a_date_for_each_picker() {
    let mut scenario = about_to("orchard", "green4");
    let before = *scenario.me();
    assert!(!before.has_vendor(Sector::Orchard));
    scenario.play("act:orchard");
    assert_eq!(gained(&scenario, &before), [0, before.count(Colour::Green).into(), 0, 0]);
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green));
    assert_eq!(scenario.me().assistants(Sector::Orchard), 0);
}

#[test]
fn sector_orchard_new_picker_gives_a_point() {
    let mut scenario = about_to("orchard", "green1");
    let before = *scenario.me();
    scenario.play("new:orchard");
    assert_eq!(gained(&scenario, &before), [1, 0, 0, 0]);
    assert_eq!(scenario.me().points_from(Source::Deployment), before.points_from(Source::Deployment) + 1);
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green) + 1);
}

#[test]
fn sector_orchard_full_takes_no_new_keshi() {
    let mut scenario = about_to("orchard", "green8");
    assert_eq!(refused(&scenario, "new:orchard"), "sector-full");
    let before = *scenario.me();
    scenario.play("act:orchard");
    assert_eq!(gained(&scenario, &before)[1], 8);
}

#[test]
fn sector_river_goes_a_step_for_each_fish() {
    let mut scenario = about_to("river", "turquoise4 water2");
    let before = *scenario.me();
    let fish = before.count(Colour::Turquoise) as u8;
    scenario.play("act:river");
    assert_eq!(scenario.me().river(), before.river() + fish);
    assert_eq!(scenario.legal(), ["pay:water", "stop"]);
    scenario.play("pay:water");
    assert_eq!(scenario.me().river(), before.river() + fish + 1);
    assert_eq!(gained(&scenario, &before), [0, 0, -1, 0]);
    scenario.play("stop");
    assert_eq!(scenario.me().river(), before.river() + fish + 1);
}

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

#[test]
fn sector_river_palace_mosque_square_need_a_keshi() {
    for (sector, colours) in
        [("river", "turquoise"), ("palace", "white"), ("mosque", "black"), ("square", "pink"), ("orchard", "green")]
    {
        let mut scenario = table(2, "");
        scenario.play(&format!("{} select:purple,orange,yellow tower:none", select(colours.parse().unwrap())));
        assert!(scenario.uses());
        assert_eq!(refused(&scenario, &format!("act:{sector}")), "no-action", "{sector}");
        assert_eq!(refused(&scenario, &format!("idle:{sector}")), "not-idle", "{sector}");
        assert!(scenario.may(&format!("new:{sector}")), "{sector}");
        assert_eq!(refused(&scenario, "new:medina"), "no-assistant");
    }
}

/// Selects a colour and two others, each of a sector of its own.
fn select(colour: Colour) -> String {
    let others = [Colour::White, Colour::Black, Colour::Turquoise].into_iter().filter(|&other| other != colour);
    let mut all: Vec<Colour> = others.take(2).chain([colour]).collect();
    all.sort();
    format!("select:{},{},{}", all[0], all[1], all[2])
}

#[test]
fn sector_new_keshi_in_each_sector() {
    let sectors = [
        ("orchard", Colour::Green),
        ("madrasa", Colour::Gray),
        ("palace", Colour::White),
        ("mosque", Colour::Black),
        ("square", Colour::Pink),
        ("river", Colour::Turquoise),
        ("medina", Colour::Beige),
        ("sahara", Colour::Brown),
    ];
    for (sector, colour) in sectors {
        let mut scenario = table(2, "");
        scenario.play(&format!("{} select:purple,orange,yellow tower:none new:{sector}", select(colour)));
        match colour {
            Colour::Pink => scenario.play("entertainer:1"),
            Colour::Brown => scenario.play("caravan:left").host(),
            _ => &mut scenario,
        };
        let me = scenario.me();
        assert_eq!(me.count(colour), 1, "{sector}");
        let others = Colour::ALL.into_iter().filter(|&other| other != colour).map(|other| me.count(other));
        assert_eq!(others.sum::<u16>(), 0, "{sector}: from the supply, and nothing else");
        assert!(scenario.uses() && me.assistants(colour.sector().unwrap()) == 0, "{sector}");
    }
}

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

/// The hero has a vendor in a sector, two keshis of its colour, and an assistant there.
fn with_vendor(sector: Sector) -> Scenario {
    let colour = sector.colour().unwrap();
    let others = [Colour::White, Colour::Black].into_iter().find(|&other| other != colour).unwrap();
    let mut all = [colour, others, Colour::Red];
    all.sort();
    let select = format!("select:{},{},{}", all[0], all[1], all[2]);
    let mut scenario = table(2, "");
    scenario.play(&format!("{select} {select} assistant:souk assistant:souk tower:{colour}2,red2 claim:red1"));
    scenario.play(&format!("vendor:{sector} claim:red1 vendor:{sector} claim:{colour}2"));
    match colour {
        Colour::Pink => scenario.play("entertainer:1 entertainer:2"),
        Colour::Brown => scenario.play("caravan:right caravan:right").host(),
        _ => &mut scenario,
    };
    assert!(scenario.uses() && scenario.me().has_vendor(sector) && scenario.me().count(colour) == 2);
    scenario
}

#[test]
fn sector_vendor_gives_water_for_both_uses_of_an_assistant() {
    for sector in Sector::ALL.into_iter().filter(|&sector| sector != Sector::Souk) {
        for start in ["new", "act"] {
            let mut scenario = with_vendor(sector);
            let (before, since) = (*scenario.me(), scenario.events.len());
            scenario.play(&format!("{start}:{sector}"));
            let water = Event::Got { seat: HERO, resource: Resource::Water, count: 1 };
            assert_eq!(told(&scenario, since)[0], water, "{start}:{sector}: water comes first");
            assert!(scenario.me().of(Resource::Water) > before.of(Resource::Water), "{start}:{sector}");
        }
    }
}

#[test]
fn sector_vendor_elsewhere_gives_nothing() {
    let mut scenario = Scenario::new().like("vendor:river");
    scenario.reach("red1 green1 act:orchard");
    let before = *scenario.me();
    scenario.play("act:orchard");
    assert_eq!(gained(&scenario, &before)[2], 0);
}

#[test]
fn sector_vendor_water_pays_for_the_action_it_came_with() {
    // The second oasis of the right path costs a date and water; the vendor brings the water first.
    let mut scenario = Scenario::new().like("vendor:sahara caravan:right");
    scenario.reach("red1 brown2 date1 act:sahara");
    let me = *scenario.me();
    assert!(me.discovered_oases().count() >= 2);
    scenario.play("act:sahara");
    assert!(scenario.me().of(Resource::Water) >= 1);
}

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
        let mut purse = purse.map(|one| one * i32::from(faces));
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

#[test]
fn sector_madrasa_uses_each_scholar_once_and_pays_dates() {
    let mut scenario = school("scroll:13 scroll:14 scroll:15");
    let before = *scenario.me();
    assert_eq!(before.count(Colour::Gray), 3);
    scenario.play("act:madrasa");
    let shown = scenario.state.scrolls_shown();
    let [yellow, pink, orange] = [3, 6, 9].map(|stack| format!("scroll:{}", shown[stack]));
    assert!(scenario.may(&yellow), "three scholars suffice");
    assert_eq!(refused(&scenario, &pink), "too-few-scholars");
    assert_eq!(refused(&scenario, &orange), "too-few-scholars");
    assert_eq!(refused(&scenario, "scroll:16"), "not-on-display");
    scenario.play("scroll:13");
    assert_eq!(gained(&scenario, &before), [0, -1, 0, 0]);
    assert_eq!(refused(&scenario, &yellow), "too-few-scholars", "a scholar serves one scroll");
    scenario.play("scroll:14 scroll:15");
    assert_eq!(gained(&scenario, &before), [0, -3, 0, 0]);
    assert_eq!(scenario.me().scrolls().len(), 3);
    assert_eq!(scenario.me().count(Colour::Gray), 3, "scholars are not spent");
    assert!(scenario.state.phase() == Phase::Use && !scenario.may("stop"), "the action is over");
}

#[test]
fn sector_madrasa_sells_no_more_than_dates_allow() {
    let mut scenario = Scenario::new().draws("scroll:13 scroll:14");
    scenario.reach("gray2 act:madrasa");
    assert_eq!((scenario.me().of(Resource::Date), scenario.me().count(Colour::Gray)), (1, 2));
    scenario.play("act:madrasa scroll:13");
    assert!(!scenario.may("scroll:14") && scenario.me().of(Resource::Date) == 0);
    assert_eq!(scenario.state.effects().last(), Some(&Effect::Assistants), "nothing else can be bought");
}

#[test]
fn sector_madrasa_kinds_ask_scholars_and_dates() {
    for (goal, scroll, dates) in
        [("gray1 date1", 13, 1), ("gray3 date1", 22, 1), ("gray5 date2", 48, 2), ("gray7 date3", 61, 3)]
    {
        let mut scenario = Scenario::new().draws(&format!("scroll:{scroll}"));
        scenario.reach(&format!("{goal} act:madrasa"));
        scenario.play("act:madrasa");
        let before = *scenario.me();
        scenario.play(&format!("scroll:{scroll}"));
        assert_eq!(gained(&scenario, &before), [0, -dates, 0, 0], "scroll {scroll}");
        assert!(scenario.me().has(scroll));
        assert_eq!(scenario.me().count(Colour::Gray), before.count(Colour::Gray));
    }
}

#[test]
fn sector_madrasa_reveals_scrolls_at_the_end_of_the_turn() {
    let mut scenario = Scenario::new().draws("scroll:13 scroll:14");
    scenario.reach("gray2 date2 act:madrasa");
    scenario.play("act:madrasa scroll:13");
    assert!(!scenario.state.scrolls_shown()[0].is_some());
    scenario.play("scroll:14");
    let seat = scenario.state.seat();
    assert!(!scenario.state.scrolls_shown()[1].is_some());
    scenario.until(|scenario| scenario.state.seat() != seat || scenario.state.phase() != Phase::Use);
    assert!(scenario.state.scrolls_shown().iter().all(|top| top.is_some()));
    assert_eq!(open(&scenario)["stacks"][0]["unknown"], 5);
}

/// The hero stands in the madrasa with three scholars or more, two dates and a dinar.
fn studying() -> Scenario {
    let mut scenario = school("");
    scenario.play("act:madrasa");
    scenario
}

#[test]
fn madrasa_refresh_puts_each_top_under_its_stack() {
    let mut scenario = studying();
    let (before, old) = (*scenario.me(), scenario.state.scrolls_shown());
    scenario.play("refresh:gray").host();
    assert_eq!(gained(&scenario, &before), [0, 0, 0, -1]);
    let (new, seen) = (scenario.state.scrolls_shown(), open(&scenario));
    for stack in 0..3 {
        assert_ne!(new[stack], old[stack]);
        assert_eq!(seen["stacks"][stack]["known"].as_array().unwrap().len(), 1);
        assert_eq!(seen["stacks"][stack]["known"][0], serde_json::to_value(old[stack]).unwrap());
        assert_eq!(seen["stacks"][stack]["unknown"], 5);
    }
    assert_eq!(new[3..], old[3..], "the other kinds stay");
}

#[test]
fn madrasa_refresh_obliges_to_buy_one_of_the_new() {
    let mut scenario = studying();
    scenario.play("refresh:yellow").host();
    let new = scenario.state.scrolls_shown();
    let expected: Vec<String> = new[3..6].iter().map(|scroll| format!("scroll:{scroll}")).collect();
    assert_eq!(scenario.legal(), expected);
    assert_eq!(refused(&scenario, "stop"), "must-do");
    assert_eq!(refused(&scenario, &format!("scroll:{}", new[0])), "must-do", "one of those just shown");
    let dates = scenario.me().of(Resource::Date);
    scenario.play(&expected[1]);
    assert_eq!(scenario.me().of(Resource::Date), dates - 1, "it is paid");
}

#[test]
fn madrasa_refresh_only_before_the_first_purchase_and_once_a_round() {
    let mut scenario = school("scroll:13 scroll:14 scroll:15");
    scenario.play("act:madrasa");
    let saved = scenario.state;
    assert!(scenario.may("refresh:gray") && scenario.may("refresh:yellow"));
    scenario.play("scroll:13");
    assert_eq!(refused(&scenario, "refresh:gray"), "already-bought");
    scenario.state = saved;
    scenario.play("refresh:gray scroll:16 scroll:17 scroll:18");
    let shown = scenario.state.scrolls_shown()[0];
    scenario.play(&format!("scroll:{shown}"));
    assert!(scenario.may("stop"), "there are scholars and dates left");
    assert_eq!(refused(&scenario, "refresh:gray"), "already-bought");
    scenario.play("stop");
    let time = scenario.state.time();
    scenario.until(|scenario| scenario.state.time() != time);
    scenario.likes("act:square entertainer:8 bonus:8 line:dinars");
    scenario.reach("pink1 date1 dinar1 act:madrasa").play("act:madrasa");
    assert!(scenario.may("refresh:gray"), "in another round it may be done again");
}

#[test]
fn madrasa_refresh_needs_a_dinar_and_a_scroll_that_can_be_bought() {
    let mut scenario = Scenario::new();
    scenario.reach("gray2 date2 dinar1 act:madrasa").play("act:madrasa");
    assert_eq!(scenario.me().count(Colour::Gray), 2);
    assert_eq!(refused(&scenario, "refresh:yellow"), "too-few-scholars");
    assert!(scenario.may("refresh:gray"));
    let mut scenario = table(2, "gate:black");
    // The only dinar goes to a gate; then there is none for the madrasa.
    scenario.play("select:gray,white,beige select:gray,white,beige tower:gray2,beige2 claim:gray2 claim:beige1");
    assert_eq!(scenario.me().count(Colour::Beige), 1);
    scenario.play("act:medina");
    let gate = scenario.legal().into_iter().find(|gate| gate.starts_with("gate:2")).unwrap();
    scenario.play(&format!("{gate} space:1"));
    assert_eq!(scenario.me().of(Resource::Dinar), 0);
    scenario.play("act:madrasa");
    assert_eq!(refused(&scenario, "refresh:gray"), "cannot-pay");
}

#[test]
fn sector_souk_uses_the_office_or_buys_once_for_each_assistant() {
    let mut scenario = Scenario::new().draws("office:01 luxury:05");
    scenario.reach("purple3 act:souk");
    let before = *scenario.me();
    scenario.play("act:souk");
    assert!(scenario.may("exchange:purple") && scenario.may("luxury:05") && scenario.may("stop"));
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
        assert_eq!(scenario.me().points_from(Source::Luxury), before.points_from(Source::Luxury) + gives[0] as i16);
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
