#![no_main]
//! See [`fuzz::rugs_position`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::rugs_position(data));
