//! What one player can expect of a position.

use keshi::{
    Action, Board, Bonus, Colour, Components, Draw, Effect, Keshi, Phase, Question, ROUNDS, Resource, SEASONS, Scroll,
    Sector, Stairs, State, Step, Waits,
};
use table::Seat;

use super::weights::Weights;

/// What a resource or a good that is left at the end scores.
pub(super) const LEFTOVER: f64 = 0.5;
/// Rounds of a game.
const ALL_ROUNDS: f64 = (ROUNDS * SEASONS) as f64;

/// A position as one player sees it, in numbers that can be reckoned with.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Keshi,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) board: &'a Board,
    pub(super) printed: &'a Components,
    pub(super) weigh: &'a Weights,
    /// The season; the next one from provisions on.
    pub(super) season: u8,
    /// Rounds of the season whose end is still to come.
    pub(super) rounds: f64,
    /// Seasons after this one.
    pub(super) seasons: u8,
    /// How much of the game is left, from 1 to 0.
    pub(super) left: f64,
    /// Keshis in the sectors, with those that are about to come.
    pub(super) keshis: [f64; 8],
    /// Goods, likewise.
    pub(super) goods: [f64; 3],
    /// Keshis about to come whose place is not chosen yet.
    unplaced: f64,
    /// A step on the river, on the palace stairs, and on those of the mosque.
    steps: [f64; 3],
}

/// When something is done.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum When {
    /// In this round.
    Now,
    /// After so many rounds.
    In(f64),
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Keshi, state: &'a State, seat: Seat) -> Outlook<'a> {
        let board = state.board(seat);
        let (season, rounds) = match (state.phase(), state.time()) {
            (phase, (season, _)) if phase >= Phase::Provisions => (season + 1, ROUNDS),
            (phase, (season, round)) if phase > Phase::Use => (season, ROUNDS - round),
            (_, (season, round)) => (season, ROUNDS + 1 - round),
        };
        let rounds = if season > SEASONS { 0.0 } else { rounds.into() };
        let seasons = SEASONS.saturating_sub(season);
        let mut outlook = Outlook {
            game,
            state,
            seat,
            board,
            printed: game.printed(),
            weigh: &Weights::TUNED,
            season,
            rounds,
            seasons,
            left: (rounds + f64::from(ROUNDS * seasons)) / ALL_ROUNDS,
            keshis: std::array::from_fn(|sector| board.count(Colour::ALL[sector]).into()),
            goods: Colour::GOODS.map(|good| board.count(good).into()),
            unplaced: 0.0,
            steps: [1.0; 3],
        };
        outlook.count_coming();
        let [palace, mosque] = Stairs::BOTH.map(|stairs| outlook.climb(stairs, 1.0));
        outlook.steps = [outlook.float(1.0, When::Now), palace, mosque];
        outlook
    }

    /// Everything but the points scored.
    pub(super) fn all(&self) -> f64 {
        if self.state.phase() == Phase::Over {
            return 0.0;
        }
        let sectors: f64 = Sector::ALL.into_iter().map(|sector| self.assistants(sector) + self.filling(sector)).sum();
        let stairs: f64 = Stairs::BOTH.into_iter().map(|stairs| self.on_stairs(stairs)).sum();
        let outside = stairs + self.on_river() + self.oases() + self.towns();
        self.resources() + self.goods() + sectors + outside + self.scrolls() + self.pending()
    }

    /// What is chosen in secret: each of these.
    pub(super) fn choices(&self, actions: &[Action]) -> Vec<f64> {
        let gains = self.gains_now();
        let worth = |&action: &Action| match action {
            Action::Select(keshis) => keshis.iter().map(|colour| gains[colour as usize]).sum(),
            Action::Supply(order) => self.supply(order),
            Action::Disc(turned) => self.placing_disc(turned),
            Action::Provision(tile) => self.provision(tile),
            _ => 0.0,
        };
        actions.iter().map(worth).collect()
    }

    /// Whether all rounds are over.
    pub(super) fn is_last(&self) -> bool {
        self.season > SEASONS
    }

    /// Rounds that are left of the game.
    pub(super) fn all_rounds(&self) -> f64 {
        ALL_ROUNDS * self.left
    }

    /// Keshis that lie beside the board or are about to be placed.
    fn count_coming(&mut self) {
        let aside = self.board.aside().iter().flat_map(|(colour, count)| (0..count).map(move |_| colour));
        aside.for_each(|colour| self.count(colour));
        for effect in self.effects() {
            if let Effect::Ask(Question::Deploy(deploy)) = *effect {
                self.count(deploy.colour);
            }
        }
    }

    fn count(&mut self, colour: Colour) {
        match colour {
            Colour::Purple | Colour::Orange | Colour::Yellow => {
                self.goods[colour as usize - Colour::Purple as usize] += 1.0;
            }
            Colour::Red | Colour::Pink | Colour::Brown => self.unplaced += 1.0,
            plain => {
                let keshis = &mut self.keshis[plain as usize];
                *keshis = (*keshis + 1.0).min(self.printed.sector_size.into());
            }
        }
    }

    /// The player's own effects that are still to be done.
    fn effects(&self) -> &'a [Effect] {
        if self.state.seat() == self.seat { self.state.effects() } else { &[] }
    }

    /// What is still to be done or drawn, as far as it is not looked at.
    fn pending(&self) -> f64 {
        let drawn = match self.state.waits() {
            Waits::Chance(Draw::Oasis { .. }) => self.discovery(),
            _ => 0.0,
        };
        drawn + self.unplaced * self.keshi() + self.effects().iter().map(|&effect| self.effect(effect)).sum::<f64>()
    }

    /// What an effect brings on average.
    fn effect(&self, effect: Effect) -> f64 {
        match effect {
            Effect::Nothing | Effect::Because(_) => 0.0,
            Effect::Do(step) => self.step(step),
            Effect::Ask(question) => self.question(question),
        }
    }

    fn step(&self, step: Step) -> f64 {
        match step {
            Step::Gain { bonus, times, .. } => f64::from(times) * self.bonus(bonus),
            Step::Threshold => self.line(self.segments()),
            Step::Act(sector) => self.action(sector, When::Now),
            _ => 0.0,
        }
    }

    /// What a question brings on average.
    pub(super) fn question(&self, question: Question) -> f64 {
        match question {
            Question::Keshis(keshis) => f64::from(keshis.left) * self.keshi(),
            Question::TwoOfOneColour => 2.0 * self.keshi(),
            Question::KeshiAndAction | Question::Stored(_) | Question::Outdoors | Question::SwapFor(_) => self.keshi(),
            Question::Good(good) => f64::from(good.count) * self.good(),
            Question::Resources(resources) => f64::from(resources.left) * self.bonus(Bonus::AnyResource),
            Question::Harvest(harvest) => f64::from(harvest.left) * self.picker(),
            Question::River(river) => f64::from(river.left) * self.bonus(Bonus::RiverStep),
            Question::Climb(climb) => f64::from(climb.left) * self.bonus(Bonus::StairStep),
            Question::Either(either) => f64::from(either.steps) * self.bonus(Bonus::StairStep),
            Question::Both(both) => f64::from(2 * both.steps) * self.bonus(Bonus::StairStep),
            Question::Line(line) if line.left > 0 => self.line(line.ends),
            Question::MustBuy(bought) => self.scroll(bought.kind),
            Question::TakeScroll(taken) => self.scroll(taken.kind),
            Question::AnyScroll => self.any_scroll(),
            Question::AnyLuxury => self.any_luxury(),
            Question::AnyGate => self.any_gate(),
            _ => 0.0,
        }
    }

    /// Scrolls that no area speaks for: 33, 36 and 61 leave a choice, 54 gives more for each entertainer to come.
    fn scrolls(&self) -> f64 {
        let choices = [Scroll::AnyPayment, Scroll::AnyGateKeshi, Scroll::AnyTwoClaims]
            .into_iter()
            .filter(|&scroll| self.board.has(scroll))
            .count() as f64;
        let shows = if self.board.has(Scroll::NeighbourBonuses) { 2.0 * self.weigh.growth } else { 0.0 };
        (choices * self.weigh.choice + shows) * self.all_rounds()
    }

    /// The number on a scroll, if the player has it.
    pub(super) fn or_scroll(&self, without: f64, scroll: Scroll) -> f64 {
        if self.board.has(scroll) { self.printed.scroll_values[scroll as usize].into() } else { without }
    }

    /// A keshi more, in whatever sector.
    pub(super) fn keshi(&self) -> f64 {
        self.weigh.keshi * self.left
    }

    /// What a bonus is worth on average.
    pub(super) fn bonus(&self, bonus: Bonus) -> f64 {
        let [river, palace, mosque] = self.steps;
        match bonus {
            Bonus::Points(points) => points.into(),
            Bonus::Resource(resource, count) => f64::from(count) * self.resource(resource),
            Bonus::AnyResource => Resource::ALL.into_iter().map(|one| self.resource(one)).fold(0.0, f64::max),
            Bonus::Keshi(colour) if colour.is_good() => self.good(),
            Bonus::Keshi(_) | Bonus::AnyKeshi => self.keshi(),
            Bonus::TwoOfOneColour => 2.0 * self.keshi(),
            Bonus::AnyGood => self.good(),
            Bonus::RiverStep => river,
            Bonus::PalaceStep => palace,
            Bonus::MosqueStep => mosque,
            Bonus::StairStep => palace.max(mosque),
        }
    }
}
