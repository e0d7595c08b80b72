//! A finished game that this program cannot play: its record is handed out as it was kept.

use bots::AnyGame;
use table::Record;

use super::Room;
use crate::RoomId;
use crate::line::{Line, What};

impl Room {
    /// The room that a log makes before its game begins, which knows all secrets; and the record of that game, if it was
    /// kept.
    pub(crate) fn kept(id: RoomId, games: &[AnyGame], lines: Vec<(i64, Line)>) -> Option<(Room, Record)> {
        let ended = lines.iter().rev().find_map(|(_, line)| line.ended.clone());
        let mut lines = lines.into_iter();
        let Some((at, Line { what: What::Made(made), .. })) = lines.next() else { return None };
        let record = ended.or_else(|| made.record.clone())?.parse().ok()?;
        let game = games.iter().find(|game| game.kind.name == made.game)?;
        let mut room = Room::make(id, *game, *made, at);
        for (at, line) in lines.take_while(|(_, line)| !matches!(line.what, What::Began { .. })) {
            room.note(&line, at).ok()?;
        }
        Some((room, record))
    }
}
