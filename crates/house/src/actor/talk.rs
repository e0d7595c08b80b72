//! What goes on beside the game: bots that think, hints, chat, and meeting again.

use std::time::Duration;

use protocol::lobby::Stage;
use protocol::problem::{Code, Problem};
use protocol::socket::{ChatLine, FromServer};
use table::Seat;

use super::{Actor, Command, Failed, Hinted, StoreFailed};
use crate::store::Said;
use crate::text;
use room::Requester;

/// At most so many lines of chat from one seat within [`CHAT_TIME`].
const CHAT_LINES: usize = 5;
const CHAT_TIME: i64 = 10_000;
/// A bot that stands in for somebody takes its time, in milliseconds, so that they find a game when they come back.
const STANDING_IN: i64 = 5_000;

impl Actor {
    /// Lets bots think for all seats for which they have to.
    pub(super) fn think(&mut self) {
        let Some(playing) = self.room.playing() else { return };
        for (seat, level) in self.room.to_think() {
            let asked_at = self.room.asked_at(seat);
            if self.thinking.contains(&(seat, asked_at)) {
                continue;
            }
            self.thinking.push((seat, asked_at));
            let this = self.this.clone();
            self.house.thinkers.think(*self.room.kind(), playing.copy(), seat, level, move |action| {
                if let Some(this) = this.upgrade() {
                    let _ = this.blocking_send(Command::Thought { seat, asked_at, action });
                }
            });
        }
    }

    /// A bot has thought; what it found counts only if that is still asked.
    pub(super) async fn thought(
        &mut self,
        seat: Seat,
        asked_at: u64,
        action: Option<String>,
    ) -> Result<(), StoreFailed> {
        self.thinking.retain(|&thought| thought != (seat, asked_at));
        let asked =
            self.room.asked_at(seat) == asked_at && self.room.to_think().iter().any(|(other, _)| *other == seat);
        if !asked {
            self.think();
            return Ok(());
        }
        let now = self.house.clock.now();
        let early = self.room.stands_in_since(seat).map_or(0, |since| since + STANDING_IN - now.time);
        if early > 0 {
            self.thinking.push((seat, asked_at));
            let (this, wait) = (self.this.clone(), Duration::from_millis(early.cast_unsigned()));
            tokio::spawn(async move {
                tokio::time::sleep(wait).await;
                if let Some(this) = this.upgrade() {
                    let _ = this.send(Command::Thought { seat, asked_at, action }).await;
                }
            });
            return Ok(());
        }
        let acted = action.and_then(|action| self.room.decide_bot(seat, &action, now).ok());
        let acted = acted.or_else(|| {
            // Not what it wanted: it may have chosen in secret.
            tracing::error!(room = %self.room.id(), %seat, "a bot broke down, or wanted what it may not");
            // The game goes on all the same.
            let first = self.room.playing()?.legal(seat).into_iter().next()?;
            self.room.decide_bot(seat, &first.action, now).ok()
        });
        match acted {
            Some(change) => self.commit_own(change).await,
            None => Ok(()),
        }
    }

    /// Somebody wants to know what a bot would do.
    pub(super) fn hint(
        &mut self,
        guest: u64,
        requester: Requester,
        seat: Option<Seat>,
        id: Option<String>,
    ) -> Result<(), Problem> {
        let seat = self.room.speaker(requester, seat)?;
        if !self.room.made().settings.hints {
            return Err(Problem::new(Code::NotAllowed, "at this table there are no hints"));
        }
        let playing = self.room.playing().filter(|playing| playing.turn().seats().contains(seat));
        let playing = playing.ok_or_else(|| Problem::new(Code::NotNow, "you have nothing to decide"))?;
        if self.hinting.contains(seat) {
            return Err(Problem::new(Code::TooMuch, "one hint at a time"));
        }
        self.hinting.insert(seat);
        let level = self.room.kind().bots.last().copied().unwrap_or_default();
        let this = self.this.clone();
        self.house.thinkers.think(*self.room.kind(), playing.copy(), seat, level.to_owned(), move |action| {
            if let Some(this) = this.upgrade() {
                let hinted = Hinted { guest, seat, id, action };
                let _ = this.blocking_send(Command::Hinted(Box::new(hinted)));
            }
        });
        Ok(())
    }

    /// Somebody writes to the others.
    pub(super) async fn chat(&mut self, requester: Requester, seat: Option<Seat>, text: &str) -> Result<(), Problem> {
        let seat = self.room.speaker(requester, seat)?;
        if !self.room.made().settings.chat {
            return Err(Problem::new(Code::NotAllowed, "at this table there is no chat"));
        }
        let text = text::chat(text)?;
        let now = self.house.clock.now();
        self.chatted.retain(|&(_, time)| now.time - time < CHAT_TIME);
        if self.chatted.iter().filter(|(other, _)| *other == seat).count() >= CHAT_LINES {
            return Err(Problem::new(Code::TooMuch, "not so fast"));
        }
        self.chatted.push((seat, now.time));
        // Others may sit there when it is read again, so it says who wrote it.
        let text = format!("{}\n{text}", self.room.name_of(seat).unwrap_or_default());
        let said = Said { at: now.at, seat: Some(seat.index() as u8), text };
        self.house.store.say(self.room.id(), said.clone()).await.map_err(|reason| {
            tracing::error!(room = %self.room.id(), %reason, "a line of chat could not be kept");
            Problem::new(Code::Unavailable, "that could not be kept")
        })?;
        // This room alone adds to its chat, so its number is the last one.
        let last = self.house.store.chat(self.room.id(), 1).await.ok().and_then(|mut lines| lines.pop());
        let line = last.and_then(|(number, _)| chat_line(number, said));
        let message = FromServer::Chat { lines: line.into_iter().collect() };
        let hears = self.guests.iter().filter(|(_, guest)| !guest.muted.contains(seat)).map(|(id, _)| *id);
        let hears: Vec<u64> = hears.collect();
        hears.into_iter().for_each(|guest| self.to(guest, &message));
        Ok(())
    }

    /// Lines of chat as they are shown now: from before somebody was moved, they are nobody's seat's.
    pub(super) fn chat_lines(&self, said: Vec<(u64, Said)>) -> Vec<ChatLine> {
        chat_lines(said, self.room.moved_at())
    }

    /// Somebody does not want to read what a seat writes.
    pub(super) fn mute(&mut self, from: u64, seat: Option<Seat>, muted: bool) -> Result<(), Problem> {
        let seat = seat.filter(|seat| self.room.seats().any(|other| other == *seat));
        let seat = seat.ok_or_else(|| Problem::new(Code::NotFound, "there is no such seat"))?;
        if let Some(guest) = self.guests.get_mut(&from) {
            if muted { guest.muted.insert(seat) } else { guest.muted.remove(seat) }
        }
        Ok(())
    }

    /// The same players meet again.
    pub(super) async fn rematch(&mut self, requester: Requester) -> Result<u64, Failed> {
        if requester.seats.is_empty() && !requester.host {
            return Err(Problem::new(Code::Forbidden, "you have no seat here").into());
        }
        self.room.is_open()?;
        if self.room.stage() != Stage::Over {
            return Err(Problem::new(Code::NotNow, "the game is not over").into());
        }
        if self.room.made().record.is_some() {
            return Err(Problem::new(Code::NotNow, "the game was not played here").into());
        }
        if !self.room.has_rematch() {
            let room = self.house.again(&self.room).await?;
            let change = self.room.decide_rematch(room.to_string(), self.house.clock.now())?;
            self.commit(change).await?;
        }
        Ok(self.room.version())
    }
}

/// Lines of chat as the store keeps them. Those from before a player was moved are nobody's seat's.
pub(super) fn chat_lines(said: Vec<(u64, Said)>, moved_at: i64) -> Vec<ChatLine> {
    let lines = said.into_iter().filter_map(|(number, said)| chat_line(number, said));
    lines.map(|line| ChatLine { seat: line.seat.filter(|_| line.at > moved_at), ..line }).collect()
}

/// A line of chat as the store keeps it.
fn chat_line(line: u64, said: Said) -> Option<ChatLine> {
    let seat = said.seat.map(usize::from).filter(|&seat| seat < table::MAX_SEATS).map(Seat::new)?;
    let (name, text) = said.text.split_once('\n')?;
    Some(ChatLine { line, at: said.at, name: name.to_owned(), seat: Some(seat), text: text.to_owned() })
}
