#![no_main]
//! See [`fuzz::messages`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::messages(data));
