//! Ranks with ties, points by source, and their JSON form.

use serde_json::json;
use table::{MAX_SOURCES, Seat, Standing};

const SOURCES: &[&str] = &["coins", "goods"];

fn standing(points: &[[i16; 2]]) -> Standing {
    let mut standing = Standing::new(points.len(), SOURCES);
    for (seat, [coins, goods]) in Seat::all(points.len()).zip(points) {
        standing.set(seat, "coins", *coins);
        standing.set(seat, "goods", *goods);
    }
    standing
}

fn ranks(standing: &Standing) -> Vec<u8> {
    standing.seats().map(|seat| standing.rank(seat)).collect()
}

#[test]
fn equals_share_a_rank_and_leave_a_gap() {
    for (points, expected) in [
        (vec![[1, 0], [2, 0], [3, 0]], vec![3, 2, 1]),
        (vec![[1, 1], [2, 0], [3, 0]], vec![2, 2, 1]),
        (vec![[4, 1], [2, 3], [0, 5], [1, 0]], vec![1, 1, 1, 4]),
        (vec![[0, 0], [-1, 0], [0, -1]], vec![1, 2, 2]),
        (vec![[7, 0]], vec![1]),
    ] {
        let mut standing = standing(&points);
        assert_eq!(ranks(&standing), vec![1; points.len()], "nobody is ahead before ranks are given");
        standing.rank_by(|seat, standing| standing.points(seat));
        assert_eq!(ranks(&standing), expected, "{points:?}");
        let winners: Vec<Seat> = standing.seats().filter(|seat| expected[seat.index()] == 1).collect();
        assert_eq!(standing.winners().iter().collect::<Vec<_>>(), winners);
    }
}

#[test]
fn a_tie_may_be_broken_by_a_second_key() {
    let mut standing = standing(&[[4, 1], [2, 3], [2, 3]]);
    let goods = |seat, standing: &Standing| standing.by_source(seat).nth(1).map(|(_, points)| points);
    standing.rank_by(|seat, standing| (standing.points(seat), goods(seat, standing)));
    assert_eq!(ranks(&standing), [3, 1, 1]);
}

#[test]
fn points_are_the_sum_of_their_sources() {
    let standing = standing(&[[i16::MAX, i16::MAX], [-3, 5]]);
    assert_eq!(standing.points(Seat::new(0)), 2 * i32::from(i16::MAX));
    assert_eq!(standing.points(Seat::new(1)), 2);
    assert_eq!(standing.by_source(Seat::new(1)).collect::<Vec<_>>(), [("coins", -3), ("goods", 5)]);
}

#[test]
fn json_has_a_line_for_each_seat() {
    let mut standing = standing(&[[3, 1], [-2, 6], [0, 0]]);
    standing.rank_by(|seat, standing| standing.points(seat));
    let expected = json!([
        {"seat": 1, "rank": 1, "points": 4, "sources": {"coins": 3, "goods": 1}},
        {"seat": 2, "rank": 1, "points": 4, "sources": {"coins": -2, "goods": 6}},
        {"seat": 3, "rank": 3, "points": 0, "sources": {"coins": 0, "goods": 0}},
    ]);
    assert_eq!(serde_json::to_string(&standing).unwrap(), expected.to_string());
}

#[test]
#[should_panic(expected = "a source of points that the game named")]
fn an_unnamed_source_gives_nothing() {
    standing(&[[0, 0]]).set(Seat::new(0), "luck", 1);
}

#[test]
#[should_panic(expected = "more sources of points than a standing holds")]
fn there_is_an_end_to_sources() {
    let _ = Standing::new(2, &["more"; MAX_SOURCES + 1]);
}
