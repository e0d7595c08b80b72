#![no_main]
//! See [`fuzz::notation`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::notation(data));
