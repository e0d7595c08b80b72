//! How lines get from the tails, where they are written quickly, into the log, where they stay.

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

use super::super::many::Prepared;
use super::super::{Line, StoreError};
use super::Writer;
use crate::RoomId;

/// The two tails, and how they are emptied.
pub(super) const TAILS: [(&str, &str); 2] = [("tail_a", "DELETE FROM tail_a"), ("tail_b", "DELETE FROM tail_b")];

impl Writer {
    /// Puts all lines of the tails into the log.
    pub(super) async fn fold(&mut self) -> Result<(), StoreError> {
        let mut connection = self.connect().await?;
        let done = self.fold_on(&mut connection).await;
        self.keep_if(done.is_ok(), connection).await;
        done
    }

    pub(super) async fn fold_on(&mut self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        connection.execute(self.database.begin()).await?;
        for (tail, empty) in TAILS {
            // Some may have been put there already.
            let move_lines = format!(
                "INSERT INTO log (room, version, at, entry)
                SELECT room, version, at, entry FROM {tail} WHERE true ORDER BY room, version ON CONFLICT DO NOTHING"
            );
            connection.execute(AssertSqlSafe(move_lines)).await?;
            connection.execute(empty).await?;
        }
        connection.execute("COMMIT").await?;
        self.tail.clear();
        Ok(())
    }

    /// Puts some lines of the old tail into the log, so that nobody has to wait long.
    pub(super) async fn fold_some(&mut self, count: usize) -> Result<(), StoreError> {
        if self.tail.turn() {
            self.young = 1 - self.young;
        }
        let Some((lines, last)) = self.tail.some_old(count) else { return Ok(()) };
        let mut connection = self.connect().await?;
        let done = self.fold_some_on(&mut connection, &lines, last).await;
        self.keep_if(done.is_ok(), connection).await;
        done?;
        self.tail.forget(&lines, last);
        if last && let Some(checkpoints) = &self.checkpoints {
            checkpoints.ask();
        }
        Ok(())
    }

    async fn fold_some_on(
        &mut self,
        connection: &mut AnyConnection,
        lines: &[(RoomId, Line)],
        last: bool,
    ) -> Result<(), StoreError> {
        connection.execute(self.database.begin()).await?;
        let bind = |query: Prepared, (room, line): &(RoomId, Line)| {
            let version = line.version.cast_signed();
            query.bind(room.number()).bind(version).bind(line.at).bind(line.entry.clone())
        };
        self.statements.log.execute(connection, lines, bind).await?;
        if last {
            let (_, empty) = TAILS[1 - self.young];
            connection.execute(empty).await?;
        }
        connection.execute("COMMIT").await?;
        Ok(())
    }

    async fn keep_if(&mut self, good: bool, connection: AnyConnection) {
        if good {
            self.connection = Some(connection);
        } else {
            let _ = connection.close().await;
        }
    }
}

/// For what nobody waits for: the lines are safe in their tail, and reads find them there.
pub(super) fn warn(folded: Result<(), StoreError>) {
    if let Err(reason) = folded {
        tracing::error!(%reason, "could not put lines into the log");
    }
}
