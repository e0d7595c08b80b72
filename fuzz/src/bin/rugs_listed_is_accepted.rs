#![no_main]
//! See [`fuzz::rugs_listed_is_accepted`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::rugs_listed_is_accepted(data));
