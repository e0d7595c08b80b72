//! Every message that the code names has words in every language, and every word is for a message.

use std::collections::{BTreeMap, BTreeSet};

use bots::AnyGame;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use sealed::Sealed;
use table::{Game, Kind, OptionInfo, Refusal, Shape};
use words::Lang;

use crate::games::GAMES;
use crate::replay;

/// All games that have words: those of the registry, and that of the tests.
fn kinds() -> Vec<Kind> {
    GAMES.kinds().copied().chain([Kind::of::<Sealed>()]).collect()
}

/// The options of all these games.
fn options() -> Vec<OptionInfo> {
    GAMES.any().iter().flat_map(AnyGame::options).chain(Sealed::describe_options()).collect()
}

/// What the code may say: the games, the table, and the commands of this binary.
fn named() -> BTreeMap<&'static str, BTreeSet<String>> {
    let games = kinds().into_iter().flat_map(|kind| kind.messages);
    let mut named = BTreeMap::new();
    for Shape { id, args } in games.chain(Refusal::SHAPES).chain(replay::MESSAGES) {
        let args = args.iter().map(ToString::to_string).collect();
        assert!(named.insert(*id, args).is_none(), "{id} is named twice");
    }
    named
}

/// What only the web client says; its own tests know which of it.
const WEB: [&str; 10] = [
    "after.ftl",
    "bar.ftl",
    "city.ftl",
    "keshi-lesson.ftl",
    "keshi-rules.ftl",
    "learn.ftl",
    "market.ftl",
    "owner.ftl",
    "play.ftl",
    "site.ftl",
];

/// What a language says besides: each message with the arguments it uses. Whether an argument is the reader's seat (`-you`),
/// and which word it is (`-id`), count as the argument itself.
fn said(lang: Lang) -> BTreeMap<&'static str, BTreeSet<String>> {
    let mut said = BTreeMap::new();
    for (name, text) in lang.files().iter().filter(|(name, _)| !WEB.contains(name)) {
        let file = parser::parse(*text).unwrap_or_else(|(_, faults)| panic!("{lang}/{name}: {faults:?}"));
        for entry in &file.body {
            if let Entry::Message(message) = entry {
                let mut used = BTreeSet::new();
                message.value.iter().for_each(|pattern| arguments(pattern, &mut used));
                said.insert(message.id.name, used);
            }
        }
    }
    said
}

fn arguments(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| arguments(&variant.value, into));
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            let name = id.name.strip_suffix("-you").or_else(|| id.name.strip_suffix("-id"));
            into.insert(name.unwrap_or(id.name).to_owned());
        }
    }
}

/// The lobby's words count too: it labels the options.
#[test]
fn every_option_has_a_label_in_every_language() {
    for lang in Lang::ALL {
        let files = lang.files().iter().map(|(_, text)| parser::parse(*text).expect("the file is sound"));
        let ids: BTreeSet<String> = files
            .flat_map(|file| file.body)
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            })
            .collect();
        for option in options() {
            let missing: Vec<&str> = option.messages().filter(|id| !ids.contains(*id)).collect();
            assert!(missing.is_empty(), "{lang} has no words for {missing:?} of the option {}", option.name);
        }
    }
}

#[test]
fn every_message_has_words_and_no_words_are_left_over() {
    let named: BTreeSet<&str> = named().into_keys().collect();
    let options = options();
    let labels: BTreeSet<&str> = options.iter().flat_map(OptionInfo::messages).collect();
    for lang in Lang::ALL {
        let said: BTreeSet<&str> = said(lang).into_keys().collect();
        let missing: Vec<_> = named.difference(&said).collect();
        assert!(missing.is_empty(), "{lang} has no words for {missing:?}");
        let unused: Vec<_> = said.difference(&named).filter(|id| !labels.contains(**id)).collect();
        assert!(unused.is_empty(), "{lang} has words that nobody says: {unused:?}");
    }
}

#[test]
fn the_words_use_what_the_message_brings() {
    let named = named();
    for lang in Lang::ALL {
        for (id, used) in said(lang) {
            if let Some(args) = named.get(id) {
                assert_eq!(&used, args, "{lang}: what {id} uses, and what it is given");
            }
        }
    }
}
