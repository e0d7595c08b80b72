//! Scrolls 22 to 42.
