//! The rules of **keshi**: Marrakesh, by Stefan Feld.

mod colour;
mod components;

pub use colour::{Colour, NoColour, Resource, Sector};
pub use components::*;
