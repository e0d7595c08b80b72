//! A game being played, and the same through the form that does not know which game it is.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use sealed::{Options, Sealed};
use serde_json::{Value, json, to_value};
use table::{
    AnyEvent, AnyMatch, BadStep, Game, Match, Offer, Refusal, Seat, Seats, Silent, Step, Turn, Viewer, Weighed,
};

const DEAL: [&str; 6] = ["* sun", "* moon", "* star", "* sun", "* star", "* star"];
const REST: [&str; 8] =
    ["1 sun | 2 star", "1 shake", "* fall 003", "1 moon | 2 star", "2 keep", "1 star | 2 sun", "2 shake", "* fall 00c"];

fn fresh() -> Match<Sealed> {
    let game = Sealed::with(Options { players: 2 }).expect("a table for two");
    Match::new(Arc::new(game), vec!["Ada".to_owned(), "Bo".to_owned()]).expect("a name for every seat")
}

fn hosted(steps: &[&[&str]]) -> Box<dyn AnyMatch> {
    let mut hosted: Box<dyn AnyMatch> = Box::new(fresh());
    hosted.take(&steps.concat()).unwrap_or_else(|(at, reason)| panic!("step {at}: {reason}"));
    hosted
}

/// What a seat may do, as text.
fn actions(hosted: &dyn AnyMatch, number: u64) -> Vec<String> {
    let choices = hosted.legal(seat(number));
    assert!(choices.is_sorted_by(|a, b| a.number < b.number), "each with its own number");
    choices.into_iter().map(|choice| choice.action).collect()
}

fn seat(number: u64) -> Seat {
    Seat::numbered(number).expect("a seat")
}

fn together(numbers: &[u64]) -> Turn {
    Turn::Together { seats: numbers.iter().map(|&number| seat(number)).collect::<Seats>() }
}

/// All that can be asked, to see whether anything has changed.
fn everything(hosted: &dyn AnyMatch) -> Value {
    let views: Vec<Value> = Viewer::all(2).map(|who| hosted.view(who).into()).collect();
    let seats = Seat::all(2).map(|seat| json!([hosted.legal(seat), hosted.prompt(seat)]));
    json!([
        hosted.position(),
        hosted.turn(),
        hosted.steps(),
        views,
        seats.collect::<Vec<_>>(),
        hosted.offer(),
        hosted.standing(),
        hosted.record().to_string(),
    ])
}

fn seen(events: &[Box<dyn AnyEvent>], who: Viewer) -> Vec<Value> {
    events.iter().filter_map(|event| event.seen_by(who)).map(|(seen, _)| seen.into()).collect()
}

#[test]
fn a_game_goes_from_start_to_end() {
    let mut hosted = hosted(&[]);
    assert_eq!((hosted.game(), hosted.options()), ("sealed", json!({"players": 2})));
    assert_eq!(hosted.names(), ["Ada", "Bo"]);
    assert_eq!(hosted.turn(), Turn::Chance);
    hosted.take(&DEAL).ok().unwrap();
    assert_eq!(hosted.turn(), together(&[1, 2]));
    assert_eq!(actions(hosted.as_ref(), 1), ["moon", "star", "sun"]);
    assert_eq!(actions(hosted.as_ref(), 2), ["star", "sun"]);
    hosted.take(&REST[..1]).ok().unwrap();
    assert_eq!(
        (hosted.turn(), actions(hosted.as_ref(), 1)),
        (Turn::of(seat(1)), vec!["keep".to_owned(), "shake".to_owned()])
    );
    assert!(hosted.legal(seat(2)).is_empty() && hosted.prompt(seat(2)).is_none());
    let cause = json!([{"id": "sealed-highest", "args": {"player": {"seat": 1}, "card": {"word": "sealed-sun"}}}]);
    let prompt = json!({"ask": {"id": "sealed-ask-decide", "args": {}}, "because": cause});
    assert_eq!(to_value(hosted.prompt(seat(1))).unwrap(), prompt);
    hosted.take(&REST[1..]).ok().unwrap();
    assert_eq!((hosted.turn(), hosted.steps()), (Turn::Over, 14));
    let line = |seat: u8, rank: u8, kept: u8, fallen: u8| {
        let sources = json!({"sealed-points-kept": kept, "sealed-points-fallen": fallen});
        json!({"seat": seat, "rank": rank, "points": kept + fallen, "sources": sources})
    };
    assert_eq!(to_value(hosted.standing()).unwrap(), json!([line(1, 2, 0, 2), line(2, 1, 2, 2)]));
}

#[test]
fn there_is_a_name_for_every_seat() {
    let game = Arc::new(Sealed::with(Options { players: 3 }).unwrap());
    let reason = Match::new(game, vec!["Ada".to_owned()]).unwrap_err();
    assert_eq!(reason.to_string(), "1 names for 3 seats");
}

#[test]
fn terms_are_refused_with_all_reasons() {
    let components = Some("sun 3\ncloud 1\nmoon 10".to_owned());
    let terms = table::Terms { rules: 2, options: Options { players: 5 }, components };
    let reason = Sealed::new(terms).unwrap_err().to_string();
    let cards = "“cloud 1” is no card and its worth from 1 to 9; “moon 10” is no card and its worth from 1 to 9";
    assert_eq!(reason, format!("sealed is for 2 or 3 players; {cards}"));
}

#[test]
fn choices_are_one_step_in_any_order_and_hidden_until_then() {
    let dealt = hosted(&[&DEAL]);
    let mut at_once = dealt.copy();
    at_once.take(&["1 sun | 2 star"]).ok().unwrap();
    for order in [["1 sun", "2 star"], ["2 star", "1 sun"]] {
        let mut hosted = dealt.copy();
        hosted.take(&order[..1]).ok().unwrap();
        let (first, other) = if order[0].starts_with('1') { (1, 2) } else { (2, 1) };
        assert_eq!(hosted.turn(), together(&[other]));
        assert_eq!(hosted.steps(), DEAL.len(), "a choice is no step before all have chosen");
        let [other, nobody] = [Viewer::Seat(seat(other)), Viewer::Spectator].map(|who| Value::from(hosted.view(who)));
        assert_eq!(other["chosen"], json!(null));
        assert_eq!(other["ready"], json!([first]));
        assert_eq!(nobody["hand"], json!(null));
        let record = hosted.record();
        assert_eq!((record.steps.len(), record.digests.len()), (DEAL.len(), 0), "nor does the record tell of it");
        hosted.take(&order[1..]).ok().unwrap();
        assert_eq!(everything(&*hosted), everything(&*at_once));
        assert_eq!(hosted.record().steps.last().map(ToString::to_string).as_deref(), Some("1 sun | 2 star"));
    }
}

#[test]
fn events_show_everybody_what_is_theirs_to_know() {
    let mut hosted = hosted(&[&DEAL[..5]]);
    let told = hosted.take(&["* star", "1 sun"]).ok().unwrap();
    let of = |first: &str, second: &str| {
        let card = |text: &str| if text.is_empty() { Value::Null } else { json!(text) };
        vec![
            json!({"event": "dealt", "seat": 2, "card": card(first)}),
            json!({"event": "chose", "seat": 1, "card": card(second)}),
        ]
    };
    assert_eq!(seen(&told, Viewer::Seat(seat(1))), of("", "sun"));
    assert_eq!(seen(&told, Viewer::Seat(seat(2))), of("star", ""));
    assert_eq!(seen(&told, Viewer::Spectator), of("", ""));
    let message = |who| told[1].seen_by(who).map(|(_, message)| message.id);
    assert_eq!(message(Viewer::Seat(seat(1))), Some("sealed-chose-card"));
    assert_eq!(message(Viewer::Spectator), Some("sealed-chose"));
}

#[test]
fn take_is_all_or_nothing() {
    let refused = |refusal: &'static str| BadStep::Refused(Refusal(refusal));
    let unreadable = |text: &str| BadStep::Unreadable(text.to_owned());
    let no_seat = |seat: &str| BadStep::NoSeat { seat: seat.to_owned(), seats: 2 };
    let no_step = |text| format!("“{text}” is no step: expected a seat and an action, or * and an outcome");
    let cases: [(&[&str], usize, BadStep); 15] = [
        (&["* sun"], 0, refused("refusal-no-chance-now")),
        (&["1 sun", "1 keep"], 1, refused("sealed-refusal-choose-a-card")),
        (&["1 sun | 2 star", "1 shake | 2 keep"], 1, BadStep::NotTogether),
        (&["1 sun | 2 moon"], 0, refused("sealed-refusal-no-such-card")),
        (&["1 sun | 2 star", "2 keep"], 1, refused("refusal-not-your-turn")),
        (&["1 sun | 2 star", "1 shake", "* fall 003", "1 sun"], 3, refused("sealed-refusal-no-such-card")),
        (&["1 sun | 2 star", "1 shake", "* fall fff1"], 2, refused("sealed-refusal-not-in-the-tower")),
        (&["1 sun", "2 jump"], 1, unreadable("“jump”: expected moon, star, sun, keep or shake")),
        (
            &["1 sun | 2 star", "1 shake", "* rise"],
            2,
            unreadable("“rise”: expected moon, star, sun, or fall and a hexadecimal number"),
        ),
        (&["1 sun", "sun"], 1, unreadable(&no_step("sun"))),
        (&["1 sun | 2 star", ""], 1, unreadable(&no_step(""))),
        (&["3 sun"], 0, no_seat("3")),
        // Any number is refused by the table.
        (&["9 sun"], 0, no_seat("9")),
        (&["1 sun", "0 sun"], 1, no_seat("0")),
        (&["1 sun | 18446744073709551616 star"], 0, no_seat("18446744073709551616")),
    ];
    let mut hosted = hosted(&[&DEAL]);
    let before = everything(&*hosted);
    for (steps, at, reason) in cases {
        assert_eq!(hosted.take(steps).err(), Some((at, reason)), "{steps:?}");
        assert_eq!(everything(&*hosted), before, "{steps:?}");
    }
    assert!(hosted.take(&[]).is_ok_and(|told| told.is_empty()));
    assert_eq!(everything(&*hosted), before);
}

#[test]
fn a_choice_may_be_replaced_until_the_last_has_chosen() {
    let mut hosted = hosted(&[&DEAL]);
    let mut straight = hosted.copy();
    straight.take(&["1 star | 2 sun"]).ok().unwrap();
    hosted.take(&["1 sun"]).ok().unwrap();
    let chosen = everything(&*hosted);
    let refused = hosted.take(&["1 shake"]).err();
    assert_eq!(refused, Some((0, BadStep::Refused(Refusal("sealed-refusal-choose-a-card")))));
    assert_eq!(everything(&*hosted), chosen, "what is refused replaces nothing");
    hosted.take(&["1 moon"]).ok().unwrap();
    assert_eq!(hosted.turn(), Turn::Together { seats: Seats::one(seat(2)) });
    hosted.take(&["1 star", "2 sun"]).ok().unwrap();
    assert_eq!(everything(&*hosted), everything(&*straight));
    assert_eq!(hosted.record(), straight.record());
    // Now all have chosen, and nobody may choose again.
    assert!(hosted.take(&["1 sun"]).is_err());
}

#[test]
fn a_copy_goes_its_own_way() {
    let hosted = hosted(&[&DEAL]);
    let before = everything(&*hosted);
    let mut copy = hosted.copy();
    assert_eq!(everything(&*copy), before);
    copy.take(&REST).ok().unwrap();
    assert_ne!(everything(&*copy), before);
    assert_eq!(everything(&*hosted), before);
}

/// Whatever is played ahead is part of the match only once it is adopted, digests included.
#[test]
fn a_match_adopts_what_was_played_ahead() {
    let steps = [&DEAL[..], &REST[..]].concat();
    let mut hosted: Box<dyn AnyMatch> = Box::new(fresh());
    // One by one, and the choices of several seats apart.
    let apart: Vec<&str> = steps.iter().flat_map(|step| step.split(" | ")).collect();
    for (number, step) in apart.iter().enumerate() {
        let (before, record) = (everything(&*hosted), hosted.record());
        let mut ahead = hosted.advance();
        assert!(ahead.take("1 nonsense").is_err());
        let told = ahead.take(step).ok().unwrap().len();
        assert_eq!((everything(&*hosted), hosted.record()), (before, record), "step {number}");
        let mut straight = hosted.copy();
        assert_eq!(straight.take(&[step]).ok().unwrap().len(), told);
        assert_eq!((ahead.turn(), ahead.steps()), (straight.turn(), straight.steps() - hosted.steps()));
        hosted.adopt(ahead);
        assert_eq!((everything(&*hosted), hosted.record()), (everything(&*straight), straight.record()));
    }
    let mut at_once: Box<dyn AnyMatch> = Box::new(fresh());
    let mut ahead = at_once.advance();
    apart.iter().for_each(|step| drop(ahead.take(step).ok().unwrap()));
    at_once.adopt(ahead);
    assert_eq!((everything(&*at_once), at_once.record()), (everything(&*hosted), hosted.record()));
}

#[test]
#[should_panic(expected = "adopted by the match that they follow")]
fn a_match_that_has_gone_on_adopts_nothing() {
    let mut hosted = hosted(&[&DEAL[..2]]);
    let mut ahead = hosted.advance();
    ahead.take(DEAL[2]).ok().unwrap();
    hosted.take(&DEAL[2..3]).ok().unwrap();
    hosted.adopt(ahead);
}

#[test]
fn chance_offers_what_may_come() {
    let listed = |list: &[(&str, u32)]| {
        let weighed = |&(outcome, weight): &(&str, u32)| Weighed { outcome: outcome.to_owned(), weight };
        Some(Offer::Listed(list.iter().map(weighed).collect()))
    };
    let mut hosted = hosted(&[]);
    assert_eq!(hosted.offer(), listed(&[("moon", 4), ("star", 4), ("sun", 4)]));
    hosted.take(&["* sun", "* sun", "* sun", "* sun", "* moon"]).ok().unwrap();
    assert_eq!(hosted.offer(), listed(&[("moon", 3), ("star", 4)]));
    assert_eq!(hosted.likelihood("moon"), Ok(3.0 / 7.0));
    assert_eq!(hosted.likelihood("sun"), Ok(0.0));
    assert_eq!(hosted.likelihood("fall 001"), Ok(0.0));
    let reason = hosted.likelihood("rain").unwrap_err().to_string();
    assert_eq!(reason, "“rain”: expected moon, star, sun, or fall and a hexadecimal number");
    let sent = json!({"listed": [{"outcome": "moon", "weight": 3}, {"outcome": "star", "weight": 4}]});
    assert_eq!(to_value(hosted.offer()).unwrap(), sent);
    hosted.take(&["* star"]).ok().unwrap();
    assert_eq!(hosted.offer(), None, "nobody waits for chance");
    hosted.take(&["1 sun | 2 moon", "1 shake"]).ok().unwrap();
    assert_eq!(hosted.offer(), Some(Offer::TooMany));
    assert_eq!(to_value(hosted.offer()).unwrap(), json!("too_many"));
    assert_eq!(hosted.likelihood("fall 801"), Ok(1.0 / 4096.0));
    hosted.take(&["* fall 801"]).ok().unwrap();
    assert_eq!(hosted.likelihood("fall 002"), Ok(0.0), "nobody waits for chance");
}

#[test]
fn a_draw_is_a_step_that_could_have_been_given() {
    for number in 0..50 {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let mut drawn = hosted(&[]);
        let mut given = hosted(&[]);
        for _ in 0..6 {
            let (outcome, events) = drawn.draw(&mut rng).unwrap();
            assert!(given.likelihood(&outcome).unwrap() > 0.0);
            let told = given.take(&[&format!("* {outcome}")]).ok().unwrap();
            for who in Viewer::all(2) {
                assert_eq!(seen(&events, who), seen(&told, who));
            }
            assert_eq!(everything(&*given), everything(&*drawn));
        }
        let before = everything(&*drawn);
        assert!(drawn.draw(&mut rng).is_none(), "nobody waits for chance");
        assert_eq!(everything(&*drawn), before);
    }
    let mut shaken = hosted(&[&DEAL, &REST[..2]]);
    let (outcome, _) = shaken.draw(&mut ChaCha8Rng::seed_from_u64(1)).unwrap();
    assert!(outcome.starts_with("fall ") && shaken.record().to_string().contains(&format!("\n* {outcome}\n")));
}

#[test]
fn a_position_can_be_set_up_even_among_choices() {
    let hosted = hosted(&[&DEAL, &["2 star"]]);
    let mut again = hosted.set_up(&hosted.position()).ok().unwrap();
    assert_eq!((again.position(), again.turn(), again.steps()), (hosted.position(), together(&[1]), 0));
    assert_eq!((again.names(), again.options()), (hosted.names(), hosted.options()));
    assert_eq!(again.record().header.start, Some(hosted.position()));
    again.take(&["1 sun", "1 keep"]).ok().unwrap();
    assert_eq!(again.record().steps.iter().map(ToString::to_string).collect::<Vec<_>>(), ["1 sun", "1 keep"]);
    let replayed = Match::<Sealed>::replay(&again.record(), usize::MAX, None, |_, _| {}).unwrap();
    assert_eq!(AnyMatch::position(&replayed), again.position());
    assert_eq!(replayed.record(), again.record());
}

#[test]
fn a_position_that_cannot_be_is_not_set_up() {
    let hosted = hosted(&[&DEAL]);
    let names = |position: &str| {
        let reasons = hosted.set_up(position).err().unwrap_or_default();
        reasons.iter().map(|violation| violation.name).collect::<Vec<_>>()
    };
    assert_eq!(names("nonsense"), ["notation"]);
    assert_eq!(names(&hosted.position().replace("4095", "4094")), ["tower"]);
    let twice = hosted.position().replace("4095", "4094").replace("\"kept\":[0", "\"kept\":[1");
    assert_eq!(names(&twice), ["tower", "points"]);
}

#[test]
fn a_match_knows_its_steps_and_refuses_without_change() {
    let mut played = fresh();
    let step = |text: &str| text.parse::<Step<String, String>>().unwrap();
    for text in DEAL {
        played.take(&step(text), &mut Silent).unwrap();
    }
    let before = *played.state();
    let mut told = Vec::new();
    let sun = "sun".parse().unwrap();
    assert_eq!(played.apply(seat(1), "keep".parse().unwrap(), &mut told), Err(Refusal("sealed-refusal-choose-a-card")));
    assert_eq!(played.settle("moon".parse().unwrap(), &mut told), Err(Refusal::NO_CHANCE_NOW));
    assert_eq!((played.state(), told.len(), played.steps().len()), (&before, 0, 6));
    played.apply(seat(2), sun, &mut told).unwrap();
    assert_eq!((told.len(), played.steps().len()), (1, 6));
    played.apply(seat(1), sun, &mut told).unwrap();
    assert_eq!((told.len(), played.steps().len()), (4, 7), "a choice, and two cards turned over");
    assert_eq!(played.steps()[6], Step::Act(vec![(seat(1), sun), (seat(2), sun)]));
    assert_eq!(played.turn(), together(&[1, 2]), "equal cards, so nobody decides");
}

#[test]
fn a_match_goes_back_to_any_step() {
    let whole = hosted(&[&DEAL, &REST]);
    for steps in 0..=DEAL.len() + REST.len() {
        let mut back = whole.copy();
        back.rewind(steps);
        let all: Vec<&str> = DEAL.iter().chain(&REST).copied().take(steps).collect();
        assert_eq!(everything(&*back), everything(&*hosted(&[&all])), "after {steps} steps");
    }
}

#[test]
fn going_back_forgets_what_was_chosen_so_far() {
    let mut hosted = hosted(&[&DEAL]);
    let before = everything(&*hosted);
    hosted.take(&["2 star"]).expect("it has a star");
    assert_ne!(everything(&*hosted), before);
    hosted.rewind(DEAL.len());
    assert_eq!(everything(&*hosted), before);
}

#[test]
fn a_seat_that_has_chosen_is_still_told_what_it_could_choose() {
    let mut hosted = hosted(&[&DEAL]);
    let before = (actions(&*hosted, 2), hosted.prompt(seat(2)));
    assert!(before.1.is_some());
    hosted.take(&["2 star"]).expect("it has a star");
    assert_eq!(hosted.chosen(seat(2)).as_deref(), Some("star"));
    assert_eq!(hosted.chosen(seat(1)), None);
    assert_eq!((actions(&*hosted, 2), hosted.prompt(seat(2))), before);
    hosted.take(&["1 sun"]).expect("it has a sun");
    assert_eq!(hosted.chosen(seat(2)), None, "now it is out");
}

#[test]
fn a_view_can_be_written_as_json() {
    let hosted = hosted(&[&DEAL, &REST]);
    for who in Viewer::all(2) {
        let tree = hosted.view(who);
        let text = serde_json::to_string(&tree).expect("a tree can be written");
        assert_eq!(serde_json::from_str::<Value>(&text).expect("as JSON"), Value::from(tree));
    }
}

/// What an action itself brings is told without what follows by itself, and changes nothing.
#[test]
fn an_action_is_foreseen_without_what_follows() {
    let mut hosted = hosted(&[&DEAL, &REST[..7]]);
    hosted.rewind(DEAL.len() + 4);
    let before = everything(hosted.as_ref());
    let foreseen = hosted.foresee(seat(2), " keep ").unwrap();
    let kept = json!({"event": "kept", "seat": 2, "card": "star"});
    assert_eq!(seen(&foreseen.events, Viewer::Seat(seat(2))), [kept]);
    assert_eq!(foreseen.standing.points(seat(2)), hosted.standing().points(seat(2)) + 2);
    assert_eq!(Value::from(foreseen.view)["phase"], Value::from(hosted.view(Viewer::Seat(seat(2))))["phase"]);
    assert_eq!(everything(hosted.as_ref()), before);

    let refused = |number, action| hosted.foresee(seat(number), action).err().unwrap();
    assert_eq!(refused(1, "keep"), BadStep::Refused(Refusal("refusal-not-your-turn")));
    assert_eq!(refused(3, "keep"), BadStep::NoSeat { seat: "3".to_owned(), seats: 2 });
    assert_eq!(refused(2, "jump"), BadStep::Unreadable("“jump”: expected moon, star, sun, keep or shake".to_owned()));
}
