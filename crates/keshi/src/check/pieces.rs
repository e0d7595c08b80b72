//! No piece is lost, and none is there twice.

use table::Violations;

use crate::colour::Colour;
use crate::components::Components;
use crate::effect::{Effect, Stairs};
use crate::game::Keshi;
use crate::options::{Offices, StaircaseTiles};
use crate::question::{Question, Settle};
use crate::river_tile::RiverTile;
use crate::scroll::Scroll;
use crate::state::{Board, Companion, Draw, Open, Phase, State, Waits};
use crate::step::Step;
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
    pub(super) fn check_scrolls(&self, open: &Open, found: &mut Violations) {
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
            let whole = u16::from(last - first + 1);
            let most = match (self.options().is_essential(), self.pile(number) == number) {
                (true, true) => whole,
                (true, false) => u16::from(stack.top.is_some()),
                (false, _) => whole / 3,
            };
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
            let essential = self.options().is_essential();
            let pile = stacks[0].unknown > 0 || stacks[0].known.len() > 0;
            let highest = stacks.iter().map(|stack| u16::from(stack.unknown) + u16::from(stack.known.len())).max();
            let bare = stacks
                .iter()
                .any(|stack| !stack.top.is_some() && (stack.unknown > 0 || stack.known.len() > 0 || highest > Some(0)));
            let bare = if essential { pile && bare } else { bare };
            found
                .when(bare && self.is_stocked(open), "display", || "a scroll should lie open, and does not".to_owned());
        }
    }

    /// Every luxury good is in a shop, with a player, or unseen; and there are as many unseen ones as lie under others.
    pub(super) fn check_luxury(&self, open: &Open, found: &mut Violations) {
        let tiles = self.components.luxury.len();
        let mut count = Count::of(tiles);
        count.put_all(open.unseen_luxury);
        open.boards.iter().for_each(|board| count.put_all(board.luxury));
        let (mut unknown, mut bare, mut highest) = (0u16, false, 0);
        for (number, shop) in open.shops.iter().enumerate() {
            count.put(shop.top);
            unknown += u16::from(shop.unknown);
            bare |= !shop.top.is_some();
            highest = highest.max(shop.unknown);
            let height = u16::from(shop.unknown) + u16::from(shop.top.is_some());
            let most = match (self.options().is_essential(), number) {
                (true, 0) => tiles as u16,
                (true, _) => 1,
                (false, _) => tiles as u16 / 5,
            };
            found.when(height > most, "luxury", || format!("a shop has {height} luxury goods"));
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
        open.phase != Phase::Setup && open.stack.list().first() != Some(&Effect::Do(Step::Restock))
    }

    /// Every gate is in the bag, in a workshop or built.
    pub(super) fn check_gates(&self, open: &Open, found: &mut Violations) {
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
    }

    /// Keshis lie beside a board where gates are bought or, in the Essential edition, keshis are claimed and exchanged.
    pub(super) fn check_aside(&self, open: &Open, found: &mut Violations) {
        let placing = |effect: &&Effect| matches!(effect, Effect::Ask(Question::Medina | Question::Aside(_)));
        let places = open.stack.list().iter().filter(placing).count();
        found.when(places > 1, "aside", || "keshis are put aside twice at a time".to_owned());
        let essential = self.options().is_essential();
        let each = u16::from(self.components.scroll_values[Scroll::TwoGateKeshis as usize].max(1));
        for seat in self.all() {
            let board = &open.boards[seat.index()];
            let keshis = total(&board.aside);
            let (own, waits) = (seat == open.seat, self.place(open, seat) >= Some(open.turns.into()));
            // What is claimed has a space, until its owner begins to place it.
            let claimed = essential && (open.phase == Phase::Claim || (open.phase == Phase::Exchange && waits && !own));
            let possible = match () {
                () if keshis == 0 => true,
                () if claimed => {
                    Colour::ALL.into_iter().all(|colour| board.aside.of(colour) <= self.space(board, colour))
                }
                () if essential && open.phase == Phase::Exchange => own && places == 1,
                () => own && places == 1 && open.phase != Phase::Claim && keshis <= each * 8,
            };
            found.when(!possible, "aside", || format!("player {seat} cannot have {keshis} keshis beside the board"));
        }
    }

    /// How many keshis of a colour have a space, whatever the numbers on a board.
    fn space(&self, board: &Board, colour: Colour) -> u8 {
        match board.keshis.get(colour as usize) {
            Some(&keshis) => self.components.sector_size.saturating_sub(keshis),
            None => self.room(board, colour),
        }
    }

    /// Staircase tiles lie on their spaces if the table wants them, no tile twice.
    pub(super) fn check_staircase_tiles(&self, open: &Open, found: &mut Violations) {
        let tiles = &open.staircase_tiles;
        let drawn = tiles.iter().take_while(|tile| tile.is_some()).count();
        let possible = match self.options().staircase_tiles {
            StaircaseTiles::None => tiles.iter().all(|tile| !tile.is_some()),
            StaircaseTiles::Given(given) => *tiles == given,
            StaircaseTiles::Random => {
                let each = self.components.staircase_tiles.len() as u8;
                let known = |tile: &Tile| !tile.is_some() || tile.0 <= 2 * each;
                let twice = (1..drawn).any(|at| tiles[..at].iter().any(|other| other.0 % each == tiles[at].0 % each));
                let gap = tiles[drawn..].iter().any(|tile| tile.is_some());
                tiles.iter().all(known) && !twice && !gap && (drawn == tiles.len() || open.phase == Phase::Setup)
            }
        };
        found.when(!possible, "staircase tiles", || "these staircase tiles cannot lie so".to_owned());
    }

    /// The sultan and the imam are with whoever is foremost below the top, or wait where nobody has passed.
    pub(super) fn check_companions(&self, open: &Open, found: &mut Violations) {
        let top = self.components.stairs_top;
        for (stairs, &companion) in Stairs::BOTH.iter().zip(&open.companions) {
            let steps = || self.all().map(|seat| open.boards[seat.index()].step(*stairs));
            let foremost = steps().filter(|&step| step < top).max();
            let possible = match companion {
                Companion::Nowhere => !self.options().imam_and_sultan || foremost.is_none(),
                _ if !self.options().imam_and_sultan => false,
                Companion::With(seat) => {
                    seat.index() < self.players() && Some(open.boards[seat.index()].step(*stairs)) == foremost
                }
                Companion::On(step) => {
                    let first = self.components.companions[*stairs as usize];
                    let level = steps().filter(|&other| Some(other) == foremost).count();
                    let handed_on = steps().any(|step| step >= top) && level > 1 && foremost == step.checked_sub(1);
                    (step == first && steps().all(|other| other < step)) || handed_on
                }
            };
            found.when(!possible, "companions", || {
                format!("the companion of the {} stairs cannot be there: {companion:?}", stairs.name())
            });
        }
    }

    /// Every desert town is unseen, on display, or where a caravan has found it.
    pub(super) fn check_towns(&self, open: &Open, found: &mut Violations) {
        let all = if self.options().desert_towns { self.components.towns.len() } else { 0 };
        let mut count = Count { all: Tiles::NONE, seen: Tiles::NONE, wrong: false };
        if all > 0 {
            count = Count::of(all);
        }
        count.put_all(open.unseen_towns);
        count.put_all(open.towns);
        let mut in_play = open.towns.len();
        for seat in self.all() {
            let board = &open.boards[seat.index()];
            for path in 0..2usize {
                let (town, claimed) = (board.towns[path], board.towns_claimed[path]);
                count.put(town);
                in_play += u8::from(town.is_some());
                let arrived = all > 0 && board.caravans[path] > 3;
                let settles = Effect::from(Settle { path: path as u8 });
                let settling = seat == open.seat && open.stack.list().contains(&settles);
                // Who arrives finds a town, unless none is left.
                let none = settling || open.towns.is_empty();
                let possible = if town.is_some() { arrived && !settling } else { !claimed && (!arrived || none) };
                found.when(!possible, "towns", || format!("player {seat} cannot have these desert towns"));
            }
        }
        found.when(!count.is_whole(), "towns", || "not every desert town is there once".to_owned());
        let due = if all > 0 { self.towns_in_play() } else { 0 };
        let possible = in_play == due || (open.phase == Phase::Setup && in_play < due);
        found.when(!possible, "towns", || format!("{in_play} desert towns are in play, not {due}"));
    }

    /// Only who won river tile 09 began season 3 on the crocodile.
    pub(super) fn check_head_start(&self, open: &Open, found: &mut Violations) {
        let Some(seat) = open.head_start else { return };
        let begun = (open.season == 2 && open.phase >= Phase::Provisions) || open.season == 3;
        let ahead = open.boards.get(seat.index()).is_some_and(|board| board.river >= self.components.crocodile);
        let possible =
            begun && open.river_tiles[1] == RiverTile::Crocodile.tile() && seat.index() < self.players() && ahead;
        found.when(!possible, "head start", || format!("player {seat} cannot have begun on the crocodile"));
    }

    /// Every oasis is unseen, lies open, or is with a player; what nobody took of river tile 02 is gone.
    pub(super) fn check_oases(&self, open: &Open, found: &mut Violations) {
        let mut count = Count::of(self.components.oases.len());
        count.put_all(open.unseen_oases);
        count.put_all(open.open_oases);
        for board in &open.boards {
            board.oases.iter().flatten().chain(&board.claimed).for_each(|&oasis| count.put(oasis));
        }
        let mut to_store = 0;
        for effect in open.stack.list() {
            if let Effect::Do(Step::Store(oasis)) = *effect {
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
            let reached = i16::from(board.caravans[0].min(3)) + i16::from(board.caravans[1].min(3)) - i16::from(drawn);
            let held = board.discovered().count() + board.claimed().count() + if own { to_store } else { 0 };
            let more = held as i16 - reached;
            prizes += more.max(0);
            found.when(!(0..=1).contains(&more), "oases", || {
                format!("player {seat}'s caravans have reached {reached} oases, and there are {held}")
            });
        }
        let displayed = i16::from(self.components.river_tiles[1].first);
        let shown = i16::from(open.open_oases.len());
        let is_tile = open.river_tiles[0] == RiverTile::OpenOases.tile();
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
    pub(super) fn check_supply(&self, open: &Open, found: &mut Violations) {
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
    pub(super) fn check_tiles(&self, open: &Open, found: &mut Violations) {
        for (season, (at, &tile)) in (1..).zip(open.river_tiles.iter().enumerate()) {
            let side = self.components.river_tiles.get(usize::from(tile.0).wrapping_sub(1));
            let agreed = self.options().river.is_none_or(|river| river[at] == tile.0);
            let possible = match side {
                Some(side) => side.season == season && agreed,
                None => !tile.is_some() && open.phase == Phase::Setup && self.options().river.is_none(),
            };
            found.when(!possible, "river tiles", || format!("{tile} is not the river tile of season {season}"));
        }
        let offices = self.offices();
        let base = self.components.base_offices as u8;
        let other_side = |office: u8| if office > base { office - base } else { office + base };
        // In the Essential edition an office of each kind is on either side of a tile.
        let pairs = self.options().is_essential() && self.options().offices == Offices::Mixed;
        let each = if pairs { 2 } else { 1 };
        let opened = if open.office.is_some() { open.season } else { 0 };
        let known = open.office.0 <= 127 && (!open.office.is_some() || offices.has(open.office.0));
        let apart = known && (!open.office.is_some() || !open.unseen_offices.has(open.office.0));
        let unseen = open.unseen_offices.without(offices).is_empty()
            && (!pairs || open.unseen_offices.iter().all(|office| open.unseen_offices.has(other_side(office.0))))
            && u16::from(open.unseen_offices.len()) + each * u16::from(opened) == u16::from(offices.len());
        let apart =
            apart && (!pairs || !open.office.is_some() || !open.unseen_offices.has(other_side(open.office.0) & 127));
        let due = open.office.is_some() || open.phase == Phase::Setup;
        found.when(!(known && apart && unseen && due), "office", || {
            "one exchange office opens every season, and the others are unseen".to_owned()
        });
    }

    /// Three provision tiles each, one of which is turned up every season. What lies face down may be there twice: with a
    /// real box its owner typed it in, and nobody else sees it.
    pub(super) fn check_provisions(&self, state: &State, found: &mut Violations) {
        let open = &state.open;
        let mut count = Count::of(self.components.provisions.len());
        let shown = match open.phase {
            phase if phase <= Phase::FirstProvision => 0,
            Phase::Office => open.season.saturating_add(1),
            _ => open.season,
        };
        let mut face_down = Tiles::NONE;
        for (board, secret) in open.boards.iter().zip(&state.secret) {
            count.put_all(board.provisions);
            face_down = face_down.or(secret.provisions);
        }
        let known = face_down.without(self.provision_tiles()).is_empty();
        found.when(count.wrong || !known, "provisions", || "a provision tile lies open twice, or is none".to_owned());
        for seat in self.all() {
            let (board, secret) = (&open.boards[seat.index()], &state.secret[seat.index()]);
            let (face_up, face_down) = (board.provisions.len(), secret.provisions.len());
            let dealt = match open.phase {
                Phase::Setup | Phase::Supply | Phase::Disc => face_up == 0 && face_down == 0,
                Phase::FirstProvision => face_up == 0 && face_down <= 3,
                // One that turned up may still have to be settled.
                Phase::StartPlayer | Phase::Office => {
                    (face_up == shown || face_up.saturating_add(1) == shown)
                        && u16::from(shown) + u16::from(face_down) == 3
                }
                _ => face_up == shown && u16::from(face_up) + u16::from(face_down) == 3,
            };
            found.when(!dealt || face_down != board.face_down, "provisions", || {
                format!("player {seat} cannot have {face_up} provision tiles face up and {face_down} face down")
            });
        }
    }

    /// There is no more in the tower and its base than was thrown in, and in the Essential edition no more than there is.
    pub(super) fn check_tower(&self, open: &Open, found: &mut Violations) {
        let players = self.players() as u16;
        let essential = self.options().is_essential();
        for colour in Colour::ALL {
            let kept =
                |board: &Board| board.hand.has(colour) || board.selected.has(colour) || board.placeholders.has(colour);
            let season = u16::from(open.season.clamp(1, 3));
            let here = self.all().filter(|seat| !kept(&open.boards[seat.index()])).count() as u16;
            // A placeholder may be exchanged for a colour that was thrown before.
            let thrown = match open.phase {
                phase if phase < Phase::Select => 0,
                _ if essential => players * (season + 2),
                _ => players * (season - 1) + here,
            };
            let there = u16::from(open.tower.of(colour)) + u16::from(open.base.of(colour));
            found.when(there > thrown, "tower", || {
                format!("{there} {colour} keshis are in the tower and its base, and {thrown} were thrown")
            });
            if essential {
                self.check_wooden(open, colour, there, found);
            }
        }
        found.when(open.phase != Phase::Claim && !open.base.is_empty(), "tower", || {
            "there are keshis in the base, and nobody claims any".to_owned()
        });
    }
}

impl Keshi {
    /// No more wooden keshis are in use than there are. Only where hardly anything is left in the supply, which no season
    /// before the second can bring about, substitutes are used.
    fn check_wooden(&self, open: &Open, colour: Colour, thrown: u16, found: &mut Violations) {
        let claims = matches!(open.phase, Phase::Claim);
        let mut used = thrown + if Keshi::MARKERS.contains(&colour) { self.players() as u16 } else { 0 };
        for board in open.boards.iter().filter(|board| board.is_present()) {
            used += u16::from(board.hand.has(colour)) + u16::from(board.selected.has(colour));
            used += if claims { u16::from(board.aside.of(colour)) } else { 0 };
        }
        let substitutes = self.players() as u16 * u16::from(open.season.clamp(1, 3) - 1);
        let most = u16::from(self.components.wooden_keshis[colour as usize]) + substitutes;
        found.when(used > most, "wooden keshis", || format!("{used} wooden {colour} keshis are in use, not {most}"));
    }
}

/// How many there are, whatever the numbers.
fn total(keshis: &crate::Keshis) -> u16 {
    Colour::ALL.into_iter().map(|colour| u16::from(keshis.of(colour))).sum()
}
