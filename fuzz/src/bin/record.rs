#![no_main]
//! See [`fuzz::record`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::record(data));
