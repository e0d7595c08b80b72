use keshi::*;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use table::*;
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(1000, |a| a.parse().unwrap());
    let mut deepest = 0;
    let mut decisions = 0u64;
    let mut chances = 0u64;
    let mut longest = 0;
    let game = Keshi::with(Options::default()).unwrap();
    println!("state {} effect {} action {} outcome {}", size_of::<State>(), size_of::<Effect>(), size_of::<Action>(), size_of::<Outcome>());
    let t = std::time::Instant::now();
    let mut sum = 0;
    let mut legal = Vec::new();
    for seed in 0..n {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut s = game.start();
        let mut steps = 0;
        loop {
            deepest = deepest.max(s.effects().len());
            match game.turn(&s) {
                Turn::Over => break,
                Turn::Chance => { let o = game.draw(&s, &mut rng); game.settle_unchecked(&mut s, o, &mut Silent); chances += 1; }
                t => { let seat = t.seats().iter().next().unwrap(); game.legal(&s, seat, &mut legal);
                    assert!(legal.len() > 1, "{:?} {:?}", s.effects(), legal);
                    let a = chance::one_of(&mut rng, &legal); game.apply_unchecked(&mut s, seat, a, &mut Silent); decisions += 1; }
            }
            steps += 1;
            assert!(steps < 20000, "{:?}", s.effects());
        }
        longest = longest.max(steps);
        let st = game.standing(&s);
        for seat in Seat::all(4) { sum += st.points(seat); }
    }
    let e = t.elapsed().as_secs_f64();
    println!("{} games/s, decisions {} chances {} per game, {} ns/step, deepest {}, longest {}, mean points {}", n as f64 / e, decisions / n, chances / n, e * 1e9 / (decisions + chances) as f64, deepest, longest, sum as f64 / n as f64 / 4.0);
}
