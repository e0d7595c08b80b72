//! Looking ahead and back: what would come of something, and what has happened.

use protocol::lobby::Stage;
use protocol::problem::{Code, Problem};
use protocol::sight::{TableSight, Told};
use protocol::socket::{BranchOf, Past, Preview};
use table::{AnyMatch, Offer, Seat, Standing, Tree, Turn, Viewer};

use super::ask::{MOST_ACTIONS, refused};
use super::sight::visible_to;
use super::{Requester, Room};

/// The most outcomes that a preview follows.
const MOST_BRANCHES: usize = 12;
/// The most versions of one history: with the longest events some 300 kB.
const MOST_PAST: usize = 100;

impl Room {
    /// What would come of a seat's actions, up to the next decision or draw, or to where something hidden comes out; and
    /// if all know what can be drawn, what would come of each of that. What is seen then, and how all stand, is what the
    /// actions themselves bring, without what follows by itself.
    ///
    /// # Errors
    /// If the rules forbid them, or it cannot be told without giving away what others have chosen.
    pub fn preview(&self, seat: Seat, actions: &[String]) -> Result<Preview, Problem> {
        let not_now = |detail: &str| Problem::new(Code::NotNow, detail);
        let table = self.table.as_ref().filter(|_| self.status.stage == Stage::Playing);
        let table = table.ok_or_else(|| not_now("no game runs"))?;
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            return Err(Problem::new(Code::Malformed, format!("expected 1 to {MOST_ACTIONS} actions")));
        }
        let mut game = table.game.copy();
        let who = Viewer::Seat(seat);
        let (mut events, mut foreseeable) = (Vec::new(), true);
        let (mut view, mut figures, mut standing) = (None, None, game.standing());
        for action in actions {
            if !foreseeable {
                return Err(not_now("something hidden comes out before that"));
            }
            if matches!(game.turn(), Turn::Together { .. }) {
                return Err(not_now("nobody can say what comes of it before all have chosen"));
            }
            if action.contains(['|', '\n', '\r']) {
                return Err(Problem::new(Code::Malformed, "that is no action"));
            }
            let before = game.copy();
            let told;
            (told, _, foreseeable) = foresee(&mut *game, &format!("{seat} {action}"), who)?;
            events.extend(told);
            let own = before.foresee(seat, action).map_err(|reason| refused(&reason))?;
            (view, figures, standing) = if own.events.iter().any(|event| event.brings_out()) {
                (None, None, before.standing())
            } else {
                (Some(own.view), own.figures, own.standing)
            };
        }
        let branches = match game.offer().filter(|_| foreseeable && game.secret_draw().is_none()) {
            Some(Offer::Listed(odds)) if odds.len() <= MOST_BRANCHES => odds,
            _ => Vec::new(),
        };
        let branch = |outcome: &table::Weighed| {
            let (events, standing, _) = foresee(&mut *game.copy(), &format!("* {}", outcome.outcome), who)?;
            Ok(BranchOf { outcome: outcome.outcome.clone(), weight: outcome.weight, events, standing })
        };
        let branches = branches.iter().map(branch).collect::<Result<_, Problem>>()?;
        let turn = foreseeable.then(|| game.turn());
        // What is typed in is no limit to going back.
        let is_final = turn.is_none_or(|turn| turn == Turn::Chance && !self.made.settings.referee);
        Ok(Preview { events, view, figures, standing, turn, is_final, branches })
    }

    /// What is printed on the pieces, once the game has begun.
    #[must_use]
    pub fn pieces(&self) -> Option<Tree> {
        self.table.as_ref().and_then(|table| table.game.pieces())
    }

    /// With whose eyes a client looks back: its own; or, once the game is over and its record open to all, anybody's.
    #[must_use]
    pub fn eyes(&self, requester: Requester, seat: Option<Seat>) -> Viewer {
        let any = seat.filter(|seat| self.status.stage == Stage::Over && seat.index() < self.status.chairs.len());
        any.map_or_else(|| self.speaker(requester, seat).map_or(Viewer::Spectator, Viewer::Seat), Viewer::Seat)
    }

    /// How the game stood at a version, for a viewer; and the version that led there.
    ///
    /// # Errors
    /// If it had not begun.
    pub fn moment(&self, who: Viewer, at: u64) -> Result<(u64, TableSight), Problem> {
        let marks = self.table.as_ref().map_or(&[][..], |table| &table.marks);
        let mark = marks[..marks.partition_point(|mark| mark.version <= at)].last();
        let (Some(table), Some(mark)) = (&self.table, mark) else {
            return Err(Problem::new(Code::NotFound, "the game had not begun then"));
        };
        let mut game: Box<dyn AnyMatch> = table.game.copy();
        game.rewind(mark.steps);
        let sight = TableSight {
            turn: game.turn(),
            view: game.view(who),
            figures: game.figures(who),
            standing: game.standing(),
            prompt: who.seat().and_then(|seat| game.prompt(seat)),
            choices: Vec::new(),
            chosen: None,
            chance: None,
            undo: None,
        };
        Ok((mark.version, sight))
    }

    /// What has happened in the game since a version, as far as it still counts, for a viewer; and whether there is more.
    #[must_use]
    pub fn history(&self, who: Viewer, since: u64) -> (Vec<Past>, bool) {
        let Some(table) = &self.table else { return (Vec::new(), false) };
        let first = table.marks.partition_point(|mark| mark.version <= since);
        let before = |at: usize| at.checked_sub(1).map_or(0, |at| table.marks[at].steps);
        let steps: Vec<String> = table.game.record().steps.iter().map(ToString::to_string).collect();
        let mut game: Box<dyn AnyMatch> = table.game.copy();
        game.rewind(before(first));
        let past = |(at, mark): (usize, &super::Mark)| {
            let texts: Vec<&str> = steps[before(at)..mark.steps].iter().map(String::as_str).collect();
            let happened = game.take(&texts).unwrap_or_default();
            let (events, standing) = (visible_to(&happened, who), game.standing());
            Past { version: mark.version, at: mark.at, steps: mark.steps, events, standing }
        };
        let page = table.marks.iter().enumerate().skip(first).take(MOST_PAST).map(past).collect();
        (page, table.marks.len() - first > MOST_PAST)
    }
}

/// What somebody can foresee of a step, how all would stand, and whether that is all: what others keep secret nobody
/// foresees, so if such a thing comes out, all is told up to there, and how they stand before.
fn foresee(game: &mut dyn AnyMatch, step: &str, who: Viewer) -> Result<(Vec<Told>, Standing, bool), Problem> {
    let before = game.standing();
    let happened = game.take(&[step]).map_err(|(_, reason)| refused(&reason))?;
    match happened.iter().position(|event| event.brings_out()) {
        Some(at) => Ok((visible_to(&happened[..at], who), before, false)),
        None => Ok((visible_to(&happened, who), game.standing(), true)),
    }
}
