//! The rules of **rugs**: Marrakech, by Dominique Ehrhard.
//!
//! [`Rugs`] is one table's rules. A turn runs through `course.rs`: Assam is turned ([`Action::Face`]), the die is
//! thrown ([`Outcome::Slippers`]), he walks ([`Assam::walk`], round the mosaics), the player pays (`payment.rs`) and
//! lays a rug (`laying.rs`). `scoring.rs` counts the points, `check.rs` knows what cannot be, and `position.rs` writes
//! a whole position as one line:
//!
//! ```
//! use rugs::{Options, Rugs};
//! use table::Game;
//! let game = Rugs::with(Options::default())?;
//! assert_eq!(game.position(&game.start()), "7/7/7/7/7/7/7 d4s 1f 30b12,30r12,30y12,30g12");
//! # Ok::<(), table::BadTerms>(())
//! ```

mod action;
mod assam;
mod check;
mod colour;
mod course;
mod direction;
mod event;
mod game;
mod history;
mod laying;
mod market;
mod options;
mod outcome;
mod payment;
mod position;
mod scoring;
mod square;
mod state;
mod view;

pub use action::{Action, NoAction};
pub use assam::{Assam, Path};
pub use colour::Colour;
pub use direction::{Direction, NoDirection};
pub use event::Event;
pub use game::Rugs;
pub use market::{BadMarket, Half, Market, Place};
pub use options::Options;
pub use outcome::{NoOutcome, Outcome, Slippers};
pub use payment::Debt;
pub use square::{NoSquare, SIDE, Square};
pub use state::{Merchant, Phase, State};
pub use view::View;
