//! No piece is lost, and none is there twice.

use super::Found;
use crate::colour::Colour;
use crate::components::Components;
use crate::effect::Effect;
use crate::game::Keshi;
use crate::state::{Board, Draw, Open, Phase, State, Waits};
use crate::tile::{Few, Tile, Tiles};

/// Tiles of one family that have been counted, and those that came twice or that the family does not have.
struct Count {
    all: Tiles,
    seen: Tiles,
    wrong: bool,
}

impl Count {
    fn of(last: usize) -> Count {
        Count { all: Tiles::from_to(1, last as u8), seen: Tiles::NONE, wrong: false }
    }

    fn put(&mut self, tile: Tile) {
        if tile.is_some() {
            match self.all.has(tile.0 & 127) && tile.0 < 128 {
                true => self.put_all([tile].into_iter().collect()),
                false => self.wrong = true,
            }
        }
    }

    fn put_all(&mut self, tiles: Tiles) {
        self.wrong |= !tiles.and(self.seen).is_empty() || !tiles.without(self.all).is_empty();
        self.seen = self.seen.or(tiles);
    }

    fn is_whole(&self) -> bool {
        !self.wrong && self.seen == self.all
    }
}

impl Keshi {
    /// Every scroll is on a stack of its kind, with a player, or unseen; and there are as many unseen ones as lie unknown
    /// on stacks.
    pub(super) fn check_scrolls(&self, open: &Open, found: &mut Found) {
        let mut count = Count::of(Components::SCROLLS);
        count.put_all(open.unseen_scrolls);
        open.boards.iter().for_each(|board| count.put_all(board.scrolls));
        for (number, stack) in open.stacks.iter().enumerate() {
            let (first, last) = self.components.scroll_kinds[number / 3].numbers;
            let tiles = [stack.top].into_iter().filter(|top| top.is_some()).chain(stack.known.list().iter().copied());
            let mut height = u16::from(stack.unknown);
            for tile in tiles {
                count.put(tile);
                height += 1;
                found.when(!(first..=last).contains(&tile.0), "scrolls", || {
                    format!("scroll {tile} lies on stack {}, which is of another kind", number + 1)
                });
            }
            let most = u16::from((last - first + 1) / 3);
            found.when(height > most, "scrolls", || {
                format!("stack {} has {height} scrolls, and never had more than {most}", number + 1)
            });
        }
        found.when(!count.is_whole(), "scrolls", || "not every scroll is there once".to_owned());
        for (kind, stacks) in self.components.scroll_kinds.iter().zip(open.stacks.chunks(3)) {
            let unknown: u16 = stacks.iter().map(|stack| u16::from(stack.unknown)).sum();
            let unseen = open.unseen_scrolls.and(Tiles::from_to(kind.numbers.0, kind.numbers.1)).len();
            found.when(unknown != u16::from(unseen), "scrolls", || {
                format!("{unseen} scrolls of a kind are unseen, and {unknown} lie unknown on its stacks")
            });
            let highest = stacks.iter().map(|stack| u16::from(stack.unknown) + u16::from(stack.known.len())).max();
            let bare = stacks
                .iter()
                .any(|stack| !stack.top.is_some() && (stack.unknown > 0 || stack.known.len() > 0 || highest > Some(0)));
            found
                .when(bare && self.is_stocked(open), "display", || "a scroll should lie open, and does not".to_owned());
        }
    }

    /// Every luxury good is in a shop, with a player, or unseen; and there are as many unseen ones as lie under others.
    pub(super) fn check_luxury(&self, open: &Open, found: &mut Found) {
        let tiles = self.components.luxury.len();
        let mut count = Count::of(tiles);
        count.put_all(open.unseen_luxury);
        open.boards.iter().for_each(|board| count.put_all(board.luxury));
        let (mut unknown, mut bare, mut highest) = (0u16, false, 0);
        for shop in &open.shops {
            count.put(shop.top);
            unknown += u16::from(shop.unknown);
            bare |= !shop.top.is_some();
            highest = highest.max(shop.unknown);
            let height = u16::from(shop.unknown) + u16::from(shop.top.is_some());
            found.when(height > tiles as u16 / 5, "luxury", || format!("a shop has {height} luxury goods"));
        }
        found.when(!count.is_whole(), "luxury", || "not every luxury good is there once".to_owned());
        let unseen = open.unseen_luxury.len();
        found.when(unknown != u16::from(unseen), "luxury", || {
            format!("{unseen} luxury goods are unseen, and {unknown} lie under others")
        });
        found.when(bare && highest > 0 && self.is_stocked(open), "display", || {
            "a luxury good should lie open, and does not".to_owned()
        });
    }

    /// Whether all is laid out: not in the midst of a turn that ends with that.
    fn is_stocked(&self, open: &Open) -> bool {
        open.phase != Phase::Setup && open.stack.list().first() != Some(&Effect::Restock)
    }

    /// Every gate is in the bag, in a workshop or built.
    pub(super) fn check_gates(&self, open: &Open, found: &mut Found) {
        let mut built = [0u16; Colour::COUNT];
        for colour in open.boards.iter().flat_map(|board| board.gates.iter().flatten()) {
            built[*colour as usize] += 1;
        }
        for colour in Colour::ALL {
            let for_sale: u16 = open.workshops.iter().map(|gates| u16::from(gates.of(colour))).sum();
            let all = u16::from(open.bag.of(colour)) + for_sale + built[colour as usize];
            let due = self.components.gates[colour as usize];
            found.when(all != u16::from(due), "gates", || format!("there are {all} {colour} gates, not {due}"));
        }
        let crowded = open.workshops.iter().any(|gates| total(gates) > 8);
        found.when(crowded, "gates", || "a workshop has more than eight gates".to_owned());
        found.when(open.phase != Phase::Setup && total(&open.bag) > 0, "gates", || {
            "there are gates in the bag".to_owned()
        });
        let mut of_medina =
            open.stack.list().iter().filter(|effect| matches!(effect, Effect::Medina | Effect::GateKeshis));
        let buying = of_medina.next().is_some();
        found.when(of_medina.next().is_some(), "gate keshis", || "gates are bought twice at a time".to_owned());
        let keshis = total(&open.gate_keshis);
        found.when(keshis > 0 && !buying, "gate keshis", || {
            format!("{keshis} keshis of gates are to be deployed, and nobody buys gates")
        });
        let each = u16::from(self.components.scroll_values[66].max(1));
        found.when(keshis > each * 8, "gate keshis", || format!("nobody gets {keshis} keshis for gates"));
    }

    /// Every oasis is unseen, lies open, or is with a player; what nobody took of river tile 02 is gone.
    pub(super) fn check_oases(&self, open: &Open, found: &mut Found) {
        let mut count = Count::of(self.components.oases.len());
        count.put_all(open.unseen_oases);
        count.put_all(open.open_oases);
        for board in &open.boards {
            board.oases.iter().flatten().chain(&board.claimed).for_each(|&oasis| count.put(oasis));
        }
        let mut to_store = 0;
        for effect in open.stack.list() {
            if let Effect::Store(oasis) = *effect {
                count.put(oasis);
                to_store += 1;
            }
        }
        found.when(count.wrong, "oases", || "an oasis is there twice, or is none".to_owned());
        // Who has more oases than caravans have reached got one by river tile 02.
        let mut prizes = 0;
        for seat in self.all() {
            let board = &open.boards[seat.index()];
            let own = seat == open.seat;
            let drawn = u8::from(own && matches!(open.waits, Waits::Chance(Draw::Oasis { .. })));
            let reached = i16::from(board.caravans[0]) + i16::from(board.caravans[1]) - i16::from(drawn);
            let held = board.discovered().count() + board.claimed().count() + if own { to_store } else { 0 };
            let more = held as i16 - reached;
            prizes += more.max(0);
            found.when(!(0..=1).contains(&more), "oases", || {
                format!("player {seat}'s caravans have reached {reached} oases, and there are {held}")
            });
        }
        let displayed = i16::from(self.components.river_tiles[1].first);
        let shown = i16::from(open.open_oases.len());
        let is_tile = open.river_tiles[0] == Tile(2);
        let (begun, over) = match (open.season, open.phase) {
            (1, Phase::Setup) => (false, false),
            (1, Phase::RiverFirst) => (true, shown == 0),
            (1, phase) => (true, phase > Phase::RiverFirst),
            _ => (true, true),
        };
        let possible = match () {
            () if !is_tile || over => shown == 0,
            () if begun => shown == displayed,
            () => (0..=displayed).contains(&shown),
        };
        found.when(!possible, "open oases", || format!("{shown} oases cannot lie open now"));
        let gone = if is_tile && over { displayed - prizes } else { 0 };
        found.when(prizes > i16::from(is_tile && over), "oases", || {
            "somebody has an oasis that no caravan has reached".to_owned()
        });
        let lost = i16::from(count.all.without(count.seen).len());
        found.when(!count.wrong && lost != gone, "oases", || {
            format!("{lost} oases are nowhere, and {gone} should have left the game")
        });
    }

    /// Every keshi of the supply boards is in their bag or was drawn by one player.
    pub(super) fn check_supply(&self, open: &Open, found: &mut Found) {
        let each = if self.players() == 2 { 3 } else { 2 };
        let mut seen = open.supply_bag;
        let mut twice = false;
        for seat in self.all() {
            let board = &open.boards[seat.index()];
            let mut count = 0;
            for &colour in board.supply.iter().flatten() {
                twice |= seen.has(colour);
                seen.put(colour);
                count += 1;
            }
            let gaps = open.phase <= Phase::Supply && board.supply.iter().skip(count).any(Option::is_some);
            let stored = board.claimed().count();
            let covered = self.components.storage.iter().take(stored);
            let covered = covered.filter(|&&space| space == crate::Storage::Keshi).count();
            let due = count <= each && (open.phase == Phase::Setup || count + covered >= each);
            found.when(gaps || !due, "supply", || {
                format!("player {seat} cannot have these {count} keshis on the supply board")
            });
        }
        let in_bag: Few<Colour> = self.supply_keshis();
        found.when(twice || !seen.within(in_bag), "supply", || {
            "a keshi is on two supply boards, or on none that can be".to_owned()
        });
        let drawn: usize = match open.phase {
            Phase::Setup => self.all().map(|seat| open.boards[seat.index()].supply.iter().flatten().count()).sum(),
            _ => each * self.players(),
        };
        let left = usize::from(in_bag.len()).saturating_sub(drawn);
        found.when(usize::from(open.supply_bag.len()) != left, "supply", || {
            format!("{} keshis are in the bag of the supply boards, not {left}", open.supply_bag.len())
        });
    }

    /// River tiles are of their seasons; an office is open; a prize is noted while it matters.
    pub(super) fn check_tiles(&self, open: &Open, found: &mut Found) {
        for (season, (at, &tile)) in (1..).zip(open.river_tiles.iter().enumerate()) {
            let side = self.components.river_tiles.get(usize::from(tile.0).wrapping_sub(1));
            let agreed = self.options().river.is_none_or(|river| river[at] == tile.0);
            let possible = match side {
                Some(side) => side.season == season && agreed,
                None => !tile.is_some() && open.phase == Phase::Setup && self.options().river.is_none(),
            };
            found.when(!possible, "river tiles", || format!("{tile} is not the river tile of season {season}"));
        }
        let offices = Tiles::from_to(1, self.components.base_offices as u8);
        let opened = if open.office.is_some() { open.season } else { 0 };
        let known = open.office.0 <= 127 && (!open.office.is_some() || offices.has(open.office.0));
        let apart = known && (!open.office.is_some() || !open.unseen_offices.has(open.office.0));
        let unseen = open.unseen_offices.without(offices).is_empty()
            && u16::from(open.unseen_offices.len()) + u16::from(opened) == u16::from(offices.len());
        let due = open.office.is_some() || open.phase == Phase::Setup;
        found.when(!(known && apart && unseen && due), "office", || {
            "one exchange office opens every season, and the others are unseen".to_owned()
        });
    }

    /// Three provision tiles each, one of which is turned up every season.
    pub(super) fn check_provisions(&self, state: &State, found: &mut Found) {
        let open = &state.open;
        let mut count = Count::of(self.components.provisions.len());
        let shown = match open.phase {
            phase if phase <= Phase::FirstProvision => 0,
            Phase::Office => open.season.saturating_add(1),
            _ => open.season,
        };
        for (board, secret) in open.boards.iter().zip(&state.secret) {
            count.put_all(board.provisions);
            count.put_all(secret.provisions);
        }
        found.when(count.wrong, "provisions", || "a provision tile is there twice, or is none".to_owned());
        for seat in self.all() {
            let (board, secret) = (&open.boards[seat.index()], &state.secret[seat.index()]);
            let (face_up, face_down) = (board.provisions.len(), secret.provisions.len());
            let dealt = match open.phase {
                Phase::Setup | Phase::Supply | Phase::Disc => face_up == 0 && face_down == 0,
                Phase::FirstProvision => face_up == 0 && face_down <= 3,
                _ => face_up == shown && u16::from(face_up) + u16::from(face_down) == 3,
            };
            found.when(!dealt || face_down != board.face_down, "provisions", || {
                format!("player {seat} cannot have {face_up} provision tiles face up and {face_down} face down")
            });
        }
    }

    /// There is no more in the tower and its base than was thrown in.
    pub(super) fn check_tower(&self, open: &Open, found: &mut Found) {
        let players = self.players() as u16;
        for colour in Colour::ALL {
            let kept = |board: &Board| board.hand.has(colour) || board.selected.has(colour);
            let thrown = match open.phase {
                phase if phase < Phase::Select => 0,
                _ => {
                    let here = self.all().filter(|seat| !kept(&open.boards[seat.index()])).count() as u16;
                    players * u16::from(open.season.clamp(1, 3) - 1) + here
                }
            };
            let there = u16::from(open.tower.of(colour)) + u16::from(open.base.of(colour));
            found.when(there > thrown, "tower", || {
                format!("{there} {colour} keshis are in the tower and its base, and {thrown} were thrown")
            });
        }
        found.when(open.phase != Phase::Claim && !open.base.is_empty(), "tower", || {
            "there are keshis in the base, and nobody claims any".to_owned()
        });
    }
}

/// How many there are, whatever the numbers.
fn total(keshis: &crate::Keshis) -> u16 {
    Colour::ALL.into_iter().map(|colour| u16::from(keshis.of(colour))).sum()
}
