//! Which running games another version of this program can go on with.

use bots::AnyGame;
use table::ComponentSet;

use crate::store::{Store, StoreError, Unfinished};
use room::RoomId;
use room::{Line, LineKind};

/// The running games that cannot go on with these games: their rules or components are others. Each with its rooms.
///
/// # Errors
/// If the store cannot be read.
pub async fn misfits(store: &Store, games: &[AnyGame]) -> Result<Vec<(Unfinished, Vec<RoomId>)>, StoreError> {
    let mut misfits = Vec::new();
    for unfinished in store.unfinished_rules().await? {
        let known = games.iter().find(|game| game.kind.name == unfinished.game);
        let known = known.filter(|game| game.kind.plays_by(unfinished.rules));
        let played: Option<ComponentSet> = unfinished.components.parse().ok();
        let mut rooms = match (known, &played) {
            // Of older games nobody knows.
            (Some(_), None) => continue,
            (Some(game), Some(played)) if fits(game, None, played) => continue,
            _ => store.unfinished(&unfinished).await?,
        };
        if let (Some(game), Some(played)) = (known, &played) {
            // An owner may have replaced values there: each room has its own text.
            let mut lost = Vec::new();
            for room in rooms {
                let text = components(store, room).await?;
                if !fits(game, text, played) {
                    lost.push(room);
                }
            }
            rooms = lost;
        }
        if !rooms.is_empty() {
            misfits.push((unfinished, rooms));
        }
    }
    Ok(misfits)
}

/// Whether these are the components that a game has here, if this text replaces values of them.
fn fits(game: &AnyGame, text: Option<String>, played: &ComponentSet) -> bool {
    let here = game.kind.start(game.defaults(), text, None).ok().and_then(|game| game.components());
    here.is_some_and(|here| here.hash == played.hash)
}

/// The text that replaces values of the components in a room.
async fn components(store: &Store, room: RoomId) -> Result<Option<String>, StoreError> {
    let log = store.log(room, 0).await?;
    let first = log.first().and_then(|line| serde_json::from_str::<Line>(&line.entry).ok());
    Ok(match first.map(|line| line.what) {
        Some(LineKind::Made(made)) => made.components,
        _ => None,
    })
}
