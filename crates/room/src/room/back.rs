//! Going back, and what is proposed to the others.

use protocol::lobby::Stage;
use protocol::problem::{Code, Problem};
use protocol::sight::Proposed;
use table::Seat;

use super::Room;
use super::ask::not_now;
use crate::line::{Line, LineKind};

impl Room {
    /// Goes back, or proposes to. `now` is in house time.
    pub(super) fn undo(&self, by: Option<Seat>, to: u64, now: i64) -> Result<LineKind, Problem> {
        self.is_playing()?;
        by.map_or(Ok(()), |seat| self.decides(seat))?;
        if !self.made.settings.undo {
            return Err(Problem::new(Code::NotAllowed, "at this table nothing is taken back"));
        }
        let free = self.may_go_back(by, to)?;
        self.has_space(by)?;
        let Some(seat) = by else {
            let host = free.then_some(LineKind::Undone { to });
            return host.ok_or_else(|| Problem::new(Code::Forbidden, "only who plays may propose that"));
        };
        if free && self.time_after_undo(seat, to, now).is_some_and(|left| left <= 0) {
            return Err(not_now("you have used more time since than you had left then"));
        }
        if free { Ok(LineKind::Undone { to }) } else { self.propose(seat, Proposed::Undo { to }) }
    }

    /// What a seat would have left if it took its own steps back to a version now.
    fn time_after_undo(&self, seat: Seat, to: u64, now: i64) -> Option<i64> {
        let table = self.table.as_ref()?;
        let reading = table.marks.iter().find(|mark| mark.version > to)?.clock?;
        Some(self.status.clocks()?.left_after(seat, reading, now))
    }

    /// Whether a seat, or the host who types in what chance brings, may go back to a version without asking: over what
    /// they did themselves, and over what they typed in as long as nothing was done with it.
    ///
    /// # Errors
    /// If nobody may.
    fn may_go_back(&self, by: Option<Seat>, to: u64) -> Result<bool, Problem> {
        let marks = self.table.as_ref().map_or(&[][..], |table| &table.marks);
        let behind = marks.iter().filter(|mark| mark.version > to);
        if behind.clone().next().is_none() || marks.first().is_none_or(|first| to < first.version) {
            return Err(not_now("there is nothing to take back"));
        }
        if behind.clone().any(|mark| mark.reveals) {
            return Err(not_now("something random or hidden has come out since; that cannot be taken back"));
        }
        let others_chose = self.table.as_ref().is_some_and(|table| {
            self.status.chooses_together()
                && self.seats().any(|other| Some(other) != by && table.game.chosen(other).is_some())
        });
        let typed = behind.clone().filter(|mark| mark.typed).count();
        let typed_or_done = typed == 0 || typed == behind.clone().count();
        Ok(!others_chose && typed_or_done && behind.clone().all(|mark| mark.by == by))
    }

    /// The step back that a seat, or the host without one, is offered: its own last one, unless something has come out
    /// since.
    pub(super) fn step_back(&self, by: Option<Seat>) -> Option<(u64, bool)> {
        let table = self.table.as_ref()?;
        let out = by.is_some_and(|seat| self.status.chairs[seat.index()].out.is_some());
        if self.status.stage != Stage::Playing || !self.made.settings.undo || out {
            return None;
        }
        let own = table.marks.iter().rposition(|mark| mark.by == by)?;
        let to = table.marks[own.checked_sub(1)?].version;
        let free = self.may_go_back(by, to).ok()?;
        (free || by.is_some()).then_some((to, free))
    }

    /// Proposes something; if nobody else has to agree, it happens at once.
    pub(super) fn propose(&self, seat: Seat, proposed: Proposed) -> Result<LineKind, Problem> {
        if self.status.deciders().iter().all(|other| other == seat) {
            return Ok(agreed(proposed));
        }
        match &self.status.proposal {
            Some(_) => Err(not_now("something is proposed already")),
            None => Ok(LineKind::Proposed { proposed }),
        }
    }

    /// Agrees to a proposal or not. The last to agree makes it happen.
    pub(super) fn vote(&self, seat: Seat, id: u64, agree: bool) -> Result<LineKind, Problem> {
        self.is_playing()?;
        self.decides(seat)?;
        let proposal = self.status.proposal.as_ref().filter(|proposal| proposal.id == id);
        let proposal = proposal.ok_or_else(|| not_now("that is proposed no longer"))?;
        if !agree {
            return Ok(LineKind::Declined);
        }
        if proposal.agreed.contains(seat) {
            return Err(not_now("you agree already"));
        }
        let missing = |other: Seat| other != seat && !proposal.agreed.contains(other);
        if self.status.deciders().iter().any(missing) {
            return Ok(LineKind::Agreed);
        }
        if let Proposed::Undo { to } = proposal.what {
            self.may_go_back(Some(proposal.by), to)?;
        }
        Ok(agreed(proposal.what))
    }

    /// Who proposed what this line does, if it does so because all agree.
    pub(super) fn proposer(&self, line: &Line) -> Option<Seat> {
        let proposal = self.status.proposal.as_ref()?;
        let proposed = match (&line.what, proposal.what) {
            (LineKind::Undone { to }, Proposed::Undo { to: proposed }) => *to == proposed,
            (LineKind::Paused, Proposed::Pause) => true,
            _ => false,
        };
        let agrees = |seat: Seat| line.by == Some(seat) || proposal.agreed.contains(seat);
        (proposed && self.status.deciders().iter().all(agrees)).then_some(proposal.by)
    }
}

/// What happens once all agree.
fn agreed(proposed: Proposed) -> LineKind {
    match proposed {
        Proposed::Undo { to } => LineKind::Undone { to },
        Proposed::Pause => LineKind::Paused,
    }
}
