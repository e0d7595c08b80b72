//! Random games, dull and lively, for tests that want many positions.

use std::sync::LazyLock;

use keshi::{
    Action, Colour, Discs, Edition, Keshi, Offices, Options, Provide, Sector, StaircaseTiles, State, TowerLayer,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;
use table::{Game, Silent, Terms, Turn, chance};

/// Scrolls for nothing, so that random games get to see many.
const RICH: &str = r#"
[start]
resources = "9 dates + 9 water + 9 dinars"
[scroll_kinds]
gray = { scholars = 1, dates = 0, first = 1, last = 21 }
yellow = { scholars = 2, dates = 0, first = 22, last = 42 }
pink = { scholars = 3, dates = 0, first = 43, last = 60 }
orange = { scholars = 4, dates = 0, first = 61, last = 72 }
"#;

/// The combinations of players, edition, layer and expansions: they come before the tables with choices agreed on.
pub(crate) const COMBINATIONS: usize = 3 * 2 * 2 * (1 << 5);

/// Some two dozen tables among all, on which every choice of a table meets every other: see
/// `a_few_tables_stand_for_all`.
pub(crate) fn tables() -> Vec<Options> {
    let all = Keshi::configurations();
    let (combinations, agreed_on) = all.split_at(COMBINATIONS);
    combinations.iter().step_by(19).chain(agreed_on).cloned().collect()
}

/// The same, as games.
pub(crate) fn games() -> impl Iterator<Item = Keshi> {
    tables().into_iter().map(|options| Keshi::with(options).unwrap())
}

/// Tables of all kinds, one by one: twelve of the base game, then twelve with all expansions in either edition. Every
/// other six have scrolls for nothing.
pub(crate) fn table(number: u64) -> Keshi {
    let mut options = Options {
        players: 2 + (number % 3) as usize,
        layer: [TowerLayer::B1, TowerLayer::B2][(number / 3 % 2) as usize],
        ..Options::default()
    };
    if number % 24 >= 12 {
        options.edition = [Edition::Essential, Edition::Classic][(number % 2) as usize];
        options.staircase_tiles = StaircaseTiles::Random;
        options.imam_and_sultan = true;
        options.offices = Offices::Mixed;
        options.discs = Discs::Purple;
        options.desert_towns = true;
    }
    if (number / 6).is_multiple_of(2) { rich(options) } else { Keshi::with(options).unwrap() }
}

/// A table with scrolls for nothing.
pub(crate) fn rich(options: Options) -> Keshi {
    Keshi::new(Terms { rules: Keshi::RULES, options, components: Some(RICH.to_owned()) }).unwrap()
}

/// Whether somebody would rather do this, to see more of the game.
fn is_lively(action: Action) -> bool {
    match action {
        Action::Stop | Action::Idle(_) => false,
        Action::Select(keshis) => keshis.has(Colour::Gray) || keshis.has(Colour::White) || keshis.has(Colour::Pink),
        Action::New(sector) => sector == Sector::Madrasa,
        Action::Claim(colour, count) => count == 2 || colour == Colour::Gray,
        Action::Provide(how) => how != Provide::None,
        _ => true,
    }
}

/// One of the actions: mostly one that makes more happen.
pub(crate) fn choose(legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let lively: Vec<Action> = legal.iter().copied().filter(|&action| is_lively(action)).collect();
    let among = if lively.is_empty() || chance::below(rng, 6) == 0 { legal } else { &lively };
    chance::one_of(rng, among)
}

/// Plays from a state to the end, and hands over every state on the way.
pub(crate) fn wander(game: &Keshi, mut state: State, rng: &mut ChaCha8Rng, mut each: impl FnMut(&State)) -> State {
    let mut legal = Vec::new();
    loop {
        each(&state);
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = game.draw(&state, rng);
                game.settle(&mut state, outcome, &mut Silent).unwrap();
            }
            turn => {
                let seats: Vec<_> = turn.seats().iter().collect();
                let seat = chance::one_of(rng, &seats);
                game.legal(&state, seat, &mut legal);
                game.apply(&mut state, seat, choose(&legal, rng), &mut Silent).unwrap();
            }
        }
    }
}

/// Every position of a few lively games, with its table.
pub(crate) static POSITIONS: LazyLock<Vec<(Keshi, Vec<Value>)>> = LazyLock::new(|| {
    let play = |number| {
        let (game, mut rng) = (table(number), ChaCha8Rng::seed_from_u64(number));
        let mut all = Vec::new();
        wander(&game, game.start(), &mut rng, |state| {
            all.push(serde_json::from_str(&game.position(state)).unwrap());
        });
        (game, all)
    };
    (0..24).map(play).collect()
});
