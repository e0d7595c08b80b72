//! The components as any game tells them: what an editor needs to show every value and to offer others.

use table::{Amount, AmountRange, Component, ComponentRange, ComponentValue};

use super::schema::{self, GOODS, Kind};
use super::value::{Thing, Value};
use super::{Inventory, Listed};

impl Inventory {
    /// The whole set.
    #[must_use]
    pub fn told(&self) -> table::Components {
        let table::ComponentSet { name, hash } = self.components().set();
        let values = self.values().iter().zip(schema::fields());
        let values = values.map(|(listed, field)| told(listed, field.kind)).collect();
        table::Components { name, hash, values }
    }
}

fn told(listed: &Listed, kind: Kind) -> Component {
    let Listed { file, path, value, provenance, reference } = listed;
    Component {
        file: (*file).to_owned(),
        path: (*path).to_owned(),
        value: match value {
            Value::Number(number) => ComponentValue::Number(*number),
            Value::Name(name) => ComponentValue::Name((*name).to_owned()),
            Value::Things(things) => {
                let amount = |&(thing, amount): &(Thing, u8)| Amount { thing: name(thing), amount };
                ComponentValue::Things(things.kinds().iter().map(amount).collect())
            }
        },
        can_be: range(kind),
        provenance: provenance.name().to_owned(),
        confirmed: provenance.is_confirmed(),
        reference: reference.clone(),
    }
}

fn range(kind: Kind) -> ComponentRange {
    match kind {
        Kind::Number(least, most) => ComponentRange::Number { least, most },
        Kind::Name(names) => ComponentRange::Name { names: names.iter().map(|&name| name.to_owned()).collect() },
        Kind::Bonus(of) => things(of, 1, 1),
        Kind::Pair(of) => things(of, 2, 2),
        Kind::Things(of) => things(of, of.len() as u8, u8::MAX),
        Kind::TwoGoods => things(GOODS, 2, 2),
    }
}

/// What one of it is called, so that any amount of it can be written down: `2 keshi of one colour`.
fn name(thing: Thing) -> String {
    match thing {
        Thing::OneColour => "keshi of one colour",
        other => other.name(),
    }
    .to_owned()
}

/// Things of so many kinds, and so many at most of those that only come one by one.
fn things(of: &[Thing], kinds: u8, most_single: u8) -> ComponentRange {
    let range = |&thing: &Thing| {
        let (least, most) = thing.range();
        let most = if thing.comes_in_heaps() { most } else { most.min(most_single) };
        AmountRange { thing: name(thing), least, most }
    };
    ComponentRange::Things { of: of.iter().map(range).collect(), kinds }
}
