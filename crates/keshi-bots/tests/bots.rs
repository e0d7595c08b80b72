//! The bots of keshi keep to the rules, know only what they see, and the better one wins.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use bots::conformance::{against_random, bots, check, play, tables};
use bots::{Evaluate, Roster, lead};
use keshi::{Action, Effect, Keshi, Options, Phase, Question, Tile};
use keshi_bots::KeshiBots;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::{Game, Silent, Turn};

#[test]
fn there_is_a_random_and_a_greedy_bot() {
    assert_eq!(KeshiBots::NAMES, ["random", "greedy"], "from the weakest to the strongest");
}

#[test]
fn the_bots_pass_the_conformance_suite_at_tables_of_all_kinds() {
    let all = tables::<Keshi>();
    assert_eq!(all.len(), 24);
    for (seed, game) in all.iter().enumerate() {
        let decisions = check::<KeshiBots>(game, &mut ChaCha8Rng::seed_from_u64(seed as u64));
        assert!(decisions > 400, "{decisions}");
    }
}

/// One greedy among random bots wins nearly always. The seeds are fixed, so this passes or fails for good.
#[test]
fn greedy_beats_random_at_tables_of_all_kinds() {
    for (seed, game) in tables::<Keshi>().iter().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed as u64);
        let result = against_random::<KeshiBots>(game, "greedy", 12, &mut rng);
        let options = &game.terms().options;
        assert!(result.wins > 0.95, "{options:?}: {result:?}");
        assert!(result.lead > 70.0, "{options:?}: {result:?}");
    }
}

/// Among its like, where nobody leaves anything lying about.
#[test]
fn four_greedy_players_of_keshi_score_well() {
    const GAMES: u64 = 20;
    let game = Keshi::with(Options::default()).unwrap();
    let points = (0..GAMES).map(|seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let standing = play(&game, &mut bots::<KeshiBots>("greedy", 4), &mut rng, |_, _, _, _| {});
        standing.seats().map(|seat| f64::from(standing.points(seat))).sum::<f64>() / 4.0
    });
    let mean = points.sum::<f64>() / GAMES as f64;
    assert!(mean > 118.0, "{mean:.1} points on average");
}

/// Also those that give no points but something at once.
#[test]
fn greedy_claims_desert_towns() {
    let game = Keshi::with(Options { desert_towns: true, ..Options::default() }).unwrap();
    let (mut claimed, mut at_once) = (0, 0);
    for seed in 0..20 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        play(&game, &mut bots::<KeshiBots>("greedy", 4), &mut rng, |state, seat, _, action| {
            if let (Action::Town(town), Some(Effect::Ask(Question::Sahara))) = (action, state.effects().last()) {
                assert!(state.board(seat).towns().any(|found| found == (town, false)));
                claimed += 1;
                at_once += u32::from(Keshi::town_gives(town).is_some());
            }
        });
    }
    assert!(claimed > 20 && at_once > 4, "{claimed} towns claimed, {at_once} of which give something at once");
}

/// What all choose in secret shows only later, so greedy goes by the choice alone: it turns up no provision tile first
/// that asks for more than another one, and puts keshis on the spaces that are covered first.
#[test]
fn greedy_thinks_about_what_is_chosen_in_secret() {
    let game = Keshi::with(Options::default()).unwrap();
    let less = |tile: Tile, other: Tile| {
        let [asked, of_other] = [tile, other].map(|tile| game.printed().provisions[tile.index()].resources);
        asked != of_other && asked.iter().zip(of_other).all(|(&one, of_other)| one <= of_other)
    };
    let (mut chances, mut placed) = (0, 0);
    for seed in 0..20 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        play(&game, &mut bots::<KeshiBots>("greedy", 4), &mut rng, |state, seat, legal, action| {
            match (state.phase(), action) {
                (Phase::FirstProvision, Action::Provision(chosen)) => {
                    let provision = |action: &Action| match action {
                        Action::Provision(tile) => *tile,
                        other => panic!("{other} is no provision tile"),
                    };
                    let tiles: Vec<Tile> = legal.iter().map(provision).collect();
                    assert!(!tiles.iter().any(|&other| less(other, chosen)), "{chosen} of {tiles:?}");
                    chances += u32::from(tiles.iter().any(|&one| tiles.iter().any(|&other| less(other, one))));
                }
                (Phase::Disc, _) => {
                    let [first, second, third] = state.board(seat).supply().map(|keshi| keshi.is_some());
                    assert!(first && second && !third, "the first two spaces come soonest");
                    placed += 1;
                }
                _ => {}
            }
        });
    }
    assert!(chances > 10 && placed == 80, "{chances} had cheaper tiles, {placed} placed keshis");
}

/// Whatever else it hopes for: the last decision of a game is about points alone.
#[test]
fn greedy_ends_the_game_as_far_ahead_as_it_can() {
    let mut last = 0;
    for (at, game) in tables::<Keshi>().iter().enumerate() {
        let mut bots = bots::<KeshiBots>("greedy", game.seats());
        play(game, &mut bots, &mut ChaCha8Rng::seed_from_u64(at as u64), |state, seat, legal, action| {
            let lead_after = |&action: &_| {
                let mut next = *state;
                game.apply_unchecked(&mut next, seat, action, &mut Silent);
                let lead = lead(game, &next, seat);
                let over = game.turn(&next) == Turn::Over;
                assert!(
                    !over || (KeshiBots.evaluate(game, &next, seat) - lead).abs() < 1e-9,
                    "nothing but points counts at the end"
                );
                over.then_some(lead)
            };
            if let Some(ends) = legal.iter().map(lead_after).collect::<Option<Vec<f64>>>() {
                let most = ends.into_iter().fold(f64::NEG_INFINITY, f64::max);
                assert!(lead_after(&action).unwrap() > most - 1e-9, "{:?}", game.terms().options);
                last += 1;
            }
        });
    }
    assert!(last > 5, "only {last} games ended with a decision");
}
