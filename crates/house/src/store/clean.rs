//! Rooms and chat that nobody needs any more.

use protocol::lobby::Stage;
use sqlx::Row;

use super::writer::{Job, Unused, Write};
use super::{Store, StoreError, name_of, room_id, stage_of, unsigned};
use room::RoomId;

/// So many rooms are looked for at a time.
const ROOMS: u32 = 1000;

/// A room in which nothing happened for long, or an uploaded record that nobody opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abandoned {
    /// Which room.
    pub room: RoomId,
    /// Where it is in its life.
    pub stage: Stage,
    /// The version of its last line.
    pub version: u64,
    /// When, in house time, that was written.
    pub last: i64,
}

impl Store {
    /// Rooms whose last line is older than this house time and which were neither to be woken nor set aside since, the
    /// oldest first; those that are over only if they are wanted, and those that were closed always. Of uploaded records it
    /// counts when they were last opened, and they are always wanted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn abandoned(&self, before: i64, over: bool, limit: u32) -> Result<Vec<Abandoned>, StoreError> {
        let mut rooms = self.abandoned_after(None, before, over, limit).await?;
        // What has come to life in between.
        rooms.retain(|abandoned| self.shared.tail.last(abandoned.room).is_none());
        Ok(rooms)
    }

    /// Those that come after one of them.
    async fn abandoned_after(
        &self,
        after: Option<Abandoned>,
        before: i64,
        over: bool,
        limit: u32,
    ) -> Result<Vec<Abandoned>, StoreError> {
        self.ask(Job::Fold).await?;
        let (last, room) = after.map_or((i64::MIN, i64::MIN), |after| (after.last, after.room.number()));
        let rows = sqlx::query(
            "SELECT room.room, room.stage, log.version, coalesce(log.time, log.at) FROM room
            JOIN log ON log.room = room.room
                AND log.version = (SELECT max(other.version) FROM log AS other WHERE other.room = room.room)
            WHERE (room.stage IN ('gathering', 'playing', 'closed', $1) OR room.opened IS NOT NULL) AND (room.aside IS NULL OR room.aside < $2)
                AND coalesce(room.opened, log.time, log.at) < $2
                AND NOT EXISTS (SELECT 1 FROM deadline WHERE deadline.room = room.room AND deadline.at >= $2)
                AND (coalesce(log.time, log.at), room.room) > ($3, $4)
            ORDER BY coalesce(log.time, log.at), room.room LIMIT $5",
        )
        .bind(if over { name_of(Stage::Over) } else { name_of(Stage::Playing) })
        .bind(before)
        .bind(last)
        .bind(room)
        .bind(i64::from(limit))
        .fetch_all(&self.shared.readers)
        .await?;
        let rooms = rows.iter().map(|row| {
            let stage = stage_of(row.try_get(1)?)?;
            Ok(Abandoned { room: room_id(row.try_get(0)?)?, stage, version: unsigned(row, 2)?, last: row.try_get(3)? })
        });
        rooms.collect()
    }

    /// Removes abandoned rooms, but for those that are spared, and says how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn clean(&self, before: i64, over: bool, spare: impl Fn(RoomId) -> bool) -> Result<u64, StoreError> {
        let (mut removed, mut after) = (0, None);
        loop {
            let found = self.abandoned_after(after, before, over, ROOMS).await?;
            for abandoned in found.iter().filter(|abandoned| !spare(abandoned.room)) {
                removed += u64::from(self.remove_if_abandoned(abandoned, before).await?);
            }
            if found.len() < ROOMS as usize {
                return Ok(removed);
            }
            after = found.last().copied();
        }
    }

    /// Removes a room, unless it was used in between: then it has another version, or was opened or set aside since
    /// `before`. Returns whether it did.
    async fn remove_if_abandoned(&self, abandoned: &Abandoned, before: i64) -> Result<bool, StoreError> {
        let unused = Unused { version: abandoned.version, since: before };
        match self.write(Write::Remove(abandoned.room, Some(unused))).await {
            Ok(()) => Ok(true),
            Err(StoreError::Used(_)) => Ok(false),
            Err(reason) => Err(reason),
        }
    }

    /// Removes a room and all that is known of it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove(&self, room: RoomId) -> Result<(), StoreError> {
        self.write(Write::Remove(room, None)).await
    }

    /// Forgets what was said in a room.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn delete_chat(&self, room: RoomId) -> Result<(), StoreError> {
        self.write(Write::DeleteChat(room)).await
    }

    /// Forgets what was said before some time, in all rooms.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn delete_chat_before(&self, before: i64) -> Result<(), StoreError> {
        self.write(Write::DeleteChatBefore(before)).await
    }
}
