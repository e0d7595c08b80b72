//! How lines get from the tails, where they are written quickly, into the log, where they stay.

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

use super::super::many::Prepared;
use super::super::tail::Folded;
use super::super::{Line, StoreError};
use super::Writer;
use room::RoomId;

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
                "INSERT INTO log (room, version, at, time, entry)
                SELECT room, version, at, time, entry FROM {tail} WHERE true ORDER BY room, version ON CONFLICT DO NOTHING"
            );
            connection.execute(AssertSqlSafe(move_lines)).await?;
            connection.execute(empty).await?;
        }
        connection.execute("COMMIT").await?;
        self.tail.clear();
        Ok(())
    }

    /// The lines that are moved into the log together with the next writes. When the young tail is full, it becomes the
    /// old one.
    pub(super) fn next_fold(&mut self, count: usize) -> Option<Folded> {
        if self.tail.turn() {
            self.young = 1 - self.young;
        }
        self.tail.some_old(count)
    }

    /// Moves lines of the old tail into the log, within a transaction.
    pub(super) async fn fold_some(
        &mut self,
        connection: &mut AnyConnection,
        folded: &Folded,
    ) -> Result<(), StoreError> {
        let bind = |query: Prepared, (room, line): &(RoomId, Line)| {
            let version = line.version.cast_signed();
            query.bind(room.number()).bind(version).bind(line.at).bind(line.time).bind(line.entry.clone())
        };
        self.statements.log.execute(connection, &folded.lines, bind).await?;
        if folded.last {
            let (_, empty) = TAILS[1 - self.young];
            connection.execute(empty).await?;
        }
        Ok(())
    }

    /// Folds when nobody waits for it: the lines are safe in their tail, and reads find them there.
    pub(super) async fn fold_unasked(&mut self) {
        if let Err(reason) = self.fold().await {
            tracing::error!(reason = %self.database.at_fault(reason), "could not put lines into the log");
        }
    }

    async fn keep_if(&mut self, good: bool, connection: AnyConnection) {
        if good {
            self.connection = Some(connection);
        } else {
            let _ = connection.close().await;
        }
    }
}
