//! Rulings K41 to K43: where wooden keshis are short, the leader has a placeholder.

use keshi::{Action, Colour, Edition, Effect, Event, Keshis, Options, Phase, Question, question};
use table::Seat;

use crate::scenario::{PLENTY, Scenario, in_edition};
use crate::tools::{drive_thrown, first, open, refused_to, seat};

/// What each of the players, from seat 1, does besides what all do.
pub(crate) type Habits = [&'static str; 4];

/// What all do: take one keshi of each colour, put every new keshi where it brings no point, and never act. So all have
/// the same points in the end, whatever comes out of the tower.
const ALIKE: &str = "claim:green1 claim:gray1 claim:white1 claim:black1 claim:pink1 claim:turquoise1 claim:beige1 \
                     claim:brown1 claim:red1 claim:purple1 claim:orange1 claim:yellow1 new:* entertainer:2 \
                     entertainer:7 entertainer:8 caravan:left caravan:right assistant:souk select:green,gray,white \
                     select:black,pink,turquoise select:beige,brown,red select:purple,orange,yellow select:*";

fn alike(habits: Habits) -> impl Fn(&Scenario, Seat, &[Action]) -> Option<Action> {
    move |_, seat, legal| first(legal, habits[seat.index()]).or_else(|| first(legal, ALIKE))
}

/// All that can fall does, but so many of these colours.
fn but(scenario: &Scenario, stuck: &[(Colour, u8)]) -> Keshis {
    let mut fallen = scenario.thrown();
    for &(colour, count) in stuck {
        fallen.take(colour, count.min(fallen.of(colour)));
    }
    fallen
}

/// The first selection of a season, which seat 1 began first: by then so many keshis of these colours have stuck in the
/// tower. All start with so many resources that they can always provide.
fn stuck(players: usize, season: u8, keshis: &[(Colour, u8)], habits: Habits) -> Scenario {
    in_edition(Edition::Essential, || stuck_in_tower(players, season, keshis, habits))
}

/// The same in any edition.
pub(crate) fn stuck_in_tower(players: usize, season: u8, keshis: &[(Colour, u8)], habits: Habits) -> Scenario {
    let options = Options { players, ..Scenario::options() };
    let mut scenario = Scenario::starting(options, PLENTY).draws("start:1");
    go_on(&mut scenario, keshis, habits, season, 1);
    scenario
}

/// Goes on to the selection of this round; so many keshis of these colours stay in the tower.
fn go_on(scenario: &mut Scenario, keshis: &[(Colour, u8)], habits: Habits, season: u8, round: u8) {
    drive_thrown(
        scenario,
        alike(habits),
        |scenario| but(scenario, keshis),
        |scenario| scenario.state.time() == (season, round) && scenario.state.phase() == Phase::Select,
    );
}

/// Who has a placeholder of a colour, by the number of the seat.
pub(crate) fn holders(scenario: &Scenario, colour: Colour) -> Vec<usize> {
    let players = Seat::all(table::Game::seats(&scenario.game)).map(|seat| seat.index() + 1);
    players.filter(|&seat| scenario.board(seat).placeholders().has(colour)).collect()
}

/// What is behind a player's screen.
fn hand(scenario: &Scenario, number: usize) -> Vec<Colour> {
    let hand = open(scenario)["boards"][number - 1]["hand"].clone();
    serde_json::from_value(hand).unwrap()
}

pub(crate) const NONE: Habits = [""; 4];

/// The points of all, in turn order from seat 1.
fn points(scenario: &Scenario) -> [i32; 4] {
    [1, 2, 3, 4].map(|seat| scenario.board(seat).total())
}

/// Goes on until a player has to exchange a placeholder; so many keshis of these colours stay in the tower.
fn to_exchange(scenario: &mut Scenario, keshis: &[(Colour, u8)]) {
    let asked = |scenario: &Scenario| scenario.state.phase() == Phase::Placeholders;
    drive_thrown(scenario, alike(NONE), |scenario| but(scenario, keshis), asked);
}

/// The placeholders exchanged, in order.
fn swapped(scenario: &Scenario) -> Vec<(usize, Colour, Colour)> {
    let swap = |event: &Event| match *event {
        Event::PlaceholderSwapped { seat, colour, swapped_for } => Some((seat.index() + 1, colour, swapped_for)),
        _ => None,
    };
    scenario.events.iter().filter_map(swap).collect()
}

fn keshis(colours: impl IntoIterator<Item = Colour>) -> Vec<String> {
    colours.into_iter().map(|colour| format!("keshi:{colour}")).collect()
}

/// Season 2 is begun by seat 2.
#[test]
fn ruling_k41_the_leader_has_it_then_palace_then_mosque_then_turn_order() {
    let cases: [(Habits, bool, usize); 4] = [
        (["act:mosque", "", "entertainer:1", "act:palace"], false, 3),
        (["act:mosque", "", "", "act:palace"], true, 4),
        (["act:mosque", "", "", ""], true, 1),
        (NONE, true, 2),
    ];
    for (habits, level, holder) in cases {
        let scenario = stuck(4, 2, &[(Colour::Beige, 3)], habits);
        let points = points(&scenario);
        assert_eq!(points.iter().all(|&each| each == points[0]), level, "{points:?}");
        assert_eq!(holders(&scenario, Colour::Beige), [holder], "{habits:?}");
        assert!(scenario.events.contains(&Event::PlaceholderGiven { seat: seat(holder), colour: Colour::Beige }));
    }
}

#[test]
fn ruling_k41_two_short_the_next_in_rank_has_one_too() {
    let beige = [(Colour::Beige, 4)];
    assert_eq!(holders(&stuck(4, 2, &beige, NONE), Colour::Beige), [2, 3]);
    assert_eq!(holders(&stuck(4, 2, &beige, ["act:palace", "", "", ""]), Colour::Beige), [1, 2]);
    let scenario = stuck(4, 2, &[(Colour::Beige, 3), (Colour::Gray, 3)], NONE);
    assert_eq!([Colour::Beige, Colour::Gray].map(|colour| holders(&scenario, colour)), [[2], [2]], "for each colour");
}

/// Six wooden keshis of most colours, ten of the five whose markers stand on the boards.
#[test]
fn ruling_k41_a_placeholder_comes_only_where_keshis_are_short() {
    for colour in Colour::ALL {
        let scenario = stuck(4, 2, &[(colour, 2)], NONE);
        assert_eq!(holders(&scenario, colour), [0usize; 0], "{colour}");
        assert_eq!(holders(&stuck(4, 2, &[(colour, 3)], NONE), colour).len(), 1, "{colour}");
    }
}

/// Two players can never throw in so many.
#[test]
fn ruling_k41_three_players_can_be_short_too() {
    for (colour, enough) in [(Colour::Beige, 3), (Colour::Gray, 4)] {
        assert_eq!(holders(&stuck(3, 3, &[(colour, enough)], NONE), colour), [0usize; 0]);
        assert_eq!(holders(&stuck(3, 3, &[(colour, enough + 1)], NONE), colour), [3], "who begins season 3");
    }
}

#[test]
fn ruling_k42_the_lowest_scoring_holder_is_rid_of_it_first() {
    for (habits, lowest, other) in [(NONE, 3, 2), (["", "", "entertainer:1", ""], 2, 3)] {
        let mut scenario = stuck(4, 2, &[(Colour::Beige, 4)], habits);
        assert_eq!(holders(&scenario, Colour::Beige), [2, 3]);
        go_on(&mut scenario, &[(Colour::Beige, 3)], NONE, 2, 2);
        assert_eq!(swapped(&scenario), [(lowest, Colour::Beige, Colour::Beige)], "one keshi fell");
        assert_eq!(holders(&scenario, Colour::Beige), [other]);
        go_on(&mut scenario, &[(Colour::Beige, 2)], NONE, 2, 3);
        assert_eq!(swapped(&scenario)[1..], [(other, Colour::Beige, Colour::Beige)]);
        let legal = hand(&scenario, other);
        assert!(legal.contains(&Colour::Beige), "the keshi is behind the screen: {legal:?}");
    }
}

#[test]
fn ruling_k42_the_colour_cannot_be_selected_but_a_red_keshi_sends_an_assistant_there() {
    let mut scenario = stuck(4, 2, &[(Colour::Beige, 3)], NONE);
    assert_eq!(holders(&scenario, Colour::Beige), [2]);
    assert_eq!(refused_to(&scenario, seat(2), "select:green,gray,beige"), "not-in-hand");
    assert!(hand(&scenario, 1).contains(&Colour::Beige) && !hand(&scenario, 2).contains(&Colour::Beige));
    scenario.play("select:green,gray,white select:green,gray,red select:green,gray,white select:green,gray,white");
    assert_eq!((scenario.state.phase(), scenario.state.seat()), (Phase::Deploy, seat(2)));
    scenario.play("assistant:medina");
    assert_eq!(scenario.board(2).assistants(keshi::Sector::Medina), 1);
}

#[test]
fn ruling_k43_before_the_fourth_round_it_is_swapped_for_a_colour_no_longer_behind_the_screen() {
    let mut scenario = stuck(4, 2, &[(Colour::Beige, 3), (Colour::Pink, 2)], NONE);
    to_exchange(&mut scenario, &[(Colour::Beige, 9), (Colour::Pink, 9)]);
    assert_eq!((scenario.state.time(), scenario.state.seat()), ((2, 3), seat(2)));
    assert_eq!(hand(&scenario, 2), [Colour::Brown, Colour::Red]);
    assert_eq!(scenario.state.tower().of(Colour::Pink), 6, "the supply has no pink one either");
    use Colour::{Black, Gray, Green, Orange, Purple, Turquoise, White, Yellow};
    assert_eq!(scenario.legal(), keshis([Green, Gray, White, Black, Turquoise, Purple, Orange, Yellow]));
    scenario.play("keshi:green");
    assert_eq!(swapped(&scenario), [(2, Colour::Beige, Green)]);
    let selected = [Green, Colour::Brown, Colour::Red].into_iter().collect();
    assert!(
        scenario.events.contains(&Event::Selected { seat: seat(2), keshis: selected }),
        "a second time this season"
    );
    assert_eq!(holders(&scenario, Colour::Beige), [0usize; 0]);
}

/// The four colours of the last two selections have stuck, so the leader has but eight keshis.
#[test]
fn ruling_k43_it_is_forced_earlier_where_fewer_than_three_keshis_are_left() {
    use Colour::{Beige, Brown, Purple, Red};
    let all = |count| [(Beige, count), (Brown, count), (Red, count), (Purple, count)];
    let mut scenario = stuck(4, 2, &all(3), NONE);
    let eight = [Beige, Brown, Red, Purple].into_iter().collect();
    assert_eq!(scenario.board(2).placeholders(), eight);
    go_on(&mut scenario, &all(9), NONE, 2, 2);
    assert_eq!((hand(&scenario, 2).len(), swapped(&scenario).len()), (5, 0), "nothing is forced yet");
    to_exchange(&mut scenario, &all(9));
    assert_eq!((scenario.state.time(), scenario.state.seat()), ((2, 2), seat(2)));
    assert_eq!(hand(&scenario, 2), [Colour::Orange, Colour::Yellow]);
    assert_eq!(scenario.legal(), keshis([Beige, Brown, Red, Purple]), "the player chooses which to give up");
    scenario.play("keshi:red");
    assert_eq!(scenario.legal().len(), 6, "{:?}", scenario.legal());
    scenario.play("keshi:white");
    assert_eq!(swapped(&scenario), [(2, Red, Colour::White)]);
    assert_eq!(scenario.board(2).placeholders(), [Beige, Brown, Purple].into_iter().collect());
    assert_eq!(hand(&scenario, 2), [Colour::White, Colour::Orange, Colour::Yellow]);
    // Then all must go, so it does not matter which is first.
    to_exchange(&mut scenario, &all(9));
    assert_eq!(scenario.state.effects(), [Effect::Ask(Question::Placeholder(question::Placeholder(Beige)))]);
    scenario.play("keshi:green keshi:gray keshi:white");
    assert_eq!(
        swapped(&scenario)[1..],
        [(2, Beige, Colour::Green), (2, Brown, Colour::Gray), (2, Purple, Colour::White)]
    );
}

/// The tower gives nothing back: nine placeholders are the most that a player has.
#[test]
fn ruling_k43_where_the_supply_has_nothing_a_placeholder_serves_as_the_keshi() {
    let nothing = Colour::ALL.map(|colour| (colour, 20));
    let mut scenario = stuck(4, 2, &nothing, NONE);
    for leader in [2, 3] {
        assert_eq!(scenario.board(leader).placeholders().iter().collect::<Vec<_>>(), Colour::ALL[..9]);
        assert_eq!(hand(&scenario, leader), Colour::GOODS);
    }
    to_exchange(&mut scenario, &nothing);
    assert_eq!(scenario.legal(), keshis(Colour::ALL[..9].iter().copied()));
    scenario.play("keshi:red keshi:gray keshi:pink");
    let itself = |colour| (2, colour, colour);
    assert_eq!(swapped(&scenario), [Colour::Red, Colour::Gray, Colour::Pink].map(itself));
    assert_eq!(hand(&scenario, 2), [Colour::Gray, Colour::Pink, Colour::Red]);
    scenario.play("keshi:green keshi:gray keshi:white");
    go_on(&mut scenario, &nothing, NONE, 2, 3);
    // Before the fourth round the supply has one colour again for three placeholders.
    let purple: Vec<_> = nothing.into_iter().filter(|&(colour, _)| colour != Colour::Purple).collect();
    to_exchange(&mut scenario, &purple);
    let held: Vec<_> = scenario.board(2).placeholders().iter().collect();
    assert_eq!((held.len(), scenario.legal()), (3, keshis(held.iter().copied())));
    let since = swapped(&scenario).len();
    scenario.play(&format!("keshi:{}", held[1]));
    let rest = [(2, held[1], Colour::Purple), itself(held[0]), itself(held[2])];
    assert_eq!(swapped(&scenario)[since..since + 3], rest);
}
