//! River tiles.
