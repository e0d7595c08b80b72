//! What things are good for.

use keshi::ROUNDS;

/// What things are good for, in points: found by letting four of these bots play one another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// A date, water or a dinar at the start, beyond what provisions ask: it buys scrolls, steps or gates.
    pub(super) resources: [f64; 3],
    /// Of so many spare ones of a kind each has that worth on average: fewer are worth more, and more find little use.
    pub(super) plenty: f64,
    /// Resources that a round brings, where provisions lack some.
    pub(super) income: f64,
    /// A keshi at the start, where its sector is not known.
    pub(super) keshi: f64,
    /// Keshis that a round brings to a sector.
    pub(super) growth: f64,
    /// Keshis that a round could bring to a sector that is to be filled.
    pub(super) fill: f64,
    /// An assistant of a later round, as a part of what it is reckoned to do: plans change.
    pub(super) later: f64,
    /// How far into the rounds to come something is done that may be done in any of them: on average in the middle.
    pub(super) midway: f64,
    /// What keshis in a sector say of its being filled, as a power of their share: the first ones say little, the last
    /// ones are sure to be placed.
    pub(super) filled: i32,
    /// Rounds between two actions of the main square: there is about one a season.
    pub(super) shows: f64,
    /// The first place on the river, where the tile gives no points.
    pub(super) prize: f64,
    /// The second place, where it gets something.
    pub(super) second: f64,
    /// Rounds that are left of a later season when a fisherman sets out, on average.
    pub(super) afloat: f64,
    /// The company of the sultan or the imam, for a round: things get cheaper.
    pub(super) company: f64,
    /// A scroll of each kind at the start, before its dates are paid.
    pub(super) scrolls: [f64; 4],
    /// How much of a scroll's worth needs the rest of the game; the other part is had at once.
    pub(super) lasting: f64,
    /// Dates or dinars that there will be for an action later on.
    pub(super) purse: f64,
    /// How often a gate stands beside its own sector: about every other time.
    pub(super) beside: f64,
    /// A scroll that leaves a choice, for a round.
    pub(super) choice: f64,
    /// A good at the start: luxury goods, the exchange office and towns ask for it.
    pub(super) good: f64,
    /// Goods that are of use beyond one for each round to come.
    pub(super) used: f64,
    /// A second turn at the office or a second luxury good in one action, as a part of the first: it is the less good one.
    pub(super) again: f64,
    /// The luxury good that goods come nearest to, as a part of its points: somebody else may buy it.
    pub(super) luxury: f64,
    /// What an oasis or a town that is claimed at the start will gain until the end.
    pub(super) oasis: f64,
    /// An oasis about to be discovered, at the start.
    pub(super) discovery: f64,
    /// An oasis that is discovered, as a part of what claiming it brings: that takes an assistant.
    pub(super) discovered: f64,
    /// A desert town that is found, as a part of what claiming it brings: that takes an assistant, and goods that lack.
    pub(super) town: f64,
}

impl Weights {
    /// The weights in use.
    pub(super) const TUNED: Weights = Weights {
        resources: [0.8, 0.6, 1.2],
        plenty: 5.0,
        income: 2.5,
        keshi: 2.2,
        growth: 0.3,
        fill: 0.55,
        later: 0.5,
        midway: 0.5,
        filled: 3,
        shows: ROUNDS as f64,
        prize: 4.0,
        second: 2.0,
        afloat: 2.5,
        company: 0.3,
        scrolls: [2.5, 3.5, 6.5, 11.0],
        lasting: 2.0 / 3.0,
        purse: 4.0,
        beside: 0.5,
        choice: 0.5,
        good: 1.5,
        used: 2.0,
        again: 0.5,
        luxury: 0.3,
        oasis: 3.0,
        discovery: 2.0,
        discovered: 0.25,
        town: 0.1,
    };
}
