//! Every oasis scores what it says; the best three count; claiming costs what the space says, and the storage spaces
//! give what is on them.

use keshi::{Board, Colour, Edition, Event, Options, Resource, Sector, Source, Stairs, Tile, Waits};

use table::Game;

use crate::scenario::{HERO, Scenario};
use crate::tools::{exchange, resources};

/// The hero has claimed these three oases in the first round, and nothing else is played yet of that turn.
pub(crate) fn three(scenario: Scenario, oases: [u8; 3]) -> Scenario {
    let mut scenario = two(scenario, oases);
    scenario.play(&format!("oasis:{:02} stop", oases[2]));
    assert_eq!(scenario.me().claimed().collect::<Vec<_>>(), oases.map(Tile));
    scenario
}

/// The hero has claimed two of these three oases and may claim the third.
pub(crate) fn two(scenario: Scenario, oases: [u8; 3]) -> Scenario {
    let [first, second, third] = oases;
    let mut scenario =
        scenario.draws(&format!("start:1 keshi:green keshi:gray oasis:{first:02} oasis:{second:02} oasis:{third:02}"));
    scenario.begin(1, 1);
    scenario.play("select:green,gray,brown select:green,gray,brown select:green,gray,brown select:green,gray,brown");
    let others = "claim:green1 claim:green1 claim:green1";
    let [left, right, start] = ["caravan:left", "caravan:right", "caravan:start take:date take:dinar"];
    match scenario.game.terms().options.edition {
        Edition::Classic => {
            scenario.play(&format!("claim:brown2 {left} {right} {others} claim:brown2 {start} {left}"));
        }
        Edition::Essential => {
            scenario.play(&format!("claim:brown2 {others} claim:brown2"));
            exchange(&mut scenario, Colour::Brown, &[left, right, start, left]);
        }
    }
    scenario.until(Scenario::uses);
    scenario.play(&format!("act:sahara oasis:{first:02} stop oasis:{second:02}"));
    scenario
}

/// What an oasis scored for the hero at the end.
pub(crate) fn scored(scenario: &Scenario, oasis: u8) -> u8 {
    assert_eq!(scenario.state.waits(), Waits::Over);
    let mut scores = scenario.events.iter().filter_map(|event| match event {
        Event::OasisScored { seat: HERO, oasis: tile, points } if *tile == Tile(oasis) => Some(*points),
        _ => None,
    });
    let score = scores.next().unwrap_or_else(|| panic!("oasis {oasis} has not been scored"));
    assert_eq!(scores.next(), None, "oasis {oasis} has been scored twice");
    score
}

fn count(board: &Board, colour: Colour) -> u8 {
    board.count(colour) as u8
}

#[test]
fn oases_05_to_13_three_and_one_for_each_keshi() {
    let colours = [
        (5, Colour::White),
        (6, Colour::Black),
        (7, Colour::Turquoise),
        (8, Colour::Green),
        (9, Colour::Gray),
        (10, Colour::Pink),
        (11, Colour::Beige),
        (12, Colour::Brown),
        (13, Colour::Red),
    ];
    for trio in colours.chunks(3) {
        let mut scenario = three(Scenario::new(), std::array::from_fn(|at| trio[at].0));
        scenario.finish();
        for &(oasis, colour) in trio {
            let keshis = count(scenario.me(), colour);
            assert_eq!(scored(&scenario, oasis), 3 + keshis, "{oasis}");
        }
    }
}

#[test]
fn oasis_13_three_points_without_any_vendor() {
    let mut scenario = three(Scenario::new().cap("red0"), [13, 14, 15]);
    scenario.finish();
    assert_eq!(scenario.me().count(Colour::Red), 0);
    assert_eq!(scored(&scenario, 13), 3);
}

/// Builds these gates of the first workshop on the first spaces.
pub(crate) fn build(scenario: &mut Scenario, gates: &str) {
    scenario.reach(&format!("beige{} act:medina", gates.split_whitespace().count()));
    scenario.play("act:medina");
    for (at, colour) in (1..).zip(gates.split_whitespace()) {
        scenario.play(&format!("gate:1{colour} space:{at}"));
    }
    if scenario.may("stop") {
        scenario.play("stop");
    }
}

#[test]
fn oases_01_to_03_two_points_for_each_gate_of_their_colours() {
    let draws = "gate:green gate:turquoise gate:black gate:white gate:gray gate:red gate:pink gate:brown";
    let mut scenario = three(Scenario::new().draws(draws), [1, 2, 3]);
    build(&mut scenario, "green turquoise black white gray red");
    let before = scenario.state;
    scenario.finish();
    assert_eq!([1, 2, 3].map(|oasis| scored(&scenario, oasis)), [6, 6, 0]);
    scenario.state = before;
    scenario.events.clear();
    scenario.reach("beige8 act:medina").play("act:medina gate:1pink space:7 gate:1brown");
    scenario.finish();
    assert_eq!([1, 2, 3].map(|oasis| scored(&scenario, oasis)), [6, 6, 4]);
}

#[test]
fn oasis_03_counts_beige_gates() {
    let mut scenario = three(Scenario::new().draws("gate:beige gate:beige gate:pink"), [3, 4, 2]);
    build(&mut scenario, "beige beige pink");
    scenario.finish();
    assert_eq!([3, 4, 2].map(|oasis| scored(&scenario, oasis)), [6, 0, 0]);
}

#[test]
fn oasis_04_three_points_for_each_gate_of_goods() {
    let draws = "gate:yellow gate:yellow gate:orange gate:purple gate:pink";
    let mut scenario = three(Scenario::new().draws(draws), [4, 3, 1]);
    build(&mut scenario, "yellow yellow orange purple pink");
    scenario.finish();
    assert_eq!([4, 3, 1].map(|oasis| scored(&scenario, oasis)), [12, 2, 0]);
}

/// Buys these luxury goods, which cost so many goods, and ends the game.
pub(crate) fn with_luxury(oases: [u8; 3], goods: &[u8]) -> Scenario {
    let tiles = |what: &str| goods.iter().map(|good| format!("{what}{good:02} ")).collect::<String>();
    let mut scenario = three(Scenario::new().draws(&tiles("luxury:")), oases);
    let bought = |scenario: &Scenario| goods.iter().all(|&good| scenario.me().luxury().has(good));
    while !bought(&scenario) {
        let lacks = |good: &&u8| !scenario.me().luxury().has(**good);
        let next = usize::from(*goods.iter().find(lacks).unwrap());
        let cost = scenario.game.printed().luxury[next - 1].cost;
        let goal = Colour::GOODS.into_iter().zip(cost).filter(|(_, count)| *count > 0);
        let goal = goal.map(|(colour, count)| format!("{colour}{count} ")).collect::<String>();
        scenario.reach(&format!("{goal} act:souk"));
        scenario.play(&format!("act:souk luxury:{next:02}"));
    }
    scenario.likes("");
    scenario.finish();
    scenario
}

#[test]
fn oasis_14_two_points_for_each_slipper() {
    let scenario = with_luxury([14, 15, 22], &[1, 2, 3]);
    assert_eq!([14, 15, 22].map(|oasis| scored(&scenario, oasis)), [6, 0, 6]);
}

#[test]
fn oasis_15_two_points_for_each_tajine() {
    let scenario = with_luxury([14, 15, 22], &[6, 7, 1]);
    assert_eq!([14, 15, 22].map(|oasis| scored(&scenario, oasis)), [2, 4, 6]);
}

#[test]
fn oasis_16_three_points_for_each_dagger() {
    let scenario = with_luxury([16, 17, 18], &[11, 14]);
    assert_eq!([16, 17, 18].map(|oasis| scored(&scenario, oasis)), [6, 0, 0]);
}

#[test]
fn oasis_17_three_points_for_each_lamp() {
    let scenario = with_luxury([16, 17, 22], &[17, 19]);
    assert_eq!([16, 17, 22].map(|oasis| scored(&scenario, oasis)), [0, 6, 5]);
}

#[test]
fn oasis_18_four_points_for_each_necklace() {
    let scenario = with_luxury([16, 17, 18], &[21, 22]);
    assert_eq!([16, 17, 18].map(|oasis| scored(&scenario, oasis)), [0, 0, 8]);
}

#[test]
fn oasis_22_three_and_one_for_each_luxury_good() {
    let mut scenario = three(Scenario::new(), [22, 18, 17]);
    scenario.finish();
    assert_eq!(scored(&scenario, 22), 3, "three points without any");
    let scenario = with_luxury([22, 18, 17], &[1, 2, 6, 11]);
    assert_eq!([22, 18, 17].map(|oasis| scored(&scenario, oasis)), [7, 0, 0]);
}

#[test]
fn oasis_23_three_and_one_for_each_scroll() {
    let mut scenario = three(Scenario::new().draws("scroll:18 scroll:19 scroll:35"), [23, 18, 17]);
    let before = scenario.state;
    scenario.finish();
    assert_eq!(scored(&scenario, 23), 3, "three points without any");
    scenario.state = before;
    scenario.events.clear();
    scenario.reach("gray5 date3 act:madrasa").play("act:madrasa scroll:18 scroll:19 scroll:35");
    scenario.finish();
    assert_eq!(scored(&scenario, 23), 6);
}

/// Three keshis beside a vendor are few enough; four are too many.
#[test]
fn oasis_24_four_points_for_each_small_sector() {
    let scenario = Scenario::new().cap("white3 black3 turquoise1 beige4").like("vendor:palace");
    let mut scenario = three(scenario, [24, 18, 17]);
    scenario.aim("white3 black3 turquoise1 beige4");
    scenario.finish();
    let kinds = [Colour::White, Colour::Black, Colour::Turquoise, Colour::Beige];
    assert_eq!(kinds.map(|colour| count(scenario.me(), colour)), [3, 3, 1, 4]);
    assert!(scenario.me().has_vendor(Sector::Palace));
    assert_eq!(scored(&scenario, 24), 12);
}

#[test]
fn oasis_25_four_points_for_each_full_sector() {
    let mut scenario = three(Scenario::new().like("vendor:river vendor:sahara"), [25, 18, 17]);
    scenario.reach("turquoise8");
    scenario.finish();
    let full = [Sector::River, Sector::Sahara].map(|sector| {
        let keshis = scenario.me().count(sector.colour().unwrap());
        keshis == 8 && scenario.me().has_vendor(sector)
    });
    assert_eq!(full, [true, true]);
    assert_eq!(scored(&scenario, 25), 8);
    assert_eq!(scenario.me().points_from(Source::FullSectors), 20);
}

#[test]
fn oasis_26_three_points_for_each_claimed_oasis_scored_or_not() {
    let mut scenario = three(Scenario::new(), [26, 7, 9]).draws("oasis:12");
    scenario.likes("caravan:right");
    scenario.reach("brown5 date1 water1 act:sahara").play("act:sahara oasis:12");
    scenario.until(|scenario| scenario.state.time().0 == 2);
    assert_eq!(scenario.me().claimed().count(), 4);
    scenario.finish();
    assert_eq!(scored(&scenario, 26), 12);
    let counted = scenario.events.iter().filter(|event| matches!(event, Event::OasisScored { seat: HERO, .. })).count();
    assert_eq!(counted, 3);
}

/// Climbs to the top of a staircase in a game with these oases, and ends it.
pub(crate) fn to_the_top(oases: [u8; 3], sector: Sector, more: &str) -> Scenario {
    let mut scenario = three(Scenario::new(), oases);
    scenario.aim(&format!("{}8", sector.colour().unwrap()));
    scenario.likes(&format!("act:{sector} assistant:{sector} line:points {more}"));
    scenario.finish();
    scenario
}

#[test]
fn oasis_27_seven_points_at_the_top_of_the_mosque() {
    let scenario = to_the_top([27, 28, 29], Sector::Mosque, "");
    assert_eq!(scenario.me().step(Stairs::Mosque), 16);
    assert!(scenario.me().step(Stairs::Palace) < 4);
    assert_eq!([27, 28, 29].map(|oasis| scored(&scenario, oasis)), [7, 0, 0], "four thresholds are not enough for 29");
}

#[test]
fn oasis_28_seven_points_at_the_top_of_the_palace() {
    let scenario = to_the_top([27, 28, 29], Sector::Palace, "");
    assert_eq!(scenario.me().step(Stairs::Palace), 16);
    assert_eq!([27, 28].map(|oasis| scored(&scenario, oasis)), [0, 7]);
}

#[test]
fn oasis_29_seven_points_for_five_thresholds() {
    let scenario = to_the_top([29, 28, 27], Sector::Palace, "act:mosque");
    let steps = Stairs::BOTH.map(|stairs| scenario.me().step(stairs));
    assert!(steps[0] == 16 && (4..7).contains(&steps[1]), "{steps:?}");
    assert_eq!([29, 28, 27].map(|oasis| scored(&scenario, oasis)), [7, 7, 0]);
}

#[test]
fn oasis_30_seven_points_at_the_jetty_at_the_end_of_the_game() {
    let mut scenario = three(Scenario::new(), [30, 18, 17]);
    scenario.aim("turquoise8");
    scenario.begin(3, 1);
    scenario.likes("act:river assistant:river pay:water");
    scenario.finish();
    assert_eq!(scenario.me().river(), 14);
    assert_eq!(scored(&scenario, 30), 7);
}

#[test]
fn oasis_30_nothing_for_the_jetty_of_an_earlier_season() {
    let mut scenario = three(Scenario::new(), [30, 18, 17]);
    scenario.aim("turquoise8");
    scenario.begin(2, 1);
    scenario.likes("select:gray,turquoise,yellow select:white,black,red act:river assistant:river pay:water");
    scenario.until(|scenario| scenario.me().river() == 14);
    scenario.likes("new:river");
    assert_eq!(scenario.state.time().0, 2);
    scenario.finish();
    assert!(scenario.me().river() < 14);
    assert_eq!(scored(&scenario, 30), 0);
}

/// Resources as the hero's last assistants are about to be used, in a game with these oases, among them one for dates.
fn rich(scenario: Scenario, oases: [u8; 3]) -> Scenario {
    let draws = "provision:04 provision:05 provision:07 office:01 office:02 office:06";
    let mut scenario = three(scenario.draws(draws), oases);
    scenario.aim("green8 orange3");
    scenario.begin(3, 1);
    scenario.likes("select:green,gray,white select:black,pink,red act:orchard assistant:orchard act:souk exchange:orange exchange:purple");
    scenario.until(|scenario| scenario.state.time() == (3, 4) && scenario.uses());
    scenario
}

/// What is left once 7 dates, 3 water and 2 dinars are paid for provisions.
fn exchanged(oases: [u8; 3], goods: [&str; 3]) -> Scenario {
    let mut scenario = rich(Scenario::new(), oases);
    assert_eq!(resources(scenario.me()), [16, 3, 0]);
    for good in goods {
        scenario.play(&format!("act:souk exchange:{good}"));
    }
    scenario.finish();
    let provided = |event: &Event| matches!(event, Event::Provided { seat: HERO, how: keshi::Provide::All });
    assert_eq!(scenario.events.iter().filter(|event| provided(event)).count(), 1);
    scenario
}

#[test]
fn oasis_19_three_and_one_for_each_water_returned() {
    let scenario = exchanged([19, 20, 18], ["purple", "orange", "orange"]);
    assert_eq!([19, 20, 18].map(|oasis| scored(&scenario, oasis)), [3 + 4, 3, 0]);
    assert_eq!(resources(scenario.me()), [9, 0, 0]);
    assert_eq!(scenario.me().points_from(Source::Oases), 10);
    let goods = scenario.me().goods() as i16;
    assert_eq!(scenario.me().points_from(Source::Leftovers), (9 + goods) / 2, "what is returned counts no more");
}

#[test]
fn oasis_20_three_and_one_for_each_dinar_returned() {
    let scenario = exchanged([19, 20, 18], ["purple", "purple", "purple"]);
    assert_eq!([19, 20, 18].map(|oasis| scored(&scenario, oasis)), [3, 3 + 4, 0]);
    assert_eq!(resources(scenario.me()), [9, 0, 0]);
}

#[test]
fn oasis_21_three_and_one_for_each_date_returned() {
    let scenario = exchanged([21, 20, 19], ["purple", "purple", "orange"]);
    assert_eq!([21, 20, 19].map(|oasis| scored(&scenario, oasis)), [3 + 9, 3 + 2, 3 + 2]);
    assert_eq!(resources(scenario.me()), [0, 0, 0]);
    let goods = scenario.me().goods() as i16;
    assert_eq!(scenario.me().points_from(Source::Leftovers), goods / 2);
}

#[test]
fn oasis_21_takes_twelve_dates_at_the_most() {
    let scenario = exchanged([21, 18, 17], ["purple", "yellow", "yellow"]);
    assert_eq!(scored(&scenario, 21), 3 + 12);
    assert_eq!(scenario.me().of(Resource::Date), 1);
    let goods = scenario.me().goods() as i16;
    assert_eq!(scenario.me().points_from(Source::Leftovers), (1 + goods) / 2);
}

#[test]
fn oases_19_to_21_give_three_points_without_any_resource() {
    let mut scenario = three(Scenario::new(), [19, 20, 21]);
    scenario.finish();
    assert!(scenario.me().points_from(Source::Provisions) < 0);
    assert_eq!([19, 20, 21].map(|oasis| scored(&scenario, oasis)), [3, 3, 3]);
}

/// Four oases are claimed, and the hero is about to use three last assistants in the souk.
pub(crate) fn four(oases: [u8; 3], fourth: u8) -> Scenario {
    let draws = "provision:04 provision:05 provision:07 office:01 office:02 office:06";
    let mut scenario = three(Scenario::new().draws(draws), oases).draws(&format!("oasis:{fourth:02}"));
    scenario.likes("caravan:right");
    scenario.reach("brown5 date1 water1 act:sahara").play(&format!("act:sahara oasis:{fourth:02}"));
    scenario.likes("");
    scenario.aim("green8 orange3");
    scenario.begin(3, 1);
    let office = "act:souk exchange:orange exchange:purple";
    scenario.likes(&format!("select:green,gray,white select:black,pink,red act:orchard assistant:orchard {office}"));
    scenario.until(|scenario| scenario.state.time() == (3, 4) && scenario.uses());
    assert_eq!(resources(scenario.me()), [12, 4, 0]);
    assert_eq!(Colour::GOODS.map(|good| count(scenario.me(), good)), [10, 5, 3]);
    assert_eq!([Colour::Green, Colour::Brown, Colour::White].map(|colour| count(scenario.me(), colour)), [6, 8, 5]);
    scenario
}

/// Three plus five dates make as much as 05, but dates that are kept are worth something too.
#[test]
fn oases_the_best_three_are_found_with_what_is_left_over() {
    let mut scenario = four([8, 12, 21], 5);
    scenario.play("act:souk exchange:purple act:souk stop act:souk stop").finish();
    assert_eq!([8, 12, 5].map(|oasis| scored(&scenario, oasis)), [9, 11, 8]);
    assert_eq!(resources(scenario.me()), [5, 1, 0], "nothing is returned for 21");
    assert_eq!(scenario.me().points_from(Source::Oases), 28);
    assert_eq!(scenario.me().points_from(Source::Leftovers), (5 + 1 + 17) / 2);
}

/// Nine dates returned for 21 give 12 points and lose 4 that they would be worth, as much as the 8 points of 05.
#[test]
fn oases_among_equal_choices_more_is_returned() {
    for (oases, fourth) in [([8, 12, 21], 5), ([8, 12, 5], 21)] {
        let mut scenario = four(oases, fourth);
        scenario.play("act:souk exchange:purple act:souk exchange:yellow act:souk exchange:yellow").finish();
        assert_eq!([8, 12, 21].map(|oasis| scored(&scenario, oasis)), [9, 11, 12]);
        assert_eq!(resources(scenario.me()), [0, 1, 0]);
        assert_eq!(scenario.me().points_from(Source::Oases), 32);
        assert_eq!(scenario.me().points_from(Source::Leftovers), (1 + 15) / 2);
    }
}

/// Four caravans in the first round, three of them on one path, and a date, a water and a dinar.
fn along(path: &str, other: &str) -> Scenario {
    let mut scenario = Scenario::new().draws("start:1 keshi:green keshi:gray oasis:01 oasis:02 oasis:03 oasis:04");
    scenario.begin(1, 1);
    scenario.play("select:green,gray,brown select:green,gray,brown select:green,gray,brown select:green,gray,brown");
    scenario.play(&format!("claim:brown2 caravan:{path} caravan:{path} claim:green1 claim:green1 claim:green1"));
    scenario.play(&format!("claim:brown2 caravan:{path} caravan:{other}"));
    scenario.until(Scenario::uses);
    assert_eq!(resources(scenario.me()), [1, 1, 1]);
    scenario
}

#[test]
fn oases_cost_what_their_spaces_say() {
    for (path, other, costs) in [
        ("left", "right", [[0, 0, 1], [1, 0, 1], [1, 1, 1], [1, 0, 0]]),
        ("right", "left", [[1, 0, 0], [1, 1, 0], [1, 1, 1], [0, 0, 1]]),
    ] {
        let mut scenario = along(path, other);
        let before = scenario.state;
        for (oasis, cost) in (1..).zip(costs) {
            scenario.state = before;
            scenario.play(&format!("act:sahara oasis:{oasis:02}"));
            assert_eq!(resources(scenario.me()), cost.map(|count: u16| 1 - count), "{path} {oasis}");
            assert_eq!(scenario.me().claimed().collect::<Vec<_>>(), [Tile(oasis)]);
        }
    }
}

#[test]
fn oases_that_cannot_be_paid_are_not_offered() {
    let mut scenario = along("left", "right");
    scenario.play("act:sahara oasis:01 stop");
    assert_eq!(scenario.legal(), ["oasis:04", "stop"], "without a dinar only the first of the right path");
    let mut scenario = along("right", "left");
    scenario.play("act:sahara");
    let mut offered = scenario.legal();
    offered.sort();
    assert_eq!(offered, ["oasis:01", "oasis:02", "oasis:03", "oasis:04", "stop"]);
    scenario.play("oasis:04 stop");
    assert_eq!(scenario.legal(), ["oasis:01", "oasis:02", "stop"], "the third asks a dinar");
    scenario.play("oasis:02");
    assert!(scenario.uses(), "nothing can be paid any more, and the action is over");
}

#[test]
fn oases_are_discovered_one_after_the_other_and_the_start_oasis_takes_two() {
    let mut scenario = Scenario::new().draws("start:1");
    scenario.begin(1, 1);
    scenario.play("select:green,gray,brown select:green,gray,brown select:green,gray,brown select:green,gray,brown");
    scenario
        .play("claim:brown2 caravan:start take:date take:date caravan:start claim:green1 claim:green1 claim:green1");
    scenario.play("claim:brown1");
    assert_eq!(scenario.legal(), ["caravan:left", "caravan:right"], "both spaces of the start oasis are taken");
    assert_eq!(scenario.me().discovered_oases().count(), 0, "nothing is discovered at the start oasis");
    scenario.likes("caravan:left");
    scenario.reach("brown5").host();
    let path: Vec<_> = scenario.me().discovered_oases().collect();
    assert_eq!(path.len(), 3);
    scenario.likes("");
    scenario.reach("brown6").host();
    let found: Vec<_> = scenario.me().discovered_oases().collect();
    assert_eq!(found[..3], path, "the fourth can only be on the other path");
    assert_eq!(found.len(), 4);
}

#[test]
fn storage_1_has_a_keshi_that_may_be_deployed_or_left() {
    for (answer, more) in [("keshi:green", 1), ("stop", 0)] {
        let mut scenario = Scenario::new().draws("keshi:green keshi:gray oasis:01");
        scenario.reach("brown1 dinar1 act:sahara");
        let pickers = scenario.me().count(Colour::Green);
        let points = scenario.me().points_from(Source::Deployment);
        scenario.play("act:sahara oasis:01");
        assert_eq!(scenario.legal(), ["keshi:green", "stop"]);
        scenario.play(answer);
        assert_eq!(scenario.me().count(Colour::Green), pickers + more, "{answer}");
        assert_eq!(scenario.me().points_from(Source::Deployment), points + more as i16);
        assert_eq!(scenario.me().supply()[0], None, "it does not come back");
    }
}

#[test]
fn storage_1_a_keshi_without_space_is_lost() {
    let mut scenario = Scenario::new().draws("keshi:green keshi:gray oasis:01");
    scenario.likes("act:souk exchange:purple exchange:yellow");
    scenario.reach("green8 brown1 dinar1 act:sahara");
    scenario.play("act:sahara oasis:01");
    assert!(scenario.events.contains(&Event::Lost { seat: HERO, colour: Colour::Green }));
    assert_eq!((scenario.me().count(Colour::Green), scenario.me().supply()[0]), (8, None));
}

#[test]
fn storage_2_has_nothing() {
    let mut scenario = two(Scenario::new(), [1, 2, 3]);
    assert_eq!(scenario.me().claimed().count(), 2);
    assert_eq!(scenario.legal(), ["oasis:03", "stop"]);
    scenario.play("stop");
}

/// The hero covers the exchange icon in the first season, and has a gate with its guard, at the most so many guards, and
/// keshis of other kinds.
fn exchanging(guards: u8) -> Scenario {
    let scenario = two(Scenario::new().draws("gate:pink").cap(&format!("beige{guards}")), [1, 2, 3]);
    let mut scenario = scenario;
    scenario.play("stop");
    let rounds = "select:white,beige,purple select:black,pink,turquoise assistant:sahara";
    scenario.likes(&format!(
        "{rounds} claim:beige{guards} claim:red1 act:medina gate:1pink space:1 entertainer:1 vendor:river new:palace"
    ));
    scenario.aim(&format!("beige{guards}"));
    scenario.begin(1, 3);
    scenario.reach("white1 red1 pink1 purple1 date1 dinar1 act:sahara").play("act:sahara oasis:03");
    assert_eq!(scenario.me().gates(), 1);
    scenario
}

#[test]
fn storage_3_exchanges_a_keshi_for_one_of_another_colour() {
    let mut scenario = exchanging(1);
    let legal = scenario.legal();
    let returned: Vec<_> = legal.iter().filter(|action| action.starts_with("return:")).collect();
    assert_eq!(returned.len() + 1, legal.len());
    assert!(legal.contains(&"stop".to_owned()));
    assert!(legal.contains(&"return:white".to_owned()) && legal.contains(&"return:pink1".to_owned()));
    assert!(legal.contains(&"return:red-river".to_owned()));
    for never in ["return:brown", "return:purple", "return:orange", "return:yellow"] {
        assert!(!legal.contains(&never.to_owned()), "{never}");
    }
    assert_eq!(legal.contains(&"return:beige".to_owned()), scenario.me().free_guards() > 0);
    let before = scenario.state;
    let nobles = scenario.me().count(Colour::White);
    scenario.play("return:white");
    assert!(!scenario.legal().contains(&"keshi:white".to_owned()), "one of another colour");
    let (pickers, points) = (scenario.me().count(Colour::Green), scenario.me().total());
    scenario.play("keshi:green");
    assert_eq!((scenario.me().count(Colour::White), scenario.me().count(Colour::Green)), (nobles - 1, pickers + 1));
    assert_eq!(scenario.me().total(), points + 1, "with its deployment bonus");
    scenario.state = before;
    let carpets = scenario.me().count(Colour::Purple);
    scenario.play("return:pink1 keshi:purple");
    assert!(!scenario.me().entertainer(0));
    assert_eq!(scenario.me().count(Colour::Purple), carpets + 1, "goods may be taken");
    scenario.state = before;
    scenario.play("return:red-river keshi:brown");
    assert!(!scenario.me().has_vendor(Sector::River));
    assert!(scenario.legal().iter().all(|action| action.starts_with("caravan:")));
    scenario.state = before;
    let keshis = Colour::ALL.map(|colour| scenario.me().count(colour));
    scenario.play("stop");
    assert_eq!(Colour::ALL.map(|colour| scenario.me().count(colour)), keshis, "it may be left");
}

#[test]
fn storage_3_takes_no_guard_of_a_gate() {
    let scenario = exchanging(1);
    assert_eq!((scenario.me().count(Colour::Beige), scenario.me().free_guards()), (1, 0));
    assert!(!scenario.legal().contains(&"return:beige".to_owned()));
    let mut scenario = exchanging(2);
    assert_eq!((scenario.me().count(Colour::Beige), scenario.me().free_guards()), (2, 1));
    scenario.play("return:beige keshi:gray");
    assert_eq!(scenario.me().free_guards(), 0);
}

/// River tiles 02 and 15 and a claim in season 3 fill all spaces of the supply board, and one more.
#[test]
fn storage_4_to_7_a_keshi_a_scroll_a_keshi_and_nothing() {
    let options = Options { river: Some([2, 15, 5]), ..Options::default() };
    let draws =
        "start:1 oasis:11 oasis:12 oasis:13 keshi:green keshi:gray oasis:01 oasis:02 oasis:03 oasis:04 oasis:05";
    let mut scenario = Scenario::with(options)
        .draws(draws)
        .draws("scroll:22 scroll:23 scroll:24 oasis:06 office:01 office:02 office:06");
    scenario.likes("supply:312");
    scenario.begin(1, 1);
    assert_eq!(scenario.me().supply(), [None, Some(Colour::Green), Some(Colour::Gray)]);
    scenario.play("select:green,gray,brown select:green,gray,brown select:green,gray,brown select:green,gray,brown");
    scenario.play("claim:brown2 caravan:left caravan:right claim:green1 claim:green1 claim:green1");
    scenario.play("claim:brown2 caravan:start take:date take:dinar caravan:left");
    scenario.until(Scenario::uses);
    scenario.play("act:sahara oasis:01 oasis:02 oasis:03 stop");
    assert_eq!(scenario.me().claimed().count(), 3);

    scenario.likes("act:river assistant:river caravan:left caravan:right");
    scenario.aim("turquoise4 brown7");
    scenario.until(|scenario| scenario.may("oasis:12"));
    let pickers = scenario.me().count(Colour::Green);
    scenario.play("oasis:12");
    assert_eq!(scenario.legal(), ["keshi:green", "stop"]);
    scenario.play("keshi:green");
    assert_eq!(scenario.me().count(Colour::Green), pickers + 1);

    scenario.until(|scenario| scenario.may("oasis:04"));
    let (before, told) = (scenario.me().of(Resource::Date), scenario.events.len());
    scenario.play("oasis:04");
    assert_eq!(scenario.legal(), ["scroll:22", "scroll:23", "scroll:24", "stop"], "and no other scrolls for a dinar");
    scenario.play("scroll:23");
    assert!(scenario.me().scrolls().has(23));
    assert_eq!(scenario.me().of(Resource::Date), before);
    scenario.play("oasis:05");
    assert_eq!(scenario.legal(), ["keshi:gray", "stop"]);
    let scholars = scenario.me().count(Colour::Gray);
    scenario.play("keshi:gray");
    assert_eq!(scenario.me().count(Colour::Gray), scholars + 1);
    assert_eq!(scenario.me().claimed().count(), 6);
    scenario.host();
    let shown = scenario.events[told..].iter().any(|event| matches!(event, Event::ScrollShown { .. }));
    assert!(shown && scenario.state.scrolls_shown().iter().all(|scroll| scroll.is_some()), "the gap is filled");

    scenario.likes("select:purple,orange,yellow act:souk exchange:orange exchange:purple");
    scenario.reach("date1 water1 dinar1 act:sahara").play("act:sahara oasis:06");
    assert_eq!(scenario.me().claimed().collect::<Vec<_>>(), [1, 2, 3, 12, 4, 5, 6].map(Tile));
    assert!(scenario.uses() || scenario.state.seat() != HERO, "the seventh gives nothing");
}

/// The hero buys scroll 71 and scores an oasis at once.
pub(crate) fn score_now(oases: [u8; 3]) -> Scenario {
    let mut scenario = three(Scenario::new().draws("scroll:71"), oases);
    scenario.reach("gray7 green4 date5 act:madrasa").play("act:madrasa scroll:71");
    let offered = oases.map(|oasis| format!("oasis:{oasis:02}"));
    assert_eq!(scenario.legal(), offered);
    scenario
}

#[test]
fn oasis_21_scored_at_once_returns_as_many_as_its_owner_likes() {
    let mut scenario = score_now([19, 20, 21]);
    let (points, dates) = (scenario.me().total(), scenario.me().of(Resource::Date));
    scenario.play("oasis:21");
    assert_eq!(scenario.me().total(), points + 3);
    scenario.play("pay:date stop");
    assert_eq!((scenario.me().total(), scenario.me().of(Resource::Date)), (points + 4, dates - 1));
    assert!(dates > 1, "one was kept");
    assert_eq!(scenario.me().claimed().count(), 3, "it stays claimed");
}

#[test]
fn oasis_23_scored_at_once_counts_the_scroll_that_scores_it() {
    let mut scenario = score_now([23, 24, 26]);
    let points = scenario.me().total();
    let scrolls = i32::from(scenario.me().scrolls().len());
    scenario.play("oasis:23");
    assert_eq!(scenario.me().total(), points + 3 + scrolls);
    assert!(scrolls >= 1);
}

#[test]
fn oasis_30_scored_at_once_needs_the_jetty_now() {
    let mut scenario = score_now([26, 28, 30]);
    let points = scenario.me().total();
    let before = scenario.state;
    for (oasis, worth) in [("oasis:26", 9), ("oasis:28", 0), ("oasis:30", 0)] {
        scenario.state = before;
        scenario.play(oasis);
        assert_eq!(scenario.me().total(), points + worth, "{oasis}");
    }
}
