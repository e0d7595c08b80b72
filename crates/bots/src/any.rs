//! Any game with its bots, hosted without knowing which.

use serde_json::Value;
use table::{AnyMatch, Game, Kind, Match, OptionInfo, Rng, Seat, Viewer};

use crate::Roster;

/// A game and its bots, whichever it is.
#[derive(Clone, Copy)]
pub struct AnyGame {
    /// The game.
    pub kind: Kind,
    /// The names of its bots, from the weakest to the strongest.
    pub bots: &'static [&'static str],
    defaults: fn() -> Value,
    options: fn() -> Vec<OptionInfo>,
    /// What a bot would do, by its name.
    pub think: fn(&dyn AnyMatch, Seat, &str, &mut dyn Rng) -> Option<String>,
}

impl AnyGame {
    /// The game of these bots.
    #[must_use]
    pub const fn of<R: Roster>() -> AnyGame {
        AnyGame {
            kind: Kind::of::<R::Game>(),
            bots: R::NAMES,
            defaults: defaults::<R::Game>,
            options: R::Game::describe_options,
            think: think::<R>,
        }
    }

    /// The options it has, each with its default.
    #[must_use]
    pub fn defaults(&self) -> Value {
        (self.defaults)()
    }

    /// Its options, described as data.
    #[must_use]
    pub fn options(&self) -> Vec<OptionInfo> {
        (self.options)()
    }

    /// What the bot of that name would do on a seat, which it sees with that seat's eyes. Nothing, if the seat has
    /// nothing to decide, or there is no such bot or it is another game.
    pub fn think(&self, game: &dyn AnyMatch, seat: Seat, bot: &str, rng: &mut dyn Rng) -> Option<String> {
        (self.think)(game, seat, bot, rng)
    }
}

fn defaults<G: Game>() -> Value {
    serde_json::to_value(G::Options::default()).expect("options are plain data")
}

fn think<R: Roster>(game: &dyn AnyMatch, seat: Seat, bot: &str, rng: &mut dyn Rng) -> Option<String> {
    let game = game.as_any().downcast_ref::<Match<R::Game>>()?;
    let mut bot = R::bot(bot)?;
    let legal = game.legal(seat);
    if legal.is_empty() {
        return None;
    }
    let view = game.game().view(game.state(), Viewer::Seat(seat));
    Some(bot.choose(game.game(), seat, &view, &legal, rng).to_string())
}
