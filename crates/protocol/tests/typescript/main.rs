//! The types in TypeScript, for clients. `UPDATE_TYPESCRIPT=1` writes them anew.

mod fits;
mod layout;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

use fits::Declared;
use keshi::Keshi;
use layout::{laid_out, told};
use protocol::lobby::{
    Branch, CheckedComponents, Clock, GameInfo, Join, Joined, NewRecord, NewSeat, NewTable, OwnComponents, Page,
    Settings, Shown, TableMade,
};
use protocol::problem::Problem;
use protocol::socket::{FromClient, FromServer, Request};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rugs::{Options, Rugs};
use serde::Serialize;
use serde_json::{Value, json};
use table::{Components, Game, Turn, Viewer};
use ts_rs::{Config, TS, TypeVisitor};
use utoipa::PartialSchema;
use utoipa::openapi::{RefOr, Schema};

/// All types that somebody needs for what is visited, by their names.
struct Types {
    config: Config,
    declared: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Lists, maps and what else TypeScript has already are not declared.
        if T::output_path().is_none() || self.declared.contains_key(&T::ident(&self.config)) {
            return;
        }
        let declared = T::decl(&self.config).replace(&Request::inline_flattened(&self.config), "Request");
        let docs = told(&T::docs().unwrap_or_default(), 0);
        self.declared.insert(T::ident(&self.config), format!("\n{docs}export {}\n", laid_out(&declared)));
        T::visit_dependencies(self);
    }
}

impl Types {
    fn new() -> Types {
        Types { config: Config::new().with_large_int("number"), declared: BTreeMap::new() }
    }

    /// A file with all of them.
    fn file(self, head: &str) -> String {
        head.to_owned() + &self.declared.into_values().collect::<String>()
    }
}

/// What client and server say to each other.
fn of_protocol() -> Types {
    let mut types = Types::new();
    types.visit::<GameInfo>();
    types.visit::<Components>();
    types.visit::<OwnComponents>();
    types.visit::<CheckedComponents>();
    types.visit::<NewTable>();
    types.visit::<NewRecord>();
    types.visit::<TableMade>();
    types.visit::<Join>();
    types.visit::<Joined>();
    types.visit::<Page>();
    types.visit::<Shown>();
    types.visit::<Problem>();
    types.visit::<Request>();
    types.visit::<FromClient>();
    types.visit::<FromServer>();
    types
}

/// What is said of a game of rugs, where the protocol leaves it open.
fn of_rugs() -> Types {
    let mut types = Types::new();
    types.visit::<rugs::View>();
    types.visit::<rugs::Event>();
    types.visit::<rugs::Action>();
    types.visit::<rugs::Options>();
    types
}

/// What is said of a game of keshi, where the protocol leaves it open.
fn of_keshi() -> Types {
    let mut types = Types::new();
    types.visit::<keshi::View>();
    types.visit::<keshi::Figures>();
    types.visit::<keshi::Components>();
    types.visit::<keshi::Event>();
    types.visit::<keshi::Action>();
    types.visit::<keshi::Options>();
    for (name, docs, names) in [
        ("Good", "A colour of goods.", &["purple", "orange", "yellow"][..]),
        ("Path", "A path of the Sahara.", &["left", "right"]),
        ("Kind", "A kind of scrolls, the cheapest first.", &["gray", "yellow", "pink", "orange"]),
        ("Harvest", "What a date picker brings: a date, or what a scroll gives.", &["date", "23", "24", "25"]),
    ] {
        let names: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
        let declared = format!("\n/** {docs} */\nexport type {name} = {};\n", names.join(" | "));
        types.declared.insert(name.to_owned(), declared);
    }
    let home = "\n/** A sector with a colour of its own. */\nexport type Home = Exclude<Sector, \"souk\">;\n";
    types.declared.insert("Home".to_owned(), home.to_owned());
    types
}

fn assert_fresh(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("typescript").join(name);
    if env::var_os("UPDATE_TYPESCRIPT").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(&path, text).expect("the file can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "typescript/{name} is stale: run this test with UPDATE_TYPESCRIPT=1");
}

#[test]
fn the_protocol_is_fresh() {
    let head = format!(
        "// Made from the Rust types in crates/protocol by a test there; do not edit. docs/protocol.md explains them.\n\n\
         /** The version of the protocol. */\nexport const VERSION = {};\n",
        protocol::VERSION
    );
    assert_fresh("protocol.ts", &of_protocol().file(&head));
}

#[test]
fn rugs_is_fresh() {
    let mut types = of_rugs();
    types.declared.remove("Seat").expect("rugs has seats");
    let head = "// Made from the Rust types in crates/rugs by a test of crates/protocol; do not edit.\n\n\
                import type { Seat } from \"./protocol.ts\";\n";
    assert_fresh("rugs.ts", &types.file(head));
}

#[test]
fn keshi_is_fresh() {
    let mut types = of_keshi();
    for shared in ["Seat", "Prompt", "Message", "Arg"] {
        types.declared.remove(shared).expect("the protocol has it too");
    }
    let head = "// Made from the Rust types in crates/keshi by a test of crates/protocol; do not edit.\n\n\
                import type { Prompt, Seat } from \"./protocol.ts\";\n";
    assert_fresh("keshi.ts", &types.file(head));
}

/// What is printed on the pieces of the box, to draw them where no table is.
#[test]
fn the_box_of_keshi_is_fresh() {
    let head = "// Made from the components of crates/keshi by a test of crates/protocol; do not edit.\n\n\
                import type { Components } from \"./keshi.ts\";\n\nexport const BOX: Components = {\n";
    let Value::Object(box_of) = json!(keshi::Components::embedded()) else { panic!("they have names") };
    let lines: String = box_of.iter().map(|(name, value)| format!("  {name}: {value},\n")).collect();
    let timings = keshi::Scroll::ALL.map(keshi::Scroll::timing);
    let timings = format!(
        "\n/** When each scroll works, by number. */\nexport const TIMINGS = {} as const;\n",
        json!(timings.as_slice())
    );
    assert_fresh("keshi-box.ts", &format!("{head}{lines}}};\n{timings}"));
}

/// Plays games of rugs at every kind of table, and holds what clients are told against the types.
#[test]
fn a_game_of_rugs_fits_its_types() {
    let types = of_rugs();
    let declared = Declared(&types.declared);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut happened = BTreeSet::new();
    let tables = (2..=4).flat_map(|players| [false, true].map(|variant| (players, variant)));
    for (players, variant) in tables.cycle().take(24) {
        let options = Options { players, variant, skip_rotation: variant, ..Options::default() };
        assert_fits(&declared, "Options", &options);
        let game = Rugs::with(options).expect("a table");
        let (mut state, mut events, mut choices) = (game.start(), Vec::new(), Vec::new());
        loop {
            Viewer::all(players.into()).for_each(|who| assert_fits(&declared, "View", &game.view(&state, who)));
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Seat { seat } => {
                    game.legal(&state, seat, &mut choices);
                    choices.iter().for_each(|choice| assert_fits(&declared, "Action", choice));
                    let choice = choices[rng.next_u32() as usize % choices.len()];
                    game.apply(&mut state, seat, choice, &mut events).expect("it was listed");
                }
                _ => {
                    let outcome = game.draw(&state, &mut rng);
                    game.settle(&mut state, outcome, &mut events).expect("it was drawn");
                }
            }
        }
        for event in &events {
            assert_fits(&declared, "Event", event);
            let event = serde_json::to_value(event).expect("JSON");
            happened.insert(event["event"].as_str().expect("a name").to_owned());
        }
    }
    assert_eq!(happened.len(), 9, "not all there is happened: {happened:?}");
    assert!(!declared.fits("Event", &json!({ "event": "went_out" })), "a field is missing");
    assert!(!declared.fits("Event", &json!({ "event": "ended", "seat": 1 })), "a field is not declared");
    assert!(!declared.fits("Action", &json!({ "lay": ["a1", "a2", "a3"] })), "a rug has two squares");
}

/// Plays games of keshi at many kinds of tables, and holds what clients are told against the types.
#[test]
fn a_game_of_keshi_fits_its_types() {
    let types = of_keshi();
    let declared = Declared(&types.declared);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut happened = BTreeSet::new();
    let tables = Keshi::configurations();
    for options in (0..16).map(|at| &tables[at * 89 % tables.len()]) {
        assert_fits(&declared, "Options", options);
        let game = Keshi::with(options.clone()).expect("a table");
        let pieces = serde_json::to_value(game.pieces().expect("keshi tells its pieces")).expect("JSON");
        assert!(declared.fits("Components", &pieces), "{pieces}");
        let (mut state, mut events, mut choices, mut steps) = (game.start(), Vec::new(), Vec::new(), 0);
        loop {
            steps += 1;
            // Each view has hundreds of values.
            for who in Viewer::all(options.players).filter(|_| steps % 23 == 0) {
                let view = game.view(&state, who);
                assert_fits(&declared, "View", &view);
                assert_fits(&declared, "Figures", &game.work_out(&view));
            }
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&state, &mut rng);
                    game.settle(&mut state, outcome, &mut events).expect("it was drawn");
                }
                turn => {
                    let seat = turn.seats().iter().next().expect("somebody decides");
                    game.legal(&state, seat, &mut choices);
                    choices.iter().take(20).for_each(|choice| assert_fits(&declared, "Action", choice));
                    let choice = choices[rng.next_u32() as usize % choices.len()];
                    game.apply(&mut state, seat, choice, &mut events).expect("it was listed");
                }
            }
        }
        for event in &events {
            assert_fits(&declared, "Event", event);
            let event = serde_json::to_value(event).expect("JSON");
            happened.insert(event["event"].as_str().expect("a name").to_owned());
        }
    }
    assert!(happened.len() > 55, "only {} things happened: {happened:?}", happened.len());
    assert!(!declared.fits("Home", &json!("souk")) && declared.fits("Home", &json!("river")));
    assert!(!declared.fits("Keshis", &json!({ "blue": 1 })) && declared.fits("Keshis", &json!({ "red": 1 })));
    let action = &json!({ "gate": [1, "green", 2] });
    assert!(!declared.fits("Action", action), "a gate has a workshop and a colour");
}

fn assert_fits(declared: &Declared<'_>, name: &str, value: &impl Serialize) {
    let json = serde_json::to_value(value).expect("JSON");
    assert!(declared.fits(name, &json), "no {name}: {json}");
}

/// What a request may leave out, by what OpenAPI says of it.
fn optional(schema: &Value) -> Vec<String> {
    let of = |schema: &Value| -> Vec<String> {
        let required: Vec<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let fields = schema["properties"].as_object().into_iter().flat_map(|fields| fields.keys());
        fields.filter(|field| !required.contains(&field.as_str())).cloned().collect()
    };
    match schema["oneOf"].as_array() {
        Some(variants) => variants.iter().flat_map(of).collect(),
        None => of(schema),
    }
}

#[test]
fn what_may_be_left_out_is_optional_in_typescript() {
    let mut found = 0;
    let mut check = |name: &str, declared: &str, schema: RefOr<Schema>| {
        for field in optional(&serde_json::to_value(schema).expect("a schema")) {
            assert!(declared.contains(&format!("{field}?:")), "{name} takes “{field}” or not: {declared}");
            found += 1;
        }
    };
    let config = Config::new().with_large_int("number");
    check("NewTable", &NewTable::decl(&config), NewTable::schema());
    check("Branch", &Branch::decl(&config), Branch::schema());
    check("NewSeat", &NewSeat::decl(&config), NewSeat::schema());
    check("Settings", &Settings::decl(&config), Settings::schema());
    check("Clock", &Clock::decl(&config), Clock::schema());
    check("NewRecord", &NewRecord::decl(&config), NewRecord::schema());
    check("Join", &Join::decl(&config), Join::schema());
    assert!(found > 20, "{found}");
}
