//! What goes over a wire: views, events and markets as JSON.

use crate::steps::{FOUR, THREE, TWO, Table};
use rugs::{BadMarket, Colour, Event, Market, Options, Place, View};
use serde_json::json;
use table::{Game, Seat, Viewer};

fn place(a: &str, b: &str) -> Place {
    Place::over(a.parse().unwrap(), b.parse().unwrap()).unwrap()
}

#[test]
fn a_view_as_json() {
    let mut table = Table::start(TWO);
    table.play("* y, * r, 1 e, * 3, 1 g5-g6, * b, 2 s, * 1");
    let view = table.game.view(&table.state, Viewer::Seat(Seat::new(1)));
    assert_eq!(view.viewer(), Viewer::Seat(Seat::new(1)));
    let text = concat!(
        r#"{"viewer":2,"phase":"lay","seat":2,"assam":{"square":"g5","facing":"south"},"#,
        r#""market":[{"square":"g5","colour":"yellow","other_half":"g6"},"#,
        r#"{"square":"g6","colour":"yellow","other_half":"g5"}],"#,
        r#""merchants":[{"dirhams":32,"rugs":[{"colour":"blue","unlaid":12},{"colour":"yellow","unlaid":11}],"#,
        r#""top":"blue","out":null},{"dirhams":28,"#,
        r#""rugs":[{"colour":"red","unlaid":12},{"colour":"green","unlaid":12}],"top":"red","out":null}]}"#,
    );
    assert_eq!(serde_json::to_string(&view).unwrap(), text);
    assert_eq!(serde_json::from_str::<View>(text).unwrap(), view);
}

#[test]
fn a_spectators_view_of_somebody_who_is_out() {
    let table = Table::composed(THREE, "7/7/2yr-r2/7/7/7/7 d4s 1f 10b2,80r2,x1");
    let view = table.game.view(&table.state, Viewer::Spectator);
    let text = concat!(
        r#"{"viewer":null,"phase":"face","seat":1,"assam":{"square":"d4","facing":"south"},"#,
        r#""market":[{"square":"c3","colour":"yellow","other_half":null},"#,
        r#"{"square":"d3","colour":"red","other_half":"e3"},{"square":"e3","colour":"red","other_half":"d3"}],"#,
        r#""merchants":[{"dirhams":10,"rugs":[{"colour":"blue","unlaid":2}],"top":null,"out":null},"#,
        r#"{"dirhams":80,"rugs":[{"colour":"red","unlaid":2}],"top":null,"out":null},"#,
        r#"{"dirhams":0,"rugs":[{"colour":"yellow","unlaid":0}],"top":null,"out":1}]}"#,
    );
    assert_eq!(serde_json::to_string(&view).unwrap(), text);
    assert_eq!(serde_json::from_str::<View>(text).unwrap(), view);
}

#[test]
fn everybody_sees_the_same() {
    let mut table = Table::start(FOUR);
    table.play("1 s, * 2, any, 2 w, * 1, any");
    let mut seen = Viewer::all(4).map(|viewer| {
        let mut json = serde_json::to_value(table.game.view(&table.state, viewer)).unwrap();
        json["viewer"].take();
        json
    });
    let first = seen.next().unwrap();
    assert!(seen.all(|other| other == first));
}

#[test]
fn a_broken_view_is_refused() {
    let table = Table::start(FOUR);
    let view = serde_json::to_value(table.game.view(&table.state, Viewer::Spectator)).unwrap();
    let refused = |field: &str, value: serde_json::Value| {
        let mut broken = view.clone();
        broken[field] = value;
        serde_json::from_value::<View>(broken).unwrap_err().to_string()
    };
    let merchant = &view["merchants"][0];
    assert_eq!(
        refused("merchants", json!([merchant, merchant, merchant, merchant, merchant])),
        "a market has at most four merchants"
    );
    assert_eq!(refused("seat", json!(5)), "the turn is that of a merchant who is not there");
    assert_eq!(refused("merchants", json!([])), "the turn is that of a merchant who is not there");
    assert!(refused("phase", json!("sleep")).starts_with("unknown variant `sleep`"));
    assert_eq!(
        refused("assam", json!({ "square": "h1", "facing": "north" })),
        "“h1” is no square: expected a letter from a to g and a number from 1 to 7"
    );
}

#[test]
fn a_market_as_json() {
    let mut market = Market::default();
    market.lay(place("a1", "b1"), rugs::Colour::Blue);
    market.lay(place("b1", "b2"), rugs::Colour::Green);
    let json = json!([
        { "square": "a1", "colour": "blue", "other_half": null },
        { "square": "b1", "colour": "green", "other_half": "b2" },
        { "square": "b2", "colour": "green", "other_half": "b1" },
    ]);
    assert_eq!(serde_json::to_value(market).unwrap(), json);
    assert_eq!(serde_json::from_value::<Market>(json).unwrap(), market);
}

/// Every reason why halves make no market, with halves that give it.
#[test]
fn a_broken_market_is_refused() {
    let half = |square: &str, colour: &str, other: Option<&str>| json!({ "square": square, "colour": colour, "other_half": other });
    let cases = [
        (
            json!([half("a1", "blue", None), half("c4", "red", None), half("a1", "red", None)]),
            BadMarket::Twice("a1".parse().unwrap()),
            "two rugs lie open on a1",
        ),
        (
            json!([half("a1", "blue", Some("c1")), half("c1", "blue", Some("a1"))]),
            BadMarket::Apart("a1".parse().unwrap(), "c1".parse().unwrap()),
            "a1 and c1 are not side by side and cannot show one rug",
        ),
        (
            json!([half("a1", "blue", Some("a1"))]),
            BadMarket::Apart("a1".parse().unwrap(), "a1".parse().unwrap()),
            "a1 and a1 are not side by side and cannot show one rug",
        ),
        (
            json!([half("a1", "blue", Some("b1")), half("b1", "red", Some("a1"))]),
            BadMarket::NotOneColour(place("a1", "b1")),
            "a1-b1 does not show one colour, so no whole rug lies there",
        ),
        (
            json!([half("a1", "blue", Some("a2"))]),
            BadMarket::NotOneColour(place("a1", "a2")),
            "a1-a2 does not show one colour, so no whole rug lies there",
        ),
        (
            json!([half("a1", "blue", Some("b1")), half("b1", "blue", Some("c1")), half("c1", "blue", Some("b1"))]),
            BadMarket::Overlap(place("b1", "c1")),
            "the whole rug on b1-c1 overlaps another whole rug",
        ),
        (
            json!([half("a1", "blue", Some("b1")), half("b1", "blue", None)]),
            BadMarket::OneSided("b1".parse().unwrap()),
            "the halves of the rug on b1 do not name each other",
        ),
    ];
    for (json, fault, message) in cases {
        let halves: Vec<rugs::Half> = serde_json::from_value(json.clone()).unwrap();
        assert_eq!(Market::try_from(halves), Err(fault));
        assert_eq!(serde_json::from_value::<Market>(json).unwrap_err().to_string(), message);
    }
}

#[test]
fn events_as_json() {
    let told = |options: Options, position: &str, step: &str| {
        let mut table = Table::composed(options, position);
        let mut events: Vec<Event> = Vec::new();
        match table.game.turn(&table.state) {
            table::Turn::Seat { seat } => {
                table.game.apply(&mut table.state, seat, step.parse().unwrap(), &mut events).unwrap();
            }
            _ => table.game.settle(&mut table.state, step.parse().unwrap(), &mut events).unwrap(),
        }
        serde_json::to_value(events).unwrap()
    };
    let variant = Options { variant: true, skip_rotation: true, ..THREE };
    assert_eq!(
        told(FOUR, "7/7/7/7/7/7/7 d4s 1f 30b12,30r12,30y12,30g12", "e"),
        json!([{ "event": "faced", "seat": 1, "direction": "east" }])
    );
    assert_eq!(
        told(THREE, "7/7/2b-b3/4r-r1/7/7/7 d4n 3t 40b0,49r0,1y1", "1"),
        json!([
            { "event": "walked", "seat": 3, "slippers": 1, "path": [
                { "square": "d4", "facing": "north" },
                { "square": "d3", "facing": "north" },
            ] },
            { "event": "paid", "seat": 3, "to": 1, "owed": 2, "paid": 1 },
            { "event": "went_out", "seat": 3 },
            { "event": "ended" },
        ])
    );
    assert_eq!(
        told(TWO, "7/7/7/2r-r3/7/7/7 d5s 1l 30b1y3^b,30r2g2^r", "c5-c6"),
        json!([
            { "event": "laid", "seat": 1, "colour": "blue", "squares": ["c5", "c6"] },
            { "event": "drew", "seat": 1, "colour": "yellow" },
        ])
    );
    let rotate = "7/7/3b|3/3b3/7/7/7 d5s 1r 30b14,30r15,30y15";
    assert_eq!(told(variant, rotate, "e"), json!([{ "event": "rotated", "seat": 1, "direction": "east" }]));
    assert_eq!(told(variant, rotate, "s"), json!([{ "event": "kept_facing", "seat": 1, "direction": "south" }]));
}

#[test]
fn a_place_and_a_square_are_written_the_same_everywhere() {
    let place = place("d4", "c4");
    assert_eq!((place.to_string(), format!("{place:?}")), ("c4-d4".to_owned(), "c4-d4".to_owned()));
    assert_eq!(format!("{:?}", place.squares()), "[c4, d4]");
    assert_eq!(serde_json::to_string(&place).unwrap(), r#"["c4","d4"]"#);
}

#[test]
fn whoever_has_laid_all_has_no_next_rug() {
    let table = Table::composed(THREE, "7/7/2b-b3/7/7/7/7 d4s 2f 30b0,30r1,30y1");
    let next = |seat| table.game.next_rug(&table.state, Seat::new(seat));
    assert_eq!([0, 1, 2].map(next), [None, Some(Colour::Red), Some(Colour::Yellow)]);
}
