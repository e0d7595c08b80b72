//! The tests of keshi, in one program: it links once.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

mod battery;
mod games;
mod invariants;
mod mutated;
mod perft;
mod position;
mod view;
mod walk;
