//! The messages between server and clients, as types. TypeScript is generated from here.
