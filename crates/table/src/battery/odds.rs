//! What every game must stand of chance: odds that are true, and draws that are fair.

use std::collections::HashSet;

use rand_core::Rng;

use super::{DRAWS, Fault, REMEMBERED, Trial};
use crate::chance::Odds;
use crate::game::{Game, Silent};
use crate::seat::{Seat, Viewer};
use crate::turn::Turn;

/// So often what is hidden is supposed anew to know what a seat thinks possible.
const SUPPOSED: usize = 64;

/// What was counted less what was expected, over all games, and its variance.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    excess: f64,
    variance: f64,
}

impl Tally {
    fn add(&mut self, excess: f64, variance: f64) {
        self.excess += excess;
        self.variance += variance;
    }

    /// Whether this is what a fair draw may well give.
    fn is_fair(self) -> bool {
        self.excess.abs() <= 6.0 * self.variance.sqrt() + 6.0
    }
}

impl<G: Game, R: Rng> Trial<'_, G, R> {
    /// What chance may bring now, as far as the seat knows that alone sees it.
    fn supposed(&mut self, state: &G::State, seat: Seat) -> HashSet<G::Outcome> {
        let (game, mut odds) = (self.game, Vec::new());
        let view = game.view(state, Viewer::Seat(seat));
        let mut outcomes = HashSet::new();
        for _ in 0..SUPPOSED {
            game.odds(&game.suppose(&view, self.rng), &mut odds);
            outcomes.extend(odds.iter().map(|&(outcome, _)| outcome));
        }
        outcomes
    }

    /// Listed outcomes have weight and come; what was listed elsewhere and cannot come now is refused.
    pub(super) fn chance(&mut self, state: &G::State) -> Result<(), Fault> {
        let game = self.game;
        let waits = game.turn(state) == Turn::Chance;
        let mut odds = std::mem::take(&mut self.odds);
        let listed = game.odds(state, &mut odds);
        self.ensure(waits == (listed == Odds::TooMany || !odds.is_empty()), state, "odds when waited for", || {
            format!("{listed:?}: {odds:?}, waited for: {waits}")
        })?;
        let prompt = game.chance_prompt(state);
        self.same(state, "asked when to act", &prompt.is_some(), &waits)?;
        self.prompt(state, prompt)?;
        if listed == Odds::TooMany {
            odds = self.unlisted(state)?;
        } else {
            self.listed(state, &odds)?;
        }
        for &(outcome, _) in &odds {
            self.same(state, "outcome notation", &outcome.to_string().parse().ok(), &Some(outcome))?;
            let mut next = *state;
            self.same(state, "outcome comes", &game.settle(&mut next, outcome, &mut Silent), &Ok(()))?;
            let mut unchecked = *state;
            game.settle_unchecked(&mut unchecked, outcome, &mut Silent);
            self.same(state, "checked as unchecked", &next, &unchecked)?;
            let violations = game.check(&next);
            self.ensure(violations.is_empty(), state, "check", || format!("after * {outcome}: {violations:?}"))?;
            let likely = game.likelihood(state, outcome);
            self.ensure(likely > 0.0 && likely <= 1.0, state, "odds are true", || format!("{outcome} has {likely}"))?;
        }
        let supposed = game.secret_draw(state).map(|seat| self.supposed(state, seat)).unwrap_or_default();
        for &outcome in &self.outcomes.clone() {
            let possible = odds.iter().any(|&(listed, _)| listed == outcome)
                || listed == Odds::TooMany && game.likelihood(state, outcome) > 0.0
                // Whoever types it in may not know that it cannot be.
                || supposed.contains(&outcome);
            if !possible {
                let mut next = *state;
                let done = game.settle(&mut next, outcome, &mut Silent);
                let Err(refusal) = done else {
                    return self.fault(state, "outcome that cannot come", format!("{outcome} was accepted"));
                };
                self.same(state, "refused changes nothing", &next, state)?;
                self.message(state, &refusal.message())?;
            }
        }
        let room = REMEMBERED.saturating_sub(self.outcomes.len());
        self.outcomes.extend(odds.iter().map(|&(outcome, _)| outcome).take(room));
        self.odds = odds;
        Ok(())
    }

    /// A list of odds is sound, and outcomes are drawn by it.
    fn listed(&mut self, state: &G::State, odds: &[(G::Outcome, u32)]) -> Result<(), Fault> {
        let game = self.game;
        let distinct: HashSet<_> = odds.iter().map(|&(outcome, _)| outcome).collect();
        self.same(state, "odds listed once", &distinct.len(), &odds.len())?;
        let total = odds.iter().try_fold(0u32, |sum, &(_, weight)| sum.checked_add(weight));
        self.ensure(total.is_some(), state, "odds add up", || "the weights do not fit 32 bits".to_owned())?;
        let (mut mean, mut square) = (0.0, 0.0);
        for (at, &(outcome, weight)) in odds.iter().enumerate() {
            let share = f64::from(weight) / f64::from(total.unwrap_or(1));
            let told = game.likelihood(state, outcome);
            self.ensure(weight > 0 && (told - share).abs() < 1e-9, state, "odds are true", || {
                format!("{outcome} weighs {weight}, a share of {share}, and is told to be {told}")
            })?;
            mean += share * at as f64;
            square += share * (at * at) as f64;
        }
        for _ in 0..if odds.is_empty() { 0 } else { DRAWS } {
            let drawn = game.draw(state, self.rng);
            let Some(at) = odds.iter().position(|&(outcome, _)| outcome == drawn) else {
                return self.fault(state, "drawn is listed", format!("{drawn} was drawn"));
            };
            // In a list of any length, one place more counts the same: up to 1 from its first to its last.
            let scale = 1.0 / odds.len() as f64;
            self.draws.add((at as f64 - mean) * scale, (square - mean * mean) * scale * scale);
        }
        Ok(())
    }

    /// Draws where there is no list, and holds how likely each is told to be against the others.
    fn unlisted(&mut self, state: &G::State) -> Result<Vec<(G::Outcome, u32)>, Fault> {
        let drawn: Vec<G::Outcome> = (0..DRAWS).map(|_| self.game.draw(state, self.rng)).collect();
        let likely: Vec<f64> = drawn.iter().map(|&outcome| self.game.likelihood(state, outcome)).collect();
        let mut distinct = HashSet::new();
        let sum: f64 =
            drawn.iter().zip(&likely).filter(|(outcome, _)| distinct.insert(**outcome)).map(|(_, p)| p).sum();
        self.ensure(sum < 1.0 + 1e-9, state, "odds are true", || format!("{distinct:?} have {sum} together"))?;
        // Two draws are the same as often as the mean likelihood of a draw says.
        let pairs = (DRAWS * (DRAWS - 1) / 2) as f64;
        let repeated =
            drawn.iter().enumerate().map(|(at, one)| drawn[..at].iter().filter(|&other| other == one).count());
        let mean = |power| likely.iter().map(|p: &f64| p.powi(power)).sum::<f64>() / DRAWS as f64;
        let expected = pairs * mean(1);
        self.repeats.add(
            repeated.sum::<usize>() as f64 - expected,
            2.0 * (expected + pairs * pairs * mean(2) * 3.0 / DRAWS as f64),
        );
        Ok(drawn.into_iter().map(|outcome| (outcome, 1)).collect())
    }

    /// Over all games, chance brought what it was said to bring, as often as it was said.
    pub(super) fn fairness(&self) -> Result<(), Fault> {
        for (tally, what) in [(self.draws, "places in the list"), (self.repeats, "repeated draws")] {
            let Tally { excess, variance } = tally;
            self.ensure(tally.is_fair(), &self.game.start(), "drawn as likely", || {
                format!("{what}: {excess:.1} off what was to be expected, with a deviation of {:.1}", variance.sqrt())
            })?;
        }
        Ok(())
    }
}
