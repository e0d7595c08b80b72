//! **Keshi**: Marrakesh, by Stefan Feld. Being built: what is printed on the pieces of the box ([`Components`]), and the
//! cube tower ([`Throw`]). The rules that use them are still to come.

mod colour;
mod components;
mod tower;

pub use colour::{Colour, NoColour, Resource, Sector};
pub use components::*;
pub use tower::{Keshis, NoKeshis, Throw};
