//! `jemaa perft`: how many ways there are to go on.

use std::io::{Write, stdout};

use serde_json::json;
use table::Game;

use crate::cli::PerftArgs;
use crate::failure::Failure;
use crate::games::{self, Games};

pub(crate) fn run(games: Games, args: &PerftArgs) -> Result<(), Failure> {
    (games.named(&args.game.game)?.perft)(args)
}

/// Counts the configuration asked for, or else every one.
pub(crate) fn count<G: Game>(args: &PerftArgs) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let mut configurations = Vec::new();
    let components = args.game.owner.file()?;
    let chosen =
        if args.game.options()?.is_empty() { G::configurations() } else { vec![games::options::<G>(&args.game)?] };
    for options in chosen {
        let game = games::table::<G>(options.clone(), components.as_ref())?;
        let counts = table::perft(&game, &game.start(), args.depth.into())
            .ok_or_else(|| Failure::Input(format!("{} has draws with more outcomes than can be counted", G::NAME)))?;
        if args.json {
            configurations.push(json!({ "options": options, "counts": counts }));
        } else {
            let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
            writeln!(out, "{}: {}", games::described::<G>(&options), counts.join(" "))?;
            out.flush()?;
        }
    }
    if args.json {
        writeln!(out, "{}", json!({ "game": G::NAME, "depth": args.depth, "configurations": configurations }))?;
    }
    Ok(())
}
