//! What whoever runs the server does to a room.

use protocol::problem::{Code, Problem};
use protocol::socket::{ChatLine, FromServer};
use table::Seat;
use tokio::sync::oneshot;

use super::{Actor, Failed, StoreFailed, no_room, problem};
use crate::store::StoreError;
use room::RoomId;
use room::closed;

pub(crate) type Reply<T = ()> = oneshot::Sender<Result<T, Problem>>;

/// What whoever runs the server asks of a room.
pub(crate) enum Moderation {
    /// All of its chat.
    Chat(Reply<Vec<ChatLine>>),
    /// Remove this line of chat.
    Unsay(u64, Reply),
    /// Rename the player on this seat. The name is fit to be shown.
    Rename(Seat, String, Reply),
    /// Close it.
    Close(Reply),
    /// Remove it with all that is kept of it.
    Remove(Reply),
    /// How many clients are there?
    Count(oneshot::Sender<usize>),
    /// Tell everybody whether a restart is announced.
    Announce,
}

/// Answers that the room cannot be had.
pub(super) fn refuse(moderation: Moderation, problem: &Problem) {
    match moderation {
        Moderation::Chat(reply) => drop(reply.send(Err(problem.clone()))),
        Moderation::Unsay(_, reply)
        | Moderation::Rename(.., reply)
        | Moderation::Close(reply)
        | Moderation::Remove(reply) => drop(reply.send(Err(problem.clone()))),
        Moderation::Count(_) | Moderation::Announce => {}
    }
}

impl Actor {
    pub(super) async fn moderate(&mut self, moderation: Moderation) -> Result<(), StoreFailed> {
        match moderation {
            Moderation::Chat(reply) => drop(reply.send(self.all_chat().await)),
            Moderation::Unsay(line, reply) => drop(reply.send(self.unsay(line).await)),
            Moderation::Rename(seat, name, reply) => return answer(reply, self.rename(seat, name).await),
            Moderation::Close(reply) => {
                let closed = match self.room.decide_close(self.house.clock.now()) {
                    Ok(change) => self.commit(change).await,
                    Err(problem) => Err(problem.into()),
                };
                return answer(reply, closed);
            }
            Moderation::Remove(reply) => {
                let removed = self.house.store.remove(self.room.id()).await.map_err(|reason| self.unkept(&reason));
                let gone = removed.is_ok();
                let _ = reply.send(removed);
                if gone {
                    self.dismiss(&closed());
                    return Err(StoreFailed(no_room()));
                }
            }
            Moderation::Count(reply) => drop(reply.send(self.guests.len())),
            Moderation::Announce => {
                let restart = self.house.restart();
                self.announce(&FromServer::Announcement { restart });
            }
        }
        Ok(())
    }

    async fn all_chat(&self) -> Result<Vec<ChatLine>, Problem> {
        let said = self.house.store.chat(self.room.id(), u32::MAX).await.map_err(|reason| self.unkept(&reason))?;
        Ok(self.chat_lines(said))
    }

    async fn unsay(&mut self, line: u64) -> Result<(), Problem> {
        if !self.all_chat().await?.iter().any(|said| said.line == line) {
            return Err(no_line());
        }
        self.edit_chat(vec![(line, String::new())]).await?;
        self.announce(&FromServer::ChatRemoved { lines: vec![line] });
        Ok(())
    }

    /// Renames a player, in the chat too. The chat comes first: if the log cannot be written, the same can be asked again.
    async fn rename(&mut self, seat: Seat, name: String) -> Result<(), Failed> {
        self.room.is_taken(seat)?;
        let before = self.room.name_of(seat).unwrap_or_default().to_owned();
        let lines = self.all_chat().await?;
        let texts = renamed(&lines, seat, &before, &name);
        let lines: Vec<u64> = texts.iter().map(|(line, _)| *line).collect();
        if !lines.is_empty() {
            self.edit_chat(texts).await?;
            self.announce(&FromServer::ChatRenamed { lines, name: name.clone() });
        }
        let change = self.room.decide_rename(seat, name, self.house.clock.now())?;
        self.commit(change).await
    }

    async fn edit_chat(&self, texts: Vec<(u64, String)>) -> Result<(), Problem> {
        self.house.store.edit_chat(self.room.id(), texts).await.map_err(|reason| self.unkept(&reason))
    }

    fn unkept(&self, reason: &StoreError) -> Problem {
        unkept(self.room.id(), reason)
    }

    /// Tells all clients why they may no longer be here, and lets them go.
    pub(super) fn dismiss(&mut self, reason: &Problem) {
        self.announce(&problem(None, reason.clone()));
        for (_, guest) in self.guests.drain() {
            guest.out.bar();
        }
    }
}

/// The lines of chat by a player of this seat and name, each with its number and its text under the new name.
pub(super) fn renamed(lines: &[ChatLine], seat: Seat, before: &str, name: &str) -> Vec<(u64, String)> {
    // Whoever sat elsewhere when they wrote is known by their name alone.
    let own = lines.iter().filter(|line| line.name == before && line.seat.is_none_or(|other| other == seat));
    own.map(|line| (line.line, format!("{name}\n{}", line.text))).collect()
}

/// What is told to whoever asked, if the store fails.
pub(super) fn unkept(room: RoomId, reason: &StoreError) -> Problem {
    tracing::error!(%room, %reason, "the store does not answer");
    Problem::new(Code::Unavailable, "the house cannot read or keep anything now")
}

pub(super) fn no_line() -> Problem {
    Problem::new(Code::NotFound, "there is no such line of chat")
}

/// Answers whoever asked; if the room is lost, it ends.
fn answer(reply: Reply, done: Result<(), Failed>) -> Result<(), StoreFailed> {
    let (answer, lost) = match done {
        Ok(()) => (Ok(()), Ok(())),
        Err(Failed::Refused(problem)) => (Err(problem), Ok(())),
        Err(Failed::StoreFailed(StoreFailed(problem))) => (Err(problem.clone()), Err(StoreFailed(problem))),
    };
    let _ = reply.send(answer);
    lost
}
