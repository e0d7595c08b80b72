//! What stands on a player board and lies beside it.

use table::{Seat, Violations};

use crate::colour::{Colour, Sector};
use crate::components::Storage;
use crate::effect::{Effect, Source};
use crate::game::Keshi;
use crate::question::Question;
use crate::river_tile::RiverTile;
use crate::scroll::Scroll;
use crate::state::{Board, MOST, MOST_POINTS, Open, PLAYERS, Phase, Secret, State};
use crate::step::Step;
use crate::tile::{Few, Tile};

impl Keshi {
    /// As many boards as players.
    pub(super) fn check_players(&self, state: &State, found: &mut Violations) {
        let boards = state.open.boards.iter().filter(|board| board.is_present()).count();
        found.when(boards != self.players(), "players", || {
            format!("there are {boards} player boards, and {} play", self.players())
        });
        let rest = (self.players()..PLAYERS).map(|seat| (&state.open.boards[seat], state.secret[seat]));
        for (board, secret) in rest {
            let empty = *board == Board::ABSENT && secret == Secret::default();
            found.when(!empty, "players", || "somebody has something, and does not play".to_owned());
        }
    }

    /// All about one player's board.
    pub(super) fn check_board(&self, state: &State, seat: Seat, found: &mut Violations) {
        let open = &state.open;
        let board = &open.boards[seat.index()];
        self.check_points(open, seat, board, found);
        self.check_sectors(seat, board, found);
        self.check_paths(seat, board, found);
        self.check_hand(open, seat, board, found);
        self.check_assistants(open, seat, board, found);
        found.when(board.stairs.iter().any(|&step| step > self.components.stairs_top), "stairs", || {
            format!("player {seat}'s pawns stand on {:?}, above the top", board.stairs)
        });
        let whole: &[&str] = &["dates, water or dinars", "goods"];
        for (counts, what) in [board.resources, board.goods].iter().zip(whole) {
            let many = counts.iter().any(|&count| count > MOST);
            found.when(many, "resources", || format!("player {seat} has more {what} than there can be"));
        }
        self.check_beginning(open, seat, board, found);
    }

    fn check_points(&self, open: &Open, seat: Seat, board: &Board, found: &mut Violations) {
        for source in Source::ALL {
            let points = board.points[source as usize];
            let possible = match source {
                Source::Start => points == i16::from(self.components.start_points),
                Source::Gates => (-MOST_POINTS..=MOST_POINTS).contains(&points),
                Source::Provisions => (-MOST_POINTS..=0).contains(&points),
                Source::FullSectors | Source::Leftovers | Source::Towns => {
                    (0..=MOST_POINTS).contains(&points) && (points == 0 || open.phase == Phase::Over)
                }
                _ => (0..=MOST_POINTS).contains(&points),
            };
            found.when(!possible, "points", || {
                format!("player {seat} cannot have {points} points from {}", source.name())
            });
        }
        if open.phase == Phase::Over {
            let due = i16::from(self.full_sectors(board)) * i16::from(self.components.full_sector);
            let points = board.points[Source::FullSectors as usize];
            found.when(points != due, "points", || {
                format!("player {seat} has {points} points from full sectors, not {due}")
            });
            let known = |town: &Tile| usize::from(town.0) <= self.components.towns.len() && board.disc < 8;
            let scored = board.towns().filter(|(town, claimed)| *claimed && known(town));
            let due: i16 = scored.map(|(town, _)| i16::from(self.town_worth(open, board, seat, town))).sum();
            let points = board.points[Source::Towns as usize];
            found.when(points != due, "points", || {
                format!("player {seat} has {points} points from desert towns, not {due}")
            });
        }
    }

    /// Sectors hold what they can, and vendors and entertainers stand where there are some.
    fn check_sectors(&self, seat: Seat, board: &Board, found: &mut Violations) {
        for sector in Sector::ALL.into_iter().filter(|&sector| sector != Sector::Souk) {
            let keshis = board.keshis[sector as usize];
            let most = self.components.sector_size;
            found.when(keshis > most, "sectors", || {
                format!("player {seat} has {keshis} keshis in the {sector}, which holds {most}")
            });
        }
        let souk = board.vendors.has(Sector::Souk);
        found.when(souk && !board.has(Scroll::SoukVendor), "vendors", || {
            format!("player {seat} has a vendor in the souk, and not scroll 57")
        });
        found.when(board.new_vendor && !souk, "vendors", || {
            format!("player {seat}'s vendor of the souk is new, and not there")
        });
        let entertainers = board.entertainers.count_ones();
        let pink = board.keshis[Sector::Square as usize];
        found.when(u32::from(pink) != entertainers, "square", || {
            format!("player {seat} has {pink} entertainers on {entertainers} spaces")
        });
        found.when(board.disc > 7, "square", || format!("player {seat}'s disc cannot be turned {} times", board.disc));
        let (gates, guards) = (board.gates(), board.keshis[Sector::Medina as usize]);
        found.when(gates > guards, "guards", || format!("player {seat} has {guards} guards for {gates} gates"));
    }

    /// Caravans and what they have reached, and the storage spaces.
    fn check_paths(&self, seat: Seat, board: &Board, found: &mut Violations) {
        let caravans: u16 = board.caravans.iter().map(|&count| u16::from(count)).sum();
        let brown = board.keshis[Sector::Sahara as usize];
        found.when(caravans != u16::from(brown), "caravans", || {
            format!("player {seat} has {brown} keshis in the sahara, and {caravans} caravans on the way")
        });
        let crowded = board.caravans.iter().zip(self.ways()).any(|(&count, most)| count > most);
        found.when(crowded, "caravans", || format!("player {seat} has too many caravans on a path"));
        for (oases, &caravans) in board.oases.iter().zip(&board.caravans) {
            let beyond = oases.iter().skip(caravans.into()).any(|oasis| oasis.is_some());
            found.when(beyond, "caravans", || format!("player {seat} has an oasis that no caravan has reached"));
        }
        let stored = board.claimed().count();
        let gap = board.claimed[..stored].iter().any(|oasis| !oasis.is_some());
        found.when(gap, "storage", || format!("player {seat} has left out a storage space"));
        let covered = self.components.storage.iter().take(stored).filter(|&&space| space == Storage::Keshi).count();
        let under = board.supply.iter().take(covered).any(Option::is_some);
        found.when(under, "storage", || format!("player {seat} has a keshi under an oasis"));
    }

    /// Three keshis leave the hand every round.
    fn check_hand(&self, open: &Open, seat: Seat, board: &Board, found: &mut Violations) {
        let rounds = match open.phase {
            phase if phase < Phase::Select => 4,
            Phase::Select => open.round.saturating_sub(1).min(4),
            _ => open.round.min(4),
        };
        let due = if open.phase > Phase::Placeholders { 0 } else { 12 - 3 * rounds };
        let (hand, selected) = (board.hand.len(), board.selected.len());
        let placeholders = board.placeholders.len();
        found.when(hand + placeholders != due, "hand", || {
            format!("player {seat} has {hand} keshis and {placeholders} placeholders behind the screen, not {due}")
        });
        self.check_placeholders(open, seat, board, found);
        let due = if matches!(open.phase, Phase::Deploy | Phase::Throw) { 3 } else { 0 };
        found.when(selected != due, "hand", || format!("player {seat} has selected {selected} keshis, not {due}"));
        let both = board.selected.without(Few::all().without(board.hand));
        found.when(!both.is_empty(), "hand", || format!("player {seat} has selected what is still behind the screen"));
    }

    /// A placeholder is for a colour that the supply lacks, and three keshis can always be selected.
    fn check_placeholders(&self, open: &Open, seat: Seat, board: &Board, found: &mut Violations) {
        if board.placeholders.is_empty() {
            return;
        }
        let all = board.hand.without(Few::all().without(board.placeholders));
        let needless = !self.options().is_essential() || open.phase < Phase::Select || !all.is_empty();
        found.when(needless, "placeholders", || format!("player {seat} cannot have these placeholders"));
        let settled = matches!(open.phase, Phase::Select | Phase::Deploy | Phase::Throw);
        let free = settled && board.placeholders.iter().any(|colour| self.in_supply(open, colour) > 0);
        found.when(free, "placeholders", || format!("player {seat} has a placeholder for what the supply has"));
        let short = open.phase == Phase::Select && board.hand.len() < 3;
        found.when(short, "placeholders", || format!("player {seat} cannot select three keshis"));
    }

    /// One assistant for each keshi selected, in its sector.
    fn check_assistants(&self, open: &Open, seat: Seat, board: &Board, found: &mut Violations) {
        let Some(place) = self.place(open, seat) else { return };
        let current = usize::from(open.turns).wrapping_sub(1);
        let count: u16 = board.assistants.iter().map(|&count| u16::from(count)).sum();
        let possible = match open.phase {
            Phase::Deploy if place < current => count == 3,
            Phase::Deploy if place == current => {
                count + u16::from(open.stack.top() == Some(Effect::Ask(Question::PlaceAssistant))) == 3
            }
            Phase::Throw | Phase::Claim | Phase::Exchange => count == 3,
            Phase::Use if place > current => count == 3,
            Phase::Use if place == current => {
                let left = open.stack.list().get(1) == Some(&Effect::Ask(Question::Assistants));
                count <= if left { 3 } else { 0 }
            }
            _ => count == 0,
        };
        found
            .when(!possible, "assistants", || format!("player {seat} cannot have {count} assistants on the board now"));
        let crowded = board.assistants[..8].iter().any(|&count| count > 1);
        found.when(crowded, "assistants", || format!("player {seat} has two assistants in one sector"));
        let deployed = open.phase == Phase::Throw || (open.phase == Phase::Deploy && place <= current);
        let mut due = [0u8; Sector::COUNT];
        board.selected.iter().filter_map(Colour::sector).for_each(|sector| due[sector as usize] += 1);
        let elsewhere = deployed && board.assistants.iter().zip(due).any(|(&there, due)| there < due);
        found.when(elsewhere, "assistants", || format!("player {seat}'s assistants are not where the keshis say"));
    }

    /// Before the first throw nothing has changed hands, and a round begins with no scroll bought.
    fn check_beginning(&self, open: &Open, seat: Seat, board: &Board, found: &mut Violations) {
        let not_yet = open.phase < Phase::Use
            || self.place(open, seat).is_some_and(|place| open.phase == Phase::Use && place >= usize::from(open.turns));
        found.when(board.bought && not_yet, "bought", || {
            format!("player {seat} cannot have bought a scroll this round")
        });
        self.check_served(open, seat, board, found);
        if (open.season, open.round) == (1, 1) && open.phase < Phase::Claim {
            let fresh = Board {
                points: board.points,
                resources: self.components.start_resources.map(u16::from),
                disc: if open.phase > Phase::Disc { board.disc } else { 0 },
                supply: board.supply,
                hand: board.hand,
                placeholders: board.placeholders,
                selected: board.selected,
                assistants: board.assistants,
                provisions: board.provisions,
                face_down: board.face_down,
                ..Board::ABSENT
            };
            let points = board.points.iter().skip(1).all(|&points| points == 0);
            found.when(*board != fresh || !points, "beginning", || {
                format!("player {seat} has something that nobody has before the first throw")
            });
        }
    }

    /// Scholars have served only in the turn under way, each for one of the scrolls that the player has bought.
    fn check_served(&self, open: &Open, seat: Seat, board: &Board, found: &mut Violations) {
        if board.served == 0 {
            return;
        }
        let acts = match open.phase {
            Phase::Use => true,
            Phase::RiverFirst => open.river_tiles[0] == RiverTile::AnyAction.tile() && open.season == 1,
            _ => false,
        };
        let ended = open.stack.list() == [Effect::Do(Step::Restock)];
        let known = board.scrolls.iter().filter(|scroll| usize::from(scroll.0) <= crate::Components::SCROLLS);
        let asked = known.map(|scroll| self.components.scroll_kinds[usize::from(self.kind_of(scroll))].scholars);
        let most = asked.map(u16::from).sum::<u16>().min(self.components.sector_size.into());
        let possible = acts && !ended && seat == open.seat && board.bought && u16::from(board.served) <= most;
        found.when(!possible, "scholars", || format!("{} scholars of player {seat} cannot have served", board.served));
    }

    /// Fishermen are on the river, in the order of their spaces.
    pub(super) fn check_river(&self, open: &Open, found: &mut Violations) {
        let jetty = self.components.jetty;
        let beyond = open.boards.iter().any(|board| board.river > jetty);
        found.when(beyond, "river", || format!("a fisherman is beyond the jetty, which is {jetty}"));
        let mut seen = [false; PLAYERS];
        for seat in open.river.iter() {
            if let Some(seen) = seen.get_mut(seat.index()) {
                *seen = true;
            }
        }
        let whole = seen.iter().enumerate().all(|(seat, &seen)| seen == (seat < self.players()));
        if !whole || open.river.len() != self.players() {
            return found.add("river", "every fisherman has one place in the order".to_owned());
        }
        let space = |seat: Seat| open.boards[seat.index()].river;
        let sorted = open.river.windows(2).all(|pair| {
            let [first, second] = [space(pair[0]), space(pair[1])];
            first > second || (first == second && (first > 0 || pair[0] < pair[1]))
        });
        found.when(!sorted, "river", || "the fishermen are not in the order of their spaces".to_owned());
    }
}
