//! The worked examples of the rulebooks, each named after its page in the Classic edition. Where only the Essential
//! edition has an example, what it shows is tested as far as it holds in the Classic edition.

use keshi::{Board, Colour, Event, Options, Phase, Resource, Sector, Source, Stairs, Tile};

use crate::scenario::{HERO, Scenario};

/// Dates, water and dinars of a player.
fn resources(board: &Board) -> [u16; 3] {
    Resource::ALL.map(|resource| board.of(resource))
}

fn counts<const N: usize>(board: &Board, colours: [Colour; N]) -> [u16; N] {
    colours.map(|colour| board.count(colour))
}

#[test]
fn page_07_assistants_go_to_green_black_and_pink() {
    let mut scenario = Scenario::new().like("select:green,black,pink");
    scenario.until(|scenario| scenario.state.phase() == Phase::Throw);
    for sector in Sector::ALL {
        let chosen = [Sector::Orchard, Sector::Mosque, Sector::Square].contains(&sector);
        assert_eq!(scenario.me().assistants(sector), u8::from(chosen), "{sector}");
    }
}

#[test]
fn page_07_eleven_keshis_make_four_three_two_and_two() {
    let mut scenario = Scenario::new().draws("start:1");
    scenario.begin(1, 1);
    scenario.play("select:green,pink,turquoise select:green,gray,turquoise select:turquoise,purple,orange");
    scenario.play("select:white,beige,brown tower:green2,gray1,white1,pink1,turquoise3,brown1,purple1,orange1");
    scenario.play("claim:turquoise2 claim:green2 claim:pink1 entertainer:1 claim:gray1");
    scenario.play("claim:turquoise1 claim:orange1 claim:purple1 claim:white1");
    assert_eq!(scenario.legal(), ["caravan:left", "caravan:right", "caravan:start"], "the brown keshi is left to Sarah");
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
fn page_07_two_green_and_one_brown_are_deployed_at_once() {
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
fn page_08_new_keshis_give_a_point_and_a_water() {
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
fn page_08_no_entertainer_claimed_so_a_new_one_with_a_good() {
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

/// A fisherman on space 8, five fish and at least two water.
fn before_the_jetty() -> Scenario {
    let mut scenario = Scenario::new().draws("start:1 office:01").like("exchange:orange");
    scenario.reach("turquoise5 orange2");
    scenario.begin(2, 1);
    scenario.likes("act:souk exchange:orange");
    scenario.reach("water5 act:river");
    scenario
}

#[test]
fn page_08_river_jetty_four_and_one() {
    let mut scenario = before_the_jetty();
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
fn page_09_orchard_four_dates() {
    let mut scenario = Scenario::new();
    scenario.reach("green4 act:orchard");
    assert_eq!(scenario.me().count(Colour::Green), 4);
    let [dates, water, dinars] = resources(scenario.me());
    let vendor = u16::from(scenario.me().has_vendor(Sector::Orchard));
    scenario.play("act:orchard");
    assert_eq!(resources(scenario.me()), [dates + 4, water + vendor, dinars]);
}

#[test]
fn page_09_purple_for_two_dates() {
    let mut scenario = Scenario::new().draws("office:01");
    scenario.reach("purple1 act:souk");
    let ([dates, water, dinars], carpets) = (resources(scenario.me()), scenario.me().count(Colour::Purple));
    scenario.play("act:souk exchange:purple");
    assert_eq!(resources(scenario.me()), [dates + 2, water, dinars]);
    assert_eq!(scenario.me().count(Colour::Purple), carpets - 1);
}

#[test]
fn page_09_slipper_two_points_and_a_water() {
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
fn page_09_square_three_purple() {
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
