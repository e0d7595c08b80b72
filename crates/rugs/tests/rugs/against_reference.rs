//! The crate against a second, slow and obvious implementation of the rules (`reference/mod.rs`), step by step.

use std::collections::{BTreeMap, BTreeSet};

use crate::reference::{MOSAICS, Next, Reference, Rug, every_place};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::{Action, Assam, Event, Options, Outcome, Rugs, State};
use table::{Action as _, Game, Odds, Seat, Turn, chance};

/// Every text that names an outcome.
const OUTCOMES: [&str; 8] = ["1", "2", "3", "4", "b", "r", "y", "g"];

/// One game, played by both.
struct Both {
    game: Rugs,
    state: State,
    reference: Reference,
    steps: Vec<String>,
}

impl Both {
    fn start(options: Options) -> Both {
        let game = Rugs::with(options).unwrap();
        let state = game.start();
        Both { game, state, reference: Reference::new(options), steps: Vec::new() }
    }

    fn is_over(&self) -> bool {
        self.reference.next == Next::Over
    }

    /// Has both take a step, and compares what they tell and where they are then.
    fn step(&mut self, step: &str) -> Result<(), String> {
        self.steps.push(step.to_owned());
        let mut events = Vec::new();
        let accepted = match self.game.turn(&self.state) {
            Turn::Seat { seat } => self.game.apply(&mut self.state, seat, step.parse().unwrap(), &mut events),
            _ => self.game.settle(&mut self.state, step.parse().unwrap(), &mut events),
        };
        if let Err(refusal) = accepted {
            return self.fault("the step", &refusal, &"accepted");
        }
        self.reference.step(step);
        let told: Vec<String> = events.into_iter().map(sentence).collect();
        self.same("what happened", &told, &self.reference.told)?;
        self.compare()
    }

    /// Compares all that can be asked about the position.
    fn compare(&self) -> Result<(), String> {
        self.same("the position", &self.game.position(&self.state), &self.reference.position())?;
        self.same("the position read", &self.game.load(&self.reference.position()), &Ok(self.state))?;
        self.same("the turn", &turn_text(self.game.turn(&self.state)), &self.reference.turn())?;
        self.compare_actions()?;
        self.compare_outcomes()?;
        self.compare_standing()
    }

    fn compare_actions(&self) -> Result<(), String> {
        for seat in Seat::all(self.game.seats()) {
            let is_on_turn = self.reference.turn() == seat.to_string();
            let expected = if is_on_turn { self.reference.legal() } else { BTreeSet::new() };
            let mut listed = Vec::new();
            self.game.legal(&self.state, seat, &mut listed);
            let legal: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
            self.same("the legal actions", &legal, &expected)?;
            self.same("the number of legal actions", &listed.len(), &expected.len())?;
            let numbered = (0..Action::COUNT).map(|number| Action::numbered(number).unwrap());
            let accepted = numbered.filter(|&action| self.game.allows(&self.state, seat, action).is_ok());
            let accepted: BTreeSet<String> = accepted.map(|action| action.to_string()).collect();
            self.same("the accepted actions", &accepted, &expected)?;
        }
        Ok(())
    }

    fn compare_outcomes(&self) -> Result<(), String> {
        let expected = self.reference.odds();
        let mut listed = Vec::new();
        self.same("the kind of odds", &self.game.odds(&self.state, &mut listed), &Odds::Listed)?;
        let odds: BTreeMap<String, u32> =
            listed.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect();
        self.same("the odds", &odds, &expected)?;
        self.same("the number of outcomes", &listed.len(), &expected.len())?;
        for text in OUTCOMES {
            let outcome: Outcome = text.parse().unwrap();
            let admitted = self.game.admits(&self.state, outcome).is_ok();
            self.same(&format!("whether {text} can come"), &admitted, &expected.contains_key(text))?;
            let weight = f64::from(expected.get(text).copied().unwrap_or(0));
            let likelihood = weight / f64::from(expected.values().sum::<u32>().max(1));
            self.same(&format!("how likely {text} is"), &self.game.likelihood(&self.state, outcome), &likelihood)?;
        }
        Ok(())
    }

    fn compare_standing(&self) -> Result<(), String> {
        let standing = self.game.standing(&self.state);
        for (seat, expected) in Seat::all(self.game.seats()).zip(self.reference.standing()) {
            let sources: Vec<(&str, i32)> = standing.by_source(seat).collect();
            let expected_sources =
                [("rugs-points-dirhams", expected.dirhams as i32), ("rugs-points-squares", expected.squares as i32)];
            self.same(&format!("the points of player {seat}"), &sources[..], &expected_sources[..])?;
            self.same(&format!("the rank of player {seat}"), &usize::from(standing.rank(seat)), &expected.rank)?;
        }
        Ok(())
    }

    fn same<T: PartialEq + std::fmt::Debug + ?Sized>(&self, what: &str, ours: &T, expected: &T) -> Result<(), String> {
        if ours == expected { Ok(()) } else { self.fault(what, ours, expected) }
    }

    /// What differs, and all it takes to see it again.
    fn fault(
        &self,
        what: &str,
        ours: &(impl std::fmt::Debug + ?Sized),
        expected: &(impl std::fmt::Debug + ?Sized),
    ) -> Result<(), String> {
        Err(format!(
            "not the same: {what}\n    rugs: {ours:?}\n    reference: {expected:?}\n    options: {:?}\n    steps: {}\n    \
             reference is at: {}",
            self.reference.options,
            self.steps.join(" "),
            self.reference.position(),
        ))
    }
}

fn turn_text(turn: Turn) -> String {
    match turn {
        Turn::Seat { seat } => seat.to_string(),
        Turn::Together { .. } => "together".to_owned(),
        Turn::Chance => "chance".to_owned(),
        Turn::Over => "over".to_owned(),
    }
}

/// An event in the words of the reference.
fn sentence(event: Event) -> String {
    let stop = |assam: Assam| format!("{}{}", assam.square, assam.facing);
    match event {
        Event::Faced { seat, direction } => format!("{seat} faces Assam {direction}"),
        Event::Walked { seat, slippers, path } => {
            let stops: Vec<String> = [path.from()].into_iter().chain(path.steps()).map(stop).collect();
            let (path, mosaics, slippers) = (stops.join(" "), path.mosaics(), slippers.count());
            format!("{seat} throws {slippers}, Assam walks {path} round {mosaics} mosaics")
        }
        Event::Paid { seat, to, owed, paid } => format!("{seat} owes {to} {owed} and pays {paid}"),
        Event::WentOut { seat } => format!("{seat} is out"),
        Event::Laid { seat, colour, squares: [first, second] } => format!("{seat} lays {colour} on {first}-{second}"),
        Event::Drew { seat, colour } => format!("{seat} draws {colour}"),
        Event::Rotated { seat, direction } => format!("{seat} rotates Assam to {direction}"),
        Event::KeptFacing { seat, direction } => format!("{seat} leaves Assam facing {direction}"),
        Event::Ended => "the game is over".to_owned(),
    }
}

/// How the steps of a game are chosen. Chance is steered as well: all that matters here is where games get to.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Style {
    /// As chance has it.
    Fair,
    /// One player's rugs lie together and Assam goes there, so that the others go out one after the other.
    Favour(usize),
    /// Everybody's rugs lie together and Assam goes where it is dearest, but nobody is to go out before the very last
    /// rug is to be laid.
    Brink,
    /// Everybody is to have as much as everybody else.
    Level,
    /// All rugs are to lie on as few squares as possible.
    Crowd,
}

/// What can be done or come now, in a fixed order.
fn possible(reference: &Reference) -> Vec<String> {
    reference.legal().into_iter().chain(reference.odds().into_keys()).collect()
}

/// Chooses a step.
fn choose(reference: &Reference, style: Style, rng: &mut ChaCha8Rng) -> String {
    if style == Style::Fair || chance::below(rng, 8) == 0 {
        let odds: Vec<(String, u32)> = reference.odds().into_iter().collect();
        if odds.is_empty() {
            let legal: Vec<String> = possible(reference);
            return legal[chance::below(rng, legal.len() as u32) as usize].clone();
        }
        let numbered: Vec<(usize, u32)> = odds.iter().enumerate().map(|(at, (_, weight))| (at, *weight)).collect();
        return odds[chance::weighted(rng, &numbered)].0.clone();
    }
    let best = best(reference, style);
    best[chance::below(rng, best.len() as u32) as usize].clone()
}

/// The steps that suit a style best, all alike.
fn best(reference: &Reference, style: Style) -> Vec<String> {
    let valued: Vec<(i32, String)> =
        possible(reference).into_iter().map(|step| (value(reference, &step, style), step)).collect();
    let most = valued.iter().map(|(value, _)| *value).max().unwrap();
    valued.into_iter().filter(|(value, _)| *value == most).map(|(_, step)| step).collect()
}

/// How well a step suits a style.
fn value(before: &Reference, step: &str, style: Style) -> i32 {
    let mut after = before.clone();
    after.step(step);
    let went_out = after.out.len() > before.out.len();
    match (before.next, style) {
        (Next::Face | Next::Rotate, _) if after.next == Next::Throw => {
            possible(&after).iter().map(|throw| value(&after, throw, style)).max().unwrap()
        }
        (Next::Throw, Style::Favour(seat)) => match after.last_payment {
            Some(payment) if payment.to == seat => payment.owed as i32,
            Some(payment) => -(payment.owed as i32),
            None => 0,
        },
        (Next::Throw, Style::Brink) if went_out => {
            if rugs_left(before) == 1 {
                1000
            } else {
                -1000
            }
        }
        (Next::Throw, Style::Brink) => after.last_payment.map_or(0, |payment| payment.owed as i32),
        (Next::Lay, Style::Favour(seat)) => {
            let rugs = after.laid.iter().filter(|rug| rug.owner == seat);
            rugs.map(|rug| open_stretch(&after, rug)).max().unwrap_or(0)
        }
        (Next::Lay, Style::Brink) => open_stretch(&after, after.laid.last().unwrap()),
        (Next::Throw | Next::Lay, Style::Level) => -spread(&after),
        (Next::Throw, Style::Crowd) => {
            possible(&after).iter().map(|lay| value(&after, lay, style)).max().unwrap_or(-100)
        }
        (Next::Lay, Style::Crowd) => -covered(&after),
        _ => 0,
    }
}

/// How many rugs are still to be laid.
fn rugs_left(reference: &Reference) -> usize {
    reference.merchants.iter().map(|merchant| merchant.pile.len() + usize::from(merchant.top.is_some())).sum()
}

/// How many squares hang together where the first half of a rug is, if it is open.
fn open_stretch(reference: &Reference, rug: &Rug) -> i32 {
    let is_open = reference.open(rug.cells[0]).is_some_and(|number| reference.laid[number] == *rug);
    if is_open { reference.stretch(rug.cells[0]).len() as i32 } else { 0 }
}

/// How many squares show a rug.
fn covered(reference: &Reference) -> i32 {
    let cells = (0..7).flat_map(|x| (0..7).map(move |y| (x, y)));
    cells.filter(|&cell| reference.open(cell).is_some()).count() as i32
}

/// How far apart those are who are still in, in points and in dirhams.
fn spread(reference: &Reference) -> i32 {
    let standing = reference.standing();
    let mut points = Vec::new();
    let mut dirhams = Vec::new();
    for (seat, line) in standing.iter().enumerate() {
        if !reference.out.contains(&seat) {
            points.push((line.dirhams + line.squares) as i32);
            dirhams.push(line.dirhams as i32);
        }
    }
    let width = |values: &[i32]| values.iter().max().unwrap() - values.iter().min().unwrap();
    width(&points) + width(&dirhams)
}

/// What games came upon, and how often.
#[derive(Default)]
struct Met {
    counts: BTreeMap<&'static str, u32>,
    mosaics: BTreeSet<usize>,
}

impl Met {
    fn note(&mut self, what: &'static str, when: bool) {
        *self.counts.entry(what).or_insert(0) += u32::from(when);
    }

    /// Takes note of what a step came upon.
    fn step(&mut self, before: &Reference, after: &Reference) {
        match before.next {
            Next::Throw => self.throw(before, after),
            Next::Lay => self.lay(before, after),
            Next::Rotate => self.note("Assam left as he faces", before.facing == after.facing),
            Next::Face | Next::Draw | Next::Over => {}
        }
        if after.next == Next::Over {
            self.end(after);
        }
    }

    fn throw(&mut self, before: &Reference, after: &Reference) {
        let walk = after.told[0].split_once("walks ").unwrap().1;
        let stops: Vec<&str> = walk.split_once(" round").unwrap().0.split(' ').collect();
        for pair in stops.windows(2) {
            for (number, (leaves, going, enters, facing)) in MOSAICS.into_iter().enumerate() {
                let text = |(x, y): (i32, i32), way| format!("{}{}{way}", (b'a' + x as u8) as char, y + 1);
                if pair == [text(leaves, going), text(enters, facing)] {
                    self.mosaics.insert(number);
                }
            }
        }
        let payer = before.seat;
        let Some(rug) = after.open(after.assam).map(|number| &after.laid[number]) else {
            return self.note("a landing on an empty square", true);
        };
        self.note("a landing on an own rug", rug.owner == payer);
        self.note("a landing on an own rug, not of the colour on top", {
            rug.owner == payer && before.merchants[payer].top.is_some_and(|top| top != rug.colour)
        });
        self.note("a landing on a neutral rug", before.out.contains(&rug.owner));
        let Some(payment) = after.last_payment else { return };
        let has = before.merchants[payer].dirhams;
        self.note("a payment", true);
        self.note("a payment of the very last dirham", payment.owed == has);
        self.note("a payment of more than 12", payment.owed > 12);
        self.note("two colours of one player that do not join", {
            let reached = after.stretch(after.assam);
            let second_colour_beside = |&(x, y): &(i32, i32)| {
                [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)].into_iter().any(|beside| {
                    after.open(beside).is_some_and(|number| {
                        after.laid[number].owner == rug.owner && after.laid[number].colour != rug.colour
                    })
                })
            };
            reached.iter().any(second_colour_beside)
        });
        self.note("a first player out", after.out.len() > before.out.len() && after.out.len() == 1);
        self.note("a second player out", after.out.len() > before.out.len() && after.out.len() == 2);
        self.note("a third player out", after.out.len() > before.out.len() && after.out.len() == 3);
        self.note("a player out at a table for two", after.out.len() == 1 && after.merchants.len() == 2);
        self.note("a player out who had nothing left", has == 0 && after.out.len() > before.out.len());
        self.note("the last player with a rug out", {
            after.next == Next::Over && after.out.len() + 1 < after.merchants.len()
        });
    }

    fn lay(&mut self, before: &Reference, after: &Reference) {
        for cells in every_place() {
            if let Some(rug) = before.whole_rug(cells).filter(|_| before.is_beside_assam(cells)) {
                let (own, neutral) = (rug.owner == before.seat, before.out.contains(&rug.owner));
                self.note("an opponent's whole rug beside Assam", !own && !neutral);
                self.note("an own whole rug beside Assam, not to be covered", own && !before.options.cover_own);
                self.note("an own whole rug beside Assam, free to cover", own && before.options.cover_own);
                self.note("a neutral whole rug beside Assam", neutral);
            }
        }
        let cells = after.laid.last().unwrap().cells;
        let under = cells.map(|cell| before.open(cell).map(|number| &before.laid[number]));
        let whole = before.whole_rug(cells).is_some();
        self.note("an own whole rug covered", whole);
        self.note("an own whole rug of the other colour covered", {
            whole && under[0].is_some_and(|rug| rug.colour != after.laid.last().unwrap().colour)
        });
        if let [Some(one), Some(other)] = under {
            self.note("two halves of one colour covered", one.colour == other.colour && !whole);
            self.note("two halves of two colours covered", one.colour != other.colour);
        }
        self.note("an empty square and a half covered", under[0].is_some() != under[1].is_some());
        self.note("a draw with one colour left", after.told.iter().any(|told| told.contains("draws")));
    }

    fn end(&mut self, reference: &Reference) {
        let standing = reference.standing();
        let first: Vec<usize> = (0..standing.len()).filter(|&seat| standing[seat].rank == 1).collect();
        let points = |seat: usize| standing[seat].dirhams + standing[seat].squares;
        self.note("a shared win", first.len() > 1);
        self.note("a win by dirhams", {
            let beaten = (0..standing.len()).filter(|seat| standing[*seat].rank > 1 && !reference.out.contains(seat));
            first.len() == 1 && beaten.into_iter().any(|seat| points(seat) == points(first[0]))
        });
        self.note("an end with one player left", reference.out.len() + 1 == standing.len());
        self.note("an end with the last rug, all still in", reference.out.is_empty());
        self.note("an end with the last rug, somebody out", {
            !reference.out.is_empty() && reference.told.iter().any(|told| told.contains("lays"))
        });
    }
}

/// What the games below must come upon, or they would show little.
const TO_BE_MET: [&str; 30] = [
    "Assam left as he faces",
    "a draw with one colour left",
    "a first player out",
    "a landing on a neutral rug",
    "a landing on an empty square",
    "a landing on an own rug",
    "a landing on an own rug, not of the colour on top",
    "a neutral whole rug beside Assam",
    "a payment",
    "a payment of more than 12",
    "a payment of the very last dirham",
    "a player out at a table for two",
    "a player out who had nothing left",
    "a second player out",
    "a shared win",
    "a third player out",
    "a win by dirhams",
    "an empty square and a half covered",
    "an end with one player left",
    "an end with the last rug, all still in",
    "an end with the last rug, somebody out",
    "an opponent's whole rug beside Assam",
    "an own whole rug beside Assam, free to cover",
    "an own whole rug beside Assam, not to be covered",
    "an own whole rug covered",
    "an own whole rug of the other colour covered",
    "the last player with a rug out",
    "two colours of one player that do not join",
    "two halves of one colour covered",
    "two halves of two colours covered",
];

#[test]
fn whole_games_go_as_the_reference_says() {
    let mut met = Met::default();
    let mut seed = 0;
    for options in Rugs::configurations() {
        let favour = (0..usize::from(options.players)).map(|seat| (Style::Favour(seat), 4));
        for (style, games) in
            [(Style::Fair, 15), (Style::Brink, 10), (Style::Level, 6), (Style::Crowd, 2)].into_iter().chain(favour)
        {
            for _ in 0..games {
                seed += 1;
                play(options, style, seed, &mut met).unwrap_or_else(|fault| panic!("{fault}"));
            }
        }
    }
    println!("{:#?}", met.counts);
    assert_eq!(met.counts.keys().copied().collect::<Vec<_>>(), TO_BE_MET);
    for (what, count) in met.counts {
        assert!(count >= 5, "{what} was met {count} times");
    }
    assert_eq!(met.mosaics.len(), MOSAICS.len(), "Assam went round the mosaics {:?}", met.mosaics);
}

fn play(options: Options, style: Style, seed: u64, met: &mut Met) -> Result<(), String> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut both = Both::start(options);
    both.compare()?;
    while !both.is_over() {
        let before = both.reference.clone();
        let step = choose(&before, style, &mut rng);
        both.step(&step)?;
        met.step(&before, &both.reference);
    }
    Ok(())
}

/// Takes one step for each choice: the small ones stand for any that is possible, the large ones for those that bring
/// the favoured player money.
fn follow(options: Options, favoured: usize, choices: &[u16]) -> Result<(), String> {
    let style = Style::Favour(favoured % usize::from(options.players));
    let mut both = Both::start(options);
    both.compare()?;
    for &choice in choices {
        if both.is_over() {
            break;
        }
        let steps = if choice < 0x8000 { possible(&both.reference) } else { best(&both.reference, style) };
        both.step(&steps[usize::from(choice) % steps.len()])?;
    }
    Ok(())
}

proptest! {
    // A fault tells its options and steps, which is all it takes to see it again.
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_choices_lead_where_the_reference_says(
        options in prop::sample::select(Rugs::configurations()),
        favoured in 0..4_usize,
        choices in prop::collection::vec(any::<u16>(), 0..200),
    ) {
        follow(options, favoured, &choices).map_err(TestCaseError::fail)?;
    }
}
