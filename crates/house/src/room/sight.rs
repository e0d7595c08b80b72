//! What somebody sees of a room, built from nothing.

use protocol::lobby::{Order, Shown, ShownSeat, Stage};
use protocol::sight::{ChanceSight, DiceSight, ProposalSight, SeatSight, Sight, TableSight, Told, UndoSight};
use table::{AnyEvent, FairDice, Record, Seat, Seats, Viewer};

use super::{Room, Table};
use crate::dice;
use crate::line::Place;

impl Room {
    /// All that somebody sees. `present` are the seats whose players are there.
    #[must_use]
    pub fn sight(&self, who: Viewer, present: Seats) -> Sight {
        let made = &self.made;
        let clocks = self.table.as_ref().and_then(|table| table.clocks.as_ref());
        let proposal = self.proposal.as_ref().map(|proposal| ProposalSight {
            id: proposal.id,
            by: proposal.by,
            what: proposal.what,
            agreed: proposal.agreed,
        });
        let dice = self
            .commitment
            .clone()
            .map(|commitment| DiceSight { commitment, seed: (self.stage == Stage::Over).then(|| made.seed.reveal()) });
        Sight {
            game: self.game.kind.name,
            options: self.options.clone(),
            components: self.own.clone(),
            stage: self.stage,
            settings: made.settings.clone(),
            seats: self.seats().map(|seat| self.seat_sight(seat, present)).collect(),
            table: self.table.as_ref().map(|table| self.table_sight(table, who)),
            clock: clocks.filter(|_| self.stage == Stage::Playing).map(super::Clocks::sight),
            paused: self.paused,
            proposal,
            dice: dice.or_else(|| self.told_dice.clone()),
            rematch: self.rematch.clone(),
            again: made.again,
            uploaded: made.record.is_some(),
        }
    }

    fn seat_sight(&self, seat: Seat, present: Seats) -> SeatSight {
        let (chair, plays) = (&self.chairs[seat.index()], self.stage == Stage::Playing);
        SeatSight {
            name: self.name(seat).map(str::to_owned),
            bot: matches!(chair.place, Place::Bot(_)),
            connected: present.contains(seat),
            out: chair.out,
            deputy: (plays && (chair.deputy || chair.out.is_some())).then(|| self.deputy().to_owned()),
            rank: (self.stage == Stage::Over).then(|| self.rank(seat)),
        }
    }

    fn table_sight(&self, table: &Table, who: Viewer) -> TableSight {
        let game = &*table.game;
        let decides = who.seat().filter(|&seat| {
            let asked = game.turn().seats().contains(seat) || game.chosen(seat).is_some();
            asked && self.stage == Stage::Playing
        });
        // A spectator may be the host, who types in what nobody has to hide.
        let settles = self.may_settle(who.seat().map_or(Seats::NONE, Seats::one));
        TableSight {
            turn: game.turn(),
            view: game.view(who),
            figures: game.figures(who),
            standing: game.standing(),
            prompt: decides.and_then(|seat| game.prompt(seat)),
            choices: decides.map(|seat| game.legal(seat)).unwrap_or_default(),
            chosen: decides.and_then(|seat| game.chosen(seat)),
            chance: settles.then(|| ChanceSight {
                prompt: game.chance_prompt(),
                offer: game.offer().filter(|_| game.secret_draw().is_none()),
            }),
            undo: self.step_back(who.seat()).map(|(to, free)| UndoSight { to, free }),
        }
    }

    /// The rank of a seat: those who are out come last, the others as the game ranks them.
    fn rank(&self, seat: Seat) -> u8 {
        let Some(table) = &self.table else { return 1 };
        let standing = table.game.standing();
        let key = |seat: Seat| (self.chairs[seat.index()].out.is_some(), standing.rank(seat));
        1 + self.seats().filter(|&other| key(other) < key(seat)).count() as u8
    }

    /// What lists show of it.
    #[must_use]
    pub fn shown(&self) -> Shown {
        let over = self.stage == Stage::Over;
        let standing = self.table.as_ref().filter(|_| over).map(|table| table.game.standing());
        let seat = |seat: Seat| ShownSeat {
            name: self.name(seat).map(str::to_owned),
            bot: matches!(self.chairs[seat.index()].place, Place::Bot(_)),
            rank: standing.map(|_| self.rank(seat)),
            points: standing.map(|standing| standing.points(seat)),
        };
        Shown {
            game: self.made.game.clone(),
            options: self.made.options.clone(),
            stage: self.stage,
            seats: self.seats().map(seat).collect(),
            clock: self.made.settings.clock,
            referee: self.made.settings.referee,
            spectators: self.made.settings.spectators,
            uploaded: self.made.record.is_some(),
            commitment: self.commitment.clone(),
        }
    }

    /// At which house time it must be woken though nobody asks: at once if a bot is to think, or when a clock runs out.
    #[must_use]
    pub fn wake_at(&self) -> Option<i64> {
        let clocks = self.table.as_ref().and_then(|table| table.clocks.as_ref());
        let running = self.stage == Stage::Playing && !self.paused;
        let deadline = clocks.filter(|_| running).and_then(super::Clocks::deadline);
        if self.to_think().is_empty() { deadline } else { Some(self.time) }
    }

    /// The record of a finished game, with its dice.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let table = self.table.as_ref().filter(|_| self.has_ended())?;
        let mut record = table.game.record();
        if self.commitment.is_some() {
            let order = self.made.settings.order;
            let dice = table.dice.reveal((order != Order::Chosen).then(|| table.names_before.clone()));
            record.header.dice = Some(FairDice { round: order == Order::First, ..dice });
        }
        for (seat, name) in &self.renamed {
            dice::rename(&mut record.header, *seat, name);
        }
        Some(record)
    }
}

/// What a viewer learns of events.
pub(crate) fn told(events: &[Box<dyn AnyEvent>], who: Viewer) -> Vec<Told> {
    let seen = events.iter().filter_map(|event| event.seen_by(who));
    seen.map(|(data, message)| Told { data, message }).collect()
}
