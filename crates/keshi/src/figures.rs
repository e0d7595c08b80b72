//! What can be worked out from a view: strengths, prices and worths, for whoever draws the boards and should know no rule.

use serde::Serialize;
use table::{Prompt, Seat};

use crate::action::{Action, Provide};
use crate::colour::{Colour, Resource, Sector};
use crate::components::Resources;
use crate::effect::{Effect, Stairs};
use crate::game::Keshi;
use crate::question::Question;
use crate::sahara::Price;
use crate::scoring::Best;
use crate::state::{Board, Draw, Open, Phase, Waits};
use crate::tile::{Tile, bits};
use crate::tower::Keshis;
use crate::view::View;
use crate::words;

/// What can be worked out from a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Figures {
    /// What whoever's turn it is has been asked, if it is somebody's; all know that.
    asked: Option<Prompt>,
    /// Who would get something of the season's river tile now, the foremost first.
    winners: Vec<Seat>,
    /// What is drawn, while the game waits for that.
    drawn: Option<Drawn>,
    /// By seat.
    boards: Vec<BoardFigures>,
}

/// What is drawn, for whoever types it in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Drawn {
    /// How many such draws follow each other, from this one on.
    count: u8,
    /// All that is in the tower when it is thrown, and can come out.
    tower: Option<Keshis>,
}

/// What can be worked out of a player board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardFigures {
    /// How strong each sector's action is now: dates, steps, scholars who have not served in this turn, guards without a
    /// gate, oases and towns to claim, goods; for the main square the most spectators that an entertainer would face.
    #[serde(with = "crate::json::by_sector")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<Sector, number>"))]
    actions: [u8; Sector::COUNT],
    /// Water that an assistant brings in each sector.
    #[serde(with = "crate::json::by_sector")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<Sector, number>"))]
    water: [u8; Sector::COUNT],
    /// For how many more keshis there is a space; there is no end to those of the souk.
    #[cfg_attr(feature = "typescript", ts(type = "Record<Colour, number | null>"))]
    room: std::collections::BTreeMap<Colour, Option<u8>>,
    /// Sectors that are full.
    full: Vec<Sector>,
    /// What the open provision tiles ask at the end of the season.
    #[serde(with = "crate::json::by_resource")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<Resource, number>"))]
    due: [u16; 3],
    /// The points lost if it is not paid.
    penalty: u8,
    /// Whether it could be paid now.
    covered: bool,
    /// Whether it was paid, or given up, while others still pay.
    provided: bool,
    /// The oases that are discovered.
    offered: Vec<OasisFigures>,
    /// The points of the oases claimed, if they were scored now.
    claimed: Vec<u16>,
    /// The points of the desert towns found, if they were scored now.
    towns: Vec<u8>,
    /// What gates of the four workshops cost, and their points.
    gates: [(u8, i8); 4],
    /// Dates that a scroll of each kind costs.
    scroll_dates: [u8; 4],
    /// Whether the goods suffice for the open luxury good of each shop.
    luxury: [bool; 5],
    /// The segments in which the pawns stand, palace and mosque, from 1.
    line: [u8; 2],
    /// Rapids crossed.
    #[serde(with = "crate::json::spaces")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    rapids: u8,
    /// Spectators that face each space of the main square.
    spectators: [u8; 8],
    /// What would come to the points if the game ended now.
    ending: Ending,
}

/// An oasis that is discovered.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OasisFigures {
    /// Which.
    oasis: Tile,
    /// What it costs: dates, water and dinars; `null` for any one of them.
    cost: Option<Resources>,
    /// Its points, if it were scored now.
    points: u16,
}

/// What would come to a player's points if the game ended now.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ending {
    /// For full sectors.
    full_sectors: u16,
    /// For oases.
    oases: u16,
    /// For resources and goods left over.
    leftovers: u16,
    /// For desert towns.
    towns: u16,
    /// Lost for provisions that cannot be paid.
    unpaid: u8,
}

impl Keshi {
    /// What can be worked out from a view.
    #[must_use]
    pub fn work_out(&self, view: &View) -> Figures {
        let mut open = *view.open();
        let boards = self.all().map(|seat| {
            open.seat = seat;
            self.board_figures(&open)
        });
        let asked = (view.open().waits == Waits::Player).then(|| words::prompt(self, view.open()));
        let winners = self.river_winners(view.open()).into_iter().flatten().collect();
        let drawn = match view.open().waits {
            Waits::Chance(draw) => Some(Drawn {
                count: self.draws_left(view.open(), draw),
                tower: (draw == Draw::Tower).then(|| view.open().tower.with(&view.open().thrown())),
            }),
            _ => None,
        };
        Figures { asked, winners, drawn, boards: boards.collect() }
    }

    /// What can be worked out of the board of the player whose turn it is.
    fn board_figures(&self, open: &Open) -> BoardFigures {
        let board = open.board();
        let (asked, penalty) = self.asked(board);
        let mut covered = false;
        self.provisions(board, &mut |how| {
            covered |= how != Action::Provide(Provide::None);
            true
        });
        let with_returns =
            |oasis| u16::from(self.worth(board, oasis)) + self.returns(board, oasis).map_or(0, |(_, count)| count);
        let offered = board.discovered().map(|(oasis, path, place)| {
            let cost = match self.oasis_price(board, path, place) {
                Price::Each(resources) => Some(resources),
                Price::AnyOne => None,
            };
            OasisFigures { oasis, cost, points: with_returns(oasis) }
        });
        let spared = self.spared(open);
        let luxury = open.shops.map(|shop| {
            shop.top.is_some() && self.can_buy(board, self.components.luxury[shop.top.index()].cost, spared)
        });
        let room = |colour| (colour, (!Colour::is_good(colour)).then(|| self.room(board, colour)));
        let towns = |counts: fn(bool, Tile) -> bool| {
            let found = board.towns().filter(move |&(town, claimed)| counts(claimed, town));
            found.map(|(town, _)| self.town_worth(open, board, open.seat, town))
        };
        let provided = self.has_provided(open);
        let best = if provided { self.best(board) } else { self.best_provided(board) };
        BoardFigures {
            actions: Sector::ALL.map(|sector| self.strength(board, sector)),
            water: Sector::ALL.map(|sector| self.vendor_water(board, sector) as u8),
            room: Colour::ALL.into_iter().map(room).collect(),
            full: Sector::ALL.into_iter().filter(|&sector| self.is_full(board, sector)).collect(),
            due: asked.map(u16::from),
            penalty,
            covered,
            provided,
            offered: offered.collect(),
            claimed: board.claimed().map(with_returns).collect(),
            towns: towns(|_, _| true).collect(),
            gates: [0, 1, 2, 3]
                .map(|workshop| (self.gate_cost(board, workshop), self.gate_points(board, workshop, false))),
            scroll_dates: self.components.scroll_kinds.map(|kind| self.dates_for(open, kind.dates)),
            luxury,
            line: Stairs::BOTH.map(|stairs| self.segment(board.step(stairs))),
            rapids: self.crossed(board),
            spectators: std::array::from_fn(|space| self.spectators(board, space as u8)),
            ending: Ending {
                full_sectors: u16::from(self.full_sectors(board)) * u16::from(self.components.full_sector),
                oases: best.oases,
                leftovers: best.points - best.oases,
                towns: towns(|claimed, town| claimed && Keshi::town_gives(town).is_none()).map(u16::from).sum(),
                unpaid: if provided || covered { 0 } else { penalty },
            },
        }
    }

    /// Whether the player whose turn it would be has provided for the citizens, at the end of this season.
    fn has_provided(&self, open: &Open) -> bool {
        if open.phase != Phase::Provisions {
            return open.phase == Phase::Over;
        }
        let turn = (open.seat.index() + self.players() - open.start.index()) % self.players() + 1;
        let asked = open.stack.list().contains(&Effect::Ask(Question::Provide));
        turn < usize::from(open.turns) || turn == usize::from(open.turns) && !asked
    }

    /// What oases and leftovers would give once provisions are paid in the way that leaves most, or given up.
    fn best_provided(&self, board: &Board) -> Best {
        let ([dates, water, dinars], _) = self.asked(board);
        let mut best: Option<Best> = None;
        self.provisions(board, &mut |how| {
            let mut left = *board;
            // What is only some resources is taken of which there are most.
            let (resources, any) = match how {
                Action::Provide(Provide::All) => ([dates, water, 0].map(u16::from), u16::from(dinars)),
                Action::Provide(Provide::Scroll) => ([0; 3], u16::from(board.provisions.len()) + 1),
                _ => (board.resources, 0),
            };
            left.resources.iter_mut().zip(resources).for_each(|(left, paid)| *left -= paid);
            let own = any.min(left.of(Resource::Dinar));
            left.resources[Resource::Dinar as usize] -= own;
            for _ in own..any {
                let most = left.resources.iter_mut().max().expect("three of them");
                *most -= 1;
            }
            let found = self.best(&left);
            best = Some(best.filter(|best| best.points >= found.points).unwrap_or(found));
            true
        });
        best.expect("provisions are paid, or given up")
    }

    /// How strong a sector's action is.
    fn strength(&self, board: &Board, sector: Sector) -> u8 {
        match sector {
            Sector::Madrasa => board.free_scholars(),
            Sector::Medina => board.free_guards().min(8 - board.gates()),
            Sector::Sahara => {
                let (oases, towns) =
                    (board.discovered().count(), board.towns().filter(|&(_, claimed)| !claimed).count());
                (oases + towns) as u8
            }
            Sector::Souk => board.goods().min(u8::MAX.into()) as u8,
            // The disc turns first.
            Sector::Square => {
                let spectators = |space| self.spectators_by(board, board.disc + 1, space);
                bits(board.entertainers).map(spectators).max().unwrap_or(0)
            }
            other => board.keshis[other as usize],
        }
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;
    use table::{Game, Turn, Viewer, chance};

    use super::*;
    use crate::effect::Source;
    use crate::event::Event;
    use crate::options::Options;
    use crate::scroll::Scroll;

    /// Plays games, and holds what was worked out against what then happens.
    #[test]
    fn what_is_worked_out_comes_true() {
        let (mut ended, mut built, mut scrolls, mut due_seen) = (0, 0, 0, [0; 2]);
        let (mut foreseen, mut paying, mut studied) = ([0; 2], 0, 0);
        for seed in 0..1_000 {
            let game = Keshi::with(Options { desert_towns: seed % 2 == 0, ..Options::default() }).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let (mut state, mut legal) = (game.start(), Vec::new());
            // Whose points there should be in the end, as it was worked out before the last answer.
            let mut end = Vec::new();
            let mut told: Vec<Event> = Vec::new();
            loop {
                let before = state;
                let figures = game.work_out(&game.view(&state, Viewer::Spectator));
                let away: Vec<u8> =
                    game.all().map(|seat| state.board(seat).river()).filter(|&space| space > 0).collect();
                let prizes = if state.open.season == 3 && game.players() > 2 { 2 } else { 1 };
                assert_eq!(figures.winners.len(), away.len().min(prizes));
                let foremost = figures.winners.first().map(|&seat| state.board(seat).river());
                assert_eq!(foremost, away.iter().max().copied());
                for seat in game.all() {
                    let (board, figures) = (state.board(seat), &figures.boards[seat.index()]);
                    let tiles = board.provisions().iter().map(|tile| game.components.provisions[tile.index()]);
                    let (due, penalty) = tiles.fold(([0; 3], 0), |(due, penalty), tile| {
                        let due = std::array::from_fn(|at| due[at] + u16::from(tile.resources[at]));
                        (due, penalty + tile.points)
                    });
                    assert_eq!((due, penalty), (figures.due, figures.penalty));
                    let plain = Resource::ALL.into_iter().all(|resource| board.of(resource) >= due[resource as usize]);
                    let helped = board.has(Scroll::AnyPayment) || board.has(Scroll::AnyProvisions);
                    assert!(figures.covered == plain || helped && figures.covered);
                    due_seen[usize::from(plain)] += usize::from(penalty > 0);
                    let paid = |event: &&Event| matches!(event, Event::Provided { seat: by, .. } if *by == seat);
                    let season = told.iter().rev().take_while(|event| !matches!(event, Event::SeasonBegan { .. }));
                    let late = matches!(state.phase(), Phase::Provisions | Phase::Over);
                    let provided = late && season.into_iter().any(|event| paid(&event));
                    assert_eq!(figures.provided, provided, "{seat} of {seed}");
                    paying += usize::from(state.phase() == Phase::Provisions && provided);
                    let full = board.points_from(Source::FullSectors);
                    if state.phase() == Phase::Over {
                        ended += 1;
                        assert_eq!(full, figures.ending.full_sectors as i16);
                        assert_eq!(board.points_from(Source::Towns), figures.ending.towns as i16);
                    }
                }
                let (seat, action) = match game.turn(&state) {
                    Turn::Over => {
                        for (seat, points, covered) in end {
                            foreseen[usize::from(covered)] += 1;
                            assert_eq!(state.board(seat).total(), points, "{seat} of {seed}");
                        }
                        break;
                    }
                    Turn::Chance => {
                        let outcome = game.draw(&state, &mut rng);
                        game.settle_unchecked(&mut state, outcome, &mut told);
                        continue;
                    }
                    turn => {
                        let seat = turn.seats().iter().next().unwrap();
                        game.legal(&state, seat, &mut legal);
                        (seat, chance::one_of(&mut rng, &legal))
                    }
                };
                // Who neither answers nor gets anything of the river or of scrolls then, only provides.
                let idle = |&other: &Seat| {
                    let gets = [Scroll::SeasonRapids, Scroll::AnyPayment, Scroll::AnyProvisions, Scroll::RoundRapids]
                        .into_iter()
                        .any(|scroll| state.board(other).has(scroll));
                    let early = matches!(state.phase(), Phase::Use | Phase::RiverBonus);
                    let floats = figures.boards[other.index()].rapids > 0 || figures.winners.contains(&other);
                    early && other != seat && !floats && !gets
                };
                end = game.all().filter(idle).map(|other| then(&state, other, &figures)).collect();
                game.apply_unchecked(&mut state, seat, action, &mut told);
                let [was, now] = [&before, &state].map(|state| state.board(seat));
                let figures = &figures.boards[seat.index()];
                match action {
                    Action::Gate(workshop, _)
                        if matches!(before.effects().last(), Some(crate::Effect::Ask(crate::Question::Medina))) =>
                    {
                        built += 1;
                        let (dinars, _) = figures.gates[usize::from(workshop)];
                        let paid = was.of(Resource::Dinar) - now.of(Resource::Dinar);
                        assert!(was.has(Scroll::AnyPayment) || paid == u16::from(dinars), "{paid} for {dinars}");
                    }
                    Action::Scroll(scroll)
                        if matches!(before.effects().last(), Some(crate::Effect::Ask(crate::Question::Madrasa))) =>
                    {
                        let kind = usize::from(game.kind_of(scroll));
                        if now.served > 0 {
                            let scholars = game.components.scroll_kinds[kind].scholars;
                            let new = now.count(Colour::Gray) - was.count(Colour::Gray);
                            let left = u16::from(game.strength(now, Sector::Madrasa)) + u16::from(scholars);
                            assert_eq!(left, u16::from(figures.actions[Sector::Madrasa as usize]) + new);
                            studied += 1;
                        }
                        let dates = figures.scroll_dates[kind];
                        let paid = i32::from(was.of(Resource::Date)) - i32::from(now.of(Resource::Date));
                        // Some scrolls bring dates at once.
                        if was.of(Resource::Date) >= now.of(Resource::Date) && !(17..=25).contains(&scroll.0) {
                            scrolls += 1;
                            assert!(paid <= dates.into(), "{paid} for {dates}");
                        }
                    }
                    _ => {}
                }
            }
        }
        let enough = ended > 100 && built > 50 && scrolls > 50 && due_seen.iter().all(|&seen| seen > 1_000);
        assert!(
            enough && foreseen[0] > 100 && foreseen[1] > 3 && paying > 10 && studied > 50,
            "{ended} {built} {scrolls} {due_seen:?} {foreseen:?} {paying} {studied}"
        );
    }

    /// What the points of a player would be in the end, and whether provisions could be paid.
    fn then(state: &crate::State, seat: Seat, figures: &Figures) -> (Seat, i32, bool) {
        let BoardFigures { covered, ref ending, .. } = figures.boards[seat.index()];
        let more = ending.full_sectors + ending.oases + ending.leftovers + ending.towns;
        (seat, state.board(seat).total() + i32::from(more) - i32::from(ending.unpaid), covered)
    }

    /// What makes draws of one kind: the place, or the pool.
    fn series(draw: Draw) -> Draw {
        match draw {
            Draw::StaircaseTile { .. } => Draw::StaircaseTile { space: 0 },
            Draw::Scroll { stack } => Draw::Scroll { stack: stack / 3 },
            Draw::Luxury { .. } => Draw::Luxury { shop: 0 },
            other => other,
        }
    }

    #[test]
    fn so_many_draws_follow_as_are_told() {
        let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(7), Vec::new());
        let essential = r#"{"players":2,"edition":"essential"}"#;
        let all = r#"{"players":4,"river":[2,3,5],"staircase_tiles":"random","desert_towns":true}"#;
        let (mut longest, mut thrown) = (0, 0);
        for options in [r#"{"players":3}"#, essential, all].repeat(3) {
            let game = Keshi::with(serde_json::from_str(options).unwrap()).unwrap();
            let mut state = game.start();
            // The series that is being drawn, and how many of it are still to come.
            let mut drawing: Option<(Draw, u8)> = None;
            while game.turn(&state) != Turn::Over {
                let drawn = game.work_out(&game.view(&state, Viewer::Spectator)).drawn;
                if let Waits::Chance(draw) = state.open.waits {
                    let Drawn { count, tower } = drawn.unwrap();
                    let before = drawing.filter(|&(of, left)| of == series(draw) && left > 0);
                    assert_eq!(count, before.map_or(count, |(_, left)| left), "{draw:?}");
                    assert!(count > 0 && (before.is_some() || drawing.is_none_or(|(_, left)| left == 0)), "{draw:?}");
                    drawing = Some((series(draw), count - 1));
                    longest = longest.max(count);
                    let outcome = game.draw(&state, &mut rng);
                    if let (Some(tower), crate::Outcome::Tower(fallen)) = (tower, outcome) {
                        thrown += 1;
                        assert!(fallen.within(&tower));
                        assert_eq!(tower.count(), state.open.tower.count() + 3 * game.players() as u8);
                    }
                    game.settle_unchecked(&mut state, outcome, &mut table::Silent);
                    continue;
                }
                assert!(drawn.is_none() && drawing.is_none_or(|(_, left)| left == 0), "{drawing:?}");
                drawing = None;
                let seat = game.turn(&state).seats().iter().next().unwrap();
                game.legal(&state, seat, &mut legal);
                let action = chance::one_of(&mut rng, &legal);
                game.apply_unchecked(&mut state, seat, action, &mut table::Silent);
            }
        }
        assert_eq!((longest, thrown), (12, 9 * 12));
    }
}
