//! What is seen and said after a step, as text that can be digested and compared.

use std::fmt::{self, Write};

use sha2::{Digest as _, Sha256};
use table::{AnyEvent, AnyMatch, Choice, Message, Offer, Prompt, Seat, Viewer};
use words::{Lang, Reader, Words};

/// What is observed apart, each with a digest of its own.
pub(crate) struct Column;

/// How many columns there are.
pub(crate) const COLUMNS: usize = 5;

impl Column {
    const LEGAL: usize = 0;
    const VIEWS: usize = 1;
    const STANDINGS: usize = 2;
    const QUESTIONS: usize = 3;
    const SENTENCES: usize = 4;

    /// Their names, in order.
    pub(crate) const NAMES: [&'static str; COLUMNS] = ["legal", "views", "standings", "questions", "sentences"];
}

/// All that is seen and said after one step, column by column.
#[derive(Default)]
pub(crate) struct Observation {
    pub(crate) columns: [String; COLUMNS],
}

impl Observation {
    /// A digest of each column.
    pub(crate) fn digests(&self) -> String {
        let digest = |column: &String| {
            let mut digest = Digest::default();
            digest.add(column);
            digest.to_string()
        };
        self.columns.iter().map(digest).collect::<Vec<_>>().join(" ")
    }

    /// All of it, each line with the name of its column.
    pub(crate) fn text(&self, taken: &str) -> String {
        let mut text = format!("step {taken}\n");
        for (name, column) in Column::NAMES.iter().zip(&self.columns) {
            for line in column.lines() {
                let _ = writeln!(text, "{name} {line}");
            }
        }
        text
    }
}

/// Observes games as their players, spectators and programs do, in all languages.
pub(crate) struct Observer {
    words: [(Lang, Words); Lang::ALL.len()],
}

impl Observer {
    pub(crate) fn new() -> Observer {
        Observer { words: Lang::ALL.map(|lang| (lang, Words::new(lang))) }
    }

    /// What is seen and said now, and of what has just happened.
    pub(crate) fn observe(&self, game: &dyn AnyMatch, events: &[Box<dyn AnyEvent>]) -> Observation {
        let mut seen = Observation::default();
        let seats: Vec<Seat> = Seat::all(game.names().len()).collect();
        for viewer in seats.iter().map(|&seat| Viewer::Seat(seat)).chain([Viewer::Spectator]) {
            let views = &mut seen.columns[Column::VIEWS];
            let _ = writeln!(views, "{viewer:?} {} {}", json(&game.view(viewer)), json(&game.figures(viewer)));
            for (data, message) in events.iter().filter_map(|event| event.seen_by(viewer)) {
                let _ = writeln!(seen.columns[Column::VIEWS], "{viewer:?} {}", json(&data));
                self.say(&mut seen, game, viewer, &message);
            }
        }
        let _ = writeln!(seen.columns[Column::STANDINGS], "{}", json(&game.standing()));
        let _ = writeln!(seen.columns[Column::LEGAL], "{}", json(&game.turn()));
        for &seat in &seats {
            let Some(prompt) = game.prompt(seat) else { continue };
            self.ask(&mut seen, game, Viewer::Seat(seat), &prompt);
            for Choice { action, number, data, message } in game.legal(seat) {
                let _ = writeln!(seen.columns[Column::LEGAL], "{seat} {number} {action}");
                let questions = &mut seen.columns[Column::QUESTIONS];
                let _ = writeln!(questions, "{seat} {action} {} {}", json(&data), json(&message));
                self.say(&mut seen, game, Viewer::Seat(seat), &message);
            }
        }
        if let Some(prompt) = game.chance_prompt() {
            let who = game.secret_draw().map_or(Viewer::Spectator, Viewer::Seat);
            self.ask(&mut seen, game, who, &prompt);
        }
        match game.offer() {
            Some(Offer::Listed(list)) => list.iter().for_each(|weighed| {
                let _ = writeln!(seen.columns[Column::LEGAL], "* {} {}", weighed.weight, weighed.outcome);
            }),
            Some(Offer::TooMany) => seen.columns[Column::LEGAL] += "* too many\n",
            None => {}
        }
        seen
    }

    fn ask(&self, seen: &mut Observation, game: &dyn AnyMatch, who: Viewer, prompt: &Prompt) {
        let Prompt { ask, because, then } = prompt;
        for (part, messages) in [("asks", std::slice::from_ref(ask)), ("because", because), ("then", then)] {
            for message in messages {
                let _ = writeln!(seen.columns[Column::QUESTIONS], "{who:?} {part} {}", json(message));
                self.say(seen, game, who, message);
            }
        }
    }

    fn say(&self, seen: &mut Observation, game: &dyn AnyMatch, who: Viewer, message: &Message) {
        let seat = match who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        for (lang, words) in &self.words {
            let sentence = words.say(message, Reader { names: game.names(), seat });
            let _ = writeln!(seen.columns[Column::SENTENCES], "{who:?} {lang} {sentence}");
        }
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data has a JSON form")
}

/// A digest over texts in their order, shown in 16 hexadecimal digits.
#[derive(Clone, Default)]
pub(crate) struct Digest(Sha256);

impl Digest {
    pub(crate) fn add(&mut self, text: &str) {
        self.0.update((text.len() as u64).to_le_bytes());
        self.0.update(text);
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = self.0.clone().finalize();
        bytes[..8].iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
