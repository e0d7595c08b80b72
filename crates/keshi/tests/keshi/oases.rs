//! Oases.
