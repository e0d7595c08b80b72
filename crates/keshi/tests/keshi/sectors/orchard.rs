//! The orchard.

use keshi::{Colour, Sector, Source};

use super::about_to;
use crate::tools::{gained, refused};

#[test]
fn sector_orchard_gives_a_date_for_each_picker() {
    let mut scenario = about_to("orchard", "green4");
    let before = *scenario.me();
    assert!(!before.has_vendor(Sector::Orchard));
    scenario.play("act:orchard");
    assert_eq!(gained(&scenario, &before), [0, before.count(Colour::Green).into(), 0, 0]);
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green));
    assert_eq!(scenario.me().assistants(Sector::Orchard), 0);
}

#[test]
fn sector_orchard_new_picker_gives_a_point() {
    let mut scenario = about_to("orchard", "green1");
    let before = *scenario.me();
    scenario.play("new:orchard");
    assert_eq!(gained(&scenario, &before), [1, 0, 0, 0]);
    assert_eq!(scenario.me().points_from(Source::Deployment), before.points_from(Source::Deployment) + 1);
    assert_eq!(scenario.me().count(Colour::Green), before.count(Colour::Green) + 1);
}

#[test]
fn sector_orchard_full_takes_no_new_keshi() {
    let mut scenario = about_to("orchard", "green8");
    assert_eq!(refused(&scenario, "new:orchard"), "sector-full");
    let before = *scenario.me();
    scenario.play("act:orchard");
    assert_eq!(gained(&scenario, &before)[1], 8);
}
