//! What the rulebook leaves open, and how it is ruled here: a test for each part of each ruling.

use crate::steps::{FOUR, THREE, TWO, Table};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::{Action, Options, Place, Rugs, Square};
use table::{Game, Seat, Silent, Turn, Viewer, chance};

/// Player 1 throws, and one step ahead of Assam begin four yellow squares.
fn four_yellow_ahead(merchants: &str) -> Table {
    Table::composed(THREE, &format!("7/3y-y2/2y-y3/5y-y/b-br-rb-b1/b-br-rr-r1/7 d4n 1t {merchants}"))
}

const VARIANT: Options = Options { variant: true, ..THREE };

// 1. Who can pay, and who is out.

#[test]
fn who_can_pay_exactly_is_still_in_with_nothing() {
    let mut table = four_yellow_ahead("4b12,56r12,30y12");
    assert_eq!(table.play("* 1"), ["1 throws 1: d4n d3n", "1 owes 3 4, pays 4"]);
    assert_eq!((table.turn().as_str(), table.merchants().as_str()), ("1l", "0b12,56r12,34y12"));
    assert!(table.state.merchant(Seat::new(0)).is_in());
    assert_eq!(table.play("1 e3-f3"), ["1 lays b on e3-f3"]);
}

#[test]
fn who_owes_more_pays_all_of_it_to_the_owner_and_is_out() {
    let mut table = four_yellow_ahead("3b12,57r12,30y12");
    assert_eq!(table.play("* 1"), ["1 throws 1: d4n d3n", "1 owes 3 4, pays 3", "1 is out"]);
    assert_eq!((table.dirhams(1), table.dirhams(2), table.dirhams(3)), (0, 57, 33));
    assert_eq!(table.state.merchant(Seat::new(0)).went_out(), Some(1));
}

#[test]
fn who_goes_out_lays_no_rug_in_this_turn() {
    let mut table = four_yellow_ahead("3b12,57r12,30y12");
    table.play("* 1");
    assert_eq!(table.turn(), "2f");
    assert_eq!(table.refuses("1 e3-f3"), "refusal-not-your-turn");
}

#[test]
fn the_unlaid_rugs_of_who_goes_out_leave_the_game() {
    let mut table = four_yellow_ahead("3b12,57r12,30y12");
    table.play("* 1");
    assert_eq!(table.state.merchant(Seat::new(0)).unlaid(), 0);
    assert_eq!(table.merchants(), "x1,57r12,33y12");
    table.play("any, * 1, any, any, * 1, any");
    assert_eq!(table.turn(), "2f", "and it is never player 1's turn again");
}

#[test]
fn the_laid_rugs_of_who_goes_out_become_neutral() {
    let mut table = four_yellow_ahead("3b12,57r12,30y12");
    table.play("* 1, 2 e, * 1, 2 d3-d4");
    assert_eq!(table.shows("e5"), Some('b'));
    assert_eq!(table.play("3 s, * 2")[1..], ["3 throws 2: e3s e4s e5s"]);
    assert_eq!(table.turn(), "3l");
}

#[test]
fn the_pile_of_who_goes_out_leaves_the_game_with_its_top() {
    let mut table = Table::composed(TWO, "7/7/2r-rg-g1/7/b-by-y3/7/7 d4n 1t 1b11y11^b,59r11g11^r");
    assert_eq!(table.play("* 1"), ["1 throws 1: d4n d3n", "1 owes 2 2, pays 1", "1 is out", "over"]);
    assert_eq!(table.merchants(), "x1,60r11g11^r");
}

// 2. What a payment counts.

#[test]
fn a_payment_counts_every_connected_square_of_the_colour() {
    // The yellow squares go round a corner: six from the first to the last, and Assam comes to one in the middle.
    let mut table = Table::composed(THREE, "7/7/2yy-y2/2y4/2y|4/2y4/b-br-rb-b1 d5w 1t 30b11,30r11,30y11");
    assert_eq!(table.play("* 1"), ["1 throws 1: d5w c5w", "1 owes 3 6, pays 6"]);
}

#[test]
fn two_colours_of_one_player_do_not_join() {
    let mut table = Table::composed(TWO, "7/7/2r-rg-g1/7/b-by-y3/7/7 d4n 1t 30b11y11^b,30r11g11^r");
    assert_eq!(table.play("* 1"), ["1 throws 1: d4n d3n", "1 owes 2 2, pays 2"]);
}

#[test]
fn nothing_is_owed_on_an_empty_square() {
    let mut table = Table::composed(TWO, "7/7/2r-rg-g1/7/b-by-y3/7/7 d4e 1t 30b11y11^b,30r11g11^r");
    assert_eq!(table.play("* 1"), ["1 throws 1: d4e e4e"]);
    assert_eq!(table.game.debt(&table.state), None);
}

#[test]
fn nothing_is_owed_on_an_own_rug_of_either_colour() {
    for (row, top) in [("b-by-y3", 'b'), ("b-by-y3", 'y'), ("y-yb-b3", 'b'), ("y-yb-b3", 'y')] {
        let position = format!("7/7/2r-rg-g1/7/{row}/7/7 d4s 1t 30b11y11^{top},30r11g11^r");
        let mut table = Table::composed(TWO, &position);
        assert_eq!(table.play("* 1"), ["1 throws 1: d4s d5s"]);
        assert!(table.shows("d5").is_some());
        assert_eq!(table.merchants(), format!("30b11y11^{top},30r11g11^r"));
    }
}

#[test]
fn nothing_is_owed_on_a_neutral_rug() {
    let mut table = Table::composed(THREE, "7/7/2y-y3/4r-r1/3b|3/3b3/7 d4n 1t 30b14,60r14,x1");
    assert_eq!(table.play("* 1"), ["1 throws 1: d4n d3n"]);
    assert_eq!((table.shows("d3"), table.game.debt(&table.state)), (Some('y'), None));
    // The same rug, were its owner still in.
    let mut table = Table::composed(THREE, "7/7/2y-y3/4r-r1/3b|3/3b3/7 d4n 1t 30b14,30r14,30y14");
    assert_eq!(table.play("* 1")[1], "1 owes 3 2, pays 2");
}

// 3. Where a rug may lie.

/// Assam stands between three whole rugs: one of player 1, who is to lay, one of player 2, and one that is neutral.
fn between_whole_rugs(cover_own: bool) -> Table {
    Table::composed(Options { cover_own, ..THREE }, "7/7/2b-b3/4r-r1/3y|3/3y3/7 d4s 1l 30b14,60r14,x1")
}

#[test]
fn both_visible_halves_of_one_rug_may_not_be_covered_whoever_owns_it() {
    let mut table = between_whole_rugs(false);
    assert_eq!(table.refuses("1 e4-f4"), "rugs-refusal-whole-rug", "an opponent's");
    assert_eq!(table.refuses("1 c3-d3"), "rugs-refusal-whole-rug", "an own");
    assert_eq!(table.refuses("1 d5-d6"), "rugs-refusal-whole-rug", "a neutral");
    assert_eq!(
        table.legal(),
        ["d3-e3", "b4-c4", "c5-d5", "d5-e5", "d2-d3", "c3-c4", "e3-e4", "c4-c5", "e4-e5"],
        "and everything else beside Assam is free"
    );
}

#[test]
fn with_two_colours_the_other_own_colour_may_not_be_covered_either() {
    let mut table = Table::composed(TWO, "7/7/2y-yr-r1/4g-g1/3b|3/3b3/7 d4s 1l 30b11y11^b,30r11g11^r");
    assert_eq!(table.refuses("1 c3-d3"), "rugs-refusal-whole-rug");
    assert_eq!(table.refuses("1 d5-d6"), "rugs-refusal-whole-rug");
}

#[test]
fn two_halves_of_different_rugs_of_one_colour_may_be_covered() {
    let mut table = Table::composed(THREE, "7/7/1r-rr-r2/2y-y3/7/b-bb-b3/2y-y3 d4s 1l 30b13,30r13,30y13");
    assert_eq!(["c3", "d3"].map(|square| table.shows(square)), [Some('r'), Some('r')]);
    assert_eq!(table.refuses("1 d3-e3"), "rugs-refusal-whole-rug");
    assert_eq!(table.play("1 c3-d3"), ["1 lays b on c3-d3"]);
    assert!(table.position().starts_with("7/7/1rb-br2/"));
}

#[test]
fn two_halves_of_different_own_rugs_may_be_covered() {
    let mut table = Table::composed(THREE, "7/7/1b-bb-b2/2y-y3/7/r-rr-r3/2y-y3 d4s 1l 30b13,30r13,30y13");
    assert_eq!(table.play("1 c3-d3"), ["1 lays b on c3-d3"]);
    assert!(table.position().starts_with("7/7/1bb-bb2/"));
}

#[test]
fn half_a_rug_is_free_once_its_other_half_is_covered() {
    // Yellow lies open on c3 alone, and red shows both halves on d3 and e3.
    let mut table = Table::composed(THREE, "7/7/2yr-r2/2b4/7/r-rr-r3/2y-y3 d4s 1l 30b12,30r12,30y12");
    assert_eq!(table.play("1 c3-d3"), ["1 lays b on c3-d3"]);
}

/// The squares beside one.
fn around(square: Square) -> Vec<Square> {
    rugs::Direction::ALL.into_iter().filter_map(|way| square.beside(way)).collect()
}

/// Green whole rugs at these places, everything else empty, as the market of a position.
fn green(rugs: &[Place]) -> String {
    let sign = |square: Square| {
        rugs.iter().map(|rug| rug.squares()).find(|rug| rug.contains(&square)).map(|[first, second]| match square {
            _ if square == second => "g",
            _ if first.y() == second.y() => "g-",
            _ => "g|",
        })
    };
    let row = |y| {
        let (mut text, mut empty) = (String::new(), 0);
        for x in 0..7 {
            let sign = sign(Square::at(x, y));
            if sign.is_some() && empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            match sign {
                Some(sign) => text += sign,
                None => empty += 1,
            }
        }
        if empty > 0 { text + &empty.to_string() } else { text }
    };
    (0..7).map(row).collect::<Vec<String>>().join("/")
}

/// Calls `each` with every set of these places of which no two share a square.
fn sets_apart(places: &[Place], chosen: &mut Vec<Place>, each: &mut impl FnMut(&[Place])) {
    let Some((&first, rest)) = places.split_first() else { return each(chosen) };
    sets_apart(rest, chosen, each);
    let shares = |other: &Place| other.squares().iter().any(|square| first.squares().contains(square));
    if !chosen.iter().any(shares) {
        chosen.push(first);
        sets_apart(rest, chosen, each);
        chosen.pop();
    }
}

/// Only whole rugs stand in the way, and only those that lie at one of the places beside Assam. So all that can matter
/// is tried here: every square of his, with every set of whole rugs round it.
#[test]
fn there_is_always_a_legal_place_whatever_lies_round_assam() {
    let game = Rugs::with(FOUR).unwrap();
    let (mut tried, mut fewest, mut legal) = (0, usize::MAX, Vec::new());
    for assam in Square::all() {
        let touches = |place: &Place| place.squares().iter().any(|&square| around(assam).contains(&square));
        let places: Vec<Place> =
            Place::all().filter(|place| touches(place) && !place.squares().contains(&assam)).collect();
        sets_apart(&places, &mut Vec::new(), &mut |rugs| {
            if rugs.is_empty() {
                return;
            }
            let position = format!("{} {assam}n 1l 30b3,30r3,30y3,30g3", green(rugs));
            let state = Table::composed(FOUR, &position).state;
            game.legal(&state, Seat::new(0), &mut legal);
            let free = places.iter().filter(|place| !rugs.contains(place)).map(|&place| Action::Lay(place));
            assert!(free.eq(legal.iter().copied()), "{position}: {legal:?}");
            fewest = fewest.min(legal.len());
            tried += 1;
        });
    }
    assert!(tried > 4000, "{tried}");
    assert_eq!(fewest, 2, "in a corner between two rugs");
}

#[test]
fn there_is_always_a_legal_place_in_play() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for options in Rugs::configurations() {
        for _ in 0..40 {
            let mut table = Table::start(options);
            while let turn @ (Turn::Seat { .. } | Turn::Chance) = table.game.turn(&table.state) {
                let Turn::Seat { seat } = turn else {
                    let outcome = table.game.draw(&table.state, &mut rng);
                    table.game.settle_unchecked(&mut table.state, outcome, &mut Silent);
                    continue;
                };
                let mut legal = Vec::new();
                table.game.legal(&table.state, seat, &mut legal);
                assert!(!legal.is_empty(), "{}", table.position());
                let action = chance::one_of(&mut rng, &legal);
                table.game.apply_unchecked(&mut table.state, seat, action, &mut Silent);
            }
        }
    }
}

// 4. Rugs and piles.

#[test]
fn a_pile_holds_24_rugs_12_of_each_of_two_colours() {
    let table = Table::start(TWO);
    for (seat, colours) in Seat::all(2).zip(["by", "rg"]) {
        assert_eq!(table.state.merchant(seat).unlaid(), 24);
        assert_eq!(table.game.colours_of(seat).map(|colour| colour.letter()).collect::<String>(), colours);
    }
    assert_eq!(table.merchants(), "30b12y12,30r12g12");
}

#[test]
fn the_rug_on_top_is_visible_to_all() {
    let mut table = Table::start(TWO);
    table.play("* y, * g");
    for viewer in Viewer::all(2) {
        let view = serde_json::to_value(table.game.view(&table.state, viewer)).unwrap();
        assert_eq!(view["merchants"][0]["top"], "yellow");
        assert_eq!(view["merchants"][1]["top"], "green");
    }
    let next = |seat| table.game.next_rug(&table.state, Seat::new(seat)).map(rugs::Colour::letter);
    assert_eq!([next(0), next(1)], [Some('y'), Some('g')]);
}

#[test]
fn three_players_have_15_rugs_each_and_four_have_12() {
    for (options, rugs) in [(THREE, 15), (FOUR, 12)] {
        let table = Table::start(options);
        for seat in Seat::all(usize::from(options.players)) {
            assert_eq!(table.state.merchant(seat).unlaid(), rugs);
            assert_eq!(table.game.colours_of(seat).count(), 1);
        }
    }
}

#[test]
fn a_pile_with_one_colour_left_is_no_matter_of_chance() {
    let mut table = Table::composed(TWO, "7/7/7/2r-r3/7/7/7 d5s 1l 30b1y3^b,30r2g2^r");
    assert_eq!(table.play("1 c5-c6"), ["1 lays b on c5-c6", "1 draws y"]);
    assert_eq!((table.turn().as_str(), table.merchants().as_str()), ("2f", "30b0y3^y,30r2g2^r"));
    // The second colour may be the one that is used up, too.
    let mut table = Table::composed(TWO, "7/7/7/2r-r3/7/7/7 d5s 1l 30b3y1^y,30r2g2^r");
    assert_eq!(table.play("1 c5-c6"), ["1 lays y on c5-c6", "1 draws b"]);
    // With both colours left it is.
    let mut table = Table::composed(TWO, "7/7/7/2r-r3/7/7/7 d5s 1l 30b2y2^b,30r2g2^r");
    assert_eq!(table.play("1 c5-c6"), ["1 lays b on c5-c6"]);
    assert_eq!(table.turn(), "1d");
    // And the last rug leaves nothing to draw.
    let mut table = Table::composed(TWO, "7/7/7/2r-r3/7/7/7 d5s 1l 30b1y0^b,30r0g1^g");
    assert_eq!(table.play("1 c5-c6"), ["1 lays b on c5-c6"]);
    assert_eq!((table.turn().as_str(), table.merchants().as_str()), ("2f", "30b0y0,30r0g1^g"));
}

// 5. The end.

#[test]
fn the_game_ends_with_the_last_rug() {
    let mut table = Table::composed(TWO, "7/7/7/2b-b3/7/7/7 d5s 2l 30b0y0,30r0g1^g");
    assert_eq!(table.play("2 c5-c6"), ["2 lays g on c5-c6", "over"]);
    assert_eq!(table.turn(), "-");
}

#[test]
fn the_game_ends_with_the_last_rug_of_those_still_in() {
    let mut table = Table::composed(THREE, "7/7/7/2b-b3/7/7/7 d5s 2l 30b0,60r1,x1");
    assert_eq!(table.play("2 c5-c6"), ["2 lays r on c5-c6", "over"]);
}

#[test]
fn the_game_ends_when_one_player_is_left() {
    let mut table = Table::composed(THREE, "7/7/2y-y3/4r-r1/7/7/7 d4n 1t 1b14,x1,89y14");
    assert_eq!(table.play("* 1"), ["1 throws 1: d4n d3n", "1 owes 3 2, pays 1", "1 is out", "over"]);
    assert_eq!(table.merchants(), "x2,x1,90y14");
    assert_eq!(table.ranks(), [2, 3, 1]);
}

#[test]
fn the_game_is_over_at_once_when_the_last_player_with_rugs_goes_out() {
    let mut table = Table::composed(THREE, "7/7/2b-b3/4r-r1/7/7/7 d4n 3t 40b0,49r0,1y1");
    assert_eq!(table.play("* 1"), ["3 throws 1: d4n d3n", "3 owes 1 2, pays 1", "3 is out", "over"]);
    assert_eq!((table.turn().as_str(), table.merchants().as_str()), ("-", "41b0,49r0,x1"));
    assert_eq!((table.points(), table.ranks()), (vec![[41, 2], [49, 2], [0, 0]], vec![2, 1, 3]));
}

#[test]
fn the_last_but_one_player_with_rugs_going_out_does_not_end_it() {
    let mut table = Table::composed(THREE, "7/7/2b-b3/4b-b1/7/r-r5/7 d4n 2t 40b0,1r1,49y1");
    assert_eq!(table.play("* 1")[1..], ["2 owes 1 2, pays 1", "2 is out"]);
    assert_eq!(table.turn(), "3f");
}

#[test]
fn points_are_dirhams_and_visible_halves_of_all_own_colours() {
    let table = Table::composed(TWO, "b-b5/y-y1rg|2/3gg2/3b|3/3b3/7/7 d3s - 25b0y0,35r0g0");
    assert_eq!(table.points(), [[25, 6], [35, 4]]);
}

#[test]
fn most_points_then_most_dirhams_then_shared() {
    let at = |merchants: &str| {
        let position = format!("b-b5/br-r4/r-r1y3/2y-y3/2y-y3/7/7 d3s - {merchants}");
        Table::composed(THREE, &position)
    };
    // Blue shows 3 squares, red 4, yellow 5.
    assert_eq!(at("30b0,31r0,29y0").ranks(), [3, 1, 2], "33, 35, 34");
    assert_eq!(at("31b0,30r0,29y0").ranks(), [1, 2, 3], "34 each, and blue has most dirhams");
    // Four players, of whom three show two squares each.
    let table = Table::composed(FOUR, "b-b5/r-r5/7/2g-g3/7/7/7 d3s - 31b0,31r0,27y0,31g0");
    assert_eq!((table.ranks(), table.winners()), (vec![1, 1, 4, 1], vec![1, 2, 4]));
}

#[test]
fn equal_ranks_are_shared_and_the_next_is_left_out() {
    let table = Table::composed(THREE, "b-b5/r-r5/7/2y-y3/7/7/7 d3s - 31b0,31r0,28y0");
    assert_eq!((table.ranks(), table.winners()), (vec![1, 1, 3], vec![1, 2]));
    let table = Table::composed(THREE, "b-b5/r-r5/7/2y-y3/7/7/7 d3s - 29b0,32r0,29y0");
    assert_eq!(table.ranks(), [2, 1, 2]);
}

#[test]
fn whoever_is_out_ranks_below_all_others_the_later_out_the_higher() {
    let table = Table::composed(FOUR, "b-br-ry-y1/b-br-ry-y1/7/7/7/7/7 d4s - x1,x3,x2,120g5");
    assert_eq!(table.ranks(), [4, 2, 3, 1]);
    let table = Table::composed(FOUR, "b-br-ry-y1/b-br-ry-y1/7/7/7/7/7 d4s - x2,x3,x1,120g5");
    assert_eq!(table.ranks(), [3, 2, 4, 1]);
    // Even below one who has nothing at all.
    let table = Table::composed(THREE, "b-b5/7/7/2y-y3/7/7/7 d3s - x1,0r0,90y0");
    assert_eq!((table.points(), table.ranks()), (vec![[0, 0], [0, 0], [90, 2]], vec![3, 2, 1]));
}

#[test]
fn whoever_is_out_has_no_points() {
    let mut table = four_yellow_ahead("3b12,57r12,30y12");
    assert_eq!(table.points()[0], [3, 6], "while still in");
    table.play("* 1");
    assert_eq!(table.points(), [[0, 0], [57, 6], [33, 6]]);
}

#[test]
fn landing_on_a_rug_with_no_dirhams_left_is_the_end_of_it() {
    let mut table = four_yellow_ahead("0b12,60r12,30y12");
    assert_eq!(table.play("* 1"), ["1 throws 1: d4n d3n", "1 owes 3 4, pays 0", "1 is out"]);
    assert_eq!(table.merchants(), "x1,60r12,30y12");
}

#[test]
fn with_no_dirhams_one_still_plays_where_nothing_is_owed() {
    let mut table = Table::composed(THREE, "7/3y-y2/2y-y3/5y-y/b-br-rb-b1/b-br-rr-r1/7 d4e 1t 0b12,60r12,30y12");
    assert_eq!(table.play("* 1, 1 e5-e6")[1..], ["1 lays b on e5-e6"]);
}

// 6. The variant.

#[test]
fn in_the_variant_the_first_player_moves_assam_south_as_he_stands() {
    let mut table = Table::start(VARIANT);
    assert_eq!((table.turn().as_str(), table.legal().len()), ("1t", 0));
    assert_eq!(table.play("* 2"), ["1 throws 2: d4s d5s d6s"]);
}

#[test]
fn in_the_variant_assam_is_turned_left_or_right_and_the_next_player_moves_him_so() {
    for (turned, stops) in [("e", "d5e e5e f5e"), ("w", "d5w c5w b5w")] {
        let mut table = Table::start(VARIANT);
        table.play("* 1, 1 d6-d7");
        assert_eq!(table.legal(), ["e", "w"]);
        table.play(&format!("1 {turned}"));
        assert_eq!(table.play("* 2"), [format!("2 throws 2: {stops}")]);
    }
}

#[test]
fn in_the_variant_the_last_turn_has_no_turn_of_assam() {
    let mut table = Table::composed(VARIANT, "7/7/7/2r-r3/7/7/7 d5s 3l 30b0,30r0,30y1");
    assert_eq!(table.play("3 c5-c6"), ["3 lays y on c5-c6", "over"]);
    assert_eq!(table.position(), "7/7/7/2r-r3/2y|4/2y4/7 d5s - 30b0,30r0,30y0");
    // The turn before it has one.
    let mut table = Table::composed(VARIANT, "7/7/7/2b-b3/7/7/7 d5s 2l 30b0,30r1,30y1");
    table.play("2 c5-c6");
    assert_eq!(table.turn(), "2r");
}

#[test]
fn in_the_variant_the_turn_of_a_player_who_goes_out_has_no_turn_of_assam() {
    let mut table = Table::composed(VARIANT, "7/3y-y2/2y-y3/5y-y/b-br-rb-b1/b-br-rr-r1/7 d4n 1t 3b12,57r12,30y12");
    assert_eq!(table.play("* 1")[1..], ["1 owes 3 4, pays 3", "1 is out"]);
    assert_eq!((table.turn().as_str(), table.assam().as_str()), ("2t", "d3n"));
}

#[test]
fn in_the_variant_the_next_rug_turns_up_before_assam_is_turned() {
    let mut table = Table::start(Options { variant: true, ..TWO });
    table.play("* b, * r, * 1, 1 d6-d7");
    assert_eq!((table.turn().as_str(), table.refuses("1 e")), ("1d", "refusal-chance-first"));
    assert_eq!(table.play("* y, 1 e"), ["1 draws y", "1 turns to e"]);
    assert_eq!(table.turn(), "2t");
}

#[test]
fn assam_keeps_facing_as_the_mosaic_turned_him() {
    let mut table = Table::start(FOUR);
    table.play("1 e, * 4, any");
    assert_eq!((table.assam().as_str(), table.legal().join(" ").as_str()), ("g5w", "n s w"));
    assert_eq!(table.refuses("2 e"), "rugs-refusal-half-turn");
    // In the variant the quarter turn is from there, too.
    let mut table = Table::start(VARIANT);
    table.play("* 4, any");
    assert_eq!((table.assam().as_str(), table.legal().join(" ").as_str()), ("e7n", "e w"));
}

// 7. House rules.

#[test]
fn by_default_no_house_rule_is_in_force() {
    let options = Options::default();
    assert_eq!(options, Options { players: 4, variant: false, cover_own: false, skip_rotation: false });
}

#[test]
fn with_cover_own_an_own_rug_may_be_covered_in_one_go_and_no_other() {
    let mut table = between_whole_rugs(true);
    assert_eq!(table.refuses("1 e4-f4"), "rugs-refusal-whole-rug", "an opponent's");
    assert_eq!(table.refuses("1 d5-d6"), "rugs-refusal-whole-rug", "a neutral");
    assert_eq!(table.legal().len(), 10);
    assert!(table.legal().contains(&"c3-d3".to_owned()));
    assert_eq!(table.play("1 c3-d3"), ["1 lays b on c3-d3"]);
}

#[test]
fn with_cover_own_an_own_rug_of_either_colour_may_be_covered() {
    let options = Options { cover_own: true, ..TWO };
    for place in ["c3-d3", "d5-d6"] {
        let mut table = Table::composed(options, "7/7/2y-yr-r1/4g-g1/3b|3/3b3/7 d4s 1l 30b11y11^b,30r11g11^r");
        assert_eq!(table.refuses("1 e4-f4"), "rugs-refusal-whole-rug");
        assert_eq!(table.play(&format!("1 {place}")), [format!("1 lays b on {place}")]);
    }
}

#[test]
fn with_skip_rotation_assam_may_be_left_as_he_faces() {
    let mut table = Table::start(Options { skip_rotation: true, ..VARIANT });
    table.play("* 1, 1 e5-e6");
    assert_eq!(table.legal(), ["e", "s", "w"]);
    assert_eq!(table.refuses("1 n"), "rugs-refusal-half-turn");
    assert_eq!(table.play("1 s"), ["1 keeps s"]);
    assert_eq!(table.play("* 1"), ["2 throws 1: d5s d6s"]);
}

#[test]
fn skip_rotation_needs_the_variant() {
    let refused = Rugs::with(Options { skip_rotation: true, players: 5, ..FOUR }).unwrap_err();
    assert_eq!(
        refused.reasons,
        [
            "rugs is for 2, 3 or 4 players, not 5",
            "skip_rotation is about the variant's turn of Assam, and variant is off",
        ]
    );
}
