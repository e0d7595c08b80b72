//! Seats, sets of seats, viewers and turns, in text and in JSON.

use serde_json::{from_str, json, to_value};
use table::{MAX_SEATS, NoSeat, Seat, Seats, Turn, Viewer};

fn seats(numbers: &[u64]) -> Seats {
    numbers.iter().filter_map(|&number| Seat::numbered(number)).collect()
}

#[test]
fn a_seat_counts_from_one_for_people() {
    for (index, seat) in Seat::all(MAX_SEATS).enumerate() {
        let number = index as u64 + 1;
        assert_eq!(seat.index(), index);
        assert_eq!(seat.to_string(), number.to_string());
        assert_eq!(number.to_string().parse(), Ok(seat));
        assert_eq!(to_value(seat).unwrap(), json!(number));
        assert_eq!(from_str::<Seat>(&number.to_string()).unwrap(), seat);
        assert_eq!(Seat::numbered(number), Some(seat));
        assert_eq!(format!("{seat:?}"), format!("Seat {number}"));
    }
    assert_eq!(Seat::all(3).len(), 3);
    assert_eq!(Seat::all(3).next_back(), Some(Seat::new(2)));
}

#[test]
fn what_is_no_seat_is_refused() {
    for text in ["0", "9", "257", "18446744073709551615"] {
        assert_eq!(text.parse::<Seat>(), Err(NoSeat), "{text}");
        assert!(from_str::<Seat>(text).is_err(), "{text}");
    }
    for text in ["", "one", "-1", "+1", "01", "1.0", " 1", "18446744073709551616"] {
        let reason = text.parse::<Seat>().unwrap_err();
        assert_eq!(reason.to_string(), "seats are numbered from 1 to 8", "{text}");
    }
    assert_eq!(NoSeat.to_string(), "seats are numbered from 1 to 8");
    assert!(from_str::<Seat>("\"1\"").is_err() && from_str::<Seat>("-1").is_err() && from_str::<Seat>("null").is_err());
}

#[test]
#[should_panic(expected = "no table has that many seats")]
fn there_is_no_ninth_seat() {
    let _ = Seat::new(8);
}

#[test]
fn a_set_of_seats_is_a_set() {
    let mut set = Seats::NONE;
    assert!(set.is_empty());
    for number in [3, 1, 3, 8] {
        set.insert(Seat::new(number - 1));
    }
    assert_eq!((set, set.len()), (seats(&[1, 3, 8]), 3));
    assert!(set.contains(Seat::new(7)) && !set.contains(Seat::new(1)) && !set.is_empty());
    set.remove(Seat::new(2));
    set.remove(Seat::new(2));
    assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 7]);
    assert_eq!(format!("{set:?}"), "{Seat 1, Seat 8}");
    assert_eq!(Seats::one(Seat::new(4)), seats(&[5]));
    for count in 0..=MAX_SEATS {
        assert_eq!(Seats::all(count), Seat::all(count).collect());
        assert_eq!(Seats::all(count).len(), count);
    }
}

#[test]
fn seats_in_json_are_a_list() {
    for set in (0..256u32).map(|bits| Seat::all(8).filter(|seat| bits >> seat.index() & 1 == 1).collect::<Seats>()) {
        let list = to_value(set).unwrap();
        assert_eq!(list.as_array().map(Vec::len), Some(set.len()));
        assert_eq!(from_str::<Seats>(&list.to_string()).unwrap(), set);
    }
    assert_eq!(to_value(seats(&[2, 7])).unwrap(), json!([2, 7]));
    assert_eq!(from_str::<Seats>("[7, 2, 7]").unwrap(), seats(&[2, 7]));
    assert!(from_str::<Seats>("[0]").is_err() && from_str::<Seats>("6").is_err());
}

#[test]
fn a_viewer_is_a_seat_or_null() {
    assert_eq!(to_value(Viewer::Seat(Seat::new(1))).unwrap(), json!(2));
    assert_eq!(to_value(Viewer::Spectator).unwrap(), json!(null));
    for who in Viewer::all(3) {
        assert_eq!(from_str::<Viewer>(&to_value(who).unwrap().to_string()).unwrap(), who);
    }
    assert!(from_str::<Viewer>("0").is_err() && from_str::<Viewer>("\"spectator\"").is_err());
    let all: Vec<Viewer> = Viewer::all(2).collect();
    assert_eq!(all, [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator]);
    assert_eq!(all[1].seat(), Some(Seat::new(1)));
    assert_eq!(Viewer::Spectator.seat(), None);
}

#[test]
fn a_turn_tells_what_it_waits_for() {
    let turns = [
        (Turn::of(Seat::new(1)), json!({"waits_for": "seat", "seat": 2}), seats(&[2])),
        (Turn::Together { seats: seats(&[1, 3]) }, json!({"waits_for": "together", "seats": [1, 3]}), seats(&[1, 3])),
        (Turn::Chance, json!({"waits_for": "chance"}), Seats::NONE),
        (Turn::Over, json!({"waits_for": "over"}), Seats::NONE),
    ];
    for (turn, sent, waiting) in turns {
        assert_eq!(to_value(turn).unwrap(), sent);
        assert_eq!(from_str::<Turn>(&sent.to_string()).unwrap(), turn);
        assert_eq!(turn.seats(), waiting);
    }
}
