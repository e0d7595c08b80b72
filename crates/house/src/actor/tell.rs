//! What is told to whom.

use protocol::problem::{Code, Problem};
use protocol::socket::{FromServer, Seen};
use table::{Seat, Seats, Tree, Viewer};
use tree::patch::Patch;

use super::{Actor, Guest, problem, text_of};
use room::{Events, closed, visible_to};
use room::{Line, LineKind};

impl Actor {
    /// Tells everybody what has changed.
    pub(super) fn tell(&mut self, line: &Line, events: &Events) {
        if matches!(line.what, LineKind::Closed) {
            return self.dismiss(&closed());
        }
        let moved = matches!(
            line.what,
            LineKind::Joined { .. } | LineKind::Reseated { .. } | LineKind::Swapped { .. } | LineKind::Began { .. }
        );
        if !moved {
            return self.update(events);
        }
        // Who has written much lately has, on whichever seat.
        for (seat, _) in &mut self.chatted {
            *seat = moved_with(Seats::one(*seat), line).iter().next().unwrap_or(*seat);
        }
        // Somebody may have got or lost a seat, and sees with other eyes now.
        let ids: Vec<u64> = self.guests.keys().copied().collect();
        let mut changed = Vec::new();
        for id in ids {
            let Some(guest) = self.guests.get(&id) else { continue };
            let requester = self.requester(guest);
            let (seats, watches) = (requester.seats, requester.host || self.room.may_watch(guest.invite.as_ref()));
            let muted = moved_with(guest.muted, line);
            if requester.seats == guest.requester.seats && (watches || !seats.is_empty()) {
                if let Some(guest) = self.guests.get_mut(&id) {
                    guest.muted = muted;
                }
                continue;
            }
            if seats.is_empty() && !watches {
                let reason = Problem::new(Code::Forbidden, "you have no seat here, and may not watch");
                self.to(id, &problem(None, reason));
                if let Some(guest) = self.guests.remove(&id) {
                    guest.out.bar();
                }
                continue;
            }
            if let Some(guest) = self.guests.get_mut(&id) {
                (guest.requester, guest.muted) = (requester, muted);
            }
            changed.push((id, seats));
        }
        let ids: Vec<u64> = changed.iter().map(|(id, _)| *id).collect();
        self.update_but(events, &ids);
        for (id, seats) in changed {
            self.to(id, &FromServer::Seated { seats: seats.iter().collect() });
            self.show_all(id);
            self.tell_events(id, events);
        }
    }

    /// Everybody whose eyes somebody here looks with.
    fn viewers(&self) -> Vec<Viewer> {
        let mut viewers: Vec<Viewer> = Vec::new();
        for who in self.guests.values().flat_map(Guest::viewers) {
            if !viewers.contains(&who) {
                viewers.push(who);
            }
        }
        viewers
    }

    /// Recalls what everybody sees before it changes, as far as that is not kept.
    pub(super) fn recall(&mut self) {
        let present = self.present();
        for who in self.viewers() {
            let room = &self.room;
            self.seen.entry(who).or_insert_with(|| Tree::of(&room.sight(who, present)));
        }
    }

    /// Tells a client what happened, if it has just been shown what came of it.
    fn tell_events(&mut self, to: u64, events: &Events) {
        let version = self.room.version();
        for who in self.guests.get(&to).map(Guest::viewers).unwrap_or_default() {
            let events = visible_to(events, who);
            if !events.is_empty() {
                self.to(to, &FromServer::Update { version, who, events, patch: Patch::none() });
            }
        }
    }

    /// Sends everybody what has changed of what they see.
    pub(super) fn update(&mut self, events: &Events) {
        self.update_but(events, &[]);
    }

    /// Sends what has changed to everybody but those who have not seen yet what it changes.
    fn update_but(&mut self, events: &Events, but: &[u64]) {
        let viewers = self.viewers();
        self.seen.retain(|who, _| viewers.contains(who));
        let (present, version) = (self.present(), self.room.version());
        for who in viewers {
            let new = Tree::of(&self.room.sight(who, present));
            let old = self.seen.insert(who, new).unwrap_or_default();
            let (patch, events) = (Patch::between(&old, &self.seen[&who]), visible_to(events, who));
            if patch.is_empty() && events.is_empty() {
                continue;
            }
            let text = text_of(&FromServer::Update { version, who, events, patch });
            let to = self.guests.iter().filter(|(id, guest)| !but.contains(id) && guest.viewers().contains(&who));
            let to: Vec<u64> = to.map(|(id, _)| *id).collect();
            to.into_iter().for_each(|id| self.push(id, text.clone()));
        }
    }

    /// Sends a client all that it sees.
    pub(super) fn show_all(&mut self, to: u64) {
        let (present, version) = (self.present(), self.room.version());
        let viewers = self.guests.get(&to).map(Guest::viewers).unwrap_or_default();
        for who in viewers {
            self.to(
                to,
                &FromServer::Whole { version, seen: Box::new(Seen { who, sight: self.room.sight(who, present) }) },
            );
        }
    }

    pub(super) fn to(&mut self, guest: u64, message: &FromServer) {
        self.push(guest, text_of(message));
    }

    pub(super) fn refuse(&mut self, guest: u64, id: Option<String>, reason: Problem) {
        self.house.measures.refuse(reason.code);
        self.to(guest, &problem(id, reason));
    }

    pub(super) fn announce(&mut self, message: &FromServer) {
        let text = text_of(message);
        let all: Vec<u64> = self.guests.keys().copied().collect();
        all.into_iter().for_each(|guest| self.push(guest, text.clone()));
    }

    /// Hands a client a message; one that does not keep up is let go, and can come back.
    pub(super) fn push(&mut self, to: u64, text: String) {
        if self.guests.get(&to).is_some_and(|guest| guest.out.push(text).is_err()) {
            self.guests.remove(&to);
        }
    }
}

/// These seats after a line that changes who sits where: they stay with the people, not with the places.
fn moved_with(seats: Seats, line: &Line) -> Seats {
    let mut moved = seats;
    match &line.what {
        LineKind::Joined { seat, .. } | LineKind::Reseated { seat, .. } => moved.remove(*seat),
        LineKind::Swapped { seat, with } => {
            for (from, to) in [(*seat, *with), (*with, *seat)] {
                if seats.contains(from) { moved.insert(to) } else { moved.remove(to) }
            }
        }
        LineKind::Began { seating, .. } => {
            let now = seating.iter().enumerate().filter(|(_, before)| seats.contains(**before));
            moved = now.map(|(at, _)| Seat::new(at)).collect();
        }
        _ => {}
    }
    moved
}
