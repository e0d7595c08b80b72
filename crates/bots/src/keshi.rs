//! Who plays keshi.

use keshi::Keshi;

use crate::{Bot, Brains, Random};

impl Brains for Keshi {
    const BOTS: &'static [&'static str] = &["random"];

    fn hire(name: &str) -> Option<Box<dyn Bot<Keshi>>> {
        match name {
            "random" => Some(Box::new(Random)),
            _ => None,
        }
    }
}
