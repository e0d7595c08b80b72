//! What somebody sees of a room, built from nothing.

use protocol::lobby::{Order, Shown, ShownSeat, Stage};
use protocol::sight::{ChanceSight, DiceSight, ProposalSight, SeatSight, Sight, TableSight, Told, UndoSight};
use table::{AnyEvent, AnyMatch, ComponentSet, FairDice, Record, Seat, Seats, Standing, Viewer};

use super::clock::Clocks;
use super::status::Status;
use super::{Change, Room, Table};
use crate::dice;
use crate::line::Place;

/// What a store lists of a room.
#[derive(Debug)]
pub struct Summary {
    /// The version of the rules of its game.
    pub rules: u32,
    /// The components that its game is played with, once it has begun, if they can be replaced by others.
    pub components: Option<ComponentSet>,
    /// Whether strangers find it.
    pub listed: bool,
    /// What lists show of it.
    pub shown: Shown,
}

impl Room {
    /// All that somebody sees. `present` are the seats whose players are there.
    #[must_use]
    pub fn sight(&self, who: Viewer, present: Seats) -> Sight {
        let made = &self.made;
        let proposal = self.status.proposal.as_ref().map(|proposal| ProposalSight {
            id: proposal.id,
            by: proposal.by,
            what: proposal.what,
            agreed: proposal.agreed,
        });
        let dice = self.commitment.clone().map(|commitment| DiceSight {
            commitment,
            seed: (self.status.stage == Stage::Over).then(|| made.seed.reveal()),
        });
        Sight {
            game: self.game.kind.name,
            options: self.options.clone(),
            components: self.own.clone(),
            stage: self.status.stage,
            settings: made.settings.clone(),
            seats: self.seats().map(|seat| self.seat_sight(seat, present)).collect(),
            table: self.table.as_ref().map(|table| self.table_sight(table, who)),
            clock: self.status.clocks().filter(|_| self.status.stage == Stage::Playing).map(Clocks::sight),
            paused: self.status.paused,
            proposal,
            dice: dice.or_else(|| self.told_dice.clone()),
            rematch: self.status.rematch.clone(),
            again: made.again,
            uploaded: made.record.is_some(),
        }
    }

    fn seat_sight(&self, seat: Seat, present: Seats) -> SeatSight {
        let (chair, plays) = (&self.status.chairs[seat.index()], self.status.stage == Stage::Playing);
        SeatSight {
            name: self.name(seat).map(str::to_owned),
            bot: matches!(*chair.place, Place::Bot(_)),
            connected: present.contains(seat),
            out: chair.out,
            deputy: (plays && (chair.deputy || chair.out.is_some())).then(|| self.deputy().to_owned()),
            rank: (self.status.stage == Stage::Over).then(|| self.rank(seat)),
        }
    }

    fn table_sight(&self, table: &Table, who: Viewer) -> TableSight {
        let game = &*table.game;
        let decides = who.seat().filter(|&seat| {
            let asked = game.turn().seats().contains(seat) || game.chosen(seat).is_some();
            asked && self.status.stage == Stage::Playing
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

    /// The rank of a seat, as the room stands.
    fn rank(&self, seat: Seat) -> u8 {
        self.table.as_ref().map_or(1, |table| rank(&self.status, &table.game.standing(), seat))
    }

    /// What lists show of it.
    #[must_use]
    pub fn shown(&self) -> Shown {
        self.shown_as(&self.status, self.playing())
    }

    /// What lists show of it when it stands like this, with its game.
    fn shown_as(&self, status: &Status, game: Option<&dyn AnyMatch>) -> Shown {
        let standing = game.filter(|_| status.stage == Stage::Over).map(AnyMatch::standing);
        let seat = |seat: Seat| ShownSeat {
            name: status.name(seat).map(str::to_owned),
            bot: matches!(*status.chairs[seat.index()].place, Place::Bot(_)),
            rank: standing.map(|standing| rank(status, &standing, seat)),
            points: standing.map(|standing| standing.points(seat)),
        };
        Shown {
            game: self.made.game.clone(),
            options: self.made.options.clone(),
            stage: status.stage,
            seats: status.seats().map(seat).collect(),
            clock: self.made.settings.clock,
            referee: self.made.settings.referee,
            spectators: self.made.settings.spectators,
            uploaded: self.made.record.is_some(),
            commitment: self.commitment.clone(),
        }
    }

    /// What a store lists of it.
    #[must_use]
    pub fn summary(&self) -> Summary {
        self.summary_as(&self.status, self.playing())
    }

    /// What a store lists of it after a change.
    #[must_use]
    pub fn summary_after(&self, change: &Change) -> Summary {
        self.summary_as(change.status(), self.table_after(change).map(|(_, game)| game))
    }

    fn summary_as(&self, status: &Status, game: Option<&dyn AnyMatch>) -> Summary {
        Summary {
            rules: game.map_or(self.game.kind.rules, AnyMatch::rules),
            components: game.and_then(AnyMatch::components),
            listed: self.made.settings.listed && status.stage != Stage::Closed,
            shown: self.shown_as(status, game),
        }
    }

    /// The record of a finished game, with its dice.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let table = self.table.as_ref()?;
        self.record_as(&self.status, table, &*table.game)
    }

    /// The record of the game after a change, if it is finished then.
    pub(super) fn record_after(&self, change: &Change) -> Option<Record> {
        let (table, game) = self.table_after(change)?;
        self.record_as(change.status(), table, game)
    }

    fn record_as(&self, status: &Status, table: &Table, game: &dyn AnyMatch) -> Option<Record> {
        if !status.has_ended() {
            return None;
        }
        let mut record = game.record();
        if self.commitment.is_some() {
            let order = self.made.settings.order;
            let dice = table.dice.reveal((order != Order::Chosen).then(|| table.names_before.clone()));
            record.header.dice = Some(FairDice { round: order == Order::First, ..dice });
        }
        for (seat, name) in &status.renamed {
            dice::rename(&mut record.header, *seat, name);
        }
        Some(record)
    }
}

/// The rank of a seat: those who are out come last, the others as the game ranks them.
fn rank(status: &Status, standing: &Standing, seat: Seat) -> u8 {
    let key = |seat: Seat| (status.chairs[seat.index()].out.is_some(), standing.rank(seat));
    1 + status.seats().filter(|&other| key(other) < key(seat)).count() as u8
}

/// What a viewer learns of events.
#[must_use]
pub fn visible_to(events: &[Box<dyn AnyEvent>], who: Viewer) -> Vec<Told> {
    let seen = events.iter().filter_map(|event| event.seen_by(who));
    seen.map(|(data, message)| Told { data, message }).collect()
}
