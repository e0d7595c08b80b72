//! The tests of rugs, in one program: it links once, which mutation testing does seven hundred times.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

mod against_reference;
mod battery;
mod games;
mod perft;
mod playthroughs;
mod position;
mod reference;
mod rulebook;
mod rulings;
mod steps;
mod view;
