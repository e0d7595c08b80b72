//! The sectors: what their actions do, what new keshis bring, and what lies on display.

use keshi::{Action, Colour, Effect, Event, Phase, Resource, Sector, Source, Stairs, Tile, Waits};

use table::Seat;

use crate::scenario::{HERO, Scenario};
use crate::tools::{
    came, claim_but, drive, first, first_round, gained, open, purse, refused, school, selection, stands, table, told,
};

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
    let mut scenario = table(2, "");
    let select = "select:turquoise,brown,red ".repeat(2);
    scenario.play(&format!("{select} assistant:souk assistant:souk tower:turquoise2,brown2,red2"));
    scenario.play("claim:red1 vendor:sahara claim:red1 vendor:sahara claim:brown2 caravan:right caravan:right");
    scenario.play("claim:turquoise1 act:river pay:water");
    assert_eq!(purse(scenario.me())[1..], [1, 0, 1]);
    scenario.play("act:sahara");
    assert_eq!(scenario.me().of(Resource::Water), 1);
    let second = scenario.me().discovered_oases().nth(1).unwrap();
    let before = *scenario.me();
    scenario.play(&format!("oasis:{second}"));
    assert_eq!(gained(&scenario, &before)[1..], [-1, -1, 0]);
}

#[test]
fn sector_vendor_water_makes_an_action_possible() {
    let mut scenario = table(2, "");
    let select = "select:turquoise,brown,red ".repeat(2);
    scenario.play(&format!("{select} assistant:souk assistant:souk tower:turquoise2,brown2,red2"));
    scenario.play("claim:red1 vendor:sahara claim:red1 vendor:sahara claim:brown2 caravan:right caravan:right");
    scenario.play("claim:turquoise1 act:river pay:water act:sahara");
    let near = scenario.me().discovered_oases().next().unwrap();
    scenario.play(&format!("oasis:{near} stop"));
    // What is left costs a date and water. Water there is none, but for the vendor's.
    let wait = |scenario: &Scenario, player: Seat, legal: &[Action]| {
        let river = matches!(scenario.state.effects().last(), Some(Effect::River { .. }));
        let season = scenario.state.time().0;
        let pick = || {
            selection(legal, &[Colour::Green], &[Colour::Brown, Colour::Red])
                .or_else(|| selection(legal, &[Colour::Brown], &[Colour::Red]))
        };
        match player == HERO {
            true if river => first(legal, "pay:water"),
            true => first(legal, "act:orchard claim:green2 claim:green1 caravan:start take:dinar entertainer:1")
                .or_else(|| claim_but(legal, &[Colour::Brown, Colour::Red, Colour::Pink]))
                .or_else(|| pick().filter(|_| season > 1)),
            false => first(legal, "claim:brown2 claim:brown1 claim:red1"),
        }
    };
    let dry = |scenario: &Scenario| {
        let me = scenario.me();
        scenario.uses()
            && me.assistants(Sector::Sahara) > 0
            && me.of(Resource::Water) == 0
            && me.of(Resource::Date) > 0
            && me.discovered_oases().count() == 1
    };
    drive(&mut scenario, wait, dry);
    assert!(scenario.may("act:sahara"));
    let far = scenario.me().discovered_oases().next().unwrap();
    scenario.play(&format!("act:sahara oasis:{far}"));
    assert_eq!(scenario.me().of(Resource::Water), 0);
    assert_eq!(scenario.me().claimed().count(), 2);
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
    assert_eq!(refused(&scenario, &format!("scroll:{}", new[0])), "other-kind", "one of those just shown");
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
    let saved = scenario.state;
    scenario.play("luxury:05");
    assert!(!matches!(scenario.state.effects().last(), Some(Effect::Souk { .. })), "one luxury good");
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

/// Gates of the workshops: eight for the first, then some for the second.
const GATES: &str = "gate:brown gate:turquoise gate:green gate:gray gate:white gate:black gate:pink gate:purple \
                     gate:orange gate:yellow gate:beige gate:red gate:brown gate:pink gate:green gate:gray";

/// The hero, in the first round, has four guards and an assistant in the medina.
fn guards() -> Scenario {
    let mut scenario = table(4, GATES);
    first_round(&mut scenario, Colour::Beige, Colour::White, Colour::Black);
    assert_eq!((scenario.me().count(Colour::Beige), scenario.me().free_guards()), (4, 4));
    scenario
}

#[test]
fn sector_medina_buys_builds_and_then_deploys() {
    let mut scenario = guards();
    let before = *scenario.me();
    scenario.play("act:medina gate:1brown");
    assert_eq!(scenario.legal().len(), 8, "any space");
    scenario.play("space:1");
    assert_eq!(gained(&scenario, &before), [-3 + 2, 0, 0, 0], "beside the Sahara, which it matches");
    assert_eq!(scenario.me().points_from(Source::Gates), -1);
    assert_eq!(scenario.me().count(Colour::Brown), 0, "keshis come after all purchases");
    assert_eq!(scenario.me().free_guards(), 3);
    scenario.play("gate:2pink");
    assert_eq!(refused(&scenario, "space:1"), "space-taken");
    scenario.play("space:4");
    assert_eq!(gained(&scenario, &before), [-1 + 1, 0, 0, -1]);
    assert_eq!(refused(&scenario, "gate:2green"), "cannot-pay");
    assert_eq!(refused(&scenario, "gate:1brown"), "not-on-display", "it was the only one there");
    scenario.play("gate:1green space:5");
    assert_eq!(gained(&scenario, &before), [-3, 0, 0, -1]);
    assert_eq!(scenario.me().count(Colour::Green), 0);
    scenario.play("stop");
    assert_eq!(scenario.legal(), ["keshi:green", "keshi:pink", "keshi:brown"], "in any order");
    scenario.play("keshi:pink entertainer:2");
    assert_eq!(gained(&scenario, &before), [-3, 0, 1, -1], "with the deployment bonus");
    scenario.play("keshi:brown caravan:left").host();
    assert_eq!(scenario.me().discovered_oases().count(), 1);
    assert_eq!(scenario.me().count(Colour::Green), 1, "the last one goes by itself");
    assert_eq!(gained(&scenario, &before), [-2, 0, 1, -1]);
    assert_eq!((scenario.me().gates(), scenario.me().free_guards()), (3, 1));
    assert_eq!(scenario.me().count(Colour::Beige), 4, "committed guards are still guards");
}

#[test]
fn sector_medina_sells_a_gate_for_each_guard() {
    let mut scenario = guards();
    scenario.play("act:medina gate:1brown space:1 gate:1turquoise space:3 gate:1green space:4 gate:1gray space:5");
    // Four guards, four gates: the action is over.
    assert_eq!(scenario.legal(), ["keshi:green", "keshi:gray", "keshi:turquoise", "keshi:brown"]);
    assert_eq!((scenario.me().gates(), scenario.me().free_guards()), (4, 0));
    scenario.play("keshi:green keshi:gray keshi:turquoise");
    let mut scenario = guards();
    scenario.play("act:medina stop");
    assert_eq!(scenario.me().gates(), 0);
}

#[test]
fn sector_medina_workshops_cost_and_give_what_they_show() {
    for (workshop, colour, dinars, points) in [(1, "brown", 0, -3), (2, "orange", 1, 1), (3, "", 2, 4), (4, "", 3, 7)] {
        let mut scenario = table(4, &format!("office:05 {GATES}"));
        first_round(&mut scenario, Colour::Beige, Colour::Purple, Colour::Black);
        scenario.play("act:souk exchange:purple");
        assert_eq!(scenario.me().of(Resource::Dinar), 3);
        scenario.play("act:medina");
        let before = *scenario.me();
        let gate = scenario.legal().into_iter().find(|gate| gate.starts_with(&format!("gate:{workshop}{colour}")));
        scenario.play(&gate.unwrap());
        // Space 7 is beside the square.
        scenario.play("space:7");
        let gain = gained(&scenario, &before);
        assert_eq!((gain[0], gain[3]), (points, -dinars), "workshop {workshop}");
        assert_eq!(scenario.me().points_from(Source::Gates), points as i16);
    }
}

#[test]
fn sector_medina_gates_match_the_sector_beside_them() {
    let spaces =
        ["brown", "turquoise", "green", "gray", "white", "black", "pink", "purple orange yellow"].into_iter().zip(1..);
    let mut scenario = guards();
    scenario.play("act:medina");
    let saved = scenario.state;
    for (matching, space) in spaces {
        for colour in Colour::ALL {
            let (workshop, points) = if scenario.may(&format!("gate:1{colour}")) { (1, -3) } else { (2, 1) };
            let before = *scenario.me();
            scenario.play(&format!("gate:{workshop}{colour} space:{space}"));
            let matches = matching.split(' ').any(|one| one == colour.name());
            let expected = points + if matches { 2 } else { 0 };
            assert_eq!(gained(&scenario, &before)[0], expected, "a {colour} gate on space {space}");
            scenario.state = saved;
        }
    }
}

#[test]
fn sector_medina_keshi_of_a_full_sector_is_lost() {
    let mut scenario = Scenario::new().draws("gate:green gate:brown");
    scenario.reach("green8 beige2 act:medina");
    let since = scenario.events.len();
    scenario.play("act:medina gate:1green space:1 gate:1brown space:3 stop").host();
    assert!(told(&scenario, since).contains(&Event::Lost { seat: HERO, colour: Colour::Green }));
    assert_eq!(scenario.me().count(Colour::Green), 8);
}

#[test]
fn sector_medina_guard_of_a_beige_gate_comes_too_late() {
    let mut scenario = table(2, GATES);
    scenario.play("select:white,black,beige select:white,black,beige tower:beige1 act:medina gate:2beige space:1");
    // One guard, one gate: the action is over, and the new guard stands on the watchtower.
    assert_eq!((scenario.me().count(Colour::Beige), scenario.me().free_guards(), scenario.me().gates()), (2, 1, 1));
    assert!(scenario.uses() && scenario.me().assistants(Sector::Medina) == 0);
}

/// The hero, in the first round, places the first of four caravans and has an assistant in the Sahara.
fn caravans(draws: &str) -> Scenario {
    let mut scenario = table(4, draws);
    scenario.play(&"select:white,black,brown ".repeat(4));
    scenario.play("tower:white3,black3,brown4 claim:brown2");
    scenario
}

#[test]
fn sector_sahara_start_oasis_right_space_first() {
    let mut scenario = caravans("");
    assert_eq!(scenario.legal(), ["caravan:left", "caravan:right", "caravan:start"]);
    let before = *scenario.me();
    scenario.play("caravan:start");
    assert_eq!(scenario.legal(), ["take:date", "take:water", "take:dinar"]);
    scenario.play("take:date take:dinar");
    assert_eq!(gained(&scenario, &before), [0, 1, 0, 1], "any two resources");
    scenario.play("caravan:start");
    assert_eq!(gained(&scenario, &before), [2, 1, 0, 1], "then two points");
    assert_eq!(scenario.me().points_from(Source::Deployment), 2);
    scenario.play("claim:white1 claim:white1 claim:white1 claim:brown2");
    assert_eq!(refused(&scenario, "caravan:start"), "space-taken");
    assert_eq!(scenario.me().discovered_oases().count(), 0, "no tile lies there");
}

#[test]
fn sector_sahara_caravans_discover_oases_along_both_paths() {
    let mut scenario = caravans("");
    scenario.play("caravan:left oasis:11 caravan:right oasis:12");
    scenario.play("claim:white1 claim:white1 claim:white1 claim:brown2 caravan:left oasis:13 caravan:left oasis:14");
    let found: Vec<u8> = scenario.me().discovered_oases().map(|oasis| oasis.0).collect();
    assert_eq!(found, [11, 13, 14, 12], "three on the left path, one on the right");
    let path = open(&scenario)["boards"][0]["caravans"].clone();
    assert_eq!(path, serde_json::json!({ "left": 3, "right": 1, "start": 0 }));
    scenario.play("claim:black1 claim:black1");
    scenario.until(|scenario| scenario.uses());
    scenario.play("new:sahara");
    assert_eq!(scenario.legal(), ["caravan:right", "caravan:start"], "the left path is at its end");
}

#[test]
fn sector_sahara_oases_cost_what_their_place_shows() {
    for (way, costs) in [
        ("left", [[0, 0, 0, -1], [0, -1, 0, -1], [0, -1, -1, -1]]),
        ("right", [[0, -1, 0, 0], [0, -1, -1, 0], [0, -1, -1, -1]]),
    ] {
        let mut scenario = caravans("");
        scenario.play(&format!("caravan:{way} oasis:11 caravan:{way} oasis:12"));
        scenario.play(&format!("claim:white1 claim:white1 claim:white1 claim:brown1 caravan:{way} oasis:13"));
        scenario.until(|scenario| scenario.uses());
        assert_eq!(purse(scenario.me()), [10, 1, 1, 1]);
        scenario.play("act:sahara");
        let (before, saved) = (*scenario.me(), scenario.state);
        assert_eq!(refused(&scenario, "oasis:14"), "not-discovered");
        for (oasis, cost) in (11..).zip(costs) {
            scenario.state = saved;
            scenario.play(&format!("oasis:{oasis}"));
            assert_eq!(gained(&scenario, &before), cost, "{way}, oasis {oasis}");
            let claimed: Vec<u8> = scenario.me().claimed().map(|tile| tile.0).collect();
            assert_eq!(claimed, [oasis]);
            assert_eq!(scenario.me().discovered_oases().count(), before.discovered_oases().count() - 1);
        }
    }
}

#[test]
fn sector_sahara_claims_as_many_as_can_be_paid() {
    let mut scenario = caravans("keshi:green keshi:gray");
    scenario.play("caravan:left oasis:11 caravan:right oasis:12");
    scenario.play("claim:white1 claim:white1 claim:white1 claim:brown1 caravan:right oasis:13");
    scenario.until(|scenario| scenario.uses());
    let stored = scenario.me().supply()[0].unwrap();
    scenario.play("act:sahara oasis:11");
    assert_eq!(scenario.legal(), [format!("keshi:{stored}"), "stop".to_owned()], "the keshi of the first space");
    scenario.play(&format!("keshi:{stored}"));
    assert_eq!(scenario.me().count(stored), 1);
    assert_eq!(refused(&scenario, "oasis:11"), "not-discovered");
    scenario.play("oasis:13");
    // Nothing is left to pay with: the action is over.
    assert_eq!(purse(scenario.me())[1..], [0, 0, 0]);
    assert!(scenario.state.effects().last() == Some(&Effect::Assistants));
    let claimed: Vec<u8> = scenario.me().claimed().map(|tile| tile.0).collect();
    assert_eq!(claimed, [11, 13], "in this order from the left");
}

/// All take part in the race on the river: two seasons gather fish, the third sails.
fn race(scenario: &Scenario, _: Seat, legal: &[Action]) -> Option<Action> {
    let use_it = if scenario.state.time().0 < 3 { "new:river" } else { "act:river" };
    let steps = "assistant:river claim:turquoise1 pay:water entertainer:2 entertainer:5 vendor:river select:turquoise* \
                 select:gray,turquoise,red line:dinars";
    let select = |action: &&Action| matches!(action, Action::Select(keshis) if keshis.has(Colour::Turquoise));
    let select_red = |action: &&Action| matches!(action, Action::Select(keshis) if keshis.has(Colour::Red));
    first(legal, use_it)
        .or_else(|| first(legal, steps))
        .or_else(|| legal.iter().find(select).copied())
        .or_else(|| legal.iter().find(select_red).copied())
}

#[test]
fn sector_river_jetty_spots_go_by_arrival() {
    let mut scenario = Scenario::new();
    let landings = |scenario: &Scenario| {
        let landed = |event: &Event| match *event {
            Event::Landed { seat, points } => Some((seat, points)),
            _ => None,
        };
        scenario.events.iter().filter_map(landed).collect::<Vec<_>>()
    };
    drive(&mut scenario, race, |scenario| scenario.state.phase() == Phase::Over);
    let landed = landings(&scenario);
    let won = scenario.events.iter().rev().find(|event| matches!(event, Event::RiverWon { place: 1, .. }));
    assert!(matches!(won, Some(Event::RiverWon { seat, .. }) if *seat == landed[0].0), "the best spot is ahead");
    let points: Vec<u8> = landed.iter().map(|&(_, points)| points).collect();
    assert!(points.len() >= 2 && points[..] == [4, 3, 2, 1][..points.len()], "{landed:?}");
    for (seat, points) in landed {
        let at = scenario.events.iter().position(|event| *event == Event::Landed { seat, points }).unwrap();
        let scored = Event::Scored { seat, points: points.into(), source: Source::Jetty };
        assert_eq!(scenario.events[at + 1], scored);
        assert_eq!(scenario.events[at - 1], Event::Floated { seat, space: 14 });
    }
}

#[test]
fn sector_river_steps_beyond_the_jetty_are_a_point_each() {
    let mut scenario = Scenario::new().draws("start:1");
    let reaches = |scenario: &Scenario| {
        let me = scenario.me();
        scenario.may("act:river") && u16::from(me.river()) + me.count(Colour::Turquoise) > 15 && me.river() < 14
    };
    let sail = |scenario: &Scenario, seat: Seat, legal: &[Action]| {
        let stays = matches!(scenario.state.effects().last(), Some(Effect::River { .. }));
        let mine = if stays { first(legal, "stop") } else { first(legal, "claim:turquoise2") };
        if seat == HERO { mine.or_else(|| race(scenario, seat, legal)) } else { None }
    };
    drive(&mut scenario, sail, reaches);
    let before = *scenario.me();
    assert!(before.of(Resource::Water) > 0 || before.has_vendor(Sector::River));
    let beyond = i32::from(before.river()) + i32::from(before.count(Colour::Turquoise)) - 14;
    scenario.play("act:river");
    let gain = gained(&scenario, &before);
    assert_eq!(gain[0], 4 + beyond, "the best spot, and a point for each further step, not for each advance");
    scenario.play("pay:water");
    assert_eq!(gained(&scenario, &before), [gain[0] + 1, 0, gain[2] - 1, 0]);
    assert_eq!(scenario.me().river(), 14);
    assert_eq!(i32::from(scenario.me().points_from(Source::Jetty)), gain[0] + 1);
}

/// All have bought from the first stack of scrolls until it was empty. With the scroll that was put under the second.
pub(crate) fn emptied_stack() -> (Scenario, Tile) {
    let mut scenario = Scenario::new();
    let old = |scenario: &Scenario| scenario.state.scrolls_shown()[1];
    scenario.until(|scenario| scenario.state.phase() == Phase::Select);
    let known = old(&scenario);
    // The first who can refreshes; then all buy from the first stack.
    let buy = |scenario: &Scenario, _: Seat, legal: &[Action]| {
        let top = scenario.state.scrolls_shown()[0];
        let refreshed = scenario.events.iter().any(|event| matches!(event, Event::Refreshed { .. }));
        let refresh = if refreshed { "" } else { "refresh:gray" };
        let select = |action: &&Action| matches!(action, Action::Select(keshis) if keshis.has(Colour::Gray));
        let select_red = |action: &&Action| matches!(action, Action::Select(keshis) if keshis.has(Colour::Red));
        let steps =
            format!("{refresh} scroll:{top} act:madrasa act:orchard claim:gray1 claim:green1 assistant:madrasa");
        let chosen = first(legal, &steps).or_else(|| legal.iter().find(select).copied());
        let stop = |action: Option<Action>| action.or_else(|| first(legal, "stop"));
        let in_madrasa = matches!(scenario.state.effects().last(), Some(Effect::Madrasa { .. }));
        if in_madrasa { stop(chosen) } else { chosen.or_else(|| legal.iter().find(select_red).copied()) }
    };
    let split = |scenario: &Scenario| {
        scenario.events.iter().any(|event| matches!(event, Event::StackSplit { .. }))
            && scenario.state.scrolls_shown()[0].is_some()
    };
    drive(&mut scenario, buy, split);
    (scenario, known)
}

#[test]
fn sector_madrasa_empty_stack_takes_the_lower_half_of_the_leftmost_largest() {
    let (scenario, known) = emptied_stack();
    // Of 7 and 7 the leftmost gives 3, rounded down: among them the one that was put under the stack.
    assert!(scenario.events.contains(&Event::StackSplit { from: 1, to: 0 }));
    let seen = open(&scenario);
    assert_eq!(seen["stacks"][0]["unknown"], 1, "two came that nobody knows, and one of them lies open now");
    assert_eq!(seen["stacks"][0]["known"], serde_json::json!([known]));
    assert_eq!(seen["stacks"][1]["unknown"], 3);
    assert_eq!(seen["stacks"][1]["known"], serde_json::json!([]));
    assert_eq!(seen["stacks"][2]["unknown"], 5);
}

/// All have bought from the first shop until it was empty.
pub(crate) fn emptied_shop() -> Scenario {
    let mut scenario = Scenario::new();
    let buy = |scenario: &Scenario, _: Seat, legal: &[Action]| {
        let top = scenario.state.luxury_shown()[0];
        let chosen = first(legal, &format!("luxury:{top}")).or_else(|| selection(legal, &Colour::GOODS, &[]));
        let in_souk = matches!(scenario.state.effects().last(), Some(Effect::Souk { .. }));
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
            && matches!(scenario.state.effects().last(), Some(Effect::Line { ends: now, .. }) if *now == ends)
    };
    drive(&mut scenario, choose, reached);
    scenario
}

/// What a space of a line gives, as it is told.
fn space_gives(scenario: &mut Scenario, space: &str, keshi: Option<Colour>) -> Event {
    let since = scenario.events.len();
    scenario.play(&format!("line:{space}"));
    if let Some(place) = first(
        &scenario.legal().iter().map(|text| text.parse().unwrap()).collect::<Vec<_>>(),
        "entertainer:* caravan:* vendor:*",
    ) && keshi.is_some_and(|colour| matches!(colour, Colour::Pink | Colour::Brown | Colour::Red))
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
            Effect::Climb { left, .. } => Some(*left),
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
