#![no_main]
//! See [`fuzz::keshi_position`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::keshi_position(data));
