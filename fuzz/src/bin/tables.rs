#![no_main]
//! See [`fuzz::tables`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::tables(data));
