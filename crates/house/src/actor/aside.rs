//! A room that this program cannot open: what is answered and changed from the store alone.

use protocol::lobby::{Shown, Stage};
use protocol::problem::{Code, Problem};
use protocol::socket::ChatLine;
use table::{Record, Seat};

use super::moderate::{Moderation, no_line, renamed, unkept};
use super::talk::chat_lines;
use super::{Command, no_room, not_let_in};
use crate::house::Inner;
use crate::store::{Append, Listing, StoreError};
use room::RoomId;
use room::{Line, LineKind};
use room::{Room, closed};

/// A room that is set aside.
pub(super) struct Aside<'a> {
    pub(super) house: &'a Inner,
    pub(super) id: RoomId,
    /// Why it is.
    pub(super) problem: &'a Problem,
    /// When a player was last moved from a seat.
    pub(super) moved_at: i64,
    /// The room as it was before its game, and the record of that, if it has ended.
    pub(super) kept: Option<&'a (Room, Record)>,
}

impl Aside<'_> {
    pub(super) async fn take(&self, command: Command) {
        let refused = || self.problem.clone();
        match command {
            Command::Attach(_, reply) => drop(reply.send(Err(refused()))),
            Command::Join(_, reply) => drop(reply.send(Err(refused()))),
            Command::Look(_, reply) => drop(reply.send(Err(refused()))),
            Command::Record(secret, reply) => {
                let record = match self.kept {
                    Some((room, record)) if room.is_open_to(secret.as_deref()) => {
                        self.note_opened(room).await;
                        Ok(record.clone())
                    }
                    Some(_) => Err(not_let_in()),
                    None => Err(refused()),
                };
                let _ = reply.send(record);
            }
            Command::Moderate(moderation) => self.moderate(*moderation).await,
            Command::Detach(_)
            | Command::Said(..)
            | Command::Thought { .. }
            | Command::Hinted(_)
            | Command::Wake
            | Command::Close => {}
        }
    }

    /// Notes that somebody reads an uploaded record.
    async fn note_opened(&self, room: &Room) {
        if room.made().record.is_none() {
            return;
        }
        if let Err(reason) = self.house.store.opened(self.id, self.house.clock.time()).await {
            tracing::warn!(room = %self.id, %reason, "that it was opened could not be kept");
        }
    }

    async fn moderate(&self, moderation: Moderation) {
        match moderation {
            Moderation::Chat(reply) => drop(reply.send(self.chat().await)),
            Moderation::Unsay(line, reply) => drop(reply.send(self.unsay(line).await)),
            Moderation::Rename(seat, name, reply) => drop(reply.send(self.rename(seat, name).await)),
            Moderation::Close(reply) => drop(reply.send(self.close().await)),
            Moderation::Remove(reply) => {
                let removed = self.house.store.remove(self.id).await;
                drop(reply.send(removed.map_err(|reason| unkept(self.id, &reason))));
            }
            Moderation::Count(_) | Moderation::Announce => {}
        }
    }

    async fn chat(&self) -> Result<Vec<ChatLine>, Problem> {
        let said = self.house.store.chat(self.id, u32::MAX).await.map_err(|reason| unkept(self.id, &reason))?;
        Ok(chat_lines(said, self.moved_at))
    }

    async fn unsay(&self, line: u64) -> Result<(), Problem> {
        if !self.chat().await?.iter().any(|said| said.line == line) {
            return Err(no_line());
        }
        self.edit_chat(vec![(line, String::new())]).await
    }

    async fn edit_chat(&self, texts: Vec<(u64, String)>) -> Result<(), Problem> {
        self.house.store.edit_chat(self.id, texts).await.map_err(|reason| unkept(self.id, &reason))
    }

    /// Renames a player wherever the name is shown.
    async fn rename(&self, seat: Seat, name: String) -> Result<(), Problem> {
        let (listing, mut shown) = self.listing().await?;
        let taken = shown.seats.get_mut(seat.index()).filter(|seat| seat.name.is_some() && !seat.bot);
        let Some(taken) = taken else { return Err(Problem::new(Code::NotFound, "nobody sits there")) };
        let before = taken.name.replace(name.clone()).unwrap_or_default();
        let texts = renamed(&self.chat().await?, seat, &before, &name);
        if !texts.is_empty() {
            self.edit_chat(texts).await?;
        }
        self.append(LineKind::Renamed { seat, name }, listing, &shown).await
    }

    async fn close(&self) -> Result<(), Problem> {
        let (listing, mut shown) = self.listing().await?;
        if listing.stage == Stage::Closed {
            return Err(closed());
        }
        shown.stage = Stage::Closed;
        self.append(LineKind::Closed, Listing { stage: Stage::Closed, ..listing }, &shown).await
    }

    /// What lists show of it.
    async fn listing(&self) -> Result<(Listing, Shown), Problem> {
        let found = self.house.store.listing(self.id).await.map_err(|reason| unkept(self.id, &reason))?;
        let listing = found.ok_or_else(no_room)?.listing;
        let shown = serde_json::from_str(&listing.shown).map_err(|_| self.problem.clone())?;
        Ok((listing, shown))
    }

    /// Appends a line to its log. Its clocks stand still all the while, and go on from there.
    async fn append(&self, what: LineKind, listing: Listing, shown: &Shown) -> Result<(), Problem> {
        let (now, store) = (self.house.clock.now(), &self.house.store);
        let lines = store.log(self.id, 0).await.map_err(|reason| unkept(self.id, &reason))?;
        let line = Line { woke: Some(now.time), ..Line::house(what) };
        let append = Append {
            room: self.id,
            version: lines.len() as u64 + 1,
            at: now.at,
            time: now.time,
            entry: serde_json::to_string(&line).unwrap_or_default(),
            listing: Some(Listing { shown: serde_json::to_string(shown).unwrap_or_default(), ..listing }),
            wake: None,
        };
        store.append(append).await.map_err(|reason: StoreError| unkept(self.id, &reason))
    }
}
