//! What can be drawn, and how likely.

use table::{Odds, Refusal, Rng, Seat, Sink, chance};

use crate::colour::Colour;
use crate::effect::Cause;
use crate::event::Event;
use crate::game::Keshi;
use crate::madrasa::stacks_of;
use crate::options::TowerLayer;
use crate::outcome::Outcome;
use crate::refusal;
use crate::run::Play;
use crate::scroll::Scroll;
use crate::state::{Draw, Open, Phase, State};
use crate::step::Step;
use crate::tile::{Few, Tile, Tiles};
use crate::tower::{Keshis, Throw};

/// What something is drawn from: everything in it is equally likely, but for the tower.
enum Pool<'a> {
    Tiles(Tiles, fn(Tile) -> Outcome),
    Gates(Keshis),
    Colours(Few<Colour>),
    Seats(usize),
    Tower(Throw<'a>),
}

/// How many places can be filled, each from its pile.
fn fillable(piles: impl Iterator<Item = usize>, unknown: impl Fn(usize) -> u8) -> u8 {
    let mut taken = [0; 12];
    let fills = |&pile: &usize| {
        taken[pile] += 1;
        taken[pile] <= unknown(pile)
    };
    piles.filter(fills).count() as u8
}

impl Keshi {
    /// How many draws of one kind, from the same pool and for the same place, are still to come before anything else.
    pub(crate) fn draws_left(&self, open: &Open, draw: Draw) -> u8 {
        let lacks = |side: &&Tile| !side.is_some();
        match draw {
            Draw::RiverTile { .. } | Draw::Office | Draw::StartPlayer | Draw::Tower | Draw::Oasis { .. } => 1,
            Draw::StaircaseTile { .. } => open.staircase_tiles.iter().filter(lacks).count() as u8,
            Draw::Town => self.towns_in_play() - open.towns.len(),
            Draw::OpenOasis => self.components.river_tiles[1].first - open.open_oases.len(),
            Draw::Scroll { stack } => {
                let of_kind = stacks_of(stack / 3).filter(|&at| !open.stacks[at].top.is_some());
                fillable(of_kind.map(|at| self.pile(at)), |pile| open.stacks[pile].unknown)
            }
            Draw::Luxury { .. } => {
                let lacking = (0..open.shops.len()).filter(|&at| !open.shops[at].top.is_some());
                fillable(lacking.map(|at| self.store(at)), |store| open.shops[store].unknown)
            }
            Draw::Gate { workshop } => 8 - open.workshops[usize::from(workshop)].count(),
            Draw::Supply { seat } => {
                let keshis = if self.players() == 2 { 3 } else { 2 };
                keshis - open.boards[seat.index()].supply.iter().flatten().count() as u8
            }
            Draw::Provision { seat } => {
                let board = &open.boards[seat.index()];
                3 - board.face_down - board.provisions.len()
            }
        }
    }

    fn with_pool<R>(&self, state: &State, draw: Draw, with: impl FnOnce(Pool<'_>) -> R) -> R {
        let open = &state.open;
        let pool = match draw {
            Draw::RiverTile { season } => {
                let sides = (1..).zip(&self.components.river_tiles);
                let of_season = sides.filter(|(_, side)| side.season == season).map(|(number, _)| Tile(number));
                Pool::Tiles(of_season.collect(), Outcome::RiverTile)
            }
            Draw::StaircaseTile { .. } => {
                let tiles = self.components.staircase_tiles.len() as u8;
                let lie = |tile: &Tile| {
                    open.staircase_tiles.iter().any(|side| side.is_some() && side.0 % tiles == tile.0 % tiles)
                };
                let left = Tiles::from_to(1, 2 * tiles).iter().filter(|tile| !lie(tile));
                Pool::Tiles(left.collect(), Outcome::StaircaseTile)
            }
            Draw::Town => Pool::Tiles(open.unseen_towns, Outcome::Town),
            Draw::OpenOasis | Draw::Oasis { .. } => Pool::Tiles(open.unseen_oases, Outcome::Oasis),
            Draw::Scroll { stack } => {
                let (first, last) = self.components.scroll_kinds[usize::from(stack / 3)].numbers;
                Pool::Tiles(open.unseen_scrolls.and(Tiles::from_to(first, last)), Outcome::Scroll)
            }
            Draw::Luxury { .. } => Pool::Tiles(open.unseen_luxury, Outcome::Luxury),
            Draw::Office => Pool::Tiles(open.unseen_offices, Outcome::Office),
            Draw::Gate { .. } => Pool::Gates(open.bag),
            Draw::Supply { .. } => Pool::Colours(open.supply_bag),
            Draw::Provision { .. } => {
                let gone = if self.deals_provisions(open) { state.dealt() } else { open.open_provisions() };
                Pool::Tiles(self.provision_tiles().without(gone), Outcome::Provision)
            }
            Draw::StartPlayer => Pool::Seats(self.players()),
            Draw::Tower => {
                let thrown = open.thrown();
                let layer = match self.options().layer {
                    TowerLayer::B1 => self.components.layers[0],
                    TowerLayer::B2 => self.components.layers[1],
                };
                return with(Pool::Tower(Throw { stuck: &open.tower, thrown: &thrown, layer }));
            }
        };
        with(pool)
    }

    /// Lists what can be drawn.
    pub(crate) fn list_odds(&self, state: &State, draw: Draw, into: &mut Vec<(Outcome, u32)>) -> Odds {
        self.with_pool(state, draw, |pool| {
            match pool {
                Pool::Tiles(tiles, outcome) => into.extend(tiles.iter().map(|tile| (outcome(tile), 1))),
                Pool::Gates(gates) => {
                    into.extend(gates.iter().map(|(colour, count)| (Outcome::Gate(colour), count.into())));
                }
                Pool::Colours(colours) => into.extend(colours.iter().map(|colour| (Outcome::Keshi(colour), 1))),
                Pool::Seats(count) => into.extend(Seat::all(count).map(|seat| (Outcome::Start(seat), 1))),
                Pool::Tower(..) => return Odds::TooMany,
            }
            Odds::Listed
        })
    }

    /// How likely it is that this is drawn.
    pub(crate) fn likelihood_of(&self, state: &State, draw: Draw, outcome: Outcome) -> f64 {
        let share = |part: u8, whole: u8| f64::from(part) / f64::from(whole.max(1));
        self.with_pool(state, draw, |pool| match (pool, outcome) {
            (Pool::Tiles(tiles, make), outcome) => {
                share(tiles.iter().any(|tile| make(tile) == outcome).into(), tiles.len())
            }
            (Pool::Gates(gates), Outcome::Gate(colour)) => share(gates.of(colour), gates.count()),
            (Pool::Colours(colours), Outcome::Keshi(colour)) => share(colours.has(colour).into(), colours.len()),
            (Pool::Seats(count), Outcome::Start(seat)) => share((seat.index() < count).into(), count as u8),
            (Pool::Tower(throw), Outcome::Tower(fallen)) if throw.admits(&fallen) => throw.likelihood(&fallen),
            _ => 0.0,
        })
    }

    /// Draws.
    pub(crate) fn draw_from(&self, state: &State, draw: Draw, rng: &mut (impl Rng + ?Sized)) -> Outcome {
        self.with_pool(state, draw, |pool| match pool {
            Pool::Tiles(tiles, outcome) => {
                let at = chance::below(rng, tiles.len().into());
                outcome(tiles.nth(at as u8).expect("the draw is among the tiles"))
            }
            Pool::Gates(gates) => {
                let mut at = chance::below(rng, gates.count().into());
                let mut drawn = gates.iter().skip_while(|&(_, count)| {
                    let beyond = at >= count.into();
                    at = at.wrapping_sub(if beyond { count.into() } else { 0 });
                    beyond
                });
                Outcome::Gate(drawn.next().expect("the draw is among the gates").0)
            }
            Pool::Colours(colours) => {
                let at = chance::below(rng, colours.len().into());
                Outcome::Keshi(colours.iter().nth(at as usize).expect("the draw is among the keshis"))
            }
            Pool::Seats(count) => Outcome::Start(Seat::new(chance::below(rng, count as u32) as usize)),
            Pool::Tower(throw) => Outcome::Tower(throw.draw(rng)),
        })
    }

    /// All provision tiles.
    pub(crate) fn provision_tiles(&self) -> Tiles {
        Tiles::from_to(1, self.components.provisions.len() as u8)
    }

    /// Whether a provision tile that is drawn now is dealt face down. Otherwise it takes the place of one that turned up
    /// although it lies open before somebody already.
    pub(crate) fn deals_provisions(&self, open: &Open) -> bool {
        open.phase == Phase::FirstProvision
    }

    /// Whether this can be drawn. Of a tile that is dealt face down, only as far as its owner knows: a refusal must not
    /// say which tiles others hold. So two players can have typed in the same tile, until one of them turns it up
    /// ([`turn_up`](Play::turn_up)).
    pub(crate) fn can_come(&self, state: &State, draw: Draw, outcome: Outcome) -> Result<(), Refusal> {
        let among = |is: bool| if is { Ok(()) } else { Err(refusal::NOT_AMONG_THEM) };
        if let (Draw::Provision { seat }, Outcome::Provision(tile)) = (draw, outcome)
            && self.deals_provisions(&state.open)
        {
            let unseen = self.provision_tiles().without(state.secret[seat.index()].provisions);
            return among(tile.0 <= 127 && unseen.has(tile.0));
        }
        self.with_pool(state, draw, |pool| match (pool, outcome) {
            (Pool::Tiles(tiles, make), outcome) => match outcome {
                Outcome::RiverTile(tile)
                | Outcome::StaircaseTile(tile)
                | Outcome::Town(tile)
                | Outcome::Oasis(tile)
                | Outcome::Scroll(tile)
                | Outcome::Luxury(tile)
                | Outcome::Office(tile)
                | Outcome::Provision(tile)
                    if make(tile) == outcome =>
                {
                    among(tile.0 <= 127 && tiles.has(tile.0))
                }
                _ => Err(refusal::OTHER_DRAW),
            },
            (Pool::Gates(gates), Outcome::Gate(colour)) => among(gates.of(colour) > 0),
            (Pool::Colours(colours), Outcome::Keshi(colour)) => among(colours.has(colour)),
            (Pool::Seats(count), Outcome::Start(seat)) => among(seat.index() < count),
            (Pool::Tower(throw), Outcome::Tower(fallen)) => match throw.admits(&fallen) {
                true => Ok(()),
                false => Err(refusal::NOT_IN_THE_TOWER),
            },
            _ => Err(refusal::OTHER_DRAW),
        })
    }
}

impl<T: Sink<Event>> Play<'_, T> {
    /// Notes what was drawn.
    pub(crate) fn drawn(&mut self, draw: Draw, outcome: Outcome) {
        match (draw, outcome) {
            (Draw::RiverTile { season }, Outcome::RiverTile(tile)) => {
                self.open.river_tiles[usize::from(season) - 1] = tile;
                self.tell.tell(Event::RiverTile { season, tile });
            }
            (Draw::StaircaseTile { space }, Outcome::StaircaseTile(tile)) => {
                self.open.staircase_tiles[usize::from(space)] = tile;
                self.tell.tell(Event::StaircaseTile { space, tile });
            }
            (Draw::Town, Outcome::Town(town)) => {
                self.open.unseen_towns.take(town);
                self.open.towns.put(town);
                self.tell.tell(Event::TownShown { town });
            }
            (Draw::OpenOasis, Outcome::Oasis(oasis)) => {
                self.open.unseen_oases.take(oasis);
                self.open.open_oases.put(oasis);
                self.tell.tell(Event::OpenOasis { oasis });
            }
            (Draw::Scroll { stack }, Outcome::Scroll(scroll)) => {
                self.open.unseen_scrolls.take(scroll);
                self.open.stacks[self.game.pile(stack.into())].unknown -= 1;
                self.show_scroll(stack, scroll);
            }
            (Draw::Luxury { shop }, Outcome::Luxury(luxury)) => {
                self.open.unseen_luxury.take(luxury);
                self.open.shops[self.game.store(shop.into())].unknown -= 1;
                self.open.shops[usize::from(shop)].top = luxury;
                self.tell.tell(Event::LuxuryShown { shop, luxury });
            }
            (Draw::Office, Outcome::Office(office)) => {
                self.open.unseen_offices.take(office);
                if self.game.options().is_essential() {
                    // The other side of the tile.
                    let base = self.components().base_offices as u8;
                    self.open.unseen_offices.take(Tile(if office.0 > base {
                        office.0 - base
                    } else {
                        office.0 + base
                    }));
                }
                self.open.office = office;
                self.tell.tell(Event::OfficeShown { office });
                if self.open.phase == Phase::Office {
                    self.next_season();
                }
            }
            (Draw::Gate { workshop }, Outcome::Gate(colour)) => {
                self.open.bag.take(colour, 1);
                self.open.workshops[usize::from(workshop)].add(colour, 1);
                self.tell.tell(Event::GateDrawn { workshop, colour });
            }
            (Draw::Supply { seat }, Outcome::Keshi(colour)) => {
                self.open.supply_bag.take(colour);
                let supply = &mut self.open.boards[seat.index()].supply;
                if let Some(space) = supply.iter_mut().find(|space| space.is_none()) {
                    *space = Some(colour);
                }
                self.tell.tell(Event::SupplyDrawn { seat, colour });
            }
            (Draw::Provision { seat }, Outcome::Provision(tile)) if !self.game.deals_provisions(self.open) => {
                self.open.boards[seat.index()].provisions.put(tile);
                self.tell.tell(Event::ProvisionSettled { seat, tile });
            }
            (Draw::Provision { seat }, Outcome::Provision(tile)) => {
                self.secret[seat.index()].provisions.put(tile);
                self.open.boards[seat.index()].face_down += 1;
                self.tell.tell(Event::ProvisionDealt { seat, tile: Some(tile) });
            }
            (Draw::StartPlayer, Outcome::Start(seat)) => {
                self.open.season_start = seat;
                self.tell.tell(Event::StartPlayer { seat });
                self.begin_season();
            }
            (Draw::Tower, Outcome::Tower(fallen)) => self.throw(fallen),
            (Draw::Oasis { path, place }, Outcome::Oasis(oasis)) => {
                let seat = self.seat();
                self.open.unseen_oases.take(oasis);
                self.board().oases[usize::from(path)][usize::from(place)] = oasis;
                self.tell.tell(Event::Discovered { seat, oasis });
                if self.helped_by(Scroll::DiscoveredOases) {
                    self.because(Cause::Scroll(Scroll::DiscoveredOases.tile()));
                    self.push(Step::Score(oasis));
                }
            }
            _ => {}
        }
    }
}
