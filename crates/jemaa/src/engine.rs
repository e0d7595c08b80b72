//! `jemaa engine`: other programs play through standard input and output, one JSON object per line.
//! `docs/engine-protocol.md` describes it.

use std::collections::HashMap;
use std::io::{BufRead, Read, Write, stdin, stdout};

use getrandom::SysRng;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Number, Value, json};
use table::{
    AnyEvent, AnyMatch, BadRecord, BadStep, BadTerms, Choice, Kind, MAX_SEATS, Prompt, Record, Refusal, Seat, Turn,
    Unambiguous, Viewer, Violation,
};
use words::{Reader, Words};

use crate::cli::EngineArgs;
use crate::failure::Failure;
use crate::games::Games;
use crate::request::Fields;
use crate::{games, kept};

/// No request is longer than this; the record of the longest game is far shorter.
const LONGEST_LINE: u64 = 4 << 20;

pub(crate) fn run(games: Games, args: &EngineArgs) -> Result<(), Failure> {
    let owners = args.owner.file()?;
    if let Some(file) = &owners {
        // What is wrong with it is told before anything is played.
        for kind in games.kinds().filter(|kind| has_components(kind)) {
            file.for_game(kind)?;
        }
    }
    let owners = owners.map(|file| file.text);
    let mut engine = Engine { games, words: Words::new(args.lang), owners, table: None };
    let (mut input, mut output) = (stdin().lock(), stdout().lock());
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = if line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
            input.skip_until(b'\n')?;
            Reply::line(None, Err(Fault::new("malformed", format!("a line is at most {LONGEST_LINE} bytes long"))))
        } else if line.trim_ascii().is_empty() {
            continue;
        } else {
            engine.answer(&line)
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}

/// What games call the reason that a position cannot be read.
const UNREADABLE: [&str; 2] = ["notation", "readable"];

const COMMANDS: [&str; 10] =
    ["new", "load", "legal", "odds", "apply", "view", "position", "standing", "record", "replay"];

/// Why a request was not met. Nothing has changed.
struct Fault {
    kind: &'static str,
    message: String,
    more: Map<String, Value>,
}

impl Fault {
    fn new(kind: &'static str, message: impl Into<String>) -> Fault {
        Fault { kind, message: message.into(), more: Map::new() }
    }

    fn with(mut self, name: &str, value: impl Into<Value>) -> Fault {
        self.more.insert(name.to_owned(), value.into());
        self
    }

    fn to_json(&self) -> Value {
        let mut error = json!({ "kind": self.kind, "message": self.message });
        self.more.iter().for_each(|(name, value)| error[name] = value.clone());
        error
    }
}

/// A reply, with the `id` as it came.
#[derive(Serialize)]
struct Reply<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    ok: bool,
    #[serde(flatten)]
    fields: Value,
}

impl Reply<'_> {
    fn line(id: Option<&RawValue>, answer: Answer) -> String {
        let reply = match answer {
            Ok(fields) => Reply { id, ok: true, fields },
            Err(fault) => Reply { id, ok: false, fields: json!({ "error": fault.to_json() }) },
        };
        serde_json::to_string(&reply).expect("a reply is plain data")
    }
}

/// A new game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    components: Option<String>,
    names: Option<Vec<String>>,
    #[serde(default)]
    auto_chance: bool,
    seed: Option<u64>,
}

/// A position: of a new game, or at the table that stands already.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Load {
    position: String,
    game: Option<String>,
    options: Option<Map<String, Value>>,
    components: Option<String>,
    names: Option<Vec<String>>,
    auto_chance: Option<bool>,
    seed: Option<u64>,
}

/// A step, or several that are taken all or not at all.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Apply {
    step: Option<String>,
    steps: Option<Vec<String>>,
}

/// Something that chance may bring.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Odds {
    outcome: String,
}

/// Whose view: a seat's, or without one a spectator's.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct View {
    seat: Option<Number>,
}

/// A recorded game, as far as wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Replay {
    record: String,
    to: Option<usize>,
    components: Option<String>,
    #[serde(default)]
    auto_chance: bool,
    seed: Option<u64>,
}

/// A request without fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Plain {}

struct Engine {
    games: Games,
    words: Words,
    /// What replaces components, unless a request says otherwise.
    owners: Option<String>,
    table: Option<Table>,
}

/// The game being played, and what draws for it, if the caller does not.
struct Table {
    game: Box<dyn AnyMatch>,
    dice: Option<ChaCha8Rng>,
}

type Answer = Result<Value, Fault>;

impl Engine {
    fn answer(&mut self, line: &[u8]) -> String {
        let Fields(fields) = match serde_json::from_slice(line.trim_ascii()) {
            Ok(fields) => fields,
            Err(reason) => {
                return Reply::line(None, Err(Fault::new("malformed", format!("not a JSON object: {reason}"))));
            }
        };
        let id = fields.iter().find(|(name, _)| name == "id").map(|&(_, id)| id);
        Reply::line(id, unambiguous(&fields).and_then(|request| self.obey(request)))
    }

    fn obey(&mut self, mut request: Map<String, Value>) -> Answer {
        let cmd = request.remove("cmd");
        match cmd.as_ref().and_then(Value::as_str) {
            Some("new") => self.new_game(read(request)?),
            Some("load") => self.load(read(request)?),
            Some("replay") => self.replay(read(request)?),
            Some("apply") => self.apply(read(request)?),
            Some("legal") => plain(request).and_then(|()| self.table()).map(|table| table.legal(&self.words)),
            Some("odds") => {
                let Odds { outcome } = read(request)?;
                self.table()?.odds(&self.words, &outcome)
            }
            Some("view") => {
                let View { seat } = read(request)?;
                let game = &self.table()?.game;
                let viewer = match seat {
                    None => Viewer::Spectator,
                    Some(number) => Viewer::Seat(seat_at(game.as_ref(), &number)?),
                };
                Ok(json!({ "view": game.view(viewer) }))
            }
            Some("position") => plain(request).and_then(|()| Ok(json!({ "position": self.table()?.game.position() }))),
            Some("standing") => plain(request).and_then(|()| {
                let game = &self.table()?.game;
                Ok(json!({ "over": game.turn() == Turn::Over, "standing": game.standing() }))
            }),
            Some("record") => {
                plain(request).and_then(|()| Ok(json!({ "record": self.table()?.game.record().to_string() })))
            }
            Some(other) => {
                let known = COMMANDS.join(", ");
                Err(Fault::new("unknown_command", format!("there is no command “{other}”; there are {known}")))
            }
            None => Err(Fault::new("bad_request", "“cmd” says what to do")),
        }
    }

    fn table(&self) -> Result<&Table, Fault> {
        self.table.as_ref().ok_or_else(no_game)
    }

    fn new_game(&mut self, request: New) -> Answer {
        let New { game, options, components, names, auto_chance, seed } = request;
        let game = self.start(&game, options, components, names)?;
        self.sit_down(game, dice(auto_chance, seed)?)
    }

    fn load(&mut self, request: Load) -> Answer {
        let Load { position, game, options, components, names, auto_chance, seed } = request;
        let same = options.is_none() && components.is_none() && names.is_none();
        let (fresh, kept) = match (game, &self.table) {
            (Some(game), _) => (self.start(&game, options.unwrap_or_default(), components, names)?, None),
            (None, Some(table)) if same => (table.game.copy(), table.dice.clone()),
            (None, Some(_)) => {
                let told = "“options”, “components” and “names” go with “game”, for a new table";
                return Err(Fault::new("bad_request", told));
            }
            (None, None) => return Err(no_game()),
        };
        let loaded = fresh.set_up(&position).map_err(|mut reasons| {
            if let Some(other) = other_game(self.games, fresh.as_ref(), &position, &reasons) {
                reasons = vec![Violation::new("notation", format!("this is a position of {other}"))];
            }
            let told: Vec<String> = reasons.iter().map(Violation::to_string).collect();
            Fault::new("bad_position", told.join("; ")).with("reasons", json!(reasons))
        })?;
        let dice = match (auto_chance, seed) {
            (None, None) => kept,
            (auto, seed) => dice(auto.unwrap_or(false), seed)?,
        };
        self.sit_down(loaded, dice)
    }

    fn replay(&mut self, request: Replay) -> Answer {
        let Replay { record, to, components, auto_chance, seed } = request;
        let bad = |reason: String| Fault::new("bad_record", reason);
        let record: Record = record.parse().map_err(|reason: BadRecord| bad(reason.to_string()))?;
        let kind = self.games.named(&record.header.game).map_err(|reason| bad(reason.to_string()))?.kind;
        if let Some(to) = to.filter(|&to| to > record.steps.len()) {
            return Err(Fault::new("bad_request", format!("the record has {} steps, not {to}", record.steps.len())));
        }
        let components = match components {
            // The default is for games to come: a record says itself whether it was played with ours.
            None if kept::is_played_with_ours(&kind, &record) => None,
            given => self.components(&kind, given),
        };
        let way_out = if components.is_none() { ": give the text of their file as “components”" } else { "" };
        let replayed = kind.replay(&record, to.unwrap_or(usize::MAX), components, |_, _| {});
        let game = replayed.map_err(|reason| {
            let way_out = if matches!(reason, BadRecord::Components { .. }) { way_out } else { "" };
            bad(format!("{}{way_out}", kept::told(&self.words, &reason)))
        })?;
        self.sit_down(game, dice(auto_chance, seed)?)
    }

    /// A game at its start.
    fn start(
        &self,
        game: &str,
        options: Map<String, Value>,
        components: Option<String>,
        names: Option<Vec<String>>,
    ) -> Result<Box<dyn AnyMatch>, Fault> {
        let bad_terms = |bad: BadTerms| Fault::new("bad_terms", bad.to_string()).with("reasons", bad.reasons);
        let kind = self.games.named(game).map_err(|unknown| bad_terms(unknown.to_string().into()))?.kind;
        kind.start(options.into(), self.components(&kind, components), names).map_err(bad_terms)
    }

    /// What replaces components of this game: what a request gives, or else the file named when the engine started.
    fn components(&self, kind: &Kind, given: Option<String>) -> Option<String> {
        given.or_else(|| self.owners.clone().filter(|_| has_components(kind)))
    }

    /// A game takes the place of the one before.
    fn sit_down(&mut self, game: Box<dyn AnyMatch>, dice: Option<ChaCha8Rng>) -> Answer {
        let table = self.table.insert(Table { game, dice });
        let mut events = Vec::new();
        let drawn = table.draw(&mut events);
        let mut answer = table.now(&self.words, &events, drawn);
        answer["table"] =
            json!({ "game": table.game.game(), "options": table.game.options(), "names": table.game.names() });
        if let Some(components) = table.game.components() {
            answer["table"]["components"] = games::set(&components);
        }
        Ok(answer)
    }

    fn apply(&mut self, request: Apply) -> Answer {
        let steps = match request {
            Apply { step: Some(step), steps: None } => vec![step],
            Apply { step: None, steps: Some(steps) } => steps,
            _ => return Err(Fault::new("bad_request", "“apply” takes one “step” or a list of “steps”")),
        };
        let table = self.table.as_mut().ok_or_else(no_game)?;
        let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
        let done = table.game.take(&steps);
        let mut events = done.map_err(|(at, reason)| {
            let fault = match &reason {
                BadStep::Refused(refusal) => refused(&self.words, *refusal),
                other => Fault::new("bad_step", other.to_string()),
            };
            fault.with("at", at).with("step", steps[at])
        })?;
        let drawn = table.draw(&mut events);
        Ok(table.now(&self.words, &events, drawn))
    }
}

impl Table {
    /// Draws for the caller, if that was asked, until somebody decides. What came.
    fn draw(&mut self, events: &mut Vec<Box<dyn AnyEvent>>) -> Vec<String> {
        let mut drawn = Vec::new();
        if let Some(dice) = &mut self.dice {
            while let Some((outcome, told)) = self.game.draw(dice) {
                drawn.push(outcome);
                events.extend(told);
            }
        }
        drawn
    }

    /// What happened, and what the game waits for now.
    fn now(&self, words: &Words, events: &[Box<dyn AnyEvent>], drawn: Vec<String>) -> Value {
        let reader = Reader { names: self.game.names(), seat: None };
        let told = |event: &dyn AnyEvent| {
            let (event, message) = event.whole();
            let text = words.say(&message, reader);
            json!({ "event": event, "message": message, "text": text })
        };
        let events: Vec<Value> = events.iter().map(|event| told(event.as_ref())).collect();
        let mut answer = json!({ "steps": self.game.steps(), "turn": self.game.turn(), "events": events });
        if self.dice.is_some() {
            answer["drawn"] = drawn.into();
        }
        answer
    }

    /// What can be done: by each seat that decides, or by chance.
    fn legal(&self, words: &Words) -> Value {
        let game = &self.game;
        let reader = Reader { names: game.names(), seat: None };
        let asked = |prompt: Option<Prompt>| {
            let text = prompt.as_ref().map(|prompt| words.say(&prompt.ask, reader));
            json!({ "prompt": prompt, "text": text })
        };
        let action = |choice: Choice| {
            let mut told = json!(choice);
            told["text"] = words.say(&choice.message, reader).into();
            told
        };
        let choices = |seat: Seat| {
            let mut told = asked(game.prompt(seat));
            told["seat"] = json!(seat);
            told["actions"] = game.legal(seat).into_iter().map(action).collect();
            told
        };
        let seats: Vec<Value> = game.turn().seats().iter().map(choices).collect();
        let mut answer = json!({ "turn": game.turn(), "seats": seats });
        if let Some(offer) = game.offer() {
            let mut told = asked(game.chance_prompt());
            told["odds"] = json!(offer);
            answer["chance"] = told;
        }
        answer
    }

    /// How likely an outcome is, when the game waits for chance.
    fn odds(&self, words: &Words, outcome: &str) -> Answer {
        let fault = match self.game.turn() {
            Turn::Chance => match self.game.likelihood(outcome) {
                Ok(likelihood) => return Ok(json!({ "likelihood": likelihood })),
                Err(unreadable) => Fault::new("bad_step", unreadable.to_string()),
            },
            Turn::Over => refused(words, Refusal::GAME_OVER),
            _ => refused(words, Refusal::NO_CHANCE_NOW),
        };
        Err(fault.with("outcome", outcome))
    }
}

/// The fields of a request, if no key is there twice.
fn unambiguous(fields: &[(String, &RawValue)]) -> Result<Map<String, Value>, Fault> {
    let mut request = Map::new();
    for (at, (name, value)) in fields.iter().enumerate() {
        if fields[..at].iter().any(|(before, _)| before == name) {
            return Err(Fault::new("bad_request", format!("“{name}” is given twice")));
        }
        // Whatever the id is, it only comes back.
        if name != "id" {
            let given = value.get();
            let value = serde_json::from_str(given);
            let Unambiguous(mut value) =
                value.map_err(|reason| Fault::new("bad_request", format!("“{name}”: {reason}")))?;
            if name == "options" {
                keep_digits(&mut value, given);
            }
            request.insert(name.clone(), value);
        }
    }
    Ok(request)
}

/// Replaces whole numbers that no integer type holds by their text, so that an error shows the digits that were given.
fn keep_digits(options: &mut Value, given: &str) {
    let Some(options) = options.as_object_mut() else { return };
    let Ok(given) = serde_json::from_str::<HashMap<String, &RawValue>>(given) else { return };
    for (name, given) in given {
        let digits = given.get().strip_prefix('-').unwrap_or(given.get());
        let is_whole = digits.bytes().all(|digit| digit.is_ascii_digit());
        if is_whole && options.get(&name).is_some_and(Value::is_f64) {
            options.insert(name, given.get().into());
        }
    }
}

/// The seat with this number.
fn seat_at(game: &dyn AnyMatch, number: &Number) -> Result<Seat, Fault> {
    let seats = game.names().len();
    let seat = number.as_u64().and_then(Seat::numbered).filter(|seat| seat.index() < seats);
    let missing = || format!("there is no seat {number} at this table, which has {seats}");
    seat.ok_or_else(|| Fault::new("bad_request", missing()))
}

/// The other game whose notation a position is in, if this game cannot read it.
fn other_game(games: Games, here: &dyn AnyMatch, position: &str, reasons: &[Violation]) -> Option<&'static str> {
    let readable = |reasons: &[Violation]| !reasons.iter().any(|reason| UNREADABLE.contains(&reason.name));
    if readable(reasons) {
        return None;
    }
    let reads = |table: Box<dyn AnyMatch>| table.set_up(position).err().is_none_or(|reasons| readable(&reasons));
    let mut others = games.kinds().filter(|kind| kind.name != here.game());
    let table = |kind: &Kind, players: usize| kind.start(json!({ "players": players }), None, None).ok();
    others.find(|kind| (1..=MAX_SEATS).filter_map(|players| table(kind, players)).any(reads)).map(|kind| kind.name)
}

/// A rule forbids it.
fn refused(words: &Words, refusal: Refusal) -> Fault {
    Fault::new("refused", words.word(refusal.0)).with("rule", refusal.0)
}

/// Whether a game has components that could be replaced.
fn has_components(kind: &Kind) -> bool {
    kind.components_from("", None).is_some()
}

/// What draws for the caller, if that is asked: from a seed, or from the system's generator.
fn dice(auto_chance: bool, seed: Option<u64>) -> Result<Option<ChaCha8Rng>, Fault> {
    let unseeded = || {
        ChaCha8Rng::try_from_rng(&mut SysRng)
            .map_err(|reason| Fault::new("no_chance", format!("the system's generator fails: {reason}")))
    };
    match (auto_chance, seed) {
        (false, None) => Ok(None),
        (false, Some(_)) => Err(Fault::new("bad_request", "“seed” goes with “auto_chance”")),
        (true, Some(seed)) => Ok(Some(ChaCha8Rng::seed_from_u64(seed))),
        (true, None) => unseeded().map(Some),
    }
}

fn no_game() -> Fault {
    Fault::new("no_game", "no game is being played: begin with “new”")
}

/// The fields of a request.
fn read<T: DeserializeOwned>(request: Map<String, Value>) -> Result<T, Fault> {
    let fields = |request: &Map<String, Value>| serde_json::from_value(request.clone().into());
    fields(&request).map_err(|reason: serde_json::Error| {
        let reason = reason.to_string();
        // Whichever field has to go for the reason to change is the wrong one.
        let wrong = request.keys().find(|name| {
            let mut without = request.clone();
            without.remove(*name);
            fields(&without).err().is_none_or(|other: serde_json::Error| other.to_string() != reason)
        });
        let named = wrong.filter(|name| !reason.contains(&format!("`{name}`")));
        Fault::new("bad_request", named.map_or(reason.clone(), |name| format!("“{name}”: {reason}")))
    })
}

fn plain(request: Map<String, Value>) -> Result<(), Fault> {
    read::<Plain>(request).map(|Plain {}| ())
}
