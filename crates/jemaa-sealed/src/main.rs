//! The binary with sealed as a further game: what a registry needs to know of a game is here, in one line.

use std::process::ExitCode;

use jemaa::{Entry, Games};
use keshi_bots::KeshiBots;
use rugs_bots::RugsBots;
use sealed_bots::SealedBots;

const GAMES: Games = Games::new(&[Entry::of::<RugsBots>(), Entry::of::<KeshiBots>(), Entry::of::<SealedBots>()]);

fn main() -> ExitCode {
    jemaa::run(GAMES)
}
