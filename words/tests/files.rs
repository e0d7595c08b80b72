//! The files of the three languages say the same things, and each of them says them without a fault.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;
use table::{Message, Seat};
use words::{Lang, NoLang, Reader, Words};

/// The variables a pattern uses.
fn variables(pattern: &ast::Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            used(expression, into);
        }
    }
}

fn used(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| variables(&variant.value, into));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => used(expression, into),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("the words keep to variables and texts, and here is {other:?}"),
    }
}

/// The messages of a file, each with its variables.
fn messages(name: &str, text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let file = parser::parse(text).unwrap_or_else(|(_, faults)| panic!("{name}: {faults:?}"));
    let mut messages = BTreeMap::new();
    for entry in &file.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                assert!(message.attributes.is_empty(), "{name}: {id} has attributes, which nobody reads");
                let pattern = message.value.as_ref().unwrap_or_else(|| panic!("{name}: {id} is empty"));
                let mut found = BTreeSet::new();
                variables(pattern, &mut found);
                assert!(messages.insert(id.to_owned(), found).is_none(), "{name}: {id} stands there twice");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => panic!("{name}: the term {} is not shared with the web client", term.id.name),
            Entry::Junk { content } => panic!("{name}: cannot be read: {content}"),
        }
    }
    messages
}

type File = (&'static str, BTreeMap<String, BTreeSet<String>>);

/// The files of a language, read.
fn read(lang: Lang) -> Vec<File> {
    lang.files().iter().map(|(name, text)| (*name, messages(&format!("{lang}/{name}"), text))).collect()
}

#[test]
fn every_file_in_the_folders_is_a_file_of_the_language() {
    for lang in Lang::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(lang.code());
        let lying: BTreeSet<String> =
            fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        let named: BTreeSet<String> = lang.files().iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(lying, named, "{lang}");
    }
}

/// Variables with which word it is (`-id`) counted as the word: one language declines where another does not.
fn words(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    variables.iter().map(|variable| variable.strip_suffix("-id").unwrap_or(variable)).collect()
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    let english = read(Lang::En);
    assert!(english.iter().all(|(_, messages)| !messages.is_empty()));
    for lang in [Lang::Fr, Lang::De] {
        for ((name, ours), (other_name, theirs)) in english.iter().zip(read(lang)) {
            assert_eq!(*name, other_name);
            let (ours_ids, their_ids): (BTreeSet<_>, BTreeSet<_>) = (ours.keys().collect(), theirs.keys().collect());
            let apart: Vec<_> = ours_ids.symmetric_difference(&their_ids).collect();
            assert!(apart.is_empty(), "{name}: only one of en and {lang} has {apart:?}");
            for (id, variables) in ours {
                assert_eq!(words(&theirs[id]), words(variables), "the variables of {id} in {lang} and in en");
            }
        }
    }
}

#[test]
fn no_message_stands_in_two_files() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for (name, messages) in read(lang) {
            for id in messages.into_keys() {
                assert!(seen.insert(id.clone()), "{lang}/{name}: {id} stands in another file too");
            }
        }
    }
}

#[test]
fn whoever_is_addressed_also_has_a_name() {
    for lang in Lang::ALL {
        for (name, messages) in read(lang) {
            for (id, variables) in messages {
                for named in variables.iter().filter_map(|variable| variable.strip_suffix("-you")) {
                    assert!(variables.contains(named), "{lang}/{name}: {id} says you, and never ${named}");
                }
            }
        }
    }
}

/// A bundle of our own, which tells of every fault where [`Words`] does the best it can.
fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![lang.code().parse().unwrap()]);
    bundle.set_use_isolating(false);
    for (_, text) in lang.files() {
        bundle.add_resource(FluentResource::try_new((*text).to_owned()).unwrap()).unwrap();
    }
    bundle
}

#[test]
fn every_message_makes_a_clean_sentence() {
    for lang in Lang::ALL {
        let bundle = bundle(lang);
        for (id, variables) in read(lang).into_iter().flat_map(|(_, messages)| messages) {
            for number in [0, 1, 2, 5, 120] {
                for you in ["yes", "no"] {
                    let mut args = FluentArgs::new();
                    for variable in &variables {
                        let value = if variable.ends_with("-you") { FluentValue::from(you) } else { number.into() };
                        args.set(variable.clone(), value);
                    }
                    let pattern = bundle.get_message(&id).unwrap().value().unwrap();
                    let mut faults = Vec::new();
                    let text = bundle.format_pattern(pattern, Some(&args), &mut faults);
                    assert!(faults.is_empty(), "{lang}: {id}: {faults:?}");
                    assert!(!text.is_empty() && text.trim() == text, "{lang}: {id}: “{text}”");
                    for untidy in ["{", "}", "$", "  ", "\n", " .", " ,", "..", "'", "\""] {
                        assert!(!text.contains(untidy), "{lang}: {id} has “{untidy}”: {text}");
                    }
                    let sentence = id.contains("-ask-") || id.contains("refusal-") || !variables.is_empty();
                    // Pages have labels and headings too.
                    let page = [
                        "after-",
                        "bar-",
                        "city-",
                        "keshi-lesson-",
                        "keshi-rules-",
                        "learn-",
                        "market-",
                        "owner-",
                        "play-",
                        "site-",
                    ];
                    let part = ["result-", "keshi-bonus-", "keshi-price-"];
                    let part = part.iter().chain(&page).any(|start| id.starts_with(start));
                    let ended = text.ends_with('.') || part || id.contains("-do-");
                    assert!(!sentence || ended, "{lang}: {id} does not end: {text}");
                }
            }
        }
    }
}

#[test]
fn french_signs_do_not_begin_a_line() {
    for (name, text) in Lang::Fr.files() {
        for sign in [" :", " ;", " !", " ?"] {
            assert!(!text.contains(sign), "fr/{name}: the space in “{sign}” has to be one that does not break");
        }
    }
}

#[test]
fn a_sentence_names_players_and_addresses_the_reader() {
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    let paid = Message::plain("rugs-paid").with("player", Seat::new(0)).with("to", Seat::new(1)).with("dirhams", 1);
    let say =
        |lang, seat: Option<usize>| Words::new(lang).say(&paid, Reader { names: &names, seat: seat.map(Seat::new) });
    assert_eq!(say(Lang::En, None), "Ada pays Bo 1 dirham.");
    assert_eq!(say(Lang::En, Some(0)), "You pay Bo 1 dirham.");
    assert_eq!(say(Lang::En, Some(1)), "Ada pays you 1 dirham.");
    assert_eq!(say(Lang::Fr, None), "Ada paie 1 dirham à Bo.");
    assert_eq!(say(Lang::Fr, Some(0)), "Vous payez 1 dirham à Bo.");
    assert_eq!(say(Lang::Fr, Some(1)), "Ada vous paie 1 dirham.");
    assert_eq!(say(Lang::De, None), "Ada zahlt 1 Dirham an Bo.");
    assert_eq!(say(Lang::De, Some(0)), "Du zahlst 1 Dirham an Bo.");
    assert_eq!(say(Lang::De, Some(1)), "Ada zahlt dir 1 Dirham.");
}

#[test]
fn words_go_into_sentences_and_numbers_choose_their_form() {
    let nobody = Reader { names: &[], seat: None };
    let faced = Message::plain("rugs-faced").with("player", Seat::new(2)).with("direction", "rugs-east");
    let say = |lang, message: &Message| Words::new(lang).say(message, nobody);
    assert_eq!(say(Lang::En, &faced), "3 sends Assam east.", "who has no name is called by the seat");
    assert_eq!(say(Lang::Fr, &faced), "3 envoie Assam vers l’est.");
    assert_eq!(say(Lang::De, &faced), "3 schickt Assam nach Osten.");
    let walked = |slippers: i64, mosaics: i64| {
        let walked = Message::plain("rugs-walked").with("slippers", slippers).with("mosaics", mosaics);
        say(Lang::En, &walked.with("square", "d4".to_owned()))
    };
    assert_eq!(walked(1, 0), "The die shows one slipper: Assam reaches d4.");
    assert_eq!(walked(2, 1), "The die shows 2 slippers: Assam rounds a mosaic and reaches d4.");
    assert_eq!(walked(4, 2), "The die shows 4 slippers: Assam rounds 2 mosaics and reaches d4.");
    assert_eq!(Words::new(Lang::De).word("no-such-message"), "no-such-message");
}

#[test]
fn colours_and_sectors_are_declined() {
    let nobody = Reader { names: &[], seat: Some(Seat::new(0)) };
    let say = |message: &Message| Lang::ALL.map(|lang| Words::new(lang).say(message, nobody));
    let word = |id, name, word: &'static str| Message::plain(id).with("player", Seat::new(0)).with(name, word);
    let orange = word("keshi-claimed", "colour", "keshi-colour-orange");
    let one = ["You claim an orange keshi.", "Vous récupérez un keshi orange.", "Du nimmst einen orangen Keshi."];
    assert_eq!(say(&orange.with("count", 1)), one);
    let white = word("keshi-claimed", "colour", "keshi-colour-white");
    let two = ["You claim 2 white keshis.", "Vous récupérez 2 keshis blancs.", "Du nimmst 2 weiße Keshis."];
    assert_eq!(say(&white.with("count", 2)), two);
    let square = word("keshi-acted", "sector", "keshi-sector-square");
    let acted = [
        "You act on the main square.",
        "Vous agissez sur la grande place.",
        "Du führst die Bezirksaktion auf dem Großen Platz aus.",
    ];
    assert_eq!(say(&square), acted);
}

#[test]
fn tiles_without_a_number_are_told_by_what_they_give() {
    let nobody = Reader { names: &[], seat: None };
    let say = |message: &Message| Lang::ALL.map(|lang| Words::new(lang).say(message, nobody));
    let tile = |space: &'static str, segment: i64, gives: Message| {
        let covers = Message::plain("keshi-staircase-tile").with("space", space).with("segment", segment);
        say(&covers.with("gives", gives))
    };
    let orange = Message::plain("keshi-bonus-keshi").with("colour", "keshi-colour-orange");
    let beside = [
        "A staircase tile covers the space beside segment 3 of the palace stairs: an orange keshi.",
        "Une tuile Escalier couvre la case à côté du segment 3 de l’escalier du palais\u{a0}: un keshi orange.",
        "Ein Stufen-Plättchen liegt auf dem Feld neben Abschnitt 3 der Palasttreppe: ein oranger Keshi.",
    ];
    assert_eq!(tile("keshi-space-left", 3, orange), beside);
    let between = [
        "A staircase tile covers the middle space of the lines whose segments add up to 5: a step on the river.",
        "Une tuile Escalier couvre la case du milieu des lignes dont les segments font 5 ensemble\u{a0}: une case sur la \
         rivière.",
        "Ein Stufen-Plättchen liegt auf dem mittleren Feld der Linien, deren Abschnitte zusammen 5 ergeben: ein Schritt \
         auf dem Fluss.",
    ];
    assert_eq!(tile("keshi-space-middle", 5, Message::plain("keshi-bonus-river-step").with("count", 1)), between);
    let some = |resource: &'static str, count: i64| {
        Message::plain("keshi-bonus-resource").with("resource", resource).with("count", count)
    };
    let point = Message::plain("keshi-bonus-points").with("count", 1);
    let both = Message::plain("keshi-bonus-both").with("first", some("keshi-resource-dinar", 1)).with("second", point);
    let office = Message::plain("keshi-office-shown")
        .with("purple", some("keshi-resource-date", 2))
        .with("orange", some("keshi-resource-water", 2))
        .with("yellow", both);
    let gives = [
        "An exchange office opens: 2 dates for a purple keshi, 2 water for an orange one, a dinar and 1 point for a \
         yellow one.",
        "Un bureau de change ouvre\u{a0}: 2 dattes contre un keshi violet, 2 eaux contre un orange, 1 dinar et 1 point \
         contre un jaune.",
        "Eine Wechselstube öffnet: 2 Datteln für einen lila Keshi, 2 Wasser für einen orangen, 1 Dinar und 1 Punkt für \
         einen gelben.",
    ];
    assert_eq!(say(&office), gives);
}

#[test]
fn a_question_says_what_is_chosen_and_what_led_to_it() {
    let nobody = Reader { names: &[], seat: None };
    let say = |message: &Message| Lang::ALL.map(|lang| Words::new(lang).say(message, nobody));
    let plain = |id| say(&Message::plain(id));
    let claim = [
        "Claim one or two keshis of one colour from the base of the tower.",
        "Récupérez un ou deux keshis d’une même couleur dans la base de la tour.",
        "Nimm einen oder zwei Keshis einer Farbe aus der Basis des Turms.",
    ];
    assert_eq!(plain("keshi-ask-claim"), claim);
    let resources = ["Choose 2 resources.", "Choisissez 2 ressources.", "Wähle 2 Ressourcen."];
    assert_eq!(say(&Message::plain("keshi-ask-resources").with("count", 2)), resources);
    for town in ["keshi-ask-any-scroll", "keshi-ask-any-luxury", "keshi-ask-any-gate"] {
        for (said, free) in plain(town).iter().zip(["for free", "gratuitement", "kostenlos"]) {
            assert!(said.contains(free), "{said}");
        }
    }
    let path = |way: &'static str| say(&Message::plain("keshi-do-caravan").with("way", way));
    let upper = ["Caravan to the upper path", "Caravane\u{a0}: chemin du haut", "Karawanenführer: oberer Pfad"];
    assert_eq!(path("keshi-way-left"), upper);
    let steps = Message::plain("keshi-bonus-mosque-step").with("count", 2);
    let line = [
        "A bonus of the line between the pawns: 2 steps on the mosque stairs.",
        "Un bonus de la ligne entre les pions\u{a0}: 2 pas dans l’escalier de la mosquée.",
        "Ein Bonus der Linie zwischen den Figuren: 2 Schritte auf der Moscheetreppe.",
    ];
    assert_eq!(say(&Message::plain("keshi-because-line").with("gives", steps)), line);
    let gate = [
        "An orange keshi came with a city gate.",
        "Un keshi orange est venu avec une porte de la ville.",
        "Ein oranger Keshi kam mit einem Stadttor.",
    ];
    assert_eq!(say(&Message::plain("keshi-because-gate").with("colour", "keshi-colour-orange")), gate);
    let storage = [
        "An oasis was put on storage space 3: exchange of a keshi.",
        "Une oasis a été posée sur la case de stockage 3\u{a0}: échange d’un keshi.",
        "Eine Oase kam auf Ablagefeld 3: Tausch eines Keshi.",
    ];
    let exchange = Message::plain("keshi-storage-exchange");
    assert_eq!(say(&Message::plain("keshi-because-storage").with("space", 3).with("gives", exchange)), storage);
}

#[test]
fn a_label_names_the_price_and_what_it_gives() {
    let say =
        |message: &Message| Lang::ALL.map(|lang| Words::new(lang).say(message, Reader { names: &[], seat: None }));
    let goods = |colour: &'static str, count: i64| {
        Message::plain("keshi-price-goods").with("colour", colour).with("count", count)
    };
    let both = |first: Message, second: Message| {
        Message::plain("keshi-bonus-both").with("first", first).with("second", second)
    };
    let date = Message::plain("keshi-bonus-resource").with("resource", "keshi-resource-date").with("count", 1);
    let luxury =
        Message::plain("keshi-do-luxury-for").with("luxury", "07".to_owned()).with("kind", "keshi-luxury-dagger");
    let luxury = luxury
        .with("price", both(goods("keshi-colour-purple", 2), goods("keshi-colour-orange", 1)))
        .with("gives", both(Message::plain("keshi-bonus-points").with("count", 4), date));
    let told = [
        "Luxury good 07, dagger, for 2 purple goods and an orange good: 4 points and a date",
        "Marchandise de luxe 07, dague, pour 2 marchandises violettes et une marchandise orange\u{a0}: 4 points et 1 datte",
        "Luxusware 07, Schmuckdolch, für 2 lila Waren und eine orange Ware: 4 Punkte und 1 Dattel",
    ];
    assert_eq!(say(&luxury), told);
    let gate = Message::plain("keshi-do-gate-for").with("colour", "keshi-colour-orange").with("workshop", 1);
    let told = [
        "An orange gate of workshop 1, for nothing: -2 points",
        "Une porte orange de l’atelier 1 pour rien\u{a0}: -2 points",
        "Ein oranges Stadttor aus Werkstatt 1 für nichts: -2 Punkte",
    ];
    assert_eq!(say(&gate.with("dinars", 0).with("points", -2)), told);
    let space = Message::plain("keshi-do-space-match").with("space", 3).with("sector", "keshi-sector-square");
    let told = [
        "Build on space 3, beside the main square: 2 points for the matching colour",
        "Construire sur la case 3, à côté de la grande place\u{a0}: 2 points pour la même couleur",
        "Auf Feld 3 neben dem Großen Platz bauen: 2 Punkte für die passende Farbe",
    ];
    assert_eq!(say(&space.with("points", 2)), told);
}

#[test]
fn only_keshis_that_fell_are_told() {
    let nobody = Reader { names: &[], seat: None };
    let colours =
        ["green", "gray", "white", "black", "pink", "turquoise", "beige", "brown", "red", "purple", "orange", "yellow"];
    let fell = |count: i64, white: i64, red: i64| {
        let counts = colours.map(|colour| {
            (
                colour,
                if colour == "white" {
                    white
                } else if colour == "red" {
                    red
                } else {
                    0
                },
            )
        });
        let fell = Message::plain("keshi-fell").with("count", count);
        let fell = counts.into_iter().fold(fell, |fell, (colour, count)| fell.with(colour, count));
        Lang::ALL.map(|lang| Words::new(lang).say(&fell, nobody))
    };
    let three = [
        "3 keshis come out of the tower, 2 white, 1 red.",
        "3 keshis sortent de la tour, 2 blancs, 1 rouge.",
        "3 Keshis fallen aus dem Turm, 2 weiße, 1 roter.",
    ];
    assert_eq!(fell(3, 2, 1), three);
    let none =
        ["No keshi comes out of the tower.", "Aucun keshi ne sort de la tour.", "Kein Keshi fällt aus dem Turm."];
    assert_eq!(fell(0, 0, 0), none);
}

#[test]
fn a_language_is_known_by_its_code() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
    }
    for code in ["", "es", "EN", "en-GB", "french"] {
        assert_eq!(code.parse::<Lang>(), Err(NoLang), "{code}");
    }
    assert_eq!(Lang::default(), Lang::En);
}
