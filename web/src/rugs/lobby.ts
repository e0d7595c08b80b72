/** What rugs adds to a table before its game. */

export { default as Defs } from "./Defs.svelte";
export { default as SeatSign } from "./SeatSign.svelte";
