//! What assistants do alike in all sectors: new keshis, and the water of vendors.

use keshi::{Action, Colour, Effect, Event, Question, Resource, Sector};
use table::Seat;

use crate::scenario::{HERO, Scenario};
use crate::tools::{claim_but, drive, first, gained, purse, refused, selection, table, told};

/// Selects a colour and two others, each of a sector of its own.
fn select(colour: Colour) -> String {
    let others = [Colour::White, Colour::Black, Colour::Turquoise].into_iter().filter(|&other| other != colour);
    let mut all: Vec<Colour> = others.take(2).chain([colour]).collect();
    all.sort();
    format!("select:{},{},{}", all[0], all[1], all[2])
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
        let river = matches!(scenario.state.effects().last(), Some(Effect::Ask(Question::River(_))));
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
