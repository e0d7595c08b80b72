//! The worked examples of the rulebooks, each named after its page in the Classic edition. Where only the Essential
//! edition has an example, what it shows is tested as far as it holds in the Classic edition.

use keshi::{Board, Colour, Event, Phase, Resource, Sector, Source, Stairs, Tile};

use crate::oases::{build, four, scored, three, to_the_top, with_luxury};
use crate::scenario::{HERO, Scenario};
use crate::tools::resources;

/// Dates, water and dinars of a player.
pub(crate) fn counts<const N: usize>(board: &Board, colours: [Colour; N]) -> [u16; N] {
    colours.map(|colour| board.count(colour))
}

#[test]
pub(crate) fn page_07_assistants_go_to_green_black_and_pink() {
    let mut scenario = Scenario::new().like("select:green,black,pink");
    scenario.until(|scenario| scenario.state.phase() == Phase::Throw);
    for sector in Sector::ALL {
        let chosen = [Sector::Orchard, Sector::Mosque, Sector::Square].contains(&sector);
        assert_eq!(scenario.me().assistants(sector), u8::from(chosen), "{sector}");
    }
}

#[test]
pub(crate) fn page_07_eleven_keshis_make_four_three_two_and_two() {
    let mut scenario = Scenario::new().draws("start:1");
    scenario.begin(1, 1);
    scenario.play("select:green,pink,turquoise select:green,gray,turquoise select:turquoise,purple,orange");
    scenario.play("select:white,beige,brown tower:green2,gray1,white1,pink1,turquoise3,brown1,purple1,orange1");
    scenario.play("claim:turquoise2 claim:green2 claim:pink1 entertainer:1 claim:gray1");
    scenario.play("claim:turquoise1 claim:orange1 claim:purple1 claim:white1");
    assert_eq!(
        scenario.legal(),
        ["caravan:left", "caravan:right", "caravan:start"],
        "the brown keshi is left to Sarah"
    );
    scenario.play("caravan:left").host();
    let all = |seat| Colour::ALL.map(|colour| scenario.board(seat).count(colour)).iter().sum::<u16>();
    assert_eq!([1, 2, 3, 4].map(all), [4, 3, 2, 2]);
    assert_eq!(counts(scenario.me(), [Colour::Turquoise, Colour::Brown]), [3, 1]);
    assert_eq!(counts(scenario.board(2), [Colour::Green, Colour::Orange]), [2, 1]);
    assert_eq!(counts(scenario.board(3), [Colour::Pink, Colour::Purple]), [1, 1]);
    assert_eq!(counts(scenario.board(4), [Colour::Gray, Colour::White]), [1, 1]);
    assert_eq!(scenario.state.tower().to_string(), "beige1");
    assert_eq!(scenario.state.phase(), Phase::Use);
}

/// Essential p. 10 exchanges claimed keshis later; in Classic they stand on the board at once.
#[test]
pub(crate) fn page_07_two_green_and_one_brown_are_deployed_at_once() {
    let mut scenario = Scenario::new().draws("start:1 oasis:07");
    scenario.begin(1, 1);
    scenario.play("select:green,gray,brown select:green,gray,brown select:gray,white,red select:gray,white,black");
    scenario.play("assistant:souk");
    let points = scenario.me().total();
    scenario.play("claim:green2");
    assert_eq!(scenario.me().count(Colour::Green), 2);
    assert_eq!(scenario.me().total(), points + 2);
    scenario.play("claim:gray1 claim:gray1 claim:gray1 claim:brown1 caravan:right").host();
    assert_eq!(scenario.me().count(Colour::Brown), 1);
    assert_eq!(scenario.me().discovered_oases().collect::<Vec<_>>(), [Tile(7)]);
}

#[test]
pub(crate) fn page_08_new_keshis_give_a_point_and_a_water() {
    let mut scenario = Scenario::new().draws("start:1").like("select:green,black,red claim:red1 vendor:mosque");
    scenario.like_first("assistant:madrasa").next_turn();
    assert!(scenario.me().has_vendor(Sector::Mosque));
    let (points, [dates, water, dinars]) = (scenario.me().total(), resources(scenario.me()));
    let before = counts(scenario.me(), [Colour::Green, Colour::Black]);
    scenario.play("new:orchard");
    assert_eq!(scenario.me().total(), points + 1);
    assert_eq!(scenario.me().points_from(Source::Deployment), (points - 10 + 1) as i16);
    scenario.play("new:mosque");
    assert_eq!(scenario.me().total(), points + 1);
    assert_eq!(resources(scenario.me()), [dates, water + 1, dinars]);
    assert_eq!(counts(scenario.me(), [Colour::Green, Colour::Black]), before.map(|count| count + 1));
}

/// Essential p. 11: without an entertainer the square cannot act; a new one brings a good.
#[test]
pub(crate) fn page_08_no_entertainer_claimed_so_a_new_one_with_a_good() {
    let mut scenario = Scenario::new().draws("start:1").like("select:pink,purple,orange");
    scenario.begin(1, 1);
    scenario.hold("pink1");
    scenario.habits(2, "select:green,gray,white");
    scenario.habits(3, "select:green,gray,white");
    scenario.habits(4, "select:green,gray,white");
    scenario.next_turn();
    assert_eq!(scenario.me().count(Colour::Pink), 0);
    assert!(!scenario.may("act:square"));
    let goods = scenario.me().count(Colour::Yellow);
    scenario.play("new:square entertainer:3 keshi:yellow");
    assert_eq!(counts(scenario.me(), [Colour::Pink, Colour::Yellow]), [1, goods + 1]);
}

/// At least this many water for a river action of five fish, in season 2.
fn about_to_fish() -> Scenario {
    let mut scenario = Scenario::new().draws("start:1 office:01 office:06").cap("turquoise5");
    scenario.reach("turquoise5 orange3");
    scenario.begin(2, 1);
    scenario.likes(
        "select:purple,orange,yellow select:green,gray,turquoise select:white,black,red act:souk exchange:orange",
    );
    scenario.begin(2, 2);
    scenario.reach("water5 act:river");
    scenario
}

#[test]
pub(crate) fn page_08_river_jetty_four_and_one() {
    let mut scenario = about_to_fish();
    assert_eq!(scenario.me().count(Colour::Turquoise), 5);
    scenario.play("act:river pay:water pay:water pay:water stop");
    assert_eq!(scenario.me().river(), 8);
    scenario.reach("water2 act:river");
    assert_eq!((scenario.me().river(), scenario.me().count(Colour::Turquoise)), (8, 5));
    let (points, water) = (scenario.me().points_from(Source::Jetty), scenario.me().of(Resource::Water));
    scenario.play("act:river");
    assert_eq!(scenario.me().river(), 13);
    scenario.play("pay:water");
    assert_eq!((scenario.me().river(), scenario.me().points_from(Source::Jetty)), (14, points + 4));
    scenario.play("pay:water");
    assert_eq!((scenario.me().river(), scenario.me().points_from(Source::Jetty)), (14, points + 5));
    assert!(scenario.me().of(Resource::Water) >= water - 2);
}

#[test]
pub(crate) fn page_09_orchard_four_dates() {
    let mut scenario = Scenario::new();
    scenario.reach("green4 act:orchard");
    assert_eq!(scenario.me().count(Colour::Green), 4);
    let [dates, water, dinars] = resources(scenario.me());
    let vendor = u16::from(scenario.me().has_vendor(Sector::Orchard));
    scenario.play("act:orchard");
    assert_eq!(resources(scenario.me()), [dates + 4, water + vendor, dinars]);
}

#[test]
pub(crate) fn page_09_purple_for_two_dates() {
    let mut scenario = Scenario::new().draws("office:01");
    scenario.reach("purple1 act:souk");
    let ([dates, water, dinars], carpets) = (resources(scenario.me()), scenario.me().count(Colour::Purple));
    scenario.play("act:souk exchange:purple");
    assert_eq!(resources(scenario.me()), [dates + 2, water, dinars]);
    assert_eq!(scenario.me().count(Colour::Purple), carpets - 1);
}

#[test]
pub(crate) fn page_09_slipper_two_points_and_a_water() {
    let mut scenario = Scenario::new().draws("luxury:01");
    scenario.reach("orange1 act:souk");
    let ([dates, water, dinars], lamps) = (resources(scenario.me()), scenario.me().count(Colour::Orange));
    let points = scenario.me().total();
    scenario.play("act:souk luxury:01");
    assert_eq!(resources(scenario.me()), [dates, water + 1, dinars]);
    assert_eq!(scenario.me().count(Colour::Orange), lamps - 1);
    assert_eq!(scenario.me().total(), points + 2);
    assert!(scenario.me().luxury().has(1));
    assert!(!scenario.state.luxury_shown().contains(&Tile(1)), "nothing new before the end of the turn");
    assert_eq!(scenario.state.luxury_shown().iter().filter(|tile| tile.is_some()).count(), 4);
}

#[test]
pub(crate) fn page_09_square_three_purple() {
    let mut scenario = Scenario::new().like("disc:2 entertainer:3 entertainer:7 entertainer:5");
    scenario.reach("pink3 act:square");
    assert_eq!(scenario.me().disc(), 2);
    let carpets = scenario.me().count(Colour::Purple);
    let goods = scenario.me().goods();
    scenario.play("act:square bonus:3");
    assert_eq!(scenario.me().disc(), 3);
    scenario.play("keshi:purple");
    assert_eq!(scenario.me().count(Colour::Purple), carpets + 3);
    assert_eq!(scenario.me().goods(), goods + 3, "all of one colour");
}

/// Two nobles, the courtier on step 2 and the student in the fourth segment.
#[test]
pub(crate) fn page_10_line_of_dinar_turquoise_gray_yellow_and_five_points() {
    let plan = "act:mosque assistant:mosque line:points select:green,gray,black select:pink,turquoise,red";
    let mut scenario = Scenario::new().draws("start:1").like(plan).cap("white1 black5");
    scenario.like_first("new:palace");
    scenario.aim("black5 white1");
    scenario.begin(2, 1);
    scenario.likes(plan);
    scenario.like_first("act:palace");
    scenario.until(|scenario| scenario.me().step(Stairs::Mosque) >= 11);
    scenario.likes("act:palace new:mosque line:points");
    scenario.begin(3, 1);
    assert_eq!(
        Stairs::BOTH.map(|stairs| scenario.me().step(stairs)),
        [3, 13],
        "one step before the first threshold, and in segment 4"
    );
    scenario.likes("new:mosque");
    scenario.reach("act:palace");
    assert_eq!(scenario.me().count(Colour::White), 2);
    let [dates, _, dinars] = resources(scenario.me());
    scenario.play("act:palace");
    assert_eq!(scenario.me().step(Stairs::Palace), 4);
    assert_eq!(resources(scenario.me())[2], dinars + 1);
    assert_eq!(scenario.legal(), ["line:dinars", "line:left", "line:middle", "line:right", "line:points"]);
    type Gain = fn(&Board) -> i32;
    let gains: [(&str, Gain, i32); 5] = [
        ("line:dinars", |board| board.of(Resource::Dinar).into(), 1),
        ("line:left", |board| board.count(Colour::Turquoise).into(), 1),
        ("line:middle", |board| board.count(Colour::Gray).into(), 1),
        ("line:right", |board| board.count(Colour::Yellow).into(), 1),
        ("line:points", Board::total, 5),
    ];
    let before = scenario.state;
    for (line, gain, gained) in gains {
        scenario.state = before;
        let had = gain(scenario.me());
        scenario.play(line);
        assert_eq!(gain(scenario.me()), had + gained, "{line}");
        assert_eq!(resources(scenario.me())[0], dates);
        assert_eq!(scenario.me().step(Stairs::Palace), 5);
    }
}

#[test]
pub(crate) fn page_10_five_points_at_the_top_of_the_palace() {
    let mut scenario = Scenario::new().draws("start:1 scroll:26").cap("white5");
    scenario.reach("white5 gray3 date1 act:madrasa");
    scenario.play("act:madrasa scroll:26 stop");
    scenario.likes("act:palace pay:date line:points act:orchard");
    scenario.until(|scenario| scenario.me().step(Stairs::Palace) == 16);
    scenario.likes("");
    scenario.reach("act:palace");
    assert_eq!(scenario.me().count(Colour::White), 5);
    let (points, stairs) = (scenario.me().total(), scenario.me().points_from(Source::Stairs));
    scenario.play("act:palace");
    assert_eq!(scenario.me().total(), points + 5);
    assert_eq!(scenario.me().points_from(Source::Stairs), stairs + 5);
    assert_eq!(scenario.me().step(Stairs::Palace), 16);
}

#[test]
pub(crate) fn page_10_six_scholars_two_scrolls_three_dates() {
    let mut scenario = Scenario::new().draws("scroll:18 scroll:44").cap("gray6");
    scenario.reach("gray6 green5 date4 act:madrasa");
    assert_eq!(scenario.me().count(Colour::Gray), 6);
    let dates = scenario.me().of(Resource::Date);
    scenario.play("act:madrasa scroll:18");
    assert!(scenario.legal().iter().any(|action| action == "scroll:44"));
    scenario.play("scroll:44");
    assert_eq!(scenario.me().of(Resource::Date), dates - 3);
    assert!(scenario.me().scrolls().has(18) && scenario.me().scrolls().has(44));
    assert!(!scenario.legal().iter().any(|action| action.starts_with("scroll:")), "every scholar has served");
    assert!(scenario.me().of(Resource::Date) >= 1, "there would be a date for another");
}

#[test]
fn page_11_two_gates() {
    two_gates(4);
}

/// A brown gate beside the Sahara, and a pink one on a space that it does not match.
pub(crate) fn two_gates(other: u8) {
    let mut scenario = Scenario::new().draws("gate:brown").like("caravan:left").cap("beige2");
    scenario.reach("beige2 dinar1 act:medina");
    assert_eq!(scenario.me().free_guards(), 2);
    let (points, dinars) = (scenario.me().total(), scenario.me().of(Resource::Dinar));
    let before = counts(scenario.me(), [Colour::Brown, Colour::Pink]);
    scenario.play("act:medina gate:1brown");
    scenario.play("space:1");
    assert_eq!((scenario.me().total(), scenario.me().of(Resource::Dinar)), (points - 3 + 2, dinars));
    assert_eq!(counts(scenario.me(), [Colour::Brown, Colour::Pink]), before, "keshis come after all purchases");
    scenario.play(&format!("gate:2pink space:{other}"));
    assert_eq!((scenario.me().total(), scenario.me().of(Resource::Dinar)), (points, dinars - 1));
    assert_eq!(scenario.me().free_guards(), 0);
    scenario.play("keshi:brown caravan:start");
    scenario.play("take:date take:date entertainer:1");
    assert_eq!(counts(scenario.me(), [Colour::Brown, Colour::Pink]), before.map(|count| count + 1));
    assert_eq!(scenario.me().total(), points + 2, "both keshis bring what they bring when deployed");
}

#[test]
pub(crate) fn page_11_two_caravans_reveal_the_next_two_oases() {
    let mut scenario = Scenario::new().draws("start:1 oasis:07 oasis:21");
    scenario.begin(1, 1);
    scenario.play("select:green,gray,brown select:green,gray,brown select:gray,white,red select:gray,white,black");
    scenario.play("assistant:souk claim:brown2 caravan:left").host();
    assert_eq!(scenario.me().discovered_oases().collect::<Vec<_>>(), [Tile(7)]);
    scenario.play("caravan:left").host();
    assert_eq!(scenario.me().discovered_oases().collect::<Vec<_>>(), [Tile(7), Tile(21)]);
}

/// Essential p. 15.
#[test]
pub(crate) fn page_11_start_oasis_two_resources_then_two_points() {
    let mut scenario = Scenario::new().draws("start:1");
    scenario.begin(1, 1);
    scenario.play("select:green,gray,brown select:green,gray,brown select:gray,white,red select:gray,white,black");
    let points = scenario.me().total();
    scenario.play("assistant:souk claim:brown2 caravan:start take:water take:dinar");
    assert_eq!(resources(scenario.me()), [1, 2, 2]);
    assert_eq!(scenario.me().total(), points);
    scenario.play("caravan:start");
    assert_eq!(resources(scenario.me()), [1, 2, 2]);
    assert_eq!(scenario.me().total(), points + 2);
}

#[test]
pub(crate) fn page_12_two_oases_claimed() {
    let mut scenario = Scenario::new().draws("start:1 keshi:green oasis:01 oasis:02 oasis:03");
    scenario.like_first("caravan:right");
    scenario.like_first("provision:06");
    scenario.reach("brown2");
    scenario.likes("caravan:left");
    scenario.reach("brown3 date1 water1 dinar1 act:sahara");
    assert_eq!(scenario.me().supply()[0], Some(Colour::Green));
    let (points, [dates, water, dinars]) = (scenario.me().total(), resources(scenario.me()));
    let pickers = scenario.me().count(Colour::Green);
    scenario.play("act:sahara oasis:03");
    assert_eq!(resources(scenario.me()), [dates, water, dinars - 1]);
    scenario.play("keshi:green");
    assert_eq!((scenario.me().total(), scenario.me().count(Colour::Green)), (points + 1, pickers + 1));
    scenario.play("oasis:02");
    assert_eq!(resources(scenario.me()), [dates - 1, water - 1, dinars - 1]);
    assert_eq!(scenario.me().claimed().collect::<Vec<_>>(), [Tile(3), Tile(2)]);
    assert_eq!(scenario.me().discovered_oases().collect::<Vec<_>>(), [Tile(1)]);
}

#[test]
pub(crate) fn page_12_vendor_in_the_palace_gives_water_either_way() {
    let mut scenario = Scenario::new().draws("start:1").like("vendor:palace");
    scenario.reach("red1 white1 act:palace");
    assert!(scenario.me().has_vendor(Sector::Palace));
    let (before, water) = (scenario.state, scenario.me().of(Resource::Water));
    scenario.play("new:palace");
    assert_eq!(scenario.me().of(Resource::Water), water + 1);
    scenario.state = before;
    scenario.play("act:palace");
    assert_eq!(scenario.me().of(Resource::Water), water + 1);
}

#[test]
pub(crate) fn page_12_three_rapids_and_the_resource_of_the_middle_one() {
    let mut scenario = about_to_fish();
    scenario.play("act:river pay:water pay:water pay:water pay:water stop");
    assert_eq!(scenario.me().river(), 9);
    scenario.until(|scenario| scenario.state.phase() == Phase::RiverBonus && scenario.may("rapid:2"));
    assert_eq!(scenario.legal(), ["rapid:1", "rapid:2", "rapid:3"]);
    let [dates, water, dinars] = resources(scenario.me());
    scenario.play("rapid:2 take:dinar");
    assert_eq!(resources(scenario.me()), [dates, water, dinars + 1]);
    assert_eq!(scenario.me().river(), 9, "the fisherman stays");
}

#[test]
pub(crate) fn page_13_river_evaluation_seven_and_three() {
    let mut scenario = Scenario::new();
    scenario.reach("turquoise5");
    scenario.begin(3, 1);
    let seats = [1, 2, 3, 4];
    let before = seats.map(|seat| scenario.board(seat).points_from(Source::RiverTiles));
    scenario.likes("act:river assistant:river");
    scenario.habits(3, "act:river");
    scenario.finish();
    assert!(scenario.events.contains(&Event::RiverWon { seat: HERO, place: 1, tile: Tile(5) }));
    let after = seats.map(|seat| scenario.board(seat).points_from(Source::RiverTiles) - before[seat - 1]);
    assert_eq!(after, [7, 0, 3, 0]);
}

/// The left tile asks 2 dates, a water and a dinar, the right one a date, a water and 2 dinars. Lukas has 2 dates, 4
/// water and 2 dinars.
#[test]
pub(crate) fn page_13_provisions_eight_points_lost() {
    let mut scenario = Scenario::new().draws("start:1 provision:01 provision:03 provision:07 office:01 office:06");
    scenario.likes("provision:01 provision:03");
    scenario.until(|scenario| scenario.state.time() == (2, 4) && scenario.uses());
    scenario.play("act:souk exchange:yellow act:souk exchange:orange act:souk exchange:purple");
    assert_eq!(resources(scenario.me()), [2, 4, 2]);
    assert_eq!(scenario.me().provisions().iter().collect::<Vec<_>>(), [Tile(1), Tile(3)]);
    let points = scenario.me().total();
    scenario.end_season();
    assert_eq!(scenario.me().total(), points - 8);
    assert_eq!(resources(scenario.me()), [0, 0, 0], "the two water left over are gone too");
}

/// Sarah's game: river and mosque are full, and 03, 05, 07 and 21 are claimed.
fn sarahs_game() -> Scenario {
    let draws = "provision:04 provision:05 provision:07 office:01 office:04 office:02 luxury:07 gate:pink";
    let scenario = Scenario::new().draws(draws).cap("white2 green4 purple0 orange0 yellow0");
    let mut scenario = three(scenario, [3, 5, 7]).draws("oasis:21");
    scenario.likes("caravan:right");
    scenario.reach("brown5 date1 water1 act:sahara").play("act:sahara oasis:21 stop");
    scenario.likes("act:medina gate:1pink space:7 vendor:river vendor:mosque act:souk exchange:orange exchange:purple");
    scenario.aim("turquoise8 black8 red4 beige1 green4");
    scenario.begin(3, 1);
    let orchard = "select:green,gray,white select:black,pink,red act:orchard assistant:orchard";
    scenario.likes(&format!("{orchard} vendor:river vendor:mosque line:left rapid:2 take:dinar"));
    scenario.until(|scenario| scenario.state.time() == (3, 4) && scenario.uses());
    scenario.play("act:souk luxury:07 act:souk exchange:purple act:souk exchange:purple");
    scenario.finish();
    let board = scenario.me();
    assert_eq!(counts(board, [Colour::Turquoise, Colour::Black, Colour::White]), [8, 8, 2]);
    assert_eq!(board.gates(), 1);
    assert_eq!(board.claimed().collect::<Vec<_>>(), [Tile(3), Tile(5), Tile(7), Tile(21)]);
    scenario
}

#[test]
pub(crate) fn page_14_full_sectors_twenty_points() {
    let scenario = sarahs_game();
    assert!([Sector::River, Sector::Mosque].into_iter().all(|sector| scenario.me().has_vendor(sector)));
    assert!(scenario.events.contains(&Event::FullSectors { seat: HERO, count: 2 }));
    assert_eq!(scenario.me().points_from(Source::FullSectors), 20);
}

#[test]
pub(crate) fn page_14_three_of_four_oases_twenty_five_points() {
    let scenario = sarahs_game();
    assert_eq!([5, 7, 21].map(|oasis| scored(&scenario, oasis)), [5, 11, 9]);
    let counted = |event: &&Event| matches!(event, Event::OasisScored { seat: HERO, .. });
    assert_eq!(scenario.events.iter().filter(counted).count(), 3, "03 with its 2 points does not count");
    assert_eq!(scenario.me().points_from(Source::Oases), 25);
    assert!(scenario.events.contains(&Event::Paid { seat: HERO, resource: Resource::Date, count: 6 }));
}

#[test]
pub(crate) fn page_14_leftovers_three_points() {
    let scenario = sarahs_game();
    assert_eq!(resources(scenario.me()).iter().sum::<u16>(), 5);
    assert_eq!(scenario.me().goods(), 2);
    assert_eq!(scenario.me().points_from(Source::Leftovers), 3);
}

#[test]
pub(crate) fn addendum_oases_01_to_04_twelve_points() {
    let draws = "gate:black gate:turquoise gate:turquoise gate:turquoise gate:green gate:green";
    let mut scenario = three(Scenario::new().draws(draws), [1, 18, 17]);
    build(&mut scenario, "black turquoise turquoise turquoise green green");
    scenario.finish();
    assert_eq!(scored(&scenario, 1), 12);
}

#[test]
pub(crate) fn addendum_oases_05_to_13_seven_points() {
    let mut scenario = three(Scenario::new().cap("red4"), [13, 18, 17]);
    scenario.aim("red4");
    scenario.finish();
    assert_eq!(scenario.me().count(Colour::Red), 4);
    assert_eq!(scored(&scenario, 13), 7);
}

#[test]
pub(crate) fn addendum_oases_14_to_18_six_points() {
    let scenario = with_luxury([14, 15, 16], &[2, 4, 5]);
    assert_eq!(scenario.me().luxury().len(), 3);
    assert_eq!(scored(&scenario, 14), 6);
}

#[test]
pub(crate) fn addendum_oases_19_to_21_eight_points() {
    let mut scenario = four([21, 18, 17], 16);
    scenario.play("act:souk exchange:purple act:souk stop act:souk stop").finish();
    assert!(scenario.events.contains(&Event::Paid { seat: HERO, resource: Resource::Date, count: 5 }));
    assert_eq!(scored(&scenario, 21), 8);
    assert_eq!(scenario.me().of(Resource::Date), 0);
}

#[test]
pub(crate) fn addendum_oasis_24_sixteen_points() {
    let mut scenario = three(Scenario::new().cap("white3 black1 turquoise2 beige1"), [24, 18, 17]);
    scenario.finish();
    let sectors: Vec<u16> = Colour::ALL[..8].iter().map(|&colour| scenario.me().count(colour)).collect();
    assert_eq!(sectors.iter().filter(|&&keshis| keshis <= 3).count(), 4, "{sectors:?}");
    assert_eq!(scored(&scenario, 24), 16);
}

#[test]
pub(crate) fn addendum_oasis_29_seven_points() {
    let scenario = to_the_top([29, 28, 27], Sector::Palace, "act:mosque");
    let [palace, mosque] = Stairs::BOTH.map(|stairs| scenario.me().step(stairs));
    assert_eq!(palace, 16);
    assert!((4..7).contains(&mosque), "the second segment");
    assert_eq!(scored(&scenario, 29), 7);
}
