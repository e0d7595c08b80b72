#![no_main]
//! See [`fuzz::keshi_listed_is_accepted`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::keshi_listed_is_accepted(data));
