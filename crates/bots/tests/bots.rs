//! The bots keep to what they may do, know only what they see, and the better one wins.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

use bots::{Bot, Brains, Greedy, Random, Worth};
use keshi::{Keshi, Phase, Tile};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use rugs::{Options, Rugs};
use table::{Game, Rng, Seat, Silent, Standing, Turn, Viewer};

type Action = <Rugs as Game>::Action;

/// Plays a game, and shows every decision: the state before it, what could be done, and what was.
fn play<G: Game>(
    game: &G,
    bots: &mut [Box<dyn Bot<G>>],
    rng: &mut ChaCha8Rng,
    mut watch: impl FnMut(&G::State, Seat, &[G::Action], G::Action),
) -> Standing {
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Over => return game.standing(&state),
            Turn::Chance => {
                let outcome = game.draw(&state, rng);
                game.settle(&mut state, outcome, &mut Silent).expect("what is drawn can come");
            }
            turn => {
                let seat = turn.seats().iter().next().expect("somebody decides");
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let action = bots[seat.index()].choose(game, seat, &view, &legal, rng);
                watch(&state, seat, &legal, action);
                game.apply(&mut state, seat, action, &mut Silent).expect("a bot does what it may");
            }
        }
    }
}

/// Every table of a game; or, where there are hundreds of combinations, every 19th, and what comes after them: terms of
/// other kinds, each of which is there but once.
fn tables<G: Game>() -> Vec<G> {
    let all = G::configurations();
    let combined = all.len() / 32 * 32;
    let (apart, combined) = if all.len() > 100 { (19, combined) } else { (1, all.len()) };
    let chosen = all[..combined].iter().step_by(apart).chain(&all[combined..]);
    chosen.map(|options| G::with(options.clone()).unwrap()).collect()
}

fn hired<G: Brains>(name: &str, count: usize) -> Vec<Box<dyn Bot<G>>> {
    (0..count).map(|_| G::hire(name).expect("the game has such a bot")).collect()
}

#[test]
fn bots_are_hired_by_name() {
    fn hires<G: Brains>() {
        assert_eq!(G::BOTS, ["random", "greedy"], "from the weakest to the strongest");
        for name in G::BOTS {
            assert!(G::hire(name).is_some(), "{name}");
        }
        for name in ["", "Random", "greedy ", "alice"] {
            assert!(G::hire(name).is_none(), "{name}");
        }
    }
    hires::<Rugs>();
    hires::<Keshi>();
}

#[test]
fn bots_answer_with_what_was_listed() {
    fn answer<G: Brains>(count: usize) {
        let all = tables::<G>();
        assert_eq!(all.len(), count);
        for (at, game) in all.iter().enumerate() {
            for name in G::BOTS {
                let mut rng = ChaCha8Rng::seed_from_u64(at as u64);
                for _ in 0..3 {
                    play(game, &mut hired(name, game.seats()), &mut rng, |_, seat, legal, action| {
                        assert!(legal.contains(&action), "{name} on seat {seat} did {action}, and could {legal:?}");
                    });
                }
            }
        }
    }
    answer::<Rugs>(18);
    answer::<Keshi>(24);
}

/// Also when it is offered less than the rules would allow: what is listed is all there is.
#[test]
fn bots_choose_among_what_is_offered_and_nothing_else() {
    let game = Rugs::with(Options::default()).unwrap();
    let mut bots = hired("random", game.seats());
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut asked = 0;
    play(&game, &mut bots, &mut ChaCha8Rng::seed_from_u64(6), |state, seat, legal, _| {
        let view = game.view(state, Viewer::Seat(seat));
        for &only in legal {
            assert_eq!(Random.choose(&game, seat, &view, &[only], &mut rng), only);
            assert_eq!(Greedy.choose(&game, seat, &view, &[only], &mut rng), only);
            asked += 1;
        }
    });
    assert!(asked > 200, "{asked}");
}

#[test]
fn random_does_everything_it_may_about_as_often() {
    let game = Rugs::with(Options::default()).unwrap();
    let (state, seat) = (game.start(), Seat::new(0));
    let (view, mut legal) = (game.view(&state, Viewer::Seat(seat)), Vec::new());
    game.legal(&state, seat, &mut legal);
    assert_eq!(legal.len(), 3);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut often = [0_u32; 3];
    for _ in 0..3000 {
        let action = Random.choose(&game, seat, &view, &legal, &mut rng);
        often[legal.iter().position(|&listed| listed == action).unwrap()] += 1;
    }
    // A thousand each, give or take four deviations of a binomial count.
    assert!(often.iter().all(|count| (900..=1100).contains(count)), "{often:?}");
}

/// A bot is never handed a state; what it makes of a view must not depend on anything else either. A view that has
/// been written down and read again is the same view.
#[test]
fn equal_views_get_equal_answers() {
    ask_twice::<Rugs>();
    ask_twice::<Keshi>();
}

fn ask_twice<G: Brains + Worth>() {
    for (at, game) in tables::<G>().iter().enumerate() {
        let mut bots = hired("random", game.seats());
        let mut told = 0;
        play(game, &mut bots, &mut ChaCha8Rng::seed_from_u64(at as u64), |state, seat, legal, _| {
            let view = game.view(state, Viewer::Seat(seat));
            let mut unknown = ChaCha8Rng::seed_from_u64(99);
            let supposed = game.suppose(&view, &mut unknown);
            let again = game.view(&supposed, Viewer::Seat(seat));
            assert_eq!(view, again);
            let answer = |view, bot: &mut dyn Bot<G>| {
                let mut rng = ChaCha8Rng::seed_from_u64(1000 + told);
                (bot.choose(game, seat, view, legal, &mut rng), rng.next_u64())
            };
            // An old hand, which has played all along, and one that comes new to the table.
            let mut new = Greedy;
            let first = answer(&view, &mut new);
            assert_eq!(answer(&again, &mut new), first);
            assert_eq!(answer(&view, G::hire("greedy").unwrap().as_mut()), first);
            told += 1;
        });
        assert!(told > 40, "{told}");
    }
}

#[test]
fn greedy_takes_what_is_best_now() {
    // Assam stands on c4, the only rug lies to the west of him, and it is not ours.
    let game = Rugs::with(Options { players: 2, ..Options::default() }).unwrap();
    let state = game.load("7/7/7/1b|5/1b5/7/7 c4w 2f 30b11y12^y,30r12g12^r").unwrap();
    let (seat, mut legal) = (Seat::new(1), Vec::new());
    game.legal(&state, seat, &mut legal);
    let view = game.view(&state, Viewer::Seat(seat));
    let west: Action = "w".parse().unwrap();
    assert!(legal.contains(&west));
    for seed in 0..50 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let action = Greedy.choose(&game, seat, &view, &legal, &mut rng);
        assert_ne!(action, west, "it walks onto the other's rug with a 1, and need not");
    }
}

/// One greedy among random bots, on every seat in turn: it wins more often than half-way between its fair share and
/// always, and keshi's nearly always. The seeds are fixed, so this passes or fails for good.
#[test]
fn greedy_beats_random_at_tables_of_all_kinds() {
    for (game, result) in against_random::<Rugs>(120) {
        let fair = 1.0 / game.seats() as f64;
        let options = &game.terms().options;
        assert!(result.wins > f64::midpoint(fair, 1.0), "{options:?}: greedy won {:.2} of the games", result.wins);
        assert!(result.lead > 10.0, "{options:?}: greedy was {:.1} points ahead", result.lead);
    }
    for (game, result) in against_random::<Keshi>(12) {
        let options = &game.terms().options;
        assert!(result.wins > 0.95, "{options:?}: greedy won {:.2} of the games", result.wins);
        assert!(result.lead > 70.0, "{options:?}: greedy was {:.1} points ahead", result.lead);
    }
}

/// What came of games of one greedy bot against random ones.
struct Against {
    /// The share of games won.
    wins: f64,
    /// Points ahead of the others' average.
    lead: f64,
}

fn against_random<G: Brains + Worth>(games: usize) -> Vec<(G, Against)> {
    let play_at = |(at, game): (usize, G)| {
        let seats = game.seats();
        let (mut wins, mut ahead) = (0.0, 0.0);
        for number in 0..games {
            let greedy = Seat::new(number % seats);
            let mut bots = hired("random", seats);
            bots[greedy.index()] = Box::new(Greedy);
            let mut rng = ChaCha8Rng::seed_from_u64((at * games + number) as u64);
            let standing = play(&game, &mut bots, &mut rng, |_, _, _, _| {});
            let winners = standing.winners();
            wins += if winners.contains(greedy) { 1.0 / winners.len() as f64 } else { 0.0 };
            ahead += lead(&standing, greedy);
        }
        (game, Against { wins: wins / games as f64, lead: ahead / games as f64 })
    };
    tables::<G>().into_iter().enumerate().map(play_at).collect()
}

/// A seat's points less the average of the others'.
fn lead(standing: &Standing, seat: Seat) -> f64 {
    let others = standing.seats().filter(|&other| other != seat).map(|other| f64::from(standing.points(other)));
    let (count, sum) = others.fold((0.0, 0.0), |(count, sum), points| (count + 1.0, sum + points));
    f64::from(standing.points(seat)) - sum / count
}

/// Among its like, where nobody leaves anything lying about.
#[test]
fn four_greedy_players_of_keshi_score_well() {
    const GAMES: u64 = 20;
    let game = Keshi::with(keshi::Options::default()).unwrap();
    let points = (0..GAMES).map(|seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let standing = play(&game, &mut hired("greedy", 4), &mut rng, |_, _, _, _| {});
        standing.seats().map(|seat| f64::from(standing.points(seat))).sum::<f64>() / 4.0
    });
    let mean = points.sum::<f64>() / GAMES as f64;
    assert!(mean > 118.0, "{mean:.1} points on average");
}

/// Also those that give no points but something at once.
#[test]
fn greedy_claims_desert_towns() {
    let game = Keshi::with(keshi::Options { desert_towns: true, ..keshi::Options::default() }).unwrap();
    let (mut claimed, mut at_once) = (0, 0);
    for seed in 0..20 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        play(&game, &mut hired("greedy", 4), &mut rng, |state, seat, _, action| {
            if let (keshi::Action::Town(town), Some(keshi::Effect::Sahara)) = (action, state.effects().last()) {
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
    let game = Keshi::with(keshi::Options::default()).unwrap();
    let less = |tile: Tile, other: Tile| {
        let [asked, of_other] = [tile, other].map(|tile| game.printed().provisions[tile.index()].resources);
        asked != of_other && asked.iter().zip(of_other).all(|(&one, of_other)| one <= of_other)
    };
    let (mut chances, mut placed) = (0, 0);
    for seed in 0..20 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        play(&game, &mut hired("greedy", 4), &mut rng, |state, seat, legal, action| match (state.phase(), action) {
            (Phase::FirstProvision, keshi::Action::Provision(chosen)) => {
                let provision = |action: &keshi::Action| match action {
                    keshi::Action::Provision(tile) => *tile,
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
        });
    }
    assert!(chances > 10 && placed == 80, "{chances} had cheaper tiles, {placed} placed keshis");
}

/// Whatever else it hopes for: the last decision of a game is about points alone.
#[test]
fn greedy_ends_the_game_as_far_ahead_as_it_can() {
    let mut last = 0;
    for (at, game) in tables::<Keshi>().iter().enumerate() {
        let mut bots = hired("greedy", game.seats());
        play(game, &mut bots, &mut ChaCha8Rng::seed_from_u64(at as u64), |state, seat, legal, action| {
            let lead_after = |&action: &_| {
                let mut next = *state;
                game.apply_unchecked(&mut next, seat, action, &mut Silent);
                let lead = lead(&game.standing(&next), seat);
                let over = game.turn(&next) == Turn::Over;
                assert!(!over || (game.worth(&next, seat) - lead).abs() < 1e-9, "nothing but points counts at the end");
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
