//! A table that a test plays at: it takes steps as a record writes them, and tells what happened in short sentences.

#![allow(dead_code, reason = "no test needs all of it")]

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::{Assam, Colour, Event, Options, Rugs, State, View};
use serde_json::{Value, json};
use table::{BadStep, Game, Seat, Step, Turn, Violation};

/// Four players, three, or two, by the rulebook.
pub(crate) const FOUR: Options = Options { players: 4, variant: false, cover_own: false, skip_rotation: false };
pub(crate) const THREE: Options = Options { players: 3, ..FOUR };
pub(crate) const TWO: Options = Options { players: 2, ..FOUR };

/// A game being played by a test, which is the host as well: it says what the die shows and which rug turns up.
pub(crate) struct Table {
    pub(crate) game: Rugs,
    pub(crate) state: State,
}

impl Table {
    /// A table at the start of a game.
    pub(crate) fn start(options: Options) -> Table {
        let game = Rugs::with(options).expect("a test chooses options that fit together");
        let state = game.start();
        Table { game, state }
    }

    /// A table at a position of a game.
    pub(crate) fn at(options: Options, position: &str) -> Table {
        let mut table = Table::start(options);
        table.state = table.game.load(position).unwrap_or_else(|reasons| panic!("{position}: {reasons:?}"));
        table
    }

    /// A table at a position that breaks no invariant, with no more rugs than the test needs: no game need lead there.
    pub(crate) fn composed(options: Options, position: &str) -> Table {
        let mut table = Table::start(options);
        let view: View =
            serde_json::from_value(composed(position)).unwrap_or_else(|fault| panic!("{position}: {fault}"));
        table.state = table.game.suppose(&view, &mut ChaCha8Rng::seed_from_u64(0));
        assert_eq!(table.position(), position);
        assert_eq!(table.game.check(&table.state), [], "{position}");
        table
    }

    /// Takes steps (`1 e, * 3, 1 c4-d4`), each of which must be possible, and tells what happened. A step `any` is the
    /// first that is listed, for what a test does not care about.
    pub(crate) fn play(&mut self, steps: &str) -> Vec<String> {
        let mut told = Vec::new();
        for step in steps.split(',').map(str::trim) {
            let step = if step == "any" { self.any() } else { step.to_owned() };
            let events = self.take(&step).unwrap_or_else(|reason| panic!("{step}: {reason}, at {}", self.position()));
            let violations = self.game.check(&self.state);
            assert_eq!(violations, [], "after {step}, at {}", self.position());
            told.extend(events.into_iter().map(sentence));
        }
        told
    }

    fn any(&self) -> String {
        match self.game.turn(&self.state) {
            Turn::Seat { seat } => {
                format!("{seat} {}", self.legal().first().expect("somebody who is asked can answer"))
            }
            _ => format!("* {}", self.odds().first().expect("chance brings something").0),
        }
    }

    fn take(&mut self, step: &str) -> Result<Vec<Event>, BadStep> {
        let step: Step<String, String> = step.parse().map_err(BadStep::Unreadable)?;
        let mut events = Vec::new();
        match step {
            Step::Act(choices) => {
                for (seat, action) in choices {
                    let action = action.parse().map_err(|_| BadStep::Unreadable(action))?;
                    self.game.apply(&mut self.state, seat, action, &mut events)?;
                }
            }
            Step::Chance(outcome) => {
                let outcome = outcome.parse().map_err(|_| BadStep::Unreadable(outcome))?;
                self.game.settle(&mut self.state, outcome, &mut events)?;
            }
        }
        Ok(events)
    }

    /// The rule that forbids a step. Nothing has changed then.
    pub(crate) fn refuses(&mut self, step: &str) -> &'static str {
        let before = self.state;
        let refused = self.take(step);
        assert_eq!(self.state, before, "a refused step changes nothing");
        match refused {
            Err(BadStep::Refused(refusal)) => refusal.0,
            other => panic!("{step} should be refused, at {}: {other:?}", self.position()),
        }
    }

    /// What whoever decides may do.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        for seat in self.game.turn(&self.state).seats().iter() {
            self.game.legal(&self.state, seat, &mut legal);
        }
        legal.iter().map(ToString::to_string).collect()
    }

    /// What chance may bring, with its weight.
    pub(crate) fn odds(&self) -> Vec<(String, u32)> {
        let mut odds = Vec::new();
        self.game.odds(&self.state, &mut odds);
        odds.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    pub(crate) fn position(&self) -> String {
        self.game.position(&self.state)
    }

    /// The part of the position that tells whose turn it is and what comes: `1f`.
    pub(crate) fn turn(&self) -> String {
        self.part(2)
    }

    /// The part of the position that tells what the merchants have.
    pub(crate) fn merchants(&self) -> String {
        self.part(3)
    }

    /// Where Assam stands and which way he faces: `d4s`.
    pub(crate) fn assam(&self) -> String {
        self.part(1)
    }

    fn part(&self, part: usize) -> String {
        self.position().split(' ').nth(part).expect("a position has four parts").to_owned()
    }

    /// The colour that lies open on a square.
    pub(crate) fn shows(&self, square: &str) -> Option<char> {
        self.state.market().colour(square.parse().expect("a square")).map(rugs::Colour::letter)
    }

    pub(crate) fn dirhams(&self, player: usize) -> u8 {
        self.state.merchant(Seat::new(player - 1)).dirhams()
    }

    /// Everybody's rank, in the order of seats.
    pub(crate) fn ranks(&self) -> Vec<u8> {
        let standing = self.game.standing(&self.state);
        standing.seats().map(|seat| standing.rank(seat)).collect()
    }

    /// Everybody's points for dirhams and for squares, in the order of seats.
    pub(crate) fn points(&self) -> Vec<[i32; 2]> {
        let standing = self.game.standing(&self.state);
        let of = |seat| {
            let sources: Vec<(&str, i32)> = standing.by_source(seat).collect();
            let [("rugs-points-dirhams", dirhams), ("rugs-points-squares", squares)] = sources[..] else {
                panic!("points come from dirhams and squares, not {sources:?}");
            };
            assert_eq!(standing.points(seat), dirhams + squares);
            [dirhams, squares]
        };
        standing.seats().map(of).collect()
    }

    /// The seats that won, counted from 1.
    pub(crate) fn winners(&self) -> Vec<usize> {
        self.game.standing(&self.state).winners().iter().map(|seat| seat.index() + 1).collect()
    }
}

/// An event as a sentence.
fn sentence(event: Event) -> String {
    let stop = |Assam { square, facing }| format!("{square}{facing}");
    match event {
        Event::Faced { seat, direction } => format!("{seat} faces {direction}"),
        Event::Walked { seat, slippers, path } => {
            let stops: Vec<String> = [path.from()].into_iter().chain(path.steps()).map(stop).collect();
            format!("{seat} throws {}: {}", slippers.count(), stops.join(" "))
        }
        Event::Paid { seat, to, owed, paid } => format!("{seat} owes {to} {owed}, pays {paid}"),
        Event::WentOut { seat } => format!("{seat} is out"),
        Event::Laid { seat, colour, squares: [first, second] } => format!("{seat} lays {colour} on {first}-{second}"),
        Event::Drew { seat, colour } => format!("{seat} draws {colour}"),
        Event::Rotated { seat, direction } => format!("{seat} turns to {direction}"),
        Event::KeptFacing { seat, direction } => format!("{seat} keeps {direction}"),
        Event::Ended => "over".to_owned(),
    }
}

/// A position as the JSON of a view.
fn composed(position: &str) -> Value {
    let parts: Vec<&str> = position.split(' ').collect();
    let [rows, assam, turn, merchants] = parts[..] else { panic!("{position} has not four parts") };
    let square = |x: usize, y: usize| format!("{}{}", (b'a' + x as u8) as char, y + 1);
    let mut halves: Vec<Value> = Vec::new();
    let mut joined: Vec<[String; 2]> = Vec::new();
    for (y, row) in rows.split('/').enumerate() {
        let mut x = 0;
        for sign in row.chars() {
            match sign {
                '-' => joined.push([square(x - 1, y), square(x, y)]),
                '|' => joined.push([square(x - 1, y), square(x - 1, y + 1)]),
                '1'..='7' => x += sign as usize - '0' as usize,
                _ => {
                    halves.push(
                        json!({ "square": square(x, y), "colour": Colour::from_letter(sign), "other_half": null }),
                    );
                    x += 1;
                }
            }
        }
    }
    for half in &mut halves {
        let other = joined.iter().find_map(|[one, other]| match half["square"].as_str() {
            Some(square) if square == one => Some(other.clone()),
            Some(square) if square == other => Some(one.clone()),
            _ => None,
        });
        half["other_half"] = json!(other);
    }
    let facing = match &assam[2..] {
        "n" => "north",
        "e" => "east",
        "s" => "south",
        _ => "west",
    };
    let (seat, phase) = if turn == "-" { ("1", "-") } else { turn.split_at(1) };
    let phase = match phase {
        "f" => "face",
        "t" => "throw",
        "l" => "lay",
        "d" => "draw",
        "r" => "rotate",
        _ => "over",
    };
    let players = merchants.split(',').count();
    let merchant = |(seat, text): (usize, &str)| {
        let colours: Vec<Colour> =
            Colour::ALL.into_iter().filter(|colour| colour.owner(players).index() == seat).collect();
        let (text, top) = text.split_once('^').unwrap_or((text, ""));
        let place: Option<u8> = text.strip_prefix('x').map(|place| place.parse().unwrap());
        let numbers: Vec<u8> = text.split(char::is_alphabetic).filter_map(|number| number.parse().ok()).collect();
        let number = |at: usize| if place.is_some() { 0 } else { numbers[at] };
        let rugs = colours.iter().enumerate().map(|(at, colour)| json!({ "colour": colour, "unlaid": number(at + 1) }));
        let rugs: Vec<Value> = rugs.collect();
        json!({ "dirhams": number(0), "rugs": rugs, "top": top.chars().next().and_then(Colour::from_letter), "out": place })
    };
    let merchants: Vec<Value> = merchants.split(',').enumerate().map(merchant).collect();
    json!({
        "viewer": null, "phase": phase, "seat": seat.parse::<u8>().unwrap(),
        "assam": { "square": &assam[..2], "facing": facing }, "market": halves, "merchants": merchants,
    })
}

/// Why a position is refused, each reason as its name and what is wrong.
pub(crate) fn reasons(options: Options, position: &str) -> Vec<String> {
    let game = Rugs::with(options).expect("a test chooses options that fit together");
    let refused = game.load(position).expect_err(position);
    refused.iter().map(Violation::to_string).collect()
}
