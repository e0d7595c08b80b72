//! The tests of keshi, in one program: it links once, which mutation testing does many times.

#![allow(clippy::unwrap_used, reason = "a test that panics has done its work")]

mod battery;
mod coverage;
mod editions;
mod every_tile;
mod expansions;
mod games;
mod invariants;
mod mutated;
mod oases;
mod options;
mod perft;
mod position;
mod referee;
mod refusals;
mod river_tiles;
mod round;
mod rulebook;
mod rulings;
mod scenario;
mod scorer;
mod scrolls;
mod sectors;
mod tastes;
mod tools;
mod view;
mod walk;
