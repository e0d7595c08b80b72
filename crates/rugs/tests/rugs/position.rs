//! Positions as text: every phase prints and parses, and what cannot be is refused with all its reasons.

use crate::steps::{FOUR, THREE, TWO, Table, reasons};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::{Options, Rugs, State, View};
use serde_json::json;
use table::{Game, Silent, Turn, Viewer, chance};

const VARIANT: Options = Options { variant: true, ..THREE };

// What prints also parses.

#[test]
fn every_phase_and_number_of_players_has_its_text() {
    let two_variant = Options { variant: true, ..TWO };
    let examples = [
        (TWO, "", "7/7/7/7/7/7/7 d4s 1d 30b12y12,30r12g12"),
        (TWO, "* y", "7/7/7/7/7/7/7 d4s 2d 30b12y12^y,30r12g12"),
        (TWO, "* y, * r", "7/7/7/7/7/7/7 d4s 1f 30b12y12^y,30r12g12^r"),
        (TWO, "* y, * r, 1 e", "7/7/7/7/7/7/7 d4e 1t 30b12y12^y,30r12g12^r"),
        (TWO, "* y, * r, 1 e, * 3", "7/7/7/7/7/7/7 g4e 1l 30b12y12^y,30r12g12^r"),
        (TWO, "* y, * r, 1 e, * 3, 1 g5-g6", "7/7/7/7/6y|/6y/7 g4e 1d 30b12y11,30r12g12^r"),
        (TWO, "* y, * r, 1 e, * 3, 1 g5-g6, * b", "7/7/7/7/6y|/6y/7 g4e 2f 30b12y11^b,30r12g12^r"),
        (two_variant, "* y, * r", "7/7/7/7/7/7/7 d4s 1t 30b12y12^y,30r12g12^r"),
        (two_variant, "* y, * r, * 1, 1 c5-c6, * b", "7/7/7/7/2y|4/2y4/7 d5s 1r 30b12y11^b,30r12g12^r"),
        (THREE, "", "7/7/7/7/7/7/7 d4s 1f 30b15,30r15,30y15"),
        (THREE, "1 w", "7/7/7/7/7/7/7 d4w 1t 30b15,30r15,30y15"),
        (THREE, "1 w, * 2", "7/7/7/7/7/7/7 b4w 1l 30b15,30r15,30y15"),
        (THREE, "1 w, * 2, 1 c4-d4", "7/7/7/2b-b3/7/7/7 b4w 2f 30b14,30r15,30y15"),
        (VARIANT, "", "7/7/7/7/7/7/7 d4s 1t 30b15,30r15,30y15"),
        (VARIANT, "* 1, 1 d3-d4", "7/7/3b|3/3b3/7/7/7 d5s 1r 30b14,30r15,30y15"),
        (FOUR, "", "7/7/7/7/7/7/7 d4s 1f 30b12,30r12,30y12,30g12"),
        (
            FOUR,
            "1 s, * 1, 1 d3-d4, 2 w, * 1, 2 c4-d4, 3 w, * 1, 3 c5-d5, 4 n, * 1",
            "7/7/3b3/2r-r3/2y-y3/7/7 b4n 4l 30b11,30r11,30y11,30g12",
        ),
    ];
    for (options, steps, text) in examples {
        let mut table = Table::start(options);
        if !steps.is_empty() {
            table.play(steps);
        }
        assert_eq!(table.position(), text);
        assert_eq!(table.game.load(text), Ok(table.state), "{text}");
    }
}

#[test]
fn the_end_and_players_who_are_out_have_their_text() {
    for (options, text) in [
        (TWO, "7/7/7/2b-b3/7/7/7 d4s - 60b3y4^y,x1"),
        (TWO, "7/7/2r-r3/7/7/7/7 d4s - 20b0y0,40r0g0"),
        (THREE, "7/7/7/2b-b3/7/7/7 d4s - x2,90r3,x1"),
        (THREE, "7/7/7/2y-y3/7/7/7 d4s 1f 10b2,80r2,x1"),
        (FOUR, "7/7/2g-g3/7/7/7/7 d4s - 0b0,0r0,0y0,120g0"),
        (FOUR, "7/7/7/2y-y3/7/7/7 d4s 4l x2,x1,100y3,20g4"),
    ] {
        let table = Table::composed(options, text);
        assert_eq!(table.position(), text);
    }
}

/// Plays at random, and hands over every position on the way.
fn wander(options: Options, seed: u64, mut each: impl FnMut(&Rugs, &State)) {
    let game = Rugs::with(options).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut state, mut legal) = (game.start(), Vec::new());
    loop {
        each(&game, &state);
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = game.draw(&state, &mut rng);
                game.settle(&mut state, outcome, &mut Silent).unwrap();
            }
            turn => {
                let seat = turn.seats().iter().next().unwrap();
                game.legal(&state, seat, &mut legal);
                game.apply(&mut state, seat, chance::one_of(&mut rng, &legal), &mut Silent).unwrap();
            }
        }
    }
}

#[test]
fn random_positions_print_and_parse_in_every_configuration() {
    let mut positions = 0;
    for options in Rugs::configurations() {
        for seed in 0..10 {
            wander(options, seed, |game, state| {
                let text = game.position(state);
                assert_eq!(game.load(&text), Ok(*state), "{text}");
                positions += 1;
            });
        }
    }
    assert!(positions > 20_000, "{positions}");
}

#[test]
fn spaces_between_the_parts_may_be_many() {
    let table = Table::start(THREE);
    assert_eq!(table.game.load("  7/7/7/7/7/7/7\td4s  1f 30b15,30r15,30y15\n"), Ok(table.state));
}

// What cannot be read.

/// A position is refused for exactly these reasons.
#[track_caller]
fn refused(options: Options, position: &str, expected: &[&str]) {
    assert_eq!(reasons(options, position), expected, "{position}");
}

#[test]
fn a_position_has_four_parts() {
    refused(THREE, "", &["notation: a position has four parts (market, Assam, turn, merchants), not 0"]);
    refused(
        THREE,
        "7/7/7/7/7/7/7 d4s 1f 30b15 30r15 30y15",
        &["notation: a position has four parts (market, Assam, turn, merchants), not 6"],
    );
}

#[test]
fn a_market_has_seven_rows_of_seven_squares() {
    let rest = "d4s 1f 30b15,30r15,30y15";
    refused(THREE, &format!("7/7/7/7/7/7 {rest}"), &["notation: a market has 7 rows, not 6"]);
    refused(THREE, &format!("7/7/7/7/7/7/7/7 {rest}"), &["notation: a market has 7 rows, not 8"]);
    refused(
        THREE,
        &format!("6/7b/7/777777777777777777777777777777777777777/bbbbbbbb//7 {rest}"),
        &[
            "notation: row 1 has fewer than 7 squares",
            "notation: row 2 has more than 7 squares",
            "notation: row 4 has more than 7 squares",
            "notation: row 5 has more than 7 squares",
            "notation: row 6 has fewer than 7 squares",
        ],
    );
}

#[test]
fn every_sign_in_a_market_means_something() {
    let rest = "d4s 1f 30b15,30r15,30y15";
    refused(
        THREE,
        &format!("b6/-7/7é/3x4/|7/07/8 {rest}"),
        &[
            "notation: “-” in row 2 means nothing there",
            "notation: “é” in row 3 means nothing there",
            "notation: “x” in row 4 means nothing there",
            "notation: “|” in row 5 means nothing there",
            "notation: “0” in row 6 means nothing there",
            "notation: “8” in row 7 means nothing there",
            "notation: row 7 has fewer than 7 squares",
        ],
    );
    refused(THREE, &format!("b1-5/7/7/7/7/7/7 {rest}"), &["notation: “-” in row 1 means nothing there"]);
}

#[test]
fn a_rug_lies_wholly_in_the_market() {
    refused(
        THREE,
        "6b-/7/7/7/7/7/r|6 d4s 1f 30b15,30r15,30y15",
        &[
            "notation: the rug on g1 would lie partly outside the market",
            "notation: the rug on a7 would lie partly outside the market",
        ],
    );
}

#[test]
fn assam_stands_on_a_square_and_faces_somewhere() {
    for assam in ["d4", "d8s", "h1n", "4ds", "d4x", "d4ss", "é4s", "-"] {
        let expected =
            format!("notation: “{assam}” is not where Assam stands: expected a square and a direction, as in d4s");
        refused(THREE, &format!("7/7/7/7/7/7/7 {assam} 1f 30b15,30r15,30y15"), &[&expected]);
    }
}

#[test]
fn a_turn_is_somebodys() {
    for turn in ["1", "f", "1x", "0f", "5f", "9f", "1ff", "é", "--", "f1"] {
        let expected = format!(
            "notation: “{turn}” is not whose turn it is: expected a player and one of f t l d r, as in 1f, or - at the end"
        );
        refused(THREE, &format!("7/7/7/7/7/7/7 d4s {turn} 30b15,30r15,30y15"), &[&expected]);
    }
}

#[test]
fn every_player_has_a_part_among_the_merchants() {
    let start = "7/7/7/7/7/7/7 d4s 1f";
    refused(THREE, &format!("{start} 30b15,30r15"), &["notation: 2 merchants at a table for 3"]);
    refused(TWO, &format!("{start} 30b12,30r12,30y12,30g12"), &["notation: 4 merchants at a table for 2"]);
}

#[test]
fn a_merchants_part_is_dirhams_and_rugs() {
    for part in [
        "", "30", "b15", "30r15", "30b", "30b15y3", "256b15", "30b256", "30b15^", "30b15^x", "30b15^bb", "-1b15", "x",
        "x0", "x-1", "x256", "out",
    ] {
        let expected = format!(
            "notation: “{part}” is not what player 1 has: expected dirhams and rugs, as in 30b12, or x1 for the first who \
             went out"
        );
        refused(THREE, &format!("7/7/7/7/7/7/7 d4s 1f {part},30r15,30y15"), &[&expected]);
    }
    refused(
        TWO,
        "7/7/7/7/7/7/7 d4s 1f 30b12,30r12g12^é",
        &[
            "notation: “30b12” is not what player 1 has: expected dirhams and rugs, as in 30b12y12^b, or x1 for the first \
             who went out",
            "notation: “30r12g12^é” is not what player 2 has: expected dirhams and rugs, as in 30r12g12^r, or x1 for the \
             first who went out",
        ],
    );
}

#[test]
fn what_cannot_be_read_is_told_all_at_once() {
    let told = reasons(THREE, "7/7/7/7/7/7 d9s 1q 30b15,30r15,30g15");
    assert_eq!(told.len(), 4, "{told:?}");
    assert!(told.iter().all(|reason| reason.starts_with("notation: ")));
}

#[test]
fn another_spelling_is_refused_with_the_usual_one() {
    let usual = "notation: this is written 7/7/7/7/7/7/7 d4s 1f 30b15,30r15,30y15";
    refused(THREE, "7/7/7/7/7/7/61 d4s 1f 30b15,30r15,30y15", &[usual]);
    refused(THREE, "7/7/1111111/7/7/7/7 d4s 1f 30b15,30r15,30y15", &[usual]);
    refused(THREE, "7/7/7/7/7/7/7 d4s 1f 030b15,30r15,30y15", &[usual]);
    refused(THREE, "7/7/7/7/7/7/7 d4s 1f 30b015,30r15,30y15", &[usual]);
    let position = "7/7/7/2b-b3/7/7/7 b4w 2f 30b14,30r15,30y15";
    refused(THREE, &position.replace("b-b", "b--b"), &[&format!("notation: this is written {position}")]);
    let position = "rbr4/ry-yy|1r1/bbbyb-by|/1yb-byb|y/r-r1b-bbr|/ryry|y-yr/y-yryrbb a2s - 80b0,x1,10y0";
    refused(THREE, &position.replace("x1", "x+1"), &[&format!("notation: this is written {position}")]);
}

// What cannot be.

#[test]
fn a_whole_rug_has_one_colour() {
    for (row, place) in [("2b-r3", "c4-d4"), ("2b-4", "c4-d4")] {
        let told = reasons(THREE, &format!("7/7/7/{row}/7/7/7 b4w 2f 30b14,30r15,30y15"));
        assert_eq!(told[0], format!("market: {place} does not show one colour, so no whole rug lies there"));
    }
    let told = reasons(THREE, "7/7/7/2b|4/2r4/7/7 b4w 2f 30b14,30r15,30y15");
    assert_eq!(told[0], "market: c4-c5 does not show one colour, so no whole rug lies there");
}

#[test]
fn a_square_shows_one_rug() {
    let told = reasons(THREE, "7/7/7/2b-b-b2/7/7/7 b4w 2f 30b14,30r15,30y15");
    assert_eq!(told[0], "market: the whole rug on d4-e4 overlaps another whole rug");
    let told = reasons(THREE, "7/7/7/2b-|b3/2b4/7/7 b4w 2f 30b14,30r15,30y15");
    assert_eq!(told[0], "market: the whole rug on c4-c5 overlaps another whole rug");
}

#[test]
fn no_more_rugs_lie_open_than_were_laid() {
    refused(THREE, "7/7/7/2b-b3/2b-b3/7/7 b4w 2f 30b14,30r15,30y15", &["rugs: 2 blue rugs lie open, and 1 were laid"]);
    // Halves count as well, and so do colours that nobody plays.
    refused(
        THREE,
        "7/7/7/2b-bb2/4g2/7/7 b4w 2f 30b14,30r15,30y15",
        &["rugs: 2 blue rugs lie open, and 1 were laid", "rugs: 1 green rugs lie open, and 0 were laid"],
    );
    // Of the colour of somebody who is out, no more than were dealt.
    let row = "y-yy-yy-y1";
    let position = format!("{row}/{row}/{row}/{row}/{row}/y-y5/7 d7s 1f 10b2,80r2,x1");
    refused(THREE, &position, &["rugs: 16 yellow rugs lie open, and 15 were laid"]);
}

#[test]
fn something_covers_the_other_half_of_half_a_rug() {
    refused(
        THREE,
        "b6/7/7/2y-y3/7/7/6y b4w 1f 30b13,30r13,30y13",
        &["rugs: nothing covers the other half of the rug on a1 and g7"],
    );
}

#[test]
fn no_dirham_comes_or_goes() {
    refused(
        THREE,
        "7/7/7/2b-b3/7/7/7 b4w 2f 31b14,30r15,30y15",
        &["dirhams: 90 dirhams are in play, and the merchants hold 91"],
    );
    refused(
        TWO,
        "7/7/7/2b-b3/7/7/7 d4s - 255b3y4^y,x1",
        &["dirhams: 60 dirhams are in play, and the merchants hold 255"],
    );
}

#[test]
fn nobody_has_more_rugs_than_were_dealt() {
    refused(
        THREE,
        "7/7/7/2b-b3/7/7/7 b4w 2f 30b14,30r16,30y15",
        &["unlaid: player 2 has more rugs to lay than were dealt"],
    );
    // Of each colour, not of both together; and however many.
    let told = reasons(TWO, "7/7/7/7/7/7/7 d4s 1f 30b13y11^b,30r200g200^r");
    assert_eq!(
        told[..2],
        [
            "unlaid: player 1 has more rugs to lay than were dealt",
            "unlaid: player 2 has more rugs to lay than were dealt",
        ]
    );
}

#[test]
fn players_go_out_one_after_the_other() {
    refused(
        THREE,
        "7/7/7/2y-y3/7/7/7 d4s 1f 10b2,80r2,x2",
        &["out: players go out one after the other, and not as [2]"],
    );
    refused(
        FOUR,
        "7/7/7/2y-y3/7/7/7 d4s 1f 40b2,80r2,x1,x1",
        &["out: players go out one after the other, and not as [1, 1]"],
    );
}

#[test]
fn the_last_player_left_cannot_go_out() {
    refused(
        THREE,
        "7/7/7/2y-y3/7/7/7 d4s - x1,x2,x3",
        &["dirhams: 90 dirhams are in play, and the merchants hold 0", "out: the last player left cannot go out"],
    );
}

#[test]
fn only_two_players_have_piles() {
    refused(THREE, "7/7/7/7/7/7/7 d4s 1f 30b15^b,30r15,30y15", &["pile: player 1 has no pile"]);
}

#[test]
fn a_pile_shows_its_top() {
    refused(TWO, "7/7/7/7/7/7/7 d4s 1f 30b12y12,30r12g12^r", &["pile: the rug on top of player 1's pile is not known"]);
    refused(
        TWO,
        "7/7/7/2r-r3/7/7/7 d5s 1l 30b3y0^y,30r0g3^b",
        &["pile: player 1 has no yellow rug left to lie on top", "pile: player 2 has no blue rug left to lie on top"],
    );
    refused(
        TWO,
        "7/7/7/7/6y|/6y/7 g4e 1d 30b12y11^b,30r12g12^r",
        &["pile: player 1's next rug is drawn, and lies open already"],
    );
}

#[test]
fn a_phase_belongs_to_the_table() {
    refused(
        VARIANT,
        "7/7/7/7/7/7/7 d4s 1f 30b15,30r15,30y15",
        &["phase: choosing a direction does not come now at this table"],
    );
    refused(
        THREE,
        "7/7/7/2b-b3/7/7/7 b4w 1r 30b14,30r15,30y15",
        &["phase: turning Assam does not come now at this table"],
    );
    refused(
        THREE,
        "7/7/7/2b-b3/7/7/7 b4w 1d 30b14,30r15,30y15",
        &["phase: drawing a rug does not come now at this table"],
    );
    // With one colour left nothing is drawn.
    refused(TWO, "7/7/7/2y-y3/7/7/7 d5s 1d 30b0y3,30r4g0^r", &["phase: drawing a rug does not come now at this table"]);
}

#[test]
fn the_game_is_over_when_it_should_be() {
    refused(
        THREE,
        "7/7/7/2y-y3/7/7/7 d5s - 30b2,30r2,30y2",
        &["phase: there are rugs to lay, and players to lay them"],
    );
    refused(
        THREE,
        "7/7/7/2y-y3/7/7/7 d5s 1f x2,90r2,x1",
        &[
            "phase: with one player left the game is over",
            "phase: it cannot be player 1's turn",
            "order: player 2 should have laid 15 rugs by now, not 13",
        ],
    );
    refused(THREE, "7/7/7/2y-y3/7/7/7 d5s 1l 30b0,30r0,30y0", &["phase: with the last rug laid the game is over"]);
    let told = reasons(THREE, "7/7/7/2y-y3/7/7/7 d5s 4l 30b2,30r2,30y2");
    assert_eq!(told, ["phase: it cannot be player 4's turn"]);
}

#[test]
fn all_lay_in_turn() {
    refused(
        VARIANT,
        "7/7/7/7/7/7/7 d5s 1r 30b15,30r14,30y15",
        &[
            "order: player 1 has just laid a rug, and laid none",
            "order: player 2 should have laid 0 rugs by now, not 1",
            "last rug: the rug that player 1 laid last does not lie open beside Assam",
        ],
    );
    refused(
        THREE,
        "7/7/7/2r-r3/7/7/7 d5s 3f 30b9,30r8,30y9",
        &["order: player 1 should have laid 7 rugs by now, not 6"],
    );
}

#[test]
fn the_rug_laid_last_lies_open() {
    refused(
        THREE,
        "7/7/7/2b-b3/7/7/7 d5s 3l 30b8,30r8,30y9",
        &["last rug: the rug that player 2 laid last does not lie open"],
    );
    refused(
        THREE,
        "r-r5/7/7/2b-b3/7/7/7 d5s 3f 30b8,30r8,30y9",
        &["last rug: the rug that player 2 laid last does not lie open beside Assam"],
    );
    refused(
        THREE,
        "r-r5/7/7/2y-y3/7/7/7 g7s - 30b0,30r0,30y0",
        &["last rug: the rug that player 3 laid last does not lie open beside Assam"],
    );
}

#[test]
fn before_the_first_rug_nobody_has_paid() {
    refused(
        THREE,
        "7/7/7/7/7/7/7 d4s 1f 29b15,31r15,30y15",
        &["first turn: somebody has paid, and there is no rug to pay for"],
    );
}

#[test]
fn the_first_player_lays_the_first_rug() {
    refused(THREE, "7/7/7/7/7/7/7 d4s 2f 30b15,30r15,30y15", &["first turn: the first player lays the first rug"]);
}

#[test]
fn before_the_first_rug_assam_can_have_come_only_so_far() {
    let refusal = "first turn: Assam cannot have come there before the first rug is laid";
    for (options, assam, turn) in [
        (THREE, "d4n", "1t"),
        (THREE, "d5s", "1t"),
        (THREE, "d4e", "1f"),
        (THREE, "a1n", "1l"),
        (THREE, "d5n", "1l"),
        (VARIANT, "d4e", "1t"),
        (VARIANT, "e4e", "1l"),
    ] {
        refused(options, &format!("7/7/7/7/7/7/7 {assam} {turn} 30b15,30r15,30y15"), &[refusal]);
    }
    refused(TWO, "7/7/7/7/7/7/7 e4e 1d 30b12y12,30r12g12", &[refusal]);
}

#[test]
fn an_impossible_position_is_refused_with_all_its_reasons() {
    refused(
        VARIANT,
        "b6/7/7/3r-y2/7/7/g6 d4s 2f 40b16^b,x2,60y14",
        &[
            "market: d4-e4 does not show one colour, so no whole rug lies there",
            "rugs: 1 blue rugs lie open, and 0 were laid",
            "rugs: 1 green rugs lie open, and 0 were laid",
            "rugs: nothing covers the other half of the rug on a1 and a7",
            "dirhams: 90 dirhams are in play, and the merchants hold 100",
            "unlaid: player 1 has more rugs to lay than were dealt",
            "out: players go out one after the other, and not as [2]",
            "pile: player 1 has no pile",
            "phase: choosing a direction does not come now at this table",
            "phase: it cannot be player 2's turn",
            "order: player 1 should have laid 16 rugs by now, not 0",
            "order: player 3 should have laid 15 rugs by now, not 1",
        ],
    );
}

// What breaks no invariant, and yet no game leads there.

#[test]
fn positions_that_no_game_leads_to_are_refused() {
    let two_variant = Options { variant: true, ..TWO };
    let cases: &[(Options, &str, &[&str])] = &[
        // Nobody can be out by now.
        (
            FOUR,
            "7/7/7/7/7/7/7 d4s 3f x1,x2,60y10,60g10",
            &[
                "rugs: two rugs cover at least three squares, and 0 are covered",
                "out: player 1 cannot have owed more than 30 dirhams by now",
                "out: player 2 cannot have owed more than 30 dirhams by now",
                "last turns: player 4 cannot have laid a rug in the last turn",
                "payments: player 3 cannot have 60 dirhams by now",
            ],
        ),
        (
            THREE,
            "7/7/2r-r3/7/7/7/7 d4s 1f 45b12,45r12,x1",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "out: player 3 cannot have owed more than 30 dirhams by now",
                "payments: player 1 cannot have 45 dirhams by now",
            ],
        ),
        (
            TWO,
            "7/7/7/2b-b3/7/7/7 c4s - 60b11y12^y,x1",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "out: player 2 cannot have owed more than 30 dirhams by now",
                "payments: player 1 cannot have 60 dirhams by now",
            ],
        ),
        // A player who is out has laid no more rugs than turns were played.
        (
            THREE,
            "y-yy-yy-y1/y-yy-yy-y1/y-y5/7/2r-r3/7/7 d4s 1f 45b8,45r8,x1",
            &["rugs: 7 rugs of player 3 lie open, who can have laid 6 before going out"],
        ),
        // Two rugs cover three squares, whoever is out, and nobody owes more than there are squares.
        (
            TWO,
            "7/7/3b-b2/7/7/7/7 d3s - 60b4y4^b,x1",
            &["rugs: two rugs cover at least three squares, and 2 are covered"],
        ),
        (
            THREE,
            "7/7/3b-b2/7/7/7/7 d3s - 90b7,x1,x2",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "out: player 2 cannot have owed more than 30 dirhams by now",
                "out: player 3 cannot have owed more than 30 dirhams by now",
                "payments: player 1 cannot have 90 dirhams by now",
            ],
        ),
        (
            THREE,
            "7/7/3b-b2/7/7/7/7 d4s 2f 45b5,45r6,x1",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "out: player 3 cannot have owed more than 30 dirhams by now",
            ],
        ),
        (
            FOUR,
            "7/7/3g-g2/7/7/7/7 d3s - x3,x2,x1,120g5",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "out: player 1 cannot have owed more than 30 dirhams by now",
                "out: player 2 cannot have owed more than 30 dirhams by now",
                "out: player 3 cannot have owed more than 30 dirhams by now",
                "payments: player 4 cannot have 120 dirhams by now",
            ],
        ),
        (
            FOUR,
            "7/7/3g-g2/7/7/7/7 d4s 1f 45b5,x1,30y5,45g5",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "out: player 2 cannot have owed more than 30 dirhams by now",
            ],
        ),
        (THREE, "7/7/3b-b2/3r-r2/7/7/7 d5s 3f 0b9,30r9,60y10", &["payments: player 1 cannot have 0 dirhams by now"]),
        (TWO, "7/7/3b-b2/3r-r2/7/7/7 d5s 1f 60b9y9^b,0r9g9^r", &["payments: player 1 cannot have 60 dirhams by now"]),
        // 44 rugs lie on two squares.
        (
            THREE,
            "7/7/7/3r-r2/7/7/7 d5s 3l 30b0,30r0,30y1",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "last turns: the last 2 turns cannot have been played",
            ],
        ),
        (
            THREE,
            "7/7/7/2y-y3/7/7/7 d5s - 30b0,30r0,30y0",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "last turns: the last 2 turns cannot have been played",
            ],
        ),
        (
            Options { cover_own: true, ..TWO },
            "7/7/7/2g-g3/7/7/7 d5s - 30b0y0,30r0g0",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "last turns: the last 2 turns cannot have been played",
            ],
        ),
        // Assam cannot have come there with the first turn, or with the second.
        (
            THREE,
            "b-b5/7/7/7/7/7/7 a2w 2f 30b14,30r15,30y15",
            &["last turns: player 1 cannot have laid a rug in the last turn"],
        ),
        (
            THREE,
            "7/7/7/2b-b3/7/7/7 b4s 2f 30b14,30r15,30y15",
            &["last turns: player 1 cannot have laid a rug in the last turn"],
        ),
        (
            VARIANT,
            "7/7/7/7/7/1b-b4/7 d6e 1r 30b14,30r15,30y15",
            &["last turns: player 1 cannot have laid a rug in the last turn"],
        ),
        (
            VARIANT,
            "7/7/7/7/7/2b|4/2b4 d6n 2t 30b14,30r15,30y15",
            &["last turns: player 1 cannot have laid a rug in the last turn"],
        ),
        (
            THREE,
            "7/7/7/2b-b3/7/7/7 g7s 2l 30b14,30r15,30y15",
            &["last turns: player 1 cannot have laid a rug in the last turn"],
        ),
        // The rug before the last one is gone, or lies elsewhere than Assam came from.
        (
            THREE,
            "7/7/7/2r-r3/7/7/7 b4w 3f 30b14,30r14,30y15",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "last turns: the last 2 turns cannot have been played",
            ],
        ),
        (
            THREE,
            "b-b5/7/7/2r-r3/7/7/7 b4w 3f 30b14,30r14,30y15",
            &["last turns: the last 2 turns cannot have been played"],
        ),
        (
            THREE,
            "b-b1y-y2/7/7/2r-r3/7/7/7 b4w 3l 30b9,30r9,30y10",
            &["last turns: the last 2 turns cannot have been played"],
        ),
        // The rugs of the last three turns cannot have been laid one after the other.
        (
            THREE,
            "4b-b1/7/7/1r-r4/1y-y4/7/7 a5w 1f 30b14,30r14,30y14",
            &["last turns: the last 3 turns cannot have been played"],
        ),
        // Nothing can have covered the other half of these.
        (
            THREE,
            "yr5/7/7/2b|4/r-rb4/y-y5/7 b4w 2f 30b12,30r13,30y13",
            &[
                "rugs: no whole rug is connected with the halves on a1 and b1, so nothing can cover the rest",
                "last turns: the last 2 turns cannot have been played",
            ],
        ),
        (
            FOUR,
            "bb5/rr5/7/7/7/2g-g3/7 d7s 1f 30b10,30r10,30y10,30g10",
            &[
                "rugs: no whole rug is connected with the halves on a1 and b1 and a2 and b2, so nothing can cover the rest",
                "last turns: the last 2 turns cannot have been played",
            ],
        ),
        // Dirhams changed hands before anybody could owe any, or more than could be owed.
        (THREE, "7/7/7/2b-b3/7/7/7 b4w 2f 29b14,31r15,30y15", &["payments: player 1 cannot have 29 dirhams by now"]),
        (VARIANT, "7/7/3b|3/3b3/7/7/7 d5s 1r 28b14,32r15,30y15", &["payments: player 1 cannot have 28 dirhams by now"]),
        (TWO, "7/7/7/1b|5/1b5/7/7 c4w 1d 28b11y12,32r12g12^r", &["payments: player 1 cannot have 28 dirhams by now"]),
        (
            two_variant,
            "7/7/7/7/2y|4/2y4/7 d5s 1r 31b12y11^b,29r12g12^r",
            &["payments: player 1 cannot have 31 dirhams by now"],
        ),
        (
            FOUR,
            "7/7/3b3/2r-r3/2y-y3/7/7 b4n 4l 20b11,40r11,30y11,30g12",
            &["payments: player 1 cannot have 20 dirhams by now"],
        ),
        // Assam stands on an empty square, or on a rug, and that is not what was paid.
        (THREE, "7/7/7/2b-b3/7/7/7 b5s 2l 32b14,28r15,30y15", &["payments: player 1 cannot have 32 dirhams by now"]),
        (THREE, "7/6b|/6b/7/7/7/7 g3n 2l 30b14,30r15,30y15", &["payments: player 1 cannot have 30 dirhams by now"]),
        (THREE, "7/6b|/6b/7/7/7/7 g3n 2l 34b14,26r15,30y15", &["payments: player 1 cannot have 34 dirhams by now"]),
        (THREE, "7/6b|/4r-rb/7/7/7/7 g3n 3f 30b14,30r14,30y15", &["payments: player 1 cannot have 30 dirhams by now"]),
        (
            THREE,
            "7/4y|2/2b-by2/3r|3/3r3/7/7 d4s 2f 60b5,0r6,30y6",
            &["payments: player 2 cannot have 0 dirhams by now"],
        ),
        // The last player left was not paid where Assam stands, or has no whole rug that was laid last.
        (
            TWO,
            "7/7/7/2b-b3/7/7/7 d5s - 60b3y4^y,x1",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "last turns: nobody can have gone out in the last turn",
            ],
        ),
        (TWO, "7/7/7/2br-r2/7/7/7 c4s - 60b3y4^b,x1", &["last turns: nobody can have gone out in the last turn"]),
        // With a player out, the last rug still lies beside Assam, or he stands where that player went out.
        (
            THREE,
            "b-b5/7/7/7/7/7/2r-r3 d4s 2f 45b5,45r6,x1",
            &["last turns: player 1 cannot have laid a rug in the last turn"],
        ),
        (
            THREE,
            "7/7/7/7/7/7/2r-r3 d4s 1f 45b6,45r6,x1",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "out: player 3 cannot have owed more than 30 dirhams by now",
                "last turns: player 2 cannot have laid a rug in the last turn",
            ],
        ),
        (
            THREE,
            "r-r5/7/7/7/7/7/7 d5s 1l 45b6,45r6,x1",
            &[
                "rugs: two rugs cover at least three squares, and 2 are covered",
                "out: player 3 cannot have owed more than 30 dirhams by now",
                "last turns: player 2 cannot have laid a rug in the last turn",
            ],
        ),
    ];
    for (options, position, expected) in cases {
        assert_eq!(Table::composed(*options, position).position(), *position, "it breaks no invariant");
        refused(*options, position, expected);
    }
}

// What no text can say, but a view can.

/// What is wrong with the state that a view shows, after some of its fields were given other values.
fn supposed(options: Options, steps: &str, fields: &[(&str, serde_json::Value)]) -> Vec<String> {
    let mut table = Table::start(options);
    table.play(steps);
    let mut json = serde_json::to_value(table.game.view(&table.state, Viewer::Spectator)).unwrap();
    for (field, value) in fields {
        *json.pointer_mut(field).unwrap() = value.clone();
    }
    let view: View = serde_json::from_value(json).unwrap();
    let state = table.game.suppose(&view, &mut ChaCha8Rng::seed_from_u64(0));
    table.game.check(&state).iter().map(ToString::to_string).collect()
}

#[test]
fn whoever_is_out_has_nothing() {
    let out = [(
        "/merchants/2",
        json!({ "dirhams": 30, "rugs": [{ "colour": "yellow", "unlaid": 15 }], "top": null, "out": 1 }),
    )];
    assert_eq!(supposed(THREE, "1 s, * 1, any", &out), ["out: player 3 is out and still has something"]);
}

#[test]
fn whoever_does_not_play_has_nothing() {
    let merchant = |(dirhams, colour, unlaid): (u8, &str, u8)| json!({ "dirhams": dirhams, "rugs": [{ "colour": colour, "unlaid": unlaid }], "top": null, "out": null });
    let four = json!([(30, "blue", 14), (30, "red", 15), (30, "yellow", 15), (0, "green", 1)].map(merchant));
    assert_eq!(
        supposed(THREE, "1 s, * 1, any", &[("/merchants", four)]),
        ["unlaid: player 4 has more rugs to lay than were dealt", "players: player 4 does not play, and has something"]
    );
}

#[test]
fn at_the_end_it_is_nobodys_turn() {
    let fields = [("/phase", json!("over")), ("/seat", json!(2))];
    assert_eq!(
        supposed(THREE, "1 s, * 1, any", &fields),
        ["phase: there are rugs to lay, and players to lay them", "phase: it is nobody's turn any more"]
    );
}

// Whatever comes, nothing breaks.

#[test]
fn garbage_is_refused_or_understood_and_never_panics() {
    const SIGNS: &[char] = &[
        '0', '1', '2', '3', '5', '7', '9', 'b', 'r', 'y', 'g', '-', '|', '/', ' ', ',', '^', 'x', 'n', 'e', 's', 'w',
        'f', 't', 'l', 'd', 'a', 'é', '\u{0}', '🧞', '+',
    ];
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let (mut understood, mut refusals) = (0, 0);
    for options in Rugs::configurations() {
        for seed in 0..2 {
            let mut edits = ChaCha8Rng::seed_from_u64(seed + 100);
            wander(options, seed, |game, state| {
                let usual = game.position(state);
                for _ in 0..12 {
                    let mut signs: Vec<char> = usual.chars().collect();
                    for _ in 0..=chance::below(&mut edits, 3) {
                        let at = chance::below(&mut edits, signs.len() as u32) as usize;
                        match chance::below(&mut edits, 4) {
                            0 => drop(signs.remove(at)),
                            1 => signs.insert(at, chance::one_of(&mut rng, SIGNS)),
                            2 => signs[at] = chance::one_of(&mut rng, SIGNS),
                            _ => signs.insert(at, signs[at]),
                        }
                    }
                    let text: String = signs.into_iter().collect();
                    match game.load(&text) {
                        Ok(state) => {
                            let parts: Vec<&str> = text.split_ascii_whitespace().collect();
                            assert_eq!(game.position(&state), parts.join(" "), "only the usual spelling is understood");
                            understood += 1;
                        }
                        Err(reasons) => {
                            assert!(!reasons.is_empty(), "{text}");
                            refusals += 1;
                        }
                    }
                }
            });
        }
    }
    assert!(understood > 100 && refusals > 10_000, "{understood} understood, {refusals} refused");
}
