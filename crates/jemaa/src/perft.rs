//! `jemaa perft`: how many ways there are to go on.

use std::io::{Write, stdout};

use serde_json::json;
use table::Game;

use crate::cli::PerftArgs;
use crate::failure::Failure;
use crate::games;

pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    (games::named(&args.game)?.perft)(args)
}

/// Counts every configuration to the depth asked for.
pub(crate) fn count<G: Game>(args: &PerftArgs) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let mut configurations = Vec::new();
    for options in G::configurations() {
        let game = G::with(options.clone()).map_err(|reason| Failure::Input(reason.to_string()))?;
        let start = game.start();
        let counts: Vec<u64> = (1..=usize::from(args.depth)).map(|depth| table::perft(&game, &start, depth)).collect();
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
