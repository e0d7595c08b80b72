#![no_main]
//! See [`fuzz::keshi_components`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::keshi_components(data));
