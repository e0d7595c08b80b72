//! What any game at this table is.
//!
//! [`Game`] is the centre: the rules of one table, apart from its state. Around it lie [`Seat`] and [`Turn`] (who acts),
//! [`chance`] (what nobody decides), [`Message`] (what is told, before it is put into words), [`Standing`] (who has how
//! many points, and where from), [`Match`] (a game being played) and [`Record`] (a game kept for good), [`AnyMatch`]
//! (any game, hosted without knowing which), and [`battery`] (what every game must stand).
//!
//! This crate knows the traits of a generator, and holds none.

mod advance;
pub mod battery;
pub mod chance;
mod components;
mod erased;
mod foresee;
mod game;
mod matches;
mod message;
mod options;
mod playout;
mod record;
mod seat;
mod standing;
mod turn;
mod unambiguous;

pub use advance::Advance;
pub use chance::Odds;
pub use components::{
    Amount, AmountRange, BadComponents, Component, ComponentFault, ComponentRange, ComponentValue, Components,
};
pub use erased::{AnyAdvance, AnyEvent, AnyForeseen, AnyMatch, Choice, Kind, Offer, Weighed};
pub use foresee::Foreseen;
pub use game::{
    Action, BadTerms, ComponentSet, Event, Game, Notation, Silent, Sink, Terms, Violation, Violations, whole_number,
};
pub use matches::{BadStep, Match};
pub use message::{Arg, Message, Prompt, Refusal, Shape};
pub use options::{OptionInfo, OptionNeed, OptionPlace, OptionRange, OptionValue};
pub use playout::{perft, playout};
pub use rand_core::Rng;
pub use record::{BadRecord, FairDice, Header, Record, Step, digest};
pub use seat::{MAX_SEATS, NoSeat, Seat, Seats, Viewer};
pub use standing::{MAX_SOURCES, Standing};
pub use tree::Tree;
pub use turn::Turn;
pub use unambiguous::Unambiguous;
