//! Messages: their shapes, and how they are sent.

use serde_json::{json, to_value};
use table::{Message, Prompt, Refusal, Seat, Shape};

#[test]
fn a_message_is_sent_with_the_kinds_of_its_arguments() {
    let message = Message::plain("told").with("who", Seat::new(1)).with("count", -3).with("what", "word");
    let message = message.with("where", "a1".to_owned());
    let args = json!({"who": {"seat": 2}, "count": {"number": -3}, "what": {"word": "word"}, "where": {"text": "a1"}});
    assert_eq!(to_value(&message).unwrap(), json!({"id": "told", "args": args}));
    let prompt = Prompt { ask: Message::plain("ask"), because: vec![Message::plain("cause")], then: Vec::new() };
    let because = json!([{"id": "cause", "args": {}}]);
    assert_eq!(to_value(&prompt).unwrap(), json!({"ask": {"id": "ask", "args": {}}, "because": because}));
    assert_eq!(Prompt::plain("ask"), Prompt { because: Vec::new(), ..prompt });
}

#[test]
fn a_shape_fits_id_and_arguments_in_order() {
    let message = Message::plain("told").with("who", Seat::new(0)).with("count", 1);
    assert!(Shape::new("told", &["who", "count"]).fits(&message));
    for (id, args) in [
        ("said", &["who", "count"][..]),
        ("told", &["count", "who"]),
        ("told", &["who"]),
        ("told", &["who", "count", "more"]),
        ("told", &[]),
    ] {
        assert!(!Shape::new(id, args).fits(&message), "{id} {args:?}");
    }
}

#[test]
fn a_refusal_is_the_id_of_a_sentence() {
    assert_eq!(to_value(Refusal::GAME_OVER).unwrap(), json!("refusal-game-over"));
    assert_eq!(Refusal::NOT_YOUR_TURN.to_string(), "refusal-not-your-turn");
    for refusal in [Refusal::NOT_YOUR_TURN, Refusal::CHANCE_FIRST, Refusal::NO_CHANCE_NOW, Refusal::GAME_OVER] {
        assert!(Refusal::SHAPES.iter().any(|shape| shape.fits(&refusal.message())), "{refusal}");
    }
}
