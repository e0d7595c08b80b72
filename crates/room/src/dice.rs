//! Fair dice: draws that nobody can foresee or choose while the game runs, and that everybody can check after it.
//!
//! A [`Seed`] is drawn when a table is made, and only its [`commitment`](Seed::commitment) is told. At the start every
//! player adds some [`Entropy`], and all of it together makes the [`Dice`]: draw `k` is a stream of its own, which needs no
//! other draw. After the end the seed is told, and [`check`] holds a record against its dice. `docs/fair-dice.md` says
//! byte by byte how it is done.
//!
//! Nothing here has a generator of its own: who makes a table brings the seed.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize, Serializer};
use sha2::{Digest, Sha256};
use table::{BadRecord, FairDice, Header, Kind, Record, Seat, Step, chance};

use crate::secret::hex;

/// What is hashed for one purpose is never hashed for another.
const COMMITMENT: &[u8] = b"jemaa dice 1 commitment";
const KEY: &[u8] = b"jemaa dice 1 key";

/// The stream from which the seats are drawn. No game has so many draws.
const SEATING: u64 = u64::MAX;

/// What only the house knows until the game is over: 32 bytes from the system's generator. As text, and so in JSON, it
/// is 64 hexadecimal digits, for the house's own log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// What is told of it when the table is made, as 64 hexadecimal digits. It binds the house to the seed, and nobody
    /// can find the seed from it.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::new().chain_update(COMMITMENT).chain_update(self.0).finalize())
    }

    /// The seed as it is told after the end: 64 hexadecimal digits.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

impl fmt::Debug for Seed {
    /// Tells nothing: whoever prints a room does not give its dice away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// A text that is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits, in small letters")]
pub struct NoSeed;

impl FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Seed, NoSeed> {
        let digit = |sign: u8| match sign {
            b'0'..=b'9' => Ok(sign - b'0'),
            b'a'..=b'f' => Ok(sign - b'a' + 10),
            _ => Err(NoSeed),
        };
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        let mut bytes = [0; 32];
        if pairs.len() != bytes.len() || !rest.is_empty() {
            return Err(NoSeed);
        }
        for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = digit(high)? << 4 | digit(low)?;
        }
        Ok(Seed(bytes))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.reveal()
    }
}

impl TryFrom<String> for Seed {
    type Error = NoSeed;

    fn try_from(text: String) -> Result<Seed, NoSeed> {
        text.parse()
    }
}

/// What a player adds to the dice at the start: any text that is not too long. Bots, and players who say nothing, add
/// the empty one.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Entropy(String);

impl Entropy {
    /// The most characters of it: enough for 256 bits as hexadecimal digits.
    pub const LONGEST: usize = 64;

    /// The text itself.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that is too long for luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("luck is a text of at most {} characters", Entropy::LONGEST)]
pub struct EntropyTooLong;

impl TryFrom<String> for Entropy {
    type Error = EntropyTooLong;

    fn try_from(text: String) -> Result<Entropy, EntropyTooLong> {
        if text.chars().count() <= Entropy::LONGEST { Ok(Entropy(text)) } else { Err(EntropyTooLong) }
    }
}

impl From<Entropy> for String {
    fn from(luck: Entropy) -> String {
        luck.0
    }
}

/// The dice of one game.
#[derive(Clone)]
pub struct Dice {
    seed: Seed,
    room: String,
    luck: Vec<Entropy>,
    key: [u8; 32],
}

impl Dice {
    /// The dice that this seed makes in the room of this name, with what the players added: one after the other as they
    /// sit before their seats are drawn, or in seat order if these are not.
    #[must_use]
    pub fn new(seed: Seed, room: &str, luck: Vec<Entropy>) -> Dice {
        let number = |number: usize| u32::try_from(number).expect("a text or a list that fits memory").to_le_bytes();
        let mut key = Sha256::new().chain_update(KEY).chain_update(seed.0);
        key.update(number(room.len()));
        key.update(room);
        key.update(number(luck.len()));
        for Entropy(text) in &luck {
            key.update(number(text.len()));
            key.update(text);
        }
        Dice { seed, room: room.to_owned(), luck, key: key.finalize().into() }
    }

    /// What was told of the seed when the table was made.
    #[must_use]
    pub fn commitment(&self) -> String {
        self.seed.commitment()
    }

    /// The generator for draw `k`, counted from 0 over all that chance brings in the surviving line of the game.
    #[must_use]
    pub fn draw(&self, k: u64) -> ChaCha20Rng {
        let mut stream = ChaCha20Rng::from_seed(self.key);
        stream.set_stream(k);
        stream
    }

    /// Who gets which seat, where that is drawn: for each seat in turn order, the place in the list of luck (counted
    /// from 0) of the player who gets it.
    #[must_use]
    pub fn seating(&self) -> Vec<usize> {
        let mut stream = self.draw(SEATING);
        let mut seating: Vec<usize> = (0..self.luck.len()).collect();
        for last in (1..seating.len()).rev() {
            let at = chance::below(&mut stream, last as u32 + 1) as usize;
            seating.swap(last, at);
        }
        seating
    }

    /// The same, where only who begins is drawn: it is whoever would get the first seat, and the others follow in their
    /// order.
    #[must_use]
    pub fn round(&self) -> Vec<usize> {
        let players = self.luck.len();
        let first = self.seating().first().copied().unwrap_or_default();
        (0..players).map(|at| (first + at) % players).collect()
    }

    /// Everything that was secret, for the record of a game that is over. `chairs` are the players' names in the order
    /// of their luck, if the seats were drawn.
    #[must_use]
    pub fn reveal(&self, chairs: Option<Vec<String>>) -> FairDice {
        FairDice {
            room: self.room.clone(),
            commitment: self.commitment(),
            seed: self.seed.reveal(),
            luck: self.luck.iter().map(|luck| luck.0.clone()).collect(),
            chairs,
            round: false,
        }
    }
}

impl fmt::Debug for Dice {
    /// Tells neither the seed nor the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dice").field("room", &self.room).field("luck", &self.luck).finish_non_exhaustive()
    }
}

/// What was found of a record whose dice gave all that it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fair {
    /// The name of the room.
    pub room: String,
    /// What was told of the seed when the table was made: whoever sat there compares it with what they saw.
    pub commitment: String,
    /// What each seat added, in seat order: whoever sat there finds their own.
    pub luck: Vec<String>,
    /// How many draws there were.
    pub draws: u64,
    /// Whether the dice also gave the players their seats.
    pub seats_drawn: bool,
}

/// Why the dice of a record cannot be said to be fair.
#[derive(Clone, Debug, PartialEq, thiserror::Error, Serialize)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum Unfair {
    /// There is nothing to check.
    #[error("it does not say what its dice were made of, so that nobody can check them")]
    NoDice,
    /// The record cannot be replayed.
    #[error("{reason}")]
    Record {
        /// Why not.
        #[serde(serialize_with = "as_text")]
        #[from]
        reason: BadRecord,
    },
    /// Its seed is none.
    #[error("its dice have no seed: {reason}")]
    Seed {
        /// What a seed is.
        #[serde(serialize_with = "as_text")]
        #[from]
        reason: NoSeed,
    },
    /// The seed is not the one that was promised.
    #[error("the seed does not fit its commitment: {told} was told, and the seed makes {made}")]
    Commitment {
        /// What the record says was told.
        told: String,
        /// What the seed makes.
        made: String,
    },
    /// What the players added cannot be that.
    #[error("what the players added cannot be: {reason}")]
    Luck {
        /// Why not.
        reason: String,
    },
    /// The players sit otherwise than the dice seated them.
    #[error("the seats are not what the dice gave: the record has {}, and the dice gave {}", .recorded.join(", "), .given.join(", "))]
    Seats {
        /// The names in the record, in seat order.
        recorded: Vec<String>,
        /// The names as the dice put them.
        given: Vec<String>,
    },
    /// A draw is not what the dice gave.
    #[error(
        "step {step} is not what the dice gave: the record has “{recorded}”, and draw {draw} of the dice is “{given}”"
    )]
    Draw {
        /// The step, counted from 1.
        step: usize,
        /// Which draw it is, counted from 0.
        draw: u64,
        /// What the record says.
        recorded: String,
        /// What the dice say.
        given: String,
    },
}

fn as_text<S: Serializer>(reason: &impl fmt::Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(reason)
}

/// Replays a record with all its digests, and holds its seed, its seats and every draw against its dice. `components` is
/// what replaces our own, if the record was played with others.
///
/// # Errors
/// The first thing that is wrong.
pub fn check(kind: &Kind, record: &Record, components: Option<String>) -> Result<Fair, Unfair> {
    let told = record.header.dice.as_ref().ok_or(Unfair::NoDice)?;
    let replay = |steps| kind.replay(record, steps, components.clone(), |_, _| {});
    let mut game = replay(0)?;
    let dice = dice_of(told)?;
    let luck = luck_by_seat(&record.header.seats, told, &dice)?;
    let mut draws = 0;
    for (before, step) in record.steps.iter().enumerate() {
        let text = step.to_string();
        let mut drawn = game.copy();
        if let Err((_, reason)) = game.take(&[&text]) {
            // A digest before it may tell that something went wrong earlier.
            replay(before)?;
            return Err(BadRecord::Step { number: before + 1, step: text, reason }.into());
        }
        if let Step::Chance(recorded) = step {
            let (given, _) = drawn.draw(&mut dice.draw(draws)).expect("it took what chance brought");
            if *recorded != given {
                replay(before)?;
                return Err(Unfair::Draw { step: before + 1, draw: draws, recorded: recorded.clone(), given });
            }
            draws += 1;
        }
    }
    replay(usize::MAX)?;
    let (room, commitment, seats_drawn) = (told.room.clone(), told.commitment.clone(), told.chairs.is_some());
    Ok(Fair { room, commitment, luck, draws, seats_drawn })
}

/// The dice that a record tells of, if the seed is the one that was promised.
fn dice_of(told: &FairDice) -> Result<Dice, Unfair> {
    let seed: Seed = told.seed.parse()?;
    let made = seed.commitment();
    if told.commitment != made {
        return Err(Unfair::Commitment { told: told.commitment.clone(), made });
    }
    let luck: Result<_, _> = told.luck.iter().cloned().map(Entropy::try_from).collect();
    let luck = luck.map_err(|reason: EntropyTooLong| Unfair::Luck { reason: reason.to_string() })?;
    Ok(Dice::new(seed, &told.room, luck))
}

/// For each seat, the chair of the player who got it.
fn seating_of(told: &FairDice, dice: &Dice) -> Vec<usize> {
    if told.round { dice.round() } else { dice.seating() }
}

/// Renames the player on a seat in a record, also among the names from before the seats were drawn, so that the dice can
/// still be checked.
pub(crate) fn rename(header: &mut Header, seat: Seat, name: &str) {
    if let Some(recorded) = header.seats.get_mut(seat.index()) {
        name.clone_into(recorded);
    }
    let Some(told) = &mut header.dice else { return };
    let Ok(dice) = dice_of(told) else { return };
    let chair = seating_of(told, &dice).get(seat.index()).copied();
    if let Some(recorded) = chair.and_then(|chair| told.chairs.as_mut()?.get_mut(chair)) {
        name.clone_into(recorded);
    }
}

/// What each seat added, if everybody sits where the dice say, or the seats were not drawn.
fn luck_by_seat(seats: &[String], told: &FairDice, dice: &Dice) -> Result<Vec<String>, Unfair> {
    let players = seats.len();
    for (what, count) in [("values", told.luck.len()), ("chairs", told.chairs.as_ref().map_or(players, Vec::len))] {
        if count != players {
            return Err(Unfair::Luck { reason: format!("{count} {what} for {players} seats") });
        }
    }
    let Some(chairs) = &told.chairs else { return Ok(told.luck.clone()) };
    let seating = seating_of(told, dice);
    let seated = |list: &[String]| seating.iter().map(|&chair| list[chair].clone()).collect::<Vec<_>>();
    let given = seated(chairs);
    if given != *seats {
        return Err(Unfair::Seats { recorded: seats.to_vec(), given });
    }
    Ok(seated(&told.luck))
}

#[cfg(test)]
mod tests {
    use rand_core::Rng;

    use super::*;

    fn seed(first: u8) -> Seed {
        Seed::new(std::array::from_fn(|at| first.wrapping_add(at as u8)))
    }

    fn dice(first: u8, room: &str, luck: &[&str]) -> Dice {
        Dice::new(seed(first), room, luck.iter().map(|&text| Entropy::try_from(text.to_owned()).unwrap()).collect())
    }

    fn words(dice: &Dice, k: u64) -> [u32; 20] {
        let mut stream = dice.draw(k);
        std::array::from_fn(|_| stream.next_u32())
    }

    /// The example in `docs/fair-dice.md`, which was made by other programs (Python and OpenSSL), and the game beside it.
    #[test]
    fn the_document_tells_what_the_code_does() {
        let page = include_str!("../../../docs/fair-dice.md");
        let vector = page.split("```vector\n").nth(1).and_then(|rest| rest.split("\n```").next()).unwrap();
        let lines: Vec<(&str, &str)> = vector.lines().map(|line| line.split_once("  ").unwrap()).collect();
        let said = |name: &str| lines.iter().find(|line| line.0 == name).unwrap_or_else(|| panic!("{name}")).1.trim();
        let list = |name| serde_json::from_str::<Vec<String>>(said(name)).unwrap();
        let lucks = list("luck").into_iter().map(|text| text.try_into().unwrap()).collect();
        let dice = Dice::new(said("seed").parse().unwrap(), said("room"), lucks);
        assert_eq!(dice.commitment(), said("commitment"));
        assert_eq!(hex(&dice.key), said("key"));
        let streams = lines.iter().filter_map(|(name, bytes)| Some((name.strip_prefix("stream ")?, bytes.trim())));
        for (k, bytes) in streams.clone() {
            let mut stream = [0; 16];
            dice.draw(k.parse().unwrap()).fill_bytes(&mut stream);
            assert_eq!(hex(&stream), bytes, "stream {k}");
        }
        assert_eq!(streams.count(), 5);
        let numbers = words(&dice, 0)[..4].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(numbers, said("numbers 0"));
        let die = |k| chance::weighted(&mut dice.draw(k), &[("1", 1), ("2", 2), ("3", 2), ("4", 1)]);
        assert_eq!((0..12).map(die).collect::<Vec<_>>().join(" "), said("die"));
        let chairs = list("chairs");
        let seats: Vec<_> = dice.seating().into_iter().map(|chair| chairs[chair].clone()).collect();
        assert_eq!(seats, list("seats"));

        let game: Record = include_str!("../../../docs/fair-dice.jemaa").parse().unwrap();
        assert_eq!((game.header.dice, game.header.seats), (Some(dice.reveal(Some(chairs))), seats));
        let drawn = game.steps.iter().filter(|step| matches!(step, Step::Chance(_))).map(|step| step.to_string());
        assert_eq!(drawn.take(12).collect::<String>().replace("* ", " ").trim(), said("die"));
    }

    #[test]
    fn everything_that_goes_in_changes_the_streams() {
        let all = [
            dice(0, "room", &["a", "b"]),
            dice(1, "room", &["a", "b"]),
            dice(0, "Room", &["a", "b"]),
            dice(0, "", &["a", "b"]),
            dice(0, "room", &["b", "a"]),
            dice(0, "room", &["a", "B"]),
            // The same bytes in a row, cut otherwise.
            dice(0, "room", &["ab", ""]),
            dice(0, "room", &["", "ab"]),
            dice(0, "room", &["ab"]),
            dice(0, "room", &["a", "b", ""]),
            dice(0, "rooma", &["", "b"]),
            dice(0, "room", &[]),
        ];
        for (at, one) in all.iter().enumerate() {
            assert_eq!(words(one, 7), words(&one.clone(), 7));
            for other in &all[at + 1..] {
                assert_ne!(one.key, other.key, "{one:?} and {other:?}");
                assert_ne!(words(one, 7), words(other, 7));
            }
        }
    }

    #[test]
    fn a_draw_needs_no_other() {
        let dice = dice(3, "room", &["a", "b", "c"]);
        let forwards: Vec<_> = (0..50).map(|k| words(&dice, k)).collect();
        let mut backwards: Vec<_> = (0..50).rev().map(|k| words(&dice, k)).collect();
        backwards.reverse();
        assert_eq!(forwards, backwards);
        // Streams are different, and no part of one another.
        let mut seen: Vec<u32> = forwards.concat();
        seen.extend(words(&dice, SEATING));
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 51 * 20);
    }

    #[test]
    fn a_commitment_is_bound_to_the_seed_alone() {
        assert_eq!(seed(5).commitment(), dice(5, "any", &["x"]).commitment());
        assert_ne!(seed(5).commitment(), seed(6).commitment());
        assert_ne!(seed(5).commitment(), hex(&Sha256::digest(seed(5).0)));
    }

    #[test]
    fn seats_are_drawn_evenly() {
        let mut often = [0u32; 6];
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        for game in 0..6000u32 {
            let seating = dice(9, &game.to_string(), &["", "", ""]).seating();
            often[orders.iter().position(|order| *order == *seating).expect("an order of all three")] += 1;
        }
        // Each about 1,000 times; five deviations are 144.
        assert!(often.iter().all(|times| (850..1150).contains(times)), "{often:?}");
        assert!(dice(9, "", &[]).seating().is_empty());
        assert_eq!(dice(9, "", &["x"]).seating(), [0]);
    }

    #[test]
    fn seeds_and_luck_survive_being_written_down_and_bad_ones_do_not() {
        let text = seed(250).reveal();
        assert!(text.starts_with("fafbfcfdfeff0001"), "{text}");
        assert_eq!(text.parse(), Ok(seed(250)));
        assert_eq!(serde_json::from_value::<Seed>(serde_json::to_value(seed(250)).unwrap()).unwrap(), seed(250));
        for bad in ["", &text[1..], &text[2..], &format!("{text}00"), &text.to_uppercase(), &text.replace('f', "g")] {
            assert_eq!(bad.parse::<Seed>(), Err(NoSeed), "{bad}");
        }
        let long = "é".repeat(Entropy::LONGEST);
        assert_eq!(Entropy::try_from(long.clone()).unwrap().as_str(), long);
        assert_eq!(Entropy::try_from(long + "e"), Err(EntropyTooLong));
    }

    #[test]
    fn printing_dice_gives_nothing_away() {
        let dice = dice(0xa0, "room", &["x"]);
        let shown = format!("{dice:?} {:?}", seed(0xa0));
        assert_eq!(shown, "Dice { room: \"room\", luck: [Entropy(\"x\")], .. } Seed(..)");
    }
}
