//! What the rulebook says, situation by situation and figure by figure.

use std::collections::BTreeSet;

use crate::steps::{FOUR, THREE, TWO, Table};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::{Assam, Direction, Event, Options, Rugs, Slippers, Square};
use table::{Game, Turn, chance};

/// Player 1 is about to throw and Assam looks at yellow squares: four that hang together, and two that touch those only
/// at a corner.
const YELLOW_AHEAD: &str = "7/3y-y2/2y-y1y-y/7/b-br-rb-b1/b-br-rr-r1/7 d4n 1t 30b12,30r12,30y12";

// Preparation.

#[test]
fn figure_1_assam_starts_in_the_centre() {
    for options in Rugs::configurations() {
        let table = Table::start(options);
        assert_eq!(table.assam(), "d4s");
        assert_eq!(table.state.assam(), Assam::START);
    }
    assert_eq!((Square::CENTRE.x(), Square::CENTRE.y()), (3, 3), "three squares on every side of the centre");
}

#[test]
fn everybody_receives_30_dirhams() {
    for options in Rugs::configurations() {
        let table = Table::start(options);
        assert!((1..=usize::from(options.players)).all(|player| table.dirhams(player) == 30));
    }
}

#[test]
fn the_deal_for_three_is_15_rugs_of_a_colour() {
    let table = Table::start(THREE);
    assert_eq!(table.merchants(), "30b15,30r15,30y15");
    assert_eq!(table.game.rugs_each(), 15);
}

#[test]
fn the_deal_for_four_is_12_rugs_of_a_colour() {
    let table = Table::start(FOUR);
    assert_eq!(table.merchants(), "30b12,30r12,30y12,30g12");
    assert_eq!(table.game.rugs_each(), 12);
}

#[test]
fn the_deal_for_two_is_24_rugs_of_two_colours() {
    let table = Table::start(TWO);
    assert_eq!(table.merchants(), "30b12y12,30r12g12");
    assert_eq!(table.game.rugs_each(), 24);
}

#[test]
fn play_goes_round_clockwise() {
    let mut table = Table::start(FOUR);
    let mut order = Vec::new();
    for _ in 0..9 {
        order.push(table.turn());
        table.play("any, * 1, any");
    }
    assert_eq!(order, ["1f", "2f", "3f", "4f", "1f", "2f", "3f", "4f", "1f"]);
}

// 1. Moving Assam.

#[test]
fn figure_2_assam_is_left_alone_or_turned_a_quarter_but_not_about() {
    // Each way he may face is reached once: south at the start, then east, north, west.
    let mut table = Table::start(FOUR);
    assert_eq!(table.legal(), ["e", "s", "w"]);
    assert_eq!(table.refuses("1 n"), "rugs-refusal-half-turn");
    assert_eq!(table.play("1 e")[0], "1 faces e");
    table.play("* 1, any");
    assert_eq!((table.assam().as_str(), table.legal().join(" ").as_str()), ("e4e", "n e s"));
    assert_eq!(table.refuses("2 w"), "rugs-refusal-half-turn");
    table.play("2 n, * 1, any");
    assert_eq!((table.assam().as_str(), table.legal().join(" ").as_str()), ("e3n", "n e w"));
    assert_eq!(table.refuses("3 s"), "rugs-refusal-half-turn");
    table.play("3 w, * 1, any");
    assert_eq!((table.assam().as_str(), table.legal().join(" ").as_str()), ("d3w", "n s w"));
    assert_eq!(table.refuses("4 e"), "rugs-refusal-half-turn");
}

#[test]
fn the_direction_is_chosen_before_the_die_is_thrown() {
    let mut table = Table::start(FOUR);
    assert_eq!(table.refuses("* 3"), "refusal-no-chance-now");
    assert_eq!(table.refuses("1 d5-d6"), "rugs-refusal-no-rug-now");
    table.play("1 e");
    assert_eq!(table.refuses("1 s"), "refusal-chance-first");
    table.play("* 3");
    assert_eq!(table.refuses("1 s"), "rugs-refusal-lay-first");
}

#[test]
fn the_die_shows_1_2_2_3_3_4() {
    assert_eq!(Slippers::FACES.map(Slippers::count), [1, 2, 2, 3, 3, 4]);
    let mut table = Table::start(FOUR);
    table.play("1 s");
    assert_eq!(table.odds(), [("1", 1), ("2", 2), ("3", 2), ("4", 1)].map(|(face, faces)| (face.to_owned(), faces)));
}

#[test]
fn assam_walks_straight_on_as_many_squares_as_slippers() {
    for (slippers, stops) in [(1, "d4e e4e"), (2, "d4e e4e f4e"), (3, "d4e e4e f4e g4e")] {
        let mut table = Table::start(FOUR);
        assert_eq!(table.play(&format!("1 e, * {slippers}"))[1], format!("1 throws {slippers}: {stops}"));
    }
}

/// Every way out of the market: where he leaves, going where, and where he comes back in, facing where.
const MOSAICS: [&str; 28] = [
    // North.
    "a1n b1s", "b1n a1s", "c1n d1s", "d1n c1s", "e1n f1s", "f1n e1s", "g1n g1w", //
    // East.
    "g1e g1s", "g2e g3w", "g3e g2w", "g4e g5w", "g5e g4w", "g6e g7w", "g7e g6w", //
    // South.
    "a7s a7e", "b7s c7n", "c7s b7n", "d7s e7n", "e7s d7n", "f7s g7n", "g7s f7n", //
    // West.
    "a1w a2e", "a2w a1e", "a3w a4e", "a4w a3e", "a5w a6e", "a6w a5e", "a7w a7n",
];

#[test]
fn figure_3_the_mosaics_turn_assam_about() {
    let stop = |Assam { square, facing }: Assam| format!("{square}{facing}");
    let mut exits = BTreeSet::new();
    for square in Square::all() {
        for facing in Direction::ALL {
            let here = Assam { square, facing };
            let step = format!("{} {}", stop(here), stop(here.step()));
            match square.beside(facing) {
                Some(ahead) => assert_eq!(here.step(), Assam { square: ahead, facing }),
                None => assert!(exits.insert(step)),
            }
        }
    }
    assert_eq!(exits, MOSAICS.iter().map(ToString::to_string).collect());
}

#[test]
fn figure_3_all_mosaics_are_met_in_play() {
    let mut met = BTreeSet::new();
    for seed in 0..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table::start(THREE);
        loop {
            let mut events = Vec::new();
            match table.game.turn(&table.state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = table.game.draw(&table.state, &mut rng);
                    table.game.settle(&mut table.state, outcome, &mut events).unwrap();
                }
                turn => {
                    let (seat, mut legal) = (turn.seats().iter().next().unwrap(), Vec::new());
                    table.game.legal(&table.state, seat, &mut legal);
                    table.game.apply(&mut table.state, seat, chance::one_of(&mut rng, &legal), &mut events).unwrap();
                }
            }
            for event in events {
                let Event::Walked { slippers, path, .. } = event else { continue };
                let stops: Vec<Assam> = [path.from()].into_iter().chain(path.steps()).collect();
                assert_eq!(stops.len(), usize::from(slippers.count()) + 1, "a mosaic costs no step");
                assert_eq!(stops.last(), Some(&table.state.assam()));
                for pair in stops.windows(2) {
                    let text = format!("{}{} {}{}", pair[0].square, pair[0].facing, pair[1].square, pair[1].facing);
                    match pair[0].square.beside(pair[0].facing) {
                        Some(ahead) => assert_eq!(pair[1], Assam { square: ahead, facing: pair[0].facing }),
                        None => {
                            assert!(MOSAICS.contains(&text.as_str()), "{text}");
                            met.insert(text);
                        }
                    }
                }
            }
        }
    }
    assert_eq!(met.len(), 28);
}

#[test]
fn figure_3_the_way_round_a_mosaic_costs_no_step() {
    let mut table = Table::start(FOUR);
    assert_eq!(table.play("1 e, * 4")[1], "1 throws 4: d4e e4e f4e g4e g5w");
    table.play("any");
    assert_eq!(table.play("2 s, * 3")[1], "2 throws 3: g5s g6s g7s f7n", "and round the bottom as well");
}

#[test]
fn figure_3_at_the_two_three_quarter_corners_assam_comes_back_to_the_same_square() {
    let mut table = Table::start(FOUR);
    table.play("1 e, * 3, any, 2 n, * 3, any");
    assert_eq!(table.play("3 n, * 1")[1], "3 throws 1: g1n g1w");
    table.play("any");
    assert_eq!(table.play("4 n, * 3")[1], "4 throws 3: g1n g1w f1w e1w");

    let mut table = Table::start(FOUR);
    table.play("1 e, * 1, any, 2 n, * 3, any, 3 e, * 2, any");
    assert_eq!(table.play("4 e, * 2")[1], "4 throws 2: g1e g1s g2s");

    let mut table = Table::start(FOUR);
    table.play("1 w, * 3, any, 2 s, * 3, any");
    assert_eq!(table.play("3 s, * 2")[1], "3 throws 2: a7s a7e b7e");

    let mut table = Table::start(FOUR);
    table.play("1 s, * 3, any, 2 w, * 3, any");
    assert_eq!(table.play("3 w, * 2")[1], "3 throws 2: a7w a7n a6n");
}

// 2. Payments.

#[test]
fn figure_4_a_payment_counts_squares_that_adjoin_by_their_sides_assams_included() {
    let mut table = Table::composed(THREE, YELLOW_AHEAD);
    assert_eq!(table.play("* 1"), ["1 throws 1: d4n d3n", "1 owes 3 4, pays 4"]);
    assert_eq!(table.merchants(), "26b12,30r12,34y12");
}

#[test]
fn figure_4_it_makes_no_difference_on_which_of_these_squares_assam_stands() {
    let mut table = Table::composed(THREE, YELLOW_AHEAD);
    assert_eq!(table.play("* 2"), ["1 throws 2: d4n d3n d2n", "1 owes 3 4, pays 4"]);
}

#[test]
fn figure_4_squares_that_touch_at_a_corner_do_not_count() {
    let mut table = Table::composed(THREE, &YELLOW_AHEAD.replace("d4n", "d4e"));
    // East of Assam, then up to the two yellow squares that touch the four others only at a corner.
    table.play("* 2, 1 g4-g5");
    assert_eq!(table.play("2 n, * 1"), ["2 faces n", "2 throws 1: f4n f3n", "2 owes 3 2, pays 2"]);
}

#[test]
fn payments_in_the_first_turns_of_a_game() {
    let mut table = Table::start(THREE);
    assert_eq!(
        table.play("1 s, * 1, 1 d6-d7, 2 s, * 1, 2 d7-e7"),
        [
            "1 faces s",
            "1 throws 1: d4s d5s",
            "1 lays b on d6-d7",
            "2 faces s",
            "2 throws 1: d5s d6s",
            "2 owes 1 2, pays 2",
            "2 lays r on d7-e7",
        ]
    );
    table.play("3 e, * 1, 3 e5-f5");
    assert_eq!(table.play("1 n, * 1")[2], "1 owes 3 2, pays 2");
    table.play("1 e4-f4, 2 w, * 1, 2 c5-c6");
    assert_eq!(table.play("3 s, * 1")[2], "3 owes 1 1, pays 1", "of this rug one half is covered");
    assert_eq!(table.merchants(), "31b13,28r13,31y14");
}

#[test]
fn no_payment_on_an_empty_square() {
    let mut table = Table::composed(THREE, &YELLOW_AHEAD.replace("d4n", "d4e"));
    assert_eq!(table.play("* 1"), ["1 throws 1: d4e e4e"]);
    assert_eq!(table.merchants(), "30b12,30r12,30y12");
}

#[test]
fn no_payment_on_an_own_rug() {
    let mut table = Table::composed(THREE, "7/7/2y-y3/7/2r|b-b2/2r4/7 d4s 1t 30b14,30r14,30y14");
    assert_eq!(table.play("* 1"), ["1 throws 1: d4s d5s"]);
    assert_eq!((table.merchants().as_str(), table.turn().as_str()), ("30b14,30r14,30y14", "1l"));
}

#[test]
fn who_runs_out_of_money_pays_what_they_can_and_is_out() {
    let mut table = Table::composed(THREE, &YELLOW_AHEAD.replace("30b12,30r12", "3b12,57r12"));
    assert_eq!(table.play("* 1"), ["1 throws 1: d4n d3n", "1 owes 3 4, pays 3", "1 is out"]);
    let market = YELLOW_AHEAD.split(' ').next().unwrap();
    assert_eq!(table.position(), format!("{market} d3n 2f x1,57r12,33y12"), "the laid rugs stay, the others are gone");
}

#[test]
fn the_rugs_of_who_is_out_are_neutral() {
    let mut table = Table::composed(THREE, &YELLOW_AHEAD.replace("30b12,30r12", "3b12,57r12"));
    table.play("* 1, 2 e, * 1, 2 f3-f4");
    assert_eq!(table.play("3 s, * 2"), ["3 faces s", "3 throws 2: e3s e4s e5s"]);
    assert_eq!((table.shows("e5"), table.merchants().as_str()), (Some('b'), "x1,57r11,33y12"));
}

// 3. Laying rugs.

#[test]
fn figure_5_a_rug_is_laid_next_to_assam() {
    let mut table = Table::start(FOUR);
    table.play("1 s, * 1");
    let legal: BTreeSet<String> = table.legal().into_iter().collect();
    let expected = [
        "d3-d4", "c4-d4", "d4-e4", // north of him
        "e4-e5", "e5-f5", "e5-e6", // east
        "c6-d6", "d6-e6", "d6-d7", // south
        "c4-c5", "b5-c5", "c5-c6", // west
    ];
    assert_eq!(legal, expected.map(str::to_owned).into());
    assert_eq!(table.refuses("1 d5-d6"), "rugs-refusal-under-assam");
    assert_eq!(table.refuses("1 d4-d5"), "rugs-refusal-under-assam");
    assert_eq!(table.refuses("1 e6-f6"), "rugs-refusal-not-beside-assam", "it touches only his corner");
    assert_eq!(table.refuses("1 a1-b1"), "rugs-refusal-not-beside-assam");
    assert_eq!(table.play("1 e5-e6"), ["1 lays b on e5-e6"]);
}

#[test]
fn figure_5_at_the_edge_and_in_the_corner_there_are_fewer_places() {
    let mut table = Table::start(FOUR);
    table.play("1 s, * 3");
    assert_eq!(table.legal(), ["c6-d6", "d6-e6", "b7-c7", "e7-f7", "d5-d6", "c6-c7", "e6-e7"]);
    table.play("1 d5-d6, 2 w, * 3");
    assert_eq!(table.legal(), ["a6-b6", "b7-c7", "a5-a6", "b6-b7"]);
}

#[test]
fn figure_5a_on_two_empty_squares() {
    let mut table = Table::start(THREE);
    table.play("1 s, * 1, 1 d6-d7, 2 s, * 1");
    assert_eq!((table.shows("c6"), table.shows("c7")), (None, None));
    assert_eq!(table.play("2 c6-c7"), ["2 lays r on c6-c7"]);
    assert_eq!((table.shows("c6"), table.shows("c7")), (Some('r'), Some('r')));
}

#[test]
fn figure_5b_on_an_empty_square_and_half_a_rug_whatever_its_colour() {
    // A half of somebody else's.
    let mut table = Table::start(THREE);
    table.play("1 s, * 1, 1 d6-d7, 2 s, * 1");
    assert_eq!(table.play("2 d7-e7"), ["2 lays r on d7-e7"]);
    assert_eq!(["d6", "d7", "e7"].map(|square| table.shows(square)), [Some('b'), Some('r'), Some('r')]);
    // A half of one's own.
    table.play("3 e, * 1, 3 f6-g6, 1 s, * 1");
    assert_eq!(table.assam(), "e7s");
    table.play("1 e6-f6, 2 s, * 1");
    assert_eq!((table.assam().as_str(), table.shows("e7")), ("d7n", Some('r')));
    table.play("2 e7-f7");
    assert_eq!(["d7", "e7", "f7"].map(|square| table.shows(square)), [Some('r'); 3]);
}

#[test]
fn figure_5c_on_two_halves_of_different_rugs() {
    let mut table = Table::start(THREE);
    table.play("1 s, * 1, 1 d6-d7, 2 s, * 1, 2 c6-c7, 3 e, * 1");
    assert_eq!(["c6", "d6"].map(|square| table.shows(square)), [Some('r'), Some('b')]);
    assert_eq!(table.play("3 c6-d6"), ["3 lays y on c6-d6"]);
    let rows = "7/7/7/7/7/2y-y3/2rb3";
    assert_eq!(table.position(), format!("{rows} e6e 1f 32b14,28r14,30y14"));
}

#[test]
fn a_rug_cannot_be_entirely_covered_in_one_go() {
    let mut table = Table::start(THREE);
    table.play("1 s, * 1, 1 d6-d7, 2 s, * 3");
    assert_eq!(table.assam(), "e7n");
    assert_eq!(table.refuses("2 d6-d7"), "rugs-refusal-whole-rug");
    assert!(!table.legal().contains(&"d6-d7".to_owned()));
}

#[test]
fn a_rug_can_be_covered_completely_by_two_rugs() {
    let mut table = Table::start(THREE);
    table.play("1 s, * 1, 1 d6-d7, 2 s, * 3, 2 c7-d7, 3 n, * 1, 3 d5-d6");
    assert_eq!(
        ["d5", "d6", "c7", "d7"].map(|square| table.shows(square)),
        [Some('y'), Some('y'), Some('r'), Some('r')]
    );
    assert_eq!(table.points()[0], [30, 0], "nothing of the blue rug can be seen");
}

#[test]
fn a_rug_is_laid_in_every_turn() {
    let mut table = Table::start(THREE);
    table.play("1 s, * 1, 1 d6-d7");
    assert_eq!((table.merchants().as_str(), table.turn().as_str()), ("30b14,30r15,30y15", "2f"));
    assert_eq!(table.refuses("1 d3-d4"), "refusal-not-your-turn");
}

// The end.

#[test]
fn the_game_ends_once_the_last_rug_is_laid() {
    let mut table = Table::composed(THREE, "7/7/7/3r-r2/7/7/7 d5s 3l 30b0,30r0,30y1");
    assert_eq!(table.play("3 d6-d7"), ["3 lays y on d6-d7", "over"]);
    assert_eq!(table.turn(), "-");
    assert_eq!(table.game.turn(&table.state), Turn::Over);
    assert_eq!(table.refuses("1 s"), "refusal-game-over");
    assert_eq!(table.refuses("* 1"), "refusal-game-over");
}

#[test]
fn the_game_goes_on_while_there_is_a_rug_to_lay() {
    let mut table = Table::composed(THREE, "7/7/7/3b-b2/7/7/7 d5s 2l 30b0,30r1,30y1");
    assert_eq!(table.play("2 d6-d7"), ["2 lays r on d6-d7"]);
    assert_eq!(table.turn(), "3f");
}

/// Three players at the end: blue shows 3 squares, red 4, yellow 5.
fn at_the_end(merchants: &str) -> Table {
    Table::composed(THREE, &format!("b-b5/br-r4/r-r1y3/2y-y3/2y-y3/7/7 d3s - {merchants}"))
}

#[test]
fn every_visible_half_and_every_dirham_is_a_point() {
    let table = at_the_end("40b0,20r0,30y0");
    assert_eq!(table.points(), [[40, 3], [20, 4], [30, 5]]);
    assert_eq!(table.ranks(), [1, 3, 2]);
    assert_eq!(table.winners(), [1]);
}

#[test]
fn the_most_points_win_and_not_the_most_dirhams() {
    let table = at_the_end("36b0,19r0,35y0");
    assert_eq!(table.points(), [[36, 3], [19, 4], [35, 5]]);
    assert_eq!(table.ranks(), [2, 3, 1]);
}

#[test]
fn a_tie_goes_to_who_has_more_dirhams() {
    let table = at_the_end("36b0,20r0,34y0");
    assert_eq!(table.points(), [[36, 3], [20, 4], [34, 5]]);
    assert_eq!(table.ranks(), [1, 3, 2]);
    assert_eq!(table.winners(), [1]);
}

// Two players.

#[test]
fn two_players_lay_their_rugs_in_the_order_of_their_piles() {
    let mut table = Table::start(TWO);
    assert_eq!(table.play("* y, * r"), ["1 draws y", "2 draws r"]);
    assert_eq!(table.position(), "7/7/7/7/7/7/7 d4s 1f 30b12y12^y,30r12g12^r");
    assert_eq!(table.play("1 s, * 1, 1 d6-d7, * b")[2..], ["1 lays y on d6-d7", "1 draws b"]);
    assert_eq!(table.play("2 w, * 1, 2 c6-d6, * g")[2..], ["2 lays r on c6-d6", "2 draws g"]);
    assert_eq!(table.merchants(), "30b12y11^b,30r11g12^g");
    table.play("1 w, * 1, any, * b");
    assert_eq!(table.merchants(), "30b11y11^b,30r11g12^g");
}

#[test]
fn two_players_mix_their_rugs() {
    let mut table = Table::start(TWO);
    let odds = |table: &Table| table.odds().into_iter().map(|(rug, left)| format!("{rug}{left}")).collect::<String>();
    assert_eq!(odds(&table), "b12y12");
    assert_eq!(table.refuses("* r"), "rugs-refusal-no-such-rug");
    assert_eq!(table.refuses("* 1"), "rugs-refusal-rug-expected");
    table.play("* y");
    assert_eq!(odds(&table), "r12g12");
    table.play("* r, 1 s, * 1, any");
    assert_eq!(odds(&table), "b12y11", "every rug left in the pile is as likely to be next");
}

// The variant.

#[test]
fn the_variant_throws_moves_pays_lays_and_rotates() {
    let options = Options { variant: true, ..THREE };
    let mut table = Table::start(options);
    assert_eq!(table.turn(), "1t");
    assert_eq!(table.play("* 1, 1 e5-e6"), ["1 throws 1: d4s d5s", "1 lays b on e5-e6"]);
    assert_eq!((table.turn().as_str(), table.legal().join(" ").as_str()), ("1r", "e w"));
    assert_eq!(table.refuses("1 n"), "rugs-refusal-half-turn");
    assert_eq!(table.refuses("1 s"), "rugs-refusal-must-rotate");
    assert_eq!(table.refuses("1 d5-d6"), "rugs-refusal-no-rug-now");
    assert_eq!(table.play("1 e"), ["1 turns to e"]);
    assert_eq!(table.turn(), "2t", "the next player has no choice of direction");
    assert_eq!(table.refuses("2 n"), "refusal-chance-first");
    assert_eq!(
        table.play("* 1, 2 f5-g5, 2 s"),
        ["2 throws 1: d5e e5e", "2 owes 1 2, pays 2", "2 lays r on f5-g5", "2 turns to s"]
    );
    assert_eq!((table.turn().as_str(), table.assam().as_str()), ("3t", "e5s"));
}
