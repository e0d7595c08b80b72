//! `jemaa verify`: whether a recorded game was played with the dice that were promised.

use std::io::{Write, stdout};

use house::dice::{self, Fair, Unfair};
use serde_json::{Value, json};
use words::{Lang, Words};

use crate::cli::VerifyArgs;
use crate::failure::{Failure, printable};
use crate::games::Games;
use crate::kept::Kept;

pub(crate) fn run(games: Games, args: &VerifyArgs) -> Result<(), Failure> {
    let kept = Kept::read(games, &args.file)?;
    let owners = args.owner.file()?.map(|file| file.for_game(&kept.kind)).transpose()?;
    let brought = owners.is_some();
    let checked = dice::check(&kept.kind, &kept.record, owners);
    let mut out = stdout().lock();
    match checked {
        Ok(fair) if args.json => Ok(writeln!(out, "{}", verdict(true, json!(fair)))?),
        Ok(fair) => Ok(writeln!(out, "{}", told(&fair))?),
        Err(Unfair::Record { reason }) => Err(kept.unplayable(&Words::new(Lang::default()), &reason, brought)),
        Err(unfair @ Unfair::NoDice) => Err(kept.fault(unfair)),
        Err(unfair) => {
            if args.json {
                let mut fault = json!(unfair);
                fault["text"] = unfair.to_string().into();
                // The verdict stands, whether or not anybody reads it.
                let _ = writeln!(out, "{}", verdict(false, fault));
            }
            Err(Failure::Unfair(kept.named(unfair)))
        }
    }
}

/// What was found, for programs.
fn verdict(fair: bool, found: Value) -> Value {
    let mut verdict = json!({ "fair": fair });
    if let (Value::Object(verdict), Value::Object(found)) = (&mut verdict, found) {
        verdict.extend(found);
    }
    verdict
}

/// What was found, for people.
fn told(fair: &Fair) -> String {
    let Fair { room, commitment, draws, seats_drawn, .. } = fair;
    let draws = match draws {
        0 => "there are no draws yet".to_owned(),
        1 => "the one draw is what the dice gave".to_owned(),
        _ => format!("all {draws} draws are what the dice gave"),
    };
    let seats = if *seats_drawn { "the seats too" } else { "the seats were not drawn" };
    printable(&format!("{draws}, {seats}, and the seed fits its commitment {commitment} (room {room})"))
}
