//! Every sentence a person reads at the table, in English, French and German.
//!
//! The sentences live beside this crate, in `en/`, `fr/` and `de/`, as Fluent files that the web client reads too. Code
//! sends a [`Message`]; a reader's [`Words`] make a sentence of it.
//!
//! An argument that is a seat arrives in the files as two: `$player` is the name, and `$player-you` is `yes` when the
//! reader sits there, so that a language can address them. So does one that is a word: `$colour` is the word, and
//! `$colour-id` its message id, so that a language can decline it.

use std::fmt;
use std::str::FromStr;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use table::{Arg, Message, Seat};
use unic_langid::LanguageIdentifier;

/// A language of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::De];

    /// The language's code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::De => "de",
        }
    }

    /// The files of this language, each with its name.
    #[must_use]
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::En => &[
                ("after.ftl", include_str!("../en/after.ftl")),
                ("bar.ftl", include_str!("../en/bar.ftl")),
                ("city.ftl", include_str!("../en/city.ftl")),
                ("house.ftl", include_str!("../en/house.ftl")),
                ("keshi-lesson.ftl", include_str!("../en/keshi-lesson.ftl")),
                ("keshi-rules.ftl", include_str!("../en/keshi-rules.ftl")),
                ("keshi.ftl", include_str!("../en/keshi.ftl")),
                ("learn.ftl", include_str!("../en/learn.ftl")),
                ("market.ftl", include_str!("../en/market.ftl")),
                ("owner.ftl", include_str!("../en/owner.ftl")),
                ("play.ftl", include_str!("../en/play.ftl")),
                ("rugs.ftl", include_str!("../en/rugs.ftl")),
                ("sealed.ftl", include_str!("../en/sealed.ftl")),
                ("site.ftl", include_str!("../en/site.ftl")),
            ],
            Lang::Fr => &[
                ("after.ftl", include_str!("../fr/after.ftl")),
                ("bar.ftl", include_str!("../fr/bar.ftl")),
                ("city.ftl", include_str!("../fr/city.ftl")),
                ("house.ftl", include_str!("../fr/house.ftl")),
                ("keshi-lesson.ftl", include_str!("../fr/keshi-lesson.ftl")),
                ("keshi-rules.ftl", include_str!("../fr/keshi-rules.ftl")),
                ("keshi.ftl", include_str!("../fr/keshi.ftl")),
                ("learn.ftl", include_str!("../fr/learn.ftl")),
                ("market.ftl", include_str!("../fr/market.ftl")),
                ("owner.ftl", include_str!("../fr/owner.ftl")),
                ("play.ftl", include_str!("../fr/play.ftl")),
                ("rugs.ftl", include_str!("../fr/rugs.ftl")),
                ("sealed.ftl", include_str!("../fr/sealed.ftl")),
                ("site.ftl", include_str!("../fr/site.ftl")),
            ],
            Lang::De => &[
                ("after.ftl", include_str!("../de/after.ftl")),
                ("bar.ftl", include_str!("../de/bar.ftl")),
                ("city.ftl", include_str!("../de/city.ftl")),
                ("house.ftl", include_str!("../de/house.ftl")),
                ("keshi-lesson.ftl", include_str!("../de/keshi-lesson.ftl")),
                ("keshi-rules.ftl", include_str!("../de/keshi-rules.ftl")),
                ("keshi.ftl", include_str!("../de/keshi.ftl")),
                ("learn.ftl", include_str!("../de/learn.ftl")),
                ("market.ftl", include_str!("../de/market.ftl")),
                ("owner.ftl", include_str!("../de/owner.ftl")),
                ("play.ftl", include_str!("../de/play.ftl")),
                ("rugs.ftl", include_str!("../de/rugs.ftl")),
                ("sealed.ftl", include_str!("../de/sealed.ftl")),
                ("site.ftl", include_str!("../de/site.ftl")),
            ],
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that is none of our languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the languages are en, fr and de")]
pub struct NoLang;

impl FromStr for Lang {
    type Err = NoLang;

    fn from_str(code: &str) -> Result<Lang, NoLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or(NoLang)
    }
}

/// Who reads: how the players are called, and which of them is the reader.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The players' names, in seat order.
    pub names: &'a [String],
    /// The reader's own seat.
    pub seat: Option<Seat>,
}

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of this language.
    ///
    /// # Panics
    /// If one of our own files is not sound, which its tests would have told.
    #[must_use]
    pub fn new(lang: Lang) -> Words {
        let id: LanguageIdentifier = lang.code().parse().expect("our codes are language codes");
        let mut bundle = FluentBundle::new(vec![id]);
        // The marks that isolate an argument from text of another direction show up as boxes in many terminals, and
        // all our languages run from left to right.
        bundle.set_use_isolating(false);
        for (name, text) in lang.files() {
            let file = FluentResource::try_new((*text).to_owned());
            let file = file.unwrap_or_else(|(_, faults)| panic!("{lang}/{name}: {faults:?}"));
            bundle.add_resource(file).unwrap_or_else(|faults| panic!("{lang}/{name}: {faults:?}"));
        }
        Words { bundle }
    }

    /// The sentence for a message, as this reader should read it. A message without words reads as its id.
    #[must_use]
    pub fn say(&self, message: &Message, reader: Reader<'_>) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Seat(seat) => {
                    let unnamed = || seat.to_string();
                    args.set(*name, reader.names.get(seat.index()).cloned().unwrap_or_else(unnamed));
                    args.set(format!("{name}-you"), if reader.seat == Some(*seat) { "yes" } else { "no" });
                }
                Arg::Number(number) => args.set(*name, *number),
                Arg::Word(id) => {
                    args.set(*name, self.word(id));
                    args.set(format!("{name}-id"), *id);
                }
                Arg::Message(inner) => args.set(*name, self.say(inner, reader)),
                Arg::Text(text) => args.set(*name, text.as_str()),
            }
        }
        self.format(message.id, Some(&args))
    }

    /// A word or sentence with nothing to fill in.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.format(id, None)
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return id.to_owned();
        };
        self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
    }
}
