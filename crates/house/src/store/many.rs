//! One statement for many rows.

use std::fmt::Write as _;
use std::sync::Arc;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe};

/// How many rows a statement can take. Few sizes, so that the database meets the same statements again and has them ready.
const SIZES: [usize; 4] = [64, 16, 4, 1];

/// A statement with values bound to it.
pub(super) type Prepared = Query<'static, Any, AnyArguments>;

/// A statement with `VALUES ($1, $2), ($3, $4), ...` in it, in a few sizes.
#[derive(Debug)]
pub(super) struct Many {
    texts: [Arc<str>; SIZES.len()],
}

impl Many {
    pub(super) fn new(before: &str, columns: usize, after: &str) -> Many {
        let texts = SIZES.map(|size| {
            let mut text = format!("{before} VALUES ");
            for row in 0..size {
                text.push_str(if row == 0 { "(" } else { ", (" });
                for column in 1..=columns {
                    let comma = if column == 1 { "" } else { ", " };
                    let _ = write!(text, "{comma}${}", row * columns + column);
                }
                text.push(')');
            }
            Arc::from(text + after)
        });
        Many { texts }
    }

    /// The statements for these rows, each with its values bound.
    fn statements<'a, R>(
        &'a self,
        rows: &'a [R],
        bind: impl Fn(Prepared, &R) -> Prepared + 'a,
    ) -> impl Iterator<Item = Prepared> + 'a {
        let mut rest = rows;
        std::iter::from_fn(move || {
            let (which, size) = SIZES.into_iter().enumerate().find(|&(_, size)| size <= rest.len())?;
            let (now, later) = rest.split_at(size);
            rest = later;
            Some(now.iter().fold(sqlx::query(AssertSqlSafe(self.texts[which].clone())), &bind))
        })
    }

    /// Executes it for all rows.
    pub(super) async fn execute<R: Sync>(
        &self,
        connection: &mut AnyConnection,
        rows: &[R],
        bind: impl Fn(Prepared, &R) -> Prepared + Send,
    ) -> Result<(), sqlx::Error> {
        for statement in self.statements(rows, bind) {
            statement.execute(&mut *connection).await?;
        }
        Ok(())
    }

    /// Executes it for all rows, and returns what it finds.
    pub(super) async fn fetch<R: Sync>(
        &self,
        connection: &mut AnyConnection,
        rows: &[R],
        bind: impl Fn(Prepared, &R) -> Prepared + Send,
    ) -> Result<Vec<AnyRow>, sqlx::Error> {
        let mut found = Vec::new();
        for statement in self.statements(rows, bind) {
            found.extend(statement.fetch_all(&mut *connection).await?);
        }
        Ok(found)
    }
}
